"""The widgets on the table and where they lie: question, calls, hint, bubble, last trick."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt
from PySide6.QtWidgets import QLabel, QWidget

from dokodesk.views.table.buttons import TableButton, style_sheet
from dokodesk.views.table.callbar import CallBar
from dokodesk.views.table.card_art import CardArt
from dokodesk.views.table.geometry import Geometry, Rect
from dokodesk.views.table.overlays import Bubble, CardEntry
from dokodesk.views.table.pace import Pace
from dokodesk.views.table.panel import QuestionPanel
from dokodesk.views.table.proofpanel import ProofPanel
from dokodesk.views.table.theme import Theme
from dokodesk.views.table.trickoverlay import TrickOverlay

__all__ = ["Furniture"]

#: How much higher than the rail above the own hand a hint may be that stands on it in two lines.
_MOST_ON_RAIL: Final = 1.6


class Furniture:
    """All widgets of one table.

    Attributes:
        calls: buttons of announcements.
        panel: the question on the table.
        entry: the field for typed cards.
        last_button: opens the last trick.
        overlay: the tricks that may be looked at.
        bubble: the last refusal.
        proof: why all remaining tricks are the person's.
        play_button: plays the chosen card, where a click only chooses.
    """

    def __init__(self, parent: QWidget) -> None:
        self._parent = parent
        self._geometry: Geometry | None = None
        self._clear = QRect()
        self._hint = QLabel(parent)
        self._hint.setObjectName("hint")
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._hint.setWordWrap(True)
        self._hint.setTextFormat(Qt.TextFormat.PlainText)
        self._hint.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._hint.hide()
        self.calls = CallBar(parent)
        self.panel = QuestionPanel(parent)
        self.entry = CardEntry(parent)
        self.last_button = TableButton("", parent)
        self.last_button.setObjectName("quiet")
        self.last_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.last_button.hide()
        self.overlay = TrickOverlay(parent)
        self.bubble = Bubble(parent)
        self.proof = ProofPanel(parent)
        self.play_button = TableButton("", parent, main=True)
        self.play_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.play_button.hide()
        self.calls.arranged.connect(self._place_hint)

    def use_pace(self, pace: Pace) -> None:
        """Take durations."""
        self.panel.guard_ms = pace.guard_ms

    def arrange(self, geometry: Geometry, text_px: float, theme: Theme, art: CardArt) -> None:
        """Take a size and look, and put everything in its place."""
        self._geometry = geometry
        style = style_sheet(theme, text_px)
        if style != self._parent.styleSheet():
            self._parent.setStyleSheet(style)
        room = self._pixels(geometry.panel)
        self.panel.set_room(room, text_px)
        self.proof.set_room(room, text_px)
        self.overlay.arrange(room, art, theme, text_px)
        usual = round(geometry.calls_w * geometry.unit)
        self.calls.set_room(self._pixels(geometry.calls), usual, text_px)
        self._place_hint()
        self.retranslate()
        self.bubble.dismiss()

    def retranslate(self) -> None:
        """Take the texts of the language now spoken."""
        text = QCoreApplication.translate("TableView", "Last trick")
        self.last_button.setAccessibleName(text)
        if self._geometry is not None and self._geometry.compact:
            text = QCoreApplication.translate("TableView", "Trick")
        self.last_button.setText(text)
        self.last_button.setToolTip(QCoreApplication.translate("TableView", "Last trick (L)"))
        self.entry.retranslate()
        self._place_last_button()

    def clear(self) -> None:
        """Take everything away that belongs to a position."""
        self.overlay.dismiss()
        self.entry.close_entry()
        self.bubble.dismiss()
        self.panel.ask(None)
        self.proof.dismiss()
        self.calls.show_offers(())
        self.set_hint("")

    # --- hint and bubble -------------------------------------------------------------------------

    @property
    def hint(self) -> str:
        """The line above the hand; empty when there is none."""
        return "" if self._hint.isHidden() else self._hint.text()

    @property
    def hint_area(self) -> QRect:
        """Where that line is."""
        return QRect() if self._hint.isHidden() else self._hint.geometry()

    def set_hint(self, text: str) -> None:
        """Show a line above the hand, or none."""
        self._hint.setText(text)
        self._place_hint()

    def keep_clear(self, area: QRectF) -> None:
        """Keep the line above the hand off words that point at a card.

        Args:
            area: where those words are; empty if there are none.
        """
        self._clear = area.toAlignedRect()
        self._place_hint()

    def refuse(self, text: str, stays_ms: int) -> None:
        """Say at the hand why something is not possible."""
        self.set_hint("")
        self.bubble.say(text, self._above_hand(), stays_ms)
        if not self.calls.isHidden() and self.bubble.geometry().intersects(self.calls.geometry()):
            self.bubble.move(
                self.bubble.x(), self.calls.geometry().top() - self.bubble.height() - 4
            )

    def offer_play(self, text: str) -> None:
        """Show the button that plays the chosen card, or hide it with an empty text."""
        if not text or self._geometry is None:
            if self.play_button.hasFocus():
                self._parent.setFocus(Qt.FocusReason.OtherFocusReason)
            self.play_button.hide()
            return
        self.set_hint("")
        self.play_button.setText(text.replace("&", "&&"))
        self.play_button.ensurePolished()
        size = self.play_button.sizeHint()
        rail = self._pixels(self._geometry.hint)
        x = max(rail.left(), self._parent.width() // 2 - size.width() // 2)
        y = self._above_hand().bottom() - size.height()
        self.play_button.setGeometry(x, y, size.width(), size.height())
        self.play_button.show()
        self.play_button.raise_()

    def open_entry(self, text: str) -> None:
        """Open the field for a card's name with its first letter."""
        if self._geometry is not None:
            self.set_hint("")
            self.entry.open_with(text, self._pixels(self._geometry.hint))

    # --- places ----------------------------------------------------------------------------------

    def _pixels(self, rect: Rect) -> QRect:
        assert self._geometry is not None
        return QRect(*self._geometry.pixels(rect))

    def _above_hand(self) -> QRect:
        assert self._geometry is not None
        geometry = self._geometry
        bottom = round((geometry.hand.y - geometry.lift) * geometry.unit)
        return QRect(0, 0, self._parent.width(), max(40, bottom - 4))

    def _place_hint(self) -> None:
        """In the middle of what is left between the own plate and the announcements, or above."""
        text = self._hint.text()
        self._hint.setVisible(bool(text))
        if not text or self._geometry is None:
            return
        geometry = self._geometry
        rail = self._pixels(geometry.hint)
        margin = round(geometry.margin * geometry.unit)
        self._hint.ensurePolished()
        size = self._one_line(self._hint)
        middle = self._parent.width() // 2
        right = self._parent.width() - margin
        if not self.calls.isHidden():
            right = self.calls.geometry().left() - margin
        room = right - rail.left()
        if size.width() <= room:
            width, height = size.width(), size.height()
            x = max(rail.left(), min(middle - width // 2, right - width))
            y = rail.center().y() - height // 2
        elif self._fits_the_rail(room, size.width(), rail.height()):
            width, height = room, max(size.height(), self._hint.heightForWidth(room))
            lowest = round((geometry.hand.y - geometry.lift) * geometry.unit) - height
            x, y = rail.left(), min(rail.center().y() - height // 2, lowest)
        else:
            # No room on the rail: above everything that stands on it.
            width = min(size.width(), self._parent.width() - 2 * margin)
            height = max(size.height(), self._hint.heightForWidth(width))
            x = middle - width // 2
            y = round(geometry.seats[0].speech.y * geometry.unit)
            if not self.calls.isHidden():
                y = min(y, self.calls.y())
            y = max(margin, y - margin - height)
        place = QRect(x, y, width, height)
        if place.intersects(self._clear):
            place.moveBottom(self._clear.top() - margin)
        self._hint.setGeometry(place)

    def _fits_the_rail(self, room: int, one_line: int, rail: int) -> bool:
        """Whether the hint can stand beside the own plate on several lines, no word being cut.

        Args:
            room: the width there is, in pixels.
            one_line: the width that the hint takes on one line, its edges included.
            rail: the height of the rail.
        """
        metrics, text = self._hint.fontMetrics(), self._hint.text()
        edges = one_line - metrics.horizontalAdvance(text)
        longest = max(map(metrics.horizontalAdvance, text.split()), default=0)
        if room < longest + edges:
            return False
        return 0 < self._hint.heightForWidth(room) <= rail * _MOST_ON_RAIL

    def _place_last_button(self) -> None:
        if self._geometry is None:
            return
        self.last_button.ensurePolished()
        size = self.last_button.sizeHint()
        margin = round(self._geometry.margin * self._geometry.unit)
        self.last_button.setGeometry(
            self._parent.width() - margin - size.width(), margin, size.width(), size.height()
        )

    @staticmethod
    def _one_line(label: QLabel) -> QSize:
        """The size of a label that may wrap, with its text on one line."""
        label.setWordWrap(False)
        size = label.sizeHint()
        label.setWordWrap(True)
        return size
