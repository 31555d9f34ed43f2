"""Writes the program's icon as PNG files: `python -m tools.cardart.raster`. Needs PySide6."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.cardart.__main__ import ASSETS
from tools.cardart.icons import files

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SMALL_UP_TO = 32
"""Up to this size the simpler cut of the icon is used."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.cardart.raster", description=__doc__)
    parser.add_argument("--out", type=Path, default=ASSETS / "icons")
    options = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QByteArray, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    assert app is not None
    made = files()
    options.out.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        name = "app_small" if size <= SMALL_UP_TO else "app"
        QSvgRenderer(QByteArray(made[name].encode())).render(painter)
        painter.end()
        image.save(str(options.out / f"app_{size}.png"))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
