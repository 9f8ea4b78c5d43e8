"""Every scenario of the book, with its special condition."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest
from tests.games.vendetta.table import CROWD, Table

from fabula.core.parts import Scenario
from fabula.core.refusals import Refusal
from fabula.core.telling import Telling
from fabula.games.vendetta.cards import almanac
from fabula.games.vendetta.scenarios import SCENARIOS
from fabula.games.vendetta.setup import TABLE
from fabula.games.vendetta.tale import Vendetta
from fabula.sim.play import Table as Simulated
from fabula.sim.play import play_one
from fabula.sim.seeding import lots_of

SEATS = {
    **{f"first_{seats}": seats for seats in range(6, 13)},
    "classic_8": 8,
    "classic_10": 10,
    "classic_12": 12,
    "classic_13": 13,
    "classic_15": 15,
    "love_triangle": 9,
    "bloody_feuds": 11,
    "wrong_hunter": 11,
    "duel_of_observers": 12,
    "invasion": 11,
    "wolf_pits": 10,
    "undercover": 10,
    "gate": 3,
}
PITS = f"werewolf king nosferatu hunter queen {CROWD}"


def cards_of(id: str, *preferred: str) -> str:
    """The cards of a scenario as a table takes them."""
    return " ".join(Vendetta().set_up_scenario(id, *preferred).roles)


def test_every_scenario_is_there_for_its_number_of_players() -> None:
    assert {scenario.id: scenario.seats for scenario in SCENARIOS} == SEATS


@pytest.mark.parametrize("seats", range(6, 13))
def test_the_first_game_is_plain_and_has_nothing_against_it(seats: int) -> None:
    tale = Vendetta()
    roles = tale.set_up_scenario(f"first_{seats}").roles
    assert set(roles) - {"vampire", "hunter"} == ({"count"} if seats > 6 else set())
    assert roles.count("hunter") == TABLE[seats].hunters[0]
    assert tale.advise(seats, roles) == []


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_a_scenario_is_filled_up_by_the_table_where_more_play(scenario: Scenario) -> None:
    tale = Vendetta()
    for seats in range(scenario.seats, 31):
        more = tale.scenarios.filled_up(scenario, seats)
        possible = scenario.id != "gate" and scenario.seats < seats < 20
        assert set(more) <= {"vampire", "hunter"}
        assert len(more) == (seats - scenario.seats if possible else 0)
        if more:
            roles = scenario.roles() + more
            assert tale.set_up(seats, roles).seats == seats
            codes = {line.code for line in tale.advise(seats, roles)}
            of_hunters = codes & {"hunters-by-table", "hunters-by-number"}
            assert not of_hunters or sum(almanac.side_of[role] == "hunters" for role in more) == 0


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_every_scenario_plays_to_its_end_with_every_card_it_allows(scenario: Scenario) -> None:
    tale = Vendetta()
    choices = [slot for slot in scenario.slots if len(slot) > 1]
    for game, preferred in enumerate(choices[0] if choices else ("",)):
        setup = tale.set_up_scenario(scenario.id, *([preferred] if preferred else []))
        assert not preferred or preferred in setup.roles
        table = play_one(Simulated(Telling(tale, setup), lots_of(7, game)))
        assert len(table.telling.grimoire.winners or ()) > 0


def test_a_card_the_scenario_does_not_allow_is_refused() -> None:
    with pytest.raises(Refusal):
        Vendetta().set_up_scenario("classic_10", "queen")
    with pytest.raises(Refusal, match="no-such-scenario"):
        Vendetta().set_up_scenario("quiet_evening")


def test_a_scenario_brings_its_own_condition_and_takes_back_every_other() -> None:
    tale = Vendetta()
    for scenario in SCENARIOS:
        condition = tale.scenarios.condition_of(scenario)
        assert set(condition) == {"kin", "pits", "undercover"}
        assert {key for key, on in condition.items() if on} == set(scenario.condition)


# ---- the love triangle, the bloody feuds, the wrong hunter, the duel of the observers


def test_love_triangle_bride_and_scout_look_for_the_same_king() -> None:
    table = Table(cards_of("love_triangle")).round(bride=0, scout=0)
    assert table.told(1) == ["yes"]
    assert table.told(7)[-1] == "special_vampire"


def test_bloody_feuds_the_monk_holds_one_of_three_killers() -> None:
    table = Table(cards_of("bloody_feuds", "kitsune"))
    table.round(monk=1, king=3, nosferatu=4, kitsune=5)
    assert table.dead == [3, 5]


def test_wrong_hunter_the_ringleader_outweighs_the_fledgling() -> None:
    table = Table(cards_of("wrong_hunter"), fate="count")
    assert table.met(2) == [("hunters", (8, 9, 10))]
    assert table.round(hunters={2: 8, 8: 3, 9: 3, 10: 8}).dead == [3]


def test_duel_of_observers_each_learns_in_their_own_way() -> None:
    table = Table(cards_of("duel_of_observers"), fate="king")
    table.round(dhampir=9, revenant=(8, 9, 11), scout=11)
    assert (table.told(1), table.told(2), table.told(8)[-1]) == (["yes"], [3], "shapeshifter")


# ---- the invasion of the shapeshifters


def invaded(**settings: bool) -> Table:
    """The invasion, with its condition or without."""
    return Table(cards_of("invasion"), **{"kin": True, **settings})


def test_invasion_the_two_know_each_other_and_kill_each_alone() -> None:
    table = invaded()
    assert table.met(9) == [("werewolf", (10,))]
    assert table.round(werewolf=3, kitsune=4).dead == [3, 4]


def test_invasion_both_win_if_one_of_them_is_the_last() -> None:
    table = Table("werewolf kitsune hunter vampire vampire vampire vampire", kin=True)
    table.night(*[1] * 7).light(werewolf=3, hunters=4).night(5, 5, 5, 5).light(werewolf=6)
    assert table.won == (("werewolf",), (0, 1))


def test_without_the_condition_two_shapeshifters_are_strangers() -> None:
    table = Table("werewolf kitsune hunter vampire vampire vampire vampire")
    assert table.met(0) == []
    table.night(*[1] * 7).light(werewolf=3, hunters=4).night(5, 5, 5, 5).light(werewolf=6)
    assert table.won == (("werewolf",), (0,))


# ---- the wolf pits


def test_wolf_pits_the_first_killer_dies_and_the_werewolf_lives() -> None:
    assert Table(PITS, pits=True).round(queen=6, werewolf="ambush", king=0).dead == [1]


def test_wolf_pits_of_hunters_the_nearest_player_clockwise_dies() -> None:
    assert Table(PITS, pits=True).round(queen=6, werewolf="ambush", hunters=0).dead == [1]


def test_wolf_pits_by_the_setting_the_nearest_hunter_dies() -> None:
    table = Table(PITS, pits=True, ambush="nearest_hunter").round(queen=6, werewolf="ambush", hunters=0)
    assert table.dead == [3]


def test_wolf_pits_later_killers_kill_the_werewolf() -> None:
    assert Table(PITS, pits=True).round(queen=6, werewolf="ambush", king=0, nosferatu=0).dead == [0, 1]
    assert Table(PITS, pits=True).round(queen=6, werewolf="ambush", hunters=0, king=0).dead == [0, 1]


def test_wolf_pits_a_protected_killer_survives_the_ambush() -> None:
    assert Table(PITS, pits=True).round(queen=1, werewolf="ambush", king=0).dead == []


def test_wolf_pits_who_lies_in_wait_kills_nobody_who_does_not_come() -> None:
    assert Table(PITS, pits=True).round(queen=6, werewolf="ambush").dead == []


def test_wolf_pits_the_werewolf_may_kill_as_ever() -> None:
    assert Table(PITS, pits=True).round(werewolf=6).dead == [6]


def test_wolf_pits_an_ambush_lasts_one_light_time() -> None:
    table = Table(PITS, pits=True).round(queen=6, werewolf="ambush")
    assert table.round(queen=7, king=0).dead == [0]


# ---- the hunter under cover


@pytest.mark.parametrize("role", ["scout", "beauty"])
def test_undercover_the_hunters_do_not_know_her_and_she_does_not_kill(role: str) -> None:
    cards = cards_of("undercover", role)
    table = Table(cards, fate="count", undercover=True)
    assert table.met(8) == [("hunters", (9,))]
    assert table.met(7) == []
    table.round(hunters={8: 3, 9: 3})
    assert table.woke(7) == [role]
    assert table.dead == [3]


def test_undercover_the_monk_still_meets_the_others() -> None:
    assert Table(f"monk scout hunter {CROWD}", undercover=True).met(0) == [("hunters", (2,))]


def test_undercover_she_is_a_hunter_in_the_end() -> None:
    table = Table("scout hunter vampire vampire vampire vampire vampire", undercover=True)
    table.night(*[1] * 7)
    assert table.won is None
    table.light().night(None, None, *[0] * 5)
    assert table.side == "vampires"


# ---- the guards at the gate


def test_gate_the_vampires_win_if_they_find_the_hunter() -> None:
    table = Table(cards_of("gate")).night(2, 2, 0)
    assert table.won == (("vampires",), (0, 1))


def test_gate_the_hunter_wins_if_they_do_not() -> None:
    assert Table(cards_of("gate")).night(1, 2, 1).won == (("hunters",), (2,))


def test_gate_three_single_votes_let_the_hunter_in() -> None:
    table = Table(cards_of("gate")).night(1, 2, 0)
    assert table.won == (("hunters",), (2,))
    assert table.dead == []


def test_gate_other_cards_are_refused() -> None:
    with pytest.raises(Refusal, match="gate-set"):
        Vendetta().set_up(3, ("lamia", "vampire", "hunter"))


def test_gate_every_way_it_can_be_played() -> None:
    """Three deals, three ways to vote for each of three: the vampires find the hunter in 9 of 81."""
    won: Counter[str] = Counter()
    for cards in sorted({*permutations(cards_of("gate").split())}):
        for hands in product((None, 1, 2), (None, 0, 2), (None, 0, 1)):
            won[Table(" ".join(cards)).night(*hands).side or ""] += 1
    assert won == {"vampires": 9, "hunters": 72}


@pytest.mark.parametrize("settings", [{"voting": "judge"}, {"voting": "panic"}, {"temporary_host": "always"}])
def test_gate_closes_after_one_vote_whatever_the_variant(settings: dict[str, str]) -> None:
    table = Table(cards_of("gate"), fate=0, **settings).night()
    assert table.won == (("hunters",), (2,))
