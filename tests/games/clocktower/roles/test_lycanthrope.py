"""The Lycanthrope."""

from __future__ import annotations

from tests.games.clocktower.table import Table

from fabula.core.working import bears
from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.town.changes import become

SEVEN = "lycanthrope chef empath undertaker virgin scarlet_woman imp"


def test_a_good_player_dies_and_the_demon_kills_nobody() -> None:
    table = Table(SEVEN, faux_paw=1).night().day().night(lycanthrope=2, imp=3)
    assert table.dead == [2]
    assert [(one["seat"], one["kind"]) for one in table.found("attacked")] == [
        (2, "lycanthrope"), (3, "peace")
    ]  # fmt: skip
    assert table.day().night(lycanthrope=5, imp=3).dead == [3]


def test_the_demon_is_woken_and_chooses_all_the_same() -> None:
    assert "imp" in Table(SEVEN, faux_paw=1).night().day().night(lycanthrope=2, imp=3).woke(6)


def test_an_evil_player_lives_and_the_demon_kills() -> None:
    table = Table(SEVEN, faux_paw=1).night().day().night(lycanthrope=5, imp=3)
    assert table.dead == [3]


def test_they_do_not_choose_on_the_first_night_and_the_living_only() -> None:
    table = Table(SEVEN, faux_paw=1).night()
    assert table.woke(0) == []
    table.bury(3).day()
    assert table.asked_by_night("lycanthrope") == (0, 1, 2, 4, 5, 6)


def test_one_good_player_seems_evil() -> None:
    table = Table(SEVEN, faux_paw=1)
    assert table.asked("faux_paw") == [(1, 2, 3, 4)]
    assert table.night().day().night(lycanthrope=1, imp=3).dead == [3]


def test_to_others_that_player_is_good() -> None:
    table = Table("lycanthrope chef empath scarlet_woman imp", faux_paw=1)
    assert table.night().told(2) == [1]


def test_what_counts_is_the_side_and_not_the_role() -> None:
    table = Table(SEVEN, faux_paw=1)
    table.telling.amend(("side", 2, "evil"))
    assert table.night().day().night(lycanthrope=2, imp=3).dead == [3]


def test_a_spy_may_register_as_good_and_a_recluse_as_evil() -> None:
    roles = "lycanthrope chef empath spy imp"
    table = Table(roles, faux_paw=1, **{"register:lycanthrope": "yes"}).night().day()
    assert table.night(lycanthrope=3, imp=2).dead == [3]
    assert Table(roles, faux_paw=1).night().day().night(lycanthrope=3, imp=2).dead == [2]
    roles = "lycanthrope recluse chef empath scarlet_woman imp"
    table = Table(roles, faux_paw=2, **{"register:lycanthrope": "no"}).night().day()
    assert table.night(lycanthrope=1, imp=3).dead == [3]


def test_if_the_good_player_is_kept_alive_the_demon_still_kills_nobody() -> None:
    table = (
        Table("lycanthrope sailor empath scarlet_woman imp", faux_paw=2, sailor=2, sailor_drunk=2)
        .night()
        .day()
    )
    table.night(lycanthrope=1, imp=2)
    assert table.dead == []


def test_a_monk_does_not_keep_off_a_lycanthrope() -> None:
    table = Table("lycanthrope monk empath scarlet_woman imp", faux_paw=1).night().day()
    assert table.night(monk=2, lycanthrope=2, imp=1).dead == [2]


def test_a_poisoned_lycanthrope_kills_nobody_and_the_demon_does() -> None:
    table = Table("lycanthrope chef empath poisoner imp", faux_paw=1).night(poisoner=4).day()
    table.night(poisoner=0, lycanthrope=2, imp=1)
    assert table.dead == [1]
    assert 0 in [event["seat"] for event in table.found("went_wrong")]


def test_a_drunk_kills_nobody() -> None:
    table = Table("drunk:lycanthrope chef empath virgin scarlet_woman imp").night().day()
    assert table.night(lycanthrope=2, imp=1).dead == [1]
    assert table.asked("faux_paw") == []


def test_an_imp_that_chooses_itself_lives() -> None:
    table = Table(SEVEN, faux_paw=1).night().day().night(lycanthrope=2, imp=6)
    assert table.dead == [2]
    assert table.alive(6)


def test_a_fang_gu_does_not_jump() -> None:
    roles = "lycanthrope chef empath virgin saint scarlet_woman fang_gu mayor"
    table = Table(roles.replace(" mayor", ""), faux_paw=1).night().day()
    table.night(lycanthrope=2, fang_gu=4)
    assert table.role(4) == "saint"
    assert table.dead == [2]


def test_a_pukka_poisons_and_kills_nobody() -> None:
    table = Table("lycanthrope chef empath scarlet_woman pukka", faux_paw=2).night(pukka=3).day()
    table.night(lycanthrope=1, pukka=2)
    assert table.dead == [1]
    assert bears(table.telling.grimoire, 2, "poisoned")


def test_others_who_kill_do_so() -> None:
    table = Table("lycanthrope chef empath assassin imp", faux_paw=1).night().day()
    assert sorted(table.night(lycanthrope=2, imp=1, assassin=1).dead) == [1, 2]


def test_who_chooses_themselves_dies_and_the_demon_may_kill() -> None:
    table = Table(SEVEN, faux_paw=1).night().day().night(lycanthrope=0, imp=3)
    assert sorted(table.dead) == [0, 3]


def test_who_becomes_the_lycanthrope_has_a_faux_paw() -> None:
    table = Table("chef empath virgin pit_hag imp", also="lycanthrope").night().day()
    table.night(pit_hag=(0, "lycanthrope"), imp=2, faux_paw=1)
    assert table.day().night(lycanthrope=1, imp=1, pit_hag=(1, "imp")).dead == [1]


def test_with_another_role_nobody_seems_evil_any_more() -> None:
    table = Table(SEVEN, faux_paw=1)
    at_once(become(table.town, 0, "monk"))
    assert not bears(table.telling.grimoire, 1, "faux_paw")


def test_a_monk_who_is_poisoned_has_failed_only_where_the_demon_kills() -> None:
    table = Table("lycanthrope monk empath poisoner imp", faux_paw=1).night(poisoner=4).day()
    table.night(poisoner=1, monk=0, lycanthrope=2, imp=0)
    assert 1 not in [event["seat"] for event in table.found("went_wrong")]
