# The page in the browser.

# Words that are the same in all files of this language; whoever changes one changes all of them:
# - вартість, не ціна
# - поки що (прислівник), не поки; вибрати, не обрати; лишити, не залишити (крім карт «ЗАЛИШТЕ»)
# - лисиця, стовпчик, клітинки з тлом, найслабша область, перекидання, бонус «?» (Хитрий у кубі)
# - монстр, життєві сили, поділка, доріжка, суперсила (Дуель)
# - будівля, вітрина, стовпець, жетон, колода кораблів, атакувати, зсунути (Dice City)
# - карта, не картка; мапа — це траса на малюнку (Кубітос)
# - успіх, промах, перевірити удачу (на кнопці «Ризик»), пас, невдача; втратити кубик (Кубітос)
# - ліміт кубиків, жетон ліміту, червона лінія, трек уболівальників (Кубітос)
# - уміння, посилений символ, винагорода клітинки, зона кидків, загальний запас (Кубітос)
# - власні рішення, позиція (удача чи вміння)
# Ім’я стоїть перед двокрапкою або комою, не перед дієсловом: воно може бути «Ви».

# ---- Shell: start, header, menus ----

navigation = Сторінки
language = Мова
language-en = English
language-uk = Українська
language-ru = Русский
sound = Звук
to-light = Світлі кольори
to-dark = Темні кольори
learn = Навчання
matches = Партії
try-again = Спробувати ще раз

game-clever-cubed = Хитрий у кубі
game-clever-cubed-line = Кидайте, позначайте, запускайте ланцюжки
game-clever-cubed-players = 1–4 гравці
game-king-of-tokyo-duel = Володар Токіо. Дуель
game-king-of-tokyo-duel-line = Два монстри перетягують місто
game-king-of-tokyo-duel-players = 2 гравці
game-dice-city = Dice City
game-dice-city-line = Перебудуйте місто під свої кубики
game-dice-city-players = 1–4 гравці
game-cubitos = Кубітос
game-cubitos-line = Випробуйте удачу, а тоді біжіть
game-cubitos-players = 2–4 гравці

start-greeting = Чотири коробки кубиків.
start-question = Яку відкриємо?
start-continue = Продовжити
start-play = Грати
start-set-up = Налаштувати
start-best = рекорд { $score }
start-won = перемог { $won }/{ $played }
start-new = ще не грали
start-learn = Уперше тут? Вчіться граючи
start-learn-line = кілька хвилин, на справжньому полі
start-failed = Гру не вдалося почати: { $details }

shelf-memory = Цей браузер нічого не зберігає для цієї сторінки — можливо, вікно приватне. Партії живуть, доки ви його не закриєте: що хочете зберегти, збережіть у файл.
shelf-full = На пристрої немає місця, останні зміни є лише в цьому вікні. Видаліть старі партії або збережіть цю у файл.
shelf-wiped = Браузер видалив усе, що тут зберігалося. Партія перед вами триває і збережеться знову з наступним ходом.
update-ready = Готова нова версія. З партіями нічого не станеться.
update-take = Оновити

elsewhere-title = Партія в іншій вкладці
elsewhere-about = У цю партію грають в іншій вкладці. Грати можна лише в одній, щоб нічого не загубилося.
elsewhere-lost = Цю партію продовжили в іншій вкладці. Усе до цього місця збережено.
elsewhere-take = Грати тут

nowhere-address = Тут нічого немає
nowhere-address-about = Ця адреса нікуди не веде. Можливо, щось загубилося дорогою.
nowhere-match = Такої партії немає
nowhere-match-about = Її немає на цьому пристрої, або її вже не прочитати. Партії лишаються в тому браузері, де їх грали, доки ви не збережете їх у файл.
nowhere-browser = Цей браузер застарий
nowhere-browser-about = Ігри йдуть у браузері, а цьому бракує того, що їм потрібно. Підійде новіший браузер.

# ---- Setting up ----

setup-title = нова партія
setup-who = Хто грає
setup-person = Людина
setup-bot = Бот
setup-person-about = за цим пристроєм
setup-level = Наскільки добре грає місце { $number }
setup-easy = Легкий
setup-normal = Звичайний
setup-hard = Сильний
setup-expert = Експерт
setup-easy-about = знає правила, але часто забуває про вигоду
setup-normal-about = грає розважливо, хід за ходом
setup-hard-about = прораховує, що принесе хід
setup-expert-about = обмірковує кожен хід, до секунди
setup-seat = Місце { $number }
setup-name = Ім’я гравця { $number }
setup-remove = Прибрати: { $name }
setup-free = Місце { $number }
setup-first = Для початку
setup-rulings = Тонкощі правил
setup-usual = усе як зазвичай
setup-usual-rules = Звичайні правила. Наступного разу тут буде вибрано те саме.
setup-changed = { $count ->
    [one] { $count } вибір не такий, як зазвичай
    [few] { $count } вибори не такі, як зазвичай
    [many] { $count } виборів не такі, як зазвичай
   *[other] { $count } вибору не такі, як зазвичай
}
setup-alone = Ви граєте самі, на найкращий рахунок.
setup-together = За столом: { $names }.
setup-watch = Ви дивитеся: { $names }.
setup-start = Почати
setup-start-watch = Дивитися
setup-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}

# ---- Setting up a race ----

setup-sets = Перегони
setup-sets-about = десять готових наборів, кожен зі своїми картами й трасою
setup-laps = { $count ->
    [one] { $count } коло
    [few] { $count } кола
    [many] { $count } кіл
   *[other] { $count } кола
}
setup-lap-length = { $count ->
    [one] у колі { $count } клітинка
    [few] у колі { $count } клітинки
    [many] у колі { $count } клітинок
   *[other] у колі { $count } клітинки
}
setup-cards = Карти
setup-cards-own = Свої
setup-cards-random = Навмання
setup-cards-random-about = Коли перегони почнуться, для кожного кольору витягнуть одну карту.
setup-cards-about = { $count ->
    [0] Карти набору «{ $set }». Будь-яку можна змінити на іншу того самого кольору.
    [one] Набір «{ $set }», замінено { $count } карту.
    [few] Набір «{ $set }», замінено { $count } карти.
    [many] Набір «{ $set }», замінено { $count } карт.
   *[other] Набір «{ $set }», замінено { $count } карти.
}
setup-cost = { $count ->
    [one] коштує { $count } монету
    [few] коштує { $count } монети
    [many] коштує { $count } монет
   *[other] коштує { $count } монети
}
setup-card-number = { $number } з { $count }
setup-card-of = Карта: { $colour }
setup-swap = Взяти: { $card }

# ---- Championship ----

series = Чемпіонат
series-race = Чемпіонат, перегони { $number }
series-race-column = Перегони
series-table = Таблиця очок
series-after = { $played ->
    [0] Попереду { $count } перегонів
   *[other] Позаду { $played } із { $count } перегонів
}
series-points = Очки за місця: { $points }
series-go-on = Далі: { $race }
series-continue = Продовжити: { $race }
series-again = Ще один чемпіонат
series-winners = { $count ->
    [one] Чемпіон: { $names }
    [few] Чемпіони: { $names }
    [many] Чемпіони: { $names }
   *[other] Чемпіони: { $names }
}
series-removed = Чемпіонат видалено.
setup-series-about = Сім перегонів поспіль у тому самому складі, після кожних — таблиця очок. Інакше лише одні перегони.
setup-series-points = Очки за місця
setup-series-wrong = Такі очки не годяться. Напишіть через кому цілі числа до 1000, кожне не більше за попереднє: 5,3,2,1.
setup-start-series = Почати чемпіонат

# ---- Matches on this device ----

