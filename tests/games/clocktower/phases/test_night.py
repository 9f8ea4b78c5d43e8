"""The night: in which order they wake, and what the dawn tells."""

from __future__ import annotations

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import TRAVELLERS, TROUBLE_BREWING
from fabula.games.clocktower.almanac.night_sheet import FIRST_NIGHT, OF_ALL, OTHER_NIGHTS
from fabula.games.clocktower.town.events import Fell

ALL = (
    "washerwoman librarian investigator chef empath fortune_teller undertaker monk ravenkeeper "
    "butler saint poisoner spy scarlet_woman imp"
)
SEVEN = "imp poisoner chef empath monk slayer soldier"

ONCE = ("washerwoman", "librarian", "investigator", "chef")  # in a later night only if new
HERE = (*TROUBLE_BREWING, *TRAVELLERS, *OF_ALL)


def printed(sheet: tuple[str, ...]) -> list[str]:
    """The lines of a sheet for this script."""
    return [line for line in sheet if line in HERE]


def woken(table: Table) -> list[str]:
    """For what players were woken, in this order."""
    return [event["role"] for event in table.found("woke")]


def is_here(table: Table, line: str) -> bool:
    """Whether a line of the sheet belongs to somebody at this table, or to all."""
    here = [table.role(seat) for seat in table.town.everyone]
    return line in (*OF_ALL, *here)


def test_the_first_night_goes_down_the_sheet() -> None:
    table = Table(ALL, poisoner=10)
    arrive(table, "thief")
    arrive(table, "bureaucrat")
    table.night(red_herring=0)
    assert list(dict.fromkeys(woken(table))) == of_the_script(table, FIRST_NIGHT)


def test_other_nights_go_down_their_sheet() -> None:
    table = Table(ALL, poisoner=10)
    arrive(table, "thief")
    arrive(table, "bureaucrat")
    table.night().day((0, 14, tuple(range(10)))).night(imp=8, monk=0)
    assert woken(table) == [line for line in of_the_script(table, OTHER_NIGHTS) if line not in ONCE]


def of_the_script(table: Table, lines: tuple[str, ...]) -> list[str]:
    """Those of these lines that belong to everybody, or to a role that may be here."""
    roles = (*table.telling.grimoire.roles, *table.town.travellers)
    return [line for line in lines if line in OF_ALL or line in roles]


def foreseen_lines(table: Table) -> list[str]:
    """The lines of this night that are still to come."""
    lines = table.tale.foresee(table.telling.grimoire)
    return [str(line.args["line"]) for line in lines if line.code == "foresee-line"]


def test_the_lines_to_come_are_foreseen_in_the_order_of_the_first_night() -> None:
    table = Table(SEVEN, poisoner=2)
    table.asked_by_night("poisoner")
    assert foreseen_lines(table) == ["chef", "empath"]
    assert foreseen_lines(table.night()) == []


def test_the_lines_to_come_are_foreseen_in_the_order_of_the_other_nights() -> None:
    table = Table(SEVEN, poisoner=2).night().day()
    table.asked_by_night("poisoner")
    assert foreseen_lines(table) == ["monk", "imp", "empath"]
    table.asked_by_night("imp", monk=5)
    assert foreseen_lines(table) == ["empath"]


def test_the_storytellers_own_order_is_foreseen() -> None:
    table = Table(SEVEN, poisoner=2).night()
    table.telling.amend(("order", "empath", "poisoner"))
    table.telling.amend(("order", "imp", "monk"))
    table.day()
    table.asked_by_night("poisoner")
    assert foreseen_lines(table) == ["imp", "monk"]
    assert [one["line"] for one in table.found("walked")][-2:] == ["empath", "poisoner"]


def test_a_line_is_foreseen_only_while_it_will_wake_somebody() -> None:
    table = Table("imp poisoner chef empath monk ravenkeeper soldier", poisoner=2).night().day()
    table.asked_by_night("imp", monk=2)
    assert foreseen_lines(table) == ["empath"]
    table.asked_by_night("ravenkeeper", imp=5)
    assert foreseen_lines(table) == ["empath"]
    table.telling = table.telling.amended(("kill", 3))
    assert foreseen_lines(table) == []


def test_who_has_nothing_to_do_is_not_woken() -> None:
    table = Table(SEVEN, poisoner=2).night()
    assert [table.woke(seat) for seat in (4, 5, 6)] == [[], [], []]
    table.day().night(imp=2, monk=3)
    assert [table.woke(seat) for seat in (2, 5, 6)] == [[], [], []]


def test_the_undertaker_sleeps_where_nobody_was_executed() -> None:
    table = Table("imp poisoner undertaker empath monk slayer soldier", poisoner=2).night().day()
    table.night(imp=5, monk=3)
    assert table.woke(2) == []


def test_what_an_ability_does_it_does_at_once() -> None:
    table = Table("imp poisoner fortune_teller empath monk", poisoner=2, red_herring=3).night().day()
    table.night(imp=2, monk=3)
    assert table.woke(2) == []
    table = Table("imp poisoner fortune_teller empath monk", poisoner=2, red_herring=3).night().day()
    assert table.night(imp=3, monk=3).dead == []


def test_the_poisoner_dies_and_who_acts_later_is_well_again() -> None:
    table = Table("imp poisoner chef empath monk", poisoner=2).night().day()
    table.night(poisoner=3, monk=2, imp=1)
    assert table.told(3) == [0]


def test_all_hear_at_dawn_who_died_and_not_why() -> None:
    table = Table(SEVEN, poisoner=2).night().day().night(imp=5, monk=3)
    assert table.found("died") == [{"e": "died", "seat": 5, "cause": "night"}]
    heard = [event["e"] for event in table.heard_by("town")]
    assert "fell" not in heard
    assert "chose" not in heard


def test_nobody_hears_of_a_death_before_dawn() -> None:
    table = Table("imp poisoner chef empath monk", poisoner=2).night().day()
    table.asked_by_night("imp", poisoner=2, monk=3)
    table.telling.answer(0, 4)
    assert not [event for event in table.heard_by(4) if event["e"] == "died"]


def test_two_who_died_are_named_clockwise() -> None:
    table = Table("imp poisoner chef empath monk slayer soldier", poisoner=2).night().day()
    table.asked_by_night("imp", poisoner=2, monk=2)
    table.town.tell(Fell(5))
    notes.FALLEN.set(table.town, (5,))
    assert table.night(imp=3).dead == [3, 5]


def test_who_died_in_the_night_has_one_vote_from_dawn_on() -> None:
    table = Table(SEVEN, poisoner=2).night().day().night(imp=5, monk=3)
    assert table.found("vote_tokens") == [{"e": "vote_tokens", "seat": 5, "left": 1}]


def test_a_quiet_night_is_told_and_not_why() -> None:
    table = Table(SEVEN, poisoner=2).night().day().night(imp=6, monk=3)
    assert table.dead == []
    assert len(table.found("quiet")) == 1


def test_a_line_of_the_sheet_is_heard_by_nobody() -> None:
    table = Table(SEVEN, poisoner=2).night()
    assert not [event for event in table.heard_by("town") if event["e"] in ("walked", "woke", "marked")]


def test_a_choice_that_is_not_allowed_is_refused() -> None:
    table = Table(SEVEN, poisoner=2).night().day()
    assert 4 not in table.asked_by_night("monk")


def test_nights_go_on_until_somebody_wins() -> None:
    table = Table(SEVEN, poisoner=2).night()
    for victim in (2, 3, 4, 5):
        table.day().night(imp=victim, monk=6)
    assert table.day((0, 1, (0, 1, 6))).winners == ("evil",)
