"""Small programs that talk the bot protocol, some of them badly."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

_GOOD = """
import json, sys
for line in sys.stdin:
    word, _, rest = line.rstrip("\\n").partition(" ")
    if word == "doko-bot":
        say("ok tester")
    elif word == "deal":
        deal = json.loads(rest)
        say("ok")
    elif word == "ask":
        ask(json.loads(rest))
    elif word == "ask-call":
        ask_call(json.loads(rest))
    elif word == "result":
        result(json.loads(rest))
    elif word == "bye":
        sys.exit(0)
"""

_HELPERS = """
import json, sys, time
def say(text):
    print(text, flush=True)
def ask(choices):
    say(choices[0])
def ask_call(calls):
    say("-")
def result(data):
    pass
"""


def command(folder: Path, name: str, changes: str = "", loop: str = _GOOD) -> str:
    """The command line of a bot.

    Args:
        folder: where its program is written.
        name: of the program.
        changes: Python text that replaces helpers of the good bot: ``say``, ``ask`` ...
        loop: the main part.
    """
    path = folder / f"{name}.py"
    path.write_text(_HELPERS + changes + loop, "utf-8")
    return " ".join(shlex.quote(word) for word in (sys.executable, str(path)))
