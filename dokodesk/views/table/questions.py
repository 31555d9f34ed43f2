"""What the person is asked on the table, as values: made from a view, shown by a panel.

A question never decides what is allowed; its choices are the view's legal actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.actions import (
    Accept,
    Action,
    Bid,
    Call,
    Choice,
    Choose,
    Decline,
    Healthy,
    Lay,
    Offer,
    Pass,
    Reserve,
    Return,
)
from dokodesk.engine.cards import Card
from dokodesk.engine.contracts import CONTRACTS, family_of
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import Phase
from dokodesk.views.amounts import amounts
from dokodesk.views.cardnames import (
    call_text,
    condition_text,
    contract_text,
    solo_group_text,
)

__all__ = ["Answer", "AnswerGroup", "Pick", "Question", "question_for"]


@dataclass(frozen=True, slots=True)
class Answer:
    """One thing to choose.

    Attributes:
        text: on the button.
        action: what it means.
        main: the usual answer; its button stands out.
    """

    text: str
    action: Action
    main: bool = False


@dataclass(frozen=True, slots=True)
class AnswerGroup:
    """Answers that belong together, with a heading that may be empty."""

    heading: str
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Pick:
    """Cards to be chosen from the own hand.

    Attributes:
        count: how many.
        given_back: cards of a poverty are returned, else they are laid out.
        fixed: cards that must be among them; chosen from the start.
    """

    count: int
    given_back: bool
    fixed: tuple[Card, ...] = ()

    def action(self, seat: int, cards: tuple[Card, ...]) -> Action:
        """What choosing these cards means."""
        return Return(seat, cards) if self.given_back else Lay(seat, cards)


@dataclass(frozen=True, slots=True)
class Question:
    """A question on the table.

    Attributes:
        key: changes when another question is asked, stays when only its words change.
        title: what is asked.
        text: what one should know; may be empty.
        groups: the answers.
        pick: cards to choose instead of or beside answers.
    """

    key: tuple[object, ...]
    title: str
    text: str = ""
    groups: tuple[AnswerGroup, ...] = field(default=())
    pick: Pick | None = None

    @property
    def answers(self) -> tuple[Answer, ...]:
        """All answers in order."""
        return tuple(answer for group in self.groups for answer in group.answers)


_SOLO_ORDER = ("suit", "picture", "pure", "queen_suit", "jack_suit", "other")


def question_for(view: SeatView, names: Sequence[str]) -> Question | None:
    """What the person must answer now; ``None`` if a card is to be played or others act."""
    if view.turn != view.seat or not view.legal:
        return None
    key = (view.phase, len(view.history))
    match Phase(view.phase):
        case Phase.RESERVATION:
            return _reservation(view, key)
        case Phase.CHOICE:
            return Question(
                key,
                QCoreApplication.translate("Questions", "What do you have?"),
                groups=_choices(view),
            )
        case Phase.FORCED:
            return Question(
                key,
                QCoreApplication.translate("Questions", "You must play a solo now"),
                groups=(*_choices(view), *_group("", _others(view, names))),
            )
        case Phase.NAME_SOLO:
            return Question(
                key,
                QCoreApplication.translate("Questions", "Name a solo for the rest of the deal"),
                QCoreApplication.translate(
                    "Questions", "You have taken the second queen of spades and stand alone."
                ),
                groups=_choices(view),
            )
        case Phase.OFFER:
            return Question(
                key,
                QCoreApplication.translate("Questions", "Do you want to play your solo now?"),
                groups=_group("", _others(view, names)),
            )
        case Phase.AUCTION:
            return _auction(view, key, names)
        case Phase.LAY:
            return _lay(view, key)
        case Phase.POVERTY:
            return _poverty(view, key, names)
        case Phase.RETURN:
            return _return(view, key, names)
        case Phase.PLAY:
            return _duty(view, key)
        case Phase.FINISHED:
            return None


def _group(heading: str, answers: Sequence[Answer]) -> tuple[AnswerGroup, ...]:
    return (AnswerGroup(heading, tuple(answers)),) if answers else ()


def _reservation(view: SeatView, key: tuple[object, ...]) -> Question:
    first = []
    for action in view.legal:
        if isinstance(action, Healthy):
            text = QCoreApplication.translate("Questions", "Healthy")
            first.append(Answer(text, action, main=True))
        elif isinstance(action, Reserve):
            text = QCoreApplication.translate("Questions", "Reservation …")
            first.append(Answer(text, action))
    choices = _choices(view)
    if choices:
        title = QCoreApplication.translate("Questions", "Healthy, or what do you have?")
    else:
        title = QCoreApplication.translate("Questions", "Healthy or reservation?")
    text = ""
    if view.hand.count(Card.CQ) == 2:
        text = QCoreApplication.translate("Questions", "You hold both queens of clubs.")
    elif len(first) == 1 and not choices and isinstance(first[0].action, Healthy):
        text = QCoreApplication.translate("Questions", "Your hand has nothing to reserve.")
    return Question(key, title, text, (*_group("", first), *choices))


def _choices(view: SeatView) -> tuple[AnswerGroup, ...]:
    """Wedding, poverty and throwing in first, then the solos by kind."""
    chosen = [action for action in view.legal if isinstance(action, Choose)]
    groups: list[AnswerGroup] = []
    weddings = [action for action in chosen if action.what is Choice.WEDDING]
    plain = [
        Answer(_choice_label(action), action)
        for action in chosen
        if action.what in (Choice.POVERTY, Choice.THROW_IN)
    ]
    if len(weddings) == 1:
        plain.insert(0, Answer(contract_text("wedding"), weddings[0]))
    elif weddings:
        heading = QCoreApplication.translate("Questions", "Wedding; your partner wins the")
        groups += _group(
            heading, [Answer(condition_text(action.detail), action) for action in weddings]
        )
    groups[:0] = _group("", plain)
    solos: dict[str, list[Answer]] = {name: [] for name in _SOLO_ORDER}
    for action in chosen:
        if action.what is Choice.SOLO:
            solos[_solo_group(action.detail)].append(Answer(_solo_label(view, action), action))
    for name in _SOLO_ORDER:
        groups += _group(solo_group_text(name), solos[name])
    return tuple(groups)


def _solo_group(solo: str) -> str:
    family = family_of(solo)
    if family in ("queen_suit", "jack_suit"):
        return family
    if solo.startswith("pure_"):
        return "pure"
    kind = CONTRACTS[solo].kind
    return kind if kind in ("suit", "picture") else "other"


def _solo_label(view: SeatView, action: Choose) -> str:
    label = contract_text(action.detail)
    if action.voluntary:
        return QCoreApplication.translate("Questions", "{solo} (voluntary)").format(solo=label)
    both = any(
        isinstance(other, Choose) and other.detail == action.detail and other.voluntary
        for other in view.legal
    )
    if both:
        return QCoreApplication.translate("Questions", "{solo} (compulsory)").format(solo=label)
    return label


def _choice_label(action: Choose) -> str:
    if action.what is Choice.POVERTY:
        return contract_text("poverty")
    return QCoreApplication.translate("Questions", "Throw in")


def _others(view: SeatView, names: Sequence[str]) -> list[Answer]:
    """Answers that are the same in several questions."""
    del names
    answers = []
    for action in view.legal:
        match action:
            case Accept():
                text = QCoreApplication.translate("Questions", "Yes")
                answers.append(Answer(text, action, main=True))
            case Decline():
                answers.append(Answer(QCoreApplication.translate("Questions", "No"), action))
            case Offer():
                text = QCoreApplication.translate("Questions", "Ask the others first")
                answers.append(Answer(text, action))
            case _:
                pass
    return answers


def _auction(view: SeatView, key: tuple[object, ...], names: Sequence[str]) -> Question:
    answers = []
    for action in view.legal:
        if isinstance(action, Bid):
            answers.append(Answer(call_text(action.level), action))
        elif isinstance(action, Pass):
            text = QCoreApplication.translate("Questions", "Pass")
            answers.append(Answer(text, action, main=len(view.legal) == 1))
    rivals = [
        f"{names[action.seat]}: {contract_text(action.detail)}"
        for action in view.history
        if isinstance(action, Choose) and action.what is Choice.SOLO and action.seat != view.seat
    ]
    return Question(
        key,
        QCoreApplication.translate("Questions", "Bid for your solo?"),
        ", ".join(rivals),
        _group("", answers),
    )


def _lay(view: SeatView, key: tuple[object, ...]) -> Question:
    example = view.legal[0]
    assert isinstance(example, Lay)
    count = len(example.cards)
    fixed = tuple(card for card in view.hand if view.order.trumps >> card & 1)[:count]
    text = QCoreApplication.translate("Questions", "Your trumps go with them.") if fixed else ""
    return Question(
        key,
        amounts().choose_to_offer(count),
        text,
        pick=Pick(count, given_back=False, fixed=fixed),
    )


def _poverty(view: SeatView, key: tuple[object, ...], names: Sequence[str]) -> Question:
    answers = []
    for action in view.legal:
        if isinstance(action, Accept):
            text = QCoreApplication.translate("Questions", "Take the cards")
            answers.append(Answer(text, action))
        elif isinstance(action, Decline):
            answers.append(Answer(QCoreApplication.translate("Questions", "Decline"), action))
    poor = names[view.poor] if view.poor is not None else ""
    text = amounts().offered(len(view.laid), poor)
    if len(view.legal) == 1:
        text = QCoreApplication.translate("Questions", "You are the last one and must take them.")
    return Question(
        key,
        QCoreApplication.translate("Questions", "{name} offers a poverty").format(name=poor),
        text,
        _group("", answers),
    )


def _return(view: SeatView, key: tuple[object, ...], names: Sequence[str]) -> Question:
    example = view.legal[0]
    assert isinstance(example, Return)
    count = len(example.cards)
    poor = names[view.poor] if view.poor is not None else ""
    return Question(
        key,
        amounts().give_back(count, poor),
        pick=Pick(count, given_back=True),
    )


def _duty(view: SeatView, key: tuple[object, ...]) -> Question | None:
    calls = [action for action in view.legal if isinstance(action, Call)]
    if not calls:
        return None
    return Question(
        key,
        QCoreApplication.translate("Questions", "You must announce now"),
        QCoreApplication.translate("Questions", "You have taken a rich trick early."),
        _group("", [Answer(call_text(call), call, main=True) for call in calls]),
    )
