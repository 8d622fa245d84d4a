## A position drawn with letters.

drawn-store = קופה { $seeds }
drawn-penalty = עונשין { $seeds }
drawn-lost = הפסד
drawn-stores = בקופות: { $what }
drawn-ends = בקצות הלוח: { $what }
drawn-specials = כלים מיוחדים שנלכדו: { $what }
drawn-hands = ביד: { $what }
drawn-flight = בדרך: { $what }
drawn-mark = { $pit } { $mark ->
        [barred] חסומה
        [house] בית
        [house-barred] בית, חסום
        [played] כבר שוחקה
        [closed] סגורה
        [filled] מולאה
        [sold] נמכרה
        [half-sold] נמכרה למחצה
        [won] זכייה של { $side }
        [missed] הוחמצה ({ $side })
       *[trap] מלכודת של { $side }
    }

## Answers.

line-position = עמדה:
line-left-out = הושמט:
line-but-not = אבל לא:
line-move = מהלך:
line-right = נכון:
line-moves = מהלכים:
line-places = מקומות:
line-no-move = אין
line-any-way = בכל כיוון מ־{ $pits }
line-text = טקסט:
line-answer = תשובה:
line-because = לפי הכללים:
line-example = { $kind ->
        [causes] גורם למה שקורה
        [bars] אוסר מהלכים
        [prefers] מעדיף מהלכים
        [withholds] מונע דבר
       *[states] קובע עובדה
    }
line-puzzle = { $kind }, חידה { $grade } (מספר { $number })
line-sheet = { $file }: { $pages ->
        [one] עמוד אחד
        [two] שני עמודים
       *[other] { $pages } עמודים
    }
line-sheets = { $sheets ->
        [one] דף אחד
        [two] שני דפים
       *[other] { $sheets } דפים
    }, יחד { $pages ->
        [one] עמוד אחד
        [two] שני עמודים
       *[other] { $pages } עמודים
    }, בתיקייה { $folder }
line-board = { $file }: { $pages ->
        [one] עמוד אחד
        [two] שני עמודים
       *[other] { $pages } עמודים
    }, לוח של { $size } ס"מ על { $sheets ->
        [one] דף אחד
        [two] שני דפים
       *[other] { $sheets } דפים
    }
line-game = משחק { $number }: { $what }

## The list of languages.

line-language-code = קוד
line-language-name = שפה
line-messages = הודעות
line-texts = טקסטים

## The list of games.

column-id = ID
column-name = שם
column-place = מקום
column-board = לוח
column-seeds = אבנים
column-options = אפשרויות
