### שגיאות ברישומי משחקים, בציורים על הלוח ובקבצים שהתוכנה קוראת.

diagnostic-record-too-long = ברישום יש { $bytes } בתים
    .help = מותר לכל היותר { $most }
diagnostic-record-format = מספר התבנית של הרישום הוא { $found }
    .note = הגרסה הזאת של Naqala קוראת רק את תבנית { $known }
    .help = השתמשו בגרסה חדשה יותר של Naqala
diagnostic-record-too-many-moves = ברישום יש { $moves } מהלכים
    .help = מותר לכל היותר { $most }
diagnostic-record-too-many-lines = ברישום יש { $lines } הסתעפויות, מלבד הקו הראשי
    .help = מותר לכל היותר { $most }
diagnostic-record-no-line = אין הסתעפות מספר { $number }
    .note = { $lines ->
        [0] אין הסתעפויות ברישום
       *[other] {""}
    }
    .help = { $lines ->
        [0] {""}
        [1] יש ברישום הסתעפות אחת בלבד, מספר 1
       *[other] אפשר לבחור במספר בין 1 ל־{ $lines }
    }
diagnostic-record-options = האפשרויות אינן מתאימות לגרסה { $variant }: { $because }
diagnostic-record-variant-file = כאן מצוין קובץ הגרסה { $file }
diagnostic-record-opening = בעמדת הפתיחה: { $because }
diagnostic-record-move = מהלך { $number }: { $because }
diagnostic-record-move-refused = מהלך { $number }, { $text }: { $because }
diagnostic-record-too-much = מהלך { $number }: במשחק עד כאן יש יותר מ־{ $most } צעדים
    .note = המשך המשחק אינו מוצג
diagnostic-record-result = התוצאה שנרשמה היא { $stated }
    .help = לפי המהלכים נדרש { $played }
diagnostic-record-no-ply = ליד מהלך { $ply } לא { $note ->
        [sign] יכול להיות סימן
        [drawing] יכול להיות ציור
       *[comment] יכולה להיות הערה
    }
    .note = { $plies ->
        [0] אין מהלכים
       *[other] {""}
    }
    .help = { $plies ->
        [0] { $first ->
                [1] לא נדרש דבר
               *[other] נדרש 0
            }
       *[other] נדרש מספר בין { $first } ל־{ $plies }
    }
diagnostic-move-sign = { $sign } אינו סימן להערכת מהלך
    .help = אפשר לבחור ב־{ $signs }
diagnostic-program-strength = לא צוינה כאן רמת המשחק של התוכנה
    .help = נדרש `random`, או `level:` עם מספר בין 1 ל־{ $levels }, או `time:` עם מספר שניות, או `depth:` עם מספר מהלכים
diagnostic-playing-style = אין סגנון בשם { $text }
    .help = אפשר לבחור ב־`careful`, ב־`greedy` או ב־`balanced`
diagnostic-thinking-time = זה אינו זמן חשיבה
    .help = נדרש מספר שניות, כגון `0.5`

diagnostic-drawing-no-colour = אין צבע בשם { $colour }
    .help = אפשר לבחור ב־{ $colours }
diagnostic-drawing-nowhere = החץ { $arrow } אינו מוביל לשום מקום
    .help = נדרש מקום אחר אחרי `>`
diagnostic-drawing-no-place = אין מקום בשם { $place } בלוח הזה
    .help = נדרש שם של גומה, כגון { $pits }, או חץ, כגון { $arrow }
diagnostic-drawing-too-many = יש יותר מדי ציורים על עמדה אחת
    .help = מותר לכל היותר { $most } עיגולים וחצים

diagnostic-file-missing = אין קובץ { $file }
    .help = { $likely ->
        [yes] האם התכוונתם ל־{ $near }?
       *[no] {""}
    }
diagnostic-file-is-folder = { $file } היא תיקייה
    .help = ציינו קובץ שנמצא בה
diagnostic-file-is-device = { $file } הוא צינור או התקן
    .help = ציינו קובץ
diagnostic-file-forbidden = אין לכם הרשאה לקרוא את { $file }
    .help = שנו את הרשאות הקובץ, או ציינו קובץ אחר
diagnostic-file-too-long = הקובץ { $file } גדול מדי
    .help = מותר לכל היותר { $most } { $unit ->
        [mib] MiB
        [kib] KiB
       *[bytes] בתים
    }
diagnostic-file-not-text = זה אינו טקסט ב־UTF-8
    .help = אם זה טקסט בקידוד ישן, כגון Windows-1255 או Latin-1, שמרו אותו ב־UTF-8
diagnostic-file-unreadable = אי אפשר לקרוא את { $file }: { $system }
