### What a screen reader says of the table.

spoken-table = Tablero
spoken-pit = { $whose ->
        [own] { $pit }, suyo
        [other] { $pit }, de { $owner }
       *[nobody] { $pit }
    }{ $open ->
        [yes] , se puede jugar.
        [ways] , se puede jugar: elija en qué sentido.
       *[no] .
    }
spoken-way = { $pit }: { $way }.
spoken-store = { $owner-side ->
        [alone] Almacén del jugador
       *[other] Almacén de { $owner }
    }{ $seeds ->
        [0] , vacío
        [one] , una semilla
       *[other] , { $seeds } semillas
    }
spoken-hand = { $owner-side ->
        [alone] Reserva del jugador
       *[other] Reserva de { $owner }
    }{ $seeds ->
        [one] , una semilla
       *[other] , { $seeds } semillas
    }
