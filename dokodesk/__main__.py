"""Starts the program: the window, or a subcommand of the command line."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Sequence

from dokodesk.cli.console import BAD_INPUT, complain
from dokodesk.cli.main import is_command, run_command, window_options


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit status.

    Args:
        arguments: those of the command line unless told.
    """
    # In a frozen program the processes of the computer players start here too.
    multiprocessing.freeze_support()
    given = sys.argv[1:] if arguments is None else arguments
    if is_command(given):
        return run_command(given)
    options = window_options(given)
    try:
        from dokodesk.app import main as open_window
    except ImportError as error:
        complain(f"dokodesk: the window needs PySide6 and the libraries of Qt ({error})")
        return BAD_INPUT
    return open_window(
        data_dir=options.data_dir,
        rules=options.rules,
        new=options.new,
        daily=options.daily,
        file=options.file,
        probe_start=options.probe_start,
        probe_frames=options.probe_frames,
        lesson=options.lesson,
        lesson_step=options.lesson_step,
    )


if __name__ == "__main__":
    raise SystemExit(main())
