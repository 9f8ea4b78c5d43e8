"""One Night: a single night, a single vote."""
