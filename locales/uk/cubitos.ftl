# «Кубітос».

title = Кубітос

# ---- Кольори й кубики ----

colour-red = червоний
colour-orange = оранжевий
colour-yellow = жовтий
colour-green = зелений
colour-blue = синій
colour-purple = фіолетовий
colour-brown = коричневий
colour-white = білий

die-light-grey = світло-сірий кубик
die-dark-grey = темно-сірий кубик
die-first-player = кубик першого гравця
die-red = червоний кубик
die-orange = оранжевий кубик
die-yellow = жовтий кубик
die-green = зелений кубик
die-blue = синій кубик
die-purple = фіолетовий кубик
die-brown = коричневий кубик
die-white = білий кубик

so-many-credits = { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
    [many] { $count } кредитів
   *[other] { $count } кредиту
}

# ---- Зони ----

zone-draw = зона запасу
zone-roll = зона кидків
zone-active = активна зона
zone-discard = зона скиду

# ---- Траси ----

track-nothing-goes-right = Усе догори дриґом
track-ahead-of-the-curve = Поворот на повороті
track-testing-the-waters = Крапелька водички
track-still-waters-run-deep = Достобіса водички

# ---- Клітинки ----

cell-start = старт
cell-finish = фініш
bonus-credits = { so-many-credits }
bonus-fan = уболівальник із винагородою за поділку
bonus-lose-die = можна втратити кубиків: до { $count }
bonus-gain-die = будь-який кубик
bonus-gain-die-up-to = кубик вартістю до { $cost }

# ---- Набори ----

set-race-1 = Перегони № 1
set-race-2 = Перегони № 2
set-race-3 = Перегони № 3
set-race-4 = Перегони № 4
set-race-5 = Перегони № 5
set-race-6 = Перегони № 6
set-race-7 = Перегони № 7
set-combotastic = Комбо-вомбо
set-such-much-fans = Забагато вболівальників
set-grand-finale = Великий фінал

reconstructed-track = Цю трасу відновлено: у коробці вона може бути іншою.
replaced-effect = Уміння цієї карти взято з вашого файлу.
correct-data = Маєте коробку з грою? Файл із ключем --data виправить вартість, карти, трек уболівальників і траси.
warning-too-dear = Карт вартістю щонайбільше 5 тут мало: купувати, мабуть, почнете пізно.
warning-too-slow = Жодна карта не позбавляє кубиків і не додає їх до кидка.

# ---- Карти ----

mr-soldier = Пан Вояк
punch-guy = Коротун
supah-general = Архигенерал!
jacques-couteau = Жак-Краб Кусто
champion = Чемпіон
crabby = Крабун
el-bandito = Поганець
dugout = Довбанка
reliever-beaver = Бобер з озер
benchwarmer = Запасний бобер
batter-beaver = Бородатий бобер
mr-bats = Пан Битка
the-babe = Бобреня
pinch-eater = Тріскожер
reckless-cheese = Безголовий сир
the-big-cheese = Видатний сир
ledercheesen = Сметанковий сир
stinky-cheese = Смородливий сир
bad-cheese = Пліснявий сир
the-cheese-stands-alone = Сир над сирами
cheese-boy = Бринзовий хлопак
rock-on = Не гальмуй!
pina-cubelada = Піна куболада
keep-on-rollin = Не спиняйся!
pineapple-rocks = Ананасовий квас
up-to-11 = Повним ходом
rolling-stoned = Через силу
punk-fruit = Панкофрукт
bob = Бобище
undercover-fish = Рибка-шпигун
llama-rama = Лама-Рама
bahama-llama = Багама-лама
llama-shaman = Лама-шаман
stogie = Чобітник
chilly-mcchillster = Зимовий Змерзлюх
rollosaurus = Птахозавр
dancing-dino = Дино-танцюрист
cubasaurus = Кубозавр
wikiwiki-dinosaur = Перший динозавр
you-bet-jurassican = Гість із Юрського періоду
shimmy-shimmy-dino = Вередливий завр
pronto-bronto = Хутко-прудко
rich-dog = Заможний пес
captain-bark = Капітан Гав
wizard = Чарівник
dapper-doggie = Моторний песик
dr-livingstone = Доктор Лівінгстон
mr-dog = Пан Пес
muggles = Драпіжник
smelly-cat = Смердючий кіт
cat-tastrophy = Кіт Тастрофа
fat-cat = Котисько
dope-cat = Крутий кіт
broken-cow = Об’їжджена корова
fast-cat = Швидколапий кіт
schmutz = Брудас

