# Rules for pairs of roles, where the game goes by them.

# questions to the Storyteller
prompt-clocktower-plague_boomdandy = Who becomes the Boomdandy?
    .note = They are evil from now on.
prompt-clocktower-plague_marionette = Who becomes the Marionette?
    .note = A good neighbour of the Demon, evil from now on, who does not learn it.
prompt-clocktower-seems_evil-legion = Does this voter count as evil?
    .note = A Politician or a Zealot may. If no good hand is left the vote is in vain.
prompt-clocktower-seems_evil-vizier = Does this voter count as evil?
    .note = A Politician or a Zealot may. Without a good hand nobody is executed at once.
