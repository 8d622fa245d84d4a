### What keeps a file from being saved or used.

## Saving

diagnostic-save-no-folder = no se puede guardar { $path }: no existe la carpeta { $folder }
    .help = créela o elija otro lugar
diagnostic-save-is-folder = no se puede guardar { $path }: es una carpeta
    .help = añada el nombre de un archivo
diagnostic-save-read-only-folder = no se puede guardar { $path }: la carpeta { $folder } es de solo lectura
    .help = elija otro lugar
diagnostic-save-protected-file = no se puede guardar { $path }: el archivo está protegido contra escritura
    .help = elija otro nombre o permita escribir en él
diagnostic-save-disk-full = no se puede guardar { $path }: el disco está lleno
    .help = libere espacio o elija otro lugar
diagnostic-save-failed = no se puede guardar { $path }: { $because }

## What the system reports

diagnostic-io-not-found = no existe ningún archivo ni carpeta { $path }
diagnostic-io-not-a-folder = una parte de { $path } es un archivo y no una carpeta
diagnostic-io-is-folder = { $path } es una carpeta
    .help = indique un archivo que esté en ella
diagnostic-io-forbidden = no tiene permiso para usar { $path }
    .help = compruebe los permisos del archivo y de su carpeta
diagnostic-io-read-only-disk = { $path } está en un disco de solo lectura
    .help = elija otro lugar
diagnostic-io-disk-full = el disco donde está { $path } está lleno
    .help = libere espacio o elija otro lugar
diagnostic-io-quota-exceeded = se ha agotado el espacio que le corresponde en el disco donde está { $path }
    .help = libere espacio o elija otro lugar
diagnostic-io-too-large = { $path } es demasiado grande para el disco
diagnostic-io-bad-name = { $path } no es un nombre de archivo válido
    .help = elija un nombre más corto, de letras y cifras
diagnostic-io-already-there = { $path } ya existe
    .help = elija otro nombre
diagnostic-io-folder-not-empty = la carpeta { $path } no está vacía
diagnostic-io-busy = otro programa está usando { $path }
    .help = ciérrelo allí e inténtelo de nuevo
diagnostic-io-timed-out = no hubo a tiempo una respuesta sobre { $path }
    .help = compruebe el disco o la red e inténtelo de nuevo
diagnostic-io-nobody-reads = ya nadie lee { $path }
diagnostic-io-ends-early = { $path } termina antes de tiempo
    .note = puede que se haya perdido una parte
diagnostic-io-device-failed = el disco o la red donde está { $path } ha fallado
    .help = compruebe que sigue conectado e inténtelo de nuevo
diagnostic-io-other = no se puede usar { $path }: { $reason }
diagnostic-system-refused = { $kind ->
        [missing] no existe
        [forbidden] permiso denegado
        [read-only] el disco es de solo lectura
        [full] no queda espacio
        [too-large] es demasiado grande para el disco
        [memory] falta memoria
        [busy] lo está usando otro programa
        [late] no hubo respuesta a tiempo
        [unread] ya nadie lo lee
        [ends] termina antes de tiempo
        [folder] es una carpeta
        [device] ha fallado el dispositivo o la red
       *[other] { $reason }
    }
