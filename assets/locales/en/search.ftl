### Why a game for one player has no solution.

# $players (number): how many play the game, at least two.
diagnostic-solution-several-players = { $players } players play this game
    .note = only a game for one player has a solution
# $positions (number): how many positions were looked at, a great number.
diagnostic-solution-too-many-positions = given up after { $positions } positions
    .note = there are too many to try them all
diagnostic-solution-called-off = the search was cancelled
