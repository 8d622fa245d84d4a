### What is wrong with the clauses of a variant: one by one, and those that exclude one another.

## What clauses of several kinds need of their board

diagnostic-torus-without-owners = на торе лунки никому не принадлежат
    .help = нужно другое правило или другая доска
diagnostic-nowhere-for-captures = захваченные камни некуда положить
    .help = нужна доска с амбарами
diagnostic-board-without-stores = на доске нет амбаров
    .help = нужно указать `stores: Aside`, `stores: Own` или `stores: All`
diagnostic-no-special-pieces = в игре нет особых камней
    .help = нужно поле `setup.specials`
diagnostic-no-penalty-pits = на доске нет штрафных лунок
    .help = нужна квадратная доска с амбарами и `penalties: true`
diagnostic-no-pit-faces = на этой доске нет лунок друг напротив друга
    .help = нужны два или четыре ряда, не вокруг квадрата
diagnostic-no-twin-pit = ни у одной лунки нет лунки с тем же номером на другой стороне
    .help = нужны два или четыре ряда
diagnostic-no-pit-behind = на этой доске ни одна лунка не лежит позади другой
    .help = нужны четыре ряда
diagnostic-no-seed-in-store = при посеве камни здесь не попадают в амбар
    .help = нужно указать `stores: Own`, `stores: OwnLeft` или `stores: All`
# $part: a part of the board that names a pit. $columns (number): how many pits a row has.
diagnostic-part-beyond-board = части { $part } на этой доске нет
    .help = нужно число от 1 до { $columns }

## The stages of a game

# $clauses, $stages (numbers): how many there may be.
diagnostic-too-many-clauses = слишком много правил или фаз
    .help = правил может быть не больше { $clauses }, фаз — не больше { $stages }
diagnostic-last-stage-until = фаза { $stage } последняя
    .help = нужно `until: End` или фаза без `until`
diagnostic-stage-until-end = фаза { $stage } не последняя
    .help = нужно `until: OneTurn`, `until: OneMove` или `until: HandSpent`
diagnostic-stage-twice = имя { $stage } есть у двух фаз
    .help = нужно имя, которого нет у других фаз
# $because: what is wrong there.
diagnostic-in-stage = в фазе { $stage }: { $because }

## Names of stages, marks and other clauses in a clause

# $stages: the stages that there are.
diagnostic-unknown-stage-in-clause = фазы { $stage } нет
    .help = можно указать { $stages }
# $stage: the first stage of the game.
diagnostic-house-not-from-start = дом есть с самого начала
    .help = он должен действовать и в первой фазе, { $stage }
diagnostic-never-let-stand = камни никогда не оставляют на месте
    .help = вместе с `mark: LetStand` нужно `Optional` в `dropping`
diagnostic-mark-never-won = метку { $mark } не получает ни одна лунка
    .help = нужно правило `Claim` с этой меткой или поле `at`
# $marks: the marks that there are.
diagnostic-unknown-mark = метки { $mark } нет
    .help = можно указать { $marks }
# $kinds: kinds of clauses that describe a mark.
diagnostic-no-marks = метки { $mark } нет
    .help = нужно { $kinds } в `marks`
# $kind: the kind of the clause.
diagnostic-of-without-ids = { $kind } не называет ни одного правила
    .help = в `of` нужен хотя бы один id
# $list: the list in which they would stand.
diagnostic-no-captures-to-name = захватов нет
    .help = нужно `Capture` в { $list }
diagnostic-no-claims-to-name = завоеваний лунок нет
    .help = нужно `Claim` в { $list }
# $kind: the kind of the clause.
diagnostic-claims-not-to-name = { $kind } относится к захватам
    .help = в `of` нужны их id
diagnostic-all-not-alone = `all` может стоять только в `Except`, и притом без других имён
    .help = в `of` нужны id
diagnostic-clauses-never-together = { $clause } и это правило никогда не действуют одновременно
    .help = нужна фаза, общая для обоих
# $kind: the kind of the clause. $clause: the id that it names, $of-kind and $of-list: that clause's kind and list.
# $list: the list of both.
diagnostic-clause-unsuitable = { $kind } не может относиться к { $clause } ({ $of-kind } в { $of-list })
    .help = нужны правила из { $list }, на которые оно может влиять
# $clauses: the ids that it can name.
diagnostic-unknown-clause-in-of = правила { $clause } нет
    .help = можно указать { $clauses }
