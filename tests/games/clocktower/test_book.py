"""The reading of a log by the book: it finds every answer honest, and would find one that is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.games.clocktower.book import HONEST, breaches, told
from tests.games.clocktower.news import NEWS
from tests.laws.keeping import answers_are_honest
from tests.laws.playing import played

from fabula.core import registration
from fabula.core.readings import Appearance
from fabula.core.telling import Telling
from fabula.core.town import Town
from fabula.games import TALES
from fabula.games.clocktower.phases import lines
from fabula.games.clocktower.roles.sects_and_violets import townsfolk as violets
from fabula.games.clocktower.town import abnormal, statements, verbs
from fabula.games.clocktower.town.events import Informed

TROUBLE_BREWING = (
    "washerwoman", "librarian", "investigator", "chef", "empath", "fortune_teller", "undertaker",
    "ravenkeeper",
)  # fmt: skip
BAD_MOON_RISING = ("grandmother", "chambermaid", "godfather")
SECTS_AND_VIOLETS = (
    "clockmaker", "dreamer", "mathematician", "flowergirl", "town_crier", "oracle", "savant", "seamstress",
    "artist", "juggler", "sage", "harlot",
)  # fmt: skip
BY_VORTOX = ("clockmaker", "dreamer", "mathematician", "oracle", "flowergirl", "town_crier", "seamstress")
WHO_LEARN = {
    "trouble_brewing": TROUBLE_BREWING,
    "bad_moon_rising": BAD_MOON_RISING,
    "sects_and_violets": SECTS_AND_VIOLETS,
}
SELDOM = ("artist", "juggler", "savant", "sage", "harlot", "beggar")  # seen too rarely to be seen impaired
ALL = tuple(WHO_LEARN)
# So many games of each set; those that are corrected need not show every role. The soak plays on.
AS_TOLD, CORRECTED = 180, 60
STORMS = ("storm_catcher", "storm_passes")  # which come only where a Storm Catcher is brought in by hand


def games(number: int, amends: float = 0.0, *names: str) -> list[Telling]:
    """So many random games."""
    return [played(TALES["clocktower"], seed, amends=amends, names=names or ALL) for seed in range(number)]


@pytest.mark.parametrize("amends", [0.0, 0.1])
@pytest.mark.parametrize("name", ALL)
def test_every_answer_is_honest_by_the_book(name: str, amends: float) -> None:
    """Also where facts were changed by hand; else of each role enough is seen, working and not."""
    seen: Counter[tuple[str, bool]] = Counter()
    lies: Counter[str] = Counter()
    for telling in games(CORRECTED if amends else AS_TOLD, amends, name):
        assert breaches(telling) == []
        for one in told(telling):
            seen[one.role, one.works] += 1
            lies[one.role] += one.lied
    if amends:
        return
    learning = [role for role in WHO_LEARN[name] if role not in SELDOM]
    assert all(seen[role, sober] > 0 for role in learning for sober in (True, False)), seen
    assert all(seen[role, True] > 0 for role in WHO_LEARN[name]), seen
    assert name != "sects_and_violets" or all(lies[role] > 0 for role in BY_VORTOX), lies


def test_every_answer_is_honest_where_the_sets_are_mixed() -> None:
    seen: Counter[str] = Counter()
    for telling in games(150):
        assert breaches(telling) == []
        seen.update(one.role for one in told(telling))
    assert set(HONEST) - set(SELDOM) <= set(seen)


def test_every_role_that_learns_anything_has_been_read() -> None:
    every = {role for roles in WHO_LEARN.values() for role in roles}
    assert every | {"beggar"} == {*HONEST, "savant"}
    assert not every & set(NEWS)


# ---- it would find what is wrong


def test_a_false_answer_would_be_found() -> None:
    """Falsify in a log the single answer that a sober ability may be told."""
    found = 0
    for telling in games(40, 0.0, "trouble_brewing"):
        lines = [event for event in telling.log if isinstance(event, Informed) and event.kind == "empath"]
        sober = [one for one in told(telling) if one.role == "empath"]
        for line, one in zip(lines, sober, strict=True):
            if one.works and one.asked is None:
                line.answer = (one.answer + 1) % 3
                found += 1
                with pytest.raises(AssertionError, match="empath"):
                    answers_are_honest(telling, Random(0))
                break
    assert found > 5


@pytest.mark.parametrize(
    "kind", sorted(set(NEWS) - {"shown_role", "shown_player", "spy", "ask", "visit", "duchess", *STORMS})
)
def test_false_news_would_be_found(kind: str) -> None:
    """Whatever is told otherwise than by a question of a role."""
    for seed in range(200):
        telling = played(TALES["clocktower"], seed, names=ALL)
        line = next((one for one in telling.log if isinstance(one, Informed) and one.kind == kind), None)
        if line is None:
            continue
        line.answer = (*line.answer, 99) if isinstance(line.answer, tuple) else "nonsense"
        line.place = line.b = -1
        with pytest.raises((AssertionError, KeyError)):
            breaches(telling)
        return
    raise AssertionError(f"nobody was told of {kind}")


Break = Callable[[pytest.MonkeyPatch], None]


def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spy and Recluse always register as what they are: the book allows more."""

    def only_the_truth(town: Town, seat: int) -> tuple[Appearance, ...]:
        return seen(town, seat)[:1]

    seen = registration.appearances
    monkeypatch.setattr(registration, "appearances", only_the_truth)


