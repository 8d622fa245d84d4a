### Pages on which a recorded game is replayed in a browser.

# $game: its name. $players: who played, with dashes between them.
replay-title = { $game }: { $players }
# $side: a seat. $name: who sat there.
replay-player = { $side }: { $name }
# Who sat there where that is the program. $skill: how well it played, such as level:3.
replay-computer = Naqala ({ $skill })
# How a game ended that was not played to its end. $result: won, lost, draw or void. $winner: who won.
replay-result = { $result ->
        [draw] Result: a draw.
        [void] Result: the game does not count.
        [lost] Result: lost.
       *[won] Result: { $winner } won.
    }
# Before the first move.
replay-opening = Starting position
# $number, $of (numbers): moves are counted with their answers. $move: as it is written.
replay-move = Move { $number } of { $of }: { $move }
# Seeds that are in flight while a question is open.
replay-flight = { $seeds ->
        [one] One seed in the hand
       *[other] { $seeds } seeds in the hand
    }
replay-board = Board
replay-controls = Replay
replay-first = Starting position
replay-back = Previous move
replay-play = Play
replay-pause = Pause
replay-forward = Next move
replay-last = Last position
replay-moves = Moves
replay-steps = Step by step
replay-options = Options that differ from the default
replay-position = Position as text
replay-keys = Arrow keys go from move to move, Home and End to the first and last position; the space bar plays.
replay-made = Written by Naqala
