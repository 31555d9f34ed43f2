from __future__ import annotations

import json
import math
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dokodesk.__main__ import main
from dokodesk.cli.simulate import _jobs
from dokodesk.cli.simulate_report import half_interval
from dokodesk.cli.tournament import Clock, Plan, deal_seed, play_match, within
from dokodesk.engine.rules import preset, preset_names
from dokodesk.records.check import check_record
from dokodesk.records.reader import read_record
from tests.cli.bots import command

Output = pytest.CaptureFixture[str]


def _simulated(capsys: Output, *arguments: str) -> Any:
    capsys.readouterr()
    assert main(["simulate", "--json", *arguments]) == 0
    return json.loads(capsys.readouterr().out)


def _without_times(data: Any) -> Any:
    for row in data["results"]:
        row.pop("mean_s")
        row.pop("usual_s")
        row.pop("longest_s")
    return data


@pytest.mark.parametrize("rules", preset_names())
def test_the_records_are_right_under_every_preset(rules: str) -> None:
    deals = preset(rules).match_deals + 2
    plan = Plan(
        preset(rules), rules, ("random", "simple", "random", "simple"), "s", deals, records=True
    )
    for task in plan.tasks:
        match = play_match(plan, task)
        report = check_record(read_record(match.record.encode()))
        assert report.problems == ()
        assert len(report.deals) == len(match.deals)
        assert all(deal.deal.has_result for deal in report.deals)


def test_the_number_of_jobs_changes_nothing(tmp_path: Path, capsys: Output) -> None:
    found = []
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        arguments = ["--deals", "20", "--seed", "x", "--player", "random", "--jobs", jobs]
        data = _simulated(capsys, *arguments, "--records", str(folder))
        files = {path.name: path.read_text("utf-8") for path in folder.iterdir()}
        found.append((_without_times(data), files))
    assert found[0] == found[1]
    assert sorted(found[0][1]) == [f"match-000{number}.doko" for number in (1, 2, 3)]


def test_another_seed_gives_other_deals(capsys: Output) -> None:
    first, again, other = (
        _without_times(_simulated(capsys, "--deals", "4", "--player", "random", "--seed", seed))
        for seed in ("a", "a", "b")
    )
    assert first == again
    assert first["results"] != other["results"]


def test_rotations_play_the_same_cards_with_everybody_in_every_place(
    tmp_path: Path, capsys: Output
) -> None:
    players = ["--player", "random", "--player", "simple"]
    data = _simulated(capsys, "--deals", "2", "--rotate", *players, "--records", str(tmp_path))
    assert data["deals"] == 8
    assert [row["deals"] for row in data["results"]] == [16, 16]
    records = [read_record(path.read_bytes()) for path in sorted(tmp_path.iterdir())]
    assert len(records) == 4
    assert len({deal.hands for record in records for deal in record.deals[:1]}) == 1
    assert {record.documents[0]["players"][0] for record in records} == {"1 random", "1 simple"}


def test_players_that_are_equal_are_told_apart_by_their_place(capsys: Output) -> None:
    data = _simulated(capsys, "--deals", "2", "--player", "simple")
    assert [row["name"] for row in data["results"]] == [f"simple (place {n})" for n in (1, 2, 3, 4)]
    assert sum(row["points"] for row in data["results"]) == 0


