"""What the card table asks of whatever it shows: a match, a lesson, practice, a replay."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from dokodesk.engine.actions import Action
from dokodesk.engine.match import Match, Seating
from dokodesk.engine.seat_view import SeatView

__all__ = ["TableSession"]


class TableSession(Protocol):
    """A deal in progress; ``session.MatchSession`` says when each signal is sent."""

    @property
    def match_started(self) -> SignalInstance:
        """Another match or lesson is there."""
        ...

    @property
    def deal_started(self) -> SignalInstance:
        """The cards are dealt."""
        ...

    @property
    def step_applied(self) -> SignalInstance:
        """An action has become true (``session.Step``)."""
        ...

    @property
    def view_replaced(self) -> SignalInstance:
        """The position was exchanged as a whole; show it without animation."""
        ...

    @property
    def deal_finished(self) -> SignalInstance:
        """The deal is over (``scoring.Result``)."""
        ...

    @property
    def refused(self) -> SignalInstance:
        """What the person wanted is not allowed (``errors.IllegalAction``)."""
        ...

    @property
    def thinking_changed(self) -> SignalInstance:
        """The seat whose player is deciding, or ``None``."""
        ...

    @property
    def names_changed(self) -> SignalInstance:
        """Somebody has another name from now on."""
        ...

    @property
    def view(self) -> SeatView | None:
        """What is to be shown; ``None`` for an empty table."""
        ...

    @property
    def names(self) -> tuple[str, ...]:
        """The names at seats 0-3."""
        ...

    @property
    def match(self) -> Match | None:
        """The match it belongs to, if any."""
        ...

    @property
    def seating(self) -> Seating | None:
        """Who of the match sits where in this deal, if it belongs to a match."""
        ...

    @property
    def deal_number(self) -> int:
        """The number of the deal in its match; 0 for a deal that stands alone."""
        ...

    @property
    def deal_over(self) -> bool:
        """Whether the deal is finished and its result stands."""
        ...

    def request(self, action: Action) -> bool:
        """What the person wants to do; whether it was done."""
        ...

    def advance(self) -> None:
        """Let the others go on, if it is their turn."""
        ...
