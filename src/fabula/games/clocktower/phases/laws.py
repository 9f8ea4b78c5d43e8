"""What holds in every position of a game that is dealt."""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import NIGHT, WAILING
from fabula.games.clocktower.company import hindu
from fabula.games.clocktower.town import led
from fabula.games.clocktower.town.census import census

UNDEALT = ("setup", "deal")


def check(grimoire: Grimoire, most_travellers: int) -> None:
    """One Demon at most but by hand or by a role, a card for each player, nobody nominated twice."""
    if grimoire.phase in UNDEALT:
        return
    now = census(grimoire)
    if now is not grimoire.lawful:
        assert len(now.demons) <= 1 or may_be_several(grimoire), f"several Demons live: {now.kinds}"
        assert len(now.kinds) == now.living or not grimoire.number
        assert now.living - now.residents <= hindu.most_travellers(grimoire, most_travellers)
        grimoire.lawful = now if grimoire.number else None
    if len(notes.NOMINATED.of(grimoire)) > 1:
        check_nominations(grimoire)
    assert grimoire.phase == NIGHT or (not notes.FALLEN.stands(grimoire) and not notes.RISEN.stands(grimoire))


def check_nominations(grimoire: Grimoire) -> None:
    """AssertionError if somebody has nominated twice today, or was nominated twice.

    Whoever dies in a riot may nominate the Storyteller besides.
    """
    wailing = [mark.seat for mark in grimoire.marks if mark.kind == WAILING]
    for which in (0, 1):  # who nominated, and whom
        players = [both for both in notes.NOMINATED.known(grimoire) if both[1] is not None]
        named = [both[which] for both in players if both[which] is not None]
        once = [seat for seat in named if which or seat not in wailing]
        assert len(set(once)) == len(once), f"nominated twice: {named}"


def may_be_several(grimoire: Grimoire) -> bool:
    """Whether more than one Demon may live: by hand, by a role, or by one without rules."""
    made = notes.STORYTELLER.stands(grimoire) or notes.MADE.stands(grimoire)
    return made or led.are_among(grimoire.roles)
