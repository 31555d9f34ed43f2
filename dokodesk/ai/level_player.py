"""One engine for all levels: the search with more or less of everything, and with habits on top."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

import msgspec

from dokodesk.ai import bidding
from dokodesk.ai.calling import STANDARD_BOLDNESS, Boldness
from dokodesk.ai.characters import Character
from dokodesk.ai.conventions import Convention, early_word, likelihoods, meaning
from dokodesk.ai.dealing import World
from dokodesk.ai.fastcore import COMPILED
from dokodesk.ai.features import Situation
from dokodesk.ai.memory import Memory, remembered
from dokodesk.ai.outlook import outlook
from dokodesk.ai.player import Decision, Silence, Spoken
from dokodesk.ai.position import Moment, moment_of
from dokodesk.ai.rule_player import RulePlayer
from dokodesk.ai.sampling import Sampler
from dokodesk.ai.search import SearchPlayer, Tried
from dokodesk.ai.weighing import resampled
from dokodesk.engine.actions import Action, Call, Choice, Choose, Healthy, Play, Reserve, Word
from dokodesk.engine.contracts import NORMAL
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import Phase

_WON: Final = 121
#: A gain that no level has, for those who call none.
NEVER: Final = 1000.0
#: So many deals are drawn for each one kept where the signals of others are read.
_DRAWN_FOR_ONE: Final = 2
_KEPT_FOR_ONE: Final = 3
#: Without the compiled module no level tries more deals than these, nor draws more to choose from:
#: that is what plain Python can do in less than a second.
PLAIN_WORLDS: Final = 160
PLAIN_CANDIDATES: Final = 1000
#: A card that shows something to a partner may cost so many score points.
_SIGNAL: Final = 0.3


class Strength(msgspec.Struct, frozen=True):
    """What makes a level; the same engine plays with all of them.

    Attributes:
        worlds: deals tried for one card, at most.
        memory: of the fallen cards; ``None`` for a perfect one.
        hints: whether the play of the others says something about their side.
        candidates: deals drawn and weighed by the play of the others; 0 for none.
        boldness: how sure it must be of what it calls.
        solo_only: plays a solo only from this chance on unless it must.
        manners: whether it never plays cards that every good player knows to be silly.
    """

    worlds: int
    memory: Memory | None = None
    hints: bool = True
    candidates: int = 0
    boldness: Boldness = STANDARD_BOLDNESS
    solo_only: float = 0.0
    manners: bool = True


class LevelPlayer(SearchPlayer):
    """A player of some strength, perhaps with a habit, who perhaps plays by conventions."""

    def __init__(
        self,
        strength: Strength,
        *,
        name: str,
        character: Character | None = None,
        conventions: tuple[Convention, ...] = (),
    ) -> None:
        """Seat a player.

        Args:
            strength: how well it plays.
            name: what it is called: the level, with character and conventions if it has any.
            character: its habit.
            conventions: what it shows by its cards and reads from those of the others.
        """
        strength = within_reach(strength, compiled=COMPILED)
        super().__init__(
            strength.worlds,
            1,
            name=name,
            hints=strength.hints,
            candidates=strength.candidates,
        )
        boldness = strength.boldness
        if character is not None:
            boldness = shifted(boldness, character.bolder)
        self._rules = RulePlayer(name, boldness=boldness)
        self._boldness = boldness
        self._strength = strength
        self._character = character
        self._conventions = conventions
        self._view: SeatView | None = None

    def advise(self, view: SeatView, choices: tuple[Action, ...], rng: random.Random) -> Decision:
        if view.phase == Phase.PLAY.value:
            view = remembered(view, self._strength.memory)
            self.manners = self._strength.manners and not self._has_own_way(view, choices)
        self._view = view
        decided = super().advise(view, choices, rng)
        if any(isinstance(choice, Choose | Reserve) for choice in choices):
            return self._about_solos(view, choices, decided)
        return decided

    def advise_call(
        self, view: SeatView, calls: tuple[Spoken, ...], rng: random.Random
    ) -> Decision | Silence:
        view = remembered(view, self._strength.memory)
        said = super().advise_call(view, calls, rng)
        words = [call for call in calls if isinstance(call, Call)]
        if isinstance(said, Decision) or not words:
            return said
        early = self._early(view, words)
        return said if early is None else Decision(early, "strong_hand")

    def _has_own_way(self, view: SeatView, choices: tuple[Action, ...]) -> bool:
        """Whether a habit or a sign may speak against good manners, which know nothing of them."""
        plays = [choice for choice in choices if isinstance(choice, Play)]
        if self._is_loose(view, plays):
            return True
        if not self._conventions or len(plays) < 2 or view.contract != NORMAL:
            return False
        moment = moment_of(view)
        return any(
            meaning(view, moment, moment.game.place[play.card], self._conventions) > 0
            for play in plays
        )

    def _is_loose(self, view: SeatView, plays: Sequence[Play]) -> bool:
        """Whether a habit that goes against good manners has something to say here."""
        character = self._character
        if character is None or not character.loose or character.taste is None:
            return False
        moment = moment_of(view)
        return any(character.taste(moment, moment.game.place[play.card]) > 0 for play in plays)

    # --- cards ------------------------------------------------------------------------------------

    def sample(
        self, view: SeatView, moment: Moment, sampler: Sampler, rng: random.Random
    ) -> Sequence[World]:
        if not self._conventions or view.contract != NORMAL:
            return super().sample(view, moment, sampler, rng)
        factors = likelihoods(view, moment, self._conventions)
        if not factors:
            return super().sample(view, moment, sampler, rng)
        # As many deals as the search may want for the cards that do not fall behind.
        kept = _KEPT_FOR_ONE * self._worlds
        drawn = sampler.draw_many(_DRAWN_FOR_ONE * kept, rng)
        weights = []
        for world in drawn:
            weight = 1.0
            for factor in factors:
                weight *= factor(world)
            weights.append(weight)
        return resampled(drawn, weights, kept, rng)

    def estimate(
        self,
        moment: Moment,
        worlds: Sequence[World],
        places: Sequence[int],
        rng: random.Random,
    ) -> list[Tried]:
        found = super().estimate(moment, worlds, places, rng)
        taste = None if self._character is None else self._character.taste
        view = self._view
        if taste is None and not self._conventions:
            return found

        def value(estimate: Tried) -> float:
            liked = taste(moment, estimate.place) if taste is not None else 0.0
            if view is not None:
                liked += _SIGNAL * meaning(view, moment, estimate.place, self._conventions)
            return liked - estimate.behind

        # A card that fell behind clearly stays out; the order of the others may change.
        most = max(estimate.worlds for estimate in found)
        good = [estimate for estimate in found if estimate.worlds == most]
        best = max(good, key=lambda estimate: (value(estimate), estimate is found[0]))
        return [best, *(estimate for estimate in found if estimate is not best)]

    # --- words ------------------------------------------------------------------------------------

    def _early(self, view: SeatView, words: list[Call]) -> Call | None:
        """Re or Kontra at once where that shows a ♥10 and would be said later anyway."""
        if not any(convention.name == "early_call" for convention in self._conventions):
            return None
        word = early_word(view, words)
        if word is None:
            return None
        wanted = self._boldness.re if word.word is Word.RE else self._boldness.kontra
        return word if outlook(Situation(view)).chance_of(_WON) >= wanted else None

    def _about_solos(
        self, view: SeatView, choices: tuple[Action, ...], decided: Decision
    ) -> Decision:
        """What timid and daring people make of a hand that could play alone."""
        character = self._character
        only, start = self._strength.solo_only, None
        if character is not None:
            only = max(only, character.solo_only or 0.0)
            start = character.solo_from
        if view.forced_solo is not None or (only <= 0.0 and start is None):
            return decided
        options = [choice for choice in choices if isinstance(choice, Choose)]
        rated = bidding.rated_solos(view, options or bidding.options_of(view))
        if not rated:
            return decided
        chance, best = rated[0]
        wants = _is_solo(decided.action) or (
            isinstance(decided.action, Reserve) and decided.idea == "solo_hand"
        )
        healthy = next((choice for choice in choices if isinstance(choice, Healthy)), None)
        if wants and chance < only and healthy is not None and not _must_reserve(view):
            return Decision(healthy, "healthy")
        if wants or start is None or chance < start:
            return decided
        if best in choices:
            return Decision(best, "solo_hand")
        reserve = next((choice for choice in choices if isinstance(choice, Reserve)), None)
        return decided if reserve is None else Decision(reserve, "solo_hand")


def within_reach(strength: Strength, *, compiled: bool) -> Strength:
    """What of a strength can be had at once: all of it with the compiled module.

    Counts again and never times, so that plain Python plays the same cards on every machine, too.
    """
    if compiled:
        return strength
    return msgspec.structs.replace(
        strength,
        worlds=min(strength.worlds, PLAIN_WORLDS),
        candidates=min(strength.candidates, PLAIN_CANDIDATES),
    )


def _is_solo(action: Action) -> bool:
    return isinstance(action, Choose) and action.what is Choice.SOLO


def _must_reserve(view: SeatView) -> bool:
    """Whether being healthy is no way out: with both queens of clubs a wedding is meant."""
    return any(choice.what is not Choice.SOLO for choice in bidding.options_of(view))


def shifted(boldness: Boldness, bolder: float) -> Boldness:
    """A boldness with lower chances asked for.

    Args:
        boldness: the usual one.
        bolder: by how much less sure of a call one must be; negative for timid people, who then
            call no levels either.
    """
    if not bolder:
        return boldness
    least, most = 0.5, 0.98
    return Boldness(
        re=min(most, max(least, boldness.re - bolder)),
        kontra=min(most, max(least, boldness.kontra - bolder)),
        reply=min(most, max(least, boldness.reply - bolder)),
        level=boldness.level if bolder > 0 else NEVER,
        predict=min(most, max(least, boldness.predict - bolder)),
    )
