### Labels of the window: menus, buttons, tabs, tooltips.

## Tabs of the side panel

tab-game = Juego
tab-rules = Reglas
tab-moves = Jugadas
tab-learn = Aprender

## Finding a game

game-search = Buscar juegos por nombre, pueblo, lugar o tamaño del tablero
game-search-hint = Buscar juegos
game-none-found = Ningún juego coincide. Pruebe con menos letras, un país o un tablero como 2×6.
finder-filters = { $asked ->
        [0] Filtros
        [one] Un filtro
       *[other] { $asked } filtros
    }
finder-found = { $all ->
        [one] { $found } de un juego
       *[other] { $found } de { $all } juegos
    }
finder-clear = Limpiar
finder-choice = { $subject }: { $chosen }
finder-rows = Filas
finder-laps = Siembras por turno
finder-capture = Capturas
finder-players = Jugadores
finder-length = Duración
finder-place = Lugar
finder-region = Región
finder-grade = Dificultad
finder-any = cualquiera
finder-offer = { $name } ({ $found })
finder-rows-of = { $rows }
finder-square = cuadrado
finder-laps-one = una
finder-laps-several = varias
finder-capture-count = por cantidad
finder-capture-across = del hoyo de enfrente
finder-capture-passing = durante la siembra
finder-capture-gap = tras un hoyo vacío
finder-capture-pits = con hoyos ganados
finder-capture-sown-again = con nueva siembra
finder-capture-nothing = ninguna
finder-players-of = { $players }
finder-length-short = { $moves ->
        [one] corta, de una jugada
       *[other] corta, hasta { $moves } jugadas
    }
finder-length-middling = media, hasta { $moves }
finder-length-long = larga, más de { $moves }
finder-grade-easy = baja
finder-grade-middling = media
finder-grade-hard = alta
finder-length-how = { $games ->
        [one] Cuántas jugadas tiene una partida, según una partida de cada juego que se acaba de jugar al azar. Las partidas entre
            personas son distintas.
       *[other] Cuántas jugadas tiene una partida: la mediana de { $games } partidas de cada juego que se acaban de jugar al azar. Las
            partidas entre personas son distintas.
    }
game-good-to-begin = Para principiantes
game-region = { $region } ({ $games })
game-like = Parecidos a { $game }, primero los más cercanos
region-west-africa = África Occidental
region-central-africa = África Central
region-horn = Cuerno de África
region-east-africa = África Oriental
region-southern-africa = África Austral
region-madagascar = Madagascar y sus vecinos
region-middle-east = Norte de África y Oriente Medio
region-central-asia = Cáucaso y Asia Central
region-south-asia = Asia Meridional
region-south-east-asia = Sudeste Asiático
region-east-asia = Asia Oriental
region-pacific = El Pacífico
region-americas = América
region-europe = Europa
region-world = En todo el mundo
region-invented = Juegos inventados
game-of = una modalidad de { $game }
game-on-table = Este juego está en la mesa.
game-unfinished = Partidas sin terminar
game-moves-made = { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }
game-begun = empezada el { $date }
game-unfinished-all = Mostrar las { $games }
game-take-up = Continuar
game-remove = Quitar de la lista
game-removed = Se ha quitado de la lista.
game-bring-back = Deshacer
game-board = { $columns ->
        [one] { $rows } × un hoyo
       *[other] { $rows } × { $columns } hoyos
    }, { $seeds ->
        [one] una semilla
       *[other] { $seeds } semillas
    }

## Setting a game up

options-back = Todos los juegos
options-ways = Modos de jugarlo
options-reset = Restablecer
options-reset-all = Restablecer todo ({ $changed })
options-shuffle = Nueva posición inicial al azar
options-shuffle-number = Otro número
options-players = Quién juega
options-ending = Cómo termina
options-sources = Fuente y dudas
options-impossible = Estas opciones no se pueden combinar
options-begin = Partida nueva
game-play = Jugar
game-learn = Aprender
game-rules = Reglas
game-samples = Partidas de ejemplo
player-name = nombre
player-who = { $seat }: { $who }
player-mode-computer = Contra el programa
player-mode-people = { $seats ->
        [2] Dos jugadores
       *[other] Juegan todos
    }
