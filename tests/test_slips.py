"""Slips in the code of roles: what nobody waits for, and what the town and an ability do not have."""

from __future__ import annotations

import ast
from importlib import import_module

import pytest
from tests.laws.imports import modules

from fabula.core.requests import Ask, Round
from fabula.core.town import Together
from fabula.games import tale_called
from fabula.games.clocktower.almanac.moments import DiesByExecution
from fabula.games.clocktower.judgement.ending import lose
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me
from fabula.slips import ends, nameless, slips, unawaited, unknown


async def attack() -> None:
    """It has to be waited for."""


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("attack()", "attack"),
        ("me.mark(1, 'safe')", "me.mark"),
        ("lit = me.choose(())", "me.choose"),
        ("await attack(me, me.choose(()))", "me.choose"),
        ("if me.choose(()) == 1: pass", "me.choose"),
        ("lit = me.choose(()) or town", None),
        ("lit = [one for one in me.choose(())]", "me.choose"),
        ("lit = me.choose(())[0]", "me.choose"),
        ("lit = 1 if me.choose(()) else 2", "me.choose"),
        ("return attack()", None),
        ("await (attack() if lit else me.choose(()))", None),
        ("await attack()", None),
        ("lit = await me.choose(())", None),
        ("await Together([me.choose(())])", None),
    ],
)
def test_what_nobody_waits_for_is_found(line: str, what: str | None) -> None:
    tree = ast.parse(f"async def script(me, town):\n    town.tell(1)\n    print()\n    {line}")
    expected = [] if what is None else [f"roles.py line 4: {what}(...) does nothing without await"]
    assert list(unawaited("roles.py", tree, {"attack": attack, "print": print})) == expected


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("Together([])", "Together"),
        ("Round((Ask(0, 'vote', ()),))", "Round"),
        ("await Together([])", None),
        ("asked = Ask(0, 'vote', ())", None),
        ("str(1)", None),
    ],
)
def test_what_is_asked_and_thrown_away_is_found(line: str, what: str | None) -> None:
    tree = ast.parse(f"async def script(me, town):\n    {line}")
    known = {"Together": Together, "Round": Round, "Ask": Ask, "str": str}
    expected = [] if what is None else [f"roles.py line 2: {what}(...) does nothing without await"]
    assert list(unawaited("roles.py", tree, known)) == expected


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("town.living_neighbors(0)", "Square has no living_neighbors: living_neighbours?"),
        ("me.learns", "Me has no learns: learn?"),
        ("town.grimoire.alive", None),
        ("me.seat, town.spares, town.everyone", None),
        ("other.whatever", None),
    ],
)
def test_what_the_town_and_an_ability_do_not_have_is_found(line: str, what: str | None) -> None:
    tree = ast.parse(f"async def script(me: Me, town: Square, other: Seat):\n    {line}")
    expected = [] if what is None else [f"roles.py line 2: {what}"]
    assert list(unknown("roles.py", tree, {"Me": Me, "Square": Square})) == expected


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ('"saint"', ["saint"]),
        ("GOBLIN", ["goblin"]),
        ('"one" if alone else GOBLIN', ["one", "goblin"]),
        ("me.role", ["saint"]),
        ('f"riot_{safe}"', []),
        ("word", []),
    ],
)
def test_the_words_for_why_a_game_ends_are_found(said: str, words: list[str]) -> None:
    saint = tale_called("clocktower").almanac["saint"]
    known = {"lose": lose, "GOBLIN": "goblin", "__name__": saint.reactions[DiesByExecution].__module__}
    tree = ast.parse(f"async def lose_all(me, town, word):\n    await lose(town, 'good', {said})")
    assert list(ends(tree, known, [saint])) == words
    assert list(ends(tree, {**known, "lose": print}, [saint])) == []


def test_nothing_of_ours_slips() -> None:
    for name, tree in modules():
        if name.startswith("games."):
            known = vars(import_module(f"fabula.{name}"))
            assert list(slips(name, tree, known)) == []


@pytest.mark.parametrize(
    ("line", "lacking"),
    [
        ("return SWEPTT", "SWEPTT: SWEPT?"),
        ("return [seat for seat in sort(me)]", "sort: script?"),
        ("return lambda see: see(SWEP)", "SWEP: SWEPT?"),
        ("seat = SWEPT; return [sorted(me) for _ in range(seat)]", None),
        ("other: Unknown = me; return other", None),
        ("global TIDE; TIDE = me; return lambda: TIDE", None),
    ],
)
def test_a_name_that_nothing_has_is_found(line: str, lacking: str | None) -> None:
    tree = ast.parse(f"from __future__ import annotations\ndef script(me: Unknown):\n    {line}")
    faults = list(nameless("roles.py", tree, {"SWEPT": 1, "script": 2}))
    assert faults == ([] if lacking is None else [f"roles.py line 3: nothing is called {lacking}"])
