### What keeps files from being listed as a user's own games.

diagnostic-own-folder-unreadable = no se puede leer la carpeta de sus juegos: { $because }
diagnostic-own-too-many-files = la carpeta tiene { $files } archivos de variantes
    .note = se omiten los archivos que van después de { $last }
    .help = se admiten { $most } como máximo
diagnostic-own-id-of-another = el identificador { $id } es el del juego que está en { $file }
    .help = debe ser uno que no tenga ningún otro juego
diagnostic-own-id-of-shipped = el identificador { $id } es el de un juego que viene con el programa
    .help = debe ser uno que no tenga ningún otro juego
