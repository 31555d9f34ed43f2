"""Deal codes, their fingerprints, and the script that computes both without this program."""

from __future__ import annotations

import random
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.assets import fair
from dokodesk.engine.deal_codes import (
    CodeTrouble,
    DealCode,
    DealCodeError,
    fingerprint,
    match_code,
    seed_for,
)
from dokodesk.engine.rules import preset
from dokodesk.engine.shuffling import ALPHABET, code_from, deal_hands, derived_code
from tests.helpers.strategies import any_rules

DOCS = Path(__file__).resolve().parents[2] / "docs"
CODE = "k3v9-w2xh-7mqd"

#: Documented in docs/fair_dealing.md; a change breaks every code that anybody has kept.
VECTORS = {
    (CODE, "48"): "SQ D9 C10 H9 H10 CQ CK SK HK S9 CA S10",
    (CODE, "40"): "SQ S10 DK SK H10 D10 CA SA HJ DQ",
}


@given(any_rules(), st.integers(0, 3), st.binary(min_size=8, max_size=8))
def test_a_full_code_gives_the_deal_back(rules: object, forehand: int, entropy: bytes) -> None:
    # A number out of a table.
    deal = DealCode(code_from(entropy), forehand, rules)  # type: ignore[arg-type]
    assert DealCode.parse(deal.text) == deal
    assert DealCode.parse(f"  {deal.text.upper()} ") == deal


def test_the_code_of_the_cards_alone_is_enough() -> None:
    assert DealCode.parse("K3V9W2XH7MQD") == DealCode(CODE)
    assert DealCode(CODE).text == CODE


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("", CodeTrouble.NOT_A_CODE),
        ("hello", CodeTrouble.NOT_A_CODE),
        ("k3v9-w2xh-7mq0", CodeTrouble.NOT_A_CODE),  # no code has a zero
        (f"{CODE}:1", CodeTrouble.NOT_A_CODE),
        (f"{CODE}:4:P-SK:4p", CodeTrouble.NOT_A_CODE),
        (f"{CODE}:1:P-SX:4p", CodeTrouble.RULES),
        (f"{CODE}:2:P-SK:4p", CodeTrouble.MISTYPED),
        ("k3v9-w2xh-7mqe:1:P-SK:4p", CodeTrouble.MISTYPED),
    ],
)
def test_what_is_no_code_is_told_apart(text: str, trouble: CodeTrouble) -> None:
    with pytest.raises(DealCodeError) as caught:
        DealCode.parse(text)
    assert caught.value.trouble is trouble


def test_a_slip_in_any_place_is_noticed() -> None:
    text = DealCode(CODE, 1, preset("kneipe")).text
    rng = random.Random(1)
    noticed = 0
    for place, letter in enumerate(text):
        if letter in ":-":
            continue
        other = rng.choice([each for each in ALPHABET if each != letter.lower()])
        try:
            DealCode.parse(text[:place] + other + text[place + 1 :])
        except DealCodeError:
            noticed += 1
    assert noticed == len(text) - text.count(":") - text.count("-")


def test_a_match_from_a_code_begins_with_its_deal() -> None:
    seed = seed_for(CODE)
    assert match_code(seed, 1) == CODE
    assert match_code(seed, 2) == derived_code(seed, 2)
    assert match_code("any", 1) == derived_code("any", 1)


@pytest.mark.parametrize(("code", "deck"), list(VECTORS))
def test_the_documented_deals_stay_as_they_are(code: str, deck: str) -> None:
    hands = deal_hands(code, deck)
    assert " ".join(card.name for card in hands[0]) == VECTORS[code, deck]
    assert VECTORS[code, deck] in (DOCS / "fair_dealing.md").read_text("utf-8")
    assert fingerprint(code) == "46ae2147-442b2495-4215d002-cb213662"
    assert fingerprint(code) in (DOCS / "fair_dealing.md").read_text("utf-8")


def test_the_script_deals_the_same_cards() -> None:
    script = runpy.run_path(str(DOCS / fair.SCRIPT_NAME))
    for number in range(50):
        code = derived_code("a-seed", number)
        for deck in ("48", "40"):
            wanted = [[card.name for card in hand] for hand in deal_hands(code, deck)]
            assert script["hands"](code, int(deck)) == wanted


def test_the_script_needs_no_more_than_thirty_lines_and_the_shipped_one_is_the_same() -> None:
    text = (DOCS / fair.SCRIPT_NAME).read_text("utf-8")
    assert fair.script() == text
    assert len([line for line in text.splitlines() if line.strip()]) <= 30


def test_the_script_runs_by_itself() -> None:
    text = DealCode(CODE, 1, preset("pagat_standard")).text
    done = subprocess.run(
        [sys.executable, "-I", str(DOCS / fair.SCRIPT_NAME), text],
        capture_output=True,
        text=True,
        check=True,
    )
    lines = done.stdout.splitlines()
    assert lines[0] == f"fingerprint {fingerprint(CODE)}"
    assert lines[1].split()[1:] == VECTORS[CODE, "48"].split()
