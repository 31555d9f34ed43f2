from __future__ import annotations

import io
import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.ai.levels import make_player
from dokodesk.cli.bot import Bot, LineError, serve
from dokodesk.cli.console import CommandError
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import to_dict

HAND = "H10 CQ CA CA SA C10 DA DK D9 SJ HK S9".split()


def _deal(**changes: Any) -> str:
    told = {
        "seat": 2,
        "dealer": 3,
        "rules": to_dict(Rules()),
        "state": {"compulsory_owed": [0, 0, 0, 0], "forced_solo": None, "bock": 1},
        "hand": HAND,
        "seed": 17,
    }
    return f"deal {json.dumps({**told, **changes})}"


def _bot(*lines: str) -> Bot:
    bot = Bot(make_player("simple"))
    for line in ("doko-bot 1", *lines):
        bot.heard(line)
    return bot


HEALTHY = [f"event {seat} healthy" for seat in range(4)]
STARTED = (_deal(), *HEALTHY, "event contract normal")


def test_a_conversation_to_the_letter() -> None:
    bot = Bot(make_player("simple"))
    talk = [
        ("doko-bot 1", "ok dokodesk-simple"),
        (_deal(), "ok"),
        ("event 0 healthy", None),
        ("event 1 healthy", None),
        ('ask ["2 healthy", "2 reservation"]', "2 healthy"),
        ("event 2 healthy", None),
        ("event 3 reservation", None),
        ("event 3 choose ?", None),
        ("event known 3 choose solo queens", None),
        ("event contract queens", None),
        ("event party 3 re", None),
        ('ask-call ["2 call kontra"]', "-"),
        ("event 0 play HA", None),
        ("event 1 play HK", None),
        ('ask ["2 play HK"]', "2 play HK"),
        ("event 2 play HK", None),
        ("event 3 play HA", None),
        ("event trick 0 30", None),
        ('result {"contract": "queens"}', None),
        (_deal(seat=0), "ok"),
        ('result {"contract": "void"}', None),
        ("bye", None),
    ]
    for line, answer in talk:
        assert not bot.done
        assert bot.heard(line) == answer, line
    assert bot.done


def test_actions_alone_are_enough() -> None:
    """A table need not tell what follows from the actions."""
    bot = _bot(_deal(), *HEALTHY, "event 0 play CK", "event 1 play CK")
    assert bot.heard('ask ["2 play CA", "2 play C10"]') in {"2 play CA", "2 play C10"}


def test_an_event_that_is_not_known_is_passed_over(capsys: pytest.CaptureFixture[str]) -> None:
    """A later version may tell more; what is there keeps its meaning."""
    bot = _bot(_deal(), *HEALTHY, "event weather 3 rain", "event 0 play CK", "event 1 play CK")
    assert bot.heard('ask ["2 play CA", "2 play C10"]') in {"2 play CA", "2 play C10"}
    assert "weather" in capsys.readouterr().err


def test_a_call_without_a_name_is_understood(capsys: pytest.CaptureFixture[str]) -> None:
    """``anonymous_announce``: what was said follows from the side, where that is known."""
    rules = {"anonymous_announce": True, "deck": "48"}
    bot = _bot(_deal(rules=rules), *HEALTHY, "event 3 call ?", "event 0 play CK", "event 1 play CK")
    assert bot.heard('ask ["2 play CA", "2 play C10"]') in {"2 play CA", "2 play C10"}
    solo = (
        "event 0 healthy",
        "event 1 reservation",
        "event 2 healthy",
        "event 3 healthy",
        "event 1 choose solo queens",
        "event contract queens",
        "event 0 call ?",
        "event 1 call ?",
        "event 0 play CK",
        "event 1 play CK",
    )
    bot = _bot(_deal(rules=rules), *solo)
    assert bot.heard('ask ["2 play CA", "2 play C10"]') in {"2 play CA", "2 play C10"}
    assert capsys.readouterr().err == ""


def test_a_hidden_choice_may_be_told_again_in_full() -> None:
    bot = _bot(
        _deal(),
        "event 0 reservation",
        "event 1 healthy",
        "event 2 healthy",
        "event 3 reservation",
        "event 0 choose ?",
        "event 3 choose ?",
        "event 0 choose solo suit_clubs",
        "event 0 play SK",
        "event 1 play SK",
    )
    assert bot.heard('ask ["2 play SA", "2 play S9"]') in {"2 play SA", "2 play S9"}


