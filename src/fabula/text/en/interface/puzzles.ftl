# Puzzles: a first night of which one deal is left.

puzzle-counts = By the rulebook’s table: Townsfolk { $townsfolk }, Outsiders { $outsider }, Minions { $minion }, Demons { $demon }; roles may change that.
puzzle-hidden = Whoever is not what they say is one of these: { $roles }.
puzzle-rules = It is the first morning. The good say what they believe and what they were told. The evil may lie about everything.
puzzle-silent = { $name }: { $role }
puzzle-told = { $name }: { $role }. “{ $told }”
puzzle-asked = Who is the Demon?
puzzle-solved = Solution. { $who }.
puzzle-names = Anna Boris Clara David Emma Felix Grace Hugo Irene Jonas Karen Leo Maria Nina Oscar
puzzle-title = Puzzles
puzzle-day = Today
puzzle-which = Which puzzle
puzzle-grade = Grade { $grade } of 5
puzzle-grade-number = Grade { $grade } of 5, puzzle { $n }
puzzle-next = Next puzzle
puzzle-coming = The puzzle is being made…
puzzle-failed = The puzzle could not be had just now.
puzzle-again = Try again
puzzle-touch = Tap a player to note what you take them for.
puzzle-mark = { $name } is
puzzle-mark-none = open
puzzle-mark-honest = as they say
puzzle-answer = The Demon is { $name }
puzzle-answer-how = Mark one player as the Demon, then you can answer.
puzzle-right = Right: the Demon is { $name }!
puzzle-wrong = No: not { $name }.
puzzle-hints = Step by step
puzzle-hint = A hint
puzzle-hint-follows = What follows?
puzzle-solution = The solution
puzzle-solution-show = Show the solution
puzzle-print = On paper
puzzle-look = { $n ->
    [0] The rulebook’s table and what is known already are enough.
    [1] What follows from what { $names } says?
   *[other] Put together what { $names } say. What follows?
}
puzzle-so = { $n ->
    [0] By the rulebook’s table and what is known already: { $what }.
    [1] From what { $names } says follows: { $what }.
   *[other] From what { $names } say together follows: { $what }.
}
puzzle-is-role = { $name } is the { $role }
puzzle-is-good = { $name } is good
puzzle-is-evil = { $name } is evil
puzzle-is-minion = { $name } is a Minion
puzzle-is-spared = { $name } is not the Demon
puzzle-proof = In each step: were it otherwise, nothing could explain these words, neither a lie nor an ability that goes wrong.
