"""The Alchemist."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.clocktower.square import arrive, marked
from tests.games.clocktower.table import Table

from fabula.core.events import Died
from fabula.core.requests import Ask, Decide

NINE = "alchemist chef empath monk saint recluse slayer scarlet_woman imp"


def distilled(role: str, roles: str = NINE, **settled: object) -> Table:
    """The Alchemist is given this Minion's ability in the first night."""
    return Table(roles, also="witch assassin evil_twin godfather", alchemist=role, **settled)


def test_a_minion_who_is_not_in_play() -> None:
    table = distilled("poisoner").night(poisoner=2)
    assert table.woke(0) == ["alchemist", "poisoner"]
    assert [one["shown"] for one in table.found("informed") if one["kind"] == "gained"] == ["poisoner"]
    assert marked(table, "poisoned") == [2]
    assert table.town.side(0) == "good"
    assert table.role(0) == "alchemist"


def test_any_minion_who_is_not_in_play_may_be_offered() -> None:
    table = distilled("witch", NINE.replace("scarlet_woman", "poisoner")).night()
    assert table.asked("alchemist") == [("scarlet_woman", "witch", "assassin", "evil_twin")]


def test_a_good_scarlet_woman_becomes_a_good_demon() -> None:
    table = distilled("scarlet_woman", NINE.replace("scarlet_woman", "poisoner")).night(poisoner=2)
    table.day((1, 8, (0, 1, 2, 3, 4)))
    assert (table.role(0), table.town.side(0), table.winners) == ("imp", "good", ())


def test_a_good_goblin_wins_for_the_good() -> None:
    table = Table(NINE.replace("alchemist", "alchemist"), also="goblin", alchemist="goblin").night()
    table.day((1, 0, (1, 2, 3, 4, 5)), goblin_claimed="yes")
    assert table.winners == ("good",)


def test_they_have_it_every_night() -> None:
    table = distilled("poisoner").night(poisoner=2).day().night(poisoner=3, imp=1, monk=5)
    assert table.woke(0) == ["poisoner"]
    assert marked(table, "poisoned") == [3]


def test_the_storyteller_may_ask_for_another_choice() -> None:
    table = distilled("poisoner", veto=["no", "yes"]).night(poisoner=[2, 3])
    assert marked(table, "poisoned") == [3]
    assert 2 in table.asked("poisoner")[0]
    assert 2 not in table.asked("poisoner")[1]
    assert () in table.told(0)


def test_a_true_minions_choice_is_never_asked_back() -> None:
    table = distilled("witch", NINE.replace("scarlet_woman", "poisoner")).night(poisoner=2, witch=3)
    assert len(table.asked("veto")) == 1


def test_poisoned_it_does_not_work_and_dead_it_is_gone() -> None:
    table = distilled("witch", NINE.replace("scarlet_woman", "poisoner")).night(poisoner=0, witch=3)
    assert marked(table, "cursed") == []
    table.day().night(poisoner=2, witch=3, imp=0, monk=1)
    assert marked(table, "cursed") == []
    assert table.day().night(poisoner=2, imp=1, monk=2).woke(0) == []


def test_poisoned_in_the_first_night_it_works_when_they_are_well() -> None:
    table = distilled("witch", NINE.replace("scarlet_woman", "poisoner")).night(poisoner=0, witch=3).day()
    assert marked(table.night(poisoner=2, witch=3, imp=1, monk=5), "cursed") == [3]


def test_who_only_believes_to_be_the_alchemist_does_nothing() -> None:
    table = distilled("poisoner", "drunk:alchemist chef empath monk saint mayor slayer scarlet_woman imp")
    assert marked(table.night(poisoner=2), "poisoned") == []
    assert "poisoner" in table.woke(0)


def test_a_good_evil_twins_twin_is_evil() -> None:
    table = distilled("evil_twin").night(twin=8)
    assert table.asked("twin") == [(7, 8)]
    assert "evil_twin" in table.woke(8)


