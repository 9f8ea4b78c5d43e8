"""The ferry of the examples as a tale of this process alone, to leave something out of it."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from fabula.core.events import Event
from fabula.core.town import Town

FILE = Path(__file__).parents[2] / "examples" / "ferry" / "tale.py"


def a_ferry() -> ModuleType:
    """Its file as a module of nobody else's: no other test sees what is changed in it."""
    spec = spec_from_file_location("a_ferry", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def leave_out(monkeypatch: pytest.MonkeyPatch, kind: type[Event], **said: Any) -> None:
    """Tell no such event, or none that says this."""
    tell = Town.tell

    def told(town: Town, event: Event) -> None:
        if not (isinstance(event, kind) and said.items() <= event.data().items()):
            tell(town, event)

    monkeypatch.setattr(Town, "tell", told)
