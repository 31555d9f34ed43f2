"""The rules in plain words, like the sheet on the wall of a pub."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from dokodesk.engine.options import Rules
from dokodesk.engine.rules import PlainGroup, PlainLine, nearest_preset, plain_words, preset
from dokodesk.model.rules_model import in_language
from dokodesk.views.appearance import Appearance
from dokodesk.views.rules.texts import preset_title
from dokodesk.views.widgets import Page, button, clear, label

__all__ = ["RulesSheet"]

#: From this width on, in heights of a line, the sheet has two columns.
_WIDE_EM: Final = 54
_MARK: Final = "◆"


class SheetLine(QWidget):
    """A sentence with its mark; a click leads to its option."""

    pressed = Signal(str)

    def __init__(self, line: PlainLine, *, can_change: bool) -> None:
        super().__init__()
        self._key = line.keys[0]
        self._can_change = can_change
        mark = label(_MARK if line.differs else "•", "mark" if line.differs else "muted")
        mark.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        text = label(line.text, "changed" if line.differs else "", wrap=True)
        mark.setFixedWidth(round(self.fontMetrics().height() * 1.1))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        row.addWidget(mark)
        row.addWidget(text, 1)
        if line.differs:
            self.setAccessibleName(self.tr("{rule} (changed)").format(rule=line.text))
        else:
            self.setAccessibleName(line.text)
        if can_change:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.setToolTip(self.tr("Change this"))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._can_change and event.button() is Qt.MouseButton.LeftButton:
            if self.rect().contains(event.position().toPoint()):
                self.pressed.emit(self._key)
            return
        super().mouseReleaseEvent(event)


class RulesSheet(Page):
    """Tells rules group by group; what differs from the preset is marked.

    Signals:
        option_wanted(str): change the option of this key.
        group_wanted(str): change the options of this group.
    """

    option_wanted = Signal(str)
    group_wanted = Signal(str)

    WIDEST_CHARACTERS = 190

    def __init__(
        self,
        rules: Rules,
        appearance: Appearance,
        *,
        base: str = "",
        can_change: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Shows rules.

        Args:
            rules: to tell.
            appearance: the look.
            base: the preset to compare with; the nearest if empty.
            can_change: offer to change what is told.
            parent: the owner.
        """
        super().__init__(parent)
        self._rules = rules
        self._base = base or nearest_preset(rules)
        self._can_change = can_change
        self._columns = 0
        self._legend = label("", "muted", wrap=True)
        self.column.addWidget(self._legend)
        self._body = QHBoxLayout()
        self._sides = [QVBoxLayout(), QVBoxLayout()]
        for side in self._sides:
            self._body.addLayout(side, 1)
        self.column.addLayout(self._body)
        self.column.addStretch(1)
        appearance.changed.connect(self.retranslate)
        self.retranslate()

    @property
    def lines(self) -> tuple[str, ...]:
        """Every sentence shown, as a screen reader says it."""
        return tuple(
            line.accessibleName() for line in self.findChildren(SheetLine) if line.parent()
        )

    def show_rules(self, rules: Rules, base: str = "") -> None:
        """Tells other rules.

        Args:
            rules: to tell.
            base: the preset to compare with; the nearest if empty.
        """
        wanted = base or nearest_preset(rules)
        if (rules, wanted) != (self._rules, self._base):
            self._rules, self._base = rules, wanted
            self.retranslate()

    def focus(self) -> None:
        """Gives the keyboard to the text, so that it can be scrolled."""
        self.scroller.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._wanted_columns() != self._columns:
            self.retranslate()

    def retranslate(self) -> None:
        em = self.fontMetrics().height()
        self.column.setSpacing(round(em * 0.6))
        self._body.setSpacing(round(em * 0.8))
        self._columns = self._wanted_columns()
        groups = plain_words(self._rules, in_language, preset(self._base))
        differs = any(line.differs for group in groups for line in group.lines)
        title = preset_title(self._base)
        legend = self.tr("{mark} differs from “{preset}”.").format(mark=_MARK, preset=title)
        if not differs:
            legend = self.tr("Exactly like “{preset}”.").format(preset=title)
        if self._can_change:
            legend = self.tr("{legend} Click on a sentence to change it.").format(legend=legend)
        self._legend.setText(legend)
        for side in self._sides:
            clear(side)
            side.setSpacing(round(em * 0.6))
        for side, part in zip(self._sides, self._shared_out(groups), strict=True):
            for group in part:
                side.addWidget(self._panel(group, em))
            side.addStretch(1)
        for place, _ in enumerate(self._sides):
            self._body.setStretch(place, 1 if place < self._columns else 0)

    def _panel(self, group: PlainGroup, em: int) -> QFrame:
        frame = QFrame()
        frame.setProperty("role", "paper")
        box = QVBoxLayout(frame)
        box.setContentsMargins(round(em * 0.7), round(em * 0.5), round(em * 0.9), round(em * 0.6))
        box.setSpacing(round(em * 0.2))
        head = QHBoxLayout()
        title: QLabel = label(group.title, "section", wrap=True)
        head.addWidget(title, 1)
        if self._can_change:
            change = button(self.tr("Change"), lambda: self.group_wanted.emit(group.letter), "link")
            change.setAccessibleName(self.tr("Change: {group}").format(group=group.title))
            head.addWidget(change, 0, Qt.AlignmentFlag.AlignTop)
        box.addLayout(head)
        for line in group.lines:
            shown = SheetLine(line, can_change=self._can_change)
            shown.pressed.connect(self.option_wanted)
            box.addWidget(shown)
        return frame

    def _wanted_columns(self) -> int:
        return 2 if self.width() >= _WIDE_EM * self.fontMetrics().height() else 1

    def _shared_out(
        self, groups: tuple[PlainGroup, ...]
    ) -> tuple[tuple[PlainGroup, ...], tuple[PlainGroup, ...]]:
        """The groups of each column: about as much text in both, their order kept."""
        if self._columns == 1:
            return groups, ()
        sizes = [3 + sum(1 + len(line.text) // 60 for line in group.lines) for group in groups]
        best = min(
            range(1, len(groups)),
            key=lambda cut: abs(sum(sizes[:cut]) - sum(sizes[cut:])),
            default=0,
        )
        return groups[:best], groups[best:]
