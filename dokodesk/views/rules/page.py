"""The page of the rules: read them, change them, keep them, compare them, pass them on."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum, unique
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from dokodesk.engine.rules import Rules, nearest_preset
from dokodesk.model.rules_import import ImportReport
from dokodesk.model.rules_items import OptionsModel
from dokodesk.model.rules_model import RulesDraft, RulesModel
from dokodesk.model.rules_shelf import RulesShelf
from dokodesk.views.appearance import Appearance
from dokodesk.views.message_bar import MessageBar
from dokodesk.views.rules.change_view import ChangeView
from dokodesk.views.rules.compare_view import CompareView
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.rules.history import RulesHistory
from dokodesk.views.rules.import_view import ImportView
from dokodesk.views.rules.look import rules_sheet
from dokodesk.views.rules.share_view import ShareView
from dokodesk.views.rules.sheet import RulesSheet
from dokodesk.views.rules.shelf_view import ShelfView
from dokodesk.views.rules.texts import conflict_text, preset_title, rule_texts
from dokodesk.views.widgets import CalmComboBox, button, label

__all__ = ["RulesPage", "Tab"]

_REFUSED: Final = "rules-refused"
#: Both ways that people know, whatever the system prefers.
_REDO: Final = (QKeySequence("Ctrl+Y"), QKeySequence("Ctrl+Shift+Z"))
#: From this width on, in heights of a line, the foot of the page has one line.
_WIDE_EM: Final = 60
#: Under this height everything that can be done without makes room for the rules.
_LOW_EM: Final = 33


@unique
class Tab(IntEnum):
    """The parts of the page."""

    SHEET = 0
    CHANGE = 1
    SHELF = 2
    COMPARE = 3
    SHARE = 4


class RulesPage(QWidget):
    """A page of the main window, or a window of its own. Nothing it does waits for an answer.

    Signals:
        back_wanted: return to where the person came from.
        start_match_requested(object): begin a match with these ``Rules``.
        rules_chosen(object, str): use these ``Rules`` of this name for the next matches.
    """

    back_wanted = Signal()
    start_match_requested = Signal(object)
    rules_chosen = Signal(object, str)

    def __init__(self, appearance: Appearance, folder: Path, parent: QWidget | None = None) -> None:
        """Shows the standard rules until told otherwise.

        Args:
            appearance: the look.
            folder: where the profiles are; it need not exist yet.
            parent: the owner.
        """
        super().__init__(parent)
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, on=True)
        self._appearance = appearance
        self.rules = RulesModel(self)
        self.history = RulesHistory(self.rules, self)
        self.options = OptionsModel(self.rules, self)
        self.shelf = RulesShelf(folder, self)
        self.messages = MessageBar(appearance)
        self._style()
        self.sheet = RulesSheet(self.rules.rules, appearance, can_change=True)
        self.change = ChangeView(self.options, self.history, appearance)
        self.shelf_view = ShelfView(self.rules, self.shelf, self.messages, appearance)
        self.compare = CompareView(self.rules, self.shelf, appearance)
        self.share = ShareView(self.rules, appearance)
        self.report = ImportView(appearance)
        self._title = label("", "head", wrap=True)
        self._sub = label("", "muted", wrap=True)
        self._back = button("", self.back_wanted.emit)
        self.tabs = QButtonGroup(self)
        self.tab_box = CalmComboBox()
        self._note = label("", "muted", wrap=True)
        self.save_button = button("", self._save)
        self.use_button = button("", self._use)
        self.start_button = button("", self._start, "primary")
        self._stack = QStackedWidget()
        self._build()
        self._connect()
        self.retranslate()

    # --- for others ------------------------------------------------------------------------------

    def show_rules(self, rules: Rules, name: str = "") -> None:
        """Begins anew with these rules, in plain words.

        Args:
            rules: the values.
            name: of the profile they come from, if they come from one.
        """
        self.shelf.refresh()
        entry = next((e for e in self.shelf.entries if not e.is_preset and e.name == name), None)
        path = entry.path if entry is not None and not entry.problems else None
        if path is not None and entry is not None and entry.rules is not None:
            self.rules.note_stored(path, entry.rules)
        self.rules.show(RulesDraft(rules, nearest_preset(rules), name if path else "", path))
        self.history.clear()
        self.show_tab(Tab.SHEET)

    def show_tab(self, tab: Tab) -> None:
        """Turns to a part of the page."""
        self.tabs.button(tab).setChecked(True)
        # A report may lie over the part that is already chosen.
        self._stack.setCurrentIndex(tab)

    @property
    def tab(self) -> Tab:
        """What is shown; a report belongs to the profiles."""
        place = self._stack.currentIndex()
        return Tab(place) if place < len(Tab) else Tab.SHELF

    def focus(self) -> None:
        """Gives the keyboard to the part that is shown."""
        match self.tab:
            case Tab.SHEET:
                self.sheet.focus()
            case Tab.CHANGE:
                self.change.take_focus()
            case Tab.SHELF:
                self.shelf_view.take_focus()
            case Tab.COMPARE:
                self.compare.take_focus()
            case Tab.SHARE:
                self.share.focus()

    # --- building --------------------------------------------------------------------------------

    def _build(self) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self._title)
        texts.addWidget(self._sub)
        self._head = QHBoxLayout()
        self._head.addWidget(self.tab_box, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addLayout(texts, 1)
        self._head.addWidget(self._back, 0, Qt.AlignmentFlag.AlignTop)
        self._tab_bar = QWidget()
        self._tab_line = FlowLayout(self._tab_bar)
        for tab in Tab:
            made = QPushButton()
            made.setCheckable(True)
            made.setAutoDefault(False)
            made.setProperty("role", "tab")
            self.tabs.addButton(made, tab)
            self.tab_box.addItem("", tab)
            self._tab_line.addWidget(made)
        self.tabs.button(Tab.SHEET).setChecked(True)
        for part in (
            self.sheet,
            self.change,
            self.shelf_view,
            self.compare,
            self.share,
            self.report,
        ):
            self._stack.addWidget(part)
        self._top = QVBoxLayout()
        self._top.addLayout(self._head)
        self._top.addWidget(self._tab_bar)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._top)
        column.addWidget(self.messages)
        column.addWidget(self._stack, 1)
        self._footer = self._make_footer()
        column.addWidget(self._footer)

    def _make_footer(self) -> QFrame:
        frame = QFrame()
        frame.setProperty("role", "footer")
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight, frame)
        tools = QWidget()
        self._foot_line = FlowLayout(tools, to_the_right=True)
        for part in (self.save_button, self.use_button, self.start_button):
            self._foot_line.addWidget(part)
        self._foot.addWidget(self._note, 2)
        self._foot.addWidget(tools, 3)
        return frame

    def _connect(self) -> None:
        self.tabs.idToggled.connect(self._on_tab)
        self.tab_box.activated.connect(lambda place: self.show_tab(Tab(place)))
        self.rules.changed.connect(self._refresh)
        self.sheet.option_wanted.connect(self._change_option)
        self.sheet.group_wanted.connect(self._change_group)
        self.compare.option_wanted.connect(self._change_option)
        self.shelf_view.opened.connect(lambda: self._arrive(Tab.SHEET))
        self.shelf_view.report_wanted.connect(self._show_report)
        self.share.opened.connect(lambda: self._arrive(Tab.SHEET))
        self.report.accepted.connect(self._on_accepted)
        self.report.rejected.connect(lambda: self._arrive(Tab.SHELF))
        self.messages.emptied.connect(self._keep_focus)
        self._appearance.changed.connect(self._on_look)

    # --- what happens ----------------------------------------------------------------------------

    def _on_tab(self, place: int, checked: bool) -> None:
        if not checked:
            return
        if place in (Tab.SHELF, Tab.COMPARE):
            self.shelf.refresh()
        self.tab_box.setCurrentIndex(place)
        self._stack.setCurrentIndex(place)
        self._show_in_words()
        self._arrange()

    def _arrive(self, tab: Tab) -> None:
        """Turns to a part and gives it the keyboard."""
        self.show_tab(tab)
        self.focus()

    def _change_option(self, key: str) -> None:
        self.show_tab(Tab.CHANGE)
        self.change.show_option(key)

    def _change_group(self, letter: str) -> None:
        self.show_tab(Tab.CHANGE)
        self.change.show_group(letter)
        self.change.take_focus()

    def _search(self) -> None:
        self.show_tab(Tab.CHANGE)
        self.change.go_search()

    def _show_report(self, report: ImportReport) -> None:
        self.show_tab(Tab.SHELF)
        self.report.show_report(report)
        self._stack.setCurrentWidget(self.report)
        self.report.focus()

    def _on_accepted(self, report: ImportReport) -> None:
        self.show_tab(Tab.SHELF)
        self.shelf_view.accept(report)

    def _save(self) -> None:
        self._arrive(Tab.SHELF)
        self.shelf_view.save_over()

    def _use(self) -> None:
        if self._fits():
            self.rules_chosen.emit(self.rules.rules, self.rules.draft.name)
            self.messages.inform(
                lambda: self.tr("The next matches are played by these rules."), key="rules-chosen"
            )

    def _start(self) -> None:
        if self._fits():
            self.start_match_requested.emit(self.rules.rules)

    def _fits(self) -> bool:
        """Whether the rules can be played; if not, says why and shows the ways out."""
        found = self.rules.conflicts
        if not found:
            self.messages.withdraw(_REFUSED)
            return True
        self.messages.inform(
            lambda: self.tr("These rules cannot be played yet: {reason}").format(
                reason=" ".join(conflict_text(conflict) for conflict in found)
            ),
            key=_REFUSED,
            error=True,
        )
        self.show_tab(Tab.CHANGE)
        self.change.show_conflicts()
        return False

    def _keep_focus(self) -> None:
        # A message that held the keyboard is gone.
        if QApplication.focusWidget() in (None, self):
            self.focus()

    def _show_in_words(self) -> None:
        # Not while something else is shown: writing the sheet takes longer than a key press should.
        if self.tab is Tab.SHEET:
            self.sheet.show_rules(self.rules.rules, self.rules.draft.base)

    def _refresh(self) -> None:
        draft = self.rules.draft
        self._show_in_words()
        count = len(self.rules.changed_keys)
        base = preset_title(draft.base)
        title = draft.name or base
        self._title.setText(title)
        parts = []
        if draft.name:
            parts.append(self.tr("after “{preset}”").format(preset=base))
        parts.append(rule_texts().changed(count) if count else self.tr("nothing changed"))
        if self.rules.is_unsaved:
            parts.append(self.tr("not saved"))
        self._sub.setText(" · ".join(parts))
        if not self.rules.conflicts:
            self.messages.withdraw(_REFUSED)

    # --- looks and texts -------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Gives all texts anew."""
        names = (
            self.tr("In plain words"),
            self.tr("Change"),
            self.tr("Presets and profiles"),
            self.tr("Compare"),
            self.tr("Pass on"),
        )
        for tab, name in zip(Tab, names, strict=True):
            self.tabs.button(tab).setText(name)
            self.tab_box.setItemText(tab, name)
        self.tab_box.setAccessibleName(self.tr("Part of the page"))
        self.setWindowTitle(self.tr("Rules"))
        self._back.setText(self.tr("Back"))
        self._note.setText(
            self.tr("A change applies from the next match; the one being played stays as it is.")
        )
        for part in (self.use_button, self.start_button):
            part.setToolTip(self._note.text())
        self.save_button.setText(self.tr("Save as profile…"))
        self.use_button.setText(self.tr("Use for the next matches"))
        self.start_button.setText(self.tr("Start a new match with these rules"))
        self._refresh()
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.change.retranslate()
            self.shelf_view.retranslate()
            self.compare.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shelf.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        # Taken before any shortcut of the window around: here these keys mean the rules.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._meaning(event) is not None
        ):
            event.accept()
            return True
        return super().event(event)

    def _meaning(self, event: QKeyEvent) -> Callable[[], object] | None:
        """What a combination of keys does anywhere on the page."""
        if event.matches(QKeySequence.StandardKey.Undo):
            return self.history.undo
        combination = QKeySequence(event.keyCombination())
        if event.matches(QKeySequence.StandardKey.Redo) or combination in _REDO:
            return self.history.redo
        if event.matches(QKeySequence.StandardKey.Find):
            return self._search
        return None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        meaning = self._meaning(event)
        if meaning is not None:
            meaning()
            return
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            if self._stack.currentWidget() is self.report:
                self.report.rejected.emit()
            else:
                self.back_wanted.emit()
            return
        if (
            event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and isinstance(focused, QPushButton)
            and not event.isAutoRepeat()
        ):
            focused.click()
            return
        super().keyPressEvent(event)

    def _on_look(self) -> None:
        self._style()
        self._arrange()

    def _style(self) -> None:
        self.setStyleSheet(rules_sheet(self._appearance.theme, self.fontMetrics().height()))

    def _arrange(self) -> None:
        em = self.fontMetrics().height()
        side = round(em * 0.8)
        low = self.height() < _LOW_EM * em
        for part in (self._sub, self._note, self.save_button, self._tab_bar):
            part.setVisible(not low)
        self.tab_box.setVisible(low)
        self._footer.setVisible(not low or self.tab is Tab.SHEET)
        self.change.set_low(low)
        self._top.setContentsMargins(side, round(em * 0.5), side, 0)
        self._top.setSpacing(round(em * 0.2))
        self._head.setSpacing(round(em * 0.7))
        self._tab_line.setSpacing(round(em * 0.1))
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._foot.setDirection(across if self.width() >= _WIDE_EM * em else down)
        self._foot.setContentsMargins(side, round(em * 0.35), side, round(em * 0.45))
        self._foot.setSpacing(round(em * 0.25))
        self._foot_line.setSpacing(round(em * 0.5))
