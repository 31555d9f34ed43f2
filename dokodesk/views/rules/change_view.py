"""Changing rules: groups at the side, the options of one group beside them, search and filter."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QUndoStack
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from dokodesk.engine.options import GROUPS
from dokodesk.engine.rules import preset_names
from dokodesk.model.rules_items import (
    USUAL,
    USUAL_GROUP,
    OptionRole,
    OptionsFilter,
    OptionsModel,
    count_changed,
    group_title,
)
from dokodesk.views.appearance import Appearance
from dokodesk.views.rules.choices import WrapCheck
from dokodesk.views.rules.conflict_panel import ConflictPanel
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.rules.form import MOST_ROWS, OptionForm
from dokodesk.views.rules.texts import preset_about, preset_title, rule_texts
from dokodesk.views.widgets import CalmComboBox, Scroller, button, label

__all__ = ["ChangeView"]

#: From this width on, in heights of a line, the groups stand at the side.
_WIDE_EM: Final = 50
#: So long after the last letter a search begins.
_TYPING_MS: Final = 180
_GROUPS: Final = (USUAL_GROUP, *(group.letter for group in GROUPS))


class _Search(QLineEdit):
    """The search; the arrow key down leads on to what was found."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
            return
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            return
        super().keyPressEvent(event)


class ChangeView(QWidget):
    """The form with everything that helps to find an option in it."""

    def __init__(self, options: OptionsModel, history: QUndoStack, appearance: Appearance) -> None:
        """A view of all options.

        Args:
            options: as an item model.
            history: of the changes.
            appearance: the look.
        """
        super().__init__()
        self._options = options
        self._rules = options.rules
        self._appearance = appearance
        self._filter = OptionsFilter(options, self)
        self._wanted = ""
        self._to_top = False
        self._typed = QTimer(self)
        self._typed.setSingleShot(True)
        self._typed.setInterval(_TYPING_MS)
        self._typed.timeout.connect(self._find)
        self.groups = QListWidget()
        self.groups.setProperty("role", "sidebar")
        self.groups.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._group_box = CalmComboBox()
        for group in _GROUPS:
            self.groups.addItem("")
            self._group_box.addItem("", group)
        self.groups.setCurrentRow(0)
        self.search = _Search()
        self.search.setProperty("role", "field")
        self.search.setClearButtonEnabled(True)
        self.only_changed = WrapCheck()
        self._found = label("", "muted")
        self.undo = button("", history.undo)
        self.redo = button("", history.redo)
        self._history = history
        self.conflicts = ConflictPanel(self._rules)
        self.form = OptionForm(options, self._filter, appearance)
        self._head = GroupHead(self)
        self._build()
        self._connect()
        self.undo.setEnabled(history.canUndo())
        self.redo.setEnabled(history.canRedo())
        self.retranslate()

    # --- for others ------------------------------------------------------------------------------

    @property
    def group(self) -> str:
        """The group shown: a letter, or the usual questions."""
        return self._filter.group

    def show_group(self, group: str) -> None:
        """Turns to a group, and ends search and filter."""
        self.search.clear()
        self.only_changed.setChecked(False)
        self.groups.setCurrentRow(_GROUPS.index(group))

    def show_option(self, key: str) -> None:
        """Turns to an option and gives it the keyboard."""
        index = self._options.index(self._options.row_of(key))
        letter = str(index.data(OptionRole.GROUP))
        stay = self._filter.group == USUAL_GROUP and key in USUAL
        self.show_group(USUAL_GROUP if stay else letter)
        self._wanted = key
        self._show_wanted()

    def show_conflicts(self) -> None:
        """Turns to what does not fit together and gives it the keyboard."""
        self.show_group(self._filter.group)
        self.form.build()
        ways_out = self.conflicts.buttons
        if ways_out:
            ways_out[0].setFocus(Qt.FocusReason.OtherFocusReason)
            panel = self.conflicts
            QTimer.singleShot(0, panel, lambda: self._scroller.ensureWidgetVisible(panel, 0, 0))

    def set_low(self, low: bool) -> None:
        """Lets the search scroll away with the form where the page is low."""
        if low != (self._content.indexOf(self._tools) >= 0):
            (self._right if not low else self._content).insertWidget(0, self._tools)

    def take_focus(self) -> None:
        """Gives the keyboard to the groups, or to the search where they are not at the side."""
        target = self.groups if self.groups.isVisibleTo(self) else self._group_box
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_search(self) -> None:
        """Gives the keyboard to the search."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    # --- building --------------------------------------------------------------------------------

    def _build(self) -> None:
        self._tools = QWidget()
        self._bar = FlowLayout(self._tools)
        for part in (
            self._group_box,
            self.search,
            self.only_changed,
            self.undo,
            self.redo,
            self._found,
        ):
            self._bar.addWidget(part)
        content = QWidget()
        self._content = QVBoxLayout(content)
        self._content.addWidget(self.conflicts)
        self._content.addWidget(self._head)
        self._content.addWidget(self.form)
        self._content.addStretch(1)
        self._scroller = Scroller(content)
        right = QVBoxLayout()
        right.addWidget(self._tools)
        right.addWidget(self._scroller, 1)
        self._line = QHBoxLayout(self)
        self._line.addWidget(self.groups)
        self._line.addLayout(right, 1)
        self._right = right

    def _connect(self) -> None:
        self.groups.currentRowChanged.connect(self._on_group)
        # While something is searched for, the current group is not shown.
        self.groups.itemClicked.connect(lambda item: self._on_group(self.groups.row(item)))
        self._group_box.activated.connect(self.groups.setCurrentRow)
        self.search.textChanged.connect(self._on_search)
        self.search.left.connect(self._focus_found)
        self.only_changed.toggled.connect(self._on_only_changed)
        self._history.canUndoChanged.connect(self.undo.setEnabled)
        self._history.canRedoChanged.connect(self.redo.setEnabled)
        self._rules.changed.connect(self._update)
        self.conflicts.option_wanted.connect(self.show_option)
        self.form.built.connect(self._on_built)
        self._appearance.changed.connect(self.retranslate)

    # --- what happens ----------------------------------------------------------------------------

    def _on_group(self, row: int) -> None:
        self._group_box.setCurrentIndex(row)
        self._filter.set_group(_GROUPS[row])
        self.search.clear()
        self.only_changed.setChecked(False)
        self._to_top = True
        self._update()

    def _on_search(self, text: str) -> None:
        # A word is typed in one go; an empty field takes effect at once.
        self._typed.start() if text else self._find()

    def _find(self) -> None:
        self._typed.stop()
        if self.search.text() == self._filter.query:
            return
        self._to_top = True
        self._filter.set_query(self.search.text())
        self._update()

    def _on_only_changed(self, only: bool) -> None:
        self._to_top = True
        self._filter.set_only_changed(only)
        self._update()

    def _focus_found(self) -> None:
        self._find()
        self.form.build()
        if self.form.keys:
            self.form.row(self.form.keys[0]).take_focus()

    def _on_built(self) -> None:
        self._update_found()
        if self._to_top:
            self._to_top = False
            self._scroller.verticalScrollBar().setValue(0)
        self._show_wanted()

    def _show_wanted(self) -> None:
        if self._wanted not in self.form.keys:
            return
        row = self.form.row(self._wanted)
        self._wanted = ""
        row.take_focus()
        # The layout must have its size first.
        QTimer.singleShot(0, row, lambda: self._scroller.ensureWidgetVisible(row, 0, 20))

    def _update(self) -> None:
        self.form.set_with_heads(self._filter.spans_groups)
        counts = count_changed(self._rules)
        for row, group in enumerate(_GROUPS):
            title = self._group_text(group)
            count = counts.get(group, 0)
            text = f"{title} ({count} ◆)" if count else title
            self.groups.item(row).setText(text)
            self._group_box.setItemText(row, text)
        self._head.refresh(self._filter.group, spans=self._filter.spans_groups)
        shown = self.groups.currentItem()
        shown.setSelected(not self._filter.spans_groups)
        self._update_found()

    def _update_found(self) -> None:
        spans = self._filter.spans_groups
        count = self._filter.rowCount()
        found = rule_texts().found(count)
        if count > MOST_ROWS:
            found = self.tr("{found}; the first {n} are shown").format(found=found, n=MOST_ROWS)
        self._found.setText(found if spans else "")
        self._found.setVisible(spans)
        empty = self.tr("No option differs from the preset.")
        if self._filter.query.strip():
            empty = self.tr("No option is called like that.")
        self.form.set_empty_text(empty)

    def _group_text(self, group: str) -> str:
        return self.tr("Usual questions") if group == USUAL_GROUP else group_title(group)

    # --- looks and texts -------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def retranslate(self) -> None:
        """Gives all texts anew."""
        self.search.setPlaceholderText(self.tr("Search: Dulle, pigs, fox …"))
        self.search.setAccessibleName(self.tr("Search for a rule by any of its names"))
        self.only_changed.setText(self.tr("Only what differs"))
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        self.undo.setToolTip(self.tr("Take the last change back (Ctrl+Z)"))
        self.redo.setToolTip(self.tr("Make it again (Ctrl+Y)"))
        self.groups.setAccessibleName(self.tr("Groups of rules"))
        self._group_box.setAccessibleName(self.tr("Groups of rules"))
        if self._filter.query.strip():
            self._filter.search_again()
        self.form.retranslate()
        self.conflicts.retranslate()
        self._head.retranslate()
        self._update()
        self._arrange()

    def _arrange(self) -> None:
        em = self.fontMetrics().height()
        wide = self.width() >= _WIDE_EM * em
        self.groups.setVisible(wide)
        self._group_box.setVisible(not wide)
        texts = [self.groups.item(row).text() for row in range(self.groups.count())]
        widest = max(self.fontMetrics().horizontalAdvance(text) for text in texts)
        self.groups.setFixedWidth(widest + round(em * 2.2))
        self.search.setMinimumWidth(min(round(em * 17), max(60, self.width() - 2 * em)))
        self._line.setContentsMargins(*(round(em * part) for part in (0.6, 0.5, 0.6, 0)))
        self._line.setSpacing(round(em * 0.6))
        self._right.setSpacing(round(em * 0.5))
        self._bar.setSpacing(round(em * 0.5))
        self._content.setContentsMargins(0, 0, round(em * 0.4), round(em * 0.8))
        self._content.setSpacing(round(em * 0.5))


class GroupHead(QWidget):
    """Above the options of a group: which preset they start from, and the ways back to it."""

    def __init__(self, view: ChangeView) -> None:
        super().__init__()
        self._view = view
        self._rules = view._rules  # noqa: SLF001 - a part of it
        self._title = label("", "section", wrap=True)
        self._start = label("", wrap=True)
        self._picks = QButtonGroup(self)
        self._buttons: dict[str, QPushButton] = {}
        self._holder = QWidget()
        self._flow = FlowLayout(self._holder)
        for name in preset_names():
            pick = QPushButton()
            pick.setCheckable(True)
            pick.setAutoDefault(False)
            pick.setProperty("role", "pick")
            self._picks.addButton(pick)
            self._buttons[name] = pick
            self._flow.addWidget(pick)
        self._picks.buttonClicked.connect(self._on_pick)
        self._base_label = label("")
        self._base = CalmComboBox()
        for name in preset_names():
            self._base.addItem("", name)
        self._base_label.setBuddy(self._base)
        self._base.activated.connect(lambda row: self._rules.compare_with(preset_names()[row]))
        self._reset_group = button("", self._on_reset_group, "link")
        self._reset_all = button("", self._rules.reset_all, "link")
        self._tools = QWidget()
        self._tool_line = FlowLayout(self._tools)
        for part in (self._base_label, self._base, self._reset_group, self._reset_all):
            self._tool_line.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self._title, self._start, self._holder, self._tools):
            column.addWidget(widget)
        self._column = column

    def refresh(self, group: str, *, spans: bool) -> None:
        """Shows what belongs to a group.

        Args:
            group: its letter, or the usual questions.
            spans: options of all groups are shown.
        """
        usual = group == USUAL_GROUP and not spans
        self._title.setText("" if spans or usual else group_title(group))
        self._title.setVisible(bool(self._title.text()))
        self._start.setVisible(usual)
        self._holder.setVisible(usual)
        base = self._rules.draft.base
        self._buttons[base].setChecked(True)
        self._base.setCurrentIndex(preset_names().index(base))
        self._base.setVisible(not usual)
        self._base_label.setVisible(not usual)
        changed = bool(self._rules.changed_keys)
        counts = count_changed(self._rules)
        self._reset_group.setVisible(not spans and not usual)
        self._reset_group.setEnabled(bool(counts.get(group)))
        self._reset_all.setEnabled(changed)

    def retranslate(self) -> None:
        """Gives all texts anew."""
        em = self.fontMetrics().height()
        self._column.setSpacing(round(em * 0.3))
        self._flow.setSpacing(round(em * 0.3))
        self._tool_line.setSpacing(round(em * 0.4))
        self._start.setText(
            self.tr(
                "Which table is nearest to yours? Choose it, then change below what you play "
                "differently. Everything else stays as it is there."
            )
        )
        for name, pick in self._buttons.items():
            pick.setText(preset_title(name))
            pick.setToolTip(preset_about(name))
            pick.setAccessibleDescription(preset_about(name))
            self._base.setItemText(preset_names().index(name), preset_title(name))
        self._base_label.setText(self.tr("Compared with"))
        self._base.setAccessibleName(self.tr("Preset to compare with"))
        self._reset_group.setText(self.tr("This group back to the preset"))
        self._reset_all.setText(self.tr("Everything back to the preset"))

    def _on_pick(self, chosen: QAbstractButton) -> None:
        name = next(name for name, pick in self._buttons.items() if pick is chosen)
        self._rules.open_preset(name)

    def _on_reset_group(self) -> None:
        if self._view.group != USUAL_GROUP:
            self._rules.reset_group(self._view.group)
