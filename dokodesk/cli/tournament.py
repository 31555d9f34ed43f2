"""Matches between computer players for ``dokodesk simulate``, in one process or several.

A simulation is a row of matches as the rules want them (``match_deals`` each, the last one
shorter), because debts of solos and bock deals belong to a match. The cards of a deal depend on the
seed, the match and the number of the deal only, so the rotations of a match are played with the
same cards, and the number of jobs changes nothing.
"""

from __future__ import annotations

import hashlib
import shutil
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from math import ceil, log2
from typing import Final

import msgspec

from dokodesk import __version__
from dokodesk.ai.answering import Answer, Fault
from dokodesk.ai.arena import Watcher, play_deal
from dokodesk.ai.levels import level_names, make_player
from dokodesk.ai.player import Player
from dokodesk.ai.search import SearchPlayer
from dokodesk.cli.bot_memory import MEMORY_MIB
from dokodesk.cli.console import CommandError
from dokodesk.cli.exec_player import BotFault, ExecPlayer, split_command
from dokodesk.cli.protocol import event_lines
from dokodesk.engine.actions import Action
from dokodesk.engine.contracts import CONTRACTS, VOID
from dokodesk.engine.deal import start
from dokodesk.engine.events import Event
from dokodesk.engine.match import Match, finish_deal, is_over, new_match, next_seating, next_setup
from dokodesk.engine.options import Rules
from dokodesk.engine.scoring import Result
from dokodesk.engine.seat_view import SeatView, seat_view
from dokodesk.engine.shuffling import deal_hands, derived_code
from dokodesk.engine.state import ALL_SEATS, DealSetup, DealState
from dokodesk.records.from_engine import match_documents
from dokodesk.records.writer import written

EXEC: Final = "exec:"
_SEATS: Final = len(ALL_SEATS)
#: A deal thrown in so often in a row will never be played.
_MOST_VOID: Final = 1000
_SEED_BYTES: Final = 4
#: So many classes of times lie between a time and twice that time.
_CLASSES: Final = 8
_SHORTEST_S: Final = 1e-6
#: Matches given to each process ahead of time.
_AHEAD: Final = 2


class Plan(msgspec.Struct, frozen=True):
    """What is to be played.

    Attributes:
        rules: the options.
        rules_name: how they were named.
        players: four levels or ``exec:`` commands, for the seats of the first rotation.
        seed: decides the cards and every chance.
        deals: how many deals, not counting rotations.
        rotate: whether each deal is played in all rotations.
        records: whether the texts of the records are wanted.
        move_time_s: seconds a program may take for an answer.
        memory_mib: what a program may take of the memory.
    """

    rules: Rules
    rules_name: str
    players: tuple[str, ...]
    seed: str
    deals: int
    rotate: bool = False
    records: bool = False
    move_time_s: float = 60.0
    memory_mib: int = MEMORY_MIB

    @property
    def rotations(self) -> int:
        """How often each deal is played."""
        return _SEATS if self.rotate else 1

    @property
    def all_deals(self) -> int:
        """Planned deals with their rotations."""
        return self.deals * self.rotations

    @property
    def tasks(self) -> Iterator[Task]:
        """The matches that make up the plan."""
        size = max(1, self.rules.match_deals)
        for number, first in enumerate(range(0, self.deals, size)):
            planned = min(size, self.deals - first)
            for rotation in range(self.rotations):
                yield Task(number, rotation, planned)


class Task(msgspec.Struct, frozen=True):
    """One match: its number from 0, its rotation, and how many deals it has."""

    number: int
    rotation: int
    planned: int


class Clock(msgspec.Struct):
    """How long a seat took for its answers.

    Attributes:
        answers: how many.
        seconds: all together.
        longest: the slowest of them.
        classes: how many answers took about how long; see ``within``.
    """

    answers: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    classes: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        """One more answer."""
        self.answers += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        number = ceil(_CLASSES * log2(max(seconds, _SHORTEST_S)))
        self.classes[number] = self.classes.get(number, 0) + 1


def within(clocks: Sequence[Clock], share: float) -> float:
    """Seconds within which a share of all answers came, up to a tenth too much."""
    numbers: Counter[int] = Counter()
    for clock in clocks:
        numbers.update(clock.classes)
    wanted, met = share * numbers.total(), 0
    for number in sorted(numbers):
        met += numbers[number]
        if met >= wanted:
            slowest = max(clock.longest for clock in clocks)
            return min(slowest, float(2.0 ** (number / _CLASSES)))
    return 0.0


