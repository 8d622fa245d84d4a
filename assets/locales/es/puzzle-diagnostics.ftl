### Why there is no puzzle.

diagnostic-puzzle-kind-unknown = { $kind } no es un tipo de problema
    .help = { $likely ->
        [yes] ¿quiso decir { $near }?
       *[no] {""}
    }
    .help-2 = se espera { $known }
diagnostic-puzzle-no-captures = { $game } no tiene problemas del tipo { $kind }
    .note = en ese juego no se captura nada
diagnostic-puzzle-not-for-two = { $game } no tiene problemas del tipo { $kind }
    .note = no es un juego entre dos bandos
diagnostic-puzzle-unsuited-position = con esta posición no se puede hacer ningún problema del tipo { $kind }
    .note = { $why ->
        [legal] en ella no se eligen hoyos, o ninguna regla dice cuáles
        [best] no se pudieron demostrar todas las jugadas, o todas valen lo mismo
        [win] ninguna jugada, o todas, fuerzan la victoria en pocos turnos, o se tarda demasiado en averiguarlo
        [opening] los problemas de este tipo salen de partidas que juega el programa
        [endgame] los problemas de este tipo salen de partidas que juega el programa
       *[other] no nombra ninguna jugada, o nombra una que no termina sin más con una semilla sembrada
    }
diagnostic-puzzle-not-found = { $game } no tiene ningún problema del tipo { $kind } para el número { $seed }
    .note = { $why ->
        [last] no se encontró ninguna jugada que termine sin una pregunta
        [legal] no se encontró ninguna posición en la que se elijan hoyos
        [takes] no se encontró ninguna siembra que capture semillas
        [best] no se encontró ninguna posición en la que se pudieran demostrar todas las jugadas y unas sean mejores que otras
        [opening] no se encontró ninguna apertura en la que unas jugadas sean claramente peores que otras
        [endgame] no se encontró ningún final en el que se pudieran demostrar todas las jugadas y unas sean mejores que otras
       *[win] no se encontró ninguna posición en la que algunas jugadas, y no todas, fuercen la victoria en pocos turnos
    }
