"""The moment a simulation starts from, as one seat sees it: all but the hidden hands.

``Moment`` is made from a ``SeatView`` and from nothing else, so no hidden card can slip in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from dokodesk.ai.gametables import NONE, Game, Terms, make_game
from dokodesk.engine.actions import Call, Choose, Declare, Lay, Play, Special, Word
from dokodesk.engine.cards import POINTS, Card
from dokodesk.engine.contracts import (
    BLACK_SOW,
    CONTRACTS,
    FAILED_WEDDING,
    NORMAL,
    POVERTY,
)
from dokodesk.engine.parties import Party
from dokodesk.engine.scoring import ScoredCall
from dokodesk.engine.seat_view import SeatView, SeenTrick
from dokodesk.engine.trumps import CLASS_NAMES, TRUMP, card_order


class Kept(NamedTuple):
    """A trick that may bring extra points; bit ``i`` of ``pigs``: its card ``i`` was a pig."""

    number: int
    leader: int
    step: int
    winner: int
    points: int
    places: Sequence[int]
    pigs: int
    hearts: bool


class Moment(msgspec.Struct, frozen=True):
    """A moment of play. Cards are places of ``game``; sets of seats are masks.

    Attributes:
        game: the tables.
        seat: whose view it is.
        hand: this seat's packed hand.
        leader: who led the trick on the table, or leads the next one.
        step: 1 clockwise, 3 the other way.
        turns: the direction changes after this trick.
        trick: the places on the table.
        number: the trick's number, from 0.
        points, tricks: what each seat has taken.
        kept: past tricks that may bring extra points.
        re: the Re seats; in a normal game those that have shown a club queen.
        settled: nobody looks for a partner any more.
        queens: club queens played.
        sows: spade queens played.
        known_re, known_kontra: seats whose side everybody knows.
        led: classes that were led, as bits.
        clarified: the trick that settled a wedding, from 1; 0 if none has.
        pigs: the seat whose diamond aces are pigs, or -1.
        unseen: cards that lie in other hands, packed.
        sizes: cards of each hand.
        gaps: why the simulation only comes near this game, in words for the log.
    """

    game: Game
    seat: int
    hand: int
    leader: int
    step: int
    turns: bool
    trick: tuple[int, ...]
    number: int
    points: tuple[int, ...]
    tricks: tuple[int, ...]
    kept: tuple[Kept, ...]
    re: int
    settled: bool
    queens: int
    sows: int
    known_re: int
    known_kontra: int
    led: int
    clarified: int
    pigs: int
    unseen: int
    sizes: tuple[int, ...]
    gaps: tuple[str, ...]


class _Past(msgspec.Struct):
    """What the history says that the view does not."""

    plays: int = 0
    refused: bool = False
    named_after: int = 0
    pigs: int = -1
    pigs_since: int = 0
    reversed_in: int = -1
    promoted: list[tuple[Card, int]] = []


def moment_of(view: SeatView) -> Moment:
    """The moment of a view in the phase of play."""
    past = _look_back(view)
    rules = view.rules
    sow_named = past.named_after > 0
    sow = (
        rules.black_sow != "off"
        and not sow_named
        and view.contract != BLACK_SOW
        and not CONTRACTS[view.contract].declared_solo
        and (rules.black_sow_trigger == "always" or past.refused)
    )
    terms = Terms(
        contract=view.contract,
        sow_named=sow_named,
        sow=sow,
        sides_by_queens=view.contract == NORMAL and view.genscher is None,
        condition=view.condition,
        calls=_calls(view),
        bock=view.bock,
    )
    game = make_game(rules, view.order, terms)
    fallen = _count_fallen(view)
    step = 1 if rules.direction == "cw" else 3
    now = len(view.tricks)
    if 0 <= past.reversed_in < now:
        step = 4 - step
    trick = view.trick
    lying = tuple(game.place[card] for card in trick.cards) if trick is not None else ()
    leader = trick.leader if trick is not None else view.turn
    if leader is None:
        leader = view.tricks[-1].winner
    known = view.public_parties
    re = _mask(known, Party.RE)
    queens = fallen[Card.CQ]
    if game.club_queen != NONE:
        re = 0
        for seen in (*view.tricks, *((trick,) if trick is not None else ())):
            for seat, card in zip(seen.seats, seen.cards, strict=False):
                re |= (card is Card.CQ) << seat
    in_hand = [0] * 24
    for card in view.hand:
        in_hand[card] += 1
    unseen = 0
    for card in Card:
        copies = 0 if rules.deck == "40" and card.name.endswith("9") else 2
        left = copies - fallen[card] - in_hand[card]
        if left >= 1:
            unseen |= 1 << game.place[card]
        if left == 2:
            unseen |= 1 << game.place[card] + 24
    own = 0
    for card in view.hand:
        bit = 1 << game.place[card]
        own |= bit << 24 if own & bit else bit
    return Moment(
        game=game,
        seat=view.seat,
        hand=own,
        leader=leader,
        step=step,
        turns=past.reversed_in == now,
        trick=lying,
        number=now,
        points=view.points_won,
        tricks=view.tricks_won,
        kept=tuple(
            kept
            for number, seen in enumerate(view.tricks)
            if (kept := _kept(view, game, past, number, seen)) is not None
        ),
        re=re,
        settled=not view.condition,
        queens=queens,
        sows=fallen[Card.SQ],
        known_re=_mask(known, Party.RE),
        known_kontra=_mask(known, Party.KONTRA),
        led=sum({1 << view.order.classes[seen.cards[0]] for seen in view.tricks}),
        clarified=_clarified(view) if view.contract == FAILED_WEDDING else 0,
        pigs=past.pigs,
        unseen=unseen,
        sizes=view.hand_sizes,
        gaps=_gaps(view, sow),
    )


def _mask(parties: tuple[Party | None, ...], side: Party) -> int:
    return sum(1 << seat for seat, party in enumerate(parties) if party is side)


def _look_back(view: SeatView) -> _Past:
    past = _Past(promoted=[])
    for action in view.history:
        match action:
            case Play():
                past.plays += 1
            case Lay():
                past.refused = view.contract != POVERTY
            case Choose() if past.plays:
                past.named_after = past.plays // 4
            case Declare():
                _note_declared(view, past, action)
            case _:
                pass
    return past


def _note_declared(view: SeatView, past: _Past, action: Declare) -> None:
    if action.special is Special.REVERSE:
        past.reversed_in = past.plays // 4
        return
    face = next(
        (
            face
            for seat, special, face in view.specials
            if seat == action.seat and special is action.special
        ),
        None,
    )
    if face is None or action.special not in _TIERS:
        return
    past.promoted.append((face, past.plays))
    if action.special is Special.PIGS and face is Card.DA:
        past.pigs, past.pigs_since = action.seat, past.plays


_TIERS: Final = (Special.PIGS, Special.SUPER_PIGS, Special.HYPER_PIGS)


def _count_fallen(view: SeatView) -> list[int]:
    fallen = [0] * 24
    for seen in (*view.tricks, *((view.trick,) if view.trick is not None else ())):
        for card in seen.cards:
            fallen[card] += 1
    return fallen


def _calls(view: SeatView) -> tuple[ScoredCall, ...]:
    found = []
    for made in view.calls:
        if not made.valid:
            continue
        side = made.party
        if side is None:
            side = _side_of(view, made.call)
        if side is not None:
            found.append(ScoredCall(side, made.call.word))
    return tuple(found)


def _side_of(view: SeatView, call: Call) -> Party | None:
    """The side of an anonymous call, if the word or what is known tells it."""
    if call.word is Word.RE:
        return Party.RE
    return Party.KONTRA if call.word is Word.KONTRA else view.parties[call.seat]


def _kept(view: SeatView, game: Game, past: _Past, number: int, seen: SeenTrick) -> Kept | None:
    places = tuple(game.place[card] for card in seen.cards)
    points = sum(POINTS[card] for card in seen.cards)
    watched = any(game.watched >> place & 1 for place in places)
    if not (watched or game.watch_all or points >= game.least):
        return None
    pigs = sum(
        1 << i
        for i, (seat, card) in enumerate(zip(seen.seats, seen.cards, strict=True))
        if card is Card.DA and seat == past.pigs and number * 4 + i >= past.pigs_since
    )
    hearts = bool(game.hearts) and _is_heart_trick(view, past, number, seen)
    step = (seen.seats[1] - seen.seats[0]) & 3
    return Kept(number, seen.leader, step, seen.winner, points, places, pigs, hearts)


def _is_heart_trick(view: SeatView, past: _Past, number: int, seen: SeenTrick) -> bool:
    """Whether all four are plain hearts, by the order in force at the end of that trick."""
    promoted = tuple(face for face, since in past.promoted if since < 4 * (number + 1))
    order = view.order
    if past.promoted and len(promoted) < len(past.promoted):
        order = card_order(view.rules, view.contract, promoted)
    return all(Card.HA <= card <= Card.H9 and order.classes[card] != TRUMP for card in seen.cards)


def _clarified(view: SeatView) -> int:
    """The trick, from 1, that left a bride alone (rules 2.5)."""
    last = min(view.rules.wedding_limit, len(view.tricks))
    if not view.rules.wedding_first_match_decides:
        return last
    condition = next(
        (
            action.detail
            for action in view.history
            if isinstance(action, Choose) and action.seat == view.soloist
        ),
        "any",
    )
    for number, seen in enumerate(view.tricks[:last]):
        led = view.order.classes[seen.cards[0]]
        if (
            condition == "any"
            or (condition == "plain" and led != TRUMP)
            or CLASS_NAMES[led] == condition
        ):
            return number + 1
    return last


def _gaps(view: SeatView, sow: bool) -> tuple[str, ...]:
    rules = view.rules
    gaps = []
    if rules.forced_announce and rules.announcements != "off":
        gaps.append("duties to announce are left out")
    if sow and rules.black_sow == "forced_solo":
        gaps.append("after a black sow the order of cards stays")
    if rules.anonymous_announce and view.calls:
        gaps.append("anonymous calls of unknown sides do not count")
    return tuple(gaps)


class Opening(NamedTuple):
    """The moment before the first card, and what was played since.

    Attributes:
        moment: that moment; the hands are those of now.
        cards: the places that were played, in order.
        seats: who played each of them.
        shown: for each card the seats that had announced Re and Kontra since the one before.
    """

    moment: Moment
    cards: list[int]
    seats: list[int]
    shown: list[tuple[int, int]]


def opening_of(view: SeatView, moment: Moment) -> Opening | None:
    """The moment before the first card, with the cards played since and who played them.

    Returns:
        ``None`` where the game changed on the way (pigs, a new partner, a black sow, a wedding), in
        games whose lone player wants no tricks, and for a made-up position whose tricks do not
        follow from one another.
    """
    kind = CONTRACTS[view.contract]
    steady = kind.declared_solo or view.contract in (NORMAL, POVERTY)
    if not steady or kind.negative or view.specials or view.genscher is not None:
        return None
    first = _first_play(view)
    if any(isinstance(action, Choose) for action in view.history[first:]):
        return None
    if not _follow_from_one_another(view):
        return None
    plays = [action for action in view.history if isinstance(action, Play)]
    game = moment.game
    normal = view.contract == NORMAL
    opening = msgspec.structs.replace(
        moment,
        leader=plays[0].seat if plays else moment.leader,
        step=1 if view.rules.direction == "cw" else 3,
        turns=False,
        trick=(),
        number=0,
        points=(0, 0, 0, 0),
        tricks=(0, 0, 0, 0),
        kept=(),
        re=0 if game.club_queen != NONE else moment.re,
        queens=0,
        sows=0,
        known_re=0 if normal else moment.known_re,
        known_kontra=0 if normal else moment.known_kontra,
        led=0,
    )
    return Opening(
        opening,
        [game.place[play.card] for play in plays],
        [play.seat for play in plays],
        _shown(view, normal),
    )


def _follow_from_one_another(view: SeatView) -> bool:
    """Whether each trick is led by who won the one before."""
    leaders = [seen.leader for seen in view.tricks[1:]]
    now = view.turn if view.trick is None else view.trick.leader
    if now is not None:
        leaders.append(now)
    return all(seen.winner == leader for seen, leader in zip(view.tricks, leaders, strict=False))


def _shown(view: SeatView, normal: bool) -> list[tuple[int, int]]:
    """The sides told by announcements before each card, where they were not known anyhow."""
    sides = {made.call.seat: made.party for made in view.calls}
    found: list[tuple[int, int]] = []
    re = kontra = 0
    for action in view.history:
        if isinstance(action, Call) and normal:
            re |= (sides.get(action.seat) is Party.RE) << action.seat
            kontra |= (sides.get(action.seat) is Party.KONTRA) << action.seat
        elif isinstance(action, Play):
            found.append((re, kontra))
            re = kontra = 0
    return found


def _first_play(view: SeatView) -> int:
    return next(
        (at for at, action in enumerate(view.history) if isinstance(action, Play)),
        len(view.history),
    )
