"""Before nightfall and before the end, a person who leads is told what comes, and it comes."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.vendetta.table import CROWD, Table
from tests.laws.playing import a_setup, steps

from fabula.core.events import Died
from fabula.core.telling import Telling
from fabula.games.vendetta.tale import Vendetta

CARDS = f"king lamia queen hunter hunter werewolf {CROWD}"
Lines = list[tuple[str, dict[str, Any]]]
NOBODY: tuple[str, dict[str, Any]] = ("foresee-nobody-nightfall", {})


def lines(telling: Telling) -> Lines:
    """What is foreseen now."""
    return [(line.code, dict(line.args)) for line in telling.tale.foresee(telling.grimoire)]


def is_nightfall_next(telling: Telling) -> bool:
    """Whether nothing lies between here and nightfall."""
    following = telling.tale.next_beat(telling.grimoire)
    return telling.pending is None and following is not None and following.name == "nightfall"


def foreseen(table: Table, **choices: Any) -> Lines:
    """What is foreseen when all calls of the next light time are over."""
    if table.telling.grimoire.phase != "vote":
        table.night()
    while not is_nightfall_next(table.telling):
        assert table.telling.begin_beat()
        table.answer_all(choices)
    return lines(table.telling)


def test_by_night_nothing_is_foreseen() -> None:
    assert lines(Table(CARDS).telling) == []
    assert lines(Table(CARDS).night().telling) == []


def test_a_quiet_light_time_is_foreseen() -> None:
    assert foreseen(Table(CARDS)) == [NOBODY]


def test_murder_is_foreseen_with_who_kills() -> None:
    assert foreseen(Table(CARDS), hunters=6, king=7, queen=8, werewolf=9) == [
        ("foresee-dies-murdered", {"who": 6, "role": "hunters"}),
        ("foresee-dies-murdered", {"who": 7, "role": "king"}),
        ("foresee-dies-murdered", {"who": 9, "role": "werewolf"}),
    ]


def test_it_is_foreseen_who_protects() -> None:
    by_the_queen = {"who": 6, "guard": "queen", "role": "hunters"}
    assert foreseen(Table(CARDS), hunters=6, queen=6) == [("foresee-protected", by_the_queen), NOBODY]
    table = Table(CARDS.replace("king", "prince"))
    by_the_prince = {"who": 7, "guard": "prince", "role": "hunters"}
    assert foreseen(table, hunters=7, prince=7) == [("foresee-protected", by_the_prince), NOBODY]


def test_who_is_out_is_not_at_home() -> None:
    away = {"who": 1, "ward": 7, "role": "hunters"}
    assert foreseen(Table(CARDS), hunters=1, lamia=["visit", 7]) == [("foresee-away", away), NOBODY]
    guest = {"who": 7, "ward": 1, "role": "hunters"}
    assert foreseen(Table(CARDS), hunters=7, lamia=["home", 7]) == [("foresee-away", guest), NOBODY]


def test_a_shared_fate_is_foreseen_and_who_is_kept_from_it() -> None:
    murdered = ("foresee-dies-murdered", {"who": 7, "role": "hunters"})
    shared = ("foresee-dies-shared", {"who": 1, "ward": 7})
    assert foreseen(Table(CARDS), hunters=7, lamia=["visit", 7]) == [murdered, shared]
    kept = {"who": 1, "guard": "queen", "ward": 7}
    saved = ("foresee-protected-shared", kept)
    assert foreseen(Table(CARDS), queen=1, hunters=7, lamia=["visit", 7]) == [murdered, saved]


def test_who_walks_into_an_ambush_is_foreseen() -> None:
    table = Table(CARDS.replace("lamia", "vampire"), pits=True)
    caught = ("foresee-dies-ambush", {"who": 0, "ward": 5})
    assert foreseen(table, king=5, queen=8, werewolf="ambush") == [caught]


def test_whom_the_pack_puts_forward_is_foreseen() -> None:
    table = Table(f"king hunter hunter tricky_varg pack_leader {CROWD}")
    instead = ("foresee-dies-diverted", {"who": 7, "ward": 4})
    assert foreseen(table, hunters=4, tricky_varg=7) == [instead]


def test_the_storytellers_own_stroke_is_foreseen_and_stopped_by_nothing() -> None:
    table = Table(CARDS).night()
    table.telling.begin_beat()
    table.answer_all({"lamia": ["visit", 7]})
    table.telling.amend(("kill", 1))
    assert foreseen(table, queen=1) == [("foresee-dies-storyteller", {"who": 1})]
    assert table.light().dead == [1]


def test_it_is_foreseen_who_is_spared() -> None:
    table = Table(CARDS.replace("lamia", "vampire"), pits=True)
    assert foreseen(table, king=5, queen=8, werewolf="ambush")
    table.telling.amend(("spare", 0))
    assert lines(table.telling) == [("foresee-spared", {"who": 0}), NOBODY]
    assert table.light().dead == []


def test_who_has_won_is_foreseen_and_then_told() -> None:
    table = Table("vampire vampire vampire vampire hunter vampire vampire")
    while table.telling.grimoire.phase != "vote":
        table.telling.begin_beat()
        if table.telling.grimoire.phase != "vote":
            table.answer_all({})
    table.answer_all({"vote": dict(enumerate((4, 4, 4, 4, 0, 4, 4)))})
    assert table.telling.is_decided
    assert lines(table.telling) == [("foresee-won", {"sides": ("vampires",)})]
    table.telling.begin_beat()
    assert table.side == "vampires"
    assert lines(table.telling) == []


def test_who_is_foreseen_to_die_dies_and_nobody_else() -> None:
    tale, nightfalls = Vendetta(), 0
    for seed in range(80):
        lots = Random(seed)
        for now in steps(Telling(tale, a_setup(tale, lots, 16)), lots, amends=0.03):
            if is_nightfall_next(now):
                dying = [line.args["who"] for line in tale.foresee(now.grimoire) if "dies" in line.code]
                fork = now.fork()
                before = len(fork.log)
                fork.begin_beat()
                came = [line.seat for line in fork.log[before:] if isinstance(line, Died)]
                assert sorted(dict.fromkeys(dying)) == came
                nightfalls += 1
    assert nightfalls > 100
