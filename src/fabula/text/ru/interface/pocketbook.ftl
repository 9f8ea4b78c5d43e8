# Страница места: что здесь можно сделать, что сказано, свои догадки. Пробелы: name, names.
book-before = Предыдущий игрок
book-after = Следующий игрок
book-nominate = Номинировать
book-exile = Предложить изгнание
book-nominate-later = Номинации — после обсуждения.
book-was-nominated = Номинация сегодня уже была.
book-suspect = Сказать: подозреваю
book-trust = Сказать: доверяю
book-point = Указать при всех
book-whisper = Шепнуть
book-whisper-to = Шепнуть: { $name }
book-whispered = Прочтёт только этот игрок.
book-says = Что говорит { $name }
book-says-nothing = Пока в приложении ничего не заявлено.
book-aloud = сказано вслух
book-aloud-strike = Вычеркнуть
book-note-aloud = Записать, что сказано вслух
book-note-aloud-note = Карандашом: видите только вы, и никто этим ничего не заявляет.
book-note-it = Записать
book-ask = Попросить подтвердить
book-asked = Вопрос отправлен. Если подтвердят, услышат все.
book-asks = вы говорите { $what }?
book-confirm = Да, говорю
book-page = Моё
book-page-note = Только для вас: всё, что хочется сохранить до конца игры.
book-of-them = Что говорят об этом игроке
book-votes = Голоса
book-no-votes = Голосов пока не было.
book-named = номинация: { $name }
book-voted-for = голос: { $name }
book-votes-against = голоса от: { $names }
book-votes-nobody = ни одного голоса
book-mine = Мои догадки
    .short = Думаю
book-mine-note = Видите только вы.
book-side = Какая сторона?
book-roles = Какая роль?
book-roles-claimed = Знак у роли: кто уже назвался ею.
    .by = говорит о себе
book-note = Своя заметка

# Всё, что было при всех, а после игры свои догадки рядом с правдой. Пробелы: n, of, who, name, role, when.
book-records = Кто что сказал и как голосовал
book-claims = Заявления
book-all = все игроки
book-filter-all = Все: { $n }
book-filter-disputed = Спорные: { $n }
book-filter-silent = Молчат: { $n }
book-clash = заявили несколько
book-now = Называет себя
    .short = Роль
book-framed = В рамке: эту роль заявили несколько.
book-nominates = { $who } номинирует: { $name }
book-hands-of = Рука или палец подняты: { $n } из { $of }
book-hands-with = Чаще всего вместе: { $names }
book-judged = Что думали вы и как было
book-sides-right = Сторон угадано: { $n } из { $of }.
book-roles-right = Ролей угадано: { $n } из { $of }.
book-said = сказано
book-thought = думали вы
book-was = было
book-right = верно
book-wrong = неверно
book-had = { $when }: вы угадали роль «{ $role }».
book-had-once = { $when }: вы угадали роль «{ $role }», но потом вычеркнули её.

# Помощь в блефе, всем одинаковая.
book-bluffs-note = По тому, что знаете вы сами: никто другой ими не назвался и их не открыл. Такая подсказка есть у всех.
book-bluffs-none = В этом наборе всё уже занято.
book-bluff-spare = не в игре
book-bluff-several = их много
book-bluff-free = свободна
book-bluff-draft = Подготовить
book-bluff-said = сказано
book-bluff-made-up = Придумано по тому, что слышало ваше место, как придумал бы бот. О вашей собственной роли здесь правда.
book-bluff-otherwise = Придумать иначе

# What one's own view and marks allow. Gaps: n, deals, name, names, marks.
allowed-title = Что следует из ваших записей
allowed-note = Из того, что вы слышали, и ваших пометок. Если вы отметили у игрока одну роль, считается, что он ею назвался.
allowed-ask = Посчитать
allowed-again = Посчитать заново
allowed-works = Считаем…
allowed-early = До первого дня считать нечего.
allowed-leaves = { $n ->
    [one] Остаётся { $deals } расклад. Демон
    [few] Остаётся { $deals } расклада. Демон
   *[other] Остаётся { $deals } раскладов. Демон
}
allowed-at-least = Остаётся не меньше { $deals } раскладов. Демон
allowed-proves = Демоном может быть только один игрок: { $name }.
allowed-share = { $name } { $n } %
allowed-clash = Не нашлось расклада, где верны все эти пометки: { $marks }
allowed-none = Не остаётся ни одного расклада: что-то здесь не так, как кажется.
allowed-few = Слишком мало игроков сказали, какую карту им раздали.
allowed-nobody = Оборотней за столом теперь быть не может.
allowed-note-onenight = Из того, что вы слышали, и ваших пометок. Одна отмеченная роль — карта, которую игроку раздали, сторона — та, на которой его карта теперь.
allowed-leaves-onenight = { $n ->
    [one] Остаётся { $deals } расклад. Оборотень теперь
    [few] Остаётся { $deals } расклада. Оборотень теперь
   *[other] Остаётся { $deals } раскладов. Оборотень теперь
}
allowed-proves-onenight = Оборотень теперь один: { $name }.
allowed-note-mafia32 = Из того, что вы слышали, и ваших пометок. Одна отмеченная роль — карта этого игрока.
allowed-leaves-mafia32 = { $n ->
    [one] Остаётся { $deals } расклад. Против города
    [few] Остаётся { $deals } расклада. Против города
   *[many] Остаётся { $deals } раскладов. Против города
}
allowed-proves-mafia32 = Против города остались только: { $name }.
allowed-note-vendetta = Из того, что вы слышали, и ваших пометок. Одна отмеченная карта — карта этого игрока.
allowed-early-vendetta = До первой ночи считать нечего.
allowed-leaves-vendetta = { $n ->
    [one] Остаётся { $deals } расклад. Против вампиров
    [few] Остаётся { $deals } расклада. Против вампиров
   *[many] Остаётся { $deals } раскладов. Против вампиров
}
allowed-proves-vendetta = Против вампиров остались только: { $name }.
allowed-unknown = Эту партию посчитать нельзя.
