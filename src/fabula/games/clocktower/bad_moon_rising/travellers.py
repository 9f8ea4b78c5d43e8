"""The Travellers who go well with Bad Moon Rising."""
