"""Name plates with their marks, and the numbers on the piles, painted into pixmaps."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from dokodesk.views.table.geometry import Metrics
from dokodesk.views.table.paint import canvas, elided, painter_on, table_font, with_alpha
from dokodesk.views.table.portraits import paint_portrait
from dokodesk.views.table.seats import Chip, ChipKind, Plate
from dokodesk.views.table.theme import Theme

__all__ = ["badge_pixmap", "chip_spots", "plate_offset", "plate_pixmap"]

_GLOW: Final = 5
_ALPHA: Final = 225
#: How small the text of chips may get, by its usual size.
_LEAST_CHIP: Final = 0.78
_LEFT_MIDDLE: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def plate_offset(side: int, metrics: Metrics) -> QPointF:
    """From the upper left corner of a plate to that of its pixmap.

    The chips stand above the own plate, to the left of the upper one, where there is room, and
    below the others, where they are never covered by a trick.
    """
    left = metrics.plate_w if side == _ABOVE and not metrics.compact else 0
    return QPointF(-_GLOW - left, -_GLOW - (metrics.chips_h if side == _BELOW else 0))


_BELOW: Final = 0
_ABOVE: Final = 2
_RIGHT: Final = 3


def plate_pixmap(
    plate: Plate,
    side: int,
    metrics: Metrics,
    text_px: float,
    theme: Theme,
    ratio: float,
    dealer_mark: str,
) -> QPixmap:
    """A name plate with its chips.

    Args:
        plate: what it says.
        side: of the seat: 0 below, 1 left, 2 above, 3 right.
        metrics: sizes.
        text_px: size of the text.
        theme: colours.
        ratio: pixel ratio.
        dealer_mark: one letter that marks the dealer.
    """
    offset = plate_offset(side, metrics)
    width, height = metrics.plate_w, metrics.plate_h
    beside = width if side == _ABOVE and not metrics.compact else 0
    pixmap = canvas(width + beside + 2 * _GLOW, height + metrics.chips_h + 2 * _GLOW, ratio)
    painter = painter_on(pixmap)
    area = QRectF(-offset.x(), -offset.y(), width, height)
    _paint_ground(painter, area, plate, theme)
    disc = height * 0.86
    disc_area = QRectF(area.x() + height * 0.06, area.y() + height * 0.07, disc, disc)
    paint_portrait(painter, disc_area, plate.portrait)
    if plate.dealer:
        size = height * 0.40
        _paint_dealer(
            painter,
            QRectF(disc_area.right() - size * 0.8, disc_area.bottom() - size * 0.85, size, size),
            dealer_mark,
            theme,
        )
    if plate.leads:
        size = height * 0.36
        _paint_lead(
            painter,
            QRectF(disc_area.left() - size * 0.2, disc_area.bottom() - size * 0.85, size, size),
            theme,
        )
    text_x = disc_area.right() + text_px * 0.45
    room = QRectF(text_x, area.y(), area.right() - text_px * 0.4 - text_x, height)
    _paint_texts(painter, room, plate, text_px, theme, compact=metrics.compact)
    for chip, spot, chip_px in chip_spots(plate, side, metrics, text_px):
        spot = spot.translated(area.topLeft()).adjusted(0.5, 0.5, -0.5, -0.5)
        _paint_chip(painter, chip, spot, chip_px, theme)
    painter.end()
    return pixmap


def chip_spots(
    plate: Plate, side: int, metrics: Metrics, text_px: float
) -> tuple[tuple[Chip, QRectF, float], ...]:
    """The chips of a plate, where each lies from the upper left corner of the plate, and its text.

    They begin at the left or end at the right. Where there is no room, what a later chip says too
    is left out, then they are smaller, and only then is the last one left out.
    """
    beside = side == _ABOVE and not metrics.compact
    height = metrics.chips_h - 4
    if beside:
        # As low as the plate: above it there may be the name of the game.
        row = QRectF(-metrics.plate_w, metrics.plate_h - height - 2, 0, height)
        row.setWidth(metrics.plate_w - text_px * 0.5)
    else:
        top = -metrics.chips_h if side == _BELOW else metrics.plate_h + 3
        row = QRectF(0, top, metrics.plate_w, height)
    chips, widths, size, gap = _fitting_chips(plate.chips, row.width(), text_px)
    x = row.x()
    if beside or side == _RIGHT:
        x = row.right() - sum(widths) - gap * (len(widths) - 1)
    spots = []
    for chip, wide in zip(chips, widths, strict=True):
        spots.append((chip, QRectF(x, row.y(), wide, height), size))
        x += wide + gap
    return tuple(spots)


def _fitting_chips(
    chips: tuple[Chip, ...], room: float, text_px: float
) -> tuple[list[Chip], list[float], float, float]:
    """The chips that find room, their widths, the size of their text and the gap between them."""
    kept, scale = list(chips), 1.0
    while True:
        size, gap = text_px * scale, text_px * scale * 0.3
        widths = [
            min(room, QFontMetricsF(_chip_font(chip, size)).horizontalAdvance(chip.text) + size)
            for chip in kept
        ]
        if sum(widths) + gap * (len(widths) - 1) <= room or len(kept) < 2:
            return kept, widths, size, gap
        spare = next((chip for chip in kept if chip.implied), None)
        if spare is not None:
            kept.remove(spare)
        elif scale > _LEAST_CHIP:
            scale -= 0.05
        else:
            kept.pop()


def _paint_ground(painter: QPainter, area: QRectF, plate: Plate, theme: Theme) -> None:
    radius = area.height() * 0.28
    if plate.turn:
        painter.setPen(Qt.PenStyle.NoPen)
        for grow, alpha in ((5.0, 40), (3.5, 70), (2.0, 110)):
            painter.setBrush(with_alpha(theme.turn, alpha))
            painter.drawRoundedRect(
                area.adjusted(-grow, -grow, grow, grow), radius + grow, radius + grow
            )
    painter.setBrush(with_alpha(theme.plate, 245 if plate.turn else _ALPHA))
    edge = QColor(theme.turn) if plate.turn else with_alpha(theme.text, 70)
    painter.setPen(QPen(edge, 2.0 if plate.turn else 1.0))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def _paint_texts(
    painter: QPainter,
    room: QRectF,
    plate: Plate,
    text_px: float,
    theme: Theme,
    *,
    compact: bool,
) -> None:
    """Name, turn mark and the second line; that one only where there is room for it."""
    half = room.height() * 0.5
    first = QRectF(room)
    first.setHeight(half)
    if compact:
        first = QRectF(room)
    elif plate.detail:
        first.translate(0, room.height() * 0.06)
        small = table_font(text_px * 0.86)
        painter.setFont(small)
        painter.setPen(QColor(theme.faint))
        detail = elided(plate.detail, small, room.width())
        second = QRectF(room.x(), room.y() + half * 0.96, room.width(), half * 0.9)
        painter.drawText(second, _LEFT_MIDDLE, detail)
    else:
        first.translate(0, room.height() * 0.25)
    if plate.turn:
        _paint_arrow(painter, QPointF(first.x(), first.center().y()), text_px, theme)
        first.setLeft(first.x() + text_px * 0.85)
    bold = table_font(text_px, bold=True)
    painter.setFont(bold)
    painter.setPen(QColor(theme.text))
    painter.drawText(first, _LEFT_MIDDLE, elided(plate.name, bold, first.width()))


def _paint_arrow(painter: QPainter, at: QPointF, text_px: float, theme: Theme) -> None:
    """The turn mark beside the name: a shape, so that it does not depend on colour."""
    size = text_px * 0.38
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.turn))
    painter.drawPolygon(
        QPolygonF([at + QPointF(0, -size), at + QPointF(size * 1.5, 0), at + QPointF(0, size)])
    )


def _paint_dealer(painter: QPainter, area: QRectF, mark: str, theme: Theme) -> None:
    painter.setPen(QPen(QColor(theme.button_text), 1))
    painter.setBrush(QColor(theme.button))
    painter.drawEllipse(area)
    painter.setFont(table_font(area.height() * 0.62, bold=True))
    painter.setPen(QColor(theme.button_text))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, mark)


def _paint_lead(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Who leads: a card that is pushed forward."""
    painter.setPen(QPen(QColor(theme.plate), 1.2))
    painter.setBrush(QColor(theme.turn))
    painter.drawEllipse(area)
    middle, size = area.center(), area.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.plate))
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(middle.x(), middle.y() - size * 0.30),
                QPointF(middle.x() + size * 0.28, middle.y() + size * 0.02),
                QPointF(middle.x() + size * 0.10, middle.y() + size * 0.02),
                QPointF(middle.x() + size * 0.10, middle.y() + size * 0.28),
                QPointF(middle.x() - size * 0.10, middle.y() + size * 0.28),
                QPointF(middle.x() - size * 0.10, middle.y() + size * 0.02),
                QPointF(middle.x() - size * 0.28, middle.y() + size * 0.02),
            ]
        )
    )


