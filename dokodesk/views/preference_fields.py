"""A widget for each kind of preference, made from its declaration.

Each field shows the value it is given and tells a new one; it never reads or writes preferences
itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from dokodesk.i18n import languages
from dokodesk.model.translation import SYSTEM
from dokodesk.storage.names import LONGEST_NAME
from dokodesk.storage.preferences import Kind, Preference, PreferenceValue
from dokodesk.views.appearance import Appearance
from dokodesk.views.icon_button import IconButton
from dokodesk.views.preference_texts import preference_text
from dokodesk.views.widgets import CalmComboBox, CalmDoubleSpinBox, CalmSpinBox, label

__all__ = ["Designs", "Field", "make_field", "seat_texts"]

#: The names to choose from, and a picture for one of them.
Designs = tuple[Sequence[str], Callable[[str], QIcon | None]]

_MS_PER_S: Final = 1000
_PEOPLE: Final = 4


class Field(QWidget):
    """Shows and changes one value.

    Signals:
        edited(object): the person has chosen another value.
    """

    edited = Signal(object)

    #: Whether title and explanation stand above it instead of beside it.
    is_wide = False

    def show_value(self, value: PreferenceValue) -> None:
        """Shows a value without telling it."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Gives all texts anew."""

    def repaint_pictures(self) -> None:
        """Gives all pictures anew, for they may show letters or a colour that has changed."""

    def name_it(self, text: str) -> None:
        """Says to a screen reader what this is about."""
        self.setAccessibleName(text)


class _Switch(Field):
    def __init__(self) -> None:
        super().__init__()
        self._box = QCheckBox()
        self._box.clicked.connect(lambda checked: self.edited.emit(bool(checked)))
        _only(self, self._box)

    def show_value(self, value: PreferenceValue) -> None:
        self._box.setChecked(bool(value))

    def name_it(self, text: str) -> None:
        self._box.setAccessibleName(text)


class _Choice(Field):
    """One of several words."""

    def __init__(self, preference: Preference) -> None:
        super().__init__()
        offered = (SYSTEM, *languages()) if preference.key == "language" else None
        self._choices = tuple(
            choice for choice in preference.choices if offered is None or choice.value in offered
        )
        self._box = CalmComboBox()
        for choice in self._choices:
            self._box.addItem("", choice.value)
        self._box.activated.connect(lambda index: self.edited.emit(self._choices[index].value))
        _only(self, self._box)
        self.retranslate()

    def show_value(self, value: PreferenceValue) -> None:
        self._box.setCurrentIndex(self._box.findData(value))

    def retranslate(self) -> None:
        for index, choice in enumerate(self._choices):
            self._box.setItemText(index, preference_text(choice.label))

    def name_it(self, text: str) -> None:
        self._box.setAccessibleName(text)


class _Design(Field):
    """One of the designs there are; a name this program does not know is kept until changed."""

    def __init__(self, designs: Designs, text: Callable[[str], str]) -> None:
        super().__init__()
        self._names, self._picture = designs
        self._text = text
        self._box = CalmComboBox()
        for name in self._names:
            self._box.addItem("", name)
        self._box.activated.connect(lambda index: self.edited.emit(self._names[index]))
        _only(self, self._box)
        self.retranslate()
        self.repaint_pictures()

    def show_value(self, value: PreferenceValue) -> None:
        # What cannot be found is shown as the first one, for that is what is used.
        self._box.setCurrentIndex(max(0, self._box.findData(value)))

    def retranslate(self) -> None:
        for index, name in enumerate(self._names):
            self._box.setItemText(index, self._text(name))

    def repaint_pictures(self) -> None:
        height = self.fontMetrics().height() * 3
        for index, name in enumerate(self._names):
            picture = self._picture(name)
            if picture is not None:
                self._box.setItemIcon(index, picture)
                self._box.setIconSize(QSize(height, height))

    def name_it(self, text: str) -> None:
        self._box.setAccessibleName(text)


