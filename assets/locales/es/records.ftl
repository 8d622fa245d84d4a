### Mistakes in records, in drawings on the board, and in files that are read.

diagnostic-record-too-long = el registro tiene { $bytes } bytes
    .help = se admiten { $most } como máximo
diagnostic-record-format = el registro tiene el formato { $found }
    .note = esta versión de Naqala solo lee el formato { $known }
    .help = use una versión más nueva de Naqala
diagnostic-record-too-many-moves = el registro tiene { $moves } jugadas
    .help = se admiten { $most } como máximo
diagnostic-record-too-many-lines = el registro tiene { $lines } variaciones además de la línea principal
    .help = se admiten { $most } como máximo
diagnostic-record-no-line = no existe la variación { $number }
    .note = { $lines ->
        [0] el registro no tiene variaciones
       *[other] {""}
    }
    .help = { $lines ->
        [0] {""}
        [1] se espera 1, la única variación
       *[other] se espera un número del 1 al { $lines }
    }
diagnostic-record-options = las opciones no valen para { $variant }: { $because }
diagnostic-record-variant-file = aquí se nombra el archivo de variante { $file }
diagnostic-record-opening = en la posición inicial: { $because }
diagnostic-record-move = jugada { $number }: { $because }
diagnostic-record-move-refused = jugada { $number }, { $text }: { $because }
diagnostic-record-too-much = jugada { $number }: la partida hasta aquí lleva más de { $most } pasos
    .note = la partida no se sigue más allá
diagnostic-record-result = el resultado indicado es { $stated }
    .help = según las jugadas, se espera { $played }
diagnostic-record-no-ply = la jugada { $ply } no puede tener { $note ->
        [sign] un signo
        [drawing] un dibujo
       *[comment] un comentario
    }
    .note = { $plies ->
        [0] no hay jugadas
       *[other] {""}
    }
    .help = { $plies ->
        [0] { $first ->
                [1] no se espera ninguno
               *[other] se espera 0
            }
       *[other] se espera un número del { $first } al { $plies }
    }
diagnostic-move-sign = { $sign } no es un signo para valorar una jugada
    .help = se espera { $signs }
diagnostic-program-strength = esto no dice con qué fuerza juega el programa
    .help = se espera `random`, de `level:1` a `level:{ $levels }`, `time:` con un número de segundos o `depth:` con un número de jugadas
diagnostic-playing-style = no hay ningún estilo { $text }
    .help = se espera `careful`, `greedy` o `balanced`
diagnostic-thinking-time = esto no es un tiempo de reflexión
    .help = se espera un número de segundos, como `0.5`

diagnostic-drawing-no-colour = no hay ningún color { $colour }
    .help = se espera { $colours }
diagnostic-drawing-nowhere = { $arrow } no lleva a ninguna parte
    .help = se espera otro lugar después de `>`
diagnostic-drawing-no-place = en este tablero no hay ningún lugar { $place }
    .help = se espera un hoyo, como { $pits }, o una flecha, como { $arrow }
diagnostic-drawing-too-many = hay demasiados dibujos en una sola posición
    .help = se admiten { $most } círculos y flechas como máximo

diagnostic-file-missing = no existe el archivo { $file }
    .help = { $likely ->
        [yes] ¿quiso decir { $near }?
       *[no] {""}
    }
diagnostic-file-is-folder = { $file } es una carpeta
    .help = indique un archivo de ella
diagnostic-file-is-device = { $file } es una tubería o un dispositivo
    .help = indique un archivo
diagnostic-file-forbidden = no tiene permiso para leer { $file }
    .help = cambie los permisos del archivo o indique otro
diagnostic-file-too-long = { $file } es demasiado grande
    .help = se admiten como máximo { $most } { $unit ->
        [mib] MiB
        [kib] KiB
       *[bytes] bytes
    }
diagnostic-file-not-text = esto no es texto en UTF-8
    .help = si es un texto en una codificación antigua, como Windows-1252 o Latin-1, guárdelo en UTF-8
diagnostic-file-unreadable = no se puede leer { $file }: { $system }
