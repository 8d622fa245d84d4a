### Mistakes in the form of a file, and in the parts of a variant file, each by itself.

## The form of a file

diagnostic-syntax-field-unknown = aquí no se admite el campo { $field }
    .help = se espera { $known }
diagnostic-syntax-word-unknown = aquí no se admite la palabra { $word }
    .help = se espera { $known }
diagnostic-syntax-field-missing = falta el campo { $field }
    .help = se espera { $example } dentro de estos paréntesis
diagnostic-syntax-field-twice = el campo { $field } aparece dos veces
    .help = debe aparecer una sola vez
diagnostic-syntax-other-kind =
    { $kind ->
        [number] el número { $found } no puede estar aquí
        [text] el texto { $found } no puede estar aquí
        [letter] la letra { $found } no puede estar aquí
        [word] la palabra { $found } no puede estar aquí
        [list] aquí no puede haber una lista
        [fields] aquí no puede haber partes con nombre
        [nothing] aquí no puede haber unos paréntesis vacíos
       *[other] lo que está aquí no corresponde a este lugar
    }
    .help =
        { $expected ->
            [text] se espera un texto entre comillas
            [boolean] se espera `true` o `false`
            [number] se espera un número entero, como `4`
            [decimal] se espera un número, como `4` o `2.5`
            [list] se espera una lista entre corchetes, como `[1, 2]`
            [fields] se esperan partes entre paréntesis, cada una con su nombre, como `(rows: 2)`
            [parts] se esperan partes entre paréntesis, en su orden
           *[other] se espera un valor de otra clase
        }
diagnostic-syntax-parts-missing =
    { $found ->
        [0] no hay nada dentro de estos paréntesis
        [one] hay { $found } parte dentro de estos paréntesis
       *[other] hay { $found } partes dentro de estos paréntesis
    }
    .help = { $expected ->
        [one] se espera { $expected }
       *[other] se esperan { $expected }
    }
diagnostic-syntax-other-name-before = aquí no se admite { $found }
    .help = se espera { $example }
diagnostic-text-empty = { $file } está vacío
    .help =
        { $kind ->
            [variant] se espera una variante, como `Variant(id: "hill", ...)`
           *[record] se espera una partida, tal como la escribe `naqala convert`
        }
diagnostic-syntax-text-ends = el texto acaba demasiado pronto
    .help = se espera el resto, y que todos los paréntesis y corchetes estén cerrados
diagnostic-syntax-list-expected = se espera una lista entre corchetes, como `[1, 2]`
diagnostic-syntax-map-expected = se esperan nombres y valores entre llaves, como { $example }
diagnostic-syntax-map-colon = se espera `:` entre un nombre y su valor
diagnostic-syntax-comma-missing = se espera `,` antes de la parte siguiente, o el paréntesis o corchete de cierre
diagnostic-syntax-other-begin = se espera { $example }
diagnostic-syntax-bracket-missing = se esperan partes entre paréntesis, cada una con su nombre, como { $example }
diagnostic-syntax-json = esto es JSON
    .help =
        { $kind ->
            [variant] las variantes se escriben en RON, como { $example }
           *[record] se espera RON, como { $example }, o un nombre de archivo que acabe en `.json`
        }
diagnostic-syntax-bracket-other = { $sign } no cierra { $open } de la línea { $line }
    .help = se espera { $expected }
diagnostic-syntax-bracket-surplus = { $sign } no cierra nada aquí
    .help = hay que quitarlo
diagnostic-syntax-list-open = se espera { $closing } antes de { $word }
diagnostic-syntax-list-begins = la lista que empieza aquí no está cerrada
diagnostic-syntax-bracket-end = dentro de estos paréntesis hay más de lo que corresponde
    .help = se espera `)` aquí
diagnostic-syntax-quotes-missing = se espera un texto entre comillas
    .help = hay que poner `"` delante y detrás, como { $example }
diagnostic-syntax-quotes-other =
    { $kind ->
        [backtick] un texto no puede empezar con un acento grave
       *[other] un texto no puede empezar con { $sign }
    }
    .help = se esperan comillas dobles rectas, como { $example }
diagnostic-syntax-quotes-open = el texto que empieza aquí no está cerrado
    .help = se espera `"` al final
diagnostic-syntax-quote-ends-text = estas comillas cierran el texto, y detrás no puede ir { $sign }
    .help = dentro de un texto, las comillas se escriben `\"`
    .help-2 = si abren otro texto, falta `"` al final del anterior
diagnostic-syntax-text-begins = ese texto empieza aquí
    .help = ¿faltan comillas en él?
diagnostic-syntax-name-expected = se espera un nombre, sin comillas ni paréntesis
diagnostic-syntax-name-expected-of = se espera un nombre, sin comillas ni paréntesis
    .help = elija { $known }
diagnostic-syntax-number-expected = se espera un número entero, como `4`
diagnostic-syntax-decimal-expected = se espera un número, como `4` o `2.5`
diagnostic-syntax-number-bounds = el número no cabe aquí
    .help = se espera un número que no sea negativo ni demasiado grande
diagnostic-syntax-number-underscore = `_` no puede estar en este lugar de un número
    .help = se esperan cifras, como `1000`
