"""Locks between several running copies of the program.

The system itself holds them for a process and drops them when it ends, however it ends: no lock
is ever left behind, so none must be judged stale by process numbers or times.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
import time
from pathlib import Path
from types import TracebackType

from dokodesk.storage.errors import write_error
from dokodesk.storage.paths import ensure_folder

__all__ = ["FileLock", "Presence"]

_POLL_S = 0.02
# Locks held by this process. A forked child inherits them and would keep them beyond its parent.
_HANDLES: set[int] = set()


class FileLock:
    """A lock that one holder at a time can have, tied to a file.

    Where the file system knows no locks (some network folders), everybody gets it: there a
    second copy of the program is the rarer trouble.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    def acquire(self, timeout_s: float = 0.0) -> bool:
        """Takes the lock; waits for it up to a time.

        Returns:
            Whether it is held now.

        Raises:
            StorageError: the file or its folder cannot be made.
        """
        end = time.monotonic() + timeout_s
        while not self._try():
            if time.monotonic() >= end:
                return False
            time.sleep(_POLL_S)
        return True

    def release(self, *, remove: bool = False) -> None:
        """Gives the lock back.

        Args:
            remove: take the file away too. Only for a name that nobody will ask for again.
        """
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        if handle not in _HANDLES:  # in a forked child it was closed long ago
            return
        _HANDLES.remove(handle)
        if remove and os.name == "posix":  # while it is held: nobody else can have it then
            with contextlib.suppress(OSError):
                self._path.unlink()
        os.close(handle)
        if remove and os.name != "posix":  # pragma: no cover - an open file cannot be removed there
            with contextlib.suppress(OSError):
                self._path.unlink()

    def __enter__(self) -> FileLock:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()

    def _try(self) -> bool:
        ensure_folder(self._path.parent)
        try:
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise write_error(error, self._path) from error
        if not _lock(handle) or not self._is_still_there(handle):
            os.close(handle)
            return False
        self._handle = handle
        _HANDLES.add(handle)
        return True

    def _is_still_there(self, handle: int) -> bool:
        """Whether the name still leads to the opened file; its last holder may have removed it."""
        try:
            return os.path.samestat(self._path.stat(), os.fstat(handle))
        except OSError:
            return False


class Presence:
    """Shows the other running copies of the program that this one is alive.

    Attributes:
        token: the name of this copy; it is never used twice.
    """

    def __init__(self, folder: Path) -> None:
        """Announces this copy.

        Args:
            folder: where the copies meet.

        Raises:
            StorageError: nothing can be written there.
        """
        self._folder = folder
        while True:
            self.token = f"{os.getpid()}-{secrets.token_hex(8)}"
            self._lock = FileLock(self._file(self.token))
            if self._lock.acquire():
                break

    def is_alive(self, token: str) -> bool:
        """Whether the copy of that name is running. Tidies up after one that is not."""
        if token == self.token:
            return True
        if not self._file(token).exists():
            return False
        lock = FileLock(self._file(token))
        if not lock.acquire():
            return True
        lock.release(remove=True)
        return False

    def others(self) -> bool:
        """Whether another copy of the program is running on the same data.

        Tidies up after all that are not.
        """
        tokens = {file.name.removesuffix(".alive") for file in self._folder.glob("*.alive")}
        alive = {token for token in tokens - {self.token} if self.is_alive(token)}
        return bool(alive)

    def close(self) -> None:
        """Says goodbye."""
        self._lock.release(remove=True)

    def _file(self, token: str) -> Path:
        return self._folder / f"{token}.alive"


if sys.platform == "win32":  # pragma: no cover
    import msvcrt

    def _lock(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import errno
    import fcntl

    _HELD = frozenset({errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES})

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return error.errno not in _HELD
        return True

    def _close_in_child() -> None:  # pragma: no cover - runs where nobody counts
        for handle in _HANDLES:
            os.close(handle)
        _HANDLES.clear()

    os.register_at_fork(after_in_child=_close_in_child)
