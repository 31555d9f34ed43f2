"""A widget for each kind of option, made from its declaration.

An editor shows the value it is given and tells a new one; it never reads or writes rules itself.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QValidator
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QWidget,
)

from dokodesk.engine.cards import hand_size
from dokodesk.engine.option_model import (
    MixOf,
    Number,
    NumberList,
    OneOf,
    Option,
    Ranking,
    SetOf,
    Switch,
)
from dokodesk.engine.option_texts_calls import STEPS
from dokodesk.engine.options import Rules, SoloMix
from dokodesk.engine.rule_words import NO, YES
from dokodesk.model.rules_model import in_language
from dokodesk.views.rules.choices import WrapRadio
from dokodesk.views.widgets import CalmSpinBox, label

__all__ = ["NumberBox", "OptionEditor", "capital", "make_editor"]


def capital(text: str) -> str:
    """A label that stands by itself instead of inside a list."""
    return text[:1].upper() + text[1:]


class OptionEditor(QWidget):
    """Shows and changes one value.

    Signals:
        edited(object): the person has chosen another value, as the field of ``Rules`` holds it.
    """

    edited = Signal(object)

    #: Whether it needs the whole width of the form.
    is_wide = False

    def show_value(self, value: Any, rules: Rules) -> None:
        """Shows a value without telling it.

        Args:
            value: of this option.
            rules: all values, for those that read differently then.
        """
        raise NotImplementedError

    def retranslate(self) -> None:
        """Gives all texts anew."""

    def name_it(self, title: str) -> None:
        """Says to a screen reader what this is about."""
        self.setAccessibleName(title)

    def take_focus(self) -> None:
        """Gives the keyboard to the part that is to be used first."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)


