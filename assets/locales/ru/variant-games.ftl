### Mistakes in the clauses of a variant that are found by its board, by a stage as a whole, or by other clauses.

## Numbers and places

# $field: its name. $instead: what it may be: number, none (or no limit), run (the same in a run) or all.
diagnostic-field-of-zero = значение { $field } равно 0
    .help = нужно { $instead ->
        [none] `None` или число не меньше 1
        [run] `None` или число не меньше 1, а если серия не нужна — `run: None`
        [all] число не меньше 1 или `All`
       *[number] число не меньше 1
    }
# $field: its name. $of: what it counts: columns, side (the pits of a side) or game (the seeds of the game).
diagnostic-field-out-of-range = значение { $field } вне допустимых границ
    .help = нужно число от 1 до { $of ->
        [columns] половины числа столбцов
        [side] числа лунок одной стороны
       *[game] числа всех камней игры
    }
diagnostic-next-place-a-store = следующим местом может оказаться амбар, а из него никто не берёт камней
    .help = нужно `stores: None` или `stores: Aside`
diagnostic-owner-of-nobodys-pits = некоторые лунки ничьи
    .help = нужно другое слово вместо `Owner` либо `if: (side: Own)` или `if: (side: Other)`

## Captures

diagnostic-capture-of-nothing = ничего не захватывают
    .help = нужна хотя бы одна лунка в `take`, например `take: [Facing]`
diagnostic-column-of-one-pit = на этой доске в столбце нет других лунок
    .help = нужна доска из двух или более рядов, не квадратная
diagnostic-capture-of-no-seeds = не захватывают ни одного камня
    .help = нужно `Seeds(1)` или больше
diagnostic-lap-from-trap = из ловушки посев не продолжается
    .help = нужно `then: End`, `then: On` или `then: Again`
diagnostic-needs-of-one-pit = захватывают только одну лунку
    .help = нужно `needs: First`
diagnostic-run-on-four-rows = серия захватов идёт вдоль единственного ряда стороны
    .help = нужна доска из двух рядов или правило без `run`
diagnostic-last-pit-taken-anyway = лунку последнего камня захватывают и без этого
    .help = нужно `last_pit: Stays`
# $who: the word for a player.
diagnostic-no-taker = { $who } не может захватывать камни
    .help = нужно `Mover`, `Other` или `Owner`
diagnostic-taker-on-torus = на торе лунки никому не принадлежат
    .help = нужно `by: Mover`
diagnostic-fields-of-captures-in-passing = `which` и `last_by` относятся к захватам во время посева
    .help = их указывают только в `dropping`
diagnostic-chosen-pit-captured = лунка, которую выбрал игрок, не должна быть захвачена
    .help = нужно `made: Chosen` только в `starting`, вместе с `if: (side: Own, ..)` и `take: [Facing]`, на доске
        из двух рядов
diagnostic-capture-in-passing-goes-on = захват во время посева или перед ходом ничем не продолжается
    .help = нужно правило без `then` и без `run`
diagnostic-capture-in-passing-elsewhere = во время посева камень захватывает ту лунку, в которую попал
    .help = нужно `take: [Here]` или `take: [Every]`
diagnostic-no-place-for-captured = захваченные камни некуда положить
    .help = нужна доска с амбарами или `Send` в `landing`

## Claims

diagnostic-claim-of-nothing = ни одна лунка не завоёвывается
    .help = нужна хотя бы одна лунка в `pits`, например `pits: [Here]`
diagnostic-no-place-for-claimed = камням завоёванной лунки нужно место
    .help = нужна доска с амбарами или `content: Stays`
diagnostic-claim-in-passing-takes = в лунке, завоёванной во время посева, камни остаются
    .help = нужно `content: Stays` в `dropping`
# $who: the word for a player.
diagnostic-no-owner-of-mark = { $who } не может быть владельцем метки
    .help = нужно `Mover`, `Other` или `Owner`
diagnostic-claim-of-store = один из двух последних камней может попасть в амбар
    .help = нужно `stores: None` или `stores: Aside`
diagnostic-order-of-one-pit = у одной лунки нет порядка
    .help = нужны `before` в `if` и `Before` в `pits` вместе с `either_order`

## Other clauses on the last seed

diagnostic-store-of-nobody = каждый амбар принадлежит игроку
    .help = нужно `store: Own`, `store: Other` или `store: Any`
diagnostic-always-another-move = за каждым ходом следовал бы ещё один
    .help = нужно `if` или `store`
diagnostic-pit-and-store = камень попадает либо в лунку, либо в амбар
    .help = нужно `if` или `store`, но не оба вместе
