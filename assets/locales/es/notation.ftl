### Mistakes in moves and positions as text, and reasons why a move is refused.

### Parts of the messages below.

notation-found = { $at ->
        [end] el texto acaba aquí
       *[other] { $found } no puede estar aquí
    }
notation-side = { $side ->
        [north] Norte
        [east] Este
        [west] Oeste
       *[south] Sur
    }
notation-other = { $other ->
        [north] Norte
        [east] Este
        [west] Oeste
       *[south] Sur
    }
notation-legal = { $moves ->
        [0] {""}
       *[other] se espera { $legal }
    }
notation-no-legal = { $moves ->
        [0] aquí no hay ninguna jugada legal
       *[other] {""}
    }
notation-number = { $of ->
        [laps] número de siembras
        [round] número de ronda
        [points] número de puntos
        [pits] número de hoyos
        [turns] número de turnos
        [idle] número de turnos en que se ha pasado
        [extra] número de jugadas adicionales
        [turn] número de turno
       *[seeds] número de semillas
    }

### Moves.

diagnostic-move-unreadable = { $text } no es una jugada de este juego
    .help = { notation-legal }
    .note = { notation-no-legal }
diagnostic-move-answers-nothing = { $text } responde a una pregunta, y no hay ninguna pendiente
    .help = { notation-legal }
    .note = { notation-no-legal }
diagnostic-move-other-store = { $text } se refiere al almacén de otro jugador
    .help = { notation-legal }
    .note = { notation-no-legal }
diagnostic-move-direction-given = { $text } indica un sentido, y aquí no hay ninguno que elegir
    .help = se espera { $forms }
diagnostic-move-direction-missing = { $text } no dice en qué sentido se siembra
    .help = se espera { $forms }
diagnostic-move-barred = la regla { $clause } no lo permite
    .help = { notation-legal }
    .note = { notation-no-legal }
diagnostic-move-direction-barred = según la regla { $clause }, su sentido se escribe de otro modo
    .help = { notation-legal }
    .note = { notation-no-legal }
diagnostic-move-after-end = la partida ha terminado
diagnostic-move-no-answer = no responde a lo que se ha preguntado
    .help = { notation-legal }
    .note = { notation-no-legal }
diagnostic-move-not-here = esa jugada no es posible aquí
    .help = { notation-legal }
    .note = { notation-no-legal }

### Positions.

diagnostic-position-too-long = la posición tiene { $bytes } bytes
    .help = se admiten { $most } como máximo
diagnostic-position-auale = { $text } no es una posición
    .help = se esperan 14 números y a quién le toca jugar, como `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`
diagnostic-position-stray-sign = { $sign } no puede estar en una posición
    .help = se esperan números, nombres, `,`, `/`, `=` o `:`
diagnostic-position-no-mark = { notation-found }
    .help = se espera { $mark }
diagnostic-position-one-of = { notation-found }
    .help = se espera { $names }
diagnostic-position-number = { $at ->
        [word] { $found } no es un { notation-number }
       *[other] { notation-found }
    }
    .note = { $of ->
        [turn] { $most } representa también todos los turnos posteriores
       *[other] {""}
    }
    .help = { $of ->
        [laps] se espera el número de siembras hechas hasta ahora, en cifras
        [turn] se espera un número de turno del { $least } al { $most }
       *[other] se espera un { notation-number } del { $least } al { $most }
    }
diagnostic-position-too-many-seeds = a partir de aquí la posición contiene más de { $most } semillas
    .help = se esperan menos
diagnostic-position-no-field = { $at ->
        [word] no existe el campo { $found }
       *[other] { notation-found }
    }
    .help = { $likely ->
        [yes] ¿quiso decir { $near }?
       *[no] {""}
    }
    .help-2 = se espera { $fields }
diagnostic-position-few-values = { $field } tiene { $found ->
        [one] 1 valor
       *[other] { $found } valores
    } de { $sides }
    .help = se espera un valor para cada lado, como en { $example }
diagnostic-position-field-twice = { $field } aparece aquí por segunda vez
    .help = se espera cada campo una sola vez
