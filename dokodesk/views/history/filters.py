"""What the history is searched by: one line that is always there, and more behind a button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDateEdit,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from dokodesk.engine.actions import Word
from dokodesk.model.history_search import PHRASES, SearchChoice
from dokodesk.storage.history import MatchKind
from dokodesk.views.cardnames import contract_text, word_text
from dokodesk.views.history.texts import kind_text, level_name, rules_text
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.widgets import CalmComboBox, CalmDateEdit, button, label

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["FilterBar"]

#: So long after the last letter the search begins.
_TYPING_MS = 180
_KINDS = (
    None,
    MatchKind.MATCH,
    MatchKind.SHEET,
    MatchKind.RECORD,
    MatchKind.DAILY_PRACTICE,
    MatchKind.CODE,
    MatchKind.BRANCH,
    MatchKind.AGAIN,
)


class FilterBar(QWidget):
    """Gathers what is wanted.

    Signals:
        changed: the choice is another one.
        list_wanted: the arrow down in the search field: go to the list.
    """

    changed = Signal()
    list_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._contracts: tuple[str, ...] = ()
        self._levels: tuple[str, ...] = ()
        self._presets: tuple[str, ...] = ()
        self._tags: tuple[str, ...] = ()
        self._deleted = False
        self._quiet = False
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_MS)
        self._typing.timeout.connect(self.changed)
        self.text = QLineEdit()
        self.text.setProperty("role", "field")
        self.text.setClearButtonEnabled(True)
        self.text.textChanged.connect(lambda _text: None if self._quiet else self._typing.start())
        self.text.installEventFilter(self)
        self.phrase = self._combo()
        self.more = button("", self._toggle_more)
        self.more.setCheckable(True)
        self.reset = button("", self.clear, "flat")
        top = FlowLayout()
        for part in (self.text, self.phrase, self.more, self.reset):
            top.addWidget(part)
        self._panel = self._make_panel()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(top)
        layout.addWidget(self._panel)
        self._panel.hide()
        self.retranslate()

    # --- what is chosen --------------------------------------------------------------------------

    def choice(self) -> SearchChoice:
        """All that is chosen now."""
        since = self._since.date().toPython() if self._since_on.isChecked() else None
        until = self._until.date().toPython() if self._until_on.isChecked() else None
        kind = self.kind.currentData()
        return SearchChoice(
            text=self.text.text(),
            phrase=self.phrase.currentData() or "all",
            since=since,  # type: ignore[arg-type] # PySide says object
            until=until,  # type: ignore[arg-type] # as before
            preset=self.preset.currentData() or "",
            contract=self.contract.currentData() or "",
            level=self.level.currentData() or "",
            side=self.side.currentData() or "",
            result=self.result.currentData() or "",
            kind=MatchKind(kind) if kind else None,
            tag=self.tag.currentData() or "",
            deleted=self._deleted,
        )

    def show_bin(self, deleted: bool) -> None:
        """Searches in the bin, or in what is kept."""
        if deleted != self._deleted:
            self._deleted = deleted
            self.changed.emit()

    def clear(self) -> None:
        """Leaves nothing out any more."""
        if not self.choice().narrows:
            return
        self._quiet = True
        self.text.clear()
        for combo in self._combos():
            combo.setCurrentIndex(0)
        self._since_on.setChecked(False)
        self._until_on.setChecked(False)
        self._quiet = False
        self._typing.stop()
        self._on_changed()

    def choose_phrase(self, key: str) -> None:
        """Asks a ready-made question."""
        self.phrase.setCurrentIndex(max(0, self.phrase.findData(key)))

    def offer(
        self,
        *,
        contracts: Sequence[str],
        levels: Sequence[str],
        presets: Sequence[str],
        tags: Sequence[str],
    ) -> None:
        """Says what occurs in the history at all."""
        found = (tuple(contracts), tuple(levels), tuple(presets), tuple(tags))
        if found != (self._contracts, self._levels, self._presets, self._tags):
            self._contracts, self._levels, self._presets, self._tags = found
            self.retranslate()

    # --- parts -----------------------------------------------------------------------------------

    def _combos(self) -> tuple[QComboBox, ...]:
        return (
            self.phrase,
            self.contract,
            self.side,
            self.result,
            self.level,
            self.preset,
            self.kind,
            self.tag,
        )

    def _combo(self) -> CalmComboBox:
        combo = CalmComboBox()
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        combo.currentIndexChanged.connect(lambda _place: self._on_changed())
        return combo

    def _make_panel(self) -> QFrame:
        frame = QFrame()
        frame.setProperty("role", "panel")
        self.contract, self.side, self.result = self._combo(), self._combo(), self._combo()
        self.level, self.preset, self.kind = self._combo(), self._combo(), self._combo()
        self.tag = self._combo()
        self._since_on, self._since = self._date()
        self._until_on, self._until = self._date()
        self._labels: dict[QWidget, QLabel] = {}
        self._flow = FlowLayout(frame)
        for combo in self._combos()[1:]:
            self._flow.addWidget(self._labelled(combo))
        for switch, field in ((self._since_on, self._since), (self._until_on, self._until)):
            holder = QWidget()
            row = QHBoxLayout(holder)
            row.setContentsMargins(0, 0, 0, 0)
            row.addWidget(switch)
            row.addWidget(field)
            self._flow.addWidget(holder)
        return frame

    def _labelled(self, combo: QComboBox) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        text = label("")
        text.setBuddy(combo)
        self._labels[combo] = text
        row.addWidget(text)
        row.addWidget(combo)
        return holder

    def _date(self) -> tuple[QCheckBox, QDateEdit]:
        switch, field = QCheckBox(), CalmDateEdit(QDate.currentDate())
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        field.setEnabled(False)
        switch.toggled.connect(field.setEnabled)
        switch.toggled.connect(lambda _on: self._on_changed())
        field.dateChanged.connect(lambda _day: self._on_changed())
        return switch, field

    def _toggle_more(self) -> None:
        self._panel.setVisible(self.more.isChecked())

    def _on_changed(self) -> None:
        if not self._quiet:
            self.reset.setEnabled(self.choice().narrows)
            self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            watched is self.text
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
        ):
            match event.key():
                case Qt.Key.Key_Down | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                    self._typing.stop()
                    self.changed.emit()
                    self.list_wanted.emit()
                    return True
                case Qt.Key.Key_Escape if self.text.text():
                    self.text.clear()
                    return True
        return super().eventFilter(watched, event)

    # --- words -----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Gives all texts anew; what is chosen stays."""
        em = self.fontMetrics().averageCharWidth()
        hint = self.tr("Search names, games, tags, notes")
        self.text.setPlaceholderText(hint)
        wide = self.fontMetrics().horizontalAdvance(hint) + 6 * em
        self.text.setMinimumWidth(max(44 * em, wide))
        self.text.setAccessibleName(self.tr("Search"))
        self.phrase.setAccessibleName(self.tr("Ready-made questions"))
        self.more.setText(self.tr("More filters"))
        self.reset.setText(self.tr("Show everything"))
        self.reset.setEnabled(self.choice().narrows)
        self._quiet = True
        translate = QCoreApplication.translate
        self._fill(
            self.phrase,
            [(translate("HistorySearch", phrase.text), phrase.key) for phrase in PHRASES],
        )
        everything = self.tr("all")
        self._fill(
            self.contract,
            [
                (everything, ""),
                (self.tr("any solo"), "solo"),
                *((contract_text(name), name) for name in self._contracts),
            ],
        )
        self._fill(
            self.side,
            [(self.tr("both"), ""), (word_text(Word.RE), "re"), (word_text(Word.KONTRA), "kontra")],
        )
        self._fill(
            self.result,
            [(everything, ""), (self.tr("won"), "won"), (self.tr("lost"), "lost")],
        )
        self._fill(
            self.level, [(everything, ""), *((level_name(name), name) for name in self._levels)]
        )
        self._fill(
            self.preset, [(everything, ""), *((rules_text(name), name) for name in self._presets)]
        )
        self._fill(
            self.kind,
            [
                (kind_text(kind), kind.value) if kind is not None else (everything, "")
                for kind in _KINDS
            ],
        )
        self._fill(self.tag, [(everything, ""), *((tag, tag) for tag in self._tags)])
        self._quiet = False
        for combo, text in (
            (self.contract, self.tr("Game")),
            (self.side, self.tr("Own side")),
            (self.result, self.tr("Result")),
            (self.level, self.tr("Others play")),
            (self.preset, self.tr("Rules")),
            (self.kind, self.tr("Kind")),
            (self.tag, self.tr("Tag")),
        ):
            self._labels[combo].setText(text)
            combo.setAccessibleName(text)
        self._since_on.setText(self.tr("From"))
        self._until_on.setText(self.tr("Until"))
        self._since.setAccessibleName(self.tr("First day"))
        self._until.setAccessibleName(self.tr("Last day"))
        pad = self.fontMetrics().height() // 2
        self._flow.setContentsMargins(pad, pad, pad, pad)

    @staticmethod
    def _fill(combo: QComboBox, entries: Sequence[tuple[str, str]]) -> None:
        chosen = combo.currentData()
        combo.clear()
        for text, data in entries:
            combo.addItem(text, data)
        combo.setCurrentIndex(max(0, combo.findData(chosen)))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
