# Кубикоград.

title = Кубикоград
turn = Ход { $number }: { $seat }
solo-turn = Ход { $number } из { $turns }
solo-turn-open = Ход { $number }
solo-aim = цель { $target }★, сейчас { $points }★
sheets = города
sheet-of = { $seat-is ->
    [you] Ваш город и что делают его карты. ↑ ↓ — листать, Tab — дальше.
   *[other] Город ({ $seat }) и что делают его карты. ↑ ↓ — листать, Tab — дальше.
}
nothing-built = Здесь ещё ничего не построено.
hand-over = { $seat }, ваш ход!
standing = { $points }★
standing-hidden = { $points }★ + ?
last-round = Последний раунд: { trigger-name }
progress = колода { $deck } · бандиты { $bandits }/3 · корабли { $ships }/2 · ряды { $rows }/2
progress-titled = До конца: { $progress }

# ---- Названия ----

order = Очерёдность
ending = Чем кончилась игра
target = Цель
turns = Ходов у каждого
points-tokens = Фишки ПО
points-bandits = Бандиты
points-ships = Корабли
points-cards = Карты в городе
points-total = Всего
cards-built = Построено карт
cards-on-top = Карт в городе в конце

trigger-name = { $trigger ->
   *[bandits] побеждены все бандиты
    [ships] опустели две колоды кораблей
    [deck] колода пуста
    [rows] два полных ряда
    [turn-limit] достигнут предел ходов
    [clock] сброшен последний ряд карт
}
type-name = { $kind ->
   *[resource] добывающее
    [military] военное
    [economic] экономическое
    [cultural] культурное
    [civic] гражданское
}
die-name = { $die ->
   *[white] белый
    [yellow] жёлтый
    [red] красный
    [blue] синий
    [black] чёрный
}
die-title = { $die ->
   *[white] Белый
    [yellow] Жёлтый
    [red] Красный
    [blue] Синий
    [black] Чёрный
}
die-short = { $die ->
   *[white] Бе
    [yellow] Жё
    [red] Кр
    [blue] Си
    [black] Чё
}
row-name = { $row ->
   *[white] белый ряд
    [yellow] жёлтый ряд
    [red] красный ряд
    [blue] синий ряд
    [black] чёрный ряд
}
row-short = { $row ->
   *[white] Бе
    [yellow] Жё
    [red] Кр
    [blue] Си
    [black] Чё
}
resource-name = { $resource ->
   *[wood] дерево
    [stone] камень
    [iron] железо
}
resource-amount = { $resource ->
   *[wood] { $amount ->
        [one] { $amount } дерево
        [few] { $amount } дерева
        [many] { $amount } дерева
       *[other] { $amount } дерева
    }
    [stone] { $amount ->
        [one] { $amount } камень
        [few] { $amount } камня
        [many] { $amount } камней
       *[other] { $amount } камня
    }
    [iron] { $amount ->
        [one] { $amount } железо
        [few] { $amount } железа
        [many] { $amount } железа
       *[other] { $amount } железа
    }
}
resources = { $wood ->
    [0] {""}
   *[other] { $wood }Д{" "}
}{ $stone ->
    [0] {""}
   *[other] { $stone }К{" "}
}{ $iron ->
    [0] {""}
   *[other] { $iron }Ж
}
resources-gained = { $wood ->
    [0] {""}
   *[other] +{ $wood }Д{" "}
}{ $stone ->
    [0] {""}
   *[other] +{ $stone }К{" "}
}{ $iron ->
    [0] {""}
   *[other] +{ $iron }Ж
}
resources-paid = { $wood ->
    [0] {""}
   *[other] −{ $wood }Д{" "}
}{ $stone ->
    [0] {""}
   *[other] −{ $stone }К{" "}
}{ $iron ->
    [0] {""}
   *[other] −{ $iron }Ж
}
cost = { $wood ->
    [0] {""}
    [1] Д
    [2] ДД
   *[other] { $wood }Д
}{ $stone ->
    [0] {""}
    [1] К
    [2] КК
   *[other] { $stone }К
}{ $iron ->
    [0] {""}
    [1] Ж
    [2] ЖЖ
   *[other] { $iron }Ж
}
cost-each = { $each }ДКЖ
stock = { $wood }Д { $stone }К { $iron }Ж
dice = { $white ->
    [0] {""}
   *[other] Бе{ $white }{" "}
}{ $yellow ->
    [0] {""}
   *[other] Жё{ $yellow }{" "}
}{ $red ->
    [0] {""}
   *[other] Кр{ $red }{" "}
}{ $blue ->
    [0] {""}
   *[other] Си{ $blue }{" "}
}{ $black ->
    [0] {""}
   *[other] Чё{ $black }
}
gives = { $location ->
   *[forest] +1Д
    [mountain] +1К
    [cave] +1Ж
    [militia] +1†
    [small-house] +1★
    [traveller] ↻
    [lumber-mill] +2Д
    [quarry] +2К
    [mine] +2Ж
    [regular-army] +2†
    [barracks] + армия
    [blacksmith] арм. +1†
    [catapult] +3† ✗
    [training-camp] −1♜
    [watch-tower] +3†б
    [bazaar] +ДКЖ ✗
    [storehouse] 1 → 3
    [market-place] 1 → 2
    [merchant-guild] +ряд ✗
    [mint] доб. +1
    [cathedral] ★ ряда
    [festival-hall] пара 1★
    [grand-statue] –
    [great-wall] ряд +2♜
    [manor] +2★
    [cemetery] из ряда✗
    [church] у кубика
    [stables] кубик ↔
    [town-hall] любое
    [well] ↻ кубики
}

