"""The published rules for pairs with a Minion who loses, hands on or keeps an ability."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

from fabula.core.requests import STORYTELLER
from fabula.core.telling import Answered
from fabula.games.clocktower.almanac import notes

ROLES = "summoner washerwoman empath chef monk slayer soldier"
TEN = "summoner poisoner preacher empath chef monk slayer soldier virgin mayor"


def third_night(roles: str, also: str = "po", before: dict[str, object] | None = None) -> Table:
    """The second day is over."""
    table = Table(roles, also=also, **(before or {}))
    return table.night().day().night().day()


# ---- Vizier


def test_a_vizier_whom_the_courtier_makes_drunk_learns_it_and_lives_by_day() -> None:
    table = Table("vizier imp courtier chef monk slayer soldier").night(courtier="vizier")
    assert "robbed" in [one["kind"] for one in table.found("informed") if one["seat"] == 0]
    assert table.day((3, 0, (2, 3, 4, 5)), vizier="death").dead == []
    assert table.found("survived") == [{"e": "survived", "seat": 0}]


def test_a_vizier_whom_the_preacher_chose_lives_by_day() -> None:
    table = Table("vizier imp preacher chef monk slayer soldier").night(preacher=0)
    assert "preached" in [one["kind"] for one in table.found("informed") if one["seat"] == 0]
    table.day((3, 0, (2, 3, 4, 5)))
    assert (table.executed, table.dead) == ([0], [])


def test_without_the_ability_the_vizier_forces_nothing() -> None:
    table = Table("vizier imp preacher chef monk slayer soldier").night(preacher=0)
    assert table.day((3, 4, (3,)), vizier="death").executed == []


def test_another_minion_whom_the_courtier_makes_drunk_learns_nothing() -> None:
    table = Table("poisoner imp courtier chef monk slayer soldier", poisoner=3).night(courtier="poisoner")
    assert "robbed" not in [one["kind"] for one in table.found("informed")]


# ---- Bounty Hunter and Kazali


def test_with_a_kazali_a_townsfolk_is_evil_only_after_the_minions_are_chosen() -> None:
    table = Table("kazali bounty_hunter chef monk slayer soldier mayor", also="poisoner")
    assert table.asked("bounty_evil") == []
    table.night(kazali=(2, "poisoner"), bounty_evil=3)
    assert table.town.side(3) == "evil"


def test_a_bounty_hunter_whom_the_kazali_makes_a_minion_corrupts_nobody() -> None:
    table = Table("kazali bounty_hunter chef monk slayer soldier mayor", also="poisoner")
    table.night(kazali=(1, "poisoner"))
    assert table.asked("bounty_evil") == []
    assert [seat for seat in range(7) if table.town.is_evil(seat)] == [0, 1]


# ---- Mastermind and Vigormortis


def vigormortis(**choices: object) -> Table:
    """The Mastermind was killed by the Vigormortis, which is executed."""
    roles = "vigormortis mastermind poisoner empath chef monk slayer soldier virgin mayor"
    table = Table(roles, poisoner=9).night().day().night(vigormortis=1, servant=3, monk=4)
    return table.day((4, 0, (3, 4, 5, 6, 7, 8)), **choices)


def test_a_mastermind_who_serves_a_vigormortis_keeps_the_ability_when_it_dies() -> None:
    table = vigormortis()
    assert table.winners == ()
    assert table.night().day((4, 5, (3, 4, 6, 7, 8))).winners == ("evil",)


def test_a_mastermind_who_died_otherwise_does_not() -> None:
    roles = "vigormortis mastermind poisoner empath chef monk slayer soldier virgin mayor"
    table = Table(roles, poisoner=9).night().bury(1).day((4, 0, (3, 4, 5, 6, 7, 8)))
    assert table.winners == ("good",)


# ---- Mathematician and Lunatic


def counted(lunatic: int, demon: int) -> set[object]:
    """What the Mathematician may be told when these were attacked."""
    roles = "imp poisoner lunatic:imp mathematician chef monk slayer soldier"
    table = Table(roles, poisoner=6, lunatic=2).night().day()
    table.night(imp={2: lunatic, 0: demon}, monk=2)
    asked = table.asked("learn:mathematician")
    return set(asked[0]) if asked else set(table.told(3))


def test_a_lunatic_who_attacks_another_than_the_demon_may_be_counted() -> None:
    assert counted(4, 6) == {0, 1}
    assert counted(4, 4) == {0}


# ---- Scarlet Woman and Al-Hadikhia


def test_where_the_al_hadikhia_lives_again_the_scarlet_woman_is_what_she_was() -> None:
    roles = "al_hadikhia scarlet_woman empath chef monk slayer soldier"
    table = Table(roles).night().day((2, 0, (2, 3, 4, 5)))
    assert table.role(1) == "al_hadikhia"
    fates = {0: "live", 2: "live", 3: "die"}
    table.night(al_hadikhia=[0, 2, 3], live_or_die=fates, monk=5)
    assert (table.role(0), table.role(1)) == ("al_hadikhia", "scarlet_woman")
    assert table.town.living_demons == (0,)
    assert table.woke(0) == ["al_hadikhia"], "to live or to die, and not to call others"


def test_where_somebody_else_lives_again_she_stays_the_demon() -> None:
    table = Table("al_hadikhia scarlet_woman empath chef monk slayer soldier").night().bury(6)
    table.day((2, 0, (2, 3, 4))).night(al_hadikhia=[6, 2, 3], live_or_die={6: "live", 2: "live", 3: "die"})
    assert table.alive(6)
    assert table.role(1) == "al_hadikhia"


# ---- Alchemist


def test_with_a_masterminds_an_alchemist_has_nothing() -> None:
    table = Table("alchemist chef empath monk soldier poisoner imp", also="mastermind")
    table.night(alchemist="mastermind")
    assert ("gained", "mastermind") in [(one["kind"], one["answer"]) for one in table.found("informed")]
    assert table.day((1, 6, (0, 1, 2, 3))).winners == ("good",)


def test_a_marionettes_can_be_had_only_where_one_is_in_play() -> None:
    roles = "marionette:washerwoman imp alchemist monk slayer soldier mayor"
    assert "marionette" in Table(roles).asked_by_night("alchemist")
    table = Table(roles).night(alchemist="marionette")
    assert [grant.role for grant in table.town.abilities(2)] == ["alchemist"]
    roles = "alchemist chef empath monk soldier poisoner imp"
    assert "marionette" not in Table(roles, also="marionette witch").asked_by_night("alchemist")


def test_with_a_boffins_an_alchemist_does_not_learn_what_the_demon_has() -> None:
    table = Table("alchemist chef empath monk soldier poisoner imp", also="boffin", poisoner=1)
    table.night(alchemist="boffin").day().night(boffin="slayer", monk=1, imp=2)
    assert [one["seat"] for one in table.found("informed") if one["kind"] == "boffin"] == [6]
    assert table.town.working(6, "slayer")


GRINDERS = "alchemist chef empath monk soldier organ_grinder imp"


def test_an_organ_grinders_can_be_had_only_where_one_is_in_play() -> None:
    assert "organ_grinder" in Table(GRINDERS).asked_by_night("alchemist")
    roles = "alchemist chef empath monk soldier poisoner imp"
    assert "organ_grinder" not in Table(roles, also="organ_grinder witch").asked_by_night("alchemist")


def test_two_sober_organ_grinders_are_both_drunk() -> None:
    table = Table(GRINDERS).night(alchemist="organ_grinder", organ_grinder={0: None, 5: None})
    assert sorted(marked(table, "drunk")) == [0, 5]
    table.day((1, 6, (1,)))
    assert table.found("polled") != []


def test_where_one_of_them_is_drunk_the_other_keeps_eyes_closed() -> None:
    table = Table(GRINDERS).night(alchemist="organ_grinder", organ_grinder={0: 0, 5: None})
    assert marked(table, "drunk") == [0]
    assert table.day((1, 6, (1,))).found("polled") == []


# ---- Summoner


def test_while_the_poppy_grower_lives_the_summoner_names_only_the_demon() -> None:
    table = third_night("summoner poppy_grower empath chef monk slayer soldier")
    table.night(summoner="po", summoned=3, po=2)
    assert table.asked("summoner") == [("imp", "po")]
    assert table.role(3) == "po"


def test_where_the_poppy_grower_is_dead_the_summoner_names_both() -> None:
    table = third_night("summoner poppy_grower empath chef monk slayer soldier").bury(1)
    table.night(summoner=(3, "po"), po=2)
    assert table.role(3) == "po"
    assert table.asked("summoned") == []


def test_a_lord_of_typhon_sits_beside_a_minion_and_the_other_neighbour_becomes_one() -> None:
    table = third_night(ROLES, "lord_of_typhon witch")
    table.night(summoner=(1, "lord_of_typhon"), typhon_minion="witch", lord_of_typhon=4)
    options = table.asked("summoner")[0]
    assert [seat for seat, role in options if role == "lord_of_typhon"] == [1, 6]
    assert (table.role(2), table.town.side(2)) == ("witch", "evil")
    assert table.role(0) == "summoner"


@pytest.mark.parametrize("role", ["preacher", "courtier"])
def test_of_a_summoner_without_ability_the_storyteller_has_it(role: str) -> None:
    roles = f"summoner washerwoman empath chef monk slayer {role}"
    table = third_night(roles, "po", {role: 0 if role == "preacher" else "summoner"})
    table.night(summoner=(3, "imp"), summons=(4, "po"), po=2)
    assert (table.role(3), table.role(4)) == ("chef", "po")
    assert table.winners == ()


def test_a_poisoned_summoner_summons_nobody_all_the_same() -> None:
    table = third_night(TEN, before={"preacher": 3, "poisoner": 5})
    table.night(preacher=3, poisoner=0, summoner=(3, "imp"))
    assert table.asked("summons") == []
    assert table.winners == ("good",)


def test_of_a_summoner_whom_the_engineer_takes_out_of_play_the_storyteller_has_the_ability() -> None:
    roles = "summoner engineer empath chef monk slayer soldier"
    table = Table(roles, also="po witch").night(engineer="witch").day()
    assert table.role(0) == "witch"
    assert table.winners == ()
    table.night().day().night(summoner=(3, "po"), po=2)
    lines = table.telling.log[table.heard :]
    assert [one.who for one in lines if isinstance(one, Answered) and one.prompt == "summoner"] == [
        STORYTELLER
    ]
    assert table.role(3) == "po"


def test_of_a_dead_summoner_nobody_has_it() -> None:
    roles = "summoner poisoner engineer empath chef monk slayer soldier virgin mayor"
    table = Table(roles, also="po witch baron imp", poisoner=3).bury(0)
    table.telling.amend(("role", 9, "imp"))
    table.night(engineer=("baron", "witch"))
    assert [grant.role for grant in table.town.abilities(2)] == ["engineer"]


def test_a_second_demon_who_is_a_lord_of_typhon_is_one_before_the_line_is_complete() -> None:
    table = third_night(ROLES, "lord_of_typhon witch baron")
    table.telling.amend(("role", 3, "imp"))
    notes.STORYTELLER.lay(table.telling.grimoire, None)
    table.asked_by_night("summoner")
    table.telling.answer(0, (1, "lord_of_typhon"))
    assert table.telling.ask_of(STORYTELLER).prompt == "typhon_minion"
    table.tale.laws(table.telling.grimoire)
