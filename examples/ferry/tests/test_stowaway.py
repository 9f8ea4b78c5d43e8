"""Stowaway: takes a vote by night; its side wins if no stowaway goes overboard."""

from fabula.testing import Game

ABOARD = "stowaway passenger passenger passenger"
AT_THE_STOWAWAY = {0: 1, 1: 0, 2: 0, 3: 1}


def test_it_may_choose_anybody_else() -> None:
    assert Game("ferry", ABOARD).options("stowaway") == {0: (1, 2, 3)}


def test_the_vote_of_the_chosen_one_does_not_count() -> None:
    game = Game("ferry", ABOARD).to_the_end(stowaway=2, vote=AT_THE_STOWAWAY)
    assert game.dead == [1]
    assert game.winners == ("stowaways",)


def test_two_choose_at_the_same_time() -> None:
    aboard = "stowaway stowaway passenger passenger passenger passenger passenger"
    assert Game("ferry", aboard).options("stowaway") == {0: (1, 2, 3, 4, 5, 6), 1: (0, 2, 3, 4, 5, 6)}


def test_in_a_tie_nobody_goes_overboard() -> None:
    game = Game("ferry", ABOARD).to_the_end(stowaway=1, vote={0: 1, 1: 0, 2: 0, 3: 2})
    assert game.dead == []
    assert game.winning_seats == (0,)
