"""Moments at which abilities do something, and questions of the rules in which abilities have a say.

A tale declares each as a small class: its fields are the facts, its docstring says when it comes or what
is asked. A role takes it up by that class, `@riot.when(Nominated)`, with a script that takes those facts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar, dataclass_transform

R_co = TypeVar("R_co", covariant=True)


@dataclass_transform(frozen_default=True)
class Facts:
    """Something whose fields never change."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(frozen=True)(cls)

    @property
    def facts(self) -> dict[str, Any]:
        """The fields by their names."""
        return vars(self)


class Moment(Facts, Generic[R_co]):
    """A moment of a game; of a script that is run then comes an `R_co`, mostly nothing."""


class RuleQuestion(Facts, Generic[R_co]):
    """A question of the rules; an ability answers it with an `R_co`, and nothing changes by that.

    Where abilities `must_work` those that do not work have no say; else each judges for itself.
    """

    must_work: ClassVar[bool] = False


class AskedOfOne(RuleQuestion[R_co]):
    """A question that is put to one ability, about itself."""


class AnyYes(RuleQuestion[bool]):
    """A question put to all abilities: one that says yes is enough."""


class FirstDecides(RuleQuestion[R_co]):
    """A question put to all abilities: the first that has a say decides, as they were gained."""

    must_work: ClassVar[bool] = True


class EachAnswers(RuleQuestion[R_co]):
    """A question put to all abilities: all answers count, each for itself."""
