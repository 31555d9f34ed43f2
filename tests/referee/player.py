"""Random rules, random deals and a random player; everything it plays comes from the referee.

What it makes are records as text, so that other programs can be given the same deals.
"""

from __future__ import annotations

from random import Random
from typing import Any

import yaml

from .cards import Rules, card_points, full_deck, hand_size, offered_solos
from .loader import catalogue, is_int, make_rules, option_types, words_of
from .match import Match
from .play import Replay, legal_actions, return_sets, start_replay
from .rules import CATEGORIES, counts_compulsory, seats_from, step
from .state import DealState

# No rule of a single deal, or not described for records.
LEFT_ALONE = {
    "table_size",
    "exotic_cards",
    "exotic_extras",
    "solo_claim",
    "match_end",
    "match_deals",
    "match_points",
    "match_full_rounds",
    "compulsory_solo_mix",
    "daily_deal",
    "time_limit_min",
    "visible_tricks",
    "deal_packet",
    "deal_cut",
}
PRESETS = (
    "pagat_standard",
    "ddv_tournament",
    "finnish_seed",
    "chilean_40",
    "swiss_family",
    "kneipe",
)
NUMBERS = {
    "poverty_max_trumps": (2, 3, 4, 5),
    "redeal_nines": (0, 4, 5),
    "redeal_kings": (0, 4, 5),
    "redeal_nines_kings": (0, 6, 7),
    "redeal_points_high": (0, 75, 80),
    "redeal_points_low": (0, 35, 40),
    "redeal_trumps_max": (-1, 2, 3),
    "solo_multiplier": (1, 2, 3),
    "reply_extra_cards": (0, 1, 2),
    "announce_min_left": (0, 3, 6),
    "forced_announce_points": (15, 25, 30, 35),
    "forced_announce_window": (1, 2, 3, 12),
    "cowardice": (0, 2, 3),
    "doppelkopf_min": (0, 35, 40),
    "bock_multiplier": (2, 3),
    "bock_length": (2, 4),
    "compulsory_solos": (0, 1, 2),
    "wedding_limit": (1, 2, 3, 5, 12),
}


# Options that must come together before a rule is seen at all.
THEMES: dict[str, dict[str, Any]] = {
    "pigs": {
        "pigs": "on_first_play",
        "super_pigs": "ten",
        "hyper_pigs": "king",
        "super_pigs_same_hand": True,
    },
    "pigs_start": {"pigs": "start", "super_pigs": "nine", "super_pigs_timing": "start"},
    "pigs_second": {"pigs": "second_after_first_safe"},
    "pigs_suit": {
        "pigs": "on_first_play",
        "pigs_in_solos": "diamond_ace",
        "solo_types": ["suit_clubs", "suit_hearts", "suit_diamonds"],
        "super_pigs": "king",
        "super_pigs_in_solos": True,
    },
    "genscher": {"genscher": "heart_queens"},
    "genscher_kings": {"genscher": "diamond_kings", "pigs": "on_first_play", "super_pigs": "king"},
    "genscher_late": {"genscher": "diamond_kings_last_two"},
    "auction": {"solo_auction": "announcement_levels", "announcements": "standard"},
    "poverty": {"poverty": "exchange", "poverty_max_trumps": 5, "pigs": "on_first_play"},
    "poverty_sow": {
        "poverty": "exchange",
        "poverty_max_trumps": 5,
        "poverty_refused": "black_sow",
        "black_sow": "forced_solo",
        "black_sow_trigger": "poverty_refused",
    },
    "sow": {"black_sow": "plays_alone"},
    "chilean": {"announcements": "chilean", "silent_wedding": "allowed"},
    "table": {"announce_scheme": "table_cards", "announcements": "standard"},
    "extending": {"announce_scheme": "extending", "announcements": "standard"},
    "anonymous": {"anonymous_announce": True, "announcements": "standard"},
    "forced": {
        "forced_announce": True,
        "forced_announce_points": 15,
        "forced_announce_window": 6,
        "forced_announce_raise": "next_level",
        "forced_announce_in_wedding": True,
    },
    "compulsory": {
        "compulsory_solos": 2,
        "compulsory_enforcement": "forced_when_due",
        "compulsory_first": False,
        "compulsory_offer": True,
    },
    "wedding": {"wedding_conditions": ["plain", "trump", "hearts"], "wedding_limit": 3},
    "extras": {
        "extras_in_solos": "all",
        "fox_wins_last": 1,
        "fox_wins_last_double": True,
        "charlie_wins_double": True,
        "charlie_caught": "any",
        "dulle_caught": True,
        "dulle_rule": "second",
    },
    "negative": {"solo_types": ["null_no_tricks", "slim_martin", "queen_suit", "koehler"]},
}


