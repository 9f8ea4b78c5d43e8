"""After a game: what the good could have known together each morning, and what decided it.

All the good tell what they know, the evil are what they had claimed by then. In percent is said in how many
of the deals that were left somebody may have been the Demon. What was truly dealt is known here: a morning at
which it is not among the deals that are left is passed over, for then deduction does not follow the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress

from fabula.core.events import Event, PhaseBegan
from fabula.core.grimoire import Grimoire
from fabula.core.requests import Ask
from fabula.core.telling import Telling
from fabula.deduction.clocktower.known import NotJudged, by_all_the_good
from fabula.deduction.clocktower.played import Fact, side_of
from fabula.deduction.clocktower.roles import CARDS
from fabula.deduction.clocktower.standing import Standing, standing
from fabula.deduction.clocktower.weighing import weight
from fabula.deduction.found import Decided, Morning, misjudged
from fabula.games.clocktower.almanac.cards import DEMON, almanac
from fabula.games.clocktower.judgement.ending import winning_side
from fabula.games.clocktower.town.executions import execute
from fabula.games.clocktower.town.square import Square

GOOD_SIDE = "good"


def mornings(telling: Telling, goes_on: Callable[[], bool] = lambda: True) -> Iterator[Morning]:
    """Each morning of a game, as far as deduction follows it and there is time."""
    for again, day, file, left in _followed(telling, goes_on):
        yield _morning(again, day, file, left, goes_on)


def known_of_the_demon(telling: Telling, goes_on: Callable[[], bool]) -> Iterator[tuple[int, int]]:
    """For each morning in how many of the deals that were left (percent) the true Demon is the Demon."""
    for again, day, _, left in _followed(telling, goes_on):
        grimoire = again.grimoire
        seats = range(telling.setup.seats)
        true = [seat for seat in seats if almanac[grimoire.role(seat)].kind == DEMON and grimoire.alive[seat]]
        if true and goes_on():
            yield day, max(100 * left.demons.get(seat, 0) // left.count for seat in true)


def _followed(telling: Telling, goes_on: Callable[[], bool]) -> Iterator[tuple[Telling, int, Fact, Standing]]:
    """The game as far as each morning, and what is left then."""
    again = Telling(telling.tale, telling.setup)
    days = 0
    for move in telling.moves():
        again.take(move)
        began = [one for one in again.events() if isinstance(one, PhaseBegan) and one.phase == "day"]
        if len(began) == days or not goes_on():
            continue
        days = len(began)
        try:
            file, dealt = by_all_the_good(again)
        except NotJudged:
            continue
        left = standing(file, dealt, goes_on)
        if left.holds and not left.left_out:
            yield again, began[-1].number, file, left


def _morning(telling: Telling, day: int, file: Fact, left: Standing, goes_on: Callable[[], bool]) -> Morning:
    shares = sorted(((100 * n // left.count, -seat) for seat, n in left.demons.items()), reverse=True)
    demons = tuple((-seat, share) for share, seat in shares)
    trusted, doubted = _misjudged(telling, left)
    word = weight(left).word
    decided = _decided(file, day, left, goes_on)
    return Morning(day, word, left.count, demons, decided, tuple(_wins(telling)), trusted, doubted)


def _decided(file: Fact, night: int, left: Standing, goes_on: Callable[[], bool]) -> Decided | None:
    """The answer of that night without which most would have been left."""
    best, most = None, (len(left.demons), left.count)
    for place, one in enumerate(file["info"]):
        if one.get("night") != night or one["role"] not in CARDS or not goes_on():
            continue
        without = standing({**file, "info": file["info"][:place] + file["info"][place + 1 :]}, (), goes_on)
        if without.whole is left.whole and (len(without.demons), without.count) > most:
            most = len(without.demons), without.count
            best = Decided(int(one["by"][1:]), CARDS[one["role"]].id, len(without.demons))
    return best


def _wins(telling: Telling) -> Iterator[int]:
    """The living Demons with whose execution the good win, as the rules tell it."""
    grimoire = telling.grimoire
    for seat in range(telling.setup.seats):
        if grimoire.alive[seat] and almanac[grimoire.role(seat)].kind == DEMON:
            after = executed(telling.fork().grimoire, seat)
            if winning_side(after) == GOOD_SIDE:
                yield seat


def executed(grimoire: Grimoire, seat: int) -> Grimoire:
    """What becomes of a position if somebody is executed now; what is asked has its first answer."""
    told: list[Event] = []
    script = execute(Square(grimoire, almanac, told.append), seat)
    answer = None
    with suppress(StopIteration):
        while True:
            asked = script.send(answer)
            answer = next(iter(asked.options)) if isinstance(asked, Ask) else None
    return grimoire


def _misjudged(telling: Telling, left: Standing) -> tuple[int | None, int | None]:
    """Who evil seemed better than most, and who good seemed worse than all the evil."""
    seats = range(telling.setup.seats)
    seems = {seat: left.evil.get(seat, 0) for seat in seats if telling.grimoire.alive[seat]}
    return misjudged(seems, [seat for seat in seems if side_of(telling.grimoire, seat) != GOOD_SIDE])