def test_the_report_for_people(capsys: Output) -> None:
    assert main(["simulate", "--deals", "9", "--player", "random", "--player", "simple"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "9 deals played (seed 1, rules pagat_standard)"
    assert lines[2].split() == (
        "player points/deal 95 % announced won solos won s/answer 95 % longest".split()
    )
    points = [float(line.split()[1]) for line in lines[3:5]]
    assert math.isclose(sum(points), 0, abs_tol=0.01)
    assert lines[-1].startswith("Games: ")


def test_the_time_within_which_most_answers_came() -> None:
    """Counted in classes, over all clocks, never more than a tenth above the truth."""
    one, two = Clock(), Clock()
    for number in range(1, 51):
        one.add(number / 1000)
        two.add((50 + number) / 1000)
    assert 0.095 <= within([one, two], 0.95) <= 0.1
    assert 0.05 <= within([one, two], 0.5) <= 0.055
    one.add(0.0)
    assert within([one, two], 1.0) == two.longest
    assert within([Clock()], 0.95) == 0.0


def test_players_are_compared_deal_by_deal(capsys: Output) -> None:
    """The difference is that of the means, but its interval is of the paired deals."""
    arguments = ["--deals", "6", "--rotate", "--jobs", "1", "--player", "random"]
    data = _simulated(capsys, *arguments, "--player", "simple", "--rules", "ddv_tournament")
    (found,) = data["differences"]
    points = {row["name"]: row["points"] for row in data["results"]}
    assert (found["first"], found["second"], found["deals"]) == ("random", "simple", 6)
    assert math.isclose(found["points"], points["random"] - points["simple"])
    assert found["interval"] > 0
    assert _simulated(capsys, "--deals", "2", "--player", "simple")["differences"] == []


def test_a_player_may_have_a_character_and_conventions(capsys: Output) -> None:
    data = _simulated(capsys, "--deals", "1", "--player", "casual:mai:all", "--player", "simple")
    assert data["players"][0] == "casual:mai:all"
    assert data["faults"] == []


def test_without_a_number_of_jobs_small_work_stays_in_one_process() -> None:
    plan = Plan(preset("pagat_standard"), "pagat_standard", ("simple",) * 4, "s", 8)
    assert _jobs(plan, None) == 1
    assert _jobs(plan, 3) == 3
    big = msgspec.structs.replace(plan, deals=4000)
    assert _jobs(big, None) == (os.cpu_count() or 1)


def test_rules_with_owed_solos_are_played_as_matches(capsys: Output) -> None:
    data = _simulated(capsys, "--deals", "24", "--rules", "ddv_tournament", "--player", "simple")
    assert data["deals"] == 24
    assert sum(row["solos"] for row in data["results"]) >= 4
    owed = [row["owed"] for row in data["results"]]
    assert sum(owed) == 4
    assert all(row["owed_won"] <= row["owed"] <= row["solos"] for row in data["results"])


def test_owed_solos_are_told_apart(capsys: Output) -> None:
    words = ["simulate", "--deals", "24", "--rules", "ddv_tournament", "--player", "simple"]
    assert main([*words, "--jobs", "1"]) == 0
    line = capsys.readouterr().out.splitlines()[-1]
    found = re.fullmatch(r"Solos: (\d+) by choice, (\d+) won; 4 owed, (\d+) won", line)
    assert found is not None
    assert int(found[1]) >= int(found[2])
    assert int(found[3]) <= 4
    assert main(["simulate", "--deals", "4", "--rules", "kneipe", "--player", "simple"]) == 0
    assert "owed" not in capsys.readouterr().out


def test_rules_from_a_file(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("doko_rules: 1\npreset: kneipe\noptions: {deck: '40'}\n")
    data = _simulated(
        capsys, "--deals", "1", "--rules", str(file), "--records", str(tmp_path / "r")
    )
    assert data["deals"] == 1
    (record,) = (tmp_path / "r").iterdir()
    assert "options: {deck: '40'}" in record.read_text()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--player", "strong:nobody"], "there is no character 'nobody'"),
        (["--player", "strong::nothing"], "there is no convention 'nothing'"),
        (["--player", "divine"], "there is no player 'divine'; possible: random, simple"),
        (["--player", "simple"] * 3, "one, two or four players can be named, not 3"),
        (["--player", "exec:"], "the command of an exec player is empty"),
        (["--player", "exec:/no/such/bot -x"], "the program '/no/such/bot' of the player"),
        (["--player", "exec:'"], "cannot be read"),
        (["--rules", "pub"], "rules: "),
        (["--records", "/proc/nowhere/x"], "the folder /proc/nowhere/x cannot be made"),
        (["--records", "a\0b"], "cannot be made"),
    ],
)
def test_wrong_use(arguments: list[str], says: str, capsys: Output) -> None:
    assert main(["simulate", "--deals", "1", *arguments]) == 2
    assert says in capsys.readouterr().err


def test_faults_are_reported_and_counted(tmp_path: Path, capsys: Output) -> None:
    bot = command(tmp_path, "faulty", "def ask(choices):\n    say('x')\n")
    arguments = ["--deals", "2", "--player", f"exec:{bot}", "--player", "simple"]
    assert main(["simulate", "--json", *arguments]) == 0
    shown = capsys.readouterr()
    data = json.loads(shown.out)
    assert data["fault_count"] == len(data["faults"]) == 4
    assert shown.err.count("dokodesk simulate: match-0001, deal ") == 4


def test_our_own_bot_plays_as_the_player_it_is(tmp_path: Path, capsys: Output) -> None:
    bots: list[str] = []
    for player in ("random", f"exec:{sys.executable} -m dokodesk bot --level random"):
        folder = tmp_path / str(len(bots))
        arguments = ["--deals", "3", "--rules", "kneipe", "--player", player, "--player", "simple"]
        data = _simulated(capsys, *arguments, "--records", str(folder))
        assert data["faults"] == []
        (file,) = folder.iterdir()
        bots.append(file.read_text("utf-8").replace(player, "BOT").replace("'", ""))
    assert bots[0] == bots[1]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT for one process")
@pytest.mark.skipif(
    signal.getsignal(signal.SIGINT) == signal.SIG_IGN,
    reason="a shell's background job hears no interrupts, nor do its children",
)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_ends_at_once(jobs: str, tmp_path: Path) -> None:
    arguments = ["--deals", "1000000", "--player", "simple", "--jobs", jobs]
    process = subprocess.Popen(
        [sys.executable, "-m", "dokodesk", "simulate", *arguments, "--records", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        while not any(tmp_path.iterdir()):
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        shown, complaint = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert (shown, complaint) == ("", "dokodesk: interrupted\n")


def test_the_chance_of_a_deal_is_a_small_number() -> None:
    assert 0 <= deal_seed("k3v9") < 2**32
    assert deal_seed("k3v9") == deal_seed("k3v9") != deal_seed("k3v8")


@pytest.mark.parametrize(
    ("values", "half"),
    [
        ([], None),
        ([1.0], None),
        ([0.0, 2.0], 12.706),  # t 12.706, deviation 1.414
        ([0.0, 1.0, 2.0], 2.484),  # t 4.303
        ([0.0, 1.0, 2.0, 3.0], 2.054),  # t 3.182, deviation 1.291
        ([0.0, 2.0] * 20, 0.324),  # t 2.023, deviation 1.013
    ],
)
def test_confidence_intervals(values: list[float], half: float | None) -> None:
    found = half_interval(values)
    if half is None:
        assert found is None
    else:
        assert found == pytest.approx(half, rel=0.006)
