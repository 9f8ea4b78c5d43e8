"""Every variant of the book, alone and together."""

from __future__ import annotations

import pytest
from tests.games.vendetta.table import CROWD, Table

from fabula.core.refusals import Refusal
from fabula.core.requests import STORYTELLER
from fabula.games.vendetta.tale import Vendetta

PLAIN = f"count hunter hunter {CROWD}"


# ---- harder for hunters


def test_hunters_from_afar_meet_at_the_first_noon() -> None:
    table = Table(PLAIN, visiting_hunters=True)
    assert table.met(1) == []
    assert "hunters" not in [event["step"] for event in table.found("called")]
    table.round()
    assert table.met(1) == [("hunters", (2,))]
    table.round()
    assert len(table.met(1)) == 1


def test_lone_hunters_are_given_numbers_and_kill_by_more_than_half() -> None:
    cards = f"count hunter hunter hunter {CROWD} vampire"
    table = Table(cards, lone_hunters=True)
    assert [event["answer"] for event in table.found("learned")] == [1, 2, 3]
    assert table.round(hunters={1: 5, 2: 5, 3: 6}).dead == [5]
    assert table.round(hunters={1: 6, 2: 7, 3: 8}).dead == []


def test_lone_hunters_do_not_see_each_other_point() -> None:
    table = Table(PLAIN, lone_hunters=True).round(hunters=5)
    assert table.told(1) == []


def test_half_of_the_lone_hunters_are_not_enough_even_with_a_ringleader() -> None:
    table = Table(f"count hunter ringleader {CROWD}", lone_hunters=True).round(hunters={1: 5, 2: 6})
    assert table.dead == []


# ---- harder for vampires


def test_at_a_masquerade_nobody_sees_who_voted() -> None:
    table = Table(PLAIN, masquerade=True).night(3, 3, 3)
    assert table.dead == [3]
    assert table.found("voted") == []
    assert "voted_unseen" not in [entry["e"] for entry in table.view(0)]
    assert next(entry for entry in table.view(0) if entry["e"] == "counted")["halves"][3] == 6


def test_by_the_setting_only_the_result_is_told() -> None:
    table = Table(PLAIN, masquerade=True, masquerade_tells="result").night(3, 3, 3)
    assert table.dead == [3]
    assert table.found("counted") == []


def test_in_their_fury_the_vampires_open_no_card_until_the_end() -> None:
    table = Table(PLAIN, fury=True).night(*[3] * 3)
    assert table.found("revealed") == []
    table.light().night(None, None, *[1] * 7).light().night(None, None, *[2] * 7)
    assert table.side == "vampires"
    assert [event["place"] for event in table.found("revealed")] == list(range(9))


def test_in_their_fury_the_dead_are_called_as_ever() -> None:
    table = Table(PLAIN, fury=True).night(None, *[0] * 8).light()
    assert table.calls == ["hunters", "lord"]
    assert table.woke(0) == []


# ---- ways to vote


def test_roses_black_less_red() -> None:
    table = Table("hunter hunter vampire vampire vampire vampire vampire", voting="roses")
    table.night(roses={0: (2, 3), 1: (2, 3), 2: (0, 3), 3: (2, 0), 4: (2, 3), 5: (3, 2), 6: (3, 2)})
    assert table.dead == [2]


def test_a_red_rose_saves() -> None:
    table = Table("hunter hunter vampire vampire vampire vampire vampire", voting="roses")
    table.night(roses={0: (2, 3), 1: (2, 3), 2: (4, 3), 3: (4, 2), 4: (5, 2), 5: (4, 2), 6: (3, 5)})
    assert table.dead == [4]


def test_after_a_vampires_death_only_who_voted_for_it_can_be_voted_for() -> None:
    table = Table(PLAIN, vengeance=True).night(3, 3, None, None, 3).light()
    assert table.asked("vote")[5] == (None, 0, 1, 4)


