# The page of a seat: what can be done there, what was said, one's own guesses. Gaps: name, names.
book-before = Previous player
book-after = Next player
book-nominate = Nominate
book-suspect = Say: suspicious
book-trust = Say: I trust them
book-point = Point at them
book-whisper = Whisper
book-whisper-to = Whisper to { $name }
book-whispered = Only they can read it.
book-says = What { $name } says
book-says-nothing = No claim in the app so far.
book-of-them = What others say of them
book-votes = Votes
book-no-votes = No votes so far.
book-named = nominated { $name }
book-voted-for = voted: { $name }
book-votes-against = votes from: { $names }
book-votes-nobody = no vote from anybody
book-mine = My guesses
book-mine-note = Nobody else sees them.
book-side = Which side?
book-roles = Which role?
book-note = A note of your own

# All that was public, and after the game one's own guesses beside the truth. Gaps: n, of, who, name, role, when.
book-records = What was said and voted
book-claims = Claims
book-all = everybody
book-filter-all = All: { $n }
book-filter-disputed = Disputed: { $n }
book-filter-silent = Silent: { $n }
book-clash = claimed by several
book-nominates = { $who } nominates { $name }
book-for = { $name }: { $n }
book-hands-of = Hand up or pointing: { $n } of { $of }
book-judged = What you thought, and the truth
book-sides-right = Sides right: { $n } of { $of }.
book-roles-right = Roles right: { $n } of { $of }.
book-said = said
book-thought = you thought
book-was = was
book-right = right
book-wrong = wrong
book-had = { $when }: you had it, { $role }.
book-had-once = { $when }: you had it, { $role }, and struck it later.

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
