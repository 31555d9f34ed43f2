"""Announcements: what may be called, by whom, until when (rules 2.10).

Deadlines are counted in own cards already played, so they hold for both decks. Every check answers
with a reason, so that a refusal can be explained and a button can say how long it will be there.
"""

from __future__ import annotations

from typing import Final

import msgspec

from dokodesk.engine.actions import LEVELS, PREDICTIONS, Call, Word
from dokodesk.engine.cards import Card
from dokodesk.engine.contracts import BLACK_SOW, CONTRACTS
from dokodesk.engine.errors import Refusal
from dokodesk.engine.parties import Party
from dokodesk.engine.state import DealState, Game, Made, Phase

#: A reason with its facts, or ``None`` if the call is allowed.
Problem = tuple[Refusal, dict[str, str | int]] | None

_FIRST: Final = {Party.RE: Word.RE, Party.KONTRA: Word.KONTRA}
_LADDER: Final = {
    Party.RE: (Word.RE, *LEVELS),
    Party.KONTRA: (Word.KONTRA, *LEVELS),
}
_TABLE_FIRST: Final = {Party.RE: 4, Party.KONTRA: 12}


def shift(state: DealState) -> int:
    """How far a settled wedding moves every deadline (rules 2.5, ``wedding_shift``)."""
    clarified = state.game.clarified
    if not clarified or state.rules.wedding_shift == "none":
        return 0
    return clarified if state.rules.wedding_shift == "n" else clarified - 1


def own_cards_played(state: DealState, seat: int) -> int:
    """Own cards that count as played for deadlines (``announce_open_trick_counts``)."""
    rules = state.rules
    played = state.cards_played(seat)
    if rules.announce_scheme == "table_cards" or not rules.announce_open_trick_counts:
        return played
    return played - state.in_trick(seat)


def valid_calls(state: DealState, side: Party) -> list[Made]:
    """The calls of a side that are in force, in order."""
    return [made for made in state.game.calls if made.valid and made.side is side]


def own_calls(state: DealState, seat: int, side: Party) -> list[Made]:
    """The calls that count as this seat's own: its side's, or only its own where anonymous."""
    calls = valid_calls(state, side)
    if state.rules.anonymous_announce:
        return [made for made in calls if made.seat == seat]
    return calls


def calls_possible(state: DealState) -> Problem:
    """Whether anybody could call anything at this point of the deal."""
    game = state.game
    if state.phase is Phase.FINISHED:
        return Refusal.FINISHED, {}
    if state.phase is not Phase.PLAY:
        return Refusal.WRONG_PHASE, {"phase": state.phase.value}
    if (
        state.rules.announcements == "off"
        or CONTRACTS[game.contract].negative
        or game.contract == BLACK_SOW
    ):
        return Refusal.NO_CALLS_IN_CONTRACT, {}
    if not game.settled:
        return Refusal.PARTNER_NOT_FOUND, {}
    if game.pending is not None:
        return Refusal.PLAY_DECLARED_CARD, {"card": game.pending.name}
    return None


def call_problem(state: DealState, seat: int, word: Word) -> Problem:
    """Why this seat may not call this word now; ``None`` if it may."""
    general = calls_possible(state)
    if general is not None:
        return general
    duty = due(state)
    if duty is not None:
        if duty == Call(seat, word):
            return None
        return Refusal.DUTY_FIRST, {"seat": duty.seat, "word": duty.word.value}
    rules = state.rules
    if not rules.announce_off_turn and state.turn != seat:
        return Refusal.CALLS_OFF_TURN, {}
    left = state.setup.hand_size - own_cards_played(state, seat)
    if left < rules.announce_min_left:
        return Refusal.TOO_FEW_CARDS_LEFT, {"least": rules.announce_min_left}
    side = _side(state, seat)
    if word in (Word.RE, Word.KONTRA) and word is not _FIRST[side]:
        return Refusal.WRONG_SIDE, {"side": word.value}
    if any(made.word is word for made in own_calls(state, seat, side)):
        return Refusal.ALREADY_CALLED, {"word": word.value}
    if rules.announcements == "chilean":
        if word in PREDICTIONS:
            return _prediction_problem(state, side, word)
        return None if word is _FIRST[side] else _not_offered(word)
    if word in PREDICTIONS or word is Word.HIDDEN:
        return _not_offered(word)
    if word in LEVELS:
        return _level_problem(state, seat, side, word)
    return _first_call_problem(state, seat, side)


def _not_offered(word: Word) -> Problem:
    return Refusal.NOT_OFFERED, {"what": word.value}


def _side(state: DealState, seat: int) -> Party:
    side = state.party(seat)
    assert side is not None, "calls are only possible once the sides are settled"
    return side


def _first_call_problem(state: DealState, seat: int, side: Party) -> Problem:
    as_first = _time_problem(state, seat, side, 0)
    if as_first is None or in_time_as_reply(state, seat, side):
        return None
    return as_first


