"""A small match to store."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from dokodesk.storage.errors import Notice
from dokodesk.storage.history import DealRow, History, MatchRow

NAMES = ("Jürgen ♣", "Łukasz", "👩‍👩‍👧", "Null")

MATCH = MatchRow(
    rules={"preset": "pagat_standard", "options": {"dulle_rule": "second_except_last"}},
    values={"deck": "48", "h10_trump": True, "solo_types": ["aces", "jacks"], "match_deals": 8},
    names=NAMES,
    planned=8,
    first_dealer=3,
    seed="seed-1",
    program="dokodesk 1.0.0",
    started="2026-11-30T19:05:00Z",
)

DEAL = DealRow(
    number=1,
    players=(0, 1, 2, 3),
    dealer=3,
    forehand=0,
    state={"owed": [1, 1, 1, 1], "forced_solo": None, "bock": 1},
    code="k3v9-abcd",
    hands=(("CA", "C10"), ("HK", "H9"), ("SQ", "SQ"), ("DJ", "D9")),
)

ACTIONS = (
    "0 healthy",
    "1 healthy",
    "2 healthy",
    "3 healthy",
    "0 play CA",
    "1 play HK",
    "1 call re",
    "2 play SQ",
)


def result(scores: tuple[int, ...] = (3, -1, -1, -1), contract: str = "aces") -> dict[str, Any]:
    return {"contract": contract, "winner": "re", "value": scores[1], "scores": list(scores)}


@contextmanager
def opened(path: Path | None, notices: list[Notice] | None = None) -> Iterator[History]:
    """An open history; what it has to tell goes to the list, or must be nothing."""
    history = History(path)
    told = history.open()
    try:
        if notices is None:
            assert [str(notice) for notice in told] == []
        else:
            notices.extend(told)
        yield history
    finally:
        history.close()


def store_match(
    history: History, *, deals: int = 2, match: MatchRow = MATCH, finish: bool = True
) -> int:
    """Stores a match of finished deals."""
    match_id = history.create_match(match)
    for number in range(1, deals + 1):
        store_deal(history, match_id, number)
    if finish:
        history.finish_match(match_id)
    return match_id


def store_deal(history: History, match_id: int, number: int = 1, *, finish: bool = True) -> int:
    """Stores a deal with all its actions."""
    deal = DealRow(
        number=number,
        players=DEAL.players,
        dealer=(number + 2) % 4,
        forehand=(number + 3) % 4,
        hands=DEAL.hands,
        state=DEAL.state,
        code=f"code-{number}",
    )
    deal_id = history.begin_deal(match_id, deal)
    for index, text in enumerate(ACTIONS):
        history.append_action(deal_id, index, text)
    if finish:
        history.finish_deal(deal_id, result())
    return deal_id


def sql(path: Path, statement: str, *parameters: object) -> list[tuple[Any, ...]]:
    """Does something to a closed database."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return connection.execute(statement, parameters).fetchall()


def is_long_run() -> bool:
    """Whether the tests may take their time (the long profile of hypothesis)."""
    return os.environ.get("HYPOTHESIS_PROFILE") == "long"


def is_sound(path: Path) -> bool:
    """Whether SQLite finds nothing wrong with a database."""
    with closing(sqlite3.connect(path)) as connection:
        answers = connection.execute("PRAGMA integrity_check").fetchall()
        orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    return answers == [("ok",)] and not orphans
