"""Examples that can be computed: tricks, hands and results, by the option they explain."""

from __future__ import annotations

from typing import Final

from dokodesk.engine.parties import Party
from dokodesk.engine.scoring import Line
from dokodesk.model.rule_examples import (
    Example,
    HandExample,
    ScoreExample,
    TrickExample,
    played,
)

__all__ = ["CARD_EXAMPLES"]

_SECOND: Final = {"dulle_rule": "second"}
_PIGS: Final = {"pigs": "on_first_play"}
_TEN: Final = {**_PIGS, "super_pigs": "ten"}
_DOUBLE: Final = {"re_kontra_effect": "double"}
_CLUBS: Final = "suit_clubs"
_FOX: Final = Line("fox", Party.KONTRA, 1)
_THREE: Final = (_FOX, _FOX, Line("charlie", Party.KONTRA, 1))
_DOPPELKOPF: Final = Line("doppelkopf", Party.RE, 1)

_HANDS: Final[dict[str, Example]] = {
    "wedding": HandExample(cards="CQ CQ H10 DJ DA DK CA C10 SA S9 HK H9"),
    "poverty": HandExample(cards="DQ D9 DK CA CA C10 CK SA SK S9 HA HK"),
    "poverty_max_trumps": HandExample(
        cards="DQ D9 DK CA CA C10 CK SA SK S9 HA HK", values=(2, 3, 4)
    ),
    "poverty_fox_count": HandExample(cards="DQ D9 DK DA CA C10 CK SA SK S9 HA HK"),
    "poverty_one_trump_redeal": HandExample(
        cards="D9 CA CA C10 CK C9 SA SK S9 HA HK H9", rules={"poverty": "off"}
    ),
    "redeal_nines": HandExample(
        cards="C9 C9 S9 H9 D9 H10 CQ DJ DA CA SK HA", values=(0, 5, 6), rules={"poverty": "off"}
    ),
    "redeal_kings": HandExample(
        cards="CK CK SK HK DK H10 CQ DJ DA CA S9 HA", values=(0, 5, 6), rules={"poverty": "off"}
    ),
    "redeal_nines_kings": HandExample(
        cards="CK SK HK DK C9 S9 H9 H10 CQ DJ DA CA", values=(0, 7, 8), rules={"poverty": "off"}
    ),
    "redeal_points_high": HandExample(
        cards="DA DA D10 CA CA C10 SA S10 HA H10 CQ CJ", values=(0, 80), rules={"poverty": "off"}
    ),
    "redeal_points_low": HandExample(
        cards="CQ SJ DJ HJ D9 C9 CK S9 SK H9 HK DQ", values=(0, 35), rules={"poverty": "off"}
    ),
    "redeal_trumps_max": HandExample(
        cards="DJ D9 CA CA C10 CK SA SK S9 HA HK H9", values=(-1, 1, 2), rules={"poverty": "off"}
    ),
    "redeal_fox_highest": HandExample(
        cards="DA D10 DK D9 CA C10 CK SA SK S9 HA HK", rules={"poverty": "off"}
    ),
    "redeal_top_trump_max": HandExample(
        cards="DJ DA D10 DK D9 CA C10 CK SA S9 HA HK", rules={"poverty": "off"}
    ),
}

