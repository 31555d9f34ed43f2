"""What a bot's seat has heard of a deal, and the ``SeatView`` that follows from it.

See ``bot_worlds`` for the way from the one to the other. The table of the protocol is believed only
as far as the engine agrees: what contradicts the rules is an error.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

import msgspec

from dokodesk.cli.bot_worlds import (
    BOTH_QUEENS,
    FEW_POINTS,
    MANY_KINGS,
    MANY_NINES,
    MANY_POINTS,
    POOR,
    Exchange,
    Impossible,
    Knowledge,
    deal_out,
)
from dokodesk.cli.protocol import has_hidden_part
from dokodesk.engine.actions import (
    Accept,
    Action,
    Call,
    Choice,
    Choose,
    Declare,
    Genscher,
    Lay,
    Play,
    Reserve,
    Return,
    Special,
    Word,
)
from dokodesk.engine.cards import Card, full_deck
from dokodesk.engine.contracts import NORMAL, POVERTY, SILENT_WEDDING
from dokodesk.engine.deal import apply, legal_actions, start
from dokodesk.engine.errors import EngineError, IllegalAction, Refusal
from dokodesk.engine.house_rules import tier_face
from dokodesk.engine.parties import Party
from dokodesk.engine.poverty import told_trumps
from dokodesk.engine.reservations import choices_for
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.state import DealSetup, DealState, Phase

_ATTEMPTS: Final = 400
#: Attempts to find a deal in which the same choices are hidden; a table need not tell all of them.
_ATTEMPTS_HIDDEN: Final = 40
_PLAYED: Final = 0.5

#: Refusals that depend on hidden cards; an action refused for one may be right in another deal.
_BY_CARDS: Final = frozenset(
    {
        Refusal.NOT_IN_HAND,
        Refusal.MUST_FOLLOW_TRUMP,
        Refusal.MUST_FOLLOW_SUIT,
        Refusal.NOTHING_TO_RESERVE,
        Refusal.MUST_DECLARE,
        Refusal.HAND_DOES_NOT_ALLOW,
        Refusal.WRONG_NUMBER_OF_CARDS,
        Refusal.ALL_TRUMPS_MUST_GO,
        Refusal.WRONG_SIDE,
        Refusal.STEP_MISSING,
        Refusal.ALREADY_CALLED,
        Refusal.LATE_REPLY_NO_LEVELS,
        Refusal.TOO_LATE,
        Refusal.TOO_LATE_ON_TABLE,
        Refusal.DUTY_FIRST,
        Refusal.DECLARE_NOT_NOW,
        Refusal.PLAY_DECLARED_CARD,
        Refusal.PREDICTION_CLOSED,
        Refusal.CLAIM_NOT_CERTAIN,
    }
)


class Contradiction(Exception):
    """Something was heard that cannot be true; the text says what."""


class NoDealFound(Exception):
    """No deal was found that agrees with everything, though there may be one."""


class Fact(msgspec.Struct, frozen=True):
    """Something the table says besides actions: ``contract wedding``, ``party 2 re`` ..."""

    words: tuple[str, ...]
    after: int
    """How many actions were heard before it."""


class BotTable:
    """One deal as one seat hears it."""

    def __init__(self, setup: DealSetup, seat: int, rng: random.Random) -> None:
        """Begin a deal.

        Args:
            setup: the deal; only the own hand in it is looked at.
            seat: the own seat.
            rng: chooses among the possible deals; nothing that can be seen depends on it.

        Raises:
            Contradiction: the hand cannot be dealt from the deck of these rules.
        """
        self._known = Knowledge(_filled_up(setup, seat), seat)
        self._seat = seat
        self._rng = rng
        self._seen: list[Action] = []
        self._facts: list[Fact] = []
        self._asked: tuple[str, ...] = ()
        self._state = self._begin()

    def _begin(self) -> DealState:
        try:
            return start(self._known.setup)
        except EngineError as error:
            raise Contradiction(str(error)) from None

    # --- hearing -----------------------------------------------------------------------------

    def hear(self, action: Action) -> None:
        """An action was done, as this seat may see it.

        Raises:
            Contradiction: it cannot have been done.
        """
        self._asked = ()
        if self._completes(action):
            self.hear_known(action)
            return
        self._learn(action)
        self._seen.append(action)
        if not has_hidden_part(action) and self._continued(action):
            return
        self._find()

    def hear_known(self, action: Action) -> None:
        """A hidden part of an earlier action has become known.

        Raises:
            Contradiction: there is no such action, or it cannot have been this one.
        """
        for place, earlier in enumerate(self._seen):
            if (
                earlier.seat == action.seat
                and type(earlier) is type(action)
                and has_hidden_part(earlier)
            ):
                self._seen[place] = action
                self._learn_hidden(action)
                self._find()
                return
        if action not in self._seen:
            raise Contradiction(f"no hidden action can turn out to be {action.text!r}")

    def hear_fact(self, *words: str) -> None:
        """Something follows from the actions: the contract, a side, what a taker says.

        Raises:
            Contradiction: it cannot follow from them.
        """
        fact = Fact(words, len(self._seen))
        self._facts.append(fact)
        exchange = self._known.exchange
        if words[0] == "trumps" and exchange is not None:
            exchange.told = int(words[2])
            exchange.told_exactly = self._known.setup.rules.poverty_return_tell == "count"
        if not _agrees(self._state, fact):
            self._find()

    def asked(self, choices: Sequence[Action]) -> None:
        """This seat is in turn and may do one of these.

        Raises:
            Contradiction: it cannot be in turn.
        """
        self._asked = tuple(choice.text for choice in choices)
        if not self._may_be_asked(self._state):
            self._find()

    def _completes(self, action: Action) -> bool:
        """Whether this is an earlier hidden action told again in full, not a new one."""
        if has_hidden_part(action) or (self._state.turn, self._state.phase) == (
            action.seat,
            Phase.NAME_SOLO,
        ):
            return False
        return any(
            earlier.seat == action.seat
            and type(earlier) is type(action)
            and has_hidden_part(earlier)
            for earlier in self._seen
        )

    @property
    def view(self) -> SeatView:
        """All that the seat knows."""
        return seat_view(self._state, self._seat)

    # --- learning ----------------------------------------------------------------------------

    def _learn(self, action: Action) -> None:
        """What an action says about the cards of the seat that did it."""
        known, state, seat = self._known, self._state, action.seat
        match action:
            case Play(card=card):
                played = 1 + sum(
                    isinstance(done, Play) and done.seat == seat and done.card is card
                    for done in self._seen
                )
                known.show(seat, card, played)
                if state.trick:
                    follow = state.game.order.follow[state.trick[0]]
                    if not follow >> card & 1:
                        known.bar(seat, (face for face in Card if follow >> face & 1))
            case Reserve():
                known.wishes[seat] = ("", *_special_hands(state))
            case Accept() if known.exchange is not None and state.phase is Phase.POVERTY:
                known.exchange.taker = seat
            case Call(word=word) if word in (Word.RE, Word.KONTRA):
                self._learn_side(seat, word)
            case Declare(special=special):
                self._learn_special(state, seat, special)
            case Genscher() if state.rules.genscher != "diamond_kings_last_two":
                card = Card.DK if state.rules.genscher == "diamond_kings" else Card.HQ
                known.show(seat, card, 2)
        self._learn_hidden(action)

    def _learn_side(self, seat: int, word: Word) -> None:
        """In a normal game the club queens make the sides, and a call tells the side."""
        game = self._state.game
        if game.contract in (NORMAL, SILENT_WEDDING) and game.genscher is None:
            if word is Word.RE:
                self._known.show(seat, Card.CQ)
            else:
                self._known.bar(seat, (Card.CQ,))

    def _learn_special(self, state: DealState, seat: int, special: Special) -> None:
        face = tier_face(state, special)
        if face is not None:
            self._known.show(seat, face, 2)

    def _learn_hidden(self, action: Action) -> None:
        """What actions say that can be hidden at first."""
        known, seat = self._known, action.seat
        match action:
            case Choose(what=Choice.WEDDING):
                known.wishes[seat] = (BOTH_QUEENS,)
            case Choose(what=Choice.POVERTY):
                known.wishes[seat] = (POOR,)
            case Choose(what=Choice.THROW_IN):
                known.wishes[seat] = tuple(
                    wish for wish in _special_hands(self._state) if wish != BOTH_QUEENS
                )
            case Choose(what=Choice.SOLO):
                known.wishes[seat] = ()
            case Lay(cards=cards):
                known.wishes[seat] = ()
                known.exchange = known.exchange or Exchange(seat)
                known.exchange.poor, known.exchange.laid = seat, cards
            case Return(cards=cards) if known.exchange is not None:
                known.exchange.taker, known.exchange.returned = seat, cards

    # --- finding a deal ----------------------------------------------------------------------

    def _continued(self, action: Action) -> bool:
        """Go on in the deal found last, if the action fits into it."""
        try:
            self._state, _ = apply(self._state, _spoken_out(self._state, action))
        except IllegalAction as error:
            certain = error.reason not in _BY_CARDS or action.seat == self._seat
            if certain and not any(map(has_hidden_part, self._seen)):
                raise Contradiction(str(error)) from None
            return False
        return True

    def _find(self) -> None:
        """Find a deal that agrees with everything heard so far."""
        second_best = None
        for attempt in range(_ATTEMPTS):
            if second_best is not None and attempt >= _ATTEMPTS_HIDDEN:
                break
            try:
                dealt = deal_out(self._known, self._rng)
            except Impossible as error:
                raise Contradiction(str(error)) from None
            if dealt is None:
                continue
            hands, exchange = dealt
            state = self._replayed(
                msgspec.structs.replace(self._known.setup, hands=hands), exchange
            )
            if state is None or not self._may_be_asked(state):
                continue
            if self._hides_the_same(state):
                self._state = state
                return
            second_best = second_best or state
        if second_best is not None:
            self._state = second_best
            return
        raise NoDealFound(f"no deal was found that agrees with {len(self._seen)} actions")

    def _replayed(self, setup: DealSetup, exchange: Exchange | None) -> DealState | None:
        """The state that the actions lead to in this deal; ``None`` if they are not possible."""
        state = start(setup)
        facts = iter([*self._facts, Fact((), len(self._seen) + 1)])
        fact = next(facts)
        for place, seen in enumerate(self._seen, start=1):
            action = self._whole(state, seen, exchange)
            if action is None:
                return None
            try:
                state, _ = apply(state, action)
            except IllegalAction:
                return None
            while fact.after <= place:
                if not _agrees(state, fact):
                    return None
                fact = next(facts)
        return state

    def _whole(self, state: DealState, seen: Action, exchange: Exchange | None) -> Action | None:
        """The action with its hidden parts filled in."""
        if not has_hidden_part(seen):
            return _spoken_out(state, seen)
        match seen:
            case Lay(seat=seat) if exchange is not None:
                return Lay(seat, exchange.laid)
            case Return(seat=seat) if exchange is not None:
                return Return(seat, exchange.returned)
            case Choose(seat=seat):
                return self._hidden_choice(state, seat)
            case _:
                return None

    def _hides_the_same(self, state: DealState) -> bool:
        """Whether everything that is hidden from this seat is hidden in this deal too."""
        shown = seat_view(state, self._seat).history
        return all(
            has_hidden_part(now)
            for seen, now in zip(self._seen, shown, strict=True)
            if has_hidden_part(seen)
        )

    def _hidden_choice(self, state: DealState, seat: int) -> Choose | None:
        """Something a seat can have chosen: each kind as often, the solo played more often."""
        choices = choices_for(state.setup, seat)
        if not choices:
            return None
        kind = self._rng.choice(list(dict.fromkeys(choice.what for choice in choices)))
        of_kind = [choice for choice in choices if choice.what is kind]
        heard = {fact.words[1] for fact in self._facts if fact.words[0] == "contract"}
        played = [choice for choice in of_kind if choice.detail in heard]
        if played and self._rng.random() < _PLAYED:
            of_kind = played
        return self._rng.choice(of_kind)

    def _may_be_asked(self, state: DealState) -> bool:
        """Whether this seat can do in this deal what the table has offered it."""
        if not self._asked:
            return True
        if state.turn != self._seat:
            return False
        legal = [action.text for action in legal_actions(state)]
        if state.phase is Phase.RETURN:
            return True
        return set(self._asked) <= set(legal)


# --- helpers --------------------------------------------------------------------------------------


def _spoken_out(state: DealState, action: Action) -> Action:
    """An action with the word that a call without a name is in this deal."""
    if not isinstance(action, Call) or action.word is not Word.HIDDEN:
        return action
    party = state.party(action.seat)
    return action if party is None else Call(action.seat, Word(party.value))


def _special_hands(state: DealState) -> tuple[str, ...]:
    """The special hands that these rules let a seat reserve with."""
    rules = state.rules
    found = []
    if rules.wedding:
        found.append(BOTH_QUEENS)
    if rules.poverty != "off" or rules.redeal_trumps_max >= 0 or rules.poverty_one_trump_redeal:
        found.append(POOR)
    if rules.redeal_kings > 0 or rules.redeal_nines_kings > 0:
        found.append(MANY_KINGS)
    if rules.redeal_nines > 0 or rules.redeal_nines_kings > 0:
        found.append(MANY_NINES)
    if rules.redeal_points_low > 0:
        found.append(FEW_POINTS)
    if rules.redeal_points_high > 0:
        found.append(MANY_POINTS)
    if rules.redeal_fox_highest or rules.redeal_top_trump_max != "off":
        found.append(POOR)
    return tuple(dict.fromkeys(found))


def _agrees(state: DealState, fact: Fact) -> bool:
    """Whether something the table says is true in a deal."""
    match fact.words:
        case ("contract", name):
            heard = _public_contract(state)
            return heard == name or (name == POVERTY and state.talk.poor is not None)
        case ("party", seat, party):
            return state.party(int(seat)) in (Party(party), None)
        case ("trumps", _, number):
            return told_trumps(state) in (int(number), None)
        case ("trick", seat, points):
            last = state.tricks[-1] if state.tricks else None
            return last is not None and (last.winner, last.points) == (int(seat), int(points))
        case _:
            return True


def _public_contract(state: DealState) -> str:
    if state.phase not in (Phase.PLAY, Phase.NAME_SOLO, Phase.FINISHED):
        return ""
    game = state.game
    return NORMAL if game.contract == SILENT_WEDDING else game.sow_solo or game.contract


def _filled_up(setup: DealSetup, seat: int) -> DealSetup:
    """The deal with the rest of the deck dealt to the other seats, so that the engine takes it.

    Club queens are dealt apart: the first deal must let everybody say healthy.
    """
    own = setup.hands[seat]
    rest = list(full_deck(setup.rules.deck))
    for card in own:
        if card not in rest:
            raise Contradiction(f"{card.name} cannot be in the hand so often")
        rest.remove(card)
    size = setup.hand_size
    if len(own) != size:
        raise Contradiction(f"the hand has {len(own)} cards instead of {size}")
    hands = [rest[place::3] for place in range(3)]
    others = iter(hands)
    return msgspec.structs.replace(
        setup, hands=tuple(own if place == seat else tuple(next(others)) for place in range(4))
    )
