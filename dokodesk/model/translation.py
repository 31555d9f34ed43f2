"""The language of the program: which one, and switching it while everything runs.

Two translators are installed once, ours and Qt's own; a switch only loads other texts into them, so
every window gets one ``LanguageChange`` event for it.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
    Signal,
)

from dokodesk import i18n

__all__ = ["SYSTEM", "Translation", "language_for"]

SYSTEM = "system"
"""The preference that follows the system."""


def language_for(wanted: str, system_languages: Iterable[str], known: Iterable[str]) -> str:
    """The language to speak.

    Args:
        wanted: a language code, or ``system``.
        system_languages: what the system prefers, best first, such as ``de-CH``.
        known: the codes there are catalogues for.

    Returns:
        A code out of ``known``; English if nothing fits.
    """
    codes = frozenset(known)
    if wanted in codes:
        return wanted
    for name in system_languages:
        code = name.replace("_", "-").split("-")[0].lower()
        if code in codes:
            return code
    return i18n.SOURCE_LANGUAGE


class Translation(QObject):
    """Speaks one language at a time.

    Signals:
        language_changed(str): the code, after the texts were loaded and before the windows hear
            of it.
    """

    language_changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = ""
        self._catalogs: tuple[bytes | None, ...] = ()
        self._own = QTranslator(self)
        self._qt = QTranslator(self)
        QCoreApplication.installTranslator(self._qt)
        QCoreApplication.installTranslator(self._own)

    @property
    def language(self) -> str:
        """The code of the language spoken; empty before the first ``speak``."""
        return self._language

    def speak(self, wanted: str) -> None:
        """Switches to a language.

        Args:
            wanted: a code, or ``system`` for the one of the system.
        """
        language = language_for(wanted, QLocale.system().uiLanguages(), i18n.languages())
        if language == self._language:
            return
        self._language = language
        catalog, qt_catalog = i18n.catalog(language), i18n.qt_catalog(language)
        # Qt keeps a pointer into these bytes: the old ones must outlive the switch.
        before, self._catalogs = self._catalogs, (catalog, qt_catalog)
        self._own.load(catalog if catalog is not None else b"")
        locale = QLocale(language)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if not self._qt.load(locale, "qtbase", "_", folder):
            # Qt has no texts in this language; those that a person meets are among ours.
            self._qt.load(qt_catalog if qt_catalog is not None else b"")
        del before
        QLocale.setDefault(_with_system_country(locale))
        self.language_changed.emit(language)

    def close(self) -> None:
        """Takes the translators out of the application again."""
        QCoreApplication.removeTranslator(self._own)
        QCoreApplication.removeTranslator(self._qt)


def _with_system_country(locale: QLocale) -> QLocale:
    """The locale for numbers and dates: the system's own where it speaks the same language."""
    system = QLocale.system()
    return system if system.language() == locale.language() else locale
