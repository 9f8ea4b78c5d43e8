"""The Drunk."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import end_talk, marked, open_talk
from tests.games.clocktower.table import Table

from fabula.core.requests import Choice
from fabula.core.telling import Answered
from fabula.games.clocktower.almanac.cards import SAFE
from fabula.text import LANGUAGES, words


def offered(table: Table, prompt: str) -> tuple[Choice, ...]:
    """Among what the Storyteller chose when this was asked."""
    asked = [move for move in table.telling.moves() if isinstance(move, Answered) and move.prompt == prompt]
    return tuple(asked[0].options)


def test_the_drunk_is_shown_a_townsfolk_and_is_none() -> None:
    table = Table("drunk:soldier imp poisoner empath chef monk")
    shown = [event for event in table.heard_by(0) if event["e"] == "shown"]
    assert [event["role"] for event in shown] == ["soldier"]
    assert table.role(0) == "drunk"
    assert table.town.kind(0) == "outsider"


def test_a_townsfolk_who_is_not_in_play_goes_into_the_bag() -> None:
    table = Table("drunk:soldier imp poisoner empath chef monk")
    assert "soldier" not in table.town.in_play
    assert set(offered(table, "drunk_role")).isdisjoint({"empath", "chef", "monk"})


def test_anybody_who_drew_a_townsfolk_may_be_the_drunk() -> None:
    table = Table("drunk:soldier imp poisoner empath chef monk")
    assert offered(table, "drunk") == (0, 3, 4, 5)


def test_the_drunk_does_not_have_the_ability() -> None:
    table = Table("drunk:soldier imp poisoner empath chef monk", poisoner=2).night().day()
    assert table.night(imp=0, monk=3).dead == [0]


def test_the_drunk_is_woken_like_the_others_and_does_nothing() -> None:
    table = Table("drunk:monk imp poisoner empath chef soldier", poisoner=2).night().day()
    table.night(monk=3, imp=3)
    assert table.woke(0) == ["monk"]
    assert table.dead == [3]
    assert marked(table, SAFE) == []


def test_the_drunk_may_be_told_anything_the_truth_too() -> None:
    table = Table("drunk:empath imp poisoner soldier chef monk", poisoner=2)
    assert table.asked_by_night("learn:empath") == (0, 1, 2)


def test_a_drunk_fortune_teller_has_no_red_herring() -> None:
    table = Table("drunk:fortune_teller imp poisoner soldier chef monk", poisoner=2)
    assert marked(table, "red_herring") == []
    assert table.asked_by_night("learn:fortune_teller") == ("yes", "no")


def test_a_drunk_ravenkeeper_is_woken_and_may_be_told_anything() -> None:
    table = Table("drunk:ravenkeeper imp poisoner empath chef monk", poisoner=2).night().day()
    told = table.asked_by_night("learn:ravenkeeper", imp=0, monk=3, ravenkeeper=1)
    assert {"imp", "saint", "virgin", "ravenkeeper"} <= set(told)


def test_the_drunk_is_no_townsfolk_for_the_virgin() -> None:
    table = Table("drunk:chef virgin imp poisoner empath monk", poisoner=3).night().day((0, 1, ()))
    assert table.executed == []
    assert table.alive(0)


def test_a_drunk_virgin_executes_nobody() -> None:
    table = Table("drunk:virgin chef imp poisoner empath monk", poisoner=3).night().day((1, 0, ()))
    assert table.executed == []


def test_a_drunk_slayer_hits_nobody() -> None:
    table = Table("drunk:slayer chef imp poisoner empath monk", poisoner=3).night()
    open_talk(table).say(0, "slay", 2)
    assert table.alive(2)
    assert len(table.found("nothing_happened")) == 1
    assert ("slay", 2) not in end_talk(table).options(0)


def test_the_undertaker_sees_the_drunk() -> None:
    table = Table("drunk:chef imp poisoner empath undertaker monk", poisoner=2).night()
    table.day((3, 0, (1, 2, 4))).night(imp=5, monk=3)
    assert table.told(4) == ["drunk"]


def test_the_drunk_is_an_outsider_for_the_librarian() -> None:
    table = Table("drunk:chef imp poisoner librarian empath monk", poisoner=2)
    told = table.asked_by_night("learn:librarian")
    assert all(role == "drunk" and 0 in (a, b) for a, b, role in told)


def test_a_poisoned_drunk_is_still_a_drunk() -> None:
    table = Table("drunk:empath imp poisoner soldier chef monk")
    assert table.asked_by_night("learn:empath", poisoner=0) == (0, 1, 2)


def test_the_demon_may_be_shown_the_role_the_drunk_believes_in() -> None:
    table = Table("drunk:chef imp poisoner empath soldier monk virgin mayor", poisoner=2)
    assert any("chef" in bluffs for bluffs in table.asked_by_night("bluffs"))
    assert all("drunk" not in bluffs for bluffs in table.asked_by_night("bluffs"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("role", ["drunk", "marionette"])
def test_what_goes_into_the_bag_is_asked_otherwise_than_what_somebody_believes(lang: str, role: str) -> None:
    """Before all have drawn nobody is the Drunk; who becomes one later believes what is chosen for them."""
    texts = words(lang)
    asked = {texts.say(f"prompt-clocktower-{role}{of}") for of in ("", "_role", "_believes")}
    assert len(asked) == 3


# ---- the square brackets of the cards hold for those who are not the Drunk


def may_be_the_drunk(roles: str, **settings: object) -> set[str]:
    """The roles drawn by those who may be the Drunk."""
    table = Table(roles, **settings)
    drew = [written.rpartition(":")[2] for written in roles.split()]
    return {drew[seat] for seat in offered(table, "drunk") if isinstance(seat, int)}


def test_a_huntsman_whom_the_bag_brought_is_the_drunk_where_there_is_no_damsel() -> None:
    roles = "drunk:huntsman empath chef monk virgin mayor imp poisoner"
    assert may_be_the_drunk(roles) == {"huntsman"}
    everybody = {"huntsman", "empath", "chef", "monk", "virgin", "mayor"}
    assert may_be_the_drunk(f"{roles} damsel") == everybody


def test_an_atheist_beside_evil_players_is_the_drunk() -> None:
    assert may_be_the_drunk("drunk:atheist empath chef monk virgin mayor imp poisoner") == {"atheist"}


def test_where_nobody_is_evil_the_atheist_is_not_the_drunk() -> None:
    roles = "drunk:chef atheist empath monk virgin mayor slayer soldier"
    assert may_be_the_drunk(roles) == {"chef", "empath", "monk", "virgin", "mayor", "slayer", "soldier"}


def test_a_true_choirboy_keeps_the_king_from_being_the_drunk() -> None:
    roles = "drunk:chef choirboy king empath monk virgin imp poisoner"
    assert may_be_the_drunk(roles) == {"chef", "choirboy", "empath", "monk", "virgin"}
    assert may_be_the_drunk("drunk:choirboy chef empath monk virgin mayor imp poisoner") == {"choirboy"}


def test_with_one_outsider_more_the_balloonist_is_not_the_drunk() -> None:
    roles = "drunk:chef balloonist empath monk virgin imp poisoner"
    assert may_be_the_drunk(roles) == {"chef", "empath", "monk", "virgin"}
    assert "balloonist" in may_be_the_drunk("drunk:chef balloonist empath monk virgin mayor imp poisoner")
