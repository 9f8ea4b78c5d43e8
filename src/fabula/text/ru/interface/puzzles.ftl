# Задачи: первая ночь, для которой остаётся один расклад.

puzzle-counts = По таблице книги: горожан { $townsfolk }, изгоев { $outsider }, приспешников { $minion }, демонов { $demon }; роли могут это изменить.
puzzle-hidden = Кто не тот, за кого себя выдаёт, тот один из этих: { $roles }.
puzzle-rules = Идёт первое утро. Добрые говорят то, во что верят и что узнали. Злые могут лгать обо всём.
puzzle-silent = { $name }: { $role }
puzzle-told = { $name }: { $role }. «{ $told }»
puzzle-asked = Кто демон?
puzzle-solved = Ответ. { $who }.
puzzle-names = Анна Борис Вера Глеб Дарья Егор Жанна Захар Ирина Кирилл Лена Макар Нина Олег Полина
puzzle-title = Задачи
puzzle-day = Сегодня
puzzle-which = Какая задача
puzzle-grade = Сложность { $grade } из 5
puzzle-grade-number = Сложность { $grade } из 5, задача { $n }
puzzle-next = Следующая задача
puzzle-coming = Задача составляется…
puzzle-failed = Сейчас задачу получить не удалось.
puzzle-again = Ещё раз
puzzle-touch = Коснитесь игрока, чтобы отметить, кем вы его считаете.
puzzle-mark = { $name }: кто это?
puzzle-mark-none = неясно
puzzle-mark-honest = говорит правду
puzzle-answer = Демон: { $name }
puzzle-answer-how = Отметьте одного игрока демоном, и можно отвечать.
puzzle-right = Верно! Демон: { $name }.
puzzle-wrong = Нет, не { $name }.
puzzle-hints = Шаг за шагом
puzzle-hint = Подсказка
puzzle-hint-follows = Что отсюда следует?
puzzle-solution = Решение
puzzle-solution-show = Показать решение
puzzle-print = На бумагу
puzzle-look = { $n ->
    [0] Достаточно таблицы из правил и того, что уже известно.
    [1] Вдумайтесь, что говорит { $names }. Что отсюда следует?
   *[other] Сопоставьте, что говорят { $names }. Что отсюда следует?
}
puzzle-so = { $n ->
    [0] По таблице книги и тому, что уже известно: { $what }.
    [1] Если вдуматься, что говорит { $names }, получится: { $what }.
   *[other] Если сопоставить, что говорят { $names }, получится: { $what }.
}
puzzle-is-role = { $name } — { $role }
puzzle-is-good = { $name } на стороне добра
puzzle-is-evil = { $name } на стороне зла
puzzle-is-minion = { $name } — приспешник
puzzle-is-spared = { $name } — не демон
puzzle-proof = На каждом шаге: будь это не так, эти слова не объяснить ничем, ни ложью, ни ошибкой способности.
