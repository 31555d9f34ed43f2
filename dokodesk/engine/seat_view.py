"""All that one seat may know, and nothing else (rules 2.4, 2.6, 2.11).

Computer players and the table get a ``SeatView``, never a state. ``open_seats`` widens it by name
for open cards, review and lessons: the hands of those seats are shown, but what the *rules* make
certain (``parties``) stays what the seat itself could know.
"""

from __future__ import annotations

import msgspec

from dokodesk.engine.actions import Action, Call, Choice, Choose, Lay, Play, Return, Special, Word
from dokodesk.engine.calls import cards_until_too_late
from dokodesk.engine.cards import Card, unpack
from dokodesk.engine.contracts import NORMAL, SILENT_WEDDING, VOID
from dokodesk.engine.deal import legal_actions, legal_calls, legal_claims, legal_declarations
from dokodesk.engine.events import hide
from dokodesk.engine.extras import order_at
from dokodesk.engine.knowledge import known_parties, public_parties
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.poverty import told_trumps
from dokodesk.engine.reservations import auction_on, best_choices
from dokodesk.engine.state import ALL_SEATS, DealState, Phase
from dokodesk.engine.tricks import trick_points, winning_index
from dokodesk.engine.trumps import CLASS_NAMES, CardOrder, sort_hand


class SeenTrick(msgspec.Struct, frozen=True):
    """A trick as it lies on the table or in the pile; complete with four cards."""

    leader: int
    cards: tuple[Card, ...]
    seats: tuple[int, ...]
    winner: int
    """Who wins it, or would win it if nobody else played."""
    points: int


class SeenCall(msgspec.Struct, frozen=True):
    """An announcement everybody heard; ``trick`` counts from 0, ``valid`` is false once voided."""

    call: Call
    party: Party | None
    trick: int
    implied: bool = False
    valid: bool = True


class SeatView(msgspec.Struct, frozen=True):
    """What one seat may know at one moment."""

    seat: int
    rules: Rules
    dealer: int | None
    forehand: int
    phase: str
    """A member of ``state.Phase`` as text."""
    turn: int | None
    """The seat that must act, or ``None`` when the deal is over."""
    hand: tuple[Card, ...]
    """Own cards, highest first in the order of the contract."""
    hand_sizes: tuple[int, ...]
    open_hands: tuple[tuple[Card, ...] | None, ...]
    """Hands shown by name (practice, review), else ``None``; own hand always shown."""
    contract: str
    """As everybody knows it: ``normal`` also for a silent wedding; empty before it is settled."""
    soloist: int | None
    """The lone player, bride or poor player everybody knows of."""
    taker: int | None
    """Who accepted the poverty."""
    poor: int | None
    """Who offers a poverty."""
    condition: str
    """The wedding's condition while the partner is looked for."""
    compulsory: bool
    trick: SeenTrick | None
    """The trick on the table; ``None`` before the first card of a trick."""
    tricks: tuple[SeenTrick, ...]
    """All complete tricks (what may be *looked at* is the rule ``visible_tricks``)."""
    tricks_won: tuple[int, ...]
    points_won: tuple[int, ...]
    """Card points each seat has taken."""
    parties: tuple[Party | None, ...]
    """The side of each seat as far as it is certain for this seat, own knowledge included."""
    public_parties: tuple[Party | None, ...]
    """The side of each seat as far as it is certain for everybody."""
    own_party: Party | None
    calls: tuple[SeenCall, ...]
    specials: tuple[tuple[int, Special, Card], ...]
    """Declared pigs and the like: seat, tier and face."""
    genscher: tuple[int, int] | None
    """Who chose whom as new partner."""
    order: CardOrder
    """The order of cards in force; before the contract is settled that of a normal game."""
    laid: tuple[Card | None, ...]
    """The cards laid out in a poverty, as far as this seat knows them."""
    returned: tuple[Card | None, ...]
    returned_trumps: int | None
    """What the taker said about returned trumps."""
    dealt: tuple[Card, ...]
    """Own cards as dealt."""
    history: tuple[Action, ...]
    """Every action in order; hidden ones as this seat saw them."""
    legal: tuple[Action, ...]
    """What this seat must choose from now; empty when it is not its turn."""
    legal_calls: tuple[Call, ...]
    """What this seat may announce now, in or out of turn."""
    legal_declarations: tuple[Action, ...]
    """What this seat may declare now (pigs, Genscher); in turn also part of ``legal``."""
    legal_claims: tuple[Action, ...]
    """How this seat may end the deal early (``solo_claim``)."""
    call_limits: tuple[tuple[Word, int | None], ...]
    """For each announcement how many own cards may still be played before it is too late: 0 is
    "before your next card"; ``None`` where the limit is not counted in own cards."""
    owed: tuple[int, ...]
    forced_solo: int | None
    bock: int
    voids: tuple[frozenset[str], ...]
    """Per seat the classes it is known to be out of: ``trump``, ``clubs``, ``spades`` ..."""
    deals_left: int | None = None
    """How many deals of the match are left, this one included, where that is known."""


