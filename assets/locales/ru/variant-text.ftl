### Mistakes in the form of a file, and in the parts of a variant file, each by itself.

## The form of a file

diagnostic-syntax-field-unknown = поле { $field } здесь неизвестно
    .help = можно выбрать { $known }
diagnostic-syntax-word-unknown = слово { $word } здесь неизвестно
    .help = можно выбрать { $known }
diagnostic-syntax-field-missing = не хватает поля { $field }
    .help = внутри этих скобок нужно { $example }
diagnostic-syntax-field-twice = поле { $field } указано дважды
    .help = нужно указать его один раз
diagnostic-syntax-other-kind =
    { $kind ->
        [number] здесь не может стоять число { $found }
        [text] здесь не может стоять текст { $found }
        [letter] здесь не может стоять буква { $found }
        [word] здесь не может стоять слово { $found }
        [list] здесь не может стоять список
        [fields] здесь не могут стоять поля с именами
        [nothing] здесь не может стоять пара пустых скобок
       *[other] то, что здесь стоит, сюда не подходит
    }
    .help =
        { $expected ->
            [text] нужен текст в кавычках
            [boolean] нужно `true` или `false`
            [number] нужно целое число, например `4`
            [decimal] нужно число, например `4` или `2.5`
            [list] нужен список в квадратных скобках, например `[1, 2]`
            [fields] нужны поля в круглых скобках, каждое со своим именем, например `(rows: 2)`
            [parts] нужны значения в круглых скобках по порядку
           *[other] нужно значение другого вида
        }
diagnostic-syntax-parts-missing =
    { $found ->
        [0] внутри этих скобок нет ни одного значения
        [one] внутри этих скобок { $found } значение
        [few] внутри этих скобок { $found } значения
       *[many] внутри этих скобок { $found } значений
    }
    .help =
        { $expected ->
            [one] нужно { $expected } значение
            [few] нужно { $expected } значения по порядку
           *[many] нужно { $expected } значений по порядку
        }
diagnostic-syntax-other-name-before = слово { $found } здесь неизвестно
    .help = нужно { $example }
diagnostic-text-empty = файл { $file } пуст
    .help =
        { $kind ->
            [variant] нужен вариант, например `Variant(id: "hill", ...)`
           *[record] нужна партия в том виде, в каком её записывает `naqala convert`
        }
diagnostic-syntax-text-ends = текст заканчивается слишком рано
    .help = нужно его продолжение и все закрывающие скобки
diagnostic-syntax-list-expected = нужен список в квадратных скобках, например `[1, 2]`
diagnostic-syntax-map-expected = нужны имена и значения в фигурных скобках, например { $example }
diagnostic-syntax-map-colon = между именем и его значением нужно `:`
diagnostic-syntax-comma-missing = перед следующей частью нужна `,`, а после последней — закрывающая скобка
diagnostic-syntax-other-begin = нужно { $example }
diagnostic-syntax-bracket-missing = нужны поля в круглых скобках, каждое со своим именем, например { $example }
diagnostic-syntax-json = это JSON
    .help =
        { $kind ->
            [variant] варианты записываются в RON, например { $example }
           *[record] нужен RON, например { $example }, или имя файла, которое оканчивается на `.json`
        }
diagnostic-syntax-bracket-other = { $sign } не закрывает { $open } из строки { $line }
    .help = нужна { $expected }
diagnostic-syntax-bracket-surplus = { $sign } здесь ничего не закрывает
    .help = уберите эту скобку
diagnostic-syntax-list-open = перед { $word } нужна { $closing }
diagnostic-syntax-list-begins = список, который начинается здесь, не закрыт
diagnostic-syntax-bracket-end = внутри этих скобок больше значений, чем нужно
    .help = здесь нужна `)`
diagnostic-syntax-quotes-missing = нужен текст в кавычках
    .help = поставьте `"` перед ним и после него, например { $example }
diagnostic-syntax-quotes-other =
    { $kind ->
        [backtick] текст не может начинаться с обратной кавычки
       *[other] текст не может начинаться с { $sign }
    }
    .help = нужны прямые двойные кавычки, например { $example }
diagnostic-syntax-quotes-open = текст, который начинается здесь, не закрыт
    .help = в его конце нужна `"`
diagnostic-syntax-quote-ends-text = эта кавычка закрывает текст, и { $sign } после неё стоять не может
    .help = кавычка внутри текста пишется `\"`
    .help-2 = если она открывает новый текст, то в конце предыдущего не хватает `"`
diagnostic-syntax-text-begins = этот текст начинается здесь
    .help = не пропущена ли в нём кавычка?
diagnostic-syntax-name-expected = нужно имя без кавычек и скобок вокруг него
diagnostic-syntax-name-expected-of = нужно имя без кавычек и скобок вокруг него
    .help = можно выбрать { $known }
diagnostic-syntax-number-expected = нужно целое число, например `4`
diagnostic-syntax-decimal-expected = нужно число, например `4` или `2.5`
diagnostic-syntax-number-bounds = это число здесь не подходит
    .help = нужно число не меньше 0 и не слишком большое
diagnostic-syntax-number-underscore = в этом месте числа не может стоять `_`
    .help = нужны цифры, например `1000`
