"""The match or deal that is chosen in the history: who, how it ended, note, tags, what to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dokodesk.model.numbers import plain
from dokodesk.storage.history import DealLine, MatchKind, MatchStatus, MatchSummary
from dokodesk.views.history.texts import (
    announced_text,
    date_text,
    extras_text,
    game_text,
    kind_text,
    level_name,
    rules_text,
)
from dokodesk.views.rules.flow import FlowLayout
from dokodesk.views.widgets import ElidedLabel, bold, button, clear, label, rule

__all__ = ["Details"]

_SAVE_AFTER_MS = 800
_BUTTONS = ("sheet", "deal", "review", "replay", "again", "play_on", "export", "delete", "restore")


class Details(QWidget):
    """Shows one match, and one deal of it.

    Signals:
        noted(int, str): another note for a match.
        tagged(int, object): other tags for a match, a list.
        wanted(str): something to do with what is chosen: ``sheet``, ``deal``, ``review``,
            ``replay``, ``again``, ``play_on``, ``export``, ``delete``, ``restore``.
    """

    noted = Signal(int, str)
    tagged = Signal(int, object)
    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match: MatchSummary | None = None
        self._deal: DealLine | None = None
        self._tags_before = self._note_before = ""
        self._reviews = False
        #: What is known of the reviews of a match, in words.
        self.reviewed: Callable[[MatchSummary], str] = lambda _match: ""
        self._save = QTimer(self)
        self._save.setSingleShot(True)
        self._save.setInterval(_SAVE_AFTER_MS)
        self._save.timeout.connect(self.flush)
        self._title = label("", "section", wrap=True)
        self._facts = label("", wrap=True)
        self._points = QGridLayout()
        self._tags_label, self._tags = label(wrap=True), QLineEdit()
        self._tags.setProperty("role", "field")
        self._tags_label.setBuddy(self._tags)
        self._note_label, self._note = label(), QPlainTextEdit()
        self._note.setTabChangesFocus(True)
        self._note_label.setBuddy(self._note)
        self._tags.textEdited.connect(lambda _text: self._save.start())
        self._tags.editingFinished.connect(self.flush)
        self._note.textChanged.connect(self._on_typed)
        self._note.installEventFilter(self)
        self._buttons = {
            name: button("", self._asker(name), "primary" if name == "sheet" else "")
            for name in _BUTTONS
        }
        flow = FlowLayout()
        for each in self._buttons.values():
            flow.addWidget(each)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._title)
        self._layout.addWidget(self._facts)
        self._layout.addLayout(self._points)
        self._layout.addWidget(rule())
        self._layout.addWidget(self._tags_label)
        self._layout.addWidget(self._tags)
        self._layout.addWidget(self._note_label)
        self._layout.addWidget(self._note, 1)
        self._layout.addLayout(flow)
        self._layout.addStretch(1)
        self.retranslate()

    @property
    def match(self) -> MatchSummary | None:
        """The match that is shown."""
        return self._match

    @property
    def deal(self) -> DealLine | None:
        """The deal that is shown, in the list of deals."""
        return self._deal

    @property
    def can_review(self) -> bool:
        """Whether the decisions of what is shown can be judged."""
        return not self._buttons["review"].isHidden()

    def button_for(self, name: str) -> QPushButton:
        """The button of something that can be done."""
        return self._buttons[name]

    def offer_review(self) -> None:
        """Lets decisions be judged; without this it is not offered."""
        self._reviews = True
        self.retranslate()

    def show_chosen(self, match: MatchSummary | None, deal: DealLine | None = None) -> None:
        """Shows what was chosen; what was typed for the one before is kept first."""
        self.flush()
        another = match is None or self._match is None or match.id != self._match.id
        self._match, self._deal = match, deal
        if another:
            tags = ", ".join(match.tags) if match is not None else ""
            note = match.note if match is not None else ""
            self._tags.setText(tags)
            self._note.blockSignals(True)
            self._note.setPlainText(note)
            self._note.blockSignals(False)
            self._tags_before, self._note_before = tags, note
        self.retranslate()

    def flush(self) -> None:
        """Keeps what was typed."""
        self._save.stop()
        match = self._match
        if match is None:
            return
        tags, note = self._tags.text(), self._note.toPlainText()
        if tags != self._tags_before:
            self._tags_before = tags
            self.tagged.emit(match.id, [tag.strip() for tag in tags.split(",") if tag.strip()])
        if note != self._note_before:
            self._note_before = note
            self.noted.emit(match.id, note)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._note and event.type() == QEvent.Type.FocusOut:
            self.flush()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _asker(self, name: str) -> Callable[[], None]:
        return lambda: self.wanted.emit(name)

    def _on_typed(self) -> None:
        self._save.start()

    def retranslate(self) -> None:
        """Gives all texts anew."""
        em = self.fontMetrics().height()
        self._layout.setContentsMargins(round(em * 0.8), round(em * 0.6), round(em * 0.8), em // 2)
        self._note.setMaximumHeight(em * 8)
        self._note.setMinimumHeight(em * 3)
        self._buttons["replay"].setToolTip(self.tr("Card by card on the table (R)"))
        self._tags_label.setText(self.tr("Tags, with commas between them"))
        self._note_label.setText(self.tr("Note"))
        for name, text in (
            ("sheet", self.tr("Score sheet")),
            ("deal", self.tr("Result and hands")),
            (
                "review",
                self.tr("Review this match") if self._deal is None else self.tr("Review this deal"),
            ),
            ("replay", self.tr("Replay")),
            ("again", self.tr("Play again…")),
            ("play_on", self.tr("Go on playing")),
            ("export", self.tr("Export…")),
            ("delete", self.tr("Move to the bin")),
            ("restore", self.tr("Restore")),
        ):
            self._buttons[name].setText(text)
        match, deal = self._match, self._deal
        for part in (self._tags, self._tags_label, self._note, self._note_label):
            part.setVisible(match is not None)
        for each in self._buttons.values():
            each.setVisible(False)
        clear(self._points)
        if match is None:
            self._title.setText("")
            self._facts.setText(self.tr("Choose a line to see more."))
            return
        self._title.setText(self._title_text(match, deal))
        self._facts.setText("\n".join(self._fact_lines(match, deal)))
        if deal is None:
            self._fill_points(match)
        self._offer(match, deal)

    def _title_text(self, match: MatchSummary, deal: DealLine | None) -> str:
        if deal is None:
            return date_text(match.started)
        if deal.contract == "void":
            return game_text(deal)
        return self.tr("Deal {number}: {game}").format(number=deal.number, game=game_text(deal))

    def _fact_lines(self, match: MatchSummary, deal: DealLine | None) -> Sequence[str]:
        lines = []
        if deal is not None:
            lines.append(date_text(deal.played))
            announced, extras = announced_text(deal), extras_text(deal)
            if announced:
                lines.append(self.tr("Announced: {what}").format(what=announced))
            if extras:
                lines.append(self.tr("Extra points: {what}").format(what=extras))
            if deal.contract != "void":
                lines.append(
                    self.tr("Card points: Re {re}, Kontra {kontra}").format(
                        re=deal.re_points, kontra=240 - deal.re_points
                    )
                )
        lines.append(self.tr("Rules: {rules}").format(rules=rules_text(match.preset)))
        if match.level:
            lines.append(self.tr("The others play {level}.").format(level=level_name(match.level)))
        if match.kind is not MatchKind.MATCH:
            lines.append(kind_text(match.kind))
        elif match.status is not MatchStatus.FINISHED and deal is None:
            lines.append(self.tr("Not played to its end"))
        reviewed = self.reviewed(match) if deal is None else ""
        if reviewed:
            lines.append(self.tr("Reviewed: {deals}").format(deals=reviewed))
        return lines

    def _fill_points(self, match: MatchSummary) -> None:
        order = sorted(range(len(match.names)), key=lambda person: -match.totals[person])
        self._points.setColumnStretch(0, 1)
        for row, person in enumerate(order):
            name = ElidedLabel(match.names[person], 40)
            name.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            points = label(plain(match.totals[person]))
            points.setAlignment(Qt.AlignmentFlag.AlignRight)
            self._points.addWidget(bold(name) if person == 0 else name, row, 0)
            self._points.addWidget(bold(points) if person == 0 else points, row, 1)
            # Said aloud: while the page itself is only being shown, Qt may forget to.
            name.show()
            points.show()

    def _offer(self, match: MatchSummary, deal: DealLine | None) -> None:
        shown = self._buttons
        if match.is_deleted:
            shown["restore"].setVisible(True)
            return
        shown["sheet"].setVisible(True)
        shown["deal"].setVisible(deal is not None and deal.has_cards)
        has_cards = match.kind is not MatchKind.SHEET and match.deals > 0
        if deal is not None:
            has_cards = deal.has_cards and deal.contract != "void"
        shown["review"].setVisible(self._reviews and has_cards)
        for name in ("replay", "again"):
            shown[name].setVisible(deal is not None and deal.has_cards)
        open_end = match.status is not MatchStatus.FINISHED and match.kind is MatchKind.MATCH
        shown["play_on"].setVisible(open_end and match.deals < match.planned)
        shown["export"].setVisible(deal is None)
        shown["delete"].setVisible(deal is None)
