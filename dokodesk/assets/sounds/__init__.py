"""The sounds of the table: short WAV files made by `python -m tools.soundart`. No Qt here."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

_PACKAGE = __package__ or "dokodesk.assets.sounds"


@cache
def sounds() -> tuple[str, ...]:
    """Gives the names of all sounds, sorted."""
    names = (entry.name for entry in files(_PACKAGE).iterdir())
    return tuple(sorted(name.removesuffix(".wav") for name in names if name.endswith(".wav")))


def sound_wav(name: str) -> bytes:
    """Reads a sound.

    Raises:
        KeyError: there is no sound of that name.
    """
    if name not in sounds():
        raise KeyError(f"no sound {name!r}; there are {', '.join(sounds())}")
    return (files(_PACKAGE) / f"{name}.wav").read_bytes()
