"""What the evil make up of the first night is told as often as what is true, and never of their own."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.minds.clocktower.test_sets import VIOLETS, a_mind, claim, day

from fabula.core.events import Nominated
from fabula.core.requests import Choice
from fabula.games.clocktower.almanac.cards import DAY, almanac
from fabula.games.clocktower.town.events import Informed
from fabula.minds.clocktower.fables import Fable
from fabula.minds.clocktower.inventions import Invention, what_is_told
from fabula.minds.clocktower.sensible import Sensible
from fabula.minds.clocktower.talk import own_story
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
    dreams = [a_dream(seed, *claims.items()) for seed in range(160)]
    assert {words[0] for words in dreams} == {"either"}
    assert 0.36 < sum(words[2] == claims[int(str(words[1]))] for words in dreams) / len(dreams) < 0.6
    assert {almanac.kind_of[str(words[3])] for words in dreams} == {"minion", "demon"}


def test_a_dream_is_drawn_and_not_chosen_for_what_would_help() -> None:
    invention = Invention(an_imp("saint").memory, lots_of(1, 1))
    first = ("either", 1, "artist", "witch")
    assert invention._is_like(first, first, 1)
    assert not invention._is_like(first, ("either", 2, "artist", "witch"), 1)
    assert invention._is_like(("demon_among", 1, 2, "yes"), ("demon_among", 1, 3, "yes"), 1)


def a_violet(cover: str, seed: int) -> Sensible:
    """A Fang Gu of eight on the first day, which passes for this."""
    mind = a_mind(VIOLETS, "fang_gu", Informed(0, "minions", (MINION,)), seed=seed)
    mind.memory.bluffs = (cover,)
    mind.keen = True
    mind.hear(day(1))
    return mind


def test_an_untold_dream_of_somebody_silent_follows_what_they_say() -> None:
    fit = 0
    for seed in range(LOTS // 4):
        mind = a_violet("dreamer", seed)
        seat = int(str(mind.part.news[0].words[1]))
        mind.hear(claim(seat, "claim", "artist"))
        words = mind.part.news[0].words
        assert words[1] == seat
        assert words == mind.part.news[0].words
        fit += words[2] == "artist"
    assert 0.3 < fit / (LOTS // 4) < 0.7  # as often as not it is so, one Demon in four having all learn lies


def test_who_passes_for_a_philosopher_tells_what_a_power_told_that_they_would_have_taken() -> None:
    news = [a_violet("philosopher", seed).part.news for seed in range(60)]
    assert all(len(one) <= 1 for one in news)
    dreams = [one[0].words for one in news if one]
    assert {words[0] for words in dreams} == {"either"}
    assert 10 < len(dreams) < 32


def test_who_passes_for_a_snake_charmer_has_found_the_demon_now_and_then() -> None:
    minds = [a_violet("snake_charmer", seed) for seed in range(100)]
    swapped = [mind for mind in minds if mind.part.knows]
    assert 5 < len(swapped) < 25
    for mind in minds:
        story = own_story(mind.memory, mind.part, mind.below)
        assert (("chose", "snake_charmer") in [words[:2] for words in story]) is (mind not in swapped)
    for mind in swapped:
        (seat,) = mind.part.knows
        assert seat not in mind.memory.friends
        assert mind._of_its_side.evil[seat] == pytest.approx(1.0)


def test_who_passes_for_a_mutant_says_to_be_somebody_quiet_and_goes_on_to() -> None:
    said = set()
    for seed in range(20):
        mind = a_violet("mutant", seed)
        assert mind.part.role == "mutant"
        ((word, role),) = own_story(mind.memory, mind.part, mind.below)
        assert word == "claim"
        said.add(role)
        mind.hear(claim(0, "claim", str(role)))
        assert mind.part.role == role
    assert said == {"artist", "philosopher", "sage"}


def test_some_of_the_evil_feign_to_be_mad_where_somebody_may_be() -> None:
    minds = [a_violet("clockmaker", seed) for seed in range(240)]
    mad = [mind for mind in minds if mind.pretence.feigns]
    assert 2 < len(mad) < 25
    for mind in mad:
        assert mind.words(DAY) == [("claim", "clockmaker")]
        mind.hear(day(2))
        assert mind._seems is None
    assert not any(an_imp("saint", seed=seed).pretence.feigns for seed in range(100))


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
