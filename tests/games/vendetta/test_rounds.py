"""The world upside down: talk and execution by night, murder by day, and who wins."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.vendetta.table import Table

from fabula.games.vendetta.cards import SIDES
from fabula.games.vendetta.winners import THREE_ROUNDS, Standing, goes_on, winner

SIX = "vampire vampire vampire vampire"


def test_night_comes_first_then_dawn_day_and_sunset() -> None:
    table = Table(f"count hunter {SIX} vampire vampire")
    table.night().light(hunters=7)
    phases = [event["phase"] for event in table.found("phase")]
    assert phases == [
        "deal",
        "dusk",
        "acquaintance",
        "night",
        "vote",
        "dawn",
        "day",
        "sunset",
        "nightfall",
    ]


def test_the_calls_come_in_the_order_of_the_book() -> None:
    cards = (
        "beauty ghoul revenant scout dhampir banshee bride werewolf nosferatu count queen undine lamia monk "
        "fledgling hunter vampire vampire vampire vampire"
    )
    table = Table(cards)
    order = [
        "monk", "lamia", "undine", "queen", "hunters", "lord", "nosferatu", "shapeshifter", "bride",
        "banshee", "dhampir", "scout", "revenant", "ghoul", "beauty",
    ]  # fmt: skip
    introduced = ["hunters", *order[:4], "fledgling", *order[5:]]
    assert [event["step"] for event in table.found("called")] == introduced
    assert table.round().calls == order


def test_the_executed_dies_at_once_and_shows_the_card() -> None:
    table = Table(f"count hunter {SIX} vampire vampire").night(None, 2, 1, 2, 2)
    assert table.dead == [2]
    assert table.names()[-2:] == ["died", "revealed"]


def test_the_murdered_die_together_at_nightfall() -> None:
    table = Table(f"king hunter nosferatu {SIX} vampire vampire")
    table.round(hunters=2, king=3, nosferatu=1)
    assert table.dead == [1, 2, 3]
    deaths = table.names().index("died")
    assert table.names()[deaths - 1] == "phase"


def test_who_is_killed_by_day_still_acts_at_sunset() -> None:
    table = Table(f"king hunter hunter {SIX} vampire vampire").round(hunters=0, king=1)
    assert table.dead == [0, 1]


def test_one_player_may_be_killed_many_times() -> None:
    table = Table(f"king hunter nosferatu werewolf {SIX} vampire vampire")
    table.round(hunters=4, king=4, nosferatu=4, werewolf=4)
    assert table.dead == [4]


def test_nobody_learns_who_killed() -> None:
    table = Table(f"king hunter {SIX} vampire vampire").round(king=4)
    entries = [entry for entry in table.view(4) if entry["e"] in ("struck", "died")]
    assert entries == [{"e": "died", "seat": 4, "cause": "murder"}]


def test_only_the_living_are_called() -> None:
    table = Table(f"queen hunter {SIX} vampire vampire").night(None, *[0] * 7)
    assert table.light().calls == ["hunters"]


def test_the_vampires_win_with_the_last_enemy() -> None:
    table = Table(f"count hunter {SIX} vampire vampire").night(1, None, *[1] * 6)
    assert table.won == (("vampires",), (0, 2, 3, 4, 5, 6, 7))


def test_hunters_win_at_nightfall_once_they_are_as_many() -> None:
    table = Table("hunter hunter hunter vampire vampire vampire vampire", fate=0)
    table.round(hunters=3)
    assert table.side == "hunters"


def test_a_killer_keeps_hunters_from_winning() -> None:
    table = Table("hunter hunter hunter king vampire vampire vampire").round(hunters=4)
    assert table.won is None
    table.round(*[5] * 5, hunters=None)
    assert table.won is None
    table.night(*[3] * 3)
    assert table.side == "hunters"


@pytest.mark.parametrize(
    ("standing", "side"),
    [
        (Standing({"vampires": 2}), "vampires"),
        (Standing({}), "vampires"),
        (Standing({"vampires": 3, "hunters": 2}), None),
        (Standing({"vampires": 2, "hunters": 2}), "hunters"),
        (Standing({"vampires": 2, "hunters": 2}, armed=True), None),
        (Standing({"hunters": 1}), "hunters"),
        (Standing({"werewolf": 1}), "werewolf"),
        (Standing({"werewolf": 1, "hunters": 1}, armed=True), "werewolf"),
        (Standing({"werewolf": 1, "hunters": 2}, armed=True), None),
        (Standing({"werewolf": 1, "vampires": 1}, armed=True), None),
        (Standing({"werewolf": 2}, armed=True), None),
        (Standing({"werewolf": 2}, armed=True, kin=True), "werewolf"),
        (Standing({"vargs": 2, "vampires": 2}, armed=True), "vargs"),
        (Standing({"vargs": 2, "vampires": 2}, armed=True, killers=True), None),
        (Standing({"vargs": 2, "vampires": 1, "hunters": 1}, armed=True), None),
        (Standing({"vargs": 1}, armed=True), "vargs"),
    ],
)
def test_who_wins_at_nightfall(standing: Standing, side: str | None) -> None:
    assert winner(standing, at_nightfall=True) == side


@pytest.mark.parametrize("at_nightfall", [False, True])
def test_nobody_wins_where_the_counts_of_hunters_and_vampires_say_so(at_nightfall: bool) -> None:
    for counts in product(range(4), repeat=len(SIDES)):
        living = [side for side, count in zip(SIDES, counts, strict=True) for _ in range(count)]
        sides = dict(zip(SIDES, counts, strict=True))
        for kin, due in product((False, True), repeat=2):
            if goes_on(living, heads_count=at_nightfall or due):
                standing = Standing(sides, kin=kin, due=due, quiet=THREE_ROUNDS - 1)
                assert winner(standing, at_nightfall=at_nightfall) is None, standing


def test_after_an_execution_hunters_have_to_wait_for_nightfall() -> None:
    level = {"vampires": 2, "hunters": 2}
    assert winner(Standing(level), at_nightfall=False) is None
    assert winner(Standing(level, due=True), at_nightfall=False) == "hunters"
