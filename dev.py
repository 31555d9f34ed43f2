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
is used here.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import json
import os
import platform
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "dokodesk-setup.json"
CATALOGUES = ROOT / "dokodesk" / "i18n"
SOURCE_LANGUAGE = "en"
OLDEST_PYTHON = (3, 11)

# Subcommands of the program that open no window and so need no display.
WINDOWLESS = frozenset({"analyse", "bench", "bot", "lessons", "record", "rules", "simulate"})
WINDOWLESS_OPTIONS = frozenset({"-h", "--help", "--version"})


class Library(NamedTuple):
    """A shared library Qt loads at run time, and who brings it."""

    soname: str
    debian: str
    arch: str


LIBRARIES = (
    # Needed by every Qt program, even without a screen.
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
    Library("libGL.so.1", "libgl1", "libglvnd"),
    Library("libEGL.so.1", "libegl1", "libglvnd"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
    # Needed by a window under X11.
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
)

# Programs some tests use to work in a real X window; without them those tests are left out.
TEST_PROGRAMS = {"Xvfb": "xvfb", "xdotool": "xdotool"}


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


# System libraries ----------------------------------------------------------------------------


def can_load(soname: str) -> bool:
    """Whether the system's loader finds a shared library."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def debian_names(package: str) -> tuple[str, str]:
    """The names a package may have: newer releases mark some with t64."""
    return (package, package + "t64")


def missing_libraries(load: Callable[[str], bool] = can_load) -> list[Library]:
    """The libraries Qt would not find on this system.

    Args:
        load: Tells whether a library of a given name can be loaded.
    """
    if not sys.platform.startswith("linux"):
        return []  # elsewhere the wheels bring all they need
    return [library for library in LIBRARIES if not load(library.soname)]


def missing_programs() -> list[str]:
    """The Debian packages of test programs that are not there."""
    if not sys.platform.startswith("linux"):
        return []
    return [package for name, package in TEST_PROGRAMS.items() if shutil.which(name) is None]


def installed_on_debian(packages: list[str]) -> set[str]:
    """Those of the packages that dpkg knows as installed, under either of their names."""
    names = [name for package in packages for name in debian_names(package)]
    done = subprocess.run(
        ["dpkg-query", "--show", "--showformat=${Package} ${db:Status-Status}\\n", *names],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    found = {line.split()[0] for line in done.stdout.splitlines() if line.endswith(" installed")}
    return {package for package in packages if found.intersection(debian_names(package))}


def install_command(family: str, libraries: list[Library], programs: list[str]) -> str:
    """What to type so that the missing things get installed.

    Args:
        family: ``debian``, ``rpm``, ``arch`` or anything else for an unknown system.
        libraries: The missing libraries.
        programs: The missing test programs, by their Debian package names.
    """
    if family == "debian":
        names = [library.debian for library in libraries] + programs
        return "sudo apt-get install --no-install-recommends " + " ".join(names)
    if family == "rpm":  # dnf and zypper find a package by the library it provides
        tool = "zypper" if shutil.which("zypper") else "dnf"
        provides = [f"'{library.soname}()(64bit)'" for library in libraries]
        return f"sudo {tool} install " + " ".join(provides)
    if family == "arch":
        return "sudo pacman -S " + " ".join(sorted({library.arch for library in libraries}))
    return "your package manager; look for " + " ".join(library.soname for library in libraries)


def system_family(release: Mapping[str, str]) -> str:
    """Which package tools a Linux system has, from its os-release data."""
    names = {release.get("ID", ""), *release.get("ID_LIKE", "").split()}
    if names & {"debian", "ubuntu"}:
        return "debian"
    if names & {"fedora", "rhel", "centos", "suse", "opensuse"}:
        return "rpm"
    return "arch" if "arch" in names else "other"


def os_release() -> dict[str, str]:
    """What the system says about itself; empty if it says nothing."""
    try:
        return platform.freedesktop_os_release()
    except OSError:
        return {}


def is_debian_root() -> bool:
    """Whether packages can be installed here without asking anybody."""
    if os.name == "nt" or os.geteuid() != 0:
        return False
    return system_family(os_release()) == "debian" and shutil.which("apt-get") is not None


def apt(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs apt-get without questions and waits for another one that holds the lock."""
    return subprocess.run(
        ["apt-get", "-o", "DPkg::Lock::Timeout=180", "-qq", *arguments],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def apt_name(package: str) -> str | None:
    """The name under which apt offers a package, or None if its lists do not have it."""
    for name in debian_names(package):
        done = subprocess.run(
            ["apt-cache", "show", "--no-all-versions", name], capture_output=True, check=False
        )
        if done.returncode == 0 and done.stdout.strip():
            return name
    return None


def apt_install(packages: list[str]) -> bool:
    """Installs Debian packages, refreshing apt's lists only if those at hand will not do.

    Returns:
        Whether all are installed. If not, the reason was printed.
    """
    say("Installing system packages: " + " ".join(packages) + " ...")
    trouble = ""
    for fresh in (False, True):
        if fresh:
            trouble = apt("update").stdout
        names = {package: apt_name(package) for package in packages}
        unknown = [package for package, name in names.items() if name is None]
        known = [name for name in names.values() if name is not None]
        if unknown and not fresh:
            continue
        if known:
            done = apt("install", "--yes", "--no-install-recommends", *known)
            if done.returncode == 0 and not unknown:
                return True
            trouble = done.stdout
        if unknown:
            trouble += "\napt does not know " + ", ".join(unknown)
    say(trouble.strip())
    return False


def check_system(failed_before: object) -> list[str]:
    """Sees to the system's libraries: installs them on Debian as root, else names them.

    Args:
        failed_before: What this function gave when the last try to install failed. The same
            packages are not tried again.

    Returns:
        The Debian packages that could not be installed.
    """
    libraries, programs = missing_libraries(), missing_programs()
    if not libraries and not programs:
        return []
    family = system_family(os_release())
    if family == "debian":
        packages = [library.debian for library in libraries] + programs
        present = installed_on_debian(packages)
        libraries = [library for library in libraries if library.debian not in present]
        programs = [program for program in programs if program not in present]
        packages = [package for package in packages if package not in present]
        if not packages:
            return []
        is_root = is_debian_root()
        if is_root and failed_before != packages and apt_install(packages):
            return []
        if libraries:
            say("Qt needs libraries that are missing here. To install them, type:")
            say("  " + install_command(family, libraries, programs))
        return packages if is_root else []
    if libraries:
        say("Qt needs libraries that are missing here. To install them, use:")
        say("  " + install_command(family, libraries, programs))
    return []


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
