### What is wrong with the clauses of a variant: one by one, and those that exclude one another.

## What clauses of several kinds need of their board

diagnostic-torus-without-owners = en un toro ningún hoyo tiene dueño
    .help = se espera otra cláusula, u otro tablero
diagnostic-nowhere-for-captures = las semillas capturadas tienen que ir a alguna parte
    .help = se esperan almacenes en el tablero
diagnostic-board-without-stores = el tablero no tiene almacenes
    .help = se espera `stores: Aside`, `stores: Own` o `stores: All`
diagnostic-no-special-pieces = el juego no tiene piezas especiales
    .help = se espera `setup.specials`
diagnostic-no-penalty-pits = el tablero no tiene hoyos de castigo
    .help = se espera `penalties: true` en un tablero cuadrado con almacenes
diagnostic-no-pit-faces = en este tablero ningún hoyo tiene otro enfrente
    .help = se esperan dos filas o cuatro, y no un tablero cuadrado
diagnostic-no-twin-pit = ningún hoyo tiene en el otro lado uno del mismo número
    .help = se esperan dos filas o cuatro
diagnostic-no-pit-behind = en este tablero ningún hoyo está detrás de otro
    .help = se esperan cuatro filas
diagnostic-no-seed-in-store = aquí ninguna semilla cae en un almacén
    .help = se espera `stores: Own`, `stores: OwnLeft` o `stores: All` en `board`
diagnostic-part-beyond-board = { $part } no está en este tablero
    .help = se espera un número del 1 al { $columns }

## The stages of a game

diagnostic-too-many-clauses = hay demasiadas cláusulas o fases
    .help = se admiten como máximo { $clauses } cláusulas y { $stages } fases
diagnostic-last-stage-until = la fase { $stage } es la última
    .help = hay que poner `until: End` o quitar `until`
diagnostic-stage-until-end = la fase { $stage } no es la última
    .help = se espera `until: OneTurn`, `until: OneMove` o `until: HandSpent`
diagnostic-stage-twice = dos fases se llaman { $stage }
    .help = se espera un nombre que no tenga ninguna otra fase
diagnostic-in-stage = en la fase { $stage }: { $because }

## Names of stages, marks and other clauses in a clause

diagnostic-unknown-stage-in-clause = no hay ninguna fase { $stage }
    .help = se espera { $stages }
diagnostic-house-not-from-start = una casa existe desde el principio
    .help = se espera también en la primera fase, { $stage }
diagnostic-never-let-stand = nunca se dejan semillas sin capturar
    .help = se espera `Optional` en `dropping`, junto a `mark: LetStand`
diagnostic-mark-never-won = ningún hoyo recibe nunca la marca { $mark }
    .help = se espera un `Claim` con esta marca, o `at`
diagnostic-unknown-mark = no hay ninguna marca { $mark }
    .help = se espera { $marks }
diagnostic-no-marks = no hay ninguna marca { $mark }
    .help = se espera { $kinds } en `marks`
diagnostic-of-without-ids = { $kind } no nombra ninguna cláusula
    .help = se esperan identificadores en `of`
diagnostic-no-captures-to-name = no hay capturas
    .help = se espera `Capture` en { $list }
diagnostic-no-claims-to-name = no hay reclamaciones
    .help = se espera `Claim` en { $list }
diagnostic-claims-not-to-name = { $kind } se refiere a capturas
    .help = se esperan sus identificadores en `of`
diagnostic-all-not-alone = `all` solo puede estar en un `Except`, y solo sin nada más
    .help = se esperan identificadores en `of`
diagnostic-clauses-never-together = { $clause } y esta cláusula nunca están en vigor a la vez
    .help = se espera una fase que tengan las dos
diagnostic-clause-unsuitable = { $kind } no puede referirse a { $clause } ({ $of-kind } en { $of-list })
    .help = se esperan cláusulas de { $list } que pueda cambiar
diagnostic-unknown-clause-in-of = no hay ninguna cláusula { $clause }
    .help = se espera { $clauses }
diagnostic-no-clause-to-name = no hay ninguna cláusula { $clause }
    .help = se espera una de { $list } que { $kind } pueda cambiar
