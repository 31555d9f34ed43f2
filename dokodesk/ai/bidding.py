"""Ideas before the first card: reservations, solos, weddings, throwing in, the solo auction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from dokodesk.ai.handvalue import normal_points, owed_gain, solo_points
from dokodesk.ai.ideas import ONLY_CHOICE
from dokodesk.ai.solos import solo_chance, solo_hand
from dokodesk.engine.actions import (
    Accept,
    Action,
    Bid,
    Choice,
    Choose,
    Decline,
    Healthy,
    Offer,
    Pass,
    Reserve,
)
from dokodesk.engine.cards import Card
from dokodesk.engine.contracts import solo_names
from dokodesk.engine.options import Rules
from dokodesk.engine.reservations import choices_for
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import DealSetup
from dokodesk.engine.trumps import card_order

#: So many score points a solo must bring beyond the normal game to be played of free will: the
#: best of many estimates is the one that errs most in the hand's favour.
SOLO_MARGIN: Final = 2.0
#: Where many kinds are offered it errs more.
_MANY_KINDS: Final = 0.05
_USUAL_KINDS: Final = 7
#: A solo of free will that is lost as often as this is left alone, whatever the normal game brings.
_LEAST_CHANCE: Final = 0.6
#: So many points more both club queens must bring if they are kept secret.
SILENT_MARGIN: Final = 1.0
#: Chances from which a level is bid in the auction.
_BID_CHANCES: Final = (0.93, 0.97, 0.99, 0.995)
_TAKE_OFFER: Final = 0.6
_KEEP_FORCED: Final = 0.35

_CONDITIONS: Final = ("any", "plain", "trump", "clubs", "spades", "hearts")


class Plan(msgspec.Struct, frozen=True):
    """What a hand should be reserved for; ``None`` is healthy."""

    choice: Choose | None
    idea: str


def plan_hand(view: SeatView, options: Sequence[Choose]) -> Plan:
    """The best reservation for a hand among those its cards allow.

    Args:
        view: what the seat knows before the first card.
        options: everything that could be chosen; may be empty.
    """
    solos = rated_solos(view, options)
    if solos and is_worth_it(view, *solos[0]):
        return Plan(solos[0][1], "solo_hand")
    thrown = next((c for c in options if c.what is Choice.THROW_IN), None)
    if thrown is not None and not is_good_hand(view):
        return Plan(thrown, "throw_in_bad_hand")
    weddings = [c for c in options if c.what is Choice.WEDDING]
    if weddings:
        alone = solo_points(silent_chance(view)) - game_points(view)
        if view.rules.silent_wedding == "allowed" and alone >= SILENT_MARGIN:
            return Plan(None, "silent_solo")
        return Plan(best_condition(view, weddings), "find_partner")
    poverty = next((c for c in options if c.what is Choice.POVERTY), None)
    if poverty is not None:
        return Plan(poverty, "offer_poverty")
    return Plan(None, "healthy")


def rated_solos(view: SeatView, options: Iterable[Choose]) -> list[tuple[float, Choose]]:
    """The solos among the options with the chance to win, the best first."""
    rated = [
        (solo_chance(view.rules, view.dealt, c.detail, leads_solo(view, c)), c)
        for c in options
        if c.what is Choice.SOLO
    ]
    return sorted(rated, key=lambda item: (-item[0], item[1].voluntary, item[1].detail))


def leads_solo(view: SeatView, choice: Choose) -> bool:
    """Whether this seat would lead the first trick of a solo (``solo_leader``)."""
    rules = view.rules
    if rules.solo_leader == "soloist" or view.forehand == view.seat:
        return True
    owes = view.owed[view.seat] > 0 and not choice.voluntary
    return rules.solo_leader == "compulsory_soloist" and owes


def game_points(view: SeatView) -> float:
    """What the hand brings if it is not reserved for a solo, in score points."""
    return normal_points(view.rules, view.dealt, view.forehand == view.seat)


def is_worth_it(view: SeatView, chance: float, choice: Choose) -> bool:
    """Whether a solo brings enough beyond the normal game.

    Args:
        view: what the seat knows before the first card.
        chance: the chance to win the solo.
        choice: the solo. One that is owed may cost something, as far as waiting would cost more.
    """
    gain = solo_points(chance) - game_points(view)
    if view.owed[view.seat] > 0 and not choice.voluntary:
        return gain >= owed_gain(chances_left(view))
    more_kinds = max(0, len(solo_names(view.rules.solo_types)) - _USUAL_KINDS)
    return chance >= _LEAST_CHANCE and gain >= SOLO_MARGIN + _MANY_KINDS * more_kinds


def chances_left(view: SeatView) -> int | None:
    """In how many deals an owed solo may still be played, the one included in which it must be.

    Others that owe one as well may use up the last deals.
    """
    if view.deals_left is None:
        return None
    return max(1, view.deals_left - sum(view.owed) + 1)


def silent_chance(view: SeatView) -> float:
    """The chance to win alone with both club queens, undeclared."""
    return solo_chance(view.rules, view.dealt, "suit_diamonds", view.forehand == view.seat)


def is_good_hand(view: SeatView) -> bool:
    """Whether a hand is too good to be thrown in: new cards bring nothing in the mean."""
    return game_points(view) >= 0


def best_condition(view: SeatView, weddings: Sequence[Choose]) -> Choose:
    """The condition under which a strong partner is likely found soon.

    A plain suit that the bride does not win herself is found in one of the first tricks, and its
    winner has an ace. ``any`` is nearly as good; trumps let the strongest trump hand decide.
    """
    trumps = card_order(view.rules, "suit_diamonds").trumps
    aces = sum(1 for c in view.dealt if c.rank.text == "A" and not trumps >> c & 1)
    wanted = ("plain", "any", "trump") if aces <= 1 else ("any", "plain", "trump")
    by_name = {c.detail: c for c in weddings}
    for name in (*wanted, *_CONDITIONS):
        if name in by_name:
            return by_name[name]
    return weddings[0]


def options_of(view: SeatView) -> tuple[Choose, ...]:
    """Everything this hand could be reserved for, before anybody is asked what it is."""
    setup = DealSetup(
        rules=view.rules,
        forehand=view.forehand,
        dealer=view.dealer,
        hands=(view.dealt,) * 4,
        owed=view.owed,
        forced_solo=view.forced_solo,
        bock=view.bock,
    )
    return choices_for(setup, view.seat)


def decide_word(view: SeatView, choices: tuple[Action, ...]) -> tuple[Action, str]:
    """Healthy, a reservation, or at once what it is (rules 2.4)."""
    named = [c for c in choices if isinstance(c, Choose)]
    healthy = next((c for c in choices if isinstance(c, Healthy)), None)
    reserve = next((c for c in choices if isinstance(c, Reserve)), None)
    plan = plan_hand(view, named or options_of(view))
    if plan.choice is None:
        if healthy is not None:
            return healthy, plan.idea
        return (reserve, plan.idea) if reserve is not None else (least_bad(view, named), plan.idea)
    if plan.choice in choices:
        return plan.choice, plan.idea
    if reserve is not None:
        return reserve, plan.idea
    return (healthy, "healthy") if healthy is not None else (choices[0], plan.idea)


def decide_choice(view: SeatView, choices: tuple[Action, ...]) -> tuple[Action, str]:
    """What the reservation is, or which solo is played because one must be."""
    named = [c for c in choices if isinstance(c, Choose)]
    if not named:
        return choices[0], ONLY_CHOICE
    offer = next((c for c in choices if isinstance(c, Offer)), None)
    solos = rated_solos(view, named)
    if offer is not None and (not solos or solos[0][0] < _KEEP_FORCED):
        return offer, "offer_solo"
    if view.phase == "forced" and solos:
        return solos[0][1], "forced_solo"
    plan = plan_hand(view, named)
    if plan.choice is not None and plan.choice in named:
        return plan.choice, plan.idea
    return least_bad(view, named), plan.idea


def least_bad(view: SeatView, named: Sequence[Choose]) -> Choose:
    """What to choose when something has to be chosen and nothing is wanted."""
    for what in (Choice.WEDDING, Choice.POVERTY, Choice.THROW_IN):
        found = [c for c in named if c.what is what]
        if found:
            return best_condition(view, found) if what is Choice.WEDDING else found[0]
    return rated_solos(view, named)[0][1]


def decide_bid(view: SeatView, choices: tuple[Action, ...]) -> tuple[Action, str]:
    """The solo auction: a level is bid only with a hand that makes it (``solo_auction``)."""
    bid = next((c for c in choices if isinstance(c, Bid)), None)
    stop = next((c for c in choices if isinstance(c, Pass)), choices[0])
    own = next((c for c in view.history if isinstance(c, Choose) and c.seat == view.seat), None)
    if bid is None or own is None:
        return stop, "pass"
    chance = solo_chance(view.rules, view.dealt, own.detail, leads_solo(view, own))
    levels = ("no90", "no60", "no30", "schwarz")
    wanted = _BID_CHANCES[levels.index(bid.level.value)]
    return (bid, "bid_strong_solo") if chance >= wanted else (stop, "pass")


def decide_offer(view: SeatView, choices: tuple[Action, ...]) -> tuple[Action, str]:
    """Whether to take over an offered compulsory solo (``compulsory_offer``)."""
    accept = next((c for c in choices if isinstance(c, Accept)), None)
    decline = next((c for c in choices if isinstance(c, Decline)), None)
    solos = rated_solos(view, options_of_debtor(view))
    if accept is not None and solos and solos[0][0] >= _TAKE_OFFER:
        return accept, "solo_hand"
    return (decline, "decline_solo") if decline is not None else (choices[0], "decline_solo")


def options_of_debtor(view: SeatView) -> tuple[Choose, ...]:
    """The solos a debtor could play if it took over an offered one."""
    forced = msgspec.structs.replace(view, forced_solo=view.seat)
    return options_of(forced)


def sow_strength(rules: Rules, hand: Sequence[Card], solo: str) -> float:
    """About how many of the remaining tricks a hand wins in a solo named late."""
    counted = solo_hand(rules, hand, solo, leads=True)
    return counted.power + counted.winners


def decide_sow(view: SeatView, choices: tuple[Action, ...]) -> tuple[Action, str]:
    """The solo for the rest after a black sow: the one that wins the most tricks."""
    named = [c for c in choices if isinstance(c, Choose)]
    if not named:
        return choices[0], ONLY_CHOICE
    best = max(named, key=lambda c: sow_strength(view.rules, view.hand, c.detail))
    return best, "sow_solo"
