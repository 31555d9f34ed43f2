"""Records for the tests, as texts that can be changed in one place."""

from __future__ import annotations

from pathlib import Path

DATA = Path(__file__).parent.parent / "data"
GOLDEN = DATA / "golden"
FREEDOKO = DATA / "freedoko" / "deals.doko"


def golden(name: str) -> str:
    """The text of a golden match."""
    return (GOLDEN / f"{name}.doko").read_text("utf-8")


def changed(text: str, old: str, new: str, *, count: int = 1) -> str:
    """A text with something replaced that must be there."""
    assert old in text, f"{old!r} is not in the text"
    return text.replace(old, new, count)


#: A deal that stands alone and is thrown in at once: four kings of spades, hearts and clubs.
ALONE = """\
---
doko: 1
kind: deal
number: 1
players: [0, 1, 2, 3]
rules: {preset: kneipe, options: {}}
dealer: 3
hands:
  - CK CK SK SK HK C9 C9 S9 S9 H9 D9 D9
  - CA CA C10 C10 SA SA S10 S10 HA HA H10 H10
  - CQ CQ SQ SQ HQ HQ DQ DQ CJ CJ SJ SJ
  - HJ HJ DJ DJ DA DA D10 D10 DK DK HK H9
actions:
  - 0 reservation
  - 1 healthy
  - 2 healthy
  - 3 healthy
  - 0 choose throw_in
result:
  contract: void
  parties: [none, none, none, none]
  winner: none
  card_points: {re: 0, kontra: 0}
  tricks: {re: 0, kontra: 0}
  lines: []
  value: 0
  scores: [0, 0, 0, 0]
...
"""

#: Two deals of a match that were thrown in; the second one was not finished.
MATCH = """\
---
doko: 1
kind: match
program: a test
rules:
  preset: kneipe
  options: {}
players: [Anna, Ben, Cem, Dora]
deals: 8
...
---
doko: 1
kind: deal
number: 1
players: [0, 1, 2, 3]
dealer: 3
state:
  compulsory_owed: [0, 0, 0, 0]
  forced_solo: null
  bock: 1
hands:
  - CK CK SK SK HK C9 C9 S9 S9 H9 D9 D9
  - CA CA C10 C10 SA SA S10 S10 HA HA H10 H10
  - CQ CQ SQ SQ HQ HQ DQ DQ CJ CJ SJ SJ
  - HJ HJ DJ DJ DA DA D10 D10 DK DK HK H9
actions:
  - 0 reservation
  - 1 healthy
  - 2 healthy
  - 3 healthy
  - 0 choose throw_in
result:
  contract: void
  parties: [none, none, none, none]
  winner: none
  card_points: {re: 0, kontra: 0}
  tricks: {re: 0, kontra: 0}
  lines: []
  value: 0
  scores: [0, 0, 0, 0]
...
---
doko: 1
kind: deal
number: 1
players: [0, 1, 2, 3]
dealer: 3
hands:
  - CK CK SK SK HK C9 C9 S9 S9 H9 D9 D9
  - CA CA C10 C10 SA SA S10 S10 HA HA H10 H10
  - CQ CQ SQ SQ HQ HQ DQ DQ CJ CJ SJ SJ
  - HJ HJ DJ DJ DA DA D10 D10 DK DK HK H9
actions:
  - 0 healthy
  - 1 healthy
...
"""
