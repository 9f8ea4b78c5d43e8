"""What the book leaves open, and what was chosen: one test a ruling of docs/rulings/mafia32.md."""

from __future__ import annotations

from tests.games.mafia32.table import Table

from fabula.core.events import Learned, Met, Voted, Woke
from fabula.core.requests import Ask, Round
from fabula.games.mafia32 import setup
from fabula.games.mafia32.calls import next_call
from fabula.games.mafia32.tale import Mafia32
from fabula.games.mafia32.winners import Standing, winner

TOWN = "citizen citizen citizen citizen citizen citizen"


def test_ruling_01_the_detective_acts_after_both_gangs() -> None:
    sheet = Mafia32.sheet
    assert sheet.index("detective") > sheet.index("triads") > sheet.index("mafia")


def test_ruling_02_crossed_arms_are_the_detectives_sign() -> None:
    assert Table(f"detective mafioso {TOWN}").night(mafia=3, detective=3).told(0) == ["killed"]
    assert Table(f"detective mafioso {TOWN}").night(mafia=0, detective=3).told(0) == ["killed"]
    assert Table(f"judge mafioso {TOWN}").night(mafia=3, judge=3).saw(0) == [(3, "citizen")]
    assert Table(f"journalist mafioso {TOWN}").night(mafia=3, journalist=(1, 3)).told(0) == ["different"]


def test_ruling_02_a_judge_who_is_shot_sees_the_card_and_jails_nobody() -> None:
    table = Table(f"judge mafioso {TOWN}").night(mafia=0, judge=1)
    assert table.saw(0) == [(1, "mafioso")]
    assert table.jailed == []


def test_ruling_02_by_the_setting_all_three_see_crossed_arms() -> None:
    judge, journalist = f"judge mafioso {TOWN}", f"journalist mafioso {TOWN}"
    assert Table(judge, crossed_arms="all").night(mafia=0, judge=1).told(0) == ["killed"]
    assert Table(judge, crossed_arms="all").night(mafia=3, judge=3).told(0) == ["killed"]
    assert Table(journalist, crossed_arms="all").night(mafia=3, journalist=(1, 3)).told(0) == ["killed"]


def test_ruling_03_a_blocked_investigator_gets_a_lot_the_truth_or_the_town() -> None:
    cards = f"beauty detective mafioso {TOWN}"
    by_lot = Table(cards, fate="town").night(beauty=1, detective=2)
    assert by_lot.told(1) == ["town"]
    assert Table(cards, blocked_info="truth").night(beauty=1, detective=2).told(1) == ["criminal"]
    assert Table(cards, blocked_info="town").night(beauty=1, detective=2).told(1) == ["town"]


def test_ruling_03_a_blocked_judge_jails_nobody() -> None:
    table = Table(f"beauty judge mafioso {TOWN}", fate="mafioso").night(beauty=1, judge=2)
    assert table.saw(1) == [(2, "mafioso")]
    assert table.jailed == []


def test_ruling_04_a_blocked_member_points_in_vain() -> None:
    cards = f"beauty mafioso don {TOWN} citizen"
    assert Table(cards).night(beauty=2, mafia=5).dead == [5]
    lone = Table(f"beauty mafioso {TOWN} citizen").night(beauty=1, mafia=5)
    assert lone.dead == []


def test_ruling_05_the_beauty_may_pass_and_never_visits_herself() -> None:
    table = Table(f"beauty mafioso {TOWN}")
    options = options_of(table, "beauty")
    assert None in options
    assert 0 not in options


def test_ruling_06_a_visit_cancels_poison_that_falls_due() -> None:
    table = Table(f"beauty black_widow mafioso {TOWN} citizen")
    table.night(beauty=3, black_widow=5).day()
    assert table.night(beauty=5).dead == []


def test_ruling_06_a_visit_does_not_prevent_infection() -> None:
    table = Table(f"beauty patient_zero mafioso {TOWN} citizen").night(beauty=4, patient_zero=4)
    assert table.telling.grimoire.sides == {4: "loner"}


def test_ruling_07_a_beauty_shot_the_same_night_still_protects() -> None:
    table = Table(f"beauty mafioso maniac {TOWN} citizen").night(beauty=4, mafia=0, maniac=4)
    assert table.dead == [0]


def test_ruling_08_one_heal_stops_all_shots_and_the_first_night_is_not_counted() -> None:
    table = Table(f"doctor mafioso triad maniac {TOWN} citizen citizen")
    assert table.night(doctor=5, mafia=5, triads=5, maniac=5).dead == []


