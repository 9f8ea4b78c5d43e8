# A question about the rules, answered without anybody. Gaps: role, question, what (titles), n (a number).
# .words are how a question of this kind may be said: a stem* stands for all its endings
ask-note = Answers come from the almanac, the rules and the settings of this table. What you ask stays on this device.
ask-note-led = What the rules leave open, ask whoever leads.
ask-line = Your question in a few words
ask-about = About
ask-my-card = My card: { $role }
ask-the-table = How this table plays
ask-of-role = { $role }: { $question }
ask-found = { $n ->
    [0] Neither the almanac nor the rules have an answer to this. Try the name of a role, or a single word.
    [one] { $n } answer
   *[other] { $n } answers
}
ask-does = What does this role do?
    .words = what | do | does | ability | mean* | explain*
ask-win = How do I win?
    .words = win* | won | lose* | lost | victor* | goal
ask-when = When and how often do I act?
    .words = when | often | act* | wake* | night* | times
ask-self = May I choose myself?
    .words = self | myself | yourself | himself | herself | themself | themselves | oneself | me
ask-self-yes = Yes, you may choose yourself.
ask-self-no = No, you choose somebody else.
ask-dead = May I choose somebody dead?
    .words = dead | died | corpse*
ask-dead-yes = Yes, somebody dead too.
ask-dead-no = No, only somebody alive.
ask-same = May I choose the same player again?
    .words = same | again | twice | repeat*
ask-same-yes = Yes, as often as you like.
ask-same-no = No, not the same player twice in a row while there is anybody else.
ask-nobody = May I choose nobody?
    .words = nobody | pass | skip* | none | nothing
ask-nobody-yes = Yes, you may do without.
ask-nobody-no = No, you have to choose.
ask-ails = What if I am drunk or poisoned?
    .words = drunk* | poison* | sober | healthy | false | wrong
ask-card-says = The rules of this role have no yes or no for this. The card says:
ask-touch = Whatever the rules let you choose, your phone lets you tap, and nothing else.
ask-from-almanac = From the almanac: { $what }
ask-from-rules = From the rules: { $what }
ask-from-ruling = From the almanac, and ruling { $n } of Fabula
ask-from-words = From the words of the table
ask-from-settings = From the settings of this table
ask-from-rulings = A ruling of this table
