"""A score sheet on paper: as a club would file it, with lines for the signatures at its end.

The same drawing goes to a PDF file, to a printer, to its preview and into a picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)

from dokodesk.records.sheet_document import SheetDocument, SheetLine

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

__all__ = ["paint_pages", "paint_sheets", "painted_pdf", "pdf_bytes", "picture", "prepare_page"]

_INK: Final = QColor("#111111")
_MUTED: Final = QColor("#555555")
_LINE: Final = QColor("#9a9a9a")
_SHADE: Final = QColor("#f0f0f0")
_TEXT_PT: Final = 9.5
#: Before text gets smaller than this, columns are told below the table; only then it may.
_READABLE_PT: Final = 8.0
_LEAST_PT: Final = 5.0
#: So small text may get for the sake of whole words.
_WHOLE_PT: Final = 7.25
_MARGIN_MM: Final = 15
_PICTURE_DPI: Final = 160
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_WIDE_TABLE: Final = 5
#: With a smaller share of it for any column of words one of the spare columns is left out.
_USEFUL_SHARE: Final = 0.7
_SIGNATURE_EM: Final = 9
#: After a name that runs from right to left it keeps the number behind it from changing places.
_LTR: Final = "\u200e"


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of the table: its head, its texts, and on which side they stand."""

    head: str
    texts: tuple[str, ...]
    foot: str
    right: bool
    strong: tuple[bool, ...] = ()
    person: bool = False
    spare: int = 0
    """From 1: the how-manieth to be told below the table instead; 0 for never."""


def prepare_page(device: QPagedPaintDevice, document: SheetDocument) -> None:
    """Sets a device to A4, lying where many people sit at the table."""
    wide = len(document.names) > _WIDE_TABLE
    device.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Landscape if wide else QPageLayout.Orientation.Portrait,
            QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM),
            QPageLayout.Unit.Millimeter,
        )
    )


