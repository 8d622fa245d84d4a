### Labels of the window: menus, buttons, tabs, tooltips.

## Tabs of the side panel

tab-game = Game
tab-rules = Rules
tab-moves = Moves
tab-learn = Learn

## Finding a game

game-search = Search games by name, people, place or board size
game-search-hint = Search games
game-none-found = No game matches. Try fewer letters, a country or a board such as 2×6.
# Opens what may be asked of the games looked for. $asked (number): how many things are.
finder-filters = { $asked ->
    [0] Filters
    [one] One filter
   *[other] { $asked } filters
}
# $found, $all (numbers): of games.
finder-found = { $all ->
        [one] { $found } of one game
       *[other] { $found } of { $all } games
    }
finder-clear = Clear
# What may be asked for, in a few words. $subject: one of the next. $chosen: what is asked for.
finder-choice = { $subject }: { $chosen }
finder-rows = Rows
finder-laps = Laps
finder-capture = Captures
finder-players = Players
finder-length = Length
finder-place = Place
finder-region = Region
finder-grade = Difficulty
finder-any = any
# $name: what might be asked for. $found (number): games found then.
finder-offer = { $name } ({ $found })
# $rows (number): rows of pits one above another.
finder-rows-of = { $rows }
finder-square = square
finder-laps-one = one
finder-laps-several = several
finder-capture-count = by count
finder-capture-across = across
finder-capture-passing = while sowing
finder-capture-gap = beyond an empty pit
finder-capture-pits = wins pits
finder-capture-sown-again = sown again
finder-capture-nothing = none
# $players (number): who play it.
finder-players-of = { $players }
# $moves (number): of a game.
finder-length-short = { $moves ->
        [one] short, one move
       *[other] short, up to { $moves } moves
    }
finder-length-middling = medium, up to { $moves }
finder-length-long = long, over { $moves }
finder-grade-easy = easy
finder-grade-middling = medium
finder-grade-hard = hard
# $games (number): played of each.
finder-length-how = { $games ->
        [one] How many moves a game has, in one game of each played at random just now. Games between people differ.
       *[other] How many moves a game has: the median of { $games } games of each, played at random just now. Games between people differ.
    }
# Headings in the list of games.
game-good-to-begin = For beginners
# $region: a part of the world. $games (number): games that are played there.
game-region = { $region } ({ $games })
# $game: the game that those listed are like.
game-like = Like { $game }, most similar first
region-west-africa = West Africa
region-central-africa = Central Africa
region-horn = Horn of Africa
region-east-africa = East Africa
region-southern-africa = Southern Africa
region-madagascar = Madagascar and its neighbours
region-middle-east = North Africa and the Middle East
region-central-asia = Caucasus and Central Asia
region-south-asia = South Asia
region-south-east-asia = South-East Asia
region-east-asia = East Asia
region-pacific = The Pacific
region-americas = The Americas
region-europe = Europe
region-world = All over the world
region-invented = Invented games
# $game: the game to which this one is a sibling.
game-of = a kind of { $game }
game-on-table = This game is on the table.
# Heading of the games that are kept and not over.
game-unfinished = Unfinished games
# $moves (number): made so far.
game-moves-made = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
# $date: as date-day says it.
game-begun = begun { $date }
# $games (number): how many there are.
game-unfinished-all = Show all { $games }
game-take-up = Resume
game-remove = Remove from list
game-removed = Removed from the list.
game-bring-back = Undo
game-board = { $columns ->
        [one] { $rows } × one pit
       *[other] { $rows } × { $columns } pits
    }, { $seeds ->
        [one] one seed
       *[other] { $seeds } seeds
    }

## Setting a game up

