"""The Travellers who go well with Sects & Violets."""