class NumberBox(CalmSpinBox):
    """A number with words for particular values; undo and redo are left to the page."""

    def __init__(self, low: int, high: int) -> None:
        """Shows a number.

        Args:
            low: the lowest.
            high: the highest.
        """
        super().__init__()
        self._words: dict[int, str] = {}
        self.setRange(low, high)
        self.setKeyboardTracking(False)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        line = self.fontMetrics().height()
        return QSize(hint.width() + line, max(hint.height(), round(line * 1.7)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def set_words(self, words: dict[int, str]) -> None:
        """Words to be shown in place of some numbers."""
        self._words = words
        # The widest word decides how wide the box is; it must be asked anew.
        self.setRange(self.minimum(), self.maximum())
        self.updateGeometry()

    def textFromValue(self, value: int) -> str:
        return self._words.get(value, str(value))

    def valueFromText(self, text: str) -> int:
        plain = text.strip().casefold()
        for value, word in self._words.items():
            if word.casefold() == plain:
                return value
        try:
            return int(plain)
        except ValueError:
            return self.value()

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        plain = text.strip().casefold()
        words = [word.casefold() for word in self._words.values()]
        if plain in words:
            return QValidator.State.Acceptable, text, place
        if any(word.startswith(plain) for word in words) or plain in ("", "-"):
            return QValidator.State.Intermediate, text, place
        try:
            number = int(plain)
        except ValueError:
            return QValidator.State.Invalid, text, place
        if self.minimum() <= number <= self.maximum():
            return QValidator.State.Acceptable, text, place
        too_long = abs(number) > max(abs(self.minimum()), abs(self.maximum()))
        return (
            (QValidator.State.Invalid if too_long else QValidator.State.Intermediate),
            text,
            place,
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The field would take Ctrl+Z for itself and undo the typing only.
        if event.matches(QKeySequence.StandardKey.Undo) or event.matches(
            QKeySequence.StandardKey.Redo
        ):
            event.ignore()
            return
        super().keyPressEvent(event)


class _OneOfEditor(OptionEditor):
    """Radio buttons, one below the other; for yes and no side by side."""

    def __init__(self, values: tuple[tuple[Any, str], ...], *, in_line: bool = False) -> None:
        super().__init__()
        self._values = values
        self._group = QButtonGroup(self)
        self._buttons: list[WrapRadio] = []
        direction = (
            QBoxLayout.Direction.LeftToRight if in_line else QBoxLayout.Direction.TopToBottom
        )
        box = QBoxLayout(direction, self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        for place, _ in enumerate(values):
            button = WrapRadio()
            self._group.addButton(button, place)
            self._buttons.append(button)
            box.addWidget(button)
        if in_line:
            box.addStretch(1)
        self._group.idToggled.connect(self._on_toggled)
        self.retranslate()

    def show_value(self, value: Any, rules: Rules) -> None:
        del rules
        place = next(n for n, (known, _) in enumerate(self._values) if known == value)
        self._group.blockSignals(True)
        self._buttons[place].setChecked(True)
        self._group.blockSignals(False)

    def retranslate(self) -> None:
        for button, (_, text) in zip(self._buttons, self._values, strict=True):
            button.setText(capital(in_language(text)))
            button.updateGeometry()

    def name_it(self, title: str) -> None:
        super().name_it(title)
        for button in self._buttons:
            button.setAccessibleName(f"{title}: {button.text()}")

    def take_focus(self) -> None:
        chosen = self._group.checkedButton() or self._buttons[0]
        chosen.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_toggled(self, place: int, checked: bool) -> None:
        if checked:
            self.edited.emit(self._values[place][0])


class _NumberEditor(OptionEditor):
    def __init__(self, option: Number) -> None:
        super().__init__()
        self._option = option
        self._box = NumberBox(option.low, option.high)
        self._quiet = False
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._box)
        row.addStretch(1)
        self._box.valueChanged.connect(self._tell)
        self.setFocusProxy(self._box)
        self.retranslate()

    def show_value(self, value: Any, rules: Rules) -> None:
        del rules
        self._quiet = True
        self._box.setValue(value)
        self._quiet = False

    def retranslate(self) -> None:
        self._box.set_words({n: in_language(text) for n, text in self._option.labels_at})

    def name_it(self, title: str) -> None:
        super().name_it(title)
        self._box.setAccessibleName(title)

    def take_focus(self) -> None:
        self._box.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell(self, value: int) -> None:
        if not self._quiet:
            self.edited.emit(value)


class _NumbersEditor(OptionEditor):
    """Some numbers, each with its name."""

    def __init__(self, labels: tuple[str, ...], low: int, high: int) -> None:
        super().__init__()
        self._texts = labels
        self._quiet = False
        self._labels = [label(wrap=True) for _ in labels]
        self._boxes = [NumberBox(low, high) for _ in labels]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        for row, (text, box) in enumerate(zip(self._labels, self._boxes, strict=True)):
            text.setBuddy(box)
            grid.addWidget(text, row, 0)
            grid.addWidget(box, row, 1)
            box.valueChanged.connect(self._on_number)
        self._note = label("", "muted", wrap=True)
        self._note.hide()
        grid.addWidget(self._note, len(labels), 0, 1, 2)

    def show_value(self, value: Any, rules: Rules) -> None:
        del rules
        self._show(value)

    def retranslate(self) -> None:
        for shown, text in zip(self._labels, self._texts, strict=True):
            shown.setText(capital(in_language(text)))

    def name_it(self, title: str) -> None:
        super().name_it(title)
        for shown, box in zip(self._labels, self._boxes, strict=True):
            box.setAccessibleName(f"{title}: {shown.text()}")

    def take_focus(self) -> None:
        self._boxes[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, numbers: tuple[int, ...]) -> None:
        self._quiet = True
        for box, number in zip(self._boxes, numbers, strict=True):
            box.setValue(number)
        self._quiet = False

    def _on_number(self) -> None:
        if not self._quiet:
            self.edited.emit(self._value())

    def _value(self) -> Any:
        return tuple(box.value() for box in self._boxes)


class DeadlinesEditor(_NumbersEditor):
    """Deadlines as people say them: with so many cards in hand.

    The value counts the cards played; a deadline beyond the last card is as good as none.
    """

    def __init__(self, option: NumberList) -> None:
        super().__init__(option.labels, 0, option.high)
        self._high = option.high
        self._hand = option.high
        self._note.show()
        self.retranslate()

    def show_value(self, value: Any, rules: Rules) -> None:
        self._hand = hand_size(rules.deck)
        self._quiet = True
        for box in self._boxes:
            box.setRange(self._hand - self._high, self._hand)
        self._say()
        self._show(tuple(self._hand - played for played in value))

    def retranslate(self) -> None:
        super().retranslate()
        self._say()

    def _value(self) -> Any:
        return tuple(self._hand - box.value() for box in self._boxes)

    def _say(self) -> None:
        none = self.tr("no card")
        for box in self._boxes:
            box.set_words(dict.fromkeys(range(min(0, box.minimum()), 1), none))
        self._note.setText(self.tr("Cards you must still hold, out of {n}.").format(n=self._hand))


class MixEditor(_NumbersEditor):
    def __init__(self, option: MixOf) -> None:
        super().__init__(("", ""), 0, option.high)
        self.retranslate()

    def show_value(self, value: Any, rules: Rules) -> None:
        del rules
        self._show((value.suit, value.picture))

    def retranslate(self) -> None:
        self._labels[0].setText(self.tr("Suit solos, at least"))
        self._labels[1].setText(self.tr("Picture solos, at least"))

    def _value(self) -> Any:
        return SoloMix(self._boxes[0].value(), self._boxes[1].value())


def make_editor(option: Option) -> OptionEditor:
    """The editor for an option, by the kind of its values."""
    from dokodesk.views.rules.set_editors import RankingEditor, SetEditor  # they need this module

    match option:
        case Switch():
            return _OneOfEditor(((True, YES), (False, NO)), in_line=True)
        case OneOf(values=values):
            return _OneOfEditor(tuple((value.name, value.label) for value in values))
        case Number():
            return _NumberEditor(option)
        case SetOf():
            return SetEditor(option)
        case Ranking():
            return RankingEditor(option)
        case NumberList(labels=labels) if labels == STEPS:
            return DeadlinesEditor(option)
        case NumberList(labels=labels, low=low, high=high):
            numbers = _NumbersEditor(labels, low, high)
            numbers.retranslate()
            return numbers
        case MixOf():
            return MixEditor(option)
