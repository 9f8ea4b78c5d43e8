"""What the book leaves open and how it is decided here: one test a ruling, named by its number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.table import dealt, ended

from fabula.core.refusals import Refusal
from fabula.core.requests import TIME, Window
from fabula.games import tale_called
from fabula.games.onenight.tale import calls_of

TALE = tale_called("onenight")


def test_ruling_01_everybody_votes_for_another_and_in_secret() -> None:
    night = dealt("seer werewolf villager")
    assert night.asked("vote") == {0: (1, 2), 1: (0, 2), 2: (0, 1)}
    night.telling.answer(0, 1)
    assert "voted" not in {entry["e"] for entry in night.view("town")}
    with pytest.raises(Refusal):
        night.telling.answer(1, None)


def test_ruling_02_a_circle_of_votes_kills_nobody() -> None:
    assert ended("seer werewolf villager", "1 2 0").dead == ()
    assert ended("seer werewolf villager", "2 0 1").dead == ()


def test_ruling_03_hunters_shoot_in_a_chain_each_player_once() -> None:
    assert ended("hunter hunter werewolf villager", "1 2 0 0").dead == (0, 1, 2)
    assert ended("hunter hunter werewolf villager", "1 0 0 0").dead == (0, 1)


def test_ruling_04_a_werewolf_is_who_ends_with_the_card_or_its_copy() -> None:
    night = dealt("doppelganger werewolf villager villager").answers(doppelganger=1)
    assert night.votes(2, 0, 0, 1).won == ("village", (2, 3))
    assert ended("minion werewolf villager", "1 0 0").won == ("werewolf", (0, 1))


def test_ruling_05_the_doppelgangers_card_carries_the_copied_role() -> None:
    night = dealt("doppelganger tanner robber werewolf").answers(doppelganger=1, robber=0)
    assert night.saw(2) == {2: "doppelganger"}
    assert night.votes(2, 2, 1, 0).won == ("tanner", (2,))


def test_ruling_06_a_doppelganger_who_copies_nobody_is_of_the_village() -> None:
    after = dealt("doppelganger werewolf seer").answers(doppelganger=None).votes(1, 0, 1)
    assert after.won == ("village", (0, 2))


def test_ruling_07_a_doppelganger_who_robs_a_werewolf_is_not_called_with_them() -> None:
    night = dealt("doppelganger robber werewolf villager").answers(doppelganger=1, robber=2).goes_on_to("day")
    assert night.woke(0) == ["doppelganger"]
    assert night.met(2) == [("werewolf", ())]
    assert (night.card(0), night.card(2)) == ("werewolf", "robber")


def test_ruling_08_the_doppelganger_acts_on_cards_that_nobody_has_moved() -> None:
    night = dealt("doppelganger seer robber werewolf").answers(doppelganger=1, seer=(3,)).answers(robber=3)
    assert night.saw(0)[3] == "werewolf"
    drunk = dealt("doppelganger drunk werewolf").answers(doppelganger=1, drunk="right")
    assert drunk.printed("right") == "doppelganger"
    troubled = dealt("doppelganger troublemaker werewolf").answers(doppelganger=1)
    assert troubled.asked("troublemaker")[0] == (None, (1, 2))


def test_ruling_09_a_doppelganger_werewolf_leaves_no_lone_wolf() -> None:
    night = dealt("doppelganger werewolf villager", lone_wolf=True).answers(doppelganger=1).goes_on_to("day")
    assert night.heard(0, "chose")[1:] == night.heard(1, "chose") == []


def test_ruling_10_two_minions_do_not_meet_and_are_judged_each_alone() -> None:
    night = dealt("doppelganger minion villager villager").answers(doppelganger=1)
    assert night.votes(1, 0, 0, 0).won == ("werewolf", (1,))
    assert night.met(0) == night.met(1) == [("werewolf", ())]


def test_ruling_11_three_masons_meet_and_the_insomniac_judges_by_the_card() -> None:
    masons = dealt("doppelganger mason mason").answers(doppelganger=1).goes_on_to("day")
    assert [masons.met(seat)[0][1] for seat in range(3)] == [(1, 2), (0, 2), (0, 1)]
    night = dealt("doppelganger insomniac robber").answers(doppelganger=1).answers(insomniac={1: None})
    night.answers(insomniac={0: 0})
    assert (night.saw(0)[0], night.believes(0)) == ("doppelganger", "insomniac")


def test_ruling_12_a_copied_tanner_and_a_copied_hunter_are_full_ones() -> None:
    two = dealt("doppelganger tanner werewolf villager").answers(doppelganger=1)
    assert two.votes(1, 0, 0, 0).won == ("tanner", (0,))
    assert dealt("doppelganger hunter werewolf").answers(doppelganger=1).votes(2, 0, 0).dead == (0, 2)


def test_ruling_13_every_call_of_the_set_is_made_and_lasts_the_same() -> None:
    held = dealt("doppelganger minion insomniac").goes_on_to("day")
    lying = dealt("villager villager villager", spares="doppelganger minion insomniac").goes_on_to("day")
    calls = ["doppelganger", "doppelganger_minion", "minion", "insomniac", "doppelganger_insomniac"]
    assert held.calls == lying.calls == calls
    paces = [beat.pace for beat in calls_of(held.telling.setup.roles)]
    assert {pace.timer for pace in paces if pace} == {"step"}
    assert all(pace is not None and pace.lingers for pace in paces)
    assert [pace.times for pace in paces if pace] == [2, 1, 1, 1, 1]


def test_ruling_14_the_robber_takes_what_lies_there_now() -> None:
    night = dealt("doppelganger troublemaker robber werewolf villager")
    night.answers(doppelganger=1, troublemaker=(3, 4)).answers(robber=4)
    assert night.saw(2) == {2: "werewolf"}


def test_ruling_15_an_insomniac_without_robber_or_troublemaker_is_allowed_with_a_warning() -> None:
    roles = ("insomniac", "drunk", "werewolf", "seer", "villager", "villager")
    assert {one.code: one.level for one in TALE.advise(3, roles)}["insomniac-alone"] == "warn"
    assert TALE.set_up(3, roles).roles == roles


ONE_MASON = ("mason", "werewolf", "seer", "villager", "villager", "villager")


def test_ruling_16_one_mason_is_refused() -> None:
    with pytest.raises(Refusal, match="set-one-mason"):
        TALE.set_up(3, ONE_MASON)


def test_ruling_16_a_game_begun_with_one_mason_goes_on() -> None:
    assert TALE.set_up_again(3, ONE_MASON, {"lone_wolf": True}).roles == ONE_MASON
    with pytest.raises(Refusal, match="set-wrong-size"):
        TALE.set_up_again(4, ONE_MASON, {})


def test_ruling_17_the_seer_may_look_at_one_card_of_the_middle() -> None:
    night = dealt("seer werewolf villager", spares="tanner drunk robber").answers(seer=("left",))
    assert night.saw(0) == {"left": "tanner"}


def test_ruling_18_the_robber_always_looks_at_the_card_taken() -> None:
    assert dealt("robber werewolf villager").answers(robber=1).saw(0) == {0: "werewolf"}


def test_ruling_19_a_dead_tanner_keeps_the_minion_from_winning() -> None:
    assert ended("tanner minion villager villager", "2 2 0 0").won == ("tanner", (0,))


def test_ruling_20_the_village_does_not_win_by_the_minions_death() -> None:
    assert ended("minion villager villager", "1 0 0").won == ("", ())


def test_ruling_21_the_minion_loses_with_the_wolves_by_the_tanners_death() -> None:
    assert ended("tanner minion werewolf", "1 0 0").won == ("tanner", (0,))


def test_ruling_22_every_player_acts_in_their_own_call() -> None:
    night = dealt("seer robber troublemaker").goes_on_to("day")
    assert [night.woke(seat) for seat in range(3)] == [["seer"], ["robber"], ["troublemaker"]]


def test_ruling_23_nothing_tells_at_dawn_which_cards_were_touched() -> None:
    quiet = dealt("robber werewolf villager").goes_on_to("day")
    busy = dealt("robber werewolf villager").answers(robber=1).goes_on_to("day")
    assert quiet.view(2) == busy.view(2)
    assert quiet.view("town") == busy.view("town")


def test_ruling_24_the_talk_ends_when_all_are_ready() -> None:
    night = dealt("seer werewolf villager").goes_on_to("day")
    for seat in (0, 2, 2, 1):
        assert isinstance(night.telling.pending, Window)
        night.telling.answer(seat, ("ready",))
    assert night.telling.pending is None
    timers = {timer.key: timer.default for timer in TALE.timers}
    assert timers["talk"] == 300


def test_ruling_24_the_talk_ends_when_time_is_up() -> None:
    night = dealt("seer werewolf villager").goes_on_to("day")
    night.telling.answer(1, ("ready",))
    night.telling.answer(TIME, None)
    assert night.telling.pending is None


def test_ruling_25_sets_without_wolves_and_without_villagers_are_allowed() -> None:
    for roles in (
        "seer robber troublemaker drunk hunter tanner",
        "villager villager villager villager seer robber",
    ):
        assert " ".join(TALE.set_up(3, tuple(roles.split())).roles) == roles
    advice = TALE.advise(3, TALE.suggest(3))
    assert [one.args for one in advice if one.code == "werewolf-chance"] == [{"percent": 20}]


@pytest.mark.parametrize(
    ("role", "when"), [("minion", "doppelganger_minion"), ("mason", "mason"), ("seer", None)]
)
def test_ruling_26_only_the_four_who_act_do_so_at_once(role: str, when: str | None) -> None:
    night = dealt(f"doppelganger {role} werewolf", spares=f"{role} villager villager")
    night.answers(doppelganger=1).goes_on_to("day")
    own = [grant.step for grant in night.telling.grimoire.grants if grant.seat == 0]
    assert own == (["doppelganger"] if when is None else ["doppelganger", when])


def test_ruling_27_several_cards_of_a_role_act_in_one_call_clockwise() -> None:
    night = dealt("robber robber werewolf villager")
    assert list(night.asked("robber")) == [0, 1]
    night.answers(robber={1: 2, 0: 2})
    assert night.cards == "werewolf robber robber villager"
    assert night.calls == ["werewolf", "robber"]


def test_ruling_28_a_doppelganger_who_copies_a_doppelganger_has_no_power() -> None:
    night = dealt("doppelganger doppelganger werewolf").answers(doppelganger={0: 1, 1: 2})
    after = night.votes(2, 0, 0)
    assert night.woke(0) == ["doppelganger"]
    assert after.cards == "doppelganger werewolf werewolf"
    assert after.won == ("werewolf", (1, 2))


def test_ruling_29_the_hunter_points_by_vote_or_anew() -> None:
    assert ended("hunter werewolf villager", "2 0 0").dead == (0, 2)
    assert ended("hunter werewolf villager", "2 0 0", hunter_points="anew").answers(hunter=1).dead == (0, 1)


def test_ruling_30_more_copies_than_the_box_are_a_hint() -> None:
    roles = ("seer", "seer", "werewolf", "villager", "villager", "villager")
    assert [one.level for one in TALE.advise(3, roles) if one.code == "more-than-box"] == ["hint"]
    assert TALE.set_up(3, roles).roles == roles


def test_ruling_31_who_looks_at_a_doppelganger_sees_the_print_alone() -> None:
    night = dealt("doppelganger werewolf robber seer").answers(doppelganger=1, seer=(0,), robber=0)
    assert night.saw(3) == {0: "doppelganger"}
    assert night.saw(2) == {2: "doppelganger"}
    assert night.card(2) == "werewolf"


def test_the_page_of_rulings_and_these_tests_name_each_other() -> None:
    page = Path(__file__).parents[3] / "docs" / "rulings" / "onenight.md"
    written = set(re.findall(r"test_ruling_\w+", page.read_text(encoding="utf-8")))
    assert written == {name for name in globals() if name.startswith("test_ruling_")}