diagnostic-no-seed-on-other-side = на этой доске ни один камень не попадает на другую сторону
    .help = нужен общий путь посева для обеих сторон и `stores: None` или `stores: Aside`
diagnostic-no-lap-to-decline = за этим не следует посев, от которого можно было бы отказаться
    .help = нужно `only_lap` в `landing` без `refused`, а в `of` — id захватов с `then: Here`, `then: Next` или
        `then: NextSeeds`
diagnostic-no-pit-spared = ни одна лунка не уцелеет
    .help = нужно `only_pit` только вместе с `effect: SpareLast` или `effect: SpareFirst`
diagnostic-no-inner-row = на этой доске у сторон нет отдельного внутреннего ряда
    .help = нужна доска из четырёх рядов с `paths: OwnRings`
diagnostic-no-trap-for-captured = захваченные камни кладут в ловушку, которая есть у каждого игрока с самого
    начала, а её нет
    .help = нужно `Trap(at: ..)` с одной лункой, из которой никто не берёт камней
diagnostic-several-traps-for-captured = у игрока, который завоёвывает лунки, может быть несколько ловушек
    .help = нужно `Send(to: Trap)` без `Claim`

## Endings

diagnostic-once-under-landing = в `landing` игру прекращает последний камень
    .help = нужно `if` вместо `once`
diagnostic-end-without-once = не сказано, когда игра прекращается
    .help = нужно `once`
diagnostic-if-under-ending = о последнем камне здесь не спрашивают
    .help = нужно `once` вместо `if`
diagnostic-no-place-for-leftover = оставшиеся камни некуда положить
    .help = нужно `leftover: Nobody` на доске без амбаров
diagnostic-leftover-on-torus = на торе лунки никому не принадлежат
    .help = нужны `leftover: Nobody` или `leftover: To(Next)`
diagnostic-no-capturer = после хода никто ничего не захватывает
    .help = нужно `asked: Capture` или другой игрок вместо `Capturer` в `leftover`
diagnostic-end-without-stores-to-count = на доске нет амбаров, чтобы считать в них камни
    .help = нужен другой `verdict` вместо `MostSeeds`
diagnostic-out-without-penalty = никто не проигрывает, пока другие играют дальше
    .help = нужно `once: PenaltyHolds(..)` вместе с `verdict: Out(..)`
# $who: the word for a player.
diagnostic-nobody-asked-about = условие конца игры не может относиться к { $who }
    .help = нужно `Either`, `Both`, `Next`, `Mover` или `Other`
diagnostic-wins-by-emptying = опустошить все лунки значит победить, только если играют в одиночку
    .help = нужно `rows: 1` или другой `verdict`
diagnostic-no-special-at-ends = в лунках на концах доски нет особых камней
    .help = нужно `of: All` или особые камни в `setup.ends`
diagnostic-too-few-times = число `times` слишком мало
    .help = нужно число не меньше 2
diagnostic-row-of-one-pit = у ряда из одной лунки нет двух концов
    .help = нужно `columns` не меньше 2
diagnostic-captured-in-no-turn = не считается ни один ход
    .help = нужно `CapturedFirst(1)` или больше
diagnostic-penalty-of-no-seed = не считается ни один камень
    .help = нужно `PenaltyHolds(1)` или больше
diagnostic-penalty-without-out = остальные играют дальше
    .help = нужно `verdict: Out(PlaysOn)` или `verdict: Out(Frozen)`

## Winning

diagnostic-worth-of-no-specials = особые камни здесь не считаются
    .help = нужны `setup.specials` и `by: MostSeeds` либо `specials: 0`
diagnostic-winner-without-stores-to-count = на доске нет амбаров, чтобы считать в них камни
    .help = нужно `by: LastMover` или `by: MostWithTraps`
diagnostic-least-without-most-seeds = `least` относится к игроку, у которого больше камней
    .help = нужно `by: MostSeeds`
diagnostic-komi-without-most-seeds = `komi` учитывается только там, где побеждает тот, у кого больше камней
    .help = нужно `by: MostSeeds`

## Rounds

diagnostic-match-without-two-sides = матч возможен только для двух сторон, у каждой из которых свои лунки
diagnostic-rounds-with-named-seats = для нового раунда камни раскладывают целыми рядами
    .help = нужно `seats: Rows` или игра без `rounds`
diagnostic-no-place-for-won = выигранные камни некуда положить
    .help = нужна доска с амбарами
diagnostic-rounds-laid-out-twice = новые раунды уже раскладывает другое правило
    .help = нужно только одно из правил `Refill`, `Territory`, `Mirror`, `Sale` и `Score`
