"""The steps of the build that pyproject.toml cannot describe: translations and the fast core.

The compiled module ``dokodesk.ai._fast`` is optional. Without a C compiler, without Cython or with
DK_PURE=1 in the environment the package is built without it and computes in plain Python.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import ClassVar

from setuptools import Command, Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

CATALOGUES = Path(__file__).resolve().parent / "dokodesk" / "i18n"


def lrelease() -> Path | None:
    """Qt's compiler of translations as PySide6 brings it, or None without PySide6."""
    spec = importlib.util.find_spec("PySide6")
    for place in (spec and spec.submodule_search_locations) or ():
        for name in ("lrelease", "lrelease.exe"):
            if (Path(place) / name).is_file():
                return Path(place) / name
    return None


def compile_catalogue(source: Path, compiled: Path, tool: Path | None) -> str | None:
    """Makes a .qm out of a .ts.

    Returns:
        None, or why it did not work.
    """
    if tool is None:
        return "PySide6-Essentials, which brings lrelease, is not installed"
    done = subprocess.run(
        [tool, "-silent", source, "-qm", compiled],
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode == 0:
        return None
    return (done.stderr + done.stdout).strip() or f"{tool} failed"


def compile_catalogues(*, old_ones_will_do: bool, none_will_do: bool) -> None:
    """Makes a .qm beside each .ts that has none or only an older one.

    Args:
        old_ones_will_do: Go on with the .qm that is there when it cannot be made anew.
        none_will_do: Go on even when there is none.
    """
    tool = lrelease()
    for source in sorted(CATALOGUES.glob("*.ts")):
        compiled = source.with_suffix(".qm")
        if compiled.is_file() and compiled.stat().st_mtime >= source.stat().st_mtime:
            continue
        reason = compile_catalogue(source, compiled, tool)
        if reason is None:
            continue
        message = f"{source.name} was not compiled: {reason}"
        if not (old_ones_will_do if compiled.is_file() else none_will_do):
            raise SystemExit(f"error: {message}")
        print(f"warning: {message}", file=sys.stderr)


class BuildCatalogues(Command):
    """Compiles the translations in place."""

    description = "compile the translations (.ts) in place"
    user_options: ClassVar[list[tuple[str, str, str]]] = []

    def initialize_options(self) -> None:
        """There are no options."""

    def finalize_options(self) -> None:
        """There are no options."""

    def run(self) -> None:
        """Compiles what is missing or old."""
        compile_catalogues(old_ones_will_do=False, none_will_do=False)


class BuildPy(build_py):
    """Builds the package with its translations."""

    def run(self) -> None:
        """Compiles the translations before the package data are collected."""
        compile_catalogues(old_ones_will_do=True, none_will_do=self.editable_mode)
        super().run()


class Sdist(sdist):
    """Packs the sources together with the compiled translations."""

    def run(self) -> None:
        """Compiles the translations first, so that a build from the sdist has them in any case."""
        compile_catalogues(old_ones_will_do=True, none_will_do=False)
        super().run()


def extensions() -> list[Extension]:
    """The optional compiled modules."""
    if os.environ.get("DK_PURE") == "1":
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        print("warning: without Cython the fast core is left out", file=sys.stderr)
        return []
    # Contracted multiplications would round differently from plain Python.
    flags = [] if os.name == "nt" else ["-O3", "-ffp-contract=off"]
    fast = Extension("dokodesk.ai._fast", ["dokodesk/ai/_fast.pyx"], extra_compile_args=flags)
    # Cython has no types.
    built: list[Extension] = cythonize([fast], quiet=True)  # type: ignore[no-untyped-call]
    for extension in built:
        extension.optional = True  # cythonize forgets it
    return built


setup(
    cmdclass={"build_catalogues": BuildCatalogues, "build_py": BuildPy, "sdist": Sdist},
    ext_modules=extensions(),
)
