"""From a finished deal to its points, every point with its reason (rules 2.7 to 2.9).

Scoring takes plain values and knows no state. The reasons, their order and the readings of the
options are part of the record format and documented with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from dokodesk.engine.actions import LEVELS, PREDICTIONS, Word
from dokodesk.engine.contracts import (
    BLACK_SOW,
    CONTRACTS,
    NORMAL,
    POVERTY,
    SILENT_WEDDING,
    VOID,
    WEDDING,
)
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party

RE: Final = Party.RE
KONTRA: Final = Party.KONTRA

#: Under these card points a side is under 90, 60, 30.
LIMITS: Final = (90, 60, 30)
UNDER: Final = ("under_90", "under_60", "under_30", "schwarz")
BEATEN: Final = ("120_vs_no90", "90_vs_no60", "60_vs_no30", "30_vs_schwarz")
_BEATEN_POINTS: Final = (120, 90, 60, 30)

#: Reasons of extra points (rules 2.9); bock may count them differently.
EXTRA_REASONS: Final = frozenset(
    {
        "doppelkopf",
        "heart_trick",
        "fox",
        "fox_caught_last",
        "dulle_caught",
        "fox_wins_last",
        "fox_wins_last_double",
        "charlie",
        "charlie_double",
        "charlie_caught",
        "klabautermann",
        "kaffeekranz",
        "agathe",
        "fischauge",
        "gans",
        "koppeldopf",
    }
)


class Line(msgspec.Struct, frozen=True):
    """A point or more with its reason; ``side`` gains them, ``points`` is positive."""

    reason: str
    side: Party
    points: int


class Result(msgspec.Struct, frozen=True):
    """What a deal was worth. ``value`` is before the soloist's factor and before bock."""

    contract: str
    parties: tuple[Party, ...]
    winner: Party
    card_points: tuple[int, int]
    tricks: tuple[int, int]
    lines: tuple[Line, ...]
    value: int
    scores: tuple[int, ...]


class ScoredCall(msgspec.Struct, frozen=True):
    """A call in force at the end of a deal, in the order in which they were made."""

    side: Party
    word: Word


class Played(msgspec.Struct, frozen=True):
    """A deal played to its end, as far as scoring has to know it.

    Attributes:
        contract: a name of ``contracts.CONTRACTS``.
        re: the Re seats.
        card_points: of Re and of Kontra.
        tricks: of Re and of Kontra.
        calls: the calls in force, in order (included, bid and forced ones too).
        extras: the lines of the extra points, in order.
        seat_tricks: tricks per seat; only ``slim_martin`` asks for it.
        bock: the factor of the deal.
    """

    contract: str
    re: tuple[int, ...]
    card_points: tuple[int, int]
    tricks: tuple[int, int]
    calls: tuple[ScoredCall, ...] = ()
    extras: tuple[Line, ...] = ()
    seat_tricks: tuple[int, ...] = (0, 0, 0, 0)
    bock: int = 1

    def points(self, side: Party) -> int:
        """Card points of a side."""
        return self.card_points[0 if side is RE else 1]

    def trick_count(self, side: Party) -> int:
        """Tricks of a side."""
        return self.tricks[0 if side is RE else 1]

    def called(self, side: Party) -> tuple[Word, ...]:
        """The words called for a side, in order."""
        return tuple(call.word for call in self.calls if call.side is side)

    @property
    def lone(self) -> bool:
        """Whether Re is one player (rules 2.2)."""
        return len(self.re) == 1


VOID_RESULT: Final = Result(
    contract=VOID,
    parties=(Party.NONE,) * 4,
    winner=Party.NONE,
    card_points=(0, 0),
    tricks=(0, 0),
    lines=(),
    value=0,
    scores=(0, 0, 0, 0),
)


def score(rules: Rules, played: Played) -> Result:
    """The result of a deal that was played to its end."""
    by_play = winner(rules, played)
    paid = _paid_side(rules, played, by_play)
    lines = _lines(rules, played, by_play, paid)
    view = paid if paid is not Party.NONE else RE
    value = balance(lines, view)
    return Result(
        contract=played.contract,
        parties=tuple(RE if seat in played.re else KONTRA for seat in range(4)),
        winner=paid,
        card_points=played.card_points,
        tricks=played.tricks,
        lines=tuple(lines),
        value=value,
        scores=settle(rules, played, paid, lines),
    )


