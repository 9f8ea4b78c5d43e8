"""What a person who leads Blood Vendetta corrects, and an end that waits for them."""

from __future__ import annotations

import pytest
from tests.games.vendetta.table import CROWD, Table

from fabula.core.events import Died
from fabula.core.refusals import Refusal
from fabula.core.requests import Choice
from fabula.core.telling import BeatBegan, Telling
from fabula.core.views import TOWN, hears

CARDS = f"king lamia queen hunter hunter werewolf {CROWD}"


def words(telling: Telling) -> list[str]:
    """What may be corrected here and now."""
    return [amendment.word for amendment in telling.amendments()]


def gaps(telling: Telling, word: str) -> tuple[tuple[Choice, ...], ...]:
    """What the gaps of a correction may be filled with."""
    return next(amendment.gaps for amendment in telling.amendments() if amendment.word == word)


def public(telling: Telling) -> list[str]:
    """What the town has heard, by name."""
    return [event.name for event in telling.events() if hears(TOWN, event)]


def goes_on_to(table: Table, beat: str, **choices: Choice) -> Telling:
    """Play until the beat that follows has this name."""
    telling = table.telling
    while (following := telling.tale.next_beat(telling.grimoire)) is not None and following.name != beat:
        telling.begin_beat()
        table.answer_all(choices)
    assert following is not None
    return telling


def is_decided(table: Table) -> bool:
    """Whether only the end is left to be told."""
    return table.telling.is_decided


def vote(table: Table, *hands: Choice) -> Table:
    """Play to the end of the vote, and not into what follows it."""
    goes_on_to(table, "vote").begin_beat()
    table.answer_all({"vote": dict(enumerate(hands))})
    return table


# ---- deaths


def test_a_death_by_light_is_a_secret_until_nightfall() -> None:
    table = Table(CARDS).night()
    telling = goes_on_to(table, "day:hunters")
    heard = public(telling)
    telling.amend(("kill", 7))
    assert public(telling) == heard
    assert 7 not in gaps(telling, "kill")[0]
    assert table.light(queen=7).dead == [7]
    table.holds()


def test_nothing_protects_from_the_storyteller() -> None:
    table = Table(CARDS, pits=True).night()
    telling = goes_on_to(table, "nightfall", queen=5, werewolf="ambush")
    telling.amend(("kill", 5))
    assert table.light().dead == [5]


def test_a_death_by_night_is_known_to_all_at_once() -> None:
    telling = goes_on_to(Table(CARDS), "vote")
    telling.amend(("kill", 7))
    assert public(telling)[-2:] == ["died", "revealed"]
    assert Died(7, "storyteller") in telling.events()


def test_who_is_killed_while_tied_pleads_no_more() -> None:
    table = vote(Table(CARDS), 6, 6, 6, 7, 7, 7)
    table.telling.amend(("kill", 6))
    assert table.telling.grimoire.notes["tied"] == (7,)
    assert table.telling.grimoire.notes["pleading"] == (7,)
    table.telling.amend(("kill", 7))
    assert table.telling.grimoire.notes.get("tied") is None
    table.light().holds()
    assert "plea" not in [move.name for move in table.telling.moves() if isinstance(move, BeatBegan)]


def test_a_hunter_of_hunters_whom_the_storyteller_kills_is_followed() -> None:
    table = Table(CARDS, hunter_of_hunters=True, first={"hunter_of_hunters": {1: 0, 2: 0}})
    telling = table.telling
    assert telling.grimoire.notes["hunter_of_hunters"] == 0
    telling.amend(("kill", 0))
    telling.begin_beat()
    assert telling.ask_of(0).prompt == "hunter_of_hunters"
    telling.answer(0, 7)
    assert telling.grimoire.notes["hunter_of_hunters"] == 7
    table.night().holds()


def test_only_who_would_fall_can_be_spared() -> None:
    table = Table(CARDS).night()
    telling = goes_on_to(table, "nightfall", hunters=7, king=8, queen=8)
    assert gaps(telling, "spare") == ((7,),)
    telling.amend(("spare", 7))
    assert "spare" not in words(telling)
    assert table.light().dead == []
    table.holds()


def test_a_guest_is_spared_the_fate_of_the_lamia() -> None:
    table = Table(CARDS).night()
    telling = table.telling
    telling.begin_beat()
    table.answer_all({"lamia": ["home", 7]})
    goes_on_to(table, "nightfall", hunters=1, queen=8)
    assert gaps(telling, "spare") == ((1, 7),)
    telling.amend(("spare", 7))
    assert table.light().dead == [1]


def test_who_is_revived_lives_and_wakes() -> None:
    table = Table(CARDS).night().light(hunters=0, lamia=["visit", 7], queen=8)
    assert table.dead == [0]
    table.telling.amend(("revive", 0))
    assert public(table.telling)[-1] == "revived"
    table.round()
    assert table.woke(0) == ["king"]
    table.holds()


