"""Cards that no good player would play, whatever the simulation of a few deals says.

A few sampled deals leave noise, and noise must not decide where every player at a table would know
better. Each custom here names cards that are silly beside another legal one, by what is certain or
nearly so: who is whose partner, what has fallen, who is out of what. Whatever is left is for the
search or the rules of thumb to decide. No hidden card is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from dokodesk.ai.chances import beat_chance, beats, ours_chance, takes
from dokodesk.ai.declaring import order_with
from dokodesk.ai.features import Situation, clarifies
from dokodesk.ai.plain_sense import ace_before_small, weakest_of_equals
from dokodesk.ai.points import avoid_sow
from dokodesk.ai.sums import added
from dokodesk.engine.actions import Action, Declare, Play
from dokodesk.engine.cards import Card, Rank
from dokodesk.engine.contracts import CONTRACTS
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.trumps import TRUMP

#: From this chance on somebody counts as a partner, below the other as an opponent.
_PARTNER: Final = 0.97
_OPPONENT: Final = 0.03
#: Up to this chance somebody is rather an opponent.
_STRANGER: Final = 0.45
_FULL: Final = 10
#: A trick of so many points is worth any trump in the last seat, of so many a cheap one.
_RICH: Final = 18
_FAIR: Final = 11
#: So few points are not worth the highest trump.
_POOR_TRICK: Final = 7
_BARE_TRICK: Final = 5
#: So many points more are no reason to spend a stronger trump.
_QUEEN: Final = 3
#: With fewer cards of a suit in the other hands somebody is out of it.
_FOLLOWERS: Final = 3
#: A fox, another full card, is not laid into a trick that is less likely ours than this.
_FOX_SURE: Final = 0.65
_FULL_SURE: Final = 0.5
#: Less hope than this that a partner behind takes a trick is none.
_LITTLE_HOPE: Final = 0.2
#: Faces that are trumps in a solo of one rank.
_FEW_FACES: Final = 4
#: Tricks in which a suit that has not been led yet is still likely to be followed by all.
_EARLY: Final = 3

Custom = Callable[[Situation, Sequence[Card]], set[Card]]


def sensible(sit: Situation, cards: Sequence[Card]) -> list[Card]:
    """The legal cards without the silly ones; never empty, the order stays.

    Args:
        sit: the situation.
        cards: the legal cards.
    """
    left = list(cards)
    if len(left) < 2 or CONTRACTS[sit.view.contract].negative:
        return left
    for custom in LEADING if sit.top_card is None else FOLLOWING:
        silly = custom(sit, left)
        kept = [card for card in left if card not in silly]
        left = kept or left
    return left


def sensible_plays(view: SeatView, choices: Sequence[Action]) -> list[Play]:
    """The cards among the choices without the silly ones.

    Args:
        view: what the seat knows.
        choices: all it may do. Where pigs can be declared, the cards are judged as if they were.
    """
    plays = [choice for choice in choices if isinstance(choice, Play)]
    if len(plays) < 2:
        return plays
    declared = [choice for choice in choices if isinstance(choice, Declare)]
    sit = Situation(view, order=order_with(view, declared))
    kept = sensible(sit, [play.card for play in plays])
    return [play for play in plays if play.card in kept]


# --- leading --------------------------------------------------------------------------------------


def lone_ace(sit: Situation, cards: Sequence[Card]) -> set[Card]:
    """An ace without company in a suit nobody has led yet comes before anything else."""
    bride = bool(sit.view.condition) and sit.view.soloist == sit.seat
    if sit.number > _EARLY or sit.lone or bride or not sit.order.trumps:
        return set()
    led = {sit.classes[trick.cards[0]] for trick in sit.view.tricks}
    aces = [
        card
        for card in cards
        if card.rank is Rank.ACE
        and not sit.is_trump(card)
        and sit.own_in_class(sit.classes[card]) == 1
        and sit.classes[card] not in led
        and not _ruffer(sit, sit.classes[card])
    ]
    black = [card for card in aces if card in (Card.CA, Card.SA)]
    best = black or aces
    return {card for card in cards if card not in best} if best else set()


def _ruffer(sit: Situation, number: int) -> bool:
    """Whether an opponent or stranger is known to trump a plain suit."""
    return sit.class_out[TRUMP] > 0 and any(
        sit.voids[seat] >> number & 1
        and not sit.voids[seat] >> TRUMP & 1
        and sit.friend[seat] < _PARTNER
        for seat in sit.behind
    )


def early_ace(sit: Situation, cards: Sequence[Card]) -> set[Card]:
    """A black ace with little company comes before trumps, as long as all may have to follow."""
    if sit.number > 1 or sit.lone or sit.opponent is not None or sit.view.condition:
        return set()
    led = {sit.classes[trick.cards[0]] for trick in sit.view.tricks}
    aces = [
        card
        for card in (Card.CA, Card.SA)
        if card in cards
        and sit.own_in_class(sit.classes[card]) <= _EARLY
        and sit.classes[card] not in led
        and not _ruffer(sit, sit.classes[card])
    ]
    return {card for card in cards if sit.is_trump(card)} if aces else set()


def draw_first(sit: Situation, cards: Sequence[Card]) -> set[Card]:
    """In a solo with few trumps the soloist draws the others' trumps with a sure one first."""
    few = 0 < sit.order.trumps.bit_count() <= _FEW_FACES
    if not (sit.lone and few and sit.class_out[TRUMP]):
        return set()
    if all(sit.voids[seat] >> TRUMP & 1 for seat in sit.behind):
        return set()
    sure = [card for card in cards if sit.is_trump(card) and not sit.above[card]]
    return {card for card in cards if not sit.is_trump(card)} if sure else set()


