### The command line: its labels, and mistakes in what commands are given.

## Reports of mistakes.

# The same in English, so a literal.
cli-error = { "error" }
cli-warning = advertencia
cli-help = ayuda
cli-note = nota
cli-more = Para más información, pruebe { $option }.
cli-explain-message = Se muestra así:
cli-explain-example = Un ejemplo con el error:

## Progress.

cli-progress-games = partida { $done } de { $of }
cli-progress-pictures = imagen { $done } de { $of }
cli-progress-sheets = hoja { $done } de { $of }
cli-progress-endgames = tablas de finales: { percent }, quedan { $seconds } s

## Answers.

cli-check-good = { $file }: { $variant }, { $options ->
        [one] 1 opción
       *[other] { $options } opciones
    }, { $presets ->
        [one] 1 variante preparada
       *[other] { $presets } variantes preparadas
    }: correcto
cli-analyse-over = La partida ha terminado: no hay ninguna jugada que hacer.
cli-analyse-move = jugada
cli-analyse-value = valor
cli-analyse-depth = profundidad
cli-analyse-line = línea ({ $unit ->
        [seeds] ventaja en semillas
       *[result] 1, victoria; −1, derrota
    }; = está demostrado)
cli-analyse-speed = { $positions ->
        [one] 1 posición
       *[other] { $positions } posiciones
    } en { $seconds } s, { $millions } millones por segundo
cli-clauses-kind = CLASE
cli-clauses-list = LISTA
cli-clauses-games = JUEGOS
cli-clauses-does = QUÉ HACE, Y SUS PARÁMETROS CON SUS VALORES PREDETERMINADOS
cli-match-score = { $game }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } y { $seconds } s
cli-match-account = ganadas { $won }, empatadas { $drawn }, perdidas { $lost }, nulas { $void }
cli-perft-depth = profundidad
cli-perft-nodes = nodos
cli-perft-seconds = segundos
cli-perft-speed = nodos/segundo
cli-playout-games = { $game }: { $games ->
        [one] 1 partida al azar
       *[other] { $games } partidas al azar
    } a partir del número { $seed }
cli-playout-lengths = jugadas por partida:
cli-playout-length = de { $least } a { $most }, mediana { $median }, media { $mean }
cli-playout-results = resultados:
cli-playout-won = { $side } { $games }
cli-playout-drawn = empate { $games }
cli-playout-void = nulas { $games }
cli-playout-lost = perdidas { $games }
cli-playout-unfinished = sin terminar:
cli-playout-left = { $games }, interrumpidas después de { $plies } jugadas
cli-playout-speeds = velocidad:
cli-playout-speed = { $plies ->
        [one] 1 jugada
       *[other] { $plies } jugadas
    } en { $seconds } s, { $speed } por segundo
cli-solve-won = ya está ganada
cli-solve-moves = { $moves ->
        [one] 1 jugada, el mínimo para ganar
       *[other] { $moves } jugadas, el mínimo para ganar
    }
cli-solve-lost = no se puede ganar: llegan al almacén como máximo { $best } de { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    }

## Words that are known on the command line.

cli-family = mancala mancalas
cli-command-words = variants:variantes variants:juegos languages:idiomas languages:lenguas clauses:cláusulas rules:reglas rules:reglamento compare:comparar sheet:hoja example:ejemplo example:ejemplos lesson:lección show:mostrar show:ver show:tablero replay:reproducir replay:repetir solve:resolver solve:solución analyse:analizar analyse:análisis match:torneo puzzles:problemas puzzles:acertijos check:comprobar check:revisar explain:explicar convert:convertir film:película film:vídeo film:video shot:captura shot:imagen

## Mistakes in arguments.

diagnostic-argument-unknown = argumento inesperado { $argument }
diagnostic-argument-misspelt = argumento inesperado { $argument }
    .note = { $sign ->
        [dash] empieza con una raya, no con dos guiones
        [short-dash] empieza con una raya, no con un guion
        [hyphen] empieza con un guion, no con dos
       *[none] {""}
    }
    .help = ¿quiso decir { $near }?
