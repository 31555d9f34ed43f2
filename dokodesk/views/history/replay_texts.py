"""What happened in a deal, a line each, for the list beside a replay."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.actions import Action, Call
from dokodesk.engine.contracts import NORMAL
from dokodesk.engine.events import ContractSettled, PartnerFound, SowTaken, TrickWon
from dokodesk.engine.parties import Party
from dokodesk.model.replay import Mark, MarkKind, Replay
from dokodesk.views.cardnames import (
    action_text,
    card_text,
    contract_text,
    party_text,
    reason_text,
)

__all__ = ["mark_text", "moment_text", "points_text"]


def mark_text(mark: Mark, replay: Replay) -> str:
    """One event as a line."""
    names = replay.source.names
    translate = QCoreApplication.translate
    match mark.event:
        case TrickWon():
            return _trick_text(mark, mark.event, names)
        case ContractSettled(contract=contract, soloist=soloist):
            game = contract_text(contract)
            if contract == NORMAL or soloist is None:
                return translate("ReplayTexts", "The game: {game}").format(game=game)
            return translate("ReplayTexts", "The game: {game}, {name}").format(
                game=game, name=names[soloist]
            )
        case PartnerFound(bride=bride, partner=None):
            return translate("ReplayTexts", "{name} finds no partner").format(name=names[bride])
        case PartnerFound(bride=bride, partner=int(partner)):
            return translate("ReplayTexts", "{name} and {other} are partners").format(
                name=names[bride], other=names[partner]
            )
        case SowTaken(seat=seat):
            return translate("ReplayTexts", "{name} stands alone").format(name=names[seat])
    match mark.kind:
        case MarkKind.BRANCH:
            return translate("ReplayTexts", "From here it was played anew")
        case MarkKind.END:
            return translate("ReplayTexts", "The end of the deal")
    return "" if mark.action is None else _word_text(mark.action, names)


def _word_text(action: Action, names: Sequence[str]) -> str:
    """A word, with who said it."""
    translate = QCoreApplication.translate
    said = action_text(action, names)
    form = (
        translate("ReplayTexts", "{name} announces {what}")
        if isinstance(action, Call)
        else translate("ReplayTexts", "{name}: {what}")
    )
    return form.format(name=names[action.seat], what=said)


def _trick_text(mark: Mark, won: TrickWon, names: Sequence[str]) -> str:
    text = QCoreApplication.translate(
        "ReplayTexts", "Trick {number}: {cards} – {name}, {points}"
    ).format(
        number=won.number,
        cards=" ".join(card_text(card) for card in won.cards),
        name=names[won.winner],
        points=won.points,
    )
    if mark.extras:
        extras = ", ".join(reason_text(reason) for reason in mark.extras)
        text = f"{text} · {extras}"
    return text


def moment_text(replay: Replay, moment: int) -> str:
    """Where a replay stands."""
    trick = replay.trick_of(moment)
    state = replay.state(moment)
    translate = QCoreApplication.translate
    if state.finished:
        return translate("ReplayTexts", "The deal is over")
    if trick is None:
        return translate("ReplayTexts", "Before the first card")
    if not state.trick:
        return translate("ReplayTexts", "After trick {number}").format(number=trick + 1)
    return translate("ReplayTexts", "Trick {number}, {cards} of 4 cards").format(
        number=trick + 1, cards=len(state.trick)
    )


def points_text(replay: Replay, moment: int, *, sides: bool) -> str:
    """The card points so far.

    Args:
        replay: the deal.
        moment: when.
        sides: by the sides as they were; otherwise by player, which everybody could count.
    """
    if sides:
        points = replay.card_points(moment)
        return " · ".join(
            f"{party_text(party)} {points[party]}" for party in (Party.RE, Party.KONTRA)
        )
    names = replay.source.names
    taken = replay.seat_points(moment)
    return " · ".join(f"{name} {points}" for name, points in zip(names, taken, strict=True))
