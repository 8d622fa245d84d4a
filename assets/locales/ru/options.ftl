### Mistakes in options and presets, and in what is chosen of them.

diagnostic-with-choice = при { $option } = { $value }: { $because }
diagnostic-in-preset = в готовом варианте { $preset }: { $because }
diagnostic-no-such-option = параметра { $option } нет
    .help = { $likely ->
        [yes] возможно, вы имели в виду { $near }?
       *[no] {""}
    }
    .help-2 = можно выбрать { $known }
diagnostic-no-options = параметра { $option } нет
    .note = у этой игры нет параметров
diagnostic-no-such-choice = параметр { $option } не может иметь значение { $value }
    .help = { $likely ->
        [yes] возможно, вы имели в виду { $near }?
       *[no] {""}
    }
    .help-2 = можно выбрать { $known }
diagnostic-option-value-outside = параметр { $option } не может иметь значение { $value }
    .help = нужно число от { $from } до { $to }
diagnostic-option-draws-nothing = параметр { $option } задаёт `Fill`, но случай здесь ничего не решает
    .help = нужно `setup.fill`, `Race` в `opening`, `leftover: To(Lot)` в `ending` или `rest: Lot` в `rounds`

### Edits that choices and presets make.

diagnostic-edit-without-clause = нет правила { $clause }, которое нужно { $to ->
        [remove] убрать
       *[change] изменить
    }
    .note = { $clauses ->
        [0] в игре нет ни одного правила
       *[other] {""}
    }
    .help = { $clauses ->
        [0] {""}
       *[other] можно выбрать { $known }
    }
diagnostic-edit-before-no-clause = в { $list } нет правила { $clause }, перед которым нужно поставить новое
    .note = { $clauses ->
        [0] там нет ни одного правила
       *[other] {""}
    }
    .help = { $clauses ->
        [0] уберите `before`
       *[other] можно выбрать { $known }
    }
diagnostic-edit-adds-twice = правило { $clause } уже есть
    .help = нужен другой id
diagnostic-edit-clause-removed = правило { $clause } добавляется, а потом убирается
    .help = нужно только одно из двух
diagnostic-edit-clause-brought-back = правило { $clause } убирается, а потом добавляется снова
    .help = вместо того и другого нужно `Change`
diagnostic-edit-clause-changed-otherwise = другое выбранное значение меняет правило { $clause } иначе
diagnostic-edit-board-changed-otherwise = другое выбранное значение меняет доску иначе
diagnostic-edit-setup-changed-otherwise = другое выбранное значение меняет начальную расстановку иначе

### Choices that cannot be combined. $first, $second: each is a choice (a message party-...) or the name of a game; where one of
### them is at fault, it is the first. $clause: its id.

diagnostic-clash = { $first } и { $second } несовместимы: { $because }
diagnostic-clash-stages = { $first } и { $second } несовместимы
    .note = они по-разному делят игру на фазы
diagnostic-clash-boards = { $first } и { $second } несовместимы
    .note = для них нужны разные доски
diagnostic-clash-setups = { $first } и { $second } несовместимы
    .note = они по-разному раскладывают камни в начале игры
diagnostic-clash-rule-left-out = { $first } и { $second } несовместимы
    .note = первое касается правила, которое второе исключает
    .note-2 = в файле — правило { $clause }
diagnostic-clash-rule-twice = { $first } и { $second } несовместимы
    .note = и то и другое добавляет одно и то же правило
    .note-2 = в файле — правило { $clause }
diagnostic-clash-rule-otherwise = { $first } и { $second } несовместимы
    .note = они задают одно и то же правило по-разному
    .note-2 = в файле — правило { $clause }
diagnostic-clash-several = { $count ->
        [one] { $count } выбранное значение параметров несовместимо
        [few] { $count } выбранных значения параметров несовместимы
       *[many] { $count } выбранных значений параметров несовместимы
    }: { $because }
    .help = нужно изменить { $choices }

## The choices in a clash. $option, $value: a choice by its ids.

diagnostic-party-choice = «{ $name }: { $choice }» ({ $option } = { $value })
diagnostic-party-number = «{ $name }: { $number }» ({ $option } = { $value })
diagnostic-party-label = «{ $label }» ({ $option } = { $value })
diagnostic-party-setting = { $option } = { $value }
diagnostic-party-own = { $choice } (как в игре «{ $game }»)
