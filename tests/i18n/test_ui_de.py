"""Every text of the window has its German, and the German can be filled in."""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator
from pathlib import Path

from tools.i18n_merge import FOLDER, Translation, main, read_texts

GERMAN = read_texts(FOLDER / "ui_de.yaml")
PACKAGE = FOLDER.parent
#: What stands in other files, such as the one of the table.
ELSEWHERE = {
    (context, english)
    for path in FOLDER.glob("*_de.yaml")
    if path.name != "ui_de.yaml"
    for context, texts in read_texts(path).items()
    for english in texts
}


def own_sources() -> Iterator[Path]:
    """The modules whose texts stand in ui_de.yaml."""
    yield PACKAGE / "model" / "score_sheet.py"
    yield from sorted((PACKAGE / "views").glob("*.py"))


def marked_texts() -> dict[str, set[str]]:
    """The texts in the source that are marked for translation, by context."""
    found: dict[str, set[str]] = {}
    for path in own_sources():
        tree = ast.parse(path.read_text("utf-8"))
        for node in tree.body:
            context = node.name if isinstance(node, ast.ClassDef) else ""
            for call in (one for one in ast.walk(node) if isinstance(one, ast.Call)):
                name = getattr(call.func, "attr", getattr(call.func, "id", ""))
                words = [a.value for a in call.args if isinstance(a, ast.Constant)]
                if name == "tr":
                    found.setdefault(context, set()).add(str(words[0]))
                elif name in ("translate", "QT_TRANSLATE_NOOP") and len(words) >= 2:
                    found.setdefault(str(words[0]), set()).add(str(words[1]))
    own = {
        context: {text for text in texts if (context, text) not in ELSEWHERE}
        for context, texts in found.items()
    }
    return {context: texts for context, texts in own.items() if texts}


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
                assert english.startswith(" ") == form.startswith(" ")
                assert english.endswith(".") == form.endswith("."), english
                assert english.count("&") == form.count("&"), english


def test_no_two_entries_of_a_menu_share_a_letter() -> None:
    menus = (
        ("&New match…", "&Go on playing", "Next &deal", "&End match…", "&Quit"),
        ("&Score sheet", "&Last trick", "&Rules in force", "&Full screen"),
        ("&Preferences…", "&Language"),
        ("&Keyboard", "&About dokodesk"),
        ("&Game", "&View", "&Settings", "&Help"),
    )
    actions = GERMAN["Actions"]
    for menu in menus:
        for texts in (menu, [str(actions[text]) for text in menu]):
            letters = [text[text.index("&") + 1].casefold() for text in texts]
            assert len(letters) == len(set(letters)), texts


def test_plural_forms_are_merged(tmp_path: Path) -> None:
    (tmp_path / "ui_de.yaml").write_text((FOLDER / "ui_de.yaml").read_text("utf-8"), "utf-8")
    empty = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1">\n</TS>\n'
    catalogue = tmp_path / "dokodesk_de.ts"
    catalogue.write_text(empty, "utf-8")
    assert main([str(tmp_path)]) == 0
    merged = catalogue.read_text("utf-8")
    assert "<numerusform>%n Stich</numerusform>" in merged
    assert "<numerusform>%n Stiche</numerusform>" in merged
    assert main([str(tmp_path)]) == 0
    assert catalogue.read_text("utf-8") == merged
