"""The ghoul bites before the vote, or by a variant visits graves."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_the_bitten_has_a_vote_more_against_them() -> None:
    table = Table(f"ghoul hunter hunter {CROWD}").round(ghoul=5)
    assert table.night(6, 5).dead == [5]


def test_all_hear_of_the_vote_and_nobody_of_the_ghoul() -> None:
    table = Table(f"ghoul hunter hunter {CROWD}").round(ghoul=5).night(6, 5)
    assert {"e": "burdened", "seat": 5, "votes": 1} in table.view(4)
    assert "chose" not in [entry["e"] for entry in table.view(4)]


def test_the_bite_of_a_ghoul_who_was_killed_that_day_counts() -> None:
    table = Table(f"ghoul hunter hunter {CROWD}").round(hunters=0, ghoul=5)
    assert table.night(None, 6, 5).dead == [5]


def test_the_bite_lasts_one_night() -> None:
    table = Table(f"ghoul hunter hunter {CROWD}").round(ghoul=5).night()
    table.light(ghoul=6)
    assert table.night(7, None, None, None, 7).dead == [7]


def test_where_nobody_raises_a_hand_a_bite_executes_nobody() -> None:
    table = Table(f"ghoul hunter hunter {CROWD}").round(ghoul=5).night()
    assert table.dead == []
    assert "tied" not in table.names()


def test_in_a_panic_a_bite_alone_executes_nobody() -> None:
    table = Table(f"ghoul hunter {CROWD}", voting="panic").round(ghoul=5)
    table.night(nominate={4: 5}, panic=None)
    assert table.dead == []


def test_variant_the_ghoul_learns_the_role_of_one_of_the_dead() -> None:
    table = Table(f"ghoul hunter hunter {CROWD}", ghoul="grave", fury=True).round(hunters=5)
    table.round(ghoul=5)
    assert [event["role"] for event in table.found("saw")] == ["vampire"]


def test_variant_while_nobody_is_dead_there_is_no_grave() -> None:
    table = Table(f"ghoul hunter hunter {CROWD}", ghoul="grave").round()
    assert table.found("saw") == []
    assert table.woke(0) == ["ghoul"]
