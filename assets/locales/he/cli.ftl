### The command line: its labels, and mistakes in what commands are given.

## Reports of mistakes.

cli-error = שגיאה
cli-warning = אזהרה
cli-help = עזרה
cli-note = הערה
cli-more = למידע נוסף: { $option }.
cli-explain-message = כך היא מוצגת:
cli-explain-example = דוגמה שיש בה השגיאה:

## Progress. $done, $of (numbers): how much has been done of how much.

cli-progress-games = משחק { $done } מתוך { $of }
cli-progress-pictures = תמונה { $done } מתוך { $of }
cli-progress-sheets = דף { $done } מתוך { $of }
cli-progress-endgames = טבלאות סיום: { percent }, נותרו { $seconds } שניות

## Answers.

cli-check-good = { $file }: { $variant }, { $options ->
        [one] אפשרות אחת
        [two] שתי אפשרויות
       *[other] { $options } אפשרויות
    }, { $presets ->
        [one] צירוף מוכן אחד
        [two] שני צירופים מוכנים
       *[other] { $presets } צירופים מוכנים
    }: תקין
cli-analyse-over = המשחק הסתיים: אין מהלך שאפשר לשחק.
cli-analyse-move = מהלך
cli-analyse-value = ערך
cli-analyse-depth = עומק
cli-analyse-line = המשך ({ $unit ->
        [seeds] היתרון באבנים
       *[result] 1 ניצחון, {"\u2066"}−1{"\u2069"} הפסד
    }; = מוכח)
cli-analyse-speed = { $positions ->
        [one] עמדה אחת
        [two] שתי עמדות
       *[other] { $positions } עמדות
    } ב־{ $seconds } שניות, { $millions } מיליון בשנייה
cli-clauses-kind = סוג
cli-clauses-list = רשימה
cli-clauses-games = משחקים
cli-clauses-does = מה הסעיף עושה, והפרמטרים עם ערכי ברירת המחדל
cli-match-score = { $game }: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    } מתוך { $games ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $games } משחקים
    } ב־{ $seconds } שניות
cli-match-account = ניצחונות: { $won }, תיקו: { $drawn }, הפסדים: { $lost }, בטלים: { $void }
cli-perft-depth = עומק
cli-perft-nodes = עמדות
cli-perft-seconds = שניות
cli-perft-speed = עמדות לשנייה
cli-playout-games = { $game }: { $games ->
        [one] משחק אקראי אחד
        [two] שני משחקים אקראיים
       *[other] { $games } משחקים אקראיים
    }, זרע האקראיות { $seed }
cli-playout-lengths = מהלכים למשחק:
cli-playout-length = בין { $least } ל־{ $most }, חציון { $median }, ממוצע { $mean }
cli-playout-results = תוצאות:
cli-playout-won = { $side } { $games }
cli-playout-drawn = תיקו { $games }
cli-playout-void = בטלים { $games }
cli-playout-lost = הפסדים { $games }
cli-playout-unfinished = לא הסתיימו:
cli-playout-left = { $games }, נעצרו אחרי { $plies } מהלכים
cli-playout-speeds = מהירות:
cli-playout-speed = { $plies ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $plies } מהלכים
    } ב־{ $seconds } שניות, { $speed } בשנייה
cli-solve-won = הניצחון כבר הושג
cli-solve-moves = { $moves ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $moves } מהלכים
    }, ואי אפשר לנצח בפחות
cli-solve-lost = אי אפשר לנצח: { $best ->
        [one] לכל היותר אבן אחת
        [two] לכל היותר שתי אבנים
       *[other] לכל היותר { $best } אבנים
    } מתוך { $seeds } מגיעות לקופה

## Words that are known on the command line.

cli-family = מנקלה מנקאלה
cli-command-words = variants:גרסאות variants:משחקים languages:שפות rules:חוקים rules:כללים compare:השוואה compare:השווה sheet:דף example:דוגמה lesson:שיעור show:הצג show:לוח replay:הפעל replay:שחזור solve:פתור solve:פתרון analyse:ניתוח analyse:נתח match:תחרות puzzles:חידות check:בדיקה check:בדוק explain:הסבר convert:המרה convert:המר film:סרט film:סרטון shot:תמונה

## Mistakes in arguments. $argument: as the help of the command names it. $value: what was written for it.

diagnostic-argument-unknown = הפקודה הזאת אינה מקבלת את הארגומנט { $argument }
diagnostic-argument-misspelt = הפקודה הזאת אינה מקבלת את הארגומנט { $argument }
    .note = { $sign ->
        [dash] בתחילתו קו מפריד, ולא שני מקפים
        [short-dash] בתחילתו קו מפריד, ולא מקף
        [hyphen] בתחילתו מקף אחד, ולא שניים
       *[none] {""}
    }
    .help = האם התכוונתם ל־{ $near }?