text-mr-soldier = Бігове, найбільше мечів: 3 монети й 2 стопи, але один активний червоний кубик повертається в загальний запас.
text-punch-guy = Бігове, найбільше мечів: у наступній фазі кидків білі й зелені кубики беруться понад ліміт кубиків.
text-supah-general = Бігове, найбільше мечів: стопа за кожного вболівальника, але один активний червоний кубик повертається в загальний запас.
text-jacques-couteau = Бігове, якщо є меч: за кожного суперника з меншою кількістю мечів виберіть 2 свої кубики, крім червоних, і киньте всі разом.
text-champion = Бігове, найбільше мечів без нічиєї: наступного разу беріть будь-які свої кубики, скільки забажаєте.
text-crabby = Бігове, найбільше мечів: віддайте будь-який свій кубик супернику, у якого мечів найменше.
text-el-bandito = Бігове, якщо є меч: 1 кредит за кожного суперника з меншою кількістю мечів.
text-dugout = Негайне: виберіть 3 кубики із зони запасу й киньте їх.
text-reliever-beaver = Бігове: можна втратити один кубик із зони кидків.
text-benchwarmer = Бігове: можна втратити цей кубик разом із будь-яким іншим своїм.
text-batter-beaver = Негайне: виберіть 2 кубики із зони запасу й киньте їх. Бігове: якщо цього раунду ви отримали кредит, втратьте один свій кубик.
text-mr-bats = Бігове: 2 кредити або по кредиту за кожних двох уболівальників.
text-the-babe = Бігове: 5 монет. Посилене: ще 1 стопа, і цей кубик втрачається.
text-pinch-eater = Негайне: зробіть активним один кубик із зони кидків, повернувши його будь-якою гранню.
text-reckless-cheese = Активне: після кожної вдалої перевірки удачі одразу перемістіть бігуна на 1 клітинку, але не у воду.
text-the-big-cheese = Бігове: 1 стопа або по стопі за кожних двох уболівальників.
text-ledercheesen = Активне: після кожної вдалої перевірки удачі виберіть кубик із зони запасу й киньте його. Посилене, бігове: 1 кредит за кожні 4 активні кубики.
text-stinky-cheese = Бігове: 2 стопи. Посилене: у наступній фазі кидків сірі кубики беруться понад ліміт кубиків.
text-bad-cheese = Бігове: 2 стопи. Посилене: ще 3 стопи, і цей кубик втрачається.
text-the-cheese-stands-alone = Негайне: доведеться ще раз перевірити удачу. Бігове: 3 стопи.
text-cheese-boy = Бігове: з активним коричневим кубиком 2 стопи; з активним оранжевим можна втратити кубик із зони кидків.
text-rock-on = Активне: коли ви перевіряєте удачу, цей кубик можна спершу повернути в зону кидків.
text-pina-cubelada = Активне: використайте цей кубик, і наступна перевірка удачі в цій фазі не буде невдачею.
text-keep-on-rollin = Активне: замість невдачі можна втратити цей кубик.
text-pineapple-rocks = Активне: коли ви перевіряєте удачу, цей кубик можна спершу повернути в зону кидків. Посилене: тоді разом із ще одним активним.
text-up-to-11 = Активне: коли ви перевіряєте удачу, цей кубик можна спершу повернути в зону кидків. Посилене, бігове: 2 стопи.
text-rolling-stoned = Активне: коли загрожує невдача, використайте цей кубик і киньте скільки завгодно своїх сірих: один успіх рятує.
text-punk-fruit = Активне: у разі невдачі зелені й сірі кубики лишаються активними. Бігове: використайте цей кубик і киньте до 9 різнокольорових із зон запасу й кидків.
text-bob = Бігове, після переміщення: візьміть винагороду клітинки за 1–2 кроки від бігуна.
text-undercover-fish = Бігове: 2 стопи, яким і вода не завада.
text-llama-rama = Бігове: 3 монети. Посилене: ще 1 уболівальник із жетоном ліміту за поділку, але без кредитів.
text-bahama-llama = Бігове: 3 монети й стопа, якій і вода не завада.
text-llama-shaman = Бігове: 2 монети й безплатний червоний кубик у зону скиду.
text-stogie = Негайне: киньте всі свої сірі й білі кубики із зон запасу й кидків.
text-chilly-mcchillster = Бігове: киньте всі кубики зони кидків, а потім ще раз ті, що там лежать.
text-rollosaurus = Бігове: 4 стопи.
text-dancing-dino = Бігове: 2 стопи; ще 2 з активним червоним кубиком і ще 1 з активним оранжевим.
text-cubasaurus = Негайне: до кінця раунду візьміть із загального запасу будь-який кубик, крім фіолетового, одразу активним і будь-якою гранню. Бігове: цей кубик втрачається.
text-wikiwiki-dinosaur = Бігове: стопа за кожен колір серед активних кубиків.
text-you-bet-jurassican = Бігове: 2 стопи; ще 2 з активним коричневим кубиком і ще 1 з активним жовтим.
text-shimmy-shimmy-dino = Бігове: стопа за кожен активний білий або сірий кубик.
text-pronto-bronto = Бігове: стопа за кожні дві червоні лінії, що лишилися до фінішу кола.
text-rich-dog = Бігове: 3 кредити, і цей кубик втрачається.
text-captain-bark = Бігове: 2 кредити; з активними білим і червоним кубиками ще 1 уболівальник без кредитів за поділку; цей кубик втрачається.
text-wizard = Активне: 1 кредит після кожної вдалої перевірки удачі. Бігове: цей кубик втрачається.
text-dapper-doggie = Бігове: ще раз отримайте монети й стопи своїх активних сірих кубиків; цей кубик втрачається.
text-dr-livingstone = Бігове: 2 вболівальники з усіма винагородами, і цей кубик втрачається.
text-mr-dog = Бігове: 2 стопи, і цей кубик втрачається.
text-muggles = Негайне: виберіть 2 кубики із зони запасу й киньте їх. Бігове: 2 кредити, і цей кубик втрачається.
text-smelly-cat = Бігове: 2 стопи.
text-cat-tastrophy = Бігове: безплатний кубик, не дорожчий за кількість ваших уболівальників, у зону скиду.
text-fat-cat = Бігове: 1 монета; за бажання ще 3 стопи, але з ними сірий кубик, якщо він є в загальному запасі.
text-dope-cat = Бігове: з активним коричневим кубиком 2 монети; з активним зеленим 3 монети.
text-broken-cow = Активне: використайте два такі символи, щоб до кінця раунду взяти із загального запасу будь-який кубик, одразу активним і будь-якою гранню.
text-fast-cat = Негайне: виберіть 2 кубики із зони запасу й киньте їх.
text-schmutz = Бігове: 1 стопа і ще 3, якщо цього раунду ви втратили кубик.

# ---- За назвою ----

