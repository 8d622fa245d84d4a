### The atlas, and a game at a glance.

atlas-open = Mapa
atlas-title = Juegos del mundo
atlas-how = Elija un lugar para ver qué se juega allí.
atlas-place = { $games ->
        [one] { $place }, un juego
       *[other] { $place }, { $games } juegos
    }
atlas-where = Dónde se juega: { $places }

glance-players = { $players ->
        [one] Un jugador
       *[other] { $players } jugadores
    }
glance-moves = { $long ->
        [yes] { $moves ->
                [one] Más de una jugada
               *[other] Más de { $moves } jugadas
            }
       *[no] { $moves ->
                [one] Alrededor de una jugada
               *[other] Alrededor de { $moves } jugadas
            }
    }
glance-like = Juegos parecidos a este
glance-rules = Dificultad { $grade ->
        [easy] baja
        [middling] media
       *[hard] alta
    }: { $rules ->
        [one] una regla
       *[other] { $rules } reglas
    }
