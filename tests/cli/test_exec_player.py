from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dokodesk.ai.arena import deal_setup, play_deal
from dokodesk.ai.random_player import RandomPlayer
from dokodesk.cli.bot_memory import used_by
from dokodesk.cli.exec_player import BotFault, ExecPlayer, split_command
from dokodesk.cli.tournament import Plan, PlayedMatch, play_match
from dokodesk.engine.options import Rules
from dokodesk.engine.rules import preset
from tests.cli.bots import command

LONG_S = 30.0
SHORT_S = 0.3


def _match(
    bot: str, deals: int = 2, move_time_s: float = LONG_S, memory_mib: int = 4096
) -> PlayedMatch:
    plan = Plan(
        rules=preset("pagat_standard"),
        rules_name="",
        players=("simple", f"exec:{bot}", "simple", "simple"),
        seed="exec",
        deals=deals,
        move_time_s=move_time_s,
        memory_mib=memory_mib,
    )
    return play_match(plan, next(plan.tasks))


def test_a_bot_plays_its_seat(tmp_path: Path) -> None:
    match = _match(command(tmp_path, "good"))
    assert match.faults == ()
    assert len(match.deals) == 2
    assert match.clocks[1].answers > 20


def test_a_bot_hears_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    log = tmp_path / "log"
    changes = f"log = open({str(log)!r}, 'w')\n"
    loop = (
        "for line in sys.stdin:\n"
        "    log.write(line); log.flush()\n"
        "    word, _, rest = line.partition(' ')\n"
        "    if word == 'doko-bot': say('ok tester')\n"
        "    elif word == 'deal': say('ok')\n"
        "    elif word == 'ask': say(json.loads(rest)[0])\n"
        "    elif word == 'ask-call': say('-')\n"
        "    elif word.strip() == 'bye': sys.exit(0)\n"
    )
    match = _match(command(tmp_path, "logger", changes, loop), deals=1)
    lines = log.read_text().splitlines()
    assert lines[0] == "doko-bot 1"
    assert lines[-1] == "bye"
    word, _, rest = lines[1].partition(" ")
    deal = json.loads(rest)
    assert word == "deal"
    assert list(deal) == ["seat", "dealer", "rules", "state", "hand", "seed"]
    assert deal["seat"] == 1
    assert len(deal["hand"]) == 12
    assert deal["rules"]["dulle_rule"] == "first"
    assert deal["state"]["bock"] == 1
    result = json.loads(lines[-2].removeprefix("result "))
    assert result["scores"] == list(match.deals[0].result.scores)
    plays = [line for line in lines if " play " in line and line.startswith("event")]
    assert len(plays) == 48
    assert sum(line.startswith("event trick ") for line in lines) == 12
    assert "event contract normal" in lines


def test_every_call_can_be_answered_by_a_reply(tmp_path: Path) -> None:
    changes = "def ask_call(calls):\n    say(calls[0])\n"
    bot = command(tmp_path, "loud", changes)
    plan = Plan(Rules(), "", (f"exec:{bot}",) * 4, "loud", 1)
    match = play_match(plan, next(plan.tasks))
    assert match.faults == ()
    called = [word for calls in match.deals[0].calls for word in calls]
    assert {"re", "kontra", "no90"} <= set(called)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        pytest.param("def ask(choices):\n    say('9 play XX')\n", "none of what is legal", id="no"),
        pytest.param(
            "def ask(choices):\n    say(choices[0] + ' ')\n", "none of what is legal", id="blank"
        ),
        pytest.param("def ask(choices):\n    say('x' * 9000)\n", "none of what is", id="long"),
        pytest.param("def ask_call(calls):\n    say('re')\n", "may be said, nor '-'", id="call"),
        pytest.param("def ask(choices):\n    sys.exit(3)\n", "ended with status 3", id="ends"),
        pytest.param(
            "def ask(choices):\n    raise ValueError('lost')\n",
            "ended with status 1: 'ValueError: lost'",
            id="raises",
        ),
        pytest.param("def say(text):\n    sys.exit(0)\n", "ended with status 0", id="greeting"),
        pytest.param("def say(text):\n    print('no', flush=True)\n", "to the greeting", id="rude"),
        pytest.param(
            "def say(text):\n    print(text, text, sep='\\n', flush=True)\n",
            "to the deal instead of 'ok'",
            id="talkative",
        ),
    ],
)
def test_a_faulty_bot_is_replaced_and_the_deal_goes_on(
    changes: str, says: str, tmp_path: Path
) -> None:
    match = _match(command(tmp_path, "faulty", changes))
    # It gets a fresh start with each deal, and fails again.
    assert len(match.faults) == 2
    assert all(says in fault for fault in match.faults), match.faults
    assert match.faults[0].startswith("match-0001, deal 1, seat 1 (exec:")
    assert len(match.deals) == 2
    assert all(deal.result.contract != "void" for deal in match.deals)


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param("def ask(choices):\n    time.sleep(600)\n", id="asleep"),
        pytest.param("def ask(choices):\n    pass\n", id="mute"),
        pytest.param("def say(text):\n    pass\n", id="mute from the start"),
    ],
)
def test_a_bot_that_does_not_answer_in_time_is_ended(changes: str, tmp_path: Path) -> None:
    match = _match(command(tmp_path, "slow", changes), deals=1, move_time_s=SHORT_S)
    (fault,) = match.faults
    assert "did not answer within 0.3 s" in fault


