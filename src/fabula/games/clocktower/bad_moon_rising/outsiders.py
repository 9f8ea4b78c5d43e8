"""The Outsiders of Bad Moon Rising, in the order of the sheet."""
