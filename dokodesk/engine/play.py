"""A deal from its first card on: cards, announcements, declarations, the end (rules 2.3-2.13)."""

from __future__ import annotations

import msgspec

from dokodesk.engine import house_rules
from dokodesk.engine.actions import (
    Action,
    Call,
    Choose,
    Claim,
    Declare,
    Genscher,
    Play,
)
from dokodesk.engine.calls import (
    call_problem,
    drop_idle_duties,
    due,
    with_call,
)
from dokodesk.engine.cards import FACE_MASK, FACES, POINTS, Card, points_of
from dokodesk.engine.claim import claim_problem
from dokodesk.engine.contracts import (
    CONTRACTS,
    FAILED_WEDDING,
    WEDDING,
)
from dokodesk.engine.errors import Refusal
from dokodesk.engine.events import (
    Acted,
    ContractSettled,
    DealFinished,
    DutyArose,
    Event,
    PartnerFound,
    SowTaken,
    TrickWon,
)
from dokodesk.engine.extras import extra_lines
from dokodesk.engine.legality import legal_actions, not_your_turn, refused
from dokodesk.engine.opening import recorded
from dokodesk.engine.parties import Party
from dokodesk.engine.scoring import Played, ScoredCall, score
from dokodesk.engine.state import (
    ALL_SEATS,
    DealState,
    Phase,
)
from dokodesk.engine.tricks import Trick, winning_index
from dokodesk.engine.trumps import CLASS_NAMES, TRUMP

Step = tuple[DealState, tuple[Event, ...]]
replace = msgspec.structs.replace


def play(state: DealState, action: Play) -> Step:
    """A card is played; with the fourth the trick is won (rules 2.3)."""
    seat, card = action.seat, action.card
    game, trick, hands = state.game, state.trick, state.hands
    if state.turn != seat:
        raise not_your_turn(state, action)
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
        after, more = after_trick(after, last)
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
        raise refused(state, action, Refusal.NOT_IN_HAND, card=card.name)
    if game.pending is not None and game.pending is not card:
        raise refused(state, action, Refusal.PLAY_DECLARED_CARD, card=game.pending.name)
    if state.trick:
        led = state.trick[0]
        held = hand & game.order.follow[led] & FACE_MASK
        if held and not held >> card & 1:
            shown = max((c for c in Card if held >> c & 1), key=lambda c: -game.order.strength[c])
            if game.order.classes[led] == TRUMP:
                raise refused(state, action, Refusal.MUST_FOLLOW_TRUMP, card=shown.name)
            raise refused(
                state,
                action,
                Refusal.MUST_FOLLOW_SUIT,
                card=shown.name,
                suit=CLASS_NAMES[game.order.classes[led]],
            )
    call = due(state)
    if call is not None:
        raise refused(state, action, Refusal.DUTY_FIRST, seat=call.seat, word=call.word.value)
    del seat


def after_trick(state: DealState, last: bool) -> Step:
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


def call(state: DealState, action: Call) -> Step:
    """An announcement, in or out of turn (rules 2.10)."""
    problem = call_problem(state, action.seat, action.word)
    if problem is not None:
        raise refused(state, action, problem[0], **problem[1])
    return with_call(recorded(state, action), action), (Acted(action),)


def declare(state: DealState, action: Declare | Genscher) -> Step:
    """Pigs of every tier, and the partner chosen anew (rules 2.13)."""
    if isinstance(action, Declare):
        if not house_rules.declaration_allowed(state, action):
            raise refused(state, action, Refusal.DECLARE_NOT_NOW, what=action.special.value)
        return house_rules.with_declaration(recorded(state, action), action), (Acted(action),)
    if not house_rules.genscher_allowed(state, action):
        raise refused(state, action, Refusal.DECLARE_NOT_NOW, what="genscher")
    after = house_rules.with_genscher(recorded(state, action), action)
    if not state.finished:
        return drop_idle_duties(after), (Acted(action),)
    after = _finished(after)
    assert after.result is not None
    return after, (Acted(action), DealFinished(after.result))


def name_solo(state: DealState, action: Action) -> Step:
    """The taker of the black sow names the solo for the rest (``black_sow: forced_solo``)."""
    if action not in legal_actions(state):
        raise refused(state, action, Refusal.NAME_A_SOLO, seat=action.seat)
    assert isinstance(action, Choose)
    return house_rules.with_sow_solo(recorded(state, action), action.detail), (
        Acted(action),
        ContractSettled(action.detail, action.seat),
    )


def claim(state: DealState, action: Action) -> Step:
    """The soloist ends the deal early (``solo_claim``)."""
    assert isinstance(action, Claim)
    problem = claim_problem(state, action)
    if problem is not None:
        raise refused(state, action, problem)
    after = _finished(recorded(state, action), rest_to=Party.KONTRA if action.concede else Party.RE)
    assert after.result is not None
    return after, (Acted(action), DealFinished(after.result))
