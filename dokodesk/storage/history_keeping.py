"""Looking after stored matches: notes, tags, throwing away, restoring, copies, small facts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from dokodesk.storage.errors import NoticeCode, StorageError
from dokodesk.storage.history_deals import HistoryDeals
from dokodesk.storage.history_forms import search_text, to_json
from dokodesk.storage.names import clean_text

__all__ = ["HistoryKeeper"]


class HistoryKeeper(HistoryDeals):
    """The part of the history that changes no course of play."""

    def set_note(self, match_id: int, note: str) -> None:
        """Stores the person's note on a match."""
        self._change(match_id, note=clean_text(note))

    def set_tags(self, match_id: int, tags: Sequence[str]) -> None:
        """Stores the tags of a match: without blanks around them, none empty, none twice."""
        tidy = dict.fromkeys(clean_text(tag).strip() for tag in tags)
        self._change(match_id, tags=to_json([tag for tag in tidy if tag]))

    def set_names(self, match_id: int, names: Sequence[str]) -> None:
        """Stores changed names of the people in a match that is running.

        Raises:
            StorageError: the match is over (it keeps its names) or is played elsewhere.
        """
        with self._database.transaction():
            self._require_running(match_id)
            self._change(match_id, names=to_json(list(names)))

    def rewrite_match(self, match_id: int, **columns: object) -> None:
        """Takes all deals out of a running match and sets columns of it.

        Only for score sheets, which are always stored as a whole.

        Raises:
            StorageError: the match is over or is played elsewhere.
        """
        with self._database.transaction():
            self._require_running(match_id)
            self._database.execute("DELETE FROM deals WHERE match_id = ?", (match_id,))
            self._change(match_id, deals_done=0, totals="[]", **columns)

    def delete_match(self, match_id: int) -> None:
        """Throws a match away. Its data stay until `purge_deleted`.

        Raises:
            StorageError: there is none of that number, or it is played elsewhere.
        """
        with self._database.transaction():
            self._status(match_id)
            self._claims.require(match_id)
            self._change(match_id, deleted=1)
            self._claims.release(match_id)

    def restore_match(self, match_id: int) -> None:
        """Takes back `delete_match`."""
        self._change(match_id, deleted=0)

    def purge_deleted(self) -> int:
        """Removes for good what was thrown away. `vacuum` then gives the room back to the disk.

        Returns:
            How many matches are gone.
        """
        with self._database.transaction(durable=True):
            gone = self._database.rows("SELECT id FROM matches WHERE deleted = 1")
            self._database.execute("DELETE FROM matches WHERE deleted = 1")
        return len(gone)

    def set_fact(self, key: str, value: Any) -> None:
        """Stores a small thing under a name; None forgets it.

        Args:
            key: its name.
            value: anything that JSON can hold.
        """
        with self._database.transaction():
            if value is None:
                self._database.execute("DELETE FROM facts WHERE key = ?", (key,))
            else:
                self._database.execute(
                    "INSERT OR REPLACE INTO facts (key, value) VALUES (?, ?)",
                    (key, to_json(value)),
                )

    def back_up(self, target: Path) -> None:
        """Writes a complete copy of the history to a file."""
        self._database.back_up(target)

    def vacuum(self) -> None:
        """Gives room that is no longer needed back to the disk. May take seconds."""
        self._database.vacuum()

    def _change(self, match_id: int, **columns: object) -> None:
        """Sets columns of a match and what it can be found by."""
        assignments = ", ".join(f"{column} = ?" for column in columns)
        with self._database.transaction():
            self._status(match_id)
            self._database.execute(
                f"UPDATE matches SET {assignments} WHERE id = ?",  # noqa: S608 - our own words
                (*columns.values(), match_id),
            )
            found_by = self._database.rows(
                "SELECT names, rules, tags, note, started, program FROM matches WHERE id = ?",
                (match_id,),
            )
            self._database.execute(
                "UPDATE matches SET search = ? WHERE id = ?", (search_text(*found_by[0]), match_id)
            )

    def _status(self, match_id: int) -> str:
        row = self._database.row("SELECT status FROM matches WHERE id = ?", (match_id,))
        if row is None:
            raise StorageError(NoticeCode.MATCH_UNKNOWN, match=match_id)
        return str(row[0])

    def _require_running(self, match_id: int) -> None:
        """Makes sure that a match can be added to, and that it is ours."""
        status = self._status(match_id)
        if status != "running":
            raise StorageError(NoticeCode.MATCH_CLOSED, match=match_id, status=status)
        self._claims.require(match_id)
