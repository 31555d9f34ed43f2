"""The preferences file: reading it whatever its state, saving it whole.

The file is YAML that a person may edit. Single bad values cost only themselves; a file that makes
no sense is set aside; one of a newer program is never written; keys this program does not know
survive. What the values are is declared in ``preference_values``.
"""

from __future__ import annotations

import contextlib
import reprlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec
import yaml

from dokodesk.storage.atomic import read_text, set_aside, write_atomic
from dokodesk.storage.errors import Notice, NoticeCode, StorageError
from dokodesk.storage.locks import FileLock
from dokodesk.storage.preference_model import (
    Choice,
    Kind,
    Numbers,
    Preference,
    PreferenceError,
    PreferenceGroup,
    PreferenceValue,
)
from dokodesk.storage.preference_values import PREFERENCES, Preferences, with_value
from dokodesk.storage.yaml_text import BrokenYaml, load_mapping

__all__ = [
    "FORMAT",
    "PREFERENCES",
    "Choice",
    "Kind",
    "Numbers",
    "Preference",
    "PreferenceError",
    "PreferenceGroup",
    "PreferenceValue",
    "Preferences",
    "PreferencesStore",
    "with_value",
]

FORMAT = 1
"""The version of the file that this program writes."""

_FORMAT_KEY = "format"
_HEAD = "# Preferences of dokodesk. May be edited while the program is closed.\n"
_WAIT_FOR_OTHERS_S = 1.0
_LARGEST_FILE = 200_000  # bytes; reading more than that would take seconds at the start
_SHORT = reprlib.Repr()
_SHORT.maxstring = _SHORT.maxother = 40


@dataclass(frozen=True, slots=True)
class _Contents:
    """What the file says.

    Attributes:
        raw: all its keys; None if there is no file that can be used.
        values: what this program understands of it.
        notices: what had to be done for that.
        repaired: a value was replaced, so the file is worth writing though nothing changed.
        locked: the file must not be written.
    """

    raw: dict[object, object] | None
    values: Preferences
    notices: tuple[Notice, ...] = ()
    repaired: bool = False
    locked: bool = False


class PreferencesStore:
    """The preferences of one person in one file.

    Several running copies of the program may share it: saving writes only what this copy changed
    since it loaded, over what the others wrote meanwhile.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known = Preferences()
        self._locked = False
        self._repaired = False

    @property
    def is_locked(self) -> bool:
        """Whether changes live in memory only, because the file must not be touched."""
        return self._locked

    def load(self) -> tuple[Preferences, list[Notice]]:
        """Reads the file. It never fails: what cannot be used is replaced by defaults and told."""
        contents = self._read()
        self._known = contents.values
        self._locked = contents.locked
        self._repaired = contents.repaired
        return contents.values, list(contents.notices)

    def save(self, preferences: Preferences) -> list[Notice]:
        """Writes what has changed since the last load or save; nothing if nothing has.

        Returns:
            What happened to the file meanwhile: it was broken and set aside, or a newer program
            has written it and it is left alone from now on.

        Raises:
            StorageError: it cannot be written. The file is as before; a later save tries again.
        """
        changed = {key for key in PREFERENCES if _differ(preferences, self._known, key)}
        if self._locked or not (changed or self._repaired):
            return []
        with self._alone():
            contents = self._read()
            if contents.locked:
                return self._left_alone(contents)
            merged = preferences
            if contents.raw is not None:
                changes = {key: getattr(preferences, key) for key in changed}
                merged = msgspec.structs.replace(contents.values, **changes)
            try:
                text = _text_of(merged, contents.raw or {})
            except BrokenYaml as error:
                raise StorageError(
                    NoticeCode.FILE_NOT_WRITTEN, file=str(self._path), cause=str(error)
                ) from error
            write_atomic(self._path, text)
        self._known = preferences
        self._repaired = False
        return [n for n in contents.notices if n.code is not NoticeCode.PREFERENCE_REPAIRED]

    def _left_alone(self, contents: _Contents) -> list[Notice]:
        """What to do when the file turns out not to be ours to write any more."""
        (notice,) = contents.notices
        if notice.code is NoticeCode.PREFERENCES_STUCK:  # out of reach, perhaps only for a while
            raise StorageError(
                NoticeCode.FILE_NOT_WRITTEN,
                file=str(self._path),
                cause=notice.facts["cause"],
            )
        self._locked = True
        return [notice]

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """Keeps other copies of the program from saving between our reading and our writing."""
        with FileLock(self._path.with_name(f".{self._path.name}.lock")) as lock:
            # Without the lock a change of another copy may get lost, which is better than ours
            # not being saved; if nothing at all can be written here, writing will say so.
            with contextlib.suppress(StorageError):
                lock.acquire(_WAIT_FOR_OTHERS_S)
            yield

    def _read(self) -> _Contents:
        try:
            text = read_text(self._path, limit=_LARGEST_FILE)
            if not text:  # no program writes that; a machine that stopped may leave it
                return self._broken("it is empty")
            raw = load_mapping(text)
        except FileNotFoundError:
            return _Contents(None, Preferences())
        except StorageError as error:
            return self._broken(str(error.notice.facts["cause"]))
        except BrokenYaml as error:
            return self._broken(str(error))
        values, repairs = self._understood(raw)
        version = raw.get(_FORMAT_KEY, FORMAT)
        if _is_newer(version):
            facts = {"file": str(self._path), "format": _shown(version)}
            notice = Notice(NoticeCode.PREFERENCES_NEWER, facts)
            return _Contents(raw, values, (notice,), locked=True)
        return _Contents(raw, values, tuple(repairs), repaired=bool(repairs) or version != FORMAT)

    def _broken(self, cause: str) -> _Contents:
        facts = {"file": str(self._path), "cause": cause}
        try:
            facts["kept"] = str(set_aside(self._path))
        except OSError:
            notice = Notice(NoticeCode.PREFERENCES_STUCK, facts)
            return _Contents(None, Preferences(), (notice,), locked=True)
        return _Contents(None, Preferences(), (Notice(NoticeCode.PREFERENCES_SET_ASIDE, facts),))

    def _understood(self, raw: Mapping[object, object]) -> tuple[Preferences, list[Notice]]:
        values: dict[str, PreferenceValue] = {}
        notices = []
        for key, preference in PREFERENCES.items():
            if key not in raw:
                continue
            try:
                values[key] = preference.checked(raw[key])
            except PreferenceError:
                facts = {
                    "key": key,
                    "file": str(self._path),
                    "value": _shown(raw[key]),
                    "used": _shown(preference.default),
                }
                notices.append(Notice(NoticeCode.PREFERENCE_REPAIRED, facts))
        return msgspec.structs.replace(Preferences(), **values), notices


def _differ(some: Preferences, others: Preferences, key: str) -> bool:
    return bool(getattr(some, key) != getattr(others, key))


def _is_newer(version: object) -> bool:
    if isinstance(version, str) and version.isdecimal():
        version = float(version)
    return isinstance(version, int | float) and version > FORMAT


def _text_of(values: Preferences, raw: Mapping[object, object]) -> str:
    known = {_FORMAT_KEY: FORMAT, **msgspec.to_builtins(values)}
    unknown = {key: value for key, value in raw.items() if key not in known}
    try:
        return _HEAD + yaml.safe_dump(known | unknown, allow_unicode=True, sort_keys=False)
    except RecursionError as error:  # what another program put into an unknown key
        raise BrokenYaml("nested too deeply") from error


def _shown(value: object) -> str:
    """A value in a message, however large or strange it is."""
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return str(value) if isinstance(value, str) and len(value) <= 40 else _SHORT.repr(value)
