"""The decisions of the computer players at the table, got as early as they can be had.

What comes next is asked while the last card still glides to the table, and told when the table is
ready for it. While the person thinks, the questions that their cards would lead to are given to the
players ahead (``ai.ahead``): each with the view its seat would have then, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from dokodesk.ai.answering import Request
from dokodesk.ai.asking import NOBODY, Question, next_question
from dokodesk.ai.player import decision_seed
from dokodesk.engine.actions import Action, Play
from dokodesk.engine.deal import apply, legal_actions
from dokodesk.engine.seat_view import seat_view
from dokodesk.engine.state import ALL_SEATS, DealState
from dokodesk.model.thinking import Answer, Thinker

#: Between looking at one card of the person and at the next, so that no frame is late.
_STEP_MS: Final = 20

#: The word for the player at a seat.
PlayerAt = Callable[[int], str]


class Decider(QObject):
    """Asks the computer players for what comes next in a deal.

    Signals:
        decided(Question, Action): what a seat does, once the table may go on.
        nobody_left: nobody but the person can do anything now.
        failed(int, str): the player at this seat failed, with what went wrong.
        thinking_changed(object): the seat the table waits for, or ``None``.
    """

    decided = Signal(object, object)
    nobody_left = Signal()
    failed = Signal(int, str)
    thinking_changed = Signal(object)

    def __init__(
        self, thinker: Thinker, person: int, player: PlayerAt, parent: QObject | None = None
    ) -> None:
        """Decide for all seats but one.

        Args:
            thinker: the computer players.
            person: the seat of the person.
            player: the word for the player at a seat.
            parent: Qt parent.
        """
        super().__init__(parent)
        self._thinker = thinker
        self._person = frozenset({person})
        self._player = player
        self._ahead = _LookAhead(thinker, person, player, self)
        self._state: DealState | None = None
        self._code = ""
        self._asked: int | None = None
        self._question: Question | None = None
        self._found: Action | None = None
        self._go_on = False
        self._silent: frozenset[int] = NOBODY
        thinker.answered.connect(self._on_answered)

    @property
    def silent(self) -> frozenset[int]:
        """The seats that have said nothing since the last action."""
        return self._silent

    def look(self, state: DealState, code: str) -> None:
        """A position is on the table: what comes next is asked already, and told later.

        Args:
            state: the deal.
            code: what its cards follow from; the chance of the decisions too.
        """
        self._leave()
        self._ahead.stop(state.history[-1] if state.history else None)
        self._state, self._code = state, code
        self._ask()

    def go_on(self) -> None:
        """The table is ready for what comes next."""
        if self._go_on or self._state is None:
            return
        if self._found is not None:
            self._tell()
        elif self._asked is not None:
            self._go_on = True
            assert self._question is not None
            self.thinking_changed.emit(self._question.seat)
        else:
            self.nobody_left.emit()

    def pass_by(self, seat: int) -> None:
        """This seat says nothing; whoever is next is asked."""
        self._silent |= {seat}
        self._ask()

    def forget(self) -> None:
        """Drop the position and everything that was asked."""
        self._leave()
        self._ahead.stop()

    def _leave(self) -> None:
        self._state = None
        self._found = None
        self._silent = NOBODY
        if self._asked is not None:
            self._thinker.cancel(self._asked)
            self._asked = None
        self._stop_waiting()

    def _ask(self) -> None:
        state = self._state
        if state is None:
            return
        question = next_question(state, self._silent | self._person)
        if question is None or question.seat in self._person:
            self._question = None
            if question is not None:
                self._ahead.begin(state, self._code)
            if self._go_on:
                self._stop_waiting()
                self.nobody_left.emit()
            return
        self._question = question
        asked = _request(self._player(question.seat), question, state, self._code)
        self._asked = self._thinker.ask(
            asked.level, asked.view, asked.choices, asked.seed, may_pass=asked.may_pass
        )
        if self._go_on:
            self.thinking_changed.emit(question.seat)

    def _on_answered(self, answer: Answer) -> None:
        question = self._question
        if question is None or answer.number != self._asked:
            return
        self._asked = None
        if answer.fault is not None:
            self.failed.emit(question.seat, answer.fault.text)
        if answer.action is None and question.may_pass:
            self.pass_by(question.seat)
            return
        self._found = question.choices[-1] if answer.action is None else answer.action
        if self._go_on:
            self._tell()

    def _tell(self) -> None:
        question, found = self._question, self._found
        self._found = None
        self._stop_waiting()
        self.decided.emit(question, found)

    def _stop_waiting(self) -> None:
        if self._go_on:
            self._go_on = False
            self.thinking_changed.emit(None)


class _LookAhead(QObject):
    """Gives the questions ahead that the person's cards would lead to, one card after another."""

    def __init__(self, thinker: Thinker, person: int, player: PlayerAt, parent: QObject) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._person = person
        self._player = player
        self._state: DealState | None = None
        self._code = ""
        self._left: list[Play] = []
        self._found: dict[Action, Request] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(_STEP_MS)
        self._timer.timeout.connect(self._step)

    def begin(self, state: DealState, code: str) -> None:
        """The person may play a card."""
        others = [seat for seat in ALL_SEATS if seat != self._person]
        if not any(self._thinker.is_slow(self._player(seat)) for seat in others):
            return
        self._state, self._code = state, code
        self._left = [action for action in legal_actions(state) if isinstance(action, Play)]
        if self._left:
            self._timer.start()

    def stop(self, action: Action | None = None) -> None:
        """Something has happened.

        Args:
            action: what was done; if it is a card of the person, the question it leads to is still
                thought about. ``None`` if everything has changed.
        """
        self._timer.stop()
        self._left = []
        if self._found:
            kept = None if action is None else self._found.get(action)
            self._found = {}
            self._thinker.think_ahead(() if kept is None else (kept,))

    def _step(self) -> None:
        state = self._state
        if not self._left or state is None:
            self._timer.stop()
            return
        play = self._left.pop(0)
        request = question_after(state, play, self._person, self._player, self._code)
        if request is not None:
            self._found[play] = request
            self._thinker.think_ahead(tuple(self._found.values()))


def question_after(
    state: DealState, play: Play, person: int, player: PlayerAt, code: str
) -> Request | None:
    """What a computer player will be asked for when nobody says anything after this card.

    Args:
        state: the deal, with the person to play.
        play: a card they may play.
        person: their seat.
        player: the word for the player at a seat.
        code: the chance of the decisions follows from it.

    Returns:
        The question for a card, or ``None`` if the person plays again or there is nothing to think
        about.
    """
    after, _ = apply(state, play)
    silent = frozenset({person})
    question = next_question(after, silent)
    while question is not None and question.may_pass:
        silent |= {question.seat}
        question = next_question(after, silent)
    if question is None or question.seat == person or len(question.choices) < 2:
        return None
    return _request(player(question.seat), question, after, code)


def _request(level: str, question: Question, state: DealState, code: str) -> Request:
    """The question as a player gets it: with the view of its own seat."""
    view = seat_view(state, question.seat)
    seed = decision_seed(code, view)
    return Request(0, level, view, question.choices, seed, question.may_pass)