class _Number(Field):
    def __init__(self, preference: Preference) -> None:
        super().__init__()
        numbers = preference.shown.numbers
        assert numbers is not None
        self._unit = numbers.unit
        self._box = CalmSpinBox()
        self._box.setRange(numbers.low, numbers.high)
        self._box.setSingleStep(numbers.step)
        self._box.setKeyboardTracking(False)
        self._box.valueChanged.connect(self._tell)
        self._quiet = False
        _only(self, self._box)
        self.retranslate()

    def show_value(self, value: PreferenceValue) -> None:
        self._quiet = True
        self._box.setValue(int(value) if isinstance(value, int) else 0)
        self._quiet = False

    def retranslate(self) -> None:
        self._box.setSuffix(f" {self._unit}" if self._unit else "")

    def name_it(self, text: str) -> None:
        self._box.setAccessibleName(text)

    def _tell(self, value: int) -> None:
        if not self._quiet:
            self.edited.emit(value)


class _ChoiceOrNumber(Field):
    """One of several words, or a length of time."""

    def __init__(self, preference: Preference) -> None:
        super().__init__()
        numbers = preference.shown.numbers
        assert numbers is not None
        self._choices = preference.choices
        self._radios = [QRadioButton() for _ in self._choices]
        self._timed = QRadioButton()
        self._box = CalmDoubleSpinBox()
        self._box.setRange(numbers.low / _MS_PER_S, numbers.high / _MS_PER_S)
        self._box.setSingleStep(numbers.step / _MS_PER_S)
        self._box.setDecimals(2)
        self._box.setKeyboardTracking(False)
        self._quiet = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for radio, choice in zip(self._radios, self._choices, strict=True):
            radio.clicked.connect(lambda _checked, value=choice.value: self.edited.emit(value))
            column.addWidget(radio)
        row = QHBoxLayout()
        row.addWidget(self._timed)
        row.addWidget(self._box)
        row.addStretch(1)
        column.addLayout(row)
        self._timed.clicked.connect(lambda *_: self._tell())
        self._box.valueChanged.connect(lambda *_: self._tell())
        self.retranslate()

    def show_value(self, value: PreferenceValue) -> None:
        self._quiet = True
        if isinstance(value, int):
            self._timed.setChecked(True)
            if round(self._box.value() * _MS_PER_S) != value:
                self._box.setValue(value / _MS_PER_S)
        else:
            for radio, choice in zip(self._radios, self._choices, strict=True):
                radio.setChecked(choice.value == value)
        self._box.setEnabled(isinstance(value, int))
        self._quiet = False

    def retranslate(self) -> None:
        for radio, choice in zip(self._radios, self._choices, strict=True):
            radio.setText(preference_text(choice.label))
        self._timed.setText(self.tr("For"))
        self._box.setSuffix(self.tr(" s", "seconds, behind a number"))

    def name_it(self, text: str) -> None:
        super().name_it(text)
        self._box.setAccessibleName(text)

    def _tell(self) -> None:
        if not self._quiet and self._timed.isChecked():
            self.edited.emit(round(self._box.value() * _MS_PER_S))


def seat_texts() -> tuple[str, ...]:
    """The four seats, South first."""
    return (
        QCoreApplication.translate("SeatNames", "You (south)"),
        QCoreApplication.translate("SeatNames", "On your left (west)"),
        QCoreApplication.translate("SeatNames", "Opposite (north)"),
        QCoreApplication.translate("SeatNames", "On your right (east)"),
    )


