"""Codes that can be read out and typed in."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.engine import rule_code
from dokodesk.engine.options import Rules
from dokodesk.engine.rule_code import code, from_code, looks_like_code
from dokodesk.engine.rules import (
    RulesError,
    Trouble,
    from_dict,
    preset,
)
from tests.helpers.strategies import any_rules


def changed(base: str = "pagat_standard", **options: Any) -> Rules:
    return from_dict(options, preset(base))


@given(any_rules())
def test_codes_give_the_rules_back(rules: Rules) -> None:
    text = code(rules)
    assert from_code(text) == rules
    assert from_code(text.lower().replace("-", " ")) == rules
    assert from_code(text.replace("0", "O").replace("1", "l")) == rules
    assert looks_like_code(text)
    assert not set(text) & set("ILOU")


def test_codes_are_short_and_stay_as_they_are() -> None:
    """Somebody may have written these down: they must mean the same for ever."""
    assert code(preset("kneipe")) == "K-NW"
    some = changed(
        "kneipe",
        dulle_rule="first",
        solo_ranking=["queens", "jacks"],
        wedding_conditions=["any"],
        announce_latest=[1, 3, 6, 9, 9],
        compulsory_solo_mix={"suit": 1, "picture": 1},
        match_deals=20,
        bock=False,
    )
    assert code(some) == CODE
    assert from_code(CODE) == some


CODE = "K-70K1-2454-11B1-W113-699G-36K1-FX"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Trouble.NOT_A_CODE),
        ("K", Trouble.NOT_A_CODE),
        ("hello world", Trouble.NOT_A_CODE),
        ("X-NW", Trouble.NOT_A_CODE),
        ("K-N£", Trouble.NOT_A_CODE),
        ("K-NX", Trouble.CODE_MISTYPED),
        ("P-NW", Trouble.CODE_MISTYPED),
        ("K-" + "Z" * 200, Trouble.CODE_MISTYPED),
    ],
)
def test_texts_that_are_no_codes(text: str, reason: Trouble) -> None:
    with pytest.raises(RulesError) as caught:
        from_code(text)
    assert caught.value.problems[0].reason is reason


@pytest.mark.parametrize(
    "numbers",
    [
        [200],  # no such field
        [Rules.__struct_fields__.index("dulle_rule"), 9],  # no such value
        [Rules.__struct_fields__.index("dulle_rule")],  # the value is missing
        [Rules.__struct_fields__.index("table_size"), 9],  # out of range
        [Rules.__struct_fields__.index("wedding_conditions"), 1 << 6],  # a seventh condition
        [Rules.__struct_fields__.index("reservation_priority"), 6],  # longer than possible
        [Rules.__struct_fields__.index("reservation_priority"), 2, 1, 1],  # twice the same
    ],
)
def test_bodies_that_this_version_cannot_mean(numbers: list[int]) -> None:
    body = "".join(rule_code._digits(number) for number in numbers)
    with pytest.raises(RulesError) as caught:
        from_code(f"P{body}{rule_code._check('P' + body)}")
    assert caught.value.problems[0].reason is Trouble.CODE_NEWER


@given(any_rules(), st.data())
def test_one_wrong_character_is_noticed(rules: Rules, data: st.DataObject) -> None:
    text = code(rules)
    place = data.draw(st.integers(2, len(text) - 1).filter(lambda place: text[place] != "-"))
    wrong = data.draw(st.sampled_from("23456789ABCDEFGHJKMNPQRSTVWXYZ"))
    mistyped = text[:place] + wrong + text[place + 1 :]
    if mistyped == text:
        return
    try:
        other = from_code(mistyped)
    except RulesError:
        return
    # Two characters cannot catch everything; but it must then be other rules, not the same.
    assert other != rules


@given(st.text("0123456789ABCDEFGHJKMNPQRSTVWXYZ", min_size=1, max_size=30))
def test_codes_of_a_newer_version_are_told_apart(body: str) -> None:
    """Whatever the body says, a right check leads to rules or to this message."""
    text = f"P{body}{rule_code._check('P' + body)}"
    try:
        rules = from_code(text)
    except RulesError as error:
        reason = error.problems[0].reason
    else:
        reason = Trouble.CODE_NEWER
        assert from_code(code(rules)) == rules
    assert reason is Trouble.CODE_NEWER
