"""The tricks that may be looked at again, over the middle of the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from dokodesk.engine.seat_view import SeatView, SeenTrick
from dokodesk.views.table.buttons import TableButton
from dokodesk.views.table.card_art import CardArt, shadow_margin
from dokodesk.views.table.geometry import CARD_H
from dokodesk.views.table.layout import side_of
from dokodesk.views.table.overlays import visible_tricks
from dokodesk.views.table.paint import table_font
from dokodesk.views.table.theme import Theme

__all__ = ["TrickOverlay"]

#: Cards that lie crosswise are at least so large by those in a row.
_LARGE_ENOUGH = 0.55


class TrickOverlay(QFrame):
    """Shows the tricks that may be looked at; closes with a click, Esc or its key.

    Signals:
        closed: it went away.
    """

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("overlay")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._title = QLabel(self)
        self._title.setObjectName("title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._cards = QLabel(self)
        self._cards.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._earlier = TableButton("", self)
        self._later = TableButton("", self)
        self._close = TableButton("", self, main=True)
        self._earlier.clicked.connect(lambda: self._go(-1))
        self._later.clicked.connect(lambda: self._go(1))
        self._close.clicked.connect(self.dismiss)
        row = QHBoxLayout()
        row.addStretch(1)
        for button in (self._earlier, self._later, self._close):
            row.addWidget(button)
        row.addStretch(1)
        box = QVBoxLayout(self)
        box.addWidget(self._title)
        box.addWidget(self._cards, 1)
        box.addLayout(row)
        self._tricks: tuple[SeenTrick, ...] = ()
        self._names: tuple[str, ...] = ("", "", "", "")
        self._own_seat = 0
        self._first = 1
        self._at = 0
        self._room = QRect(0, 0, 400, 300)
        self._art: CardArt | None = None
        self._theme: Theme | None = None
        self._text_px = 13.0
        self.hide()
        self.retranslate()

    def arrange(self, room: QRect, art: CardArt, theme: Theme, text_px: float) -> None:
        """Take a place and a look."""
        self._room, self._art, self._theme, self._text_px = room, art, theme, text_px
        layout = self.layout()
        assert layout is not None
        pad = round(text_px)
        layout.setContentsMargins(pad, pad, pad, pad)
        layout.setSpacing(pad // 2)
        if not self.isHidden():
            self._show()

    def retranslate(self) -> None:
        """Take the texts of the language now spoken."""
        self._earlier.setText(self.tr("Earlier"))
        self._later.setText(self.tr("Later"))
        self._close.setText(self.tr("Close"))
        self.setAccessibleName(self.tr("Last trick"))
        if not self.isHidden():
            self._show()

    def open_for(self, view: SeatView, names: Sequence[str]) -> bool:
        """Show the last trick; returns whether there is one that may be seen."""
        tricks = visible_tricks(view)
        if not tricks:
            return False
        self._tricks = tricks
        self._names = tuple(names)
        self._own_seat = view.seat
        self._first = len(view.tricks) - len(tricks) + 1
        self._at = len(tricks) - 1
        self._show()
        self.show()
        self.raise_()
        self._close.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def dismiss(self) -> None:
        """Take it away."""
        if self.isHidden():
            return
        inside = self.focusWidget() is not None
        self.hide()
        parent = self.parentWidget()
        if inside and parent is not None:
            parent.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    @property
    def trick(self) -> SeenTrick | None:
        """The trick shown, or ``None`` when hidden."""
        return None if self.isHidden() else self._tricks[self._at]

    @property
    def title(self) -> str:
        """The line above the cards."""
        return self._title.text()

    def _go(self, by: int) -> None:
        self._at = max(0, min(len(self._tricks) - 1, self._at + by))
        self._show()

    def _show(self) -> None:
        trick = self._tricks[self._at]
        self._title.setText(
            self.tr("Trick {number}: {name}, {points} points").format(
                number=self._first + self._at,
                name=self._names[trick.winner],
                points=trick.points,
            )
        )
        several = len(self._tricks) > 1
        self._earlier.setVisible(several)
        self._later.setVisible(several)
        self._earlier.setEnabled(self._at > 0)
        self._later.setEnabled(self._at < len(self._tricks) - 1)
        width = max(40.0, min(self._room.width() / 7.2, self._room.height() / 5.4))
        picture = self._picture(trick, width)
        self._cards.setPixmap(picture)
        self.adjustSize()
        size = self.sizeHint()
        over = size.height() - self._room.height()
        if over > 0:
            # Two cards stand above one another.
            high = picture.deviceIndependentSize().height() - over
            self._cards.setPixmap(self._low_picture(trick, high))
            self.adjustSize()
            size = self.sizeHint()
        self.setGeometry(
            self._room.center().x() - size.width() // 2,
            max(self._room.y(), self._room.center().y() - size.height() // 2),
            size.width(),
            min(size.height(), self._room.height()),
        )

    def _low_picture(self, trick: SeenTrick, high: float) -> QPixmap:
        """The same for a height: where they lay if that leaves them large, else in a row."""
        line = QFontMetricsF(table_font(self._text_px * 0.95, bold=True)).height() * 1.15
        cross, row = (high - line * 2.4) / (2 * CARD_H), (high - line * 1.2) / CARD_H
        most = self._room.width() / 7.2
        if cross >= min(row, most) * _LARGE_ENOUGH:
            return self._picture(trick, cross - 1)
        return self._picture(trick, max(24.0, min(row, most) - 1), in_a_row=True)

    def _picture(self, trick: SeenTrick, width: float, *, in_a_row: bool = False) -> QPixmap:
        """The four cards where they lay, each with the name of its player.

        Args:
            trick: the cards.
            width: of a card.
            in_a_row: in the order in which they were played.
        """
        assert self._art is not None
        assert self._theme is not None
        ratio = self.devicePixelRatioF()
        w, h = round(width), round(width * CARD_H)
        font = table_font(self._text_px * 0.95)
        bold = table_font(self._text_px * 0.95, bold=True)
        line = QFontMetricsF(bold).height() * 1.15
        column = max(w * 1.25, self._text_px * 7.5)
        whole_w, whole_h = column * 3, h * 2 + line * 2.4
        if in_a_row:
            whole_w, whole_h = column * len(trick.cards), h + line * 1.2
        pixmap = QPixmap(round(whole_w * ratio), round(whole_h * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        for place, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=False)):
            side = side_of(seat, self._own_seat)
            x, y = {
                0: (whole_w / 2, h + line * 1.2 + h / 2),
                1: (column / 2, whole_h / 2 - line / 2),
                2: (whole_w / 2, h / 2),
                3: (whole_w - column / 2, whole_h / 2 - line / 2),
            }[side]
            if in_a_row:
                x, y = column * (place + 0.5), h / 2
            face = self._art.face(card, w, ratio)
            margin = shadow_margin(w)
            left, top = round(x - w / 2), round(y - h / 2)
            painter.drawPixmap(QPointF(left - margin, top - margin), face)
            won = seat == trick.winner
            painter.setFont(bold if won else font)
            painter.setPen(QColor(self._theme.turn if won else self._theme.text))
            name = QFontMetricsF(bold).elidedText(
                ("★ " if won else "") + self._names[seat],
                Qt.TextElideMode.ElideRight,
                column,
            )
            painter.drawText(
                QRect(round(x - column / 2), round(y + h / 2), round(column), round(line)),
                Qt.AlignmentFlag.AlignCenter,
                name,
            )
        painter.end()
        return pixmap

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            event.accept()
            return
        match event.key():
            case Qt.Key.Key_Escape:
                self.dismiss()
            case Qt.Key.Key_Left:
                self._go(-1)
            case Qt.Key.Key_Right:
                self._go(1)
            case _:
                super().keyPressEvent(event)
                return
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.dismiss()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
