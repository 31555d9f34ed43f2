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
from dokodesk.views.table.items import CardItem
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
        changed: what can be done with the cards, or which one is chosen, has changed.
        carried(tuple): the person has laid the hand in this order.
    """

    play_wanted = Signal(object)
    picked = Signal(int)
    looked_at = Signal(object)
    changed = Signal()
    carried = Signal(object)

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
    def cards(self) -> tuple[Card | None, ...]:
        """The own cards from left to right; empty when there is no hand."""
        return self._cards

    @property
    def playable(self) -> frozenset[int] | None:
        """Places of cards that may be played; ``None`` while none is to be played."""
        return self._playable if self._mode is HandMode.PLAY else None

    @property
    def chosen(self) -> frozenset[int] | None:
        """Places of cards chosen for a poverty; ``None`` while none are to be chosen."""
        return self._chosen if self._mode is HandMode.PICK else None

    @property
    def to_confirm(self) -> Card | None:
        """The chosen card that waits for the button (``PlayOn.CONFIRM``)."""
        index = self._selected
        waits = self._settings.play_on is PlayOn.CONFIRM and self._mode is HandMode.PLAY
        return self._cards[index] if waits and index is not None else None

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
        self.changed.emit()

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
        self.changed.emit()

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
        if self._mode is HandMode.NONE:
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
            drops = self._would_drop(at)
            if self._mode is HandMode.PLAY:
                self._scene.show_drop(lit=self._drag.index in self._playable and drops)
            if drops:
                # On its way to the table it has only passed the others.
                self.carry(self._drag.index, self._drag.home)
            elif self._scene.in_hand(at):
                self.carry(self._drag.index, self._scene.hand_place(middle))

    def release(self, at: QPointF) -> None:
        """The left button went up."""
        index = self._drag.index
        grip = self._drag.end()
        if grip is Grip.PRESSED:
            if self._scene.hand_index(at) == index:
                self._click(index)
        elif grip is Grip.DRAGGING:
            dropped = self._mode is HandMode.PLAY and self._would_drop(at)
            held = self._scene.held
            self._scene.let_go()
            if dropped:
                self._play(index, held)
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
            self.carry(self._drag.index, self._drag.home)
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
                    self._choose(index)
            case HandMode.NONE:
                pass

    def _choose(self, index: int) -> None:
        """A click that does not play: choose the card, or give it up again; say why it may not."""
        card = self._cards[index]
        if index not in self._playable and card is not None:
            self._play(index)
            return
        self._selected = None if self._selected == index else index
        self._show()

    def use(self, index: int) -> None:
        """Play or pick the card at a place, however it was pressed."""
        if self._mode is HandMode.PICK:
            self.toggle(index)
        elif self._mode is not HandMode.NONE:
            self._play(index)

    def confirm(self) -> None:
        """Play the chosen card."""
        if self._selected is not None and self._mode is HandMode.PLAY:
            self._play(self._selected)

    def _play(self, index: int, item: CardItem | None = None) -> None:
        card = self._cards[index] if index < len(self._cards) else None
        if card is None:
            return
        if self._mode is HandMode.REST and (self._view is None or self._view.phase != Phase.PLAY):
            return
        self._scene.prefer(item if item is not None else self._scene.hand_item(index))
        self.play_wanted.emit(card)
        self._scene.prefer(None)

    # --- laying the hand ----------------------------------------------------------------------

    def carry(self, start: int, target: int) -> None:
        """Move a card of the hand to another place; the others make room."""
        count = len(self._cards)
        target = max(0, min(count - 1, target))
        if start == target or not 0 <= start < count or self._mode is HandMode.NONE:
            return
        places = list(range(count))
        places.insert(target, places.pop(start))
        where = {before: after for after, before in enumerate(places)}
        self._cards = tuple(self._cards[before] for before in places)
        self._playable = frozenset(where[n] for n in self._playable)
        self._chosen = frozenset(where[n] for n in self._chosen)
        if self._selected is not None:
            self._selected = where[self._selected]
        if self._drag.grip is Grip.DRAGGING and self._drag.index == start:
            self._drag.index = target
        self._hovered = None
        duration = self._pace.nudge_ms if self._pace is not None else 0
        self.carried.emit(self._cards)
        self._scene.lay_hand(self._cards, self.options, duration)
        self._scene.show_ring(self._selected)
        self.changed.emit()

    def carry_selected(self, by: int) -> None:
        """Move the chosen card one place; without one, choose the first."""
        if self._selected is None:
            self.step(by, all_cards=True)
        else:
            self.carry(self._selected, self._selected + by)

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

    def select(self, index: int) -> None:
        """Choose the card at a place, as the focus has come to it."""
        if self._mode is not HandMode.NONE and index < len(self._cards):
            self._select(index)

    def _select(self, index: int) -> None:
        if index == self._selected:
            return
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
