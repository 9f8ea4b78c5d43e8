"""Which roles are in play."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.clocktower.table import Table

from fabula.core.refusals import Refusal
from fabula.games.clocktower.almanac.cards import TROUBLE_BREWING, almanac
from fabula.games.clocktower.almanac.setup_table import CHANGES, TABLE, counts_for
from fabula.games.clocktower.sets.role_sets import EXAMPLES, Sets
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.square import count_kinds

PRINTED = """
5 6 7 8 9 10 11 12 13 14 15
3 3 5 5 5 7 7 7 9 9 9
0 1 0 1 2 0 1 2 0 1 2
1 1 1 1 1 2 2 2 3 3 3
1 1 1 1 1 1 1 1 1 1 1
"""
SIXTEEN = (
    "washerwoman librarian investigator chef empath fortune_teller undertaker monk ravenkeeper "
    "saint recluse poisoner spy scarlet_woman imp"
)


def test_the_table_is_the_books() -> None:
    players, *kinds = [[int(word) for word in line.split()] for line in PRINTED.split("\n") if line]
    assert dict(zip(players, zip(*kinds, strict=True), strict=True)) == TABLE


@pytest.mark.parametrize("seats", TABLE)
def test_there_are_as_many_roles_as_players(seats: int) -> None:
    assert sum(TABLE[seats]) == seats
    for change in CHANGES:
        assert {sum(counts.values()) for counts in counts_for(seats, (change,))} == {seats}


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_sets_of_the_book_are_legal(example: str) -> None:
    assert tuple(example.split()) in Sets(8, TROUBLE_BREWING)


@pytest.mark.parametrize("seats", TABLE)
def test_sets_by_lot_are_legal(seats: int) -> None:
    lots = Random(seats)
    sets = Sets(seats, TROUBLE_BREWING)
    for _ in range(50):
        drawn = sets.draw(lots.randrange)
        assert drawn in sets
        assert [count_kinds(almanac, drawn)] == counts_for(seats, drawn)


def test_all_sets_are_counted_and_can_be_listed() -> None:
    sets = Sets(5, TROUBLE_BREWING)
    listed = list(sets)
    assert len(listed) == len(sets) == 3 * 286 + 13 * 6
    assert all(one in sets for one in listed)


@pytest.mark.parametrize(
    "wrong",
    [
        "chef empath monk imp",
        "chef empath monk poisoner imp saint",
        "chef empath saint poisoner imp",
        "chef empath monk poisoner spy",
        "chef empath monk baron imp",
        "chef chef monk poisoner imp",
        "chef empath thief poisoner imp",
        "chef empath monk poisoner somebody",
    ],
)
def test_wrong_sets_are_refused(wrong: str) -> None:
    assert tuple(wrong.split()) not in Sets(5, TROUBLE_BREWING)


def test_five_to_twenty_may_play() -> None:
    tale = Clocktower()
    for seats in (4, 21):
        with pytest.raises(Refusal):
            tale.set_up(seats)
    for seats in range(5, 21):
        assert tale.set_up(seats).seats == seats


def test_above_fifteen_the_rest_are_travellers() -> None:
    table = Table(f"{SIXTEEN} thief:evil", poisoner=0)
    assert table.town.residents == tuple(range(15))
    assert table.town.travellers == ("thief",)


def test_with_twenty_players_each_traveller_is_another() -> None:
    table = Table(f"thief bureaucrat:evil {SIXTEEN} gunslinger scapegoat beggar", poisoner=2)
    assert table.town.travellers == ("thief", "bureaucrat", "gunslinger", "scapegoat", "beggar")
    assert table.town.residents == tuple(range(2, 17))


def test_the_role_of_a_traveller_is_known_to_all_and_the_side_to_them_alone() -> None:
    table = Table(f"thief:evil {SIXTEEN}", poisoner=2)
    heard = [event["e"] for event in table.heard_by("town")]
    assert "arrived" in heard
    assert "informed" not in heard
    told = [event for event in table.heard_by(0) if event["e"] == "informed"]
    assert [event["answer"] for event in told if event["kind"] == "side"] == ["evil"]


def test_an_evil_traveller_learns_the_demon_a_good_one_does_not() -> None:
    evil = Table(f"thief:evil {SIXTEEN}", poisoner=2)
    assert ("demon", (15,)) in [(e["kind"], e["answer"]) for e in evil.heard_by(0) if e["e"] == "informed"]
    good = Table(f"thief:good {SIXTEEN}", poisoner=2)
    assert [e["kind"] for e in good.heard_by(0) if e["e"] == "informed"] == ["side"]
    assert not [event for event in evil.heard_by(15) if event["e"] == "informed"]


def test_travellers_there_from_the_start_act_in_the_first_night() -> None:
    table = Table(f"{SIXTEEN} thief bureaucrat", poisoner=0).night(thief=3, bureaucrat=3)
    assert table.woke(15) == ["thief"]
    assert table.woke(16) == ["bureaucrat"]


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("chef empath monk poisoner imp thief", "unknown-role"),
        ("chef empath monk poisoner imp chef", "role-twice"),
        ("chef empath poisoner imp", "townsfolk-by-table"),
        ("chef empath monk baron saint imp", "outsiders-by-table"),
        ("chef empath monk poisoner drunk imp", "townsfolk-by-table"),
    ],
)
def test_a_script_from_which_no_game_can_be_dealt_is_refused(script: str, why: str) -> None:
    with pytest.raises(Refusal) as refused:
        Clocktower().set_up(5, tuple(script.split()))
    assert refused.value.why == why


def test_a_script_just_large_enough_may_be_played() -> None:
    for script in ("chef empath monk poisoner imp", "chef empath monk baron saint recluse imp"):
        roles = tuple(script.split())
        assert len(Sets(5, Clocktower().set_up(5, roles).roles)) >= 1


def test_each_player_is_shown_their_role_and_no_other() -> None:
    table = Table("imp poisoner chef empath monk")
    for seat, role in enumerate(("imp", "poisoner", "chef", "empath", "monk")):
        shown = [event for event in table.heard_by(seat) if event["e"] == "shown"]
        assert [(event["seat"], event["role"]) for event in shown] == [(seat, role)]


@pytest.mark.parametrize("script", [TROUBLE_BREWING, ("imp", "baron", "chef"), ()])
@pytest.mark.parametrize("seats", [5, 10])
def test_whether_there_is_a_set_needs_no_count_of_all(script: tuple[str, ...], seats: int) -> None:
    assert bool(Sets(seats, script)) == (len(Sets(seats, script)) > 0)
