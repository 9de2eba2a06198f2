# «Хитрий у кубі».

title = Хитрий у кубі
round = Раунд { $round } із { $rounds }
sheets = аркуші
sheet-of = Чужий аркуш: { $seat }.
hand-over = { $seat }, ваш хід!
standing = { $points }

# ---- Назви ----

yellow = Жовта
turquoise = Бірюзова
blue = Синя
brown = Коричнева
pink = Рожева
foxes = Лисиці
fox-points = Очки за лисиць
total = Разом
rating = Оцінка
rerolls = Перекидання
number-jokers = Джокери
extra-dice = Дод. кубики
pool = У кидку
slots = Комірки
platter = Таця

die = { $die ->
    [yellow] жовтий
    [turquoise] бірюзовий
    [blue] синій
    [brown] коричневий
    [pink] рожевий
   *[white] білий
}
die-short = { $die ->
    [yellow] Жо
    [turquoise] Бю
    [blue] Си
    [brown] Ко
    [pink] Ро
   *[white] Бі
}
question = { $question ->
    [yellow] жовтий «?»
    [turquoise] бірюзовий «?»
    [blue] синій «?»
    [brown] коричневий «?»
    [pink] рожевий «?»
   *[black] чорний «?»
}
bonus = { $bonus ->
    [reroll] перекидання
    [number-joker] число-джокер
    [extra-die] додатковий кубик
    [fox] лисиця
    [question-yellow] позначка в жовтій області
    [question-turquoise] позначка в бірюзовій області
    [question-blue] позначка в синій області
    [question-brown] позначка в коричневій області
    [question-pink] позначка в рожевій області
   *[question-black] позначка в будь-якій області
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
   *[other] Жо{ $yellow }{" "}
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
   *[other] Бі{ $white }
}

# ---- Позначки й рішення ----

mark-yellow = { $column } у жовтій області, ряд { roman }
mark-turquoise = { $column } у бірюзовій області, ряд { $row }
mark-blue-left = { $number } у синій області, ліворуч
mark-blue-right = { $number } у синій області, праворуч
mark-brown = { $number } у коричневій області, клітинка { $cell }
mark-pink-bonus = { $number } у рожевій області, половина
mark-pink-points = { $number } у рожевій області, з множником

action-take = Взяти { die } кубик
action-take-joker = Взяти { die } кубик із числом-джокером { $number }
action-reroll = Витратити перекидання і кинути знову
action-forfeit = Не брати кубика в цьому кидку
action-pick = Вибрати { die } кубик
action-pick-joker = Вибрати { die } кубик із числом-джокером { $number }
action-decline = Не вибирати кубика
action-extra = Взяти { die } кубик як додатковий
action-extra-joker = Взяти { die } кубик як додатковий, з числом-джокером { $number }
action-stop = Більше не брати додаткових кубиків цього ходу
action-mark = позначити { $mark }
action-cross = Закреслити ще клітинку в ряду { $row }
action-enough = Більше нічого не закреслювати
action-answer = Застосувати { question }: { $mark }

# ---- Перебіг гри ----

event-starting-player = { $seat-is ->
    [you] Ви починаєте.
   *[other] { $seat } починає.
}
event-round = ── Раунд { $round } ──
event-turn = { $seat-is ->
    [you] Ваш активний хід
   *[other] Активний хід: { $seat }
}
event-threw = { $seat-is ->
    [you] Ваш кидок { $roll }: { $dice }
   *[other] { $seat }, кидок { $roll }: { $dice }
}
event-reroll = { $seat-is ->
    [you] Ви витрачаєте перекидання.
   *[other] { $seat } витрачає перекидання.
}
event-took = { $seat }: { die } { $value } до комірки { slot }
event-forfeited = { $seat-is ->
    [you] Ви не берете кубика в кидку { $roll }.
   *[other] { $seat } не бере кубика в кидку { $roll }.
}
event-platter = На тацю: { $dice }
event-passive-threw = { $seat-is ->
    [you] Ваш пасивний хід: { $dice }; на таці: { $platter }
   *[other] { $seat }, пасивний хід: { $dice }; на таці: { $platter }
}
event-picked = { $seat }: вибрано { die } { $value }
event-declined = { $seat-is ->
    [you] Ви не вибираєте кубика.
   *[other] { $seat } не вибирає кубика.
}
event-extra = { $seat }: додатковий кубик, { die } { $value }
event-joker = { $seat }: число-джокер, кубик рахується як { $number }
event-marked = { $seat }: { $mark }
event-earned = { $seat }: бонус — { $bonus }
event-lost = { $seat }: { $bonus } ніде застосувати, бонус згорає
event-last-chance = Остання нагода взяти додаткові кубики
event-over = Гру закінчено.

# ---- Вибір ----