card-name = { $card ->
   *[mr-soldier] { mr-soldier }
    [punch-guy] { punch-guy }
    [supah-general] { supah-general }
    [jacques-couteau] { jacques-couteau }
    [champion] { champion }
    [crabby] { crabby }
    [el-bandito] { el-bandito }
    [dugout] { dugout }
    [reliever-beaver] { reliever-beaver }
    [benchwarmer] { benchwarmer }
    [batter-beaver] { batter-beaver }
    [mr-bats] { mr-bats }
    [the-babe] { the-babe }
    [pinch-eater] { pinch-eater }
    [reckless-cheese] { reckless-cheese }
    [the-big-cheese] { the-big-cheese }
    [ledercheesen] { ledercheesen }
    [stinky-cheese] { stinky-cheese }
    [bad-cheese] { bad-cheese }
    [the-cheese-stands-alone] { the-cheese-stands-alone }
    [cheese-boy] { cheese-boy }
    [rock-on] { rock-on }
    [pina-cubelada] { pina-cubelada }
    [keep-on-rollin] { keep-on-rollin }
    [pineapple-rocks] { pineapple-rocks }
    [up-to-11] { up-to-11 }
    [rolling-stoned] { rolling-stoned }
    [punk-fruit] { punk-fruit }
    [bob] { bob }
    [undercover-fish] { undercover-fish }
    [llama-rama] { llama-rama }
    [bahama-llama] { bahama-llama }
    [llama-shaman] { llama-shaman }
    [stogie] { stogie }
    [chilly-mcchillster] { chilly-mcchillster }
    [rollosaurus] { rollosaurus }
    [dancing-dino] { dancing-dino }
    [cubasaurus] { cubasaurus }
    [wikiwiki-dinosaur] { wikiwiki-dinosaur }
    [you-bet-jurassican] { you-bet-jurassican }
    [shimmy-shimmy-dino] { shimmy-shimmy-dino }
    [pronto-bronto] { pronto-bronto }
    [rich-dog] { rich-dog }
    [captain-bark] { captain-bark }
    [wizard] { wizard }
    [dapper-doggie] { dapper-doggie }
    [dr-livingstone] { dr-livingstone }
    [mr-dog] { mr-dog }
    [muggles] { muggles }
    [smelly-cat] { smelly-cat }
    [cat-tastrophy] { cat-tastrophy }
    [fat-cat] { fat-cat }
    [dope-cat] { dope-cat }
    [broken-cow] { broken-cow }
    [fast-cat] { fast-cat }
    [schmutz] { schmutz }
}
card-text = { $card ->
   *[mr-soldier] { text-mr-soldier }
    [punch-guy] { text-punch-guy }
    [supah-general] { text-supah-general }
    [jacques-couteau] { text-jacques-couteau }
    [champion] { text-champion }
    [crabby] { text-crabby }
    [el-bandito] { text-el-bandito }
    [dugout] { text-dugout }
    [reliever-beaver] { text-reliever-beaver }
    [benchwarmer] { text-benchwarmer }
    [batter-beaver] { text-batter-beaver }
    [mr-bats] { text-mr-bats }
    [the-babe] { text-the-babe }
    [pinch-eater] { text-pinch-eater }
    [reckless-cheese] { text-reckless-cheese }
    [the-big-cheese] { text-the-big-cheese }
    [ledercheesen] { text-ledercheesen }
    [stinky-cheese] { text-stinky-cheese }
    [bad-cheese] { text-bad-cheese }
    [the-cheese-stands-alone] { text-the-cheese-stands-alone }
    [cheese-boy] { text-cheese-boy }
    [rock-on] { text-rock-on }
    [pina-cubelada] { text-pina-cubelada }
    [keep-on-rollin] { text-keep-on-rollin }
    [pineapple-rocks] { text-pineapple-rocks }
    [up-to-11] { text-up-to-11 }
    [rolling-stoned] { text-rolling-stoned }
    [punk-fruit] { text-punk-fruit }
    [bob] { text-bob }
    [undercover-fish] { text-undercover-fish }
    [llama-rama] { text-llama-rama }
    [bahama-llama] { text-bahama-llama }
    [llama-shaman] { text-llama-shaman }
    [stogie] { text-stogie }
    [chilly-mcchillster] { text-chilly-mcchillster }
    [rollosaurus] { text-rollosaurus }
    [dancing-dino] { text-dancing-dino }
    [cubasaurus] { text-cubasaurus }
    [wikiwiki-dinosaur] { text-wikiwiki-dinosaur }
    [you-bet-jurassican] { text-you-bet-jurassican }
    [shimmy-shimmy-dino] { text-shimmy-shimmy-dino }
    [pronto-bronto] { text-pronto-bronto }
    [rich-dog] { text-rich-dog }
    [captain-bark] { text-captain-bark }
    [wizard] { text-wizard }
    [dapper-doggie] { text-dapper-doggie }
    [dr-livingstone] { text-dr-livingstone }
    [mr-dog] { text-mr-dog }
    [muggles] { text-muggles }
    [smelly-cat] { text-smelly-cat }
    [cat-tastrophy] { text-cat-tastrophy }
    [fat-cat] { text-fat-cat }
    [dope-cat] { text-dope-cat }
    [broken-cow] { text-broken-cow }
    [fast-cat] { text-fast-cat }
    [schmutz] { text-schmutz }
}
set-name = { $set ->
   *[race-1] { set-race-1 }
    [race-2] { set-race-2 }
    [race-3] { set-race-3 }
    [race-4] { set-race-4 }
    [race-5] { set-race-5 }
    [race-6] { set-race-6 }
    [race-7] { set-race-7 }
    [combotastic] { set-combotastic }
    [such-much-fans] { set-such-much-fans }
    [grand-finale] { set-grand-finale }
}
track-name = { $track ->
   *[nothing-goes-right] { track-nothing-goes-right }
    [ahead-of-the-curve] { track-ahead-of-the-curve }
    [testing-the-waters] { track-testing-the-waters }
    [still-waters-run-deep] { track-still-waters-run-deep }
}
a-die = { $die ->
   *[other] { die-name }
}
die-name = { $die ->
   *[light-grey] { die-light-grey }
    [dark-grey] { die-dark-grey }
    [first-player] { die-first-player }
    [red] { die-red }
    [orange] { die-orange }
    [yellow] { die-yellow }
    [green] { die-green }
    [blue] { die-blue }
    [purple] { die-purple }
    [brown] { die-brown }
    [white] { die-white }
    [borrowed-light-grey] позичений { die-light-grey }
    [borrowed-dark-grey] позичений { die-dark-grey }
    [borrowed-red] позичений { die-red }
    [borrowed-orange] позичений { die-orange }
    [borrowed-yellow] позичений { die-yellow }
    [borrowed-green] позичений { die-green }
    [borrowed-blue] позичений { die-blue }
    [borrowed-purple] позичений { die-purple }
    [borrowed-brown] позичений { die-brown }
    [borrowed-white] позичений { die-white }
}
die-short = { $die ->
   *[light-grey] сс
    [dark-grey] тс
    [first-player] 1й
    [red] чв
    [orange] ор
    [yellow] жв
    [green] зл
    [blue] сн
    [purple] фі
    [brown] кч
    [white] бл
}
cell = { $row ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
    [6] G
    [7] H
    [8] I
    [9] J
    [10] K
    [11] L
    [12] M
    [13] N
    [14] O
    [15] P
    [16] Q
    [17] R
    [18] S
    [19] T
    [20] U
    [21] V
    [22] W
    [23] X
   *[other] { $row }/
}{ $column }

