"""Buttons that open and close the hands of the others."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from dokodesk.model.lesson_table import LessonTable
from dokodesk.views.widgets import PushButton

__all__ = ["OpenHands"]


class OpenHands(QWidget):
    """One button for each of the other seats; pressed means that the hand lies open."""

    def __init__(self, session: LessonTable) -> None:
        super().__init__()
        self._session = session
        self._label = QLabel()
        self.buttons: list[QPushButton] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(3)
        for seat in (1, 2, 3):
            each = PushButton()
            each.setCheckable(True)
            each.clicked.connect(lambda _=False, seat=seat: self._toggle(seat))
            self.buttons.append(each)
        self.set_narrow(narrow=False)
        session.open_changed.connect(self.refresh)
        session.names_changed.connect(self.retranslate)
        self.retranslate()

    def fit(self, width: int) -> None:
        """Takes one row if there is room for it, and no words before it."""
        self._label.hide()
        needed = sum(each.sizeHint().width() for each in self.buttons) + 2 * self._grid.spacing()
        self._place(below=needed > width)

    def set_narrow(self, *, narrow: bool) -> None:
        """Puts the buttons one below the other, for a column beside the table."""
        self._label.setVisible(not narrow)
        self._place(below=narrow)

    def _place(self, *, below: bool) -> None:
        self._grid.addWidget(self._label, 0, 0)
        for place, each in enumerate(self.buttons, start=1):
            row, column = (place, 0) if below else (0, place)
            self._grid.addWidget(each, row, column)

    def retranslate(self) -> None:
        """Gives the buttons their words."""
        self._label.setText(self.tr("Open:"))
        self.refresh()

    def refresh(self) -> None:
        """Shows which hands lie open."""
        for seat, each in enumerate(self.buttons, start=1):
            name = self._session.names[seat]
            opened = seat in self._session.open_seats
            # A sign besides the pressed look: nothing is said by colour alone.
            each.setText(f"{'●' if opened else '○'} {name}")
            each.setChecked(opened)
            text = (
                self.tr("Close the hand of {name}")
                if opened
                else self.tr("Open the hand of {name}")
            )
            each.setToolTip(text.format(name=name))
            each.setAccessibleName(text.format(name=name))

    def _toggle(self, seat: int) -> None:
        self._session.set_open(self._session.open_seats ^ {seat})
