### Mistakes in recorded games of other formats than the program's own, and why games cannot be written in them.

## Any format

diagnostic-game-text-too-long = el texto tiene { $bytes ->
        [one] { $bytes } byte
        [many] { $bytes } de bytes
       *[other] { $bytes } bytes
    }
    .help = se admiten { $most } como máximo
diagnostic-game-format-only-written = las partidas se pueden escribir en formato { $format }, pero no leer
    .help = se espera { $known }
diagnostic-game-too-many-moves = la partida tiene { $moves } jugadas
    .help = se admiten { $most } como máximo
diagnostic-game-too-many-variations = la partida tiene { $variations } variaciones
    .help = se admiten { $most } como máximo
diagnostic-game-part-unknown = aquí no se admite { $part }
    .help = se espera { $known }
diagnostic-game-part-twice = { $part } aparece dos veces
    .help = debe aparecer una sola vez
diagnostic-game-result-unknown = { $result } no es un resultado
    .help = se espera { $known }
diagnostic-game-sign-unknown = { $sign } no es un signo para valorar una jugada
    .help = se espera { $known }
diagnostic-game-more-games = el archivo tiene { $games } partidas
    .note = se toma la primera
diagnostic-game-result-differs = el resultado es { $stated }, y según las jugadas es { $played }
    .note = se toma el segundo
diagnostic-game-tag-twice = { $tag } aparece dos veces
    .note = se toma el primero
diagnostic-game-tag-form = esto no es una etiqueta
    .help = se esperan su nombre y su valor, como `[South "Ada"]`

## Moves with remarks, variations and drawings

diagnostic-moves-variation-open = la variación que empieza aquí no está cerrada
    .help = se espera `)` al final
diagnostic-moves-closes-nothing = { $sign } no cierra nada
    .help = se espera una jugada, `{ "{" }` o `(`
diagnostic-moves-variations-too-long = las variaciones tienen demasiadas jugadas
    .help = se admiten { $most } como máximo
diagnostic-moves-variations-too-deep = hay demasiadas variaciones unas dentro de otras
    .help = se admiten { $most } como máximo
diagnostic-moves-nothing-to-replace = delante de esta variación no hay ninguna jugada a la que pueda reemplazar
    .help = se espera una, o `...` después de `(`
diagnostic-moves-sign-without-move = delante de { $sign } no hay ninguna jugada
    .help = se espera una
diagnostic-moves-remark-open = el comentario que empieza aquí no está cerrado
    .help = se espera `{ "}" }` al final
diagnostic-moves-remark-within = dentro de él empieza otro comentario
diagnostic-moves-variation-no-move = { $word } no es ninguna jugada de este juego
    .help = los comentarios van entre llaves y las variaciones entre paréntesis
diagnostic-moves-drawing-open = el dibujo que empieza aquí no está cerrado
    .help = se espera `]` al final
diagnostic-moves-text-open = el texto que empieza aquí no está cerrado
    .help = se espera `"` al final
diagnostic-moves-no-such-character = aquí `\u` no representa ningún carácter
    .help = se espera su número entre llaves, como `\u{ "{" }2c{ "}" }`
diagnostic-moves-escape = aquí `\` no significa nada
    .help = se espera `\\` para el propio carácter, `\{ "{" }`, `\{ "}" }`, `\n` o `\u{ "{" }2c{ "}" }`

## The head of a game as text

diagnostic-head-without-game = no se nombra el juego
    .help = se espera `Game:` y el identificador del juego delante de las jugadas
diagnostic-head-option-form = { $option } no tiene valor
    .help = se espera una opción con su valor, como `seeds_per_pit=6`
diagnostic-head-computer-form = { $computer } no empieza con el lado con el que juega el programa
    .help = se espera un lado y la fuerza con que juega el programa, como `north level:3`

## JSON

diagnostic-json-empty = { $file } está vacío
    .help = se espera una partida entre llaves, como `{"{"}"format": 1, "variant": "kalah", "moves": ["c1"]{"}"}`
diagnostic-json-cut-off = el texto acaba demasiado pronto
    .help = se espera el resto, con todos los corchetes, llaves y comillas cerrados
diagnostic-json-unexpected-character = { $found } no puede estar aquí
    .help = se espera JSON: nombres y valores entre llaves, listas entre corchetes, textos entre comillas dobles (`"`) y comas entre unos y otros
