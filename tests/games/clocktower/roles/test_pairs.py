"""The published rules for pairs of roles that are no more than one of the two doing a little otherwise."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.setup_table import go_together
from fabula.games.clocktower.sets.role_sets import Sets

SEVEN = "empath chef monk slayer soldier"
MOST = (1, 2, 3, 4, 5)
TEN = "cannibal princess empath chef monk slayer soldier scarlet_woman poisoner imp"


# ---- who is never dealt together


@pytest.mark.parametrize("other", ["baron", "godfather", "lleech", "pit_hag", "spy", "widow"])
def test_the_heretic_is_never_dealt_beside_them(other: str) -> None:
    assert not go_together(("heretic", other))
    script = ("heretic", other, "imp", "poisoner", *SEVEN.split(), "saint", "mayor")
    for lot in range(30):
        drawn = Sets(8, script).draw(Random(lot).randrange)
        assert not {"heretic", other} <= set(drawn)


# ---- Damsel, Poppy Grower, Magician and the Widow


def test_where_a_widow_is_the_damsel_is_poisoned() -> None:
    table = Table("damsel chef empath monk soldier mayor widow imp", widow=1).night()
    assert [one for one in table.found("informed") if one["kind"] == "damsel"] == []
    table = Table("damsel chef empath monk soldier mayor poisoner imp", also="widow", poisoner=1).night()
    assert [one["seat"] for one in table.found("informed") if one["kind"] == "damsel"] == [6]


def test_where_a_widow_was_the_damsel_is_poisoned_too() -> None:
    table = Table("damsel chef empath monk soldier mayor widow imp", also="poisoner", widow=1).night()
    table.telling.amend(("role", 6, "poisoner"))
    table.open_nominations().say(6, "damsel", 0).end_if_decided()
    assert table.winners == ()


def test_the_poppy_grower_keeps_the_grimoire_from_the_widow() -> None:
    table = Table("poppy_grower chef empath monk soldier widow imp", widow=1).night()
    assert [one["kind"] for one in table.found("informed") if one["seat"] == 5] == []
    assert marked(table, "poisoned") == [1]
    table = Table("poppy_grower chef empath monk soldier widow imp", widow=0).bury(0).night()
    assert "spy" in [one["kind"] for one in table.found("informed") if one["seat"] == 5]


def test_the_widow_sees_neither_the_magicians_nor_the_demons_token() -> None:
    table = Table("magician chef empath monk soldier widow imp", widow=1).night()
    (book,) = [one["answer"] for one in table.found("informed") if one["kind"] == "spy"]
    assert [seat for seat, role, *_ in book if role is None] == [0, 6]


# ---- the Vizier


def test_beside_an_alsaahir_no_vizier_is_announced() -> None:
    assert Table("vizier imp alsaahir chef monk slayer soldier").night().found("announced") == []


@pytest.mark.parametrize("role", ["politician", "zealot"])
def test_a_politician_or_zealot_who_voted_may_seem_evil_to_the_vizier(role: str) -> None:
    roles = f"vizier imp {role} chef monk slayer soldier empath"
    table = Table(roles).night().day((3, 4, (2,)), vizier="death", **{"seems_evil:vizier": "yes"})
    assert table.executed == []
    assert Table(roles).night().day((3, 4, (2,)), vizier="death").executed == [4]


def test_another_good_vote_is_enough_beside_a_zealot() -> None:
    table = Table("vizier imp zealot chef monk slayer soldier empath").night()
    table.day((3, 4, (2, 5)), vizier="death", **{"seems_evil:vizier": "yes"})
    assert table.executed == [4]


def test_a_magician_beside_a_vizier_has_no_ability() -> None:
    table = Table("vizier imp magician chef monk slayer soldier").night()
    assert [one["answer"] for one in table.found("informed") if one["kind"] == "demon"] == [(1,)]
    assert [one["answer"] for one in table.found("informed") if one["kind"] == "minions"] == [(0,)]


def test_the_vizier_cannot_have_the_magician_executed_at_once() -> None:
    table = Table("vizier imp magician chef monk slayer soldier").night()
    table.day((3, 2, (3,)), vizier="death")
    assert table.executed == []
    assert table.found("nothing_happened") != []


def test_enough_votes_execute_the_magician_all_the_same() -> None:
    table = Table("vizier imp magician chef monk slayer soldier").night()
    assert table.day((3, 2, (3, 4, 5, 6))).executed == [2]


# ---- votes under Legion


@pytest.mark.parametrize("role", ["politician", "zealot"])
def test_a_politician_or_zealot_who_voted_may_seem_evil_to_legion(role: str) -> None:
    roles = f"legion legion legion legion legion {role} chef monk"
    table = Table(roles).night().day((0, 7, (0, 1, 2, 5)), **{"seems_evil:legion": "yes"})
    assert table.executed == []
    assert Table(roles).night().day((0, 7, (0, 1, 2, 5))).executed == [7]


def test_a_poisoned_zealot_is_good_to_legion() -> None:
    table = Table("legion legion legion legion legion zealot chef monk").night()
    table.telling.amend(("mark", 5, "poisoned"))
    assert table.day((0, 7, (0, 1, 2, 5))).asked("seems_evil:legion") == []


# ---- the King where no Demon kills


@pytest.mark.parametrize("demon", ["leviathan", "riot"])
def test_where_no_demon_kills_one_who_is_dead_is_enough_for_the_king(demon: str) -> None:
    table = Table(f"king chef empath monk virgin scarlet_woman {demon}").night()
    assert table.day().night().told(0) == []
    assert len(table.bury(1).day().night().told(0)) == 1


# ---- the Leviathan comes too late


def late(roles: str, also: str) -> Table:
    """The fifth day is over."""
    table = Table(roles, also=also)
    for _ in range(5):
        table.night(poisoner=1).day()
    return table


def test_after_the_fifth_day_no_pit_hag_makes_a_leviathan() -> None:
    roles = "pit_hag imp chef empath monk slayer soldier"
    table = Table(roles, also="leviathan", imp=6)
    for _ in range(5):
        table.night(pit_hag=(2, "chef")).day()
    table.night(pit_hag=(2, "leviathan"))
    assert table.role(2) == "chef"
    assert (
        Table(roles, also="leviathan", imp=6)
        .night()
        .day()
        .night(pit_hag=(2, "leviathan"), who_dies=None)
        .role(2)
        == "leviathan"
    )


def test_after_the_fifth_day_the_hatters_demon_cannot_become_a_leviathan() -> None:
    table = Table("hatter chef empath soldier monk mayor poisoner imp", also="leviathan po", imp=3)
    for _ in range(4):
        table.night(poisoner=1).day()
    table.night(poisoner=1).day((1, 0, (1, 2, 3, 4, 5))).night(poisoner=1)
    assert (None, "po") in table.asked("hatter")
    table = Table("hatter chef empath soldier monk mayor poisoner imp", also="leviathan po", imp=3)
    table.night(poisoner=1).day((1, 0, (1, 2, 3, 4, 5))).night(poisoner=1)
    assert (None, "leviathan", "po") in table.asked("hatter")


# ---- who does not turn good


def test_by_a_boffins_cult_leader_the_demon_does_not_turn_good() -> None:
    table = Table("boffin imp chef monk slayer soldier mayor", also="cult_leader")
    table.night(boffin="cult_leader", cult_leader="good")
    assert table.town.side(1) == "evil"


@pytest.mark.parametrize("role", ["heretic", "ogre", "politician", "drunk"])
def test_some_abilities_no_demon_has_by_a_boffin(role: str) -> None:
    assert role not in Table(f"boffin imp {SEVEN}", also=role).asked_by_night("boffin")


def test_a_boffin_gives_what_a_village_idiot_has_while_a_token_is_left() -> None:
    one = "boffin imp village_idiot chef monk slayer soldier"
    assert "village_idiot" in Table(one).asked_by_night("boffin")
    three = "boffin imp village_idiot village_idiot village_idiot slayer soldier"
    assert "village_idiot" not in Table(three).asked_by_night("boffin")
    assert "chef" not in Table(one).asked_by_night("boffin")


def test_an_evil_player_whom_the_pit_hag_made_the_goon_does_not_turn_good() -> None:
    table = Table("pit_hag imp chef mayor monk slayer soldier poisoner empath virgin", also="goon")
    table.night(poisoner=9).day().night(poisoner=9, pit_hag=(7, "goon"), monk=5, imp=6).day()
    table.night(monk=7, imp=6, pit_hag=(2, "chef"))
    assert (table.role(7), table.town.side(7)) == ("goon", "evil")
    assert 4 in marked(table, "drunk")


def test_a_good_player_whom_the_pit_hag_made_the_goon_turns_as_ever() -> None:
    table = Table("pit_hag imp chef empath monk slayer soldier", also="goon")
    table.night().day().night(pit_hag=(2, "goon"), imp=6, monk=3).day()
    table.night(pit_hag=(3, "chef"), imp=2, monk=3)
    assert table.town.side(2) == "evil"


# ---- the Plague Doctor


def plague(role: str, **settled: object) -> Table:
    """The Plague Doctor is executed on the first day, and leaves this behind."""
    roles = "plague_doctor chef empath monk soldier mayor scarlet_woman imp"
    table = Table(roles, also=f"{role} witch")
    return table.night().day((1, 0, MOST), plague_doctor=role, **settled)


def test_the_fearmongers_ability_is_a_minions_who_is_told_and_chooses() -> None:
    table = plague("fearmonger")
    assert ("gained", "fearmonger") in [
        (one["kind"], one["answer"]) for one in table.found("informed") if one["seat"] == 6
    ]
    table.night(imp=1, monk=1, fearmonger=4)
    assert "fearmonger" in table.woke(6)
    assert marked(table, "feared") == [4]


def test_the_goblins_ability_is_a_minions_who_may_win_by_it() -> None:
    table = plague("goblin").night(imp=1, monk=1).day((2, 6, (2, 3, 4, 5)), goblin_claimed="yes")
    assert table.winners == ("evil",)


def test_a_player_becomes_the_boomdandy() -> None:
    table = plague("boomdandy", plague_boomdandy=3)
    assert (table.role(3), table.town.side(3)) == ("boomdandy", "evil")


def test_a_good_neighbour_of_the_demon_becomes_the_marionette() -> None:
    table = plague("marionette", plague_marionette=0)
    assert table.asked("plague_marionette") == [(0,)]
    assert (table.role(0), table.town.side(0)) == ("marionette", "evil")


# ---- the Cannibal and the Princess


def eaten(nominator: int) -> Table:
    """A Princess is executed, nominated by this player."""
    table = Table(TEN, poisoner=8).night()
    return table.day((nominator, 1, (0, 2, 3, 4, 5))).night(imp=3, monk=2)


def test_who_nominated_the_princess_they_eat_keeps_the_demon_from_killing() -> None:
    assert eaten(0).dead == []
    assert eaten(2).dead == [3]


def test_a_poisoned_cannibal_does_not() -> None:
    table = Table(TEN).night(poisoner=7)
    table.day((0, 1, (0, 2, 3, 4, 5))).night(poisoner=0, imp=3, monk=2)
    assert table.dead == [3]


# ---- rules that were kept before, and have no test of their own elsewhere


def test_a_princess_keeps_off_an_al_hadikhia() -> None:
    table = Table("al_hadikhia princess empath chef monk slayer soldier poisoner scarlet_woman mayor")
    table.night(poisoner=9).day((1, 3, (1, 2, 4, 5, 6)))
    table.night(poisoner=9, al_hadikhia=[2, 4, 5], live_or_die={2: "die", 4: "die", 5: "live"}, monk=6)
    assert table.dead == []


def test_under_a_vortox_all_hear_of_a_banshee_it_killed() -> None:
    table = Table("banshee chef empath monk soldier poisoner vortox", poisoner=6).night()
    table.day((1, 5, (1, 2, 3, 4))).night(vortox=0, monk=1)
    assert [one["kind"] for one in table.found("announced")] == ["banshee"]


def test_a_chambermaid_sees_whether_the_mathematician_will_wake() -> None:
    table = Table("chambermaid mathematician soldier mayor virgin scarlet_woman imp").night(
        chambermaid=(1, 2)
    )
    assert table.told(0) == [1]


@pytest.mark.parametrize("maker", ["hatter", "kazali"])
def test_a_second_demon_of_a_summoners_makes_the_night_arbitrary(maker: str) -> None:
    table = Table("summoner chef washerwoman empath monk slayer soldier", also=f"{maker} saint").night()
    table.day().night().day()
    table.telling.amend(("role", 1, "imp"))
    table.night(summoner=(3, "imp"), who_dies=[2, None], imp=4, monk=5)
    assert 2 in table.dead


def test_of_a_recluse_and_a_killed_sage_the_demon_may_be_the_recluse() -> None:
    table = Table("sage recluse chef empath scarlet_woman imp").night().day()
    assert (1, 2) in table.asked_by_night("learn:sage", imp=0)


def test_the_scarlet_woman_stays_where_a_fang_gu_has_jumped() -> None:
    table = (
        Table("fang_gu saint scarlet_woman chef empath monk slayer").night().day().night(fang_gu=1, monk=2)
    )
    assert (table.role(1), table.role(2)) == ("fang_gu", "scarlet_woman")


# ---- Village Idiots


def test_with_one_village_idiot_more_another_may_be_the_drunk_one() -> None:
    roles = "village_idiot village_idiot chef monk slayer pit_hag imp"
    table = Table(roles, village_idiot_drunk=[0, 1]).night().day()
    table.night(pit_hag=(2, "village_idiot"), imp=4, monk=4)
    assert table.asked("village_idiot_drunk") == [(0, 1, 2)]
    assert marked(table, "drunk") == [1]


def test_what_else_made_a_village_idiot_drunk_stays() -> None:
    roles = "village_idiot village_idiot chef sailor slayer pit_hag imp"
    table = Table(roles, village_idiot_drunk=[0, 1]).night(sailor=6).day()
    table.night(sailor=0, sailor_drunk=0, pit_hag=(2, "village_idiot"), imp=4)
    assert sorted(marked(table, "drunk")) == [0, 1]
