"""The person's own rule profiles: one rule file each in one folder.

Every function works on files as they are now, so several windows of the program see each other's
changes. A profile is known by its file; its name is what stands in it.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from dokodesk.engine.rules import Problem, preset_names
from dokodesk.storage.errors import NoticeCode, StorageError, cause_of
from dokodesk.storage.freedoko_rules import is_freedoko, read_freedoko
from dokodesk.storage.names import LONGEST_NAME, clean_name
from dokodesk.storage.rule_files import (
    SUFFIX,
    FileTrouble,
    LineProblem,
    RuleFile,
    RulesFileError,
    load_text,
    read_rule_file,
    write_rule_file,
)

__all__ = [
    "Profile",
    "delete_profile",
    "duplicate_profile",
    "export_profile",
    "find_profile",
    "import_profile",
    "list_profiles",
    "rename_profile",
    "save_profile",
]

# Windows keeps these names for devices, with any ending.
_RESERVED: Final = frozenset(
    {"con", "prn", "aux", "nul"}
    | {f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10)}
)


@dataclass(frozen=True, slots=True)
class Profile:
    """A file in the folder of profiles.

    Attributes:
        path: the file.
        name: what stands in it, or the name of the file.
        file: what can be used of it; ``None`` if nothing can.
        problems: what is wrong with it.
    """

    path: Path
    name: str
    file: RuleFile | None
    problems: tuple[Problem, ...] = ()


def list_profiles(folder: Path) -> tuple[Profile, ...]:
    """All profiles by name; none if there is no such folder. Broken ones are among them."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix.lower() == SUFFIX]
    except (OSError, ValueError):  # ValueError: a null character in the name
        return ()
    found = [_profile(path) for path in paths if path.is_file()]
    return tuple(sorted(found, key=lambda profile: (profile.name.casefold(), profile.path.name)))


def find_profile(folder: Path, name: str) -> Profile:
    """The profile of that name; capital or small letters do not matter.

    Raises:
        RulesFileError: there is none.
    """
    wanted = clean_name(name).casefold()
    for profile in list_profiles(folder):
        if profile.name.casefold() == wanted:
            return profile
    raise RulesFileError([LineProblem(name, FileTrouble.NO_PROFILE)])


def save_profile(folder: Path, file: RuleFile, path: Path | None = None) -> Path:
    """Writes a profile and says where.

    Args:
        folder: of the profiles; made if it is missing.
        file: what to write; its name must not be taken by another profile or a preset.
        path: the profile it replaces; a new one if missing.

    Raises:
        RulesFileError: the name is empty or taken, or a newer program wrote the file.
        StorageError: it cannot be written.
    """
    name = clean_name(file.name)
    _check_free(folder, name, path)
    target = path if path is not None else _free_path(folder, name)
    write_rule_file(target, replace(file, name=name, problems=()))
    return target


def rename_profile(path: Path, name: str) -> Path:
    """Gives a profile another name, and its file too; says where it is now.

    Raises:
        RulesFileError: the name is empty or taken, or the profile cannot be read.
        StorageError: it cannot be written or the old file not be removed.
    """
    name = clean_name(name)
    _check_free(path.parent, name, path)
    file = read_rule_file(path, lenient=True)
    target = path
    if _file_stem(name).casefold() != path.stem.casefold():
        target = _free_path(path.parent, name)
    write_rule_file(target, replace(file, name=name))
    if target != path:
        delete_profile(path)
    return target


def duplicate_profile(path: Path, name: str = "") -> Path:
    """Copies a profile and says where the copy is.

    Args:
        path: the profile.
        name: of the copy; the old name with a number if missing.

    Raises:
        RulesFileError: the name is taken, or the profile cannot be read.
        StorageError: it cannot be written.
    """
    file = read_rule_file(path, lenient=True)
    free = name or _free_name(path.parent, file.name)
    return save_profile(path.parent, replace(file, name=free))


def delete_profile(path: Path) -> None:
    """Removes a profile; nothing happens if it is gone already.

    Raises:
        StorageError: it cannot be removed.
    """
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise StorageError(
            NoticeCode.FILE_NOT_WRITTEN, file=str(path), cause=cause_of(error)
        ) from error


def import_profile(folder: Path, source: Path) -> Path:
    """Takes a rule file, or one of FreeDoko, into the folder and says where it is there.

    A name that is taken gets a number.

    Raises:
        RulesFileError: something in the file is wrong; nothing is taken over.
        StorageError: it cannot be written.
    """
    try:
        text = load_text(source)
        if is_freedoko(text):
            found = read_freedoko(text)
            if found.problems:
                raise RulesFileError(found.problems)
            file = RuleFile(clean_name(source.stem), found.rules)
        else:
            file = read_rule_file(source)
    except RulesFileError as error:
        raise RulesFileError(error.problems, source) from None
    return save_profile(folder, replace(file, name=_free_name(folder, file.name)))


def export_profile(path: Path, target: Path) -> None:
    """Writes a copy of a profile to any place; a file that is there is replaced.

    Raises:
        RulesFileError: the profile cannot be read, or a newer program wrote the file there.
        StorageError: it cannot be written.
    """
    write_rule_file(target, read_rule_file(path, lenient=True))


def _profile(path: Path) -> Profile:
    try:
        file = read_rule_file(path, lenient=True)
    except RulesFileError as error:
        return Profile(path, clean_name(path.stem), None, error.problems)
    return Profile(path, file.name, file, file.problems)


def _check_free(folder: Path, name: str, own: Path | None) -> None:
    if not name:
        raise RulesFileError([LineProblem("name", FileTrouble.NAME_EMPTY)])
    if name.casefold() in preset_names():
        raise RulesFileError([LineProblem(name, FileTrouble.NAME_IS_PRESET)])
    for profile in list_profiles(folder):
        if profile.name.casefold() == name.casefold() and profile.path != own:
            raise RulesFileError([LineProblem(name, FileTrouble.NAME_TAKEN)])


def _free_name(folder: Path, name: str) -> str:
    """The name, or with the first number from 2 on that makes it free."""
    taken = {profile.name.casefold() for profile in list_profiles(folder)} | {*preset_names()}
    free, number = name, 2
    while free.casefold() in taken:
        ending = f" {number}"
        free = name[: LONGEST_NAME - len(ending)].rstrip() + ending
        number += 1
    return free


def _free_path(folder: Path, name: str) -> Path:
    """A file of this name that does not exist, also where capital letters do not count."""
    try:
        taken = {entry.stem.casefold() for entry in folder.iterdir()}
    except OSError:
        taken = set()
    stem = _file_stem(name)
    free, number = stem, 2
    while free.casefold() in taken:
        free = f"{stem}-{number}"
        number += 1
    return folder / f"{free}{SUFFIX}"


def _file_stem(name: str) -> str:
    """A file name that every system can have; letters of any script stay."""
    plain = unicodedata.normalize("NFC", name)
    kept = "".join(sign if sign.isalnum() or sign in " _-" else "-" for sign in plain)
    # Most systems count 255 bytes; an ending and a number must fit too.
    stem = kept.encode()[:120].decode("utf-8", "ignore").strip(" -") or "rules"
    return f"{stem}-" if stem.casefold() in _RESERVED else stem
