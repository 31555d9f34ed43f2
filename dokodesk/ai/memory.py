"""What a player still remembers of the fallen cards.

A short memory is not a random blunder: the player knows its own cards and the last tricks, and of
the tricks before only what everybody notices. Which of the other cards have fallen it believes to
know and is sometimes wrong about, as people are. What it believes is drawn from the cards it has
seen fall and those it cannot see, so that a hidden card never tells anything.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from dokodesk.ai.seen import known_cards, tricks_before_naming
from dokodesk.engine.actions import Action, Genscher, Play
from dokodesk.engine.cards import Card, Rank, full_deck
from dokodesk.engine.contracts import NORMAL, SILENT_WEDDING
from dokodesk.engine.seat_view import SeatView, SeenTrick
from dokodesk.engine.trumps import CLASS_NAMES

_SCALE: Final = 2**32


class Memory(msgspec.Struct, frozen=True):
    """How good a memory is.

    Attributes:
        tricks: how many of the last complete tricks are known card by card.
        sure: how much likelier an older card that fell is taken for fallen than one that did not;
            0 is a pure guess, 1 or more is never wrong.
        counts: whether it counts each suit and the trumps, so that only cards of the same class
            are mixed up.
        aces: whether it keeps in mind the plain aces that fell, beside the ♥10 and the queens of
            clubs, which everybody notices.
    """

    tricks: int
    sure: float
    counts: bool = True
    aces: bool = True


class _Spot(NamedTuple):
    trick: int
    place: int
    card: Card


def remembered(view: SeatView, memory: Memory | None) -> SeatView:
    """The view as a player with this memory has it; the same view gives the same memory.

    Args:
        view: what the seat could know.
        memory: how good its memory is; ``None`` for a perfect one.
    """
    if memory is None or len(view.tricks) <= memory.tricks or not _may_forget(view):
        return view
    old = len(view.tricks) - memory.tricks
    kept = _kept_in_mind(view, memory)
    spots = [
        _Spot(number, place, card)
        for number in range(old)
        for place, card in enumerate(view.tricks[number].cards)
        if view.tricks[number].seats[place] != view.seat and card not in kept
    ]
    believed = _believed(view, memory, spots, kept)
    tricks = _with_cards(view.tricks, believed)
    return msgspec.structs.replace(
        view,
        tricks=tricks,
        points_won=tuple(
            sum(trick.points for trick in tricks if trick.winner == seat) for seat in range(4)
        ),
        history=_history(view.history, tricks),
        voids=_voids(view, old),
    )


def _may_forget(view: SeatView) -> bool:
    """Where cards hang on more than their fall (a solo named late, told cards) all is kept."""
    return bool(view.contract) and not tricks_before_naming(view) and not view.condition


def _kept_in_mind(view: SeatView, memory: Memory) -> frozenset[Card]:
    kept = {Card.CQ, Card.H10}
    kept |= {face for _, _, face in view.specials}
    if view.genscher is not None or any(isinstance(action, Genscher) for action in view.history):
        kept |= {Card.DK, Card.HQ, Card.DQ}
    if view.contract not in (NORMAL, SILENT_WEDDING):
        kept |= {card for cards in known_cards(view) for card in cards}
        kept |= {card for card in (*view.laid, *view.returned) if card is not None}
    if memory.aces:
        trumps = view.order.trumps
        kept |= {card for card in Card if card.rank is Rank.ACE and not trumps >> card & 1}
    return frozenset(kept)


def _believed(
    view: SeatView, memory: Memory, spots: list[_Spot], kept: frozenset[Card]
) -> dict[tuple[int, int], Card]:
    """For each place of an old trick the card that is taken to have fallen there."""
    hidden = _hidden(view)
    classes = view.order.classes
    owner = f"{view.seat}|{' '.join(card.name for card in sorted(view.dealt))}"
    found: dict[tuple[int, int], Card] = {}
    for group in range(len(CLASS_NAMES)) if memory.counts else (None,):
        fallen = [spot for spot in spots if group is None or classes[spot.card] == group]
        rated = [
            (_noise(owner, spot.card, f"{spot.trick}.{spot.place}") + memory.sure, True, spot)
            for spot in fallen
        ]
        copies: Counter[Card] = Counter()
        for card in hidden:
            copies[card] += 1
            if card in kept or (group is not None and classes[card] != group):
                continue
            number = copies[card]
            rated.append((_noise(owner, card, str(number)), False, _Spot(-1, number, card)))
        rated.sort(key=lambda item: (-item[0], item[2]))
        chosen = rated[: len(fallen)]
        right = {spot for _, fell, spot in chosen if fell}
        wrong = [spot.card for _, fell, spot in chosen if not fell]
        for spot in fallen:
            found[spot.trick, spot.place] = spot.card if spot in right else wrong.pop()
    return found


def _hidden(view: SeatView) -> list[Card]:
    """The cards in the hands of the others, as far as this seat can know."""
    left: Counter[Card] = Counter(full_deck(view.rules.deck))
    left.subtract(view.hand)
    for trick in (*view.tricks, *((view.trick,) if view.trick is not None else ())):
        left.subtract(trick.cards)
    return sorted(left.elements())


@lru_cache(maxsize=4096)
def _noise(owner: str, card: Card, which: str) -> float:
    """A number from 0 to 1 that stays the same for a card during a deal, on every machine."""
    digest = hashlib.sha256(f"dokodesk-memory-1|{owner}|{card.name}|{which}".encode()).digest()
    return int.from_bytes(digest[:4], "big") / _SCALE


def _with_cards(
    tricks: tuple[SeenTrick, ...], believed: dict[tuple[int, int], Card]
) -> tuple[SeenTrick, ...]:
    changed = []
    for number, seen in enumerate(tricks):
        trick = seen
        cards = tuple(believed.get((number, place), card) for place, card in enumerate(trick.cards))
        if cards != trick.cards:
            # The points follow, or those of all cards together would not be right any more.
            points = sum(card.points for card in cards)
            trick = msgspec.structs.replace(trick, cards=cards, points=points)
        changed.append(trick)
    return tuple(changed)


def _history(history: Iterable[Action], tricks: tuple[SeenTrick, ...]) -> tuple[Action, ...]:
    cards = iter([card for trick in tricks for card in trick.cards])
    return tuple(
        Play(action.seat, next(cards, action.card)) if isinstance(action, Play) else action
        for action in history
    )


def _voids(view: SeatView, old: int) -> tuple[frozenset[str], ...]:
    """Who was out of what in the tricks that are still in mind."""
    found: list[set[str]] = [set(), set(), set(), set()]
    classes = view.order.classes
    for trick in (*view.tricks[old:], *((view.trick,) if view.trick is not None else ())):
        led = classes[trick.cards[0]]
        for seat, card in zip(trick.seats, trick.cards, strict=False):
            if classes[card] != led:
                found[seat].add(CLASS_NAMES[led])
    return tuple(frozenset(names) & view.voids[seat] for seat, names in enumerate(found))
