"""Players by name: levels with characters and conventions, old names, and what cannot be."""

from __future__ import annotations

import pytest

from dokodesk.ai.answering import Fault
from dokodesk.ai.arena import Watcher, deal_setup, play_deal
from dokodesk.ai.characters import CHARACTERS
from dokodesk.ai.conventions import CONVENTIONS
from dokodesk.ai.levels import STRENGTHS, current_name, level_names, make_player, player_name
from dokodesk.assets.portraits import portraits
from dokodesk.engine.rules import preset, preset_names


class NoFault(Watcher):
    def failed(self, fault: Fault) -> None:
        raise AssertionError(fault.text)


def test_five_levels_from_weak_to_strong() -> None:
    assert list(STRENGTHS) == ["beginner", "casual", "standard", "strong", "expert"]
    worlds = [strength.worlds for strength in STRENGTHS.values()]
    assert worlds == sorted(worlds)
    assert set(STRENGTHS) < set(level_names())


@pytest.mark.parametrize(
    ("old", "new"),
    [("simple", "beginner"), ("normal", "standard"), ("master", "expert"), ("casual", "casual")],
)
def test_old_names_still_mean_something(old: str, new: str) -> None:
    assert current_name(old) == new


@pytest.mark.parametrize(
    ("parts", "name"),
    [
        (("strong",), "strong"),
        (("strong", "amina"), "strong:amina"),
        (("casual", "", ("early_call", "ten_lead")), "casual::ten_lead+early_call"),
        (("expert", "mai", tuple(CONVENTIONS)), "expert:mai:all"),
    ],
)
def test_a_player_is_one_word(parts: tuple[object, ...], name: str) -> None:
    assert player_name(*parts) == name  # type: ignore[arg-type] # parts out of a table
    assert make_player(name).name == name


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("divine", "there is no level 'divine'"),
        ("strong:nobody", "there is no character 'nobody'"),
        ("strong::secret", "there is no convention 'secret'"),
        ("strong:mai:all:more", "too many parts"),
        ("simple:mai", "neither characters nor conventions"),
        ("between:strong:101", "a whole number from 0 to 100"),
        ("between:strong", "there is no level"),
    ],
)
def test_players_that_do_not_exist(name: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        make_player(name)


def test_every_character_has_a_portrait_and_one_habit() -> None:
    assert {character.portrait for character in CHARACTERS.values()} == set(portraits())
    for character in CHARACTERS.values():
        habits = (
            character.taste,
            character.bolder or None,
            character.solo_from,
        )
        assert sum(habit is not None for habit in habits) == 1


@pytest.mark.parametrize("rules", preset_names())
def test_everybody_plays_under_every_preset(rules: str) -> None:
    """Each level with some character and all conventions, and always without a fault."""
    names = [
        f"{level}:{character}:all"
        for level, character in zip([*STRENGTHS, *list(STRENGTHS)[:3]], CHARACTERS, strict=False)
        if level != "expert"
    ]
    for number in range(1, 4):
        table = [make_player(names[(number + seat * 2) % len(names)]) for seat in range(4)]
        state = play_deal(deal_setup(preset(rules), "all", number), table, number, NoFault())
        assert state.finished


def test_same_seed_same_deal_for_every_kind() -> None:
    setup = deal_setup(preset("ddv_tournament"), "again", 1)
    names = ("beginner:samuel", "casual::all", "between:standard:25", "strong:heinz:all")
    one = play_deal(setup, [make_player(name) for name in names], 7, NoFault())
    two = play_deal(setup, [make_player(name) for name in names], 7, NoFault())
    assert one.history == two.history