class PlayedDeal(msgspec.Struct, frozen=True):
    """A deal that was played; everything per seat.

    Attributes:
        number: the number of the deal in its match.
        entries: the player at each seat, as an index into the players of the plan.
        result: what it was worth.
        calls: what each seat announced.
        soloist: the seat that declared a solo, if any.
        owed: whether it was a compulsory solo.
    """

    number: int
    entries: tuple[int, ...]
    result: Result
    calls: tuple[tuple[str, ...], ...]
    soloist: int | None
    owed: bool


class PlayedMatch(msgspec.Struct, frozen=True):
    """A match that was played.

    Attributes:
        task: which one.
        name: a name for its record.
        record: the text of its record; empty where none is wanted.
        deals: its deals, void ones too.
        clocks: per player of the plan.
        faults: what players did wrong.
    """

    task: Task
    name: str
    record: str
    deals: tuple[PlayedDeal, ...]
    clocks: tuple[Clock, ...]
    faults: tuple[str, ...]


def check_player(name: str) -> None:
    """Refuse a player that does not exist.

    Raises:
        CommandError: with what would be possible.
    """
    if not name.startswith(EXEC):
        try:
            make_player(name)
        except ValueError as error:
            if ":" in name:
                raise CommandError(str(error)) from None
            raise CommandError(
                f"there is no player {name!r}; possible: {', '.join(level_names())}, "
                f"LEVEL:CHARACTER:CONVENTIONS, or {EXEC}COMMAND"
            ) from None
        return
    try:
        program = split_command(name.removeprefix(EXEC))[0]
    except BotFault as fault:
        raise CommandError(str(fault)) from None
    if shutil.which(program) is None:
        raise CommandError(f"the program {program!r} of the player {name!r} was not found")


def play_all(
    plan: Plan,
    jobs: int,
    on_deal: Callable[[int], object],
    on_match: Callable[[PlayedMatch], object],
) -> list[PlayedMatch]:
    """Play a whole plan; the matches in their order, without the texts of their records.

    Args:
        plan: what is played.
        jobs: how many processes do it.
        on_deal: called with the number of deals that were finished.
        on_match: called with each match, in any order, while it still has its record.
    """
    tasks = list(plan.tasks)
    played: dict[Task, PlayedMatch] = {}

    def finished(match: PlayedMatch) -> None:
        on_match(match)
        # A long simulation would fill the memory with records.
        played[match.task] = msgspec.structs.replace(match, record="")

    if jobs == 1 or len(tasks) == 1:
        for task in tasks:
            finished(play_match(plan, task, lambda: on_deal(1)))
    else:
        for match in _in_processes(plan, tasks, min(jobs, len(tasks))):
            on_deal(match.task.planned)
            finished(match)
    return [played[task] for task in tasks]


def _in_processes(plan: Plan, tasks: Sequence[Task], jobs: int) -> Iterator[PlayedMatch]:
    import multiprocessing
    from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

    # Fresh processes on every system: what is inherited by chance cannot make a difference.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_ignore_interrupts) as pool:
        waiting = iter(tasks)
        running: set[Future[PlayedMatch]] = set()
        try:
            while True:
                for task in islice(waiting, _AHEAD * jobs - len(running)):
                    running.add(pool.submit(play_match, plan, task))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BaseException:
            # Nobody waits for the rest of a match that is not wanted any more. But the pool's own
            # thread is waited for: left alone it closes its pipes while Python, ending, uses them.
            for child in multiprocessing.active_children():
                child.terminate()
            pool.shutdown(wait=True, cancel_futures=True)
            raise


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that the person started; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_match(plan: Plan, task: Task, on_deal: Callable[[], object] = lambda: None) -> PlayedMatch:
    """Play one match of a plan.

    Args:
        plan: the plan.
        task: which match of it.
        on_deal: called after each deal that counts.
    """
    entries = tuple((person - task.rotation) % _SEATS for person in range(_SEATS))
    table = _Table(plan, entries)
    try:
        match, seeds = _play(plan, task, table, on_deal)
    finally:
        table.close()
    name = f"match-{task.number + 1:04}"
    if plan.rotate:
        name += f"-{task.rotation + 1}"
    record = ""
    if plan.records:
        program = f"dokodesk {__version__}"
        record = written(match_documents(match, program=program, seeds=tuple(seeds)))
    return PlayedMatch(
        task=task,
        name=name,
        record=record,
        deals=tuple(table.deals),
        clocks=tuple(table.clocks),
        faults=tuple(f"{name}, {fault}" for fault in table.faults),
    )


