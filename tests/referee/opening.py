"""From the first word to the contract: reservations, auction, forced solo, poverty."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import NEGATIVE_SOLOS, offered_solos
from .rules import (
    Auction,
    auction_on,
    best_reservations,
    counts_compulsory,
    holds_both_club_queens,
    is_poor,
    lay_problem,
    may_throw_in,
    seats_from,
    step,
    wedding_offered,
    winning_reservation,
)
from .state import Deal, Do, Refused, SoloFacts


class Opening(Deal):
    """The phases before the play, record 2, 2.1 and 2.2."""

    def wedding_possible(self, seat: int) -> bool:
        """The hand as dealt holds both club queens and a wedding is offered."""
        return wedding_offered(self.rules) and holds_both_club_queens(self.dealt[seat])

    def solo_problem(self, seat: int, kind: str, voluntary: bool = False) -> str | None:
        """Why this solo may not be chosen, record 2.1 and 8."""
        if kind not in offered_solos(self.rules):
            return f"the solo '{kind}' is not offered"
        debtor = self.state.owed[seat] > 0
        counts = counts_compulsory(self.state.owed[seat], self.state.mix[seat], kind)
        forced = self.phase == "forced"
        if voluntary and (forced or self.rules["compulsory_first"] or not counts):
            return "'voluntary' has no meaning here"
        if forced and not counts:
            return "this solo would not count as a compulsory one"
        if debtor and not counts and self.rules["compulsory_first"]:
            return "a compulsory solo comes first, and this one would not count"
        return None

    def choice_problem(self, seat: int, args: Sequence[str]) -> str | None:
        """Why a seat may not choose this in the reservation round."""
        what = args[0] if args else ""
        if what == "solo" and (len(args) == 2 or list(args[2:]) == ["voluntary"]):
            return self.solo_problem(seat, args[1], len(args) == 3)
        if self.phase == "forced":
            return "a forced solo must be named"
        if what == "wedding" and len(args) == 2:
            if not self.wedding_possible(seat):
                return "no wedding is possible with this hand"
            known = args[1] in self.rules["wedding_conditions"]
            return None if known else f"the condition '{args[1]}' is not offered"
        if what == "poverty" and len(args) == 1:
            on = self.rules["poverty"] == "exchange"
            return None if on and is_poor(self.rules, self.dealt[seat]) else "not a poverty"
        if what == "throw_in" and len(args) == 1:
            fine = may_throw_in(self.rules, self.dealt[seat])
            return None if fine else "this hand may not be thrown in"
        return "no such choice"

    def choices_of(self, seat: int) -> list[list[str]]:
        """Everything a seat could choose."""
        tries = [["solo", kind] for kind in offered_solos(self.rules)]
        tries += [[*t, "voluntary"] for t in tries]
        tries += [["wedding", c] for c in self.rules["wedding_conditions"]]
        tries += [["poverty"], ["throw_in"]]
        return [t for t in tries if self.choice_problem(seat, t) is None]

    def _healthy(self, seat: int, args: list[str]) -> Do:
        self._need(("say",), seat, args)
        if self.rules["silent_wedding"] == "must_declare" and holds_both_club_queens(
            self.dealt[seat]
        ):
            could = [c for c in self.choices_of(seat) if c[0] in ("wedding", "solo")]
            if could:
                raise Refused("both club queens may not stay silent")
        return self._said

    def _said(self) -> None:
        """The next seat speaks, or the round is over."""
        self.queue.pop(0)
        if self.queue:
            return
        if self.reserved:
            self.phase = "choose"
            self.queue = list(self.reserved)
        elif self.choices:
            self._resolve()
        else:
            self._start_normal()

    def _reservation(self, seat: int, args: list[str]) -> Do:
        self._need(("say",), seat, args)
        if self.rules["reservation_protocol"] == "direct":
            raise Refused("reservations are named at once")
        if not self.choices_of(seat):
            raise Refused("there is nothing this seat could choose")

        def do() -> None:
            self.reserved.append(seat)
            self._said()

        return do

    def _choose(self, seat: int, args: list[str]) -> Do:
        if self.phase == "say" and self.rules["reservation_protocol"] != "direct":
            raise Refused("first everybody says 'healthy' or 'reservation'")
        self._need(("say", "choose", "forced"), seat, args, len(args))
        why = self.choice_problem(seat, args)
        if why is not None:
            raise Refused(why)

        def do() -> None:
            if self.phase == "forced":
                self._start_solo(SoloFacts(seat, args[1], compulsory=True, forced=True))
                return
            self.choices[seat] = args
            if self.phase == "say":
                self._said()
                return
            self.queue.pop(0)
            if not self.queue:
                self._resolve()

        return do

    def category(self, seat: int) -> str:
        """Category of a choice, rules 2.4."""
        choice = self.choices[seat]
        if choice[0] == "throw_in":
            return "redeal"
        if choice[0] != "solo":
            return choice[0]
        return "compulsory_solo" if self._counts(seat, choice) else "solo"

    def _counts(self, seat: int, choice: Sequence[str]) -> bool:
        owed, mix = self.state.owed[seat], self.state.mix[seat]
        return len(choice) == 2 and counts_compulsory(owed, mix, choice[1])

    def _resolve(self) -> None:
        """The highest reservation wins, rules 2.4."""
        order = seats_from(self.rules, self.forehand)
        said = {seat: self.category(seat) for seat in self.choices}
        kinds = {seat: choice[-1] for seat, choice in self.choices.items()}
        kinds |= {seat: c[1] for seat, c in self.choices.items() if c[0] == "solo"}
        best = best_reservations(self.rules, said, order)
        seat = winning_reservation(self.rules, said, kinds, order)
        if said[seat] in ("solo", "compulsory_solo"):
            if auction_on(self.rules) and len(best) > 1:
                self.auction = Auction(best)
                self.phase = "auction"
                return
            self._win_solo(seat)
        elif said[seat] == "redeal":
            self.phase = "void"
        elif said[seat] == "wedding":
            self.contract = "wedding"
            self.bride = seat
            self.condition = self.choices[seat][1]
            self.searching = True
            self.re = frozenset([seat])
            self._start_play(self.forehand)
        elif len(best) > 1 and self.rules["poverty_two_poor"] == "redeal":
            self.phase = "void"
        else:
            self.poor = seat
            self.phase = "lay"
            self.queue = [seat]

    def _win_solo(self, seat: int) -> None:
        choice = self.choices[seat]
        self._start_solo(SoloFacts(seat, choice[1], self._counts(seat, choice)))

    def _offer(self, seat: int, args: list[str]) -> Do:
        self._need(("forced",), seat, args)
        if not self.rules["compulsory_offer"] or self.offered or seat != self.state.forced:
            raise Refused("the solo may not be offered")
        others = [s for s in seats_from(self.rules, seat)[1:] if self.state.owed[s] > 0]
        if not others:
            raise Refused("nobody else owes a solo")

        def do() -> None:
            self.offered = True
            self.phase = "offer"
            self.queue = others

        return do

    def _bid(self, seat: int, args: list[str]) -> Do:
        self._need(("auction",), seat, args, 1)
        assert self.auction is not None
        auction = self.auction
        if self.choices[seat][1] in NEGATIVE_SOLOS:
            raise Refused("with this solo only 'pass' is possible")
        if args[0] != auction.bid_word():
            raise Refused(f"the bid must be {auction.bid_word() or 'left out'}")
        return auction.bid

    def _pass(self, seat: int, args: list[str]) -> Do:
        self._need(("auction",), seat, args)
        assert self.auction is not None
        auction = self.auction

        def do() -> None:
            auction.give_up()
            if auction.over:
                self._win_solo(auction.holder)

        return do

    def _lay(self, seat: int, args: list[str]) -> Do:
        self._need(("lay",), seat, args, len(args))
        why = lay_problem(self.rules, self.hands[seat], args)
        if why is not None:
            raise Refused(why)

        def do() -> None:
            for card in args:
                self.hands[seat].remove(card)
            self.laid = list(args)
            self.phase = "asked"
            self.queue = seats_from(self.rules, seat)[1:]

        return do

    def _accept(self, seat: int, args: list[str]) -> Do:
        self._need(("asked", "offer"), seat, args)

        def do() -> None:
            if self.phase == "offer":
                self.phase = "forced"
            else:
                self.hands[seat] += self.laid
                self.phase = "return"
            self.queue = [seat]

        return do

    def _decline(self, seat: int, args: list[str]) -> Do:
        self._need(("asked", "offer"), seat, args)
        last = len(self.queue) == 1
        if self.phase == "asked" and last and self.rules["poverty_refused"] == "last_must_take":
            raise Refused("the last one asked must take the cards")

        def do() -> None:
            self.queue.pop(0)
            if self.queue:
                return
            if self.phase == "offer":
                assert self.state.forced is not None
                self.phase = "forced"
                self.queue = [self.state.forced]
            elif self.rules["poverty_refused"] == "black_sow" and self.rules["black_sow"] != "off":
                self.hands[self.poor] += self.laid
                self.poverty_refused = True
                self._start_normal()
            else:
                self.phase = "void"

        return do

    def _return(self, seat: int, args: list[str]) -> Do:
        self._need(("return",), seat, args, len(args))
        rest = list(self.hands[seat])
        for card in args:
            if card not in rest:
                raise Refused(f"{card} is not in the hand")
            rest.remove(card)
        if len(args) != len(self.laid):
            raise Refused(f"{len(self.laid)} cards must be returned")

        def do() -> None:
            self.hands[seat] = rest
            self.hands[self.poor] += args
            self.contract = "poverty"
            self.re = frozenset([self.poor, seat])
            leader = self.forehand
            if self.rules["poverty_leader"] == "left_of_taker":
                leader = (seat + step(self.rules)) % 4
            self._start_play(leader)

        return do
