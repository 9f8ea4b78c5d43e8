"""The Vortox."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

from fabula.games.clocktower.town.events import VoteTokens

ROLES = "vortox saint empath chef monk witch soldier poisoner washerwoman undertaker virgin"
SEVEN = "vortox spy empath chef monk slayer soldier"


def asked(prompt: str, roles: str = ROLES, **choices: Any) -> tuple[Any, ...]:
    """What may be told in the first night."""
    return Table(roles, red_herring=3, poisoner=1).asked_by_night(prompt, **choices)


def sober(roles: str = ROLES) -> Table:
    """The first night is over, and the Saint is poisoned."""
    return Table(roles, poisoner=1).night()


def test_townsfolk_learn_nothing_true() -> None:
    assert asked("learn:empath") == (1, 2)
    assert 0 not in asked("learn:chef")
    told = asked("learn:washerwoman")
    assert told
    assert not [one for one in told if (2 in one and "empath" in one) or (3 in one and "chef" in one)]


def test_the_poisoned_learn_nothing_true_either() -> None:
    assert asked("learn:empath", poisoner=2) == (1, 2)


def test_ruling_232_a_drunk_who_is_no_townsfolk_may_be_told_anything() -> None:
    roles = ROLES.replace("empath", "drunk:empath").replace("saint", "slayer")
    assert asked("learn:empath", roles) == (0, 1, 2)


def test_ruling_232_a_philosopher_who_only_believes_learns_nothing_true() -> None:
    table = Table("vortox saint philosopher chef monk poisoner soldier slayer")
    table.telling.amend(("mark", 2, "poisoned"))
    assert table.asked_by_night("learn:empath", philosopher="empath", poisoner=1) == (1, 2)
    assert any(grant.sham for grant in table.town.abilities(2))


def test_the_fortune_teller_hears_the_contrary() -> None:
    roles = "vortox saint fortune_teller chef monk slayer soldier witch"
    for two, told in (((0, 1), "no"), ((1, 4), "yes"), ((1, 3), "no")):
        table = Table(roles, red_herring=3).night(fortune_teller=two)
        assert table.told(2) == [told]


def test_the_librarian_may_hear_that_there_are_no_outsiders() -> None:
    told = asked("learn:librarian", "vortox witch librarian chef monk slayer butler recluse soldier")
    assert 0 in told
    assert not [one for one in told if one != 0 and 6 in one and "butler" in one]


def test_13_what_was_executed_is_told_falsely() -> None:
    table = sober().day((2, 6, (2, 3, 4, 5, 8, 9)))
    told = table.asked_by_night("learn:undertaker", poisoner=1, monk=3, vortox=5)
    assert "soldier" not in told
    assert {"imp", "saint"} <= set(told)


def test_minions_and_travellers_learn_as_always() -> None:
    table = Table(SEVEN).night()
    assert [page[1] for page in table.told(1)[-1]][:2] == ["vortox", "spy"]
    beggar = arrive(table, "beggar")
    table.bury(3)
    table.town.tell(VoteTokens(3, 1))
    table.open_nominations().say(3, "give", beggar)
    assert table.told(beggar)[-1] == "good"


def test_news_of_a_role_are_true() -> None:
    table = Table(SEVEN.replace("spy", "scarlet_woman")).night()
    table.day((2, 0, (2, 3, 4, 5))).night(vortox=6, monk=3)
    assert [one["role"] for one in table.heard_by(1) if one["e"] == "shown"] == ["scarlet_woman", "vortox"]


def test_if_nobody_is_executed_evil_wins() -> None:
    table = sober().day()
    assert table.winners == ("evil",)
    assert table.found("ended")[0]["kind"] == "vortox"


def test_an_execution_of_the_dead_counts() -> None:
    assert sober().bury(6).day((2, 6, (2, 3, 4, 5, 8))).winners == ()


def test_an_exile_does_not_count() -> None:
    table = sober()
    goat = arrive(table, "scapegoat")
    table.open_nominations().exile(2, goat, 2, 3, 4, 5, 6, 8)
    assert not table.alive(goat)
    assert table.close_the_day().winners == ("evil",)


def test_an_execution_by_the_virgin_counts() -> None:
    assert sober().day((2, 10, ())).winners == ()


def test_an_execution_for_madness_counts() -> None:
    table = Table(SEVEN.replace("spy", "cerenovus")).night(cerenovus=(2, "saint")).day(madness="yes")
    assert table.executed == [2]
    assert table.winners == ()


def test_a_poisoned_vortox_neither_twists_nor_wins() -> None:
    table = Table(ROLES).night(poisoner=0)
    assert table.told(2) == [0]
    assert table.day().winners == ()


def test_the_vortox_kills() -> None:
    table = sober().day((2, 6, (2, 3, 4, 5, 6, 8)))
    assert table.night(vortox=3, monk=5, poisoner=1).dead == [3]


def test_ruling_233_a_mayor_with_three_alive_wins_and_not_the_vortox() -> None:
    assert Table("vortox mayor empath chef witch").night().bury(3, 4).day().winners == ("good",)


def test_ruling_234_what_might_be_honest_only_by_a_guise_is_a_lie_too() -> None:
    assert asked("learn:empath", "vortox recluse empath chef monk slayer soldier spy") == (1, 2)


def test_ruling_234_where_all_might_be_honest_only_the_truth_is_left_out() -> None:
    assert asked("learn:empath", "vortox recluse empath spy monk slayer soldier chef") == (0, 2)


def test_why_it_was_a_lie_is_told_after_the_end() -> None:
    assert {event["kind"] for event in sober().found("misled")} == {"vortox"}


def test_the_storyteller_is_warned_of_a_day_without_execution() -> None:
    table = sober().open_nominations()
    assert "foresee-vortox" in [line.code for line in table.tale.foresee(table.telling.grimoire)]
