# «Хитрый в кубе».

title = Хитрый в кубе
round = Раунд { $round } из { $rounds }
sheets = планшеты
sheet-of = Чужой планшет: { $seat }.
hand-over = { $seat }, ваш ход!
standing = { $points }

# ---- Названия ----

yellow = Жёлтая
turquoise = Бирюзовая
blue = Синяя
brown = Коричневая
pink = Розовая
foxes = Лисы
fox-points = Очки за лис
total = Всего
rating = Оценка
rerolls = Перебросы
number-jokers = Джокеры
extra-dice = Доп. кубики
pool = В броске
slots = Ячейки
platter = Тарелка

die = { $die ->
    [yellow] жёлтый
    [turquoise] бирюзовый
    [blue] синий
    [brown] коричневый
    [pink] розовый
   *[white] белый
}
die-short = { $die ->
    [yellow] Жё
    [turquoise] Бю
    [blue] Си
    [brown] Ко
    [pink] Ро
   *[white] Бе
}
question = { $question ->
    [yellow] жёлтый «?»
    [turquoise] бирюзовый «?»
    [blue] синий «?»
    [brown] коричневый «?»
    [pink] розовый «?»
   *[black] чёрный «?»
}
bonus = { $bonus ->
    [reroll] переброс
    [number-joker] число-джокер
    [extra-die] дополнительный кубик
    [fox] лиса
    [question-yellow] отметка в жёлтой области
    [question-turquoise] отметка в бирюзовой области
    [question-blue] отметка в синей области
    [question-brown] отметка в коричневой области
    [question-pink] отметка в розовой области
   *[question-black] отметка в любой области
}
symbol = { $bonus ->
    [reroll] П
    [number-joker] Д
    [extra-die] +1
    [fox] Л
    [question-yellow] ?ж
    [question-turquoise] ?б
    [question-blue] ?с
    [question-brown] ?к
    [question-pink] ?р
   *[question-black] ??
}
symbol-crosses = +{ $count }X
roman = { $row ->
    [1] I
    [2] II
   *[other] III
}
slot = { $roll ->
    [1] I
    [2] II
   *[other] III
}
faces = { $yellow ->
    [0] {""}
   *[other] Жё{ $yellow }{" "}
}{ $turquoise ->
    [0] {""}
   *[other] Бю{ $turquoise }{" "}
}{ $blue ->
    [0] {""}
   *[other] Си{ $blue }{" "}
}{ $brown ->
    [0] {""}
   *[other] Ко{ $brown }{" "}
}{ $pink ->
    [0] {""}
   *[other] Ро{ $pink }{" "}
}{ $white ->
    [0] {""}
   *[other] Бе{ $white }
}

# ---- Отметки и решения ----

mark-yellow = { $column } в жёлтой области, ряд { roman }
mark-turquoise = { $column } в бирюзовой области, ряд { $row }
mark-blue-left = { $number } в синей области, слева
mark-blue-right = { $number } в синей области, справа
mark-brown = { $number } в коричневой области, клетка { $cell }
mark-pink-bonus = { $number } в розовой области, половина
mark-pink-points = { $number } в розовой области, с множителем

action-take = Взять { die } кубик
action-take-joker = Взять { die } кубик с числом-джокером { $number }
action-reroll = Потратить переброс и бросить заново
action-forfeit = Не брать кубик в этом броске
action-pick = Выбрать { die } кубик
action-pick-joker = Выбрать { die } кубик с числом-джокером { $number }
action-decline = Не выбирать кубик
action-extra = Взять { die } кубик как дополнительный
action-extra-joker = Взять { die } кубик как дополнительный, с числом-джокером { $number }
action-stop = Больше не брать дополнительных кубиков в этот ход
action-mark = отметить { $mark }
action-cross = Зачеркнуть ещё клетку в ряду { $row }
action-enough = Больше ничего не зачёркивать
action-answer = Применить { question }: { $mark }

# ---- Журнал ----

event-starting-player = { $seat-is ->
    [you] Вы начинаете.
   *[other] { $seat } начинает.
}
event-round = ── Раунд { $round } ──
event-turn = { $seat-is ->
    [you] Ваш активный ход
   *[other] Активный ход: { $seat }
}
event-threw = { $seat-is ->
    [you] Ваш бросок { $roll }: { $dice }
   *[other] { $seat }, бросок { $roll }: { $dice }
}
event-reroll = { $seat-is ->
    [you] Вы тратите переброс.
   *[other] { $seat } тратит переброс.
}
event-took = { $seat }: { die } { $value } в ячейку { slot }
event-forfeited = { $seat-is ->
    [you] Вы не берёте кубик в броске { $roll }.
   *[other] { $seat } не берёт кубик в броске { $roll }.
}
event-platter = На тарелку: { $dice }
event-passive-threw = { $seat-is ->
    [you] Ваш пассивный ход: { $dice }; на тарелке: { $platter }
   *[other] { $seat }, пассивный ход: { $dice }; на тарелке: { $platter }
}
event-picked = { $seat }: выбран { die } { $value }
event-declined = { $seat-is ->
    [you] Вы не выбираете кубик.
   *[other] { $seat } не выбирает кубик.
}
event-extra = { $seat }: дополнительный кубик, { die } { $value }
event-joker = { $seat }: число-джокер, кубик считается как { $number }
event-marked = { $seat }: { $mark }
event-earned = { $seat }: бонус — { $bonus }
event-lost = { $seat }: { $bonus } негде применить, бонус сгорает
event-last-chance = Последняя возможность взять дополнительные кубики
event-over = Игра окончена.

