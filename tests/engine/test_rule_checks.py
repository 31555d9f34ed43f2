"""Options without effect, and contradictions (rules 3.1)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from dokodesk.engine.options import OPTION, Rules
from dokodesk.engine.rules import (
    Conflict,
    active_options,
    conflicts,
    from_dict,
    inactive,
    pointless,
    preset,
)
from tests.helpers.strategies import any_rules


def changed(base: str = "pagat_standard", **options: Any) -> Rules:
    return from_dict(options, preset(base))


@pytest.mark.parametrize(
    ("key", "without", "with_"),
    [
        ("dulle_rule", {"h10_trump": False}, {}),
        ("dulle_first_with_pigs", {"pigs": "start"}, {"pigs": "start", "dulle_rule": "second"}),
        ("dulle_caught", {}, {"dulle_rule": "second"}),
        ("pigs_second_scope", {"pigs": "start"}, {"pigs": "second_after_first_safe"}),
        ("pigs_in_solos", {"pigs": "start", "solo_types": ["queens"]}, {"pigs": "start"}),
        ("pigs_in_poverty", {"pigs": "start", "poverty": "redeal"}, {"pigs": "start"}),
        ("super_pigs", {"pigs": "second_after_first_safe"}, {"pigs": "start"}),
        (
            "hyper_pigs",
            {"pigs": "start", "super_pigs": "nine"},
            {"pigs": "start", "super_pigs": "ten"},
        ),
        ("genscher_calls", {}, {"genscher": "heart_queens"}),
        ("redeal_dealer", {"poverty": "off"}, {}),
        (
            "redeal_dealer",
            {"poverty_refused": "last_must_take"},
            {"poverty": "off", "redeal_kings": 5},
        ),
        ("redeal_before_solo", {}, {"redeal_kings": 5}),
        ("redeal_nines", {"deck": "40"}, {}),
        ("heart_trick", {}, {"deck": "40"}),
        ("schwarz_test", {"deck": "40"}, {}),
        ("solo_ranking", {"solo_auction": "announcement_levels"}, {}),
        ("solo_auction", {"announcements": "off"}, {}),
        ("compulsory_solos", {"match_end": "open"}, {}),
        ("compulsory_first", {}, {"compulsory_solos": 1}),
        ("solo_multiplier", {}, {"score_mode": "plus"}),
        ("against_old_in_solos", {"against_old": 0}, {}),
        ("wedding_limit", {"wedding": False}, {}),
        ("silent_wedding_scoring", {"silent_wedding": "must_declare"}, {}),
        ("poverty_fox_extra", {}, {"poverty_fox_count": "ignore_foxes"}),
        ("poverty_return_tell", {"poverty": "redeal"}, {}),
        ("announce_latest", {"announce_scheme": "extending"}, {}),
        ("reply_extra_cards", {"anonymous_announce": True}, {}),
        ("late_reply_allows_levels", {"reply_extra_cards": 0}, {}),
        ("forced_announce_points", {}, {"forced_announce": True}),
        ("double_scope", {}, {"re_kontra_effect": "double"}),
        ("re_kontra_binding", {"failed_level_effect": "points_to_opponents"}, {}),
        ("failed_level_scoring", {"announcements": "chilean"}, {}),
        (
            "no_winner_scoring",
            {"both_failed": "kontra_wins"},
            {"both_failed": "kontra_wins", "tie_120": "nobody"},
        ),
        ("cowardice", {"announcements": "chilean"}, {"announcements": "off"}),
        ("bock_triggers", {}, {"bock": True}),
        ("bock_length", {"bock": True}, {"bock": True, "bock_triggers": ["tie_120"]}),
        ("match_points", {}, {"match_end": "points"}),
        ("match_deals", {"match_end": "open"}, {}),
    ],
)
def test_options_without_effect_say_why(
    key: str, without: dict[str, Any], with_: dict[str, Any]
) -> None:
    assert inactive(changed(**without), key)
    assert inactive(changed(**with_), key) is None
    assert OPTION[key] in active_options(changed(**with_))
    assert OPTION[key] not in active_options(changed(**without))


@pytest.mark.parametrize(
    ("key", "without", "with_"),
    [
        ("super_pigs", {"super_pigs": "nine", "deck": "40"}, {"super_pigs": "nine"}),
        (
            "super_pigs_timing",
            {"pigs": "on_first_play", "super_pigs_timing": "start"},
            {"pigs": "start", "super_pigs_timing": "start"},
        ),
        (
            "poverty_refused",
            {"poverty_refused": "black_sow"},
            {"poverty_refused": "black_sow", "black_sow": "plays_alone"},
        ),
        (
            "black_sow_trigger",
            {"black_sow_trigger": "poverty_refused"},
            {"black_sow_trigger": "always"},
        ),
        ("bock", {"bock": True}, {"bock": True, "bock_triggers": ["tie_120"]}),
        (
            "black_sow",
            {"black_sow": "forced_solo", "solo_types": ["slim_martin"]},
            {"black_sow": "forced_solo"},
        ),
        (
            "solo_bonus",
            {"solo_bonus": "implicit_re", "announcements": "off"},
            {"solo_bonus": "implicit_re"},
        ),
    ],
)
def test_values_without_effect_say_why(
    key: str, without: dict[str, Any], with_: dict[str, Any]
) -> None:
    assert pointless(changed(**without), key)
    assert pointless(changed(**with_), key) is None


@pytest.mark.parametrize(
    ("options", "keys", "remedies"),
    [
        ({"solo_multiplier": 2}, ("solo_multiplier", "score_mode"), {"solo_multiplier": 3}),
        ({"match_end": "points"}, ("match_end", "score_mode"), {"score_mode": "plus"}),
        ({"deck": "40", "wedding_limit": 11}, ("wedding_limit", "deck"), {"wedding_limit": 10}),
        ({"wedding_conditions": []}, ("wedding", "wedding_conditions"), {"wedding": False}),
        ({"match_deals": 10}, ("match_deals", "match_full_rounds"), {"match_deals": 8}),
        ({"match_deals": 2}, ("match_deals", "match_full_rounds"), {"match_deals": 4}),
        ({"match_deals": 999}, ("match_deals", "match_full_rounds"), {"match_deals": 996}),
        ({"table_size": 5}, ("match_deals", "match_full_rounds"), {"match_deals": 10}),
        (
            {"announce_latest": [2, 1, 3, 4, 5]},
            ("announce_latest",),
            {"announce_latest": [1, 2, 3, 4, 5]},
        ),
        (
            {"deck": "40", "announce_min_left": 11},
            ("announce_min_left", "deck"),
            {"announce_min_left": 0},
        ),
        ({"compulsory_solos": 3}, ("compulsory_solos", "match_deals"), {"compulsory_solos": 2}),
        (
            {"compulsory_solos": 1, "compulsory_solo_mix": {"suit": 2}},
            ("compulsory_solo_mix", "compulsory_solos"),
            {"compulsory_solos": 2},
        ),
        (
            {"compulsory_solos": 1, "compulsory_solo_mix": {"suit": 1}, "solo_types": ["queens"]},
            ("compulsory_solo_mix", "solo_types"),
            {"compulsory_solo_mix": {}},
        ),
        (
            {"compulsory_solos": 1, "compulsory_solo_mix": {"picture": 1}, "solo_types": ["aces"]},
            ("compulsory_solo_mix", "solo_types"),
            {"compulsory_solo_mix": {}},
        ),
        (
            {"pigs": "start", "super_pigs": "king", "genscher": "diamond_kings"},
            ("genscher", "super_pigs"),
            {"genscher": "heart_queens"},
        ),
        (
            {
                "pigs": "start",
                "super_pigs": "ten",
                "hyper_pigs": "king",
                "genscher": "diamond_kings_last_two",
            },
            ("genscher", "hyper_pigs"),
            {"hyper_pigs": "off"},
        ),
    ],
)
def test_contradictions(
    options: dict[str, Any], keys: tuple[str, ...], remedies: dict[str, Any]
) -> None:
    (conflict,) = conflicts(changed(**options))
    assert conflict.keys == keys
    offered = [(remedy.key, remedy.value) for remedy in conflict.remedies]
    assert all(entry in offered for entry in remedies.items())
    assert conflict.text.startswith(", ".join(keys))
    assert "{" not in conflict.why.format(**conflict.facts)


@pytest.mark.parametrize(
    "options",
    [
        {"match_deals": 10, "match_full_rounds": False},
        {"match_deals": 10, "match_end": "open"},
        {"match_end": "points", "score_mode": "minus"},
        {"wedding": False, "wedding_limit": 12, "deck": "40", "wedding_conditions": []},
        {"announce_latest": [5, 4, 3, 2, 1], "announcements": "chilean"},
        {"announce_latest": [1, 3, 6, 9, 9]},
        {"compulsory_solos": 3, "compulsory_enforcement": "extra_deal"},
        {"compulsory_solos": 2},
        {"compulsory_solo_mix": {"suit": 3, "picture": 3}},
        {"super_pigs": "king", "genscher": "diamond_kings"},
        {"super_pigs": "king", "genscher": "diamond_kings", "pigs": "second_after_first_safe"},
        {"pigs": "start", "super_pigs": "king", "genscher": "heart_queens"},
        {"pigs": "start", "super_pigs": "ten", "genscher": "diamond_kings"},
        {"deck": "40", "redeal_nines": 5, "super_pigs": "nine"},
        {"hyper_pigs": "king"},
        {"re_kontra_binding": True, "failed_level_effect": "points_to_opponents"},
        {"solo_ranking": ["queens"], "solo_auction": "announcement_levels"},
    ],
)
def test_no_contradictions(options: dict[str, Any]) -> None:
    assert conflicts(changed(**options)) == ()


@given(any_rules())
def test_each_remedy_ends_its_conflict(rules: Rules) -> None:
    def ends(conflict: Conflict, key: str, value: object) -> bool:
        changed_rules = from_dict({key: value}, rules)
        return all(
            (other.keys, other.why) != (conflict.keys, conflict.why)
            for other in conflicts(changed_rules)
        )

    for conflict in conflicts(rules):
        assert conflict.remedies
        for remedy in conflict.remedies:
            assert ends(conflict, remedy.key, remedy.value), (conflict.text, remedy)
