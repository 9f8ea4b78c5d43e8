"""What crosses the wire: the shape of every message, and nothing that moves one."""
