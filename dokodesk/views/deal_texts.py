"""Sentences about a finished deal: who won and why."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.parties import Party
from dokodesk.model.deal_summary import DealSummary, Outcome, SeatSummary
from dokodesk.model.numbers import plain
from dokodesk.views.cardnames import contract_text, party_text, word_text
from dokodesk.views.counts import counts

__all__ = [
    "cause_text",
    "game_text",
    "headline_text",
    "joined",
    "points_text",
    "sides_text",
    "value_texts",
]


def joined(names: Sequence[str]) -> str:
    """Names in a row: ``Anna, Ben and Cem``."""
    if len(names) < 2:
        return "".join(names)
    last = QCoreApplication.translate("DealTexts", "{names} and {last}")
    return last.format(names=", ".join(names[:-1]), last=names[-1])


def game_text(summary: DealSummary) -> str:
    """What was played, e.g. ``Queens solo (compulsory)``."""
    text = contract_text(summary.contract)
    if summary.compulsory:
        return QCoreApplication.translate("DealTexts", "{game} (compulsory)").format(game=text)
    return text


def headline_text(summary: DealSummary) -> str:
    """The result in a few words."""
    match summary.outcome:
        case Outcome.POVERTY_REFUSED:
            return QCoreApplication.translate("DealTexts", "Nobody takes the poverty")
        case Outcome.TWO_POOR:
            return QCoreApplication.translate("DealTexts", "Two poor hands")
        case Outcome.THROWN_IN:
            return QCoreApplication.translate("DealTexts", "The cards are thrown in")
        case _:
            pass
    alone = summary.alone
    if summary.winner is Party.NONE:
        return QCoreApplication.translate("DealTexts", "No side has won")
    if alone is not None and summary.winner is Party.RE:
        return QCoreApplication.translate("DealTexts", "Won alone: {name}").format(name=alone.name)
    if alone is not None:
        return QCoreApplication.translate("DealTexts", "Lost alone: {name}").format(name=alone.name)
    return QCoreApplication.translate("DealTexts", "{side} wins").format(
        side=party_text(summary.winner)
    )


def sides_text(summary: DealSummary) -> str:
    """Who was Re and who Kontra."""
    if summary.void:
        return ""
    alone = summary.alone
    if alone is not None:
        return QCoreApplication.translate("DealTexts", "Re: {name}, alone against three").format(
            name=alone.name
        )
    return QCoreApplication.translate("DealTexts", "Re: {re}. Kontra: {kontra}.").format(
        re=joined(_names(summary.side(Party.RE))), kontra=joined(_names(summary.side(Party.KONTRA)))
    )


def cause_text(summary: DealSummary) -> str:
    """Why it came out like that, as a sentence (rules 2.7)."""
    re, kontra = summary.card_points
    facts = {
        "winner": party_text(summary.winner),
        "loser": party_text(summary.winner.other),
        "level": "" if summary.level is None else word_text(summary.level),
        "re": re,
        "kontra": kontra,
        "won": re if summary.winner is Party.RE else kontra,
        "lost": kontra if summary.winner is Party.RE else re,
        "needed": summary.needed,
        "name": "" if summary.alone is None else summary.alone.name,
    }
    return _cause(summary).format(**facts)


def _cause(summary: DealSummary) -> str:
    match summary.outcome:
        case Outcome.POINTS:
            return QCoreApplication.translate(
                "DealTexts", "{winner} has {won} card points, {loser} has {lost}."
            )
        case Outcome.TIE:
            return _tie(summary)
        case Outcome.PROMISE_KEPT:
            return QCoreApplication.translate(
                "DealTexts",
                "{winner} announced “{level}” and kept it: {loser} has {lost} card points.",
            )
        case Outcome.PROMISE_MISSED if summary.needed is None:
            return QCoreApplication.translate(
                "DealTexts", "{loser} announced “{level}” and lost a trick all the same."
            )
        case Outcome.PROMISE_MISSED:
            return QCoreApplication.translate(
                "DealTexts",
                "{loser} announced “{level}”, which takes {needed} card points, and has {lost}.",
            )
        case Outcome.BOTH_MISSED:
            return QCoreApplication.translate(
                "DealTexts", "Both sides announced more than they made: {re} to {kontra}."
            )
        case Outcome.TRICKS:
            return _tricks(summary)
        case Outcome.UNDECIDED:
            return QCoreApplication.translate("DealTexts", "Neither side reached its goal.")
        case Outcome.COWARDICE:
            return QCoreApplication.translate(
                "DealTexts",
                "{loser} had the better cards but announced too little for them: {re} to {kontra}.",
            )
        case Outcome.POVERTY_REFUSED:
            return QCoreApplication.translate(
                "DealTexts", "The deal does not count and the cards stay hidden."
            )
        case Outcome.TWO_POOR | Outcome.THROWN_IN:
            return QCoreApplication.translate("DealTexts", "The deal does not count.")


def _tie(summary: DealSummary) -> str:
    if summary.winner is Party.RE:
        return QCoreApplication.translate(
            "DealTexts",
            "120 card points each: only Kontra was announced, so that is enough for Re.",
        )
    return QCoreApplication.translate("DealTexts", "120 card points each: Re needed 121.")


def _tricks(summary: DealSummary) -> str:
    if summary.contract == "slim_martin":
        if summary.winner is Party.RE:
            return QCoreApplication.translate("DealTexts", "The fewest tricks: {name}.")
        return QCoreApplication.translate("DealTexts", "Another player took fewer tricks.")
    if summary.winner is Party.RE:
        return QCoreApplication.translate("DealTexts", "No trick for the soloist.")
    return QCoreApplication.translate("DealTexts", "The soloist had to take a trick.")


def points_text(party: Party, points: int, tricks: int) -> str:
    """What a side has, e.g. ``Re 137 · 7 tricks``."""
    return QCoreApplication.translate("DealTexts", "{side} {points} · {tricks}").format(
        side=party_text(party), points=points, tricks=counts().tricks(tricks)
    )


def value_texts(summary: DealSummary) -> list[str]:
    """What turns the value of a game into the scores, a line each."""
    texts = []
    if summary.alone is not None and summary.factor != 1:
        texts.append(
            QCoreApplication.translate("DealTexts", "Played alone: counts {factor} times").format(
                factor=summary.factor
            )
        )
    if summary.bock != 1:
        texts.append(
            QCoreApplication.translate("DealTexts", "Bock deal, factor {factor}").format(
                factor=plain(summary.bock)
            )
        )
    return texts


def _names(seats: Sequence[SeatSummary]) -> list[str]:
    return [seat.name for seat in seats]
