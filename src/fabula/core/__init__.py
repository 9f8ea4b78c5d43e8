"""The ground floor: cards, the Grimoire, events, requests, verbs and the driver. Standard library only."""
