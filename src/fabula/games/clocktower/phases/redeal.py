"""What the Storyteller changes of the deal before the first night: the game is dealt as they say.

Two players may swap tokens, with all that belongs to these, or a player is given another. The Storyteller's
word stands above the table of the kinds, and above who has to sit beside whom.
"""

from __future__ import annotations

from collections.abc import Mapping

from fabula.core.amendments import Amendment
from fabula.core.grimoire import Grimoire
from fabula.core.leading import Redeal
from fabula.core.requests import STORYTELLER, Ask, Choice
from fabula.core.town import Town
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import DEMON, DUSK, almanac, of_kind, residents_of
from fabula.games.clocktower.almanac.mistaken import kinds_believed
from fabula.games.clocktower.town.square import Square

SWAP, ROLE = "swap", "role"


def offers(grimoire: Grimoire) -> tuple[Amendment, ...]:
    """Any two players, whom it may concern; any player and any role of the script."""
    seats = tuple(range(grimoire.seats))
    return Amendment(SWAP, seats, seats), Amendment(ROLE, seats, residents_of(grimoire.roles))


def note(town: Town, act: Choice) -> None:
    """Keep it in mind until the cards are dealt."""
    notes.BY_HAND.add(town, act)


def is_before_the_first_night(grimoire: Grimoire) -> bool:
    """Whether all is still as it was dealt."""
    return grimoire.phase in ("setup", "deal") or (grimoire.phase, grimoire.number) == (DUSK, 0)


def carried(grimoire: Grimoire, act: Choice, choice: Choice) -> Choice:
    """What was decided about a player is decided about their token, once it lies elsewhere."""
    if grimoire.phase == "setup" or not isinstance(act, tuple) or act[0] != SWAP:
        return choice
    _, seat, other = act
    if isinstance(choice, tuple):
        return tuple(carried(grimoire, act, one) for one in choice)
    return {seat: other, other: seat}.get(choice, choice) if type(choice) is int else choice


async def change(
    town: Square, drawn: Mapping[int, str], mistaken: Mapping[int, str]
) -> tuple[dict[int, str], dict[int, str]]:
    """Who has drawn what, and who is something else in truth, after what the Storyteller has changed."""
    tokens = {seat: (role, mistaken.get(seat)) for seat, role in drawn.items()}
    for word, seat, new in notes.BY_HAND.of(town.grimoire):
        if seat not in tokens:
            continue
        if word == ROLE:
            tokens[seat] = (new, None)
        elif new in tokens:
            tokens[seat], tokens[new] = tokens[new], tokens[seat]
    for seat, (role, truth) in tokens.items():
        if truth is None and kinds_believed(role, town.grimoire.roles):
            tokens[seat] = (await believed(town, role, tokens), role)
    many = [almanac[truth or role].kind for role, truth in tokens.values()].count(DEMON)
    if many > 1 and notes.BY_HAND.of(town.grimoire):
        notes.STORYTELLER.set(town)
    changed = {seat: role for seat, (role, _) in tokens.items()}
    return changed, {seat: truth for seat, (_, truth) in tokens.items() if truth is not None}


async def believed(town: Square, role: str, tokens: Mapping[int, tuple[str, str | None]]) -> str:
    """What somebody takes themselves for who was given such a token: a Demon, or a Townsfolk nobody has."""
    script = town.grimoire.roles
    every = tuple(one for kind in kinds_believed(role, script) for one in of_kind(kind, script))
    drawn = [token for token, _ in tokens.values()]
    left = tuple(one for one in every if one not in drawn or almanac[one].kind == DEMON)
    answer: str = await Ask(STORYTELLER, decisions.ROLE.of(role), left or every)
    return answer


REDEAL = Redeal(offers, is_before_the_first_night, note, carried)
