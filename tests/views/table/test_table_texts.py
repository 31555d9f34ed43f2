"""Texts of the table: all in German, with the same gaps, and nowhere cut off."""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QEvent, QTranslator
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

import dokodesk.views
from dokodesk.engine.actions import Call, Healthy, Play, Reserve, Word
from dokodesk.engine.cards import Card
from dokodesk.engine.events import (
    ContractSettled,
    DutyArose,
    Event,
    PartnerFound,
    PartyShown,
    PovertyTaken,
    SowTaken,
    TrickWon,
    TrumpsReturned,
)
from dokodesk.engine.parties import Party
from dokodesk.model.session import PERSON
from dokodesk.views.cardnames import card_name
from dokodesk.views.table.settings import Detail, TableSettings
from dokodesk.views.table.spoken import deal_text, event_text
from dokodesk.views.table.theme import THEMES
from tests.views.table.conftest import NAMES, MakeTable
from tests.views.table.test_table_questions import quiet
from tests.views.table.test_trophies import FOX, view_with
from tools.i18n_merge import FOLDER, read_texts

VIEWS = Path(dokodesk.views.__file__).parent
SOURCES = sorted([VIEWS / "cardnames.py", VIEWS / "amounts.py", *(VIEWS / "table").glob("*.py")])


def spoken_texts(tree: ast.AST, owner: str = "") -> Iterator[tuple[str, str]]:
    """Context and text of everything that is marked for translation."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from spoken_texts(node, node.name)
            continue
        yield from spoken_texts(node, owner)
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        name = node.func.id if isinstance(node.func, ast.Name) else name
        texts = [a.value for a in node.args if isinstance(a, ast.Constant)]
        if name in ("translate", "QT_TRANSLATE_NOOP") and len(texts) >= 2:
            yield str(texts[0]), str(texts[1])
        elif name == "tr" and texts:
            yield owner, str(texts[0])


USED = {pair for path in SOURCES for pair in spoken_texts(ast.parse(path.read_text("utf-8")))}
GERMAN = {
    (context, english): german
    for context, texts in read_texts(FOLDER / "table_de.yaml").items()
    for english, german in texts.items()
}
ENGLISH = {
    (context, english): forms
    for context, texts in read_texts(FOLDER / "table_en.yaml").items()
    for english, forms in texts.items()
}


def gaps(text: str) -> set[str]:
    """The names that are filled into a text."""
    found = {name for _, name, _, _ in string.Formatter().parse(text) if name}
    return found | ({"%n"} if "%n" in text else set())


def test_every_text_has_its_german_and_no_german_is_left_over() -> None:
    assert sorted(USED - set(GERMAN)) == []
    assert sorted(set(GERMAN) - USED) == []


def test_texts_that_count_have_both_forms_in_both_languages() -> None:
    counting = {pair for pair in USED if "%n" in pair[1]}
    assert set(ENGLISH) == counting
    for pair in counting:
        assert isinstance(GERMAN[pair], list)
        assert len(GERMAN[pair]) == len(ENGLISH[pair]) == 2


@pytest.mark.parametrize("pair", sorted(USED), ids=" ".join)
def test_german_has_the_same_gaps(pair: tuple[str, str]) -> None:
    german = GERMAN[pair]
    for form in german if isinstance(german, list) else [german]:
        missing = gaps(pair[1]) - gaps(form)
        assert missing <= {"%n"}
        assert gaps(form) <= gaps(pair[1])


class Longer(QTranslator):
    """Every text is two fifths longer than the English one."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        del context, disambiguation, n
        return source + "m" * max(1, len(source) * 2 // 5)

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def longer(qapp: QApplication) -> Iterator[None]:
    """The program speaks a language with long words."""
    translator = Longer()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("longer")
@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("size", [(800, 500), (1280, 800)])
def test_no_button_or_label_is_cut_off(
    make_table: MakeTable, percent: int, size: tuple[int, int]
) -> None:
    table = make_table(player=quiet, settings=TableSettings(text_scale=percent), size=size)
    for step in range(6):
        table.until_asked()
        widgets: list[QAbstractButton | QLabel] = [
            *table.view.findChildren(QAbstractButton),
            *table.view.findChildren(QLabel),
        ]
        for widget in widgets:
            if not widget.isVisible() or not widget.text():
                continue
            wraps = isinstance(widget, QLabel) and widget.wordWrap()
            least = widget.minimumSizeHint().width()
            if not wraps:
                assert widget.width() >= least, widget.text()
            assert widget.height() >= widget.fontMetrics().height() * 0.9
        legal = table.seen.legal
        wanted = legal[0] if step else next((a for a in legal if isinstance(a, Reserve)), legal[0])
        table.session.request(wanted)


def test_language_change_changes_every_text(make_table: MakeTable, qapp: QApplication) -> None:
    table = make_table(player=quiet)
    table.until_asked()
    panel = table.view.furniture.panel
    before = [button.text() for button in panel.buttons]
    translator = Longer()
    qapp.installTranslator(translator)
    try:
        table.spin()
        after = [button.text() for button in panel.buttons]
        assert len(after) == len(before)
        assert all(
            new.startswith(old) and new != old for old, new in zip(before, after, strict=True)
        )
        assert table.view.decor.info_text[0].endswith("m")
        assert panel.buttons[0].hasFocus()
    finally:
        qapp.removeTranslator(translator)


# --- words for screen readers ---------------------------------------------------------------------


def test_a_card_and_a_trick_in_words() -> None:
    won = TrickWon(3, 1, (Card.CA, Card.CK, Card.C9, Card.C10), 1, 25)
    text = event_text(Play(0, Card.C10), (won,), NAMES)
    assert text.startswith("Anna: ten of clubs. Jürgen wins the trick with 25")
    own = event_text(Play(1, Card.C10), (TrickWon(3, 1, (), 0, 25),), NAMES)
    assert "You win the trick with 25" in own


def test_more_or_less_is_told_as_wanted() -> None:
    play = Play(1, Card.CA)
    assert event_text(play, (), NAMES, detail=Detail.BRIEF, winning=1) == ""
    won = TrickWon(3, 1, (), 1, 25)
    assert event_text(play, (won,), NAMES, detail=Detail.BRIEF).startswith("Jürgen wins")
    assert event_text(Call(1, Word.RE), (), NAMES, detail=Detail.BRIEF)
    assert event_text(play, (), NAMES, winning=1) == "Jürgen: ace of clubs."
    full = event_text(play, (), NAMES, detail=Detail.FULL, winning=0)
    assert full == "Jürgen: ace of clubs. It would be your trick."


def test_announcements_and_games_in_words() -> None:
    assert event_text(Call(2, Word.NO90), (), NAMES) == "Łukasz announces No 90."
    assert event_text(Call(0, Word.RE), (), NAMES) == "You announce Re."
    settled = ContractSettled("queens", 3)
    assert "Queens solo" in event_text(Call(0, Word.RE), (settled,), NAMES)
    assert event_text(Call(0, Word.RE), (PartnerFound(1, 0, 2),), NAMES).endswith(
        "You are the partner."
    )
    assert event_text(Call(0, Word.RE), (SowTaken(0),), NAMES).endswith("You stand alone.")


def test_everything_that_happens_is_said() -> None:
    """Each event of a deal has a sentence for the person and one for the others."""
    names = NAMES
    healthy = Healthy(1)
    said: list[tuple[Event, str]] = [
        (PovertyTaken(2, 3, 3), "Dora takes the poverty of Łukasz."),
        (TrumpsReturned(3, 2, exact=True), "returned."),
        (TrumpsReturned(3, 0, exact=False), "No trumps came back."),
        (TrumpsReturned(3, 1, exact=False), "Trumps came back."),
        (DutyArose(0, "re"), "You must announce now."),
        (DutyArose(2, "re"), "Łukasz must announce."),
        (PartyShown(1, Party.RE), "Jürgen belongs to Re."),
        (SowTaken(2), "Łukasz stands alone."),
    ]
    for event, sentence in said:
        assert sentence in event_text(healthy, (event,), names)
    assert event_text(healthy, (PartyShown(0, Party.RE),), names).endswith("Healthy.")


def test_a_new_deal_is_told_with_the_own_hand() -> None:
    view = msgspec.structs.replace(view_with(()), bock=2, dealer=0)
    told = deal_text(view, NAMES)
    assert "You deal." in told
    assert "Bock, times 2." in told
    assert all(card_name(card) in told for card in view.hand)
    brief = deal_text(msgspec.structs.replace(view, dealer=2), NAMES, detail=Detail.BRIEF)
    assert "Łukasz deals." in brief
    assert "Your hand" not in brief


def test_what_a_trick_is_worth_besides_its_points_is_told() -> None:
    view = view_with((FOX,), (None, Party.RE, None, Party.KONTRA))
    won = TrickWon(1, 0, FOX.cards, 1, FOX.points)
    assert "Fox put aside." in event_text(Play(3, Card.D9), (won,), NAMES, view=view)


def test_every_card_is_announced(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    heard: list[str] = []
    table.view.message.connect(heard.append)
    table.say_healthy()
    table.click(table.legal_places()[0])
    table.until_asked()
    played = sum(isinstance(step.action, Play) for step in table.steps)
    assert sum(" of " in text for text in heard) == played
    assert table.steps[-1].view.seat == PERSON


# --- contrast -------------------------------------------------------------------------------------


def luminance(color: str) -> float:
    """Relative luminance of ``#rrggbb`` as the accessibility guidelines define it."""
    parts = [int(color[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: str, second: str) -> float:
    """Contrast ratio of two colours, 1 to 21."""
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", THEMES)
def test_text_can_be_read_in_every_theme(name: str) -> None:
    theme = THEMES[name]
    pairs = [
        (theme.text, theme.plate),
        (theme.faint, theme.plate),
        (theme.text, theme.panel),
        (theme.faint, theme.panel),
        (theme.button_text, theme.button),
        (theme.button_text, theme.turn),
        (theme.bubble_text, theme.bubble),
        (theme.re_text, theme.re),
        (theme.kontra_text, theme.kontra),
    ]
    for front, back in pairs:
        assert contrast(front, back) >= 4.5, (front, back)


def test_language_event_without_a_match_is_harmless(make_table: MakeTable) -> None:
    table = make_table(start=False)
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.LanguageChange))
    table.spin()
    table.click_anywhere()
