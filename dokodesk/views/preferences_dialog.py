"""The preferences, made from their declarations; every change takes effect at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.storage.preferences import (
    PREFERENCES,
    Preference,
    PreferenceError,
    PreferenceGroup,
    PreferenceValue,
)
from dokodesk.views.appearance import Appearance
from dokodesk.views.levels import level_text
from dokodesk.views.preference_fields import Designs, Field, make_field
from dokodesk.views.preference_files import FolderRow
from dokodesk.views.preference_texts import design_text, preference_text
from dokodesk.views.widgets import CalmComboBox, Scroller, bold, button, label, rule

__all__ = ["PreferencesDialog"]

#: What a change of the one implies: whoever chooses a colour wants to see it.
_IMPLIED: Final[Mapping[str, tuple[str, PreferenceValue]]] = {"table_color": ("table_theme", "own")}
#: What means nothing while a switch is off.
_NEEDS: Final[Mapping[str, str]] = {"sound_volume": "sounds"}


#: The least width of the rows beside the side bar, in heights of a line.
_LEAST_ROWS_EM: Final = 24
_ANY_WIDTH: Final = 16_777_215


class _Row(QWidget):
    """A preference: title, explanation and field."""

    def __init__(
        self, preference: Preference, field: Field, note: Callable[[], str] | None = None
    ) -> None:
        super().__init__()
        self.preference = preference
        self.field = field
        self._extra = note
        self._title = bold(label("", wrap=True))
        self._help = label("", "muted", wrap=True)
        self._note = label("", "small", wrap=True)
        texts = QVBoxLayout()
        texts.setSpacing(1)
        for part in (self._title, self._help, self._note):
            texts.addWidget(part)
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.addLayout(texts, 1)
        if field.is_wide:
            self._box.addWidget(field)
        else:
            field.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
            top_left = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
            self._box.addWidget(field, 0, top_left)
        self.set_narrow(narrow=False)
        self.retranslate()

    def set_narrow(self, *, narrow: bool) -> None:
        """Puts the field under the words where there is no room beside them."""
        below = narrow or self.field.is_wide
        self._box.setDirection(
            QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight
        )

    @property
    def words(self) -> str:
        """All that it says, to search in."""
        choices = (preference_text(choice.label) for choice in self.preference.choices)
        return " ".join((self._title.text(), self._help.text(), *choices)).casefold()

    def retranslate(self) -> None:
        title = preference_text(self.preference.shown.title)
        text = preference_text(self.preference.shown.help)
        note = self._extra() if self._extra is not None else ""
        self._title.setText(title)
        self._help.setText(text)
        self._help.setVisible(bool(text))
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self.field.name_it(title)
        self.field.retranslate()


class _Section(QWidget):
    """The rows of a group under its title; the title shows only while somebody searches."""

    def __init__(self, rows: Sequence[_Row | FolderRow]) -> None:
        super().__init__()
        self.rows = tuple(rows)
        self.title = label("", "section", wrap=True)
        self._lines = [rule() for _ in rows[1:]]
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.title)
        for place, row in enumerate(rows):
            if place:
                self._column.addWidget(self._lines[place - 1])
            self._column.addWidget(row)

    def show_all(self) -> None:
        """Shows every row and no title."""
        self.title.hide()
        for part in (*self.rows, *self._lines):
            part.show()

    def show_found(self, wanted: Sequence[str]) -> bool:
        """Shows the rows that say all these words; whether there are any."""
        name = self.title.text().casefold()
        found = [all(word in row.words or word in name for word in wanted) for row in self.rows]
        for place, row in enumerate(self.rows):
            row.setVisible(found[place])
            if place:
                self._lines[place - 1].setVisible(found[place] and any(found[:place]))
        self.title.setVisible(any(found))
        return any(found)


class PreferencesDialog(QDialog):
    """Shows the groups at the side, and the preferences of one group or of a search beside them."""

    def __init__(
        self,
        preferences: PreferencesModel,
        appearance: Appearance,
        *,
        designs: Mapping[str, Designs],
        placeholders: Callable[[], Sequence[str]],
        folders: Sequence[str] = (),
        notes: Mapping[str, Callable[[], str]] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Makes the dialog.

        Args:
            preferences: what is shown and changed.
            appearance: the look.
            designs: what there is to choose from, by the key of the preference.
            placeholders: the names that fill a gap.
            folders: where the person's preferences and data are, to be shown and opened.
            notes: what else must be said about a preference, by its key; empty for nothing.
            parent: the window it belongs to.
        """
        super().__init__(parent)
        self._preferences = preferences
        self._appearance = appearance
        self._designs = designs
        self._placeholders = placeholders
        self._notes = notes or {}
        self._rows: dict[str, _Row] = {}
        self._groups: list[PreferenceGroup] = []
        self._sections: list[_Section] = []
        self.search = QLineEdit()
        self.search.setProperty("role", "field")
        self.search.setClearButtonEnabled(True)
        #: In place of the side bar where that would take too much room.
        self._chooser = CalmComboBox()
        self._sidebar = QListWidget()
        self._sidebar.setProperty("role", "sidebar")
        self._nothing = label("", "muted", wrap=True)
        self._content = QWidget()
        self._scroller = Scroller(self._content)
        self._scroller.setProperty("role", "panel")
        self._note = label("", "small", wrap=True)
        self._reset = button("", self._reset_group)
        self._close = button("", self.close, "primary")
        self._fill(folders)
        self._sidebar.currentRowChanged.connect(lambda _row: self.search.clear())
        self._sidebar.currentRowChanged.connect(lambda _row: self._show_rows())
        self._sidebar.itemClicked.connect(lambda _item: self.search.clear())
        self.search.textChanged.connect(lambda _text: self._show_rows())
        self._sidebar.currentRowChanged.connect(self._chooser.setCurrentIndex)
        self._chooser.activated.connect(self._sidebar.setCurrentRow)
        self._sidebar.setCurrentRow(0)
        side = QVBoxLayout()
        side.addWidget(self.search)
        side.addWidget(self._chooser)
        side.addWidget(self._sidebar, 1)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.addLayout(side)
        self._body.addWidget(self._scroller, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._reset)
        foot.addStretch(1)
        foot.addWidget(self._close)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(self._body, 1)
        self._layout.addWidget(self._note)
        self._layout.addLayout(foot)
        self._retranslate()
        self._enable()
        self.resize(self.sizeHint())
        preferences.changed.connect(self._on_changed)
        appearance.changed.connect(self._arrange)

    def field(self, key: str) -> Field:
        """The field of a preference.

        Raises:
            KeyError: it is not offered.
        """
        return self._rows[key].field

    @property
    def keys(self) -> tuple[str, ...]:
        """The preferences offered."""
        return tuple(self._rows)

    @property
    def shown_keys(self) -> tuple[str, ...]:
        """The preferences of the group or the search that is shown."""
        return tuple(key for key, row in self._rows.items() if row.isVisibleTo(self))

    @property
    def groups(self) -> tuple[PreferenceGroup, ...]:
        """The groups offered."""
        return tuple(self._groups)

    def show_group(self, group: PreferenceGroup) -> None:
        """Turns to a group."""
        self.search.clear()
        self._sidebar.setCurrentRow(self._groups.index(group))

    def show_files(self) -> None:
        """Turns to the person's folders."""
        self.search.clear()
        self._sidebar.setCurrentRow(self._sidebar.count() - 1)

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        wanted = QSize(50 * em, 34 * em)
        # The whole dialog must be on the screen, with room for the frame of the window.
        return wanted.boundedTo(self.screen().availableSize() * 0.92)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 240)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            for row in self._rows.values():
                row.field.repaint_pictures()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter ends a number or a name here; it must not close the dialog as well.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            return
        super().keyPressEvent(event)

    # --- building --------------------------------------------------------------------------------

    def _fill(self, folders: Sequence[str]) -> None:
        for group in PreferenceGroup:
            rows = [row for row in map(self._row, _members(group)) if row is not None]
            if rows:
                self._groups.append(group)
                self._sections.append(_Section(rows))
        if folders:
            shown = [FolderRow(folder, data=place > 0) for place, folder in enumerate(folders)]
            self._sections.append(_Section(shown))
        column = QVBoxLayout(self._content)
        column.addWidget(self._nothing)
        for section in self._sections:
            self._sidebar.addItem("")
            self._chooser.addItem("")
            column.addWidget(section)
        column.addStretch(1)

    def _row(self, preference: Preference) -> _Row | None:
        words = level_text if preference.key == "computer_level" else design_text
        field = make_field(
            preference,
            designs=self._designs.get(preference.key),
            design_words=words,
            placeholders=self._placeholders,
            appearance=self._appearance,
        )
        if field is None:
            return None
        row = _Row(preference, field, self._notes.get(preference.key))
        self._rows[preference.key] = row
        field.show_value(self._preferences.value(preference.key))
        field.edited.connect(lambda value, key=preference.key: self._on_edited(key, value))
        return row

    # --- working ---------------------------------------------------------------------------------

    def _show_rows(self) -> None:
        """Shows what was searched for, or the group chosen at the side."""
        wanted = self.search.text().casefold().split()
        found = False
        for place, section in enumerate(self._sections):
            if wanted:
                section.setVisible(section.show_found(wanted))
                found = found or not section.isHidden()
            else:
                section.show_all()
                section.setVisible(place == self._sidebar.currentRow())
        self._nothing.setVisible(bool(wanted) and not found)
        self._reset.setVisible(not wanted and self._sidebar.currentRow() < len(self._groups))
        self._scroller.verticalScrollBar().setValue(0)
        # What has become visible is measured again once its texts have their width.
        self._content.updateGeometry()

    def _on_edited(self, key: str, value: PreferenceValue) -> None:
        try:
            self._preferences.set_value(key, value)
        except PreferenceError:
            # The field allowed more than the declaration does: back to what is in force.
            self._rows[key].field.show_value(self._preferences.value(key))
            return
        if key in _IMPLIED:
            self._preferences.set_value(*_IMPLIED[key])

    def _on_changed(self, key: str) -> None:
        if key in self._rows:
            self._rows[key].field.show_value(self._preferences.value(key))
        if key in _IMPLIED and _IMPLIED[key][0] in self._rows:
            # The pictures there show it too.
            self._rows[_IMPLIED[key][0]].field.repaint_pictures()
        self._enable()

    def _enable(self) -> None:
        for key, switch in _NEEDS.items():
            if key in self._rows:
                self._rows[key].field.setEnabled(bool(self._preferences.value(switch)))

    def _reset_group(self) -> None:
        group = self._groups[self._sidebar.currentRow()]
        self._sidebar.setFocus()
        self._preferences.reset(group)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Preferences"))
        titles = [preference_text(group.value) for group in self._groups]
        titles += [self.tr("Files")] * (len(self._sections) - len(titles))
        for place, title in enumerate(titles):
            self._sidebar.item(place).setText(title)
            self._chooser.setItemText(place, title)
            self._sections[place].title.setText(title)
        for shown in self._rows.values():
            shown.retranslate()
        for groups in (self._sidebar, self._chooser):
            groups.setAccessibleName(self.tr("Groups of preferences"))
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search in the preferences"))
        self._nothing.setText(self.tr("No preference says that."))
        self._note.setText(
            self.tr("Changes take effect at once. Rules and length of a match are chosen with it.")
        )
        self._reset.setText(self.tr("This group back to defaults"))
        self._close.setText(self.tr("Close"))
        self._show_rows()
        self._arrange()

    def _arrange(self) -> None:
        em = self.fontMetrics().height()
        pad = round(em * 0.9)
        self._layout.setContentsMargins(pad, pad, pad, pad)
        self._layout.setSpacing(round(em * 0.6))
        widths = [
            self.fontMetrics().horizontalAdvance(self._sidebar.item(row).text())
            for row in range(self._sidebar.count())
        ]
        width = max(widths, default=0) + round(em * 2.6)
        narrow = self.width() < width + _LEAST_ROWS_EM * em
        self._sidebar.setFixedWidth(width)
        self._sidebar.setVisible(not narrow)
        self._chooser.setVisible(narrow)
        self.search.setMaximumWidth(_ANY_WIDTH if narrow else width)
        self._body.setDirection(
            QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        )
        for row in self._rows.values():
            row.set_narrow(narrow=narrow)


def _members(group: PreferenceGroup) -> list[Preference]:
    """What a group offers; the program's own memory is no group."""
    if group is PreferenceGroup.HIDDEN:
        return []
    return [preference for preference in PREFERENCES.values() if preference.shown.group is group]
