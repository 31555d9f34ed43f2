"""Pigs of every tier, Genscher and the black sow (rules 2.13)."""

from __future__ import annotations

from typing import Final

import msgspec

from dokodesk.engine.actions import LEVELS, PREDICTIONS, Action, Declare, Genscher, Special
from dokodesk.engine.cards import Card, Rank, Suit, card_of, count
from dokodesk.engine.contracts import (
    BLACK_SOW,
    CONTRACTS,
    NORMAL,
    SILENT_WEDDING,
    WEDDING,
    solo_names,
)
from dokodesk.engine.exotic import POWERS, order_of, power_allowed, with_power
from dokodesk.engine.knowledge import public_parties
from dokodesk.engine.state import ALL_SEATS, DealState, Declared, Game, Made, Phase
from dokodesk.engine.tricks import legal_faces
from dokodesk.engine.trumps import card_order

_TIERS: Final = (Special.PIGS, Special.SUPER_PIGS, Special.HYPER_PIGS)
_GENSCHER_FACES: Final = {
    "diamond_kings": Card.DK,
    "heart_queens": Card.HQ,
    "diamond_queens": Card.DQ,
}
_SUPER_RANK: Final = {"nine": Rank.NINE, "ten": Rank.TEN, "king": Rank.KING}


# --- pigs -----------------------------------------------------------------------------------------


def tier_face(state: DealState, special: Special) -> Card | None:
    """The face that a tier promotes in this game; ``None`` if the tier does not exist in it."""
    rules = state.rules
    contract = CONTRACTS[state.game.contract]
    if rules.pigs == "off" or not contract.suit_order or state.game.sow_solo:
        return None
    in_solo = contract.declared_solo
    in_poverty = state.game.taker is not None
    if (in_solo and rules.pigs_in_solos == "off") or (
        in_poverty and rules.pigs_in_poverty == "off"
    ):
        return None
    trump_suit = contract.suit
    assert trump_suit is not None, "games with the normal order have a trump suit"
    if special is Special.PIGS:
        diamonds = in_solo and rules.pigs_in_solos == "diamond_ace"
        return card_of(Suit.DIAMONDS if diamonds else trump_suit, Rank.ACE)
    if rules.super_pigs == "off" or rules.pigs == "second_after_first_safe":
        return None
    if (in_solo and not rules.super_pigs_in_solos) or (
        in_poverty and not rules.super_pigs_in_poverty
    ):
        return None
    if special is Special.SUPER_PIGS:
        if rules.super_pigs == "nine" and rules.deck == "40":
            return None
        return card_of(trump_suit, _SUPER_RANK[rules.super_pigs])
    if rules.hyper_pigs == "off" or rules.super_pigs != "ten":
        return None
    return card_of(trump_suit, Rank.KING)


def declaration_allowed(state: DealState, action: Declare) -> bool:
    """Whether this seat may declare this tier or power at this moment."""
    if action.special in POWERS:
        return (
            not state.game.duties_due
            and power_allowed(state, action)
            and _can_be_played(state, action, POWERS[action.special][0])
        )
    face = tier_face(state, action.special)
    if face is None or state.phase is not Phase.PLAY or state.game.duties_due:
        return False
    specials = state.game.specials
    if any(declared.special is action.special for declared in specials):
        return False
    tier = _TIERS.index(action.special)
    if tier and not any(declared.special is _TIERS[tier - 1] for declared in specials):
        return False
    rules = state.rules
    if (
        tier
        and not rules.super_pigs_same_hand
        and any(declared.seat == action.seat for declared in specials)
    ):
        return False
    timing = rules.pigs if tier == 0 else rules.super_pigs_timing
    if timing == "start":
        below_at_start = tier == 0 or rules.pigs == "start"
        return (
            state.cards_on_table == 0
            and state.game.pending is None
            and below_at_start
            and _both_at_hand(state, action.seat, face, tier)
        )
    if action.seat != state.turn or not _can_be_played(state, action, face):
        return False
    if timing == "second_after_first_safe":
        return _first_came_home(state, action.seat, face)
    return _both_at_hand(state, action.seat, face, tier)