def in_time_as_reply(state: DealState, seat: int, side: Party) -> bool:
    """Whether Re/Kontra may still be said in answer to the other side (rules 2.10.5)."""
    rules = state.rules
    if (
        rules.reply_extra_cards == 0
        or rules.anonymous_announce
        or rules.announce_scheme == "extending"
    ):
        return False
    theirs = valid_calls(state, side.other)
    if not theirs:
        return False
    highest = max(_LADDER[side.other].index(made.word) for made in theirs)
    if rules.announce_scheme == "table_cards":
        limit = _table_limit(state, side.other, highest) + 4 * rules.reply_extra_cards
        return state.cards_on_table <= limit
    limit = rules.announce_latest[highest] + shift(state) + rules.reply_extra_cards
    return own_cards_played(state, seat) <= limit


def _level_problem(state: DealState, seat: int, side: Party, word: Word) -> Problem:
    own = own_calls(state, seat, side)
    ladder = _LADDER[side]
    step = ladder.index(word)
    called = {made.word for made in own}
    missing = [lower for lower in ladder[:step] if lower not in called]
    first = next((made for made in own if made.word is ladder[0]), None)
    if first is not None and first.late and not state.rules.late_reply_allows_levels:
        return Refusal.LATE_REPLY_NO_LEVELS, {}
    if missing and state.rules.announce_skip == "explicit":
        return Refusal.STEP_MISSING, {"missing": missing[0].value}
    for lower in (*missing, word):
        problem = _time_problem(state, seat, side, ladder.index(lower))
        if problem is not None and not (
            lower is ladder[0]
            and state.rules.late_reply_allows_levels
            and in_time_as_reply(state, seat, side)
        ):
            return problem
    return None


def _time_problem(state: DealState, seat: int, side: Party, step: int) -> Problem:
    """Whether step ``step`` of the ladder (0 Re/Kontra, 1 no 90 ...) is too late by itself."""
    if state.rules.announce_scheme == "table_cards":
        most = _table_limit(state, side, step)
        if state.cards_on_table <= most:
            return None
        return Refusal.TOO_LATE_ON_TABLE, {"most": most, "lying": state.cards_on_table}
    limit = own_card_limit(state, step)
    played = own_cards_played(state, seat)
    if played <= limit:
        return None
    size = state.setup.hand_size
    return Refusal.TOO_LATE, {"least": size - limit, "held": size - played}


def own_card_limit(state: DealState, step: int) -> int:
    """The most own cards that may have been played for a step of the ladder."""
    if state.rules.announce_scheme == "extending":
        made = sum(made.valid for made in state.game.calls)
        return 1 + shift(state) + made
    return state.rules.announce_latest[step] + shift(state)


def _table_limit(state: DealState, side: Party, step: int) -> int:
    """``table_cards``: Re up to 4 cards on the table, Kontra 12, each level 4 more."""
    return _TABLE_FIRST[side] + 4 * step + 4 * shift(state)


# --- Chilean predictions --------------------------------------------------------------------------


def current_trick(state: DealState) -> int:
    """The trick it is now, from 0; a complete one lasts until the next lead."""
    return len(state.tricks) if state.trick else max(0, len(state.tricks) - 1)


def _opening_trick(state: DealState) -> int | None:
    """The trick in which predictions open: when the second club queen has fallen (rules 2.10)."""
    seen = 0
    opening = None
    for number, cards in enumerate((*(trick.cards for trick in state.tricks), state.trick)):
        seen += cards.count(Card.CQ)
        if seen == 2:
            opening = number
            break
    if opening is None:
        return None
    return max(opening, state.game.clarified - 1)


def _prediction_problem(state: DealState, side: Party, word: Word) -> Problem:
    made = [call for call in valid_calls(state, side) if call.word in PREDICTIONS]
    now = current_trick(state)
    if not made:
        return None if _opening_trick(state) == now else (Refusal.PREDICTION_CLOSED, {})
    if len(made) > 1 or now != made[0].trick + 1:
        return Refusal.PREDICTION_CLOSED, {}
    if PREDICTIONS.index(word) <= PREDICTIONS.index(made[0].word):
        return Refusal.ALREADY_CALLED, {"word": made[0].word.value}
    return None


# --- duty -----------------------------------------------------------------------------------------


def due(state: DealState) -> Call | None:
    """The announcement that must come next because of ``forced_announce``, if any."""
    if not state.game.duties or not state.game.settled:
        return None
    seat = state.game.duties[0]
    word = duty_word(state, seat)
    assert word is not None, "duties without anything to call are dropped when they arise"
    return Call(seat, word)


def duty_word(state: DealState, seat: int) -> Word | None:
    """What a seat under duty has to call; ``None`` if its duty is done without a word."""
    side = _side(state, seat)
    called = {made.word for made in own_calls(state, seat, side)}
    ladder = _LADDER[side]
    if ladder[0] not in called:
        return ladder[0]
    if state.rules.forced_announce_raise != "next_level":
        return None
    if state.rules.announcements != "standard":
        return None
    return next((word for word in ladder if word not in called), None)


