"""The Klutz."""

from __future__ import annotations

from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

SIX = "klutz chef empath monk scarlet_woman imp"


def stumble(table: Table, at: int, **choices: object) -> Table:
    """Go on until the Klutz has chosen."""
    while table.next != "last_words":
        assert table.telling.pending is None
        table.telling.begin_beat()
    table._begin({"klutz": at, **choices})
    return table.end_if_decided()


def test_an_executed_klutz_who_chooses_somebody_evil_loses() -> None:
    table = stumble(Table(SIX).night().day((1, 0, (1, 2, 3))), 4)
    assert table.winners == ("evil",)
    assert table.found("ended") == [{"e": "ended", "kind": "klutz"}]


def test_after_a_good_choice_the_game_goes_on() -> None:
    table = stumble(Table(SIX).night().day((1, 0, (1, 2, 3))), 1)
    assert table.found("used") == [{"e": "used", "seat": 0, "kind": "klutz", "nominee": 1}]
    assert table.next.startswith("night:")


def test_a_klutz_who_dies_by_night_chooses_at_dawn_among_the_living() -> None:
    table = Table(SIX).night().bury(2).day().night(imp=0, monk=1)
    assert table.dead == [0]
    stumble(table, 3)
    assert table.asked("klutz") == [(1, 3, 4, 5)]
    assert table.next == "day"
    assert table.telling.grimoire.phase == "dawn"


def test_the_klutz_chooses_once() -> None:
    table = stumble(Table(SIX).night().day((1, 0, (1, 2, 3))), 1)
    table.night(imp=1, monk=2)
    assert table.next == "last_words"
    table.telling.begin_beat()
    assert table.options(1)[0] is None


def test_a_poisoned_klutz_chooses_and_nothing_happens() -> None:
    table = Table("klutz chef empath monk poisoner imp", poisoner=0).night().day((1, 0, (1, 2, 3)))
    stumble(table, 4)
    assert table.winners == ()


def test_a_recluse_may_count_as_evil_and_a_spy_as_good() -> None:
    roles = "klutz recluse chef empath monk slayer soldier spy imp"
    table = stumble(Table(roles).night().day((2, 0, (2, 3, 4, 5, 6))), 1)
    assert table.asked("register:klutz") == [("no", "yes")]
    assert table.winners == ()
    table = Table(roles, **{"register:klutz": "no"}).night().day((2, 0, (2, 3, 4, 5, 6)))
    assert stumble(table, 7).winners == ()
    table = Table(roles).night().day((2, 0, (2, 3, 4, 5, 6)))
    assert stumble(table, 7).winners == ("evil",)


def test_an_evil_klutz_loses_for_evil() -> None:
    table = Table(SIX)
    table.telling.amend(("side", 0, "evil"))
    table.night().day((1, 0, (1, 2, 3)))
    assert stumble(table, 4).winners == ("good",)


def test_where_the_game_is_over_nobody_chooses() -> None:
    table = Table("klutz chef empath monk scarlet_woman imp").night().bury(1, 2, 3)
    table.day((4, 0, (0, 4, 5)))
    assert table.winners == ("evil",)
    assert table.asked("klutz") == []


def test_a_philosopher_with_the_ability_chooses_too() -> None:
    table = Table("philosopher klutz empath monk scarlet_woman imp slayer chef").night(philosopher="klutz")
    table.day((1, 0, (1, 2, 3, 6, 7)))
    assert stumble(table, 4).winners == ("evil",)


def test_who_is_swapped_into_the_klutz_after_death_does_not_choose() -> None:
    table = Table("barber chef empath monk slayer klutz scarlet_woman imp virgin").night()
    table.day((2, 0, (1, 2, 3, 4, 6))).night(imp=1, monk=2, barber=(1, 5))
    assert table.role(1) == "klutz"
    assert table.next == "last_words"
    table.telling.begin_beat()
    assert table.options(1)[0] is None


def test_a_philosopher_with_another_ability_does_not_choose() -> None:
    table = Table("philosopher sweetheart empath monk scarlet_woman imp slayer chef", sweetheart=2)
    table.night(philosopher="sweetheart").day((1, 0, (1, 2, 3, 6, 7)))
    assert marked(table, "drunk") == [2]  # and no more the true Sweetheart
    assert table.next.startswith("night:")


def test_whoever_dies_may_claim_to_be_the_klutz_and_nothing_comes_of_it() -> None:
    table = Table(SIX).night().day((0, 1, (0, 2, 3)))
    table.telling.begin_beat()
    assert table.options(1) == (None, 0, 2, 3, 4, 5)
    table.telling.answer(1, 4)
    assert table.found("used") == [{"e": "used", "seat": 1, "kind": "klutz", "nominee": 4}]
    assert table.winners == ()


def test_a_bluff_sounds_like_a_klutz_who_was_lucky() -> None:
    true = stumble(Table(SIX).night().day((1, 0, (1, 2, 3))), 2)
    bluff = stumble(Table("chef klutz empath monk scarlet_woman imp").night().day((1, 0, (1, 2, 3))), 2)
    assert true.heard_by("town") == bluff.heard_by("town")
