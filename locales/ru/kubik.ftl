# Что нужно в терминале каждой игре.

you = Вы
player = Игрок { $number }
bot-easy = Лёгкий бот
bot-normal = Обычный бот
bot-hard = Сильный бот
bot-expert = Бот-эксперт
bot-greedy-1 = Жадина Первый
bot-search = Искатель
bot-random-search = Искатель наугад
bot-greedy = Жадина
bot-random = Случайный
bot-busy = Хлопотун
bot-uniform = Безразличный

# ---- Окно ----

too-small = Окно слишком маленькое. Увеличьте его хотя бы до { $width } × { $height } (ширина × высота).
hint-help = [?] справка
hint-undo = [u] отмена
hint-recap = [h] что было
hint-log = [h] журнал
hint-points = [z] очки
hint-record = [w] сохранить
hint-language = [l] язык
hint-quit = [q] выход
hint-new = [n] заново
hint-next = [n] дальше
hint-sheets = [Tab] { sheets }
hint-texts = [Tab] тексты карт
log = Журнал
log-scrolled = Журнал, на { $count ->
    [one] { $count } строку
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
} выше
colour-on = Цвета включены.
colour-off = Цвета выключены.

# ---- Выбор ----

menu-throw = Бросить кубики
menu-back = Esc: назад
menu-more = …
follow-hint = [любая клавиша] пропустить  [+] [-] темп
watch-hint = [пробел] пауза  [Enter] шаг  [+] [-] темп
thinks = { $seat } думает…
paused = Пауза. Пробел — дальше, Enter — на шаг.
unpaused = Игра идёт дальше.
pace = Темп ботов: { $pace }.
pace-slow = медленный
pace-normal = обычный
pace-fast = быстрый
pace-at-once = мгновенный
recap-title = Что было с вашего последнего хода
recap-nothing = С вашего последнего хода ничего не произошло.
nothing-back = Возвращаться некуда; u отменяет последнее решение.
no-such-key = Здесь эта клавиша ничего не делает; список клавиш: ?.
points-short = { $points } оч.
detail-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
detail-brings = Даёт: { $what }.
hand-over-hint = Нажмите Enter, когда будете готовы.

# ---- Отмена, сохранение, выход ----

undone = Решение отменено.
undo-nothing = Отменять пока нечего.
undo-revealed = С тех пор открылось что-то случайное или скрытое: отменить нельзя.
undo-others = Другие игроки уже ответили: отменить нельзя.
saved = Сохранено: { $file }
resume-with = Продолжить: { $command }
exported = Партия сохранена для других: { $file }
not-saved = Сохранить не удалось: { $reason }
trouble = Последние шаги не сохранены: { $reason }
saved-again = Всё снова сохраняется.
not-saved-yet = Конец этой партии ещё не сохранён. Освободите место на диске или выйдите: q.
torn = Последний шаг в файле оборван и пропущен: сделайте его ещё раз.
language-now = Теперь по-русски.
quit-question = Выйти из игры? Всё сохранено.
quit-hint = [y] выйти  [Esc] остаться
quit-unsaved = Выйти из игры? Последние шаги не сохранены.
quit-unsaved-hint = [y] выйти и потерять их  [w] сохранить запись здесь  [Esc] остаться

# ---- Конец ----

over = Игра окончена
over-won = { $seat-is ->
    [you] Вы победили!
   *[other] Побеждает { $seat }!
}
over-lost = Вы проиграли: побеждает { $seat }.
over-shared = Общая победа: { $names }
replay-not-over = Партия ещё не окончена.
replay-parted = Партия сыграна по старым правилам; нынешние расходятся с ними на шаге { $step }.
replay-no-outcome = Чем она закончилась, не записано.
replay-torn = { $file }: последняя строка оборвана и пропущена.
place = { $place }.
series-title = Сыграно { $played } из { $count }
series-stage = Чемпионат: { $number } из { $count }
series-total = Всего
series-next = [Enter] дальше  [Esc] назад
series-over = Серия окончена. [Enter] начинает заново.
series-back = [Esc] назад к игре

# ---- Справка ----

help-title = Справка
help-close = Esc закрывает, стрелки и Page Up, Page Down листают
text-more = ещё { $count ->
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}
help-1 = 1–9 или ↑ ↓ и Enter: выбрать. Esc или Backspace: на шаг назад.
help-2 = Буква перед строкой выбирает её сразу. Раскладка клавиатуры не важна.
help-3 = Enter или пробел: бросить кубики. До броска клавиша u отменяет последнее решение.
help-4 = { help-tab } Page Up, Page Down: журнал. h: что было с вашего последнего хода.
help-5 = w: сохранить партию для других. l: язык. c: цвета. q: выход; каждый шаг сохраняется сам.
help-6 = Пока играют боты, любая клавиша переходит к вашему ходу; + и - меняют темп. Зритель ставит паузу пробелом.

help-keys = Клавиши
help-notes = Эта партия
help-symbols = Символы
help-rules = Правила
help-cards = Карты

# ---- Меню перед партией ----

