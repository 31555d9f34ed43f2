"""What a finished deal is worth: winner, lines, value and scores (record 4-6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .calls import PREDICTIONS, SIDES, Call, other_side
from .cards import NEGATIVE_SOLOS, Rules
from .rules import LEVELS

UNDER = ("under_90", "under_60", "under_30", "schwarz")
BEATEN = ("120_vs_no90", "90_vs_no60", "60_vs_no30", "30_vs_schwarz")
NOT_A_SOLO = (
    "normal",
    "silent_wedding",
    "wedding",
    "failed_wedding",
    "poverty",
    "black_sow",
    "void",
)


@dataclass(frozen=True)
class Line:
    """One line of the result; `extra` marks the extra points of record 5.4."""

    reason: str
    side: str
    points: int
    extra: bool = False

    def data(self) -> dict[str, Any]:
        """The line as it stands in a record."""
        return {"reason": self.reason, "side": self.side, "points": self.points}


@dataclass(frozen=True)
class Facts:
    """All that the value of a deal depends on.

    Attributes:
        rules: The options.
        contract: Name as in record 3.
        re: The Re seats.
        points: Card points by side.
        tricks: Tricks by side.
        calls: Calls in force at the end, with implied and bid ones.
        extras: The extra points that count, as lines.
        negative_winner: Winner of a negative solo.
        bock: `state.bock`.
    """

    rules: Rules
    contract: str
    re: frozenset[int]
    points: Mapping[str, int]
    tricks: Mapping[str, int]
    calls: Sequence[Call] = ()
    extras: Sequence[Line] = ()
    negative_winner: str = "none"
    bock: int = 1

    @property
    def lone(self) -> bool:
        """Re is one seat."""
        return len(self.re) == 1

    @property
    def negative(self) -> bool:
        """null_no_tricks or slim_martin."""
        return self.contract in NEGATIVE_SOLOS

    @property
    def declared_solo(self) -> bool:
        """The contract is a solo type."""
        return self.contract not in NOT_A_SOLO

    @property
    def chilean(self) -> bool:
        """Predictions instead of calls."""
        return bool(self.rules["announcements"] == "chilean")

    @property
    def counting_calls(self) -> list[Call]:
        """In black sow games and negative solos no calls count, record 5.1."""
        if self.contract == "black_sow" or self.negative:
            return []
        return list(self.calls)

    def words(self, side: str) -> list[str]:
        """What a side has called, one entry for each call."""
        return [c.word for c in self.counting_calls if c.side == side]

    def levels(self, side: str) -> list[str]:
        """The levels a side has called, ascending, one entry for each call."""
        words = self.words(side)
        return [level for level in LEVELS for word in words if word == level]


@dataclass
class Sheet:
    """Collects lines by the rules for zero and negative points, record 5."""

    lines: list[Line] = field(default_factory=list)

    def write(self, reason: str, side: str, points: int, extra: bool = False) -> None:
        """Adds a line; nothing for 0, a negative one goes to the other side."""
        if points > 0:
            self.lines.append(Line(reason, side, points, extra))
        elif points < 0:
            self.lines.append(Line(reason, other_side(side), -points, extra))

    def copy(self, line: Line) -> None:
        """Adds a line that was found elsewhere."""
        self.write(line.reason, line.side, line.points, line.extra)

    def net(self, side: str, extra: bool | None = None) -> int:
        """Points of a side minus points of the other one."""
        total = 0
        for line in self.lines:
            if extra is None or line.extra == extra:
                total += line.points if line.side == side else -line.points
        return total

    def points(self, side: str, extra: bool | None = None) -> int:
        """Points of one side alone."""
        return sum(
            line.points
            for line in self.lines
            if line.side == side and (extra is None or line.extra == extra)
        )


# Tests of card points and tricks


def took_nothing(facts: Facts, side: str) -> bool:
    """`schwarz_test`: no trick, or no card point."""
    if facts.rules["schwarz_test"] == "tricks":
        return facts.tricks[side] == 0
    return facts.points[side] == 0


def stayed_under(facts: Facts, side: str, number: int) -> bool:
    """The side has less than 90, 60, 30 card points (0-2) or has taken nothing (3)."""
    if number == 3:
        return took_nothing(facts, side)
    return facts.points[side] < (90, 60, 30)[number]


def met_level(facts: Facts, caller: str, level: str) -> bool:
    """The caller's side kept the other one under the level, rules 2.7 no 2."""
    return stayed_under(facts, other_side(caller), LEVELS.index(level))


# The winner, rules 2.7