def bride_leads(sit: Situation, cards: Sequence[Card]) -> set[Card]:
    """A bride who leads to find her partner leads nothing that wins the trick itself."""
    view = sit.view
    if not view.condition or view.soloist != sit.seat:
        return set()
    return {
        card
        for card in cards
        if clarifies(view.condition, sit.classes[card])
        and (_is_high(sit, card) or sit.above[card] == 0 or card.rank is Rank.ACE)
    }


def full_lead(sit: Situation, cards: Sequence[Card]) -> set[Card]:
    """No fox and no ten is led where somebody else may take it."""
    if sit.left <= 2:
        return set()
    return {card for card in cards if card.points >= _FULL and _may_be_lost(sit, card)}


def _may_be_lost(sit: Situation, card: Card) -> bool:
    """Whether an opponent or stranger may take a full card that is led, as far as is known."""
    number = sit.classes[card]
    strangers = [seat for seat in sit.behind if sit.friend[seat] < _PARTNER]
    if number == TRUMP:
        return _trump_may_be_lost(sit, card)
    if _ruffer(sit, number):
        return not _partner_ruffs_last(sit, number)
    few = sit.class_out[number] < _FOLLOWERS and _trumps_against(sit)
    if (card.rank is Rank.ACE or sit.above[card] == 0) and not few:
        return False
    helped = any(
        sit.friend[seat] >= _PARTNER and sit.voids[seat] >> number & 1 for seat in sit.behind
    )
    return bool(strangers) and not helped


def _trumps_against(sit: Situation) -> bool:
    """Whether an opponent or stranger may have a trump."""
    return sit.class_out[TRUMP] > 0 and any(
        sit.friend[seat] < _PARTNER and not sit.voids[seat] >> TRUMP & 1 for seat in sit.behind
    )


def _trump_may_be_lost(sit: Situation, card: Card) -> bool:
    if sit.strength[card] >= sit.strength[Card.CQ]:
        return False
    return any(
        sit.friend[seat] < _PARTNER and may_beat(sit, seat, TRUMP, card) for seat in sit.behind
    )


def _partner_ruffs_last(sit: Situation, number: int) -> bool:
    """Whether a partner plays after the opponent who trumps and can trump as well."""
    last = sit.behind[-1]
    return sit.friend[last] >= _PARTNER and bool(sit.voids[last] >> number & 1)


