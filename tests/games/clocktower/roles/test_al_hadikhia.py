"""The Al-Hadikhia."""

from __future__ import annotations

from tests.games.clocktower.table import Table

from fabula.games.clocktower.phases.calls import questions_at

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


# ---- Mastermind


LAST = "al_hadikhia mastermind empath chef monk slayer soldier"
GOOD = (2, 3, 4, 5, 6)


def executed(roles: str = LAST, **choices: object) -> Table:
    """The Al-Hadikhia is executed on the first day."""
    return Table(roles, monk=6, **choices).night().day((2, 0, (2, 3, 4, 5, 6)))


def test_executed_beside_a_mastermind_it_calls_three_good_players_that_night() -> None:
    table = executed()
    assert not table.winners
    table.night(al_hadikhia=[2, 3, 4], live_or_die={2: "live", 3: "die", 4: "live"})
    assert table.asked("al_hadikhia") == [GOOD, (3, 4, 5, 6), (4, 5, 6)]
    assert [event["seats"] for event in table.found("announced")] == [(2,), (3,), (4,)]
    assert (table.winners, table.dead) == (("good",), [])


def test_if_all_three_choose_to_live_evil_wins() -> None:
    table = executed().night(al_hadikhia=[2, 3, 4], live_or_die=dict.fromkeys((2, 3, 4), "live"))
    assert table.winners == ("evil",)
    assert table.found("ended") == [{"e": "ended", "kind": "last_trial"}]


def test_who_calls_need_not_live_nor_be_sober_and_who_is_called_neither() -> None:
    roles = "al_hadikhia mastermind poisoner chef monk slayer soldier empath mayor virgin"
    table = Table(roles, poisoner=0, monk=6).night().day((3, 0, (3, 4, 5, 6, 7))).bury(8)
    assert not table.winners
    table.night(al_hadikhia=[8, 3, 4], live_or_die=dict.fromkeys((8, 3, 4), "live"), poisoner=3)
    assert table.asked("al_hadikhia")[0] == (3, 4, 5, 6, 7, 8, 9)
    assert table.winners == ("evil",)


def test_where_the_mastermind_is_dead_or_poisoned_good_has_won() -> None:
    table = Table(LAST, monk=6).night().bury(1).day((2, 0, (2, 3, 4, 5, 6)))
    assert table.winners == ("good",)
    roles = "al_hadikhia mastermind poisoner chef monk slayer soldier empath mayor virgin"
    table = Table(roles, poisoner=1, monk=6).night().day((3, 0, (3, 4, 5, 6, 7, 8)))
    assert table.winners == ("good",)


def test_whatever_becomes_of_the_mastermind_afterwards() -> None:
    table = executed().bury(1).night(al_hadikhia=[2, 3, 4], live_or_die=dict.fromkeys((2, 3, 4), "live"))
    assert table.winners == ("evil",)


def test_with_a_scarlet_woman_the_game_is_what_it_was() -> None:
    roles = "al_hadikhia mastermind scarlet_woman chef monk slayer soldier empath mayor virgin"
    table = Table(roles, monk=6).night().day((3, 0, (3, 4, 5, 6, 7, 8)))
    assert table.role(2) == "al_hadikhia"
    table.night(al_hadikhia=[None])
    assert [event["seat"] for event in table.found("chose") if event["role"] == "al_hadikhia"] == [2]
    assert table.winners == ()
    assert table.day((3, 4, (3, 5, 6, 7, 8))).winners == ()


def test_kept_asleep_it_calls_nobody_and_good_wins() -> None:
    roles = LAST.replace("soldier", "exorcist")
    table = Table(roles, monk=6).night().day((2, 0, (2, 3, 4, 5, 6))).night(exorcist=0)
    assert table.asked("live_or_die") == []
    assert table.winners == ("good",)


def test_another_death_than_by_execution_is_the_end() -> None:
    table = Table(LAST, monk=6).night().open_nominations()
    table.say(5, "slay", 0).end_if_decided()
    assert table.winners == ("good",)


def test_a_lunatic_does_not_call_for_the_last_time() -> None:
    roles = "al_hadikhia mastermind lunatic:al_hadikhia chef monk slayer soldier empath"
    table = Table(roles, monk=6, lunatic=2).night().day((3, 0, (3, 4, 5, 6, 7)))
    table.night(al_hadikhia=[3, 4, 5], live_or_die=dict.fromkeys((3, 4, 5), "live"), lunatic=None)
    assert table.winners == ("evil",)
    assert [event["seat"] for event in table.found("chose") if event["role"] == "al_hadikhia"].count(0) == 3


def test_whom_a_lunatic_calls_sleeps_on_and_nobody_else_hears_of_it() -> None:
    roles = "imp poisoner lunatic:al_hadikhia empath chef monk slayer mayor"
    table = Table(roles, also="al_hadikhia", lunatic=2)
    table.night(poisoner=6).day()
    before = {who: len(table.heard_by(who)) for who in (3, 4, 5, "town")}
    table.night(al_hadikhia=[3, 4, 5], imp=6, poisoner=6, monk=3)
    assert table.found("announced") == []
    assert table.asked("live_or_die") == []
    told = [one for one in table.found("informed") if str(one["kind"]).startswith("announced")]
    assert [(one["seat"], one["kind"], one["seats"]) for one in told] == [
        (2, "announced_al_hadikhia", (seat,)) for seat in (3, 4, 5)
    ]
    for listener, heard in before.items():
        later = [event["e"] for event in table.heard_by(listener)[heard:]]
        assert "announced" not in later
        assert "informed" not in later or listener == 3
    assert table.dead == [6]


def test_there_is_time_for_whom_two_of_them_have_called() -> None:
    """A Summoner may make a second one; who is called by both answers each, one after the other."""
    alone, two = Table(ROLES), Table(ROLES, also="summoner")
    assert questions_at(alone.telling.grimoire, "al_hadikhia") == 6
    assert questions_at(two.telling.grimoire, "al_hadikhia") == 9