def _play(
    plan: Plan, task: Task, table: _Table, on_deal: Callable[[], object]
) -> tuple[Match, list[str]]:
    names = tuple(f"{place + 1} {plan.players[entry]}" for place, entry in enumerate(table.entries))
    match = new_match(plan.rules, names, first_dealer=_SEATS - 1, planned=task.planned)
    seeds: list[str] = []
    void = 0
    while _goes_on(match):
        code = derived_code(f"{plan.seed}|{task.number}|{void}", match.ledger.number)
        seating = next_seating(match)
        setup = next_setup(match, deal_hands(code, plan.rules.deck), seating)
        state = table.play(match.ledger.number, setup, seating.players, code)
        match = finish_deal(match, state, seating)
        seeds.append(code)
        if match.deals[-1].void:
            void += 1
            if void >= _MOST_VOID:
                raise CommandError("simulate: under these rules no deal is ever played")
        else:
            void = 0
            on_deal()
    return match, seeds


def _goes_on(match: Match) -> bool:
    """Whether another deal follows; matches that end otherwise than by deals are cut off."""
    if match.rules.match_end == "deals":
        return not is_over(match)
    return match.deals_left > 0


class _Table(Watcher):
    """Four players and what is noted about them during a match."""

    def __init__(self, plan: Plan, entries: tuple[int, ...]) -> None:
        self.entries = entries
        self.deals: list[PlayedDeal] = []
        self.clocks = [Clock() for _ in plan.players]
        self.faults: list[str] = []
        self._players = [_player(plan.players[entry], plan) for entry in entries]
        self._names = [plan.players[entry] for entry in entries]
        self._seated: tuple[int, ...] = ()
        self._views: dict[int, SeatView] = {}
        self._number = 0

    def play(self, number: int, setup: DealSetup, persons: tuple[int, ...], code: str) -> DealState:
        """Play one deal; ``persons`` sit at seats 0-3."""
        self._seated, self._number = persons, number
        seed = deal_seed(code)
        programs = self._programs()
        for seat, program in programs:
            program.begin(setup, seat, seed)
            self._views[seat] = seat_view(start(setup), seat)
        state = play_deal(setup, [self._players[person] for person in persons], seed, self)
        assert state.result is not None
        for _, program in programs:
            program.end(state.result)
        self.deals.append(
            PlayedDeal(
                number=number,
                entries=tuple(self.entries[person] for person in persons),
                result=state.result,
                calls=tuple(
                    tuple(
                        made.word.value
                        for made in state.game.calls
                        if made.seat == seat and not made.implied
                    )
                    for seat in ALL_SEATS
                ),
                soloist=_soloist(state),
                owed=state.game.compulsory,
            )
        )
        return state

    def acted(
        self, before: DealState, action: Action, events: tuple[Event, ...], after: DealState
    ) -> None:
        del before, action
        for seat, program in self._programs():
            old, new = self._views[seat], seat_view(after, seat)
            program.hear(event_lines(old, events, new))
            self._views[seat] = new

    def answered(self, seat: int, answer: Answer) -> None:
        if answer.fault is None:
            self.clocks[self.entries[self._seated[seat]]].add(answer.seconds)

    def failed(self, fault: Fault) -> None:
        name = self._names[self._seated[fault.seat]]
        self.faults.append(f"deal {self._number}, seat {fault.seat} ({name}): {fault.text}")

    def close(self) -> None:
        """End the programs."""
        for player in self._players:
            if isinstance(player, ExecPlayer):
                player.close()

    def _programs(self) -> list[tuple[int, ExecPlayer]]:
        return [
            (seat, player)
            for seat, person in enumerate(self._seated)
            if isinstance(player := self._players[person], ExecPlayer)
        ]


def _player(name: str, plan: Plan) -> Player:
    if name.startswith(EXEC):
        return ExecPlayer(name.removeprefix(EXEC), plan.move_time_s, plan.memory_mib)
    player = make_player(name)
    if isinstance(player, SearchPlayer):
        # Nobody asks why it plays a card.
        player.explains = False
    return player


def _soloist(state: DealState) -> int | None:
    result = state.result
    if result is None or result.contract == VOID or not CONTRACTS[result.contract].declared_solo:
        return None
    return state.game.soloist


def deal_seed(code: str) -> int:
    """The number that a deal's players get as their chance."""
    digest = hashlib.sha256(f"dokodesk-players-1|{code}".encode()).digest()
    return int.from_bytes(digest[:_SEED_BYTES], "big")
