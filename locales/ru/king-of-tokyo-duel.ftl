# Повелитель Токио. Дуэль.

title = Повелитель Токио. Дуэль
turn = Ход { $number }: { $seat }
extra-turns = { $count ->
    [one] и ещё { $count } ход
    [few] и ещё { $count } хода
    [many] и ещё { $count } ходов
   *[other] и ещё { $count } хода
}
sheets = тексты
sheet-of = Тексты всех карт на столе. ↑ ↓ — листать, Tab — назад.
hand-over = { $seat }, решать вам!
standing = ♥{ $hearts }

# ---- Названия ----

order = Очерёдность
monster = Монстр
pair = Монстр против монстра
way = Способ победы
turns = Ходов
cards-bought = Куплено карт
hearts-left = Осталось сердец

gigazaur = Гигазавр
alienoid = Ксеноид
space-penguin = Космический Пингвин
meka-dragon = Мехадракон
cyber-kitty = Киберкиса
the-king = Кинг
monster-name = { $monster ->
   *[gigazaur] { gigazaur }
    [alienoid] { alienoid }
    [space-penguin] { space-penguin }
    [meka-dragon] { meka-dragon }
    [cyber-kitty] { cyber-kitty }
    [the-king] { the-king }
}
power-name = { $monster ->
   *[gigazaur] Блокбастер
    [alienoid] Инопланетные технологии
    [space-penguin] Криогаджеты
    [meka-dragon] Ядерное дыхание
    [cyber-kitty] Котострофическая сила
    [the-king] Хозяин территории
}
power-text = { $monster ->
   *[gigazaur] Два !: потяните ★ или ⌂ на 1.
    [alienoid] Два !: добавьте к броску любой символ; третий ! добавит его ещё раз.
    [space-penguin] Один !: 1 ▣.
    [meka-dragon] Умножьте число своих атак на число !.
    [cyber-kitty] Два !: 2 ↯; третий !: ещё 2 ↯.
    [the-king] Два !: выложите один из двух своих жетонов или переместите его. Они останавливают соперника.
}

token = { $token ->
   *[buzz-cat] кот
    [buzz-fish] рыба
    [buzz-tiger] тигр
    [buzz-panda] панда
    [buzz-lizard] ящерица
    [buzz-anubis] Анубис
    [buzz-dragon] дракон
    [buzz-pumpkin] тыква
    [buzz-alien] пришелец
    [buzz-phantom] фантом
    [buzz-penguin] пингвин
    [buzz-king-1] Кинг 1
    [buzz-king-2] Кинг 2
}
token-short = { $token ->
   *[buzz-cat] Ко
    [buzz-fish] Ры
    [buzz-tiger] Ти
    [buzz-panda] Па
    [buzz-lizard] Ящ
    [buzz-anubis] Ан
    [buzz-dragon] Др
    [buzz-pumpkin] Тк
    [buzz-alien] Пр
    [buzz-phantom] Фа
    [buzz-penguin] Пи
    [buzz-king-1] К1
    [buzz-king-2] К2
}

symbol = { $symbol ->
   *[claw] атака
    [heart] лечение
    [energy] энергия
    [fame] слава
    [destruction] разрушение
    [power] суперсила
}
sign = { $symbol ->
   *[claw] Ψ
    [heart] ♥
    [energy] ↯
    [fame] ★
    [destruction] ⌂
    [power] !
}
sign-first = { $first ->
   *[claw] Ψ
    [heart] ♥
    [energy] ↯
    [fame] ★
    [destruction] ⌂
    [power] !
}
sign-second = { $second ->
   *[claw] Ψ
    [heart] ♥
    [energy] ↯
    [fame] ★
    [destruction] ⌂
    [power] !
}
bonus-sign = { $bonus ->
   *[hit] Ψ
    [heart] ♥
    [energy] ↯
    [die-token] ▣
    [blank] ·
}
nothing = {""}
symbols = { $claw ->
    [0] {""}
   *[other] { $claw }Ψ{" "}
}{ $heart ->
    [0] {""}
   *[other] { $heart }♥{" "}
}{ $energy ->
    [0] {""}
   *[other] { $energy }↯{" "}
}{ $fame ->
    [0] {""}
   *[other] { $fame }★{" "}
}{ $destruction ->
    [0] {""}
   *[other] { $destruction }⌂{" "}
}{ $power ->
    [0] {""}
   *[other] { $power }!
}
track = { $track ->
   *[fame] ★ Слава
    [destruction] ⌂ Разрушение
}
track-sign = { $track ->
   *[fame] ★
    [destruction] ⌂
}
space = { $added ->
   *[no] { $space }
    [yes] между { $space } и { $next }
}
hits = { $hits ->
    [one] { $hits } удар
    [few] { $hits } удара
    [many] { $hits } ударов
   *[other] { $hits } удара
}