player-mode-watch = Mirar
player-person = Persona
player-random = Jugadas al azar
player-level = Nivel { $level }
player-time = { $seconds } s por jugada
player-depth = { $depth ->
        [one] una jugada de profundidad
       *[other] { $depth } jugadas de profundidad
    }
player-level-is = { $place ->
        [lowest] Nivel { $level }: captura lo que ve
        [second] Nivel { $level }: prevé la respuesta
        [highest] Nivel { $level }: el más fuerte
        [highest-of-few] Nivel { $level }: el más fuerte (en este juego, pensar más aporta poco)
       *[other] Nivel { $level }
    }
player-time-is = Lo mejor que pueda en { $seconds } s
player-with-style = { $style ->
    [careful] { $skill }, prudente
   *[greedy] { $skill }, codicioso
}
player-style = { $style ->
    [careful] Prudente
    [greedy] Codicioso
   *[balanced] Equilibrado
}
player-style-does = { $style ->
    [careful] Prefiere las jugadas que dejan poco que capturar
    [greedy] Prefiere las jugadas que capturan mucho enseguida
   *[balanced] Hace la jugada que le parece mejor
}
player-program = Naqala ({ $skill })

## A seat that the program plays

opponent-thinks = { $player } está pensando…
opponent-waits = { $player } está en pausa: continúe o haga usted la jugada
opponent-opens = El programa hace la primera jugada.
opponent-is-to-move = El programa está pensando esta jugada.
opponent-move-now = Jugar ya
opponent-move-now-does = Hace la mejor jugada encontrada hasta ahora (Intro)
opponent-hold = Poner en pausa el programa
opponent-hold-does = Detiene el programa para que usted pueda mirar la posición o hacer la jugada en su lugar
opponent-go-on = Continuar
opponent-go-on-does = Deja que el programa haga su jugada

## The rule page

rules-changed = { $count ->
        [one] Una regla difiere del juego habitual; está marcada.
       *[other] { $count } reglas difieren del juego habitual; están marcadas.
    }

rules-path = El camino de la siembra
rules-path-either-way = El camino de la siembra, en cualquiera de los dos sentidos

## The bar

caption-hand-of = { $player }:

## The record

moves-record = Archivo
moves-open = Abrir…
moves-shipped = Partidas de ejemplo
moves-save = Guardar
moves-save-as = Guardar como…
film-button = Exportar vídeo…
moves-picture = Exportar imagen…
film-give-up = Cancelar
moves-copy-position = Copiar la posición
moves-compose = Componer una posición
moves-paste-position = Pegar una posición…
moves-undo = Deshacer
moves-redo = Rehacer
moves-fold = Contraer la variación con { $move }
moves-unfold = Expandir la variación con { $move }
moves-make-main = Convertir en línea principal
moves-promote = Promover la variación
moves-line-delete = Borrar desde aquí
moves-line-gone = Se han borrado las jugadas.
moves-line-put-back = Deshacer
moves-remark-on = Comentario sobre { $move }
moves-remark-opening = Comentario sobre la posición inicial
moves-glyph = { $glyph ->
        [brilliant] Jugada brillante
        [good] Buena jugada
        [interesting] Jugada interesante
        [dubious] Jugada dudosa
        [mistake] Error
       *[blunder] Error grave
    }
moves-remark-hint = Añadir un comentario…
moves-wait = La partida espera. Sus jugadas estarán aquí cuando vuelva.

## What each side has.

score-store = Almacén: { $seeds }
score-hand = En la reserva: { $seeds }
score-penalties = Castigos: { $seeds }
score-lost = Derrota
score-pits = En el tablero: { $seeds }
score-house = Casa { $pit }: { $seeds }
score-traps = { $traps ->
        [one] Una trampa: { $seeds }
       *[other] { $traps } trampas: { $seeds }
    }

## Seats round a board of four, each in a few words.

seat-turn = { $after ->
        [0] le toca jugar
        [1] juega después
       *[other] en { $after } turnos
    }
seat-frozen = ya no juega
seat-won = ha ganado
seat-same-player = el mismo jugador que { $fellow }
seat-partner = pareja de { $fellow }

score-held = Al empezar la ronda: { $seeds }

## The rounds of a match

