"""How fast the history answers when very many deals are stored (``dokodesk bench``)."""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from dokodesk.engine.match import Match
    from dokodesk.storage.history import History

__all__ = ["fill_history", "history_lines", "measure_history"]

_SEED: Final = "history"
_DEALS_OF_A_MATCH: Final = 24
_TEMPLATES: Final = 8
_FIRST: Final = datetime(2024, 1, 1, 19, tzinfo=UTC)
_NAMES: Final = (
    ("Du", "Anna", "Jürgen", "Łukasz"),
    ("Du", "Oma Käthe", "Ben 🃏", "Dora"),
    ("Du", "Karl-Heinz", "Nguyễn", "Mia"),
)
_LEVELS: Final = ("beginner", "standard", "strong", "expert")
_TAGS: Final[tuple[tuple[str, ...], ...]] = ((), (), ("Stammtisch",), ("Urlaub", "Familie"))


def fill_history(
    history: History,
    deals: int,
    *,
    rules: Iterable[str] = ("pagat_standard", "ddv_tournament", "kneipe"),
    templates: int = _TEMPLATES,
    player: str = "simple",
    on_match: Callable[[], object] = lambda: None,
) -> int:
    """Stores at least so many finished deals, matches of 24 played by computer players.

    A few matches are really played; the others are the same ones on other days, with other names.

    Args:
        history: an open one.
        deals: how many.
        rules: presets to play by.
        templates: how many matches are played for each preset.
        player: a computer player.
        on_match: called after each match, for a progress display.

    Returns:
        How many deals were stored.
    """
    from dokodesk.model.stored_deals import store_match

    played = [match for preset in rules for match in _played(preset, templates, player, on_match)]
    chance = random.Random(_SEED)
    stored = number = 0
    with history.step():
        while stored < deals:
            match = played[number % len(played)]
            started = _FIRST + timedelta(hours=7 * number + chance.random())
            store_match(
                history,
                _with_names(match, chance.choice(_NAMES)),
                level=_LEVELS[number % len(_LEVELS)],
                started=started.isoformat(),
                seed=f"{_SEED}-{number}",
                tags=_TAGS[number % len(_TAGS)],
            )
            stored += len(match.scored)
            number += 1
            on_match()
    return stored


def _played(
    preset: str, count: int, player: str, on_match: Callable[[], object]
) -> Iterable[Match]:
    from dokodesk.ai.arena import play_match
    from dokodesk.ai.levels import make_player
    from dokodesk.engine.rules import preset as rules_named

    for number in range(count):
        players = [make_player(player) for _ in range(4)]
        yield play_match(
            rules_named(preset), players, f"{_SEED}-{preset}-{number}", deals=_DEALS_OF_A_MATCH
        )
        on_match()


def _with_names(match: Match, names: tuple[str, ...]) -> Match:
    import msgspec

    return msgspec.structs.replace(match, names=names)


def measure_history(deals: int) -> dict[str, Any]:
    """How long the history takes for what a person does with it.

    Args:
        deals: how many deals are stored.

    Returns:
        Times in milliseconds: to open the file with its check, to have the list of matches and of
        deals, to search, to add everything up, and to bring one match back.
    """
    from dokodesk.model.stored_deals import load_match
    from dokodesk.storage.history import DealFilter, History, MatchFilter

    with tempfile.TemporaryDirectory(prefix="dokodesk-bench-") as folder:
        path = Path(folder) / "history.db"
        history = History(path)
        history.open()
        stored = fill_history(history, deals, rules=("pagat_standard",), templates=2)
        history.close()
        history = History(path)
        took = {"open_ms": _ms(history.open)}

        def list_deals() -> None:
            ids = history.deal_ids(DealFilter())
            history.deal_lines(ids[:100])

        def search() -> None:
            wanted = DealFilter(match=MatchFilter(text="jürgen stammtisch"), foxes=1, own_call=1)
            history.deal_lines(history.deal_ids(wanted)[:100])

        def statistics() -> None:
            history.cube(DealFilter())
            history.curve(DealFilter())
            history.dealt(MatchFilter())

        took["list_matches_ms"] = _ms(history.matches)
        took["list_deals_ms"] = _ms(list_deals)
        took["search_ms"] = _ms(search)
        took["statistics_ms"] = _ms(statistics)
        newest = history.matches(limit=1)[0].id
        took["load_match_ms"] = _ms(lambda: load_match(history.match(newest)))
        history.close()
        size = path.stat().st_size
    return {"deals": stored, "megabytes": round(size / 1e6, 1), **took}


def history_lines(measured: Mapping[str, Any]) -> Iterator[str]:
    """The figures of `measure_history` for a person."""
    yield f"History of {measured['deals']:,} deals, {measured['megabytes']:.0f} MB:"
    for key, what in (
        ("open_ms", "opened and checked"),
        ("list_matches_ms", "list of matches"),
        ("list_deals_ms", "list of deals"),
        ("search_ms", "search"),
        ("statistics_ms", "statistics"),
        ("load_match_ms", "one match with all its cards"),
    ):
        yield f"  {what}: {measured[key]:.0f} ms"


def _ms(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return round(1000 * (time.perf_counter() - began), 1)
