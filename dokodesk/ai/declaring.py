"""Ideas for house rules: pigs of every tier, Genscher, and who has to announce (rules 2.13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dokodesk.engine.actions import Action, Declare, Genscher, Special
from dokodesk.engine.cards import Card, Rank, Suit, card_of
from dokodesk.engine.contracts import CONTRACTS
from dokodesk.engine.parties import Party
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.trumps import CardOrder, card_order

_SUPER_RANK: Final = {"nine": Rank.NINE, "ten": Rank.TEN, "king": Rank.KING}
_WIN: Final = 121
_BEHIND: Final = 15


def promoted_face(view: SeatView, special: Special) -> Card:
    """The face that a declaration lifts to the top of the trumps."""
    contract = CONTRACTS[view.contract]
    suit = contract.suit if contract.suit is not None else Suit.DIAMONDS
    if special is Special.PIGS:
        if contract.declared_solo and view.rules.pigs_in_solos == "diamond_ace":
            suit = Suit.DIAMONDS
        return card_of(suit, Rank.ACE)
    if special is Special.SUPER_PIGS:
        return card_of(suit, _SUPER_RANK.get(view.rules.super_pigs, Rank.NINE))
    return card_of(suit, Rank.KING)


def order_with(view: SeatView, declarations: Sequence[Declare]) -> CardOrder:
    """The order of cards once these declarations are made: what such a hand is really worth."""
    if not declarations:
        return view.order
    promoted = [face for _, _, face in view.specials]
    promoted += [promoted_face(view, declared.special) for declared in declarations]
    return card_order(view.rules, view.contract, tuple(promoted))


def pigs_at_start(words: Sequence[Action]) -> Declare | None:
    """Pigs that can be declared before the first card always are: they only make trumps higher."""
    return next((word for word in words if isinstance(word, Declare)), None)


def choose_genscher(view: SeatView, words: Sequence[Action]) -> Genscher | None:
    """Choose a new partner only if the own side is behind; then the one who took most."""
    offers = [word for word in words if isinstance(word, Genscher)]
    if not offers:
        return None
    won = view.points_won
    partners = [s for s in range(4) if s != view.seat and view.parties[s] is view.own_party]
    ours = won[view.seat] + sum(won[s] for s in partners)
    best = max(offers, key=lambda offer: (won[offer.partner], -offer.partner))
    if best.partner in partners:
        return None
    with_best = won[view.seat] + won[best.partner]
    if view.phase == "finished":
        needed = _WIN if view.own_party is Party.RE else _WIN - 1
        return best if ours < needed and with_best >= _WIN else None
    theirs = sum(won) - ours
    if None in view.parties:
        return None
    behind = ours + _BEHIND < theirs
    return best if behind and with_best > ours + _BEHIND else None
