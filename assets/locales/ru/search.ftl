### Why a game for one player has no solution.

# $players (number): how many play the game, at least two.
diagnostic-solution-several-players = в эту игру { $players ->
        [one] играет { $players } игрок
        [few] играют { $players } игрока
       *[many] играют { $players } игроков
    }
    .note = решение есть только у игры для одного игрока
# $positions (number): how many positions were looked at, a great number.
diagnostic-solution-too-many-positions = поиск прекращён, просмотрено { $positions ->
        [one] { $positions } позиция
        [few] { $positions } позиции
       *[many] { $positions } позиций
    }
    .note = их слишком много, чтобы перебрать все
diagnostic-solution-called-off = поиск отменён