diagnostic-syntax-boolean-expected = se espera `true` o `false`
diagnostic-syntax-escape-unknown = el signo que sigue a `\` no significa nada aquí
    .help = se espera `\\` (el propio signo `\`), `\"` o `\n`
diagnostic-syntax-comment-open = un comentario no está cerrado
    .help = se espera `*/`
diagnostic-syntax-comment-last = el texto acaba en un comentario
    .help = se espera el resto en la línea siguiente
diagnostic-syntax-sign-unknown = { $sign } no puede estar aquí
    .help = se espera un nombre, un número, un texto entre comillas o un paréntesis o corchete de apertura
diagnostic-syntax-comment-sign = { $sign } no puede estar aquí
    .help = un comentario empieza por `//`
diagnostic-syntax-text-after-end = el paréntesis anterior a este lugar cierra todo el texto, y después sigue algo más
    .help = hay que quitar el paréntesis que sobra o lo que lo sigue
diagnostic-syntax-name-invalid = { $name } no puede estar aquí
    .help = se espera un nombre de letras, cifras y `_` que empiece por una letra
diagnostic-syntax-too-deep = hay demasiados paréntesis unos dentro de otros
    .help = se admiten { $most } como máximo
diagnostic-syntax-attribute-unknown = `#` no puede estar aquí
    .help = el texto debe empezar por su primer paréntesis
diagnostic-syntax-not-understood = lo que está aquí no se puede leer
    .help = se espera un nombre, un número, un texto entre comillas o un paréntesis

## Ids

diagnostic-id-not-a-name = { $id } no vale como identificador
    .help = se esperan letras minúsculas de la `a` a la `z` (sin tildes ni ñ), cifras, `-` y `_`, 64 caracteres como máximo
diagnostic-id-used-twice = el identificador { $id } se usa dos veces
    .help =
        { $of ->
            [option] se espera un identificador que no tenga ninguna otra opción
            [preset] se espera un identificador que no tenga ninguna otra variante preparada
           *[clause] se espera un identificador que no tenga ninguna otra cláusula
        }
diagnostic-variant-unknown = no hay ninguna variante { $id }
    .help = `naqala variants` enumera las que hay
diagnostic-variant-unknown-near = no hay ninguna variante { $id }
    .help = ¿quiso decir { $near }?
    .help-2 = `naqala variants` enumera las que hay

## The parts of a variant file

diagnostic-variant-file-too-long = el archivo tiene { $bytes } bytes
    .help = se admiten { $most } como máximo
diagnostic-variant-too-many-parts =
    { $what ->
        [stages] hay { $count } fases
        [options] hay { $count } opciones
        [presets] hay { $count } variantes preparadas
        [choices] hay { $count } elecciones
        [edits] hay { $count } cambios
       *[clauses] hay { $count } cláusulas
    }
    .help = se admiten { $most } como máximo
diagnostic-clause-id-missing = la cláusula { $kind } no tiene identificador
    .help = se espera { $example }
diagnostic-clause-in-other-list = la cláusula { $kind } va en { $lists }
    .help = en { $under } se espera { $known }
diagnostic-clause-kind-unknown = no hay ninguna cláusula de la clase { $kind }
    .help = en { $under } se espera { $known }
diagnostic-added-clause-id-missing = la cláusula añadida no tiene identificador
    .help = se espera `id: "..."`, con letras minúsculas de la `a` a la `z` (sin tildes ni ñ), cifras, `-` y `_`
diagnostic-changed-clause-unknown = no hay ninguna cláusula { $clause } que cambiar
    .help = se espera { $known }
diagnostic-no-clause-to-change = no hay ninguna cláusula { $clause } que cambiar
    .note = no hay cláusulas
    .help = hay que quitar el cambio
diagnostic-changed-clause-id = la cláusula { $clause } conserva su identificador
    .help = hay que quitar el identificador de los campos que se cambian
diagnostic-option-number-unclear = la opción { $option } fija un número, y las reglas no tienen ninguno o tienen varios
    .help = se espera un solo número en las reglas
diagnostic-option-default-differs = el valor predeterminado de la opción { $option } es { $default }, y las reglas dicen { $number }
    .help = se espera { $number } como valor predeterminado, o ninguno
diagnostic-option-number-outside = la opción { $option } ofrece números del { $from } al { $to }, pero las reglas dicen { $number }
    .help = amplíe el intervalo de la opción o cambie el número en las reglas
diagnostic-choice-twice = la opción { $option } tiene dos veces la elección { $choice }
    .help = cada elección debe aparecer una sola vez
diagnostic-first-choice-edits =
    la primera elección de la opción { $option }, { $choice }, es la predeterminada y corresponde a las cláusulas
    tal como están escritas
    .help = ponga primero una elección sin `edits`
diagnostic-option-without-choices = la opción { $option } no ofrece nada que elegir
    .help = se esperan dos elecciones o más

## Values that are read in a way of their own

diagnostic-value-not-halves = esto no es un número de semillas, ni entero ni con media semilla
    .help = se espera uno como `2` o `2.5`
diagnostic-value-not-how-many = esto no dice cuántos hoyos
    .help = se espera un número entero, como `4`, o `All`
