"""Bock deals: what starts them, and how long they last (rules 2.13)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from dokodesk.engine.actions import Word
from dokodesk.engine.contracts import CONTRACTS, VOID
from dokodesk.engine.extras import is_heart_trick
from dokodesk.engine.options import Rules
from dokodesk.engine.parties import Party
from dokodesk.engine.scoring import Result
from dokodesk.engine.state import DealState

_FIRST_CALLS: Final = frozenset({Word.RE, Word.KONTRA})


def bocks_after(
    rules: Rules, before: tuple[int, ...], *, triggered: bool, uses_up: bool
) -> tuple[int, ...]:
    """For each active bock how many deals it still lasts.

    First the deal uses up one of each active bock, then a trigger acts.

    Args:
        rules: the options.
        before: the same before the deal.
        triggered: whether the deal starts bock deals.
        uses_up: whether it counts as one itself; not if the same dealer deals again.
    """
    if not rules.bock:
        return ()
    bocks = tuple(left - 1 for left in before if left > 1) if uses_up else before
    if not triggered:
        return bocks
    length = rules.bock_length
    match rules.bock_stack:
        case "append":
            return (sum(bocks) + length,)
        case "multiply":
            return (*bocks, length)
        case "restart":
            return (length,)
        case _:
            return bocks if before else (length,)


def bock_triggered(state: DealState) -> bool:
    """Whether the finished deal starts bock deals (``bock_triggers``)."""
    result = state.result
    if result is None or result.contract == VOID:
        return False
    wanted = "heart_trick" in state.rules.bock_triggers
    return triggers_bock(
        state.rules,
        result,
        called={made.side for made in state.game.calls if made.valid and made.word in _FIRST_CALLS},
        heart_trick=wanted and any(is_heart_trick(state, n) for n in range(len(state.tricks))),
    )


def triggers_bock(
    rules: Rules, result: Result, *, called: Collection[Party], heart_trick: bool = False
) -> bool:
    """Whether a result starts bock deals (``bock_triggers``).

    Args:
        rules: the options.
        result: of a deal that is not void.
        called: the sides that have announced Re or Kontra.
        heart_trick: whether a trick held four hearts that are not trumps.
    """
    triggers = rules.bock_triggers
    contract = CONTRACTS[result.contract]
    nothing = result.tricks if rules.schwarz_test == "tricks" else result.card_points
    return (
        ("tie_120" in triggers and result.card_points == (120, 120))
        or ("heart_trick" in triggers and not contract.declared_solo and heart_trick)
        or ("lost_solo" in triggers and contract.declared_solo and result.winner is Party.KONTRA)
        or ("lost_re_kontra" in triggers and result.winner.other in called)
        or ("both_called" in triggers and len(set(called)) == 2)
        or ("zero_value" in triggers and result.value == 0)
        or ("black_game" in triggers and not contract.negative and 0 in nothing)
    )
