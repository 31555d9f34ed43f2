"""The history of matches: every action is stored before it is shown.

Takes and gives plain values (``history_rows``). Killing the program at any moment loses nothing
that a call here has returned from, and what is left can be resumed: a match without a deal, a deal
without an action, a deal whose last action is there but not its result.

Several running copies of the program may share a history. A running match belongs to one of them
(a *claim*, valid while that copy is alive); the others can read it but not add to it.

Every method can be called from any thread and raises `StorageError` when it cannot do its work;
then nothing of it is stored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import msgspec

from dokodesk.storage import history_facts
from dokodesk.storage.errors import Notice, NoticeCode, StorageError
from dokodesk.storage.history_deals import CubeCell, DealFilter, DealLine, DealtCount
from dokodesk.storage.history_forms import normal_time, search_text, summed, to_json
from dokodesk.storage.history_keeping import HistoryKeeper
from dokodesk.storage.history_rows import (
    DealRow,
    DealStatus,
    FinishedDeal,
    MatchFilter,
    MatchKind,
    MatchRow,
    MatchStatus,
    MatchSummary,
    Shelf,
    StoredDeal,
    StoredMatch,
)
from dokodesk.storage.names import clean_text

__all__ = [
    "CubeCell",
    "DealFilter",
    "DealLine",
    "DealRow",
    "DealStatus",
    "DealtCount",
    "FinishedDeal",
    "History",
    "MatchFilter",
    "MatchKind",
    "MatchRow",
    "MatchStatus",
    "MatchSummary",
    "Shelf",
    "StoredDeal",
    "StoredMatch",
]


class History(HistoryKeeper):
    """The matches of one person: opening, playing, closing.

    Reading comes from `HistoryReader`, looking after stored matches from `HistoryKeeper`.
    """

    def open(self) -> list[Notice]:
        """Makes the history ready for use, whatever happened to its file.

        Returns:
            What a person should know: damage that was repaired, or a file of a newer program. That
            one is not touched, and matches then live in memory only (`is_saved`).

        Raises:
            StorageError: the file is locked, write-protected or out of reach, or the disk is full.
        """
        return self._database.open()

    def open_anyway(self) -> list[Notice]:
        """Like `open`; where that is impossible, matches live in memory and a notice says why."""
        try:
            return self.open()
        except StorageError as error:
            self._database.move_to_memory()
            self._database.open()
            return [Notice(NoticeCode.HISTORY_NOT_KEPT, {"reason": str(error)})]

    def close(self) -> None:
        """Closes it and gives the claimed matches back; a second time does nothing."""
        # A claim that cannot be taken back ends with this copy of the program anyway.
        with suppress(StorageError):
            self._claims.release_all()
        self._database.close()

    @contextmanager
    def step(self) -> Iterator[None]:
        """What is called inside is stored together, or nothing of it."""
        with self._database.transaction(durable=True):
            yield

    def create_match(self, match: MatchRow) -> int:
        """Stores a new running match and claims it.

        Returns:
            Its number in the history.
        """
        started = normal_time(match.started) or self._now()
        names, rules, tags = to_json(match.names), to_json(match.rules), to_json(match.tags)
        note, program = clean_text(match.note), clean_text(match.program)
        values = {
            "started": started,
            "changed": self._now(),
            "program": program,
            "rules": rules,
            "option_values": to_json(match.values),
            "names": names,
            "planned": match.planned,
            "first_dealer": match.first_dealer,
            "seed": clean_text(match.seed),
            "status": MatchStatus.RUNNING.value,
            "tags": tags,
            "note": note,
            "totals": to_json([0] * len(match.names)),
            "level": clean_text(match.level),
            "kind": match.kind.value,
            "origin": match.origin,
            "branched": match.branched,
            "search": search_text(names, rules, tags, note, started, program),
        }
        with self._database.transaction(durable=True):
            match_id = self._insert("matches", values)
            self._claims.require(match_id)
        return match_id

    def begin_deal(self, match_id: int, deal: DealRow) -> int:
        """Stores a new running deal as the next of its match.

        Returns:
            Its number in the history.

        Raises:
            StorageError: the match is over or played elsewhere, or its last deal is not finished.
        """
        with self._database.transaction():
            self._require_running(match_id)
            self._require_no_running_deal(match_id)
            now = self._now()
            rows = self._database.rows(
                "SELECT coalesce(max(position) + 1, 0) FROM deals WHERE match_id = ?", (match_id,)
            )
            values = {
                "match_id": match_id,
                "position": rows[0][0],
                "number": deal.number,
                "players": to_json(deal.players),
                "dealer": deal.dealer,
                "forehand": deal.forehand,
                "state": to_json(deal.state),
                "code": clean_text(deal.code),
                "hands": to_json(deal.hands),
                "status": DealStatus.RUNNING.value,
                "started": now,
            }
            self._touch(match_id, now)
            return self._insert("deals", values)

    def append_action(self, deal_id: int, index: int, text: str) -> None:
        """Stores the next action of a running deal.

        Storing the last one again does nothing, so that a caller who does not know whether it
        arrived can try again.

        Args:
            deal_id: the deal.
            index: which action it is, from 0.
            text: the action as in a record.

        Raises:
            StorageError: it is not the next one, or the deal is over or played elsewhere.
        """
        self.append_actions(deal_id, index, (text,))

    def append_actions(self, deal_id: int, index: int, texts: Sequence[str]) -> None:
        """Stores the next actions of a running deal together; see `append_action`."""
        with self._database.transaction():
            self._require_open_deal(deal_id)
            expected = self._length(deal_id)
            if index != expected:
                if self._is_stored(deal_id, index, texts, expected):
                    return
                raise StorageError(
                    NoticeCode.ACTION_OUT_OF_ORDER, deal=deal_id, expected=expected, given=index
                )
            self._database.execute_many(
                "INSERT INTO actions (deal_id, idx, text) VALUES (?, ?, ?)",
                [(deal_id, place, clean_text(text)) for place, text in enumerate(texts, index)],
            )

    def remove_actions_from(self, deal_id: int, index: int) -> None:
        """Takes back the actions of a deal from one of them on.

        If that was the end of a finished deal or match, it runs again.

        Args:
            deal_id: the deal; the last one of its match.
            index: the first action to go, from 0.

        Raises:
            StorageError: there are later deals, or the match is abandoned or played elsewhere.
        """
        with self._database.transaction():
            match_id, deal_status, match_status = self._statuses(deal_id)
            if match_status == MatchStatus.ABANDONED:
                raise StorageError(NoticeCode.MATCH_CLOSED, match=match_id, status=match_status)
            last = self._database.rows(
                "SELECT id FROM deals WHERE match_id = ? ORDER BY position DESC LIMIT 1",
                (match_id,),
            )
            if last[0][0] != deal_id:
                raise StorageError(NoticeCode.DEAL_NOT_LAST, deal=deal_id)
            self._claims.require(match_id)
            if index >= self._length(deal_id):
                return
            self._database.execute(
                "DELETE FROM actions WHERE deal_id = ? AND idx >= ?", (deal_id, index)
            )
            if deal_status != DealStatus.RUNNING:
                self._database.execute(
                    "UPDATE deals SET status = 'running', result = NULL, contract = NULL, "
                    "length = NULL, finished = NULL WHERE id = ?",
                    (deal_id,),
                )
                self._forget_facts(deal_id)
                self._sum_up(match_id)
                self._set_status(match_id, MatchStatus.RUNNING)

    def finish_deal(self, deal_id: int, result: Mapping[str, Any]) -> None:
        """Stores the result of a deal. One whose contract is ``void`` counts for nothing.

        Storing the same result again does nothing.

        Args:
            deal_id: the running deal.
            result: as in a record.

        Raises:
            StorageError: the deal is over with another result, or is played elsewhere.
        """
        stored = to_json(result)
        with self._database.transaction(durable=True):
            row = self._database.row("SELECT result FROM deals WHERE id = ?", (deal_id,))
            if row is not None and row[0] == stored:
                return
            match_id = self._require_open_deal(deal_id)
            contract = str(result.get("contract", ""))
            status = DealStatus.VOID if contract == "void" else DealStatus.FINISHED
            now = self._now()
            self._database.execute(
                "UPDATE deals SET status = ?, result = ?, contract = ?, length = ?, finished = ? "
                "WHERE id = ?",
                (status.value, stored, contract, self._length(deal_id), now, deal_id),
            )
            self._note_facts(deal_id)
            self._sum_up(match_id)
            self._touch(match_id, now)

    def finish_match(self, match_id: int) -> None:
        """Stores that a match has come to its end; a second time does nothing.

        Raises:
            StorageError: a deal of it is not finished, or it is abandoned or played elsewhere.
        """
        with self._database.transaction(durable=True):
            if self._status(match_id) == MatchStatus.FINISHED:
                return
            self._require_running(match_id)
            self._require_no_running_deal(match_id)
            self._set_status(match_id, MatchStatus.FINISHED)
            self._claims.release(match_id)

    def abandon_match(self, match_id: int) -> None:
        """Stores that a match will not be played to its end; a second time does nothing.

        Its unfinished deal stays as it is, see `reopen_match`.
        """
        with self._database.transaction(durable=True):
            if self._status(match_id) == MatchStatus.ABANDONED:
                return
            self._require_running(match_id)
            self._set_status(match_id, MatchStatus.ABANDONED)
            self._claims.release(match_id)

    def reopen_match(self, match_id: int) -> StoredMatch:
        """Claims a match to play on, whether it is running, abandoned or finished.

        Raises:
            StorageError: it is played elsewhere, or its data cannot be understood.
        """
        with self._database.transaction():
            self._status(match_id)
            self._claims.require(match_id)
            self._set_status(match_id, MatchStatus.RUNNING)
            return self.match(match_id)

    def running_match(self) -> StoredMatch | None:
        """Claims the match that was played last and is not over, to go on with it.

        Branches and what comes from elsewhere (``MatchKind``) are not gone on with. Matches that
        another copy of the program plays, that were thrown away, or whose data cannot be
        understood are passed over.
        """
        rows = self._database.rows(
            "SELECT id FROM matches WHERE status = 'running' AND deleted = 0 "
            "AND kind IN (?, ?, ?) ORDER BY changed DESC, id DESC",
            (MatchKind.MATCH, MatchKind.DAILY_PRACTICE, MatchKind.CODE),
        )
        for (match_id,) in rows:
            try:
                return self.reopen_match(match_id)
            except StorageError as error:
                if error.notice.code not in _PASSED_OVER:
                    raise
        return None

    def release_match(self, match_id: int) -> None:
        """Gives a claimed match back, for other copies of the program to go on with."""
        self._claims.release(match_id)

    def _insert(self, table: str, values: Mapping[str, object]) -> int:
        columns, places = ", ".join(values), ", ".join("?" * len(values))
        sql = f"INSERT INTO {table} ({columns}) VALUES ({places})"  # noqa: S608 - our own words
        return self._database.execute(sql, tuple(values.values()))

    def _statuses(self, deal_id: int) -> tuple[int, str, str]:
        """The match of a deal, and how far deal and match are."""
        row = self._database.row(
            "SELECT d.match_id, d.status, m.status FROM deals d "
            "JOIN matches m ON m.id = d.match_id WHERE d.id = ?",
            (deal_id,),
        )
        if row is None:
            raise StorageError(NoticeCode.DEAL_UNKNOWN, deal=deal_id)
        return row[0], row[1], row[2]

    def _require_open_deal(self, deal_id: int) -> int:
        """Makes sure that a deal can be added to, and that it is ours; gives its match."""
        match_id, deal_status, match_status = self._statuses(deal_id)
        if deal_status != DealStatus.RUNNING:
            raise StorageError(NoticeCode.DEAL_CLOSED, deal=deal_id, status=deal_status)
        if match_status != MatchStatus.RUNNING:
            raise StorageError(NoticeCode.MATCH_CLOSED, match=match_id, status=match_status)
        self._claims.require(match_id)
        return match_id

    def _require_no_running_deal(self, match_id: int) -> None:
        row = self._database.row(
            "SELECT id FROM deals WHERE match_id = ? AND status = 'running'", (match_id,)
        )
        if row is not None:
            raise StorageError(NoticeCode.DEAL_OPEN, deal=row[0], match=match_id)

    def _length(self, deal_id: int) -> int:
        rows = self._database.rows(
            "SELECT coalesce(max(idx) + 1, 0) FROM actions WHERE deal_id = ?", (deal_id,)
        )
        return int(rows[0][0])

    def _is_stored(self, deal_id: int, index: int, texts: Sequence[str], length: int) -> bool:
        """Whether the last actions of a deal are just these."""
        if index < 0 or index + len(texts) != length:
            return False
        rows = self._database.rows(
            "SELECT text FROM actions WHERE deal_id = ? AND idx >= ? ORDER BY idx",
            (deal_id, index),
        )
        return [text for (text,) in rows] == [clean_text(text) for text in texts]

    def _sum_up(self, match_id: int) -> None:
        """Sets what a match keeps about its finished deals."""
        names = self._database.rows("SELECT names FROM matches WHERE id = ?", (match_id,))[0][0]
        done = self._database.rows(
            "SELECT players, result FROM deals WHERE match_id = ? AND status = 'finished'",
            (match_id,),
        )
        totals = summed(done, len(msgspec.json.decode(names)))
        self._database.execute(
            "UPDATE matches SET deals_done = ?, totals = ? WHERE id = ?",
            (len(done), to_json(totals), match_id),
        )

    def _set_status(self, match_id: int, status: MatchStatus) -> None:
        now = self._now()
        finished = None if status is MatchStatus.RUNNING else now
        self._database.execute(
            "UPDATE matches SET status = ?, finished = ?, changed = ? WHERE id = ?",
            (status.value, finished, now, match_id),
        )

    def _note_facts(self, deal_id: int) -> None:
        """Sets what a finished deal can be found and counted by."""
        row = self._database.row(history_facts.SELECT_ONE, (deal_id,))
        actions = self._database.rows(
            "SELECT text FROM actions WHERE deal_id = ? ORDER BY idx", (deal_id,)
        )
        self._forget_facts(deal_id)
        found = history_facts.facts_of(row, [text for (text,) in actions]) if row else None
        if found is not None:
            self._database.execute(history_facts.INSERT_DEAL, found.deal)
            self._database.execute_many(history_facts.INSERT_SEAT, found.seats)

    def _forget_facts(self, deal_id: int) -> None:
        for table in ("deal_facts", "seats"):
            self._database.execute(
                f"DELETE FROM {table} WHERE deal_id = ?",  # noqa: S608 - our own words
                (deal_id,),
            )

    def _touch(self, match_id: int, now: str) -> None:
        self._database.execute("UPDATE matches SET changed = ? WHERE id = ?", (now, match_id))


_PASSED_OVER = frozenset(
    {NoticeCode.MATCH_IN_USE, NoticeCode.MATCH_UNREADABLE, NoticeCode.MATCH_UNKNOWN}
)