options-back = All games
options-ways = Ways to play it
options-reset = Reset
# $changed (number): how many options are not as usual; two or more.
options-reset-all = Reset all ({ $changed })
options-shuffle = New random opening
options-shuffle-number = Another number
options-players = Who plays
# Above the options on what ends a game or a round of a match.
options-ending = How it ends
options-sources = Source and open questions
options-impossible = These options can’t be combined
options-begin = New game
# What can be done with a game before it is begun.
game-play = Play
game-learn = Learn
game-rules = Rules
game-samples = Sample games
player-name = name
# The choice of who plays at a seat. $seat: which. $who: one of the next five.
player-who = { $seat }: { $who }
# What a new game can be: $seats (number): how many seats there are.
player-mode-computer = Against the computer
player-mode-people = { $seats ->
    [2] Two players
   *[other] Everybody plays
}
player-mode-watch = Watch
player-person = Person
player-random = Random moves
# $level (number): 1 to 8.
player-level = Level { $level }
# $seconds: as written.
player-time = { $seconds } s a move
# $depth (number): how many moves ahead it looks.
player-depth = { $depth ->
        [one] one move deep
       *[other] { $depth } moves deep
    }
# The same in the list. $level: 1 to 8. $place (lowest, second, highest, highest-of-few, other): among those of the game;
# highest-of-few is the highest where a game has fewer levels than others, as more thought would gain little.
player-level-is = { $place ->
    [lowest] Level { $level }: takes what it sees
    [second] Level { $level }: expects the answer
    [highest] Level { $level }: the strongest
    [highest-of-few] Level { $level }: the strongest (longer thought gains little in this game)
   *[other] Level { $level }
}
# $seconds: as written.
player-time-is = As well as it can in { $seconds } s
# A strength and a style. $skill: as above, or a number. $style (careful, greedy).
player-with-style = { $style ->
    [careful] { $skill }, careful
   *[greedy] { $skill }, greedy
}
# The styles in the list: the choice among moves that are worth nearly the same. $style (balanced, careful, greedy).
player-style = { $style ->
    [careful] Careful
    [greedy] Greedy
   *[balanced] Balanced
}
# Their meaning, where one is pointed at.
player-style-does = { $style ->
    [careful] Likes moves that leave little to capture
    [greedy] Likes moves that capture much at once
   *[balanced] Plays the move that it takes for the best
}
# What the program is called where it plays. $skill: its level, or a time as above.
player-program = Naqala { $skill }

## A seat that the program plays

# $player: who is to move.
opponent-thinks = { $player } is thinking…
opponent-waits = { $player } is paused: continue, or make the move yourself
opponent-opens = The computer makes the first move.
opponent-is-to-move = The computer is thinking about this move.
opponent-move-now = Move now
opponent-move-now-does = Plays the best move found so far (Enter)
opponent-hold = Pause computer
opponent-hold-does = Pauses the computer so that you can look round or play its move yourself
opponent-go-on = Continue
opponent-go-on-does = Lets the computer make its move

## The rule page

rules-changed = { $count ->
    [one] One rule differs from the usual game; it is marked.
   *[other] { $count } rules differ from the usual game; they are marked.
}

# Stands under a drawing of the board with a line from pit to pit.
rules-path = The path of sowing
rules-path-either-way = The path of sowing, in either direction

## The bar

# Stands before a sentence about a seed, where both players sow at the same time. $player: whose hand it is.
caption-hand-of = { $player }:

## The record

# Opens a list of what can be done with the record.
moves-record = File
moves-open = Open…
moves-shipped = Sample games
moves-save = Save
moves-save-as = Save as…
film-button = Export video…
moves-picture = Export image…
film-give-up = Cancel
moves-copy-position = Copy position
moves-compose = Set up position
moves-paste-position = Paste position…
moves-undo = Undo
moves-redo = Redo
# $move: the first move of a variation.
moves-fold = Collapse variation with { $move }
moves-unfold = Expand variation with { $move }
# Of a variation that parts from the main line.
moves-make-main = Make main line
# Of a variation that parts from another one.
moves-promote = Promote variation
# $move: the move being shown, in a variation.
moves-line-delete = Delete from here
moves-line-gone = Moves deleted.
moves-line-put-back = Undo
moves-remark-on = Comment on { $move }
moves-remark-opening = Comment on the opening
# $glyph: what is thought of a move.
moves-glyph = { $glyph ->
        [brilliant] Brilliant move
        [good] Good move
        [interesting] Interesting move
        [dubious] Dubious move
        [mistake] Mistake
       *[blunder] Blunder
    }
moves-remark-hint = Add a comment…
moves-wait = The game waits. Its moves stand here when you are back.

## What each side has. $seeds: a number.

