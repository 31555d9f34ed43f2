"""Playing on from old deals."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dokodesk.engine.actions import Action, Genscher, parse
from dokodesk.engine.deal import replay as replayed
from dokodesk.engine.match import Match
from dokodesk.engine.rules import from_dict, preset
from dokodesk.model.branches import (
    BranchError,
    BranchJournal,
    begin_branch,
    compare,
    give_up,
    turned_action,
    turned_setup,
)
from dokodesk.model.replay import Replay
from dokodesk.model.stored_deals import deal_source, load_match, match_source, store_match
from dokodesk.storage.history import DealFilter, History, MatchFilter, MatchKind, MatchStatus
from tests.helpers.matches import play_match


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    history = History(tmp_path / "history.db")
    assert history.open() == []
    yield history
    history.close()


@pytest.mark.parametrize("rules", ["pagat_standard", "kneipe", "ddv_tournament"])
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_turned_deal_is_the_same_deal(rules: str, seat: int) -> None:
    for deal in play_match(preset(rules), deals=4, calls=0.2, healthy=0.4, seed=seat).deals:
        setup = turned_setup(deal.setup, seat)
        state = replayed(setup, tuple(turned_action(action, seat) for action in deal.actions))
        result = state.result
        assert result is not None
        scores = deal.result.scores
        assert result.scores == (*scores[seat:], *scores[:seat])
        assert result.lines == deal.result.lines


@pytest.mark.parametrize(
    ("text", "turned"),
    [("0 play H10", "2 play H10"), ("3 call no90", "1 call no90"), ("2 healthy", "0 healthy")],
)
def test_turned_action_names_the_new_seat(text: str, turned: str) -> None:
    assert turned_action(parse(text), 2).text == turned


def test_chosen_partner_turns_too() -> None:
    assert turned_action(Genscher(1, 3), 1) == Genscher(0, 2)


def branch_source(history: History) -> tuple[Match, Replay]:
    match = play_match(deals=3, planned=3)
    match_id = store_match(history, match, level="standard")
    stored = history.match(match_id)
    return match, Replay(deal_source(stored, stored.deals[1].id))


def test_branch_goes_on_where_the_original_stood(history: History) -> None:
    _, replay = branch_source(history)
    moment = replay.next_trick(replay.next_trick(0))
    opened = begin_branch(history, replay, moment, 2, level="strong")
    assert opened.state is not None
    assert len(opened.state.tricks) == 2
    names = replay.source.names
    assert opened.match.names == (names[2], names[3], names[0], names[1])
    before = replay.state(moment)
    assert opened.state.hands == (*before.hands[2:], *before.hands[:2])
    stored = history.match(opened.match_id)
    assert (stored.kind, stored.origin, stored.branched) == (
        MatchKind.BRANCH,
        replay.source.deal_id,
        moment,
    )
    assert stored.level == "strong"
    again = Replay(deal_source(stored, stored.deals[0].id))
    assert again.state(again.last) == opened.state


def finish(history: History, replay: Replay, moment: int, actions: tuple[Action, ...]) -> int:
    """Plays a branch to its end with the actions of the original; gives its match."""
    opened = begin_branch(history, replay, moment, 0, level="standard")
    assert opened.state is not None
    journal = BranchJournal(history, "standard")
    journal.take_up(opened)
    for action in actions[moment:]:
        journal.add_action(action)
    result = replay.result
    assert result is not None
    journal.finish_deal(result, 0.0, match_over=False)
    return opened.match_id


def test_branch_lies_under_its_original_and_counts_nowhere(history: History) -> None:
    match, replay = branch_source(history)
    before = history.cube(DealFilter())
    branch = finish(history, replay, 20, match.deals[1].actions)
    assert history.match(branch).status is MatchStatus.FINISHED
    assert history.count() == 1
    assert history.count(MatchFilter(kinds=())) == 2
    assert history.cube(DealFilter()) == before
    assert len(history.deal_ids(DealFilter())) == 3
    assert replay.source.deal_id is not None
    (line,) = history.branches(replay.source.deal_id)
    assert (line.match_id, line.kind) == (branch, MatchKind.BRANCH)
    assert replay.result is not None
    assert compare(replay, 0, replay.result).gain == 0


def test_program_never_goes_on_with_a_branch_by_itself(history: History) -> None:
    _, replay = branch_source(history)
    opened = begin_branch(history, replay, 5, 0, level="standard")
    assert history.running_match() is None
    give_up(history, opened.match_id)
    give_up(history, opened.match_id)
    assert history.match(opened.match_id).status is MatchStatus.ABANDONED


def test_branch_goes_with_its_original(history: History) -> None:
    _, replay = branch_source(history)
    opened = begin_branch(history, replay, 5, 0, level="standard")
    give_up(history, opened.match_id)
    (original,) = history.matches()
    history.delete_match(original.id)
    assert history.purge_deleted() == 1
    assert history.count(MatchFilter(kinds=())) == 0


def test_same_deal_by_other_rules(history: History) -> None:
    _, replay = branch_source(history)
    other = preset("kneipe")
    opened = begin_branch(history, replay, 0, 1, level="standard", rules=other)
    assert opened.state is not None
    assert opened.state.rules == other
    assert opened.state.setup.owed == (0, 0, 0, 0)
    hands = replay.source.setup.hands
    assert opened.state.setup.hands == (*hands[1:], *hands[:1])
    assert history.match(opened.match_id).kind is MatchKind.AGAIN


def test_rules_with_another_deck_do_not_fit(history: History) -> None:
    _, replay = branch_source(history)
    other = from_dict({"deck": "40"}, preset("pagat_standard"))
    with pytest.raises(BranchError):
        begin_branch(history, replay, 0, 0, level="standard", rules=other)
    assert history.count(MatchFilter(kinds=())) == 1


def test_after_the_end_nobody_plays_on(history: History) -> None:
    _, replay = branch_source(history)
    with pytest.raises(BranchError):
        begin_branch(history, replay, replay.last, 0, level="standard")


def test_stored_match_comes_back_as_it_was(history: History) -> None:
    for number, rules in enumerate(("pagat_standard", "kneipe", "ddv_tournament")):
        match = play_match(preset(rules), seed=number, deals=5, planned=5, healthy=0.5, calls=0.1)
        stored = history.match(store_match(history, match))
        assert load_match(stored) == match
        for place, row in enumerate(stored.deals):
            source = deal_source(stored, row.id)
            wanted = match_source(match, place, deal_id=row.id)
            assert (source.setup, source.actions, source.names) == (
                wanted.setup,
                wanted.actions,
                wanted.names,
            )
