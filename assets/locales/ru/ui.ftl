### Labels of the window: menus, buttons, tabs, tooltips.

## Tabs of the side panel

tab-game = Игра
tab-rules = Правила
tab-moves = Ходы
tab-learn = Обучение

## Finding a game

game-search = Поиск игр по названию, народу, месту или размеру доски
game-search-hint = Поиск игр
game-none-found = Такой игры не нашлось. Введите меньше букв, название страны или размер доски, например 2×6.
finder-filters = { $asked ->
        [0] Фильтры
       *[other] { $asked ->
                [1] Один фильтр
                [one] { $asked } фильтр
                [few] { $asked } фильтра
               *[many] { $asked } фильтров
            }
    }
finder-found = { $found } из { $all ->
        [1] одной игры
        [one] { $all } игры
       *[many] { $all } игр
    }
finder-clear = Сбросить
finder-choice = { $subject }: { $chosen }
finder-rows = Ряды
finder-laps = Посевов за ход
finder-capture = Захваты
finder-players = Игроки
finder-length = Длина партии
finder-place = Место
finder-region = Регион
finder-grade = Сложность
finder-any = не важно
finder-offer = { $name } ({ $found })
finder-rows-of = { $rows }
finder-square = квадрат
finder-laps-one = один
finder-laps-several = несколько
finder-capture-count = по числу камней
finder-capture-across = из лунки напротив
finder-capture-passing = по ходу посева
finder-capture-gap = за пустой лункой
finder-capture-pits = завоевание лунок
finder-capture-sown-again = с новым посевом
finder-capture-nothing = нет
finder-players-of = { $players }
finder-length-short = короткая, до { $moves ->
        [1] одного хода
        [one] { $moves } хода
       *[many] { $moves } ходов
    }
finder-length-middling = средняя, до { $moves }
finder-length-long = длинная, больше { $moves }
finder-grade-easy = низкая
finder-grade-middling = средняя
finder-grade-hard = высокая
finder-length-how = Сколько ходов в партии. Программа только что сыграла в каждую игру { $games ->
        [1] одну партию
        [one] { $games } партию
        [few] { $games } партии
       *[many] { $games } партий
    } случайными ходами и взяла среднюю по длине. Партии людей могут быть другими.