def test_a_bot_that_never_reads_does_not_block_the_table(tmp_path: Path) -> None:
    loop = "say('ok x')\nsay('ok')\ntime.sleep(600)\n"
    player = ExecPlayer(command(tmp_path, "deaf", "", loop), SHORT_S)
    setup = deal_setup(Rules(), "x", 1)
    player.begin(setup, 0, 1)
    player.hear(["event " + "x" * 1000] * 2000)
    with pytest.raises(BotFault, match="did not answer"):
        player.announce(None, (), None)  # type: ignore[arg-type] # never looked at
    player.close()


def test_a_bot_that_never_stops_talking_is_no_danger(tmp_path: Path) -> None:
    loop = "say('ok x')\nsay('ok')\nwhile True:\n    say('y' * 1000)\n"
    (first, *_) = _match(command(tmp_path, "endless", "", loop)).faults
    assert "none of what" in first


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        pytest.param(
            "def ask(choices):\n    sys.stdout.buffer.write(b'\\xff\\x00\\xfe\\n')\n"
            "    sys.stdout.flush()\n",
            "none of what is legal",
            id="no text",
        ),
        pytest.param(
            "def ask(choices):\n    print('z' * 30_000_000, flush=True)\n",
            "none of what is legal",
            id="a line without end",
        ),
        pytest.param(
            "import os\ndef ask(choices):\n    os.close(1)\n    time.sleep(600)\n",
            "closed its output",
            id="hangs up",
        ),
        pytest.param(
            "def ask(choices):\n    say(json.dumps(choices))\n",
            "none of what is legal",
            id="a list",
        ),
        pytest.param(
            "def ask(choices):\n    say(choices[0].replace(choices[0][0], '9', 1))\n",
            "none of what is legal",
            id="for somebody else",
        ),
        pytest.param(
            "import os, signal\ndef ask(choices):\n    os.kill(os.getpid(), signal.SIGKILL)\n",
            "ended with status -9",
            id="kills itself",
        ),
    ],
)
def test_rubbish_is_no_danger(changes: str, says: str, tmp_path: Path) -> None:
    match = _match(command(tmp_path, "rubbish", changes), deals=1, move_time_s=LONG_S)
    (fault,) = match.faults
    assert says in fault


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system tells no memory")
@pytest.mark.parametrize(
    "changes",
    [
        pytest.param(
            "kept = []\ndef ask(choices):\n    while True: kept.append(b'x' * 4_000_000)\n",
            id="itself",
        ),
        pytest.param(
            "import subprocess\n"
            "eat = 'import time; kept = b\"x\" * 150_000_000; time.sleep(600)'\n"
            "def ask(choices):\n"
            "    for _ in range(3): subprocess.Popen([sys.executable, '-c', eat])\n"
            "    time.sleep(600)\n",
            id="with all it starts",
        ),
    ],
)
def test_a_bot_that_eats_the_memory_is_ended(changes: str, tmp_path: Path) -> None:
    match = _match(command(tmp_path, "greedy", changes), deals=1, memory_mib=300)
    (fault,) = match.faults
    # The system may have been faster than the watch; then the bot says it itself.
    assert "took more than 300 MiB of memory" in fault or "MemoryError" in fault
    assert match.deals[0].result.contract != "void"


@pytest.mark.skipif(sys.platform != "linux", reason="the system knows no such limit")
def test_the_system_refuses_a_bot_too_much_at_once(tmp_path: Path) -> None:
    changes = "def ask(choices):\n    kept = bytearray(2_000_000_000)\n"
    (fault,) = _match(command(tmp_path, "huge", changes), deals=1, memory_mib=300).faults
    assert "MemoryError" in fault


