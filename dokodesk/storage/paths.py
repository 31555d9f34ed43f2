"""Where the files of a person are. The only module that asks appdirs.

Nothing is made on the disk before something is to be written there.
"""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from pathlib import Path

import appdirs

from dokodesk.storage.errors import Notice, NoticeCode, StorageError, cause_of

__all__ = ["Paths", "default_paths", "ensure_folder", "ensure_writable", "paths_under"]

_NAME = "dokodesk"


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders of one person. None of them need exist.

    Attributes:
        config: preferences and rule profiles.
        data: match history, records, learning progress.
        cache: what can be made again.
    """

    config: Path
    data: Path
    cache: Path

    @property
    def preferences(self) -> Path:
        """The preferences file."""
        return self.config / "preferences.yaml"

    @property
    def rules(self) -> Path:
        """The folder of the person's own rule profiles."""
        return self.config / "rules"

    @property
    def history(self) -> Path:
        """The database of matches."""
        return self.data / "history.db"

    @property
    def records(self) -> Path:
        """The folder that is offered first when a record is exported."""
        return self.data / "records"

    def problems(self) -> list[Notice]:
        """Makes each folder and tries to write there; gives one notice for each that fails.

        The program can go on without saving after any of them.
        """
        notices = []
        for folder in dict.fromkeys((self.config, self.data, self.cache)):
            try:
                ensure_writable(folder)
            except StorageError as error:
                notices.append(error.notice)
        return notices


def default_paths() -> Paths:
    """The folders this system keeps for a person's files.

    Raises:
        StorageError: the system names none, for instance because there is no home folder.
    """
    return Paths(
        _usable(appdirs.user_config_dir(_NAME, appauthor=False), ".config"),
        _usable(appdirs.user_data_dir(_NAME, appauthor=False), ".local/share"),
        _usable(appdirs.user_cache_dir(_NAME, appauthor=False), ".cache"),
    )


def paths_under(data_dir: str | os.PathLike[str]) -> Paths:
    """All folders under one, as ``--data-dir`` asks for.

    Args:
        data_dir: any folder, also one that does not exist; ``~`` and relative paths are resolved
            now, so that a later change of the current folder moves nothing.

    Raises:
        StorageError: the name says no folder.
    """
    try:
        if not os.fspath(data_dir).strip():
            raise ValueError("no name was given")
        base = Path(data_dir).expanduser().absolute()
    except (OSError, RuntimeError, ValueError) as error:  # no such person; no current folder
        raise StorageError(
            NoticeCode.FOLDER_NOT_MADE, folder=str(data_dir), cause=cause_of(error)
        ) from error
    return Paths(base / "config", base / "data", base / "cache")


def ensure_folder(folder: Path) -> Path:
    """Makes a folder and those above it, readable for its owner only, unless it exists.

    Raises:
        StorageError: it cannot be made; the message says which folder and what to do.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, ValueError) as error:  # ValueError: a null character in the name
        raise StorageError(
            NoticeCode.FOLDER_NOT_MADE, folder=str(folder), cause=cause_of(error)
        ) from error
    return folder


def ensure_writable(folder: Path) -> Path:
    """Makes a folder if need be and proves that a file can be written there.

    Raises:
        StorageError: it cannot be made or nothing can be written into it.
    """
    probe = ensure_folder(folder) / f".{_NAME}-{secrets.token_hex(8)}.tmp"
    try:
        probe.write_bytes(b"\n")
        probe.unlink()
    except OSError as error:
        raise StorageError(
            NoticeCode.FOLDER_NOT_WRITABLE, folder=str(folder), cause=cause_of(error)
        ) from error
    return folder


def _usable(folder: str, below_home: str) -> Path:
    """The folder the system names, if it is a full path.

    The XDG rules call a relative or empty path in their variables invalid; appdirs would take it
    and the files would land in whatever folder is the current one.
    """
    path = Path(folder)
    if not path.is_absolute():
        path = Path(os.path.expanduser("~")) / below_home / _NAME  # noqa: PTH111 - never raises
    if not path.is_absolute():
        raise StorageError(NoticeCode.NO_HOME)
    return path
