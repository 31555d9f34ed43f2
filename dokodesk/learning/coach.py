"""The coach: which card, which word, and why.

The numbers come from the computer player's own estimate, the reasons from those numbers and from
plain facts of the position. A reason is only given where it is true, and only about what the seat
itself can know. No text for people stands here: a reason has a name and the facts that its sentence
needs.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from dokodesk.ai.conventions import CONVENTIONS
from dokodesk.ai.estimate import ChoiceEstimate, Estimate, NoEstimate, estimate
from dokodesk.ai.levels import make_player
from dokodesk.ai.player import Player, Silence, decision, decision_seed, spoken
from dokodesk.ai.position import moment_of
from dokodesk.engine.actions import Action, Call, Play
from dokodesk.engine.cards import POINTS, Card, Rank, full_deck
from dokodesk.engine.contracts import NORMAL
from dokodesk.engine.parties import Party
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import ALL_SEATS, Phase
from dokodesk.engine.tricks import winning_index
from dokodesk.engine.trumps import CLASS_NAMES, TRUMP

__all__ = [
    "ADVISER",
    "THOUGHTS",
    "WARNINGS",
    "Advice",
    "Gone",
    "Thought",
    "advise",
    "advise_call",
    "gone",
    "is_behind",
    "reasons",
    "signs",
    "takes_now",
    "warnings",
]

#: The level whose opinion counts.
ADVISER: Final = "expert"
#: Sampled deals for one piece of advice.
WORLDS: Final = 300

#: The names of all reasons. Texts for people and the glossary are found by them.
THOUGHTS: Final = (
    "only_choice",
    "no_difference",
    "partner_has_trick",
    "opponent_has_trick",
    "probably_partner",
    "give_points",
    "spare_points",
    "last_takes_all",
    "last_takes_cheaply",
    "takes_trick",
    "lone_ace",
    "save_fox",
    "fox_home",
    "catch_fox",
    "catches_doppelkopf",
    "keep_charlie",
    "charlie_wins",
    "nothing_higher",
    "draw_trumps",
    "become_void",
    "spare_high_trump",
    "call_wins",
    "call_too_early",
    "healthy",
    "reservation",
    "few_trumps",
    "may_throw_in",
    "look_for_partner",
    "take_poverty",
    "decline_poverty",
    "strong_bid",
    "pass_bid",
    "blank_suit",
)
#: The reason that goes with the idea of the rules of thumb which decided before the first card.
_BY_IDEA: Final = {
    "offer_poverty": "few_trumps",
    "throw_in_bad_hand": "may_throw_in",
    "find_partner": "look_for_partner",
    "take_poverty": "take_poverty",
    "decline_poverty": "decline_poverty",
    "bid_strong_solo": "strong_bid",
    "pass": "pass_bid",
    "lay_blank_suit": "blank_suit",
    "return_blank_suit": "blank_suit",
}
#: The names of all warnings.
WARNINGS: Final = ("fox_in_danger", "points_away", "partner_overtaken", "costs")
_SURE: Final = 0.97
_LIKELY: Final = 0.75
_UNLIKELY: Final = 0.3
_FULL: Final = 10
_NOISE: Final = 2.0
_SMALL: Final = 0.1
_EXTRA: Final = 0.08
_MOST: Final = 3
_RISK: Final = 0.15

Fact = str | int | float


class Thought(msgspec.Struct, frozen=True):
    """A reason.

    Attributes:
        name: one of ``THOUGHTS``, or of a warning.
        facts: what its sentence needs: ``seat`` (0 to 3), ``card`` (a code such as ``H10``),
            ``points``, ``count``, ``chance`` (0 to 1).
    """

    name: str
    facts: dict[str, Fact] = {}


class Advice(msgspec.Struct, frozen=True):
    """What the coach says.

    Attributes:
        action: what it would do; ``None`` for saying nothing.
        thoughts: why, the most important first; at most three.
        estimate: the numbers of all cards; ``None`` where none were tried.
        clear: whether the best is better than the next by more than chance in the estimate.
    """

    action: Action | None
    thoughts: tuple[Thought, ...]
    estimate: Estimate | None = None
    clear: bool = True


def advise(view: SeatView, *, worlds: int = WORLDS, player: Player | None = None) -> Advice:
    """What to do now, and why.

    Args:
        view: what the seat knows. Open hands in it change nothing.
        worlds: sampled deals for the numbers.
        player: who decides what is no card; the strongest level unless told.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    if not view.legal:
        raise ValueError("this seat has nothing to decide now")
    plays = [choice for choice in view.legal if isinstance(choice, Play)]
    if view.phase == Phase.PLAY.value and plays:
        return _card_advice(view, plays, worlds)
    found = decision(
        player if player is not None else make_player(ADVISER),
        view,
        view.legal,
        random.Random(decision_seed("coach", view)),
    )
    word = found.action.text.split()[1]
    names = {"healthy": "healthy", "reservation": "reservation", "choose": "reservation"}
    name = _BY_IDEA.get(found.idea) or names.get(word)
    thoughts = () if name is None else (Thought(name),)
    # An exchange that can be named stands for every set of cards of that size.
    if len(view.legal) == 1 and view.phase != Phase.RETURN.value:
        thoughts = (Thought("only_choice"),)
    return Advice(found.action, thoughts)


