# For whoever leads where roles are called aloud: advice, and the sign beside an answer. Gaps: n (a number).
tips = Leading well
tip-1 = Know tonight’s roles.
    .text = Read the cards of the set before you deal: one wrong step can spoil a good game.
tip-2 = The same words every night.
    .text = Say each call as it stands here. Vary it for colour if you like, but never say anything definite.
tip-3 = A neutral point.
    .text = Never turn your head to whoever you call; people hear where a voice goes. Speak to one spot, say a vase on the table, or walk about and face nobody.
tip-4 = A poker face.
    .text = A bold bluff will make you want to smile. Don’t: there are players who watch nobody but you.
tip-5 = No details.
    .text = Say who died and nothing of how. “The monk prayed, so the werewolf killed nobody” tells the monk who the werewolf is.
tip-6 = Signs, not words.
    .text = With whoever is awake use your hands. If you do not understand, spread them, or point yourself and wait for a nod.
tip-7 = Call everyone.
    .text = Call each role that is due, also one that can do nothing tonight, and take as long over it as ever.
tip-8 = Stay neutral.
    .text = Even when one side is far ahead: do not balance the game. That is the players’ work; you are the witness.
tip-9 = Colour.
    .text = You know everything and may tell it vividly. Just do not let anything slip.
tip-10 = Guard the notebook.
    .text = Note everything that is chosen, and cover the notebook when somebody passes behind you.
tip-onenight-1 = Cover the noise.
    .text = Tap on the table or switch on the rain while cards are moved, and have everybody turn their card a little before they wake.
tip-mafia32-1 = The shot is always fired.
    .text = “The Mafia has shot and falls asleep”: say it whether they shot or not.
tip-mafia32-2 = The Leader’s second vote is yours to count.
    .text = Give the sum alone, never whose hand weighed double.
tip-vendetta-1 = The fatal blow is always struck.
    .text = Say it also when the hunters killed nobody: a quiet day must not be heard.
tip-vendetta-2 = Execution and murder.
    .text = Executed at the end of the night, murdered in the light time: use the two words as the cards do.
signs = To be shown without a word
sign-criminal = Nod.
sign-town = Shake your head.
sign-loner = Tap your temple.
sign-killed = Cross your arms.
sign-same = Nod.
sign-different = Shake your head.
sign-yes = Nod.
sign-no = Shake your head.
sign-crossed_arms = Cross your arms.
sign-vampire = Show the card “vampire”.
sign-special_vampire = Show the card “special vampire”.
sign-hunter = Show the card “hunter”.
sign-special_hunter = Show the card “special hunter”.
sign-shapeshifter = Show the card “shapeshifter”.
sign-number = { $n ->
    [0] A fist.
    [one] { $n } finger.
   *[other] { $n } fingers.
}
sign-card = Show this card.
sign-shoulder = Lay a hand on their shoulder, without a sound: infected.