diagnostic-argument-invisible-sign = delante de { $option } hay un signo invisible ({ $sign })
    .help = escriba { $option } sin él
diagnostic-position-in-pieces = argumento inesperado { $argument }
    .help = ponga toda la posición entre comillas: { $whole }
diagnostic-preset-in-pieces = argumento inesperado { $argument }
    .help = ¿quiso decir { $near }?
diagnostic-game-before-command = { $target } está delante de la orden { $command }
    .help = debe ir después de la orden: { $right }
diagnostic-option-set-twice = la opción { $option } aparece dos veces: { $first } y { $second }
    .help = debe aparecer una sola vez
diagnostic-command-unknown = no existe ninguna orden { $command }
    .help = `naqala --help` muestra las que hay
diagnostic-command-misspelt = no existe ninguna orden { $command }
    .help = ¿quiso decir { $near }?
diagnostic-argument-missing = falta { $argument }
diagnostic-argument-without-value = { $argument } no tiene valor
diagnostic-argument-takes-no-value = { $argument } no admite valor, pero se le dio { $value }
    .help = se espera { $argument } sin nada más
diagnostic-argument-choice-unknown = { $value } no es un valor válido para { $argument }
    .help = { $likely ->
        [yes] ¿quiso decir { $near }?
       *[no] {""}
    }
    .help-2 = se espera { $choices }
diagnostic-argument-value = { $value } no es un valor válido para { $argument }: { $because }
diagnostic-arguments-in-conflict = { $argument } no se puede usar junto con { $others }
    .help = se espera solo uno de ellos
diagnostic-argument-twice = { $argument } aparece dos veces
    .help = debe aparecer una sola vez
diagnostic-argument-not-text = un argumento no es texto en UTF-8
    .note = solo los nombres de archivos pueden ser otra cosa
diagnostic-arguments-unreadable = estos argumentos no encajan con la orden
diagnostic-number-out-of-range = se espera un número entero del { $least } al { $most }, solo con cifras
diagnostic-number-unreadable = se espera un número entero, { $least } o más, solo con cifras, como `1000`
diagnostic-seconds-unreadable = se espera un número de segundos, como `2.5`
diagnostic-speed-out-of-range = se espera un número de `0.1` a `20`, como `1.5`
diagnostic-picture-size = se espera `ANCHOxALTO` en píxeles, con una `x` latina en medio, de 160x120 a 3840x2160, como `960x600`
diagnostic-date-unreadable = se espera una fecha, como `2026-11-24`
diagnostic-variation-number = se espera el número de una variación, a partir de 1
diagnostic-lesson-step-number = se espera el número de un paso, a partir de 1
diagnostic-setting-unreadable = se espera `OPCIÓN=VALOR` sin espacios, como `seeds_per_pit=6`
diagnostic-engine-command-unreadable = se espera una orden con sus argumentos, como `my-engine --fast`, con todas las comillas cerradas
diagnostic-language-unknown = se espera { $languages }
diagnostic-options-before-command = una opción de una variante está delante de la orden
    .help = debe ir después de la variante, como en `naqala show kalah --set seeds_per_pit=6`

## Mistakes in what commands are given.

diagnostic-output-unwritable = no se puede escribir la salida: { $because }
diagnostic-input-unreadable = no se puede leer la entrada estándar: { $because }
diagnostic-position-refused = { $argument } no es una posición de este juego: { $because }
diagnostic-position-link-unreadable = { $argument } no es ni una posición ni un enlace a una
    .help = se espera lo que imprime `naqala show`
diagnostic-position-link-refused = el enlace de `--position` no lleva a ninguna posición de este juego: { $because }
    .help = copie el enlace entero
diagnostic-position-link-to-other-game = el enlace de `--position` lleva a una posición de { $linked }
    .help = se espera un enlace a una posición de { $named }
