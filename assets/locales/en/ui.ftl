### Labels of the window: menus, buttons, tabs, tooltips.

## Tabs of the side panel

tab-game = Game
tab-rules = Rules
tab-moves = Moves

## Finding a game

game-search = Find a game by its name, its people, its place or the size of its board
game-search-hint = Find a game …
game-none-found = No game matches. Try fewer letters, a country or a board such as 2×6.
game-on-table = This game is on the table.
game-continue = Take up the unfinished game again
game-board = { $rows } × { $columns } pits, { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
}

## Setting a game up

options-back = All games
options-ways = Ways to play it
options-reset = Changed. Set it back
options-players = Who plays
options-sources = Source and open questions
options-impossible = These options do not go together
options-begin = New game
player-name = name

## The rule page

rules-changed = { $count ->
    [one] One rule differs from the usual game; it is marked.
   *[other] { $count } rules differ from the usual game; they are marked.
}

## The record

moves-open = Open …
moves-shipped = Recorded games
moves-save = Save
moves-save-as = Save as …
moves-copy-position = Copy position
moves-paste-position = Set up position …
moves-undo = Undo
moves-redo = Redo
moves-remark-on = Remark on { $move }
moves-remark-opening = Remark on the opening
moves-remark-hint = Write a remark …

## The transport bar

transport-opening = Choose one of the marked pits to begin.
transport-ready = The opening. Press play to see the game, or step through it.
transport-ply = Move { $ply } of { $plies }
transport-all = { $plies ->
    [one] After one move
   *[other] After { $plies } moves
}
transport-first = To the opening
transport-previous-ply = To the move before
transport-previous-event = One step back
transport-backwards = Play backwards
transport-play = Play
transport-pause = Pause
transport-next-event = One step on
transport-next-ply = To the next move
transport-last = To the last position
transport-speed = Speed
transport-preferences = Preferences
transport-keys = Keys
transport-open-panel = Open the side panel
transport-shut-panel = Shut the side panel

## The timeline

timeline-move = Move
timeline-game = Game
timeline-sow = a seed is sown
timeline-relay = the lap goes on
timeline-capture = seeds are captured
timeline-bonus = another move
timeline-other = something else

## Small windows

window-shut = Close
preferences-title = Preferences
preferences-text-size = Size of text
preferences-smaller = Smaller
preferences-larger = Larger
preferences-percent = { $percent } %
preferences-counts = Show the number of seeds beside every pit
preferences-reduced-motion = Less motion: put seeds down without letting them fly
preferences-dark = Dark panel
position-title = Set up a position
position-explained = Write or paste a position of { $game }. A new game begins with it.
position-set-up = Set it up

## The sheet of keys

keys-title = Keys
keys-timeline = Marks on the timeline
keys-pit = A, B, C …
keys-pit-does = Play the pit of that column, or point at it where there is a choice
keys-point = Arrows
keys-point-does = Point at a pit
keys-choose = Enter
keys-choose-does = Play the pit pointed at; yes to a question
keys-way = < >
keys-way-does = Play it to the left or to the right, where there is a choice
keys-stop = Backspace
keys-stop-does = No to a question
keys-play = Space
keys-play-does = Play or pause
keys-backwards = Shift + Space
keys-backwards-does = Play backwards or pause
keys-event = Shift + Left, Right
keys-event-does = One step back or on
keys-ply = Page Up, Page Down
keys-ply-does = One move back or on
keys-ends = Home, End
keys-ends-does = To the opening, to the last position
keys-speed = + −
keys-speed-does = Twice as fast, half as fast
keys-undo = Ctrl + Z, Ctrl + Y
keys-undo-does = Take a move back, play it again
keys-files = Ctrl + O, Ctrl + S
keys-files-does = Open a file, save the record
keys-new = Ctrl + N
keys-new-does = Find another game
keys-copy = Ctrl + C, Ctrl + V
keys-copy-does = Copy the position shown, set up the one copied
keys-panel = F2
keys-panel-does = Open or shut the side panel
keys-tabs = Ctrl + 1, 2, 3
keys-tabs-does = Game, rules or moves in the side panel
keys-text-size = Ctrl + plus, minus, 0
keys-text-size-does = Larger, smaller or ordinary text
keys-help = F1
keys-help-does = This sheet
keys-quit = Ctrl + Q
keys-quit-does = Close the window; the game is kept

## Notices

notice-failed = That did not work
notice-dismiss = Dismiss
notice-copy = Copy this text
notice-not-kept = The game cannot be kept for next time. { $reason }

## The dialogs for files

file-title-open = Open a record or a variant
file-title-save = Save the record
file-both = Records and variants
file-records = Records
file-cancel = Cancel
file-overwrite = Overwrite
file-reload = Reload
file-show-hidden = Show hidden files
file-show-system = Show system files
file-places = Places
file-devices = Devices
file-removable = Removable devices
file-home = Home
file-desktop = Desktop
file-documents = Documents
file-downloads = Downloads
file-audio = Music
file-pictures = Pictures
file-videos = Videos
file-selected = Chosen file:
file-name = Name:
file-all = All files
file-any-ending = Any
file-open = Open
file-save = Save
file-exists = is there already. Overwrite it?
file-folder-unnamed = The folder needs a name.
file-unnamed = The file needs a name.
file-folder-exists = A folder of this name is there already.
file-exists-already = A file of this name is there already.