diagnostic-unknown-clause-in-with = no hay ninguna captura ni reclamación { $clause }
    .help = se espera una que deba valer en la apertura

## Conditions on pits, turns and moves

diagnostic-counts-none-or-many = `Of` no nombra ningún número, o nombra demasiados
    .help = se esperan de 1 a 32 números
diagnostic-no-count-fits = ningún número cumple esto
    .help = se esperan cantidades posibles, como `Of([2, 3])` o `Between(2, 5)`
diagnostic-torus-without-sides = en un toro ningún hoyo tiene dueño
    .help = se espera una condición que no pregunte nada de lados ni filas
diagnostic-never-crosses = en este tablero ninguna semilla cae en el otro lado
    .help = se esperan caminos que pasen por los hoyos de los dos lados
diagnostic-never-reversed = ninguna siembra va en el sentido contrario al habitual
    .help = se espera `or_back` en un `Way` de `sowing`
diagnostic-opponent-never-reached = en este tablero ninguna semilla cae en los hoyos del adversario
    .help = se espera `side: Own` o `side: Any`
diagnostic-every-pit-owned = todo hoyo es de alguien
    .help = se espera `board.ends: true`, o un `seats` que deje fuera algunos hoyos
diagnostic-too-many-parts = se nombran demasiadas partes
    .help = se admiten { $most } como máximo
diagnostic-no-part-left = ningún hoyo cumple esto
    .help = se espera una parte en `at` que no esté en `not_at`
diagnostic-rightmost-of-several-rows = un jugador tiene varias filas con un hoyo a la derecha
    .help = se espera `Rightmost` solo en tableros en los que un jugador tenga una sola fila
diagnostic-leftmost-of-several-rows = un jugador tiene varias filas con un hoyo a la izquierda
    .help = se espera `at: [Outer]` o `at: [Inner]` junto a `Leftmost`
diagnostic-no-specials-asked = el juego no tiene piezas especiales
    .help = se espera `setup.specials`, o ninguna condición sobre `specials`
diagnostic-holds-too-few = { $pit ->
        [fell-occupied] un hoyo que estaba ocupado contiene 2 o más con la semilla que cae en él
        [occupied] un hoyo ocupado contiene 1 o más
       *[fell] un hoyo en el que cae una semilla contiene 1 o más
    }
    .help = se espera un número así en `holds`
diagnostic-zero-where-seed-falls = un hoyo en el que cae una semilla contiene 1 o más
    .help = se esperan cantidades a partir de 1
diagnostic-empty-and-holds = ningún hoyo está vacío y contiene semillas
    .help = se espera `was` u `holds`, no los dos
diagnostic-next-may-be-store = el lugar siguiente puede ser un almacén
    .help = se espera `stores: None` o `stores: Aside` donde se pregunta por `next` o `before`
diagnostic-never-blocked = nunca se bloquea ningún hoyo
    .help = se espera `Blockade` en `choice`, junto a `mark: Barred`

## Marks, openings, moves and sowing on their board

diagnostic-no-way-from-store = las semillas de un almacén se siembran por un camino, y un toro no lo tiene
    .help = se espera `from: Pits`
diagnostic-store-only-counted = de un almacén solo se puede preguntar cuántas semillas contiene
    .help = en `if` se espera solo el campo `holds`, junto a `from: Store`
diagnostic-no-pit-near-store = ningún hoyo está cerca de un almacén
    .help = se esperan números en `holds`, junto a `from: Store`
diagnostic-store-lifted-alone = un jugador solo recoge las semillas de su propio almacén
    .help = hay que quitar `specials` y `seats` junto a `from: Store`
diagnostic-empty-store-lifted = un almacén vacío no se puede recoger
    .help = se espera `holds` a partir de 1
diagnostic-direction-not-on-board = el tablero no tiene ese sentido
    .help = se espera `Ccw` o `Cw`, y en un toro de `N` a `Nw`
diagnostic-nobody-pays = nadie paga nada
    .help = se espera que `pays` sea 1 o más junto a `unpaid`
diagnostic-trap-receives-once = una trampa recibe semillas de una sola manera
    .help = se espera `dropped: Stays` junto a `ends: IfOccupied`
diagnostic-no-seed-passes-by = ninguna semilla pasa de largo
    .help = se espera `passed_by` junto a `but_last`
