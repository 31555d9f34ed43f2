"""Whose side is certain to everybody, rules 2.11."""

from __future__ import annotations

from .cards import TRUMP
from .rules import silent_is_impossible
from .state import Deal


def _seen_in_play(replay: Deal, known: list[str | None]) -> int:
    """Played club queens and plain cards thrown on a trump lead; gives the queens seen."""
    queens = 0
    tricks = [(t.plays, t.led) for t in replay.tricks]
    if replay.current:
        first = replay.current[0]
        led = TRUMP if first.tier or first.card in replay.order.trumps else first.card[0]
        tricks.append((tuple(replay.current), led))
    for plays, _ in tricks:
        for play in plays:
            if play.card == "CQ":
                queens += 1
                known[play.seat] = "re"
    for plays, led in tricks:
        for play in plays:
            trump = bool(play.tier) or play.card in replay.order.trumps
            if led == TRUMP and not trump and known[play.seat] is None:
                known[play.seat] = "kontra"
    return queens


def known_sides(replay: Deal) -> list[str | None]:
    """The certain side of each seat, None where it is not certain.

    Everything is certain in a declared solo, an accepted poverty, after the black sow, after a
    Genscher (the named pair is Re) and after the clarification of a wedding.
    """
    sides: list[str | None] = [replay.side(s) for s in range(4)]
    if replay.searching:
        return ["re" if s == replay.bride else None for s in range(4)]
    if replay.contract not in ("normal", "silent_wedding") or replay.genscher_used:
        return sides
    known: list[str | None] = [None] * 4
    queens = _seen_in_play(replay, known)
    if not replay.rules["anonymous_announce"]:
        for call in replay.calls:
            known[call.seat] = call.side
    if known.count("re") == 2 or queens == 2:
        return [side or "kontra" for side in known]
    two_re = silent_is_impossible(replay.rules) and not replay.poverty_refused
    if known.count("kontra") == 3 or (known.count("kontra") == 2 and two_re):
        return [side or "re" for side in known]
    return known
