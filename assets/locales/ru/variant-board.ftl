### Mistakes in boards: size, seats, stores and paths.

diagnostic-board-rows = `rows` равно { $rows }
    .help = допустимо от 1 до 4, а при двух столбцах также 6 или 8
diagnostic-board-endwise = доска из { $rows } рядов стоит торцом к игрокам
    .help = нужны два столбца и `paths: OwnRings`, а `seats` нужно убрать
diagnostic-board-columns = `columns` равно { $columns }
    .note = { $high ->
        [yes] при одном или двух рядах допустимо до { $most-low }
       *[no] {""}
    }
    .help = допустимо от 1 до { $most }
diagnostic-board-odd-middle-row = на доске из трёх рядов { $columns ->
        [one] { $columns } столбец
        [few] { $columns } столбца
       *[many] { $columns } столбцов
    }
    .help = нужно чётное число столбцов или места, заданные списком
diagnostic-square-rows = у квадратной доски четыре ряда, по одному на каждую сторону
    .help = нужно `rows: 4`, а не { $rows }
diagnostic-penalties-without-square = штрафные лунки бывают только на квадратной доске
    .help = `penalties` нужно убрать
diagnostic-players-without-square = несколько мест у одного игрока бывает только на квадратной доске
    .help = нужно убрать `players` или указать `seats: Square`
diagnostic-seat-count = { $seats ->
        [0] не задано ни одного места
        [one] задано { $seats } место
        [few] задано { $seats } места
       *[many] задано { $seats } мест
    }
    .help = допустимо от 1 до 4
diagnostic-seat-empty = у { $side ->
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    } нет ни одной лунки
    .help = нужна хотя бы одна лунка или на одно место меньше
diagnostic-seat-unknown-pit = в `seats` указано { $pit }, но такой лунки на доске нет
    .help = допустимы лунки от { $first } до { $last }
diagnostic-seat-pit-twice = лунка { $pit } дважды указана среди лунок { $side ->
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }
    .help = её нужно указать один раз
diagnostic-seat-pit-shared = лунка { $pit } отдана и { $first ->
        [south] Югу
        [north] Северу
        [east] Востоку
       *[west] Западу
    }, и { $second ->
        [south] Югу
        [north] Северу
        [east] Востоку
       *[west] Западу
    }
    .help = у лунки должен быть один владелец
diagnostic-seat-pit-of-nobody = лунка { $pit } никому не принадлежит
    .help = если сторон четыре, владелец нужен каждой лунке
diagnostic-own-ring-rows = лунки { $side ->
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    } занимают больше двух рядов
    .help = нужны пути, заданные списком
diagnostic-stores-beside-written-paths = пути, заданные списком, сами называют амбары, через которые проходят
    .help = нужно `stores: Aside`
diagnostic-stores-not-sown = { $board ->
        [own-rings] на доске, где каждая сторона сеет по своему кольцу,
        [torus] на торе
        [written-seats] на кольце при местах, заданных списком,
       *[three-rows] на доске из трёх рядов
    } нельзя сеять в амбары
    .help = нужно `stores: None` или `Aside` либо пути, заданные списком, в которых названы амбары
diagnostic-ends-without-ring = лунки на концах доски бывают только при кольце из двух рядов, когда в амбары не сеют
    .help = нужно убрать `ends` или указать `rows: 2` и `stores: None` или `Aside` и убрать `seats` и `paths`
diagnostic-stores-left-without-two-rows = амбары слева бывают только на доске из двух рядов
    .help = нужно другое значение `stores`
diagnostic-torus-columns = у тора { $columns ->
        [one] { $columns } столбец
        [few] { $columns } столбца
       *[many] { $columns } столбцов
    }
    .help = допустимо от 4 до { $most }
diagnostic-torus-rows = у тора четыре ряда
    .help = нужно `rows: 4`, а если рядов { $rows }, то `paths: Ring`
diagnostic-torus-seats = лунки никому не принадлежат на торе, и только на нём
    .help = `seats: Nobody` и `paths: Torus` указывают только вместе
diagnostic-ring-rows = одно кольцо возможно, если рядов от одного до трёх
    .help = при четырёх рядах нужно `paths: OwnRings`, `Torus` или `Written` либо `seats: Square`
diagnostic-ring-of-written-seats = неизвестно, как одно кольцо проходит по трём рядам при местах, заданных списком
    .help = нужны пути, заданные списком