game-good-to-begin = Для начинающих
game-region = { $region } ({ $games })
game-like = Похожи на игру «{ $game }», самые близкие сверху
region-west-africa = Западная Африка
region-central-africa = Центральная Африка
region-horn = Африканский Рог
region-east-africa = Восточная Африка
region-southern-africa = Юг Африки
region-madagascar = Мадагаскар и его соседи
region-middle-east = Северная Африка и Ближний Восток
region-central-asia = Кавказ и Центральная Азия
region-south-asia = Южная Азия
region-south-east-asia = Юго-Восточная Азия
region-east-asia = Восточная Азия
region-pacific = Тихий океан
region-americas = Америка
region-europe = Европа
region-world = Весь мир
region-invented = Придуманные игры
game-of = разновидность игры «{ $game }»
game-on-table = Эта игра сейчас на столе.
game-unfinished = Незаконченные партии
game-moves-made = { $moves ->
        [1] один ход
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
game-begun = начата { $date }
game-unfinished-all = Показать все ({ $games })
game-take-up = Продолжить партию
game-remove = Убрать из списка
game-removed = Партия убрана из списка.
game-bring-back = Отменить
game-board = { $rows }×{ $columns ->
        [one] { $columns } лунка
        [few] { $columns } лунки
       *[many] { $columns } лунок
    }, { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }

## Setting a game up

options-back = Все игры
options-ways = Как можно играть
options-reset = Сбросить
options-reset-all = Сбросить все ({ $changed })
options-shuffle = Новая случайная расстановка
options-shuffle-number = Другой номер
options-players = Кто играет
options-ending = Как заканчивается игра
options-sources = Источник и открытые вопросы
options-impossible = Эти параметры несовместимы
options-begin = Новая партия
game-play = Играть
game-learn = Учиться
game-rules = Правила
game-samples = Примеры партий
player-name = имя
player-who = { $seat }: { $who }
player-mode-computer = Против компьютера
player-mode-people = { $seats ->
    [2] Два игрока
   *[other] Играют все
}
player-mode-watch = Смотреть
player-person = Человек
player-random = Случайные ходы
player-level = Уровень { $level }
player-time = { $seconds } с на ход
player-depth = { $depth ->
        [1] На один ход вперёд
        [one] На { $depth } ход вперёд
        [few] На { $depth } хода вперёд
       *[many] На { $depth } ходов вперёд
    }
player-level-is = { $place ->
        [lowest] Уровень { $level }: захватывает то, что видит
        [second] Уровень { $level }: предвидит ответ
        [highest] Уровень { $level }: самый сильный
        [highest-of-few] Уровень { $level }: самый сильный (более долгий расчёт в этой игре почти ничего не даёт)
       *[other] Уровень { $level }
    }
player-time-is = Как можно лучше за { $seconds } с
player-with-style = { $style ->
    [careful] { $skill }, осторожно
   *[greedy] { $skill }, жадно
}
player-style = { $style ->
    [careful] Осторожно
    [greedy] Жадно
   *[balanced] Ровно
}
player-style-does = { $style ->
    [careful] Предпочитает ходы, после которых мало что можно захватить
    [greedy] Предпочитает ходы, которые сразу много захватывают
   *[balanced] Делает ход, который считает лучшим
}
player-program = Naqala ({ $skill })

## A seat that the program plays

opponent-thinks = { $player } думает…
opponent-waits = { $player } ждёт: нажмите «Продолжить» или сделайте этот ход сами
opponent-opens = Первый ход делает компьютер.
opponent-is-to-move = Компьютер обдумывает этот ход.
opponent-move-now = Ходить сразу
opponent-move-now-does = Делает лучший ход из тех, что найдены до сих пор (Enter)
opponent-hold = Приостановить
opponent-hold-does = Компьютер ждёт, а вы можете осмотреться или сами сделать ход за него
opponent-go-on = Продолжить
opponent-go-on-does = Позволяет компьютеру сделать ход

## The rule page

rules-changed = { $count ->
        [1] Одно правило отличается от обычных; оно отмечено.
        [one] { $count } правило отличается от обычных; они отмечены.
        [few] { $count } правила отличаются от обычных; они отмечены.
       *[many] { $count } правил отличаются от обычных; они отмечены.
    }

rules-path = Путь посева
rules-path-either-way = Путь посева; по нему сеют в любом из двух направлений

## The bar

caption-hand-of = { $player }:

## The record

moves-record = Файл
moves-open = Открыть…
moves-shipped = Примеры партий
moves-save = Сохранить
moves-save-as = Сохранить как…
film-button = Экспорт видео…
moves-picture = Экспорт изображения…
film-give-up = Отмена
moves-copy-position = Копировать позицию
moves-compose = Расставить позицию
moves-paste-position = Вставить позицию…
moves-undo = Отменить ход
moves-redo = Повторить ход
moves-fold = Свернуть ответвление { $move }
moves-unfold = Развернуть ответвление { $move }
moves-make-main = Сделать основной линией
moves-promote = Поднять ответвление
moves-line-delete = Удалить с этого места
moves-line-gone = Ходы удалены.
moves-line-put-back = Отменить
moves-remark-on = Комментарий к ходу { $move }
moves-remark-opening = Комментарий к начальной расстановке
moves-glyph = { $glyph ->
        [brilliant] Блестящий ход
        [good] Хороший ход
        [interesting] Интересный ход
        [dubious] Сомнительный ход
        [mistake] Ошибка
       *[blunder] Грубая ошибка
    }
moves-remark-hint = Добавьте комментарий…
moves-wait = Партия ждёт. Её ходы будут здесь, когда вы вернётесь.

## What each side has.

score-store = Амбар: { $seeds }
score-hand = В руке: { $seeds }
score-penalties = Штраф: { $seeds }
score-lost = Проигрыш
score-pits = На доске: { $seeds }
score-house = Дом { $pit }: { $seeds }
score-traps = { $traps ->
        [1] Одна ловушка: { $seeds }
        [one] { $traps } ловушка: { $seeds }
        [few] { $traps } ловушки: { $seeds }
       *[many] { $traps } ловушек: { $seeds }
    }

## Seats round a board of four, each in a few words.

seat-turn = { $after ->
        [0] ходит сейчас
        [1] ходит следующим
       *[other] через { $after ->
                [one] { $after } ход
                [few] { $after } хода
               *[many] { $after } ходов
            }
    }
seat-frozen = больше не ходит
seat-won = победа
seat-same-player = тот же игрок, что и { $fellow }
seat-partner = в паре: { $fellow }

score-held = К началу раунда: { $seeds }

## The rounds of a match

match-round = Раунд { $round }
match-column-round = Раунд
match-column-began = Начинает
match-column-won = Победа
match-brought = Раунд { $round }. Начинает { $first }. К началу раунда у Юга { $south ->
        [1] один камень
        [one] { $south } камень
        [few] { $south } камня
       *[many] { $south } камней
    }, у Севера { $north ->
        [1] один камень
        [one] { $north } камень
        [few] { $north } камня
       *[many] { $north } камней
    }.
match-begun = Раунд { $round }. Начинает { $first }.
match-level = ничья
match-void = не засчитан
match-open = …
match-sold = { $whole ->
        [0] У { $seller-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } наполовину { $half ->
                [1] продана одна лунка
                [one] продана { $half } лунка
                [few] проданы { $half } лунки
               *[many] продано { $half } лунок
            }.
       *[other] { $half ->
                [0] У { $seller-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    } { $whole ->
                        [1] продана одна лунка
                        [one] продана { $whole } лунка
                        [few] проданы { $whole } лунки
                       *[many] продано { $whole } лунок
                    }.
               *[other] У { $seller-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    } { $whole ->
                        [1] продана одна лунка
                        [one] продана { $whole } лунка
                        [few] проданы { $whole } лунки
                       *[many] продано { $whole } лунок
                    } целиком и { $half ->
                        [1] одна
                        [one] { $half }
                        [few] { $half }
                       *[many] { $half }
                    } наполовину.
            }
    }
match-none-sold = Пока не продана ни одна лунка.
match-leads = { $leader ->
        [south] Впереди Юг: { $south ->
                [1] один камень
                [one] { $south } камень
                [few] { $south } камня
               *[many] { $south } камней
            } против { $north }.
        [north] Впереди Север: { $north ->
                [1] один камень
                [one] { $north } камень
                [few] { $north } камня
               *[many] { $north } камней
            } против { $south }.
       *[level] Поровну: у каждого { $south ->
                [1] один камень
                [one] { $south } камень
                [few] { $south } камня
               *[many] { $south } камней
            }.
    }
match-scored = { $leader ->
        [south] В матче впереди Юг, счёт { $south }:{ $north }.
        [north] В матче впереди Север, счёт { $north }:{ $south }.
       *[level] Счёт в матче равный, { $south }:{ $north }.
    }

## The transport bar

transport-opening = Чтобы начать, выберите одну из отмеченных лунок.
transport-opening-button = Чтобы начать, нажмите кнопку.
transport-asked = Партия начинается с середины хода. Чтобы продолжить, ответьте на вопрос.
transport-asked-between = Партия начинается между двумя раундами. Чтобы продолжить, ответьте на вопрос.
transport-set-out = Щёлкайте по лункам, чтобы по одному разложить в них камни из руки.
transport-ready = Начальная позиция. Чтобы посмотреть партию, нажмите «Воспроизвести» или листайте её по шагам.
transport-move = Ход { $move } из { $moves }
transport-all = После { $moves ->
        [1] одного хода
        [one] { $moves } хода
       *[many] { $moves } ходов
    }
transport-lap = { $hand ->
        [none] Посев { $lap } из { $laps }
       *[other] { $player }: посев { $lap } из { $laps }
    }
transport-first = Начальная позиция
transport-previous-ply = Предыдущий ход
transport-previous-event = Предыдущий шаг
transport-previous-lap = Предыдущий посев
transport-backwards = Воспроизвести назад
transport-play = Воспроизвести
transport-pause = Пауза
transport-next-event = Следующий шаг
transport-next-lap = Следующий посев
transport-next-ply = Следующий ход
transport-skip = В конец хода
transport-last = Последняя позиция
transport-speed = Скорость
transport-lap-by-lap = Пауза после каждого посева
transport-preferences = Настройки
transport-analysis = Включить анализ (F6)
transport-no-analysis = Выключить анализ (F6)
transport-hint = Подсказка: показать лучший ход (F7)
transport-undo = Отменить ход (Ctrl+Z)
transport-turn = Повернуть доску (Ctrl+T)
transport-keys = Сочетания клавиш
transport-project = Режим презентации (F5)
transport-project-no-longer = Выйти из режима презентации (F5 или Escape)
transport-moves = Ходит { $player }
transport-open-panel = Показать боковую панель
transport-shut-panel = Скрыть боковую панель

## What may be answered to a question in mid-turn

asked-choose = Выбрать…
asked-key = Клавиша: { $key }

## A record being watched

watch-demonstration = Пример: короткая партия в игру «{ $game }»
watch-record = Записанная партия в игру «{ $game }»
watch-play = Сыграть в эту игру
watch-play-does = Начать эту игру с начальной расстановки; ходы делаете вы
watch-again = Посмотреть ещё раз
watch-again-does = Показать партию ещё раз с самого начала

## The game that was left last

resume-heading = С возвращением
resume-game = Продолжить: { $game }, ход { $move }

## Ends that no rule brings about

resign = Сдаться
draw-offer = Предложить ничью
draw-accept = Принять ничью
draw-offered = { $player } предлагает ничью.
draw-accepted = { $player } принял ничью.
draw-declined = { $player } отклонил ничью и играет дальше.
status-resigned = { $loser } сдался: победил { $winner }.
status-draw-agreed = Ничья по соглашению.

## The end of a game

end-rematch = Реванш
end-review = Разбор
end-new = Новая игра
end-new-does = Выбрать другую игру или других игроков
end-play-again = Сыграть ещё раз
end-play-again-does = Начать ту же игру с начальной расстановки
end-change-sides = Поменяться местами
end-change-sides-does = Начать ту же игру с начальной расстановки; игроки меняются местами
end-sides-changed = { $seats ->
        [2] Игроки поменялись местами: кто играл за Север, теперь играет за Юг.
       *[other] Игроки поменялись местами: каждый перешёл на следующее место.
    }
end-look = Посмотреть партию
end-look-does = Вернуться к начальной расстановке; рядом со столом будет список ходов

## Setting out the seeds of the hand before play

## What a position is worth

study-thinking = Анализ…
study-over = Партия окончена: анализировать больше нечего.
study-hint = Подсказка: { $move }. { $does }
study-result = { $result ->
        [won] выигрыш
        [lost] проигрыш
       *[drawn] ничья
    }
study-level = При лучшей игре сторон — равенство.
study-drawn = При лучшей игре не побеждает никто: это доказано.
study-ahead = { $exact ->
        [yes] При лучшей игре впереди { $player }, перевес { $seeds ->
                [1] в один камень
                [one] в { $seeds } камень
                [few] в { $seeds } камня
                [many] в { $seeds } камней
               *[other] в { $seeds } камня
            }. Это доказано.
       *[no] При лучшей игре впереди { $player }, перевес { $seeds ->
                [1] в один камень
                [one] в { $seeds } камень
                [few] в { $seeds } камня
                [many] в { $seeds } камней
               *[other] в { $seeds } камня
            }.
    }
study-wins = При лучшей игре побеждает { $player }: это доказано.
study-likely = Из этой позиции { $player } побеждает примерно в { $percent ->
        [1] одной партии
        [one] { $percent } партии
        [few] { $percent } партиях
       *[many] { $percent } партиях
    } из 100.
study-balance = Из этой позиции { $player } побеждает примерно в { $percent ->
        [1] одной партии
        [one] { $percent } партии
        [few] { $percent } партиях
       *[many] { $percent } партиях
    } из 100
study-effort = { $depth ->
        [1] Глубина — один ход
        [one] Глубина — { $depth } ход
        [few] Глубина — { $depth } хода
       *[many] Глубина — { $depth } ходов
    }, { $speed } тыс. позиций в секунду
study-play-line = Делает все ходы до этого включительно; их можно отменить
study-move = Ход, его оценка, глубина анализа и продолжение. Щелчок делает этот ход.
study-move-proved = Ход, его оценка (знак = значит, что она доказана), глубина анализа и продолжение. Щелчок делает этот ход.

## A game gone over

timeline-chances = Шансы
timeline-chances-does = Насколько вероятной была победа Юга: на самом верху Юг побеждает. Щелчок ведёт к этому месту.
review-summary = { $player }: точность { percent }, { $mistakes ->
    [0] без ошибок
    [one] { $mistakes } ошибка
    [few] { $mistakes } ошибки
   *[other] { $mistakes } ошибок
}, { $slips ->
    [0] без неточностей
    [one] { $slips } неточность
    [few] { $slips } неточности
   *[other] { $slips } неточностей
}
review-next = Следующая ошибка
review-try = Найти самому
review-played = Здесь { $player } сделал ход { $move }.
review-go-over = Разбор партии
review-going-over = Разбор партии: { percent }
review-go-over-does = Ищет ходы, которые были не лучшими, отмечает их в этом списке и на шкале времени и объясняет
review-slip = Лучше было { $move }: так можно было { $does }.
review-mistake = Ошибка. Лучше было { $move }: так можно было { $does }.
review-won = выиграть партию
review-captured = захватить { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }
review-claimed = завоевать лунку
review-again = получить дополнительный ход
review-saved = спасти от захвата { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }
review-more = в итоге получить на { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    } больше
review-likelier = увеличить шансы на победу

## Почему ход столько стоит, в списке всех ходов.

why-wins = Выигрывает партию.
why-loses = Проигрывает партию.
why-captures = { $seeds ->
        [1] Захватывает один камень.
        [one] Захватывает { $seeds } камень.
        [few] Захватывает { $seeds } камня.
       *[many] Захватывает { $seeds } камней.
    }
why-claims = Завоёвывает лунку.
why-again = Ход остаётся за тем же игроком.
why-answer = Лучший захват в ответ ({ $player }): { $move }, { $seeds ->
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }.
why-safe = В ответ захватить нечего ({ $player }).
why-few = Возможных ответов ({ $player }): { $moves }.
why-wins-more = По пути выигрывается больше, чем после { $move } ({ $player }): на { $seeds ->
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }.
why-worth-more = Камни, которые окажутся в { $pit } ({ $seeds }), ценнее ({ $player }), чем там же после { $move }.
why-worth-less = После { $move } камни, которые оказались бы в { $pit } ({ $seeds }), были бы ценнее ({ $player }).

## A game for one player.

solution-ask-hint = Подсказка
solution-ask-hint-does = Говорит, с какого хода начинается кратчайший путь к победе
solution-show = Показать решение
solution-show-does = Проходит отсюда кратчайший путь к победе; ходы можно отменить
solution-searching = Поиск пути к победе…
solution-winnable = Ещё можно победить за { $left ->
        [1] один ход
        [one] { $left } ход
        [few] { $left } хода
       *[many] { $left } ходов
    }
solution-hint = { $left ->
        [1] Подсказка: { $move }, это последний ход
       *[other] Подсказка: { $move }, это первый из { $left ->
                [1] одного хода
                [one] { $left } хода
               *[many] { $left } ходов
            }
    }
solution-lost = Победить уже нельзя
solution-unknown = Не удалось определить, можно ли ещё победить

set-out-left = { $player } раскладывает камни, в руке ещё { $left }
set-out-evenly = Разложить остальные поровну
set-out-evenly-does = Раскладывает камни, оставшиеся в руке: каждый — в лунку, где камней меньше всего
set-out-at-random = Разложить остальные наугад
set-out-at-random-does = Раскладывает камни, оставшиеся в руке: каждый — в случайную лунку

## The timeline

timeline-move = Ход
timeline-game = Партия
timeline-lap = { $hand ->
        [none] посев { $lap } из { $laps }
       *[other] { $player }, посев { $lap } из { $laps }
    }
timeline-sow = посеян камень
timeline-relay = посев продолжается
timeline-capture = захвачены камни
timeline-bonus = дополнительный ход
timeline-round = закончился раунд матча
timeline-other = любое другое событие

## Small windows

window-shut = Закрыть
film-title = Экспорт видео
film-whole = Вся партия
film-part = Часть партии
film-from = С хода
film-to = по ход
film-size = Размер
film-speed = Скорость
film-subtitles = Субтитры рядом с роликом (.srt)
film-kinds = По окончанию имени файла: .gif — анимация в 255 цветах, .apng — во всех цветах, .mp4 — видео (нужна
    программа ffmpeg).
film-length = Длительность { $time }, около { $size } МБ в GIF
film-choose-file = Выбрать файл…
preferences-title = Настройки
preferences-language = Язык
preferences-language-of-system = Как в системе
preferences-language-asked = На этот запуск, как задано в командной строке.
preferences-text-size = Размер текста
preferences-smaller = Мельче
preferences-larger = Крупнее
preferences-look = Тема
look-light-wood = Светлое дерево
look-dark-wood = Тёмное дерево
look-sand = Песок
look-plain = Простой, с высоким контрастом
preferences-stones = Камни
stones-pebbles = Галька
stones-seeds = Семена
stones-cowries = Раковины каури
stones-glass = Стекло
preferences-volume = Звук
preferences-muted = Без звука
preferences-counts = Показывать число камней у каждой лунки
preferences-path = Показывать на доске путь посева
preferences-own-side = Всегда показывать мою сторону внизу
preferences-projected-speed = Скорость в режиме презентации
preferences-waits-at-captures = Пауза после захвата, чтобы прочесть правило (в режиме презентации — всегда)
preferences-reduced-motion = Меньше анимации
preferences-dark = Тёмная панель
preferences-full-screen = Полный экран (F11)
preferences-tables = Таблицы окончаний партии на диске: { $megabytes } МБ
preferences-tables-delete = Удалить
preferences-tables-delete-does = Анализ построит их снова, когда партия подойдёт к концу
position-title = Вставить позицию
position-explained = Введите или вставьте позицию игры «{ $game }». С неё начнётся новая партия.
position-set-up = Расставить

## The sheet of keys

keys-title = Сочетания клавиш
keys-timeline = Отметки на шкале времени
rings-title = Кружки на доске
rings-drawn = Нарисовано правой кнопкой мыши
rings-barred = Эту лунку выбрать нельзя
rings-asked = О ней спрашивает задача
rings-chosen = Ваш ответ
rings-described = О ней говорит этот шаг урока
keys-pit = A, B, C…
keys-pit-does = Сделать ход из лунки этого столбца, а где есть выбор — указать на неё (если букв две, то последняя)
keys-point = Стрелки
keys-point-does = Указать на лунку или, ниже лунок, на кнопку, например «Пропустить ход»
keys-choose = Enter
keys-choose-does = Сделать ход из указанной лунки или нажать указанную кнопку; ответить «да» на вопрос;
    главная кнопка урока или задачи
keys-way = < >
keys-way-does = Сеять влево или вправо, где есть выбор; для этого можно и потянуть мышью
keys-compass = 1…9
keys-compass-does = На доске без краёв: сеять в сторону этой цифры на цифровой клавиатуре
keys-stop = Backspace
keys-stop-does = Ответить «нет» на вопрос
keys-play = Пробел
keys-play-does = Воспроизведение или пауза
keys-backwards = Shift + пробел
keys-backwards-does = Воспроизведение назад или пауза
keys-event = Shift + влево, вправо
keys-event-does = Предыдущий или следующий шаг
keys-ply = Page Up, Page Down
keys-ply-does = Предыдущий или следующий ход
keys-lap = Shift + Page Up, Page Down
keys-lap-does = Предыдущий или следующий посев
keys-round = Ctrl + Page Up, Page Down
keys-round-does = К концу или началу раунда в матче
keys-skip = Shift + End
keys-skip-does = В конец хода
keys-ends = Home, End
keys-ends-does = Начальная позиция, последняя позиция
keys-speed = + −
keys-speed-does = Вдвое быстрее, вдвое медленнее
keys-lap-by-lap = F3
keys-lap-by-lap-does = Включить или выключить паузу после каждого посева и раунда
keys-sound = F4
keys-sound-does = Включить или выключить звук
keys-analysis = F6
keys-analysis-does = Включить или выключить анализ
keys-hint = F7
keys-hint-does = Показать лучший ход
keys-undo = Ctrl + Z, Ctrl + Y
keys-undo-does = Отменить ход, повторить отменённый; отменить рисунок или удаление, если они были после хода
keys-turn = Ctrl + T
keys-turn-does = Повернуть доску
keys-files = Ctrl + O, Ctrl + S
keys-files-does = Открыть файл, сохранить запись
keys-new = Ctrl + N
keys-new-does = Поиск игр
keys-copy = Ctrl + C, Ctrl + V
keys-copy-does = Копировать позицию, вставить позицию
keys-compose = Ctrl + E
keys-compose-does = Расставить позицию, начиная с показанной
keys-collection = Ctrl + L
keys-collection-does = Сохранённые партии
keys-panel = F2
keys-panel-does = Показать или скрыть боковую панель
keys-tabs = Ctrl + 1, 2, 3, 4
keys-tabs-does = Вкладка «Игра», «Правила», «Ходы» или «Обучение»
keys-project = F5
keys-project-does = Режим презентации: только доска, подпись и урок; выход — F5 или Escape
keys-remote = Page Down, Page Up
keys-remote-does = В уроке в режиме презентации: следующий шаг, предыдущий шаг; так же действуют пробел, Enter и стрелки
    вправо и влево
keys-class = F8, F9
keys-class-does = Остановиться перед каждым последним камнем и спросить, что будет дальше; стоп-кадр, пока вы говорите
keys-draw = Правая кнопка мыши
keys-draw-does = Нарисовать кружок или, если потянуть, стрелку; с Shift, Ctrl или Alt — другим цветом; ещё раз — стереть
keys-full-screen = F11
keys-full-screen-does = Полный экран
keys-text-size = Ctrl + плюс, минус, 0
keys-text-size-does = Текст крупнее, мельче, по умолчанию
keys-help = F1, ?
keys-help-does = Показать сочетания клавиш
keys-quit = Ctrl + Q
keys-quit-does = Выйти; партия сохраняется

## Notices

notice-failed = Что-то пошло не так
notice-dismiss = Скрыть
notice-copy = Копировать текст
notice-kept-beside = Другое окно продолжило эту партию в файле { $file }; ваша хранится рядом, в файле { $now }.

## The dialogs for files

file-title-open = Открыть запись или вариант
file-title-save = Сохранить запись
file-both = Записи и варианты
file-title-film = Экспорт видео
file-gif = Анимация (GIF)
file-apng = Анимация во всех цветах (APNG)
file-mp4 = Видео (MP4)
file-title-picture = Экспорт изображения
file-png = Изображение (PNG)
file-title-sheet = Печать или сохранение правил
file-title-board = Сохранение доски для печати
file-title-worksheet = Сохранение рабочего листа
file-title-plan = Сохранение плана урока
file-title-tournament = Сохранение турнира для печати
file-pdf = Документ (PDF)
file-html = Веб-страница (HTML)
file-records = Записи
file-text = Текст
file-json = JSON
file-ogn = Oware Game Notation
file-pgn = PGN для тогыз кумалака
file-page = Веб-страница с просмотром
file-cancel = Отмена
file-overwrite = Заменить
file-places = Места
file-removable = Съёмные устройства
file-home = Домашняя папка
file-desktop = Рабочий стол
file-documents = Документы
file-downloads = Загрузки
file-audio = Музыка
file-pictures = Изображения
file-videos = Видео
file-selected = Выбран файл:
file-name = Имя:
file-all = Все файлы
file-any-ending = Любые
file-open = Открыть
file-save = Сохранить
file-exists = уже существует. Заменить?
file-folder-unnamed = У папки должно быть имя.
file-unnamed = У файла должно быть имя.
file-folder-exists = Папка с таким именем уже есть.
file-exists-already = Файл с таким именем уже есть.

## Examples of clauses

example-states = { $why ->
        [aim] Здесь сказано, в чём цель игры; кто победил, видно, когда партия окончена.
        [always] Это верно всё время: отдельный ход этого не показывает.
        [long] Чтобы это показать, нескольких ходов мало.
       *[never] Примера не нашлось.
    }
example-missed = { $reason ->
        [side] Последний камень попадает в лунку { $pit }, а она принадлежит { $own ->
                [yes] самому игроку
               *[no] другому игроку ({ $owner })
            }: захвата там нет.
        [was] { $count ->
                [1] Последний камень попадает в лунку { $pit }, а она была пуста: захвата нет.
               *[other] Последний камень попадает в лунку { $pit }, а в ней уже были камни: захвата нет.
            }
        [holds] В лунке { $pit } теперь { $count ->
                [1] один камень
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }, а с таким числом захвата нет.
        [facing] { $faced ->
                [0] Лунка { $facing } напротив лунки { $pit } пуста: захвата нет.
               *[other] В лунке { $facing } напротив лунки { $pit } { $faced ->
                        [1] лежит один камень
                        [one] лежит { $faced } камень
                        [few] лежат { $faced } камня
                       *[many] лежит { $faced } камней
                    }: захвата нет.
            }
       *[nothing] Захватывать нечего: лунка { $facing } напротив лунки { $pit } пуста.
    }
