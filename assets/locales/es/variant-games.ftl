### Mistakes in the clauses of a variant that are found by its board, by a stage as a whole, or by other clauses.

## Numbers and places

diagnostic-field-of-zero = { $field } vale 0
    .help = se espera { $instead ->
        [none] `None`, o bien 1 o más
        [run] `None`, o bien 1 o más, o `run: None` para que no haya cadena
        [all] 1 o más, o bien `All`
       *[number] 1 o más
    }
diagnostic-field-out-of-range = { $field } está fuera de los límites
    .help = se espera un número entre 1 y { $of ->
        [columns] la mitad del número de columnas
        [side] el número de hoyos de un lado
       *[game] el número de semillas de la partida
    }
diagnostic-next-place-a-store = el lugar siguiente podría ser un almacén, que nadie recoge
    .help = se espera `stores: None` o `stores: Aside`
diagnostic-owner-of-nobodys-pits = algunos hoyos no son de nadie
    .help = se espera otra palabra en lugar de `Owner`, o bien `if: (side: Own)` o `if: (side: Other)`

## Captures

diagnostic-capture-of-nothing = no se captura nada
    .help = se espera algo en `take`, como `take: [Facing]`
diagnostic-column-of-one-pit = en este tablero un hoyo no tiene otros en su columna
    .help = se esperan dos filas o más, y no un tablero cuadrado
diagnostic-capture-of-no-seeds = no se captura ninguna semilla
    .help = se espera `Seeds(1)` o más
diagnostic-lap-from-trap = una siembra no continúa desde una trampa
    .help = se espera `then: End`, `then: On` o `then: Again`
diagnostic-needs-of-one-pit = se captura un solo hoyo
    .help = se espera `needs: First`
diagnostic-run-on-four-rows = una cadena va por la única fila de un lado
    .help = se esperan dos filas, o hay que quitar `run`
diagnostic-last-pit-taken-anyway = el hoyo de la última semilla se captura de todos modos
    .help = se espera `last_pit: Stays`
diagnostic-no-taker = { $who } no puede llevarse semillas
    .help = se espera `Mover`, `Other` u `Owner`
diagnostic-taker-on-torus = en un toro ningún hoyo tiene dueño
    .help = se espera `by: Mover`
diagnostic-fields-of-captures-in-passing = `which` y `last_by` solo valen para capturas durante la siembra
    .help = se esperan solo en `dropping`
diagnostic-chosen-pit-captured = el hoyo que ha elegido el jugador no se puede capturar
    .help = se espera `made: Chosen` solo en `starting`, con `if: (side: Own, ..)` y `take: [Facing]`, en dos filas
diagnostic-capture-in-passing-goes-on = una captura durante la siembra o antes de una jugada no tiene continuación
    .help = hay que quitar `then` y `run`
diagnostic-capture-in-passing-elsewhere = durante la siembra una semilla captura su propio hoyo
    .help = se espera `take: [Here]` o `take: [Every]`
diagnostic-no-place-for-captured = las semillas capturadas tienen que ir a alguna parte
    .help = se esperan almacenes en el tablero, o `Send` en `landing`

## Claims

diagnostic-claim-of-nothing = no se reclama ningún hoyo
    .help = se espera algo en `pits`, como `pits: [Here]`
diagnostic-no-place-for-claimed = las semillas de un hoyo reclamado tienen que ir a alguna parte
    .help = se esperan almacenes en el tablero, o `content: Stays`
diagnostic-claim-in-passing-takes = un hoyo reclamado durante la siembra conserva sus semillas
    .help = se espera `content: Stays` en `dropping`
diagnostic-no-owner-of-mark = { $who } no puede ser el dueño de una marca
    .help = se espera `Mover`, `Other` u `Owner`
diagnostic-claim-of-store = una de las dos últimas semillas podría caer en un almacén
    .help = se espera `stores: None` o `stores: Aside`
diagnostic-order-of-one-pit = un solo hoyo no tiene orden
    .help = se espera `before` en `if`, y `Before` en `pits`, junto a `either_order`

## Other clauses on the last seed

diagnostic-store-of-nobody = todo almacén es de un jugador
    .help = se espera `store: Own`, `store: Other` o `store: Any`
diagnostic-always-another-move = a cada turno le seguiría otro
    .help = se espera `if` o `store`
diagnostic-pit-and-store = una semilla cae en un hoyo o en un almacén
    .help = se espera `if` o `store`, no los dos
