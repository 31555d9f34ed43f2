"""Moments of a finished deal."""

from __future__ import annotations

import pytest

from dokodesk.engine.actions import Call, Play
from dokodesk.engine.deal import replay as replayed
from dokodesk.engine.match import Match
from dokodesk.engine.parties import Party
from dokodesk.engine.seat_view import seat_view
from dokodesk.model.replay import DealSource, Mark, MarkKind, Replay
from dokodesk.model.stored_deals import match_source
from tests.helpers.matches import REFUSED_POVERTY, find_deal, play_match, scripted_deal


def replay_of(match: Match, place: int = 0) -> Replay:
    return Replay(match_source(match, place, deal_id=None))


def called_and_fox(match: Match) -> bool:
    deal = match.deals[0]
    reasons = [line.reason for line in deal.result.lines]
    return "fox" in reasons and any(isinstance(action, Call) for action in deal.actions)


@pytest.fixture(scope="module")
def match() -> Match:
    return find_deal(called_and_fox)


def test_every_moment_is_the_state_after_its_actions(match: Match) -> None:
    replay = replay_of(match)
    deal = match.deals[0]
    assert replay.last == len(deal.actions)
    for moment in (0, 1, replay.first_card, 30, replay.last):
        assert replay.state(moment) == replayed(deal.setup, deal.actions[:moment])
    assert replay.result == deal.result
    assert replay.problem == ""


def test_seat_sees_no_more_than_it_knew(match: Match) -> None:
    replay = replay_of(match)
    for moment in (0, 20, replay.last - 5):
        for seat in range(4):
            closed = replay.view(moment, seat, all_open=False)
            assert closed == seat_view(replay.state(moment), seat)
            assert sum(hand is not None for hand in closed.open_hands) == 1
            opened = replay.view(moment, seat, all_open=True)
            assert None not in opened.open_hands


def test_step_leads_from_one_moment_to_the_next(match: Match) -> None:
    replay = replay_of(match)
    for moment in range(1, replay.last + 1):
        step = replay.step(moment, 2, all_open=False)
        assert step.before == replay.view(moment - 1, 2, all_open=False)
        assert step.view == replay.view(moment, 2, all_open=False)
        assert step.action == step.view.history[-1]


def test_tricks_are_steps_of_their_own(match: Match) -> None:
    replay = replay_of(match)
    moment, ends = 0, []
    while moment < replay.last:
        moment = replay.next_trick(moment)
        ends.append(moment)
    assert len(ends) == 12
    assert [len(replay.state(end).tricks) for end in ends] == list(range(1, 13))
    assert replay.previous_trick(ends[3]) == ends[2]
    assert replay.previous_trick(ends[3] + 1) == ends[3]
    assert replay.previous_trick(ends[0]) == replay.first_card
    assert replay.previous_trick(replay.first_card) == 0
    assert replay.previous_trick(0) == 0


def marks(replay: Replay, kind: MarkKind) -> list[Mark]:
    return [mark for mark in replay.marks if mark.kind is kind]


def test_events_stand_where_they_happened(match: Match) -> None:
    replay = replay_of(match)
    calls = marks(replay, MarkKind.CALL)
    assert calls
    for mark in calls:
        assert replay.state(mark.moment).history[-1] == mark.action
    tricks = marks(replay, MarkKind.TRICK)
    assert len(tricks) == 12
    extras = [reason for mark in tricks for reason in mark.extras]
    deal = match.deals[0]
    assert extras.count("fox") == sum(line.reason == "fox" for line in deal.result.lines)
    assert replay.marks[-1] == Mark(replay.last, MarkKind.END)
    assert [mark.moment for mark in replay.marks] == sorted(mark.moment for mark in replay.marks)


def test_points_run_up_to_the_result(match: Match) -> None:
    replay = replay_of(match)
    assert replay.card_points(0) == {Party.RE: 0, Party.KONTRA: 0}
    points = replay.card_points(replay.last)
    assert (points[Party.RE], points[Party.KONTRA]) == match.deals[0].result.card_points
    assert sum(replay.seat_points(replay.last)) == 240


def test_void_deal_has_no_tricks() -> None:
    replay = replay_of(scripted_deal(*REFUSED_POVERTY))
    assert replay.next_trick(0) == replay.last
    assert marks(replay, MarkKind.TRICK) == []
    assert replay.first_card == replay.last
    assert replay.parties() == (Party.NONE,) * 4
    assert not replay.may_branch(replay.last)


def test_action_that_does_not_fit_ends_the_replay_with_a_reason() -> None:
    match = play_match(deals=1)
    deal = match.deals[0]
    first = next(n for n, action in enumerate(deal.actions) if isinstance(action, Play))
    wrong = (*deal.actions[:first], deal.actions[first], deal.actions[first])
    replay = Replay(DealSource(deal.setup, wrong, ("a", "b", "c", "d")))
    assert replay.last == first + 1
    assert replay.problem
    assert replay.result is None
    assert replay.may_branch(replay.last)
