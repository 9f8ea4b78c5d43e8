"""The Al-Hadikhia."""

from __future__ import annotations

from tests.games.clocktower.table import Table

ROLES = "al_hadikhia poisoner empath chef monk slayer soldier"


def called(fates: dict[int, str], who: tuple[int | None, ...] = (2, 3, 4), **choices: object) -> Table:
    """The second night: these are called and choose."""
    table = Table(ROLES).night(poisoner=6).day()
    return table.night(
        **{"al_hadikhia": list(who), "live_or_die": fates, "poisoner": 6, "monk": 5, **choices}
    )


def test_each_chooses_and_who_chooses_to_die_dies() -> None:
    table = called({2: "live", 3: "die", 4: "live"})
    assert table.dead == [3]


def test_if_all_live_all_die() -> None:
    assert called({2: "live", 3: "live", 4: "live"}).dead == [2, 3, 4]


def test_all_learn_who_is_called_and_nobody_what_they_chose() -> None:
    table = called({2: "live", 3: "die", 4: "live"})
    assert [event["seats"] for event in table.found("announced")] == [(2,), (3,), (4,)]
    for listener in (0, 5, "town"):
        heard = [event["e"] for event in table.heard_by(listener)]
        assert heard.count("announced") == 3
        assert "attacked" not in heard
        assert not [e for e in table.heard_by(listener) if e["e"] == "woke" and e["seat"] != listener]


def test_it_need_not_call_anybody() -> None:
    table = called({}, (None,))
    assert table.dead == []
    assert table.found("announced") == []


def test_the_dead_who_choose_to_live_live_again() -> None:
    table = Table(ROLES).night(poisoner=6).bury(3).day()
    table.night(al_hadikhia=[2, 3, 4], live_or_die={2: "die", 3: "live", 4: "live"}, poisoner=6, monk=5)
    assert table.dead == [2]
    assert table.alive(3)
    assert [event["seat"] for event in table.found("revived")] == [3]


def test_a_dead_player_who_lives_again_counts_among_the_three() -> None:
    table = Table(ROLES).night(poisoner=6).bury(3).day()
    table.night(al_hadikhia=[2, 3, 4], live_or_die=dict.fromkeys((2, 3, 4), "live"), poisoner=6, monk=5)
    assert not any(table.alive(seat) for seat in (2, 3, 4))


def test_ruling_447_who_chose_death_and_is_kept_alive_lives() -> None:
    table = called({2: "live", 3: "die", 4: "live"}, monk=3)
    assert table.dead == [2, 4]


def test_a_poisoned_al_hadikhia_asks_and_nothing_comes_of_it() -> None:
    table = called({2: "live", 3: "die", 4: "live"}, poisoner=0)
    assert table.dead == []
    assert len(table.found("announced")) == 3


def test_it_may_call_itself() -> None:
    assert called({0: "die", 3: "live", 4: "live"}, (0, 3, 4)).winners == ("good",)


def test_not_in_the_first_night() -> None:
    assert "al_hadikhia" not in Table(ROLES).night(poisoner=6).woke(0)
