"""Replays one deal action by action and refuses what the rules do not allow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from .calls import LADDER, SPOKEN
from .cards import TIERS, Rules, faces, full_deck, hand_size, offered_solos
from .declarations import Declarations
from .extras import extra_counts, trick_extras
from .opening import Opening
from .rules import lay_size, trumps_in
from .score import Facts, Line, score_deal, void_result
from .state import DealState, Do, Refused


class Replay(Opening, Declarations):
    """One deal. `apply` carries out an action, `problem` only asks."""

    def apply(self, text: str) -> None:
        """Carries out an action.

        Raises:
            Refused: the rules do not allow it; nothing has changed.
        """
        self._parse(text)()
        self.actions.append(text)

    def problem(self, text: str) -> str | None:
        """Why an action would be refused now, None if it is allowed."""
        try:
            self._parse(text)
        except Refused as refusal:
            return str(refusal)
        return None

    def _parse(self, text: str) -> Do:
        """Finds the handler of an action; record 1: words separated by one space."""
        if not isinstance(text, str):
            raise Refused("an action is a text")
        words = text.split(" ")
        if len(words) < 2 or "" in words or words[0] not in ("0", "1", "2", "3"):
            raise Refused("an action is a seat and words, separated by single spaces")
        handlers: dict[str, Callable[[int, list[str]], Do]] = {
            "healthy": self._healthy,
            "reservation": self._reservation,
            "choose": self._choose_now,
            "offer": self._offer,
            "bid": self._bid,
            "pass": self._pass,
            "lay": self._lay,
            "accept": self._accept,
            "decline": self._decline,
            "return": self._return,
            "declare": self._declare,
            "call": self._call,
            "play": self._play,
        }
        if words[1] not in handlers:
            raise Refused(f"'{words[1]}' is not an action of these rules")
        return handlers[words[1]](int(words[0]), words[2:])

    def _choose_now(self, seat: int, args: list[str]) -> Do:
        if self.phase == "sow":
            return self._choose_after_sow(seat, args)
        return self._choose(seat, args)

    def extras(self) -> list[Line]:
        """The extra points that count, record 5.4."""
        sides = [self.side(s) for s in range(4)]
        found: list[Line] = []
        for n, trick in enumerate(self.tricks, start=1):
            in_search = self.found_in is not None and n <= self.found_in
            lines = trick_extras(self.rules, self.order, trick, n == self.size, sides)
            found += [
                line
                for line in lines
                if extra_counts(self.rules, self.contract, line.reason, in_search)
            ]
        return found

    def negative_winner(self) -> str:
        """Who wins a negative solo, record 6."""
        if self.contract == "null_no_tricks":
            return "kontra" if any(t.winner in self.re for t in self.tricks) else "re"
        if self.contract == "slim_martin" and self.solo is not None:
            counts = [sum(t.winner == s for t in self.tricks) for s in range(4)]
            own = counts.pop(self.solo.seat)
            if min(counts) < own:
                return "kontra"
            return "re" if min(counts) > own else "none"
        return "none"

    def facts(self) -> Facts:
        """All that the value of the finished deal depends on."""
        points = {"re": 0, "kontra": 0}
        tricks = {"re": 0, "kontra": 0}
        for trick in self.tricks:
            points[self.side(trick.winner)] += trick.points
            tricks[self.side(trick.winner)] += 1
        return Facts(
            self.rules,
            self.contract,
            self.re,
            points,
            tricks,
            self.calls,
            self.extras(),
            self.negative_winner(),
            self.state.bock,
        )

    def result(self) -> dict[str, Any] | None:
        """The complete `result`, None for an unfinished deal."""
        if self.phase == "void":
            return void_result()
        if self.phase != "done":
            return None
        return score_deal(self.facts())


def hand_problem(rules: Rules, hands: Sequence[Sequence[str]]) -> str | None:
    """Why four hands are not a deal of this deck."""
    if len(hands) != 4 or any(len(h) != hand_size(rules) for h in hands):
        return f"four hands of {hand_size(rules)} cards are needed"
    cards = sorted(c for h in hands for c in h)
    return None if cards == sorted(full_deck(rules)) else "the hands are not one complete deck"


def lay_sets(replay: Replay) -> list[list[str]]:
    """Every set the poor player may lay, cards in the order of the deck."""
    hand = replay.hands[replay.queue[0]]
    order = faces(replay.rules)
    trumps = trumps_in(replay.rules, hand)
    plain = [c for c in hand if c not in trumps]
    fill = lay_size(replay.rules, hand) - len(trumps)
    found = {tuple(sorted([*trumps, *c], key=order.index)) for c in combinations(plain, fill)}
    return [list(cards) for cards in sorted(found)]


def return_sets(replay: Replay) -> list[list[str]]:
    """Every set the taker may return, cards in the order of the deck."""
    hand = replay.hands[replay.queue[0]]
    order = faces(replay.rules)
    size = len(replay.laid)
    found = {tuple(sorted(c, key=order.index)) for c in combinations(hand, size)}
    return [list(cards) for cards in sorted(found)]


def _words_for(replay: Replay, seat: int) -> list[str]:
    """What a seat could say or do in the present phase, legal or not."""
    rules, phase = replay.rules, replay.phase
    on_turn = seat == replay.next_seat
    words: list[str] = []
    if phase in ("say", "choose", "forced") and on_turn:
        words += ["healthy", "reservation", "offer"]
        words += ["choose " + " ".join(c) for c in replay.choices_of(seat)]
    if phase in ("asked", "offer"):
        words += ["accept", "decline"]
    if phase == "auction":
        words += ["pass", *("bid " + level for level in LADDER)]
    if phase == "lay" and on_turn:
        words += [" ".join(["lay", *cards]) for cards in lay_sets(replay)]
    if phase == "sow":
        words += ["choose solo " + kind for kind in offered_solos(rules)]
    if phase == "play" and on_turn:
        words += ["play " + card for card in dict.fromkeys(replay.hands[seat])]
    if phase == "play" and rules["announcements"] != "off":
        words += ["call " + word for word in SPOKEN]
    if phase == "play" and rules["pigs"] != "off":
        words += ["declare " + tier for tier in TIERS]
    if phase in ("play", "done") and rules["genscher"] != "off":
        words += [f"declare genscher {s}" for s in range(4)]
    return words


def legal_actions(replay: Replay, with_returns: bool = False) -> set[str]:
    """Every action text that is legal now.

    Args:
        replay: A deal in progress.
        with_returns: Also list every set a poverty taker may return. Otherwise returned cards
            are only checked, never listed.
    """
    texts = [f"{seat} {word}" for seat in range(4) for word in _words_for(replay, seat)]
    if with_returns and replay.phase == "return":
        seat = replay.queue[0]
        texts += [" ".join([f"{seat} return", *cards]) for cards in return_sets(replay)]
    return {text for text in texts if replay.problem(text) is None}


def start_replay(
    rules: Rules, hands: Sequence[Sequence[str]], forehand: int, state: DealState | None = None
) -> Replay:
    """A deal before its first action."""
    if state is None:
        state = DealState.start(rules)
    return Replay(rules, [list(h) for h in hands], forehand, state)


def play_all(replay: Replay, actions: Sequence[Any]) -> tuple[int, str] | None:
    """Applies actions; gives the number (from 1) and reason of the first refused one."""
    for number, text in enumerate(actions, start=1):
        try:
            replay.apply(text)
        except Refused as refusal:
            return number, str(refusal)
    return None
