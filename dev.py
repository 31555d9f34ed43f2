#!/usr/bin/env python3
"""Everything a developer does with this repository, from a bare Python 3.11 or newer.

    python3 dev.py run [ARGUMENTS]         start the program
    python3 dev.py test [PYTEST ARGUMENTS] all checks: format, lint, types, imports, tests
    python3 dev.py lint                    only format and lint
    python3 dev.py setup                   install what is missing, nothing else
    python3 dev.py golden [ARGUMENTS]      write the golden matches of the tests anew
    python3 dev.py i18n [LUPDATE OPTIONS]  collect the texts to translate, compile the catalogues;
                                           -no-obsolete drops what is no longer used
    python3 dev.py bench [ARGUMENTS]       measure the speed on this machine
    python3 dev.py package                 build what is handed out, into dist/

Each command first sets up what is missing: the virtual environment .venv, the packages in it, the
compiled translations and, on Debian as root, the system libraries of Qt. Only the standard library
is used here and in what is imported before the packages are there.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tools.system_packages import apt_install, check_system, is_debian_root

if TYPE_CHECKING:
    from collections.abc import Mapping

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "dokodesk-setup.json"
CATALOGUES = ROOT / "dokodesk" / "i18n"
SOURCE_LANGUAGE = "en"
OLDEST_PYTHON = (3, 11)

# Subcommands of the program that open no window and so need no display.
WINDOWLESS = frozenset({"analyse", "bench", "bot", "lessons", "record", "rules", "simulate"})
WINDOWLESS_OPTIONS = frozenset({"-h", "--help", "--version"})


class SetupError(Exception):
    """Something could not be set up; the text says what and what to do."""


def say(text: str) -> None:
    """Prints one line at once, in order with the output of child processes."""
    print(text, flush=True)


def complain(text: str) -> None:
    """Says on standard error what is wrong."""
    print(text, file=sys.stderr, flush=True)


# Version -------------------------------------------------------------------------------------


def version_complaint(version: tuple[int, ...]) -> str | None:
    """One sentence about a Python that is too old, or None."""
    if tuple(version[:2]) >= OLDEST_PYTHON:
        return None
    wanted = ".".join(map(str, OLDEST_PYTHON))
    found = ".".join(map(str, version[:3]))
    return f"dokodesk needs Python {wanted} or newer; this is Python {found}."


# The virtual environment ---------------------------------------------------------------------


def venv_python(venv: Path = VENV) -> Path:
    """The interpreter inside a virtual environment."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def fingerprint(root: Path) -> str:
    """A hash over all that decides which packages are installed and how.

    The folder itself is part of it: a moved or copied tree must be installed again.
    """
    digest = hashlib.sha256(str(root).encode("utf-8", "surrogateescape"))
    sources = (*root.glob("dokodesk/**/*.pyx"), *root.glob("dokodesk/**/*.pxi"))
    files = [root / "pyproject.toml", root / "setup.py", *sorted(sources)]
    for file in files:
        if file.is_file():
            digest.update(b"\0" + file.relative_to(root).as_posix().encode() + b"\0")
            # Line ends differ between systems for the same commit.
            digest.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def read_stamp(path: Path) -> dict[str, object]:
    """What the last setup noted down; empty if there was none or it cannot be read."""
    try:
        stamp = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(path: Path, stamp: dict[str, object]) -> None:
    """Notes down what was set up, in one step."""
    draft = path.with_suffix(".tmp")
    draft.write_text(json.dumps(stamp, indent=1) + "\n", "utf-8")
    draft.replace(path)


def quietly(command: list[str | Path], what: str) -> None:
    """Runs a command and shows its output only if it fails.

    Raises:
        SetupError: The command failed; its output was printed.
    """
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        say(done.stdout.rstrip())
        raise SetupError(f"{what} failed (see above).")


def can_make_venv() -> bool:
    """Whether this Python has all it needs to make a virtual environment with pip."""
    importlib.invalidate_caches()
    return importlib.util.find_spec("ensurepip") is not None


def make_venv() -> None:
    """Makes .venv, unless a working one is there.

    Raises:
        SetupError: This Python cannot make one.
    """
    if venv_python().exists():  # follows the link: false when the Python behind it is gone
        return
    base = getattr(sys, "_base_executable", None) or sys.executable
    if not can_make_venv() and is_debian_root():
        apt_install(["python3-venv"])  # Debian splits Python's own module off
    if not can_make_venv():
        raise SetupError(
            "This Python cannot make virtual environments: its module ensurepip is missing. "
            "On Debian and Ubuntu type: sudo apt-get install python3-venv"
        )
    say("Making the virtual environment .venv ...")
    quietly([base, "-m", "venv", "--clear", VENV], "Making the virtual environment")


