### Rule sheets for print, and rule pages compared.

compare-heading = { $left } / { $right }

sheet-board = הלוח בתחילת המשחק, עם האבנים שבכל גומה.
sheet-board-random = לוח אפשרי בתחילת המשחק: האבנים מתחלקות בו באקראי.
sheet-path = החצים מראים את מסלול הזריעה.
sheet-path-either-way = הקו מראה את מסלול הזריעה; הכיוון שבו הולכים בו תלוי במהלך.
sheet-dashes = החצים המקווקווים הם של צפון בלבד.
sheet-torus = שולי הלוח מחוברים: השמאליים אל הימניים, והעליונים אל התחתונים.
sheet-strips = הלוח חתוך לחלקים: כל חלק נמשך בחלק שמתחתיו.

sheet-reserve = בעתודה

sheet-barred = אסור לבחור כאן בגומה { $pit }.

sheet-option = { $name }: { $value }

sheet-foot = { $title } – דף כללים מאת Naqala
sheet-page = { $page } מתוך { $pages }

diagnostic-sheet-letters-missing = אין גופן שמותר להטמיע ב־PDF ויש בו { $letters }
    .note = { $boxes ->
        [yes] במקומן מודפסים ריבועים
       *[no] {""}
    }
    .help = התקינו גופן שיש בו האותיות האלה, למשל ממשפחת Noto
    .help-2 = { $boxes ->
        [yes] {""}
       *[no] או ציינו תיקייה של גופנים עם `--fonts`, או הדפיסו ריבועים במקומן עם `--allow-missing`
    }
