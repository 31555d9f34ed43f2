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
from dokodesk.views.table.trophies import Trophy, trophies_of, trophy_mark, trophy_text

__all__ = ["Chip", "ChipKind", "Plate", "own_side", "plates_for"]


#: Announcements of which a later one includes those before it.
_LEVELS = frozenset({Word.NO90, Word.NO60, Word.NO30, Word.SCHWARZ})


@unique
class ChipKind(Enum):
    """What a small mark says; each kind has a shape of its own."""

    RE = auto()
    KONTRA = auto()
    SAID = auto()
    VOID = auto()
    """Said, but no longer in force."""
    NOTE = auto()
    TROPHY = auto()
    """Something lies open in the pile."""


@dataclass(frozen=True, slots=True)
class Chip:
    """A small mark at a seat.

    Attributes:
        kind: what it says, and so its shape.
        text: in a word.
        implied: a later mark says this too; it is the first to go where there is no room.
    """

    kind: ChipKind
    text: str
    implied: bool = False


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
        leads: leads to the trick, or has led to it.
        trophies: what is marked in its pile.
        portrait: name of the picture.
    """

    seat: int
    name: str
    own: bool
    detail: str
    dealer: bool
    turn: bool
    chips: tuple[Chip, ...]
    tricks: int
    leads: bool = False
    trophies: tuple[Trophy, ...] = ()
    portrait: str = ""

    @property
    def spoken(self) -> str:
        """The plate as a sentence for screen readers."""
        parts = [self.name]
        if self.own:
            parts.append(QCoreApplication.translate("Seats", "your seat"))
        if self.turn:
            parts.append(QCoreApplication.translate("Seats", "has the turn"))
        if self.dealer:
            parts.append(QCoreApplication.translate("Seats", "dealer"))
        if self.leads:
            parts.append(QCoreApplication.translate("Seats", "leads to this trick"))
        if self.detail and not (self.dealer and self.detail == _dealer_text()):
            parts.append(self.detail)
        for chip in self.chips:
            if chip.kind is ChipKind.TROPHY:
                continue
            void = QCoreApplication.translate("Seats", "{call} (no longer valid)")
            parts.append(void.format(call=chip.text) if chip.kind is ChipKind.VOID else chip.text)
        parts += [trophy_text(trophy) for trophy in self.trophies]
        return ", ".join(parts)


def _dealer_text() -> str:
    return QCoreApplication.translate("Seats", "dealer")


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


def plates_for(
    view: SeatView,
    names: Sequence[str],
    *,
    show_parties: bool,
    portraits: Sequence[str] = ("", "", "", ""),
) -> tuple[Plate, ...]:
    """The four plates, seat 0 first.

    Args:
        view: what is known.
        names: who sits at seats 0-3.
        show_parties: whether sides are marked.
        portraits: names of the pictures of seats 0-3.
    """
    leader = _leader(view)
    trophies = trophies_of(view)
    return tuple(
        Plate(
            seat=seat,
            name=names[seat],
            own=seat == view.seat,
            detail=_detail(view, seat),
            dealer=seat == view.dealer,
            turn=seat == view.turn,
            chips=(
                *_chips(view, seat, names, show_parties),
                *(
                    Chip(ChipKind.TROPHY, trophy_mark(trophy))
                    for trophy in trophies
                    if trophy.winner == seat
                ),
            ),
            tricks=view.tricks_won[seat],
            leads=seat == leader,
            trophies=tuple(trophy for trophy in trophies if trophy.winner == seat),
            portrait=portraits[seat],
        )
        for seat in ALL_SEATS
    )


def _leader(view: SeatView) -> int | None:
    """Who leads to the trick on the table, or has led to it."""
    if view.phase != Phase.PLAY:
        return None
    return view.turn if view.trick is None else view.trick.leader


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
    if view.contract and view.owed[seat]:
        chips.append(Chip(ChipKind.NOTE, amounts().still_owed(view.owed[seat])))
    return tuple(chips)


def _said_in_play(view: SeatView, seat: int, *, marked: bool) -> list[Chip]:
    """Announcements and declarations; Re and Kontra stand on the mark of the side, if any."""
    spoken = [
        seen
        for seen in view.calls
        if seen.call.seat == seat
        and not seen.implied
        and not (marked and seen.valid and seen.call.word in (Word.RE, Word.KONTRA))
    ]
    # Whoever wins with the other side below 60 wins with it below 90.
    levels = [seen for seen in spoken if seen.valid and seen.call.word in _LEVELS]
    said = [
        Chip(
            ChipKind.SAID if seen.valid else ChipKind.VOID,
            call_text(seen.call),
            implied=seen in levels[:-1],
        )
        for seen in spoken
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