# ---- Стіл ----

sheets = суперники
sheet-of = { $seat } і карти перегонів. Tab повертає.
hand-over = { $seat }, вирішувати вам!
standing = { $runner } { $distance }/{ $length } ♥{ $fans }
headline = { $race } · раунд { $round }, { $phase ->
   *[roll] фаза кидків
    [abilities] уміння
    [comparison] після мечів
    [run] біг і купівля
    [before] перед стартом
    [over] фініш
} · { $track }
laps-of = { $track }, { $laps ->
    [one] { $laps } коло
    [few] { $laps } кола
    [many] { $laps } кіл
   *[other] { $laps } кола
}
linked = { $first } + { $second }
own-cards = Свої карти
nothing = {""}
extra-round = Додатковий раунд!

flag-busted = невдача
flag-shield = без ризику
flag-at-risk = РИЗИК
label-draw = Запас
label-roll = Кидки
label-active = Актив
label-discard = Скид
label-hand = Кинути
limit = Ліміт { $limit }
cards-title = Карти: вартість, залишок, якщо не { $all }
cards-title-with-faces = Карти: вартість, грані, залишок
fan-next = Наступний уболівальник: поділка { $step }, ${ $credits }{ $tokens ->
    [0] {""}
    [one] { " і " }{ $tokens } жетон ліміту
    [few] { " і " }{ $tokens } жетони ліміту
    [many] { " і " }{ $tokens } жетонів ліміту
   *[other] { " і " }{ $tokens } жетона ліміту
}{ $mark }.
behind = { $count ->
    [0] До лідера немає червоних ліній
    [one] До лідера { $count } червона лінія
    [few] До лідера { $count } червоні лінії
    [many] До лідера { $count } червоних ліній
   *[other] До лідера { $count } червоної лінії
}: ліміт кубиків у наступному раунді { $next }.
in-water = Бігун у воді, і довкола вода: врятують лише сині кубики.
uncertain = (?): відновлено. Нижче сказано, як виправити.
page-card = { $name }: { $text }
note-card = { die-short } { $name } { $faces }, вартість { $cost }{ $costMark }, лишилося { $left }: { $text }{ $textMark }

sign-start = С
sign-finish = Ф
side-sign = { $side ->
   *[blank] ·
    [coins] ●
    [feet] »
    [credits] $
    [symbol] ◆
    [power] ◈
}
faces = { side-sign }{ $rest }
faces-of-several = { side-sign }{ $amount }{ $rest }
faces-end = {""}
side-name = { $side ->
   *[blank] порожня грань
    [coins] монети
    [feet] стопа
    [credits] кредит
    [symbol] символ
    [power] посилений символ
}
zone-name = { $zone ->
   *[draw] { zone-draw }
    [roll] { zone-roll }
    [active] { zone-active }
    [discard] { zone-discard }
}
of-side = { $side ->
   *[none] {""}
    [blank] { " · " }
    [coins] { " ●" }
    [feet] { " »" }
    [credits] { " $" }
    [symbol] { " ◆" }
    [power] { " ◈" }
}
of-amount = { $amount ->
    [0] {""}
   *[other] { $amount }
}
of-whose = { $whose ->
   *[own] {""}
    [borrowed] { " (позичений)" }
}

# ---- Числа ----

way = Як закінчилося
rounds = Раундів
busts = Невдач
fans = Уболівальників
credits-left = Кредитів
dice-bought = Куплено кубиків
distance = Пройдено
won-by-finish = Перемога на фініші
won-by-farthest = Перемога: найдалі за фінішем
won-by-extra-round = Перемога в додатковому раунді
ended-by-round-limit = Зупинено: раунди скінчилися

# ---- Запитання ----

