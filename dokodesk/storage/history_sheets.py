"""Score sheets of real evenings in the history: matches whose deals have scores and no actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dokodesk.storage.history import DealRow, History, MatchKind, MatchRow, StoredMatch
from dokodesk.storage.history_forms import to_json
from dokodesk.storage.history_rows import JsonObject
from dokodesk.storage.names import clean_text

__all__ = ["about_sheet", "is_sheet", "store_sheet"]

_FACTS = "sheet of match {}"


def store_sheet(
    history: History,
    match: MatchRow,
    deals: Sequence[tuple[DealRow, JsonObject]],
    about: Any = None,
    match_id: int | None = None,
) -> int:
    """Stores a sheet as a whole, in place of what was stored of it before.

    Args:
        history: an open one.
        match: the sheet.
        deals: its rows with their results.
        about: what else is to be kept; anything that JSON can hold.
        match_id: its number, if it was stored before.

    Returns:
        Its number in the history.

    Raises:
        StorageError: nothing of it is stored.
    """
    with history.step():
        if match_id is None:
            match_id = history.create_match(match)
        else:
            history.reopen_match(match_id)
            history.rewrite_match(
                match_id,
                rules=to_json(match.rules),
                option_values=to_json(match.values),
                names=to_json(match.names),
                planned=match.planned,
                first_dealer=match.first_dealer,
                note=clean_text(match.note),
            )
        for deal, result in deals:
            history.finish_deal(history.begin_deal(match_id, deal), result)
        history.finish_match(match_id)
        history.set_fact(_FACTS.format(match_id), about)
    return match_id


def about_sheet(history: History, match_id: int) -> Any:
    """What else was kept of a sheet."""
    return history.fact(_FACTS.format(match_id))


def is_sheet(stored: StoredMatch) -> bool:
    """Whether a stored match is a sheet without cards."""
    return stored.kind is MatchKind.SHEET
