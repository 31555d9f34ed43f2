"""Speaking one language at a time, and switching it while everything runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from dokodesk.model.translation import Translation, language_for


@pytest.mark.parametrize(
    ("wanted", "system", "spoken"),
    [
        ("de", ["en-GB"], "de"),
        ("en", ["de-DE"], "en"),
        ("system", ["de-CH", "en-US"], "de"),
        ("system", ["fr-FR", "de-DE"], "de"),
        ("system", ["de_AT"], "de"),
        ("system", ["fr-FR"], "en"),
        ("system", ["C"], "en"),
        ("system", [], "en"),
        ("xx", ["de"], "de"),
    ],
)
def test_the_language_follows_the_wish_and_then_the_system(
    wanted: str, system: list[str], spoken: str
) -> None:
    assert language_for(wanted, system, ("de", "en")) == spoken


@pytest.fixture
def translation(qapp: QApplication) -> Iterator[Translation]:
    """A translation that is taken out of the application again."""
    del qapp
    locale = QLocale()
    made = Translation()
    yield made
    made.close()
    QLocale.setDefault(locale)


class Hearing(QWidget):
    """Counts how often it is told that the language has changed."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = 0

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.heard += 1
        super().changeEvent(event)


def test_windows_hear_of_a_switch_and_qt_speaks_german_too(
    qtbot: QtBot, translation: Translation
) -> None:
    widget = Hearing()
    qtbot.addWidget(widget)
    translation.speak("en")
    QCoreApplication.processEvents()
    widget.heard = 0
    with qtbot.waitSignal(translation.language_changed) as told:
        translation.speak("de")
    QCoreApplication.processEvents()
    assert told.args == ["de"]
    assert translation.language == "de"
    assert widget.heard == 1
    assert QLocale().language() == QLocale.Language.German
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Abbrechen"


def test_the_same_language_again_is_no_switch(qtbot: QtBot, translation: Translation) -> None:
    translation.speak("de")
    with qtbot.assertNotEmitted(translation.language_changed):
        translation.speak("de")


def test_english_takes_the_german_of_qt_away(qtbot: QtBot, translation: Translation) -> None:
    translation.speak("de")
    translation.speak("en")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Cancel"
