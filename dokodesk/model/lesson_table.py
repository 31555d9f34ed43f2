"""A deal that stands alone on the table: what lessons and practice have in common.

It offers the table what a match does (``table_session.TableSession``). Whose hands lie open is the
learner's choice and changes nothing for the computer players: they get views without open hands.
"""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from dokodesk.engine import deal
from dokodesk.engine.actions import Action
from dokodesk.engine.errors import IllegalAction
from dokodesk.engine.events import Acted, Event
from dokodesk.engine.match import Match, Seating
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import DealState
from dokodesk.model.session import Step

__all__ = ["LessonTable"]

_SEAT = 0
_NO_SIDES = (None, None, None, None)


class LessonTable(QObject):
    """One deal with open hands.

    Signals:
        match_started: another lesson or deal begins.
        deal_started: new cards are dealt.
        step_applied(Step): an action has become true.
        view_replaced: the position was exchanged as a whole.
        deal_finished(Result): the deal is over.
        refused(IllegalAction): what the learner wanted is not allowed.
        thinking_changed(object): nobody ever thinks for long here; never sent.
        names_changed: somebody has another name.
        open_changed: other hands lie open.
    """

    match_started = Signal()
    deal_started = Signal()
    step_applied = Signal(object)
    view_replaced = Signal()
    deal_finished = Signal(object)
    refused = Signal(object)
    thinking_changed = Signal(object)
    names_changed = Signal()
    open_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state: DealState | None = None
        self._view: SeatView | None = None
        self._names: tuple[str, ...] = ("", "", "", "")
        self._open: frozenset[int] = frozenset()
        self._unseen = 0
        self._sides_open = True
        self._may_act = True

    # --- what the table asks ---------------------------------------------------------------------

    @property
    def view(self) -> SeatView | None:
        """What is to be shown."""
        return self._view

    @property
    def names(self) -> tuple[str, ...]:
        """The names at seats 0-3."""
        return self._names

    @property
    def match(self) -> Match | None:
        """The deal belongs to no match."""
        return None

    @property
    def seating(self) -> Seating | None:
        """Nobody of a match sits here."""
        return None

    @property
    def deal_number(self) -> int:
        """The deal stands alone."""
        return 0

    @property
    def deal_over(self) -> bool:
        """Whether the deal is finished."""
        return self._state is not None and self._state.finished

    def request(self, action: Action) -> bool:
        """What the learner wants to do; whether it was done."""
        if self._state is None or not self._may_act or action.seat != _SEAT:
            return False
        return self._act(action)

    def advance(self) -> None:
        """Let the others go on; nothing here."""

    # --- for lessons and practice ----------------------------------------------------------------

    @property
    def state(self) -> DealState | None:
        """The true state; only for those who judge, never for those who draw."""
        return self._state

    @property
    def open_seats(self) -> frozenset[int]:
        """Whose hands lie open beside the own one."""
        return self._open

    def set_names(self, names: tuple[str, ...]) -> None:
        """Give the seats names."""
        if names != self._names:
            self._names = names
            self.names_changed.emit()

    def set_open(self, seats: frozenset[int]) -> None:
        """Show these hands; nothing else changes."""
        if seats == self._open:
            return
        self._open = seats
        self._look()
        self.open_changed.emit()
        self.view_replaced.emit()

    def _put(self, state: DealState | None, unseen: int = 0, *, sides_open: bool = True) -> None:
        """Put another position on the table.

        Args:
            state: the position; ``None`` for an empty table.
            unseen: how many tricks at its beginning nobody is shown.
            sides_open: whether it is shown who is known to be Re or Kontra.
        """
        self._state, self._unseen, self._sides_open = state, unseen, sides_open
        self._look()
        self.view_replaced.emit()

    def _set_may_act(self, may_act: bool) -> None:
        """Whether the learner can do something now; tells nobody."""
        if may_act != self._may_act:
            self._may_act = may_act
            self._look()

    def _act(self, action: Action) -> bool:
        """Make an action true and tell."""
        assert self._state is not None
        before = self._view
        assert before is not None
        try:
            state, events = deal.apply(self._state, action)
        except IllegalAction as error:
            self.refused.emit(error)
            return False
        self._state = state
        self._note(action, state)
        self._look()
        self._tell(before, events)
        return True

    def _note(self, action: Action, state: DealState) -> None:
        """Called between an action and its telling, for whoever keeps more than the state."""

    def _tell(self, before: SeatView, events: tuple[Event, ...]) -> None:
        view, state = self._view, self._state
        assert view is not None
        assert state is not None
        seen = view.history[-1]
        shown = tuple(Acted(seen) if isinstance(event, Acted) else event for event in events)
        self.step_applied.emit(Step(seen, shown, before, view))
        if state.finished:
            self.deal_finished.emit(state.result)

    def _look(self) -> None:
        """Make the view of now."""
        if self._state is None:
            self._view = None
            return
        view = seat_view(self._state, _SEAT, self._open)
        if self._unseen:
            view = without_first(view, self._unseen, sides_open=self._sides_open)
        if not self._may_act:
            # It is nobody's turn then, or the table would ask for what cannot be done.
            view = replace(
                view,
                turn=None,
                legal=(),
                legal_calls=(),
                legal_declarations=(),
                legal_claims=(),
            )
        self._view = view


def without_first(view: SeatView, tricks: int, *, sides_open: bool = True) -> SeatView:
    """A view as if the deal had begun after its first tricks, for lessons with few cards.

    Args:
        view: the view.
        tricks: how many are left out.
        sides_open: whether the sides that became known in them are shown.
    """
    left = view.tricks[tricks:]
    seats = range(4)
    won = tuple(sum(trick.winner == seat for trick in left) for seat in seats)
    points = tuple(sum(t.points for t in left if t.winner == seat) for seat in seats)
    view = replace(view, tricks=left, tricks_won=won, points_won=points, dealer=None)
    if not sides_open:
        view = replace(view, parties=_NO_SIDES, public_parties=_NO_SIDES, own_party=None)
    return view
