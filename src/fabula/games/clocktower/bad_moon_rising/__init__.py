"""The roles of Bad Moon Rising."""
