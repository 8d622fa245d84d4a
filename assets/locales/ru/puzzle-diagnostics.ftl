### Why there is no puzzle. $game: the id of the game. $kind: the kind of puzzle as commands name it.

# $known: the kinds.
diagnostic-puzzle-kind-unknown = вида задач { $kind } нет
    .help = { $likely ->
        [yes] возможно, вы имели в виду { $near }?
       *[no] {""}
    }
    .help-2 = можно выбрать { $known }
diagnostic-puzzle-no-captures = у игры { $game } нет задач вида { $kind }
    .note = в ней ничего не захватывают
diagnostic-puzzle-not-for-two = у игры { $game } нет задач вида { $kind }
    .note = в неё играют не вдвоём
# $why: the kind, as a key: last, legal, takes, best, win, opening or endgame.
diagnostic-puzzle-unsuited-position = из этой позиции нельзя составить задачу вида { $kind }
    .note = { $why ->
        [legal] в ней не выбирают лунки, или ни одно правило не говорит, какие можно выбрать
        [best] не для каждого хода удалось доказать, что он даёт, или все ходы равноценны
        [win] ни один ход не гарантирует победу за несколько ходов, или её гарантирует любой, или проверка длится слишком
            долго
        [opening] задачи этого вида берутся из партий, которые играет программа
        [endgame] задачи этого вида берутся из партий, которые играет программа
       *[other] в ней не указан ход, или он не кончается посеянным камнем
    }
# $seed: a number by which puzzles are told apart. $why: the kind, as a key: last, legal, takes, best, win, opening or endgame.
diagnostic-puzzle-not-found = у игры { $game } нет задачи вида { $kind } с номером { $seed }
    .note = { $why ->
        [last] не нашлось хода, который кончается без вопроса
        [legal] не нашлось позиции, в которой выбирают лунки
        [takes] не нашлось посева, который захватывает камни
        [best] не нашлось позиции, в которой для каждого хода удалось доказать, что он даёт, и одни ходы лучше других
        [opening] не нашлось дебюта, в котором одни ходы явно хуже других
        [endgame] не нашлось окончания, в котором для каждого хода удалось доказать, что он даёт, и одни ходы лучше других
       *[win] не нашлось позиции, в которой победу за несколько ходов гарантируют некоторые ходы, но не все
    }
