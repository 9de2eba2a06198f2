# Dice City.

title = Dice City
turn = Хід { $number }: { $seat }
solo-turn = Хід { $number } з { $turns }
solo-turn-open = Хід { $number }
solo-aim = мета { $target }★, зараз { $points }★
sheets = міста
sheet-of = { $seat-is ->
    [you] Ваше місто і що роблять його карти. ↑ ↓ — гортати, Tab — далі.
   *[other] Місто ({ $seat }) і що роблять його карти. ↑ ↓ — гортати, Tab — далі.
}
nothing-built = Тут ще нічого не збудовано.
hand-over = { $seat }, ваш хід!
standing = { $points }★
standing-hidden = { $points }★ + ?
last-round = Останній раунд: { trigger-name }
progress = колода { $deck } · бандити { $bandits }/3 · кораблі { $ships }/2 · ряди { $rows }/2
progress-titled = До кінця: { $progress }

# ---- Назви ----

order = Черговість
ending = Чим скінчилася гра
target = Мета
turns = Ходів у кожного
points-tokens = Жетони ПО
points-bandits = Бандити
points-ships = Кораблі
points-cards = Карти в місті
points-total = Усього
cards-built = Збудовано карт
cards-on-top = Карт у місті наприкінці

trigger-name = { $trigger ->
   *[bandits] переможено всіх бандитів
    [ships] спорожніли дві колоди кораблів
    [deck] колода порожня
    [rows] два повні ряди
    [turn-limit] досягнуто ліміту ходів
    [clock] скинуто останній ряд карт
}
type-name = { $kind ->
   *[resource] добувна
    [military] військова
    [economic] економічна
    [cultural] культурна
    [civic] громадська
}
die-name = { $die ->
   *[white] білий
    [yellow] жовтий
    [red] червоний
    [blue] синій
    [black] чорний
}
die-title = { $die ->
   *[white] Білий
    [yellow] Жовтий
    [red] Червоний
    [blue] Синій
    [black] Чорний
}
die-short = { $die ->
   *[white] Бі
    [yellow] Жо
    [red] Че
    [blue] Си
    [black] Чо
}
row-name = { $row ->
   *[white] білий ряд
    [yellow] жовтий ряд
    [red] червоний ряд
    [blue] синій ряд
    [black] чорний ряд
}
row-short = { $row ->
   *[white] Бі
    [yellow] Жо
    [red] Че
    [blue] Си
    [black] Чо
}
resource-name = { $resource ->
   *[wood] дерево
    [stone] камінь
    [iron] залізо
}
resource-amount = { $resource ->
   *[wood] { $amount ->
        [one] { $amount } дерево
        [few] { $amount } дерева
        [many] { $amount } дерева
       *[other] { $amount } дерева
    }
    [stone] { $amount ->
        [one] { $amount } камінь
        [few] { $amount } камені
        [many] { $amount } каменів
       *[other] { $amount } каменя
    }
    [iron] { $amount ->
        [one] { $amount } залізо
        [few] { $amount } заліза
        [many] { $amount } заліза
       *[other] { $amount } заліза
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
   *[other] { $iron }З
}
resources-gained = { $wood ->
    [0] {""}
   *[other] +{ $wood }Д{" "}
}{ $stone ->
    [0] {""}
   *[other] +{ $stone }К{" "}
}{ $iron ->
    [0] {""}
   *[other] +{ $iron }З
}
resources-paid = { $wood ->
    [0] {""}
   *[other] −{ $wood }Д{" "}
}{ $stone ->
    [0] {""}
   *[other] −{ $stone }К{" "}
}{ $iron ->
    [0] {""}
   *[other] −{ $iron }З
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
    [1] З
    [2] ЗЗ
   *[other] { $iron }З
}
cost-each = { $each }ДКЗ
stock = { $wood }Д { $stone }К { $iron }З
dice = { $white ->
    [0] {""}
   *[other] Бі{ $white }{" "}
}{ $yellow ->
    [0] {""}
   *[other] Жо{ $yellow }{" "}
}{ $red ->
    [0] {""}
   *[other] Че{ $red }{" "}
}{ $blue ->
    [0] {""}
   *[other] Си{ $blue }{" "}
}{ $black ->
    [0] {""}
   *[other] Чо{ $black }
}
gives = { $location ->
   *[forest] +1Д
    [mountain] +1К
    [cave] +1З
    [militia] +1†
    [small-house] +1★
    [traveller] ↻
    [lumber-mill] +2Д
    [quarry] +2К
    [mine] +2З
    [regular-army] +2†
    [barracks] + армія
    [blacksmith] арм. +1†
    [catapult] +3† ✗
    [training-camp] −1♜
    [watch-tower] +3†б
    [bazaar] +ДКЗ ✗
    [storehouse] 1 → 3
    [market-place] 1 → 2
    [merchant-guild] +ряд ✗
    [mint] доб. +1
    [cathedral] ★ ряду
    [festival-hall] пара 1★
    [grand-statue] –
    [great-wall] ряд +2♜
    [manor] +2★
    [cemetery] з ряду ✗
    [church] де кубик
    [stables] кубик ↔
    [town-hall] будь-яку
    [well] ↻ кубики
}

# ---- Будівлі: назви ----

forest = Ліс
mountain = Гора
cave = Печера
militia = Ополчення
small-house = Маленький дім
traveller = Подорожній
lumber-mill = Лісопильня
quarry = Каменярня
mine = Шахта
regular-army = Регулярна армія
barracks = Казарми
blacksmith = Кузня
catapult = Катапульта
training-camp = Тренувальний табір
watch-tower = Сторожова вежа
bazaar = Базар
storehouse = Комора
market-place = Ринок
merchant-guild = Торгова гільдія
mint = Монетний двір
cathedral = Собор
festival-hall = Святкова зала
grand-statue = Велика статуя
great-wall = Велика стіна
manor = Маєток
cemetery = Цвинтар
church = Церква
stables = Стайня
town-hall = Ратуша
well = Колодязь

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
   *[forest] Ліс
    [mountain] Гора
    [cave] Печера
    [militia] Ополч.
    [small-house] МалДім
    [traveller] Подор.
    [lumber-mill] Лісоп.
    [quarry] Камен.
    [mine] Шахта
    [regular-army] РегАрм
    [barracks] Казарм
    [blacksmith] Кузня
    [catapult] Катап.
    [training-camp] ТрТаб.
    [watch-tower] СтВежа
    [bazaar] Базар
    [storehouse] Комора
    [market-place] Ринок
    [merchant-guild] Гільд.
    [mint] МонДв.
    [cathedral] Собор
    [festival-hall] СвЗала
    [grand-statue] Статуя
    [great-wall] Стіна
    [manor] Маєток
    [cemetery] Цвинт.
    [church] Церква
    [stables] Стайня
    [town-hall] Ратуша
    [well] Колод.
}
location-wide = { $location ->
   *[forest] Ліс
    [mountain] Гора
    [cave] Печера
    [militia] Ополчен.
    [small-house] Мал. дім
    [traveller] Подорож.
    [lumber-mill] Лісопил.
    [quarry] Каменяр.
    [mine] Шахта
    [regular-army] Рег.арм.
    [barracks] Казарми
    [blacksmith] Кузня
    [catapult] Катапул.
    [training-camp] Тр.табір
    [watch-tower] Ст. вежа
    [bazaar] Базар
    [storehouse] Комора
    [market-place] Ринок
    [merchant-guild] Гільдія
    [mint] Мон.двір
    [cathedral] Собор
    [festival-hall] Св. зала
    [grand-statue] В.статуя
    [great-wall] В. стіна
    [manor] Маєток
    [cemetery] Цвинтар
    [church] Церква
    [stables] Стайня
    [town-hall] Ратуша
    [well] Колодязь
}

