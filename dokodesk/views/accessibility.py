"""What the system was told about its user: whether less motion is wanted.

The Qt that this program uses does not tell, so each system is asked in its own way. Nothing waits
for an answer: where it comes late, ``changed`` tells it.
"""

from __future__ import annotations

import configparser
import logging
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    SLOT,
    QCoreApplication,
    QObject,
    QSettings,
    QStandardPaths,
    Signal,
    Slot,
)

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher

__all__ = ["SystemMotion", "system_motion"]

_log = logging.getLogger(__name__)

_PORTAL: Final = "org.freedesktop.portal.Desktop"
_PATH: Final = "/org/freedesktop/portal/desktop"
_SETTINGS: Final = "org.freedesktop.portal.Settings"
#: What the desktop is asked for, and the answer that means less motion.
_ASKED: Final[dict[tuple[str, str], object]] = {
    ("org.freedesktop.appearance", "reduced-motion"): 1,
    ("org.gnome.desktop.interface", "enable-animations"): False,
}
_SPI_GETCLIENTAREAANIMATION: Final = 0x1042


def _windows_wants_less() -> bool:
    import ctypes

    shown = ctypes.c_int(1)
    library = getattr(ctypes, "windll", None)
    if library is None:
        return False
    known = library.user32.SystemParametersInfoW(
        _SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shown), 0
    )
    return bool(known) and not shown.value


def _mac_wants_less() -> bool:
    file = Path.home() / "Library/Preferences/com.apple.universalaccess.plist"
    value = QSettings(str(file), QSettings.Format.NativeFormat).value("reduceMotion", False)
    return value in (True, 1, "1", "true")


def files_want_less(folder: Path, desktop: str) -> bool:
    """What the settings files of a desktop say.

    Args:
        folder: where programs keep their settings.
        desktop: the desktop's own word for itself (``XDG_CURRENT_DESKTOP``).
    """
    if "KDE" in desktop.upper():
        factor = _entry(folder / "kdeglobals", "KDE", "AnimationDurationFactor")
        try:
            return factor != "" and float(factor) == 0
        except ValueError:
            return False
    animations = _entry(folder / "gtk-3.0" / "settings.ini", "Settings", "gtk-enable-animations")
    return animations.lower() in ("0", "false")


def _entry(file: Path, section: str, key: str) -> str:
    parser = configparser.ConfigParser(strict=False, interpolation=None, allow_no_value=True)
    try:
        parser.read(file, encoding="utf-8")
        return (parser.get(section, key, fallback="") or "").strip()
    except (OSError, UnicodeDecodeError, configparser.Error):
        return ""


class SystemMotion(QObject):
    """Whether the system asks for less motion.

    Signals:
        changed: the answer is another one now.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Ask the system; an answer from the desktop comes later."""
        super().__init__(parent)
        self._told: dict[tuple[str, str], bool] = {}
        self._watchers: list[QDBusPendingCallWatcher] = []
        if sys.platform == "win32":
            self._base = _windows_wants_less()
        elif sys.platform == "darwin":
            self._base = _mac_wants_less()
        else:
            location = QStandardPaths.StandardLocation.GenericConfigLocation
            folder = Path(QStandardPaths.writableLocation(location))
            self._base = files_want_less(folder, os.environ.get("XDG_CURRENT_DESKTOP", ""))
            self._ask_desktop()

    @property
    def less(self) -> bool:
        """Whether less motion is wanted."""
        return self._base or any(self._told.values())

    def note(self, space: str, key: str, value: object) -> None:
        """The desktop has told one of its settings."""
        wanted = _ASKED.get((space, key))
        if wanted is None:
            return
        before = self.less
        self._told[space, key] = type(value) in (bool, int) and value == wanted
        if self.less != before:
            self.changed.emit()

    def _ask_desktop(self) -> None:
        if not os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
            return
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        for space, key in _ASKED:
            message = QDBusMessage.createMethodCall(_PORTAL, _PATH, _SETTINGS, "Read")
            message.setArguments([space, key])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(message), self)
            watcher.finished.connect(
                lambda done, space=space, key=key: self._on_read(done, space, key)
            )
            self._watchers.append(watcher)
        slot: Any = SLOT("on_setting(QDBusMessage)")
        try:
            bus.connect(_PORTAL, _PATH, _SETTINGS, "SettingChanged", self, slot)
        except (TypeError, ValueError) as error:
            # What a slot must look like has changed before; only later changes are missed then.
            _log.info("the desktop's settings are not watched: %s", error)

    def _on_read(self, done: QDBusPendingCallWatcher, space: str, key: str) -> None:
        arguments = done.reply().arguments()
        if not done.isError() and arguments:
            self.note(space, key, _plain(arguments[0]))

    @Slot("QDBusMessage")
    def on_setting(self, message: QDBusMessage) -> None:
        """The desktop tells that a setting has changed."""
        arguments = message.arguments()
        if len(arguments) == 3:
            self.note(str(arguments[0]), str(arguments[1]), _plain(arguments[2]))


def _plain(value: object) -> object:
    """A value without the envelopes that the bus puts round it."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value


_known: list[SystemMotion] = []


def system_motion() -> SystemMotion:
    """The one of this program; made when it is first asked for."""
    if not _known:
        _known.append(SystemMotion())
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(_known.clear)
    return _known[0]
