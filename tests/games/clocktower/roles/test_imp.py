"""The Imp."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, marked
from tests.games.clocktower.table import STORYTELLER, Table

from fabula.games.clocktower.almanac.cards import POISONED

ROLES = "imp poisoner soldier monk chef empath slayer"
SPY = "imp spy soldier monk chef saint"
RECLUSE = "imp baron chef recluse saint"
MANY = "imp poisoner spy soldier monk chef empath slayer virgin undertaker"


def test_the_imp_does_not_act_in_the_first_night() -> None:
    table = Table(ROLES, poisoner=4).night()
    assert "imp" not in table.woke(0)
    assert table.dead == []


def test_the_imp_chooses_anybody_dead_or_alive_themselves_too() -> None:
    table = Table(ROLES, poisoner=4).night().day((0, 5, (0, 1, 2, 3)))
    assert table.asked_by_night("imp", monk=4) == (0, 1, 2, 3, 4, 5, 6)


def test_whom_the_imp_chooses_dies() -> None:
    assert Table(ROLES, poisoner=5).night().day().night(imp=4, monk=2).dead == [4]


def test_who_is_dead_does_not_die_again_and_is_not_told_of() -> None:
    table = Table(ROLES, poisoner=4).night().day((0, 5, (0, 1, 2, 3))).night(imp=5, monk=2)
    assert table.dead == []
    assert len(table.found("quiet")) == 1


def test_who_dies_does_not_act_any_more_that_night() -> None:
    table = Table(ROLES, poisoner=4).night().day().night(imp=5, monk=2)
    assert table.dead == [5]
    assert table.woke(5) == []


def test_a_poisoned_imp_cannot_kill_even_themselves() -> None:
    table = Table(ROLES, poisoner=4).night().day().night(poisoner=0, imp=0, monk=2)
    assert table.dead == []
    assert table.role(0) == "imp"
    assert table.role(1) == "poisoner"


def test_an_imp_protected_by_the_monk_cannot_kill_themselves() -> None:
    table = Table(ROLES, poisoner=4).night().day().night(imp=0, monk=0)
    assert table.dead == []
    assert table.role(1) == "poisoner"


def test_an_imp_who_kills_themselves_makes_a_minion_the_imp() -> None:
    table = Table(ROLES, poisoner=4).night().day().night(imp=0, monk=2)
    assert table.dead == [0]
    assert table.role(1) == "imp"
    assert [event["role"] for event in table.heard_by(1) if event["e"] == "shown"] == ["poisoner", "imp"]
    assert table.winners == ()


def test_the_new_imp_kills_from_the_next_night_on() -> None:
    table = Table(ROLES, poisoner=4).night().day().night(imp=0, monk=2)
    assert "imp" not in table.woke(1)
    table.day().night(imp=5, monk=2)
    assert table.woke(1) == ["imp"]
    assert table.dead == [5]


def test_the_storyteller_decides_which_minion() -> None:
    table = Table(MANY, poisoner=5).night().day()
    assert table.asked_by_night("heir", imp=0, monk=3) == (1, 2)
    table.night(heir=2)
    assert table.role(2) == "imp"
    assert table.woke(2) == []


def test_a_dead_minion_does_not_become_the_imp() -> None:
    table = Table(MANY, poisoner=5).night().day((0, 2, (0, 3, 4, 5, 6))).night(imp=0, monk=3)
    assert table.role(1) == "imp"


def test_if_no_minion_lives_good_wins() -> None:
    table = Table(ROLES, poisoner=4).night().day((0, 1, (0, 3, 4, 5))).night(imp=0, monk=2)
    assert table.dead == [0]
    assert table.winners == ("good",)


def test_ruling_44_the_only_minion_a_spy_may_register_as_none() -> None:
    table = Table(SPY).night().day()
    assert table.asked_by_night("heir", imp=0, monk=2) == (1, None)
    table.telling.answer(STORYTELLER, None)
    assert table.night().winners == ("good",)
    assert Table(SPY).night().day().night(imp=0, monk=2).role(1) == "imp"


def test_ruling_44_without_a_minion_a_recluse_may_become_the_imp_and_stays_good() -> None:
    table = Table(RECLUSE).night().day((0, 1, (0, 2, 3)))
    assert table.asked_by_night("heir", imp=0) == (None, 3)
    table = Table(RECLUSE).night().day((0, 1, (0, 2, 3))).night(imp=0)
    assert table.winners == ("good",)
    table = Table(RECLUSE).night().day().night(imp=0, heir=3)
    assert table.role(3) == "imp"
    assert not table.town.is_evil(3)
    assert table.winners == ()


def test_ruling_44_a_minion_is_there_and_a_recluse_may_be_taken_for_one() -> None:
    table = Table(RECLUSE).night().day()
    assert table.asked_by_night("heir", imp=0) == (1, 3)


def test_a_poisoned_recluse_does_not_become_the_imp() -> None:
    table = Table("imp poisoner chef recluse empath monk", poisoner=3).night().day().night(imp=0, monk=2)
    assert table.role(1) == "imp"


def test_who_becomes_the_imp_loses_what_they_could_before() -> None:
    table = Table(ROLES, poisoner=4).night().day().night(imp=0, monk=2)
    table.day()
    table.night(imp=5, monk=2)
    assert "poisoner" not in table.woke(1)
    assert marked(table, POISONED) == []


def test_a_poisoned_minion_who_becomes_the_imp_stays_poisoned() -> None:
    table = Table(MANY, poisoner=5).night().day().night(poisoner=2, imp=0, monk=3, heir=2)
    assert table.role(2) == "imp"
    assert marked(table, POISONED) == [2]
    assert table.town.working(2, "imp") is None


def test_a_traveller_may_be_killed() -> None:
    table = Table(ROLES, poisoner=4)
    beggar = arrive(table, "beggar")
    assert table.night().day().night(imp=beggar, monk=2).dead == [beggar]


def test_a_traveller_does_not_become_the_imp() -> None:
    table = Table(ROLES, poisoner=4)
    arrive(table, "beggar", "evil")
    table.night().day((0, 1, (0, 3, 4, 5))).night(imp=0, monk=2)
    assert table.winners == ("good",)


def test_the_imp_who_is_moved_by_a_mayor_does_not_pass_on() -> None:
    table = Table("imp poisoner mayor monk chef", poisoner=4).night().day()
    table.night(imp=2, monk=4, bounce=0)
    assert table.role(1) == "poisoner"
    assert table.winners == ("good",)


def test_it_passes_on_though_another_demon_lives() -> None:
    roles = "imp pit_hag poisoner chef empath mayor slayer virgin monk undertaker"
    table = Table(roles, also="no_dashii", poisoner=9).night().day()
    table.night(pit_hag=(3, "no_dashii"), monk=5, imp=8, no_dashii=7).day()
    table.night(pit_hag=(4, "empath"), imp=0, heir=1, no_dashii=6, monk=5)
    assert (table.role(1), table.role(2), table.role(3)) == ("imp", "poisoner", "no_dashii")


def test_a_scarlet_woman_who_takes_over_is_the_only_heir() -> None:
    table = Table("imp poisoner scarlet_woman chef empath mayor slayer virgin monk undertaker", poisoner=3)
    table.night().day().night(imp=0, monk=5)
    assert table.asked("heir") == []
    assert (table.role(1), table.role(2)) == ("poisoner", "imp")