# ---- Будівлі: що вони роблять ----

location-text = { $location ->
   *[forest] 1 дерево.
    [mountain] 1 камінь.
    [cave] 1 залізо.
    [militia] Сила армії +1.
    [small-house] 1 ПО.
    [traveller] Перекиньте цей кубик: його можна використати знову.
    [lumber-mill] 2 дерева.
    [quarry] 2 камені.
    [mine] 2 заліза.
    [regular-army] Сила армії +2.
    [barracks] Покладіть Регулярну армію з її колоди на будь-яку клітинку свого міста безкоштовно.
    [blacksmith] До кінця ходу кожна армія, яку ви використовуєте, дає на 1 силу більше.
    [catapult] Сила армії +3; Катапульта засинає.
    [training-camp] До кінця ходу захист бандитів проти вас на 1 менший, але не нижчий за 1.
    [watch-tower] Сила армії +3, але лише проти бандитів.
    [bazaar] 1 дерево, 1 камінь і 1 залізо; Базар засинає.
    [storehouse] Віддайте 1 ресурс і візьміть 3 таких самих.
    [market-place] Віддайте 1 або 2 однакові ресурси; за кожен візьміть 2 ресурси одного іншого виду.
    [merchant-guild] За кожну Лісопильню, Каменярню, Шахту цього ряду, що не спить, 1 її ресурс; Гільдія засинає.
    [mint] До кінця ходу кожна добувна будівля, яку ви використовуєте, дає на 1 ресурс більше.
    [cathedral] Кубиком не використовується. Наприкінці гри 1 ПО за кожну культурну будівлю свого ряду, зокрема й за себе.
    [festival-hall] 1 ПО за кожні два однакові ресурси; вони лишаються у вас.
    [grand-statue] Кубиком не використовується. Під час будівництва можна доплатити до 3 каменів або заліза: по 1 ПО за кожен.
    [great-wall] Кубиком не використовується. Поки вона не спить, захист інших карт її ряду на 2 більший.
    [manor] 2 ПО.
    [cemetery] Використайте іншу будівлю цього ряду, що не спить; Цвинтар засинає.
    [church] Використайте будівлю свого міста, що не спить і на якій стоїть невикористаний кубик; він лишається на місці.
    [stables] Переставте інший невикористаний кубик на будь-яку клітинку його ряду.
    [town-hall] Використайте будь-яку іншу будівлю свого міста, що не спить.
    [well] Перекиньте цей кубик і скільки завгодно інших невикористаних: усі можна використати знову.
}
# ---- Поле ----