match-round = Ronda { $round }
match-column-round = Ronda
match-column-began = Empieza
match-column-won = Gana
match-brought = Ronda { $round }. Empieza { $first }. Sur aporta { $south ->
        [one] una semilla
       *[other] { $south } semillas
    } y Norte, { $north }.
match-begun = Ronda { $round }. Empieza { $first }.
match-level = empate
match-void = nula
match-open = …
match-sold = { $whole ->
        [0] { $half ->
                [one] Uno de los hoyos de { $seller } está vendido a medias.
               *[other] { $half } de los hoyos de { $seller } están vendidos a medias.
            }
        [one] { $half ->
                [0] Uno de los hoyos de { $seller } está vendido.
                [one] Uno de los hoyos de { $seller } está vendido, y otro, vendido a medias.
               *[other] Uno de los hoyos de { $seller } está vendido, y otros { $half }, vendidos a medias.
            }
       *[other] { $half ->
                [0] { $whole } de los hoyos de { $seller } están vendidos.
                [one] { $whole } de los hoyos de { $seller } están vendidos, y otro, vendido a medias.
               *[other] { $whole } de los hoyos de { $seller } están vendidos, y otros { $half }, vendidos a medias.
            }
    }
match-none-sold = Todavía no hay ningún hoyo vendido.
match-leads = { $leader ->
        [south] Sur va por delante, con { $south ->
                [one] una semilla
               *[other] { $south } semillas
            } contra { $north }.
        [north] Norte va por delante, con { $north ->
                [one] una semilla
               *[other] { $north } semillas
            } contra { $south }.
       *[level] Están igualados, con { $south ->
                [one] una semilla
               *[other] { $south } semillas
            } cada uno.
    }
match-scored = { $leader ->
        [south] Sur va ganando el encuentro por { $south } a { $north }.
        [north] Norte va ganando el encuentro por { $north } a { $south }.
       *[level] El encuentro está igualado, { $south } a { $north }.
    }

## The transport bar

transport-opening = Elija uno de los hoyos marcados para empezar.
transport-opening-button = Pulse el botón para empezar.
transport-asked = La partida empieza en medio de un turno. Responda a la pregunta para continuar.
transport-asked-between = La partida empieza entre dos rondas. Responda a la pregunta para continuar.
transport-set-out = Haga clic en los hoyos donde quiera colocar las semillas de su reserva, una a una.
transport-ready = Posición inicial. Pulse «Reproducir» para ver la partida o recórrala paso a paso.
transport-move = Jugada { $move } de { $moves }
transport-all = { $moves ->
        [one] Después de una jugada
       *[other] Después de { $moves } jugadas
    }
transport-lap = { $hand ->
        [none] Siembra { $lap } de { $laps }
       *[other] { $player }: siembra { $lap } de { $laps }
    }
transport-first = Posición inicial
transport-previous-ply = Jugada anterior
transport-previous-event = Paso anterior
transport-previous-lap = Siembra anterior
transport-backwards = Reproducir hacia atrás
transport-play = Reproducir
transport-pause = Pausa
transport-next-event = Paso siguiente
transport-next-lap = Siembra siguiente
transport-next-ply = Jugada siguiente
transport-skip = Saltar al final de la jugada
transport-last = Última posición
transport-speed = Velocidad
transport-lap-by-lap = Pausa después de cada siembra
transport-preferences = Preferencias
transport-analysis = Activar el análisis (F6)
transport-no-analysis = Desactivar el análisis (F6)
transport-hint = Pista: mostrar la mejor jugada (F7)
transport-undo = Deshacer (Ctrl+Z)
transport-turn = Girar el tablero (Ctrl+T)
transport-keys = Atajos de teclado
transport-project = Modo de presentación (F5)
transport-project-no-longer = Salir del modo de presentación (F5 o Escape)
transport-moves = Juega { $player }
transport-open-panel = Mostrar el panel lateral
transport-shut-panel = Ocultar el panel lateral

## What may be answered to a question in mid-turn

asked-choose = Elegir…
asked-key = Tecla: { $key }

## A record being watched

watch-demonstration = Demostración: una partida corta de { $game }
watch-record = Una partida grabada de { $game }
watch-play = Jugarla usted mismo
watch-play-does = Empieza este juego desde el principio; las jugadas las hace usted
watch-again = Verla de nuevo
watch-again-does = Muestra la partida otra vez desde el principio

## The game that was left last

