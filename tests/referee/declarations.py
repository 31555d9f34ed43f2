"""Pigs, their higher tiers, and Genscher (record 2.3 and 9)."""

from __future__ import annotations

from . import calls as calls_of
from .cards import TIERS, trump_suit_of
from .known import known_sides
from .state import Do, Refused
from .table import Table


class Declarations(Table):
    """What may be declared with or before a card."""

    def _declare(self, seat: int, args: list[str]) -> Do:
        what = args[0] if args else ""
        if what == "genscher" and len(args) == 2:
            return self._genscher(seat, args[1])
        if what not in TIERS or len(args) != 1:
            raise Refused("no such declaration")
        if self.phase != "play":
            raise Refused(f"not possible in this phase ({self.phase})")
        self._no_duty()
        face = self.tier_face(what)
        if face is None:
            raise Refused(f"there are no {what} in this game")
        if what in self.declared:
            raise Refused(f"{what} have been declared already")
        self._lower_tier(seat, what)
        timing = self.rules["pigs" if what == "pigs" else "super_pigs_timing"]
        if timing == "start":
            self._declare_at_start(seat, what, face)
        else:
            if timing == "second_after_first_safe":
                self._first_came_home(seat, face)
            else:
                self._holds_both(seat, what, face)
            self._comes_next(seat, face, what)

        def do() -> None:
            self.declared[what] = (seat, face)
            if timing == "start":
                self.declared_at_start.add(what)
            else:
                self.pending = (seat, face)

        return do

    def tier_face(self, tier: str) -> str | None:
        """The card that a tier promotes in this game, None if the tier does not exist."""
        rules = self.rules
        if self._pigs_off():
            return None
        trump_suit = trump_suit_of(self.game)
        if trump_suit is None:
            return None
        if tier == "pigs":
            diamonds = self.solo is not None and rules["pigs_in_solos"] == "diamond_ace"
            return "DA" if diamonds else trump_suit + "A"
        if rules["pigs"] == "second_after_first_safe":
            return None
        if self.solo is not None and not rules["super_pigs_in_solos"]:
            return None
        if self._poverty_accepted() and not rules["super_pigs_in_poverty"]:
            return None
        if tier == "super_pigs":
            ranks = {"nine": "9", "ten": "10", "king": "K"}
            wanted = ranks.get(rules["super_pigs"])
            return trump_suit + wanted if wanted else None
        if rules["hyper_pigs"] == "king" and rules["super_pigs"] == "ten":
            return trump_suit + "K"
        return None

    def _pigs_off(self) -> bool:
        """No pigs of any tier in this game."""
        rules = self.rules
        if rules["pigs"] == "off" or self.pigs_gone:
            return True
        if self.solo is not None:
            return rules["pigs_in_solos"] == "off" or not self.game.startswith("suit_")
        return self._poverty_accepted() and rules["pigs_in_poverty"] == "off"

    def _lower_tier(self, seat: int, what: str) -> None:
        """The tier below must stand, and `super_pigs_same_hand`."""
        if what == "pigs":
            return
        below = TIERS[TIERS.index(what) - 1]
        if below not in self.declared:
            raise Refused(f"{below} have to be declared first")
        owners = [owner for owner, _ in self.declared.values()]
        if seat in owners and not self.rules["super_pigs_same_hand"]:
            raise Refused("no seat declares two tiers")

    def _holds_both(self, seat: int, what: str, face: str) -> None:
        if self.hands[seat].count(face) != 2:
            raise Refused(f"both {face} must be in the hand")
        before = self._poverty_accepted() and self.rules["pigs_in_poverty"] == "before_exchange"
        if what == "pigs" and before and self.dealt[seat].count(face) != 2:
            raise Refused(f"both {face} must have been dealt to this seat")

    def _declare_at_start(self, seat: int, what: str, face: str) -> None:
        if self.cards_on_table or self.pending is not None:
            raise Refused(f"{what} are declared before the first card")
        if what != "pigs" and "pigs" not in self.declared_at_start:
            raise Refused("pigs must have been declared at the start")
        self._holds_both(seat, what, face)

    def _first_came_home(self, seat: int, face: str) -> None:
        """`second_after_first_safe` with `pigs_second_scope`."""
        homes = [t for t in self.tricks for p in t.plays if p.seat == seat and p.card == face]
        held = self.start_hands[seat].count(face) == 2
        before = self._poverty_accepted() and self.rules["pigs_in_poverty"] == "before_exchange"
        if before and self.dealt[seat].count(face) != 2:
            held = False
        if not held or self.hands[seat].count(face) != 1 or not homes:
            raise Refused(f"the first {face} must have been played by this seat before")
        winner = homes[0].winner
        if winner == seat:
            return
        if self.rules["pigs_second_scope"] == "own_party":
            known = known_sides(self)
            if known[seat] is not None and known[seat] == known[winner]:
                return
        raise Refused(f"the first {face} did not come home")

    def _comes_next(self, seat: int, face: str, tier: str = "") -> None:
        """The declared card must be legal to play at once, judged with its new rank."""
        if self.pending is not None and self.pending != (seat, face):
            raise Refused("another card has been declared and comes next")
        if seat != self.turn:
            raise Refused("declared in the seat's own turn, before the card")
        before = self.declared
        if tier:
            self.declared = {**before, tier: (seat, face)}
        legal = face in self.playable(seat)
        self.declared = before
        if not legal:
            raise Refused(f"{face} may not be played now")

    def _genscher(self, seat: int, partner: str) -> Do:
        mode = self.rules["genscher"]
        if mode == "off" or self.genscher_used or self.sow:
            raise Refused("no Genscher is possible")
        if self.contract not in ("normal", "silent_wedding", "wedding") or self.searching:
            raise Refused("no Genscher in this game")
        if partner not in ("0", "1", "2", "3") or int(partner) == seat:
            raise Refused("another seat must be named")
        if mode == "diamond_kings_last_two":
            if self.phase != "done":
                raise Refused("named after the last card")
            kings = [p for t in self.tricks[-2:] for p in t.plays if p.card == "DK"]
            if [p.seat for p in kings] != [seat, seat]:
                raise Refused("both kings must lie in the last two tricks")
        else:
            if self.phase != "play":
                raise Refused(f"not possible in this phase ({self.phase})")
            self._no_duty()
            face = "DK" if mode == "diamond_kings" else "HQ"
            if self.hands[seat].count(face) != 2:
                raise Refused(f"both {face} must be in the hand")
            self._comes_next(seat, face)

        def do() -> None:
            self.genscher_used = True
            self.re = frozenset([seat, int(partner)])
            if self.contract == "silent_wedding":
                self.contract = "normal"
            self.calls = calls_of.after_genscher(self.rules, self.calls)
            if mode != "diamond_kings_last_two":
                self.pending = (seat, face)

        return do