city-of = { $seat-is ->
    [you] Ваше місто
   *[other] Місто: { $seat }
}
owns-you = у вас: { $owns }
owns = { $stock }  ◎{ $tokens }  місто { $city }★
heap = стос { $heap }★
heap-hidden = стос ?
display = Вітрина
display-counts = колода { $deck }, скид { $discard }
display-rows = нижній ряд, піде │ верхній ряд
bandits = Бандити
ships = Кораблі
step = { $step ->
   *[dice] кубики
    [attack] атака
    [build] будівництво
}
strength = сила { $strength }†{ $bandits ->
    [0] {""}
   *[other] {" "}(проти бандитів { $bandits }†)
}
army-bonus = кожна армія +{ $amount }†
resource-bonus = кожен видобуток +{ $amount }
weaker-bandits = бандити −{ $amount }♜

# ---- Рішення ----

action-take = Взяти { die-name } кубик
action-use = Використати: { location-name }
action-shift = Зсунути { die-name } кубик у стовпець { $to }
action-refresh = Змінити чотири карти вітрини
action-discard = Скинути з місця { $slot }: { card-name }
action-reactivate = Розбудити: { location-name } ({ row-short }{ $column })
action-deactivate = Приспати: { location-name } ({ row-short }{ $column })
action-pass = Взяти жетон пропуску
action-forgo = Витратити кубик намарно
action-copy = Використати: { location-name } ({ row-short }{ $column })
action-pay = Віддати: { resource-amount }
action-receive = Отримати: { resource-name }
action-move = Переставити { die-name } кубик у стовпець { $to }
action-include = Перекинути й { die-name } кубик
action-roll = Перекинути вибрані кубики
action-place = Покласти карту на { row-short }{ $column }
action-end-dice = Перейти до атаки й будівництва
action-trade-for-resource = Два жетони пропуску за 1 { resource-name }
action-trade-for-strength = Два жетони пропуску за 1 силу армії
action-trade-for-reroll = Два жетони пропуску: кожен суперник перекине кубик на ваш вибір
action-reroll = { $seat-is ->
    [you] Перекинути свій { die-name } кубик
   *[other] { $seat }: перекинути { die-name } кубик
}
action-beat = Перемогти бандитів ({ $points } ПО)
action-attack = Атакувати ({ $seat }): { location-name } ({ row-short }{ $column })
action-raid = Відібрати ресурс ({ $seat }): { resource-name }
action-end-attack = Більше не атакувати
action-build = Збудувати: { card-name }
action-extra = Доплатити за 1 ПО: { resource-name }
action-no-extra = Більше не доплачувати
action-export = Відправити корабель ({ $points } ПО)
action-end-turn = Закінчити хід
action-declare = Оголосити кінець гри
action-play-on = Грати далі

