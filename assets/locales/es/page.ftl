### La página de reglas: sus títulos y las líneas sobre el juego que no vienen de ninguna regla.

page-about = Acerca del juego
page-board = El tablero y las semillas
page-choice = La jugada
page-choice-stage = La jugada en { $named ->
        [yes] { $count ->
                [one] la fase { $stages }
               *[other] las fases { $stages }
            }
       *[no] { $stages }
    }
page-stages = Fases del juego
page-race = La carrera
page-sowing = La siembra
page-capture = La captura
page-house = La { $house }
page-blockade = { $blockade-named ->
        [yes] Hoyos bloqueados ({ $blockade })
       *[no] Hoyos bloqueados
    }
page-claim = Hoyos ganados para siempre
page-closed = Hoyos cerrados para siempre
page-traps = Hoyos ganados como trampas
page-won = Hoyos ganados
page-spoilt = Hoyos estropeados: { $trap }
page-turn = Los turnos
page-ending = Final de la { $game }
page-options = Opciones
page-notes = Decisiones y dudas
page-source = Fuente
page-works = Obras citadas

about-also = Otros nombres: { $names }.
about-home = { $made ->
        [yes] { $people } ({ $place }).
       *[no] Lo juegan: { $people } ({ $place }).
    }
about-nowhere = { $made ->
        [yes] { $people }. { $place }.
       *[no] Lo juegan: { $people }. { $place }.
    }
about-people = { $made ->
        [yes] { $people }.
       *[no] Lo juegan: { $people }.
    }
about-place = { $on-map ->
        [yes] Se juega en: { $place }.
       *[no] { $place }.
    }
source-from = Reglas tomadas de: { $source }
source-licence = Condiciones de uso: { $licence }

page-untitled = Un juego sin nombre

## Fases del juego que no se cuentan en turnos.

stages = { $count ->
        [2] El juego tiene dos fases.
        [3] El juego tiene tres fases.
       *[other] El juego tiene { $count } fases.
    }
stage = { $number ->
        [1] La primera fase
        [2] La segunda fase
        [3] La tercera fase
       *[other] La fase { $number }
    }{ $named ->
        [yes] , llamada { $name },
       *[no] { "" }
    } { $begins ->
        [mirror] precede a cada ronda, salvo a la primera.
       *[other] { $until ->
                [one-turn] dura un turno.
                [one-move] dura una jugada.
                [hand-spent] { $begins ->
                        [spread] dura hasta que el jugador que empieza ha colocado toda la reserva.
                       *[other] dura hasta que al jugador que tiene el turno no le quedan semillas en la reserva.
                    }
               *[end] dura hasta el final de la partida.
            }
    } { $begins ->
        [mirror] En ella, el jugador que tiene menos semillas las coloca.
        [place] En ella, usted empieza cada turno poniendo en el tablero una semilla de su reserva.
        [spread] { "" }
        [seats] En ella, el otro jugador puede cambiar de lado.
        [arrange] En ella, cada jugador coloca toda su reserva, primero uno y después el otro.
       *[sow] En ella, se recogen las semillas de un hoyo y se siembran.
    }
stage-number = { $number ->
        [1] la primera fase
        [2] la segunda fase
        [3] la tercera fase
       *[other] la fase { $number }
    }
phase-stages = Esta regla se aplica solo en { $named ->
        [yes] { $count ->
                [one] la fase { $stages }
               *[other] las fases { $stages }
            }
       *[no] { $stages }
    }.

## Fases del juego que se cuentan en turnos.

phase-only = Esta regla se aplica solo en el { $turn ->
        [1] primer
        [2] segundo
        [3] tercer
       *[other] { $turn }.º
    } turno de { $match ->
        [yes] una ronda.
       *[no] la partida.
    }
phase-up-to = { $each ->
        [yes] Esta regla se aplica solo en el primer turno de cada jugador{ $match ->
                [yes] { "" } en una ronda.
               *[no] .
            }
       *[no] Esta regla se aplica solo en los primeros { $turns } turnos de { $match ->
                [yes] una ronda.
               *[no] la partida.
            }
    }
phase-after = { $each ->
        [yes] Esta regla no se aplica en el primer turno de ninguno de los dos jugadores{ $match ->
                [yes] { "" } en una ronda.
               *[no] .
            }
       *[no] Esta regla no se aplica en { $turns ->
                [1] el primer turno
               *[other] los primeros { $turns } turnos
            } de { $match ->
                [yes] una ronda.
               *[no] la partida.
            }
    }
phase-some = { $match ->
        [yes] Esta regla se aplica solo en estos turnos de una ronda, contados desde uno: { $turns }.
       *[no] Esta regla se aplica solo en estos turnos de la partida, contados desde uno: { $turns }.
    }
phase-from = del { $turn } en adelante

## Opciones.

option-name = { $name }:
option-choice = { $chosen ->
        [yes] { $default ->
                [yes] – Predeterminado: { $text }
               *[no] – Elegido aquí: { $text }
            }
       *[no] { $default ->
                [yes] – Predeterminado, no elegido aquí: { $text }
               *[no] – { $text }
            }
    }
option-idle = – Esta opción no cambia nada en el juego tal como está configurado ahora, que no tiene la regla en cuestión.
option-number = – { $value } (predeterminado); de { $from } a { $to }.
option-number-changed = – { $value } (predeterminado: { $default }); de { $from } a { $to }.

about-changed = Así se juega habitualmente; las reglas que han cambiado por las opciones están señaladas.

changed-by-option = Cambiado por la opción «{ $name }». Predeterminado: { $text }
changed-by-number = Cambiado por la opción «{ $name }»; el valor predeterminado es { $default }.
changed-in-version = Distinto en el juego principal, del que este es una versión.
