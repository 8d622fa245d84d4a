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
    .help = нужна доска из двух или четырёх рядов, не квадратная
diagnostic-no-twin-pit = ни у одной лунки нет лунки с тем же номером на другой стороне
    .help = нужны два или четыре ряда
diagnostic-no-pit-behind = на этой доске ни одна лунка не лежит позади другой
    .help = нужны четыре ряда
diagnostic-no-seed-in-store = на этой доске камни при посеве не попадают в амбар
    .help = нужно указать `stores: Own`, `stores: OwnLeft` или `stores: All` в `board`
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
diagnostic-barred-by-what-it-leaves = то, что остаётся после хода, не может его запрещать
    .note = о каждом ответе спрашивалось бы то же самое
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

## Clauses that exclude one another in a stage

# $kind: the kind. $count (number): how many clauses of it there are, 2 or more.
diagnostic-several-of-kind = одновременно может действовать только одно правило вида { $kind }, а их { $count }
    .help = нужно одно правило { $kind }
diagnostic-placed-in-one-way = камень кладут только одним способом
    .help = в фазе нужно `Place` или `Arrange`, но не то и другое вместе
diagnostic-begun-in-one-way = ход начинается только одним способом
    .help = в фазе со `Script` недопустимы `Place`, `Arrange` и `Race`
diagnostic-arrange-until-spent = при `Arrange` каждый игрок раскладывает весь запас
    .help = нужна отдельная фаза с `until: HandSpent`
diagnostic-arrange-beside-must-capture = пока раскладывают запас, захватов нет
    .help = `Arrange` и `MustCapture` должны быть в разных фазах
diagnostic-rows-empty-at-first = пока запас не разложен, ряды пусты
    .help = окончание по пустым рядам должно действовать не в той фазе, где `Arrange`
diagnostic-hand-never-spent = в фазе с `until: HandSpent` запас ничем не расходуется
    .help = нужно `Place`, `Arrange` или `Bring(id: "bring", from: Hand)`
diagnostic-prefer-before-must-capture = вид хода определяет `MustCapture`
    .help = это правило должно стоять перед каждым `Prefer` с `began`
diagnostic-instead-not-apart = `Instead` применяется вместе с посевом из обычных лунок
    .help = в той же фазе недопустимы `Place`, `Arrange`, `Script`, `Race`, `MustCapture`, `House` и `Trap`
diagnostic-instead-taken-seeds-sown = то, что захватывает `Instead(do: Take)`, переходит в амбар
    .help = в `landing` недопустимы `Send(to: Sown)` и `Send(to: RowEnd)`
diagnostic-barred-by-one-clause = лунку запрещает только одно правило
    .help = в `choice` нужно `NoReturn` или `Blockade`, но не то и другое вместе
diagnostic-placed-beside-by-count = положенный в лунку камень меняет число камней в ней
    .help = вместе с `Place` или `Arrange` недопустимо `ByCount` в `sowing`
diagnostic-or-back-among-directions = `or_back` — исключение из одного постоянного направления
    .help = в каждом `Way` рядом с ним нужно `way: Ccw` или `way: Cw`
diagnostic-next-way-not-chosen = направление нового хода нельзя обратить там, где его не выбирают
    .help = нужно `next_way: Free` в `Again` или `way: Chosen`
diagnostic-never-comes-round = ни один посев по пути не возвращается в стартовую лунку
    .help = нужно `came_round` без `Drop(first: ..)` и без `Skip(if: (origin: true))`
diagnostic-round-of-one-sowing = `Skip(after: Round)` относится к одному посеву, который начинается рядом со своей
    лункой
    .help = вместе с ним недопустимы повторные посевы, особый первый камень и `came_round`
diagnostic-both-skip-origin = оба правила пропускают стартовую лунку
    .help = нужно одно правило `Skip`: с `after: Round` или с `if: (origin: true)`
diagnostic-heaps-interrupted = кучки кладут подряд
    .help = вместе с `heaps` недопустимы особый первый камень, `Skip(if: (origin: true))`, `Race`, `Script`,
        промежуточный захват и ловушка, которая забирает камни
diagnostic-race-keeps-seeds = в гонке все камни остаются на доске
    .help = в фазе с `Race` недопустимо `Drop(first: Store)`
diagnostic-race-or-script-direction = в гонке и в заданном ходе направление никто не выбирает
    .help = в `Way` нужно `way: Ccw` или `way: Cw`