# ---- Строения: названия ----

forest = Лес
mountain = Гора
cave = Пещера
militia = Ополчение
small-house = Маленький дом
traveller = Путник
lumber-mill = Лесопилка
quarry = Каменоломня
mine = Шахта
regular-army = Регулярная армия
barracks = Бараки
blacksmith = Кузня
catapult = Катапульта
training-camp = Тренировочный лагерь
watch-tower = Сторожевая башня
bazaar = Базар
storehouse = Амбар
market-place = Рынок
merchant-guild = Торговая гильдия
mint = Монетный двор
cathedral = Собор
festival-hall = Праздничный зал
grand-statue = Большая статуя
great-wall = Великая стена
manor = Поместье
cemetery = Кладбище
church = Церковь
stables = Конюшня
town-hall = Ратуша
well = Колодец

location-name = { $location ->
   *[forest] { forest }
    [mountain] { mountain }
    [cave] { cave }
    [militia] { militia }
    [small-house] { small-house }
    [traveller] { traveller }
    [lumber-mill] { lumber-mill }
    [quarry] { quarry }
    [mine] { mine }
    [regular-army] { regular-army }
    [barracks] { barracks }
    [blacksmith] { blacksmith }
    [catapult] { catapult }
    [training-camp] { training-camp }
    [watch-tower] { watch-tower }
    [bazaar] { bazaar }
    [storehouse] { storehouse }
    [market-place] { market-place }
    [merchant-guild] { merchant-guild }
    [mint] { mint }
    [cathedral] { cathedral }
    [festival-hall] { festival-hall }
    [grand-statue] { grand-statue }
    [great-wall] { great-wall }
    [manor] { manor }
    [cemetery] { cemetery }
    [church] { church }
    [stables] { stables }
    [town-hall] { town-hall }
    [well] { well }
}
card-name = { $card ->
   *[forest] { forest }
    [mountain] { mountain }
    [cave] { cave }
    [militia] { militia }
    [small-house] { small-house }
    [traveller] { traveller }
    [lumber-mill] { lumber-mill }
    [quarry] { quarry }
    [mine] { mine }
    [regular-army] { regular-army }
    [barracks] { barracks }
    [blacksmith] { blacksmith }
    [catapult] { catapult }
    [training-camp] { training-camp }
    [watch-tower] { watch-tower }
    [bazaar] { bazaar }
    [storehouse] { storehouse }
    [market-place] { market-place }
    [merchant-guild] { merchant-guild }
    [mint] { mint }
    [cathedral] { cathedral }
    [festival-hall] { festival-hall }
    [grand-statue] { grand-statue }
    [great-wall] { great-wall }
    [manor] { manor }
    [cemetery] { cemetery }
    [church] { church }
    [stables] { stables }
    [town-hall] { town-hall }
    [well] { well }
}
covered-name = { $covered ->
   *[forest] { forest }
    [mountain] { mountain }
    [cave] { cave }
    [militia] { militia }
    [small-house] { small-house }
    [traveller] { traveller }
    [lumber-mill] { lumber-mill }
    [quarry] { quarry }
    [mine] { mine }
    [regular-army] { regular-army }
    [barracks] { barracks }
    [blacksmith] { blacksmith }
    [catapult] { catapult }
    [training-camp] { training-camp }
    [watch-tower] { watch-tower }
    [bazaar] { bazaar }
    [storehouse] { storehouse }
    [market-place] { market-place }
    [merchant-guild] { merchant-guild }
    [mint] { mint }
    [cathedral] { cathedral }
    [festival-hall] { festival-hall }
    [grand-statue] { grand-statue }
    [great-wall] { great-wall }
    [manor] { manor }
    [cemetery] { cemetery }
    [church] { church }
    [stables] { stables }
    [town-hall] { town-hall }
    [well] { well }
}
location-short = { $location ->
   *[forest] Лес
    [mountain] Гора
    [cave] Пещера
    [militia] Ополч.
    [small-house] МалДом
    [traveller] Путник
    [lumber-mill] Лесоп.
    [quarry] Камен.
    [mine] Шахта
    [regular-army] РегАрм
    [barracks] Бараки
    [blacksmith] Кузня
    [catapult] Катап.
    [training-camp] ТрЛаг.
    [watch-tower] СтБаш.
    [bazaar] Базар
    [storehouse] Амбар
    [market-place] Рынок
    [merchant-guild] Гильд.
    [mint] МонДв.
    [cathedral] Собор
    [festival-hall] ПрЗал
    [grand-statue] Статуя
    [great-wall] Стена
    [manor] Помест
    [cemetery] Кладб.
    [church] Церков
    [stables] Конюш.
    [town-hall] Ратуша
    [well] Колод.
}
location-wide = { $location ->
   *[forest] Лес
    [mountain] Гора
    [cave] Пещера
    [militia] Ополчен.
    [small-house] Мал. дом
    [traveller] Путник
    [lumber-mill] Лесопил.
    [quarry] Каменол.
    [mine] Шахта
    [regular-army] Рег.арм.
    [barracks] Бараки
    [blacksmith] Кузня
    [catapult] Катапул.
    [training-camp] Тр. лаг.
    [watch-tower] Ст.башня
    [bazaar] Базар
    [storehouse] Амбар
    [market-place] Рынок
    [merchant-guild] Гильдия
    [mint] Мон.двор
    [cathedral] Собор
    [festival-hall] Пр. зал
    [grand-statue] Б.статуя
    [great-wall] В. стена
    [manor] Поместье
    [cemetery] Кладбище
    [church] Церковь
    [stables] Конюшня
    [town-hall] Ратуша
    [well] Колодец
}

