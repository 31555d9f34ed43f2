"""Reading and writing whole files so that a reader never meets half of one.

A file is written beside its place and swapped in: whoever looks, and whenever the program or the
machine stops, finds the old content or the new one, complete.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
import time
from pathlib import Path

from dokodesk.storage.errors import NoticeCode, StorageError, cause_of, write_error
from dokodesk.storage.paths import ensure_folder

__all__ = ["read_text", "set_aside", "write_atomic"]

_PREFIX = ".dokodesk-"
_SUFFIX = ".tmp"
_LEFTOVER_AGE_S = 3600.0
# Windows refuses to replace a file while a virus scanner or a backup program looks at it.
_RETRY_AFTER_S = (0.01, 0.03, 0.1, 0.3) if os.name == "nt" else ()


def write_atomic(path: Path, content: str | bytes) -> None:
    """Writes a file as a whole, or leaves what was there.

    Text becomes UTF-8 with its line ends as they are, whatever the system prefers. Missing folders
    are made; permissions of an existing file are kept; a symbolic link stays one and its target is
    written.

    Raises:
        StorageError: it cannot be written; the old file is unchanged and nothing lies beside it.
    """
    data = _encoded(path, content)
    try:
        target = path.resolve()
    except (OSError, RuntimeError, ValueError) as error:  # a loop of links; a null character
        raise StorageError(
            NoticeCode.FILE_NOT_WRITTEN, file=str(path), cause=cause_of(error)
        ) from error
    ensure_folder(target.parent)
    try:
        mode = _mode_of(target)
        if mode is not None and not mode & stat.S_IWUSR:
            raise StorageError(NoticeCode.FILE_PROTECTED, file=str(path))
        _remove_leftovers(target.parent)
        _write(target, data, mode)
    except OSError as error:
        raise write_error(error, path) from error


def read_text(path: Path, *, limit: int | None = None) -> str:
    """The text of a UTF-8 file, without the mark some editors put in front.

    Args:
        path: the file.
        limit: the largest size in bytes that makes sense for it.

    Raises:
        FileNotFoundError: there is none.
        StorageError: it cannot be read, is too large, or is no UTF-8 text.
    """
    try:
        with path.open("rb") as file:
            data = file.read() if limit is None else file.read(limit + 1)
        if limit is not None and len(data) > limit:
            raise StorageError(
                NoticeCode.FILE_NOT_READ,
                file=str(path),
                cause=f"it is larger than {limit:,} bytes",
            )
        return data.decode("utf-8-sig")
    except FileNotFoundError:
        raise
    except UnicodeDecodeError as error:
        raise StorageError(
            NoticeCode.FILE_NOT_READ,
            file=str(path),
            cause=f"no UTF-8 text from byte {error.start + 1} on",
        ) from error
    except (OSError, ValueError) as error:
        raise StorageError(
            NoticeCode.FILE_NOT_READ, file=str(path), cause=cause_of(error)
        ) from error


def set_aside(path: Path) -> Path:
    """Renames a file that is of no use to ``NAME.broken-1``, or the next free number.

    Returns:
        Where it is now.

    Raises:
        OSError: it cannot be renamed.
    """
    kept = free_name(path)
    path.rename(kept)
    return kept


def free_name(path: Path) -> Path:
    """The first of ``NAME.broken-1``, ``NAME.broken-2`` ... that does not exist."""
    number = 1
    while True:
        kept = path.with_name(f"{path.name}.broken-{number}")
        if not os.path.lexists(kept):
            return kept
        number += 1


def _encoded(path: Path, content: str | bytes) -> bytes:
    if isinstance(content, bytes):
        return content
    try:
        return content.encode("utf-8")
    except UnicodeEncodeError as error:
        code_point = f"{ord(content[error.start]):04X}"
        raise StorageError(
            NoticeCode.TEXT_NOT_STORABLE, file=str(path), code_point=code_point
        ) from error


def _mode_of(target: Path) -> int | None:
    try:
        return stat.S_IMODE(target.stat().st_mode)
    except FileNotFoundError:
        return None


def _write(target: Path, data: bytes, mode: int | None) -> None:
    # The name does not grow with the target's, which may be as long as the system allows.
    neighbour = target.with_name(f"{_PREFIX}{secrets.token_hex(8)}{_SUFFIX}")
    try:
        with neighbour.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            neighbour.chmod(mode)
        _swap(neighbour, target)
    except BaseException:
        with contextlib.suppress(OSError):
            neighbour.unlink()
        raise
    _sync_folder(target.parent)


def _swap(neighbour: Path, target: Path) -> None:
    for pause_s in _RETRY_AFTER_S:
        try:
            neighbour.replace(target)
        except PermissionError:
            time.sleep(pause_s)
        else:
            return
    neighbour.replace(target)


def _sync_folder(folder: Path) -> None:
    """Makes the new name itself last; systems that cannot do this for a folder need not."""
    if os.name != "posix":  # pragma: no cover
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _remove_leftovers(folder: Path) -> None:
    """Takes away what a killed program left; young files may belong to one that is running."""
    oldest = time.time() - _LEFTOVER_AGE_S
    for leftover in folder.glob(f"{_PREFIX}*{_SUFFIX}"):
        with contextlib.suppress(OSError):
            if leftover.stat().st_mtime < oldest:
                leftover.unlink()
