"""Before dawn and before the end, a person who leads is told what comes, and it comes."""

from __future__ import annotations

from random import Random

from tests.games.mafia32.table import Table
from tests.laws.playing import a_setup, steps

from fabula.core.events import Died, Jailed
from fabula.core.telling import Telling
from fabula.games.mafia32.tale import Mafia32

CARDS = "don mafioso doctor bodyguard beauty politician citizen citizen citizen citizen citizen judge"


def foreseen(table: Table, **night: object) -> list[tuple[str, dict[str, object]]]:
    """What is foreseen when the second night is over and dawn has not come."""
    telling = table.telling
    while telling.is_decided or telling.pending is not None or not is_dawn_next(telling):
        assert telling.begin_beat()
        table.answer_all({"judge": 10, **night})
    return lines(telling)


def is_dawn_next(telling: Telling) -> bool:
    """Whether nothing lies between here and dawn."""
    following = telling.tale.next_beat(telling.grimoire)
    return following is not None and following.name == "dawn" and telling.grimoire.phase == "night"


def lines(telling: Telling) -> list[tuple[str, dict[str, object]]]:
    """What is foreseen now."""
    return [(line.code, dict(line.args)) for line in telling.tale.foresee(telling.grimoire)]


def test_by_day_nothing_is_foreseen() -> None:
    assert lines(Table(CARDS, at_dawn=True).telling) == []


def test_a_quiet_night_is_foreseen() -> None:
    assert foreseen(Table(CARDS)) == [("foresee-nobody", {})]


def test_a_shot_is_foreseen_with_who_shot() -> None:
    shot = {"who": 6, "role": "mafia"}
    assert foreseen(Table(CARDS), mafia=6) == [("foresee-dies-shot", shot)]


def test_it_is_foreseen_why_somebody_lives() -> None:
    nobody: tuple[str, dict[str, object]] = ("foresee-nobody", {})
    for night, why, who in (
        ({"mafia": 6, "doctor": 6}, "healed", 6),
        ({"mafia": 6, "beauty": 6}, "blocked", 6),
        ({"mafia": 5}, "untouchable", 5),
    ):
        assert foreseen(Table(CARDS), **night) == [(f"foresee-{why}", {"who": who, "role": "mafia"}), nobody]


def test_a_guard_is_foreseen_to_die_for_another() -> None:
    assert foreseen(Table(CARDS), mafia=6, bodyguard=6) == [("foresee-dies-guard", {"who": 3, "ward": 6})]


def test_an_arrest_is_foreseen_unless_the_judge_dies() -> None:
    assert ("foresee-jailed", {"who": 1}) in foreseen(Table(CARDS), judge=1)
    assert foreseen(Table(CARDS), judge=1, mafia=11) == [
        ("foresee-dies-shot", {"who": 11, "role": "mafia"}),
    ]


def test_venom_is_foreseen_for_the_night_after() -> None:
    table = Table("don mafioso black_widow doctor citizen citizen citizen citizen citizen citizen citizen")
    assert foreseen(table, black_widow=6, doctor=4) == [
        ("foresee-nobody", {}),
        ("foresee-later", {"who": 6, "role": "black_widow"}),
    ]
    table.night().day()
    assert foreseen(table, doctor=4) == [("foresee-dies-venom", {"who": 6, "role": "black_widow"})]


def test_the_storytellers_own_stroke_is_foreseen() -> None:
    table = Table(CARDS)
    table.telling.begin_beat()
    table.telling.amend(("kill", 5))
    table.answer_all({"judge": 10})
    assert foreseen(table) == [("foresee-dies-storyteller", {"who": 5})]


def test_who_is_foreseen_to_die_dies_and_nobody_else() -> None:
    tale, dawns = Mafia32(), 0
    for seed in range(60):
        lots = Random(seed)
        for now in steps(Telling(tale, a_setup(tale, lots, 16)), lots, amends=0.03):
            if now.pending is None and is_dawn_next(now):
                dying = {line.args["who"] for line in tale.foresee(now.grimoire) if "dies" in line.code}
                jailed = {line.args["who"] for line in tale.foresee(now.grimoire) if "jailed" in line.code}
                fork = now.fork()
                before = len(fork.log)
                fork.begin_beat()
                came = fork.log[before:]
                assert dying == {event.seat for event in came if isinstance(event, Died)}
                assert jailed == {event.seat for event in came if isinstance(event, Jailed)}
                dawns += 1
    assert dawns > 150