diagnostic-trap-of-nobody = una trampa es de alguien
    .help = se espera `of: Own` u `of: Other`
diagnostic-house-of-one-pit = una casa es un solo hoyo
    .help = se espera `InnerLeft`, `InnerRight`, `OuterLeft` u `OuterRight` y su número
diagnostic-empty-house = un hoyo vacío no cuenta como casa
    .help = se espera `counts` a partir de 1
diagnostic-no-seeds-in-hand = no hay semillas en la reserva que poner
    .help = se espera que `setup.hand` sea 1 o más
diagnostic-hand-beside-mirror = con `Mirror`, las semillas que se colocan salen de un almacén
    .help = se espera que `setup.hand` sea 0
diagnostic-race-of-two = una carrera es de dos jugadores
    .help = se espera un tablero de dos lados
diagnostic-race-ends-in-pit = una carrera acaba en un hoyo vacío
    .help = se espera un mismo camino para los dos lados, y `stores: None` o `stores: Aside`
diagnostic-hand-not-for-pits = la reserva se siembra en cada hoyo propio
    .help = en `setup.hand` se espera el número de semillas que reciben
diagnostic-no-store-to-set-out = las semillas se colocan desde un almacén
    .help = se esperan almacenes en el tablero
diagnostic-no-row-to-set-out = las semillas se colocan en una fila
    .help = se espera un tablero de dos lados
diagnostic-nobody-lends = nadie presta semillas para una reserva
    .help = se espera `borrows: false`, o `from: Store`
diagnostic-script-beside-stores = las semillas se toman de los hoyos
    .help = se espera `stores: None` o `stores: Aside`
diagnostic-script-beyond-path = el hoyo { $pit } está fuera de alcance
    .help = se esperan números a lo largo del camino, de 1 a { $places }
diagnostic-script-without-sowing = los pasos acaban con una sola siembra
    .help = se espera `Sow(..)` como último paso, y en ningún otro lugar
diagnostic-empty-pit-lifted = un hoyo vacío no se puede recoger
    .help = se espera `holds` a partir de 1
diagnostic-every-move-barred = se prohíben todas las jugadas
    .help = se espera algo en `move`
diagnostic-barred-by-what-it-leaves = lo que deja una jugada no puede prohibirla
    .note = lo mismo se preguntaría de cada respuesta
    .help = se espera `Prefer`, u otro campo de `move`
diagnostic-every-move-preferred = se prefieren todas las jugadas
    .help = se espera algo en `move` o `not`
diagnostic-opponent-never-sown = en este tablero ninguna semilla cae en los hoyos del adversario
    .help = se esperan caminos que pasen por ellos, u otra cláusula
diagnostic-directions-of-two = cada uno de dos jugadores tiene un sentido
    .help = se espera un tablero de dos lados
diagnostic-torus-directions = en un toro hay más de dos sentidos
    .help = hay que quitar `laps: Reversed` y `or_back`
diagnostic-or-back-without-direction = `or_back` es una excepción a un único sentido fijo
    .help = se espera `way: Ccw` o `way: Cw` junto a él
diagnostic-reversed-beside-or-back = el sentido de una siembra se halla de una sola manera
    .help = hay que quitar `laps: Reversed` junto a `or_back`
diagnostic-first-seed-without-store = la primera semilla necesita un almacén
    .help = se esperan almacenes en el tablero
diagnostic-heaps-long-or-zero = `heaps` es demasiado largo, o tiene un 0
    .help = se admiten hasta { $most } montones de 1 semilla o más
diagnostic-heaps-beside-first = los montones se dejan sin nada entre uno y otro
    .help = se espera `first: Next` junto a `heaps`
diagnostic-drop-without-effect = las semillas caerían como caen de todos modos
    .help = se espera `first`, `lone` o `heaps`
diagnostic-every-pit-skipped = se saltarían todos los hoyos
    .help = se espera algo en `if`
diagnostic-rest-with-opponent = el resto se siembra en los hoyos del adversario
    .help = se espera un mismo camino para dos lados, y `stores: None` o `stores: Aside`
