### What keeps a file from being saved or used. $path: the file or folder.

## Saving

# $folder: the folder in which the file was to be saved.
diagnostic-save-no-folder = אי אפשר לשמור את { $path }: אין תיקייה בשם { $folder }
    .help = צרו אותה, או בחרו במקום אחר
diagnostic-save-is-folder = אי אפשר לשמור את { $path }: זאת תיקייה
    .help = הוסיפו שם של קובץ
# $folder: as above.
diagnostic-save-read-only-folder = אי אפשר לשמור את { $path }: התיקייה { $folder } מיועדת לקריאה בלבד
    .help = בחרו במקום אחר
diagnostic-save-protected-file = אי אפשר לשמור את { $path }: הקובץ מוגן מפני כתיבה
    .help = בחרו בשם אחר, או התירו כתיבה אליו
diagnostic-save-disk-full = אי אפשר לשמור את { $path }: הדיסק מלא
    .help = פנו מקום, או בחרו במקום אחר
# $because: one of the reasons below, which names the path again.
diagnostic-save-failed = אי אפשר לשמור את { $path }: { $because }

## What the system reports

diagnostic-io-not-found = אין קובץ או תיקייה בשם { $path }
diagnostic-io-not-a-folder = חלק מן הנתיב { $path } הוא קובץ ולא תיקייה
diagnostic-io-is-folder = { $path } היא תיקייה
    .help = ציינו קובץ שנמצא בה
diagnostic-io-forbidden = אין לכם הרשאה להשתמש ב־{ $path }
    .help = בדקו את ההרשאות של הקובץ ושל התיקייה שלו
diagnostic-io-read-only-disk = { $path } נמצא בדיסק שמיועד לקריאה בלבד
    .help = בחרו במקום אחר
diagnostic-io-disk-full = הדיסק שבו נמצא { $path } מלא
    .help = פנו מקום, או בחרו במקום אחר
diagnostic-io-quota-exceeded = המכסה שלכם בדיסק שבו נמצא { $path } נוצלה כולה
    .help = פנו מקום, או בחרו במקום אחר
diagnostic-io-too-large = { $path } גדול מדי בשביל הדיסק
diagnostic-io-bad-name = אי אפשר לקרוא לקובץ בשם { $path }
    .help = בחרו בשם קצר יותר, של אותיות וספרות
diagnostic-io-already-there = { $path } כבר קיים
    .help = בחרו בשם אחר
diagnostic-io-folder-not-empty = התיקייה { $path } אינה ריקה
diagnostic-io-busy = תוכנה אחרת משתמשת ב־{ $path }
    .help = סגרו אותו שם, ונסו שוב
diagnostic-io-timed-out = לא התקבלה בזמן תשובה בנוגע ל־{ $path }
    .help = בדקו את הדיסק או את הרשת, ונסו שוב
diagnostic-io-nobody-reads = איש אינו קורא עוד את { $path }
diagnostic-io-ends-early = { $path } נגמר מוקדם מדי
    .note = ייתכן שחלק ממנו אבד
diagnostic-io-device-failed = הדיסק או הרשת שבהם נמצא { $path } אינם פועלים
    .help = בדקו שהם מחוברים, ונסו שוב
# $reason: the reason as the system gives it, mostly in English.
diagnostic-io-other = אי אפשר להשתמש ב־{ $path }: { $reason }
diagnostic-system-refused = { $kind ->
        [missing] הדבר אינו נמצא
        [forbidden] אין הרשאה
        [read-only] הדיסק מיועד לקריאה בלבד
        [full] לא נשאר מקום
        [too-large] זה גדול מדי בשביל הדיסק
        [memory] אין די זיכרון
        [busy] תוכנה אחרת משתמשת בזה
        [late] לא התקבלה תשובה בזמן
        [unread] איש אינו קורא זאת עוד
        [ends] הנתונים נגמרים מוקדם מדי
        [folder] זאת תיקייה
        [device] ההתקן או הרשת אינם פועלים
       *[other] { $reason }
    }
