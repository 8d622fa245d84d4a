# History and customs: the page on the family of games, and works that are cited.

background-title = История и обычаи
background-does = Откуда эти игры, кто и как в них играет — со ссылками на литературу.
family-title = Игры семейства манкала
background-name = Название
background-history = Возраст и распространение
background-people = Кто играет
background-customs = Обычаи
background-board = Доски и камни
background-learning = Обучение и исследования

# A page, or several, of a work, such as 160 or 12–14.
work-page = с. { $pages }
work-pages = с. { $pages }
# A work by three authors or more. $first: the family name of the first.
work-authors = { $first } и др.
# A work that was not seen itself. $work: author and year of the one that cites it.
work-through = Цитируется по { $work }.
