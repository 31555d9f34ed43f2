"""Where a match stands, in a few words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.match import Match, is_last_deal, totals
from dokodesk.engine.state import Phase
from dokodesk.model.journal import OpenMatch
from dokodesk.model.numbers import plain
from dokodesk.model.session import MatchSession
from dokodesk.views.rules_titles import rules_title

__all__ = ["deal_text", "session_deal_text", "stored_text"]


def deal_text(match: Match, number: int, *, last: bool) -> str:
    """Which deal it is, e.g. ``Deal 8 of 8, the last one``."""
    if match.rules.match_end != "deals":
        return QCoreApplication.translate("MatchTexts", "Deal {number}").format(number=number)
    if number > match.planned:
        text = QCoreApplication.translate("MatchTexts", "Extra deal {number}").format(
            number=number - match.planned
        )
    else:
        text = QCoreApplication.translate("MatchTexts", "Deal {number} of {planned}").format(
            number=number, planned=match.planned
        )
    if last and match.planned > 1:
        return QCoreApplication.translate("MatchTexts", "{deal}, the last one").format(deal=text)
    return text


def session_deal_text(session: MatchSession) -> str:
    """Which deal lies on the table; empty without one."""
    match = session.match
    if match is None or not session.deal_number:
        return ""
    return deal_text(match, session.deal_number, last=session.is_last_deal)


def stored_text(stored: OpenMatch) -> str:
    """Where a stored match stands, for the offer to go on with it."""
    match, state = stored.match, stored.state
    parts = [deal_text(match, match.ledger.number, last=is_last_deal(match))]
    if state is not None and state.phase is Phase.PLAY:
        parts.append(
            QCoreApplication.translate("MatchTexts", "trick {number}").format(
                number=min(len(state.tricks) + 1, state.setup.hand_size)
            )
        )
    elif state is not None and not state.finished:
        parts.append(QCoreApplication.translate("MatchTexts", "before the first trick"))
    sums = totals(match)
    scores = ", ".join(
        f"{name} {plain(total)}" for name, total in zip(match.names, sums, strict=True)
    )
    return QCoreApplication.translate("MatchTexts", "{place} · {rules} · {scores}").format(
        place=", ".join(parts), rules=rules_title(match.rules), scores=scores
    )
