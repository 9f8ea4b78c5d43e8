# words of the table: how they are found, and their groups
# what a stem may end in
glossary-endings = s es d ed ing e ion ions or ors y ies ’s

glossary-search = Search words
glossary-found = { $n ->
    [0] No word found
    [one] { $n } word found
   *[other] { $n } words found
}
glossary-all = All words
ui-when-it-comes-up = When it comes up
glossary-note = Tap a word with a dotted line to see what it means.
glossary-people = People and sides
glossary-roles = Roles
glossary-cards = On the cards
glossary-states = What a player is
glossary-course = Night and day
glossary-pieces = Pieces and sheets
glossary-sides = Sides
glossary-night = At night
glossary-day = By day
