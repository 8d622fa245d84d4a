### What is written over the table: hints about the pit pointed at, and buttons for moves that lift no pit.

table-pit = גומה { $pit }, { $seeds ->
        [0] ריקה
        [one] ובה אבן אחת
        [two] ובה שתי אבנים
       *[other] ובה { $seeds } אבנים
    }
table-pit-specials = { $seeds ->
        [0] גומה { $pit }, ובה { $pieces }
        [one] גומה { $pit }, ובה אבן אחת וגם { $pieces }
        [two] גומה { $pit }, ובה שתי אבנים וגם { $pieces }
       *[other] גומה { $pit }, ובה { $seeds } אבנים וגם { $pieces }
    }
table-pit-sold = גומה { $pit }, מכורה לצד { $owner }, { $seeds ->
        [0] ריקה
        [one] ובה אבן אחת
        [two] ובה שתי אבנים
       *[other] ובה { $seeds } אבנים
    }
table-pit-half-sold = גומה { $pit }, מכורה למחצה לצד { $owner }, { $seeds ->
        [0] ריקה
        [one] ובה אבן אחת
        [two] ובה שתי אבנים
       *[other] ובה { $seeds } אבנים
    }
table-pit-trap = גומה { $pit }, { $trap } של { $owner }, { $seeds ->
        [0] ריקה
        [one] ובה אבן אחת
        [two] ובה שתי אבנים
       *[other] ובה { $seeds } אבנים
    }
table-pit-missed = גומה { $pit }, { $seeds ->
        [one] ובה אבן אחת שהושארה שם
        [two] ובה שתי אבנים שהושארו שם
       *[other] ובה { $seeds } אבנים שהושארו שם
    } לפי החלטה של { $owner }
table-pit-played = גומה { $pit }, שכבר שיחקו ממנה בסבב הזה, { $seeds ->
        [one] ובה אבן אחת
        [two] ובה שתי אבנים
       *[other] ובה { $seeds } אבנים
    }
table-pit-barred = גומה { $pit }, חסומה בתור הזה, { $seeds ->
        [one] ובה אבן אחת
        [two] ובה שתי אבנים
       *[other] ובה { $seeds } אבנים
    }
table-pit-house = { $counts ->
        [yes] גומה { $pit }, { $house } של { $owner }, { $seeds ->
                [one] ובה אבן אחת
                [two] ובה שתי אבנים
               *[other] ובה { $seeds } אבנים
            }
       *[no] { $seeds ->
                [0] גומה { $pit }, { $house } של { $owner }, ריקה
                [one] גומה { $pit }, { $house } של { $owner }, ובה אבן אחת, פחות מן המספר הדרוש
                [two] גומה { $pit }, { $house } של { $owner }, ובה שתי אבנים, פחות מן המספר הדרוש
               *[other] גומה { $pit }, { $house } של { $owner }, ובה { $seeds } אבנים, פחות מן המספר הדרוש
            }
    }
table-pit-house-barred = גומה { $pit }, { $house } של { $owner }, חסומה בתור הזה, { $seeds ->
        [one] ובה אבן אחת
        [two] ובה שתי אבנים
       *[other] ובה { $seeds } אבנים
    }
table-lap-ends = הזריעה הראשונה מסתיימת בגומה { $last }.
table-last-in-pit = האבן האחרונה נופלת בגומה { $last }.
table-sets-out = כאן מניחים אבן מן היד שלכם.
table-last-in-store = האבן האחרונה נופלת בקופה שלכם.
table-last-in-other-store = האבן האחרונה נופלת בקופה של { $owner }.
table-relays = { $laps ->
        [one] הזריעה נמשכת פעם אחת.
        [two] הזריעה נמשכת פעמיים.
       *[other] הזריעה נמשכת { $laps } פעמים.
    }
table-takes = המהלך לוכד { $seeds ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $seeds } אבנים
    }.
table-gives = { $seeds ->
        [one] אבן אחת עוברת אל היריב.
        [two] שתי אבנים עוברות אל היריב.
       *[other] { $seeds } אבנים עוברות אל היריב.
    }
table-takes-specials = { $seeds ->
        [0] המהלך לוכד { $pieces }.
        [one] המהלך לוכד אבן אחת וגם { $pieces }.
        [two] המהלך לוכד שתי אבנים וגם { $pieces }.
       *[other] המהלך לוכד { $seeds } אבנים וגם { $pieces }.
    }