# ---- Строения: что они делают ----

location-text = { $location ->
   *[forest] 1 дерево.
    [mountain] 1 камень.
    [cave] 1 железо.
    [militia] Сила армии +1.
    [small-house] 1 ПО.
    [traveller] Перебросьте этот кубик: его можно использовать снова.
    [lumber-mill] 2 дерева.
    [quarry] 2 камня.
    [mine] 2 железа.
    [regular-army] Сила армии +2.
    [barracks] Положите Регулярную армию из её колоды на любую клетку своего города бесплатно.
    [blacksmith] До конца хода каждая армия, которую вы используете, даёт на 1 силу больше.
    [catapult] Сила армии +3; Катапульта засыпает.
    [training-camp] До конца хода защита бандитов против вас на 1 меньше, но не ниже 1.
    [watch-tower] Сила армии +3, но только против бандитов.
    [bazaar] 1 дерево, 1 камень и 1 железо; Базар засыпает.
    [storehouse] Отдайте 1 ресурс и возьмите 3 таких же.
    [market-place] Отдайте 1 или 2 одинаковых ресурса; за каждый возьмите 2 ресурса одного другого вида.
    [merchant-guild] За каждую неспящую Лесопилку, Каменоломню и Шахту этого ряда 1 её ресурс; Гильдия засыпает.
    [mint] До конца хода каждое добывающее строение, которое вы используете, даёт на 1 ресурс больше.
    [cathedral] Кубиком не используется. В конце игры 1 ПО за каждое культурное строение своего ряда, включая себя.
    [festival-hall] 1 ПО за каждые два одинаковых ресурса; они остаются у вас.
    [grand-statue] Кубиком не используется. При постройке можно доплатить до 3 камней или железа: по 1 ПО за каждый.
    [great-wall] Кубиком не используется. Пока она не спит, защита других карт её ряда на 2 больше.
    [manor] 2 ПО.
    [cemetery] Используйте другое неспящее строение этого ряда; Кладбище засыпает.
    [church] Используйте неспящее строение своего города, на котором стоит неиспользованный кубик; он остаётся на месте.
    [stables] Переставьте другой неиспользованный кубик на любую клетку его ряда.
    [town-hall] Используйте любое другое неспящее строение своего города.
    [well] Перебросьте этот кубик и сколько угодно других неиспользованных: все можно использовать снова.
}
# ---- Поле ----

