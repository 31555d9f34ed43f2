"""Hands, reservations, weddings and solos: small functions over plain lists of card codes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .cards import (
    SUIT_NAMES,
    SUITED_TYPES,
    Rules,
    card_points,
    class_of,
    offered_solos,
    order_of,
    rank,
)

CATEGORIES = ("compulsory_solo", "solo", "redeal", "poverty", "wedding")
LEVELS = ("no90", "no60", "no30", "schwarz")
PICTURE_KINDS = (
    "queens",
    "jacks",
    "kings",
    "queens_jacks",
    "jacks_queens",
    "kings_queens",
    "kings_jacks",
    "koehler",
)


def step(rules: Rules) -> int:
    """+1 or -1: one seat on in the direction of play."""
    return 1 if rules["direction"] == "cw" else -1


def seats_from(rules: Rules, first: int) -> list[int]:
    """All four seats in the direction of play."""
    return [(first + k * step(rules)) % 4 for k in range(4)]


def trumps_in(rules: Rules, hand: Sequence[str]) -> list[str]:
    """The trumps of a normal game in a hand."""
    order = order_of("normal", rules)
    return [c for c in hand if c in order.trumps]


def holds_both_club_queens(hand: Sequence[str]) -> bool:
    """Both club queens in one hand, rules 2.2."""
    return list(hand).count("CQ") == 2


# Poverty, rules 2.6 and group F


def is_poor(rules: Rules, hand: Sequence[str]) -> bool:
    """Few enough trumps, `poverty_max_trumps` after `poverty_fox_count`."""
    trumps = trumps_in(rules, hand)
    foxes = trumps.count("DA")
    count = len(trumps)
    if rules["poverty_fox_count"] == "ignore_foxes":
        count -= foxes
    if rules["poverty_fox_count"] == "ignore_single_fox" and foxes == 1:
        count -= 1
    return count <= int(rules["poverty_max_trumps"])


def lay_size(rules: Rules, hand: Sequence[str]) -> int:
    """How many cards the poor player lays out, record 9 `poverty_pass`."""
    trumps = trumps_in(rules, hand)
    if rules["poverty_pass"] == "only_trumps":
        return len(trumps)
    if rules["poverty_fox_extra"] and rules["poverty_fox_count"] == "ignore_foxes":
        foxes = trumps.count("DA")
        return foxes + max(3, len(trumps) - foxes)
    return max(3, len(trumps))


def lay_problem(rules: Rules, hand: Sequence[str], cards: Sequence[str]) -> str | None:
    """Why these cards may not be laid, None if they may."""
    rest = list(hand)
    for card in cards:
        if card not in rest:
            return f"{card} is not in the hand"
        rest.remove(card)
    if trumps_in(rules, rest):
        return "every trump must be laid out"
    size = lay_size(rules, hand)
    if len(cards) != size:
        return f"{size} cards must be laid out"
    return None


# Throwing in, group G


def may_throw_in(rules: Rules, hand: Sequence[str]) -> bool:
    """Any of the reasons to throw in, group G, record 2.1."""
    nines = sum(rank(c) == "9" for c in hand)
    kings = sum(rank(c) == "K" for c in hand)
    points = sum(card_points(c) for c in hand)
    trumps = trumps_in(rules, hand)
    deck48 = rules["deck"] == "48"
    low = ("DA", "D10", "DK", "D9")
    if deck48 and 0 < rules["redeal_nines"] <= nines:
        return True
    if 0 < rules["redeal_kings"] <= kings:
        return True
    if deck48 and 0 < rules["redeal_nines_kings"] <= nines + kings:
        return True
    if 0 < rules["redeal_points_high"] <= points:
        return True
    if rules["redeal_points_low"] > points:
        return True
    if rules["redeal_trumps_max"] >= len(trumps):
        return True
    if rules["redeal_fox_highest"] and all(t in low for t in trumps):
        return True
    if rules["redeal_top_trump_max"] == "diamond_jack" and all(t in (*low, "DJ") for t in trumps):
        return True
    if rules["poverty_one_trump_redeal"] and len(trumps) <= 1:
        return True
    return bool(rules["poverty"] == "redeal" and is_poor(rules, hand))


# Reservations, rules 2.4


def category_ranks(rules: Rules) -> dict[str, int]:
    """Place of each category, 0 is the highest, record 9 `reservation_priority`."""
    names = list(rules["reservation_priority"])
    with_solo = "compulsory_solo" not in names
    names += [c for c in CATEGORIES if c not in names and c != "compulsory_solo"]
    if rules["redeal_before_solo"]:
        names.remove("redeal")
        names.insert(0, "redeal")
    ranks = {name: place for place, name in enumerate(names)}
    if with_solo:
        ranks["compulsory_solo"] = ranks["solo"]
    return ranks


def solo_place(rules: Rules, kind: str) -> int:
    """Place of a solo type in `solo_ranking`, 0 is the highest."""
    ranking = rules["solo_ranking"]
    if ranking == "equal":
        return 0
    for prefix in SUITED_TYPES:
        if kind.startswith(prefix + "_"):
            kind = prefix
    return int(ranking.index(kind)) if kind in ranking else len(ranking)


def auction_on(rules: Rules) -> bool:
    """`solo_auction` is on and has its requirement."""
    return bool(rules["solo_auction"] != "off" and rules["announcements"] == "standard")


def best_reservations(rules: Rules, said: Mapping[int, str], order: Sequence[int]) -> list[int]:
    """The seats whose reservation is in the winning category, in order of the seats.

    Args:
        rules: The options.
        said: Category by seat.
        order: The seats from forehand on.
    """
    ranks = category_ranks(rules)
    best = min(ranks[c] for c in said.values())
    return [s for s in order if s in said and ranks[said[s]] == best]


def winning_reservation(
    rules: Rules, said: Mapping[int, str], kinds: Mapping[int, str], order: Sequence[int]
) -> int:
    """The seat that plays, without an auction: category, `solo_ranking`, earlier seat."""
    best = best_reservations(rules, said, order)
    if auction_on(rules) or "solo" not in said[best[0]]:
        return best[0]
    return min(best, key=lambda s: (solo_place(rules, kinds[s]), best.index(s)))


class Auction:
    """The solo auction of record 2.2."""

    def __init__(self, seats: Sequence[int]) -> None:
        self.holder = seats[0]
        self.challengers = list(seats[1:])
        self.level = 0
        self.answering = False

    @property
    def over(self) -> bool:
        """No challenger is left and no answer is due."""
        return not self.challengers

    @property
    def turn(self) -> int:
        """The seat that must speak."""
        return self.holder if self.answering else self.challengers[0]

    def bid_word(self) -> str | None:
        """The only level that may be bid now, None if only a pass is possible."""
        if self.answering:
            return LEVELS[self.level - 1]
        return LEVELS[self.level] if self.level < 4 else None

    def bid(self) -> None:
        """A challenge, or the holder's matching bid."""
        if self.answering:
            self.answering = False
        else:
            self.level += 1
            self.answering = True

    def give_up(self) -> None:
        """A pass: the holder hands over, or the next challenger comes."""
        if self.answering:
            self.holder = self.challengers[0]
            self.answering = False
        self.challengers.pop(0)

    @property
    def calls(self) -> list[str]:
        """What the soloist has called with the final level."""
        return ["re", *LEVELS[: self.level]] if self.level else []