# ---- Карты: названия по алфавиту английских ----

acid-attack = Кислотная атака
adrenaline-augment = Прилив адреналина
alien-metabolism = Инопланетный метаболизм
antimatter-pellets = Заряды антиматерии
armor-plating = Броневые пластины
breaking-news = Срочные новости
camouflage = Камуфляж
cannonball = Бомбочкой!
dominate = Господство
electrical-aura = Электрическая аура
energize = Подзарядка
extra-head = Лишняя голова
eye-of-the-storm = Око бури
frenzy = Неистовство
gentle-giant = Кроткий великан
giant-brain = Гигантский мозг
hibernation = Спячка
hors-doeuvres = Закуска
in-shape = В форме
in-the-shadows = В тени
jets-scrambled = Поднять истребители!
kaijutsu = Кайдзюцу
lightning-speed = Молниеносность
made-in-a-lab = Сделано в лаборатории
moment-of-respite = Минута передышки
monster-coaster = Монстрогорки
monumental = Монументальность
natural-selection = Естественный отбор
operation-media = Операция «Медиа»
photoshoot = Фотосессия
rebooting = Перезагрузка
regeneration = Регенерация
sack-the-stadium = Разгром стадиона
scrappy = Из металлолома
seismic-test = Сейсмическое испытание
signature-move = Коронный приём
snack-time = Время перекусить
spiked-tail = Шипастый хвост
superconductor = Сверхпроводник
tesla-impulse = Импульс Теслы
the-partys-over = Вечеринка окончена!
thermonuclear-cooking = Термоядерная кухня
thunder-stomp = Громовой топот
titanic-batteries = Титанические батареи
too-cute = Слишком милый
trendsetter = Законодатель мод
unchained = Сорвавшийся с цепи
unstable-dna = Нестабильная ДНК
unstoppable = Неудержимый
utter-destruction = Полное уничтожение

