"""The levels that can be chosen, by name, and players written as one word.

A player is named ``LEVEL``, ``LEVEL:CHARACTER``, ``LEVEL::CONVENTIONS`` or
``LEVEL:CHARACTER:CONVENTIONS``, conventions joined by ``+`` or ``all``; in place of a level
``between:LOWER:SHARE`` stands for one between a level and the next stronger one
(``adapting``), the share in hundredths.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from dokodesk.ai.adapting import ADAPTING, between
from dokodesk.ai.calling import Boldness
from dokodesk.ai.characters import CHARACTERS, Character
from dokodesk.ai.conventions import CONVENTIONS, Convention
from dokodesk.ai.level_player import NEVER, LevelPlayer, Strength
from dokodesk.ai.memory import Memory
from dokodesk.ai.player import Player
from dokodesk.ai.random_player import RandomPlayer
from dokodesk.ai.rule_player import RulePlayer
from dokodesk.ai.simple import SimplePlayer

#: What makes each level, the weakest first. Budgets are counts, never times, so that a level plays
#: the same cards on every machine; docs/levels.md tells how far they are apart.
STRENGTHS: Final[dict[str, Strength]] = {
    "beginner": Strength(
        worlds=2,
        memory=Memory(tricks=1, sure=0.15, counts=False, aces=False),
        hints=False,
        boldness=Boldness(re=0.92, kontra=0.92, reply=0.85, level=NEVER, predict=0.75),
        solo_only=0.9,
        manners=False,
    ),
    "casual": Strength(
        worlds=5,
        memory=Memory(tricks=3, sure=0.4),
        hints=False,
        boldness=Boldness(re=0.85, kontra=0.85, reply=0.75, level=NEVER, predict=0.65),
        solo_only=0.75,
        manners=False,
    ),
    "standard": Strength(
        worlds=10,
        memory=Memory(tricks=4, sure=0.6),
        hints=False,
        boldness=Boldness(re=0.78, kontra=0.76, reply=0.68, level=0.4),
    ),
    # It plays soundly but does not read what the others' cards say: that is left to the expert.
    "strong": Strength(worlds=40),
    "expert": Strength(worlds=600, candidates=3000),
}

#: Players for tests and as stand-ins, which are not offered to people.
OTHERS: Final[dict[str, Callable[[], Player]]] = {
    "random": RandomPlayer,
    "simple": SimplePlayer,
    "rules": partial(RulePlayer, "rules"),
}
#: What old preferences and matches call a level.
OLD_NAMES: Final = {
    "simple": "beginner",
    "normal": "standard",
    "advanced": "strong",
    "master": "expert",
}

LEVELS: Final[tuple[str, ...]] = (*OTHERS, *STRENGTHS)
DEFAULT_LEVEL: Final = "standard"
_BETWEEN: Final = "between"
_ALL: Final = "all"


def level_names() -> tuple[str, ...]:
    """The names of all levels, those that are not offered to people first, then by strength."""
    return LEVELS


def offered_levels() -> tuple[str, ...]:
    """The levels to choose from in a match, the weakest first, the adapting one last."""
    return (*STRENGTHS, ADAPTING)


def current_name(level: str) -> str:
    """The name a level has today; old names become the level that plays like it."""
    return OLD_NAMES.get(level, level)


def player_name(level: str, character: str = "", conventions: tuple[str, ...] = ()) -> str:
    """The one word for a player.

    Args:
        level: a level's name, or ``between:...``.
        character: a character's name, or empty.
        conventions: names of conventions.
    """
    known = tuple(name for name in CONVENTIONS if name in conventions)
    signs = _ALL if len(known) == len(CONVENTIONS) else "+".join(known)
    if signs:
        return f"{level}:{character}:{signs}"
    return f"{level}:{character}" if character else level


def make_player(name: str) -> Player:
    """The player of this name.

    Args:
        name: a level, alone or with a character and conventions, as the module says.

    Raises:
        ValueError: if there is no such level, character or convention.
    """
    head, *rest = name.split(":")
    if head == _BETWEEN and len(rest) >= 2:
        strength = _between(name, rest[0], rest[1])
        rest = rest[2:]
    elif head in OTHERS and not rest:
        return OTHERS[head]()
    else:
        strength = _strength(name, head)
    if len(rest) > 2:
        raise ValueError(f"{name!r} has too many parts; LEVEL:CHARACTER:CONVENTIONS is all")
    character = _character(name, rest[0]) if rest else None
    conventions = _conventions(name, rest[1]) if len(rest) > 1 else ()
    return LevelPlayer(strength, name=name, character=character, conventions=conventions)


def _strength(name: str, level: str) -> Strength:
    try:
        return STRENGTHS[level]
    except KeyError:
        if level in OTHERS:
            raise ValueError(
                f"the player {level!r} has neither characters nor conventions"
            ) from None
        known = ", ".join(LEVELS)
        raise ValueError(f"there is no level {name!r}; known are {known}") from None


def _between(name: str, level: str, share: str) -> Strength:
    names = list(STRENGTHS)
    lower = _strength(name, level)
    if not share.isdecimal() or int(share) > 100:
        raise ValueError(f"{name!r}: the share is a whole number from 0 to 100")
    place = names.index(level)
    upper = STRENGTHS[names[min(place + 1, len(names) - 1)]]
    return between(lower, upper, int(share) / 100)


def _character(name: str, character: str) -> Character | None:
    if character and character not in CHARACTERS:
        raise ValueError(
            f"{name!r}: there is no character {character!r}; known are {', '.join(CHARACTERS)}"
        )
    return CHARACTERS.get(character)


def _conventions(name: str, signs: str) -> tuple[Convention, ...]:
    wanted = list(CONVENTIONS) if signs == _ALL else [sign for sign in signs.split("+") if sign]
    for sign in wanted:
        if sign not in CONVENTIONS:
            raise ValueError(
                f"{name!r}: there is no convention {sign!r}; known are "
                f"{', '.join(CONVENTIONS)}, or {_ALL}"
            )
    return tuple(CONVENTIONS[sign] for sign in wanted)
