"""The Beggar."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, end_talk, marked, may, open_talk, tallies, tokens
from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.cards import POISONED

ROLES = "imp poisoner soldier monk chef empath slayer"
SPY = "imp spy soldier monk chef empath slayer recluse"
BEGGAR = 7


def table_with(roles: str = ROLES, **settled: object) -> Table:
    """Residents, and last the Beggar."""
    table = Table(roles, **{"poisoner": 2, **settled})
    arrive(table, "beggar")
    return table


def after_a_death(victim: int = 4) -> Table:
    """The Beggar's second day: somebody has died in the night."""
    return table_with().night().day().night(imp=victim, monk=2)


def test_without_a_token_the_beggar_cannot_vote() -> None:
    table = table_with().night().day((2, 5, (7, 3)))
    assert tokens(table, BEGGAR) == 0
    assert BEGGAR not in [poll["seat"] for poll in table.found("polled")]
    assert tallies(table)[0][1] == 1


def test_the_beggar_may_nominate() -> None:
    assert may(table_with().night().open_nominations(), BEGGAR, "nominate") == [0, 1, 2, 3, 4, 5, 6]


def test_the_beggar_may_support_an_exile() -> None:
    table = table_with().night().open_nominations().exile(BEGGAR, BEGGAR, BEGGAR, 0, 1, 2)
    assert table.dead == [BEGGAR]


def test_only_the_dead_may_give_their_vote_away() -> None:
    table = open_talk(after_a_death())
    assert may(table, 4, "give") == [BEGGAR]
    assert may(table, 3, "give") == may(table, BEGGAR, "give") == []


def test_a_vote_given_is_gone_and_teaches_the_side() -> None:
    table = open_talk(after_a_death()).say(4, "give", BEGGAR)
    assert (tokens(table, 4), tokens(table, BEGGAR)) == (0, 1)
    assert table.told(BEGGAR) == ["good"]
    assert may(table, 4, "give") == []


def test_the_side_of_an_evil_giver_is_evil() -> None:
    table = open_talk(after_a_death(victim=1)).say(1, "give", BEGGAR)
    assert table.told(BEGGAR) == ["evil"]


def test_nobody_else_learns_the_side() -> None:
    table = open_talk(after_a_death()).say(4, "give", BEGGAR)
    assert not [
        event for event in table.heard_by(4) if event.get("role") == "beggar" and event["e"] == "learned"
    ]


def test_each_vote_costs_one_token() -> None:
    table = open_talk(after_a_death()).say(4, "give", BEGGAR)
    end_talk(table).nominate(2, 5, BEGGAR).nominate(3, 6, BEGGAR)
    assert [votes for _, votes, _, _ in tallies(table)] == [1, 0]
    assert tokens(table, BEGGAR) == 0


def test_several_tokens_may_be_held_and_used_one_at_a_time() -> None:
    table = after_a_death().day().night(imp=5, monk=2)
    open_talk(table).say(4, "give", BEGGAR).say(5, "give", BEGGAR)
    assert tokens(table, BEGGAR) == 2
    end_talk(table).nominate(2, 6, BEGGAR)
    assert tallies(table)[0][1] == 1
    assert tokens(table, BEGGAR) == 1


def test_a_beggar_with_three_tokens_dies_and_has_one() -> None:
    table = after_a_death().day().night(imp=5, monk=2).day().night(imp=6, monk=2)
    open_talk(table)
    for giver in (4, 5, 6):
        table.say(giver, "give", BEGGAR)
    assert tokens(table, BEGGAR) == 3
    end_talk(table).exile(0, BEGGAR, 0, 1, 2, 3)
    assert tokens(table, BEGGAR) == 1


def test_a_beggar_without_a_token_dies_and_has_one_like_all() -> None:
    table = after_a_death(victim=BEGGAR)
    assert tokens(table, BEGGAR) == 1
    assert tallies(table.day((2, 5, (BEGGAR,))))[0][1] == 1


def test_nothing_can_be_given_to_a_dead_beggar() -> None:
    table = after_a_death(victim=BEGGAR).day().night(imp=4, monk=2)
    assert may(open_talk(table), 4, "give") == []


def test_who_has_voted_has_nothing_left_to_give() -> None:
    table = after_a_death().open_nominations().nominate(2, 5, 4)
    assert may(table, 4, "give") == []


def test_the_beggar_is_never_poisoned() -> None:
    table = after_a_death().day().night(poisoner=BEGGAR, imp=5, monk=2)
    assert marked(table, POISONED) == []
    open_talk(table).say(4, "give", BEGGAR)
    assert table.told(BEGGAR) == ["good"]


def test_ruling_47_a_dead_beggar_may_be_poisoned() -> None:
    table = after_a_death(victim=BEGGAR).day().night(poisoner=BEGGAR, imp=5, monk=2)
    assert marked(table, POISONED) == [BEGGAR]


def test_ruling_47_a_dead_spy_or_recluse_may_register_as_another_side() -> None:
    for giver, other in ((1, "good"), (7, "evil")):
        table = table_with(SPY).night().day().night(imp=giver, monk=2)
        open_talk(table).say(giver, "give", 8, **{"learn:beggar": other})
        assert table.told(8) == [other]


def test_the_vote_of_a_beggar_may_count_three() -> None:
    table = after_a_death()
    arrive(table, "bureaucrat")
    open_talk(table).say(4, "give", BEGGAR)
    end_talk(table).close_the_day().night(bureaucrat=BEGGAR, imp=5, monk=2)
    assert tallies(table.day((2, 6, (BEGGAR,))))[0][1] == 3
    assert tokens(table, BEGGAR) == 0
