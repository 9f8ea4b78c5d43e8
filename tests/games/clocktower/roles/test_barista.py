"""The Barista."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.clocktower.square import arrive, marked, may, tallies
from tests.games.clocktower.table import Table

from fabula.core.events import Marked
from fabula.core.requests import STORYTELLER
from fabula.games.clocktower.almanac import notes

ROLES = "imp poisoner empath chef monk slayer fortune_teller"
TRUTH, TWICE = "sober", "twice"


def table_with(roles: str = ROLES, **choices: Any) -> Table:
    """A Barista is there from the first night on; it has not begun."""
    table = Table(roles, **choices)
    arrive(table, "barista")
    return table


def second_night(roles: str = ROLES, **choices: Any) -> Table:
    """The first night and day are over; nobody was served who minds."""
    many = len(roles.split())
    table = table_with(roles, barista=[(many, TRUTH)], **{"imp": 0, "poisoner": many, "monk": 0, **choices})
    return table.night().day()


def poison(table: Table, seat: int) -> None:
    """By nobody."""
    table.town.tell(Marked(seat, "poisoned", None))


# ---- who, and what they are told


def test_whoever_is_served_learns_with_what_and_nobody_else() -> None:
    table = table_with().night(barista=(2, TWICE), poisoner=1)
    assert "barista" in table.woke(2)
    told = [one for one in table.found("informed") if one["kind"].startswith("barista")]
    assert [(one["seat"], one["kind"]) for one in told] == [(2, "barista_twice")]
    assert not [one for one in table.heard_by(3) if one["e"] == "informed" and one["seat"] == 2]


def test_anybody_may_be_served_with_either() -> None:
    options = table_with().asked_by_night("barista")
    assert len(options) == 16
    assert (7, TWICE) in options


def test_it_lasts_until_dusk() -> None:
    table = table_with().night(barista=(2, TRUTH), poisoner=1).day()
    assert marked(table, TRUTH) == [2]
    table.asked_by_night("barista")
    assert marked(table, TRUTH) == []


def test_a_poisoned_or_dead_barista_serves_nothing_but_the_word() -> None:
    table = table_with()
    poison(table, 7)
    poison(table, 2)
    options = table.asked_by_night("learn:empath", barista=(2, TRUTH), poisoner=1)
    assert options == (0, 1, 2)
    assert ("barista_sober", 2) in [(one["kind"], one["seat"]) for one in table.found("informed")]


def test_a_barista_who_serves_themselves_has_woken_for_their_own_ability() -> None:
    roles = "imp poisoner empath chef monk slayer chambermaid"
    table = table_with(roles).night(barista=(7, TRUTH), poisoner=1, chambermaid=(5, 7))
    assert table.told(6)[-1] == 1


# ---- sober, and nothing but the truth


def test_whoever_is_poisoned_is_well_and_hears_the_truth() -> None:
    assert table_with().night(barista=(2, TRUTH), poisoner=2).told(2)[1:] == [1]


def test_what_the_sober_do_works() -> None:
    table = second_night().night(barista=(4, TRUTH), poisoner=4, monk=2, imp=2)
    assert table.dead == []


def test_a_drunk_hears_the_truth_and_has_no_ability_all_the_same() -> None:
    table = table_with("imp poisoner drunk:empath chef monk slayer fortune_teller virgin")
    assert table.night(barista=(2, TRUTH), poisoner=1).told(2)[1:] == [1]
    table = second_night("imp poisoner drunk:monk chef empath slayer fortune_teller virgin", monk=3)
    assert table.night(barista=(2, TRUTH), poisoner=1, monk=4, imp=4).dead == [4]


def test_a_recluse_seems_nothing_else() -> None:
    table = table_with("imp poisoner chef empath recluse slayer fortune_teller monk")
    assert table.night(barista=(3, TRUTH), poisoner=1).told(3)[1:] == [0]
    assert table.asked("learn:empath") == []


def test_a_spy_is_seen_as_the_spy() -> None:
    table = table_with("imp spy empath chef monk slayer fortune_teller")
    assert table.night(barista=(2, TRUTH)).told(2)[1:] == [1]


def test_the_red_herring_seems_nothing_else() -> None:
    table = table_with(red_herring=3)
    assert table.night(fortune_teller=(3, 4), poisoner=1, barista=(2, TRUTH)).told(6) == ["yes"]
    table = table_with(red_herring=3)
    assert table.night(fortune_teller=(3, 4), poisoner=1, barista=(6, TRUTH)).told(6)[1:] == ["no"]


def test_a_vortox_cannot_lie_to_them() -> None:
    table = table_with("vortox poisoner empath chef monk slayer fortune_teller")
    assert table.night(barista=(2, TRUTH), poisoner=1).told(2)[1:] == [1]


def test_of_two_players_one_is_truly_it() -> None:
    table = table_with("imp poisoner investigator recluse chef slayer fortune_teller monk")
    options = table.asked_by_night("learn:investigator", barista=(2, TRUTH), poisoner=2)
    assert {role for *_, role in options} == {"poisoner"}
    assert all(1 in pair for *pair, _ in options)


def test_a_grandmother_is_shown_somebody_good_as_they_are() -> None:
    table = table_with("imp spy grandmother chef monk slayer fortune_teller")
    options = table.asked_by_night("learn:grandmother", barista=(2, TRUTH))
    assert set(options) == {(3, "chef"), (4, "monk"), (5, "slayer"), (6, "fortune_teller"), (7, "barista")}


def test_ruling_504_a_savant_is_told_two_truths() -> None:
    table = table_with("imp poisoner savant chef monk slayer fortune_teller")
    table.night(barista=(2, TRUTH), poisoner=2).open_nominations()
    table.telling.answer(2, ("visit",))
    table.telling.answer(STORYTELLER, "yes")
    pairs = table.options(STORYTELLER)
    assert (("is", 0, "imp"), ("is", 3, "chef")) in pairs
    assert (("is", 0, "imp"), ("is", 3, "imp")) not in pairs


def test_ruling_504_a_savant_s_truths_take_a_spy_for_the_spy() -> None:
    table = table_with("imp spy savant chef monk slayer fortune_teller")
    table.night(barista=(2, TRUTH)).open_nominations()
    table.telling.answer(2, ("visit",))
    table.telling.answer(STORYTELLER, "yes")
    pairs = table.options(STORYTELLER)
    assert (("is", 0, "imp"), ("is", 1, "spy")) in pairs
    assert (("is", 0, "imp"), ("of_side", 1, "good")) not in pairs


# ---- twice: by night


@pytest.mark.parametrize("role", ["empath", "chef"])
def test_what_is_learned_is_learned_twice(role: str) -> None:
    seat = ROLES.split().index(role)
    assert table_with().night(barista=(seat, TWICE), poisoner=1).told(seat)[1:] == [1, 1]


def test_a_fortune_teller_asks_twice() -> None:
    table = table_with(red_herring=3)
    table.night(barista=(6, TWICE), poisoner=1, fortune_teller=[(0, 1), (4, 5)])
    assert table.told(6)[1:] == ["yes", "no"]


def test_a_poisoner_poisons_two_and_a_monk_protects_two() -> None:
    table = table_with().night(barista=(1, TWICE), poisoner=[2, 3])
    assert sorted(m.seat for m in table.town.grimoire.marks if m.kind == "poisoned") == [2, 3]
    table = second_night().night(barista=(4, TWICE), monk=[2, 3], poisoner=1, imp=3)
    assert table.dead == []


def test_a_demon_attacks_twice() -> None:
    assert second_night().night(barista=(0, TWICE), monk=5, poisoner=1, imp=[2, 3]).dead == [2, 3]


def test_an_imp_who_has_killed_itself_attacks_nobody_more() -> None:
    table = second_night().night(barista=(0, TWICE), monk=5, poisoner=6, imp=[0, 2])
    assert table.dead == [0]
    assert table.role(1) == "imp"


def test_who_dies_before_the_second_time_does_not_act() -> None:
    roles = "imp poisoner gambler chef monk slayer fortune_teller"
    table = second_night(roles).night(barista=(2, TWICE), monk=5, imp=6, gambler=[(3, "imp"), (0, "imp")])
    assert table.dead == [2, 6]
    assert len(table.asked("gambler")) == 1


def test_a_power_of_once_in_the_game_is_used_twice_and_then_never() -> None:
    roles = "imp assassin chef empath monk slayer fortune_teller"
    table = second_night(roles).night(barista=(1, TWICE), monk=5, imp=4, assassin=[2, 3])
    assert table.dead == [2, 3, 4]
    assert table.day().night(barista=(1, TWICE), imp=5).asked("assassin") == []


def test_what_was_spent_before_stays_spent() -> None:
    roles = "imp assassin chef empath monk slayer fortune_teller"
    table = second_night(roles).night(barista=(7, TRUTH), monk=5, imp=4, assassin=[2])
    table.day().night(barista=(1, TWICE), imp=5)
    assert table.asked("assassin") == []


def test_a_second_use_that_is_not_made_by_dusk_is_gone() -> None:
    roles = "imp assassin chef empath monk slayer fortune_teller"
    table = second_night(roles).night(barista=(1, TWICE), monk=5, imp=4, assassin=[2, None])
    assert table.dead == [2, 4]
    assert table.day().night(barista=(1, TWICE), imp=5).asked("assassin") == []


def test_an_exorcist_names_two_and_neither_of_them_in_the_next_night() -> None:
    table = second_night("imp poisoner exorcist chef empath slayer fortune_teller")
    table.night(barista=(2, TWICE), exorcist=[3, 4], poisoner=1, imp=5)
    options = table.day().asked_by_night("exorcist")
    assert not {3, 4} & set(options)


def test_a_courtier_has_two_drunk() -> None:
    table = table_with("imp poisoner courtier chef empath slayer fortune_teller")
    table.night(barista=(2, TWICE), poisoner=1, courtier=["chef", "empath"])
    assert sorted(m.seat for m in table.town.grimoire.marks if m.kind == "drunk") == [3, 4]


def test_a_cerenovus_drives_two_mad() -> None:
    table = table_with("imp cerenovus courtier chef empath slayer fortune_teller")
    table.night(barista=(1, TWICE), cerenovus=[(3, "monk"), (4, "mayor")])
    assert [one["answer"] for one in table.found("informed") if one["kind"] == "mad"] == ["monk", "mayor"]
    assert [(seat, role) for seat, role, _ in notes.MADNESS.of(table.town.grimoire)] == [
        (3, "monk"), (4, "mayor"),
    ]  # fmt: skip


def test_a_grandmother_has_two_grandchildren() -> None:
    table = table_with("imp poisoner grandmother chef monk slayer fortune_teller")
    two = [(3, "chef"), (4, "monk")]
    table.night(barista=(2, TWICE), poisoner=1, **{"learn:grandmother": two})
    assert sorted(m.seat for m in table.town.grimoire.marks if m.kind == "grandchild") == [3, 4]


def test_a_shabaloth_eats_four_of_whom_one_may_come_back() -> None:
    roles = "shabaloth poisoner empath chef monk slayer fortune_teller virgin undertaker spy"
    table = second_night(roles, monk=2, shabaloth=[8, 9])
    table.night(barista=(0, TWICE), shabaloth=[2, 3, 5, 6], monk=7, poisoner=1)
    assert table.dead == [2, 3, 5, 6]
    table.day()
    assert set(table.asked_by_night("regurgitate")) == {None, 2, 3, 5, 6}


def test_a_goon_turns_to_the_first_two_who_choose_them() -> None:
    table = second_night("imp poisoner goon chef monk slayer fortune_teller virgin", monk=5)
    table.night(barista=(2, TWICE), poisoner=2, monk=2, imp=5)
    assert sorted(m.seat for m in table.town.grimoire.marks if m.kind == "drunk") == [1, 4]


def test_a_barista_who_is_served_serves_two() -> None:
    table = table_with().night(barista=[(7, TWICE), (2, TWICE)], poisoner=1)
    assert table.told(2)[1:] == [1, 1]


def test_a_lunatic_and_a_drunk_are_asked_twice_too() -> None:
    table = second_night("imp poisoner lunatic:imp chef monk slayer fortune_teller virgin", monk=3, imp=3)
    table.night(barista=(2, TWICE), monk=5, poisoner=1, imp=3)
    assert len([one for one in table.found("chose") if one["seat"] == 2]) == 2


# ---- twice: by day


def test_a_slayer_shoots_twice() -> None:
    table = table_with().night(barista=(5, TWICE), poisoner=1).open_nominations()
    table.say(5, "slay", 3).say(5, "slay", 0)
    assert table.end_if_decided().winners == ("good",)


def test_ruling_505_anybody_may_seem_to_shoot_twice_while_a_barista_lives() -> None:
    table = table_with().night(barista=(7, TRUTH), poisoner=1).open_nominations()
    table.say(5, "slay", 3).say(5, "slay", 0).say(2, "slay", 0)
    assert table.dead == []
    assert may(table, 2, "slay")
    assert not may(table, 5, "slay")


def test_a_gunslinger_shoots_two_of_the_voters() -> None:
    table = table_with()
    gun = arrive(table, "gunslinger")
    table.night(barista=(gun, TWICE), poisoner=1).open_nominations()
    table.nominate(2, 3, 4, 5, gunslinger=[4, 5])
    assert table.dead == [4, 5]


def test_a_savant_is_told_twice_and_an_artist_asks_twice() -> None:
    table = table_with("imp poisoner savant artist monk slayer fortune_teller")
    table.night(barista=(2, TWICE), poisoner=1).open_nominations().say(2, "visit").say(2, "visit")
    assert [one["kind"] for one in table.found("informed") if one["seat"] == 2][1:] == ["savant", "savant"]
    table = table_with("imp poisoner savant artist monk slayer fortune_teller")
    table.night(barista=(3, TWICE), poisoner=1).open_nominations()
    table.say(3, "ask", ("is", 0, "imp")).say(3, "ask", ("is", 1, "imp"))
    assert table.told(3)[1:] == ["yes", "no"]


def test_a_second_visit_of_who_is_served_nothing_yields_nothing() -> None:
    table = table_with("imp poisoner savant artist monk slayer fortune_teller")
    table.night(barista=(7, TRUTH), poisoner=1).open_nominations().say(2, "visit").say(2, "visit")
    assert [one["kind"] for one in table.found("informed") if one["seat"] == 2] == ["savant", "visit"]


def test_two_true_gossips_kill_two() -> None:
    table = table_with("imp poisoner gossip chef monk slayer fortune_teller")
    table.night(barista=(2, TWICE), poisoner=1).open_nominations()
    table.say(2, "gossip", ("is", 0, "imp")).say(2, "gossip", ("is", 1, "poisoner")).close_the_day()
    table.night(barista=(7, TRUTH), monk=5, imp=5, gossip=[3, 4], poisoner=1)
    assert table.dead == [3, 4]


def test_a_second_gossip_alone_kills_nobody() -> None:
    table = table_with("imp poisoner gossip chef monk slayer fortune_teller")
    table.night(barista=(7, TRUTH), poisoner=1).open_nominations()
    table.say(2, "gossip", ("is", 0, "chef")).say(2, "gossip", ("is", 1, "poisoner")).close_the_day()
    assert table.night(barista=(7, TRUTH), monk=5, imp=5, poisoner=1).dead == []


def test_a_juggler_guesses_twice_and_learns_both_numbers() -> None:
    table = table_with("imp poisoner juggler chef monk slayer fortune_teller")
    table.night(barista=(2, TWICE), poisoner=1).open_nominations()
    table.say(2, "juggle", (("is", 0, "imp"), ("is", 3, "chef"))).say(2, "juggle", (("is", 1, "imp"),))
    table.close_the_day().night(barista=(7, TRUTH), monk=5, imp=5, poisoner=1)
    assert table.told(2) == [2, 0]


def test_a_judge_rules_twice() -> None:
    table = table_with("imp poisoner empath chef monk slayer fortune_teller")
    judge = arrive(table, "judge")
    table.night(barista=(judge, TWICE), poisoner=1).open_nominations()
    table.nominate(2, 3, judge="pardon").nominate(3, 4, judge="pardon").nominate(4, 5)
    assert [one["kind"] for one in table.found("used")] == ["judge_pardon", "judge_pardon"]
    assert len(table.asked("judge")) == 2


def test_a_butcher_nominates_twice_more() -> None:
    roles = "imp poisoner empath chef monk slayer soldier virgin undertaker spy"
    table = table_with(roles, poisoner=1, monk=6)
    butcher = arrive(table, "butcher")
    table.night(barista=(butcher, TWICE)).day((2, 3, (2, 3, 4, 5, 6, 8)))
    table.settled["butcher"] = [4, 5]
    while table.next in ("butcher", "plea", "vote", "execution") and not table.is_over:
        table._begin({"vote": dict.fromkeys((2, 4, 5, 6, 7, 8), "hand")})
    assert table.executed == [3, 4, 5]


def test_a_fool_is_saved_twice() -> None:
    table = second_night("imp poisoner fool chef monk slayer fortune_teller", monk=5)
    table.night(barista=(2, TWICE), monk=5, poisoner=1, imp=2)
    assert table.dead == []
    table.day((3, 2, (3, 4, 5, 6)))
    assert table.alive(2)
    assert table.night(barista=(7, TRUTH), monk=5, poisoner=1, imp=2).dead == [2]


def test_a_sweetheart_leaves_two_drunk() -> None:
    table = second_night("imp poisoner sweetheart chef monk slayer fortune_teller virgin", monk=5)
    table.night(barista=(2, TWICE), monk=5, poisoner=1, imp=2, sweetheart=[3, 5])
    assert sorted(m.seat for m in table.town.grimoire.marks if m.kind == "drunk") == [3, 5]


def test_a_moonchild_names_two() -> None:
    table = second_night("imp poisoner moonchild chef monk slayer fortune_teller virgin", monk=5)
    table.night(barista=(2, TWICE), monk=5, poisoner=1, imp=2)
    table.go_on(moonchild=[3, 4])
    assert [one["nominee"] for one in table.found("used")] == [3, 4]
    table.day()
    assert table.night(barista=(7, TRUTH), monk=5, poisoner=1, imp=5).dead == [3, 4]


def test_votes_count_as_ever_for_a_thief_and_a_bureaucrat_served_twice() -> None:
    table = table_with()
    thief = arrive(table, "thief")
    table.night(barista=(thief, TWICE), thief=[2, 3], poisoner=1)
    table.day((4, 5, (2, 3, 4)))
    assert tallies(table)[0][1] == -1


def test_some_things_cannot_be_done_twice() -> None:
    table = table_with("imp evil_twin empath chef monk slayer fortune_teller")
    table.night(barista=(1, TWICE), twin=3)
    assert [m.seat for m in table.town.grimoire.marks if m.kind == "twin"] == [3]
    table = table_with()
    apprentice = arrive(table, "apprentice")
    table.night(barista=(apprentice, TWICE), poisoner=1)
    assert len(table.asked("apprentice")) == 1


def test_ruling_513_a_pukka_poisons_two_and_the_first_of_them_dies_of_the_second() -> None:
    roles = "pukka poisoner empath chef monk slayer fortune_teller"
    table = second_night(roles, pukka=5).night(barista=(0, TWICE), monk=6, poisoner=1, pukka=[2, 3])
    assert table.dead == [2, 5]
    assert [
        m.seat for m in table.town.grimoire.marks if (m.kind, m.owner and m.owner.seat) == ("poisoned", 0)
    ] == [3]


def test_ruling_513_a_po_who_chooses_nobody_first_chooses_three_then() -> None:
    roles = "po poisoner empath chef monk slayer fortune_teller virgin undertaker spy"
    table = second_night(roles).night(barista=(0, TWICE), monk=6, poisoner=1, po=[None, 2, 3, 5])
    assert table.dead == [2, 3, 5]