class _Names(Field):
    is_wide = True

    def __init__(self, placeholders: Callable[[], Sequence[str]]) -> None:
        super().__init__()
        self._placeholders = placeholders
        self._value: tuple[str, ...] = ("",) * _PEOPLE
        self._edits = [QLineEdit() for _ in range(_PEOPLE)]
        self._seats = [label() for _ in range(_PEOPLE)]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for place, (seat, edit) in enumerate(zip(self._seats, self._edits, strict=True)):
            edit.setMaxLength(LONGEST_NAME)
            edit.setProperty("role", "field")
            edit.textEdited.connect(lambda _text: self._tell())
            grid.addWidget(seat, 2 * (place // 2), place % 2)
            grid.addWidget(edit, 2 * (place // 2) + 1, place % 2)
        self.retranslate()

    def show_value(self, value: PreferenceValue) -> None:
        names = value if isinstance(value, tuple) else ()
        self._value = names
        for edit, name in zip(self._edits, [*names, *[""] * _PEOPLE], strict=False):
            # What is being typed stays as it is: "Anna " is on its way to "Anna Maria".
            if not edit.hasFocus() and edit.text() != name:
                edit.setText(name)

    def retranslate(self) -> None:
        for seat, edit, text, default in zip(
            self._seats, self._edits, seat_texts(), self._placeholders(), strict=False
        ):
            seat.setText(text)
            edit.setAccessibleName(text)
            edit.setPlaceholderText(default)

    def _tell(self) -> None:
        typed = tuple(edit.text() for edit in self._edits)
        self.edited.emit((*typed, *self._value[_PEOPLE:]))


class _Order(Field):
    """All of several things, in an order: by dragging, or with the buttons."""

    is_wide = True

    def __init__(self, preference: Preference, appearance: Appearance) -> None:
        super().__init__()
        self._choices = {choice.value: choice.label for choice in preference.choices}
        self._list = QListWidget()
        self._list.setProperty("role", "list")
        self._list.setDragDropMode(QListWidget.DragDropMode.InternalMove)
        self._list.setDefaultDropAction(Qt.DropAction.MoveAction)
        self._list.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self._list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.model().rowsMoved.connect(self._tell)
        self._up = self._mover("up", -1, appearance)
        self._down = self._mover("down", 1, appearance)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._list)
        buttons = QVBoxLayout()
        buttons.addWidget(self._up)
        buttons.addWidget(self._down)
        buttons.addStretch(1)
        row.addLayout(buttons)
        row.addStretch(1)
        self.retranslate()

    def show_value(self, value: PreferenceValue) -> None:
        wanted = list(value) if isinstance(value, tuple) else []
        if wanted == self._order():
            return
        row = self._list.currentRow()
        chosen = self._order()[row] if row >= 0 else ""
        self._list.clear()
        for name in wanted:
            item = QListWidgetItem(preference_text(self._choices[name]))
            item.setData(Qt.ItemDataRole.UserRole, name)
            self._list.addItem(item)
            if name == chosen:
                self._list.setCurrentItem(item)

    def retranslate(self) -> None:
        for row in range(self._list.count()):
            item = self._list.item(row)
            name = item.data(Qt.ItemDataRole.UserRole)
            item.setText(preference_text(self._choices[name]))
        self._up.name_it(self.tr("Up"))
        self._down.name_it(self.tr("Down"))

    def name_it(self, text: str) -> None:
        self._list.setAccessibleName(text)

    def _mover(self, sign: str, by: int, appearance: Appearance) -> IconButton:
        button = IconButton(sign, appearance)
        button.clicked.connect(lambda *_: self._move(by))
        return button

    def _move(self, by: int) -> None:
        row = self._list.currentRow()
        if row < 0 or not 0 <= row + by < self._list.count():
            return
        item = self._list.takeItem(row)
        self._list.insertItem(row + by, item)
        self._list.setCurrentRow(row + by)
        self._tell()

    def _order(self) -> list[str]:
        return [
            str(self._list.item(row).data(Qt.ItemDataRole.UserRole))
            for row in range(self._list.count())
        ]

    def _tell(self) -> None:
        self.edited.emit(tuple(self._order()))


def make_field(
    preference: Preference,
    *,
    designs: Designs | None,
    design_words: Callable[[str], str],
    placeholders: Callable[[], Sequence[str]],
    appearance: Appearance,
) -> Field | None:
    """The field for a preference, or ``None`` if there is none for its kind.

    Args:
        preference: the declaration.
        designs: what there is to choose from, for designs.
        design_words: what these are called.
        placeholders: the names that fill a gap.
        appearance: the look.
    """
    match preference.kind:
        case Kind.SWITCH:
            return _Switch()
        case Kind.CHOICE:
            return _Choice(preference)
        case Kind.NUMBER:
            return _Number(preference)
        case Kind.CHOICE_OR_NUMBER:
            return _ChoiceOrNumber(preference)
        case Kind.DESIGN:
            return None if designs is None else _Design(designs, design_words)
        case Kind.NAMES:
            return _Names(placeholders)
        case Kind.ORDER:
            return _Order(preference, appearance)
        case Kind.COLOR | Kind.FOLDER | Kind.PORTRAITS:
            return _picker(preference.kind)
        case _:
            return None


def _picker(kind: Kind) -> Field:
    from dokodesk.views.preference_pickers import ColorField, FolderField, PortraitsField

    pickers: dict[Kind, Callable[[], Field]] = {
        Kind.COLOR: ColorField,
        Kind.FOLDER: FolderField,
        Kind.PORTRAITS: PortraitsField,
    }
    return pickers[kind]()


def _only(field: QWidget, widget: QWidget) -> None:
    row = QHBoxLayout(field)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(widget)
