"""What holds in every position of a game that is dealt."""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.core.requests import STORYTELLER
from fabula.games.clocktower.almanac.cards import NIGHT, WAILING
from fabula.games.clocktower.company import hindu
from fabula.games.clocktower.town import deaths, led
from fabula.games.clocktower.town.census import census


def check(grimoire: Grimoire, most_travellers: int) -> None:
    """One Demon at most but by hand or by a role, a card for each player, nobody nominated twice."""
    notes, now = grimoire.notes, census(grimoire)
    assert len(now.demons) <= 1 or may_be_several(grimoire), f"several Demons live: {now.kinds}"
    assert len(now.kinds) == now.living or not grimoire.number
    assert now.living - now.residents <= hindu.most_travellers(grimoire, most_travellers)
    if len(notes.get(deaths.NOMINATED, ())) > 1:
        check_nominations(grimoire)
    assert grimoire.phase == NIGHT or (deaths.FALLEN not in notes and deaths.RISEN not in notes)


def check_nominations(grimoire: Grimoire) -> None:
    """AssertionError if somebody has nominated twice today, or was nominated twice.

    Whoever dies in a riot may nominate the Storyteller besides.
    """
    wailing = [mark.seat for mark in grimoire.marks if mark.kind == WAILING]
    for which in (0, 1):  # who nominated, and whom
        players = [both for both in grimoire.notes[deaths.NOMINATED] if both[1] is not None]
        named = [both[which] for both in players if both[which] is not None]
        once = [seat for seat in named if which or seat not in wailing]
        assert len(set(once)) == len(once), f"nominated twice: {named}"


def may_be_several(grimoire: Grimoire) -> bool:
    """Whether more than one Demon may live: by hand, by a role, or by one without rules."""
    made = STORYTELLER in grimoire.notes or deaths.MADE in grimoire.notes
    return made or led.are_among(grimoire.roles)