resume-heading = Le damos la bienvenida de nuevo
resume-game = Continuar la partida de { $game }, jugada { $move }

## Ends that no rule brings about

resign = Abandonar
draw-offer = Ofrecer empate
draw-accept = Aceptar el empate
draw-offered = { $player } ofrece empate.
draw-accepted = { $player } acepta el empate.
draw-declined = { $player } rechaza el empate y sigue jugando.
status-resigned = Gana { $winner }: { $loser } ha abandonado.
status-draw-agreed = Empate de común acuerdo.

## The end of a game

end-rematch = Revancha
end-review = Repasar
end-new = Partida nueva
end-new-does = Elegir otro juego u otros jugadores
end-play-again = Jugar otra vez
end-play-again-does = Empezar el mismo juego desde su posición inicial
end-change-sides = Cambiar de lado
end-change-sides-does = Empezar el mismo juego desde su posición inicial, con los jugadores en el lado contrario
end-sides-changed = { $seats ->
        [2] Los lados han cambiado: quien jugaba con Norte juega ahora con Sur.
       *[other] Los lados han cambiado: cada jugador ha pasado al lado siguiente.
    }
end-look = Ver la partida
end-look-does = Volver a la posición inicial, con la lista de jugadas al lado de la mesa

## Setting out the seeds of the hand before play

## What a position is worth

study-thinking = Analizando…
study-over = La partida ha terminado: no queda nada que analizar.
study-hint = Pista: { $move }. { $does }
study-result = { $result ->
        [won] gana
        [lost] pierde
       *[drawn] empata
    }
study-level = Con el mejor juego, la posición está igualada.
study-drawn = Con el mejor juego no gana nadie: está demostrado.
study-ahead = { $exact ->
        [yes] Con el mejor juego, { $player } lleva una ventaja de { $seeds ->
                [1] una semilla
               *[other] { $seeds } semillas
            }: está demostrado.
       *[no] Con el mejor juego, { $player } lleva una ventaja de { $seeds ->
                [1] una semilla
               *[other] { $seeds } semillas
            }.
    }
study-wins = Con el mejor juego gana { $player }: está demostrado.
study-likely = Desde aquí, { $player } gana unas { $percent } partidas de cada 100.
study-balance = Desde aquí, { $player } gana unas { $percent } partidas de cada 100
study-effort = { $depth ->
        [one] Una jugada de profundidad, { $speed } mil posiciones por segundo
       *[other] { $depth } jugadas de profundidad, { $speed } mil posiciones por segundo
    }
study-play-line = Hace las jugadas hasta esta, incluida; se pueden deshacer
study-move = La jugada, su valor, la profundidad de la búsqueda y lo que sigue. Haga clic para jugarla.
study-move-proved = La jugada, su valor (= significa que está demostrado), la profundidad de la búsqueda y lo que sigue. Haga clic
    para jugarla.

## A game gone over

timeline-chances = Posibilidades
timeline-chances-does = La probabilidad de que ganara Sur: arriba del todo, gana Sur. Un clic lleva a ese momento.
review-summary = { $player }: precisión del { percent }, { $mistakes ->
        [0] sin errores
        [one] { $mistakes } error
       *[other] { $mistakes } errores
    }, { $slips ->
        [0] sin imprecisiones
        [one] { $slips } imprecisión
       *[other] { $slips } imprecisiones
    }
review-next = Error siguiente
review-try = Intentarlo usted
review-played = { $player } jugó aquí { $move }.
review-go-over = Repasar la partida
review-going-over = Repasando la partida: { percent }
review-go-over-does = Busca las jugadas que no fueron las mejores, las marca en esta lista y en la línea de tiempo, y las explica
review-slip = Mejor era { $move }: habría { $does }.
review-mistake = Error. Mejor era { $move }: habría { $does }.
review-won = ganado la partida
review-captured = { $seeds ->
        [one] capturado una semilla
       *[other] capturado { $seeds } semillas
    }
review-claimed = ganado un hoyo
review-again = dado otra jugada
review-saved = { $seeds ->
        [one] salvado una semilla de la captura
       *[other] salvado { $seeds } semillas de la captura
    }
review-more = { $seeds ->
        [one] dado al final una semilla más
       *[other] dado al final { $seeds } semillas más
    }
review-likelier = dado mejores posibilidades

