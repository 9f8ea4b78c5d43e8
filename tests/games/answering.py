"""What the tables of several tales do alike."""

from __future__ import annotations

from collections.abc import Callable

from fabula.core.requests import TIME, Ask, Choice, Round, Window
from fabula.core.telling import Telling


def answer_all(telling: Telling, choose: Callable[[Ask], Choice]) -> None:
    """Answer whatever is asked in the beat that is on; what is open is closed by time."""
    while (request := telling.pending) is not None:
        if isinstance(request, Window):
            telling.answer(TIME, None)
            continue
        for ask in request.asks if isinstance(request, Round) else (request,):
            telling.answer(ask.who, choose(ask))
