"""What the sensible mind makes of what is told in Bad Moon Rising and Sects & Violets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fabula.core.events import Chose, Claimed, Died, Event, PhaseBegan, Raised, Shown
from fabula.core.requests import Window
from fabula.games import tale_called
from fabula.games.clocktower.phases.day_options import acts
from fabula.games.clocktower.phases.day_powers import JUGGLE
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.ballots import Polled
from fabula.games.clocktower.town.claims import claims
from fabula.games.clocktower.town.events import Asked, Informed, Stated
from fabula.games.clocktower.town.statements import Sight
from fabula.minds.clocktower import Sensible
from fabula.minds.clocktower.statements import judged
from fabula.minds.clocktower.voting import guilt, rope, whom_to_nominate
from fabula.minds.clocktower.world import World
from fabula.minds.clocktower.worlds import worlds

TALE = tale_called("clocktower")
EVERYONE = tuple(range(8))
MOON, VIOLETS = "bad_moon_rising", "sects_and_violets"


def a_mind(script: str, role: str, *events: Event, seed: int = 1) -> Sensible:
    """A mind in seat 0 with a role of a set, that has heard this; all hunches are level."""
    mind = Sensible(TALE.set_up(8, Clocktower.scripts.named[script]), 0, Random(seed).randrange)
    mind.memory.hunches = {}
    for event in (Shown(0, role), PhaseBegan("night", 1), *events):
        mind.hear(event)
    return mind


def day(number: int) -> Event:
    """A day begins."""
    return PhaseBegan("day", number)


def claim(seat: int, *words: Any) -> Event:
    """Somebody says something."""
    return Claimed(seat, words)


def said(mind: Sensible) -> list[Any]:
    """All it says by day."""
    options = acts(EVERYONE, mind.memory.setup.roles, (), (), (), ())
    words: list[Any] = []
    while (one := mind.speak(Window(EVERYONE, "day", options))) is not None:
        words.append(one)
        if one == ("ready",):
            break
    return words


def evil(script: str, role: str, *told: Any, before: tuple[Event, ...] = ()) -> dict[int, float]:
    """How evil each looks after somebody in seat 1 has said to be this, and has told that."""
    events = (*before, claim(1, "claim", role), claim(1, *told))
    return a_mind(script, "mutant" if script == VIOLETS else "tinker", day(1), *events).belief.evil


NEWS = (
    ("clockmaker", {"answer": 2, "n": 2}, ("number", "clockmaker", "2")),
    ("oracle", {"answer": 1, "n": 1}, ("number", "oracle", "1")),
    ("flowergirl", {"answer": "no"}, ("answer", "flowergirl", "no")),
    ("town_crier", {"answer": "yes"}, ("answer", "town_crier", "yes")),
    ("seamstress", {"answer": "no", "a": 3, "b": 5}, ("same_side", 3, 5, "no")),
    ("sage", {"answer": (2, 6), "a": 2, "b": 6}, ("demon_among", 2, 6, "yes")),
    ("dreamer", {"answer": ("artist", "witch")}, ("either", 4, "artist", "witch")),
)


@pytest.mark.parametrize(("role", "facts", "words"), NEWS, ids=[role for role, *_ in NEWS])
def test_whoever_learned_something_says_so_in_words_that_all_may_say(
    role: str, facts: dict[str, Any], words: tuple[Any, ...]
) -> None:
    mind = a_mind(VIOLETS, role, Chose(0, role, 4), Informed(0, role, **facts), day(1), day(2), day(3))
    assert words in said(mind)
    assert any(words in pattern for pattern in claims(EVERYONE, Clocktower.scripts.named[VIOLETS]))


def test_a_chambermaid_and_a_grandmother_tell_too() -> None:
    woke = Informed(0, "chambermaid", 1, a=2, b=3, n=1)
    assert ("woke", 2, 3, "1") in said(a_mind(MOON, "chambermaid", woke, day(1), day(2)))
    child = Informed(0, "grandmother", (4, "fool"), place=4, shown="fool")
    assert ("is", 4, "fool") in said(a_mind(MOON, "grandmother", child, day(1), day(2)))


def test_words_of_one_set_are_not_said_in_another() -> None:
    said_in = {
        name: {one.word for one in claims(EVERYONE, Clocktower.scripts.named[name])}
        for name in Clocktower.scripts.named
    }
    violets = {"number", "answer", "same_side", "either", "chose"}
    assert said_in[VIOLETS] - said_in["trouble_brewing"] == violets
    assert said_in[MOON] - said_in["trouble_brewing"] == {"woke", "chose"}


def test_a_clockmaker_s_one_speaks_against_two_who_sit_side_by_side() -> None:
    near = (claim(2, "suspect", 3), claim(5, "suspect", 4))
    beside, far = (evil(VIOLETS, "clockmaker", "number", "clockmaker", n, before=near) for n in ("1", "4"))
    assert beside[3] + beside[4] > far[3] + far[4]


def test_an_oracle_speaks_of_the_dead() -> None:
    dead = (Died(5, "execution"), PhaseBegan("night", 2), Died(6, "night"), day(2))
    found, nobody = (evil(VIOLETS, "oracle", "number", "oracle", n, before=dead) for n in ("1", "0"))
    assert found[5] > found[4] > found[6] > nobody[6]
    assert nobody[5] < nobody[4]


def test_a_flowergirl_speaks_of_the_hands_of_the_day_before() -> None:
    votes = (*(Polled(seat, seat in (2, 3), seat) for seat in EVERYONE),)
    heard = (*votes, *raised(2, 3), PhaseBegan("night", 2), day(2))
    yes, no = (
        evil(VIOLETS, "flowergirl", "answer", "flowergirl", one, before=heard) for one in ("yes", "no")
    )
    assert yes[2] > yes[6]
    assert no[2] < no[6]


def raised(*hands: int) -> tuple[Event, ...]:
    """These were up for the one in seat 7."""
    return (Raised(7, hands),)


def test_a_seamstress_sets_two_apart() -> None:
    apart = evil(VIOLETS, "seamstress", "same_side", 3, 4, "no")
    alike = evil(VIOLETS, "seamstress", "same_side", 3, 4, "yes")
    assert apart[3] > apart[5]
    assert alike[3] < alike[5]


def test_a_juggler_s_number_speaks_for_or_against_whom_they_guessed() -> None:
    heard = (
        *(claim(seat, "claim", role) for seat, role in ((3, "artist"), (4, "oracle"), (5, "sage"))),
        Stated(1, JUGGLE, (("is", 3, "artist"), ("is", 4, "oracle"))),
        PhaseBegan("night", 2), day(2),
    )  # fmt: skip
    all_right, none = (evil(VIOLETS, "juggler", "number", "juggler", n, before=heard) for n in ("2", "0"))
    assert max(all_right[3], all_right[4]) < all_right[5]
    assert none[3] > none[5]


def test_a_mathematician_s_nothing_speaks_against_whom_others_only_spoke_wrongly_of() -> None:
    heard = (claim(2, "claim", "seamstress"), claim(2, "same_side", 3, 4, "no"))
    alone = evil(VIOLETS, "mathematician", "suspect", 0, before=heard)
    nothing = evil(VIOLETS, "mathematician", "number", "mathematician", "0", before=heard)
    assert nothing[3] + nothing[4] > alone[3] + alone[4]


@pytest.mark.parametrize(
    ("a", "b", "number", "sign"),
    [
        ("minstrel", "tea_lady", "1", 1),  # in the first night neither wakes, but a Devil’s Advocate does
        ("minstrel", "tea_lady", "0", -1),
        ("sailor", "minstrel", "1", -1),
        ("sailor", "minstrel", "2", 1),
        ("godfather", "gossip", "2", 0),  # who may wake or not
    ],
)
def test_a_chambermaid_counts_whom_what_they_say_to_be_wakes(a: str, b: str, number: str, sign: int) -> None:
    claims = (claim(2, "claim", a), claim(3, "claim", b))
    alone = evil(MOON, "chambermaid", "suspect", 0, before=claims)
    told = evil(MOON, "chambermaid", "woke", 2, 3, number, before=claims)
    more, before = told[2] + told[3], alone[2] + alone[3]
    assert (more > before + 0.01) - (more < before - 0.01) == sign


def test_a_savant_weighs_two_things_of_which_one_is_so() -> None:
    pair = (("of_side", 3, "evil"), ("of_side", 4, "evil"))
    belief = a_mind(VIOLETS, "savant", day(1), Informed(0, "savant", pair)).belief.evil
    assert belief[3] == belief[4] > belief[5]
    other = (("of_side", 3, "evil"), ("and", ("of_kind", 4, "demon"), ("not", ("of_side", 3, "good"))))
    belief = a_mind(VIOLETS, "savant", day(1), Informed(0, "savant", other)).belief.evil
    assert belief[3] > belief[4]


@pytest.mark.parametrize(("answer", "sign"), [("yes", 1), ("no", -1), ("unsure", 0)])
def test_an_artist_heeds_the_answer(answer: str, sign: int) -> None:
    asked = Asked(0, (("beside", 4, "demon"),))
    belief = a_mind(VIOLETS, "artist", day(1), asked, Informed(0, "artist", answer)).belief.demon
    assert (belief[3] > belief[6]) - (belief[3] < belief[6]) == sign


def test_what_says_nothing_of_sides_is_left_open() -> None:
    ways, sight, here = worlds(EVERYONE[:-1], 1), Sight(EVERYONE, EVERYONE, ()), EVERYONE[:-1]
    at = [ways.world(number) for number in range(len(ways))].index(World(2, frozenset((2, 5))))
    for statement, found in (
        (("in_play", "artist"), {True, False}),
        (("is", 3, "artist"), {True, False}),
        (("is", 2, "artist"), {False}),
        (("is", 2, "vortox"), {True, False}),
        (("is", 5, "vortox"), {False}),
        (("of_kind", 5, "minion"), {True}),
        (("of_kind", 3, "townsfolk"), {True, False}),
        (("of_side", 7, "evil"), {True, False}),
        (("beside", 4, "evil"), {True}),
        (("count", "evil", 2), {True, False}),
        (("count", "evil", 1), {False}),
        (("or", ("of_side", 2, "evil"), ("in_play", "artist")), {True}),
        (("words", "Who knows?"), {True, False}),
    ):
        may_be = judged(statement, ways, sight, here)
        assert (may_be.so[at], may_be.not_so[at]) == (True in found, False in found), statement


def test_a_dreamer_s_good_role_is_what_they_say_or_speaks_against_them() -> None:
    heard = (claim(4, "claim", "artist"),)
    trusted = evil(VIOLETS, "dreamer", "either", 4, "artist", "witch", before=heard)
    doubted = evil(VIOLETS, "dreamer", "either", 4, "oracle", "witch", before=heard)
    assert trusted[4] < trusted[5]
    assert doubted[4] > doubted[5]


def test_a_sage_shows_who_killed_them() -> None:
    shown = evil(VIOLETS, "sage", "demon_among", 3, 4, "yes", before=(Died(1, "night"),))
    assert min(shown[3], shown[4]) > 1.5 * shown[5]


def test_where_a_vortox_may_be_somebody_is_executed_every_day() -> None:
    mind = a_mind(VIOLETS, "mutant", day(1))
    score = guilt(mind.memory, mind.belief)
    assert rope(mind.memory, score) < min(score.values())
    assert whom_to_nominate(mind.memory, mind.belief, mind.memory.others, lambda _: 1) is not None


def test_whoever_seems_dead_may_be_a_zombuul_while_nights_are_quiet() -> None:
    quiet = [Died(5, "execution"), PhaseBegan("night", 2), day(2)]
    loud = [Died(5, "execution"), PhaseBegan("night", 2), Died(6, "night"), day(2)]
    likely, hardly = (a_mind(MOON, "tinker", day(1), *heard).belief.demon[5] for heard in (quiet, loud))
    assert likely > 2 * hardly
    assert 5 in guilt((mind := a_mind(MOON, "tinker", day(1), *quiet)).memory, mind.belief)
    assert 5 not in a_mind(VIOLETS, "mutant", day(1), *quiet).memory.may_be_demons


@pytest.mark.parametrize("role", ["clockmaker", "oracle", "flowergirl", "seamstress", "dreamer"])
def test_news_are_made_up_for_a_cover_and_can_be_said(role: str) -> None:
    for seed in range(20):
        friends = Informed(0, "demon", (1,), seats=(1,))
        mind = a_mind(VIOLETS, "witch", friends, day(1), PhaseBegan("night", 2), day(2), seed=seed)
        mind.pretence.role = role
        mind.pretence.prepare()
        words = [news.words for news in mind.pretence.news]
        possible = claims(EVERYONE, Clocktower.scripts.named[VIOLETS])
        assert words or role == "seamstress"
        assert all(any(one in pattern for pattern in possible) for one in words)


def test_a_mutant_says_to_be_something_else() -> None:
    for seed in range(20):
        words = said(a_mind("sects_and_violets", "mutant", day(2), seed=seed))
        claimed = [one[1] for one in words if one[0] == "claim"]
        assert claimed
        assert "mutant" not in claimed
