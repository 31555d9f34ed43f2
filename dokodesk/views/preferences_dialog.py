"""The preferences, made from their declarations; every change takes effect at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QSizePolicy,
    QStackedWidget,
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
from dokodesk.views.preference_texts import design_text, preference_text
from dokodesk.views.widgets import Scroller, bold, button, label, rule

__all__ = ["NOT_OFFERED", "PreferencesDialog"]

#: Declared, but nothing in the program obeys them yet; a switch without effect is not shown.
NOT_OFFERED: Final = frozenset(
    {
        "computer_characters",
        "announce_detail",
        "four_colors",
        "sounds",
        "sound_volume",
        "hints",
        "warn_before",
        "review_after_deal",
        "explain_computer",
        "show_tips",
    }
)


class _Row(QWidget):
    """A preference: title, explanation and field."""

    def __init__(self, preference: Preference, field: Field) -> None:
        super().__init__()
        self.preference = preference
        self.field = field
        self._title = bold(label("", wrap=True))
        self._help = label("", "muted", wrap=True)
        texts = QVBoxLayout()
        texts.setSpacing(1)
        texts.addWidget(self._title)
        texts.addWidget(self._help)
        if field.is_wide:
            column = QVBoxLayout(self)
            column.addLayout(texts)
            column.addWidget(field)
        else:
            row = QHBoxLayout(self)
            row.addLayout(texts, 1)
            field.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
            row.addWidget(field, 0, Qt.AlignmentFlag.AlignTop)
        self.retranslate()

    def retranslate(self) -> None:
        title = preference_text(self.preference.shown.title)
        text = preference_text(self.preference.shown.help)
        self._title.setText(title)
        self._help.setText(text)
        self._help.setVisible(bool(text))
        self.field.name_it(title)
        self.field.retranslate()


class PreferencesDialog(QDialog):
    """Shows the groups at the side and the preferences of one group beside them."""

    def __init__(
        self,
        preferences: PreferencesModel,
        appearance: Appearance,
        *,
        designs: Mapping[str, Designs],
        placeholders: Callable[[], Sequence[str]],
        parent: QWidget | None = None,
    ) -> None:
        """Makes the dialog.

        Args:
            preferences: what is shown and changed.
            appearance: the look.
            designs: what there is to choose from, by the key of the preference.
            placeholders: the names that fill a gap.
            parent: the window it belongs to.
        """
        super().__init__(parent)
        self._preferences = preferences
        self._appearance = appearance
        self._designs = designs
        self._placeholders = placeholders
        self._rows: dict[str, _Row] = {}
        self._groups: list[PreferenceGroup] = []
        self._sidebar = QListWidget()
        self._sidebar.setProperty("role", "sidebar")
        self._pages = QStackedWidget()
        self._pages.setProperty("role", "panel")
        self._note = label("", "small", wrap=True)
        self._reset = button("", self._reset_group)
        self._close = button("", self.close, "primary")
        self._fill()
        self._sidebar.currentRowChanged.connect(self._pages.setCurrentIndex)
        self._sidebar.setCurrentRow(0)
        body = QHBoxLayout()
        body.addWidget(self._sidebar)
        body.addWidget(self._pages, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._reset)
        foot.addStretch(1)
        foot.addWidget(self._close)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(body, 1)
        self._layout.addWidget(self._note)
        self._layout.addLayout(foot)
        self._retranslate()
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
    def groups(self) -> tuple[PreferenceGroup, ...]:
        """The groups offered."""
        return tuple(self._groups)

    def show_group(self, group: PreferenceGroup) -> None:
        """Turns to a group."""
        self._sidebar.setCurrentRow(self._groups.index(group))

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        wanted = QSize(44 * em, 30 * em)
        # The whole dialog must be on the screen, with room for the frame of the window.
        return wanted.boundedTo(self.screen().availableSize() * 0.92)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 240)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter ends a number or a name here; it must not close the dialog as well.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return
        super().keyPressEvent(event)

    # --- building --------------------------------------------------------------------------------

    def _fill(self) -> None:
        for group in PreferenceGroup:
            rows = [row for row in map(self._row, _members(group)) if row is not None]
            if not rows:
                continue
            content = QWidget()
            column = QVBoxLayout(content)
            for place, row in enumerate(rows):
                if place:
                    column.addWidget(rule())
                column.addWidget(row)
            column.addStretch(1)
            self._groups.append(group)
            self._sidebar.addItem("")
            self._pages.addWidget(Scroller(content))

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
        row = _Row(preference, field)
        self._rows[preference.key] = row
        field.show_value(self._preferences.value(preference.key))
        field.edited.connect(lambda value, key=preference.key: self._on_edited(key, value))
        return row

    # --- working ---------------------------------------------------------------------------------

    def _on_edited(self, key: str, value: PreferenceValue) -> None:
        try:
            self._preferences.set_value(key, value)
        except PreferenceError:
            # The field allowed more than the declaration does: back to what is in force.
            self._rows[key].field.show_value(self._preferences.value(key))

    def _on_changed(self, key: str) -> None:
        if key in self._rows:
            self._rows[key].field.show_value(self._preferences.value(key))

    def _reset_group(self) -> None:
        group = self._groups[self._sidebar.currentRow()]
        self._sidebar.setFocus()
        self._preferences.reset(group)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Preferences"))
        for row, group in enumerate(self._groups):
            self._sidebar.item(row).setText(preference_text(group.value))
        for shown in self._rows.values():
            shown.retranslate()
        self._sidebar.setAccessibleName(self.tr("Groups of preferences"))
        self._note.setText(
            self.tr("Changes take effect at once. Rules and length of a match are chosen with it.")
        )
        self._reset.setText(self.tr("This group back to defaults"))
        self._close.setText(self.tr("Close"))
        self._arrange()

    def _arrange(self) -> None:
        em = self.fontMetrics().height()
        pad = round(em * 0.9)
        self._layout.setContentsMargins(pad, pad, pad, pad)
        self._layout.setSpacing(round(em * 0.6))
        widths = [
            self.fontMetrics().horizontalAdvance(preference_text(group.value))
            for group in self._groups
        ]
        self._sidebar.setFixedWidth(max(widths, default=0) + round(em * 2.6))


def _members(group: PreferenceGroup) -> list[Preference]:
    """What a group offers; the program's own memory is no group."""
    if group is PreferenceGroup.HIDDEN:
        return []
    return [
        preference
        for key, preference in PREFERENCES.items()
        if preference.shown.group is group and key not in NOT_OFFERED
    ]
