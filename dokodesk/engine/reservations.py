"""The reservation round, the solo auction and the forced solo (rules 2.4, 2.12).

What a hand may choose is judged by the hand as dealt. The winning reservation becomes known, the
others do not.
"""

from __future__ import annotations

from typing import Final

import msgspec

from dokodesk.engine.actions import (
    LEVELS,
    Accept,
    Action,
    Bid,
    Choice,
    Choose,
    Decline,
    Healthy,
    Offer,
    Pass,
    Reserve,
)
from dokodesk.engine.cards import Card, Hand, Rank, count_in, mask, pack, points_of
from dokodesk.engine.contracts import CONTRACTS, NORMAL, solo_names
from dokodesk.engine.options import Rules, SoloMix
from dokodesk.engine.state import DealSetup, DealState, Phase
from dokodesk.engine.trumps import card_order

_CATEGORIES: Final = ("compulsory_solo", "solo", "redeal", "poverty", "wedding")
_NINES: Final = mask(card for card in Card if card.rank is Rank.NINE)
_KINGS: Final = mask(card for card in Card if card.rank is Rank.KING)
_CONDITIONS: Final = ("any", "plain", "trump", "clubs", "spades", "hearts")


# --- what a hand allows ---------------------------------------------------------------------------


def trump_count(rules: Rules, hand: Hand) -> int:
    """Trumps of a normal game in a hand, every one counted."""
    return count_in(hand, card_order(rules, NORMAL).trumps)


def is_poor(rules: Rules, hand: Hand) -> bool:
    """Whether a hand counts as poverty (``poverty_max_trumps``, ``poverty_fox_count``)."""
    trumps = trump_count(rules, hand)
    foxes = count_in(hand, 1 << Card.DA)
    if rules.poverty_fox_count == "ignore_foxes" or (
        rules.poverty_fox_count == "ignore_single_fox" and foxes == 1
    ):
        trumps -= foxes
    return trumps <= rules.poverty_max_trumps


def may_throw_in(rules: Rules, hand: Hand) -> bool:
    """Whether a hand may be thrown in (group G, ``poverty_one_trump_redeal``, poverty redeal)."""
    return any(reason(rules, hand) for reason in _THROW_IN_REASONS)


def _too_many_nines_or_kings(rules: Rules, hand: Hand) -> bool:
    if not (rules.redeal_nines or rules.redeal_kings or rules.redeal_nines_kings):
        return False
    nines, kings = count_in(hand, _NINES), count_in(hand, _KINGS)
    with_nines = rules.deck == "48"
    return (
        (with_nines and 0 < rules.redeal_nines <= nines)
        or 0 < rules.redeal_kings <= kings
        or (with_nines and 0 < rules.redeal_nines_kings <= nines + kings)
    )


def _too_rich_or_too_cheap(rules: Rules, hand: Hand) -> bool:
    if not (rules.redeal_points_high or rules.redeal_points_low):
        return False
    points = points_of(hand)
    return 0 < rules.redeal_points_high <= points or points < rules.redeal_points_low


def _too_few_or_low_trumps(rules: Rules, hand: Hand) -> bool:
    return (
        (rules.redeal_trumps_max >= 0 and trump_count(rules, hand) <= rules.redeal_trumps_max)
        or (rules.redeal_fox_highest and not _trump_above(rules, hand, Card.DA))
        or (rules.redeal_top_trump_max == "diamond_jack" and not _trump_above(rules, hand, Card.DJ))
        or (rules.poverty_one_trump_redeal and trump_count(rules, hand) <= 1)
        or (rules.poverty == "redeal" and is_poor(rules, hand))
    )


_THROW_IN_REASONS: Final = (
    _too_many_nines_or_kings,
    _too_rich_or_too_cheap,
    _too_few_or_low_trumps,
)


def _trump_above(rules: Rules, hand: Hand, card: Card) -> bool:
    strength = card_order(rules, NORMAL).strength
    return any(hand >> face & 1 and strength[face] > strength[card] for face in Card)


def counts_as_compulsory(setup: DealSetup, seat: int, solo: str) -> bool:
    """Whether this solo would settle a debt of this seat (``compulsory_solo_mix``)."""
    owed = setup.owed[seat]
    if owed <= 0:
        return False
    if setup.mix_owed is None:
        return True
    missing = mix_after(setup.mix_owed[seat], solo)
    return missing.suit + missing.picture <= owed - 1


def mix_after(missing: SoloMix, solo: str) -> SoloMix:
    """What is still missing of the mix after this solo."""
    kind = CONTRACTS[solo].kind
    return SoloMix(
        suit=max(0, missing.suit - (kind == "suit")),
        picture=max(0, missing.picture - (kind == "picture")),
    )


_SOLOS: Final = tuple(
    {
        contract.name: Choose(seat, Choice.SOLO, contract.name)
        for contract in CONTRACTS.values()
        if contract.declared_solo
    }
    for seat in range(4)
)