def seat_view(state: DealState, seat: int, open_seats: frozenset[int] = frozenset()) -> SeatView:
    """All that this seat may know at this moment.

    Args:
        state: the true state.
        seat: whose view it is.
        open_seats: seats whose hands are shown by name (practice, lessons, review). Nothing else
            in the view depends on them.
    """
    game, talk, setup = state.game, state.talk, state.setup
    order = game.order
    settled = _contract_known(state)
    silent = game.contract == SILENT_WEDDING
    contract = NORMAL if silent else game.sow_solo or game.contract
    known = known_parties(state, seat)
    public = public_parties(state)
    mine = state.party(seat) if settled else None
    trick_seats = state.order_from(state.leader)
    won = [trick.winner for trick in state.tricks]
    is_turn = state.turn == seat
    calls = legal_calls(state, seat)
    return SeatView(
        seat=seat,
        rules=state.rules,
        dealer=setup.dealer,
        forehand=setup.forehand,
        phase=state.phase.value,
        turn=state.turn,
        hand=sort_hand(unpack(state.hands[seat]), order),
        hand_sizes=tuple(hand.bit_count() for hand in state.hands),
        open_hands=tuple(
            sort_hand(unpack(state.hands[other]), order)
            if other == seat or other in open_seats
            else None
            for other in ALL_SEATS
        ),
        contract=contract if settled else "",
        soloist=None if silent or not settled else game.soloist,
        taker=game.taker,
        poor=talk.poor,
        condition=game.condition if settled else "",
        compulsory=game.compulsory,
        trick=_seen_trick(state, state.leader, state.trick, trick_seats, state.last_trick)
        if state.trick
        else None,
        tricks=tuple(
            SeenTrick(
                leader=trick.leader,
                cards=trick.cards,
                seats=trick.seats,
                winner=trick.winner,
                points=trick.points,
            )
            for trick in state.tricks
        ),
        tricks_won=tuple(won.count(other) for other in ALL_SEATS),
        points_won=tuple(
            sum(trick.points for trick in state.tricks if trick.winner == other)
            for other in ALL_SEATS
        ),
        parties=known,
        public_parties=public,
        own_party=mine,
        calls=_seen_calls(state, seat),
        specials=tuple(
            (item.seat, item.special, item.face) for item in (*game.specials, *game.exotics)
        ),
        genscher=game.genscher,
        order=order,
        laid=_seen_laid(state, seat),
        returned=_seen_returned(state, seat),
        returned_trumps=told_trumps(state),
        dealt=setup.hands[seat],
        history=_seen_history(state, seat),
        legal=legal_actions(state) if is_turn else (),
        legal_calls=calls,
        legal_declarations=legal_declarations(state, seat),
        legal_claims=legal_claims(state, seat),
        call_limits=tuple(
            (call.word, cards_until_too_late(state, seat, call.word)) for call in calls
        ),
        owed=setup.owed,
        forced_solo=setup.forced_solo,
        bock=setup.bock,
        voids=_voids(state),
        deals_left=setup.deals_left,
    )


def _contract_known(state: DealState) -> bool:
    """Whether the game has been settled for everybody to hear."""
    return state.phase in (Phase.PLAY, Phase.NAME_SOLO) or (
        state.finished and state.result is not None and state.result.contract != VOID
    )


def _seen_trick(
    state: DealState, leader: int, cards: tuple[Card, ...], seats: tuple[int, ...], last: bool
) -> SeenTrick:
    return SeenTrick(
        leader=leader,
        cards=cards,
        seats=seats,
        winner=seats[winning_index(state.game.order, cards, last)],
        points=trick_points(cards),
    )


def _seen_laid(state: DealState, seat: int) -> tuple[Card | None, ...]:
    talk = state.talk
    cards = talk.laid or talk.passed
    knows = seat == talk.poor or (bool(talk.passed) and seat == _taker(state))
    shown = state.rules.poverty_fox_open
    if knows:
        return cards
    return _foxes_only(cards) if shown else (None,) * len(cards)


