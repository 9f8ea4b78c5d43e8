"""The Doppelganger looks at another's card and is that role; her card carries it wherever it goes."""

from __future__ import annotations

import pytest
from tests.table import dealt

from fabula.core.refusals import Refusal

# ---- looking


def test_she_looks_at_another_card_and_does_not_move_it() -> None:
    night = dealt("doppelganger werewolf villager").answers(doppelganger=1)
    assert night.saw(0) == {1: "werewolf"}
    assert night.events("swapped") == []
    assert night.cards == "werewolf werewolf villager"
    assert night.printed(0) == "doppelganger"


def test_she_learns_that_she_is_that_role_now() -> None:
    night = dealt("doppelganger werewolf villager").answers(doppelganger=2)
    assert night.heard(0, "copied") == [{"e": "copied", "seat": 0, "role": "villager"}]
    assert night.believes(0) == "villager"


def test_she_can_look_at_any_other_player_but_not_into_the_middle() -> None:
    assert dealt("villager doppelganger werewolf").asked("doppelganger") == {1: (None, 0, 2)}


@pytest.mark.parametrize("choice", [0, 3, "left", (1,)])
def test_she_can_look_at_nothing_else(choice: object) -> None:
    night = dealt("doppelganger werewolf villager")
    night.asked("doppelganger")
    with pytest.raises(Refusal, match="not-an-option"):
        night.telling.answer(0, choice)


def test_whom_she_looked_at_learns_nothing_of_it() -> None:
    night = dealt("doppelganger villager werewolf").answers(doppelganger=1).goes_on_to("day")
    assert {entry["e"] for entry in night.view(1)} == {"began", "phase", "shown", "called"}


def test_she_wakes_before_all_others() -> None:
    night = dealt("doppelganger werewolf seer robber").goes_on_to("day")
    assert night.calls == ["doppelganger", "werewolf", "seer", "robber"]


# ---- nothing copied


def test_who_copies_nobody_has_no_power_and_is_of_the_village() -> None:
    after = dealt("doppelganger werewolf seer").answers(doppelganger=None).votes(1, 0, 1)
    assert after.woke(0) == ["doppelganger"]
    assert after.saw(0) == {}
    assert after.card(0) == "doppelganger"
    assert after.won == ("village", (0, 2))


# ---- Villager, Tanner, Hunter: that role, and nothing more by night


@pytest.mark.parametrize("role", ["villager", "tanner", "hunter"])
def test_sleepers_give_her_nothing_to_do(role: str) -> None:
    night = dealt(f"doppelganger {role} werewolf").answers(doppelganger=1).goes_on_to("day")
    assert night.woke(0) == ["doppelganger"]
    assert night.card(0) == role


def test_as_a_villager_she_wins_with_the_village() -> None:
    after = dealt("doppelganger villager werewolf").answers(doppelganger=1).votes(2, 2, 0)
    assert after.won == ("village", (0, 1))


def test_as_a_tanner_she_wins_by_her_own_death_only() -> None:
    copied = "doppelganger tanner werewolf villager"
    assert dealt(copied).answers(doppelganger=1).votes(1, 0, 0, 0).won == ("tanner", (0,))
    assert dealt(copied).answers(doppelganger=1).votes(1, 0, 1, 1).won == ("tanner", (1,))
    assert dealt(copied).answers(doppelganger=1).votes(1, 0, 1, 0).won == ("tanner", (0, 1))


def test_as_a_hunter_she_shoots() -> None:
    after = dealt("doppelganger hunter werewolf").answers(doppelganger=1).votes(2, 0, 0)
    assert after.dead == (0, 2)
    assert after.won == ("village", (0, 1))


def test_as_a_hunter_she_and_the_hunter_may_take_each_other_along() -> None:
    after = dealt("doppelganger hunter werewolf villager").answers(doppelganger=1).votes(1, 2, 0, 0)
    assert after.dead == (0, 1, 2)


# ---- Werewolf and Mason: wakes with them


def test_as_a_werewolf_she_wakes_with_them_and_is_seen() -> None:
    night = dealt("doppelganger werewolf minion villager").answers(doppelganger=1).goes_on_to("day")
    assert night.woke(0) == ["doppelganger", "werewolf"]
    assert night.met(0) == [("werewolf", (1,))]
    assert night.met(1) == [("werewolf", (0,))]
    assert night.met(2) == [("werewolf", (0, 1))]


