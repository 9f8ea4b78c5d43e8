"""Lil' Monsta."""

from __future__ import annotations

from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

from fabula.core.registration import appearances
from fabula.games.clocktower.sets.role_sets import Sets

ROLES = "lil_monsta:spy poisoner empath chef monk slayer soldier"
MOST = (2, 3, 4, 5, 6)


def minded(seat: int, roles: str = ROLES, **choices: object) -> Table:
    """The first night is over; this Minion minds it."""
    return Table(roles).night(lil_monsta=seat, **choices)


def test_nobody_has_the_role_and_there_is_a_minion_more() -> None:
    table = Table(ROLES)
    assert [table.role(seat) for seat in (0, 1)] == ["spy", "poisoner"]
    assert ("lil_monsta", "poisoner", "empath", "chef", "monk", "slayer", "soldier") in Sets(
        7, ("lil_monsta", "poisoner", "empath", "chef", "monk", "slayer", "soldier", "spy")
    )


def test_without_a_minion_more_on_the_script_it_is_not_dealt() -> None:
    script = ("lil_monsta", "imp", "poisoner", "empath", "chef", "monk", "slayer", "soldier")
    seven = ("poisoner", "empath", "chef", "monk", "slayer", "soldier")
    assert ("lil_monsta", *seven) not in Sets(7, script)
    assert ("imp", *seven) in Sets(7, script)
    assert all("lil_monsta" not in roles for roles in Sets(7, script))


def test_the_minion_more_goes_together_with_the_others() -> None:
    table = Table(
        "lil_monsta:witch poisoner heretic chef monk slayer soldier empath", also="pit_hag spy baron"
    )
    assert table.asked("lil_monsta_minion") == [("scarlet_woman", "witch")]


def test_the_minions_meet_and_choose_who_minds_it() -> None:
    table = minded(1)
    assert marked(table, "babysits") == [1]
    assert table.told(0)[:2] == [(1,), (1,)]
    assert "minion_info" not in table.woke(0)
    assert "demon_info" not in table.woke(1)


def test_where_they_do_not_agree_the_storyteller_decides() -> None:
    table = Table(ROLES).night(lil_monsta={0: 0, 1: 1}, babysitter=1)
    assert marked(table, "babysits") == [1]
    assert table.asked("babysitter") == [(0, 1)]


def test_whoever_minds_it_is_the_demon() -> None:
    table = minded(1)
    assert table.town.living_demons == (1,)
    assert appearances(table.town, 1)[0].kind == "demon"
    assert table.day((3, 1, MOST)).winners == ("good",)


def test_another_minion_may_die() -> None:
    table = minded(1).day((3, 0, MOST))
    assert (table.dead, table.winners) == ([0], ())


def test_it_goes_from_one_to_the_other() -> None:
    table = minded(1).day().night(lil_monsta=0)
    assert marked(table, "babysits") == [0]
    assert [grant.role for grant in table.town.abilities(1)] == ["poisoner"]
    assert table.day((3, 0, MOST)).winners == ("good",)


def test_a_player_may_die_in_each_night_but_the_first() -> None:
    assert minded(1).asked("monsta_kills") == []
    assert minded(1, poisoner=6).day().night(monsta_kills=3, poisoner=6).dead == [3]


def test_whoever_minds_it_keeps_their_own_ability() -> None:
    assert marked(minded(1, poisoner=4), "poisoned") == [4]


def test_poisoned_with_it_nobody_dies() -> None:
    assert minded(1, poisoner=1).day().night(lil_monsta=0, poisoner=0, monsta_kills=3).dead == []


def test_a_scarlet_woman_takes_over_for_good() -> None:
    roles = "lil_monsta:spy scarlet_woman poisoner empath chef monk slayer soldier virgin mayor"
    table = minded(0, roles).day((4, 0, (3, 4, 5, 6, 7, 8)))
    assert table.winners == ()
    assert table.role(1) == "lil_monsta"
    table.night(poisoner=7, monsta_kills=5)
    assert table.dead == [5]
    assert table.asked("lil_monsta") == []


def test_a_vizier_or_psychopath_who_minds_it_dies_when_executed() -> None:
    for role in ("vizier", "psychopath"):
        table = minded(0, f"lil_monsta:{role} poisoner empath chef monk slayer soldier", poisoner=6)
        assert table.day((3, 0, MOST)).winners == ("good",)


def test_ruling_450_whoever_changes_while_they_mind_it_minds_it_still() -> None:
    from fabula.games.clocktower.leading.amending import at_once
    from fabula.games.clocktower.town.changes import become

    table = minded(1)
    at_once(become(table.town, 1, "baron"))
    assert table.town.living_demons == (1,)
    assert {grant.role for grant in table.town.abilities(1)} == {"baron", "lil_monsta"}