def test_who_becomes_the_alchemist_is_given_it_in_the_next_night() -> None:
    table = Table("mayor chef empath monk saint recluse slayer scarlet_woman imp", also="alchemist witch")
    table.night().day()
    table.telling.amend(("role", 0, "alchemist"))
    assert table.night(alchemist="witch", witch=3, imp=1, monk=5).woke(0) == ["news", "alchemist", "witch"]


# ---- a Spy's or a Widow's: whoever has it looks for the Minion


SPIED = "alchemist chef empath monk soldier spy imp"
ENOUGH = (1, 2, 3, 4)
EVERYBODY = range(7)


def sought(minion: str = "spy", demon: str = "imp", **choices: object) -> Table:
    """The Alchemist knows whose ability it is; the Chef has been executed."""
    roles = SPIED.replace("spy", minion).replace("imp", demon)
    table = Table(roles, alchemist=minion, monk=4, widow=4, widow_known=1).night(**choices)
    return table.day((2, 1, ENOUGH))


def asked_of_the_demon(table: Table, prompt: str, **choices: object) -> tuple[object, ...]:
    """What the Demon may choose in the night that comes."""
    return table.go_on(**choices).asked_by_night(prompt, **choices)


@pytest.mark.parametrize("minion", ["spy", "widow"])
def test_a_spys_or_a_widows_can_be_had_only_where_one_is_in_play(minion: str) -> None:
    assert minion in Table(SPIED.replace("spy", minion)).asked_by_night("alchemist")
    roles = "alchemist chef empath monk soldier poisoner imp"
    assert minion not in Table(roles, also=f"{minion} witch").asked_by_night("alchemist")
    table = Table(SPIED.replace("spy", minion), alchemist=minion, widow_known=1).night()
    assert [grant.role for grant in table.town.abilities(0)] == ["alchemist"]
    assert ("gained", minion) in [(one["kind"], one["answer"]) for one in table.found("informed")]


@pytest.mark.parametrize("minion", ["spy", "widow"])
def test_whom_the_alchemist_rightly_names_the_demon_has_to_choose(minion: str) -> None:
    table = sought(minion)
    assert asked_of_the_demon(table, "imp", **{f"name_{minion}": {0: 5}}) == (5,)
    table.night()
    assert table.dead == [5]


@pytest.mark.parametrize("named", [{0: 4}, {0: None}, {2: 5}])
def test_another_word_and_another_mouth_bind_nobody(named: dict[int, int | None]) -> None:
    assert asked_of_the_demon(sought(), "imp", name_spy=named) == tuple(EVERYBODY)


def test_all_who_live_are_asked_alike_and_hear_who_was_named_and_nothing_else() -> None:
    table = sought()
    table.heard = len(table.telling.log)
    table.go_on(name_spy={0: 5, 2: 3})
    assert table.asked("name_spy") == [
        (None, *(seat for seat in EVERYBODY if seat not in (1, at))) for at in (0, 2, 3, 4, 5, 6)
    ]
    for listener in EVERYBODY:
        heard = [one for one in table.heard_by(listener) if one["e"] == "used"]
        assert [(one["seat"], one["kind"], one["nominee"]) for one in heard] == [(0, "spy", 5), (2, "spy", 3)]


def test_it_is_asked_once_after_an_execution_and_only_then() -> None:
    table = Table(SPIED, alchemist="spy", monk=4).night().day().night(imp=4)
    assert table.asked("name_spy") == []
    table.day((2, 1, ENOUGH)).night(imp=4)
    assert len(table.asked("name_spy")) == 6