def _foxes_only(cards: tuple[Card | None, ...]) -> tuple[Card | None, ...]:
    """Foxes passed face up come first, so that their place tells nothing about the others."""
    foxes = tuple(card for card in cards if card is Card.DA)
    return foxes + (None,) * (len(cards) - len(foxes))


def _seen_returned(state: DealState, seat: int) -> tuple[Card | None, ...]:
    knows = seat in (state.talk.poor, _taker(state))
    return tuple(card if knows else None for card in state.talk.returned)


def _taker(state: DealState) -> int | None:
    if state.game.taker is not None:
        return state.game.taker
    return state.turn if state.phase is Phase.RETURN else None


def _seen_calls(state: DealState, seat: int) -> tuple[SeenCall, ...]:
    """The calls everybody heard; where they are anonymous they do not give a side away."""
    anonymous = state.rules.anonymous_announce
    return tuple(
        SeenCall(
            call=Call(made.seat, made.word if own else _seen_word(state, made.word)),
            party=made.side if own or not anonymous else None,
            trick=made.trick,
            implied=made.implied,
            valid=made.valid,
        )
        for made in state.game.calls
        for own in (made.seat == seat,)
    )


def _seen_word(state: DealState, word: Word) -> Word:
    """``anonymous_announce``: Re and Kontra are knocked on the table, not spoken."""
    if state.rules.anonymous_announce and word in (Word.RE, Word.KONTRA):
        return Word.HIDDEN
    return word


def _seen_history(state: DealState, seat: int) -> tuple[Action, ...]:
    """Every action as this seat saw it; a solo named during play is named openly."""
    seen: list[Action] = []
    playing = False
    for action in state.history:
        playing = playing or isinstance(action, Play)
        named = playing and isinstance(action, Choose)
        seen.append(action if named else _seen_action(state, action, seat))
    return tuple(seen)


def _seen_action(state: DealState, action: Action, seat: int) -> Action:
    """An action as this seat saw it (rules 2.4, 2.6): others' hidden parts are hidden."""
    if action.seat == seat and not isinstance(action, Lay | Return):
        return action
    match action:
        case Choose():
            return action if _choice_known(state, action) else hide(action)
        case Lay():
            seen = _seen_laid(state, seat)
            if action.seat == seat:
                return action
            if not seen and state.talk.refused and state.rules.poverty_fox_open:
                return Lay(action.seat, _foxes_only(action.cards))
            return Lay(action.seat, seen) if seen else hide(action)
        case Call():
            return Call(action.seat, _seen_word(state, action.word))
        case Return():
            return action if seat in (state.talk.poor, _taker(state)) else hide(action)
        case _:
            return action


def _choice_known(state: DealState, choice: Choose) -> bool:
    """Whether a reservation is known to everybody: the winning one, or all where named at once."""
    if state.rules.reservation_protocol == "direct" or state.setup.forced_solo is not None:
        return True
    if len(state.talk.choices) < len(state.talk.reserved):
        return False
    if state.phase is Phase.AUCTION:
        return choice.seat in state.talk.bidders
    return choice in public_choices(state)


def public_choices(state: DealState) -> tuple[Choose, ...]:
    """The reservations that became known to all: the winner's, and its rivals in an auction."""
    choices = state.talk.choices
    if not choices or state.phase is Phase.CHOICE:
        return ()
    best = best_choices(state.setup, choices)
    first = best[0]
    if first.what is Choice.SOLO:
        if auction_on(state.rules) and len(best) > 1:
            return best
        return (first,)
    if first.what is Choice.POVERTY and state.rules.poverty_two_poor == "redeal":
        return best
    return (first,)


def _voids(state: DealState) -> tuple[frozenset[str], ...]:
    """Which classes each seat is known to be out of, because it did not follow.

    Tricks played under another order of cards (before a solo was named late, before diamond aces
    became trumps) say nothing about the classes of now and are passed over.
    """
    order = state.game.order
    found: list[set[str]] = [set(), set(), set(), set()]
    played = [
        (trick.seats, trick.cards)
        for number, trick in enumerate(state.tricks)
        if order_at(state, number).classes == order.classes
    ]
    played.append((state.order_from(state.leader), state.trick))
    for seats, cards in played:
        for seat, card in zip(seats, cards, strict=False):
            led = order.classes[cards[0]]
            if order.classes[card] != led:
                found[seat].add(CLASS_NAMES[led])
    return tuple(frozenset(names) for names in found)