def _random_value(rng: Random, key: str, kind: str) -> Any:
    """Some value of an option."""
    if key in NUMBERS:
        return rng.choice(NUMBERS[key])
    if kind == "enum: equal or ordered list":
        solos = words_of(option_types()["solo_types"])
        return "equal" if rng.random() < 0.5 else rng.sample(solos, rng.randint(1, 6))
    if kind == "ordered list":
        return rng.sample(CATEGORIES, rng.randint(0, 5))
    if kind.startswith("enum:"):
        return rng.choice(words_of(kind))
    if kind.startswith("set of:"):
        words = words_of(kind)
        return rng.sample(words, rng.randint(1, len(words)))
    if kind == "bool":
        return rng.random() < 0.5
    if key == "announce_latest":
        return rng.choice([[1, 2, 3, 4, 5], [1, 3, 6, 9, 9], [2, 2, 4, 5, 6], [0, 1, 1, 2, 3]])
    if key == "level_points":
        return rng.choice([[1, 1, 1, 1], [0, 0, 0, 4], [1, 2, 3, 4], [2, 0, 1, 0]])
    return rng.randint(0, 2)


def random_options(rng: Random, count: int) -> dict[str, Any]:
    """Some options with other values than usual."""
    keys = [k for k in option_types() if k not in LEFT_ALONE]
    return {key: _random_value(rng, key, option_types()[key]) for key in rng.sample(keys, count)}


def random_mix(rng: Random, rules: Rules) -> dict[str, int]:
    """A `compulsory_solo_mix` that can be fulfilled with the offered solos."""
    total = int(rules["compulsory_solos"])
    kinds = offered_solos(rules)
    mix = {}
    if any(k.startswith(("suit_", "pure_")) for k in kinds):
        mix["suit"] = rng.randint(0, total)
    if any(k in ("queens", "jacks", "kings", "koehler") for k in kinds):
        mix["picture"] = rng.randint(0, total - mix.get("suit", 0))
    return mix


def random_setup(rng: Random, preset: str, count: int) -> tuple[dict[str, Any], Rules]:
    """Options to write into a record, and all rules together."""
    options = random_options(rng, count)
    if count:
        for theme in rng.sample(sorted(THEMES), rng.randint(0, 4)):
            options |= THEMES[theme]
    rules = make_rules(preset, options)
    if count and rng.random() < 0.3:
        options["compulsory_solo_mix"] = random_mix(rng, rules)
    if not rules["solo_types"]:
        options["compulsory_solos"] = 0
    return options, make_rules(preset, options)


def random_hands(rng: Random, rules: Rules) -> list[list[str]]:
    """A deal in which special hands are more frequent than chance would have it."""
    cards = full_deck(rules)
    rng.shuffle(cards)
    size = hand_size(rules)
    hands = [cards[size * s : size * s + size] for s in range(4)]
    for face in ("CQ", "DA", "DK", "HQ", "D9", "D10", "H10", "CA", "SA", "HA"):
        if rng.random() < 0.3:
            owners = [s for s in range(4) if face in hands[s]]
            if len(owners) == 2:
                _give(rng, hands, owners[0], owners[1], face)
    if rng.random() < 0.25:
        _impoverish(rng, rules, hands)
    return hands


def _give(rng: Random, hands: list[list[str]], giver: int, taker: int, face: str) -> None:
    """Moves a card to another hand for some card in exchange."""
    back = rng.choice([c for c in hands[taker] if c != face])
    hands[giver].remove(face)
    hands[taker].remove(back)
    hands[giver].append(back)
    hands[taker].append(face)


