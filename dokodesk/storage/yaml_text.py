"""Reading YAML that anything may have happened to."""

from __future__ import annotations

import yaml

from dokodesk.storage.errors import cause_of

__all__ = ["BrokenYaml", "load_mapping"]

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


class BrokenYaml(ValueError):
    """A text that is no YAML mapping; the message says why and, where known, in which line."""


def load_mapping(text: str) -> dict[object, object]:
    """The keys and values of a YAML document; an empty one has none.

    Raises:
        BrokenYaml: it is something else.
    """
    try:
        # The loader in plain Python: the compiled one overflows the stack on deep nesting.
        document: object = yaml.load(text, yaml.SafeLoader)
    except _ERRORS as error:
        raise BrokenYaml(_reason(error)) from error
    if document is None:
        return {}
    if not isinstance(document, dict):
        raise BrokenYaml("it is not a list of keys and values")
    return document


def _reason(error: BaseException) -> str:
    if isinstance(error, yaml.MarkedYAMLError) and error.problem_mark is not None:
        return f"line {error.problem_mark.line + 1}: {error.problem}"
    if isinstance(error, RecursionError):
        return "nested too deeply"
    return cause_of(error)