# $kind: the kind of the clause that names it. $list: the list of both.
diagnostic-no-clause-to-name = правила { $clause } нет
    .help = в { $list } нужно правило, на которое может влиять { $kind }
diagnostic-unknown-clause-in-with = захвата или завоевания { $clause } нет
    .help = нужно правило, которое должно действовать в начале партии

## Conditions on pits, turns and moves

diagnostic-counts-none-or-many = в `Of` не указано ни одного числа или указано слишком много
    .help = нужно от 1 до 32 чисел
diagnostic-no-count-fits = ни одно число не подходит
    .help = нужно возможное количество, например `Of([2, 3])` или `Between(2, 5)`
diagnostic-torus-without-sides = на торе лунки никому не принадлежат
    .help = нужно условие без сторон и рядов
diagnostic-never-crosses = на этой доске ни один камень не попадает на другую сторону
    .help = нужен путь посева через лунки обеих сторон
diagnostic-never-reversed = ни один посев не идёт против обычного направления
    .help = нужно `or_back` в правиле `Way` из `sowing`
diagnostic-opponent-never-reached = на этой доске ни один камень не попадает в лунки противника
    .help = нужно `side: Own` или `side: Any`
diagnostic-every-pit-owned = каждая лунка кому-то принадлежит
    .help = нужно `board.ends: true` или список `seats`, в котором названы не все лунки
# $most (number): how many there may be.
diagnostic-too-many-parts = названо слишком много частей
    .help = допустимо не больше { $most }
diagnostic-no-part-left = ни одна лунка не подходит
    .help = в `at` нужна часть, которой нет в `not_at`
diagnostic-rightmost-of-several-rows = у игрока несколько рядов, и в каждом есть крайняя правая лунка
    .help = `Rightmost` подходит только для досок, где у игрока один ряд
diagnostic-leftmost-of-several-rows = у игрока несколько рядов, и в каждом есть крайняя левая лунка
    .help = вместе с `Leftmost` нужно `at: [Outer]` или `at: [Inner]`
diagnostic-no-specials-asked = в игре нет особых камней
    .help = нужно поле `setup.specials` или условие без `specials`
# $pit: fell (a seed has just fallen there), fell-occupied (and it held seeds before), occupied (another pit that
# holds seeds).
diagnostic-holds-too-few = { $pit ->
        [fell-occupied] в непустой лунке вместе с попавшим в неё камнем не меньше 2 камней
        [occupied] в непустой лунке не меньше 1 камня
       *[fell] в лунке, в которую попал камень, не меньше 1 камня
    }
    .help = в `holds` нужно такое число
diagnostic-zero-where-seed-falls = в лунке, в которую попал камень, не меньше 1 камня
    .help = нужны числа не меньше 1
diagnostic-empty-and-holds = пустая лунка не может содержать камни
    .help = нужно `was` или `holds`, но не то и другое вместе
diagnostic-next-may-be-store = следующим местом на пути может быть амбар
    .help = для условий `next` и `before` нужно `stores: None` или `stores: Aside`
diagnostic-never-blocked = ни одна лунка никогда не блокируется
    .help = вместе с `mark: Barred` нужно `Blockade` в `choice`

## Marks, openings, moves and sowing on their board

diagnostic-no-way-from-store = камни из амбара сеют по пути посева, а на торе его нет
    .help = нужно `from: Pits`
diagnostic-store-only-counted = об амбаре можно спросить только, сколько в нём камней
    .help = вместе с `from: Store` в `if` допустимо только поле `holds`
diagnostic-no-pit-near-store = рядом с амбаром лунок нет
    .help = вместе с `from: Store` в `holds` нужны числа
diagnostic-store-lifted-alone = из амбара берут только свои камни
    .help = вместе с `from: Store` недопустимы `specials` и `seats`
diagnostic-empty-store-lifted = из пустого амбара брать нечего
    .help = нужно `holds` не меньше 1
diagnostic-direction-not-on-board = на доске нет такого направления
    .help = нужно `Ccw` или `Cw`, а на торе — от `N` до `Nw`
diagnostic-nobody-pays = никто ничего не платит
    .help = вместе с `unpaid` нужно `pays` не меньше 1
diagnostic-trap-receives-once = ловушка принимает камни только одним способом
    .help = вместе с `ends: IfOccupied` нужно `dropped: Stays`
