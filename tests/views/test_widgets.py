"""Fields of forms: they have the arrows of the program, and scrolling over them changes nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDate, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionComboBox, QWidget
from pytestqt.qtbot import QtBot

from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.views.appearance import Appearance
from dokodesk.views.widgets import CalmComboBox, CalmDateEdit, CalmDoubleSpinBox, CalmSpinBox


def shown(qtbot: QtBot, widget: QWidget) -> QWidget:
    qtbot.addWidget(widget)
    widget.resize(widget.sizeHint())
    widget.show()
    return widget


def combo() -> CalmComboBox:
    made = CalmComboBox()
    made.addItems(["one", "two"])
    return made


def ink_at_the_right(widget: QWidget, ground: str) -> int:
    """How many pixels at the right edge stand out from the ground."""
    image, plain = widget.grab().toImage(), QColor(ground)
    return sum(
        abs(image.pixelColor(x, y).lightness() - plain.lightness()) > 80
        for x in range(image.width() - 18, image.width() - 4)
        for y in range(4, image.height() - 4)
    )


@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("make", [combo, CalmSpinBox, CalmDoubleSpinBox, CalmDateEdit])
def test_an_arrow_is_seen_in_every_look(
    qtbot: QtBot, appearance: Appearance, preferences: PreferencesModel, make: type, scheme: str
) -> None:
    preferences.set_value("color_scheme", scheme)
    assert ink_at_the_right(shown(qtbot, make()), appearance.theme.raised) > 5


def test_a_closed_list_takes_smaller_type_before_its_text_is_cut(
    qtbot: QtBot, appearance: Appearance
) -> None:
    del appearance
    box = combo()
    box.setItemText(0, "like a club evening")
    shown(qtbot, box)
    usual = box.font().pointSizeF()
    wide = box.sizeHint().width()
    for part, cut in ((1.0, False), (0.85, False), (0.5, True)):
        box.setFixedWidth(round(wide * part))
        assert box.is_cut() is cut
        # The field and its list keep their own type.
        assert box.font().pointSizeF() == usual


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_a_closed_list_has_room_for_its_text(
    qtbot: QtBot, appearance: Appearance, preferences: PreferencesModel, percent: int
) -> None:
    del appearance
    preferences.set_value("text_scale", percent)
    box = combo()
    box.setSizeAdjustPolicy(CalmComboBox.SizeAdjustPolicy.AdjustToContents)
    shown(qtbot, box)
    for text in ("Mano 1: −0,4", "Anna", "Jürgen", "i", "W" * 20):
        box.setItemText(0, text)
        box.resize(box.sizeHint())
        option = QStyleOptionComboBox()
        box.initStyleOption(option)
        field = box.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            box,
        )
        assert box.fontMetrics().horizontalAdvance(text) <= field.width()


def test_the_arrows_of_a_number_can_be_clicked(qtbot: QtBot, appearance: Appearance) -> None:
    del appearance
    spin = CalmSpinBox()
    spin.setValue(8)
    shown(qtbot, spin)
    right = spin.width() - 8
    QTest.mouseClick(spin, Qt.MouseButton.LeftButton, pos=QPoint(right, 5))
    assert spin.value() == 9
    QTest.mouseClick(spin, Qt.MouseButton.LeftButton, pos=QPoint(right, spin.height() - 5))
    assert spin.value() == 8


def test_scrolling_over_a_day_keeps_it(qtbot: QtBot) -> None:
    day = QDate(2026, 11, 30)
    field = CalmDateEdit(day)
    shown(qtbot, field)
    field.clearFocus()
    middle = QPointF(field.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(field.mapToGlobal(middle.toPoint())),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, event)
    assert field.date() == day
    assert not event.isAccepted()
