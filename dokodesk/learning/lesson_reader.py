"""From the text of a lesson file to a ``Lesson``, or to a list of all that is wrong with it.

The form of the file is told in ``docs/lessons.md``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from dokodesk.engine.actions import LEVELS, Action, Word, parse
from dokodesk.engine.cards import Card, full_deck, hand_size
from dokodesk.engine.contracts import CONTRACTS
from dokodesk.engine.errors import ActionSyntaxError
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import RulesError, preset, preset_names, salvage
from dokodesk.learning.lesson import (
    FALLBACK,
    HABITS,
    SEAT_NAMES,
    Answer,
    Goal,
    Lesson,
    Position,
    Question,
    Step,
    Task,
    Text,
)
from dokodesk.learning.yaml_nodes import LessonError, LessonProblem, Node, document

__all__ = ["CHAPTERS", "FORMAT", "read_lesson"]

#: The version of the form that this program reads.
FORMAT: Final = 1
#: The parts of the course, in order; lessons of a person's own belong to ``own``.
CHAPTERS: Final = (
    "first_steps",
    "together",
    "announcing",
    "special",
    "score",
    "house_rules",
    "own",
)
#: The most letters of one text; more would not fit into the teacher's two lines.
LONGEST: Final = 210

_LESSON: Final = (
    "dokodesk_lesson",
    "key",
    "chapter",
    "minutes",
    "open",
    "title",
    "about",
    "rules",
    "tables",
    "steps",
)
_TABLE: Final = (
    "hands",
    "lead",
    "re",
    "re_points",
    "contract",
    "soloist",
    "talk",
    "says",
    "others",
    "rules",
)
_STEP: Final = ("say", "table", "do", "point", "order", "task", "ask")
_TASK: Final = ("tricks", "goal", "right", "wrong", "then", "good", "bad")
_GOAL: Final = tuple(field.name for field in fields(Goal))
_NO_TEXT: Final = Text({FALLBACK: ""})


def read_lesson(text: str, key: str = "") -> Lesson:
    """The lesson in a text.

    Args:
        text: the content of the file.
        key: the name of the file, for a lesson that names none.

    Raises:
        LessonError: something is wrong; it says everything at once, with lines.
    """
    root = document(text)
    reader = _Reader(root.problems)
    lesson = reader.lesson(root, key)
    if root.problems:
        raise LessonError(root.problems)
    return lesson


class _Reader:
    """Reads the parts; what is wrong is collected."""

    def __init__(self, problems: list[LessonProblem]) -> None:
        self._problems = problems

    # --- the whole -------------------------------------------------------------------------------

    def lesson(self, root: Node, key: str) -> Lesson:
        parts = root.entries(_LESSON, "a lesson")
        self._check_format(root, parts)
        base = self._rules(parts.get("rules"), None)
        positions: dict[str, Position] = {}
        if "tables" in parts:
            for name, node in parts["tables"].entries((), "'tables'").items():
                positions[name] = self._position(name, node, base)
        steps = tuple(self._step(node, positions) for node in self._list(parts, "steps", root))
        if not steps and "steps" in parts:
            parts["steps"].fault("a lesson needs steps")
        if steps and not any(step.task or step.ask for step in steps):
            parts["steps"].fault("a lesson needs a 'task' or an 'ask', or nothing can be learned")
        if steps and positions and not steps[0].position:
            parts["steps"].fault("the first step must name its 'table'")
        chapter = parts["chapter"].text() if "chapter" in parts else "own"
        if chapter not in CHAPTERS:
            parts["chapter"].fault(f"{chapter!r} is no chapter; known: {', '.join(CHAPTERS)}")
        return Lesson(
            key=parts["key"].text() if "key" in parts else key,
            title=self._text(parts, "title", root),
            about=self._text(parts, "about", root),
            minutes=parts["minutes"].number(1, 60) if "minutes" in parts else 4,
            chapter=chapter,
            open_seats=frozenset(self._seats(parts["open"])) if "open" in parts else frozenset(),
            positions=positions,
            steps=steps,
        )

    def _check_format(self, root: Node, parts: Mapping[str, Node]) -> None:
        if "dokodesk_lesson" not in parts:
            root.fault(f"the first line must be 'dokodesk_lesson: {FORMAT}'")
        elif parts["dokodesk_lesson"].number(1) > FORMAT:
            parts["dokodesk_lesson"].fault(
                f"this lesson was made for a newer program; this one reads format {FORMAT}"
            )

    def _rules(self, node: Node | None, base: Rules | None) -> Rules:
        """Rules with what differs; without anything those of the course, which are simple."""
        if base is None:
            base = preset(preset_names()[0])
        if node is None:
            return base
        plain = node.plain()
        if not isinstance(plain, dict):
            node.fault("rules are lines of 'option: value'")
            return base
        given: dict[Any, object] = dict(plain)
        name = given.pop("preset", None)
        if name is not None:
            try:
                base = preset(str(name))
            except RulesError as error:
                node.fault(str(error))
        rules, problems = salvage(given, base)
        for problem in problems:
            node.fault(str(problem))
        return rules

    # --- positions -------------------------------------------------------------------------------

    def _position(self, name: str, node: Node, base: Rules) -> Position:
        parts = node.entries(_TABLE, "a table")
        rules = self._rules(parts.get("rules"), base)
        re = frozenset(self._seats(parts["re"])) if "re" in parts else frozenset()
        hands = self._hands(parts, node, rules, re)
        contract = parts["contract"].text() if "contract" in parts else "normal"
        if contract not in CONTRACTS:
            parts["contract"].fault(f"{contract!r} is no game; known: {', '.join(CONTRACTS)}")
            contract = "normal"
        soloist = self._seat(parts["soloist"]) if "soloist" in parts else None
        if CONTRACTS[contract].declared_solo and soloist is None:
            node.fault("a solo needs a 'soloist'")
        others = parts["others"].text() if "others" in parts else "in order"
        if others not in ("in order", "computer"):
            parts["others"].fault(f"{others!r} is neither 'in order' nor 'computer'")
        return Position(
            name=name,
            rules=rules,
            hands=hands,
            lead=self._seat(parts["lead"]) if "lead" in parts else 0,
            re=re,
            re_points=parts["re_points"].number(0, 240) if "re_points" in parts else None,
            contract=contract,
            soloist=soloist,
            talk="talk" in parts and parts["talk"].yes(),
            says=self._actions(parts["says"], None) if "says" in parts else (),
            computer=others == "computer",
            line=node.line,
        )

    def _hands(
        self, parts: Mapping[str, Node], node: Node, rules: Rules, re: frozenset[int]
    ) -> tuple[tuple[Card, ...], ...]:
        if "hands" not in parts:
            node.fault("a table needs 'hands'")
            return ((), (), (), ())
        found: dict[str, tuple[Card, ...]] = {}
        given = parts["hands"].entries(SEAT_NAMES, "'hands'")
        for seat, cards in given.items():
            found[seat] = self._cards(cards)
        hands = tuple(found.get(seat, ()) for seat in SEAT_NAMES)
        self._check_hands(parts["hands"], hands, rules, re)
        return hands

    def _check_hands(
        self, node: Node, hands: Sequence[tuple[Card, ...]], rules: Rules, re: frozenset[int]
    ) -> None:
        counts = Counter(card for hand in hands for card in hand)
        deck = Counter(full_deck(rules.deck))
        for card, number in counts.items():
            if number > deck[card]:
                node.fault(f"{card.name} lies here {number} times, the deck has {deck[card]}")
        most = max(len(hand) for hand in hands)
        if not 1 <= most <= hand_size(rules.deck):
            node.fault(f"a hand has 1 to {hand_size(rules.deck)} cards")
        holders = {seat for seat, hand in enumerate(hands) if Card.CQ in hand}
        if re and not holders <= re:
            names = ", ".join(SEAT_NAMES[seat] for seat in sorted(holders))
            node.fault(f"the queens of clubs (CQ) make {names} Re, but 're' says something else")
        if not hands[0]:
            node.fault("the hand of 'you' is missing")

    def _cards(self, node: Node) -> tuple[Card, ...]:
        found = []
        for word, part in node.words():
            try:
                found.append(Card.from_code(word))
            except ValueError:
                part.fault(f"{word!r} is no card; write suit and rank, such as CQ, H10 or DA")
        return tuple(found)

    # --- steps -----------------------------------------------------------------------------------

    def _step(self, node: Node, positions: Mapping[str, Position]) -> Step:
        parts = node.entries(_STEP, "a step")
        name = parts["table"].text() if "table" in parts else ""
        if name and name not in positions:
            known = ", ".join(positions) or "none"
            parts["table"].fault(f"there is no table {name!r}; there are: {known}")
        if "task" in parts and "ask" in parts:
            node.fault("a step has either a 'task' or an 'ask'; make two steps of it")
        cards, seats = self._pointed(parts["point"]) if "point" in parts else ((), ())
        return Step(
            say=self._text(parts, "say", node),
            position=name,
            do=self._actions(parts["do"], None) if "do" in parts else (),
            point_cards=cards,
            point_seats=seats,
            order="order" in parts and parts["order"].yes(),
            task=self._task(parts["task"]) if "task" in parts else None,
            ask=self._question(parts["ask"]) if "ask" in parts else None,
            line=node.line,
        )

    def _pointed(self, node: Node) -> tuple[tuple[Card, ...], tuple[int, ...]]:
        cards: list[Card] = []
        seats: list[int] = []
        for word, part in node.words():
            if word in SEAT_NAMES:
                seats.append(SEAT_NAMES.index(word))
                continue
            try:
                cards.append(Card.from_code(word))
            except ValueError:
                part.fault(f"{word!r} is neither a card nor one of {', '.join(SEAT_NAMES)}")
        return tuple(cards), tuple(seats)

    def _task(self, node: Node) -> Task:
        parts = node.entries(_TASK, "a task")
        tricks = 0
        if "tricks" in parts and parts["tricks"].text() != "all":
            tricks = parts["tricks"].number(1, 12)
        then = parts["then"].text() if "then" in parts else "anything"
        if then not in ("anything", "computer"):
            parts["then"].fault(f"{then!r} is neither 'anything' nor 'computer'")
        wrong, habits = self._ways(parts["wrong"]) if "wrong" in parts else ((), ())
        right = self._actions(parts["right"], 0) if "right" in parts else ()
        if not wrong and not habits:
            node.fault("a task needs 'wrong': at least one way that does not work")
        if not right:
            node.fault("a task needs 'right': what the learner plays to reach the goal")
        if "goal" not in parts:
            node.fault("a task needs a 'goal'")
        return Task(
            goal=self._goal(parts["goal"]) if "goal" in parts else Goal(),
            right=right,
            wrong=wrong,
            habits=habits,
            good=self._text(parts, "good", node),
            bad=self._text(parts, "bad", node),
            tricks=tricks,
            then_computer=then == "computer",
            line=node.line,
        )

    def _ways(self, node: Node) -> tuple[tuple[tuple[Action, ...], ...], tuple[str, ...]]:
        """Ways as lists of actions, and habits by their names."""
        ways: list[tuple[Action, ...]] = []
        habits: list[str] = []
        for part in node.items():
            if not part.is_list and part.text() in HABITS:
                habits.append(part.text())
            else:
                ways.append(self._actions(part, 0))
        return tuple(ways), tuple(habits)

    def _goal(self, node: Node) -> Goal:
        values: dict[str, Any] = {}
        for name, part in node.entries(_GOAL, "a goal").items():
            match name:
                case "take" | "side_takes" | "lose":
                    values[name] = tuple(item.number(1, 12) for item in part.items())
                case "points" | "points_below" | "score":
                    values[name] = part.number(-200, 240)
                case "home" | "caught" | "kept":
                    values[name] = self._cards(part)
                case "called" | "lines":
                    values[name] = tuple(word for word, _ in part.words())
                case "silent" | "won":
                    values[name] = part.yes()
                case "partner":
                    values[name] = self._seat(part)
                case _:
                    values[name] = part.text()
        for word in values.get("called", ()):
            if word not in (Word.RE, Word.KONTRA, *LEVELS):
                node.fault(f"{word!r} is no announcement")
        if not values:
            node.fault("a goal must say what is to be reached")
        return Goal(**values)

    def _question(self, node: Node) -> Question:
        answers = []
        for part in node.items():
            entries = part.entries(("text", "right", "say"), "an answer")
            answers.append(
                Answer(
                    self._text(entries, "text", part),
                    "right" in entries and entries["right"].yes(),
                    self._text(entries, "say", part),
                )
            )
        if len(answers) < 2:
            node.fault("a question needs at least two answers")
        if answers and all(answer.right for answer in answers):
            node.fault("at least one answer must be wrong (leave out its 'right: yes')")
        if not any(answer.right for answer in answers):
            node.fault("one answer needs 'right: yes'")
        return Question(tuple(answers), node.line)

    # --- small parts -----------------------------------------------------------------------------

    def _list(self, parts: Mapping[str, Node], name: str, owner: Node) -> list[Node]:
        if name not in parts:
            owner.fault(f"{name!r} is missing")
            return []
        return list(parts[name].items())

    def _text(self, parts: Mapping[str, Node], name: str, owner: Node) -> Text:
        if name not in parts:
            owner.fault(f"{name!r} is missing")
            return _NO_TEXT
        node = parts[name]
        if not node.is_mapping:
            return Text({FALLBACK: self._short(node)})
        words = {code: self._short(part) for code, part in node.entries((), "a text").items()}
        if FALLBACK not in words:
            node.fault(f"the text in English ({FALLBACK}: ...) is missing; it is the fallback")
        return Text(words)

    def _short(self, node: Node) -> str:
        text = " ".join(node.text().split())
        if not text:
            node.fault("this text is empty")
        if len(text) > LONGEST:
            node.fault(f"{len(text)} letters are too long for two lines; at most {LONGEST}")
        return text

    def _seat(self, node: Node) -> int:
        seats = self._seats(node)
        if len(seats) != 1:
            node.fault("exactly one seat belongs here")
        return seats[0] if seats else 0

    def _seats(self, node: Node) -> list[int]:
        found = []
        for word, part in node.words():
            if word in SEAT_NAMES:
                found.append(SEAT_NAMES.index(word))
            elif word not in ("all", "nobody"):
                part.fault(f"{word!r} is no seat; known: {', '.join(SEAT_NAMES)}")
            elif word == "all":
                found += [1, 2, 3]
        return found

    def _actions(self, node: Node, seat: int | None) -> tuple[Action, ...]:
        """Actions such as ``left CA`` or ``you call re``; one for each entry of the list."""
        found = []
        for part in node.items():
            words = part.text().split()
            if not words:
                part.fault("an action is missing here")
                continue
            action = self._action(words, part, seat)
            if action is not None:
                found.append(action)
        return tuple(found)

    def _action(self, words: list[str], part: Node, seat: int | None) -> Action | None:
        if words[0] in SEAT_NAMES:
            seat = SEAT_NAMES.index(words[0])
            words = words[1:]
        if seat is None or not words:
            part.fault(f"write who acts and what, such as 'left CA'; {', '.join(SEAT_NAMES)}")
            return None
        if len(words) == 1 and words[0] in Card.__members__:
            words = ["play", *words]
        try:
            return parse(" ".join([str(seat), *words]))
        except ActionSyntaxError as error:
            part.fault(f"this is no action: {error}")
            return None
