# О наборе, который кто-то принёс: что в нём понято и что нет.

script-problem-too-large = Файл больше { $most } кБ: для набора это слишком много.
script-problem-not-json = Это не набор: в строке { $line }, на знаке { $column } не прочесть.
script-problem-not-readable = Это не набор: файл не прочесть.
script-problem-not-a-list = Это не набор: в нём нет списка ролей.
script-problem-too-many = В списке больше { $most } записей: остальные пропущены.
script-problem-strange-entry = Запись { $n } не имя роли и не её описание: пропущена.
script-problem-second-meta = Набор назван дважды: считается первое имя.
script-problem-unknown-role = Роль «{ $name }» никому не известна: пропущена.
script-problem-role-twice = Дважды в наборе: { $role }. Хватит одного раза.
script-problem-unknown-kind = «{ $name }» не говорит, какого типа эта роль: пропущена.
script-problem-homebrew = «{ $name }» придумана автором набора: её вручную ведёт Рассказчик; без ведущего она пропущена.
script-problem-homebrew-like = «{ $name }» называется как опубликованная роль, а текст другой. Её можно взять как опубликованную.
script-problem-homebrew-twice = «{ $name }» описана дважды: считается первое описание.
script-problem-strange-order = Порядок ночи не прочесть: остаётся обычный.
script-problem-strange-line = В порядке ночи стоит «{ $name }», а в наборе этого нет.
script-problem-no-name = У набора нет имени.

script-bring-note = Выберите файл, перетащите его сюда или вставьте текст набора, каким им делятся, или просто имена ролей.
script-file = Выбрать файл
script-paste = Текст набора
script-read = Прочесть
script-take = Играть с ним
script-found = Распознано
script-found-none = Правил для его ролей здесь пока нет: играть не с чем.
script-left = Правил здесь нет: ведутся вручную, без ведущего пропущены
script-storyteller = Сказочники и Летописцы
script-travellers = Странники набора, но прийти могут и другие
script-away = Сервер не отвечает. Попробуйте ещё раз.

script-first_night = Первая ночь
script-other_nights = Другие ночи
script-seats = Игроков
script-dusk = Закат
script-dawn = Рассвет
script-minion_info = Сведения Приспешников
script-demon_info = Сведения Демона
script-fabled = Сказочники
script-loric = Летописцы
script-as-published = Играть по опубликованным правилам: { $roles }
