"""Small scripts for five and six players: the book's numbers, ready ones, and one made of a set."""

from __future__ import annotations

from random import Random

import pytest

from fabula.core.telling import Telling
from fabula.games.clocktower.almanac.cards import KINDS, almanac
from fabula.games.clocktower.almanac.named_scripts import BOX
from fabula.games.clocktower.scripts.reading import Script
from fabula.games.clocktower.scripts.teensyville import LEVELS, SMALL, made_small
from fabula.games.clocktower.scripts.weighing import SIZES, weighed
from fabula.games.clocktower.sets.role_sets import Sets
from fabula.games.clocktower.sets.setup import advice
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.square import count_kinds
from fabula.sim.play import Table
from fabula.sim.seeding import lots_of
from fabula.text import LANGUAGES, words

USUAL = (6, 2, 2, 1)


def test_a_small_script_has_one_demon_by_the_book_and_two_do_no_harm() -> None:
    assert SIZES["teensy"].usual == USUAL
    for roles in SMALL.values():
        assert not weighed(Script(roles=(*roles, "vortox")), "teensy").lacks


def test_at_least_three_are_ready_with_the_books_numbers_and_lack_nothing() -> None:
    assert len(SMALL) >= 3
    for roles in SMALL.values():
        assert tuple(count_kinds(almanac, roles)[kind] for kind in KINDS) == USUAL
        found = weighed(Script(roles=roles), "teensy")
        assert (found.lacks, found.seats) == ([], [5, 6])


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("seats", [5, 6])
def test_they_are_played_to_the_end(name: str, seats: int) -> None:
    tale = Clocktower()
    for game in range(4):
        telling = Telling(tale, tale.set_up(seats, SMALL[name]))
        Table(telling, lots_of(5, game), "sensible").play()
        assert telling.told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_script_says_for_whom_it_is(lang: str) -> None:
    say = words(lang)
    assert set(LEVELS) == {*BOX, *SMALL}
    for name, level in LEVELS.items():
        assert say.has(f"clocktower-script-{name}")
        assert say.has(f"clocktower-script-{name}-note")
        assert say.has(f"script-level-{level}")
    assert LEVELS["trouble_brewing"] == "beginners"


@pytest.mark.parametrize("name", BOX)
def test_of_every_set_one_press_makes_a_small_one_that_lacks_nothing(name: str) -> None:
    made = [made_small(Script("A", roles=BOX[name]), Random(lot).randrange).roles for lot in range(12)]
    assert len(set(made)) > 6
    for roles in made:
        assert set(roles) < set(BOX[name])
        assert tuple(count_kinds(almanac, roles)[kind] for kind in KINDS) == USUAL
        assert not weighed(Script(roles=roles), "teensy").lacks
        assert all(Sets(seats, roles) for seats in (5, 6))


def test_of_a_few_roles_it_makes_what_there_is() -> None:
    assert made_small(Script(roles=("chef", "imp")), Random(1).randrange).roles == ("chef", "imp")
    assert made_small(Script(), Random(1).randrange).roles == ()


def test_above_six_players_a_small_script_is_advised_against() -> None:
    def is_warned(seats: int, roles: tuple[str, ...]) -> bool:
        return "too-many-for-small" in [line.code for line in advice(seats, roles)]

    for roles in SMALL.values():
        assert [is_warned(seats, roles) for seats in (5, 6, 7, 8)] == [False, False, True, True]
    assert not is_warned(8, BOX["trouble_brewing"])
