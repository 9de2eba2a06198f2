# The page in the browser.

# Words that are the same in all files of this language; whoever changes one changes all of them:
# - стоимость, не цена
# - коснуться, не нажать (клетки, карты, кубика)
# - планшет, колонка, клетки с фоном, слабейшая область, бонус «?» (Хитрый в кубе)
# - монстр, сердца, клетка, шкала, суперсила (Дуэль)
# - строение, витрина, столбец, фишка, колода кораблей, атаковать (Кубикоград)
# - забег, не гонка (Кубитос)
# - попадание, промах, риск, пас, потеря кубиков; вернуть кубик (Кубитос)
# - предел руки, жетон руки, красная черта, шкала поддержки (Кубитос)
# - свойство, не умение; особый символ, не символ силы; водные ступни (Кубитос)
# - позиция, не положение; умение только против удачи (удача или умение)
# Имя стоит перед двоеточием или запятой, не перед глаголом: оно может быть «Вы».

# ---- Shell: start, header, menus ----

navigation = Страницы
language = Язык
language-en = English
language-uk = Українська
language-ru = Русский
sound = Звук
to-light = Светлые цвета
to-dark = Тёмные цвета
learn = Обучение
matches = Партии
try-again = Попробовать ещё раз

game-clever-cubed = Хитрый в кубе
game-clever-cubed-line = Бросайте, отмечайте, запускайте цепочки
game-clever-cubed-players = 1–4 игрока
game-king-of-tokyo-duel = Повелитель Токио. Дуэль
game-king-of-tokyo-duel-line = Два монстра перетягивают город
game-king-of-tokyo-duel-players = 2 игрока
game-dice-city = Кубикоград
game-dice-city-line = Перестройте город под свои кубики
game-dice-city-players = 1–4 игрока
game-cubitos = Кубитос
game-cubitos-line = Искушайте удачу, а потом бегите
game-cubitos-players = 2–4 игрока

start-greeting = Четыре коробки кубиков.
start-question = Какую откроем?
start-continue = Продолжить
start-play = Играть
start-set-up = Настроить
start-best = рекорд { $score }
start-won = побед { $won }/{ $played }
start-new = впервые
start-learn = Впервые здесь? Учитесь играя
start-learn-line = несколько минут, на настоящем поле
start-failed = Игру не удалось начать: { $details }

shelf-memory = Этот браузер ничего не хранит для этой страницы — возможно, окно приватное. Партии живут, пока вы его не закроете: что хотите сохранить, сохраните в файл.
shelf-full = На устройстве нет места, последние изменения есть только в этом окне. Удалите старые партии или сохраните эту в файл.
shelf-wiped = Браузер удалил всё, что здесь хранилось. Партия перед вами продолжается и сохранится снова со следующим ходом.
update-ready = Готова новая версия. С партиями ничего не случится.
update-take = Обновить

elsewhere-title = Партия в другой вкладке
elsewhere-about = В эту партию играют в другой вкладке. Играть можно только в одной, чтобы ничего не потерялось.
elsewhere-lost = Эту партию продолжили в другой вкладке. Всё до этого места сохранено.
elsewhere-take = Играть здесь

nowhere-address = Здесь ничего нет
nowhere-address-about = Этот адрес никуда не ведёт. Может быть, что-то потерялось по дороге.
nowhere-match = Такой партии нет
nowhere-match-about = Её нет на этом устройстве, или её уже не прочитать. Партии остаются в том браузере, где их играли, пока вы не сохраните их в файл.
nowhere-browser = Этот браузер слишком стар
nowhere-browser-about = Игры идут в браузере, а этому не хватает того, что им нужно. Подойдёт браузер поновее.

# ---- Setting up ----

setup-title = новая партия
setup-who = Кто играет
setup-person = Человек
setup-bot = Бот
setup-person-about = за этим устройством
setup-level = Насколько хорошо играет место { $number }
setup-easy = Лёгкий
setup-normal = Обычный
setup-hard = Сильный
setup-expert = Эксперт
setup-easy-about = знает правила, но часто забывает о выгоде
setup-normal-about = играет разумно, ход за ходом
setup-hard-about = просчитывает, что принесёт ход
setup-expert-about = обдумывает каждый ход, до секунды
setup-seat = Место { $number }
setup-name = Имя игрока { $number }
setup-remove = Убрать: { $name }
setup-free = Место { $number }
setup-first = Для начала
setup-rulings = Тонкости правил
setup-usual = всё как обычно
setup-usual-rules = Обычные правила. В следующий раз здесь будет выбрано то же самое.
setup-changed = { $count ->
    [one] { $count } выбор не такой, как обычно
    [few] { $count } выбора не такие, как обычно
    [many] { $count } выборов не такие, как обычно
   *[other] { $count } выбора не такие, как обычно
}
setup-alone = Вы играете одни, на лучший счёт.
setup-together = За столом: { $names }.
setup-watch = Вы смотрите: { $names }.
setup-start = Начать
setup-start-watch = Смотреть
setup-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}

# ---- Setting up a race ----

setup-sets = Забег
setup-sets-about = десять готовых наборов, у каждого свои карты и своя трасса
setup-laps = { $count ->
    [one] { $count } круг
    [few] { $count } круга
    [many] { $count } кругов
   *[other] { $count } круга
}
setup-lap-length = { $count ->
    [one] в круге { $count } клетка
    [few] в круге { $count } клетки
    [many] в круге { $count } клеток
   *[other] в круге { $count } клетки
}
setup-cards = Карты
setup-cards-own = Свои
setup-cards-random = Наугад
setup-cards-random-about = Когда забег начнётся, для каждого цвета вытянут одну карту.
setup-cards-about = { $count ->
    [0] Карты набора «{ $set }». Любую можно сменить на другую того же цвета.
    [one] Набор «{ $set }», заменена { $count } карта.
    [few] Набор «{ $set }», заменены { $count } карты.
    [many] Набор «{ $set }», заменено { $count } карт.
   *[other] Набор «{ $set }», заменено { $count } карты.
}
setup-cost = { $count ->
    [one] стоит { $count } монету
    [few] стоит { $count } монеты
    [many] стоит { $count } монет
   *[other] стоит { $count } монеты
}
setup-card-number = { $number } из { $count }
setup-card-of = Карта: { $colour }
setup-swap = Взять: { $card }

# ---- Championship ----

series = Чемпионат
series-race = Чемпионат, забег { $number }
series-race-column = Забег
series-table = Таблица очков
series-after = { $played ->
    [0] Впереди { $count } забегов
   *[other] Позади { $played } из { $count } забегов
}
series-points = Очки за места: { $points }
series-go-on = Дальше: { $race }
series-continue = Продолжить: { $race }
series-again = Ещё один чемпионат
series-winners = { $count ->
    [one] Чемпион: { $names }
    [few] Чемпионы: { $names }
    [many] Чемпионы: { $names }
   *[other] Чемпионы: { $names }
}
series-removed = Чемпионат удалён.
setup-series-about = Семь забегов подряд в том же составе, после каждого — таблица очков. Иначе один забег.
setup-series-points = Очки за места
setup-series-wrong = Такие очки не годятся. Напишите через запятую целые числа до 1000, каждое не больше предыдущего: 5,3,2,1.
setup-start-series = Начать чемпионат

# ---- Matches on this device ----

matches-about = на этом устройстве
matches-over = Сыграна до конца
matches-played = Открыта в другой вкладке
matches-duplicate = Сделать копию
matches-duplicated = { $game }: копия в списке. Её можно доиграть по-другому.
matches-remove = Удалить
matches-removed = Партия удалена.
matches-damaged = { $count ->
    [one] { $count } запись уже не прочитать.
    [few] { $count } записи уже не прочитать.
    [many] { $count } записей уже не прочитать.
   *[other] { $count } записи уже не прочитать.
}
matches-nothing = На полке пока пусто
matches-nothing-about = Каждая партия ложится сюда сама, с первого броска, и ждёт, пока вы вернётесь. Файл с партией можно бросить в любое место этой страницы.
matches-begin = Начать партию
matches-drop = Файл с партией можно бросить в любое место этой страницы.
import = Открыть файл
import-drop = Бросьте партию сюда
import-done = { $game }: партия в списке.
import-too-large = Для партии это слишком много: читается не больше { $megabytes } МБ.
import-unreadable = Файл не читается. Может быть, его переместили или удалили?
import-empty = Файл пуст.
import-not-json = Это не партия: даже не JSON, или файл обрезан.
import-not-a-match = Это не запись партии.
import-newer = Это сохранила другая версия, здесь её не знают.
import-damaged-line = Строка { $line } повреждена.
import-unknown-game = Игры «{ $game }» здесь не знают.
import-refused = Правила её не принимают: { refused-why }.
import-no-engine = Игра не загрузилась, и проверить файл некому. Попробуйте ещё раз.

