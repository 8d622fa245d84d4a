spoken-table = Доска
spoken-pit = { $whose ->
        [own] { $pit }, ваша лунка
        [other] { $pit }, лунка { $owner-side ->
                [alone] игрока
                [north] Севера
                [east] Востока
                [west] Запада
               *[south] Юга
            }
       *[nobody] { $pit }
    }{ $open ->
        [yes] , можно ходить.
        [ways] , можно ходить: выберите направление.
       *[no] .
    }
spoken-way = { $pit }: { $way }.
spoken-store = Амбар { $owner-side ->
        [alone] игрока
        [north] Севера
        [east] Востока
        [west] Запада
       *[south] Юга
    }: { $seeds ->
        [0] пусто
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }
spoken-hand = В руке { $owner-side ->
        [alone] игрока
        [north] Севера
        [east] Востока
        [west] Запада
       *[south] Юга
    }: { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }
