"""What the sensible mind dares when all have spoken, and what it leaves alone because it does not know."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random
from typing import Any

import pytest
from tests.minds.clocktower.test_carousel_told import a_mind as a_mind_of_the_carousel
from tests.minds.clocktower.test_sets import EVERYONE, TALE, claim, day

from fabula.core.events import Condemned, Died, Event, Nominated, PhaseBegan
from fabula.core.requests import Ask, Window
from fabula.core.telling import Telling
from fabula.games.clocktower.almanac.cards import TROUBLE_BREWING
from fabula.games.clocktower.phases.day_options import acts
from fabula.games.clocktower.town.events import CultCalled, Informed, Stated, Used
from fabula.minds.clocktower import Sensible
from fabula.minds.clocktower.voting import trusts_a_cult
from fabula.sim.play import Table, play_one

SCRIPT = (*TROUBLE_BREWING, "alsaahir", "cult_leader", "huntsman", "damsel", "puzzlemaster")
POWERS = ("damsel", "puzzle", "accuse", "cult")
TOLD = Informed(0, "damsel", "damsel", shown="damsel")
FRIEND = Informed(0, "demon", (1,), seats=(1,))
a_mind = partial(a_mind_of_the_carousel, script=SCRIPT)


def dares(mind: Sensible) -> list[Any]:
    """What of all that it does when nominations are open."""
    mind.hear(PhaseBegan("nominations", mind.memory.number))
    options = acts(EVERYONE, SCRIPT, (), (), EVERYONE, (), POWERS)
    words: list[Any] = []
    while (one := mind.speak(Window(EVERYONE, "nominations", options))) is not None:
        words.append(one)
    return [one for one in words if one[0] in POWERS]


def killed(*seats: int) -> list[Event]:
    """These die in the night."""
    return [Died(seat, "night") for seat in seats]


def certain(demon: int, minion: int) -> list[Event]:
    """Some of the dead, whom nobody doubts, tell who is who."""
    told = [claim(seat, "is", demon, "imp") for seat in (5, 6, 7)]
    told += [claim(seat, "is", minion, "poisoner") for seat in (5, 6, 7)]
    return [*killed(5, 6, 7), *told]


# ---- the Damsel


def test_a_minion_names_whoever_says_to_be_the_damsel() -> None:
    assert dares(a_mind("poisoner", TOLD, day(1), claim(4, "claim", "damsel"))) == [("damsel", 4)]


def test_who_was_not_told_of_a_damsel_names_nobody() -> None:
    heard = (day(1), claim(4, "claim", "damsel"))
    assert dares(a_mind("poisoner", *heard)) == []
    assert dares(a_mind("imp", *heard)) == []
    assert dares(a_mind("chef", *heard)) == []


def test_a_minion_waits_till_there_is_little_time_and_names_who_seems_to_hide() -> None:
    says = [claim(seat, "claim", role) for seat, role in ((2, "chef"), (3, "monk"), (4, "virgin"))]
    mind = a_mind("poisoner", TOLD, FRIEND, day(1), *says)
    assert dares(mind) == []
    for event in (day(3), *killed(5, 6, 2, 4)):
        mind.hear(event)
    assert [words for words in dares(mind) if words[0] == "damsel"] == [("damsel", 7)]


def test_with_little_time_and_no_reason_nobody_is_named() -> None:
    roles = ((2, "chef"), (3, "monk"), (7, "virgin"))
    says = [claim(seat, "claim", role) for seat, role in roles]
    assert dares(a_mind("poisoner", TOLD, FRIEND, day(3), *says, *killed(4, 5, 6, 1))) == []


def test_before_the_demon_dies_its_minion_names_somebody() -> None:
    says = [claim(seat, "claim", "chef") for seat in (2, 3)]
    lost = (Nominated(5, 1), Condemned((1,)))
    assert [word for word, _ in dares(a_mind("poisoner", TOLD, FRIEND, day(2), *says, *lost))] == ["damsel"]


def test_a_friend_is_never_named_and_the_guess_of_all_minions_is_one() -> None:
    friend = Informed(0, "demon", (4,), seats=(4,))
    said = claim(4, "claim", "damsel")
    assert dares(a_mind("poisoner", TOLD, friend, day(1), said)) == []
    fellows = Informed(0, "fellows", (2,), seats=(2,))
    spent = Used(2, "damsel", 5)
    assert dares(a_mind("poisoner", TOLD, fellows, day(1), said, spent)) == []


def test_a_dead_minion_still_names_her_and_a_minion_who_turned_good_does_not() -> None:
    heard = (day(1), claim(4, "claim", "damsel"))
    assert dares(a_mind("poisoner", TOLD, *killed(0), *heard)) == [("damsel", 4)]
    assert dares(a_mind("poisoner", TOLD, Informed(0, "side", "good"), *heard)) == []


def test_who_names_the_damsel_looks_like_a_minion() -> None:
    before = a_mind("chef", day(1)).belief
    after = a_mind("chef", day(1), Used(3, "damsel", 5)).belief
    assert after.evil[3] > before.evil[3]
    assert after.demon[3] < before.demon[3]


def test_the_damsel_hides_and_says_what_she_is_only_when_she_is_dead() -> None:
    quiet = (day(1), claim(3, "claim", "ravenkeeper"), day(2), Nominated(3, 0))
    mind = a_mind("damsel", *quiet)
    for prompt in ("day", "plea"):
        assert [words for words in mind.words(prompt) if words[0] == "claim"] == [("claim", "soldier")]
    mind.hear(claim(0, "claim", "soldier"))
    mind.hear(claim(4, "claim", "soldier"))
    assert all(words[0] != "claim" for words in (*mind.words("day"), *mind.words("plea")))
    mind.hear(Died(0, "night"))
    assert ("claim", "damsel") in mind.words("day")


def test_where_there_is_nobody_to_hide_behind_the_damsel_is_silent() -> None:
    taken = (claim(3, "claim", "ravenkeeper"), claim(4, "claim", "soldier"))
    mind = a_mind("damsel", day(1), *taken, day(3))
    assert all(words[0] != "claim" for words in mind.words("day"))


@pytest.mark.parametrize("seed", range(20))
def test_nobody_evil_pretends_to_be_the_damsel(seed: int) -> None:
    mind = a_mind("imp", Informed(0, "bluffs", ("damsel",)), day(1), seed=seed)
    assert mind.part.role != "damsel"


def test_a_huntsman_rescues_who_says_to_be_the_damsel_and_else_waits() -> None:
    silent = a_mind("huntsman", day(1), PhaseBegan("night", 2))
    ask = Ask(0, "huntsman", (None, *EVERYONE))
    assert silent.choose(ask) is None
    assert a_mind("huntsman", day(1), claim(4, "claim", "damsel")).choose(ask) == 4
    for event in killed(1, 2, 3):
        silent.hear(event)
    assert silent.choose(ask) in (4, 5, 6, 7)


# ---- all the evil


def test_an_alsaahir_says_who_all_the_evil_are_when_few_ways_are_left() -> None:
    accused = (("of_kind", 2, "demon"), ("of_kind", 3, "minion"))
    assert dares(a_mind("alsaahir", day(1), *certain(2, 3), day(3))) == [("accuse", accused)]


def test_an_alsaahir_who_has_heard_nothing_is_silent() -> None:
    assert dares(a_mind("alsaahir", day(1))) == []
    assert dares(a_mind("chef", day(1), *certain(2, 3), day(3))) == []


def test_an_alsaahir_does_not_say_again_what_was_wrong() -> None:
    mind = a_mind("alsaahir", day(1), *certain(2, 3), day(3))
    ((_, wrong),) = dares(mind)
    mind.hear(Stated(0, "accuse", wrong))
    mind.hear(day(4))
    assert ("accuse", wrong) not in dares(mind)


def test_who_only_plays_the_alsaahir_accuses_no_friend() -> None:
    mind = a_mind("poisoner", Informed(0, "demon", (2,), seats=(2,)), day(1), *certain(2, 3), day(3))
    mind.pretence.role = "alsaahir"
    mind.hear(claim(0, "claim", "alsaahir"))
    named = [seat for _, said in dares(mind) for _, seat, _ in said]
    assert not {0, 2} & {*named}


# ---- the puzzle

MISLED = (
    claim(3, "claim", "investigator"), claim(3, "one_of", 4, 5, "poisoner"),
    claim(4, "claim", "chef"), claim(5, "claim", "empath"),
    *killed(4, 5, 3),
)  # fmt: skip


def test_a_puzzlemaster_guesses_late_who_has_told_what_is_not_so() -> None:
    assert dares(a_mind("puzzlemaster", day(1), *MISLED)) == [("puzzle", 3)]


def test_a_puzzlemaster_guesses_neither_early_nor_without_a_reason_nor_twice() -> None:
    assert dares(a_mind("puzzlemaster", day(1), *MISLED[:4])) == []
    assert dares(a_mind("puzzlemaster", day(3), *killed(3, 4, 5))) == []
    mind = a_mind("puzzlemaster", day(1), *MISLED)
    mind.memory.chosen["puzzlemaster"] = [3]
    assert dares(mind) == []
    assert dares(a_mind("chef", day(1), *MISLED)) == []


# ---- the cult


def cult(*events: Event) -> list[Any]:
    """What a Cult Leader dares who has said so and has heard this."""
    return dares(a_mind("cult_leader", day(1), claim(0, "claim", "cult_leader"), day(2), *events))


def test_a_cult_leader_between_the_good_calls_a_cult() -> None:
    doubts = [claim(seat, "is", 4, "imp") for seat in (1, 2, 7)]
    assert cult(*doubts) == [("cult",)]


def test_a_cult_leader_beside_somebody_suspect_does_not() -> None:
    doubts = [claim(seat, "is", 1, "imp") for seat in (2, 3, 5)]
    assert cult(*doubts) == []


def test_nobody_calls_who_has_not_said_what_they_are_or_is_something_else() -> None:
    doubts = [claim(seat, "is", 4, "imp") for seat in (1, 2, 7)]
    assert dares(a_mind("cult_leader", day(2), *doubts)) == []
    assert dares(a_mind("chef", day(2), claim(0, "claim", "cult_leader"), *doubts)) == []


def joins(role: str, *events: Event) -> bool:
    """Whether somebody joins the cult to which seat 3 has called."""
    mind = a_mind(role, day(2), *events, CultCalled(3))
    return bool(mind.choose(Ask(0, "cult", (None, "yes"))) == "yes")


def test_the_good_join_whom_they_trust_and_who_sits_between_the_good() -> None:
    far, beside = (
        [claim(seat, "is", at, role) for seat in (1, 5) for at, role in evil]
        for evil in (((7, "imp"), (6, "poisoner")), ((4, "imp"), (6, "poisoner")))
    )
    assert joins("chef", *far, *killed(1, 5)) is True
    assert joins("chef", *beside, *killed(1, 5)) is False
    assert joins("chef") is False


def test_the_evil_join_none_but_their_own() -> None:
    assert joins("poisoner", FRIEND) is False
    assert joins("poisoner", Informed(0, "demon", (3,), seats=(3,))) is True
    assert trusts_a_cult(a_mind("chef").memory, a_mind("chef").belief) is False


# ---- in whole games

SMALL = (
    "alsaahir", "cult_leader", "chef", "empath", "fortune_teller", "investigator",
    "damsel", "puzzlemaster", "poisoner", "imp",
)  # fmt: skip


def test_bots_of_a_script_with_these_roles_use_them_all() -> None:
    found: Counter[tuple[str, str]] = Counter()
    for seed in range(30):
        lots = Random(seed)
        telling = Telling(TALE, TALE.set_up(9, SMALL))
        play_one(Table(telling, lots.randrange, "sensible"), seed, seed)
        found.update((event.name, event.data().get("kind", "")) for event in telling.events())
    dared = [("used", "damsel"), ("stated", "accuse"), ("informed", "puzzlemaster"), ("cult_called", "")]
    assert min(found[one] for one in dared) > 0
    assert found["ended", "damsel"] < 30 / 2
