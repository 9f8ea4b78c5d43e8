"""The sensible mind in whole games: within the rules, the same by the same lots, and no fool."""

from __future__ import annotations

import pytest
from tests.minds.onenight.nights import FIVE, claim, lots

from fabula.core.events import Chose, Event, Met, Saw, Shown
from fabula.core.grimoire import Setup
from fabula.core.refusals import Refusal
from fabula.core.requests import Ask, Pattern, Statements, Window
from fabula.core.telling import Telling
from fabula.core.views import hears
from fabula.games import tale_called
from fabula.minds import MINDS, mind_called
from fabula.minds.onenight import Sensible
from fabula.minds.random import Random
from fabula.sim import lots_of, play_one, simulate
from fabula.sim.play import Table

ONE_NIGHT = tale_called("onenight")
SETUP = ONE_NIGHT.set_up(5, FIVE)


def sensible(seat: int, *events: Event, setup: Setup = SETUP) -> Sensible:
    mind = Sensible(setup, seat, lots())
    for event in events:
        mind.hear(event)
    return mind


def shown(seat: int, role: str) -> tuple[Event, ...]:
    return (Shown(seat, role),)


def vote_of(mind: Sensible, seat: int) -> int:
    others = tuple(other for other in range(5) if other != seat)
    choice = mind.choose(Ask(seat, "vote", others))
    assert choice in others
    return int(choice)


def test_minds_go_by_name() -> None:
    assert isinstance(mind_called("random", SETUP, 0, lots()), Random)
    assert isinstance(mind_called("sensible", SETUP, 0, lots()), Sensible)
    assert MINDS[:2] == ("random", "sensible")
    with pytest.raises(Refusal, match="unknown-mind"):
        mind_called("brilliant", SETUP, 0, lots())


def test_a_random_mind_takes_any_option_and_keeps_its_peace() -> None:
    mind = Random(lots(2, 0))
    assert [mind.choose(Ask(0, "seer", (None, "left", "right"))) for _ in range(2)] == ["right", None]
    assert mind.speak(Window((0,), "day", Statements(Pattern("ready")))) is None


def test_the_seer_looks_at_a_player_or_at_two_cards() -> None:
    options = (None, (0,), ("left",), ("left", "middle"))
    chosen = [Sensible(SETUP, 1, lots(n)).choose(Ask(1, "seer", options)) for n in range(4)]
    assert chosen == [(0,), ("left", "middle"), (0,), ("left", "middle")]


def test_the_village_votes_for_the_werewolf_it_saw() -> None:
    seer = sensible(2, *shown(2, "seer"), Chose(2, "seer", (4,)), Saw(2, 4, "werewolf"))
    assert vote_of(seer, 2) == 4


def test_without_werewolves_the_village_votes_in_a_circle() -> None:
    seen = (Saw(2, "left", "werewolf"), Saw(2, "right", "werewolf"))
    assert vote_of(sensible(2, *shown(2, "seer"), *seen), 2) == 3
    assert vote_of(sensible(4, *shown(4, "seer"), Saw(4, "left", "werewolf"), Saw(4, 0, "werewolf")), 4) == 0


def test_a_werewolf_votes_for_the_suspect_who_is_none() -> None:
    said = (claim(1, "seer"), claim(2, "seer"), claim(3, "villager"), claim(4, "villager"))
    wolf = sensible(0, *shown(0, "werewolf"), Met(0, "werewolf", (1,)), *said)
    assert vote_of(wolf, 0) == 2


def test_a_robber_who_became_a_werewolf_does_not_vote_for_one() -> None:
    said = (claim(0, "villager"), claim(2, "villager"), claim(4, "seer"))
    robber = sensible(1, *shown(1, "robber"), Chose(1, "robber", 3), Saw(1, 1, "werewolf"), *said)
    assert vote_of(robber, 1) == 3, "the silent one, whose card it holds"


def test_a_mind_says_its_piece_once_and_then_nothing() -> None:
    window = Window(tuple(range(5)), "day", Statements(Pattern("ready"), Pattern("claim", ("villager",))))
    mind = sensible(0, *shown(0, "villager"))
    assert mind.speak(Window((0,), "dusk", Statements(Pattern("ready")))) is None
    assert [mind.speak(window), mind.speak(window)] == [("claim", "villager"), None]
    later = sensible(0, *shown(0, "villager"), claim(0, "seer"))
    assert later.speak(window) is None, "its seat has spoken before"


@pytest.mark.parametrize("seats", [3, 5, 10, 16])
def test_the_same_lots_give_the_same_game(seats: int) -> None:
    setup = ONE_NIGHT.set_up(seats, lone_wolf=True)
    games = [
        play_one(Table(Telling(ONE_NIGHT, setup), lots_of(1, seats), "sensible")).telling.moves()
        for _ in range(2)
    ]
    assert games[0] == games[1]


@pytest.mark.parametrize("points", ["vote", "anew"])
def test_every_choice_is_an_option_with_every_role(points: str) -> None:
    """A choice outside is refused, and the simulation would break."""
    roles = (*ONE_NIGHT.almanac.printed, "werewolf", "mason", "hunter", "seer", "insomniac")
    setup = ONE_NIGHT.set_up(len(roles) - 3, roles, lone_wolf=True, hunter_points=points)
    assert simulate(ONE_NIGHT, setup, 60, 4, "sensible").games == 60


def test_a_mind_votes_by_what_its_seat_heard_alone() -> None:
    """Told again from its own view, with the same lots, it does the same."""
    table = play_one(Table(Telling(ONE_NIGHT, SETUP), lots_of(2, 2), "sensible"))
    events = table.telling.events()
    until_vote = events[: next(i for i, event in enumerate(events) if event.name == "voted")]
    for seat in range(5):
        views = [sensible(seat, *(event for event in until_vote if hears(seat, event))) for _ in range(2)]
        assert vote_of(views[0], seat) == vote_of(views[1], seat)


def test_sense_wins() -> None:
    """Two thousand games at five seats: random play gives the village 31 %, sense against lots over 70."""
    setup = ONE_NIGHT.set_up(5)
    both = {"village": "sensible", "werewolf": "sensible"}
    village = simulate(ONE_NIGHT, setup, 2000, 11, {"village": "sensible"}).sides["village"] / 2000
    wolves = simulate(ONE_NIGHT, setup, 2000, 11, {"werewolf": "sensible"}).sides["werewolf"] / 2000
    equal = simulate(ONE_NIGHT, setup, 2000, 11, both).sides["village"] / 2000
    chance = simulate(ONE_NIGHT, setup, 2000, 11).sides
    assert village > 0.70
    assert wolves > chance["werewolf"] / 2000 + 0.02
    assert chance["village"] / 2000 + 0.10 < equal < village
