# The page of a seat: what can be done there, what was said, one's own guesses. Gaps: name, names.
book-before = Previous player
book-after = Next player
book-nominate = Nominate
book-exile = Call for exile
book-nominate-later = Nominations open after the talk.
book-was-nominated = Already nominated today.
book-suspect = Say: suspicious
book-trust = Say: I trust them
book-point = Point at them
book-whisper = Whisper
book-whisper-to = Whisper to { $name }
book-whispered = Only they can read it.
book-says = What { $name } says
book-says-nothing = No claim in the app so far.
book-aloud = heard aloud
book-aloud-strike = Strike it
book-note-aloud = Note what they say aloud
book-note-aloud-note = In pencil: you alone see it, and nothing is claimed by it.
book-note-it = Note it
book-ask = Ask them to confirm
book-asked = Asked. If they confirm it, everyone hears it.
book-asks = do you say { $what }?
book-confirm = Yes, I say so
book-page = Mine
book-page-note = For you alone: whatever you wish to keep until the game is over.
book-of-them = What others say of them
book-votes = Votes
book-no-votes = No votes so far.
book-named = nominated { $name }
book-voted-for = voted: { $name }
book-votes-against = votes from: { $names }
book-votes-nobody = no vote from anybody
book-mine = My guesses
    .short = Guess
book-mine-note = Nobody else sees them.
book-side = Which side?
book-roles = Which role?
book-roles-claimed = A sign on a role: who claims it.
    .by = claimed by
book-note = A note of your own

# All that was public, and after the game one's own guesses beside the truth. Gaps: n, of, who, name, role, when.
book-records = What was said and voted
book-claims = Claims
book-all = all players
book-filter-all = All: { $n }
book-filter-disputed = Disputed: { $n }
book-filter-silent = Silent: { $n }
book-clash = claimed by several
book-now = Claims to be
    .short = Role
book-framed = In a frame: several claim this role.
book-nominates = { $who } nominates { $name }
book-hands-of = Hand up or pointing: { $n } of { $of }
book-hands-with = Most often with: { $names }
book-judged = What you thought, and the truth
book-sides-right = Sides right: { $n } of { $of }.
book-roles-right = Roles right: { $n } of { $of }.
book-said = said
book-thought = you thought
book-was = was
book-right = right
book-wrong = wrong
book-had = { $when }: you had the right role, { $role }.
book-had-once = { $when }: you had the right role, { $role }, and struck it later.

# Help to bluff, for everybody alike.
book-bluffs-note = By what you know yourself: nobody else has claimed or shown them. Everyone has this help.
book-bluffs-none = Everything in this set is taken.
book-bluff-spare = not in play
book-bluff-several = several
book-bluff-free = free
book-bluff-draft = Prepare
book-bluff-said = said
book-bluff-made-up = Made up from what your seat has heard, as a bot in your place would. Your own role tells the truth.
book-bluff-otherwise = Made up otherwise

# What one's own view and marks allow. Gaps: n, deals, name, names, marks.
allowed-title = What your notes allow
allowed-note = From what your seat has heard and what you have marked. A single role you guess counts as the one they claim to be.
allowed-ask = Work it out
allowed-again = Work it out again
allowed-works = Working it out …
allowed-early = There is nothing to work out before the first day.
allowed-leaves = { $n ->
    [one] { $deals } deal left. The Demon
   *[other] { $deals } deals left. The Demon
}
allowed-at-least = At least { $deals } deals left. The Demon
allowed-proves = The Demon can only be { $name }.
allowed-share = { $name } { $n }%
allowed-clash = No deal was found in which all these marks hold: { $marks }
allowed-none = No deal is left: something here is not as it seems.
allowed-few = Too few have said which card they were dealt.
allowed-nobody = Nobody can be a Werewolf by now.
allowed-note-onenight = From what your seat has heard and what you have marked. A single role is the card they were dealt, a side that of their card by now.
allowed-leaves-onenight = { $n ->
    [one] { $deals } deal left. A Werewolf by now
   *[other] { $deals } deals left. A Werewolf by now
}
allowed-proves-onenight = There is one Werewolf by now: { $name }.
allowed-note-mafia32 = From what your seat has heard and what you have marked. A single role is the card they have.
allowed-leaves-mafia32 = { $n ->
    [one] { $deals } deal left. Against the town
   *[other] { $deals } deals left. Against the town
}
allowed-proves-mafia32 = All who are left against the town: { $name }.
allowed-note-vendetta = From what your seat has heard and what you have marked. A single card is the one they have.
allowed-early-vendetta = There is nothing to work out before the first night.
allowed-leaves-vendetta = { $n ->
    [one] { $deals } deal left. Against the vampires
   *[other] { $deals } deals left. Against the vampires
}
allowed-proves-vendetta = All who are left against the vampires: { $name }.
allowed-unknown = This game cannot be worked out.
