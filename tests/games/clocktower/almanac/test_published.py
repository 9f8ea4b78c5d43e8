"""The roll: all roles that are published, each named in three languages."""

from __future__ import annotations

from collections import Counter

import pytest

from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.published import (
    EVERY_KIND,
    FIRST_NIGHT,
    JINXES,
    KEPT_BY_HAND,
    OTHER_NIGHTS,
    OTHERS,
    ROLL,
    jinxes_among,
    unplayed_among,
)
from fabula.games.clocktower.tale import Clocktower
from fabula.text import LANGUAGES, source_of_tale, source_on_demand, words


def test_all_published_roles_are_there() -> None:
    assert len(ROLL) == 181
    kinds = Counter(role.kind for role in ROLL.values())
    assert [kinds[kind] for kind in EVERY_KIND] == [69, 23, 27, 19, 18, 14, 11]
    assert len({role.published for role in ROLL.values()}) == 181
    assert all(role.published.isascii() and role.published.isalpha() for role in ROLL.values())


def test_every_ruled_role_stands_on_the_roll_with_its_kind() -> None:
    assert {role.id: ROLL[role.id].kind for role in almanac} == {role.id: role.kind for role in almanac}


def test_the_published_sheets_name_roles_of_the_roll() -> None:
    assert (len(FIRST_NIGHT), len(OTHER_NIGHTS)) == (80, 99)
    for sheet in (FIRST_NIGHT, OTHER_NIGHTS):
        assert len(set(sheet)) == len(sheet)
        assert {line for line in sheet if line not in ROLL} <= set(OTHERS)
    assert (ROLL["chef"].first_night, ROLL["chef"].other_nights) == (55, 0)
    assert (ROLL["imp"].first_night, ROLL["mayor"].first_night) == (0, 0)


def test_jinxes_are_pairs_of_the_roll() -> None:
    pairs = jinxes_among(tuple(ROLL))
    assert len(pairs) == 131 == len({frozenset(pair) for pair in pairs})
    assert all(one in ROLL and other in ROLL and one != other for one, other in pairs)
    assert set(JINXES) <= set(ROLL)
    assert jinxes_among(("imp", "spy", "damsel")) == (("spy", "damsel"),)
    assert jinxes_among(("imp", "damsel")) == ()


def test_pairs_whose_rule_is_played_are_not_named_as_unplayed() -> None:
    every = jinxes_among(tuple(ROLL))
    by_hand = unplayed_among(tuple(ROLL))
    assert len(by_hand) == sum(len(others.split()) for others in KEPT_BY_HAND.values())
    assert set(by_hand) < set(every)
    played = set(every) - set(by_hand)
    assert unplayed_among(("imp", "spy", "damsel")) == ()
    assert all(role in almanac for pair in played for role in pair)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_pair_has_words_for_its_rule_that_come_only_where_they_are_wanted(lang: str) -> None:
    say = words(lang)
    ids = [f"jinx-{a}-{b}" for a, b in jinxes_among(tuple(ROLL))]
    assert all(len(say.say(id)) > 20 for id in ids)
    assert all(f"{id} = " in source_on_demand(lang, "jinxes") for id in ids)
    assert "jinx-" not in source_of_tale(lang, "clocktower").replace("script-jinx", "")


def test_the_client_knows_all_pairs_and_which_are_left_to_whoever_leads() -> None:
    assert Clocktower.scripts.jinxes == jinxes_among(tuple(ROLL))
    assert Clocktower.scripts.led_jinxes == unplayed_among(tuple(ROLL))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_role_has_a_name_of_its_own(lang: str) -> None:
    say = words(lang)
    names = [say.role("clocktower", role) for role in ROLL]
    assert len(set(names)) == len(names) == 181


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_name_of_a_role_is_written_once(lang: str) -> None:
    say = words(lang)
    named = [role for role in ROLL if say.has(f"roll-{role}")]
    assert named == [role for role in ROLL if role not in almanac]
