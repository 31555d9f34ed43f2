"""Names of cards, games, announcements, refusals and reasons: none is missing."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from dokodesk.engine.actions import (
    Accept,
    Action,
    Bid,
    Call,
    Choice,
    Choose,
    Claim,
    Declare,
    Decline,
    Genscher,
    Healthy,
    Lay,
    Offer,
    Pass,
    Play,
    Reserve,
    Return,
    Special,
    Word,
)
from dokodesk.engine.cards import Card
from dokodesk.engine.contracts import CONTRACTS, VOID
from dokodesk.engine.errors import IllegalAction, Refusal
from dokodesk.engine.parties import Party
from dokodesk.engine.scoring import BEATEN, EXTRA_REASONS, UNDER
from dokodesk.views.cardentry import cards_meant
from dokodesk.views.cardnames import (
    action_text,
    call_text,
    card_name,
    card_text,
    condition_text,
    contract_text,
    party_text,
    reason_text,
    refusal_text,
    special_text,
    word_text,
)

NAMES = ("Anna", "Jürgen", "Łukasz", "Dora")

LEVEL_NAMES = ("no90", "no60", "no30", "schwarz")
REASONS = [
    "game",
    "against_old",
    *UNDER,
    *BEATEN,
    *(f"{level}{end}" for level in LEVEL_NAMES for end in ("_call", "_failed_side", "_missed")),
    "re_call",
    "kontra_call",
    *sorted(EXTRA_REASONS),
    "cap",
    "solo_double",
    *(f"predict_{level}{end}" for level in LEVEL_NAMES for end in ("", "_false")),
]


def test_cards_in_short_and_in_words() -> None:
    assert card_text(Card.H10) == "♥10"
    assert card_text(Card.CQ) == "♣Q"
    assert card_name(Card.D9) == "nine of diamonds"
    assert len({card_text(card) for card in Card}) == len(Card)
    assert len({card_name(card) for card in Card}) == len(Card)


def test_every_contract_has_a_name_of_its_own() -> None:
    names = [contract_text(name) for name in (*CONTRACTS, VOID)]
    assert len(set(names)) == len(names)
    assert contract_text("") == ""


@pytest.mark.parametrize("condition", ["any", "plain", "trump", "clubs", "spades", "hearts"])
def test_every_condition_has_a_name(condition: str) -> None:
    assert condition_text(condition) != condition


def test_every_word_and_side_has_a_name() -> None:
    assert len({word_text(word) for word in Word}) == len(Word)
    assert call_text(Word.NO90) == "No 90"
    assert call_text(Call(2, Word.RE)) == "Re"
    assert {party_text(party) for party in Party} == {"Re", "Kontra", "nobody"}
    assert len({special_text(special) for special in Special}) == len(Special)


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_of_a_score_line_has_words(reason: str) -> None:
    text = reason_text(reason)
    assert text
    assert text != reason
    assert "_" not in text
    assert "{" not in text


def test_reasons_have_different_words() -> None:
    assert len({reason_text(reason) for reason in REASONS}) == len(REASONS)


def test_an_unknown_reason_is_shown_as_it_is() -> None:
    assert reason_text("something_new") == "something_new"


FACTS: dict[str, str | int] = {
    "turn": 2,
    "seat": 3,
    "phase": "lay",
    "card": "D9",
    "suit": "clubs",
    "what": "wedding",
    "level": "no60",
    "expected": 3,
    "given": 2,
    "least": 11,
    "held": 10,
    "most": 4,
    "lying": 5,
    "side": "kontra",
    "word": "re",
    "missing": "no90",
}


@pytest.mark.parametrize("reason", Refusal)
def test_every_refusal_has_a_sentence_with_its_facts(reason: Refusal) -> None:
    """Whatever the engine puts into its own sentence also stands in ours."""
    facts = {name: FACTS[name] for name in re.findall(r"\{(\w+)\}", reason.value)}
    text = refusal_text(IllegalAction(Play(0, Card.CA), reason, facts), NAMES)
    assert text.endswith(".")
    assert "{" not in text
    assert "…" not in text
    shown = {"card": "♦9", "turn": "Łukasz", "seat": "Dora", "held": "10", "side": "Kontra"}
    for name in facts:
        if name in shown:
            assert shown[name] in text


@pytest.mark.parametrize("reason", Refusal)
def test_a_refusal_without_facts_is_still_a_sentence(reason: Refusal) -> None:
    text = refusal_text(IllegalAction(Play(0, Card.CA), reason), ())
    assert text.endswith(".")


def test_the_reason_for_a_wrong_card_reads_well() -> None:
    error = IllegalAction(Play(0, Card.CA), Refusal.MUST_FOLLOW_TRUMP, {"card": "D9"})
    assert refusal_text(error, NAMES) == "Trumps were led and you hold ♦9."
    error = IllegalAction(
        Play(0, Card.CA), Refusal.MUST_FOLLOW_SUIT, {"card": "S9", "suit": "spades"}
    )
    assert refusal_text(error, NAMES) == "Spades were led and you hold ♠9."


def test_a_refusal_names_the_other_or_you() -> None:
    other = IllegalAction(Play(0, Card.CA), Refusal.DUTY_FIRST, {"seat": 1, "word": "re"})
    own = IllegalAction(Play(1, Card.CA), Refusal.DUTY_FIRST, {"seat": 1, "word": "re"})
    assert "Jürgen" in refusal_text(other, NAMES)
    assert refusal_text(own, NAMES) == "First you must announce: Re."


ACTIONS: list[Action] = [
    Healthy(1),
    Reserve(1),
    Choose(1, Choice.SOLO, "queens"),
    Choose(1, Choice.WEDDING, "any"),
    Choose(1, Choice.POVERTY),
    Choose(1, Choice.THROW_IN),
    Choose(1, Choice.HIDDEN),
    Offer(1),
    Bid(1, Word.NO60),
    Pass(1),
    Lay(1, (Card.D9, Card.CA, Card.CA)),
    Lay(1, (None, None, None)),
    Accept(1),
    Decline(1),
    Return(1, (None, None)),
    Declare(1, Special.PIGS),
    Genscher(1, 2),
    Call(1, Word.KONTRA),
    Play(1, Card.DQ),
    Claim(1),
    Claim(1, concede=True),
]


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.text)
def test_everything_that_is_said_has_words(action: Action) -> None:
    text = action_text(action, NAMES)
    assert text
    assert "{" not in text
    assert text != action.text


def test_hidden_cards_are_only_counted() -> None:
    assert "3" in action_text(Lay(1, (None, None, None)), NAMES)
    assert action_text(Lay(1, (Card.D9,)), NAMES) == "♦9"


# --- typed cards ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("H10", Card.H10),
        ("h10", Card.H10),
        ("Herz 10", Card.H10),
        ("herz zehn", Card.H10),
        ("♥10", Card.H10),
        ("hz", Card.H10),
        ("Fuchs", Card.DA),
        ("dulle", Card.H10),
        ("Karlchen", Card.CJ),
        ("pik 10", Card.S10),
        ("S10", Card.S10),
        ("Pik Zehn", Card.S10),
        ("Karo As", Card.DA),
        ("karo ass", Card.DA),
        ("kreuz dame", Card.CQ),
        ("Kr D", Card.CQ),
        ("CQ", Card.CQ),
        ("queen of clubs", Card.CQ),
        ("ten of hearts", Card.H10),
        ("clubs jack", Card.CJ),
        ("kreuz bube", Card.CJ),
        ("♣B", Card.CJ),
        ("herz könig", Card.HK),
        ("Herz-Koenig", Card.HK),
        ("d9", Card.D9),
        ("ka 9", Card.D9),
        ("schellen ober", Card.DQ),
        ("eichel daus", Card.CA),
        ("herz konig", Card.HK),
        ("hertta kymppi", Card.H10),
        ("ristirouva", Card.CQ),
        ("ruutu ässä", Card.DA),
        ("patajätkä", Card.SJ),
        ("kettu", Card.DA),
        ("zorro", Card.DA),
        ("diez de corazones", Card.H10),
        ("reina de tréboles", Card.CQ),
        ("as diamantes", Card.DA),
        ("picas j", Card.SJ),
        ("mười cơ", Card.H10),
        ("dam chuon", Card.CQ),
        ("át rô", Card.DA),
        ("J bích", Card.SJ),
        ("rô 9", Card.D9),
    ],
)
def test_typed_names_of_cards(typed: str, card: Card) -> None:
    assert cards_meant(typed) == {card}


@pytest.mark.parametrize(
    "typed", ["", "  ", "x", "10", "herz", "karo", "kreuz", "hh", "herz 11", "42", "♥"]
)
def test_typed_nonsense_means_no_card(typed: str) -> None:
    assert cards_meant(typed) == frozenset()


def test_every_code_means_its_card() -> None:
    for card in Card:
        assert cards_meant(card.code) == {card}
        assert cards_meant(card_text(card)) == {card}


def test_an_unclear_name_gives_all_it_can_mean() -> None:
    """``k 9`` could be Kreuz or Karo, ``r 9`` risti or ruutu; the hand decides."""
    assert cards_meant("r 9") == {Card.C9, Card.D9}
    found: Iterable[Card] = cards_meant("k 9")
    assert set(found) == {Card.C9, Card.D9}
