"""Passenger: sleeps, and wins if a stowaway goes overboard."""

from fabula.testing import Game


def test_it_wins_with_the_right_vote() -> None:
    game = Game("ferry", "passenger stowaway passenger").to_the_end(stowaway=2, vote={0: 1, 1: 2, 2: 0})
    assert (game.dead, game.winners) == ([], ("stowaways",))
    game = Game("ferry", "passenger stowaway passenger passenger").to_the_end(
        stowaway=0, vote={0: 2, 1: 2, 2: 1, 3: 1}
    )
    assert game.dead == [1]
    assert game.winners == ("crew",)
    assert game.winning_seats == (0, 2, 3)


def test_it_is_never_woken_and_learns_nothing() -> None:
    game = Game("ferry", "passenger stowaway passenger").until("day", stowaway=0)
    assert game.woke(0) == []
    assert [event["role"] for event in game.heard_by(0) if event["e"] == "shown"] == ["passenger"]