def balance(lines: Sequence[Line], side: Party) -> int:
    """Points of a side's lines minus those of the other side's."""
    return sum(line.points if line.side is side else -line.points for line in lines)


# --- who wins -------------------------------------------------------------------------------------


def has_nothing(rules: Rules, played: Played, side: Party) -> bool:
    """Whether a side is schwarz (``schwarz_test``)."""
    if rules.schwarz_test == "tricks":
        return played.trick_count(side) == 0
    return played.points(side) == 0


def is_under(rules: Rules, played: Played, side: Party, level: int) -> bool:
    """Whether a side stayed under level 0 (90), 1 (60), 2 (30) or 3 (schwarz)."""
    if level == 3:
        return has_nothing(rules, played, side)
    return played.points(side) < LIMITS[level]


def _level_of(words: Sequence[Word]) -> int | None:
    """The index of the highest level called, or ``None``."""
    called = [LEVELS.index(word) for word in words if word in LEVELS]
    return max(called, default=None)


def calls_count(played: Played) -> bool:
    """Whether announcements count at all in this game (rules section 5, A10)."""
    return played.contract != BLACK_SOW and not CONTRACTS[played.contract].negative


def winner(rules: Rules, played: Played) -> Party:
    """Who wins by play; ``NONE`` if nobody does (rules 2.7)."""
    if CONTRACTS[played.contract].negative:
        return _negative_winner(played)
    if (
        rules.announcements != "standard"
        or rules.failed_level_effect == "points_to_opponents"
        or not calls_count(played)
    ):
        return _winner_by_points(rules, played)
    re_met = _obligation_met(rules, played, RE)
    kontra_met = _obligation_met(rules, played, KONTRA)
    if re_met is None and kontra_met is None:
        return _winner_by_points(rules, played)
    if re_met or kontra_met:
        return RE if re_met else KONTRA
    if kontra_met is None:
        return KONTRA
    if re_met is None:
        return RE
    return KONTRA if rules.both_failed == "kontra_wins" else Party.NONE


def _obligation_met(rules: Rules, played: Played, side: Party) -> bool | None:
    """Whether a side met what it called; ``None`` if it is obliged to nothing."""
    words = played.called(side)
    level = _level_of(words)
    if level is not None:
        return is_under(rules, played, side.other, level)
    if not rules.re_kontra_binding or not words:
        return None
    first_own = next(i for i, call in enumerate(played.calls) if call.side is side)
    answered = any(call.side is side.other for call in played.calls[:first_own])
    return played.points(side) >= (120 if answered else 121)


def _winner_by_points(rules: Rules, played: Played) -> Party:
    points = played.card_points[0]
    if points >= 121:
        return RE
    if points < 120:
        return KONTRA
    counted = played.calls if calls_count(played) else ()
    sides = {call.side for call in counted}
    if rules.announcements == "chilean":
        return Party.NONE if rules.tie_120 == "nobody" else KONTRA
    if rules.kontra_alone_121 and sides == {KONTRA}:
        return RE
    if rules.tie_120 == "nobody" and not sides:
        return Party.NONE
    return KONTRA


def _negative_winner(played: Played) -> Party:
    soloist = played.re[0]
    own = played.seat_tricks[soloist]
    if played.contract == "null_no_tricks":
        return KONTRA if own else RE
    others = min(played.seat_tricks[seat] for seat in range(4) if seat != soloist)
    if own == others:
        return Party.NONE
    return RE if own < others else KONTRA


def _paid_side(rules: Rules, played: Played, by_play: Party) -> Party:
    """The side that gets the points: the other one for cowardice (rules section 5, A16)."""
    if (
        not rules.cowardice
        or by_play is Party.NONE
        or played.lone
        or rules.announcements == "chilean"
    ):
        return by_play
    loser = by_play.other
    reached = 1 + sum(is_under(rules, played, loser, level) for level in range(4))
    words = played.called(by_play)
    level = _level_of(words)
    called = level + 2 if level is not None else int(bool(words))
    return loser if reached - called >= rules.cowardice else by_play


