"""The page in plain words, shown values and the search."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given

from dokodesk.engine.options import GROUPS, OPTION, OPTIONS, Rules, SoloMix
from dokodesk.engine.rules import (
    difference,
    file_form,
    find_options,
    from_dict,
    inactive,
    plain_words,
    pointless,
    preset,
    shown_value,
)
from tests.helpers.strategies import any_rules, reasonable_rules


def changed(base: str = "pagat_standard", **options: Any) -> Rules:
    return from_dict(options, preset(base))


def words(rules: Rules, base: str = "pagat_standard") -> list[str]:
    return [line.text for group in plain_words(rules, base=preset(base)) for line in group.lines]


@given(any_rules())
def test_every_difference_that_matters_stands_on_the_page(rules: Rules) -> None:
    base = preset("pagat_standard")
    shown = {
        key
        for group in plain_words(rules, base=base)
        for line in group.lines
        for key in line.keys
        if line.differs
    }
    matters = {
        entry.key
        for entry in difference(base, rules)
        if inactive(rules, entry.key) is None and pointless(rules, entry.key) is None
    }
    assert matters <= shown


@given(reasonable_rules())
def test_the_page_is_made_of_sentences(rules: Rules) -> None:
    page = plain_words(rules)
    assert [group.letter for group in page] == sorted(group.letter for group in page)
    seen: list[str] = []
    for group in page:
        assert group.lines
        for line in group.lines:
            assert line.text.endswith("."), line.text
            assert line.text[0].isupper() or line.text[0] in "♥0123456789"
            assert "{" not in line.text
            seen.extend(line.keys)
    assert len(set(seen)) == len(seen)


@given(any_rules())
def test_only_differing_lines_are_marked(rules: Rules) -> None:
    assert not any(line.differs for group in plain_words(rules, base=rules) for line in group.lines)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            {"dulle_rule": "second_except_last"},
            "The second ♥10 beats the first, except in the last trick.",
        ),
        (
            {"redeal_kings": 5, "redeal_nines": 6},
            "A hand may be thrown in with: 6 or more nines; 5 or more kings.",
        ),
        (
            {"redeal_trumps_max": 0, "redeal_top_trump_max": "diamond_jack"},
            "A hand may be thrown in with: no trump at all; no trump above the ♦J.",
        ),
        (
            {"deck": "40"},
            (
                "Cards you must still hold to announce: 9 for Re and Kontra, 8 for no 90, 7 for "
                "no 60, 6 for no 30, 5 for schwarz."
            ),
        ),
        (
            {"announce_latest": [1, 3, 6, 11, 12]},
            (
                "Cards you must still hold to announce: 11 for Re and Kontra, 9 for no 90, 6 for "
                "no 60, 1 for no 30, no card for schwarz."
            ),
        ),
        ({"match_deals": 1}, "A match is a single deal."),
        ({"match_deals": 12}, "A match has 12 deals."),
        ({"solo_types": ["suit_clubs", "queens"]}, "Solos: clubs solo and queens solo."),
        (
            {"solo_types": ["pure_clubs", "pure_spades", "pure_hearts", "pure_diamonds"]},
            "Solos: all four pure suit solos.",
        ),
        ({"solo_types": []}, "No solos are played."),
        (
            {"solo_ranking": ["queens", "jacks"]},
            "Of several solos the higher one is played: queens solo, jacks solo.",
        ),
        (
            {"wedding_conditions": ["any", "trump"]},
            (
                "In a wedding the bride finds a partner by: first trick of another player or "
                "first trump trick."
            ),
        ),
        (
            {"level_points": [1, 2, 3, 0]},
            "Points beyond winning: 1 for under 90, 2 for under 60, 3 for under 30.",
        ),
        (
            {"level_points": [2, 2, 2, 2]},
            "Under 90, under 60, under 30 and schwarz count 2 points each.",
        ),
        (
            {"level_points": [0, 0, 0, 0]},
            "Under 90, under 60, under 30 and schwarz bring no points.",
        ),
        (
            {"forced_announce": True},
            "Whoever takes a first trick worth at least 30 must announce Re or Kontra.",
        ),
        (
            {"forced_announce": True, "forced_announce_window": 3, "forced_announce_compare": "gt"},
            (
                "Whoever takes a trick worth more than 30 among the first 3 must announce Re or "
                "Kontra."
            ),
        ),
        (
            {
                "forced_announce": True,
                "forced_announce_window": 2,
                "forced_announce_measure": "cumulative",
            },
            (
                "Whoever has at least 30 card points within the first 2 tricks must announce Re "
                "or Kontra."
            ),
        ),
        (
            {"bock": True, "bock_triggers": ["lost_solo"], "bock_length": 1, "bock_multiplier": 3},
            "After a lost solo the next deal counts 3 times (bock).",
        ),
        (
            {
                "bock": True,
                "bock_triggers": ["tie_120", "zero_value", "black_game"],
                "bock_scope": "plus_points",
            },
            (
                "After 120 each, a game worth 0 or a game in which a side took nothing the next 4 "
                "deals count 2 points more (bock)."
            ),
        ),
        (
            {"compulsory_solos": 2, "compulsory_solo_mix": {"suit": 1}},
            "Compulsory solos, at least: suit solos 1, picture solos 0.",
        ),
        ({"table_size": 5}, "5 people sit at the table; the dealer sits the deal out."),
    ],
)
def test_sentences(options: dict[str, Any], sentence: str) -> None:
    assert sentence in words(changed(**options))


def test_what_has_no_effect_is_not_said() -> None:
    page = words(changed(deck="40", redeal_nines=5, bock=True))
    assert not any("or more nines" in text or "bock" in text.lower() for text in page)


def test_the_page_is_translated_everywhere() -> None:
    page = plain_words(preset("kneipe"), translate=lambda text: f"<{text}>")
    assert page
    for group in page:
        assert group.title.startswith("<")
        assert all(line.text.startswith("<") for line in group.lines)


@pytest.mark.parametrize(
    ("key", "value", "shown"),
    [
        ("bock", True, "yes"),
        ("bock", False, "no"),
        ("deck", "40", "40 cards, without nines"),
        ("redeal_kings", 0, "off"),
        ("redeal_kings", 5, "5"),
        (
            "wedding_conditions",
            frozenset({"trump", "any"}),
            "first trick of another player, first trump trick",
        ),
        ("wedding_conditions", frozenset(), "nothing at all"),
        ("solo_ranking", (), "all equal"),
        ("solo_ranking", ("queens", "aces"), "queens solo > ace solo (no trumps)"),
        ("reservation_priority", (), "usual order"),
        ("announce_latest", (1, 2, 3, 4, 5), "1, 2, 3, 4, 5"),
        ("compulsory_solo_mix", SoloMix(), "any solo"),
        ("compulsory_solo_mix", SoloMix(1, 0), "suit solos: 1, picture solos: 0"),
    ],
)
def test_shown_values(key: str, value: object, shown: str) -> None:
    assert shown_value(OPTION[key], value) == shown


@given(any_rules())
def test_every_value_can_be_shown(rules: Rules) -> None:
    for option in OPTIONS:
        assert shown_value(option, getattr(rules, option.key))
        assert file_form(option, getattr(rules, option.key)) is not None


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("Dullen", "dulle_rule"),
        ("tolle", "dulle_rule"),
        ("Charlie", "charlie_wins_last"),
        ("karlchen", "charlie_caught"),
        ("Schweine", "pigs"),
        ("schweinchen solo", "pigs_in_solos"),
        ("Hochzeit", "wedding"),
        ("konige", "redeal_kings"),
        ("KÖNIGE", "redeal_kings"),
        ("feigheit", "cowardice"),
        ("klopfen", "anonymous_announce"),
        ("fuchs am end", "fox_wins_last"),
        ("stille hochzeit", "silent_wedding"),
        ("black_sow", "black_sow"),
        ("vorführung", "compulsory_enforcement"),
    ],
)
def test_search_by_the_names_people_use(query: str, key: str) -> None:
    assert OPTION[key] in find_options(query)


def test_search_needs_every_word() -> None:
    assert find_options("") == OPTIONS
    assert find_options("zzzz") == ()
    assert OPTION["pigs"] not in find_options("schweinchen zzzz")


def test_search_in_the_shown_language() -> None:
    assert find_options("grunz") == ()
    assert OPTION["pigs"] in find_options(
        "grunz", translate=lambda text: text.replace("Pigs", "Grunzer")
    )


def test_rules_are_values() -> None:
    rules = Rules()
    with pytest.raises(AttributeError):
        rules.deck = "40"  # type: ignore[misc] # wrong on purpose
    assert hash(msgspec.structs.replace(rules)) == hash(rules)
    assert sum(len(group.options) for group in GROUPS) == 135
