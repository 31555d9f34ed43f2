"""Documents as text, in the form that the format's description shows (FORMATS 1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from dokodesk.records.documents import CLOSING, OPENING
from dokodesk.records.model import RESULT_KEYS, STATE_KEYS
from dokodesk.records.yaml_text import flow, quoted, word

_MATCH_KEYS: Final = ("doko", "kind", "program", "started", "rules", "players", "deals")
_DEAL_KEYS: Final = (
    "doko",
    "kind",
    "number",
    "players",
    "rules",
    "dealer",
    "forehand",
    "state",
    "seed",
    "hands",
    "actions",
    "result",
)


def written(documents: Iterable[Mapping[str, Any]]) -> str:
    """The text of a ``.doko`` file. Reading it gives the same data again.

    Args:
        documents: match and deal documents as plain data, in the order of the file.
    """
    return "".join(_document(document) for document in documents)


def _document(data: Mapping[str, Any]) -> str:
    known = _DEAL_KEYS if data.get("kind") == "deal" else _MATCH_KEYS
    lines = [OPENING]
    for key in _ordered(data, known):
        lines += _entry(data, key)
    lines.append(CLOSING)
    return "\n".join(lines) + "\n"


def _ordered(data: Mapping[str, Any], known: tuple[str, ...]) -> list[str]:
    """Known keys first, in their usual order, then the others as they came."""
    return [key for key in known if key in data] + [key for key in data if key not in known]


def _entry(data: Mapping[str, Any], key: str) -> list[str]:
    value = data[key]
    if data.get("kind") == "deal":
        write = _DEAL_FORMS.get(key, _one_line)
    else:
        write = _MATCH_FORMS.get(key, _one_line)
    return write(key, value)


def _one_line(key: str, value: Any) -> list[str]:
    return [f"{word(key)}: {flow(value)}"]


def _quoted_line(key: str, value: Any) -> list[str]:
    return [f"{key}: {quoted(value)}"] if isinstance(value, str) else _one_line(key, value)


def _time_line(key: str, value: Any) -> list[str]:
    """A time stands without quotes, as long as it is one."""
    plain = isinstance(value, str) and value[:4].isdigit() and set(value) <= set("0123456789-:TZ+.")
    return (
        [f"{key}: {value}"]
        if plain and len(value) >= len("2026-01-01T00:00")
        else (_one_line(key, value))
    )


def _text_list(key: str, value: Any) -> list[str]:
    """A list with a line for each text."""
    if not isinstance(value, list) or not value:
        return _one_line(key, value)
    return [f"{key}:", *(f"  - {flow(entry)}" for entry in value)]


def _block(known: tuple[str, ...], inner: Mapping[str, Callable[[str, Any], list[str]]]) -> Any:
    """A mapping with a line for each key."""

    def write(key: str, value: Any) -> list[str]:
        if not isinstance(value, Mapping) or not value:
            return _one_line(key, value)
        lines = [f"{key}:"]
        for name in _ordered(value, known):
            form = inner.get(name, _one_line)
            lines += [f"  {line}" for line in form(name, value[name])]
        return lines

    return write


_MATCH_FORMS: Final[dict[str, Callable[[str, Any], list[str]]]] = {
    "started": _time_line,
    "rules": _block(("preset", "options"), {}),
}
_DEAL_FORMS: Final[dict[str, Callable[[str, Any], list[str]]]] = {
    "state": _block(STATE_KEYS, {}),
    "seed": _quoted_line,
    "hands": _text_list,
    "actions": _text_list,
    "result": _block(RESULT_KEYS, {"lines": _text_list}),
}