matches-about = на цьому пристрої
matches-over = Зіграна до кінця
matches-played = Відкрита в іншій вкладці
matches-duplicate = Зробити копію
matches-duplicated = { $game }: копія у списку. Її можна дограти інакше.
matches-remove = Видалити
matches-removed = Партію видалено.
matches-damaged = { $count ->
    [one] { $count } запис уже не прочитати.
    [few] { $count } записи вже не прочитати.
    [many] { $count } записів уже не прочитати.
   *[other] { $count } запису вже не прочитати.
}
matches-nothing = На полиці поки що порожньо
matches-nothing-about = Кожна партія лягає сюди сама, з першого кидка, і чекає, доки ви повернетеся. Файл із партією можна кинути будь-де на цій сторінці.
matches-begin = Почати партію
matches-drop = Файл із партією можна кинути будь-де на цій сторінці.
import = Відкрити файл
import-drop = Киньте партію сюди
import-done = { $game }: партія у списку.
import-too-large = Для партії це забагато: читається щонайбільше { $megabytes } МБ.
import-unreadable = Файл не читається. Можливо, його перемістили чи видалили?
import-empty = Файл порожній.
import-not-json = Це не партія: навіть не JSON, або файл обрізано.
import-not-a-match = Це не запис партії.
import-newer = Це зберегла інша версія, тут її не знають.
import-damaged-line = Рядок { $line } пошкоджено.
import-unknown-game = Гри «{ $game }» тут не знають.
import-refused = Правила її не приймають: { refused-why }.
import-no-engine = Гра не завантажилася, і перевірити файл нікому. Спробуйте ще раз.

# ---- Settings ----

settings-person = Ви
settings-name = Ваше ім’я
settings-look = Вигляд і звук
settings-theme = Кольори
theme-system = як у системі
theme-light = світлі
theme-dark = темні
settings-motion = Рух
settings-motion-about = Кубики котяться, маркери ковзають.
motion-system = як у системі
motion-full = увесь
motion-reduced = якнайменше
settings-sound-about = Стук кубиків по дереву.
settings-table = За столом
settings-pace = Темп ботів
settings-ask = Питати перед кінцем ходу
settings-ask-about = Інакше хід перейде з вашим наступним натисканням.
settings-about = Про Kubik
settings-version = Версія { $version }. Чотири сучасні ігри з кубиками, у браузері та в терміналі.
settings-private = Усе відбувається на цьому пристрої: ні облікових записів, ні cookie, нічого нікуди не надсилається.
settings-names = Правила переказано, картинки намальовано наново. Назви ігор належать їхнім видавцям, які з Kubik ніяк не пов’язані.
settings-licences = Ліцензії

# ---- The table ----

close = Закрити
menu = Меню
to-start = На головну
rules = Правила
settings = Налаштування
throw = Кинути
undo = Скасувати
undo-reach = Скасовує ваше останнє рішення, але не далі останнього кидка
end-turn = Завершити хід
ending-turn = Зараз хід перейде до інших.
skip = Пропустити
all-actions = Усі дії
no-actions = Зараз вирішувати нічого.
hint = Підказка
bar-tools = Інструменти
hint-ask = Що б ви вибрали?
hint-promise = Перевірить ваші варіанти в кількасот партіях і покаже найкращі.
hint-thinking = Перевіряю ваші варіанти…
hint-now = +{ $points } одразу
hint-range = більшість партій завершується між { $low } і { $high }
hint-about = Як часто ви перемогли б, якби партію дограли обережні гравці.
hint-about-solo = Очки наприкінці, якби партію дограв обережний гравець; лінія охоплює вісім партій із десяти.
recap = Від вашого останнього ходу
recap-empty = Відтоді нічого не сталося.
keys = Клавіші
key-next = Наступне, що можна вибрати
key-arrows = Рухатися по полю
key-enter = Вибрати
export = Зберегти у файл
replay = Запис партії
rematch = Зіграти ще
the-end = Кінець партії
ending-where = Звідки взялися очки
ending-place = Місце
show-ending = Показати підсумок
winners = { $count ->
    [one] Перемога: { $names }
    [few] Переможці: { $names }
    [many] Переможці: { $names }
   *[other] Переможці: { $names }
}
stars = { $count ->
    [one] { $count } зірка з п’яти
    [few] { $count } зірки з п’яти
    [many] { $count } зірок із п’яти
   *[other] { $count } зірки з п’яти
}
hand-over-title = Передайте пристрій
hand-over-ready = Пристрій у мене

# ---- The end ----

