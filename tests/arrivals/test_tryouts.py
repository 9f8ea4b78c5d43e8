"""Games by lot with what was brought: what needs words is heard, and a game that breaks off says where."""

from __future__ import annotations

from random import Random

import pytest
from tests.arrivals.ferries import FILE, a_ferry, leave_out

from fabula.almanacs import Brought
from fabula.arrivals import broken_off, faults_of_games, whatever_comes
from fabula.arrivals.tryouts import Heard, Unplayable, codes_of, play
from fabula.core.events import Died, Granted, Learned, PhaseBegan, Won
from fabula.core.requests import Ask, Claim, Decide, Statements
from fabula.core.scenes import USUAL, Cue, Staging
from fabula.core.tale import Beat, Pace, Suggestion, Tale
from fabula.core.telling import Telling
from fabula.core.town import Town

NOTHING: dict[str, int] = {}
FERRY = Brought(FILE.parent, (("ferry", "stowaway"),), ("ferry",), ())


def heard_in(tale: Tale) -> Heard:
    heard = Heard(whole=True)
    play(Telling(tale, tale.set_up(4)), ("stowaway",), Random(0).randrange, heard)
    return heard


def broken(tale: Tale) -> list[str]:
    """What is said of games that break off."""
    return faults_and_breaks(tale)[1]


def faults_and_breaks(tale: Tale) -> tuple[list[str], list[str]]:
    """What is said of games, and of those that break off alone."""
    told: list[str] = []

    def note(error: Exception) -> str:
        told.append(broken_off(FERRY, error))
        return told[-1]

    return list(faults_of_games(tale, ("stowaway",), note, Heard(whole=True))), told


def test_what_is_asked_told_and_claimed_needs_words() -> None:
    wanted = {texts[0] for texts in heard_in(a_ferry().TALE).wanted}
    assert wanted >= {
        "prompt-ferry-stowaway",
        "prompt-ferry-vote",
        "story-claim-suspect",
        "story-claim-trust",
        "scene-result",
    }
    assert wanted & {"story-won-crew", "story-won-stowaways"}
    assert "story-claim-claim" not in wanted


