"""Finding and counting stored deals: what a search and the statistics ask."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from dokodesk.storage.errors import NoticeCode, StorageError
from dokodesk.storage.history_forms import (
    SUMMARY_COLUMNS,
    base_level,
    from_json,
    summary_of,
    to_json,
)
from dokodesk.storage.history_reading import HistoryReader, condition_of, readable
from dokodesk.storage.history_rows import (
    JsonObject,
    MatchFilter,
    MatchKind,
    MatchSummary,
)

__all__ = ["CubeCell", "DealFilter", "DealLine", "DealtCount", "HistoryDeals"]


class DealFilter(msgspec.Struct, frozen=True, kw_only=True):
    """Which finished deals are wanted. "Own" means those of ``person``.

    Attributes:
        match: of which matches.
        person: index into the names of a match; 0 is the person at the computer.
        contracts: only these games; empty for all.
        side: ``re`` or ``kontra``, the own one; empty for both.
        won: whether the own side won; None for all.
        alone: whether the person played alone; None for all.
        lone: whether anybody played alone; None for all.
        own_call: the person announced at least so high (1 Re or Kontra, 2 to 5 the levels).
        any_call: somebody announced at least so high.
        silent: nobody announced anything.
        foxes: at least so many foxes were caught.
        doppelkopfs: at least so many Doppelköpfe.
        charlies: at least so many last tricks for Charlie.
        extra: the reason of a score line that must occur.
        value: the game was worth at least so much (or so little, negative).
        score: the person won at least so much; negative: lost at least so much. None for all.
        void: deals that did not count, in place of those that did.
    """

    match: MatchFilter = MatchFilter()
    person: int = 0
    contracts: tuple[str, ...] = ()
    side: str = ""
    won: bool | None = None
    alone: bool | None = None
    lone: bool | None = None
    own_call: int = 0
    any_call: int = 0
    silent: bool = False
    foxes: int = 0
    doppelkopfs: int = 0
    charlies: int = 0
    extra: str = ""
    value: int | None = None
    score: int | None = None
    void: bool = False

    @property
    def is_about_deals(self) -> bool:
        """Whether it asks for more than certain matches."""
        return self != DealFilter(match=self.match, person=self.person)


class DealLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a list of deals.

    Attributes:
        number: counts scored deals of the match.
        played: when the match began.
        lone: index into ``names`` of who played alone.
        side: the own one; ``none`` if the person sat out or the deal is void.
        score: the own one; None if the person sat out.
        has_cards: false for a row of a hand-written sheet, which cannot be replayed.
    """

    id: int
    match_id: int
    number: int
    position: int
    played: str
    names: tuple[str, ...]
    rules: JsonObject
    level: str
    kind: MatchKind
    contract: str
    lone: int | None
    winner: str
    value: int
    re_points: int
    re_call: int
    kontra_call: int
    extras: str
    side: str
    score: int | None
    won: bool | None
    has_cards: bool


class CubeCell(msgspec.Struct, frozen=True):
    """Deals that agree in everything statistics look at.

    Attributes:
        contract: the game.
        side: the own one.
        alone: whether the person played alone.
        place: the own seat, 0 is forehand.
        call: the highest announcement of the own side, 0 none to 5 schwarz.
        own_call: the highest one the person made.
        other_call: the highest one of the other side.
        level: of the computer players, without their characters.
        deals: how many.
        won: how many of them were won.
        lost: how many of them the other side won; some deals nobody wins.
        total: the sum of the own scores.
        squares: the sum of their squares.
    """

    contract: str
    side: str
    alone: bool
    place: int
    call: int
    own_call: int
    other_call: int
    level: str
    deals: int
    won: int
    lost: int
    total: int
    squares: int


class DealtCount(msgspec.Struct, frozen=True):
    """How many hands were dealt with just these numbers of cards.

    Attributes:
        with_nines: whether the deck had nines.
        dulle: whether the hearts tens were trumps.
        trumps: of a normal game.
        old_ones: queens of clubs.
    """

    with_nines: bool
    dulle: bool
    trumps: int
    dulles: int
    old_ones: int
    foxes: int
    nines: int
    kings: int
    aces: int
    hands: int


