"""The catalogues as the program reads them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTranslator

from dokodesk import i18n


def test_german_and_english_are_there() -> None:
    assert {"de", "en"} <= set(i18n.languages())
    assert list(i18n.languages()) == sorted(i18n.languages())


@pytest.mark.parametrize("language", i18n.languages())
def test_qt_reads_every_catalogue(language: str) -> None:
    compiled = i18n.catalog(language)
    assert compiled is not None
    assert QTranslator().load(compiled)


@pytest.mark.parametrize("language", ["", "xx", "../i18n/dokodesk_de", "de.qm"])
def test_an_unknown_language_has_no_catalogue(language: str) -> None:
    assert i18n.catalog(language) is None


def test_only_compiled_catalogues_count() -> None:
    names = ["__init__.py", "dokodesk_de.ts", "dokodesk_nl.qm", "qtbase_fr.qm"]
    assert i18n._codes(names) == {"nl"}
