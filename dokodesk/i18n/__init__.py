"""The translations as package data.

Nothing here imports Qt: whoever owns the application hands the bytes to a ``QTranslator``.
English is the language of the source. Its catalogue holds the plural forms only.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

__all__ = ["SOURCE_LANGUAGE", "catalog", "languages"]

SOURCE_LANGUAGE = "en"

_PREFIX = "dokodesk_"
_SUFFIX = ".qm"


def languages() -> tuple[str, ...]:
    """The codes of all languages the program can speak, sorted; English is always among them."""
    compiled = _codes(entry.name for entry in files(__name__).iterdir())
    return tuple(sorted(compiled | {SOURCE_LANGUAGE}))


def catalog(language: str) -> bytes | None:
    """The compiled catalogue (.qm) of a language, or None if there is none.

    Args:
        language: A code as `languages` gives it, such as ``de``.
    """
    folder = files(__name__)
    # A look at the list first: a damaged preference must not reach outside this folder.
    if language not in _codes(entry.name for entry in folder.iterdir()):
        return None
    return (folder / f"{_PREFIX}{language}{_SUFFIX}").read_bytes()


def _codes(names: Iterable[str]) -> set[str]:
    """The languages of those files that are compiled catalogues."""
    return {
        name[len(_PREFIX) : -len(_SUFFIX)]
        for name in names
        if name.startswith(_PREFIX) and name.endswith(_SUFFIX)
    }