def _impoverish(rng: Random, rules: Rules, hands: list[list[str]]) -> None:
    """Swaps trumps of one hand against plain cards of the others."""
    plain = ("A", "10", "K", "9")
    poor = rng.randrange(4)

    def is_plain(card: str) -> bool:
        return card[0] != "D" and card[1:] in plain and card != "H10"

    for _ in range(rng.randint(6, 9)):
        trumps = [c for c in hands[poor] if not is_plain(c)]
        other = (poor + rng.randint(1, 3)) % 4
        rest = [c for c in hands[other] if is_plain(c)]
        if trumps and rest:
            mine, theirs = rng.choice(trumps), rng.choice(rest)
            hands[poor].remove(mine)
            hands[other].remove(theirs)
            hands[poor].append(theirs)
            hands[other].append(mine)


class RandomPlayer:
    """Plays for all seats. `eager` is the chance of a reservation, a call or a declaration."""

    def __init__(self, rng: Random, eager: float) -> None:
        self.rng = rng
        self.eager = eager
        # One side plays high and the other low, or everybody plays at random.
        self.strong = rng.choice(["re", "kontra", "", ""])

    def choose(self, replay: Replay) -> str:
        """One of the legal actions."""
        if replay.phase == "return":
            cards = self.rng.choice(return_sets(replay))
            return " ".join([f"{replay.queue[0]} return", *cards])
        legal = sorted(legal_actions(replay))
        assert legal, f"nobody can act in phase {replay.phase}"
        plays = [text for text in legal if " play " in text]
        others = [text for text in legal if " play " not in text]
        if replay.phase == "say":
            healthy = [text for text in legal if text.endswith("healthy")]
            rare = [c for c in replay.choices_of(replay.queue[0]) if c[0] != "solo"]
            if healthy and self.rng.random() > (0.6 if rare else self.eager):
                return healthy[0]
            return self.rng.choice([t for t in others if t not in healthy] or healthy)
        if replay.phase == "asked" and self.rng.random() < 0.4:
            return legal[-1]
        declarations = [text for text in others if " declare " in text]
        if declarations and self.rng.random() < 0.7:
            return self.rng.choice(declarations)
        if replay.phase == "auction" and self.rng.random() < 0.6:
            return legal[0]
        if plays and (not others or self.rng.random() > self.eager):
            return self._card(replay, plays)
        return self._spoken(others)

    def _spoken(self, others: list[str]) -> str:
        """Kinds of actions with equal chances, solos more seldom, so that they drown nothing."""
        kinds = sorted({" ".join(text.split(" ")[1:3]) for text in others})
        rare = [k for k in kinds if k != "choose solo"]
        kind = self.rng.choice(rare if rare and self.rng.random() < 0.7 else kinds)
        return self.rng.choice([t for t in others if " ".join(t.split(" ")[1:3]) == kind])

    def _card(self, replay: Replay, plays: list[str]) -> str:
        if not self.strong or self.rng.random() < 0.2:
            return self.rng.choice(plays)
        seat = int(plays[0][0])
        order = replay.order

        def height(text: str) -> tuple[int, int]:
            card = text.split(" ")[2]
            if card in order.trumps:
                return 1, -order.trumps.index(card)
            return 0, card_points(card)

        pick = max if replay.side(seat) == self.strong else min
        return pick(plays, key=height)


def play_out(rng: Random, replay: Replay, eager: float) -> list[str]:
    """Plays a deal to its end and gives the actions."""
    player = RandomPlayer(rng, eager)
    while not replay.finished:
        replay.apply(player.choose(replay))
    after = sorted(legal_actions(replay))
    if after and rng.random() < 0.5:
        replay.apply(rng.choice(after))
    return replay.actions


