"""One deal from the first word to the result: ``start``, ``apply`` and what is legal.

The phases before the first card are in ``opening``, those after it in ``play``.

``apply`` is a pure function: it gives a new state and what happened, or raises ``IllegalAction``
and changes nothing. One function a phase; a phase without its function is a visible gap.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from dokodesk.engine import opening
from dokodesk.engine import play as playing
from dokodesk.engine.actions import (
    Accept,
    Action,
    Bid,
    Call,
    Choose,
    Claim,
    Declare,
    Decline,
    Genscher,
    Healthy,
    Lay,
    Offer,
    Pass,
    Play,
    Reserve,
    Return,
)
from dokodesk.engine.calls import legal_calls
from dokodesk.engine.cards import pack
from dokodesk.engine.contracts import NORMAL
from dokodesk.engine.errors import IllegalAction, Refusal
from dokodesk.engine.events import Event
from dokodesk.engine.legality import (
    calls_to_ask,
    legal_actions,
    legal_claims,
    legal_declarations,
    not_your_turn,
    refused,
)
from dokodesk.engine.state import (
    DealSetup,
    DealState,
    Phase,
    Talk,
    check_setup,
    no_game,
)
from dokodesk.engine.trumps import card_order

__all__ = [
    "apply",
    "calls_to_ask",
    "legal_actions",
    "legal_calls",
    "legal_claims",
    "legal_declarations",
    "replay",
    "start",
]


Step = tuple[DealState, tuple[Event, ...]]
replace = msgspec.structs.replace


def start(setup: DealSetup) -> DealState:
    """The state before the first word of a deal.

    Raises:
        DealError: if the hands are not a deal of the deck that the rules name.
    """
    check_setup(setup)
    forced = setup.forced_solo
    return DealState(
        setup=setup,
        phase=Phase.RESERVATION if forced is None else Phase.FORCED,
        turn=setup.forehand if forced is None else forced,
        hands=tuple(pack(hand) for hand in setup.hands),
        talk=Talk(),
        game=no_game(card_order(setup.rules, NORMAL), setup.step),
        leader=setup.forehand,
        trick=(),
        tricks=(),
        history=(),
    )


def replay(setup: DealSetup, actions: tuple[Action, ...]) -> DealState:
    """The state after these actions.

    Raises:
        IllegalAction: at the first action that the rules do not allow.
    """
    state = start(setup)
    for action in actions:
        state, _ = apply(state, action)
    return state


def apply(state: DealState, action: Action) -> Step:
    """The state after an action, and what happened.

    Raises:
        IllegalAction: with the reason and what is allowed instead; nothing has changed then.
    """
    if type(action) is Play and state.phase is Phase.PLAY:
        return playing.play(state, action)
    if isinstance(action, Call):
        return playing.call(state, action)
    if isinstance(action, Genscher) and state.finished:
        return playing.declare(state, action)
    if state.finished:
        raise IllegalAction(action, Refusal.FINISHED)
    if isinstance(action, Declare | Genscher) and state.phase is Phase.PLAY:
        return playing.declare(state, action)
    wanted = _PHASES.get(state.phase)
    if wanted is None or not isinstance(action, wanted[0]):
        raise refused(state, action, Refusal.WRONG_PHASE, phase=state.phase.value)
    if state.turn != action.seat:
        raise not_your_turn(state, action)
    return wanted[1](state, action)


_PHASES: Final[dict[Phase, tuple[tuple[type, ...], Callable[[DealState, Action], Step]]]] = {
    Phase.RESERVATION: ((Healthy, Reserve, Choose), opening.say),
    Phase.CHOICE: ((Choose,), opening.say),
    Phase.FORCED: ((Choose, Offer), opening.offer),
    Phase.OFFER: ((Accept, Decline), opening.offer),
    Phase.AUCTION: ((Bid, Pass), opening.bid),
    Phase.LAY: ((Lay,), opening.lay),
    Phase.POVERTY: ((Accept, Decline), opening.answer_poverty),
    Phase.RETURN: ((Return,), opening.give_back),
    Phase.PLAY: ((Claim,), playing.claim),
    Phase.NAME_SOLO: ((Choose,), playing.name_solo),
}