diagnostic-position-link-with-other-option = el enlace de `--position` da a { $option } el valor { $linked }, y `--set` le da { $chosen }
    .help = se espera el mismo valor, o ningún `--set` para esta opción
diagnostic-endgame-tables-impossible = { $game } no tiene tablas de finales
    .note = no solo las semillas de los hoyos deciden cómo puede seguir la partida
    .help = no use `--endgame` con este juego
diagnostic-endgame-tables-too-large = las tablas de finales de { $game } con { $seeds } semillas son demasiado grandes
    .help = se espera `--endgame` con { $most } como máximo
diagnostic-output-ending-unknown = esta orden no crea archivos como { $file }
    .help = se espera un nombre que termine en { $endings }
diagnostic-output-is-input = { $file } es la propia partida
    .help = se espera el nombre de otro archivo
diagnostic-format-unknown = no se conoce el formato de { $file }
    .help = se espera un nombre que termine en { $endings }, o { $argument }
diagnostic-format-not-given = { $stream ->
        [output] no se indica el formato de la salida estándar
       *[input] no se indica el formato de la entrada estándar
    }
    .help = se espera { $argument } con { $formats }
diagnostic-format-is-picture = { $ending ->
        [png] { $file } es el nombre de una imagen
       *[gif] { $file } es el nombre de un vídeo
    }
    .note = esta orden escribe texto
    .help = { $ending ->
        [png] las imágenes se crean con `naqala shot PARTIDA.naqala -o ARCHIVO.png`
        [mp4] los vídeos se crean con `naqala film PARTIDA.naqala -o ARCHIVO.mp4`
       *[gif] los vídeos se crean con `naqala film PARTIDA.naqala -o ARCHIVO.gif`
    }
diagnostic-lesson-without-ideas = { $game } no tiene ideas de estrategia
    .help = las tienen: { $games }
diagnostic-lesson-step-missing = la lección tiene { $steps ->
        [one] un solo paso
       *[other] { $steps } pasos
    }, y ningún paso { $step }
    .help = se espera `--lesson` con un número del 1 al { $steps }
diagnostic-set-without-variant = se ha indicado `--set` sin una variante a la que aplicarlo
    .help = se espera el identificador de una variante o un archivo de variante
diagnostic-set-for-record = `--set` no se puede usar con una partida guardada
    .note = una partida guardada ya nombra sus propias opciones
    .help = se espera una variante, o ningún `--set`
diagnostic-line-of-variant = `--line` no se puede usar con una variante
    .note = una variante no tiene variaciones
    .help = se espera una partida guardada (.naqala)
diagnostic-line-of-input = `--line` no se puede usar con la entrada estándar
    .note = una partida en una línea no tiene variaciones
    .help = se espera una partida guardada (.naqala)
diagnostic-variant-in-place-of-record = { $variant } es una variante
    .help = se espera una partida guardada (.naqala)
    .help-2 = `naqala rules` muestra las reglas de una variante, y `naqala show` su tablero
diagnostic-record-in-place-of-variant = { $file } es una partida guardada
    .help = se espera el identificador de una variante, o un archivo de variante (.ron)
    .help-2 = `naqala replay` reproduce una partida guardada
diagnostic-clause-not-on-page = en la página de reglas no está la cláusula { $clause }
    .help = se espera { $clauses }
diagnostic-game-not-solved = no se puede resolver { $game }: { $because }
diagnostic-solution-of-several-players = `naqala solve` es para juegos de un solo jugador, y { $game } es de { $players }
    .help = { $command } encuentra la mejor jugada
diagnostic-variant-is-family = { $name } es el nombre de toda la familia de juegos
    .help = `naqala variants` enumera los juegos
diagnostic-code-unknown = no existe el código { $code }
    .help = `naqala explain` muestra todos los códigos
diagnostic-code-misspelt = no existe el código { $code }
    .help = ¿quiso decir { $near }?

## Mistakes that show when a game is played.

