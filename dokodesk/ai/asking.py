"""Whom the table asks next, in the fixed order that makes a replay exact (FORMATS 2).

Before each card every seat that may speak is asked, clockwise from the seat to move; after an
answer the round starts again, so that replies are possible. When all have kept silent, the seat to
move decides. Declarations that are possible out of turn are asked for in the same round.
"""

from __future__ import annotations

from typing import Final

import msgspec

from dokodesk.ai.player import Spoken
from dokodesk.engine.actions import Action, Call, Declare, Genscher
from dokodesk.engine.calls import shift
from dokodesk.engine.deal import legal_actions, legal_calls, legal_declarations
from dokodesk.engine.state import DealState


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked.

    Attributes:
        seat: who is asked.
        choices: what it may answer; a ``Return`` stands for every set of that size.
        may_pass: it may also say nothing (an announcement or a declaration out of turn).
    """

    seat: int
    choices: tuple[Action, ...]
    may_pass: bool

    @property
    def spoken(self) -> tuple[Spoken, ...]:
        """The choices of a question that may be passed."""
        return tuple(
            choice for choice in self.choices if isinstance(choice, Call | Declare | Genscher)
        )


NOBODY: Final[frozenset[int]] = frozenset()


def next_question(state: DealState, silent: frozenset[int] = NOBODY) -> Question | None:
    """The next question of a deal, or ``None`` when nothing is left to ask.

    Args:
        state: the true state.
        silent: the seats that have said nothing since the last action.
    """
    legal = legal_actions(state)
    if legal and isinstance(legal[0], Call):
        # A duty to announce; it may bind a seat that is not in turn.
        return Question(legal[0].seat, legal, may_pass=False)
    too_late = _calls_too_late(state)
    for seat in state.order_from(state.leader if state.turn is None else state.turn):
        if seat not in silent:
            words = _words(state, seat, too_late)
            if words:
                return Question(seat, words, may_pass=True)
    if state.turn is None:
        return None
    return Question(state.turn, legal, may_pass=False)


def _words(state: DealState, seat: int, too_late: bool) -> tuple[Action, ...]:
    """What a seat may say now beside its turn."""
    calls: tuple[Action, ...] = () if too_late else legal_calls(state, seat)
    if seat == state.turn or (state.rules.pigs == "off" and state.rules.genscher == "off"):
        return calls
    return (*legal_declarations(state, seat), *calls)


def _calls_too_late(state: DealState) -> bool:
    """Whether so many tricks are over that nobody can announce anything; spares the question."""
    rules = state.rules
    if rules.announcements != "standard" or rules.announce_scheme != "own_cards":
        return False
    latest = max(rules.announce_latest) + shift(state) + rules.reply_extra_cards
    return len(state.tricks) - 1 > latest
