"""Every option has an example, and what an example shows is what the engine says."""

from __future__ import annotations

import pytest

from dokodesk.engine.actions import Choice
from dokodesk.engine.cards import hand_size
from dokodesk.engine.options import GROUPS, OPTION
from dokodesk.engine.parties import Party
from dokodesk.model.rule_example_cards import CARD_EXAMPLES
from dokodesk.model.rule_example_words import WORDS_EXAMPLES
from dokodesk.model.rule_examples import (
    HandExample,
    ScoreExample,
    TrickExample,
    cards_of,
    hand_outcomes,
    score_outcomes,
    sorted_cards,
    trick_outcomes,
)

TRICKS = [(k, e) for k, all_ in CARD_EXAMPLES.items() for e in all_ if isinstance(e, TrickExample)]
HANDS = [(k, e) for k, all_ in CARD_EXAMPLES.items() for e in all_ if isinstance(e, HandExample)]
SCORES = [(k, e) for k, all_ in CARD_EXAMPLES.items() for e in all_ if isinstance(e, ScoreExample)]

#: Of the group of tricks these are about something else than who wins one.
NO_TRICK = {"genscher", "genscher_calls"}
EXTRA_POINTS = {
    key
    for key in OPTION
    if key.startswith(("fox_", "charlie_", "dulle_caught", "doppelkopf", "heart_trick", "exotic"))
}


def test_every_option_has_an_example() -> None:
    assert set(CARD_EXAMPLES) | set(WORDS_EXAMPLES) == set(OPTION)
    assert not set(CARD_EXAMPLES) & set(WORDS_EXAMPLES)


def test_tricks_trumps_and_extra_points_are_shown_as_tricks() -> None:
    tricks = next(group for group in GROUPS if group.letter == "B")
    wanted = {option.key for option in tricks.options} - NO_TRICK | EXTRA_POINTS
    assert wanted <= {key for key, _ in TRICKS}


@pytest.mark.parametrize(("key", "example"), TRICKS)
def test_a_trick_has_another_outcome_for_another_value(key: str, example: TrickExample) -> None:
    assert len(cards_of(example.cards)) == 4
    outcomes = trick_outcomes(example, OPTION[key])
    shown = [value for outcome in outcomes for value in outcome.values]
    assert len(shown) == len(set(map(repr, shown))) >= 2
    assert len(outcomes) >= 2 or example.with_sentences


@pytest.mark.parametrize(("key", "example"), HANDS)
def test_a_hand_may_be_declared_for_some_values_only(key: str, example: HandExample) -> None:
    assert len(cards_of(example.cards)) == hand_size("48")
    outcomes = hand_outcomes(example, OPTION[key])
    assert len(outcomes) >= 2
    assert any(outcome.choices for outcome in outcomes)
    assert sorted(c for group in sorted_cards(example.cards) for c in group) == sorted(
        cards_of(example.cards)
    )


@pytest.mark.parametrize(("key", "example"), SCORES)
def test_a_deal_is_scored_differently(key: str, example: ScoreExample) -> None:
    outcomes = score_outcomes(example, OPTION[key])
    assert len(outcomes) >= 2


def test_the_second_dulle_wins_where_the_rule_says_so() -> None:
    usual, last = (e for e in CARD_EXAMPLES["dulle_rule"] if isinstance(e, TrickExample))
    winners = {
        (value, example.last): outcome.winner
        for example in (usual, last)
        for outcome in trick_outcomes(example, OPTION["dulle_rule"])
        for value in outcome.values
    }
    assert winners["first", False] == winners["first", True] == 0
    assert winners["second", False] == winners["second", True] == 2
    assert (winners["second_except_last", False], winners["second_except_last", True]) == (2, 0)


def test_a_caught_fox_is_told_with_its_side() -> None:
    (example,) = CARD_EXAMPLES["fox_caught"]
    assert isinstance(example, TrickExample)
    nothing, fox = trick_outcomes(example, OPTION["fox_caught"])
    assert nothing.lines == ()
    assert [(line.reason, line.side, line.points) for line in fox.lines] == [("fox", Party.RE, 1)]


def test_five_kings_may_be_thrown_in() -> None:
    (example,) = CARD_EXAMPLES["redeal_kings"]
    assert isinstance(example, HandExample)
    stay, thrown = hand_outcomes(example, OPTION["redeal_kings"])
    assert (stay.values, stay.choices) == ((0, 6), ())
    assert (thrown.values, thrown.choices) == ((5,), (Choice.THROW_IN,))