# --- the lines ------------------------------------------------------------------------------------


def _lines(rules: Rules, played: Played, by_play: Party, paid: Party) -> list[Line]:
    kind = CONTRACTS[played.contract]
    if rules.announcements == "chilean" and not kind.negative:
        return _chilean_lines(rules, played, by_play)
    if by_play is Party.NONE:
        return _nobody_lines(rules, played)
    lines: list[Line] = []
    against_old = _against_old(rules, played, by_play) if paid is by_play else 0
    if _game_point_counts(rules, played, by_play):
        _add(lines, "game", paid, rules.base_win)
    _add(lines, "against_old", KONTRA, against_old)
    if not kind.negative:
        _add_level_lines(lines, rules, played, by_play, paid)
        if calls_count(played):
            _add_re_kontra_lines(lines, rules, played, paid, against_old)
        lines += played.extras
        total = balance(lines, paid)
        if rules.loser_flip == "capped_at_zero" and total < 0:
            _add(lines, "cap", paid, -total)
    _add_solo_double(lines, rules, played, paid)
    return lines


def _add(lines: list[Line], reason: str, side: Party, points: int) -> None:
    """Append a line; one of nothing is not written, a negative one goes to the other side."""
    if points > 0:
        lines.append(Line(reason, side, points))
    elif points < 0:
        lines.append(Line(reason, side.other, -points))


def _game_point_counts(rules: Rules, played: Played, by_play: Party) -> bool:
    if rules.tie_120_value != "against_old_only" or by_play is not KONTRA:
        return True
    if played.card_points != (120, 120):
        return True
    return calls_count(played) and any(
        _level_of(played.called(side)) is not None for side in (RE, KONTRA)
    )


def _against_old(rules: Rules, played: Played, by_play: Party) -> int:
    """The point for beating Re, as the contract and the options have it (rules 2.9)."""
    if by_play is not KONTRA:
        return 0
    contract = played.contract
    if contract in (NORMAL, WEDDING) and not played.lone:
        counts = True
    elif contract == POVERTY:
        counts = rules.against_old_in_poverty
    elif contract == BLACK_SOW:
        counts = False
    elif contract == SILENT_WEDDING and rules.silent_wedding_scoring == "normal":
        counts = True
    else:
        counts = rules.against_old_in_solos == "always" or (
            rules.against_old_in_solos == "silent_wedding" and contract == SILENT_WEDDING
        )
    return rules.against_old if counts else 0


def _add_level_lines(
    lines: list[Line], rules: Rules, played: Played, by_play: Party, paid: Party
) -> None:
    """Levels reached, levels called by either side, levels beaten by 30 (rules 2.8)."""
    loser = by_play.other
    for level in range(4):
        if is_under(rules, played, loser, level):
            _add(lines, UNDER[level], paid, rules.level_points[level])
    if not calls_count(played):
        return
    own = _called_levels(played, by_play)
    theirs = _called_levels(played, loser)
    each = rules.level_call_value
    if rules.failed_level_effect == "points_to_opponents":
        _add_levels_one_by_one(lines, rules, played, by_play, paid)
        return
    for level in own:
        _add(lines, f"{LEVELS[level].value}_call", paid, each)
    for level in theirs:
        name = LEVELS[level].value
        if rules.failed_level_scoring == "all_announced_double":
            _add(lines, f"{name}_failed_side", paid, 2 * each)
        elif rules.failed_level_scoring == "missed_double":
            if not is_under(rules, played, by_play, level):
                _add(lines, f"{name}_missed", paid, 2 * each)
        else:
            _add(lines, f"{name}_call", paid, each)
    if rules.failed_level_scoring == "ddv":
        for level in sorted(set(theirs)):
            if played.points(by_play) >= _BEATEN_POINTS[level]:
                _add(lines, BEATEN[level], paid, 1)


