"""The translations as package data.

Nothing here imports Qt: whoever owns the application hands the bytes to a ``QTranslator``.
English is the language of the source. Its catalogue holds the plural forms only.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

__all__ = ["LANGUAGE_NAMES", "SOURCE_LANGUAGE", "catalog", "languages", "qt_catalog"]

SOURCE_LANGUAGE = "en"

LANGUAGE_NAMES: dict[str, str] = {
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "fi": "Suomi",
    "vi": "Tiếng Việt",
}
"""Each language in its own words. What can be spoken is what `languages` finds."""

_PREFIX = "dokodesk_"
_QT_PREFIX = "qtbase_"
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
    return _bytes_of(language, _PREFIX)


def qt_catalog(language: str) -> bytes | None:
    """Our catalogue of Qt's own texts, for a language Qt brings none for; None if there is none.

    Args:
        language: A code such as ``vi``.
    """
    return _bytes_of(language, _QT_PREFIX)


def _bytes_of(language: str, prefix: str) -> bytes | None:
    folder = files(__name__)
    # A look at the list first: a damaged preference must not reach outside this folder.
    if language not in _codes((entry.name for entry in folder.iterdir()), prefix):
        return None
    return (folder / f"{prefix}{language}{_SUFFIX}").read_bytes()


def _codes(names: Iterable[str], prefix: str = _PREFIX) -> set[str]:
    """The languages of those files that are compiled catalogues."""
    return {
        name[len(prefix) : -len(_SUFFIX)]
        for name in names
        if name.startswith(prefix) and name.endswith(_SUFFIX)
    }
