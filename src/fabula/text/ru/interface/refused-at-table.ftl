# В чём отказывают только за столом.
refused-chat-closed = От вечера до утра все молчат.
refused-dead-silent = Мёртвые молчат до конца игры.
refused-enchanted-silent = Вы зачарованы: до конца игры вы не говорите и не голосуете.
refused-watchers-silent = Зрители молчат до конца игры.
refused-leader-has-no-seat = У ведущего нет места за столом. Сначала передайте ведение.
refused-text-unseen = В этом тексте есть невидимые знаки.
refused-no-device = У этого игрока нет здесь своего устройства.
refused-no-such-person = Такого человека за столом нет.
refused-no-such-seat = Такого места нет.
refused-not-an-option = Правила не допускают такого выбора.
refused-not-asked = Этот вопрос уже закрыт.
refused-no-amendment = Сейчас этого исправить нельзя.
refused-no-such-move = Такого ответа в этой игре не было.
refused-not-ended = Игра ещё не окончена.
refused-not-host = Это может только хозяин стола.
refused-not-leader = Это может только ведущий.
refused-not-seated = У вас нет места за этим столом.
refused-not-by-hand = Этот набор не составляют по карте. Сначала выберите другой способ.
refused-not-by-wishes = Этот набор не зависит от пожеланий.
refused-not-started = Игра сейчас не идёт.
refused-not-yourself = С собой этого сделать нельзя.
refused-nothing-to-undo = Отменять нечего.
refused-setting-range = Такое значение здесь не подходит.
refused-unknown-setting = Такой настройки нет.
refused-unknown-role = Роли { $role } нет.
refused-unknown-mind = Бота { $mind } нет.
refused-silence = Сначала напишите что-нибудь.
refused-muted = Хозяин стола запретил этому устройству писать, шептать и делать заявления в приложении.
refused-too-many-rulings = Для одного стола хватит: решений уже { $most }.
refused-too-many-guesses = Не больше трёх ролей, и все разные: сначала вычеркните одну.
refused-pocketbook-full = Ваши записи в этой игре заполнены.
refused-silenced = Ведущий лишил вас слова.
refused-too-long = Слишком длинно: не больше { $most } знаков.
refused-set-wrong-size = Нужно карт: { $needed }, а выбрано: { $got }.
refused-set-one-mason = Масонов берут только вдвоём.
refused-too-few-seats = Нужно хотя бы { $least } { $least ->
    [one] игрок
    [few] игрока
   *[other] игроков
}.
refused-too-many-seats = Играть могут не больше { $most }.