# --- following ------------------------------------------------------------------------------------


def may_beat(sit: Situation, seat: int, led: int, top: Card) -> bool:
    """Whether a later seat could take the trick, as far as is known."""
    trumps_out = not sit.voids[seat] >> TRUMP & 1
    above = [card for card in Card if sit.out[card] and beats(sit, card, top)]
    if sit.classes[top] == TRUMP:
        over = trumps_out and any(sit.classes[card] == TRUMP for card in above)
        return over and (led == TRUMP or _may_be_void(sit, seat, led))
    if any(sit.classes[card] == led for card in above) and not sit.voids[seat] >> led & 1:
        return True
    has_trumps = trumps_out and sit.class_out[TRUMP] > 0
    return has_trumps and _may_be_void(sit, seat, led)


def _may_be_void(sit: Situation, seat: int, number: int) -> bool:
    return not any(sit.classes[card] == number for card in sit.known[seat])


def _owner(sit: Situation) -> float:
    assert sit.top_seat is not None
    return sit.friend[sit.top_seat]


def _sure_ours(sit: Situation) -> bool:
    """Whether a certain partner wins the trick whatever the seats behind do."""
    assert sit.top_card is not None
    assert sit.led is not None
    return _owner(sit) >= _PARTNER and not any(
        sit.friend[seat] < _PARTNER and may_beat(sit, seat, sit.led, sit.top_card)
        for seat in sit.behind
    )


def _sure_theirs(sit: Situation) -> bool:
    """Whether a certain opponent as good as wins the trick unless this seat takes it."""
    assert sit.top_card is not None
    assert sit.led is not None
    if _owner(sit) > _OPPONENT:
        return False
    stake = sit.points_lying + _FULL
    hope = added(
        sit.friend[seat] * beat_chance(sit, seat, sit.led, sit.top_card, stake)
        for seat in sit.behind
        if may_beat(sit, seat, sit.led, sit.top_card)
    )
    return hope < _LITTLE_HOPE


def partners_trick(sit: Situation, cards: Sequence[Card]) -> set[Card]:
    """A trick that a partner is sure to win is not taken; it gets points, and a fox first."""
    if sit.searching or not _sure_ours(sit):
        return set()
    under = [card for card in cards if not takes(sit, card)]
    if not under:
        return set()
    most = max(_FULL - 1, *(card.points for card in under))
    silly = {
        card
        for card in cards
        if card not in under
        and (_is_high(sit, card) or not (sit.is_fox(card) or card.points > most))
    }
    if Card.DA in under and sit.is_fox(Card.DA):
        return silly | {card for card in cards if card is not Card.DA}
    gifts = [card for card in under if _is_gift(sit, card)]
    gifts += [card for card in cards if card not in under and card not in silly]
    if gifts:
        return silly | {card for card in under if card.points < _FULL or _is_high(sit, card)}
    return silly | _dearer_trumps(sit, under) | _thinner_plain(sit, under)


def _is_gift(sit: Situation, card: Card) -> bool:
    """A full card that wins nothing by itself: it belongs into a partner's trick."""
    if card.points < _FULL or _is_high(sit, card):
        return False
    if sit.is_trump(card) or sit.above[card] > 0 or sit.classes[card] == sit.led:
        return True
    led = any(sit.classes[trick.cards[0]] == sit.classes[card] for trick in sit.view.tricks)
    return sit.class_out[TRUMP] > 0 and (led or card.rank is not Rank.ACE)


def _is_high(sit: Situation, card: Card) -> bool:
    """Whether a card is one of the highest trumps: a ten of hearts or a black queen."""
    return sit.is_trump(card) and sit.strength[card] >= sit.strength[Card.SQ] and _suit_game(sit)


def _suit_game(sit: Situation) -> bool:
    """Whether queens and jacks are trumps in their usual order."""
    return CONTRACTS[sit.view.contract].suit_order