def _chip_font(chip: Chip, text_px: float) -> QFont:
    font = table_font(text_px * 0.84, bold=True)
    font.setStrikeOut(chip.kind is ChipKind.VOID)
    return font


def _paint_chip(painter: QPainter, chip: Chip, area: QRectF, size: float, theme: Theme) -> None:
    """Re is a shield, Kontra has cut corners, words are round: shapes, not colours alone."""
    path = QPainterPath()
    cut = area.height() * 0.32
    if chip.kind is ChipKind.RE:
        path.moveTo(area.topLeft())
        path.lineTo(area.topRight())
        path.lineTo(area.right(), area.bottom() - cut)
        path.lineTo(area.center().x(), area.bottom())
        path.lineTo(area.left(), area.bottom() - cut)
        path.closeSubpath()
    elif chip.kind is ChipKind.KONTRA:
        path.addPolygon(
            QPolygonF(
                [
                    QPointF(area.left() + cut, area.top()),
                    QPointF(area.right() - cut, area.top()),
                    QPointF(area.right(), area.center().y()),
                    QPointF(area.right() - cut, area.bottom()),
                    QPointF(area.left() + cut, area.bottom()),
                    QPointF(area.left(), area.center().y()),
                ]
            )
        )
        path.closeSubpath()
    else:
        path.addRoundedRect(area, area.height() / 2, area.height() / 2)
    fill, ink, edge = {
        ChipKind.RE: (theme.re, theme.re_text, theme.re_text),
        ChipKind.KONTRA: (theme.kontra, theme.kontra_text, theme.kontra_text),
        ChipKind.SAID: (theme.bubble, theme.bubble_text, theme.bubble_text),
        ChipKind.VOID: (theme.plate, theme.faint, theme.faint),
        ChipKind.NOTE: (theme.plate, theme.text, theme.faint),
        ChipKind.TROPHY: (theme.turn, theme.plate, theme.plate),
    }[chip.kind]
    painter.setBrush(QColor(fill))
    painter.setPen(QPen(with_alpha(edge, 190), 1.2))
    painter.drawPath(path)
    font = _chip_font(chip, size)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    text = elided(chip.text, font, area.width() - size * 0.8)
    lift = -area.height() * 0.06 if chip.kind is ChipKind.RE else 0.0
    painter.drawText(area.translated(0, lift), Qt.AlignmentFlag.AlignCenter, text)


def badge_pixmap(text: str, text_px: float, theme: Theme, ratio: float) -> QPixmap:
    """The number of tricks on a pile."""
    font = table_font(text_px * 0.95, bold=True)
    size = text_px * 1.7
    width = max(size, QFontMetricsF(font).horizontalAdvance(text) + text_px * 0.8)
    pixmap = canvas(width, size, ratio)
    painter = painter_on(pixmap)
    area = QRectF(0.5, 0.5, width - 1, size - 1)
    painter.setBrush(with_alpha(theme.plate, 235))
    painter.setPen(QPen(with_alpha(theme.text, 150), 1))
    painter.drawRoundedRect(area, size / 2, size / 2)
    painter.setFont(font)
    painter.setPen(QColor(theme.text))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return pixmap