_LINE_COLUMNS: Final = (
    "d.id, d.match_id, d.number, d.position, m.started, m.names, m.rules, m.level, m.kind, "
    "f.contract, f.lone, f.winner, f.value, f.re_points, f.re_call, f.kontra_call, f.extras, "
    "coalesce(s.side, 'none'), s.score, s.won, f.with_cards"
)
_LINE_FIELDS: Final = tuple(DealLine.__struct_fields__)


class HistoryDeals(HistoryReader):
    """The part of the history that knows single deals."""

    def deal_ids(self, wanted: DealFilter) -> list[int]:
        """The numbers of the wanted deals, newest match first, its deals from the first on."""
        source, parameters = _source(wanted)
        rows = self._database.rows(
            f"SELECT f.deal_id {source} ORDER BY m.started DESC, m.id DESC, f.deal_id",
            parameters,
        )
        return [row[0] for row in rows]

    def deal_lines(self, ids: Sequence[int], person: int = 0) -> list[DealLine]:
        """Lines for these deals, in their order; one that is gone or damaged is left out."""
        places = ", ".join("?" * len(ids))
        rows = self._database.rows(
            f"SELECT {_LINE_COLUMNS} FROM deal_facts f "  # noqa: S608 - our own words
            "JOIN deals d ON d.id = f.deal_id JOIN matches m ON m.id = d.match_id "
            "LEFT JOIN seats s ON s.deal_id = f.deal_id AND s.person = ? "
            f"WHERE f.deal_id IN ({places})",
            (person, *ids),
        )
        lines = {line.id: line for line in readable(_line_of, rows)}
        return [lines[number] for number in ids if number in lines]

    def count_deals(self, wanted: DealFilter) -> int:
        """How many deals `deal_ids` would give."""
        source, parameters = _source(wanted)
        return int(self._database.rows(f"SELECT count(*) {source}", parameters)[0][0])

    def match_ids(self, wanted: DealFilter) -> list[int]:
        """The numbers of the matches with at least one wanted deal, newest first.

        A filter that asks nothing of the deals also gives matches without a finished deal.
        """
        if not wanted.is_about_deals:
            condition, of_matches = condition_of(wanted.match)
            rows = self._database.rows(
                f"SELECT id FROM matches WHERE {condition} "  # noqa: S608 - our own words
                "ORDER BY started DESC, id DESC",
                of_matches,
            )
            return [row[0] for row in rows]
        source, parameters = _source(wanted)
        rows = self._database.rows(
            f"SELECT m.id {source} GROUP BY m.id ORDER BY m.started DESC, m.id DESC", parameters
        )
        return [row[0] for row in rows]

    def match_lines(self, ids: Sequence[int]) -> list[MatchSummary]:
        """Lines for these matches, in their order; one that is gone or damaged is left out."""
        places = ", ".join("?" * len(ids))
        rows = self._database.rows(
            # Put together from our own words only.
            f"SELECT {SUMMARY_COLUMNS} FROM matches WHERE id IN ({places})",  # noqa: S608
            tuple(ids),
        )
        lines = {line.id: line for line in readable(summary_of, rows)}
        return [lines[number] for number in ids if number in lines]

    def cube(self, wanted: DealFilter) -> list[CubeCell]:
        """The wanted deals in which the person played, added up."""
        source, parameters = _source(wanted, sat_out=False)
        own = "CASE s.side WHEN 're' THEN f.re_call ELSE f.kontra_call END"
        other = "CASE s.side WHEN 're' THEN f.kontra_call ELSE f.re_call END"
        rows = self._database.rows(
            f"SELECT f.contract, s.side, s.alone, s.place, {own}, s.call, {other}, m.level, "
            "count(*), total(s.won), total(s.won = 0), sum(s.score), sum(s.score * s.score) "
            f"{source} GROUP BY 1, 2, 3, 4, 5, 6, 7, 8",
            parameters,
        )
        rows = [(*row[:7], base_level(row[7]), *row[8:]) for row in rows]
        return [
            CubeCell(*row[:2], bool(row[2]), *row[3:9], int(row[9]), int(row[10]), *row[11:])  # type: ignore[call-arg]
            for row in rows
        ]

    def curve(self, wanted: DealFilter) -> list[tuple[int, int]]:
        """Number and own score of each wanted deal in which the person played, oldest first."""
        source, parameters = _source(wanted, sat_out=False)
        return [
            (row[0], row[1])
            for row in self._database.rows(
                f"SELECT f.deal_id, s.score {source} ORDER BY m.started, m.id, f.deal_id",
                parameters,
            )
        ]

    def dealt(self, wanted: MatchFilter, *, person: int | None = None) -> list[DealtCount]:
        """How often which hands were dealt in the wanted matches, void deals included.

        Args:
            wanted: of which matches.
            person: only the hands of this one, an index into the names; None for all four seats.
        """
        condition, parameters = condition_of(wanted)
        own = "" if person is None else "s.person = ? AND "
        first = () if person is None else (person,)
        columns = "s.trumps, s.dulles, s.old_ones, s.foxes, s.nines, s.kings, s.aces"
        rows = self._database.rows(
            # Put together from our own words only.
            f"SELECT f.deck, f.dulle, {columns}, count(*) FROM deal_facts f "  # noqa: S608
            f"JOIN seats s ON s.deal_id = f.deal_id WHERE {own}s.trumps IS NOT NULL AND "
            f"f.match_id IN (SELECT id FROM matches WHERE {condition}) "
            "GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9",
            (*first, *parameters),
        )
        return [DealtCount(row[0] != "40", bool(row[1]), *row[2:]) for row in rows]

    def contracts(self) -> list[str]:
        """Every game that was ever played, most frequent first."""
        rows = self._database.rows(
            "SELECT contract FROM deal_facts WHERE counts = 1 GROUP BY 1 ORDER BY count(*) DESC, 1"
        )
        return [row[0] for row in rows]

    def levels(self) -> list[str]:
        """Every level of computer players there is a match with, without characters and such."""
        rows = self._database.rows("SELECT DISTINCT level FROM matches WHERE level <> ''")
        return sorted({base_level(row[0]) for row in rows})

    def presets(self) -> list[str]:
        """Every preset of rules there is a match by."""
        rows = self._database.rows("SELECT DISTINCT json_extract(rules, '$.preset') FROM matches")
        return sorted(str(row[0]) for row in rows if row[0])

    def branches(self, deal_id: int) -> list[DealLine]:
        """What was tried out from a deal and played to its end, oldest first."""
        rows = self._database.rows(
            "SELECT d.id FROM deals d JOIN matches m ON m.id = d.match_id "
            "JOIN deal_facts f ON f.deal_id = d.id "
            "WHERE m.origin = ? AND m.deleted = 0 ORDER BY d.id",
            (deal_id,),
        )
        return self.deal_lines([row[0] for row in rows])

    def save_review(self, deal_id: int, reviewer: str, version: int, data: Any) -> None:
        """Stores what a review has found out about a deal, in place of an older review.

        Args:
            deal_id: the deal.
            reviewer: the name of what reviewed it.
            version: of the reviewer, so that an outdated review is not taken for a new one.
            data: anything that JSON can hold.
        """
        with self._database.transaction():
            if self._database.row("SELECT id FROM deals WHERE id = ?", (deal_id,)) is None:
                raise StorageError(NoticeCode.DEAL_UNKNOWN, deal=deal_id)
            self._database.execute(
                "INSERT INTO reviews (deal_id, reviewer, version, made, data) "
                "VALUES (?, ?, ?, ?, ?) ON CONFLICT (deal_id, reviewer) DO UPDATE SET "
                "version = excluded.version, made = excluded.made, data = excluded.data",
                (deal_id, reviewer, version, self._now(), to_json(data)),
            )

    def reviews(self, reviewer: str, version: int, most: int) -> list[tuple[int, Any]]:
        """The newest reviews of this version that are stored, the oldest of them first.

        Args:
            reviewer: as for `save_review`.
            version: as for `save_review`.
            most: how many at most.

        Returns:
            The number of each deal and what was stored about it; deals in the bin are left out.
        """
        rows = self._database.rows(
            "SELECT r.deal_id, r.data FROM reviews r JOIN deals d ON d.id = r.deal_id "
            "JOIN matches m ON m.id = d.match_id "
            "WHERE r.reviewer = ? AND r.version = ? AND m.deleted = 0 "
            "ORDER BY d.id DESC LIMIT ?",
            (reviewer, version, most),
        )
        found: list[tuple[int, Any]] = []
        for deal_id, data in reversed(list(rows)):
            with suppress(msgspec.DecodeError):
                found.append((int(deal_id), from_json(data, object)))
        return found

    def reviewed(self, match_ids: Sequence[int], reviewer: str, version: int) -> dict[int, int]:
        """How many deals of some matches have a review of this version.

        Args:
            match_ids: the numbers of the matches.
            reviewer: as for `save_review`.
            version: as for `save_review`.

        Returns:
            The count for each match that has any.
        """
        rows = self._database.rows(
            "SELECT d.match_id, count(*) FROM reviews r JOIN deals d ON d.id = r.deal_id "
            "WHERE r.reviewer = ? AND r.version = ? "
            "AND d.match_id IN (SELECT value FROM json_each(?)) GROUP BY 1",
            (reviewer, version, to_json(list(match_ids))),
        )
        return {int(match_id): int(count) for match_id, count in rows}

    def review(self, deal_id: int, reviewer: str, version: int) -> Any | None:
        """What `save_review` stored for this version, or None."""
        row = self._database.row(
            "SELECT data FROM reviews WHERE deal_id = ? AND reviewer = ? AND version = ?",
            (deal_id, reviewer, version),
        )
        if row is None:
            return None
        try:
            return from_json(row[0], object)
        except msgspec.DecodeError:
            return None