prompt-over = Перегони закінчено.
prompt-wait = Вирішують інші.
prompt-advised = { $what } { $advice }
prompt-cards = Для кожного кольору тягнуть карту.
prompt-first-player = Хто починає?
prompt-throw = { $seat }, до кидка: { $dice ->
    [one] { $dice } кубик.
    [few] { $dice } кубики.
    [many] { $dice } кубиків.
   *[other] { $dice } кубика.
}
prompt-draw = Візьміть для кидка ще { $dice ->
    [one] { $dice } кубик. Який?
    [few] { $dice } кубики. Які?
    [many] { $dice } кубиків. Які?
   *[other] { $dice } кубика. Які?
}
prompt-draw-all = Чемпіон: беріть будь-які свої кубики, ліміт не діє.
prompt-draw-more = Ці кубики беруться понад ліміт. Додати?
prompt-decide = { $state ->
   *[safe] Поки що безпечно: кидок без успіхів нічого не коштує.
    [risky] Далі вже ризик: без успіхів усі активні кубики підуть у скид.
    [at-risk] Ризик невдачі! Без успіхів усі активні кубики підуть у скид.
    [shielded] Наступна перевірка удачі не буде невдачею.
    [forced] Доведеться ще раз перевірити удачу.
    [empty] Кидати більше нічого.
} Перевірити удачу чи спасувати?
prompt-rerolls = Кубики зони кидків кидають ще раз.
prompt-declare = Ви перевіряєте удачу. Спершу повернути в кидок активні кубики?
prompt-rescue = Жодного успіху: невдача! Запобігти?
prompt-keep = Невдача! Частину активних кубиків можна лишити. Лишити їх?
prompt-discard = Невдача! Активні кубики пішли у скид. Промахи лишаються на наступний раунд і займуть у ньому місце. Скинути частину?
prompt-abilities = Крок 1 з 2: застосуйте вміння зараз або після мечів. Самі вони не спрацюють.
prompt-comparison = Крок 2 з 2, після мечів: застосуйте, що лишилося, інакше пропаде. Потім біг.
prompt-losing = Крок 2 з 2: кубики, які треба втратити, зараз підуть; потім біг.
prompt-used = Крок 1 з 2: уміння застосовано. Тепер порівняємо мечі.
prompt-move = { $feet ->
    [0] Жодної стопи
    [one] Біжіть! { $feet } стопа
    [few] Біжіть! { $feet } стопи
    [many] Біжіть! { $feet } стоп
   *[other] Біжіть! { $feet } стопи
}{ $water ->
    [0] {""}
   *[other] , з них водних: { $water }
}; монет і кредитів: { $money }. Куди?
prompt-bonus = { $which ->
   *[it] Ви зупинилися на винагороді. Взяти?
    [all] Ви зупинилися на двох винагородах. Яку взяти першою?
    [rest] Взяти й другу винагороду?
}
prompt-bonus-nearby = { $which ->
   *[it] Клітинка { $cell } поруч. Взяти її винагороду?
    [all] Клітинка { $cell } поруч, на ній дві винагороди. Яку взяти першою?
    [rest] Взяти й другу винагороду клітинки { $cell }?
}
prompt-after-move = Поруч є що взяти.
prompt-buy = { $bought ->
    [0] Купити до двох кубиків різних кольорів?
   *[other] Купити другий кубик, іншого кольору?
} Монет і кредитів: { $money }.
prompt-extra-roll = Виберіть для кидка { $dice ->
    [one] { $dice } кубик.
    [few] { $dice } кубики.
    [many] { $dice } кубиків.
   *[other] { $dice } кубика.
}
prompt-roll-different = Виберіть кубики різних кольорів і киньте їх.
prompt-roll-grey = Виберіть сірі кубики для рятівного кидка.
prompt-set-face = Який кубик зони кидків стане активним?
prompt-face = Якою гранню повернути { die-name }?
prompt-borrow = Який кубик позичити до кінця раунду?
prompt-gain = Який кубик взяти із загального запасу?
prompt-lose = { $must ->
   *[may] Втратити кубик?
    [must] Кубик треба втратити.
} { $dice ->
    [one] {""}
    [few] Усього не більше ніж { $dice }.
    [many] Усього не більше ніж { $dice }.
   *[other] Усього не більше ніж { $dice }.
}
prompt-receiver = Кому віддати кубик?
prompt-give = Який кубик { $seat-is ->
    [you] отримаєте ви
   *[other] отримає { $seat }
}?
prompt-walk = Одразу перемістіться на клітинку. Куди?
prompt-nearby = Винагороду якої клітинки взяти?
prompt-return-other = Ще один активний кубик кидають знову. Який?

# ---- Меню ----

