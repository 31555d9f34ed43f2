"""Extra points of a finished deal, trick by trick (rules 2.9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dokodesk.engine.cards import Card, Rank, Suit
from dokodesk.engine.contracts import BLACK_SOW, CONTRACTS, FAILED_WEDDING, SILENT_WEDDING
from dokodesk.engine.house_rules import is_pig
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.scoring import Line
from dokodesk.engine.state import DealState
from dokodesk.engine.tricks import Trick
from dokodesk.engine.trumps import TRUMP, CardOrder, card_order

_FOX: Final = Card.DA
_CHARLIE: Final = Card.CJ


def extra_lines(state: DealState) -> tuple[Line, ...]:
    """All extra points that count in this deal, in the order of the tricks.

    Parties are the final ones: whose fox it was is judged when everybody's side is known.
    """
    if _none_can_count(state):
        return ()
    return tuple(
        line
        for number, trick in enumerate(state.tricks)
        for line in trick_extras(state, number, trick)
        if extra_counts(state, number, line.reason)
    )


def _none_can_count(state: DealState) -> bool:
    """Whether this is a game in which no extra point can count, so that none need be sought."""
    rules, contract = state.rules, state.game.contract
    return (
        state.game.re.bit_count() == 1
        and rules.extras_in_solos == "none"
        and contract not in (SILENT_WEDDING, FAILED_WEDDING)
    )


def extra_counts(state: DealState, number: int, reason: str) -> bool:
    """Whether an extra point of this trick counts in this game (``extras_in_solos``)."""
    game, rules = state.game, state.rules
    if (
        game.contract == FAILED_WEDDING
        and rules.wedding_failed_extras == "before_clarification"
        and number < game.clarified
    ):
        return True
    return reason_counts(rules, game.contract, lone=game.re.bit_count() == 1, reason=reason)


def reason_counts(rules: Rules, game: str, *, lone: bool, reason: str) -> bool:
    """Whether an extra point counts in a kind of game (``extras_in_solos``).

    Args:
        rules: the options.
        game: the name of the contract.
        lone: whether Re is one player.
        reason: of the score line.
    """
    contract = CONTRACTS[game]
    if contract.negative or contract.name == BLACK_SOW:
        return False
    if not lone:
        return True
    if contract.name == SILENT_WEDDING and rules.silent_wedding_scoring == "normal":
        return True
    if rules.extras_in_solos == "none":
        return False
    if rules.extras_in_solos == "doppelkopf":
        return reason == "doppelkopf"
    if not contract.declared_solo:
        return True
    if reason.startswith("charlie"):
        return contract.suit_order
    if reason.startswith("fox"):
        return contract.suit_order and contract.suit is Suit.DIAMONDS
    return True


def trick_extras(state: DealState, number: int, trick: Trick) -> Iterator[Line]:
    """The extra points that a trick would bring, whatever the game says about counting them."""
    rules = state.rules
    last = number == state.setup.hand_size - 1
    if not last and not _may_bring_extras(rules, trick):
        return
    sides = [_side(state, seat) for seat in range(4)]
    seats = trick.seats
    side = sides[trick.winner]
    top = trick.cards[seats.index(trick.winner)]
    theirs = [
        (number * 4 + i, seat, card)
        for i, (seat, card) in enumerate(zip(seats, trick.cards, strict=True))
        if sides[seat] is not side
    ]

    if 0 < rules.doppelkopf_min <= trick.points:
        yield Line("doppelkopf", side, 1)
    if rules.heart_trick and rules.deck == "40" and is_heart_trick(state, number):
        yield Line("heart_trick", side, 1)
    if rules.fox_caught > 0:
        for index, seat, card in theirs:
            if card is _FOX and not is_pig(state.game, seat, card, index):
                yield Line("fox", side, rules.fox_caught)
                if last and rules.fox_caught_last > 0:
                    yield Line("fox_caught_last", side, rules.fox_caught_last)
    if (
        rules.dulle_caught
        and rules.dulle_rule != "first"
        and top is Card.H10
        and hearts_tens_top(state)
        and any(card is Card.H10 for _, _, card in theirs)
    ):
        yield Line("dulle_caught", side, 1)
    if rules.exotic_extras:
        yield from _exotic_extras(state, trick, last)
    if last:
        yield from _last_trick_extras(state, number, trick)


def _may_bring_extras(rules: Rules, trick: Trick) -> bool:
    """A quick look: most tricks before the last bring nothing."""
    cards = trick.cards
    return (
        _FOX in cards
        or 0 < rules.doppelkopf_min <= trick.points
        or (rules.dulle_caught and Card.H10 in cards)
        or rules.heart_trick
        or bool(rules.exotic_extras)
    )


def _last_trick_extras(state: DealState, number: int, trick: Trick) -> Iterator[Line]:
    """What only the last trick can bring: the fox that wins it, and Charlie."""
    rules = state.rules
    side = _side(state, trick.winner)
    position = trick.seats.index(trick.winner)
    top = trick.cards[position]
    theirs = [
        card
        for seat, card in zip(trick.seats, trick.cards, strict=True)
        if _side(state, seat) is not side
    ]
    pig_wins = is_pig(state.game, trick.winner, top, number * 4 + position)
    if rules.fox_wins_last > 0 and top is _FOX and not pig_wins:
        yield Line("fox_wins_last", side, rules.fox_wins_last)
        if rules.fox_wins_last_double and trick.cards.count(_FOX) - theirs.count(_FOX) == 2:
            yield Line("fox_wins_last_double", side, rules.fox_wins_last)
    caught = theirs.count(_CHARLIE)
    if rules.charlie_wins_last > 0 and top is _CHARLIE:
        yield Line("charlie", side, rules.charlie_wins_last)
        if rules.charlie_wins_double and trick.cards.count(_CHARLIE) - caught == 2:
            yield Line("charlie_double", side, rules.charlie_wins_last)
    if _charlie_can_be_caught(rules, top):
        for _ in range(caught if rules.charlie_caught_double else min(1, caught)):
            yield Line("charlie_caught", side, 1)


def _exotic_extras(state: DealState, trick: Trick, last: bool) -> Iterator[Line]:
    """The Koppeldopf family's points (``exotic_extras``), one each.

    The sources name them in a word or two; our readings: ``klabautermann`` a spade king of the
    other side taken with a spade queen, ``kaffeekranz`` a trick of four queens, ``agathe`` a club
    jack of the other side taken with a diamond queen in the last trick, ``fischauge`` a trick won
    with a diamond nine, ``gans`` a diamond nine of the other side taken with a fox, ``koppeldopf``
    a trick without any card point.
    """
    wanted = state.rules.exotic_extras
    side = _side(state, trick.winner)
    top = trick.cards[trick.seats.index(trick.winner)]
    theirs = [
        card
        for seat, card in zip(trick.seats, trick.cards, strict=True)
        if _side(state, seat) is not side
    ]
    found = {
        "klabautermann": top is Card.SQ and Card.SK in theirs,
        "kaffeekranz": all(card.rank is Rank.QUEEN for card in trick.cards),
        "agathe": last and top is Card.DQ and _CHARLIE in theirs,
        "fischauge": top is Card.D9,
        "gans": top is _FOX and Card.D9 in theirs,
        "koppeldopf": trick.points == 0,
    }
    for name, happened in found.items():
        if happened and name in wanted:
            yield Line(name, side, 1)


def _charlie_can_be_caught(rules: Rules, top: Card) -> bool:
    if rules.charlie_caught == "off":
        return False
    return rules.charlie_caught == "any" or top is Card.DQ


def _side(state: DealState, seat: int) -> Party:
    return Party.RE if state.game.re >> seat & 1 else Party.KONTRA


def hearts_tens_top(state: DealState) -> bool:
    """Whether the hearts tens are the top trumps of this game."""
    return state.game.order.dulle


def is_heart_trick(state: DealState, number: int) -> bool:
    """Whether a trick holds four hearts that are not trumps."""
    order = order_at(state, number)
    return all(
        card.suit is Suit.HEARTS and order.classes[card] != TRUMP
        for card in state.tricks[number].cards
    )


def order_at(state: DealState, number: int) -> CardOrder:
    """The order of cards at the end of a trick: pigs and a solo named late change it on the way."""
    game = state.game
    contract = game.contract
    if game.sow_solo:
        if number > sow_trick(state):
            return game.order
        contract = BLACK_SOW
    elif not game.specials or game.exotics:
        return game.order
    promoted = tuple(item.face for item in game.specials if item.since < 4 * (number + 1))
    return card_order(state.rules, contract, promoted)


def sow_trick(state: DealState) -> int:
    """The number, from 0, of the trick in which the second spade queen fell."""
    seen = 0
    for number, trick in enumerate(state.tricks):
        seen += trick.cards.count(Card.SQ)
        if seen == 2:
            return number
    return len(state.tricks)
