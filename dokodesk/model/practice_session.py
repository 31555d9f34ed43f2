"""Practice with open cards: any deal, every step taken back and tried another way, never counted.

What was played is kept as a tree of actions. Taking back goes to the learner's decision before;
playing something else there begins another line, and every line can be returned to.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from dokodesk.engine import deal
from dokodesk.engine.actions import Action, Healthy
from dokodesk.engine.cards import Card
from dokodesk.engine.options import Rules
from dokodesk.engine.shuffling import deal_hands, derived_code
from dokodesk.engine.state import DealSetup, DealState, Phase
from dokodesk.learning.lesson import LEARNER
from dokodesk.learning.lesson_play import computer_action
from dokodesk.learning.positions import Built
from dokodesk.model.lesson_table import LessonTable
from dokodesk.model.practice_opponents import PracticeOpponents

__all__ = ["Line", "Moment", "PracticeSession"]

_TRIES = 200


@dataclass(eq=False, slots=True)
class _Node:
    """A moment of the tree.

    Attributes:
        state: the state then.
        action: what led to it; ``None`` at the root.
        parent: the moment before.
        children: what was tried from here, in order.
        latest: the child that was on the table last.
    """

    state: DealState
    action: Action | None = None
    parent: _Node | None = None
    children: list[_Node] = field(default_factory=list)
    latest: _Node | None = None

    @property
    def own(self) -> bool:
        """Whether the learner did what led here."""
        return self.action is not None and self.action.seat == LEARNER

    def path(self) -> list[_Node]:
        """From the root to here."""
        found: list[_Node] = []
        node: _Node | None = self
        while node is not None:
            found.append(node)
            node = node.parent
        return found[::-1]

    def leaf(self) -> _Node:
        """Where the line that was played last from here ends."""
        node = self
        while node.latest is not None:
            node = node.latest
        return node


@dataclass(frozen=True, slots=True)
class Moment:
    """One action of the line on the table.

    Attributes:
        action: what was done.
        trick: the trick it belongs to, from 1; 0 before the first card.
        done: it lies before the moment on the table, not after it.
    """

    action: Action
    trick: int
    done: bool


@dataclass(frozen=True, slots=True)
class Line:
    """One way the deal was played.

    Attributes:
        number: counted from 1 in the order in which they came about.
        cards: how many cards were played in it.
        score: the learner's score if it was played to the end.
        points: card points of Re and of Kontra so far or at the end.
        here: it is on the table.
    """

    number: int
    cards: int
    score: int | None
    points: tuple[int, int] | None
    here: bool


class PracticeSession(LessonTable):
    """A deal to practise with.

    Signals:
        moved: the moment or the lines have changed.
    """

    moved = Signal()

    def __init__(
        self, parent: QObject | None = None, *, opponents: PracticeOpponents | None = None
    ) -> None:
        """Has no deal yet.

        Args:
            parent: the owner.
            opponents: who decides for the others; without them the player of the rules of thumb
                does, at once.
        """
        super().__init__(parent)
        self._opponents = opponents
        if opponents is not None:
            opponents.decided.connect(self._on_decided)
        self._root: _Node | None = None
        self._node: _Node | None = None
        self._leaves: list[_Node] = []
        self._code = ""
        self._base = 0

    # --- dealing ---------------------------------------------------------------------------------

    @property
    def code(self) -> str:
        """The code of the cards; empty for a position from a lesson."""
        return self._code

    @property
    def rules(self) -> Rules | None:
        """The options in force."""
        return self._root.state.rules if self._root is not None else None

    @property
    def forehand(self) -> int:
        """Who speaks first."""
        return self._root.state.setup.forehand if self._root is not None else 0

    def deal_code(
        self, code: str, rules: Rules, forehand: int = 0, *, skip_talk: bool = False
    ) -> None:
        """Deal the cards of a code.

        Args:
            code: of the cards, as ``shuffling`` knows it.
            rules: the options.
            forehand: who speaks first.
            skip_talk: everybody is healthy without being asked.
        """
        state = _begin(code, rules, forehand, skip_talk=skip_talk)
        self._code = code
        self._start(state, 0)

    def deal_random(self, seed: str, rules: Rules, *, skip_talk: bool = False) -> None:
        """Deal new cards.

        Args:
            seed: what they follow from.
            rules: the options.
            skip_talk: everybody is healthy without being asked; nobody holds a wedding then.
        """
        for number in range(1, _TRIES):
            code = derived_code(seed, number)
            if not skip_talk or not _has_wedding(deal_hands(code, rules.deck)):
                break
        # Who leads changes from deal to deal, as at a real table.
        forehand = sum(code.encode()) % 4
        self.deal_code(code, rules, forehand, skip_talk=skip_talk)

    def take_position(self, built: Built) -> None:
        """Practise with a position, such as that of a lesson."""
        self._code = ""
        self._start(built.state, built.unseen)

    def _start(self, state: DealState, unseen: int) -> None:
        self._drop_question()
        self._root = self._node = _Node(state)
        self._leaves = [self._root]
        self._base = unseen
        self.match_started.emit()
        self._state, self._unseen = state, unseen
        self._look()
        if unseen:
            self.view_replaced.emit()
        else:
            self.deal_started.emit()
        self.moved.emit()

    # --- what the table asks ---------------------------------------------------------------------

    def advance(self) -> None:
        """The next action of somebody else."""
        if self._state is None or self._state.finished:
            return
        if self._opponents is not None:
            self._opponents.ask(self._state)
            return
        self._on_decided(computer_action(self._state))

    def _on_decided(self, action: Action | None) -> None:
        if action is not None:
            self._act(action)

    def _drop_question(self) -> None:
        """Another moment: what the others would have done at the one before means nothing."""
        if self._opponents is not None:
            self._opponents.forget()

    def _note(self, action: Action, state: DealState) -> None:
        self._drop_question()
        node = self._node
        assert node is not None
        child = next((each for each in node.children if each.action == action), None)
        if child is None:
            child = _Node(state, action, node)
            if node.children or node not in self._leaves:
                self._leaves.append(child)
            else:
                self._leaves[self._leaves.index(node)] = child
            node.children.append(child)
        node.latest = child
        self._node = child
        self._state = child.state
        self.moved.emit()

    # --- back and forth --------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether the learner has decided anything that can be taken back."""
        return self._before() is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is something that was taken back."""
        return self._node is not None and self._node.latest is not None

    def undo(self) -> bool:
        """Go back to the learner's decision before; whether there was one."""
        node = self._before()
        if node is not None:
            self._go(node)
        return node is not None

    def redo(self) -> bool:
        """Do again what was taken back, up to the learner's next decision."""
        node = self._node
        if node is None or node.latest is None:
            return False
        node = node.latest
        while node.latest is not None and not node.latest.own:
            node = node.latest
        self._go(node)
        return True

    def _before(self) -> _Node | None:
        node = self._node
        while node is not None and not node.own:
            node = node.parent
        return node.parent if node is not None else None

    def _go(self, node: _Node) -> None:
        """Put another moment on the table."""
        self._drop_question()
        self._node = node
        while node.parent is not None:
            node.parent.latest = node
            node = node.parent
        assert self._node is not None
        self._put(self._node.state, self._base)
        self.moved.emit()

    # --- lines -----------------------------------------------------------------------------------

    @property
    def moments(self) -> tuple[Moment, ...]:
        """Every action of the line on the table, also those that were taken back."""
        if self._node is None:
            return ()
        done = len(self._node.path())
        path = self._node.leaf().path()
        return tuple(
            Moment(node.action, _trick_of(node), number < done)
            for number, node in enumerate(path)
            if node.action is not None
        )

    @property
    def lines(self) -> tuple[Line, ...]:
        """The ways in which the deal was played so far."""
        here = self._node.leaf() if self._node is not None else None
        return tuple(
            _line(number, leaf, here=leaf is here) for number, leaf in enumerate(self._leaves, 1)
        )

    def go_to_moment(self, number: int) -> None:
        """Go to the learner's decision that this action of the line follows from.

        Args:
            number: its place in ``moments``.
        """
        if self._node is None:
            return
        path = self._node.leaf().path()
        for node in reversed(path[: number + 2]):
            if node.own and node.parent is not None:
                self._go(node.parent)
                return
        self._go(path[0])

    def go_to_line(self, number: int) -> None:
        """Go to the end of a line, by its number."""
        if 1 <= number <= len(self._leaves):
            self._go(self._leaves[number - 1])


def _begin(code: str, rules: Rules, forehand: int, *, skip_talk: bool) -> DealState:
    step = 1 if rules.direction == "cw" else 3
    setup = DealSetup(
        rules=rules,
        forehand=forehand,
        dealer=(forehand - step) % 4,
        hands=deal_hands(code, rules.deck),
    )
    state = deal.start(setup)
    while skip_talk and state.phase is Phase.RESERVATION and state.turn is not None:
        state, _ = deal.apply(state, Healthy(state.turn))
    return state


def _has_wedding(hands: tuple[tuple[Card, ...], ...]) -> bool:
    return any(hand.count(Card.CQ) == 2 for hand in hands)


def _trick_of(node: _Node) -> int:
    """The trick that an action belongs to, from 1; 0 before the first card."""
    before = node.parent
    if before is None or before.state.phase is not Phase.PLAY:
        return 0
    return len(before.state.tricks) + 1


def _line(number: int, leaf: _Node, *, here: bool) -> Line:
    result = leaf.state.result
    return Line(
        number,
        leaf.state.cards_on_table,
        None if result is None else result.scores[LEARNER],
        None if result is None else result.card_points,
        here,
    )
