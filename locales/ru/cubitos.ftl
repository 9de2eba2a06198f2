# «Кубитос».

title = Кубитос

# ---- Цвета и кубики ----

colour-red = красный
colour-orange = оранжевый
colour-yellow = жёлтый
colour-green = зелёный
colour-blue = синий
colour-purple = фиолетовый
colour-brown = коричневый
colour-white = белый

die-light-grey = светло-серый кубик
die-dark-grey = тёмно-серый кубик
die-first-player = кубик первого игрока
die-red = красный кубик
die-orange = оранжевый кубик
die-yellow = жёлтый кубик
die-green = зелёный кубик
die-blue = синий кубик
die-purple = фиолетовый кубик
die-brown = коричневый кубик
die-white = белый кубик

so-many-credits = { $count ->
    [one] { $count } кредит
    [few] { $count } кредита
    [many] { $count } кредитов
   *[other] { $count } кредита
}

# ---- Зоны ----

zone-draw = зона выбора
zone-roll = зона броска
zone-active = зона активации
zone-discard = зона сброса

# ---- Трассы ----

track-nothing-goes-right = Одной левой
track-ahead-of-the-curve = Извилистый путь
track-testing-the-waters = Мелководье
track-still-waters-run-deep = Тихий омут

# ---- Клетки ----

cell-start = старт
cell-finish = финиш
bonus-credits = { so-many-credits }
bonus-fan = болельщик с наградой за деление
bonus-lose-die = можно вернуть кубиков: до { $count }
bonus-gain-die = любой кубик
bonus-gain-die-up-to = кубик стоимостью до { $cost }

# ---- Наборы ----

set-race-1 = Забег 1
set-race-2 = Забег 2
set-race-3 = Забег 3
set-race-4 = Забег 4
set-race-5 = Забег 5
set-race-6 = Забег 6
set-race-7 = Забег 7
set-combotastic = Комбический
set-such-much-fans = Фанатский сектор
set-grand-finale = Гран-при

reconstructed-track = Эта трасса восстановлена: в коробке она может быть другой.
replaced-effect = Свойство этой карты взято из вашего файла.
correct-data = Есть коробка с игрой? Файл с ключом --data исправит стоимость, карты, шкалу поддержки и трассы.
warning-too-dear = Карт стоимостью до 5 здесь мало: покупки могут начаться поздно.
warning-too-slow = Ни одна карта не избавляет от кубиков и не добавляет их к броску.

# ---- Карты ----

mr-soldier = Крабовый солдат
punch-guy = Задира
supah-general = Панцирный доспех
jacques-couteau = Вжик-Ив Кусто
champion = Чемпион
crabby = Держи краба!
el-bandito = Эль Бандито
dugout = Скамейка запасных
reliever-beaver = Кручёный мяч
benchwarmer = Запасной игрок
batter-beaver = Бьющий
mr-bats = Биток
the-babe = Новичок
pinch-eater = Попадающий
reckless-cheese = Сырная лихорадка
the-big-cheese = Сырвейер
ledercheesen = Ледеркезе
stinky-cheese = Сыр с душиком
bad-cheese = Испорченный сыр
the-cheese-stands-alone = Один как сыр
cheese-boy = Сырок
rock-on = Рок-н-ролл
pina-cubelada = Пина кубилада
keep-on-rollin = Шоу должно продолжаться
pineapple-rocks = Кубананас
up-to-11 = Ананасная оборона
rolling-stoned = Сектор ананаса
punk-fruit = Панкфрут
bob = Боб
undercover-fish = Дорадо-лама
llama-rama = Давай, лама!
bahama-llama = Багама-лама
llama-shaman = Шамана-лама
stogie = Чил-лама
chilly-mcchillster = Нирвана-лама
rollosaurus = Броскозавр
dancing-dino = Дискодон
cubasaurus = Трицеракубс
wikiwiki-dinosaur = Алохазавр
you-bet-jurassican = Тверк Юрского периода
shimmy-shimmy-dino = Буги-вуги
pronto-bronto = Пронтозавр
rich-dog = Богатый пёсик
captain-bark = Капитан Гав
wizard = Волшебник
dapper-doggie = Стильный собакен
dr-livingstone = Дратути!
mr-dog = Доге
muggles = Простофиля
smelly-cat = Драный кот
cat-tastrophy = Котострофа
fat-cat = Толстопуз
dope-cat = Кошачья мята
broken-cow = Котэ
fast-cat = Быстрокот
schmutz = Грязнуля

