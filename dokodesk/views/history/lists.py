"""The two long lists of the history: matches and deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QCoreApplication,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from dokodesk.engine.actions import Word
from dokodesk.model.history_model import Column, PagedModel, ToneRole
from dokodesk.model.numbers import plain, signed
from dokodesk.storage.history import DealLine, MatchSummary
from dokodesk.views.appearance import Appearance
from dokodesk.views.cardnames import word_text
from dokodesk.views.history.texts import (
    announced_text,
    date_text,
    extras_text,
    game_text,
    level_name,
    progress_text,
    rules_text,
)
from dokodesk.views.wrapped_rows import WrappedRows, narrowest

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

__all__ = ["HistoryTable", "deal_columns", "match_columns"]

#: So many rows say how wide a column must be.
_MEASURED = 40
#: So many lines of a list are always in sight.
_LEAST_LINES = 5
#: So many lines a long text may take before a column is left out.
_MOST_LINES = 3
#: What a cell keeps free at both sides, in widths of a letter.
_PAD_EM = 2.6

Index = QModelIndex | QPersistentModelIndex


def _tone(points: int | None) -> str:
    if not points:
        return "muted"
    return "good" if points > 0 else "bad"


def match_columns(
    reviewed: Callable[[MatchSummary], str] | None = None,
) -> Sequence[Column[MatchSummary]]:
    """What the list of matches shows.

    Args:
        reviewed: says how many of its deals are reviewed; without it there is no such column.
    """
    translate = QCoreApplication.translate
    return (
        Column(lambda: translate("HistoryLists", "Played"), lambda line: date_text(line.started)),
        Column(lambda: translate("HistoryLists", "Players"), lambda line: ", ".join(line.names)),
        Column(lambda: translate("HistoryLists", "Rules"), lambda line: rules_text(line.preset)),
        Column(
            lambda: translate("HistoryLists", "Others play"), lambda line: level_name(line.level)
        ),
        Column(lambda: translate("HistoryLists", "Deals"), progress_text, is_number=True),
        Column(
            lambda: translate("HistoryLists", "Own points"),
            lambda line: plain(line.totals[0]) if line.totals else "",
            is_number=True,
            tone=lambda line: _tone(line.totals[0] if line.totals else None),
        ),
        *(
            ()
            if reviewed is None
            else (Column(lambda: translate("HistoryLists", "Reviewed"), reviewed),)
        ),
        Column(lambda: translate("HistoryLists", "Tags"), lambda line: ", ".join(line.tags)),
    )


def deal_columns() -> Sequence[Column[DealLine]]:
    """What the list of deals shows."""
    translate = QCoreApplication.translate
    return (
        Column(
            lambda: translate("HistoryLists", "Played"),
            lambda line: date_text(line.played, with_time=False),
        ),
        Column(
            lambda: translate("HistoryLists", "No."), lambda line: str(line.number), is_number=True
        ),
        Column(lambda: translate("HistoryLists", "Game"), game_text),
        Column(lambda: translate("HistoryLists", "Own side"), _side_text),
        Column(
            lambda: translate("HistoryLists", "Own points"),
            lambda line: "" if line.score is None else signed(line.score),
            is_number=True,
            tone=lambda line: _tone(line.score),
        ),
        Column(lambda: translate("HistoryLists", "Announced"), announced_text),
        Column(lambda: translate("HistoryLists", "Extra points"), extras_text),
        Column(
            lambda: translate("HistoryLists", "Others play"), lambda line: level_name(line.level)
        ),
    )


def _side_text(line: DealLine) -> str:
    match line.side:
        case "re":
            return word_text(Word.RE)
        case "kontra":
            return word_text(Word.KONTRA)
    return ""


class _Tones(QStyledItemDelegate):
    """Colours points won and lost; their sign says the same."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        tone = index.data(ToneRole)
        if tone:
            color = self._appearance.theme.color(tone)
            option.palette.setColor(QPalette.ColorRole.Text, color)
            option.palette.setColor(QPalette.ColorRole.HighlightedText, color)


