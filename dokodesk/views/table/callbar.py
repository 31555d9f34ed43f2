"""The buttons of announcements and declarations, there exactly while they are allowed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from dokodesk.engine.actions import Action, Call, Claim, Pass
from dokodesk.engine.certainty import certain_rest
from dokodesk.engine.contracts import CONTRACTS
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import Phase
from dokodesk.views.cardnames import action_text, call_text
from dokodesk.views.table.buttons import TableButton
from dokodesk.views.table.hints import deadline_text

__all__ = ["CallBar", "Offer", "offers_for"]

#: Up to so many buttons say their deadline themselves.
_FEW = 2
#: How much smaller their text is where there is no room for them, by its usual size.
_SMALLER = (0.9, 0.8, 0.7)


@dataclass(frozen=True, slots=True)
class Offer:
    """Something the person may say now.

    Attributes:
        action: what it is.
        text: what is said.
        until: how long it stays possible; may be empty.
        careful: it is asked back whatever the settings say.
    """

    action: Action
    text: str
    until: str
    careful: bool = False


def offers_for(view: SeatView, names: Sequence[str]) -> tuple[Offer, ...]:
    """All announcements and declarations that are possible now, in a fixed order.

    A forced announcement is a question of its own and not among them. That the rest is the
    person's is offered when it follows from what the person can know; whether an unsure claim of a
    soloist holds is judged by the engine when it is made: the table must not tell.
    """
    if any(isinstance(action, Call) for action in view.legal):
        return ()
    calls = [
        Offer(call, call_text(call), deadline_text(view, call.word)) for call in view.legal_calls
    ]
    declared = [Offer(action, action_text(action, names), "") for action in view.legal_declarations]
    if declared and view.phase == Phase.FINISHED:
        text = QCoreApplication.translate("CallBar", "Keep the partner")
        declared.append(Offer(Pass(view.seat), text, ""))
    return (*calls, *declared, *(_claims(view, names)))


def _claims(view: SeatView, names: Sequence[str]) -> list[Offer]:
    """Ending a solo early (``solo_claim``), for the soloist on lead; taking a certain rest."""
    mine = Claim(view.seat)
    if certain_rest(view) is not None and len(view.hand) > 1:
        sure = [Offer(mine, action_text(mine, names), "")]
    else:
        sure = []
    contract = CONTRACTS.get(view.contract)
    if (
        not view.rules.solo_claim
        or view.phase != Phase.PLAY
        or view.soloist != view.seat
        or view.turn != view.seat
        or view.trick is not None
        or contract is None
        or not contract.declared_solo
        or contract.negative
    ):
        return sure
    give_up = Claim(view.seat, concede=True)
    claim = sure or [Offer(mine, action_text(mine, names), "", careful=True)]
    return [*claim, Offer(give_up, action_text(give_up, names), "", careful=True)]


class CallBar(QFrame):
    """A row of buttons above the hand, to the right; a second row where one is too narrow.

    Signals:
        chosen(Action): the person says it.
        arranged: the buttons have changed their place.
    """

    chosen = Signal(object)
    arranged = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._offers: tuple[Offer, ...] = ()
        self._buttons: list[TableButton] = []
        self._room = QRect()
        self._usual = 0
        self._text_px = 13.0
        self._ask_back = False
        self._asked: Action | None = None
        self._caption = QLabel(self)
        self._caption.setObjectName("caption")
        self._caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.hide()

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What is offered."""
        return self._offers

    @property
    def buttons(self) -> tuple[TableButton, ...]:
        """The buttons, in the order of the offers."""
        return tuple(self._buttons)

    def take_focus(self) -> None:
        """Bring the keyboard to the first button, if there is one."""
        if self._buttons:
            self._buttons[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def set_ask_back(self, *, ask_back: bool) -> None:
        """Whether a second press is needed, against a slip of the hand."""
        self._ask_back = ask_back
        self._asked = None

    def set_room(self, room: QRect, usual: int, text_px: float) -> None:
        """Where the buttons may be: they stand at the lower right of it.

        Args:
            room: all there is.
            usual: the width that they take where that leaves height enough.
            text_px: the size of the text.
        """
        if (room, usual, text_px) == (self._room, self._usual, self._text_px):
            return
        self._room = room
        self._usual = usual
        self._text_px = text_px
        self._build()

    def show_offers(self, offers: tuple[Offer, ...]) -> None:
        """Offer these and nothing else."""
        if offers == self._offers:
            return
        kept = self._asked if any(offer.action == self._asked for offer in offers) else None
        self._offers = offers
        self._asked = kept
        self._build()

    def _build(self) -> None:
        focused = next((n for n, button in enumerate(self._buttons) if button.hasFocus()), None)
        for button in self._buttons:
            self._grid.removeWidget(button)
            button.hide()
            # It may be in the middle of its own click.
            button.deleteLater()
        self._buttons = []
        self.setVisible(bool(self._offers))
        if not self._offers:
            self._caption.hide()
            if focused is not None:
                self._give_focus_back()
            self.arranged.emit()
            return
        usual = min(self._usual, self._room.width())
        whole = self._room.width()
        tries = [(usual, _FEW, 1.0), (whole, _FEW, 1.0), (whole, 0, 1.0)]
        tries += [(whole, 0, scale) for scale in _SMALLER]
        for width, few, scale in tries:
            size = self._lay_out(width, few, scale)
            if size.height() <= self._room.height():
                break
        self.setGeometry(
            self._room.right() - size.width() + 1,
            self._room.bottom() - size.height() + 1,
            size.width(),
            size.height(),
        )
        self.raise_()
        if focused is not None:
            self._buttons[min(focused, len(self._buttons) - 1)].setFocus()
        self.arranged.emit()

    def _lay_out(self, width: int, few: int, scale: float) -> QSize:
        """Makes the buttons for a width and gives the size that they take.

        Args:
            width: for all of them.
            few: up to so many say their deadlines themselves.
            scale: of the text, by its usual size.
        """
        px = self._text_px * scale
        self._grid.setSpacing(round(px * 0.4))
        self.setStyleSheet(
            ""
            if scale == 1.0
            else f"QPushButton {{ font-size: {round(px)}px; padding: {round(px * 0.2)}px "
            f"{round(px * 0.6)}px; }} QLabel#caption {{ font-size: {round(px * 0.9)}px; }}"
        )
        for button in self._buttons:
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        caption = self._common_deadline(few)
        self._buttons = [
            self._button(offer, deadline=offer.until if not caption else "")
            for offer in self._offers
        ]
        columns = self._columns(width)
        for number, button in enumerate(self._buttons):
            self._grid.addWidget(button, 1 + number // columns, number % columns)
            button.show()
        self._caption.setText(caption)
        self._caption.setVisible(bool(caption))
        self._grid.removeWidget(self._caption)
        self._grid.addWidget(self._caption, 0, 0, 1, columns)
        self._grid.activate()
        return self._grid.sizeHint()

    def _common_deadline(self, few: int) -> str:
        """With several buttons the deadline stands above them once, if it is the same for all."""
        deadlines = {offer.until for offer in self._offers if offer.until}
        return deadlines.pop() if len(self._offers) > few and len(deadlines) == 1 else ""

    def _columns(self, width: int) -> int:
        """How many buttons fit into a row; rows are about equally long."""
        count, spacing = len(self._buttons), self._grid.spacing()
        widths = [button.sizeHint().width() + spacing for button in self._buttons]
        room = width + spacing
        if sum(widths) <= room:
            return count
        columns = max(1, min(count, room // max(widths)))
        return -(-count // -(-count // columns))

    def _button(self, offer: Offer, deadline: str) -> TableButton:
        asked = offer.action == self._asked
        text = offer.text
        if asked:
            text = QCoreApplication.translate("CallBar", "Really {call}?").format(call=offer.text)
        label = f"{text}\n{deadline}" if deadline else text
        button = TableButton(label.replace("&", "&&"), self, main=asked)
        button.setObjectName("call")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        said = QCoreApplication.translate("CallBar", "Announce {call}").format(call=offer.text)
        button.setAccessibleName(said)
        button.setAccessibleDescription(offer.until)
        button.setToolTip(said if not offer.until else f"{said}, {offer.until}")
        button.clicked.connect(lambda: self._on_clicked(offer))
        button.ensurePolished()
        return button

    def _on_clicked(self, offer: Offer) -> None:
        if (self._ask_back or offer.careful) and offer.action != self._asked:
            self._asked = offer.action
            self._build()
            return
        self._asked = None
        # Otherwise the next key press would announce the next level.
        self._give_focus_back()
        self.chosen.emit(offer.action)

    def _give_focus_back(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            parent.setFocus(Qt.FocusReason.OtherFocusReason)
