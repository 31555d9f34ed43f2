"""Names as people type them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.storage.names import LONGEST_NAME, clean_name, clean_text, complete_names

DEFAULTS = ("Anna", "Ben", "Cem", "Dora", "Emil", "Frida", "Gül")


@pytest.mark.parametrize(
    "name", ["Jürgen ♣", "Łukasz", "👩‍👩‍👧", "🏴\U000e0067\U000e0062\U000e007f", "D'Artagnan", "李"]
)
def test_name_of_any_script_stays(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("typed", "cleaned"),
    [
        ("  Anna \t Lena ", "Anna Lena"),
        ("two\nlines", "two lines"),
        ("null\0", "null"),
        ("\u202eturned", "turned"),
        ("u\u0308", "ü"),
        ("half \ud83d", "half ?"),
        ("", ""),
    ],
)
def test_what_steers_the_text_goes(typed: str, cleaned: str) -> None:
    assert clean_name(typed) == cleaned


def test_long_name_is_cut_with_a_mark() -> None:
    assert clean_name("x" * 200) == "x" * (LONGEST_NAME - 1) + "…"
    assert clean_name("x" * LONGEST_NAME) == "x" * LONGEST_NAME


@pytest.mark.parametrize("person", ["👩‍👩‍👧", "👍🏽", "x\u0331"])
def test_cut_never_splits_a_character(person: str) -> None:
    for length in range(50, 62):
        cut = clean_name("-" * length + person * 20)
        rest = cut.removesuffix("…").lstrip("-")
        assert rest == person * (len(rest) // len(person))


def test_name_of_marks_only_is_cut_too() -> None:
    assert len(clean_name("\u0331" * 200)) <= LONGEST_NAME


@given(st.text(st.characters(), max_size=200))
def test_cleaning_is_safe_and_settles(text: str) -> None:
    name = clean_name(text)
    name.encode()
    assert len(name) <= LONGEST_NAME
    assert clean_name(name) == name


def test_storable_text_stays() -> None:
    assert clean_text("a\0\u202e") == "a\0\u202e"
    assert clean_text("\udc00") == "?"


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ((), ("Anna", "Ben", "Cem", "Dora")),
        (("", "Zoe", " ", ""), ("Anna", "Zoe", "Cem", "Dora")),
        (("Ben", "", "", ""), ("Ben", "Cem", "Dora", "Emil")),
        (("Eva", "eva", "EVA", "Eva 2"), ("Eva", "eva 2", "EVA 3", "Eva 2 2")),
        (("a", "b", "c", "d", "e"), ("a", "b", "c", "d")),
    ],
)
def test_everybody_gets_a_name_of_their_own(
    wanted: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    assert complete_names(wanted, 4, DEFAULTS) == expected


def test_without_defaults_a_number_will_do() -> None:
    assert complete_names((), 4, ("Anna",)) == ("Anna", "2", "3", "4")


@given(st.lists(st.text(max_size=80), max_size=9), st.integers(4, 7))
def test_names_at_the_table_differ(wanted: list[str], count: int) -> None:
    names = complete_names(wanted, count, DEFAULTS)
    assert len(names) == count
    assert all(names)
    assert len({name.casefold() for name in names}) == count
