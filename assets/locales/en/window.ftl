### What goes wrong with the window, with films and pictures, and with what is saved between runs.

## The window

diagnostic-display-missing = there is no display to open a window on
    .note = neither `WAYLAND_DISPLAY` nor `DISPLAY` is set
    .help = start Naqala from a desktop
    .help-2 = `naqala film FILE -o out.gif` films a record without a display
diagnostic-display-unreachable = the display cannot be reached
    .help = check that the one that `DISPLAY` or `WAYLAND_DISPLAY` names is running
diagnostic-graphics-driver-missing = no graphics driver was found
    .help = install one for Vulkan
    .help-2 = if the machine has no graphics card, install `mesa-vulkan-drivers` (Debian, Ubuntu), which draws without one
# $kind: memory, lost or other. $system: what the driver says.
diagnostic-graphics-driver-failed = { $kind ->
        [memory] the graphics card has too little memory
        [lost] the graphics card was switched off, unplugged or reset
       *[other] the graphics driver has failed: { $system }
    }
diagnostic-window-lost = the window was closed, as its display or graphics driver has failed
    .note = what was played is saved
# $script: the code of a script in ISO 15924, Zyyy for signs of none. $name: its name in English. $font: a font that has its
# letters. $package: a package that has the font.
diagnostic-letters-missing =
    no installed font has { $script ->
        [Arab] Arabic letters
        [Deva] Devanagari letters
        [Ethi] Ethiopic letters
        [Geor] Georgian letters
        [Grek] Greek letters
        [Hani] Chinese, Japanese and Korean characters
        [Khmr] Khmer letters
        [Mlym] Malayalam letters
        [Nkoo] N'Ko letters
        [Sinh] Sinhala letters
        [Taml] Tamil letters
        [Tfng] Tifinagh letters
        [Thai] Thai letters
        [Zyyy] some of the signs
       *[other] letters of the script { $name }
    }
    .note = boxes stand in their place
    .help = install a font that has them, such as { $font } (on Debian and Ubuntu, the package { $package })

## Films and pictures

# $why: renderer, driver, textures or lesson.
diagnostic-picture-not-drawn =
    { $why ->
        [driver] the picture could not be drawn: the graphics driver has failed
        [textures] the picture could not be drawn: the textures were not painted in time
        [lesson] the picture could not be drawn: the lesson was not ready in time
       *[renderer] the picture could not be drawn: the renderer gave no picture
    }
# $because: what the system or the encoder says.
diagnostic-picture-not-encoded = the picture could not be encoded: { $because }
# $from, $to (numbers): the first and the last move asked for. $moves (number): how many moves the game has.
diagnostic-film-moves-missing = there are no moves { $from } to { $to } to film
    .note =
        { $moves ->
            [0] the game has no moves
            [one] the game has { $moves } move
           *[other] the game has { $moves } moves
        }
# $because: what the system says.
diagnostic-ffmpeg-missing = an MP4 needs ffmpeg, which could not be started ({ $because })
    .help = install ffmpeg
    .help-2 = or choose a name that ends with `.gif`, as such a film needs nothing else
# $system: what ffmpeg says.
diagnostic-ffmpeg-failed = ffmpeg could not make the video: { $system }
diagnostic-ffmpeg-ended = ffmpeg ended without making the video
diagnostic-film-cancelled = cancelled
    .note = nothing was written
# $file: the name of the film or picture. $because: what the system says.
diagnostic-film-not-begun = could not save { $file }: { $because }
# $file: the name of the film or picture. $because: why the program that makes it could not.
diagnostic-film-not-made = could not save { $file }: { $because }
# $file: the name of the film or picture. $said: what the program that makes it printed.
diagnostic-film-ended = could not save { $file }: { $said }

## What is saved between runs

# $what: preferences, lessons, scores, puzzles (set up by the user) or tournament. $because: what is wrong with their file.
diagnostic-settings-unreadable =
    { $what ->
        [lessons] the progress in the lessons could not be read: { $because }
        [scores] the scores of puzzles could not be read: { $because }
        [puzzles] your own puzzles could not be read: { $because }
        [tournament] the tournament could not be read: { $because }
       *[preferences] the preferences could not be read: { $because }
    }
    .note =
        { $what ->
            [lessons] the lessons begin anew
            [scores] the scores begin anew
            [puzzles] {""}
            [tournament] {""}
           *[preferences] the preferences that come with the app are used
        }
# $what, $because: as above. $renamed: the new name of the file.
diagnostic-settings-put-aside =
    { $what ->
        [lessons] the progress in the lessons makes no sense: { $because }
        [scores] the scores of puzzles make no sense: { $because }
        [puzzles] your own puzzles make no sense and could not be read: { $because }
        [tournament] the tournament makes no sense and could not be read: { $because }
       *[preferences] the preferences make no sense: { $because }
    }
    .note =
        { $what ->
            [lessons] the lessons begin anew
            [scores] the scores begin anew
            [puzzles] {""}
            [tournament] {""}
           *[preferences] the preferences that come with the app are used
        }
    .note-2 = the file was renamed and is still there as { $renamed }
diagnostic-settings-left-there =
    { $what ->
        [lessons] the progress in the lessons makes no sense: { $because }
        [scores] the scores of puzzles make no sense: { $because }
        [puzzles] your own puzzles make no sense and could not be read: { $because }
        [tournament] the tournament makes no sense and could not be read: { $because }
       *[preferences] the preferences make no sense: { $because }
    }
    .note =
        { $what ->
            [lessons] the lessons begin anew
            [scores] the scores begin anew
            [puzzles] {""}
            [tournament] {""}
           *[preferences] the preferences that come with the app are used
        }
    .note-2 = the file could not be renamed and stands where it was
# $because: why its file could not be written.
diagnostic-game-not-saved = could not save the game: { $because }

## Puzzles and folders

# $name: what the puzzle is called. $because: what is wrong with it.
diagnostic-own-puzzle-unplayable = { $name } cannot be played: { $because }
# $folder: its path. $because: what the system says.
diagnostic-folder-not-opened = could not open { $folder }: { $because }
