"""The Lunatic."""

from __future__ import annotations

from tests.games.clocktower.advising import advised
from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

EIGHT = "lunatic:imp chef empath monk soldier slayer poisoner imp"
SIX = "lunatic:imp chef empath monk scarlet_woman imp"


def kinds(table: Table, seat: int) -> list[str]:
    """What a seat was told of since."""
    return [one["kind"] for one in table.found("informed") if one["seat"] == seat]


def test_the_lunatic_is_shown_a_demon_and_is_none() -> None:
    table = Table(EIGHT)
    assert table.role(0) == "lunatic"
    assert table.town.side(0) == "good"
    shown = [event["role"] for event in table.heard_by(0) if event["e"] == "shown"]
    assert shown == ["imp"]
    assert not [event for event in table.heard_by(0) if "lunatic" in (event.get("role"), event.get("kind"))]
    assert table.town.living_demons == (7,)


def test_the_storyteller_chooses_the_demon_and_of_two_who_drew_it_the_lunatic() -> None:
    table = Table(EIGHT)
    assert table.asked("lunatic_role") == [("imp",)]
    assert table.asked("lunatic") == [(0, 7)]


def test_the_lunatic_meets_false_minions_and_is_shown_three_good_roles() -> None:
    table = Table(EIGHT).night(poisoner=6, lunatic_minions=(3,), lunatic_bluffs=("chef", "mayor", "saint"))
    assert table.told(0) == [(3,), ("chef", "mayor", "saint")]
    assert kinds(table, 0) == ["minions", "bluffs"]
    assert table.woke(0) == []


def test_the_lunatic_is_advised_to_be_shown_a_role_that_is_held_and_never_their_own() -> None:
    shown = advised(EIGHT, "lunatic_bluffs", poisoner=6)
    assert len(shown) > 1
    for roles in shown:
        assert isinstance(roles, tuple)
        assert set(roles) & {"chef", "empath", "monk", "soldier", "slayer"}
        assert "lunatic" not in roles


def test_the_demon_learns_who_the_lunatic_is_before_the_minions() -> None:
    table = Table(EIGHT).night(poisoner=6)
    assert kinds(table, 7) == ["lunatic", "minions", "bluffs"]
    assert table.told(7)[0] == (0,)


def test_with_few_players_the_demon_still_learns_who_it_is_and_the_lunatic_nothing() -> None:
    table = Table(SIX).night()
    assert kinds(table, 0) == []
    assert kinds(table, 5) == ["lunatic"]


def test_the_lunatic_is_asked_like_the_demon_and_nothing_comes_of_it() -> None:
    table = Table(SIX).night().day().night(imp={0: 1, 5: 2}, monk=1)
    assert table.woke(0) == ["imp"]
    assert table.asked("imp") == [(0, 1, 2, 3, 4, 5), (0, 1, 2, 3, 4, 5)]
    assert table.dead == [2]


def test_a_lunatic_who_chooses_themselves_lives_and_hands_nothing_on() -> None:
    table = Table(SIX).night().day().night(imp={0: 0, 5: 2}, monk=1)
    assert table.dead == [2]
    assert table.role(4) == "scarlet_woman"


def test_the_demon_learns_whom_the_lunatic_chooses_before_it_acts() -> None:
    table = Table(SIX).night().day()
    table.asked_by_night("imp", monk=1)
    table.telling.answer(0, 1)
    assert table.asked_by_night("imp") == (0, 1, 2, 3, 4, 5)
    told = [one for one in table.found("informed") if one["seat"] == 5]
    assert [(one["kind"], one["a"], one["b"]) for one in told] == [("lunatic_chose", 0, 1)]


def test_a_new_demon_learns_too() -> None:
    table = Table(SIX).night().day((1, 5, (0, 1, 2, 3))).night(imp={0: 1, 4: 2}, monk=1)
    assert [one["kind"] for one in table.found("informed") if one["seat"] == 4] == ["lunatic_chose"]


def test_of_a_poisoned_lunatic_the_demon_learns_nothing() -> None:
    table = Table(EIGHT).night(poisoner=6).day()
    table.night(poisoner=0, imp={0: 1, 7: 2}, monk=1)
    assert table.woke(0) == ["imp"]
    assert kinds(table, 7) == []


def test_a_dead_lunatic_sleeps() -> None:
    table = Table(SIX).night().bury(0).day().night(imp=2, monk=1)
    assert table.woke(0) == []


def test_the_death_of_a_lunatic_is_not_the_demons() -> None:
    table = Table(SIX).night().day((1, 0, (0, 1, 2, 3)))
    assert table.winners == ()
    assert table.role(4) == "scarlet_woman"


def test_the_lunatic_is_an_outsider_for_every_check() -> None:
    table = Table("lunatic:imp ravenkeeper empath librarian scarlet_woman imp")
    told = table.night().asked("learn:librarian")[0]
    assert all(role == "lunatic" for _, _, role in told)
    table.day().night(imp={0: 2, 5: 1}, ravenkeeper=0)
    assert table.told(1) == ["lunatic"]


def test_the_minions_meet_the_true_demon() -> None:
    table = Table(EIGHT).night(poisoner=6)
    assert table.told(6)[0] == (7,)


def test_an_exorcist_who_chooses_the_lunatic_keeps_nobody_asleep() -> None:
    table = Table("lunatic:imp chef empath exorcist scarlet_woman imp").night().day()
    table.night(exorcist=0, imp={0: 1, 5: 2})
    assert table.dead == [2]
    assert table.woke(0) == ["imp"]


def test_a_lunatic_is_woken_also_when_the_demon_is_kept_asleep() -> None:
    table = Table("lunatic:imp chef empath exorcist scarlet_woman imp").night().day()
    table.night(exorcist=5, imp=2)
    assert table.dead == []
    assert table.woke(0) == ["imp"]


def test_a_goon_whom_the_lunatic_chooses_is_good_and_the_lunatic_drunk() -> None:
    table = Table("lunatic:imp goon chef empath monk baron imp").night()
    table.telling.amend(("side", 1, "evil"))
    table.day().night(imp={0: 1, 6: 2}, monk=3)
    assert table.town.side(1) == "good"
    assert marked(table, "drunk") == [0]
    assert table.dead == [2]


def test_a_chambermaid_counts_the_lunatic_who_was_woken() -> None:
    table = Table("lunatic:imp chef empath chambermaid scarlet_woman imp").night(chambermaid=(0, 4))
    assert table.told(3) == [0]
    table.day().night(imp={0: 1, 5: 1}, chambermaid=(0, 4))
    assert table.told(3) == [1]


def test_the_lunatic_and_the_drunk_may_both_be_there() -> None:
    table = Table("lunatic:imp drunk:monk chef empath slayer baron imp")
    assert [table.role(seat) for seat in (0, 1, 6)] == ["lunatic", "drunk", "imp"]
