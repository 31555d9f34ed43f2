"""The page that shows the manual: contents and search on the left, the text on the right."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QImage,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextTable,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from dokodesk.assets.manual import manual_picture
from dokodesk.model.manual import PAGES, KeyList, page_markdown, page_title, search
from dokodesk.views.appearance import Appearance
from dokodesk.views.widgets import button, label

__all__ = ["ManualPage"]

_NAME: Final = Qt.ItemDataRole.UserRole
_HEADING: Final = Qt.ItemDataRole.UserRole + 1
_COLUMN_EM: Final = 46
_LIST_EM: Final = 18
_ABOVE_EM: Final = {1: 1.4, 2: 1.4, 3: 0.9}
_LINE_PERCENT: Final = 125.0
_PROPORTIONAL: Final = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
_LINK: Final = re.compile(r"^(\w+)\.md(?:#(.*))?$")


class _Text(QTextBrowser):
    """Shows one page; its pictures come from the assets and never wider than the page."""

    followed = Signal(str, str)

    def __init__(self, language: Callable[[], str]) -> None:
        super().__init__()
        self._language = language
        self.setOpenLinks(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.anchorClicked.connect(self._follow)

    def fit(self, margin: int) -> None:
        """Leaves so many pixels free on the left and on the right."""
        self.setViewportMargins(margin, 0, margin, 0)

    def _follow(self, link: QUrl) -> None:
        found = _LINK.match(link.toString())
        if found:
            self.followed.emit(found[1], found[2] or "")

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        if kind == QTextDocument.ResourceType.ImageResource.value:
            file = QUrl(name).fileName()
            data = manual_picture(self._language(), file.removesuffix(".jpg"))
            picture = QImage.fromData(data) if data is not None else QImage()
            room = max(120, self.viewport().width() - 4 * self.fontMetrics().height())
            if picture.width() > room:
                ratio = self.devicePixelRatioF()
                picture = picture.scaledToWidth(
                    round(room * ratio), Qt.TransformationMode.SmoothTransformation
                )
                picture.setDevicePixelRatio(ratio)
            return picture
        return super().loadResource(kind, name)


class ManualPage(QWidget):
    """The manual, by mouse and by keyboard.

    Signals:
        back_wanted: return to where the person came from.
    """

    back_wanted = Signal()

    def __init__(
        self,
        appearance: Appearance,
        language: Callable[[], str],
        keys: Callable[[], KeyList],
        parent: QWidget | None = None,
    ) -> None:
        """Shows the first page.

        Args:
            appearance: the look.
            language: gives the code of the language that is spoken.
            keys: gives the keys of the program by group.
            parent: the owner.
        """
        super().__init__(parent)
        self._appearance = appearance
        self._shown_width = 0
        self._language = language
        self._keys = keys
        self._name = PAGES[0]
        self._trail: list[str] = []
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, on=True)
        self._title = label("", "title")
        self._back = button("", self.back_wanted.emit)
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        # Its entries take as many lines as they need.
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text = _Text(language)
        self._build()
        self.field.textChanged.connect(self._fill_list)
        self.list.currentItemChanged.connect(self._on_item)
        self.text.followed.connect(self.show_page)
        appearance.changed.connect(self._dress)
        self._find = QShortcut(QKeySequence.StandardKey.Find, self)
        self._find.activated.connect(self.field.setFocus)
        self._retranslate()
        self._dress()

    @property
    def name(self) -> str:
        """The page that is shown."""
        return self._name

    def focus(self) -> None:
        """Takes the keyboard."""
        self.list.setFocus()

    def show_page(self, name: str, heading: str = "") -> None:
        """Turns to a page.

        Args:
            name: one of ``PAGES``; another name is ignored.
            heading: where to begin; the top without one.
        """
        if name not in PAGES:
            return
        if self.field.text() and not heading:
            self.field.clear()
        self._name = name
        self._mark_in_list()
        self._show(heading)

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._back, 0, Qt.AlignmentFlag.AlignTop)
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.field)
        column.addWidget(self.list, 1)
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.setChildrenCollapsible(False)
        self._split.addWidget(side)
        self._split.addWidget(self.text)
        self._split.splitterMoved.connect(self._fit_column)
        self._split.setStretchFactor(1, 1)
        layout = QVBoxLayout(self)
        layout.addLayout(head)
        layout.addWidget(self._split, 1)

    def _fill_list(self) -> None:
        wanted = self.field.text()
        self.list.blockSignals(True)
        self.list.clear()
        if wanted.strip():
            for hit in search(wanted, self._language(), self._keys()):
                item = QListWidgetItem(f"{page_title(hit.page)} · {hit.heading}\n{hit.excerpt}")
                item.setData(_NAME, hit.page)
                item.setData(_HEADING, hit.heading)
                self.list.addItem(item)
            if not self.list.count():
                nothing = QListWidgetItem(self.tr("Nothing was found."))
                nothing.setFlags(Qt.ItemFlag.NoItemFlags)
                self.list.addItem(nothing)
        else:
            for name in PAGES:
                item = QListWidgetItem(page_title(name))
                item.setData(_NAME, name)
                item.setData(_HEADING, "")
                self.list.addItem(item)
        self.list.blockSignals(False)
        self._mark_in_list()

    def _mark_in_list(self) -> None:
        if self.field.text().strip():
            return
        self.list.blockSignals(True)
        self.list.setCurrentRow(PAGES.index(self._name))
        self.list.blockSignals(False)

    def _on_item(self, item: QListWidgetItem | None) -> None:
        if item is None or not item.data(_NAME):
            return
        self._name = str(item.data(_NAME))
        self._show(str(item.data(_HEADING)))

    def _show(self, heading: str = "") -> None:
        document = self.text.document()
        document.setDefaultStyleSheet("")
        self.text.setMarkdown(page_markdown(self._name, self._language(), self._keys()))
        self._set_blocks()
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        if not heading:
            return
        block = document.begin()
        while block.isValid():
            if block.blockFormat().headingLevel() and block.text() == heading:
                place = document.documentLayout().blockBoundingRect(block).top()
                self.text.verticalScrollBar().setValue(int(place))
                self.text.setTextCursor(QTextCursor(block))
                self.text.verticalScrollBar().setValue(int(place))
                return
            block = block.next()

    def _set_blocks(self) -> None:
        """Gives headings and lines the room that makes a page easy to read."""
        em = self.fontMetrics().height()
        cursor = QTextCursor(self.text.document())
        block = self.text.document().begin()
        while block.isValid():
            shape = block.blockFormat()
            level = shape.headingLevel()
            if level:
                above = 0.0 if not block.position() else _ABOVE_EM.get(level, 0.8) * em
                shape.setTopMargin(above)
                shape.setBottomMargin(0.3 * em)
            elif shape.nonBreakableLines():
                shape.setLineHeight(_LINE_PERCENT, _PROPORTIONAL)
                shape.setTopMargin(0)
                shape.setBottomMargin(0 if block.next().blockFormat().nonBreakableLines() else em)
                shape.setLeftMargin(em)
                shape.setBackground(self._appearance.theme.color("soft"))
            elif QTextCursor(block).currentTable() is None:
                shape.setLineHeight(_LINE_PERCENT, _PROPORTIONAL)
                shape.setBottomMargin((0.15 if block.textList() is not None else 0.5) * em)
                shape.setTopMargin(0)
            else:
                shape.setTopMargin(0.1 * em)
                shape.setBottomMargin(0.1 * em)
            cursor.setPosition(block.position())
            cursor.setBlockFormat(shape)
            block = block.next()
        for frame in self.text.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._set_table(frame)

    def _set_table(self, table: QTextTable) -> None:
        em = self.fontMetrics().height()
        shape = table.format()
        shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        shape.setBorderBrush(self._appearance.theme.color("line"))
        shape.setBorderCollapse(True)
        shape.setCellPadding(0.25 * em)
        shape.setBottomMargin(0.6 * em)
        table.setFormat(shape)

    def _fit_column(self) -> None:
        """Keeps lines short enough to be read: the rest of a wide window stays empty."""
        room = self.text.width() - self.text.verticalScrollBar().sizeHint().width()
        spare = max(0, room - _COLUMN_EM * self.fontMetrics().height())
        self.text.fit(spare // 2)
        width = self.text.viewport().width()
        if width != self._shown_width:
            # Pictures are as wide as there is room.
            self._shown_width = width
            bar = self.text.verticalScrollBar()
            share = bar.value() / max(1, bar.maximum())
            self._show()
            bar.setValue(round(share * bar.maximum()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._fit_column)

    def _dress(self) -> None:
        em = self.fontMetrics().height()
        self.list.setStyleSheet(f"QListWidget::item {{ padding: {round(em * 0.35)}px; }}")
        self._split.setSizes([_LIST_EM * em, _COLUMN_EM * em])
        self.list.setMinimumWidth(9 * em)
        self.text.document().setDocumentMargin(em)
        self.list.setIconSize(QSize(em, em))
        self._show()

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Manual"))
        self._back.setText(self.tr("Back"))
        self.field.setPlaceholderText(self.tr("Search the manual"))
        self.field.setAccessibleName(self.tr("Search the manual"))
        self.list.setAccessibleName(self.tr("Contents"))
        self.text.setAccessibleName(self.tr("Text"))
        self._fill_list()
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
