"""The parts of a table and where they lie: made once, divided anew with every size and look."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QFontInfo, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from dokodesk.views.table.callouts import Callouts
from dokodesk.views.table.canvas import TableCanvas
from dokodesk.views.table.card_art import CardArt
from dokodesk.views.table.decor import Decor
from dokodesk.views.table.director import Director
from dokodesk.views.table.elements import Elements
from dokodesk.views.table.furniture import Furniture
from dokodesk.views.table.hand import Hand
from dokodesk.views.table.keys import Keys
from dokodesk.views.table.pace import RESIZED_MS, Pace, pace_for
from dokodesk.views.table.pointer import Pointer
from dokodesk.views.table.room import sizes_for
from dokodesk.views.table.scene import TableScene
from dokodesk.views.table.settings import TableSettings
from dokodesk.views.table.story import Story
from dokodesk.views.table.theme import theme_named
from dokodesk.views.table.trickoverlay import TrickOverlay

__all__ = ["TableFrame", "art_for", "art_key"]

_FALLBACK_PX = 13.0


def art_key(settings: TableSettings) -> tuple[str, str, str, str]:
    """What the pictures of the cards depend on."""
    return settings.deck, settings.letters, settings.back, settings.own_cards


def art_for(settings: TableSettings) -> CardArt:
    """The pictures of the cards that somebody likes."""
    return CardArt(*art_key(settings))


class TableFrame(QWidget):
    """A table with nothing on it."""

    def __init__(
        self,
        settings: TableSettings | None = None,
        parent: QWidget | None = None,
        *,
        pace: Pace | None = None,
    ) -> None:
        """Make an empty table.

        Args:
            settings: look and habits; the defaults unless given.
            parent: Qt parent.
            pace: durations in place of those that follow from the settings.
        """
        super().__init__(parent)
        self._settings = settings if settings is not None else TableSettings()
        self._fixed_pace = pace
        self._pace = pace if pace is not None else pace_for(self._settings)
        self._theme = theme_named(self._settings.theme)
        self._art = art_for(self._settings)
        self._arranged: tuple[QSize, float, float] | None = None

        # The lowest children: the canvas lies over them.
        self._elements = Elements(self)
        self._scene = TableScene(self)
        self._canvas = TableCanvas(self._scene, self)
        self._decor = Decor(self._scene)
        self._director = Director(self)
        self._story = Story(self._scene, self._decor, self._pace)
        self._hand = Hand(self._scene, self._director, self)
        self._furniture = Furniture(self)
        self._callouts = Callouts(self._scene, self._furniture.keep_clear)
        self._keys = Keys(self._hand, self._director, self._furniture, lambda: self.idle, self)
        self._pointer = Pointer(
            self._canvas,
            self._scene,
            self._hand,
            self._director,
            self._furniture,
            lambda: self.idle,
        )
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.setInterval(RESIZED_MS)
        self._resized.timeout.connect(self._on_resized)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)

    # --- the parts --------------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Whether everything stands still and nothing waits to be shown."""
        return not self._director.busy

    @property
    def settings(self) -> TableSettings:
        """Look and habits in force."""
        return self._settings

    @property
    def scene(self) -> TableScene:
        """The items."""
        return self._scene

    @property
    def canvas(self) -> TableCanvas:
        """The graphics view; real mouse events go to its viewport."""
        return self._canvas

    @property
    def art(self) -> CardArt:
        """The pictures of the cards."""
        return self._art

    @property
    def decor(self) -> Decor:
        """Name plates, bubbles, banner."""
        return self._decor

    @property
    def callouts(self) -> Callouts:
        """Frames and words that point at something."""
        return self._callouts

    @property
    def hand(self) -> Hand:
        """Input on the own hand."""
        return self._hand

    @property
    def director(self) -> Director:
        """What is being shown."""
        return self._director

    @property
    def elements(self) -> Elements:
        """What a screen reader finds."""
        return self._elements

    @property
    def furniture(self) -> Furniture:
        """The widgets on the table: question, calls, hint, bubble, last trick."""
        return self._furniture

    @property
    def overlay(self) -> TrickOverlay:
        """The tricks that may be looked at."""
        return self._furniture.overlay

    # --- size, language, look --------------------------------------------------------------------

    def _arrange(self) -> None:
        """Divide the table anew and put everything in its place."""
        size, ratio = self.size(), self.devicePixelRatioF()
        base = QFontInfo(self.font()).pixelSize() or _FALLBACK_PX
        text_px, metrics = sizes_for(base, self._settings.text_scale, size.width(), size.height())
        if self._arranged == (size, ratio, text_px):
            return
        self._arranged = (size, ratio, text_px)
        self._canvas.setGeometry(0, 0, size.width(), size.height())
        self._scene.arrange((size.width(), size.height()), ratio, metrics, self._art, self._theme)
        geometry = self._scene.geometry
        self._decor.arrange(geometry, metrics, text_px, self._theme, ratio)
        self._furniture.arrange(geometry, text_px, self._theme, self._art)
        self._callouts.arrange(self._theme, text_px, ratio)
        self._story.burst.arrange(self._theme, text_px, ratio)
        self._on_arranged()

    def _on_arranged(self) -> None:
        """Everything has a new place; what depends on it follows."""

    def _retranslate(self) -> None:
        """Another language is spoken."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hand.cancel_drag(glide=False)
        if self._arranged is not None and self.isVisible():
            # Somebody pulls at the edge: everything goes to its place at once, painted from what
            # there is; sharp pictures follow when the size has settled.
            self._art.rough = True
            self._resized.start()
        self._arrange()

    def _on_resized(self) -> None:
        """The size has settled: paint everything for it."""
        self._art.rough = False
        self._arranged = None
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        self._hand.cancel_drag(glide=False)
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        match event.type():
            case QEvent.Type.LanguageChange:
                self._retranslate()
            case QEvent.Type.ApplicationFontChange | QEvent.Type.FontChange:
                self._arrange()
            case _:
                pass

    def event(self, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.WindowDeactivate:
                self._pointer.cancel_drag()
            case QEvent.Type.DevicePixelRatioChange:
                self._arrange()
            case _:
                pass
        return super().event(event)

    def sizeHint(self) -> QSize:
        return QSize(1280, 800)
