"""How it ends."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.clocktower.square import arrive, end_talk, open_talk
from tests.games.clocktower.table import Table
from tests.laws.playing import decide

from fabula.core.events import Turned
from fabula.core.telling import Telling, fold
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.judgement.ending import winning_side
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.events import Fell

FIVE = "imp poisoner mayor monk slayer"
SEVEN = "imp poisoner chef empath monk slayer soldier"


def three_alive() -> Table:
    """The third day: Imp, Poisoner and Mayor live."""
    table = Table(FIVE, poisoner=3).night().day().night(imp=4, monk=2)
    return table.day().night(imp=3, monk=2)


def test_good_wins_if_the_demon_is_executed() -> None:
    table = Table(SEVEN, poisoner=2).night().day((2, 0, (2, 3, 4, 5)))
    assert table.winners == ("good",)
    assert table.found("won")[0]["seats"] == (2, 3, 4, 5, 6)


def test_good_wins_if_the_demon_is_shot_before_all_nominations() -> None:
    table = Table(SEVEN, poisoner=2).night()
    open_talk(table).say(5, "slay", 0)
    assert table.end_if_decided().winners == ("good",)


def test_evil_wins_if_two_live_after_an_execution() -> None:
    table = three_alive().day((0, 2, (0, 1)))
    assert table.winners == ("evil",)
    assert table.found("won")[0]["seats"] == (0, 1)


def test_evil_wins_at_dawn_if_two_live_after_the_night() -> None:
    table = Table(FIVE, poisoner=3).night().day((0, 4, (0, 1, 2))).night(imp=3, monk=2)
    assert not table.winners
    table.day((0, 3, (0, 1)))
    table.night(imp=2, bounce=2)
    assert table.dead == [2]
    assert table.winners == ("evil",)


def test_travellers_do_not_count_among_the_last_two() -> None:
    table = three_alive()
    for role in ("thief", "scapegoat", "gunslinger"):
        arrive(table, role)
    assert table.day((0, 2, (0, 1, 5)), scapegoat="no").winners == ("evil",)


def test_if_both_would_win_at_once_good_wins() -> None:
    assert three_alive().day((2, 0, (2, 1))).winners == ("good",)


def test_the_dead_win_and_lose_with_their_side() -> None:
    table = Table(SEVEN, poisoner=2).night().day().night(imp=5, monk=2).day((2, 0, (2, 3, 4)))
    assert 5 in table.found("won")[0]["seats"]


def test_an_evil_traveller_wins_with_evil_and_a_good_one_with_good() -> None:
    table = Table(SEVEN, poisoner=2)
    evil, good = arrive(table, "beggar", "evil"), arrive(table, "scapegoat", "good")
    table.night().day((2, 0, (2, 3, 4, 5, 6)))
    won = table.found("won")[0]["seats"]
    assert good in won
    assert evil not in won


def test_the_grimoire_is_opened_in_the_end() -> None:
    table = Table(SEVEN, poisoner=2).night().day((2, 0, (2, 3, 4, 5)))
    assert [event["role"] for event in table.found("revealed")] == SEVEN.split()


def test_the_dead_are_not_revealed_before_the_end() -> None:
    table = Table(SEVEN, poisoner=2).night().day((2, 3, (2, 3, 4, 5)))
    assert table.found("revealed") == []


def test_with_three_alive_and_no_execution_a_mayor_wins() -> None:
    assert three_alive().day().winners == ("good",)


def test_a_tie_is_no_execution_either() -> None:
    assert three_alive().day((0, 2, (0, 1)), (1, 1, (0, 1))).winners == ("good",)


def test_a_poisoned_mayor_does_not_win() -> None:
    table = Table(FIVE, poisoner=3).night().day().night(imp=4, monk=2)
    table.day().night(poisoner=2, imp=3, monk=2)
    assert table.day().winners == ()


def test_the_execution_of_somebody_dead_is_an_execution() -> None:
    assert three_alive().day((0, 4, (0, 1))).winners == ()


def test_a_traveller_alive_makes_four_for_the_mayor() -> None:
    table = three_alive()
    arrive(table, "scapegoat")
    assert table.day().winners == ()


def test_an_exile_is_no_execution_for_the_mayor() -> None:
    table = three_alive()
    goat = arrive(table, "scapegoat")
    table.open_nominations().exile(0, goat, 0, 1, 2)
    assert table.close_the_day().winners == ("good",)


def test_ruling_49_an_evil_mayor_wins_for_evil() -> None:
    table = three_alive()
    table.town.tell(Turned(2, "evil"))
    assert table.day().winners == ("evil",)


def test_the_imp_dead_by_its_own_hand_and_two_alive_the_new_imp_wins() -> None:
    table = three_alive().day((0, 4, (0, 1)))
    table.night(imp=0)
    assert table.role(1) == "imp"
    assert table.winners == ("evil",)


def test_a_saint_decides_even_where_the_demon_is_the_last_but_one() -> None:
    table = Table("imp baron chef recluse saint").night().day().night(imp=2)
    assert table.day((0, 4, (0, 1))).winners == ("evil",)


def test_ruling_62_what_an_ability_decides_goes_before_the_rules() -> None:
    table = Table("imp baron chef recluse saint").night().day().night(imp=2)
    table.town.tell(Turned(4, "evil"))
    assert table.day((0, 4, (0, 1))).winners == ("good",)
    table = Table("imp baron chef recluse saint").night().day().night(imp=2)
    notes.LOST.set(table.town, ("good", "mayor"))
    table.town.tell(Fell(0))
    assert winning_side(table.telling.grimoire) == "evil"


@pytest.mark.parametrize("evil", ["goblin mastermind", "mastermind goblin"])
def test_ruling_62_a_goblin_executed_on_the_mastermind_s_day_does_not_win(evil: str) -> None:
    table = Table(f"chef empath monk soldier slayer virgin mayor imp {evil}").night()
    table.day((0, 7, (0, 1, 2, 3, 4))).night(monk=3)
    goblin = 8 + evil.split().index("goblin")
    assert table.day((0, goblin, (0, 1, 2, 3, 4)), goblin_claimed="yes").winners == ("good",)


@pytest.mark.parametrize("evil", ["goblin fearmonger", "fearmonger goblin"])
def test_ruling_62_where_abilities_decide_for_both_at_once_good_wins(evil: str) -> None:
    goblin, fearmonger = (8 + evil.split().index(role) for role in ("goblin", "fearmonger"))
    table = Table(f"chef empath monk soldier slayer virgin mayor imp {evil}").night(fearmonger=goblin)
    table.day((fearmonger, goblin, (0, 1, 2, 3, 4)), goblin_claimed="yes")
    assert table.winners == ("good",)
    assert [event["kind"] for event in table.found("ended")] == ["fearmonger"]


def test_all_demons_must_die_the_good_too() -> None:
    table = Table(SEVEN, poisoner=2).night()
    table.town.tell(Turned(0, "good"))
    assert table.day((2, 1, (2, 3, 4, 5))).winners == ()
    table.night(imp=6, monk=3).telling.amend(("role", 3, "imp"))
    assert table.day((4, 0, (2, 3, 4, 5))).winners == ()
    assert table.night(imp=5, monk=5).day((2, 3, (2, 3, 4))).winners == ("good",)


def test_nothing_is_asked_after_the_end() -> None:
    table = Table(SEVEN, poisoner=2).night().day((2, 0, (2, 3, 4, 5)))
    assert table.telling.told
    assert not table.telling.begin_beat()


def test_while_a_demon_lives_the_game_goes_on() -> None:
    table = Table(SEVEN, poisoner=2).night()
    open_talk(table).say(5, "slay", 1)
    end_talk(table).nominate(2, 1, 2, 3, 4, 5).close_the_day()
    assert table.winners == ()


@pytest.mark.parametrize("seats", range(5, 21))
def test_every_game_by_lot_keeps_the_laws_and_comes_to_an_end(seats: int) -> None:
    lots = Random(seats)
    tale = Clocktower()
    telling = Telling(tale, tale.set_up(seats))
    while not telling.told:
        if telling.pending is None:
            telling.begin_beat()
        else:
            telling.answer(*decide(telling, lots))
        tale.laws(telling.grimoire)
    assert fold(telling.setup, telling.events()).position() == telling.grimoire.position()
