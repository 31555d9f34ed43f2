"""Sheets of real evenings to and from the history."""

from __future__ import annotations

from typing import Any

import msgspec

from dokodesk.engine.contracts import VOID
from dokodesk.engine.rules import RulesError, from_dict, rules_mapping, to_dict
from dokodesk.engine.scoring import VOID_RESULT
from dokodesk.model.hand_sheet import Change, HandEntry, HandSheet, sheet_of_hand
from dokodesk.model.sheet import SheetRow
from dokodesk.model.sheet_files import PROGRAM
from dokodesk.records.from_engine import result_data
from dokodesk.storage.history import DealRow, History, MatchKind, MatchRow, StoredMatch
from dokodesk.storage.history_sheets import about_sheet, store_sheet

__all__ = ["hand_sheet_of", "load_hand", "store_hand"]

_ENTRY = "entry"


class _About(msgspec.Struct):
    """What is kept beside the rows."""

    title: str = ""
    day: str = ""
    planned: int | None = None
    knows_rules: bool = True
    trace: tuple[Change, ...] = ()


def store_hand(history: History, hand: HandSheet, match_id: int | None = None) -> int:
    """Stores a sheet; its number in the history.

    Args:
        history: an open one.
        hand: the sheet.
        match_id: its number, if it was stored before.

    Raises:
        StorageError: it could not be stored; what was there before is still there.
    """
    sheet = sheet_of_hand(hand)
    rows = {row.position: row for row in sheet.rows}
    deals = []
    for place, entry in enumerate(hand.entries):
        row = rows.get(place)
        deals.append((_deal(hand, entry, row, place), _result(row)))
    rules = hand.rules
    about = _About(hand.title, hand.day, hand.planned, rules is not None, hand.trace)
    return store_sheet(
        history,
        MatchRow(
            rules={} if rules is None else dict(rules_mapping(rules)),
            values={} if rules is None else dict(to_dict(rules)),
            names=hand.names,
            planned=hand.planned or 0,
            first_dealer=hand.first_dealer,
            program=PROGRAM,
            started=hand.day,
            tags=hand.tags,
            note=_note(history, hand, match_id),
            level=hand.level,
            kind=MatchKind.SHEET,
        ),
        deals,
        msgspec.to_builtins(about),
        match_id,
    )


def _note(history: History, hand: HandSheet, match_id: int | None) -> str:
    """The note in the history: the title, unless the person has written something else there."""
    if match_id is None:
        return hand.note or hand.title
    before = history.match(match_id).note
    return hand.title if before == _kept(about_sheet(history, match_id), before).title else before


def _deal(hand: HandSheet, entry: HandEntry, row: SheetRow | None, place: int) -> DealRow:
    players = _players(row, len(hand.names))
    dealer = None if row is None else row.dealer
    return DealRow(
        number=place + 1 if row is None else row.number,
        players=players,
        dealer=players.index(dealer) if dealer in players else None,
        forehand=0,
        hands=(),
        state={_ENTRY: msgspec.to_builtins(entry)},
    )


def _players(row: SheetRow | None, size: int) -> tuple[int, ...]:
    if row is None:
        return tuple(range(min(4, size)))
    if row.players and row.result is not None:
        return row.players
    return tuple(person for person, score in enumerate(row.scores) if score is not None)


def _result(row: SheetRow | None) -> dict[str, Any]:
    """The result of a row as a record has it, and what was announced, which has no actions here."""
    if row is None:
        return result_data(VOID_RESULT)
    persons = _players(row, len(row.scores))
    if row.result is not None:
        return result_data(row.result) | _calls(row, persons)
    return _calls(row, persons) | {
        "contract": row.contract if row.contract != VOID else "",
        "parties": [row.parties[person].value for person in persons],
        "winner": row.winner.value,
        "card_points": {"re": 0, "kontra": 0},
        "tricks": {"re": 0, "kontra": 0},
        "lines": [],
        "value": row.value or 0,
        "scores": [row.scores[person] for person in persons],
    }


def _calls(row: SheetRow, persons: tuple[int, ...]) -> dict[str, Any]:
    """The announcements: as actions where it is known who made them, else only each side's last."""
    if not row.calls:
        return {}
    if row.call_cards:
        return {
            "calls": [
                f"{persons.index(person)} call {word.value}"
                for person, _, word in row.calls
                if person in persons
            ]
        }
    return {"side_calls": {side.value: word.value for _, side, word in row.calls}}


def load_hand(history: History, match_id: int) -> HandSheet:
    """A stored sheet, to go on with.

    Raises:
        StorageError: there is none of that number, or its data cannot be understood.
    """
    return hand_sheet_of(history.match(match_id), about_sheet(history, match_id))


def hand_sheet_of(stored: StoredMatch, about: Any = None) -> HandSheet:
    """The sheet in a stored match; what cannot be understood of its rows is left empty."""
    kept = _kept(about, stored.note)
    try:
        rules = from_dict(stored.values) if kept.knows_rules and stored.values else None
    except RulesError:
        rules = None
    return HandSheet(
        names=stored.names,
        rules=rules,
        planned=kept.planned,
        first_dealer=stored.first_dealer,
        title=kept.title,
        day=kept.day,
        entries=tuple(_entry(deal.state.get(_ENTRY)) for deal in stored.deals),
        trace=kept.trace,
        level=stored.level,
        tags=stored.tags,
        note=stored.note if stored.note != kept.title else "",
    )


def _kept(about: object, note: str) -> _About:
    try:
        return msgspec.convert(about, _About) if about is not None else _About(note)
    except msgspec.ValidationError:
        return _About(note)


def _entry(data: object) -> HandEntry:
    try:
        return msgspec.convert(data, HandEntry)
    except msgspec.ValidationError:
        return HandEntry(contract="", scores=())
