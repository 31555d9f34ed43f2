"""The protocol: what an answer must look like, seeds, names of ideas, the simplest player."""

from __future__ import annotations

import random

import msgspec
import pytest

from dokodesk.ai import following, leads, points, weddings
from dokodesk.ai.cardplay import FOLLOWING, LEADING
from dokodesk.ai.ideas import IDEAS
from dokodesk.ai.levels import LEVELS, level_names, make_player
from dokodesk.ai.player import (
    Adviser,
    Decision,
    Player,
    Silence,
    decision,
    decision_seed,
    is_allowed,
    spoken,
)
from dokodesk.engine.actions import Action, Healthy, Lay, Play, Reserve, Return
from dokodesk.engine.cards import Card
from dokodesk.engine.seat_view import seat_view
from tests.ai.positions import SOUTH, WEST, cards, deal, go, late


def test_answer_must_be_one_of_the_choices() -> None:
    view = seat_view(deal({}), SOUTH)
    assert is_allowed(view, view.legal, Healthy(SOUTH))
    assert not is_allowed(view, view.legal, Healthy(WEST))
    assert not is_allowed(view, view.legal, None)
    assert not is_allowed(view, view.legal, "0 healthy")


@pytest.mark.parametrize(
    ("given", "allowed"),
    [
        ("C9 SK DJ", True),
        ("DJ SK C9", True),
        ("H10 H10 CQ", True),
        ("C9 SK", False),
        ("C9 C9 SK", False),
        ("C9 SK CA", False),
    ],
)
def test_example_of_cards_to_return_stands_for_every_set(given: str, allowed: bool) -> None:
    view = late(WEST, "H10 H10 CQ C9 SK DJ", known=False)
    choices: tuple[Action, ...] = (Return(WEST, cards("H10 H10 CQ")),)
    assert is_allowed(view, choices, Return(WEST, cards(given))) is allowed
    assert not is_allowed(view, choices, Return(SOUTH, cards(given)))
    assert not is_allowed(view, choices, Lay(WEST, cards(given)))


def test_seed_of_a_decision_is_fixed_by_deal_seat_and_moment() -> None:
    view = seat_view(go(deal({}), "healthy"), SOUTH)
    assert decision_seed("k3v9", view) == 11940326288276832788
    other = [
        decision_seed("k3v8", view),
        decision_seed("k3v9", msgspec.structs.replace(view, seat=WEST)),
        decision_seed("k3v9", msgspec.structs.replace(view, history=view.history[:-1])),
    ]
    assert len({decision_seed("k3v9", view), *other}) == 4


def test_levels_are_players_from_weak_to_strong() -> None:
    assert level_names()[0] == "random"
    for level in LEVELS:
        assert isinstance(make_player(level), Player)


def test_advice_agrees_with_the_decision() -> None:
    player = make_player("rules")
    assert isinstance(player, Adviser)
    view = seat_view(go(deal({}), "healthy"), SOUTH)
    told = decision(player, view, view.legal, random.Random(1))
    assert told.action == player.decide(view, view.legal, random.Random(1))
    assert told.idea in IDEAS
    heard = spoken(player, view, view.legal_calls, random.Random(1))
    said = player.announce(view, view.legal_calls, random.Random(1))
    assert (heard.action if isinstance(heard, Decision) else None) == said


def test_player_without_reasons_is_asked_all_the_same() -> None:
    player = make_player("simple")
    view = seat_view(go(deal({}), "healthy"), SOUTH)
    assert decision(player, view, view.legal, random.Random(1)).idea == ""
    assert spoken(player, view, view.legal_calls, random.Random(1)) == Silence()


def test_every_idea_for_a_card_has_a_name_that_is_listed_and_a_docstring() -> None:
    for idea in (*LEADING, *FOLLOWING):
        assert idea.__name__ in IDEAS
        assert idea.__doc__
    modules = {idea.__module__ for idea in (*LEADING, *FOLLOWING)}
    assert modules == {m.__name__ for m in (following, leads, points, weddings)}


def test_simplest_player_answers_whatever_it_is_asked() -> None:
    simple = make_player("simple")
    view = seat_view(deal({}), SOUTH)
    broken = msgspec.structs.replace(view, hand=(), hand_sizes=(), trick=None)
    assert simple.decide(view, (Reserve(SOUTH), Healthy(SOUTH)), random.Random(1)) == Healthy(0)
    plays = (Play(SOUTH, Card.H10), Play(SOUTH, Card.D9))
    assert simple.decide(broken, plays, random.Random(1)) in plays


@pytest.mark.parametrize(
    ("hand", "trick", "card"),
    [
        ("H10 DJ S9", "SA S10 SK", "S9"),
        ("H10 DJ H9", "SA S10 SK", "DJ"),
        ("D10 DJ H9", "DK D9", "DJ"),
        ("SA DJ H9", "", "SA"),
        ("S10 DJ H9", "", "H9"),
    ],
)
def test_simplest_player_plays_sensible_cards(hand: str, trick: str, card: str) -> None:
    view = late(SOUTH, hand, trick=trick)
    assert make_player("simple").decide(view, view.legal, random.Random(1)) == Play(
        SOUTH, Card.from_code(card)
    )
