"""Presets and profiles: open, save, rename, copy, delete, import and export."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFileDialog,
    QFrame,
    QLineEdit,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from dokodesk.engine.rules import difference, nearest_preset, preset
from dokodesk.model.rules_import import ImportReport, read_file
from dokodesk.model.rules_model import RulesModel, in_language
from dokodesk.model.rules_shelf import RulesShelf, ShelfEntry, ShelfRole
from dokodesk.storage.errors import StorageError
from dokodesk.storage.names import LONGEST_NAME
from dokodesk.storage.rule_problems import RulesFileError
from dokodesk.views.appearance import Appearance
from dokodesk.views.message_bar import MessageBar, Option
from dokodesk.views.rules.editors import capital
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.rules.texts import failure_text, preset_title, rule_texts
from dokodesk.views.widgets import Scroller, bold, button, label, panel

__all__ = ["ShelfView"]

Index = QModelIndex | QPersistentModelIndex

_WIDE_EM: Final = 44
_ASK_DELETE: Final = "delete-profile"
_FAILED: Final = "profile-failed"
_DONE: Final = "profile-done"


class _List(QListView):
    """Enter opens what is current."""

    opened = Signal()
    removed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.removed.emit()
        else:
            super().keyPressEvent(event)


class _Items(QStyledItemDelegate):
    """Presets in italics, files with something wrong marked."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        entry = index.data(ShelfRole.ENTRY)
        if isinstance(entry, ShelfEntry):
            option.font.setItalic(entry.is_preset)
            if entry.problems:
                option.text = f"⚠ {entry.title}"