def test_the_cards_of_a_poverty_become_known_to_its_taker() -> None:
    bot = _bot(
        _deal(),
        "event 0 reservation",
        "event 1 healthy",
        "event 2 healthy",
        "event 3 healthy",
        "event 0 choose poverty",
        "event contract poverty",
        "event 0 lay ? ? ?",
        "event 1 decline",
    )
    assert bot.heard('ask ["2 accept", "2 decline"]') in {"2 accept", "2 decline"}
    bot.heard("event 2 accept")
    bot.heard("event known 0 lay D9 DJ S9")
    answer = bot.heard('ask ["2 return CA CA C10"]')
    assert answer is not None
    word, cards = answer[:9], answer[9:].split()
    assert word == "2 return "
    assert len(cards) == 3
    held = [*HAND, "D9", "DJ", "S9"]
    for card in cards:
        held.remove(card)


def test_forehand_and_a_dealer_who_sits_out() -> None:
    bot = _bot(_deal(dealer="out", forehand=2))
    assert bot.heard('ask ["2 healthy", "2 reservation"]') == "2 healthy"


def test_old_rules_may_name_only_some_options() -> None:
    assert _bot(_deal(rules={"deck": "48", "pigs": False})).in_deal


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("hello", "the table has to begin with 'doko-bot 1', not 'hello'"),
        ("doko-bot 2", "the table has to begin with 'doko-bot 1'"),
        ("", "the table has to begin"),
    ],
)
def test_the_greeting_must_be_right(line: str, says: str) -> None:
    with pytest.raises(LineError, match=says):
        Bot(make_player("simple")).heard(line)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "this is no line of the protocol"),
        ("sing", "this is no line of the protocol: 'sing'"),
        ("bye now", "this is no line of the protocol"),
        ("ask", "there must be JSON"),
        ("ask 1", "the JSON has not the right form"),
        ("ask []", "a question holds a list of actions"),
        ("ask [1]", "a question holds a list of actions"),
        ('ask ["2 play XX"]', "'XX' is not a card"),
        ('ask ["1 play CA"]', "this is seat 2, others cannot be asked here"),
        ('ask-call ["2 play CA"]', "only announcements and declarations belong here"),
        ("ask-call {}", "the JSON has not the right form"),
        ("ask " + "[" * 100_000, "there must be JSON"),
        ("event", "this event is not known"),
        ("event !weather rain", "this event is not known"),
        ("event 5 play CA", "this event is not known|does not start with a seat"),
        ("event 0 sing", "'sing' is not one of"),
        ("event trick 0", "has not the right form"),
        ("event trick 0 x", "has not the right form"),
        ("event party 0 none", "has not the right form"),
        ("event party re 0", "has not the right form"),
        ("event contract", "has not the right form"),
        ("event known", "does not start with a seat"),
        ("event 1 play CA", "it is the turn of seat 0"),
        ("event 0 healthy", "not possible now"),
        ("event 0 play CQ extra", "exactly one card must follow"),
        ("event known 1 choose poverty", "no hidden action can turn out to be"),
        ("result", "there must be JSON"),
        ("result []", "the JSON has not the right form"),
    ],
)
def test_lines_that_are_not_of_the_protocol(line: str, says: str) -> None:
    with pytest.raises(LineError, match=says):
        _bot(*STARTED).heard(line)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("event 2 play C9", "C9 is not in the hand"),
        ("event 2 play SA", "clubs were led and the hand holds"),
        ("event 3 play CK", "it is the turn of seat 2"),
    ],
)
def test_what_the_own_seat_cannot_have_done(line: str, says: str) -> None:
    bot = _bot(*STARTED, "event 0 play CK", "event 1 play CK")
    with pytest.raises(LineError, match=says):
        bot.heard(line)


def test_cards_that_lie_elsewhere_cannot_be_played() -> None:
    with pytest.raises(LineError, match="there are not that many of CA"):
        _bot(*STARTED, "event 0 play CA")


