"""A deal before its first card: reservations, auction, poverty, the contract (rules 2.4 to 2.6)."""

from __future__ import annotations

import msgspec

from dokodesk.engine import poverty, reservations
from dokodesk.engine.actions import (
    Accept,
    Action,
    Bid,
    Choice,
    Choose,
    Decline,
    Healthy,
    Lay,
    Offer,
    Pass,
    Reserve,
    Return,
)
from dokodesk.engine.calls import opening_calls
from dokodesk.engine.cards import Card
from dokodesk.engine.contracts import (
    CONTRACTS,
    NORMAL,
    POVERTY,
    SILENT_WEDDING,
    WEDDING,
    solo_names,
)
from dokodesk.engine.errors import Refusal
from dokodesk.engine.events import (
    Acted,
    ContractSettled,
    DealFinished,
    Event,
    PovertyTaken,
    TrumpsReturned,
)
from dokodesk.engine.legality import legal_actions, refused
from dokodesk.engine.scoring import VOID_RESULT
from dokodesk.engine.state import (
    ALL_SEATS,
    DealState,
    Game,
    Phase,
)
from dokodesk.engine.trumps import card_order

Step = tuple[DealState, tuple[Event, ...]]
replace = msgspec.structs.replace


def say(state: DealState, action: Action) -> Step:
    """Healthy, reservation and what it is (rules 2.4)."""
    problem = _word_problem(state, action)
    if problem is not None:
        raise refused(state, action, problem[0], **problem[1])
    after = reservations.after_word(recorded(state, action), action)
    if after is not None:
        return after, (Acted(action),)
    talk = state.talk
    if isinstance(action, Choose):
        talk = replace(talk, choices=(*talk.choices, action))
    return _round_over(replace(recorded(state, action), talk=talk), action)


def _word_problem(state: DealState, action: Action) -> tuple[Refusal, dict[str, str | int]] | None:
    if isinstance(action, Healthy):
        must = reservations.must_reserve(state.setup, action.seat)
        return (Refusal.MUST_DECLARE, {}) if must else None
    if action in legal_actions(state):
        return None
    match action:
        case Reserve():
            if state.rules.reservation_protocol == "direct":
                return Refusal.NOT_OFFERED, {"what": "reservation"}
            return Refusal.NOTHING_TO_RESERVE, {}
        case Choose(what=Choice.SOLO) as choice:
            solos = solo_names(state.rules.solo_types)
            if choice.detail not in solos:
                return Refusal.NOT_OFFERED, {"what": choice.detail}
            if choice.voluntary:
                return Refusal.VOLUNTARY_POINTLESS, {}
            return Refusal.COMPULSORY_ONLY, {}
        case Choose(what=Choice.WEDDING) as choice if state.rules.wedding:
            if choice.detail not in state.rules.wedding_conditions:
                return Refusal.NOT_OFFERED, {"what": choice.detail}
            return Refusal.HAND_DOES_NOT_ALLOW, {"what": "wedding"}
        case Choose(what=Choice.HIDDEN):
            return Refusal.NOT_OFFERED, {"what": "?"}
        case Choose() as choice:
            return Refusal.HAND_DOES_NOT_ALLOW, {"what": choice.what.value}
        case _:
            return Refusal.WRONG_PHASE, {"phase": state.phase.value}


def recorded(state: DealState, action: Action) -> DealState:
    """The state with an action added to its history."""
    return replace(state, history=(*state.history, action))


def _round_over(state: DealState, action: Action) -> Step:
    """Everybody has spoken: whose reservation wins (rules 2.4)."""
    choices = state.talk.choices
    if not choices:
        return _settle(state, normal_game(state), action)
    best = reservations.best_choices(state.setup, choices)
    rules = state.rules
    first = best[0]
    if first.what is Choice.SOLO and len(best) > 1 and reservations.auction_on(rules):
        return reservations.start_auction(state, best), (Acted(action),)
    if first.what is Choice.POVERTY and len(best) > 1 and rules.poverty_two_poor == "redeal":
        return _void(state, action)
    return _chosen(state, first, action)


