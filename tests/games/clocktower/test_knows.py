"""What each can know, told by the book: the law of secrets finds whatever is heard by one ear too many."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from tests.games.clocktower.knows import clocktower
from tests.laws.keeping import secrets_are_kept
from tests.laws.playing import played
from tests.parts import IN_PARTS, Part, in_part

from fabula.core.events import Marked
from fabula.core.views import TOWN
from fabula.games import TALES
from fabula.games.clocktower.town.events import Asked, Attacked, Informed, WentWrong

SETS = ("bad_moon_rising", "sects_and_violets")
TO_ALL = property(lambda _: None)
TO_NOBODY: Any = property(lambda _: ())
TO_ITSELF = property(lambda event: (event.seat,))


def keep_secrets(*names: str, seeds: Sequence[int] = range(150)) -> int:
    """Of how many games a seat could see no difference in another one."""
    looked = (
        secrets_are_kept(played(TALES["clocktower"], seed, most_seats=8, names=names), Random(seed))
        for seed in seeds
    )
    return sum(one is True for one in looked)


@IN_PARTS
@pytest.mark.parametrize("name", SETS)
def test_nobody_hears_what_they_cannot_know(name: str, part: Part) -> None:
    assert keep_secrets(name, seeds=in_part(part, range(150), 2)) > 1


def loose(event: type[Any], audience: Any) -> Callable[[pytest.MonkeyPatch], None]:
    """Somebody hears of this who should not, or does not who should."""
    return lambda monkeypatch: monkeypatch.setattr(event, "audience", audience, raising=False)


@pytest.mark.parametrize(
    ("spoil", "name"),
    [
        (loose(Marked, TO_ITSELF), "bad_moon_rising"),
        (loose(Attacked, TO_ALL), "bad_moon_rising"),
        (loose(WentWrong, TO_ALL), "sects_and_violets"),
        (loose(Asked, TO_ALL), "sects_and_violets"),
        (loose(Informed, TO_NOBODY), "sects_and_violets"),
        (loose(Informed, TO_ALL), "sects_and_violets"),
    ],
)
def test_what_is_heard_by_one_too_many_would_be_found(
    monkeypatch: pytest.MonkeyPatch, spoil: Callable[[pytest.MonkeyPatch], None], name: str
) -> None:
    spoil(monkeypatch)
    with pytest.raises(AssertionError):
        keep_secrets(name)


def test_the_town_knows_less_than_anybody_in_it() -> None:
    for seed in range(20):
        telling = played(TALES["clocktower"], seed, most_seats=8, names=SETS)
        known = clocktower(telling)
        assert all(known(seat) != known(TOWN) for seat in range(telling.setup.seats))
