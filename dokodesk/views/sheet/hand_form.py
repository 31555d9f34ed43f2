"""Entering one deal of a real evening, quickly and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from dokodesk.engine.actions import LEVELS, PREDICTIONS, Word
from dokodesk.engine.contracts import CONTRACTS, VOID
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.model.hand_sheet import (
    ALL_POINTS,
    EntryTrouble,
    HandEntry,
    HandSheet,
    NextDeal,
    Side,
    deal_at,
    entered,
    games,
    is_lone,
    next_deal,
    offered_extras,
    troubles,
)
from dokodesk.model.numbers import plain, signed
from dokodesk.model.sheet import is_solo
from dokodesk.views.appearance import Appearance
from dokodesk.views.cardnames import call_text, contract_text, party_text, reason_text
from dokodesk.views.rules.choices import WrapCheck
from dokodesk.views.widgets import CalmComboBox, CalmSpinBox, button, clear, label, set_role

__all__ = ["HandForm"]

_MOST_OF_A_KIND: Final = 12
_LARGEST_BOCK: Final = 64


class HandForm(QWidget):
    """The fields of a deal, and what they come to.

    Signals:
        written(HandEntry): the deal is to be written down.
        cancelled: the correction is not wanted.
    """

    written = Signal(object)
    cancelled = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hand: HandSheet | None = None
        self._deal: NextDeal | None = None
        self._place: int | None = None
        self._filling = False
        self._head = label("", "section", wrap=True)
        self._facts = label("", "muted", wrap=True)
        self._game_label, self._game = label(), CalmComboBox()
        self._re_label, self._re_row = label(), QGridLayout()
        self._players: dict[int, QCheckBox] = {}
        self._points_label, self._points = label(), CalmSpinBox()
        self._kontra_points = label("", "muted")
        self._no_trick = WrapCheck()
        self._won = WrapCheck()
        self._compulsory = WrapCheck()
        self._heart_trick = WrapCheck()
        self._bock_label, self._bock = label(), CalmSpinBox()
        self._said = {Party.RE: QCheckBox(), Party.KONTRA: QCheckBox()}
        self._levels = {Party.RE: CalmComboBox(), Party.KONTRA: CalmComboBox()}
        self._extras_box = QGridLayout()
        self._extras: dict[tuple[str, Party], CalmSpinBox] = {}
        self._result = label("", "lead", wrap=True)
        self._scores = label("", wrap=True)
        self._write = button("", self.write, "primary")
        self._cancel = button("", self.cancelled.emit)
        self._lay_out()
        self._connect()
        appearance.changed.connect(self.retranslate)

    # --- building --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._points.setRange(0, ALL_POINTS)
        self._points.setAccelerated(True)
        self._bock.setRange(1, _LARGEST_BOCK)
        for field, text in (
            (self._game, self._game_label),
            (self._points, self._points_label),
            (self._bock, self._bock_label),
        ):
            text.setBuddy(field)
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        points, bock, end = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        points.addWidget(self._points)
        points.addSpacing(8)
        points.addWidget(self._kontra_points)
        points.addStretch(1)
        bock.addWidget(self._bock)
        bock.addStretch(1)
        grid.addWidget(self._game_label, 0, 0)
        grid.addWidget(self._game, 0, 1)
        grid.addWidget(self._re_label, 1, 0)
        grid.addLayout(self._re_row, 1, 1)
        grid.addWidget(self._points_label, 2, 0)
        grid.addLayout(points, 2, 1)
        for row, part in enumerate(
            (self._no_trick, self._won, self._compulsory, self._heart_trick), 3
        ):
            grid.addWidget(part, row, 1)
        for row, side in enumerate((Party.RE, Party.KONTRA), 7):
            line = QHBoxLayout()
            adjust = CalmComboBox.SizeAdjustPolicy.AdjustToContents
            self._levels[side].setSizeAdjustPolicy(adjust)
            line.addWidget(self._levels[side])
            line.addStretch(1)
            grid.addWidget(self._said[side], row, 0)
            grid.addLayout(line, row, 1)
        grid.addWidget(self._bock_label, 9, 0)
        grid.addLayout(bock, 9, 1)
        end.addWidget(self._cancel)
        end.addWidget(self._write)
        end.insertStretch(0, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._head)
        self._column.addWidget(self._facts)
        self._column.addLayout(grid)
        self._column.addLayout(self._extras_box)
        self._column.addWidget(self._result)
        self._column.addWidget(self._scores)
        self._column.addLayout(end)
        self._grid = grid

    def _connect(self) -> None:
        self._game.currentIndexChanged.connect(self._on_game)
        self._points.valueChanged.connect(self._update)
        self._bock.valueChanged.connect(self._update)
        for check in (
            self._no_trick,
            self._won,
            self._compulsory,
            self._heart_trick,
            *self._said.values(),
        ):
            check.toggled.connect(self._update)
        for combo in self._levels.values():
            combo.currentIndexChanged.connect(self._update)
        for number in range(1, 8):
            key = QShortcut(QKeySequence(f"Alt+{number}"), self)
            key.setContext(Qt.ShortcutContext.WindowShortcut)
            key.activated.connect(lambda number=number: self._toggle(number - 1))

    # --- for others ------------------------------------------------------------------------------

    def show_deal(self, hand: HandSheet, place: int | None = None) -> None:
        """Shows empty fields for the next deal, or those of a row to correct it.

        Args:
            hand: the sheet.
            place: the row, from 0.
        """
        new_table = self._hand is None or (hand.names, hand.rules) != (
            self._hand.names,
            self._hand.rules,
        )
        self._hand, self._place = hand, place
        self._deal = next_deal(hand) if place is None else deal_at(hand, place)
        self._filling = True
        if new_table:
            self._make_players(hand)
            self._fill_games(hand)
        entry = HandEntry() if place is None else hand.entries[place]
        self._fill(entry, self._deal)
        self._filling = False
        self.retranslate()
        self.focus()

    def focus(self) -> None:
        """Gives the keyboard to the first field."""
        self._game.setFocus(Qt.FocusReason.OtherFocusReason)

    def entry(self) -> HandEntry:
        """What stands in the fields."""
        game = str(self._game.currentData())
        deal = self._deal
        bock = self._bock.value()
        usual = 1 if deal is None else deal.bock
        kontra_without = self._points.value() == ALL_POINTS
        side = Party.KONTRA if kontra_without else Party.RE
        can_be_without = self._points.value() in (0, ALL_POINTS)
        wants_heart_trick = not self._heart_trick.isHidden() and self._heart_trick.isChecked()
        dealer = None
        if self._place is not None and self._hand is not None:
            dealer = self._hand.entries[self._place].dealer
        return HandEntry(
            contract=game,
            re=tuple(person for person, b in self._players.items() if b.isChecked()),
            re_points=self._points.value(),
            no_trick=side if self._no_trick.isChecked() and can_be_without else Party.NONE,
            re_side=self._side(Party.RE),
            kontra_side=self._side(Party.KONTRA),
            extras=tuple(
                (reason, party)
                for (reason, party), spin in self._extras.items()
                for _ in range(spin.value())
            ),
            compulsory=not self._compulsory.isHidden() and self._compulsory.isChecked(),
            won=self._won.isChecked(),
            heart_trick=wants_heart_trick,
            bock=None if bock == usual else bock,
            dealer=dealer,
        )

    def set_entry(self, entry: HandEntry) -> None:
        """Puts a deal into the fields."""
        assert self._deal is not None
        self._filling = True
        self._fill(entry, self._deal)
        self._filling = False
        self._update()

    def write(self) -> None:
        """Says that the deal is to be written down, if it can be."""
        if self._hand is None or self._deal is None or not self._write.isEnabled():
            return
        self.written.emit(self.entry())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.write()
            return
        if event.key() == Qt.Key.Key_Escape and self._place is not None:
            self.cancelled.emit()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # --- filling ---------------------------------------------------------------------------------

    def _make_players(self, hand: HandSheet) -> None:
        clear(self._re_row)
        self._players = {}
        for person, name in enumerate(hand.names):
            choose = QCheckBox()
            choose.setToolTip(f"{name} (Alt+{person + 1})")
            choose.setMinimumWidth(1)
            choose.toggled.connect(self._update)
            self._players[person] = choose
            self._re_row.addWidget(choose, person // 2, person % 2)

    def _fill_games(self, hand: HandSheet) -> None:
        rules = hand.rules or Rules()
        self._game.clear()
        for game in games(rules):
            self._game.addItem(_game_text(game), game)
        levels = PREDICTIONS if rules.announcements == "chilean" else LEVELS
        for combo in self._levels.values():
            combo.clear()
            combo.addItem("", None)
            for level in levels:
                combo.addItem(call_text(level), level.value)

    def _fill(self, entry: HandEntry, deal: NextDeal) -> None:
        self._game.setCurrentIndex(max(0, self._game.findData(entry.contract)))
        for person, choose in self._players.items():
            choose.setChecked(person in entry.re)
        self._points.setValue(entry.re_points)
        self._no_trick.setChecked(entry.no_trick is not Party.NONE)
        self._won.setChecked(entry.won)
        self._compulsory.setChecked(entry.compulsory)
        self._heart_trick.setChecked(entry.heart_trick)
        self._bock.setValue(deal.bock if entry.bock is None else entry.bock)
        for party, side in ((Party.RE, entry.re_side), (Party.KONTRA, entry.kontra_side)):
            self._said[party].setChecked(side.said)
            level = None if side.level is None else side.level.value
            self._levels[party].setCurrentIndex(max(0, self._levels[party].findData(level)))
        self._make_extras(entry)

    def _make_extras(self, entry: HandEntry) -> None:
        clear(self._extras_box)
        self._extras = {}
        hand = self._hand
        offered = offered_extras(hand.rules, entry.contract) if hand and hand.rules else ()
        if not offered:
            return
        right = Qt.AlignmentFlag.AlignRight
        self._extras_box.setColumnStretch(0, 1)
        self._extras_box.addWidget(label(self.tr("Extra points"), "section"), 0, 0)
        for column, side in enumerate((Party.RE, Party.KONTRA), 1):
            self._extras_box.addWidget(label(party_text(side), "small"), 0, column, right)
        for row, reason in enumerate(offered, 1):
            self._extras_box.addWidget(label(reason_text(reason), wrap=True), row, 0)
            for column, side in enumerate((Party.RE, Party.KONTRA), 1):
                spin = CalmSpinBox()
                spin.setRange(0, _MOST_OF_A_KIND)
                spin.setValue(entry.extras.count((reason, side)))
                spin.setAccessibleName(f"{reason_text(reason)}, {party_text(side)}")
                spin.valueChanged.connect(self._update)
                self._extras[reason, side] = spin
                self._extras_box.addWidget(spin, row, column)

    def _side(self, party: Party) -> Side:
        level = self._levels[party].currentData()
        return Side(self._said[party].isChecked(), None if level is None else Word(level))

    def _toggle(self, place: int) -> None:
        choose = self._players.get(place)
        if choose is not None and choose.isVisible():
            choose.toggle()

    def _on_game(self) -> None:
        if self._filling:
            return
        entry = self.entry()
        rules = self._hand_rules()
        offered = () if rules is None else offered_extras(rules, entry.contract)
        kept = tuple(extra for extra in entry.extras if extra[0] in offered)
        self._filling = True
        self._make_extras(HandEntry(contract=entry.contract, extras=kept))
        self._filling = False
        self._update()

    def _hand_rules(self) -> Rules | None:
        return None if self._hand is None else self._hand.rules

    # --- what it comes to ------------------------------------------------------------------------

    def _update(self) -> None:
        hand, deal, rules = self._hand, self._deal, self._hand_rules()
        if self._filling or hand is None or deal is None or rules is None:
            return
        game = str(self._game.currentData())
        self._show_fields(game, rules, deal)
        points = self._points.value()
        self._kontra_points.setText(self.tr("Kontra {points}").format(points=ALL_POINTS - points))
        entry = self.entry()
        wrong = troubles(hand, entry, deal)
        self._write.setEnabled(not wrong)
        set_role(self._result, "muted" if wrong else "lead")
        if wrong:
            self._result.setText(" ".join(self._trouble_text(trouble) for trouble in wrong))
            self._scores.setText("")
            return
        if game == VOID:
            self._result.setText(self.tr("The deal does not count."))
            self._scores.setText("")
            return
        bock = deal.bock if entry.bock is None else entry.bock
        result = entered(rules, entry, deal.players, bock)
        if result.winner is Party.NONE:
            text = self.tr("Nobody has won, value {value}")
        else:
            text = self.tr("{side} wins, value {value}")
        side = party_text(result.winner) if result.winner is not Party.NONE else ""
        self._result.setText(text.format(side=side, value=plain(result.value)))
        self._scores.setText(
            "   ".join(
                f"{hand.names[person]} {signed(score)}"
                for person, score in sorted(zip(deal.players, result.scores, strict=True))
            )
        )

    def _show_fields(self, game: str, rules: Rules, deal: NextDeal) -> None:
        """Only those fields are there that the game can need."""
        counts = game != VOID
        negative = counts and CONTRACTS[game].negative
        points = self._points.value()
        trick_counts = rules.schwarz_test == "tricks"
        visible: dict[QWidget, bool] = {
            self._points: counts and not negative,
            self._points_label: counts and not negative,
            self._kontra_points: counts and not negative,
            self._no_trick: (
                counts and not negative and trick_counts and points in (0, ALL_POINTS)
            ),
            self._won: negative,
            self._compulsory: is_solo(game) and any(deal.owed),
            self._heart_trick: (
                counts and rules.bock and "heart_trick" in rules.bock_triggers and not is_solo(game)
            ),
            self._bock: counts and rules.bock,
            self._bock_label: counts and rules.bock,
            self._re_label: counts,
        }
        calls = counts and not negative and rules.announcements != "off"
        for side in (Party.RE, Party.KONTRA):
            visible[self._said[side]] = calls
            visible[self._levels[side]] = calls
        for person, choose in self._players.items():
            visible[choose] = counts and (person in deal.players or choose.isChecked())
        for widget, shown in visible.items():
            widget.setVisible(shown)
        self._re_label.setText(self.tr("Plays alone") if is_lone(game) else self.tr("Re are"))

    def _trouble_text(self, trouble: EntryTrouble) -> str:
        texts: dict[EntryTrouble, Callable[[], str]] = {
            EntryTrouble.ONE_RE: lambda: self.tr("Choose who plays alone."),
            EntryTrouble.TWO_RE: lambda: self.tr("Choose the two who were Re."),
            EntryTrouble.SITS_OUT: lambda: self.tr("Somebody chosen sits out of this deal."),
            EntryTrouble.POINTS: lambda: self.tr("Card points are between 0 and 240."),
            EntryTrouble.NO_TRICK: lambda: self.tr("Without a trick there are no card points."),
            EntryTrouble.EXTRAS: lambda: self.tr("These extra points do not count in this game."),
            EntryTrouble.NOT_OWED: lambda: self.tr("No compulsory solo is owed here any more."),
        }
        return texts[trouble]()

    # --- texts -----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Gives sizes and texts anew."""
        em = self.fontMetrics().height()
        self._column.setSpacing(round(em * 0.5))
        for grid in (self._grid, self._extras_box):
            grid.setHorizontalSpacing(round(em * 0.7))
            grid.setVerticalSpacing(round(em * 0.3))
        self._re_row.setSpacing(round(em * 0.3))
        self._game_label.setText(self.tr("Game"))
        self._points_label.setText(self.tr("Points of Re"))
        self._no_trick.setText(self.tr("without a trick"))
        self._won.setText(self.tr("The player alone has made it"))
        self._compulsory.setText(self.tr("Compulsory solo"))
        self._heart_trick.setText(self.tr("With a trick of four hearts"))
        self._bock_label.setText(self.tr("Bock factor"))
        for side, check in self._said.items():
            check.setText(party_text(side))
            self._levels[side].setItemText(0, self.tr("no more"))
            self._levels[side].setAccessibleName(
                self.tr("Highest announcement of {side}").format(side=party_text(side))
            )
        for index in range(self._game.count()):
            self._game.setItemText(index, _game_text(str(self._game.itemData(index))))
        self._cancel.setText(self.tr("Cancel"))
        self._cancel.setVisible(self._place is not None)
        hand, deal = self._hand, self._deal
        if hand is None or deal is None:
            return
        room = self.fontMetrics().averageCharWidth() * 14
        for person, choose in self._players.items():
            name = hand.names[person].replace("&", "&&")
            mode = Qt.TextElideMode.ElideRight
            choose.setText(self.fontMetrics().elidedText(name, mode, room))
        if self._place is None:
            self._head.setText(self.tr("Deal {number}").format(number=deal.number))
            self._write.setText(self.tr("Write down"))
        else:
            self._head.setText(self.tr("Correct deal {number}").format(number=deal.number))
            self._write.setText(self.tr("Correct"))
        self._facts.setText(self.tr("Dealer: {name}").format(name=hand.names[deal.dealer]))
        self._update()


def _game_text(game: str) -> str:
    return contract_text(game)