text-mr-soldier = На бегу, больше всех мечей: 3 монеты и 2 ступни, но один активный красный кубик возвращается в запас.
text-punch-guy = На бегу, больше всех мечей: при следующем выборе белые и зелёные кубики берутся сверх предела руки.
text-supah-general = На бегу, больше всех мечей: ступня за каждого болельщика, но один активный красный кубик возвращается в запас.
text-jacques-couteau = На бегу, если есть меч: за каждого соперника с меньшим числом мечей выберите 2 своих кубика, кроме красных, и бросьте все разом.
text-champion = На бегу, больше всех мечей без ничьей: в следующий раз берите любые свои кубики, сколько хотите.
text-crabby = На бегу, больше всех мечей: отдайте любой свой кубик сопернику, у которого мечей меньше всех.
text-el-bandito = На бегу, если есть меч: 1 кредит за каждого соперника с меньшим числом мечей.
text-dugout = Сейчас: выберите 3 кубика из зоны выбора и бросьте их.
text-reliever-beaver = На бегу: можно вернуть в запас один кубик из зоны броска.
text-benchwarmer = На бегу: можно вернуть в запас этот кубик вместе с любым другим своим.
text-batter-beaver = Сейчас: выберите 2 кубика из зоны выбора и бросьте их. На бегу: если в этом раунде вы получили кредит, верните один свой кубик.
text-mr-bats = На бегу: 2 кредита или по кредиту за каждых двух болельщиков.
text-the-babe = На бегу: 5 монет. Особое: ещё 1 ступня, и этот кубик надо вернуть.
text-pinch-eater = Сейчас: сделайте активным один кубик из зоны броска, повернув его любой гранью.
text-reckless-cheese = Активное: после каждого удачного риска сразу сдвиньте бегуна на 1 клетку, но не в воду.
text-the-big-cheese = На бегу: 1 ступня или по ступне за каждых двух болельщиков.
text-ledercheesen = Активное: после каждого удачного риска выберите кубик из зоны выбора и бросьте его. Особое, на бегу: 1 кредит за каждые 4 активных кубика.
text-stinky-cheese = На бегу: 2 ступни. Особое: при следующем выборе серые кубики берутся сверх предела руки.
text-bad-cheese = На бегу: 2 ступни. Особое: ещё 3 ступни, и этот кубик надо вернуть.
text-the-cheese-stands-alone = Сейчас: придётся рискнуть ещё раз. На бегу: 3 ступни.
text-cheese-boy = На бегу: с активным коричневым кубиком 2 ступни; с активным оранжевым можно вернуть кубик из зоны броска.
text-rock-on = Активное: когда вы рискуете, этот кубик можно сперва вернуть в зону броска.
text-pina-cubelada = Активное: используйте этот кубик, и следующий риск на этом этапе не приведёт к потере кубиков.
text-keep-on-rollin = Активное: вместо потери кубиков можно вернуть в запас этот кубик.
text-pineapple-rocks = Активное: когда вы рискуете, этот кубик можно сперва вернуть в зону броска. Особое: тогда вместе с ещё одним активным.
text-up-to-11 = Активное: когда вы рискуете, этот кубик можно сперва вернуть в зону броска. Особое, на бегу: 2 ступни.
text-rolling-stoned = Активное: при угрозе потери кубиков используйте этот и бросьте свои серые кубики, сколько хотите: одно попадание спасает.
text-punk-fruit = Активное: при потере кубиков зелёные и серые остаются активными. На бегу: используйте этот кубик и бросьте до 9 разноцветных из зон выбора и броска.
text-bob = На бегу, после перемещения: возьмите бонус клетки в 1–2 шагах от бегуна.
text-undercover-fish = На бегу: 2 ступни, которым и вода не помеха.
text-llama-rama = На бегу: 3 монеты. Особое: ещё 1 болельщик с жетоном руки за деление, но без кредитов.
text-bahama-llama = На бегу: 3 монеты и ступня, которой и вода не помеха.
text-llama-shaman = На бегу: 2 монеты и бесплатный красный кубик в зону сброса.
text-stogie = Сейчас: бросьте все свои серые и белые кубики из зон выбора и броска.
text-chilly-mcchillster = На бегу: бросьте все кубики зоны броска, а затем ещё раз те, что там лежат.
text-rollosaurus = На бегу: 4 ступни.
text-dancing-dino = На бегу: 2 ступни; ещё 2 с активным красным кубиком и ещё 1 с активным оранжевым.
text-cubasaurus = Сейчас: до конца раунда возьмите из запаса любой кубик, кроме фиолетового, сразу активным и любой гранью. На бегу: этот кубик надо вернуть.
text-wikiwiki-dinosaur = На бегу: ступня за каждый цвет среди активных кубиков.
text-you-bet-jurassican = На бегу: 2 ступни; ещё 2 с активным коричневым кубиком и ещё 1 с активным жёлтым.
text-shimmy-shimmy-dino = На бегу: ступня за каждый активный белый или серый кубик.
text-pronto-bronto = На бегу: ступня за каждые две красные черты, оставшиеся до финиша круга.
text-rich-dog = На бегу: 3 кредита, и этот кубик надо вернуть.
text-captain-bark = На бегу: 2 кредита; с активными белым и красным кубиками ещё 1 болельщик без кредитов за деление; этот кубик надо вернуть.
text-wizard = Активное: 1 кредит после каждого удачного риска. На бегу: этот кубик надо вернуть.
text-dapper-doggie = На бегу: ещё раз получите монеты и ступни своих активных серых кубиков; этот кубик надо вернуть.
text-dr-livingstone = На бегу: 2 болельщика со всеми наградами, и этот кубик надо вернуть.
text-mr-dog = На бегу: 2 ступни, и этот кубик надо вернуть.
text-muggles = Сейчас: выберите 2 кубика из зоны выбора и бросьте их. На бегу: 2 кредита, и этот кубик надо вернуть.
text-smelly-cat = На бегу: 2 ступни.
text-cat-tastrophy = На бегу: бесплатный кубик не дороже числа ваших болельщиков, в зону сброса.
text-fat-cat = На бегу: 1 монета; по желанию ещё 3 ступни, но с ними серый кубик, если он есть в запасе.
text-dope-cat = На бегу: с активным коричневым кубиком 2 монеты; с активным зелёным 3 монеты.
text-broken-cow = Активное: используйте два таких символа, чтобы до конца раунда взять из запаса любой кубик, сразу активным и любой гранью.
text-fast-cat = Сейчас: выберите 2 кубика из зоны выбора и бросьте их.
text-schmutz = На бегу: 1 ступня и ещё 3, если в этом раунде вы вернули кубик.

