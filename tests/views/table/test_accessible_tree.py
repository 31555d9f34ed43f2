"""The table through the accessibility tree alone: what a screen reader finds and can do there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from dokodesk.engine.actions import Call, Play, Return
from dokodesk.engine.cards import Card
from dokodesk.engine.state import Phase
from dokodesk.views.cardnames import card_name
from tests.views.table.conftest import NAMES, MakeTable, Table
from tests.views.table.test_table_questions import quiet, seed_with, trumps


class Reader:
    """A person who knows the table only from its accessibility tree."""

    def __init__(self, qtbot: QtBot, table: Table) -> None:
        self.qtbot = qtbot
        self.table = table

    def everything(self) -> Iterator[QAccessibleInterface]:
        """Every element that is there now."""
        root = QAccessible.queryAccessibleInterface(self.table.view)
        assert root is not None
        yield from _below(root)

    def names(self, role: QAccessible.Role) -> list[str]:
        """The names of all elements of a role."""
        return [_name(found) for found in self.everything() if found.role() == role]

    def buttons(self) -> dict[str, QAccessibleInterface]:
        """The buttons that can be pressed, by name; of two equal cards the right one."""
        return {
            _name(found): found
            for found in self.everything()
            if found.role() in (QAccessible.Role.Button, QAccessible.Role.CheckBox)
            and not found.state().disabled
        }

    def press(self, name: str) -> None:
        """Press a button by its name."""
        self.do(self.buttons()[name])

    def do(self, element: QAccessibleInterface) -> None:
        """Do what pressing an element does."""
        actions = element.actionInterface()
        wanted = [name for name in actions.actionNames() if name in ("Press", "Toggle")]
        before = len(self.table.steps)
        chosen = self.table.view.hand.chosen_cards
        actions.doAction(wanted[0])
        self.qtbot.waitUntil(
            lambda: (
                len(self.table.steps) > before
                or self.table.view.hand.chosen_cards != chosen
                or bool(self.table.view.furniture.proof.proof)
            )
        )

    def until_asked(self) -> None:
        """Wait until something is to be done, or the deal is over."""
        table = self.table
        self.qtbot.waitUntil(
            lambda: table.view.idle and (table.own_turn or table.session.deal_over), timeout=20_000
        )
        table.spin()

    def playable(self) -> list[QAccessibleInterface]:
        """The cards of which the tree says that they may be played."""
        return [
            found
            for found in self.everything()
            if "may be played" in found.text(QAccessible.Text.Description)
        ]

    def cards(self) -> list[QAccessibleInterface]:
        """The own cards."""
        return [
            found
            for found in self.everything()
            if found.text(QAccessible.Text.Description).startswith("card ")
        ]


def _name(element: QAccessibleInterface) -> str:
    return element.text(QAccessible.Text.Name)


def _below(element: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for index in range(element.childCount()):
        child = element.child(index)
        if not child.state().invisible:
            yield child
            yield from _below(child)


def test_a_whole_deal_with_a_poverty_without_eyes_or_mouse(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    """Reservation, taking a poverty, giving cards back, an announcement and twelve cards."""
    seed = seed_with(
        lambda hands: trumps(hands[3]) <= 3 and all(trumps(hands[n]) > 3 for n in range(3))
    )
    table = make_table(seed=seed, player=quiet)
    reader = Reader(qtbot, table)
    reader.until_asked()
    if "Healthy" in reader.buttons():
        reader.press("Healthy")
        reader.until_asked()
    assert any(NAMES[3] in name for name in reader.names(QAccessible.Role.StaticText))
    reader.press("Take the cards")
    reader.until_asked()
    assert table.seen.phase == Phase.RETURN
    assert len(reader.cards()) == 15
    for place in (2, 9, 12):
        reader.do(reader.cards()[place])
        assert reader.cards()[place].state().checked
    reader.press("Hand over")
    reader.until_asked()
    assert any(isinstance(step.action, Return) for step in table.steps)
    reader.press("Announce Re")
    reader.until_asked()
    assert any(isinstance(step.action, Call) for step in table.steps)
    played = 0
    while not table.session.deal_over:
        legal = {card_name(a.card) for a in table.seen.legal if isinstance(a, Play)}
        offered = reader.playable()
        assert {_name(card) for card in offered} == legal
        assert len(reader.cards()) == len(table.seen.hand)
        reader.do(offered[-1])
        played += 1
        reader.until_asked()
    assert played == 12
    assert table.refusals == []


def test_the_tree_tells_what_is_seen(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    reader = Reader(qtbot, table)
    texts = reader.names(QAccessible.Role.StaticText)
    seats = [text for text in texts if text.split(",")[0] in NAMES]
    assert [text.split(",")[0] for text in seats] == [NAMES[1], NAMES[2], NAMES[3], NAMES[0]]
    assert "your seat, has the turn" in seats[3]
    assert sum("dealer" in text for text in seats) == 1
    assert sum("leads to this trick" in text for text in seats) == 1
    trick = table.seen.trick
    lying = [text for text in texts if text.startswith("Trick 1.")]
    if trick is None:
        assert "No card lies on the table." in texts
    else:
        assert all(card_name(card) in lying[0] for card in trick.cards)
        assert f"{NAMES[trick.winner]} would win it." in lying[0]
    assert any("Normal game" in text for text in texts)
    for element, held in zip(reader.cards(), table.hand, strict=True):
        assert isinstance(held, Card)
        assert _name(element) == card_name(held)
        assert element.rect().isValid()


def test_elements_lie_where_the_cards_are_and_cover_nothing(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    reader = Reader(qtbot, table)
    view = table.view
    for place, element in enumerate(reader.cards()):
        area = view.scene.hand_rect(place).toAlignedRect()
        assert element.rect().size() == area.size()
        assert element.rect().topLeft() == view.mapToGlobal(area.topLeft())
    at = table.spot(3)
    assert view.childAt(at) is view.canvas.viewport()


def test_the_focus_goes_along_with_the_keyboard(qtbot: QtBot, make_table: MakeTable) -> None:
    """A screen reader follows the focus: it is on the card that the arrow keys have chosen."""
    table = make_table(player=quiet)
    table.say_healthy()
    view = table.view
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    table.key(Qt.Key.Key_Right)
    assert view.elements.focused == view.hand.selected == table.legal_places()[0]
    focused = view.elements.cards[table.legal_places()[0]]
    table.key(Qt.Key.Key_Right, focused)
    assert view.elements.focused == view.hand.selected
    assert view.hand.selected is not None
    table.key(Qt.Key.Key_Return, view.elements.cards[view.hand.selected])
    assert len([s for s in table.steps if isinstance(s.action, Play) and s.action.seat == 0]) == 1
    table.until_asked()
    assert view.hasFocus()


def test_a_card_reached_by_focus_is_the_one_that_enter_plays(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    view = table.view
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    place = table.legal_places()[-1]
    card = table.hand[place]
    view.elements.cards[place].setFocus(Qt.FocusReason.TabFocusReason)
    assert view.hand.selected == place
    table.key(Qt.Key.Key_Return, view.elements.cards[place])
    own = [s.action for s in table.steps if isinstance(s.action, Play) and s.action.seat == 0]
    assert [action.card for action in own] == [card]


@pytest.mark.parametrize("over", [False, True])
def test_an_empty_table_has_no_cards(qtbot: QtBot, make_table: MakeTable, over: bool) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    if over:
        table.session.end_match()
        table.spin()
    assert bool(Reader(qtbot, table).cards()) is not over