# ---- Settings ----

settings-person = Вы
settings-name = Ваше имя
settings-look = Вид и звук
settings-theme = Цвета
theme-system = как в системе
theme-light = светлые
theme-dark = тёмные
settings-motion = Движение
settings-motion-about = Кубики катятся, маркеры скользят.
motion-system = как в системе
motion-full = всё
motion-reduced = как можно меньше
settings-sound-about = Стук кубиков по дереву.
settings-table = За столом
settings-pace = Темп ботов
settings-ask = Спрашивать перед концом хода
settings-ask-about = Иначе ход перейдёт с вашим следующим нажатием.
settings-about = О Kubik
settings-version = Версия { $version }. Четыре современные игры с кубиками, в браузере и в терминале.
settings-private = Всё происходит на этом устройстве: ни учётных записей, ни cookie, ничего никуда не отправляется.
settings-names = Правила пересказаны, картинки нарисованы заново. Названия игр принадлежат их издателям, которые с Kubik никак не связаны.
settings-licences = Лицензии

# ---- The table ----

close = Закрыть
menu = Меню
to-start = На главную
rules = Правила
settings = Настройки
throw = Бросить
undo = Отменить
undo-reach = Отменяет ваше последнее решение, но не дальше последнего броска
end-turn = Закончить ход
ending-turn = Сейчас ход перейдёт к другим.
skip = Пропустить
all-actions = Все действия
no-actions = Сейчас решать нечего.
hint = Подсказка
bar-tools = Инструменты
hint-ask = Что бы вы выбрали?
hint-promise = Проверит ваши варианты в нескольких сотнях партий и покажет лучшие.
hint-thinking = Проверяю ваши варианты…
hint-now = +{ $points } сразу
hint-range = большинство партий кончается между { $low } и { $high }
hint-about = Как часто вы победили бы, если партию доиграют осторожные игроки.
hint-about-solo = Очки в конце, если партию доиграет осторожный игрок; линия охватывает восемь партий из десяти.
recap = С вашего последнего хода
recap-empty = С тех пор ничего не случилось.
keys = Клавиши
key-next = Следующее, что можно выбрать
key-arrows = Двигаться по полю
key-enter = Выбрать
export = Сохранить в файл
replay = Запись партии
rematch = Сыграть ещё
the-end = Конец партии
ending-where = Откуда взялись очки
ending-place = Место
show-ending = Показать итог
winners = { $count ->
    [one] Победа: { $names }
    [few] Победители: { $names }
    [many] Победители: { $names }
   *[other] Победители: { $names }
}
stars = { $count ->
    [one] { $count } звезда из пяти
    [few] { $count } звезды из пяти
    [many] { $count } звёзд из пяти
   *[other] { $count } звезды из пяти
}
hand-over-title = Передайте устройство
hand-over-ready = Устройство у меня

# ---- The end ----

