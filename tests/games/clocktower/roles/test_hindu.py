"""Hindu, of the Loric."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.fabled import table_with
from tests.games.clocktower.square import arrive, marked
from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import TRAVELLERS

TEN = "imp poisoner scarlet_woman empath chef monk slayer virgin mayor undertaker"
MOST = (3, 4, 5, 6, 7, 8)
CHEF, VIRGIN = 4, 7


def table(roles: str = TEN, **choices: Any) -> Table:
    """The first night is over; whoever is poisoned is no matter."""
    return table_with("hindu", roles=roles, poisoner=8, monk=8, **choices).night()


def reborn(one: Table) -> list[tuple[int, str]]:
    """Who has come back as what since."""
    return [(event["seat"], event["role"]) for event in one.found("arrived")]


def through(one: Table, **choices: Any) -> Table:
    """On until nobody is to come back any more."""
    while one.next in ("rebirth", "last_words"):
        one.go_on(**choices)
    return one


def test_whom_the_demon_kills_comes_back_at_dawn_as_a_traveller_of_their_choice() -> None:
    one = table().day().night(imp=CHEF)
    assert one.dead == [CHEF]
    assert one.next == "rebirth"
    one.go_on(traveller="gunslinger")
    assert reborn(one) == [(CHEF, "gunslinger")]
    assert one.alive(CHEF)
    assert one.town.is_traveller(CHEF)
    assert not one.town.is_evil(CHEF)
    assert one.next == "day"


def test_whoever_is_executed_does_before_the_night() -> None:
    one = table().day((3, 1, MOST))
    assert one.next == "rebirth"
    one.go_on(traveller="thief")
    assert one.town.is_evil(1)
    assert one.role(1) == "thief"
    assert one.next.startswith("night")


def test_all_hear_who_they_are_and_only_they_their_side() -> None:
    one = through(table().day((3, 1, MOST)), traveller="thief")
    for listener in range(10):
        heard = one.heard_by(listener)
        assert [event["role"] for event in heard if event["e"] == "arrived"] == ["thief"]
        assert ("became" in [event["e"] for event in heard]) is False
        sides = [event for event in heard if event["e"] == "informed" and event["kind"] == "side"]
        assert bool(sides) == (listener == 1)


def test_the_old_ability_is_gone_and_the_new_one_works() -> None:
    one = through(table().day((3, 1, MOST)), traveller="thief").night(imp=8, thief=3)
    assert one.asked("poisoner") == []
    assert marked(one, "negative_vote") == [3]


def test_the_first_four_come_back_and_nobody_else() -> None:
    one = table()
    for seat in (3, CHEF, 5, 6):
        through(one.day().night(imp=seat))
        assert one.town.is_traveller(seat)
    one.day().night(imp=9)
    assert one.next == "day"
    assert not one.alive(9)


def test_whoever_has_come_back_dies_for_good() -> None:
    one = through(table().day().night(imp=CHEF), traveller="beggar")
    through(one.day().night(imp=CHEF))
    assert not one.alive(CHEF)
    through(one.day().night(imp=3), traveller="thief")
    assert one.alive(3)


def test_a_traveller_who_dies_comes_back_as_another() -> None:
    one = table()
    seat = arrive(one, "thief", "evil")
    one.open_nominations().exile(3, seat, *MOST)
    assert one.role(seat) not in ("thief", "imp")
    assert (one.alive(seat), one.town.kind(seat), one.town.side(seat)) == (True, "traveller", "evil")


def test_they_do_not_count_where_two_are_left() -> None:
    roles = "imp poisoner empath chef monk slayer virgin"
    one = table_with("hindu", roles=roles, poisoner=3, monk=3).night()
    for seat in (2, 4, 5):
        through(one.day().night(imp=seat))
    one.day((6, 1, (0, 2, 3, 4, 5, 6)))
    through(one).night(imp=6)
    assert one.winners == ("evil",)


def test_the_death_of_the_demon_ends_the_game_all_the_same() -> None:
    roles = "imp poisoner empath chef monk slayer virgin"
    one = table_with("hindu", roles=roles, poisoner=3).night().day((2, 0, MOST[:5]))
    assert one.winners == ("good",)
    assert reborn(one) == []


def test_what_a_death_sets_off_comes_first() -> None:
    one = table().day((3, 0, MOST))
    assert one.role(2) == "imp"
    through(one, traveller="thief")
    assert one.role(0) == "thief"
    assert one.winners == ()


def test_an_undertaker_learns_what_they_died_as() -> None:
    one = through(table().day((3, 1, MOST)), traveller="thief").night(imp=8, thief=3)
    assert one.told(9) == ["poisoner"]


def test_of_a_traveller_who_had_died_before_an_undertaker_learns_the_traveller() -> None:
    one = through(table().day().night(imp=CHEF), traveller="beggar")
    one.open_nominations()
    notes.EXECUTED.set(one.town, (CHEF, "yes"))
    one.close_the_day().night(imp=8)
    assert one.told(9) == ["beggar"]


def test_in_the_middle_of_the_day_it_happens_at_once() -> None:
    one = table(roles=TEN.replace("mayor", "chambermaid"), chambermaid=(3, 4)).open_nominations()
    one.say(6, "slay", 0)
    assert one.role(2) == "imp"
    assert one.next == "rebirth"
    through(one, traveller="scapegoat")
    assert one.next == "nominations"


def test_a_zombuul_who_only_seems_dead_does_not_come_back() -> None:
    one = table(roles=TEN.replace("imp", "zombuul")).day((3, 0, MOST))
    assert one.next.startswith("night")


def test_each_takes_a_role_nobody_has() -> None:
    one = table()
    arrive(one, "thief")
    one.day().night(imp=CHEF)
    one.telling.begin_beat()
    options = one.options(CHEF)
    assert "thief" not in options
    assert set(options) <= set(TRAVELLERS)
