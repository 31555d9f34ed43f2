"""Shapes with colours, and their text as SVG.

Only what Qt's SVG renderer draws faithfully is written: `svg`, `g` and `path`. No clip paths, no
symbols, no text, no filters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from tools.cardart.geometry import Path, Point, number

INK = "#20242f"
"""Colour of every outline unless a shape says otherwise."""


@dataclass(frozen=True, slots=True)
class Shape:
    """One path with its paint.

    Attributes:
        path: the outline.
        fill: colour, or None for a line.
        stroke: colour of the line, or None for no line.
        width: width of the line in card units.
        opacity: 1 is solid.
    """

    path: Path
    fill: str | None = None
    stroke: str | None = None
    width: float = 1.4
    opacity: float = 1.0

    def mapped(self, change: Callable[[float, float], Point]) -> Shape:
        """Gives the shape with all points changed; line widths stay."""
        return replace(self, path=self.path.mapped(change))

    def text(self) -> str:
        """Gives the element; attributes that equal the surrounding group's are left out."""
        parts = [f'<path d="{self.path.text()}"']
        if self.fill is None:
            parts.append(' fill="none"')
        else:
            parts.append(f' fill="{self.fill}"')
        if self.stroke is not None:
            if self.stroke != INK:
                parts.append(f' stroke="{self.stroke}"')
            if self.width != DEFAULT_WIDTH:
                parts.append(f' stroke-width="{number2(self.width)}"')
        else:
            parts.append(' stroke="none"')
        if self.opacity != 1.0:
            parts.append(f' opacity="{number2(self.opacity)}"')
        parts.append("/>")
        return "".join(parts)


DEFAULT_WIDTH = 1.4


def number2(value: float) -> str:
    """Writes a width or an opacity with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def area(outline: Path, fill: str, opacity: float = 1.0) -> Shape:
    """A filled shape without a line."""
    return Shape(outline, fill, None, opacity=opacity)


def inked(outline: Path, fill: str, width: float = DEFAULT_WIDTH, stroke: str = INK) -> Shape:
    """A filled shape with an outline."""
    return Shape(outline, fill, stroke, width)


def line(outline: Path, width: float = DEFAULT_WIDTH, stroke: str = INK) -> Shape:
    """A line without a filling."""
    return Shape(outline, None, stroke, width)


def place(
    shapes: Iterable[Shape], dx: float, dy: float, scale: float = 1.0, *, mirror: bool = False
) -> list[Shape]:
    """Moves shapes to dx, dy after scaling them, and mirrors them left to right if asked.

    Line widths grow with the root of the scale, so that small copies keep visible lines.
    """
    sx = -scale if mirror else scale
    result = []
    for shape in shapes:
        moved = shape.mapped(lambda x, y: (x * sx + dx, y * scale + dy))
        result.append(replace(moved, width=shape.width * scale**0.5))
    return result


def group(shapes: Sequence[Shape], transform: str = "") -> str:
    """Gives a group with the default ink line set once."""
    change = f' transform="{transform}"' if transform else ""
    body = "\n".join(shape.text() for shape in shapes)
    return (
        f'<g stroke="{INK}" stroke-width="{number2(DEFAULT_WIDTH)}" stroke-linejoin="round" '
        f'stroke-linecap="round"{change}>\n{body}\n</g>\n'
    )


def document(width: float, height: float, body: str) -> str:
    """Wraps groups into a complete file."""
    w, h = number(width), number(height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="0 0 {w} {h}">\n{body}</svg>\n'
    )