card = { $card ->
    [acid-attack] { acid-attack }
    [adrenaline-augment] { adrenaline-augment }
    [alien-metabolism] { alien-metabolism }
    [antimatter-pellets] { antimatter-pellets }
    [armor-plating] { armor-plating }
    [breaking-news] { breaking-news }
    [camouflage] { camouflage }
    [cannonball] { cannonball }
    [dominate] { dominate }
    [electrical-aura] { electrical-aura }
    [energize] { energize }
    [extra-head] { extra-head }
    [eye-of-the-storm] { eye-of-the-storm }
    [frenzy] { frenzy }
    [gentle-giant] { gentle-giant }
    [giant-brain] { giant-brain }
    [hibernation] { hibernation }
    [hors-doeuvres] { hors-doeuvres }
    [in-shape] { in-shape }
    [in-the-shadows] { in-the-shadows }
    [jets-scrambled] { jets-scrambled }
    [kaijutsu] { kaijutsu }
    [lightning-speed] { lightning-speed }
    [made-in-a-lab] { made-in-a-lab }
    [moment-of-respite] { moment-of-respite }
    [monster-coaster] { monster-coaster }
    [monumental] { monumental }
    [natural-selection] { natural-selection }
    [operation-media] { operation-media }
    [photoshoot] { photoshoot }
    [rebooting] { rebooting }
    [regeneration] { regeneration }
    [sack-the-stadium] { sack-the-stadium }
    [scrappy] { scrappy }
    [seismic-test] { seismic-test }
    [signature-move] { signature-move }
    [snack-time] { snack-time }
    [spiked-tail] { spiked-tail }
    [superconductor] { superconductor }
    [tesla-impulse] { tesla-impulse }
    [the-partys-over] { the-partys-over }
    [thermonuclear-cooking] { thermonuclear-cooking }
    [thunder-stomp] { thunder-stomp }
    [titanic-batteries] { titanic-batteries }
    [too-cute] { too-cute }
    [trendsetter] { trendsetter }
    [unchained] { unchained }
    [unstable-dna] { unstable-dna }
    [unstoppable] { unstoppable }
   *[utter-destruction] { utter-destruction }
}
card-taken = { $taken ->
    [acid-attack] { acid-attack }
    [adrenaline-augment] { adrenaline-augment }
    [alien-metabolism] { alien-metabolism }
    [antimatter-pellets] { antimatter-pellets }
    [armor-plating] { armor-plating }
    [breaking-news] { breaking-news }
    [camouflage] { camouflage }
    [cannonball] { cannonball }
    [dominate] { dominate }
    [electrical-aura] { electrical-aura }
    [energize] { energize }
    [extra-head] { extra-head }
    [eye-of-the-storm] { eye-of-the-storm }
    [frenzy] { frenzy }
    [gentle-giant] { gentle-giant }
    [giant-brain] { giant-brain }
    [hibernation] { hibernation }
    [hors-doeuvres] { hors-doeuvres }
    [in-shape] { in-shape }
    [in-the-shadows] { in-the-shadows }
    [jets-scrambled] { jets-scrambled }
    [kaijutsu] { kaijutsu }
    [lightning-speed] { lightning-speed }
    [made-in-a-lab] { made-in-a-lab }
    [moment-of-respite] { moment-of-respite }
    [monster-coaster] { monster-coaster }
    [monumental] { monumental }
    [natural-selection] { natural-selection }
    [operation-media] { operation-media }
    [photoshoot] { photoshoot }
    [rebooting] { rebooting }
    [regeneration] { regeneration }
    [sack-the-stadium] { sack-the-stadium }
    [scrappy] { scrappy }
    [seismic-test] { seismic-test }
    [signature-move] { signature-move }
    [snack-time] { snack-time }
    [spiked-tail] { spiked-tail }
    [superconductor] { superconductor }
    [tesla-impulse] { tesla-impulse }
    [the-partys-over] { the-partys-over }
    [thermonuclear-cooking] { thermonuclear-cooking }
    [thunder-stomp] { thunder-stomp }
    [titanic-batteries] { titanic-batteries }
    [too-cute] { too-cute }
    [trendsetter] { trendsetter }
    [unchained] { unchained }
    [unstable-dna] { unstable-dna }
    [unstoppable] { unstoppable }
   *[utter-destruction] { utter-destruction }
}

# ---- Карты: что они делают ----

