"""Which language this machine's user reads."""

from __future__ import annotations

import os

from fabula.text.words import LANGUAGES


def language_of_the_user() -> str:
    """The first language of the user's settings if Fabula speaks it, else English."""
    told = next((os.environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(key)), "")
    lang = told[:2].lower()
    return lang if lang in LANGUAGES and not told[2:3].isalpha() else "en"
