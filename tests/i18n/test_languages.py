"""Every language the program ships says everything, and nothing that does not fit."""

from __future__ import annotations

import string
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

import dev
from dokodesk import i18n
from dokodesk.storage.preferences import PREFERENCES
from dokodesk.views import window_actions
from dokodesk.views.table.settings import letters_for
from tools.i18n_merge import FOLDER, MergeError, catalogue_of, check_forms, main, read_texts
from tools.i18n_missing import areas, left_over, missing, skeleton, texts_of

TRANSLATED = tuple(dev.translated_languages(FOLDER))
MENUS = window_actions._MENUS
#: How much longer than English and German a text may be: for short words, and for sentences.
MOST_TIMES = 1.7
MOST_MORE = 22


def placeholders(text: str) -> list[str]:
    return sorted(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


def forms(text: str | list[str]) -> list[str]:
    return text if isinstance(text, list) else [text]


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_waits_for_its_translation_and_nothing_is_left_over(language: str) -> None:
    lacking = {area: missing(area, language) for area in areas()}
    assert {area: texts for area, texts in lacking.items() if texts} == {}
    assert [text for area in areas() for text in left_over(area, language)] == []


@pytest.mark.parametrize("language", [i18n.SOURCE_LANGUAGE, *TRANSLATED])
def test_no_text_is_translated_in_two_files(language: str) -> None:
    found = Counter(
        (context, english)
        for path in FOLDER.glob(f"*_{language}.yaml")
        for context, texts in read_texts(path).items()
        for english in texts
    )
    assert [text for text, count in found.items() if count > 1] == []


@pytest.mark.parametrize("language", [i18n.SOURCE_LANGUAGE, *TRANSLATED])
def test_the_catalogue_is_complete(language: str) -> None:
    root = ET.parse(FOLDER / f"dokodesk_{language}.ts").getroot()
    unfinished = [
        message.findtext("source")
        for message in root.iter("message")
        if (translation := message.find("translation")) is None
        or translation.get("type") == "unfinished"
    ]
    assert unfinished == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_texts_can_be_filled_in_and_are_not_too_long(language: str) -> None:
    wrong = []
    for area in areas():
        # German is measured by the English, the others by the longer of the two.
        german = texts_of(area, "de") if language != "de" else {}
        for context, texts in texts_of(area, language).items():
            for english, text in texts.items():
                model = forms(german.get(context, {}).get(english, english))
                longest = max(len(english), *map(len, model))
                for form in forms(text):
                    fits = len(form) <= longest * MOST_TIMES + MOST_MORE
                    filled = placeholders(form) == placeholders(english)
                    counted = ("%n" in form) == ("%n" in english)
                    keyed = english.count("&") == form.count("&")
                    edges = form.strip() == form or english.strip() != english
                    if not (fits and filled and counted and keyed and edges):
                        wrong.append((area, context, english, form))
    assert wrong == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_corner_letters_and_texts_say_the_same(language: str) -> None:
    letters = texts_of("table", language)["Cards"]
    shown = {"bdka": {"J": "B", "Q": "D"}, "jqka": {"J": "J", "Q": "Q"}}[letters_for(language)]
    assert {letter: letters[letter] for letter in ("J", "Q")} == shown
    assert [letters[letter] for letter in ("A", "K", "10", "9")] == ["A", "K", "10", "9"]


@pytest.mark.parametrize("language", [i18n.SOURCE_LANGUAGE, *TRANSLATED])
def test_no_two_entries_of_a_menu_share_a_letter(language: str) -> None:
    actions = {
        english: text
        for area in areas()
        for english, text in texts_of(area, language).get("Actions", {}).items()
    }
    words = {name: menu_text for name, menu_text, *_ in window_actions._ACTIONS}
    menus = [
        *([words.get(name, "&Language") for name in names if name] for _, names in MENUS),
        [title for title, _ in MENUS],
    ]
    for menu in menus:
        texts = [str(actions.get(text, text)) for text in menu]
        letters = [text[text.index("&") + 1].casefold() for text in texts]
        assert len(letters) == len(set(letters)), texts


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_can_be_chosen(language: str) -> None:
    assert language in {choice.value for choice in PREFERENCES["language"].choices}
    assert language in i18n.LANGUAGE_NAMES


def test_every_language_with_a_name_can_be_chosen_once_it_is_there() -> None:
    choices = {choice.value: choice.label for choice in PREFERENCES["language"].choices}
    assert choices == {"system": "As the system", **i18n.LANGUAGE_NAMES}


def test_qt_speaks_where_it_has_no_texts_of_its_own(qapp: object) -> None:
    catalogue = i18n.qt_catalog("vi")
    assert catalogue is not None
    translator = QTranslator()
    assert translator.load(catalogue)
    assert translator.translate("QPlatformTheme", "Cancel") == "Hủy"
    assert i18n.qt_catalog("../vi") is None


def test_a_new_language_needs_nothing_but_a_file(tmp_path: Path) -> None:
    (tmp_path / "ui_fi.yaml").write_text(
        'contexts:\n  Counts:\n    "%n deal(s)": ["%n jako", "%n jakoa"]\n', "utf-8"
    )
    (tmp_path / "qtbase_xx.yaml").write_text('contexts:\n  A:\n    "b": "c"\n', "utf-8")
    assert dev.translated_languages(tmp_path) == ["fi"]
    assert main([str(tmp_path)]) == 0
    made = (tmp_path / "dokodesk_fi.ts").read_text("utf-8")
    assert '<TS version="2.1" language="fi" sourcelanguage="en">' in made
    assert "<numerusform>%n jakoa</numerusform>" in made
    assert "<source>b</source>" in (tmp_path / "qtbase_xx.ts").read_text("utf-8")
    assert main([str(tmp_path)]) == 0
    assert (tmp_path / "dokodesk_fi.ts").read_text("utf-8") == made


@pytest.mark.parametrize(
    ("name", "text", "fits"),
    [
        ("ui_vi.yaml", '["%n ván"]', True),
        ("ui_vi.yaml", '["%n ván", "%n ván"]', False),
        ("ui_fi.yaml", '["%n jako"]', False),
        ("ui_fi.yaml", '"%n jakoa"', False),
        ("ui_es.yaml", '["%n partida", "%n partidas"]', True),
    ],
)
def test_counted_texts_have_the_forms_of_their_language(
    tmp_path: Path, name: str, text: str, *, fits: bool
) -> None:
    path = tmp_path / name
    path.write_text(f'contexts:\n  Counts:\n    "%n deal(s)": {text}\n', "utf-8")
    if fits:
        check_forms(path, read_texts(path))
    else:
        with pytest.raises(MergeError, match=r"Counts: '%n deal\(s\)' counts something"):
            check_forms(path, read_texts(path))
    assert catalogue_of(path).name == f"dokodesk_{name[3:5]}.ts"


def test_what_is_missing_can_be_filled_in(tmp_path: Path) -> None:
    (tmp_path / "ui_de.yaml").write_text(
        'contexts:\n  Counts:\n    "%n deal(s)": ["%n Spiel", "%n Spiele"]\n'
        '  Words:\n    "Yes": "Ja"\n    "No": "Nein"\n',
        "utf-8",
    )
    (tmp_path / "ui_fi.yaml").write_text(
        'contexts:\n  Words:\n    "Yes": "Kyllä"\n    "Old": "Vanha"\n', "utf-8"
    )
    assert areas(tmp_path) == ["ui"]
    lacking = missing("ui", "fi", tmp_path)
    assert lacking == {"Counts": {"%n deal(s)": ["%n Spiel", "%n Spiele"]}, "Words": {"No": "Nein"}}
    assert left_over("ui", "fi", tmp_path) == [("Words", "Old")]
    assert list(skeleton(lacking)) == [
        "contexts:",
        "  Counts:",
        "    # %n Spiel",
        "    # %n Spiele",
        '    "%n deal(s)": []',
        "  Words:",
        "    # Nein",
        '    "No": ""',
    ]
