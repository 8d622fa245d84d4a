### For a class: worksheets, plans of lessons, tournaments and clocks.

worksheet-title = { $game }: problemas
worksheet-name = Nombre:
worksheet-date = Fecha:
worksheet-answer = Respuesta:
worksheet-asked = { $status }. { $question }
worksheet-answers = Respuestas
worksheet-line = { $number }: { $text }
worksheet-foot = Hoja de ejercicios { $number }, hecha con Naqala
worksheet-open = Hoja de ejercicios…
worksheet-dialog = Hoja de ejercicios
worksheet-does = Problemas del juego que está en la mesa, con una línea para cada respuesta y las soluciones en la última página. El mismo número da otra vez la misma hoja.
worksheet-kind = Problemas:
worksheet-all-kinds = De todo tipo
worksheet-grade = Dificultad:
worksheet-all-grades = Cualquiera
worksheet-count = Cuántos:
worksheet-number = Número:
worksheet-save = Guardar la hoja…
worksheet-failed = No se pudo escribir la hoja { $file }.

plan-title = Una clase de { $minutes } minutos: { $games }
plan-stage = Minutos { $from } a { $to }: { $title }
plan-foot = Plan de clase hecho con Naqala
plan-needed = Qué hace falta
plan-needs-screen = Un ordenador con Naqala y un proyector o una pantalla grande; F5 muestra solo el tablero y el texto.
plan-needs-boards = { $game }: { $boards ->
        [one] un tablero
       *[other] { $boards } tableros
    } con { $seeds } semillas cada uno. La pestaña Aprender imprime tableros y dice cómo hacerlos.
plan-needs-worksheets = Una hoja de ejercicios para cada alumno, guardada desde la pestaña Aprender.
plan-welcome = Bienvenida
plan-welcome-does = Muestre el tablero y las semillas y pregunte quién conoce un juego así. Diga qué sabrá hacer la clase al final.
plan-first-does = Abra esta lección en la pestaña Aprender y muéstrela en la pared. Antes de cada jugada, pare y pregunte dónde caerá la última semilla.
plan-steps = Sus pasos: { $steps }.
plan-learn = Las reglas de { $game }
plan-learn-does = Abra la lección del juego en la pestaña Aprender. Que alguien diga cada regla con sus palabras, que la clase vote qué pasará (F8) y que cada jugada pedida la haga un alumno distinto.
plan-puzzles = Problemas de { $game }
plan-puzzles-does = Cada cual resuelve la hoja por su cuenta y luego compara sus respuestas con quien tiene al lado. Vean en la pantalla los problemas en que no coinciden.
plan-play = A jugar: { $game }
plan-play-does = { $players ->
        [1] Cada cual juega por su cuenta y apunta su mejor resultado.
        [2] Se juega por parejas. La suerte decide quién empieza; quien acaba cambia de sitio y vuelve a jugar.
       *[other] Se juega en grupos de { $players }. La suerte decide quién empieza; quien acaba cambia de sitio y vuelve a jugar.
    } { $left ->
        [0] {""}
       *[other] Quien sobra se une a un grupo y comparte un asiento por turnos.
    }
plan-talk = ¿Qué habéis descubierto?
plan-talk-does = Pregunte qué jugadas fueron buenas y por qué, y pida que muestren una posición en la pantalla. ¿Qué haríais de otra manera la próxima vez?
plan-talk-ideas = Ideas para comparar con lo que ha encontrado la clase: { $ideas }.
plan-end = Contar y guardar
plan-end-does = Cuenten las semillas al guardarlas: no debe faltar ninguna.
plan-open = Planificar una clase…
plan-dialog = Plan de clase
plan-minutes = Tiempo:
plan-length = { $minutes } minutos
plan-pupils = Alumnos:
plan-games = Juegos:
plan-add-game = Añadir un juego…
plan-drop-game = Quitar { $game }
plan-with-first = Empezar con «¿Qué es el mancala?»
plan-with-puzzles = Con problemas
plan-too-short = No hay tiempo para todo. Elija más minutos o menos juegos.
plan-save = Guardar el plan…
plan-failed = No se pudo escribir el plan { $file }.

tournament-title = Torneo: { $game }
tournament-foot = Torneo hecho con Naqala
tournament-standings = Clasificación
tournament-place = Puesto
tournament-player = Jugador
tournament-points = Puntos
tournament-opponents = Puntos de los rivales
tournament-round = Ronda { $number }
tournament-bye = descansa
tournament-score = { $result ->
        [south] 1-0
        [draw] ½-½
       *[north] 0-1
    }
tournament-open = Torneo…
tournament-dialog = Torneo
tournament-does = Escriba los nombres de los jugadores, uno por línea. La suerte decide su orden.
tournament-swiss = Sistema suizo
tournament-swiss-does = Se enfrentan jugadores con puntuación parecida, y nadie juega dos veces con nadie.
tournament-round-robin = Todos contra todos
tournament-round-robin-does = Cada uno juega con cada uno.
tournament-rounds = Rondas:
tournament-size = { $players ->
        [one] Un jugador
       *[other] { $players } jugadores
    }, { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }
tournament-begin = Empezar el torneo
tournament-next = Ronda siguiente
tournament-over = El torneo ha terminado.
tournament-ready = Puede empezar la ronda siguiente.
tournament-waits = La ronda siguiente empieza cuando estén todos los resultados.
tournament-end = Otro torneo
tournament-dropped = El torneo se ha retirado.
tournament-restore = Recuperarlo
tournament-play = Jugar en esta pantalla
tournament-save = Guardar para imprimir…
tournament-failed = No se pudo escribir el torneo { $file }.
tournament-wins = Ha ganado { $name }
tournament-drawn = Tablas

desk-title = Para docentes
desk-does = Una clase planificada minuto a minuto, hojas de ejercicios y un torneo de la clase.

clock-title = Reloj:
clock-none = Sin reloj
clock-per-move = { $seconds ->
        [60] 1 min por jugada
        [120] 2 min por jugada
       *[other] { $seconds } s por jugada
    }
clock-total = { $increment ->
        [0] { $minutes } min en total
       *[other] { $minutes } min y { $increment } s más
    }
clock-left = { $player }: { $time }
clock-out = Se acabó el tiempo: pierde { $player }.
lots-draw = Echar a suertes
lots-drawn = Empieza { $player }.
