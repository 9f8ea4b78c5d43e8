# What is said of a script that somebody brings: what was understood of it, and what was not.

script-problem-too-large = The file is larger than { $most } kB: too large for a script.
script-problem-not-json = Not a script: line { $line }, character { $column } cannot be read.
script-problem-not-readable = Not a script: the file cannot be read.
script-problem-not-a-list = Not a script: there is no list of roles in it.
script-problem-too-many = More than { $most } entries: the rest was left out.
script-problem-strange-entry = Entry { $n } is neither a role’s name nor a description of one: left out.
script-problem-second-meta = The script tells its name twice: the first counts.
script-problem-unknown-role = Unknown role “{ $name }”: left out.
script-problem-role-twice = Twice in the script: { $role }. Once is enough.
script-problem-unknown-kind = “{ $name }” does not say what kind of role it is: left out.
script-problem-homebrew = “{ $name }” is a role of the author’s own: whoever leads plays it by hand; it is left out if nobody leads.
script-problem-homebrew-like = “{ $name }” has the name of a published role and a different text. It can be taken as the published one.
script-problem-homebrew-twice = “{ $name }” is described twice: the first counts.
script-problem-strange-order = The order of the nights cannot be read: the usual one holds.
script-problem-strange-line = The order of the nights names “{ $name }”, which is not in the script.
script-problem-no-name = The script has no name.

script-bring-note = Choose a file, drop it here, or paste a script as others share it, or simply the names of its roles.
script-file = Choose a file
script-paste = Text of the script
script-read = Read it
script-take = Play it
script-found = Recognised
script-found-none = Fabula does not know the rules of any of its roles yet, so it cannot be played.
script-left = Led by hand; left out when Fabula leads
script-storyteller = Fabled and Loric
script-travellers = Its Travellers, though others may come too
script-away = The server cannot be reached. Try again.

script-first_night = First night
script-other_nights = Other nights
script-seats = Players
script-dusk = Dusk
script-dawn = Dawn
script-minion_info = Minion info
script-demon_info = Demon info
script-fabled = Fabled
script-loric = Loric
script-as-published = Play by the published rules: { $roles }