prompt-starting-player = Жереб: хто починає?
prompt-throw = Кидок { $roll }: киньте кубики.
prompt-passive-throw = Пасивний хід: киньте кубики.
prompt-roll = Кидок { $roll }: візьміть кубик.
prompt-roll-none = Кидок { $roll }: жоден кубик не пасує.
prompt-pick = Пасивний хід: виберіть кубик із таці.
prompt-pick-slots = Пасивний хід: на таці нічого не пасує, виберіть кубик із комірок.
prompt-pick-none = Пасивний хід: жоден кубик не пасує.
prompt-extra-die = { $count ->
    [one] У вас { $count } додатковий кубик. Берете?
    [few] У вас { $count } додаткові кубики. Берете?
    [many] У вас { $count } додаткових кубиків. Берете?
   *[other] У вас { $count } додаткового кубика. Берете?
}
prompt-cross = Є кубик із тим самим числом: закреслити ще?
prompt-question = { $question ->
    [yellow] Бонус: позначте жовту клітинку.
    [turquoise] Бонус: позначте бірюзову клітинку.
    [blue] Бонус: позначте синю клітинку.
    [brown] Бонус: позначте коричневу клітинку.
    [pink] Бонус: позначте наступну рожеву клітинку.
   *[black] Бонус: позначте клітинку будь-якої області.
}
prompt-questions = { $count ->
    [one] У вас { $count } бонус «?». Який першим?
    [few] У вас { $count } бонуси «?». Який першим?
    [many] У вас { $count } бонусів «?». Який першим?
   *[other] У вас { $count } бонуса «?». Який першим?
}
prompt-wait = Вирішують інші гравці.
prompt-wait-for = { $seat-is ->
    [you] Вирішуєте ви.
   *[other] Вирішує { $seat }.
}
prompt-over = Гру закінчено.

note-crosses = { $count ->
    [one] За кубик із тим самим числом — ще { $count } клітинка в цьому стовпчику.
    [few] За кубики з тим самим числом — ще { $count } клітинки в цьому стовпчику.
    [many] За кубики з тим самим числом — ще { $count } клітинок у цьому стовпчику.
   *[other] За кубики з тим самим числом — ще { $count } клітинки в цьому стовпчику.
}
note-platter = На тацю: { $dice }.
note-last-roll = На наступний кидок кубиків не лишиться.
why-crossed = { $number } у ряду { roman } вже закреслено
why-column-full = стовпчик { $number } заповнено
why-no-step = { $number } нікуди вписати
why-passed = праворуч { $number } більше немає
why-full = рожеву область заповнено
why-nowhere = не пасує до жодної області
why-used = уже був додатковим

menu-die = { die } { $value }
menu-die-placed = { die } { $value } ({ $place ->
    [slot-1] комірка I
    [slot-2] комірка II
    [slot-3] комірка III
   *[platter] таця
})
menu-area = { $area ->
    [yellow] жовта область
    [turquoise] бірюзова область
    [blue] синя область
    [brown] коричнева область
   *[pink] рожева область
}
menu-plain = без джокера
menu-joker = джокер { $number }
menu-joker-any = джокер «?»
menu-question = { question }
menu-row-roman = ряд { roman }
menu-row = ряд { $row }
menu-number = число { $number }
menu-left = ліворуч: { $number }
menu-right = праворуч: { $number }
menu-cell = клітинка { $cell } (число { $number })
menu-half = половина: { $number }
menu-multiplied = з множником: { $number }
menu-bonus = половина й бонус
menu-points = з множником, без бонуса
menu-write = записати { $number }
menu-write-die = число { $die }: записати { $number }
menu-reroll = перекидання (є { $count })
menu-forfeit = не брати кубика
menu-decline = не вибирати кубика
menu-stop = більше не брати
menu-enough = більше не закреслювати

# ---- Кінець ----

won-by-total = Перемагає той, у кого більше очок.
won-by-area = Очок порівну: вирішує найкраща з областей.
won-shared = Порівну в усьому: перемога спільна.
won-solo = Наскільки хитро вийшло?

tier-11 = Лисиці знімають перед вами капелюхи
tier-10 = Навіть кубики за вами конспектують
tier-9 = Гостріше за ребра кубика
tier-8 = Випадок приходить до вас по пораду
tier-7 = Вас прийнято до лисячої зграї
tier-6 = Кубики вас поважають
tier-5 = З кубиками ви вже на «ти»
tier-4 = Лисеня подає надії
tier-3 = Кубики поки що вас соромляться
tier-2 = Розминка вдалася
tier-1 = Кубики мають перед вами вибачитися

# ---- Довідка ----

