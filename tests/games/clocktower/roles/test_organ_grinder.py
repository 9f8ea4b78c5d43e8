"""The Organ Grinder, and votes in secret."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, tokens
from tests.games.clocktower.table import Table

ROLES = "organ_grinder imp empath chef monk slayer soldier butler"
HEARD = ("polled", "raised", "tallied", "condemned", "tied", "electorate")


def voted(table: Table, nominator: int, nominee: int, *hands: int) -> Table:
    """A nomination and its vote in secret."""
    return table.nominate(nominator, nominee, secret_vote=dict.fromkeys(hands, "hand"))


def with_a_gunslinger() -> Table:
    """Nominations are open; a Gunslinger has come."""
    table = Table(ROLES)
    arrive(table, "gunslinger")
    return table.night().open_nominations()


def test_nobody_sees_hands_or_counts_and_who_is_executed_all_hear() -> None:
    table = voted(Table(ROLES).night().open_nominations(), 3, 4, 2, 3, 4, 5).close_the_day()
    assert table.executed == [4]
    for listener in (*range(8), "town"):
        assert not [
            event for event in table.heard_by(listener) if event["e"] in HEARD or event.get("kind") == "spent"
        ]
        assert not [event for event in table.heard_by(listener) if event["e"] == "secretly_raised"]


def test_all_are_asked_at_once() -> None:
    table = voted(Table(ROLES).night().open_nominations(), 3, 4, 2)
    assert len(table.asked("secret_vote")) == 8
    assert table.found("announced") == [{"e": "announced", "kind": "eyes_closed"}]


def test_too_few_hands_are_too_few_and_the_most_are_the_most() -> None:
    table = Table(ROLES).night().open_nominations()
    voted(table, 3, 4, 2, 3, 5)
    voted(table, 2, 5, 2, 3, 4, 5)
    voted(table, 4, 3, 2, 3, 4, 5, 1, 0)
    assert table.close_the_day().executed == [3]


def test_a_dead_players_vote_is_spent_and_only_they_learn_it() -> None:
    table = Table(ROLES).night().day().night(imp=5, monk=6)
    voted(table.open_nominations(), 3, 4, 5, 2)
    assert tokens(table, 5) == 0
    assert [event["left"] for event in table.heard_by(5) if event["e"] == "secret_token"] == [0]
    assert not [event for event in table.heard_by(2) if event["e"] == "secret_token"]
    voted(table, 2, 6, 2)
    assert len(table.asked("secret_vote")) == 8 + 7


def test_a_butlers_hand_counts_only_with_the_masters() -> None:
    def with_the_master(*hands: int) -> list[int]:
        table = Table(ROLES).night(butler=2)
        return voted(table.open_nominations(), 3, 4, *hands).close_the_day().executed

    assert with_the_master(7, 3, 4, 5) == []
    assert with_the_master(7, 2, 4, 5) == [4]


def test_drunk_by_choice_votes_are_open_till_dusk() -> None:
    table = Table(ROLES).night(organ_grinder=0).day((3, 4, (2, 3, 4, 5)))
    assert [event["votes"] for event in table.found("tallied")] == [4]
    table.night(imp=2)
    assert voted(table.open_nominations(), 3, 5, 2).found("tallied") == []


def test_a_poisoned_or_dead_organ_grinder_keeps_nobodys_eyes_closed() -> None:
    table = Table("organ_grinder poisoner imp empath chef monk slayer soldier virgin mayor")
    assert table.night(poisoner=0).day((3, 4, (2, 3))).found("tallied") != []
    table.bury(0)
    table.night(imp=7)
    assert table.day((3, 5, (2, 3))).found("tallied") != []


def test_ruling_436_a_gunslinger_does_not_know_who_voted_and_may_miss() -> None:
    table = with_a_gunslinger()
    table.nominate(3, 4, secret_vote={2: "hand"}, gunslinger=5)
    assert table.found("nothing_happened") != []
    assert table.alive(5)
    assert with_a_gunslinger().nominate(3, 4, secret_vote={2: "hand"}, gunslinger=2).dead == [2]


def test_an_exile_is_as_always() -> None:
    table = with_a_gunslinger().exile(2, 8, 2, 3, 4, 5, 6)
    assert table.found("exile_supported") != []
