"""What a phone is asked by night betrays nobody: no role that is not dreamt of, no word, nothing too late."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest
from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

from fabula.check import faults_of_header
from fabula.check.nights import faults_of_nights
from fabula.core.grimoire import Setup
from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.games import TALES, tale_called
from fabula.games.clocktower.almanac.cards import DEMON, MINION, OUTSIDER, TOWNSFOLK, almanac, of_kind
from fabula.games.clocktower.almanac.companions import RULED_ALONE
from fabula.games.clocktower.phases.calls import questions_at
from fabula.games.clocktower.sets.role_sets import Sets
from fabula.sim.nights import betrayals

GAMES = range(120)
OF_EACH = {TOWNSFOLK: 16, OUTSIDER: 6, MINION: 6, DEMON: 4}
TALE = tale_called("clocktower")
SIXTY = 60


def a_setup(lots: Random) -> Setup:
    """Some players, some Travellers, two Fabled, and roles by lot out of which a game can be dealt."""
    residents, travellers = lots.randint(7, 15), lots.randint(0, 3)
    company = lots.sample(RULED_ALONE, 2)
    while True:
        drawn = [lots.sample(of_kind(kind, almanac.printed), many) for kind, many in OF_EACH.items()]
        roles = tuple(chain.from_iterable(drawn))
        if Sets(residents, roles):
            late = tuple(range(travellers))
            return TALE.set_up(residents + travellers, roles, travellers=late, company=company)


def test_no_phone_alone_shows_a_role_or_a_word_and_each_question_has_its_time() -> None:
    for seed in GAMES:
        lots = Random(seed)
        assert list(betrayals(Telling(TALE, a_setup(lots)), lots.randrange)) == []


@pytest.mark.parametrize("tale", TALES.values(), ids=list(TALES))
def test_each_role_that_wakes_and_each_jinx_is_looked_at_by_the_check(tale: Tale) -> None:
    assert list(faults_of_nights(tale)) == []


ASKING = tuple(role.id for role in almanac if role.id in almanac and role.asks)
BY_ANOTHER_SCRIPT = ("lunatic",)  # which is asked what the Demon of their choice is asked


def test_sixty_roles_ask_at_their_line() -> None:
    assert len(ASKING) == SIXTY


@pytest.mark.parametrize("role", ASKING)
def test_a_card_that_does_not_say_that_it_asks_is_found(role: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(almanac[role], "asks", 0)
    by_its_code = [fault.partition(": its header")[0] for fault in faults_of_header(TALE, almanac[role])]
    expected = [] if role in BY_ANOTHER_SCRIPT else [f"clocktower: {role} can ask a player at its line"]
    assert by_its_code == expected
    assert any(f"night:{almanac[role].line} puts" in fault for fault in faults_of_nights(TALE, (role,)))


@pytest.mark.parametrize("role", ["shabaloth", "po", "lleech", "al_hadikhia", "harlot"])
def test_a_card_that_says_one_question_too_few_is_found(role: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Lleech asks twice in one night where somebody comes to be it later than on the first."""
    questions = almanac[role].asks
    assert isinstance(questions, int)
    monkeypatch.setattr(almanac[role], "asks", questions - 1)
    assert any(f"night:{almanac[role].line} puts" in fault for fault in faults_of_nights(TALE, (role,)))


@pytest.mark.parametrize("role", ["alsaahir", "gunslinger", "washerwoman", "magician"])
def test_who_asks_by_day_alone_or_nobody_need_not_say_so(role: str) -> None:
    assert not almanac[role].asks
    assert list(faults_of_header(TALE, almanac[role])) == []
    assert list(faults_of_nights(TALE, (role,))) == []


def test_a_card_that_does_not_say_that_it_names_roles_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for role in TALE.choose_roles:
        with monkeypatch.context() as patched:
            patched.setattr(almanac[role], "names_roles", False)
            (fault,) = faults_of_nights(TALE, (role,))
        header = almanac[role].header
        assert fault == f"clocktower: {role} offers roles by night: {header} needs names_roles=True"


def test_all_dream_of_roles_where_somebody_may_have_to_choose_one() -> None:
    assert TALE.roles_dreamt(("imp", "philosopher")) == ("imp", "philosopher")
    assert TALE.roles_dreamt(("imp", "chef")) == ()


