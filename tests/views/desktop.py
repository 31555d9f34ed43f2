"""A stand-in for a desktop: answers what its settings are, and changes one of them.

``dbus-run-session -- python -m tests.views.desktop`` prints whether less motion is wanted: before
the answer, after it, and after the change.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant

from dokodesk.views.accessibility import SystemMotion

_PATH = "/org/freedesktop/portal/desktop"
_NAME = "org.freedesktop.portal.Settings"


def variant(value: object) -> QDBusVariant:
    """A value in the envelope of the bus."""
    result = QDBusVariant()
    result.setVariant(value)
    return result


@ClassInfo({"D-Bus Interface": _NAME})  # type: ignore[call-arg] # wrong in the stubs
class Portal(QObject):  # type: ignore[operator] # both wrong in the stubs
    """The desktop's settings: no animations."""

    @Slot(str, str, result=QDBusVariant)
    def Read(self, space: str, key: str) -> QDBusVariant:
        """Answer what a setting is."""
        del space
        return variant(False if key == "enable-animations" else 0)


def main() -> int:
    """Ask, wait for the answer, change the setting, wait for the change."""
    application = QCoreApplication(sys.argv)
    bus = QDBusConnection.sessionBus()
    portal = Portal()
    bus.registerObject(_PATH, portal, QDBusConnection.RegisterOption.ExportAllContents)
    bus.registerService("org.freedesktop.portal.Desktop")
    motion = SystemMotion()
    told = [motion.less]

    def note() -> None:
        told.append(motion.less)
        if len(told) == 2:
            message = QDBusMessage.createSignal(_PATH, _NAME, "SettingChanged")
            message.setArguments(
                ["org.gnome.desktop.interface", "enable-animations", variant(True)]
            )
            bus.send(message)
        else:
            application.quit()

    motion.changed.connect(note)
    QTimer.singleShot(30_000, application.quit)
    application.exec()
    print(*told)
    return 0


if __name__ == "__main__":
    sys.exit(main())