# ---- Перебіг гри ----

event-starting = { $seat-is ->
    [you] Ви починаєте.
   *[other] { $seat } починає.
}
event-turned-up = Вітрина { $slot }: { card-name }
event-rolled = { $seat-is ->
    [you] Ваші кубики: { $dice }
   *[other] { $seat }, кубики: { $dice }
}
event-turn = ── Хід { $number }: { $seat } ──
event-used = { $seat }: { location-name } ({ row-short }{ $column })
event-gained = { $seat }: { $resources }
event-paid = { $seat }: { $resources }
event-strength = { $seat }: +{ $amount }†{ $against ->
   *[all] {""}
    [bandits] {" "}проти бандитів
}
event-points = { $seat }: +{ $points }★
event-moved = { $seat }: { die-name } кубик у стовпець { $to }
event-rerolled = { $seat-is ->
    [you] Ваше перекидання: { $dice }
   *[other] { $seat }, перекидання: { $dice }
}
event-discarded = { $seat }: скинуто карту «{ card-name }»
event-deactivated = ✗ { $seat }: { location-name } ({ row-short }{ $column }) засинає
event-reactivated = { $seat }: { location-name } ({ row-short }{ $column }) не спить
event-passed = { $seat }: +1◎
event-forgone = { $seat }: { die-name } кубик витрачено намарно
event-traded = { $seat }: −2◎
event-beaten = { $seat }: переможено бандитів, { $points }★ за { $price }†
event-attacked = { $seat-is ->
    [you] Ви атакуєте
   *[other] { $seat } атакує
}: { location-name } ({ $victim-is ->
    [you] у вас
   *[other] { $victim }
}, { row-short }{ $column }) за { $price }†
event-raided = { $seat-is ->
    [you] Ви відбираєте
   *[other] { $seat } відбирає
} 1 { resource-name }: { $victim-is ->
    [you] у вас
   *[other] втрачає { $victim }
}
event-built = { $seat }: збудовано на { row-short }{ $column }: { card-name }{ $covered ->
   *[other] , поверх карти «{ covered-name }»
    [none] {""}
}
event-exported = { $seat }: корабель, { $points }★
event-returned = { $seat }: { $resources } назад у запас
event-rows-moved = Нижній ряд скинуто, верхній опускається
event-triggered = Цей раунд останній: { trigger-name } ({ $seat })
event-scored = { $seat }: жетони { $tokens } + бандити { $bandits } + кораблі { $ships } + карти { $cards } = { $total }★

