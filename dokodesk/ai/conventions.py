"""Conventions of club players: what a card or a word shows a partner who knows them.

Each is allowed by the tournament rules, because it is a card or a word that may be played or said
anyway, and each may be a bluff. A player that plays by a convention shows by it (``meaning``,
``early_word``) and reads it in the play of the others: deals in which they would not have shown
what they did count less (``likelihoods``). Nothing but the seat's own view is looked at.

The signs are those that German clubs use and that are published, e.g. in the "Kleine Dokoschule"
of U. Assing and J. Spieß, in the "Essener System" and in the tips of the Fuxexperten Berlin.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from dokodesk.ai.dealing import World
from dokodesk.ai.position import Moment
from dokodesk.engine.actions import Call, Play, Word
from dokodesk.engine.cards import Card, Rank
from dokodesk.engine.contracts import NORMAL
from dokodesk.engine.parties import Party
from dokodesk.engine.seat_view import SeatView, SeenTrick
from dokodesk.engine.trumps import TRUMP

Factor = Callable[[World], float]
"""How likely what was seen is in a deal, compared with other deals."""

_FULL: Final = 10
#: So seldom is a sign given by somebody who does not have what it shows.
_BLUFF: Final = 0.08
_LIKELY: Final = 2.0
_UNLIKELY: Final = 0.5
#: In these tricks, from 0, a lead is a sign: as long as Re and Kontra can be said.
_EARLY: Final = 2


class Convention(msgspec.Struct, frozen=True):
    """One convention.

    Attributes:
        name: the key of its texts, and by which preferences and records know it.
        source: where it is published.
        shows: 1 if a card, by its place, gives the sign truly, -1 if it would be a false sign,
            0 if it says nothing.
        reads: what the play of the others says.
    """

    name: str
    source: str
    shows: Callable[[SeatView, Moment, int], int]
    reads: Callable[[SeatView, Moment], list[Factor]]


def meaning(view: SeatView, moment: Moment, place: int, conventions: Sequence[Convention]) -> int:
    """Whether a card shows a partner something true (1), something false (-1) or nothing (0)."""
    if view.contract != NORMAL or view.seat != moment.seat:
        return 0
    signs = [convention.shows(view, moment, place) for convention in conventions]
    return -1 if -1 in signs else max(signs, default=0)


def likelihoods(view: SeatView, moment: Moment, conventions: Sequence[Convention]) -> list[Factor]:
    """What the signs of the others say about the hidden cards; empty if none was given."""
    if view.contract != NORMAL:
        return []
    return [factor for convention in conventions for factor in convention.reads(view, moment)]


def early_word(view: SeatView, words: Sequence[Call]) -> Call | None:
    """Re or Kontra said before the own first card, which shows a ♥10 (``early_call``).

    Args:
        view: what the seat knows.
        words: what it may say.
    """
    if view.contract != NORMAL or not _dulle(view) or Card.H10 not in view.hand:
        return None
    if any(isinstance(action, Play) and action.seat == view.seat for action in view.history):
        return None
    return next((call for call in words if call.word in (Word.RE, Word.KONTRA)), None)


# --- what the table shows -------------------------------------------------------------------------


def _dulle(view: SeatView) -> bool:
    """Whether the tens of hearts are the highest trumps, as most signs suppose."""
    strength, classes = view.order.strength, view.order.classes
    return classes[Card.H10] == TRUMP and strength[Card.H10] > strength[Card.CQ]


def _early_leads(view: SeatView) -> list[tuple[int, SeenTrick]]:
    """The first tricks that somebody else led, with their numbers."""
    tricks = [*view.tricks, *((view.trick,) if view.trick is not None else ())]
    return [
        (number, trick) for number, trick in enumerate(tricks[:_EARLY]) if trick.leader != view.seat
    ]


def _in_time(moment: Moment) -> bool:
    return not moment.trick and moment.number < _EARLY


def _held(view: SeatView, moment: Moment, world: World, seat: int, card: Card) -> int:
    """How many copies of a card a seat had at the beginning, in a sampled deal."""
    place = moment.game.place[card]
    held = (world[seat] >> place & 1) + (world[seat] >> place + 24 & 1)
    for trick in (*view.tricks, *((view.trick,) if view.trick is not None else ())):
        for other, played in zip(trick.seats, trick.cards, strict=False):
            held += other == seat and played is card
    return held


def _is_re(view: SeatView, moment: Moment, world: World, seat: int) -> bool:
    return _held(view, moment, world, seat, Card.CQ) > 0


def _both_tens(view: SeatView, moment: Moment, seat: int) -> Factor:
    def factor(world: World) -> float:
        return 1.0 if _held(view, moment, world, seat, Card.H10) == 2 else _BLUFF

    return factor


# --- the ten of hearts led ------------------------------------------------------------------------


def _ten_shows(view: SeatView, moment: Moment, place: int) -> int:
    if not _in_time(moment) or place != moment.game.place[Card.H10] or not _dulle(view):
        return 0
    if view.own_party is not Party.RE:
        return -1
    queens = view.hand.count(Card.CQ) + view.hand.count(Card.SQ)
    return 1 if queens >= 2 else 0


def _ten_reads(view: SeatView, moment: Moment) -> list[Factor]:
    found: list[Factor] = []
    for _, trick in _early_leads(view):
        seat = trick.leader
        if trick.cards[0] is Card.H10 and _dulle(view) and view.parties[seat] is None:

            def factor(world: World, seat: int = seat) -> float:
                return 1.0 if _is_re(view, moment, world, seat) else _BLUFF

            found.append(factor)
    return found


# --- a full diamond led by who has said Re --------------------------------------------------------

_FULL_DIAMONDS: Final = (Card.DA, Card.D10)


def _said(view: SeatView, seat: int) -> bool:
    return any(made.valid and made.call.seat == seat for made in view.calls)


def _diamond_shows(view: SeatView, moment: Moment, place: int) -> int:
    if not _in_time(moment) or not _dulle(view) or not _said(view, view.seat):
        return 0
    if place not in [moment.game.place[card] for card in _FULL_DIAMONDS]:
        return 0
    return 1 if view.hand.count(Card.H10) == 2 else -1


def _diamond_reads(view: SeatView, moment: Moment) -> list[Factor]:
    if not _dulle(view):
        return []
    return [
        _both_tens(view, moment, trick.leader)
        for number, trick in _early_leads(view)
        if trick.cards[0] in _FULL_DIAMONDS
        and any(
            made.valid and made.call.seat == trick.leader and made.trick <= number
            for made in view.calls
        )
    ]


# --- the queen of spades led ----------------------------------------------------------------------


def _queen_shows(view: SeatView, moment: Moment, place: int) -> int:
    if not _in_time(moment) or place != moment.game.place[Card.SQ] or not _dulle(view):
        return 0
    return 1 if view.hand.count(Card.H10) == 2 else -1


def _queen_reads(view: SeatView, moment: Moment) -> list[Factor]:
    if not _dulle(view):
        return []
    return [
        _both_tens(view, moment, trick.leader)
        for _, trick in _early_leads(view)
        if trick.cards[0] is Card.SQ
    ]


# --- Kontra gives, Re saves -----------------------------------------------------------------------


def _fair_suit(view: SeatView, number: int, trick: SeenTrick) -> bool:
    """Whether an ace was led to the first round of a plain suit while the sides were dark."""
    led = trick.cards[0]
    classes = view.order.classes
    if classes[led] == TRUMP or led.rank is not Rank.ACE:
        return False
    before = view.tricks[:number]
    if any(classes[other.cards[0]] == classes[led] for other in before):
        return False
    dark = not any(card is Card.CQ for other in before for card in other.cards)
    return dark and not any(made.trick < number for made in view.calls)


def _fair_shows(view: SeatView, moment: Moment, place: int) -> int:
    if view.trick is None or not _fair_suit(view, len(view.tricks), view.trick):
        return 0
    follow = moment.game.follow[moment.trick[0]]
    own = [place for place in range(24) if moment.hand >> place & 1 and follow >> place & 1]
    points = [moment.game.points[card] for card in own]
    if place not in own or not points or max(points) < _FULL or min(points) >= _FULL:
        return 0
    gives = moment.game.points[place] >= _FULL
    return 1 if gives is (view.own_party is Party.KONTRA) else -1


def _fair_reads(view: SeatView, moment: Moment) -> list[Factor]:
    found: list[Factor] = []
    tricks = [*view.tricks, *((view.trick,) if view.trick is not None else ())]
    for number, trick in enumerate(tricks):
        if not _fair_suit(view, number, trick):
            continue
        led = view.order.classes[trick.cards[0]]
        for seat, card in list(zip(trick.seats, trick.cards, strict=False))[1:]:
            known = seat == view.seat or view.parties[seat] is not None
            if not known and view.order.classes[card] == led:
                found.append(_fair_factor(view, moment, seat, card))
    return found


def _fair_factor(view: SeatView, moment: Moment, seat: int, card: Card) -> Factor:
    suit = moment.game.follow[moment.game.place[card]]
    full = sum(1 << place for place in range(24) if moment.game.points[place] >= _FULL)
    gave = card.points >= _FULL
    others = suit & (~full if gave else full)

    def factor(world: World) -> float:
        # Cards of the suit that are left say what else could have been given.
        if not (world[seat] | world[seat] >> 24) & others:
            return 1.0
        kontra = not _is_re(view, moment, world, seat)
        return _LIKELY if gave is kontra else _UNLIKELY

    return factor


# --- Re or Kontra before the first card -----------------------------------------------------------


def _nothing_shown(_view: SeatView, _moment: Moment, _place: int) -> int:
    return 0


def _early_reads(view: SeatView, moment: Moment) -> list[Factor]:
    if not _dulle(view):
        return []
    found: list[Factor] = []
    played: set[int] = set()
    for action in view.history:
        if isinstance(action, Play):
            played.add(action.seat)
        elif isinstance(action, Call) and action.seat not in played:
            played.add(action.seat)
            if action.seat == view.seat or action.word not in (Word.RE, Word.KONTRA):
                continue

            def factor(world: World, seat: int = action.seat) -> float:
                return 1.0 if _held(view, moment, world, seat, Card.H10) else _BLUFF

            found.append(factor)
    return found


CONVENTIONS: Final[dict[str, Convention]] = {
    convention.name: convention
    for convention in (
        Convention(
            "ten_lead", "live-doko.de, Dokoschule: Die Dullenkonvention", _ten_shows, _ten_reads
        ),
        Convention(
            "full_diamond",
            "live-doko.de, Dokoschule: Das Ausspiel; Das Essener System",
            _diamond_shows,
            _diamond_reads,
        ),
        Convention(
            "spade_queen",
            "Konventionen im Doppelkopf (nach dem Essener System)",
            _queen_shows,
            _queen_reads,
        ),
        Convention(
            "fair_share",
            "Fuxexperten Berlin, DoKo-Tips 2a; live-doko.de, Dokoschule: 25 ist fair",
            _fair_shows,
            _fair_reads,
        ),
        Convention(
            "early_call",
            "B. Kopp, Gewinnen beim Doppelkopf; Das Essener System (Ansagezeitpunkt)",
            _nothing_shown,
            _early_reads,
        ),
    )
}
"""All conventions, by name."""
