"""A YAML text with line numbers, and everything that is wrong with it collected on the way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

import yaml

from dokodesk.storage.yaml_text import composed, content_of

__all__ = ["LessonError", "LessonProblem", "Node", "document"]

_MOST: Final = 300_000
_DEEPEST: Final = 40


@dataclass(frozen=True, slots=True)
class LessonProblem:
    """Something in a lesson that cannot be used.

    Attributes:
        line: where it stands, from 1; 0 for the file as a whole.
        text: what is wrong and what to do.
    """

    line: int
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}" if self.line else self.text


class LessonError(ValueError):
    """A lesson that cannot be used; ``problems`` says all that is wrong with it."""

    def __init__(self, problems: Sequence[LessonProblem]) -> None:
        self.problems = tuple(sorted(problems, key=lambda problem: problem.line))
        super().__init__("\n".join(str(problem) for problem in self.problems))


class Node:
    """A part of the text: a mapping, a list or a value, with its line.

    Reading never stops at a fault; it is noted in ``problems``, which all parts share, and
    something harmless is given in its place.
    """

    def __init__(self, node: yaml.Node, problems: list[LessonProblem]) -> None:
        self._node = node
        self.problems = problems
        self.line = node.start_mark.line + 1

    def fault(self, text: str) -> None:
        """Note that something here cannot be used."""
        self.problems.append(LessonProblem(self.line, text))

    @property
    def is_mapping(self) -> bool:
        """Whether it has keys."""
        return isinstance(self._node, yaml.MappingNode)

    @property
    def is_list(self) -> bool:
        """Whether it is a list."""
        return isinstance(self._node, yaml.SequenceNode)

    def entries(self, known: Sequence[str] = (), what: str = "") -> Mapping[str, Node]:
        """The keys with their parts; keys that are unknown or stand twice are noted.

        Args:
            known: the keys that mean something; all if empty.
            what: what this is, for the message.
        """
        if not isinstance(self._node, yaml.MappingNode):
            self.fault(f"{what or 'this'} is a list of 'key: value' lines")
            return {}
        found: dict[str, Node] = {}
        for key, value in self._node.value:
            name = str(key.value)
            place = Node(key, self.problems)
            if name in found:
                place.fault(f"{name!r} stands here a second time; take one away")
            elif known and name not in known:
                near = get_close_matches(name, known, 1)
                hint = f"; did you mean {near[0]!r}?" if near else f"; known: {', '.join(known)}"
                place.fault(f"{name!r} means nothing in {what}{hint}")
            else:
                found[name] = Node(value, self.problems)
        return found

    def items(self) -> Iterator[Node]:
        """The parts of a list; a single value counts as a list of one."""
        if isinstance(self._node, yaml.SequenceNode):
            yield from (Node(part, self.problems) for part in self._node.value)
        else:
            yield self

    def text(self) -> str:
        """The value as text."""
        if isinstance(self._node, yaml.ScalarNode):
            return str(self._node.value).strip()
        self.fault("a plain text belongs here")
        return ""

    def words(self) -> list[tuple[str, Node]]:
        """All words of a value or of a list of values."""
        return [(word, part) for part in self.items() for word in part.text().split()]

    def number(self, least: int = 0, most: int = 10_000) -> int:
        """The value as a whole number."""
        text = self.text()
        if text.lstrip("-").isdecimal() and least <= int(text) <= most:
            return int(text)
        self.fault(f"{text!r} is no whole number from {least} to {most}")
        return least

    def yes(self) -> bool:
        """The value as yes or no."""
        text = self.text().lower()
        if text in ("yes", "true", "on", "no", "false", "off"):
            return text in ("yes", "true", "on")
        self.fault(f"{text!r} is neither 'yes' nor 'no'")
        return False

    def plain(self) -> object:
        """The value as plain YAML data."""
        try:
            return content_of(self._node)
        except yaml.YAMLError as error:
            self.fault(f"this cannot be read ({error})")
            return None


#: What the usual slips are called by those who know YAML, and what to do about them.
_SLIPS: Final = (
    (r"'\t'", "indent with blanks, not with tabs"),
    ("mapping values", "a text with a colon in it must stand in quotes, or the indent is wrong"),
    ("<block end>", "look here and above for a missing quote or a wrong indent"),
    ("unexpected end of stream", "a quote is missing"),
)


def _advice(problem: str | None) -> str:
    """What somebody can do who does not know YAML."""
    said = problem or ""
    return next((advice for slip, advice in _SLIPS if slip in said), said)


def document(text: str) -> Node:
    """The whole text.

    Raises:
        LessonError: it is no YAML text.
    """
    if len(text) > _MOST:
        raise LessonError([LessonProblem(0, "the file is too large for a lesson")])
    try:
        node = composed(text)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark is not None else 0
        raise LessonError(
            [LessonProblem(line, f"this is no YAML text ({_advice(error.problem)})")]
        ) from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise LessonError([LessonProblem(0, f"this is no YAML text ({reason})")]) from None
    if node is None:
        raise LessonError([LessonProblem(0, "the file is empty")])
    if _depth(node) > _DEEPEST:
        raise LessonError([LessonProblem(0, "the file is nested too deeply")])
    return Node(node, [])


def _depth(root: yaml.Node) -> int:
    """How deeply a text is nested; a text that contains itself counts as endless."""
    level = [root]
    depth = 0
    while level and depth <= _DEEPEST:
        depth += 1
        below: list[yaml.Node] = []
        for node in level:
            if isinstance(node, yaml.MappingNode):
                below += [part for pair in node.value for part in pair]
            elif isinstance(node, yaml.SequenceNode):
                below += node.value
        level = below
        if len(level) > _MOST:
            return _DEEPEST + 1
    return depth