# ---- По имени ----

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
    [borrowed-light-grey] взятый { die-light-grey }
    [borrowed-dark-grey] взятый { die-dark-grey }
    [borrowed-red] взятый { die-red }
    [borrowed-orange] взятый { die-orange }
    [borrowed-yellow] взятый { die-yellow }
    [borrowed-green] взятый { die-green }
    [borrowed-blue] взятый { die-blue }
    [borrowed-purple] взятый { die-purple }
    [borrowed-brown] взятый { die-brown }
    [borrowed-white] взятый { die-white }
}
die-short = { $die ->
   *[light-grey] сс
    [dark-grey] тс
    [first-player] 1й
    [red] кр
    [orange] ор
    [yellow] жл
    [green] зл
    [blue] сн
    [purple] фи
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

# ---- Стол ----

sheets = соперники
sheet-of = { $seat } и карты забега. Tab возвращает.
hand-over = { $seat }, решать вам!
standing = { $runner } { $distance }/{ $length } ♥{ $fans }
headline = { $race } · раунд { $round }, { $phase ->
   *[roll] этап броска
    [abilities] свойства
    [comparison] после мечей
    [run] бег и покупки
    [before] перед стартом
    [over] финиш
} · { $track }
laps-of = { $track }, { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
    [many] { $laps } кругов
   *[other] { $laps } круга
}
linked = { $first } + { $second }
own-cards = Свои карты
nothing = {""}
extra-round = Дополнительный раунд!

flag-busted = потеря
flag-shield = без риска
flag-at-risk = ОПАСНО
label-draw = Выбор
label-roll = Бросок
label-active = Актив
label-discard = Сброс
label-hand = Бросить
limit = Предел { $limit }
cards-title = Карты: стоимость, остаток, если не { $all }
cards-title-with-faces = Карты: стоимость, грани, остаток
fan-next = Следующий болельщик: деление { $step }, ${ $credits }{ $tokens ->
    [0] {""}
    [one] { " и " }{ $tokens } жетон руки
    [few] { " и " }{ $tokens } жетона руки
    [many] { " и " }{ $tokens } жетонов руки
   *[other] { " и " }{ $tokens } жетона руки
}{ $mark }.
behind = { $count ->
    [0] До лидера нет красных черт
    [one] До лидера { $count } красная черта
    [few] До лидера { $count } красные черты
    [many] До лидера { $count } красных черт
   *[other] До лидера { $count } красной черты
}: предел руки в следующем раунде { $next }.
in-water = Бегун в воде, и вокруг вода: выручат только синие кубики.
uncertain = (?): восстановлено. Ниже сказано, как исправить.
page-card = { $name }: { $text }
note-card = { die-short } { $name } { $faces }, стоимость { $cost }{ $costMark }, осталось { $left }: { $text }{ $textMark }

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
   *[blank] пустая грань
    [coins] монеты
    [feet] ступня
    [credits] кредит
    [symbol] символ
    [power] особый символ
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
    [borrowed] { " (взятый)" }
}