## Por qué vale así una jugada, en la lista de todas las jugadas.

why-wins = Gana la partida.
why-loses = Pierde la partida.
why-captures = { $seeds ->
        [one] Captura una semilla.
       *[other] Captura { $seeds } semillas.
    }
why-claims = Gana un hoyo.
why-again = Juega otra vez.
why-answer = { $player } puede capturar después { $seeds ->
        [one] una semilla
       *[other] { $seeds } semillas
    } con { $move }.
why-safe = { $player } no puede capturar nada en respuesta.
why-few = A { $player } le { $moves ->
        [one] queda solo una jugada
       *[other] quedan solo { $moves } jugadas
    }.
why-wins-more = { $player } gana por el camino { $seeds ->
        [one] una semilla
       *[other] { $seeds } semillas
    } más que tras { $move }.
why-worth-more = { $seeds ->
        [one] La semilla que queda en { $pit } vale
       *[other] Las { $seeds } semillas que quedan en { $pit } valen
    } más para { $player } que las de allí tras { $move }.
why-worth-less = Tras { $move } { $seeds ->
        [one] la semilla que quedaría en { $pit } valdría
       *[other] las { $seeds } semillas que quedarían en { $pit } valdrían
    } más para { $player }.

## A game for one player.

solution-ask-hint = Pista
solution-ask-hint-does = Dice con qué jugada empieza el camino más corto hacia la victoria
solution-show = Mostrar la solución
solution-show-does = Recorre el camino más corto desde aquí hasta la victoria; las jugadas se pueden deshacer
solution-searching = Buscando un camino hacia la victoria…
solution-winnable = Se puede ganar en { $left ->
        [one] una jugada más
       *[other] { $left } jugadas más
    }
solution-hint = { $left ->
        [one] Pista: { $move }, la última jugada
       *[other] Pista: { $move }, la primera de { $left } jugadas
    }
solution-lost = Ya no se puede ganar
solution-unknown = No se pudo determinar si todavía se puede ganar

set-out-left = { $player } coloca las semillas: quedan { $left } en la reserva
set-out-evenly = Colocar el resto por igual
set-out-evenly-does = Coloca el resto de la reserva, cada semilla en el hoyo que menos tenga
set-out-at-random = Colocar el resto al azar
set-out-at-random-does = Coloca el resto de la reserva, cada semilla en un hoyo elegido al azar

## The timeline

timeline-move = Jugada
timeline-game = Partida
timeline-lap = { $hand ->
        [none] siembra { $lap } de { $laps }
       *[other] { $player }, siembra { $lap } de { $laps }
    }
timeline-sow = se siembra una semilla
timeline-relay = la siembra continúa
timeline-capture = se capturan semillas
timeline-bonus = otra jugada
timeline-round = termina una ronda del encuentro
timeline-other = cualquier otro suceso

## Small windows

window-shut = Cerrar
film-title = Exportar vídeo
film-whole = Partida completa
film-part = Parte de la partida
film-from = Desde la jugada
film-to = hasta la jugada
film-size = Tamaño
film-speed = Velocidad
film-subtitles = Subtítulos junto al vídeo (.srt)
film-kinds = La extensión del archivo decide el formato: .gif para una animación de 255 colores, .apng para una a todo color, .mp4
    para un vídeo (hace falta tener instalado ffmpeg).
film-length = Duración: { $time }, unos { $size } MB en GIF
film-choose-file = Elegir archivo…
preferences-title = Preferencias
preferences-language = Idioma
preferences-language-of-system = El del sistema
preferences-language-asked = Se eligió en la línea de órdenes para esta sesión.
preferences-text-size = Tamaño del texto
preferences-smaller = Más pequeño
preferences-larger = Más grande
preferences-look = Tema
look-light-wood = Madera clara
look-dark-wood = Madera oscura
look-sand = Arena
look-plain = Liso, de alto contraste
preferences-stones = Piezas
stones-pebbles = Guijarros
stones-seeds = Semillas
stones-cowries = Cauris
stones-glass = Vidrio
preferences-volume = Sonido
preferences-muted = Silenciar
preferences-counts = Mostrar cuántas semillas hay en cada hoyo
preferences-path = Mostrar el camino de la siembra
preferences-own-side = Mostrar siempre mi lado abajo
preferences-projected-speed = Velocidad en el modo de presentación
preferences-waits-at-captures = Pausa después de las capturas para leer la regla (siempre en el modo de presentación)
preferences-reduced-motion = Reducir el movimiento
preferences-dark = Panel oscuro
preferences-full-screen = Pantalla completa (F11)
preferences-tables = Tablas de finales en el disco: { $megabytes } MB
preferences-tables-delete = Borrar
preferences-tables-delete-does = El análisis las crea de nuevo cuando hacen falta
position-title = Pegar una posición
position-explained = Escriba o pegue una posición de { $game }. Con ella empieza una partida nueva.
position-set-up = Colocar

