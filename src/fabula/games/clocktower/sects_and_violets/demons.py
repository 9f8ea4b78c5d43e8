"""The Demons of Sects & Violets, in the order of the sheet."""