# ---- Числа ----

way = Как закончился
rounds = Раундов
busts = Потерь кубиков
fans = Болельщиков
credits-left = Кредитов
dice-bought = Куплено кубиков
distance = Пройдено
won-by-finish = Победа на финише
won-by-farthest = Победа: дальше всех за финишем
won-by-extra-round = Победа в дополнительном раунде
ended-by-round-limit = Остановлено: раунды закончились

# ---- Вопросы ----

prompt-over = Забег окончен.
prompt-wait = Решают другие.
prompt-advised = { $what } { $advice }
prompt-cards = Для каждого цвета тянется карта.
prompt-first-player = Кто начинает?
prompt-throw = { $seat }, к броску: { $dice ->
    [one] { $dice } кубик.
    [few] { $dice } кубика.
    [many] { $dice } кубиков.
   *[other] { $dice } кубика.
}
prompt-draw = Возьмите для броска ещё { $dice ->
    [one] { $dice } кубик. Какой?
    [few] { $dice } кубика. Какие?
    [many] { $dice } кубиков. Какие?
   *[other] { $dice } кубика. Какие?
}
prompt-draw-all = Чемпион: берите любые свои кубики, предел руки не важен.
prompt-draw-more = Эти кубики берутся сверх предела руки. Добавить?
prompt-decide = { $state ->
   *[safe] Пока безопасно: бросок без попаданий ничего не стоит.
    [risky] Риск станет опасным: без попаданий все активные кубики уйдут в сброс.
    [at-risk] Опасно! Рискнёте без попаданий, и все активные кубики уйдут в сброс.
    [shielded] Следующий риск кубиков не отнимет.
    [forced] Придётся рискнуть ещё раз.
    [empty] Бросать больше нечего.
} Рискнуть или спасовать?
prompt-rerolls = Кубики зоны броска бросаются ещё раз.
prompt-declare = Вы рискуете. Сперва вернуть в бросок активные кубики?
prompt-rescue = Ни одного попадания: потеря кубиков! Предотвратить её?
prompt-keep = Потеря кубиков! Часть активных можно оставить. Оставить их?
prompt-discard = Потеря! Активные кубики ушли в сброс. Промахи остаются на следующий раунд и займут в нём место. Сбросить часть?
prompt-abilities = Шаг 1 из 2: примените свойства сейчас или после мечей. Сами они не сработают.
prompt-comparison = Шаг 2 из 2, после мечей: примените, что осталось, иначе пропадёт. Потом бег.
prompt-losing = Шаг 2 из 2: кубики, которые надо вернуть, сейчас уйдут; потом бег.
prompt-used = Шаг 1 из 2: свойства применены. Теперь сравним мечи.
prompt-move = { $feet ->
    [0] Ступней нет
    [one] Бегом! { $feet } ступня
    [few] Бегом! { $feet } ступни
    [many] Бегом! { $feet } ступней
   *[other] Бегом! { $feet } ступни
}{ $water ->
    [0] {""}
   *[other] , из них водных: { $water }
}; монет и кредитов: { $money }. Куда?
prompt-bonus = { $which ->
   *[it] Вы остановились на бонусе. Взять?
    [all] Вы остановились на двух бонусах. Какой взять первым?
    [rest] Взять и второй бонус?
}
prompt-bonus-nearby = { $which ->
   *[it] Клетка { $cell } рядом. Взять её бонус?
    [all] Клетка { $cell } рядом, на ней два бонуса. Какой взять первым?
    [rest] Взять и второй бонус клетки { $cell }?
}
prompt-after-move = Рядом есть что взять.
prompt-buy = { $bought ->
    [0] Купить до двух кубиков разных цветов?
   *[other] Купить второй кубик, другого цвета?
} Монет и кредитов: { $money }.
prompt-extra-roll = Выберите для броска { $dice ->
    [one] { $dice } кубик.
    [few] { $dice } кубика.
    [many] { $dice } кубиков.
   *[other] { $dice } кубика.
}
prompt-roll-different = Выберите кубики разных цветов и бросьте их.
prompt-roll-grey = Выберите серые кубики для спасительного броска.
prompt-set-face = Какой кубик зоны броска станет активным?
prompt-face = Какой гранью повернуть { die-name }?
prompt-borrow = Какой кубик взять до конца раунда?
prompt-gain = Какой кубик взять из запаса?
prompt-lose = { $must ->
   *[may] Вернуть кубик в запас?
    [must] Кубик надо вернуть в запас.
} { $dice ->
    [one] {""}
    [few] Всего не больше: { $dice }.
    [many] Всего не больше: { $dice }.
   *[other] Всего не больше: { $dice }.
}
prompt-receiver = Кому отдать кубик?
prompt-give = Какой кубик { $seat-is ->
    [you] получите вы
   *[other] получит { $seat }
}?
prompt-walk = Сразу сдвиньтесь на клетку. Куда?
prompt-nearby = Бонус какой клетки взять?
prompt-return-other = Ещё один активный кубик бросается снова. Какой?

