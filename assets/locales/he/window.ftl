### What goes wrong with the window, with films and pictures, and with what is saved between runs.

## The window

diagnostic-display-missing = אין תצוגה שאפשר לפתוח עליה חלון
    .note = לא הוגדר `WAYLAND_DISPLAY` וגם לא `DISPLAY`
    .help = הפעילו את Naqala משולחן עבודה גרפי
    .help-2 = `naqala film FILE -o out.gif` מפיק סרטון מרישום גם בלי תצוגה
diagnostic-display-unreachable = אין גישה לתצוגה
    .help = בדקו שהתצוגה ש־`DISPLAY` או `WAYLAND_DISPLAY` מציין פועלת
diagnostic-graphics-driver-missing = לא נמצא מנהל התקן גרפי
    .help = התקינו מנהל התקן ל־Vulkan
    .help-2 = אם אין במחשב כרטיס גרפי, התקינו את החבילה `mesa-vulkan-drivers` (Debian, Ubuntu), שמציירת בלעדיו
diagnostic-graphics-driver-failed = { $kind ->
        [memory] אין די זיכרון בכרטיס הגרפי
        [lost] הכרטיס הגרפי כובה, נותק או אותחל
       *[other] מנהל ההתקן הגרפי כשל: { $system }
    }
diagnostic-window-lost = החלון נסגר כי התצוגה שלו או מנהל ההתקן הגרפי כשלו
    .note = מה ששוחק נשמר
diagnostic-letters-missing =
    באף גופן מותקן אין { $script ->
        [Arab] אותיות ערביות
        [Deva] אותיות דוונאגרי
        [Ethi] אותיות אתיופיות
        [Geor] אותיות גאורגיות
        [Grek] אותיות יווניות
        [Hani] תווים סיניים, יפניים וקוריאניים
        [Khmr] אותיות קמריות
        [Mlym] אותיות מלאיאלאם
        [Nkoo] אותיות נקו
        [Sinh] אותיות סינהלה
        [Taml] אותיות טמיליות
        [Tfng] אותיות טיפינאג
        [Thai] אותיות תאיות
        [Zyyy] כמה מהסימנים
       *[other] אותיות של הכתב { $name }
    }
    .note = במקומם מוצגות תיבות ריקות
    .help = התקינו גופן שיש בו תווים כאלה, כגון { $font } (ב־Debian וב־Ubuntu: החבילה { $package })

## Films and pictures

diagnostic-picture-not-drawn =
    { $why ->
        [driver] לא ניתן לצייר את התמונה: מנהל ההתקן הגרפי כשל
        [textures] לא ניתן לצייר את התמונה: המרקמים לא היו מוכנים בזמן
        [lesson] לא ניתן לצייר את התמונה: השיעור לא היה מוכן בזמן
       *[renderer] לא ניתן לצייר את התמונה: מנוע הציור לא החזיר תמונה
    }
diagnostic-picture-not-encoded = לא ניתן לקודד את התמונה: { $because }
diagnostic-film-moves-missing = אין במשחק מהלכים { $from } עד { $to }
    .note =
        { $moves ->
            [0] אין במשחק מהלכים
            [one] יש במשחק מהלך אחד
            [two] יש במשחק שני מהלכים
           *[other] יש במשחק { $moves } מהלכים
        }
diagnostic-ffmpeg-missing = לקובץ MP4 דרושה התוכנה ffmpeg, ולא ניתן להפעיל אותה ({ $because })
    .help = התקינו את ffmpeg
    .help-2 = או בחרו שם שמסתיים ב־`.gif`, כי סרטון כזה אינו דורש דבר נוסף
diagnostic-ffmpeg-failed = התוכנה ffmpeg לא הצליחה ליצור את הווידאו: { $system }
diagnostic-ffmpeg-ended = התוכנה ffmpeg הסתיימה בלי ליצור את הסרטון
diagnostic-film-cancelled = הפעולה בוטלה
    .note = דבר לא נכתב
diagnostic-film-not-begun = לא ניתן לשמור את { $file }: { $because }
diagnostic-film-not-made = לא ניתן לשמור את { $file }: { $because }
diagnostic-film-ended = לא ניתן לשמור את { $file }: { $said }

## What is saved between runs

diagnostic-settings-unreadable =
    { $what ->
        [lessons] לא ניתן לקרוא את ההתקדמות בשיעורים: { $because }
        [scores] לא ניתן לקרוא את תוצאות החידות: { $because }
        [puzzles] לא ניתן לקרוא את החידות שלכם: { $because }
        [tournament] לא ניתן לקרוא את הטורניר: { $because }
       *[preferences] לא ניתן לקרוא את ההגדרות: { $because }
    }
    .note =
        { $what ->
            [lessons] השיעורים מתחילים מחדש
            [scores] תוצאות החידות מתחילות מחדש
            [puzzles] {""}
            [tournament] {""}
           *[preferences] תקפות ההגדרות שבאות עם התוכנה
        }
diagnostic-settings-put-aside =
    { $what ->
        [lessons] רישום ההתקדמות בשיעורים אינו תקין: { $because }
        [scores] רישום תוצאות החידות אינו תקין: { $because }
        [puzzles] הקובץ של החידות שלכם אינו תקין, ולא ניתן לקרוא אותו: { $because }
        [tournament] הקובץ של הטורניר אינו תקין, ולא ניתן לקרוא אותו: { $because }
       *[preferences] ההגדרות אינן תקינות: { $because }
    }
    .note =
        { $what ->
            [lessons] השיעורים מתחילים מחדש
            [scores] תוצאות החידות מתחילות מחדש
            [puzzles] {""}
            [tournament] {""}
           *[preferences] תקפות ההגדרות שבאות עם התוכנה
        }
    .note-2 = שם הקובץ שונה, והוא נמצא עכשיו בשם { $renamed }
diagnostic-settings-left-there =
    { $what ->
        [lessons] רישום ההתקדמות בשיעורים אינו תקין: { $because }
        [scores] רישום תוצאות החידות אינו תקין: { $because }
        [puzzles] הקובץ של החידות שלכם אינו תקין, ולא ניתן לקרוא אותו: { $because }
        [tournament] הקובץ של הטורניר אינו תקין, ולא ניתן לקרוא אותו: { $because }
       *[preferences] ההגדרות אינן תקינות: { $because }
    }
    .note =
        { $what ->
            [lessons] השיעורים מתחילים מחדש
            [scores] תוצאות החידות מתחילות מחדש
            [puzzles] {""}
            [tournament] {""}
           *[preferences] תקפות ההגדרות שבאות עם התוכנה
        }
    .note-2 = לא ניתן לשנות את שם הקובץ, והוא נשאר במקומו
diagnostic-game-not-saved = לא ניתן לשמור את המשחק: { $because }

## Puzzles and folders

diagnostic-own-puzzle-unplayable = אי אפשר לשחק את החידה { $name }: { $because }
diagnostic-folder-not-opened = לא ניתן לפתוח את { $folder }: { $because }
