"""The first page: go on with the match that is stored, or begin a new one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dokodesk.assets.cards import card_svg, designs, letter_sets
from dokodesk.views.appearance import Appearance
from dokodesk.views.felt import paint_felt
from dokodesk.views.guard import guarded
from dokodesk.views.widgets import PushButton, Scroller, bold, label, panel

__all__ = ["ActionTile", "CardFan", "ChoiceButton", "StartPage"]

#: The cards with names of their own: Dulle, the old one, Charlie, fox.
_FAN: Final = ("H10", "CQ", "CJ", "DA")
#: Wide enough apart that the faces in the middle can be seen.
_LEAN: Final = 15.5
_ASPECT: Final = 1.45
_WIDEST_CHARACTERS = 82
#: Two tiles with long words side by side may be a little wider.
_WIDEST_PAIR = 110


class CardFan(QWidget):
    """A few cards held like a hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._design = designs()[0]
        self._letters = letter_sets()[0]
        self._pixmaps: dict[int, list[QPixmap]] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(0)

    def set_cards(self, design: str, letters: str) -> None:
        """Shows another deck; an unknown one is replaced by the usual one."""
        self._design = design if design in designs() else designs()[0]
        self._letters = letters if letters in letter_sets() else letter_sets()[0]
        self._pixmaps.clear()
        self.update()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        most = 15 * self.fontMetrics().height()
        height = min(self.height() * 0.8, self.width() * 0.3, most)
        if height < 40:
            return
        width = height / _ASPECT
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        middle = (len(_FAN) - 1) / 2
        foot = QPointF(self.width() / 2, self.height() / 2 + height * 1.42)
        for place, face in enumerate(self._faces(round(width))):
            painter.save()
            painter.translate(foot)
            painter.rotate((place - middle) * _LEAN)
            box = QRectF(-width / 2, -height * 2, width, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(Qt.GlobalColor.black)
            painter.setOpacity(0.16)
            painter.drawRoundedRect(box.adjusted(-1, 1, 3, 4), width * 0.06, width * 0.06)
            painter.setOpacity(1.0)
            painter.drawPixmap(box, face, QRectF(face.rect()))
            painter.restore()
        painter.end()

    def _faces(self, width: int) -> list[QPixmap]:
        # Twice as fine as the screen, for the cards are turned.
        pixels = max(1, round(width * self.devicePixelRatioF() * 1.5))
        if pixels not in self._pixmaps:
            self._pixmaps = {pixels: [self._face(code, pixels) for code in _FAN]}
        return self._pixmaps[pixels]

    def _face(self, code: str, pixels: int) -> QPixmap:
        face = QPixmap(pixels, round(pixels * _ASPECT))
        face.fill(Qt.GlobalColor.transparent)
        painter = QPainter(face)
        svg = card_svg(self._design, self._letters, code)
        QSvgRenderer(QByteArray(svg)).render(painter, QRectF(face.rect()))
        painter.end()
        return face


class ChoiceButton(PushButton):
    """A large button with a line that explains it."""

    def __init__(self, role: str = "choice", parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setProperty("role", role)
        self._title = bold(label(""))
        self._about = label("", wrap=True)
        self._box = QVBoxLayout(self)
        self._box.setSpacing(2)
        for part in (self._title, self._about):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._box.addWidget(part)
        self._dress()

    def set_texts(self, title: str, about: str) -> None:
        """Sets what is on it."""
        self._title.setText(title)
        self._about.setText(about)
        self._about.setVisible(bool(about))
        # Only what wraps has a height that follows its width; Qt would give the rest none at all.
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(bool(about))
        self.setSizePolicy(policy)
        self.setAccessibleName(f"{title}. {about}" if about else title)
        self.updateGeometry()

    @property
    def texts(self) -> tuple[str, str]:
        """What is on it: the title and what explains it."""
        return self._title.text(), self._about.text()

    def sizeHint(self) -> QSize:
        return self._box.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._box.minimumSize().width(), self._box.minimumSize().height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._dress()
        super().changeEvent(event)

    def set_role(self, role: str) -> None:
        """Makes it the main choice or one among others."""
        self.setProperty("role", role)
        for part in (self, self._title, self._about):
            part.style().unpolish(part)
            part.style().polish(part)
        self._dress()

    def _dress(self) -> None:
        em = self.fontMetrics().height()
        self._box.setContentsMargins(em, round(em * 0.6), em, round(em * 0.6))
        suffix = "-on-accent" if self.property("role") == "primary" else ""
        self._title.setProperty("role", f"choice-title{suffix}")
        self._about.setProperty("role", f"choice-about{suffix}")


class ActionTile(PushButton):
    """One of the window's actions as a button with its picture; there only while the action is."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.action = action
        self.setProperty("role", "tile")
        self.clicked.connect(lambda *_: action.trigger())
        action.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Brings it in step with its action."""
        self.setText(self.action.iconText())
        self.setIcon(self.action.icon())
        self.setEnabled(self.action.isEnabled())
        self.setToolTip(self.action.toolTip())


class StartPage(QWidget):
    """Where the program begins and every match leads back to.

    Signals:
        resume_wanted: go on with the stored match.
        quick_wanted: begin a match with the settings of the last one.
        new_wanted: choose rules and players for a new match.
    """

    resume_wanted = Signal()
    quick_wanted = Signal()
    new_wanted = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._stored = ""
        self._quick_about = ""
        self.fan = CardFan()
        self._title = QLabel()
        self._title.setProperty("role", "felt-title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._sub = QLabel()
        self._sub.setProperty("role", "felt")
        self._sub.setWordWrap(True)
        self._sub.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.resume = ChoiceButton("primary")
        self.quick = ChoiceButton("primary")
        self.new = ChoiceButton()
        self.resume.clicked.connect(lambda *_: self.resume_wanted.emit())
        self.quick.clicked.connect(lambda *_: self.quick_wanted.emit())
        self.new.clicked.connect(lambda *_: self.new_wanted.emit())
        self._tiles: list[ActionTile] = []
        self._grid = QGridLayout()
        self._choices = panel()
        self._box = QVBoxLayout(self._choices)
        for choice in (self.resume, self.quick, self.new):
            self._box.addWidget(choice)
        self._box.addLayout(self._grid)
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.addStretch(1)
        self._column.addWidget(self.fan, 100)
        self._column.addWidget(self._title)
        self._column.addWidget(self._sub)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._choices, 100)
        row.addStretch(1)
        self._column.addLayout(row)
        self._column.addStretch(1)
        self._scroller: QScrollArea = Scroller(inner)
        self._scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._scroller)
        appearance.changed.connect(self._arrange)
        self.retranslate()

    def offer(self, *, stored: str, quick: str) -> None:
        """Sets what can be begun.

        Args:
            stored: where the stored match stands; empty if there is none.
            quick: what a new match would be like without further questions.
        """
        self._stored, self._quick_about = stored, quick
        self.retranslate()

    def offer_actions(self, actions: Sequence[QAction]) -> None:
        """Shows what else there is to do besides a match.

        Args:
            actions: of the window; each is shown while it is visible.
        """
        for tile in self._tiles:
            tile.deleteLater()
        self._tiles = [ActionTile(action) for action in actions]
        for action in actions:
            action.visibleChanged.connect(self._arrange)
        self._arrange()

    @property
    def tiles(self) -> tuple[ActionTile, ...]:
        """What else is offered, shown or not."""
        return tuple(self._tiles)

    def focus(self) -> None:
        """Gives the keyboard to the first choice."""
        first = self.resume if self._stored else self.quick
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Doppelkopf"))
        self._sub.setText(self.tr("One table, four players, two sides, and nobody says which."))
        self.resume.set_texts(self.tr("Go on"), self._stored)
        self.resume.setVisible(bool(self._stored))
        has_stored = bool(self._stored)
        self.quick.set_role("choice" if has_stored else "primary")
        self.quick.set_texts(self.tr("Play a match"), self._quick_about)
        self.new.set_texts(
            self.tr("Choose rules and players…"),
            self.tr("Names, rules, number of deals and how strong the others are."),
        )
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_felt(self, self._appearance.theme)

    def _arrange(self) -> None:
        em = self.fontMetrics().height()
        tight = self.height() < 34 * em
        self.fan.setMinimumHeight(0 if tight else 9 * em)
        self.fan.setMaximumHeight(18 * em)
        rows = 2 * sum(tile.action.isVisible() for tile in self._tiles)
        self.fan.setVisible(self.height() >= (22 + rows) * em)
        self._sub.setVisible(self.height() >= 20 * em)
        gap = round(em * 0.7)
        self._column.setContentsMargins(em, gap, em, gap)
        self._column.setSpacing(round(em * (0.3 if tight else 0.6)))
        self._box.setContentsMargins(gap, gap, gap, gap)
        self._box.setSpacing(round(em * 0.5))
        self._choices.setMaximumWidth(self._lay_tiles(em))
        self.update()

    def _lay_tiles(self, em: int) -> int:
        """Two tiles side by side, or one where their words need the room; the width for all."""
        shown = [tile for tile in self._tiles if tile.action.isVisible()]
        for tile in self._tiles:
            self._grid.removeWidget(tile)
            tile.setIconSize(QSize(round(em * 1.4), round(em * 1.4)))
            if tile not in shown:
                tile.hide()
        character = self.fontMetrics().averageCharWidth()
        pair = 2 * max((tile.sizeHint().width() for tile in shown), default=0) + 3 * em
        most = min(_WIDEST_PAIR * character, self.width() - 4 * em)
        columns = 2 if pair <= most else 1
        for place, tile in enumerate(shown):
            self._grid.addWidget(tile, place // columns, place % columns)
            tile.show()
        self._grid.setSpacing(round(em * 0.5))
        return max(_WIDEST_CHARACTERS * character, pair if columns > 1 else 0)
