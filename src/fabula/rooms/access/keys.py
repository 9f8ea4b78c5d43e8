"""Keys: the secrets by which a device is known again, and what is kept of them."""

from __future__ import annotations

import hashlib
import secrets


def new_key() -> str:
    """A secret for a device: 128 random bits."""
    return secrets.token_hex(16)


def hashed(key: str) -> str:
    """What is kept of a key. Keys have 128 random bits, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()
