"""Complete deals that agree with everything a seat knows, drawn without rejection and without bias.

The hidden cards fall into groups: trumps, each plain suit, and the club queens where they decide
about the sides. A seat either can hold cards of a group or not, within bounds; so the deals are
counted group by group (dynamic programming over the places left in two of the hands, with
multinomials), a split of each group is drawn in proportion to the deals behind it, and the cards of
a group are shuffled. Both copies of a card count as different, as in real shuffling.

Where something is not certain but likely, splits carry weights: nobody keeps both club queens
secret without reason, a poor hand seldom gets trumps back, and with ``hints`` the play so far
speaks about the sides.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from dokodesk.ai.beliefs import seen_hints
from dokodesk.ai.dealing import Group, Plan, World
from dokodesk.ai.fastcore import make_dealer
from dokodesk.ai.features import known_cards, known_voids, tricks_before_naming
from dokodesk.ai.gametables import NONE, Game
from dokodesk.ai.position import Moment
from dokodesk.engine.actions import Genscher, Lay, Play, Special
from dokodesk.engine.cards import Card
from dokodesk.engine.contracts import CONTRACTS, FAILED_WEDDING, POVERTY, WEDDING
from dokodesk.engine.parties import Party
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.trumps import CLASS_NAMES, TRUMP

#: A silent wedding against an ordinary split of the club queens, one in so many.
_SILENT: Final = 25
#: A trump that a poor hand got back unasked, one in so many.
_RETURNED: Final = 30
#: How much likelier each card lies with who chose the solo: the highest trumps, other trumps, plain
#: aces, and in a game without trumps aces and other cards. Chosen so that the hands drawn come near
#: the number of trumps that rule players choose a solo with.
_HIGH: Final = 8
_HIGH_TRUMP: Final = 5.0
_LOW_TRUMP: Final = 2.6
_ACE: Final = 3.0
_ACE_ALONE: Final = 6.0
_TEN_ALONE: Final = 1.3
_HIGH_TO_DUCK: Final = 0.35
_GENSCHER_FACES: Final = {"diamond_kings": Card.DK, "heart_queens": Card.HQ}

Split = tuple[int, int, int]
Weigh = Callable[[Split], float]


class Contradiction(ValueError):
    """No deal agrees with what was seen; the cards or the rules were told wrongly."""


class _Group:
    """A group while its bounds are being found out.

    Attributes:
        cards: their places, twins twice.
        least, most: bounds for each of the three other seats.
        weigh: the weight of a split, ``None`` if all are alike.
    """

    __slots__ = ("cards", "least", "most", "weigh")

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.least = [0, 0, 0]
        self.most = [len(cards)] * 3
        self.weigh: Weigh | None = None

    def done(self) -> Group:
        """The group as the dealer needs it."""
        size = len(self.cards)
        weights: list[float] = []
        if self.weigh is not None:
            weights = [
                self.weigh((i, j, size - i - j)) if i + j <= size else 0.0
                for i in range(size + 1)
                for j in range(size + 1)
            ]
        return Group(
            tuple(self.cards),
            (self.least[0], self.least[1], self.least[2]),
            (self.most[0], self.most[1], self.most[2]),
            tuple(weights),
        )


class Sampler:
    """Draws deals for one view.

    Attributes:
        plan: what can lie where.
    """

    def __init__(self, view: SeatView, moment: Moment, *, hints: bool = True) -> None:
        """Count the deals.

        Args:
            view: what the seat knows; ``open_hands`` are not looked at.
            moment: the same view as the simulation sees it.
            hints: let the play so far speak about the sides.

        Raises:
            Contradiction: if there is none.
        """
        self.plan = make_plan(view, moment, hints)
        self._dealer = make_dealer(self.plan)
        if not self._dealer.total > 0.0:
            raise Contradiction("no deal agrees with what was seen")

    def draw_many(self, count: int, rng: random.Random) -> Sequence[World]:
        """So many deals, independent of one another: four packed hands of places each."""
        return self._dealer.draw_many(count, 1 + int(rng.random() * 2**53))


def make_plan(view: SeatView, moment: Moment, hints: bool) -> Plan:
    """What can lie where, as far as the seat knows.

    Raises:
        Contradiction: if the hidden cards do not fit into the hands.
    """
    game = moment.game
    others = tuple(seat for seat in range(4) if seat != moment.seat)
    hidden = [p for p in range(24) for shift in (0, 24) if moment.unseen >> p + shift & 1]
    held = [0, 0, 0, 0]
    held[moment.seat] = moment.hand
    for seat, cards in enumerate(_certain_cards(view, moment)):
        for card in cards:
            place = game.place[card]
            hidden.remove(place)
            bit = 1 << place
            held[seat] |= bit << 24 if held[seat] & bit else bit
    room = [moment.sizes[seat] - held[seat].bit_count() for seat in others]
    if min(room) < 0 or sum(room) != len(hidden):
        raise Contradiction("the hidden cards do not fit into the hands")
    groups = _groups(view, game, hidden, others, hints)
    return Plan(
        (others[0], others[1], others[2]),
        (held[0], held[1], held[2], held[3]),
        (room[0], room[1], room[2]),
        tuple(group.done() for group in groups),
    )


# --- what is certain ------------------------------------------------------------------------------


def _certain_cards(view: SeatView, moment: Moment) -> list[list[Card]]:
    """Cards whose holder is certain: of a poverty, of declared pairs, and a bride's club queens."""
    known: list[list[Card]] = [[], [], [], []]
    if view.contract == POVERTY:
        known = [list(cards) for cards in known_cards(view)]
    pairs = [(seat, face) for seat, special, face in view.specials if _shown_pair(view, special)]
    pairs += [
        (action.seat, Card.DQ if action.counter else _GENSCHER_FACES[view.rules.genscher])
        for action in view.history
        if isinstance(action, Genscher) and (action.counter or view.rules.genscher != "off")
    ]
    if view.contract in (WEDDING, FAILED_WEDDING) and view.soloist is not None:
        pairs.append((view.soloist, Card.CQ))
    for seat, face in pairs:
        place = moment.game.place[face]
        copies = (moment.unseen >> place & 1) + (moment.unseen >> place + 24 & 1)
        missing = copies - sum(cards.count(face) for cards in known)
        if seat != view.seat:
            known[seat] += [face] * missing
    known[view.seat] = []
    return known


