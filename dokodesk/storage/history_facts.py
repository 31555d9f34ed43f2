"""What a stored deal can be found and counted by: columns that follow from its other data.

The facts repeat what result, hands and actions of a deal say, in a form that SQL can search and
add up in no time. They are written with the end of the deal; for a database that was made by an
older program or saved from damage they are worked out anew.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

__all__ = ["INSERT_DEAL", "INSERT_SEAT", "SELECT_ONE", "TABLES", "Facts", "facts_of", "fill"]

#: How high an announcement is: its own word, then the levels.
_HEIGHTS: Final = {"re": 1, "kontra": 1, "no90": 2, "no60": 3, "no30": 4, "schwarz": 5}
_HEIGHTS_PREDICTED: Final = {f"predict_{word}": high for word, high in _HEIGHTS.items()}
_FOX: Final = frozenset({"fox"})
_CHARLIE: Final = frozenset({"charlie"})
_DOPPELKOPF: Final = frozenset({"doppelkopf"})

TABLES: Final = (
    # A row for each deal that is over. lone: the person who was the whole Re side. re_call and
    # kontra_call: the highest announcement of a side, 0 none, 1 its own word, 2 to 5 the levels.
    # extras: reasons of the score lines, each between blanks.
    """
    CREATE TABLE deal_facts (
        deal_id INTEGER PRIMARY KEY REFERENCES deals (id) ON DELETE CASCADE,
        match_id INTEGER NOT NULL,
        counts INTEGER NOT NULL,
        contract TEXT NOT NULL,
        lone INTEGER,
        winner TEXT NOT NULL,
        value INTEGER NOT NULL,
        re_points INTEGER NOT NULL,
        re_call INTEGER NOT NULL,
        kontra_call INTEGER NOT NULL,
        foxes INTEGER NOT NULL,
        doppelkopfs INTEGER NOT NULL,
        charlies INTEGER NOT NULL,
        extras TEXT NOT NULL,
        deck TEXT NOT NULL,
        dulle INTEGER NOT NULL,
        with_cards INTEGER NOT NULL
    )
    """,
    # A row for each of its four seats. place: 0 is forehand. call: the highest announcement this
    # player made. The rest counts cards as dealt; trumps are those of a normal game.
    """
    CREATE TABLE seats (
        deal_id INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        person INTEGER NOT NULL,
        place INTEGER NOT NULL,
        side TEXT NOT NULL,
        alone INTEGER NOT NULL,
        score INTEGER NOT NULL,
        won INTEGER,
        call INTEGER NOT NULL,
        trumps INTEGER,
        dulles INTEGER,
        old_ones INTEGER,
        foxes INTEGER,
        nines INTEGER,
        kings INTEGER,
        aces INTEGER,
        PRIMARY KEY (deal_id, seat)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX deal_facts_by_match ON deal_facts (match_id)",
    "CREATE INDEX deal_facts_by_contract ON deal_facts (contract)",
)

_DEAL_WIDTH: Final = 17
_SEAT_WIDTH: Final = 16
INSERT_DEAL: Final = "INSERT INTO deal_facts VALUES (?" + ", ?" * (_DEAL_WIDTH - 1) + ")"
INSERT_SEAT: Final = "INSERT INTO seats VALUES (?" + ", ?" * (_SEAT_WIDTH - 1) + ")"

_SELECT: Final = (
    "SELECT d.id, d.match_id, d.players, d.forehand, d.hands, d.result, d.status, m.option_values "
    "FROM deals d JOIN matches m ON m.id = d.match_id"
)
#: The row that `facts_of` wants of one deal.
SELECT_ONE: Final = f"{_SELECT} WHERE d.id = ?"


@dataclass(frozen=True, slots=True)
class Facts:
    """The rows of one deal: ``deal_facts`` and ``seats``."""

    deal: tuple[Any, ...]
    seats: tuple[tuple[Any, ...], ...]


class _Line(msgspec.Struct):
    reason: str = ""
    side: str = ""


class _Result(msgspec.Struct):
    contract: str = ""
    parties: list[str] = []
    winner: str = "none"
    card_points: dict[str, int] = {}
    lines: list[_Line] = []
    value: int = 0
    scores: list[int] = []
    #: Only in sheets without actions: the announcements as actions, or only that of each side.
    calls: list[str] = []
    side_calls: dict[str, str] = {}


class _Values(msgspec.Struct):
    deck: str | int = "48"
    h10_trump: bool = True
    direction: str = "cw"


