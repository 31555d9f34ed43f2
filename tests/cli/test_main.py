from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from dokodesk import __version__
from dokodesk.__main__ import main
from dokodesk.cli import main as command_line
from dokodesk.cli import record
from dokodesk.cli.main import COMMANDS, WindowOptions, is_command, window_options
from tests.records.examples import ALONE


def _ends(arguments: list[str]) -> int:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert isinstance(caught.value.code, int)
    return caught.value.code


def test_the_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert _ends(["--help"]) == 0
    shown = capsys.readouterr().out
    for name, purpose in COMMANDS.items():
        assert f"{name:<10}{purpose}" in shown
    assert "probe" not in shown


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert _ends(["--version"]) == 0
    assert capsys.readouterr().out == f"dokodesk {__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_a_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert _ends([command, "--help"]) == 0
    assert f"usage: dokodesk {command}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulat"], "neither a file nor a command 'simulat'; commands: rules, record"),
        (["missing.doko"], "neither a file nor a command 'missing.doko'"),
        (["--nonsense"], "unrecognized arguments: --nonsense"),
        (["record"], "the following arguments are required: ACTION"),
        (["record", "burn"], "invalid choice: 'burn'"),
        (["record", "check"], "the following arguments are required: FILE"),
        (["simulate", "--deals", "0"], "invalid whole number from 1 on value: '0'"),
        (["simulate", "--deals", "many"], "invalid whole number from 1 on value: 'many'"),
        (["simulate", "--move-time", "0"], "invalid number of seconds value: '0'"),
        (["bot", "--level", "divine"], "there is no level 'divine'"),
    ],
)
def test_wrong_use_ends_with_2_and_a_hint(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _ends(arguments) == 2
    shown = capsys.readouterr()
    assert says in shown.err
    assert "--help'" in shown.err
    assert shown.out == ""


def test_the_options_of_the_window(tmp_path: Path) -> None:
    assert window_options([]) == WindowOptions()
    file = tmp_path / "match.doko"
    file.write_text(ALONE)
    given = ["--data-dir", str(tmp_path), "--rules", "kneipe", "--new", "--daily", str(file)]
    assert window_options(given) == WindowOptions(
        data_dir=tmp_path, rules="kneipe", new=True, daily=True, file=file
    )
    assert window_options(["--probe-start"]).probe_start


def test_a_file_can_be_named_like_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("record").write_text(ALONE)
    assert is_command(["record"])
    assert not is_command(["./record"])
    assert window_options(["./record"]).file == Path("record")


def test_a_command_needs_no_qt_and_only_its_own_modules(tmp_path: Path) -> None:
    file = tmp_path / "a.doko"
    file.write_text(ALONE)
    program = (
        "import sys\n"
        "from dokodesk.__main__ import main\n"
        f"assert main(['record', 'check', {str(file)!r}]) == 0\n"
        "print([name for name in sys.modules if name.startswith(('PySide6', 'dokodesk.ai',"
        " 'dokodesk.views', 'dokodesk.cli.bench'))])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] == "[]"


def test_it_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dokodesk", "record", "check", "nowhere.doko"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "nowhere.doko: the file cannot be read" in done.stderr


def test_whoever_stops_reading_is_not_told_off(tmp_path: Path) -> None:
    file = tmp_path / "a.doko"
    file.write_text(ALONE * 3000)
    command = [sys.executable, "-m", "dokodesk", "record", "score", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141


def _raise(error: BaseException) -> object:
    def run(arguments: object) -> int:
        raise error

    return run


def test_an_interrupted_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(record, "run", _raise(KeyboardInterrupt()))
    assert main(["record", "check", "x"]) == 130
    assert capsys.readouterr().err == "dokodesk: interrupted\n"


@pytest.mark.parametrize("debug", [False, True])
def test_a_fault_of_the_program_is_told_without_a_traceback(
    debug: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(record, "run", _raise(KeyError("x")))
    if debug:
        monkeypatch.setenv("DOKODESK_DEBUG", "1")
    else:
        monkeypatch.delenv("DOKODESK_DEBUG", raising=False)
    assert main(["record", "check", "x"]) == 2
    shown = capsys.readouterr().err
    assert "this is a fault in the program (KeyError: 'x')" in shown
    assert ("Traceback" in shown) == debug


def test_a_name_that_cannot_be_shown_is_no_obstacle(tmp_path: Path) -> None:
    file = tmp_path / "Größe \U0001f0a1.doko"
    file.write_text(ALONE)
    done = subprocess.run(
        [sys.executable, "-m", "dokodesk", "record", "check", str(file)],
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": str(Path.cwd()), "PATH": ""},
        check=False,
    )
    assert done.returncode == 0
    assert b"Gr\\xf6\\xdfe \\U0001f0a1.doko: right" in done.stdout


def test_commands_are_those_of_the_description() -> None:
    assert set(COMMANDS) == {
        "analyse",
        "bench",
        "bot",
        "lessons",
        "record",
        "rules",
        "simulate",
    }
    assert command_line.is_command(["bench"])