diagnostic-rest-in-later-rounds = en las rondas posteriores puede haber hoyos cerrados o que cambien de dueño
    .help = hay que poner `after: Start` o quitar `rounds`

## Clauses that exclude one another in a stage

diagnostic-several-of-kind = solo puede estar en vigor a la vez una regla de la clase { $kind }, y hay { $count }
    .help = se espera una sola cláusula { $kind }
diagnostic-placed-in-one-way = una semilla se pone de una sola manera
    .help = se espera `Place` o `Arrange` en una fase, no los dos
diagnostic-begun-in-one-way = una jugada empieza de una sola manera
    .help = hay que quitar `Place`, `Arrange` y `Race` en la fase de `Script`
diagnostic-arrange-until-spent = con `Arrange`, cada jugador coloca toda la reserva
    .help = se espera una fase aparte, con `until: HandSpent`
diagnostic-arrange-beside-must-capture = mientras se coloca la reserva no se captura nada
    .help = se espera `Arrange` y `MustCapture` en fases distintas
diagnostic-rows-empty-at-first = las filas están vacías hasta que se coloca la reserva
    .help = se esperan los finales por filas vacías en fases distintas de la de `Arrange`
diagnostic-hand-never-spent = nada gasta la reserva en una fase con `until: HandSpent`
    .help = se espera `Place`, `Arrange` o `Bring(id: "bring", from: Hand)`
diagnostic-prefer-before-must-capture = `MustCapture` dice de qué clase es un turno
    .help = debe ir delante de todo `Prefer` con `began`
diagnostic-instead-not-apart = `Instead` va junto a la siembra desde hoyos corrientes
    .help = hay que quitar `Place`, `Arrange`, `Script`, `Race`, `MustCapture`, `House` y `Trap` de la misma fase
diagnostic-instead-taken-seeds-sown = lo que captura `Instead(do: Take)` va a un almacén
    .help = hay que quitar `Send(to: Sown)` y `Send(to: RowEnd)` de `landing`
diagnostic-barred-by-one-clause = a un hoyo lo bloquea una sola cláusula
    .help = se espera `NoReturn` o `Blockade` en `choice`, no los dos
diagnostic-placed-beside-by-count = una semilla puesta en un hoyo cambia su número
    .help = hay que quitar `ByCount` de `sowing`, junto a `Place` o `Arrange`
diagnostic-or-back-among-directions = `or_back` es una excepción a un único sentido fijo
    .help = se espera `way: Ccw` o `way: Cw` en cada `Way` que esté junto a él
diagnostic-next-way-not-chosen = otra jugada no se puede invertir si el sentido no se elige
    .help = se espera `next_way: Free` en `Again`, o `way: Chosen`
diagnostic-never-comes-round = ninguna siembra vuelve a su origen en su recorrido
    .help = se espera `came_round` sin `Drop(first: ..)` ni `Skip(if: (origin: true))`
diagnostic-round-of-one-sowing = `Skip(after: Round)` se refiere a una sola siembra, que empieza junto a su hoyo
    .help = junto a él no se esperan más siembras ni primeras semillas, y hay que quitar `came_round`
diagnostic-both-skip-origin = los dos saltan el hoyo de origen
    .help = se espera un solo `Skip`, con `after: Round` o con `if: (origin: true)`
diagnostic-heaps-interrupted = los montones se dejan sin nada entre uno y otro
    .help = junto a `heaps` no se esperan primeras semillas, `Skip(if: (origin: true))`, `Race`, `Script`, capturas durante la
        siembra ni trampas que reciban semillas
diagnostic-race-keeps-seeds = en una carrera todas las semillas se quedan en el tablero
    .help = hay que quitar `Drop(first: Store)` en la fase de `Race`
diagnostic-race-or-script-direction = en una carrera o una jugada fija nadie elige el sentido
    .help = se espera `way: Ccw` o `way: Cw` en `Way`
diagnostic-race-is-one-turn = una carrera es un solo turno
    .help = se espera una fase aparte, con `until: OneTurn`
diagnostic-race-begins-with-choice = una carrera empieza con un hoyo que elige cada jugador
    .help = hay que quitar `Place`, `Arrange` y `MustCapture` junto a `Race`
