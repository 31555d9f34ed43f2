"""Who the computer players are: one text, drawn characters, and the level that adapts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dokodesk.ai.characters import CHARACTERS
from dokodesk.ai.levels import STRENGTHS, make_player
from dokodesk.ai.worker import DirectPool
from dokodesk.engine.rules import preset
from dokodesk.model.journal import Journal
from dokodesk.model.opponents import BY_LOT, Opponents, draw_characters
from dokodesk.model.session import MatchSession
from dokodesk.model.thinking import Thinker
from dokodesk.storage.history import History

NAMES = ("Anna", "Ben", "Cem", "Dora")
RULES = preset("pagat_standard")


@pytest.mark.parametrize(
    ("opponents", "text"),
    [
        (Opponents("strong"), "strong"),
        (Opponents("strong", ("", "", "")), "strong"),
        (Opponents("casual", ("rieke", "", "mai")), "casual|rieke,,mai|"),
        (Opponents("expert", (), ("ten_lead", "early_call")), "expert||ten_lead+early_call"),
        (Opponents("adapting", start=2.25, counted=16), "adapting@2.2500#16"),
    ],
)
def test_the_text_says_it_all(opponents: Opponents, text: str) -> None:
    assert opponents.text == text
    again = Opponents.from_text(text)
    assert again.text == text
    for person in (0, 1, 2, 3):
        name = again.player(person)
        assert make_player(name).name == name == opponents.player(person)


@pytest.mark.parametrize(
    "text", ["adapting", "adapting@x#y", "strong|nobody,,|what", "strong|a|b|c", "adapting@9#-3|,|"]
)
def test_what_makes_no_sense_is_left_out(text: str) -> None:
    opponents = Opponents.from_text(text)
    assert opponents.level in ("adapting", "strong")
    assert make_player(opponents.player(1)).name == opponents.player(1)


def test_each_person_has_its_own_character_and_the_conventions() -> None:
    opponents = Opponents("strong", ("rieke", "", "mai"), ("ten_lead",))
    players = [opponents.player(person) for person in range(4)]
    assert players == [
        "strong::ten_lead",
        "strong:rieke:ten_lead",
        "strong::ten_lead",
        "strong:mai:ten_lead",
    ]


def test_old_names_in_stored_matches_still_play() -> None:
    assert Opponents.from_text("normal").player(1) == "standard"
    assert Opponents.from_text("master").player(1) == "expert"
    assert Opponents.from_text("simple").player(1) == "simple"


def test_characters_are_drawn_without_twins() -> None:
    wanted = (BY_LOT, "mai", BY_LOT)
    drawn = draw_characters(wanted, "a seed")
    assert drawn == draw_characters(wanted, "a seed")
    assert drawn[1] == "mai"
    assert len(set(drawn)) == 3
    assert set(drawn) <= set(CHARACTERS)
    assert len({draw_characters(wanted, str(seed)) for seed in range(20)}) > 5
    assert draw_characters(("", ""), None) == ("", "")


def test_adapting_follows_the_scores() -> None:
    opponents = Opponents("adapting")
    levels = list(STRENGTHS)
    assert opponents.between(()) == ("standard", None)
    assert opponents.player(1) == "standard"
    lower, upper = opponents.between([3, 3])
    assert (lower, upper) == ("standard", "strong")
    assert opponents.player(2, [3, 3]).startswith("between:standard:")
    assert levels.index(opponents.between([-4] * 20)[0]) < levels.index("standard")


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    history = History(tmp_path / "history.sqlite")
    history.open()
    yield history
    history.close()


def session_on(history: History) -> tuple[MatchSession, list[str]]:
    asked: list[str] = []

    class Pool(DirectPool):
        def request(self, number: int, level: str, *rest: object, **more: object) -> None:
            asked.append(level)
            # Given on as it came.
            super().request(number, level, *rest, **more)  # type: ignore[arg-type]

    thinker = Thinker(lambda notify: Pool(notify=notify))
    session = MatchSession(Journal(history, "standard"), thinker, new_seed=lambda: "adapting")
    return session, asked


def play_deals(qtbot: QtBot, session: MatchSession, deals: int) -> None:
    me = make_player("simple")
    assert session.match is not None
    wanted = len(session.match.deals) + deals

    def done() -> bool:
        view = session.view
        if session.match is not None and len(session.match.deals) >= wanted:
            return True
        if session.deal_over:
            session.next_deal()
        elif view is not None and view.legal:
            session.request(me.decide(view, view.legal, random.Random(1)))
        else:
            session.advance()
        return False

    qtbot.waitUntil(done, timeout=60_000)


def test_a_match_with_an_adapting_level(qtbot: QtBot, history: History) -> None:
    """What was asked for follows the results, and the next match goes on where it stopped."""
    session, asked = session_on(history)
    session.new_match(RULES, NAMES, level=Opponents("adapting", ("mai", "", "")).text)
    assert session.levels_now == ("standard", None)
    play_deals(qtbot, session, 2)
    assert session.match is not None
    scores = [deal.result.scores[deal.seating.players.index(0)] for deal in session.match.deals]
    place = session.opponents.place(scores)
    assert any(scores)
    assert place != session.opponents.start
    assert {name.split(":")[0] for name in asked} <= {"standard", "between"}
    assert any(name.endswith(":mai") for name in asked)
    assert session.adapting_now == session.levels_now
    session.new_match(RULES, NAMES, level="adapting")
    assert session.opponents.start == pytest.approx(place, abs=1e-3)
    assert session.opponents.counted == 2
    stored = Journal(history, "standard").open_match()
    assert stored is not None
    assert Opponents.from_text(stored.level).start == session.opponents.start
    session.close()