# ---- Меню ----

menu-die = { die-name }{ of-whose }
menu-die-in = { die-name }{ of-whose }{ of-side }{ of-amount }, { zone-name }{ $spent ->
    [0] {""}
   *[other] , использован
}
menu-count = ×{ $count }
menu-return = Вернуть в бросок: { die-name }{ of-whose }{ of-side }{ of-amount }
menu-discard = В сброс: { die-name }{ of-whose }
menu-everything = { $what ->
   *[draw] Взять все
    [discard] В сброс все промахи
}
menu-face = { side-sign }{ of-amount } { side-name }
menu-seat = { $seat }
menu-push = Рискнуть: { $dice ->
    [one] бросить { $dice } кубик
    [few] бросить { $dice } кубика
    [many] бросить { $dice } кубиков
   *[other] бросить { $dice } кубика
}
menu-pass = Спасовать
menu-wait = Подождать других
menu-roll = Бросить
menu-prevent = { card-name }{ of-side }{ of-whose }
menu-bust = Не спасать: активные кубики в сброс
menu-keep = Оставить их
menu-let-go = Потерять и их
menu-use = { card-name }{ of-side }{ of-whose }{ $which ->
    [0] {""}
   *[other] {", свойство "}{ $which }
}
menu-use-nearby = { card-name }{ of-side }{ of-whose } берёт бонус { $cell }: { $bonus }
menu-take-credits = Взять кредит: { die-name }{ of-whose }
menu-lose-self = { card-name }{ of-side }{ of-whose } уйдёт и так: вернуть раньше
menu-comparison = За мечи: { card-name }{ $which ->
    [0] {""}
   *[other] {", свойство "}{ $which }
}
menu-ready = { $next ->
   *[swords] Готово: сравнить мечи
    [run] Готово: бежать
}
menu-enough = Хватит
menu-lose-none = Ни одного из них
menu-bonus = { $kind ->
   *[credits] Взять { so-many-credits }
    [fan] Взять болельщика с наградой
    [lose-die] { $count ->
        [one] Вернуть кубик в запас
        [few] Вернуть до { $count } кубиков в запас
        [many] Вернуть до { $count } кубиков в запас
       *[other] Вернуть до { $count } кубиков в запас
    }
    [gain-die] Взять любой кубик
    [gain-die-up-to] Взять кубик стоимостью до { $cost }
}
menu-no-bonus = { $which ->
   *[it] Не брать
    [all] Ничего не брать
    [rest] Второй не брать
}
menu-leave-misses = Промахи оставить
menu-no-purchase = { $bought ->
    [0] Ничего не покупать
   *[other] Больше не покупать
}
menu-run-on = { $goal ->
   *[cell] Бежать на { $cell }
    [finish] Бежать на финиш!
    [beyond] Бежать через финиш на { $cell }!
}
menu-run-on-paid = { $goal ->
   *[cell] Бежать на { $cell } с доплатой
    [finish] Бежать на финиш с доплатой!
    [beyond] Бежать через финиш на { $cell } с доплатой!
}
menu-to-bonus = К бонусу
menu-to-any = На любую клетку
menu-one-step = Один шаг
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
menu-shortcut = Пойти коротким путём
menu-jetpack = Реактивный ранец: удвоить ступни
menu-buy-foot = Купить ступню за 4
menu-stop = Закончить бег
menu-buy = { die-short } { $faces } { card-name }
menu-bonus-at = { $cell }: { $bonus }
blocked-too-dear = стоимость { $cost }
blocked-none-left = больше нет
blocked-bought = уже куплен

