# Lines of the command line. What programs may read of them stands behind the colon, on one line.

## A position drawn with letters.

drawn-store = almacén { $seeds }
drawn-penalty = castigo { $seeds }
drawn-lost = derrota
drawn-stores = en los almacenes: { $what }
drawn-ends = en los extremos: { $what }
drawn-specials = piezas especiales ganadas: { $what }
drawn-hands = en la reserva: { $what }
drawn-flight = en la mano: { $what }
drawn-mark = { $pit } { $mark ->
        [barred] bloqueado
        [house] casa
        [house-barred] casa bloqueada
        [played] jugado
        [closed] cerrado
        [filled] elegido
        [sold] vendido
        [half-sold] vendido a medias
        [won] ganado { $side }
        [missed] sin capturar { $side }
       *[trap] trampa { $side }
    }

## Answers.

line-position = posición:
line-left-out = omitido:
line-but-not = pero no:
line-move = jugada:
line-right = correcto:
line-moves = jugadas:
line-places = lugares:
line-no-move = ninguna
line-any-way = en cualquier sentido desde { $pits }
line-text = texto:
line-answer = respuesta:
line-because = según:
line-example = { $kind ->
        [causes] causa lo que ocurre
        [bars] prohíbe jugadas
        [prefers] da preferencia a jugadas
        [withholds] impide que algo ocurra
       *[states] enuncia un hecho
    }
line-puzzle = { $kind }, { $grade } (número { $number })
line-sheet = { $pages ->
        [one] { $file }: 1 página
       *[other] { $file }: { $pages } páginas
    }
line-sheets = { $sheets ->
        [one] 1 hoja
       *[other] { $sheets } hojas
    } de { $pages ->
        [one] 1 página
       *[other] { $pages } páginas
    } en { $folder }
line-board = { $file }: { $pages ->
        [one] 1 página
       *[other] { $pages } páginas
    }, un tablero de { $size } cm en { $sheets ->
        [one] 1 hoja
       *[other] { $sheets } hojas
    }
line-game = partida { $number }: { $what }

## The list of languages.

line-language-code = CÓDIGO
line-language-name = IDIOMA
line-messages = MENSAJES
line-texts = TEXTOS

## The list of games.

column-id = ID
column-name = NOMBRE
column-place = LUGAR
column-board = TABLERO
column-seeds = SEMILLAS
column-options = OPCIONES