def pdf_bytes(documents: Sequence[SheetDocument]) -> bytes:
    """A PDF file with these sheets, each beginning on a page of its own."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(documents[0].title)
    writer.setCreator(documents[0].words.made_with)
    prepare_page(writer, documents[0])
    paint_sheets(writer, documents)
    buffer.close()
    return bytes(data.data())


def paint_sheets(device: QPdfWriter | QPrinter, documents: Sequence[SheetDocument]) -> None:
    """Paints sheets, each from a new page on that lies or stands as it needs.

    Args:
        device: prepared for the first sheet, with nothing painted on it.
        documents: the sheets.
    """
    painter = QPainter(device)
    for place, document in enumerate(documents):
        if place:
            prepare_page(device, document)
            device.newPage()
        box = QRectF(0, 0, device.width(), device.height())
        paint_pages(painter, box, document, device.newPage)
    painter.end()


def painted_pdf(documents: Sequence[SheetDocument]) -> bytes:
    """Like ``pdf_bytes``, also where no application is running yet."""
    # Fonts need an application; it must live until the file is complete.
    application = QGuiApplication.instance() or QGuiApplication(["dokodesk"])
    data = pdf_bytes(documents)
    del application
    return data


def picture(document: SheetDocument) -> QImage:
    """The sheet as a picture that is as high as needed."""
    wide = len(document.names) > _WIDE_TABLE
    millimetre = _PICTURE_DPI / 25.4
    width = (297 if wide else 210) * millimetre
    margin = 10 * millimetre
    rows = len(document.lines) + len(document.facts) + len(document.notes) + 16
    # Words that find no room are told below the table; nobody knows yet how many there are.
    told = sum(
        len(fact) + 6
        for line in document.lines
        for fact, is_number in zip(line.facts, document.numeric, strict=True)
        if fact and not is_number
    )
    rows += told // 60
    height = rows * _TEXT_PT * _PICTURE_DPI / 72 * 1.9 + 2 * margin
    image = QImage(round(width), round(height), QImage.Format.Format_RGB32)
    image.setDotsPerMeterX(round(_PICTURE_DPI / 0.0254))
    image.setDotsPerMeterY(round(_PICTURE_DPI / 0.0254))
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(margin, margin, width - 2 * margin, height - 2 * margin)
    end = _Sheet(painter, box, document, lambda: None, paged=False).paint()
    painter.end()
    return image.copy(0, 0, image.width(), min(image.height(), round(end + margin)))


def paint_pages(
    painter: QPainter, box: QRectF, document: SheetDocument, new_page: Callable[[], object]
) -> None:
    """Paints a sheet on as many pages as it takes.

    Args:
        painter: at work on the first page.
        box: the room on each page.
        document: what to paint.
        new_page: turns to the next page.
    """
    _Sheet(painter, box, document, new_page).paint()


class _Sheet:
    """Paints one sheet from top to bottom."""

    def __init__(
        self,
        painter: QPainter,
        box: QRectF,
        document: SheetDocument,
        new_page: Callable[[], object],
        *,
        paged: bool = True,
    ) -> None:
        self._painter = painter
        self._box = box
        self._document = document
        self._new_page = new_page
        self._paged = paged
        self._y = box.top()
        self._page = 1
        self._columns = _columns(document)
        self._size, self._widths = self._fit()
        self._below: list[_Column] = []
        while (column := self._left_out()) is not None:
            self._columns.remove(column)
            self._below.append(column)
            self._size, self._widths = self._fit()
        self._em = self._metrics(self._size).height()

    def paint(self) -> float:
        """Paints it; gives how far down the last page it reaches."""
        document = self._document
        self._text(document.title, self._size * 1.9, bold=True)
        for fact in document.facts:
            self._text(fact, self._size, color=_MUTED)
        self._y += self._em * 0.5
        self._table()
        if document.lines:
            self._text(document.words.legend, self._size * 0.85, color=_MUTED)
        for column in (*self._below, *self._cut_short()):
            self._text(_listed(document, column), self._size * 0.85)
        for note in document.notes:
            self._text(note, self._size)
        self._standing()
        if self._paged:
            self._signature_lines()
        self._foot()
        return self._y

    # --- the table -------------------------------------------------------------------------------

    def _fit(self) -> tuple[float, list[float]]:
        """The largest text at which the table fits the width, and the widths of its columns.

        Numbers are never cut. Text gets a little smaller rather than that words are cut; where it
        is still tight the columns with words share what is left.
        """
        size = _TEXT_PT
        widths = self._shared(size)
        while self._is_tight(size, widths, share=1.0):
            size -= 0.25
            widths = self._shared(size)
            if size < _WHOLE_PT:
                size, widths = _TEXT_PT, self._shared(_TEXT_PT)
                break
        least = _READABLE_PT if any(column.spare for column in self._columns) else _LEAST_PT
        while self._is_tight(size, widths) and size > least:
            size -= 0.25
            widths = self._shared(size)
        return size, widths

    def _is_tight(
        self, size: float, widths: Sequence[float], *, share: float = _USEFUL_SHARE
    ) -> bool:
        """Whether numbers would be cut, or words to less than a share of them."""
        return sum(widths) > self._box.width() + 1 or any(
            not column.right and width < share * self._width(column, size)
            for column, width in zip(self._columns, widths, strict=True)
        )

    def _shared(self, size: float) -> list[float]:
        """The widths of the columns with text of this size."""
        room = self._box.width()
        widths = [self._width(column, size) for column in self._columns]
        floors = [min(width, 5.5 * size * self._dot) for width in widths]
        words = [place for place, column in enumerate(self._columns) if not column.right]
        wanted, floor = sum(widths[n] for n in words), sum(floors[n] for n in words)
        left = room - (sum(widths) - wanted)
        share = min(1.0, max(0.0, left - floor) / max(1.0, wanted - floor))
        spare = max(0.0, left - wanted) / sum(column.person for column in self._columns)
        for place, column in enumerate(self._columns):
            if not column.right:
                widths[place] = floors[place] + (widths[place] - floors[place]) * share
            elif column.person:
                widths[place] += spare
        return widths

    def _left_out(self) -> _Column | None:
        """A column to leave out, because the others have too little room."""
        if not self._is_tight(self._size, self._widths):
            return None
        spare = [column for column in self._columns if column.spare]
        return min(spare, key=lambda each: each.spare, default=None)

    def _cut_short(self) -> list[_Column]:
        """The columns in which words are cut, with these alone; names stand in full elsewhere."""
        metrics = self._metrics(self._size)
        pad = metrics.averageCharWidth() * 1.6
        found = []
        for column, width in zip(self._columns, self._widths, strict=True):
            room = width - pad + 1
            cut = tuple(
                text
                if text not in self._document.names and metrics.horizontalAdvance(text) > room
                else ""
                for text in column.texts
            )
            if not column.right and any(cut):
                found.append(replace(column, texts=cut))
        return found

    @property
    def _dot(self) -> float:
        """How many units of the painter a point of text is high."""
        return self._metrics(10).height() / 10

    def _width(self, column: _Column, size: float) -> float:
        strong = self._metrics(size, bold=True)
        average = strong.averageCharWidth()
        texts = [column.foot if column.person else "", *column.texts]
        if column.right and not column.person:
            texts.append(column.head)
        widest = max((strong.horizontalAdvance(text) for text in texts), default=0.0)
        if column.person:
            return widest + average * 1.8
        if not column.right:
            widest = max(widest, strong.horizontalAdvance(column.head))
            widest = min(widest, average * 26)
        return widest + average * 1.8

    def _table(self) -> None:
        document = self._document
        high = self._em * 1.6
        self._head_row(high)
        for place in range(len(document.lines)):
            if self._y + high * 2 > self._bottom:
                self._turn()
                self._head_row(high)
            self._row(place, high)
        if document.lines:
            self._sum_row(high)

    def _head_row(self, high: float) -> None:
        box = QRectF(self._box.left(), self._y, self._box.width(), high)
        self._painter.fillRect(box, _SHADE)
        self._cells([column.head for column in self._columns], high, strong=True)
        self._rule(1.2)

    def _row(self, place: int, high: float) -> None:
        texts = [column.texts[place] for column in self._columns]
        strong = [bool(column.strong) and column.strong[place] for column in self._columns]
        self._cells(texts, high, strong=strong)
        self._rule(0.4)

    def _sum_row(self, high: float) -> None:
        self._rule(1.2)
        self._cells([column.foot for column in self._columns], high, strong=True)
        self._y += self._em * 0.3

    def _cells(self, texts: Sequence[str], high: float, *, strong: bool | list[bool]) -> None:
        x = self._box.left()
        pad = self._metrics(self._size).averageCharWidth() * 0.8
        for place, (text, width) in enumerate(zip(texts, self._widths, strict=True)):
            column = self._columns[place]
            bold = strong if isinstance(strong, bool) else strong[place]
            font = self._font(self._size, bold=bold)
            room = QRectF(x, self._y, width, high).adjusted(pad, 0, -pad, 0)
            if column.person and text in (column.head, column.foot):
                room.setLeft(room.left() - self._widths[place - 1])
            metrics = self._metrics(self._size, bold=bold)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width() + 1)
            self._painter.setFont(font)
            self._painter.setPen(_INK)
            self._painter.drawText(room, int(_RIGHT if column.right else _LEFT), shown)
            x += width
        self._y += high

    def _rule(self, width: float) -> None:
        self._painter.setPen(QPen(_LINE, width * self._em / 14))
        self._painter.drawLine(
            QPointF(self._box.left(), self._y), QPointF(self._box.right(), self._y)
        )

    # --- below it --------------------------------------------------------------------------------

    def _standing(self) -> None:
        document = self._document
        if not document.standing or not document.lines:
            return
        self._need((len(document.standing) + 2.5) * self._em * 1.3)
        self._y += self._em * 0.6
        self._text(document.words.standing, self._size * 1.2, bold=True)
        for place, name, total in document.standing:
            self._text(f"{place}. {name}{_LTR}: {total}", self._size)

    def _signature_lines(self) -> None:
        document = self._document
        gap = self._em * 1.5
        each = max(self._em * _SIGNATURE_EM, self._box.width() / len(document.names) - gap)
        across = max(1, int((self._box.width() + gap) // (each + gap)))
        high = self._em * 4.2
        for first in range(0, len(document.names), across):
            self._need(high)
            y = self._y + high - self._em * 1.5
            for place, name in enumerate(document.names[first : first + across]):
                x = self._box.left() + place * (each + gap)
                self._painter.setPen(QPen(_INK, self._em / 18))
                self._painter.drawLine(QPointF(x, y), QPointF(x + each, y))
                self._painter.setFont(self._font(self._size * 0.85))
                self._painter.setPen(_MUTED)
                text = f"{document.words.signatures}: {name}"
                metrics = self._metrics(self._size * 0.85)
                shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, each)
                self._painter.drawText(QRectF(x, y, each, self._em * 1.3), int(_LEFT), shown)
            self._y += high

    # --- pages -----------------------------------------------------------------------------------

    @property
    def _bottom(self) -> float:
        return self._box.bottom() - self._em * 1.6

    def _need(self, room: float) -> None:
        if self._y + room > self._bottom:
            self._turn()

    def _turn(self) -> None:
        """Goes to the next page; a picture just grows on."""
        if not self._paged:
            return
        self._foot()
        self._new_page()
        self._page += 1
        self._y = self._box.top()

    def _foot(self) -> None:
        document = self._document
        if not self._paged:
            self._text(document.words.made_with, self._size * 0.8, color=_MUTED)
            return
        self._painter.setFont(self._font(self._size * 0.8))
        self._painter.setPen(_MUTED)
        high = self._em * 1.3
        foot = QRectF(self._box.left(), self._box.bottom() - high, self._box.width(), high)
        self._painter.drawText(foot, int(_LEFT), document.words.made_with)
        page = document.words.page.format(page=self._page)
        self._painter.drawText(foot, int(_RIGHT), page)

    def _text(self, text: str, size: float, *, bold: bool = False, color: QColor = _INK) -> None:
        """A paragraph over the whole width."""
        if not text:
            return
        font = self._font(size, bold=bold)
        self._painter.setFont(font)
        room = QRectF(self._box.left(), self._y, self._box.width(), 1e6)
        flags = (
            int(Qt.AlignmentFlag.AlignLeft)
            | int(Qt.TextFlag.TextWordWrap)
            | int(Qt.TextFlag.TextForceLeftToRight)
        )
        wanted = self._painter.boundingRect(room, flags, text)
        self._need(wanted.height())
        room.moveTop(self._y)
        self._painter.setPen(color)
        self._painter.drawText(room, flags, text)
        self._y += wanted.height() + self._metrics(size).height() * 0.12

    def _font(self, size: float, *, bold: bool = False) -> QFont:
        font = QFont(self._painter.font())
        font.setPointSizeF(size)
        font.setBold(bold)
        return font

    def _metrics(self, size: float, *, bold: bool = False) -> QFontMetricsF:
        return QFontMetricsF(self._font(size, bold=bold), self._painter.device())


def _listed(document: SheetDocument, column: _Column) -> str:
    """What stood in a column that had no room, by the numbers of the deals."""
    told = [
        f"{line.facts[0]}: {text}"
        for line, text in zip(document.lines, column.texts, strict=True)
        if text
    ]
    return f"{column.head}: {'; '.join(told)}" if told else ""


def _columns(document: SheetDocument) -> list[_Column]:
    """The columns of the table; everybody has one for the score and one for the total."""
    lines: tuple[SheetLine, ...] = document.lines
    columns = [
        _Column(
            head=head,
            texts=tuple(line.facts[place] for line in lines),
            foot=document.words.total if place == 1 else "",
            right=document.numeric[place],
            spare=document.spare.index(place) + 1 if place in document.spare else 0,
        )
        for place, head in enumerate(document.heads)
    ]
    for person, name in enumerate(document.names):
        cells = [line.cells[person] for line in lines]
        columns.append(
            _Column(
                head="",
                texts=tuple(f"{'● ' if cell.re else ''}{cell.score}" for cell in cells),
                foot="",
                right=True,
                strong=tuple(cell.alone for cell in cells),
            )
        )
        columns.append(
            _Column(
                head=name,
                texts=tuple(cell.total for cell in cells),
                foot=document.totals[person] if document.totals else "",
                right=True,
                strong=(False,) * len(cells),
                person=True,
            )
        )
    return columns
