"""Ten people for the seats at the table: round SVG pictures made by `python -m tools.cardart`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

_PACKAGE = __package__ or "dokodesk.assets.portraits"


@cache
def portraits() -> tuple[str, ...]:
    """Gives the names, `portrait_01` to `portrait_10`."""
    names = (entry.name for entry in files(_PACKAGE).iterdir())
    return tuple(sorted(name.removesuffix(".svg") for name in names if name.endswith(".svg")))


def portrait_svg(name: str) -> bytes:
    """Reads a portrait.

    Raises:
        KeyError: there is no portrait of that name.
    """
    if name not in portraits():
        raise KeyError(f"no portrait {name!r}; there are {', '.join(portraits())}")
    return (files(_PACKAGE) / f"{name}.svg").read_bytes()
