### Why a game for one player has no solution.

# $players (number): how many play the game, at least two.
diagnostic-solution-several-players = במשחק הזה משתתפים { $players ->
        [two] שני שחקנים
       *[other] { $players } שחקנים
    }
    .note = פתרון יש רק למשחק לשחקן יחיד
# $positions (number): how many positions were looked at, a great number.
diagnostic-solution-too-many-positions = החיפוש הופסק אחרי { $positions } עמדות
    .note = העמדות רבות מכדי לנסות את כולן
diagnostic-solution-called-off = החיפוש בוטל
