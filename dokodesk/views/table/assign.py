"""Which item of the deck goes to which place: so that cards move as they would at a real table.

A card that stays where it is keeps its item, a played card comes from its player's hand, the cards
of a trick go to the pile. No Qt here; works on anything that has a place and a face.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeVar

from dokodesk.engine.cards import Card
from dokodesk.views.table.layout import Placement, Slot, Zone

__all__ = ["Movable", "assign"]


class Movable(Protocol):
    """Something that lies at a place."""

    slot: Slot | None
    card: Card | None


M = TypeVar("M", bound=Movable)

#: Places are filled in this order: what has the clearest origin first.
_ORDER = (Zone.TRICK, Zone.LAID, Zone.PILE, Zone.HAND, Zone.STOCK)


def assign(
    placements: Iterable[Placement], items: Sequence[M], preferred: M | None = None
) -> list[tuple[M, Placement]]:
    """Give each placement an item.

    Args:
        placements: as many as there are items.
        items: the whole deck.
        preferred: the item that somebody has just taken hold of, to be played before its twin.
    """
    free = {id(item): item for item in items}
    result: list[tuple[M, Placement]] = []
    waiting = sorted(
        placements, key=lambda p: (_ORDER.index(p.slot.zone), p.slot.seat, p.slot.index)
    )
    # First those that do not move at all: the same place and the same face.
    by_slot = {item.slot: item for item in items if item.slot is not None}
    rest = []
    for placement in waiting:
        item = by_slot.get(placement.slot)
        if placement.slot.zone is not Zone.HAND and item is not None and _fits(item, placement):
            result.append((item, placement))
            del free[id(item)]
        else:
            rest.append(placement)
    for placement in rest:
        item = _pick(placement, list(free.values()), preferred)
        result.append((item, placement))
        del free[id(item)]
    return result


def _fits(item: Movable, placement: Placement) -> bool:
    return item.card is placement.card or placement.card is None


def _pick(placement: Placement, free: list[M], preferred: M | None) -> M:
    slot, card = placement.slot, placement.card
    tries: tuple[Callable[[M], bool], ...]
    match slot.zone:
        case Zone.TRICK | Zone.LAID:
            if (
                preferred is not None
                and preferred.card is card
                and any(item is preferred for item in free)
                and _from(preferred, Zone.HAND, slot.seat)
            ):
                return preferred
            tries = (
                lambda item: _from(item, Zone.HAND, slot.seat) and item.card is card,
                lambda item: _from(item, Zone.HAND, slot.seat) and item.card is None,
                lambda item: _from(item, Zone.HAND, slot.seat),
            )
            for wanted in tries:
                found = _sorted(filter(wanted, free))
                if found:
                    return found[len(found) // 2]
        case Zone.PILE:
            tries = (
                lambda item: _from(item, Zone.TRICK) and item.card is card,
                lambda item: _from(item, Zone.PILE) and item.card is card,
                lambda item: _from(item, Zone.TRICK),
            )
            for wanted in tries:
                found = _sorted(filter(wanted, free))
                if found:
                    return found[0]
        case Zone.HAND:
            tries = (
                lambda item: _from(item, Zone.HAND, slot.seat) and item.card is card,
                lambda item: _from(item, Zone.HAND, slot.seat) and item.card is None,
                lambda item: _from(item, Zone.LAID) and item.card is card,
                lambda item: _from(item, Zone.LAID),
                lambda item: _from(item, Zone.HAND) and item.card is card and card is not None,
            )
            for wanted in tries:
                found = _sorted(filter(wanted, free))
                if found:
                    return found[0]
            stock = _sorted(item for item in free if _from(item, Zone.STOCK))
            if stock:
                return stock[-1]
        case Zone.STOCK:
            pass
    # Wherever it was: the highest one of the heap that came last.
    return _sorted(free)[-1]


def _from(item: Movable, zone: Zone, seat: int | None = None) -> bool:
    slot = item.slot
    return slot is not None and slot.zone is zone and (seat is None or slot.seat == seat)


def _sorted(items: Iterable[M]) -> list[M]:
    return sorted(
        items,
        key=lambda item: (
            (-1, 0, 0)
            if item.slot is None
            else (int(item.slot.zone), item.slot.seat, item.slot.index)
        ),
    )
