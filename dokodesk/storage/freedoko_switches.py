"""The switches of FreeDoko's rule files: its own defaults, and which options they speak about."""

from __future__ import annotations

from typing import Final, NamedTuple

__all__ = [
    "CONDITIONS",
    "DEADLINES",
    "OLD_SWITCHES",
    "SOLOS",
    "SWITCHES",
    "THIRTY",
    "TRIGGERS",
    "Switch",
]


class Switch(NamedTuple):
    """A switch; without options it is an aid of that program, not a rule."""

    default: bool | int | str
    options: tuple[str, ...] = ()


SOLOS: Final = {
    "solo color": ("suit_clubs", "suit_spades", "suit_hearts", "suit_diamonds"),
    "solo queen": ("queens",),
    "solo jack": ("jacks",),
    "solo meatless": ("aces",),
    "solo king": ("kings",),
    "solo queen jack": ("queens_jacks",),
    "solo king queen": ("kings_queens",),
    "solo king jack": ("kings_jacks",),
    "solo koehler": ("koehler",),
}
CONDITIONS: Final = {
    "marriage first foreign": ("any",),
    "marriage first color": ("plain",),
    "marriage first trump": ("trump",),
    "marriage first single color": ("clubs", "spades", "hearts"),
}
TRIGGERS: Final = {
    "bock after 120-120": "tie_120",
    "bock after heart trick": "heart_trick",
    "bock after lost solo": "lost_solo",
    "bock after lost re/contra": "lost_re_kontra",
    "bock after black game": "black_game",
}
THIRTY: Final = "announcement first trick thirty points"
DEADLINES: Final = (
    "announcement no 120",
    "announcement no 90",
    "announcement no 60",
    "announcement no 30",
    "announcement no 0",
)

