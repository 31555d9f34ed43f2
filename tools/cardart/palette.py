"""The colours of the deck.

Each suit has its own cloth, hair and complexion, so that a court card's suit shows in its clothes
as well as in its sign.
"""

from __future__ import annotations

from dataclasses import dataclass

from tools.cardart.svg import INK

PAPER = "#fffdf7"
EDGE = "#b9b3a6"
WHITE = "#fffaf0"
GOLD = "#e7b443"
GOLD_DARK = "#bd8427"
STEEL = "#cfd8de"
STEEL_DARK = "#93a3ae"
WOOD = "#8a5a33"
RED = "#c8372d"
LEAF = "#3f8a52"
EYE = "#2a2530"

BLACK_SUIT = "#20242f"
RED_SUIT = "#d0262c"


@dataclass(frozen=True, slots=True)
class Skin:
    """Complexion: light side, shaded side, cheek, two lip colours."""

    light: str
    shade: str
    cheek: str
    lip: str
    lip_light: str


FAIR = Skin("#fbe0cb", "#efc3a6", "#ee9d8b", "#b4433f", "#d9706a")
OLIVE = Skin("#f3cfa8", "#dfae80", "#df8b6c", "#a53f36", "#cc6a58")
TAN = Skin("#e5b283", "#cb9060", "#cf7a55", "#97392f", "#bd5f4b")
BROWN = Skin("#b27a52", "#955d3a", "#a4553a", "#6f2d28", "#94473b")
DEEP = Skin("#8a5a3c", "#6d422a", "#84432e", "#571f1f", "#7b3630")


@dataclass(frozen=True, slots=True)
class Cloth:
    """Clothes of a suit: main cloth and its dark side, second cloth and its dark side, tint of the field."""

    main: str
    dark: str
    second: str
    second_dark: str
    field: str
    trim: str = GOLD
    trim_dark: str = GOLD_DARK


CLOTHS = {
    "C": Cloth("#2f7a5a", "#1f5a43", "#c94a35", "#9c3426", "#eef3e4"),
    "S": Cloth("#34539a", "#243b74", "#8fbfd0", "#5f95ab", "#e8eef6"),
    "H": Cloth("#c23a40", "#93272f", "#f2b5a4", "#d98a7b", "#fcece6"),
    "D": Cloth("#e08a2c", "#b5661b", "#74406f", "#542a52", "#fdf2d9"),
}

"""Clothes of the two-coloured designs."""

CLOTHS_FOUR = {
    "C": CLOTHS["C"],
    "S": Cloth("#4a4e5c", "#33363f", "#b9b3cf", "#857ea3", "#eeeef2", "#d9dde2", "#98a1ab"),
    "H": CLOTHS["H"],
    "D": Cloth("#2467b5", "#184a87", "#f0b24a", "#c98420", "#e7f0fa"),
}
"""Clothes that go with four suit colours: a spade in blue would look like a diamond there."""

CLOTHS_GERMAN = {
    "C": Cloth("#8a5a2c", "#66401d", "#4a8a4f", "#33693a", "#f7efdf"),
    "S": Cloth("#2f7d48", "#1f5c34", "#e3c96b", "#b99b3a", "#edf5e6"),
    "H": CLOTHS["H"],
    "D": Cloth("#dd9a26", "#ad7214", "#2f6f86", "#205265", "#fdf4da"),
}
"""Clothes for acorn, leaf, heart and bell."""


@dataclass(frozen=True, slots=True)
class SuitColours:
    """Colours of the four signs in a design, by suit letter."""

    clubs: str
    spades: str
    hearts: str
    diamonds: str

    def of(self, suit: str) -> str:
        """Gives the colour of a suit."""
        return {"C": self.clubs, "S": self.spades, "H": self.hearts, "D": self.diamonds}[suit]


TWO_COLOUR = SuitColours(BLACK_SUIT, BLACK_SUIT, RED_SUIT, RED_SUIT)
FOUR_COLOUR = SuitColours("#0c6147", INK, "#e2100f", "#1f80e4")
GERMAN_COLOUR = SuitColours("#6b4a22", "#23713c", "#c62830", "#b9770f")
