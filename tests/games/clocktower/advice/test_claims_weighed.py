"""What was claimed before all counts: bluffs are backed, lies fit what is believed, nothing is betrayed."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.clocktower.table import Table

from fabula.core.requests import Ask, Choice, Decide, Inform
from fabula.core.tale import Suggestion
from fabula.core.telling import Telling
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import EVIL, is_good
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.bluffing import claims_of

MANY = 400
DRUNK_RAVENKEEPER = "imp baron drunk:ravenkeeper monk chef empath slayer soldier saint scarlet_woman"
BORIS, ANNA, KEEPER = 1, 4, 2  # the Baron; the Chef; who takes themselves for the Ravenkeeper
SPY = "imp spy ravenkeeper monk chef empath slayer saint"


def by_lots(table: Table) -> list[Suggestion]:
    """What is advised for the question that is open, lot by lot."""
    ask = table.telling.pending
    assert isinstance(ask, Ask)
    grimoire = table.telling.grimoire
    return [table.tale.suggestion(grimoire, ask, Random(lot).randrange) for lot in range(MANY)]


def told(advice: list[Suggestion]) -> Counter[Choice]:
    """How often each is told."""
    return Counter(one.choice for one in advice)


def a_first_day(roles: str, *claims: tuple[int, str], **settled: Any) -> Table:
    """A first night, and a day on which these claim to be something."""
    table = Table(roles, **settled).night().open_nominations()
    for seat, role in claims:
        table.say(seat, "claim", role)
    return table.close_the_day()


def dying_ravenkeeper(roles: str, looks_at: int, *claims: tuple[int, str]) -> list[Suggestion]:
    """The Ravenkeeper dies and looks at somebody."""
    table = a_first_day(roles, *claims)
    table.asked_by_night("learn:ravenkeeper", imp=KEEPER, ravenkeeper=looks_at, monk=0)
    return by_lots(table)


# ---- the book’s own examples


def test_a_drunk_ravenkeeper_mostly_learns_that_the_baron_is_the_mayor_he_claims_to_be() -> None:
    before = told(dying_ravenkeeper(DRUNK_RAVENKEEPER, BORIS))
    after = told(dying_ravenkeeper(DRUNK_RAVENKEEPER, BORIS, (BORIS, "mayor")))
    assert before["mayor"] < MANY // 7
    assert after["mayor"] > 0.45 * MANY
    assert 0.2 * MANY < after["baron"] < 0.3 * MANY  # the truth, as often as ever
    assert 0.2 * MANY < before["baron"] < 0.3 * MANY


def test_the_reason_is_named() -> None:
    advice = dying_ravenkeeper(DRUNK_RAVENKEEPER, BORIS, (BORIS, "mayor"))
    assert {(one.why, one.because) for one in advice if one.why == "backs-claim"} == {
        ("backs-claim", ((BORIS, "mayor"),))
    }
    assert not any(one.because for one in advice if one.why != "backs-claim")


def test_a_drunk_ravenkeeper_who_looks_at_a_good_player_mostly_learns_an_evil_role() -> None:
    for claims in ((), ((ANNA, "chef"),), ((ANNA, "chef"), (BORIS, "mayor"))):
        learned = told(dying_ravenkeeper(DRUNK_RAVENKEEPER, ANNA, *claims))
        assert sum(n for role, n in learned.items() if not is_good(role)) > MANY // 2
        assert 0.2 * MANY < learned["chef"] < 0.3 * MANY


def test_a_spy_who_claims_to_be_the_fortune_teller_registers_as_one_to_the_ravenkeeper() -> None:
    before = told(dying_ravenkeeper(SPY, BORIS))
    after = dying_ravenkeeper(SPY, BORIS, (BORIS, "fortune_teller"))
    assert before["fortune_teller"] < MANY // 8
    assert told(after) == {"fortune_teller": MANY}
    assert {(one.why, one.because) for one in after} == {("backs-claim", ((BORIS, "fortune_teller"),))}


def test_the_last_claim_counts() -> None:
    after = dying_ravenkeeper(SPY, BORIS, (BORIS, "washerwoman"), (BORIS, "fortune_teller"))
    assert told(after) == {"fortune_teller": MANY}


def test_a_claim_of_the_first_day_is_remembered_on_the_third() -> None:
    table = a_first_day(SPY, (BORIS, "fortune_teller")).night(imp=4, monk=4).day().night(imp=4, monk=4).day()
    table.asked_by_night("learn:ravenkeeper", imp=KEEPER, ravenkeeper=BORIS, monk=0)
    assert told(by_lots(table)) == {"fortune_teller": MANY}


# ---- the mechanism knows no role


def test_a_drunk_empath_counts_a_neighbour_as_what_they_claim_to_be() -> None:
    roles = "imp baron drunk:empath monk chef ravenkeeper slayer soldier saint scarlet_woman"
    table = a_first_day(roles)
    table.asked_by_night("learn:empath", imp=8, monk=0)
    before = told(by_lots(table))
    table = a_first_day(roles, (BORIS, "mayor"))
    table.asked_by_night("learn:empath", imp=8, monk=0)
    after = by_lots(table)
    assert told(after)[0] > 1.25 * before[0]
    assert ((BORIS, "mayor"),) in {one.because for one in after if one.choice == 0}


def test_a_sober_empath_beside_a_spy_who_bluffs_counts_nobody() -> None:
    roles = "imp spy empath monk chef slayer soldier saint"
    table = a_first_day(roles, (BORIS, "virgin"))
    table.asked_by_night("learn:empath", imp=7, monk=0)
    assert told(by_lots(table)) == {0: MANY}


def test_a_sober_dreamer_is_shown_the_claimed_role_beside_the_true_one() -> None:
    roles = "imp poisoner dreamer monk chef empath slayer"
    table = a_first_day(roles, (BORIS, "mayor"), poisoner=6)
    table.asked_by_night("learn:dreamer", dreamer=BORIS, poisoner=6, imp=6, monk=0)
    assert told(by_lots(table)) == {("mayor", "poisoner"): MANY}


def test_a_gambler_who_believes_the_spy_lives() -> None:
    roles = "imp spy gambler monk chef empath slayer saint"
    table = a_first_day(roles, (BORIS, "virgin"), also="virgin")
    guess = (BORIS, "virgin")
    table.asked_by_night("register:gambler", gambler=guess, imp=7, monk=0)
    assert told(by_lots(table)) == {"yes": MANY}


def test_a_marionette_is_backed_in_what_they_believe_to_be() -> None:
    roles = "marionette:mayor imp drunk:ravenkeeper monk chef empath slayer soldier saint"
    after = dying_ravenkeeper(roles, 0, (0, "mayor"))
    assert told(after)["mayor"] > 0.45 * MANY


def test_nobody_good_is_taken_at_their_word() -> None:
    """A Lunatic and a Recluse bluff for themselves alone."""
    roles = "imp poisoner ravenkeeper monk chef empath slayer lunatic:imp recluse"
    for bluffer in (7, 8):
        table = a_first_day(roles, (bluffer, "mayor"), poisoner=KEEPER)
        table.asked_by_night("learn:ravenkeeper", poisoner=KEEPER, imp=KEEPER, ravenkeeper=bluffer, monk=0)
        assert not any(one.why == "backs-claim" for one in by_lots(table))


def test_a_turned_townsfolk_is_of_the_evil_team_too() -> None:
    table = Table(DRUNK_RAVENKEEPER).night()
    table.telling.amend(("side", ANNA, EVIL))
    table.open_nominations().say(ANNA, "claim", "mayor").close_the_day()
    table.asked_by_night("learn:ravenkeeper", imp=KEEPER, ravenkeeper=ANNA, monk=0)
    assert told(by_lots(table))["mayor"] > 0.45 * MANY


def test_a_lie_about_who_claims_nothing_is_a_role_that_nobody_claims() -> None:
    before = told(dying_ravenkeeper(DRUNK_RAVENKEEPER, BORIS))
    assert before["mayor"]
    after = told(dying_ravenkeeper(DRUNK_RAVENKEEPER, BORIS, (ANNA, "mayor")))
    assert not after["mayor"]


def test_new_bluffs_are_roles_that_nobody_claims() -> None:
    table = a_first_day(DRUNK_RAVENKEEPER, (ANNA, "mayor"), (BORIS, "butler"))
    before, now = Table(DRUNK_RAVENKEEPER), table
    before.asked_by_night("bluffs")
    ask = before.telling.pending
    assert isinstance(ask, Decide)
    shown = [
        role
        for lot in range(MANY)
        for role in now.tale.suggestion(now.telling.grimoire, ask, Random(lot).randrange).choice
    ]
    assert not {"mayor", "butler"} & set(shown)
    assert len(set(shown)) > 3


# ---- whoever is behind is helped


def test_where_the_good_are_far_behind_no_bluff_is_backed() -> None:
    table = a_first_day(DRUNK_RAVENKEEPER, (BORIS, "mayor")).bury(3, 5, 6, 7)
    table.asked_by_night("learn:ravenkeeper", imp=KEEPER, ravenkeeper=BORIS)
    assert told(by_lots(table)) == {"baron": MANY}


def test_a_spy_registers_as_the_spy_then() -> None:
    table = a_first_day(SPY, (BORIS, "fortune_teller")).bury(3, 5, 6, 7)
    table.asked_by_night("learn:ravenkeeper", imp=KEEPER, ravenkeeper=BORIS)
    assert {(one.choice, one.why) for one in by_lots(table)} == {("spy", "help-good")}


def hints(*buried: int) -> list[Suggestion]:
    """The hints that a drunk Ravenkeeper gets who looks at somebody who claims to be the Chef, as she is."""
    table = a_first_day(DRUNK_RAVENKEEPER, (ANNA, "chef")).bury(*buried)
    table.asked_by_night("learn:ravenkeeper", imp=KEEPER, ravenkeeper=ANNA, monk=0)
    return [one for one in by_lots(table) if one.why == "hint"]


def test_now_and_then_a_drunk_player_gets_a_hint_while_the_good_are_behind() -> None:
    """A good role that nobody claims, of somebody who claims another."""
    found = hints(5)
    assert 0 < len(found) < MANY // 15
    for one in found:
        assert is_good(one.choice)
        assert one.choice not in ("chef", "ravenkeeper")
        assert one.because == ((ANNA, "chef"),)


def test_nobody_gets_a_hint_where_the_good_are_not_behind() -> None:
    assert hints() == []
    assert hints(9) == []


# ---- what is not heard, and games of before


def test_what_is_said_of_others_is_no_claim() -> None:
    table = Table(SPY).night().open_nominations()
    table.say(ANNA, "is", BORIS, "mayor").say(ANNA, "trust", BORIS)
    assert claims_of(table.telling.grimoire) == {}


def test_a_game_begun_under_the_first_rulings_hears_no_claims() -> None:
    setup = Clocktower().set_up_again(8, Table(SPY).telling.grimoire.roles, {"even_nights": True})
    telling = Telling(Clocktower(), setup)
    table = Table(SPY)
    table.telling.grimoire.settings = telling.grimoire.settings
    table.night().open_nominations().say(BORIS, "claim", "fortune_teller").close_the_day()
    assert not notes.CLAIMS.stands(table.telling.grimoire)
    table.asked_by_night("learn:ravenkeeper", imp=KEEPER, ravenkeeper=BORIS, monk=0)
    assert len(told(by_lots(table))) > 3


# ---- secrecy


ROLES = "imp poisoner spy ravenkeeper monk chef empath slayer soldier saint undertaker"


@pytest.mark.parametrize("seat", [4, 5, 6])
def test_what_a_sober_player_learns_of_somebody_good_does_not_change_with_any_claim(seat: int) -> None:
    every = [(), ((seat, "mayor"),), ((1, "virgin"), (2, "mayor")), ((seat, "imp"), (1, "mayor"))]
    for claims in every:
        table = a_first_day(ROLES.replace("spy", "scarlet_woman"), *claims)
        table.night(poisoner=8, imp=3, ravenkeeper=seat, monk=0)
        assert table.told(3) == [table.role(seat)]


def odds(claim: str) -> tuple[dict[str, float], dict[str, float]]:
    """How often whoever knows to be drunk learns what, of a Baron who claims this and of a Chef who does."""
    shares = []
    for roles, seat in ((DRUNK_RAVENKEEPER, BORIS), (DRUNK_RAVENKEEPER.replace("chef", claim), ANNA)):
        learned = told(dying_ravenkeeper(roles, seat, (seat, claim)))
        kinds: Counter[str] = Counter()
        for role, n in learned.items():
            kinds["as claimed" if role == claim else "good" if is_good(role) else "evil"] += n
        shares.append({kind: kinds[kind] / MANY for kind in ("as claimed", "good", "evil")})
    return shares[0], shares[1]


MOST = 2.5


@pytest.mark.parametrize("claim", ["mayor", "undertaker"])
def test_not_even_who_knows_to_be_drunk_learns_much_of_a_claim(claim: str) -> None:
    """What they are told is at most so many times as likely of a bluff as of the truth, or the reverse."""
    bluffing, honest = odds(claim)
    for kind, share in bluffing.items():
        assert 1 / MOST < share / honest[kind] < MOST, (kind, bluffing, honest)


@pytest.mark.parametrize("drunk", [0.1, 0.25, 0.5])
def test_that_a_claim_is_confirmed_makes_a_bluff_no_likelier_to_who_cannot_know(drunk: float) -> None:
    """A sober one always hears it of who tells the truth; of the Baron never."""
    bluffing, honest = odds("mayor")
    of_a_bluff = drunk * bluffing["as claimed"]
    of_the_truth = 1 - drunk + drunk * honest["as claimed"]
    assert of_a_bluff < of_the_truth


def test_no_lie_is_told_that_may_not_be_told_without_claims() -> None:
    table = a_first_day(DRUNK_RAVENKEEPER, (BORIS, "mayor"), (ANNA, "chef"))
    table.asked_by_night("learn:ravenkeeper", imp=KEEPER, ravenkeeper=BORIS, monk=0)
    ask = table.telling.pending
    assert isinstance(ask, Inform)
    bare = a_first_day(DRUNK_RAVENKEEPER)
    bare.asked_by_night("learn:ravenkeeper", imp=KEEPER, ravenkeeper=BORIS, monk=0)
    without = bare.telling.pending
    assert isinstance(without, Inform)
    assert ask.options == without.options
    assert ask.honest == without.honest
    assert set(told(by_lots(table))) <= set(without.options) - {"ravenkeeper"}


def test_where_the_storyteller_chooses_of_whom_no_claim_is_sought_out() -> None:
    """A drunk Washerwoman is shown who bluffs no more often than others: else it would say who does."""
    roles = "imp poisoner philosopher monk chef empath slayer"
    shares = []
    for claims in ((), ((BORIS, "mayor"),)):
        table = a_first_day(roles, *claims, philosopher=None, poisoner=5)
        table.asked_by_night("learn:washerwoman", philosopher="washerwoman", poisoner=KEEPER, imp=6, monk=0)
        about = [one for one in by_lots(table) if isinstance(one.choice, tuple) and BORIS in one.choice[:2]]
        shares.append(len(about) / MANY)
    assert abs(shares[0] - shares[1]) < 0.05