diagnostic-argument-invisible-sign = לפני { $option } יש תו בלתי נראה ({ $sign })
    .help = כתבו { $option } בלעדיו
diagnostic-position-in-pieces = הפקודה הזאת אינה מקבלת את הארגומנט { $argument }
    .help = כתבו את כל העמדה בתוך מירכאות: { $whole }
diagnostic-preset-in-pieces = הפקודה הזאת אינה מקבלת את הארגומנט { $argument }
    .help = האם התכוונתם ל־{ $near }?
diagnostic-game-before-command = { $target } בא לפני הפקודה { $command }
    .help = הוא צריך לבוא אחרי הפקודה: { $right }
diagnostic-option-set-twice = האפשרות { $option } צוינה פעמיים: { $first } וגם { $second }
    .help = יש לציין אותה פעם אחת
diagnostic-command-unknown = אין פקודה בשם { $command }
    .help = כל הפקודות מופיעות ב־`naqala --help`
diagnostic-command-misspelt = אין פקודה בשם { $command }
    .help = האם התכוונתם ל־{ $near }?
diagnostic-argument-missing = הארגומנט { $argument } חסר
diagnostic-argument-without-value = לא צוין ערך עבור { $argument }
diagnostic-argument-takes-no-value = הארגומנט { $argument } אינו מקבל ערך, אבל צוין { $value }
    .help = נדרש { $argument } לבדו
diagnostic-argument-choice-unknown = הערך { $value } אינו אפשרי עבור { $argument }
    .help = { $likely ->
        [yes] האם התכוונתם ל־{ $near }?
       *[no] {""}
    }
    .help-2 = אפשר לבחור ב־{ $choices }
diagnostic-argument-value = הערך { $value } אינו אפשרי עבור { $argument }: { $because }
diagnostic-arguments-in-conflict = אי אפשר לציין את { $argument } יחד עם { $others }
    .help = נדרש רק אחד מהם
diagnostic-argument-twice = הארגומנט { $argument } צוין פעמיים
    .help = יש לציין אותו פעם אחת
diagnostic-argument-not-text = אחד הארגומנטים אינו טקסט ב־UTF-8
    .note = רק שמות של קבצים יכולים להיות משהו אחר
diagnostic-arguments-unreadable = הארגומנטים האלה אינם מתאימים לפקודה
diagnostic-number-out-of-range = נדרש מספר שלם בין { $least } ל־{ $most }, בספרות בלבד
diagnostic-number-unreadable = נדרש מספר שלם מ־{ $least } ומעלה, בספרות בלבד, כגון `1000`
diagnostic-seconds-unreadable = נדרש מספר של שניות, כגון `2.5`
diagnostic-speed-out-of-range = נדרש מספר בין 0.1 ל־20, כגון `1.5`
diagnostic-picture-size = נדרשים רוחב וגובה בפיקסלים עם `x` לטינית ביניהם, מ־160x120 עד 3840x2160, כגון `960x600`
diagnostic-date-unreadable = נדרש תאריך, כגון `2026-11-24`
diagnostic-variation-number = נדרש מספר של הסתעפות, מ־1 ומעלה
diagnostic-lesson-step-number = נדרש מספר של שלב, מ־1 ומעלה
diagnostic-setting-unreadable = נדרש `OPTION=VALUE` ללא רווחים, כגון `seeds_per_pit=6`
diagnostic-engine-command-unreadable = נדרשת פקודה עם ארגומנטים, כגון `my-engine --fast`, וכל המירכאות סגורות
diagnostic-language-unknown = אפשר לבחור ב־{ $languages }
diagnostic-options-before-command = אפשרות של גרסה באה לפני הפקודה
    .help = היא צריכה לבוא אחרי הגרסה, כגון `naqala show kalah --set seeds_per_pit=6`

## Mistakes in what commands are given.

diagnostic-output-unwritable = אי אפשר לכתוב את הפלט: { $because }
diagnostic-input-unreadable = אי אפשר לקרוא את הקלט התקני: { $because }
diagnostic-position-refused = מה שצוין ב־{ $argument } אינו עמדה של המשחק הזה: { $because }
diagnostic-position-link-unreadable = מה שצוין ב־{ $argument } אינו עמדה וגם לא קישור לעמדה
    .help = נדרש טקסט כפי שהפקודה `naqala show` מדפיסה
diagnostic-position-link-refused = הקישור ב־`--position` אינו מוביל לעמדה של המשחק הזה: { $because }
    .help = העתיקו את הקישור כולו
diagnostic-position-link-to-other-game = הקישור ב־`--position` מוביל לעמדה של { $linked }
    .help = נדרשת עמדה של { $named }
