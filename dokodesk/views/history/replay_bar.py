"""The controls below a replay: moving, playing by itself, and through whose eyes one looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from dokodesk.views.appearance import Appearance
from dokodesk.views.icon_button import IconButton
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.widgets import CalmComboBox, button, label

__all__ = ["SPEEDS", "ReplayBar"]

#: How long a moment stays while it plays by itself, by speed.
SPEEDS: Final = {"slow": 2200, "normal": 1000, "fast": 350, "fastest": 80}
#: What each picture does, by the name of the wish.
_SIGNS: Final = {
    "first": "first",
    "trick_back": "trick_back",
    "card_back": "card_back",
    "play": "go",
    "pause": "pause",
    "card_on": "card_on",
    "trick_on": "trick_on",
    "last": "last",
}
_BACK: Final = ("first", "trick_back", "card_back")
_ON: Final = ("card_on", "trick_on", "last")


class ReplayBar(QFrame):
    """Buttons, a slider and choices; it does nothing by itself.

    Signals:
        wanted(str): a button was pressed: a key of the pictures, ``branch``, ``again``, ``events``.
        slid(int): the slider was moved to this moment.
        eyes_changed: another seat sits below, or hands were opened or closed.
    """

    wanted = Signal(str)
    slid = Signal(int)
    eyes_changed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._quiet = False
        self.setProperty("role", "footer")
        self._signs = {name: self._sign(name, appearance) for name in _SIGNS}
        self._slider = QSlider(Qt.Orientation.Horizontal)
        # The arrows belong to the replay.
        self._slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._slider.valueChanged.connect(self._on_slider)
        self._speed_label, self._speed = label(), CalmComboBox()
        self._speed_label.setBuddy(self._speed)
        self._seat_label, self._seat = label(), CalmComboBox()
        self._seat_label.setBuddy(self._seat)
        self._seat.currentIndexChanged.connect(lambda _place: self._on_eyes())
        self._open = QCheckBox()
        self._open.setChecked(True)
        self._open.toggled.connect(lambda _on: self._on_eyes())
        self._buttons = {
            name: button("", self._asker(name), "primary" if name == "branch" else "")
            for name in ("events", "why", "again", "branch")
        }
        for name in ("events", "why"):
            self._buttons[name].setCheckable(True)
        self._buttons["why"].hide()
        #: Why a computer player did what was done last.
        self.why = label("", wrap=True)
        self.why.hide()
        self._where = label("", wrap=True)
        self._points = label("")
        self._build()
        self.retranslate()

    def _sign(self, name: str, appearance: Appearance) -> IconButton:
        made = IconButton(_SIGNS[name], appearance)
        made.clicked.connect(self._asker(name))
        # The arrows belong to the replay, and every button has a key of its own.
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return made

    def _asker(self, name: str) -> Callable[[], None]:
        return lambda: self.wanted.emit(name)

    def _build(self) -> None:
        self._states = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._states.addWidget(self._where, 1)
        self._states.addWidget(self._points)
        signs = FlowLayout()
        signs.setSpacing(4)
        for sign in self._signs.values():
            signs.addWidget(sign)
        self._moves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._moves.setSpacing(8)
        self._moves.addLayout(signs)
        self._moves.addWidget(self._slider, 1)
        tools = FlowLayout()
        for part in (
            _pair(self._seat_label, self._seat),
            self._open,
            _pair(self._speed_label, self._speed),
            *self._buttons.values(),
        ):
            tools.addWidget(part)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(self._states)
        self._layout.addWidget(self.why)
        self._layout.addLayout(self._moves)
        self._layout.addLayout(tools)
        self._layout.addStretch(1)

    # --- for the page ----------------------------------------------------------------------------

    def stand_beside(self, *, beside: bool) -> None:
        """Stands beside the table in a column, or below it in long lines.

        Args:
            beside: in a column.
        """
        direction = QBoxLayout.Direction.TopToBottom if beside else QBoxLayout.Direction.LeftToRight
        self._states.setDirection(direction)
        self._moves.setDirection(direction)
        self._set_margins()

    def _set_margins(self) -> None:
        em = self.fontMetrics().height()
        beside = self._moves.direction() is QBoxLayout.Direction.TopToBottom
        side = em // 2 if beside else em
        self._layout.setContentsMargins(side, em // 3, side, em // 3)

    @property
    def seat(self) -> int:
        """The seat that sits below."""
        return max(0, self._seat.currentIndex())

    @property
    def all_open(self) -> bool:
        """Whether all hands lie open."""
        return self._open.isChecked()

    @property
    def speed(self) -> str:
        """How fast it plays by itself: a key of ``SPEEDS``."""
        return str(self._speed.currentData() or "normal")

    @property
    def shows_events(self) -> bool:
        """Whether the events are asked for where there is not room for everything."""
        return self._buttons["events"].isChecked()

    def button(self, name: str) -> QAbstractButton:
        """The button that gives a wish."""
        return self._signs[name] if name in self._signs else self._buttons[name]

    def sit(self, seat: int) -> None:
        """Looks through the eyes of another seat."""
        self._seat.setCurrentIndex(seat)

    def set_speed(self, speed: str) -> None:
        """Plays faster or slower."""
        self._speed.setCurrentIndex(self._speed.findData(speed))

    def toggle_open(self) -> None:
        """Opens or closes the hands."""
        self._open.toggle()

    def offer_why(self, *, offered: bool, on: bool) -> None:
        """Says whether what computer players did can be explained, and whether it is.

        Args:
            offered: it can be.
            on: it is.
        """
        self._buttons["why"].setVisible(offered)
        self._buttons["why"].setChecked(on)
        self.why.setVisible(offered and on)

    def offer_events(self, *, offered: bool) -> None:
        """Says whether the events have to be asked for."""
        self._buttons["events"].setVisible(offered)

    def show_deal(self, names: Sequence[str], last: int) -> None:
        """Another deal: who sits there, and its last moment."""
        self._quiet = True
        self._seat.clear()
        self._seat.addItems(list(names))
        self._seat.setCurrentIndex(0)
        self._slider.setRange(0, last)
        self._quiet = False

    def show_moment(
        self, moment: int, where: str, points: str, *, may_branch: bool, playing: bool
    ) -> None:
        """Brings everything in step with a moment.

        Args:
            moment: which one.
            where: the same in words.
            points: how many points have been made.
            may_branch: whether somebody can play on from here.
            playing: whether it goes on by itself.
        """
        self._quiet = True
        self._slider.setValue(moment)
        self._quiet = False
        self._where.setText(where)
        self._points.setText(points)
        for name in _BACK:
            self._signs[name].setEnabled(moment > 0)
        for name in _ON:
            self._signs[name].setEnabled(moment < self._slider.maximum())
        self._buttons["branch"].setEnabled(may_branch)
        self._signs["play"].setVisible(not playing)
        self._signs["pause"].setVisible(playing)

    def _on_eyes(self) -> None:
        if not self._quiet:
            self.eyes_changed.emit()

    def _on_slider(self, value: int) -> None:
        if not self._quiet:
            self.slid.emit(value)

    # --- words -----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Gives all texts anew."""
        em = self.fontMetrics().height()
        self._set_margins()
        self._layout.setSpacing(max(3, em // 4))
        self._slider.setAccessibleName(self.tr("Place in the deal"))
        self._seat_label.setText(self.tr("Below sits"))
        self._seat.setAccessibleName(self.tr("Below sits"))
        self._open.setText(self.tr("All hands open"))
        self._open.setToolTip(
            self.tr("Without it you see only what the player below could know (O)")
        )
        self._speed_label.setText(self.tr("Speed"))
        self._speed.setAccessibleName(self.tr("Speed"))
        chosen = self.speed
        self._speed.clear()
        for key, text in (
            ("slow", self.tr("slow")),
            ("normal", self.tr("normal")),
            ("fast", self.tr("fast")),
            ("fastest", self.tr("very fast")),
        ):
            self._speed.addItem(text, key)
        self.set_speed(chosen)
        self._buttons["events"].setText(self.tr("Events"))
        self._buttons["why"].setText(self.tr("Explain"))
        self._buttons["why"].setToolTip(
            self.tr("Say why a computer player did what it did last (W)")
        )
        # The table must not jump from card to card.
        self.why.setMinimumHeight(2 * em)
        self.why.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._buttons["branch"].setText(self.tr("Play on from here"))
        self._buttons["branch"].setToolTip(
            self.tr("Take this seat and play on; it does not count (B)")
        )
        self._buttons["again"].setText(self.tr("Play this deal again…"))
        side = QSize(round(em * 1.15), round(em * 1.15))
        for name, text in (
            ("first", self.tr("To the beginning (Home)")),
            ("trick_back", self.tr("One trick back (up arrow)")),
            ("card_back", self.tr("One card back (left arrow)")),
            ("play", self.tr("Play by itself (space)")),
            ("pause", self.tr("Pause (space)")),
            ("card_on", self.tr("One card on (right arrow)")),
            ("trick_on", self.tr("One trick on (down arrow)")),
            ("last", self.tr("To the end (End)")),
        ):
            self._signs[name].name_it(text)
            self._signs[name].setIconSize(side)


def _pair(text: QWidget, field: QWidget) -> QWidget:
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(text)
    row.addWidget(field)
    return holder
