"""An independent referee for Doppelkopf records, written from the rules text alone.

It shares no code with the program and is meant to be read: plain loops over card codes, one small
function for each rule. Where the texts leave a choice, READINGS.md says which one was taken.
"""

from __future__ import annotations

from .calls import Call
from .loader import Unreadable, make_rules
from .match import DealResult, Problem, check_file, legal, replay_deal
from .play import Replay, legal_actions, start_replay
from .score import Facts, Line, score_deal
from .state import DealState, Refused

__all__ = [
    "Call",
    "DealResult",
    "DealState",
    "Facts",
    "Line",
    "Problem",
    "Refused",
    "Replay",
    "Unreadable",
    "check_file",
    "legal",
    "legal_actions",
    "make_rules",
    "replay_deal",
    "score_deal",
    "start_replay",
]
