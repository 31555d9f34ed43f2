"""Every rule option: the typed value object ``Rules`` and the declarations ``OPTIONS`` (rules 3).

``Rules`` is what the engine reads; its defaults are the preset ``pagat_standard``. What values an
option may take, its texts and what it depends on is declared once, in the ``option_texts`` modules.
A test holds both against each other, field by field.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from dokodesk.engine import option_texts
from dokodesk.engine.option_model import Group, Option


class SoloMix(msgspec.Struct, frozen=True):
    """Least numbers of suit and picture solos among the compulsory ones."""

    suit: int = 0
    picture: int = 0


class Rules(msgspec.Struct, frozen=True):
    """The value of every option; the defaults are ``pagat_standard``.

    New options are appended at the end: rule codes count on the order of the fields.
    """

    deck: Literal["48", "40"] = "48"
    table_size: int = 4
    deal_packet: Literal["threes", "any"] = "any"
    deal_cut: bool = False
    direction: Literal["cw", "ccw"] = "cw"
    redeal_dealer: Literal["same", "next"] = "same"
    h10_trump: bool = True
    dulle_rule: Literal["first", "second", "second_except_last", "first_except_last"] = "first"
    dulle_first_with_pigs: bool = False
    dulle_rule_in_solos: bool = True
    h10_in_suit_solos: bool = True
    pigs: Literal["off", "start", "on_first_play", "second_after_first_safe"] = "off"
    pigs_second_scope: Literal["own_trick", "own_party"] = "own_party"
    pigs_in_solos: Literal["off", "trump_ace", "diamond_ace"] = "off"
    pigs_in_poverty: Literal["off", "before_exchange", "after_exchange"] = "off"
    super_pigs: Literal["off", "nine", "ten", "king"] = "off"
    hyper_pigs: Literal["off", "king"] = "off"
    super_pigs_timing: Literal["start", "on_first_play"] = "on_first_play"
    super_pigs_same_hand: bool = False
    super_pigs_in_solos: bool = False
    super_pigs_in_poverty: bool = False
    genscher: Literal["off", "diamond_kings", "diamond_kings_last_two", "heart_queens"] = "off"
    genscher_calls: Literal["void_levels", "void_all", "keep_all"] = "void_levels"
    exotic_cards: frozenset[str] = frozenset()
    reservation_protocol: Literal["two_step", "direct"] = "two_step"
    reservation_priority: tuple[str, ...] = ("solo", "redeal", "poverty", "wedding")
    solo_auction: Literal["off", "announcement_levels"] = "off"
    solo_ranking: tuple[str, ...] = ()
    solo_types: frozenset[str] = frozenset(
        ("suit_clubs", "suit_spades", "suit_hearts", "suit_diamonds", "queens", "jacks", "aces")
    )
    solo_leader: Literal["forehand", "soloist", "compulsory_soloist"] = "forehand"
    solo_same_dealer: Literal["none", "compulsory", "all"] = "none"
    compulsory_solos: int = 0
    compulsory_solo_mix: SoloMix = SoloMix()
    compulsory_enforcement: Literal["none", "forced_when_due", "extra_deal"] = "none"
    compulsory_offer: bool = False
    compulsory_first: bool = False
    silent_counts_compulsory: bool = False
    solo_multiplier: int = 3
    solo_triple_when_lost: bool = False
    solo_bonus: Literal["none", "double", "implicit_re"] = "none"
    extras_in_solos: Literal["none", "doppelkopf", "all"] = "none"
    against_old_in_solos: Literal["never", "silent_wedding", "always"] = "always"
    solo_claim: bool = False
    wedding: bool = True
    wedding_conditions: frozenset[str] = frozenset(("any",))
    wedding_limit: int = 3
    wedding_first_match_decides: bool = False
    wedding_shift: Literal["none", "n_minus_1", "n"] = "n"
    wedding_failed_extras: Literal["none", "before_clarification"] = "none"
    silent_wedding: Literal["allowed", "must_declare"] = "allowed"
    silent_wedding_scoring: Literal["solo", "normal"] = "solo"
    poverty: Literal["off", "redeal", "exchange"] = "exchange"
    poverty_max_trumps: int = 3
    poverty_fox_count: Literal["count_all", "ignore_foxes", "ignore_single_fox"] = "count_all"
    poverty_pass: Literal["three_cards", "only_trumps"] = "three_cards"
    poverty_fox_extra: bool = False
    poverty_fox_open: bool = False
    poverty_return_tell: Literal["nothing", "yes_no", "count"] = "nothing"
    poverty_refused: Literal["redeal", "last_must_take", "black_sow"] = "redeal"
    poverty_leader: Literal["forehand", "left_of_taker"] = "forehand"
    poverty_two_poor: Literal["first_in_order", "redeal"] = "first_in_order"
    poverty_one_trump_redeal: bool = False
    against_old_in_poverty: bool = True
    redeal_nines: int = 0
    redeal_kings: int = 0
    redeal_nines_kings: int = 0
    redeal_points_high: int = 0
    redeal_points_low: int = 0
    redeal_trumps_max: int = -1
    redeal_fox_highest: bool = False
    redeal_top_trump_max: Literal["off", "diamond_jack"] = "off"
    redeal_before_solo: bool = False
    announcements: Literal["standard", "chilean", "off"] = "standard"
    announce_latest: tuple[int, ...] = (1, 2, 3, 4, 5)
    announce_skip: Literal["explicit", "implicit"] = "explicit"
    reply_extra_cards: int = 1
    late_reply_allows_levels: bool = True
    announce_off_turn: bool = True
    anonymous_announce: bool = False
    announce_open_trick_counts: bool = False
    announce_min_left: int = 0
    announce_scheme: Literal["own_cards", "table_cards", "extending"] = "own_cards"
    forced_announce: bool = False
    forced_announce_points: int = 30
    forced_announce_compare: Literal["ge", "gt"] = "ge"
    forced_announce_window: int = 1
    forced_announce_measure: Literal["single_trick", "cumulative"] = "single_trick"
    forced_announce_once: bool = False
    forced_announce_raise: Literal["re_kontra_only", "next_level", "none_if_called"] = (
        "re_kontra_only"
    )
    forced_announce_in_wedding: bool = False
    re_kontra_effect: Literal["add2", "add1", "double", "none"] = "add2"
    double_scope: Literal["game_levels", "plus_against_old", "all"] = "game_levels"
    level_call_value: int = 1
    re_kontra_binding: bool = False
    kontra_alone_121: bool = True
    failed_level_effect: Literal["lose_game", "points_to_opponents"] = "lose_game"
    failed_level_scoring: Literal["ddv", "all_announced_double", "missed_double", "single"] = (
        "all_announced_double"
    )
    both_failed: Literal["no_winner", "kontra_wins"] = "no_winner"
    no_winner_scoring: Literal["ddv", "extras_only"] = "extras_only"
    cowardice: int = 0
    base_win: int = 1
    against_old: int = 1
    level_points: tuple[int, ...] = (1, 1, 1, 1)
    schwarz_test: Literal["tricks", "points"] = "tricks"
    tie_120: Literal["kontra", "nobody"] = "kontra"
    tie_120_value: Literal["full", "against_old_only"] = "full"
    loser_flip: Literal["allowed", "capped_at_zero"] = "allowed"
    score_mode: Literal["plus_minus", "plus", "minus"] = "plus_minus"
    fox_caught: int = 1
    fox_caught_last: int = 0
    fox_wins_last: int = 0
    fox_wins_last_double: bool = False
    charlie_wins_last: int = 1
    charlie_caught: Literal["off", "any", "diamond_queen_only"] = "any"
    charlie_caught_double: bool = True
    charlie_wins_double: bool = False
    doppelkopf_min: int = 40
    dulle_caught: bool = False
    heart_trick: bool = False
    exotic_extras: frozenset[str] = frozenset()
    black_sow: Literal["off", "plays_alone", "forced_solo"] = "off"
    black_sow_trigger: Literal["always", "poverty_refused"] = "always"
    bock: bool = False
    bock_triggers: frozenset[str] = frozenset()
    bock_multiplier: int = 2
    bock_length: int = 4
    bock_stack: Literal["multiply", "append", "restart", "ignore"] = "append"
    bock_scope: Literal["all", "game_only", "plus_points"] = "all"
    match_end: Literal["deals", "points", "open"] = "deals"
    match_deals: int = 8
    match_points: int = 40
    match_full_rounds: bool = True
    daily_deal: bool = True
    time_limit_min: int = 0
    visible_tricks: int = 1


#: The groups A to J with their options, in catalogue order.
GROUPS: Final[tuple[Group, ...]] = option_texts.GROUPS

#: Every declaration, in catalogue order.
OPTIONS: Final[tuple[Option, ...]] = tuple(option for group in GROUPS for option in group.options)

#: Declaration by key.
OPTION: Final[dict[str, Option]] = {option.key: option for option in OPTIONS}