def install_packages() -> None:
    """Installs the project, editable, with all developer tools into .venv.

    Raises:
        SetupError: pip failed.
    """
    say("Installing the packages (the first time takes some minutes) ...")
    pip: list[str | Path] = [venv_python(), "-m", "pip", "--disable-pip-version-check"]
    pip += ["--no-input", "install", "--quiet"]
    # Without build isolation pip need not fetch Qt a second time for the build.
    quietly([*pip, "setuptools>=77", "cython>=3.0.11"], "Installing the build tools")
    quietly([*pip, "--no-build-isolation", "--editable", f"{ROOT}[dev]"], "Installing the packages")


# Translations --------------------------------------------------------------------------------


def stale_catalogues(folder: Path) -> list[Path]:
    """The .ts files whose .qm is missing or older."""
    stale = []
    for source in sorted(folder.glob("*.ts")):
        compiled = source.with_suffix(".qm")
        if not compiled.is_file() or compiled.stat().st_mtime < source.stat().st_mtime:
            stale.append(source)
    return stale


def compile_catalogues() -> None:
    """Compiles the .ts files whose .qm is missing or older.

    Raises:
        SetupError: The compiler failed.
    """
    if stale_catalogues(CATALOGUES):
        say("Compiling the translations ...")
        quietly(
            [venv_python(), ROOT / "setup.py", "--quiet", "build_catalogues"],
            "Compiling the translations",
        )


# Commands ------------------------------------------------------------------------------------


def setup(*, retry: bool = False) -> None:
    """Brings everything up to date; does next to nothing when it already is.

    Args:
        retry: Try again what could not be installed the last time.

    Raises:
        SetupError: It did not work.
    """
    stamp = read_stamp(STAMP)
    failed_before = None if retry else stamp.get("failed_packages")
    make_venv()
    failed = check_system(failed_before)
    wanted: dict[str, object] = {"fingerprint": fingerprint(ROOT), "failed_packages": failed}
    if stamp.get("fingerprint") != wanted["fingerprint"]:
        install_packages()
    if stamp != wanted:
        write_stamp(STAMP, wanted)
    compile_catalogues()


def needs_window(arguments: list[str]) -> bool:
    """Whether the program would open a window with these arguments."""
    if WINDOWLESS_OPTIONS.intersection(arguments):
        return False
    return not WINDOWLESS.intersection(arguments)


