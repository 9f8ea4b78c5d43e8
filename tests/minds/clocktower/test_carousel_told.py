"""What the sensible mind tells as a role of the Carousel, what it makes of it; and a side that changes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.minds.clocktower.test_sets import EVERYONE, TALE, claim, day, said

from fabula.core.events import Chose, Died, Event, PhaseBegan, Shown
from fabula.core.requests import Ask
from fabula.games.clocktower.almanac.cards import TROUBLE_BREWING
from fabula.games.clocktower.town.claims import claims
from fabula.games.clocktower.town.events import Informed
from fabula.minds.clocktower import Sensible
from fabula.minds.clocktower.day_powers import spoken
from fabula.minds.clocktower.night import by_role

HERE = (
    "steward", "knight", "noble", "shugenja", "bounty_hunter", "high_priestess", "balloonist", "general",
    "preacher", "village_idiot", "king", "nightwatchman", "fisherman", "choirboy", "pixie", "cult_leader",
    "ogre", "widow", "harpy", "marionette", "lycanthrope", "puzzlemaster",
)  # fmt: skip
SCRIPT = (*TROUBLE_BREWING, *HERE)


def a_mind(role: str, *events: Event, seed: int = 1, script: tuple[str, ...] = SCRIPT) -> Sensible:
    """A mind in seat 0 that has heard this; all hunches are level."""
    mind = Sensible(TALE.set_up(8, script), 0, Random(seed).randrange)
    mind.memory.hunches = {}
    for event in (Shown(0, role), PhaseBegan("night", 1), *events):
        mind.hear(event)
    return mind


def dusk(number: int) -> Event:
    """A night begins."""
    return PhaseBegan("night", number)


def evil(role: str, *told: Any, before: tuple[Event, ...] = ()) -> dict[int, float]:
    """How evil each looks after somebody in seat 1 has said to be this, and has told that."""
    return a_mind("saint", day(1), *before, claim(1, "claim", role), claim(1, *told)).belief.evil


def may_be_said(words: Any) -> bool:
    """Whether the page offers it."""
    return any(words in pattern for pattern in claims(EVERYONE, SCRIPT))


NEWS: tuple[tuple[str, dict[str, Any], tuple[Any, ...]], ...] = (
    ("steward", {"answer": (3,), "place": 3}, ("side", 3, "good")),
    ("knight", {"answer": (3, 5), "a": 3, "b": 5}, ("demon_among", 3, 5, "no")),
    ("noble", {"answer": (2, 3, 5), "seats": (2, 3, 5)}, ("one_evil", 2, 3, 5)),
    ("shugenja", {"answer": "clockwise"}, ("nearest", "clockwise")),
    ("bounty_hunter", {"answer": (4,), "place": 4}, ("side", 4, "evil")),
    ("high_priestess", {"answer": (4,), "place": 4}, ("shown", "high_priestess", 4)),
    ("balloonist", {"answer": (4,), "place": 4}, ("shown", "balloonist", 4)),
    ("choirboy", {"answer": (4,), "place": 4}, ("shown", "choirboy", 4)),
    ("general", {"answer": "neither"}, ("winning", "neither")),
    ("puzzlemaster", {"answer": (4,), "place": 4}, ("shown", "puzzlemaster", 4)),
    ("village_idiot", {"answer": "evil", "place": 4}, ("side", 4, "evil")),
    ("king", {"answer": "imp"}, ("in_play", "imp")),
    ("pixie", {"answer": "chef"}, ("in_play", "chef")),
)


@pytest.mark.parametrize(("role", "facts", "words"), NEWS, ids=[role for role, *_ in NEWS])
def test_whoever_learned_something_says_so(role: str, facts: dict[str, Any], words: tuple[Any, ...]) -> None:
    assert words in said(a_mind(role, Informed(0, role, **facts), day(1), day(2), day(3), day(4)))
    assert may_be_said(words)


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("nightwatchman", ("is", 4, "nightwatchman")),
        ("fisherman_execute", ("side", 4, "evil")),
        ("fisherman_spare", ("side", 4, "good")),
        ("fisherman_doubt", ("suspect", 4)),
        ("fisherman_talk_to", ("trust", 4)),
    ],
)
def test_what_others_let_one_know_is_told_too(kind: str, words: tuple[Any, ...]) -> None:
    mind = a_mind("chef", Informed(0, kind, (4,), place=4), day(1), day(2))
    assert words in said(mind)
    assert may_be_said(words)


def test_that_there_is_a_widow_is_told() -> None:
    assert ("in_play", "widow") in said(
        a_mind("chef", Informed(0, "widow", "widow", shown="widow"), day(1), day(2))
    )


def test_a_preacher_says_every_day_whom_they_chose_and_a_nightwatchman_once() -> None:
    for role, daily in (("preacher", True), ("nightwatchman", False)):
        known, later = (Chose(0, role, 4), day(1), claim(0, "claim", role)), (dusk(2), day(2))
        told = claim(0, "chose", role, 4)
        assert ("chose", role, 4) in said(a_mind(role, *known, *later))
        assert (("chose", role, 4) in said(a_mind(role, *known, told, *later))) is daily
    waits = a_mind("nightwatchman", Chose(0, "nightwatchman", None), day(1), day(2))
    words = said(waits)
    assert ("claim", "nightwatchman") in words
    assert not any(one[0] == "chose" for one in words)


def test_a_fisherman_asks_for_advice_once_when_others_have_spoken() -> None:
    def fishes(*events: Event) -> bool:
        mind = a_mind("fisherman", day(1), *events)
        return ("fish",) in spoken(mind.memory, mind.part, mind.belief)

    assert not fishes()
    assert fishes(dusk(2), day(2))
    assert not fishes(dusk(2), day(2), Informed(0, "fisherman_execute", (4,), place=4), dusk(3), day(3))


# ---- weighed when heard


def test_a_noble_s_three_have_one_evil_among_them() -> None:
    told = claim(1, "claim", "noble"), claim(1, "one_evil", 3, 4, 5)
    if_true = [way for way in a_mind("saint", day(1), *told).belief.chances if 1 not in way[1].evil]
    ones = [chance for chance, world in if_true if len(world.evil & {3, 4, 5}) == 1]
    others = [chance for chance, world in if_true if len(world.evil & {3, 4, 5}) != 1]
    assert min(ones) > max(others)


def test_a_shugenja_points_to_one_side() -> None:
    ahead, behind = (evil("shugenja", "nearest", way) for way in ("clockwise", "anticlockwise"))
    assert ahead[2] > behind[2]
    assert ahead[7] < behind[7]


def test_two_of_one_kind_seen_by_a_balloonist_on_end_are_not_both_what_they_say() -> None:
    heard = (claim(3, "claim", "chef"), claim(4, "claim", "monk"), claim(1, "claim", "balloonist"))
    flights = (claim(1, "shown", "balloonist", 3), dusk(2), day(2), claim(1, "shown", "balloonist", 4))
    alike = a_mind("saint", day(1), *heard, *flights).belief.evil
    before = a_mind("saint", day(1), *heard, dusk(2), day(2)).belief.evil
    assert alike[3] + alike[4] > before[3] + before[4]
    others = (claim(4, "claim", "recluse"),)
    unlike = a_mind("saint", day(1), *heard, *others, *flights).belief.evil
    assert unlike[3] + unlike[4] < alike[3] + alike[4]


def test_a_role_in_play_speaks_for_whoever_claims_it() -> None:
    heard = (claim(4, "claim", "slayer"),)
    backed, alone = (evil("pixie", "in_play", role, before=heard)[4] for role in ("slayer", "monk"))
    assert backed < alone


def test_a_choirboy_s_demon_is_most_suspect() -> None:
    shown = evil("choirboy", "shown", "choirboy", 4)
    assert shown[4] == max(shown.values())


def test_three_village_idiots_are_no_liars_for_that_and_a_fourth_is() -> None:
    three = [claim(seat, "claim", "village_idiot") for seat in (2, 3, 4)]
    chefs = [claim(seat, "claim", "chef") for seat in (2, 3, 4)]
    told = a_mind("saint", day(1), *three).belief.evil
    assert told[2] < a_mind("saint", day(1), *chefs).belief.evil[2]
    fourth = a_mind("saint", day(1), *three, claim(5, "claim", "village_idiot")).belief.evil
    assert fourth[2] > told[2]


def test_whom_a_high_priestess_was_shown_is_trusted_a_little() -> None:
    shown = evil("high_priestess", "shown", "high_priestess", 4)
    assert 0.8 * shown[3] < shown[4] < shown[3]


def test_whom_a_fisherman_is_advised_to_trust_or_to_doubt_is_so_a_little() -> None:
    for kind, way in (("talk_to", -1), ("doubt", 1)):
        shown = a_mind("fisherman", day(2), Informed(0, f"fisherman_{kind}", (4,), place=4)).belief.evil
        assert 0 < way * (shown[4] - shown[3]) < 0.1


def test_a_general_s_word_speaks_of_the_dead_and_weighs_little() -> None:
    dead = (Died(4, "night"), day(2))
    good, none, bad = (
        evil("general", "winning", side, before=dead)[4] for side in ("good", "neither", "evil")
    )
    assert 1.5 * none > good > none > bad > 0.5 * none


def test_before_anybody_is_dead_a_general_s_word_says_nothing() -> None:
    assert evil("general", "winning", "good") == evil("general", "winning", "neither")


def test_whom_a_lycanthrope_chose_and_who_lives_is_suspect() -> None:
    lives = evil("lycanthrope", "chose", "lycanthrope", 4, before=(dusk(2), day(2)))
    dies = evil("lycanthrope", "chose", "lycanthrope", 4, before=(dusk(2), Died(4, "night"), day(2)))
    assert lives[4] > lives[3]
    assert dies[4] < dies[3]


def test_a_lycanthrope_knows_what_came_of_their_choice() -> None:
    lives = a_mind("lycanthrope", dusk(2), Chose(0, "lycanthrope", 4), day(2)).belief.evil
    assert lives[4] > lives[3]


def test_whom_a_puzzlemaster_was_shown_may_be_the_demon() -> None:
    demon = a_mind("puzzlemaster", day(2), Informed(0, "puzzlemaster", (6,), place=6)).belief.demon
    assert demon[6] == max(demon.values())
    assert demon[6] < 0.5


# ---- pretended


@pytest.mark.parametrize(
    "role",
    [
        "steward", "knight", "noble", "shugenja", "pixie", "bounty_hunter", "high_priestess", "balloonist",
        "general", "village_idiot", "puzzlemaster",
    ],
)  # fmt: skip
def test_news_are_made_up_for_a_cover_and_can_be_said(role: str) -> None:
    for seed in range(20):
        for friends in ((Informed(0, "demon", (1,), seats=(1,)),), ()):
            days = (day(1), dusk(2), day(2), dusk(3), day(3))
            mind = a_mind("poisoner", *friends, *days, seed=seed)
            mind.pretence.role = role
            mind.pretence.prepare()
            made_up = [news.words for news in mind.pretence.news]
            assert made_up
            assert all(may_be_said(one) for one in made_up)
            assert not friends or ("side", 1, "evil") not in made_up


def test_whoever_pretends_to_be_a_shugenja_points_away_from_their_friend() -> None:
    mind = a_mind("poisoner", Informed(0, "demon", (2,), seats=(2,)), day(1))
    mind.pretence.role = "shugenja"
    mind.pretence.prepare()
    assert [news.words for news in mind.pretence.news] == [("nearest", "anticlockwise")]


# ---- another side


def test_a_townsfolk_who_is_evil_from_the_start_says_to_be_what_they_are() -> None:
    mind = a_mind("steward", Informed(0, "side", "evil"), Informed(0, "steward", (3,), place=3), day(1))
    assert mind.memory.is_evil
    assert mind.part.role == "steward"
    assert mind.part.is_true is False


def test_whoever_turns_evil_does_not_take_back_what_was_so() -> None:
    told = Informed(0, "village_idiot", "good", place=3), Informed(0, "village_idiot", "evil", place=4)
    told_all = (claim(0, "claim", "village_idiot"), claim(0, "side", 3, "good"))
    turned = Informed(0, "side", "evil")
    mind = a_mind("village_idiot", told[0], day(1), *told_all, dusk(2), turned, told[1], day(2))
    part = mind.part
    assert [news.words for news in part.news if news.night == 1] == [("side", 3, "good")]
    assert {news.night for news in part.news} == {1, 2}


def test_whoever_turns_good_knows_their_old_friends() -> None:
    mind = a_mind("goon", Informed(0, "side", "evil"), Informed(0, "demon", (5,), seats=(5,)), day(1))
    assert mind.memory.friends == [0, 5]
    mind.hear(Informed(0, "side", "good"))
    assert mind.memory.friends == [0]
    assert mind.belief.evil[5] == 1.0
    assert mind.belief.evil[0] == 0.0


def test_who_becomes_an_evil_role_stays_good_until_told_otherwise() -> None:
    mind = a_mind("chef", day(1), dusk(2), Shown(0, "poisoner"))
    assert not mind.memory.is_evil
    mind.hear(Informed(0, "side", "evil"))
    assert mind.memory.is_evil


def test_a_demon_knows_its_marionette_and_minions_whoever_minds_lil_monsta() -> None:
    demon = a_mind(
        "imp", Informed(0, "minions", (2,), seats=(2,)), Informed(0, "marionette", (1,), place=1), day(1)
    )
    assert demon.memory.friends == [0, 2, 1]
    minion = a_mind("poisoner", Informed(0, "babysitter", (4,), place=4), day(1))
    assert minion.memory.friends == [0, 4]


def test_a_magician_who_wakes_with_legion_says_who_is_evil_and_is_none_of_them() -> None:
    mind = a_mind("magician", Informed(0, "legion_wakes", (2, 3, 4), seats=(2, 3, 4)), day(1))
    assert mind.memory.friends == [0]
    assert ("side", 2, "evil") in said(mind)


def test_whom_a_harpy_names_is_suspected_for_a_day() -> None:
    mind = a_mind("chef", Informed(0, "harpy", (4,), place=4), day(1))
    assert ("suspect", 4) in said(mind)
    assert mind.memory.must_blame == 4
    mind.hear(dusk(2))
    assert mind.memory.must_blame is None


@pytest.mark.parametrize(("role", "named"), [("alchemist", 3), ("chef", None), ("poisoner", None)])
def test_only_an_alchemist_names_a_minion_and_whom_they_are_sure_of(role: str, named: int | None) -> None:
    mind = a_mind(role, day(1), script=(*SCRIPT, "alchemist"))
    ask = Ask(0, "name_spy", (None, *EVERYONE[1:]))
    assert mind.choose(ask) is None
    mind.belief.evil[3] = 0.9
    assert mind.choose(ask) == named


def test_a_mayor_stops_the_riot_when_three_live_and_nobody_else_does() -> None:
    for role, said_so in (("mayor", "yes"), ("chef", None), ("baron", None)):
        mind = a_mind(role, day(1))
        assert mind.choose(Ask(0, "stop_riot", (None, "yes"))) is None
        for seat in range(3, 8):
            mind.hear(Died(seat, "riot"))
        assert mind.choose(Ask(0, "stop_riot", (None, "yes"))) == said_so


@pytest.mark.parametrize("role", ["chef", "baron"])
def test_with_an_atheist_on_the_script_a_riot_is_turned_on_a_player_and_not_on_the_storyteller(
    role: str,
) -> None:
    mind = a_mind(role, day(1), script=(*SCRIPT, "atheist"))
    assert mind.choose(Ask(0, "riot", (*EVERYONE[1:], "storyteller"))) in EVERYONE[1:]


# ---- by night


def test_a_village_idiot_asks_about_somebody_new_who_lives() -> None:
    dead = (day(1), Died(5, "execution"), dusk(2))
    mind = a_mind("village_idiot", Chose(0, "village_idiot", 3), *dead)
    chosen = {by_role(mind.memory, "village_idiot", EVERYONE, Random(lot).randrange) for lot in range(20)}
    assert chosen <= {1, 2, 4, 6, 7}


def test_the_least_suspect_minds_lil_monsta() -> None:
    mind = a_mind("poisoner", day(1), claim(4, "claim", "imp"), claim(3, "suspect", 0), dusk(2))
    assert by_role(mind.memory, "lil_monsta", (0, 2, 4), Random(1).randrange) == 2


def test_a_preacher_chooses_the_most_suspect_and_a_nightwatchman_the_least() -> None:
    heard = (day(1), claim(4, "claim", "imp"), claim(3, "suspect", 4), dusk(2))
    mind = a_mind("preacher", Informed(0, "bounty_hunter", (4,), place=4), *heard)
    assert by_role(mind.memory, "preacher", EVERYONE, Random(1).randrange) == 4
    options = (None, *EVERYONE)
    assert by_role(mind.memory, "nightwatchman", options, Random(1).randrange) != 4


def test_a_nightwatchman_lets_somebody_else_know() -> None:
    mind, options = a_mind("nightwatchman"), (None, *EVERYONE)
    chosen = {by_role(mind.memory, "nightwatchman", options, Random(lot).randrange) for lot in range(30)}
    assert 0 not in chosen


def test_a_demon_kills_the_king_it_was_let_know() -> None:
    same = [claim(seat, "claim", "chef") for seat in (2, 3, 4)]
    heard = (Informed(0, "minions", (1,), seats=(1,)), day(1), *same, dusk(2))
    told = a_mind("imp", Informed(0, "king_is", (3,), place=3), *heard).memory
    not_told = a_mind("imp", *heard).memory
    for memory, killed in ((told, {3}), (not_told, {2, 3, 4})):
        assert {by_role(memory, "imp", (2, 3, 4), Random(lot).randrange) for lot in range(30)} == killed


def test_a_harpy_and_a_summoner_choose_none_of_theirs() -> None:
    memory = a_mind("harpy", Informed(0, "demon", (1,), seats=(1,))).memory
    pairs = tuple((a, b) for a in EVERYONE for b in EVERYONE if a != b)
    made = (None, *((seat, "imp") for seat in EVERYONE))
    for lot in range(30):
        assert not {0, 1} & {*by_role(memory, "harpy", pairs, Random(lot).randrange)}
        assert by_role(memory, "summoner", made, Random(lot).randrange)[0] not in (0, 1)


def test_a_summoner_does_not_choose_whom_all_suspect() -> None:
    doubted = [claim(seat, "is", 4, "imp") for seat in (2, 3, 5)]
    memory, made = a_mind("summoner", day(1), *doubted).memory, tuple((seat, "imp") for seat in EVERYONE)
    assert all(by_role(memory, "summoner", made, Random(lot).randrange)[0] != 4 for lot in range(30))


def test_a_demon_may_pretend_to_be_what_a_boffin_gave_it() -> None:
    gift = Informed(0, "boffin", "slayer", place=0, shown="slayer")
    assert a_mind("imp", gift, day(1)).part.role == "slayer"


def test_a_demon_leaves_alone_whom_the_storm_caught() -> None:
    imp = a_mind("imp", Informed(0, "storm_catcher", (3,), seats=(3,), shown="chef")).memory
    assert {by_role(imp, "imp", (3, 4), Random(seed).randrange) for seed in range(20)} == {4}
    assert by_role(imp, "imp", (3,), Random(1).randrange) == 3


def test_with_a_pope_two_of_one_name_are_no_liars_for_that() -> None:
    def alike(**more: Any) -> float:
        mind = Sensible(TALE.set_up(8, SCRIPT, **more), 0, Random(1).randrange)
        for event in (Shown(0, "saint"), PhaseBegan("night", 1), day(1)):
            mind.hear(event)
        alone = dict(mind.belief.evil)
        for seat in (1, 2):
            mind.hear(claim(seat, "claim", "chef"))
        return mind.belief.evil[1] - alone[1]

    assert alike() > alike(company=("pope",))
