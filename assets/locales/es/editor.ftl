### The rule page while the rules of a user's own game are changed.

editor-own-name = Mi { $game }
editor-made-from = Hecho a partir de { $game }.
editor-file = Archivo
editor-show-file = Mostrar en la carpeta
editor-duplicate = Duplicar
editor-delete = Borrar el archivo
editor-rename = ¿Cambiar el nombre del archivo por { $file }?
editor-rename-do = Cambiar el nombre
editor-make = Crear una variante
editor-begin = Cambiar estas reglas
editor-made = Ahora las reglas son suyas, en el archivo { $file } de la carpeta { $folder }. La partida que está en la mesa sigue cada
    cambio.
editor-left-with-faults = En { $file } hay errores. Las últimas reglas válidas siguen en uso.
editor-done = Listo
editor-undo = Deshacer
editor-redo = Rehacer
editor-back = Revertir todo
editor-change = Cambiar: { $sentence }
editor-faults = { $faults ->
        [one] Hay un error. Las últimas reglas válidas siguen en uso hasta que usted lo corrija.
       *[other] Hay { $faults } errores. Las últimas reglas válidas siguen en uso hasta que usted los corrija.
    }
editor-mends = Corregir…
editor-show-fault = Mostrar
editor-fault-rule = «{ $rule }»
editor-no-mend = Ningún cambio pequeño lo corrige. Puede deshacer el último cambio.
editor-mend-leave-out = Omitir: { $part }
editor-mend-say = { $part } → { $word }
editor-mend-add = Añadir una regla: { $rule }
editor-mend-remove = Quitarla
editor-yes = Sí
# The same in English, so a literal.
editor-no = { "No" }
editor-nothing = Predeterminado
editor-a-number = Un número
editor-say-more = Más…
editor-leave-out = Omitir: { $part }
editor-add = Añadir…
editor-add-rule = Añadir una regla…
editor-add-under = Añadir una regla: { $heading }
editor-add-hint = Trampa, siembra encadenada, obligación de alimentar, regla del pastel…
editor-add-none = Ninguna regla se llama así.
editor-add-all = Todas las reglas
editor-add-shut = Cerrar
editor-add-there = Este juego ya la tiene.
editor-up = Subir
editor-down = Bajar
editor-remove = Quitar
editor-more = Otra
editor-touched = La cambian o la quitan: { $names }
editor-trial = Probar estas reglas
editor-try = { $games ->
        [one] Jugar una partida al azar
       *[other] Jugar { $games } partidas al azar
    }
editor-trial-length = { $games ->
        [one] Una partida
       *[other] { $games } partidas
    } de { $least } a { $most ->
        [one] una jugada
       *[other] { $most } jugadas
    }, la mitad de ellas de { $middle } como máximo.
editor-trial-won = { $side ->
        [south] Sur
        [north] Norte
        [east] Este
       *[west] Oeste
    } gana el { percent }.
editor-trial-draw = El { percent } termina en empate.
editor-trial-void = El { percent } no cuenta.
editor-trial-lost = El { percent } se pierde.
editor-trial-endless = { $count ->
        [one] En una de ellas podría haber un turno que no terminara nunca.
       *[other] En { $count } de ellas podría haber un turno que no terminara nunca.
    }
editor-trial-unfinished = { $count ->
        [one] Una no había terminado después de { $most } jugadas.
       *[other] { $count } no habían terminado después de { $most } jugadas.
    }
editor-try-stop = Detener
editor-try-level = Quién juega
editor-try-against = Contra quién juega
editor-try-versus = contra
editor-try-levels = { $games ->
        [one] Jugar una partida
       *[other] Jugar { $games } partidas
    }
editor-trial-bar = { $games ->
        [one] Una partida
       *[other] { $games } partidas
    } de { $least } a { $most } jugadas
editor-trial-never = Estas reglas no cambiaron nada en ninguna de estas partidas:
editor-trial-all-acted = Cada regla cambió algo en alguna partida.
editor-trial-level-won = El nivel { $level } gana { $count ->
        [one] una partida.
       *[other] { $count } partidas.
    }
editor-trial-drawn = { $count ->
        [one] Una partida termina en empate.
       *[other] { $count } partidas terminan en empate.
    }
editor-trial-voided = { $count ->
        [one] Una partida no cuenta.
       *[other] { $count } partidas no cuentan.
    }
