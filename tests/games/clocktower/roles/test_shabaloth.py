"""The Shabaloth."""

from __future__ import annotations

from tests.games.clocktower.table import Table

from fabula.core.requests import Ask

TEN = "poisoner assassin shabaloth chef empath monk slayer soldier mayor ravenkeeper"
SEVEN = "baron shabaloth chef empath slayer saint butler"


def fed(first: int = 3, second: int = 4, roles: str = TEN) -> Table:
    """The second night two have been eaten."""
    table = Table(roles, poisoner=8).night().day()
    return table.night(shabaloth=[first, second], monk=6)


def test_two_players_die_each_night() -> None:
    assert fed().dead == [3, 4]


def test_not_on_the_first_night() -> None:
    assert Table(SEVEN).night().woke(1) == ["demon_info"]


def test_two_different_players() -> None:
    table = Table(TEN, poisoner=8).night().day().night(shabaloth=[3, 4], monk=6)
    first, second = table.asked("shabaloth")
    assert 3 in first
    assert 3 not in second


def test_who_is_safe_does_not_die() -> None:
    table = Table(TEN, poisoner=8).night().day().night(shabaloth=[7, 6], monk=6)
    assert table.dead == []


def test_they_die_one_after_another() -> None:
    table = Table(TEN, poisoner=8).night().day().night(shabaloth=[5, 6], monk=6)
    assert table.dead == [5, 6]  # the dead Monk protects nobody any more


def test_a_poisoned_shabaloth_kills_nobody() -> None:
    table = Table(TEN, poisoner=[8, 2]).night().day().night(shabaloth=[3, 4], monk=6)
    assert table.dead == []
    assert len(table.asked("shabaloth")) == 2


def test_one_whom_it_chose_last_night_may_live_again() -> None:
    table = fed().day().night(regurgitate=3, shabaloth=[6, 7], monk=7)
    assert table.asked("regurgitate") == [(None, 3, 4)]
    assert table.alive(3)
    assert table.dead == [6]


def test_it_need_not_be() -> None:
    table = fed().day().night(shabaloth=[6, 7], monk=7)
    assert table.asked("regurgitate") == [(None, 3, 4)]
    assert not table.alive(3)


def test_all_hear_of_it_at_dawn_after_the_deaths() -> None:
    table = fed().day().night(regurgitate=3, shabaloth=[6, 7], monk=7)
    heard = [event for event in table.heard_by("town") if event["e"] in ("died", "revived")]
    assert heard[-2:] == [{"e": "died", "seat": 6, "cause": "night"}, {"e": "revived", "seat": 3}]


def test_by_night_nobody_knows_yet() -> None:
    table = fed().day()
    table.asked_by_night("shabaloth", regurgitate=3)
    assert table.alive(3)
    assert 3 not in table.tale.seem_alive(table.telling.grimoire)


def test_not_who_was_chosen_two_nights_ago() -> None:
    table = fed().day().night(shabaloth=[6, 7], monk=7).day()
    table.night(shabaloth=[8, 9])
    assert table.asked("regurgitate") == [(None, 6)]


def test_who_lives_is_not_brought_back() -> None:
    table = Table(TEN, poisoner=8).night().day().night(shabaloth=[7, 6], monk=6).day()
    assert table.night(shabaloth=[3, 4], monk=6).asked("regurgitate") == []


def test_who_was_dead_when_chosen_may_come_back_too() -> None:
    table = Table(TEN, poisoner=8).night().day((4, 3, (0, 1, 2, 5, 6)))
    table.night(shabaloth=[3, 4], monk=6).day()
    assert table.night(shabaloth=[6, 7], monk=7).asked("regurgitate") == [(None, 3, 4)]


def test_a_poisoned_shabaloth_brings_nobody_back() -> None:
    table = Table(TEN, poisoner=[8, 8, 2]).night().day().night(shabaloth=[3, 4], monk=6).day()
    table.night(shabaloth=[6, 7], monk=7)
    assert table.asked("regurgitate") == []


def test_what_was_chosen_in_vain_counts_as_chosen() -> None:
    table = Table(TEN, poisoner=[8, 2, 8]).night().day((4, 3, (0, 1, 2, 5, 6)))
    table.night(shabaloth=[3, 4], monk=6).day()
    assert table.night(shabaloth=[6, 7], monk=7).asked("regurgitate") == [(None, 3)]


def test_who_lives_again_has_their_ability_again() -> None:
    table = Table(TEN, poisoner=8).night().day().night(shabaloth=[3, 1], assassin=None, monk=6)
    table.day().night(regurgitate=3, shabaloth=[6, 7], monk=7)
    assert table.woke(3) == ["chef"]  # of the first night, tonight


def test_a_drunk_who_lives_again_is_told_something_as_whom_they_believe_to_be() -> None:
    seats = "poisoner baron shabaloth drunk:chef empath monk slayer soldier saint ravenkeeper"
    table = Table(seats, poisoner=8).night().day().night(shabaloth=[3, 1], monk=6)
    table.day().night(regurgitate=3, shabaloth=[6, 7], monk=7)
    assert table.woke(3) == ["chef"]
    assert len(table.told(3)) == 1


def test_what_was_spent_is_fresh_again() -> None:
    table = Table(TEN, poisoner=8).night().day()
    table.night(shabaloth=[7, 8], assassin=4, monk=6).day().night(shabaloth=[1, 3], monk=6)
    table.day().night(regurgitate=1, shabaloth=[7, 5], assassin=9)
    assert table.dead == [5, 9]


def test_who_acts_later_is_woken_the_same_night() -> None:
    table = fed(3, 4).day().night(regurgitate=4, shabaloth=[6, 7], monk=7)
    assert table.woke(4) == ["empath"]


def test_who_is_eaten_again_the_same_night_stays_dead_and_nobody_hears_of_it() -> None:
    table = fed().day().night(regurgitate=3, shabaloth=[3, 7], monk=7)
    assert table.dead == []
    assert table.found("revived") == []
    assert not table.alive(3)


def test_ruling_153_a_dead_demon_may_come_back_beside_the_new_one() -> None:
    roles = "poisoner scarlet_woman shabaloth chef empath monk slayer soldier mayor ravenkeeper"
    table = Table(roles, poisoner=8).night().day().night(shabaloth=[2, 3], monk=6)
    assert table.role(1) == "shabaloth"
    table.day().night(shabaloth=[2, 3], monk=6).day()
    table.night(regurgitate=2, shabaloth=[4, 5, 7, 8], monk=6)
    assert table.town.living_demons == (1, 2)
    table.tale.laws(table.telling.grimoire)


def test_it_is_the_storyteller_who_decides() -> None:
    table = fed().day()
    table.asked_by_night("regurgitate")
    request = table.telling.pending
    assert isinstance(request, Ask)
    assert request.who == "storyteller"