def _line_of(row: Sequence[Any]) -> DealLine:
    values = dict(zip(_LINE_FIELDS, row, strict=True))
    try:
        values["names"] = msgspec.json.decode(values["names"])
        values["rules"] = msgspec.json.decode(values["rules"])
        values["won"] = None if values["won"] is None else bool(values["won"])
        values["has_cards"] = bool(values["has_cards"])
        return msgspec.convert(values, DealLine)
    except (msgspec.DecodeError, TypeError) as error:
        raise StorageError(
            NoticeCode.MATCH_UNREADABLE, match=str(row[1]), cause=str(error)
        ) from error


def _source(wanted: DealFilter, *, sat_out: bool = True) -> tuple[str, list[object]]:
    """FROM and WHERE for the wanted deals, and their parameters.

    Args:
        wanted: which deals.
        sat_out: also those in which the person did not play.
    """
    chosen, of_matches = condition_of(wanted.match)
    conditions = ["f.counts = ?"]
    parameters: list[object] = [int(not wanted.void)]
    for condition, value in _parts(wanted):
        conditions.append(condition)
        if value is not None:
            parameters.append(value)
    if wanted.contracts:
        conditions.append(f"f.contract IN ({', '.join('?' * len(wanted.contracts))})")
    source = (
        # Put together from our own words only.
        f"FROM deal_facts f JOIN (SELECT id, started, level FROM matches WHERE {chosen}) m "  # noqa: S608
        f"ON m.id = f.match_id {'LEFT' if sat_out else ''} JOIN seats s "
        f"ON s.deal_id = f.deal_id AND s.person = ? WHERE {' AND '.join(conditions)}"
    )
    return source, [*of_matches, wanted.person, *parameters, *wanted.contracts]