def deal_document(replay: Replay, dealer: Any, number: int) -> dict[str, Any]:
    """A deal as it is written, without rules and players."""
    state: dict[str, Any] = {
        "compulsory_owed": list(replay.state.owed),
        "forced_solo": replay.state.forced,
        "bock": replay.state.bock,
    }
    if replay.rules["compulsory_solo_mix"]:
        state["compulsory_mix_owed"] = [dict(m) for m in replay.state.mix]
    data: dict[str, Any] = {
        "doko": 1,
        "kind": "deal",
        "number": number,
        "players": [0, 1, 2, 3],
        "dealer": dealer,
        "state": state,
        "hands": [" ".join(h) for h in replay.dealt],
        "actions": list(replay.actions),
    }
    if replay.finished:
        data["result"] = replay.result()
    return data


def write_document(data: dict[str, Any]) -> str:
    """One closed document."""
    return str(
        yaml.dump(
            data,
            Dumper=getattr(yaml, "CSafeDumper", yaml.SafeDumper),
            explicit_start=True,
            explicit_end=True,
            sort_keys=False,
            default_flow_style=None,
            width=200,
        )
    )


def random_state(rng: Random, rules: Rules) -> DealState:
    """A state that can stand in a deal of its own."""
    state = DealState.start(rules)
    if rng.random() < 0.5:
        state.owed = [rng.randint(0, n) for n in state.owed]
        state.mix = [
            {k: min(v, rng.randint(0, n)) for k, v in m.items()}
            for m, n in zip(state.mix, state.owed, strict=True)
        ]
        for mix, owed in zip(state.mix, state.owed, strict=True):
            mix["picture"] = min(mix["picture"], owed - mix["suit"])
    able = [
        s
        for s in range(4)
        if any(counts_compulsory(state.owed[s], state.mix[s], k) for k in offered_solos(rules))
    ]
    # An offer may end at any debtor, so all of them must have a solo that counts.
    if able == [s for s in range(4) if state.owed[s] > 0] and able and rng.random() < 0.2:
        state.forced = rng.choice(able)
    if rules["bock"] and rng.random() < 0.4:
        state.bock = int(rules["bock_multiplier"])
    return state


def random_deal(
    rng: Random, preset: str, options: int = 0, eager: float = 0.1
) -> tuple[str, Replay]:
    """A deal that stands alone, as text and played out."""
    chosen, rules = random_setup(rng, preset, options)
    dealer = rng.randrange(4)
    hands = random_hands(rng, rules)
    state = random_state(rng, rules)
    replay = start_replay(rules, hands, (dealer + step(rules)) % 4, state)
    play_out(rng, replay, eager)
    data = deal_document(replay, dealer, 1)
    data["rules"] = {"preset": preset, "options": chosen}
    return write_document(data), replay


def random_match(
    rng: Random, preset: str, options: int = 0, persons: int = 4, deals: int = 6
) -> tuple[str, Match, list[Replay]]:
    """A whole match, as text and played out."""
    chosen, rules = random_setup(rng, preset, options)
    head = {
        "doko": 1,
        "kind": "match",
        "program": "referee",
        "rules": {"preset": preset, "options": chosen},
        "players": [f"P{k}" for k in range(persons)],
        "deals": deals,
    }
    texts = [write_document(head)]
    match = Match(rules, persons, deals)
    match.dealer = rng.randrange(persons)
    replays: list[Replay] = []
    while not match.over and len(replays) < 4 * deals + 20:
        match.pass_on_to_debtor()
        assert is_int(match.dealer)
        forehand = rng.randrange(4)
        seating = [0] * 4
        order = seats_from(rules, forehand)
        for seat, person in zip(order, match.playing(match.dealer), strict=True):
            seating[seat] = person
        state = match.expected_state(seating, forehand)
        replay = start_replay(rules, random_hands(rng, rules), forehand, state)
        play_out(rng, replay, rng.choice([0.05, 0.3]))
        dealer = (forehand - step(rules)) % 4 if persons == 4 else "out"
        data = deal_document(replay, dealer, match.number)
        data["players"] = list(seating)
        if persons > 4:
            data["forehand"] = forehand
        texts.append(write_document(data))
        replays.append(replay)
        result = replay.result()
        assert result is not None
        match.advance(replay, result, seating)
    return "".join(texts), match, replays


def all_presets() -> list[str]:
    """Names of the presets in the catalogue."""
    return list(catalogue()["presets"])
