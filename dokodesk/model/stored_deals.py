"""Whole matches and single deals between the engine's values and the stored history."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from dokodesk.engine import match as matches
from dokodesk.engine.actions import Action, parse
from dokodesk.engine.cards import Card
from dokodesk.engine.errors import EngineError
from dokodesk.engine.match import FinishedDeal, Match, Seating
from dokodesk.engine.options import Rules, SoloMix
from dokodesk.engine.parties import Party
from dokodesk.engine.rules import from_dict, rules_mapping, to_dict
from dokodesk.engine.scoring import Line, Result
from dokodesk.engine.state import DealSetup
from dokodesk.model.journal import PROGRAM
from dokodesk.model.replay import DealSource
from dokodesk.records.from_engine import deal_document, result_data, state_data
from dokodesk.storage.history import (
    DealRow,
    DealStatus,
    History,
    MatchKind,
    MatchRow,
    MatchStatus,
    StoredDeal,
    StoredMatch,
)

__all__ = [
    "StoredDealError",
    "UnfinishedDeal",
    "deal_source",
    "load_match",
    "loaded_ids",
    "match_source",
    "result_of",
    "store_match",
    "unfinished_document",
]


@dataclass(frozen=True, slots=True)
class UnfinishedDeal:
    """A deal of a match that stops early.

    Attributes:
        setup: how it began.
        seating: who sat where.
        actions: as far as they go.
        number: it carries.
        code: the deal code that produced the cards; may be empty.
    """

    setup: DealSetup
    seating: Seating
    actions: tuple[Action, ...]
    number: int
    code: str = ""


class StoredDealError(Exception):
    """A stored deal or match cannot be brought back to life; its text says why."""


def store_match(
    history: History,
    match: Match,
    *,
    kind: MatchKind = MatchKind.MATCH,
    level: str = "",
    started: str = "",
    seed: str = "",
    codes: Sequence[str] = (),
    tags: Sequence[str] = (),
    note: str = "",
    program: str = PROGRAM,
    first_dealer: int | None = None,
    unfinished: UnfinishedDeal | None = None,
) -> int:
    """Stores a match that was played elsewhere, all of it or nothing.

    Args:
        history: where to.
        match: with its finished deals.
        kind: what it is.
        level: of the computer players, if there were any.
        started: when it began, ISO 8601; now unless told.
        seed: what its deals follow from, if known.
        codes: the deal codes in order, as far as they are known.
        tags: to find it by.
        note: free text.
        program: what it was played with.
        first_dealer: the person who dealt first; found out from the first deal unless told.
        unfinished: a last deal that was begun and not played to its end.

    Returns:
        Its number in the history.

    Raises:
        StorageError: it cannot be stored; nothing of it is then.
    """
    if first_dealer is None:
        first_dealer = _first_dealer(match)
    with history.step():
        match_id = history.create_match(
            MatchRow(
                rules=dict(rules_mapping(match.rules)),
                values=dict(to_dict(match.rules)),
                names=match.names,
                planned=match.planned,
                first_dealer=first_dealer,
                seed=seed,
                program=program,
                started=started,
                tags=tuple(tags),
                note=note,
                level=level,
                kind=kind,
            )
        )
        for place, deal in enumerate(match.deals):
            code = codes[place] if place < len(codes) else ""
            _store_deal(history, match_id, deal, code)
        if unfinished is not None:
            _begin_deal(history, match_id, unfinished)
        if unfinished is None and matches.is_over(match):
            history.finish_match(match_id)
        else:
            history.abandon_match(match_id)
    return match_id


def _first_dealer(match: Match) -> int:
    if not match.deals:
        return match.ledger.dealer
    seating = match.deals[0].seating
    if seating.dealer is not None:
        return seating.players[seating.dealer]
    return (seating.players[seating.forehand] - match.step) % match.size


def _begin_deal(history: History, match_id: int, deal: UnfinishedDeal) -> None:
    row = deal_row(deal.setup, deal.seating, number=deal.number, code=deal.code)
    deal_id = history.begin_deal(match_id, row)
    history.append_actions(deal_id, 0, [action.text for action in deal.actions])


def _store_deal(history: History, match_id: int, deal: FinishedDeal, code: str) -> None:
    deal_id = history.begin_deal(
        match_id, deal_row(deal.setup, deal.seating, number=deal.number, code=code)
    )
    history.append_actions(deal_id, 0, [action.text for action in deal.actions])
    history.finish_deal(deal_id, result_data(deal.result))


def deal_row(setup: DealSetup, seating: Seating, *, number: int, code: str = "") -> DealRow:
    """A deal as the history takes it."""
    return DealRow(
        number=number,
        players=seating.players,
        dealer=seating.dealer,
        forehand=seating.forehand,
        hands=tuple(tuple(card.name for card in hand) for hand in setup.hands),
        state=state_data(setup),
        code=code,
    )


def unfinished_document(stored: StoredMatch) -> dict[str, Any] | None:
    """The document of the last deal of a match that was given up, if it was not finished.

    A match that is still played gives none: nobody should see the cards of the others by that.

    Raises:
        StoredDealError: it cannot be understood.
    """
    row = stored.running_deal
    if row is None or not row.hands or stored.status is MatchStatus.RUNNING:
        return None
    try:
        setup = setup_of(row, from_dict(stored.values), stored.planned)
        return deal_document(
            setup,
            tuple(parse(text) for text in row.actions),
            None,
            number=row.number,
            seating=Seating(row.players, row.dealer, row.forehand),
            seed=row.code,
        )
    except (EngineError, ValueError, KeyError, TypeError) as error:
        raise StoredDealError(str(error)) from error


def load_match(stored: StoredMatch) -> Match:
    """A stored match with its finished deals, as its score sheet shows it.

    Deals are taken as they were stored, not played anew; an unfinished one is left out.

    Raises:
        StoredDealError: the rules or a deal cannot be understood.
    """
    try:
        rules = from_dict(stored.values)
        match = matches.new_match(rules, stored.names, stored.first_dealer, stored.planned)
        for row in stored.deals:
            if row.status is not DealStatus.RUNNING and row.hands:
                match = _with_deal(match, row)
    except (EngineError, ValueError, KeyError, TypeError) as error:
        raise StoredDealError(str(error)) from error
    return match


def loaded_ids(stored: StoredMatch) -> tuple[int, ...]:
    """The numbers of the deals that `load_match` gives, in the order of ``Match.deals``."""
    return tuple(
        row.id for row in stored.deals if row.status is not DealStatus.RUNNING and row.hands
    )


def _with_deal(match: Match, row: StoredDeal) -> Match:
    from dokodesk.engine.deal import replay

    setup = setup_of(row, match.rules, match.planned)
    actions = tuple(parse(text) for text in row.actions)
    seating = Seating(row.players, row.dealer, row.forehand)
    state = replay(setup, actions)
    if state.finished:
        return matches.finish_deal(match, state, seating)
    # Actions were lost to damage: the result still stands.
    result = result_of(row.result)
    if result is None:
        return match
    deal = FinishedDeal(row.number, seating, setup, actions, result)
    return msgspec.structs.replace(match, deals=(*match.deals, deal))


def deal_source(stored: StoredMatch, deal_id: int) -> DealSource:
    """A stored deal as a replay takes it, finished or not.

    Raises:
        StoredDealError: it has no cards, or its data cannot be understood.
    """
    row = next((deal for deal in stored.deals if deal.id == deal_id), None)
    if row is None or not row.hands:
        raise StoredDealError("this deal has no cards")
    try:
        rules = from_dict(stored.values)
        return DealSource(
            setup=setup_of(row, rules, stored.planned if stored.origin is None else None),
            actions=tuple(parse(text) for text in row.actions),
            names=tuple(stored.names[person] for person in row.players),
            number=row.number,
            planned=stored.planned if stored.origin is None else 0,
            code=row.code,
            level=stored.level,
            deal_id=row.id,
            origin=stored.origin,
            branched=stored.branched,
        )
    except (EngineError, ValueError, KeyError, IndexError, TypeError) as error:
        raise StoredDealError(str(error)) from error


def match_source(match: Match, place: int, *, deal_id: int | None, level: str = "") -> DealSource:
    """A deal of a match as a replay takes it.

    Args:
        match: the match.
        place: of the deal in ``match.deals``.
        deal_id: its number in the history, if it is stored.
        level: of the computer players, if there were any.
    """
    deal = match.deals[place]
    return DealSource(
        setup=deal.setup,
        actions=deal.actions,
        names=tuple(match.names[person] for person in deal.seating.players),
        number=deal.number,
        planned=match.planned,
        level=level,
        deal_id=deal_id,
    )


def setup_of(row: DealRow, rules: Rules, planned: int | None = None) -> DealSetup:
    """How a stored deal began, from what its row says alone.

    Args:
        row: the deal.
        rules: it was played by.
        planned: the length of its match; ``None`` for a deal that stands alone.
    """
    state = row.state
    owed = tuple(state.get("compulsory_owed", (0, 0, 0, 0)))
    # Somebody who sits out may owe a solo too, but only those who play can think of it.
    counted = planned is not None and rules.match_end == "deals" and any(owed)
    mix = state.get("compulsory_mix_owed")
    return DealSetup(
        rules=rules,
        forehand=row.forehand,
        dealer=row.dealer,
        hands=tuple(tuple(Card.from_code(code) for code in hand) for hand in row.hands),
        owed=owed,
        mix_owed=None if mix is None else tuple(msgspec.convert(each, SoloMix) for each in mix),
        forced_solo=state.get("forced_solo"),
        bock=state.get("bock", 1),
        deals_left=max(1, planned - row.number + 1) if counted and planned is not None else None,
    )


def result_of(data: dict[str, Any] | None) -> Result | None:
    """A stored result as the engine's value; ``None`` if there is none."""
    if data is None:
        return None
    points, tricks = data["card_points"], data["tricks"]
    return Result(
        contract=data["contract"],
        parties=tuple(Party(each) for each in data["parties"]),
        winner=Party(data["winner"]),
        card_points=(points["re"], points["kontra"]),
        tricks=(tricks["re"], tricks["kontra"]),
        lines=tuple(
            Line(line["reason"], Party(line["side"]), line["points"]) for line in data["lines"]
        ),
        value=data["value"],
        scores=tuple(data["scores"]),
    )