def test_ruling_09_healing_comes_before_guarding() -> None:
    table = Table(f"doctor bodyguard mafioso {TOWN}").night(doctor=4, bodyguard=4, mafia=4)
    assert table.dead == []


def test_ruling_09_two_attackers_kill_the_bodyguard_once() -> None:
    table = Table(f"bodyguard mafioso maniac {TOWN} citizen").night(bodyguard=4, mafia=4, maniac=4)
    assert table.dead == [0]


def test_ruling_10_a_guarded_politician_has_no_death_to_move() -> None:
    table = Table(f"bodyguard politician mafioso {TOWN}").night(bodyguard=1, mafia=1)
    assert table.dead == []


def test_ruling_11_neither_doctor_nor_bodyguard_helps_an_exposed_spy() -> None:
    table = Table(f"bodyguard spy mafioso {TOWN}").night(bodyguard=1, mafia=1)
    assert table.dead == [1]


def test_ruling_11_an_exposed_spy_still_wakes_with_the_second_gang() -> None:
    table = Table(f"spy mafioso triad {TOWN} citizen citizen citizen").night(mafia=0, triads=None)
    assert [event.seat for event in table.now() if isinstance(event, Woke)] == [0, 1, 0, 2]


def test_ruling_12_the_spys_hand_counts_or_is_for_show() -> None:
    cards = f"spy mafioso {TOWN}"
    assert Table(cards).night({0: 4, 1: 5}).dead == [5]
    assert Table(cards, spy_vote="counts").night({0: 4, 1: 5}).dead == []


def test_ruling_14_without_a_majority_the_don_decides() -> None:
    assert shot(f"don mafioso {TOWN} citizen", {0: 4, 1: 5}) == [4]
    assert shot(f"mafioso mafioso {TOWN} citizen", {0: 4, 1: 5}) == []


def test_ruling_15_the_lawyer_does_not_inherit() -> None:
    table = Table(f"don lawyer {TOWN} citizen").day(2, *[0] * 8)
    table.night(mafia=4)
    assert table.card(1) == "lawyer"


def test_ruling_15_the_heirs_card_stays_what_it_is() -> None:
    table = Table(f"don mafioso {TOWN} judge", judge_infected="keep").vote_out(0)
    table.night(mafia=4, judge=1)
    assert table.shown(1)[-1] == "don"
    assert table.saw(8) == [(1, "mafioso")]
    assert table.vote_out(1).turned_up()[1] == "mafioso"


def test_ruling_16_a_defended_loner_passes_for_the_town() -> None:
    table = Table(f"lawyer maniac detective {TOWN} citizen", maniac_pass=True).night(lawyer=1, detective=1)
    assert table.told(2) == ["town"]


def test_ruling_16_a_defended_citizen_looks_like_a_criminal_and_stays_free() -> None:
    table = Table(f"lawyer judge mafioso {TOWN} citizen", fate="mafioso").night(lawyer=3, judge=3)
    assert table.saw(1) == [(3, "mafioso")]
    assert table.jailed == []


def test_ruling_16_the_journalists_answer_is_turned_once() -> None:
    table = Table(f"lawyer journalist {TOWN} citizen").night(lawyer=3, journalist=(2, 3))
    assert table.told(1) == ["different"]


def test_ruling_16_crossed_arms_are_not_falsified() -> None:
    table = Table(f"lawyer detective mafioso {TOWN}").night(lawyer=4, mafia=4, detective=4)
    assert table.told(1) == ["killed"]


def test_ruling_17_a_prisoner_neither_votes_nor_wakes_and_is_freed_with_the_judges_death() -> None:
    table = Table(f"judge mafioso mafioso {TOWN} citizen").night(judge=1, mafia=None)
    assert table.jailed == [1]
    table.day()
    assert [event.votes[1] for event in table.now() if isinstance(event, Voted)] == [None]
    table.night(mafia=0)
    assert table.freed == [1]
    assert 1 not in [e.seat for e in table.now() if isinstance(e, Woke)]


def test_ruling_18_a_judge_shot_tonight_jails_nobody() -> None:
    assert Table(f"judge mafioso {TOWN}").night(mafia=0, judge=1).jailed == []