diagnostic-position-link-with-other-option = הקישור ב־`--position` קובע ל־{ $option } את הערך { $linked }, ואילו `--set` קובע את הערך
    { $chosen }
    .help = נדרש אותו ערך, או פקודה ללא `--set` לאפשרות הזאת
diagnostic-endgame-tables-impossible = למשחק { $game } אין טבלאות סיום
    .note = ההמשך אינו תלוי רק באבנים שבגומות
    .help = למשחק הזה נדרשת פקודה ללא `--endgame`
diagnostic-endgame-tables-too-large = טבלאות הסיום של { $game } עם { $seeds ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $seeds } אבנים
    } גדולות מדי
    .help = נדרש `--endgame` עם { $most } לכל היותר
diagnostic-output-ending-unknown = הפקודה הזאת אינה יוצרת קבצים כמו { $file }
    .help = נדרש שם שמסתיים ב־{ $endings }
diagnostic-output-is-input = הקובץ { $file } הוא המשחק עצמו
    .help = נדרש שם של קובץ אחר
diagnostic-format-unknown = התבנית של { $file } אינה ידועה
    .help = נדרש שם שמסתיים ב־{ $endings }, או { $argument }
diagnostic-format-not-given = { $stream ->
        [output] לא צוין הפורמט של הפלט התקני
       *[input] לא צוין הפורמט של הקלט התקני
    }
    .help = נדרש { $argument } עם { $formats }
diagnostic-format-is-picture = { $ending ->
        [png] { $file } הוא שם של תמונה
       *[gif] { $file } הוא שם של סרטון
    }
    .note = הפקודה הזאת כותבת טקסט
    .help = { $ending ->
        [png] תמונות יוצרים עם `naqala shot GAME.naqala -o FILE.png`
        [mp4] סרטונים יוצרים עם `naqala film GAME.naqala -o FILE.mp4`
       *[gif] סרטונים יוצרים עם `naqala film GAME.naqala -o FILE.gif`
    }
diagnostic-lesson-without-ideas = אין רעיונות אסטרטגיים למשחק { $game }
    .help = יש כאלה במשחקים: { $games }
diagnostic-lesson-step-missing = בשיעור יש { $steps ->
        [one] רק שלב אחד
        [two] רק שני שלבים
       *[other] רק { $steps } שלבים
    }, ואין בו שלב { $step }
    .help = נדרש `--lesson` מ־1 עד { $steps }
diagnostic-set-without-variant = `--set` צוין ללא גרסה שאת האפשרות שלה הוא יקבע
    .help = נדרש מזהה של גרסה או קובץ גרסה
diagnostic-set-for-record = אי אפשר לציין `--set` יחד עם רישום
    .note = האפשרויות רשומות ברישום עצמו
    .help = נדרשת גרסה, או פקודה ללא `--set`
diagnostic-line-of-variant = אי אפשר לציין את `--line` יחד עם גרסה
    .note = אין בגרסה הסתעפויות
    .help = נדרש רישום ({"\u2066"}.naqala{"\u2069"})
diagnostic-line-of-input = אי אפשר לציין את `--line` יחד עם הקלט התקני
    .note = במשחק שכתוב בשורה אין הסתעפויות
    .help = נדרש רישום ({"\u2066"}.naqala{"\u2069"})
diagnostic-variant-in-place-of-record = { $variant } היא גרסה של משחק
    .help = נדרש רישום ({"\u2066"}.naqala{"\u2069"})
    .help-2 = `naqala rules` מציג את כללי הגרסה, ו־`naqala show` את הלוח שלה
diagnostic-record-in-place-of-variant = { $file } הוא רישום של משחק
    .help = נדרש מזהה של גרסה, או קובץ גרסה ({"\u2066"}.ron{"\u2069"})
    .help-2 = `naqala replay` מריץ רישום של משחק
diagnostic-clause-not-on-page = בדף הכללים אין סעיף בשם { $clause }
    .help = אפשר לבחור ב־{ $clauses }
diagnostic-game-not-solved = אי אפשר לפתור את { $game }: { $because }
diagnostic-solution-of-several-players = הפקודה `naqala solve` מיועדת למשחקים לשחקן אחד, וב־{ $game } { $players ->
        [2] משחקים שניים
        [3] משחקים שלושה
       *[other] משחקים ארבעה
    }
    .help = { $command } מוצא את המהלך הטוב ביותר
diagnostic-variant-is-family = { $name } הוא שמה של כל משפחת המשחקים
    .help = `naqala variants` מציג את המשחקים
diagnostic-code-unknown = הקוד { $code } אינו קיים
    .help = כל הקודים מופיעים ב־`naqala explain`
diagnostic-code-misspelt = הקוד { $code } אינו קיים
    .help = האם התכוונתם ל־{ $near }?

