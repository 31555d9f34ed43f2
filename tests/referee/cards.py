"""Cards, card orders and tricks, straight from rules 2.1 and 2.3."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

Rules = dict[str, Any]

SUITS = ("C", "S", "H", "D")
RANKS = ("A", "10", "K", "Q", "J", "9")
POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
SUIT_NAMES = {"clubs": "C", "spades": "S", "hearts": "H", "diamonds": "D"}
TRUMP = "T"
TIERS = ("pigs", "super_pigs", "hyper_pigs")
NEGATIVE_SOLOS = ("null_no_tricks", "slim_martin")
SUITED_TYPES = ("queen_suit", "jack_suit")


def suit(card: str) -> str:
    """The letter of the suit printed on the card."""
    return card[0]


def rank(card: str) -> str:
    """The rank printed on the card."""
    return card[1:]


def card_points(card: str) -> int:
    """What the card counts, rules 2.1."""
    return POINTS[rank(card)]


def faces(rules: Rules) -> list[str]:
    """The different cards of the deck, rules 2.1."""
    return [s + r for s in SUITS for r in RANKS if r != "9" or rules["deck"] == "48"]


def full_deck(rules: Rules) -> list[str]:
    """Every card twice, rules 2.1."""
    return [face for face in faces(rules) for _ in range(2)]


def hand_size(rules: Rules) -> int:
    """Cards per hand and tricks per deal, rules 2.1."""
    return 12 if rules["deck"] == "48" else 10


def offered_solos(rules: Rules) -> list[str]:
    """The words that may follow `choose solo`, record 2.1."""
    words: list[str] = []
    for kind in rules["solo_types"]:
        if kind in SUITED_TYPES:
            words += [f"{kind}_{name}" for name in SUIT_NAMES]
        else:
            words.append(kind)
    return words


@dataclass(frozen=True)
class Order:
    """Trumps and plain suits of one game, both from high to low.

    `h10_top`: the hearts tens are the top trumps. `second_wins`: of any two equal cards the
    second wins (slim_martin).
    """

    name: str
    trumps: tuple[str, ...]
    plain: dict[str, tuple[str, ...]]
    h10_top: bool = False
    second_wins: bool = False


def _pictures(*ranks: str) -> list[str]:
    """All cards of these ranks; within a rank clubs, spades, hearts, diamonds."""
    return [s + r for r in ranks for s in SUITS]


def _suit_order(name: str, trump_suit: str, h10_top: bool, second_wins: bool = False) -> Order:
    """Normal order with one trump suit, rules 2.3."""
    trumps = ["H10"] if h10_top else []
    trumps += _pictures("Q", "J")
    for r in ("A", "10", "K", "9"):
        if trump_suit + r not in trumps:
            trumps.append(trump_suit + r)
    plain = {}
    for s in SUITS:
        if s != trump_suit:
            plain[s] = tuple(r for r in ("A", "10", "K", "9") if s + r not in trumps)
    return Order(name, tuple(trumps), plain, h10_top, second_wins)


def _plain_without(*ranks: str) -> tuple[str, ...]:
    return tuple(r for r in RANKS if r not in ranks)


_PICTURE_SOLOS = {
    "queens": ("Q",),
    "jacks": ("J",),
    "kings": ("K",),
    "queens_jacks": ("Q", "J"),
    "jacks_queens": ("J", "Q"),
    "kings_queens": ("K", "Q"),
    "kings_jacks": ("K", "J"),
    "koehler": ("K", "Q", "J"),
}


def order_of(game: str, rules: Rules) -> Order:
    """The card order of a game, table of rules 2.3 with record 9 (hearts tens).

    Args:
        game: "normal" or a solo type as it stands in an action.
    """
    if game == "normal":
        return _suit_order(game, "D", rules["h10_trump"])
    if game == "slim_martin":
        return _suit_order(game, "D", rules["h10_trump"], second_wins=True)
    if game.startswith("suit_"):
        top = rules["h10_trump"] and rules["h10_in_suit_solos"]
        return _suit_order(game, SUIT_NAMES[game[5:]], top)
    if game in _PICTURE_SOLOS:
        ranks = _PICTURE_SOLOS[game]
        plain = dict.fromkeys(SUITS, _plain_without(*ranks))
        return Order(game, tuple(_pictures(*ranks)), plain)
    if game == "aces":
        return Order(game, (), dict.fromkeys(SUITS, RANKS))
    if game == "null_no_tricks":
        return Order(game, (), dict.fromkeys(SUITS, ("A", "K", "Q", "J", "10", "9")))
    if game.startswith("pure_"):
        trump_suit = SUIT_NAMES[game[5:]]
        plain = {s: RANKS for s in SUITS if s != trump_suit}
        return Order(game, tuple(trump_suit + r for r in RANKS), plain)
    if game.startswith(("queen_suit_", "jack_suit_")):
        picture = "Q" if game.startswith("queen") else "J"
        trump_suit = SUIT_NAMES[game.rsplit("_", 1)[1]]
        rest = _plain_without(picture)
        trumps = _pictures(picture) + [trump_suit + r for r in rest]
        plain = {s: rest for s in SUITS if s != trump_suit}
        return Order(game, tuple(trumps), plain)
    raise ValueError(game)


def trump_suit_of(game: str) -> str | None:
    """The suit whose cards can become pigs: diamonds, or the suit of a suit solo."""
    if game == "normal":
        return "D"
    if game.startswith("suit_"):
        return SUIT_NAMES[game[5:]]
    return None


@dataclass(frozen=True)
class Play:
    """One card on the table; `tier` is "" or the tier it had been declared to."""

    seat: int
    card: str
    tier: str = ""


def class_of(order: Order, card: str, tier: str = "") -> str:
    """Trump, or the plain suit a card belongs to, rules 2.3 no 2."""
    return TRUMP if tier or card in order.trumps else suit(card)


def may_follow(order: Order, led: str | None, hand: Sequence[tuple[str, str]]) -> list[str]:
    """The cards of a hand that may be played, rules 2.3 no 2.

    Args:
        order: The card order.
        led: Class of the led card, None for the lead.
        hand: Pairs of card and declared tier.
    """
    same = [card for card, tier in hand if class_of(order, card, tier) == led]
    return same or [card for card, _ in hand]


def second_dulle_wins(rules: Rules, order: Order, last: bool, pigs_declared: bool) -> bool:
    """Whether the later of two hearts tens wins, `dulle_rule` with its side options."""
    if not order.h10_top:
        return False
    if order.name.startswith("suit_") and not rules["dulle_rule_in_solos"]:
        return False
    if rules["dulle_first_with_pigs"] and pigs_declared:
        return False
    if rules["dulle_rule"] == "second_except_last":
        return not last
    if rules["dulle_rule"] == "first_except_last":
        return last
    return bool(rules["dulle_rule"] == "second")


def _beats(order: Order, new: Play, best: Play, second_dulle: bool) -> bool:
    """Whether a later card takes the trick from the best one so far, rules 2.3 no 3 and 4."""
    new_class = class_of(order, new.card, new.tier)
    best_class = class_of(order, best.card, best.tier)
    if new_class != best_class:
        return new_class == TRUMP
    if new.tier or best.tier:
        heights = ("", *TIERS)
        return heights.index(new.tier) > heights.index(best.tier)
    if new.card == best.card:
        if order.second_wins:
            return True
        return new.card == "H10" and order.h10_top and second_dulle
    if new_class == TRUMP:
        return order.trumps.index(new.card) < order.trumps.index(best.card)
    ranks = order.plain[new_class]
    return ranks.index(rank(new.card)) < ranks.index(rank(best.card))


def winning_index(order: Order, plays: Sequence[Play], second_dulle: bool) -> int:
    """Position of the card that wins, read from left to right, rules 2.3 no 3 and 4."""
    best = 0
    for i in range(1, len(plays)):
        if _beats(order, plays[i], plays[best], second_dulle):
            best = i
    return best


@dataclass(frozen=True)
class Trick:
    """A complete trick. `trumps` tells for each card whether it counted as a trump."""

    plays: tuple[Play, ...]
    winner: int
    winning: Play
    led: str
    trumps: tuple[bool, ...]

    @property
    def points(self) -> int:
        """Card points of the trick."""
        return sum(card_points(p.card) for p in self.plays)

    @property
    def plain_hearts(self) -> bool:
        """Four hearts that are not trumps, record 5.4 and 8."""
        return not any(self.trumps) and all(suit(p.card) == "H" for p in self.plays)


def close_trick(
    rules: Rules, order: Order, plays: Sequence[Play], last: bool, pigs_declared: bool
) -> Trick:
    """Finds the winner of four cards, rules 2.3."""
    second = second_dulle_wins(rules, order, last, pigs_declared)
    winning = plays[winning_index(order, plays, second)]
    classes = [class_of(order, p.card, p.tier) for p in plays]
    trumps = tuple(c == TRUMP for c in classes)
    return Trick(tuple(plays), winning.seat, winning, classes[0], trumps)
