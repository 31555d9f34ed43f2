"""Reading YAML that anything may have happened to."""

from __future__ import annotations

from typing import Final

import yaml

from dokodesk.storage.errors import cause_of

__all__ = ["BrokenYaml", "composed", "content_of", "load_mapping", "mapping_of"]

# PyYAML lets errors of its own through for tags that do not fit their text and for deep nesting.
_ERRORS = (
    yaml.YAMLError,
    ValueError,
    TypeError,
    LookupError,
    AttributeError,
    ArithmeticError,
    RecursionError,
)
#: The compiled loader calls itself for every level and has no limit of its own in all versions.
_DEEPEST_COMPILED: Final = 600


class BrokenYaml(ValueError):
    """A text that is no YAML mapping; the message says why and, where known, in which line."""


def composed(text: str) -> yaml.Node | None:
    """The parts of a YAML text with their places; ``None`` if there are none.

    The compiled loader reads what is in order; whatever it stumbles over is read once more by the
    one in plain Python, whose messages are the better ones.

    Raises:
        yaml.YAMLError: it is no YAML text; other errors of Python are possible as well.
    """
    if yaml.__with_libyaml__ and _deepest(text) <= _DEEPEST_COMPILED:
        try:
            return yaml.compose(text, yaml.CSafeLoader)
        except _ERRORS:
            pass
    return yaml.compose(text, yaml.SafeLoader)


def content_of(node: yaml.Node | None) -> object:
    """The plain data in parts of a text.

    Raises:
        yaml.YAMLError: a part does not fit its tag; other errors of Python are possible as well.
    """
    return None if node is None else yaml.SafeLoader("").construct_document(node)


def load_mapping(text: str) -> dict[object, object]:
    """The keys and values of a YAML document; an empty one has none.

    Raises:
        BrokenYaml: it is something else.
    """
    return mapping_of(text)[0]


def mapping_of(text: str) -> tuple[dict[object, object], yaml.Node | None]:
    """The keys and values of a YAML document, and its parts with their places.

    Raises:
        BrokenYaml: it is something else.
    """
    try:
        node = composed(text)
        document = content_of(node)
    except _ERRORS as error:
        raise BrokenYaml(_reason(error)) from error
    if document is None:
        return {}, node
    if not isinstance(document, dict):
        raise BrokenYaml("it is not a list of keys and values")
    return document, node


def _deepest(text: str) -> int:
    """How deeply a text may be nested at most: by brackets, and by columns in its lines."""
    widest = max(map(len, text.splitlines()), default=0)
    return text.count("[") + text.count("{") + widest


def _reason(error: BaseException) -> str:
    if isinstance(error, yaml.MarkedYAMLError) and error.problem_mark is not None:
        return f"line {error.problem_mark.line + 1}: {error.problem}"
    if isinstance(error, RecursionError):
        return "nested too deeply"
    return cause_of(error)