score-store = Store: { $seeds }
score-hand = In hand: { $seeds }
score-penalties = Penalties: { $seeds }
score-lost = Lost
score-pits = On the board: { $seeds }
# $pit: the name of a pit.
score-house = House { $pit }: { $seeds }
# $traps (number): how many pits were won for good.
score-traps = { $traps ->
    [one] One trap: { $seeds }
   *[other] { $traps } traps: { $seeds }
}

## Seats round a board of four, each in a few words.

# $after (number): after how many turns of others the seat moves; 0 if it moves now.
seat-turn = { $after ->
    [0] to move
    [1] next
   *[other] in { $after } turns
}
seat-frozen = moves no more
seat-won = has won
# $fellow: another seat.
seat-same-player = one player with { $fellow }
seat-partner = partner of { $fellow }

# What a player brought into this round of a match.
score-held = Brought: { $seeds }

## The rounds of a match

# $round (number): which.
match-round = Round { $round }
match-column-round = Round
match-column-began = Begun by
match-column-won = Won by
# $first: who begins. $south, $north (numbers): seeds that they bring into it.
match-brought = Round { $round }. { $first } begins. South brings { $south ->
        [one] one seed
       *[other] { $south } seeds
    }, North { $north }.
match-begun = Round { $round }. { $first } begins.
match-level = draw
match-void = void
# What stands where a round is not over.
match-open = …
# $seller: a side. $whole, $half (numbers): how many of that side's pits are sold, and how many by half.
match-sold = { $whole ->
    [0] { $half ->
        [one] One of { $seller }'s pits is half sold.
       *[other] { $half } of { $seller }'s pits are half sold.
    }
    [one] { $half ->
        [0] One of { $seller }'s pits is sold.
        [one] One of { $seller }'s pits is sold, and one half sold.
       *[other] One of { $seller }'s pits is sold, and { $half } half sold.
    }
   *[other] { $half ->
        [0] { $whole } of { $seller }'s pits are sold.
        [one] { $whole } of { $seller }'s pits are sold, and one half sold.
       *[other] { $whole } of { $seller }'s pits are sold, and { $half } half sold.
    }
}
match-none-sold = No pit is sold yet.
# $leader: south, north or level. $south, $north (numbers): seeds that each brought into this round.
match-leads = { $leader ->
    [south] South leads, { $south ->
        [one] one seed
       *[other] { $south } seeds
    } to { $north }.
    [north] North leads, { $north ->
        [one] one seed
       *[other] { $north } seeds
    } to { $south }.
   *[level] Level, { $south ->
        [one] one seed
       *[other] { $south } seeds
    } each.
}
# $leader: south, north or level. $south, $north (numbers): points in the match before this round.
match-scored = { $leader ->
    [south] South leads the match, { $south } to { $north }.
    [north] North leads the match, { $north } to { $south }.
   *[level] The match is level, { $south } to { $north }.
}

## The transport bar

transport-opening = Choose one of the marked pits to begin.
transport-opening-button = Press the button to begin.
transport-asked = The game begins in the middle of a turn. Answer the question to go on.
transport-asked-between = The game begins between two rounds. Answer the question to go on.
transport-set-out = Click the pits in which to set out the seeds of your hand, one by one.
transport-ready = Starting position. Press play to see the game, or step through it.
# $move (number): counted from 1, a move with its answers counting once. $moves (number): how many there are.
transport-move = Move { $move } of { $moves }
transport-all = { $moves ->
    [one] After one move
   *[other] After { $moves } moves
}
# $lap (number): which lap of a move of several is shown. $laps (number): how many there are. $hand: none or, where two hands
# are at work at the same time, the side of the player whose laps they are. $player: the same by name.
transport-lap = { $hand ->
    [none] Lap { $lap } of { $laps }
   *[other] { $player }: lap { $lap } of { $laps }
}
transport-first = Starting position
transport-previous-ply = Previous move
transport-previous-event = Previous step
transport-previous-lap = Previous lap
transport-backwards = Play backwards
transport-play = Play
transport-pause = Pause
transport-next-event = Next step
transport-next-lap = Next lap
transport-next-ply = Next move
transport-skip = Skip to end of move
transport-last = Last position
transport-speed = Speed
transport-lap-by-lap = Pause after each lap
transport-preferences = Preferences
transport-analysis = Turn analysis on (F6)
transport-no-analysis = Turn analysis off (F6)
transport-hint = Hint: show the best move (F7)
transport-undo = Undo (Ctrl+Z)
transport-turn = Turn the board (Ctrl+T)
transport-keys = Keyboard shortcuts
transport-project = Presentation mode (F5)
transport-project-no-longer = Exit presentation mode (F5 or Escape)
# $player: who makes the move that is being shown.
transport-moves = { $player } moves
transport-open-panel = Show side panel
transport-shut-panel = Hide side panel