def _add_levels_one_by_one(
    lines: list[Line], rules: Rules, played: Played, by_play: Party, paid: Party
) -> None:
    """``points_to_opponents``: each called level goes to whoever it came true for."""
    for caller in (by_play, by_play.other):
        for level in _called_levels(played, caller):
            met = is_under(rules, played, caller.other, level)
            gains = caller if met else caller.other
            if paid is not by_play:
                gains = gains.other
            name = LEVELS[level].value
            _add(lines, f"{name}_call" if met else f"{name}_missed", gains, rules.level_call_value)


def _called_levels(played: Played, side: Party) -> list[int]:
    """Levels called by a side, ascending; twice the same where calls are anonymous."""
    return sorted(LEVELS.index(word) for word in played.called(side) if word in LEVELS)


def _add_re_kontra_lines(
    lines: list[Line], rules: Rules, played: Played, paid: Party, against_old: int
) -> None:
    effect = rules.re_kontra_effect
    if effect == "none" or rules.announcements != "standard":
        return
    words = [Word.RE] * played.called(RE).count(Word.RE)
    words += [Word.KONTRA] * played.called(KONTRA).count(Word.KONTRA)
    doubled = balance(lines, paid)
    if rules.double_scope == "game_levels":
        doubled -= against_old if paid is KONTRA else 0
    elif rules.double_scope == "all":
        doubled += balance(played.extras, paid)
    for word in words:
        reason = f"{word.value}_call"
        if effect == "double":
            _add(lines, reason, paid, doubled)
            doubled *= 2
        else:
            _add(lines, reason, paid, 2 if effect == "add2" else 1)


def _add_solo_double(lines: list[Line], rules: Rules, played: Played, side: Party) -> None:
    if rules.solo_bonus == "double" and CONTRACTS[played.contract].declared_solo:
        _add(lines, "solo_double", side, balance(lines, side))


def _nobody_lines(rules: Rules, played: Played) -> list[Line]:
    """Nobody has won (rules 2.8, ``no_winner_scoring``)."""
    if CONTRACTS[played.contract].negative:
        return []
    lines: list[Line] = []
    if rules.no_winner_scoring == "ddv":
        for side in (RE, KONTRA):
            for level in range(4):
                if is_under(rules, played, side.other, level):
                    _add(lines, UNDER[level], side, rules.level_points[level])
        for side in (RE, KONTRA):
            levels = _called_levels(played, side.other) if calls_count(played) else []
            for level in sorted(set(levels)):
                if played.points(side) >= _BEATEN_POINTS[level]:
                    _add(lines, BEATEN[level], side, 1)
    lines += played.extras
    if rules.no_winner_scoring == "ddv":
        _add_solo_double(lines, rules, played, RE)
    return lines


def _chilean_lines(rules: Rules, played: Played, by_play: Party) -> list[Line]:
    """Only the best single item counts for the winner; false predictions go to the others.

    A prediction of a side that has not won is false, so without a winner both are.
    """
    lines: list[Line] = []
    loser = by_play.other
    items: list[tuple[int, int, int, str]] = []
    if by_play is not Party.NONE:
        if _game_point_counts(rules, played, by_play):
            _add(lines, "game", by_play, rules.base_win)
        _add(lines, "against_old", KONTRA, _against_old(rules, played, by_play))
        items = [
            (rules.level_points[level], 1, level, UNDER[level])
            for level in range(4)
            if is_under(rules, played, loser, level)
        ]
    false_predictions = []
    for side in (RE, KONTRA):
        level = _prediction(played, side)
        if level is None:
            continue
        name = PREDICTIONS[level].value
        if side is by_play and is_under(rules, played, loser, level):
            items.append((level + 1, 0, level, name))
        else:
            false_predictions.append(Line(f"{name}_false", side.other, level + 1))
    if items:
        points, _, _, reason = max(items)
        _add(lines, reason, by_play, points)
    lines += false_predictions
    lines += played.extras
    if rules.solo_bonus == "double" and CONTRACTS[played.contract].declared_solo:
        for side in (RE, KONTRA):
            _add(lines, "solo_double", side, side_points(lines, side))
    return lines


