### Pages on which a recorded game is replayed in a browser.

replay-title = { $game }: { $players }
replay-player = { $side }: { $name }
replay-computer = Naqala ({ $skill })
replay-result = { $result ->
        [draw] התוצאה: תיקו.
        [void] התוצאה: המשחק אינו נחשב.
        [lost] התוצאה: הפסד.
       *[won] התוצאה: { $winner } מנצח.
    }
replay-opening = עמדת הפתיחה
replay-move = מהלך { $number } מתוך { $of }: { $move }
replay-flight = { $seeds ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $seeds } אבנים
    } ביד
replay-board = לוח
replay-controls = הצגת המשחק
replay-first = עמדת הפתיחה
replay-back = המהלך הקודם
replay-play = הפעלה
replay-pause = השהיה
replay-forward = המהלך הבא
replay-last = העמדה האחרונה
replay-moves = מהלכים
replay-steps = צעד אחר צעד
replay-options = אפשרויות השונות מברירת המחדל
replay-position = העמדה כטקסט
replay-keys = מקשי החצים עוברים ממהלך למהלך, Home ו־End עוברים אל הפתיחה ואל הסוף, ומקש הרווח מפעיל.
replay-made = נוצר בתוכנה Naqala
