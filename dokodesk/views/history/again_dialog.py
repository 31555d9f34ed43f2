"""Playing a whole old deal again: from which seat, by which rules, against whom."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QFormLayout, QHBoxLayout, QVBoxLayout, QWidget

from dokodesk.engine.options import Rules
from dokodesk.engine.rules import preset, preset_names
from dokodesk.views.levels import level_text
from dokodesk.views.rules_titles import preset_title, rules_title
from dokodesk.views.widgets import CalmComboBox, Scroller, button, label

__all__ = ["AgainDialog"]

_WIDTH_EM = 29
#: The row of buttons and the margins.
_AROUND_EM = 5.5


class AgainDialog(QDialog):
    """Asks how a deal is to be played again.

    Signals:
        start_wanted(int, object, str): seat, `Rules` (``None`` for those of the original), level.
    """

    start_wanted = Signal(int, object, str)

    def __init__(
        self,
        names: Sequence[str],
        seat: int,
        rules: Rules,
        levels: Sequence[str],
        level: str,
        parent: QWidget | None = None,
    ) -> None:
        """Fills the choices.

        Args:
            names: who sat at seats 0-3.
            seat: the one to begin with.
            rules: of the original.
            levels: of the computer players.
            level: the one to begin with.
            parent: the window.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Play this deal again"))
        self._about = label(
            self.tr(
                "The same cards for everybody. It is kept under the original and does not count."
            ),
            wrap=True,
        )
        self.seat, self.rules, self.level = CalmComboBox(), CalmComboBox(), CalmComboBox()
        self.seat.addItems(list(names))
        self.seat.setCurrentIndex(seat)
        self.rules.addItem(self.tr("as before: {rules}").format(rules=rules_title(rules)), None)
        for name in preset_names():
            other = preset(name)
            if other != rules and other.deck == rules.deck:
                self.rules.addItem(preset_title(name), name)
        for name in levels:
            self.level.addItem(level_text(name), name)
        self.level.setCurrentIndex(max(0, self.level.findData(level)))
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self.tr("You play for"), self.seat)
        form.addRow(self.tr("Rules"), self.rules)
        form.addRow(self.tr("The others play"), self.level)
        start = button(self.tr("Deal"), self._start, "primary")
        start.setDefault(True)
        cancel = button(self.tr("Cancel"), self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(cancel)
        row.addWidget(start)
        em = self.fontMetrics().height()
        self._content = QWidget()
        inside = QVBoxLayout(self._content)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(round(em * 0.8))
        inside.addWidget(self._about)
        inside.addLayout(form)
        inside.addStretch(1)
        outside = QVBoxLayout(self)
        outside.setContentsMargins(em, em, em, em)
        outside.setSpacing(round(em * 0.8))
        outside.addWidget(Scroller(self._content), 1)
        outside.addLayout(row)
        self.resize(self.sizeHint())
        self.seat.setFocus()

    def sizeHint(self) -> QSize:
        """As high as its words are; where the screen is too low for them they scroll."""
        em = self.fontMetrics().height()
        width = em * _WIDTH_EM
        inside = self._content.layout()
        assert inside is not None
        high = inside.totalHeightForWidth(width - 2 * em) + round(em * _AROUND_EM)
        return QSize(width, high).boundedTo(self.screen().availableSize() * 0.92)

    def _start(self) -> None:
        name = self.rules.currentData()
        self.start_wanted.emit(
            self.seat.currentIndex(),
            None if name is None else preset(name),
            self.level.currentData(),
        )
        self.accept()
