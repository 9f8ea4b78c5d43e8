"""Riot."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.table import Table

from fabula.core.events import Marked

ROLES = "riot baron saint butler empath chef soldier"


def third_day(**choices: object) -> Table:
    """The third night is over; nominations are open."""
    return Table(ROLES).night().day().night().day().night(**choices).open_nominations()


def test_nobody_dies_by_night_and_the_minions_become_riot_in_the_third() -> None:
    table = third_day()
    assert table.role(1) == "riot"
    assert table.town.side(1) == "evil"
    assert [table.alive(seat) for seat in range(7)] == [True] * 7


def test_before_the_third_day_nominations_are_as_always() -> None:
    assert Table(ROLES).night().day((3, 4, ())).dead == []


def test_nominees_die_and_nominate_until_good_has_won() -> None:
    table = third_day().say(4, "nominate", 0, riot={0: 1}).end_if_decided()
    assert table.dead == [0, 1]
    assert table.winners == ("good",)
    assert [(event["seat"], event["nominee"]) for event in table.found("nominated")] == [(4, 0), (0, 1)]


def test_or_only_two_are_left() -> None:
    table = third_day().say(4, "nominate", 2, riot={2: 3, 3: 4, 4: 5, 5: 6}).end_if_decided()
    assert table.dead == [2, 3, 4, 5, 6]
    assert table.winners == ("evil",)


def test_no_hands_are_counted() -> None:
    table = third_day().say(4, "nominate", 2, riot={2: 3, 3: 4, 4: 5, 5: 6})
    assert table.found("tallied") == []


def test_where_nobody_nominates_the_storyteller_does() -> None:
    table = third_day().close_the_day(riot_begins=0, riot={0: 1})
    assert table.found("put_up") == [{"e": "put_up", "nominee": 0}]
    assert table.winners == ("good",)


def test_a_poisoned_riot_makes_no_minion_a_riot() -> None:
    table = Table(ROLES)
    table.town.tell(Marked(0, "poisoned", None))
    table.night().day().night().day().night().open_nominations()
    assert table.role(1) == "baron"
    assert table.nominate(4, 3).dead == []


def test_ruling_451_whatever_keeps_a_player_alive_does_so_and_they_nominate() -> None:
    table = Table("riot baron saint butler empath fool soldier").night().day().night().day().night()
    table.open_nominations().say(4, "nominate", 5, riot={5: 0, 0: 1}).end_if_decided()
    assert table.dead == [0, 1]
    assert table.alive(5)


# ---- Mayor


MAYORAL = "riot baron saint butler mayor chef soldier"


def stopped(
    word: dict[int, Any], riot: dict[int, int], first: int = 2, roles: str = MAYORAL, **more: Any
) -> Table:
    """On the third day somebody is nominated; these say that the riot is over, when they are first asked."""
    table = Table(roles, **more).night().day().night().day().night().open_nominations()
    table.say(3, "nominate", first, stop_riot=word, riot=riot)
    return table.end_if_decided()


def test_a_mayor_stops_the_riot_and_wins_where_one_riot_lives() -> None:
    table = stopped({4: "yes"}, {1: 2}, first=1)
    assert table.winners == ("evil",)
    table = Table(MAYORAL).night().day().night().day().night().open_nominations()
    table.say(3, "nominate", 1, riot={1: 5}, stop_riot=Later(4, 2)).end_if_decided()
    assert (table.winners, table.dead) == (("good",), [1])
    assert table.found("ended") == [{"e": "ended", "kind": "riot_stopped"}]


def test_while_more_riot_live_the_mayors_word_wins_for_the_evil() -> None:
    table = stopped({4: "yes"}, {})
    assert (table.winners, table.dead) == (("evil",), [])
    assert table.found("ended") == [{"e": "ended", "kind": "riot_too_soon"}]


def test_all_who_live_are_asked_before_each_death_and_once_only_if_they_said_so() -> None:
    table = stopped({6: "yes"}, {2: 3, 3: 5, 5: 6, 6: 4})
    assert len(table.asked("stop_riot")) == 7 + 5 + 4 + 3 + 3
    used = [(event["seat"], event["kind"]) for event in table.found("used")]
    assert used == [(6, "mayor")]
    assert len(table.found("nothing_happened")) == 1
    assert table.dead == [2, 3, 5, 6, 4]


def test_nobody_sees_who_could_have_stopped_it() -> None:
    silent = stopped({}, {2: 3, 3: 4, 4: 5, 5: 6})
    without = stopped({}, {2: 3, 3: 4, 4: 5, 5: 6}, roles=MAYORAL.replace("mayor", "monk"), monk=6)
    for table in (silent, without):
        assert table.winners == ("evil",)
    assert seen(silent) == seen(without)
    assert len(silent.asked("stop_riot")) == len(without.asked("stop_riot"))


def seen(table: Table) -> list[dict[str, Any]]:
    """What all have heard since the nominations were opened, before the roles were shown."""
    heard = table.heard_by("town")
    opened = max(at for at, event in enumerate(heard) if event.get("phase") == "nominations")
    return [event for event in heard[opened:] if event["e"] not in ("revealed", "won")]


def test_a_dead_or_poisoned_mayor_stops_nothing() -> None:
    table = stopped({}, {4: 2, 2: 3, 3: 5, 5: 6}, first=4)
    assert 4 not in [seat for seat in range(7) if table.alive(seat)]
    table = Table(MAYORAL).night().day().night().day().night()
    table.telling.amend(("mark", 4, "poisoned"))
    table.open_nominations().say(3, "nominate", 0, riot={0: 1}, stop_riot={4: "yes"}).end_if_decided()
    assert (table.winners, table.dead) == (("good",), [0, 1])
    assert [event["seat"] for event in table.found("went_wrong")] == [4]


def test_without_a_mayor_on_the_script_nobody_is_asked() -> None:
    table = Table("riot baron saint butler monk chef soldier", monk=6)
    table.town.grimoire.roles = tuple(role for role in table.town.grimoire.roles if role != "mayor")
    table.night().day().night().day().night().open_nominations()
    assert table.say(3, "nominate", 2, riot={2: 0, 0: 1}).asked("stop_riot") == []


class Later(dict[Any, Any]):
    """Somebody says it the second time they are asked, or a later one."""

    def __init__(self, seat: int, time: int) -> None:
        super().__init__()
        self.seat, self.left = seat, time

    def get(self, key: Any, default: Any = None) -> Any:
        """One time less is left."""
        self.left -= key == self.seat
        return "yes" if key == self.seat and not self.left else default
