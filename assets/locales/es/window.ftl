### What goes wrong with the window, with films and pictures, and with what is saved between runs.

## The window

diagnostic-display-missing = no hay pantalla en la que abrir una ventana
    .note = no están definidas ni `WAYLAND_DISPLAY` ni `DISPLAY`
    .help = inicie Naqala desde un escritorio
    .help-2 = `naqala film ARCHIVO -o out.gif` graba una partida guardada sin pantalla
diagnostic-display-unreachable = no se puede acceder a la pantalla
    .help = compruebe que esté en marcha la que nombra `DISPLAY` o `WAYLAND_DISPLAY`
diagnostic-graphics-driver-missing = no se encontró ningún controlador gráfico
    .help = instale uno para Vulkan
    .help-2 = si el equipo no tiene tarjeta gráfica, instale `mesa-vulkan-drivers` (Debian, Ubuntu), que dibuja sin ella
diagnostic-graphics-driver-failed = { $kind ->
        [memory] a la tarjeta gráfica le falta memoria
        [lost] la tarjeta gráfica se apagó, se desconectó o se reinició
       *[other] ha fallado el controlador gráfico: { $system }
    }
diagnostic-window-lost = la ventana se ha cerrado porque falló su pantalla o su controlador gráfico
    .note = lo jugado está guardado
diagnostic-letters-missing =
    ninguna fuente instalada tiene { $script ->
        [Arab] letras árabes
        [Deva] letras devanagari
        [Ethi] letras etiópicas
        [Geor] letras georgianas
        [Grek] letras griegas
        [Hani] caracteres chinos, japoneses y coreanos
        [Khmr] letras jemeres
        [Mlym] letras malayalam
        [Nkoo] letras n'ko
        [Sinh] letras cingalesas
        [Taml] letras tamiles
        [Tfng] letras tifinag
        [Thai] letras tailandesas
        [Zyyy] algunos de los signos
       *[other] letras de la escritura { $name }
    }
    .note = en su lugar se ven recuadros
    .help = instale una fuente que sí los tenga, como { $font } (en Debian y Ubuntu, el paquete { $package })

## Films and pictures

diagnostic-picture-not-drawn =
    { $why ->
        [driver] no se pudo dibujar la imagen: falló el controlador gráfico
        [textures] no se pudo dibujar la imagen: las texturas no se pintaron a tiempo
        [lesson] no se pudo dibujar la imagen: la lección no estuvo lista a tiempo
       *[renderer] no se pudo dibujar la imagen: el motor gráfico no produjo ninguna
    }
diagnostic-picture-not-encoded = no se pudo codificar la imagen: { $because }
diagnostic-film-moves-missing = no hay jugadas de la { $from } a la { $to } que se puedan grabar
    .note =
        { $moves ->
            [0] la partida no tiene jugadas
            [one] la partida tiene { $moves } jugada
           *[other] la partida tiene { $moves } jugadas
        }
diagnostic-ffmpeg-missing = para un MP4 hace falta ffmpeg, que no se pudo iniciar ({ $because })
    .help = instale ffmpeg
    .help-2 = o elija un nombre que termine en `.gif`, porque un vídeo así no necesita nada más
diagnostic-ffmpeg-failed = ffmpeg no pudo crear el vídeo: { $system }
diagnostic-ffmpeg-ended = ffmpeg terminó sin crear el vídeo
diagnostic-film-cancelled = operación cancelada
    .note = no se ha escrito nada
diagnostic-film-not-begun = no se pudo guardar { $file }: { $because }
diagnostic-film-not-made = no se pudo guardar { $file }: { $because }
diagnostic-film-ended = no se pudo guardar { $file }: { $said }

## What is saved between runs

diagnostic-settings-unreadable =
    { $what ->
        [lessons] no se pudo leer el progreso en las lecciones: { $because }
        [scores] no se pudieron leer los resultados de los problemas: { $because }
        [puzzles] no se pudieron leer sus propios problemas: { $because }
        [tournament] no se pudo leer el torneo: { $because }
       *[preferences] no se pudieron leer las preferencias: { $because }
    }
    .note =
        { $what ->
            [lessons] las lecciones empiezan de nuevo
            [scores] los resultados empiezan de nuevo
            [puzzles] {""}
            [tournament] {""}
           *[preferences] se usan las preferencias que trae el programa
        }
diagnostic-settings-put-aside =
    { $what ->
        [lessons] el progreso en las lecciones no se entiende: { $because }
        [scores] los resultados de los problemas no se entienden: { $because }
        [puzzles] sus propios problemas no se entienden y no se pudieron leer: { $because }
        [tournament] el torneo no se entiende y no se pudo leer: { $because }
       *[preferences] las preferencias no se entienden: { $because }
    }
    .note =
        { $what ->
            [lessons] las lecciones empiezan de nuevo
            [scores] los resultados empiezan de nuevo
            [puzzles] {""}
            [tournament] {""}
           *[preferences] se usan las preferencias que trae el programa
        }
    .note-2 = se ha cambiado el nombre del archivo, que sigue ahí como { $renamed }
diagnostic-settings-left-there =
    { $what ->
        [lessons] el progreso en las lecciones no se entiende: { $because }
        [scores] los resultados de los problemas no se entienden: { $because }
        [puzzles] sus propios problemas no se entienden y no se pudieron leer: { $because }
        [tournament] el torneo no se entiende y no se pudo leer: { $because }
       *[preferences] las preferencias no se entienden: { $because }
    }
    .note =
        { $what ->
            [lessons] las lecciones empiezan de nuevo
            [scores] los resultados empiezan de nuevo
            [puzzles] {""}
            [tournament] {""}
           *[preferences] se usan las preferencias que trae el programa
        }
    .note-2 = no se pudo cambiar el nombre del archivo, que sigue donde estaba
diagnostic-game-not-saved = no se pudo guardar la partida: { $because }

## Puzzles and folders

diagnostic-own-puzzle-unplayable = no se puede jugar { $name }: { $because }
diagnostic-folder-not-opened = no se pudo abrir { $folder }: { $because }