## Mistakes that show when a game is played. $game: its id. $played: a move. $ply, $number (numbers): of a move, from 1.

diagnostic-opening-without-move = במשחק { $game } אין אף מהלך חוקי בעמדת הפתיחה
    .help = נדרשת עמדת פתיחה שמי שמתחיל יכול לשחק בה
diagnostic-legal-move-refused = במשחק { $game } המהלך { $played } מופיע בין המהלכים החוקיים ונדחה, במהלך מספר { $ply } של משחק אקראי
    .note = זאת שגיאה של Naqala
    .help = אנא דווחו עליה וצרפו את הקובץ
diagnostic-seeds-not-kept = במשחק { $game } מספר האבנים השתנה מ־{ $seeds } ל־{ $now }, במהלך מספר { $ply } של משחק אקראי
    .note = זאת שגיאה של Naqala
    .help = אנא דווחו עליה וצרפו את הקובץ
diagnostic-replay-move-unreadable = מהלך { $number }: { $because }
diagnostic-replay-move-refused = מהלך { $number }: אי אפשר לשחק { $played }
    .note = { $reason }
diagnostic-replay-too-long = מהלך { $number }: במשחק יש כבר יותר מ־{ $most } צעדים
    .note = המשך המשחק אינו מוצג

## Mistakes in games that are given as lines of JSON. $key: of an object.

diagnostic-input-line-too-long = השורה ארוכה מדי
    .help = נדרשים { $most } בתים לכל היותר
diagnostic-input-line-not-text = השורה אינה טקסט
    .help = נדרש טקסט ב־UTF-8
diagnostic-input-line-not-json = זה אינו אובייקט JSON
    .help = נדרש משחק אחד בכל שורה, כגון `{"{"}"variant":"kalah","moves":["c1","b1"]{"}"}`
diagnostic-input-line-not-closed = אובייקט ה־JSON אינו סגור
    .help = נדרש המשך באותה שורה, שסוגר את כל הסוגריים
diagnostic-input-key-unknown = המפתח { $key } אינו מוכר
    .help = אפשר לבחור ב־{ $keys }
diagnostic-input-key-twice = המפתח { $key } מופיע פעמיים
    .help = הוא צריך להופיע פעם אחת
diagnostic-input-key-missing = המפתח { $key } חסר
diagnostic-input-value-of-other-kind = הערך של { $key } הוא מסוג אחר
    .help = { $kind ->
        [text] נדרש טקסט במירכאות
        [texts] נדרשת רשימה של טקסטים במירכאות
        [values] נדרש אובייקט עם ערכים של אפשרויות, כגון `{"{"}"seeds_per_pit":6{"}"}`
        [rows] נדרשת רשימה של שורות, כל אחת רשימה של מספרים שלמים
        [counts] נדרש אובייקט עם מספר שלם לכל גומה
        [marks] נדרש אובייקט עם טקסט לכל גומה
        [sides] נדרש אובייקט עם מספר שלם לכל צד, כגון `{"{"}"S":9,"N":10{"}"}`
       *[object] נדרש אובייקט
    }
diagnostic-input-too-many-moves = במשחק יש { $moves } מהלכים
    .help = נדרשים { $most } לכל היותר
diagnostic-input-two-openings = צוינו גם `position` וגם `opening`
    .help = נדרש רק אחד מהם
diagnostic-input-position = ב־`position`: { $because }
diagnostic-input-opening = ב־`opening`: { $because }
diagnostic-input-rows = ב־`pits` יש { $rows ->
        [one] שורה אחת
        [two] שתי שורות
       *[other] { $rows } שורות
    }
    .help = { $expected ->
        [one] נדרשת שורה אחת
        [two] נדרשות שתי שורות
       *[other] נדרשות { $expected } שורות
    }, כמספר השורות בלוח
diagnostic-input-pits-in-row = בשורה { $row } של הלוח יש { $pits ->
        [one] גומה אחת
        [two] שתי גומות
       *[other] { $pits } גומות
    }
    .help = { $expected ->
        [one] נדרשת גומה אחת
        [two] נדרשות שתי גומות
       *[other] נדרשות { $expected } גומות
    } בכל שורה
diagnostic-input-seeds-of-nobody = ב־{ $key } יש אבנים לצד { $side }, שאינו משתתף במשחק הזה
diagnostic-input-specials = `specials` אינו מתאים ללוח
    .help = מספר השורות הנדרש: { $rows }, ומספר הגומות בכל שורה: { $pits }
diagnostic-input-pit-unknown = אין גומה { $pit } בלוח הזה
diagnostic-input-end-unknown = אין גומה { $pit } בקצות הלוח הזה
diagnostic-input-word-unknown = למילה { $word } אין משמעות כאן
