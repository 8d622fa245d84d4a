### Ошибки в ходах и позициях, записанных текстом, и причины, по которым ход отвергается.

### Части сообщений, которые идут ниже.

notation-found = { $at ->
        [end] текст здесь заканчивается
       *[other] здесь не может стоять { $found }
    }
notation-side = { $side ->
        [north] Север
        [east] Восток
        [west] Запад
       *[south] Юг
    }
    .of = { $side ->
        [north] Севера
        [east] Востока
        [west] Запада
       *[south] Юга
    }
notation-other = { $other ->
        [north] Север
        [east] Восток
        [west] Запад
       *[south] Юг
    }
    .of = { $other ->
        [north] Севера
        [east] Востока
        [west] Запада
       *[south] Юга
    }
notation-legal = { $moves ->
        [0] {""}
        [1] допустимый ход здесь один: { $legal }
       *[other] можно выбрать { $legal }
    }
notation-no-legal = { $moves ->
        [0] допустимых ходов здесь нет
       *[other] {""}
    }
notation-number = { $of ->
        [laps] число посевов
        [round] номер раунда
        [points] число очков
        [pits] число лунок
        [turns] число ходов
        [idle] число пропущенных ходов
        [extra] число дополнительных ходов
        [turn] номер хода
       *[seeds] число камней
    }

### Ходы.

diagnostic-move-unreadable = { $text } — не ход этой игры
    .help = { notation-legal }
    .note = { notation-no-legal }
diagnostic-move-answers-nothing = { $text } — ответ на вопрос, а сейчас вопроса нет
    .help = { notation-legal }
    .note = { notation-no-legal }
diagnostic-move-other-store = ход { $text } относится к амбару другого игрока
    .help = { notation-legal }
    .note = { notation-no-legal }
diagnostic-move-direction-given = в ходе { $text } названо направление, хотя выбора здесь нет
    .help = нужно { $forms }
diagnostic-move-direction-missing = в ходе { $text } не сказано, в каком направлении сеять
    .help = нужно { $forms }
diagnostic-move-barred = этот ход запрещён правилом { $clause }
    .help = { notation-legal }
    .note = { notation-no-legal }
diagnostic-move-direction-barred = по правилу { $clause } направление этого хода пишется иначе
    .help = { notation-legal }
    .note = { notation-no-legal }
diagnostic-move-after-end = партия окончена
diagnostic-move-no-answer = это не ответ на заданный вопрос
    .help = { notation-legal }
    .note = { notation-no-legal }
diagnostic-move-not-here = здесь такого хода нет
    .help = { notation-legal }
    .note = { notation-no-legal }

### Позиции.

diagnostic-position-too-long = в тексте позиции { $bytes ->
        [one] { $bytes } байт
        [few] { $bytes } байта
       *[many] { $bytes } байт
    }
    .help = допускается не больше { $most }
diagnostic-position-auale = { $text } — не позиция
    .help = нужны 14 чисел и буква того, чей ход, например `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`
diagnostic-position-stray-sign = знака { $sign } в позиции быть не может
    .help = здесь могут стоять числа, имена, `,`, `/`, `=` или `:`
diagnostic-position-no-mark = { notation-found }
    .help = нужен знак { $mark }
diagnostic-position-one-of = { notation-found }
    .help = можно выбрать { $names }
diagnostic-position-number = { $at ->
        [word] { $found } — не { notation-number }
       *[other] { notation-found }
    }
    .note = { $of ->
        [turn] { $most } означает и все дальнейшие ходы
       *[other] {""}
    }
    .help = { $of ->
        [laps] нужно число сделанных посевов, цифрами
        [turn] нужен номер хода от { $least } до { $most }
        [round] нужен номер раунда от { $least } до { $most }
       *[other] нужно { notation-number } от { $least } до { $most }
    }
diagnostic-position-too-many-seeds = с этого места камней в позиции больше { $most }
    .help = нужно меньше
diagnostic-position-no-field = { $at ->
        [word] поля { $found } нет
       *[other] { notation-found }
    }
    .help = { $likely ->
        [yes] возможно, вы имели в виду { $near }?
       *[no] {""}
    }
    .help-2 = можно выбрать { $fields }
diagnostic-position-few-values = в поле { $field } { $found ->
        [one] { $found } значение
        [few] { $found } значения
       *[many] { $found } значений
    } из { $sides }
    .help = нужно значение для каждой стороны, например { $example }
diagnostic-position-field-twice = поле { $field } указано здесь во второй раз
    .help = каждое поле пишется один раз