# $half (number): half of all pits.
diagnostic-goal-reached-from-start = столько лунок у каждого игрока с самого начала
    .help = нужно `goal` больше { $half }, то есть больше половины всех лунок
diagnostic-mirror-without-facing-pits = не у каждой лунки есть лунка напротив на другой стороне
    .help = нужна доска из двух рядов
diagnostic-mirror-without-arrange = игроку нечем разложить свои камни
    .help = нужно `Arrange` в `opening`

## Games for one player, for three or for four

# $opponents (number): how many opponents each player has: none, two or three.
diagnostic-opponent-not-one = здесь речь о противнике, но { $opponents ->
        [0] у единственного игрока его нет
        [2] у каждого игрока их двое
        [3] у каждого игрока их трое
       *[other] у каждого игрока их { $opponents }
    }
    .help = нужно другое правило
# $opponents (number): as above.
diagnostic-end-compares-two-players = победителя находят, сравнивая двух игроков, но { $opponents ->
        [0] здесь играют в одиночку
        [2] у каждого игрока двое противников
        [3] у каждого игрока трое противников
       *[other] у каждого игрока несколько противников
    }
    .help = нужно `verdict` со значением { $opponents ->
        [0] `Draw`, `Void`, `Wins(..)` или `Loses(..)`
       *[other] `Draw` или `Void`
    }
# $opponents (number): as above.
diagnostic-endless-compares-two-players = победителя и проигравшего находят, сравнивая двух игроков, но { $opponents ->
        [0] здесь играют в одиночку
        [2] у каждого игрока двое противников
        [3] у каждого игрока трое противников
       *[other] у каждого игрока несколько противников
    }
    .help = нужно `verdict` со значением { $opponents ->
        [0] `Void`, `Draw`, `Illegal`, `TurnEnds` или `Loses(..)`
       *[other] `Void`, `Draw`, `Illegal` или `TurnEnds`
    }
# $opponents (number): as above.
diagnostic-end-tells-players-apart = здесь игрок и противник различаются, но { $opponents ->
        [0] у единственного игрока противника нет
        [2] у каждого игрока двое противников
        [3] у каждого игрока трое противников
       *[other] у каждого игрока несколько противников
    }
    .help = нужны `whose: Next` и `leftover: Nobody`
diagnostic-pass-of-player-alone = единственному игроку некому передать ход
    .help = нужно `End(id: "stuck", once: CannotMove)` в `ending`

## Pits at the ends

diagnostic-end-pit-lifted = из лунки на конце доски никто не берёт камней
    .help = нужно `lifts: Next`
diagnostic-end-pits-unclear = лунки на концах доски никому не принадлежат
    .help = нужно другое правило или доска без `ends`

## Stages

diagnostic-no-direction = ни одно правило не задаёт направление
    .help = нужно `Way` в `sowing`
diagnostic-no-direction-for-the-rest = нет `Way` для лунок и ходов, о которых не говорят остальные
    .help = нужно `Way` без `if` и `when` на последнем месте
diagnostic-nothing-to-move = ни одно правило не говорит, чем можно ходить
    .help = нужно `Lift` или `Place` в `choice` либо `Arrange` или `Script` в `opening`
diagnostic-no-winner = ни одно правило не говорит, кто побеждает
    .help = нужно `Winner` в `ending`
diagnostic-never-won = ни одно правило не говорит, когда достигнута победа
    .help = нужно `End` с `verdict: Wins(Mover)` или `verdict: Out(..)` в `ending`
diagnostic-no-must-capture = ходы с захватом и без захвата различаются, но захват не обязателен
    .help = нужно `MustCapture` в `choice`
diagnostic-both-rows-empty = условие `whose: Both` не может выполниться, пока в игре есть камни
    .help = нужно `whose: Either` или `whose: Next` либо `Instead(id: "take", do: Take)` в `choice`
diagnostic-no-endless = ход из многих посевов может никогда не закончиться
    .help = нужно `Endless` в `ending`
diagnostic-seeds-left-in-hand = захваченные камни остались бы в руке
    .help = в `Endless` нужен другой `verdict` вместо `TurnEnds` или `ByWinner`, если есть `Send(to: Sown)` или
        `Send(to: RowEnd)`
diagnostic-turn-not-to-be-tried-out = ход, в котором игроку задают вопрос, нельзя испытать заранее
    .help = в `Endless` нужен другой `verdict` вместо `Illegal`, если вместе с `Send(to: Sown)` есть `Optional` или
        `or_back`
diagnostic-nobody-passes = никто никогда не пропускает ход
    .help = нужно `Pass` в `turn` вместе с `AllPassed`