def test_it_is_asked_after_a_butchers_execution_too() -> None:
    roles = "alchemist chef empath monk soldier slayer spy imp virgin poisoner"
    table = Table(roles, alchemist="spy", poisoner=5, monk=4)
    arrive(table, "butcher")
    table.night().day((2, 1, (0, 2, 3, 4, 5, 6)))
    assert table.next == "naming"
    table.go_on()
    assert table.next == "butcher"
    table.settled["butcher"] = 3
    while table.next in ("butcher", "plea", "vote", "execution"):
        table._begin({"vote": dict.fromkeys((0, 2, 3, 4, 5, 6), "hand")})
    assert table.executed == [1, 3]
    assert table.next == "naming"
    table.go_on()
    assert table.next.startswith("night")


def test_where_there_is_no_such_pair_on_the_script_nobody_is_asked() -> None:
    table = Table("chef empath monk soldier slayer spy imp", monk=3).night().day((1, 0, (0, 1, 2, 3)))
    table.night(imp=3)
    assert table.asked("name_spy") == []


def test_a_poisoned_alchemist_is_right_in_vain() -> None:
    roles = "alchemist chef empath monk soldier poisoner spy imp virgin mayor"
    table = Table(roles, alchemist="spy", poisoner=0, monk=4).night().day((2, 1, (1, 2, 3, 4, 8)))
    table.heard = len(table.telling.log)
    assert asked_of_the_demon(table, "imp", name_spy={0: 6}, poisoner=4) == tuple(range(10))
    assert [one["seat"] for one in table.found("went_wrong")] == [0]


def test_a_dead_alchemist_is_not_asked() -> None:
    table = sought()
    table.town.tell(Died(0, "before"))
    table.heard = len(table.telling.log)
    table.go_on()
    assert len(table.asked("name_spy")) == 5


def test_where_nobody_lives_nobody_is_asked() -> None:
    table = sought()
    table.bury(0, 2, 3, 4, 5, 6)
    table.telling.amend(("avert",))
    assert table.night().asked("name_spy") == []


def test_it_binds_for_this_night_and_once() -> None:
    table = sought(demon="shabaloth")
    assert asked_of_the_demon(table, "shabaloth", name_spy={0: 5}) == (5,)
    table.telling.answer(6, 5)
    assert table.asked_by_night("shabaloth") == (0, 1, 2, 3, 4, 6)
    table.telling.answer(6, 4)
    table.night().day()
    assert table.asked_by_night("shabaloth") == tuple(EVERYBODY)


def test_a_demon_who_may_choose_nobody_may_not_then() -> None:
    assert asked_of_the_demon(sought(demon="po"), "po", name_spy={0: 5}) == (5,)
    assert asked_of_the_demon(sought(demon="al_hadikhia"), "al_hadikhia", name_spy={0: 5}) == (5,)


def test_an_ojo_has_to_name_the_role() -> None:
    assert asked_of_the_demon(sought(demon="ojo"), "ojo", name_spy={0: 5}) == ("spy",)


def test_a_leviathan_seeks_out_the_spy() -> None:
    table = sought(demon="leviathan")
    assert asked_of_the_demon(table, "seek_out", name_spy={0: 5}) == (5,)


def test_a_demon_who_is_kept_asleep_chooses_nobody() -> None:
    table = sought(demon="zombuul").night(name_spy={0: 5})
    assert (table.asked("zombuul"), table.dead) == ([], [])


def test_under_a_toymaker_a_bound_demon_does_not_rest() -> None:
    table = Table(SPIED, alchemist="spy", monk=4, company=("toymaker",)).night().day((2, 1, ENOUGH))
    table.night(name_spy={0: 5}, imp=5)
    assert (table.asked("toymaker"), table.dead) == ([], [5])


def test_a_lunatic_is_bound_too_and_frees_nobody() -> None:
    roles = "alchemist chef empath monk soldier lunatic:imp spy imp"
    table = Table(roles, alchemist="spy", monk=4, lunatic=5).night(imp={5: 1}).day((2, 1, (1, 2, 3, 4)))
    table.night(name_spy={0: 6}, imp=6, lunatic=6)
    bound = [options for prompt in ("imp", "lunatic") for options in table.asked(prompt)]
    assert bound == [(6,), (6,)]
    assert table.dead == [6]


