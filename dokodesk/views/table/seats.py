"""What is shown at each seat, as values: who, whose turn, what was said, which side.

Made from a view alone; painting is done elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto, unique

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.actions import (
    Accept,
    Bid,
    Choose,
    Decline,
    Healthy,
    Pass,
    Reserve,
    Word,
)
from dokodesk.engine.parties import Party
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import ALL_SEATS, Phase
from dokodesk.views.amounts import amounts
from dokodesk.views.cardnames import action_text, call_text, party_text, special_text

__all__ = ["Chip", "ChipKind", "Plate", "own_side", "plates_for"]


@unique
class ChipKind(Enum):
    """What a small mark says; each kind has a shape of its own."""

    RE = auto()
    KONTRA = auto()
    SAID = auto()
    VOID = auto()
    """Said, but no longer in force."""
    NOTE = auto()


@dataclass(frozen=True, slots=True)
class Chip:
    """A small mark at a seat."""

    kind: ChipKind
    text: str


@dataclass(frozen=True, slots=True)
class Plate:
    """A name plate.

    Attributes:
        seat: whose it is.
        name: of the person or computer player.
        own: the seat at the lower edge.
        detail: the second line.
        dealer: deals this deal.
        turn: has to do something now.
        chips: marks, the side first.
        tricks: how many tricks lie on its pile.
    """

    seat: int
    name: str
    own: bool
    detail: str
    dealer: bool
    turn: bool
    chips: tuple[Chip, ...]
    tricks: int

    @property
    def spoken(self) -> str:
        """The plate as a sentence for screen readers."""
        parts = [self.name]
        if self.turn:
            parts.append(QCoreApplication.translate("Seats", "has the turn"))
        if self.dealer:
            parts.append(QCoreApplication.translate("Seats", "dealer"))
        if self.detail:
            parts.append(self.detail)
        parts += [chip.text for chip in self.chips]
        return ", ".join(parts)


def own_side(view: SeatView) -> tuple[int, int]:
    """Tricks and card points of the own side as far as the seat can know who belongs to it."""
    mine = view.own_party
    seats = [
        seat
        for seat in ALL_SEATS
        if seat == view.seat or (mine is not None and view.parties[seat] is mine)
    ]
    return (
        sum(view.tricks_won[seat] for seat in seats),
        sum(view.points_won[seat] for seat in seats),
    )


def plates_for(view: SeatView, names: Sequence[str], *, show_parties: bool) -> tuple[Plate, ...]:
    """The four plates, seat 0 first."""
    return tuple(
        Plate(
            seat=seat,
            name=names[seat],
            own=seat == view.seat,
            detail=_detail(view, seat),
            dealer=seat == view.dealer,
            turn=seat == view.turn,
            chips=_chips(view, seat, names, show_parties),
            tricks=view.tricks_won[seat],
        )
        for seat in ALL_SEATS
    )


def _detail(view: SeatView, seat: int) -> str:
    if seat == view.seat and view.contract and view.tricks:
        tricks, points = own_side(view)
        counted = amounts().tricks(tricks)
        # Who else belongs to the own side may still be open: the numbers are those known so far.
        return QCoreApplication.translate("Seats", "{tricks}, {points} points").format(
            tricks=counted, points=points
        )
    if view.contract:
        return amounts().tricks(view.tricks_won[seat])
    if view.owed[seat]:
        return amounts().owed_solos(view.owed[seat])
    if seat == view.dealer:
        return QCoreApplication.translate("Seats", "dealer")
    return QCoreApplication.translate("Seats", "speaks first") if seat == view.forehand else ""


def _chips(view: SeatView, seat: int, names: Sequence[str], show_parties: bool) -> tuple[Chip, ...]:
    chips = []
    party = view.parties[seat] if seat != view.seat else view.own_party
    if party in (Party.RE, Party.KONTRA) and (show_parties or seat == view.seat):
        kind = ChipKind.RE if party is Party.RE else ChipKind.KONTRA
        called = any(
            seen.call.seat == seat and seen.call.word.value == party.value and seen.valid
            for seen in view.calls
        )
        text = party_text(party)
        if called:
            text = QCoreApplication.translate("Seats", "{party}!").format(party=text)
        chips.append(Chip(kind, text))
    if view.phase in (Phase.PLAY, Phase.NAME_SOLO, Phase.FINISHED):
        chips += _said_in_play(view, seat, marked=bool(chips))
    else:
        chips += _said_before(view, seat, names)
    return tuple(chips)


def _said_in_play(view: SeatView, seat: int, *, marked: bool) -> list[Chip]:
    """Announcements and declarations; Re and Kontra stand on the mark of the side, if any."""
    said = [
        Chip(ChipKind.SAID if seen.valid else ChipKind.VOID, call_text(seen.call))
        for seen in view.calls
        if seen.call.seat == seat
        and not seen.implied
        and not (marked and seen.valid and seen.call.word in (Word.RE, Word.KONTRA))
    ]
    said += [
        Chip(ChipKind.SAID, special_text(special))
        for who, special, _ in view.specials
        if who == seat
    ]
    if view.genscher is not None and view.genscher[0] == seat:
        said.append(Chip(ChipKind.SAID, QCoreApplication.translate("Seats", "Genscher")))
    if view.compulsory and view.soloist == seat:
        said.append(Chip(ChipKind.NOTE, QCoreApplication.translate("Seats", "compulsory")))
    return said


def _said_before(view: SeatView, seat: int, names: Sequence[str]) -> list[Chip]:
    """The last word of a seat before play begins."""
    words = (Healthy, Reserve, Choose, Bid, Pass, Accept, Decline)
    for action in reversed(view.history):
        if action.seat == seat and isinstance(action, words):
            return [Chip(ChipKind.SAID, action_text(action, names))]
    return []
