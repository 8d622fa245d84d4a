### Mistakes in recorded games of other formats than the program's own, and why games cannot be written in them. $most (number): the
### greatest number allowed. $known: what was expected, as a list.

## Any format

# $bytes (number): the length of the text, in millions.
diagnostic-game-text-too-long = בטקסט יש { $bytes } בתים
    .help = מותר לכל היותר { $most }
# $format: html.
diagnostic-game-format-only-written = אפשר לכתוב משחקים בתבנית { $format }, אבל לא לקרוא אותם ממנה
    .help = נדרשת התבנית { $known }
# $moves (number): a great number.
diagnostic-game-too-many-moves = במשחק יש { $moves } מהלכים
    .help = מותר לכל היותר { $most }
# $variations (number): a great number.
diagnostic-game-too-many-variations = במשחק יש { $variations } הסתעפויות
    .help = מותר לכל היותר { $most }
# $part: its name as it was written.
diagnostic-game-part-unknown = { $part } אינו מוכר כאן
    .help = אפשר לבחור ב־{ $known }
# $part: the name of a part, or an option.
diagnostic-game-part-twice = { $part } מופיע פעמיים
    .help = נדרש שיופיע פעם אחת
# $result: what was written.
diagnostic-game-result-unknown = { $result } אינו תוצאה
    .help = אפשר לבחור ב־{ $known }
# $sign: what was written after a move, such as !!!.
diagnostic-game-sign-unknown = { $sign } אינו סימן להערכת מהלך
    .help = אפשר לבחור ב־{ $known }
# $games (number): at least two.
diagnostic-game-more-games = בקובץ יש { $games ->
        [two] שני משחקים
       *[other] { $games } משחקים
    }
    .note = נלקח הראשון
# $stated, $played: results, as texts have them: South, Draw ...
diagnostic-game-result-differs = התוצאה הרשומה היא { $stated }, ולפי המהלכים { $played }
    .note = השנייה היא שנלקחת
# $tag: its name.
diagnostic-game-tag-twice = { $tag } מופיע פעמיים
    .note = נלקח הראשון
diagnostic-game-tag-form = זה אינו תג
    .help = נדרשים שמו של התג וערכו, כגון `[South "Ada"]`

## Moves with remarks, variations and drawings

diagnostic-moves-variation-open = ההסתעפות שמתחילה כאן אינה סגורה
    .help = נדרש `)` אחריה
# $sign: a closing parenthesis or brace.
diagnostic-moves-closes-nothing = { $sign } אינו סוגר דבר
    .help = נדרש מהלך, `{"{"}` או `(`
diagnostic-moves-variations-too-long = בהסתעפויות יש יותר מדי מהלכים
    .help = מותר לכל היותר { $most }
diagnostic-moves-variations-too-deep = יש יותר מדי הסתעפויות זו בתוך זו
    .help = מותר לכל היותר { $most }
diagnostic-moves-nothing-to-replace = אין לפני ההסתעפות הזאת מהלך שהיא יכולה להחליף
    .help = נדרש מהלך כזה, או `...` אחרי `(`
# $sign: a sign that rates a move, such as !.
diagnostic-moves-sign-without-move = אין מהלך לפני { $sign }
    .help = נדרש מהלך
diagnostic-moves-remark-open = ההערה שמתחילה כאן אינה סגורה
    .help = נדרש `{"}"}` אחריה
diagnostic-moves-remark-within = הערה נוספת מתחילה בתוכה
diagnostic-moves-variation-no-move = { $word } אינו מהלך של המשחק הזה
    .help = הערות נכתבות בסוגריים מסולסלים, והסתעפויות בסוגריים עגולים
diagnostic-moves-drawing-open = הציור שמתחיל כאן אינו סגור
    .help = נדרש `]` אחריו
diagnostic-moves-text-open = הטקסט שמתחיל כאן אינו סגור
    .help = נדרש `"` אחריו
diagnostic-moves-no-such-character = `\u` אינו מציין כאן שום תו
    .help = נדרש מספר התו בסוגריים מסולסלים, כגון `\u{"{"}2c{"}"}`
diagnostic-moves-escape = ל־`\` אין כאן משמעות
    .help = נדרש `\\` בשביל התו עצמו, `\{"{"}`, `\{"}"}`, `\n` או `\u{"{"}2c{"}"}`

## The head of a game as text

diagnostic-head-without-game = שם המשחק חסר
    .help = נדרשים `Game:` והמזהה של המשחק לפני המהלכים
# $option: what was written in place of an option and its value.
diagnostic-head-option-form = ל־{ $option } אין ערך
    .help = נדרשים אפשרות וערכה, כגון `seeds_per_pit=6`
# $computer: what was written.
diagnostic-head-computer-form = { $computer } אינו מתחיל בצד שבו התוכנה משחקת
    .help = נדרשים צד ורמת המשחק של התוכנה, כגון `north level:3`

## JSON

diagnostic-json-empty = הקובץ { $file } ריק
    .help = נדרש משחק בסוגריים מסולסלים, כגון `{"{"}"format": 1, "variant": "kalah", "moves": ["c1"]{"}"}`
diagnostic-json-cut-off = הטקסט נגמר מוקדם מדי
    .help = נדרש המשך שסוגר את כל הסוגריים והמירכאות
# $found: a character.
diagnostic-json-unexpected-character = { $found } אינו יכול לעמוד כאן
    .help = נדרש JSON: שמות וערכים בסוגריים מסולסלים, רשימות בסוגריים מרובעים, טקסט במירכאות כפולות (`"`), ופסיקים ביניהם