def test_after_a_hunters_death_the_vote_is_free() -> None:
    table = Table(PLAIN, vengeance=True).night(1, None, None, 1, 1).light()
    assert table.asked("vote")[5] == (None, 0, 2, 3, 4, 6, 7, 8)


def test_vengeance_is_for_the_next_vote_alone() -> None:
    table = Table(PLAIN, vengeance=True).night(3, 3, None, None, 3).light().night().light()
    assert len(table.asked("vote")[5]) == 8


def test_where_none_of_them_lives_the_vote_is_free() -> None:
    table = Table(PLAIN, vengeance=True).night(3).light(hunters=0)
    assert len(table.asked("vote")[5]) == 7


def test_the_hunter_of_hunters_has_one_vote_and_a_half() -> None:
    table = Table(PLAIN, hunter_of_hunters=True, first={"hunter_of_hunters": {1: 0, 2: 0}})
    assert {"e": "elected", "seat": 0, "office": "hunter_of_hunters"} in table.view("town")
    assert table.night(3, None, None, None, 5).dead == [3]
    assert table.light().night(6, None, None, None, 5, None, None, 5).dead == [5]


def test_a_dead_hunter_of_hunters_names_the_next() -> None:
    table = Table(PLAIN, hunter_of_hunters=True, first={"hunter_of_hunters": {1: 0, 2: 0}})
    table.night(None, *[0] * 5, hunter_of_hunters=8)
    assert table.found("elected")[-1]["seat"] == 8
    assert table.light().night(None, None, None, 5, None, None, None, None, 4).dead == [4]


def test_if_it_was_a_hunter_the_council_chooses_anew() -> None:
    table = Table(PLAIN, hunter_of_hunters=True, first={"hunter_of_hunters": {0: 1, 2: 1}})
    table.night(*[1] * 3, hunter_of_hunters={0: 3, 2: 3, 4: 3})
    assert [event["seat"] for event in table.found("elected")] == [1, 3]


def test_a_murdered_hunter_of_hunters_hands_on_at_nightfall() -> None:
    table = Table(PLAIN, hunter_of_hunters=True, first={"hunter_of_hunters": {1: 0, 2: 0}})
    table.night().light(hunters=0, hunter_of_hunters=7)
    assert table.found("elected")[-1]["seat"] == 7


def test_the_judge_alone_names_the_victim() -> None:
    table = Table(PLAIN, voting="judge").night(judge={0: 3, 1: 3, 2: 4}, sentence=5)
    assert table.found("elected") == [{"e": "elected", "seat": 3, "office": "judge"}]
    assert table.dead == [5]


def test_nobody_is_judge_twice_running() -> None:
    table = Table(PLAIN, voting="judge").night(judge={0: 3, 1: 3}, sentence=5).light()
    assert 3 not in table.asked("judge")[4]


def test_a_tied_election_of_a_judge_ends_by_lot() -> None:
    table = Table(PLAIN, fate=4, voting="judge").night(judge={0: 3, 1: 4}, sentence=5)
    assert table.found("elected")[0]["seat"] == 4


def test_in_a_panic_all_with_more_than_half_die_together() -> None:
    table = Table(PLAIN, voting="panic")
    hands = {seat: [3, 4, None] for seat in (0, 1, 2, 5, 6)}
    table.night(nominate={0: 3, 1: 4, 2: 5}, panic={**hands, 3: None, 4: None})
    assert table.dead == [3, 4]


def test_in_a_panic_half_is_not_enough() -> None:
    table = Table("hunter hunter vampire vampire vampire vampire vampire vampire", voting="panic")
    table.night(nominate={0: 3}, panic={0: 3, 1: 3, 2: 3, 4: 3})
    assert table.dead == []


def test_secrets_leave_nothing_to_talk_about() -> None:
    table = Table(PLAIN, secrets=True).night(3, 4)
    beats = [line.name for line in table.telling.log if hasattr(line, "name") and not hasattr(line, "apply")]
    assert "talk" not in beats
    assert "plea" not in beats
    assert "revote" in beats