def _shown_pair(view: SeatView, special: Special) -> bool:
    """Whether who declared it showed that both cards are in the same hand."""
    return special is not Special.PIGS or view.rules.pigs != "second_after_first_safe"


def _groups(
    view: SeatView, game: Game, hidden: list[int], others: tuple[int, ...], hints: bool
) -> list[_Group]:
    voids = _voids(view)
    groups = []
    for number in (TRUMP, 0, 1, 2, 3):
        cards = [p for p in hidden if game.classes[number] >> p & 1]
        if number == TRUMP and game.club_queen != NONE:
            queens = [p for p in cards if p == game.club_queen]
            cards = [p for p in cards if p != game.club_queen]
            if queens:
                groups.append(_queens(view, queens, others, voids, hints))
        if not cards:
            continue
        chooser = _chooser(view, others) if hints else None
        for group in [_Group(cards)] if chooser is None else _by_worth(game, cards, chooser):
            for index, seat in enumerate(others):
                if voids[seat] >> number & 1:
                    group.most[index] = 0
            if number == TRUMP and view.contract == POVERTY:
                _limit_poor(view, group, others)
            groups.append(group)
    groups.sort(key=lambda group: -len(group.cards))
    return groups


def _chooser(view: SeatView, others: tuple[int, ...]) -> int | None:
    """Which of the other seats chose this game as its solo, by its number among them."""
    kind = CONTRACTS[view.contract]
    if not kind.declared_solo or view.soloist not in others:
        return None
    if view.forced_solo is not None or tricks_before_naming(view):
        return None
    return others.index(view.soloist)


