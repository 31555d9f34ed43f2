"""Statistics of what the history has found: points, announcements, and whether dealing is fair."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QWidget,
)

from dokodesk.engine.parties import Party
from dokodesk.model import statistics
from dokodesk.model.history_search import SearchChoice
from dokodesk.model.numbers import plain
from dokodesk.model.statistics import DealingFact, Figure, Share
from dokodesk.storage.atomic import write_atomic
from dokodesk.storage.errors import StorageError
from dokodesk.storage.history import CubeCell, History, MatchKind
from dokodesk.views.appearance import Appearance
from dokodesk.views.cardnames import contract_text, party_text
from dokodesk.views.history.charts import Bar, CurveChart, IntervalChart
from dokodesk.views.history.statistics_dealing import DealingPart, Part
from dokodesk.views.history.statistics_texts import (
    Table,
    as_csv,
    as_text,
    call_name,
    figure_text,
    number_text,
    place_name,
    share_text,
)
from dokodesk.views.history.texts import history_counts, level_name
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.widgets import CalmComboBox, Page, button, label

__all__ = ["StatisticsPage"]


class StatisticsPage(Page):
    """Charts and tables over any selection of the history.

    Signals:
        back_wanted: leave.
        selection_wanted: choose other deals, on the page of the history.
        failed(object): the `StorageError` that stood in the way.
    """

    back_wanted = Signal()
    selection_wanted = Signal()
    failed = Signal(object)

    WIDEST_CHARACTERS = 150

    def __init__(
        self, appearance: Appearance, history: History, parent: QWidget | None = None
    ) -> None:
        """An empty page.

        Args:
            appearance: the look.
            history: an open one.
            parent: the owner.
        """
        super().__init__(parent)
        self._history = history
        self._choice = SearchChoice()
        self._cells: list[CubeCell] = []
        self._scores: list[int] = []
        self._names: tuple[str, ...] = ()
        self._title = label("", "title", wrap=True)
        self._selected = label("", "lead", wrap=True)
        self._buttons = {
            "back": button("", self.back_wanted.emit),
            "selection": button("", self.selection_wanted.emit),
            "copy": button("", self._copy),
            "save": button("", self._save),
        }
        tools = FlowLayout()
        for each in self._buttons.values():
            tools.addWidget(each)
        self._who_label, self._who = label(), CalmComboBox()
        self._who_label.setBuddy(self._who)
        self._who.currentIndexChanged.connect(lambda _place: self._on_whose())
        tools.addWidget(self._who_label)
        tools.addWidget(self._who)
        self._points = Part()
        self._sum = label("", "head", wrap=True)
        self._curve = CurveChart(appearance)
        self._points.box.addWidget(self._sum)
        self._points.box.addWidget(self._curve)
        self._compared: dict[str, tuple[QLabel, IntervalChart]] = {}
        self._by = Part()
        for key in ("side", "call", "place", "contract", "level"):
            self._compared[key] = self._chart(self._by, IntervalChart(appearance))
        self._calls = Part()
        for key in ("own", "other"):
            chart = IntervalChart(appearance, is_share=True)
            self._compared[key] = self._chart(self._calls, chart)
        self._dealing = DealingPart(appearance)
        self._dealing.whose_changed.connect(self._on_whose)
        self.column.addWidget(self._title)
        self.column.addWidget(self._selected)
        self.column.addLayout(tools)
        for frame in (self._points, self._by, self._calls, self._dealing):
            self.column.addWidget(frame)
        self.column.addStretch(1)
        appearance.changed.connect(self.retranslate)
        self.retranslate()

    @staticmethod
    def _chart(part: Part, chart: IntervalChart) -> tuple[QLabel, IntervalChart]:
        heading = label("", wrap=True)
        part.box.addWidget(heading)
        part.box.addWidget(chart)
        return heading, chart

    # --- what is shown ---------------------------------------------------------------------------

    def show_selection(self, choice: SearchChoice) -> None:
        """Works out the statistics of what was chosen.

        Args:
            choice: what was searched for on the page of the history.
        """
        self._choice = choice
        self._who.setCurrentIndex(0)
        self._read()
        self.retranslate()
        self.scroller.verticalScrollBar().setValue(0)

    def focus(self) -> None:
        """Gives the keyboard to the page, so that the arrows scroll it."""
        self.scroller.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def figure(self) -> Figure:
        """Points per deal of the whole selection."""
        return statistics.figure_of(self._cells)

    @property
    def facts(self) -> Sequence[DealingFact]:
        """How often which hands came up."""
        return self._dealing.facts

    def tables(self) -> list[Table]:
        """Everything on the page as plain rows."""
        found = [self._whole_table()]
        for key, figures in self._figures().items():
            heading = self._compared[key][0].text()
            rows = tuple(
                (
                    name,
                    str(figure.deals),
                    str(figure.total),
                    number_text(figure.mean),
                    "" if figure.error is None else number_text(1.96 * figure.error),
                    number_text(100 * figure.won / max(1, figure.deals), 1),
                )
                for name, figure in figures
            )
            found.append(Table(heading, self._figure_heads(), rows))
        for key, shares in self._shares().items():
            heading = self._compared[key][0].text()
            rows = tuple(
                (
                    name,
                    str(share.cases),
                    str(share.hits),
                    number_text(100 * share.part, 1),
                    number_text(100 * share.low, 1),
                    number_text(100 * share.high, 1),
                )
                for name, share in shares
            )
            heads = (
                self.tr("Announced"),
                self.tr("Deals"),
                self.tr("Won"),
                "%",
                self.tr("from %"),
                self.tr("to %"),
            )
            found.append(Table(heading, heads, rows))
        return [*found, *self._dealing.tables()]

    # --- figures ---------------------------------------------------------------------------------

    def _read(self) -> None:
        choice = self._choice
        if choice.kind is None:
            # What was played elsewhere, or only for practice, is counted when it is asked for.
            choice = replace(choice, kind=MatchKind.MATCH)
        person = max(0, self._who.currentIndex())
        wanted = msgspec.structs.replace(choice.deal_filter(), person=person)
        try:
            newest = self._history.match_ids(wanted)[:1]
            self._names = next(iter(self._history.match_lines(newest))).names if newest else ()
            self._cells = self._history.cube(wanted)
            self._scores = [score for _, score in self._history.curve(wanted)]
            dealt = self._history.dealt(
                wanted.match, person=None if self._dealing.shows_all else person
            )
        except StorageError as error:
            self._cells, self._scores, dealt = [], [], []
            self.failed.emit(error)
        self._dealing.show_dealt(dealt)

    def _figures(self) -> dict[str, list[tuple[str, Figure]]]:
        """Points per deal by what can be compared, with names."""
        cells = self._cells
        by_side = statistics.figures_by(cells, lambda cell: (cell.side, cell.alone))
        by_call = statistics.figures_by(cells, lambda cell: cell.own_call)
        by_place = statistics.figures_by(cells, lambda cell: cell.place)
        by_game = statistics.figures_by(cells, lambda cell: (cell.contract, cell.alone))
        by_level = statistics.figures_by(cells, lambda cell: cell.level)
        return {
            "side": [(self._side_name(*key), figure) for key, figure in by_side.items()],
            "call": [(call_name(key), by_call[key]) for key in sorted(by_call)],
            "place": [(place_name(key), by_place[key]) for key in sorted(by_place)],
            "contract": [(self._game_name(*key), figure) for key, figure in by_game.items()],
            "level": [
                (level_name(key) or self.tr("not known"), figure)
                for key, figure in by_level.items()
            ],
        }

    def _shares(self) -> dict[str, list[tuple[str, Share]]]:
        """How often announcements came true."""
        return {
            key: [
                (call_name(height), share)
                for height, share in statistics.call_shares(self._cells, own=key == "own").items()
            ]
            for key in ("own", "other")
        }

    def _side_name(self, side: str, alone: bool) -> str:
        if alone:
            return self.tr("alone")
        if side in ("re", "kontra"):
            return party_text(Party(side))
        return self.tr("no side")

    def _game_name(self, contract: str, alone: bool) -> str:
        name = contract_text(contract)
        return self.tr("{game}, alone").format(game=name) if alone else name

    def _figure_heads(self) -> tuple[str, ...]:
        return (
            "",
            self.tr("Deals"),
            self.tr("Points"),
            self.tr("per deal"),
            "±",
            self.tr("won %"),
        )

    def _whole_table(self) -> Table:
        whole = self.figure
        row = (
            self.tr("All"),
            str(whole.deals),
            str(whole.total),
            number_text(whole.mean),
            "" if whole.error is None else number_text(1.96 * whole.error),
            number_text(100 * whole.won / max(1, whole.deals), 1),
        )
        return Table(self._selected.text(), self._figure_heads(), (row,))

    # --- words and drawings ----------------------------------------------------------------------

    def retranslate(self) -> None:
        self._title.setText(self.tr("Statistics"))
        for key, text in (
            ("back", self.tr("Back")),
            ("selection", self.tr("Choose other deals")),
            ("copy", self.tr("Copy as text")),
            ("save", self.tr("Save as CSV…")),
        ):
            self._buttons[key].setText(text)
        whole = self.figure
        deals = history_counts().deals(whole.deals)
        self._selected.setText(
            self.tr("{deals} out of a selection").format(deals=deals)
            if self._choice.narrows
            else self.tr("{deals} in all").format(deals=deals)
        )
        self._offer_names()
        for each in ("copy", "save"):
            self._buttons[each].setEnabled(bool(whole.deals))
        self._say_points(whole)
        self._say_compared()
        self._dealing.retranslate()

    def _offer_names(self) -> None:
        """Whose points there are to look at, named after the newest match."""
        chosen = max(0, self._who.currentIndex())
        self._who.blockSignals(True)
        self._who.clear()
        self._who.addItems(list(self._names))
        self._who.setCurrentIndex(min(chosen, len(self._names) - 1))
        self._who.blockSignals(False)
        self._who_label.setText(self.tr("Points of"))
        self._who.setAccessibleName(self.tr("Points of"))
        for part in (self._who_label, self._who):
            part.setVisible(bool(self._names))

    def _say_points(self, whole: Figure) -> None:
        self._points.name(
            self.tr("Points"),
            self.tr(
                "± is the range in which the true average lies in 95 of 100 cases. "
                "With few deals it is wide."
            ),
        )
        if not whole.deals:
            self._sum.setText(self.tr("No deals yet."))
        else:
            self._sum.setText(
                self.tr("{total} points, {figure}").format(
                    total=plain(whole.total), figure=figure_text(whole)
                )
            )
        self._curve.setVisible(len(self._scores) > 1)
        self._curve.show_scores(self._scores)
        self._curve.tell(self.tr("Sum of the points from deal to deal"), self._sum.text())

    def _say_compared(self) -> None:
        self._by.name(
            self.tr("Points per deal, compared"),
            self.tr("Where two ranges overlap widely, the difference may well be chance."),
        )
        self._calls.name(
            self.tr("Did announcements come true?"),
            self.tr("How often the side that announced won, by its highest announcement."),
        )
        for key, text in (
            ("side", self.tr("By side")),
            ("call", self.tr("By the own announcement")),
            ("place", self.tr("By seat")),
            ("contract", self.tr("By game")),
            ("level", self.tr("By how the others play")),
            ("own", self.tr("The own side")),
            ("other", self.tr("The other side")),
        ):
            self._compared[key][0].setText(text)
        for key, figures in self._figures().items():
            bars = [
                Bar(name, figure.mean, figure.low, figure.high, figure_text(figure))
                for name, figure in figures
            ]
            self._draw(key, bars)
        for key, shares in self._shares().items():
            self._draw(
                key,
                [
                    Bar(name, each.part, each.low, each.high, share_text(each))
                    for name, each in shares
                ],
            )
        any_deals = bool(self._cells)
        self._by.setVisible(any_deals)
        self._calls.setVisible(any_deals)

    def _draw(self, key: str, bars: Sequence[Bar]) -> None:
        heading, chart = self._compared[key]
        chart.show_bars(bars)
        chart.tell(heading.text(), "\n".join(f"{bar.name}: {bar.text}" for bar in bars))
        heading.setVisible(bool(bars))
        chart.setVisible(bool(bars))

    # --- what is done ----------------------------------------------------------------------------

    def _on_whose(self) -> None:
        self._read()
        self.retranslate()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(as_text(self.tables()))

    def _save(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save as CSV"), "dokodesk.csv", self.tr("Tables (*.csv)")
        )
        if name:
            self.save_to(Path(name))

    def save_to(self, path: Path) -> None:
        """Writes everything as CSV."""
        try:
            # The mark at the beginning lets spreadsheets read the file as UTF-8.
            write_atomic(path, "\ufeff" + as_csv(self.tables()))
        except StorageError as error:
            self.failed.emit(error)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
            return
        super().keyPressEvent(event)