# ---- Выбор ----

prompt-starting-player = Жребий: кто начинает?
prompt-throw = Бросок { $roll }: бросьте кубики.
prompt-passive-throw = Пассивный ход: бросьте кубики.
prompt-roll = Бросок { $roll }: возьмите кубик.
prompt-roll-none = Бросок { $roll }: ни один кубик не подходит.
prompt-pick = Пассивный ход: выберите кубик с тарелки.
prompt-pick-slots = Пассивный ход: на тарелке ничего не подходит, выберите кубик из ячеек.
prompt-pick-none = Пассивный ход: ни один кубик не подходит.
prompt-extra-die = { $count ->
    [one] У вас { $count } дополнительный кубик. Берёте?
    [few] У вас { $count } дополнительных кубика. Берёте?
    [many] У вас { $count } дополнительных кубиков. Берёте?
   *[other] У вас { $count } дополнительного кубика. Берёте?
}
prompt-cross = Есть кубик с тем же числом: зачеркнуть ещё?
prompt-question = { $question ->
    [yellow] Бонус: отметьте жёлтую клетку.
    [turquoise] Бонус: отметьте бирюзовую клетку.
    [blue] Бонус: отметьте синюю клетку.
    [brown] Бонус: отметьте коричневую клетку.
    [pink] Бонус: отметьте следующую розовую клетку.
   *[black] Бонус: отметьте клетку любой области.
}
prompt-questions = { $count ->
    [one] У вас { $count } бонус «?». Какой первым?
    [few] У вас { $count } бонуса «?». Какой первым?
    [many] У вас { $count } бонусов «?». Какой первым?
   *[other] У вас { $count } бонуса «?». Какой первым?
}
prompt-wait = Решают другие игроки.
prompt-wait-for = { $seat-is ->
    [you] Решаете вы.
   *[other] Решает { $seat }.
}
prompt-over = Игра окончена.

note-crosses = { $count ->
    [one] За кубик с тем же числом — ещё { $count } клетка в этой колонке.
    [few] За кубики с тем же числом — ещё { $count } клетки в этой колонке.
    [many] За кубики с тем же числом — ещё { $count } клеток в этой колонке.
   *[other] За кубики с тем же числом — ещё { $count } клетки в этой колонке.
}
note-platter = На тарелку: { $dice }.
note-last-roll = На следующий бросок кубиков не останется.
why-crossed = { $number } в ряду { roman } уже зачёркнуто
why-column-full = колонка { $number } заполнена
why-no-step = { $number } некуда вписать
why-passed = правее { $number } больше нет
why-full = розовая область заполнена
why-nowhere = не подходит ни одной области
why-used = уже был дополнительным

menu-die = { die } { $value }
menu-die-placed = { die } { $value } ({ $place ->
    [slot-1] ячейка I
    [slot-2] ячейка II
    [slot-3] ячейка III
   *[platter] тарелка
})
menu-area = { $area ->
    [yellow] жёлтая область
    [turquoise] бирюзовая область
    [blue] синяя область
    [brown] коричневая область
   *[pink] розовая область
}
menu-plain = без джокера
menu-joker = джокер { $number }
menu-joker-any = джокер «?»
menu-question = { question }
menu-row-roman = ряд { roman }
menu-row = ряд { $row }
menu-number = число { $number }
menu-left = слева: { $number }
menu-right = справа: { $number }
menu-cell = клетка { $cell } (число { $number })
menu-half = половина: { $number }
menu-multiplied = с множителем: { $number }
menu-bonus = половина и бонус
menu-points = с множителем, без бонуса
menu-write = записать { $number }
menu-write-die = число { $die }: записать { $number }
menu-reroll = переброс (есть { $count })
menu-forfeit = не брать кубик
menu-decline = не выбирать кубик
menu-stop = больше не брать
menu-enough = больше не зачёркивать

# ---- Конец ----

won-by-total = Побеждает тот, у кого больше очков.
won-by-area = Очков поровну: решает лучшая из областей.
won-shared = Поровну во всём: победа общая.
won-solo = Насколько хитро вышло?

tier-11 = Лисы снимают перед вами шляпы
tier-10 = Даже кубики за вами записывают
tier-9 = Острее, чем рёбра кубика
tier-8 = Случай приходит к вам за советом
tier-7 = Вас приняли в лисью стаю
tier-6 = Кубики вас уважают
tier-5 = С кубиками вы уже на «ты»
tier-4 = Лисёнок подаёт надежды
tier-3 = Кубики вас пока стесняются
tier-2 = Разминка удалась
tier-1 = Кубики должны вам извинения