text-acid-attack = В каждом вашем броске на одну атаку больше.
text-adrenaline-augment = В вашем броске на одну атаку больше за каждый маркер, стоящий в зоне внимания, вашей или чужой.
text-alien-metabolism = Раз в свой ход можно сбросить одну открытую карту; вместо неё открывается новая.
text-antimatter-pellets = Пять или больше одинаковых символов в броске: 4 удара сопернику, затем потяните ⌂ на 2.
text-armor-plating = В каждый ход соперника первый удар вам не вредит.
text-breaking-news = Каждый раз, покупая другую карту, потяните ★ на 1.
text-camouflage = Когда вас бьют, можно бросить столько кубиков, сколько ударов: каждый ♥ отменяет один.
text-cannonball = Потяните ★ на 1, 1 удар сопернику, 4 ↯.
text-dominate = В следующий ход у соперника на кубик меньше за каждую его карту «ОСТАВЬТЕ»; сначала он может часть из них сбросить.
text-electrical-aura = В конце вашего хода потяните ⌂ на 1 за каждые полные 7 ↯ у вас. Энергия остаётся.
text-energize = Получите 8 ↯ и 2 ▣.
text-extra-head = В каждый ваш ход на один особый кубик больше.
text-eye-of-the-storm = 1 ↯ за каждый неиспользованный бросок.
text-frenzy = После этого хода сделайте ещё один.
text-gentle-giant = Когда кубики разыграны, а атак в броске нет: потяните ★ на 1.
text-giant-brain = Четыре броска за ход вместо трёх.
text-hibernation = Ударов вы не получаете. В начале хода сбросьте эту карту и играйте или получите 6 ♥ и закончите ход.
text-hors-doeuvres = Получите 3 удара, затем потяните ⌂ на 2.
text-in-shape = За каждый удар, полученный соперником за ход сверх трёх, можно заплатить 1 ↯ и потянуть ★ на 1.
text-in-the-shadows = Кубики с ★ можно перебрасывать сколько угодно: бросок на это не тратится.
text-jets-scrambled = 5 ударов каждому монстру, сначала вашему.
text-kaijutsu = Потяните ⌂ на 1, затем 2 удара сопернику.
text-lightning-speed = Дотянув маркер до пустой клетки жетона, можете нанести 1 удар.
text-made-in-a-lab = До первого броска можно купить одну карту на 1 ↯ дешевле.
text-moment-of-respite = 2 ♥ и 1 ▣.
text-monster-coaster = Потяните ⌂ на 3.
text-monumental = Потяните ⌂ на 1, затем ★ на 1.
text-natural-selection = Сразу 4 ↯ и 4 ♥. В каждый ваш ход на один особый кубик больше. Но четыре или больше одинаковых символов в броске: 10 ударов вам.
text-operation-media = Потяните ★ на 1 за каждую атаку, разыгранную в этот ход.
text-photoshoot = Потяните ★ на 1.
text-rebooting = Вместо розыгрыша кубиков можно получить 2 ▣ и 2 ↯ и сбросить эту карту.
text-regeneration = Раз в ход, получая ♥, получите ещё 1 ♥.
text-sack-the-stadium = Потяните ⌂ на 2, затем ★ на 2.
text-scrappy = 1 ▣ всякий раз, когда вы стягиваете маркер с жетона ажиотажа.
text-seismic-test = Потяните ⌂ на 2.
text-signature-move = Потяните ★ на 1 за каждые три ! в броске; для суперсилы они тоже годятся.
text-snack-time = 3 ♥.
text-spiked-tail = Когда вы тянете ⌂: 1 удар сопернику за каждую клетку.
text-superconductor = Когда соперник получает ↯ за свои кубики, можно сбросить эту карту и получить столько же.
text-tesla-impulse = Сбросьте карту «ОСТАВЬТЕ» соперника. Получите 2 ↯.
text-the-partys-over = 4 удара каждому монстру, в чьей зоне внимания стоит маркер, сначала вашему.
text-thermonuclear-cooking = Потяните ⌂ на 1, затем 2 ♥ и 2 ↯.
text-thunder-stomp = Если, разыгрывая кубики, вы тянули ⌂, в следующий ход у соперника на один кубик меньше.
text-titanic-batteries = До розыгрыша можно оставить два кубика неразыгранными и получить 1 ▣.
text-too-cute = 2 удара сопернику.
text-trendsetter = Пока ★ стоит на жетоне ажиотажа, первый удар в каждый ход соперника вам не вредит.
text-unchained = Любой бонус жетона ажиотажа можно заменить на 1 удар сопернику.
text-unstable-dna = Получив 3 удара разом или больше, можете обменять эту карту на карту «ОСТАВЬТЕ» соперника.
text-unstoppable = Вместо потери последнего ♥ сохраните его, в этот ход ударов больше не получайте и сбросьте эту карту.
text-utter-destruction = Все шесть символов в броске: потяните ⌂ на 2, ★ на 2, 2 удара сопернику.

# ---- Поле ----

market = Открытые карты
market-counts = в колоде { $deck }, в сбросе { $discard }
market-empty = карты нет
kind = { $kind ->
   *[keep] ОСТАВЬТЕ
    [discard] СБРОСЬТЕ
}
kind-short = { $kind ->
   *[keep] О
    [discard] С
}
card-line = { $name } ({ kind }, { $cost } ↯): { $text }
kept-line = { $name }: { $text }
fewer-dice = { $count ->
    [one] в след. ход: −{ $count } кубик
    [few] в след. ход: −{ $count } кубика
    [many] в след. ход: −{ $count } кубиков
   *[other] в след. ход: −{ $count } кубика
}
dominated = далее Господство ×{ $count }
immune = в этот ход без ударов
no-cards = карт нет
roll = Бросок { $made } из { $allowed }
roll-none = Кубики ещё не брошены
added = Добавлено: { $symbols }
open = Разыграть: { $symbols }

# ---- Решения ----

