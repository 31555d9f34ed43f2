"""No text is cut: in any language, with texts 40 % longer than English, and with large letters."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QToolBar, QWidget

from dokodesk import i18n
from dokodesk.engine.rules import preset
from dokodesk.model.hand_sheet import HandEntry, HandSheet
from dokodesk.model.sheet import sheet_of
from dokodesk.views.navigation import Page
from dokodesk.views.new_match_page import NewMatchPage
from dokodesk.views.preferences_dialog import PreferencesDialog
from dokodesk.views.ranking_page import RankingPage
from dokodesk.views.sheet.codes_dialog import CodesDialog
from dokodesk.views.sheet.export_dialog import ExportDialog
from dokodesk.views.sheet.hand_page import HandPage
from dokodesk.views.sheet_page import SheetPage
from dokodesk.views.welcome_page import WelcomePage
from dokodesk.views.widgets import ElidedLabel
from tests.helpers.matches import play_match
from tests.views.conftest import MakeShell, Shell

LANGUAGES = tuple(language for language in i18n.languages() if language != i18n.SOURCE_LANGUAGE)


class Longer(QTranslator):
    """A language whose texts are 40 % longer than the English ones."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        del context, disambiguation, n
        # Short texts grow most in real languages, and longer ones in more words.
        return source + " ēxtrā"[: max(2, 2 * len(source) // 5)] * max(1, len(source) // 15)


@pytest.fixture
def longer() -> Iterator[Longer]:
    """Speaks it until the end of the test."""
    translator = Longer()
    yield translator
    QCoreApplication.removeTranslator(translator)


def cut_texts(root: QWidget) -> list[str]:
    """The texts in a window that have less room than they need."""
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QAbstractButton | QLabel):
            continue
        if isinstance(widget, ElidedLabel) or not widget.text():
            continue  # names may be cut; they are shown in full by a tool tip
        if isinstance(widget, QLabel) and widget.wordWrap():
            if widget.heightForWidth(widget.width()) > widget.height() + 1:
                found.append(f"{widget.text()} (height)")
        elif widget.sizeHint().width() > widget.width() + 1:
            found.append(f"{widget.text()} ({widget.sizeHint().width()} > {widget.width()})")
    return found


def show_everything(shell: Shell) -> Iterator[tuple[str, QWidget]]:
    """Every page and dialog in turn, with its name."""
    window = shell.window
    match = play_match(preset("kneipe"), deals=6, planned=8)
    window.pages.show_page(Page.START)
    yield "start", window.pages
    window.pages.show_page(Page.NEW)
    shell.page(Page.NEW, NewMatchPage).show_plan(("",) * 4, preset("kneipe"), 7, "simple")
    yield "new match", window.pages
    shell.trigger("rules")
    yield "rules", window.pages
    window.pages.show_page(Page.SHEET)
    shell.page(Page.SHEET, SheetPage).set_match(match)
    yield "sheet", window.pages
    for place in range(len(match.deals)):
        window.show_deal_of(match, place)
        yield f"deal {place}", window.pages
    window.pages.show_page(Page.RANKING)
    shell.page(Page.RANKING, RankingPage).show_match(match)
    yield "ranking", window.pages
    window.pages.show_page(Page.WELCOME)
    welcome = shell.page(Page.WELCOME, WelcomePage)
    for step in range(len(welcome.steps)):
        welcome.show_step(step)
        yield f"welcome {step}", window.pages
    window.pages.show_page(Page.HAND_SHEET)
    yield "evening", window.pages
    evening = shell.page(Page.HAND_SHEET, HandPage)
    evening.begin(HandSheet(names=match.names, rules=preset("kneipe"), planned=8))
    evening.desk.write(HandEntry(re=(0, 1), re_points=130))
    evening.desk.correct(0, HandEntry(re=(0, 1), re_points=131))
    yield "evening sheet", window.pages
    export = ExportDialog((sheet_of(match),), shell.appearance, shell.preferences, window)
    codes = CodesDialog(shell.session, shell.appearance, window)
    for name, made in (("export", export), ("codes", codes)):
        made.show()
        yield name, made
        made.close()
    for name in ("preferences", "shortcuts", "about"):
        shell.trigger(name)
        dialog = window.dialogs.get(name)
        assert dialog is not None
        yield name, dialog
        if isinstance(dialog, PreferencesDialog):
            for group in dialog.groups:
                dialog.show_group(group)
                yield f"{name} {group.name}", dialog
            dialog.show_files()
            yield f"{name} files", dialog
    window.dialogs.close_all()
    shell.begin()
    shell.trigger("new_match")
    yield "question", window.messages


@pytest.mark.parametrize(
    ("language", "size", "scale"),
    [
        ("long", (1280, 740), 100),
        ("long", (1280, 740), 150),
        ("long", (800, 460), 150),
        *((language, (800, 460), 150) for language in LANGUAGES),
    ],
)
def test_nothing_is_cut(
    make_shell: MakeShell, longer: Longer, language: str, size: tuple[int, int], scale: int
) -> None:
    shell = make_shell(language="en" if language == "long" else language, size=size, offer=False)
    shell.preferences.set_value("text_scale", scale)
    if language == "long":
        QCoreApplication.installTranslator(longer)
    shell.spin()
    assert (" ēx" in shell.window.commands["sheet"].text()) == (language == "long")
    cut = {}
    for name, root in show_everything(shell):
        shell.spin(4)
        found = cut_texts(root)
        if found:
            cut[name] = found
    assert cut == {}
    assert shell.window.size().width() == size[0]


@pytest.mark.parametrize("language", i18n.languages())
@pytest.mark.parametrize("scale", [100, 160])
def test_every_button_of_the_tool_bar_has_its_place(
    make_shell: MakeShell, language: str, scale: int
) -> None:
    shell = make_shell(language=language)
    shell.preferences.set_value("text_scale", scale)
    (bar,) = shell.window.findChildren(QToolBar)
    styles = set()
    for width in range(620, 2100, 60):
        shell.window.resize(width, 600)
        shell.spin(3)
        styles.add(bar.toolButtonStyle())
        buttons = [bar.widgetForAction(action) for action in bar.actions() if action.isVisible()]
        assert all(button.isVisible() for button in buttons), width
    assert len(styles) == 2, "words where there is room, pictures where there is none"


def test_the_check_finds_a_text_that_is_cut(make_shell: MakeShell) -> None:
    shell = make_shell()
    button = QPushButton("A text that is much too long for this button", shell.window)
    button.setGeometry(0, 0, 60, 30)
    button.show()
    assert cut_texts(shell.window)