def test_ruling_19_two_gangs_are_different_to_the_journalist_unless_set_otherwise() -> None:
    cards = f"journalist mafioso triad {TOWN} citizen citizen citizen"
    assert Table(cards).night(journalist=(1, 2)).told(0) == ["different"]
    assert Table(cards, journalist_gangs="same").night(journalist=(1, 2)).told(0) == ["same"]


def test_ruling_20_an_infected_politician_can_be_shot() -> None:
    table = Table(f"politician patient_zero mafioso {TOWN} citizen").night(patient_zero=0)
    table.day()
    assert table.night(mafia=0).dead == [0]


def test_ruling_21_raw_hands_are_shown_and_the_leaders_weight_is_not() -> None:
    table = Table(f"leader mafioso {TOWN}").day(2, None, 3)
    assert [event.votes[:3] for event in table.now() if isinstance(event, Voted)] == [(2, None, 3)]
    assert table.dead == [2]


def test_ruling_22_a_tie_is_voted_on_once_more() -> None:
    cards = f"mafioso citizen {TOWN}"
    assert Table(cards).day(1, 0).dead == []
    assert Table(cards, tie="all").day(2, 3).dead == [2, 3]
    assert Table(cards, tie="random", fate=3).day(2, 3).dead == [3]
    assert Table(cards).day().dead == []


def test_ruling_23_the_maniac_must_shoot_and_never_himself() -> None:
    options = options_of(Table(f"maniac mafioso {TOWN}"), "maniac")
    assert None not in options
    assert 0 not in options
    assert None in options_of(Table(f"maniac mafioso {TOWN}", maniac_pass=True), "maniac")


def test_ruling_24_poison_works_though_the_widow_is_dead_and_is_not_told() -> None:
    table = Table(f"black_widow mafioso {TOWN} citizen").night(black_widow=3)
    assert [event for event in table.now() if isinstance(event, Learned)] == []
    table.day(2, *[0] * 8)
    assert table.night().dead == [3]


def test_ruling_25_whom_the_maniac_shoots_loses_what_comes_later() -> None:
    table = Table(f"maniac black_widow mafioso {TOWN} citizen").night(maniac=1, black_widow=4)
    table.day()
    assert table.night(maniac=0).dead != [4]
    assert table.telling.grimoire.strikes == []


def test_ruling_26_when_patient_zero_dies_members_win_with_their_old_side() -> None:
    table = Table(f"patient_zero mafioso {TOWN} citizen").night(patient_zero=2)
    table.day(3, *[0] * 8)
    assert table.telling.grimoire.sides == {}
    assert not [
        grant for grant in table.telling.grimoire.grants if grant.seat == 2 and grant.role == "citizen"
    ]


def test_ruling_28_a_living_loner_blocks_only_if_set() -> None:
    gangs = {"mafia": 0, "triads": 0}
    standing = Standing(4, 3, gangs, gangs, loner=True)
    assert winner(standing, at_dawn=False) == ("town",)
    blocked = Standing(4, 3, gangs, gangs, loner=True, loner_blocks=True)
    assert winner(blocked, at_dawn=False) is None


def test_ruling_29_two_gangs_alive_no_parity_and_a_draw_when_nobody_dies() -> None:
    gangs = {"mafia": 2, "triads": 2}
    assert winner(Standing(4, 0, gangs, gangs, loner=False), at_dawn=True) is None
    quiet = Standing(4, 0, gangs, gangs, loner=False, quiet=12)
    assert winner(quiet, at_dawn=True) == ()


def test_ruling_30_nobody_alive_is_a_draw() -> None:
    gangs = {"mafia": 0, "triads": 0}
    assert winner(Standing(0, 0, gangs, gangs, loner=False), at_dawn=True) == ()


def test_ruling_32_more_cards_than_the_box_are_allowed_with_a_hint() -> None:
    roles = ("mafioso",) * 3 + ("citizen",) * 9
    assert "more-than-box" in [line.code for line in setup.advice(12, roles)]


def test_ruling_33_a_set_decided_at_the_first_dawn_is_warned_of() -> None:
    roles = ("mafioso",) * 4 + ("citizen",) * 4
    assert "decided-at-once" in [line.code for line in setup.advice(8, roles)]
    for seats in range(6, 33):
        assert "decided-at-once" not in [line.code for line in setup.advice(seats, setup.suggested(seats))]


def test_ruling_34_the_odd_criminal_is_a_mafioso() -> None:
    gang = setup.gang_of(5, two=True)
    assert sum(role in ("triad", "triad_boss") for role in gang) == 2