ending-won = Ви перемогли!
ending-lost = Ви програли. { $winner }
ending-missed = Цього разу не вийшло
ending-drawn = Нічия
ending-points = { $count ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
ending-stamp = Рекорд
ending-record = Найкращий результат на цьому пристрої
ending-better = +{ $more } до найкращого: { $best }
ending-best = Найкращий результат: { $best }
ending-fox = Лисиця дорівнює найслабшій області ({ $areas }: { $points })
ending-tick = найкраща з інших: { $best }
ending-median = медіана { $score }
ending-stood = Як усе стояло наприкінці
ending-past = Ваші останні партії з такою ж кількістю гравців
ending-past-solo = Ваші останні партії наодинці
ending-replay = Запис
ending-save = Зберегти
ending-start = На головну
ending-board = До столу
hint-equal = Майже рівні: пробні партії не показали явної різниці.
hint-do = Зробити

# ---- Clever Cubed on the page ----

clever-dice = Кубики
clever-sign-names = жовтий,бірюзовий,синій,коричневий,рожевий,білий
clever-platter = таця
clever-lost = піде
clever-stays = лишиться
clever-players = Гравці
clever-planned = олівцем
clever-planned-about = Записано олівцем: можна скасувати, доки не кинуто кубики й хід не перейшов далі.
clever-since = від вашого останнього ходу
clever-last-chance = Остання нагода: усі можуть узяти дод. кубики.
clever-score = очки
clever-meaning = За що дають очки і що означають знаки
clever-curve = Як росли очки
clever-which = Що саме?
clever-sheet = Ваш аркуш
clever-sheets = Усі аркуші
clever-sheet-of = Аркуш: { $name }
clever-place = місце: { $place }
clever-doing = { $what ->
    [active] час кидати
    [extra] дод. кубики
    [done] готово
    [rolled] кидки зроблено
    [picking] час вибирати
   *[passive] очікування таці
}
clever-each-row = кожен ряд { $scale }
clever-crosses = клітинки { $scale }
clever-blue-extra = 2–4 і 10–12: по +4
clever-round-short = Раунд { $round }/{ $rounds }
clever-round = { $gives ->
    [yes] раунд { $round }: { $bonus }
   *[no] раунд { $round }
}
clever-throw = { $count ->
    [one] Кинути { $count } кубик
    [few] Кинути { $count } кубики
    [many] Кинути { $count } кубиків
   *[other] Кинути { $count } кубика
}
clever-foxes = { $count ->
    [0] Лисиць ще немає
    [one] { $count } лисиця, { $worth } оч.
    [few] { $count } лисиці по { $worth }
    [many] { $count } лисиць по { $worth }
   *[other] { $count } лисиці по { $worth }
}
clever-lowest = { $area } — найслабша: { $points }
clever-area-score = { $area }: { $points }
clever-row = { $row }: готово { $available }, обведено { $circled } із 7
clever-joker = { $number ->
    [0] Джокер: будь-яке число
   *[other] Джокер: { $number }
}
clever-die = { $die } кубик, { $value ->
    [0] не кинуто
   *[other] { $value }
}, { $place ->
    [slot-1] комірка I
    [slot-2] комірка II
    [slot-3] комірка III
    [platter] на таці
   *[pool] для кидка
}
clever-cell-yellow = Жовта область, ряд { $row }, число { $number }{ $tone ->
    [grey] , сіра клітинка
   *[plain] {""}
}
clever-cell-turquoise = Бірюзова область, ряд { $row }, число { $number }{ $tone ->
    [tinted] , клітинка з тлом
   *[plain] {""}
}
clever-cell-blue = { $side ->
    [left] Синя область, клітинка { $cell } ліворуч від 7
   *[right] Синя область, клітинка { $cell } праворуч від 7
}
clever-cell-brown = Коричнева область, клітинка { $cell }, число { $number }
clever-cell-pink = { $half ->
    [points] Рожева область, клітинка { $cell }, помножити { $caption }
    [bonus] Рожева область, клітинка { $cell }, половина і бонус: { $bonus }
   *[whole] Рожева область, клітинка { $cell }, { $caption }
}
clever-state = { $state ->
    [crossed] закреслена
    [written] записано { $number }
    [skipped] пропущена
   *[free] вільна
}
clever-pencil = олівцем
clever-offer = { $how ->
    [joker] можна з джокером
   *[plain] можна
}

# ---- King of Tokyo: Duel on the page ----

duel-player = { $name }: { $monster }
duel-active = зараз ходить
duel-winner = перемога
duel-turn-number = хід { $number }
duel-of = із { $max }
duel-then = потім
duel-hearts = Життєві сили:
duel-energy = Енергія:
duel-die-tokens = Жетони кубика:
duel-cards-here = Тут лежатимуть карти «ЗАЛИШТЕ»
duel-cards-of = { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
duel-power-of = { $name }: суперсила й карти
duel-used = цього ходу вже діяла
duel-sign-names = атака,життєва сила,енергія,Слава,Руйнування,жетон кубика,суперсила
duel-tracks = Доріжки
duel-spotlight = Зона уваги
duel-spotlight-narrow = зона уваги
duel-space = { $track }, { $space }{ $role ->
    [victory] , поділка перемоги: { $zone }
    [spotlight] , зона уваги: { $zone }
   *[plain] {""}
}{ $hasToken ->
    [yes] , { $token }
   *[no] {""}
}{ $hasBonus ->
    [yes] : { $bonus }
   *[no] {""}
}{ $hasMarker ->
    [yes] , тут стоїть маркер
   *[no] {""}
}
duel-lay = Покласти сюди
duel-turn = Повернути
duel-price = енергії
duel-payable = Енергії вистачає
duel-payable-later = Вистачить після цього кидка
duel-short = бракує { $count } енергії
duel-buy = Купити за { $price }
duel-buy-short = купити за { $price }
duel-metabolize = Скинути
duel-price-now = зараз { $price }
duel-no-token = без жетона ажіотажу
duel-token = жетон: { $list }
duel-brings = Із жетоном ажіотажу ({ $token }): { $list }. Хто притягне на нього маркер, отримає бонус поділки.
duel-blank = порожня
duel-bonus = { $bonus ->
    [hit] { $amount ->
        [one] удар
        [few] { $amount } удари
        [many] { $amount } ударів
       *[other] { $amount } удару
    }
    [heart] життєва сила
    [energy] енергія
   *[die-token] жетон кубика
}
duel-sweep = інші карти
duel-sweep-cost = 2
duel-dice = Кубики
duel-die = Кубик { $number }{ $special ->
    [yes] , спеціальний
   *[no] {""}
}: { $state ->
    [hand] буде кинуто
   *[shown] { $symbol }
}
duel-state = { $state ->
    [hand] …
    [throw] кину
    [aside] геть
   *[keep] лишу
}
duel-if-stop = Якщо зупинитись
duel-in-order = по черзі
duel-resolving = Розіграти
duel-tap-order = у довільному порядку
duel-resolve-all = Розіграти все
duel-resolve-rest = Розіграти
duel-throw = Кинути { $count }
duel-stop = Зупинитись
duel-nothing = нічого
duel-over = через: { $tokens }
duel-from = { $what ->
    [market] без покупок
   *[before] спершу
}
duel-gain-most = до −{ $count }
duel-camouflage-rolls = { $card }: кидок
duel-card-hits = { $card }: −{ $count } ♥
duel-buy-nothing = Завершити: +{ $amount } ↯
duel-special-die = На спеціальному кубику ті самі шість граней, що й на будь-якому; він кидається разом з іншими.
duel-roll-off = Хто перший, { $sign }: { $first } { $left }, { $second } { $right }
duel-begins = { $is ->
    [you] Ви починаєте, але кидаєте
   *[other] { $name } починає, але кидає
} лише { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
}.
duel-follows = { $is ->
    [you] У вас
   *[other] { $name }:
} за це { $energy } ↯.
duel-gain-hits = { $name }: життєві сили −{ $count }
duel-gain-moved = { $name }: { $track }, { $count ->
    [one] { $count } поділка
    [few] { $count } поділки
    [many] { $count } поділок
   *[other] { $count } поділки
}
duel-gain = { $name }: +{ $count } { $what ->
    [hearts] до життєвих сил
    [energy] до енергії
   *[die-token] до жетонів кубика
}
duel-track = { $track ->
    [fame] Слава
   *[destruction] Руйнування
}
duel-now-narrow = досить ↯
duel-later-narrow = після кидка
duel-short-narrow = ще { $count } ↯
duel-tap-place = Виберіть місце
duel-spend-die-token = Витратити жетон: ще один спеціальний кубик
duel-wins-now = { $percent } % на перемогу одразу
duel-plan = Лишаєте { $keep }, кидаєте { $throw }.
duel-question = Запитання
duel-tap-dice = Виберіть кубики
duel-tap-card = Виберіть карту
duel-tap-symbol = Виберіть символ
duel-tap-answer = Виберіть відповідь
duel-dice-of = Кубики: { $name }
duel-or = або
duel-power-add = додати символ
duel-monsters = Монстри
duel-who = { $is ->
    [you] Ви — { $monster }
   *[other] { $name }: { $monster }
}
duel-thrown = { $name }: { $state ->
    [hand] ще не кинуто
   *[shown] { $dice }
}

# ---- Cubitos on the page ----

cubitos-map = Мапа перегонів
cubitos-feet = { $feet ->
    [one] { $feet } стопа
    [few] { $feet } стопи
    [many] { $feet } стоп
   *[other] { $feet } стопи
}
cubitos-cell = { $kind ->
   *[water] Вода: сюди ведуть лише водні стопи. Посеред води стоїш, поки їх не матимеш.
    [start] Старт
    [finish] Фініш
    [jetpack] Реактивний ранець: подвоює решту стоп
    [shortcut] Короткий шлях
    [plain] Клітинка
    [bonus] Винагорода
}
cubitos-cell-shortcut = Короткий шлях { $symbol }: { $currency ->
   *[money] монет і кредитів: { $cost }
    [feet] стоп: { $cost }
}
cubitos-cell-exit = Тут виходить короткий шлях { $symbol }
cubitos-sign-names = монети,стопи,водні стопи,кредити,уболівальники,символ,символ сили
cubitos-odds = Шанс невдачі
cubitos-safe = Безпечно
cubitos-misses = Без успіхів: { $percent } %, і це ще нічого не коштує.
cubitos-zones = Кубики: { $name }
cubitos-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубика
}
cubitos-swords = Мечі:
cubitos-coins = Монети:
cubitos-feet-word = Стопи:
cubitos-water-feet = Водні стопи:
cubitos-credits = Кредити:
cubitos-no-hits = Успіхів ще немає
cubitos-none = Порожньо
cubitos-spent = використаний
cubitos-next-hand = Далі ліміт
cubitos-next-hand-why = Далі ліміт: { $base }, жетонів ліміту { $tokens }, червоних ліній до лідера { $lines }, разом { $limit }.
cubitos-card = { $name }: вартість { $cost }, лишилося { $left }, у вас { $own }.
cubitos-cards = Карти перегонів
cubitos-left = є { $count }
cubitos-players = Бігуни
cubitos-doing = { $doing ->
   *[waits] очікування
    [draws] вибір кубиків
    [rolls] кидок
    [passed] пас
    [bust] невдача
    [decides] рішення
    [ready] готово
    [next] біг потім
    [runs] біг
    [ran] вже на місці
    [finished] фініш пройдено
    [buys] купівля
    [won] перемога
    [short] ще в дорозі
}
cubitos-player = { $name }, { $doing }. Місце { $place }, до фінішу { $left }, уболівальники { $fans }, кредити { $credits }, ліміт кубиків { $hand }. Показує кубики.
cubitos-head-left = лишилося
cubitos-head-fans = уболівальники
cubitos-head-credits = кредити
cubitos-head-hand = ліміт
cubitos-own-dice = Що ви маєте: показує ваші кубики
cubitos-question = Що можна вибрати
cubitos-draw-best = { $count ->
    [one] Взяти { $count } найкращий
    [few] Взяти { $count } найкращі
    [many] Взяти { $count } найкращих
   *[other] Взяти { $count } найкращого
}
cubitos-pass = Пас
cubitos-push = Ризик
cubitos-push-says = { $percent ->
    [0] Перевірити удачу: безпечно
   *[other] Перевірити удачу: { $percent } %, що буде невдача
}
cubitos-stay = Лишитися
cubitos-go = Бігти сюди
cubitos-there = Взяти
cubitos-enough = Досить
cubitos-buy = Купити за { $cost }: { $name }
cubitos-buy-for = Купити за { $cost }
cubitos-last-round = Останній раунд!
cubitos-missed = { $state ->
   *[safe] Жодного успіху, але поки безпечно.
    [saved] Жодного успіху, але без невдачі.
} Ризик чи пас?
cubitos-unused = не застосовано: { $count }
cubitos-unused-later = ще не застосовано: { $count }
cubitos-lose-unused = Бігти? Пропаде вмінь: { $count }
cubitos-ran = біг { $from } → { $to }
cubitos-bought = купівля: { $names }
cubitos-tap-again = Торкніться ще раз, щоб бігти.
cubitos-legend = Що означають знаки
cubitos-reconstructed = Дещо тут відновлено: у коробці може бути інакше.
cubitos-sign = { $sign ->
   *[coin] Монета: за неї купують кубики в цьому раунді; чотири монети чи кредити купують стопу.
    [foot] Стопа: один крок вашого бігуна.
    [water-foot] Водна стопа: крок, що може вести через воду.
    [credit] Кредит: гроші, які лишаються.
    [fan] Уболівальник: поділка треку вболівальників із винагородою.
    [hand] Ліміт: скільки кубиків ви берете; жетон додає один.
    [sword] Меч: у кого мечів найбільше, той виграє порівняння.
    [lose-die] Зупинка тут: можна втратити кубики, не більше за це число.
    [gain-die] Зупинка тут: будь-який кубик задарма.
    [gain-die-up-to] Зупинка тут: кубик такої вартості або дешевший.
    [jetpack] Реактивний ранець: подвоює решту стоп.
    [red-line] Червона лінія: кожна між вами й лідером додає один кубик до ліміту.
    [water] Вода: сюди ведуть лише водні стопи.
    [symbol] Символ: робить те, що каже карта його кольору.
    [power] Посилений символ, з чотирма крапками: робить це і те, що на карті після слова «Посилене».
}
cubitos-round = Раунд { $round }
cubitos-step = { $step ->
   *[roll] Кидки
    [abilities] Уміння
    [move] Біг
    [buy] Купівля
}
cubitos-before = { $phase ->
   *[over] Перегони закінчено
    [cards] Перед стартом
    [first-player] Перед стартом
}
cubitos-lap = Коло { $lap } з { $laps }
cubitos-throw = { $count ->
    [0] Кинути
    [one] Кинути { $count } кубик
    [few] Кинути { $count } кубики
    [many] Кинути { $count } кубиків
   *[other] Кинути { $count } кубика
}

# ---- Dice City on the page ----

city-letter = { $row ->
   *[white] Б
    [yellow] Ж
    [red] Ч
    [blue] С
    [black] Н
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
    [town-hall] будь-де
    [well] ↻ ⚂
}
city-of-six = з { $count }
city-row-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}, сплять: { $asleep }
city-asleep = спить
city-asleep-about = Спить: очки рахуються, але використати не можна; розбудить будь-який кубик.
city-wake = Розбудити: { $name }
city-wakes = розбудити
city-die-here = тут стоїть { $die } кубик
city-card-worth = { $points } ПО, захист { $defence }
city-way = можна: { $way }
city-costs = вартість: { $cost }
city-in-hand = у вас у руці
city-none-left = скінчилися
city-discard = скинути
city-payable = вистачає
city-payable-then = тоді вистачить
city-short = бракує { $count }
city-solo-rows = нижній ряд іде наступним
city-always = Завжди у продажу
city-bandits = Бандити: { $points } ПО за { $price } сили армії
city-ship = Торговий корабель: { $points } ПО за { $cost }
city-left = ще { $count }
city-endless = не кінчаються
city-stock = Майно: { $name }
city-strength = сила
city-strength-bandits = проти бандитів
city-pass-tokens = { $count ->
    [one] жетон пропуску
    [few] жетони пропуску
    [many] жетонів пропуску
   *[other] жетони пропуску
}
city-points = ПО
city-chip = { $deed ->
   *[refresh] Нові карти
    [pass] Жетон
    [forgo] Не використати
}
city-sign-names = ПО,сила,захист,жетони пропуску,перекидання,дерево,камінь,залізо
city-or = Інші застосування
city-steps = Кроки ходу
city-step = { $step ->
   *[dice] Кубики
    [attack] Атака
    [build] Будівництво
    [end] Кінець
}
city-targets = { $count ->
    [one] тут { $count } ціль
    [few] тут { $count } цілі
    [many] тут { $count } цілей
   *[other] тут { $count } цілі
}
city-from = { $from ->
   *[city] місто
    [tokens] жетони ПО
    [bandits] бандити
    [ships] кораблі
}
city-best-row = ряд { $count }/6
city-ends = Гра закінчується, коли
city-ends-round = виконано хоч одне; потім раунд догравають
city-ends-solo = іде останній ряд вітрини
city-end = { $trigger ->
   *[bandits] Бандитів немає
    [ships] Дві колоди кораблів порожні
    [deck] Колода будівель порожня
    [rows] Два повні ряди
}
city-empty-decks = { $count } з 2
city-rows = { $count } з 2 у найкращому місті
city-turn = Хід { $number }
city-tab = { $tab ->
   *[market] Вітрина ({ $deck })
    [foes] Бандити, кораблі
    [ends] Кінець гри
}
city-last-round = Останній раунд
city-home = Моє місто
city-deck = Що в колоді
city-leaves = іде наприкінці ходу
city-lay = Збудувати тут
city-take = Отримати: { $what }
city-end-dice = { $left ->
    [0] Не витрачати жетони пропуску
   *[other] Досить кубиків: лишилося { $left }
}
city-end-attack = { $left ->
    [0] Досить атак
   *[other] Досить атак: лишилося { $left }†
}
city-end-turn = { $lost ->
    [none] Закінчити хід
   *[some] Закінчити хід: пропаде { $lost }
}