diagnostic-sown-from-store = las semillas capturadas continúan desde un hoyo, y una siembra puede venir de un almacén
    .help = se espera `from: Landed` en `Send(to: Sown)`, junto a `Lift(from: Store)`
diagnostic-specials-in-one-lap = las piezas de dos clases se siembran en una sola siembra
    .help = se espera solo un sentido, y `Meeting` en `dropping`, junto a `specials: Sown`
diagnostic-specials-never-sown = las piezas especiales nunca se siembran
    .help = se espera `Lift(specials: Sown)` en `choice`, junto a `Meeting`
diagnostic-captured-here-not-sown = lo que una captura se lleva del propio hoyo de la última semilla va a un almacén
    .help = se espera `Send(to: Sown)` o `Send(to: RowEnd)` de otras capturas
diagnostic-across-not-here = `More` y `Retreat` se refieren a capturas al otro lado de la línea central
    .help = se esperan para capturas que no se llevan `Here`
diagnostic-more-after-last-lap = después de una captura así la última semilla continúa por sí sola
    .help = se espera `then: End` donde sigue `More`
diagnostic-grand-slam-of-resown = `Send` siembra de nuevo las semillas capturadas
    .help = se espera `effect: Allowed`, `effect: Nothing` o `effect: Forbidden` en `GrandSlam`
diagnostic-resown-in-one-way = las semillas capturadas solo se pueden sembrar de nuevo de una manera
    .help = se espera un solo `Send(to: Sown)` o `Send(to: RowEnd)`
diagnostic-last-takes-its-pit = una última semilla que durante la siembra captura su propio hoyo no deja nada en él
    .help = se espera `which: ButLast` en `dropping`, junto a capturas de una última semilla
diagnostic-captured-first-in-passing = `CapturedFirst` se refiere a capturas de una última semilla
    .help = hay que quitar `Capture` de `dropping` junto a él
diagnostic-one-question = una última semilla plantea una sola pregunta
    .help = se espera `Optional` de capturas o de reclamaciones, no de las dos cosas
diagnostic-question-tried-out = una siembra que contiene una pregunta no se puede probar de antemano
    .help = se espera `which: ButLast`, y hay que quitar `MustCapture`, `Prefer`, `Feed`, un `Bar` de lo que hace una jugada,
        `GrandSlam(effect: Forbidden)`, `or_back` y `Endless` con `Illegal`, junto a `Optional` en `dropping`
diagnostic-question-within-lap = donde se le pregunta a un jugador en medio de una siembra, ninguna regla puede mirar atrás a toda
    ella
    .help = junto a `Optional` en `dropping` no se espera `Skip(after: Round)`, `came_round`, `Push`, `crossed`, capturas de `Last`
        o `Next`, `Send` ni reclamaciones de dos hoyos
diagnostic-put-down-one-way = las semillas capturadas van a un solo lugar
    .help = hay que quitar cualquier otro `Send`, `More` u `Optional` junto a `Send(to: Given)` o `Send(to: Trap)`
diagnostic-put-down-ends-turn = un turno termina cuando se ponen las semillas capturadas
    .help = junto a `Send(to: Given)` o `Send(to: Trap)` no se espera ninguna captura durante la siembra, para otro jugador que quien
        juega, o después de la cual el turno siga
diagnostic-house-by-last-seed = una casa la captura solo una última semilla
    .help = hay que quitar `More`, y `Capture` de `dropping`, junto a `House`
diagnostic-house-or-trap = un hoyo es una casa o una trampa
    .help = se espera `House` o `Trap` en `marks`, no los dos
diagnostic-one-mark = un hoyo tiene una sola marca
    .help = hay que quitar `House`, `Trap`, `NoReturn` y `Blockade` junto a `played`
diagnostic-trap-never-fades = ninguna trampa queda nunca vacía por una captura
    .help = se espera `Capture` con esta marca en `if`, junto a `emptied: Fades`
diagnostic-limit-on-two-traps = ningún límite vale para dos trampas a la vez
    .help = hay que quitar `most`, `Except` u `Optional` de una reclamación de dos hoyos
diagnostic-limit-on-spoilt-pit = un hoyo estropeado no lo reclama nadie
    .help = hay que quitar `most`, `Except` u `Optional` de una reclamación en `dropping`
