"""The Ogre."""

from __future__ import annotations

import pytest
from tests.games.clocktower.table import Table

EIGHT = "ogre chef empath recluse monk poisoner imp soldier mayor"


def test_the_ogre_takes_the_side_of_a_friend_and_is_not_told() -> None:
    for friend, side in ((6, "evil"), (1, "good")):
        table = Table(EIGHT).night(ogre=friend)
        assert table.town.side(0) == side
        assert table.told(0) == []
        assert all(one["e"] not in ("turned", "marked") for one in table.heard_by(0))


def test_an_evil_ogre_wins_with_evil() -> None:
    table = Table("ogre chef empath poisoner imp monk").night(ogre=4).bury(1, 2, 5).end_if_decided()
    (won,) = table.found("won")
    assert won["sides"] == ("evil",)
    assert 0 in won["seats"]


def test_another_must_be_chosen() -> None:
    table = Table(EIGHT)
    assert table.asked_by_night("ogre") == (1, 2, 3, 4, 5, 6, 7, 8)


def test_drunk_or_poisoned_it_is_so_all_the_same() -> None:
    table = Table(EIGHT).night(poisoner=0, ogre=6)
    assert table.town.side(0) == "evil"


def test_it_is_chosen_once() -> None:
    table = Table(EIGHT).night(ogre=6).day().night(imp=1, monk=1)
    assert table.woke(0) == []


@pytest.mark.parametrize(("answer", "told"), [("good", []), ("evil", ["evil"])])
def test_ruling_364_a_recluse_may_register_as_evil_and_the_ogre_learns_of_it(
    answer: str, told: list[str]
) -> None:
    table = Table(EIGHT, **{"register:ogre": answer}).night(ogre=3)
    assert table.town.side(0) == answer
    assert table.told(0) == told


def test_ruling_364_a_spy_is_evil_to_the_ogre() -> None:
    table = Table("ogre chef empath recluse monk spy imp soldier mayor").night(ogre=5)
    assert table.town.side(0) == "evil"
    assert table.asked("register:ogre") == []


def test_the_side_stays_whatever_becomes_of_the_friend() -> None:
    table = Table(EIGHT).night(ogre=1).day()
    table.telling.amend(("side", 1, "evil"))
    table.night(imp=7, monk=1)
    assert table.town.side(0) == "good"


def test_who_becomes_the_ogre_chooses_in_the_next_night() -> None:
    table = Table("chef mayor empath recluse monk poisoner imp soldier", also="ogre").night().day()
    table.telling.amend(("role", 0, "ogre"))
    table.night(ogre=6, imp=1, monk=1)
    assert table.town.side(0) == "evil"


def test_ruling_365_an_evil_player_whom_the_pit_hag_made_the_ogre_does_not_turn_good() -> None:
    roles = "chef mayor empath virgin monk pit_hag scarlet_woman imp soldier slayer"
    table = Table(roles, also="ogre").night().day().night(pit_hag=(6, "ogre"), imp=1, monk=1, ogre=0)
    assert table.role(6) == "ogre"
    assert table.town.side(6) == "evil"


def test_what_the_goon_does_to_who_chooses_them_it_does_to_the_ogre() -> None:
    table = Table("ogre goon empath mayor monk poisoner imp soldier chef").night(ogre=1)
    assert table.town.side(0) == "good"
