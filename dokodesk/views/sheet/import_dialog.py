"""Taking in score sheets of others: which column is what, with a preview and every problem."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from dokodesk.engine.contracts import CONTRACTS
from dokodesk.engine.options import Rules
from dokodesk.model.hand_sheet import HandSheet
from dokodesk.model.sheet_import import hand_of_import, title_of
from dokodesk.records.csv_import import (
    Column,
    Table,
    guess,
    read_table,
)
from dokodesk.records.problems import Problem, RecordError
from dokodesk.views.appearance import Appearance
from dokodesk.views.cardnames import contract_text
from dokodesk.views.counts import counts
from dokodesk.views.sheet.import_texts import problem_text
from dokodesk.views.widgets import CalmComboBox, button, label, set_role

__all__ = ["ImportDialog"]

_MOST_SHOWN: Final = 200
_MOST_PROBLEMS: Final = 6
_DELIMITERS: Final = (";", ",", "\t", "|")


def _untitled() -> str:
    return QCoreApplication.translate("ImportTexts", "Column")


class ImportDialog(QDialog):
    """Asks what the columns of a table are.

    Signals:
        taken(HandSheet): the sheet is to be kept.
    """

    taken = Signal(object)

    def __init__(
        self,
        path: Path,
        data: bytes,
        rules: Sequence[tuple[str, Rules]],
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        """Reads the table.

        Args:
            path: where it comes from.
            data: the bytes of the file.
            rules: what the sheet can be audited by, with titles.
            appearance: the look.
            parent: the window it belongs to.

        Raises:
            RecordError: it is no table of text.
        """
        table = read_table(data, untitled=_untitled())
        super().__init__(parent)
        self._data, self._rules = data, list(rules)
        self._table: Table = table
        self._sheet: HandSheet | None = None
        self._title_label, self._title = label(), QLineEdit(title_of(path))
        self._title.setProperty("role", "field")
        self._rules_label, self._rules_box = label(), CalmComboBox()
        self._delimiter_label, self._delimiter = label(), CalmComboBox()
        self._header = QCheckBox()
        self._detected = label("", "muted", wrap=True)
        self._about = label("", wrap=True)
        self._grid = QTableWidget()
        self._combos: list[CalmComboBox] = []
        self._state = label("", "muted", wrap=True)
        self._take = button("", self._accept, "primary")
        self._cancel = button("", self.close)
        self._filling = True
        self._lay_out()
        self._fill(self._table)
        self._filling = False
        self._title.textChanged.connect(self._check)
        self._rules_box.currentIndexChanged.connect(self._check)
        self._delimiter.currentIndexChanged.connect(self._reread)
        self._header.toggled.connect(self._reread)
        appearance.changed.connect(self._retranslate)
        self._retranslate()
        self.resize(self.sizeHint())

    def _lay_out(self) -> None:
        for text, field in (
            (self._title_label, self._title),
            (self._rules_label, self._rules_box),
            (self._delimiter_label, self._delimiter),
        ):
            text.setBuddy(field)
        self._rules_box.addItem("")
        for title, _ in self._rules:
            self._rules_box.addItem(title)
        for delimiter in _DELIMITERS:
            self._delimiter.addItem("", delimiter)
        self._delimiter.setCurrentIndex(max(0, self._delimiter.findData(self._table.delimiter)))
        self._header.setChecked(self._table.titled)
        self._grid.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._grid.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._grid.setTabKeyNavigation(False)
        self._grid.verticalHeader().hide()
        form = QGridLayout()
        form.setColumnStretch(1, 1)
        form.addWidget(self._title_label, 0, 0)
        form.addWidget(self._title, 0, 1)
        form.addWidget(self._rules_label, 1, 0)
        form.addWidget(self._rules_box, 1, 1)
        row = QHBoxLayout()
        row.addWidget(self._delimiter)
        row.addSpacing(16)
        row.addWidget(self._header)
        row.addStretch(1)
        form.addWidget(self._delimiter_label, 2, 0)
        form.addLayout(row, 2, 1)
        self._form = form
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._cancel)
        foot.addWidget(self._take)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(form)
        self._outer.addWidget(self._detected)
        self._outer.addWidget(self._about)
        self._outer.addWidget(self._grid, 1)
        self._outer.addWidget(self._state)
        self._outer.addLayout(foot)

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(54 * em, 36 * em).boundedTo(self.screen().availableSize() * 0.92)

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 260)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    # --- for others ------------------------------------------------------------------------------

    @property
    def sheet(self) -> HandSheet | None:
        """The sheet as it would be taken in; ``None`` while something does not fit."""
        return self._sheet

    @property
    def state(self) -> str:
        """What is said about it."""
        return self._state.text()

    def choose(self, place: int, column: Column) -> None:
        """Says what a column is."""
        combo = self._combos[place]
        combo.setCurrentIndex(combo.findData(column.value))

    # --- the table -------------------------------------------------------------------------------

    def _reread(self) -> None:
        """Reads the table in another way."""
        if self._filling:
            return
        try:
            table = read_table(
                self._data,
                delimiter=str(self._delimiter.currentData()),
                has_header=self._header.isChecked(),
                untitled=_untitled(),
            )
        except RecordError as error:
            self._show_problems(error.problems)
            return
        self._filling = True
        self._fill(table)
        self._filling = False
        self._retranslate()

    def _fill(self, table: Table) -> None:
        self._table = table
        shown = table.rows[:_MOST_SHOWN]
        self._grid.clear()
        self._combos = []
        self._grid.setColumnCount(len(table.header))
        self._grid.setRowCount(len(shown) + 1)
        self._grid.setHorizontalHeaderLabels(list(table.header))
        for place, column in enumerate(guess(table)):
            combo = CalmComboBox()
            combo.setSizeAdjustPolicy(CalmComboBox.SizeAdjustPolicy.AdjustToContents)
            for each in Column:
                combo.addItem("", each.value)
            combo.setCurrentIndex(combo.findData(column.value))
            combo.currentIndexChanged.connect(self._check)
            self._grid.setCellWidget(0, place, combo)
            self._combos.append(combo)
        for row, cells in enumerate(shown, 1):
            for place, cell in enumerate(cells):
                item = QTableWidgetItem(cell)
                item.setFlags(Qt.ItemFlag.ItemIsEnabled)
                self._grid.setItem(row, place, item)

    def _columns(self) -> tuple[Column, ...]:
        return tuple(Column(combo.currentData()) for combo in self._combos)

    def _check(self) -> None:
        """Reads everything, and says what it comes to."""
        if self._filling:
            return
        place = self._rules_box.currentIndex() - 1
        games = {contract_text(name).casefold(): name for name in CONTRACTS}
        try:
            self._sheet = hand_of_import(
                self._table,
                self._columns(),
                title=self._title.text().strip(),
                rules=self._rules[place][1] if place >= 0 else None,
                games=games | {name: name for name in CONTRACTS},
            )
        except RecordError as error:
            self._show_problems(error.problems)
            return
        self._take.setEnabled(True)
        set_role(self._state, "good")
        self._state.setText(
            self.tr("{deals}, {names}").format(
                deals=counts().deals(len(self._sheet.entries)), names=", ".join(self._sheet.names)
            )
        )

    def _show_problems(self, problems: Sequence[Problem]) -> None:
        self._sheet = None
        self._take.setEnabled(False)
        set_role(self._state, "bad")
        texts = [problem_text(problem) for problem in problems[:_MOST_PROBLEMS]]
        more = len(problems) - _MOST_PROBLEMS
        if more > 0:
            texts.append(self.tr("and %n more", "", more))
        self._state.setText("\n".join(texts))

    def _accept(self) -> None:
        if self._sheet is not None:
            self.taken.emit(self._sheet)
            self.close()

    # --- texts -----------------------------------------------------------------------------------

    def _column_text(self, column: Column) -> str:
        match column:
            case Column.IGNORE:
                return self.tr("leave out")
            case Column.SCORE:
                return self.tr("points of a player")
            case Column.TOTAL:
                return self.tr("running total of a player")
            case Column.NUMBER:
                return self.tr("number of the deal")
            case Column.DATE:
                return self.tr("date")
            case Column.DEALER:
                return self.tr("dealer")
            case Column.GAME:
                return self.tr("game")
            case Column.BOCK:
                return self.tr("bock factor")

    def _retranslate(self) -> None:
        em = self.fontMetrics().height()
        self._outer.setContentsMargins(em, em, em, round(em * 0.8))
        self._outer.setSpacing(round(em * 0.6))
        self._form.setHorizontalSpacing(round(em * 0.8))
        self.setWindowTitle(self.tr("Import a score sheet"))
        self._title_label.setText(self.tr("Name of the sheet"))
        self._rules_label.setText(self.tr("Rules"))
        self._rules_box.setItemText(0, self.tr("not known"))
        self._delimiter_label.setText(self.tr("Columns are separated by"))
        names = (
            self.tr("semicolon"),
            self.tr("comma"),
            self.tr("tab"),
            self.tr("vertical line"),
        )
        for place, name in enumerate(names):
            self._delimiter.setItemText(place, name)
        self._header.setText(self.tr("The first line holds titles"))
        self._detected.setText(
            self.tr("Text encoding: {encoding}").format(encoding=self._table.encoding)
        )
        self._about.setText(
            self.tr(
                "Say above each column what it is. The titles of the columns with points become "
                "the names of the players."
            )
        )
        for place, combo in enumerate(self._combos):
            combo.setAccessibleName(
                self.tr("What is column {title}?").format(title=self._table.header[place])
            )
            for index, column in enumerate(Column):
                combo.setItemText(index, self._column_text(column))
        self._grid.resizeColumnsToContents()
        for place, combo in enumerate(self._combos):
            wide = max(self._grid.columnWidth(place), combo.sizeHint().width() + 2)
            self._grid.setColumnWidth(place, wide)
        self._grid.resizeRowsToContents()
        self._take.setText(self.tr("Import"))
        self._cancel.setText(self.tr("Cancel"))
        self._check()