def test_as_a_werewolf_she_is_on_the_wolves_side() -> None:
    after = dealt("doppelganger werewolf villager villager").answers(doppelganger=1).votes(2, 2, 0, 0)
    assert after.dead == (0, 2)
    assert after.won == ("village", (2, 3))
    after = dealt("doppelganger werewolf villager villager").answers(doppelganger=1).votes(2, 2, 0, 2)
    assert after.won == ("werewolf", (0, 1))


def test_as_a_werewolf_she_leaves_no_lone_wolf() -> None:
    night = dealt("doppelganger werewolf villager", lone_wolf=True).answers(doppelganger=1).goes_on_to("day")
    assert night.saw(1) == {}
    assert night.heard(1, "chose") == []


def test_as_a_mason_she_wakes_with_them() -> None:
    night = dealt("doppelganger mason werewolf mason").answers(doppelganger=1).goes_on_to("day")
    assert night.woke(0) == ["doppelganger", "mason"]
    assert night.met(0) == [("mason", (1, 3))]
    assert night.met(1) == [("mason", (0, 3))]
    assert night.met(3) == [("mason", (0, 1))]


def test_as_a_mason_she_is_seen_by_a_lone_mason() -> None:
    night = dealt("doppelganger mason werewolf", spares="mason seer villager").answers(doppelganger=1)
    night.goes_on_to("day")
    assert night.met(1) == [("mason", (0,))]


# ---- Seer, Robber, Troublemaker, Drunk: at once, and not again


def test_as_a_seer_she_looks_at_once() -> None:
    night = dealt("doppelganger seer werewolf robber").answers(doppelganger=1, seer=(2,))
    assert night.calls == ["doppelganger"]
    assert night.saw(0) == {1: "seer", 2: "werewolf"}
    night.goes_on_to("day")
    assert night.woke(0) == ["doppelganger"]
    assert night.woke(1) == ["seer"]


def test_as_a_seer_she_may_look_into_the_middle_or_nowhere() -> None:
    night = dealt("doppelganger seer werewolf", spares="tanner drunk villager")
    night.answers(doppelganger=1, seer=("left", "middle"))
    assert night.saw(0) == {1: "seer", "left": "tanner", "middle": "drunk"}
    night = dealt("doppelganger seer werewolf").answers(doppelganger=1, seer=None)
    assert night.saw(0) == {1: "seer"}


def test_as_a_seer_she_sees_the_cards_as_they_were_dealt() -> None:
    night = dealt("doppelganger seer robber werewolf").answers(doppelganger=1, seer=(3,)).answers(robber=3)
    assert night.saw(0)[3] == "werewolf"
    assert night.card(3) == "robber"


def test_as_a_robber_she_gives_her_own_card_away() -> None:
    night = dealt("doppelganger robber werewolf villager").answers(doppelganger=1, robber=2)
    assert night.calls == ["doppelganger"]
    assert night.cards == "werewolf robber robber villager"
    assert night.printed(2) == "doppelganger"
    assert night.saw(0) == {1: "robber", 0: "werewolf"}
    assert night.believes(0) == "werewolf"


def test_as_a_robber_of_a_werewolf_she_is_a_wolf_who_did_not_wake() -> None:
    night = dealt("doppelganger robber werewolf villager").answers(doppelganger=1, robber=2)
    after = night.votes(3, 3, 3, 0)
    assert night.woke(0) == ["doppelganger"]
    assert night.met(2) == [("werewolf", ())]
    assert after.won == ("werewolf", (0,))


def test_as_a_robber_she_may_rob_the_robber_who_still_acts() -> None:
    night = dealt("doppelganger robber werewolf villager").answers(doppelganger=1, robber=1).answers(robber=2)
    assert night.cards == "robber werewolf robber villager"
    assert night.printed(0) == "robber"
    assert night.printed(2) == "doppelganger"
    assert night.woke(1) == ["robber"]
    assert night.saw(1) == {1: "werewolf"}


def test_as_a_robber_she_may_be_robbed_of_what_she_stole() -> None:
    night = dealt("doppelganger robber werewolf villager").answers(doppelganger=1, robber=2).answers(robber=0)
    assert night.cards == "robber werewolf robber villager"
    assert night.believes(0) == "werewolf"
    assert night.saw(1) == {1: "werewolf"}


def test_as_a_robber_she_may_leave_it() -> None:
    night = dealt("doppelganger robber werewolf").answers(doppelganger=1, robber=None)
    assert night.cards == "robber robber werewolf"
    assert night.printed(0) == "doppelganger"


def test_as_a_troublemaker_she_exchanges_two_others() -> None:
    night = dealt("doppelganger troublemaker werewolf villager")
    night.answers(doppelganger=1)
    assert night.asked("troublemaker") == {0: (None, (1, 2), (1, 3), (2, 3))}
    night.answers(troublemaker=(2, 3))
    assert night.cards == "troublemaker troublemaker villager werewolf"
    assert night.calls == ["doppelganger"]


