"""The pictures of the cards, as SVG. No Qt here: callers get bytes.

All files are written by `python -m tools.cardart`; they are never edited by hand.

Where a face lies::

    <design>/<CODE>.svg               the face, if its corner sign is the same everywhere
    <design>/<letters>/<CODE>.svg     the face with the corner letters of one set
    backs/<name>.svg                  a back

`CODE` is the card code of the records: suit `C S H D`, rank `A 10 K Q J 9`, so `CQ` is the queen
of clubs. `card_svg` looks in the folder of the letters first and then in the folder of the design;
aces, kings, tens and nines carry the same sign in every set and are stored once.

Designs:

* `classic`: black and red signs.
* `fourcolour`: clubs green, spades black, hearts red, diamonds blue; chosen so that they stay apart
  for people with any kind of colour blindness.
* `large`, `large_fourcolour`: letter and suit sign take up half of the card's height.
* `german`: German suits: clubs are Eichel (acorn), spades Laub (leaf), hearts Herz, diamonds
  Schellen (bell). `A` is the Daus (two signs, corner sign A as on today's packs: D would be read as
  Dame), `Q` the Ober (O, sign at the top), `J` the Unter (U, sign low at the side).

Letter sets:

* `bdka`: Bube B, Dame D, König K, Ass A, as on German packs.
* `jqka`: jack J, queen Q, king K, ace A: English packs, and the ones in use in Finland, Spain (for
  French-suited packs) and Vietnam. Finnish players say jätkä, rouva, kuningas, ässä, Spanish ones
  jota, reina, rey, as, but the packs sold there carry J Q K A, so no set of their own exists.

The `german` design has its own letters, the same in both sets.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

CODES: tuple[str, ...] = tuple(
    suit + rank for suit in "CSHD" for rank in ("A", "10", "K", "Q", "J", "9")
)
"""The 24 card codes."""

STANDARD = "classic"
"""Name of the standard design and of the standard back."""

_LETTERS = ("bdka", "jqka")
_NOT_DESIGNS = ("backs", "__pycache__")


def _root() -> Traversable:
    return files(__package__ or "dokodesk.assets.cards")


@cache
def designs() -> tuple[str, ...]:
    """Gives the names of the designs, the standard one first."""
    found = sorted(
        entry.name
        for entry in _root().iterdir()
        if entry.is_dir() and entry.name not in _NOT_DESIGNS
    )
    return tuple(sorted(found, key=lambda name: (name != STANDARD, name)))


@cache
def backs() -> tuple[str, ...]:
    """Gives the names of the backs, the standard one first."""
    files_there = (entry.name for entry in (_root() / "backs").iterdir())
    names = sorted(name.removesuffix(".svg") for name in files_there if name.endswith(".svg"))
    return tuple(sorted(names, key=lambda name: (name != STANDARD, name)))


def letter_sets() -> tuple[str, ...]:
    """Gives the names of the letter sets."""
    return _LETTERS


def card_svg(design: str, letters: str, code: str) -> bytes:
    """Reads the face of a card.

    Args:
        design: one of `designs()`.
        letters: one of `letter_sets()`.
        code: card code such as "CQ" or "H10".

    Returns:
        The SVG file.

    Raises:
        KeyError: there is no such design, letter set or card.
    """
    if design not in designs():
        raise KeyError(f"no card design {design!r}; there are {', '.join(designs())}")
    if letters not in _LETTERS:
        raise KeyError(f"no letter set {letters!r}; there are {', '.join(_LETTERS)}")
    if code not in CODES:
        raise KeyError(f"no card {code!r}; a code is a suit C S H D and a rank A 10 K Q J 9")
    folder = _root() / design
    own = folder / letters / f"{code}.svg"
    return (own if own.is_file() else folder / f"{code}.svg").read_bytes()


def back_svg(name: str) -> bytes:
    """Reads a back.

    Raises:
        KeyError: there is no back of that name.
    """
    if name not in backs():
        raise KeyError(f"no card back {name!r}; there are {', '.join(backs())}")
    return (_root() / "backs" / f"{name}.svg").read_bytes()