gain-coins = +{ $amount }●
gain-feet = +{ $amount }»
gain-water-feet = +{ $amount }≈
gain-credits = +{ $amount }$
gain-fan = ♥{ $fans }
gain-tokens = предел +{ $tokens }
gain-die = +{ $short }
lose-die = −{ $short }
gain-price = −{ $price }
gain-finish = ⚑
gain-stranded = !
gain-left = ост. { $feet }»
gain-bust = ✗{ $percent } %
note-die = { $name } { $faces }
note-bust = Ни одного попадания: { $percent } %.
note-stranded = Осторожно: вокруг вода, а водных ступней, чтобы выбраться, не останется.
note-stop-stranded = Осторожно: бегун в воде, выхода нет. Без водных ступней он там и останется.
note-left = Там останется: { $feet ->
    [one] { $feet } ступня.
    [few] { $feet } ступни.
    [many] { $feet } ступней.
   *[other] { $feet } ступни.
}
note-bonus = Если остановиться там: { $bonus }.
note-space = Бонус этой клетки: { $bonus }.
note-losing = Кубики, которые надо вернуть, уйдут сейчас.
note-lose-self = Перед бегом он уйдёт сам; раньше — только ради карты, которая считает возвращённые кубики.
note-finish = Это финиш.
note-money = Монет и кредитов уйдёт: { $money }.

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

# ---- Что решают ----

action-draw = взять { die-name }{ of-side } ({ zone-name })
action-choose = выбрать { die-name }{ of-side } ({ zone-name })
action-lose = вернуть { die-name }{ of-side } ({ zone-name })
action-give = отдать { die-name }{ of-side } ({ zone-name })
action-return = снова бросить { die-name }{ of-side } ({ zone-name })
action-discard = перенести в сброс { die-name }
action-gain = взять из запаса { die-name }
action-borrow = взять до конца раунда { die-name }
action-face = повернуть: { side-name }
action-give-to = кубик { $seat-is ->
    [you] получите вы
   *[other] получит { $seat }
}
action-prevent = предотвратить потерю: { card-name }{ of-side }{ of-whose }
action-use = применить: { card-name }{ of-side }{ of-whose }{ $option ->
    [0] {""}
   *[other] , второе число
}
action-lose-self = вернуть: { card-name }{ of-side }{ of-whose }
action-take-comparison = { card-name }: взять то, что дают мечи{ $option ->
    [0] {""}
   *[other] , второе число
}
action-take-credits = взять кредит: { die-name }
action-step = шаг на { $cell }
action-nearby = взять бонус клетки { $cell }
action-bonus = { $number ->
    [0] взять бонус клетки
   *[other] взять второй бонус клетки
}
action-buy = купить кубик: { card-name }
action-done = дальше
action-push = рискнуть
action-pass = спасовать
action-wait = подождать других
action-roll = бросить
action-bust = потерять кубики
action-keep = оставить кубики
action-let-go = потерять и эти кубики
action-ready = готово
action-shortcut = пойти коротким путём
action-jetpack = включить ранец
action-buy-foot = купить ступню
action-stop = закончить бег

# ---- Что случилось ----

