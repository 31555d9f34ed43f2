"""From what happened in one step to the beats that show it.

Nothing is decided here: the step says what happened, the views before and after it say where the
cards are.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEasingCurve, QPointF

from dokodesk.engine.actions import (
    Accept,
    Action,
    Bid,
    Call,
    Choice,
    Choose,
    Claim,
    Declare,
    Decline,
    Genscher,
    Healthy,
    Lay,
    Offer,
    Pass,
    Play,
    Reserve,
    Return,
)
from dokodesk.engine.cards import Card, hand_size
from dokodesk.engine.contracts import NORMAL, VOID
from dokodesk.engine.events import (
    Acted,
    ContractSettled,
    DealFinished,
    Event,
    PartnerFound,
    PovertyTaken,
    SowTaken,
    TrickWon,
    TrumpsReturned,
)
from dokodesk.engine.seat_view import SeatView
from dokodesk.model.session import Step
from dokodesk.views.amounts import amounts
from dokodesk.views.cardnames import action_text, contract_text
from dokodesk.views.table.celebration import Burst, deal_words, trophy_words
from dokodesk.views.table.decor import Decor
from dokodesk.views.table.director import Beat
from dokodesk.views.table.items import CardItem
from dokodesk.views.table.layout import NO_OPTIONS, Placement, Zone
from dokodesk.views.table.pace import GATHER_PART, Pace
from dokodesk.views.table.picture import (
    Picture,
    Sorting,
    deck_picture,
    picture_of,
    with_card_played,
)
from dokodesk.views.table.scene import TableScene
from dokodesk.views.table.trophies import in_trick_won

__all__ = ["Story"]


_PACKET = 3
_ENDS_FAST = QEasingCurve.Type.OutCubic


def _nobody(waits: bool) -> None:
    del waits


def _silence(sound: str) -> None:
    del sound


class Story:
    """Turns steps into beats for one scene."""

    def __init__(self, scene: TableScene, decor: Decor, pace: Pace) -> None:
        self._scene = scene
        self._decor = decor
        self.pace = pace
        self.sorting = Sorting()
        self.names: tuple[str, ...] = ("", "", "", "")
        self.show_trick_points = False
        self.burst = Burst(scene)
        #: The own hand as the person has laid it in this deal; empty while it is sorted.
        self.own_order: tuple[Card, ...] = ()
        #: Whose hands lie open besides the own one; ``None`` for all that a view knows.
        self.open_seats: frozenset[int] | None = None
        #: Told when the table waits for a click to go on, and when it no longer does.
        self.waiting: Callable[[bool], None] = _nobody
        #: Told what is to be heard, by the names of ``assets.sounds``, when it is seen.
        self.heard: Callable[[str], None] = _silence

    def picture(self, view: SeatView) -> Picture:
        """The table of a view as the person wants it laid."""
        return picture_of(view, self.sorting, self.own_order, self.open_seats)

    # --- dealing ---------------------------------------------------------------------------------

    def deal(self, view: SeatView) -> list[Beat]:
        """The dealing of new cards, packet by packet, and the own hand turning over."""
        size = hand_size(view.rules.deck)
        packets = max(1, size // _PACKET)
        gap, fly = self.pace.packet_gap_ms, self.pace.packet_ms
        whole = (4 * packets - 1) * gap + fly
        step = 1 if view.rules.direction == "cw" else 3

        def timing(item: CardItem, placement: Placement) -> tuple[float, float]:
            del item
            slot = placement.slot
            if slot.zone is not Zone.HAND or whole <= 0:
                return 0.0, 1.0
            turn = (slot.seat - view.forehand) * step % 4
            packet = min(slot.index // _PACKET, packets - 1)
            begins = (packet * 4 + turn) * gap
            return begins / whole, (begins + fly) / whole

        deck = deck_picture(view)
        dealt = replace(
            deck, hands=tuple((None,) * view.hand_sizes[seat] for seat in range(4)), stock=0
        )
        group = ("deal", id(deck))

        def begin() -> None:
            self._scene.settle(deck)
            self._scene.prepare(view.hand)
            self.heard("shuffle")

        motion = self._scene.motion(
            dealt,
            NO_OPTIONS,
            whole,
            timing=timing,
            curve=QEasingCurve.Type.Linear,
            group=group,
        )
        return [
            Beat(0, begin=begin, group=group),
            replace(motion, progress=self._with_rounds(motion.progress, packets)),
            self._scene.motion(
                self.picture(view),
                NO_OPTIONS,
                self.pace.reveal_ms,
                timing=_left_to_right,
                group=group,
            ),
        ]

    def _with_rounds(
        self, progress: Callable[[float], None], packets: int
    ) -> Callable[[float], None]:
        """The same progress, with a sound for each round of packets that is dealt."""
        rounds = 0

        def heard_too(part: float) -> None:
            nonlocal rounds
            progress(part)
            # At the very end nothing is dealt any more, and skipping jumps there.
            if part < 1.0 and part * packets >= rounds:
                rounds = math.floor(part * packets) + 1
                self.heard("deal")

        return heard_too

    # --- steps -----------------------------------------------------------------------------------

    def step(self, step: Step) -> list[Beat]:
        """Everything that is to be seen of one step, in order."""
        beats: list[Beat] = []
        for event in step.events:
            beats += self._event(event, step)
        return beats

    def _event(self, event: Event, step: Step) -> list[Beat]:
        match event:
            case Acted(action=action):
                return self._action(action, step)
            case TrickWon():
                return self._trick_won(event, step)
            case PovertyTaken():
                return [self._moved(step.view, self.pace.exchange_ms)]
            case ContractSettled(contract=contract) if contract != NORMAL:
                return [self._contract(event, step)]
            case PartnerFound():
                return [self._partner(event, step)]
            case SowTaken():
                return [self._sow(event, step)]
            case TrumpsReturned():
                return [self._say(event.taker, self._returned_text(event))]
            case DealFinished(result=result) if result.contract == VOID:
                return [self._void(step)]
            case DealFinished():
                return self._deal_over(event, step)
            case _:
                return []

    def _action(self, action: Action, step: Step) -> list[Beat]:
        match action:
            case Play(seat=seat, card=card):
                picture = with_card_played(self.picture(step.before), seat, card)
                return [
                    self._scene.motion(picture, NO_OPTIONS, self.pace.play_ms, curve=_ENDS_FAST),
                    Beat(0, begin=lambda: self._card_lies(step, picture)),
                ]
            case Lay() | Return():
                return [self._moved(step.view, self.pace.exchange_ms)]
            case Choose(what=Choice.HIDDEN):
                return []
            case (
                Healthy()
                | Reserve()
                | Choose()
                | Offer()
                | Bid()
                | Pass()
                | Accept()
                | Decline()
                | Declare()
                | Genscher()
                | Call()
                | Claim()
            ):
                loud = not isinstance(action, Healthy | Pass | Decline)
                text = action_text(action, self.names)
                return [self._say(action.seat, text, "announce" if loud else "")]

    def _card_lies(self, step: Step, picture: Picture) -> None:
        self.heard("play")
        points = sum(card.points for _, card in picture.trick)
        self._decor.show_points(str(points) if self.show_trick_points else "")
        del step

    def _trick_won(self, event: TrickWon, step: Step) -> list[Beat]:
        picture = self.picture(step.view)
        gather = round(self.pace.gather_ms * GATHER_PART)
        motion = self._scene.motion(
            picture, NO_OPTIONS, self.pace.gather_ms - gather, group=("gather", event.number)
        )
        waits = self.pace.trick_ms is None

        def stay() -> None:
            self._scene.mark_trick(event.winner)
            self.waiting(waits)

        def leave() -> None:
            self._scene.mark_trick(None)
            self._decor.show_points("")
            self.heard("take")
            self.waiting(False)

        beats = [Beat(self.pace.trick_ms, begin=stay, end=leave)]
        beats += self._celebrate_trick(event, step)
        if isinstance(step.action, Play) and gather > 0:
            full = with_card_played(self.picture(step.before), step.action.seat, step.action.card)
            beats.append(
                self._scene.motion(
                    replace(full, gathered=True), NO_OPTIONS, gather, group=("gather", event.number)
                )
            )
        return [*beats, motion]

    # --- celebrating -----------------------------------------------------------------------------

    def _celebrate_trick(self, event: TrickWon, step: Step) -> list[Beat]:
        words = [trophy_words(trophy) for trophy in in_trick_won(step.view, event)]
        title = " ".join(dict.fromkeys(word for word in words if word))
        return self.celebrate(title, self.names[event.winner]) if title else []

    def celebrate(self, title: str, detail: str = "") -> list[Beat]:
        """Sparks and words for something rare; nothing where that is not wanted."""
        if self.pace.celebrate_ms <= 0 or not title:
            return []

        def begin() -> None:
            geometry = self._scene.geometry
            at = QPointF(geometry.trick.x * geometry.unit, geometry.trick.y * geometry.unit)
            self.burst.begin(at)
            self._decor.show_banner(title, detail)

        def end() -> None:
            self.burst.hide()
            self._decor.hide_banner()

        return [
            Beat(
                self.pace.celebrate_ms,
                begin,
                self.burst.progress,
                end,
                curve=QEasingCurve.Type.Linear,
            )
        ]

    def _deal_over(self, event: DealFinished, step: Step) -> list[Beat]:
        soloist = step.view.soloist
        name = self.names[soloist] if soloist is not None else ""
        title, detail = deal_words(step.view, event.result, name)
        return self.celebrate(title, detail)

    def _moved(self, view: SeatView, duration_ms: int) -> Beat:
        return self._scene.motion(self.picture(view), NO_OPTIONS, duration_ms)

    def _say(self, seat: int, text: str, sound: str = "") -> Beat:
        def begin() -> None:
            self._decor.say(seat, text)
            if sound:
                self.heard(sound)

        return Beat(
            self.pace.say_ms,
            begin=begin,
            end=lambda: self._decor.hush(seat),
        )

    def _banner(self, title: str, detail: str) -> Beat:
        return Beat(
            self.pace.banner_ms,
            begin=lambda: self._decor.show_banner(title, detail),
            end=self._decor.hide_banner,
        )

    def _contract(self, event: ContractSettled, step: Step) -> Beat:
        return self._banner(contract_text(event.contract), self._who_plays(event, step.view.seat))

    def _who_plays(self, event: ContractSettled, own_seat: int) -> str:
        """Who plays the game that was settled, as a sentence; the own seat is "you"."""
        if event.soloist is None:
            return ""
        own = event.soloist == own_seat
        kind = event.contract
        if kind == "wedding" and own:
            return QCoreApplication.translate("Story", "You are looking for a partner")
        if kind == "poverty" and own:
            return QCoreApplication.translate("Story", "You offer trumps")
        if kind == "wedding":
            text = QCoreApplication.translate("Story", "{name} is looking for a partner")
        elif kind == "poverty":
            text = QCoreApplication.translate("Story", "{name} offers trumps")
        elif event.compulsory and own:
            text = QCoreApplication.translate("Story", "You play your compulsory solo")
        elif event.compulsory:
            text = QCoreApplication.translate("Story", "{name} plays a compulsory solo")
        elif own:
            text = QCoreApplication.translate("Story", "You play alone")
        else:
            text = QCoreApplication.translate("Story", "{name} plays alone")
        return text.format(name=self.names[event.soloist])

    def _partner(self, event: PartnerFound, step: Step) -> Beat:
        own = step.view.seat
        bride, partner = event.bride, event.partner
        if partner is None and bride == own:
            text = QCoreApplication.translate("Story", "You found no partner and play alone")
        elif partner is None:
            text = QCoreApplication.translate("Story", "{bride} found no partner and plays alone")
        elif own in (bride, partner):
            text = QCoreApplication.translate("Story", "You play together with {other}")
        else:
            text = QCoreApplication.translate("Story", "{bride} and {partner} play together")
        other = partner if bride == own else bride
        text = text.format(
            bride=self.names[bride],
            partner=self.names[partner] if partner is not None else "",
            other=self.names[other] if other is not None else "",
        )
        return self._banner(contract_text("wedding"), text)

    def _sow(self, event: SowTaken, step: Step) -> Beat:
        if event.seat == step.view.seat:
            text = QCoreApplication.translate("Story", "You stand alone")
        else:
            text = QCoreApplication.translate("Story", "{name} stands alone")
        return self._banner(contract_text("black_sow"), text.format(name=self.names[event.seat]))

    def _returned_text(self, event: TrumpsReturned) -> str:
        if event.exact:
            return amounts().trumps_returned(event.count)
        if event.count:
            return QCoreApplication.translate("Story", "With trumps")
        return QCoreApplication.translate("Story", "No trumps")

    def _void(self, step: Step) -> Beat:
        title = QCoreApplication.translate("Story", "The deal does not count")
        if isinstance(step.action, Decline):
            detail = QCoreApplication.translate("Story", "Nobody takes the poverty")
        else:
            detail = QCoreApplication.translate("Story", "The cards are thrown in")
        return self._banner(title, detail)


def _left_to_right(item: CardItem, placement: Placement) -> tuple[float, float]:
    """The own cards turn over one after the other."""
    del item
    if placement.slot.zone is not Zone.HAND:
        return 0.0, 1.0
    begins = min(0.5, placement.slot.index * 0.045)
    return begins, begins + 0.5