## What may be answered to a question in mid-turn

asked-choose = Choose…
# $key: the name of a key.
asked-key = Key: { $key }

## A record being watched

# $game: its name.
watch-demonstration = Demonstration: a short game of { $game }
watch-record = A recorded game of { $game }
watch-play = Play it yourself
watch-play-does = Start this game from the beginning; you make the moves
watch-again = Watch again
watch-again-does = Show the game once more from its beginning

## The game that was left last

resume-heading = Welcome back
# $game: its name. $move (number): how many moves have been made.
resume-game = Resume { $game }, move { $move }

## Ends that no rule brings about

resign = Resign
draw-offer = Offer draw
draw-accept = Accept draw
# $player: who.
draw-offered = { $player } offers a draw.
draw-accepted = { $player } accepts the draw.
draw-declined = { $player } declines the draw and plays on.
# $winner, $loser: who.
status-resigned = { $winner } wins: { $loser } resigned.
status-draw-agreed = Draw by agreement.

## The end of a game

end-rematch = Rematch
end-review = Review
end-new = New game
end-new-does = Choose another game, or other players
end-play-again = Play again
end-play-again-does = Begin the same game from its opening
end-change-sides = Change sides
end-change-sides-does = Begin the same game from its opening, with the players in each other's seats
# $seats (number): how many seats there are.
end-sides-changed = { $seats ->
    [2] Sides are changed: whoever played North now plays South.
   *[other] Seats are changed: everyone has moved on to the next seat.
}
end-look = Look at the game
end-look-does = Go back to the opening, with the list of moves beside the table

## Setting out the seeds of the hand before play

## What a position is worth

study-thinking = Analysing…
study-over = The game is over: there is nothing to analyse.
# $move: the best one. $does: what it does, in sentences; may be empty.
study-hint = Hint: { $move }. { $does }
# $result: `won`, `lost` or `drawn`, for the player who makes the move.
study-result = { $result ->
    [won] wins
    [lost] loses
   *[drawn] draws
}
study-level = Even with best play.
study-drawn = Nobody wins with best play: this is proved.
# $player: who is ahead. $seeds: by how many seeds, a number and perhaps a half.
# $exact: `yes` where it is proved.
study-ahead = { $exact ->
    [yes] { $player } is { $seeds ->
        [1] one seed
       *[other] { $seeds } seeds
    } ahead with best play: this is proved.
   *[no] { $player } is { $seeds ->
        [1] one seed
       *[other] { $seeds } seeds
    } ahead with best play.
}
# $player: who.
study-wins = { $player } wins with best play: this is proved.
# $player: who. $percent (number): how many games of a hundred.
study-likely = { $player } wins about { $percent } of 100 games from here.
# $player: whose part is at the left. $percent (number): how large it is.
study-balance = { $player } wins about { $percent } of 100 games from here
# $depth (number): moves. $speed (number): thousands of positions.
study-effort = { $depth ->
    [one] One move deep, { $speed } thousand positions a second
   *[other] { $depth } moves deep, { $speed } thousand positions a second
}
study-play-line = Plays the moves up to this one; undo takes them back
study-move = The move, its value, search depth, and what follows. Click to play it.
study-move-proved = The move, its value (= means proved), search depth, and what follows. Click to play it.

## A game gone over