def _winner_by_points(facts: Facts) -> str:
    """Rules 2.7 no 1 with `kontra_alone_121` and `tie_120`."""
    re_points = facts.points["re"]
    if re_points == 120 and facts.points["kontra"] == 120:
        said_re, said_kontra = bool(facts.words("re")), bool(facts.words("kontra"))
        if facts.rules["tie_120"] == "nobody" and (facts.chilean or not (said_re or said_kontra)):
            return "none"
        if facts.chilean:
            return "kontra"
        if facts.rules["kontra_alone_121"] and said_kontra and not said_re:
            return "re"
    return "re" if re_points >= 121 else "kontra"


def _binding_target(facts: Facts, side: str) -> int | None:
    """`re_kontra_binding`: 121, or 120 if the other side had called before."""
    if not facts.rules["re_kontra_binding"] or side not in facts.words(side):
        return None
    for call in facts.counting_calls:
        if call.side != side:
            return 120
        if call.word == side:
            return 121
    return None


def _obligation_met(facts: Facts, side: str) -> bool | None:
    """Whether a side kept its highest call; None if it is obliged to nothing."""
    levels = facts.levels(side)
    if levels:
        return met_level(facts, side, levels[-1])
    target = _binding_target(facts, side)
    return None if target is None else facts.points[side] >= target


def winner_by_play(facts: Facts) -> str:
    """re, kontra or none, before cowardice; rules 2.7."""
    if facts.negative:
        return facts.negative_winner
    if facts.chilean or facts.rules["failed_level_effect"] == "points_to_opponents":
        return _winner_by_points(facts)
    kept = {side: _obligation_met(facts, side) for side in SIDES}
    bound = [side for side in SIDES if kept[side] is not None]
    if not bound:
        return _winner_by_points(facts)
    for side in bound:
        if kept[side]:
            return side
    if len(bound) == 1:
        return other_side(bound[0])
    return "kontra" if facts.rules["both_failed"] == "kontra_wins" else "none"


def is_cowardly(facts: Facts, winner: str) -> bool:
    """`cowardice`: the winner did much better than he called, record 9."""
    limit = int(facts.rules["cowardice"])
    if limit <= 0 or winner == "none" or facts.lone or facts.chilean:
        return False
    loser = other_side(winner)
    result = 1 + sum(stayed_under(facts, loser, n) for n in range(4))
    words = facts.words(winner)
    called = 1 if words else 0
    for n, level in enumerate(LEVELS):
        if level in words:
            called = n + 2
    return result - called >= limit


# Lines, record 5.1


def _game_points(facts: Facts, winner: str) -> int:
    """Line 1."""
    tie = facts.points["re"] == 120 and facts.points["kontra"] == 120
    if (
        winner == "kontra"
        and tie
        and not facts.levels("re")
        and not facts.levels("kontra")
        and facts.rules["tie_120_value"] == "against_old_only"
    ):
        return 0
    return int(facts.rules["base_win"])


def against_old_counts(facts: Facts) -> bool:
    """Line 2, when Kontra wins."""
    rules = facts.rules
    if facts.contract in ("normal", "wedding"):
        return True
    if facts.contract == "poverty":
        return bool(rules["against_old_in_poverty"])
    if facts.contract == "black_sow":
        return False
    if facts.contract == "silent_wedding" and rules["silent_wedding_scoring"] == "normal":
        return True
    if rules["against_old_in_solos"] == "always":
        return True
    return bool(
        rules["against_old_in_solos"] == "silent_wedding" and facts.contract == "silent_wedding"
    )


def _under_lines(facts: Facts, sheet: Sheet, winner: str) -> None:
    """Line 3."""
    for n in range(4):
        if stayed_under(facts, other_side(winner), n):
            sheet.write(UNDER[n], winner, int(facts.rules["level_points"][n]))


def _beaten_lines(facts: Facts, sheet: Sheet, winner: str) -> None:
    """Line 6: the other side's levels that were beaten by 30."""
    called = facts.levels(other_side(winner))
    for n, level in enumerate(LEVELS):
        if level in called and facts.points[winner] >= (120, 90, 60, 30)[n]:
            sheet.write(BEATEN[n], winner, 1)


