"""Drafts of the Clocktower: every role that is told something has news, and all of it can be said."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from tests.laws.playing import a_setup, steps

from fabula.core.events import Claimed
from fabula.core.grimoire import Setup
from fabula.core.requests import Choice, Window
from fabula.core.telling import Telling
from fabula.core.views import hears
from fabula.games import TALES
from fabula.games.clocktower.almanac.cards import GOOD, NIGHT, almanac
from fabula.games.clocktower.almanac.retelling import CLAIMS
from fabula.games.clocktower.town.claims import claims
from fabula.minds.clocktower.drafts import Draft
from fabula.minds.clocktower.memory import Memory, Said
from fabula.rooms.progress.drafting import drafted

SEATS = 9
SCRIPT = tuple(role for role in almanac.kind_of if not role.startswith("own_"))
SEEN = ("beggar",)  # what is given to whom all have seen
TOLD = tuple(role for role in SCRIPT if role not in SEEN and CLAIMS.get(role) and almanac[role].side == GOOD)


def memory_of(role: str = "imp", nights: int = 4, seats: int = SEATS) -> Memory:
    """Somebody evil on a late day: the King was killed in the third night, one executed the day before."""
    memory = Memory(Setup("clocktower", seats, roles=SCRIPT), 0)
    memory.role, memory.side_now, memory.number = role, "evil", nights
    memory.minions, memory.demon = (1,), 0
    for seat, said in ((2, "king"), (1, "chef")):
        memory.hear(Claimed(seat, ("claim", said)))
    for seat, day, cause in ((2, 3, NIGHT), (3, 3, "execution"), (4, 2, NIGHT), (5, 2, NIGHT), (6, 2, NIGHT)):
        memory.deaths[seat] = (day, cause)
        memory.living.remove(seat)
    memory.executed = {3: 3}
    memory.dawns = {1: tuple(range(seats)), 2: (0, 1, 2, 3, 7, 8), 3: (0, 1, 3, 7, 8), 4: (0, 1, 7, 8)}
    memory.first_guesses = {0: Said(1, 0, (("is", 3, "chef"),))}
    return memory


def draft(memory: Memory, role: str, seed: int = 1) -> list[tuple[Choice, ...]]:
    """What a draft of this role tells, night by night."""
    return [one.words for one in Draft(memory, Random(seed).randrange).as_if(role)]


@pytest.mark.parametrize("role", TOLD)
def test_every_role_that_is_told_something_has_news_that_can_be_said(role: str) -> None:
    memory = memory_of()
    if role in ("sage", "ravenkeeper"):
        memory.deaths[0] = (4, NIGHT)
    patterns = claims(tuple(range(SEATS)), SCRIPT)
    for seed in range(12):
        news = draft(memory, role, seed)
        assert news, "nothing is made up"
        for words in news:
            assert any(words in one for one in patterns), words
            assert words[0] in CLAIMS[role], words


def test_a_juggler_has_news_only_after_guesses_that_all_have_heard_on_the_first_day() -> None:
    memory = memory_of()
    assert draft(memory, "juggler") in ([("number", "juggler", "0")], [("number", "juggler", "1")])
    memory.first_guesses = {0: Said(2, 0, (("is", 3, "chef"),))}
    assert draft(memory, "juggler") == []


def test_who_learns_something_by_dying_has_nothing_to_say_before_and_nothing_after() -> None:
    memory = memory_of()
    assert draft(memory, "sage") == draft(memory, "ravenkeeper") == []
    memory.deaths[0] = (2, "execution")
    assert draft(memory, "sage") == draft(memory, "ravenkeeper") == []
    memory.deaths[0] = (4, NIGHT)
    assert [words[0] for words in draft(memory, "sage")] == ["demon_among"]
    assert draft(memory, "empath")[3:] == [], "whoever died by night was told nothing more"


def test_a_king_hears_of_somebody_only_while_no_fewer_are_dead() -> None:
    memory = memory_of()
    assert draft(memory, "king") == [("in_play", "chef")], "in the fourth night alone five of nine are dead"


def test_a_lycanthrope_chose_whoever_died_and_an_innkeeper_two() -> None:
    memory = memory_of()
    assert draft(memory, "lycanthrope")[1] == ("chose", "lycanthrope", 2)
    guests = draft(memory, "innkeeper")
    assert len(guests) == 2 * 3
    assert len(set(guests[:2])) == 2


def test_an_exorcist_never_chose_the_same_twice_running_and_somebody_good_where_nobody_died() -> None:
    memory = memory_of(nights=5)  # nobody has died in the fourth and the fifth night
    for seed in range(20):
        chosen = [words[2] for words in draft(memory, "exorcist", seed)]
        assert len(chosen) == 4
        assert all(one != other for one, other in pairwise(chosen))
        assert not {*chosen[2:]} & {0, 1}
    assert [words[0] for words in draft(memory, "snake_charmer")] == ["chose"] * 5


@pytest.mark.parametrize(
    "role",
    ["savant", "gossip", "alsaahir", "cult_leader", "amnesiac", "alchemist", "philosopher", "cannibal"],
)
def test_of_what_no_words_of_claims_can_hold_nothing_is_made_up(role: str) -> None:
    assert draft(memory_of(), role) == []


def test_what_was_said_already_of_the_nights_before_stands() -> None:
    memory = Memory(Setup("clocktower", 7, roles=("empath", "imp")), 0)
    memory.number = 3
    free = Draft(memory, lambda _: 0).as_if("empath")
    assert [one.words for one in free] == [("neighbours", "0")] * 3
    memory.words.append(Said(1, 0, ("neighbours", "2")))
    memory.words.append(Said(1, 1, ("neighbours", "1")))
    bound = Draft(memory, lambda _: 0).as_if("empath")
    assert [one.words for one in bound] == [("neighbours", "2")] * 3, "nobody around has died since"


def test_a_word_that_all_may_use_stands_where_it_was_said_as_that_role() -> None:
    memory = memory_of()
    memory.words.append(Said(1, 0, ("is", 5, "imp")))
    assert draft(memory, "grandmother") != [("is", 5, "imp")], "an opinion is no grandchild"
    memory.words += [Said(2, 0, ("claim", "grandmother")), Said(2, 0, ("is", 7, "monk"))]
    assert draft(memory, "grandmother") == [("is", 7, "monk")]


def test_in_any_game_a_draft_of_any_role_can_be_said() -> None:
    tale, looked = TALES["clocktower"], 0
    for seed in range(6):
        lots = Random(seed)
        telling = Telling(tale, a_setup(tale, lots, 12, every=True))
        for now in steps(telling, lots):
            if not isinstance(now.pending, Window) or lots.random() > 0.1:
                continue
            seat = lots.choice(now.pending.seats)
            window = now.ask_of(seat)
            heard = [event for event in now.events() if hears(seat, event)]
            for role in lots.sample(now.setup.roles, 4) if isinstance(window, Window) else ():
                for words in drafted(now.setup, seat, heard, role)[1:]:
                    assert words in window.options, (seed, role, words)
                    looked += 1
    assert looked