event-card = В этом забеге: { card-name }.
event-round = Раунд { $round }. Первый игрок: { $seat }.
event-drew = { $seat }, взято: { $dice }.
event-refilled = { $seat }: сброс идёт в зону выбора.
event-rolled = { $seat }, { $roll ->
   *[first] бросок
    [push] риск
    [extra] ещё бросок
    [rescue] спасительный бросок
}: { $hits ->
    [0] ни одного попадания.
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
   *[light-grey] светло-серый
    [dark-grey] тёмно-серый
    [first-player] первый игрок
    [red] { colour-red }
    [orange] { colour-orange }
    [yellow] { colour-yellow }
    [green] { colour-green }
    [blue] { colour-blue }
    [purple] { colour-purple }
    [brown] { colour-brown }
    [white] { colour-white }
    [borrowed-light-grey] светло-серый°
    [borrowed-dark-grey] тёмно-серый°
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
    [you] Вы рискуете
   *[other] { $seat } рискует
}: { $risk ->
   *[safe] пока безопасно.
    [at-risk] опасно.
}
event-returned = { $seat }: обратно в бросок, { die-name }.
event-forced = { $seat }: придётся рискнуть ещё раз.
event-passed = { $seat-is ->
    [you] Вы пасуете
   *[other] { $seat } пасует
}.
event-waited = { $seat-is ->
    [you] Вы ждёте
   *[other] { $seat } ждёт
} других.
event-must-act = Ждут все. Очередь: { $seat }.
event-saved = { $seat }: кубики спасает «{ card-name }».
event-busted = { $seat }: потеря кубиков!
event-kept = { $seat }: часть кубиков остаётся активной.
event-discarded = { $seat }, промахи в сброс: { $dice }.
event-fan = { $seat }: болельщик { $fans }, +{ $credits }${ $tokens ->
    [0] .
   *[other] , предел руки +{ $tokens }.
}
event-used = { $seat-is ->
    [you] Вы применяете
   *[other] { $seat } применяет
} свойство: { card-name }.
event-gained = { $seat-is ->
    [you] Вы получаете
   *[other] { $seat } получает
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
    [you] Вы получаете
   *[other] { $seat } получает
} { die-name }.
event-lost-die = { $seat-is ->
    [you] Вы возвращаете
   *[other] { $seat } возвращает
} { die-name } ({ zone-name }).
event-gave-die = { $seat } → { $to }: { die-name }.
event-set = { $seat }: { die-name }, { side-name }.
event-shielded = { $seat }: следующий риск безопасен.
event-next-draw = { $seat }: в следующий раз можно взять больше.
event-ready = { $seat }: готово.
event-compared = Больше всех мечей: { $seat }.
event-compared-none = Мечей нет ни у кого.
event-compared-tied = Мечей поровну: больше всех ни у кого.
event-comparison-taken = { $seat }: мечи сработали, { card-name }.
event-moved = { $seat } → { $cell }
event-hopped = { $seat }: финишная черта пройдена, бег продолжается.
event-shortcut = { $seat }: короткий путь на { $cell }.
event-jetpack = { $seat }: ранец, теперь { $feet }».
event-foot-bought = { $seat-is ->
    [you] Вы покупаете
   *[other] { $seat } покупает
} ступню.
event-bonus = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} бонус { $cell }.
event-bought = { $seat-is ->
    [you] Вы покупаете
   *[other] { $seat } покупает
} кубик за { $price }: { card-name }.
event-gave-back = { $seat }: возвращается взятое, { $dice }× { die-name }.
event-finished = { $seat }: финиш!
event-extra-round = Лидеры идут вровень: ещё раунд.
event-over = Победа: { $seat }. { $way ->
   *[won-by-finish] Первое место на финише.
    [won-by-farthest] Дальше всех за финишем.
    [won-by-extra-round] Всё решил дополнительный раунд.
    [ended-by-round-limit] Дальше всех, когда раунды закончились.
}
event-undecided = Единоличного победителя нет. { $way ->
   *[ended-by-round-limit] Раунды закончились.
    [won-by-finish] {""}
    [won-by-farthest] {""}
    [won-by-extra-round] {""}
}

# ---- Справка ----

