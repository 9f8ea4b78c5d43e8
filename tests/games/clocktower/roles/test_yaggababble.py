"""The Yaggababble."""

from __future__ import annotations

from tests.games.clocktower.square import open_talk
from tests.games.clocktower.table import Table

ROLES = "yaggababble poisoner empath chef monk slayer soldier"


def babbled(*said: tuple[int, str, int], roles: str = ROLES, **choices: object) -> Table:
    """The phrase is trust in the Chef; these have spoken; the second night is over."""
    table = open_talk(Table(roles).night(phrase=("trust", 3), poisoner=6))
    for seat, word, whom in said:
        table.say(seat, word, whom)
    return table.open_nominations().close_the_day().night(**{"poisoner": 6, "monk": 5, **choices})


def test_it_learns_its_phrase_and_nobody_else() -> None:
    table = Table(ROLES).night(phrase=("suspect", 3))
    assert table.told(0)[0] == ("suspect", 3)
    assert [e["kind"] for e in table.found("informed") if e["kind"].startswith("phrase")] == [
        "phrase_suspect"
    ]


def test_for_each_time_it_was_said_a_player_may_die() -> None:
    table = babbled((0, "trust", 3), (0, "trust", 3), yaggababble=[2, 3])
    assert table.asked("phrase_said")[0][0] == 2
    assert table.dead == [2, 3]
    assert table.woke(0) == []


def test_nobody_need_die() -> None:
    assert babbled((0, "trust", 3)).dead == []


def test_another_sentence_or_another_mouth_does_not_count() -> None:
    table = babbled((0, "suspect", 3), (0, "trust", 2), (2, "trust", 3))
    assert table.asked("phrase_said")[0][0] == 0
    assert table.asked("yaggababble") == []


def test_ruling_448_the_storyteller_adds_what_was_said_aloud() -> None:
    assert babbled(phrase_said=1, yaggababble=2).dead == [2]


def test_what_was_said_yesterday_is_over() -> None:
    table = babbled((0, "trust", 3)).day().night(poisoner=6, monk=5)
    assert table.asked("phrase_said")[0][0] == 0


def test_poisoned_it_kills_nobody() -> None:
    assert babbled((0, "trust", 3), poisoner=0, yaggababble=2).dead == []


def test_the_monk_protects_from_it() -> None:
    assert babbled((0, "trust", 3), monk=2, yaggababble=2).dead == []


def test_an_exorcist_keeps_it_from_killing() -> None:
    roles = "yaggababble poisoner empath exorcist monk slayer soldier"
    table = babbled((0, "trust", 3), roles=roles, exorcist=0)
    assert table.asked("phrase_said") == []