def test_as_a_troublemaker_she_may_move_cards_that_act_later() -> None:
    night = dealt("doppelganger troublemaker werewolf insomniac")
    night.answers(doppelganger=1, troublemaker=(2, 3)).answers(troublemaker=None, insomniac=3)
    assert night.met(2) == [("werewolf", ())]
    assert night.woke(3) == ["insomniac"]
    assert night.saw(3) == {3: "werewolf"}


def test_as_a_drunk_her_card_goes_into_the_middle() -> None:
    night = dealt("doppelganger drunk werewolf", spares="tanner seer villager").answers(
        doppelganger=1, drunk="left"
    )
    assert night.calls == ["doppelganger"]
    assert night.cards == "tanner drunk werewolf"
    assert (night.printed("left"), night.card("left")) == ("doppelganger", "drunk")
    assert night.saw(0) == {1: "drunk"}


def test_as_a_drunk_she_must() -> None:
    night = dealt("doppelganger drunk werewolf").answers(doppelganger=1)
    assert night.asked("drunk") == {0: ("left", "middle", "right")}


def test_the_drunk_may_draw_her_card_from_the_middle() -> None:
    night = dealt("doppelganger drunk werewolf", spares="tanner seer villager")
    night.answers(doppelganger=1, drunk="left").answers(drunk="left")
    assert night.cards == "tanner drunk werewolf"
    assert night.printed(1) == "doppelganger"
    assert night.votes(2, 2, 1).won == ("village", (1,))


# ---- Minion: a step of her own


def test_as_a_minion_she_sees_the_wolves_in_a_call_of_her_own() -> None:
    night = dealt("doppelganger minion werewolf villager").answers(doppelganger=1).goes_on_to("day")
    assert night.calls == ["doppelganger", "doppelganger_minion", "werewolf", "minion"]
    assert night.woke(0) == ["doppelganger", "minion"]
    assert night.met(0) == [("werewolf", (2,))]
    own = [entry["e"] for entry in night.view(0)]
    assert own[own.index("met") - 1 : own.index("met") + 2] == ["woke", "met", "called"]


def test_as_a_minion_she_and_the_minion_do_not_see_each_other() -> None:
    night = dealt("doppelganger minion werewolf villager").answers(doppelganger=1).goes_on_to("day")
    assert night.met(1) == [("werewolf", (2,))]
    assert night.met(2) == [("werewolf", ())]


def test_as_a_minion_she_wins_with_the_wolves() -> None:
    after = dealt("doppelganger minion werewolf villager").answers(doppelganger=1).votes(3, 0, 0, 0)
    assert after.dead == (0,)
    assert after.won == ("werewolf", (0, 1, 2))


def test_as_a_minion_without_wolves_each_is_judged_alone() -> None:
    after = dealt("doppelganger minion villager villager").answers(doppelganger=1).votes(1, 0, 0, 0)
    assert after.dead == (0,)
    assert after.won == ("werewolf", (1,))


def test_who_copied_another_role_does_not_wake_in_the_minions_call() -> None:
    night = dealt("doppelganger minion werewolf villager").answers(doppelganger=3).goes_on_to("day")
    assert night.calls[1] == "doppelganger_minion"
    assert night.woke(0) == ["doppelganger"]
    assert night.met(0) == []


# ---- Insomniac: 9a


def test_as_an_insomniac_she_looks_after_the_insomniac_and_finds_her_card() -> None:
    night = dealt("doppelganger insomniac robber werewolf").answers(doppelganger=1).answers(insomniac={1: 1})
    night.answers(insomniac={0: 0}).goes_on_to("day")
    assert night.calls[-2:] == ["insomniac", "doppelganger_insomniac"]
    assert night.woke(0) == ["doppelganger", "insomniac"]
    assert night.saw(0) == {1: "insomniac", 0: "doppelganger"}
    assert night.believes(0) == "insomniac"
    assert night.telling.grimoire.beliefs[0] == "insomniac"


def test_as_an_insomniac_robbed_she_finds_another_card_and_is_that() -> None:
    night = dealt("doppelganger insomniac robber werewolf").answers(doppelganger=1, robber=0)
    night.answers(insomniac={1: 1}).answers(insomniac={0: 0})
    assert night.saw(0)[0] == "robber"
    assert night.believes(0) == "robber"
    assert night.cards == "robber insomniac insomniac werewolf"