def fill(connection: sqlite3.Connection) -> None:
    """Works out the facts of every deal that is over, inside the caller's transaction."""
    connection.execute("DELETE FROM deal_facts")
    connection.execute("DELETE FROM seats")
    for deals, seats in _packets(_all_facts(connection)):
        connection.executemany(INSERT_DEAL, deals)
        connection.executemany(INSERT_SEAT, seats)


def _all_facts(connection: sqlite3.Connection) -> Iterator[Facts]:
    deals = connection.execute(f"{_SELECT} WHERE d.status <> 'running' ORDER BY d.id")
    calls = connection.cursor()
    for row in deals:
        spoken = calls.execute(
            "SELECT text FROM actions WHERE deal_id = ? AND text LIKE '_ call %'", (row[0],)
        )
        found = facts_of(row, [text for (text,) in spoken])
        if found is not None:
            yield found


_PACKET: Final = 500


def _packets(found: Iterator[Facts]) -> Iterator[tuple[list[Any], list[Any]]]:
    """Some at a time, so that a long history does not have to fit into memory."""
    deals: list[Any] = []
    seats: list[Any] = []
    for facts in found:
        deals.append(facts.deal)
        seats.extend(facts.seats)
        if len(deals) == _PACKET:
            yield deals, seats
            deals, seats = [], []
    yield deals, seats


def facts_of(row: Sequence[Any], actions: Sequence[str]) -> Facts | None:
    """The facts of one deal; ``None`` where its data make no sense.

    Args:
        row: as `SELECT_ONE` gives it.
        actions: their texts; only announcements matter.
    """
    deal_id, match_id, players_json, forehand, hands_json, result_json, status, values_json = row
    try:
        players = msgspec.json.decode(players_json, type=list[int])
        hands = msgspec.json.decode(hands_json, type=list[list[str]])
        result = msgspec.json.decode(result_json, type=_Result)
        values = msgspec.json.decode(values_json, type=_Values)
    except (msgspec.DecodeError, TypeError):
        return None
    calls = _calls(actions or result.calls)
    of_sides = {side: _height(word) for side, word in result.side_calls.items()}
    sides = [*result.parties, *["none"] * 4][:4]
    lone = [seat for seat, side in enumerate(sides) if side == "re"]
    alone = lone[0] if len(lone) == 1 and len(players) == 4 else None
    reasons = [line.reason for line in result.lines]
    deal = (
        deal_id,
        match_id,
        int(status == "finished"),
        result.contract,
        None if alone is None else players[alone],
        result.winner,
        result.value,
        result.card_points.get("re", 0),
        *(
            max(
                of_sides.get(side, 0),
                *(calls.get(seat, 0) for seat in range(4) if sides[seat] == side),
                0,
            )
            for side in ("re", "kontra")
        ),
        sum(reason in _FOX for reason in reasons),
        sum(reason in _DOPPELKOPF for reason in reasons),
        sum(reason in _CHARLIE for reason in reasons),
        f" {' '.join(reasons)} ",
        str(values.deck),
        int(values.h10_trump),
        int(bool(hands)),
    )
    step = 1 if values.direction == "cw" else 3
    seats = []
    for seat, person in enumerate(players[:4]):
        won = None if result.winner not in ("re", "kontra") else int(sides[seat] == result.winner)
        score = result.scores[seat] if seat < len(result.scores) else 0
        counted = _counted(hands[seat], values) if seat < len(hands) else (None,) * 7
        seats.append(
            (
                deal_id,
                seat,
                person,
                (seat - forehand) * step % 4,
                sides[seat],
                int(seat == alone),
                score,
                won,
                calls.get(seat, 0),
                *counted,
            )
        )
    return Facts(deal, tuple(seats))


def _calls(actions: Sequence[str]) -> Mapping[int, int]:
    """The highest announcement of each seat that made one."""
    highest: dict[int, int] = {}
    for text in actions:
        match text.split():
            case [seat, "call", word] if seat in "0123":
                highest[int(seat)] = max(_height(word), highest.get(int(seat), 0))
    return highest


def _height(word: str) -> int:
    return _HEIGHTS.get(word) or _HEIGHTS_PREDICTED.get(word, 1)


def _counted(hand: Sequence[str], values: _Values) -> tuple[int, ...]:
    """Trumps, hearts tens, queens of clubs, foxes, nines, kings, aces outside trumps."""
    trumps = sum(
        card[1:] in ("Q", "J") or card[:1] == "D" or (card == "H10" and values.h10_trump)
        for card in hand
    )
    ranks = [card[1:] for card in hand]
    aces = sum(card in ("CA", "SA", "HA") for card in hand)
    return (
        trumps,
        hand.count("H10"),
        hand.count("CQ"),
        hand.count("DA"),
        ranks.count("9"),
        ranks.count("K"),
        aces,
    )