# ---- Lessons and rules ----

rules-search = Шукати в правилах
learn-by-playing = Вчитися граючи
lessons-about = Зіграйте кілька ходів на справжньому полі. Я підказую, кубики слухаються, а зіпсувати нічого неможливо.
lesson-length = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
    [many] { $steps } кроків
   *[other] { $steps } кроку
}, { $minutes ->
    [one] близько { $minutes } хвилини
    [few] близько { $minutes } хвилин
    [many] близько { $minutes } хвилин
   *[other] близько { $minutes } хвилини
}
lesson-begin = Почати
lesson-known = Пройдено. Ще раз?
lesson-step = { $step } з { $steps }
lesson-back = На крок назад
lesson-skip = Пропустити
lesson-next = Далі
lesson-tutor = Ваш наставник
lesson-astray = Так теж можна. Але зараз ідіть за пунктирним кільцем.
lesson-over = Ви вмієте грати
lesson-over-praise = Для першої партії цього досить.
lesson-first-match = Зіграти першу партію
lesson-others = Інші уроки
rules-of = Правила: { $game }

lesson-clever-throw = Киньте шість кубиків.
lesson-clever-throw-why = Перемагає той, у кого після шести раундів найбільше очок. У свій хід ви кидаєте тричі й після кожного кидка берете один кубик.
lesson-clever-throw-done = Кожен колір позначає область свого кольору на аркуші. Білий може позначити будь-яку.
lesson-clever-take = Візьміть жовту 3: торкніться кубика, потім клітинки.
lesson-clever-take-why = Менші кубики, рожева 2 і біла 1, підуть на тацю. У цьому ході вони втрачені.
lesson-clever-take-done = Хрестик у ряду I, ряду першого кидка. Його поставлено олівцем: до наступного кидка його можна скасувати.
lesson-clever-again = Киньте кубики, що лишилися.
lesson-clever-again-why = Жовтий лежить у комірці I. Рожевий і білий чекають на таці.
lesson-clever-blue = Візьміть синю 5 і запишіть 6 поруч із сімкою.
lesson-clever-blue-why = Синій завжди рахують разом із білим, хоч би де той лежав: 5 + 1 = 6.
lesson-clever-blue-done = Синій ряд іде від 7 крок за кроком: ліворуч менше, праворуч більше. Нова 7 починає його наново: 7 8 9 7 8.
lesson-clever-reroll = Не те, що треба? Використайте перекидання.
lesson-clever-reroll-why = Коричнева 6 пропустила б п’ять клітинок. Раунд 1 дав вам одне перекидання.
lesson-clever-brown = Візьміть коричневу 1: перша клітинка.
lesson-clever-brown-why = Коричневий ряд іде зліва направо; пропущене втрачено.
lesson-clever-brown-done = Три кидки зроблено. Між двома хрестиками лежить бонус: коричнева 5 принесла б число-джокер.
lesson-clever-pick = Суперник закінчив. Виберіть жовту 6.
lesson-clever-pick-why = У чужий хід ви використовуєте один кубик із таці, а якщо там нічого не пасує, — із комірок. Жовтий тоді йде в сіру клітинку.
lesson-clever-pick-done = Гляньте нижче: друга 6, у ряду II, принесе лисицю між ними.
lesson-clever-fox = Ваш другий кидок: візьміть жовту 6.
lesson-clever-fox-why = Перший кидок уже зроблено за вас: рожева 5. Тепер дві шістки довкола лисиці; третього кидка не буде: усі інші кубики менші.
lesson-clever-fox-done = Лисиця! Наприкінці кожна варта стільки, скільки ваша найслабша область.
lesson-clever-extra = Візьміть додатковий кубик: коричневу 5.
lesson-clever-extra-why = Наприкінці будь-якого ходу, свого й чужого, можна ще раз використати будь-який із шести. Жовтий чи білий із комірки йде в її ряд, а з таці — у сіру клітинку.
lesson-clever-extra-done = Обидві сусідні клітинки закреслено: знак # між ними дає число-джокер, трійку. Ряд, обведений до кінця, дає ще один бонус.
lesson-clever-joker = Візьміть жовту 1 як 3, із джокером.
lesson-clever-joker-why = Суперник лишив дрібні кубики. Джокер робить із одного трійку, якраз під вашим першим хрестиком.
lesson-clever-pink = Рожеве серце: ще одна позначка в рожевій області! Торкніться нижньої половини й запишіть 3.
lesson-clever-pink-why = Число вибираєте ви: візьміть 6. Верхня половина: усі очки. Нижня: половина числа, 3, і бонус під клітинкою.
lesson-clever-pink-done = Один кубик, дві позначки й перекидання: такі ланцюжки виграють гру.
lesson-clever-turquoise = Візьміть бірюзову 4 і закресліть ряд 1.
lesson-clever-turquoise-why = Перший кидок уже зроблено за вас: жовта 4. Бірюзовий закреслює клітинку у стовпчику свого числа, у будь-якому ряду.
lesson-clever-twice = Ще одна 4: закресліть і ряд 2.
lesson-clever-twice-why = У комірці I лежить жовта 4. Кожен ваш рівний кубик дає ще один хрестик.
lesson-clever-twice-done = Клітинки з тлом у стовпчику заповнено: знак # під ним — ще один число-джокер. Ряд, заповнений за тлом, теж дає свій бонус.
lesson-clever-cubed-over-1 = Кожна область рахується по-своєму: торкніться її очок, щоб дізнатися як. Кожна лисиця додає найслабшу ще раз, не лишайте порожніх.
lesson-clever-cubed-over-2 = Спершу малі: усе, що менше за взятий кубик, для вас втрачено, а інші з того вибирають.
lesson-clever-cubed-over-3 = Позначки стоять олівцем, доки не кинуто кубики й хід не перейшов далі, як після вашого третього кубика. Після останнього раунду всі ще можуть узяти додаткові кубики, що лишилися.

