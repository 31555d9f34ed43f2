"""Trainers for single skills: who is Re, what is gone, how many points are in.

A question is made from a moment of a simulated deal, from what one seat can know there; its answer
is computed, never written down.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from enum import StrEnum, unique
from typing import Final

import msgspec

from dokodesk.ai.arena import play_deal
from dokodesk.ai.estimate import NoEstimate, estimate
from dokodesk.ai.levels import make_player
from dokodesk.ai.player import decision_seed
from dokodesk.engine.actions import Action, Play
from dokodesk.engine.contracts import NORMAL
from dokodesk.engine.deal import apply, start
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.shuffling import deal_hands
from dokodesk.engine.state import ALL_SEATS, DealSetup, DealState, Phase
from dokodesk.learning.coach import gone

__all__ = ["Belief", "Exercise", "Skill", "brier", "calibration", "make_exercise"]

_PLAYER: Final = "rules"
_WORLDS: Final = 400
_DEALS: Final = 60
_FIRST_TRICK: Final = 2
#: The groups of the calibration: estimates from here up to the next.
BINS: Final = (0.0, 0.2, 0.4, 0.6, 0.8)


@unique
class Skill(StrEnum):
    """What is trained."""

    WHO_IS_RE = "who_is_re"
    TRUMPS_OUT = "trumps_out"
    ACES_OUT = "aces_out"
    POINTS = "points"


class Exercise(msgspec.Struct, frozen=True):
    """A question about a moment.

    Attributes:
        skill: what is asked.
        setup: the deal.
        before: what was done before the moment.
        seat: whose view it is.
        subject: the seat asked about (``who_is_re``), or the class (``aces_out``: ``clubs`` ...);
            empty otherwise.
        answer: the number asked for; of ``who_is_re`` 1 if that seat is Re, else 0.
        estimate: of ``who_is_re`` the computer player's chance, from the same knowledge.
    """

    skill: Skill
    setup: DealSetup
    before: tuple[Action, ...]
    seat: int
    subject: str
    answer: int
    estimate: float | None = None

    def view(self) -> SeatView:
        """What the seat knows at the moment."""
        state = start(self.setup)
        for action in self.before:
            state, _ = apply(state, action)
        return seat_view(state, self.seat)


class Belief(msgspec.Struct, frozen=True):
    """An estimate that somebody gave, and what was true.

    Attributes:
        chance: from 0 to 1.
        happened: whether it was so.
    """

    chance: float
    happened: bool


def make_exercise(skill: Skill, rules: Rules, seed: str, *, seat: int = 0) -> Exercise | None:
    """An exercise; the same seed gives the same one.

    Args:
        skill: what to train.
        rules: to play by.
        seed: what the deals follow from.
        seat: whose view.

    Returns:
        ``None`` if nothing fitting was found in sixty deals (e.g. with rules without side suits).
    """
    for number in range(_DEALS):
        code = f"{skill.value}-{seed}-{number}"
        chance = random.Random(hashlib.sha256(code.encode()).digest())
        dealer = chance.randrange(4)
        setup = DealSetup(
            rules=rules,
            forehand=(dealer + (1 if rules.direction == "cw" else 3)) & 3,
            dealer=dealer,
            hands=deal_hands(code, rules.deck),
        )
        final = play_deal(setup, [make_player(_PLAYER) for _ in ALL_SEATS], code)
        moments = _moments(setup, final, seat)
        chance.shuffle(moments)
        for index, view in moments:
            found = _ask(skill, setup, final.history[:index], view, final, chance)
            if found is not None:
                return found
    return None


def _moments(setup: DealSetup, final: DealState, seat: int) -> list[tuple[int, SeatView]]:
    """The seat's own turns after the first tricks of a normal game."""
    state = start(setup)
    found = []
    for index, action in enumerate(final.history):
        if isinstance(action, Play) and action.seat == seat and state.phase is Phase.PLAY:
            view = seat_view(state, seat)
            if view.contract == NORMAL and len(view.tricks) >= _FIRST_TRICK:
                found.append((index, view))
        state, _ = apply(state, action)
    return found


def _ask(
    skill: Skill,
    setup: DealSetup,
    before: tuple[Action, ...],
    view: SeatView,
    final: DealState,
    chance: random.Random,
) -> Exercise | None:
    subject, answer, belief = "", 0, None
    counted = gone(view)
    match skill:
        case Skill.WHO_IS_RE:
            open_seats = [seat for seat in ALL_SEATS if view.parties[seat] is None]
            if not open_seats:
                return None
            seat = chance.choice(open_seats)
            try:
                numbers = estimate(
                    view, view.legal, worlds=_WORLDS, seed=decision_seed("trainer", view)
                )
            except NoEstimate:
                return None
            subject, belief = str(seat), numbers.re_probability[seat]
            answer = int(final.party(seat) is Party.RE)
        case Skill.TRUMPS_OUT:
            answer = counted.trumps
        case Skill.ACES_OUT:
            if not counted.aces:
                return None
            subject = chance.choice(sorted(counted.aces))
            answer = counted.aces[subject]
        case Skill.POINTS:
            # The own points stand at the own seat for everybody to read.
            answer = sum(view.points_won) - view.points_won[view.seat]
            if not answer:
                return None
    return Exercise(skill, setup, before, view.seat, subject, answer, belief)


def brier(beliefs: Sequence[Belief]) -> float | None:
    """How far estimates were from the truth: 0 is perfect, 0.25 is always saying one half.

    Args:
        beliefs: what was estimated and what was true; ``None`` comes back for none.
    """
    if not beliefs:
        return None
    return sum((each.chance - each.happened) ** 2 for each in beliefs) / len(beliefs)


def calibration(beliefs: Sequence[Belief]) -> list[tuple[float, int, float | None]]:
    """How often it was so, by what had been estimated.

    Returns:
        For each group of estimates where it begins, how many there were, and the share of them
        that was true; ``None`` for an empty group.
    """
    rows: list[tuple[float, int, float | None]] = []
    for place, low in enumerate(BINS):
        high = BINS[place + 1] if place + 1 < len(BINS) else 1.01
        group = [each.happened for each in beliefs if low <= each.chance < high]
        rows.append((low, len(group), sum(group) / len(group) if group else None))
    return rows
