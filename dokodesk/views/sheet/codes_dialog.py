"""Deal codes: what proves that nobody exchanged the cards, and lets others play the same deal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QGridLayout, QLineEdit, QWidget

from dokodesk.assets import fair
from dokodesk.engine.deal_codes import CodeTrouble, DealCode, DealCodeError, fingerprint
from dokodesk.model.session import MatchSession
from dokodesk.storage.atomic import write_atomic
from dokodesk.storage.errors import StorageError
from dokodesk.views.appearance import Appearance
from dokodesk.views.notice_texts import notice_text
from dokodesk.views.sheet.dialog import SheetDialog
from dokodesk.views.widgets import button, clear, label, panel, set_role

__all__ = ["CodesDialog"]

_MOST_DEALS: Final = 60


class CodesDialog(SheetDialog):
    """Shows fingerprints and codes of a match, and begins a deal from a code.

    Signals:
        deal_wanted(DealCode): play this deal.
    """

    deal_wanted = Signal(object)

    SIZE_EM = (46, 34)

    def __init__(
        self, session: MatchSession, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self._session = session
        self._title = label("", "head", wrap=True)
        self._enter_label = label("", wrap=True)
        self._entry = QLineEdit()
        self._entry.setProperty("role", "field")
        self._entry.setClearButtonEnabled(True)
        self._entry.textChanged.connect(self._check)
        self._entry.returnPressed.connect(self._play)
        self._enter_label.setBuddy(self._entry)
        self._trouble = label("", "muted", wrap=True)
        self._play_button = button("", self._play, "primary")
        self._about = label("", wrap=True)
        self._frame = panel()
        self._grid = QGridLayout(self._frame)
        self._how = label("", "muted", wrap=True)
        self._save = button("", self._save_script)
        for part in (
            self._title,
            self._enter_label,
            self._entry,
            self._trouble,
            self._about,
            self._frame,
            self._how,
        ):
            self.body.addWidget(part)
        self.foot.addWidget(self._save)
        self.foot.addWidget(self._play_button)
        for signal in (session.match_started, session.deal_started, session.deal_finished):
            signal.connect(self.refresh)
        self.finish()

    def typed(self) -> DealCode | None:
        """The deal typed in; ``None`` if it is no code."""
        try:
            return DealCode.parse(self._entry.text())
        except DealCodeError:
            return None

    def retranslate(self) -> None:
        em = self.fontMetrics().height()
        self.setWindowTitle(self.tr("Deal codes"))
        self._title.setText(self.tr("Deal codes"))
        self._enter_label.setText(self.tr("Play a deal that somebody has sent you. Its code:"))
        self._entry.setPlaceholderText("k3v9-w2xh-7mqd:1:P-SK:4p")
        self._play_button.setText(self.tr("Play this deal"))
        self._about.setText(
            self.tr(
                "Before a deal is played its fingerprint is fixed, afterwards its code is shown. "
                "That the two belong together proves that the cards were not exchanged meanwhile."
            )
        )
        self._how.setText(
            self.tr(
                "Anybody can check that without this program: the script of thirty lines computes "
                "fingerprint and hands from a code. It needs nothing but Python."
            )
        )
        self._save.setText(self.tr("Save the script…"))
        self._grid.setContentsMargins(em, round(em * 0.7), em, round(em * 0.8))
        self._grid.setHorizontalSpacing(em)
        self._grid.setVerticalSpacing(round(em * 0.3))
        self._fill()
        self._check()

    # --- the deals of the match ------------------------------------------------------------------

    def _fill(self) -> None:
        clear(self._grid)
        session = self._session
        match = session.match
        self._frame.setVisible(match is not None)
        if match is None:
            return
        heads = (self.tr("Deal"), self.tr("Fingerprint"), self.tr("Code"))
        for column, head in enumerate(heads):
            self._grid.addWidget(label(head, "section"), 0, column)
        self._grid.setColumnStretch(2, 1)
        done = len(match.deals)
        every = list(enumerate(session.codes))
        for row, (place, code) in enumerate(reversed(every[-_MOST_DEALS:]), 1):
            number = match.deals[place].number if place < done else match.ledger.number
            self._grid.addWidget(label(str(number)), row, 0)
            self._grid.addWidget(_selectable(fingerprint(code)), row, 1)
            if place >= done:
                hidden = self.tr("is shown after the deal")
                self._grid.addWidget(label(hidden, "muted", wrap=True), row, 2)
                continue
            setup = match.deals[place].setup
            text = DealCode(code, setup.forehand, setup.rules).text
            self._grid.addWidget(_selectable(text), row, 2)
            copy = button(self.tr("Copy"), _copier(text))
            copy.setAccessibleName(self.tr("Copy the code of deal {number}").format(number=number))
            self._grid.addWidget(copy, row, 3)

    # --- a code typed in -------------------------------------------------------------------------

    def _check(self) -> None:
        text = self._entry.text().strip()
        found = self.typed()
        self._play_button.setEnabled(found is not None)
        trouble = ""
        if text and found is None:
            try:
                DealCode.parse(text)
            except DealCodeError as error:
                trouble = self._trouble_text(error.trouble)
        set_role(self._trouble, "bad" if trouble else "muted")
        self._trouble.setText(
            trouble or self.tr("A code gives the same cards, forehand and rules to everybody.")
        )

    def _trouble_text(self, trouble: CodeTrouble) -> str:
        match trouble:
            case CodeTrouble.NOT_A_CODE:
                return self.tr(
                    "This is no deal code: three groups of four letters and digits, and for a "
                    "full code forehand, rules and a check, with colons between them."
                )
            case CodeTrouble.MISTYPED:
                return self.tr("Something is mistyped: the check at the end does not fit.")
            case CodeTrouble.RULES:
                return self.tr(
                    "The rules in this code cannot be read: they are mistyped, or come from a "
                    "newer version of the program."
                )

    def _play(self) -> None:
        found = self.typed()
        if found is not None:
            self.deal_wanted.emit(found)
            self.close()

    def _save_script(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the script"), fair.SCRIPT_NAME, "Python (*.py)"
        )
        if name:
            self.write_script(Path(name))

    def write_script(self, path: Path) -> None:
        """Writes the script that computes a deal from its code."""
        try:
            write_atomic(path, fair.script())
        except StorageError as error:
            self._how.setText(notice_text(error.notice))
            return
        self._how.setText(self.tr("Written: {file}").format(file=path))


def _copier(text: str) -> Callable[[], object]:
    return lambda: QGuiApplication.clipboard().setText(text)


def _selectable(text: str) -> QWidget:
    result = label(text, wrap=True)
    result.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return result
