# One Night: roles, prompts, the narrator's lines.

prompt-onenight-vote = Who do you point at?
    .note = Whoever has the most votes dies. You may change your mind until everyone has pointed.
prompt-onenight-day = Talk
    .note = Say what you like, true or not. Nobody may look at cards any more.
prompt-onenight-dusk = Look at your card
    .note = Remember it, and lay it face down.
voice-onenight-dusk = Look at your card, then lay it face down.
voice-onenight-begin = Night falls. Everybody, close your eyes.
voice-onenight-begin-phones = Night falls. Eyes down, each on your own screen.
voice-onenight-doppelganger_minion-wake = Doppelganger, if you are the Minion now, open your eyes. Werewolves, put out your thumbs.
voice-onenight-doppelganger_minion-sleep = Werewolves, put your thumbs away. Doppelganger, close your eyes.
voice-onenight-nudge = Everybody, keep your eyes closed and turn your card a little. Whoever is nearest moves the cards in the middle a little too.
voice-onenight-doppelganger_insomniac-wake = Doppelganger, if you are the Insomniac now, open your eyes and look at your card.
voice-onenight-doppelganger_insomniac-sleep = Doppelganger, close your eyes.
voice-onenight-day = Everybody, wake up. It is day: talk.
voice-onenight-last-minute = One minute left.
voice-onenight-vote = Get ready to point, all together.
voice-onenight-count-3 = Three.
voice-onenight-count-2 = Two.
voice-onenight-count-1 = One.
voice-onenight-point = Point.
story-onenight-won-werewolf-minion = The Minion has won
