"""No text of the course is cut: both languages, small windows, large letters."""

from __future__ import annotations

from typing import cast

import pytest

from dokodesk.views.learn.learn_area import LearnArea
from dokodesk.views.learn.lesson_page import LessonPage
from dokodesk.views.navigation import Page
from tests.views.conftest import MakeShell
from tests.views.test_texts_fit import cut_texts


@pytest.mark.parametrize(
    ("language", "size", "scale"),
    [
        ("de", (1280, 800), 100),
        ("de", (900, 600), 100),
        ("de", (900, 600), 200),
        ("en", (800, 500), 150),
    ],
)
def test_nothing_is_cut(
    make_shell: MakeShell, language: str, size: tuple[int, int], scale: int
) -> None:
    shell = make_shell(language=language, size=size, offer=False)
    shell.preferences.set_value("text_scale", scale)
    shell.spin()
    area = next(each for each in shell.window.areas if isinstance(each, LearnArea))
    cut = {}
    shell.trigger("learn")
    shell.spin()
    cut["course"] = cut_texts(shell.window.pages)
    for key, step in (("trumps", 1), ("poverty", 5), ("no90", 7), ("score", 4)):
        area.progress.note_step(key, step)
        area.show_lesson(key)
        shell.spin(20)
        page = cast("LessonPage", shell.window.pages.widget_of(Page.LESSON))
        cut[key] = cut_texts(page)
        if page.session.step is not None and page.session.step.ask is not None:
            page.session.choose(1)
            shell.spin()
            cut[f"{key} answered"] = cut_texts(page)
    shell.trigger("practice")
    shell.spin(30)
    cut["practice"] = cut_texts(shell.window.pages.widget_of(Page.PRACTICE))
    assert {name: found for name, found in cut.items() if found} == {}
    assert shell.window.size().width() == size[0]
