"""Paths and the little geometry the drawings need.

A drawing here is a list of shapes; a shape is a path with a colour. Paths are immutable, every
operation gives a new one, and nothing is random: the same script always writes the same file.
Coordinates are those of the card (250 wide, 364 high, y points down).
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Knot: TypeAlias = tuple[float, float] | tuple[float, float, str]
Segment: TypeAlias = tuple[str, tuple[float, ...]]

_ARGUMENTS = {"M": 2, "L": 2, "C": 6, "Q": 4, "Z": 0}
_TOKEN = re.compile(r"[MLCQZ]|-?\d+\.?\d*|-?\.\d+")
_CIRCLE = 0.5523  # control length that makes four cubic curves look like a circle


def number(value: float) -> str:
    """Writes a coordinate with at most one decimal, in as few characters as possible."""
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    return "0" if text == "-0" else text


@dataclass(frozen=True, slots=True)
class Path:
    """A path of absolute M, L, C and Z segments."""

    segments: tuple[Segment, ...] = ()

    def __add__(self, other: Path) -> Path:
        return Path(self.segments + other.segments)

    def mapped(self, change: Callable[[float, float], Point]) -> Path:
        """Gives the path with every point (control points too) sent through `change`."""
        result: list[Segment] = []
        for command, values in self.segments:
            flat: list[float] = []
            for index in range(0, len(values), 2):
                flat.extend(change(values[index], values[index + 1]))
            result.append((command, tuple(flat)))
        return Path(tuple(result))

    def moved(self, dx: float, dy: float) -> Path:
        """Gives the path shifted by dx, dy."""
        return self.mapped(lambda x, y: (x + dx, y + dy))

    def scaled(self, sx: float, sy: float | None = None) -> Path:
        """Gives the path scaled about the origin; a negative `sx` mirrors it."""
        factor = sx if sy is None else sy
        return self.mapped(lambda x, y: (x * sx, y * factor))

    def turned(self, degrees: float) -> Path:
        """Gives the path turned clockwise about the origin."""
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return self.mapped(lambda x, y: (x * cos - y * sin, x * sin + y * cos))

    def reversed(self) -> Path:
        """Gives the path with each subpath drawn the other way round (turns a shape into a hole)."""
        result: list[Segment] = []
        for subpath in self.subpaths():
            closed = subpath[-1][0] == "Z"
            body = subpath[:-1] if closed else subpath
            points: list[float] = []
            kinds: list[str] = []
            for command, values in body:
                points.extend(values)
                kinds.append(command)
            pairs = [(points[i], points[i + 1]) for i in range(0, len(points), 2)][::-1]
            result.append(("M", pairs[0]))
            cursor = 1
            for command in kinds[:0:-1]:
                count = 3 if command == "C" else 1
                step = pairs[cursor : cursor + count]
                result.append((command, tuple(v for pair in step for v in pair)))
                cursor += count
            if closed:
                result.append(("Z", ()))
        return Path(tuple(result))

    def subpaths(self) -> list[list[Segment]]:
        """Splits the path where a new subpath begins."""
        result: list[list[Segment]] = []
        for segment in self.segments:
            if segment[0] == "M":
                result.append([])
            result[-1].append(segment)
        return result

    def polygons(self, steps: int = 8) -> list[list[Point]]:
        """Gives the subpaths as polygons, curves cut into `steps` straight pieces."""
        result: list[list[Point]] = []
        for subpath in self.subpaths():
            polygon: list[Point] = []
            for command, v in subpath:
                if command in "ML":
                    polygon.append((v[0], v[1]))
                elif command == "C":
                    x0, y0 = polygon[-1]
                    for step in range(1, steps + 1):
                        t = step / steps
                        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
                        polygon.append(
                            (
                                a * x0 + b * v[0] + c * v[2] + d * v[4],
                                a * y0 + b * v[1] + c * v[3] + d * v[5],
                            )
                        )
            result.append(polygon)
        return result

    def text(self) -> str:
        """Gives the value for the `d` attribute.

        Points are rounded to a tenth and written relative to the one before, which is shorter;
        rounding never adds up, because each step starts from the rounded point.
        """
        parts: list[str] = []
        here = start = (0, 0)
        previous = ""
        for command, values in self.segments:
            # Rounded twice: sines differ in their last digit from one platform to another.
            tenths = [round(round(value, 5) * 10) for value in values]
            if command == "M":
                start = (tenths[0], tenths[1])
                here_base = (0, 0)
            else:
                here_base = here
            body = ""
            for index, value in enumerate(tenths):
                piece = _tenth(value - here_base[index % 2])
                body += piece if not body or piece.startswith("-") else " " + piece
            letter = command if command == "M" else command.lower()
            if letter == previous and letter not in "Mz":
                parts.append(body if body.startswith("-") else " " + body)
            else:
                parts.append(letter + body)
            previous = letter
            here = (tenths[-2], tenths[-1]) if tenths else start
        return "".join(parts)


def _tenth(value: int) -> str:
    """Writes a number of tenths without superfluous digits."""
    sign, value = ("-", -value) if value < 0 else ("", value)
    whole, part = divmod(value, 10)
    if not part:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{part}"


def path(text: str) -> Path:
    """Reads a path written with absolute M, L, C, Q and Z.

    Raises:
        ValueError: the text has another command or a wrong number of coordinates.
    """
    tokens = _TOKEN.findall(text)
    segments: list[Segment] = []
    here: Point = (0.0, 0.0)
    command = ""
    index = 0
    while index < len(tokens):
        if tokens[index] in _ARGUMENTS:
            command = tokens[index]
            index += 1
        count = _ARGUMENTS[command]
        values = tuple(float(token) for token in tokens[index : index + count])
        if len(values) != count:
            raise ValueError(f"{command} needs {count} numbers in path {text!r}")
        index += count
        if command == "Q":
            (x0, y0), (x1, y1, x2, y2) = here, values
            curve = (x0 + 2 * (x1 - x0) / 3, y0 + 2 * (y1 - y0) / 3)
            curve2 = (x2 + 2 * (x1 - x2) / 3, y2 + 2 * (y1 - y2) / 3)
            segments.append(("C", (*curve, *curve2, x2, y2)))
        else:
            segments.append((command, values))
        if values:
            here = (values[-2], values[-1])
        if command == "M":
            command = "L"
    return Path(tuple(segments))


def polygon(points: Iterable[Point], *, closed: bool = True) -> Path:
    """Joins points by straight lines."""
    listed = list(points)
    segments: list[Segment] = [("M", listed[0])]
    segments.extend(("L", point) for point in listed[1:])
    if closed:
        segments.append(("Z", ()))
    return Path(tuple(segments))


def _knot(word: str) -> Knot:
    x, y = word.rstrip("c").split(",")
    return (float(x), float(y), "c") if word.endswith("c") else (float(x), float(y))


def spline(knots: Sequence[Knot] | str, *, closed: bool = True) -> Path:
    """Draws a smooth line through the knots.

    Args:
        knots: points; one with a third element "c" is a corner. Or the same as text: "x,y" parted
            by blanks, a corner with the letter c after it.
        closed: joins the last knot to the first.
    """
    if isinstance(knots, str):
        return spline([_knot(word) for word in knots.split()], closed=closed)
    points: list[Point] = [(knot[0], knot[1]) for knot in knots]
    corner = [len(knot) == 3 for knot in knots]
    count = len(points)

    def handle(at: int, before: int, after: int, towards: int) -> Point:
        x, y = points[at]
        length = math.dist(points[at], points[towards]) / 3
        if corner[at] or (not closed and at in (0, count - 1)):
            dx, dy = points[towards][0] - x, points[towards][1] - y
        else:
            dx, dy = points[after][0] - points[before][0], points[after][1] - points[before][1]
            if towards == before:
                dx, dy = -dx, -dy
        size = math.hypot(dx, dy) or 1.0
        return (x + dx / size * length, y + dy / size * length)

    segments: list[Segment] = [("M", points[0])]
    for index in range(count if closed else count - 1):
        after = (index + 1) % count
        first = handle(index, (index - 1) % count, after, after)
        second = handle(after, index, (after + 1) % count, index)
        segments.append(("C", (*first, *second, *points[after])))
    if closed:
        segments.append(("Z", ()))
    return Path(tuple(segments))


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> Path:
    """Draws an ellipse clockwise; a circle when `ry` is left out."""
    ry = rx if ry is None else ry
    kx, ky = rx * _CIRCLE, ry * _CIRCLE
    return Path(
        (
            ("M", (cx + rx, cy)),
            ("C", (cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry)),
            ("C", (cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy)),
            ("C", (cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry)),
            ("C", (cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy)),
            ("Z", ()),
        )
    )


def arc(cx: float, cy: float, radius: float, start: float, end: float) -> Path:
    """Draws an open arc of a circle; angles in degrees, 0 right, 90 down, growing clockwise."""
    count = max(1, math.ceil(abs(end - start) / 90 - 1e-9))
    step = math.radians((end - start) / count)
    k = 4 / 3 * math.tan(step / 4) * radius
    angle = math.radians(start)
    segments: list[Segment] = [
        ("M", (cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    ]
    for _ in range(count):
        cos, sin = math.cos(angle), math.sin(angle)
        angle += step
        cos2, sin2 = math.cos(angle), math.sin(angle)
        x, y = cx + radius * cos2, cy + radius * sin2
        first = (cx + radius * cos - k * sin, cy + radius * sin + k * cos)
        segments.append(("C", (*first, x + k * sin2, y - k * cos2, x, y)))
    return Path(tuple(segments))


def joined(parts: Iterable[Path], *, closed: bool = True) -> Path:
    """Joins open paths end to end by straight lines into one."""
    segments: list[Segment] = []
    for part in parts:
        for command, values in part.segments:
            segments.append(("L" if command == "M" and segments else command, values))
    if closed:
        segments.append(("Z", ()))
    return Path(tuple(segments))


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0.0) -> Path:
    """Draws a rectangle clockwise, with round corners if `radius` is given."""
    r, b = x + width, y + height
    if not radius:
        return polygon([(x, y), (r, y), (r, b), (x, b)])
    k = radius * (1 - _CIRCLE)
    q = radius
    return Path(
        (
            ("M", (x + q, y)),
            ("L", (r - q, y)),
            ("C", (r - k, y, r, y + k, r, y + q)),
            ("L", (r, b - q)),
            ("C", (r, b - k, r - k, b, r - q, b)),
            ("L", (x + q, b)),
            ("C", (x + k, b, x, b - k, x, b - q)),
            ("L", (x, y + q)),
            ("C", (x, y + k, x + k, y, x + q, y)),
            ("Z", ()),
        )
    )


def lozenge(cx: float, cy: float, rx: float, ry: float | None = None) -> Path:
    """Draws a rhombus standing on its point."""
    ry = rx if ry is None else ry
    return polygon([(cx, cy - ry), (cx + rx, cy), (cx, cy + ry), (cx - rx, cy)])


def star(cx: float, cy: float, outer: float, inner: float, points: int, turn: float = 0.0) -> Path:
    """Draws a star with `points` tips, the first one up and then turned by `turn` degrees."""
    corners: list[Point] = []
    for index in range(points * 2):
        radius = inner if index % 2 else outer
        angle = math.radians(turn - 90 + index * 180 / points)
        corners.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return polygon(corners)


def along(a: Point, b: Point, c: Point, d: Point, t: float) -> tuple[Point, Point]:
    """Gives point and unit direction of the cubic curve a b c d at `t` between 0 and 1."""
    u = 1 - t
    x = u**3 * a[0] + 3 * u * u * t * b[0] + 3 * u * t * t * c[0] + t**3 * d[0]
    y = u**3 * a[1] + 3 * u * u * t * b[1] + 3 * u * t * t * c[1] + t**3 * d[1]
    dx = u * u * (b[0] - a[0]) + 2 * u * t * (c[0] - b[0]) + t * t * (d[0] - c[0])
    dy = u * u * (b[1] - a[1]) + 2 * u * t * (c[1] - b[1]) + t * t * (d[1] - c[1])
    size = math.hypot(dx, dy) or 1.0
    return (x, y), (dx / size, dy / size)


def inside(area: Path, x: float, y: float) -> bool:
    """Tells whether a point lies in the area (even-odd rule)."""
    return _within(area.polygons(), x, y)


def _within(polygons: list[list[Point]], x: float, y: float) -> bool:
    result = False
    for points in polygons:
        x1, y1 = points[-1]
        for x2, y2 in points:
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                result = not result
            x1, y1 = x2, y2
    return result


def lattice(area: Path, dx: float, dy: float, margin: float, origin: Point = (0, 0)) -> list[Point]:
    """Gives the points of a staggered grid that lie in the area, `margin` away from its edge.

    This stands in for clipping, which Qt's renderer ignores: a motif is drawn only where all of
    it fits.
    """
    polygons = area.polygons()
    xs = [x for points in polygons for x, _ in points]
    ys = [y for points in polygons for _, y in points]
    probes = [
        (margin * math.cos(a), margin * math.sin(a)) for a in (i * math.pi / 4 for i in range(8))
    ]
    found: list[Point] = []
    row = math.floor((min(ys) - origin[1]) / dy)
    while origin[1] + row * dy <= max(ys):
        y = origin[1] + row * dy
        shift = dx / 2 if row % 2 else 0.0
        column = math.floor((min(xs) - origin[0] - shift) / dx)
        while origin[0] + shift + column * dx <= max(xs):
            x = origin[0] + shift + column * dx
            if all(_within(polygons, x + px, y + py) for px, py in probes):
                found.append((x, y))
            column += 1
        row += 1
    return found


def hatch(area: Path, spacing: float, degrees: float, offset: float = 0.0) -> Path:
    """Gives parallel lines cut to the area: stripes without clipping.

    Args:
        area: the closed shape to fill.
        spacing: distance between two lines.
        degrees: direction of the lines, 0 is horizontal.
        offset: shifts the lines across their direction.
    """
    turned = area.turned(-degrees)
    polygons = turned.polygons()
    ys = [y for points in polygons for _, y in points]
    y = math.ceil((min(ys) - offset) / spacing) * spacing + offset
    result = Path()
    while y < max(ys):
        cuts: list[float] = []
        for points in polygons:
            for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True):
                if (y1 > y) != (y2 > y):
                    cuts.append(x1 + (x2 - x1) * (y - y1) / (y2 - y1))
        cuts.sort()
        for start, end in zip(cuts[::2], cuts[1::2], strict=False):
            if end - start > 1.5:
                result += polygon([(start, y), (end, y)], closed=False)
        y += spacing
    return result.turned(degrees)
