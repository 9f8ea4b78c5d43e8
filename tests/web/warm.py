"""What the process has read already from which tests' servers are forked."""

from __future__ import annotations

from fabula.text import words
from fabula.text.tongue import language_of_the_user
from fabula.web.serve import serve

__all__ = ["serve"]

words(language_of_the_user())