diagnostic-unpaid-loses-alone = игрок может проиграть, пока другие играют дальше
    .help = нужно `End(id: "out", once: PenaltyHolds(..))` в `ending` вместе с `Pass`, где `unpaid: Loses`
diagnostic-all-players-stuck = при `Pass` может оказаться, что ходить не может никто
    .help = нужно `End(id: "all-passed", once: AllPassed)` в `ending`
diagnostic-both-players-stuck = при `Pass` может оказаться, что ходить не могут оба игрока
    .help = нужно `End(id: "stuck", once: CannotMove, whose: Both)` в `ending`
diagnostic-player-stuck = у того, кому ходить, может не оказаться ни одного хода
    .help = нужно `End(id: "stuck", once: CannotMove, whose: Next)` в `ending` или `Pass(id: "pass")` в `turn`

## Clauses and fields without an effect

# $earlier: the id of the clause that comes first.
diagnostic-clause-never-asked = правило { $earlier } стоит раньше и всегда решает
    .help = нужно это правило перед ним или более узкое условие в нём
diagnostic-pit-lifted-in-part = из лунки берут все камни
    .help = нужно `from: Store` вместе с `seeds: Chosen`
diagnostic-swap-must = никто не обязан меняться местами
    .help = нужно `how: May` или `how: Only` в отдельной фазе
diagnostic-swap-must-or-pass = кто не меняется местами, тот пропускает ход
    .help = нужно `how: May` или `how: Only`
diagnostic-lone-without-first = `lone` — исключение из `first` для одиночного камня
    .help = нужно `first: Origin` или `first: Store` вместе с `lone`
diagnostic-fields-of-claim-in-passing = во время посева метку получает лунка, в которую попал камень
    .help = нужно правило в `dropping` без `pits`, `either_order` и `then`
diagnostic-claim-then-on = в только что завоёванной лунке другие правила не действуют
    .help = нужно другое значение `then` вместо `On`
diagnostic-next-way-beside-store = у камня в амбаре нет направления
    .help = нужно `if` вместо `store` вместе с `next_way`
# $word: the word and the player in it. $expected: words for players that would do.
diagnostic-no-such-player = { $word } не обозначает игрока
    .help = в скобках нужно { $expected }
diagnostic-when-never-asked = условие `when` здесь никто не проверяет
    .help = нужно правило без `when`
diagnostic-no-lap-to-ask-about = в это время посева нет
    .help = нужно `when` без `lap`, `sown`, `crossed`, `came_round`, `reversed` и `from`
diagnostic-lifted-pit-unknown = о лунке, из которой взяты камни для посева, известно только её место и то, была ли она
    домом
    .help = в `from` нужны `at`, `not_at` и `side` либо `mark: Is(..)` для дома
diagnostic-run-through-taken-pits = такая серия проверяет лунки, которые захватывает
    .help = нужно `where` вместо `through`
diagnostic-then-beside-sown = захваченные камни, которые снова сеют, — это следующий посев
    .help = нужно `then: End` вместе с `Send(to: Sown)` или `Send(to: RowEnd)`
diagnostic-last-seed-does-not-lose = если игру прекращает последний камень, это проигрыш
    .help = нужны `leftover: Nobody` и `verdict: Loses(Mover)`
diagnostic-end-with-seeds-in-hand = после посева камни могут ещё быть в руке
    .help = нужны `leftover: Nobody` и `verdict` со значением `Wins(..)`, `Loses(..)`, `Draw` или `Void`
diagnostic-capture-does-not-win = такой захват даёт победу
    .help = нужны `leftover: Nobody` и `verdict: Wins(Mover)`
diagnostic-end-not-at-capture = при захвате проверяют, что после него остаётся
    .help = нужно `once: Left(..)`, `once: CapturedAtEnds` или `once: CapturedFirst(..)` вместе с `asked: Capture`
diagnostic-all-seeds-counted = считаются все камни в игре
    .help = нужно `Left` только с полем `seeds` вместе с `asked: Capture` либо `whose: Other`
diagnostic-few-seeds-not-given = немногие оставшиеся камни раздают
    .help = вместе с `asked: Capture` нужно `leftover: Owner`, `To(Mover)`, `To(Capturer)`, `To(Beginner)` или
        `To(Lot)`, без `verdict`
diagnostic-emptied-does-not-lose = кто теряет все камни в некоторых лунках, тот проигрывает
    .help = нужны `Left(pits: ..)`, `leftover: Nobody` и `verdict: Loses(Other)`
diagnostic-end-at-capture-of-own = захват оставляет что-то другому игроку
    .help = нужно `whose: Other` или `whose: Either`
