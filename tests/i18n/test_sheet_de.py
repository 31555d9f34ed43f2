"""Every text about score sheets has its German, and the German can be filled in."""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator
from pathlib import Path

from tools.i18n_merge import FOLDER, Translation, read_texts

GERMAN = read_texts(FOLDER / "sheet_de.yaml")
PACKAGE = FOLDER.parent


def own_sources() -> Iterator[Path]:
    """The modules whose texts stand in sheet_de.yaml."""
    yield PACKAGE / "model" / "score_sheet.py"
    for name in ("deal_page", "deal_view", "record_reasons", "record_texts", "sheet_page"):
        yield PACKAGE / "views" / f"{name}.py"
    yield from sorted((PACKAGE / "views" / "sheet").glob("*.py"))


def marked_texts() -> dict[str, set[str]]:
    """The texts in the source that are marked for translation, by context."""
    found: dict[str, set[str]] = {}
    for path in own_sources():
        for node in ast.parse(path.read_text("utf-8")).body:
            context = node.name if isinstance(node, ast.ClassDef) else ""
            for call in (one for one in ast.walk(node) if isinstance(one, ast.Call)):
                name = getattr(call.func, "attr", getattr(call.func, "id", ""))
                words = [a.value for a in call.args if isinstance(a, ast.Constant)]
                if name == "tr":
                    found.setdefault(context, set()).add(str(words[0]))
                elif name in ("translate", "QT_TRANSLATE_NOOP") and len(words) >= 2:
                    found.setdefault(str(words[0]), set()).add(str(words[1]))
    return found


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def forms(translated: Translation) -> list[str]:
    return translated if isinstance(translated, list) else [translated]


def test_nothing_is_missing_and_nothing_is_left_over() -> None:
    assert {context: set(texts) for context, texts in GERMAN.items()} == marked_texts()


def test_form_of_the_german() -> None:
    for texts in GERMAN.values():
        for english, translated in texts.items():
            for form in forms(translated):
                assert placeholders(form) == placeholders(english), english
                assert ("%n" in form) == ("%n" in english), english
                assert english.endswith((".", "?")) == form.endswith((".", "?")), english
                assert form.count("„") == form.count("“"), english


def test_english_has_its_plural_forms() -> None:
    english = read_texts(FOLDER / "sheet_en.yaml")
    counted = {
        context: {text for text in texts if "%n" in text}
        for context, texts in GERMAN.items()
        if any("%n" in text for text in texts)
    }
    assert {context: set(texts) for context, texts in english.items()} == counted
    assert all(len(forms(text)) == 2 for texts in english.values() for text in texts.values())
