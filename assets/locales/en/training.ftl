### Opponents trained by games of the computer against itself.

training-title = Train an opponent
# A button that opens the dialog, with what it does.
training-open = Train an opponent…
training-open-does = The computer plays this game against itself and gets stronger
# $game: its name.
training-explained = The computer plays hundreds of games of { $game } against itself and learns from them how to judge positions. Then it plays this game better, except at the lowest levels, and analysis and hints get better too. What it learns holds for exactly these rules. Training takes a few minutes; you can go on playing meanwhile.
training-shipped = It has already been trained for this game. Training goes on from there.
training-trained = You have already trained it for these rules. Training goes on from there.
training-outdated = You have trained it for other rules or options of this game. What it learned there is not used with these.
training-broken = What it learned of these rules cannot be read from the disk and is not used. Train it again.
training-begin = Train
training-cancel = Cancel
training-delete = Delete training
training-deleted = Training deleted.
training-restore = Undo
training-begins = The first games have begun.
# $part, $parts (numbers)
training-learns = Learning from games against itself: part { $part } of { $parts }.
# $games (number)
training-match = { $games ->
        [one] One game
       *[other] { $games } games
    } against the opponent as it was before, to see what it has learned.
# $game, $games (numbers): the game being played, of all games. $time: minutes and seconds.
training-games = Game { $game } of { $games }, about { $time } left
# $game: its name.
training-under-way = Training an opponent for { $game }…
training-rules-changed = The rules have changed since the training began. It goes on with the rules as they were then.
# $game: its name. $points (number): may have a half. $games (number)
training-kept = Trained for { $game }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } in { $games ->
        [one] 1 game
       *[other] { $games } games
    } against itself as it was before. From now on it plays by what it has learned.
training-not-kept = Training for { $game } has brought nothing: { $points ->
        [one] 1 point
       *[other] { $points } points
    } in { $games ->
        [one] 1 game
       *[other] { $games } games
    } against itself as it was before. It plays on as it did.
# $games (number): for how many games the computer has been trained.
preferences-trained = Trained opponents: { $games }
preferences-trained-delete = Delete
preferences-trained-delete-does = The computer then plays these games as it did before
