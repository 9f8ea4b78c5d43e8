"""The published rules for pairs with a Demon who kills nobody by night, and with Demons who are many."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

from fabula.games.clocktower.sets.role_sets import Sets
from fabula.games.clocktower.town.woken import counted

HARMLESS = ["leviathan", "riot"]
ENOUGH = (1, 2, 3, 4, 5)


def second_night(roles: str, **choices: object) -> Table:
    """The first day is over, and the second night too."""
    table = Table(roles, poisoner=1, scarlet_woman=1).night().day()
    return table.night(**choices)


# ---- Leviathan and Riot seek somebody out each night


@pytest.mark.parametrize("demon", HARMLESS)
def test_each_night_but_the_first_it_chooses_somebody_else_alive(demon: str) -> None:
    table = Table(f"{demon} poisoner empath chef monk slayer sage", poisoner=0).night()
    assert table.asked("seek_out") == []
    assert table.day().night(seek_out=2).asked("seek_out") == [(0, 1, 2, 3, 4, 5, 6)]
    assert table.bury(3).day().night(seek_out=4, poisoner=0).asked("seek_out") == [(0, 1, 4, 5, 6)]
    assert table.dead == []


@pytest.mark.parametrize("demon", HARMLESS)
def test_without_such_a_role_on_the_script_it_sleeps(demon: str) -> None:
    table = Table(f"{demon} poisoner empath chef monk slayer soldier", also="sage", poisoner=0)
    roles = tuple(role for role in table.telling.grimoire.roles if role not in ("ravenkeeper", "sage"))
    table.telling.grimoire.roles = roles
    assert table.night().day().night().asked("seek_out") == []


@pytest.mark.parametrize("demon", HARMLESS)
def test_a_banshee_it_finds_dies_and_is_heard(demon: str) -> None:
    table = second_night(f"{demon} poisoner banshee chef monk slayer empath", seek_out=2)
    assert table.dead == [2]
    assert "banshee" in [one["kind"] for one in table.found("announced")]
    assert marked(table, "wailing") == [2]


@pytest.mark.parametrize("demon", HARMLESS)
def test_a_farmer_it_finds_lives_and_makes_another_farmer(demon: str) -> None:
    table = second_night(f"{demon} poisoner farmer chef monk slayer empath", seek_out=2, farmer=3)
    assert table.dead == []
    assert table.role(3) == "farmer"


@pytest.mark.parametrize("demon", HARMLESS)
def test_a_ravenkeeper_it_finds_lives_and_learns_a_role(demon: str) -> None:
    table = second_night(f"{demon} poisoner ravenkeeper chef monk slayer empath", seek_out=2, ravenkeeper=0)
    assert table.dead == []
    assert table.told(2) == [demon]
    assert "ravenkeeper" in table.woke(2)


@pytest.mark.parametrize("demon", HARMLESS)
def test_a_sage_it_finds_lives_and_learns_of_it(demon: str) -> None:
    table = second_night(f"{demon} poisoner sage chef monk slayer empath", seek_out=2)
    assert table.dead == []
    (two,) = table.told(2)
    assert 0 in two


@pytest.mark.parametrize("demon", HARMLESS)
@pytest.mark.parametrize("role", ["ravenkeeper", "sage"])
def test_whom_it_finds_has_woken_for_their_ability(demon: str, role: str) -> None:
    """The Storyteller may yet be asked for it by a Chambermaid who is taken aside by day."""
    table = second_night(f"{demon} poisoner {role} monk chambermaid slayer empath", seek_out=2)
    assert counted(table.town).count(2) == 1
    table = second_night(f"{demon} poisoner {role} monk chambermaid slayer empath", seek_out=3)
    assert 2 not in counted(table.town)


@pytest.mark.parametrize("role", ["banshee", "farmer", "ravenkeeper", "sage"])
def test_somebody_evil_or_another_is_found_in_vain(role: str) -> None:
    roles = f"leviathan poisoner {role} chef monk slayer empath"
    for found in (0, 1, 3):
        table = second_night(roles, seek_out=[found, 1 - found, found] if found < 2 else found)
        assert (table.dead, table.woke(found)[-1:]) != ([found], [role])
        assert table.found("attacked") == []


@pytest.mark.parametrize("demon", HARMLESS)
def test_it_is_asked_once_more_for_somebody_good(demon: str) -> None:
    table = second_night(f"{demon} poisoner banshee chef monk slayer empath", seek_out=[1, 2])
    assert table.asked("seek_out") == [(0, 1, 2, 3, 4, 5, 6), (0, 2, 3, 4, 5, 6)]
    assert [one["seat"] for one in table.found("informed") if one["kind"] == "veto"] == [0]
    assert (table.dead, [one["choice"] for one in table.found("chose")][-1]) == ([2], 2)


def test_whether_a_recluse_is_good_enough_the_storyteller_decides() -> None:
    roles = "leviathan poisoner recluse chef monk slayer empath sage"
    table = Table(roles, poisoner=1).night().day()
    table.night(seek_out=[2, 7], **{"register:leviathan": "no"})
    assert len(table.asked("seek_out")) == 2
    assert Table(roles, poisoner=1).night().day().night(seek_out=2).asked("seek_out") == [tuple(range(8))]


def test_a_lunatic_is_refused_nobody() -> None:
    roles = "imp poisoner lunatic:leviathan chef monk slayer empath sage"
    table = Table(roles, also="leviathan", lunatic=2, poisoner=1).night().day()
    table.night(seek_out=1, imp=3, monk=5)
    assert len(table.asked("seek_out")) == 1
    assert [one for one in table.found("informed") if one["kind"] == "veto"] == []


def test_a_poisoned_leviathan_finds_nobody() -> None:
    table = Table("leviathan poisoner banshee chef monk slayer empath", poisoner=0).night().day()
    assert table.night(seek_out=2).dead == []


def test_a_drunk_who_believes_to_be_the_sage_may_learn_anything() -> None:
    table = Table("leviathan poisoner drunk:sage chef monk slayer empath virgin", poisoner=1).night().day()
    table.night(seek_out=2)
    assert "sage" in table.woke(2)
    assert (1, 3) in table.asked("learn:sage")[0]


def test_nobody_else_learns_whom_it_sought_out() -> None:
    table = second_night("leviathan poisoner sage chef monk slayer empath", seek_out=2)
    for seat in (1, 3, 4, 5, 6):
        assert "sage" not in str(
            [one for one in table.heard_by(seat) if one["e"] in ("woke", "chose", "informed")]
        )


# ---- who would be safe by night


@pytest.mark.parametrize("demon", HARMLESS)
@pytest.mark.parametrize(
    ("role", "choice"), [("monk", 3), ("exorcist", 3), ("innkeeper", (3, 4)), ("soldier", None)]
)
def test_whoever_is_safe_by_night_and_nominated_by_it_wins_for_the_good(
    demon: str, role: str, choice: object
) -> None:
    seat = 2 if role == "soldier" else 3
    roles = f"{demon} poisoner {role} chef empath slayer virgin"
    table = second_night(roles, **({} if choice is None else {role: choice, "innkeeper_drunk": 4}))
    assert table.day((0, seat, (1, 2, 4, 5))).winners == ("good",)
    table = second_night(roles, **({} if choice is None else {role: choice, "innkeeper_drunk": 4}))
    assert table.day((4, seat, (1, 2, 4, 5))).winners == ()


@pytest.mark.parametrize("demon", HARMLESS)
def test_whom_a_poisoned_monk_chose_is_not_shielded(demon: str) -> None:
    table = second_night(f"{demon} poisoner monk chef empath slayer virgin", poisoner=2, monk=3)
    assert marked(table, "shielded") == []
    assert table.day((0, 3, (1, 2, 4, 5))).winners == ()


def test_the_shield_lasts_a_day() -> None:
    table = second_night("leviathan poisoner monk chef empath slayer virgin", monk=3)
    assert marked(table, "shielded") == [3]
    table.day().night(monk=4)
    assert table.day((0, 3, (1, 2, 4, 5))).winners == ()


def test_in_the_riot_whoever_is_safe_and_nominated_by_it_ends_the_game() -> None:
    table = second_night("riot poisoner soldier chef empath slayer virgin").day().night()
    table.open_nominations().say(3, "nominate", 0, riot={0: 2}).end_if_decided()
    assert table.winners == ("good",)
    assert table.alive(2)
    table = second_night("riot poisoner monk chef empath slayer soldier").day().night(monk=3)
    table.open_nominations().say(0, "nominate", 3).end_if_decided()
    assert table.winners == ("good",)
    assert table.alive(3)


@pytest.mark.parametrize("demon", HARMLESS)
def test_a_grandchild_who_is_executed_wins_for_the_evil(demon: str) -> None:
    table = Table(f"{demon} poisoner grandmother chef monk slayer soldier")
    table.night(poisoner=6, **{"learn:grandmother": (3, "chef")})
    assert table.day((4, 3, (2, 3, 4, 5))).winners == ("evil",)
    table = Table(f"{demon} poisoner grandmother chef monk slayer soldier")
    table.night(poisoner=0, **{"learn:grandmother": (3, "chef")})
    assert table.day((4, 3, (2, 3, 4, 5))).winners == ()


# ---- Legion comes into play


def test_by_the_hatter_all_evil_players_become_legion() -> None:
    table = Table("hatter chef empath monk soldier mayor poisoner imp", also="legion", poisoner=1).night()
    table.day((1, 0, ENOUGH)).night(hatter={7: "legion"}, imp=1, monk=2)
    assert [table.role(seat) for seat in (6, 7)] == ["legion", "legion"]
    assert table.winners == ()


def test_by_an_engineer_all_evil_players_become_legion_the_dead_too() -> None:
    table = Table("engineer chef empath monk soldier poisoner imp", also="legion").bury(5)
    table.night(engineer="legion")
    assert [table.role(seat) for seat in (5, 6)] == ["legion", "legion"]
    assert table.town.is_evil(5)


def test_another_demon_by_the_engineer_is_one_alone() -> None:
    table = Table("engineer chef empath monk soldier poisoner imp", also="po").night(
        engineer="po", poisoner=1
    )
    assert [table.role(seat) for seat in (5, 6)] == ["poisoner", "po"]


def test_by_a_summoner_all_evil_players_become_legion() -> None:
    table = Table("summoner washerwoman empath chef monk slayer soldier", also="legion").night().day()
    table.night().day().night(summoner=(3, "legion"))
    assert [table.role(seat) for seat in (0, 3)] == ["legion", "legion"]
    assert table.winners == ()


def test_with_legion_in_play_the_engineer_knows_it_and_chooses_nothing() -> None:
    table = Table("legion legion legion legion engineer chef empath", also="imp").night()
    assert table.asked("engineer") == []
    assert table.told(4) == ["legion"]
    assert table.day().night().woke(4) == []


def test_a_legion_whom_the_preacher_finds_keeps_the_ability() -> None:
    roles = "legion legion legion legion preacher chef empath"
    table = Table(roles).night(preacher=0, **{"register:preacher": "yes"})
    assert table.told(4) == [(0,)]
    assert marked(table, "blocked") == []
    assert Table(roles).night(preacher=0).told(4) == []


def test_a_legion_who_is_executed_leaves_legion_sober() -> None:
    roles = "legion legion legion legion legion minstrel chef empath"
    table = Table(roles).night().day((5, 0, (0, 1, 5, 6, 7)), **{"register:minstrel": "yes"})
    assert marked(table, "drunk") == [6, 7]
    assert table.told(5) == [(0,)]
    table = Table(roles).night().day((5, 0, (0, 1, 5, 6, 7)))
    assert marked(table, "drunk") == []
    assert table.told(5) == []


# ---- Lil' Monsta


MINDED = "lil_monsta:baron poisoner {} chef empath monk slayer soldier"


def test_with_a_magician_the_storyteller_chooses_who_minds_it() -> None:
    roles = "lil_monsta:spy poisoner magician chef empath monk slayer"
    table = Table(roles, poisoner=3).night(babysitter=1)
    assert table.asked("lil_monsta") == []
    assert table.town.living_demons == (1,)
    table = Table(roles, poisoner=3).bury(2).night(lil_monsta=0)
    assert table.asked("babysitter") == []
    assert table.town.living_demons == (0,)


def test_with_a_poppy_grower_one_minion_after_another_may_take_it() -> None:
    roles = "lil_monsta:spy poisoner poppy_grower chef empath monk slayer"
    table = Table(roles, poisoner=3).night(take_monsta={0: 0})
    assert table.town.living_demons == (0,)
    table.heard = 0
    assert len(table.asked("take_monsta")) == 1
    assert "babysitter" not in [one["kind"] for one in table.found("informed") if one["seat"] == 1]
    assert "fellows" not in [one["kind"] for one in table.found("informed")]


def test_where_none_of_them_takes_it_the_storyteller_decides() -> None:
    roles = "lil_monsta:spy poisoner poppy_grower chef empath monk slayer"
    table = Table(roles, poisoner=3)
    assert table.asked_by_night("take_monsta") == (None, 0)
    table.telling.answer(0, None)
    table.telling.answer(1, None)
    assert table.asked_by_night("babysitter") == (0, 1)


def test_a_demon_who_chooses_it_from_the_hatter_becomes_a_minion_too() -> None:
    roles = "hatter chef empath monk soldier mayor poisoner imp"
    table = Table(roles, also="lil_monsta spy", poisoner=1).night().day((1, 0, ENOUGH))
    table.night(hatter={7: "lil_monsta"}, hatter_minion="spy", imp=1, monk=2)
    assert table.role(7) == "spy"
    assert table.town.living_demons == (7,)
    assert table.winners == ()
    table.day().night(lil_monsta=6, monsta_kills=3, monk=2)
    assert table.town.living_demons == (6,)
    assert table.dead == [3]


def test_where_it_is_in_play_already_nobody_is_offered_it() -> None:
    table = Table("lil_monsta:spy poisoner empath chef hatter monk slayer soldier", also="witch")
    table.night(lil_monsta=1).day((3, 4, (2, 3, 5, 6, 7))).night(lil_monsta=1)
    assert all("lil_monsta" not in options for options in table.asked("hatter"))


# ---- Marionette


def test_with_a_magician_the_demon_does_not_learn_which_neighbour_is_the_marionette() -> None:
    table = Table("marionette:empath imp magician monk slayer soldier mayor").night()
    found = [one for one in table.found("informed") if one["kind"].startswith("marionette")]
    assert [(one["kind"], one["seats"]) for one in found] == [("marionette_beside", (2, 0))]
    table = Table("marionette:empath imp magician monk slayer soldier mayor").bury(2).night()
    assert [one["kind"] for one in table.found("informed") if one["seat"] == 1][-1] == "marionette"


BALLOON = ("imp", "marionette", "balloonist", "saint", "chef", "monk", "slayer", "soldier", "empath")


def test_one_outsider_more_where_the_marionette_may_believe_to_be_the_balloonist() -> None:
    sets = Sets(7, BALLOON)
    assert ("imp", "marionette", "saint", "chef", "monk", "slayer", "soldier") in sets
    assert ("imp", "marionette", "empath", "chef", "monk", "slayer", "soldier") in sets
    assert ("imp", "marionette", "saint", "chef", "monk", "slayer", "soldier") not in Sets(
        7, tuple(role for role in (*BALLOON, "mayor") if role != "balloonist")
    )


def test_with_one_outsider_more_it_is_the_balloonist_that_it_believes_in() -> None:
    table = Table("marionette:balloonist imp saint monk slayer soldier mayor")
    table.heard = 0
    assert table.asked("marionette_role") == [("balloonist",)]
    table = Table("marionette:balloonist imp chef monk slayer soldier mayor")
    table.heard = 0
    assert "empath" in table.asked("marionette_role")[0]


def test_a_marionette_believes_to_be_the_huntsman_only_beside_a_damsel() -> None:
    table = Table("marionette:empath imp chef monk slayer soldier mayor", also="huntsman damsel")
    table.heard = 0
    assert "huntsman" not in table.asked("marionette_role")[0]
    table = Table("marionette:huntsman imp damsel monk slayer soldier mayor", also="saint")
    table.heard = 0
    assert table.asked("marionette_role") == [("huntsman",)]
