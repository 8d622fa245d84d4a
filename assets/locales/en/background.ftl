# History and customs: the page on the family of games, and works that are cited.

background-title = History and customs
background-does = Where these games come from, who plays them and how, with the works that say so.
family-title = The mancala games
background-name = The name
background-history = Age and spread
background-people = Who plays
background-customs = Customs
background-board = Boards and seeds
background-learning = Learning and research

# A page, or several, of a work, such as 160 or 12–14.
work-page = p. { $pages }
work-pages = pp. { $pages }
# A work by three authors or more. $first: the family name of the first.
work-authors = { $first } et al.
# A work that was not seen itself. $work: author and year of the one that cites it.
work-through = Cited through { $work }.
