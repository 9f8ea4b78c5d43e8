"""What the evil make up of the first night is told as often as what is true, and never of their own."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.minds.clocktower.test_sets import VIOLETS, a_mind, claim, day

from fabula.core.events import Nominated
from fabula.core.requests import Choice
from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.town.events import Informed
from fabula.minds.clocktower.fables import Fable
from fabula.minds.clocktower.inventions import fits, what_is_told
from fabula.minds.clocktower.sensible import Sensible
from fabula.sim.seeding import lots_of

SET = "trouble_brewing"
LOTS = 400
MINION = 4


def an_imp(role: str, *, keen: bool = True, seed: int = 0, minion: int = MINION) -> Sensible:
    """An Imp of eight on the first day, which was shown one role that is free, and its Minion."""
    mind = a_mind(
        SET,
        "imp",
        Informed(0, "minions", (minion,)),
        Informed(0, "bluffs", (role,), seats=(0,)),
        seed=seed,
    )
    mind.memory.bluffs = (role,)
    mind.keen = keen
    mind.hear(day(1))
    return mind


def told(role: str, minion: int = MINION) -> list[tuple[Choice, ...]]:
    memory = an_imp(role, minion=minion).memory
    news = [Fable(memory, role, lots_of(3, lot)).first_news() for lot in range(LOTS)]
    return [words for words in news if words is not None]


def test_an_empath_is_told_of_evil_neighbours_as_often_as_a_true_one_but_never_beside_a_friend() -> None:
    numbers = Counter(words[1] for words in told("empath"))
    assert sum(numbers.values()) == LOTS
    assert {*numbers} == {"0", "1", "2"}
    assert numbers["1"] > numbers["2"] > 0
    assert {words[1] for words in told("empath", minion=1)} == {"0"}


def test_a_fortune_teller_hears_yes_as_well_as_no() -> None:
    answers = Counter(words[3] for words in told("fortune_teller"))
    assert answers["yes"] + answers["no"] == LOTS
    assert 0.45 < answers["yes"] / LOTS < 0.7


def test_an_investigator_is_shown_none_of_the_evil() -> None:
    shown = told("investigator")
    assert len(shown) == LOTS
    assert not any(seat in words[1:3] for words in shown for seat in (0, MINION))


@pytest.mark.parametrize("role", ["saint", "undertaker", "monk"])
def test_whoever_is_told_nothing_in_the_first_night_has_no_fable(role: str) -> None:
    assert told(role) == []


def test_what_is_told_does_not_hang_on_what_would_help() -> None:
    """All that is chosen is whom it is about."""
    assert what_is_told(("demon_among", 1, 2, "yes")) == ("demon_among", "yes")
    assert what_is_told(("one_of", 1, 2, "spy")) == ("one_of", "spy")
    assert what_is_told(("one_of", 1, 2, "monk")) == ("one_of",)
    answers = Counter(str(an_imp("fortune_teller", seed=seed).part.news[0].words[3]) for seed in range(30))
    assert min(answers["yes"], answers["no"]) > 5


def test_who_passes_for_a_butler_serves_one_master_and_follows_their_hand() -> None:
    mind = an_imp("butler")
    master = mind.part.master
    assert master is not None
    assert master == mind.part.master
    mind.memory.hands_up = []
    assert not mind._may_as_a_butler()
    mind.memory.hands_up = [master]
    assert mind._may_as_a_butler()


def test_a_bait_is_no_other_cover() -> None:
    mind = an_imp("ravenkeeper")
    assert mind.part.role == "ravenkeeper"
    mind.pretence.bait = "empath"
    mind.hear(claim(0, "claim", "empath"))
    assert mind.part.role == "ravenkeeper"
    mind.hear(Nominated(1, 0))
    assert mind.words("plea")[0] == ("claim", "ravenkeeper")


def a_dream(seed: int, *claims: tuple[int, str]) -> tuple[Choice, ...]:
    """What an evil player who passes for a Dreamer has dreamt, having heard this."""
    mind = a_mind(VIOLETS, "fang_gu", Informed(0, "minions", (MINION,)), seed=seed)
    mind.memory.bluffs = ("dreamer",)
    mind.keen = True
    for event in (day(1), *(claim(seat, "claim", role) for seat, role in claims)):
        mind.hear(event)
    (one,) = [news.words for news in mind.part.news]
    return one


def test_a_dream_fits_what_the_good_say_as_often_as_a_true_one() -> None:
    claims = dict(enumerate(("artist", "oracle", "sage", "klutz", "savant", "juggler", "seamstress"), 1))
    dreams = [a_dream(seed, *claims.items()) for seed in range(40)]
    assert {words[0] for words in dreams} == {"either"}
    assert 0.4 < sum(words[2] == claims[int(str(words[1]))] for words in dreams) / len(dreams) < 0.85
    assert {almanac.kind_of[str(words[3])] for words in dreams} == {"minion", "demon"}


def test_a_dream_is_chosen_among_those_that_fit_alike() -> None:
    claims = {1: "artist", 2: "oracle"}
    assert fits(claims, ("either", 1, "artist", "witch")) is True
    assert fits(claims, ("either", 2, "artist", "witch")) is False
    assert fits(claims, ("either", 3, "artist", "witch")) is None
    assert fits(claims, ("number", "clockmaker", "2")) is None


def test_the_evil_choose_a_cover_before_anybody_speaks_and_some_stand_by_it() -> None:
    stand: set[int] = set()
    give_way: set[int] = set()
    for seed in range(24):
        mind = a_mind(VIOLETS, "witch", Informed(0, "demon", (MINION,)), seed=seed)
        mind.keen = True
        mind.hear(day(1))
        cover = mind.pretence.role
        assert cover is not None
        mind.hear(claim(2, "claim", cover))
        (stand if mind.part.role == cover else give_way).add(seed)
        if seed in stand:
            assert ("suspect", 2) in mind.words("day")
    assert min(len(give_way), len(stand)) > 4


def test_no_cover_is_kept_that_a_friend_has_claimed() -> None:
    for seed in range(12):
        mind = a_mind(VIOLETS, "witch", Informed(0, "demon", (MINION,)), seed=seed)
        mind.hear(day(1))
        cover = str(mind.pretence.role)
        mind.hear(claim(MINION, "claim", cover))
        assert mind.part.role != cover
