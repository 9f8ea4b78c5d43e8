"""The Minions of Sects & Violets, in the order of the sheet."""