menu-die = { die-name }{ of-whose }
menu-die-in = { die-name }{ of-whose }{ of-side }{ of-amount }, { zone-name }{ $spent ->
    [0] {""}
   *[other] , використаний
}
menu-count = ×{ $count }
menu-return = Повернути в кидок: { die-name }{ of-whose }{ of-side }{ of-amount }
menu-discard = У скид: { die-name }{ of-whose }
menu-everything = { $what ->
   *[draw] Взяти всі
    [discard] У скид усі промахи
}
menu-face = { side-sign }{ of-amount } { side-name }
menu-seat = { $seat }
menu-push = Перевірити удачу: { $dice ->
    [one] кинути { $dice } кубик
    [few] кинути { $dice } кубики
    [many] кинути { $dice } кубиків
   *[other] кинути { $dice } кубика
}
menu-pass = Спасувати
menu-wait = Почекати інших
menu-roll = Кинути
menu-prevent = { card-name }{ of-side }{ of-whose }
menu-bust = Не рятувати: активні кубики у скид
menu-keep = Лишити їх
menu-let-go = Скинути і їх
menu-use = { card-name }{ of-side }{ of-whose }{ $which ->
    [0] {""}
   *[other] {", уміння "}{ $which }
}
menu-use-nearby = { card-name }{ of-side }{ of-whose } бере винагороду { $cell }: { $bonus }
menu-take-credits = Взяти кредит: { die-name }{ of-whose }
menu-lose-self = { card-name }{ of-side }{ of-whose } піде й так: втратити раніше
menu-comparison = За мечі: { card-name }{ $which ->
    [0] {""}
   *[other] {", уміння "}{ $which }
}
menu-ready = { $next ->
   *[swords] Готово: порівняти мечі
    [run] Готово: бігти
}
menu-enough = Досить
menu-lose-none = Жодного з них
menu-bonus = { $kind ->
   *[credits] Взяти { so-many-credits }
    [fan] Взяти вболівальника з винагородою
    [lose-die] { $count ->
        [one] Втратити кубик
        [few] Втратити до { $count } кубиків
        [many] Втратити до { $count } кубиків
       *[other] Втратити до { $count } кубиків
    }
    [gain-die] Взяти будь-який кубик
    [gain-die-up-to] Взяти кубик вартістю до { $cost }
}
menu-no-bonus = { $which ->
   *[it] Не брати
    [all] Нічого не брати
    [rest] Другу не брати
}
menu-leave-misses = Промахи лишити
menu-no-purchase = { $bought ->
    [0] Нічого не купувати
   *[other] Більше не купувати
}
menu-run-on = { $goal ->
   *[cell] Бігти на { $cell }
    [finish] Бігти на фініш!
    [beyond] Бігти через фініш на { $cell }!
}
menu-run-on-paid = { $goal ->
   *[cell] Бігти на { $cell } з доплатою
    [finish] Бігти на фініш з доплатою!
    [beyond] Бігти через фініш на { $cell } з доплатою!
}
menu-to-bonus = До винагороди
menu-to-any = На будь-яку клітинку
menu-one-step = Один крок
menu-goal = { $cell }
menu-step = { $arrow ->
   *[here] ·
    [east] →
    [west] ←
    [north] ↑
    [south] ↓
    [north-east] ↗
    [north-west] ↖
    [south-east] ↘
    [south-west] ↙
} { $cell }
menu-shortcut = Піти коротким шляхом
menu-jetpack = Реактивний ранець: подвоїти стопи
menu-buy-foot = Купити стопу за 4
menu-stop = Закінчити біг
menu-buy = { die-short } { $faces } { card-name }
menu-bonus-at = { $cell }: { $bonus }
blocked-too-dear = вартість { $cost }
blocked-none-left = більше немає
blocked-bought = вже куплено

gain-coins = +{ $amount }●
gain-feet = +{ $amount }»
gain-water-feet = +{ $amount }≈
gain-credits = +{ $amount }$
gain-fan = ♥{ $fans }
gain-tokens = ліміт +{ $tokens }
gain-die = +{ $short }
lose-die = −{ $short }
gain-price = −{ $price }
gain-finish = ⚑
gain-stranded = !
gain-left = лиш. { $feet }»
gain-bust = ✗{ $percent } %
note-die = { $name } { $faces }
note-bust = Жодного успіху: { $percent } %.
note-stranded = Обережно: довкола вода, а водних стоп, щоб вибратися, не лишиться.
note-stop-stranded = Обережно: бігун у воді, виходу немає. Без водних стоп він там і лишиться.
note-left = Там лишиться: { $feet ->
    [one] { $feet } стопа.
    [few] { $feet } стопи.
    [many] { $feet } стоп.
   *[other] { $feet } стопи.
}
note-bonus = Якщо зупинитися там: { $bonus }.
note-space = Винагорода цієї клітинки: { $bonus }.
note-losing = Кубики, які треба втратити, підуть зараз.
note-lose-self = Перед бігом він піде сам; раніше — лише заради карти, що рахує втрачені кубики.
note-finish = Це фініш.
note-money = Монет і кредитів піде: { $money }.

bonus-sign = { $kind ->
   *[credits] ${ $n }
    [fan] ♥
    [lose-die] ×{ $n }
    [gain-die] ■*
    [gain-die-up-to] ■{ $n }
}
bonus-name = { $kind ->
   *[credits] { bonus-credits }
    [fan] { bonus-fan }
    [lose-die] { bonus-lose-die }
    [gain-die] { bonus-gain-die }
    [gain-die-up-to] { bonus-gain-die-up-to }
}

# ---- Що вирішують ----

action-draw = взяти { die-name }{ of-side } ({ zone-name })
action-choose = вибрати { die-name }{ of-side } ({ zone-name })
action-lose = втратити { die-name }{ of-side } ({ zone-name })
action-give = віддати { die-name }{ of-side } ({ zone-name })
action-return = знову кинути { die-name }{ of-side } ({ zone-name })
action-discard = перемістити у скид { die-name }
action-gain = взяти із загального запасу { die-name }
action-borrow = позичити { die-name }
action-face = повернути: { side-name }
action-give-to = кубик { $seat-is ->
    [you] отримаєте ви
   *[other] отримає { $seat }
}
action-prevent = запобігти невдачі: { card-name }{ of-side }{ of-whose }
action-use = застосувати: { card-name }{ of-side }{ of-whose }{ $option ->
    [0] {""}
   *[other] , друге число
}
action-lose-self = втратити: { card-name }{ of-side }{ of-whose }
action-take-comparison = { card-name }: взяти те, що дають мечі{ $option ->
    [0] {""}
   *[other] , друге число
}
action-take-credits = взяти кредит: { die-name }
action-step = крок на { $cell }
action-nearby = взяти винагороду клітинки { $cell }
action-bonus = { $number ->
    [0] взяти винагороду клітинки
   *[other] взяти другу винагороду клітинки
}
action-buy = купити кубик: { card-name }
action-done = далі
action-push = перевірити удачу
action-pass = спасувати
action-wait = почекати інших
action-roll = кинути
action-bust = зазнати невдачі
action-keep = лишити кубики
action-let-go = скинути і ці кубики
action-ready = готово
action-shortcut = піти коротким шляхом
action-jetpack = увімкнути ранець
action-buy-foot = купити стопу
action-stop = закінчити біг

