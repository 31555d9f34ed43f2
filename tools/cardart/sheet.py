"""Contact sheets for judging the deck by eye. Needs PySide6; not part of the generator.

`python -m tools.cardart.sheet OUT.png --design classic --width 120 --table green` draws one sheet.
`python -m tools.cardart.sheet FOLDER --all` draws those a change of the deck is judged by: every
design in four sizes on a light and a dark table, as it is seen with each kind of colour blindness,
and the backs.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

#: Widths of a card in pixels: in a small window, in a usual one, large, and to look at.
SIZES = (60, 120, 240, 400)
#: From here on only the courts are drawn; the others look the same in every size.
LARGE = 400
TABLES = {"green": "#2f6b4a", "dark": "#23272f", "light": "#e9e6df"}

# Linear-light RGB matrices of full dichromacy (Viénot, Brettel and Mollon 1999; for the third kind
# the usual one-plane approximation).
MATRICES = {
    "protanopia": (0.1124, 0.8876, 0.0, 0.1124, 0.8876, 0.0, 0.0040, -0.0040, 1.0),
    "deuteranopia": (0.2928, 0.7072, 0.0, 0.2928, 0.7072, 0.0, -0.0223, 0.0223, 1.0),
    "tritanopia": (1.0, 0.1446, -0.1446, 0.0, 0.8592, 0.1408, 0.0, 0.8592, 0.1408),
}


def simulate(rgb: tuple[int, int, int], kind: str) -> tuple[int, int, int]:
    """Gives the colour a person with that colour blindness would match with the given one."""

    def linear(value: int) -> float:
        c = value / 255
        return c / 12.92 if c <= 0.04045 else float(((c + 0.055) / 1.055) ** 2.4)

    def coded(value: float) -> int:
        c = min(1.0, max(0.0, value))
        return round(255 * (12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055))

    m = MATRICES[kind]
    r, g, b = (linear(value) for value in rgb)
    return (
        coded(m[0] * r + m[1] * g + m[2] * b),
        coded(m[3] * r + m[4] * g + m[5] * b),
        coded(m[6] * r + m[7] * g + m[8] * b),
    )


def sheet(
    documents: Sequence[bytes],
    width: int,
    columns: int,
    table: str,
    kind: str,
    out: Path,
    ratio: float,
) -> None:
    """Draws the documents in rows on a plain table and writes a PNG."""
    from PySide6.QtCore import QByteArray, QRectF
    from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    assert app is not None
    gap = max(4, width // 12)
    height = round(width * ratio)
    rows = -(-len(documents) // columns)
    image = QImage(
        gap + columns * (width + gap), gap + rows * (height + gap), QImage.Format.Format_RGB32
    )
    image.fill(QColor(TABLES[table]))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for index, data in enumerate(documents):
        renderer = QSvgRenderer(QByteArray(data))
        x = gap + index % columns * (width + gap)
        y = gap + index // columns * (height + gap)
        renderer.render(painter, QRectF(x, y, width, height))
    painter.end()
    if kind in MATRICES:
        seen: dict[int, int] = {}
        for y in range(image.height()):
            for x in range(image.width()):
                pixel = image.pixel(x, y)
                if pixel not in seen:
                    c = QColor(pixel)
                    seen[pixel] = QColor(*simulate((c.red(), c.green(), c.blue()), kind)).rgb()
                image.setPixel(x, y, seen[pixel])
    image.save(str(out))


def review(folder: Path) -> int:
    """Draws all sheets that the deck is judged by; gives their number."""
    from tools.cardart.backs import BACKS
    from tools.cardart.deck import DESIGNS, RANKS, files

    folder.mkdir(parents=True, exist_ok=True)
    made = files()
    count = 0

    def draw(name: str, documents: Sequence[str], width: int, table: str, kind: str) -> None:
        nonlocal count
        out = folder / f"{name}.png"
        sheet([text.encode() for text in documents], width, 6, table, kind, out, 364 / 250)
        count += 1

    for design in (one.name for one in DESIGNS):

        def face(code: str, design: str = design) -> str:
            own = f"cards/{design}/bdka/{code}.svg"
            return made[own if own in made else f"cards/{design}/{code}.svg"]

        faces = [face(suit + rank) for suit in "CSHD" for rank in RANKS]
        courts = [face(suit + rank) for suit in "CSHD" for rank in "KQJ"]
        for width in SIZES:
            for table in ("light", "dark"):
                documents = courts if width >= LARGE else faces
                draw(f"{design}_{width}_{table}", documents, width, table, "none")
        for kind in MATRICES:
            draw(f"{design}_{kind}", faces, 60, "green", kind)
    draw("backs", [made[f"cards/backs/{name}.svg"] for name in BACKS], 200, "green", "none")
    return count


def main(arguments: Sequence[str] | None = None) -> int:
    """Command line of the sheet maker."""
    parser = argparse.ArgumentParser(prog="python -m tools.cardart.sheet")
    parser.add_argument("out", type=Path)
    parser.add_argument("--all", action="store_true", help="draw all sheets into the folder OUT")
    parser.add_argument("--design", default="classic")
    parser.add_argument("--letters", default="bdka")
    parser.add_argument("--width", type=int, default=120, help="card width in pixels")
    parser.add_argument("--columns", type=int, default=6)
    parser.add_argument("--table", choices=TABLES, default="green")
    parser.add_argument("--cvd", choices=["none", *MATRICES], default="none")
    parser.add_argument("--cards", default="", help="card codes or file names, separated by commas")
    parser.add_argument(
        "--ratio", type=float, default=364 / 250, help="height of a cell by its width"
    )
    options = parser.parse_args(arguments)
    if options.all:
        print(f"{review(options.out)} sheets in {options.out}")
        return 0
    from tools.cardart.deck import RANKS, files

    made = files()

    def find(name: str) -> str:
        for candidate in (
            f"cards/{options.design}/{options.letters}/{name}.svg",
            f"cards/{options.design}/{name}.svg",
            f"cards/backs/{name}.svg",
            f"{name}.svg",
        ):
            if candidate in made:
                return made[candidate]
        raise SystemExit(f"no picture is called {name!r}")

    names = options.cards.split(",") if options.cards else [s + r for s in "CSHD" for r in RANKS]
    documents = [find(name).encode() for name in names]
    sheet(
        documents,
        options.width,
        options.columns,
        options.table,
        options.cvd,
        options.out,
        options.ratio,
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
