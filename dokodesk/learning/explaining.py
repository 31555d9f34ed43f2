"""Why a computer player did what it did, from the numbers it had itself.

The player is asked once more, with the view it had and the same chance, so that it decides the same
again; what it weighed then is told. The coach adds what is true of the position from that seat.
Only for deals that are over: the reasons would give hands away.
"""

from __future__ import annotations

import random

import msgspec

from dokodesk.ai.asking import next_question
from dokodesk.ai.estimate import Estimate, NoEstimate, estimate
from dokodesk.ai.levels import make_player
from dokodesk.ai.player import Decision, decision, decision_seed, spoken
from dokodesk.ai.position import moment_of
from dokodesk.ai.search import SearchPlayer
from dokodesk.engine.actions import Action, Call, Declare, Genscher, Play
from dokodesk.engine.cards import Card
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import ALL_SEATS, DealState
from dokodesk.learning.coach import WORLDS, Thought, reasons

__all__ = ["Explanation", "Weighed", "explain"]


class Weighed(msgspec.Struct, frozen=True):
    """What a card brought in the deals that the player tried.

    Attributes:
        card: the card; others may be as good as it and stand behind it.
        points: score points of its seat, in the mean.
        deals: in how many deals it was tried.
    """

    card: Card
    points: float
    deals: int


class Explanation(msgspec.Struct, frozen=True):
    """Why something was done.

    Attributes:
        action: what was done.
        again: what the player does when asked once more; ``None`` for saying nothing.
        idea: the rule of thumb behind it, a name of ``ideas.IDEAS``; empty if the numbers alone
            decided.
        weighed: the cards that were tried, the best first; empty where nothing was.
        thoughts: what is true of the position for what was done, seen from that seat.
        choices: how many choices there were.
        numbers: what each card brings by what the seat could know, from the coach's estimate;
            ``None`` where no card was chosen.
    """

    action: Action
    again: Action | None
    idea: str
    weighed: tuple[Weighed, ...]
    thoughts: tuple[Thought, ...]
    choices: int
    numbers: Estimate | None = None

    @property
    def agrees(self) -> bool:
        """Whether the player would do the same again; then its numbers are those it had."""
        return self.again == self.action


def explain(state: DealState, action: Action, player: str, code: str) -> Explanation:
    """Why a computer player did something.

    Args:
        state: the moment before it.
        action: what it did.
        player: the word by which the player is made (``ai.levels``).
        code: of the deal; the chance of its decisions followed from it.

    Raises:
        ValueError: there is no such player.
    """
    view = seat_view(state, action.seat)
    asked = make_player(player)
    rng = random.Random(decision_seed(code, view))
    if isinstance(action, Call | Declare | Genscher) and action not in view.legal:
        silent = frozenset(seat for seat in ALL_SEATS if seat != action.seat)
        question = next_question(state, silent)
        words = question.spoken if question is not None and question.may_pass else view.legal_calls
        said = spoken(asked, view, words, rng)
        again, idea = (said.action, said.idea) if isinstance(said, Decision) else (None, said.idea)
        return Explanation(action, again, idea, (), (), len(words) + 1)
    found = decision(asked, view, view.legal, rng)
    weighed = _weighed(view, asked) if isinstance(asked, SearchPlayer) else ()
    numbers = _numbers(view, action)
    return Explanation(
        action=action,
        again=found.action,
        idea=found.idea,
        weighed=weighed,
        thoughts=_thoughts(view, action, numbers),
        choices=len(view.legal),
        numbers=numbers,
    )


def _weighed(view: SeatView, player: SearchPlayer) -> tuple[Weighed, ...]:
    """The numbers of the player's decision, by card."""
    if not player.tried:
        return ()
    place = moment_of(view).game.place
    cards = {place[card]: card for card in Card if card in view.hand}
    return tuple(
        Weighed(cards[tried.place], tried.score, tried.worlds)
        for tried in player.tried
        if tried.place in cards
    )


def _numbers(view: SeatView, action: Action) -> Estimate | None:
    if not isinstance(action, Play) or len(view.legal) < 2:
        return None
    try:
        return estimate(view, view.legal, worlds=WORLDS, seed=decision_seed("coach", view))
    except NoEstimate:
        return None


def _thoughts(view: SeatView, action: Action, numbers: Estimate | None) -> tuple[Thought, ...]:
    if not isinstance(action, Play):
        return ()
    if len([choice for choice in view.legal if isinstance(choice, Play)]) == 1:
        return (Thought("only_choice"),)
    mine = None if numbers is None else numbers.of(action)
    return () if mine is None or numbers is None else reasons(view, mine, numbers)
