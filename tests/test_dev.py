"""The parts of dev.py that can be tried without installing anything."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from tools import system_packages

ROOT = Path(dev.__file__).resolve().parent


class TestPythonVersion:
    def test_old_python_gets_one_sentence(self) -> None:
        sentence = dev.version_complaint((3, 10, 4))
        assert sentence == "dokodesk needs Python 3.11 or newer; this is Python 3.10.4."

    @pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 1), (4, 0, 0)])
    def test_new_python_gets_none(self, version: tuple[int, ...]) -> None:
        assert dev.version_complaint(version) is None

    def test_old_python_can_read_the_script(self) -> None:
        # Otherwise it would answer with a syntax error in place of the sentence.
        ast.parse((ROOT / "dev.py").read_text("utf-8"), feature_version=(3, 7))


class TestStamp:
    @pytest.fixture
    def tree(self, tmp_path: Path) -> Path:
        root = tmp_path / "Ordner mit Ümläuten"
        (root / "dokodesk" / "ai").mkdir(parents=True)
        (root / "pyproject.toml").write_bytes(b"[project]\nname = 'x'\n")
        (root / "setup.py").write_bytes(b"")
        return root

    def test_fingerprint_stays_without_a_change(self, tree: Path) -> None:
        assert dev.fingerprint(tree) == dev.fingerprint(tree)

    @pytest.mark.parametrize(
        "name",
        ["pyproject.toml", "setup.py", "dokodesk/ai/_fast.pyx", "dokodesk/ai/_fast_deal.pxi"],
    )
    def test_fingerprint_follows_each_file(self, tree: Path, name: str) -> None:
        before = dev.fingerprint(tree)
        (tree / name).write_bytes(b"new")
        assert dev.fingerprint(tree) != before

    def test_fingerprint_does_not_depend_on_line_ends(self, tree: Path) -> None:
        before = dev.fingerprint(tree)
        (tree / "pyproject.toml").write_bytes(b"[project]\r\nname = 'x'\r\n")
        assert dev.fingerprint(tree) == before

    def test_fingerprint_depends_on_the_folder(self, tree: Path) -> None:
        before = dev.fingerprint(tree)
        assert dev.fingerprint(tree.rename(tree.with_name("moved"))) != before

    def test_what_is_written_is_read(self, tree: Path) -> None:
        dev.write_stamp(tree / "stamp.json", {"fingerprint": "ä", "failed_packages": ["xvfb"]})
        stamp = dev.read_stamp(tree / "stamp.json")
        assert stamp == {"fingerprint": "ä", "failed_packages": ["xvfb"]}
        assert not list(tree.glob("*.tmp"))

    @pytest.mark.parametrize("content", [None, b"", b"{", b"[1]", b"\xff"])
    def test_a_missing_or_broken_stamp_is_an_empty_one(
        self, tree: Path, content: bytes | None
    ) -> None:
        if content is not None:
            (tree / "stamp.json").write_bytes(content)
        assert dev.read_stamp(tree / "stamp.json") == {}


class TestCatalogues:
    @pytest.mark.parametrize(
        ("age_of_compiled", "stale"), [(None, True), (10, False), (20, False), (30, True)]
    )
    def test_stale_is_missing_or_older(
        self, tmp_path: Path, age_of_compiled: int | None, stale: bool
    ) -> None:
        source, compiled = tmp_path / "a.ts", tmp_path / "a.qm"
        source.touch()
        os.utime(source, (1_000_000 - 20,) * 2)
        if age_of_compiled is not None:
            compiled.touch()
            os.utime(compiled, (1_000_000 - age_of_compiled,) * 2)
        assert dev.stale_catalogues(tmp_path) == ([source] if stale else [])

    def test_texts_to_translate_are_counted(self) -> None:
        done = "<message><source>a</source><translation>b</translation></message>"
        todo = '<message><source>c</source><translation type="unfinished"></translation></message>'
        assert dev.unfinished(done + todo + done + todo) == 2


class TestSystem:
    def test_no_library_of_that_name(self) -> None:
        assert not system_packages.can_load("libthere-is-no-such-library.so.1")

    @pytest.mark.skipif(sys.platform != "linux", reason="the wheels hold all elsewhere")
    def test_missing_are_those_that_cannot_be_loaded(self) -> None:
        there = {"libGL.so.1", "libEGL.so.1"}
        missing = {
            library.soname for library in system_packages.missing_libraries(there.__contains__)
        }
        assert missing == {library.soname for library in system_packages.LIBRARIES} - there

    @pytest.mark.parametrize(
        ("release", "family"),
        [
            ({"ID": "debian"}, "debian"),
            ({"ID": "linuxmint", "ID_LIKE": "ubuntu debian"}, "debian"),
            ({"ID": "fedora"}, "rpm"),
            ({"ID": "opensuse-leap", "ID_LIKE": "suse opensuse"}, "rpm"),
            ({"ID": "manjaro", "ID_LIKE": "arch"}, "arch"),
            ({"ID": "gentoo"}, "other"),
            ({}, "other"),
        ],
    )
    def test_family(self, release: dict[str, str], family: str) -> None:
        assert system_packages.system_family(release) == family

    @pytest.mark.parametrize(
        ("family", "words"),
        [
            ("debian", ["apt-get install", "libgl1", "libxcb-icccm4", "xvfb"]),
            ("rpm", ["'libGL.so.1()(64bit)'", "'libxcb-icccm.so.4()(64bit)'"]),
            ("arch", ["pacman -S", "libglvnd", "xcb-util-wm"]),
            ("other", ["libGL.so.1", "libxcb-icccm.so.4"]),
        ],
    )
    def test_command_names_what_is_missing(self, family: str, words: list[str]) -> None:
        wanted = {"libGL.so.1", "libxcb-icccm.so.4"}
        libraries = [library for library in system_packages.LIBRARIES if library.soname in wanted]
        command = system_packages.install_command(family, libraries, ["xvfb"])
        assert all(word in command for word in words)
        assert "egl" not in command


@pytest.mark.skipif(os.name == "nt", reason="stands in for apt with shell scripts")
class TestApt:
    """The dealings with apt and dpkg, with small programs in their place."""

    @pytest.fixture
    def tools(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """A folder of programs that is searched first; they write down how they are called."""
        folder = tmp_path / "bin"
        folder.mkdir()
        monkeypatch.setenv("PATH", str(folder) + os.pathsep + os.environ["PATH"])
        self._program(folder, "apt-get", "exit 0")
        return folder

    def _program(self, folder: Path, name: str, script: str) -> None:
        program = folder / name
        program.write_text(f'#!/bin/sh\necho {name} "$@" >> "{folder}/log"\n{script}\n')
        program.chmod(0o755)

    def _calls(self, folder: Path) -> list[str]:
        lines = (folder / "log").read_text().splitlines()
        return [line.rpartition("-qq ")[2] for line in lines if line.startswith("apt-get")]

    def test_lists_at_hand_are_not_refreshed(self, tools: Path) -> None:
        self._program(tools, "apt-cache", "echo Package: it")
        assert system_packages.apt_install(["libgl1", "xvfb"])
        assert self._calls(tools) == ["install --yes --no-install-recommends libgl1 xvfb"]

    def test_newer_name_is_found_in_fresh_lists(self, tools: Path) -> None:
        self._program(
            tools,
            "apt-cache",
            f'test -e "{tools}/fresh" || exit 100\n'
            'case "$3" in *t64) echo Package: it ;; *) exit 100 ;; esac',
        )
        self._program(tools, "apt-get", f'case "$*" in *update) touch "{tools}/fresh" ;; esac')
        assert system_packages.apt_install(["libglib2.0-0"])
        assert self._calls(tools) == [
            "update",
            "install --yes --no-install-recommends libglib2.0-0t64",
        ]

    def test_old_lists_are_refreshed_after_a_failure(self, tools: Path) -> None:
        self._program(tools, "apt-cache", "echo Package: it")
        self._program(
            tools,
            "apt-get",
            f'case "$*" in *update) touch "{tools}/fresh" ;; *) test -e "{tools}/fresh" ;; esac',
        )
        assert system_packages.apt_install(["xvfb"])
        install = "install --yes --no-install-recommends xvfb"
        assert self._calls(tools) == [install, "update", install]

    def test_failure_is_told_with_the_output(
        self, tools: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self._program(tools, "apt-cache", "echo Package: it")
        self._program(tools, "apt-get", "echo no network; exit 100")
        assert not system_packages.apt_install(["xvfb"])
        assert "no network" in capsys.readouterr().out
        install = "install --yes --no-install-recommends xvfb"
        assert self._calls(tools) == [install, "update", install]

    def test_the_rest_is_installed_when_one_is_unknown(
        self, tools: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self._program(tools, "apt-cache", 'case "$3" in xvfb*) exit 100 ;; *) echo it ;; esac')
        assert not system_packages.apt_install(["libgl1", "xvfb"])
        assert self._calls(tools) == ["update", "install --yes --no-install-recommends libgl1"]
        assert "apt does not know xvfb" in capsys.readouterr().out

    def test_installed_under_either_name(self, tools: Path) -> None:
        self._program(
            tools,
            "dpkg-query",
            "echo libglib2.0-0t64 installed; echo libgl1 config-files; echo xvfb installed",
        )
        found = system_packages.installed_on_debian(["libglib2.0-0", "libgl1", "xvfb", "xdotool"])
        assert found == {"libglib2.0-0", "xvfb"}


class TestRun:
    @pytest.mark.parametrize(
        ("arguments", "window"),
        [
            ([], True),
            (["--new"], True),
            (["match.doko"], True),
            (["rules", "list"], False),
            (["--data-dir", "x", "simulate", "--deals", "3"], False),
            (["--help"], False),
        ],
    )
    def test_needs_window(self, arguments: list[str], window: bool) -> None:
        assert dev.needs_window(arguments) is window

    @pytest.mark.parametrize(
        ("platform", "environment", "display"),
        [
            ("linux", {}, False),
            ("linux", {"DISPLAY": ""}, False),
            ("linux", {"DISPLAY": ":0"}, True),
            ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
            ("linux", {"QT_QPA_PLATFORM": "offscreen"}, True),
            ("darwin", {}, True),
            ("win32", {}, True),
        ],
    )
    def test_has_display(self, platform: str, environment: dict[str, str], display: bool) -> None:
        assert dev.has_display(platform, environment) is display

    @pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
    def test_no_display_is_said_in_one_sentence(self, tmp_path: Path) -> None:
        hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
        environment = {name: text for name, text in os.environ.items() if name not in hidden}
        done = subprocess.run(
            [sys.executable, ROOT / "dev.py", "run"],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 2
        assert done.stdout == ""
        assert "no display" in done.stderr
        assert done.stderr.count("\n") == 1


class TestChecks:
    @pytest.mark.parametrize(
        ("typed", "passed_on"),
        [
            (["-k", "x"], ["-k", "x"]),
            (["--cases", "c.yaml", "-q"], ["--cases={folder}/c.yaml", "-q"]),
            (["--cases=c.yaml"], ["--cases={folder}/c.yaml"]),
            (["--cases=/far/c.yaml"], ["--cases=/far/c.yaml"]),
            (["--cases"], ["--cases="]),
        ],
    )
    def test_file_of_cases_is_joined(
        self, tmp_path: Path, typed: list[str], passed_on: list[str]
    ) -> None:
        expected = [argument.format(folder=tmp_path) for argument in passed_on]
        found = dev.pytest_arguments(typed, tmp_path)
        assert [Path(argument) for argument in found] == [Path(argument) for argument in expected]

    def test_tests_come_last(self) -> None:
        names = [name for name, _ in dev.checks([])]
        assert names == ["format", "lint", "types", "imports", "tests"]

    def test_all_run_and_the_failed_are_named(self, capfd: pytest.CaptureFixture[str]) -> None:
        def step(code: int) -> list[str]:
            return [sys.executable, "-c", f"print('step {code}'); raise SystemExit({code})"]

        assert dev.run_checks([("one", step(3)), ("two", step(0))]) == 1
        lines = capfd.readouterr().out.splitlines()
        assert lines[:-1] == ["--- one", "step 3", "--- two", "step 0"]
        assert lines[-1].startswith("FAILED: one (of one, two;")

    def test_all_good(self, capfd: pytest.CaptureFixture[str]) -> None:
        assert dev.run_checks([("one", [sys.executable, "-c", ""])]) == 0
        assert capfd.readouterr().out.splitlines()[-1].startswith("All good: one")


class TestMain:
    def test_no_command_shows_help(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert dev.main([]) == 0
        assert "python3 dev.py test" in capsys.readouterr().out

    @pytest.mark.parametrize("arguments", [["tset"], ["setup", "now"], ["lint", "-q"]])
    def test_wrong_use_is_refused(
        self, arguments: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert dev.main(arguments) == 2
        assert arguments[0] in capsys.readouterr().err


class TestSideBySide:
    def test_all_tests_share_the_cores(self) -> None:
        assert dev.side_by_side([], 2) == ["-n", "2", "--dist", "worksteal"]
        assert dev.side_by_side([], 64)[1] == "4"

    @pytest.mark.parametrize(("arguments", "cores"), [(["tests/ai"], 8), ([], 1), ([], None)])
    def test_named_tests_and_one_core_run_in_a_row(
        self, arguments: list[str], cores: int | None
    ) -> None:
        assert dev.side_by_side(arguments, cores) == []
