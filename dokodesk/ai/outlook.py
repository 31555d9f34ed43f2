"""How many card points the own side will probably end up with, and how sure that is.

A few counts of the hand and of what was played so far are added up. How much each says was found
from many deals of players of the level ``standard``; the numbers stand in ``_MODELS``, one row for
each kind of game and each trick.
"""

from __future__ import annotations

import math
from typing import Final

import msgspec

from dokodesk.ai.chances import keep_value
from dokodesk.ai.features import Situation
from dokodesk.engine.parties import Party
from dokodesk.engine.trumps import TRUMP

#: From this trick on the last row is used.
LAST_ROW: Final = 4


class Counts(msgspec.Struct, frozen=True):
    """What counts for the result of the whole deal.

    Attributes:
        power: tricks the own trumps win about.
        trumps: own trumps.
        aces: plain cards that win their suit, less those that are likely trumped.
        losers: plain cards that do not.
        lead: points taken so far by the own side, less those of the other, as far as known.
        re: the own side is Re.
        partner_called: a partner has announced, the number of calls.
        they_called: the number of the other side's calls.
        to_lead: this seat leads the next trick.
    """

    power: float
    trumps: float
    aces: float
    losers: float
    lead: float
    re: float
    partner_called: float
    they_called: float
    to_lead: float

    @property
    def values(self) -> tuple[float, ...]:
        """The counts in the order of the models' rows."""
        return (
            self.power,
            self.trumps,
            self.aces,
            self.losers,
            self.lead,
            self.re,
            self.partner_called,
            self.they_called,
            self.to_lead,
        )


def count(sit: Situation) -> Counts:
    """Count what speaks about the result, with what this seat knows."""
    total = sit.class_out[TRUMP]
    power = trumps = aces = losers = 0.0
    for card in sit.hand:
        if sit.is_trump(card):
            trumps += 1
            share = 1.0 if total <= 0 else max(0.0, 1 - sit.above[card] / total)
            power += share**3
        elif sit.above[card] == 0:
            aces += keep_value(sit, card, mine=True) / max(1e-9, sit.weights.plain_master)
        else:
            losers += 1
    lead = sum((2 * sit.friend[s] - 1) * sit.view.points_won[s] for s in range(4))
    ours = theirs = 0
    for made in sit.view.calls:
        if made.valid and made.party is not None and made.call.seat != sit.seat:
            if made.party is sit.view.own_party:
                ours += 1
            else:
                theirs += 1
    return Counts(
        power=power,
        trumps=trumps,
        aces=aces,
        losers=losers,
        lead=lead,
        re=float(sit.view.own_party is Party.RE),
        partner_called=float(ours),
        they_called=float(theirs),
        to_lead=float(sit.top_card is None and sit.view.turn == sit.seat),
    )


class Row(msgspec.Struct, frozen=True):
    """One line of the model: the expected points and how far they usually stray."""

    rest: float
    weights: tuple[float, ...]
    spread: float


class Outlook(msgspec.Struct, frozen=True):
    """The expected points of the own side and their usual error."""

    points: float
    spread: float

    def chance_of(self, points: float) -> float:
        """The chance that the own side gets at least so many card points."""
        z = (self.points - (points - 0.5)) / self.spread
        return 0.5 * (1 + math.erf(z / math.sqrt(2)))


def outlook(sit: Situation) -> Outlook:
    """The outlook of the own side, with what this seat knows."""
    rows = _MODELS[kind_of_game(sit)]
    row = rows[min(sit.number, len(rows) - 1)]
    values = count(sit).values
    points = row.rest + sum(w * v for w, v in zip(row.weights, values, strict=True))
    return Outlook(max(0.0, min(240.0, points)), row.spread)


def kind_of_game(sit: Situation) -> str:
    """The rows that fit: a lone player, its opponents, or two against two."""
    if sit.lone:
        return "lone"
    if sit.opponent is not None:
        return "against_lone"
    return "pair"


_MODELS: Final[dict[str, tuple[Row, ...]]] = {
    "pair": (
        Row(118.7, (8.42, -1.16, -3.56, -5.61, 0.00, 32.76, 0.00, 0.00, 8.32), 35.4),
        Row(71.2, (8.88, 3.50, 2.61, -1.74, 0.41, 22.54, 26.60, -12.44, 8.20), 33.3),
        Row(68.6, (8.50, 4.78, 3.25, -0.48, 0.32, 11.76, 29.16, -20.42, 8.14), 30.8),
        Row(69.5, (8.57, 5.16, 3.32, 0.51, 0.39, 9.22, 24.92, -18.18, 3.12), 29.3),
        Row(75.0, (8.42, 4.99, 3.78, 0.36, 0.41, 8.73, 23.21, -15.92, 0.62), 28.4),
        Row(78.2, (8.47, 5.17, 5.25, 0.79, 0.44, 8.65, 20.50, -14.41, -0.33), 27.4),
    ),
    "lone": (
        Row(92.6, (3.02, 3.91, 9.40, -3.41, 0.00, 0.00, 0.00, 0.00, -7.59), 28.5),
        Row(108.2, (4.15, 2.18, 8.36, -3.79, 0.40, 0.00, 0.00, 0.00, -6.64), 28.1),
        Row(117.1, (3.34, 0.82, 7.05, -5.36, 0.26, 0.00, 0.00, 8.74, 7.55), 27.7),
        Row(116.7, (3.69, 1.54, 7.94, -4.12, 0.34, 0.00, 0.00, 24.85, -2.26), 27.2),
        Row(118.8, (4.40, 1.14, 7.69, -4.42, 0.35, 0.00, 0.00, 21.24, -1.07), 26.7),
        Row(107.3, (5.04, 2.89, 10.86, -3.61, 0.39, 0.00, 0.00, 22.93, -2.31), 25.6),
    ),
    "against_lone": (
        Row(57.7, (2.20, 2.67, 4.45, 3.34, 0.00, 0.00, 0.00, 0.00, -3.45), 30.0),
        Row(98.8, (1.30, 0.46, 0.84, 0.14, 0.10, 0.00, -3.24, -15.93, -3.38), 28.9),
        Row(102.1, (1.33, 0.44, 0.99, -0.23, 0.17, 0.00, -13.68, -13.27, 3.93), 28.3),
        Row(106.6, (1.67, 0.31, 0.02, -0.57, 0.17, 0.00, -20.91, -12.92, -0.01), 28.0),
        Row(107.8, (0.98, 0.53, 0.05, -0.67, 0.18, 0.00, -20.85, -11.94, 1.51), 27.7),
        Row(109.0, (1.49, 0.76, -0.12, -0.79, 0.20, 0.00, -23.61, -11.62, 0.35), 27.1),
    ),
}