# ---- Що сталося ----

event-card = У цих перегонах: { card-name }.
event-round = Раунд { $round }. Перший гравець: { $seat }.
event-drew = { $seat }, взято: { $dice }.
event-refilled = { $seat }: скид іде в зону запасу.
event-rolled = { $seat }, { $roll ->
   *[first] кидок
    [push] перевірка удачі
    [extra] ще кидок
    [rescue] рятівний кидок
}: { $hits ->
    [0] жодного успіху.
   *[other] { $dice }.
}
sides = { $count }×{ sides-die } { side-sign }{ of-amount }{ $more ->
   *[no] {""}
    [yes] , { $rest }
}
dice = { $count }×{ sides-die }{ $more ->
   *[no] {""}
    [yes] , { $rest }
}
sides-die = { $die ->
   *[light-grey] світло-сірий
    [dark-grey] темно-сірий
    [first-player] перший гравець
    [red] { colour-red }
    [orange] { colour-orange }
    [yellow] { colour-yellow }
    [green] { colour-green }
    [blue] { colour-blue }
    [purple] { colour-purple }
    [brown] { colour-brown }
    [white] { colour-white }
    [borrowed-light-grey] світло-сірий°
    [borrowed-dark-grey] темно-сірий°
    [borrowed-red] { colour-red }°
    [borrowed-orange] { colour-orange }°
    [borrowed-yellow] { colour-yellow }°
    [borrowed-green] { colour-green }°
    [borrowed-blue] { colour-blue }°
    [borrowed-purple] { colour-purple }°
    [borrowed-brown] { colour-brown }°
    [borrowed-white] { colour-white }°
}
die-key = { die-short } { sides-die }
sides-end = -
event-pushed = { $seat-is ->
    [you] Ви перевіряєте удачу
   *[other] { $seat } перевіряє удачу
}: { $risk ->
   *[safe] поки що безпечно.
    [at-risk] ризиковано.
}
event-returned = { $seat }: назад у кидок, { die-name }.
event-forced = { $seat }: доведеться ще раз перевірити удачу.
event-passed = { $seat-is ->
    [you] Ви пасуєте
   *[other] { $seat } пасує
}.
event-waited = { $seat-is ->
    [you] Ви чекаєте
   *[other] { $seat } чекає
} на інших.
event-must-act = Чекають усі. Черга: { $seat }.
event-saved = { $seat }: без невдачі завдяки «{ card-name }».
event-busted = { $seat }: невдача!
event-kept = { $seat }: частина кубиків лишається активною.
event-discarded = { $seat }, промахи у скид: { $dice }.
event-fan = { $seat }: уболівальник { $fans }, +{ $credits }${ $tokens ->
    [0] .
   *[other] , ліміт кубиків +{ $tokens }.
}
event-used = { $seat-is ->
    [you] Ви застосовуєте
   *[other] { $seat } застосовує
} уміння: { card-name }.
event-gained = { $seat-is ->
    [you] Ви отримуєте
   *[other] { $seat } отримує
}{ $coins ->
    [0] {""}
   *[other] { " " }{ $coins }●
}{ $feet ->
    [0] {""}
   *[other] { " " }{ $feet }»
}{ $waterFeet ->
    [0] {""}
   *[other] { " " }{ $waterFeet }≈
}{ $credits ->
    [0] {""}
   *[other] { " " }{ $credits }$
}.
event-gained-die = { $seat-is ->
    [you] Ви отримуєте
   *[other] { $seat } отримує
} { die-name }.
event-lost-die = { $seat-is ->
    [you] Ви втрачаєте
   *[other] { $seat } втрачає
} { die-name } ({ zone-name }).
event-gave-die = { $seat } → { $to }: { die-name }.
event-set = { $seat }: { die-name }, { side-name }.
event-shielded = { $seat }: наступна перевірка удачі безпечна.
event-next-draw = { $seat }: наступного разу можна взяти більше.
event-ready = { $seat }: готово.
event-compared = Найбільше мечів: { $seat }.
event-compared-none = Мечів немає ні в кого.
event-compared-tied = Мечів порівну: найбільше ні в кого.
event-comparison-taken = { $seat }: мечі спрацювали, { card-name }.
event-moved = { $seat } → { $cell }
event-hopped = { $seat }: фінішну лінію пройдено, біг триває.
event-shortcut = { $seat }: короткий шлях на { $cell }.
event-jetpack = { $seat }: ранець, тепер { $feet }».
event-foot-bought = { $seat-is ->
    [you] Ви купуєте
   *[other] { $seat } купує
} стопу.
event-bonus = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} винагороду { $cell }.
event-bought = { $seat-is ->
    [you] Ви купуєте
   *[other] { $seat } купує
} кубик за { $price }: { card-name }.
event-gave-back = { $seat }: повертається позичене, { $dice }× { die-name }.
event-finished = { $seat }: фініш!
event-extra-round = Лідери йдуть урівень: ще раунд.
event-over = Перемога: { $seat }. { $way ->
   *[won-by-finish] Перше місце на фініші.
    [won-by-farthest] Найдалі за фінішем.
    [won-by-extra-round] Усе вирішив додатковий раунд.
    [ended-by-round-limit] Найдалі, коли раунди скінчилися.
}
event-undecided = Ніхто не переміг одноосібно. { $way ->
   *[ended-by-round-limit] Раунди скінчилися.
    [won-by-finish] {""}
    [won-by-farthest] {""}
    [won-by-extra-round] {""}
}

