"""Questions on the table: reservations, poverty, announcements; by mouse and by key."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from dokodesk.ai.player import Spoken
from dokodesk.engine.actions import (
    Accept,
    Action,
    Call,
    Choice,
    Choose,
    Decline,
    Healthy,
    Lay,
    Play,
    Reserve,
    Return,
    Word,
)
from dokodesk.engine.cards import Card
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import preset
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.shuffling import deal_hands, derived_code
from dokodesk.engine.state import Phase
from dokodesk.engine.trumps import normal_trumps
from dokodesk.model.session import PERSON
from dokodesk.views.table.hand import HandMode
from dokodesk.views.table.pace import INSTANT
from dokodesk.views.table.questions import question_for
from dokodesk.views.table.settings import TableSettings
from tests.views.table.conftest import NAMES, MakeTable, Table

RULES = preset("pagat_standard")
TRUMPS = normal_trumps(RULES)
Hands = tuple[tuple[Card, ...], ...]


def trumps(hand: tuple[Card, ...]) -> int:
    """How many trumps of a normal game a hand holds."""
    return sum(TRUMPS >> card & 1 for card in hand)


def seed_with(fits: Callable[[Hands], bool]) -> str:
    """A seed whose first deal has such hands."""
    for number in range(50_000):
        seed = f"seed {number}"
        if fits(deal_hands(derived_code(seed, 1), "48")):
            return seed
    raise AssertionError("there is no such deal")


class Speaker:
    """Offers a poverty if its hand is poor, takes one if told, is healthy otherwise."""

    name = "speaker"

    def __init__(self, *, takes: bool = False) -> None:
        self.takes = takes

    def decide(self, view: SeatView, choices: tuple[Action, ...], rng: random.Random) -> Action:
        del rng
        poor = trumps(view.dealt) <= 3
        for action in choices:
            match action:
                case Reserve() if poor:
                    return action
                case Healthy() if not poor:
                    return action
                case Choose(what=Choice.POVERTY):
                    return action
                case Accept() if self.takes:
                    return action
                case Decline() if not self.takes:
                    return action
                case _:
                    pass
        return choices[0]

    def announce(
        self, view: SeatView, calls: tuple[Spoken, ...], rng: random.Random
    ) -> Spoken | None:
        del view, calls, rng
        return None


def quiet(level: str) -> Speaker:
    """A player that never takes a poverty."""
    del level
    return Speaker()


def taker(level: str) -> Speaker:
    """A player that takes every poverty."""
    del level
    return Speaker(takes=True)


def press(table: Table, text: str) -> None:
    """Click the button of an answer with the mouse."""
    QTest.mouseClick(button(table, text), Qt.MouseButton.LeftButton)


def button(table: Table, text: str) -> QPushButton:
    """The button of an answer."""
    found = [b for b in table.view.furniture.panel.buttons if b.text() == text]
    assert found, [b.text() for b in table.view.furniture.panel.buttons]
    return found[0]


def test_reservation_is_asked_in_two_steps_on_the_table(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.until_asked()
    panel = table.view.furniture.panel
    assert panel.isVisible()
    assert not panel.isWindow()
    assert [b.text() for b in panel.buttons] == ["Healthy", "Reservation …"]
    press(table, "Reservation …")
    table.until_asked()
    assert table.seen.phase == Phase.CHOICE
    labels = [b.text() for b in panel.buttons]
    assert "Queens solo" in labels
    assert len(labels) == len(table.seen.legal)
    press(table, "Queens solo")
    table.until_asked()
    assert table.seen.contract == "queens"
    assert not panel.isVisible()
    table.check_places()


def test_direct_protocol_offers_everything_at_once(make_table: MakeTable) -> None:
    rules = msgspec.structs.replace(RULES, reservation_protocol="direct")
    table = make_table(player=quiet, rules=rules)
    table.until_asked()
    labels = [b.text() for b in table.view.furniture.panel.buttons]
    assert labels[0] == "Healthy"
    assert "Aces solo" in labels


def test_all_solo_kinds_fit_and_scroll_in_a_small_window(make_table: MakeTable) -> None:
    """With every kind of solo the panel stays inside the window; the last one is reachable."""
    every = frozenset(
        (
            *RULES.solo_types,
            *("kings", "pure_clubs", "pure_spades", "pure_hearts", "pure_diamonds"),
            *("queens_jacks", "jacks_queens", "kings_queens", "kings_jacks", "koehler"),
            *("queen_suit", "jack_suit", "null_no_tricks", "slim_martin"),
        )
    )
    rules = msgspec.structs.replace(RULES, reservation_protocol="direct", solo_types=every)
    table = make_table(player=quiet, rules=rules, size=(800, 500))
    table.until_asked()
    panel = table.view.furniture.panel
    assert table.view.rect().contains(panel.geometry())
    assert len(panel.buttons) == len(table.seen.legal) == 28
    last = panel.buttons[-1]
    for _ in range(27):
        focused = QApplication.focusWidget()
        assert focused is not None
        table.key(Qt.Key.Key_Right, focused)
    assert last.hasFocus()
    table.key(Qt.Key.Key_Return, last)
    table.until_asked()
    assert table.seen.contract == "slim_martin"


def test_wedding_offers_its_conditions(make_table: MakeTable) -> None:
    seed = seed_with(lambda hands: hands[0].count(Card.CQ) == 2)
    rules = msgspec.structs.replace(RULES, wedding_conditions=frozenset({"any", "plain", "trump"}))
    table = make_table(seed=seed, player=quiet, rules=rules)
    table.until_asked()
    press(table, "Reservation …")
    table.until_asked()
    press(table, "first plain-suit trick")
    table.until_asked()
    assert table.seen.contract == "wedding"
    assert table.seen.condition == "plain"


def test_laying_three_cards_by_click_key_and_button(make_table: MakeTable) -> None:
    """Trumps are chosen from the start and stay chosen; the button wakes at the right number."""
    seed = seed_with(lambda hands: 1 <= trumps(hands[0]) <= 2)
    table = make_table(seed=seed, player=taker)
    table.until_asked()
    press(table, "Reservation …")
    table.until_asked()
    press(table, "Poverty")
    table.until_asked()
    assert table.seen.phase == Phase.LAY
    hand, panel = table.view.hand, table.view.furniture.panel
    assert hand.mode is HandMode.PICK
    fixed = [n for n, card in enumerate(table.hand) if card is not None and TRUMPS >> card & 1]
    assert list(hand.chosen_cards) == [table.hand[n] for n in fixed]
    confirm = panel.confirm_button
    assert confirm is not None
    assert not confirm.isEnabled()
    table.click(fixed[0])
    assert len(hand.chosen_cards) == len(fixed)
    table.click(11)
    if len(fixed) == 1:
        table.key(Qt.Key.Key_End)
        table.key(Qt.Key.Key_Left)
        table.key(Qt.Key.Key_Space)
    assert len(hand.chosen_cards) == 3
    assert confirm.isEnabled()
    table.click(5 if 5 not in fixed else 6)
    assert len(hand.chosen_cards) == 3
    chosen = hand.chosen_cards
    QTest.mouseClick(confirm, Qt.MouseButton.LeftButton)
    table.until_asked()
    laid = next(step.action for step in table.steps if isinstance(step.action, Lay))
    assert laid.cards == chosen
    assert table.seen.contract == "poverty"
    table.check_places()
    assert len(table.hand) == 12


def test_enter_hands_over_once_enough_cards_are_chosen(make_table: MakeTable) -> None:
    seed = seed_with(lambda hands: trumps(hands[0]) == 3)
    table = make_table(seed=seed, player=taker)
    table.until_asked()
    press(table, "Reservation …")
    table.until_asked()
    press(table, "Poverty")
    table.until_asked()
    table.key(Qt.Key.Key_Return)
    assert any(isinstance(step.action, Lay) for step in table.steps)


def test_accepting_a_poverty_and_giving_three_back(make_table: MakeTable) -> None:
    seed = seed_with(
        lambda hands: trumps(hands[3]) <= 3 and all(trumps(hands[n]) > 3 for n in range(3))
    )
    table = make_table(seed=seed, player=quiet)
    table.until_asked()
    if table.seen.phase == Phase.RESERVATION:
        press(table, "Healthy")
        table.until_asked()
    assert table.seen.phase == Phase.POVERTY
    table.check_places()
    question = table.view.furniture.panel.question
    assert question is not None
    assert NAMES[3] in question.title
    press(table, "Take the cards")
    table.until_asked()
    assert table.seen.phase == Phase.RETURN
    assert len(table.hand) == 15
    table.check_places()
    for place in (0, 7, 14):
        table.click(place)
    chosen = table.view.hand.chosen_cards
    assert len(chosen) == 3
    table.key(Qt.Key.Key_Return)
    table.until_asked()
    given = next(step.action for step in table.steps if isinstance(step.action, Return))
    assert given.cards == chosen
    assert len(table.hand) == 12
    table.check_places()


def test_language_change_keeps_the_chosen_cards(make_table: MakeTable) -> None:
    seed = seed_with(lambda hands: 1 <= trumps(hands[0]) <= 2)
    table = make_table(seed=seed, player=taker)
    table.until_asked()
    press(table, "Reservation …")
    table.until_asked()
    press(table, "Poverty")
    table.until_asked()
    table.click(11)
    chosen = table.view.hand.chosen_cards
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.LanguageChange))
    table.view.apply_settings(replace(TableSettings(), letters="bdka"))
    table.spin()
    assert table.view.hand.chosen_cards == chosen
    assert table.view.furniture.panel.isVisible()


def test_a_refused_poverty_voids_the_deal(make_table: MakeTable) -> None:
    seed = seed_with(lambda hands: trumps(hands[0]) == 3 and all(trumps(h) > 3 for h in hands[1:]))
    table = make_table(seed=seed, player=quiet)
    table.until_asked()
    press(table, "Reservation …")
    table.until_asked()
    press(table, "Poverty")
    table.until_asked()
    table.key(Qt.Key.Key_Return)
    table.until(lambda: table.session.deal_over)
    table.spin()
    assert table.presented == [1]


# --- announcements --------------------------------------------------------------------------------


def test_announcement_buttons_are_there_exactly_while_allowed(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    seen_limits = set()
    while not table.session.deal_over:
        bar = table.view.furniture.calls
        assert [offer.action for offer in bar.offers] == list(table.seen.legal_calls)
        assert bar.isVisible() == bool(table.seen.legal_calls)
        seen_limits |= {offer.until for offer in bar.offers}
        table.click(table.legal_places()[0])
        allowed = set(table.seen.legal_calls)
        assert {offer.action for offer in bar.offers} <= allowed
        table.until_asked()
    assert seen_limits == {"for 1 more card(s)", "until your next card"}


def test_an_announcement_by_click_is_made_and_shown(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    call = table.seen.legal_calls[0]
    QTest.mouseClick(table.view.furniture.calls.buttons[0], Qt.MouseButton.LeftButton)
    assert table.steps[-1].action == call
    table.until_asked()
    own = table.view.decor.plates[PERSON]
    assert any("!" in chip.text for chip in own.chips)
    assert [offer.action for offer in table.view.furniture.calls.offers] == [
        Call(PERSON, Word.NO90)
    ]


def test_after_an_announcement_a_key_does_not_announce_the_next_level(
    make_table: MakeTable,
) -> None:
    """Also where the button of the next level comes into the place of the pressed one."""
    rules = msgspec.structs.replace(RULES, announce_skip="implicit")
    table = make_table(player=quiet, rules=rules)
    table.say_healthy()
    first = table.view.furniture.calls.buttons[0]
    first.setFocus()
    table.key(Qt.Key.Key_Space, first)
    table.until_asked()
    assert QApplication.focusWidget() is table.view
    table.key(Qt.Key.Key_Space, QApplication.focusWidget())
    table.spin()
    assert [s.action for s in table.steps if isinstance(s.action, Call)] == [
        Call(PERSON, Word.RE if Card.CQ in table.seen.dealt else Word.KONTRA)
    ]


def test_asking_back_needs_a_second_press(make_table: MakeTable) -> None:
    table = make_table(player=quiet, settings=TableSettings(confirm_calls=True))
    table.say_healthy()
    bar = table.view.furniture.calls
    QTest.mouseClick(bar.buttons[0], Qt.MouseButton.LeftButton)
    assert not any(isinstance(step.action, Call) for step in table.steps)
    assert bar.buttons[0].text().startswith("Really")
    QTest.mouseClick(bar.buttons[0], Qt.MouseButton.LeftButton)
    assert isinstance(table.steps[-1].action, Call)


def test_giving_a_solo_away_is_always_asked_back(make_table: MakeTable) -> None:
    rules = msgspec.structs.replace(RULES, solo_claim=True, solo_leader="soloist")
    table = make_table(player=quiet, rules=rules)
    table.until_asked()
    press(table, "Reservation …")
    table.until_asked()
    press(table, "Aces solo")
    table.until_asked()
    bar = table.view.furniture.calls

    def click(text: str) -> None:
        found = next(b for b in bar.buttons if text in b.text())
        QTest.mouseClick(found, Qt.MouseButton.LeftButton)

    click("The rest is yours")
    assert not table.session.deal_over
    click("Really")
    assert table.session.deal_over


def test_a_claim_that_is_not_certain_is_refused_with_words(make_table: MakeTable) -> None:
    rules = msgspec.structs.replace(RULES, solo_claim=True, solo_leader="soloist")
    table = make_table(player=quiet, rules=rules)
    table.until_asked()
    press(table, "Reservation …")
    table.until_asked()
    press(table, "Aces solo")
    table.until_asked()
    bar = table.view.furniture.calls
    for _ in range(2):
        found = next(b for b in bar.buttons if "mine" in b.text())
        QTest.mouseClick(found, Qt.MouseButton.LeftButton)
    assert "not certain" in table.view.furniture.bubble.text


# --- keys that began before -----------------------------------------------------------------------


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_held_while_the_question_appears_chooses_nothing(
    make_table: MakeTable, key: Qt.Key
) -> None:
    table = make_table(player=quiet)
    table.until_asked()
    target = table.view.furniture.panel.buttons[0]
    assert target.hasFocus()
    count = len(table.steps)
    for _ in range(5):
        held = QKeyEvent(
            QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", autorep=True
        )
        QApplication.sendEvent(target, held)
    released = QKeyEvent(QEvent.Type.KeyRelease, key, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(target, released)
    assert len(table.steps) == count
    table.key(key, target)
    assert len(table.steps) > count


def test_a_key_pressed_right_after_the_question_appeared_chooses_nothing(
    make_table: MakeTable,
) -> None:
    """Somebody hammers a key to skip the dealing; the question must not be answered by it."""
    table = make_table(player=quiet, pace=replace(INSTANT, guard_ms=1_000_000))
    table.until_asked()
    count = len(table.steps)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        table.key(key, table.view.furniture.panel.buttons[0])
    assert len(table.steps) == count
    press(table, "Healthy")
    assert len(table.steps) > count


def test_second_half_of_a_double_click_does_not_answer(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.until_asked()
    count = len(table.steps)
    QTest.mouseDClick(button(table, "Healthy"), Qt.MouseButton.LeftButton)
    # QTest sends press, release and double click: one press is one answer.
    table.spin()
    said = [s for s in table.steps[count:] if s.action.seat == PERSON]
    assert len(said) <= 1


# --- questions as values --------------------------------------------------------------------------


def test_a_duty_is_asked_with_its_word(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    duty = msgspec.structs.replace(table.seen, legal=(Call(PERSON, Word.RE),))
    question = question_for(duty, NAMES)
    assert question is not None
    assert [answer.text for answer in question.answers] == ["Re"]


def test_no_question_while_others_act_or_cards_are_played(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    assert question_for(table.seen, NAMES) is None
    other = msgspec.structs.replace(table.seen, phase="reservation", turn=2, legal=())
    assert question_for(other, NAMES) is None


def test_forced_card_is_played_by_itself_if_wanted(make_table: MakeTable) -> None:
    table = make_table(player=quiet, settings=TableSettings(auto_play_forced=True))
    table.say_healthy()
    asked = 0

    def must_choose() -> bool:
        return table.own_turn and (len(table.legal_places()) > 1 or bool(table.seen.legal_calls))

    while True:
        table.until(lambda: table.session.deal_over or must_choose())
        if table.session.deal_over:
            break
        asked += 1
        table.click(table.legal_places()[0])
    assert 0 < asked < 12
    assert sum(isinstance(s.action, Play) and s.action.seat == PERSON for s in table.steps) == 12


def test_rules_with_genscher_offer_partners(make_table: MakeTable) -> None:
    seed = seed_with(lambda hands: hands[0].count(Card.DK) == 2)
    rules: Rules = msgspec.structs.replace(RULES, genscher="diamond_kings")
    table = make_table(seed=seed, player=quiet, rules=rules, first_dealer=3)
    table.say_healthy()
    while not any("Genscher" in offer.text for offer in table.view.furniture.calls.offers):
        table.click(table.legal_places()[-1])
        table.until_asked()
    texts = [offer.text for offer in table.view.furniture.calls.offers if "Genscher" in offer.text]
    assert len(texts) == 3
    index = [offer.text for offer in table.view.furniture.calls.offers].index(texts[0])
    QTest.mouseClick(table.view.furniture.calls.buttons[index], Qt.MouseButton.LeftButton)
    table.until_asked()
    assert table.legal_places()
    assert all(table.hand[n] is Card.DK for n in table.legal_places())
