"""Examples for rule options: small tricks, hands and results, judged by the engine itself.

An example says which cards lie there and which values are compared; what comes of it is computed
for each value, and values with the same outcome are put together. The examples themselves stand in
``rule_example_cards`` and ``rule_example_words``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeVar

import msgspec

from dokodesk.engine.actions import Choice, Special, Word
from dokodesk.engine.cards import Card
from dokodesk.engine.contracts import NORMAL, POVERTY
from dokodesk.engine.deal import start
from dokodesk.engine.extras import extra_counts, trick_extras
from dokodesk.engine.house_rules import tier_face
from dokodesk.engine.option_model import OneOf, Option, Switch
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.reservations import choices_for
from dokodesk.engine.rules import from_dict, preset
from dokodesk.engine.scoring import Line, Played, Result, ScoredCall, score
from dokodesk.engine.shuffling import deal_hands, derived_code
from dokodesk.engine.state import DealSetup, DealState, Declared
from dokodesk.engine.tricks import Trick, trick_points, winning_index
from dokodesk.engine.trumps import card_order, sort_hand

__all__ = [
    "Example",
    "HandExample",
    "HandOutcome",
    "Outcome",
    "ScoreExample",
    "ScoreOutcome",
    "TrickExample",
    "TrickOutcome",
    "WordsExample",
    "cards_of",
    "hand_outcomes",
    "played",
    "score_outcomes",
    "sorted_cards",
    "trick_outcomes",
]

_TIERS: Final = (Special.PIGS, Special.SUPER_PIGS, Special.HYPER_PIGS)
_USUAL: Final = "pagat_standard"


def cards_of(text: str) -> tuple[Card, ...]:
    """Cards from their names, such as ``H10 DA``."""
    return tuple(Card[name] for name in text.split())


class TrickExample(msgspec.Struct, frozen=True, kw_only=True):
    """A trick under several values of an option.

    Attributes:
        cards: in the order played.
        values: to compare, in the form of files; all values of a switch or a choice if empty.
        rules: what must hold so that the option has an effect; the rest is the standard game.
        contract: the game.
        contracts: to compare in place of values (for the kinds of solos).
        last: it is the last trick.
        re: which of the four cards come from the Re side; empty where sides do not matter.
        declared: how many tiers of pigs have been declared before.
        by: whose pigs they are, by place in the trick.
        with_sentences: tell the sentence of each value, where the picture alone does not.
    """

    cards: str
    values: tuple[Any, ...] = ()
    rules: dict[str, Any] = {}
    contract: str = NORMAL
    contracts: tuple[str, ...] = ()
    last: bool = False
    re: tuple[int, ...] = ()
    declared: int = 0
    by: int = 0
    with_sentences: bool = False


class HandExample(msgspec.Struct, frozen=True, kw_only=True):
    """A hand, and what it may be declared as under several values."""

    cards: str
    values: tuple[Any, ...] = ()
    rules: dict[str, Any] = {}


class ScoreExample(msgspec.Struct, frozen=True, kw_only=True):
    """A finished deal, scored under several values."""

    played: Played
    values: tuple[Any, ...] = ()
    rules: dict[str, Any] = {}


class WordsExample(msgspec.Struct, frozen=True, kw_only=True):
    """A case told in words (marked for translation), with cards to look at where it has some."""

    text: str
    cards: str = ""


Example = TrickExample | HandExample | ScoreExample | WordsExample


class TrickOutcome(msgspec.Struct, frozen=True):
    """What becomes of a trick.

    Attributes:
        values: with this outcome (or contracts).
        winner: the place of the winning card.
        specials: the places of cards that are pigs.
        lines: the extra points.
    """

    values: tuple[Any, ...]
    winner: int
    specials: tuple[int, ...]
    lines: tuple[Line, ...]


class HandOutcome(msgspec.Struct, frozen=True):
    """What a hand may be declared as, besides a solo."""

    values: tuple[Any, ...]
    choices: tuple[Choice, ...]


class ScoreOutcome(msgspec.Struct, frozen=True):
    """How a deal is scored."""

    values: tuple[Any, ...]
    result: Result


Outcome = TrickOutcome | HandOutcome | ScoreOutcome
_OutcomeT = TypeVar("_OutcomeT", bound=Outcome)


def played(
    re_points: int,
    re_tricks: int = 6,
    calls: str = "",
    *,
    extras: Iterable[Line] = (),
    contract: str = NORMAL,
    lone: bool = False,
    bock: int = 1,
    deck: str = "48",
) -> Played:
    """A finished deal in short.

    Args:
        re_points: card points of Re.
        re_tricks: tricks of Re.
        calls: such as ``re:re kontra:kontra kontra:no90``.
        extras: extra points.
        contract: the game.
        lone: Re is one player.
        bock: the factor of the deal.
        deck: with or without nines.
    """
    made = (entry.split(":") for entry in calls.split())
    all_tricks = 12 if deck == "48" else 10
    return Played(
        contract=contract,
        re=(0,) if lone else (0, 2),
        card_points=(re_points, 240 - re_points),
        tricks=(re_tricks, all_tricks - re_tricks),
        calls=tuple(ScoredCall(Party(side), Word(word)) for side, word in made),
        extras=tuple(extras),
        bock=bock,
    )


def trick_outcomes(example: TrickExample, option: Option) -> tuple[TrickOutcome, ...]:
    """What becomes of the trick, values with the same outcome together."""
    cases = example.contracts or example.values or _all_values(option)

    def judge(case: Any) -> TrickOutcome:
        contract = case if example.contracts else example.contract
        changes = {} if example.contracts else {option.key: case}
        return _judged(example, _rules(example.rules, changes), contract, case)

    return _together(map(judge, cases))


def hand_outcomes(example: HandExample, option: Option) -> tuple[HandOutcome, ...]:
    """What the hand may be declared as."""

    def judge(value: Any) -> HandOutcome:
        rules = _rules(example.rules, {option.key: value})
        setup = DealSetup(rules, forehand=0, dealer=3, hands=(cards_of(example.cards),) * 4)
        found = {choice.what for choice in choices_for(setup, 0)} - {Choice.SOLO}
        return HandOutcome((value,), tuple(what for what in Choice if what in found))

    return _together(map(judge, example.values or _all_values(option)))


def score_outcomes(example: ScoreExample, option: Option) -> tuple[ScoreOutcome, ...]:
    """How the deal is scored."""

    def judge(value: Any) -> ScoreOutcome:
        rules = _rules(example.rules, {option.key: value})
        return ScoreOutcome((value,), score(rules, example.played))

    return _together(map(judge, example.values or _all_values(option)))


def sorted_cards(text: str) -> tuple[tuple[Card, ...], ...]:
    """A hand as a player sorts it: trumps, then each plain suit."""
    order = card_order(preset(_USUAL), NORMAL)
    groups: dict[int, list[Card]] = {}
    for card in sort_hand(cards_of(text), order):
        groups.setdefault(order.classes[card], []).append(card)
    return tuple(tuple(group) for group in groups.values())


def _judged(example: TrickExample, rules: Rules, contract: str, case: Any) -> TrickOutcome:
    cards = cards_of(example.cards)
    state = _state(rules, contract, example.re)
    faces = [tier_face(state, tier) for tier in _TIERS[: example.declared]]
    promoted = tuple(face for face in faces if face is not None)
    high = "heidmann" in rules.exotic_cards
    order = card_order(rules, contract, promoted, jacks_high=high)
    winner = winning_index(order, cards, example.last)
    specials = tuple(place for place, card in enumerate(cards) if card in promoted)
    if not example.re:
        return TrickOutcome((case,), winner, specials, ())
    number = state.setup.hand_size - 1 if example.last else 0
    trick = Trick(leader=0, cards=cards, winner=winner, points=trick_points(cards))
    declared = tuple(
        Declared(example.by, tier, face, 0) for tier, face in zip(_TIERS, promoted, strict=False)
    )
    state = msgspec.structs.replace(
        state,
        tricks=(trick,) * (number + 1),
        game=msgspec.structs.replace(state.game, order=order, specials=declared),
    )
    lines = tuple(
        line
        for line in trick_extras(state, number, trick)
        if extra_counts(state, number, line.reason)
    )
    return TrickOutcome((case,), winner, specials, lines)


def _state(rules: Rules, contract: str, re: tuple[int, ...]) -> DealState:
    """A moment in a deal with these rules, game and sides; the hands do not matter."""
    hands = deal_hands(derived_code("example", 1), rules.deck)
    begun = start(DealSetup(rules, forehand=0, dealer=3, hands=hands))
    game = msgspec.structs.replace(
        begun.game,
        contract=contract,
        order=card_order(rules, contract),
        re=sum(1 << seat for seat in re),
        settled=True,
        taker=1 if contract == POVERTY else None,
    )
    return msgspec.structs.replace(begun, game=game)


def _rules(needed: dict[str, Any], changes: dict[str, Any]) -> Rules:
    return from_dict({**needed, **changes}, preset(_USUAL))


def _all_values(option: Option) -> tuple[Any, ...]:
    match option:
        case Switch():
            return (False, True)
        case OneOf(values=values):
            return tuple(value.name for value in values)
        case _:
            raise ValueError(f"the example of {option.key} must name the values to compare")


def _together(outcomes: Iterable[_OutcomeT]) -> tuple[_OutcomeT, ...]:
    """The outcomes in order, equal ones as one with all their values."""
    found: list[_OutcomeT] = []
    for outcome in outcomes:
        for place, known in enumerate(found):
            if _same(known, outcome):
                values = (*known.values, *outcome.values)
                found[place] = msgspec.structs.replace(known, values=values)
                break
        else:
            found.append(outcome)
    return tuple(found)


def _same(one: Outcome, other: Outcome) -> bool:
    """Whether two outcomes differ in nothing but their values."""
    return msgspec.structs.replace(one, values=other.values) == other