table-claims = המהלך זוכה בגומה לתמיד.
table-again = אתם מקבלים תור נוסף.
table-asks = באמצע המהלך תתבקשו להחליט.
table-asks-opponent = באמצע המהלך היריב יתבקש להחליט.
table-endless = התור לא יסתיים לעולם.
table-wins = המהלך מביא ניצחון במשחק.
table-loses = המהלך מביא הפסד במשחק.
table-draws = המהלך מסיים את המשחק בתיקו.
table-voids = המשחק לא ייחשב.
table-wins-round = המהלך מסיים את הסבב, ואתם מנצחים בו.
table-loses-round = המהלך מסיים את הסבב, ואתם מפסידים בו.
table-levels-round = המהלך מסיים את הסבב בתיקו.
table-voids-round = הסבב לא ייחשב.
table-wins-match = המהלך מביא ניצחון במערכה.
table-loses-match = המהלך מביא הפסד במערכה.
table-closes = בחרו בה כדי שתישאר סגורה בסבב { $round }.
table-wins-pit = בחרו בה כדי שתהיה שלכם בסבב { $round }.
table-deposits = { $seeds ->
        [one] האבן שנלכדה עוברת אל הגומה הזאת.
        [two] שתי האבנים שנלכדו עוברות אל הגומה הזאת.
       *[other] { $seeds } האבנים שנלכדו עוברות אל הגומה הזאת.
    }
table-click-answers = לחיצה פירושה: { $answer }.
table-choose-way = באיזה כיוון? לחצו על החצי השמאלי או על החצי הימני, גררו לאותו כיוון, או הקישו { "\u2066<\u2069" } או { "\u2066>\u2069" }.
table-choose-compass = באיזה כיוון? לחצו ליד חץ, גררו לאותו כיוון, או הקישו ספרה כמו במקלדת הספרות: 8 פירושה למעלה, 9 פירושה
    למעלה וימינה.
table-to-choose = כדי לשחק מכאן, עברו אל סוף המהלך הזה.

table-reserve = הכנסת העתודה למשחק
table-sow-store = { $seeds ->
        [one] אבן אחת מן הקופה
        [two] שתי אבנים מן הקופה
       *[other] { $seeds } אבנים מן הקופה
    }{ $chosen ->
        [yes] , { $way }
       *[no] { "" }
    }
table-shift = העברת האבנים של גומה
table-shifts = כל האבנים עוברות יחד אל גומה { $to }.
table-gives-seed = אבן אחת עוברת אל גומה { $to }.
table-gather = ביצוע מהלך הפתיחה
table-swap = החלפת מקומות
table-pass = ויתור על התור
table-capture = לכידה
table-leave-seeds = השארת האבנים
table-take-passing = לכידה מיד
table-let-stand = השארת האבנים שם
table-claim = זכייה בגומה
table-leave-pit = השארת הגומה כמות שהיא
table-sow-on = המשך הזריעה
table-end-turn = סיום התור כאן
table-retreat = העברת האבנים אחורה
table-stay = השארת האבנים במקומן

table-being-shown = המהלך הזה עדיין מוצג.
table-end-move = דילוג לסוף המהלך כדי לשחק מכאן
table-too-long = המשחק הגיע למיליון צעדים, ואין ממשיכים לעקוב אחריו. אפשר להתחיל משחק אחר.
table-game-over = המשחק הזה הסתיים.
table-wiped = הציורים נמחקו.
table-draw-again = ביטול
table-left-behind = { $moves ->
        [one] המשחק נמשך מכאן. המהלך המאוחר יותר נשמר כהסתעפות.
        [two] המשחק נמשך מכאן. שני המהלכים המאוחרים יותר נשמרים כהסתעפות.
       *[other] המשחק נמשך מכאן. { $moves } המהלכים המאוחרים יותר נשמרים כהסתעפות.
    }
table-variation-begun = { $moves ->
        [one] זאת הסתעפות. המהלך המאוחר יותר נשאר כמות שהוא.
        [two] זאת הסתעפות. שני המהלכים המאוחרים יותר נשארים כמות שהם.
       *[other] זאת הסתעפות. { $moves } המהלכים המאוחרים יותר נשארים כמות שהם.
    }
table-back-to-line = חזרה אל המהלכים ההם
table-opened = הקובץ { $file } נפתח.
table-saved = הקובץ { $file } נשמר בתיקייה { $folder }.
table-open-folder = פתיחת התיקייה
table-copied = הועתק: { $position }
