"""What must hold for the scenes of every tale: all who die and win are named, from what all hear alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest
from tests.laws.playing import played

from fabula.core.events import Died, Event, PhaseBegan, Struck, Voted, Won
from fabula.core.scenes import Cue, Scene, Scenes, Sentence, Staging, scenes_of
from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.core.views import TOWN, hears
from fabula.games import TALES
from fabula.games.clocktower.town.ballots import ExileFailed, ExileSupported
from fabula.text.scene import spoken
from fabula.text.story import Story
from fabula.text.words import LANGUAGES, words

ALL_TALES = pytest.mark.parametrize("tale", TALES.values(), ids=list(TALES))
GAMES = {"onenight": 60, "mafia32": 40, "vendetta": 40, "clocktower": 60}
DAWNS = {"mafia32": "dawn", "vendetta": "nightfall", "clocktower": "dawn"}


@cache
def games(tale: str) -> tuple[Telling, ...]:
    """Whole games by lot, some of them corrected, with any roles."""
    seeds = range(GAMES[tale])
    return tuple(played(TALES[tale], seed, 12, 0.02 * (seed % 2), every=True) for seed in seeds)


def heard_by_all(events: Iterable[Event]) -> list[Event]:
    """What a spectator hears."""
    return [event for event in events if hears(TOWN, event)]


def those_who_die_in(scenes: Iterable[Scene]) -> list[int]:
    """Whose death is shown, scene by scene."""
    return [seat for scene in scenes for seat in scene.dead]


@ALL_TALES
def test_all_who_die_are_named_in_one_scene_each_and_in_order(tale: Tale) -> None:
    for telling in games(tale.id):
        died = [event.seat for event in telling.events() if isinstance(event, Died)]
        scenes = scenes_of(tale.scenes, telling.events())
        assert those_who_die_in(scenes) == died
        assert all(set(scene.dead) <= set(scene.subjects) for scene in scenes)


@ALL_TALES
def test_a_scene_says_in_which_phase_it_happened_whatever_has_begun_since(tale: Tale) -> None:
    for telling in games(tale.id):
        scenes, then, when = Scenes(tale.scenes), ("", 0), {}
        for event in heard_by_all(telling.events()):
            then = (event.phase, event.number) if isinstance(event, PhaseBegan) else then
            when[id(event)] = then
            scenes.hear(event)
        for scene, (first, *_) in scenes.told:
            assert (scene.phase, scene.number) == when[id(first)], scene


@ALL_TALES
def test_the_winners_are_named_in_the_last_scene_alone(tale: Tale) -> None:
    for telling in games(tale.id):
        scenes = scenes_of(tale.scenes, telling.events())
        won = [event for event in telling.events() if isinstance(event, Won)]
        assert len(won) == 1
        assert [scene.winners for scene in scenes if scene.kind == "end"] == [won[0].seats]
        assert scenes[-1].kind == "end"
        assert set(won[0].seats) <= set(scenes[-1].subjects)


@ALL_TALES
def test_every_dawn_has_its_scene_with_dead_or_without(tale: Tale) -> None:
    dawns = scenes = 0
    for telling in games(tale.id):
        phases = [event.phase for event in telling.events() if isinstance(event, PhaseBegan)]
        dawns += phases.count(DAWNS.get(tale.id, ""))
        scenes += [scene.kind for scene in scenes_of(tale.scenes, telling.events())].count("dawn")
    assert scenes == dawns
    assert bool(dawns) == (tale.id in DAWNS)


@ALL_TALES
def test_a_scene_is_a_function_of_what_a_spectator_hears(tale: Tale) -> None:
    for telling in games(tale.id):
        assert scenes_of(tale.scenes, telling.events()) == scenes_of(
            tale.scenes, heard_by_all(telling.events())
        )


@ALL_TALES
def test_what_has_been_watched_changes_no_more(tale: Tale) -> None:
    for telling in games(tale.id)[:10]:
        scenes = Scenes(tale.scenes)
        for event in telling.events():
            before = scenes.list
            scenes.hear(event)
            assert scenes.list[: max(0, len(before) - 1)] == before[:-1]


@ALL_TALES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_sentence_has_words_that_name_whom_it_is_about(tale: Tale, lang: str) -> None:
    for telling in games(tale.id):
        names = {seat: f"Zoé{seat}" for seat in range(telling.grimoire.seats)}
        for scene in scenes_of(tale.scenes, telling.events()):
            story = Story(words(lang), tale.id, names)
            said = spoken(story, scene.said, scene.cards)
            assert all(said)
            for seat in scene.dead:
                assert any(names[seat] in one for one in said), (scene, said)


def scenes_called(tale: Tale, kind: str) -> list[Scene]:
    """All scenes of a kind in the games of a tale."""
    told = (scenes_of(tale.scenes, telling.events()) for telling in games(tale.id))
    return [scene for scenes in told for scene in scenes if scene.kind == kind]


@ALL_TALES
def test_last_words_are_given_whatever_comes_of_an_execution(tale: Tale) -> None:
    executions = scenes_called(tale, "execution")
    outcomes = set()
    for scene in executions:
        nobody = scene.said[0].code == "execution-nobody"
        assert bool(scene.sentenced) != nobody
        assert not tells_the_outcome(scene.sentenced)
        outcomes |= {one.code for one in scene.said[len(scene.sentenced) :]}
    assert executions
    assert tale.id != "clocktower" or {"dies", "lives"} <= outcomes


def tells_the_outcome(said: Iterable[Sentence]) -> bool:
    """Whether who dies, or as what, is among what is said."""
    return any(one.code in ("dies", "lives", "card") or one.code.startswith("died") for one in said)


@ALL_TALES
def test_a_result_counts_the_hands_that_all_see(tale: Tale) -> None:
    results = scenes_called(tale, "result")
    assert any(scene.hands for scene in results)
    for scene in results:
        seen = Counter(at for _, at in scene.hands)
        counts = dict(scene.counts)
        assert set(seen) <= set(counts)
        if tale.id not in ("clocktower", "vendetta"):  # where a hand may be worth more, or less
            assert not seen or counts == {seat: 2 * n for seat, n in seen.items()}
        assert bool(scene.countdown) == (tale.id == "onenight")


def test_an_exile_shows_its_hands_before_anybody_leaves() -> None:
    stagings = TALES["clocktower"].scenes
    result, exile = scenes_of(stagings, [ExileSupported(4, (0, 2, 3), 3), Died(4, "exile")])
    assert (result.kind, result.hands, result.counts) == ("result", ((0, 4), (2, 4), (3, 4)), ((4, 6),))
    assert result.said[-1] == ("needed", {"who": 4, "n": 3, "needed": 3})
    assert (exile.kind, exile.dead) == ("exile", (4,))
    (failed,) = scenes_of(stagings, [ExileFailed(4, 1, 3, (2,))])
    assert (failed.hands, failed.counts) == (((2, 4),), ((4, 2),))
    assert [one.code for one in failed.said] == ["result", "needed", "exile-failed"]


def test_what_is_said_before_last_words_can_betray() -> None:
    forgetful = Scene("execution", (Sentence("execution-dies", {"who": 1}), Sentence("dies", {"who": 1})))
    assert tells_the_outcome(forgetful.said)
    assert not tells_the_outcome(forgetful.sentenced)
    assert Scene("dawn", (Sentence("dawn", {"who": 1}),)).sentenced == ()


def test_the_law_can_fail() -> None:
    """A tale that forgets a death, or tells of what is hidden, would be found out."""
    forgetful = (Staging("execution", opens=(Cue(Died, "dies", only=("vote",)),)),)
    assert those_who_die_in(scenes_of(forgetful, [Died(1, "vote"), Died(2, "night")])) == [1]
    betraying = (Staging("power", opens=(Cue(Struck, "dies"),)),)
    assert scenes_of(betraying, [Struck(1, "shot", None, 1)]) == ()


def test_parts_belong_together_until_something_else_begins() -> None:
    stagings = (
        Staging("result", opens=(Cue(Voted, "level"),)),
        Staging("dawn", (Cue(PhaseBegan, only=("dawn",)),), (Cue(Died, "dawn", "dawn-too"),), "dawn-nobody"),
    )
    told = [PhaseBegan("dawn", 1), Died(4, "x"), Died(2, "x"), Voted((None,)), PhaseBegan("dawn", 2)]
    first: dict[str, Any] = {"phase": "dawn", "number": 1}
    assert scenes_of(stagings, told) == (
        Scene("dawn", (Sentence("dawn", {"who": 4}), Sentence("dawn-too", {"who": 2})), (4, 2), **first),
        Scene("result", (Sentence("level"),), **first),
        Scene("dawn", (Sentence("dawn-nobody"),), phase="dawn", number=2),
    )
    assert scenes_of(stagings, told)[0].motion > scenes_of(stagings, told)[2].motion