# ---- Справка ----

legend-cells = X зачёркнуто   ░ серый или цветной фон   ● можно применить   · ещё нет
legend-bonuses = ✓ бонус получен   – бонус сгорел
legend-gains = В конце строки выбора: бонусы, очки, +1X — ещё одна клетка
legend-scales = Σ очки за 1, 2, 3 … зачёркнутые клетки
legend-symbols = П переброс   Д число-джокер   +1 дополнительный кубик   Л лиса
legend-questions = Бонусы «?»: ?ж жёлтый, ?б бирюзовый, ?с синий, ?к коричневый, ?р розовый, ?? любой
help-tab = Tab: планшет следующего игрока.
help-rule = { $rule ->
   *[turn] Побеждает тот, у кого больше очков. Раундов 6, если игроков один или двое, 5 на троих, 4 на четверых. Раунды с 1 по 4 начинаются с бонуса для всех: переброс, дополнительный кубик, число-джокер, отметка в любой области. За свой ход вы делаете три броска. В каждом берите один кубик; кубики с меньшим числом уходят на тарелку. В чужой ход можно отметить один кубик с тарелки, а если там ни один не подходит, — из ячеек.
    [white] Белый кубик подходит для любой области.
    [yellow] Жёлтая: броски 1, 2, 3 отмечают ряды I, II, III, кубики с тарелки — только серые клетки (░). Две зачёркнутые клетки одна над другой дают бонус между ними. За клетки в ряду: 2 6 12 20 30 42.
    [turquoise] Бирюзовая: одна клетка и ещё по одной в той же колонке за каждый другой кубик с этим числом в ячейках (для пассивного игрока — на тарелке). Все клетки с фоном (░) в ряду или колонке дают бонус. За клетки в ряду: 1 3 6 10 15 21.
    [blue] Синяя: синий и белый кубики складываются. От 7 в обе стороны: слева на 1 меньше, справа на 1 больше; 7 начинает ряд заново, например 7 8 9 7 8. Очки — числа над крайними заполненными клетками с обеих сторон, и по 4 за каждое из 2 3 4 10 11 12.
    [brown] Коричневая: только правее последней зачёркнутой клетки. Две соседние клетки дают бонус между ними. За клетки: 2 5 9 14 20 27 35 44 54 65 77 90.
    [pink] Розовая: клетка за клеткой. Запишите половину числа (с округлением вверх) и возьмите бонус или умножьте число на множитель. В первой клетке всегда половина.
    [actions] Переброс: бросьте заново все кубики этого броска. Число-джокер меняет для вас значение кубика. Дополнительный кубик: в конце любого хода, своего и чужого, отметьте любой из шести ещё раз, каждый не больше одного раза за ход. Кубик из ячейки отмечает жёлтую область в ряду этой ячейки, кубик с тарелки — в серых клетках. Ряд, обведённый до конца, даёт ещё один бонус.
    [foxes] Каждая лиса приносит столько очков, сколько ваша слабейшая область. После последнего выбора все могут взять оставшиеся дополнительные кубики; затем побеждает большая сумма, а при равенстве — лучшая отдельная область.
}

# ---- Условия новой партии ----

option-startingPlayer = Кто начинает
option-startingPlayer-about = Кто активный игрок в первом раунде.
option-startingPlayer-seat = игрок { $number }
option-questionBlue = Синий бонус «?»
option-questionBlue-about = Какие числа можно вписать за синий бонус «?».
option-questionBlue-value = { $value ->
   *[run-step] следующий шаг или 7
    [one-to-six] так же, но только 1–6
}
option-questionYellow = Жёлтый бонус «?»
option-questionYellow-about = Какие клетки можно зачеркнуть за жёлтый бонус «?».
option-questionYellow-value = { $value ->
   *[any-cell] любую свободную
    [grey-only] только серые
}
option-questionTurquoise = Бирюзовый бонус «?»
option-questionTurquoise-about = Сколько клеток зачёркивает бирюзовый бонус «?».
option-questionTurquoise-value = { $value ->
   *[one-cross] одну
    [matching-dice] и ещё за такие же кубики
}
option-fallbackArea = Пассивный выбор из ячейки
option-fallbackArea-about = Как считается кубик, который пассивный игрок берёт из ячейки активного.
option-fallbackArea-value = { $value ->
   *[passive] как с тарелки
    [location] по своей ячейке
}
option-fallbackTest = Когда можно брать из ячеек
option-fallbackTest-about = Пассивные игроки берут из ячеек, когда ни один кубик с тарелки не подходит.
option-fallbackTest-value = { $value ->
   *[real-values] джокеры не в счёт
    [jokers-count] с учётом джокеров
}
option-soloFallback = Ячейки в одиночной игре
option-soloFallback-about = Можно ли и в одиночной игре брать кубики из ячеек?
option-bonusOrder = Порядок бонусов
option-bonusOrder-about = В каком порядке применяют несколько бонусов «?».
option-bonusOrder-value = { $value ->
   *[owner] выбирает игрок
    [first-in-first-out] как получены
}
