"""What sharp evil minds of the Clocktower plan together: lies, prey, nominations and hands."""

from __future__ import annotations

from typing import Any

from tests.minds.clocktower.test_sensible import TALE, UP_OR_DOWN, a_mind, claim, day, first_lot, said

from fabula.core.events import Condemned, Event, Nominated, PhaseBegan, Shown
from fabula.core.requests import Ask, Below
from fabula.games.clocktower.almanac.cards import BAD_MOON_RISING, TROUBLE_BREWING
from fabula.games.clocktower.town.ballots import Polled, Tallied
from fabula.games.clocktower.town.events import Informed
from fabula.minds.clocktower import Sensible
from fabula.minds.clocktower.foresight import IDEAS, danger, danger_if_killed, danger_if_said, ideas
from fabula.minds.clocktower.night import prey
from fabula.minds.clocktower.plot import opinions, scapegoat, still_to_vote

DEMON, MINION, GOOD = 1, 0, 4
SUSPECTED = [claim(seat, "side", GOOD, "evil") for seat in (5, 6)]


def a_minion(*events: Event, seat: int = MINION) -> Sensible:
    """A sharp Minion who knows the Demon, on the second day."""
    mind = a_mind(
        "baron", Informed(seat, "demon", (DEMON,), seats=(DEMON,)), day(1), *events, day(2), seat=seat
    )
    mind.keen = True
    return mind


def votes(mind: Sensible, *events: Event) -> bool:
    """Whether it raises a hand after this."""
    for event in (PhaseBegan("vote", 2), *events):
        mind.hear(event)
    return mind.choose(Ask(mind.memory.seat, "vote", UP_OR_DOWN)) is not None


def polled(*hands: int) -> list[Event]:
    """These have raised a hand."""
    return [Polled(seat, up=True, count=number) for number, seat in enumerate(hands, 1)]


def test_a_hand_for_the_demon_goes_up_where_it_changes_nothing() -> None:
    accused = Nominated(2, DEMON)
    assert not votes(a_minion(seat=6), accused, *polled(2, 3, 4))  # the fourth of four
    assert votes(a_minion(seat=6), accused, *polled(2, 3, 4, 5))  # who is lost is lost
    assert votes(a_minion(seat=7), accused)  # three may vote yet, and it takes four


def test_a_minion_goes_instead_of_the_demon() -> None:
    mind = a_mind("imp", Informed(DEMON, "minions", (5,), seats=(5,)), day(1), day(2), seat=DEMON)
    mind.keen = True
    assert not votes(mind, Nominated(2, 5), *polled(6, 7, 0))
    on_the_block = [Nominated(3, DEMON), Tallied(DEMON, 4, 4), Condemned((DEMON,))]
    assert votes(mind, *on_the_block, Nominated(2, 5), *polled(6, 7, 0))


def test_against_whom_all_suspect_the_evil_vote_and_against_others_they_do_not() -> None:
    mind = a_minion(*SUSPECTED)
    assert votes(mind, Nominated(2, GOOD), *polled(5, 6))
    assert not votes(mind, Nominated(3, 2), *polled(4, 5))


def test_the_evil_put_up_whom_the_good_suspect_and_nobody_beside_a_good_player() -> None:
    mind = a_minion(*SUSPECTED)
    others = [2, 3, GOOD, 5, 6, 7, DEMON]
    assert scapegoat(mind.memory, mind.public, others) == GOOD
    for event in (Nominated(3, 2), Tallied(2, 4, 4), Condemned((2,))):
        mind.hear(event)
    assert scapegoat(mind.memory, mind.public, others) is None
    for event in (Nominated(5, DEMON), Tallied(DEMON, 5, 5), Condemned((DEMON,))):
        mind.hear(event)
    assert scapegoat(mind.memory, mind.public, others) == GOOD


def test_where_nights_tell_little_each_puts_up_somebody_or_nobody_by_lot() -> None:
    in_need = [Nominated(5, DEMON), Tallied(DEMON, 5, 5), Condemned((DEMON,))]
    accused = [("nominate", GOOD)]
    for script, lots in ((TROUBLE_BREWING, last_lot), (BAD_MOON_RISING, first_lot)):
        assert said(of_script(script, lots), "nominations") == accused
    assert said(of_script(BAD_MOON_RISING, last_lot), "nominations") == []
    assert said(of_script(BAD_MOON_RISING, last_lot, *in_need), "nominations") == accused


def of_script(script: tuple[str, ...], lots: Below, *events: Event) -> Sensible:
    """A sharp Minion who knows the Demon, on the second day, with another script."""
    mind = Sensible(TALE.set_up(8, script), MINION, lots)
    woken = [Shown(MINION, "baron"), PhaseBegan("night", 1)]
    for event in (*woken, Informed(MINION, "demon", (DEMON,), seats=(DEMON,)), day(1), *SUSPECTED, day(2)):
        mind.hear(event)
    mind.keen = True
    for event in events:
        mind.hear(event)
    return mind


def last_lot(n: int) -> int:
    """Whatever is drawn by lot is the last."""
    return n - 1


def test_who_may_vote_yet_is_counted_round_to_the_nominee() -> None:
    memory = a_minion(seat=6).memory
    assert [still_to_vote(memory, nominee) for nominee in (DEMON, 7, 6, 5)] == [4, 2, 1, 8]


def test_made_up_news_leads_away_from_the_demon() -> None:
    fooled = a_minion(*SUSPECTED)
    lies: list[tuple[Any, ...]] = [("demon_among", 2, other, "yes") for other in (DEMON, GOOD)]
    near = [danger_if_said(fooled.memory, ("claim", "fortune_teller"), lie) for lie in lies]
    assert near[1] < danger(fooled.memory, fooled.public) < near[0]
    assert fooled.memory.claims().keys() == set()  # nothing was said


def test_opinions_are_as_many_as_those_of_the_cover_and_spare_the_demon() -> None:
    mind = a_minion(*SUSPECTED)
    told = opinions(mind.memory, mind.public, [("suspect", DEMON), ("trust", 2)])
    assert [word for word, _ in told] == ["suspect", "trust"]
    assert danger_if_said(mind.memory, *told) <= danger_if_said(mind.memory, ("suspect", DEMON), ("trust", 2))


def test_a_sharp_demon_spares_who_accuses_it_for_a_death_would_prove_it() -> None:
    accuses = [claim(3, "demon_among", DEMON, 7, "yes"), claim(5, "demon_among", 2, 6, "yes")]
    mind = a_mind("imp", day(1), *accuses, seat=DEMON, below=first_lot)
    mind.keen = True
    mind.hear(PhaseBegan("night", 2))
    near = danger_if_killed(mind.memory, (2, 3, 4, 5, 6, 7))
    assert max(near, key=near.__getitem__) == 3
    assert prey(mind.memory, range(8), first_lot) != 3
    assert mind.memory.living == [*range(8)]


def test_at_a_large_table_a_mind_thinks_less_far() -> None:
    small, large = (a_mind("imp", seats=seats).memory for seats in (8, 15))
    assert ideas(small) == IDEAS
    assert danger_if_killed(large, range(1, 9)) == {}