@pytest.mark.parametrize(
    ("value", "prompt"),
    [(1, "roses"), (2, "vote"), (3, "judge"), (4, "nominate"), (5, "vote"), (6, "vote")],
)
def test_the_die_says_how_the_night_is_voted(value: int, prompt: str) -> None:
    table = Table(PLAIN, fate=value, voting="die")
    assert table.asked(prompt)
    assert table.found("rolled")[0]["value"] == value


def test_the_die_may_bring_secrets_and_vengeance() -> None:
    table = Table(PLAIN, fate=5, voting="die").night()
    assert "talk" not in str(table.telling.moves())
    table = Table(PLAIN, fate=6, voting="die").night(3, 3)
    table.fate = 2
    table.light()
    assert table.asked("vote")[5] == (None, 0, 1)


def test_the_table_of_the_die_can_be_changed() -> None:
    table = Table(PLAIN, fate=1, voting="die", die_1="panic")
    assert table.asked("nominate")


# ---- special rules


def test_the_enchanted_neither_speak_nor_vote_and_entrust_their_vote() -> None:
    table = Table(PLAIN, enchanted=True)
    table.night(3, 4, None, 4, enchant=[None, 0], entrust=3)
    assert {"e": "enchanted", "seat": 0, "game": "this"} in table.view("town")
    assert {"e": "entrusted", "seat": 0, "to": 3} in table.view("town")
    assert table.dead == [4]
    table.light()
    table.telling.begin_beat()
    assert 0 not in table.telling.pending.seats  # type: ignore[union-attr]  # the talk is a window


def test_who_breaks_the_code_again_has_to_leave() -> None:
    table = Table(PLAIN, enchanted=True).night(enchant=[0, None]).light().night(enchant=0)
    assert table.dead == [0]


def test_a_dead_offender_begins_the_next_game_silent() -> None:
    table = Table(PLAIN, enchanted=True).night(3, 3).light().night(enchant=3)
    assert {"e": "enchanted", "seat": 3, "game": "next"} in table.view("town")


def test_in_the_next_game_the_offender_is_silent_from_the_first_talk_on() -> None:
    table = Table(PLAIN, enchanted=True)
    table.telling.begin_beat()
    table.telling.answer(STORYTELLER, 3)
    assert 3 not in table.telling.pending.seats  # type: ignore[union-attr]  # the talk is a window
    assert table.tale.silence(table.telling.grimoire, 3) is not None
    assert table.tale.silence(table.telling.grimoire, 2) is None


def test_with_six_there_is_a_temporary_host() -> None:
    table = Table("count vampire vampire vampire vampire hunter", fate=2)
    assert table.found("hosted") == [{"e": "hosted", "seat": 2, "term": "first_night"}]
    assert [event["step"] for event in table.found("called")] == ["hunters"]


def test_by_choice_there_is_never_one() -> None:
    table = Table("count vampire vampire vampire vampire hunter", temporary_host="never")
    assert table.found("hosted") == []
    assert table.tale.offices.timekeeper(table.telling.grimoire) is None


def test_the_temporary_host_minds_the_time_until_somebody_is_executed() -> None:
    table = Table(PLAIN, fate=8, temporary_host="always")
    assert table.tale.offices.timekeeper(table.telling.grimoire) == 8
    table.night(3, 3, 3)
    grimoire = table.telling.grimoire
    assert (table.tale.offices.timekeeper(grimoire), table.tale.offices.named_to_lead(grimoire)) == (None, 3)


def test_the_first_executed_leads_and_a_full_acquaintance_and_day_follow() -> None:
    table = Table(PLAIN, fate=8, temporary_host="always").night(3, 3, 3)
    assert table.found("hosted")[-1] == {"e": "hosted", "seat": 3, "term": "for_good"}
    assert table.light().calls == ["hunters", "lord", "hunters", "lord"]
    assert table.telling.grimoire.number == 2
    assert table.light().calls == []