def test_as_an_insomniac_she_may_sleep_on() -> None:
    night = dealt("doppelganger insomniac robber werewolf").answers(doppelganger=1)
    night.answers(insomniac={1: None}).answers(insomniac={0: None})
    assert night.saw(0) == {1: "insomniac"}


def test_as_anything_else_she_sleeps_through_9a() -> None:
    night = dealt("doppelganger insomniac robber werewolf").answers(doppelganger=3).goes_on_to("day")
    assert night.calls[-1] == "doppelganger_insomniac"
    assert night.woke(0) == ["doppelganger", "werewolf"]


# ---- her card moves


def test_who_gets_her_card_ends_with_what_she_copied() -> None:
    night = dealt("doppelganger werewolf robber villager").answers(doppelganger=1, robber=0)
    assert night.saw(2) == {2: "doppelganger"}
    assert night.card(2) == "werewolf"
    after = night.votes(2, 2, 1, 2)
    assert after.won == ("village", (0, 3))


def test_who_gets_her_card_does_not_act_for_it() -> None:
    night = (
        dealt("doppelganger insomniac robber werewolf").answers(doppelganger=1, robber=0).goes_on_to("day")
    )
    assert night.woke(2) == ["robber"]


def test_she_still_wakes_as_what_she_copied_when_her_card_is_gone() -> None:
    night = dealt("doppelganger insomniac robber troublemaker werewolf")
    night.answers(doppelganger=1, robber=None, troublemaker=(0, 4)).goes_on_to("day")
    assert night.woke(0) == ["doppelganger", "insomniac"]


def test_her_card_in_the_middle_is_nobodys() -> None:
    night = dealt("doppelganger hunter drunk troublemaker", spares="villager seer werewolf")
    night.answers(doppelganger=1, troublemaker=(0, 2), drunk="left")
    assert (night.printed("left"), night.card("left")) == ("doppelganger", "hunter")
    assert night.cards == "drunk hunter villager troublemaker"
    assert night.votes(3, 0, 0, 0).dead == (0,)


def test_a_doppelganger_in_the_middle_has_copied_nothing() -> None:
    night = dealt("drunk werewolf villager", spares="doppelganger seer villager").answers(drunk="left")
    assert night.calls[0] == "doppelganger"
    assert night.cards == "doppelganger werewolf villager"
    assert night.votes(1, 0, 1).won == ("village", (0, 2))


def test_at_the_end_her_card_is_turned_up_with_what_it_copied() -> None:
    after = dealt("doppelganger werewolf robber villager").answers(doppelganger=1, robber=0).votes(1, 0, 1, 0)
    cards = {
        entry["place"]: (entry["role"], entry.get("copied"))
        for entry in after.view("town")
        if entry["e"] == "revealed"
    }
    assert cards[2] == ("doppelganger", "werewolf")
    assert cards[0] == ("robber", None)


# ---- more than one of her


def test_a_doppelganger_who_copies_one_has_no_power_and_is_of_the_village() -> None:
    night = dealt("doppelganger doppelganger werewolf villager")
    assert list(night.asked("doppelganger")) == [0, 1]
    after = night.answers(doppelganger={0: 1, 1: 2}).votes(2, 2, 1, 2)
    assert night.saw(0) == {1: "doppelganger"}
    assert night.woke(0) == ["doppelganger"]
    assert night.cards == "doppelganger werewolf werewolf villager"
    assert after.won == ("village", (0, 3))


def test_two_who_copy_each_other_are_plain() -> None:
    night = dealt("doppelganger doppelganger werewolf").answers(doppelganger={0: 1, 1: 0}).goes_on_to("day")
    assert night.cards == "doppelganger doppelganger werewolf"
    assert night.woke(0) == night.woke(1) == ["doppelganger"]


def test_two_who_act_at_once_choose_together_and_act_clockwise() -> None:
    night = dealt("doppelganger doppelganger robber werewolf seer")
    night.answers(doppelganger={0: 2, 1: 4})
    assert list(night.asked("robber")) == [0]
    assert list(night.asked("seer")) == [1]
    night.answers(robber=3, seer=(3,))
    assert night.saw(0) == {2: "robber", 0: "werewolf"}
    assert night.saw(1) == {4: "seer", 3: "doppelganger"}


def test_two_robbing_doppelgangers() -> None:
    night = dealt("doppelganger doppelganger robber werewolf").answers(doppelganger={0: 2, 1: 2})
    night.answers(robber={0: 3, 1: 0})
    assert night.cards == "robber werewolf robber robber"
    assert night.saw(1) == {2: "robber", 1: "werewolf"}