@pytest.mark.skipif(sys.platform == "win32", reason="the system tells no memory")
@pytest.mark.skipif(shutil.which("ps") is None, reason="there is no ps")
def test_ps_tells_the_same_as_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    program = "import time; kept = b'x' * 90_000_000; print(1, flush=True); time.sleep(600)"
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, start_new_session=True
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        try:
            ways = [used_by(process.pid)]
            monkeypatch.setattr("dokodesk.cli.bot_memory._PROC", Path("/nowhere"))
            ways.append(used_by(process.pid))
        finally:
            process.kill()
    assert all(set(way) == {process.pid} for way in ways)
    assert all(80 < way[process.pid] < 200 for way in ways)


def test_a_table_of_hostile_bots_plays_to_the_end(tmp_path: Path) -> None:
    players = (
        command(tmp_path, "mute", "def ask(choices):\n    pass\n"),
        command(
            tmp_path, "endless", "", "say('ok x')\nsay('ok')\nwhile True:\n    say('y' * 99)\n"
        ),
        command(tmp_path, "gone", "def say(text):\n    sys.exit(3)\n"),
        command(tmp_path, "wrong", "def ask(choices):\n    say('0 play XX')\n"),
    )
    rules = preset("pagat_standard")
    names = tuple(f"exec:{player}" for player in players)
    plan = Plan(rules, "pagat_standard", names, "hostile", 2, move_time_s=SHORT_S)
    match = play_match(plan, next(plan.tasks))
    assert len([deal for deal in match.deals if deal.result.contract != "void"]) == 2
    assert len(match.faults) == 4 * len(match.deals)


def test_the_example_bot_plays_without_a_fault() -> None:
    path = Path(__file__).parents[2] / "docs" / "example_bot.py"
    code = [line for line in path.read_text("utf-8").splitlines() if line.strip()]
    assert len(code) <= 40
    match = _match(f"{sys.executable} {path}", deals=4)
    assert match.faults == ()
    assert len(match.deals) >= 4


def test_programs_are_gone_when_the_match_is_over(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    changes = f"import os\nopen({str(note)!r}, 'w').write(str(os.getpid()))\n"
    _match(command(tmp_path, "good", changes), deals=1)
    with pytest.raises(ProcessLookupError):
        os.kill(int(note.read_text()), 0)


def test_what_a_hanging_program_has_started_is_ended_with_it(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    child = f"import os, time; open({str(note)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    changes = (
        "import subprocess\n"
        f"subprocess.Popen([sys.executable, '-c', {child!r}])\n"
        f"import os\nwhile not os.path.exists({str(note)!r}): time.sleep(0.01)\n"
        "def ask(choices):\n    time.sleep(600)\n"
    )
    _match(command(tmp_path, "parent", changes), deals=1, move_time_s=2.0)
    deadline = time.monotonic() + LONG_S
    while _runs(int(note.read_text())) and time.monotonic() < deadline:
        pass
    assert not _runs(int(note.read_text()))


def _runs(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    if status.exists():  # an ended child nobody waits for is still listed
        return status.read_text().rpartition(")")[2].split()[0] != "Z"
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_program_that_cannot_be_started() -> None:
    player = ExecPlayer("/nowhere/at/all")
    player.begin(deal_setup(Rules(), "x", 1), 0, 1)
    with pytest.raises(BotFault, match="could not be started"):
        player.announce(None, (), None)  # type: ignore[arg-type] # never looked at
    player.close()


def test_a_player_must_be_told_of_its_deal() -> None:
    with pytest.raises(BotFault, match="before its deal"):
        ExecPlayer("x").announce(None, (), None)  # type: ignore[arg-type] # never looked at


@pytest.mark.parametrize("wrong", ["", "  ", "'open"])
def test_commands_that_are_none(wrong: str) -> None:
    with pytest.raises(BotFault):
        split_command(wrong)


def test_a_command_is_not_shell_text() -> None:
    if sys.platform == "win32":
        pytest.skip("other rules for quotes")
    assert split_command("bot --name 'a b' $HOME; ls") == ["bot", "--name", "a b", "$HOME;", "ls"]


def test_it_is_a_player_like_others() -> None:
    player = ExecPlayer("/nowhere/at/all")
    state = play_deal(
        deal_setup(Rules(), "x", 1), [player, RandomPlayer(), RandomPlayer(), RandomPlayer()], 1
    )
    assert state.finished
