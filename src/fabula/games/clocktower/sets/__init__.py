"""Sets of roles: which may be in play together, and who may sit down with which script."""