# Beside the curve above the timeline; short.
timeline-chances = Chances
timeline-chances-does = How likely South was to win: at the top, South wins. A click goes there.
# $player: who. $percent (number): how accurate, of 100. $mistakes, $slips (numbers): how many.
review-summary = { $player }: accuracy { percent }, { $mistakes ->
    [0] no mistakes
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
}, { $slips ->
    [0] no inaccuracies
    [one] { $slips } inaccuracy
   *[other] { $slips } inaccuracies
}
review-next = Next mistake
review-try = Try it yourself
# $player: who. $move: the move.
review-played = { $player } played { $move } here.
review-go-over = Review game
review-going-over = Reviewing game: { percent }
review-go-over-does = Looks for moves that were not the best: marked in this list and on the timeline, and explained
# $move: what should have been played. $does: one or more of what follows, joined.
review-slip = Better: { $move } would have { $does }.
review-mistake = Mistake: { $move } would have { $does }.
review-won = won the game
# $seeds (number): how many.
review-captured = { $seeds ->
    [one] captured a seed
   *[other] captured { $seeds } seeds
}
review-claimed = claimed a pit
review-again = moved again
# $seeds (number): how many that are captured now by the next player.
review-saved = { $seeds ->
    [one] saved a seed from capture
   *[other] saved { $seeds } seeds from capture
}
# $seeds (number): how many, in the end.
review-more = { $seeds ->
    [one] brought a seed more in the end
   *[other] brought { $seeds } seeds more in the end
}
review-likelier = led to better chances

## Reasons for a move's value, in the list of all moves: what it does, then what it leaves to the opponent.

why-wins = Wins the game.
why-loses = Loses the game.
# $seeds (number)
why-captures = { $seeds ->
    [one] Captures a seed.
   *[other] Captures { $seeds } seeds.
}
why-claims = Claims a pit.
why-again = Moves again.
# $player: who moves next. $seeds (number): how many at most. $move: by this move.
why-answer = { $player } can then capture { $seeds ->
    [one] a seed
   *[other] { $seeds } seeds
} with { $move }.
why-safe = { $player } can capture nothing in answer.
# $moves (number): how many, one or two.
why-few = { $player } has only { $moves ->
    [one] one move
   *[other] { $moves } moves
} left.
# $player: who gains more by this move and the best play after it. $seeds (number): how many more. $move: the other move
# with which it is compared.
why-wins-more = { $player } wins { $seeds ->
    [one] a seed
   *[other] { $seeds } seeds
} more on the way than after { $move }.
# At the end of that play. $player: whose pit it is. $seeds (number): its seeds. $pit: its name. $move: the other move.
why-worth-more = { $seeds ->
    [one] The seed then in { $pit } is
   *[other] The { $seeds } seeds then in { $pit } are
} worth more to { $player } than those there after { $move }.
# As before, but seeds at the end of the play after the other move, which are worth more there than here.
why-worth-less = After { $move } { $seeds ->
    [one] the seed then in { $pit }
   *[other] the { $seeds } seeds then in { $pit }
} would be worth more to { $player }.

## A game for one player.

solution-ask-hint = Hint
solution-ask-hint-does = Says which move the shortest way to win begins with
solution-show = Show the solution
solution-show-does = Plays the shortest way to win from here; undo takes it back
solution-searching = Looking for a way to win…
# $left (number): moves to the end.
solution-winnable = It can be won, in { $left ->
        [one] one more move
       *[other] { $left } more moves
    }
# $move: the first of them. $left: as above.
solution-hint = { $left ->
        [one] Hint: { $move }, the last move
       *[other] Hint: { $move }, the first of { $left } moves
    }
solution-lost = This can no longer be won
solution-unknown = Could not determine whether this can still be won

# $player: who does so. $left (number): how many are left in hand.
set-out-left = { $player } sets out the seeds: { $left } left in hand
set-out-evenly = Place the rest evenly
set-out-evenly-does = Set out the rest of the hand, each seed in the pit that holds the fewest
set-out-at-random = Place the rest at random
set-out-at-random-does = Set out the rest of the hand, each seed in a pit chosen at random

## The timeline

timeline-move = Move
timeline-game = Game
# As transport-lap.
timeline-lap = { $hand ->
    [none] lap { $lap } of { $laps }
   *[other] { $player }, lap { $lap } of { $laps }
}
timeline-sow = a seed is sown
timeline-relay = the lap goes on
timeline-capture = seeds are captured
timeline-bonus = another move
timeline-round = a round of a match is over
# Stands beside a mark in the key to the timeline, after all others.
timeline-other = any other event

## Small windows