def advise_call(view: SeatView, *, worlds: int = WORLDS, player: Player | None = None) -> Advice:
    """What to announce now, if anything, and why.

    Args:
        view: what the seat knows; it may announce something.
        worlds: sampled deals for the numbers.
        player: who decides; the strongest level unless told.

    Raises:
        ValueError: the seat may announce nothing.
    """
    if not view.legal_calls:
        raise ValueError("this seat may announce nothing now")
    said = spoken(
        player if player is not None else make_player(ADVISER),
        view,
        view.legal_calls,
        random.Random(decision_seed("coach", view)),
    )
    numbers = _numbers(view, worlds) if view.turn == view.seat else None
    chance: dict[str, Fact] = {}
    if numbers is not None:
        chance["chance"] = round(numbers.best.win, 2)
    if isinstance(said, Silence) or not isinstance(said.action, Call):
        left = [cards for _, cards in view.call_limits if cards is not None]
        may_wait = bool(left) and max(left) > 0
        thoughts = (Thought("call_too_early", chance),) if may_wait else ()
        return Advice(None, thoughts, numbers)
    return Advice(said.action, (Thought("call_wins", chance),), numbers)


def _numbers(view: SeatView, worlds: int) -> Estimate | None:
    try:
        return estimate(view, view.legal, worlds=worlds, seed=decision_seed("coach", view))
    except NoEstimate:
        return None


def _card_advice(view: SeatView, plays: list[Play], worlds: int) -> Advice:
    if len(plays) == 1:
        return Advice(plays[0], (Thought("only_choice"),))
    numbers = _numbers(view, worlds)
    if numbers is None:
        return Advice(plays[0], ())
    best = numbers.choices[0]
    others = [choice for choice in numbers.choices[1:] if choice.action.card != best.action.card]
    clear = all(is_behind(choice) for choice in others)
    found = tuple(_thoughts(view, best, others))[:_MOST]
    if not clear and others and not is_behind(others[0]):
        found = (
            *found[: _MOST - 1],
            Thought("no_difference", {"card": others[0].action.card.code}),
        )
    return Advice(best.action, found, numbers, clear)


def is_behind(choice: ChoiceEstimate) -> bool:
    """Whether a card is worse than the best by more than chance in the estimate."""
    return choice.behind > max(_SMALL, _NOISE * choice.behind_error)


def reasons(view: SeatView, choice: ChoiceEstimate, numbers: Estimate) -> tuple[Thought, ...]:
    """What is true of any card, the best or not: why somebody may have played it.

    Args:
        view: what the seat knows.
        choice: the card.
        numbers: the estimate it belongs to.
    """
    card = choice.action.card
    others = [each for each in numbers.choices if each.action.card != card]
    return tuple(_thoughts(view, choice, others))[:_MOST]


# --- reasons --------------------------------------------------------------------------------------


def _thoughts(
    view: SeatView, best: ChoiceEstimate, others: Sequence[ChoiceEstimate]
) -> Iterator[Thought]:
    """All reasons that hold, the most telling first."""
    yield from _about_extras(best, others)
    if view.trick is None:
        yield from _about_leading(view, best, others)
    else:
        yield from _about_following(view, best, others)