def test_the_first_night_under_a_temporary_host_must_end_with_an_execution() -> None:
    assert Table(PLAIN, fate=8, temporary_host="always").night().dead == [8]
    tied = Table(PLAIN, fate=4, temporary_host="always").night({0: 3, 1: 4}.get(0), 4)
    assert tied.dead == [4]


def test_of_several_executed_a_lot_names_the_host() -> None:
    table = Table(PLAIN, fate=4, temporary_host="always").night(3, 4, both="yes")
    assert table.dead == [3, 4]
    assert table.found("hosted")[-1]["seat"] == 4


# ---- ties


def test_the_tied_plead_and_are_voted_on_again() -> None:
    table = Table(PLAIN).night(3, 4)
    beats = [line.name for line in table.telling.log if hasattr(line, "name") and not hasattr(line, "apply")]
    assert beats[-4:] == ["vote", "plea", "plea", "revote"]
    assert table.found("tied")[0]["seats"] == (3, 4)


def test_the_second_vote_is_on_the_tied_alone_and_may_decide() -> None:
    table = Table(PLAIN).night([3, 4], 4)
    assert table.dead == [4]


def test_tied_again_a_majority_may_want_both() -> None:
    assert Table(PLAIN).night(3, 4, both="yes").dead == [3, 4]


def test_without_a_majority_nobody_dies() -> None:
    table = Table(PLAIN).night(3, 4, both=dict.fromkeys(range(4), "yes"))
    assert table.dead == []
    assert table.found("agreed") == [{"e": "agreed", "seats": (3, 4), "yes": False, "hands": (0, 1, 2, 3)}]


# ---- together


@pytest.mark.parametrize(
    "settings",
    [
        {"visiting_hunters": True, "lone_hunters": True},
        {"masquerade": True, "vengeance": True},
        {"fury": True, "vengeance": True},
        {"fury": True, "voting": "die"},
        {"masquerade": True, "voting": "die"},
        {"hunter_of_hunters": True, "voting": "roses"},
        {"voting": "die", "vengeance": True},
        {"voting": "die", "secrets": True},
    ],
)
def test_variants_that_exclude_each_other_are_refused(settings: dict[str, object]) -> None:
    with pytest.raises(Refusal, match="variants-exclude"):
        Vendetta().set_up(9, tuple(PLAIN.split()), **settings)


def test_vengeance_may_be_added_to_roses_judge_and_panic() -> None:
    for voting in ("roses", "judge", "panic"):
        assert Vendetta().set_up(9, tuple(PLAIN.split()), vengeance=True, voting=voting).settings["vengeance"]


def test_vengeance_after_a_judge_falls_on_the_judge_and_the_electors() -> None:
    table = Table(PLAIN, voting="judge", vengeance=True)
    table.night(judge={0: 3, 1: 3, 2: 4}, sentence=5).light()
    table.night(judge={0: 8, 1: 8})
    assert table.dead == [0]


def test_vengeance_after_a_panic_falls_on_all_who_raised_a_hand() -> None:
    table = Table(PLAIN, voting="panic", vengeance=True)
    table.night(nominate={0: 3}, panic=dict.fromkeys((0, 1, 2, 4, 5), 3)).light()
    assert table.asked("nominate")[8] == (None, 0, 1, 2, 4, 5)


def test_vengeance_after_roses_falls_on_who_gave_a_black_one() -> None:
    table = Table("hunter hunter vampire vampire vampire vampire vampire", voting="roses", vengeance=True)
    table.night(roses={0: (2, 3), 1: (2, 3), 2: (0, 3), 3: (2, 0), 4: (2, 3), 5: (3, 2), 6: (3, 2)}).light()
    assert {black for black, _ in table.asked("roses")[6]} == {0, 1, 3, 4}
