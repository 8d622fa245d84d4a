### Mistakes in options and presets, and in what is chosen of them.

diagnostic-with-choice = con { $option } = { $value }: { $because }
diagnostic-in-preset = en la variante preparada { $preset }: { $because }
diagnostic-no-such-option = no hay ninguna opción { $option }
    .help = { $likely ->
        [yes] ¿quiso decir { $near }?
       *[no] {""}
    }
    .help-2 = se espera { $known }
diagnostic-no-options = no hay ninguna opción { $option }
    .note = el juego no tiene opciones
diagnostic-no-such-choice = la opción { $option } no puede ser { $value }
    .help = { $likely ->
        [yes] ¿quiso decir { $near }?
       *[no] {""}
    }
    .help-2 = se espera { $known }
diagnostic-option-value-outside = la opción { $option } no puede ser { $value }
    .help = se espera un número del { $from } al { $to }
diagnostic-option-draws-nothing = la opción { $option } fija `Fill`, pero nada se saca al azar
    .help = se espera `setup.fill`, `Race` en `opening`, `leftover: To(Lot)` en `ending` o `rest: Lot` en `rounds`

### Edits that choices and presets make.

diagnostic-edit-without-clause = no hay ninguna cláusula { $clause } que { $to ->
        [remove] quitar
       *[change] cambiar
    }
    .note = { $clauses ->
        [0] no hay cláusulas
       *[other] {""}
    }
    .help = { $clauses ->
        [0] {""}
       *[other] se espera { $known }
    }
diagnostic-edit-before-no-clause = en { $list } no hay ninguna cláusula { $clause } delante de la cual poner otra
    .note = { $clauses ->
        [0] ahí no hay cláusulas
       *[other] {""}
    }
    .help = { $clauses ->
        [0] hay que quitar `before`
       *[other] se espera { $known }
    }
diagnostic-edit-adds-twice = ya hay una cláusula { $clause }
    .help = hace falta otro identificador
diagnostic-edit-clause-removed = la cláusula { $clause } se añade y después se quita
    .help = hay que elegir una de las dos cosas
diagnostic-edit-clause-brought-back = la cláusula { $clause } se quita y después se añade de nuevo
    .help = se espera `Change` en lugar de ambas cosas
diagnostic-edit-clause-changed-otherwise = otra elección cambia de otro modo la cláusula { $clause }
diagnostic-edit-board-changed-otherwise = otra elección cambia de otro modo el tablero
diagnostic-edit-setup-changed-otherwise = otra elección cambia de otro modo las semillas del principio

### Choices that cannot be combined.

diagnostic-clash = { $first } no es compatible con { $second }: { $because }
diagnostic-clash-stages = { $first } no es compatible con { $second }
    .note = cada una divide la partida en sus propias fases
diagnostic-clash-boards = { $first } no es compatible con { $second }
    .note = cada una requiere su propio tablero
diagnostic-clash-setups = { $first } no es compatible con { $second }
    .note = cada una coloca las semillas a su manera
diagnostic-clash-rule-left-out = { $first } no es compatible con { $second }
    .note = la primera trata de una regla que la segunda omite
    .note-2 = en el archivo, la cláusula { $clause }
diagnostic-clash-rule-twice = { $first } no es compatible con { $second }
    .note = las dos traen la misma regla
    .note-2 = en el archivo, la cláusula { $clause }
diagnostic-clash-rule-otherwise = { $first } no es compatible con { $second }
    .note = cada una cambia a su manera la misma regla
    .note-2 = en el archivo, la cláusula { $clause }
diagnostic-clash-several = { $count } elecciones no son compatibles entre sí: { $because }
    .help = hay que cambiar { $choices }

## The choices in a clash.

diagnostic-party-choice = «{ $name }: { $choice }» ({ $option } = { $value })
diagnostic-party-number = «{ $name }: { $number }» ({ $option } = { $value })
diagnostic-party-label = «{ $label }» ({ $option } = { $value })
diagnostic-party-setting = { $option } = { $value }
diagnostic-party-own = { $choice } (como en { $game })