rules-now = Зараз у вашій партії
rules-back = Назад до партії
rules-own = Маєте коробку? Виправте ціни, карти, трек уболівальників і траси:
rules-die-token = жетон кубика: ще один спеціальний кубик
rules-defence = захист
rules-reroll = перекинути кубик
lesson-duel-throw = Киньте свої шість кубиків.
lesson-duel-throw-why = Ви Гігазавр, ліворуч. Щоб перемогти, заберіть у Кіберкиці всі ♥, притягніть маркер на свій кінець або обидва — у свою зону уваги.
lesson-duel-throw-done = Ψ б’є суперника, ♥ зцілює вас, ↯ платить за карти, ★ і ⌂ тягнуть маркери, ! — для суперсили вашого монстра, про неї трохи згодом.
lesson-duel-again = Торкніться ★ і !, а потім перекиньте ці два.
lesson-duel-again-why = За хід у вас три кидки, і ви лишаєте що хочете.
lesson-duel-again-done = Три Ψ, одне ♥, дві ↯. Ще один кидок ваш, але й так добре.
lesson-duel-stop = Зупиніться.
lesson-duel-stop-why = Усе, що ви лишили, спрацює.
lesson-duel-stop-done = Кіберкиця дістає три удари, ви — одну ♥ і дві ↯. Із 0 ♥ монстр вибуває.
lesson-duel-buy = Купіть середню карту.
lesson-duel-buy-why = Вона коштує 2 ↯, тягне ★ на поділку й приносить намальований на ній жетон ажіотажу: його кладуть на доріжку, він дає бонуси. Карта зі шпилькою лишається у вас, 1× діє один раз; права на 1 ↯ дешевша.
lesson-duel-place = Покладіть рибу, ваш жетон, ліворуч від зірки.
lesson-duel-place-why = ★ зараз піде туди, а хто притягне маркер на жетон, отримує його бонус.
lesson-duel-place-done = Зірка на поділку ближче, а жетон дав вам ♥.
lesson-duel-watch = Тепер дивіться: ходить Кіберкиця.
lesson-duel-next = Знову ваш хід: кидайте.
lesson-duel-next-why = Кіберкиця зцілила дві ♥ і купила карту «Гігантський мозок»: тепер вона лежить у неї.
lesson-duel-pull = Лишіть чотири ⌂, перекиньте решту.
lesson-duel-pull-why = Три однакові тягнуть свій маркер на поділку, кожен наступний ще на одну.
lesson-duel-five = П’ять ⌂: три поділки. Зупиніться.
lesson-duel-five-why = Так ⌂ потрапить просто у вашу зону уваги. А 1 ↯ ви отримаєте за хід без покупок.
lesson-duel-order = Тепер розіграйте кубики.
lesson-duel-order-why = Порядок вибираєте ви; тут він не важливий.
lesson-duel-order-done = ⌂ у вашій зоні уваги. Якби там була й ★, ви б перемогли.
lesson-duel-luck = Ваш наступний хід: киньте.
lesson-duel-luck-why = Кіберкиця вдарила двічі, але ⌂ лишилося у вас.
lesson-duel-power = Три ★ і два !: зупиніться.
lesson-duel-power-why = Зірці лишилося дві поділки до вашої зони.
lesson-duel-power-done = Три ★ тягнуть зірку на поділку. Два ! це суперсила Гігазавра: ще одна поділка.
lesson-duel-fame = Розіграйте три ★.
lesson-duel-fame-why = Вони потягнуть зірку на поділку ліворуч.
lesson-duel-win = Тепер суперсила: потягніть ★ ще раз.
lesson-duel-win-why = Обидва маркери у вашій зоні уваги: це негайна перемога.
lesson-duel-win-done = Перемога. Усе місто говорить про Гігазавра.
lesson-king-of-tokyo-duel-over-1 = Перемогти можна трьома способами: забрати в суперника всі життєві сили, притягти маркер на свій кінець доріжки або тримати обидва маркери у своїй зоні уваги.
lesson-king-of-tokyo-duel-over-2 = Є енергія — після кубиків купуйте карти. Права дешевша, а хід без покупок дає одну енергію.
lesson-king-of-tokyo-duel-over-3 = Кожен монстр має свою суперсилу. Торкніться карти чи монстра, щоб прочитати, що вони роблять.
lesson-city-use = Використайте білий кубик: торкніться його, а потім «Отримати: 1 дерево».
lesson-city-use-why = Перемагає той, у кого більше очок: за карти, бандитів і кораблі. Ресурси дають кубики: кожен стоїть у ряду свого кольору на клітинці свого числа.
lesson-city-use-done = Одне дерево. За хід кожен кубик витрачається один раз, у будь-якому порядку.
lesson-city-more = Жовтий кубик теж стоїть на лісі.
lesson-city-more-why = Ще одне дерево.
lesson-city-point = Тепер синій кубик: маленький дім.
lesson-city-point-why = Він одразу дає переможне очко.
lesson-city-point-done = Такі очки лежать долілиць: інші бачать поруч із вашими «+?», як і ви поруч із чужими.
lesson-city-shift = Витратьте червоний кубик, щоб зсунути чорний.
lesson-city-shift-why = Торкніться червоного, потім лісу ліворуч від чорного. Замість використання кубик може зсунути інший на одну клітинку.
lesson-city-black = Використайте чорний кубик.
lesson-city-black-why = Третє дерево.
lesson-city-black-done = Усі п’ять кубиків витрачено. Атакувати нема чим, тож час будувати.
lesson-city-build = Купіть лісопильню: два дерева.
lesson-city-build-why = Ці чотири колоди продаються завжди. Лісопильня дає два дерева там, де ліс дає одне.
lesson-city-place = Покладіть її на першу білу клітинку.
lesson-city-place-why = Вона накриє ліс: тепер одиниця білого кубика — лісопильня. Згодом і її можна накрити іншою картою.
lesson-city-place-done = Хід закінчено. Кожного ресурсу на наступний хід лишається по одному.
lesson-city-throw = Киньте кубики для наступного ходу.
lesson-city-throw-why = Кидають наприкінці свого ходу: поки ходять інші, можна подумати.
lesson-city-throw-done = На білому 1: ваша лісопильня. І три кубики стоять на ополченні!
lesson-city-army = Використайте три ополчення.
lesson-city-army-why = Суперник тим часом збудував маєток. Кожне ополчення дає одну силу армії, лише на цей хід.
lesson-city-army-done = Сила 3. На бандитів вистачить.
lesson-city-mill = Використайте й білий із чорним.
lesson-city-mill-why = Лісопильня дає два дерева, печера одне залізо.
lesson-city-attack = Переможіть бандитів із захистом 3.
lesson-city-attack-why = Можна атакувати й карту суперника: ви отримаєте її очки, а вона засне, тобто очки господареві рахуються, але використати її не можна, доки кубик не розбудить. Або відібрати ресурси, по 2 сили за кожен.
lesson-city-attack-done = Два очки. Гра закінчується з раундом, у якому бандитів більше немає, порожні дві колоди кораблів, порожня колода будівель або кінець оголосив гравець із двома повними рядами карт, що не сплять.
lesson-city-card = Купіть ринок: два дерева й залізо.
lesson-city-card-why = Наприкінці він дасть два очки, а кубик на ньому міняє ресурси.
lesson-city-lay = Покладіть його на жовтого подорожнього.
lesson-city-lay-why = Добрі карти краще класти в різні ряди: у кожен ряд приходить лише один кубик.
lesson-city-lay-done = П’ять очок за два ходи. Так і росте місто.
lesson-dice-city-over-1 = Хід має три частини: кубики, атака, будівництво. Потім кидок для наступного ходу.
lesson-dice-city-over-2 = Перемагає той, у кого більше очок. Їх дають карти в місті, переможені бандити, кораблі, що забирають товари, і будівлі, які дають їх одразу.
lesson-dice-city-over-3 = Невдалий кидок? Кубик може зсунути інший, змінити карти на вітрині або дати жетон пропуску: два такі купують ресурс, 1 силу або перекидання кубика суперників. Торкніться будь-якої клітинки чи карти, щоб прочитати, що вона робить.
lesson-cubitos-throw = Киньте свої дев’ять кубиків.
lesson-cubitos-throw-why = Оббіжіть трасу першим: біля прапорця стоїть, скільки клітинок лишилося до фінішу. У кожному раунді спершу всі кидають, потім усі біжать.
lesson-cubitos-throw-done = Монета й стопа. Усе, що не порожнє, — успіх і стає активним; порожні кубики чекають у зоні кидків.
lesson-cubitos-push = РИЗИК: киньте порожні кубики знову.
lesson-cubitos-push-why = Це безпечно: поки активних кубиків менше трьох, кидок без успіхів нічого не коштує.
lesson-cubitos-push-done = Ще дві монети. Тепер активні чотири кубики, а від трьох перевіряти удачу ризиковано: кидок без жодного успіху — невдача, усі активні кубики йдуть у скид.
lesson-cubitos-pass = ПАС: лишіть те, що є.
lesson-cubitos-pass-why = Імовірність невдачі стоїть поруч із кубиками. Три монети й стопа: для першого раунду добре.
lesson-cubitos-pass-done = Суперник ще раз перевіряє удачу, хоч може втратити все…
lesson-cubitos-run = Суперника спіткала невдача. Біжіть: торкніться клітинки з 2, потім ще раз.
lesson-cubitos-run-why = Фіолетові числа — скільки стоп коштує клітинка. Можна бігти й убік, і назад: тут біля прапорця навіть на клітинку більше (+1), зате є винагорода.
lesson-cubitos-bonus = Візьміть винагороду.
lesson-cubitos-bonus-why = Винагороду дає лише клітинка, на якій ви зупинилися: тут два кредити.
lesson-cubitos-bonus-done = Кредити лишаються у вас. Монети згоряють наприкінці раунду. Невдача дала суперникові вболівальника, а вболівальники дають кредити.
lesson-cubitos-buy = Купіть червоний кубик: Пан Вояк.
lesson-cubitos-buy-why = Три монети й два кредити. За раунд можна купити до двох кубиків різних кольорів.
lesson-cubitos-buy-done = Раунд 2. Куплені й використані кубики йдуть у скид. Брати було нічого, тож усі вони повернулися, ваш червоний теж.
lesson-cubitos-draw = Візьміть червоний кубик і найкращі з решти та киньте.
lesson-cubitos-draw-why = Порожні кубики ще в зоні кидків; добирають до ліміту кубиків. Кубик першого гравця тепер у вас і йде понад те.
lesson-cubitos-draw-done = Меч, монета й стопа.
lesson-cubitos-enough = Три активні кубики. ПАС.
lesson-cubitos-enough-why = Перевірка удачі могла б коштувати вам меча.
lesson-cubitos-enough-done = Деякі істоти порівнюють те, що показують: у кого більше мечів…
lesson-cubitos-soldier = У вас. Візьміть те, що дає червона карта.
lesson-cubitos-soldier-why = Що робить колір, написано на карті в грі. На кожен колір є сім карт, тож перегони не повторюються.
lesson-cubitos-soldier-done = Три монети й дві стопи за один кубик. Він повернувся в загальний запас.
lesson-cubitos-far = Три стопи: біжіть до білого кубика з −1 і зупиніться там.
lesson-cubitos-far-why = За стрілками. У воду ведуть водні стопи, обличчя — це вболівальник. Червоні лінії з числами: хто відстав на одну, бере на кубик більше. За чотири монети можна купити стопу.
lesson-cubitos-lose = Візьміть винагороду: можна втратити кубик.
lesson-cubitos-lose-why = Це добре! Що менше сірих кубиків, то частіше повертаються добрі.
lesson-cubitos-grey = Втратьте світло-сірий.
lesson-cubitos-grey-why = П’ять із шести його граней порожні.
lesson-cubitos-rock = Чотири монети: купіть зелений кубик.
lesson-cubitos-rock-why = Зелений дає не лише уміння, а й стопи. До купівлі карта каже, що вона робить.
lesson-cubitos-rock-done = Такий раунд «Кубітос». Коли хтось перетне фініш, усі догравають раунд, і перемагає той, хто зайшов найдалі за риску.
lesson-cubitos-over-1 = Перевіряйте удачу, поки безпечно; пасуйте, коли шкода втратити активне. Кого спіткала невдача, отримує вболівальника.
lesson-cubitos-over-2 = Хто відстав на червоні лінії, кидає більше кубиків: поганий старт ще не кінець.
lesson-cubitos-over-3 = Купуйте рано й позбувайтеся сірих кубиків. Стопи не зберігаються, кредити зберігаються: в останньому раунді біжіть за риску якнайдалі.

