"""The table itself, without a session: cards, seats, words, and the ways to show a moment on it.

``TableView`` adds the session of a match. Replay, review and lessons can use the stage alone: give
it stored moments with ``show_state`` and steps with ``show_step``.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
)
from PySide6.QtWidgets import QWidget

from dokodesk.engine.cards import Card
from dokodesk.engine.seat_view import SeatView
from dokodesk.model.session import Step
from dokodesk.views.cardnames import card_name
from dokodesk.views.table.callouts import Pointed
from dokodesk.views.table.director import Beat
from dokodesk.views.table.frame import TableFrame, art_for, art_key
from dokodesk.views.table.hints import game_title, seat_title
from dokodesk.views.table.overlays import visible_tricks
from dokodesk.views.table.pace import Pace, pace_for
from dokodesk.views.table.picture import Sorting
from dokodesk.views.table.portraits import portraits_for
from dokodesk.views.table.seats import plates_for
from dokodesk.views.table.settings import TableSettings
from dokodesk.views.table.theme import theme_named

__all__ = ["TableStage"]

_FALLBACK_PX = 13.0


class TableStage(TableFrame):
    """A table that shows what it is given.

    Signals:
        message(str): what has just happened, in words, as a screen reader hears it.
        tricks_visible(bool): whether there is a trick that may be looked at.
        still: everything that was to be shown has been shown.
        heard(str): what is to be heard now, by the names of ``assets.sounds``.
    """

    message = Signal(str)
    tricks_visible = Signal(bool)
    still = Signal()
    heard = Signal(str)

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
        super().__init__(settings, parent, pace=pace)
        self._steps: deque[Step] = deque()
        self._view: SeatView | None = None
        self._title: tuple[str, str] | None = None
        self._interactive = True
        self._warm = QTimer(self)
        self._warm.setSingleShot(True)
        self._warm.setInterval(0)
        self._warm.timeout.connect(self._warm_up)
        self._story.heard = self.heard.emit
        self._pointer.pressed.connect(self._on_pressed)
        self._furniture.last_button.clicked.connect(self.toggle_last_trick)
        self._furniture.play_button.clicked.connect(self._hand.confirm)
        self._hand.changed.connect(self._on_hand_changed)
        self._hand.carried.connect(self._on_carried)
        self._elements.reached.connect(self._on_element_reached)
        self._elements.used.connect(self._on_element_used)
        self._keys.last_trick_wanted.connect(self.toggle_last_trick)
        self._keys.wanted.connect(self._on_key_wanted)
        self._keys.drag_cancelled.connect(self._pointer.spend)
        # Queued: with no animation a whole chain of cards would otherwise recurse.
        self._director.still.connect(self._on_still, Qt.ConnectionType.QueuedConnection)

    # --- for others ------------------------------------------------------------------------------

    @property
    def view(self) -> SeatView | None:
        """What is shown; it may be behind what has happened while something is being shown."""
        return self._view

    @property
    def idle(self) -> bool:
        """Whether everything stands still and nothing waits to be shown."""
        return not self._director.busy and not self._steps

    @property
    def interactive(self) -> bool:
        """Whether cards can be played and questions are asked."""
        return self._interactive

    def set_interactive(self, interactive: bool) -> None:
        """Let the person act on the table, or only look at it.

        A table that is only looked at asks nothing, offers nothing, moves no card under the pointer
        and leaves every key to its parent; a click still ends a motion.
        """
        if interactive == self._interactive:
            return
        self._interactive = interactive
        self._hand.cancel_drag(glide=False)
        if self.idle:
            self._refresh()

    def show_open_hands(self, seats: Iterable[int] | None) -> None:
        """Say which hands lie open, as far as the shown views know them.

        Args:
            seats: these and the own one; ``None`` for every hand that a view knows.
        """
        self._story.open_seats = None if seats is None else frozenset(seats)
        if self.idle:
            self._settle(self._view)
            self._refresh()

    def show_state(
        self,
        view: SeatView | None,
        names: Sequence[str] | None = None,
        *,
        title: tuple[str, str] | None = None,
        animate: bool = False,
    ) -> None:
        """Show a stored moment in place of whatever was shown.

        Args:
            view: the moment, or ``None`` for an empty table.
            names: who sits at seats 0-3; as before unless given.
            title: two short lines for the corner; those of the game unless given.
            animate: let the cards glide to their places.
        """
        self._drop_all()
        if names is not None:
            self._story.names = tuple(names)
        self._title = title
        if view is None or not animate or self._scene.picture is None:
            self._settle(view)
            self._director.play([])
            return
        picture = self._story.picture(view)
        self._director.play(
            [
                self._scene.motion(picture, self._hand.options, self._pace.play_ms),
                self._settled(view),
            ]
        )

    def show_step(self, step: Step) -> None:
        """Show a step as in play, after everything that is still being shown."""
        self._steps.append(step)
        self._pump()

    def highlight(
        self, cards: Iterable[Card] = (), *, seat: int | None = None, text: str = ""
    ) -> None:
        """Frame cards and point at them, or at a seat, with a few words.

        Args:
            cards: faces; each one that lies open in a hand or in the trick is framed.
            seat: points at this seat when no card is framed.
            text: said with an arrow; also told to a screen reader.
        """
        self._callouts.point(Pointed(tuple(cards), seat, text))
        self.announce(text)

    def clear_highlights(self) -> None:
        """Point at nothing any more."""
        self._callouts.point(None)

    def apply_settings(self, settings: TableSettings) -> None:
        """Change look and habits at once, whatever is going on."""
        before = self._settings
        self._settings = settings
        self._theme = theme_named(settings.theme)
        if art_key(settings) != art_key(before):
            self._art = art_for(settings)
        self._pace = self._fixed_pace if self._fixed_pace is not None else pace_for(settings)
        self._story.pace = self._pace
        self._furniture.use_pace(self._pace)
        sorting = Sorting(settings.sort_order, settings.sort_high_first)
        if sorting != self._story.sorting:
            self._story.sorting = sorting
            self._story.own_order = ()
        self._story.show_trick_points = settings.show_trick_points
        self._furniture.calls.set_ask_back(ask_back=settings.confirm_calls)
        self._arranged = None
        self._arrange()
        self._hand.configure(settings, self._pace)
        self._keys.use_keys(settings.keys)
        if self.idle:
            self._settle(self._view)
            self._refresh()

    def show_last_trick(self) -> bool:
        """Show the last trick if the rules let it be seen; returns whether they do."""
        if self._view is None:
            return False
        return self._furniture.overlay.open_for(self._view, self._story.names)

    def toggle_last_trick(self) -> None:
        """Show or hide the last trick."""
        if self._furniture.overlay.isHidden():
            self.show_last_trick()
        else:
            self._furniture.overlay.dismiss()

    def skip(self) -> None:
        """End what is being shown now."""
        self._director.skip()

    def announce(self, text: str) -> None:
        """Tell a screen reader, and whoever shows messages."""
        if not text:
            return
        self.message.emit(text)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    # --- showing ---------------------------------------------------------------------------------

    def _drop_all(self) -> None:
        """Forget everything that was being shown or waiting: another position comes."""
        self._hand.rest()
        self._steps.clear()
        self._director.drop()
        self._callouts.point(None)
        self._decor.hush()
        self._decor.hide_banner()
        self._story.burst.hide()
        self._decor.show_points("")
        self._furniture.clear()
        self._pointer.forget()

    def _pump(self) -> None:
        """Show the next step if nothing is being shown."""
        if self._director.busy or not self._steps:
            return
        step = self._steps.popleft()
        self._hand.rest()
        self._callouts.hide()
        self._furniture.set_hint("")
        self._furniture.bubble.dismiss()
        self._before_step(step)
        self._director.play([*self._story.step(step), self._settled(step.view)])

    def _before_step(self, step: Step) -> None:
        """A step is about to be shown."""

    def _settled(self, view: SeatView) -> Beat:
        """The beat that ends every step: everything where the view says."""
        return Beat(0, end=lambda: self._settle(view))

    def _settle(self, view: SeatView | None) -> None:
        self._view = self._keys.view = view
        if view is None:
            self._scene.settle(None)
            self._decor.show_plates(())
            self._decor.show_info("", "")
            self._elements.clear()
            return
        self._scene.settle(self._story.picture(view), self._hand.options)
        self._show_decor(view)
        self._callouts.place()

    def _show_decor(self, view: SeatView) -> None:
        plates = plates_for(
            view,
            self._story.names,
            show_parties=self._settings.show_parties,
            portraits=portraits_for(self._portraits(), self._people()),
        )
        self._decor.show_plates(plates, view.seat)
        deal, planned = self._numbers()
        title = self._title or (
            game_title(view, self._story.names),
            seat_title(view, deal, planned),
        )
        self._decor.show_info(*title)
        self._elements.show(view, self._story.names, self._scene, plates, title)
        self._show_last_button()

    def _portraits(self) -> Sequence[str]:
        """The pictures chosen for the people, by number; empty for none."""
        return self._settings.portraits

    def _people(self) -> Sequence[int]:
        """Who sits at seats 0-3, by number."""
        return (0, 1, 2, 3)

    def _numbers(self) -> tuple[int, int]:
        """The number of the deal and of all deals planned; 0 where nobody knows."""
        return 0, 0

    def _on_still(self) -> None:
        """Nothing moves: show what waits."""
        if self._director.busy:
            return
        if self._steps:
            self._pump()
            return
        self._refresh()
        self._warm.start()
        self.still.emit()

    def _warm_up(self) -> None:
        """Prepare the pictures of cards that will be played, one at a time while all is still."""
        if self.idle and not self._art.rough and self._scene.warm_up():
            self._warm.start()

    def _refresh(self) -> None:
        """Let the person do what the shown position lets him do."""
        self._hand.take(None, (), None)
        self._furniture.panel.ask(None)
        self._furniture.calls.show_offers(())
        self._show_last_button()

    def _show_last_button(self) -> None:
        there = bool(visible_tricks(self._view))
        self._furniture.last_button.setVisible(there and self._interactive)
        self.tricks_visible.emit(there)

    # --- what the person does --------------------------------------------------------------------

    def _on_hand_changed(self) -> None:
        hand = self._hand
        self._elements.show_choices(hand.cards, hand.playable, hand.chosen, hand.selected)
        if hand.selected is None:
            self._elements.give_back()
        else:
            self._elements.focus(hand.selected)
        if hand.dragging:
            # The line would lie over the card.
            self._furniture.set_hint("")
        card = hand.to_confirm
        text = QCoreApplication.translate("TableView", "Play {card}")
        self._furniture.offer_play("" if card is None else text.format(card=card_name(card)))

    def _on_carried(self, cards: tuple[Card, ...]) -> None:
        """The own hand was laid anew; it stays so as long as the deal lasts."""
        self._story.own_order = cards
        if self._view is not None:
            self._show_decor(self._view)

    def _on_key_wanted(self, name: str) -> None:
        """Something that has a key of its own: telling what is there, sorting the hand."""
        match name:
            case "table_tell_trick":
                self.announce(self._elements.trick.accessibleName())
            case "table_tell_seats":
                told = [self._elements.game, *self._elements.seats]
                self.announce(". ".join(label.accessibleName() for label in told))
            case "table_tell_hand":
                cards = [card_name(card) for card in self._hand.cards if card is not None]
                self.announce(", ".join(cards))
            case "table_sort":
                self.sort_hand()
            case _:
                pass

    def sort_hand(self) -> None:
        """Sort the own hand again, however it was laid."""
        if self._story.own_order and self._view is not None and self.idle:
            self._story.own_order = ()
            self._settle(self._view)
            self._refresh()

    def _on_element_reached(self, index: int) -> None:
        if self._interactive and self.idle:
            self._hand.select(index)

    def _on_element_used(self, index: int) -> None:
        if not self.idle:
            self._director.skip()
        elif self._interactive:
            self._hand.use(index)
        # Ticked by a helper program it shows what is chosen only now.
        self._on_hand_changed()

    def _on_pressed(self) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._furniture.bubble.dismiss()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._interactive and self._keys.handle(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    # --- language, size ---------------------------------------------------------------------------

    def _retranslate(self) -> None:
        self._furniture.retranslate()
        self.setAccessibleName(QCoreApplication.translate("TableView", "Card table"))
        if self._view is not None:
            self._show_decor(self._view)
        if self.idle:
            self._refresh()

    def _on_arranged(self) -> None:
        if self._view is not None:
            self._show_decor(self._view)

    def _on_resized(self) -> None:
        super()._on_resized()
        self._warm.start()
