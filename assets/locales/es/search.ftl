### Why a game for one player has no solution.

diagnostic-solution-several-players = este juego es para { $players } jugadores
    .note = solo un juego para un jugador tiene solución
diagnostic-solution-too-many-positions = se abandonó la búsqueda después de { $positions } posiciones
    .note = son demasiadas para probarlas todas
diagnostic-solution-called-off = se canceló la búsqueda