class HistoryTable(QTableView):
    """A list in which a row is opened by Enter or a double click.

    Signals:
        opened(int): the number of the match or deal of the row.
        chosen(object): the current row has changed; its number or ``None``.
        delete_wanted: the key for it was pressed.
        replay_wanted: the key for it was pressed.
    """

    opened = Signal(int)
    chosen = Signal(object)
    delete_wanted = Signal()
    replay_wanted = Signal()

    def __init__(
        self,
        model: PagedModel[Any],
        appearance: Appearance,
        wide: tuple[int, ...],
        spare: tuple[int, ...] = (),
        parent: QWidget | None = None,
    ) -> None:
        """Shows a model.

        Args:
            model: the rows.
            appearance: the look.
            wide: the columns that take what room is left.
            spare: the columns to leave out where there is no room for all, the first one first;
                what they say stands in the details too.
            parent: the owner.
        """
        super().__init__(parent)
        self._rows = model
        self._wide = wide
        self._spare = spare
        self.setModel(model)
        self.setProperty("role", "list")
        self.setItemDelegate(_Tones(appearance, self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self._heights = WrappedRows(self, wide, _PAD_EM)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        self.doubleClicked.connect(self._open)
        self.selectionModel().currentRowChanged.connect(lambda *_: self._tell())
        model.modelReset.connect(self._on_reset)

    @property
    def current_id(self) -> int | None:
        """The number of the row that is chosen."""
        place = self.currentIndex().row()
        return self._rows.ids[place] if 0 <= place < len(self._rows.ids) else None

    def choose(self, number: int | None) -> None:
        """Chooses the row with this number, or else the first."""
        ids = self._rows.ids
        if not ids:
            return
        place = ids.index(number) if number in ids else 0
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(
            self._rows.index(place, 0), flags.ClearAndSelect | flags.Rows
        )
        self.scrollTo(self._rows.index(place, 0))

    def choose_place(self, place: int) -> None:
        """Chooses a row by its place; the last one if there are fewer."""
        ids = self._rows.ids
        if ids:
            self.choose(ids[min(place, len(ids) - 1)])

    def fit(self) -> None:
        """Gives every column what its words need, and what is left to those with long texts."""
        em = self.fontMetrics().averageCharWidth()
        pad = self._heights.pad
        self.setMinimumHeight(round(self.fontMetrics().height() * _LEAST_LINES * 1.8))
        header = self.horizontalHeader()
        heads, texts, widths = {}, {}, {}
        for column in range(self._rows.columnCount()):
            # A hidden one would ask for no room at all.
            self.setColumnHidden(column, False)
            heads[column] = header.sectionSizeHint(column)
            texts[column] = self._texts(column)
            widest = max(map(self.fontMetrics().horizontalAdvance, texts[column]), default=0)
            widths[column] = min(max(heads[column], widest + pad), 34 * em)
        room = self.viewport().width()
        least = dict(widths)
        # Where room is short, long texts take several lines before anything is left out.
        for column in self._wide if sum(widths.values()) > room else ():
            narrow = narrowest(self.fontMetrics(), texts[column], _MOST_LINES) + pad
            least[column] = min(widths[column], max(heads[column], narrow))
        for column in self._spare:
            if sum(least[each] for each in widths) > room:
                widths.pop(column, None)
        for column in range(self._rows.columnCount()):
            self.setColumnHidden(column, column not in widths)
        takers = [column for column in self._wide if column in widths]
        spare = room - sum(widths.values())
        for column in takers:
            widths[column] = max(least[column], widths[column] + spare // len(takers))
        over = sum(widths.values()) - room
        for column in reversed(takers):
            # Those that could not give their share leave more to the others.
            given = min(max(0, over), widths[column] - least[column])
            widths[column] -= given
            over -= given
        for column, width in widths.items():
            self.setColumnWidth(column, width)
        self._heights.fit()

    def _texts(self, column: int) -> set[str]:
        """What stands in a column in some rows in sight; there may be very many more."""
        first = max(0, self.rowAt(0))
        return {
            str(self._rows.index(row, column).data() or "")
            for row in range(first, min(first + _MEASURED, len(self._rows.ids)))
        }

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if not event.isAutoRepeat():
                self._open(self.currentIndex())
            case Qt.Key.Key_Delete:
                self.delete_wanted.emit()
            case Qt.Key.Key_R if event.modifiers() == Qt.KeyboardModifier.NoModifier:
                self.replay_wanted.emit()
            case _:
                super().keyPressEvent(event)

    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(self._rows.ids[index.row()])

    def _tell(self) -> None:
        self.chosen.emit(self.current_id)

    def _on_reset(self) -> None:
        self.fit()
        self._tell()