def test_beside_a_widow_and_a_spy_both_are_asked_about() -> None:
    roles = "alchemist chef empath monk soldier slayer virgin spy widow imp"
    table = (
        Table(roles, alchemist="widow", monk=4, widow=4, widow_known=1).night().day((2, 1, (1, 2, 3, 4, 5)))
    )
    table.heard = len(table.telling.log)
    assert asked_of_the_demon(table, "imp", name_spy={0: 7}, name_widow={0: 8}) == (8,)
    assert (len(table.asked("name_spy")), len(table.asked("name_widow"))) == (9, 9)


# ---- a Summoner's: there is no Demon


NONE = "alchemist chef empath monk soldier poisoner imp:virgin"


def without_a_demon(nights: int = 2, roles: str = NONE, **choices: object) -> Table:
    """The Alchemist has a Summoner's ability; so many nights and days are over, and nobody has died."""
    table = Table(roles, also="summoner po pukka zombuul clockmaker", alchemist_summons="virgin", poisoner=1)
    for _ in range(nights):
        table.night(**choices).day()
    return table


def test_with_a_summoners_no_demon_is_dealt_and_a_townsfolk_more() -> None:
    table = without_a_demon(1)
    assert [table.role(seat) for seat in (0, 6)] == ["alchemist", "virgin"]
    assert (table.town.living_demons, table.winners) == ((), ())
    assert [grant.role for grant in table.town.abilities(0)] == ["alchemist", "summoner"]
    gained = [one["shown"] for one in table.heard_by(0) if one.get("kind") == "gained"]
    assert gained == ["summoner"]


def test_who_is_to_summon_is_not_the_drunk() -> None:
    roles = "alchemist drunk:chef empath monk soldier mayor poisoner imp:virgin"
    table = Table(roles, also="summoner", alchemist_summons="virgin")
    table.heard = 0
    assert table.asked("drunk") == [(1, 2, 3, 4, 5, 7)]


def test_no_bluffs_are_shown_to_anybody() -> None:
    table = Table(NONE, also="summoner", alchemist_summons="virgin", poisoner=1).night()
    assert table.asked("bluffs") == []
    assert table.woke(0) == ["alchemist"]


def test_the_alchemist_names_the_demon_and_the_storyteller_the_player() -> None:
    table = without_a_demon().night(summoner="po", summoned=3, po=2)
    assert set(table.asked("summoner")[0]) == {"imp", "po", "pukka", "zombuul"}
    assert table.asked("summoned") == [tuple(EVERYBODY)]
    assert (table.role(3), table.town.side(3), table.dead) == ("po", "evil", [2])
    assert table.town.side(0) == "good"
    assert table.day((4, 3, (0, 1, 4, 5))).winners == ("good",)


def test_another_choice_may_be_asked_for() -> None:
    table = without_a_demon().night(veto=["no", "yes"], summoner=["po", "imp"], summoned=3, imp=2)
    assert table.role(3) == "imp"


def test_a_pukka_may_come_in_the_second_night_or_nobody() -> None:
    table = without_a_demon(1).night(summoner="pukka", summoned=3, pukka=2)
    assert table.role(3) == "pukka"
    table = without_a_demon(1).night(summoner=None)
    assert (table.town.living_demons, table.winners) == ((), ())


@pytest.mark.parametrize("dies", ["by day", "by night"])
def test_if_the_alchemist_dies_before_evil_wins(dies: str) -> None:
    if dies == "by day":
        table = without_a_demon(0).night().day((1, 0, (2, 3, 4, 5, 6)))
    else:
        table = without_a_demon(1)
        while table.town.grimoire.phase != "night":
            table.go_on()
        table.telling.amend(("kill", 0))
        table.night()
    assert table.winners == ("evil",)
    assert [one.data()["kind"] for one in table.telling.events() if one.name == "ended"] == ["unsummoned"]


