"""Special cards of the Koppeldopf family (``exotic_cards``).

The sources name them without exact procedures; these are ours. A seat that holds both copies of a
card may declare its power directly before playing the first of them, once per deal, in every game
that is not a declared solo and before a black sow has fallen:

* ``reverse`` (diamond jacks): from the next trick on the table plays the other way round.
* ``heidmann`` (spade jacks): the jacks rank above the queens from this card on.
* ``heidfrau`` (spade queens): takes a heidmann back.
* ``kemmerich`` (heart jacks): the seat's own last announcement is withdrawn, with what it included.
* ``counter_genscher`` (diamond queens): after a Genscher this seat chooses its partner anew.
"""

from __future__ import annotations

from typing import Final

import msgspec

from dokodesk.engine.actions import Declare, Special
from dokodesk.engine.cards import Card, count
from dokodesk.engine.contracts import BLACK_SOW, CONTRACTS
from dokodesk.engine.state import DealState, Declared, Game, Made, Phase
from dokodesk.engine.trumps import CardOrder, card_order

#: The card that gives each power, and the option value that brings it.
POWERS: Final[dict[Special, tuple[Card, str]]] = {
    Special.REVERSE: (Card.DJ, "reverse_direction"),
    Special.HEIDMANN: (Card.SJ, "heidmann"),
    Special.HEIDFRAU: (Card.SQ, "heidfrau"),
    Special.KEMMERICH: (Card.HJ, "kemmerich"),
}


def jacks_high(game: Game) -> bool:
    """Whether a heidmann is in force that no heidfrau has taken back."""
    powers = [declared.special for declared in game.exotics]
    return Special.HEIDMANN in powers and Special.HEIDFRAU not in powers


def order_of(state: DealState, game: Game) -> CardOrder:
    """The order of cards of a game with everything declared so far."""
    promoted = tuple(declared.face for declared in game.specials)
    return card_order(state.rules, game.contract, promoted, jacks_high(game))


def power_allowed(state: DealState, action: Declare) -> bool:
    """Whether this seat may declare this power now, as far as cards and calls go.

    Whether the card could be played right afterwards is asked with the order that then holds.
    """
    game = state.game
    face, option = POWERS[action.special]
    if (
        option not in state.rules.exotic_cards
        or state.phase is not Phase.PLAY
        or state.turn != action.seat
        or CONTRACTS[game.contract].declared_solo
        or game.contract == BLACK_SOW
        or any(declared.special is action.special for declared in game.exotics)
        or count(state.hands[action.seat], face) != 2
    ):
        return False
    if action.special is Special.HEIDFRAU:
        return jacks_high(game)
    if action.special is Special.KEMMERICH:
        return last_own_call(state, action.seat) is not None
    return True


def last_own_call(state: DealState, seat: int) -> Made | None:
    """The announcement a kemmerich would withdraw: the seat's last spoken one that still stands.

    Only the top of its side's ladder can go, so that no step is missing below a higher one.
    """
    spoken = [made for made in state.game.calls if made.valid and not made.implied]
    if not spoken:
        return None
    own = [made for made in spoken if made.seat == seat]
    if not own or any(made.side is own[-1].side for made in spoken[spoken.index(own[-1]) + 1 :]):
        return None
    return own[-1]


def with_power(state: DealState, action: Declare) -> Game:
    """The game after an allowed declaration of a power."""
    game = state.game
    face, _ = POWERS[action.special]
    declared = Declared(action.seat, action.special, face, state.cards_on_table)
    game = msgspec.structs.replace(game, exotics=(*game.exotics, declared), pending=face)
    if action.special is Special.REVERSE:
        return msgspec.structs.replace(game, turns_round=True, watch=True)
    if action.special is Special.KEMMERICH:
        return msgspec.structs.replace(game, calls=_without_last_call(state, action.seat))
    return msgspec.structs.replace(game, order=order_of(state, game))


def _without_last_call(state: DealState, seat: int) -> tuple[Made, ...]:
    """The calls without the seat's last one and the lower ones that were included in it."""
    withdrawn = last_own_call(state, seat)
    assert withdrawn is not None
    calls = state.game.calls
    place = max(i for i, made in enumerate(calls) if made is withdrawn)
    first = place
    while first and calls[first - 1].implied and calls[first - 1].seat == seat:
        first -= 1
    return tuple(
        msgspec.structs.replace(made, valid=False) if first <= i <= place else made
        for i, made in enumerate(calls)
    )