city-of = { $seat-is ->
    [you] Ваш город
   *[other] Город: { $seat }
}
owns-you = у вас: { $owns }
owns = { $stock }  ◎{ $tokens }  город { $city }★
heap = стопка { $heap }★
heap-hidden = стопка ?
display = Витрина
display-counts = колода { $deck }, сброс { $discard }
display-rows = нижний ряд, уйдёт │ верхний ряд
bandits = Бандиты
ships = Корабли
step = { $step ->
   *[dice] кубики
    [attack] атака
    [build] стройка
}
strength = сила { $strength }†{ $bandits ->
    [0] {""}
   *[other] {" "}(против бандитов { $bandits }†)
}
army-bonus = каждая армия +{ $amount }†
resource-bonus = каждая добыча +{ $amount }
weaker-bandits = бандиты −{ $amount }♜

# ---- Решения ----

action-take = Взять { die-name } кубик
action-use = Использовать: { location-name }
action-shift = Сдвинуть { die-name } кубик в столбец { $to }
action-refresh = Сменить четыре карты витрины
action-discard = Сбросить с места { $slot }: { card-name }
action-reactivate = Разбудить: { location-name } ({ row-short }{ $column })
action-deactivate = Усыпить: { location-name } ({ row-short }{ $column })
action-pass = Взять фишку пропуска
action-forgo = Потратить кубик впустую
action-copy = Использовать: { location-name } ({ row-short }{ $column })
action-pay = Отдать: { resource-amount }
action-receive = Получить: { resource-name }
action-move = Переставить { die-name } кубик в столбец { $to }
action-include = Перебросить и { die-name } кубик
action-roll = Перебросить выбранные кубики
action-place = Положить карту на { row-short }{ $column }
action-end-dice = Перейти к атаке и стройке
action-trade-for-resource = Две фишки пропуска за 1 { resource-name }
action-trade-for-strength = Две фишки пропуска за 1 силу армии
action-trade-for-reroll = Две фишки пропуска: каждый соперник перебросит кубик по вашему выбору
action-reroll = { $seat-is ->
    [you] Перебросить свой { die-name } кубик
   *[other] { $seat }: перебросить { die-name } кубик
}
action-beat = Победить бандитов ({ $points } ПО)
action-attack = Атаковать ({ $seat }): { location-name } ({ row-short }{ $column })
action-raid = Отнять ресурс ({ $seat }): { resource-name }
action-end-attack = Больше не атаковать
action-build = Построить: { card-name }
action-extra = Доплатить за 1 ПО: { resource-name }
action-no-extra = Больше не доплачивать
action-export = Отправить корабль ({ $points } ПО)
action-end-turn = Закончить ход
action-declare = Объявить конец игры
action-play-on = Играть дальше

# ---- Журнал ----

