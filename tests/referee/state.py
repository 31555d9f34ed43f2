"""The state of one deal in progress and what every phase needs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from . import calls as calls_of
from .calls import Call
from .cards import NEGATIVE_SOLOS, Order, Play, Rules, Trick, hand_size, order_of
from .rules import Auction, mix_at_start, owed_at_start, seats_from, solo_leader

Do = Callable[[], None]


class Refused(Exception):
    """An action that the rules do not allow; the text says why."""


@dataclass
class DealState:
    """What earlier deals left behind, record 8 `state`."""

    owed: list[int]
    mix: list[dict[str, int]]
    forced: int | None = None
    bock: int = 1

    @classmethod
    def start(cls, rules: Rules) -> DealState:
        """The start of a match."""
        owed = owed_at_start(rules)
        return cls([owed] * 4, [mix_at_start(rules) for _ in range(4)])


@dataclass
class SoloFacts:
    """How a declared solo came about."""

    seat: int
    kind: str
    compulsory: bool
    forced: bool = False


@dataclass
class Deal:
    """One deal in progress.

    `phase`: say, choose, forced, offer, auction, lay, asked, return, play, sow, done or void.
    """

    rules: Rules
    hands: list[list[str]]
    forehand: int
    state: DealState
    phase: str = "say"
    queue: list[int] = field(default_factory=list)
    reserved: list[int] = field(default_factory=list)
    choices: dict[int, list[str]] = field(default_factory=dict)
    offered: bool = False
    auction: Auction | None = None
    poor: int = -1
    laid: list[str] = field(default_factory=list)
    poverty_refused: bool = False
    contract: str = "normal"
    order: Order = field(init=False)
    game: str = "normal"
    re: frozenset[int] = frozenset()
    solo: SoloFacts | None = None
    condition: str = ""
    bride: int = -1
    searching: bool = False
    found_in: int | None = None
    turn: int = -1
    tricks: list[Trick] = field(default_factory=list)
    current: list[Play] = field(default_factory=list)
    calls: list[Call] = field(default_factory=list)
    duties: list[int] = field(default_factory=list)
    declared: dict[str, tuple[int, str]] = field(default_factory=dict)
    declared_at_start: set[str] = field(default_factory=set)
    pending: tuple[int, str] | None = None
    genscher_used: bool = False
    sow: bool = False
    pigs_gone: bool = False
    actions: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.dealt = [list(h) for h in self.hands]
        self.start_hands = [list(h) for h in self.hands]
        self.order = order_of("normal", self.rules)
        self.size = hand_size(self.rules)
        self.queue = seats_from(self.rules, self.forehand)
        if self.state.forced is not None:
            self.phase = "forced"
            self.queue = [self.state.forced]

    @property
    def finished(self) -> bool:
        """The deal is void, or its last card has been played."""
        return self.phase in ("done", "void")

    @property
    def next_seat(self) -> int | None:
        """The seat that must act, None if the deal is finished."""
        if self.finished:
            return None
        if self.phase == "auction" and self.auction is not None:
            return self.auction.turn
        if self.phase in ("play", "sow"):
            return self.turn
        return self.queue[0]

    def _need(self, phases: tuple[str, ...], seat: int, args: list[str], count: int = 0) -> None:
        """The usual conditions: phase, seat, number of words."""
        if self.phase not in phases:
            raise Refused(f"not possible in this phase ({self.phase})")
        if seat != self.next_seat:
            raise Refused(f"it is for seat {self.next_seat} to speak")
        if len(args) != count:
            raise Refused("wrong number of words")

    def _start_normal(self) -> None:
        """Rules 2.2: the holders of the club queens are Re."""
        self.re = frozenset(s for s in range(4) if "CQ" in self.hands[s])
        self.contract = "silent_wedding" if len(self.re) == 1 else "normal"
        self._start_play(self.forehand)

    def _start_solo(self, solo: SoloFacts) -> None:
        self.solo = solo
        self.contract = solo.kind
        self.game = solo.kind
        self.order = order_of(solo.kind, self.rules)
        self.re = frozenset([solo.seat])
        words = self.auction.calls if self.auction is not None else []
        implicit = self.rules["solo_bonus"] == "implicit_re"
        if implicit and self.rules["announcements"] == "standard" and not words:
            words = [] if solo.kind in NEGATIVE_SOLOS else ["re"]
        self.calls = [Call(solo.seat, "re", word) for word in words]
        self._start_play(solo_leader(self.rules, self.forehand, solo.seat, solo.compulsory))

    def _start_play(self, leader: int) -> None:
        self.phase = "play"
        self.queue = []
        self.turn = leader
        self.start_hands = [list(h) for h in self.hands]

    def side(self, seat: int) -> str:
        """The side of a seat as things stand."""
        return "re" if seat in self.re else "kontra"

    @property
    def cards_on_table(self) -> int:
        """All cards played so far."""
        return 4 * len(self.tricks) + len(self.current)

    @property
    def trick_now(self) -> int:
        """Trick t lasts from its first card until the first card of the next, record 9."""
        return len(self.tricks) + (1 if self.current else 0)

    def _own_calls(self, seat: int) -> list[Call]:
        side = self.side(seat)
        alone = self.rules["anonymous_announce"]
        return [c for c in self.calls if c.side == side and (not alone or c.seat == seat)]

    def _due(self) -> tuple[int, str | None]:
        seat = self.duties[0]
        return seat, calls_of.forced_word(self.rules, self.side(seat), self._own_calls(seat))

    def _no_duty(self) -> None:
        if self.duties and not self.searching:
            seat, word = self._due()
            raise Refused(f"seat {seat} has to call '{word}' first")

    def _drop_empty_duties(self) -> None:
        while self.duties and not self.searching and self._due()[1] is None:
            self.duties.pop(0)

    def _poverty_accepted(self) -> bool:
        """Also after the black sow has taken over an accepted poverty."""
        return self.poor >= 0 and not self.poverty_refused