_TRICKS: Final[dict[str, tuple[Example, ...]]] = {
    "h10_trump": (TrickExample(cards="HA H10 HK H9"),),
    "dulle_rule": (
        TrickExample(cards="H10 DJ H10 DK"),
        TrickExample(cards="H10 DJ H10 DK", last=True),
    ),
    "dulle_first_with_pigs": (
        TrickExample(cards="H10 D9 H10 DQ", rules={**_PIGS, **_SECOND}, declared=1),
    ),
    "dulle_rule_in_solos": (TrickExample(cards="H10 C9 H10 CA", rules=_SECOND, contract=_CLUBS),),
    "h10_in_suit_solos": (TrickExample(cards="HA H10 HK H9", contract=_CLUBS),),
    "pigs": (TrickExample(cards="H10 DA DJ CQ", declared=1),),
    "pigs_second_scope": (
        TrickExample(
            cards="DA DJ CQ DK",
            rules={"pigs": "second_after_first_safe"},
            re=(0, 2),
            with_sentences=True,
        ),
    ),
    "pigs_in_solos": (
        TrickExample(cards="H10 CA CQ DA", rules=_PIGS, contract=_CLUBS, declared=1),
    ),
    "pigs_in_poverty": (
        TrickExample(
            cards="H10 DA DJ CQ", rules=_PIGS, contract="poverty", declared=1, with_sentences=True
        ),
    ),
    "super_pigs": (TrickExample(cards="DA D9 D10 DK", rules=_PIGS, declared=2),),
    "hyper_pigs": (TrickExample(cards="DA D10 DK CQ", rules=_TEN, declared=3),),
    "super_pigs_timing": (
        TrickExample(
            cards="DA D10 DK CQ",
            rules={**_TEN, "pigs": "start"},
            declared=2,
            with_sentences=True,
        ),
    ),
    "super_pigs_same_hand": (
        TrickExample(cards="D10 DA H10 CQ", rules=_TEN, declared=2, with_sentences=True),
    ),
    "super_pigs_in_solos": (
        TrickExample(
            cards="CA C10 H10 CQ",
            rules={**_TEN, "pigs_in_solos": "trump_ace"},
            contract=_CLUBS,
            declared=2,
        ),
    ),
    "super_pigs_in_poverty": (
        TrickExample(
            cards="DA D10 H10 CQ",
            rules={**_TEN, "pigs_in_poverty": "after_exchange"},
            contract="poverty",
            declared=2,
        ),
    ),
    "exotic_cards": (TrickExample(cards="DQ SJ CQ DA", values=([], ["heidmann"])),),
    "solo_types": (
        TrickExample(
            cards="HA HQ H10 HJ",
            contracts=("suit_hearts", "queens", "jacks", "aces", "kings", "pure_hearts"),
        ),
    ),
    "extras_in_solos": (TrickExample(cards="DA D10 H10 CA", contract="suit_diamonds", re=(2,)),),
    "fox_caught": (TrickExample(cards="DJ DA CQ D9", values=(0, 1), re=(0, 2)),),
    "fox_caught_last": (TrickExample(cards="DJ DA CQ D9", values=(0, 1), re=(0, 2), last=True),),
    "fox_wins_last": (TrickExample(cards="DA DK D9 D10", values=(0, 1), re=(0, 2), last=True),),
    "fox_wins_last_double": (
        TrickExample(cards="DA DK DA D10", rules={"fox_wins_last": 1}, re=(0, 2), last=True),
    ),
    "charlie_wins_last": (TrickExample(cards="CJ DK DA D10", values=(0, 1), re=(0, 2), last=True),),
    "charlie_caught": (
        TrickExample(cards="CJ DQ DK D9", re=(0, 2), last=True),
        TrickExample(cards="CJ CQ DK D9", re=(0, 2), last=True),
    ),
    "charlie_caught_double": (TrickExample(cards="CJ DQ CJ D9", re=(0, 2), last=True),),
    "charlie_wins_double": (TrickExample(cards="CJ DK CJ D9", re=(0, 2), last=True),),
    "doppelkopf_min": (TrickExample(cards="CA C10 DA C10", values=(0, 40), re=(0, 2)),),
    "dulle_caught": (TrickExample(cards="H10 H10 DJ DK", rules=_SECOND, re=(0, 2)),),
    "heart_trick": (TrickExample(cards="HA HK HK HA", rules={"deck": "40"}, re=(0, 2)),),
    "exotic_extras": (
        TrickExample(cards="SK CA SQ DJ", values=([], ["klabautermann"]), re=(0, 1)),
        TrickExample(cards="CQ DQ HQ SQ", values=([], ["kaffeekranz"]), re=(0, 1)),
        TrickExample(
            cards="CJ DQ DK D9",
            values=([], ["agathe"]),
            rules={"charlie_caught": "off"},
            re=(0, 2),
            last=True,
        ),
        TrickExample(cards="C9 CK D9 C9", values=([], ["fischauge"]), re=(0, 1)),
        TrickExample(cards="D9 DA DK C9", values=([], ["gans"]), re=(0, 2)),
        TrickExample(cards="C9 C9 S9 H9", values=([], ["koppeldopf"]), re=(0, 2)),
    ),
}