## The sheet of keys

keys-title = Atajos de teclado
keys-timeline = Marcas de la línea de tiempo
rings-title = Círculos en el tablero
rings-drawn = Dibujado con el botón derecho del ratón
rings-barred = Este hoyo no se puede elegir
rings-asked = El problema pregunta por este hoyo
rings-chosen = Su respuesta hasta ahora
rings-described = Este paso de la lección lo describe
keys-pit = A, B, C…
keys-pit-does = Jugar el hoyo de esa columna o, si hay varios, señalarlo (de dos letras, la última)
keys-point = Flechas
keys-point-does = Señalar un hoyo o, debajo de los hoyos, un botón como «Pasar»
keys-choose = Intro
keys-choose-does = Jugar el hoyo señalado o pulsar el botón señalado; responder que sí; pulsar el botón principal de una lección o
    de un problema
keys-way = < >
keys-way-does = Jugar hacia la izquierda o la derecha, si se puede elegir; arrastrar hace lo mismo
keys-compass = 1…9
keys-compass-does = En un tablero sin bordes, jugar en la dirección de esa cifra en el teclado numérico
keys-stop = Retroceso
keys-stop-does = Responder que no
keys-play = Espacio
keys-play-does = Reproducir o poner en pausa
keys-backwards = Mayús + Espacio
keys-backwards-does = Reproducir hacia atrás o poner en pausa
keys-event = Mayús + Izquierda, Derecha
keys-event-does = Paso anterior o siguiente
keys-ply = Re Pág, Av Pág
keys-ply-does = Jugada anterior o siguiente
keys-lap = Mayús + Re Pág, Av Pág
keys-lap-does = Siembra anterior o siguiente
keys-round = Ctrl + Re Pág, Av Pág
keys-round-does = Final o principio de una ronda en un encuentro
keys-skip = Mayús + Fin
keys-skip-does = Saltar al final de la jugada
keys-ends = Inicio, Fin
keys-ends-does = Posición inicial, última posición
keys-speed = + −
keys-speed-does = El doble de rápido, el doble de lento
keys-lap-by-lap = F3
keys-lap-by-lap-does = Activar o desactivar la pausa después de cada siembra y cada ronda
keys-sound = F4
keys-sound-does = Activar o desactivar el sonido
keys-analysis = F6
keys-analysis-does = Activar o desactivar el análisis
keys-hint = F7
keys-hint-does = Mostrar la mejor jugada
keys-undo = Ctrl + Z, Ctrl + Y
keys-undo-does = Deshacer o rehacer una jugada; deshacer un dibujo o un borrado, si fue lo último
keys-turn = Ctrl + T
keys-turn-does = Girar el tablero
keys-files = Ctrl + O, Ctrl + S
keys-files-does = Abrir un archivo, guardar la partida
keys-new = Ctrl + N
keys-new-does = Buscar juegos
keys-copy = Ctrl + C, Ctrl + V
keys-copy-does = Copiar la posición, pegar una posición
keys-compose = Ctrl + E
keys-compose-does = Componer una posición a partir de la que se ve
keys-collection = Ctrl + L
keys-collection-does = Partidas guardadas
keys-panel = F2
keys-panel-does = Mostrar u ocultar el panel lateral
keys-tabs = Ctrl + 1, 2, 3, 4
keys-tabs-does = Pestaña «Juego», «Reglas», «Jugadas» o «Aprender»
keys-project = F5
keys-project-does = Modo de presentación: solo el tablero, el texto y la lección; F5 o Escape para salir
keys-remote = Av Pág, Re Pág
keys-remote-does = En una lección en modo de presentación: paso siguiente, paso anterior; también con Espacio, Intro, Derecha e
    Izquierda
