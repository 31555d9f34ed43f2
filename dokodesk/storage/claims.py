"""Which running copy of the program plays which match."""

from __future__ import annotations

import os
from collections.abc import Callable

from dokodesk.storage.database import Database
from dokodesk.storage.errors import NoticeCode, StorageError

__all__ = ["Claims"]


class Claims:
    """The claims on matches, kept in the database. A claim ends with the copy that made it.

    In a database in memory there is nobody else and everything is granted.
    """

    def __init__(self, database: Database, now: Callable[[], str]) -> None:
        self._database = database
        self._now = now

    def take(self, match_id: int) -> bool:
        """Claims a match, or takes it over from a copy that is no longer running.

        Returns:
            Whether it is ours now.
        """
        presence = self._database.presence
        if presence is None:
            return True
        with self._database.transaction():
            row = self._database.row("SELECT token FROM claims WHERE match_id = ?", (match_id,))
            if row is not None:
                if row[0] == presence.token:
                    return True
                if presence.is_alive(row[0]):
                    return False
            self._database.execute(
                "INSERT OR REPLACE INTO claims (match_id, token, pid, since) VALUES (?, ?, ?, ?)",
                (match_id, presence.token, os.getpid(), self._now()),
            )
        return True

    def require(self, match_id: int) -> None:
        """Claims a match.

        Raises:
            StorageError: another running copy of the program has it.
        """
        if not self.take(match_id):
            raise StorageError(NoticeCode.MATCH_IN_USE, match=match_id)

    def release(self, match_id: int) -> None:
        """Gives a match back, if it is ours."""
        self._delete("match_id = ? AND token = ?", match_id)

    def release_all(self) -> None:
        """Gives everything back."""
        self._delete("token = ?")

    def _delete(self, condition: str, *parameters: object) -> None:
        presence = self._database.presence
        if presence is not None:
            with self._database.transaction():
                sql = f"DELETE FROM claims WHERE {condition}"  # noqa: S608 - our own words
                self._database.execute(sql, (*parameters, presence.token))