action-sleep = Спать дальше: 6 ♥ и конец хода
action-wake = Сбросить карту «{ hibernation }» и играть
action-give-up = Сбросить: { card }
action-spend-die-token = Потратить ▣ на особый кубик в этот ход
action-reroll = Перебросить один { sign }
action-throw = Бросить кубики
action-keep = Оставить все { sign } и перебросить остальные кубики
action-throw-free = Перебросить кубики с ★, не тратя броска
action-stop = Оставить все кубики и больше не бросать
action-add = Добавить к броску: { symbol } ×{ $count }
action-use = Применить: { card }
action-set-aside = Оставить { sign-first } и { sign-second } неразыгранными за 1 ▣
action-resolve = Разыграть все { sign }
action-multiply = Разыграть все Ψ, умножив на число !
action-pull = Потратить два ! и потянуть: { track }
action-gain-die-token = Потратить один ! на ▣
action-gain-energy = Потратить ! на { $amount } ↯
action-claim = Потратить два !, чтобы выложить или переместить жетон: { token }
action-place = Положить жетон «{ token }» на поле ({ track }), от клетки { $space }{ $turned ->
   *[no] {""}
    [yes] , развернув
}
action-leave = Оставить жетон «{ token }» на месте
action-take-bonus = Не менять того, что даёт клетка
action-take-claw = Вместо этого нанести сопернику 1 удар
action-buy = Купить: { card }
action-sweep = Заплатить 2 ↯ и сменить все открытые карты
action-finish = Закончить покупки
action-metabolize = Сбросить картой «{ alien-metabolism }»: { card }
action-destroy = Сбросить карту соперника: { card }
action-swap = Обменять карту «{ unstable-dna }» на карту «{ card }»
action-decline = Отказаться
action-done = Больше ничего

# ---- Журнал ----

event-monster = { $seat }: { monster-name }
event-roll-off = { $seat }, жребий: { $dice }
event-tied = Поровну: бросают ещё раз
event-first = { $seat-is ->
    [you] Начинаете вы
   *[other] Начинает { $seat }
}
event-revealed = Открыта карта «{ card }» ({ $slot ->
   *[left] слева
    [middle] в середине
    [right] справа
})
event-reshuffled = Сброс становится новой колодой
event-turn = ── Ход { $number }: { $seat } ──
event-slept = { $seat }: весь ход в спячке
event-fewer-dice = { $seat }: { $dice ->
    [one] на { $dice } кубик меньше в этот ход
    [few] на { $dice } кубика меньше в этот ход
    [many] на { $dice } кубиков меньше в этот ход
   *[other] на { $dice } кубика меньше в этот ход
}
event-die-token-spent = { $seat }: ▣ за особый кубик
event-threw = { $seat }, бросок { $roll }: { $dice }
event-added = { $seat }: добавлено { $count } { sign }
event-used = { $seat }: { card }
event-set-aside = { $seat }: { sign-first } и { sign-second } остаются неразыгранными
event-resolved = { $seat }: разыграно { $count } { sign }
event-power = { $seat }: { power-name }
event-moved = { $seat }: { track } → { space }
event-stopped = { $seat }: жетон Кинга останавливает маркер ({ track })
event-bonus = { $seat }: { token }, бонус { $amount } { bonus-sign }
event-hits = { $seat-is ->
    [you] Вас атакуют: { hits }
   *[other] { $seat } под атакой: { hits }
}
event-ignored = { $seat }: { card }, ни один удар не достигает цели
event-prevented = { $seat }: { card }, отбито: { hits }
event-camouflaged = { $seat }, { camouflage }: { $dice }
event-took = { $seat }: −{ $hits } ♥, осталось { $hearts }
event-saved = { $seat }: { unstoppable }! Остаётся 1 ♥
event-hearts = { $seat }: +{ $amount } ♥, теперь { $hearts }
event-energy = { $seat }: +{ $amount } ↯, теперь { $energy }
event-paid = { $seat }: −{ $amount } ↯, осталось { $energy }
event-die-tokens = { $seat }: +{ $amount } ▣
event-bought = { $seat }: куплена карта «{ card }» за { $price } ↯
event-swept = { $seat }: все открытые карты сменяются
event-placed = { $seat }: { token } → { track }, от клетки { $space }
event-thrown-away = { $seat }: сброшена карта «{ card }»
event-swapped = { $seat }: «{ unstable-dna }» в обмен на «{ card-taken }»
event-extra-turn = { $seat }: будет ещё один ход
event-penalty = { $seat }: { card }, у соперника будет меньше кубиков
event-over = { $seat-is ->
    [you] Вы победили!
   *[other] Побеждает { $seat }!
} { way-won }
event-undecided = Победителя нет. { way-won }
way-won = { $way ->
   *[knockout] У проигравшего не осталось ♥
    [victory-space] Маркер дошёл до клетки победы
    [spotlight] Оба маркера в зоне внимания победителя
    [both-at-zero] Оба монстра потеряли последнее ♥
    [turn-limit] Лимит ходов исчерпан
}

