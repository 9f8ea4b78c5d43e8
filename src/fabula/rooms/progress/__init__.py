"""Progress: how a room goes on by itself, for one alone, from its log, and after a fault."""