diagnostic-position-not-here = { $what ->
        [specials-in-rows] в этой игре в рядах нет особых камней
        [specials] в этой игре нет особых камней
        [ends] на этой доске нет отдельных лунок на концах
        [stores] в этой игре нет амбаров
        [penalties] в этой игре нет штрафных лунок
        [rounds] в этой игре нет раундов
        [points] в этой игре за раунды не дают очков
        [seats] в этой игре игроки не меняются местами
        [lost] в этой игре никто не выбывает, пока другие играют дальше
        [brought] в этой игре нет камней, которые вводят в игру один раз
        [idle] в этой игре пропущенные ходы не считают
        [extra] в этой игре дополнительные ходы не считают
        [turn] в этой игре ходы не считают
        [ways] в этой игре направления первых ходов не запоминают
        [bound] в этой игре направление хода не предписывают
        [captured] в этой игре не важно, кто захватил первым
        [capturing] в этой игре не различают ходы с захватом и без захвата
       *[captures-at-ends] в этой игре захваты на концах рядов не учитывают
    }
    .help = { $what ->
        [stores] нужен 0, или же уберите { $field }
        [penalties] нужен 0, или же уберите { $field }
       *[other] уберите { $field }
    }
diagnostic-position-no-clause = { $at ->
        [word] в этой игре нет правила { $found }
       *[other] { notation-found }
    }
    .help = нужен id правила
diagnostic-position-no-pit = { $at ->
        [word] на этой доске нет лунки { $found }
       *[other] { notation-found }
    }
    .help = нужно имя лунки, от { $first } до { $last }
diagnostic-position-row-long = в ряду { $row } больше { $pits ->
        [one] { $pits } лунки
       *[many] { $pits } лунок
    }
    .help = на этой доске их в ряду { $pits }
diagnostic-position-row-short = в ряду { $row } только { $found ->
        [one] { $found } лунка
        [few] { $found } лунки
       *[many] { $found } лунок
    }
    .help = на этой доске их в ряду { $pits }
diagnostic-position-few-rows = доска обрывается после { $found ->
        [one] { $found } ряда
       *[many] { $found } рядов
    }
    .help = нужны `/` и следующий ряд, всего рядов { $rows }
diagnostic-position-many-rows = здесь больше { $rows ->
        [one] { $rows } ряда
       *[many] { $rows } рядов
    }
    .help = на этой доске их { $rows }
diagnostic-position-hand = в запасе { notation-side.of } { $seeds ->
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }
    .note = { $spent ->
        [never] в этой игре запаса нет
       *[other] {""}
    }
    .help = { $spent ->
        [never] нужен 0
        [in-parts] нужно число от 0 до { $full }
       *[at-once] нужно 0 или { $full }
    }
diagnostic-position-mark-twice = лунка { $pit } отмечена дважды
    .help = у лунки может быть одна метка
diagnostic-position-no-such-mark = { $at ->
        [word] в этой игре у лунки { $pit } не может быть метки { $found }
       *[other] { notation-found }
    }
    .help = { $known ->
        [0] лунка должна быть без метки
       *[other] можно выбрать { $marks }
    }
diagnostic-position-mark-later = такая метка у лунки { $pit } возможна только со второго раунда
    .help = нужно поле `round=` или другая метка
diagnostic-position-no-stage = { $at ->
        [word] в этой игре нет фазы { $found }
       *[other] { notation-found }
    }
    .help = можно выбрать { $stages }
diagnostic-position-stage-hand = указана фаза { $stage }, но в запасе { notation-side.of } нет камней
    .help = нужно другое `phase=` или поле `hands=`
diagnostic-position-first-round = первый раунд начинается иначе
    .help = нужно { $begins } или позиция без `round=`
diagnostic-position-no-choosing-clause = { $at ->
        [word] правило { $found } никому не даёт выбирать лунки
       *[other] { notation-found }
    }
    .help = нужен id правила, по которому их выбирают
diagnostic-position-choice-first-round = перед первым раундом ничего не выбирают
    .help = добавьте `round=` или уберите `choose=`
diagnostic-position-choice-beside-question = уже открыт другой вопрос, или партия окончена
    .help = уберите `choose=`
diagnostic-position-side-twice = { notation-side } указан дважды
    .help = каждая сторона указывается один раз
diagnostic-position-capturing-now = { notation-side } не может захватывать камни в этот ход
    .help = уберите `:now` или укажите эту сторону в `to=`