# ---- Выбор ----

prompt-monsters = Жеребьёвка монстров.
prompt-roll-off = Кто начинает? Бросают оба; у кого больше { sign }, тот первый.
prompt-reveal = Открывается карта.
prompt-throw = { $seat-is ->
    [you] Бросьте { dice-count }.
   *[other] { $seat }: бросить { dice-count }.
}
dice-count = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}
prompt-over = Игра окончена.
prompt-wait = { $seat-is ->
    [you] Решаете вы.
   *[other] Решает { $seat }.
}
prompt-answer = Ход: { $active }. { $seat-is ->
    [you] {""}
   *[other] Решает: { $seat }.{" "}
}{ $what }
prompt-hibernation = { hibernation }: спать дальше или проснуться?
prompt-laboratory = { made-in-a-lab }: купить карту на 1 ↯ дешевле?
prompt-dominate = { dominate }: каждая карта «ОСТАВЬТЕ» стоит вам кубика. Сбросить что-нибудь?
prompt-gather = Перед первым броском.
prompt-roll = Бросок { $made } из { $allowed }: что перебросить?
prompt-roll-last = Броски закончились.
prompt-additions = { $count ->
    [one] Свободен { $count } !: за каждые два — ещё символ?
    [few] Свободно { $count } !: за каждые два — ещё символ?
    [many] Свободно { $count } !: за каждые два — ещё символ?
   *[other] Свободно { $count } !: за каждые два — ещё символ?
}
prompt-triggers = Срабатывает несколько карт: какая первая?
prompt-rebooting = { rebooting }: получить 2 ▣ и 2 ↯ вместо розыгрыша кубиков?
prompt-batteries = { titanic-batteries }: оставить два кубика неразыгранными за ▣?
prompt-resolve = Розыгрыш кубиков: что дальше?
prompt-power = Кубики разыграны. Применить суперсилу?
prompt-market = Купить карты? У вас { $energy } ↯.
prompt-destroy = { tesla-impulse }: какую карту соперника сбросить?
prompt-place = Куда положить жетон «{ token }»?
prompt-move = Жетон «{ token }» уже на поле: переместить?
prompt-gives = { $what } Он даёт: { $gives }.
stops-give = { $first }, { $next }
stop-gives = { $bonus ->
    [hit] { $amount ->
        [one] { $amount } удар
        [few] { $amount } удара
        [many] { $amount } ударов
       *[other] { $amount } удара
    }
    [heart] { $amount } ♥
    [energy] { $amount } ↯
    [die-token] { $amount } ▣
   *[blank] ничего
}
prompt-bonus = { track }: маркер на жетоне «{ token }». Взять то, что он даёт, или нанести 1 удар?
prompt-blank = { track }: маркер на пустой клетке жетона «{ token }». Нанести 1 удар?
prompt-packet = { $hits ->
    [one] Вам грозит { $hits } удар: защититься?
    [few] Вам грозят { $hits } удара: защититься?
    [many] Вам грозит { $hits } ударов: защититься?
   *[other] Вам грозит { $hits } удара: защититься?
}
prompt-in-shape = { in-shape }: заплатить 1 ↯ и потянуть ★ на 1? Можно ещё { $count ->
    [one] { $count } раз.
    [few] { $count } раза.
    [many] { $count } раз.
   *[other] { $count } раза.
}
prompt-unstable-dna = Вы получили разом 3 удара или больше: обменять карту «{ unstable-dna }» на карту соперника?
prompt-superconductor = Соперник получает { $energy } ↯. Применить «{ superconductor }»?

