"""The text form of records: a file of YAML documents to plain data (RECORD_DETAILS 1).

Only what the format needs of YAML is read: mappings, lists and scalars. Anchors, aliases, tags and
deep nesting are refused, and so are keys that stand twice, so that no text can take more time or
memory than its length. Plain words mean what they mean in YAML 1.1, except that times, and numbers
that are not decimal, stay text.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

import msgspec
import yaml

from dokodesk.records.problems import Problem, RecordError, shortened, unreadable

try:  # The parser of libyaml is some twenty times faster; both give the same events.
    from yaml import CSafeLoader as _Loader
except ImportError:  # pragma: no cover - only where PyYAML was built without libyaml
    # Two classes with the same methods; the stubs do not say so.
    from yaml import SafeLoader as _Loader  # type: ignore[assignment]

#: A large match is some 50 kB; this is more than 10,000 deals.
MAX_FILE_BYTES: Final = 64 * 1024 * 1024
MAX_DOCUMENT_CHARS: Final = 1024 * 1024
#: The deepest thing in a record is a line of a result: document, result, lines, line.
MAX_DEPTH: Final = 12
#: Longer numbers are no numbers of a record; they stay text.
MAX_DIGITS: Final = 15

OPENING: Final = "---"
CLOSING: Final = "..."


class Document(msgspec.Struct, frozen=True):
    """The plain data of one document and the line of the file on which it opens."""

    line: int
    data: dict[str, Any]


def decoded(data: bytes) -> str:
    """The text of a file.

    Raises:
        RecordError: it is too large or no UTF-8.
    """
    if len(data) > MAX_FILE_BYTES:
        raise unreadable(f"the file is larger than {MAX_FILE_BYTES:,} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise unreadable("this is not UTF-8 text", line=line) from None


def read_documents(text: str) -> list[Document]:
    """All documents of a file.

    Raises:
        RecordError: the file is cut short, or holds something that is no document of a record;
            with every document that cannot be read.
    """
    found: list[Document] = []
    problems: list[Problem] = []
    for line, body in _split(text):
        try:
            found.append(Document(line, _build(line, body)))
        except RecordError as error:
            problems += error.problems
    if problems:
        raise RecordError(problems)
    return found


def _split(text: str) -> list[tuple[int, str]]:
    """The bodies of the documents with the line on which each opens."""
    documents: list[tuple[int, str]] = []
    opened = 0
    body: list[str] = []
    for number, raw in enumerate(text.split("\n"), start=1):
        line = raw.rstrip()
        if not opened:
            if line == OPENING:
                opened, body = number, []
            elif line and not line.lstrip().startswith("#"):
                raise unreadable(
                    f"a document opens with a line {OPENING!r}, not with {shortened(line)!r}",
                    line=number,
                )
        elif line == CLOSING:
            documents.append((opened, "\n".join(body)))
            opened = 0
        elif line == OPENING:
            raise unreadable(
                f"the document that opens in line {opened} is not closed with a line {CLOSING!r}",
                line=number,
            )
        else:
            body.append(raw)
    if opened:
        raise unreadable(
            f"the file is cut short: its last document is not closed with a line {CLOSING!r}",
            line=opened,
        )
    if not documents:
        raise unreadable("the file holds no document")
    return documents


# --- from events to data --------------------------------------------------------------------------


class _Refused(Exception):
    """Something in a document that the format does not have; the line counts within its body."""

    def __init__(self, reason: str, line: int) -> None:
        super().__init__(reason, line)
        self.reason = reason
        self.line = line


def _build(line: int, body: str) -> dict[str, Any]:
    if len(body) > MAX_DOCUMENT_CHARS:
        raise unreadable(f"a document is longer than {MAX_DOCUMENT_CHARS:,} characters", line=line)
    try:
        data = _value_of(yaml.parse(body, Loader=_Loader))
    except _Refused as error:
        raise unreadable(error.reason, line=line + 1 + error.line) from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        at = line if mark is None else line + 1 + mark.line
        raise unreadable(f"this is not YAML: {error.problem}", line=at) from None
    except yaml.YAMLError as error:
        raise unreadable(f"this is not YAML: {str(error).splitlines()[0]}", line=line) from None
    if not isinstance(data, dict):
        raise unreadable("a document is a mapping of keys and values", line=line)
    return data


_NO_KEY: Final = object()


class _Builder:
    """Puts values together; ``open`` holds the containers around the next value."""

    def __init__(self) -> None:
        self.result: Any = None
        self.documents = 0
        self._open: list[tuple[Any, bool]] = []
        self._key: Any = _NO_KEY
        self._outer_keys: list[Any] = []

    def begin(self, container: dict[str, Any] | list[Any], line: int) -> None:
        """A mapping or a list opens."""
        if len(self._open) >= MAX_DEPTH:
            raise _Refused(f"nested more than {MAX_DEPTH} levels deep", line)
        if self._open and self._open[-1][1] and self._key is _NO_KEY:
            raise _Refused("a key is a word, not a list or a mapping", line)
        self._outer_keys.append(self._key)
        self._open.append((container, isinstance(container, dict)))
        self._key = _NO_KEY

    def end(self) -> None:
        """The innermost container closes."""
        container, _ = self._open.pop()
        self._key = self._outer_keys.pop()
        self._put(container)

    def scalar(self, text: str, *, plain: bool, line: int) -> None:
        """A key or a single value."""
        if self._open and self._open[-1][1] and self._key is _NO_KEY:
            if text in self._open[-1][0]:
                raise _Refused(f"the key {shortened(text)!r} stands twice", line)
            self._key = text
        else:
            self._put(_plain_value(text) if plain else text)

    def _put(self, value: Any) -> None:
        if not self._open:
            self.result = value
            return
        container, is_mapping = self._open[-1]
        if is_mapping:
            container[self._key] = value
            self._key = _NO_KEY
        else:
            container.append(value)


def _value_of(events: Iterator[Any]) -> Any:
    """The data that a stream of YAML events describes.

    Raises:
        _Refused: it is not exactly one document, or holds what records do not have.
    """
    builder = _Builder()
    for event in events:
        line = event.start_mark.line
        if isinstance(event, yaml.ScalarEvent):
            if event.anchor is not None:
                raise _Refused("anchors are not part of the format", line)
            _check_tag(event.tag, line)
            builder.scalar(event.value, plain=event.implicit[0], line=line)
        elif isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent):
            if event.anchor is not None:
                raise _Refused("anchors are not part of the format", line)
            _check_tag(event.tag, line)
            builder.begin({} if isinstance(event, yaml.MappingStartEvent) else [], line)
        elif isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
            builder.end()
        elif isinstance(event, yaml.AliasEvent):
            raise _Refused("aliases are not part of the format", line)
        elif isinstance(event, yaml.DocumentStartEvent):
            builder.documents += 1
            if builder.documents > 1:
                raise _Refused(
                    "a document ends with the line '...', the next opens with '---'", line
                )
    return builder.result


def _check_tag(tag: str | None, line: int) -> None:
    if tag not in (None, "!"):
        raise _Refused(f"tags such as {shortened(str(tag))!r} are not part of the format", line)


_RESOLVER: Final = yaml.resolver.Resolver()
_DECIMAL: Final = re.compile(rf"[-+]?(?:0|[1-9][0-9]{{0,{MAX_DIGITS - 1}}})")
_TRUE: Final = frozenset({"yes", "true", "on"})


def plain_tag(text: str) -> str:
    """What YAML 1.1 takes a word without quotes for: ``str``, ``int``, ``bool`` ..."""
    # PyYAML's stubs have no types for it.
    tag: str = _RESOLVER.resolve(yaml.ScalarNode, text, (True, False))  # type: ignore[no-untyped-call]
    return tag.rpartition(":")[2]


@lru_cache(maxsize=4096)
def _plain_value(text: str) -> str | int | float | bool | None:
    """What a word without quotes means (YAML 1.1)."""
    match plain_tag(text):
        case "null":
            return None
        case "bool":
            return text.lower() in _TRUE
        case "int" if _DECIMAL.fullmatch(text):
            return int(text)
        case "float" if ":" not in text:
            number = _float(text)
            return text if number is None else number
        case _:
            return text


def _float(text: str) -> float | None:
    try:
        number = float(text.replace("_", ""))
    except ValueError:  # .inf and .nan
        return None
    return number if math.isfinite(number) else None
