"""The manual: every page in both languages, its links, what is made from the program."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest

from dokodesk.assets.manual import manual_languages, manual_text
from dokodesk.engine.options import OPTION
from dokodesk.model.manual import (
    PAGES,
    headings,
    keys_markdown,
    page_markdown,
    page_title,
    rules_markdown,
    search,
)

KEYS = (("At the table", (("Enter", "play | lay"), ("L", "last trick"))),)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", PAGES)
class TestPages:
    def test_is_written_in_the_language(self, language: str, name: str) -> None:
        other = "en" if language == "de" else "de"
        assert manual_text(language, name) != manual_text(other, name)

    def test_begins_with_its_title_and_has_no_other(self, language: str, name: str) -> None:
        found = headings(page_markdown(name, language, KEYS))
        assert found[0].level == 1
        assert [heading.level for heading in found].count(1) == 1

    def test_links_lead_to_pages(self, language: str, name: str) -> None:
        for target in re.findall(r"\]\((\w+)\.md\)", manual_text(language, name)):
            assert target in PAGES

    def test_nothing_made_is_left_out(self, language: str, name: str) -> None:
        assert "{made}" not in page_markdown(name, language, KEYS)


def test_both_languages_have_the_same_outline() -> None:
    assert manual_languages() == ("de", "en")
    for name in PAGES:
        outlines = [
            [heading.level for heading in headings(manual_text(language, name))]
            for language in ("de", "en")
        ]
        assert outlines[0] == outlines[1], name


def test_another_language_falls_back_to_english() -> None:
    assert manual_text("fi", "playing") == manual_text("en", "playing")


def test_an_unknown_page_is_refused() -> None:
    with pytest.raises(KeyError, match="no page 'cooking'"):
        manual_text("en", "cooking")


def test_every_option_is_on_the_page_about_rules() -> None:
    made = rules_markdown().casefold()
    for option in OPTION.values():
        assert option.title.casefold() in made, option.key
        assert option.help.casefold() in made, option.key


def test_a_bar_in_the_name_of_a_key_does_not_break_the_table() -> None:
    assert "| **Enter** | play \\| lay |" in keys_markdown(KEYS)


class TestSearch:
    def test_finds_words_with_the_heading_above_them(self) -> None:
        hits = search("fingerPRINT", "en", KEYS)
        assert [(hit.page, hit.heading) for hit in hits] == [("sheets", "Fair dealing")]
        assert "fingerprint" in hits[0].excerpt

    def test_finds_keys(self) -> None:
        assert any(hit.page == "keyboard" for hit in search("last trick", "en", KEYS))

    def test_finds_each_heading_once(self) -> None:
        hits = search("the", "en", KEYS)
        assert len({(hit.page, hit.heading) for hit in hits}) == len(hits)

    @pytest.mark.parametrize("text", ["", "   ", "xyzzyx"])
    def test_finds_nothing(self, text: str) -> None:
        assert search(text, "en", KEYS) == []


def test_every_page_has_a_title() -> None:
    assert len({page_title(name) for name in PAGES}) == len(PAGES)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_bot_of_the_manual_plays(language: str) -> None:
    text = manual_text(language, "bots")
    code = "\n".join(
        line[4:]
        for line in text[text.index("    import json") :].splitlines()
        if line[:4] == "    "
    )
    asked = ["doko-bot 1", 'deal {"seat": 2}', "event 1 play CA", 'ask ["2 play CA", "2 play C9"]']
    asked += ['ask-call ["2 call re"]', "result {}", "bye"]
    done = subprocess.run(
        [sys.executable, "-c", code.replace("\n\n", "\n")],
        input="\n".join(asked) + "\n",
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=60,
    )
    assert done.stdout.splitlines() == ["ok first", "ok", "2 play CA", "-"]
    assert json.loads(asked[3].partition(" ")[2])[0] == done.stdout.splitlines()[2]