def _prediction(played: Played, side: Party) -> int | None:
    if not calls_count(played):
        return None
    levels = [PREDICTIONS.index(word) for word in played.called(side) if word in PREDICTIONS]
    return max(levels, default=None)


def side_points(lines: Sequence[Line], side: Party) -> int:
    """The points of one side's lines alone."""
    return sum(line.points for line in lines if line.side is side)


# --- settlement -----------------------------------------------------------------------------------


def settle(rules: Rules, played: Played, paid: Party, lines: Sequence[Line]) -> tuple[int, ...]:
    """The four scores of a deal (rules 2.8): bock, the soloist's factor and ``score_mode``."""
    if (
        rules.announcements == "chilean"
        and rules.score_mode != "plus_minus"
        and not CONTRACTS[played.contract].negative
    ):
        return _chilean_scores(rules, played, paid, lines)
    amount = _amount(rules, played.bock, paid, lines)
    side = paid
    if side is Party.NONE:
        side, amount = (RE, amount) if amount >= 0 else (KONTRA, -amount)
    return pay(rules, played.contract, played.re, side, amount)


def pay(
    rules: Rules, contract: str, re: tuple[int, ...], side: Party, amount: int
) -> tuple[int, ...]:
    """Spread an amount over the seats: ``side`` has won it.

    Args:
        rules: ``score_mode``, ``solo_multiplier`` and ``solo_triple_when_lost`` count here.
        contract: the name of the game played.
        re: the Re seats.
        side: the winning side.
        amount: what is settled, bock included; a negative one is paid the other way round.
    """
    lone = len(re) == 1
    winners = [seat for seat in range(4) if (seat in re) == (side is RE)]
    if rules.score_mode == "plus_minus":
        scores = [amount if seat in winners else -amount for seat in range(4)]
        if lone:
            scores[re[0]] *= 3
        return tuple(scores)
    if rules.score_mode == "plus":
        scores = [amount if seat in winners else 0 for seat in range(4)]
    else:
        scores = [0 if seat in winners else -amount for seat in range(4)]
    return _with_factor(rules, contract, re, scores)


def _with_factor(
    rules: Rules, contract: str, re: tuple[int, ...], scores: list[int]
) -> tuple[int, ...]:
    if len(re) != 1 or contract == BLACK_SOW:
        return tuple(scores)
    if contract == SILENT_WEDDING and rules.silent_wedding_scoring == "normal":
        return tuple(scores)
    return tuple(
        points * rules.solo_multiplier if seat in re or rules.solo_triple_when_lost else points
        for seat, points in enumerate(scores)
    )


def _amount(rules: Rules, bock: int, paid: Party, lines: Sequence[Line]) -> int:
    view = paid if paid is not Party.NONE else RE
    value = balance(lines, view)
    if rules.bock_scope == "all":
        return value * bock
    if rules.bock_scope == "game_only":
        extras = balance([line for line in lines if line.reason in EXTRA_REASONS], view)
        return (value - extras) * bock + extras
    return value + bock if bock > 1 and paid is not Party.NONE else value


def _chilean_scores(
    rules: Rules, played: Played, paid: Party, lines: Sequence[Line]
) -> tuple[int, ...]:
    """Each player writes the points of his own side (or minus those of the other one)."""
    amounts = {}
    for side in (RE, KONTRA):
        own = [line for line in lines if line.side is side]
        points = side_points(own, side)
        if rules.bock_scope == "all":
            points *= played.bock
        elif rules.bock_scope == "game_only":
            extras = side_points([line for line in own if line.reason in EXTRA_REASONS], side)
            points = (points - extras) * played.bock + extras
        elif played.bock > 1 and side is paid:
            points += played.bock
        amounts[side] = points
    scores = []
    for seat in range(4):
        side = RE if seat in played.re else KONTRA
        scores.append(amounts[side] if rules.score_mode == "plus" else -amounts[side.other])
    return _with_factor(rules, played.contract, played.re, scores)
