"""Beginning a sheet for a real evening, or going on with one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QDate, QEvent, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QGridLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from dokodesk.engine.options import Rules
from dokodesk.model.hand_sheet import HandSheet
from dokodesk.storage.history import MatchSummary
from dokodesk.storage.names import LONGEST_NAME, complete_names
from dokodesk.views.appearance import Appearance
from dokodesk.views.counts import counts
from dokodesk.views.widgets import (
    CalmComboBox,
    CalmDateEdit,
    CalmSpinBox,
    Page,
    button,
    label,
    panel,
)

__all__ = ["HandSetup"]

_LEAST: Final = 4
_MOST: Final = 7
_MOST_DEALS: Final = 999
_ID: Final = Qt.ItemDataRole.UserRole


class HandSetup(Page):
    """Who plays by which rules, and the sheets written so far.

    Signals:
        begun(HandSheet): begin this one.
        opened(int): go on with a stored one; its number in the history.
        back_wanted: leave the page.
    """

    begun = Signal(object)
    opened = Signal(int)
    back_wanted = Signal()

    WIDEST_CHARACTERS = 110

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules: list[tuple[str, Rules]] = []
        self._title = label("", "title", wrap=True)
        self._about = label("", wrap=True)
        self._name_label, self._name = label(), QLineEdit()
        self._day_label, self._day = label(), CalmDateEdit()
        self._rules_label, self._rules_box = label(), CalmComboBox()
        self._deals_label, self._deals = label(), CalmSpinBox()
        self._dealer_label, self._dealer = label(), CalmComboBox()
        self._people_label = label("", "section", wrap=True)
        self._people = [QLineEdit() for _ in range(_MOST)]
        self._begin = button("", self.begin, "primary")
        self._back = button("", self.back_wanted.emit)
        self._stored_label = label("", "section")
        self._stored = QListWidget()
        self._lay_out()
        appearance.changed.connect(self.retranslate)
        self.retranslate()

    def _lay_out(self) -> None:
        for field in (self._name, *self._people):
            field.setMaxLength(LONGEST_NAME)
            field.setProperty("role", "field")
            field.returnPressed.connect(self.begin)
        for field in self._people:
            field.textChanged.connect(self._fill_dealers)
        self._day.setDate(_today())
        self._deals.setRange(1, _MOST_DEALS)
        self._rules_box.currentIndexChanged.connect(self._on_rules)
        form = QFormLayout()
        self._forms = [form]
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        rows: tuple[tuple[QLabel, QWidget], ...] = (
            (self._name_label, self._name),
            (self._day_label, self._day),
            (self._rules_label, self._rules_box),
            (self._deals_label, self._deals),
        )
        for text, widget in rows:
            text.setBuddy(widget)
            form.addRow(text, widget)
        people = QGridLayout()
        self._people_grid = people
        for place, field in enumerate(self._people):
            people.addWidget(field, place // 2, place % 2)
        last = QFormLayout()
        self._forms.append(last)
        last.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        self._dealer_label.setBuddy(self._dealer)
        last.addRow(self._dealer_label, self._dealer)
        frame = panel()
        box = QGridLayout(frame)
        self._box = box
        box.addLayout(form, 0, 0)
        box.addWidget(self._people_label, 1, 0)
        box.addLayout(people, 2, 0)
        box.addLayout(last, 3, 0)
        self.column.addWidget(self._title)
        self.column.addWidget(self._about)
        self.column.addWidget(frame)
        self.column.addWidget(self._stored_label)
        self.column.addWidget(self._stored)
        self.column.addStretch(1)
        foot = QWidget()
        row = QGridLayout(foot)
        row.addWidget(self._back, 0, 0)
        row.setColumnStretch(1, 1)
        row.addWidget(self._begin, 0, 2)
        self.add_fixed(foot)
        self._stored.setProperty("role", "list")
        self._stored.itemActivated.connect(self._open)
        self._dealer.setSizeAdjustPolicy(CalmComboBox.SizeAdjustPolicy.AdjustToContents)

    # --- for others ------------------------------------------------------------------------------

    def offer(
        self,
        rules: Sequence[tuple[str, Rules]],
        names: Sequence[str],
        stored: Sequence[MatchSummary],
    ) -> None:
        """Fills the page.

        Args:
            rules: what can be played by, with titles; the first one is chosen.
            names: as typed the last time.
            stored: sheets to go on with, the newest first.
        """
        before = self._rules_box.currentText()
        self._rules = list(rules)
        self._rules_box.clear()
        self._rules_box.addItems([title for title, _ in rules])
        self._rules_box.setCurrentIndex(max(0, self._rules_box.findText(before)))
        if not any(field.text() for field in self._people):
            for field, name in zip(self._people, names, strict=False):
                field.setText(name)
        self._stored.clear()
        for summary in stored:
            text = " · ".join(
                filter(
                    None,
                    (
                        " ".join(summary.note.split()),
                        summary.started[:10],
                        ", ".join(summary.names),
                        counts().deals(summary.deals),
                    ),
                )
            )
            item = QListWidgetItem(text)
            item.setData(_ID, summary.id)
            self._stored.addItem(item)
        self._stored_label.setVisible(bool(stored))
        self._stored.setVisible(bool(stored))
        row = self._stored.sizeHintForRow(0) if stored else 0
        self._stored.setFixedHeight(min(8, len(stored)) * row + 2 * self._stored.frameWidth() + 4)
        self._fill_dealers()

    def sheet(self) -> HandSheet:
        """The sheet that would be begun."""
        typed = [field.text().strip() for field in self._people]
        last = max((n for n, name in enumerate(typed) if name), default=0)
        count = max(_LEAST, last + 1)
        defaults = [self.tr("Player {number}").format(number=n + 1) for n in range(_MOST)]
        rules = self._rules[max(0, self._rules_box.currentIndex())][1] if self._rules else Rules()
        names = complete_names(typed, count, defaults)
        return HandSheet(
            names=names,
            rules=rules,
            planned=self._deals.value() if rules.match_end == "deals" else None,
            first_dealer=max(0, self._dealer.currentIndex()) % len(names),
            title=self._name.text().strip(),
            day=self._day.date().toString(Qt.DateFormat.ISODate),
        )

    def begin(self) -> None:
        """Begins the sheet."""
        self.begun.emit(self.sheet())

    def focus(self) -> None:
        """Gives the keyboard to the first field."""
        self._name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self, item: QListWidgetItem) -> None:
        number = item.data(_ID)
        if isinstance(number, int):
            self.opened.emit(number)

    def _on_rules(self, place: int) -> None:
        if 0 <= place < len(self._rules):
            rules = self._rules[place][1]
            self._deals.setValue(rules.match_deals)
            self._deals.setEnabled(rules.match_end == "deals")

    def _fill_dealers(self) -> None:
        chosen = self._dealer.currentIndex()
        self._dealer.clear()
        self._dealer.addItems(list(self.sheet().names))
        self._dealer.setCurrentIndex(min(max(0, chosen), self._dealer.count() - 1))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LocaleChange:
            self._day.setLocale(QLocale())
        super().changeEvent(event)

    def retranslate(self) -> None:
        em = self.fontMetrics().height()
        self.column.setSpacing(round(em * 0.7))
        self._box.setContentsMargins(em, round(em * 0.8), em, em)
        self._box.setVerticalSpacing(round(em * 0.6))
        self._day.setLocale(QLocale())
        self._day.setDisplayFormat(QLocale().dateFormat(QLocale.FormatType.LongFormat))
        for form in self._forms:
            form.setHorizontalSpacing(em)
            form.setVerticalSpacing(round(em * 0.5))
        self._people_grid.setHorizontalSpacing(round(em * 0.8))
        self._people_grid.setVerticalSpacing(round(em * 0.5))
        self._title.setText(self.tr("Score sheet for a real evening"))
        self._about.setText(
            self.tr(
                "For a round with real cards: enter what was played, and the points, bock deals, "
                "owed solos and the dealer follow by your rules."
            )
        )
        self._name_label.setText(self.tr("Name of the sheet"))
        self._name.setPlaceholderText(self.tr("for example: Thursday round"))
        self._day_label.setText(self.tr("Day"))
        self._rules_label.setText(self.tr("Rules"))
        self._deals_label.setText(self.tr("Number of deals"))
        self._people_label.setText(self.tr("Players, as they sit (4 to 7)"))
        for number, field in enumerate(self._people, 1):
            field.setPlaceholderText(
                self.tr("Player {number}").format(number=number)
                if number <= _LEAST
                else self.tr("Player {number}, if there is one").format(number=number)
            )
            field.setAccessibleName(self.tr("Player {number}").format(number=number))
        self._dealer_label.setText(self.tr("Deals first"))
        self._fill_dealers()
        self._begin.setText(self.tr("Begin the sheet"))
        self._back.setText(self.tr("Back"))
        self._stored_label.setText(self.tr("Go on with"))
        self._stored.setAccessibleName(self.tr("Go on with"))


def _today() -> QDate:
    day = datetime.now().astimezone().date()
    return QDate(day.year, day.month, day.day)
