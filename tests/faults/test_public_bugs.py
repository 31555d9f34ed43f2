"""Every collected fault of other programs has its tests here, and those tests exist."""

from __future__ import annotations

import ast
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from dokodesk.engine.cards import Card
from dokodesk.model.session import MatchSession, Step
from dokodesk.storage.preferences import Preferences, PreferencesStore
from dokodesk.views.table.scene import TableScene
from tests.views.conftest import MakeShell

TESTS: Final = Path(__file__).resolve().parents[1]
BUGS: Final[dict[int, dict[str, Any]]] = yaml.safe_load(
    Path(__file__).with_name("public_bugs.yaml").read_text("utf-8")
)


def named(path: Path) -> set[str]:
    """The tests of a file, those of classes too."""
    tree = ast.parse(path.read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_all_seventy_are_there() -> None:
    assert len(BUGS) == 70
    assert all(bug["what"] for bug in BUGS.values())


@pytest.mark.parametrize("number", BUGS)
def test_each_has_tests_that_exist_or_a_reason(number: int) -> None:
    bug = BUGS[number]
    assert set(bug) <= {"what", "tests", "note", "not_applicable"}
    assert bug.get("tests") or bug.get("not_applicable")
    for test in bug.get("tests", ()):
        file, name = test.split("::")
        assert name in named(TESTS / file), f"{test} does not exist"


def test_the_tests_of_the_faults_made_on_purpose_exist() -> None:
    groups = yaml.safe_load(Path(__file__).with_name("faults.yaml").read_text("utf-8"))
    for entry in (entry for entries in groups.values() for entry in entries):
        assert set(entry) == {"what", "tests"}
        for test in entry["tests"]:
            file, name = test.split("::")
            assert name in named(TESTS / file), f"{test} does not exist"


def test_tricks_and_points_never_go_down(make_shell: MakeShell) -> None:
    shell = make_shell()
    shell.begin()
    seen: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((0,) * 4, (0,) * 4)]
    shown = [0]

    def look(step: Step) -> None:
        seen.append((step.view.tricks_won, step.view.points_won))

    def count(scene: TableScene) -> None:
        if scene.picture is not None:
            shown.append(sum(len(pile) for pile in scene.picture.piles))

    shell.session.step_applied.connect(look)
    scene = shell.table.table.scene
    while not shell.session.deal_over:
        shell.act()
        count(scene)
        shell.until_asked()
        count(scene)
    for before, after in pairwise(seen):
        for old, new in zip(before, after, strict=True):
            assert all(one <= two for one, two in zip(old, new, strict=True))
    assert sum(seen[-1][0]) == 12
    assert sum(seen[-1][1]) == 240
    assert shown == sorted(shown)
    assert shown[-1] == 12


def test_every_start_deals_other_cards(make_shell: MakeShell) -> None:
    hands: set[tuple[Card, ...]] = set()
    for _ in range(5):
        shell = make_shell(offer=False)
        # As the program does it, which names no seed.
        shell.session._new_seed = MatchSession(shell.journal, shell.session.thinker)._new_seed
        shell.begin()
        assert shell.session.view is not None
        hands.add(tuple(shell.session.view.hand))
        shell.session.close()
        shell.window.close()
    assert len(hands) == 5


@pytest.mark.parametrize(
    "order",
    [
        "[trumps, clubs, spades, hearts]",
        "[trumps, clubs, clubs, hearts, diamonds]",
        "[trumps, clubs, spades, hearts, diamonds, clubs]",
        "clubs",
        "{clubs: 1}",
        "12",
    ],
)
def test_a_broken_order_of_the_hand_is_repaired(order: str, tmp_path: Path) -> None:
    path = tmp_path / "preferences.yaml"
    path.write_text(f"format: 1\nsort_order: {order}\nsounds: false\n", "utf-8")
    values, notices = PreferencesStore(path).load()
    assert values.sort_order == Preferences().sort_order
    assert not values.sounds
    assert len(notices) == 1
    assert "sort_order" in str(notices[0])
