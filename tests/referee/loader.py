"""Text to data: documents of a file, the rules catalogue, option values, one deal document."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from .cards import Rules
from .rules import CATEGORIES

DATA = Path(__file__).resolve().parent.parent / "data"
CATALOGUE = DATA / "rules_options.yaml"
STATE_KEYS = ("compulsory_owed", "compulsory_mix_owed", "forced_solo", "bock")


class Unreadable(Exception):
    """A text that is no record; the text says why."""


@dataclass(frozen=True)
class Document:
    """One document with the line on which it opens."""

    line: int
    data: dict[str, Any]


# libyaml reads a long file several times faster; both give the same data.
_Base: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


# Which of the two it is shows only when it runs.
class _StrictLoader(_Base):  # type: ignore[misc]
    """Refuses a mapping that has the same key twice."""

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        """As in the base class, with the check."""
        keys = [self.construct_object(k, deep=True) for k, _ in node.value]
        for key in keys:
            if keys.count(key) > 1:
                raise Unreadable(f"the key '{key}' stands twice")
        mapping: dict[Any, Any] = super().construct_mapping(node, deep)
        return mapping


def split_documents(text: str) -> list[tuple[int, str]]:
    """Cuts a file at its marks, record 1.

    Raises:
        Unreadable: a document is not closed, or text stands between documents.
    """
    documents: list[tuple[int, str]] = []
    opened: int | None = None
    body: list[str] = []
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        line = raw.rstrip()
        if opened is None:
            if line == "---":
                opened, body = number, []
            elif line and not line.startswith("#"):
                raise Unreadable(f"line {number}: a document opens with '---'")
        elif line == "...":
            documents.append((opened, "\n".join(body)))
            opened = None
        elif line == "---":
            raise Unreadable(f"line {number}: the document before is not closed with '...'")
        else:
            body.append(raw)
    if opened is not None:
        raise Unreadable(f"line {opened}: the last document is not closed; the file is cut short")
    if not documents:
        raise Unreadable("the file holds no document")
    return documents


def read_documents(text: str) -> list[Document]:
    """All documents of a file.

    Raises:
        Unreadable: no record, with the line.
    """
    found = []
    for line, body in split_documents(text):
        try:
            data = yaml.load(body, Loader=_StrictLoader)
        except (yaml.YAMLError, ValueError) as error:
            raise Unreadable(f"line {line}: not YAML: {error}") from error
        except Unreadable as error:
            raise Unreadable(f"line {line}: {error}") from error
        if not isinstance(data, dict):
            raise Unreadable(f"line {line}: a document is a mapping")
        if not is_int(data.get("doko")) or data["doko"] != 1:
            raise Unreadable(f"line {line}: 'doko: 1' is missing, or a version not known here")
        if data.get("kind") not in ("match", "deal"):
            raise Unreadable(f"line {line}: 'kind' must be match or deal")
        found.append(Document(line, data))
    return found


def is_int(value: Any) -> bool:
    """An integer that is not a bool."""
    return isinstance(value, int) and not isinstance(value, bool)


# The catalogue


@cache
def catalogue() -> dict[str, Any]:
    """`rules_options.yaml` as it is."""
    with CATALOGUE.open(encoding="utf-8") as stream:
        data: dict[str, Any] = yaml.load(stream, Loader=_Base)
    return data


@cache
def option_types() -> dict[str, str]:
    """Type text by key."""
    return {option["key"]: option["type"] for option in catalogue()["options"]}


@cache
def words_of(type_text: str) -> tuple[str, ...]:
    """The values listed in an `enum:` or `set of:` type."""
    listed = type_text.split(":", 1)[1]
    return tuple(word.strip().strip("'") for word in listed.split(","))


def option_value(key: str, value: Any) -> Any:
    """Checks one value against the catalogue and brings it to the usual form.

    Raises:
        Unreadable: key or value unknown.
    """
    kinds = option_types()
    if key not in kinds:
        raise Unreadable(f"the option '{key}' is not known")
    kind = kinds[key]
    bad = Unreadable(f"the value {value!r} of option '{key}' is not known")
    if kind == "enum: equal or ordered list":
        if value == "equal":
            return value
        return _word_list(value, words_of(kinds["solo_types"]), bad)
    if kind == "ordered list":
        return _word_list(value, CATEGORIES, bad)
    if kind.startswith("enum:"):
        return _enum(value, words_of(kind), bad)
    if kind.startswith("set of:"):
        if not isinstance(value, list) or any(v not in words_of(kind) for v in value):
            raise bad
        return list(dict.fromkeys(value))
    if kind == "bool":
        if not isinstance(value, bool):
            raise bad
        return value
    if kind.startswith("list of"):
        if not isinstance(value, list) or len(value) != int(kind.split()[2]):
            raise bad
        return _naturals(value, value, bad)
    if kind.startswith("map"):
        if not isinstance(value, dict) or any(k not in ("suit", "picture") for k in value):
            raise bad
        return _naturals(value, list(value.values()), bad)
    return _integer(kind, value, bad)


def _naturals(value: Any, numbers: list[Any], bad: Unreadable) -> Any:
    if not all(is_int(v) and v >= 0 for v in numbers):
        raise bad
    return value


def _enum(value: Any, words: Sequence[str], bad: Unreadable) -> str:
    """Record 1: false for off, the integers 48 and 40."""
    if value is False and "off" in words:
        return "off"
    if is_int(value):
        value = str(value)
    if not isinstance(value, str) or value not in words:
        raise bad
    return value


def _word_list(value: Any, words: Sequence[str], bad: Unreadable) -> list[str]:
    if not isinstance(value, list) or any(v not in words for v in value):
        raise bad
    if len(set(value)) != len(value):
        raise bad
    return list(value)


def _integer(kind: str, value: Any, bad: Unreadable) -> int:
    low, high = 0, None
    if kind == "int, -1=off":
        low = -1
    span = re.fullmatch(r"int (\d+)\.\.(\d+)", kind)
    if span is not None:
        low, high = int(span[1]), int(span[2])
    if not is_int(value) or value < low or (high is not None and value > high):
        raise bad
    return int(value)


@cache
def _preset(name: str) -> Rules:
    """All values of a preset in their usual form."""
    return {k: option_value(k, v) for k, v in catalogue()["presets"][name].items()}


def make_rules(preset: str, options: Mapping[str, Any] | None = None) -> Rules:
    """Every option of a preset with some values replaced.

    Raises:
        Unreadable: preset, option or value unknown.
    """
    if preset not in catalogue()["presets"]:
        raise Unreadable(f"the preset '{preset}' is not known")
    values = dict(_preset(preset))
    for key, value in (options or {}).items():
        values[key] = option_value(key, value)
    return values


def read_rules(data: Any) -> Rules:
    """The `rules` of a document.

    Raises:
        Unreadable: no rules, or unknown names in them.
    """
    if not isinstance(data, dict) or not isinstance(data.get("preset"), str):
        raise Unreadable("'rules' must name a preset")
    options = data.get("options", {})
    if options is None:
        options = {}
    if not isinstance(options, dict):
        raise Unreadable("'options' must be a mapping")
    return make_rules(data["preset"], options)


def read_hands(data: Any) -> list[list[str]]:
    """The `hands` of a deal.

    Raises:
        Unreadable: not four texts.
    """
    if not isinstance(data, list) or not all(isinstance(h, str) for h in data):
        raise Unreadable("'hands' must be four texts")
    return [h.split() for h in data]


def read_state(data: Any, has_mix: bool) -> dict[str, Any]:
    """The keys of `state` that are given, record 8.

    Raises:
        Unreadable: unknown keys or impossible values.
    """
    if data is None:
        return {}
    if not isinstance(data, dict):
        raise Unreadable("'state' must be a mapping")
    for key in data:
        if key not in STATE_KEYS or (key == "compulsory_mix_owed" and not has_mix):
            raise Unreadable(f"the key '{key}' of 'state' is not known")
    owed = data.get("compulsory_owed", [0] * 4)
    if not isinstance(owed, list) or len(owed) != 4 or not all(is_int(v) for v in owed):
        raise Unreadable("'compulsory_owed' must be four integers")
    mixes = data.get("compulsory_mix_owed", [{"suit": 0, "picture": 0}] * 4)
    if not isinstance(mixes, list) or len(mixes) != 4:
        raise Unreadable("'compulsory_mix_owed' must be four mappings")
    for mix in mixes:
        fine = isinstance(mix, dict) and set(mix) == {"suit", "picture"}
        if not fine or not all(is_int(v) for v in mix.values()):
            raise Unreadable("'compulsory_mix_owed' must give suit and picture for each seat")
    if data.get("forced_solo") is not None and data["forced_solo"] not in (0, 1, 2, 3):
        raise Unreadable("'forced_solo' must be a seat or null")
    if isinstance(data.get("forced_solo"), bool) or not is_int(data.get("bock", 1)):
        raise Unreadable("'forced_solo' must be a seat or null, 'bock' an integer")
    return dict(data)