diagnostic-json-comma-last = `,` no puede estar antes de { $sign }
    .help = hay que quitar la coma que sigue a la última parte
diagnostic-json-text-open = el texto que empieza aquí no está cerrado
    .help = se espera `"` al final
diagnostic-json-comment = en JSON no hay comentarios
    .help = hay que quitar el comentario
diagnostic-json-other-kind = esto es { $found ->
        [text] un texto
        [number] un número
        [list] una lista
        [object] un objeto entre llaves
       *[word] una palabra sin comillas
    }
    .help = se espera { $wanted ->
        [text] un texto entre comillas
        [number] un número entero, como 1
        [list] una lista entre corchetes
       *[object] un objeto entre llaves, con nombres y valores
    }
diagnostic-json-part-missing = falta { $part }
    .help = debe estar entre estas llaves, como { $example }
diagnostic-json-ply-form = { $ply } no es un número de jugada
    .help = se espera un número entero entre comillas, como `"3"`
diagnostic-json-format = la partida tiene el formato { $found }
    .note = esta versión de Naqala solo lee el formato { $known }
    .help = use una versión más nueva de Naqala

## OGN, the notation of Oware

diagnostic-ogn-no-move = { $word } no es una jugada de Oware
    .help = se espera una letra, de `A` a `F` para Sur o de `a` a `f` para Norte
diagnostic-ogn-not-oware = { $game } no es Oware, y esta es la notación de Oware
    .help = se espera Oware u Oware Abapa
diagnostic-ogn-no-result = { $result } no es un resultado
    .help = se esperan semillas, como `25-20`, o `*`
diagnostic-ogn-seeds-differ = { $written }: la jugada { $seeds ->
        [0] no gana nada
        [one] gana una semilla
       *[other] gana { $seeds } semillas
    }
diagnostic-ogn-other-game = { $game } no se puede escribir como OGN, la notación de Oware
    .help = se espera `oware` o una de sus variantes preparadas
diagnostic-ogn-columns = el tablero tiene { $columns ->
        [one] una columna
       *[other] { $columns } columnas
    }
    .note = OGN solo tiene letras para 6 columnas
    .help = se esperan 6
diagnostic-ogn-no-letter = la jugada { $word } no tiene letra en OGN
    .help = se esperan solo jugadas que recojan las semillas de un hoyo
diagnostic-ogn-opening = la posición inicial { $opening } no se puede escribir como OGN
    .help = se esperan solo semillas, almacenes y quién juega

## PGN, here the notation of togyz kumalak

diagnostic-togyz-no-move = { $word } no es una jugada de togyz kumalak
    .help = se esperan dos cifras del 1 al 9, como `76` o `76(10)`
diagnostic-togyz-no-result = { $result } no es un resultado
    .help = se espera `1-0`, `0-1`, `1/2-1/2` o `*`
diagnostic-togyz-move-differs = { $written }: según las reglas, la jugada es { $played }
diagnostic-togyz-other-game = { $game } no se puede escribir como PGN, que aquí es la notación del togyz kumalak
    .help = se espera `togyz-kumalak`
diagnostic-togyz-more-than-moves = la partida tiene variaciones, opciones o una posición inicial propia, que no caben en PGN
    .help = no debe tener nada de eso

## A page that replays a game

diagnostic-page-too-long = la partida es demasiado larga para una página
    .note = ocupa { $steps } pasos
    .help = se admiten { $most } como máximo
diagnostic-page-too-many-positions = la partida es demasiado larga para una página
    .help = se admiten { $most } posiciones como máximo, incluidas las de las variaciones