_SCORES: Final[dict[str, Example]] = {
    "solo_multiplier": ScoreExample(
        played=played(140, contract=_CLUBS, lone=True),
        values=(1, 2, 3),
        rules={"score_mode": "plus"},
    ),
    "solo_triple_when_lost": ScoreExample(
        played=played(100, contract=_CLUBS, lone=True), rules={"score_mode": "plus"}
    ),
    "solo_bonus": ScoreExample(
        played=played(140, contract=_CLUBS, lone=True), values=("none", "double")
    ),
    "against_old_in_solos": ScoreExample(played=played(100, contract=_CLUBS, lone=True)),
    "silent_wedding_scoring": ScoreExample(
        played=played(100, contract="silent_wedding", lone=True),
        rules={"against_old_in_solos": "never"},
    ),
    "against_old_in_poverty": ScoreExample(played=played(100, contract="poverty")),
    "re_kontra_effect": ScoreExample(played=played(55, 3, "kontra:kontra")),
    "double_scope": ScoreExample(
        played=played(80, 4, "kontra:kontra", extras=(_FOX,)), rules=_DOUBLE
    ),
    "level_call_value": ScoreExample(played=played(160, 8, "re:re re:no90"), values=(0, 1, 2)),
    "re_kontra_binding": ScoreExample(played=played(120, 6, "kontra:kontra re:re")),
    "kontra_alone_121": ScoreExample(played=played(120, 6, "kontra:kontra")),
    "failed_level_effect": ScoreExample(played=played(140, 7, "re:re re:no90")),
    "both_failed": ScoreExample(played=played(120, 6, "re:re re:no90 kontra:kontra kontra:no90")),
    "no_winner_scoring": ScoreExample(
        played=played(115, 6, "re:re re:no90 kontra:kontra kontra:no90", extras=(_FOX,))
    ),
    "cowardice": ScoreExample(played=played(200, 10), values=(0, 3)),
    "base_win": ScoreExample(played=played(140), values=(1, 2)),
    "against_old": ScoreExample(played=played(100), values=(0, 1)),
    "level_points": ScoreExample(played=played(215, 10), values=([1, 1, 1, 1], [0, 0, 0, 4])),
    "schwarz_test": ScoreExample(played=played(240, 11)),
    "tie_120": ScoreExample(played=played(120)),
    "tie_120_value": ScoreExample(played=played(120)),
    "loser_flip": ScoreExample(played=played(130, 6, extras=_THREE)),
    "score_mode": ScoreExample(played=played(140, 7, "re:re")),
    "bock_scope": ScoreExample(
        played=played(140, 7, "re:re", extras=(_DOPPELKOPF,), bock=2), rules={"bock": True}
    ),
}

#: By the option they explain.
CARD_EXAMPLES: Final[dict[str, tuple[Example, ...]]] = {
    **{key: (example,) for key, example in _HANDS.items()},
    **_TRICKS,
    "failed_level_scoring": (
        ScoreExample(played=played(145, 7, "re:re re:no90 re:no60")),
        ScoreExample(played=played(165, 9, "re:re re:no90 re:no60")),
    ),
    **{key: (example,) for key, example in _SCORES.items()},
}