diagnostic-position-not-here = { $what ->
        [specials-in-rows] este juego no tiene piezas especiales en sus filas
        [specials] este juego no tiene piezas especiales
        [ends] este tablero no tiene hoyos en los extremos
        [stores] este juego no tiene almacenes
        [penalties] este juego no tiene hoyos de castigo
        [rounds] este juego no se juega en rondas
        [points] en este juego las rondas no cuentan
        [seats] en este juego los jugadores no cambian de lado
        [lost] en este juego nadie pierde mientras otros siguen jugando
        [brought] en este juego no se ponen semillas en juego una vez por partida
        [idle] en este juego no se cuentan los turnos en que se ha pasado
        [extra] en este juego no se cuentan las jugadas adicionales
        [turn] en este juego no se cuentan los turnos
        [ways] en este juego no se recuerdan los sentidos de las primeras jugadas
        [bound] en este juego no se fija el sentido de una jugada
        [captured] en este juego no cuenta quién ha capturado primero
        [capturing] en este juego no se distinguen turnos con y sin captura
       *[captures-at-ends] en este juego no cuentan las capturas en los extremos
    }
    .help = { $what ->
        [stores] se espera 0, o hay que quitar { $field }
        [penalties] se espera 0, o hay que quitar { $field }
       *[other] hay que quitar { $field }
    }
diagnostic-position-no-clause = { $at ->
        [word] { $found } no es una regla de este juego
       *[other] { notation-found }
    }
    .help = se espera el identificador de una regla
diagnostic-position-no-pit = { $at ->
        [word] { $found } no es un hoyo de este tablero
       *[other] { notation-found }
    }
    .help = se espera el nombre de un hoyo, desde { $first } hasta { $last }
diagnostic-position-row-long = la fila { $row } tiene más de { $pits ->
        [one] { $pits } hoyo
       *[other] { $pits } hoyos
    }
    .help = { $pits ->
        [one] se espera { $pits } por fila, como en este tablero
       *[other] se esperan { $pits } por fila, como en este tablero
    }
diagnostic-position-row-short = la fila { $row } acaba después de { $found ->
        [one] { $found } hoyo
       *[other] { $found } hoyos
    }
    .help = se esperan { $pits } por fila, como en este tablero
diagnostic-position-few-rows = el tablero acaba después de { $found ->
        [one] { $found } fila
       *[other] { $found } filas
    }
    .help = se espera `/` y otra fila, { $rows } en total
diagnostic-position-many-rows = hay más de { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    }
    .help = { $rows ->
        [one] se espera { $rows }, como en este tablero
       *[other] se esperan { $rows }, como en este tablero
    }
diagnostic-position-hand = { notation-side } tiene { $seeds } en la reserva
    .note = { $spent ->
        [never] este juego no tiene semillas en la reserva
       *[other] {""}
    }
    .help = { $spent ->
        [never] se espera 0
        [in-parts] se espera un número del 0 al { $full }
       *[at-once] se espera 0, o bien { $full }
    }
diagnostic-position-mark-twice = { $pit } tiene dos marcas
    .help = se espera una sola marca por hoyo
diagnostic-position-no-such-mark = { $at ->
        [word] en este juego { $found } no puede estar en { $pit }
       *[other] { notation-found }
    }
    .help = { $known ->
        [0] no se espera ninguna marca allí
       *[other] se espera { $marks }
    }
diagnostic-position-mark-later = { $pit } puede tener esa marca a partir de la segunda ronda
    .help = se espera `round=`, u otra marca
diagnostic-position-no-stage = { $at ->
        [word] { $found } no es una fase de este juego
       *[other] { notation-found }
    }
    .help = se espera { $stages }
diagnostic-position-stage-hand = la fase es { $stage }, y { notation-side } no tiene semillas en la reserva
    .help = se espera otro `phase=`, o bien `hands=`
diagnostic-position-first-round = la primera ronda empieza de otro modo
    .help = se espera { $begins }, o hay que quitar `round=`
diagnostic-position-no-choosing-clause = { $at ->
        [word] { $found } no deja a nadie elegir hoyos
       *[other] { notation-found }
    }
    .help = se espera el identificador de una regla que lo haga
diagnostic-position-choice-first-round = antes de la primera ronda no se elige nada
    .help = se espera también `round=`, o hay que quitar `choose=`
diagnostic-position-choice-beside-question = hay otra pregunta pendiente, o la partida ha terminado
    .help = hay que quitar `choose=`
diagnostic-position-side-twice = { notation-side } se nombra dos veces
    .help = se espera cada lado una sola vez
diagnostic-position-capturing-now = { notation-side } no puede estar capturando en este turno
    .help = hay que quitar `:now` o poner ese lado en `to=`
diagnostic-position-captured-won = { notation-side } ha ganado con eso, pero la partida sigue
    .help = se espera también `over=`, o menos turnos
