# Mafia with 32 cards: other wordings of the calls, where a table wishes for several. Gap: who (a role or a gang).
voice-mafia32-wake-2 = { $who }, open your eyes.
voice-mafia32-wake-3 = { $who }, it is your turn.
voice-mafia32-sleep-2 = { $who }, close your eyes.
voice-mafia32-sleep-3 = { $who }, go back to sleep.
voice-mafia32-mafia-sleep-2 = The Mafia has shot. Mafia, close your eyes.
voice-mafia32-triads-sleep-2 = The Triads have shot. Triads, close your eyes.
voice-mafia32-begin-2 = Night comes over the town. Close your eyes.
voice-mafia32-begin-3 = The lights go out, and the town falls asleep.
voice-mafia32-dawn-2 = Morning comes. Open your eyes.
voice-mafia32-dawn-3 = The night is over, and the town wakes up.
