"""Announcements: who may say what at a point of the deal, rules 2.10 and record 2.3, 2.4, 9."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .cards import Rules, hand_size
from .rules import LEVELS

SIDES = ("re", "kontra")
PREDICTIONS = tuple("predict_" + level for level in LEVELS)
LADDER = LEVELS
SPOKEN = (*SIDES, *LEVELS, *PREDICTIONS)


class CallRefused(Exception):
    """A call that the rules do not allow; the text says why."""


@dataclass(frozen=True)
class Call:
    """One call in force.

    `side`: whose call it is (the word that was spoken). `late`: a Re/Kontra in time only as a
    reply. `trick`: the trick in which it was said, 0 before the first card.
    """

    seat: int
    side: str
    word: str
    late: bool = False
    trick: int = 0


@dataclass(frozen=True)
class Moment:
    """What decides whether a call is in time.

    Attributes:
        side: The caller's side.
        own: Calls in force that count for the caller (his side's, or only his own ones).
        other: Calls in force of the other side.
        played: Own cards on the table or in tricks, after `announce_open_trick_counts`.
        table: All cards played so far.
        shift: The wedding shift.
    """

    side: str
    own: Sequence[Call]
    other: Sequence[Call]
    played: int
    table: int
    shift: int = 0


def other_side(side: str) -> str:
    """kontra for re and the other way round."""
    return "kontra" if side == "re" else "re"


def step_of(word: str) -> int:
    """0 for Re/Kontra, 1-4 for the levels."""
    return 0 if word in SIDES else LEVELS.index(word) + 1


def word_at(side: str, number: int) -> str:
    """The call at a step of the ladder of one side."""
    return side if number == 0 else LEVELS[number - 1]


def open_card_counts(rules: Rules) -> bool:
    """`announce_open_trick_counts` where it means something."""
    return bool(rules["announce_open_trick_counts"] and rules["announce_scheme"] != "table_cards")


def first_limit(rules: Rules, side: str, number: int, shift: int) -> int:
    """Largest number of cards played for a call by itself: own cards, or cards on the table."""
    if rules["announce_scheme"] == "table_cards":
        return (4 if side == "re" else 12) + 4 * number + 4 * shift
    return int(rules["announce_latest"][number]) + shift


def in_time(rules: Rules, now: Moment, number: int) -> bool:
    """Whether the call would be in time by its own limit."""
    if rules["announce_scheme"] == "extending":
        return now.played <= 1 + now.shift + len(now.own) + len(now.other)
    count = now.table if rules["announce_scheme"] == "table_cards" else now.played
    return count <= first_limit(rules, now.side, number, now.shift)


def in_time_as_reply(rules: Rules, now: Moment) -> bool:
    """Whether Re/Kontra would be in time as an answer, rules 2.10 no 5."""
    if rules["announce_scheme"] == "extending" or rules["anonymous_announce"]:
        return False
    extra = int(rules["reply_extra_cards"])
    if extra == 0 or not now.other:
        return False
    highest = max(step_of(c.word) for c in now.other)
    limit = first_limit(rules, other_side(now.side), highest, now.shift)
    if rules["announce_scheme"] == "table_cards":
        return now.table <= limit + 4 * extra
    return now.played <= limit + extra


def standard_call(rules: Rules, now: Moment, word: str) -> list[tuple[str, bool]]:
    """The calls that a spoken word adds, in the standard system.

    Returns:
        Words with the mark "late reply", the included ones first.

    Raises:
        CallRefused: the word is not allowed now.
    """
    if word not in (*SIDES, *LEVELS):
        raise CallRefused(f"'{word}' is not a call of these rules")
    if word in SIDES and word != now.side:
        raise CallRefused(f"the caller belongs to {now.side}")
    called = {step_of(c.word) for c in now.own}
    wanted = step_of(word)
    if wanted in called:
        raise CallRefused(f"'{word}' has been called already")
    if any(c.late for c in now.own) and not rules["late_reply_allows_levels"]:
        raise CallRefused("after a late reply the side can call no level")
    missing = [n for n in range(wanted) if n not in called]
    if missing and rules["announce_skip"] == "explicit":
        raise CallRefused(f"'{word_at(now.side, wanted - 1)}' has to be called first")
    added = []
    for number in [*missing, wanted]:
        late = False
        if not in_time(rules, now, number):
            late = number == 0 and in_time_as_reply(rules, now)
            if not late:
                raise CallRefused(f"it is too late for '{word_at(now.side, number)}'")
            if wanted > 0 and not rules["late_reply_allows_levels"]:
                raise CallRefused("a jump cannot start with a late reply")
        added.append((word_at(now.side, number), late))
    return added


def chilean_call(
    now: Moment,
    word: str,
    trick: int,
    opened_in: int | None,
    predictions: Sequence[Call],
) -> None:
    """Whether a word is allowed in the chilean system, record 9 "chilean calls".

    Args:
        now: The moment; `own` are the calls that count for the caller.
        word: What is said.
        trick: The trick that lasts now.
        opened_in: The trick in which first predictions are possible, None as long as it is
            not known.
        predictions: Predictions in force of the caller's side.

    Raises:
        CallRefused: the word is not allowed now.
    """
    if word in SIDES:
        if word != now.side:
            raise CallRefused(f"the caller belongs to {now.side}")
        if any(c.word == word for c in now.own):
            raise CallRefused(f"'{word}' has been called already")
        return
    if word not in PREDICTIONS:
        raise CallRefused(f"'{word}' is not a call of these rules")
    if opened_in is None:
        raise CallRefused("predictions open when both club queens have been played")
    if len(predictions) >= 2:
        raise CallRefused("a prediction can be raised once")
    if not predictions:
        if trick != opened_in:
            raise CallRefused(f"the first prediction belongs to trick {opened_in}")
        return
    if trick != predictions[0].trick + 1:
        raise CallRefused("a prediction is raised in the very next trick")
    if PREDICTIONS.index(word) <= PREDICTIONS.index(predictions[0].word):
        raise CallRefused("a raise names a higher level")


def forced_seats(rules: Rules, tricks: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Whom rich early tricks put under the duty to call, record 2.4 and 9.

    Args:
        rules: The options.
        tricks: Winner and card points of each complete trick.

    Returns:
        Pairs of seat and trick, in the order in which the duties arose.
    """
    if not rules["forced_announce"] or rules["announcements"] == "off":
        return []
    need = int(rules["forced_announce_points"])
    totals = [0, 0, 0, 0]
    reached: set[int] = set()
    found: list[tuple[int, int]] = []
    for n, (winner, points) in enumerate(tricks, start=1):
        if n > rules["forced_announce_window"] or n == hand_size(rules):
            break
        amount = points
        if rules["forced_announce_measure"] == "cumulative":
            totals[winner] += points
            amount = totals[winner]
        enough = amount > need if rules["forced_announce_compare"] == "gt" else amount >= need
        if not enough:
            continue
        if rules["forced_announce_measure"] == "cumulative":
            if winner in reached:
                continue
            reached.add(winner)
        found.append((winner, n))
        if rules["forced_announce_once"]:
            break
    return found


def forced_word(rules: Rules, side: str, own: Sequence[Call]) -> str | None:
    """What a seat under the duty has to say, None if there is nothing left to say."""
    if not any(c.word == side for c in own):
        return side
    if rules["forced_announce_raise"] != "next_level" or rules["announcements"] == "chilean":
        return None
    called = {c.word for c in own}
    return next((level for level in LEVELS if level not in called), None)


def after_genscher(rules: Rules, calls: Sequence[Call]) -> list[Call]:
    """The calls that survive when the partner is chosen again, `genscher_calls`."""
    if rules["genscher_calls"] == "void_all":
        return []
    if rules["genscher_calls"] == "void_levels":
        return [c for c in calls if c.word in SIDES]
    return list(calls)
