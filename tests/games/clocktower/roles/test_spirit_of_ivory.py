"""Spirit of Ivory, of the Fabled."""

from __future__ import annotations

from tests.games.clocktower.fabled import informed, table_with
from tests.games.clocktower.square import arrive

from fabula.core.events import Became, Turned
from fabula.games.clocktower.company.spirit_of_ivory import turn


def test_one_player_more_may_be_evil_and_no_second() -> None:
    table = table_with("spirit_of_ivory")
    turn(table.town, 2, "evil")
    turn(table.town, 3, "evil")
    assert [seat for seat in range(7) if table.town.is_evil(seat)] == [0, 1, 2]
    assert informed(table, "side") == [(2, "evil")]


def test_who_turns_good_makes_room() -> None:
    table = table_with("spirit_of_ivory")
    for seat, side in ((2, "evil"), (2, "good"), (3, "evil")):
        turn(table.town, seat, side)
    assert table.town.is_evil(3)


def test_it_counts_also_where_fewer_are_left_than_the_table_of_the_book_knows() -> None:
    table = table_with("spirit_of_ivory", roles="imp poisoner chef monk slayer")
    table.town.tell(Became(4, "gunslinger", "good"))
    assert len(table.town.residents) == 4
    turn(table.town, 2, "evil")
    turn(table.town, 3, "evil")
    assert [seat for seat in range(5) if table.town.is_evil(seat)] == [0, 1, 2]


def test_a_goon_stays_good_where_one_more_is_evil_already() -> None:
    table = table_with("spirit_of_ivory", roles="imp poisoner goon chef monk slayer fortune_teller virgin")
    table.town.tell(Turned(3, "evil"))
    table.night(poisoner=2)
    assert not table.town.is_evil(2)


def test_a_fang_gu_does_not_move_where_one_more_is_evil_already() -> None:
    table = table_with("spirit_of_ivory", roles="fang_gu poisoner saint chef monk slayer virgin")
    table.town.tell(Turned(3, "evil"))
    table.night(poisoner=5).day().night(poisoner=5, monk=6, fang_gu=2)
    assert table.dead == [2]
    assert table.role(0) == "fang_gu"


def test_evil_travellers_do_not_count() -> None:
    table = table_with("spirit_of_ivory")
    arrive(table, "thief", "evil")
    turn(table.town, 2, "evil")
    assert table.town.is_evil(2)


def test_a_traveller_may_become_a_sixteenth_resident() -> None:
    good = "butler saint chef monk slayer virgin empath undertaker mayor soldier fortune_teller"
    table = table_with("spirit_of_ivory", roles=f"imp poisoner spy scarlet_woman {good}")
    arrive(table, "thief", "good")
    table.town.tell(Became(15, "drunk", "good"))
    turn(table.town, 6, "evil")
    turn(table.town, 7, "evil")
    assert [seat for seat in range(16) if table.town.is_evil(seat)] == [0, 1, 2, 3, 6]