diagnostic-opening-without-move = { $game }: en la posición inicial no hay ninguna jugada legal
    .help = se espera una posición inicial en la que pueda jugar quien empieza
diagnostic-legal-move-refused = { $game }: { $played } figura como jugada legal y se rechaza, en la jugada { $ply } de una partida al azar
    .note = es un error de Naqala
    .help = comuníquelo, por favor, junto con el archivo
diagnostic-seeds-not-kept = { $game }: { $seeds ->
        [one] una semilla se ha convertido
       *[other] { $seeds } semillas se han convertido
    } en { $now }, en la jugada { $ply } de una partida al azar
    .note = es un error de Naqala
    .help = comuníquelo, por favor, junto con el archivo
diagnostic-replay-move-unreadable = jugada { $number }: { $because }
diagnostic-replay-move-refused = jugada { $number }: { $played } no se puede jugar
    .note = { $reason }
diagnostic-replay-too-long = jugada { $number }: la partida ocupa hasta ahí más de { $most } pasos
    .note = la partida no se sigue más allá

## Mistakes in games that are given as lines of JSON.

diagnostic-input-line-too-long = la línea es demasiado larga
    .help = se admiten { $most } bytes como máximo
diagnostic-input-line-not-text = la línea no es texto
    .help = se espera UTF-8
diagnostic-input-line-not-json = esto no es un objeto JSON
    .help = se espera una partida en cada línea, como `{ "{" }"variant":"kalah","moves":["c1","b1"]{ "}" }`
diagnostic-input-line-not-closed = el objeto JSON no está cerrado
    .help = se espera el resto en la misma línea, con todos los corchetes y llaves cerrados
diagnostic-input-key-unknown = no se conoce la clave { $key }
    .help = se espera { $keys }
diagnostic-input-key-twice = la clave { $key } aparece dos veces
    .help = debe aparecer una sola vez
diagnostic-input-key-missing = falta la clave { $key }
diagnostic-input-value-of-other-kind = el valor de { $key } es de otra clase
    .help = se espera { $kind ->
        [text] un texto entre comillas
        [texts] una lista de textos entre comillas
        [values] un objeto con los valores de las opciones, como `{ "{" }"seeds_per_pit":6{ "}" }`
        [rows] una lista de filas, cada una de ellas una lista de números enteros
        [counts] un objeto con un número entero para cada hoyo
        [marks] un objeto con un texto para cada hoyo
        [sides] un objeto con un número entero para cada lado, como `{ "{" }"S":9,"N":10{ "}" }`
       *[object] un objeto
    }
diagnostic-input-too-many-moves = la partida tiene { $moves } jugadas
    .help = se admiten { $most } como máximo
diagnostic-input-two-openings = se han indicado tanto `position` como `opening`
    .help = se espera uno de los dos
diagnostic-input-position = en `position`: { $because }
diagnostic-input-opening = en `opening`: { $because }
diagnostic-input-rows = `pits` tiene { $rows ->
        [one] una fila
       *[other] { $rows } filas
    }
    .help = { $expected ->
        [one] se espera una fila
       *[other] se esperan { $expected } filas
    }, como en el tablero
diagnostic-input-pits-in-row = la fila { $row } del tablero tiene { $pits ->
        [one] un hoyo
       *[other] { $pits } hoyos
    }
    .help = { $expected ->
        [one] se espera un hoyo
       *[other] se esperan { $expected } hoyos
    } en cada fila
diagnostic-input-seeds-of-nobody = { $key } tiene semillas para { $side }, que no juega en este juego
diagnostic-input-specials = `specials` no encaja con el tablero
    .help = { $rows ->
        [one] se espera una fila
       *[other] se esperan { $rows } filas
    } de { $pits ->
        [one] un hoyo
       *[other] { $pits } hoyos
    }
diagnostic-input-pit-unknown = { $pit } no es un hoyo de este tablero
diagnostic-input-end-unknown = { $pit } no es un hoyo de un extremo de este tablero
diagnostic-input-word-unknown = { $word } no significa nada aquí
