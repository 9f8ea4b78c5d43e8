"""After a game: what was known each morning, what decided it, and whose execution would have won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from fabula.core.telling import Telling
from fabula.deduction.clocktower.known import by_all_the_good
from fabula.deduction.clocktower.mornings import executed, mornings
from fabula.deduction.clocktower.standing import standing
from fabula.deduction.found import Morning
from fabula.games.clocktower.almanac.cards import BAD_MOON_RISING, DEMON, TROUBLE_BREWING, almanac
from fabula.games.clocktower.judgement.ending import winning_side
from fabula.games.clocktower.tale import Clocktower
from fabula.sim.play import Table

EVIL = ("minion", "demon")
# Games of Bad Moon Rising. The one left out has eight days with a Sailor, an Innkeeper and a Pukka, who make
# somebody drunk or poisoned at each of them: it takes 24 seconds.
BRIEF = (0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12)


def played(script: tuple[str, ...], seats: int, game: int) -> Telling:
    """A game of bots to its end."""
    lots, tale = Random(game), Clocktower()
    telling = Telling(tale, tale.set_up(seats, script))
    Table(telling, lots.randrange, "sensible", laws=False).play()
    return telling


def each(
    games: Iterable[int], script: tuple[str, ...] = TROUBLE_BREWING
) -> Iterator[tuple[Telling, Morning]]:
    """The mornings of several games."""
    for game in games:
        telling = played(script, 7, game)
        for morning in mornings(telling):
            yield telling, morning


def test_the_true_demon_is_among_those_who_may_be_it_and_shares_are_of_the_deals() -> None:
    days: list[int] = []
    for telling, morning in each(range(20)):
        days.append(morning.day)
        first = {seat for seat in range(7) if telling.grimoire.role(seat) == "imp"}
        assert first & {seat for seat, _ in morning.suspects}
        shares = [share for _, share in morning.suspects]
        assert shares == sorted(shares, reverse=True)
        assert 90 <= sum(shares) <= 100 * len(shares)  # one deal may have come to several Demons
    assert {1, 2, 3} <= {*days}


def test_without_what_decided_it_more_is_left() -> None:
    decided = 0
    for _, morning in each(range(20)):
        if morning.decided is not None:
            decided += 1
            assert morning.decided.suspects >= len(morning.suspects)
            assert almanac[morning.decided.role].side == "good"
    assert decided > 5


def test_who_is_believed_wrongly_is_evil_and_who_is_doubted_wrongly_is_good() -> None:
    trusted, doubted = 0, 0
    for telling, morning in each(range(20)):
        kinds = [almanac[telling.grimoire.role(seat)].kind for seat in range(7)]
        if morning.trusted is not None:
            trusted += 1
            assert kinds[morning.trusted] in EVIL
        if morning.doubted is not None:
            doubted += 1
            assert kinds[morning.doubted] not in EVIL
    assert min(trusted, doubted) > 3


def test_an_execution_wins_as_the_rules_tell_it() -> None:
    """A Zombuul lives on where it dies for the first time, and a Scarlet Woman takes over among five."""
    won = 0
    for telling, morning in each(BRIEF, BAD_MOON_RISING):
        for seat in morning.wins:
            won += 1
            role = telling.grimoire.role(seat)
            assert almanac[role].kind == DEMON
            assert role != "zombuul" or morning.day > 1
    assert won > 5
    script = tuple(
        role for role in TROUBLE_BREWING if almanac[role].kind != "minion" or role == "scarlet_woman"
    )
    women = [morning.wins for _, morning in each(range(8), script) if morning.day == 1]
    assert women
    assert not any(women)


def test_a_game_is_left_as_it_is_and_what_was_known_is_what_the_morning_had() -> None:
    telling = played(TROUBLE_BREWING, 7, 2)
    before = [*telling.log]
    found = [*mornings(telling)]
    assert telling.log == before
    assert [*mornings(telling)] == found
    again = Telling(telling.tale, telling.setup)
    for move in telling.moves():
        again.take(move)
        if again.grimoire.phase == "day":
            break
    left = standing(by_all_the_good(again)[0])
    assert (found[0].day, found[0].number, len(found[0].suspects)) == (1, left.count, len(left.demons))
    demon = next(seat for seat in range(7) if again.grimoire.role(seat) == "imp")
    assert winning_side(executed(again.fork().grimoire, demon)) == "good"


def test_where_time_is_up_at_once_nothing_is_said() -> None:
    assert [*mornings(played(TROUBLE_BREWING, 7, 2), lambda: False)] == []
