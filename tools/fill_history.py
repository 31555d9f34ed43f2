"""Fills a history with many deals, to look at long lists and statistics.

python -m tools.fill_history FOLDER --deals 20000

The folder can then be opened with ``dokodesk --data-dir FOLDER``.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from dokodesk.cli.history_bench import fill_history
from dokodesk.storage.history import History
from dokodesk.storage.paths import paths_under


def main() -> int:
    """Fills it and says how much there is."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, help="the data folder; made if there is none")
    parser.add_argument("--deals", type=int, default=20000, help="at least so many deals")
    parser.add_argument("--player", default="simple", help="who plays them")
    parser.add_argument("--templates", type=int, default=8, help="matches really played a preset")
    arguments = parser.parse_args()
    history = History(paths_under(arguments.folder).history)
    for notice in history.open():
        sys.stderr.write(f"{notice}\n")
    stored = fill_history(
        history, arguments.deals, player=arguments.player, templates=arguments.templates
    )
    history.close()
    sys.stdout.write(f"{stored} deals stored in {arguments.folder}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
