# advice
advice-clocktower-too-many-seats = At most { $most } players have a role of the script; the others come as Travellers.
advice-clocktower-no-demon = There is no Demon in this set.
advice-clocktower-townsfolk-by-table = The rulebook’s table asks for { $needed } Townsfolk; this set has { $got }.
advice-clocktower-outsiders-by-table = The rulebook’s table asks for { $needed ->
    [one] { $needed } Outsider
   *[other] { $needed } Outsiders
}; this set has { $got }.
advice-clocktower-minions-by-table = The rulebook’s table asks for { $needed ->
    [one] { $needed } Minion
   *[other] { $needed } Minions
}; this set has { $got }.
advice-clocktower-role-twice = { $role }: each role is in the game once.
advice-clocktower-no-team-info = With fewer than { $least } players Minions and Demon do not learn of each other, and the Demon is shown no roles.
advice-clocktower-too-few-for-set = With fewer than { $least } players this set may favour one side: the rulebook advises Trouble Brewing.
advice-clocktower-too-many-for-small = This script is small: it is made for five or six players, and with more the roles are soon known. At most { $most } players suit it.
refused-role-twice = { $role } can be in the game only once.