def _about_extras(best: ChoiceEstimate, others: Sequence[ChoiceEstimate]) -> Iterator[Thought]:
    card = best.action.card
    fox = next((other for other in others if other.action.card is Card.DA), None)
    if fox is not None and min(fox.lost.fox - best.lost.fox, 1.0 - fox.trick) > _EXTRA:
        yield Thought("save_fox", {"chance": round(1.0 - fox.trick, 2)})
    if card is Card.DA and best.trick >= _LIKELY and best.lost.fox < _EXTRA:
        yield Thought("fox_home", {"chance": round(best.trick, 2)})
    if others:
        usual = min(other.gained.fox for other in others)
        if card is not Card.DA and best.gained.fox - usual > _EXTRA:
            yield Thought("catch_fox", {"chance": round(best.gained.fox, 2)})
        usual = min(other.gained.doppelkopf for other in others)
        if best.gained.doppelkopf - usual > _EXTRA:
            yield Thought("catches_doppelkopf", {"chance": round(best.gained.doppelkopf, 2)})
        charlie = next((other for other in others if other.action.card is Card.CJ), None)
        if charlie is not None and best.gained.charlie - charlie.gained.charlie > _EXTRA:
            yield Thought("keep_charlie", {"chance": round(best.gained.charlie, 2)})
    if card is Card.CJ and best.gained.charlie > 0.5:
        yield Thought("charlie_wins", {"chance": round(best.gained.charlie, 2)})


def _about_leading(
    view: SeatView, best: ChoiceEstimate, others: Sequence[ChoiceEstimate]
) -> Iterator[Thought]:
    card = best.action.card
    kind = view.order.classes[card]
    led = {view.order.classes[trick.cards[0]] for trick in view.tricks}
    own = [each for each in view.hand if view.order.classes[each] == kind]
    if kind != TRUMP and card.rank is Rank.ACE and len(own) == 1 and kind not in led:
        yield Thought("lone_ace", {"card": card.code})
    elif best.own_trick >= _SURE and not _higher_out(view, card):
        yield Thought("nothing_higher", {"card": card.code})
    elif kind == TRUMP and len(own) >= len(view.hand) / 2 and view.own_party is Party.RE:
        yield Thought("draw_trumps", {"count": len(own)})
    elif best.own_trick >= _LIKELY:
        yield Thought("takes_trick", {"chance": round(best.own_trick, 2)})
    if kind != TRUMP and card.rank is not Rank.ACE and len(own) == 1 and _holds_trumps(view):
        yield Thought("become_void", {"card": card.code})
    if best.trick <= _UNLIKELY and _more_points(card, others):
        yield Thought("spare_points", {"points": POINTS[card]})


def _about_following(
    view: SeatView, best: ChoiceEstimate, others: Sequence[ChoiceEstimate]
) -> Iterator[Thought]:
    trick = view.trick
    assert trick is not None
    card = best.action.card
    last = len(trick.cards) == 3
    takes = takes_now(view, card)
    points = trick.points + POINTS[card]
    if takes and last:
        cheaper = [other for other in others if takes_now(view, other.action.card)]
        strength = view.order.strength
        if cheaper and all(strength[card] <= strength[other.action.card] for other in cheaper):
            yield Thought("last_takes_cheaply", {"points": points})
        else:
            yield Thought("last_takes_all", {"points": points})
    elif takes and best.own_trick >= _LIKELY:
        yield Thought("takes_trick", {"chance": round(best.own_trick, 2)})
    if not takes:
        yield from _about_the_winner(view, best)
    if not takes and best.trick >= _LIKELY and POINTS[card] >= _FULL:
        yield Thought("give_points", {"points": POINTS[card]})
    if best.trick <= _UNLIKELY and _more_points(card, others):
        yield Thought("spare_points", {"points": POINTS[card]})
    spared = [other for other in others if _is_high_trump(view, other.action.card)]
    if spared and not _is_high_trump(view, card) and trick.points < _FULL:
        yield Thought("spare_high_trump", {"card": spared[0].action.card.code})


def _about_the_winner(view: SeatView, best: ChoiceEstimate) -> Iterator[Thought]:
    assert view.trick is not None
    seat = view.trick.winner
    side = view.parties[seat]
    if side is not None and view.own_party is not None:
        name = "partner_has_trick" if side is view.own_party else "opponent_has_trick"
        yield Thought(name, {"seat": seat, "points": view.trick.points})
    elif best.trick >= _LIKELY:
        yield Thought("probably_partner", {"seat": seat, "chance": round(best.trick, 2)})


def takes_now(view: SeatView, card: Card) -> bool:
    """Whether a card would win the trick on the table as it lies."""
    trick = view.trick
    if trick is None:
        return True
    last = sum(view.hand_sizes) <= 4
    cards = (*trick.cards, card)
    return winning_index(view.order, cards, last) == len(trick.cards)


def _higher_out(view: SeatView, card: Card) -> bool:
    """Whether a card that beats this one lies in another hand, as far as this seat can know."""
    order = view.order
    kind = order.classes[card]
    gone = [each for trick in view.tricks for each in trick.cards]
    gone += view.trick.cards if view.trick is not None else ()
    left = list(full_deck(view.rules.deck))
    for each in (*gone, *view.hand):
        left.remove(each)
    if kind != TRUMP and any(order.classes[each] == TRUMP for each in left):
        return True
    return any(
        order.classes[each] == kind and order.strength[each] > order.strength[card] for each in left
    )


