"""All files of the deck: which faces exist, in which design, and what is on them.

Designs:

* `classic`: black and red, courts in the colours of their suit.
* `fourcolour`: clubs green, spades black, hearts red, diamonds blue. Blue and not orange for the
  diamonds, because orange and the red of the hearts are one colour to people with red-green
  blindness, and blue is far from green, red and black for all of them.
* `large`: corner signs half as high as the card (letter and suit sign), for weak eyes; the pictures
  lie in the other two corners. `large_fourcolour` is the same in the four colours.
* `german`: acorn, leaf, heart and bell. Daus with two signs, König, Ober (sign at the top of the
  card), Unter (sign low, at the figure's side). The Daus carries an A as on today's packs: D would
  be read as Dame by people who know French suits. Ober and Unter carry O and U, so the letter sets
  make no difference and no face is stored twice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tools.cardart import backs, courts, icons, layout, ornaments, pips, portraits
from tools.cardart.courts import Figure
from tools.cardart.geometry import ellipse, rectangle
from tools.cardart.layout import CX, CY, FRAME, PANEL
from tools.cardart.palette import (
    CLOTHS,
    CLOTHS_FOUR,
    CLOTHS_GERMAN,
    FOUR_COLOUR,
    GERMAN_COLOUR,
    PAPER,
    TWO_COLOUR,
    Cloth,
    SuitColours,
)  # fmt: skip
from tools.cardart.svg import Shape, area, group, inked, place

RANKS = ("A", "10", "K", "Q", "J", "9")
COURTS = ("K", "Q", "J")
LETTERS = {"bdka": {"J": "B", "Q": "D"}, "jqka": {"J": "J", "Q": "Q"}}


@dataclass(frozen=True, slots=True)
class Design:
    """One look of the deck.

    Attributes:
        name: folder name.
        colours: of the suit signs and corner letters.
        cloths: clothes of the court figures by suit.
        figures: the court figures by card code.
        large: huge corner signs.
        german: German suit signs.
    """

    name: str
    colours: SuitColours
    cloths: Mapping[str, Cloth]
    figures: Mapping[str, Figure]
    large: bool = False
    german: bool = False

    def sign(self, suit: str) -> list[Shape]:
        """The suit sign in its box of 100 by 100."""
        return pips.german(suit) if self.german else pips.french(suit, self.colours.of(suit))

    def index(self, suit: str, label: str) -> list[Shape]:
        """The corner sign at the top left."""
        draw = layout.large_index if self.large else layout.index
        return draw(label, self.colours.of(suit), self.sign(suit))


DESIGNS = (
    Design("classic", TWO_COLOUR, CLOTHS, courts.FIGURES),
    Design("fourcolour", FOUR_COLOUR, CLOTHS_FOUR, courts.FIGURES),
    Design("large", TWO_COLOUR, CLOTHS, courts.FIGURES, large=True),
    Design("large_fourcolour", FOUR_COLOUR, CLOTHS_FOUR, courts.FIGURES, large=True),
    Design("german", GERMAN_COLOUR, CLOTHS_GERMAN, courts.GERMAN_FIGURES, german=True),
)


def _court_sign(design: Design, code: str) -> list[Shape]:
    """The sign inside the field: at the top, but for the Unter low at the side."""
    mark = design.sign(code[0])
    if design.german and code[1:] == "J":
        return [inked(ellipse(68, 138, 19), PAPER), *pips.placed(mark, 68, 138, 29)]
    return pips.placed(mark, 66, 42, 36 if design.german else 34)


def court_card(design: Design, code: str, label: str) -> str:
    """A king, queen or jack (Ober, Unter): two halves joined along a slanting belt."""
    suit = code[0]
    cloth = design.cloths[suit]
    figure = courts.half(design.figures[code], cloth)
    if design.large:
        return _large_court(design, suit, label, figure)
    field = group([area(rectangle(*FRAME), cloth.field)])
    belt = group(courts.band(cloth))
    edge = group(layout.mat(FRAME) + layout.frame(*FRAME, cloth.main))
    corner = design.index(suit, label) + _court_sign(design, code)
    return layout.card(field + layout.two_halves(figure) + belt + edge + layout.two_halves(corner))


def _large_court(design: Design, suit: str, label: str, figure: Sequence[Shape]) -> str:
    """The same figure as a bust in the two corners that hold no sign."""
    cloth = design.cloths[suit]
    x, y, width, height = PANEL
    scale = 1.08
    placed = place(figure, x + 62 - CX * scale, y + 4 - 20 * scale, scale)
    # What the panel cuts off must not stick out of the card, where no mat covers it.
    bust = [
        shape.mapped(lambda px, py: (min(max(px, x - 8), x + width + 8), py)) for shape in placed
    ]
    bust = [shape for shape in bust if _touches(shape, x - 2, y - 2, x + width + 2, y + height + 2)]
    opposite = (2 * CX - x - width, 2 * CY - y - height, width, height)
    half = [area(rectangle(*PANEL), cloth.field), *bust]
    edge = layout.mat(PANEL, opposite)
    corner = layout.frame(*PANEL, cloth.main) + design.index(suit, label)
    return layout.card(layout.two_halves(half) + group(edge) + layout.two_halves(corner))


def _touches(shape: Shape, left: float, top: float, right: float, bottom: float) -> bool:
    """Tells whether any of a shape may lie in the rectangle."""
    points = [point for polygon in shape.path.polygons(1) for point in polygon]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return max(xs) >= left and min(xs) <= right and max(ys) >= top and min(ys) <= bottom


def number_card(design: Design, code: str) -> str:
    """A nine or ten."""
    suit, rank = code[0], code[1:]
    mark = design.sign(suit)
    half = design.index(suit, rank)
    size = 42 if design.large else 48
    for x, y in layout.pip_places(rank, large=design.large):
        half += pips.placed(mark, x, y, size)
    middle = group(pips.placed(mark, CX, CY, size)) if rank == "9" else ""
    return layout.card(middle + layout.two_halves(half))


def ace(design: Design, code: str) -> str:
    """An ace: one large ornate sign, or two as Daus and in the design with huge corner signs."""
    suit = code[0]
    half = design.index(suit, "A")
    cloth = design.cloths[suit]
    if design.large:
        x, y, width, height = PANEL
        big = ornaments.ornate(suit, design.colours.of(suit))
        half += place(big, x + width / 2, y + height / 2, 1.24)
        return layout.card(layout.two_halves(half))
    if design.german:
        half += ornaments.daus(design.sign(suit), cloth)
        return layout.card(layout.two_halves(half) + group(ornaments.daus_middle(cloth)))
    big = place(ornaments.ornate(suit, design.colours.of(suit)), CX, CY, 1.5)
    half += ornaments.scroll(design.colours.of(suit))
    return layout.card(layout.two_halves(half) + group(big))


def faces(design: Design) -> dict[str, str]:
    """Gives the files of one design by their path below its folder."""
    made: dict[str, str] = {}
    for suit in pips.SUITS:
        made[f"{suit}A.svg"] = ace(design, suit + "A")
        for rank in ("10", "9"):
            made[f"{suit}{rank}.svg"] = number_card(design, suit + rank)
        made[f"{suit}K.svg"] = court_card(design, suit + "K", "K")
        if design.german:
            made[f"{suit}Q.svg"] = court_card(design, suit + "Q", "O")
            made[f"{suit}J.svg"] = court_card(design, suit + "J", "U")
            continue
        for letters, labels in LETTERS.items():
            for rank, label in labels.items():
                made[f"{letters}/{suit}{rank}.svg"] = court_card(design, suit + rank, label)
    return made


def files() -> dict[str, str]:
    """Gives every file by its path below `dokodesk/assets`."""
    made: dict[str, str] = {}
    for design in DESIGNS:
        made |= {f"cards/{design.name}/{name}": text for name, text in faces(design).items()}
    made |= {f"cards/backs/{name}.svg": draw() for name, draw in backs.BACKS.items()}
    made |= {f"icons/{name}.svg": text for name, text in icons.files().items()}
    made |= {f"portraits/{name}.svg": text for name, text in portraits.files().items()}
    return made
