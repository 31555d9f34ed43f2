"""One deal from the first word to the result: ``start``, ``apply`` and what is legal.

``apply`` is a pure function: it gives a new state and what happened, or raises ``IllegalAction``
and changes nothing. One function a phase; a phase without its function is a visible gap.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from dokodesk.engine import house_rules, poverty, reservations
from dokodesk.engine.actions import (
    PLAYS,
    Accept,
    Action,
    Bid,
    Call,
    Choice,
    Choose,
    Claim,
    Declare,
    Decline,
    Genscher,
    Healthy,
    Lay,
    Offer,
    Pass,
    Play,
    Reserve,
    Return,
)
from dokodesk.engine.calls import (
    call_problem,
    drop_idle_duties,
    due,
    legal_calls,
    opening_calls,
    seats_to_ask,
    with_call,
)
from dokodesk.engine.cards import FACE_MASK, FACES, POINTS, Card, pack, points_of
from dokodesk.engine.claim import claim_problem
from dokodesk.engine.contracts import (
    CONTRACTS,
    FAILED_WEDDING,
    NORMAL,
    POVERTY,
    SILENT_WEDDING,
    WEDDING,
    solo_names,
)
from dokodesk.engine.errors import IllegalAction, Refusal
from dokodesk.engine.events import (
    Acted,
    ContractSettled,
    DealFinished,
    DutyArose,
    Event,
    PartnerFound,
    PovertyTaken,
    SowTaken,
    TrickWon,
    TrumpsReturned,
)
from dokodesk.engine.extras import extra_lines
from dokodesk.engine.parties import Party
from dokodesk.engine.scoring import VOID_RESULT, Played, ScoredCall, score
from dokodesk.engine.state import (
    ALL_SEATS,
    DealSetup,
    DealState,
    Game,
    Phase,
    Talk,
    check_setup,
    no_game,
)
from dokodesk.engine.tricks import Trick, winning_index
from dokodesk.engine.trumps import CLASS_NAMES, TRUMP, card_order

__all__ = [
    "apply",
    "calls_to_ask",
    "legal_actions",
    "legal_calls",
    "legal_claims",
    "legal_declarations",
    "replay",
    "start",
]

Step = tuple[DealState, tuple[Event, ...]]
replace = msgspec.structs.replace


def start(setup: DealSetup) -> DealState:
    """The state before the first word of a deal.

    Raises:
        DealError: if the hands are not a deal of the deck that the rules name.
    """
    check_setup(setup)
    forced = setup.forced_solo
    return DealState(
        setup=setup,
        phase=Phase.RESERVATION if forced is None else Phase.FORCED,
        turn=setup.forehand if forced is None else forced,
        hands=tuple(pack(hand) for hand in setup.hands),
        talk=Talk(),
        game=no_game(card_order(setup.rules, NORMAL), setup.step),
        leader=setup.forehand,
        trick=(),
        tricks=(),
        history=(),
    )


def replay(setup: DealSetup, actions: tuple[Action, ...]) -> DealState:
    """The state after these actions.

    Raises:
        IllegalAction: at the first action that the rules do not allow.
    """
    state = start(setup)
    for action in actions:
        state, _ = apply(state, action)
    return state


def apply(state: DealState, action: Action) -> Step:
    """The state after an action, and what happened.

    Raises:
        IllegalAction: with the reason and what is allowed instead; nothing has changed then.
    """
    if type(action) is Play and state.phase is Phase.PLAY:
        return _play(state, action)
    if isinstance(action, Call):
        return _call(state, action)
    if isinstance(action, Genscher) and state.finished:
        return _declare(state, action)
    if state.finished:
        raise IllegalAction(action, Refusal.FINISHED)
    if isinstance(action, Declare | Genscher) and state.phase is Phase.PLAY:
        return _declare(state, action)
    wanted = _PHASES.get(state.phase)
    if wanted is None or not isinstance(action, wanted[0]):
        raise _refused(state, action, Refusal.WRONG_PHASE, phase=state.phase.value)
    if state.turn != action.seat:
        raise _not_your_turn(state, action)
    return wanted[1](state, action)


# --- what is legal --------------------------------------------------------------------------------


def legal_actions(state: DealState) -> tuple[Action, ...]:
    """Everything the seat in turn can do now to bring the deal on.

    Cards with the declarations that belong to them, answers, a forced announcement. For cards to
    be given back in a poverty one example stands for all sets of that size. Announcements at will
    are asked for with ``legal_calls``.
    """
    if state.phase is Phase.PLAY:
        return _legal_in_play(state)
    match state.phase:
        case Phase.LAY:
            assert state.turn is not None
            return tuple(poverty.legal_lays(state, state.turn))
        case Phase.POVERTY:
            assert state.turn is not None
            return poverty.answers(state, state.turn)
        case Phase.RETURN:
            assert state.turn is not None
            return (poverty.example_return(state, state.turn),)
        case Phase.NAME_SOLO:
            assert state.turn is not None
            return tuple(
                Choose(state.turn, Choice.SOLO, solo) for solo in house_rules.sow_solos(state)
            )
        case Phase.FINISHED:
            return ()
        case _:
            return reservations.legal_in_round(state)


def _legal_in_play(state: DealState) -> tuple[Action, ...]:
    seat = state.turn
    assert seat is not None
    game = state.game
    if game.pending is not None:
        more = house_rules.declarations(state, seat)
        return (*more, PLAYS[seat][game.pending])
    if game.duties:
        call = due(state)
        if call is not None:
            return (call,)
    faces = state.hands[seat] & FACE_MASK
    if state.trick:
        faces = faces & game.order.follow[state.trick[0]] or faces
    plays = PLAYS[seat]
    found: list[Action] = []
    while faces:
        low = faces & -faces
        faces ^= low
        found.append(plays[low.bit_length() - 1])
    rules = state.setup.rules
    if rules.pigs != "off" or rules.genscher != "off" or rules.exotic_cards:
        found[:0] = house_rules.declarations(state, seat)
    return tuple(found)


def legal_declarations(state: DealState, seat: int) -> tuple[Action, ...]:
    """What this seat may declare now, in turn or (at the start) out of turn."""
    return house_rules.declarations(state, seat)


def legal_claims(state: DealState, seat: int) -> tuple[Action, ...]:
    """How this seat may try to end the deal early now (``solo_claim``).

    Whether all tricks are really certain depends on hidden cards, so a claim is only checked when
    it is made.
    """
    concede = Claim(seat, concede=True)
    return (Claim(seat), concede) if claim_problem(state, concede) is None else ()


def calls_to_ask(state: DealState) -> tuple[int, ...]:
    """The seats that may announce something now, clockwise from the seat to move."""
    return seats_to_ask(state)


# --- refusals -------------------------------------------------------------------------------------


def _refused(
    state: DealState, action: Action, reason: Refusal, **facts: str | int
) -> IllegalAction:
    allowed = [legal.text for legal in legal_actions(state) if legal.seat == action.seat]
    allowed += [call.text for call in legal_calls(state, action.seat) if call.text not in allowed]
    return IllegalAction(action, reason, facts, allowed)


def _not_your_turn(state: DealState, action: Action) -> IllegalAction:
    return _refused(
        state, action, Refusal.NOT_YOUR_TURN, turn=state.turn if state.turn is not None else -1
    )


# --- before the first card ------------------------------------------------------------------------


def _say(state: DealState, action: Action) -> Step:
    """Healthy, reservation and what it is (rules 2.4)."""
    problem = _word_problem(state, action)
    if problem is not None:
        raise _refused(state, action, problem[0], **problem[1])
    after = reservations.after_word(_noted(state, action), action)
    if after is not None:
        return after, (Acted(action),)
    talk = state.talk
    if isinstance(action, Choose):
        talk = replace(talk, choices=(*talk.choices, action))
    return _round_over(replace(_noted(state, action), talk=talk), action)


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


def _noted(state: DealState, action: Action) -> DealState:
    return replace(state, history=(*state.history, action))


def _round_over(state: DealState, action: Action) -> Step:
    """Everybody has spoken: whose reservation wins (rules 2.4)."""
    choices = state.talk.choices
    if not choices:
        return _settle(state, _normal_game(state), action)
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
            return _settle(state, _solo_game(state, choice), action)
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


def _offer(state: DealState, action: Action) -> Step:
    """A forced solo: named at once, or first offered to other debtors (``compulsory_offer``)."""
    if action not in legal_actions(state):
        if isinstance(action, Offer):
            raise _refused(state, action, Refusal.LEADS_NOTHING)
        problem = _word_problem(state, action)
        assert problem is not None
        raise _refused(state, action, problem[0], **problem[1])
    noted = _noted(state, action)
    if isinstance(action, Choose):
        noted = replace(noted, talk=replace(noted.talk, choices=(action,)))
        return _settle(noted, _solo_game(noted, action), action)
    assert isinstance(action, Offer | Accept | Decline)
    return reservations.after_offer(noted, action), (Acted(action),)


def _bid(state: DealState, action: Action) -> Step:
    """The solo auction (``solo_auction``)."""
    assert isinstance(action, Bid | Pass)
    legal = legal_actions(state)
    if action not in legal:
        bids = [bid.level.value for bid in legal if isinstance(bid, Bid)]
        if bids:
            raise _refused(state, action, Refusal.BID_TOO_LOW, level=bids[0])
        raise _refused(state, action, Refusal.AUCTION_AT_TOP)
    after = reservations.after_bid(_noted(state, action), action)
    if after is not None:
        return after, (Acted(action),)
    talk = state.talk
    bidders = (talk.bidders[1],) if talk.answering else (talk.bidders[0],)
    done = replace(_noted(state, action), talk=replace(talk, bidders=bidders, answering=False))
    return _settle(done, _solo_game(done, reservations.auction_result(done)), action)


def _lay(state: DealState, action: Action) -> Step:
    """The poor seat lays its cards on the table, face down (rules 2.6.2)."""
    assert isinstance(action, Lay)
    problem = poverty.lay_problem(state, action)
    if problem is not None:
        raise _refused(state, action, problem[0], **problem[1])
    after = poverty.after_lay(_noted(state, action), action)
    return (
        replace(after, phase=Phase.POVERTY, turn=state.setup.next_seat(action.seat)),
        (Acted(action),),
    )


def _answer_poverty(state: DealState, action: Action) -> Step:
    """The others are asked in turn whether they take the poverty (rules 2.6.3)."""
    if action not in poverty.answers(state, action.seat):
        raise _refused(state, action, Refusal.HAND_DOES_NOT_ALLOW, what="decline")
    noted = _noted(state, action)
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
        return _settle(back, _normal_game(back), action)
    return _void(back, action)


def _return(state: DealState, action: Action) -> Step:
    """The taker gives as many cards back, received ones too (rules 2.6.4)."""
    assert isinstance(action, Return)
    problem = poverty.return_problem(state, action)
    if problem is not None:
        raise _refused(state, action, problem[0], **problem[1])
    after = poverty.after_return(_noted(state, action), action)
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


def _normal_game(state: DealState) -> Game:
    """Re are the holders of the club queens; one holder of both plays alone (rules 2.2)."""
    holders = 0
    for seat in ALL_SEATS:
        if state.hands[seat] >> Card.CQ & 1:
            holders |= 1 << seat
    silent = holders.bit_count() == 1
    return _game(state, SILENT_WEDDING if silent else NORMAL, re=holders)


def _wedding_game(state: DealState, choice: Choose) -> Game:
    return _game(state, WEDDING, re=1 << choice.seat, soloist=choice.seat, condition=choice.detail)


def _solo_game(state: DealState, choice: Choose) -> Game:
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


# --- play -----------------------------------------------------------------------------------------


def _play(state: DealState, action: Play) -> Step:
    """A card is played; with the fourth the trick is won (rules 2.3)."""
    seat, card = action.seat, action.card
    game, trick, hands = state.game, state.trick, state.hands
    if state.turn != seat:
        raise _not_your_turn(state, action)
    hand = hands[seat]
    bit = 1 << card
    if (
        not hand & bit
        or (
            trick
            and not (follow := game.order.follow[trick[0]]) & bit
            and hand & follow & FACE_MASK
        )
        or (game.pending is not None and game.pending is not card)
        or game.duties
    ):
        _refuse_play(state, action)
    twin = bit << FACES
    hand = hand ^ twin if hand & twin else hand ^ bit
    hands = (*hands[:seat], hand, *hands[seat + 1 :])
    trick = (*trick, card)
    if game.pending is not None:
        game = replace(game, pending=None)
    if len(trick) < 4:
        return (
            DealState(
                state.setup,
                Phase.PLAY,
                (seat + game.step) & 3,
                hands,
                state.talk,
                game,
                state.leader,
                trick,
                state.tricks,
                (*state.history, action),
            ),
            (Acted(action),),
        )
    setup = state.setup
    leader = state.leader
    number = len(state.tricks) + 1
    last = number == setup.hand_size
    winner = (leader + winning_index(game.order, trick, last) * game.step) & 3
    points = POINTS[trick[0]] + POINTS[trick[1]] + POINTS[trick[2]] + POINTS[trick[3]]
    after = DealState(
        setup,
        Phase.PLAY,
        winner,
        hands,
        state.talk,
        game,
        winner,
        (),
        (*state.tricks, Trick(leader, trick, winner, points, game.step)),
        (*state.history, action),
    )
    won = TrickWon(number, leader, trick, winner, points)
    if game.watch:
        after, more = _after_trick(after, last)
        events: tuple[Event, ...] = (Acted(action), won, *more)
    else:
        events = (Acted(action), won)
    if last or after.finished:
        after = _finished(after)
        assert after.result is not None
        events = (*events, DealFinished(after.result))
    return after, events


def _refuse_play(state: DealState, action: Play) -> None:
    """Say why a card cannot be played; returns only if a pending duty turns out to be none."""
    seat, card = action.seat, action.card
    game, hand = state.game, state.hands[action.seat]
    if not hand >> card & 1:
        raise _refused(state, action, Refusal.NOT_IN_HAND, card=card.name)
    if game.pending is not None and game.pending is not card:
        raise _refused(state, action, Refusal.PLAY_DECLARED_CARD, card=game.pending.name)
    if state.trick:
        led = state.trick[0]
        held = hand & game.order.follow[led] & FACE_MASK
        if held and not held >> card & 1:
            shown = max((c for c in Card if held >> c & 1), key=lambda c: -game.order.strength[c])
            if game.order.classes[led] == TRUMP:
                raise _refused(state, action, Refusal.MUST_FOLLOW_TRUMP, card=shown.name)
            raise _refused(
                state,
                action,
                Refusal.MUST_FOLLOW_SUIT,
                card=shown.name,
                suit=CLASS_NAMES[game.order.classes[led]],
            )
    call = due(state)
    if call is not None:
        raise _refused(state, action, Refusal.DUTY_FIRST, seat=call.seat, word=call.word.value)
    del seat


def _after_trick(state: DealState, last: bool) -> Step:
    """What follows from a complete trick: a partner, the black sow, a duty to announce."""
    events: tuple[Event, ...] = ()
    if state.game.turns_round:
        game = replace(state.game, turns_round=False, step=4 - state.game.step)
        state = replace(state, game=game)
    if house_rules.sow_triggers(state):
        state = house_rules.with_sow(state)
        return state, (SowTaken(state.tricks[-1].winner),)
    state = _note_duty(state, last)
    if not state.game.settled:
        state, events = _look_for_partner(state, last)
    if state.game.duties and not last:
        before = state.game.duties
        state = drop_idle_duties(state)
        call = due(state)
        if call is not None and before:
            events = (*events, DutyArose(call.seat, call.word.value))
    if state.game.contract == "null_no_tricks" and state.tricks[-1].winner == state.game.soloist:
        state = replace(state, phase=Phase.FINISHED, turn=None)
    return state, events


def _look_for_partner(state: DealState, last: bool) -> Step:
    """The clarifying trick of a wedding (rules 2.5)."""
    game, rules = state.game, state.rules
    bride = game.soloist
    assert bride is not None
    trick = state.tricks[-1]
    number = len(state.tricks)
    led = game.order.classes[trick.cards[0]]
    matches = (
        game.condition == "any"
        or (game.condition == "trump" and led == TRUMP)
        or (game.condition == "plain" and led != TRUMP)
        or (game.condition in CLASS_NAMES[:4] and CLASS_NAMES[led] == game.condition)
    )
    if matches and trick.winner != bride:
        game = replace(
            game, re=game.re | 1 << trick.winner, settled=True, clarified=number, condition=""
        )
        return replace(state, game=game), (PartnerFound(bride, trick.winner, number),)
    alone = matches and rules.wedding_first_match_decides
    if alone or number >= rules.wedding_limit or last:
        game = replace(game, contract=FAILED_WEDDING, settled=True, clarified=number, condition="")
        return replace(state, game=game), (PartnerFound(bride, None, number),)
    return state, ()


def _note_duty(state: DealState, last: bool) -> DealState:
    """Whether the trick obliges its winner to announce (``forced_announce``)."""
    rules, game = state.rules, state.game
    if (
        not rules.forced_announce
        or last
        or rules.announcements == "off"
        or CONTRACTS[game.contract].declared_solo
        or len(state.tricks) > rules.forced_announce_window
        or (game.contract in (WEDDING, FAILED_WEDDING) and not rules.forced_announce_in_wedding)
    ):
        return state
    seat = state.tricks[-1].winner
    if game.duty_used and (
        rules.forced_announce_once
        or (rules.forced_announce_measure == "cumulative" and seat in game.duty_used)
    ):
        return state
    if rules.forced_announce_measure == "cumulative":
        points = sum(trick.points for trick in state.tricks if trick.winner == seat)
    else:
        points = state.tricks[-1].points
    enough = points - (rules.forced_announce_compare == "gt")
    if enough < rules.forced_announce_points:
        return state
    game = replace(game, duties=(*game.duties, seat), duty_used=(*game.duty_used, seat))
    return replace(state, game=game)


def _finished(state: DealState, rest_to: Party | None = None) -> DealState:
    """The state with its result (rules 2.7 to 2.9); ``rest_to`` gets the tricks not played."""
    game = state.game
    points = [0, 0]
    tricks = [0, 0]
    seat_tricks = [0, 0, 0, 0]
    for trick in state.tricks:
        side = 0 if game.re >> trick.winner & 1 else 1
        points[side] += trick.points
        tricks[side] += 1
        seat_tricks[trick.winner] += 1
    if rest_to is not None:
        side = 0 if rest_to is Party.RE else 1
        points[side] += sum(points_of(hand) for hand in state.hands)
        tricks[side] += state.setup.hand_size - len(state.tricks)
    played = Played(
        contract=game.contract,
        re=tuple(seat for seat in ALL_SEATS if game.re >> seat & 1),
        card_points=(points[0], points[1]),
        tricks=(tricks[0], tricks[1]),
        calls=tuple(ScoredCall(made.side, made.word) for made in game.calls if made.valid),
        extras=extra_lines(state),
        seat_tricks=tuple(seat_tricks),
        bock=state.setup.bock,
    )
    return replace(state, phase=Phase.FINISHED, turn=None, result=score(state.rules, played))


# --- words between the cards ----------------------------------------------------------------------


def _call(state: DealState, action: Call) -> Step:
    """An announcement, in or out of turn (rules 2.10)."""
    problem = call_problem(state, action.seat, action.word)
    if problem is not None:
        raise _refused(state, action, problem[0], **problem[1])
    return with_call(_noted(state, action), action), (Acted(action),)


def _declare(state: DealState, action: Declare | Genscher) -> Step:
    """Pigs of every tier, and the partner chosen anew (rules 2.13)."""
    if isinstance(action, Declare):
        if not house_rules.declaration_allowed(state, action):
            raise _refused(state, action, Refusal.DECLARE_NOT_NOW, what=action.special.value)
        return house_rules.with_declaration(_noted(state, action), action), (Acted(action),)
    if not house_rules.genscher_allowed(state, action):
        raise _refused(state, action, Refusal.DECLARE_NOT_NOW, what="genscher")
    after = house_rules.with_genscher(_noted(state, action), action)
    if not state.finished:
        return drop_idle_duties(after), (Acted(action),)
    after = _finished(after)
    assert after.result is not None
    return after, (Acted(action), DealFinished(after.result))


def _name_solo(state: DealState, action: Action) -> Step:
    """The taker of the black sow names the solo for the rest (``black_sow: forced_solo``)."""
    if action not in legal_actions(state):
        raise _refused(state, action, Refusal.NAME_A_SOLO, seat=action.seat)
    assert isinstance(action, Choose)
    return house_rules.with_sow_solo(_noted(state, action), action.detail), (
        Acted(action),
        ContractSettled(action.detail, action.seat),
    )


def _claim(state: DealState, action: Action) -> Step:
    """The soloist ends the deal early (``solo_claim``)."""
    assert isinstance(action, Claim)
    problem = claim_problem(state, action)
    if problem is not None:
        raise _refused(state, action, problem)
    after = _finished(_noted(state, action), rest_to=Party.KONTRA if action.concede else Party.RE)
    assert after.result is not None
    return after, (Acted(action), DealFinished(after.result))


_PHASES: Final[dict[Phase, tuple[tuple[type, ...], Callable[[DealState, Action], Step]]]] = {
    Phase.RESERVATION: ((Healthy, Reserve, Choose), _say),
    Phase.CHOICE: ((Choose,), _say),
    Phase.FORCED: ((Choose, Offer), _offer),
    Phase.OFFER: ((Accept, Decline), _offer),
    Phase.AUCTION: ((Bid, Pass), _bid),
    Phase.LAY: ((Lay,), _lay),
    Phase.POVERTY: ((Accept, Decline), _answer_poverty),
    Phase.RETURN: ((Return,), _return),
    Phase.PLAY: ((Claim,), _claim),
    Phase.NAME_SOLO: ((Choose,), _name_solo),
}