def test_a_word_to_choose_or_to_learn_needs_words(monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk(town: Town) -> None:
        town.tell(PhaseBegan("fog", 1))
        spots = ("bow", "stern", ("middle", "passenger"))
        town.tell(Learned(0, "stowaway", await Ask(0, "vote", spots)))
        town.tell(Learned(1, "passenger", "foul"))
        town.tell(PhaseBegan("day", 1))

    ferry = a_ferry()
    monkeypatch.setitem(ferry.BEATS, "night", Beat("talk", talk, Pace("talk")))
    wanted = heard_in(ferry.TALE).wanted
    assert wanted.keys() >= {
        ("option-ferry-bow", "place-bow"),
        ("option-ferry-stern", "place-stern"),
        ("option-ferry-middle", "place-middle"),
        ("answer-foul",),
        ("ui-phase-ferry-fog", "ui-phase-fog"),
    }
    assert not any("passenger" in id for texts in wanted for id in texts if id.startswith("option"))


def test_what_is_neither_true_nor_false_in_words_cannot_be_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk(town: Town) -> None:
        town.tell(Learned(0, "stowaway", answer=True))

    ferry = a_ferry()
    monkeypatch.setitem(ferry.BEATS, "night", Beat("talk", talk, Pace("talk")))
    with pytest.raises(Unplayable, match="the stowaway learns True, for which no text has words"):
        heard_in(ferry.TALE)


def test_what_a_scene_names_needs_words() -> None:
    scenes = (Staging("dawn", (Cue(Died, "gloom", "gloom-too"),), nothing="quiet"), *USUAL)
    assert list(codes_of(scenes))[:3] == ["quiet", "gloom", "gloom-too"]
    heard = Heard()
    heard.say("ferry", "gloom-too")
    heard.say("ferry", "won")
    (texts,) = heard.wanted
    assert texts[0] == "scene-gloom-too"
    assert {"scene-ferry-gloom-too", "scene-gloom", "story-gloom"} <= set(texts)


def test_what_the_storyteller_decides_needs_words_and_so_does_its_advice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ferry = a_ferry()

    async def talk(town: Town) -> None:
        await Decide("storm:who", (0, 1))
        await ferry.talk(town)

    monkeypatch.setitem(ferry.BEATS, "night", Beat("talk", talk))
    monkeypatch.setattr(ferry.TALE, "suggestion", lambda *_: Suggestion(1, "calm_sea"))
    wanted = heard_in(ferry.TALE).wanted
    assert ("prompt-ferry-storm-who", "prompt-ferry-storm") in wanted
    assert ("why-calm_sea",) in wanted


def test_a_game_that_breaks_off_says_in_which_line_and_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    ferry = a_ferry()
    monkeypatch.setattr(ferry, "Counter", lambda _: NOTHING["prey"])
    (told,) = set(broken(ferry.TALE))
    place, beat = told.split(", ")
    line = FILE.read_text("utf-8").split("count = Counter")[0].count("\n") + 1
    assert (place, beat) == (f"ferry: tale.py line {line}", "beat 'vote': KeyError: 'prey'")


@pytest.mark.parametrize("phase", ["dusk", "vote"])
def test_a_phase_after_which_no_beat_comes(monkeypatch: pytest.MonkeyPatch, phase: str) -> None:
    ferry = a_ferry()
    monkeypatch.delitem(ferry.BEATS, phase)
    assert set(broken(ferry.TALE)) == {f"ferry: next_beat has no beat after the phase {phase!r}"}


def test_an_end_that_nobody_has_won(monkeypatch: pytest.MonkeyPatch) -> None:
    leave_out(monkeypatch, Won)
    assert set(broken(a_ferry().TALE)) == {
        "ferry: the end tells no Won, and next_beat has no beat after the phase 'end'"
    }


def test_a_question_without_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    ferry = a_ferry()

    async def talk(town: Town) -> None:
        await Decide("storm", ())

    monkeypatch.setitem(ferry.BEATS, "night", Beat("talk", talk))
    assert set(broken(ferry.TALE)) == {"ferry: the beat 'talk' asks 'storm' and offers nothing to choose"}


def test_an_error_of_its_own_in_a_law_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    ferry = a_ferry()
    monkeypatch.setattr(ferry, "sorted", lambda _: object(), raising=False)
    (told,) = set(broken(ferry.TALE))
    assert told.startswith("ferry: tale.py line ")
    assert told.endswith(", beat 'deal': AssertionError")


def test_what_is_raised_while_faults_are_looked_for_is_one_of_them() -> None:
    def looked_for() -> list[str]:
        raise Unplayable("no wind")

    faults = (fault for _ in range(1) for fault in looked_for())
    assert list(whatever_comes(FERRY, faults)) == ["ferry: no wind"]


def test_a_claim_of_a_seat_of_its_own_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    ferry = a_ferry()
    monkeypatch.setattr(ferry, "Statements", lambda *said: Statements(*said, Claim("seasick")))
    assert ("story-claim-seasick", "story-ferry-claim-seasick") in heard_in(ferry.TALE).wanted


def test_what_the_deal_of_a_game_owes_is_named_before_what_came_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leave_out(monkeypatch, Granted)
    ferry = a_ferry()

    async def talk(town: Town) -> None:
        assert town.grimoire.grants

    monkeypatch.setitem(ferry.BEATS, "night", Beat("talk", talk, Pace("talk")))
    faults, breaks = faults_and_breaks(ferry.TALE)
    assert faults == ["ferry: the deal tells no Granted for seat 0", *breaks]
    assert len(breaks) == 1
    assert "beat 'talk': AssertionError" in breaks[0]
