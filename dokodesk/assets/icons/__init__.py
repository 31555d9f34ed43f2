"""Suit signs, marks of the table and the program's icon, as SVG (and the icon as PNG).

`suit_clubs`, `suit_spades`, `suit_hearts`, `suit_diamonds` in their colours, with `_light` at the
end for dark ground; `suit_german_acorn`, `_leaf`, `_heart`, `_bell`; `mark_*` for the table; `app`
and, for 16 to 32 pixels, `app_small`. All are square and written by `python -m tools.cardart`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

APP_SIZES: tuple[int, ...] = (16, 24, 32, 48, 64, 128, 256, 512)
"""Sizes in pixels of the program's icon as PNG."""

_PACKAGE = __package__ or "dokodesk.assets.icons"


@cache
def icons() -> tuple[str, ...]:
    """Gives the names of all SVG icons in alphabetical order."""
    names = (entry.name for entry in files(_PACKAGE).iterdir())
    return tuple(sorted(name.removesuffix(".svg") for name in names if name.endswith(".svg")))


def icon_svg(name: str) -> bytes:
    """Reads an icon.

    Raises:
        KeyError: there is no icon of that name.
    """
    if name not in icons():
        raise KeyError(f"no icon {name!r}; there are {', '.join(icons())}")
    return (files(_PACKAGE) / f"{name}.svg").read_bytes()


def app_png(size: int) -> bytes:
    """Reads the program's icon as PNG.

    Args:
        size: width and height in pixels, one of `APP_SIZES`.

    Raises:
        KeyError: the icon was not made in that size.
    """
    if size not in APP_SIZES:
        raise KeyError(f"no program icon of {size} pixels; there are {APP_SIZES}")
    return (files(_PACKAGE) / f"app_{size}.png").read_bytes()