# ---- Вибір ----

prompt-start = Хто ходить першим? Вирішує жереб.
prompt-card = Відкриваються карти.
prompt-first-roll = { $seat-is ->
    [you] Киньте кубики для першого ходу.
   *[other] { $seat }: кидок кубиків для першого ходу.
}
prompt-next-roll = { $seat-is ->
    [you] Киньте кубики для наступного ходу.
   *[other] { $seat }: кидок кубиків для наступного ходу.
}
prompt-last-roll = { $seat-is ->
    [you] Ваш останній хід завершено. Киньте кубики ще раз.
   *[other] { $seat }: останній хід завершено, кубики кидають ще раз.
}
prompt-throw = { $seat-is ->
    [you] Перекиньте { $count ->
        [one] { $count } кубик.
        [few] { $count } кубики.
        [many] { $count } кубиків.
       *[other] { $count } кубика.
    }
   *[other] { $seat }: перекидання, { $count ->
        [one] { $count } кубик.
        [few] { $count } кубики.
        [many] { $count } кубиків.
       *[other] { $count } кубика.
    }
}
prompt-over = Гру закінчено.
prompt-wait = { $seat-is ->
    [you] Вирішуєте ви.
   *[other] Вирішує { $seat }.
}
prompt-dice = Який кубик використати?
prompt-tokens = Кубиків не лишилося. Витратити жетони пропуску?
prompt-die = { die-title } кубик, { location-name }: на що витратити?
prompt-refresh = Які карти скинути? { $count ->
    [one] Ще { $count }.
    [few] Ще { $count }.
    [many] Ще { $count }.
   *[other] Ще { $count }.
}
prompt-copy = { location-name }: яку будівлю використати?
prompt-pay = { location-name }: чим платити?
prompt-move = { location-name }: який кубик і куди?
prompt-army = { location-name }: куди покласти Регулярну армію?
prompt-receive = { market-place }: що отримати? { $count ->
    [one] Ще { $count } раз.
    [few] Ще { $count } рази.
    [many] Ще { $count } разів.
   *[other] Ще { $count } раза.
}
prompt-well = { well }: { $count ->
    [one] перекидання { $count } кубика. Додати інші?
    [few] перекидання { $count } кубиків. Додати інші?
    [many] перекидання { $count } кубиків. Додати інші?
   *[other] перекидання { $count } кубика. Додати інші?
}
prompt-reroll = { $seat-is ->
    [you] Який зі своїх кубиків перекинути?
   *[other] Який кубик перекине { $seat }?
}
prompt-attack = Кого атакувати?
prompt-build = Збудувати чи відправити корабель?
prompt-place = Куди покласти карту «{ card-name }»?
prompt-extra = { grand-statue }: доплатити каменем чи залізом, по 1 ПО? { $count ->
    [one] Ще { $count } раз.
    [few] Ще до { $count } разів.
    [many] Ще до { $count } разів.
   *[other] Ще до { $count } раза.
}
prompt-declare = Два ряди вашого міста заповнено. Закінчити гру цим раундом?

