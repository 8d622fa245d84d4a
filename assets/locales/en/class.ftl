### For a class: worksheets, plans of lessons, tournaments and clocks.

## Worksheets

# $game: its name.
worksheet-title = { $game }: puzzles
worksheet-name = Name:
worksheet-date = Date:
worksheet-answer = Answer:
# $status: who is to move. $question: of a puzzle.
worksheet-asked = { $status }. { $question }
worksheet-answers = Answers
# $number (number): of a puzzle. $text: its answer, with the rule that it shows.
worksheet-line = { $number }: { $text }
# $number: by which the same worksheet is made again.
worksheet-foot = Worksheet { $number } by Naqala
worksheet-open = Worksheet…
worksheet-dialog = Worksheet
worksheet-does = Puzzles of the game on the table, with a line for each answer and the answers on the last page. The same number makes the same worksheet again.
worksheet-kind = Puzzles:
worksheet-all-kinds = All kinds
worksheet-grade = Grade:
worksheet-all-grades = All grades
worksheet-count = How many:
worksheet-number = Number:
worksheet-save = Save worksheet…
worksheet-failed = The worksheet { $file } could not be written.

## Plan of a lesson

# $minutes (number). $games: a list of names.
plan-title = A lesson of { $minutes } minutes: { $games }
# $from, $to (numbers): minutes of the lesson. $title: what is done.
plan-stage = Minutes { $from } to { $to }: { $title }
plan-foot = Lesson plan by Naqala
plan-needed = What is needed
plan-needs-screen = A computer with Naqala and a projector or a large screen; F5 shows board and caption alone.
# $game: its name. $boards, $seeds (numbers): of boards, and of seeds for each.
plan-needs-boards = { $game }: { $boards ->
        [one] one board
       *[other] { $boards } boards
    } with { $seeds } seeds each. The Learn tab prints boards and says how to make them.
plan-needs-worksheets = A worksheet for each pupil, saved from the Learn tab.
plan-welcome = Welcome
plan-welcome-does = Show the board and the seeds, and ask who knows such a game. Say what the class will be able to do at the end.
plan-first-does = Open this lesson from the Learn tab and show it on the wall. Pause before each move and ask where the last seed will fall.
# $steps: titles between semicolons.
plan-steps = Its steps: { $steps }.
# $game: its name.
plan-learn = The rules of { $game }
plan-learn-does = Open the lesson of the game from the Learn tab. Let somebody say each rule in their own words, let the class vote on what happens next (F8), and have another pupil make each move that is asked for.
plan-puzzles = Puzzles of { $game }
plan-puzzles-does = Everybody works on the worksheet alone, then compares answers with a neighbour. Take up the puzzles on which they disagree on the screen.
plan-play = Play { $game }
# $players (number): of one game. $left (number): pupils left over if all play in such groups.
plan-play-does = { $players ->
        [1] Everybody plays alone and writes down the best result.
        [2] Pairs play. Lots decide who begins; whoever has finished changes seats and plays again.
       *[other] Groups of { $players } play. Lots decide who begins; whoever has finished changes seats and plays again.
    } { $left ->
        [0] {""}
       *[other] Whoever is left over joins a group and takes turns at one seat.
    }
plan-talk = What have you found out?
plan-talk-does = Ask which moves were good and why, and have a position shown on the screen. What would you do differently next time?
# $ideas: titles between semicolons.
plan-talk-ideas = Ideas to compare with what the class has found: { $ideas }.
plan-end = Count and put away
plan-end-does = Count the seeds back into their boxes: none may be missing.
plan-open = Plan a lesson…
plan-dialog = Lesson plan
plan-minutes = Time:
# $minutes (number).
plan-length = { $minutes } min
plan-pupils = Pupils:
plan-games = Games:
plan-add-game = Add a game…
# $game: its name.
plan-drop-game = Leave out { $game }
plan-with-first = Begin with “What is mancala?”
plan-with-puzzles = With puzzles
plan-too-short = There is too little time for all of this. Choose more minutes, or fewer games.
plan-save = Save plan…
plan-failed = The plan { $file } could not be written.

## Tournament

# $game: its name.
tournament-title = Tournament: { $game }
tournament-foot = Tournament by Naqala
tournament-standings = Standings
tournament-place = Place
tournament-player = Player
tournament-points = Points
# The sum of the scores of the opponents.
tournament-opponents = Opponents’ points
# $number (number).
tournament-round = Round { $number }
tournament-bye = has a bye
# $result: south, draw or north.
tournament-score = { $result ->
        [south] 1 : 0
        [draw] ½ : ½
       *[north] 0 : 1
    }
tournament-open = Tournament…
tournament-dialog = Tournament
tournament-does = Type the names of the players, one a line. Lots decide on their order.
tournament-swiss = Swiss
tournament-swiss-does = Players with about the same score meet, and nobody meets anybody twice.
tournament-round-robin = Round robin
tournament-round-robin-does = Everybody meets everybody.
tournament-rounds = Rounds:
# $players (number): names typed. $rounds (number): of the tournament.
tournament-size = { $players ->
        [one] One player
       *[other] { $players } players
    }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
tournament-begin = Begin the tournament
tournament-next = Next round
tournament-over = The tournament is over.
tournament-ready = The next round can begin.
tournament-waits = The next round begins when all results are in.
tournament-end = New tournament
tournament-dropped = The tournament was put away.
tournament-restore = Bring it back
tournament-play = Play on this screen
tournament-save = Save for print…
tournament-failed = The tournament { $file } could not be written.
# $name: of a player. For screen readers.
tournament-wins = { $name } has won
tournament-drawn = Drawn

## The card of the Learn tab

desk-title = For teachers
desk-does = A lesson planned to the minute, worksheets, and a tournament of the class.

## Clocks and lots

clock-title = Clock:
clock-none = No clock
# $seconds (number): for each move.
clock-per-move = { $seconds ->
        [60] 1 min a move
        [120] 2 min a move
       *[other] { $seconds } s a move
    }
# $minutes (number): for the whole game. $increment (number): seconds added after each move.
clock-total = { $increment ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $increment } s
    }
# $player: whose time it is. $time: such as 4:59.
clock-left = { $player } { $time }
# $player: who has run out of time.
clock-out = Time is up: { $player } loses.
# Nobody is named where the game has more than two players.
lots-draw = Draw lots
# $player: who sits at the seat that begins.
lots-drawn = { $player } begins.
