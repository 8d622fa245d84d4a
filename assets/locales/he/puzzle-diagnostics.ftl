### Why there is no puzzle. $game: the id of the game. $kind: the kind of puzzle as commands name it.

# $known: the kinds.
diagnostic-puzzle-kind-unknown = אין חידות מסוג { $kind }
    .help = { $likely ->
        [yes] האם התכוונתם ל־{ $near }?
       *[no] {""}
    }
    .help-2 = אפשר לבחור ב־{ $known }
diagnostic-puzzle-no-captures = למשחק { $game } אין חידות מסוג { $kind }
    .note = לא לוכדים בו דבר
diagnostic-puzzle-not-for-two = למשחק { $game } אין חידות מסוג { $kind }
    .note = הוא אינו משחק בין שני צדדים
# $why: the kind, as a key: last, legal, takes, best, win, opening or endgame.
diagnostic-puzzle-unsuited-position = אי אפשר ליצור חידה מסוג { $kind } מן העמדה הזאת
    .note = { $why ->
        [legal] לא בוחרים בה בגומות, או שאין כלל שקובע באילו
        [best] לא היה אפשר להוכיח את ערכם של כל המהלכים, או שלכולם אותו ערך
        [win] אף מהלך אינו כופה ניצחון בתוך תורים אחדים, או שכולם כופים אותו, או שהבדיקה נמשכת זמן רב מדי
        [opening] חידות מן הסוג הזה לקוחות ממשחקים שהתוכנה משחקת
        [endgame] חידות מן הסוג הזה לקוחות ממשחקים שהתוכנה משחקת
       *[other] לא מצוין בה מהלך, או שהמהלך אינו מסתיים באבן שנזרעת
    }
# $seed: a number by which puzzles are told apart. $why: the kind, as a key: last, legal, takes, best, win, opening or endgame.
diagnostic-puzzle-not-found = למשחק { $game } אין חידה מסוג { $kind } עבור המספר { $seed }
    .note = { $why ->
        [last] לא נמצא מהלך שמסתיים בלי שאלה
        [legal] לא נמצאה עמדה שבה בוחרים בגומות
        [takes] לא נמצאה זריעה שלוכדת אבנים
        [best] לא נמצאה עמדה שבה אפשר להוכיח את ערכם של כל המהלכים ויש מהלכים טובים מאחרים
        [opening] לא נמצאה פתיחה שבה יש מהלכים גרועים בבירור מאחרים
        [endgame] לא נמצא סיום שבו אפשר להוכיח את ערכם של כל המהלכים ויש מהלכים טובים מאחרים
       *[win] לא נמצאה עמדה שבה חלק מן המהלכים, אבל לא כולם, כופים ניצחון בתוך תורים אחדים
    }
