# Наборы Часовой башни: их имена и слова о них в комнате ожидания.

clocktower-script-bad_moon_rising = Восход кровавой луны
    .note = Умирают часто и по разным причинам, а иные возвращаются. Добрые берегут друг друга и думают о том, кто умер и кто нет.
clocktower-script-sects_and_violets = Секты и Вистерии
    .note = Сведений много, и многие испорчены: помешательство, обмен ролями, Демоны, которые искажают чужие знания.
script-of-your-own = Свой набор
script-ready = Готовые наборы
script-by = Автор: { $author }
script-bring = Загрузить набор
script-jinxes = Роли, которые не ладят: у каждой такой пары есть особое правило
script-rules = У этого набора есть свои правила:
script-jinx-led = вручную: за этим следит тот, кто ведёт
script-save = Сохранить набор в файл
script-jinx = { $a } и { $b }
script-print = Распечатать листы ролей и ночи
script-workshop = Открыть в мастерской

script-level-beginners = Для начинающих.
script-level-advanced = Для опытных.
clocktower-script-market_day = Базарный день
clocktower-script-thin_ice = Тонкий лёд
clocktower-script-hall_of_mirrors = Зеркальный зал
clocktower-script-odd_jobs = Случайные заработки
clocktower-script-trouble_brewing-note = Всего понемногу: простая охота на Демона, где у зла есть подлые трюки. Для тех, кто впервые играет или ведёт.
clocktower-script-bad_moon_rising-note = За ночь бывает несколько смертей, но есть и много способов выжить. Для смелых команд, которые не боятся умереть.
clocktower-script-sects_and_violets-note = Каждую ночь поразительные сведения, помешательство, смена ролей и сторон. Для тех, кто любит неожиданности.
clocktower-script-market_day-note = Простые сведения от шести Горожан и один отравитель, чтобы в них сомневаться. Подойдёт пятерым новичкам.
clocktower-script-thin_ice-note = Яд Демона действует целый день и лишь потом убивает: следите, кто и когда умирает. Осторожно, город быстро редеет.
clocktower-script-hall_of_mirrors-note = Любые сведения могут оказаться искажёнными: двое соседей Демона всегда отравлены. А помешательство может стоить жизни.
clocktower-script-odd_jobs-note = Немного надёжных фактов, один пьяный и Демон, который может передать свою роль. Спрашивайте, кто что может доказать.
setup-print = Напечатать подготовку

script-seek = Набор или роль
script-kinds = Виды наборов
script-kind-all = Все
script-kind-printed = Изданные
script-kind-small = Маленькие
script-kind-own = Мои
script-none = Такого набора здесь нет.
script-so-many = { $n ->
    [one] { $n } роль
    [few] { $n } роли
   *[other] { $n } ролей
}
script-roles-note = Роли этого набора. Любую другую найдёте по имени в поле выше или в мастерской.
script-roles-found = { $n ->
    [0] Роли с таким именем нет.
    [one] { $n } роль
    [few] { $n } роли
   *[other] { $n } ролей
}
