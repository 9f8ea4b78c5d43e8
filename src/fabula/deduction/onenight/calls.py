"""What each role of One Night does and learns at its call: in which ways it may go on, and what binds it.

`MEETS` says whom somebody sees awake. A rule of `LOOKS` takes in what they tell of cards they only looked at.
A rule of `MOVES` gives the nights that may come of what they do with cards. A rule of `KNOWS` gives the
card they take for their own in the end, where that may be another than they were called for. A night is of
many deals at once: what is seen of a card narrows which one it may be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations

from fabula.deduction.onenight.case import Told
from fabula.deduction.onenight.night import Night
from fabula.deduction.rules import Whose

Choices = tuple[tuple[int, ...], ...]
MOST_SPOTS = 2  # so many cards of the middle a Seer may look at
# Who moves cards of others; all else give away no other card than their own, which is no reason to lie.
MOVE_OTHERS = ("troublemaker",)
MEETS = {"werewolf": "werewolf"}
LOOKS: Whose[Callable[[Night, int, Told], bool]] = Whose()
MOVES: Whose[Callable[[Night, int, Told | None], Iterator[Night]]] = Whose()
KNOWS: Whose[Callable[[Night, int], int]] = Whose()
MEETS["minion"] = "werewolf"
MEETS["mason"] = "mason"


def meets(night: Night, seat: int, told: Told) -> bool:
    """Take in whom somebody saw awake; false where it cannot be."""
    if told.met is None:
        return True
    role = MEETS[told.role]
    if seat in told.met:
        return False
    return all(
        night.plays(other, role, so=other in told.met)
        for other in night.others(seat)
        if other in told.met or not told.more
    )


def ways(told: Told | None, options: Choices) -> Choices:
    """What somebody may have chosen: what they say, if that may be chosen; else anything."""
    if told is None or told.places is None:
        return options
    chosen = tuple(sorted(told.places))
    return (chosen,) if chosen in options else ()


@lru_cache(maxsize=64)
def nobody_or_another(seat: int, seats: int) -> Choices:
    """Nobody, or another player."""
    return ((), *((other,) for other in range(seats) if other != seat))


@lru_cache(maxsize=64)
def nobody_or_two(seat: int, seats: int) -> Choices:
    """Nobody, or two other players."""
    return ((), *combinations([other for other in range(seats) if other != seat], 2))


def shows(night: Night, told: Told) -> bool:
    """Take in what somebody saw on cards; false where it cannot be."""
    seen = zip(told.places or (), told.shown or (), strict=False)
    return all(night.shows(place, role) for place, role in seen)


@LOOKS.of("werewolf")
def _lone_wolf(night: Night, seat: int, told: Told) -> bool:
    if not told.places:
        return True
    in_the_middle = len(told.places) == 1 and told.places[0] in night.laid.spots
    alone = all(night.plays(other, told.role, so=False) for other in night.others(seat))
    return night.laid.case.lone_wolf and in_the_middle and alone and shows(night, told)


@LOOKS.of("seer")
def _seer(night: Night, seat: int, told: Told) -> bool:
    places = told.places or ()
    spots = [one for one in places if one in night.laid.spots]
    one_player = len(places) == 1 and not spots and places[0] != seat
    return (one_player or len(spots) == len(places) <= MOST_SPOTS) and shows(night, told)


@LOOKS.of("insomniac")
def _insomniac(night: Night, seat: int, told: Told) -> bool:
    return not told.shown or night.shows(seat, told.shown[0])


@KNOWS.of("insomniac")
def _seen_last(night: Night, seat: int) -> int:
    return night.lies[seat]


@MOVES.of("robber")
def _robber(night: Night, seat: int, told: Told | None) -> Iterator[Night]:
    options = ways(told, nobody_or_another(seat, night.laid.case.seats))
    if seat in night.liars:  # no other card would be a reason to lie
        options = tuple(one for one in options if one and night.may_be[night.lies[one[0]]] & night.laid.dark)
    for one, chosen in night.each(options):
        if not chosen:
            yield one
            continue
        one.took[seat] = one.lies[chosen[0]]
        one.swap(seat, chosen[0])
        if told is None or not told.shown or one.shows(seat, told.shown[0]):
            yield one


@KNOWS.of("robber")
def _taken(night: Night, seat: int) -> int:
    return night.took.get(seat, night.source[seat])


@MOVES.of("troublemaker")
def _troublemaker(night: Night, seat: int, told: Told | None) -> Iterator[Night]:
    for one, chosen in night.each(ways(told, nobody_or_two(seat, night.laid.case.seats))):
        if chosen:
            one.swap(*chosen)
        yield one


@MOVES.of("drunk")
def _drunk(night: Night, seat: int, told: Told | None) -> Iterator[Night]:
    for one, (spot,) in night.each(ways(told, tuple((spot,) for spot in night.laid.spots))):
        one.swap(seat, spot)
        yield one