def _level_lines(facts: Facts, sheet: Sheet, winner: str) -> None:
    """Lines 4-6."""
    value = int(facts.rules["level_call_value"])
    loser = other_side(winner)
    if facts.rules["failed_level_effect"] == "points_to_opponents":
        for side in (winner, loser):
            for level in facts.levels(side):
                if met_level(facts, side, level):
                    sheet.write(level + "_call", side, value)
                else:
                    sheet.write(level + "_missed", other_side(side), value)
        return
    for level in facts.levels(winner):
        sheet.write(level + "_call", winner, value)
    scoring = facts.rules["failed_level_scoring"]
    for level in facts.levels(loser):
        if scoring in ("ddv", "single"):
            sheet.write(level + "_call", winner, value)
        elif scoring == "all_announced_double":
            sheet.write(level + "_failed_side", winner, 2 * value)
        elif not met_level(facts, loser, level):
            sheet.write(level + "_missed", winner, 2 * value)
    if scoring == "ddv":
        _beaten_lines(facts, sheet, winner)


def _word_lines(facts: Facts, sheet: Sheet, winner: str, base: int) -> None:
    """Line 7; `base` is what a doubling doubles."""
    effect = facts.rules["re_kontra_effect"]
    doubled = base
    for side in SIDES:
        for word in facts.words(side):
            if word not in SIDES:
                continue
            if effect == "add2":
                sheet.write(word + "_call", winner, 2)
            elif effect == "add1":
                sheet.write(word + "_call", winner, 1)
            elif effect == "double":
                sheet.write(word + "_call", winner, doubled)
                doubled *= 2


def _double_line(facts: Facts, sheet: Sheet, side: str, amount: int) -> None:
    """Line 10."""
    if facts.declared_solo and facts.rules["solo_bonus"] == "double":
        sheet.write("solo_double", side, amount)


def _won_lines(facts: Facts, by_play: str, winner: str) -> Sheet:
    """Record 5.1. `winner` differs from `by_play` only after cowardice."""
    rules = facts.rules
    sheet = Sheet()
    found = Sheet()
    found.write("game", by_play, _game_points(facts, by_play))
    coward = winner != by_play
    if not coward and winner == "kontra" and against_old_counts(facts):
        found.write("against_old", "kontra", int(rules["against_old"]))
    if not facts.negative:
        _under_lines(facts, found, by_play)
        _level_lines(facts, found, by_play)
    for line in found.lines:
        side = other_side(line.side) if coward else line.side
        sheet.write(line.reason, side, line.points)
    if facts.negative:
        _double_line(facts, sheet, winner, sheet.net(winner))
        return sheet
    base = sheet.net(winner)
    if rules["double_scope"] == "game_levels":
        for line in sheet.lines:
            if line.reason == "against_old":
                base -= line.points if line.side == winner else -line.points
    if rules["double_scope"] == "all":
        base += sum(e.points if e.side == winner else -e.points for e in facts.extras)
    _word_lines(facts, sheet, winner, base)
    for extra in facts.extras:
        sheet.copy(extra)
    if rules["loser_flip"] == "capped_at_zero" and sheet.net(winner) < 0:
        sheet.write("cap", winner, -sheet.net(winner))
    _double_line(facts, sheet, winner, sheet.net(winner))
    return sheet


def _nobody_lines(facts: Facts) -> Sheet:
    """Record 5.2."""
    sheet = Sheet()
    if facts.negative:
        return sheet
    full = facts.rules["no_winner_scoring"] == "ddv"
    if full:
        for side in SIDES:
            _under_lines(facts, sheet, side)
        for side in SIDES:
            _beaten_lines(facts, sheet, side)
    for extra in facts.extras:
        sheet.copy(extra)
    if full:
        _double_line(facts, sheet, "re", sheet.net("re"))
    return sheet


# The chilean system, record 5.3


def highest_prediction(facts: Facts, side: str) -> int | None:
    """Number of the side's highest prediction, 0-3."""
    found = [PREDICTIONS.index(w) for w in facts.words(side) if w in PREDICTIONS]
    return max(found) if found else None


def _chilean_lines(facts: Facts, winner: str) -> Sheet:
    """Record 5.3."""
    rules = facts.rules
    sheet = Sheet()
    came_true: str | None = None
    if winner != "none":
        loser = other_side(winner)
        sheet.write("game", winner, _game_points(facts, winner))
        if winner == "kontra" and against_old_counts(facts):
            sheet.write("against_old", "kontra", int(rules["against_old"]))
        items = [
            (UNDER[n], int(rules["level_points"][n]))
            for n in (3, 2, 1, 0)
            if stayed_under(facts, loser, n)
        ]
        said = highest_prediction(facts, winner)
        if said is not None and stayed_under(facts, loser, said):
            came_true = winner
            items.append((PREDICTIONS[said], said + 1))
        if items:
            reason, points = max(items, key=lambda item: item[1])
            sheet.write(reason, winner, points)
    for side in SIDES:
        said = highest_prediction(facts, side)
        if said is not None and side != came_true:
            sheet.write(PREDICTIONS[said] + "_false", other_side(side), said + 1)
    for extra in facts.extras:
        sheet.copy(extra)
    if facts.declared_solo and rules["solo_bonus"] == "double":
        for side, amount in [(s, sheet.points(s)) for s in SIDES]:
            sheet.write("solo_double", side, amount)
    return sheet