# ---- Watching ----

start-watch = Дивитися
watching = Перегляд
watch-pause = Пауза
watch-on = Далі
watch-step = Один крок
watch-again = Дивитися ще
watch-play = Зіграти самому
watch-decides = Вирішує: { $names }

# ---- Own components ----

components = Власні компоненти
components-sections = Що показати
components-tracks = Траси
components-cards = Карти
components-dice = Кубики
components-fan_track = Уболівальники
components-race_sets = Набори
components-file = Файл
components-files = Ваші файли
components-name = Назва цього файлу
components-unnamed = Мої компоненти { $number }
components-new = Новий
components-copy = Копія
components-discard = Видалити
components-discarded = Видалено: { $name }
components-redo = Повторити
components-export = У файл
components-play = Грати з ними
components-play-sound = Грати з тим, що гаразд
components-printed = Усе як вбудовано. Змінюйте що завгодно: зберігаються лише ваші зміни.
components-changes = { $count ->
    [one] { $count } зміна
    [few] { $count } зміни
    [many] { $count } змін
   *[other] { $count } зміни
}, { $where }
components-where-kept = зберігається на цьому пристрої
components-where-memory = лише в цій вкладці: браузер тут нічого не зберігає
components-where-full = лише в цій вкладці: місця більше немає
components-in-order = Усе гаразд.
components-checking = Перевіряється…
components-rest-in-order = Усе інше гаразд.
components-more-faults = { $count ->
    [one] І ще { $count } помилка.
    [few] І ще { $count } помилки.
    [many] І ще { $count } помилок.
   *[other] І ще { $count } помилки.
}
components-show = Показати
components-wrong = помилка
components-yours = ваше
components-guess-cost = вартість відновлено
components-guess-effect = уміння відновлено
components-guess-reward = відновлено
components-guess-map = трасу відновлено
components-guess-all = відновлено
components-was = було
components-less = { $what }: на один менше
components-more = { $what }: на один більше
components-back = Як надруковано
components-confirm = У моїй коробці так само
components-filter = Які карти
components-all = Усі
components-only-mine = Мої: { $count }
components-nothing-own = Ви ще не виправили жодної карти.
components-cost = вартість
components-cost-of = Вартість: { $name }
components-effect = Уміння
components-parts = Частини карти «{ $name }», як у файлі
components-timing-now = Негайне
components-timing-active = Активне
components-timing-run = Бігове
components-timing-other = В інший час
components-number-n = число
components-number-coins = монети
components-number-feet = стопи
components-number-water-feet = водні стопи
components-number-credits = кредити
components-number-take-grey = взяти сірих кубиків
components-number-per = активних кубиків за це
components-number-per-fans = уболівальників за один
components-number-divisor = за один
components-number-max = не більше
components-number-max-cost = вартість до
components-number-max-distance = кроків не більше
components-number-needs = потрібно символів
components-number-times = разів
components-faces = грані
components-face = Грань { $number }: { $name }
components-face-count = Число на грані { $number }: { $name }
components-step = Поділка треку вболівальників { $step }
components-fan-about = Що дає кожна поділка. Остання платить знову за кожного наступного вболівальника.
components-credits = кредити
components-tokens = жетони ліміту
components-laps = кола
components-set-track = Траса: { $name }
components-set-linked = Друга траса: { $name }
components-not-linked = без другої траси
components-map = Мапа: { $name }. Стрілки ведуть від клітинки до клітинки, Enter застосовує пензель.
components-lap = Найкоротше коло: { $feet ->
    [one] { $feet } стопа
    [few] { $feet } стопи
    [many] { $feet } стоп
   *[other] { $feet } стопи
}
components-red-lines = червоних ліній на колі
components-red = червоних ліній до неї
components-red-before = { $count ->
    [one] { $count } червона лінія до неї
    [few] { $count } червоні лінії до неї
    [many] { $count } червоних ліній до неї
   *[other] { $count } червоної лінії до неї
}
components-neighbours = сусіди
components-no-spot = Торкніться клітинки, щоб побачити, що це. Пензлем торкайтеся або ведіть.
components-kind = Вид
components-bonus = винагорода
components-second = Друга винагорода
components-no-second = Без неї
components-any-die = будь-який кубик
components-pay = Плата
components-pay-money = монети й кредити
components-pay-feet = стопи
components-letter = Літера
components-to = Веде до
components-nowhere = поки що нікуди
components-paint = Малювати
components-paint-pick = дивитися
components-paint-pick-about = Торкніться клітинки й змініть її під мапою.
components-paint-plain = дорога
components-paint-plain-about = І там, де клітинки не було: вона з’єднається із сусідніми.
components-paint-water = вода
components-paint-water-about = Увійти можна лише водними стопами.
components-paint-wall = стіна
components-paint-wall-about = Трибуна посередині; ніхто не пройде.
components-paint-gap = нічого
components-paint-gap-about = Прибирає клітинку з мапи.
components-paint-red = червона лінія
components-paint-red-about = Фарбує області: кожна клітинка має число червоних ліній до неї, лінії йдуть межами областей.
components-paint-start = старт
components-paint-start-about = Велика клітинка, де починається коло.
components-paint-finish = фініш
components-paint-finish-about = Велика клітинка, де коло закінчується.
components-paint-both = старт і фініш
components-paint-both-about = Де коло закінчується там само, де почалося.
components-paint-bonus = винагорода
components-paint-credits = кредити
components-paint-credits-about = Винагорода тому, хто тут став: стільки кредитів.
components-paint-fan = уболівальник
components-paint-fan-about = Винагорода тому, хто тут став: уболівальник.
components-paint-lose-die = втратити кубики
components-paint-lose-die-about = Винагорода тому, хто тут став: втратити до стількох кубиків.
components-paint-gain-die = отримати кубик
components-paint-gain-die-about = Винагорода тому, хто тут став: кубик безкоштовно.
components-paint-jetpack = ранець
components-paint-jetpack-about = Подвоює стопи, що лишилися.
components-paint-shortcut = короткий шлях
components-paint-shortcut-about = Потім скажіть під мапою, куди він веде й скільки коштує.
components-file-about = Лише відмінності від вбудованих даних. kubik play cubitos --data ФАЙЛ бере той самий файл.
components-line = Рядок { $line }: { $words }
components-not-json = Це не JSON: уривається в рядку { $line }, стовпці { $column }.
components-no-form = Тут має бути інше.
components-drop = Киньте файл сюди
components-taken = Взято: { $name }
components-too-large = Забагато для даних про компоненти: читається щонайбільше { $megabytes } МБ.
components-unreadable = Файл не читається. Його перемістили чи видалили?
components-empty = Файл порожній.
components-no-engine = Гра не завантажилася, перевірити файл нікому. Спробуйте ще раз.
components-refused = { $where }: { $details }
components-no-rules = Правила не відповідають ({ $details }). Ваші зміни цілі; перевірка повториться, щойно відповідять.
components-built-in = як вбудовано
components-other = як передано
components-open = Переглянути, виправити
components-set-up = Налаштувати
components-fault-range = має бути від { $least } до { $most }, а не { $got }
components-fault-grey-symbol = символи мають лише кольорові кубики: виберіть порожню грань, монети, стопи або кредити
components-fault-no-symbol = кольоровому кубику потрібен хоча б один символ, простий чи посилений
components-fault-last-step = остання поділка не дає жетонів ліміту: вона платить знову й знову, а ліміт не може рости вічно
components-fault-linked = дві пов’язані траси мають бути різними; більше кіл задаються колами
components-fault-linked-laps = двома пов’язаними трасами біжать один раз
components-fault-effect = жодна карта з коробки не робить «{ $op }» так: візьміть timing, trigger, mandatory і uses_die в тієї, що робить
components-fault-no-way = сюди від старту немає шляху суходолом
components-fault-island = сюди не потрапити від старту: з’єднайте з іншими клітинками або приберіть
components-fault-red = червоних ліній до неї { $here }, а до сусідньої { $cell } — { $there }: за один крок перетинають щонайбільше одну
components-fault-missing-end = { $end ->
    [start] на мапі немає старту
   *[finish] на мапі немає фінішу
}
components-fault-no-cell = такої клітинки немає ({ $cell })
components-fault-shortcut-end = { $cell } — вода, старт або фініш: короткий шлях закінчується на іншій клітинці
components-fault-shortcut-land = до обох кінців короткого шляху має бути шлях суходолом
components-fault-shortcut-back = до { $cell } від старту { $there }, а до цієї клітинки { $here }: короткий шлях веде вперед
components-fault-shortcut-twice = на { $cell } вже закінчується інший короткий шлях
components-fault-letter = потрібна одна літера
components-fault-bonuses = одна винагорода або дві
components-fault-many = { $got } — забагато: щонайбільше { $most }
components-fault-movement = коротких шляхів і ранців { $got }, забагато: щонайбільше { $most }
components-fault-start-finish = старт і фініш не мають торкатися
components-fault-length = на цій мапі { $measured }, а не { $got }: виправте мапу чи число або приберіть його