lobby-title = Kubik: современные игры с кубиками
lobby-continue = Продолжить: { $match }
lobby-new = Новая игра
lobby-saved = Сохранённые партии: { $count }
lobby-language = Язык: русский
lobby-leave = Выход
lobby-games = Какая игра?
lobby-players-range = игроков: { $fewest }–{ $most }
lobby-players-exactly = игроков: { $count }
lobby-matches = Сохранённые партии
lobby-no-matches = Пока ничего нет. Каждая партия сохраняется сама, с первого шага.
lobby-start = Начать
lobby-players = Сколько игроков
lobby-seat = Место { $number }
lobby-seat-about = Человек за этой клавиатурой или бот: от лёгкого до эксперта.
lobby-championship = Чемпионат
lobby-championship-about = Несколько партий подряд, с очками за места.
lobby-over = окончена
lobby-in-use = идёт сейчас
lobby-unreadable = не читается
lobby-remove-question = Удалить эту партию навсегда?
lobby-remove-no = Оставить
lobby-remove-yes = Удалить
lobby-hints-home = [↑↓ Enter] выбрать  [l] язык  [c] цвета  [q Esc] выход
lobby-hints = [↑↓ Enter] выбрать  [Esc] назад  [l] язык  [q] выход
lobby-hints-draft = [↑↓] строка  [←→] изменить  [Enter] на «Начать»: играть  [Esc] назад
lobby-hints-matches = [↑↓ Enter] продолжить  [d] удалить  [Esc] назад  [q] выход
lobby-no-such-key = Эта клавиша здесь ничего не делает; нужные названы ниже.
age-now = только что
age-minutes = { $count ->
    [one] { $count } минуту назад
    [few] { $count } минуты назад
    [many] { $count } минут назад
   *[other] { $count } минуты назад
}
age-hours = { $count ->
    [one] { $count } час назад
    [few] { $count } часа назад
    [many] { $count } часов назад
   *[other] { $count } часа назад
}
age-days = { $count ->
    [one] { $count } день назад
    [few] { $count } дня назад
    [many] { $count } дней назад
   *[other] { $count } дня назад
}
value-on = да
value-off = нет
value-true = да
value-false = нет
value-random = по жребию
value-none = нет

# ---- Удача или умение ----

analyze-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шага
}
analyze-games = { $count ->
    [one] Каждая позиция доиграна { $count } раз, за всех играл бот-судья.
    [few] Каждая позиция доиграна { $count } раза, за всех играл бот-судья.
    [many] Каждая позиция доиграна { $count } раз, за всех играл бот-судья.
   *[other] Каждая позиция доиграна { $count } раза, за всех играл бот-судья.
}
analyze-unfinished = Партия не окончена: её результат тоже оценка.
analyze-chart-win = Шанс на победу
analyze-chart-points = Ожидаемые очки
analyze-chart-steps = шаг
analyze-unit-win = В процентах победы
analyze-unit-points = В очках
analyze-amount-win = { $value } %
analyze-amount-points = { $value } очк.
analyze-start = В начале
analyze-luck = Удача
analyze-own-luck = из неё свои броски
analyze-skill = Свои решения
analyze-others = Решения других
analyze-result = Итог
analyze-without-luck = Без удачи
analyze-skill-about = Решения сравниваются здесь с тем, что сделал бы на их месте бот-судья.
analyze-decided-luck = Решила удача: без неё впереди { $name }.
analyze-decided-skill = Решила не удача: и без неё впереди { $name }.
analyze-decided-close = Без удачи исход был бы слишком близким.
analyze-lucky = { $name }: удача помогла ({ $value }).
analyze-unlucky = { $name }: не везло ({ $value }).
analyze-luck-even = { $name }: ни удачи, ни неудачи, которую можно отличить от шума ({ $value }).
analyze-better = { $name }: решения лучше, чем у бота-судьи ({ $value }).
analyze-worse = { $name }: решения слабее, чем у бота-судьи ({ $value }).
analyze-as-good = { $name }: решения, которые не отличить от решений бота-судьи ({ $value }).
analyze-turning-points = Переломные моменты
analyze-mistakes = Самые дорогие ошибки
analyze-mistakes-about = Здесь каждое решение сравнивается с лучшим найденным ходом.
analyze-mistakes-of = { $name }: { $count ->
    [one] по оценке бота-судьи ошибочно { $count } решение из { $decisions }.
    [few] по оценке бота-судьи ошибочны { $count } решения из { $decisions }.
    [many] по оценке бота-судьи ошибочны { $count } решений из { $decisions }.
   *[other] по оценке бота-судьи ошибочны { $count } решения из { $decisions }.
}
analyze-no-mistakes = { $name }: { $decisions ->
    [one] ни одно из { $decisions } решения нельзя назвать ошибкой.
    [few] ни одно из { $decisions } решений нельзя назвать ошибкой.
    [many] ни одно из { $decisions } решений нельзя назвать ошибкой.
   *[other] ни одно из { $decisions } решения нельзя назвать ошибкой.
}
analyze-lost = Вместе { $value }; самые дорогие:
analyze-step = Шаг { $step }
analyze-step-in = Шаг { $step }, { $turn }
analyze-in-turn = ход { $number }
analyze-in-round = раунд { $number }
analyze-played = сыграно: { $what } ({ $value })
analyze-best = лучше: { $what } ({ $value })
analyze-about = ± — стандартная ошибка: две оценки из трёх ошибаются не больше. В ней только случайность кубиков, но не слабости самого бота-судьи. Решение названо, если при тех же кубиках потеряло больше двух таких ошибок и теряет также в партиях игроков посильнее и тех, у кого другие вкусы. Малые потери тонут в шуме; --level deep найдёт больше.
analyze-beyond = «Без удачи» может выйти за 0 и 100: тогда одного умения хватило бы больше чем на одну партию.
