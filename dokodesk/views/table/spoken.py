"""What happens at the table as sentences: for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.actions import Action, Call, Lay, Play, Return, Word
from dokodesk.engine.contracts import NORMAL, VOID
from dokodesk.engine.events import (
    ContractSettled,
    DealFinished,
    DutyArose,
    Event,
    PartnerFound,
    PartyShown,
    PovertyTaken,
    SowTaken,
    TrickWon,
    TrumpsReturned,
)
from dokodesk.engine.seat_view import SeatView
from dokodesk.views.amounts import amounts
from dokodesk.views.cardnames import (
    action_text,
    call_text,
    card_name,
    contract_text,
    party_text,
)
from dokodesk.views.table.questions import Question
from dokodesk.views.table.settings import Detail
from dokodesk.views.table.trophies import in_trick_won, trophy_text

__all__ = ["deal_text", "event_text", "question_text"]


def deal_text(view: SeatView, names: Sequence[str], *, detail: Detail = Detail.NORMAL) -> str:
    """That cards were dealt, by whom, and the own hand unless only what matters is told."""
    parts = [QCoreApplication.translate("Spoken", "New deal.")]
    if view.dealer == view.seat:
        parts.append(QCoreApplication.translate("Spoken", "You deal."))
    elif view.dealer is not None:
        text = QCoreApplication.translate("Spoken", "{name} deals.")
        parts.append(text.format(name=names[view.dealer]))
    if view.bock > 1:
        text = QCoreApplication.translate("Spoken", "Bock, times {factor}.")
        parts.append(text.format(factor=view.bock))
    if detail is not Detail.BRIEF:
        hand = ", ".join(card_name(card) for card in view.hand)
        parts.append(QCoreApplication.translate("Spoken", "Your hand: {cards}.").format(cards=hand))
    return " ".join(parts)


def question_text(question: Question) -> str:
    """A question with its answers, as it is read out."""
    answers = ", ".join(answer.text for answer in question.answers)
    return ". ".join(part for part in (question.title, question.text, answers) if part)


def event_text(
    action: Action,
    events: Sequence[Event],
    names: Sequence[str],
    own_seat: int = 0,
    *,
    detail: Detail = Detail.NORMAL,
    winning: int | None = None,
    view: SeatView | None = None,
) -> str:
    """One step in words, most important last; empty if there is nothing to say.

    Args:
        action: as the person saw it.
        events: what followed.
        names: who sits at seats 0-3.
        own_seat: the person's, called "you".
        detail: how much is told.
        winning: who would win the trick on the table now.
        view: what is known afterwards; then it is told what the trick is worth besides its points.
    """
    parts = []
    if detail is not Detail.BRIEF or not isinstance(action, Play):
        parts.append(_action(action, names, own=action.seat == own_seat))
    for event in events:
        parts.append(_event(event, names, own_seat))
        if isinstance(event, TrickWon) and view is not None:
            parts += [f"{_capital(trophy_text(one))}." for one in in_trick_won(view, event)]
    if detail is Detail.FULL and winning is not None and isinstance(action, Play):
        parts.append(_winning(winning, names, own_seat))
    return " ".join(part for part in parts if part)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _winning(seat: int, names: Sequence[str], own_seat: int) -> str:
    if seat == own_seat:
        return QCoreApplication.translate("Spoken", "It would be your trick.")
    text = QCoreApplication.translate("Spoken", "It would be {name}'s trick.")
    return text.format(name=names[seat])


def _action(action: Action, names: Sequence[str], *, own: bool) -> str:
    name = names[action.seat]
    match action:
        case Play(card=card):
            text = QCoreApplication.translate("Spoken", "{name}: {card}.")
            return text.format(name=name, card=card_name(card))
        case Call(word=Word.HIDDEN) if own:
            return QCoreApplication.translate("Spoken", "You knock on the table.")
        case Call(word=Word.HIDDEN):
            text = QCoreApplication.translate("Spoken", "{name} knocks on the table.")
            return text.format(name=name)
        case Call() if own:
            text = QCoreApplication.translate("Spoken", "You announce {call}.")
            return text.format(call=call_text(action))
        case Call():
            text = QCoreApplication.translate("Spoken", "{name} announces {call}.")
            return text.format(name=name, call=call_text(action))
        case Lay() if own:
            return amounts().you_lay_out(len(action.cards))
        case Lay():
            return amounts().lays_out(len(action.cards), name)
        case Return() if own:
            return amounts().you_give_back(len(action.cards))
        case Return():
            return amounts().gives_back(len(action.cards), name)
        case _:
            text = QCoreApplication.translate("Spoken", "{name}: {words}.")
            return text.format(name=name, words=action_text(action, names))


def _event(event: Event, names: Sequence[str], own_seat: int) -> str:
    match event:
        case TrickWon(winner=winner) if winner == own_seat:
            return amounts().you_win_trick(event.points)
        case TrickWon(winner=winner):
            return amounts().wins_trick(event.points, names[winner])
        case ContractSettled(contract=contract) if contract != NORMAL:
            text = QCoreApplication.translate("Spoken", "The game: {contract}.")
            return text.format(contract=contract_text(contract))
        case ContractSettled():
            return QCoreApplication.translate("Spoken", "Normal game.")
        case PartnerFound():
            return _partner(event, names, own_seat)
        case SowTaken(seat=seat) if seat == own_seat:
            return QCoreApplication.translate("Spoken", "You stand alone.")
        case SowTaken(seat=seat):
            text = QCoreApplication.translate("Spoken", "{name} stands alone.")
            return text.format(name=names[seat])
        case _:
            return _news(event, names, own_seat)


def _news(event: Event, names: Sequence[str], own_seat: int) -> str:
    """What is told beside games and tricks."""
    match event:
        case PovertyTaken(poor=poor, taker=taker):
            text = QCoreApplication.translate("Spoken", "{taker} takes the poverty of {poor}.")
            return text.format(taker=names[taker], poor=names[poor])
        case TrumpsReturned(count=count, exact=True):
            return f"{amounts().trumps_returned(count)}."
        case TrumpsReturned(count=0):
            return QCoreApplication.translate("Spoken", "No trumps came back.")
        case TrumpsReturned():
            return QCoreApplication.translate("Spoken", "Trumps came back.")
        case DutyArose(seat=seat) if seat == own_seat:
            return QCoreApplication.translate("Spoken", "You must announce now.")
        case DutyArose(seat=seat):
            text = QCoreApplication.translate("Spoken", "{name} must announce.")
            return text.format(name=names[seat])
        case PartyShown(seat=seat, party=party) if seat != own_seat:
            text = QCoreApplication.translate("Spoken", "{name} belongs to {party}.")
            return text.format(name=names[seat], party=party_text(party))
        case DealFinished(result=result) if result.contract == VOID:
            return QCoreApplication.translate("Spoken", "The deal does not count.")
        case DealFinished():
            return QCoreApplication.translate("Spoken", "The deal is over.")
        case _:
            return ""


def _partner(event: PartnerFound, names: Sequence[str], own_seat: int) -> str:
    if event.partner is None:
        return QCoreApplication.translate("Spoken", "No partner was found.")
    if event.partner == own_seat:
        return QCoreApplication.translate("Spoken", "You are the partner.")
    text = QCoreApplication.translate("Spoken", "{name} is the partner.")
    return text.format(name=names[event.partner])
