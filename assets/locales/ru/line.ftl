## A position drawn with letters.

drawn-store = амбар { $seeds }
drawn-penalty = штраф { $seeds }
drawn-lost = проигрыш
drawn-stores = в амбарах: { $what }
drawn-ends = в крайних лунках: { $what }
drawn-specials = особых камней выиграно: { $what }
drawn-hands = в руке: { $what }
drawn-flight = в пути: { $what }
drawn-mark = { $pit } { $mark ->
        [barred] заблокирована
        [house] дом
        [house-barred] дом, заблокирован
        [played] уже ходили
        [closed] закрыта
        [filled] наполнена
        [sold] продана
        [half-sold] продана наполовину
        [won] завоёвана ({ $side })
        [missed] упущена ({ $side })
       *[trap] ловушка ({ $side })
    }

## Answers.

line-position = позиция:
line-left-out = пропущено:
line-but-not = но не:
line-move = ход:
line-right = верно:
line-moves = ходы:
line-places = места:
line-no-move = нет
line-any-way = в любом направлении из { $pits }
line-text = текст:
line-answer = ответ:
line-because = по правилам:
line-example = { $kind ->
        [causes] вызывает то, что происходит
        [bars] запрещает ходы
        [prefers] отдаёт предпочтение ходам
        [withholds] не даёт чему-то произойти
       *[states] о чём-то сообщает
    }
line-puzzle = Задача «{ $kind }», { $grade } (номер { $number })
line-sheet = { $file }: { $pages ->
        [one] { $pages } страница
        [few] { $pages } страницы
       *[many] { $pages } страниц
    }
line-sheets = { $sheets ->
        [one] { $sheets } лист
        [few] { $sheets } листа
       *[many] { $sheets } листов
    }, всего { $pages ->
        [one] { $pages } страница
        [few] { $pages } страницы
       *[many] { $pages } страниц
    }, в папке { $folder }
line-board = { $file }: { $pages ->
        [one] { $pages } страница
        [few] { $pages } страницы
       *[many] { $pages } страниц
    }, доска { $size } см на { $sheets ->
        [one] { $sheets } листе
       *[many] { $sheets } листах
    }
line-game = партия { $number }: { $what }

## The list of languages.

line-language-code = КОД
line-language-name = ЯЗЫК
line-messages = СООБЩЕНИЯ
line-texts = ТЕКСТЫ

## The list of games.

column-id = ID
column-name = НАЗВАНИЕ
column-place = МЕСТО
column-board = ДОСКА
column-seeds = КАМНИ
column-options = ПАРАМЕТРЫ
