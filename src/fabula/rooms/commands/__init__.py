"""Commands: what people may do in a room; each becomes entries of its log, or is refused."""