menu-card = { $name }
menu-sleep = спать дальше
menu-wake = проснуться
menu-spend-die-token = потратить ▣
menu-reroll = { $count ->
    [one] перебросить { sign } { symbol }
    [few] перебросить один { sign } из { $count }
    [many] перебросить один { sign } из { $count }
   *[other] перебросить один { sign } из { $count }
}
menu-unmark = оставить: { $count }{ sign } { symbol }
menu-keep = оставить один вид, остальное перебросить
menu-throw-first = бросить
menu-throw-again = { $count ->
    [one] перебросить { $count } кубик
    [few] перебросить { $count } кубика
    [many] перебросить { $count } кубиков
   *[other] перебросить { $count } кубика
}
menu-throw-free = перебросить ★ бесплатно
menu-stop = больше не бросать
menu-symbol = { sign } { symbol }
menu-once = всего { $count }
menu-twice = всего { $count }, ещё за один !
menu-set-aside = оставить { sign }
menu-set-aside-too = и { sign }
menu-resolve = { sign } { symbol } ×{ $count }
menu-multiply = Ψ ×{ $count } × { $powers } !
menu-pull = два !: потянуть { track-sign }
menu-gain-die-token = один !: 1 ▣
menu-power-energy = потратить !
menu-energy = получить всего { $amount } ↯
menu-claim = два !: жетон «{ token }»
menu-track = { track }
menu-space = клетка { $space }
menu-spaces = клетки { $space } … { $last }
menu-order = { $first }{ $second }{ $third } от { $space } до { $last }
menu-order-on = { $first } на клетке { $space }
menu-leave = оставить на месте
menu-take-bonus = { $amount } { bonus-sign }, как на жетоне
menu-take-nothing = ничего
menu-take-claw = 1 удар сопернику
menu-buy = купить: { $name }
menu-sweep = сменить все карты
menu-finish = закончить покупки
menu-metabolize = { alien-metabolism }
menu-skip = получить
menu-use = применить: { $name }
menu-pay = заплатить и потянуть
menu-decline = нет
menu-done = больше ничего

gain-moved = { track-sign }→{ $added ->
   *[no] { $space }
    [yes] { $space }/{ $next }
}
gain-hits = { $hits }Ψ
gain-lost = −{ $amount }♥
gain-hearts = +{ $amount }♥
gain-energy = +{ $amount }↯
gain-paid = −{ $amount }↯
gain-die-tokens = +{ $amount }▣
gain-won = победа!
gain-not-won = поражение!
gain-undecided = ничья
gain-moved-words = { track } → { space }
gain-hits-words = { hits } сопернику
note-ends = { $result ->
   *[won] Так вы побеждаете.
    [lost] Так вы проигрываете.
    [drawn] Так игра закончится без победителя.
}

# ---- Конец ----

hearts = Сердца
energy = Энергия
keep-cards = Карты «ОСТАВЬТЕ»
victory = Победа
ended = { $reason } { $turns ->
    [one] Сыгран { $turns } ход.
    [few] Сыграно { $turns } хода.
    [many] Сыграно { $turns } ходов.
   *[other] Сыграно { $turns } хода.
}
won-by-knockout = У проигравшего не осталось ♥.
won-by-victory-space = Маркер дошёл до клетки победы на стороне победителя.
won-by-spotlight = Оба маркера в зоне внимания победителя.
drawn-both-at-zero = Оба монстра разом потеряли последнее ♥: ничья.
drawn-turn-limit = Лимит ходов исчерпан: победителя нет.

# ---- Справка ----

legend-symbols = Ψ атака, удар   ♥ сердце, лечение   ↯ энергия   ★ слава   ⌂ разрушение   ! суперсила   ▣ жетон кубика
legend-dice = Кубики: •Ψ только что брошен, [Ψ] будет переброшен. Клавиша символа отмечает его кубики по одному, а после последнего снимает все отметки.
legend-tracks = ★ ⌂ маркеры   [ ] ░ зона внимания   ◄ ► клетки победы   · пустая клетка жетона   ── клетки нет   ■ жетон Кинга
legend-numbers = Числа: -7 — левый край поля из коробки. Первое место всегда показано слева, поэтому они могут идти и справа налево.
legend-tokens = Жетоны: Ко кот, Ры рыба, Ти тигр, Па панда, Ящ ящерица, Ан Анубис, Др дракон, Тк тыква, Пр пришелец, Фа фантом, Пи пингвин, К1 К2 жетоны Кинга
legend-cards = Карты: О «ОСТАВЬТЕ», С «СБРОСЬТЕ», (5) стоимость на карте, • лежит у игрока, ✓ в этот ход уже применена
help-tab = Tab: тексты всех карт и суперсил и обратно.
help-rule = { $rule ->
   *[win] Победа наступает сразу, если у соперника не осталось ♥, если маркер стоит на вашей клетке победы или если оба маркера стоят в вашей зоне внимания.
    [turn] Ход: до трёх бросков (каждый раз сами выбирайте, что перебросить), розыгрыш всех символов в любом порядке, затем покупки.
    [symbols] Каждая Ψ — удар сопернику, каждый ♥ лечит, но не выше начального значения, каждая ↯ — единица энергии. Три ★ или ⌂ тянут свой маркер к вам на одну клетку, каждый следующий символ — ещё на одну.
    [power] ! тратятся на суперсилу вашего монстра, сколько раз хватит.
    [market] Покупайте сколько угодно карт; правая стоит на 1 ↯ меньше. Карты «ОСТАВЬТЕ» остаются у вас, «СБРОСЬТЕ» действуют один раз. За 2 ↯ сменяются все три. Если вы ничего не купили, получите 1 ↯.
    [tokens] С некоторыми картами приходит жетон ажиотажа: прежде всего положите его на свободные клетки шкалы. Кто притянет маркер на клетку жетона, в том числе проходя мимо, получает её бонус. Фантом и пингвин добавляют клетку, пришелец убирает.
    [dice] ▣, потраченный до первого броска, — это особый кубик на ход. Держать можно не больше двух ▣, бросать — не больше восьми кубиков.
    [start] В самый первый ход первый игрок бросает только пять кубиков; второй начинает с 1 ↯.
}