def _by_worth(game: Game, cards: list[int], chooser: int) -> list[_Group]:
    """Cards of one class in two groups: those one chooses a solo with, and the rest.

    Who chose a solo holds many of its trumps, the high ones above all, and aces; who wants no trick
    holds few of the three highest cards of each class.
    """
    trumps = game.classes[TRUMP]
    mask = game.follow[cards[0]]
    best, rest = (_ACE, 1.0) if trumps else (_ACE_ALONE, _TEN_ALONE)
    top = mask.bit_length() - 1
    if game.negative:
        best, rest = _HIGH_TO_DUCK, 1.0
        top -= 2
    elif mask == trumps:
        best, rest = _HIGH_TRUMP, _LOW_TRUMP
        top = max(0, top - _HIGH + 1)
    found = []
    for wanted, factor in (
        ([p for p in cards if p >= top], best),
        (
            [p for p in cards if p < top],
            rest,
        ),
    ):
        if wanted:
            group = _Group(wanted)
            group.weigh = partial(_tilted, factor=factor, chooser=chooser)
            found.append(group)
    return found


def _tilted(split: Split, *, factor: float, chooser: int) -> float:
    weight = 1.0
    for _ in range(split[chooser]):
        weight *= factor
    return weight


def _voids(view: SeatView) -> list[int]:
    if tricks_before_naming(view):
        return known_voids(view, [(), (), (), ()])
    return [
        sum(1 << CLASS_NAMES.index(name) for name in names if name in CLASS_NAMES)
        for names in view.voids
    ]


def _queens(
    view: SeatView, cards: list[int], others: tuple[int, ...], voids: list[int], hints: bool
) -> _Group:
    """The hidden club queens of a normal game: the sides that are known bind them (rules 2.2)."""
    group = _Group(cards)
    shown = [0, 0, 0, 0]
    for action in view.history:
        if isinstance(action, Play) and action.card is Card.CQ:
            shown[action.seat] += 1
    secret = _silent_possible(view)
    for index, seat in enumerate(others):
        party = view.parties[seat]
        if party is Party.RE and not shown[seat]:
            group.least[index] = 1
        if party is Party.KONTRA or voids[seat] >> TRUMP & 1:
            group.most[index] = 0
        elif not secret:
            group.most[index] = min(group.most[index], 1 - shown[seat])
    own = view.hand.count(Card.CQ)
    seen = list(seen_hints(view)) if hints else []

    def weigh(split: Split) -> float:
        held = shown[:]
        held[view.seat] += own
        for index, seat in enumerate(others):
            held[seat] += split[index]
        weight = 1.0
        for hint in seen:
            if hint.seat == hint.other:
                agrees = held[hint.seat] > 0
            else:
                agrees = (held[hint.seat] > 0) == (held[hint.other] > 0)
            if agrees:
                weight *= hint.ratio
        if max(held[seat] for seat in others) == 2:
            weight /= _SILENT
        return weight

    group.weigh = weigh
    return group


def _silent_possible(view: SeatView) -> bool:
    """Whether somebody may hold both club queens without having said so (rules 2.5)."""
    rules = view.rules
    if rules.silent_wedding != "must_declare":
        return True
    if not rules.wedding and not rules.solo_types:
        return True
    return any(isinstance(action, Lay) for action in view.history)


def _limit_poor(view: SeatView, group: _Group, others: tuple[int, ...]) -> None:
    """The poor hand has only the trumps that came back (rules 2.6)."""
    poor = view.soloist
    if poor is None or poor not in others:
        return
    index = others.index(poor)
    if view.taker == view.seat:  # what came back is known card by card
        group.most[index] = 0
        return
    trumps = view.order.trumps
    played = sum(
        1
        for action in view.history
        if isinstance(action, Play) and action.seat == poor and trumps >> action.card & 1
    )
    told = view.returned_trumps
    most = len(view.returned) - played
    if told is not None and (told == 0 or view.rules.poverty_return_tell == "count"):
        most = told - played
        group.least[index] = max(0, most) if view.rules.poverty_return_tell == "count" else 0
    elif told:
        group.least[index] = max(0, 1 - played)
    group.most[index] = max(0, min(most, group.most[index]))
    if told is None:
        group.weigh = lambda split: 1.0 / _RETURNED ** split[index]
