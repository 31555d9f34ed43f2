"""Playing on from a moment of an old deal, or playing a whole deal again: never counted.

The person always sits at seat 0, so a deal is turned until the wanted seat is there: the rules are
the same from every side of the table. What comes of it is stored as a match of one deal under the
original (``MatchKind.BRANCH``, ``MatchKind.AGAIN``).
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from dokodesk.engine import deal as rules_of_play
from dokodesk.engine.actions import Action, Genscher, parse
from dokodesk.engine.errors import EngineError
from dokodesk.engine.match import Ledger, Match, Seating
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import rules_mapping, to_dict
from dokodesk.engine.scoring import Result
from dokodesk.engine.state import DealSetup
from dokodesk.model.journal import PROGRAM, Journal, OpenMatch
from dokodesk.model.opponents import Opponents
from dokodesk.model.replay import Replay
from dokodesk.model.stored_deals import deal_row
from dokodesk.storage.errors import StorageError
from dokodesk.storage.history import History, MatchKind, MatchRow

__all__ = [
    "BranchError",
    "BranchJournal",
    "Comparison",
    "begin_branch",
    "compare",
    "give_up",
    "turned_action",
    "turned_setup",
]

T = TypeVar("T")
replace = msgspec.structs.replace


class BranchError(Exception):
    """From here nobody can play on; its text says why."""


class BranchJournal(Journal):
    """Writes a deal that does not count; with the deal its match ends too."""

    def use(self, history: History) -> None:
        """Writes into this history from now on."""
        self._history = history

    def note_adapted(self, opponents: Opponents, scores: Sequence[int]) -> None:
        """The adapting level takes no notice of what does not count."""

    def finish_deal(self, result: Result, seconds_played: float, *, match_over: bool) -> None:
        del match_over
        super().finish_deal(result, seconds_played, match_over=True)


@dataclass(frozen=True, slots=True)
class Comparison:
    """What came of a branch, and what had come of the original, for the player it was played by.

    Attributes:
        name: of that player.
        before: the score of the original; ``None`` if it was not played to its end.
        after: the score of the branch.
    """

    name: str
    before: int | None
    after: int

    @property
    def gain(self) -> int | None:
        """How much better the branch was."""
        return None if self.before is None else self.after - self.before


def turned_setup(setup: DealSetup, seat: int, rules: Rules | None = None) -> DealSetup:
    """A deal turned until a seat sits where seat 0 was.

    Args:
        setup: how it began.
        seat: who becomes seat 0.
        rules: other rules; compulsory solos and bock then belong to the old match and are left out.

    Raises:
        BranchError: the other rules want another deck.
    """

    def turn(values: tuple[T, ...]) -> tuple[T, ...]:
        return (*values[seat:], *values[:seat])

    def place(old: int | None) -> int | None:
        return None if old is None else (old - seat) % 4

    turned = replace(
        setup,
        forehand=(setup.forehand - seat) % 4,
        dealer=place(setup.dealer),
        hands=turn(setup.hands),
        owed=turn(setup.owed),
        mix_owed=None if setup.mix_owed is None else turn(setup.mix_owed),
        forced_solo=place(setup.forced_solo),
    )
    if rules is None or rules == setup.rules:
        return turned
    if rules.deck != setup.rules.deck:
        raise BranchError("these rules are played with another deck")
    dealer = turned.dealer
    if dealer is not None:
        step = 1 if rules.direction == "cw" else 3
        turned = replace(turned, forehand=(dealer + step) % 4)
    return replace(
        turned,
        rules=rules,
        owed=(0, 0, 0, 0),
        mix_owed=None,
        forced_solo=None,
        bock=1,
        deals_left=None,
    )


def turned_action(action: Action, seat: int) -> Action:
    """An action in a deal turned until ``seat`` is seat 0."""
    turned = parse(f"{(action.seat - seat) % 4}{action.text[1:]}")
    if isinstance(turned, Genscher):
        return replace(turned, partner=(turned.partner - seat) % 4)
    return turned


def begin_branch(
    history: History,
    replay: Replay,
    moment: int,
    seat: int,
    *,
    level: str,
    rules: Rules | None = None,
) -> OpenMatch:
    """Stores the beginning of a branch and gives it as a session resumes it.

    Args:
        history: where to; one in memory where nothing is to be kept.
        replay: the deal it goes off from.
        moment: after so many of its actions; 0 plays the whole deal again.
        seat: the seat that the person plays from.
        level: of the computer players.
        rules: other rules than those of the original; only for a whole deal.

    Raises:
        BranchError: the deal is over at that moment, or the rules do not fit.
        StorageError: it cannot be stored.
    """
    if not replay.may_branch(moment):
        raise BranchError("the deal is over here")
    source = replay.source
    setup = turned_setup(source.setup, seat, rules if not moment else None)
    actions = tuple(turned_action(action, seat) for action in source.actions[:moment])
    try:
        state = rules_of_play.replay(setup, actions)
    except EngineError as error:
        raise BranchError(str(error)) from error
    names = (*source.names[seat:], *source.names[:seat])
    dealer = setup.dealer if setup.dealer is not None else (setup.forehand - setup.step) % 4
    match = Match(
        rules=setup.rules,
        names=names,
        planned=1,
        ledger=Ledger(number=1, dealer=dealer, owed=setup.owed, mix=setup.mix_owed),
    )
    seating = Seating((0, 1, 2, 3), setup.dealer, setup.forehand)
    with history.step():
        match_id = history.create_match(
            MatchRow(
                rules=dict(rules_mapping(setup.rules)),
                values=dict(to_dict(setup.rules)),
                names=names,
                planned=1,
                first_dealer=dealer,
                program=PROGRAM,
                level=level,
                kind=MatchKind.BRANCH if moment else MatchKind.AGAIN,
                origin=source.deal_id,
                branched=moment,
            )
        )
        deal_id = history.begin_deal(match_id, deal_row(setup, seating, number=1, code=source.code))
        history.append_actions(deal_id, 0, [action.text for action in actions])
    return OpenMatch(
        match_id=match_id,
        deal_id=deal_id,
        match=match,
        state=state,
        seating=seating,
        code=source.code or f"branch {match_id}",
        seed="",
        level=level,
    )


def compare(replay: Replay, seat: int, result: Result) -> Comparison:
    """The result of a branch beside that of its original.

    Args:
        replay: the original.
        seat: the seat of the original that the person played from.
        result: of the branch, where that player is seat 0.
    """
    before = replay.result
    return Comparison(
        name=replay.source.names[seat],
        before=None if before is None else before.scores[seat],
        after=result.scores[0],
    )


def give_up(history: History, match_id: int) -> None:
    """Ends a branch that is left before its end; nothing happens if it is over already."""
    # A branch that cannot be ended stays unfinished, which harms nobody.
    with suppress(StorageError):
        history.abandon_match(match_id)