window-shut = Close
film-title = Export video
film-whole = Whole game
film-part = Part of the game
film-from = From move
film-to = to move
film-size = Size
film-speed = Speed
film-subtitles = Subtitles beside the film (.srt)
film-kinds = The file extension decides the format: .gif for an animation in 255 colours, .apng for one in full colour, .mp4
    for a video (ffmpeg must be installed).
# $time: minutes and seconds. $size: megabytes.
film-length = Length { $time }, about { $size } MB as GIF
film-choose-file = Choose file…
preferences-title = Preferences
preferences-language = Language
preferences-language-of-system = System default
preferences-language-asked = Set on the command line for this run.
preferences-text-size = Text size
preferences-smaller = Smaller
preferences-larger = Larger
preferences-look = Theme
look-light-wood = Light wood
look-dark-wood = Dark wood
look-sand = Sand
look-plain = Plain, with high contrast
preferences-stones = Stones
stones-pebbles = Pebbles
stones-seeds = Seeds
stones-cowries = Cowries
stones-glass = Glass
preferences-volume = Sound
preferences-muted = Mute
preferences-counts = Show seed counts
preferences-path = Show the path of sowing
preferences-own-side = Always show my own side at the bottom
preferences-projected-speed = Speed in presentation mode
preferences-waits-at-captures = Pause after captures to read the rule (always in presentation mode)
preferences-reduced-motion = Reduce motion
preferences-dark = Dark panel
preferences-full-screen = Full screen (F11)
# $megabytes: what the tables take on disk.
preferences-tables = Endgame tables on disk: { $megabytes } MB
preferences-tables-delete = Delete
preferences-tables-delete-does = Analysis builds them again when needed
position-title = Paste position
position-explained = Type or paste a position of { $game }. A new game starts from it.
position-set-up = Set up

## The sheet of keys

keys-title = Keyboard shortcuts
keys-timeline = Marks on the timeline
rings-title = Circles on the board
rings-drawn = Drawn with the right mouse button
rings-barred = This pit may not be chosen
rings-asked = The puzzle asks about this pit
rings-chosen = Your answer so far
rings-described = This step of the lesson describes it
keys-pit = A, B, C …
keys-pit-does = Play the pit of that column, or point at it where there is a choice (of two letters, the last)
keys-point = Arrows
keys-point-does = Point at a pit, or below the pits at a button such as Pass
keys-choose = Enter
keys-choose-does = Play the pit or press the button pointed at; answer yes; press the main button of a lesson or puzzle
keys-way = < >
keys-way-does = Play left or right, where there is a choice; dragging does the same
keys-compass = 1 … 9
keys-compass-does = On a board without edges, play it in the direction of that digit on a number pad
keys-stop = Backspace
keys-stop-does = Answer no
keys-play = Space
keys-play-does = Play or pause
keys-backwards = Shift + Space
keys-backwards-does = Play backwards or pause
keys-event = Shift + Left, Right
keys-event-does = Previous or next step
keys-ply = Page Up, Page Down
keys-ply-does = Previous or next move
keys-lap = Shift + Page Up, Page Down
keys-lap-does = Previous or next lap
keys-round = Ctrl + Page Up, Page Down
keys-round-does = End or start of a round in a match
keys-skip = Shift + End
keys-skip-does = Skip to end of move
keys-ends = Home, End
keys-ends-does = Starting position, last position
keys-speed = + −
keys-speed-does = Twice as fast, half as fast
keys-lap-by-lap = F3
keys-lap-by-lap-does = Toggle pause after each lap and round
keys-sound = F4
keys-sound-does = Toggle sound
keys-analysis = F6
keys-analysis-does = Toggle analysis
keys-hint = F7
keys-hint-does = Show the best move
keys-undo = Ctrl + Z, Ctrl + Y
keys-undo-does = Undo or redo a move; undo a drawing or a deletion if that came last
keys-turn = Ctrl + T
keys-turn-does = Turn the board round
keys-files = Ctrl + O, Ctrl + S
keys-files-does = Open a file, save the game record
keys-new = Ctrl + N
keys-new-does = Search games
keys-copy = Ctrl + C, Ctrl + V
keys-copy-does = Copy the position, paste a position
keys-compose = Ctrl + E
keys-compose-does = Set up position, starting from the one shown
keys-collection = Ctrl + L
keys-collection-does = Saved games
keys-panel = F2
keys-panel-does = Show or hide side panel
keys-tabs = Ctrl + 1, 2, 3, 4
keys-tabs-does = Game, Rules, Moves or Learn tab
keys-project = F5
keys-project-does = Presentation mode: only board, caption and lesson; F5 or Escape to exit
keys-remote = Page Down, Page Up
keys-remote-does = In a lesson in presentation mode: next step, previous step; so do Space, Enter, Right and Left
keys-class = F8, F9
keys-class-does = Pause before every last seed to ask what happens next; freeze the position while you speak
keys-draw = Right mouse button
keys-draw-does = Draw a circle, or drag to draw an arrow; Shift, Ctrl or Alt for another colour; repeat to erase
keys-full-screen = F11
keys-full-screen-does = Toggle full screen
keys-text-size = Ctrl + plus, minus, 0
keys-text-size-does = Larger, smaller or default text
keys-help = F1, ?
keys-help-does = Show keyboard shortcuts
keys-quit = Ctrl + Q
keys-quit-does = Quit; the game is saved

