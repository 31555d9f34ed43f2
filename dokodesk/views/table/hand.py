"""The own hand under pointer and keyboard: choosing, playing, dragging, picking cards.

All ways of playing end in the one signal ``play_wanted``. What may be played comes from the view.
"""

from __future__ import annotations

from enum import Enum, auto, unique

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QApplication

from dokodesk.engine.actions import Play
from dokodesk.engine.cards import Card
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import Phase
from dokodesk.views.table.director import Director
from dokodesk.views.table.drag import Drag, Grip
from dokodesk.views.table.layout import HandOptions
from dokodesk.views.table.pace import Pace
from dokodesk.views.table.questions import Pick
from dokodesk.views.table.scene import TableScene
from dokodesk.views.table.settings import PlayOn, TableSettings

__all__ = ["Hand", "HandMode"]


@unique
class HandMode(Enum):
    """What clicks and keys on the own hand mean."""

    NONE = auto()
    """There is no hand."""
    REST = auto()
    """Others act; cards can be looked at."""
    PLAY = auto()
    """A card is to be played."""
    PICK = auto()
    """Cards of a poverty are to be chosen."""


class Hand(QObject):
    """Input on the own hand.

    Signals:
        play_wanted(Card): somebody wants to play this card, whether it is allowed or not.
        picked(int): how many cards are chosen now.
        looked_at(Card): the keyboard has come to this card.
    """

    play_wanted = Signal(object)
    picked = Signal(int)
    looked_at = Signal(object)

    def __init__(self, scene: TableScene, director: Director, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._director = director
        self._settings = TableSettings()
        self._pace: Pace | None = None
        self._mode = HandMode.NONE
        self._view: SeatView | None = None
        self._cards: tuple[Card | None, ...] = ()
        self._playable: frozenset[int] = frozenset()
        self._pick: Pick | None = None
        self._chosen: frozenset[int] = frozenset()
        self._selected: int | None = None
        self._hovered: int | None = None
        self._drag = Drag()

    # --- state -----------------------------------------------------------------------------------

    @property
    def mode(self) -> HandMode:
        """What input means now."""
        return self._mode

    @property
    def selected(self) -> int | None:
        """The place of the card that the keyboard or a single click has chosen."""
        return self._selected

    @property
    def dragging(self) -> bool:
        """Whether a card is held by the pointer."""
        return self._drag.grip is Grip.DRAGGING

    @property
    def chosen_cards(self) -> tuple[Card, ...]:
        """The cards picked for a poverty."""
        return tuple(card for n in sorted(self._chosen) if (card := self._cards[n]) is not None)

    def configure(self, settings: TableSettings, pace: Pace) -> None:
        """Take settings and durations."""
        self._settings = settings
        self._pace = pace
        self._show()

    def rest(self) -> None:
        """Something is being shown: no choosing, no dragging; chosen cards stay chosen."""
        self.cancel_drag(glide=False)
        self._hovered = None
        self._selected = None
        self._scene.show_ring(None)
        if self._mode is not HandMode.NONE:
            self._mode = HandMode.REST

    def take(
        self, view: SeatView | None, cards: tuple[Card | None, ...], pick: Pick | None
    ) -> None:
        """Everything stands still: what the person can do with these cards now.

        Args:
            view: what is known.
            cards: the own hand in the order in which it lies.
            pick: cards are to be chosen.
        """
        same_pick = pick is not None and pick == self._pick and cards == self._cards
        self._view = view
        self._cards = cards
        self._pick = pick
        if view is None:
            self._mode = HandMode.NONE
        elif pick is not None:
            self._mode = HandMode.PICK
        elif view.turn == view.seat and view.phase == Phase.PLAY:
            self._mode = HandMode.PLAY
        else:
            self._mode = HandMode.REST
        legal = (
            {action.card for action in view.legal if isinstance(action, Play)} if view else set()
        )
        self._playable = frozenset(n for n, card in enumerate(cards) if card in legal)
        if not same_pick:
            self._chosen = self._fixed_places()
        if self._selected is not None and self._selected >= len(cards):
            self._selected = None
        self._show()
        if self._mode is HandMode.PICK:
            self.picked.emit(len(self._chosen))

    def _fixed_places(self) -> frozenset[int]:
        if self._pick is None:
            return frozenset()
        left = list(self._pick.fixed)
        places = set()
        for n, card in enumerate(self._cards):
            if card is not None and card in left:
                left.remove(card)
                places.add(n)
        return frozenset(places)

    @property
    def options(self) -> HandOptions:
        """How the hand is to be shown."""
        playable = None
        if self._mode is HandMode.PLAY and self._settings.show_legal:
            playable = self._playable if len(self._playable) < len(self._cards) else None
        hovered = self._hovered
        if playable is not None and hovered not in playable:
            hovered = None
        raised = {n for n in (hovered, self._selected) if n is not None}
        chosen = self._chosen if self._mode is HandMode.PICK else frozenset()
        return HandOptions(playable, frozenset(raised), chosen)

    def _show(self) -> None:
        duration = self._pace.nudge_ms if self._pace is not None else 0
        self._scene.set_options(self.options, duration)
        self._scene.show_ring(self._selected)

    # --- pointer ---------------------------------------------------------------------------------

    def press(self, at: QPointF) -> None:
        """The left button went down."""
        index = self._scene.hand_index(at)
        if index is None or self._mode is HandMode.NONE:
            return
        middle = self._scene.hand_rect(index).center()
        self._drag.start_distance = QApplication.startDragDistance()
        self._drag.press(at, index, middle)

    def move(self, at: QPointF, *, down: bool) -> None:
        """The pointer moved."""
        if self._drag.grip is not Grip.NONE and not down:
            # The release went to somebody else.
            self.cancel_drag()
        if self._drag.grip is Grip.NONE:
            self.hover(self._scene.hand_index(at))
            return
        if self._mode is not HandMode.PLAY:
            return
        if self._drag.move(at):
            item = self._scene.hand_item(self._drag.index)
            if item is None:
                self._drag.end()
                return
            self._hovered = None
            self._selected = None
            self._show()
            self._scene.hold(item)
        if self._drag.grip is Grip.DRAGGING:
            middle = self._drag.middle(at)
            self._scene.drag(middle, self._drag.tilt)
            allowed = self._drag.index in self._playable
            self._scene.show_drop(lit=allowed and self._would_drop(at))

    def release(self, at: QPointF) -> None:
        """The left button went up."""
        index = self._drag.index
        grip = self._drag.end()
        if grip is Grip.PRESSED:
            if self._scene.hand_index(at) == index:
                self._click(index)
        elif grip is Grip.DRAGGING:
            dropped = self._would_drop(at)
            self._scene.let_go()
            if dropped:
                self._play(index)
            else:
                self.glide_home()

    def double_click(self, at: QPointF) -> None:
        """The second press of a double click. With one click to play it means nothing."""
        if self._settings.play_on is not PlayOn.DOUBLE_CLICK:
            return
        index = self._scene.hand_index(at)
        if index is not None and self._mode in (HandMode.PLAY, HandMode.REST):
            self._play(index)

    def hover(self, index: int | None) -> None:
        """The pointer is over a place of the hand, or over none."""
        if self._mode not in (HandMode.PLAY, HandMode.PICK):
            index = None
        if index != self._hovered:
            self._hovered = index
            self._show()

    def cancel_drag(self, *, glide: bool = True) -> bool:
        """Give up dragging; the card glides home. Returns whether one was dragged."""
        if self._drag.end() is not Grip.DRAGGING:
            return False
        self._scene.let_go()
        if glide:
            self.glide_home()
        return True

    def glide_home(self) -> None:
        """Bring every card to its place, also one that was dropped somewhere."""
        picture = self._scene.picture
        if picture is not None and self._pace is not None:
            self._director.play([self._scene.motion(picture, self.options, self._pace.settle_ms)])

    def _would_drop(self, at: QPointF) -> bool:
        return self._scene.in_drop(at) or self._scene.in_drop(self._drag.middle(at))

    def _click(self, index: int) -> None:
        match self._mode:
            case HandMode.PICK:
                self.toggle(index)
            case HandMode.PLAY | HandMode.REST:
                if self._settings.play_on is PlayOn.CLICK:
                    self._play(index)
                elif self._mode is HandMode.PLAY:
                    self._selected = None if self._selected == index else index
                    self._show()
            case HandMode.NONE:
                pass

    def _play(self, index: int) -> None:
        card = self._cards[index] if index < len(self._cards) else None
        if card is None:
            return
        if self._mode is HandMode.REST and (self._view is None or self._view.phase != Phase.PLAY):
            return
        self._scene.prefer(self._scene.hand_item(index))
        self.play_wanted.emit(card)
        self._scene.prefer(None)

    # --- picking ---------------------------------------------------------------------------------

    def toggle(self, index: int) -> None:
        """Choose a card for a poverty, or give it up again; what must go cannot be given up."""
        if self._pick is None or index >= len(self._cards):
            return
        if index in self._chosen:
            if index in self._fixed_places():
                return
            self._chosen -= {index}
        elif len(self._chosen) < self._pick.count:
            self._chosen |= {index}
        else:
            return
        self._show()
        self.picked.emit(len(self._chosen))

    # --- keyboard --------------------------------------------------------------------------------

    def step(self, by: int, *, all_cards: bool = False) -> None:
        """Go to the next card that can be chosen, or with ``all_cards`` to any."""
        places = self._places(all_cards=all_cards)
        if not places:
            return
        if self._selected is None:
            target = places[0] if by > 0 else places[-1]
        elif by > 0:
            target = next((n for n in places if n > self._selected), places[0])
        else:
            target = next((n for n in reversed(places) if n < self._selected), places[-1])
        self._select(target)

    def edge(self, *, last: bool) -> None:
        """Go to the first or the last card."""
        places = self._places(all_cards=False)
        if places:
            self._select(places[-1 if last else 0])

    def _places(self, *, all_cards: bool) -> list[int]:
        if self._mode is HandMode.NONE:
            return []
        if self._mode is HandMode.PLAY and not all_cards:
            return sorted(self._playable)
        return list(range(len(self._cards)))

    def _select(self, index: int) -> None:
        self._selected = index
        self._show()
        card = self._cards[index]
        if card is not None:
            self.looked_at.emit(card)

    def use_selected(self) -> bool:
        """Play or pick the chosen card; returns whether there was one."""
        if self._selected is None:
            if self._mode is HandMode.PLAY and len(self._playable) == 1:
                self._select(next(iter(self._playable)))
                return True
            return False
        if self._mode is HandMode.PICK:
            self.toggle(self._selected)
        else:
            self._play(self._selected)
        return True

    def play_card(self, card: Card) -> None:
        """Play a card by its face, as when its name was typed; or pick it."""
        places = [n for n, held in enumerate(self._cards) if held is card]
        if self._mode is HandMode.PICK:
            places = [n for n in places if n not in self._chosen] or places
            if places:
                self.toggle(places[0])
        elif places and self._mode in (HandMode.PLAY, HandMode.REST):
            self._play(places[0])
        elif self._mode is HandMode.PLAY:
            self.play_wanted.emit(card)

    def clear_selection(self) -> bool:
        """Choose no card; returns whether one was chosen."""
        had = self._selected is not None
        self._selected = None
        self._hovered = None
        self._show()
        return had