def _chosen(state: DealState, choice: Choose, action: Action) -> Step:
    match choice.what:
        case Choice.SOLO:
            return _settle(state, solo_game(state, choice), action)
        case Choice.WEDDING:
            return _settle(state, _wedding_game(state, choice), action)
        case Choice.POVERTY:
            talk = replace(state.talk, poor=choice.seat)
            state = replace(state, talk=talk, phase=Phase.LAY, turn=choice.seat)
            return state, (Acted(action), ContractSettled(POVERTY, choice.seat))
        case _:
            return _void(state, action)


def _void(state: DealState, action: Action) -> Step:
    """Thrown in, refused, or two poor hands: the deal does not count (rules 2.4, 2.6)."""
    state = replace(state, phase=Phase.FINISHED, turn=None, result=VOID_RESULT)
    return state, (Acted(action), DealFinished(VOID_RESULT))


def offer(state: DealState, action: Action) -> Step:
    """A forced solo: named at once, or first offered to other debtors (``compulsory_offer``)."""
    if action not in legal_actions(state):
        if isinstance(action, Offer):
            raise refused(state, action, Refusal.LEADS_NOTHING)
        problem = _word_problem(state, action)
        assert problem is not None
        raise refused(state, action, problem[0], **problem[1])
    noted = recorded(state, action)
    if isinstance(action, Choose):
        noted = replace(noted, talk=replace(noted.talk, choices=(action,)))
        return _settle(noted, solo_game(noted, action), action)
    assert isinstance(action, Offer | Accept | Decline)
    return reservations.after_offer(noted, action), (Acted(action),)


def bid(state: DealState, action: Action) -> Step:
    """The solo auction (``solo_auction``)."""
    assert isinstance(action, Bid | Pass)
    legal = legal_actions(state)
    if action not in legal:
        bids = [bid.level.value for bid in legal if isinstance(bid, Bid)]
        if bids:
            raise refused(state, action, Refusal.BID_TOO_LOW, level=bids[0])
        raise refused(state, action, Refusal.AUCTION_AT_TOP)
    after = reservations.after_bid(recorded(state, action), action)
    if after is not None:
        return after, (Acted(action),)
    talk = state.talk
    bidders = (talk.bidders[1],) if talk.answering else (talk.bidders[0],)
    done = replace(recorded(state, action), talk=replace(talk, bidders=bidders, answering=False))
    return _settle(done, solo_game(done, reservations.auction_result(done)), action)


def lay(state: DealState, action: Action) -> Step:
    """The poor seat lays its cards on the table, face down (rules 2.6.2)."""
    assert isinstance(action, Lay)
    problem = poverty.lay_problem(state, action)
    if problem is not None:
        raise refused(state, action, problem[0], **problem[1])
    after = poverty.after_lay(recorded(state, action), action)
    return (
        replace(after, phase=Phase.POVERTY, turn=state.setup.next_seat(action.seat)),
        (Acted(action),),
    )


def answer_poverty(state: DealState, action: Action) -> Step:
    """The others are asked in turn whether they take the poverty (rules 2.6.3)."""
    if action not in poverty.answers(state, action.seat):
        raise refused(state, action, Refusal.HAND_DOES_NOT_ALLOW, what="decline")
    noted = recorded(state, action)
    poor = state.talk.poor
    assert poor is not None
    if isinstance(action, Accept):
        after = poverty.after_accept(noted, action)
        taken = PovertyTaken(poor, action.seat, len(after.talk.passed))
        return replace(after, phase=Phase.RETURN), (Acted(action), taken)
    following = state.setup.next_seat(action.seat)
    if following != poor:
        return replace(noted, turn=following), (Acted(action),)
    rules = state.rules
    back = poverty.take_back(noted)
    if rules.poverty_refused == "black_sow" and rules.black_sow != "off":
        return _settle(back, normal_game(back), action)
    return _void(back, action)


