"""Broken lessons: each fault is told with its line and a way out, and none stops the program."""

from __future__ import annotations

import random

import pytest

from dokodesk.assets.lessons import lesson_files
from dokodesk.learning.course import read_course
from dokodesk.learning.lesson_check import check_lesson
from dokodesk.learning.lesson_reader import read_lesson
from dokodesk.learning.yaml_nodes import LessonError

GOOD = """\
dokodesk_lesson: 1
title: {en: A title}
about: {en: What it is about}
open: all
tables:
  first:
    lead: you
    hands:
      you: CA C9 S10
      left: CK SA DA
      across: C10 H9 HK
      right: CQ C9 D9
steps:
  - table: first
    say: {en: Take it.}
    task:
      tricks: 1
      goal: {take: 1}
      right: [CA]
      wrong: [[C9]]
      good: {en: Fine}
      bad: {en: Not so}
"""


def problems(text: str) -> list[tuple[int, str]]:
    """What is wrong with a text, read and played."""
    try:
        found = check_lesson(read_lesson(text, "test"))
    except LessonError as error:
        found = error.problems
    return [(problem.line, problem.text) for problem in found]


def test_a_good_lesson_has_no_problems() -> None:
    assert problems(GOOD) == []
    lesson = read_lesson(GOOD, "test")
    assert lesson.title.in_language("de_CH") == "A title"
    assert lesson.chapter == "own"
    assert lesson.open_seats == {1, 2, 3}


@pytest.mark.parametrize(
    ("old", "new", "line", "word"),
    [
        ("you: CA C9 S10", "you: CA C9 SX", 9, "'SX' is no card"),
        ("you: CA C9 S10", "you: CA C9 CK CK", 9, "CK lies here 3 times"),
        ("lead: you", "lead: me", 7, "'me' is no seat"),
        ("lead: you", "led: you", 7, "did you mean 'lead'"),
        ("table: first", "table: second", 14, "no table 'second'"),
        ("goal: {take: 1}", "goal: {}", 18, "must say what is to be reached"),
        ("goal: {take: 1}", "goal: {take: 1, called: nonsense}", 18, "no announcement"),
        ("right: [CA]", "right: [fly]", 19, "no action"),
        ("right: [CA]", "right: [S10]", 17, "does not reach the goal"),
        ("right: [CA]", "right: [HA]", 17, "0 play HA"),
        ("right: [CA]", "right: [CA, C9]", 17, "after the end"),
        ("wrong: [[C9]]", "wrong: [[CA]]", 17, "can still reach the goal"),
        ("wrong: [[C9]]", "wrong: []", 17, "needs 'wrong'"),
        ("good: {en: Fine}", "good: {de: Gut}", 21, "in English"),
        ("good: {en: Fine}", f"good: {{en: {'x' * 300}}}", 21, "too long"),
        ("title: {en: A title}", "title: {en: A title}\ntitle: {en: B}", 3, "a second time"),
        ("dokodesk_lesson: 1", "dokodesk_lesson: 9", 1, "newer program"),
        ("dokodesk_lesson: 1\n", "", 1, "dokodesk_lesson: 1"),
        ("open: all", "open: [all", 5, "no YAML"),
    ],
)
def test_a_fault_is_told_with_its_line(old: str, new: str, line: int, word: str) -> None:
    assert old in GOOD
    found = problems(GOOD.replace(old, new))
    assert any(at == line and word in text for at, text in found), found


@pytest.mark.parametrize(
    ("old", "new", "advice"),
    [
        ("    lead: you", "\tlead: you", "with blanks, not with tabs"),
        ("title: {en: A title}", "title:\n  en: A title: yes", "must stand in quotes"),
        ("title: {en: A title}", 'title:\n  en: "A title', "a quote is missing"),
        ("    lead: you", "   lead: you", "the indent is wrong"),
    ],
)
def test_whoever_does_not_know_yaml_is_told_what_to_do(old: str, new: str, advice: str) -> None:
    assert old in GOOD
    assert any(advice in text for _, text in problems(GOOD.replace(old, new, 1)))


def test_all_faults_are_told_at_once() -> None:
    text = GOOD.replace("lead: you", "lead: me").replace("you: CA", "you: XX")
    assert {line for line, _ in problems(text)} >= {7, 9}


def test_shorter_hands_are_filled_up() -> None:
    assert problems(GOOD.replace("right: CQ C9 D9", "right: C9")) == []


def test_a_position_that_cannot_come_about_is_told() -> None:
    # Both queens of clubs in one hand would be a wedding or a silent solo, no normal game.
    text = GOOD.replace("you: CA C9 S10", "you: CQ CQ CA").replace("right: CQ C9 D9", "right: D9")
    assert any("no run of play" in told for _, told in problems(text))


@pytest.mark.parametrize("text", ["", "- a\n- b", "a: b", "\x00", "{", "!!python/object:x {}", "1"])
def test_what_is_no_lesson_is_told(text: str) -> None:
    assert problems(text)


def test_a_text_that_contains_itself_is_told() -> None:
    assert any("nested" in text for _, text in problems("a: &x\n  b: *x\n"))


def test_damaged_lessons_never_raise_anything_else() -> None:
    chance = random.Random(7)
    text = lesson_files()[3][1]
    lines = text.splitlines()
    for _ in range(60):
        damaged = list(lines)
        for _ in range(3):
            at = chance.randrange(len(damaged))
            damaged[at] = damaged[at][: chance.randrange(len(damaged[at]) + 1)]
        problems("\n".join(damaged))


def test_lessons_of_the_same_name_stay_apart() -> None:
    course = read_course([("fox", GOOD), ("fox", GOOD)])
    assert [lesson.key for lesson in course.lessons] == ["fox", "fox-own"]


def test_a_broken_file_does_not_spoil_the_course() -> None:
    course = read_course([("good", GOOD), ("bad", "title: 1")])
    assert [lesson.key for lesson in course.lessons] == ["good"]
    assert [broken.name for broken in course.broken] == ["bad"]