menu-die-on = { die-name }: { location-name }
menu-card = { card-name }
menu-use = використати: { location-name }
menu-shift = зсунути інший кубик
menu-die = { die-name } кубик
menu-space = { row-short }{ $column } { location-name }
menu-refresh = змінити чотири карти вітрини
menu-reactivate = розбудити карту
menu-deactivate = приспати карту
menu-pass = взяти жетон пропуску
menu-forgo = витратити кубик намарно
menu-row = { row-name }
menu-pay = { resource-amount }
menu-receive = { resource-name }
menu-roll = кинути
menu-trade = витратити два жетони пропуску
menu-for-resource = 1 { resource-name }
menu-for-strength = 1 сила армії
menu-for-reroll = перекидання у суперників
menu-end-dice = { $left ->
   *[some] досить кубиків
    [none] жетонів не витрачати
}
menu-beat = бандити, { $points }★
menu-attack = атакувати: { $seat }
menu-raid = відібрати ресурс: { $seat } ({ $stock })
menu-resource = { resource-name }
menu-end-attack = досить атак
menu-extra = доплатити: { resource-name }
menu-no-extra = ресурси лишити
menu-export = корабель, { $points }★
menu-end-turn = закінчити хід
menu-declare = закінчити гру цим раундом
menu-play-on = грати далі

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
gain-end = останній раунд
words-strength = сила армії +{ $amount }
words-strength-bandits = сила армії +{ $amount } проти бандитів
words-points = { $points ->
    [one] { $points } ПО
    [few] { $points } ПО
    [many] { $points } ПО
   *[other] { $points } ПО
}
words-pass = жетон пропуску
note-covered = Карта «{ covered-name }» іде у скид.
note-lost = Місто коштуватиме на { $points } ПО менше.
note-attacked = «{ location-name }» засинає; господар очок не втрачає.
note-returned = Зберегти можна по одному ресурсу кожного виду; повернеться в запас: { $resources }
note-end = Гра закінчиться цим раундом.
note-location = { location-name }: { location-text }
note-built = { location-name } [{ gives }]: { location-text }
note-deactivated = «{ location-name }» спить: використати не можна.
note-when-used = { $location ->
   *[forest] Дія: { location-text }
    [cathedral] { location-text }
    [grand-statue] { location-text }
    [great-wall] { location-text }
}
note-kind = { $kind ->
   *[resource] Добувна будівля.
    [military] Військова будівля.
    [economic] Економічна будівля.
    [cultural] Культурна будівля.
    [civic] Громадська будівля.
}

# ---- Кінець ----

ended-by-bandits = Переможено всіх бандитів.
ended-by-ships = Спорожніли дві колоди кораблів.
ended-by-deck = Колода будівель порожня.
ended-by-rows = Гру завершили два повні ряди карт.
ended-by-turn-limit = Досягнуто ліміту ходів.
solo-won = Перемога: мети в { $target } ПО досягнуто. Наступного разу мета { $next }.
solo-lost = Поразка: до мети в { $target } ПО забракло { $missing }.
ended-with-ties = { $reason } За рівності: більше карт у місті, потім бандити й кораблі, потім черговість.

# ---- Довідка ----

help-tab = Tab: місто наступного гравця і що роблять його карти; ваше — останнім.
legend-signs = Д дерево   К камінь   З залізо   ★ ПО   † сила армії (†б лише проти бандитів)   ♜ захист   ◎ жетон пропуску
legend-city = ▣ кубик   ▢ кубик у руці   ✗ спить чи засинає   ┃ карта   │ будівля на планшеті   ► вибрано   ↻ перекидання   • вистачає ресурсів
legend-rows = Ряди й кубики: Бі білий, Жо жовтий, Че червоний, Си синій, Чо чорний. Че4: стовпець 4 червоного ряду. Позначка внизу карти в місті стоїть у дужках у списку карт нижче; ?★ залежить від ряду.
help-rule = { $rule ->
   *[goal] Перемагає той, у кого більше ПО: жетони, бандити, кораблі та верхні карти міста. Чужі жетони, бандити й кораблі сховані до кінця.
    [dice] Кубики: використайте будівлю під кубиком, зсуньте інший кубик на одну клітинку, розбудіть карту, змініть чотири карти вітрини (раз на хід) або візьміть жетон пропуску (раз на хід).
    [tokens] Два жетони пропуску дають ресурс, 1 силу або перекидання кубика в кожного суперника, кубики вибираєте ви.
    [attack] Атака: платіть силою за бандитів, за карту суперника (вона засинає, її ПО ви берете із запасу, господар нічого не втрачає) або по 2 за кожен відібраний ресурс.
    [build] Будівництво й торгівля: платіть за карти й кладіть їх на будь-які клітинки; те, що там лежить, закривається. Відправляйте кораблі. Потім лишається по одному ресурсу кожного виду.
    [deactivated] Карту, що спить, не можна використати, але її ПО рахуються. Її розбудить будь-який витрачений на це кубик; можна й накрити її новою картою.
    [end] Гра закінчується разом із раундом, у якому переможено всіх бандитів, спорожніли дві колоди кораблів чи колода будівель або гравець із двома повними рядами карт, що не сплять, оголосив кінець.
    [solo] Наодинці: бандити й кораблі не закінчуються; щоходу нижній ряд вітрини скидається. Досягніть мети за 15 ходів (за високої складності за 12).
}
help-card = { card-name } [{ gives }] ({ type-name }, { $cost }, { $defence }♜ { $points }★): { location-text }
help-card-varies = { card-name } [{ gives }] ({ type-name }, { $cost }, { $defence }♜): { location-text }