help-tab = Tab: кубики соперника и тексты карт.
legend = { $sign ->
   *[way] ↗ куда бежать
    [red-line] ┃ красная черта
    [water] ≈ вода
    [wall] ▒ стена
    [jetpack] ▲ ранец
    [shortcut] a6● a7» короткий путь
    [exit] ◎a его конец
    [feet] 1 2 3 сколько ступней
    [money] + с доплатой
    [credits] $ кредиты
    [fan] ♥ болельщик
    [lose-die] × вернуть кубики
    [gain-die] ■ получить кубик
}
legend-map = Карта: С старт, Ф финиш, стрелки вдоль трассы, ┃ красная черта, ≈ вода, ▒ стена, ①–④ бегуны. Во время бега числа показывают, сколько ступней до свободной клетки (в маленьком окне •), а + отмечает те, до которых ступни придётся докупить. Клетку называют по ряду и столбцу: D9.
legend-bonus = Бонусы там, где закончен бег: $3 кредиты, ♥ болельщик, ×1 вернуть до одного кубика, ■4 получить кубик стоимостью до 4, ■* любой кубик.
legend-movement = По пути: ▲ реактивный ранец, a6● короткий путь a за 6 монет и кредитов, b7» короткий путь b за 7 ступней, ◎a конец пути a.
legend-purse = Над кубиками: Предел 9→11, то есть предел руки в этом раунде и в следующем, ♥ болельщики, $ кредиты, ● монеты, » ступни, ≈ водные ступни, † мечи.
legend-dice = Кубики: { $dice }; сс×3 три таких, ●3 три монеты на одном, ° взятый до конца раунда, ' сейчас не применяется. Грани: ● монеты, » ступни, $ кредиты, ◆ символ, ◈ особый символ, · пусто. ≈ водные ступни.
help-rule = { $rule ->
   *[goal] Финишируйте первыми. Если за раунд финишировали несколько, побеждает тот, кто убежал дальше.
    [draw] Каждый раунд берите кубики до предела руки: 9, плюс жетоны руки, плюс красные черты до лидера. Промахи прошлого раунда входят в предел.
    [roll] Бросьте их. Попадания становятся активными. Дальше рискните (бросьте промахи снова) или спасуйте. Риск при трёх активных кубиках и больше опасен до конца этапа: без единого попадания кубики теряются.
    [bust] Потеря кубиков отнимает все активные кубики раунда, зато приходит болельщик с кредитами и жетонами руки.
    [run] Когда все спасовали: примените свойства, сравните мечи красных кубиков, затем по очереди бегите, купите до двух кубиков разных цветов и сбросьте активные.
    [move] Одна ступня — один шаг. Ступню можно докупить за 4: монетами, кредитами или теми и другими. Выберите, где остановиться, и бегун дойдёт сам, или шагайте по одной клетке. Бонус даёт только клетка, где бег закончен.
    [water] В воду пускают водные ступни (≈). Бегун посреди воды ждёт, пока они не появятся.
    [cards] У каждого цвета есть карта. Сейчас: когда кубик стал активным. Активное: пока он лежит активным. На бегу: на этапе забега. Особый символ ◈ даёт и обычное свойство.
}
help-data-title = Что известно не наверняка
help-data-costs = Стоимость: восстановлена у { $costs } карт из { $cards }, её нигде не публиковали.
help-data-effects = Свойства: частично восстановлены (карт: { $count }): { $names }.
help-data-fans = Шкала поддержки: восстановлены награды делений, { $count } из { $steps }.
help-data-tracks = Восстановленные трассы: { $names }.
help-data-correct = { correct-data } Хватит и одной строки; программа проверит файл и назовёт ошибку. Формат описан в crates/cubitos/data/README.md, пример покажет команда kubik games.
list = { $first }{ $more ->
   *[no] {""}
    [yes] , { $rest }
}

# ---- Условия новой партии ----

option-set = Набор карт
option-set-about = Карты, трасса и круги, которые подходят друг к другу.
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
option-cards = Карты
option-cards-about = Из набора или случайные для каждого цвета.
option-cards-value = { $value ->
   *[of-set] как в наборе
}
option-track = Трасса
option-track-about = Другая трасса вместо той, что в наборе, или две подряд.
option-track-value = { $value ->
   *[of-set] как в наборе
    [nothing-goes-right] { track-nothing-goes-right }
    [ahead-of-the-curve] { track-ahead-of-the-curve }
    [testing-the-waters] { track-testing-the-waters }
    [still-waters-run-deep] { track-still-waters-run-deep }
}
option-laps = Круги
option-laps-about = Сколько кругов бегут; две трассы подряд пробегают один раз.
option-laps-value = { $value ->
   *[of-set] как в наборе
}
option-firstPlayer = Кто начинает
option-firstPlayer-about = У кого в начале кубик первого игрока.
option-firstPlayer-seat = игрок { $number }
option-roundLimit = Предел раундов
option-roundLimit-about = Сколько раундов длится забег, если никто не финишировал раньше.
