"""All prompts of the Clocktower, and games by lot that go on until nearly all of them have been met.

    python -m tests.laws.prompts --games 240

So many games are played; what was never met is printed, but for what is known to be `NEVER_BY_LOT`.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.laws.playing import amend

from fabula.core.requests import STORYTELLER, TIME, Ask, Choice, Claim, Round, Statements, Who, Window, draw
from fabula.core.telling import Telling
from fabula.games import tale_called
from fabula.games.clocktower.almanac.cards import TRAVELLER, almanac
from fabula.games.clocktower.almanac.companions import RULED_ALONE
from fabula.rooms.game.play import Play
from fabula.sim.nights import what_is_asked
from fabula.text import source_of_tale

TALE = tale_called("clocktower")
EVERY_ROLE = tuple(role for role in almanac.printed if almanac.kind_of[role] != TRAVELLER)
WITHOUT_RULES = tuple(role for role in almanac.led if not role.startswith("own_"))
RESIDENTS = (7, 10, 12, 15)
TRAVELLING = 5
MOVES = 700  # of one game: some days and nights
SHUT = 0.12  # so often time closes what is open
AMENDED = 0.03  # so often whoever leads does something by hand
WISHED = 8  # roles at once
DRAWN = 60  # sets, of which one is taken
DISGUISED = ("spy", "recluse")  # by whom much has to be decided
_PROMPT = re.compile(r"^prompt-clocktower-([\w-]+) =", re.MULTILINE)
_PART = re.compile(r"^(?:learn|register|name|seems_evil|plague)[-_]")
# Prompts that do not say by their name which roles bring them about.
BROUGHT_BY = {
    "summons": ("alchemist", "summoner"), "take_monsta": ("lil_monsta", "poppy_grower"), "heir": ("imp",),
    "courted": ("courtier",), "bounce": ("damsel", "huntsman"), "servant": ("vigormortis",),
    "secret_vote": ("organ_grinder",), "roshambo": ("psychopath",), "legion": ("legion",),
    "new_damsel": ("pit_hag",), "new_townsfolk": ("hermit",), "typhon_line": ("lord_of_typhon",),
    "who_dies": ("pit_hag",), "arbitrary": ("pit_hag",), "monsta_kills": ("lil_monsta",),
    "regurgitate": ("shabaloth",), "twin": ("evil_twin",), "babysitter": ("lil_monsta",),
}  # fmt: skip

# Prompts that hundreds of these games do not meet, with the reason. None of them has more to choose from than
# the players, the roles of the script, or yes and no, which other prompts of the same shape have too.
NEVER_BY_LOT = {
    **dict.fromkeys(("psychopath", "slayer", "token"), "said on an act by day, which has another word"),
    "register": "the words of all prompts of its family",
    **dict.fromkeys(
        ("led_one", "led_two", "led_three", "led_role", "led_yes_no"),
        "somebody who leads asks it of a role without rules, in words of their own",
    ),
    **dict.fromkeys(
        ("plague_minion", "plague_outsider", "plague_evil_twin", "plague_boomdandy", "plague_marionette"),
        "a Plague Doctor dies, and the Storyteller takes an ability that needs something more",
    ),
    **dict.fromkeys(
        ("fisherman-execute", "fisherman-doubt"), "whoever leads chooses this; another is suggested"
    ),
    **dict.fromkeys(
        ("fiddler_demon", "fiddler_whom", "fiddler_wins"), "whoever leads lets a Fiddler in; the Demon calls"
    ),
    **dict.fromkeys(
        ("register-legion", "register-golem", "register-alsaahir", "register-gossip", "seems_evil-legion"),
        "a Spy or a Recluse is looked at by just this role",
    ),
    **dict.fromkeys(("gossip_words", "amnesiac_near"), "it is about somebody's own words"),
    **dict.fromkeys(("learn-artist", "learn-juggler"), "somebody drunk or poisoned asked by day, or guessed"),
    "mutant": "somebody claimed to be an Outsider, and is one",
    "learn-choirboy": "the Demon killed a King beside a Choirboy whose ability does not work",
    "yaggababble": "the phrase was said by day, which players do in their own words",
    "atheist_kills": "an Atheist is dealt, in a game without a Demon",
    "travellers": "more than fifteen sit down and nobody has said who of them travels",
    "drunk_believes": "somebody comes to be the Drunk by night",
    "summons": "a Courtier or a Preacher took a Summoner's ability before the third night",
    "hatter_minion": "a Hatter died and somebody took Lil' Monsta",
}  # fmt: skip


def prompts() -> tuple[str, ...]:
    """Every prompt that has words."""
    return tuple(dict.fromkeys(_PROMPT.findall(source_of_tale("en", TALE.id))))


def brought_by(prompt: str) -> tuple[str, ...]:
    """The roles by which it may come to this prompt."""
    if prompt in BROUGHT_BY:
        return BROUGHT_BY[prompt]
    base = _PART.sub("", prompt)
    return tuple(role for role in almanac.printed if base == role or base.startswith(f"{role}_"))


def a_game(number: int, missing: list[str]) -> tuple[Play, tuple[str, ...], Random]:
    """A game with all roles on the script, some of which bring about what is missing; a person leads it."""
    lots = Random(number)
    wished = list(dict.fromkeys(role for one in missing for role in brought_by(one)))
    lots.shuffle(wished)
    late = [role for role in wished if almanac.kind_of[role] == TRAVELLER][:TRAVELLING]
    early = [role for role in wished if role in EVERY_ROLE and role in almanac][:WISHED]
    residents = lots.choice(RESIDENTS)
    setup = TALE.set_up(
        residents + TRAVELLING,
        (*EVERY_ROLE, *WITHOUT_RULES) if number % 3 == 0 else EVERY_ROLE,
        travellers=tuple(range(residents, residents + TRAVELLING)),
        company=tuple(lots.sample(RULED_ALONE, 3)),
        dealing=lots.choice(("bag", "lot")),
        colour=lots.random() < 1 / 2,
        talk_at_dusk=lots.random() < 1 / 2,
    )
    wanted = (*early, *DISGUISED[: number % 3], *late)
    return Play(TALE, setup, 1, lots.randrange), wanted, lots


def a_move(play: Play, lots: Random, wanted: tuple[str, ...]) -> bool:
    """The next beat, correction, act or answer; False if the game is over."""
    telling = play.telling
    if telling.pending is None:
        if telling.told:
            return False
        play.begin_beat(0, None, led=True)
    elif lots.random() < AMENDED:
        amend(telling, lots)
    elif isinstance(telling.pending, Window):
        play.answer(*an_act(telling, telling.pending, lots), "")
    else:
        for ask in what_is_asked(telling):
            play.answer(ask.who, an_answer(telling, ask, lots, wanted), "")
    return True


def an_act(telling: Telling, window: Window, lots: Random) -> tuple[Who, Choice]:
    """Somebody does something, each kind of thing equally often; what is only said is left out."""
    able = [seat for seat in window.seats if seat not in telling.grimoire.silenced]
    if not able or lots.random() < SHUT:
        return TIME, None
    seat = lots.choice(able)
    options = window.options_of(seat)
    if isinstance(options, Statements):
        words = list(dict.fromkeys(one.word for one in options.patterns if not isinstance(one, Claim)))
        word = lots.choice(words or [one.word for one in options.patterns])
        choice = lots.choice([one for one in options.patterns if one.word == word]).draw(lots.randrange)
        return (seat, choice) if choice in options else (TIME, None)
    return seat, draw(options, lots.randrange)


def an_answer(telling: Telling, ask: Ask, lots: Random, wanted: tuple[str, ...]) -> Choice:
    """The Storyteller as advised and all others by lot, but for the deal, which holds what is wanted."""
    if ask.who == STORYTELLER:
        if ask.prompt == "set":
            return a_set(telling, ask, lots, wanted)
        return telling.tale.suggestion(telling.grimoire, ask, lots.randrange).choice
    wished = [role for role in wanted if ask.prompt == "traveller" and role in ask.options]
    return wished[0] if wished else draw(ask.options, lots.randrange)


def a_set(telling: Telling, ask: Ask, lots: Random, wanted: tuple[str, ...]) -> Choice:
    """A set with the first that is wanted, if one is drawn, and as many of the others as can take a place."""
    drawn = [draw(ask.options, lots.randrange) for _ in range(DRAWN)]
    chosen = next((one for one in drawn for role in wanted[:1] if role in one), drawn[0])
    for role in wanted:
        places = [
            at
            for at, one in enumerate(chosen)
            if one not in wanted and almanac.kind_of[one] == almanac.kind_of[role]
        ]
        for at in places if role not in chosen else ():
            other = tuple(sorted((*chosen[:at], role, *chosen[at + 1 :]), key=telling.setup.roles.index))
            if other in ask.options:
                chosen = other
                break
    return chosen


def met_now(play: Play) -> Iterator[str]:
    """The prompts that are met now: what is asked, what may be said and done, and what may be corrected."""
    request = play.telling.pending
    asks: tuple[Any, ...] = request.asks if isinstance(request, Round) else (request,) if request else ()
    for ask in asks:
        yield ask.prompt.replace(":", "-")
        if isinstance(ask, Window):
            every = [ask.options, *ask.own.values()]
            yield from (one.word for some in every if isinstance(some, Statements) for one in some.patterns)
    yield from (one.word for one in play.telling.amendments())


def never_met(games: int) -> list[str]:
    """What so many games do not meet."""
    every, met = prompts(), dict[str, None]()
    for number in range(games):
        play, wanted, lots = a_game(number, [one for one in every if one not in met])
        for _ in range(MOVES):
            met |= dict.fromkeys(met_now(play))
            if not a_move(play, lots, wanted):
                break
    return [one for one in every if one not in met]


def main() -> int:
    """The command; 1 if something is never met for no reason that is known."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=240)
    never = [one for one in never_met(parser.parse_args().games) if one not in NEVER_BY_LOT]
    print("\n".join(never))
    return bool(never)


if __name__ == "__main__":
    sys.exit(main())
