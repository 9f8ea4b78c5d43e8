"""What the book leaves open, and what was chosen: a test a ruling of docs/rulings/vendetta.md."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table

from fabula.core.grimoire import Grimoire
from fabula.core.requests import Ask
from fabula.core.rulings import RULINGS, SECOND, THIRD, by_the_first
from fabula.games.vendetta.cards import CALLS, RECONSTRUCTED, SUNSET, almanac, piles
from fabula.games.vendetta.tale import Vendetta
from fabula.games.vendetta.variants import TOLD, UNTOLD, WEIGHTS, tells_weights
from fabula.games.vendetta.winners import SIX_ROUNDS, THREE_ROUNDS, Standing, winner
from fabula.host.defaults import default_answer

PLAIN = f"count hunter hunter {CROWD}"


def test_ruling_01_one_vote_each_not_for_oneself_and_nobody_has_to() -> None:
    asked = Table(PLAIN).asked("vote")
    assert [asked[seat][0] for seat in asked] == [None] * 9
    assert not any(seat in asked[seat] for seat in asked)


def test_ruling_01_in_a_panic_a_candidate_does_not_vote_on_themselves() -> None:
    table = Table(PLAIN, voting="panic")
    for seat in table.asked("nominate"):
        table.telling.answer(seat, 3 if seat == 0 else None)
    assert table.asked("panic")[4] == (None, 3)
    assert 3 not in table.asked("panic")


def test_ruling_01_in_a_panic_all_hear_who_is_voted_on() -> None:
    table = Table(PLAIN, voting="panic").night(nominate={0: 3, 1: 5})
    told = [name for name in table.names() if name in ("listed", "named", "voted")]
    assert told == ["listed", "named", "voted", "named", "voted"]
    assert [event["seat"] for event in table.found("named")] == [3, 5]


def test_ruling_02_without_votes_nobody_is_executed() -> None:
    table = Table(PLAIN).night()
    assert table.dead == []
    assert "tied" not in table.names()


def test_ruling_03_all_who_are_tied_in_the_second_vote_may_die() -> None:
    hands = {0: [3, 3], 1: [4, 4], 2: [5, 3], 6: [None, 4]}
    table = Table(PLAIN).night(*(hands.get(seat) for seat in range(9)), both="yes")
    assert [event["seats"] for event in table.found("tied")] == [(3, 4, 5), (3, 4)]
    assert table.dead == [3, 4]


def test_ruling_03_half_of_the_votes_do_not_agree() -> None:
    table = Table(f"hunter hunter {CROWD}").night(3, 4, both=dict.fromkeys(range(4), "yes"))
    assert table.dead == []


def test_ruling_04_without_a_result_a_lot_decides_among_the_tied() -> None:
    table = Table(PLAIN, fate=4, temporary_host="always").night(3, 4)
    assert table.dead == [4]
    assert table.found("hosted")[-1] == {"e": "hosted", "seat": 4, "term": "for_good"}


def test_ruling_05_six_people_play_six_cards_and_five_go_on() -> None:
    table = Table("count vampire vampire vampire vampire hunter", fate=2).night(1, 0, 1, 1)
    assert table.dead == [1]
    assert table.light().won is None
    assert sum(table.telling.grimoire.alive) == 5


def test_ruling_06_who_is_killed_learns_the_truth_and_may_still_be_saved() -> None:
    table = Table(f"scout prince hunter {CROWD}").round(hunters=0, prince=0, scout=2)
    assert table.told(0)[-1] == "hunter"
    assert table.dead == []


def test_ruling_07_a_compulsory_power_is_used_by_lot_when_time_is_up() -> None:
    table = Table(f"queen hunter hunter {CROWD}").night()
    table.asked("queen")
    ask = table.telling.ask_of(0)
    assert isinstance(ask, Ask)
    assert default_answer(ask, lambda _: 3) == 4  # not themself
    assert None not in tuple(ask.options)


def test_ruling_08_one_protection_stops_every_murder_whenever_it_was_given() -> None:
    table = Table(f"prince nosferatu werewolf hunter hunter {CROWD}")
    assert table.round(hunters=5, nosferatu=5, werewolf=5, prince=5).dead == []
    blocked = Table(f"prince monk hunter {CROWD}").round(monk=0, hunters=5)
    assert blocked.dead == [5]


def test_ruling_09_killers_come_in_the_order_of_their_calls() -> None:
    sunset = CALLS[SUNSET]
    assert sunset[:3] == ("lord", "nosferatu", "shapeshifter")


def test_ruling_10_the_monk_stops_no_finger_at_the_meeting() -> None:
    table = Table(f"monk ringleader hunter fledgling {CROWD}").round(monk=1, hunters={0: 6, 1: 5, 2: 6, 3: 5})
    assert table.dead == [5]
    table = Table(f"monk fledgling hunter {CROWD}").round(monk=1, hunters={0: 6, 1: 5, 2: 5})
    assert table.dead == [5]


def test_ruling_11_a_ringleader_among_loners_decides_nothing() -> None:
    table = Table(f"count hunter ringleader {CROWD}", lone_hunters=True).round(hunters={1: 5, 2: 6})
    assert table.dead == []


def test_ruling_12_hunters_may_point_at_nobody_and_at_each_other() -> None:
    options = Table(PLAIN).night().asked("hunters")[1]
    assert options == (None, *range(9))


def test_ruling_13_if_nobody_is_left_the_vampires_have_won() -> None:
    assert winner(Standing({}), at_nightfall=True) == "vampires"
    table = Table("werewolf hunter king vampire vampire vampire vampire").round(hunters=3, king=4, werewolf=5)
    table.night(6, 6, 6).light(hunters=2, king=0, werewolf=1)
    assert table.dead == [0, 1, 2]
    assert table.won == (("vampires",), (2, 3, 4, 5, 6))


def test_ruling_14_three_quiet_rounds_end_it_for_level_hunters() -> None:
    level = {"vampires": 1, "hunters": 1, "werewolf": 1}
    assert winner(Standing(level, armed=True, quiet=THREE_ROUNDS - 1), at_nightfall=True) is None
    assert winner(Standing(level, armed=True, quiet=THREE_ROUNDS), at_nightfall=True) == "hunters"


def test_ruling_14_six_quiet_rounds_leave_the_town_to_its_lords() -> None:
    few = {"vampires": 3, "hunters": 1}
    assert winner(Standing(few, quiet=SIX_ROUNDS - 1), at_nightfall=True) is None
    assert winner(Standing(few, quiet=SIX_ROUNDS), at_nightfall=True) == "vampires"
    table = Table(f"hunter {CROWD} vampire")
    for _ in range(6):
        table.round()
    assert table.side == "vampires"


def test_ruling_14_the_end_for_want_of_deaths_is_announced() -> None:
    table = Table(f"hunter {CROWD} vampire")
    for _ in range(6):
        table.round()
    assert [event["n"] for event in table.found("stalled")] == [2, 1]


def test_ruling_14_behind_closed_cards_nothing_is_said_of_level_hunters() -> None:
    cards = f"king hunter hunter hunter {CROWD}"
    open_cards, closed = Table(cards), Table(cards, fury=True)
    for table in (open_cards, closed):
        for victim in (4, 5, 6, 7):
            table.round(hunters=victim)
        table.round()
        assert table.telling.grimoire.winners is None
    assert [event["n"] for event in open_cards.found("stalled")] == [2]
    assert not closed.found("stalled")


def test_ruling_15_the_werewolf_is_no_vampire_and_bars_the_hunters() -> None:
    assert (
        winner(Standing({"vampires": 2, "hunters": 2, "werewolf": 1}, armed=True), at_nightfall=True) is None
    )


def test_ruling_16_a_werewolf_and_one_vampire_play_on() -> None:
    assert winner(Standing({"vampires": 1, "werewolf": 1}, armed=True), at_nightfall=True) is None


def test_ruling_17_who_may_not_vote_is_not_counted() -> None:
    table = Table(f"beauty hunter {CROWD}").round(beauty=7)
    table.night(2, 3, both=dict.fromkeys(range(4), "yes"))
    assert table.dead == [2, 3]


def test_ruling_18_both_roses_are_given_to_two_others() -> None:
    options = Table(PLAIN, voting="roses").asked("roses")[0]
    assert all(black != red and 0 not in (black, red) for black, red in options)
    assert len(options) == 8 * 7


def test_ruling_18_tied_roses_lead_to_a_second_vote_by_hands() -> None:
    table = Table("hunter hunter vampire vampire vampire vampire vampire", voting="roses")
    pairs = {0: (2, 3), 1: (4, 3), 2: (4, 3), 3: (2, 5), 4: (2, 3), 5: (4, 3), 6: (5, 3)}
    table.night(2, 2, roses=pairs)
    assert table.found("tied")[0]["seats"] == (2, 4)
    assert table.dead == [2]


def test_ruling_19_after_two_deaths_all_who_wanted_a_vampire_dead_may_be_named() -> None:
    table = Table(PLAIN, vengeance=True).night(3, 4, both=dict.fromkeys(range(5), "yes")).light()
    assert table.asked("vote")[8] == (None, 0, 1, 2)


def test_ruling_20_the_half_vote_weighs_only_where_somebody_is_to_die() -> None:
    table = Table(
        PLAIN, fate=5, hunter_of_hunters=True, voting="judge", first={"hunter_of_hunters": {1: 0, 2: 0}}
    )
    table.night(judge={0: 4, 1: 5}, sentence=3)
    assert table.found("elected")[-1]["seat"] == 5


def test_ruling_20_who_names_no_heir_leaves_the_council_to_choose() -> None:
    table = Table(PLAIN, hunter_of_hunters=True, first={"hunter_of_hunters": {1: 0, 2: 0}})
    table.night(None, *[0] * 5, hunter_of_hunters={0: None, 1: 4, 2: 4})
    assert table.found("elected")[-1]["seat"] == 4


def test_ruling_20_behind_closed_cards_the_heir_is_named_whoever_has_died() -> None:
    table = Table(PLAIN, fury=True, hunter_of_hunters=True, first={"hunter_of_hunters": {0: 1, 2: 1}})
    table.night(*[1] * 3, hunter_of_hunters={1: 6})
    assert table.found("elected")[-1]["seat"] == 6


def test_ruling_21_the_judge_must_name_another() -> None:
    table = Table(PLAIN, voting="judge")
    for seat in table.asked("judge"):
        table.telling.answer(seat, 3 if seat < 3 else None)
    assert table.asked("sentence") == {3: (0, 1, 2, 4, 5, 6, 7, 8)}


def test_ruling_22_a_masquerade_tells_the_counts() -> None:
    table = Table(PLAIN, masquerade=True).night(3, 3, 4)
    assert table.found("counted")[0]["halves"][3:5] == (4, 2)


def test_ruling_23_fury_hides_the_cards_and_not_the_end() -> None:
    table = Table(f"hunter {CROWD} vampire", fury=True).night(None, *[0] * 7)
    assert table.side == "vampires"


def test_ruling_24_the_gate_opens_unless_two_agree() -> None:
    assert Table("vampire vampire hunter").night(2, 0, 0).won == (("hunters",), (2,))
    assert Table("vampire vampire hunter").night().won == (("hunters",), (2,))


def test_ruling_26_two_shapeshifters_who_win_together_have_three_points_each() -> None:
    assert winner(Standing({"werewolf": 2}, armed=True, kin=True), at_nightfall=True) == "werewolf"


def test_ruling_28_every_card_of_the_list_is_declared() -> None:
    assert all(role in almanac for role in almanac.printed)
    assert [almanac[role].kind for role in ("dhampir", "prince", "count")] == [
        "special_vampire",
        "lord",
        "lord",
    ]


def test_ruling_29_what_is_reconstructed_is_marked_and_has_a_setting() -> None:
    marked = {role.id for role in almanac if role.grade == RECONSTRUCTED and role.kind != "varg"}
    keys = {setting.key for setting in Vendetta.settings}
    assert marked == {"undine", "banshee", "bride", "dhampir", "revenant", "ghoul", "kitsune"}
    assert marked <= keys


def test_ruling_30_the_same_player_may_be_chosen_again_and_oneself_never() -> None:
    table = Table(f"vampire monk nosferatu scout hunter {CROWD}").round(monk=5, scout=5).night()
    for role, seat in (("monk", 1), ("nosferatu", 2), ("scout", 3)):
        options = table.asked(role)[seat]
        assert seat not in options
        assert 5 in options


def test_ruling_31_the_set_is_known_and_what_lies_under_a_pile_is_not() -> None:
    table = Table(f"lord shapeshifter hunter {CROWD}", fate=None)
    assert table.found("began")[0]["roles"][:2] == ("lord", "shapeshifter")
    assert table.card(0) in piles()["lord"]


def test_ruling_32_the_host_of_the_first_night_is_drawn_by_lot_and_plays_like_all() -> None:
    table = Table(PLAIN, fate=5, temporary_host="always")
    assert table.found("hosted")[0]["seat"] == 5
    assert 5 in table.asked("vote")


def test_ruling_33_where_nobody_talks_nobody_pleads() -> None:
    table = Table(PLAIN, secrets=True).night(3, 4)
    assert "plea" not in [event["phase"] for event in table.found("phase")]


def test_ruling_34_play_goes_on_for_a_killer_until_the_killer_is_gone() -> None:
    table = Table("hunter hunter hunter king vampire vampire vampire").round(hunters=4)
    assert table.night(*[3] * 3).side == "hunters"


def test_ruling_35_a_fate_is_shared_in_one_step() -> None:
    table = Table(f"lamia lamia hunter hunter {CROWD}")
    table.night().light(lamia={0: ["visit", 5], 1: ["visit", 0]}, hunters=5)
    assert table.dead == [0, 5]


def test_ruling_36_the_vote_of_the_enchanted_is_entrusted_anew_each_time() -> None:
    table = Table(PLAIN, enchanted=True).night(enchant=[0, None]).light()
    table.night(None, 3, None, 4, None, None, 4, entrust=1)
    assert [event["phase"] for event in table.found("phase")][-1] == "revote"


def test_ruling_37_a_bite_counts_in_both_votes_and_in_no_election() -> None:
    table = Table(f"ghoul hunter hunter {CROWD}", voting="judge", fate=4).round(ghoul=5)
    table.night(judge={0: 4}, sentence=6)
    assert table.dead == [6]
    table = Table(f"ghoul hunter hunter {CROWD}").round(ghoul=5).night(6, 5, 6)
    assert [event["seats"] for event in table.found("tied")] == [(5, 6), (5, 6)]


def test_ruling_38_two_strangers_left_alone_share_the_town_in_the_end() -> None:
    alone = {"werewolf": 2}
    assert winner(Standing(alone, armed=True, quiet=SIX_ROUNDS - 1), at_nightfall=True) is None
    assert winner(Standing(alone, armed=True, quiet=SIX_ROUNDS), at_nightfall=True) == "werewolf"


def test_ruling_39_a_pack_needs_half_the_town_and_no_hunter() -> None:
    assert winner(Standing({"vargs": 2, "vampires": 2}, armed=True), at_nightfall=True) == "vargs"
    assert winner(Standing({"vargs": 2, "vampires": 2}, armed=True), at_nightfall=False) is None


def test_ruling_45_four_or_five_may_play_with_a_warning() -> None:
    for seats in (4, 5):
        setup = Vendetta().set_up(seats)
        said = {line.code: line.level for line in Vendetta().advise(seats, setup.roles)}
        assert said["three-or-six"] == "warn"


def test_ruling_36_an_entrusted_vote_ends_with_the_enchanted() -> None:
    table = Table(PLAIN, enchanted=True).night(enchant=[0, None], entrust=3).light(hunters=0)
    table.night(None, None, None, 4, None, 3)
    assert table.found("tied")[-1]["seats"] == (3, 4)


def test_ruling_36_an_entrusted_vote_counts_in_elections_too() -> None:
    table = Table(PLAIN, enchanted=True, voting="judge")
    table.night(enchant=[0, None], entrust=3, judge={3: 5, 4: 6}, sentence=8)
    assert table.found("elected")[0]["seat"] == 5


def test_ruling_48_most_fingers_decide_and_nobody_is_a_choice_too() -> None:
    cards = f"hunter hunter hunter hunter hunter {CROWD} vampire vampire vampire vampire vampire"
    assert Table(cards).round(hunters={0: 5, 1: 5, 2: 6, 3: 7, 4: 8}).dead == [5]
    assert Table(cards).round(hunters={0: 5}).dead == []


def test_ruling_49_the_last_judge_is_not_the_next_whatever_lay_between() -> None:
    table = Table(PLAIN, voting="judge").night(judge={0: 3, 1: 3}, sentence=5).light()
    table.night(judge=None).light()
    assert 3 not in table.asked("judge")[4]


def test_ruling_49_with_the_die_too_after_a_night_of_another_kind() -> None:
    table = Table(PLAIN, fate=3, voting="die").night(judge={0: 3, 1: 3}, sentence=5)
    table.fate = 2
    table.light().night().light()
    table.fate = 3
    table.night()
    assert len(table.asked("judge")) > 0
    assert 3 not in table.asked("judge")[0]


def test_ruling_55_games_begun_before_go_on_without_weights_and_those_that_say_so_with_them() -> None:
    tale = Vendetta()
    roles = tale.suggest(8)

    def tells(**settings: str) -> bool:
        return tells_weights(Grimoire(tale.set_up_again(8, roles, settings)))

    assert tells_weights(Grimoire(tale.set_up(8, roles)))
    assert not tells()
    assert not tells(**{RULINGS: SECOND})
    assert not tells(**{RULINGS: SECOND, WEIGHTS: UNTOLD})
    assert tells(**{RULINGS: SECOND, WEIGHTS: TOLD})


def test_ruling_50_games_begun_before_go_on_as_they_were() -> None:
    tale = Vendetta()
    roles = tuple(f"ghoul hunter hunter {CROWD}".split())
    known = {one.key: one.default for one in tale.settings if one.before is None}
    setup = tale.set_up_again(len(roles), roles, known)
    assert by_the_first(Grimoire(setup))
    assert not by_the_first(Grimoire(tale.set_up(len(roles), roles)))


def test_ruling_56_games_begun_before_do_not_tell_that_nobody_is_executed() -> None:
    assert len(Table(PLAIN).night().found("unexecuted")) == 1
    before = Table(PLAIN, rulings=THIRD).night()
    assert before.found("unexecuted") == []
    assert len(before.found("voted")) == 1