def _more_points(card: Card, others: Sequence[ChoiceEstimate]) -> bool:
    return any(POINTS[other.action.card] > POINTS[card] for other in others)


def _holds_trumps(view: SeatView) -> bool:
    return any(view.order.classes[card] == TRUMP for card in view.hand)


def _is_high_trump(view: SeatView, card: Card) -> bool:
    if view.order.classes[card] != TRUMP:
        return False
    stronger = [
        other
        for other in Card
        if view.order.classes[other] == TRUMP
        and view.order.strength[other] > view.order.strength[card]
    ]
    return len(stronger) < 2


# --- warnings -------------------------------------------------------------------------------------


def warnings(view: SeatView, action: Action, numbers: Estimate) -> tuple[Thought, ...]:
    """What could go wrong with a card, before it is played; empty if it is good enough.

    Args:
        view: what the seat knows.
        action: the card that is about to be played.
        numbers: the estimate of this moment.

    Returns:
        ``fox_in_danger`` (with the number of players who may take it and the chance),
        ``points_away`` (with the points), ``partner_overtaken`` (with the seat) or ``costs`` (with
        the points it costs in the mean).
    """
    mine = numbers.of(action)
    if mine is None or not isinstance(action, Play) or not is_behind(mine):
        return ()
    found = []
    best = numbers.best
    if action.card is Card.DA and mine.lost.fox - best.lost.fox > _RISK:
        behind = 3 - (len(view.trick.cards) if view.trick is not None else 0)
        taken = view.trick is not None and not takes_now(view, action.card)
        count = behind + taken
        chance = round(1.0 - mine.trick, 2)
        found.append(Thought("fox_in_danger", {"count": count, "chance": chance}))
    if POINTS[action.card] >= _FULL and mine.trick <= _UNLIKELY:
        found.append(Thought("points_away", {"points": POINTS[action.card]}))
    if view.trick is not None and takes_now(view, action.card):
        seat = view.trick.winner
        ours = view.parties[seat] is not None and view.parties[seat] is view.own_party
        if ours and len(view.trick.cards) == 3:
            found.append(Thought("partner_overtaken", {"seat": seat}))
    found.append(Thought("costs", {"points": round(mine.behind, 2)}))
    return tuple(found)


# --- signs ----------------------------------------------------------------------------------------


def signs(view: SeatView, conventions: Sequence[str]) -> tuple[str, ...]:
    """The conventions by which the others have shown something in this deal.

    Args:
        view: what the seat knows.
        conventions: the names of those that are played by at this table.

    Returns:
        The names of those that say something about the hidden cards now.
    """
    if view.phase != Phase.PLAY.value or view.contract != NORMAL:
        return ()
    moment = moment_of(view)
    return tuple(
        name
        for name in conventions
        if name in CONVENTIONS and CONVENTIONS[name].reads(view, moment)
    )


# --- what is gone ---------------------------------------------------------------------------------


class Gone(msgspec.Struct, frozen=True):
    """What a good player keeps in mind.

    Attributes:
        trumps: trumps in the hands of the others.
        aces: for each plain suit (``clubs``, ``spades`` ...) the aces in the hands of the others.
        points: card points the own side has taken for certain, by known sides; the own otherwise.
        high: the strongest trumps in the hands of the others, the strongest first.
    """

    trumps: int
    aces: dict[str, int]
    points: int
    high: tuple[Card, ...]


def gone(view: SeatView) -> Gone:
    """What is still out, from what the seat has seen and holds."""
    order = view.order
    left = list(full_deck(view.rules.deck))
    played = [card for trick in view.tricks for card in trick.cards]
    played += view.trick.cards if view.trick is not None else ()
    for card in (*played, *view.hand):
        left.remove(card)
    trumps = [card for card in left if order.classes[card] == TRUMP]
    plain = sorted({order.classes[card] for card in Card} - {TRUMP})
    ours = [
        seat
        for seat in ALL_SEATS
        if seat == view.seat
        or (view.own_party is not None and view.parties[seat] is view.own_party)
    ]
    return Gone(
        trumps=len(trumps),
        aces={
            CLASS_NAMES[kind]: sum(
                order.classes[card] == kind and card.rank is Rank.ACE for card in left
            )
            for kind in plain
        },
        points=sum(view.points_won[seat] for seat in ours),
        high=tuple(sorted(trumps, key=lambda card: -order.strength[card])[:3]),
    )
