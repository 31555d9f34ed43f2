"""Rules as they are named on the command line."""

from __future__ import annotations

from pathlib import Path

from dokodesk.cli.console import CommandError
from dokodesk.engine.options import Rules


def rules_from(name: str) -> Rules:
    """The rules of a preset, a profile of the person's own, a rule file or a rule code.

    Raises:
        CommandError: it is none of them, or the file cannot be used.
    """
    from dokodesk.engine.rules import RulesError
    from dokodesk.storage.rule_files import rules_to_play

    try:
        return rules_to_play(name, _profiles())
    except RulesError as error:
        raise CommandError(f"rules: {error}") from None


def _profiles() -> Path | None:
    """The folder of the person's own rules, if there is one."""
    from dokodesk.storage.errors import StorageError
    from dokodesk.storage.paths import default_paths

    try:
        folder = default_paths().rules
        return folder if folder.is_dir() else None
    except (StorageError, OSError):
        return None