def _solo_choices(setup: DealSetup, seat: int) -> list[Choose]:
    """Solos a seat may choose; a debtor's counts as compulsory by itself (rules 2.12)."""
    rules = setup.rules
    forced = setup.forced_solo is not None
    owes = setup.owed[seat] > 0
    choices = []
    for solo in solo_names(rules.solo_types):
        compulsory = counts_as_compulsory(setup, seat, solo)
        if (forced or (owes and rules.compulsory_first)) and not compulsory:
            continue
        choices.append(_SOLOS[seat][solo])
        if compulsory and not forced and not rules.compulsory_first:
            choices.append(Choose(seat, Choice.SOLO, solo, voluntary=True))
    return choices


def choices_for(setup: DealSetup, seat: int) -> tuple[Choose, ...]:
    """Everything this seat's hand allows as a reservation, in the order of the contract table."""
    rules = setup.rules
    hand = pack(setup.hands[seat])
    choices = _solo_choices(setup, seat)
    if setup.forced_solo is not None:
        return tuple(choices)
    if rules.wedding and count_in(hand, 1 << Card.CQ) == 2:
        choices += [
            Choose(seat, Choice.WEDDING, condition)
            for condition in _CONDITIONS
            if condition in rules.wedding_conditions
        ]
    if rules.poverty == "exchange" and is_poor(rules, hand):
        choices.append(Choose(seat, Choice.POVERTY))
    if may_throw_in(rules, hand):
        choices.append(Choose(seat, Choice.THROW_IN))
    return tuple(choices)


def must_reserve(setup: DealSetup, seat: int) -> bool:
    """Whether this seat may not say healthy (``silent_wedding: must_declare``)."""
    rules = setup.rules
    if rules.silent_wedding != "must_declare":
        return False
    if setup.hands[seat].count(Card.CQ) != 2:
        return False
    offered = (Choice.WEDDING, Choice.SOLO)
    return any(choice.what in offered for choice in choices_for(setup, seat))


# --- the round ------------------------------------------------------------------------------------


def legal_in_round(state: DealState) -> tuple[Action, ...]:
    """What the seat in turn can say before the contract is settled."""
    seat = state.turn
    assert seat is not None
    setup = state.setup
    match state.phase:
        case Phase.RESERVATION:
            said: list[Action] = [] if must_reserve(setup, seat) else [Healthy(seat)]
            choices = choices_for(setup, seat)
            if setup.rules.reservation_protocol == "direct":
                said += choices
            elif choices:
                said.append(Reserve(seat))
            return tuple(said)
        case Phase.CHOICE:
            return choices_for(setup, seat)
        case Phase.FORCED:
            forced: list[Action] = list(choices_for(setup, seat))
            if _may_offer(state, seat):
                forced.append(Offer(seat))
            return tuple(forced)
        case Phase.OFFER:
            return (Accept(seat), Decline(seat))
        case Phase.AUCTION:
            return _legal_bids(state, seat)
        case _:
            return ()


def _may_offer(state: DealState, seat: int) -> bool:
    setup = state.setup
    return (
        setup.rules.compulsory_offer
        and seat == setup.forced_solo
        and not any(isinstance(action, Offer) for action in state.history)
        and any(_can_take_offer(setup, other) for other in range(4) if other != seat)
    )


def _can_take_offer(setup: DealSetup, seat: int) -> bool:
    return setup.owed[seat] > 0


def _next_speaker(setup: DealSetup, seat: int) -> int | None:
    order = setup.order_from(setup.forehand)
    place = order.index(seat)
    return order[place + 1] if place < 3 else None


def after_word(state: DealState, action: Action) -> DealState | None:
    """The state after a word of the round, or ``None`` when everything has been said."""
    setup, talk = state.setup, state.talk
    match action:
        case Healthy() | Reserve():
            if isinstance(action, Reserve):
                talk = msgspec.structs.replace(talk, reserved=(*talk.reserved, action.seat))
            following = _next_speaker(setup, action.seat)
            if following is not None:
                return msgspec.structs.replace(state, talk=talk, turn=following)
            if setup.rules.reservation_protocol == "two_step" and talk.reserved:
                return msgspec.structs.replace(
                    state, talk=talk, phase=Phase.CHOICE, turn=talk.reserved[0]
                )
            return None
        case Choose():
            talk = msgspec.structs.replace(talk, choices=(*talk.choices, action))
            if state.phase is Phase.RESERVATION:
                talk = msgspec.structs.replace(talk, reserved=(*talk.reserved, action.seat))
                next_seat = _next_speaker(setup, action.seat)
            else:
                spoken = len(talk.choices)
                next_seat = talk.reserved[spoken] if spoken < len(talk.reserved) else None
            if next_seat is None:
                return None
            return msgspec.structs.replace(state, talk=talk, turn=next_seat)
        case _:
            raise AssertionError(f"{action} is not a word of the round")