# ---- Daily dice ----

daily = Кубики дня
daily-line = у всіх ті самі кидки
daily-about = одна партія на день, і кидки в усіх однакові
daily-open = Зіграти сьогодні
daily-play = Грати
daily-alone = Наодинці на рахунок. Сьогодні кубики в усіх падають однаково.
daily-waits = Сьогоднішня партія чекає на продовження.
daily-streak = { $count ->
    [0] серії поки що немає
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
    [many] { $count } днів поспіль
   *[other] { $count } дня поспіль
}
daily-next = Нові кубики через { $time }
daily-share = Поділитися
daily-copy = Копіювати рядок
daily-copied = Скопійовано. Вставте куди завгодно.
daily-save = Зберегти картинку
daily-result = Показати результат

# ---- Replay ----

replay-first = На початок
replay-back = На крок назад
replay-run = Показати
replay-pause = Пауза
replay-on = На крок уперед
replay-last = У кінець
replay-step = Крок партії
replay-at = Крок { $step } із { $steps }
replay-start = До першого кроку
replay-winning = Хто перемагав
replay-judged = Хто був попереду, за оцінкою ботів
replay-share = частка висоти = шанс на перемогу
replay-next-turning = До наступного перелому
replay-speed = Швидкість
replay-key-step = крок
replay-large = Велике поле
replay-controls = Перегляд
replay-turn = Що сталося
replay-changes = як змінився шанс
replay-chance = { $name }: шанс на перемогу
replay-points = { $name }: очікувані очки
play-on = Грати звідси
to-matches = До партій
loading = Завантажується…

