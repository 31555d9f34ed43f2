"""Playing on from a moment of an old deal: a table of its own, and what came of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from dokodesk.model.branches import Comparison
from dokodesk.model.deal_summary import DealSummary, summarise
from dokodesk.model.numbers import signed
from dokodesk.model.session import MatchSession
from dokodesk.views.appearance import Appearance
from dokodesk.views.deal_view import DealView
from dokodesk.views.table.pace import Pace
from dokodesk.views.table.settings import TableSettings
from dokodesk.views.table.view import TableView
from dokodesk.views.widgets import Scroller, button, label, set_role

__all__ = ["BranchPage"]

_WIDEST_EM = 64


class BranchResult(QFrame):
    """How a branch ended beside how the original did, lying over the table.

    Signals:
        wanted(str): ``again``, ``replay`` or ``back``.
    """

    wanted = Signal(str)

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._comparison: Comparison | None = None
        self._compared: QLabel = label("", "head", wrap=True)
        self._deal = DealView(appearance)
        self._scroller = Scroller(self._deal)
        self._buttons = {
            name: button("", self._asker(name), "primary" if name == "back" else "")
            for name in ("again", "replay", "back")
        }
        row = QHBoxLayout()
        for name, each in self._buttons.items():
            if name == "back":
                row.addStretch(1)
            row.addWidget(each)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._compared)
        self._layout.addWidget(self._scroller, 1)
        self._layout.addLayout(row)
        self._retranslate()
        self.hide()

    @property
    def compared(self) -> str:
        """The comparison in words."""
        return self._compared.text()

    def show_result(self, summary: DealSummary, comparison: Comparison) -> None:
        """Shows a result."""
        self._comparison = comparison
        self._deal.show_deal(summary)
        self._retranslate()
        self.fit()
        self.show()
        self.raise_()
        self._buttons["back"].setFocus(Qt.FocusReason.OtherFocusReason)

    def fit(self) -> None:
        """Takes its place in the middle of the parent."""
        parent = self.parentWidget()
        if parent is None:
            return
        em = self.fontMetrics().height()
        pad = round(em * 1.1)
        self._layout.setContentsMargins(pad, pad, pad, round(em * 0.9))
        margin = round(em * (1.2 if parent.height() > 36 * em else 0.4))
        width = min(parent.width() - 2 * margin, _WIDEST_EM * em)
        height = parent.height() - 2 * margin
        left = (parent.width() - width) // 2
        self.setGeometry(left, margin, width, height)
        self._layout.activate()
        around = height - self._scroller.height()
        wanted = self._deal.height_for(self._scroller.width()) + around + 2
        if wanted < height:
            self.setGeometry(left, margin + (height - wanted) // 2, width, wanted)

    def _asker(self, name: str) -> Callable[[], None]:
        return lambda: self.wanted.emit(name)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("What came of it"))
        self._buttons["again"].setText(self.tr("Once more from there"))
        self._buttons["replay"].setText(self.tr("Replay what I played"))
        self._buttons["back"].setText(self.tr("Back to the original"))
        found = self._comparison
        if found is not None:
            self._compared.setText(self._compared_text(found))
            gain = found.gain or 0
            set_role(self._compared, "head")
            self._compared.setProperty("tone", "good" if gain > 0 else "bad" if gain < 0 else "")

    def _compared_text(self, found: Comparison) -> str:
        after = signed(found.after)
        if found.before is None or found.gain is None:
            return self.tr(
                "{name}: {after} points. The original was not played to its end."
            ).format(name=found.name, after=after)
        facts = {"name": found.name, "after": after, "before": signed(found.before)}
        if found.gain == 0:
            return self.tr("{name}: {after} points, the same as in the original.").format(**facts)
        if found.gain > 0:
            return self.tr("{name}: {after} points, better than the {before} before.").format(
                **facts
            )
        return self.tr("{name}: {after} points, worse than the {before} before.").format(**facts)


class BranchPage(QWidget):
    """The table of a branch.

    Signals:
        back_wanted: return to the original; the branch is given up if it is not over.
        again_wanted: begin the same branch once more.
        replay_wanted: replay what was played.
    """

    back_wanted = Signal()
    again_wanted = Signal()
    replay_wanted = Signal()

    def __init__(
        self,
        appearance: Appearance,
        session: MatchSession,
        settings: Callable[[], TableSettings],
        compare: Callable[[], Comparison | None],
        parent: QWidget | None = None,
        *,
        pace: Pace | None = None,
    ) -> None:
        """A table for a session of its own.

        Args:
            appearance: the look.
            session: plays the branch.
            settings: the table's part of the preferences.
            compare: sets the result beside that of the original.
            parent: the owner.
            pace: durations in place of those that follow from the settings.
        """
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._compare = compare
        self._about: Callable[[], str] = str
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, on=True)
        self._title = label("", "lead", wrap=True)
        self._back = button("", self.back_wanted.emit)
        self._holder = QWidget()
        self.table = TableView(session, settings(), self._holder, pace=pace)
        self.result = BranchResult(appearance, self._holder)
        inner = QVBoxLayout(self._holder)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self.table)
        self._head = QHBoxLayout()
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self._back)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._head)
        layout.addWidget(self._holder, 1)
        self.result.wanted.connect(self._on_wanted)
        self.table.deal_presented.connect(self._on_presented)
        session.match_started.connect(self.result.hide)
        appearance.changed.connect(self._on_look)
        self._retranslate()

    def show_branch(self, about: Callable[[], str]) -> None:
        """Says what is being played; the session shows the rest.

        Args:
            about: gives the words in the language of the moment.
        """
        self._about = about
        self._retranslate()

    def focus(self) -> None:
        """Gives the keyboard to what is to be done."""
        target = self.table if self.result.isHidden() else self.result
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_presented(self) -> None:
        match, comparison = self._session.match, self._compare()
        if match is not None and self._session.deal_over and comparison is not None:
            self.result.show_result(summarise(match, -1), comparison)

    def _on_wanted(self, what: str) -> None:
        wish = {"again": self.again_wanted, "replay": self.replay_wanted}
        wish.get(what, self.back_wanted).emit()

    def _on_look(self) -> None:
        self.table.apply_settings(self._settings())
        self._retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self.result.isHidden():
            self.result.fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        em = self.fontMetrics().height()
        self._head.setContentsMargins(em, em // 3, em, em // 3)
        self._title.setText(self._about())
        self._back.setText(self.tr("Back to the original"))
