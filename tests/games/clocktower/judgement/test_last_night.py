"""Three live when the day is over: evil wins by night, unless something may yet save the good."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.clocktower.table import Table

from fabula.core.requests import TIME, Ask, Below, Choice, Round, Window, draw
from fabula.core.telling import Telling
from fabula.core.views import TOWN, view
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import DAWN, EVIL, NIGHT, TWILIGHT, almanac
from fabula.games.clocktower.almanac.named_scripts import BOX
from fabula.games.clocktower.judgement.ending import by_the_rules, why, winning_side
from fabula.games.clocktower.judgement.last_night import (
    LAST_NIGHT,
    POWERLESS,
    chances,
    is_due,
    is_known_to_all,
    is_near,
)
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.answers import seats_in
from fabula.games.clocktower.town.census import census
from fabula.games.clocktower.town.deaths import EXECUTION
from fabula.games.clocktower.town.square import Square
from fabula.sim.play import Table as Game

TALE = Clocktower()
SMALL = (
    "clockmaker", "investigator", "empath", "chambermaid", "artist", "sage", "drunk", "klutz",
    "scarlet_woman", "baron", "imp",
)  # fmt: skip
EVERY_ROLE = tuple(role for role in almanac.printed if almanac[role].kind != "traveller")
SEVEN = "imp poisoner soldier chef empath monk virgin"


def codes(table: Table) -> dict[str, set[tuple[object, ...]]]:
    """What is foreseen, with what fills its gaps."""
    found: dict[str, set[tuple[object, ...]]] = {}
    for line in TALE.foresee(table.telling.grimoire):
        found.setdefault(line.code, set()).add(tuple(line.args.values()))
    return found


# ---- what whoever leads is told


def three_alive(roles: str, *dead: int, executed: int, **choices: object) -> Table:
    """A day is over with three alive."""
    table = Table(roles).night(**choices).bury(*dead)
    living = [seat for seat in range(7) if seat not in dead]
    return table.day((living[0], executed, tuple(living)))


def test_whoever_leads_is_told_which_roles_could_still_save_the_good() -> None:
    table = three_alive(SEVEN, 3, 4, 6, executed=1, monk=2)
    assert codes(table)["foresee-chance"] == {(2, "soldier"), (5, "monk")}
    assert "foresee-last-night" in codes(table)
    assert not table.is_over


def test_the_dead_and_who_only_believe_to_be_somebody_save_nobody() -> None:
    table = Table("imp baron drunk:soldier saint chef monk virgin").night()
    table.bury(4, 5, 3).day((0, 1, (0, 1, 2, 6)))
    assert "foresee-last-night-sure" in codes(table)
    assert not {"foresee-last-night", "foresee-chance"} & codes(table).keys()


def test_a_zombuul_who_seems_dead_may_yet_kill_nobody() -> None:
    table = Table("zombuul courtier professor tinker assassin pacifist").night()
    table.day((1, 0, (0, 1, 2, 3, 4, 5))).night(courtier=None, professor=None, assassin=None)
    table.bury(2, 3).day((1, 5, (1, 4, 5)), pacifist="no")
    assert (0, "zombuul") in codes(table)["foresee-chance"]


def test_a_demon_who_is_drunk_or_poisoned_may_kill_nobody() -> None:
    table = three_alive(SEVEN, 3, 4, 5, executed=2, monk=2)
    table.telling.amend(("mark", 0, "drunk"))
    assert (0, "imp") in codes(table)["foresee-chance"]


def test_a_role_of_the_storyteller_may_save_them_too() -> None:
    table = three_alive(SEVEN, 3, 4, 5, executed=2, monk=2)
    table.telling.amend(("enter", "angel"))
    assert codes(table)["foresee-chance-company"] == {("angel",)}


def test_with_four_alive_nothing_is_foreseen() -> None:
    table = three_alive(SEVEN, 3, 4, executed=1, monk=2)
    assert not {"foresee-last-night", "foresee-last-night-sure"} & codes(table).keys()


# ---- the game ends by itself where all can know it


class Small(Game):
    """A game of random bots with a script, which notes what is due when three are left."""

    def __init__(self, script: tuple[str, ...], seats: int, seed: int, **settings: Any) -> None:
        lots = Random(seed)
        super().__init__(Telling(TALE, TALE.set_up(seats, script, **settings)), lots.randrange, "random")

    @property
    def night_falls(self) -> bool:
        """Whether nothing has to be settled before."""
        beat = TALE.next_beat(self.telling.grimoire)
        return beat is not None and (beat.name in (LAST_NIGHT, TWILIGHT) or beat.name.startswith(NIGHT))

    def until_three_are_left(self) -> bool:
        """Play until a day is over with three alive; False if the game ends before."""
        telling = self.telling
        while not telling.told:
            if telling.grimoire.phase == EXECUTION and is_near(telling.grimoire) and self.night_falls:
                return True
            if not telling.begin_beat():
                break
            while telling.pending is not None:
                assert not [*(self.settle(telling.pending) or ())]  # a mind sits everywhere
        return False


def decided(script: tuple[str, ...], seats: int, games: int) -> Iterator[Small]:
    """Games that stand before a night for which nothing in play can save the good."""
    for seed in range(games):
        game = Small(script, seats, seed)
        if game.until_three_are_left() and not any(chances(game.telling.grimoire)):
            yield game


@pytest.mark.parametrize("seats", [5, 6])
def test_in_a_small_script_without_anybody_who_could_save_it_ends_before_the_night(seats: int) -> None:
    ended = 0
    for game in decided(SMALL, seats, 60):
        assert is_due(game.telling.grimoire)
        night = game.telling.grimoire.number
        game.play()
        assert notes.LAST_NIGHT.of(game.telling.grimoire) == night
        told = [event.data() for event in game.telling.events() if event.name == "ended"]
        assert [one["kind"] for one in told] == [LAST_NIGHT]
        ended += 1
    assert ended > 3


def test_whether_it_ends_follows_from_the_script_alone() -> None:
    """So the town learns nothing from a night that is played: also where nobody who could save is in play."""
    for script in (BOX["trouble_brewing"], (*SMALL, "monk"), (*SMALL, "poisoner")):
        near = 0
        for game in decided(script, 6, 60):
            assert not is_due(game.telling.grimoire)
            near += 1
        assert near


@pytest.mark.parametrize(
    "settings", [{"company": ("angel",)}, {"house_rules": ("Nobody lies.",)}, {"travellers": (5,)}], ids=str
)
def test_with_anything_else_at_the_table_the_night_is_played(settings: dict[str, Any]) -> None:
    for seed in range(12):
        game = Small(SMALL, 6, seed, **settings)
        game.until_three_are_left()
        assert not is_known_to_all(game.telling.grimoire)


def test_nothing_is_told_to_the_town_before_the_end() -> None:
    game = next(decided(SMALL, 6, 60))
    before = len(list(view(TOWN, game.telling.events())))
    game.telling.begin_beat()
    assert len(list(view(TOWN, game.telling.events()))) == before
    game.telling.begin_beat()
    assert game.telling.told


def test_whoever_leads_may_let_the_night_be_played() -> None:
    game = next(decided(SMALL, 6, 60))
    telling = game.telling
    telling.begin_beat()
    assert by_the_rules(telling.grimoire) == EVIL
    telling.amend(("avert",))
    assert not is_due(telling.grimoire)
    telling.begin_beat()
    assert telling.grimoire.phase == TWILIGHT
    telling.answer(TIME, None)
    telling.begin_beat()
    assert telling.grimoire.phase == NIGHT


def test_a_game_begun_under_the_first_rulings_plays_its_night() -> None:
    game = next(decided(SMALL, 6, 60))
    game.telling.grimoire.settings = {**game.telling.grimoire.settings, "rulings": "first"}
    assert not is_due(game.telling.grimoire)


def test_each_who_is_powerless_is_a_role_with_rules() -> None:
    assert set(POWERLESS) <= set(almanac.printed)


# ---- whatever is done in the night, evil wins


FEW = 200


def possible(telling: Telling, ask: Ask, below: Below) -> list[Choice]:
    """What may be chosen, where the Demon kills somebody who lives and is no Demon; of many some by lot."""
    grimoire = telling.grimoire
    every = list(ask.options) if len(ask.options) < FEW else [draw(ask.options, below)]
    if ask.who in census(grimoire).demons and ask.prompt == grimoire.role(int(ask.who)):
        demons = census(grimoire).demons
        victims = [one for one in every if seats_in(one)]
        kills = [one for one in victims if all(grimoire.alive[seat] for seat in seats_in(one))]
        return [one for one in kills if not any(seat in demons for seat in seats_in(one))] or every
    return every


def is_over(telling: Telling) -> bool:
    """Whether the night is over, or somebody has won."""
    return by_the_rules(telling.grimoire) is not None or telling.grimoire.phase == DAWN


def by_lot(telling: Telling, below: Below) -> Telling:
    """The night to its end, with choices by lot."""
    while not is_over(telling):
        if telling.pending is None:
            telling.begin_beat()
        answer_all(telling, below)
    return telling


def answer_all(telling: Telling, below: Below) -> None:
    """All that is asked is answered by lot."""
    while (request := telling.pending) is not None:
        if isinstance(request, Window):
            telling.answer(TIME, None)
        elif isinstance(request, Round):
            picks = [possible(telling, ask, below) for ask in request.asks]
            telling.answer_round([some[below(len(some))] for some in picks])
        else:
            some = possible(telling, request, below)
            telling.answer(request.who, some[below(len(some))])


def every_night(telling: Telling, below: Below, most: int) -> Iterator[Telling]:
    """All ways in which the night may go; of a question with many answers so many."""
    while not is_over(telling):
        request = telling.pending
        if isinstance(request, Ask) and len(some := possible(telling, request, below)) > 1:
            for choice in some[:most]:
                again = telling.again(telling.moves())
                again.answer(request.who, choice)
                yield from every_night(again, below, most)
            return
        if request is None:
            telling.begin_beat()
        elif isinstance(request, Ask):
            telling.answer(request.who, some[0])
        else:
            by_lot(telling, below)
    yield telling


def let_it_be_played(game: Small) -> Telling:
    """Where the game would end before the night, it does not."""
    telling = game.telling
    if is_due(telling.grimoire):
        telling.begin_beat()
        telling.amend(("avert",))
    return telling


@pytest.mark.parametrize("script", [SMALL, tuple(POWERLESS)], ids=["small", "powerless"])
def test_in_every_way_in_which_the_night_may_go_evil_wins(script: tuple[str, ...]) -> None:
    ways = 0
    for game in list(decided(script, 6, 40))[:10]:
        for told in every_night(let_it_be_played(game), Random(1).randrange, 4):
            assert by_the_rules(told.grimoire) == EVIL
            ways += 1
    assert ways > 8


DECIDING = {"trouble_brewing": BOX["trouble_brewing"], "sects_and_violets": BOX["sects_and_violets"]}


@pytest.mark.parametrize("script", [*DECIDING.values(), tuple(POWERLESS)], ids=[*DECIDING, "powerless"])
def test_where_nothing_is_said_to_be_able_to_save_them_nothing_does(script: tuple[str, ...]) -> None:
    nights = 0
    for seats in (5, 7, 9):
        for game in decided(script, seats, 40):
            telling, lots = let_it_be_played(game), Random(7)
            for _ in range(4):
                told = by_lot(telling.again(telling.moves()), lots.randrange)
                assert by_the_rules(told.grimoire) == EVIL
                nights += 1
    assert nights > 20


@pytest.mark.parametrize("script", ["bad_moon_rising"])
def test_every_demon_of_bad_moon_rising_may_kill_nobody(script: str) -> None:
    assert not list(decided(BOX[script], 6, 40))


# ---- nobody good is left


# With these the evil might kill their Demon, or have it killed, by a choice of their own, were it by lot; for
# a Mayor the Storyteller might, whom the book forbids to end a game so.
FOLLY = ("lleech", "pit_hag", "harpy", "cerenovus", "mayor")
WITHOUT_FOLLY = tuple(role for role in EVERY_ROLE if role not in FOLLY)


def beyond_the_good(script: tuple[str, ...], seats: int, seed: int) -> Telling | None:
    """A morning on which all who live have become evil; None if that ends nothing."""
    game = Small(script, seats, seed)
    telling = game.telling
    while telling.grimoire.phase != DAWN or telling.grimoire.number < 2:
        if not telling.begin_beat():
            return None
        while telling.pending is not None:
            assert not [*(game.settle(telling.pending) or ())]
    for seat in range(seats):
        if telling.grimoire.alive[seat] and not Square(telling.grimoire, almanac).is_evil(seat):
            telling.amend(("side", seat, EVIL))
    return telling if why_it_is_over(telling) == "nobody_good" else None


def why_it_is_over(telling: Telling) -> str:
    """The word for the end; nothing while the game goes on."""
    return why(telling.grimoire) if by_the_rules(telling.grimoire) == EVIL else ""


def test_where_nobody_good_is_left_the_good_do_not_win_by_what_the_evil_do_not_do_to_themselves() -> None:
    """Day after day on which nobody nominates, night after night in which the Demon kills others."""
    found = 0
    for seed in range(60):
        telling = beyond_the_good(WITHOUT_FOLLY, 8, seed)
        if telling is None:
            continue
        found += 1
        lots = Random(seed).randrange
        for _ in range(120):
            if winning_side(telling.grimoire) is not None:
                telling.amend(("avert",))
            if not telling.begin_beat():
                break
            answer_all(telling, lots)
            assert by_the_rules(telling.grimoire) in (EVIL, None), telling.grimoire.position()
    assert found > 5