@pytest.mark.parametrize("line", ["event 0 healthy", 'ask ["2 healthy"]', "result {}"])
def test_nothing_happens_without_a_deal(line: str) -> None:
    with pytest.raises(LineError, match="no deal is running"):
        _bot().heard(line)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"seat": 4}, "'seat' must be a seat 0-3"),
        ({"seat": True}, "'seat' must be a seat 0-3"),
        ({"seat": None}, "'seat' must be a seat 0-3"),
        ({"dealer": 7}, "'dealer' must be a seat 0-3 or out"),
        ({"dealer": "out"}, "'forehand' must name a seat"),
        ({"rules": None}, "'rules' must give the options"),
        ({"rules": {"pig": 1}}, "there is no such option"),
        ({"rules": {"pigs": "maybe"}}, "maybe is not a possible value"),
        ({"state": {"pot": 1}}, "'state' has no key pot"),
        ({"state": {"bock": 2}}, "'bock': 2 is not a factor"),
        ({"hand": "CA"}, "'hand' must be a list of cards"),
        ({"hand": ["C11"]}, "'C11' is not a card"),
        ({"hand": HAND[:-1]}, "the hand has 11 cards instead of 12"),
        ({"hand": ["CA"] * 12}, "CA cannot be in the hand so often"),
        ({"seed": "x"}, "'seed' must be a whole number"),
    ],
)
def test_deals_that_cannot_be(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(LineError, match=says):
        _bot(_deal(**changes))


def test_what_cannot_be_understood_is_played_simply(capsys: pytest.CaptureFixture[str]) -> None:
    """Seat 3 says Kontra and then plays a club queen: no deal allows that."""
    bot = _bot(
        *STARTED,
        "event 3 call kontra",
        "event 0 play DK",
        "event 1 play DQ",
        "event 2 play D9",
        "event 3 play CQ",
    )
    assert "the deal is played on simply" in capsys.readouterr().err
    assert bot.heard('ask-call ["2 call re"]') == "-"
    assert bot.heard('ask ["2 play H10"]') == "2 play H10"
    bot.heard("result {}")
    assert bot.heard(_deal()) == "ok"


def test_talking_over_pipes() -> None:
    heard = io.BytesIO(f"doko-bot 1\r\n{_deal()}\nresult {{}}\nbye\n".encode())
    spoken = io.BytesIO()
    assert serve(Bot(make_player("random")), heard, spoken) == 0
    assert spoken.getvalue() == b"ok dokodesk-random\nok\n"


def test_a_table_that_leaves(capsys: pytest.CaptureFixture[str]) -> None:
    assert serve(Bot(make_player("simple")), io.BytesIO(b"doko-bot 1\n"), io.BytesIO()) == 0
    heard = io.BytesIO(f"doko-bot 1\n{_deal()}\n".encode())
    assert serve(Bot(make_player("simple")), heard, io.BytesIO()) == 2
    assert "left in the middle of a deal" in capsys.readouterr().err


@pytest.mark.parametrize("line", [b"\xff\n", b"x" * (2 * 1024 * 1024)])
def test_bytes_that_are_no_line(line: bytes) -> None:
    with pytest.raises(CommandError, match=r"not UTF-8|too long"):
        serve(Bot(make_player("simple")), io.BytesIO(line), io.BytesIO())


def test_a_hostile_line_ends_the_program_with_2() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dokodesk", "bot", "--level", "simple"],
        input="doko-bot 1\nsing\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == "ok dokodesk-simple\n"
    assert done.stderr == "dokodesk: bot: this is no line of the protocol: 'sing'\n"


_LINES = st.sampled_from(
    [
        *HEALTHY,
        "event 0 reservation",
        "event 0 choose ?",
        "event known 0 choose wedding any",
        "event contract wedding",
        "event party 0 re",
        "event trumps 1 2",
        "event 0 lay ? ? ?",
        "event 0 play HA",
        "event 1 play H9",
        "event 2 play HK",
        "event 2 call re",
        'ask ["2 play HK"]',
        'ask ["2 healthy", "2 reservation"]',
        'ask-call ["2 call re"]',
        "result {}",
        _deal(),
    ]
)


@given(st.lists(_LINES | st.text(max_size=20), max_size=12))
def test_any_lines_are_answered_or_refused(lines: list[str]) -> None:
    bot = _bot(_deal())
    for line in lines:
        try:
            answer = bot.heard(line)
        except LineError:
            return
        assert answer is None or "\n" not in answer
