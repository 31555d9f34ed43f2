"""The line above the hand: what is to be done, and what was led.

Also how long an announcement stays possible. Texts only; made from a view.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.actions import Call, Play, Word
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import Phase
from dokodesk.engine.trumps import CLASS_NAMES
from dokodesk.views.amounts import amounts
from dokodesk.views.cardnames import condition_text, contract_text, led_text

__all__ = ["deadline_text", "game_title", "hint_text", "seat_title", "thinking_text"]


def hint_text(view: SeatView) -> str:
    """What is to be done now, as a short sentence; empty when there is nothing to say."""
    if view.turn != view.seat:
        return ""
    if view.phase != Phase.PLAY or any(isinstance(action, Call) for action in view.legal):
        return ""
    if view.trick is None:
        return QCoreApplication.translate("Hints", "You lead")
    led = view.order.classes[view.trick.cards[0]]
    sentence = led_text(CLASS_NAMES[led])
    playable = [action for action in view.legal if isinstance(action, Play)]
    if all(view.order.classes[action.card] != led for action in playable):
        return QCoreApplication.translate(
            "Hints", "{led}. You have none: play what you like"
        ).format(led=sentence)
    return QCoreApplication.translate("Hints", "{led}. Your turn").format(led=sentence)


def thinking_text(view: SeatView, names: Sequence[str]) -> str:
    """Who is taking long; empty if it is the person's own turn."""
    if view.turn is None or view.turn == view.seat:
        return ""
    return QCoreApplication.translate("Hints", "{name} is thinking …").format(name=names[view.turn])


def deadline_text(view: SeatView, word: Word) -> str:
    """Until when an announcement is possible; empty where it is not counted in own cards."""
    limit = next((left for known, left in view.call_limits if known is word), None)
    if limit is None:
        return ""
    if limit <= 0:
        return QCoreApplication.translate("Hints", "until your next card")
    return amounts().more_cards(limit)


def game_title(view: SeatView, names: Sequence[str]) -> str:
    """The game that is played, as everybody knows it; before that what is going on."""
    if not view.contract:
        return {
            Phase.RESERVATION: QCoreApplication.translate("Hints", "Reservations"),
            Phase.CHOICE: QCoreApplication.translate("Hints", "Reservations"),
            Phase.FORCED: QCoreApplication.translate("Hints", "Compulsory solo"),
            Phase.OFFER: QCoreApplication.translate("Hints", "Compulsory solo"),
            Phase.AUCTION: QCoreApplication.translate("Hints", "Bidding for the solo"),
            Phase.LAY: contract_text("poverty"),
            Phase.POVERTY: contract_text("poverty"),
            Phase.RETURN: contract_text("poverty"),
        }.get(Phase(view.phase), "")
    title = contract_text(view.contract)
    if view.soloist is not None:
        return f"{title} · {names[view.soloist]}"
    return title


def seat_title(view: SeatView, deal_number: int, planned: int) -> str:
    """The second line below the game: number of the deal, bock, condition of a wedding."""
    parts = []
    if deal_number and planned:
        parts.append(
            QCoreApplication.translate("Hints", "Deal {number} of {all}").format(
                number=deal_number, all=max(planned, deal_number)
            )
        )
    if view.bock > 1:
        parts.append(QCoreApplication.translate("Hints", "Bock ×{factor}").format(factor=view.bock))
    if view.condition:
        parts.append(condition_text(view.condition))
    return " · ".join(parts)
