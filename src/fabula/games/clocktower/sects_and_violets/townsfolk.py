"""The Townsfolk of Sects & Violets, in the order of the sheet."""
