"""Scripts: how they are read, weighed, kept in a file and printed."""