def _parts(wanted: DealFilter) -> list[tuple[str, object]]:
    """The conditions on one deal; those with ``None`` have no parameter."""
    parts: list[tuple[str, object]] = []
    for condition, value in (
        ("s.side = ?", wanted.side),
        ("s.call >= ?", wanted.own_call),
        ("max(f.re_call, f.kontra_call) >= ?", wanted.any_call),
        ("f.foxes >= ?", wanted.foxes),
        ("f.doppelkopfs >= ?", wanted.doppelkopfs),
        ("f.charlies >= ?", wanted.charlies),
        ("instr(f.extras, ?)", f" {wanted.extra} " if wanted.extra else ""),
    ):
        if value:
            parts.append((condition, value))
    if wanted.won is not None:
        parts.append(("s.won = ?", int(wanted.won)))
    if wanted.alone is not None:
        parts.append(("s.alone = ?", int(wanted.alone)))
    if wanted.lone is not None:
        parts.append((f"f.lone IS {'NOT ' if wanted.lone else ''}NULL", None))
    if wanted.silent:
        parts.append(("f.re_call = 0 AND f.kontra_call = 0", None))
    for column, least in (("f.value", wanted.value), ("s.score", wanted.score)):
        if least is not None:
            parts.append((f"{column} {'>=' if least >= 0 else '<='} ?", least))
    return parts