def _dearer_trumps(sit: Situation, under: Sequence[Card]) -> set[Card]:
    """Trumps beside which a weaker one brings about as many points."""
    trumps = [card for card in under if sit.is_trump(card)]
    return {
        card
        for card in trumps
        if any(
            sit.strength[other] < sit.strength[card] and other.points >= card.points - 1
            for other in trumps
        )
    }


def _thinner_plain(sit: Situation, under: Sequence[Card]) -> set[Card]:
    """Plain cards beside which another one of the suit brings more points and wins nothing."""
    return {
        card
        for card in under
        if not sit.is_trump(card)
        and any(
            sit.classes[other] == sit.classes[card]
            and other.points > card.points
            and sit.above[other] > 0
            for other in under
        )
    }


def lost_trick(sit: Situation, cards: Sequence[Card]) -> set[Card]:
    """An opponent's sure trick gets no fox, no full card beside a cheap one, and the lowest."""
    if sit.searching or not _sure_theirs(sit):
        return set()
    under = [card for card in cards if not takes(sit, card)]
    silly: set[Card] = set()
    for card in under:
        for other in under:
            same = sit.classes[card] == sit.classes[other]
            lower = other.points < card.points and sit.strength[other] < sit.strength[card]
            if (same and lower) or (card.points >= _FULL and _is_spared(sit, card, other)):
                silly.add(card)
    return silly


def _is_spared(sit: Situation, card: Card, other: Card) -> bool:
    """Whether another card is rather lost than a full one; for a fox also a red queen is."""
    if sit.is_fox(card):
        return other.points < _FULL and not _is_high(sit, other)
    return _is_cheap(sit, other)


def _is_cheap(sit: Situation, card: Card) -> bool:
    """Whether a card is no loss: few points and no winner."""
    if card.points >= _FULL:
        return False
    if sit.is_trump(card):
        return not _suit_game(sit) or sit.strength[card] <= sit.strength[Card.CJ]
    return True


def last_seat_takes(sit: Situation, cards: Sequence[Card]) -> set[Card]:
    """The last seat takes what is worth it from an opponent, cheaply also from strangers."""
    if sit.behind or sit.searching or _owner(sit) > _STRANGER:
        return set()
    over = [card for card in cards if takes(sit, card)]
    if not over or any(avoid_sow(sit, card) for card in over):
        return set()
    cheap = [card for card in over if not _is_high(sit, card)]
    foxes = Card.DA in sit.lying and sit.foxes
    points = sit.points_lying
    worth = bool(cheap) and points >= _FAIR
    if _owner(sit) <= _OPPONENT:
        worth = worth or points >= _RICH or foxes
    return {card for card in cards if card not in over} if worth else set()


def last_seat_cheaply(sit: Situation, cards: Sequence[Card]) -> set[Card]:
    """The last seat takes with the card that is missed least: fox, ten, then the lowest trump."""
    if sit.behind:
        return set()
    over = [card for card in cards if takes(sit, card)]
    if sit.is_fox(Card.DA) and Card.DA in over and _owner(sit) < _PARTNER:
        return {card for card in over if card is not Card.DA}
    trumps = [card for card in over if sit.is_trump(card)]
    return {
        card
        for card in trumps
        if any(_cheaper(sit, other, card) for other in trumps if other != card)
    }


def _cheaper(sit: Situation, card: Card, than: Card) -> bool:
    """Whether a trump that takes is missed less than another one that takes."""
    if card is Card.CJ and sit.charlies:
        return False
    if card is Card.D10 and than.points < _FULL and _suit_game(sit):
        return True
    weaker = sit.strength[card] < sit.strength[than]
    return weaker and (_is_high(sit, than) or card.points >= than.points - _QUEEN)


