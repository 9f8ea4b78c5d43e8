"""The sensible mind of the Clocktower with the roles of the Carousel."""

from __future__ import annotations

from random import Random

from tests.minds.clocktower.test_sensible import a_mind, day, said

from fabula.core.events import Claimed, Nominated, PhaseBegan
from fabula.core.requests import Ask
from fabula.games.clocktower.town.events import Informed, NothingHappened, Used
from fabula.minds.clocktower.day_powers import of_the_role
from fabula.minds.clocktower.night import by_role


def test_a_strike_that_does_nothing_is_no_shot() -> None:
    mind = a_mind("chef", day(1), Used(3, "psychopath", 4), NothingHappened())
    assert mind.memory.shots == []


def test_a_yaggababble_says_its_phrase() -> None:
    mind = a_mind("imp", Informed(0, "phrase_trust", ("trust", 3), place=3), day(1))
    assert ("trust", 3) in said(mind)


def test_a_psychopath_strikes_somebody_who_is_none_of_theirs() -> None:
    mind = a_mind("psychopath", Informed(0, "demon", (3,), seats=(3,)), day(1))
    for lot in range(20):
        ((word, target),) = of_the_role(mind.memory, Random(lot).randrange)
        assert word == "strike"
        assert target not in (0, 3)


def test_a_nominated_goblin_says_to_be_one() -> None:
    mind = a_mind("goblin", day(1), Nominated(3, 0), PhaseBegan("plea", 1))
    assert mind.words("plea") == [("claim", "goblin")]


def test_in_secret_it_votes_as_before_all() -> None:
    mind = a_mind("chef", day(1), Claimed(4, ("claim", "chef")), Nominated(3, 4))
    options = (None, "hand")
    assert mind.choose(Ask(0, "secret_vote", options)) == mind.choose(Ask(0, "vote", options))


def test_an_ojo_names_what_an_enemy_claims() -> None:
    mind = a_mind("ojo", day(1), Claimed(4, ("claim", "slayer")))
    assert by_role(mind.memory, "ojo", ("chef", "slayer", "ojo"), Random(1).randrange) == "slayer"


def test_the_evil_point_at_none_of_theirs() -> None:
    mind = a_mind("imp", Informed(0, "minions", (2,), seats=(2,)))
    assert by_role(mind.memory, "pointing", (0, 2, 5), Random(1).randrange) == 5
