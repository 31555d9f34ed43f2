"""Small parts that several pages are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from PySide6.QtCore import QDate, QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QDateEdit,
    QDoubleSpinBox,
    QFrame,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStylePainter,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from dokodesk.views.guard import guarded
from dokodesk.views.icons import pixmap

__all__ = [
    "CalmComboBox",
    "CalmDateEdit",
    "CalmDoubleSpinBox",
    "CalmSpinBox",
    "ElidedLabel",
    "Page",
    "PushButton",
    "Scroller",
    "Tall",
    "bold",
    "button",
    "clear",
    "label",
    "panel",
    "rule",
    "set_role",
]


def set_role(widget: QWidget, role: str) -> None:
    """Gives a widget a look of the style sheet."""
    if widget.property("role") == role:
        return
    widget.setProperty("role", role)
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)


def label(text: str = "", role: str = "", *, wrap: bool = False) -> QLabel:
    """A text; plain, so that a name with angle brackets is shown as typed."""
    result = QLabel(text)
    result.setTextFormat(Qt.TextFormat.PlainText)
    result.setWordWrap(wrap)
    if wrap:
        policy = result.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        result.setSizePolicy(policy)
    if role:
        result.setProperty("role", role)
    return result


class PushButton(QPushButton):
    """A button that Enter presses too, but no key that is held down."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setAutoDefault(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)


def button(text: str, on_click: Callable[[], object], role: str = "") -> QPushButton:
    """A button; the style sheet's ``primary`` is the one thing to do next."""
    result = PushButton(text)
    if role:
        result.setProperty("role", role)
    result.clicked.connect(lambda *_: on_click())
    return result


def panel() -> QFrame:
    """A framed area on a page."""
    result = QFrame()
    result.setProperty("role", "panel")
    return result


def rule() -> QFrame:
    """A thin line across."""
    result = QFrame()
    result.setProperty("role", "rule")
    return result


def clear(layout: QLayout) -> None:
    """Takes everything out of a layout and deletes it later, so that it may be its own event."""
    while layout.count():
        item = layout.takeAt(0)
        if item is None:
            continue
        widget = item.widget()
        inner = item.layout()
        if widget is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        elif inner is not None:
            clear(inner)
            inner.deleteLater()


def bold(target: QLabel) -> QLabel:
    """Makes a text strong, and gives it back."""
    font = QFont(target.font())
    font.setBold(True)
    target.setFont(font)
    return target


class ElidedLabel(QLabel):
    """A text on one line that is cut with an ellipsis where it does not fit, such as a name."""

    def __init__(self, text: str, most_characters: int = 24, role: str = "") -> None:
        """Shows a text.

        Args:
            text: as it is; nothing in it is read as markup.
            most_characters: the widest it asks to be.
            role: its look.
        """
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._most = most_characters
        self._shorter: tuple[str, ...] = ()
        if role:
            self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.setToolTip(text)

    def set_texts(self, text: str, *shorter: str) -> None:
        """Shows a text, or less where it does not fit.

        Args:
            text: the whole; it is in the tool tip in any case.
            *shorter: what says enough where there is less room, the longest first.
        """
        self._shorter = shorter
        self.setText(text)
        self.setToolTip(text)
        self.setAccessibleName(text)

    def shown(self) -> str:
        """The text for the room there is, before anything of it is cut."""
        texts = (self.text(), *self._shorter)
        metrics, room = self.fontMetrics(), self.width()
        return next((each for each in texts if metrics.horizontalAdvance(each) <= room), texts[-1])

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        wanted = metrics.horizontalAdvance(self.text()) + 2
        return QSize(min(wanted, metrics.averageCharWidth() * self._most), metrics.height())

    def minimumSizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        wanted = metrics.horizontalAdvance(self.text()) + 2
        least = min(6, self._most)
        return QSize(min(wanted, metrics.averageCharWidth() * least), metrics.height())

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        metrics, elide = self.fontMetrics(), Qt.TextElideMode.ElideRight
        text = metrics.elidedText(self.shown(), elide, self.width())
        self.style().drawItemText(
            painter,
            self.rect(),
            int(self.alignment()),
            self.palette(),
            self.isEnabled(),
            text,
            self.foregroundRole(),
        )
        painter.end()


