"""What each card that can be played brings, in numbers: the base of hints, coach and review.

The view of one seat is filled up to complete deals that agree with it (``sampling``), the likelier
ones by what the others played more often than others (``weighing``), and every card is played out
in all of them with the same chance (``playout``). What comes out is in score points, the only
currency of the game; card points, tricks and extra points tell where they come from.

The same view, choices and seed give the same numbers, with and without the compiled module. Nothing
the seat may not know goes in.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final

import msgspec

from dokodesk.ai.dealing import World
from dokodesk.ai.fastcore import HABITS, core
from dokodesk.ai.playout import DETAILS
from dokodesk.ai.playscore import KINDS
from dokodesk.ai.position import Moment, moment_of
from dokodesk.ai.sampling import Contradiction, Sampler
from dokodesk.ai.tempering import effective
from dokodesk.ai.weighing import resampled, weights_of
from dokodesk.engine.actions import Action, Play
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import Phase

#: What the fields of ``Extras`` are about, in the order of ``playscore.KINDS``.
EXTRA_NAMES: Final = ("doppelkopf", "fox", "charlie", "other")


#: So many deals are drawn for each one that is kept.
_DRAWN_FOR_ONE: Final = 5


class NoEstimate(ValueError):
    """Nothing can be estimated here; the text says why."""


class Extras(msgspec.Struct, frozen=True):
    """Extra points of one side, in the mean.

    Attributes:
        doppelkopf: for tricks of many card points.
        fox: for foxes caught or won with.
        charlie: for the club jack in the last trick, won with or caught.
        other: for all others, e.g. a captured heart ten.
    """

    doppelkopf: float
    fox: float
    charlie: float
    other: float

    @property
    def total(self) -> float:
        """All of them."""
        return self.doppelkopf + self.fox + self.charlie + self.other


class ChoiceEstimate(msgspec.Struct, frozen=True):
    """What one card brings, in the mean over the deals.

    Attributes:
        action: the play.
        points: score points of the own seat at the end of the deal.
        error: the standard error of ``points``.
        behind: how many score points it brings less than the best card; 0 for that one.
        behind_error: the standard error of ``behind``. The deals are the same for all cards, so
            this is far smaller than the two errors together; a difference of less than twice this
            is no difference.
        win: the chance that the own side wins the deal, from 0 to 1.
        card_points: card points of the own side, from 0 to 240.
        trick: the chance that the own side takes the trick on the table.
        own_trick: the chance that this seat takes it itself.
        gained: extra points of the own side.
        lost: extra points of the other side.
    """

    action: Play
    points: float
    error: float
    behind: float
    behind_error: float
    win: float
    card_points: float
    trick: float
    own_trick: float
    gained: Extras
    lost: Extras


class Estimate(msgspec.Struct, frozen=True):
    """What can be expected at one moment, as far as one seat can know.

    Attributes:
        seat: whose view it is.
        choices: the cards, the best first; of equals the one named first.
        worlds: how many deals they were tried in.
        effective: how many deals of equal weight would say as much.
        re_probability: for each seat the chance that it plays (or comes to play) for Re.
        partner_probability: for each seat the chance that it is on the own side; 1 for the own.
    """

    seat: int
    choices: tuple[ChoiceEstimate, ...]
    worlds: int
    effective: float
    re_probability: tuple[float, ...]
    partner_probability: tuple[float, ...]

    @property
    def best(self) -> ChoiceEstimate:
        """The best card."""
        return self.choices[0]

    def of(self, action: Action) -> ChoiceEstimate | None:
        """What one of the choices brings; ``None`` if it was not among them."""
        return next((choice for choice in self.choices if choice.action == action), None)


def estimate(
    view: SeatView,
    choices: Sequence[Action],
    *,
    worlds: int = 200,
    seed: int = 0,
    playouts: int = 1,
) -> Estimate:
    """Estimate what each card brings.

    Args:
        view: what the seat knows; it need not be its turn to say something else, but the next card
            must be its own.
        choices: what it may do, e.g. ``view.legal``; only plays are estimated, each once.
        worlds: how many deals to try each card in. 200 take some milliseconds with the compiled
            module and a few tenths of a second without; errors shrink with the root of the number.
        seed: fixes every chance.
        playouts: how often in each deal.

    Raises:
        NoEstimate: outside the play of cards, without a play among the choices, out of turn, or if
            no deal agrees with the view.
    """
    plays = list(dict.fromkeys(choice for choice in choices if isinstance(choice, Play)))
    if view.phase != Phase.PLAY.value or view.turn != view.seat:
        raise NoEstimate("cards can only be estimated when this seat is to play one")
    if not plays:
        raise NoEstimate("there is no card among the choices")
    moment = moment_of(view)
    rng = random.Random(seed)
    try:
        deals, number = likely_worlds(view, moment, worlds, rng)
    except Contradiction as error:
        raise NoEstimate(str(error)) from error
    places = [moment.game.place[play.card] for play in plays]
    tried = list(dict.fromkeys(places))
    numbers = core.outcomes(moment, deals, tried, playouts, HABITS, 1 + int(rng.random() * 2**52))
    tallies = [
        _Tally(moment.seat, rows) for rows in _by_choice(numbers, len(tried), len(deals), playouts)
    ]
    best = max(range(len(tried)), key=lambda number: tallies[number].rank)
    found = [
        _choice(play, tallies[tried.index(place)], tallies[best])
        for play, place in zip(plays, places, strict=True)
    ]
    found.sort(key=lambda choice: (choice.behind, -choice.card_points))
    re, partner = tallies[best].sides()
    return Estimate(
        seat=view.seat,
        choices=tuple(found),
        worlds=len(deals),
        effective=number,
        re_probability=re,
        partner_probability=partner,
    )


def likely_worlds(
    view: SeatView, moment: Moment, worlds: int, rng: random.Random
) -> tuple[Sequence[World], float]:
    """Deals as likely as they are by what was dealt and played, and how many they are in effect.

    Raises:
        Contradiction: if no deal agrees with the view.
    """
    drawn = Sampler(view, moment).draw_many(_DRAWN_FOR_ONE * worlds, rng)
    weights = weights_of(view, moment, drawn)
    if weights is None:
        return core.pick(drawn, range(worlds)), float(worlds)
    return resampled(drawn, weights, worlds, rng), min(float(worlds), effective(weights))


_Row = tuple[int, ...]


def _by_choice(
    numbers: Sequence[int], choices: int, worlds: int, playouts: int
) -> Iterator[list[list[_Row]]]:
    """For each choice and each deal the rows of its playouts."""
    for choice in range(choices):
        deals = []
        for world in range(worlds):
            at = (world * choices + choice) * playouts
            deals.append(
                [
                    tuple(numbers[DETAILS * (at + i) : DETAILS * (at + i + 1)])
                    for i in range(playouts)
                ]
            )
        yield deals


class _Tally:
    """What came out for one choice."""

    def __init__(self, seat: int, deals: list[list[_Row]]) -> None:
        self.seat = seat
        self.rows = [row for deal in deals for row in deal]
        self.scores = [sum(row[0] for row in deal) / len(deal) for deal in deals]
        self.rank = (sum(row[0] for row in self.rows), sum(row[1] for row in self.rows))

    def mean(self, column: int) -> float:
        return sum(row[column] for row in self.rows) / len(self.rows)

    def share(self, happened: Sequence[bool]) -> float:
        return sum(happened) / len(self.rows)

    def extras(self, first: int) -> Extras:
        values = [self.mean(first + number) for number in range(len(KINDS))]
        return Extras(*values)

    def sides(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """For each seat the chance to be Re, and the chance to be on this seat's side."""
        re = tuple(self.share([bool(row[4] >> seat & 1) for row in self.rows]) for seat in range(4))
        ours = tuple(
            self.share([not (row[4] >> seat ^ row[4] >> self.seat) & 1 for row in self.rows])
            for seat in range(4)
        )
        return re, ours


def _choice(play: Play, own: _Tally, best: _Tally) -> ChoiceEstimate:
    points, error = mean_and_error(own.scores)
    behind, behind_error = mean_and_error(
        [first - second for first, second in zip(best.scores, own.scores, strict=True)]
    )
    seat = own.seat
    return ChoiceEstimate(
        action=play,
        points=points,
        error=error,
        behind=behind,
        behind_error=behind_error,
        win=own.share([row[2] > 0 for row in own.rows]),
        card_points=own.mean(1),
        trick=own.share([not (row[4] >> row[3] ^ row[4] >> seat) & 1 for row in own.rows]),
        own_trick=own.share([row[3] == seat for row in own.rows]),
        gained=own.extras(5),
        lost=own.extras(5 + len(KINDS)),
    )


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some values and its standard error; 0.0 for a single one."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 0.0
    squares = sum((value - mean) ** 2 for value in values)
    return mean, sqrt(squares / (count - 1) / count)