def no_dulle_for_nothing(sit: Situation, cards: Sequence[Card]) -> set[Card]:
    """The highest trump is not spent on a trick without points."""
    if sit.left <= _EARLY or sit.points_lying >= (_BARE_TRICK if sit.behind else _POOR_TRICK):
        return set()
    if any(sit.friend[seat] >= _PARTNER for seat in sit.behind) or sit.searching:
        return set()
    if sit.top_card is not None and sit.is_trump(sit.top_card) and _is_high(sit, sit.top_card):
        return set()
    high = sit.strength[Card.CQ]
    return {c for c in cards if sit.is_trump(c) and sit.strength[c] > high and takes(sit, c)}


def ruffed_next(sit: Situation, cards: Sequence[Card]) -> set[Card]:
    """No full card on a plain trick that an opponent behind is known to trump."""
    if sit.top_card is None or sit.is_trump(sit.top_card) or sit.led is None:
        return set()
    if not _ruffer(sit, sit.led) or sit.friend[sit.behind[-1]] >= _PARTNER:
        return set()
    if not any(_is_cheap(sit, card) and not takes(sit, card) for card in cards):
        return set()
    return {card for card in cards if card.points >= _FULL and not sit.is_trump(card)}


def full_into_danger(sit: Situation, cards: Sequence[Card]) -> set[Card]:
    """No fox where the trick may well be lost, no other full card where it probably is."""
    if sit.searching:
        return set()
    silly = set()
    for card in cards:
        if card.points < _FULL or _is_high(sit, card):
            continue
        if not any(_is_spared(sit, card, other) for other in cards):
            continue
        if takes(sit, card) and not sit.is_trump(card):
            continue
        if ours_chance(sit, card) < (_FOX_SURE if sit.is_fox(card) else _FULL_SURE):
            silly.add(card)
    return silly


def ace_in_time(sit: Situation, cards: Sequence[Card]) -> set[Card]:
    """The ace takes the first round of its suit: by the next one somebody may trump."""
    if sit.top_card is None or sit.led is None or sit.led == TRUMP or sit.is_trump(sit.top_card):
        return set()
    if not sit.order.trumps or sit.searching or _owner(sit) >= _PARTNER or _ruffer(sit, sit.led):
        return set()
    if any(sit.classes[trick.cards[0]] == sit.led for trick in sit.view.tricks):
        return set()
    aces = [card for card in cards if card.rank is Rank.ACE and takes(sit, card)]
    aces = [card for card in aces if not sit.is_trump(card)]
    return {card for card in cards if card not in aces} if aces else set()


def master_last(sit: Situation, cards: Sequence[Card]) -> set[Card]:
    """With two cards left the one that nothing beats wins the last trick, not a poor one before."""
    if sit.behind or sit.left != 2 or len(cards) != 2 or sit.points_lying >= _FULL:
        return set()
    masters = [card for card in cards if sit.is_trump(card) and not sit.above[card]]
    others = [card for card in cards if card not in masters and not takes(sit, card)]
    return set(masters) if len(masters) == 1 and others else set()


def bride_waits(sit: Situation, cards: Sequence[Card]) -> set[Card]:
    """A bride does not take the trick that finds her partner."""
    if not sit.searching or sit.seat != sit.view.soloist:
        return set()
    return {card for card in cards if takes(sit, card)}


def win_the_bride(sit: Situation, cards: Sequence[Card]) -> set[Card]:
    """The last seat becomes the bride's partner where a cheap card does it."""
    if not sit.searching or sit.seat == sit.view.soloist or sit.behind:
        return set()
    over = [card for card in cards if takes(sit, card)]
    cheap = any(not _is_high(sit, card) for card in over)
    return {card for card in cards if card not in over} if cheap else set()


LEADING: Final[tuple[Custom, ...]] = (
    lone_ace,
    early_ace,
    draw_first,
    bride_leads,
    full_lead,
    ace_before_small,
)
FOLLOWING: Final[tuple[Custom, ...]] = (
    bride_waits,
    win_the_bride,
    partners_trick,
    last_seat_takes,
    last_seat_cheaply,
    lost_trick,
    no_dulle_for_nothing,
    ruffed_next,
    full_into_danger,
    ace_in_time,
    master_last,
    weakest_of_equals,
)
