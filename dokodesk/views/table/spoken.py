"""What happens at the table as sentences: for screen readers and the message line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.actions import Action, Call, Lay, Play, Return, Word
from dokodesk.engine.contracts import NORMAL
from dokodesk.engine.events import (
    ContractSettled,
    Event,
    PartnerFound,
    SowTaken,
    TrickWon,
)
from dokodesk.views.amounts import amounts
from dokodesk.views.cardnames import action_text, call_text, card_name, contract_text
from dokodesk.views.table.settings import Detail

__all__ = ["event_text"]


def event_text(
    action: Action,
    events: Sequence[Event],
    names: Sequence[str],
    own_seat: int = 0,
    *,
    detail: Detail = Detail.NORMAL,
    winning: int | None = None,
) -> str:
    """One step in words, most important last; empty if there is nothing to say.

    Args:
        action: as the person saw it.
        events: what followed.
        names: who sits at seats 0-3.
        own_seat: the person's, called "you".
        detail: how much is told.
        winning: who would win the trick on the table now.
    """
    parts = []
    if detail is not Detail.BRIEF or not isinstance(action, Play):
        parts.append(_action(action, names, own=action.seat == own_seat))
    parts += [_event(event, names, own_seat) for event in events]
    if detail is Detail.FULL and winning is not None and isinstance(action, Play):
        parts.append(_winning(winning, names, own_seat))
    return " ".join(part for part in parts if part)


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
            return ""


def _partner(event: PartnerFound, names: Sequence[str], own_seat: int) -> str:
    if event.partner is None:
        return QCoreApplication.translate("Spoken", "No partner was found.")
    if event.partner == own_seat:
        return QCoreApplication.translate("Spoken", "You are the partner.")
    text = QCoreApplication.translate("Spoken", "{name} is the partner.")
    return text.format(name=names[event.partner])
