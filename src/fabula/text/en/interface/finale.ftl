# The end, on a big screen and on phones
finale-play = Play the story
finale-stop = Pause
finale-picture = Picture of the end
finale-table = Back to the table
finale-nights = Nights and days
finale-again = Another game?
finale-again-at = The button is on the phone of { $name }.
finale-titles = Titles of the evening
finale-liar = Finest liar
finale-liar-note = Was never what they said, and won.
finale-unsuspected = Above suspicion
finale-unsuspected-note = Not one hand, all game long.
finale-eye = Sharp eye
finale-eye-note = Most votes on the right people.
finale-noose = Through every vote
finale-noose-note = The most hands against, and still alive.
finale-block = Talk of the town
finale-block-note = Nobody was put up more often.
finale-accuser = Found them
finale-accuser-note = Put up somebody evil, who was executed.
finale-sought = Sought after
finale-sought-note = Chosen by others more than anyone.
finale-saved = Watched over
finale-saved-note = Attacked, and kept alive.
finale-nose = Good instinct
finale-nose-note = Their own choices hit on evil.
finale-last = Last one standing
finale-last-note = The only one of the winners alive.
finale-alone = One against all
finale-alone-note = Won alone.
finale-candle = First candle
finale-candle-note = Died first, and won.
finale-honest = Open cards
finale-honest-note = First to say truly who they were.
finale-voice = Voice of the square
finale-voice-note = Said the most in public.
finale-back = There and back
finale-back-note = Came back from the dead.
finale-ghost = A word from beyond
finale-ghost-note = Dead, and still voted against evil.
finale-faces = Many faces
finale-faces-note = Nobody’s card changed more often.

# what was known each morning
morning-title = What the good could have known
morning-note = If all of them had told each other all they knew that morning.
morning-most = Most likely the Demon
morning-share = { $name } { $n }%
morning-more = { $n ->
    [one] { $names } and { $n } other
   *[other] { $names } and { $n } others
}
morning-leaves = { $n ->
    [one] { $deals } deal left. The Demon
   *[other] { $deals } deals left. The Demon
}
morning-at-least = At least { $deals } deals left. The Demon
morning-proves = The Demon could only be { $name }.
morning-decided = What counted most was the night of { $name } ({ $role }): without it { $n ->
    [one] { $n } player could have been the Demon
   *[other] { $n } players could have been the Demon
}.
morning-wins = A vote against { $names } would have won that day.
morning-nobody = Nobody could be a Werewolf any more.
morning-spared = The village would have won if nobody had died.
morning-title-onenight = What the village could have known
morning-note-onenight = If all who had no reason to lie had told each other everything before the vote.
morning-most-onenight = Most likely a Werewolf
morning-leaves-onenight = { $n ->
    [one] { $deals } deal left. A Werewolf
   *[other] { $deals } deals left. A Werewolf
}
morning-at-least-onenight = At least { $deals } deals left. A Werewolf
morning-proves-onenight = There was one Werewolf: { $name }.
morning-decided-onenight = What counted most was the night of { $name } ({ $role }): without it { $n ->
    [one] { $n } player could have been a Werewolf
   *[other] { $n } players could have been Werewolves
}.
morning-title-mafia32 = What the town could have known
morning-note-mafia32 = If all of the town had told each other everything they knew that morning.
morning-most-mafia32 = Most likely against the town
morning-leaves-mafia32 = { $n ->
    [one] { $deals } deal left. Against the town
   *[other] { $deals } deals left. Against the town
}
morning-proves-mafia32 = All who were left against the town: { $name }.
morning-decided-mafia32 = What counted most was the night of { $name } ({ $role }): without it { $n ->
    [one] { $n } player could have been against the town
   *[other] { $n } players could have been against the town
}.
morning-title-vendetta = What the vampires could have known
morning-note-vendetta = If all of them had told each other everything they knew that night.
morning-most-vendetta = Most likely against the vampires
morning-leaves-vendetta = { $n ->
    [one] { $deals } deal left. Against the vampires
   *[other] { $deals } deals left. Against the vampires
}
morning-proves-vendetta = All who were left against the vampires: { $name }.
morning-decided-vendetta = What counted most was the day of { $name } ({ $role }): without it { $n ->
    [one] { $n } player could have been against the vampires
   *[other] { $n } players could have been against the vampires
}.
morning-wins-vendetta = A vote against { $names } would have won that night.
morning-trusted = Wrongly believed: { $name }
morning-doubted = Wrongly doubted: { $name }
