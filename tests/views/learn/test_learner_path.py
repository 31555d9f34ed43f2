"""A new person in the real window: the whole course by mouse, then a deal without a wrong move."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from dokodesk.assets.lessons import lesson_files
from dokodesk.learning.course import read_course
from dokodesk.learning.lesson import Text
from dokodesk.model.lesson_session import Stand
from dokodesk.views.learn.course_page import CoursePage
from dokodesk.views.learn.learn_area import LearnArea
from dokodesk.views.learn.lesson_page import LessonPage
from dokodesk.views.navigation import Page
from tests.views.conftest import MakeShell, Shell
from tests.views.learn.conftest import Hand, Learner, press, solve

COURSE = read_course(lesson_files())


def area_of(shell: Shell) -> LearnArea:
    return next(area for area in shell.window.areas if isinstance(area, LearnArea))


def course_page(shell: Shell) -> CoursePage:
    return shell.page(Page.LEARN, CoursePage)


def button_named(page: CoursePage, text: str) -> QPushButton:
    return next(each for each in page.findChildren(QPushButton) if each.text() == text)


def learner_in(shell: Shell) -> Learner:
    page = cast("LessonPage", shell.window.pages.widget_of(Page.LESSON))
    return Learner(page, area_of(shell).progress, Hand(page.table))


def test_the_whole_course_by_mouse(make_shell: MakeShell) -> None:
    shell = make_shell(size=(1100, 800), offer=False)
    shell.trigger("learn")
    press(button_named(course_page(shell), "Start with the first lesson"))
    learner = learner_in(shell)
    for lesson in COURSE.lessons:
        assert learner.page.session.lesson is not None
        assert learner.page.session.lesson.key == lesson.key
        learner.settle()
        for step in lesson.steps:
            solve(learner, step)
            assert learner.at(Stand.READ, Stand.GOOD), f"{lesson.key}: {step.say.words}"
            press(learner.page.teacher.next)
            if not learner.at(Stand.END):
                learner.settle()
        assert learner.at(Stand.END)
        press(learner.page.teacher.next)
    assert area_of(shell).progress.done == len(COURSE.lessons)
    assert all(area_of(shell).progress.of(x.key).faults == 0 for x in COURSE.lessons)
    # The last button leads to a real match.
    shell.until(lambda: shell.window.page is Page.TABLE)
    assert shell.session.match is not None


def test_the_path_shows_what_is_done(make_shell: MakeShell) -> None:
    shell = make_shell(offer=False)
    area = area_of(shell)
    area.progress.note_end("trick", 0)
    area.progress.note_end("trumps", 2)
    shell.trigger("learn")
    shell.spin()
    page = course_page(shell)
    assert button_named(page, "Go on: Following suit and trumping").isEnabled()
    words = " ".join(each.text() for each in page.findChildren(QPushButton))
    assert words.count("Once more") == 2


def test_any_lesson_can_be_started_alone(make_shell: MakeShell) -> None:
    shell = make_shell(offer=False)
    shell.trigger("learn")
    page = course_page(shell)
    for key in ("jacks_solo", "fox"):
        found = page.findChild(QPushButton, f"lesson-{key}")
        assert found is not None
        page.scroller.ensureWidgetVisible(found)
        shell.spin()
        press(found)
        lesson = learner_in(shell).page.session.lesson
        assert lesson is not None
        assert lesson.key == key
        shell.trigger("learn")
        shell.spin()
        page = course_page(shell)


def test_lessons_speak_the_language_of_the_program(make_shell: MakeShell) -> None:
    shell = make_shell(language="de", offer=False)
    area_of(shell).show_lesson("trick")
    shell.spin()
    learner = learner_in(shell)
    step = learner.page.session.step
    assert step is not None
    assert learner.page.teacher.text == step.say.words["de"]
    shell.preferences.set_value("language", "en")
    shell.spin()
    assert learner.page.teacher.text == step.say.words["en"]


def test_a_text_without_the_language_is_english() -> None:
    assert Text({"en": "card"}).in_language("fr_FR") == "card"
    assert Text({"en": "card", "de": "Karte"}).in_language("de_AT") == "Karte"


def test_own_lessons_stand_in_the_course_and_broken_ones_are_told(make_shell: MakeShell) -> None:
    shell = make_shell(offer=False)
    folder = shell.folder / "lessons"
    folder.mkdir()
    name, text = lesson_files()[0]
    own = text.replace("chapter: first_steps", "chapter: own").replace(
        "en: What is a trick?", "en: My own lesson"
    )
    (folder / "mine.yaml").write_text(own, "utf-8")
    (folder / "broken.yaml").write_text("title: 1\n", "utf-8")
    assert name == "trick"
    shell.trigger("learn")
    shell.spin()
    page = course_page(shell)
    assert page.findChild(QPushButton, "lesson-mine") is not None
    shown = " ".join(label.text() for label in page.findChildren(QLabel))
    assert "broken" in shown
    assert "dokodesk_lesson: 1" in shown


def test_escape_leads_back(make_shell: MakeShell) -> None:
    shell = make_shell(offer=False)
    shell.trigger("learn")
    area_of(shell).show_lesson("trick")
    shell.spin()
    before = shell.window.page
    QTest.keyClick(learner_in(shell).page.teacher.next, Qt.Key.Key_Escape)
    shell.spin()
    assert (before, shell.window.page) == (Page.LESSON, Page.LEARN)
