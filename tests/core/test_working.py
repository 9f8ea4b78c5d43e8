"""Whether an ability works, is kept, or is lent."""

from __future__ import annotations

from fabula.core.events import Died, Event, Granted, Marked
from fabula.core.grimoire import Grant, Grimoire, Setup
from fabula.core.working import KEPT, SOBER, is_able, works

GIVER, HOLDER, POISONER = (
    Grant(seat, role, role) for seat, role in enumerate(("giver", "holder", "poisoner"))
)
POISON = Marked(HOLDER.seat, "poisoned", POISONER)


def a_grimoire(*events: Event) -> Grimoire:
    grimoire = Grimoire(Setup("toy", 3, ()))
    for grant in (GIVER, HOLDER, POISONER):
        Granted(*grant).apply(grimoire)
    for event in events:
        event.apply(grimoire)
    return grimoire


def test_one_of_several_who_let_it_be_kept_is_enough() -> None:
    kept = [Marked(HOLDER.seat, KEPT, owner) for owner in (GIVER, POISONER)]
    grimoire = a_grimoire(*kept, Died(HOLDER.seat, "execution"), Died(GIVER.seat, "execution"))
    assert is_able(grimoire, HOLDER.seat)
    assert works(grimoire, HOLDER)
    Died(POISONER.seat, "execution").apply(grimoire)
    assert not is_able(grimoire, HOLDER.seat)
    assert not works(grimoire, HOLDER)


def test_what_keeps_sober_acts_only_while_it_works_itself() -> None:
    grimoire = a_grimoire(POISON, Marked(HOLDER.seat, SOBER, GIVER))
    assert works(grimoire, HOLDER)
    Marked(GIVER.seat, "drunk", None).apply(grimoire)
    assert not works(grimoire, HOLDER)


def test_what_is_lent_works_while_its_source_does() -> None:
    lent = Grant(HOLDER.seat, "gift", "gift", source=GIVER.role, lent=True)
    grimoire = a_grimoire(POISON, Granted(*lent))
    assert works(grimoire, lent)
    assert not works(grimoire, HOLDER)
    Marked(GIVER.seat, "drunk", None).apply(grimoire)
    assert not works(grimoire, lent)