# Solos and compulsory solos, rules 2.12


def solo_kind(kind: str) -> str | None:
    """suit, picture or None, record 8 `compulsory_mix_owed`."""
    if kind.startswith(("suit_", "pure_")):
        return "suit"
    return "picture" if kind in PICTURE_KINDS else None


def owed_at_start(rules: Rules) -> int:
    """Compulsory solos of each person at the start of a match."""
    return int(rules["compulsory_solos"]) if rules["match_end"] == "deals" else 0


def mix_at_start(rules: Rules) -> dict[str, int]:
    """Suit and picture solos that are missing at the start of a match."""
    mix = rules["compulsory_solo_mix"] if owed_at_start(rules) else {}
    return {"suit": int(mix.get("suit", 0)), "picture": int(mix.get("picture", 0))}


def mix_after(mix: Mapping[str, int], kind: str) -> dict[str, int]:
    """What is still missing after a compulsory solo of this type ("" fills only free places)."""
    left = dict(mix)
    name = solo_kind(kind)
    if name is not None and left[name] > 0:
        left[name] -= 1
    return left


def counts_compulsory(owed: int, mix: Mapping[str, int], kind: str) -> bool:
    """Whether a solo of a debtor can count as compulsory, record 8."""
    return owed > 0 and sum(mix_after(mix, kind).values()) <= owed - 1


