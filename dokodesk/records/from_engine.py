"""From the engine's values to the documents of a record (FORMATS 1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dokodesk.engine.actions import Action
from dokodesk.engine.match import FinishedDeal, Match, Seating
from dokodesk.engine.options import SoloMix
from dokodesk.engine.rules import rules_mapping
from dokodesk.engine.scoring import Result
from dokodesk.engine.state import DealSetup
from dokodesk.records.model import VERSION, MatchAbout


def match_document(
    match: Match, *, program: str, started: str = "", about: MatchAbout | None = None
) -> dict[str, Any]:
    """The document that opens a match.

    Args:
        match: the match; its deals are documents of their own.
        program: name and version of the program that writes.
        started: when it began, in UTC (``2026-11-30T19:05:00Z``); left out if unknown.
        about: what else is known of it; each key is left out where there is nothing to say.
    """
    document: dict[str, Any] = {"doko": VERSION, "kind": "match", "program": program}
    if started:
        document["started"] = started
    return document | {
        "rules": rules_mapping(match.rules),
        "players": list(match.names),
        "deals": match.planned,
        **_about_data(about or MatchAbout()),
    }


def _about_data(about: MatchAbout) -> dict[str, Any]:
    """Keys that other readers ignore (RECORD_DETAILS 1), in a fixed order."""
    told = {
        "title": about.title,
        "level": about.level,
        "tags": list(about.tags),
        "note": about.note,
    }
    return {key: value for key, value in told.items() if value}


def deal_document(
    setup: DealSetup,
    actions: Iterable[Action],
    result: Result | None,
    *,
    number: int = 1,
    seating: Seating | None = None,
    seed: str = "",
) -> dict[str, Any]:
    """The document of one deal.

    Args:
        setup: how it began.
        actions: what was done.
        result: its result; ``None`` for an unfinished deal.
        number: the number it carries.
        seating: who sat where, for a deal of a match; a deal without it carries its rules and
            stands alone.
        seed: the deal code that produced the hands, if any.
    """
    document: dict[str, Any] = {
        "doko": VERSION,
        "kind": "deal",
        "number": number,
        "players": list(range(4)) if seating is None else list(seating.players),
    }
    if seating is None:
        document["rules"] = rules_mapping(setup.rules)
    if setup.dealer is None:
        document |= {"dealer": "out", "forehand": setup.forehand}
    else:
        document["dealer"] = setup.dealer
    document["state"] = state_data(setup)
    if seed:
        document["seed"] = seed
    document["hands"] = [" ".join(card.name for card in hand) for hand in setup.hands]
    document["actions"] = [action.text for action in actions]
    if result is not None:
        document["result"] = result_data(result)
    return document


def match_documents(
    match: Match,
    *,
    program: str,
    started: str = "",
    seeds: tuple[str, ...] = (),
    running: dict[str, Any] | None = None,
    about: MatchAbout | None = None,
) -> list[dict[str, Any]]:
    """All documents of a match.

    Args:
        match: the match with its finished deals.
        program: name and version of the program that writes.
        started: when it began, in UTC.
        seeds: the deal codes of the finished deals in order; fewer or none are allowed.
        running: the document of a deal that is not finished, if there is one.
        about: what else is known of the match.
    """
    documents = [match_document(match, program=program, started=started, about=about)]
    for place, deal in enumerate(match.deals):
        seed = seeds[place] if place < len(seeds) else ""
        documents.append(finished_document(deal, seed))
    if running is not None:
        documents.append(running)
    return documents


def finished_document(deal: FinishedDeal, seed: str = "") -> dict[str, Any]:
    """The document of a finished deal of a match."""
    return deal_document(
        deal.setup,
        deal.actions,
        deal.result,
        number=deal.number,
        seating=deal.seating,
        seed=seed,
    )


def state_data(setup: DealSetup) -> dict[str, Any]:
    """What earlier deals left behind, as it stands in a record (RECORD_DETAILS 8)."""
    data: dict[str, Any] = {"compulsory_owed": list(setup.owed)}
    if setup.mix_owed is not None:
        data["compulsory_mix_owed"] = [mix_data(mix) for mix in setup.mix_owed]
    return data | {"forced_solo": setup.forced_solo, "bock": setup.bock}


def mix_data(mix: SoloMix) -> dict[str, int]:
    """What is missing of a mix of compulsory solos."""
    return {"suit": mix.suit, "picture": mix.picture}


def result_data(result: Result) -> dict[str, Any]:
    """A result as it stands in a record (RECORD_DETAILS 4)."""
    return {
        "contract": result.contract,
        "parties": [party.value for party in result.parties],
        "winner": result.winner.value,
        "card_points": dict(zip(("re", "kontra"), result.card_points, strict=True)),
        "tricks": dict(zip(("re", "kontra"), result.tricks, strict=True)),
        "lines": [
            {"reason": line.reason, "side": line.side.value, "points": line.points}
            for line in result.lines
        ],
        "value": result.value,
        "scores": list(result.scores),
    }