# ---- Довідка ----

help-tab = Tab: кубики суперника й тексти карт.
legend = { $sign ->
   *[way] ↗ куди бігти
    [red-line] ┃ червона лінія
    [water] ≈ вода
    [wall] ▒ стіна
    [jetpack] ▲ ранець
    [shortcut] a6● a7» короткий шлях
    [exit] ◎a його кінець
    [feet] 1 2 3 скільки стоп
    [money] + з доплатою
    [credits] $ кредити
    [fan] ♥ уболівальник
    [lose-die] × втратити кубики
    [gain-die] ■ отримати кубик
}
legend-map = Мапа: С старт, Ф фініш, стрілки вздовж траси, ┃ червона лінія, ≈ вода, ▒ стіна, ①–④ бігуни. Під час бігу числа показують, скільки стоп до вільної клітинки (у маленькому вікні •), а + позначає ті, до яких стопи доведеться докупити. Клітинку називають за рядом і стовпцем: D9.
legend-bonus = Винагороди там, де закінчено біг: $3 кредити, ♥ уболівальник, ×1 втратити щонайбільше один кубик, ■4 отримати кубик вартістю до 4, ■* будь-який кубик.
legend-movement = Дорогою: ▲ реактивний ранець, a6● короткий шлях a за 6 монет і кредитів, b7» короткий шлях b за 7 стоп, ◎a кінець шляху a.
legend-purse = Над кубиками: Ліміт 9→11, тобто ліміт кубиків у цьому раунді й у наступному, ♥ уболівальники, $ кредити, ● монети, » стопи, ≈ водні стопи, † мечі.
legend-dice = Кубики: { $dice }; сс×3 три такі, ●3 три монети на одному, ° позичений до кінця раунду, ' зараз не діє. Грані: ● монети, » стопи, $ кредити, ◆ символ, ◈ посилений символ, · порожньо. ≈ водні стопи.
help-rule = { $rule ->
   *[goal] Фінішуйте першими. Якщо за раунд фінішували кілька, перемагає той, хто забіг далі.
    [draw] Щораунду беріть кубики до ліміту: 9, плюс жетони ліміту, плюс червоні лінії до лідера. Промахи минулого раунду входять у ліміт.
    [roll] Киньте їх. Успіхи стають активними. Далі перевірте удачу (киньте промахи знову) або спасуйте. Перевірка удачі з трьома активними кубиками чи більше ризикована до кінця фази: без жодного успіху це невдача.
    [bust] Невдача забирає всі активні кубики раунду, зате приходить уболівальник із кредитами й жетонами ліміту.
    [run] Коли всі спасували: застосуйте вміння, порівняйте мечі червоних кубиків, далі по черзі біжіть, купіть до двох кубиків різних кольорів і скиньте активні.
    [move] Одна стопа — один крок. Стопу можна докупити за 4: монетами, кредитами чи тими й тими. Виберіть, де зупинитися, і бігун дійде сам, або крокуйте по одній клітинці. Винагороду дає лише клітинка, де біг закінчено.
    [water] У воду пускають водні стопи (≈). Бігун посеред води чекає, доки вони з’являться.
    [cards] Кожен колір має карту. Негайне: щойно кубик став активним. Активне: доки він лежить активним. Бігове: у фазі бігу. Посилений символ ◈ дає і звичайне вміння.
}
help-data-title = Що відомо не напевно
help-data-costs = Вартість: відновлено в { $costs } карт із { $cards }, її ніде не публікували.
help-data-effects = Уміння: частково відновлено (карт: { $count }): { $names }.
help-data-fans = Трек уболівальників: відновлено винагороди поділок, { $count } з { $steps }.
help-data-tracks = Відновлені траси: { $names }.
help-data-correct = { correct-data } Досить і одного рядка; програма перевірить файл і назве помилку. Формат описано в crates/cubitos/data/README.md, приклад покаже команда kubik games.
list = { $first }{ $more ->
   *[no] {""}
    [yes] , { $rest }
}

# ---- Умови нової партії ----

option-set = Набір карт
option-set-about = Карти, траса й кола, що пасують одне до одного.
option-set-value = { $value ->
   *[race-1] { set-race-1 }
    [race-2] { set-race-2 }
    [race-3] { set-race-3 }
    [race-4] { set-race-4 }
    [race-5] { set-race-5 }
    [race-6] { set-race-6 }
    [race-7] { set-race-7 }
    [combotastic] { set-combotastic }
    [such-much-fans] { set-such-much-fans }
    [grand-finale] { set-grand-finale }
}
option-cards = Карти
option-cards-about = З набору або випадкові для кожного кольору.
option-cards-value = { $value ->
   *[of-set] як у наборі
}
option-track = Траса
option-track-about = Інша траса замість тієї, що в наборі, або дві поспіль.
option-track-value = { $value ->
   *[of-set] як у наборі
    [nothing-goes-right] { track-nothing-goes-right }
    [ahead-of-the-curve] { track-ahead-of-the-curve }
    [testing-the-waters] { track-testing-the-waters }
    [still-waters-run-deep] { track-still-waters-run-deep }
}
option-laps = Кола
option-laps-about = Скільки кіл біжать; дві траси поспіль пробігають один раз.
option-laps-value = { $value ->
   *[of-set] як у наборі
}
option-firstPlayer = Хто починає
option-firstPlayer-about = У кого на початку кубик першого гравця.
option-firstPlayer-seat = гравець { $number }
option-roundLimit = Ліміт раундів
option-roundLimit-about = Скільки раундів тривають перегони, якщо ніхто не фінішував раніше.
