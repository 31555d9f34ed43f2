"""Which item of the deck goes to which place: so that cards move as they would at a real table.

A card that stays where it is keeps its item, a played card comes from its player's hand, the cards
of a trick go to the pile. No Qt here; works on anything that has a place and a face.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, Protocol, TypeVar

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
    result: list[tuple[M, Placement]] = []
    waiting = sorted(placements, key=_when)
    # First those that do not move at all: the same place and the same face.
    by_slot = {item.slot: item for item in items if item.slot is not None}
    free = _Free(items)
    rest = []
    for placement in waiting:
        item = by_slot.get(placement.slot)
        if placement.slot.zone is not Zone.HAND and item is not None and _fits(item, placement):
            result.append((item, placement))
            free.take(item)
        else:
            rest.append(placement)
    for placement in rest:
        item = _pick(placement, free, preferred)
        result.append((item, placement))
        free.take(item)
    return result


def _fits(item: Movable, placement: Placement) -> bool:
    return item.card is placement.card or placement.card is None


def _when(placement: Placement) -> tuple[int, int, int]:
    slot = placement.slot
    return _ORDER.index(slot.zone), slot.seat, slot.index


class _Free(Generic[M]):
    """The items that have no place yet, by where they are, the lowest first."""

    def __init__(self, items: Iterable[M]) -> None:
        self._heaps: dict[tuple[Zone, int] | None, list[M]] = {}
        for item in sorted(items, key=_where):
            self._heaps.setdefault(_heap(item), []).append(item)

    def take(self, item: M) -> None:
        """Remove an item."""
        heap = self._heaps[_heap(item)]
        del heap[next(i for i, other in enumerate(heap) if other is item)]

    def at(self, zone: Zone, seat: int | None = None) -> list[M]:
        """The items of a zone, or of one seat in it."""
        if seat is not None:
            return self._heaps.get((zone, seat), [])
        # Heaps are made in the order of the items, so the seats follow each other.
        heaps = (heap for key, heap in self._heaps.items() if key is not None and key[0] is zone)
        return [item for heap in heaps for item in heap]

    def last(self) -> M:
        """The highest one of the heap that comes last."""
        return next(heap[-1] for heap in reversed(self._heaps.values()) if heap)


def _heap(item: Movable) -> tuple[Zone, int] | None:
    return None if item.slot is None else (item.slot.zone, item.slot.seat)


def _where(item: Movable) -> tuple[int, int, int]:
    slot = item.slot
    return (-1, 0, 0) if slot is None else (int(slot.zone), slot.seat, slot.index)


def _pick(placement: Placement, free: _Free[M], preferred: M | None) -> M:
    """The item for a place: tried one after the other, the likeliest origin first."""
    slot, card = placement.slot, placement.card
    match slot.zone:
        case Zone.TRICK | Zone.LAID:
            hand = free.at(Zone.HAND, slot.seat)
            if preferred is not None and preferred.card is card:
                for item in hand:
                    if item is preferred:
                        return item
            found = _showing(hand, card) or _showing(hand, None) or hand
            if found:
                return found[len(found) // 2]
        case Zone.PILE:
            trick = free.at(Zone.TRICK)
            found = _showing(trick, card) or _showing(free.at(Zone.PILE), card) or trick
            if found:
                return found[0]
        case Zone.HAND:
            hand = free.at(Zone.HAND, slot.seat)
            found = _showing(hand, card) or _showing(hand, None)
            if not found:
                laid = free.at(Zone.LAID)
                found = _showing(laid, card) or laid
            if not found and card is not None:
                found = _showing(free.at(Zone.HAND), card)
            if found:
                return found[0]
            stock = free.at(Zone.STOCK)
            if stock:
                return stock[-1]
        case Zone.STOCK:
            pass
    # Wherever it was: the highest one of the heap that came last.
    return free.last()


def _showing(items: list[M], card: Card | None) -> list[M]:
    return [item for item in items if item.card is card]