event-starting = { $seat-is ->
    [you] Вы начинаете.
   *[other] { $seat } начинает.
}
event-turned-up = Витрина { $slot }: { card-name }
event-rolled = { $seat-is ->
    [you] Ваши кубики: { $dice }
   *[other] { $seat }, кубики: { $dice }
}
event-turn = ── Ход { $number }: { $seat } ──
event-used = { $seat }: { location-name } ({ row-short }{ $column })
event-gained = { $seat }: { $resources }
event-paid = { $seat }: { $resources }
event-strength = { $seat }: +{ $amount }†{ $against ->
   *[all] {""}
    [bandits] {" "}против бандитов
}
event-points = { $seat }: +{ $points }★
event-moved = { $seat }: { die-name } кубик в столбец { $to }
event-rerolled = { $seat-is ->
    [you] Ваш переброс: { $dice }
   *[other] { $seat }, переброс: { $dice }
}
event-discarded = { $seat }: сброшена карта «{ card-name }»
event-deactivated = ✗ { $seat }: { location-name } ({ row-short }{ $column }) засыпает
event-reactivated = { $seat }: { location-name } ({ row-short }{ $column }) не спит
event-passed = { $seat }: +1◎
event-forgone = { $seat }: { die-name } кубик потрачен впустую
event-traded = { $seat }: −2◎
event-beaten = { $seat }: побеждены бандиты, { $points }★ за { $price }†
event-attacked = { $seat-is ->
    [you] Вы атакуете
   *[other] { $seat } атакует
}: { location-name } ({ $victim-is ->
    [you] у вас
   *[other] { $victim }
}, { row-short }{ $column }) за { $price }†
event-raided = { $seat-is ->
    [you] Вы отнимаете
   *[other] { $seat } отнимает
} 1 { resource-name }: { $victim-is ->
    [you] у вас
   *[other] теряет { $victim }
}
event-built = { $seat }: построено на { row-short }{ $column }: { card-name }{ $covered ->
   *[other] , поверх карты «{ covered-name }»
    [none] {""}
}
event-exported = { $seat }: корабль, { $points }★
event-returned = { $seat }: { $resources } назад в запас
event-rows-moved = Нижний ряд сброшен, верхний опускается
event-triggered = Этот раунд последний: { trigger-name } ({ $seat })
event-scored = { $seat }: фишки { $tokens } + бандиты { $bandits } + корабли { $ships } + карты { $cards } = { $total }★

# ---- Выбор ----

prompt-start = Кто ходит первым? Решает жребий.
prompt-card = Открываются карты.
prompt-first-roll = { $seat-is ->
    [you] Бросьте кубики для первого хода.
   *[other] { $seat }: бросок кубиков для первого хода.
}
prompt-next-roll = { $seat-is ->
    [you] Бросьте кубики для следующего хода.
   *[other] { $seat }: бросок кубиков для следующего хода.
}
prompt-last-roll = { $seat-is ->
    [you] Ваш последний ход окончен. Бросьте кубики ещё раз.
   *[other] { $seat }: последний ход окончен, кубики бросают ещё раз.
}
prompt-throw = { $seat-is ->
    [you] Перебросьте { $count ->
        [one] { $count } кубик.
        [few] { $count } кубика.
        [many] { $count } кубиков.
       *[other] { $count } кубика.
    }
   *[other] { $seat }: переброс, { $count ->
        [one] { $count } кубик.
        [few] { $count } кубика.
        [many] { $count } кубиков.
       *[other] { $count } кубика.
    }
}
prompt-over = Игра окончена.
prompt-wait = { $seat-is ->
    [you] Решаете вы.
   *[other] Решает { $seat }.
}
prompt-dice = Какой кубик использовать?
prompt-tokens = Кубиков не осталось. Потратить фишки пропуска?
prompt-die = { die-title } кубик, { location-name }: на что потратить?
prompt-refresh = Какие карты сбросить? { $count ->
    [one] Ещё { $count }.
    [few] Ещё { $count }.
    [many] Ещё { $count }.
   *[other] Ещё { $count }.
}
prompt-copy = { location-name }: какое строение использовать?
prompt-pay = { location-name }: чем платить?
prompt-move = { location-name }: какой кубик и куда?
prompt-army = { location-name }: куда положить Регулярную армию?
prompt-receive = { market-place }: что получить? { $count ->
    [one] Ещё { $count } раз.
    [few] Ещё { $count } раза.
    [many] Ещё { $count } раз.
   *[other] Ещё { $count } раза.
}
prompt-well = { well }: { $count ->
    [one] переброс { $count } кубика. Добавить другие?
    [few] переброс { $count } кубиков. Добавить другие?
    [many] переброс { $count } кубиков. Добавить другие?
   *[other] переброс { $count } кубика. Добавить другие?
}
prompt-reroll = { $seat-is ->
    [you] Какой из своих кубиков перебросить?
   *[other] Какой кубик перебросит { $seat }?
}
prompt-attack = Кого атаковать?
prompt-build = Построить или отправить корабль?
prompt-place = Куда положить карту «{ card-name }»?
prompt-extra = { grand-statue }: доплатить камнем или железом, по 1 ПО? { $count ->
    [one] Ещё { $count } раз.
    [few] Ещё до { $count } раз.
    [many] Ещё до { $count } раз.
   *[other] Ещё до { $count } раза.
}
prompt-declare = Два ряда вашего города заполнены. Закончить игру этим раундом?

