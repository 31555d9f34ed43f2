"""Every text of the rules has its German, and the German can be filled in."""

from __future__ import annotations

import ast
import string
from pathlib import Path

import pytest
from hypothesis import given

from dokodesk.engine.options import OPTION, OPTIONS, Rules
from dokodesk.engine.rules import (
    RulesError,
    find_options,
    from_dict,
    plain_words,
    preset,
    preset_names,
    shown_value,
)
from tests.helpers.strategies import any_rules
from tools.i18n_merge import FOLDER, read_texts

GERMAN = {
    english: text
    for english, text in read_texts(FOLDER / "rules_de.yaml")["Rules"].items()
    if isinstance(text, str)
}


def german(text: str) -> str:
    return GERMAN[text]


def marked_texts() -> set[str]:
    """The texts in the source that are marked with the context ``Rules``."""
    found: set[str] = set()
    for path in Path(FOLDER.parent).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "QT_TRANSLATE_NOOP"
            ):
                context, text = (ast.literal_eval(argument) for argument in node.args)
                if context == "Rules":
                    found.add(text)
    return found


def test_nothing_is_missing_and_nothing_is_left_over() -> None:
    assert marked_texts() == set(GERMAN)


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_form_of_the_german() -> None:
    for english, translated in GERMAN.items():
        assert placeholders(translated) == placeholders(english)
        assert translated == " ".join(translated.split())
        assert english.endswith(".") == translated.removesuffix("usw.").endswith("."), english
        assert translated.count("„") == translated.count("“"), english
        assert '"' not in translated, english


@given(any_rules())
def test_the_page_in_german(rules: Rules) -> None:
    for group in plain_words(rules, german):
        for line in group.lines:
            assert line.text.endswith(".")
            assert "{" not in line.text
            assert line.text[0].isupper() or line.text[0] in "„0123456789"
    for option in OPTIONS:
        assert shown_value(option, getattr(rules, option.key), german)


@pytest.mark.parametrize("name", preset_names())
def test_a_page_fits_on_the_wall(name: str) -> None:
    page = plain_words(preset(name), german)
    assert 20 <= sum(len(group.lines) for group in page) <= 50


def test_problems_in_german() -> None:
    with pytest.raises(RulesError) as caught:
        from_dict({"dule_rule": "first", "table_size": 9})
    mistyped, size = (problem.say(german) for problem in caught.value.problems)
    assert mistyped.startswith("dule_rule: diese Einstellung gibt es nicht; gemeint vielleicht: d")
    assert size == "table_size: 9 liegt außerhalb des Bereichs; möglich: 4 ... 7"


def test_search_in_german() -> None:
    assert OPTION["poverty_two_poor"] in find_options("zwei arme", german)
    assert OPTION["genscher"] in find_options("partner genscher", german)
