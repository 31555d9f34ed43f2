"""A person's own pictures of cards: a folder of SVG or PNG files, each named by its card.

Names are suit and rank as in records (``C S H D`` and ``9 J Q K 10 A``): ``CQ.svg`` is the queen of
clubs, ``H10.png`` the ten of hearts, ``back.svg`` the back; capital or small letters, and ``.jpg``
is understood too. What is missing or cannot be read is told and replaced by ours.
"""

from __future__ import annotations

from enum import Enum, unique
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter
from PySide6.QtSvg import QSvgRenderer

__all__ = ["BACK", "OwnCards", "Trouble"]

BACK: Final = "back"
"""The name of the back's file."""

#: In the order in which they are looked for.
_KINDS: Final = (".svg", ".png", ".jpg", ".jpeg", ".webp")
_MOST_BYTES: Final = 16_000_000
_MOST_PIXELS: Final = 16_000_000
#: No card on any screen is drawn larger.
_LARGEST: Final = QSize(1600, 2400)


@unique
class Trouble(Enum):
    """Why a picture cannot be used."""

    NO_FOLDER = "no folder"
    MISSING = "missing"
    UNREADABLE = "unreadable"
    TOO_LARGE = "too large"


class OwnCards:
    """The pictures of one folder. Each file is read once, when its card is first drawn."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files = _files_by_name(folder)
        self._pictures: dict[str, QSvgRenderer | QImage | None] = {}
        self._troubles: dict[str, Trouble] = {}

    @property
    def folder(self) -> Path:
        """Where the pictures are."""
        return self._folder

    def look_at(self, name: str) -> None:
        """Reads the picture of one card, if that has not been done yet."""
        if self._files is not None:
            self._picture(name)

    @property
    def troubles(self) -> dict[str, Trouble]:
        """What is wrong with what was looked at; with the whole folder if it cannot be read.

        By the name of the card. The back may be missing without a word.
        """
        if self._files is None:
            return {"": Trouble.NO_FOLDER}
        return {
            name: trouble
            for name, trouble in self._troubles.items()
            if (name, trouble) != (BACK, Trouble.MISSING)
        }

    def paint(self, painter: QPainter, area: QRectF, name: str) -> bool:
        """Paints a card, or returns False if there is no usable picture of it.

        Args:
            painter: where it is painted.
            area: the whole card.
            name: a card code or ``BACK``.
        """
        picture = self._picture(name)
        if picture is None:
            return False
        if isinstance(picture, QSvgRenderer):
            picture.render(painter, area)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(area, _near(picture, painter, area))
        return True

    def _picture(self, name: str) -> QSvgRenderer | QImage | None:
        if name not in self._pictures:
            found = self._read(name)
            if isinstance(found, Trouble):
                self._troubles[name] = found
                self._pictures[name] = None
            else:
                self._pictures[name] = found
        return self._pictures[name]

    def _read(self, name: str) -> QSvgRenderer | QImage | Trouble:
        path = (self._files or {}).get(name.upper())
        if path is None:
            return Trouble.MISSING
        try:
            if path.stat().st_size > _MOST_BYTES:
                return Trouble.TOO_LARGE
            data = path.read_bytes()
        except OSError:
            return Trouble.UNREADABLE
        return _svg(data) if path.suffix.lower() == ".svg" else _bitmap(path)


def _files_by_name(folder: Path) -> dict[str, Path] | None:
    """The picture for each name in capital letters, or None if the folder cannot be read."""
    try:
        entries = sorted(folder.iterdir())
    except OSError:
        return None
    found: dict[str, Path] = {}
    for kind in _KINDS:
        for path in entries:
            if path.suffix.lower() == kind:
                found.setdefault(path.stem.upper(), path)
    return found


def _svg(data: bytes) -> QSvgRenderer | Trouble:
    renderer = QSvgRenderer(QByteArray(data))
    if not renderer.isValid() or renderer.defaultSize().isEmpty():
        return Trouble.UNREADABLE
    return renderer


def _bitmap(path: Path) -> QImage | Trouble:
    reader = QImageReader(str(path))
    # By what is in it, not by how it is called.
    reader.setDecideFormatFromContent(True)
    size = reader.size()
    if not size.isValid():
        return Trouble.UNREADABLE
    if size.width() * size.height() > _MOST_PIXELS:
        return Trouble.TOO_LARGE
    if size.width() > _LARGEST.width() or size.height() > _LARGEST.height():
        reader.setScaledSize(size.scaled(_LARGEST, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    return Trouble.UNREADABLE if image.isNull() else image


def _near(image: QImage, painter: QPainter, area: QRectF) -> QImage:
    """The picture in about the size it is painted in; far smaller ones would come out jagged."""
    ratio = painter.device().devicePixelRatio()
    wanted = QSize(max(1, round(area.width() * ratio)), max(1, round(area.height() * ratio)))
    if image.width() <= 1.5 * wanted.width():
        return image
    return image.scaled(
        wanted, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