diagnostic-no-seed-on-other-side = en este tablero ninguna semilla cae en el otro lado
    .help = se espera un mismo camino para los dos lados, y `stores: None` o `stores: Aside`
diagnostic-no-lap-to-decline = no sigue ninguna siembra a la que se pueda renunciar
    .help = se espera `only_lap` en `landing`, sin `refused`, y en `of` los identificadores de capturas con `then: Here`,
        `then: Next` o `then: NextSeeds`
diagnostic-no-pit-spared = no se respeta ningún hoyo
    .help = se espera `only_pit` solo junto a `effect: SpareLast` o `effect: SpareFirst`
diagnostic-no-inner-row = en este tablero un lado no tiene una fila interior propia
    .help = se esperan cuatro filas, con `paths: OwnRings`
diagnostic-no-trap-for-captured = las semillas capturadas van a la trampa que cada jugador tiene desde el principio, y no hay ninguna
    .help = se espera `Trap(at: ..)` con un hoyo, que nadie recoja
diagnostic-several-traps-for-captured = un jugador que reclama hoyos podría tener varias trampas
    .help = hay que quitar `Claim` junto a `Send(to: Trap)`

## Endings

diagnostic-once-under-landing = en `landing` es la última semilla la que detiene el juego
    .help = se espera `if` en lugar de `once`
diagnostic-end-without-once = nada dice cuándo se detiene el juego
    .help = se espera `once`
diagnostic-if-under-ending = aquí no se pregunta por ninguna última semilla
    .help = se espera `once` en lugar de `if`
diagnostic-no-place-for-leftover = las semillas que quedan tienen que ir a alguna parte
    .help = se espera `leftover: Nobody` en un tablero sin almacenes
diagnostic-leftover-on-torus = en un toro ningún hoyo tiene dueño
    .help = se espera `leftover: Nobody` o `leftover: To(Next)`
diagnostic-no-capturer = cuando la jugada ha terminado nadie captura
    .help = se espera `asked: Capture`, o `leftover` para un jugador que no sea `Capturer`
diagnostic-end-without-stores-to-count = el tablero no tiene almacenes que contar
    .help = se espera un `verdict` que no sea `MostSeeds`
diagnostic-out-without-penalty = nadie pierde mientras otros siguen jugando
    .help = se espera `once: PenaltyHolds(..)` junto a `verdict: Out(..)`
diagnostic-nobody-asked-about = un final no puede preguntar por { $who }
    .help = se espera `Either`, `Both`, `Next`, `Mover` u `Other`
diagnostic-wins-by-emptying = vaciar todos los hoyos da la victoria solo donde se juega en solitario
    .help = se espera `rows: 1`, u otro `verdict`
diagnostic-no-special-at-ends = en los extremos no hay ninguna pieza especial
    .help = se espera `of: All`, o piezas especiales en `setup.ends`
diagnostic-too-few-times = `times` es demasiado pequeño
    .help = se espera 2 o más
diagnostic-row-of-one-pit = una fila de un solo hoyo no tiene dos extremos
    .help = se esperan dos `columns` o más
diagnostic-captured-in-no-turn = no se cuenta ningún turno
    .help = se espera `CapturedFirst(1)` o más
diagnostic-penalty-of-no-seed = no se cuenta ninguna semilla
    .help = se espera `PenaltyHolds(1)` o más
diagnostic-penalty-without-out = los demás siguen jugando
    .help = se espera `verdict: Out(PlaysOn)` o `verdict: Out(Frozen)`

## Winning

diagnostic-worth-of-no-specials = no cuenta ninguna pieza especial
    .help = se espera `setup.specials` y `by: MostSeeds`, o bien `specials: 0`
diagnostic-winner-without-stores-to-count = el tablero no tiene almacenes que contar
    .help = se espera `by: LastMover` o `by: MostWithTraps`
diagnostic-least-without-most-seeds = `least` trata del jugador con más semillas
    .help = se espera `by: MostSeeds`
diagnostic-komi-without-most-seeds = `komi` se cuenta solo donde gana quien tiene más semillas
    .help = se espera `by: MostSeeds`

## Rounds

diagnostic-match-without-two-sides = un encuentro solo es posible entre dos lados con hoyos propios
diagnostic-rounds-with-named-seats = una ronda nueva se coloca en filas enteras
    .help = hay que poner `seats: Rows` o quitar `rounds`
diagnostic-no-place-for-won = lo que se gana tiene que ir a alguna parte
    .help = se esperan almacenes en el tablero
diagnostic-rounds-laid-out-twice = otra cláusula coloca las rondas
    .help = se espera solo una entre `Refill`, `Territory`, `Mirror`, `Sale` y `Score`
