"""The Apprentice."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

ROLES = "imp poisoner chef empath monk slayer soldier"
NINE = "imp assassin chef empath monk slayer soldier saint butler"


def table_with(side: str = "good", roles: str = ROLES, **settled: Any) -> tuple[Table, int]:
    """Residents, and the Apprentice, here from the start."""
    table = Table(roles, **{"poisoner": 2, **settled})
    return table, arrive(table, "apprentice", side)


def test_a_good_one_gains_a_townsfolk_s_power() -> None:
    table, seat = table_with(apprentice="washerwoman")
    table.night()
    assert table.woke(seat) == ["apprentice", "washerwoman"]
    assert table.told(seat)[0] == "washerwoman"


def test_an_evil_one_gains_a_minion_s() -> None:
    table, seat = table_with("evil", NINE, apprentice="assassin")
    table.night().day()
    table.night(imp=2, monk=3, assassin={seat: 3})
    assert table.dead == [2, 3]


def test_what_may_be_gained() -> None:
    table, _ = table_with()
    options = table.asked_by_night("apprentice")
    assert set(options) >= {"washerwoman", "chef", "mayor"}
    assert "saint" not in options
    assert options[-1] in table.town.in_play
    table, _ = table_with("evil")
    assert table.asked_by_night("apprentice") == ("spy", "poisoner")


def test_who_comes_later_learns_it_in_the_night_that_comes() -> None:
    table = Table(ROLES, poisoner=2, apprentice="chef").night()
    seat = arrive(table, "apprentice")
    table.day().night(imp=6, monk=3)
    assert table.woke(seat) == ["apprentice", "chef"]
    assert table.day().night(imp=6, monk=3).woke(seat) == []


def test_the_power_acts_night_by_night() -> None:
    table, seat = table_with(apprentice="empath")
    table.night().day().night(imp=6, monk=3)
    assert table.woke(seat) == ["empath"]


def test_all_take_them_for_the_apprentice() -> None:
    table, seat = table_with(apprentice="empath")
    table.night()
    assert table.town.is_traveller(seat)
    assert table.role(seat) == "apprentice"
    assert len(table.town.residents) == 7


def test_nobody_else_learns_of_it() -> None:
    table, seat = table_with(apprentice="empath")
    table.night()
    told = [one for one in table.heard_by("town") if one["e"] in ("informed", "granted", "woke")]
    assert told == []
    assert [one for one in table.heard_by(2) if one.get("kind") == "apprentice"] == []
    assert seat not in [one.get("seat") for one in table.heard_by(2) if one["e"] == "woke"]


def test_a_red_herring_is_found_for_who_gains_the_fortune_teller_s_power() -> None:
    table, seat = table_with(apprentice="fortune_teller", red_herring=3)
    table.night(fortune_teller=(2, 3))
    assert table.told(seat)[-1] == "yes"


def test_poisoned_later_the_power_fails() -> None:
    table, seat = table_with("good", apprentice="soldier")
    table.night(poisoner=2).day().night(poisoner=seat, imp=seat, monk=3)
    assert table.dead == [seat]


def test_a_gained_soldier_s_power_protects() -> None:
    table, seat = table_with("good", apprentice="soldier")
    assert table.night().day().night(imp=seat, monk=3).dead == []


def test_ruling_156_poisoned_in_the_first_night_nothing_is_gained_and_nobody_knows() -> None:
    table = Table(ROLES, poisoner=2, apprentice="soldier").night()
    seat = arrive(table, "apprentice")
    table.telling.amend(("mark", seat, "poisoned"))
    table.day().night(imp=3, monk=2)
    assert table.woke(seat) == ["apprentice"]
    table.telling.amend(("unmark", seat, "poisoned"))
    assert table.day().night(imp=seat, monk=2).dead == [seat]


def test_ruling_157_nobody_gains_what_would_make_them_somebody_else() -> None:
    table, _ = table_with("evil")
    assert "scarlet_woman" not in table.asked_by_night("apprentice")


def test_a_dead_apprentice_has_no_power() -> None:
    table, seat = table_with("good", apprentice="empath")
    table.night().open_nominations().exile(0, seat, 0, 1, 2, 3).close_the_day()
    assert table.night(imp=6, monk=3).woke(seat) == []


def test_who_lives_again_has_the_power_they_had() -> None:
    roles = "shabaloth poisoner chef empath monk slayer soldier"
    table, seat = table_with("good", roles, apprentice=["empath", "chef"])
    table.night().day().night(shabaloth=[seat, 6], monk=3)
    table.day().night(shabaloth=[2, 6], monk=3, regurgitate=seat)
    assert table.woke(seat) == ["empath"]