class _NameField(QFrame):
    """Asks for a name without a window of its own."""

    given = Signal(str)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._act: Callable[[str], object] = lambda _name: None
        self.setProperty("role", "panel")
        self.text = label("", wrap=True)
        self.field = QLineEdit()
        self.field.setProperty("role", "field")
        self.field.setMaxLength(LONGEST_NAME)
        self.ok = button("", self._give, "primary")
        self.cancel = button("", self.leave)
        tools = QWidget()
        self.line = FlowLayout(tools)
        for part in (self.field, self.ok, self.cancel):
            self.line.addWidget(part)
        self.column = QVBoxLayout(self)
        self.column.addWidget(self.text)
        self.column.addWidget(tools)
        self.field.returnPressed.connect(self._give)
        self.field.textChanged.connect(lambda text: self.ok.setEnabled(bool(text.strip())))
        self.hide()

    def ask(self, text: str, name: str, ok: str, act: Callable[[str], object]) -> None:
        """Asks; ``act`` is called with the name, unless the person leaves."""
        self._act = act
        self.text.setText(text)
        self.field.setAccessibleName(text)
        self.field.setText(name)
        self.ok.setText(ok)
        self.ok.setEnabled(bool(name.strip()))
        self.show()
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Asks no longer."""
        self.hide()
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
            return
        super().keyPressEvent(event)

    def _give(self) -> None:
        if self.field.text().strip():
            self._act(self.field.text())


class ShelfView(QWidget):
    """The list at the side, what is chosen beside it.

    Signals:
        opened: rules from the shelf are on the desk now.
        report_wanted(object): show what became of an imported file.
    """

    opened = Signal()
    report_wanted = Signal(object)

    def __init__(
        self, rules: RulesModel, shelf: RulesShelf, messages: MessageBar, appearance: Appearance
    ) -> None:
        """A view of the shelf.

        Args:
            rules: where rules are opened, and from where they are saved.
            shelf: presets and profiles.
            messages: where is told what went well or wrong.
            appearance: the look.
        """
        super().__init__()
        self._rules = rules
        self._shelf = shelf
        self._messages = messages
        self.list = _List()
        self.list.setProperty("role", "shelf")
        self.list.setModel(shelf)
        self.list.setItemDelegate(_Items(self.list))
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setWordWrap(True)
        self._title = label("", "head", wrap=True)
        self._about = label("", wrap=True)
        self._note = label("", "muted", wrap=True)
        self.name_field = _NameField()
        self.open_button = button("", self.open_current, "primary")
        self.rename_button = button("", self._ask_rename)
        self.copy_button = button("", self._duplicate)
        self.delete_button = button("", self._ask_delete)
        self.export_button = button("", self._ask_export)
        self.import_button = button("", self.ask_import)
        self.save_button = button("", self.save_over)
        self.save_new_button = button("", self.ask_save)
        self._desk = bold(label("", wrap=True))
        self._build()
        self.list.selectionModel().currentChanged.connect(lambda *_: self._refresh())
        self.list.doubleClicked.connect(lambda *_: self.open_current())
        self.list.opened.connect(self.open_current)
        self.list.removed.connect(self._ask_delete)
        self.name_field.left.connect(self.take_focus)
        shelf.modelReset.connect(self._on_reset)
        rules.changed.connect(self._refresh)
        appearance.changed.connect(self.retranslate)
        self._chosen: tuple[Path | None, str] = (None, rules.draft.base)
        self._select()
        self.retranslate()

    # --- for others ------------------------------------------------------------------------------

    @property
    def entry(self) -> ShelfEntry | None:
        """What is chosen."""
        return self._shelf.entry(self.list.currentIndex().row())

    def choose(self, path: Path | None, name: str = "") -> None:
        """Chooses a profile by its file, or a preset by its name."""
        self._chosen = (path, name)
        self._select()
        self._refresh()

    def take_focus(self) -> None:
        """Gives the keyboard to the list."""
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def open_current(self) -> None:
        """Puts what is chosen on the desk."""
        entry = self.entry
        if entry is None or entry.rules is None:
            return
        if entry.is_preset:
            self._rules.open_preset(entry.name)
        elif entry.problems:
            # Saving goes into a new profile: the file keeps what could not be read.
            self._rules.open(entry.rules, name=entry.name)
        else:
            self._rules.open(entry.rules, name=entry.name, path=entry.path)
        self.opened.emit()

    def save_over(self) -> None:
        """Saves the draft into the profile it comes from."""
        draft = self._rules.draft
        if draft.path is None:
            self.ask_save()
            return
        try:
            path = self._shelf.save_over(draft)
        except (RulesFileError, StorageError) as error:
            self._failed(error)
            return
        self._rules.name_it(draft.name, path)
        self._done(self.tr("Saved as “{name}”.").format(name=draft.name))
        self.choose(path)

    def ask_save(self) -> None:
        """Asks for a name and saves the draft under it."""
        name = self._rules.draft.name or self.tr("My table")
        self.name_field.ask(
            self.tr("Name of the new profile"),
            self._shelf.free_name(name),
            self.tr("Save"),
            self._save_new,
        )

    def ask_import(self) -> None:
        """Asks for a file to import."""
        dialog = QFileDialog(self, self.tr("Import rules"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(
            [
                self.tr("Rule files, also of FreeDoko (*.yaml *.yml *.txt *.rules rules)"),
                self.tr("All files (*)"),
            ]
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.import_file(Path(name)))
        dialog.open()

    def import_file(self, path: Path) -> None:
        """Takes rules from a file; shows a report first if there is anything to tell."""
        report = read_file(path)
        if report.is_plain:
            self.accept(report)
        else:
            self.report_wanted.emit(report)

    def accept(self, report: ImportReport) -> None:
        """Makes a profile of what could be read of a file, and puts it on the desk."""
        if report.rules is None:
            return
        try:
            path = self._shelf.take_in(report.rules, report.name, report.base)
        except (RulesFileError, StorageError) as error:
            self._failed(error)
            return
        self.choose(path)
        entry = self.entry
        name = entry.name if entry is not None else report.name
        self._rules.open(report.rules, name=name, path=path)
        self._done(self.tr("Imported as “{name}”.").format(name=name))
        self.opened.emit()

    # --- building --------------------------------------------------------------------------------

    def _build(self) -> None:
        side = QWidget()
        self._side = QVBoxLayout(side)
        self._side.setContentsMargins(0, 0, 0, 0)
        self._side.addWidget(self.list, 1)
        self._side.addWidget(self.import_button)
        content = QWidget()
        self._content = QVBoxLayout(content)
        chosen, desk = panel(), panel()
        self._boxes = [QVBoxLayout(chosen), QVBoxLayout(desk)]
        tools, saves = QWidget(), QWidget()
        self._lines = [FlowLayout(tools), FlowLayout(saves)]
        for widget in (self._title, self._about, self._note, tools):
            self._boxes[0].addWidget(widget)
        for part in (
            self.open_button,
            self.copy_button,
            self.rename_button,
            self.export_button,
            self.delete_button,
        ):
            self._lines[0].addWidget(part)
        for part in (self.save_button, self.save_new_button):
            self._lines[1].addWidget(part)
        self._boxes[1].addWidget(self._desk)
        self._boxes[1].addWidget(saves)
        self._content.addWidget(chosen)
        self._content.addWidget(self.name_field)
        self._content.addWidget(desk)
        self._content.addStretch(1)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.addWidget(side, 1)
        self._line.addWidget(Scroller(content), 2)

    # --- working ---------------------------------------------------------------------------------

    def _save_new(self, name: str) -> None:
        draft = self._rules.draft
        try:
            path = self._shelf.save_new(draft, name)
        except (RulesFileError, StorageError) as error:
            self._failed(error)
            return
        self.choose(path)
        entry = self.entry
        saved = entry.name if entry is not None else name
        self._rules.name_it(saved, path)
        self.name_field.leave()
        self._done(self.tr("Saved as “{name}”.").format(name=saved))

    def _ask_rename(self) -> None:
        entry = self.entry
        if entry is None or entry.path is None:
            return
        path = entry.path
        self.name_field.ask(
            self.tr("New name of “{name}”").format(name=entry.name),
            entry.name,
            self.tr("Rename"),
            lambda name: self._rename(path, name),
        )

    def _rename(self, path: Path, name: str) -> None:
        try:
            target = self._shelf.rename(path, name)
        except (RulesFileError, StorageError) as error:
            self._failed(error)
            return
        self.choose(target)
        entry = self.entry
        if self._rules.draft.path == path and entry is not None and entry.rules is not None:
            self._rules.follow(entry.name, target, entry.rules)
        self.name_field.leave()

    def _duplicate(self) -> None:
        entry = self.entry
        if entry is None:
            return
        try:
            path = self._shelf.duplicate(entry)
        except (RulesFileError, StorageError) as error:
            self._failed(error)
            return
        self.choose(path)
        self._ask_rename()

    def _ask_delete(self) -> None:
        entry = self.entry
        if entry is None or entry.path is None:
            return
        path, name = entry.path, entry.name
        self._messages.ask(
            lambda: self.tr("Delete the profile “{name}”? It cannot be brought back.").format(
                name=name
            ),
            Option(lambda: self.tr("Delete"), lambda: self._delete(path)),
            Option(lambda: self.tr("Keep it"), self.take_focus),
            key=_ASK_DELETE,
        )

    def _delete(self, path: Path) -> None:
        row = self._shelf.row_of(path)
        try:
            self._shelf.delete(path)
        except StorageError as error:
            self._failed(error)
            return
        self._rules.forget(path)
        after = self._shelf.entry(min(row, len(self._shelf.entries) - 1))
        if after is not None:
            self.choose(after.path, after.name)
        self.take_focus()

    def _ask_export(self) -> None:
        entry = self.entry
        if entry is None:
            return
        dialog = QFileDialog(self, self.tr("Export rules"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("Rule files (*.yaml)"))
        dialog.setDefaultSuffix("yaml")
        dialog.selectFile(f"{entry.title}.yaml".replace("/", "-"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.export_to(Path(name)))
        dialog.open()

    def export_to(self, target: Path) -> None:
        """Writes what is chosen to a file."""
        entry = self.entry
        if entry is None:
            return
        try:
            written = self._shelf.export(entry, target)
        except (RulesFileError, StorageError) as error:
            self._failed(error)
            return
        self._done(self.tr("Written to {file}.").format(file=written))

    def _failed(self, error: RulesFileError | StorageError) -> None:
        self._messages.withdraw(_DONE)
        self._messages.inform(lambda: capital(failure_text(error)), key=_FAILED, error=True)

    def _done(self, text: str) -> None:
        self._messages.withdraw(_FAILED)
        self._messages.inform(lambda: text, key=_DONE)

    # --- looks and texts -------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def retranslate(self) -> None:
        """Gives all texts anew."""
        self.list.setAccessibleName(self.tr("Presets and profiles"))
        self.open_button.setText(self.tr("Open"))
        self.copy_button.setText(self.tr("Copy"))
        self.rename_button.setText(self.tr("Rename…"))
        self.delete_button.setText(self.tr("Delete…"))
        self.export_button.setText(self.tr("Export…"))
        self.import_button.setText(self.tr("Import…"))
        self.save_button.setText(self.tr("Save"))
        self.save_new_button.setText(self.tr("Save as…"))
        self.name_field.cancel.setText(self.tr("Cancel"))
        self._refresh()
        self._arrange()

    def _on_reset(self) -> None:
        self._select()
        self._refresh()

    def _select(self) -> None:
        path, name = self._chosen
        row = max(0, self._shelf.row_of(path, name))
        index = self._shelf.index(row)
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.list.selectionModel().setCurrentIndex(index, flags)

    def _refresh(self) -> None:
        entry = self.entry
        if entry is not None:
            self._chosen = (entry.path, entry.name)
            self._title.setText(entry.title)
            self._about.setText(self._about_text(entry))
            self._about.setVisible(bool(self._about.text()))
            self._note.setText(self._note_text(entry))
            self._note.setVisible(bool(self._note.text()))
            self.open_button.setEnabled(entry.rules is not None)
            if entry.problems and entry.rules is not None:
                self.open_button.setText(self.tr("Open what can be read"))
            else:
                self.open_button.setText(self.tr("Open"))
            for part in (self.rename_button, self.delete_button):
                part.setVisible(not entry.is_preset)
            usable = entry.rules is not None
            for part in (self.rename_button, self.copy_button, self.export_button):
                part.setEnabled(usable)
        draft = self._rules.draft
        name = draft.name or self.tr("not a profile yet")
        text = self.tr("The rules on this page: {name}").format(name=name)
        if self._rules.is_unsaved:
            text = self.tr("{rules}, with changes that are not saved").format(rules=text)
        self._desk.setText(text)
        self.save_button.setVisible(draft.path is not None)
        self.save_button.setEnabled(self._rules.is_unsaved)

    def _about_text(self, entry: ShelfEntry) -> str:
        if entry.is_preset:
            return entry.about
        if entry.rules is None:
            return ""
        name = nearest_preset(entry.rules)
        count = len(difference(preset(name), entry.rules))
        if not count:
            return self.tr("Exactly like “{preset}”.").format(preset=preset_title(name))
        return self.tr("Like “{preset}”, {changes}.").format(
            preset=preset_title(name), changes=rule_texts().changed(count)
        )

    def _note_text(self, entry: ShelfEntry) -> str:
        if not entry.problems:
            return self.tr("A preset of the program.") if entry.is_preset else str(entry.path)
        lines = [capital(problem.say(in_language)) for problem in entry.problems]
        head = self.tr("Something is wrong with {file}:").format(file=entry.path)
        return "\n".join([head, *lines])

    def _arrange(self) -> None:
        em = self.fontMetrics().height()
        wide = self.width() >= _WIDE_EM * em
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._line.setDirection(across if wide else down)
        self.list.setMinimumHeight(0 if wide else em * 5)
        self._line.setContentsMargins(*(round(em * part) for part in (0.8, 0.6, 0.8, 0.6)))
        self._line.setSpacing(round(em * 0.6))
        self._content.setContentsMargins(0, 0, round(em * 0.4), 0)
        self._content.setSpacing(round(em * 0.6))
        self._side.setSpacing(round(em * 0.4))
        for box in (*self._boxes, self.name_field.column):
            box.setContentsMargins(em, round(em * 0.6), em, round(em * 0.7))
            box.setSpacing(round(em * 0.4))
        for line in (*self._lines, self.name_field.line):
            line.setSpacing(round(em * 0.4))
        self.name_field.field.setMinimumWidth(min(em * 16, max(80, self.width() - 5 * em)))
        self.list.doItemsLayout()