menu-die-on = { die-name }: { location-name }
menu-card = { card-name }
menu-use = использовать: { location-name }
menu-shift = сдвинуть другой кубик
menu-die = { die-name } кубик
menu-space = { row-short }{ $column } { location-name }
menu-refresh = сменить четыре карты витрины
menu-reactivate = разбудить карту
menu-deactivate = усыпить карту
menu-pass = взять фишку пропуска
menu-forgo = потратить кубик впустую
menu-row = { row-name }
menu-pay = { resource-amount }
menu-receive = { resource-name }
menu-roll = бросить
menu-trade = потратить две фишки пропуска
menu-for-resource = 1 { resource-name }
menu-for-strength = 1 сила армии
menu-for-reroll = переброс у соперников
menu-end-dice = { $left ->
   *[some] хватит кубиков
    [none] фишки не тратить
}
menu-beat = бандиты, { $points }★
menu-attack = атаковать: { $seat }
menu-raid = отнять ресурс: { $seat } ({ $stock })
menu-resource = { resource-name }
menu-end-attack = хватит атак
menu-extra = доплатить: { resource-name }
menu-no-extra = ресурсы оставить
menu-export = корабль, { $points }★
menu-end-turn = закончить ход
menu-declare = закончить игру этим раундом
menu-play-on = играть дальше

gain-strength = +{ $amount }†
gain-strength-bandits = +{ $amount }†б
gain-points = +{ $points }★
gain-price = −{ $price }†
gain-pass = +1◎
gain-traded = −2◎
gain-deactivated = ✗
gain-lost = −{ $points }★
gain-even = ±0★
gain-worth = → { $points }★
gain-worth-varies = → ?★
gain-end = последний раунд
words-strength = сила армии +{ $amount }
words-strength-bandits = сила армии +{ $amount } против бандитов
words-points = { $points ->
    [one] { $points } ПО
    [few] { $points } ПО
    [many] { $points } ПО
   *[other] { $points } ПО
}
words-pass = фишка пропуска
note-covered = Карта «{ covered-name }» уходит в сброс.
note-lost = Город будет стоить на { $points } ПО меньше.
note-attacked = «{ location-name }» засыпает; хозяин очков не теряет.
note-returned = Сохранить можно по одному ресурсу каждого вида; вернётся в запас: { $resources }
note-end = Игра закончится этим раундом.
note-location = { location-name }: { location-text }
note-built = { location-name } [{ gives }]: { location-text }
note-deactivated = «{ location-name }» спит: использовать нельзя.
note-when-used = { $location ->
   *[forest] Действие: { location-text }
    [cathedral] { location-text }
    [grand-statue] { location-text }
    [great-wall] { location-text }
}
note-kind = { $kind ->
   *[resource] Добывающее строение.
    [military] Военное строение.
    [economic] Экономическое строение.
    [cultural] Культурное строение.
    [civic] Гражданское строение.
}

# ---- Конец ----

ended-by-bandits = Побеждены все бандиты.
ended-by-ships = Опустели две колоды кораблей.
ended-by-deck = Колода строений пуста.
ended-by-rows = Игру закончили два полных ряда карт.
ended-by-turn-limit = Достигнут предел ходов.
solo-won = Победа: цель в { $target } ПО достигнута. В следующий раз цель { $next }.
solo-lost = Поражение: до цели в { $target } ПО не хватило { $missing }.
ended-with-ties = { $reason } При равенстве: больше карт в городе, затем бандиты и корабли, затем очерёдность.

# ---- Справка ----