diagnostic-goal-reached-from-start = cada jugador posee ese número de hoyos desde el principio
    .help = se espera un `goal` mayor que { $half }, la mitad de todos los hoyos
diagnostic-mirror-without-facing-pits = no todos los hoyos tienen uno enfrente en el otro lado
    .help = se espera un tablero de dos filas
diagnostic-mirror-without-arrange = un jugador no tiene manera de colocar sus semillas
    .help = se espera `Arrange` en `opening`

## Games for one player, for three or for four

diagnostic-opponent-not-one = esto trata del adversario, pero { $opponents ->
        [0] quien juega en solitario no lo tiene
       *[other] cada jugador tiene aquí { $opponents }
    }
    .help = se espera otra cláusula
diagnostic-end-compares-two-players = el ganador se decide al comparar a dos jugadores, pero { $opponents ->
        [0] aquí se juega en solitario
       *[other] cada jugador tiene aquí { $opponents } adversarios
    }
    .help = se espera un `verdict` de { $opponents ->
        [0] `Draw`, `Void`, `Wins(..)` o `Loses(..)`
       *[other] `Draw` o `Void`
    }
diagnostic-endless-compares-two-players = quién gana o pierde se decide al comparar a dos jugadores, pero { $opponents ->
        [0] aquí se juega en solitario
       *[other] cada jugador tiene aquí { $opponents } adversarios
    }
    .help = se espera un `verdict` de { $opponents ->
        [0] `Void`, `Draw`, `Illegal`, `TurnEnds` o `Loses(..)`
       *[other] `Void`, `Draw`, `Illegal` o `TurnEnds`
    }
diagnostic-end-tells-players-apart = esto distingue al jugador de su adversario, pero { $opponents ->
        [0] quien juega en solitario no lo tiene
       *[other] cada jugador tiene aquí { $opponents }
    }
    .help = se espera `whose: Next` y `leftover: Nobody`
diagnostic-pass-of-player-alone = quien juega en solitario no puede pasarle el turno a nadie
    .help = se espera `End(id: "stuck", once: CannotMove)` en `ending`

## Pits at the ends

diagnostic-end-pit-lifted = nadie recoge un hoyo de un extremo
    .help = se espera `lifts: Next`
diagnostic-end-pits-unclear = los hoyos de los extremos no son de nadie
    .help = se espera otra cláusula, o un tablero sin `ends`

## Stages

diagnostic-no-direction = ninguna cláusula da el sentido
    .help = se espera `Way` en `sowing`
diagnostic-no-direction-for-the-rest = ningún `Way` vale para los hoyos y turnos a los que no se refieren los demás
    .help = se espera uno sin `if` ni `when`, el último
diagnostic-nothing-to-move = ninguna cláusula dice qué se puede mover
    .help = se espera `Lift` o `Place` en `choice`, o `Arrange` o `Script` en `opening`
diagnostic-no-winner = ninguna cláusula dice quién gana
    .help = se espera `Winner` en `ending`
diagnostic-never-won = ninguna cláusula dice cuándo se gana la partida
    .help = se espera `End` con `verdict: Wins(Mover)` o `verdict: Out(..)` en `ending`
diagnostic-no-must-capture = se distinguen turnos con y sin captura, pero ninguno tiene que capturar
    .help = se espera `MustCapture` en `choice`
diagnostic-both-rows-empty = `whose: Both` no puede ocurrir mientras hay semillas en juego
    .help = se espera `whose: Either` o `whose: Next`, o bien `Instead(id: "take", do: Take)` en `choice`
diagnostic-no-endless = un turno de varias siembras podría no terminar nunca
    .help = se espera `Endless` en `ending`
diagnostic-seeds-left-in-hand = quedarían semillas capturadas en la mano
    .help = en `Endless` se espera un `verdict` que no sea `TurnEnds` ni `ByWinner`, junto a `Send(to: Sown)` o
        `Send(to: RowEnd)`
diagnostic-turn-not-to-be-tried-out = un turno en el que se le pregunta algo a un jugador no se puede probar de antemano
    .help = en `Endless` se espera un `verdict` que no sea `Illegal`, junto a `Optional` u `or_back` con `Send(to: Sown)`
diagnostic-nobody-passes = nadie pasa nunca
    .help = se espera `Pass` en `turn`, junto a `AllPassed`
diagnostic-unpaid-loses-alone = un jugador podría perder mientras otros siguen jugando
    .help = se espera `End(id: "out", once: PenaltyHolds(..))` en `ending`, junto a `Pass` con `unpaid: Loses`
