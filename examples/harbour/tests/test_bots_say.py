"""What bots say of a role that was brought: its news by its card, true and made up."""

from fabula.core.events import Claimed
from fabula.core.telling import Telling
from fabula.games.clocktower.tale import Clocktower
from fabula.sim.play import Table, play_one
from fabula.sim.seeding import lots_of

SEATS, GAMES = 8, 12


def words_of_lamplighters() -> dict[bool, list[str]]:
    """The numbers that who is a Lamplighter, and who only says so, have told in some games."""
    tale = Clocktower()
    said: dict[bool, list[str]] = {True: [], False: []}
    setup = tale.set_up(SEATS, tale.scripts.named["harbour"])
    for game in range(GAMES):
        telling = play_one(Table(Telling(tale, setup), lots_of(3, game), "sensible"), 3, game).telling
        for one in telling.events():
            if isinstance(one, Claimed) and one.words[:2] == ("number", "lamplighter"):
                is_one = telling.grimoire.dealt(one.seat) == "lamplighter"
                said[is_one].append(one.words[2])
    return said


def test_a_lamplighter_tells_the_number_and_who_pretends_to_be_one_makes_it_up() -> None:
    said = words_of_lamplighters()
    assert said[True]
    assert said[False]
    assert {*said[True], *said[False]} <= {"0", "1", "2"}