def _both_at_hand(state: DealState, seat: int, face: Card, tier: int) -> bool:
    if count(state.hands[seat], face) != 2:
        return False
    return tier > 0 or _dealt_if_needed(state, seat, face)


def _dealt_if_needed(state: DealState, seat: int, face: Card) -> bool:
    """``pigs_in_poverty: before_exchange``: both aces must have been dealt to the seat."""
    if state.game.taker is None or state.rules.pigs_in_poverty != "before_exchange":
        return True
    return state.setup.hands[seat].count(face) == 2


def _first_came_home(state: DealState, seat: int, face: Card) -> bool:
    """``second_after_first_safe``: the first ace was played to an earlier trick and got home."""
    if count(state.hands[seat], face) != 1 or not _dealt_if_needed(state, seat, face):
        return False
    for trick in state.tricks:
        for player, card in zip(trick.seats, trick.cards, strict=True):
            if card != face or player != seat:
                continue
            if trick.winner == seat:
                return True
            if state.rules.pigs_second_scope == "own_trick":
                return False
            known = public_parties(state)
            own = known[seat]
            return own is not None and known[trick.winner] is own
    return False


def _can_be_played(state: DealState, action: Action, face: Card) -> bool:
    """Whether the face could be played right after the declaration, judged with its new rank."""
    if state.game.pending is not None and state.game.pending is not face:
        return False
    if not state.hands[action.seat] >> face & 1:
        return False
    order = state.game.order
    if isinstance(action, Declare):
        after = with_power if action.special in POWERS else _with_declared
        order = after(state, action).order
    led = state.trick[0] if state.trick else None
    return bool(legal_faces(order, state.hands[action.seat], led) >> face & 1)


def _with_declared(state: DealState, action: Declare) -> Game:
    face = tier_face(state, action.special)
    assert face is not None
    declared = Declared(action.seat, action.special, face, state.cards_on_table)
    game = msgspec.structs.replace(state.game, specials=(*state.game.specials, declared))
    return msgspec.structs.replace(game, order=order_of(state, game))


def with_declaration(state: DealState, action: Declare) -> DealState:
    """The state after an allowed declaration of pigs or of a special card's power."""
    if action.special in POWERS:
        return msgspec.structs.replace(state, game=with_power(state, action))
    face = tier_face(state, action.special)
    game = _with_declared(state, action)
    timing = state.rules.pigs if action.special is Special.PIGS else state.rules.super_pigs_timing
    if timing != "start":
        game = msgspec.structs.replace(game, pending=face)
    return msgspec.structs.replace(state, game=game)


# --- Genscher -------------------------------------------------------------------------------------


def genscher_allowed(state: DealState, action: Genscher) -> bool:
    """Whether this seat may choose its partner anew at this moment."""
    game = state.game
    mode: str = state.rules.genscher
    if action.counter:
        if "counter_genscher" not in state.rules.exotic_cards or game.countered:
            return False
        mode = "diamond_queens"
    if (
        mode == "off"
        or (game.genscher is None) == action.counter
        or game.contract not in (NORMAL, SILENT_WEDDING, WEDDING)
        or not game.settled
        or action.partner == action.seat
        or action.partner not in ALL_SEATS
    ):
        return False
    if mode == "diamond_kings_last_two":
        return state.finished and _kings_in_last_two(state, action.seat)
    if state.phase is not Phase.PLAY or state.turn != action.seat or game.duties_due:
        return False
    face = _GENSCHER_FACES[mode]
    return count(state.hands[action.seat], face) == 2 and _can_be_played(state, action, face)


def _kings_in_last_two(state: DealState, seat: int) -> bool:
    return all(
        (seat, Card.DK) in zip(trick.seats, trick.cards, strict=True) for trick in state.tricks[-2:]
    )


