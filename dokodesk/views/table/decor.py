"""Everything on the table beside the cards: name plates, piles' numbers, bubbles, banner, game.

Each is one pixmap item that is painted anew only when what it says has changed.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from dokodesk.views.table.geometry import Geometry, Metrics, Point
from dokodesk.views.table.layout import PILE_RISE, side_of
from dokodesk.views.table.paint import table_font
from dokodesk.views.table.paintplate import badge_pixmap, chip_spots, plate_offset, plate_pixmap
from dokodesk.views.table.paintwords import banner_pixmap, bubble_pixmap, pill_pixmap
from dokodesk.views.table.scene import TableScene
from dokodesk.views.table.seats import Plate
from dokodesk.views.table.theme import Theme

__all__ = ["Decor"]

_BELOW, _LEFT, _ABOVE, _RIGHT = range(4)
#: How many painted plates are kept: twice those of a trick, with and without the turn.
_PLATES_KEPT = 16
_Z_PLATE = 395.0
_Z_BADGE = 396.0
_Z_INFO = 394.0
_Z_BUBBLE = 3000.0
_Z_BANNER = 3100.0


class Decor:
    """The pictures round the cards of one scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._own_seat = 0
        self._plates = [scene.add_pixmap(_Z_PLATE) for _ in range(4)]
        self._badges = [scene.add_pixmap(_Z_BADGE) for _ in range(4)]
        self._bubbles = [scene.add_pixmap(_Z_BUBBLE) for _ in range(4)]
        self._banner = scene.add_pixmap(_Z_BANNER)
        self._info = scene.add_pixmap(_Z_INFO)
        self._points = scene.add_pixmap(_Z_BUBBLE)
        self._shown: dict[int, Hashable] = {}
        self._values: tuple[Plate, ...] = ()
        self._said: dict[int, str] = {}
        self._banner_text: tuple[str, str] | None = None
        self._info_text = ("", "")
        self._points_text = ""
        # The same few plates come again and again as the turn goes round.
        self._painted_plate = lru_cache(maxsize=_PLATES_KEPT)(plate_pixmap)

    @property
    def plates(self) -> tuple[Plate, ...]:
        """What the plates say."""
        return self._values

    @property
    def said(self) -> dict[int, str]:
        """The speech bubbles shown, by seat."""
        return dict(self._said)

    @property
    def banner_text(self) -> tuple[str, str] | None:
        """What the banner says, or ``None``."""
        return self._banner_text

    @property
    def info_text(self) -> tuple[str, str]:
        """What stands in the corner."""
        return self._info_text

    def areas(self) -> dict[str, QRectF]:
        """What is shown and where, in pixels of the table: plates without their glow, and so on."""
        found = {}
        unit = self._geometry.unit
        for plate in self._values:
            side = side_of(plate.seat, self._own_seat)
            place = self._geometry.seats[side].plate
            area = QRectF(place.x * unit, place.y * unit, place.w * unit, place.h * unit)
            found[f"plate {side}"] = area
            for chip, spot, _ in chip_spots(plate, side, self._metrics, self._text_px):
                found[f"mark {chip.text!r} at {side}"] = spot.translated(area.topLeft())
        items = {f"tricks {seat}": item for seat, item in enumerate(self._badges)}
        items |= {f"said {seat}": item for seat, item in enumerate(self._bubbles)}
        items |= {"banner": self._banner, "game": self._info}
        shown = {name: item.sceneBoundingRect() for name, item in items.items() if item.isVisible()}
        return found | shown

    def arrange(
        self, geometry: Geometry, metrics: Metrics, text_px: float, theme: Theme, ratio: float
    ) -> None:
        """Take a size and look; everything shown is painted anew."""
        self._geometry = geometry
        self._metrics = metrics
        self._text_px = text_px
        self._theme = theme
        self._ratio = ratio
        self._shown = {}
        self.show_plates(self._values, self._own_seat)
        for seat, text in self._said.items():
            self.say(seat, text)
        if self._banner_text is not None:
            self.show_banner(*self._banner_text)
        self.show_info(*self._info_text)
        self.show_points(self._points_text)

    # --- seats -----------------------------------------------------------------------------------

    def show_plates(self, plates: tuple[Plate, ...], own_seat: int = 0) -> None:
        """Show the name plates and the numbers on the piles; nothing if there are none."""
        self._values = plates
        self._own_seat = own_seat
        if not plates:
            for item in (*self._plates, *self._badges):
                item.hide()
            self._shown = {}
            return
        for plate in plates:
            if self._shown.get(plate.seat) != plate:
                self._shown[plate.seat] = plate
                self._show_plate(plate)
                self._show_badge(plate)

    def _show_plate(self, plate: Plate) -> None:
        side = side_of(plate.seat, self._own_seat)
        place = self._geometry.seats[side]
        pixmap = self._painted_plate(
            plate,
            side,
            self._metrics,
            self._text_px,
            self._theme,
            self._ratio,
            QCoreApplication.translate("Seats", "D"),
        )
        unit = self._geometry.unit
        offset = plate_offset(side, self._metrics)
        self._scene.show_pixmap(
            self._plates[plate.seat],
            pixmap,
            place.plate.x * unit + offset.x(),
            place.plate.y * unit + offset.y(),
        )

    def _show_badge(self, plate: Plate) -> None:
        item = self._badges[plate.seat]
        if not plate.tricks:
            item.hide()
            return
        place = self._geometry.seats[side_of(plate.seat, self._own_seat)]
        pixmap = badge_pixmap(str(plate.tricks), self._text_px, self._theme, self._ratio)
        rise = PILE_RISE * (plate.tricks - 1)
        at = (place.pile.x + rise, place.pile.y - rise)
        self._centre(item, pixmap.deviceIndependentSize().toTuple(), *at)
        item.setPixmap(pixmap)
        item.show()

    def _centre(
        self, item: QGraphicsPixmapItem, size: tuple[float, float], x: float, y: float
    ) -> None:
        unit, ratio = self._geometry.unit, self._ratio
        left, top = x * unit - size[0] / 2, y * unit - size[1] / 2
        item.setPos(round(left * ratio) / ratio, round(top * ratio) / ratio)

    # --- words -----------------------------------------------------------------------------------

    def say(self, seat: int, text: str) -> None:
        """Let a seat say something; it stays until ``hush``."""
        self._said[seat] = text
        side = side_of(seat, self._own_seat)
        pixmap, at = self._spoken(text, side, by_plate=self._geometry.compact)
        if self._meets_a_plate(QRectF(at, pixmap.deviceIndependentSize()), side):
            pixmap, at = self._spoken(text, side, by_plate=True)
        self._scene.show_pixmap(self._bubbles[seat], pixmap, at.x(), at.y())

    def _spoken(self, text: str, side: int, *, by_plate: bool) -> tuple[QPixmap, QPointF]:
        """A bubble and where it is.

        Args:
            text: what is said.
            side: of the seat.
            by_plate: it comes from the plate, not from the hand: beside the own plate, below the
                others, where it covers no other plate.
        """
        geometry = self._geometry
        unit, plate = geometry.unit, geometry.seats[side].plate
        at, shape, most = geometry.seats[side].speech, side, geometry.width
        if by_plate:
            if side == _BELOW:
                at, shape, most = Point(plate.right, plate.centre.y), _LEFT, most - plate.right
            else:
                at, shape = Point(plate.centre.x, plate.bottom), _ABOVE
            if side == _ABOVE:
                most = geometry.seats[_RIGHT].plate.x - geometry.seats[_LEFT].plate.right
        pixmap, tip = bubble_pixmap(
            text, shape, self._text_px, self._theme, self._ratio, most * unit - 4
        )
        width = pixmap.deviceIndependentSize().width()
        x = min(max(2.0, at.x * unit - tip.x()), geometry.width * unit - width - 2.0)
        return pixmap, QPointF(x, at.y * unit - tip.y())

    def _meets_a_plate(self, area: QRectF, side: int) -> bool:
        unit = self._geometry.unit
        others = [seat.plate for seat in self._geometry.seats if seat.side != side]
        return any(
            area.intersects(QRectF(at.x * unit, at.y * unit, at.w * unit, at.h * unit))
            for at in others
        )

    def hush(self, seat: int | None = None) -> None:
        """Take a seat's bubble away, or all of them."""
        for who in (0, 1, 2, 3) if seat is None else (seat,):
            self._said.pop(who, None)
            self._bubbles[who].hide()

    def show_banner(self, title: str, detail: str = "") -> None:
        """Show an important fact in the middle of the table."""
        self._banner_text = (title, detail)
        geometry = self._geometry
        pixmap = banner_pixmap(
            title,
            detail,
            self._text_px,
            self._theme,
            self._ratio,
            geometry.width * geometry.unit * 0.8,
        )
        at = geometry.trick
        self._centre(self._banner, pixmap.deviceIndependentSize().toTuple(), at.x, at.y)
        self._banner.setPixmap(pixmap)
        self._banner.show()

    def hide_banner(self) -> None:
        """Take the banner away."""
        self._banner_text = None
        self._banner.hide()

    def show_info(self, title: str, detail: str) -> None:
        """Show the game in the upper left corner; nothing if the title is empty."""
        self._info_text = (title, detail)
        if not title:
            self._info.hide()
            return
        area = self._geometry.info
        unit = self._geometry.unit
        if self._geometry.compact and detail:
            both = f"{title} · {detail}"
            words = QFontMetricsF(table_font(self._text_px, bold=True)).horizontalAdvance(both)
            fits = words + self._text_px * 1.5 <= area.w * unit
            title, detail = (both if fits else title), ""
        pixmap = pill_pixmap(title, detail, self._text_px, self._theme, self._ratio, area.w * unit)
        self._scene.show_pixmap(self._info, pixmap, area.x * unit, area.y * unit)

    def show_points(self, text: str) -> None:
        """Show the card points of the trick in its middle; nothing if the text is empty."""
        self._points_text = text
        if not text:
            self._points.hide()
            return
        pixmap = badge_pixmap(text, self._text_px * 1.1, self._theme, self._ratio)
        at = self._geometry.trick
        self._centre(self._points, pixmap.deviceIndependentSize().toTuple(), at.x, at.y)
        self._points.setPixmap(pixmap)
        self._points.show()