# ---- Gallery ----

gallery = Галерея
gallery-about = усі поля в готових позиціях
gallery-game = Гра
gallery-size = Розмір вікна
gallery-here = це вікно
gallery-phone = телефон
gallery-desktop = комп’ютер
gallery-previous = Попередня позиція
gallery-next = Наступна позиція
gallery-begin = Початок
gallery-dice = Вибір кубика
gallery-die = Що робити з кубиком
gallery-kept = Частину кубиків відкладено
gallery-platter = Кубик із таці
gallery-extra = Додатковий кубик
gallery-chain = Ланцюжок
gallery-middle = Середина партії
gallery-others = Вирішують інші
gallery-alone = Наодинці
gallery-four = Учотирьох
gallery-roll-off = Хто починає?
gallery-market = Купівля карт
gallery-order = У якому порядку?
gallery-place = Куди покласти?
gallery-question = Карта питає
gallery-attack = Атака
gallery-push = Перевірити удачу?
gallery-bust = Невдача
gallery-draw = Які кубики взяти
gallery-swords = Найбільше мечів
gallery-abilities = Уміння кубиків
gallery-move = Куди бігти?
gallery-finale = Дві траси, чотири бігуни
gallery-end = Кінець

# ---- Trouble ----

refused-why = { $code ->
    [bad-record] запис пошкоджено або його зробила інша версія
    [bad-setup] ці варіанти разом неможливі
    [bad-policy] такого бота тут немає
    [unknown-game] такої гри тут немає
    [not-your-turn] зараз вирішує інший гравець
    [illegal-action] зараз це неможливо
    [cannot-undo] це вже не можна скасувати
    [game-over] партію завершено
   *[other] сторінка й рушій не розуміють одне одного
}{ $place ->
    [none] {""}
   *[some] {" "}({ $place })
}
trouble-not-loaded = Цю частину сторінки не вдалося завантажити. Перевірте мережу й перезавантажте; ваші партії цілі.

trouble-not-kept = Партію не вдалося зберегти на цьому пристрої ({ $details }). Вона триває, але зникне, якщо закрити сторінку: збережіть її у файл.
trouble-refused = Рушій відмовився: { refused-why }.
trouble-mended = Рушій довелося запустити знову; партія триває з того самого місця.
trouble-broken = Рушій не відповідає ({ $details }). Партію збережено; перезавантажте сторінку.

# ---- Measuring ----

bench = Замір
bench-about = Як швидко цей браузер грає цілі партії з випадковими рішеннями, двоє гравців в одному потоці: двійник команди kubik bench.
bench-start = Виміряти
bench-running = Вимірюється { $game }…
bench-game = Гра
bench-games = Партій за секунду
bench-decisions = Рішень за секунду

# ---- Luck or skill ----

luck = Удача чи вміння
luck-verdict = Що вирішило
luck-working = Кожна позиція багато разів дограється до кінця…
luck-stopped = Зупинено. Продовжиться з того самого місця.
luck-part = Готово { $percent } %
luck-stop = Зупинити
luck-go-on = Продовжити
luck-failed = Цю партію не вдається розібрати: { $details }.
luck-decided = Вирішила удача:
luck-skill-decided = Вирішило вміння:
luck-nothing-decided = Ні удачі, ні вміння виразно не видно.
luck-gave-away = { $is ->
    [you] { $count ->
        [one] Ваша { $count } помилка коштувала
        [few] Ваші { $count } помилки коштували
        [many] Ваші { $count } помилок коштували
       *[other] Ваші { $count } помилки коштували
    }
   *[other] { $count ->
        [one] { $name }: { $count } помилка коштувала
        [few] { $name }: { $count } помилки коштували
        [many] { $name }: { $count } помилок коштували
       *[other] { $name }: { $count } помилки коштували
    }
}
luck-without-win = { $is ->
    [you] Без удачі ця партія варта для вас { $value } ± { $error }.
   *[other] Без удачі ця партія варта { $value } ± { $error } ({ $name }).
}
luck-without-points = Без удачі ця партія варта { $value } ± { $error } очок.
luck-scale-win = 1,00 — ціла перемога. { $sign ->
    [whole] { $change } означає: цього вистачило б більше ніж на одну партію.
    [less] { $change } означає: з { $of ->
        [skill] такими рішеннями
       *[luck] такими кубиками
    } виграють на { $more } менше зі 100 партій.
   *[more] { $change } означає: з { $of ->
        [skill] такими рішеннями
       *[luck] такими кубиками
    } виграють на { $more } більше зі 100 партій.
}
luck-scale-points = Уміння порівнюється з обережним ботом: понад 0 — краще за нього.
luck-mistakes-about = Помилки рахуються від найкращих знайдених ходів.
luck-unfinished = Партію не закінчено; останнє значення — оцінка.
luck-chart-win = Шанс на перемогу
luck-chart-points = Очікувані очки
luck-chart-says = від { $from } до { $to }
luck-legend-turn = перелом
luck-legend-mistake = помилка
luck-legend-luck = удача
luck-decision = { $name }: { $what }
luck-scales = Терези: удача { $luck }, рішення { $skill }
luck-start = початок
luck-turn = хід
luck-round = раунд
luck-in-turn = хід { $number }
luck-in-round = раунд { $number }
luck-end = кінець
luck-now = зараз
luck-way = Як { $from } стало { $to }
luck-way-start = початок
luck-way-luck = удача
luck-way-thrown = власні кидки
luck-way-table = чужі кидки, карти
luck-way-skill = власні рішення
luck-way-others = рішення інших
luck-way-result = підсумок
luck-way-now = зараз
luck-row = Частина
luck-row-luck = Удача
luck-row-skill = Власні рішення
luck-row-others = Рішення інших
luck-row-mistakes = Помилки
luck-row-without = Без удачі
luck-yardsticks = Власні рішення — проти судді, помилки — проти найкращих ходів.
luck-error-about = ± і смуга: дві з трьох нових оцінок потраплять сюди; слабкостей самого судді в них немає.
luck-costliest = Ваші найдорожчі помилки
luck-costliest-all = Найдорожчі помилки
luck-of-decisions = з { $count ->
    [one] { $count } рішення
    [few] { $count } рішень
    [many] { $count } рішень
   *[other] { $count } рішення
}
luck-no-mistakes = Жодне рішення саме по собі не втратило стільки, щоб зіграні партії це довели.
luck-mistake-number = помилка { $number }
luck-step = крок { $step }
luck-played = Зіграно
luck-better = Краще
luck-see = Показати
luck-throws = Найщасливіші й найневдаліші моменти
luck-no-throws = Нічого важливого не випало й не витягнуто.
luck-one-match = Одна партія мало каже про вміння.
luck-judge = { $games ->
    [one] Суддя: { $games } дограна партія з кожної позиції.
    [few] Суддя: { $games } дограні партії з кожної позиції.
    [many] Суддя: { $games } дограних партій з кожної позиції.
   *[other] Суддя: { $games } дограної партії з кожної позиції.
}
luck-by-dice = кубики
luck-by-decision = рішення
hint-advised = так зіграв би найсильніший бот
hint-then = потім: { $what }
hint-as-good = не гірше
hint-less-wins = −{ $loss } ± { $error } %
hint-less-points = −{ $loss } ± { $error }
