"""How sharp minds of the Clocktower weigh what they hear of others, and what they see all do."""

from __future__ import annotations

from tests.minds.clocktower.test_sensible import INVESTIGATOR, a_mind, both_evil, claim, day

from fabula.core.events import Died, Event
from fabula.games.clocktower.town.events import Executed, Survived
from fabula.minds.clocktower import Sensible
from fabula.minds.clocktower.belief import clues
from fabula.minds.clocktower.tells import LEFT_OF, seen_by_the_sharp
from fabula.minds.clocktower.world import World
from fabula.minds.clocktower.worlds import FITS, Scales, worlds

WAYS = worlds(tuple(range(8)), 1)
EVIL_ARE_1_AND_2 = [WAYS.world(number) for number in range(len(WAYS))].index(World(1, frozenset((1, 2))))
TWO = (5, "one_of", 3, 4, "spy")


def of_level(keen: bool, role: str, *events: Event) -> Sensible:
    """A mind with this role that has heard this, sharp or as sharp ones once were."""
    mind = a_mind(role, *events)
    mind.keen = keen
    return mind


def fit(word: str, *about: object) -> float:
    """How well a clue fits that 1 and 2 are evil, and 1 the Demon."""
    return float(FITS[word](WAYS, *about)[EVIL_ARE_1_AND_2])


def test_what_others_tell_counts_for_less_to_the_sharp_and_what_one_knows_as_much() -> None:
    told = (day(1), claim(5, "claim", "investigator"), claim(*TWO))
    by_others = [of_level(keen, "chef", *told).belief.evil[3] for keen in (True, False)]
    assert 2 / 7 < by_others[0] < by_others[1]
    own = [of_level(keen, "investigator", INVESTIGATOR, day(1)).belief.evil[3] for keen in (True, False)]
    assert own[0] == own[1] > by_others[0]


def test_a_share_of_a_clue_is_a_power_of_it() -> None:
    clue = ("minion_of_two", 5, 3, 4)
    assert fit("hearsay", 0.5, *clue) == fit(*clue) ** 0.5
    assert all(0 < share < 1 and word in FITS for word, share in LEFT_OF.items())


def test_hands_that_stay_down_are_suspect_most_of_all_for_the_demon() -> None:
    for plans in (False, True):
        for_good, for_demon = [
            (fit("hands_of_all", plans, at, (2,), ()), fit("hands_of_all", plans, at, (), (2,)))
            for at in (5, 1)
        ]
        assert for_demon[0] < for_good[0]
        assert for_good[1] < for_demon[1]
        assert (for_good[0] < for_good[1]) == plans


def test_the_evil_may_play_openly_or_by_plan_and_what_fits_either_is_believed() -> None:
    word = ("calls_evil", True, 1, 2)
    openly, planned = [fit(word[0], plans, *word[1:]) for plans in (False, True)]
    assert 5 * openly < planned < 1
    heard = (day(1), day(2), claim(2, "suspect", 4), claim(3, "suspect", 5))
    belief = of_level(True, "chef", *heard).belief
    alone = [of_one_manner(manner, *heard) for manner in ("openly", "by_plan")]
    assert min(alone) < both_evil(belief, 2, 4) < max(alone)


def of_one_manner(manner: str, *events: Event) -> float:
    """How likely two are evil of whom one suspects the other, to somebody who knows how the evil play."""
    mind = of_level(True, "chef", *events)
    memory = mind.memory
    found = seen_by_the_sharp(memory, clues(memory, private=True), memory.seat)._asdict()
    seen = (*found["either"], *found[manner])
    ways = worlds(memory.residents, memory.table[2])
    fits = Scales().weigh(memory.residents, memory.table[2], seen)
    of_both, open_to = fits[ways.many_evil((2, 4)) == 2], fits[~ways.is_evil(memory.seat)]
    return float(of_both.sum() / open_to.sum())


def test_the_evil_who_play_openly_suspect_their_own_less_than_half_as_often_later() -> None:
    says = (claim(2, "suspect", 4), claim(3, "suspect", 5))
    first, later = of_one_manner("openly", day(1), *says), of_one_manner("openly", day(1), day(2), *says)
    assert first > 2 * later


def test_too_many_outsiders_tell_nothing_if_the_evil_plan_who_count_them_too() -> None:
    says = [claim(seat, "claim", role) for seat, role in ((3, "recluse"), (4, "butler"), (5, "saint"))]
    memory = of_level(True, "chef", day(1), *says).memory
    seen = seen_by_the_sharp(memory, clues(memory, private=True), 0)
    words = [[word for word, *_ in some] for some in (seen.either, seen.openly, seen.by_plan)]
    assert ["outsiders" in some for some in words] == [False, True, False]


def test_who_lived_through_an_execution_is_rather_good_and_twice_on_end_nearly_for_sure() -> None:
    def lives_on(*days: int) -> float:
        heard = [one for number in days for one in (day(number), Executed(3), Survived(3))]
        return of_level(True, "chef", day(1), *heard).belief.evil[3]

    assert lives_on() > lives_on(2) > lives_on(2, 4) > 2 * lives_on(2, 3)


def test_who_is_exiled_in_vain_has_not_lived_through_an_execution() -> None:
    mind = of_level(True, "chef", day(1), Executed(2), Died(2, "execution"), Survived(3))
    assert not mind.memory.survived