diagnostic-position-captured-won = { notation-side } тем самым уже победил, хотя партия продолжается
    .help = добавьте `over=` или уменьшите число ходов
diagnostic-position-no-turn = в позиции не сказано, чей ход
    .help = нужно { $sides }
diagnostic-position-asked-over = вопрос ещё открыт, хотя партия окончена
    .help = нужно либо `ask=`, либо `over=`
diagnostic-position-in-flight = камни ещё в пути, хотя партия продолжается
    .help = добавьте `over=` или `ask=` либо уберите `lifted=`
diagnostic-position-stuck = у { notation-side.of } здесь нет хода, а партия не окончена
    .help = нужна позиция, в которой можно сделать ход, или поле `over=`
diagnostic-position-laid-out = камни раунда уже расставлены, а в запасе { notation-side.of } ещё { $seeds ->
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }
    .help = нужно другое `phase=` или позиция без `hands=`
diagnostic-position-answer-hand = камни раунда расставляет { notation-side }, а в запасе { notation-other.of } уже { $seeds ->
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }
    .help = нужно другое `phase=`, или перенесите все эти камни в `stores=`
diagnostic-position-answer-store = { notation-side } расставляет { $seeds ->
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }, а в амбаре { notation-other.of } для этого только { $stored }
    .help = нужно другое `phase=` или столько же камней в `stores=`

### Вопрос позиции, после ask=.

diagnostic-position-ask-no-clause = { $at ->
        [word] в этой игре нет правила { $found }, по которому что-то спрашивают
       *[other] { notation-found }
    }
    .note = { $known ->
        [0] в этой игре ничего не спрашивают
       *[other] {""}
    }
    .help = { $known ->
        [0] уберите `ask=`
       *[other] можно выбрать { $clauses }
    }
diagnostic-position-ask-stage = по правилу { $clause } в фазе { $stage } ничего не спрашивают
    .help = нужно правило, которое в ней действует
diagnostic-position-ask-never-sows = путь { notation-side.of } не проходит через { $place }
    .help = нужны лунки, в которые сеет тот, чей ход
diagnostic-position-ask-no-turning = ни один посев из лунки { $pit } не может идти в обратном направлении
    .help = нужна лунка, о которой говорит правило { $clause }
diagnostic-position-ask-not-taken = в лунке { $pit } { $seeds ->
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }, и захватить столько нельзя
    .help = нужна лунка, в которой столько камней, сколько требует правило { $clause }
diagnostic-position-ask-no-retreat = камни напротив лунки { $pit } не могут уйти от захвата
    .help = нужна лунка внутреннего ряда на доске из четырёх рядов
diagnostic-position-ask-part-twice = { $part } указано здесь во второй раз
    .help = каждая часть пишется один раз
diagnostic-position-ask-from = в { $found } не названа лунка этой доски
    .help = нужно `from-` и имя лунки
diagnostic-position-ask-no-capturing = в вопросе не сказано, начался ли ход с захвата
    .help = после числа посевов нужно `capturing` или `plain`
diagnostic-position-ask-left = в { $found } не названо число лунок
    .help = нужно `left-` и число лунок
diagnostic-position-ask-no-left = по правилу { $clause } выбирают лунки, а в позиции не сказано, сколько их осталось
    .help = после числа посевов нужно `left-` с числом от 1 до { $most }
diagnostic-position-ask-left-range = { $found } здесь быть не может
    .help = нужно `left-` с числом от 1 до { $most }
diagnostic-position-ask-left-unused = по правилу { $clause } лунки не выбирают
    .help = уберите `left-`
diagnostic-position-ask-nothing-to-take = у { notation-side.of } нет камней, которые можно захватить
    .help = нужен вопрос, на который можно ответить
diagnostic-position-ask-fallen = последний камень не мог попасть в лунку { $pit }: в ней { $seeds ->
        [0] нет камней
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }
    .help = { $least ->
        [2] в ней должно быть не меньше 2 камней
       *[other] в ней должен быть 1 камень, если она была пуста, и больше, если она не была пуста
    }
diagnostic-position-ask-none-in-flight = { $of ->
        [lap] посев ещё идёт, а камней в пути нет
       *[capture] захваченных камней в пути нет
    }
    .help = добавьте `lifted=`
diagnostic-position-ask-not-resown = камни ещё в пути, хотя в этой игре захваченные камни снова не сеют
    .help = уберите `lifted=`
diagnostic-position-ask-flight-unasked = камни ещё в пути, хотя вопрос не о них
    .help = уберите `lifted=`
