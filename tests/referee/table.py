"""Cards and tricks, the black sow, and calls between the cards."""

from __future__ import annotations

from . import calls as calls_of
from .calls import Call, CallRefused, Moment
from .cards import (
    NEGATIVE_SOLOS,
    Play,
    Trick,
    class_of,
    close_trick,
    may_follow,
    offered_solos,
    order_of,
)
from .rules import step, wedding_search, wedding_shift
from .state import Deal, Do, Refused


class Table(Deal):
    """The play, record 2.3 to 2.5."""

    def tier_of(self, seat: int, card: str) -> str:
        """The tier to which a card in this hand has been declared."""
        if not self.pigs_gone:
            for tier, (owner, face) in self.declared.items():
                if (owner, face) == (seat, card):
                    return tier
        return ""

    def playable(self, seat: int) -> list[str]:
        """The cards this seat may play if it is its turn, rules 2.3 no 2."""
        led = None
        if self.current:
            led = class_of(self.order, self.current[0].card, self.current[0].tier)
        hand = [(card, self.tier_of(seat, card)) for card in self.hands[seat]]
        return may_follow(self.order, led, hand)

    def _play(self, seat: int, args: list[str]) -> Do:
        self._need(("play",), seat, args, 1)
        self._no_duty()
        card = args[0]
        if self.pending is not None and (seat, card) != self.pending:
            raise Refused(f"{self.pending[1]} has been declared and comes next")
        if card not in self.hands[seat]:
            raise Refused(f"{card} is not in the hand")
        if card not in self.playable(seat):
            raise Refused(f"{card} does not follow")

        def do() -> None:
            self.current.append(Play(seat, card, self.tier_of(seat, card)))
            self.hands[seat].remove(card)
            self.pending = None
            self.turn = (seat + step(self.rules)) % 4
            if len(self.current) == 4:
                self._trick_complete()

        return do

    def _trick_complete(self) -> None:
        last = len(self.tricks) + 1 == self.size
        trick = close_trick(self.rules, self.order, self.current, last, "pigs" in self.declared)
        self.tricks.append(trick)
        self.current = []
        self.turn = trick.winner
        if last or (self.contract == "null_no_tricks" and trick.winner in self.re):
            self.phase = "done"
        if self._sow_triggers(trick):
            self._sow_acts(trick.winner)
            return
        if self.searching:
            self._search()
        self._note_duties(last)

    def _search(self) -> None:
        """Wedding: looks for the partner after a trick, rules 2.5."""
        seen = [(t.led, t.winner) for t in self.tricks]
        status, partner, n = wedding_search(self.rules, self.bride, self.condition, seen)
        if status == "open":
            return
        self.searching = False
        self.found_in = n
        if partner is None:
            self.contract = "failed_wedding"
        else:
            self.re = frozenset([self.bride, partner])

    def _sow_triggers(self, trick: Trick) -> bool:
        if self.rules["black_sow"] == "off" or self.sow or self.solo is not None:
            return False
        if self.rules["black_sow_trigger"] == "poverty_refused" and not self.poverty_refused:
            return False
        played = [p.card for t in self.tricks for p in t.plays]
        return played.count("SQ") == 2 and any(p.card == "SQ" for p in trick.plays)

    def _sow_acts(self, taker: int) -> None:
        self.sow = True
        self.searching = False
        self.contract = "black_sow"
        self.re = frozenset([taker])
        self.calls = []
        self.duties = []
        named = [k for k in offered_solos(self.rules) if k not in NEGATIVE_SOLOS]
        if self.rules["black_sow"] == "forced_solo" and self.phase == "play" and named:
            self.phase = "sow"

    def _choose_after_sow(self, seat: int, args: list[str]) -> Do:
        self._need(("sow",), seat, args, 2)
        kind = args[1]
        if args[0] != "solo" or kind not in offered_solos(self.rules) or kind in NEGATIVE_SOLOS:
            raise Refused("an offered solo must be named")

        def do() -> None:
            self.phase = "play"
            self.game = kind
            self.order = order_of(kind, self.rules)
            self.pigs_gone = True

        return do

    def _note_duties(self, last: bool) -> None:
        """Forced announcements after a trick, record 2.4."""
        if self.phase != "play" or last:
            self.duties = []
            return
        in_wedding = self.contract in ("wedding", "failed_wedding")
        here = self.contract in ("normal", "silent_wedding", "poverty")
        if here or (in_wedding and self.rules["forced_announce_in_wedding"]):
            seen = [(t.winner, t.points) for t in self.tricks]
            found = calls_of.forced_seats(self.rules, seen)
            self.duties += [seat for seat, n in found if n == len(self.tricks)]
        self._drop_empty_duties()

    def _seat_may_speak(self, seat: int) -> None:
        """What holds for every call that is not forced."""
        if self.phase != "play" or self.pending is not None:
            raise Refused("no call is possible now")
        if self.rules["announcements"] == "off" or self.sow or self.contract in NEGATIVE_SOLOS:
            raise Refused("there are no calls in this game")
        if self.searching:
            raise Refused("no call before the wedding is settled")
        if not self.rules["announce_off_turn"] and seat != self.turn:
            raise Refused("calls only in turn")
        if self.size - self._played(seat) < self.rules["announce_min_left"]:
            raise Refused("too few cards left for a call")

    def _played(self, seat: int) -> int:
        """Own cards that count as played, `announce_open_trick_counts`."""
        played = self.size - len(self.hands[seat])
        if calls_of.open_card_counts(self.rules) and any(p.seat == seat for p in self.current):
            played -= 1
        return played

    def _call(self, seat: int, args: list[str]) -> Do:
        if len(args) != 1:
            raise Refused("a call is one word")
        word = args[0]
        if self.phase == "play" and self.duties and not self.searching:
            if (seat, word) != self._due():
                self._no_duty()

            def do_forced() -> None:
                self.duties.pop(0)
                self.calls.append(Call(seat, self.side(seat), word, trick=self.trick_now))
                self._drop_empty_duties()

            return do_forced
        self._seat_may_speak(seat)
        side = self.side(seat)
        now = Moment(
            side,
            self._own_calls(seat),
            [c for c in self.calls if c.side != side],
            self._played(seat),
            self.cards_on_table,
            wedding_shift(self.rules, self.found_in),
        )
        if self.rules["anonymous_announce"]:
            mates = [c for c in self.calls if c not in now.own]
            now = Moment(side, now.own, mates, now.played, now.table, now.shift)
        try:
            if self.rules["announcements"] == "chilean":
                calls_of.chilean_call(
                    now, word, self.trick_now, self._opened_in(), self._predictions(side)
                )
                added = [(word, False)]
            else:
                added = calls_of.standard_call(self.rules, now, word)
        except CallRefused as refusal:
            raise Refused(str(refusal)) from refusal

        def do() -> None:
            for said, late in added:
                self.calls.append(Call(seat, side, said, late, self.trick_now))

        return do

    def _opened_in(self) -> int | None:
        """The trick in which first predictions are possible, record 9 "chilean calls"."""
        seen = 0
        for n, plays in enumerate([*(t.plays for t in self.tricks), self.current], start=1):
            seen += sum(p.card == "CQ" for p in plays)
            if seen == 2:
                return max(n, self.found_in or 0)
        return None

    def _predictions(self, side: str) -> list[Call]:
        return [c for c in self.calls if c.side == side and c.word in calls_of.PREDICTIONS]
