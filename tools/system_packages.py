"""What Qt and some tests need of a Linux system: found out, installed on Debian as root, else named.

Used by ``dev.py`` before anything is installed, so only the standard library is used here.
"""

from __future__ import annotations

import ctypes
import os
import platform
import shutil
import subprocess
import sys
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = ["LIBRARIES", "apt_install", "check_system", "is_debian_root"]

# At once, in order with the output of child processes.
_say = partial(print, flush=True)


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
    _say("Installing system packages: " + " ".join(packages) + " ...")
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
    _say(trouble.strip())
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
            _say("Qt needs libraries that are missing here. To install them, type:")
            _say("  " + install_command(family, libraries, programs))
        return packages if is_root else []
    if libraries:
        _say("Qt needs libraries that are missing here. To install them, use:")
        _say("  " + install_command(family, libraries, programs))
    return []