def test_ruling_35_the_spy_meets_both_gangs() -> None:
    table = Table(f"spy mafioso triad {TOWN} citizen citizen citizen")
    assert table.met(0) == [(1,), (2,)]
    assert table.met(1) == [(0,)]


def test_ruling_36_a_new_infected_meets_the_group_at_once() -> None:
    table = Table(f"patient_zero mafioso {TOWN} citizen").night(patient_zero=2)
    table.day()
    table.night(patient_zero=3)
    met = [event for event in table.now() if isinstance(event, Met) and event.seat == 3]
    assert met
    assert set(met[0].seats) == {0, 2}


def called_next(table: Table) -> str:
    """The beat of the call that comes next."""
    beat = next_call(table.telling.grimoire)
    assert beat is not None
    return beat.name


def test_ruling_38_calls_of_dead_roles_shrink_or_are_padded() -> None:
    table = Table(f"doctor mafioso {TOWN}").day(1, *[0] * 7)
    assert called_next(table) == "night:mafia"
    padded = Table(f"doctor mafioso {TOWN}", pad_calls=True).day(1, *[0] * 7)
    assert called_next(padded) == "night:doctor"


def test_ruling_31_two_loners_do_not_win_together_while_a_third_lives() -> None:
    table = Table("maniac black_widow don citizen citizen citizen", maniac_pass=True, loner_blocks=True)
    table.night(mafia=3, black_widow=4).vote_out(5)
    table.night(maniac=None, mafia=None, black_widow=None)
    assert table.dead == [4]
    assert table.won is None
    assert table.vote_out(2).won is None
    table.night()
    assert table.won == ("loner",)


def test_ruling_31_a_dead_loner_does_not_win_with_another() -> None:
    table = Table(
        "maniac black_widow don citizen citizen citizen", maniac_pass=True, loner_blocks=True
    ).vote_out(1)
    table.night(maniac=3, mafia=4).day()
    table.night(maniac=5, mafia=None)
    assert table.won == ("loner",)
    assert table.telling.grimoire.winners == (0,)


def test_ruling_33_a_set_that_one_mistake_decides_is_warned_of() -> None:
    six = ("don", "mafioso", "doctor", "citizen", "citizen", "citizen")
    assert "one-mistake" in [line.code for line in setup.advice(6, six)]
    assert "one-mistake" not in [line.code for line in setup.advice(7, (*six, "citizen"))]
    for seats in range(6, 33):
        assert "one-mistake" not in [line.code for line in setup.advice(seats, setup.suggested(seats))]


def test_ruling_46_an_infected_spy_is_shot_like_anybody() -> None:
    cards = f"spy patient_zero mafioso doctor {TOWN} citizen"
    table = Table(cards).night(patient_zero=0, mafia=None, doctor=4).day()
    assert table.night(mafia=0, doctor=0).dead == []
    assert table.saw(2) == []


def test_ruling_47_poison_falls_due_on_a_politician_who_is_infected_that_night() -> None:
    table = Table(f"politician black_widow patient_zero don {TOWN} citizen", maniac_pass=True)
    table.night(black_widow=0, patient_zero=None, mafia=None).day()
    assert table.night(black_widow=None, patient_zero=0, mafia=None).dead == []


def test_ruling_47_an_infected_politician_can_be_poisoned() -> None:
    table = Table(f"politician black_widow patient_zero don {TOWN} citizen", maniac_pass=True)
    table.night(black_widow=None, patient_zero=0, mafia=None).day()
    table.night(black_widow=0, patient_zero=None, mafia=None).day()
    assert table.night(black_widow=None, patient_zero=None, mafia=None).dead == [0]


def options_of(table: Table, role: str) -> tuple[object, ...]:
    """The options of a role's ask in the coming night."""
    telling = table.telling
    while telling.begin_beat():
        while telling.pending is not None:
            request = telling.pending
            asks = request.asks if isinstance(request, Round) else (request,)
            for ask in asks:
                assert isinstance(ask, Ask)
                if ask.prompt == role:
                    return tuple(ask.options)
                telling.answer(ask.who, next(iter(ask.options)))
    raise AssertionError(f"{role} was not asked")


def shot(cards: str, hands: dict[int, int]) -> list[int]:
    """Who dies when the gang's members point like that, and go on doing so."""
    table = Table(cards)
    table.heard = len(table.telling.log)
    table._until("dawn", dict(hands))
    return table.dead