def sober(monkeypatch: pytest.MonkeyPatch) -> None:
    """All are told what is true, whether their ability works or not."""
    monkeypatch.setattr(verbs.Me, "works", property(lambda _: True))


def truthful(monkeypatch: pytest.MonkeyPatch) -> None:
    """No Vortox twists anything."""
    monkeypatch.setattr(verbs.Me, "must_be_false", property(lambda _: False))


def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Mathematician counts no failure."""
    monkeypatch.setattr(violets, "how_many_went_wrong", lambda _: ((0,), (0,)))


def sleepy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Chambermaid forgets who is still to wake."""
    monkeypatch.setattr(lines, "sheet", lambda grimoire, number: ())


def credulous(monkeypatch: pytest.MonkeyPatch) -> None:
    """To an Artist and a Savant all is as it is said."""
    monkeypatch.setattr(statements, "of_part", lambda part, sight: (True,))


def without_blame(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that goes wrong by poison is another's doing."""
    monkeypatch.setattr(abnormal, "what_impairs", lambda grimoire, grant: None)


@pytest.mark.parametrize(
    ("spoil", "names"),
    [
        (blind, ("trouble_brewing",)),
        (sober, ("trouble_brewing",)),
        (sober, ("bad_moon_rising",)),
        (sober, ("sects_and_violets",)),
        (truthful, ("sects_and_violets",)),
        (forgetful, ("sects_and_violets",)),
        (without_blame, ("sects_and_violets",)),
        (credulous, ("sects_and_violets",)),
    ],
)
def test_a_rule_that_is_broken_would_be_found(
    monkeypatch: pytest.MonkeyPatch, spoil: Break, names: tuple[str, ...]
) -> None:
    spoil(monkeypatch)
    assert any(is_found_out(telling) for telling in games(60, 0.0, *names))


def is_found_out(telling: Telling) -> bool:
    """Whether anything in a game is against the book."""
    try:
        return bool(breaches(telling))
    except AssertionError:  # what is no answer of a role was not so
        return True


BENT: dict[str, Callable[[Any], Any]] = {
    "oracle": lambda number: number + 1,
    "clockmaker": lambda number: number + 1,
    "flowergirl": lambda answer: "no" if answer == "yes" else "yes",
    "town_crier": lambda answer: "no" if answer == "yes" else "yes",
    "seamstress": lambda answer: "no" if answer == "yes" else "yes",
    "artist": lambda answer: "no" if answer == "yes" else "yes",
    "mathematician": lambda number: number + 1,
    "juggler": lambda number: number + 1,
    "chambermaid": lambda number: 2 - number if number != 1 else 0,
    "dreamer": lambda pair: (pair[1], pair[0]),
    "savant": lambda pair: (pair[0], ("not", ("and", *pair))),
    "sage": lambda pair: (pair[0], 99),
    "harlot": lambda role: "nobody",
    "grandmother": lambda told: (told[0], "imp"),
    "godfather": lambda roles: (*roles, "imp"),
}


@pytest.mark.parametrize("role", BENT)
def test_an_answer_that_is_bent_would_be_found(role: str) -> None:
    """Of every role that learns something."""
    names = ("bad_moon_rising",) if role in BAD_MOON_RISING else ("sects_and_violets",)
    for seed in range(200):
        telling = played(TALES["clocktower"], seed, names=names)
        for line, one in zip(answers_to(role, telling), answers_by(role, telling), strict=True):
            if one.works and not one.lied and role != "savant":  # another lie may be as good as this one
                line.answer = BENT[role](line.answer)
                assert [found for found in breaches(telling) if found.role == role]
                return
            if one.works and role == "savant" and not one.lied:
                line.answer = (("in_play", "savant"), ("in_play", "savant"))
                assert [found for found in breaches(telling) if found.role == role]
                return
    raise AssertionError(f"no {role} was told anything by a working ability")


def answers_to(role: str, telling: Telling) -> list[Informed]:
    """The lines of the log that tell a role something."""
    kinds = (role, "no_outsiders") if role == "godfather" else (role,)
    return [line for line in telling.log if isinstance(line, Informed) and line.kind in kinds]


def answers_by(role: str, telling: Telling) -> list[Any]:
    """The same with what the book allows."""
    return [one for one in told(telling) if one.role == role]
