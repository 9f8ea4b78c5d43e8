"""The Atheist."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.clocktower.square import arrive, open_talk
from tests.games.clocktower.table import Table

from fabula.core.telling import Telling
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import MINION, TROUBLE_BREWING, of_kind
from fabula.games.clocktower.sets.role_sets import Sets
from fabula.games.clocktower.tale import Clocktower
from fabula.sim.play import Table as Bots

SEVEN = "atheist chef empath monk slayer soldier investigator"
EVIL_ONE = "imp poisoner chef empath monk slayer soldier"
SCRIPT = (*TROUBLE_BREWING, "atheist")
ALL = tuple(range(7))


def table(roles: str = SEVEN, **choices: Any) -> Table:
    """The first night is over."""
    return Table(roles, also="atheist", monk=6, poisoner=6, **choices).night()


def tried(one: Table, seat: int, *hands: int) -> Table:
    """A player nominates the Storyteller, and these raise their hands."""
    one.open_nominations()
    one.say(seat, "indict")
    assert one.next == "trial"
    one.go_on(indict=dict.fromkeys(hands, "yes"))
    return one if one.is_over else one.go_on()


def announced(one: Table) -> list[str]:
    """What all have heard of it."""
    return [event["kind"] for event in one.found("announced") if event["kind"].startswith("indict")]


# ---- nobody is evil


@pytest.mark.parametrize("seats", [5, 7, 10, 12])
def test_a_set_with_the_atheist_has_nobody_evil_and_no_other_has(seats: int) -> None:
    sets, lots = Sets(seats, SCRIPT), Random(seats)
    drawn = [sets.draw(lots.randrange) for _ in range(300)]
    assert {"atheist" in one for one in drawn} == {True, False}
    for one in drawn:
        assert one in sets
        assert ("atheist" in one) == (not of_kind("demon", one)) == (not of_kind(MINION, one))
    assert sets.draw(lots.randrange) is not None


def test_such_sets_are_counted_with_the_others() -> None:
    small = ("chef", "empath", "monk", "atheist", "virgin", "saint", "butler", "poisoner", "imp")
    listed = list(Sets(5, small))
    assert len(listed) == len(set(listed)) == len(Sets(5, small))
    assert any("atheist" in one for one in listed)


def test_a_demon_beside_the_atheist_is_refused() -> None:
    assert ("atheist", "chef", "empath", "monk", "slayer", "poisoner", "imp") not in Sets(7, SCRIPT)
    assert ("atheist", "chef", "empath", "monk", "slayer", "soldier", "saint") in Sets(7, SCRIPT)


def test_the_game_goes_on_without_a_demon_and_somebody_dies_by_night() -> None:
    one = table()
    assert not one.is_over
    one.day().night(atheist_kills=3)
    assert one.dead == [3]
    assert one.winners == ()


def test_somebody_dies_after_the_atheist_too() -> None:
    one = table().day().night(atheist_kills=0)
    assert one.dead == [0]
    assert one.day().night(atheist_kills=3).dead == [3]


def test_whatever_is_told_may_be_so_or_not() -> None:
    lie: dict[str, Any] = {"learn:chef": 1}
    one = table(**lie)
    assert one.told(1) == [1]
    assert set(one.asked("learn:empath")[0]) == {0, 1, 2}
    assert len(one.asked("learn:investigator")[0]) > 1


def test_with_two_left_evil_has_won() -> None:
    one = table()
    for seat in (1, 2, 3, 4, 5):
        one.day().night(atheist_kills=seat)
    assert one.winners == ("evil",)


# ---- the Storyteller on trial


def test_if_the_storyteller_is_executed_good_wins() -> None:
    one = tried(table(), 1, 0, 1, 2, 3)
    assert announced(one) == ["indict", "indict_hands", "indict_enough"]
    assert one.close_the_day().winners == ("good",)
    assert [event["kind"] for event in one.found("ended")] == ["storyteller_executed"]


def test_also_where_the_atheist_is_dead() -> None:
    one = table().day().night(atheist_kills=0)
    assert tried(one, 1, 1, 2, 3).close_the_day().winners == ("good",)


def test_without_an_atheist_in_play_evil_wins() -> None:
    assert tried(table(EVIL_ONE), 2, 2, 3, 4, 5).close_the_day().winners == ("evil",)


def test_a_poisoned_atheist_wins_nothing() -> None:
    one = table("drunk:atheist imp poisoner chef empath monk slayer soldier saint")
    assert tried(one, 1, 1, 2, 3, 4, 5).close_the_day().winners == ("evil",)


def test_too_few_hands_spare_the_storyteller() -> None:
    one = tried(table(), 1, 0, 1, 2)
    assert announced(one)[-1] == "indict_spared"
    assert one.close_the_day().winners == ()
    assert one.found("unexecuted")


def test_nobody_raises_a_hand() -> None:
    assert announced(tried(table(), 1)) == ["indict", "indict_hands_nobody", "indict_spared"]


def test_whoever_has_more_votes_is_executed_instead() -> None:
    one = tried(table(), 1, 0, 1, 2, 3)
    one.nominate(2, 6, 0, 1, 2, 3, 4).close_the_day()
    assert one.executed == [6]
    assert one.winners == ()


def test_with_as_many_votes_nobody_is() -> None:
    one = tried(table(), 1, 0, 1, 2, 3)
    one.nominate(2, 6, 0, 1, 2, 3).close_the_day()
    assert one.executed == []
    assert one.winners == ()
    one = table()
    one.open_nominations().nominate(2, 6, 0, 1, 2, 3)
    one.say(1, "indict")
    one.go_on(indict=dict.fromkeys((0, 1, 2, 3), "yes")).go_on().close_the_day()
    assert (one.executed, one.winners) == ([], ())


def test_it_is_a_nomination_once_a_day_and_only_when_there_are_nominations() -> None:
    one = open_talk(table())
    assert not [words for words in one.options(1) if words[0] == "indict"]
    one = tried(table(), 1)
    for seat in ALL:
        assert not [words for words in one.options(seat) if words[0] == "indict"]
    assert not [words for words in one.options(1) if words[0] == "nominate"]
    one = table()
    one.open_nominations().nominate(1, 6)
    assert not [words for words in one.options(1) if words[0] == "indict"]
    assert [words for words in one.options(2) if words[0] == "indict"]


def test_the_dead_vote_with_their_token() -> None:
    one = table().day().night(atheist_kills=3)
    tried(one, 1, 0, 1, 3)
    assert announced(one)[-1] == "indict_enough"
    assert notes.TOKENS.by(3).known(one.telling.grimoire) == 0


def test_without_an_atheist_on_the_script_nobody_may() -> None:
    one = Table(EVIL_ONE, poisoner=6).night().open_nominations()
    assert not [words for words in one.options(2) if words[0] == "indict"]


def test_beside_a_bishop_players_nominate_the_storyteller_no_more_than_each_other() -> None:
    one = table()
    arrive(one, "bishop")
    one.open_nominations()
    assert not [words for words in one.options(1) if words[0] == "indict"]


def test_a_bishop_who_comes_after_that_has_whom_to_nominate() -> None:
    one = tried(table(), 1)
    arrive(one, "bishop", "evil")
    assert one.close_the_day(storyteller_nominates=3).next in ("plea", "vote")


# ---- in a riot

RIOT = "riot poisoner chef empath monk slayer soldier"


def rioting(**choices: Any) -> Table:
    """The third day; the Chef is nominated, dies, and nominates."""
    one = Table(RIOT, also="atheist", poisoner=6, monk=6).night().day().night().day().night()
    one.open_nominations()
    return one.say(3, "nominate", 2, **choices)


def test_in_a_riot_a_nominee_may_nominate_the_storyteller_and_the_game_ends_with_enough_hands() -> None:
    one = rioting(riot={2: "storyteller"}, indict=dict.fromkeys((3, 4, 5), "yes"))
    assert one.dead[0] == 2
    assert announced(one)[:3] == ["indict", "indict_hands", "indict_enough"]
    assert one.end_if_decided().winners == ("evil",)


def test_with_too_few_they_nominate_again() -> None:
    one = rioting(riot=["storyteller", 3], indict={3: "yes"})
    assert announced(one)[:3] == ["indict", "indict_hands", "indict_spared"]
    assert one.dead[:2] == [2, 3]


def test_with_the_storyteller_alone_nominated_the_riot_begins_all_the_same() -> None:
    one = Table(RIOT, also="atheist", poisoner=6, monk=6).night().day().night().day().night()
    tried(one, 3)
    one.close_the_day(riot_begins=2)
    assert one.dead[0] == 2


# ---- by bots


@pytest.mark.parametrize("minds", ["random", "sensible"])
@pytest.mark.parametrize("seats", [7, 12])
def test_a_game_with_nobody_evil_comes_to_an_end(seats: int, minds: str) -> None:
    tale = Clocktower()
    telling = Telling(tale, tale.set_up(seats, tuple(role for role in SCRIPT if role != "drunk")))
    with_it = next(one for one in iter(Sets(seats, telling.setup.roles)) if "atheist" in one)
    bots = Bots(telling, Random(seats).randrange, minds)
    telling.begin_beat()
    telling.answer("storyteller", with_it)
    while telling.pending is not None or telling.begin_beat():
        while telling.pending is not None:
            assert not [*(bots.settle(telling.pending) or ())]
        tale.laws(telling.grimoire)
        assert telling.grimoire.number < 40
    assert telling.told
