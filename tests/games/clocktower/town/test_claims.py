"""What may be said to have been learned: words that are there only where somebody could have."""

from __future__ import annotations

from typing import Any

import pytest

from fabula.games import tale_called
from fabula.games.clocktower.almanac.cards import CAROUSEL, TROUBLE_BREWING, almanac
from fabula.games.clocktower.almanac.named_scripts import BOX
from fabula.games.clocktower.phases.day_options import acts
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.claims import claims
from fabula.text import LANGUAGES, words
from fabula.text.story import Story

CIRCLE = (0, 1, 2, 3, 4)
TALE = tale_called("clocktower")
EVERYWHERE = {one.word for one in claims(CIRCLE, TROUBLE_BREWING)}
NEW = (
    ("noble", ("one_evil", 1, 2, 4), "One of Ann, Bob and Eve is evil, and only one"),
    ("shugenja", ("nearest", "anticlockwise"), "The nearest evil player sits anticlockwise from me"),
    ("general", ("winning", "neither"), "The side that is winning: neither"),
    ("pixie", ("in_play", "chef"), "I learned that this role is in play: Chef"),
    ("king", ("in_play", "imp"), "I learned that this role is in play: Imp"),
    ("widow", ("in_play", "widow"), "I learned that this role is in play: Widow"),
    ("balloonist", ("shown", "balloonist", 2), "As Balloonist I was shown: Bob"),
    ("high_priestess", ("shown", "high_priestess", 2), "As High Priestess I was shown: Bob"),
    ("choirboy", ("shown", "choirboy", 2), "As Choirboy I was shown: Bob"),
    ("puzzlemaster", ("shown", "puzzlemaster", 2), "As Puzzlemaster I was shown: Bob"),
    ("preacher", ("chose", "preacher", 2), "As Preacher I chose: Bob"),
    ("nightwatchman", ("chose", "nightwatchman", 2), "As Nightwatchman I chose: Bob"),
    ("ogre", ("chose", "ogre", 2), "As Ogre I chose: Bob"),
)
NAMES = {0: "Me", 1: "Ann", 2: "Bob", 3: "Dan", 4: "Eve"}


@pytest.mark.parametrize(("role", "said", "sentence"), NEW, ids=[role for role, *_ in NEW])
def test_a_word_is_there_where_its_role_is_and_reads_well(
    role: str, said: tuple[Any, ...], sentence: str
) -> None:
    (word,) = {one.word for one in claims(CIRCLE, (*TROUBLE_BREWING, role))} - EVERYWHERE
    assert word == said[0]
    assert any(said in one for one in claims(CIRCLE, (*TROUBLE_BREWING, role)))
    assert Story(words("en"), TALE.id, NAMES).statement(*said) == sentence


def test_only_such_roles_of_the_script_are_named_as_tellers() -> None:
    patterns = {one.word: one for one in claims(CIRCLE, ("balloonist", "preacher", "imp"))}
    assert ("shown", "balloonist", 3) in patterns["shown"]
    assert ("shown", "choirboy", 3) not in patterns["shown"]
    assert ("chose", "preacher", 3) in patterns["chose"]
    assert ("chose", "ogre", 3) not in patterns["chose"]


def test_the_printed_sets_hear_nothing_of_it_but_of_whom_some_chose() -> None:
    new = {said[0] for _, said, _ in NEW}
    for script in Clocktower.scripts.named.values():
        if not any(role in CAROUSEL for role in script):
            choose = {"exorcist", "snake_charmer"} & {*script}  # they may say whom they chose
            assert new & {one.word for one in claims(CIRCLE, script)} == ({"chose"} if choose else set())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_has_a_sentence_and_a_button(lang: str) -> None:
    texts = words(lang)
    for one in claims(CIRCLE, tuple(almanac.kind_of)):
        assert texts.has(f"ui-claim-{one.word}") or texts.has(f"story-claim-{one.word}"), one.word
        assert texts.has(f"story-clocktower-claim-{one.word}") or texts.has(f"story-claim-{one.word}")


ALWAYS = {"claim", "is", "side", "suspect", "trust"}
BY_ROLE = {
    "washerwoman": {"one_of"}, "librarian": {"one_of", "no_outsiders"}, "investigator": {"one_of"},
    "chef": {"pairs"}, "empath": {"neighbours"}, "fortune_teller": {"demon_among"}, "sage": {"demon_among"},
    "knight": {"demon_among"}, "monk": {"protected"}, "innkeeper": {"protected"}, "butler": {"master"},
    "slayer": set(),
}  # fmt: skip


@pytest.mark.parametrize("role", BY_ROLE)
def test_a_word_of_trouble_brewing_is_there_where_somebody_of_the_script_has_use_for_it(role: str) -> None:
    assert {one.word for one in claims(CIRCLE, (role, "imp"))} == ALWAYS | BY_ROLE[role]


def test_bad_moon_rising_hears_of_nobody_who_is_not_on_its_sheet() -> None:
    words = {one.word for one in claims(CIRCLE, BOX["bad_moon_rising"])}
    assert not words & {"pairs", "master", "neighbours", "one_of", "no_outsiders", "demon_among"}
    assert "protected" in words


def test_anybody_shoots_as_the_slayer_only_where_the_script_has_one() -> None:
    for script, there in ((TROUBLE_BREWING, True), (BOX["bad_moon_rising"], False)):
        words = [one.word for one in acts(CIRCLE, script, (), CIRCLE, CIRCLE, ()).patterns]
        assert ("slay" in words) is there
        assert "nominate" in words