def test_a_lord_who_lives_after_all_has_his_power_to_himself() -> None:
    table = Table(f"king bride hunter hunter {CROWD}", bride="heir").night().light(bride=0)
    telling = table.telling
    telling.amend(("kill", 0))
    assert ("king", "lord") in [(one.role, one.step) for one in telling.grimoire.grants if one.seat == 1]
    telling.amend(("revive", 0))
    assert [one.role for one in telling.grimoire.grants if one.seat == 1] == ["bride"]
    table.round().holds()


# ---- cards


def test_another_card_comes_with_all_that_the_deal_gives() -> None:
    table = Table(CARDS).round()
    table.telling.amend(("role", 7, "hunter"))
    assert table.card(7) == "hunter"
    assert table.telling.grimoire.beliefs[7] == "hunter"
    table.round()
    assert table.woke(7) == ["hunter"]
    assert not any(event.name == "corrected" for event in table.telling.events() if hears(7, event))
    table.holds()


def test_a_card_drawn_blind_may_be_any_of_its_pile() -> None:
    telling = Table(f"lord hunter hunter {CROWD}", fate="king").telling
    assert gaps(telling, "role")[1] == ("king", "prince", "count", "hunter", "vampire")


@pytest.mark.parametrize(
    ("seat", "role", "engaged"),
    [
        (0, "count", True), (0, "vampire", False), (1, "vampire", False), (2, "vampire", True),
    ],
)  # fmt: skip
def test_an_engagement_lasts_while_there_are_a_bride_and_a_lord(seat: int, role: str, engaged: bool) -> None:
    table = Table(f"lord bride hunter hunter {CROWD}", fate="king").night().light(bride=0)
    assert "engaged" in table.telling.grimoire.notes
    table.telling.amend(("role", seat, role))
    assert ("engaged" in table.telling.grimoire.notes) is engaged
    table.round().holds()


# ---- the end


def test_the_end_waits_and_a_correction_averts_it() -> None:
    table = vote(Table("vampire vampire vampire vampire hunter vampire vampire"), 4, 4, 4, 4, None, 4, 4)
    telling = table.telling
    assert is_decided(table)
    assert "won" not in public(telling)
    telling.amend(("revive", 4))
    assert not is_decided(table)
    table.light(hunters=0)
    assert table.dead == [0]
    table.holds()


def test_at_nightfall_a_card_averts_the_end() -> None:
    table = Table("vampire vampire hunter hunter vampire vampire vampire")
    table.night(*[0] * 7).light(hunters=1).night(*[4] * 7)
    telling = goes_on_to(table, "nightfall")
    telling.begin_beat()
    assert is_decided(table)
    telling.amend(("role", 6, "hunter"))
    assert is_decided(table)
    telling.amend(("role", 6, "vampire"))
    telling.amend(("role", 2, "vampire"))
    assert not is_decided(table)
    table.night().holds()


def test_hunters_held_up_by_a_corrected_card_have_won_when_it_is_gone() -> None:
    table = Table("vampire vampire hunter hunter vampire vampire king")
    table.night(*[0] * 7).light(hunters=1).night(*[4] * 7)
    telling = goes_on_to(table, "nightfall")
    telling.begin_beat()
    assert telling.grimoire.notes["due"]
    telling.amend(("role", 6, "vampire"))
    assert is_decided(table)
    telling.amend(("role", 6, "king"))
    telling.amend(("role", 2, "vampire"))
    assert "due" not in telling.grimoire.notes


def test_the_first_night_names_its_host_where_the_end_was_averted() -> None:
    cards = "vampire vampire vampire vampire hunter vampire"
    table = vote(Table(cards), 4, 4, 4, 4, 0, 4)
    telling = table.telling
    assert is_decided(table)
    telling.amend(("role", 0, "hunter"))
    assert goes_on_to(table, "acquaintance:hunters").grimoire.notes["host"] == 4
    table = vote(Table(cards), 4, 4, 4, 4, 0, 4)
    table.telling.amend(("revive", 4))
    following = table.tale.next_beat(table.telling.grimoire)
    assert following is not None
    assert following.name == "talk"
    table.night().light().holds()


def test_it_may_be_over_in_the_light_time() -> None:
    table = Table(CARDS).night()
    telling = goes_on_to(table, "day:hunters")
    telling.begin_beat()
    telling.amend(("win", "hunters"))
    assert telling.told
    assert telling.grimoire.winners == (3, 4)
    undone = telling.undone()
    undone.amend(("end",))
    assert undone.grimoire.winners == ()


def test_who_is_silenced_may_only_be_ready() -> None:
    table = Table(CARDS)
    telling = goes_on_to(table, "talk")
    telling.begin_beat()
    telling.amend(("silence", 2))
    telling.answer(3, ("claim", "king"))
    with pytest.raises(Refusal, match="not-an-option"):
        telling.answer(2, ("claim", "king"))
    telling.answer(2, ("ready",))


def test_a_death_by_light_stays_a_secret_where_a_call_comes_back() -> None:
    table = Table(f"lamia hunter {CROWD}").night(*[0] * 8)
    telling = table.telling
    telling.begin_beat()
    while telling.beat is not None and telling.beat.name != "day:hunters":
        table.pass_a_beat() if telling.pending is None else table.asked("hunters")
    telling.amend(("kill", 5))
    again = telling.amended(("revive", 0))
    assert again.grimoire.alive[5]