SWITCHES: Final[dict[str, Switch]] = {
    "number of rounds limited": Switch(True, ("match_end",)),
    "number of rounds": Switch(20, ("match_deals",)),
    "points limited": Switch(False, ("match_end",)),
    "points": Switch(40, ("match_points",)),
    "number of duty soli": Switch(0, ("compulsory_solos", "match_deals")),
    "number of duty color soli": Switch(0, ("compulsory_solo_mix",)),
    "number of duty picture soli": Switch(0, ("compulsory_solo_mix",)),
    "offer duty solo": Switch(True, ("compulsory_offer",)),
    "lustsolo player leads": Switch(True, ("solo_leader", "solo_same_dealer")),
    "solo always counts triple": Switch(False, ("solo_triple_when_lost",)),
    "number of players": Switch(4, ("table_size",)),
    "number of players in game": Switch(4),
    "show if valid": Switch(True),
    "show all hands": Switch(True),
    "show tricks number": Switch(12, ("visible_tricks",)),
    "show tricks in trickpiles": Switch(True),
    "show trickpiles points": Switch(True),
    "show known teams in game": Switch(True),
    "show soloplayer in game": Switch(True),
    "card hint": Switch(True),
    "take back tricks": Switch(False),
    "mutate": Switch(False),
    "with nines": Switch(True, ("deck",)),
    "bock": Switch(True, ("bock",)),
    "bock multiplier": Switch(2, ("bock_multiplier",)),
    "append bock": Switch(False, ("bock_stack",)),
    **{name: Switch(name == "bock after 120-120", ("bock_triggers",)) for name in TRIGGERS},
    "throw with nines": Switch(True, ("redeal_nines",)),
    "min number of throwing nines": Switch(5, ("redeal_nines",)),
    "throw with kings": Switch(False, ("redeal_kings",)),
    "min number of throwing kings": Switch(5, ("redeal_kings",)),
    "throw with nines and kings": Switch(False, ("redeal_nines_kings",)),
    "min number of throwing nines and kings": Switch(7, ("redeal_nines_kings",)),
    "throw with richness": Switch(False, ("redeal_points_high",)),
    "min richness for throwing": Switch(70, ("redeal_points_high",)),
    "throw with one trump": Switch(False, ("poverty_one_trump_redeal",)),
    "throw when fox highest trump": Switch(False, ("redeal_fox_highest",)),
    "throwing before solo": Switch(False, ("redeal_before_solo",)),
    "poverty": Switch(True, ("poverty",)),
    "poverty shift": Switch(True, ("poverty",)),
    "poverty shift only trump": Switch(False, ("poverty_pass",)),
    "poverty fox do not count": Switch(False, ("poverty_fox_count",)),
    "poverty fox shift extra": Switch(False, ("poverty_fox_extra",)),
    "poverty fox shift open": Switch(False, ("poverty_fox_open",)),
    "marriage determination": Switch(12, ("wedding_limit",)),
    **{name: Switch(True, ("wedding_conditions",)) for name in CONDITIONS},
    "marriage first one decides": Switch(False, ("wedding_first_match_decides",)),
    "marriage before poverty": Switch(False, ("reservation_priority",)),
    "genscher": Switch(False, ("genscher",)),
    "solo": Switch(True, ("solo_types",)),
    **{name: Switch(True, ("solo_types",)) for name in SOLOS},
    "dollen": Switch(True, ("h10_trump",)),
    "dollen second over first": Switch(True, ("dulle_rule",)),
    "dollen contrary in last trick": Switch(False, ("dulle_rule",)),
    "dollen first over second with swines": Switch(False, ("dulle_first_with_pigs",)),
    "swines": Switch(True, ("pigs",)),
    "swines announcement begin": Switch(True, ("pigs",)),
    "swine only second": Switch(False, ("pigs",)),
    "swines in solo": Switch(True, ("pigs_in_solos",)),
    "swines in poverty": Switch(True, ("pigs_in_poverty",)),
    "hyperswines": Switch(False, ("super_pigs",)),
    "hyperswines in solo": Switch(True, ("super_pigs_in_solos",)),
    "hyperswines in poverty": Switch(True, ("super_pigs_in_poverty",)),
    "hyperswines announcement begin": Switch(True, ("super_pigs_timing",)),
    "swines and hyperswines joint": Switch(False, ("super_pigs_same_hand",)),
    "extrapoint catch fox": Switch(True, ("fox_caught",)),
    "extrapoint catch fox last trick": Switch(False, ("fox_caught_last",)),
    "extrapoint fox last trick": Switch(True, ("fox_wins_last",)),
    "extrapoint double fox last trick": Switch(False, ("fox_wins_last_double",)),
    "extrapoint dolle jabs dolle": Switch(False, ("dulle_caught",)),
    "extrapoint heart trick": Switch(False, ("heart_trick",)),
    "extrapoint charlie": Switch(True, ("charlie_wins_last",)),
    "extrapoint catch charlie": Switch(True, ("charlie_caught",)),
    "extrapoint double charlie": Switch(False, ("charlie_wins_double",)),
    "extrapoint catch double charlie": Switch(False, ("charlie_caught_double",)),
    "extrapoint catch charlie only with diamond queen": Switch(False, ("charlie_caught",)),
    THIRTY: Switch(True, ("forced_announce",)),
    f"{THIRTY} only first": Switch(False, ("forced_announce_raise",)),
    f"{THIRTY} only re/contra": Switch(True, ("forced_announce_raise",)),
    f"{THIRTY} in marriage": Switch(True, ("forced_announce_in_wedding",)),
    "announcement re/contra doubles": Switch(True, ("re_kontra_effect",)),
    "announcement contra doubles against re": Switch(False, ("double_scope",)),
    "knocking": Switch(False, ("anonymous_announce",)),
    **{
        name: Switch(cards, ("announce_latest",))
        for name, cards in zip(DEADLINES, (11, 9, 6, 3, 3), strict=True)
    },
    "last announcement": Switch(3, ("announce_min_left",)),
    "announcement till full trick": Switch(False, ("announce_open_trick_counts",)),
    "announcement reply": Switch(True, ("reply_extra_cards",)),
    "announcement strict limit": Switch(False, ("re_kontra_binding",)),
    "counting": Switch("plus", ("score_mode",)),
}

#: Switches of older versions: today's switch, and the number that came with the old one.
OLD_SWITCHES: Final = {
    "throw with five nines": ("throw with nines", "min number of throwing nines", 5),
    "throw with six kings": ("throw with kings", "min number of throwing kings", 6),
}
