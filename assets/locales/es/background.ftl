# History and customs: the page on the family of games, and works that are cited.

background-title = Historia y costumbres
background-does = De dónde vienen estos juegos, quién los juega y cómo, con las obras que lo dicen.
family-title = Los juegos de mancala
background-name = El nombre
background-history = Antigüedad y difusión
background-people = Quién juega
background-customs = Costumbres
background-board = Tableros y semillas
background-learning = Aprendizaje e investigación

# A page, or several, of a work, such as 160 or 12–14.
work-page = pág. { $pages }
work-pages = págs. { $pages }
# A work by three authors or more. $first: the family name of the first.
work-authors = { $first } y otros
# A work that was not seen itself. $work: author and year of the one that cites it.
work-through = Citado según { $work }.
