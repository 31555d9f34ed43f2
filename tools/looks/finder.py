"""What is cut, squeezed or covered in a window: found from the widgets themselves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TypeVar

from PySide6.QtCore import QModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QStyleOptionViewItem,
    QTabBar,
    QTableView,
    QToolButton,
    QWidget,
)

from dokodesk.views.table import elements
from dokodesk.views.table.frame import TableFrame
from dokodesk.views.widgets import CalmComboBox, ElidedLabel

__all__ = ["faults_in"]

Kind = TypeVar("Kind", bound=QWidget)

#: Rounding, and the edge of a rounded corner.
_SLACK = 1
#: Two things on the table may touch by so many pixels.
_TOUCH = 3
#: What a field keeps free at both sides of its text, beside what its style says.
_FIELD_EDGES = 4
#: So much is said of a long text.
_SAID = 60
_TEXTS = (QLabel, QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox)


def faults_in(root: QWidget) -> list[str]:
    """Everything that a person could not read or reach in what is shown now."""
    found = [
        *_cut_texts(root),
        *_cut_lists(root),
        *_sideways(root),
        *_outside(root),
        *_squeezed(root),
    ]
    for table in _shown(root, TableFrame):
        found += _covered(table)
    return list(dict.fromkeys(found))


def _shown(root: QWidget, kind: type[Kind]) -> list[Kind]:
    mine = [root] if isinstance(root, kind) else []
    return [each for each in (*mine, *root.findChildren(kind)) if each.isVisible()]


def _said(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _SAID else f"{line[:_SAID]}…"


# --- texts ----------------------------------------------------------------------------------------


def _cut_texts(root: QWidget) -> Iterator[str]:
    for label in _shown(root, QLabel):
        if label.text() and not isinstance(label, ElidedLabel):
            yield from _cut_label(label)
    for name in _shown(root, ElidedLabel):
        # A tool tip tells what is cut, but nothing on the tour is as long as that.
        wanted = name.fontMetrics().horizontalAdvance(name.shown())
        if wanted > name.width() + _SLACK:
            yield f"line {_said(name.shown())!r} is {name.width()} wide, not {wanted}"
    for button in _shown(root, QAbstractButton):
        if button.text() and not _shows_icon_only(button):
            yield from _cut_button(button)
    for box in _shown(root, QComboBox):
        if box.currentText() and not box.isEditable():
            yield from _cut_choice(box)
    yield from _cut_fields(root)
    for bar in _shown(root, QTabBar):
        for place in range(bar.count()):
            area, text = bar.tabRect(place), bar.tabText(place)
            words = bar.fontMetrics().horizontalAdvance(text.replace("&", ""))
            if words > area.width() or area.right() > bar.width():
                yield f"tab {text!r} has no room"


def _cut_button(button: QAbstractButton) -> Iterator[str]:
    wanted, has, text = button.sizeHint(), button.size(), _said(button.text())
    if button.hasHeightForWidth():
        high = button.heightForWidth(has.width())
        if high > has.height() + _SLACK:
            yield f"button {text!r} is {has.height()} high, not {high}"
    elif wanted.width() > has.width() + _SLACK:
        yield f"button {text!r} is {has.width()} wide, not {wanted.width()}"
    elif button.minimumSizeHint().height() > has.height() + _SLACK:
        yield f"button {text!r} is {has.height()} high, not {wanted.height()}"


def _cut_choice(box: QComboBox) -> Iterator[str]:
    text = _said(box.currentText())
    if box.fontMetrics().height() > box.height():
        yield f"choice {text!r} is only {box.height()} high"
    if isinstance(box, CalmComboBox):
        if box.is_cut():
            yield f"choice {text!r} has no room in {box.width()}"
        return
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    room = box.style().subControlRect(control, option, part, box).width()
    icon = 0 if box.itemIcon(box.currentIndex()).isNull() else box.iconSize().width() + 4
    words = box.fontMetrics().horizontalAdvance(box.currentText())
    if words + icon > room + _SLACK:
        yield f"choice {text!r} is {room} wide, not {words + icon}"


def _cut_fields(root: QWidget) -> Iterator[str]:
    for spin in _shown(root, QAbstractSpinBox):
        inner = spin.findChild(QLineEdit)
        if inner is not None and _line_is_cut(inner):
            yield f"number {spin.text()!r} is cut"
    for edit in _shown(root, QLineEdit):
        if isinstance(edit.parentWidget(), QAbstractSpinBox | QComboBox):
            continue
        if not edit.text() and edit.placeholderText() and _line_is_cut(edit):
            yield f"field {_said(edit.placeholderText())!r} is cut"
        if edit.fontMetrics().height() > edit.height():
            yield f"field {_said(edit.text())!r} is only {edit.height()} high"


def _cut_label(label: QLabel) -> Iterator[str]:
    size, text = label.size(), _said(label.text())
    if not label.wordWrap():
        wanted = label.sizeHint()
        if wanted.width() > size.width() + _SLACK:
            yield f"text {text!r} is {size.width()} wide, not {wanted.width()}"
        if wanted.height() > size.height() + _SLACK:
            yield f"text {text!r} is {size.height()} high, not {wanted.height()}"
        return
    high = label.heightForWidth(size.width())
    if high > size.height() + _SLACK:
        yield f"text {text!r} is {size.height()} high, not {high}"
    if label.textFormat() is not Qt.TextFormat.RichText:
        room = label.contentsRect().width() - 2 * label.margin()
        for word in label.text().split():
            wide = label.fontMetrics().horizontalAdvance(word)
            if wide > room + 2:
                yield f"word {word!r} of a text is {room} wide, not {wide}"


def _shows_icon_only(button: QAbstractButton) -> bool:
    if not isinstance(button, QToolButton):
        return False
    style = button.toolButtonStyle()
    return style is Qt.ToolButtonStyle.ToolButtonIconOnly and not button.icon().isNull()


def _line_is_cut(edit: QLineEdit) -> bool:
    option = QStyleOptionFrame()
    edit.initStyleOption(option)
    area = edit.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, edit)
    margins = edit.textMargins()
    room = area.width() - margins.left() - margins.right() - _FIELD_EDGES
    words = edit.text() or edit.placeholderText()
    return edit.fontMetrics().horizontalAdvance(words) > room + _SLACK


# --- lists and tables -----------------------------------------------------------------------------


def _cut_lists(root: QWidget) -> Iterator[str]:
    for view in _shown(root, QAbstractItemView):
        if isinstance(view, QHeaderView):
            yield from _cut_header(view)
        elif isinstance(view, QTableView):
            yield from _cut_cells(view)
        elif isinstance(view, QListView) and not view.wordWrap():
            for row in range(view.model().rowCount() if view.model() is not None else 0):
                index = view.model().index(row, 0)
                area = view.visualRect(index)
                wanted = view.sizeHintForIndex(index).width()
                if area.isValid() and wanted > view.viewport().width() + _SLACK:
                    text = _said(str(index.data() or ""))
                    yield f"entry {text!r} is {view.viewport().width()} wide, not {wanted}"


def _cut_header(header: QHeaderView) -> Iterator[str]:
    model = header.model()
    if header.orientation() is not Qt.Orientation.Horizontal:
        return
    for section in range(header.count()):
        text = model.headerData(section, Qt.Orientation.Horizontal)
        if header.isSectionHidden(section) or not text:
            continue
        wanted, has = header.sectionSizeHint(section), header.sectionSize(section)
        lines = str(text).splitlines()
        words = max(header.fontMetrics().horizontalAdvance(line) for line in lines)
        if words > has + _SLACK:
            yield f"heading {_said(str(text))!r} is {has} wide, not {wanted}"


def _cut_cells(view: QTableView) -> Iterator[str]:
    model = view.model()
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            text = str(index.data() or "")
            if not text or view.isColumnHidden(column) or view.isRowHidden(row):
                continue
            top = view.rowViewportPosition(row)
            if top + view.rowHeight(row) < 0:
                continue  # above what is in sight
            if top > view.viewport().height():
                return
            span = range(column, column + view.columnSpan(row, column))
            has = QSize(sum(map(view.columnWidth, span)), view.rowHeight(row))
            room = QRect(0, 0, has.width() - _cell_edges(view, index), 10_000)
            flags = Qt.TextFlag.TextWordWrap if view.wordWrap() else Qt.TextFlag.TextSingleLine
            wanted = view.fontMetrics().boundingRect(room, flags, text)
            if wanted.width() > room.width() + _SLACK:
                yield f"cell {_said(text)!r} is {has.width()} wide, not {wanted.width()}"
            if wanted.height() > has.height() + _SLACK:
                yield f"cell {_said(text)!r} is {has.height()} high, not {wanted.height()}"


def _cell_edges(view: QTableView, index: QModelIndex) -> int:
    """What a cell keeps free at both sides of its text, by its style or painted by hand."""
    option = QStyleOptionViewItem()
    view.initViewItemOption(option)
    option.rect = QRect(0, 0, 1000, 100)
    option.features |= QStyleOptionViewItem.ViewItemFeature.HasDisplay
    option.text = str(index.data())
    style = view.style()
    area = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, view)
    margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, view) + 1
    by_style = option.rect.width() - area.width() + 2 * margin
    return max(by_style, 2 * view.fontMetrics().averageCharWidth())


# --- places ---------------------------------------------------------------------------------------


def _sideways(root: QWidget) -> Iterator[str]:
    for area in _shown(root, QAbstractScrollArea):
        bar = area.horizontalScrollBar()
        name = area.accessibleName() or area.objectName() or type(area).__name__
        if bar.isVisible() and bar.maximum() > bar.minimum():
            yield f"{name} scrolls sideways by {bar.maximum()}"
        inner = area.widget() if isinstance(area, QScrollArea) else None
        if inner is not None and not bar.isVisible():
            over = inner.width() - area.viewport().width()
            if over > _SLACK:
                yield f"{name} is {over} too wide and cannot be scrolled"


def _outside(root: QWidget) -> Iterator[str]:
    """Texts that stick out of what holds them, scrolled pages apart."""
    for kind in _TEXTS:
        for widget in _shown(root, kind):
            if type(widget).__module__ == elements.__name__:
                continue  # only screen readers find these, behind the picture of the table
            text = _said(getattr(widget, "text", lambda: "")() or type(widget).__name__)
            parent = widget.parentWidget()
            corner = QPoint(0, 0)
            inner = widget
            while parent is not None and inner is not root and not inner.isWindow():
                corner += inner.pos()
                area = QRect(corner, widget.size())
                if isinstance(parent.parentWidget(), QAbstractScrollArea):
                    break  # whoever scrolls there sees it
                if not parent.rect().adjusted(-2, -2, 2, 2).contains(area):
                    yield f"{text!r} sticks out of {type(parent).__name__}"
                    break
                inner, parent = parent, parent.parentWidget()


def _squeezed(root: QWidget) -> Iterator[str]:
    """Neighbours that a layout has pushed over each other, for lack of room."""
    for parent in _shown(root, QWidget):
        layout = parent.layout()
        if layout is None or isinstance(parent, QAbstractItemView):
            continue
        children = [
            child
            for child in parent.children()
            if isinstance(child, QWidget) and child.isVisible() and not child.isWindow()
        ]
        managed = [
            child for child in children if layout.indexOf(child) >= 0 or _within(layout, child)
        ]
        for one, other in combinations(managed, 2):
            both = one.geometry().intersected(other.geometry())
            if both.width() > _TOUCH and both.height() > _TOUCH:
                yield f"{_name(one)} and {_name(other)} cover each other"


def _within(layout: object, child: QWidget) -> bool:
    from PySide6.QtWidgets import QLayout

    assert isinstance(layout, QLayout)
    for place in range(layout.count()):
        item = layout.itemAt(place)
        inner = item.layout() if item is not None else None
        if inner is not None and (inner.indexOf(child) >= 0 or _within(inner, child)):
            return True
    return False


def _name(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    said = text() if callable(text) else widget.accessibleName()
    return f"{type(widget).__name__} {_said(said)!r}"


# --- the table ------------------------------------------------------------------------------------


def _covered(table: TableFrame) -> Iterator[str]:
    """Plates, marks, words and buttons of a table that lie over each other or the own hand."""
    furniture = table.furniture
    geometry = table.scene.geometry
    room = QRectF(table.rect())
    widgets: dict[str, QWidget] = {
        "announcements": furniture.calls,
        "the last trick's button": furniture.last_button,
        "the play button": furniture.play_button,
    }
    areas: dict[str, QRectF] = dict(table.decor.areas())
    if furniture.hint:
        areas["the hint"] = QRectF(furniture.hint_area)
    for name, widget in widgets.items():
        if widget.isVisible():
            areas[name] = QRectF(widget.geometry())
    lone = {name: area for name, area in areas.items() if not name.startswith(("said", "banner"))}
    for name, area in areas.items():
        if not room.adjusted(-2, -2, 2, 2).contains(area):
            yield f"{name} sticks out of the table"
    for (one, first), (other, second) in combinations(lone.items(), 2):
        yield from _meet(one, first, other, second)
    x, y, w, h = geometry.pixels(geometry.hand)
    hand = QRectF(x, y, w, h)
    over = {"the question": furniture.panel, "the proof": furniture.proof}
    for name, area in lone.items():
        yield from _meet(name, area, "the own hand", hand)
    for name, panel in over.items():
        if panel.isVisible():
            yield from _meet(name, QRectF(panel.geometry()), "the own hand", hand)
    words = {name: area for name, area in areas.items() if name.startswith("said")}
    for (one, first), (other, second) in combinations(words.items(), 2):
        yield from _meet(one, first, other, second)
    for name, area in words.items():
        yield from _meet(name, area, "the own hand", hand)
        for other, second in lone.items():
            if other.startswith("plate"):
                yield from _meet(name, area, other, second)


def _meet(one: str, first: QRectF, other: str, second: QRectF) -> Iterator[str]:
    both = first.intersected(second)
    if both.width() > _TOUCH and both.height() > _TOUCH:
        yield f"{one} and {other} meet by {round(both.width())} x {round(both.height())}"
