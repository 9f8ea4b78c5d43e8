"""The roles of Sects & Violets."""