diagnostic-json-comma-last = `,` אינו יכול לעמוד לפני { $sign }
    .help = הסירו את הפסיק שאחרי החלק האחרון
diagnostic-json-text-open = הטקסט שמתחיל כאן אינו סגור
    .help = נדרש `"` בסופו
diagnostic-json-comment = ב־JSON אין הערות
    .help = הסירו את ההערה
# $found: text, number, list, object or word. $wanted: text, number, list or object.
diagnostic-json-other-kind = יש כאן { $found ->
        [text] טקסט
        [number] מספר
        [list] רשימה
        [object] אובייקט בסוגריים מסולסלים
       *[word] מילה בלי מירכאות
    }
    .help = { $wanted ->
        [text] נדרש טקסט במירכאות
        [number] נדרש מספר שלם, כגון 1
        [list] נדרשת רשימה בסוגריים מרובעים
       *[object] נדרשים שמות וערכים בסוגריים מסולסלים
    }
# $part: its name.
diagnostic-json-part-missing = { $part } חסר
    .help = הוא נדרש בתוך הסוגריים המסולסלים האלה, כגון { $example }
# $ply: what was written in place of the number of a move.
diagnostic-json-ply-form = { $ply } אינו מספר של מהלך
    .help = נדרש מספר שלם במירכאות, כגון `"3"`
# $found (number), $known (number): the number of a format.
diagnostic-json-format = מספר התבנית של המשחק הוא { $found }
    .note = הגרסה הזאת של Naqala קוראת רק את תבנית { $known }
    .help = השתמשו בגרסה חדשה יותר של Naqala

## OGN, the notation of Oware

# $word: what was written in place of a move.
diagnostic-ogn-no-move = { $word } אינו מהלך של אווארה
    .help = נדרשת אות מ־`A` עד `F` לדרום או מ־`a` עד `f` לצפון
# $game: what was written, or the id of the game of that name.
diagnostic-ogn-not-oware = { $game } אינו אווארה, וזה הסימון של אווארה
    .help = נדרש Oware או Oware Abapa
# $result: what was written.
diagnostic-ogn-no-result = { $result } אינו תוצאה
    .help = נדרש מספר האבנים של כל צד, כגון `25-20`, או `*`
# $written: the move with the seeds that it is said to win. $seeds (number): what it wins.
diagnostic-ogn-seeds-differ = { $written }: המהלך הזה { $seeds ->
        [0] אינו זוכה בדבר
        [one] זוכה באבן אחת
        [two] זוכה בשתי אבנים
       *[other] זוכה ב־{ $seeds } אבנים
    }
# $game: the name of the game.
diagnostic-ogn-other-game = אי אפשר לכתוב את { $game } ב־OGN, הסימון של אווארה
    .help = נדרש `oware` או צירוף מוכן שלו
# $columns (number): not six.
diagnostic-ogn-columns = בלוח יש { $columns ->
        [one] טור אחד
        [two] שני טורים
       *[other] { $columns } טורים
    }
    .note = ב־OGN יש אותיות ל־6 טורים בלבד
    .help = נדרשים 6
# $word: the move.
diagnostic-ogn-no-letter = למהלך { $word } אין אות ב־OGN
    .help = נדרשים רק מהלכים שאוספים בהם אבנים מגומה
# $opening: the position as records have it.
diagnostic-ogn-opening = אי אפשר לכתוב את הפתיחה { $opening } ב־OGN
    .help = נדרש רק תוכן הגומות והקופות והצד שתורו לשחק

## PGN, here the notation of togyz kumalak

# $word: what was written in place of a move.
diagnostic-togyz-no-move = { $word } אינו מהלך של טוגיז קומלאק
    .help = נדרשות שתי ספרות מ־1 עד 9, כגון `76` או `76(10)`
# $result: what was written.
diagnostic-togyz-no-result = { $result } אינו תוצאה
    .help = נדרש `1-0`, `0-1`, `1/2-1/2` או `*`
# $written: the move as the text has it. $played: the move as it is by the rules.
diagnostic-togyz-move-differs = { $written }: לפי הכללים המהלך הוא { $played }
# $game: the name of the game.
diagnostic-togyz-other-game = אי אפשר לכתוב את { $game } ב־PGN, שכאן הוא הסימון של טוגיז קומלאק
    .help = נדרש `togyz-kumalak`
diagnostic-togyz-more-than-moves = במשחק יש הסתעפויות, אפשרויות או פתיחה משלו, ואי אפשר לכתוב אותן ב־PGN
    .help = נדרש משחק בלעדיהן

## A page that replays a game

# $steps (number), $most (number): great numbers.
diagnostic-page-too-long = המשחק ארוך מדי לדף אחד
    .note = יש בו { $steps } צעדים
    .help = מותר לכל היותר { $most }
# $most (number): a great number.
diagnostic-page-too-many-positions = המשחק ארוך מדי לדף אחד
    .help = מותרות לכל היותר { $most } עמדות, כולל אלה שבהסתעפויות