def has_display(platform_name: str, environment: Mapping[str, str]) -> bool:
    """Whether a window can be shown.

    Args:
        platform_name: As ``sys.platform`` gives it.
        environment: The environment variables.
    """
    if not platform_name.startswith("linux"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def run(arguments: list[str]) -> int:
    """Starts the program in the folder the person is in."""
    if needs_window(arguments) and not has_display(sys.platform, os.environ):
        complain(
            "dokodesk opens a window, but there is no display here: "
            "neither DISPLAY nor WAYLAND_DISPLAY is set."
        )
        return 2
    setup()
    command = [str(venv_python()), "-m", "dokodesk", *arguments]
    if os.name != "nt":
        os.execv(command[0], command)  # signals then reach the program itself
    return subprocess.call(command)


def pytest_arguments(arguments: list[str], folder: Path) -> list[str]:
    """Makes ``--cases FILE`` one argument with a full path.

    pytest reads a separate FILE as a place to search for tests before it knows the option.

    Args:
        arguments: As typed.
        folder: What relative paths start from.
    """
    result: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        if argument == "--cases":
            argument = "--cases=" + next(rest, "")
        name, equals, value = argument.partition("=")
        if name == "--cases" and equals and value:
            argument = "--cases=" + str(folder / value)
        result.append(argument)
    return result


def side_by_side(arguments: list[str], cores: int | None) -> list[str]:
    """How pytest spreads the tests over the cores.

    Args:
        arguments: For pytest; somebody who names tests wants to see them run one after the other.
        cores: Of this machine, if known.
    """
    if arguments or not cores or cores < 2:
        return []
    # More than four only fill the memory: the slow tests start programs of their own.
    return ["-n", str(min(cores, 4)), "--dist", "worksteal"]


def checks(arguments: list[str]) -> list[tuple[str, list[str]]]:
    """All checks in order, with the command of each; pytest is the last."""
    python = str(venv_python())
    given = [*side_by_side(arguments, os.cpu_count()), *pytest_arguments(arguments, Path.cwd())]
    ruff, short = [python, "-m", "ruff"], ["--quiet", "--output-format", "concise", "."]
    linter = (
        "import sys; from importlinter.cli import lint_imports_command as main; sys.exit(main())"
    )
    return [
        ("format", [*ruff, "format", "--check", *short]),
        ("lint", [*ruff, "check", *short]),
        ("types", [python, "-m", "mypy"]),
        ("imports", [python, "-c", linter, "--no-logo"]),
        ("tests", [python, "-m", "pytest", *given]),
    ]


def run_checks(steps: list[tuple[str, list[str]]]) -> int:
    """Runs all checks, even after one has failed, and sums up in one line."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    failed = []
    started = time.monotonic()
    for name, command in steps:
        say(f"--- {name}")
        if subprocess.call(command, cwd=ROOT, env=environment) != 0:
            failed.append(name)
    seconds = time.monotonic() - started
    names = ", ".join(name for name, _ in steps)
    if failed:
        say(f"FAILED: {', '.join(failed)} (of {names}; {seconds:.0f} s)")
        return 1
    say(f"All good: {names} ({seconds:.0f} s)")
    return 0


def translated_languages(folder: Path) -> list[str]:
    """The languages somebody translates into: there is a catalogue or a file with texts."""
    files = [*folder.glob("*_*.yaml"), *folder.glob("*_*.ts")]
    # Qt's own texts alone are no translation of the program.
    names = {path.stem for path in files if not path.name.startswith("qtbase_")}
    return sorted({name.rpartition("_")[2] for name in names} - {SOURCE_LANGUAGE})


def unfinished(catalogue: str) -> int:
    """How many texts of a .ts file, given as its content, still lack a translation."""
    return catalogue.count('type="unfinished"')


def translate(arguments: list[str]) -> int:
    """Collects the texts to translate into the .ts files and compiles them.

    Args:
        arguments: More options for lupdate.
    """
    # Every layer may mark texts; the functions lupdate looks for mean nothing else anywhere.
    sources = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("dokodesk/**/*.py"))
    tool = "import sys; from PySide6.scripts.pyside_tool import lupdate as main; sys.exit(main())"
    # Line numbers would change in every commit.
    options = ["-silent", "-locations", "none", "-source-language", "en", *arguments]
    catalogues = [(language, list[str]()) for language in translated_languages(CATALOGUES)]
    for language, extra in (*catalogues, (SOURCE_LANGUAGE, ["-pluralonly"])):
        target = CATALOGUES / f"dokodesk_{language}.ts"
        command = [str(venv_python()), "-c", tool, *sources, *options, *extra]
        command += ["-target-language", language, "-ts", str(target.relative_to(ROOT))]
        if subprocess.call(command, cwd=ROOT) != 0:
            return 1
        say(f"{target.name}: {unfinished(target.read_text('utf-8'))} texts to translate")
    compile_catalogues()
    return 0


def main(arguments: list[str]) -> int:
    """Carries out one command and gives the exit status."""
    complaint = version_complaint(tuple(sys.version_info[:3]))
    if complaint:
        complain(complaint)
        return 2
    command, rest = (arguments[0], arguments[1:]) if arguments else ("help", [])
    try:
        return _dispatch(command, rest)
    except SetupError as error:
        complain(str(error))
        return 1
    except KeyboardInterrupt:
        return 130


def _dispatch(command: str, rest: list[str]) -> int:
    if command == "run":
        return run(rest)
    if command in ("help", "-h", "--help"):
        say((__doc__ or "").strip())
        return 0
    if command not in ("setup", "test", "lint", "golden", "i18n", "bench", "package"):
        complain(f"There is no command {command!r}. See: python3 dev.py help")
        return 2
    if command in ("setup", "lint", "package") and rest:
        complain(f"The command {command} takes no arguments.")
        return 2
    setup(retry=command == "setup")
    if command == "test":
        return run_checks(checks(rest))
    if command == "lint":
        return run_checks(checks([])[:2])
    if command == "golden":
        return subprocess.call([str(venv_python()), "-m", "tests.helpers.golden", *rest], cwd=ROOT)
    if command == "i18n":
        return translate(rest)
    if command == "package":
        return subprocess.call([str(venv_python()), str(ROOT / "packaging" / "build.py")], cwd=ROOT)
    if command == "bench":
        return subprocess.call([str(venv_python()), "-m", "dokodesk", "bench", *rest])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