diagnostic-syntax-boolean-expected = нужно `true` или `false`
diagnostic-syntax-escape-unknown = знак после `\` здесь ничего не значит
    .help = нужно `\\` (сам знак `\`), `\"` или `\n`
diagnostic-syntax-comment-open = комментарий не закрыт
    .help = нужно `*/`
diagnostic-syntax-comment-last = текст обрывается на комментарии
    .help = нужно продолжение на следующей строке
diagnostic-syntax-sign-unknown = знак { $sign } здесь стоять не может
    .help = нужно имя, число, текст в кавычках или открывающая скобка
diagnostic-syntax-comment-sign = { $sign } здесь стоять не может
    .help = комментарий начинается с `//`
diagnostic-syntax-text-after-end = скобка перед этим местом закрывает весь текст, а за ней есть что-то ещё
    .help = уберите лишнюю скобку или то, что за ней следует
diagnostic-syntax-name-invalid = { $name } здесь стоять не может
    .help = нужно имя из букв, цифр и `_`, которое начинается с буквы
diagnostic-syntax-too-deep = скобки слишком глубоко вложены друг в друга
    .help =
        { $most ->
            [one] допускается не больше { $most } уровня
           *[other] допускается не больше { $most } уровней
        }
diagnostic-syntax-attribute-unknown = `#` здесь стоять не может
    .help = текст должен начинаться со своей первой скобки
diagnostic-syntax-not-understood = то, что здесь стоит, прочесть нельзя
    .help = нужно имя, число, текст в кавычках или скобка

## Ids

diagnostic-id-not-a-name = { $id } не может быть id
    .help = нужны строчные латинские буквы от `a` до `z`, цифры, `-` и `_`, всего не больше 64 знаков
diagnostic-id-used-twice = id { $id } использован дважды
    .help =
        { $of ->
            [option] нужен id, которого нет ни у одного другого параметра
            [preset] нужен id, которого нет ни у одного другого готового варианта
           *[clause] нужен id, которого нет ни у одного другого правила
        }
diagnostic-variant-unknown = варианта { $id } нет
    .help = список вариантов можно вывести командой `naqala variants`
diagnostic-variant-unknown-near = варианта { $id } нет
    .help = возможно, вы имели в виду { $near }?
    .help-2 = список вариантов можно вывести командой `naqala variants`

## The parts of a variant file

diagnostic-variant-file-too-long =
    { $bytes ->
        [one] размер файла — { $bytes } байт
        [few] размер файла — { $bytes } байта
       *[many] размер файла — { $bytes } байт
    }
    .help = допускается не больше { $most }
diagnostic-variant-too-many-parts =
    { $what ->
        [stages] слишком много фаз ({ $count })
        [options] слишком много параметров ({ $count })
        [presets] слишком много готовых вариантов ({ $count })
        [choices] слишком много значений параметров ({ $count })
        [edits] слишком много изменений ({ $count })
       *[clauses] слишком много правил ({ $count })
    }
    .help = допускается не больше { $most }
diagnostic-clause-id-missing = у правила { $kind } нет id
    .help = нужно { $example }
diagnostic-clause-in-other-list = место правила { $kind } — в { $lists }
    .help = в { $under } можно выбрать { $known }
diagnostic-clause-kind-unknown = правила вида { $kind } нет
    .help = в { $under } можно выбрать { $known }
diagnostic-added-clause-id-missing = у добавленного правила нет id
    .help = нужно `id: "..."` из строчных латинских букв от `a` до `z`, цифр, `-` и `_`
diagnostic-changed-clause-unknown = правила { $clause }, которое надо изменить, нет
    .help = можно выбрать { $known }
diagnostic-no-clause-to-change = правила { $clause }, которое надо изменить, нет
    .note = в игре нет ни одного правила
    .help = уберите изменение
diagnostic-changed-clause-id = id правила { $clause } менять нельзя
    .help = уберите id из изменённых полей
diagnostic-option-number-unclear = параметр { $option } задаёт одно число, а в правилах его нет или чисел несколько
    .help = в правилах должно быть одно число
diagnostic-option-default-differs =
    у параметра { $option } значение по умолчанию { $default }, а в правилах сказано { $number }
    .help = по умолчанию нужно указать { $number } или ничего не указывать
diagnostic-option-number-outside = параметр { $option } предлагает числа от { $from } до { $to }, а в правилах сказано { $number }
    .help = расширьте диапазон параметра или измените число в правилах
diagnostic-choice-twice = у параметра { $option } два значения { $choice }
    .help = каждое значение нужно указать один раз
diagnostic-first-choice-edits =
    первое значение параметра { $option }, { $choice }, действует по умолчанию и означает правила в том виде, в каком они
    записаны
    .help = поставьте первым значение без `edits`
diagnostic-option-without-choices = параметр { $option } не даёт выбора
    .help = нужно не меньше двух значений

## Values that are read in a way of their own

diagnostic-value-not-halves = это не целое число камней и не число с половиной
    .help = нужно число вида `2` или `2.5`
diagnostic-value-not-how-many = здесь не указано, сколько лунок
    .help = нужно целое число, например `4`, или `All`
