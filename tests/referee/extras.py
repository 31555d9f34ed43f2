"""Extra points, record 5.4."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import NEGATIVE_SOLOS, Order, Rules, Trick
from .score import NOT_A_SOLO, Line, Sheet


def extra_counts(rules: Rules, contract: str, reason: str, in_search: bool = False) -> bool:
    """Whether an extra point of this kind exists in this game.

    Args:
        rules: The options.
        contract: Name as in record 3.
        reason: The line's reason.
        in_search: The trick is one up to the clarification of a failed wedding.
    """
    if contract in ("normal", "wedding", "poverty"):
        return True
    if contract == "silent_wedding" and rules["silent_wedding_scoring"] == "normal":
        return True
    if contract == "black_sow" or contract in NEGATIVE_SOLOS:
        return False
    early = rules["wedding_failed_extras"] == "before_clarification"
    if contract == "failed_wedding" and in_search and early:
        return True
    if rules["extras_in_solos"] == "none":
        return False
    if rules["extras_in_solos"] == "doppelkopf":
        return reason == "doppelkopf"
    if contract not in NOT_A_SOLO:
        if reason.startswith("charlie"):
            return contract.startswith("suit_")
        if reason.startswith("fox"):
            return contract == "suit_diamonds"
    return True


def _fox_lines(rules: Rules, trick: Trick, last: bool, side: str, sides: Sequence[str]) -> Sheet:
    """fox and fox_caught_last: each ace of the other side."""
    sheet = Sheet()
    for play in trick.plays:
        if play.card == "DA" and play.tier != "pigs" and sides[play.seat] != side:
            if rules["fox_caught"] == 0:
                continue
            sheet.write("fox", side, int(rules["fox_caught"]), extra=True)
            if last:
                sheet.write("fox_caught_last", side, int(rules["fox_caught_last"]), extra=True)
    return sheet


def _charlie_lines(rules: Rules, trick: Trick, side: str, sides: Sequence[str]) -> Sheet:
    """charlie, charlie_double and charlie_caught; only asked about the last trick."""
    sheet = Sheet()
    jacks = [p for p in trick.plays if p.card == "CJ"]
    if trick.winning.card == "CJ":
        sheet.write("charlie", side, int(rules["charlie_wins_last"]), extra=True)
        mates = [p for p in jacks if p is not trick.winning and sides[p.seat] == side]
        if rules["charlie_wins_double"] and mates:
            sheet.write("charlie_double", side, int(rules["charlie_wins_last"]), extra=True)
    caught = [p for p in jacks if sides[p.seat] != side]
    if rules["charlie_caught"] == "off":
        return sheet
    if rules["charlie_caught"] == "diamond_queen_only" and trick.winning.card != "DQ":
        return sheet
    for _ in caught if rules["charlie_caught_double"] else caught[:1]:
        sheet.write("charlie_caught", side, 1, extra=True)
    return sheet


def trick_extras(
    rules: Rules, order: Order, trick: Trick, last: bool, sides: Sequence[str]
) -> list[Line]:
    """All extra points of one trick in the order of the table, before `extra_counts`."""
    side = sides[trick.winner]
    sheet = Sheet()
    if 0 < rules["doppelkopf_min"] <= trick.points:
        sheet.write("doppelkopf", side, 1, extra=True)
    if rules["heart_trick"] and rules["deck"] == "40" and trick.plain_hearts:
        sheet.write("heart_trick", side, 1, extra=True)
    sheet.lines += _fox_lines(rules, trick, last, side, sides).lines
    if rules["dulle_caught"] and rules["dulle_rule"] != "first" and order.h10_top:
        theirs = [p for p in trick.plays if p.card == "H10" and sides[p.seat] != side]
        if trick.winning.card == "H10" and theirs:
            sheet.write("dulle_caught", side, 1, extra=True)
    if not last:
        return sheet.lines
    if trick.winning.card == "DA" and trick.winning.tier != "pigs":
        sheet.write("fox_wins_last", side, int(rules["fox_wins_last"]), extra=True)
        ours = [p for p in trick.plays if p.card == "DA" and sides[p.seat] == side]
        if rules["fox_wins_last_double"] and len(ours) == 2:
            sheet.write("fox_wins_last_double", side, int(rules["fox_wins_last"]), extra=True)
    sheet.lines += _charlie_lines(rules, trick, side, sides).lines
    return sheet.lines