# ---- Условия новой партии ----

option-monsterOfSeat0 = Монстр слева
option-monsterOfSeat0-about = Монстр первого места.
option-monsterOfSeat0-value = { $value ->
   *[gigazaur] { gigazaur }
    [alienoid] { alienoid }
    [space-penguin] { space-penguin }
    [meka-dragon] { meka-dragon }
    [cyber-kitty] { cyber-kitty }
    [the-king] { the-king }
}
option-monsterOfSeat1 = Монстр справа
option-monsterOfSeat1-about = Монстр второго места, не тот же.
option-monsterOfSeat1-value = { $value ->
   *[gigazaur] { gigazaur }
    [alienoid] { alienoid }
    [space-penguin] { space-penguin }
    [meka-dragon] { meka-dragon }
    [cyber-kitty] { cyber-kitty }
    [the-king] { the-king }
}
option-rollOffSymbol = Символ броска за первый ход
option-rollOffSymbol-about = Кто выбросит его больше, тот начинает.
option-rollOffSymbol-value = { $value ->
   *[claw] Ψ атака
    [heart] ♥ лечение
    [energy] ↯ энергия
    [fame] ★ слава
    [destruction] ⌂ разрушение
    [power] ! суперсила
}
option-firstPlayerSeat = Первый игрок сидит
option-firstPlayerSeat-about = С какой стороны поля сидит тот, кто начинает.
option-firstPlayerSeat-value = { $value ->
   *[left] слева
    [right] справа
}
option-reshuffleWhenDeckEmpty = Перемешивать сброс
option-reshuffleWhenDeckEmpty-about = Становится ли сброс новой колодой, когда колода закончилась?
option-freeOrientationForThreeSpaceTokens = Поворачивать длинные жетоны
option-freeOrientationForThreeSpaceTokens-about = Можно ли разворачивать жетон из трёх клеток как угодно?
option-shadowsOnlyAfterLastRoll = «{ in-the-shadows }»: после всех бросков
option-shadowsOnlyAfterLastRoll-about = Ждёт ли эта карта, пока не сделаны все броски?
option-bothReachZero = Оба монстра без ♥
option-bothReachZero-about = Что бывает, когда один эффект отнимает последние ♥ у обоих.
option-bothReachZero-value = { $value ->
   *[active-player-loses] проигрывает активный
    [draw] ничья
}
option-rivalCanWinOnYourPull = Своим ходом можно отдать победу
option-rivalCanWinOnYourPull-about = Побеждает ли соперник, если вы сами притянули маркер туда, где побеждает он?
option-alienoidMayAddPower = { alienoid } может добавить !
option-alienoidMayAddPower-about = Может ли этот монстр добавлять и ! или только другие символы?
option-inShapeTurns = «{ in-shape }» действует
option-inShapeTurns-about = В чьи ходы действует эта карта.
option-inShapeTurns-value = { $value ->
   *[any] в любой ход
    [own] в ход владельца
}
option-turnLimit = Лимит ходов
option-turnLimit-about = После стольких ходов игра заканчивается без победителя.
