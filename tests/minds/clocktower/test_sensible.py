"""The sensible mind of the Clocktower: what it says and makes up, whom it suspects, kills and votes for."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from fabula.core.events import Claimed, Condemned, Died, Event, Nominated, PhaseBegan, Raised, Shown
from fabula.core.requests import Ask, Below, Window
from fabula.core.telling import Telling
from fabula.games import tale_called
from fabula.games.clocktower.phases.day_options import acts
from fabula.games.clocktower.town.ballots import Polled, Tallied
from fabula.games.clocktower.town.events import Executed, Informed, NothingHappened, Used
from fabula.minds.clocktower import Sensible
from fabula.minds.clocktower.belief import Belief
from fabula.minds.clocktower.night import by_role, prey
from fabula.minds.clocktower.voting import waits_for_the_mayor
from fabula.sim import simulate
from fabula.sim.play import Table, play_one
from fabula.sim.seeding import lots_of

TALE = tale_called("clocktower")
EVERYONE = tuple(range(8))
UP_OR_DOWN = (None, "hand")


def first_lot(_: int) -> int:
    """Always the first option."""
    return 0


def a_mind(role: str, *events: Event, seat: int = 0, seats: int = 8, below: Below | None = None) -> Sensible:
    """A mind with a role, that has heard this; all hunches are level."""
    mind = Sensible(TALE.set_up(seats), seat, below or Random(1).randrange)
    mind.memory.hunches = {}
    for event in (Shown(seat, role), PhaseBegan("night", 1), *events):
        mind.hear(event)
    return mind


def day(number: int) -> Event:
    """A day begins."""
    return PhaseBegan("day", number)


def claim(seat: int, *words: Any) -> Event:
    """Somebody says something."""
    return Claimed(seat, words)


def killed(*seats: int) -> list[Event]:
    """These die in the night."""
    return [Died(seat, "night") for seat in seats]


def said(mind: Sensible, prompt: str = "day") -> list[Any]:
    """All it says while the floor is open."""
    everyone, roles = EVERYONE, mind.memory.setup.roles
    window = Window(everyone, prompt, acts(everyone, roles, everyone, everyone, everyone, ()))
    words: list[Any] = []
    while (one := mind.speak(window)) is not None:
        words.append(one)
    return words


def nominates(mind: Sensible, number: int) -> list[Any]:
    """Whom it nominates."""
    mind.hear(PhaseBegan("nominations", number))
    return said(mind, "nominations")


def hand(mind: Sensible, nominee: int, *up: int, by: int = 7) -> bool:
    """Whether its hand is up, when these were up before."""
    mind.hear(Nominated(by, nominee))
    mind.hear(PhaseBegan("vote", mind.memory.number))
    for count, seat in enumerate(up, start=1):
        mind.hear(Polled(seat, True, count))
    return bool(mind.choose(Ask(mind.memory.seat, "vote", UP_OR_DOWN)) == "hand")


IMP = (
    Informed(0, "minions", (1,), seats=(1,)),
    Informed(0, "bluffs", ("chef", "monk", "saint")),
)
MINION = (Informed(0, "demon", (1,), seats=(1,)),)
INVESTIGATOR = Informed(0, "investigator", (3, 4, "spy"), a=3, b=4, shown="spy")


# ---- the good


def test_what_was_learned_is_told_by_the_second_day_and_once() -> None:
    mind = a_mind("investigator", INVESTIGATOR, day(1), day(2))
    words = said(mind)
    assert words[:2] == [("claim", "investigator"), ("one_of", 3, 4, "spy")]
    for one in words:
        mind.hear(Claimed(0, one))
    mind.hear(day(3))
    assert ("one_of", 3, 4, "spy") not in said(mind)


def test_an_empath_tells_of_each_night_in_turn() -> None:
    first, second = Informed(0, "empath", 0, n=0), Informed(0, "empath", 1, n=1)
    mind = a_mind("empath", first, day(1), PhaseBegan("night", 2), second, *killed(1), day(3))
    assert said(mind)[:3] == [("claim", "empath"), ("neighbours", "0"), ("neighbours", "1")]


def test_who_tells_of_two_nights_on_a_day_is_understood_so() -> None:
    heard = (day(1), Died(1, "execution"), day(2), claim(0, "claim", "empath"))
    told = (claim(0, "neighbours", "1"), claim(0, "neighbours", "0"))
    mind = a_mind("chef", *heard, *told, seat=4)
    assert mind.belief.evil[1] > mind.belief.evil[7]
    assert mind.belief.evil[2] < mind.belief.evil[3]


def test_a_ravenkeeper_keeps_quiet_or_is_a_bait_at_first() -> None:
    first = [said(a_mind("ravenkeeper", day(1), below=Random(seed).randrange)) for seed in range(40)]
    claims = {words[1] for one in first for words in one if words[0] == "claim"}
    assert [] in first
    assert claims
    assert claims <= {"fortune_teller", "empath", "undertaker"}


def test_who_was_a_bait_tells_the_truth_where_it_matters() -> None:
    mind = a_mind("soldier", day(1), claim(0, "claim", "empath"), claim(3, "claim", "empath"), day(2))
    assert ("claim", "soldier") in said(mind)


@pytest.mark.parametrize("role", ["saint", "mayor", "soldier"])
def test_whoever_is_nominated_says_what_they_are(role: str) -> None:
    mind = a_mind(role, day(1), Nominated(2, 0), PhaseBegan("plea", 1))
    assert said(mind, "plea") == [("claim", role)]


def test_whoever_the_news_point_at_is_suspect() -> None:
    mind = a_mind("investigator", INVESTIGATOR, day(1))
    belief = mind.belief
    assert min(belief.evil[3], belief.evil[4]) > max(belief.evil[seat] for seat in (1, 2, 5, 6, 7))
    assert belief.evil[0] == 0


def test_of_two_with_the_same_role_one_lies() -> None:
    mind = a_mind("chef", day(1), claim(3, "claim", "monk"), claim(4, "claim", "monk"))
    assert mind.belief.evil[3] > 0.4
    assert a_mind("monk", day(1), claim(4, "claim", "monk")).belief.evil[4] > 0.8


def test_more_outsiders_than_there_can_be_are_suspect() -> None:
    three = [claim(seat, "claim", role) for seat, role in ((2, "saint"), (3, "butler"), (4, "recluse"))]
    few, many = a_mind("chef", day(1), three[0]), a_mind("chef", day(1), *three)
    assert many.belief.evil[2] > few.belief.evil[2]


def test_who_nominated_the_virgin_and_was_executed_is_cleared_with_her() -> None:
    heard = (day(1), Nominated(2, 3), Executed(2, "virgin"), Died(2, "execution"), day(2))
    mind = a_mind("chef", *heard)
    assert max(mind.belief.evil[2], mind.belief.evil[3]) < 0.1 < mind.belief.evil[4]


def sharp(*events: Event) -> Sensible:
    """A Chef who plans, and has heard this on the first day and since."""
    mind = a_mind("chef", day(1), *events)
    mind.keen = True
    return mind


def both_evil(belief: Belief, *two: int) -> float:
    """How likely these two are evil together."""
    return sum(chance for chance, world in belief.chances if world.evil.issuperset(two))


def test_sharp_minds_see_who_never_suspects_whom_after_the_first_day() -> None:
    says = [claim(2, "suspect", 4), claim(3, "suspect", 5)]
    first, later = sharp(*says).belief, sharp(day(2), *says).belief
    pair = (4, 2)  # hardly both of them are evil, if one suspected the other, but those who plan may be
    assert both_evil(first, *pair) > 1.5 * both_evil(later, *pair)
    assert later.evil[2] < later.evil[6]  # and the evil suspect less at all


def test_sharp_minds_see_whose_hand_stayed_down_for_whom() -> None:
    vote = [Nominated(2, 4), Raised(4, (2, 3, 5))]
    first, later = sharp(*vote).belief, sharp(day(2), *vote).belief
    assert first.demon[4] == pytest.approx(first.demon[6], rel=0.05)
    assert both_evil(later, 4, 6) > 4 * both_evil(later, 4, 3)


def test_sharp_minds_ask_whom_the_demon_would_rather_have_killed() -> None:
    says = [claim(2, "claim", "fortune_teller"), claim(3, "claim", "monk"), claim(4, "claim", "mayor")]
    passed_over = sharp(*says, PhaseBegan("night", 2), *killed(3), day(2)).belief
    assert passed_over.evil[2] > 1.5 * passed_over.evil[4]
    strongest = sharp(*says, PhaseBegan("night", 2), *killed(2), day(2)).belief
    assert strongest.evil[3] == pytest.approx(strongest.evil[4], rel=0.1)


def test_a_shot_in_vain_tells_something() -> None:
    mind = a_mind("chef", day(1), Used(2, "slayer", 3), NothingHappened())
    assert mind.belief.demon[3] < mind.belief.demon[4]


def test_the_most_suspect_is_nominated_and_voted_for_and_others_are_not() -> None:
    mind = a_mind("fortune_teller", day(1), *(claim(s, "claim", "monk") for s in (3, 4)))
    mind.hear(Informed(0, "fortune_teller", "yes", a=3, b=5))
    assert nominates(mind, 1) == [("nominate", 3)]
    assert hand(mind, 3)
    assert not hand(mind, 6)


def test_nobody_is_nominated_without_evidence() -> None:
    assert nominates(a_mind("chef", day(1)), 1) == []


def test_with_four_alive_somebody_is_nominated() -> None:
    mind = a_mind("soldier", day(1), *killed(4, 5, 6, 7), day(4))
    assert [words[0] for words in nominates(mind, 4)] == ["nominate"]


def test_who_says_to_be_the_saint_is_spared() -> None:
    suspect = (day(1), claim(3, "claim", "monk"), claim(4, "claim", "monk"))
    mind = a_mind("soldier", *suspect)
    assert hand(mind, 3)
    assert not hand(a_mind("soldier", *suspect, claim(3, "claim", "saint")), 3)


def test_the_dead_keep_their_vote_for_the_last_days() -> None:
    news = (day(1), claim(3, "claim", "monk"), claim(4, "claim", "monk"), Died(0, "night"))
    assert not hand(a_mind("soldier", *news, day(2)), 3)
    assert hand(a_mind("soldier", *news, *killed(1, 2, 5, 6), day(4)), 3)


def test_a_butlers_hand_follows_the_masters() -> None:
    lots = (day(1), claim(3, "claim", "monk"), claim(4, "claim", "monk"))
    mind = a_mind("butler", *lots)
    mind.memory.chosen["butler"] = [5]
    assert not hand(mind, 3)
    assert not hand(mind, 3, 2)
    assert hand(mind, 3, 2, 5)


def test_with_three_alive_a_mayor_nobody_doubts_is_waited_for() -> None:
    rest = (*killed(3, 4, 5, 6, 7), day(4))
    assert waits_for_the_mayor((mind := a_mind("mayor", day(1), *rest)).memory, mind.belief)
    assert nominates(mind, 4) == []
    assert not waits_for_the_mayor((other := a_mind("soldier", day(1), *rest)).memory, other.belief)


def test_a_slayer_shoots_when_sure_and_not_before() -> None:
    mind = a_mind("slayer", day(1), day(3))
    assert "slay" not in [words[0] for words in said(mind)]
    sure = [claim(2, "demon_among", 3, 4, "yes"), claim(5, "demon_among", 3, 6, "yes")]
    mind = a_mind("slayer", day(1), *sure, claim(7, "is", 3, "imp"), day(3))
    assert ("slay", 3) in said(mind)


def test_a_slayer_about_to_die_shoots() -> None:
    mind = a_mind("slayer", day(1), Nominated(3, 0), Condemned((0,)))
    assert [words[0] for words in nominates(mind, 1)] == ["slay"]


# ---- the evil


def test_the_imp_pretends_to_be_what_it_was_shown_and_stays_so() -> None:
    mind = a_mind("imp", *IMP, day(1), day(2), claim(5, "claim", "chef"), day(3))
    role = next(words[1] for words in said(mind) if words[0] == "claim")
    assert role in ("monk", "saint")
    mind.hear(claim(0, "claim", role))
    mind.hear(day(4))
    assert "claim" not in [words[0] for words in said(mind)]


@pytest.mark.parametrize("seed", range(12))
def test_a_minion_pretends_to_be_what_nobody_says_to_be(seed: int) -> None:
    taken = ("washerwoman", "librarian", "chef", "empath", "soldier")
    claims = [claim(seat, "claim", role) for seat, role in enumerate(taken, start=2)]
    mind = a_mind("poisoner", *MINION, day(1), *claims, day(3), below=Random(seed).randrange)
    mind.pretence.stands = False  # by the cover it has had since dawn
    role = next((words[1] for words in said(mind) if words[0] == "claim"), "monk")
    assert role not in (*taken, "drunk", "imp", "poisoner")


def test_made_up_news_frame_the_good() -> None:
    for seed in range(30):
        mind = a_mind("spy", *MINION, day(1), day(2), below=Random(seed).randrange)
        mind.pretence.role = "investigator"
        told = [words for words in said(mind) if words[0] == "one_of"]
        assert all({a, b}.isdisjoint({0, 1}) for _, a, b, _ in told)


def test_the_imp_kills_the_strong_and_never_its_own() -> None:
    claims = (claim(4, "claim", "empath"), claim(5, "claim", "soldier"), claim(1, "claim", "fortune_teller"))
    mind = a_mind("imp", *IMP, day(1), *claims)
    assert mind.choose(Ask(0, "imp", EVERYONE)) == 4
    assert prey(mind.memory, (0, 1, 5), first_lot) == 5


def test_a_demon_with_nobody_left_to_kill_chooses_the_dead_and_none_of_its_own() -> None:
    mind = a_mind("imp", *IMP, day(1), *killed(2, 3, 4, 5, 6, 7), day(3))
    assert all(mind.choose(Ask(0, "imp", EVERYONE)) in (2, 3, 4, 5, 6, 7) for _ in range(8))


def test_a_kazali_who_chooses_minions_kills_nobody_by_it() -> None:
    options = ((1, "poisoner"), (2, "witch"))
    assert a_mind("kazali").choose(Ask(0, "kazali", options)) in options


def test_the_imp_passes_on_only_when_found_out() -> None:
    mind = a_mind("imp", *IMP, day(1), day(3), below=lambda n: n - 1)
    assert mind.choose(Ask(0, "imp", EVERYONE)) not in (0, 1)
    signs = [claim(seat, "demon_among", 0, other, "yes") for seat, other in ((2, 3), (4, 5), (6, 7))]
    for event in (*signs, claim(3, "is", 0, "imp")):
        mind.hear(event)
    assert mind.choose(Ask(0, "imp", EVERYONE)) == 0


def test_the_poisoner_poisons_who_learns_something_every_night() -> None:
    mind = a_mind("poisoner", *MINION, day(1), claim(4, "claim", "undertaker"), claim(5, "claim", "chef"))
    assert mind.choose(Ask(0, "poisoner", EVERYONE)) == 4


def test_a_minion_votes_for_the_demon_only_when_it_is_lost() -> None:
    mind = a_mind("baron", *MINION, day(1), day(2), below=lambda _: 1)
    assert not hand(mind, 1, 2, 3)
    assert hand(mind, 1, 2, 3, 4, 5)


def test_the_evil_save_the_demon_by_another_execution() -> None:
    mind = a_mind("baron", *MINION, day(1), day(2), Nominated(2, 1), Tallied(1, 4, 4), Condemned((1,)))
    assert hand(mind, 5)
    assert nominates(mind, 2)[0][1] not in (0, 1)


def test_on_the_first_day_the_evil_vote_as_their_cover_would() -> None:
    signs = [claim(seat, "demon_among", 1, other, "yes") for seat, other in ((2, 3), (4, 5))]
    signs += [claim(6, "is", 1, "imp"), claim(0, "claim", "soldier")]
    for role, known in (("baron", MINION), ("chef", ())):
        mind = a_mind(role, *known, day(1), *signs)
        assert hand(mind, 1, 2, 3)


# ---- all of it


def test_sharp_evil_players_pass_for_good_until_few_are_left() -> None:
    plain, sharp_one = a_mind("poisoner", *MINION, day(2)), a_mind("poisoner", *MINION, day(2))
    sharp_one.keen = True
    assert (plain.hides, sharp_one.hides) == (False, True)
    for event in killed(3, 4, 5, 6):
        sharp_one.hear(event)
    assert not sharp_one.hides


def test_a_fortune_teller_asks_about_two_others_who_live() -> None:
    mind = a_mind("fortune_teller", day(1), *killed(3))
    two = mind.choose(Ask(0, "fortune_teller", tuple(combinations(EVERYONE, 2))))
    assert {0, 3}.isdisjoint(two)


def test_the_same_lots_make_the_same_game() -> None:
    def played() -> list[Any]:
        return play_one(Table(Telling(TALE, TALE.set_up(8)), lots_of(5, 5), "sensible")).telling.log

    assert played() == played()


@pytest.mark.parametrize(("seats", "games"), [(5, 40), (8, 40), (10, 4), (17, 1)])
def test_games_end_and_neither_side_wins_all_of_many(seats: int, games: int) -> None:
    tally = simulate(TALE, TALE.set_up(seats), games, seed=3, bots="sensible")
    assert tally.sides.total() == games
    assert games < 10 or 0.25 < tally.sides["good"] / games < 0.75


def test_who_is_mad_says_what_they_have_to_be_taken_for_and_only_that_day() -> None:
    mind = a_mind("chef", Informed(0, "mad", "saint", shown="saint"), day(1))
    assert said(mind) == [("claim", "saint")]
    mind.hear(PhaseBegan("night", 2))
    mind.hear(day(2))
    assert ("claim", "saint") not in said(mind)


@pytest.mark.parametrize("prompt", ["cerenovus", "pit_hag"])
def test_minions_of_violets_harm_the_good(prompt: str) -> None:
    mind = a_mind("poisoner", Informed(0, "demon", (3,), seats=(3,)))
    options = tuple((seat, role) for seat in EVERYONE for role in ("imp", "saint", "chef"))
    for lot in range(20):
        seat, role = by_role(mind.memory, prompt, options, Random(lot).randrange)
        assert seat not in (0, 3)
        assert role != "imp"