def give_back(state: DealState, action: Action) -> Step:
    """The taker gives as many cards back, received ones too (rules 2.6.4)."""
    assert isinstance(action, Return)
    problem = poverty.return_problem(state, action)
    if problem is not None:
        raise refused(state, action, problem[0], **problem[1])
    after = poverty.after_return(recorded(state, action), action)
    poor = state.talk.poor
    assert poor is not None
    game = _game(
        after,
        POVERTY,
        re=1 << poor | 1 << action.seat,
        soloist=poor,
        taker=action.seat,
    )
    settled, events = _settle(after, game, action)
    told = poverty.told_trumps(settled)
    if told is not None:
        exact = state.rules.poverty_return_tell == "count"
        events = (*events, TrumpsReturned(action.seat, told, exact))
    return settled, events


# --- the contract ---------------------------------------------------------------------------------


def _game(
    state: DealState,
    contract: str,
    *,
    re: int,
    soloist: int | None = None,
    taker: int | None = None,
    condition: str = "",
    compulsory: bool = False,
) -> Game:
    rules = state.rules
    declared = CONTRACTS[contract].declared_solo
    sow = not declared and rules.black_sow != "off"
    sow = sow and (rules.black_sow_trigger == "always" or state.talk.refused)
    duty = rules.forced_announce and rules.announcements != "off" and not declared
    if condition:
        duty = duty and rules.forced_announce_in_wedding
    return Game(
        contract=contract,
        order=card_order(rules, contract),
        re=re,
        settled=not condition,
        soloist=soloist,
        taker=taker,
        condition=condition,
        compulsory=compulsory,
        forced=compulsory and state.setup.forced_solo is not None,
        sow_live=sow,
        step=state.setup.step,
        watch=sow or duty or bool(condition) or contract == "null_no_tricks",
    )


def normal_game(state: DealState) -> Game:
    """Re are the holders of the club queens; one holder of both plays alone (rules 2.2)."""
    holders = 0
    for seat in ALL_SEATS:
        if state.hands[seat] >> Card.CQ & 1:
            holders |= 1 << seat
    silent = holders.bit_count() == 1
    return _game(state, SILENT_WEDDING if silent else NORMAL, re=holders)


def _wedding_game(state: DealState, choice: Choose) -> Game:
    return _game(state, WEDDING, re=1 << choice.seat, soloist=choice.seat, condition=choice.detail)


def solo_game(state: DealState, choice: Choose) -> Game:
    """A declared solo, with the calls that a bid or an option brings (rules 2.2)."""
    rules = state.rules
    game = _game(
        state,
        choice.detail,
        re=1 << choice.seat,
        soloist=choice.seat,
        compulsory=reservations.is_compulsory(state.setup, choice),
    )
    return opening_calls(
        rules.announcements == "standard", game, state.talk.bid, rules.solo_bonus == "implicit_re"
    )


def _settle(state: DealState, game: Game, action: Action) -> Step:
    """Play begins: who leads (rules 2.3.1, ``solo_leader``, ``poverty_leader``)."""
    rules = state.rules
    leader = state.setup.forehand
    declared = CONTRACTS[game.contract].declared_solo
    if declared and (
        rules.solo_leader == "soloist"
        or (rules.solo_leader == "compulsory_soloist" and game.compulsory)
    ):
        assert game.soloist is not None
        leader = game.soloist
    if game.contract == POVERTY and rules.poverty_leader == "left_of_taker":
        assert game.taker is not None
        leader = state.setup.next_seat(game.taker)
    public = NORMAL if game.contract == SILENT_WEDDING else game.contract
    soloist = None if public == NORMAL else game.soloist
    events: tuple[Event, ...] = (Acted(action),)
    if public != POVERTY:
        events = (*events, ContractSettled(public, soloist, game.compulsory))
    return replace(state, phase=Phase.PLAY, turn=leader, leader=leader, game=game), events
