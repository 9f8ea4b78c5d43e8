"""No game goes on for ever: nobody good is left, or day after day nobody more dies."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

from fabula.core.events import Event
from fabula.core.telling import Telling
from fabula.core.views import TOWN, view
from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.companions import PUBLISHED
from fabula.games.clocktower.almanac.named_scripts import complete
from fabula.games.clocktower.almanac.published import ROLL
from fabula.games.clocktower.judgement.ending import STANDSTILL, TURNING
from fabula.games.clocktower.judgement.standstill import GRACE, QUIET
from fabula.games.clocktower.tale import Clocktower
from fabula.sim.play import Table as Game
from fabula.sim.play import play_one
from fabula.sim.seeding import lots_of

SEVEN = "imp poisoner soldier chef empath monk virgin"
SOLDIER = 2


def why(table: Table) -> list[str]:
    """The words for how it ended."""
    return [event["kind"] for event in table.found("ended")]


def warned(table: Table) -> bool:
    """Whether the warning was heard since the last night or day began."""
    return STANDSTILL in [event["kind"] for event in table.found("announced")]


def idle(table: Table, days: int) -> Table:
    """So many days without an execution, each with a night in which the Demon kills nobody."""
    for _ in range(days):
        table.day().night(imp=SOLDIER, monk=3)
    return table


# ---- day after day


def test_after_three_days_and_nights_without_a_death_all_are_warned() -> None:
    table = idle(Table(SEVEN).night(), 2)
    assert not warned(table)
    idle(table, 1)
    assert warned(table)
    assert not table.is_over


def test_after_two_more_evil_has_won() -> None:
    table = idle(Table(SEVEN).night(), 4)
    assert not warned(table)
    assert not table.is_over
    idle(table, 1)
    assert table.winners == ("evil",)
    assert why(table) == [STANDSTILL]


def test_whoever_dies_begins_the_count_anew() -> None:
    table = idle(Table(SEVEN).night(), 4)
    table.day((3, 4, (2, 3, 5, 6))).night(imp=SOLDIER, monk=3)
    idle(table, 2)
    assert not warned(table)
    idle(table, 1)
    assert warned(table)
    assert idle(table, 2).winners == ("evil",)


def test_whoever_comes_back_to_life_and_dies_again_does_not() -> None:
    table = idle(Table(SEVEN).night(), 1)
    table.day((3, 4, (2, 3, 5, 6))).night(imp=SOLDIER, monk=3)
    for _ in range(5):
        assert not table.is_over
        table.telling.amend(("revive", 4))
        table.day((3, 4, (2, 3, 5, 6))).night(imp=SOLDIER, monk=3)
    assert table.winners == ("evil",)


def test_a_traveller_who_comes_or_is_exiled_begins_it_anew_too() -> None:
    table = idle(Table(SEVEN).night(), 2)
    thief = arrive(table, "thief")
    idle(table, 1)
    assert not warned(table)
    table.open_nominations().exile(0, thief, 0, 1, 2, 3, 4, 5)
    table.close_the_day().night(imp=SOLDIER, monk=3)
    assert not warned(idle(table, 2))


def test_an_execution_that_kills_nobody_changes_nothing() -> None:
    table = Table("zombuul sailor innkeeper poisoner chef empath monk").night(
        sailor=4, sailor_drunk=4, poisoner=5
    )
    for _ in range(5):
        assert not table.is_over
        table.day((4, 1, (2, 3, 4, 5))).night(
            zombuul=2, innkeeper=(2, 3), innkeeper_drunk=3, sailor=4, sailor_drunk=4, poisoner=5, monk=5
        )
    assert table.winners == ("evil",)


def test_the_warning_tells_nothing_that_is_hidden() -> None:
    """The town hears the same, at the same dawn, whoever kept the Demon from killing."""

    def heard(roles: str, **choices: int) -> list[Event]:
        table = Table(roles).night(**choices)
        for _ in range(5):
            table.day().night(**choices)
        return [
            event for _, event in view(TOWN, table.telling.events()) if event.name in ("announced", "quiet")
        ]

    by_the_soldier = heard(SEVEN, imp=SOLDIER, monk=3)
    assert heard("imp poisoner soldier chef empath monk virgin", imp=4, monk=4) == by_the_soldier
    assert heard("imp poisoner soldier chef empath monk sailor", poisoner=0, imp=4, monk=3) == by_the_soldier


def test_whoever_leads_may_let_it_go_on_and_the_count_begins_anew() -> None:
    table = idle(Table(SEVEN).night(), 4).day()
    for _ in range(100):
        if table.next == "end":
            break
        table.go_on(imp=SOLDIER, monk=3)
    table.telling.amend(("avert",))
    assert not warned(idle(table, 2))
    assert warned(idle(table, 1))
    assert idle(table, 2).winners == ("evil",)


def test_a_heretic_turns_this_round_too() -> None:
    assert idle(Table("imp poisoner soldier chef empath monk virgin heretic").night(), 5).winners == ("good",)


# ---- nobody good is left


def evil_but_for_one(roles: str, *also: int, **choices: int) -> Table:
    """The first day: the Imp, its Minion and a Soldier who was turned live, and a Virgin and these."""
    table = Table(roles).night(**choices)
    table.telling.amend(("side", SOLDIER, "evil"))
    dead = (seat for seat in range(3, table.telling.grimoire.seats) if table.role(seat) != "virgin")
    return table.bury(*(seat for seat in dead if seat not in also))


def test_where_all_who_live_are_evil_evil_has_won() -> None:
    table = evil_but_for_one(SEVEN)
    assert not table.is_over
    assert table.day((0, 6, (0, 1, 2))).winners == ("evil",)
    assert why(table) == ["nobody_good"]


def test_a_drunk_demon_that_kills_nobody_any_more_wins_then_too() -> None:
    table = Table("imp poisoner soldier sweetheart chef empath monk virgin").night()
    table.telling.amend(("side", SOLDIER, "evil"))
    table.day((4, 3, (3, 4, 5, 6)), sweetheart=0).bury(4, 5, 6)
    assert table.night(imp=7, poisoner=7).dead == []
    assert table.day((0, 7, (0, 1, 2))).winners == ("evil",)


def test_a_good_traveller_who_lives_may_still_nominate() -> None:
    table = Table(SEVEN)
    thief = arrive(table, "thief", "good")
    table.night(thief=0).bury(3, 4, 5, 6)
    table.telling.amend(("side", SOLDIER, "evil"))
    assert not table.is_over
    table.open_nominations().exile(0, thief, 0, 1, 2, 3)
    assert table.end_if_decided().winners == ("evil",)


@pytest.mark.parametrize("role", ["banshee", "cult_leader"])
def test_as_long_as_something_may_help_the_good_it_goes_on(role: str) -> None:
    table = evil_but_for_one(SEVEN.replace("chef", role))
    table.day((0, 6, (0, 1, 2)))
    assert not table.is_over


def test_as_long_as_what_the_demon_ate_may_come_back_it_goes_on() -> None:
    table = evil_but_for_one(SEVEN.replace("imp", "shabaloth")).day((0, 6, (0, 1, 2)))
    assert not table.is_over


def test_a_pukka_who_has_chosen_itself_dies_of_it_first() -> None:
    roles = SEVEN.replace("imp", "pukka")
    for chosen, winners in ((0, ("good",)), (1, ("evil",))):
        table = Table(roles).night(pukka=chosen, poisoner=3)
        table.telling.amend(("side", SOLDIER, "evil"))
        table.bury(3, 4, 5).day((0, 6, (0, 1, 2)))
        assert bool(table.winners) is (chosen != 0)
        if not table.winners:
            table.night(pukka=2, poisoner=3)
        assert table.winners == winners


def test_an_end_that_would_be_turned_round_is_not_told_early() -> None:
    table = evil_but_for_one(f"{SEVEN} heretic").day((0, 6, (0, 1, 2)))
    assert not table.is_over


def test_with_three_alive_after_an_execution_whoever_leads_is_told_that_a_death_decides() -> None:
    table = Table(SEVEN).night(monk=3).bury(5, 6, 4)
    foreseen = table.tale.foresee(table.telling.grimoire)
    assert "foresee-last-night" not in [line.code for line in foreseen]
    table.day((0, 3, (0, 1, 2)))
    foreseen = table.tale.foresee(table.telling.grimoire)
    assert "foresee-last-night" in [line.code for line in foreseen]
    assert not table.is_over


def test_each_who_may_turn_it_is_a_published_role() -> None:
    known = {*almanac.printed, *complete(almanac), *PUBLISHED, *ROLL}
    assert set(TURNING) <= known
    assert len(set(TURNING)) == len(TURNING)


# ---- all games


TALE = Clocktower()
EVERY_ROLE = tuple(role for role in almanac.printed if almanac[role].kind != "traveller")
SCRIPTS = {**TALE.scripts.named, "all": EVERY_ROLE}


def nights(script: str, seats: int, bots: str, game: int) -> int:
    """How many nights a game of bots had."""
    telling = Telling(TALE, TALE.set_up(seats, SCRIPTS[script]))
    play_one(Game(telling, lots_of(seats, game), bots), seats, game)
    return telling.grimoire.number


def most_nights(seats: int) -> int:
    """With each death, and each Traveller who comes or goes, five days and nights begin anew."""
    return 1 + (QUIET + GRACE) * (seats - 1)


@pytest.mark.parametrize("script", SCRIPTS)
@pytest.mark.parametrize("seats", [5, 8, 13, 15, 20])
def test_every_game_by_lot_ends_within_so_many_nights(script: str, seats: int) -> None:
    assert max(nights(script, seats, "random", game) for game in range(8)) <= most_nights(seats)


@pytest.mark.parametrize("script", TALE.scripts.named)
def test_so_does_every_game_of_sensible_bots(script: str) -> None:
    assert max(nights(script, 8, "sensible", game) for game in range(4)) <= most_nights(8)
