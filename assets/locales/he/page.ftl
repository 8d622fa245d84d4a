### The rule page: its headings, and the lines about the game that stem from no clause.

page-about = על המשחק
page-board = הלוח והאבנים
page-choice = המהלך שלכם
page-choice-stage = המהלך שלכם { $count ->
        [one] בשלב
       *[other] בשלבים
    } { $stages }
page-stages = שלבי המשחק
page-race = המרוץ
page-sowing = הזריעה
page-capture = הלכידה
page-house = { $house-named ->
        [yes] { $house }
       *[no] הבית
    }
page-blockade = { $blockade-named ->
        [yes] גומות חסומות ({ $blockade })
       *[no] גומות חסומות
    }
page-claim = גומות שזוכים בהן לתמיד
page-closed = גומות שנסגרות לתמיד
page-traps = גומות שזוכים בהן כמלכודות
page-won = גומות שזוכים בהן
page-spoilt = גומות שהתקלקלו ({ $trap })
page-turn = התור
page-ending = סוף { $game }
page-options = אפשרויות
page-notes = הכרעות וספקות
page-source = מקור
page-works = ספרות

about-also = שמות אחרים: { $names }.
about-home = { $made ->
        [yes] { $people } ({ $place }).
       *[no] מי משחק: { $people } ({ $place }).
    }
about-nowhere = { $made ->
        [yes] { $people }. { $place }.
       *[no] מי משחק: { $people }. { $place }.
    }
about-people = { $made ->
        [yes] { $people }.
       *[no] מי משחק: { $people }.
    }
about-place = { $on-map ->
        [yes] היכן משחקים: { $place }.
       *[no] { $place }.
    }
source-from = הכללים לפי: { $source }
source-licence = תנאי השימוש: { $licence }

page-untitled = משחק ללא שם

## Stages of play that are not counted in turns.

stages = { $count ->
        [one] במשחק שלב אחד.
        [two] במשחק שני שלבים.
        [3] במשחק שלושה שלבים.
       *[other] במשחק { $count } שלבים.
    }
stage = { $number ->
        [1] השלב הראשון
        [2] השלב השני
        [3] השלב השלישי
       *[other] שלב { $number }
    }{ $named ->
        [yes] , הנקרא { $name },
       *[no] { "" }
    } { $begins ->
        [mirror] בא לפני כל סבב חוץ מן הראשון.
       *[other] { $until ->
                [one-turn] נמשך תור אחד.
                [one-move] נמשך מהלך אחד.
                [hand-spent] { $begins ->
                        [spread] נמשך עד שהצד שמתחיל סידר את כל העתודה.
                       *[other] נמשך עד שלצד שהגיע תורו לא נשארו אבנים בעתודה.
                    }
               *[end] נמשך עד סוף המשחק.
            }
    } { $begins ->
        [mirror] בשלב הזה הצד שיש לו פחות אבנים מסדר אותן.
        [place] בשלב הזה מתחילים כל תור בהנחת אבן אחת מן העתודה.
        [spread] { "" }
        [seats] בשלב הזה מותר לצד השני להחליף מקומות.
        [arrange] בשלב הזה כל צד מסדר את כל העתודה שלו, קודם צד אחד ואחר כך הצד השני.
       *[sow] בשלב הזה אוספים את האבנים מגומה וזורעים אותן.
    }
# שם העומד אחרי המילה "שלב": "בשלב השני", כמו "בשלב נמואה".
stage-number = { $number ->
        [1] הראשון
        [2] השני
        [3] השלישי
        [4] הרביעי
       *[other] מספר { $number }
    }
phase-stages = הכלל חל רק { $count ->
        [one] בשלב
       *[other] בשלבים
    } { $stages }.

## Stages of play that are counted in turns.

phase-only = הכלל חל רק בתור { $turn ->
        [1] הראשון
        [2] השני
        [3] השלישי
        [4] הרביעי
        [5] החמישי
       *[other] מספר { $turn }
    } של { $match ->
        [yes] הסבב.
       *[no] המשחק.
    }
phase-up-to = { $each ->
        [yes] הכלל חל רק בתור הראשון של כל צד{ $match ->
                [yes] { "" } בסבב.
               *[no] .
            }
       *[no] הכלל חל רק { $turns ->
                [one] בתור הראשון
                [two] בשני התורים הראשונים
               *[other] ב־{ $turns } התורים הראשונים
            } של { $match ->
                [yes] הסבב.
               *[no] המשחק.
            }
    }
phase-after = { $each ->
        [yes] הכלל אינו חל בתור הראשון של אף אחד מן הצדדים{ $match ->
                [yes] { "" } בסבב.
               *[no] .
            }
       *[no] הכלל אינו חל { $turns ->
                [one] בתור הראשון
                [two] בשני התורים הראשונים
               *[other] ב־{ $turns } התורים הראשונים
            } של { $match ->
                [yes] הסבב.
               *[no] המשחק.
            }
    }
phase-some = { $match ->
        [yes] כשסופרים את התורים של הסבב מאחד והלאה, הכלל חל באלה: { $turns }.
       *[no] כשסופרים את התורים של המשחק מאחד והלאה, הכלל חל באלה: { $turns }.
    }
phase-from = { $turn } ואילך

## Options.

option-name = { $name }:
option-choice = { $chosen ->
        [yes] { $default ->
                [yes] – (ברירת המחדל) { $text }
               *[no] – (נבחר כאן) { $text }
            }
       *[no] { $default ->
                [yes] – (ברירת המחדל, לא נבחרה כאן) { $text }
               *[no] – { $text }
            }
    }
option-idle = – הכלל שהאפשרות הזאת נוגעת לו אינו חלק מן המשחק כפי שהוא מוגדר עכשיו: האפשרות אינה משנה דבר.
option-number = – { $value } (ברירת המחדל); { $from } עד { $to }.
option-number-changed = – { $value } (ברירת המחדל { $default }); { $from } עד { $to }.

about-changed = כך משחקים בדרך כלל; במקום שאפשרויות משנות זאת כאן, הדבר מסומן.

changed-by-option = שונה בגלל האפשרות "{ $name }". ברירת המחדל: { $text }
changed-by-number = שונה בגלל האפשרות "{ $name }". ברירת המחדל: { $default }.
changed-in-version = לא כך הדבר במשחק העיקרי, שזאת אחת הגרסאות שלו.
