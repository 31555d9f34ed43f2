"""What fits together: options without effect, and combinations that contradict each other.

Most options depend on others; where a need is not met they are without effect, which is no error
(rules 3). Only real contradictions are conflicts. Both are for the dialog and ``rules check``:
rules with conflicts can be read and played, by the readings of the record format.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from dokodesk.engine.option_model import Need, OneOf, Option, Switch
from dokodesk.engine.option_needs import (
    BOTH_PIGS,
    CALLS,
    PIGS,
    STANDARD_CALLS,
    WITH_COMPULSORY,
)
from dokodesk.engine.options import OPTION, OPTIONS, Rules
from dokodesk.engine.texts import QT_TRANSLATE_NOOP

_PICTURES: Final = frozenset(
    (
        "queens",
        "jacks",
        "kings",
        "queens_jacks",
        "jacks_queens",
        "kings_queens",
        "kings_jacks",
        "koehler",
    )
)


class Remedy(msgspec.Struct, frozen=True):
    """One change that ends a conflict: an option and its new value, as written in files."""

    key: str
    value: Any


class Conflict(msgspec.Struct, frozen=True):
    """Options whose values contradict each other.

    Attributes:
        keys: the options.
        why: the sentence, to be filled from ``facts``.
        facts: numbers for the sentence.
        remedies: changes of which each alone ends this conflict.
    """

    keys: tuple[str, ...]
    why: str
    facts: dict[str, int]
    remedies: tuple[Remedy, ...]

    @property
    def text(self) -> str:
        """The English sentence with the options in front and what would fit at the end."""
        fits = " or ".join(f"{remedy.key}: {_written(remedy.value)}" for remedy in self.remedies)
        return f"{', '.join(self.keys)}: {self.why.format(**self.facts)}; possible: {fits}"


def inactive(rules: Rules, key: str) -> str | None:
    """Why an option has no effect now, whatever its value; ``None`` if it has one.

    Raises:
        KeyError: if there is no such option.
    """
    return _first_unmet(OPTION[key].needs, rules)


def pointless(rules: Rules, key: str) -> str | None:
    """Why the chosen value of an option changes nothing now; ``None`` if it does.

    Other values of the option may have an effect, so nothing should keep a person from choosing
    one of them.

    Raises:
        KeyError: if there is no such option.
    """
    return _first_unmet(_value_needs(OPTION[key], rules), rules)


def active_options(rules: Rules) -> tuple[Option, ...]:
    """The options that have an effect now, in catalogue order."""
    return tuple(option for option in OPTIONS if inactive(rules, option.key) is None)


def conflicts(rules: Rules) -> tuple[Conflict, ...]:
    """Every contradiction, in the order of the catalogue."""
    return tuple(found for check in _CHECKS for found in check(rules))


def _value_needs(option: Option, rules: Rules) -> tuple[Need, ...]:
    value = getattr(rules, option.key)
    match option:
        case Switch(on_needs=on_needs):
            return on_needs if value else ()
        case OneOf(values=values):
            return next(known.needs for known in values if known.name == value)
        case _:
            return ()


def _first_unmet(needs: tuple[Need, ...], rules: Rules) -> str | None:
    return next((need.why for need in needs if not need.holds(rules)), None)


def _met(needs: tuple[Need, ...], rules: Rules) -> bool:
    return _first_unmet(needs, rules) is None


def _hand_size(rules: Rules) -> int:
    return 12 if rules.deck == "48" else 10


def _genscher_kings(rules: Rules) -> Iterator[Conflict]:
    if rules.genscher not in ("diamond_kings", "diamond_kings_last_two"):
        return
    if not _met((PIGS, BOTH_PIGS), rules):
        return
    if rules.super_pigs == "king":
        tier, lower = "super_pigs", Remedy("super_pigs", "ten")
    elif rules.super_pigs == "ten" and rules.hyper_pigs == "king":
        tier, lower = "hyper_pigs", Remedy("hyper_pigs", "off")
    else:
        return
    yield Conflict(
        ("genscher", tier),
        QT_TRANSLATE_NOOP(
            "Rules", "both ♦K cannot choose a new partner and be super or hyper pigs as well"
        ),
        {},
        (Remedy("genscher", "heart_queens"), Remedy("genscher", "off"), lower),
    )


def _too_many_compulsory(rules: Rules) -> Iterator[Conflict]:
    owed = rules.compulsory_solos * rules.table_size
    if (
        not _met(WITH_COMPULSORY, rules)
        or rules.compulsory_enforcement == "extra_deal"
        or owed <= rules.match_deals
    ):
        return
    yield Conflict(
        ("compulsory_solos", "match_deals"),
        QT_TRANSLATE_NOOP("Rules", "{owed} compulsory solos do not fit into {deals} deals"),
        {"owed": owed, "deals": rules.match_deals},
        (
            Remedy("compulsory_solos", rules.match_deals // rules.table_size),
            Remedy("match_deals", owed),
            Remedy("compulsory_enforcement", "extra_deal"),
        ),
    )


def _solo_mix(rules: Rules) -> Iterator[Conflict]:
    mix = rules.compulsory_solo_mix
    if not _met(WITH_COMPULSORY, rules):
        return
    wanted = mix.suit + mix.picture
    if wanted > rules.compulsory_solos:
        more = (Remedy("compulsory_solos", wanted),) if wanted <= 3 else ()
        yield Conflict(
            ("compulsory_solo_mix", "compulsory_solos"),
            QT_TRANSLATE_NOOP(
                "Rules",
                "{wanted} particular compulsory solos are asked for, but everybody plays "
                "only {solos}",
            ),
            {"wanted": wanted, "solos": rules.compulsory_solos},
            (Remedy("compulsory_solo_mix", {}), *more),
        )
    if mix.suit and not any(name.startswith(("suit_", "pure_")) for name in rules.solo_types):
        yield Conflict(
            ("compulsory_solo_mix", "solo_types"),
            QT_TRANSLATE_NOOP(
                "Rules", "compulsory suit solos are asked for, but no suit solo is offered"
            ),
            {},
            (Remedy("compulsory_solo_mix", {"picture": mix.picture} if mix.picture else {}),),
        )
    if mix.picture and not rules.solo_types & _PICTURES:
        yield Conflict(
            ("compulsory_solo_mix", "solo_types"),
            QT_TRANSLATE_NOOP(
                "Rules", "compulsory picture solos are asked for, but no picture solo is offered"
            ),
            {},
            (Remedy("compulsory_solo_mix", {"suit": mix.suit} if mix.suit else {}),),
        )


def _solo_factor(rules: Rules) -> Iterator[Conflict]:
    if rules.score_mode == "plus_minus" and rules.solo_multiplier != 3:
        yield Conflict(
            ("solo_multiplier", "score_mode"),
            QT_TRANSLATE_NOOP(
                "Rules",
                "with plus and minus points a soloist settles with three opponents, so "
                "the factor is always 3",
            ),
            {},
            (Remedy("solo_multiplier", 3), Remedy("score_mode", "plus")),
        )


def _wedding(rules: Rules) -> Iterator[Conflict]:
    if not rules.wedding:
        return
    if not rules.wedding_conditions:
        yield Conflict(
            ("wedding", "wedding_conditions"),
            QT_TRANSLATE_NOOP("Rules", "there are weddings, but no way to find the partner"),
            {},
            (Remedy("wedding_conditions", ["any"]), Remedy("wedding", False)),
        )
    tricks = _hand_size(rules)
    if rules.wedding_limit > tricks:
        yield Conflict(
            ("wedding_limit", "deck"),
            QT_TRANSLATE_NOOP("Rules", "a deal has only {tricks} tricks"),
            {"tricks": tricks},
            (Remedy("wedding_limit", tricks), Remedy("deck", "48")),
        )


def _deadlines(rules: Rules) -> Iterator[Conflict]:
    latest = rules.announce_latest
    usual = _met((STANDARD_CALLS,), rules) and rules.announce_scheme == "own_cards"
    if usual and list(latest) != sorted(latest):
        yield Conflict(
            ("announce_latest",),
            QT_TRANSLATE_NOOP(
                "Rules", "a higher step cannot have an earlier deadline than a lower one"
            ),
            {},
            (Remedy("announce_latest", sorted(latest)),),
        )
    hand = _hand_size(rules)
    if _met((CALLS,), rules) and rules.announce_min_left > hand:
        yield Conflict(
            ("announce_min_left", "deck"),
            QT_TRANSLATE_NOOP(
                "Rules", "nobody ever holds more than {hand} cards, so nothing could be announced"
            ),
            {"hand": hand},
            (Remedy("announce_min_left", 0), Remedy("deck", "48")),
        )


def _pot(rules: Rules) -> Iterator[Conflict]:
    if rules.match_end == "points" and rules.score_mode == "plus_minus":
        yield Conflict(
            ("match_end", "score_mode"),
            QT_TRANSLATE_NOOP(
                "Rules", "plus and minus points always add up to 0, so the pot would never be empty"
            ),
            {},
            (
                Remedy("score_mode", "plus"),
                Remedy("score_mode", "minus"),
                Remedy("match_end", "deals"),
            ),
        )


def _full_rounds(rules: Rules) -> Iterator[Conflict]:
    size = rules.table_size
    if rules.match_end != "deals" or not rules.match_full_rounds or not rules.match_deals % size:
        return
    below = rules.match_deals // size * size
    fitting = [n for n in (below, below + size) if 1 <= n <= 999]
    yield Conflict(
        ("match_deals", "match_full_rounds"),
        QT_TRANSLATE_NOOP(
            "Rules", "with {deals} deals not everybody at a table of {size} deals equally often"
        ),
        {"deals": rules.match_deals, "size": size},
        (*(Remedy("match_deals", n) for n in fitting), Remedy("match_full_rounds", False)),
    )


_CHECKS: Final[tuple[Callable[[Rules], Iterator[Conflict]], ...]] = (
    _genscher_kings,
    _too_many_compulsory,
    _solo_mix,
    _solo_factor,
    _wedding,
    _deadlines,
    _pot,
    _full_rounds,
)


def _written(value: object) -> str:
    """A value in the form of files, in one line."""
    match value:
        case bool():
            return "true" if value else "false"
        case list():
            return f"[{', '.join(str(part) for part in value)}]"
        case dict():
            return "{" + ", ".join(f"{name}: {part}" for name, part in value.items()) + "}"
        case _:
            return str(value)