# Settlement, record 6


def _factors(facts: Facts, lone_seat: bool) -> int:
    """The soloist's factor in the modes plus and minus."""
    if not facts.lone:
        return 1
    normal_silent = (
        facts.contract == "silent_wedding" and facts.rules["silent_wedding_scoring"] == "normal"
    )
    if facts.contract == "black_sow" or normal_silent:
        return 1
    if lone_seat or facts.rules["solo_triple_when_lost"]:
        return int(facts.rules["solo_multiplier"])
    return 1


def settle(facts: Facts, winner: str, amount: int) -> list[int]:
    """The four scores for the amount A seen from the winner (Re if nobody won)."""
    if winner == "none":
        winner, amount = ("re", amount) if amount >= 0 else ("kontra", -amount)
    mode = facts.rules["score_mode"]
    scores = []
    for seat in range(4):
        is_re = seat in facts.re
        won = (winner == "re") == is_re
        if mode == "plus_minus":
            factor = 3 if facts.lone and is_re else 1
            scores.append(factor * (amount if won else -amount))
            continue
        factor = _factors(facts, lone_seat=is_re)
        if mode == "plus":
            scores.append(factor * amount if won else 0)
        else:
            scores.append(0 if won else -factor * amount)
    return scores


def bocked(facts: Facts, winner: str, game: int, extra: int) -> int:
    """A from the part that is not extra points and the extra points, `bock_scope`."""
    scope = facts.rules["bock_scope"]
    if scope == "all":
        return (game + extra) * facts.bock
    if scope == "game_only":
        return game * facts.bock + extra
    if facts.bock > 1 and winner != "none":
        return game + extra + facts.bock
    return game + extra


def _chilean_scores(facts: Facts, sheet: Sheet, winner: str) -> list[int]:
    """plus and minus with predictions: everybody writes the points of a side, record 6."""
    amounts = {}
    for side in SIDES:
        game, extra = sheet.points(side, extra=False), sheet.points(side, extra=True)
        amount = bocked(facts, side, game, extra)
        if facts.rules["bock_scope"] == "plus_points" and side != winner:
            amount = game + extra
        amounts[side] = amount
    scores = []
    for seat in range(4):
        side = "re" if seat in facts.re else "kontra"
        factor = _factors(facts, lone_seat=side == "re")
        if facts.rules["score_mode"] == "plus":
            scores.append(factor * amounts[side])
        else:
            scores.append(-factor * amounts[other_side(side)])
    return scores


def score_deal(facts: Facts) -> dict[str, Any]:
    """The complete `result`, record 4-6."""
    by_play = winner_by_play(facts)
    winner = other_side(by_play) if is_cowardly(facts, by_play) else by_play
    if facts.chilean and not facts.negative:
        sheet = _chilean_lines(facts, winner)
    elif winner == "none":
        sheet = _nobody_lines(facts)
    else:
        sheet = _won_lines(facts, by_play, winner)
    view = "re" if winner == "none" else winner
    value = sheet.net(view)
    if facts.chilean and facts.rules["score_mode"] != "plus_minus":
        scores = _chilean_scores(facts, sheet, winner)
    else:
        amount = bocked(facts, winner, sheet.net(view, extra=False), sheet.net(view, extra=True))
        scores = settle(facts, winner, amount)
    return {
        "contract": facts.contract,
        "parties": ["re" if s in facts.re else "kontra" for s in range(4)],
        "winner": winner,
        "card_points": dict(facts.points),
        "tricks": dict(facts.tricks),
        "lines": [line.data() for line in sheet.lines],
        "value": value,
        "scores": scores,
    }


def void_result() -> dict[str, Any]:
    """Record 7."""
    return {
        "contract": "void",
        "parties": ["none"] * 4,
        "winner": "none",
        "card_points": {"re": 0, "kontra": 0},
        "tricks": {"re": 0, "kontra": 0},
        "lines": [],
        "value": 0,
        "scores": [0, 0, 0, 0],
    }
