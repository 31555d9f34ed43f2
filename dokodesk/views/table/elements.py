"""What a screen reader finds on the table: one element for each own card, each seat and the trick.

Items of a graphics scene have no accessible interface, so real widgets stand for them. They lie
below the canvas, which covers them wholly: they cost no painting and catch no click, but they have
a name, a place on the screen and a role, can take the focus and can be pressed by a helper program.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from dokodesk.engine.cards import Card
from dokodesk.engine.seat_view import SeatView
from dokodesk.views.amounts import amounts
from dokodesk.views.cardnames import card_name
from dokodesk.views.table.layout import side_of
from dokodesk.views.table.picture import Picture
from dokodesk.views.table.scene import TableScene
from dokodesk.views.table.seats import Plate

__all__ = ["CardElement", "Elements", "card_description", "trick_text"]

#: More than anybody ever holds: twelve, and the cards of a poverty.
_CARDS = 20
#: From the own left neighbour round the table to the own seat.
_READING_ORDER = (1, 2, 3, 0)


class CardElement(QPushButton):
    """One card of the own hand; keys go on to the table.

    Signals:
        reached(int): it has got the focus.
        used(int): it was pressed.
    """

    reached = Signal(int)
    used = Signal(int)

    def __init__(self, index: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.index = index
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._telling = False
        self.clicked.connect(self._on_clicked)
        self.toggled.connect(self._on_toggled)
        self.hide()

    def tell_chosen(self, chosen: bool | None) -> None:
        """Whether it is chosen among cards to be handed over; ``None`` when none are."""
        self._telling = True
        self.setCheckable(chosen is not None)
        self.setChecked(bool(chosen))
        self._telling = False

    def _on_clicked(self) -> None:
        if not self.isCheckable():
            self.used.emit(self.index)

    def _on_toggled(self) -> None:
        # A helper program toggles where it finds something to tick, without a click.
        if not self._telling:
            self.used.emit(self.index)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card is painted by the scene."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit(self.index)


class Elements(QObject):
    """All of them, kept in step with what is shown.

    Signals:
        reached(int): the focus has come to this place of the own hand.
        used(int): the card at this place of the own hand was pressed.
    """

    reached = Signal(int)
    used = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        """Make them as the lowest children of a widget; make the canvas after them.

        Args:
            parent: the table.
        """
        super().__init__(parent)
        self._parent = parent
        self.game = _label(parent)
        by_side = {side: _label(parent) for side in _READING_ORDER}
        self.seats = tuple(by_side[side] for side in range(4))
        self.trick = _label(parent)
        self.cards = tuple(CardElement(index, parent) for index in range(_CARDS))
        for card in self.cards:
            card.reached.connect(self.reached)
            card.used.connect(self.used)

    @property
    def focused(self) -> int | None:
        """The place of the own card that has the focus."""
        return next((card.index for card in self.cards if card.hasFocus()), None)

    def focus(self, index: int) -> None:
        """Bring the focus to a card, if the table has it."""
        if index >= len(self.cards) or self.cards[index].isHidden():
            return
        if self._parent.hasFocus() or self.focused is not None:
            self.cards[index].setFocus(Qt.FocusReason.OtherFocusReason)

    def give_back(self) -> None:
        """Bring the focus from a card back to the table."""
        if self.focused is not None:
            self._parent.setFocus(Qt.FocusReason.OtherFocusReason)

    def clear(self) -> None:
        """There is no deal."""
        self.give_back()
        for widget in (self.game, self.trick, *self.seats, *self.cards):
            widget.hide()

    def show(
        self,
        view: SeatView,
        names: Sequence[str],
        scene: TableScene,
        plates: Sequence[Plate],
        game: tuple[str, str],
    ) -> None:
        """Tell what lies on the table.

        Args:
            view: what is known.
            names: who sits at seats 0-3.
            scene: where the cards lie.
            plates: what the seats' plates say.
            game: the two lines about the game.
        """
        picture = scene.picture
        if picture is None:
            self.clear()
            return
        _say(self.game, ". ".join(part for part in game if part))
        geometry = scene.geometry
        self.game.setGeometry(QRect(*geometry.pixels(geometry.info)))
        for plate in plates:
            side = side_of(plate.seat, view.seat)
            _say(self.seats[side], plate.spoken + _open_hand(picture, plate.seat))
            self.seats[side].setGeometry(QRect(*geometry.pixels(geometry.seats[side].plate)))
        _say(self.trick, trick_text(view, names, picture))
        self.trick.setGeometry(QRect(*geometry.pixels(geometry.middle)))
        self._show_hand(picture.hands[view.seat], scene)

    def _show_hand(self, hand: Sequence[Card | None], scene: TableScene) -> None:
        for element in self.cards:
            card = hand[element.index] if element.index < len(hand) else None
            if card is None:
                if element.hasFocus():
                    self.give_back()
                element.hide()
                continue
            name = card_name(card)
            if element.accessibleName() != name:
                element.setAccessibleName(name)
            element.setGeometry(scene.hand_rect(element.index).toAlignedRect())
            element.show()

    def show_choices(
        self,
        hand: Sequence[Card | None],
        playable: frozenset[int] | None,
        chosen: frozenset[int] | None,
        current: int | None,
    ) -> None:
        """Tell what can be done with the own cards.

        Args:
            hand: the own cards from left to right.
            playable: places of those that may be played, ``None`` while it is not the own turn.
            chosen: places of those chosen for a poverty, ``None`` when none are to be chosen.
            current: the place that the tabulator key leads to; the first card unless given.
        """
        for element in self.cards:
            if element.isHidden():
                continue
            index = element.index
            text = card_description(
                index, len(hand), playable is not None and index in playable, playable is not None
            )
            if element.accessibleDescription() != text:
                element.setAccessibleDescription(text)
            element.tell_chosen(None if chosen is None else index in chosen)
            first = current if current is not None else 0
            policy = Qt.FocusPolicy.StrongFocus if index == first else Qt.FocusPolicy.ClickFocus
            element.setFocusPolicy(policy)


def _label(parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.hide()
    return label


def _say(label: QLabel, text: str) -> None:
    if label.accessibleName() != text:
        label.setAccessibleName(text)
    label.setVisible(bool(text))


def _open_hand(picture: Picture, seat: int) -> str:
    """The cards of another seat that lie open, as more of a sentence."""
    cards = [card_name(card) for card in picture.hands[seat] if card is not None]
    if seat == picture.own_seat or not cards:
        return ""
    text = QCoreApplication.translate("Elements", "hand: {cards}")
    return ". " + text.format(cards=", ".join(cards))


def card_description(index: int, count: int, may: bool, turn: bool) -> str:
    """Where a card of the own hand is, and whether it may be played now.

    Args:
        index: its place from the left, from 0.
        count: how many cards there are.
        may: it may be played.
        turn: a card is to be played now.
    """
    where = QCoreApplication.translate("Elements", "card {number} of {all}").format(
        number=index + 1, all=count
    )
    if not turn:
        return where
    if may:
        allowed = QCoreApplication.translate("Elements", "may be played")
    else:
        allowed = QCoreApplication.translate("Elements", "may not be played now")
    return f"{where}, {allowed}"


def trick_text(view: SeatView, names: Sequence[str], picture: Picture) -> str:
    """What lies in the middle of the table, as sentences."""
    if picture.laid_by is not None and picture.laid:
        return amounts().lays_out(len(picture.laid), names[picture.laid_by])
    if not picture.trick:
        return QCoreApplication.translate("Elements", "No card lies on the table.")
    number = len(view.tricks) + 1
    cards = [
        QCoreApplication.translate("Elements", "{name}: {card}").format(
            name=names[seat], card=card_name(card)
        )
        for seat, card in picture.trick
    ]
    text = QCoreApplication.translate("Elements", "Trick {number}. {cards}.").format(
        number=number, cards=", ".join(cards)
    )
    if view.trick is None:
        return text
    winner = QCoreApplication.translate("Elements", "{name} would win it.").format(
        name=names[view.trick.winner]
    )
    return f"{text} {winner}"