def drop_idle_duties(state: DealState) -> DealState:
    """Drop pending duties at the head that have nothing to call."""
    while (
        state.game.duties and state.game.settled and duty_word(state, state.game.duties[0]) is None
    ):
        game = msgspec.structs.replace(state.game, duties=state.game.duties[1:])
        state = msgspec.structs.replace(state, game=game)
    return state


# --- making calls ---------------------------------------------------------------------------------


def with_call(state: DealState, call: Call) -> DealState:
    """The state after an allowed call, with all lower calls that it includes."""
    forced = due(state) == call
    side = _side(state, call.seat)
    game = state.game
    made = list(game.calls)
    trick = current_trick(state)
    if call.word in LEVELS and not forced:
        called = {item.word for item in own_calls(state, call.seat, side)}
        ladder = _LADDER[side]
        made += [
            Made(call.seat, side, lower, implied=True, trick=trick)
            for lower in ladder[: ladder.index(call.word)]
            if lower not in called
        ]
    late = (
        not forced
        and state.rules.announcements == "standard"
        and call.word in (Word.RE, Word.KONTRA)
        and _time_problem(state, call.seat, side, 0) is not None
    )
    made.append(Made(call.seat, side, call.word, late=late, trick=trick))
    duties = game.duties[1:] if forced else game.duties
    game = msgspec.structs.replace(game, calls=tuple(made), duties=duties)
    return drop_idle_duties(msgspec.structs.replace(state, game=game))


def opening_calls(rules_on: bool, game: Game, bid: int, implicit_re: bool) -> Game:
    """The calls that stand when play begins: from a bid or from ``solo_bonus``.

    Args:
        rules_on: announcements are the standard ones.
        game: a declared solo.
        bid: index of the level bid in the auction, -1 for none.
        implicit_re: ``solo_bonus`` says that a solo counts as announced.
    """
    if not rules_on or CONTRACTS[game.contract].negative or game.soloist is None:
        return game
    words: list[Word] = []
    if bid >= 0 or implicit_re:
        words.append(Word.RE)
    words += LEVELS[: bid + 1]
    made = tuple(Made(game.soloist, Party.RE, word, implied=True) for word in words)
    return msgspec.structs.replace(game, calls=made)


def legal_calls(state: DealState, seat: int) -> tuple[Call, ...]:
    """Everything this seat may announce now, in or out of turn, lowest first."""
    if calls_possible(state) is not None or _all_too_late(state, seat):
        return ()
    return tuple(
        Call(seat, word) for word in _words(state) if call_problem(state, seat, word) is None
    )


def _all_too_late(state: DealState, seat: int) -> bool:
    """A quick look at the latest limit there is: later nothing but a duty can be called."""
    rules = state.rules
    if (
        rules.announcements != "standard"
        or rules.announce_scheme != "own_cards"
        or state.game.duties
    ):
        return False
    latest = max(rules.announce_latest) + shift(state) + rules.reply_extra_cards
    return own_cards_played(state, seat) > latest


def _words(state: DealState) -> tuple[Word, ...]:
    if state.rules.announcements == "chilean":
        return (Word.RE, Word.KONTRA, *PREDICTIONS)
    return (Word.RE, Word.KONTRA, *LEVELS)


def seats_to_ask(state: DealState) -> tuple[int, ...]:
    """Seats that may call something now, clockwise from the seat to move."""
    if calls_possible(state) is not None or state.turn is None:
        return ()
    return tuple(seat for seat in state.order_from(state.turn) if legal_calls(state, seat))


def cards_until_too_late(state: DealState, seat: int, word: Word) -> int | None:
    """How many own cards may still be played before this call is too late.

    Returns:
        0 for "before your next card", 1 for one card later and so on; ``None`` where the limit
        is not counted in own cards, or where the call is a duty and due now.
    """
    if state.rules.announce_scheme == "table_cards" or word in PREDICTIONS:
        return None
    if state.rules.announcements != "standard":
        return None
    if due(state) == Call(seat, word):
        return None
    side = _side(state, seat)
    step = _LADDER[side].index(word)
    limit = own_card_limit(state, step)
    if step == 0 and _time_problem(state, seat, side, 0) is not None:
        theirs = valid_calls(state, side.other)
        highest = max(_LADDER[side.other].index(made.word) for made in theirs)
        limit = own_card_limit(state, highest) + state.rules.reply_extra_cards
    lowest = min(
        [limit]
        + [
            own_card_limit(state, _LADDER[side].index(lower))
            for lower in _LADDER[side][:step]
            if lower not in {made.word for made in own_calls(state, seat, side)}
        ]
    )
    return lowest - own_cards_played(state, seat)
