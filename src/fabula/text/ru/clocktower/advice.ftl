# advice
advice-clocktower-too-many-seats = Роли набора получают не больше { $most } игроков; остальные приходят Странниками.
advice-clocktower-no-demon = В этом составе нет Демона.
advice-clocktower-townsfolk-by-table = По таблице книги Горожан { $needed }; сейчас { $got }.
advice-clocktower-outsiders-by-table = По таблице книги Изгоев { $needed }; сейчас { $got }.
advice-clocktower-minions-by-table = По таблице книги Приспешников { $needed }; сейчас { $got }.
advice-clocktower-role-twice = { $role }: каждая роль бывает в игре один раз.
advice-clocktower-no-team-info = Если игроков меньше чем { $least }, Приспешники и Демон не узнают друг друга и ролей Демону не показывают.
advice-clocktower-too-few-for-set = Если игроков меньше чем { $least }, этот набор может быть на руку одной из сторон: книга советует «Тучи сгущаются».
advice-clocktower-too-many-for-small = Это маленький набор: он для пяти-шести игроков, а с большим числом роли быстро раскроются. Игроков лучше не больше { $most }.
refused-role-twice = { $role }: эта роль бывает в игре только один раз.
