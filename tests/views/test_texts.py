"""Words that are repeated for the translation tools agree with where they come from."""

from __future__ import annotations

import string

import pytest

from dokodesk.i18n import LANGUAGE_NAMES
from dokodesk.model.session import SessionNotice
from dokodesk.storage.errors import Notice, NoticeCode
from dokodesk.storage.preferences import PREFERENCES, PreferenceGroup
from dokodesk.views.levels import level_text
from dokodesk.views.notice_texts import SENTENCES, notice_text, session_text
from dokodesk.views.preference_texts import WORDS, design_text


def test_every_word_of_a_preference_is_marked_and_none_is_left_over() -> None:
    used = {group.value for group in PreferenceGroup if group.value}
    for preference in PREFERENCES.values():
        if preference.shown.group is not PreferenceGroup.HIDDEN:
            used |= {preference.shown.title, preference.shown.help}
            used |= {choice.label for choice in preference.choices}
    used -= set(LANGUAGE_NAMES.values())  # each in its own words everywhere
    assert set(WORDS) == used - {""}


@pytest.mark.parametrize("code", list(NoticeCode), ids=lambda code: code.name)
def test_every_notice_can_be_said(code: NoticeCode) -> None:
    assert SENTENCES[code] == code.value
    names = {name for _, name, _, _ in string.Formatter().parse(code.value) if name}
    facts = dict.fromkeys(names, "<fact>")
    assert notice_text(Notice(code, facts)) == str(Notice(code, facts))


def test_what_the_session_tells_names_the_player() -> None:
    names = ("Anna", "Ben", "Cem", "Dora")
    told = session_text(SessionNotice.PLAYER_REPLACED, {"seat": 2, "fault": "late"}, names)
    assert "Cem" in told
    assert "late" in told
    assert "full" in session_text(SessionNotice.NOT_STORED, {"fault": "disk full"}, names)


def test_unknown_designs_and_levels_keep_their_names() -> None:
    assert design_text("my_own-deck") == "My own deck"
    assert level_text("quantum") == "quantum"