def with_genscher(state: DealState, action: Genscher) -> DealState:
    """The state after an allowed Genscher: chooser and chosen are Re (rules 2.13)."""
    game = state.game
    mode = "diamond_queens" if action.counter else state.rules.genscher
    pending = _GENSCHER_FACES.get(mode, game.pending)
    game = msgspec.structs.replace(
        game,
        contract=NORMAL if game.contract == SILENT_WEDDING else game.contract,
        re=1 << action.seat | 1 << action.partner,
        genscher=(action.seat, action.partner),
        countered=action.counter,
        calls=_calls_after_genscher(state),
        pending=pending,
    )
    return msgspec.structs.replace(state, game=game)


def _calls_after_genscher(state: DealState) -> tuple[Made, ...]:
    mode = state.rules.genscher_calls
    voided = []
    for made in state.game.calls:
        level = made.word in LEVELS or made.word in PREDICTIONS
        goes = mode == "void_all" or (mode == "void_levels" and level)
        voided.append(msgspec.structs.replace(made, valid=False) if goes else made)
    return tuple(voided)


def declarations(state: DealState, seat: int) -> tuple[Action, ...]:
    """Everything this seat may declare now: pigs of each tier, Genscher with each partner."""
    rules = state.rules
    if rules.pigs == "off" and rules.genscher == "off" and not rules.exotic_cards:
        return ()
    specials = _TIERS if not rules.exotic_cards else (*_TIERS, *POWERS)
    declared = [Declare(seat, special) for special in specials]
    genscher = [Genscher(seat, partner) for partner in ALL_SEATS]
    if "counter_genscher" in rules.exotic_cards:
        genscher += [Genscher(seat, partner, counter=True) for partner in ALL_SEATS]
    return (
        *(action for action in declared if declaration_allowed(state, action)),
        *(action for action in genscher if genscher_allowed(state, action)),
    )


# --- black sow ------------------------------------------------------------------------------------


def sow_triggers(state: DealState) -> bool:
    """Whether the trick just completed holds the second spade queen (rules section 5, A10)."""
    if not state.game.sow_live or Card.SQ not in state.tricks[-1].cards:
        return False
    return sum(trick.cards.count(Card.SQ) for trick in state.tricks) == 2


def sow_solos(state: DealState) -> tuple[str, ...]:
    """The solos that the taker may name (``black_sow: forced_solo``)."""
    return tuple(
        name for name in solo_names(state.rules.solo_types) if not CONTRACTS[name].negative
    )


def with_sow(state: DealState) -> DealState:
    """The state after the black sow was taken: the taker stands alone."""
    taker = state.tricks[-1].winner
    game = msgspec.structs.replace(
        state.game,
        contract=BLACK_SOW,
        re=1 << taker,
        settled=True,
        soloist=taker,
        calls=tuple(msgspec.structs.replace(made, valid=False) for made in state.game.calls),
        duties=(),
        genscher=None,
        sow_live=False,
        watch=False,
    )
    left = len(state.tricks) < state.setup.hand_size
    named = state.rules.black_sow == "forced_solo" and left and sow_solos(state)
    return msgspec.structs.replace(
        state, game=game, phase=Phase.NAME_SOLO if named else state.phase
    )


def with_sow_solo(state: DealState, solo: str) -> DealState:
    """The state after the taker has named the solo for the rest; no pigs of any tier in it."""
    game = msgspec.structs.replace(state.game, sow_solo=solo, order=card_order(state.rules, solo))
    return msgspec.structs.replace(state, game=game, phase=Phase.PLAY)


def is_pig(game: Game, seat: int, card: Card, index: int) -> bool:
    """Whether a card played as number ``index`` of the deal was a declared diamond-ace pig."""
    return any(
        declared.special is Special.PIGS
        and declared.seat == seat
        and declared.face is card
        and index >= declared.since
        for declared in game.specials
    )
