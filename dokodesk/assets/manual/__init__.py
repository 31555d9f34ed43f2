"""The pages of the manual, Markdown by language and name, and their pictures."""

from __future__ import annotations

from importlib.resources import files

_PACKAGE = __package__ or "dokodesk.assets.manual"
_FALLBACK = "en"


def manual_languages() -> tuple[str, ...]:
    """The languages the manual is written in."""
    return tuple(
        sorted(
            entry.name
            for entry in files(_PACKAGE).iterdir()
            if entry.is_dir() and len(entry.name) == len(_FALLBACK)
        )
    )


def manual_text(language: str, name: str) -> str:
    """A page as Markdown; in English where it is not written in that language.

    Args:
        language: its code, e.g. ``de``.
        name: of the page, e.g. ``playing``.

    Raises:
        KeyError: there is no such page.
    """
    for code in (language, _FALLBACK):
        page = files(_PACKAGE) / code / f"{name}.md"
        if page.is_file():
            return page.read_text("utf-8")
    raise KeyError(f"the manual has no page {name!r}")


def manual_picture(language: str, name: str) -> bytes | None:
    """A picture of the manual as JPEG; ``None`` if it was not made."""
    for code in (language, _FALLBACK):
        picture = files(_PACKAGE) / code / f"{name}.jpg"
        if picture.is_file():
            return picture.read_bytes()
    return None
