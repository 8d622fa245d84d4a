# History and customs: the page on the family of games, and works that are cited.

background-title = היסטוריה ומנהגים
background-does = מאין באו המשחקים האלה, מי משחק בהם ואיך, עם המקורות שמעידים על כך.
family-title = משחקי המנקלה
background-name = השם
background-history = הגיל והתפוצה
background-people = מי משחקים
background-customs = מנהגים
background-board = לוחות ואבנים
background-learning = לימוד ומחקר

# A page, or several, of a work, such as 160 or 12–14.
work-page = עמ׳ { $pages }
work-pages = עמ׳ { $pages }
# A work by three authors or more. $first: the family name of the first.
work-authors = { $first } ואחרים
# A work that was not seen itself. $work: author and year of the one that cites it.
work-through = מובא לפי { $work }.