keys-class = F8, F9
keys-class-does = Hacer una pausa antes de cada última semilla para preguntar qué ocurrirá; congelar la posición mientras habla
keys-draw = Botón derecho del ratón
keys-draw-does = Dibujar un círculo o, arrastrando, una flecha; con Mayús, Ctrl o Alt, de otro color; repetir para borrar
keys-full-screen = F11
keys-full-screen-does = Activar o desactivar la pantalla completa
keys-text-size = Ctrl + más, menos, 0
keys-text-size-does = Texto más grande, más pequeño o del tamaño predeterminado
keys-help = F1, ?
keys-help-does = Mostrar los atajos de teclado
keys-quit = Ctrl + Q
keys-quit-does = Salir; la partida se guarda

## Notices

notice-failed = Algo ha salido mal
notice-dismiss = Descartar
notice-copy = Copiar el texto
notice-kept-beside = Otra ventana ha continuado esta partida en { $file }; la suya está guardada al lado, como { $now }.

## The dialogs for files

file-title-open = Abrir partida o variante
file-title-save = Guardar la partida
file-both = Partidas y variantes
file-title-film = Exportar vídeo
file-gif = Animación (GIF)
file-apng = Animación a todo color (APNG)
file-mp4 = Vídeo (MP4)
file-title-picture = Exportar imagen
file-png = Imagen (PNG)
file-title-sheet = Imprimir o guardar las reglas
file-title-board = Guardar un tablero para imprimir
file-title-worksheet = Guardar la hoja de ejercicios
file-title-plan = Guardar el plan de clase
file-title-tournament = Guardar el torneo para imprimir
file-pdf = Documento (PDF)
file-html = Página web (HTML)
file-records = Partidas
file-text = Texto
file-json = JSON
file-ogn = Oware Game Notation
file-pgn = PGN de togyz kumalak
file-page = Página web con reproductor
file-cancel = Cancelar
file-overwrite = Reemplazar
file-places = Lugares
file-removable = Dispositivos extraíbles
file-home = Carpeta personal
file-desktop = Escritorio
file-documents = Documentos
file-downloads = Descargas
file-audio = Música
file-pictures = Imágenes
file-videos = Vídeos
file-selected = Archivo seleccionado:
file-name = Nombre:
file-all = Todos los archivos
file-any-ending = Cualquiera
file-open = Abrir
file-save = Guardar
file-exists = ya existe. ¿Reemplazarlo?
file-folder-unnamed = La carpeta necesita un nombre.
file-unnamed = El archivo necesita un nombre.
file-folder-exists = Ya existe una carpeta con este nombre.
file-exists-already = Ya existe un archivo con este nombre.

## Examples of clauses

example-states = { $why ->
        [aim] Aquí se dice de qué trata el juego; quién ha ganado se ve cuando la partida termina.
        [always] Esto vale en todo momento: ninguna jugada por sí sola lo muestra.
        [long] Esto lleva más que unas pocas jugadas.
       *[never] No se encontró ningún ejemplo.
    }
example-missed = { $reason ->
        [side] La última semilla cae en { $pit }, que es { $own ->
                [yes] uno de los hoyos del propio jugador
               *[no] un hoyo de { $owner }
            }: ahí no se captura nada.
        [was] { $count ->
                [1] La última semilla cae en { $pit }, que estaba vacío: no se captura nada.
               *[other] La última semilla cae en { $pit }, que ya tenía semillas: no se captura nada.
            }
        [holds] { $count ->
                [one] En { $pit } hay ahora { $count } semilla, que no es la cantidad adecuada: no se captura nada.
               *[other] En { $pit } hay ahora { $count } semillas, que no es la cantidad adecuada: no se captura nada.
            }
        [facing] { $faced ->
                [0] El hoyo de enfrente de { $pit }, { $facing }, está vacío: no se captura nada.
                [one] En el hoyo de enfrente de { $pit }, { $facing }, hay { $faced } semilla: no se captura nada.
               *[other] En el hoyo de enfrente de { $pit }, { $facing }, hay { $faced } semillas: no se captura nada.
            }
       *[nothing] No hay nada que capturar: { $facing }, el hoyo de enfrente de { $pit }, está vacío.
    }