help-tab = Tab: город следующего игрока и что делают его карты; ваш — последним.
legend-signs = Д дерево   К камень   Ж железо   ★ ПО   † сила армии (†б только против бандитов)   ♜ защита   ◎ фишка пропуска
legend-city = ▣ кубик   ▢ кубик в руке   ✗ спит или засыпает   ┃ карта   │ строение на планшете   ► выбрано   ↻ переброс   • хватает ресурсов
legend-rows = Ряды и кубики: Бе белый, Жё жёлтый, Кр красный, Си синий, Чё чёрный. Кр4: столбец 4 красного ряда. Пометка внизу карты в городе стоит в скобках в списке карт ниже; ?★ зависит от ряда.
help-rule = { $rule ->
   *[goal] Побеждает тот, у кого больше ПО: фишки, бандиты, корабли и верхние карты города. Чужие фишки, бандиты и корабли скрыты до конца.
    [dice] Кубики: используйте строение под кубиком, сдвиньте другой кубик на одну клетку, разбудите карту, смените четыре карты витрины (раз за ход) или возьмите фишку пропуска (раз за ход).
    [tokens] Две фишки пропуска дают ресурс, 1 силу или переброс кубика у каждого соперника, кубики выбираете вы.
    [attack] Атака: платите силой за бандитов, за карту соперника (она засыпает, её ПО вы берёте из запаса, хозяин ничего не теряет) или по 2 за каждый отнятый ресурс.
    [build] Стройка и торговля: платите за карты и кладите их на любые клетки; то, что там лежит, закрывается. Отправляйте корабли. Потом остаётся по одному ресурсу каждого вида.
    [deactivated] Спящую карту нельзя использовать, но её ПО считаются. Её разбудит любой потраченный на это кубик; можно и накрыть её новой картой.
    [end] Игра заканчивается вместе с раундом, в котором побеждены все бандиты, опустели две колоды кораблей или колода строений либо игрок с двумя полными рядами неспящих карт объявил конец.
    [solo] В одиночку: бандиты и корабли не кончаются; каждый ход нижний ряд витрины сбрасывается. Достигните цели за 15 ходов (при высокой сложности за 12).
}
help-card = { card-name } [{ gives }] ({ type-name }, { $cost }, { $defence }♜ { $points }★): { location-text }
help-card-varies = { card-name } [{ gives }] ({ type-name }, { $cost }, { $defence }♜): { location-text }

# ---- Условия новой партии ----

option-startingPlayer = Кто начинает
option-startingPlayer-about = Кто делает первый ход.
option-startingPlayer-seat = игрок { $number }
option-soloLevel = Сложность одиночной игры
option-soloLevel-about = Обычная: два ряда по четыре карты, пятнадцать ходов. Высокая: два ряда по пять карт, двенадцать ходов.
option-soloLevel-value = { $value ->
   *[normal] обычная
    [hard] высокая
}
option-soloTarget = Цель одиночной игры
option-soloTarget-about = Сколько ПО нужно для победы; после каждой победы добавляйте 5.
option-displaySize = Карт на витрине
option-displaySize-about = Сколько строений выложено для покупки; в одиночной игре их число своё.
option-passRerollTargets = Переброс за фишки пропуска
option-passRerollTargets-about = Кто перебрасывает кубик за две фишки пропуска.
option-passRerollTargets-value = { $value ->
   *[opponents] соперники
    [everyone] все
}
option-passTokenWindow = Когда тратить фишки пропуска
option-passTokenWindow-about = В какие шаги своего хода можно тратить фишки пропуска.
option-passTokenWindow-value = { $value ->
   *[use-dice-step] пока используются кубики
    [any-own-step] в любой шаг
}
option-turnModifiersRetroactive = { blacksmith } и { mint } задним числом
option-turnModifiersRetroactive-about = Действуют ли они и на строения, уже использованные в этот ход?
option-copiedThisDie = «Этот кубик» у копии
option-copiedThisDie-about = Какой кубик перебрасывает скопированный { traveller } или { well }.
option-copiedThisDie-value = { $value ->
   *[spent-die] потраченный
    [die-on-copied-location] тот, что на скопированном строении
}
option-rowsTrigger = Два полных ряда
option-rowsTrigger-about = Заканчивают ли игру два заполненных ряда сами собой?
option-rowsTrigger-value = { $value ->
   *[owner-may-declare] решает владелец
    [automatic] заканчивают сами
}
option-voluntaryDeactivation = Усыплять своё
option-voluntaryDeactivation-about = Можно ли кубиком усыпить карту своего города?
option-marketPlaceSplitPairs = { market-place }: пара из двух видов
option-marketPlaceSplitPairs-about = Может ли пара от карты «{ market-place }» быть из разных ресурсов?
option-soloRefresh = Смена витрины в одиночной игре
option-soloRefresh-about = Можно ли в одиночной игре менять карты витрины?
option-hiddenVp = Скрытые очки
option-hiddenVp-about = Скрыты ли от других фишки ПО и взятые карты?
option-turnLimit = Предел ходов
option-turnLimit-about = После стольких ходов играют последний раунд; не в одиночной игре.