def solo_leader(rules: Rules, forehand: int, soloist: int, compulsory: bool) -> int:
    """Who leads a declared solo, `solo_leader`."""
    if rules["solo_leader"] == "soloist":
        return soloist
    if rules["solo_leader"] == "compulsory_soloist" and compulsory:
        return soloist
    return forehand


def solo_repeats_dealer(rules: Rules, compulsory: bool, forced: bool) -> bool:
    """Whether the same dealer deals again after a declared solo, `solo_same_dealer`."""
    if forced:
        return False
    if rules["solo_same_dealer"] == "all":
        return True
    return bool(rules["solo_same_dealer"] == "compulsory" and compulsory)


def first_debtor(owed: Mapping[int, int], order: Sequence[int]) -> int | None:
    """The first seat that owes; `order` runs from the dealer's left, the dealer last."""
    for seat in order:
        if owed.get(seat, 0) > 0:
            return seat
    return None


def force_due(rules: Rules, debts: int, deals_left: int) -> bool:
    """Whether a compulsory solo must be played now, record 8 `state.forced_solo`."""
    if debts <= 0:
        return False
    if rules["compulsory_enforcement"] == "forced_when_due":
        return debts >= deals_left
    return bool(rules["compulsory_enforcement"] == "extra_deal" and deals_left <= 0)


# Wedding, rules 2.5


def wedding_trick_matches(condition: str, led: str) -> bool:
    """Whether a trick meets the condition, by the class of its led card."""
    if condition == "any":
        return True
    if condition == "plain":
        return led != "T"
    if condition == "trump":
        return led == "T"
    return led == SUIT_NAMES[condition]


def wedding_limit(rules: Rules) -> int:
    """Tricks within which the partner must be found."""
    tricks = 12 if rules["deck"] == "48" else 10
    return min(int(rules["wedding_limit"]), tricks)


def wedding_search(
    rules: Rules, bride: int, condition: str, tricks: Sequence[tuple[str, int]]
) -> tuple[str, int | None, int | None]:
    """Looks for the partner, rules 2.5.

    Args:
        rules: The options.
        bride: The bride's seat.
        condition: What she named.
        tricks: Class of the led card and winner of each complete trick.

    Returns:
        "open", "found" or "failed"; the partner; the clarification trick.
    """
    for n, (led, winner) in enumerate(tricks, start=1):
        if wedding_trick_matches(condition, led):
            if winner != bride:
                return "found", winner, n
            if rules["wedding_first_match_decides"]:
                return "failed", None, n
        if n == wedding_limit(rules):
            return "failed", None, n
    return "open", None, None


def wedding_shift(rules: Rules, n: int | None) -> int:
    """By how much the limits of calls move, rules 2.5."""
    if n is None or rules["wedding_shift"] == "none":
        return 0
    return n - 1 if rules["wedding_shift"] == "n_minus_1" else n


def wedding_offered(rules: Rules) -> bool:
    """A wedding can be declared at all."""
    return bool(rules["wedding"] and rules["wedding_conditions"])


def led_class(rules: Rules, card: str) -> str:
    """Class of a led card in a normal game."""
    return class_of(order_of("normal", rules), card)


def silent_is_impossible(rules: Rules) -> bool:
    """`must_declare`, and there is something to declare."""
    offered = wedding_offered(rules) or bool(offered_solos(rules))
    return bool(rules["silent_wedding"] == "must_declare" and offered)
