compare-heading = { $left } / { $right }

sheet-board = Доска в начале партии и камни в каждой лунке.
sheet-board-random = Доска, какой она может быть в начале партии: камни раскладывают случайно.
sheet-path = Стрелки показывают путь посева.
sheet-path-either-way = Линия показывает путь посева; в каком направлении по нему идут, зависит от хода.
sheet-dashes = Пунктирные стрелки — только для Севера.
sheet-torus = Края соединены: левый с правым, верхний с нижним.
sheet-strips = Доска разрезана на части: каждая продолжается в той, что под ней.

sheet-reserve = в запасе

sheet-barred = Лунку { $pit } здесь выбрать нельзя.

sheet-option = { $name }: { $value }

sheet-foot = { $title } — лист правил программы Naqala
sheet-page = { $page } / { $pages }
