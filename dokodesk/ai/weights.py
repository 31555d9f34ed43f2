"""The numbers behind the rules of thumb.

Everything is measured in card points of the difference "our side minus theirs": a trick of 20
points taken instead of lost is worth 40. The values were found by letting players with different
weights play the same deals against each other.
"""

from __future__ import annotations

from typing import Final

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """One set of numbers; ``STANDARD`` is what the level ``standard`` uses.

    Attributes:
        master: what it is worth to keep a card that nothing can beat.
        power_curve: how fast that falls for cards that more and more others can beat.
        plain_master: what it is worth to keep a plain card that wins its suit.
        lead_chance: how likely somebody with partners comes to lead such a card.
        any_trump: what it is worth to keep any trump at all.
        fox: what a caught fox costs.
        fox_risk: the chance to lose a fox that is kept.
        fox_hurry: how much that chance grows with each trick.
        charlie: what the last trick with the club jack is worth.
        doppelkopf: what a Doppelkopf is worth.
        keep_points: share of a card's points that counts for keeping it for a better trick.
        smear: points a partner adds to a trick of ours, and an opponent to one of theirs.
        withhold: points somebody adds to a trick of the other side.
        willing: how many of the trick's points somebody spends in strength to take it.
        lead: what it is worth to lead the next trick with a good ace in hand.
        no_lead: what the lead is worth with nothing good to lead.
        blank: what it is worth to get rid of the last card of a plain suit.
        lone_ace: what it adds to lead an ace that is the only card of its suit.
        draw: what each opposing trump is worth that a trump lead draws.
        draw_alone: the same for one who plays alone.
        second_round: what it costs to lead a suit again that an opponent can trump.
        through: what it is worth to let the lone player play before a partner.
        partner: what it is worth to become the partner of a bride.
        alone: what it costs a bride to stay alone.
    """

    master: float = 26.0
    power_curve: float = 3.0
    plain_master: float = 12.0
    lead_chance: float = 0.6
    any_trump: float = 1.5
    fox: float = 16.0
    fox_risk: float = 0.35
    fox_hurry: float = 0.02
    charlie: float = 12.0
    doppelkopf: float = 14.0
    keep_points: float = 0.12
    smear: float = 7.5
    withhold: float = 2.5
    willing: float = 1.6
    lead: float = 4.0
    no_lead: float = -1.0
    blank: float = 3.0
    lone_ace: float = 4.0
    draw: float = 2.5
    draw_alone: float = 8.0
    second_round: float = 4.0
    through: float = 1.0
    partner: float = 10.0
    alone: float = 25.0


STANDARD: Final = Weights()
