"""The own hand: laid by hand, played with a button, and the rest taken with a proof."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from dokodesk.engine.actions import Play
from dokodesk.engine.cards import Card
from dokodesk.engine.certainty import certain_rest
from dokodesk.views.table.picture import Sorting, arranged_hand
from dokodesk.views.table.settings import PlayOn, TableSettings
from tests.views.table.conftest import MakeTable, Table
from tests.views.table.test_table_play import own_plays
from tests.views.table.test_table_questions import press, quiet, seed_with, taker, trumps


def slide(table: Table, start: int, target: int) -> None:
    """Drag a card of the hand to another place within it and let it go there."""
    begin, end = table.spot(start), table.spot(target) + QPoint(30, 0)
    table.press(begin)
    for part in range(1, 7):
        table.move(begin + (end - begin) * part / 6)
    table.release(end)
    table.spin()


def test_a_card_dragged_within_the_hand_stays_where_it_is_put(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    before = list(table.hand)
    slide(table, 1, 7)
    moved = before.copy()
    moved.insert(7, moved.pop(1))
    assert list(table.hand) == moved
    assert own_plays(table) == []
    table.check_places()
    place = table.legal_places()[0]
    played = table.hand[place]
    table.click(place)
    assert [action.card for action in own_plays(table)] == [played]
    table.until_asked()
    moved.remove(played)
    assert list(table.hand) == moved
    table.check_places()


@pytest.mark.parametrize("how", ["escape", "to the table and back"])
def test_a_card_that_was_only_carried_past_the_others_changes_nothing(
    make_table: MakeTable, how: str
) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    before = table.hand
    begin, end = table.spot(2), table.spot(8)
    table.press(begin)
    for part in range(1, 7):
        table.move(begin + (end - begin) * part / 6)
    assert table.hand != before
    if how == "escape":
        table.key(Qt.Key.Key_Escape)
        table.release(end)
    else:
        table.move(table.middle())
        table.move(QPoint(3, 3))
        table.release(QPoint(3, 3))
    table.spin()
    assert table.hand == before
    assert own_plays(table) == []
    table.check_places()


def test_the_order_lasts_as_long_as_the_deal(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    slide(table, 0, 9)
    laid = table.hand
    table.view.apply_settings(TableSettings(show_legal=False))
    assert table.hand == laid
    table.view.apply_settings(TableSettings(sort_high_first=False))
    assert table.hand != laid
    slide(table, 0, 9)
    match = table.session.match
    assert match is not None
    table.session.new_match(match.rules, match.names, level="simple", first_dealer=3)
    table.until_asked()
    order = table.view.settings.sort_order
    assert table.hand == arranged_hand(table.seen.hand, (), table.seen.order, Sorting(order, False))


def test_the_keyboard_lays_the_hand_too_and_sorts_it_again(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    sorted_hand = table.hand
    table.key(Qt.Key.Key_Home)
    place = table.view.hand.selected
    assert place is not None
    QTest.keyClick(table.view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert table.view.hand.selected == place + 1
    assert table.hand[place + 1] is sorted_hand[place]
    assert table.hand[place] is sorted_hand[place + 1]
    QTest.keyClick(table.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert table.hand == sorted_hand


def test_cards_picked_for_a_poverty_stay_picked_when_laid_anew(make_table: MakeTable) -> None:
    seed = seed_with(lambda hands: 1 <= trumps(hands[0]) <= 2)
    table = make_table(seed=seed, player=taker)
    table.until_asked()
    press(table, "Reservation …")
    table.until_asked()
    press(table, "Poverty")
    table.until_asked()
    table.click(11)
    chosen = sorted(table.view.hand.chosen_cards)
    slide(table, 11, 3)
    assert sorted(table.view.hand.chosen_cards) == chosen
    table.check_places()


def test_new_cards_come_to_the_right_of_a_laid_hand(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    order = table.seen.order
    laid = (Card.D9, Card.CQ, Card.HA, Card.CQ)
    assert arranged_hand((Card.CQ, Card.HA, Card.SA, Card.D9), laid, order, Sorting()) == (
        Card.D9,
        Card.HA,
        Card.CQ,
        Card.SA,
    )


def test_a_button_plays_the_chosen_card(make_table: MakeTable) -> None:
    settings = TableSettings(play_on=PlayOn.CONFIRM)
    table = make_table(settings=settings, player=quiet)
    table.say_healthy()
    button = table.view.furniture.play_button
    assert not button.isVisible()
    first, last = table.legal_places()[0], table.legal_places()[-1]
    table.click(first)
    table.click(last)
    assert own_plays(table) == []
    assert button.isVisible()
    card = table.hand[last]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert [action.card for action in own_plays(table)] == [card]
    table.spin()
    assert not button.isVisible()


def play_until_certain(table: Table) -> bool:
    """Play the highest card each time until the rest is certain, or the deal is over."""
    table.say_healthy()
    while not table.session.deal_over:
        if certain_rest(table.seen) is not None and len(table.seen.hand) > 1:
            return True
        legal = [action for action in table.seen.legal if isinstance(action, Play)]
        strength = table.seen.order.strength
        assert table.session.request(max(legal, key=lambda action: strength[action.card]))
        table.until_asked()
    return False


@pytest.fixture
def certain(make_table: MakeTable) -> Table:
    """A table at the moment when the rest is certain: with many high trumps it soon is."""
    seed = seed_with(
        lambda hands: (
            trumps(hands[0]) >= 10
            and hands[0].count(Card.H10) == 2
            and hands[0].count(Card.CQ) == 1
            and all(trumps(hand) > 3 for hand in hands[1:])
        )
    )
    table = make_table(seed=seed, player=quiet)
    assert play_until_certain(table)
    return table


def test_the_rest_is_offered_with_its_proof_and_taken(certain: Table) -> None:
    table = certain
    calls = table.view.furniture.calls
    button = next(b for b in calls.buttons if "The rest is mine" in b.text())
    proof = certain_rest(table.seen)
    assert proof is not None
    tricks, cards = len(table.seen.tricks), len(table.seen.hand)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    panel = table.view.furniture.proof
    assert panel.proof == proof
    assert len(panel.accessibleDescription().split(". ")) == cards
    assert len(table.seen.tricks) == tricks
    QTest.mouseClick(panel.take_button, Qt.MouseButton.LeftButton)
    table.until(lambda: table.session.deal_over)
    assert all(trick.winner == 0 for trick in table.seen.tricks[tricks:])
    assert [trick.cards[0] for trick in table.seen.tricks[tricks:]] == [s.card for s in proof]


def test_the_proof_can_be_put_away_and_the_deal_goes_on(certain: Table) -> None:
    table = certain
    calls = table.view.furniture.calls
    button = next(b for b in calls.buttons if "The rest is mine" in b.text())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    cards = len(table.seen.hand)
    QTest.keyClick(table.view.furniture.proof.take_button, Qt.Key.Key_Escape)
    assert table.view.furniture.proof.proof == ()
    table.click(table.legal_places()[-1])
    table.until_asked()
    assert len(table.seen.hand) == cards - 1
