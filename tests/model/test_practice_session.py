"""Practice: taking back, doing again, other lines; nobody knows more because hands lie open."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from dokodesk.engine import deal
from dokodesk.engine.actions import Play
from dokodesk.engine.rules import preset
from dokodesk.engine.state import DealState
from dokodesk.learning.lesson_play import computer_action
from dokodesk.learning.rule_steps import RuleStep, rules_of
from dokodesk.model.practice_session import PracticeSession

RULES = rules_of(RuleStep.BASIC)


def session(seed: str = "a-seed", step: RuleStep = RuleStep.BASIC) -> PracticeSession:
    """A dealt deal."""
    made = PracticeSession()
    made.deal_random(seed, rules_of(step), skip_talk=step is not RuleStep.CONTRACTS)
    return made


def others(practice: PracticeSession) -> None:
    """Let the others act until the learner must, or the deal is over."""
    before: DealState | None = None
    while practice.state is not before:
        before = practice.state
        practice.advance()


def decide(practice: PracticeSession, place: int = 0) -> None:
    """The learner's next decision, and the others' answers."""
    others(practice)
    view = practice.view
    assert view is not None
    assert practice.request(view.legal[min(place, len(view.legal) - 1)])
    others(practice)


def test_every_step_back_is_one_own_decision(qapp: QCoreApplication) -> None:
    """Public bug 84: two moves must never be taken back as one."""
    del qapp
    practice = session()
    moments = []
    others(practice)
    while not practice.deal_over:
        moments.append(practice.state)
        decide(practice)
    assert len(moments) == 12
    for before in reversed(moments):
        assert practice.undo()
        assert practice.state == before
    assert not practice.can_undo
    assert not practice.undo()


def test_taking_back_the_first_card_gives_everything_back(qapp: QCoreApplication) -> None:
    """Public bug 86: a full hand, an empty trick, the same announcements as before."""
    del qapp
    practice = session("b-seed", RuleStep.CALLS)
    others(practice)
    before = practice.view
    assert before is not None
    decide(practice)
    assert practice.undo()
    after = practice.view
    assert after == before
    assert len(after.hand) == 12
    assert after.legal_calls == before.legal_calls != ()
    assert not practice.can_undo
    assert practice.can_redo


def test_doing_again_ends_at_the_next_own_decision(qapp: QCoreApplication) -> None:
    del qapp
    practice = session()
    decide(practice)
    decide(practice)
    end = practice.state
    practice.undo()
    middle = practice.state
    practice.undo()
    practice.redo()
    assert practice.state == middle
    practice.redo()
    assert practice.state == end
    assert not practice.can_redo


def test_another_card_begins_another_line_and_both_stay(qapp: QCoreApplication) -> None:
    del qapp
    practice = session()
    others(practice)
    start = practice.state
    decide(practice, 0)
    first = practice.state
    practice.undo()
    assert practice.state == start
    decide(practice, 99)
    second = practice.state
    assert second != first
    assert len(practice.lines) == 2
    practice.go_to_line(1)
    assert practice.state == first
    practice.go_to_line(2)
    assert practice.state == second
    # The same card again is the same line.
    practice.undo()
    decide(practice, 99)
    assert len(practice.lines) == 2


def test_any_card_of_the_line_leads_to_the_decision_before_it(qapp: QCoreApplication) -> None:
    del qapp
    practice = session()
    for _ in range(4):
        decide(practice)
    places = [n for n, moment in enumerate(practice.moments) if moment.action.seat == 0]
    place = next(n for n in places if isinstance(practice.moments[n].action, Play))
    practice.go_to_moment(place)
    view = practice.view
    assert view is not None
    assert view.turn == 0
    assert practice.moments[place].action in view.legal
    assert not practice.moments[place].done
    assert practice.can_redo


def test_open_hands_change_no_decision(qapp: QCoreApplication) -> None:
    """Public bug 75: computer players know no more because hands lie open."""
    del qapp
    closed, opened = session("c-seed", RuleStep.CONTRACTS), session("c-seed", RuleStep.CONTRACTS)
    opened.set_open(frozenset({1, 2, 3}))
    others(closed)
    others(opened)
    while not closed.deal_over:
        assert closed.state == opened.state
        decide(closed)
        decide(opened)
    assert closed.state == opened.state
    view = opened.view
    assert view is not None
    assert view.parties is not None


def test_the_hand_of_another_cannot_be_played(qapp: QCoreApplication) -> None:
    del qapp
    practice = session()
    others(practice)
    state = practice.state
    assert state is not None
    assert not practice.request(Play(1, state.setup.hands[1][0]))
    assert practice.state == state


def test_a_code_deals_the_same_cards_again(qapp: QCoreApplication) -> None:
    del qapp
    practice = session()
    again = PracticeSession()
    again.deal_code(practice.code, RULES, practice.forehand, skip_talk=True)
    assert again.state == practice.state
    assert practice.code


def test_the_line_is_always_a_real_deal(qapp: QCoreApplication) -> None:
    del qapp
    practice = session("d-seed", RuleStep.CONTRACTS)
    for turn in range(30):
        if practice.deal_over:
            break
        decide(practice, turn % 3)
        if turn % 4 == 3:
            practice.undo()
        state = practice.state
        assert state is not None
        assert deal.replay(state.setup, state.history) == state


def test_steps_without_weddings_deal_none(qapp: QCoreApplication) -> None:
    del qapp
    for number in range(30):
        practice = session(f"seed-{number}")
        state = practice.state
        assert state is not None
        assert state.game.contract == "normal"


def test_own_rules_ask_for_reservations(qapp: QCoreApplication) -> None:
    del qapp
    practice = PracticeSession()
    practice.deal_random("e", preset("kneipe"))
    assert practice.state is not None
    assert practice.state.phase == "reservation"
    assert computer_action(practice.state, None) is not None
