"""The player of the level ``standard``: rules of thumb, one function for each idea."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from dokodesk.ai import bidding, declaring, poverty
from dokodesk.ai.calling import STANDARD_BOLDNESS, Boldness, choose_call
from dokodesk.ai.cardplay import choose_card
from dokodesk.ai.features import Situation
from dokodesk.ai.ideas import ONLY_CHOICE
from dokodesk.ai.manners import sensible
from dokodesk.ai.negative import choose_negative
from dokodesk.ai.player import Decision, Silence, Spoken
from dokodesk.ai.weights import STANDARD, Weights
from dokodesk.engine.actions import Action, Call, Declare, Play, Special
from dokodesk.engine.cards import Card
from dokodesk.engine.contracts import CONTRACTS
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import Phase

_Talk = Callable[[SeatView, tuple[Action, ...]], tuple[Action, str]]
_TALK: Final[dict[str, _Talk]] = {
    Phase.RESERVATION.value: bidding.decide_word,
    Phase.CHOICE.value: bidding.decide_choice,
    Phase.FORCED.value: bidding.decide_choice,
    Phase.OFFER.value: bidding.decide_offer,
    Phase.AUCTION.value: bidding.decide_bid,
    Phase.LAY.value: poverty.decide_lay,
    Phase.POVERTY.value: poverty.decide_answer,
    Phase.RETURN.value: poverty.decide_return,
    Phase.NAME_SOLO.value: bidding.decide_sow,
}


class RulePlayer:
    """Decides by rules of thumb and can name the one that decided."""

    def __init__(
        self,
        name: str = "standard",
        weights: Weights = STANDARD,
        boldness: Boldness = STANDARD_BOLDNESS,
    ) -> None:
        """Seat a player.

        Args:
            name: what it is called.
            weights: the numbers behind its card play.
            boldness: how sure it must be of what it calls.
        """
        self.name = name
        self._weights = weights
        self._boldness = boldness

    def decide(self, view: SeatView, choices: tuple[Action, ...], rng: random.Random) -> Action:
        return self.advise(view, choices, rng).action

    def announce(
        self, view: SeatView, calls: tuple[Spoken, ...], rng: random.Random
    ) -> Spoken | None:
        answer = self.advise_call(view, calls, rng)
        if isinstance(answer, Silence) or not isinstance(answer.action, Spoken):
            return None
        return answer.action

    def advise(
        self,
        view: SeatView,
        choices: tuple[Action, ...],
        rng: random.Random,  # noqa: ARG002 - nothing here is left to chance
    ) -> Decision:
        if len(choices) == 1 and view.phase != Phase.RETURN.value:
            return Decision(choices[0], ONLY_CHOICE)
        talk = _TALK.get(view.phase)
        if talk is not None:
            return Decision(*talk(view, choices))
        return self._in_play(view, choices)

    def advise_call(
        self,
        view: SeatView,
        calls: tuple[Spoken, ...],
        rng: random.Random,  # noqa: ARG002 - of the protocol
    ) -> Decision | Silence:
        pigs = declaring.pigs_at_start(calls)
        if pigs is not None:
            return Decision(pigs, "declare_pigs")
        genscher = declaring.choose_genscher(view, calls)
        if genscher is not None:
            return Decision(genscher, "new_partner")
        words = [word for word in calls if isinstance(word, Call)]
        if not words:
            return Silence()
        found = choose_call(Situation(view, self._weights), words, self._boldness)
        return Silence() if found is None else Decision(*found)

    def _in_play(self, view: SeatView, choices: tuple[Action, ...]) -> Decision:
        genscher = declaring.choose_genscher(view, choices)
        if genscher is not None:
            return Decision(genscher, "new_partner")
        declarations = [choice for choice in choices if isinstance(choice, Declare)]
        free = next((d for d in declarations if _binds_no_card(view, d)), None)
        if free is not None:
            return Decision(free, "declare_pigs")
        plays = {choice.card: choice for choice in choices if isinstance(choice, Play)}
        card, idea = self._card(view, list(plays), declarations)
        for declared in declarations:
            if declaring.promoted_face(view, declared.special) is card:
                return Decision(declared, "declare_pigs")
        return Decision(plays[card], idea)

    def _card(
        self, view: SeatView, cards: list[Card], declarations: list[Declare]
    ) -> tuple[Card, str]:
        order = declaring.order_with(view, declarations)
        if CONTRACTS[view.contract].negative:
            return choose_negative(Situation(view, self._weights, order), cards)
        if view.condition and view.trick is None:
            return self._lead_in_search(view, cards)
        sit = Situation(view, self._weights, order)
        return choose_card(sit, sensible(sit, cards))

    def _lead_in_search(self, view: SeatView, cards: list[Card]) -> tuple[Card, str]:
        """While a partner is looked for it depends on the class led what a trick is worth."""
        looks = {
            number: Situation(view, self._weights, led=number)
            for number in {view.order.classes[card] for card in cards}
        }
        return choose_card(looks[view.order.classes[cards[0]]], cards, looks)


def _binds_no_card(view: SeatView, declared: Declare) -> bool:
    """Whether a declaration leaves the next card free: where it is made before the first one."""
    if declared.special is Special.PIGS:
        return view.rules.pigs == "start"
    return view.rules.super_pigs_timing == "start"
