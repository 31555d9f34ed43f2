"""What became of an imported file: what was taken over, what was not, what is wrong with it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from dokodesk.engine.options import OPTION
from dokodesk.engine.rules import from_dict, shown_value
from dokodesk.model.rules_import import ImportReport
from dokodesk.model.rules_model import in_language
from dokodesk.views.appearance import Appearance
from dokodesk.views.rules.editors import capital
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.rules.texts import rule_texts
from dokodesk.views.widgets import Page, button, clear, label, panel

__all__ = ["ImportView"]


class ImportView(Page):
    """A report with the choice to use what could be read.

    Signals:
        accepted(object): the person wants the rules of this report.
        rejected: they do not.
    """

    accepted = Signal(object)
    rejected = Signal()

    WIDEST_CHARACTERS = 130

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._report: ImportReport | None = None
        self._title = label("", "head", wrap=True)
        self._about = label("", wrap=True)
        self._parts = QVBoxLayout()
        self.use = button("", self._on_use, "primary")
        self.cancel = button("", self.rejected.emit)
        tools = QWidget()
        self._line = FlowLayout(tools)
        self._line.addWidget(self.use)
        self._line.addWidget(self.cancel)
        for widget in (self._title, self._about, tools):
            self.column.addWidget(widget)
        self.column.addLayout(self._parts)
        self.column.addStretch(1)
        appearance.changed.connect(self.retranslate)

    def show_report(self, report: ImportReport) -> None:
        """Shows what became of a file."""
        self._report = report
        self.scroller.verticalScrollBar().setValue(0)
        self.retranslate()

    def focus(self) -> None:
        """Gives the keyboard to the first button that can be used."""
        (self.cancel if self.use.isHidden() else self.use).setFocus()

    def retranslate(self) -> None:
        report = self._report
        if report is None:
            return
        em = self.fontMetrics().height()
        self.column.setSpacing(round(em * 0.6))
        self._parts.setSpacing(round(em * 0.5))
        self._line.setSpacing(round(em * 0.5))
        self._title.setText(report.path.name)
        self._about.setText(self._summary(report))
        self.use.setText(
            self.tr("Use what could be read") if report.problems else self.tr("Use these rules")
        )
        self.use.setVisible(report.rules is not None)
        self.cancel.setText(self.tr("Leave it") if report.rules is not None else self.tr("Back"))
        clear(self._parts)
        if report.problems:
            self._parts.addWidget(label(self.tr("What is wrong"), "section", wrap=True))
            self._parts.addWidget(self._problems(report, em))
        if report.left:
            self._parts.addWidget(label(rule_texts().left(len(report.left)), "section", wrap=True))
            self._parts.addWidget(self._left(report))
        if report.taken:
            switches = len({entry.switch for entry in report.taken})
            self._parts.addWidget(label(rule_texts().taken(switches), "section", wrap=True))
            self._parts.addWidget(self._taken(report))

    def _summary(self, report: ImportReport) -> str:
        if report.rules is None:
            return self.tr("Nothing in this file can be used. The file stays as it is.")
        parts = []
        if report.is_freedoko:
            parts.append(self.tr("This is a rule file of FreeDoko."))
        if report.problems:
            parts.append(
                self.tr(
                    "Some of it cannot be read; there the preset holds. The file stays as it is."
                )
            )
        return " ".join(parts)

    def _problems(self, report: ImportReport, em: int) -> QWidget:
        frame = panel()
        box = QVBoxLayout(frame)
        box.setContentsMargins(round(em * 0.7), round(em * 0.5), round(em * 0.7), round(em * 0.5))
        for problem in report.problems:
            box.addWidget(label(capital(problem.say(in_language)), wrap=True))
        return frame

    def _left(self, report: ImportReport) -> QTableWidget:
        rows = [
            (f"{entry.switch} = {entry.given}", capital(in_language(entry.why)))
            for entry in report.left
        ]
        return _table((self.tr("In FreeDoko"), self.tr("Why not")), rows)

    def _taken(self, report: ImportReport) -> QTableWidget:
        rows = []
        for entry in report.taken:
            option = OPTION[entry.option]
            value = getattr(from_dict({entry.option: entry.value}), entry.option)
            shown = f"{in_language(option.title)}: {shown_value(option, value, in_language)}"
            rows.append((f"{entry.switch} = {entry.given}", shown))
        return _table((self.tr("In FreeDoko"), self.tr("Here")), rows)

    def _on_use(self) -> None:
        if self._report is not None:
            self.accepted.emit(self._report)


class _Table(QTableWidget):
    """As high as all its rows, so that only the page is scrolled."""

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type] # given on as it came
        self.fit()

    def fit(self) -> None:
        """Takes the height of its rows."""
        self.resizeRowsToContents()
        height = self.horizontalHeader().sizeHint().height() + 4
        height += sum(self.rowHeight(row) for row in range(self.rowCount()))
        self.setFixedHeight(height)


def _table(heads: tuple[str, str], rows: list[tuple[str, str]]) -> _Table:
    table = _Table(len(rows), 2)
    table.setHorizontalHeaderLabels(list(heads))
    table.setWordWrap(True)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    for row, texts in enumerate(rows):
        for column, text in enumerate(texts):
            table.setItem(row, column, QTableWidgetItem(text))
    table.fit()
    return table