legend-cells = X закреслено   ░ сіре або кольорове тло   ● можна застосувати   · ще ні
legend-bonuses = ✓ бонус отримано   – бонус згорів
legend-gains = Наприкінці рядка вибору: бонуси, очки, +1X — ще одна клітинка
legend-scales = Σ очки за 1, 2, 3 … закреслені клітинки
legend-symbols = П перекидання   Д число-джокер   +1 додатковий кубик   Л лисиця
legend-questions = Бонуси «?»: ?ж жовтий, ?б бірюзовий, ?с синій, ?к коричневий, ?р рожевий, ?? будь-який
help-tab = Tab: аркуш наступного гравця.
help-rule = { $rule ->
   *[turn] Перемагає той, у кого найбільше очок. Раундів 6, якщо гравців один чи двоє, 5 на трьох, 4 на чотирьох. Раунди з 1 по 4 починаються з бонуса для всіх: перекидання, додатковий кубик, число-джокер, позначка в будь-якій області. За свій хід ви маєте три кидки. У кожному беріть один кубик; кубики з меншим числом ідуть на тацю. У чужий хід можна позначити один кубик із таці, а якщо там жоден не пасує, — із комірок.
    [white] Білий кубик пасує до будь-якої області.
    [yellow] Жовта: кидки 1, 2, 3 позначають ряди I, II, III, кубики з таці — лише сірі клітинки (░). Дві закреслені клітинки одна над одною дають бонус між ними. За клітинки в ряду: 2 6 12 20 30 42.
    [turquoise] Бірюзова: одна клітинка і ще по одній у тому самому стовпчику за кожен інший кубик із цим числом у комірках (для пасивного гравця — на таці). Усі клітинки з тлом (░) в ряду чи стовпчику дають бонус. За клітинки в ряду: 1 3 6 10 15 21.
    [blue] Синя: синій і білий кубики додаються. Від 7 в обидва боки: ліворуч на 1 менше, праворуч на 1 більше; 7 починає ряд наново, наприклад 7 8 9 7 8. Очки — числа над крайніми заповненими клітинками з обох боків, і по 4 за кожне з 2 3 4 10 11 12.
    [brown] Коричнева: лише праворуч від останньої закресленої клітинки. Дві сусідні клітинки дають бонус між ними. За клітинки: 2 5 9 14 20 27 35 44 54 65 77 90.
    [pink] Рожева: клітинка за клітинкою. Запишіть половину числа (з округленням угору) і візьміть бонус або помножте число на множник. У першій клітинці завжди половина.
    [actions] Перекидання: киньте знову всі кубики цього кидка. Число-джокер змінює для вас значення кубика. Додатковий кубик: наприкінці будь-якого ходу, свого й чужого, позначте будь-який із шести ще раз, кожен не більше одного разу за хід. Кубик із комірки позначає жовту область у ряду цієї комірки, кубик із таці — у сірих клітинках. Ряд, обведений до кінця, дає ще один бонус.
    [foxes] Кожна лисиця приносить стільки очок, скільки ваша найслабша область. Після останнього вибору всі можуть узяти додаткові кубики, що лишилися; потім перемагає більша сума, а за рівності — найкраща окрема область.
}

# ---- Умови нової партії ----

option-startingPlayer = Хто починає
option-startingPlayer-about = Хто активний гравець у першому раунді.
option-startingPlayer-seat = гравець { $number }
option-questionBlue = Синій бонус «?»
option-questionBlue-about = Які числа можна вписати за синій бонус «?».
option-questionBlue-value = { $value ->
   *[run-step] наступний крок або 7
    [one-to-six] так само, але лише 1–6
}
option-questionYellow = Жовтий бонус «?»
option-questionYellow-about = Які клітинки можна закреслити за жовтий бонус «?».
option-questionYellow-value = { $value ->
   *[any-cell] будь-яку вільну
    [grey-only] лише сірі
}
option-questionTurquoise = Бірюзовий бонус «?»
option-questionTurquoise-about = Скільки клітинок закреслює бірюзовий бонус «?».
option-questionTurquoise-value = { $value ->
   *[one-cross] одну
    [matching-dice] і ще за такі самі кубики
}
option-fallbackArea = Пасивний вибір із комірки
option-fallbackArea-about = Як рахується кубик, який пасивний гравець бере з комірки активного.
option-fallbackArea-value = { $value ->
   *[passive] як із таці
    [location] за своєю коміркою
}
option-fallbackTest = Коли можна брати з комірок
option-fallbackTest-about = Пасивні гравці беруть із комірок, коли жоден кубик із таці не пасує.
option-fallbackTest-value = { $value ->
   *[real-values] джокери не рахуються
    [jokers-count] з урахуванням джокерів
}
option-soloFallback = Комірки в одиночній грі
option-soloFallback-about = Чи можна й в одиночній грі брати кубики з комірок?
option-bonusOrder = Порядок бонусів
option-bonusOrder-about = У якому порядку застосовують кілька бонусів «?».
option-bonusOrder-value = { $value ->
   *[owner] вибирає гравець
    [first-in-first-out] як отримано
}
