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