diagnostic-race-is-one-turn = гонка — это один ход
    .help = нужна отдельная фаза с `until: OneTurn`
diagnostic-race-begins-with-choice = гонка начинается с лунки, которую выбирает каждый игрок
    .help = вместе с `Race` недопустимы `Place`, `Arrange` и `MustCapture`
diagnostic-sown-from-store = захваченные камни сеют дальше от лунки, а посев может начаться из амбара
    .help = вместе с `Lift(from: Store)` нужно `from: Landed` в `Send(to: Sown)`
diagnostic-specials-in-one-lap = камни двух видов сеют только одним посевом
    .help = вместе с `specials: Sown` допустимы только направление и `Meeting` в `dropping`
diagnostic-specials-never-sown = особые камни никогда не сеют
    .help = вместе с `Meeting` нужно `Lift(specials: Sown)` в `choice`
diagnostic-captured-here-not-sown = то, что захвачено в лунке последнего камня, переходит в амбар
    .help = `Send(to: Sown)` или `Send(to: RowEnd)` должно относиться к другим захватам
diagnostic-across-not-here = `More` и `Retreat` относятся к захватам через середину доски
    .help = они должны относиться к захватам без `Here`
diagnostic-more-after-last-lap = после такого захвата посев сам продолжается от последнего камня
    .help = там, где следует `More`, нужно `then: End`
diagnostic-grand-slam-of-resown = по правилу `Send` захваченные камни снова сеют
    .help = в `GrandSlam` нужно `effect: Allowed`, `effect: Nothing` или `effect: Forbidden`
diagnostic-resown-in-one-way = захваченные камни можно снова сеять только одним способом
    .help = нужно одно правило `Send(to: Sown)` или `Send(to: RowEnd)`
diagnostic-last-takes-its-pit = если последний камень захватывает свою лунку ещё во время посева, в ней ничего не
    остаётся
    .help = вместе с захватами последнего камня нужно `which: ButLast` в `dropping`
diagnostic-captured-first-in-passing = `CapturedFirst` относится к захватам последнего камня
    .help = вместе с ним недопустимо `Capture` в `dropping`
diagnostic-one-question = о последнем камне задаётся только один вопрос
    .help = нужно `Optional` для захватов или для завоеваний, но не то и другое вместе
diagnostic-question-tried-out = посев с вопросом нельзя испытать заранее
    .help = вместе с `Optional` в `dropping` нужно `which: ButLast` и недопустимы `MustCapture`, `Prefer`, `Feed`,
        `Bar` для последствий хода, `GrandSlam(effect: Forbidden)`, `or_back` и `Endless` с `Illegal`
diagnostic-question-within-lap = если игроку задают вопрос посреди посева, ни одно правило не может учитывать весь
    посев
    .help = вместе с `Optional` в `dropping` недопустимы `Skip(after: Round)`, `came_round`, `Push`, `crossed`,
        захваты с `Last` или `Next`, `Send` и завоевание двух лунок
diagnostic-put-down-one-way = захваченные камни переходят только в одно место
    .help = вместе с `Send(to: Given)` или `Send(to: Trap)` недопустимы другое `Send`, `More` и `Optional`
diagnostic-put-down-ends-turn = ход заканчивается, когда захваченные камни положены
    .help = вместе с `Send(to: Given)` или `Send(to: Trap)` недопустимы захваты во время посева, захваты для другого
        игрока и захваты, после которых ход продолжается
diagnostic-house-by-last-seed = дом захватывает только последний камень
    .help = вместе с `House` недопустимы `More` и `Capture` в `dropping`
diagnostic-house-or-trap = лунка — это либо дом, либо ловушка
    .help = в `marks` нужно `House` или `Trap`, но не то и другое вместе
diagnostic-one-mark = у лунки бывает только одна метка
    .help = вместе с `played` недопустимы `House`, `Trap`, `NoReturn` и `Blockade`
diagnostic-trap-never-fades = ни один захват не опустошает ловушку
    .help = вместе с `emptied: Fades` нужно `Capture` с этой меткой в `if`
diagnostic-limit-on-two-traps = сразу для двух ловушек предел не действует
    .help = для завоевания двух лунок недопустимы `most`, `Except` и `Optional`
diagnostic-limit-on-spoilt-pit = испорченную лунку никто не завоёвывает
    .help = для завоевания в `dropping` недопустимы `most`, `Except` и `Optional`
