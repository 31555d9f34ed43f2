"""What a computer player says about what it did: its own numbers, and only what is true."""

from __future__ import annotations

import pytest

from dokodesk.ai.arena import play_on
from dokodesk.ai.levels import make_player
from dokodesk.engine.actions import Call, Play
from dokodesk.engine.deal import replay, start
from dokodesk.engine.rules import preset
from dokodesk.engine.shuffling import deal_hands, derived_code
from dokodesk.engine.state import DealSetup, DealState
from dokodesk.learning.explaining import Explanation, explain

RULES = preset("pagat_standard")


def played(number: int, player: str) -> tuple[DealSetup, str, DealState]:
    """A deal played by four of the same."""
    code = derived_code("explain", number)
    setup = DealSetup(rules=RULES, forehand=0, dealer=3, hands=deal_hands(code, RULES.deck))
    return setup, code, play_on(start(setup), [make_player(player)] * 4, code)


def all_of(number: int, player: str) -> list[Explanation]:
    setup, code, end = played(number, player)
    return [
        explain(replay(setup, end.history[:place]), action, player, code)
        for place, action in enumerate(end.history)
    ]


@pytest.mark.parametrize("player", ["casual", "strong::all", "standard:rieke:", "rules"])
def test_the_player_decides_the_same_again(player: str) -> None:
    found = [each for number in (1, 2) for each in all_of(number, player)]
    assert all(each.agrees for each in found)
    assert any(isinstance(each.action, Call) for each in found) or player == "casual"


def test_the_numbers_are_those_of_the_player() -> None:
    weighed = [each for each in all_of(2, "strong") if each.weighed]
    assert len(weighed) > 20
    for each in weighed:
        assert isinstance(each.action, Play)
        assert each.weighed[0].deals == max(card.deals for card in each.weighed)
        assert all(-30 < card.points < 30 for card in each.weighed)
    by_rule = [each for each in all_of(2, "rules") if each.weighed]
    assert by_rule == []


def test_a_card_without_choice_says_so() -> None:
    last = all_of(1, "casual")[-1]
    assert [thought.name for thought in last.thoughts] == ["only_choice"]


def test_a_stranger_is_told_apart() -> None:
    """What somebody else did is not passed off as the player's own decision."""
    setup, code, end = played(3, "rules")
    found = [
        explain(replay(setup, end.history[:place]), action, "expert", code)
        for place, action in enumerate(end.history)
    ]
    assert not all(each.agrees for each in found)


def test_nobody_of_that_name() -> None:
    setup, code, end = played(1, "rules")
    with pytest.raises(ValueError, match="no level"):
        explain(start(setup), end.history[0], "nobody", code)