## Notices

notice-failed = Something went wrong
notice-dismiss = Dismiss
notice-copy = Copy text
notice-kept-beside = Another window has continued this game in { $file }; yours is saved next to it as { $now }.

## The dialogs for files

file-title-open = Open record or variant
file-title-save = Save record
file-both = Records and variants
file-title-film = Export video
file-gif = Animation (GIF)
file-apng = Animation in full colour (APNG)
file-mp4 = Video (MP4)
file-title-picture = Export image
file-png = Image (PNG)
file-title-sheet = Print or save rules
file-title-board = Save board to print
file-title-worksheet = Save worksheet
file-title-plan = Save lesson plan
file-title-tournament = Save tournament to print
file-pdf = Document (PDF)
file-html = Web page (HTML)
file-records = Records
file-text = Text
file-json = JSON
file-ogn = Oware Game Notation
file-pgn = PGN of togyz kumalak
file-page = Web page with player
file-cancel = Cancel
file-overwrite = Replace
file-places = Places
file-removable = Removable devices
file-home = Home
file-desktop = Desktop
file-documents = Documents
file-downloads = Downloads
file-audio = Music
file-pictures = Pictures
file-videos = Videos
file-selected = Selected file:
file-name = Name:
file-all = All files
file-any-ending = Any
file-open = Open
file-save = Save
file-exists = already exists. Replace it?
file-folder-unnamed = The folder needs a name.
file-unnamed = The file needs a name.
file-folder-exists = A folder with this name already exists.
file-exists-already = A file with this name already exists.

## Examples of clauses

# Why no move shows a sentence. $why: aim, always or long; never if nothing was found.
example-states = { $why ->
        [aim] This says what the game is about; who has won is seen when it is over.
        [always] This holds all the time: no single move shows it.
        [long] This takes longer than a few moves.
       *[never] No example was found.
    }
# Why a last seed that nearly captured takes nothing. $pit: where it fell; $owner, $own (yes or no): whose pit that is;
# $count: what it holds now; $facing, $faced: the pit that faces it, and what that holds.
# $reason: what speaks against it: side, was, holds, facing or nothing (there is nothing to take).
example-missed = { $reason ->
        [side] The last seed falls in { $pit }, which is { $own ->
                [yes] one of the player's own pits
               *[no] { $owner }'s pit
            }: nothing is captured there.
        [was] { $count ->
                [1] The last seed falls in { $pit }, which was empty: nothing is captured.
               *[other] The last seed falls in { $pit }, which already held seeds: nothing is captured.
            }
        [holds] { $count ->
                [one] { $pit } now holds { $count } seed, which is not the right number: nothing is captured.
               *[other] { $pit } now holds { $count } seeds, which is not the right number: nothing is captured.
            }
        [facing] { $faced ->
                [0] The pit that faces { $pit }, { $facing }, is empty: nothing is captured.
                [one] The pit that faces { $pit }, { $facing }, holds { $faced } seed: nothing is captured.
               *[other] The pit that faces { $pit }, { $facing }, holds { $faced } seeds: nothing is captured.
            }
       *[nothing] There is nothing to take: { $facing }, which faces { $pit }, is empty.
    }
