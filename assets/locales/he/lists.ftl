### Ranges, and lists of lists.

list-range = { $first } עד { $last }
list-steps = { $first }, { $second } וכן הלאה עד { $last }
list-cut = { $first } וכן הלאה, עד { $last }
list-of-lists = { $first }; { $rest }

### Names that stand inside other sentences.

side-south = דרום
side-north = צפון
side-east = מזרח
side-west = מערב
side-alone = השחקן
place-store = הקופה של { $player }
place-hand = העתודה של { $player }
place-penalty = גומת העונשין של { $player }
place-spare = אבני ההלוואה של { $player }

### What things are called where the players of a game have no word of their own: nouns, each of which may follow "a".

word-game = המשחק
word-round = הסבב
word-trap = מלכודת
word-a-trap = { $trap }
word-a-trap-first = { $trap }
word-house = בית
word-head = גומת קצה
word-plain-turn = תור ללא לכידה

### Ways of sowing, to stand at the end of a sentence.

way = { $way ->
        [right] משמאל לימין
        [left] מימין לשמאל
        [cw] בכיוון השעון
        [n] צפונה
        [ne] צפון־מזרחה
        [e] מזרחה
        [se] דרום־מזרחה
        [s] דרומה
        [sw] דרום־מערבה
        [w] מערבה
        [nw] צפון־מערבה
       *[ccw] נגד כיוון השעון
    }

### Parts of a player's rows. $row: inner, outer, each (of both) or only (there is no other). $end: left, right, both, or all where no end matters.
### $whose: your (the player who is to move), their (the opponent) or the.

part-which-row = { $row ->
        [outer] { $whose ->
                [your] השורה החיצונית שלכם
                [their] השורה החיצונית של היריב
               *[the] השורה החיצונית
            }
        [each] { $whose ->
                [your] כל אחת מן השורות שלכם
                [their] כל אחת מן השורות של היריב
               *[the] כל שורה
            }
        [only] { $whose ->
                [your] השורה שלכם
                [their] השורה של היריב
               *[the] השורה
            }
       *[inner] { $whose ->
                [your] השורה הפנימית שלכם
                [their] השורה הפנימית של היריב
               *[the] השורה הפנימית
            }
    }
part-row = { $end ->
        [left] החצי השמאלי של { $row-name }
        [right] החצי הימני של { $row-name }
        [both] אחד משני החצאים של { $row-name }
       *[all] { $row-name }
    }
part-first = { $count ->
        [one] { $end ->
                [right] הגומה שבקצה הימני של { $row-name }
                [both] שתי גומות הקצה של { $row-name }
               *[left] הגומה שבקצה השמאלי של { $row-name }
            }
       *[other] { $end ->
                [right] { $count ->
                        [2] שתי
                        [3] שלוש
                       *[other] { $count }
                    } הגומות שבקצה הימני של { $row-name }
                [both] { $count ->
                        [2] שתי
                        [3] שלוש
                       *[other] { $count }
                    } הגומות שבכל קצה של { $row-name }
               *[left] { $count ->
                        [2] שתי
                        [3] שלוש
                       *[other] { $count }
                    } הגומות שבקצה השמאלי של { $row-name }
            }
    }
part-pit = הגומה { $number ->
        [1] הראשונה
        [2] השנייה
        [3] השלישית
        [4] הרביעית
        [5] החמישית
        [6] השישית
        [7] השביעית
        [8] השמינית
        [9] התשיעית
        [10] העשירית
       *[other] ה־{ $number }
    } { $end ->
        [right] מן הקצה הימני
        [both] מכל קצה
       *[left] מן הקצה השמאלי
    } של { $row-name }

date-month-name = { $month ->
        [1] ינואר
        [2] פברואר
        [3] מרץ
        [4] אפריל
        [5] מאי
        [6] יוני
        [7] יולי
        [8] אוגוסט
        [9] ספטמבר
        [10] אוקטובר
        [11] נובמבר
       *[12] דצמבר
    }
date-day = { $day } ב{ date-month-name } { $year }
date-month = { date-month-name } { $year }
date-year = { $year }