diagnostic-square-own-rings = на квадратной доске все сеют по одному кольцу
    .help = нужно `paths: Ring` или `Written`
diagnostic-path-of-one-pit = путь { $side ->
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    } состоит из одной лунки
    .help = нужно не меньше двух лунок
diagnostic-path-count = в `paths` { $paths ->
        [0] нет ни одного пути
        [one] { $paths } путь
        [few] { $paths } пути
       *[many] { $paths } путей
    }
    .help = { $sides ->
        [1] нужен один путь
       *[other] нужен один путь или по одному на каждую сторону ({ $sides })
    }
diagnostic-path-unknown-place = в `paths` указано { $place }, но такого места на доске нет
    .help = допустимы лунки от { $first } до { $last } и буква стороны вместо её амбара
diagnostic-path-place-twice = { $place } дважды встречается на { $path ->
        [south] пути Юга
        [north] пути Севера
        [east] пути Востока
        [west] пути Запада
       *[all] общем пути
    }
    .help = это место нужно указать один раз
diagnostic-path-without-stores = { $path ->
        [south] путь Юга
        [north] путь Севера
        [east] путь Востока
        [west] путь Запада
       *[all] общий путь
    } проходит через амбар { $store }
    .help = нужно `stores: Aside` или путь без амбаров
diagnostic-path-leaves-out = лунка { $pit } принадлежит { $owner ->
        [south] Югу
        [north] Северу
        [east] Востоку
       *[west] Западу
    }, но её нет на { $path ->
        [south] пути Юга
        [north] пути Севера
        [east] пути Востока
        [west] пути Запада
       *[all] общем пути
    }
    .help = нужно добавить её туда или никому её не отдавать
diagnostic-path-stores = пути по-разному проходят через амбары
    .help = на каждом пути не должно быть ни одного амбара, либо должен быть амбар его стороны, либо все амбары

### Mistakes in the seeds at the start.

diagnostic-setup-row-numbers = в { $field } { $numbers ->
        [0] нет чисел
        [one] { $numbers } число
        [few] { $numbers } числа
       *[many] { $numbers } чисел
    }
    .help = { $rows ->
        [1] нужно одно, для ряда стороны
       *[other] нужно { $rows }, по одному на каждый ряд стороны
    }
diagnostic-setup-too-many-parts = в { $field } { $parts ->
        [one] { $parts } запись
        [few] { $parts } записи
       *[many] { $parts } записей
    }
    .help = допустимо не больше { $most }
diagnostic-setup-part-beyond = в { $field } указано { $part }
    .help = допустимы числа от 1 до { $columns }
diagnostic-setup-second-sides = сторона, которая не начинает, одна только на доске с двумя сторонами
    .help = `setup.second` нужно убрать
diagnostic-setup-second-at-random = камни, разложенные случайно, лежат одинаково, кто бы ни начинал
    .help = `setup.second` нужно убрать
diagnostic-special-pieces-pits = доска из { $pits ->
        [one] { $pits } лунки
       *[many] { $pits } лунок
    } слишком велика для особых камней
    .help = допустимо не больше { $most ->
        [one] { $most } лунки
       *[many] { $most } лунок
    }
diagnostic-special-pieces-sides = особые камни бывают только на доске с двумя сторонами
    .help = `setup.specials` нужно убрать
diagnostic-setup-without-ends = на концах доски лунок нет
    .help = нужно указать `board.ends: true` или убрать `setup.ends`
diagnostic-spare-seeds-sides = камни взаймы бывают только на доске с двумя сторонами и амбарами
    .help = `setup.spare` нужно убрать
diagnostic-spare-seeds-too-many = { $spare ->
        [one] { $spare } камень взаймы — это
        [few] { $spare } камня взаймы — это
       *[many] { $spare } камней взаймы — это
    } слишком много
    .help = всего допустимо не больше { $most } вместе с камнями в игре и с теми, что может занять каждая сторона
diagnostic-setup-first = `setup.first` равно { $side }
    .help = нужно { $sides }
diagnostic-setup-fill-of-nothing = `setup.fill` ничего не даёт
    .help = `times`, `below` и `least` должны быть не меньше 1, а `least` — не больше `most`
diagnostic-setup-total = `setup.total` равно { $total }, а в начальной расстановке { $seeds ->
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }
    .help = нужно число, которого хватает на лунки и остаток от которого можно поровну разделить между запасами
diagnostic-setup-seeds = в игре { $seeds ->
        [0] нет камней
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }
    .help = допустимо от 1 до { $most }