diagnostic-no-seed-passes-by = ни один камень не проходит мимо
    .help = вместе с `but_last` нужно `passed_by`
diagnostic-trap-of-nobody = ловушка всегда кому-то принадлежит
    .help = нужно `of: Own` или `of: Other`
diagnostic-house-of-one-pit = дом — это одна лунка
    .help = нужно `InnerLeft`, `InnerRight`, `OuterLeft` или `OuterRight` с её номером
diagnostic-empty-house = пустая лунка не имеет силы дома
    .help = нужно `counts` не меньше 1
diagnostic-no-seeds-in-hand = в запасе нет камней, которые можно положить
    .help = нужно `setup.hand` не меньше 1
diagnostic-hand-beside-mirror = при `Mirror` камни для расстановки берут из амбара
    .help = нужно, чтобы `setup.hand` было равно 0
diagnostic-race-of-two = в гонке участвуют два игрока
    .help = нужна доска с двумя сторонами
diagnostic-race-ends-in-pit = гонка заканчивается в пустой лунке
    .help = нужен общий путь посева для обеих сторон и `stores: None` или `stores: Aside`
diagnostic-hand-not-for-pits = камни из запаса раскладывают по всем своим лункам
    .help = нужно, чтобы `setup.hand` было равно числу камней, которые получают эти лунки
diagnostic-no-store-to-set-out = камни расставляют из амбара
    .help = нужна доска с амбарами
diagnostic-no-row-to-set-out = камни расставляют в ряд
    .help = нужна доска с двумя сторонами
diagnostic-nobody-lends = в запас никто не даёт камней взаймы
    .help = нужно `borrows: false` или `from: Store`
diagnostic-script-beside-stores = камни берут из лунок
    .help = нужно `stores: None` или `stores: Aside`
# $pit (number): its number along the path. $places (number): how many pits the path has.
diagnostic-script-beyond-path = лунка { $pit } недостижима
    .help = нужны номера на пути посева от 1 до { $places }
diagnostic-script-without-sowing = шаги заканчиваются одним посевом
    .help = `Sow(..)` должно быть последним шагом и больше нигде
diagnostic-empty-pit-lifted = из пустой лунки брать нечего
    .help = нужно `holds` не меньше 1
diagnostic-every-move-barred = запрещён любой ход
    .help = в `move` нужно хотя бы одно условие
diagnostic-barred-by-what-it-leaves = то, что остаётся после хода, не может его запрещать: о каждом ответе
    спрашивалось бы то же самое
    .help = нужно `Prefer` или другое поле `move`
diagnostic-every-move-preferred = предпочтителен любой ход
    .help = в `move` или `not` нужно хотя бы одно условие
diagnostic-opponent-never-sown = на этой доске ни один камень не попадает в лунки противника
    .help = нужен путь посева через эти лунки или другое правило
diagnostic-directions-of-two = у каждого из двух игроков своё направление
    .help = нужна доска с двумя сторонами
diagnostic-torus-directions = на торе больше двух направлений
    .help = недопустимы `laps: Reversed` и `or_back`
diagnostic-or-back-without-direction = `or_back` — исключение из одного постоянного направления
    .help = вместе с ним нужно `way: Ccw` или `way: Cw`
diagnostic-reversed-beside-or-back = направление посева определяется только одним способом
    .help = вместе с `or_back` недопустимо `laps: Reversed`
diagnostic-first-seed-without-store = для первого камня нужен амбар
    .help = нужна доска с амбарами
# $most (number): how many there may be.
diagnostic-heaps-long-or-zero = список `heaps` слишком длинный или содержит 0
    .help = кучек может быть не больше { $most }, и в каждой нужен хотя бы один камень
diagnostic-heaps-beside-first = кучки кладут подряд
    .help = вместе с `heaps` нужно `first: Next`
diagnostic-drop-without-effect = камни и без этого попадали бы в те же лунки
    .help = нужно `first`, `lone` или `heaps`
diagnostic-every-pit-skipped = пропускались бы все лунки
    .help = в `if` нужно хотя бы одно условие
diagnostic-rest-with-opponent = остальные камни сеют в лунки противника
    .help = нужен общий путь посева для двух сторон и `stores: None` или `stores: Aside`
diagnostic-rest-in-later-rounds = в следующих раундах лунки могут быть закрыты или сменить владельца
    .help = нужно `after: Start` или игра без `rounds`
