"""The page of the rules, shown, with the hands of a person."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from dokodesk.engine.options import Rules
from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.views.appearance import Appearance
from dokodesk.views.rules.choices import WrapCheck, WrapRadio
from dokodesk.views.rules.page import RulesPage, Tab
from dokodesk.views.rules.row import OptionRow
from tools.i18n_merge import FOLDER, read_texts


class German(QTranslator):
    """The German of the rules, straight from where it is kept."""

    def __init__(self) -> None:
        super().__init__()
        self._texts = {
            (context, english): text
            for file in sorted(FOLDER.glob("*_de.yaml"))
            for context, texts in read_texts(file).items()
            for english, text in texts.items()
        }
        self.missing: set[tuple[str, str]] = set()

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        del disambiguation
        found = self._texts.get((context, text))
        if found is None:
            self.missing.add((context, text))
            return text
        if isinstance(found, list):
            return found[0 if n == 1 else 1]
        return found


@dataclass
class Person:
    """Somebody in front of the page, with mouse and keyboard."""

    page: RulesPage
    folder: Path
    qtbot: QtBot
    started: list[Rules] = field(default_factory=list)
    chosen: list[tuple[Rules, str]] = field(default_factory=list)
    clicks: int = 0

    def spin(self, times: int = 8) -> None:
        """Let queued calls run."""
        for _ in range(times):
            QCoreApplication.processEvents()

    def click(self, widget: QWidget) -> None:
        """Click a widget that can be seen."""
        assert widget.isVisible(), widget
        self.page.change.form.ensurePolished()
        place = QPoint(min(12, widget.width() // 2), widget.height() // 2)
        if isinstance(widget, WrapRadio | WrapCheck):
            place = QPoint(5, 8)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place)
        self.clicks += 1
        self.spin()

    def key(
        self,
        key: Qt.Key,
        modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
        times: int = 1,
    ) -> None:
        """Press a key where the focus is."""
        for _ in range(times):
            QTest.keyClick(self.focused, key, modifier)
            self.spin()

    def type(self, text: str) -> None:
        """Type where the focus is."""
        QTest.keyClicks(self.focused, text)
        self.spin()

    def find(self, text: str) -> None:
        """Search for something, and wait until it is found."""
        self.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        assert self.focused is self.page.change.search
        self.type(text)
        self.qtbot.waitUntil(lambda: self.page.change._filter.query == text)
        self.spin()

    @property
    def focused(self) -> QWidget:
        """What has the keyboard."""
        return QApplication.focusWidget() or self.page

    def tab_to(self, widget: QWidget, most: int = 200) -> int:
        """Press Tab until a widget has the keyboard; says how often."""
        for times in range(most):
            if self.focused is widget or widget.isAncestorOf(self.focused):
                return times
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never got to {widget}")

    def row(self, key: str) -> OptionRow:
        """The row of an option."""
        return self.page.change.form.row(key)

    def part(self, key: str, text: str) -> QAbstractButton:
        """A radio button or check box of an option by its text."""
        for button in self.row(key).editor.findChildren(QAbstractButton):
            if button.text() == text:
                return button
        raise AssertionError(f"{key} has no {text!r}")

    def go(self, tab: Tab) -> None:
        """Click on a part of the page."""
        self.click(self.page.tabs.button(tab))

    @property
    def messages(self) -> str:
        """What the page has to tell."""
        return "\n".join(self.page.messages.texts)


Make = Callable[..., Person]


@pytest.fixture
def make_person(
    qtbot: QtBot, appearance: Appearance, preferences: PreferencesModel, tmp_path: Path
) -> Iterator[Make]:
    """Shows the page and puts somebody in front of it."""
    pages: list[RulesPage] = []

    def make(size: tuple[int, int] = (1100, 760), scale: int = 100) -> Person:
        preferences.set_value("text_scale", scale)
        folder = tmp_path / "profiles"
        page = RulesPage(appearance, folder)
        pages.append(page)
        person = Person(page, folder, qtbot)
        page.start_match_requested.connect(person.started.append)
        page.rules_chosen.connect(lambda rules, name: person.chosen.append((rules, name)))
        page.resize(*size)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        person.spin()
        return person

    yield make
    for page in pages:
        # Before the look is taken back, or all of it would be dressed once more.
        page.hide()
        page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def person(make_person: Make) -> Person:
    """Somebody in front of the page in an ordinary window."""
    return make_person()


@pytest.fixture
def german(plain_look: QApplication) -> Iterator[German]:
    """The program speaks German."""
    translator = German()
    plain_look.installTranslator(translator)
    yield translator
    plain_look.removeTranslator(translator)
