"""What a lesson consists of, as values; read by ``lesson_reader``, played by ``lesson_play``.

A lesson is a list of steps on the real table. A step says something, may put a position on the
table, may let cards be played by themselves, and may want something: a task to be played, or a
question to be answered. Seats are 0 (the learner), 1 (left), 2 (across) and 3 (right).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from dokodesk.engine.actions import Action
from dokodesk.engine.cards import Card
from dokodesk.engine.options import Rules

__all__ = [
    "HABITS",
    "LEARNER",
    "SEAT_NAMES",
    "Answer",
    "Goal",
    "Lesson",
    "Position",
    "Question",
    "Step",
    "Task",
    "Text",
]

#: The learner's seat.
LEARNER: Final = 0
#: How lessons name the seats.
SEAT_NAMES: Final = ("you", "left", "across", "right")
#: Ways to play without thinking: always the highest card, always the lowest.
HABITS: Final = ("highest", "lowest")
#: The language that every text has.
FALLBACK: Final = "en"


@dataclass(frozen=True, slots=True)
class Text:
    """A text in several languages; English is always there."""

    words: Mapping[str, str]

    def in_language(self, language: str) -> str:
        """The text in a language (``de``, ``de_CH``), in English if it is missing."""
        for code in (language, language.partition("_")[0], FALLBACK):
            if code in self.words:
                return self.words[code]
        return next(iter(self.words.values()), "")


@dataclass(frozen=True, slots=True)
class Position:
    """Cards on the table.

    Attributes:
        name: how the steps call it.
        rules: the options in force.
        hands: per seat its cards, all as many. In this order the others play them: always the
            first one that the rules allow.
        lead: who plays the first card, or speaks first.
        re: the seats of the Re side, as far as the hands do not decide it; empty for open.
        re_points: the card points that Re has made before; any number if ``None``.
        contract: what is played from the start; ``normal`` unless told.
        soloist: who plays it alone.
        talk: the position begins with the round of reservations, not with the first card.
        says: what the others answer in that round and later, beside cards, in order.
        computer: the others are played by the program in place of the order of their hands.
        line: where it stands in the file.
    """

    name: str
    rules: Rules
    hands: tuple[tuple[Card, ...], ...]
    lead: int
    re: frozenset[int] = frozenset()
    re_points: int | None = None
    contract: str = "normal"
    soloist: int | None = None
    talk: bool = False
    says: tuple[Action, ...] = ()
    computer: bool = False
    line: int = 0


@dataclass(frozen=True, slots=True)
class Goal:
    """What must be true at the end of a task; everything that is set.

    Attributes:
        take: tricks of the task (from 1) that the learner takes.
        side_takes: tricks that the learner or the partner takes.
        lose: tricks that the other side takes.
        points: card points that the learner's side makes in the task, at least.
        points_below: card points that the other side stays under.
        home: cards of the learner that end in tricks of the learner's side.
        caught: cards of the other side that the learner's side takes.
        kept: cards that the learner still holds.
        called: announcements that the learner has made.
        silent: the learner has announced nothing.
        contract: the game that came about.
        partner: who plays with the learner.
        lines: points on the score sheet that the learner's side has, by their reason.
        won: the deal is over and won.
        score: the learner's score of the deal, at least.
    """

    take: tuple[int, ...] = ()
    side_takes: tuple[int, ...] = ()
    lose: tuple[int, ...] = ()
    points: int | None = None
    points_below: int | None = None
    home: tuple[Card, ...] = ()
    caught: tuple[Card, ...] = ()
    kept: tuple[Card, ...] = ()
    called: tuple[str, ...] = ()
    silent: bool = False
    contract: str = ""
    partner: int | None = None
    lines: tuple[str, ...] = ()
    won: bool = False
    score: int | None = None


@dataclass(frozen=True, slots=True)
class Task:
    """Something to be played.

    Attributes:
        tricks: the task ends after so many tricks; 0 for the end of the deal.
        goal: what decides.
        right: what the learner does on the way that works.
        wrong: ways that must fail: the learner's actions, each list from the start of the task.
            What is left open at the end of a list may be anything.
        habits: ways to play without thinking that must fail too, by their names in ``HABITS``.
        then_computer: where a list ends the program goes on for the learner.
        good: said when the goal is reached.
        bad: said when it is not.
        line: where it stands in the file.
    """

    goal: Goal
    right: tuple[Action, ...]
    wrong: tuple[tuple[Action, ...], ...]
    good: Text
    bad: Text
    tricks: int = 1
    habits: tuple[str, ...] = ()
    then_computer: bool = False
    line: int = 0


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to a question, and what is said to it."""

    text: Text
    right: bool
    say: Text


@dataclass(frozen=True, slots=True)
class Question:
    """A question with one right answer or more."""

    answers: tuple[Answer, ...]
    line: int = 0


@dataclass(frozen=True, slots=True)
class Step:
    """One step.

    Attributes:
        say: what the teacher says.
        position: what is put on the table first, by name; empty to leave it as it is.
        do: actions that then happen by themselves.
        point_cards: cards that stand out.
        point_seats: seats that stand out.
        order: the little table of the trumps is shown.
        task: something to be played, or ``None``.
        ask: something to be answered, or ``None``.
        line: where it stands in the file.
    """

    say: Text
    position: str = ""
    do: tuple[Action, ...] = ()
    point_cards: tuple[Card, ...] = ()
    point_seats: tuple[int, ...] = ()
    order: bool = False
    task: Task | None = None
    ask: Question | None = None
    line: int = 0


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson.

    Attributes:
        key: its name in files and progress.
        title: what it is called.
        about: what one can do afterwards, in one sentence.
        minutes: how long it takes about.
        chapter: the part of the course it belongs to.
        open_seats: whose hands lie open.
        positions: by name.
        steps: in order.
    """

    key: str
    title: Text
    about: Text
    minutes: int
    chapter: str
    open_seats: frozenset[int]
    positions: Mapping[str, Position] = field(default_factory=dict)
    steps: tuple[Step, ...] = ()

    @property
    def tasks(self) -> int:
        """How many steps want something."""
        return sum(step.task is not None or step.ask is not None for step in self.steps)
