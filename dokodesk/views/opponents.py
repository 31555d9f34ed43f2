"""Choosing what the computer players are like: a character for each, conventions for all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dokodesk.ai.characters import CHARACTERS
from dokodesk.ai.conventions import CONVENTIONS
from dokodesk.assets.portraits import portrait_svg
from dokodesk.model.opponents import BY_LOT
from dokodesk.views.appearance import Appearance
from dokodesk.views.opponents_texts import (
    character_about,
    character_name,
    convention_about,
    convention_title,
)
from dokodesk.views.widgets import CalmComboBox, Scroller, button, label

__all__ = ["CharacterChoice", "ConventionsButton", "ConventionsDialog"]

_PICTURE_PX: Final = 96
_PICTURE_EM: Final = 1.7
_LEAST_CHARACTERS: Final = 7


def portrait_icon(name: str) -> QIcon:
    """A portrait, sharp enough for the largest text."""
    pixmap = QPixmap(_PICTURE_PX, _PICTURE_PX)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(portrait_svg(name))).render(painter)
    painter.end()
    return QIcon(pixmap)


class CharacterChoice(QWidget):
    """One of the characters, one drawn by lot, or nobody in particular.

    Signals:
        changed: the person has chosen another one.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._box = CalmComboBox()
        # The list is as wide as it needs; the closed box can be narrower, with large text.
        self._box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._box.setMinimumContentsLength(_LEAST_CHARACTERS)
        for name in ("", BY_LOT):
            self._box.addItem("", name)
        for name, character in CHARACTERS.items():
            self._box.addItem(portrait_icon(character.portrait), "", name)
        self._about = label("", "small", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._box)
        column.addWidget(self._about)
        self._box.currentIndexChanged.connect(self._show_about)
        self._box.activated.connect(lambda _index: self.changed.emit())
        self.retranslate()

    @property
    def character(self) -> str:
        """The character's name; empty for nobody in particular, ``by-lot`` for a drawn one."""
        return str(self._box.currentData())

    def choose(self, name: str) -> None:
        """Shows a choice; an unknown name is shown as nobody in particular."""
        self._box.setCurrentIndex(max(0, self._box.findData(name)))

    def name_it(self, text: str) -> None:
        """Says to a screen reader whose character it is."""
        self._box.setAccessibleName(text)

    def retranslate(self) -> None:
        """Gives all texts anew."""
        side = round(self.fontMetrics().height() * _PICTURE_EM)
        self._box.setIconSize(QSize(side, side))
        self._box.setItemText(0, self.tr("no habits"))
        self._box.setItemText(1, self.tr("drawn by lot"))
        for index in range(2, self._box.count()):
            name = str(self._box.itemData(index))
            self._box.setItemText(index, character_name(name))
            self._box.setItemData(index, character_about(name), Qt.ItemDataRole.ToolTipRole)
        self._show_about()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
        super().changeEvent(event)

    def _show_about(self) -> None:
        about = character_about(self.character)
        self._about.setText(about)
        self._about.setVisible(bool(about))


class ConventionsButton(QPushButton):
    """Says how many conventions hold, and opens the list of them.

    Signals:
        changed: other conventions were chosen.
    """

    changed = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._chosen: tuple[str, ...] = ()
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._open)
        self.retranslate()

    @property
    def conventions(self) -> tuple[str, ...]:
        """The names of the conventions that hold."""
        return self._chosen

    def choose(self, names: Sequence[str]) -> None:
        """Shows a choice; unknown names are left out."""
        self._chosen = tuple(name for name in CONVENTIONS if name in names)
        self.retranslate()

    def retranslate(self) -> None:
        """Gives all texts anew."""
        count, all_of_them = len(self._chosen), len(CONVENTIONS)
        if not count:
            text = self.tr("none…")
        elif count == all_of_them:
            text = self.tr("all…")
        else:
            text = self.tr("{count} of {all}…").format(count=count, all=all_of_them)
        self.setText(text)
        self.setToolTip("\n".join(convention_title(name) for name in self._chosen))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _open(self) -> None:
        dialog = ConventionsDialog(self._appearance, self._chosen, self._take, self.window())
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _take(self, names: tuple[str, ...]) -> None:
        self.choose(names)
        self.changed.emit()


class ConventionsDialog(QDialog):
    """The list of conventions, each with what it means; every change holds at once."""

    def __init__(
        self,
        appearance: Appearance,
        chosen: Sequence[str],
        take: Callable[[tuple[str, ...]], object],
        parent: QWidget | None = None,
    ) -> None:
        """Shows the list.

        Args:
            appearance: the look.
            chosen: the conventions that hold.
            take: is told the conventions after each change.
            parent: the window it belongs to.
        """
        super().__init__(parent)
        self._take = take
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._intro = label("", wrap=True)
        self._column.addWidget(self._intro)
        self._boxes: dict[str, QCheckBox] = {}
        self._abouts = {}
        for name in CONVENTIONS:
            box = QCheckBox()
            box.setChecked(name in chosen)
            box.toggled.connect(self._tell)
            about = label("", "muted", wrap=True)
            self._boxes[name], self._abouts[name] = box, about
            self._column.addWidget(box)
            self._column.addWidget(about)
        self._sources = label("", "small", wrap=True)
        self._column.addWidget(self._sources)
        self._column.addStretch(1)
        self._all = button("", lambda: self._set_all(checked=True))
        self._none = button("", lambda: self._set_all(checked=False))
        self._close = button("", self.close, "primary")
        row = QHBoxLayout()
        for widget in (self._all, self._none):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self._close)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(Scroller(content), 1)
        self._outer.addLayout(row)
        appearance.changed.connect(self._retranslate)
        self._retranslate()
        self.resize(self.sizeHint())

    @property
    def chosen(self) -> tuple[str, ...]:
        """The conventions that hold."""
        return tuple(name for name, box in self._boxes.items() if box.isChecked())

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(36 * em, 30 * em).boundedTo(self.screen().availableSize() * 0.92)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _set_all(self, *, checked: bool) -> None:
        for box in self._boxes.values():
            box.setChecked(checked)

    def _tell(self) -> None:
        self._take(self.chosen)

    def _retranslate(self) -> None:
        em = self.fontMetrics().height()
        self._outer.setContentsMargins(em, em, em, round(em * 0.8))
        self._column.setSpacing(round(em * 0.3))
        self.setWindowTitle(self.tr("Conventions"))
        self._intro.setText(
            self.tr(
                "What club players show each other by ordinary cards and calls. The computer "
                "players give these signs and read yours, whether you are their partner or not. "
                "The signs are for normal games."
            )
        )
        for name, box in self._boxes.items():
            box.setText(convention_title(name))
            self._abouts[name].setText(convention_about(name))
            self._abouts[name].setContentsMargins(round(em * 1.6), 0, 0, round(em * 0.5))
        sources = dict.fromkeys(convention.source for convention in CONVENTIONS.values())
        self._sources.setText(self.tr("Published in: {sources}").format(sources="; ".join(sources)))
        self._all.setText(self.tr("All"))
        self._none.setText(self.tr("None"))
        self._close.setText(self.tr("Close"))