# ---- Умови нової партії ----

option-startingPlayer = Хто починає
option-startingPlayer-about = Хто робить перший хід.
option-startingPlayer-seat = гравець { $number }
option-soloLevel = Складність одиночної гри
option-soloLevel-about = Звичайна: два ряди по чотири карти, п’ятнадцять ходів. Висока: два ряди по п’ять карт, дванадцять ходів.
option-soloLevel-value = { $value ->
   *[normal] звичайна
    [hard] висока
}
option-soloTarget = Мета одиночної гри
option-soloTarget-about = Скільки ПО потрібно для перемоги; після кожної перемоги додавайте 5.
option-displaySize = Карт на вітрині
option-displaySize-about = Скільки будівель викладено для купівлі; в одиночній грі їх кількість своя.
option-passRerollTargets = Перекидання за жетони пропуску
option-passRerollTargets-about = Хто перекидає кубик за два жетони пропуску.
option-passRerollTargets-value = { $value ->
   *[opponents] суперники
    [everyone] усі
}
option-passTokenWindow = Коли витрачати жетони пропуску
option-passTokenWindow-about = На яких кроках свого ходу можна витрачати жетони пропуску.
option-passTokenWindow-value = { $value ->
   *[use-dice-step] поки використовуються кубики
    [any-own-step] на будь-якому кроці
}
option-turnModifiersRetroactive = { blacksmith } і { mint } заднім числом
option-turnModifiersRetroactive-about = Чи діють вони й на будівлі, вже використані цього ходу?
option-copiedThisDie = «Цей кубик» у копії
option-copiedThisDie-about = Який кубик перекидає скопійований { traveller } чи { well }.
option-copiedThisDie-value = { $value ->
   *[spent-die] витрачений
    [die-on-copied-location] той, що на скопійованій будівлі
}
option-rowsTrigger = Два повні ряди
option-rowsTrigger-about = Чи закінчують гру два заповнені ряди самі собою?
option-rowsTrigger-value = { $value ->
   *[owner-may-declare] вирішує власник
    [automatic] закінчують самі
}
option-voluntaryDeactivation = Присипляти своє
option-voluntaryDeactivation-about = Чи можна кубиком приспати карту свого міста?
option-marketPlaceSplitPairs = { market-place }: пара з двох видів
option-marketPlaceSplitPairs-about = Чи може пара від карти «{ market-place }» бути з різних ресурсів?
option-soloRefresh = Зміна вітрини в одиночній грі
option-soloRefresh-about = Чи можна в одиночній грі змінювати карти вітрини?
option-hiddenVp = Приховані очки
option-hiddenVp-about = Чи приховані від інших жетони ПО і взяті карти?
option-turnLimit = Ліміт ходів
option-turnLimit-about = Після стількох ходів грають останній раунд; не в одиночній грі.