diagnostic-all-players-stuck = con `Pass`, todos los jugadores podrían quedar bloqueados
    .help = se espera `End(id: "all-passed", once: AllPassed)` en `ending`
diagnostic-both-players-stuck = con `Pass`, los dos jugadores podrían quedar bloqueados
    .help = se espera `End(id: "stuck", once: CannotMove, whose: Both)` en `ending`
diagnostic-player-stuck = el jugador que tiene el turno podría quedar bloqueado
    .help = se espera `End(id: "stuck", once: CannotMove, whose: Next)` en `ending`, o `Pass(id: "pass")` en `turn`

## Clauses and fields without an effect

diagnostic-clause-never-asked = { $earlier } está antes y decide siempre
    .help = se espera esta cláusula delante de esa, o allí una condición más estrecha
diagnostic-pit-lifted-in-part = un hoyo se recoge entero
    .help = se espera `from: Store` junto a `seeds: Chosen`
diagnostic-swap-must = nadie está obligado a cambiar de lado
    .help = se espera `how: May`, o `how: Only` en una fase aparte
diagnostic-swap-must-or-pass = un jugador que no cambia de lado pasa
    .help = se espera `how: May` o `how: Only`
diagnostic-lone-without-first = una semilla sola es una excepción a `first`
    .help = se espera `first: Origin` o `first: Store` junto a `lone`
diagnostic-fields-of-claim-in-passing = durante la siembra se marca el hoyo de la semilla
    .help = en `dropping` hay que quitar `pits`, `either_order` y `then`
diagnostic-claim-then-on = en un hoyo que se acaba de ganar ninguna otra cláusula hace nada
    .help = se espera un `then` que no sea `On`
diagnostic-next-way-beside-store = una semilla que cae en un almacén no tiene sentido de siembra
    .help = se espera `if` en lugar de `store` junto a `next_way`
diagnostic-no-such-player = { $word } no designa a ningún jugador
    .help = se espera { $expected } entre los paréntesis
diagnostic-when-never-asked = nada pregunta si se cumple `when`
    .help = hay que quitar `when`
diagnostic-no-lap-to-ask-about = en ese momento no se hace ninguna siembra
    .help = en `when` hay que quitar `lap`, `sown`, `crossed`, `came_round`, `reversed` y `from`
diagnostic-lifted-pit-unknown = del hoyo desde el que empezó una siembra solo se sabe dónde está y si era una casa
    .help = se espera `at`, `not_at` y `side` en `from`, o `mark: Is(..)` de una casa
diagnostic-run-through-taken-pits = una cadena así mira los hoyos que captura
    .help = se espera `where` en lugar de `through`
diagnostic-then-beside-sown = las semillas capturadas que se siembran de nuevo son la siembra siguiente
    .help = se espera `then: End` junto a `Send(to: Sown)` o `Send(to: RowEnd)`
diagnostic-last-seed-does-not-lose = una última semilla termina el juego con una derrota
    .help = se espera `leftover: Nobody` y `verdict: Loses(Mover)`
diagnostic-end-with-seeds-in-hand = después de una siembra podría haber semillas en la mano
    .help = se espera `leftover: Nobody` y un `verdict` de `Wins(..)`, `Loses(..)`, `Draw` o `Void`
diagnostic-capture-does-not-win = una captura así da la victoria
    .help = se espera `leftover: Nobody` y `verdict: Wins(Mover)`
diagnostic-end-not-at-capture = de una captura se mira lo que deja
    .help = se espera `once: Left(..)`, `once: CapturedAtEnds` u `once: CapturedFirst(..)` junto a `asked: Capture`
diagnostic-all-seeds-counted = se cuentan todas las semillas en juego
    .help = en `Left` se espera solo `seeds` junto a `asked: Capture`, o bien `whose: Other`
diagnostic-few-seeds-not-given = las pocas semillas que quedan se reparten
    .help = hay que quitar `verdict`, y se espera `leftover: Owner`, `To(Mover)`, `To(Capturer)`, `To(Beginner)` o `To(Lot)`,
        junto a `asked: Capture`
diagnostic-emptied-does-not-lose = un jugador que pierde todas las semillas de algunos hoyos ha perdido
    .help = se espera `Left(pits: ..)`, `leftover: Nobody` y `verdict: Loses(Other)`
diagnostic-end-at-capture-of-own = una captura le deja algo al otro jugador
    .help = se espera `whose: Other` o `whose: Either`