def test_where_somebody_plays_by_hand_what_has_no_rules_all_dream_of_roles() -> None:
    assert TALE.roles_dreamt(("imp", "wizard")) == ("imp", "wizard")


def test_lil_monsta_is_taken_by_choosing_oneself() -> None:
    table = Table("lil_monsta:spy poisoner poppy_grower chef empath monk slayer", poisoner=3)
    assert table.asked_by_night("take_monsta") == (None, 0)


@pytest.mark.parametrize(
    ("roles", "also", "line", "questions"),
    [
        ("lil_monsta:spy poisoner chef empath monk slayer soldier", "", "lil_monsta", 1),
        ("lil_monsta:spy poisoner chef empath monk slayer soldier", "poppy_grower", "lil_monsta", 2),
        ("lil_monsta:spy poisoner chef empath monk slayer soldier", "poppy_grower pit_hag", "lil_monsta", 3),
        ("lil_monsta:spy poisoner chef empath monk slayer soldier", "poppy_grower engineer", "lil_monsta", 3),
        ("leviathan poisoner chef empath monk slayer soldier", "", "leviathan", 3),
        ("kazali chef empath monk slayer soldier virgin", "", "kazali", 1),
        ("imp poisoner chef empath monk slayer soldier", "lunatic po", "lunatic", 3),
        ("imp poisoner chef empath monk slayer soldier", "hatter", "hatter", 2),
        ("imp poisoner chef empath monk slayer soldier", "hatter lil_monsta", "hatter", 3),
        ("imp poisoner chef empath monk slayer soldier", "barber", "barber", 1),
        ("imp poisoner chef empath monk slayer soldier", "barber hermit", "barber", 2),
        ("imp poisoner chef empath monk slayer soldier", "barber hermit philosopher", "barber", 3),
        ("imp poisoner chef empath monk slayer soldier", "hatter hermit", "hatter", 4),
        ("imp poisoner chef empath monk slayer soldier", "hermit philosopher", "poisoner", 1),
        ("imp poisoner chef empath monk slayer soldier", "village_idiot", "village_idiot", 1),
        ("imp poisoner chef empath monk slayer soldier", "", "washerwoman", 0),
    ],
)
def test_a_call_has_time_for_as_many_questions_as_there_may_be(
    roles: str, also: str, line: str, questions: int
) -> None:
    assert questions_at(Table(roles, also=also).telling.grimoire, line) == questions


def test_a_demon_with_the_scissors_of_a_barber_and_of_a_hermit_has_time_for_both() -> None:
    table = Table("barber hermit chef empath monk slayer virgin poisoner imp")
    table.night(poisoner=2).day((2, 0, (2, 3, 4, 5, 6)))
    assert questions_at(table.telling.grimoire, "barber") == 2
    table.night(poisoner=2, imp=1, monk=3, barber=(3, 4))
    assert len(table.asked("barber")) == 2
    assert [one["seat"] for one in table.found("woke") if one["role"] == "barber"] == [8, 8]


def test_beside_a_barista_there_is_time_for_all_things_twice() -> None:
    table = Table("imp poisoner chef empath monk slayer soldier")
    arrive(table, "barista")
    assert [questions_at(table.telling.grimoire, line) for line in ("poisoner", "chef")] == [2, 0]
    table.bury(7)
    assert questions_at(table.telling.grimoire, "poisoner") == 1


def test_with_a_toymaker_a_demon_may_be_asked_once_more() -> None:
    table = Table("imp poisoner chef empath monk slayer soldier", company=("toymaker",), also="lunatic po")
    lines = ("imp", "po", "lunatic", "poisoner")
    assert [questions_at(table.telling.grimoire, line) for line in lines] == [2, 4, 4, 1]


def test_two_with_one_ability_choose_at_the_same_moment() -> None:
    table = Table("imp fortune_teller philosopher empath monk slayer poisoner", philosopher="fortune_teller")
    table.night(fortune_teller={1: (0, 3), 2: (0, 1)}, poisoner=5)
    chosen = [one for one in table.found("chose") if one["role"] == "fortune_teller"]
    assert [(one["seat"], tuple(one["choice"])) for one in chosen] == [(1, (0, 3)), (2, (0, 1))]
    woken = [one["seat"] for one in table.found("woke") if one["role"] == "fortune_teller"]
    assert woken == [1, 2]
