"""Everything that is settled before a match, on one page: players, rules, length, opponents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFormLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from dokodesk.ai.adapting import ADAPTING
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import preset, preset_names
from dokodesk.storage.names import LONGEST_NAME, complete_names
from dokodesk.views.appearance import Appearance
from dokodesk.views.levels import between_text, level_text
from dokodesk.views.match_plan import PEOPLE, MatchPlan, default_names
from dokodesk.views.opponents import CharacterChoice, ConventionsButton
from dokodesk.views.opponents_texts import character_name
from dokodesk.views.rules.choices import WrapCheck, WrapRadio
from dokodesk.views.rules_titles import preset_about, preset_title, rules_title
from dokodesk.views.widgets import CalmComboBox, CalmSpinBox, Page, button, label, panel

__all__ = ["VARIANTS", "NewMatchPage"]

MOST_DEALS: Final = 96
_STANDARD: Final = "pagat_standard"


#: The three variants of the standard rules that can be switched on here (rules 1.4, V20 to V22).
VARIANTS: Final[dict[str, dict[str, Any]]] = {
    "second_dulle": {"dulle_rule": "second_except_last"},
    "soloist_leads": {"solo_leader": "soloist"},
    "charlie_wins_only": {"charlie_caught": "off"},
}


class NewMatchPage(Page):
    """Asks for a match.

    Signals:
        start_wanted(MatchPlan): begin it.
        back_wanted: leave without one.
        rules_wanted(Rules): tell these rules in full.
    """

    start_wanted = Signal(object)
    back_wanted = Signal()
    rules_wanted = Signal(object)

    WIDEST_CHARACTERS = 150
    _WIDE_EM = 58

    def __init__(
        self, appearance: Appearance, levels: Sequence[str], parent: QWidget | None = None
    ) -> None:
        """An empty page; ``show_plan`` fills it.

        Args:
            appearance: the look.
            levels: of the computer players, the weakest first.
            parent: the owner.
        """
        super().__init__(parent)
        self._levels = tuple(levels)
        self._adapted: tuple[str, str | None] | None = None
        self._extra: Rules | None = None
        self._extra_title = ""
        self._title = label("", "title", wrap=True)
        self.column.addWidget(self._title)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.addWidget(self._rules_part(), 3)
        self._columns.addWidget(self._players_part(appearance), 2)
        self.column.addLayout(self._columns)
        self.column.addStretch(1)
        self.add_fixed(self._footer())
        appearance.changed.connect(self.retranslate)
        self.retranslate()

    # --- parts -----------------------------------------------------------------------------------

    def _rules_part(self) -> QFrame:
        frame = panel()
        self._rules_box = QVBoxLayout(frame)
        self._rules_head = label("", "section")
        self._rules_box.addWidget(self._rules_head)
        self._choices = QButtonGroup(self)
        self._radios: dict[str, WrapRadio] = {}
        self._abouts = {}
        for name in (*preset_names(), ""):
            radio = WrapRadio()
            about = label("", "muted", wrap=True)
            self._choices.addButton(radio)
            self._radios[name] = radio
            self._abouts[name] = about
            self._rules_box.addWidget(radio)
            self._rules_box.addWidget(about)
            if name == _STANDARD:
                self._rules_box.addWidget(self._variants_part())
        self._radios[""].hide()
        self._abouts[""].hide()
        self._choices.buttonToggled.connect(self._on_rules)
        self._full = button("", lambda: self.rules_wanted.emit(self.rules()))
        row = QHBoxLayout()
        row.addWidget(self._full)
        row.addStretch(1)
        self._rules_box.addLayout(row)
        return frame

    def _variants_part(self) -> QWidget:
        self._variants = QWidget()
        self._variants_box = QVBoxLayout(self._variants)
        self._switches = {name: WrapCheck() for name in VARIANTS}
        for switch in self._switches.values():
            self._variants_box.addWidget(switch)
        return self._variants

    def _players_part(self, appearance: Appearance) -> QFrame:
        frame = panel()
        self._players_box = QVBoxLayout(frame)
        self._players_head = label("", "section")
        self._players_box.addWidget(self._players_head)
        self._names_grid = QGridLayout()
        for column in (0, 1):
            self._names_grid.setColumnStretch(column, 1)
        self._seats = [label() for _ in range(PEOPLE)]
        self._names = [QLineEdit() for _ in range(PEOPLE)]
        self._characters = [CharacterChoice() for _ in range(1, PEOPLE)]
        for place, (seat, edit) in enumerate(zip(self._seats, self._names, strict=True)):
            edit.setMaxLength(LONGEST_NAME)
            edit.setProperty("role", "field")
            edit.installEventFilter(self)
            seat.setBuddy(edit)
            row, column = 3 * (place // 2), place % 2
            self._names_grid.addWidget(seat, row, column)
            self._names_grid.addWidget(edit, row + 1, column)
            if place:
                choice = self._characters[place - 1]
                choice.changed.connect(self._name_people)
                self._names_grid.addWidget(choice, row + 2, column, Qt.AlignmentFlag.AlignTop)
        self._players_box.addLayout(self._names_grid)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        self._level_label, self._level = label(), CalmComboBox()
        self._level_label.setBuddy(self._level)
        for level in self._levels:
            self._level.addItem("", level)
        self._level.currentIndexChanged.connect(self._on_level)
        form.addRow(self._level_label, self._level)
        self._level_hint = label("", "small", wrap=True)
        form.addRow(self._level_hint)
        self._signs_label, self._signs = label(), ConventionsButton(appearance)
        self._signs_label.setBuddy(self._signs)
        form.addRow(self._signs_label, self._signs)
        self._deals_label, self._deals = label(), CalmSpinBox()
        self._deals_label.setBuddy(self._deals)
        self._deals.setRange(1, MOST_DEALS)
        self._deals.valueChanged.connect(self._on_deals)
        form.addRow(self._deals_label, self._deals)
        self._deals_hint = label("", "small", wrap=True)
        self._players_box.addLayout(form)
        self._players_box.addWidget(self._deals_hint)
        self._players_box.addStretch(1)
        return frame

    def _footer(self) -> QFrame:
        frame = QFrame()
        frame.setProperty("role", "footer")
        self._footer_row = QHBoxLayout(frame)
        self._back = button("", self.back_wanted.emit)
        self._start = button("", self.start, "primary")
        self._footer_row.addWidget(self._back)
        self._footer_row.addStretch(1)
        self._footer_row.addWidget(self._start)
        return frame

    # --- what is chosen --------------------------------------------------------------------------

    def show_plan(
        self,
        names: Sequence[str],
        rules: Rules,
        deals: int,
        level: str,
        *,
        characters: Sequence[str] = (),
        conventions: Sequence[str] = (),
        source: str = "",
    ) -> None:
        """Fills the page.

        Args:
            names: as typed before; empty ones are filled in when the match begins.
            rules: the options to begin with.
            deals: the number of deals to begin with.
            level: of the computer players; an unknown one is replaced.
            characters: of the computer players, clockwise from the person's left.
            conventions: what they play by.
            source: where the rules come from if they are no preset, such as a file name.
        """
        for edit, name in zip(self._names, [*names, *[""] * PEOPLE], strict=False):
            edit.setText(name)
        for choice, name in zip(self._characters, [*characters, *[""] * PEOPLE], strict=False):
            choice.choose(name)
        self._signs.choose(conventions)
        base, on = _as_variants(rules)
        if base is None:
            self._extra, self._extra_title = rules, source
        for name, switch in self._switches.items():
            switch.setChecked(name in on)
        self._radios[base or ""].setChecked(True)
        self._deals.setValue(deals)
        found = self._level.findData(level)
        self._level.setCurrentIndex(found if found >= 0 else len(self._levels) - 1)
        self.retranslate()

    def rules(self) -> Rules:
        """The rules chosen."""
        name = next((name for name, radio in self._radios.items() if radio.isChecked()), _STANDARD)
        if not name and self._extra is not None:
            return self._extra
        rules = preset(name or _STANDARD)
        if name == _STANDARD:
            changes = {
                key: value
                for variant, switch in self._switches.items()
                if switch.isChecked()
                for key, value in VARIANTS[variant].items()
            }
            rules = msgspec.structs.replace(rules, **changes)
        return rules

    def typed_names(self) -> tuple[str, ...]:
        """The names as typed, some of them perhaps empty."""
        return tuple(edit.text().strip() for edit in self._names)

    def plan(self) -> MatchPlan:
        """The match chosen."""
        return MatchPlan(
            rules=self.rules(),
            names=complete_names(self.typed_names(), PEOPLE, self._given_names()),
            deals=self._deals.value(),
            level=str(self._level.currentData()),
            characters=tuple(choice.character for choice in self._characters),
            conventions=self._signs.conventions,
        )

    def _given_names(self) -> tuple[str, ...]:
        """Who plays if nobody is named: a character brings its name along."""
        names = list(default_names())
        for place, choice in enumerate(self._characters, start=1):
            names[place] = character_name(choice.character) or names[place]
        return tuple(names)

    def _name_people(self) -> None:
        for edit, name in zip(self._names, self._given_names(), strict=True):
            edit.setPlaceholderText(name)

    def start(self) -> None:
        """Begins the match chosen."""
        self.start_wanted.emit(self.plan())

    def focus(self) -> None:
        """Gives the keyboard to the button that begins."""
        self._start.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Enter in a name begins the match, as in a form; only a fresh press counts.
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and watched in self._names
        ):
            if not event.isAutoRepeat():
                self.start()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.start()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        """Two columns where there is room; in one only the chosen rules are explained."""
        wide = self.width() >= self._WIDE_EM * self.fontMetrics().height()
        self._columns.setDirection(
            QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        )
        for name, about in self._abouts.items():
            about.setVisible(not self._radios[name].isHidden() and self._explains(name, wide))

    def _explains(self, name: str, wide: bool) -> bool:
        return wide or self._radios[name].isChecked()

    def _on_rules(self, _radio: object, checked: bool) -> None:
        if not checked:
            return
        rules = self.rules()
        self._deals.setValue(rules.match_deals)
        self._variants.setEnabled(self._radios[_STANDARD].isChecked())
        self._on_deals()
        self._turn()

    def show_adapted(self, lower: str, upper: str | None) -> None:
        """Tells where the adapting level stands: a level, or between that and the next one."""
        self._adapted = (lower, upper)
        self._on_level()

    def _on_level(self) -> None:
        adapting = self._level.currentData() == ADAPTING
        if adapting:
            now = f" {between_text(*self._adapted)}." if self._adapted else ""
            self._level_hint.setText(
                self.tr(
                    "They follow your results and aim at an even match: stronger after deals you "
                    "win, weaker after deals you lose."
                )
                + now
            )
        self._level_hint.setVisible(adapting)

    def _on_deals(self) -> None:
        rules, deals = self.rules(), self._deals.value()
        # Elsewhere a pot of points or the players decide when it is over.
        self._deals.setEnabled(rules.match_end == "deals")
        uneven = rules.match_full_rounds and rules.match_end == "deals" and deals % PEOPLE
        parts = []
        if uneven:
            parts.append(self.tr("With a multiple of four everybody deals equally often."))
        if rules.compulsory_solos:
            parts.append(self.tr("Everybody plays a compulsory solo among them."))
        self._deals_hint.setText(" ".join(parts))
        self._deals_hint.setVisible(bool(parts))

    # --- texts -----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        em = self.fontMetrics().height()
        self.column.setSpacing(round(em * 0.7))
        for box in (self._rules_box, self._players_box):
            box.setContentsMargins(em, round(em * 0.7), em, round(em * 0.8))
            box.setSpacing(round(em * 0.35))
        self._variants_box.setContentsMargins(round(em * 1.6), 0, 0, round(em * 0.3))
        self._variants_box.setSpacing(round(em * 0.1))
        self._names_grid.setHorizontalSpacing(em)
        self._footer_row.setContentsMargins(em, round(em * 0.6), em, round(em * 0.6))
        self._title.setText(self.tr("New match"))
        self._rules_head.setText(self.tr("Rules"))
        for name, radio in self._radios.items():
            radio.setText(preset_title(name) if name else self._extra_title or self._own_title())
            about = preset_about(name) if name else self.tr("The rules chosen at the start.")
            self._abouts[name].setText(about)
            self._abouts[name].setContentsMargins(round(em * 1.6), 0, 0, round(em * 0.3))
        self._radios[""].setVisible(self._extra is not None)
        self._columns.setSpacing(round(em * 0.8))
        self._turn()
        self._retranslate_variants()
        self._full.setText(self.tr("Read or change these rules"))
        self._players_head.setText(self.tr("Players"))
        seats = (
            self.tr("You (south)"),
            self.tr("On your left (west)"),
            self.tr("Opposite (north)"),
            self.tr("On your right (east)"),
        )
        for seat, text, edit in zip(self._seats, seats, self._names, strict=True):
            seat.setText(text)
            edit.setAccessibleName(text)
        self._name_people()
        for choice, text in zip(self._characters, seats[1:], strict=True):
            choice.name_it(self.tr("Character of the player: {seat}").format(seat=text))
        self._signs_label.setText(self.tr("Conventions"))
        self._level_label.setText(self.tr("The others play"))
        for index, level in enumerate(self._levels):
            self._level.setItemText(index, level_text(level))
        self._on_level()
        self._deals_label.setText(self.tr("Number of deals"))
        self._back.setText(self.tr("Back"))
        self._start.setText(self.tr("Deal the cards"))
        self._on_deals()

    def _own_title(self) -> str:
        return rules_title(self._extra) if self._extra is not None else ""

    def _retranslate_variants(self) -> None:
        texts: dict[str, Callable[[], str]] = {
            "second_dulle": lambda: self.tr("The second ♥10 wins, except in the last trick"),
            "soloist_leads": lambda: self.tr("A soloist leads the first trick"),
            "charlie_wins_only": lambda: self.tr("Charlie counts only when it wins the last trick"),
        }
        for name, switch in self._switches.items():
            switch.setText(texts[name]())


def _as_variants(rules: Rules) -> tuple[str | None, frozenset[str]]:
    """Rules as a preset and the variants switched on; no preset if they are something else."""
    for name in preset_names():
        if rules == preset(name):
            return name, frozenset()
    base = preset(_STANDARD)
    on = frozenset(
        name
        for name, changes in VARIANTS.items()
        if all(getattr(rules, key) == value for key, value in changes.items())
    )
    changes = {key: value for name in on for key, value in VARIANTS[name].items()}
    if rules == msgspec.structs.replace(base, **changes):
        return _STANDARD, on
    return None, frozenset()