#: The padding of a style sheet does not reach the text of a number.
_NUMBER_MARGIN: Final = 6


def _draw_arrow(widget: QWidget, name: str, room: QRect) -> None:
    """An arrow at the right edge of a field, in the middle of the height that it has."""
    size = round(widget.fontMetrics().height() * 0.9)
    ratio = widget.devicePixelRatioF()
    group = QPalette.ColorGroup.Active if widget.isEnabled() else QPalette.ColorGroup.Disabled
    color = widget.palette().color(group, QPalette.ColorRole.Text).name()
    arrow = QPixmap(pixmap(name, color, round(size * ratio)))
    arrow.setDevicePixelRatio(ratio)
    painter = QPainter(widget)
    left = widget.width() - size - round(size * 0.3)
    painter.drawPixmap(left, room.top() + (room.height() - size) // 2, arrow)
    painter.end()


def _draw_arrows(widget: QWidget) -> None:
    """One arrow up and one down, at the right edge of a number."""
    half = widget.height() // 2
    shift = round(widget.fontMetrics().height() * 0.1)
    _draw_arrow(widget, "up", QRect(0, shift, widget.width(), half))
    _draw_arrow(widget, "down", QRect(0, half - shift, widget.width(), half))


#: So many entries of a list are shown before it has to be scrolled.
_MOST_ENTRIES: Final = 18
#: What a closed list asks for beyond Qt's own hint, in pixels.
_HINT_SPARE: Final = 4
#: So much smaller the type of a closed list may become before its text is cut.
_SMALLEST_TYPE: Final = 0.7
_TYPE_STEP: Final = 0.5
#: A closed list is never narrower than so many characters.
_LEAST_CHARACTERS: Final = 10


class CalmComboBox(QComboBox):
    """A combo box that does not change while the page is scrolled over it.

    Its arrow is drawn here: a style sheet knows arrows only as files of one colour and size.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setMaxVisibleItems(_MOST_ENTRIES)
        # Its own one knows no padding from the style sheet.
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        """With room for the whole text; at some sizes of it Qt's own hint is a pixel short."""
        return super().sizeHint() + QSize(_HINT_SPARE, 0)

    def minimumSizeHint(self) -> QSize:
        """Narrower than its longest entry where there is no room for that; a tool tip helps."""
        hint, metrics = super().minimumSizeHint(), self.fontMetrics()
        icon = 0 if self.itemIcon(0).isNull() else self.iconSize().width()
        least = metrics.averageCharWidth() * _LEAST_CHARACTERS + 2 * metrics.height() + icon
        return QSize(min(hint.width(), least), hint.height())

    def _room(self, option: QStyleOptionComboBox) -> int:
        """What the text of the closed box has, in pixels."""
        control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        area = self.style().subControlRect(control, option, part, self)
        return area.width() - (0 if option.currentIcon.isNull() else option.iconSize.width() + 4)

    def is_cut(self) -> bool:
        """Whether the text of the closed box ends in an ellipsis; a tool tip tells it then."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        metrics = QFontMetrics(self._fitting_font(option))
        return metrics.horizontalAdvance(option.currentText) > self._room(option)

    def _fitting_font(self, option: QStyleOptionComboBox) -> QFont:
        """Its font, or one that is a little smaller where the text would not fit."""
        font, room = QFont(self.font()), self._room(option)
        usual = size = font.pointSizeF()
        while (
            QFontMetrics(font).horizontalAdvance(option.currentText) > room
            and size - _TYPE_STEP >= usual * _SMALLEST_TYPE
        ):
            size -= _TYPE_STEP
            font.setPointSizeF(size)
        return font

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        room, text = self._room(option), option.currentText
        if self.isEditable() or self.fontMetrics().horizontalAdvance(text) <= room:
            super().paintEvent(event)
        else:
            font, elide = self._fitting_font(option), Qt.TextElideMode.ElideRight
            option.currentText = QFontMetrics(font).elidedText(text, elide, room)
            painter = QStylePainter(self)
            painter.setFont(font)
            painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
            painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
            painter.end()
        _draw_arrow(self, "down", self.rect())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and not self.toolTip() and self.is_cut():
            QToolTip.showText(cast("QHelpEvent", event).globalPos(), self.currentText(), self)
            return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class CalmSpinBox(QSpinBox):
    """A number that does not change while the page is scrolled over it."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setTextMargins(_NUMBER_MARGIN, 0, 0, 0)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.buttonSymbols() is not QAbstractSpinBox.ButtonSymbols.NoButtons:
            _draw_arrows(self)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class CalmDoubleSpinBox(QDoubleSpinBox):
    """A number with decimals that does not change while the page is scrolled over it."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setTextMargins(_NUMBER_MARGIN, 0, 0, 0)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.buttonSymbols() is not QAbstractSpinBox.ButtonSymbols.NoButtons:
            _draw_arrows(self)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class CalmDateEdit(QDateEdit):
    """A day with a calendar to choose it from, which keeps it while the page is scrolled."""

    def __init__(self, day: QDate | None = None) -> None:
        super().__init__()
        self.setCalendarPopup(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if day is not None:
            self.setDate(day)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        _draw_arrow(self, "down", self.rect())

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Scroller(QScrollArea):
    """Scrolls one widget downwards only; the widget gets the width there is."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.viewport().setAutoFillBackground(False)
        content.setProperty("role", content.property("role") or "plain")
        self.setWidget(content)
        content.setAutoFillBackground(False)
        # Without this the arrow keys would only work after a click.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


class Tall(QScrollArea):
    """Shows a page whole where there is room for it; in a low window it scrolls as a whole.

    Without it a layout would squeeze what it has no room for.
    """

    def __init__(self, page: QWidget) -> None:
        """Takes a page over.

        Args:
            page: with a layout.
        """
        super().__init__()
        # Qt itself would make the page as high as it likes to be, not as it must be.
        self.setWidgetResizable(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.setWidget(page)
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        page = self.widget()
        layout = page.layout() if page is not None else None
        if page is None or layout is None:
            return
        # Whether a bar is needed must not depend on whether there is one.
        width = self.width()
        high = self._least(layout, width)
        if high > self.height():
            width -= self.verticalScrollBar().sizeHint().width()
            high = self._least(layout, width)
        page.resize(width, max(high, self.height()))

    @staticmethod
    def _least(layout: QLayout, width: int) -> int:
        least = layout.totalMinimumSize().height()
        if layout.hasHeightForWidth():
            least = max(least, layout.totalMinimumHeightForWidth(width))
        return least


class Page(QWidget):
    """A page of the window: a column of limited width in the middle, scrolled where it must.

    Subclasses put their parts into ``column`` and give their texts in ``retranslate``, which is
    called for every change of language.
    """

    #: The widest the column gets, in characters of ordinary text.
    WIDEST_CHARACTERS = 96

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, on=True)
        self._inner = QWidget()
        self.column = QVBoxLayout(self._inner)
        self.scroller = Scroller(self._inner)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.scroller)
        self._outer = outer

    def add_fixed(self, widget: QWidget) -> None:
        """Puts something below the scrolled part, always in sight."""
        self._outer.addWidget(widget)

    def retranslate(self) -> None:
        """Gives all texts anew."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._set_margins(self.width())
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_margins(event.size().width())

    def margins_for(self, width: int) -> tuple[int, int]:
        """Distances at the sides and above, for a width of the page."""
        em = self.fontMetrics().height()
        widest = self.fontMetrics().averageCharWidth() * self.WIDEST_CHARACTERS
        side = max(round(em * 1.1), (width - widest) // 2)
        return side, round(em * (1.6 if width > 40 * em else 0.8))

    def _set_margins(self, width: int) -> None:
        side, above = self.margins_for(width)
        self.column.setContentsMargins(side, above, side, above)

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(em * 44, em * 30)
