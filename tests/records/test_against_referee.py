"""Both checkers of records, which share no code, must give the same verdict on every file."""

from __future__ import annotations

import random
import re

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.engine import match as matches
from dokodesk.engine.options import Rules
from dokodesk.records.check import check_record
from dokodesk.records.from_engine import match_documents
from dokodesk.records.problems import RecordError
from dokodesk.records.reader import read_record
from dokodesk.records.writer import written
from tests import referee
from tests.engine.test_random_play import play
from tests.helpers.strategies import any_rules

_PLAIN = {"solo_claim": False, "exotic_cards": frozenset(), "exotic_extras": frozenset()}


def a_match(rules: Rules, seed: int, deals: int) -> str:
    """A random match as a record."""
    rules = msgspec.structs.replace(rules, match_deals=max(1, min(rules.match_deals, deals)))
    match: matches.Match = play(rules, seed, deals + 8)
    return written(match_documents(match, program="dokodesk"))


def ours(text: str) -> bool:
    """Whether our checker finds the record right."""
    try:
        report = check_record(read_record(text.encode()))
    except RecordError:
        return False
    return not report.problems


def theirs(text: str) -> bool:
    """Whether the referee finds it right."""
    try:
        return not referee.check_file(text)
    except referee.Unreadable:
        return False


@given(rules=any_rules(), seed=st.integers(0, 2**32))
def test_every_match_of_ours_is_right_for_both(rules: Rules, seed: int) -> None:
    """Numbers, dealers, debts, bock, results: a match under any rules passes both checkers."""
    text = a_match(msgspec.structs.replace(rules, **_PLAIN), seed, deals=4)
    assert ours(text)
    assert not referee.check_file(text)


@given(rules=any_rules(), seed=st.integers(0, 2**32))
def test_an_altered_match_gets_the_same_verdict_from_both(rules: Rules, seed: int) -> None:
    """One number, card, word or line changed: refused by both, or right for both."""
    text = a_match(msgspec.structs.replace(rules, **_PLAIN), seed, deals=2)
    rng = random.Random(seed)
    for _ in range(12):
        changed = alter(text, rng)
        assert ours(changed) == theirs(changed), _difference(text, changed)


def alter(text: str, rng: random.Random) -> str:
    """The record with one thing changed that a careless or dishonest writer might change."""
    lines = text.split("\n")
    for _ in range(50):
        place = rng.randrange(len(lines))
        line = lines[place]
        kind = rng.randrange(5)
        if kind == 0 and line.lstrip().startswith("- "):
            del lines[place]
        elif kind == 1 and re.search(r"\d", line) and "program" not in line:
            numbers = list(re.finditer(r"\d+", line))
            found = rng.choice(numbers)
            new = str(max(0, int(found.group()) + rng.choice((-1, 1))))
            lines[place] = line[: found.start()] + new + line[found.end() :]
        elif kind == 2 and re.search(r"\b(re|kontra)\b", line):
            lines[place] = re.sub(r"\b(re|kontra)\b", _other_side, line, count=1)
        elif kind == 3 and " play " in line and place + 1 < len(lines):
            lines[place], lines[place + 1] = lines[place + 1], lines[place]
        elif kind == 4 and " play " in line:
            lines[place] = line.rsplit(" ", 1)[0] + " " + rng.choice(["CQ", "H10", "DA", "S9"])
        else:
            continue
        if lines != text.split("\n"):
            return "\n".join(lines)
    return text


def _other_side(found: re.Match[str]) -> str:
    return "kontra" if found.group() == "re" else "re"


def _difference(text: str, changed: str) -> str:
    before, after = text.split("\n"), changed.split("\n")
    place = next(i for i, (one, two) in enumerate(zip(before, after, strict=False)) if one != two)
    verdicts = f"ours {ours(changed)}, referee {referee.check_file(changed)[:2]}"
    return f"line {place + 1}: {before[place]!r} became {after[place]!r}; {verdicts}"