def test_a_poisoned_alchemist_who_dies_loses_it_too_and_so_does_one_who_summons_nobody() -> None:
    table = without_a_demon(0).night(poisoner=0).day((1, 0, (2, 3, 4, 5, 6)))
    assert table.winners == ("evil",)
    table = without_a_demon().night(poisoner=0, summoner="po", summoned=3)
    assert table.winners == ("evil",)


def test_an_alchemist_who_is_somebody_else_by_then_summons_nobody_and_evil_wins() -> None:
    table = without_a_demon(1)
    table.telling.amend(("role", 0, "chef"))
    assert table.night().winners == ("evil",)


def test_a_marionette_comes_beside_whom_an_alchemist_has_summoned() -> None:
    roles = "alchemist chef empath monk soldier slayer marionette:undertaker washerwoman poisoner imp:virgin"
    more = {"also": "summoner choirboy saint", "alchemist_summons": "virgin", "poisoner": 1}
    table = Table(roles, **more)
    table.heard = 0
    (free,) = table.asked("marionette_role")
    assert "undertaker" in free
    assert {"choirboy", "saint"}.isdisjoint(free)
    for _ in range(2):
        table.night(monk=1).day()
    table.night(summoner="imp", summoned=3, marionette=4, imp=7)
    assert (table.role(3), table.role(4)) == ("imp", "marionette")


def test_another_who_makes_a_demon_ends_the_wait() -> None:
    table = without_a_demon(1)
    table.telling.amend(("role", 3, "imp"))
    table.night(imp=0)
    assert (table.dead, table.winners) == ([0], ())
    assert table.day((1, 3, (1, 2, 4, 5))).winners == ("good",)


def test_a_heretic_turns_it_round_as_any_end() -> None:
    roles = "alchemist chef empath monk soldier saint heretic poisoner imp:mayor"
    table = Table(roles, also="summoner", alchemist_summons="mayor", poisoner=1).night()
    assert table.day((1, 0, (2, 3, 4, 5, 6))).winners == ("good",)


def test_the_alchemist_summons_only_where_it_fits_the_table() -> None:
    for demon in ("fang_gu", "legion", "lil_monsta:baron"):
        assert alchemists_chance(f"alchemist chef empath monk soldier poisoner {demon}") == []
    assert alchemists_chance("alchemist chef empath monk soldier poisoner imp", also="witch") == []
    (chance,) = alchemists_chance("alchemist chef empath monk soldier poisoner imp")
    assert chance[0] == "no"
    assert {"virgin", "mayor"} <= set(chance)
    assert {"chef", "saint", "summoner"}.isdisjoint(chance)


def alchemists_chance(roles: str, also: str = "summoner witch") -> list[tuple[object, ...]]:
    """What the Storyteller is asked about a Summoner's ability, if anything."""
    if "legion" in roles:
        roles = "legion legion legion legion alchemist chef empath"
    if "fang_gu" in roles:
        roles = "alchemist chef empath saint monk poisoner fang_gu"
    table = Table(roles, also=also)
    table.heard = 0
    return table.asked("alchemist_summons")


def test_most_alchemists_are_advised_something_else() -> None:
    table = Table("alchemist chef empath monk soldier poisoner imp", also="summoner")
    ask = Ask("storyteller", "alchemist_summons", ("no", "virgin"))
    advised = [
        table.tale.suggestion(table.telling.grimoire, ask, Random(lot).randrange).choice for lot in range(60)
    ]
    assert 3 < advised.count("virgin") < 20


def test_who_is_advised_to_be_summoned_is_good_and_alive() -> None:
    table = without_a_demon().bury(4)
    seats = tuple(EVERYBODY)
    ask = Decide("summoned", seats, 0)
    advised = {
        table.tale.suggestion(table.telling.grimoire, ask, Random(lot).randrange).choice for lot in range(60)
    }
    assert advised == {1, 2, 3, 6}
