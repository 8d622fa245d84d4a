### A user's own games: variant files in a folder, and files opened from elsewhere.

workshop-games = Mis juegos
workshop-keep = Añadir a mis juegos
workshop-kept = Se ha añadido a sus juegos, en { $folder }. Los cambios en ese archivo se ven aquí de inmediato.
workshop-name-taken = Entre sus juegos ya hay un archivo { $file }, en { $folder }. Cambie el nombre de uno de los dos.

workshop-renewed = { $game }: las reglas han cambiado, y la partida continúa.
workshop-set-aside = { $game }: las reglas han cambiado de modo que la partida que estaba en la mesa no puede continuar. Se ha empezado de
    nuevo. Lo jugado está entre sus partidas sin terminar, con sus propias reglas.
workshop-begun-anew = { $game }: las reglas han cambiado, y la partida ha empezado de nuevo.
workshop-gone = El archivo { $file } ya no está. La partida que está en la mesa continúa.
workshop-restore = Restaurar el archivo
workshop-restored = Se ha restaurado { $file }.

workshop-faults = { $faults ->
        [one] En { $file } hay un error
       *[other] En { $file } hay { $faults } errores
    }
workshop-fault-at = Línea { $line }, columna { $column }: { $message }
workshop-more-faults = { $more ->
        [one] y uno más
       *[other] y { $more } más
    }
workshop-goes-on = Las últimas reglas válidas siguen en uso hasta que usted lo corrija.

## A position set up by hand

compose-heading = Componer una posición de { $game }
compose-leave = Se perderá la posición que ha compuesto. ¿Salir de todos modos?
compose-discard = Descartar
compose-go-on = Seguir componiendo
compose-how = Haga clic para poner una semilla o, con Mayús, para quitarla. También sirven la rueda, o las flechas y un número.
compose-seeds = { $seeds ->
        [0] Ninguna semilla; { $usual } en la posición inicial
        [one] Una semilla; { $usual } en la posición inicial
       *[other] { $seeds } semillas; { $usual } en la posición inicial
    }
compose-specials = { $pieces }; { $usual } en la posición inicial
compose-special-store = { $place } para { $pieces }
compose-adds = Un clic añade:
compose-one-seed = una semilla
compose-adds-key = Pulse * para cambiar entre las dos
compose-not-here = Las piezas de esta clase solo pueden estar en los hoyos de los extremos, no en { $pit }.
compose-to-move = Juega { $player }
compose-stage = Fase del juego
compose-clear = Vaciar el tablero
compose-opening = Posición inicial
compose-mirror = Intercambiar los lados
compose-undo = Deshacer
compose-play = Jugar
compose-analyse = Analizar
compose-keep = Guardar como problema
compose-empty = No hay semillas.
compose-stuck = Le toca jugar a { $player }, pero no tiene ninguna jugada.
compose-wrong = Esto no se puede jugar: { $reason }

## The games kept

collection-title = Partidas guardadas
collection-open = Partidas guardadas…
collection-hint = Buscar por juego, jugador, fecha, resultado o nombre…
collection-search = Buscar partidas por nombre, jugador, fecha, torneo o resultado
collection-here = Solo las partidas con la posición que está en la mesa
collection-removed = Partidas borradas
collection-reading = Leyendo: { $done } de { $all }
collection-wait = Un momento…
collection-empty = Cada partida que juegue se guarda aquí desde la primera jugada.
collection-none-removed = No se ha borrado ninguna partida.
collection-found = { $found } de { $all ->
        [one] 1 partida
       *[other] { $all } partidas
    }
collection-name = Nombre nuevo
collection-rename = Cambiar el nombre de { $game }
collection-remove = Borrar { $game }
collection-restore = Restaurar { $game }
collection-moves = { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }
collection-goes-on = sin terminar
collection-draw = empate
collection-void = sin resultado
collection-lost = derrota
collection-won = ganó { $player }
collection-fault = no se puede reproducir
