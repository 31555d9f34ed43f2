"""Playing the tasks of a lesson: what the others answer, when a task is over, whether it is won."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Final

from dokodesk.ai.asking import next_question
from dokodesk.ai.player import Player, Spoken, decision_seed
from dokodesk.ai.rule_player import RulePlayer
from dokodesk.engine import deal
from dokodesk.engine.actions import (
    Action,
    Call,
    Decline,
    Healthy,
    Pass,
    Play,
)
from dokodesk.engine.cards import Card
from dokodesk.engine.errors import EngineError
from dokodesk.engine.extras import extra_lines
from dokodesk.engine.seat_view import seat_view
from dokodesk.engine.state import ALL_SEATS, DealState
from dokodesk.engine.tricks import Trick
from dokodesk.learning.lesson import LEARNER, Goal, Position, Task

__all__ = ["apply_all", "computer_action", "is_over", "is_reached", "reply"]

_SEED: Final = "lesson"
_QUIET: Final = (Healthy, Decline, Pass)


@cache
def _player() -> RulePlayer:
    return RulePlayer()


def computer_action(
    state: DealState, seat_to_spare: int | None = LEARNER, player: Player | None = None
) -> Action | None:
    """What the program does next for whoever is asked; ``None`` if it is the spared seat's turn.

    Args:
        state: the moment.
        seat_to_spare: for whom nothing is decided; ``None`` for nobody.
        player: who decides; by rules of thumb unless told.
    """
    player = player if player is not None else _player()
    silent = frozenset() if seat_to_spare is None else frozenset({seat_to_spare})
    while True:
        question = next_question(state, silent)
        if question is None or question.seat == seat_to_spare:
            return None
        view = seat_view(state, question.seat)
        rng = random.Random(decision_seed(_SEED, view))
        if not question.may_pass:
            return player.decide(view, question.choices, rng)
        said = player.announce(view, question.spoken, rng)
        if isinstance(said, Spoken):
            return said
        silent |= {question.seat}


def reply(position: Position, state: DealState) -> Action | None:
    """What somebody other than the learner does now; ``None`` if the learner is to act.

    What the position wants to be said comes first. Cards follow the order of the hands.
    """
    for action in position.says:
        if action not in state.history and _is_legal(state, action):
            return action
    if state.turn is None or state.turn == LEARNER:
        return None
    if position.computer:
        return computer_action(state)
    legal = deal.legal_actions(state)
    if not legal:
        return None
    cards = {action.card: action for action in legal if isinstance(action, Play)}
    for card in position.hands[state.turn]:
        if card in cards:
            return cards[card]
    quiet = next((action for action in legal if isinstance(action, _QUIET)), None)
    return quiet if quiet is not None else legal[0]


def _is_legal(state: DealState, action: Action) -> bool:
    try:
        deal.apply(state, action)
    except EngineError:
        return False
    return True


def apply_all(position: Position, state: DealState) -> DealState:
    """The state after everybody else has acted, up to the learner's next decision."""
    while (action := reply(position, state)) is not None:
        state, _ = deal.apply(state, action)
    return state


# --- the end of a task ----------------------------------------------------------------------------


def is_over(task: Task, begin: DealState, now: DealState) -> bool:
    """Whether a task is finished.

    Args:
        task: the task.
        begin: the state in which it began.
        now: the state now.
    """
    if now.finished:
        return True
    return bool(task.tricks) and len(now.tricks) - len(begin.tricks) >= task.tricks


def is_reached(goal: Goal, begin: DealState, now: DealState) -> bool:
    """Whether a finished task was a success."""
    made = now.tricks[len(begin.tricks) :]
    ours = _mates(now)
    return all(
        (
            _tricks_ok(goal, made, ours),
            _points_ok(goal, made, ours),
            _cards_ok(goal, made, ours, now),
            _words_ok(goal, begin, now),
            _score_ok(goal, begin, now),
        )
    )


def _mates(state: DealState) -> frozenset[int]:
    """The learner and the partner."""
    own = state.party(LEARNER)
    return frozenset(seat for seat in ALL_SEATS if seat == LEARNER or state.party(seat) is own)


def _tricks_ok(goal: Goal, made: tuple[Trick, ...], ours: frozenset[int]) -> bool:
    def winner(number: int) -> int | None:
        return made[number - 1].winner if number <= len(made) else None

    return (
        all(winner(number) == LEARNER for number in goal.take)
        and all(winner(number) in ours for number in goal.side_takes)
        and all(number <= len(made) and winner(number) not in ours for number in goal.lose)
    )


def _points_ok(goal: Goal, made: tuple[Trick, ...], ours: frozenset[int]) -> bool:
    own = sum(trick.points for trick in made if trick.winner in ours)
    other = sum(trick.points for trick in made if trick.winner not in ours)
    return (goal.points is None or own >= goal.points) and (
        goal.points_below is None or other < goal.points_below
    )


def _cards_ok(goal: Goal, made: tuple[Trick, ...], ours: frozenset[int], now: DealState) -> bool:
    def lies_with_us(card: Card, by_us: bool) -> bool:
        return any(
            trick.winner in ours and played is card and (seat in ours) is by_us
            for trick in made
            for seat, played in zip(trick.seats, trick.cards, strict=True)
        )

    return (
        all(lies_with_us(card, by_us=True) for card in goal.home)
        and all(lies_with_us(card, by_us=False) for card in goal.caught)
        and all(now.hands[LEARNER] >> card & 1 for card in goal.kept)
    )


def _words_ok(goal: Goal, begin: DealState, now: DealState) -> bool:
    said = [
        action.word.value
        for action in now.history[len(begin.history) :]
        if isinstance(action, Call) and action.seat == LEARNER
    ]
    if goal.silent and said:
        return False
    contract = now.result.contract if now.result is not None else now.game.contract
    if goal.contract and contract != goal.contract:
        return False
    if goal.partner is not None and _mates(now) != {LEARNER, goal.partner}:
        return False
    return all(word in said for word in goal.called)


def _score_ok(goal: Goal, begin: DealState, now: DealState) -> bool:
    result = now.result
    side = now.party(LEARNER)
    if goal.lines:
        lines = result.lines if result is not None else extra_lines(now)
        ours = Counter(line.reason for line in lines if line.side is side)
        # What was scored before the task began is no merit of the learner.
        ours.subtract(line.reason for line in extra_lines(begin) if line.side is side)
        if not all(ours[name] > 0 for name in goal.lines):
            return False
    if result is None:
        return not goal.won and goal.score is None
    if goal.won and result.winner is not side:
        return False
    return goal.score is None or result.scores[LEARNER] >= goal.score