ending-won = Вы победили!
ending-lost = Вы проиграли. { $winner }
ending-missed = В этот раз не вышло
ending-drawn = Ничья
ending-points = { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
ending-stamp = Рекорд
ending-record = Лучший результат на этом устройстве
ending-better = +{ $more } к лучшему: { $best }
ending-best = Лучший результат: { $best }
ending-fox = Лиса равна слабейшей области ({ $areas }: { $points })
ending-tick = лучшая из прочих: { $best }
ending-median = медиана { $score }
ending-stood = Как всё стояло в конце
ending-past = Ваши последние партии с тем же числом игроков
ending-past-solo = Ваши последние партии в одиночку
ending-replay = Запись
ending-save = Сохранить
ending-start = На главную
ending-board = К столу
hint-equal = Почти равны: пробные партии не показали явной разницы.
hint-do = Сделать

# ---- Clever Cubed on the page ----

clever-dice = Кубики
clever-sign-names = жёлтый,бирюзовый,синий,коричневый,розовый,белый
clever-platter = тарелка
clever-lost = уйдёт
clever-stays = останется
clever-players = Игроки
clever-planned = карандашом
clever-planned-about = Записано карандашом: можно отменить, пока не брошены кубики и ход не перешёл дальше.
clever-since = с вашего последнего хода
clever-last-chance = Последний шанс: все могут взять доп. кубики.
clever-score = очки
clever-meaning = За что дают очки и что значат знаки
clever-curve = Как росли очки
clever-which = Что именно?
clever-sheet = Ваш планшет
clever-sheets = Все планшеты
clever-sheet-of = Планшет: { $name }
clever-place = место: { $place }
clever-doing = { $what ->
    [active] время бросать
    [extra] доп. кубики
    [done] готово
    [rolled] броски сделаны
    [picking] время выбирать
   *[passive] ожидание тарелки
}
clever-each-row = каждый ряд { $scale }
clever-crosses = клетки { $scale }
clever-blue-extra = 2–4 и 10–12: по +4
clever-round-short = Раунд { $round }/{ $rounds }
clever-round = { $gives ->
    [yes] раунд { $round }: { $bonus }
   *[no] раунд { $round }
}
clever-throw = { $count ->
    [one] Бросить { $count } кубик
    [few] Бросить { $count } кубика
    [many] Бросить { $count } кубиков
   *[other] Бросить { $count } кубика
}
clever-foxes = { $count ->
    [0] Лис пока нет
    [one] { $count } лиса, { $worth } оч.
    [few] { $count } лисы по { $worth }
    [many] { $count } лис по { $worth }
   *[other] { $count } лисы по { $worth }
}
clever-lowest = { $area } — слабейшая: { $points }
clever-area-score = { $area }: { $points }
clever-row = { $row }: готово { $available }, обведено { $circled } из 7
clever-joker = { $number ->
    [0] Джокер: любое число
   *[other] Джокер: { $number }
}
clever-die = { $die } кубик, { $value ->
    [0] не брошен
   *[other] { $value }
}, { $place ->
    [slot-1] ячейка I
    [slot-2] ячейка II
    [slot-3] ячейка III
    [platter] на тарелке
   *[pool] для броска
}
clever-cell-yellow = Жёлтая область, ряд { $row }, число { $number }{ $tone ->
    [grey] , серая клетка
   *[plain] {""}
}
clever-cell-turquoise = Бирюзовая область, ряд { $row }, число { $number }{ $tone ->
    [tinted] , клетка с фоном
   *[plain] {""}
}
clever-cell-blue = { $side ->
    [left] Синяя область, клетка { $cell } слева от 7
   *[right] Синяя область, клетка { $cell } справа от 7
}
clever-cell-brown = Коричневая область, клетка { $cell }, число { $number }
clever-cell-pink = { $half ->
    [points] Розовая область, клетка { $cell }, умножить { $caption }
    [bonus] Розовая область, клетка { $cell }, половина и бонус: { $bonus }
   *[whole] Розовая область, клетка { $cell }, { $caption }
}
clever-state = { $state ->
    [crossed] зачёркнута
    [written] записано { $number }
    [skipped] пропущена
   *[free] свободна
}
clever-pencil = карандашом
clever-offer = { $how ->
    [joker] можно с джокером
   *[plain] можно
}

# ---- King of Tokyo: Duel on the page ----

duel-player = { $name }: { $monster }
duel-active = сейчас ходит
duel-winner = победа
duel-turn-number = ход { $number }
duel-of = из { $max }
duel-then = потом
duel-hearts = Сердца:
duel-energy = Энергия:
duel-die-tokens = Жетоны кубика:
duel-cards-here = Здесь будут лежать карты «ОСТАВЬТЕ»
duel-cards-of = { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
duel-power-of = { $name }: суперсила и карты
duel-used = в этот ход уже действовала
duel-sign-names = атака,сердце,энергия,Слава,Разрушение,жетон кубика,суперсила
duel-tracks = Шкалы
duel-spotlight = Зона внимания
duel-spotlight-narrow = внимание
duel-space = { $track }, { $space }{ $role ->
    [victory] , клетка победы: { $zone }
    [spotlight] , зона внимания: { $zone }
   *[plain] {""}
}{ $hasToken ->
    [yes] , { $token }
   *[no] {""}
}{ $hasBonus ->
    [yes] : { $bonus }
   *[no] {""}
}{ $hasMarker ->
    [yes] , здесь стоит маркер
   *[no] {""}
}
duel-lay = Положить сюда
duel-turn = Повернуть
duel-price = энергии
duel-payable = Энергии хватает
duel-payable-later = Хватит после этого броска
duel-short = не хватает { $count } энергии
duel-buy = Купить за { $price }
duel-buy-short = купить за { $price }
duel-metabolize = Сбросить
duel-price-now = сейчас { $price }
duel-no-token = без жетона ажиотажа
duel-token = жетон: { $list }
duel-brings = С жетоном ажиотажа ({ $token }): { $list }. Кто притянет на него маркер, получит бонус клетки.
duel-blank = пустая
duel-bonus = { $bonus ->
    [hit] { $amount ->
        [one] удар
        [few] { $amount } удара
        [many] { $amount } ударов
       *[other] { $amount } удара
    }
    [heart] сердце
    [energy] энергия
   *[die-token] жетон кубика
}
duel-sweep = другие карты
duel-sweep-cost = 2
duel-dice = Кубики
duel-die = Кубик { $number }{ $special ->
    [yes] , особый
   *[no] {""}
}: { $state ->
    [hand] будет брошен
   *[shown] { $symbol }
}
duel-state = { $state ->
    [hand] …
    [throw] кину
    [aside] прочь
   *[keep] беру
}
duel-if-stop = Если остановиться
duel-in-order = по порядку
duel-resolving = Разыграть
duel-tap-order = в любом порядке
duel-resolve-all = Разыграть всё
duel-resolve-rest = Разыграть
duel-throw = Бросить { $count }
duel-stop = Остановиться
duel-nothing = ничего
duel-over = через: { $tokens }
duel-from = { $what ->
    [market] без покупок
   *[before] сначала
}
duel-gain-most = до −{ $count }
duel-camouflage-rolls = { $card }: бросок
duel-card-hits = { $card }: −{ $count } ♥
duel-buy-nothing = Закончить: +{ $amount } ↯
duel-special-die = На особом кубике те же шесть граней, что и на любом; он бросается вместе с остальными.
duel-roll-off = Кто первый, { $sign }: { $first } { $left }, { $second } { $right }
duel-begins = { $is ->
    [you] Вы начинаете, но бросаете
   *[other] { $name } начинает, но бросает
} только { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}.
duel-follows = { $is ->
    [you] У вас
   *[other] { $name }:
} за это { $energy } ↯.
duel-gain-hits = { $name }: сердца −{ $count }
duel-gain-moved = { $name }: { $track }, { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
duel-gain = { $name }: +{ $count } { $what ->
    [hearts] к сердцам
    [energy] к энергии
   *[die-token] к жетонам кубика
}
duel-track = { $track ->
    [fame] Слава
   *[destruction] Разрушение
}
duel-now-narrow = хватает ↯
duel-later-narrow = после броска
duel-short-narrow = ещё { $count } ↯
duel-tap-place = Выберите место
duel-spend-die-token = Потратить жетон: ещё один особый кубик
duel-wins-now = { $percent } % на победу сразу
duel-plan = Оставляете { $keep }, бросаете { $throw }.
duel-question = Вопрос
duel-tap-dice = Выберите кубики
duel-tap-card = Выберите карту
duel-tap-symbol = Выберите символ
duel-tap-answer = Выберите ответ
duel-dice-of = Кубики: { $name }
duel-or = или
duel-power-add = добавить символ
duel-monsters = Монстры
duel-who = { $is ->
    [you] Вы — { $monster }
   *[other] { $name }: { $monster }
}
duel-thrown = { $name }: { $state ->
    [hand] ещё не брошено
   *[shown] { $dice }
}

# ---- Cubitos on the page ----

cubitos-map = Трасса забега
cubitos-feet = { $feet ->
    [one] { $feet } ступня
    [few] { $feet } ступни
    [many] { $feet } ступней
   *[other] { $feet } ступни
}
cubitos-cell = { $kind ->
   *[water] Вода: сюда ведут только водные ступни. Посреди воды стоишь, пока их нет.
    [start] Старт
    [finish] Финиш
    [jetpack] Реактивный ранец: удваивает оставшиеся ступни
    [shortcut] Короткий путь
    [plain] Клетка
    [bonus] Бонус
}
cubitos-cell-shortcut = Короткий путь { $symbol }: { $currency ->
   *[money] монет и кредитов: { $cost }
    [feet] ступней: { $cost }
}
cubitos-cell-exit = Здесь выходит короткий путь { $symbol }
cubitos-sign-names = монеты,ступни,водные ступни,кредиты,болельщики,символ,символ силы
cubitos-odds = Шанс потери
cubitos-safe = Безопасно
cubitos-misses = Без попаданий: { $percent } %, и это пока ничего не стоит.
cubitos-zones = Кубики: { $name }
cubitos-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}
cubitos-swords = Мечи:
cubitos-coins = Монеты:
cubitos-feet-word = Ступни:
cubitos-water-feet = Водные ступни:
cubitos-credits = Кредиты:
cubitos-no-hits = Попаданий ещё нет
cubitos-none = Пусто
cubitos-spent = использован
cubitos-next-hand = Дальше предел
cubitos-next-hand-why = Дальше предел: { $base }, жетонов руки { $tokens }, красных черт до лидера { $lines }, вместе { $limit }.
cubitos-card = { $name }: стоимость { $cost }, осталось { $left }, у вас { $own }.
cubitos-cards = Карты забега
cubitos-left = есть { $count }
cubitos-players = Бегуны
cubitos-doing = { $doing ->
   *[waits] ожидание
    [draws] выбор кубиков
    [rolls] бросок
    [passed] пас
    [bust] потеря
    [decides] решение
    [ready] готово
    [next] бег потом
    [runs] бег
    [ran] уже на месте
    [finished] финиш пройден
    [buys] покупка
    [won] победа
    [short] ещё в пути
}
cubitos-player = { $name }, { $doing }. Место { $place }, до финиша { $left }, болельщики { $fans }, кредиты { $credits }, предел руки { $hand }. Показывает кубики.
cubitos-head-left = осталось
cubitos-head-fans = болельщики
cubitos-head-credits = кредиты
cubitos-head-hand = предел
cubitos-own-dice = Что у вас есть: показывает ваши кубики
cubitos-question = Что можно выбрать
cubitos-draw-best = { $count ->
    [one] Взять { $count } лучший
    [few] Взять { $count } лучших
    [many] Взять { $count } лучших
   *[other] Взять { $count } лучшего
}
cubitos-pass = Пас
cubitos-push = Риск
cubitos-push-says = { $percent ->
    [0] Рискнуть: безопасно
   *[other] Рискнуть: { $percent } %, что будет потеря
}
cubitos-stay = Остаться
cubitos-go = Бежать сюда
cubitos-there = Взять
cubitos-enough = Хватит
cubitos-buy = Купить за { $cost }: { $name }
cubitos-buy-for = Купить за { $cost }
cubitos-last-round = Последний раунд!
cubitos-missed = { $state ->
   *[safe] Ни одного попадания, но пока безопасно.
    [saved] Ни одного попадания, но без потери.
} Риск или пас?
cubitos-unused = не применено: { $count }
cubitos-unused-later = ещё не применено: { $count }
cubitos-lose-unused = Бежать? Пропадёт свойств: { $count }
cubitos-ran = бег { $from } → { $to }
cubitos-bought = покупка: { $names }
cubitos-tap-again = Коснитесь ещё раз, чтобы бежать.
cubitos-legend = Что значат знаки
cubitos-reconstructed = Кое-что здесь восстановлено: в коробке может быть иначе.
cubitos-sign = { $sign ->
   *[coin] Монета: на неё покупают кубики в этом раунде; четыре монеты или кредита покупают ступню.
    [foot] Ступня: один шаг вашего бегуна.
    [water-foot] Водная ступня: шаг, который может вести через воду.
    [credit] Кредит: деньги, которые остаются.
    [fan] Болельщик: деление шкалы поддержки с наградой.
    [hand] Предел: сколько кубиков вы берёте; жетон добавляет один.
    [sword] Меч: у кого мечей больше всех, тот выигрывает сравнение.
    [lose-die] Остановка здесь: можно вернуть кубики, не больше этого числа.
    [gain-die] Остановка здесь: любой кубик даром.
    [gain-die-up-to] Остановка здесь: кубик такой стоимости или дешевле.
    [jetpack] Реактивный ранец: удваивает оставшиеся ступни.
    [red-line] Красная черта: каждая между вами и лидером добавляет один кубик к пределу.
    [water] Вода: сюда ведут только водные ступни.
    [symbol] Символ: делает то, что говорит карта его цвета.
    [power] Особый символ, с четырьмя точками: делает это и то, что на карте после слова «Особое».
}
cubitos-round = Раунд { $round }
cubitos-step = { $step ->
   *[roll] Бросок
    [abilities] Свойства
    [move] Бег
    [buy] Покупка
}
cubitos-before = { $phase ->
   *[over] Забег окончен
    [cards] Перед стартом
    [first-player] Перед стартом
}
cubitos-lap = Круг { $lap } из { $laps }
cubitos-throw = { $count ->
    [0] Бросить
    [one] Бросить { $count } кубик
    [few] Бросить { $count } кубика
    [many] Бросить { $count } кубиков
   *[other] Бросить { $count } кубика
}

# ---- Dice City on the page ----

city-letter = { $row ->
   *[white] Б
    [yellow] Ж
    [red] К
    [blue] С
    [black] Ч
}
city-gives = { $location ->
   *[other] {""}
    [barracks] +⛑
    [blacksmith] ⛑ +1†
    [merchant-guild] +▤ ✗
    [cathedral] ★ ▤
    [festival-hall] пара ★
    [great-wall] ▤ +2♜
    [cemetery] → ▤ ✗
    [church] → ⚂
    [stables] ⚂ ↔
    [town-hall] любое
    [well] ↻ ⚂
}
city-of-six = из { $count }
city-row-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, спят: { $asleep }
city-asleep = спит
city-asleep-about = Спит: очки считаются, но использовать нельзя; разбудит любой кубик.
city-wake = Разбудить: { $name }
city-wakes = разбудить
city-die-here = здесь стоит { $die } кубик
city-card-worth = { $points } ПО, защита { $defence }
city-way = можно: { $way }
city-costs = стоимость: { $cost }
city-in-hand = у вас в руке
city-none-left = кончились
city-discard = сбросить
city-payable = хватает
city-payable-then = тогда хватит
city-short = не хватает { $count }
city-solo-rows = нижний ряд уходит следующим
city-always = Всегда в продаже
city-bandits = Бандиты: { $points } ПО за { $price } силы армии
city-ship = Торговый корабль: { $points } ПО за { $cost }
city-left = ещё { $count }
city-endless = не кончаются
city-stock = Имущество: { $name }
city-strength = сила
city-strength-bandits = против бандитов
city-pass-tokens = { $count ->
    [one] фишка пропуска
    [few] фишки пропуска
    [many] фишек пропуска
   *[other] фишки пропуска
}
city-points = ПО
city-chip = { $deed ->
   *[refresh] Новые карты
    [pass] Фишка
    [forgo] Не использовать
}
city-sign-names = ПО,сила,защита,фишки пропуска,переброс,дерево,камень,железо
city-or = Другие применения
city-steps = Шаги хода
city-step = { $step ->
   *[dice] Кубики
    [attack] Атака
    [build] Стройка
    [end] Конец
}
city-targets = { $count ->
    [one] здесь { $count } цель
    [few] здесь { $count } цели
    [many] здесь { $count } целей
   *[other] здесь { $count } цели
}
city-from = { $from ->
   *[city] город
    [tokens] фишки ПО
    [bandits] бандиты
    [ships] корабли
}
city-best-row = ряд { $count }/6
city-ends = Игра кончается, когда
city-ends-round = выполнено хоть одно; затем раунд доигрывают
city-ends-solo = уходит последний ряд витрины
city-end = { $trigger ->
   *[bandits] Бандитов нет
    [ships] Две колоды кораблей пусты
    [deck] Колода строений пуста
    [rows] Два полных ряда
}
city-empty-decks = { $count } из 2
city-rows = { $count } из 2 в лучшем городе
city-turn = Ход { $number }
city-tab = { $tab ->
   *[market] Витрина ({ $deck })
    [foes] Бандиты, корабли
    [ends] Конец игры
}
city-last-round = Последний раунд
city-home = Мой город
city-deck = Что в колоде
city-leaves = уходит в конце хода
city-lay = Построить здесь
city-take = Получить: { $what }
city-end-dice = { $left ->
    [0] Не тратить фишки пропуска
   *[other] Хватит кубиков: осталось { $left }
}
city-end-attack = { $left ->
    [0] Хватит атак
   *[other] Хватит атак: осталось { $left }†
}
city-end-turn = { $lost ->
    [none] Закончить ход
   *[some] Закончить ход: пропадёт { $lost }
}

# ---- Lessons and rules ----

rules-search = Искать в правилах
learn-by-playing = Учиться играя
lessons-about = Сыграйте несколько ходов на настоящем поле. Я подсказываю, кубики слушаются, а испортить ничего нельзя.
lesson-length = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}, { $minutes ->
    [one] около { $minutes } минуты
    [few] около { $minutes } минут
    [many] около { $minutes } минут
   *[other] около { $minutes } минуты
}
lesson-begin = Начать
lesson-known = Пройдено. Ещё раз?
lesson-step = { $step } из { $steps }
lesson-back = На шаг назад
lesson-skip = Пропустить
lesson-next = Дальше
lesson-tutor = Ваш наставник
lesson-astray = Так тоже можно. Но сейчас идите за пунктирным кольцом.
lesson-over = Вы умеете играть
lesson-over-praise = Для первой партии этого достаточно.
lesson-first-match = Сыграть первую партию
lesson-others = Другие уроки
rules-of = Правила: { $game }

lesson-clever-throw = Бросьте шесть кубиков.
lesson-clever-throw-why = Побеждает тот, у кого после шести раундов больше очков. В свой ход вы бросаете трижды и после каждого броска берёте один кубик.
lesson-clever-throw-done = Каждый цвет отмечает область своего цвета на планшете. Белый может отметить любую.
lesson-clever-take = Возьмите жёлтую 3: коснитесь кубика, затем клетки.
lesson-clever-take-why = Меньшие кубики, розовая 2 и белая 1, уйдут на тарелку. В этом ходу они потеряны.
lesson-clever-take-done = Крестик в ряду I, ряду первого броска. Он поставлен карандашом: до следующего броска его можно отменить.
lesson-clever-again = Бросьте оставшиеся кубики.
lesson-clever-again-why = Жёлтый лежит в ячейке I. Розовый и белый ждут на тарелке.
lesson-clever-blue = Возьмите синюю 5 и запишите 6 рядом с семёркой.
lesson-clever-blue-why = Синий всегда считают вместе с белым, где бы тот ни лежал: 5 + 1 = 6.
lesson-clever-blue-done = Синий ряд идёт от 7 шаг за шагом: влево меньше, вправо больше. Новая 7 начинает его заново: 7 8 9 7 8.
lesson-clever-reroll = Не то, что нужно? Используйте переброс.
lesson-clever-reroll-why = Коричневая 6 пропустила бы пять клеток. Раунд 1 дал вам один переброс.
lesson-clever-brown = Возьмите коричневую 1: первая клетка.
lesson-clever-brown-why = Коричневый ряд идёт слева направо; пропущенное потеряно.
lesson-clever-brown-done = Три броска сделаны. Между двумя крестиками лежит бонус: коричневая 5 принесла бы число-джокер.
lesson-clever-pick = Соперник закончил. Выберите жёлтую 6.
lesson-clever-pick-why = В чужой ход вы используете один кубик с тарелки, а если там ничего не подходит, — из ячеек. Жёлтый тогда идёт в серую клетку.
lesson-clever-pick-done = Посмотрите ниже: вторая 6, в ряду II, принесёт лису между ними.
lesson-clever-fox = Ваш второй бросок: возьмите жёлтую 6.
lesson-clever-fox-why = Первый бросок уже сделан за вас: розовая 5. Теперь две шестёрки вокруг лисы; третьего броска не будет: все остальные кубики меньше.
lesson-clever-fox-done = Лиса! В конце каждая стоит столько, сколько ваша слабейшая область.
lesson-clever-extra = Возьмите дополнительный кубик: коричневую 5.
lesson-clever-extra-why = В конце любого хода, своего и чужого, можно ещё раз использовать любой из шести. Жёлтый или белый из ячейки идёт в её ряд, а с тарелки — в серую клетку.
lesson-clever-extra-done = Обе соседние клетки зачёркнуты: знак # между ними даёт число-джокер, тройку. Ряд, обведённый до конца, даёт ещё один бонус.
lesson-clever-joker = Возьмите жёлтую 1 как 3, с джокером.
lesson-clever-joker-why = Соперник оставил мелкие кубики. Джокер делает из одного тройку, прямо под вашим первым крестиком.
lesson-clever-pink = Розовое сердце: ещё одна отметка в розовой области! Коснитесь нижней половины и запишите 3.
lesson-clever-pink-why = Число выбираете вы: возьмите 6. Верхняя половина: все очки. Нижняя: половина числа, 3, и бонус под клеткой.
lesson-clever-pink-done = Один кубик, две отметки и переброс: такие цепочки выигрывают игру.
lesson-clever-turquoise = Возьмите бирюзовую 4 и зачеркните ряд 1.
lesson-clever-turquoise-why = Первый бросок уже сделан за вас: жёлтая 4. Бирюзовый зачёркивает клетку в колонке своего числа, в любом ряду.
lesson-clever-twice = Ещё одна 4: зачеркните и ряд 2.
lesson-clever-twice-why = В ячейке I лежит жёлтая 4. Каждый ваш равный кубик даёт ещё один крестик.
lesson-clever-twice-done = Клетки с фоном в колонке заполнены: знак # под ней — ещё один число-джокер. Ряд, заполненный по фону, тоже даёт свой бонус.
lesson-clever-cubed-over-1 = Каждая область считается по-своему: нажмите на её очки, чтобы узнать как. Каждая лиса прибавляет слабейшую ещё раз, не оставляйте пустых.
lesson-clever-cubed-over-2 = Сначала мелкие: всё, что меньше взятого кубика, для вас потеряно, а другие из этого выбирают.
lesson-clever-cubed-over-3 = Отметки стоят карандашом, пока не брошены кубики и ход не перешёл дальше, как после вашего третьего кубика. После последнего раунда все ещё могут взять оставшиеся дополнительные кубики.

rules-now = Сейчас в вашей партии
rules-back = Назад к партии
rules-own = Есть коробка? Исправьте цены, карты, дорожку болельщиков и карты трасс:
rules-die-token = жетон кубика: ещё один особый кубик
rules-defence = защита
rules-reroll = перебросить кубик
lesson-duel-throw = Бросьте свои шесть кубиков.
lesson-duel-throw-why = Вы Гигазавр, слева. Чтобы победить, отнимите у Киберкисы все ♥, притяните маркер на свой конец или оба — в свою зону внимания.
lesson-duel-throw-done = Ψ бьёт соперника, ♥ лечит вас, ↯ платит за карты, ★ и ⌂ тянут маркеры, ! — для суперсилы вашего монстра, о ней чуть позже.
lesson-duel-again = Коснитесь ★ и !, а затем перебросьте эти два.
lesson-duel-again-why = За ход у вас три броска, и вы оставляете что хотите.
lesson-duel-again-done = Три Ψ, один ♥, две ↯. Ещё один бросок ваш, но и так хорошо.
lesson-duel-stop = Остановитесь.
lesson-duel-stop-why = Всё, что вы оставили, сработает.
lesson-duel-stop-done = Киберкиса получает три удара, вы — одно ♥ и две ↯. С 0 ♥ монстр выбывает.
lesson-duel-buy = Купите среднюю карту.
lesson-duel-buy-why = Она стоит 2 ↯, тянет ★ на клетку и приносит нарисованный на ней жетон ажиотажа: его кладут на шкалу, он даёт бонусы. Карта с булавкой остаётся у вас, 1× действует один раз; правая на 1 ↯ дешевле.
lesson-duel-place = Положите рыбу, ваш жетон, слева от звезды.
lesson-duel-place-why = ★ сейчас пойдёт туда, а кто притянет маркер на жетон, получает его бонус.
lesson-duel-place-done = Звезда на клетку ближе, а жетон дал вам ♥.
lesson-duel-watch = Теперь смотрите: ходит Киберкиса.
lesson-duel-next = Снова ваш ход: бросайте.
lesson-duel-next-why = Киберкиса вылечила два ♥ и купила карту «Гигантский мозг»: теперь она лежит у неё.
lesson-duel-pull = Оставьте четыре ⌂, перебросьте остальные.
lesson-duel-pull-why = Три одинаковых тянут свой маркер на клетку, каждый следующий ещё на одну.
lesson-duel-five = Пять ⌂: три клетки. Остановитесь.
lesson-duel-five-why = Так ⌂ попадёт прямо в вашу зону внимания. А 1 ↯ вы получите за ход без покупок.
lesson-duel-order = Теперь разыграйте кубики.
lesson-duel-order-why = Порядок выбираете вы; здесь он не важен.
lesson-duel-order-done = ⌂ в вашей зоне внимания. Будь там и ★, вы бы победили.
lesson-duel-luck = Ваш следующий ход: бросьте.
lesson-duel-luck-why = Киберкиса ударила дважды, но ⌂ осталось у вас.
lesson-duel-power = Три ★ и два !: остановитесь.
lesson-duel-power-why = Звезде осталось две клетки до вашей зоны.
lesson-duel-power-done = Три ★ тянут звезду на клетку. Два ! это суперсила Гигазавра: ещё одна клетка.
lesson-duel-fame = Разыграйте три ★.
lesson-duel-fame-why = Они потянут звезду на клетку влево.
lesson-duel-win = Теперь суперсила: потяните ★ ещё раз.
lesson-duel-win-why = Оба маркера в вашей зоне внимания: это немедленная победа.
lesson-duel-win-done = Победа. Весь город говорит о Гигазавре.
lesson-king-of-tokyo-duel-over-1 = Победить можно тремя способами: отнять у соперника все сердца, притянуть маркер на свой конец шкалы или держать оба маркера в своей зоне внимания.
lesson-king-of-tokyo-duel-over-2 = Есть энергия — после кубиков покупайте карты. Правая дешевле, а ход без покупок даёт одну энергию.
lesson-king-of-tokyo-duel-over-3 = У каждого монстра своя суперсила. Коснитесь карты или монстра, чтобы прочитать, что они делают.
lesson-city-use = Используйте белый кубик: коснитесь его, затем «Получить: 1 дерево».
lesson-city-use-why = Побеждает тот, у кого больше очков: за карты, бандитов и корабли. Ресурсы дают кубики: каждый стоит в ряду своего цвета на клетке своего числа.
lesson-city-use-done = Одно дерево. За ход каждый кубик тратится один раз, в любом порядке.
lesson-city-more = Жёлтый кубик тоже стоит на лесе.
lesson-city-more-why = Ещё одно дерево.
lesson-city-point = Теперь синий кубик: маленький дом.
lesson-city-point-why = Он сразу даёт победное очко.
lesson-city-point-done = Такие очки лежат лицом вниз: другие видят рядом с вашими «+?», как и вы рядом с чужими.
lesson-city-shift = Потратьте красный кубик, чтобы сдвинуть чёрный.
lesson-city-shift-why = Коснитесь красного, затем леса слева от чёрного. Вместо использования кубик может сдвинуть другой на одну клетку.
lesson-city-black = Используйте чёрный кубик.
lesson-city-black-why = Третье дерево.
lesson-city-black-done = Все пять кубиков потрачены. Атаковать нечем, так что пора строить.
lesson-city-build = Купите лесопилку: два дерева.
lesson-city-build-why = Эти четыре колоды продаются всегда. Лесопилка даёт два дерева там, где лес даёт одно.
lesson-city-place = Положите её на первую белую клетку.
lesson-city-place-why = Она накроет лес: теперь единица белого кубика — лесопилка. Позже и её можно накрыть другой картой.
lesson-city-place-done = Ход окончен. Каждого ресурса на следующий ход остаётся по одному.
lesson-city-throw = Бросьте кубики для следующего хода.
lesson-city-throw-why = Бросают в конце своего хода: пока ходят другие, можно подумать.
lesson-city-throw-done = На белом 1: ваша лесопилка. И три кубика стоят на ополчении!
lesson-city-army = Используйте три ополчения.
lesson-city-army-why = Соперник тем временем построил поместье. Каждое ополчение даёт одну силу армии, только на этот ход.
lesson-city-army-done = Сила 3. На бандитов хватит.
lesson-city-mill = Используйте и белый с чёрным.
lesson-city-mill-why = Лесопилка даёт два дерева, пещера одно железо.
lesson-city-attack = Победите бандитов с защитой 3.
lesson-city-attack-why = Можно атаковать и карту соперника: вы получите её очки, а она уснёт, то есть очки хозяину считаются, но использовать её нельзя, пока кубик не разбудит. Или отнять ресурсы, по 2 силы за каждый.
lesson-city-attack-done = Два очка. Игра кончается с раундом, в котором нет больше бандитов, пусты две колоды кораблей, пуста колода строений или конец объявил игрок с двумя полными рядами неспящих карт.
lesson-city-card = Купите рынок: два дерева и железо.
lesson-city-card-why = В конце он принесёт два очка, а кубик на нём меняет ресурсы.
lesson-city-lay = Положите его на жёлтого путника.
lesson-city-lay-why = Хорошие карты лучше класть в разные ряды: в каждый ряд приходит только один кубик.
lesson-city-lay-done = Пять очков за два хода. Так и растёт город.
lesson-dice-city-over-1 = В ходе три части: кубики, атака, стройка. Потом бросок для следующего хода.
lesson-dice-city-over-2 = Побеждает тот, у кого больше очков. Их приносят карты в городе, побеждённые бандиты, корабли, увозящие товары, и строения, дающие их сразу.
lesson-dice-city-over-3 = Неудачный бросок? Кубик может сдвинуть другой, сменить карты на витрине или принести фишку пропуска: две такие покупают ресурс, 1 силу или переброс кубика соперников. Коснитесь любой клетки или карты, чтобы прочитать, что она делает.
lesson-cubitos-throw = Бросьте свои девять кубиков.
lesson-cubitos-throw-why = Обегите трассу первым: у флажка стоит, сколько клеток осталось до финиша. В каждом раунде сначала все бросают, потом все бегут.
lesson-cubitos-throw-done = Монета и ступня. Всё, что не пусто, — попадание и становится активным; пустые кубики ждут в зоне броска.
lesson-cubitos-push = РИСК: бросьте пустые кубики снова.
lesson-cubitos-push-why = Это безопасно: пока активных кубиков меньше трёх, бросок без попаданий ничего не стоит.
lesson-cubitos-push-done = Ещё две монеты. Теперь активны четыре кубика, а начиная с трёх рисковать опасно: бросок без единого попадания — потеря, все активные кубики уходят в сброс.
lesson-cubitos-pass = ПАС: оставьте то, что есть.
lesson-cubitos-pass-why = Вероятность потери стоит рядом с кубиками. Три монеты и ступня: для первого раунда хорошо.
lesson-cubitos-pass-done = Соперник рискует ещё раз, хотя может потерять всё…
lesson-cubitos-run = Соперник потерял кубики. Бегите: коснитесь клетки с 2, потом ещё раз.
lesson-cubitos-run-why = Фиолетовые числа — сколько ступней стоит клетка. Можно бежать и вбок, и назад: здесь у флажка даже на клетку больше (+1), зато есть бонус.
lesson-cubitos-bonus = Возьмите бонус.
lesson-cubitos-bonus-why = Бонус даёт только клетка, на которой вы остановились: здесь два кредита.
lesson-cubitos-bonus-done = Кредиты остаются у вас. Монеты сгорают в конце раунда. Потеря принесла сопернику болельщика, а болельщики приносят кредиты.
lesson-cubitos-buy = Купите красный кубик: Крабовый солдат.
lesson-cubitos-buy-why = Три монеты и два кредита. За раунд можно купить до двух кубиков разных цветов.
lesson-cubitos-buy-done = Раунд 2. Купленные и использованные кубики уходят в сброс. Брать было нечего, и все они вернулись, ваш красный тоже.
lesson-cubitos-draw = Возьмите красный кубик и лучшие из остальных и бросьте.
lesson-cubitos-draw-why = Пустые кубики ещё в зоне броска; добирают до предела руки. Кубик первого игрока теперь у вас и идёт сверх того.
lesson-cubitos-draw-done = Меч, монета и ступня.
lesson-cubitos-enough = Три активных кубика. ПАС.
lesson-cubitos-enough-why = Риск мог бы стоить вам меча.
lesson-cubitos-enough-done = Некоторые существа сравнивают то, что показывают: у кого больше мечей…
lesson-cubitos-soldier = У вас. Возьмите то, что даёт красная карта.
lesson-cubitos-soldier-why = Что делает цвет, написано на карте в игре. На каждый цвет есть семь карт, так что забеги не повторяются.
lesson-cubitos-soldier-done = Три монеты и две ступни за один кубик. Он вернулся в запас.
lesson-cubitos-far = Три ступни: бегите к белому кубику с −1 и остановитесь там.
lesson-cubitos-far-why = По стрелкам. В воду ведут водные ступни, лицо — это болельщик. Красные черты с числами: кто отстал на одну, берёт на кубик больше. За четыре монеты можно купить ступню.
lesson-cubitos-lose = Возьмите бонус: можно вернуть кубик в запас.
lesson-cubitos-lose-why = Это хорошо! Чем меньше серых кубиков, тем чаще возвращаются хорошие.
lesson-cubitos-grey = Верните светло-серый.
lesson-cubitos-grey-why = Пять из шести его сторон пустые.
lesson-cubitos-rock = Четыре монеты: купите зелёный кубик.
lesson-cubitos-rock-why = Зелёный даёт не только свойство, но и ступни. До покупки карта говорит, что она делает.
lesson-cubitos-rock-done = Таков раунд «Кубитос». Когда кто-нибудь пересечёт финиш, все доигрывают раунд, и побеждает тот, кто ушёл дальше всех за черту.
lesson-cubitos-over-1 = Рискуйте, пока безопасно; пасуйте, когда жалко потерять активное. Кто потерял кубики, получает болельщика.
lesson-cubitos-over-2 = Кто отстал на красные черты, бросает больше кубиков: плохой старт ещё не конец.
lesson-cubitos-over-3 = Покупайте рано и избавляйтесь от серых кубиков. Ступни не хранятся, кредиты хранятся: в последнем раунде бегите за черту как можно дальше.

# ---- Watching ----

start-watch = Смотреть
watching = Просмотр
watch-pause = Пауза
watch-on = Дальше
watch-step = Один шаг
watch-again = Смотреть ещё
watch-play = Сыграть самому
watch-decides = Решает: { $names }

# ---- Own components ----

components = Свои компоненты
components-sections = Что показать
components-tracks = Трассы
components-cards = Карты
components-dice = Кубики
components-fan_track = Болельщики
components-race_sets = Наборы
components-file = Файл
components-files = Ваши файлы
components-name = Имя этого файла
components-unnamed = Мои компоненты { $number }
components-new = Новый
components-copy = Копия
components-discard = Удалить
components-discarded = Удалено: { $name }
components-redo = Повторить
components-export = В файл
components-play = Играть с ними
components-play-sound = Играть с тем, что в порядке
components-printed = Всё как встроено. Меняйте что угодно: сохраняются только ваши изменения.
components-changes = { $count ->
    [one] { $count } изменение
    [few] { $count } изменения
    [many] { $count } изменений
   *[other] { $count } изменения
}, { $where }
components-where-kept = хранится на этом устройстве
components-where-memory = только в этой вкладке: браузер здесь ничего не хранит
components-where-full = только в этой вкладке: места больше нет
components-in-order = Всё в порядке.
components-checking = Проверяется…
components-rest-in-order = Всё остальное в порядке.
components-more-faults = { $count ->
    [one] И ещё { $count } ошибка.
    [few] И ещё { $count } ошибки.
    [many] И ещё { $count } ошибок.
   *[other] И ещё { $count } ошибки.
}
components-show = Показать
components-wrong = ошибка
components-yours = ваше
components-guess-cost = стоимость восстановлена
components-guess-effect = свойство восстановлено
components-guess-reward = восстановлено
components-guess-map = трасса восстановлена
components-guess-all = восстановлено
components-was = было
components-less = { $what }: на один меньше
components-more = { $what }: на один больше
components-back = Как напечатано
components-confirm = Подтвердить: в моей коробке так
components-filter = Какие карты
components-all = Все
components-only-mine = Мои: { $count }
components-nothing-own = Вы ещё не исправили ни одной карты.
components-cost = стоимость
components-cost-of = Стоимость: { $name }
components-effect = Свойство
components-parts = Части карты «{ $name }», как в файле
components-timing-now = Сейчас
components-timing-active = Активное
components-timing-run = На бегу
components-timing-other = В другое время
components-number-n = число
components-number-coins = монеты
components-number-feet = ступни
components-number-water-feet = водные ступни
components-number-credits = кредиты
components-number-take-grey = взять серых кубиков
components-number-per = активных кубиков за это
components-number-per-fans = болельщиков за один
components-number-divisor = за один
components-number-max = не больше
components-number-max-cost = стоимость до
components-number-max-distance = шагов не больше
components-number-needs = нужно символов
components-number-times = раз
components-faces = грани
components-face = Грань { $number }: { $name }
components-face-count = Число на грани { $number }: { $name }
components-step = Деление шкалы поддержки { $step }
components-fan-about = Что даёт каждое деление. Последнее платит снова за каждого следующего болельщика.
components-credits = кредиты
components-tokens = жетоны руки
components-laps = круги
components-set-track = Трасса: { $name }
components-set-linked = Вторая трасса: { $name }
components-not-linked = без второй трассы
components-map = Карта: { $name }. Стрелки ведут от клетки к клетке, Enter применяет кисть.
components-lap = Кратчайший круг: { $feet ->
    [one] { $feet } ступня
    [few] { $feet } ступни
    [many] { $feet } ступней
   *[other] { $feet } ступни
}
components-red-lines = красных черт на круге
components-red = красных черт до неё
components-red-before = { $count ->
    [one] { $count } красная черта до неё
    [few] { $count } красные черты до неё
    [many] { $count } красных черт до неё
   *[other] { $count } красной черты до неё
}
components-neighbours = соседи
components-no-spot = Коснитесь клетки, чтобы увидеть, что это. Кистью касайтесь или ведите.
components-kind = Вид
components-bonus = бонус
components-second = Второй бонус
components-no-second = Без него
components-any-die = любой кубик
components-pay = Плата
components-pay-money = монеты и кредиты
components-pay-feet = ступни
components-letter = Буква
components-to = Ведёт в
components-nowhere = пока никуда
components-paint = Рисовать
components-paint-pick = смотреть
components-paint-pick-about = Коснитесь клетки и измените её под картой.
components-paint-plain = дорога
components-paint-plain-about = И там, где клетки не было: она соединится с соседними.
components-paint-water = вода
components-paint-water-about = Войти можно только водными ступнями.
components-paint-wall = стена
components-paint-wall-about = Трибуна в середине; никто не пройдёт.
components-paint-gap = ничего
components-paint-gap-about = Убирает клетку с карты.
components-paint-red = красная черта
components-paint-red-about = Красит области: у каждой клетки число красных черт до неё, черты идут по границам областей.
components-paint-start = старт
components-paint-start-about = Большая клетка, где начинается круг.
components-paint-finish = финиш
components-paint-finish-about = Большая клетка, где круг кончается.
components-paint-both = старт и финиш
components-paint-both-about = Где круг кончается там же, где начался.
components-paint-bonus = бонус
components-paint-credits = кредиты
components-paint-credits-about = Бонус тому, кто здесь встал: столько кредитов.
components-paint-fan = болельщик
components-paint-fan-about = Бонус тому, кто здесь встал: болельщик.
components-paint-lose-die = вернуть кубики
components-paint-lose-die-about = Бонус тому, кто здесь встал: вернуть до стольких кубиков.
components-paint-gain-die = получить кубик
components-paint-gain-die-about = Бонус тому, кто здесь встал: кубик бесплатно.
components-paint-jetpack = ранец
components-paint-jetpack-about = Удваивает оставшиеся ступни.
components-paint-shortcut = короткий путь
components-paint-shortcut-about = Потом скажите под картой, куда он ведёт и сколько стоит.
components-file-about = Только отличия от встроенных данных. kubik play cubitos --data ФАЙЛ берёт тот же файл.
components-line = Строка { $line }: { $words }
components-not-json = Это не JSON: обрывается в строке { $line }, столбце { $column }.
components-no-form = Здесь должно быть другое.
components-drop = Бросьте файл сюда
components-taken = Взято: { $name }
components-too-large = Слишком много для данных о компонентах: читается не больше { $megabytes } МБ.
components-unreadable = Файл не читается. Его переместили или удалили?
components-empty = Файл пуст.
components-no-engine = Игра не загрузилась, проверить файл некому. Попробуйте ещё раз.
components-refused = { $where }: { $details }
components-no-rules = Правила не отвечают ({ $details }). Ваши изменения целы; проверка повторится, как только ответят.
components-built-in = как встроено
components-other = как передано
components-open = Посмотреть, исправить
components-set-up = Настроить
components-fault-range = должно быть от { $least } до { $most }, а не { $got }
components-fault-grey-symbol = символы есть только у цветных кубиков: выберите пустую грань, монеты, ступни или кредиты
components-fault-no-symbol = цветному кубику нужен хотя бы один символ, простой или особый
components-fault-last-step = последнее деление не даёт жетонов руки: оно платит снова и снова, а предел не может расти вечно
components-fault-linked = две связанные трассы должны быть разными; больше кругов задаются кругами
components-fault-linked-laps = по двум связанным трассам бегут один раз
components-fault-effect = ни одна карта из коробки не делает «{ $op }» так: возьмите timing, trigger, mandatory и uses_die у той, что делает
components-fault-no-way = сюда от старта нет пути по суше
components-fault-island = сюда не попасть от старта: соедините с другими клетками или уберите
components-fault-red = красных черт до неё { $here }, а до соседней { $cell } — { $there }: за один шаг пересекают не больше одной
components-fault-missing-end = { $end ->
    [start] на карте нет старта
   *[finish] на карте нет финиша
}
components-fault-no-cell = такой клетки нет ({ $cell })
components-fault-shortcut-end = { $cell } — вода, старт или финиш: короткий путь кончается на другой клетке
components-fault-shortcut-land = до обоих концов короткого пути должен быть путь по суше
components-fault-shortcut-back = до { $cell } от старта { $there }, а до этой клетки { $here }: короткий путь ведёт вперёд
components-fault-shortcut-twice = на { $cell } уже кончается другой короткий путь
components-fault-letter = нужна одна буква
components-fault-bonuses = один бонус или два
components-fault-many = { $got } — слишком много: не больше { $most }
components-fault-movement = коротких путей и ранцев { $got }, слишком много: не больше { $most }
components-fault-start-finish = старт и финиш не должны соприкасаться
components-fault-length = на этой карте { $measured }, а не { $got }: исправьте карту или число либо уберите его

# ---- Daily dice ----

daily = Кубики дня
daily-line = у всех одни и те же броски
daily-about = одна партия в день, и броски у всех одинаковы
daily-open = Сыграть сегодня
daily-play = Играть
daily-alone = В одиночку на счёт. Сегодня кубики у всех падают одинаково.
daily-waits = Сегодняшняя партия ждёт продолжения.
daily-streak = { $count ->
    [0] серии пока нет
    [one] { $count } день подряд
    [few] { $count } дня подряд
    [many] { $count } дней подряд
   *[other] { $count } дня подряд
}
daily-next = Новые кубики через { $time }
daily-share = Поделиться
daily-copy = Копировать строку
daily-copied = Скопировано. Вставьте куда хотите.
daily-save = Сохранить картинку
daily-result = Показать результат

# ---- Replay ----

replay-first = В начало
replay-back = На шаг назад
replay-run = Показать
replay-pause = Пауза
replay-on = На шаг вперёд
replay-last = В конец
replay-step = Шаг партии
replay-at = Шаг { $step } из { $steps }
replay-start = До первого шага
replay-winning = Кто побеждал
replay-judged = Кто был впереди, по оценке ботов
replay-share = доля высоты = шанс на победу
replay-next-turning = К следующему перелому
replay-speed = Скорость
replay-key-step = шаг
replay-large = Большое поле
replay-controls = Просмотр
replay-turn = Что произошло
replay-changes = как изменился шанс
replay-chance = { $name }: шанс на победу
replay-points = { $name }: ожидаемые очки
play-on = Играть отсюда
to-matches = К партиям
loading = Загружается…

# ---- Gallery ----

gallery = Галерея
gallery-about = все поля в готовых позициях
gallery-game = Игра
gallery-size = Размер окна
gallery-here = это окно
gallery-phone = телефон
gallery-desktop = компьютер
gallery-previous = Предыдущая позиция
gallery-next = Следующая позиция
gallery-begin = Начало
gallery-dice = Выбор кубика
gallery-die = Что делать с кубиком
gallery-kept = Часть кубиков отложена
gallery-platter = Кубик с тарелки
gallery-extra = Дополнительный кубик
gallery-chain = Цепочка
gallery-middle = Середина партии
gallery-others = Решают другие
gallery-alone = В одиночку
gallery-four = Вчетвером
gallery-roll-off = Кто начинает?
gallery-market = Покупка карт
gallery-order = В каком порядке?
gallery-place = Куда положить?
gallery-question = Карта спрашивает
gallery-attack = Атака
gallery-push = Рискнуть ещё?
gallery-bust = Потеря кубиков
gallery-draw = Какие кубики взять
gallery-swords = Больше всех мечей
gallery-abilities = Свойства кубиков
gallery-move = Куда бежать?
gallery-finale = Две трассы, четыре бегуна
gallery-end = Конец

# ---- Trouble ----

refused-why = { $code ->
    [bad-record] запись повреждена или сделана другой версией
    [bad-setup] эти варианты вместе невозможны
    [bad-policy] такого бота здесь нет
    [unknown-game] такой игры здесь нет
    [not-your-turn] сейчас решает другой игрок
    [illegal-action] сейчас это невозможно
    [cannot-undo] это уже нельзя отменить
    [game-over] партия окончена
   *[other] страница и движок не понимают друг друга
}{ $place ->
    [none] {""}
   *[some] {" "}({ $place })
}
trouble-not-loaded = Эту часть страницы не удалось загрузить. Проверьте сеть и перезагрузите; ваши партии целы.

trouble-not-kept = Партию не удалось сохранить на этом устройстве ({ $details }). Она продолжается, но пропадёт, если закрыть страницу: сохраните её в файл.
trouble-refused = Движок отказался: { refused-why }.
trouble-mended = Движок пришлось запустить заново; партия продолжается с того же места.
trouble-broken = Движок не отвечает ({ $details }). Партия сохранена; перезагрузите страницу.

# ---- Measuring ----

bench = Замер
bench-about = Как быстро этот браузер играет целые партии со случайными решениями, двое игроков в одном потоке: двойник команды kubik bench.
bench-start = Измерить
bench-running = Измеряется { $game }…
bench-game = Игра
bench-games = Партий в секунду
bench-decisions = Решений в секунду

# ---- Luck or skill ----

luck = Удача или умение
luck-verdict = Что решило
luck-working = Каждая позиция много раз доигрывается до конца…
luck-stopped = Остановлено. Продолжится с того же места.
luck-part = Готово { $percent } %
luck-stop = Остановить
luck-go-on = Продолжить
luck-failed = Эту партию не удаётся разобрать: { $details }.
luck-decided = Решила удача:
luck-skill-decided = Решило умение:
luck-nothing-decided = Ни удача, ни умение явно не видны.
luck-gave-away = { $is ->
    [you] { $count ->
        [one] Ваша { $count } ошибка стоила
        [few] Ваши { $count } ошибки стоили
        [many] Ваши { $count } ошибок стоили
       *[other] Ваши { $count } ошибки стоили
    }
   *[other] { $count ->
        [one] { $name }: { $count } ошибка стоила
        [few] { $name }: { $count } ошибки стоили
        [many] { $name }: { $count } ошибок стоили
       *[other] { $name }: { $count } ошибки стоили
    }
}
luck-without-win = { $is ->
    [you] Без удачи эта партия стоит для вас { $value } ± { $error }.
   *[other] Без удачи эта партия стоит { $value } ± { $error } ({ $name }).
}
luck-without-points = Без удачи эта партия стоит { $value } ± { $error } очков.
luck-scale-win = 1,00 — целая победа. { $sign ->
    [whole] { $change } значит: этого хватило бы больше чем на одну партию.
    [less] { $change } значит: с { $of ->
        [skill] такими решениями
       *[luck] такими кубиками
    } выигрывают на { $more } меньше из 100 партий.
   *[more] { $change } значит: с { $of ->
        [skill] такими решениями
       *[luck] такими кубиками
    } выигрывают на { $more } больше из 100 партий.
}
luck-scale-points = Умение сравнивается с осторожным ботом: выше 0 — лучше него.
luck-mistakes-about = Ошибки считаются от лучших найденных ходов.
luck-unfinished = Партия не окончена; последнее значение — оценка.
luck-chart-win = Шанс на победу
luck-chart-points = Ожидаемые очки
luck-chart-says = от { $from } до { $to }
luck-legend-turn = перелом
luck-legend-mistake = ошибка
luck-legend-luck = удача
luck-decision = { $name }: { $what }
luck-scales = Весы: удача { $luck }, решения { $skill }
luck-start = начало
luck-turn = ход
luck-round = раунд
luck-in-turn = ход { $number }
luck-in-round = раунд { $number }
luck-end = конец
luck-now = сейчас
luck-way = Как { $from } стало { $to }
luck-way-start = начало
luck-way-luck = удача
luck-way-thrown = свои броски
luck-way-table = чужие броски, карты
luck-way-skill = свои решения
luck-way-others = решения других
luck-way-result = итог
luck-way-now = сейчас
luck-row = Часть
luck-row-luck = Удача
luck-row-skill = Свои решения
luck-row-others = Решения других
luck-row-mistakes = Ошибки
luck-row-without = Без удачи
luck-yardsticks = Свои решения — против судьи, ошибки — против лучших ходов.
luck-error-about = ± и полоса: две из трёх новых оценок попадут сюда; слабости самого судьи в них нет.
luck-costliest = Ваши самые дорогие ошибки
luck-costliest-all = Самые дорогие ошибки
luck-of-decisions = из { $count ->
    [one] { $count } решения
    [few] { $count } решений
    [many] { $count } решений
   *[other] { $count } решения
}
luck-no-mistakes = Ни одно решение само по себе не потеряло столько, чтобы сыгранные партии это доказали.
luck-mistake-number = ошибка { $number }
luck-step = шаг { $step }
luck-played = Сыграно
luck-better = Лучше
luck-see = Показать
luck-throws = Самые удачные и неудачные моменты
luck-no-throws = Ничего важного не выпало и не вытянуто.
luck-one-match = Одна партия мало говорит об умении.
luck-judge = { $games ->
    [one] Судья: { $games } доигранная партия из каждой позиции.
    [few] Судья: { $games } доигранные партии из каждой позиции.
    [many] Судья: { $games } доигранных партий из каждой позиции.
   *[other] Судья: { $games } доигранной партии из каждой позиции.
}
luck-by-dice = кубики
luck-by-decision = решение
hint-advised = так сыграл бы сильнейший бот
hint-then = потом: { $what }
hint-as-good = не хуже
hint-less-wins = −{ $loss } ± { $error } %
hint-less-points = −{ $loss } ± { $error }
