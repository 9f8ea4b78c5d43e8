# refused
refused-other = Сейчас это невозможно.
refused-removed = Хозяин стола освободил ваше место.
refused-already-started = Карты уже розданы.
refused-chat-closed = От вечера до утра все молчат.
refused-dead-silent = Мёртвые молчат до конца игры.
refused-enchanted-silent = Вы зачарованы: до конца игры вы не говорите и не голосуете.
refused-watchers-silent = Кто только смотрит, молчит до конца игры.
refused-leader-has-no-seat = У ведущего нет места за столом. Сначала передайте ведение.
refused-name-empty = В имени нужен хотя бы один знак.
refused-name-taken = Такое имя за столом уже есть.
refused-name-too-long = В имени не больше { $most } знаков.
refused-name-unseen = В имени есть невидимые знаки.
refused-text-unseen = В этом тексте есть невидимые знаки.
refused-no-device = У этого игрока нет здесь своего устройства.
refused-no-such-person = Такого человека за столом нет.
refused-no-such-room = Стола с таким кодом нет.
refused-no-such-seat = Такого места нет.
refused-no-such-tale = Такой игры Fabula не знает.
refused-not-an-option = Правила не допускают такого выбора.
refused-not-asked = Этот вопрос уже закрыт.
refused-no-amendment = Сейчас этого исправить нельзя.
refused-no-such-move = Такого ответа в этой игре не было.
refused-not-ended = Игра ещё не окончена.
refused-not-host = Это может только хозяин стола.
refused-not-json = Сервер не понял сообщение.
refused-unknown-message = Сервер не понял сообщение. Обновите страницу.
refused-not-leader = Это может только ведущий.
refused-not-seated = У вас нет места за этим столом.
refused-not-by-hand = Этот набор не составляют по карте. Сначала выберите другой способ.
refused-not-by-wishes = Этот набор не зависит от пожеланий.
refused-not-started = Игра сейчас не идёт.
refused-not-yourself = С собой этого сделать нельзя.
refused-nothing-to-undo = Отменять нечего.
refused-room-full = Все места заняты.
refused-seat-taken = Это место занято.
refused-setting-range = Такое значение здесь не подходит.
refused-unknown-setting = Такой настройки нет.
refused-unknown-role = Нет роли с именем { $role }.
refused-unknown-mind = Нет бота с именем { $mind }.
refused-silence = Сначала напишите что-нибудь.
refused-silenced = Ведущий лишил вас слова.
refused-too-fast = Слишком часто. Подождите немного.
refused-too-long = Слишком длинно: не больше { $most } знаков.
refused-too-many-devices = К этому столу подключено слишком много устройств.
refused-too-many-rooms = Отсюда собрано слишком много столов.
refused-wrong-key = Ключ этого устройства не подходит. Сядьте заново или спросите хозяина стола.
refused-wrong-ticket = Эти цифры неверны или устарели. Попросите новые.
refused-server-stopping = Сервер останавливается. Игра продолжится позже.
refused-set-wrong-size = Нужно карт: { $needed }, а выбрано: { $got }.
refused-set-one-mason = Масонов берут только вдвоём.
refused-too-few-seats = Нужно хотя бы { $least } { $least ->
    [one] игрок
    [few] игрока
   *[other] игроков
}.
refused-too-many-seats = Играть могут не больше { $most }.
