"""The Zombuul."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, marked, open_talk, tallies, tokens
from tests.games.clocktower.table import Table

from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.town.changes import become
from fabula.games.clocktower.town.square import feigning

SEVEN = "baron zombuul chef empath slayer saint butler"
EIGHT = "poisoner zombuul chef empath monk slayer soldier butler"
TEN = "poisoner scarlet_woman zombuul chef empath monk slayer soldier mayor undertaker"
MOST = tuple(range(2, 8))


def buried(roles: str = EIGHT, **settled: object) -> Table:
    """The first day the Zombuul is executed, and seems dead."""
    table = Table(roles, **{"poisoner": 2, **settled}).night()
    return table.day((2, roles.split().index("zombuul"), MOST))


def test_a_player_dies_if_nobody_died_today() -> None:
    table = Table(EIGHT, poisoner=2).night().day().night(zombuul=3, monk=5)
    assert table.dead == [3]
    assert table.woke(1) == ["zombuul"]


def test_not_on_the_first_night() -> None:
    assert Table(EIGHT, poisoner=2).night().woke(1) == ["demon_info"]


def test_it_sleeps_if_somebody_was_executed() -> None:
    table = Table(EIGHT, poisoner=2).night().day((2, 3, MOST)).night(zombuul=4, monk=5)
    assert table.woke(1) == []
    assert table.dead == []


def test_it_sleeps_if_somebody_was_exiled() -> None:
    table = Table(EIGHT, poisoner=2)
    arrive(table, "beggar")
    table.night().open_nominations().exile(0, 8, *MOST).close_the_day()
    assert table.night(zombuul=4, monk=5).woke(1) == []


def test_who_died_by_night_did_not_die_today() -> None:
    table = Table(EIGHT, poisoner=2).night().day().night(zombuul=3, monk=5).day()
    assert table.night(zombuul=4, monk=5).dead == [4]


def test_an_execution_that_kills_nobody_wakes_it() -> None:
    table = Table(EIGHT, poisoner=2).night().day().night(zombuul=3, monk=5).day((2, 3, MOST))
    assert table.executed == [3]
    assert table.night(zombuul=4, monk=5).dead == [4]


def test_executed_it_seems_dead_and_the_game_goes_on() -> None:
    table = buried()
    assert table.dead == [1]
    assert not table.alive(1)
    assert table.winners == ()
    assert tokens(table, 1) == 1
    assert feigning(table.telling.grimoire) == [1]


def test_all_hear_what_they_would_hear_of_any_other_death() -> None:
    other = Table(EIGHT, poisoner=2).night().day((2, 3, MOST))
    heard = [event["e"] for event in buried().heard_by("town")]
    assert heard == [event["e"] for event in other.heard_by("town")]
    own = [event for event in buried().heard_by(1) if event["e"] in ("marked", "noted")]
    assert own == []


def test_its_death_is_a_death_of_today() -> None:
    assert buried().night(zombuul=3, monk=5).woke(1) == []


def test_seeming_dead_it_goes_on_killing() -> None:
    table = buried().night(monk=5).day().night(zombuul=3, monk=5)
    assert table.dead == [3]


def test_seeming_dead_it_votes_like_the_dead_and_nominates_nobody() -> None:
    table = buried().night(monk=5).open_nominations()
    assert ("nominate", 3) not in table.options(1)
    table.nominate(2, 3, 1)
    assert tokens(table, 1) == 0


def test_seeming_dead_it_is_not_counted_among_the_living() -> None:
    table = buried().night(monk=5).day((2, 3, ()))
    assert tallies(table) == [(3, 0, 4, None)]
    assert 1 not in table.tale.seem_alive(table.telling.grimoire)


def test_executed_again_it_is_dead_and_good_wins() -> None:
    table = buried().night(monk=5).day((2, 1, (2, 3, 4, 5, 6)))
    assert table.found("executed") == [{"e": "executed", "seat": 1, "kind": "dead"}]
    assert table.dead == []
    assert table.found("survived") == []
    assert table.winners == ("good",)


def test_drunk_or_poisoned_when_it_would_first_die_it_is_dead() -> None:
    assert buried(poisoner=1).winners == ("good",)


def test_poisoned_later_it_still_seems_dead() -> None:
    table = buried().night(monk=5, poisoner=1)
    assert table.winners == ()
    assert table.day().night(zombuul=3, monk=5, poisoner=1).dead == []


def test_ruling_148_a_shot_kills_who_only_seems_dead() -> None:
    table = buried(SEVEN)
    open_talk(table.night()).say(4, "slay", 1)
    assert table.end_if_decided().winners == ("good",)


def test_a_first_shot_is_its_first_death() -> None:
    table = Table(EIGHT, poisoner=2).night()
    open_talk(table).say(5, "slay", 1)
    assert table.dead == [1]
    assert table.winners == ()


def test_killing_itself_by_night_it_seems_dead_at_dawn() -> None:
    table = Table(EIGHT, poisoner=2).night().day().night(zombuul=1, monk=5)
    assert table.dead == [1]
    assert table.winners == ()
    assert table.day().night(zombuul=1, monk=5).winners == ("good",)


def test_of_its_second_death_by_night_nobody_hears() -> None:
    table = buried().night(monk=5).day()
    table.asked_by_night("zombuul", monk=5)
    table.telling.answer(1, 1)
    assert 1 not in table.tale.seem_alive(table.telling.grimoire)
    assert [event for event in table.heard_by("town") if event["e"] == "died"][1:] == []


def test_with_two_who_seem_alive_the_game_goes_on() -> None:
    table = buried(SEVEN).bury(2, 3, 4)
    over = [table.is_over]
    over += [table.bury(5).is_over, table.bury(0).is_over]
    assert over == [False, False, True]
    assert len(table.town.living) == 1


def test_a_scarlet_woman_takes_over_only_when_it_is_dead() -> None:
    table = Table(TEN, poisoner=3).night().day((3, 2, (3, 4, 5, 6, 7, 8)))
    assert table.role(1) == "scarlet_woman"
    table.night(monk=3).day((3, 2, (3, 4, 5, 6, 7, 8)))
    assert table.role(1) == "zombuul"
    assert table.winners == ()
    assert not feigning(table.telling.grimoire)


def test_the_new_zombuul_has_a_death_of_its_own_to_feign() -> None:
    table = Table(TEN, poisoner=3).night().day((3, 2, (3, 4, 5, 6, 7, 8))).night(monk=3)
    table.day((3, 2, (3, 4, 5, 6, 7, 8))).night(monk=3).day((3, 1, (3, 4, 5, 6, 7)))
    assert table.winners == ()
    assert feigning(table.telling.grimoire) == [1]


def test_the_undertaker_learns_of_the_feigned_death() -> None:
    table = Table(TEN, poisoner=3).night().day((3, 2, (3, 4, 5, 6, 7, 8))).night(monk=3)
    assert table.told(9) == ["zombuul"]


def test_a_mastermind_has_no_day_for_it() -> None:
    roles = "mastermind zombuul chef empath monk slayer soldier"
    table = buried(roles).night(monk=2).day((2, 3, (2, 4, 5, 6)))
    assert table.winners == ()


def test_a_mastermind_has_a_day_when_it_is_dead() -> None:
    roles = "mastermind zombuul chef empath monk slayer soldier"
    table = buried(roles).night(monk=2).day((2, 1, (2, 4, 5, 6)))
    assert table.winners == ()
    assert table.night(monk=2).day((2, 3, (2, 4, 5, 6))).winners == ("evil",)


def test_a_defended_zombuul_has_not_died_yet() -> None:
    roles = "devils_advocate zombuul chef empath monk slayer soldier"
    table = buried(roles, devils_advocate=1)
    assert table.dead == []
    assert table.alive(1)


def test_ruling_149_an_assassin_s_victim_seems_dead_too() -> None:
    roles = "assassin zombuul chef empath monk slayer soldier"
    table = Table(roles).night().day().night(assassin=1, zombuul=2, monk=3)
    assert table.dead == [1, 2]
    assert table.winners == ()


def test_ruling_150_who_becomes_somebody_else_lives_openly() -> None:
    table = buried()
    at_once(become(table.town, 1, "imp"))
    assert [event["seat"] for event in table.found("revived")] == [1]
    assert table.alive(1)
    assert table.night(imp=3, monk=5).dead == [3]


def test_the_grimoire_shows_that_it_only_seems_dead() -> None:
    assert marked(buried(), "feigned") == [1]


def test_brought_back_by_hand_it_does_not_feign_again() -> None:
    table = buried()
    table.telling.amend(("revive", 1))
    assert table.alive(1)
    assert not feigning(table.telling.grimoire)
    assert table.night(monk=5).day((2, 1, MOST)).winners == ("good",)


def test_by_hand_a_dead_demon_may_be_said_to_live() -> None:
    table = Table(TEN, poisoner=1).night().day((3, 2, (3, 4, 5, 6, 7, 8))).night(monk=3)
    table.telling.amend(("mark", 4, "feigned"))
    table.telling.amend(("carry", 4, "feigned", 1))
    table.telling.amend(("kill", 1))
    assert feigning(table.telling.grimoire) == [2, 1]
    table.tale.laws(table.telling.grimoire)