def after_offer(state: DealState, action: Offer | Accept | Decline) -> DealState:
    """A forced seat offers its deal to the other debtors (``compulsory_offer``)."""
    setup, talk = state.setup, state.talk
    if isinstance(action, Offer):
        asked = tuple(
            seat
            for seat in setup.order_from(setup.next_seat(action.seat))
            if seat != action.seat and _can_take_offer(setup, seat)
        )
    elif isinstance(action, Accept):
        return msgspec.structs.replace(
            state,
            phase=Phase.FORCED,
            turn=action.seat,
            talk=msgspec.structs.replace(talk, offered_to=()),
        )
    else:
        asked = talk.offered_to[1:]
    talk = msgspec.structs.replace(talk, offered_to=asked)
    if not asked:
        return msgspec.structs.replace(state, phase=Phase.FORCED, turn=setup.forced_solo, talk=talk)
    return msgspec.structs.replace(state, phase=Phase.OFFER, turn=asked[0], talk=talk)


# --- whose reservation wins -----------------------------------------------------------------------


def category_rank(setup: DealSetup, choice: Choose) -> int:
    """The rank of a reservation's category, 0 the highest (rules 2.4, ``reservation_priority``)."""
    rules = setup.rules
    listed = [category for category in rules.reservation_priority if category in _CATEGORIES]
    if rules.redeal_before_solo:
        listed = ["redeal", *(category for category in listed if category != "redeal")]
    unlisted = [
        category
        for category in _CATEGORIES
        if category not in listed and category != "compulsory_solo"
    ]
    ranking = [*listed, *unlisted]
    category = _category(setup, choice)
    if category == "compulsory_solo" and category not in ranking:
        category = "solo"
    return ranking.index(category)


def _category(setup: DealSetup, choice: Choose) -> str:
    match choice.what:
        case Choice.SOLO:
            return "compulsory_solo" if is_compulsory(setup, choice) else "solo"
        case Choice.THROW_IN:
            return "redeal"
        case Choice.POVERTY:
            return "poverty"
        case _:
            return "wedding"


def is_compulsory(setup: DealSetup, choice: Choose) -> bool:
    """Whether a chosen solo is the seat's compulsory one."""
    return not choice.voluntary and counts_as_compulsory(setup, choice.seat, choice.detail)


def auction_on(rules: Rules) -> bool:
    """Whether solos can be outbid (``solo_auction``; only with standard announcements)."""
    return rules.solo_auction == "announcement_levels" and rules.announcements == "standard"


def best_choices(setup: DealSetup, choices: tuple[Choose, ...]) -> tuple[Choose, ...]:
    """The reservations of the winning category, best first, equal ones in speaking order."""
    top = min(category_rank(setup, choice) for choice in choices)
    best = [choice for choice in choices if category_rank(setup, choice) == top]
    rules = setup.rules
    if best[0].what is Choice.SOLO and rules.solo_ranking and not auction_on(rules):
        best.sort(key=lambda choice: _solo_rank(rules, choice.detail))
    return tuple(best)


def _solo_rank(rules: Rules, solo: str) -> int:
    family = solo.rsplit("_", 1)[0]
    for place, name in enumerate(rules.solo_ranking):
        if name in (solo, family if family in ("queen_suit", "jack_suit") else solo):
            return place
    return len(rules.solo_ranking)


# --- auction --------------------------------------------------------------------------------------


def _is_negative(state: DealState, seat: int) -> bool:
    chosen = next(choice for choice in state.talk.choices if choice.seat == seat)
    return CONTRACTS[chosen.detail].negative


def _legal_bids(state: DealState, seat: int) -> tuple[Action, ...]:
    talk = state.talk
    level = talk.bid if talk.answering else talk.bid + 1
    if level >= len(LEVELS) or _is_negative(state, seat):
        return (Pass(seat),)
    return (Bid(seat, LEVELS[level]), Pass(seat))


def start_auction(state: DealState, rivals: tuple[Choose, ...]) -> DealState:
    """Open the bidding between several solos of the winning category (``solo_auction``)."""
    bidders = tuple(choice.seat for choice in rivals)
    talk = msgspec.structs.replace(state.talk, bidders=bidders)
    return msgspec.structs.replace(state, talk=talk, phase=Phase.AUCTION, turn=bidders[1])


def after_bid(state: DealState, action: Bid | Pass) -> DealState | None:
    """The state after a bid or a pass; ``None`` when the holder (``bidders[0]``) has the solo."""
    talk = state.talk
    bidders, level, answering = talk.bidders, talk.bid, talk.answering
    if isinstance(action, Bid):
        if answering:
            answering = False
        else:
            answering, level = True, talk.bid + 1
    elif answering:
        bidders, answering = bidders[1:], False
    else:
        bidders = (bidders[0], *bidders[2:])
    talk = msgspec.structs.replace(talk, bidders=bidders, bid=level, answering=answering)
    state = msgspec.structs.replace(state, talk=talk)
    if len(bidders) == 1:
        return None
    return msgspec.structs.replace(state, turn=bidders[0] if answering else bidders[1])


def auction_result(state: DealState) -> Choose:
    """The solo that is played after the bidding."""
    holder = state.talk.bidders[0]
    return next(choice for choice in state.talk.choices if choice.seat == holder)