diagnostic-position-no-turn = la posición no dice a quién le toca jugar
    .help = se espera { $sides }
diagnostic-position-asked-over = hay una pregunta pendiente, pero la partida ha terminado
    .help = se espera `ask=` u `over=`, no los dos
diagnostic-position-in-flight = hay semillas en el aire, pero la partida sigue
    .help = se espera también `over=` o `ask=`, o hay que quitar `lifted=`
diagnostic-position-stuck = { notation-side } no tiene aquí ninguna jugada, y la partida no ha terminado
    .help = se espera una posición en la que se pueda jugar, o también `over=`
diagnostic-position-laid-out = la ronda ya está colocada, y { notation-side } tiene aún { $seeds } en la reserva
    .help = se espera otro `phase=`, o hay que quitar `hands=`
diagnostic-position-answer-hand = { notation-side } coloca una ronda, y { notation-other } tiene { $seeds } en la reserva
    .help = se espera otro `phase=`, o todas ellas en `stores=`
diagnostic-position-answer-store = { notation-side } coloca { $seeds ->
        [one] { $seeds } semilla
       *[other] { $seeds } semillas
    }, y { notation-other } tiene { $stored } para hacer lo mismo
    .help = se espera otro `phase=`, o las mismas en `stores=`

### The question of a position, after ask=.

diagnostic-position-ask-no-clause = { $at ->
        [word] en este juego no hay ninguna regla { $found } que pregunte algo
       *[other] { notation-found }
    }
    .note = { $known ->
        [0] este juego no pregunta nada
       *[other] {""}
    }
    .help = { $known ->
        [0] hay que quitar `ask=`
       *[other] se espera { $clauses }
    }
diagnostic-position-ask-stage = { $clause } no pregunta nada en la fase { $stage }
    .help = se espera una regla que esté en vigor en ella
diagnostic-position-ask-never-sows = { notation-side } nunca siembra en { $place }
    .help = se esperan hoyos donde siembra el jugador que tiene el turno
diagnostic-position-ask-no-turning = ninguna siembra desde { $pit } puede ir en sentido contrario
    .help = se espera un hoyo de los que nombra { $clause }
diagnostic-position-ask-not-taken = { $pit } contiene { $seeds }, que nadie puede capturar
    .help = se espera un hoyo con tantas semillas como dice { $clause }
diagnostic-position-ask-no-retreat = ninguna semilla que { $pit } tenga enfrente puede ponerse fuera de alcance
    .help = se espera un hoyo de una fila interior, en un tablero de cuatro filas
diagnostic-position-ask-part-twice = { $part } aparece aquí por segunda vez
    .help = se espera cada parte una sola vez
diagnostic-position-ask-from = { $found } no nombra ningún hoyo de este tablero
    .help = se espera `from-` y el nombre de un hoyo
diagnostic-position-ask-no-capturing = la pregunta no dice si el turno empezó con una captura
    .help = se espera `capturing` o `plain` después de las siembras
diagnostic-position-ask-left = { $found } no nombra ningún número de hoyos
    .help = se espera `left-` y un número de hoyos
diagnostic-position-ask-no-left = { $clause } pregunta por hoyos, y la posición no dice cuántos quedan
    .help = se espera de `left-1` a `left-{ $most }` después de las siembras
diagnostic-position-ask-left-range = { $found } no es posible
    .help = se espera de `left-1` a `left-{ $most }`
diagnostic-position-ask-left-unused = { $clause } no pregunta por hoyos
    .help = hay que quitar `left-`
diagnostic-position-ask-nothing-to-take = { notation-side } no tiene semillas que se puedan capturar
    .help = se espera una pregunta a la que se pueda responder
diagnostic-position-ask-fallen = la última semilla no puede haber caído en { $pit }, que contiene { $seeds }
    .help = { $least ->
        [2] se esperan allí 2 semillas o más
       *[other] se espera allí 1 semilla si estaba vacío, y más si estaba ocupado
    }
diagnostic-position-ask-none-in-flight = { $of ->
        [lap] no hay semillas en el aire en medio de una siembra
       *[capture] no hay semillas capturadas en el aire
    }
    .help = se espera también `lifted=`
diagnostic-position-ask-not-resown = hay semillas en el aire, pero aquí las semillas capturadas no se siembran de nuevo
    .help = hay que quitar `lifted=`
diagnostic-position-ask-flight-unasked = hay semillas en el aire, pero la pregunta no trata de ellas
    .help = hay que quitar `lifted=`
