"""Sets of cards: the book's, all others, what is refused and what is advised; the calls of the night."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from math import comb

import pytest
from tests.table import dealt

from fabula.core.refusals import Refusal
from fabula.games import TALES, tale_called
from fabula.games.onenight.cards import almanac
from fabula.games.onenight.setup import in_order
from fabula.games.onenight.tale import NIGHT_SHEET, OneNight, steps_called

TALE = tale_called("onenight")
BOOK = {
    3: "werewolf werewolf seer robber troublemaker villager",
    4: "werewolf werewolf seer robber troublemaker villager villager",
    5: "werewolf werewolf seer robber troublemaker villager villager villager",
}
BOX = {
    "doppelganger": 1, "werewolf": 2, "minion": 1, "mason": 2, "seer": 1, "robber": 1, "troublemaker": 1,
    "drunk": 1, "insomniac": 1, "villager": 3, "tanner": 1, "hunter": 1,
}  # fmt: skip
WAKING = tuple(role.id for role in almanac if role.script is not None)


def codes(seats: int, roles: str) -> dict[str, str]:
    """The advice on a set: code and level."""
    return {one.code: one.level for one in TALE.advise(seats, tuple(roles.split()))}


def chance_of_no_wolf(seats: int, roles: str) -> int:
    """The percentage that the advice names."""
    advice = TALE.advise(seats, tuple(roles.split()))
    return int(next(one.args["percent"] for one in advice if one.code == "werewolf-chance"))


# ---- the sets


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_books_sets(seats: int) -> None:
    assert TALE.suggest(seats) == tuple(BOOK[seats].split())


@pytest.mark.parametrize("seats", range(3, 17))
def test_a_suggested_set_can_be_played_without_a_warning(seats: int) -> None:
    roles = TALE.suggest(seats)
    assert len(roles) == seats + 3
    assert roles == in_order(roles)
    assert {one.level for one in TALE.advise(seats, roles)} == {"hint"}
    assert roles.count("mason") in (0, 2)
    assert TALE.set_up(seats).roles == roles


def test_the_box_holds_sixteen_cards() -> None:
    assert {role.id: role.copies for role in almanac} == BOX
    assert sum(BOX.values()) == 16


def test_suggested_sets_keep_to_the_box_as_long_as_it_lasts() -> None:
    for seats in range(3, 14):
        count = Counter(TALE.suggest(seats))
        assert all(count[role] <= BOX[role] for role in count)
    assert TALE.suggest(13) == in_order(tuple(role for role in BOX for _ in range(BOX[role])))


def test_ten_get_both_masons_and_no_card_that_wins_alone() -> None:
    assert Counter(TALE.suggest(10)) - Counter(TALE.suggest(9)) == Counter(mason=2)
    assert Counter(TALE.suggest(9)) - Counter(TALE.suggest(10)) == Counter(hunter=1)
    assert Counter(TALE.suggest(11)) - Counter(TALE.suggest(10)) == Counter(hunter=1)


@pytest.mark.parametrize("seats", range(3, 17))
def test_seats_and_three_spares_get_a_card_each(seats: int) -> None:
    *given, left, middle, right = TALE.suggest(seats)
    night = dealt(" ".join(given), " ".join((left, middle, right)), lone_wolf=False)
    assert night.cards.split() == given
    assert [night.card(place) for place in ("left", "middle", "right")] == [left, middle, right]


# ---- refusals


@pytest.mark.parametrize(
    ("seats", "why"), [(2, "too-few-seats"), (0, "too-few-seats"), (17, "too-many-seats")]
)
def test_too_few_and_too_many_players(seats: int, why: str) -> None:
    with pytest.raises(Refusal, match=why) as refused:
        TALE.set_up(seats)
    assert refused.value.args_of_text == {"least": 3, "most": 16}


@pytest.mark.parametrize("cards", [5, 7])
def test_a_set_must_have_three_cards_more_than_players(cards: int) -> None:
    with pytest.raises(Refusal, match="set-wrong-size") as refused:
        TALE.set_up(3, ("villager",) * cards)
    assert refused.value.args_of_text == {"needed": 6, "got": cards}


def test_a_role_that_is_not_in_the_book() -> None:
    with pytest.raises(Refusal, match="unknown-role"):
        TALE.set_up(3, ("villager",) * 5 + ("empath",))


def test_settings() -> None:
    assert TALE.set_up(3).settings == {"lone_wolf": False, "hunter_points": "vote"}
    chosen = TALE.set_up(3, (), lone_wolf=True, hunter_points="anew").settings
    assert chosen == {"lone_wolf": True, "hunter_points": "anew"}


@pytest.mark.parametrize(
    ("setting", "why"),
    [
        ({"moon": True}, "unknown-setting"),
        ({"seats": 3}, "unknown-setting"),
        ({"lone_wolf": "yes"}, "setting-range"),
        ({"lone_wolf": 1}, "setting-range"),
        ({"hunter_points": "never"}, "setting-range"),
        ({"hunter_points": True}, "setting-range"),
    ],
)
def test_settings_that_are_not(setting: dict[str, object], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        TALE.set_up(3, (), **setting)


def test_no_such_tale() -> None:
    assert "bridge" not in TALES
    with pytest.raises(Refusal, match="no-such-tale"):
        tale_called("bridge")


# ---- advice: hints, no bans


def test_the_doppelganger_is_for_those_who_know_the_others() -> None:
    assert codes(3, "doppelganger werewolf werewolf seer robber villager")["doppelganger-known"] == "hint"
    assert "doppelganger-known" not in codes(3, "drunk werewolf werewolf seer robber villager")


def test_one_new_card_a_game_comes_for_one_that_is_known() -> None:
    roles = list(TALE.suggest(5))
    assert not set(roles) & set(OneNight.lessons.order)
    for come in OneNight.lessons.order:
        gone = next(role for role in OneNight.lessons.plain if role in roles)
        roles[roles.index(gone)] = come
        assert not [line for line in TALE.advise(5, tuple(roles)) if line.level != "hint"]
    assert OneNight.lessons.order[-1] == "doppelganger"


def test_every_set_of_the_right_size_can_be_played_but_with_one_mason() -> None:
    roles = [role.id for role in almanac]
    for number, hand in enumerate(combinations_with_replacement(roles, 6)):
        forbidden = [one.code for one in TALE.advise(3, hand) if one.level == "stop"]
        assert forbidden == ["set-one-mason"] * (hand.count("mason") == 1)
        if number % 97 == 0 and not forbidden:
            TALE.set_up(3, hand)


def test_one_mason_is_refused() -> None:
    assert codes(3, "mason werewolf seer robber troublemaker villager")["set-one-mason"] == "stop"
    assert "set-one-mason" not in codes(3, "mason mason werewolf seer robber villager")
    assert "set-one-mason" not in codes(3, "mason mason mason werewolf robber villager")


def test_an_insomniac_needs_somebody_who_moves_cards() -> None:
    assert codes(3, "insomniac werewolf seer drunk villager villager")["insomniac-alone"] == "warn"
    for mover in ("robber", "troublemaker"):
        assert "insomniac-alone" not in codes(3, f"insomniac werewolf seer {mover} villager villager")


def test_a_set_without_werewolves_and_one_with_a_lone_minion() -> None:
    assert codes(3, "seer robber troublemaker villager villager villager") == {"no-werewolf": "warn"}
    assert codes(3, "minion robber troublemaker villager villager villager") == {"minion-alone": "warn"}


def test_more_than_forty_percent_werewolves_are_many() -> None:
    assert "many-werewolves" not in codes(3, "werewolf werewolf seer robber troublemaker villager")
    assert codes(3, "werewolf werewolf werewolf robber troublemaker villager")["many-werewolves"] == "warn"


def test_more_cards_of_a_role_than_the_box_has() -> None:
    advice = TALE.advise(3, ("werewolf", "seer", "seer", *["villager"] * 3))
    more = [one for one in advice if one.code == "more-than-box"]
    assert [(one.level, one.args) for one in more] == [("hint", {"role": "seer", "count": 2, "box": 1})]


@pytest.mark.parametrize(("seats", "wolves"), [(3, 1), (3, 2), (4, 2), (5, 2), (6, 3), (10, 2), (16, 4)])
def test_the_chance_that_no_werewolf_is_dealt(seats: int, wolves: int) -> None:
    roles = " ".join(["werewolf"] * wolves + ["villager"] * (seats + 3 - wolves))
    all_in_the_middle = comb(3, wolves) / comb(seats + 3, wolves)
    assert chance_of_no_wolf(seats, roles) == round(100 * all_in_the_middle)


def test_more_than_three_wolves_cannot_all_lie_in_the_middle() -> None:
    assert chance_of_no_wolf(16, " ".join(["werewolf"] * 4 + ["villager"] * 15)) == 0


# ---- the order of calls


def test_the_night_sheet_is_the_books() -> None:
    assert NIGHT_SHEET == (
        "doppelganger", "doppelganger_minion", "werewolf", "minion", "mason", "seer", "robber",
        "troublemaker", "drunk", "insomniac", "doppelganger_insomniac",
    )  # fmt: skip


@pytest.mark.parametrize("role", [role.id for role in almanac])
def test_a_role_is_called_if_and_only_if_it_wakes(role: str) -> None:
    calls = steps_called((role, "villager"))
    assert calls == ((role,) if role in WAKING else ())


@pytest.mark.parametrize("role", WAKING)
def test_the_call_is_made_though_the_card_lies_in_the_middle(role: str) -> None:
    night = dealt("villager villager villager", spares=f"{role} {role} villager").goes_on_to("day")
    assert night.calls == [role]
    assert all(night.woke(seat) == [] for seat in range(3))


@pytest.mark.parametrize("turn", range(12))
def test_the_calls_are_the_same_wherever_the_cards_lie(turn: int) -> None:
    cards = [role.id for role in almanac if role.id != "villager"] + ["mason"]
    cards = cards[turn:] + cards[:turn]
    night = dealt(" ".join(cards[:9]), " ".join(cards[9:]))
    if "drunk" in cards[:9]:
        night.answers(drunk="left")
    assert tuple(night.goes_on_to("day").calls) == NIGHT_SHEET


@pytest.mark.parametrize("role", ["minion", "insomniac"])
def test_the_doppelgangers_own_calls_are_made_whenever_both_cards_are_in_the_set(role: str) -> None:
    both = dealt("villager villager villager", spares=f"doppelganger {role} villager").goes_on_to("day")
    own = f"doppelganger_{role}"
    assert own in both.calls
    assert own not in dealt("doppelganger villager villager").goes_on_to("day").calls
    assert own not in dealt(f"{role} villager villager").goes_on_to("day").calls


def test_a_set_in_which_nobody_wakes_has_no_night() -> None:
    night = dealt("villager hunter tanner").goes_on_to("day")
    assert night.calls == []
    assert [entry["phase"] for entry in night.view("town") if entry["e"] == "phase"] == [
        "deal",
        "dusk",
        "day",
    ]


def test_the_phases_of_a_whole_game() -> None:
    after = dealt("werewolf hunter villager").votes(1, 2, 0)
    phases = [entry["phase"] for entry in after.view("town") if entry["e"] == "phase"]
    assert phases == ["deal", "dusk", "night", "day", "vote", "end"]
    assert not after.telling.begin_beat()
    assert after.telling.told
