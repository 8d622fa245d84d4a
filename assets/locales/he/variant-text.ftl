### Mistakes in the form of a file, and in the parts of a variant file, each by itself.

## The form of a file

diagnostic-syntax-field-unknown = השדה { $field } אינו מוכר כאן
    .help = אפשר לבחור ב־{ $known }
diagnostic-syntax-word-unknown = המילה { $word } אינה מוכרת כאן
    .help = אפשר לבחור ב־{ $known }
diagnostic-syntax-field-missing = השדה { $field } חסר
    .help = בתוך הסוגריים האלה נדרש { $example }
diagnostic-syntax-field-twice = השדה { $field } מופיע פעמיים
    .help = הוא צריך להופיע פעם אחת
diagnostic-syntax-other-kind =
    { $kind ->
        [number] המספר { $found } אינו יכול לעמוד כאן
        [text] הטקסט { $found } אינו יכול לעמוד כאן
        [letter] האות { $found } אינה יכולה לעמוד כאן
        [word] המילה { $found } אינה יכולה לעמוד כאן
        [list] רשימה אינה יכולה לעמוד כאן
        [fields] שדות בעלי שמות אינם יכולים לעמוד כאן
        [nothing] זוג סוגריים ריק אינו יכול לעמוד כאן
       *[other] מה שכתוב כאן אינו מתאים למקום הזה
    }
    .help =
        { $expected ->
            [text] נדרש טקסט במירכאות
            [boolean] נדרש `true` או `false`
            [number] נדרש מספר שלם, כגון `4`
            [decimal] נדרש מספר, כגון `4` או `2.5`
            [list] נדרשת רשימה בסוגריים מרובעים, כגון `[1, 2]`
            [fields] נדרשים שדות בסוגריים עגולים, כל אחד בשמו, כגון `(rows: 2)`
            [parts] נדרשים ערכים בסוגריים עגולים לפי הסדר
           *[other] נדרש ערך מסוג אחר
        }
diagnostic-syntax-parts-missing =
    { $found ->
        [0] אין ערכים בתוך הסוגריים האלה
        [one] בתוך הסוגריים האלה יש ערך אחד
       *[other] בתוך הסוגריים האלה יש { $found } ערכים
    }
    .help =
        { $expected ->
            [one] נדרש ערך אחד
           *[other] נדרשים { $expected } ערכים לפי הסדר
        }
diagnostic-syntax-other-name-before = המילה { $found } אינה מוכרת כאן
    .help = נדרש { $example }
diagnostic-text-empty = הקובץ { $file } ריק
    .help =
        { $kind ->
            [variant] נדרשת גרסה, כגון `Variant(id: "hill", ...)`
           *[record] נדרש משחק כפי ש־`naqala convert` כותב אותו
        }
diagnostic-syntax-text-ends = הטקסט נגמר מוקדם מדי
    .help = נדרשים ההמשך וסגירה של כל הסוגריים
diagnostic-syntax-list-expected = נדרשת רשימה בסוגריים מרובעים, כגון `[1, 2]`
diagnostic-syntax-map-expected = נדרשים שמות וערכים בסוגריים מסולסלים, כגון { $example }
diagnostic-syntax-map-colon = נדרש `:` בין שם לערך שלו
diagnostic-syntax-comma-missing = נדרש `,` לפני החלק הבא, או סוגר אחרי החלק האחרון
diagnostic-syntax-other-begin = נדרש { $example }
diagnostic-syntax-bracket-missing = נדרשים שדות בסוגריים עגולים, כל אחד בשמו, כגון { $example }
diagnostic-syntax-json = זהו JSON
    .help =
        { $kind ->
            [variant] גרסאות נכתבות ב־RON, כגון { $example }
           *[record] נדרש RON, כגון { $example }, או שם קובץ שמסתיים ב־`.json`
        }
diagnostic-syntax-bracket-other = { $sign } אינו סוגר את { $open } שבשורה { $line }
    .help = נדרש { $expected }
diagnostic-syntax-bracket-surplus = { $sign } אינו סוגר כאן דבר
    .help = הסירו אותו
diagnostic-syntax-list-open = נדרש { $closing } לפני { $word }
diagnostic-syntax-list-begins = הרשימה שמתחילה כאן אינה סגורה
diagnostic-syntax-bracket-end = בתוך הסוגריים האלה יש יותר ערכים מהנדרש
    .help = נדרש כאן `)`
diagnostic-syntax-quotes-missing = נדרש טקסט במירכאות
    .help = כתבו `"` לפניו ואחריו, כגון { $example }
diagnostic-syntax-quotes-other =
    { $kind ->
        [backtick] טקסט אינו יכול להתחיל בגרש הפוך
       *[other] טקסט אינו יכול להתחיל בסימן { $sign }
    }
    .help = נדרשות מירכאות כפולות ישרות, כגון { $example }
diagnostic-syntax-quotes-open = הטקסט שמתחיל כאן אינו סגור
    .help = נדרש `"` בסופו
diagnostic-syntax-quote-ends-text = המירכאות האלה סוגרות את הטקסט, ו־{ $sign } אינו יכול לעמוד אחריהן
    .help = מירכאות בתוך טקסט נכתבות `\"`
    .help-2 = אם הן פותחות טקסט חדש, חסר `"` בסוף הטקסט שלפניהן
diagnostic-syntax-text-begins = הטקסט הזה מתחיל כאן
    .help = האם חסרות בו מירכאות?
diagnostic-syntax-name-expected = נדרש שם, בלי מירכאות או סוגריים סביבו
diagnostic-syntax-name-expected-of = נדרש שם, בלי מירכאות או סוגריים סביבו
    .help = אפשר לבחור ב־{ $known }
diagnostic-syntax-number-expected = נדרש מספר שלם, כגון `4`
diagnostic-syntax-decimal-expected = נדרש מספר, כגון `4` או `2.5`
diagnostic-syntax-number-bounds = המספר הזה אינו מתאים כאן
    .help = נדרש מספר מ־0 ומעלה, שאינו גדול מדי
diagnostic-syntax-number-underscore = במקום הזה במספר לא יכול לעמוד `_`
    .help = נדרשות ספרות, כגון `1000`
diagnostic-syntax-boolean-expected = נדרש `true` או `false`
diagnostic-syntax-escape-unknown = לסימן שאחרי `\` אין כאן משמעות
    .help = נדרש `\\` בשביל הסימן `\` עצמו, או `\"` או `\n`
diagnostic-syntax-comment-open = ההערה אינה סגורה
    .help = נדרש `*/`
diagnostic-syntax-comment-last = הטקסט נקטע בהערה
    .help = נדרש המשך בשורה הבאה
diagnostic-syntax-sign-unknown = הסימן { $sign } אינו יכול לעמוד כאן
    .help = נדרש שם, מספר, טקסט במירכאות או סוגר פותח
diagnostic-syntax-comment-sign = { $sign } אינו יכול לעמוד כאן
    .help = הערה מתחילה ב־`//`
diagnostic-syntax-text-after-end = הסוגר שלפני המקום הזה סוגר את כל הטקסט, ואחריו יש עוד משהו
    .help = הסירו את הסוגר המיותר או את מה שבא אחריו
diagnostic-syntax-name-invalid = { $name } אינו יכול לעמוד כאן
    .help = נדרש שם של אותיות, ספרות ו־`_`, שמתחיל באות
diagnostic-syntax-too-deep = הסוגריים מקוננים עמוק מדי
    .help = מותרות { $most } רמות לכל היותר
diagnostic-syntax-attribute-unknown = `#` אינו יכול לעמוד כאן
    .help = הטקסט צריך להתחיל בסוגר הראשון שלו
diagnostic-syntax-not-understood = אי אפשר לקרוא את מה שכתוב כאן
    .help = נדרש שם, מספר, טקסט במירכאות או סוגר

## Ids

diagnostic-id-not-a-name = המזהה { $id } אינו שם תקין
    .help = נדרשות אותיות לטיניות קטנות מ־`a` עד `z`, ספרות, `-` ו־`_`, לכל היותר 64 תווים
diagnostic-id-used-twice = המזהה { $id } מופיע פעמיים
    .help =
        { $of ->
            [option] נדרש מזהה שאין לאף אפשרות אחרת
            [preset] נדרש מזהה שאין לאף צירוף מוכן אחר
           *[clause] נדרש מזהה שאין לאף סעיף אחר
        }
diagnostic-variant-unknown = אין גרסה בשם { $id }
    .help = `naqala variants` מציג את הגרסאות הקיימות
diagnostic-variant-unknown-near = אין גרסה בשם { $id }
    .help = האם התכוונתם ל־{ $near }?
    .help-2 = `naqala variants` מציג את הגרסאות הקיימות

## The parts of a variant file

diagnostic-variant-file-too-long = גודל הקובץ הוא { $bytes } בתים
    .help = מותרים { $most } לכל היותר
diagnostic-variant-too-many-parts =
    { $what ->
        [stages] יש יותר מדי שלבים ({ $count })
        [options] יש יותר מדי אפשרויות ({ $count })
        [presets] יש יותר מדי צירופים מוכנים ({ $count })
        [choices] יש יותר מדי בחירות באפשרויות ({ $count })
        [edits] יש יותר מדי שינויים ({ $count })
       *[clauses] יש יותר מדי סעיפים ({ $count })
    }
    .help = מותר לכל היותר { $most }
diagnostic-clause-id-missing = לסעיף { $kind } אין מזהה
    .help = נדרש { $example }
diagnostic-clause-in-other-list = מקומו של הסעיף { $kind } הוא ברשימה { $lists }
    .help = ברשימה { $under } אפשר לבחור ב־{ $known }
diagnostic-clause-kind-unknown = אין סעיף מסוג { $kind }
    .help = ברשימה { $under } אפשר לבחור ב־{ $known }
diagnostic-added-clause-id-missing = לסעיף שנוסף אין מזהה
    .help = נדרש `id: "..."`, של אותיות לטיניות קטנות מ־`a` עד `z`, ספרות, `-` ו־`_`
diagnostic-changed-clause-unknown = אין סעיף בשם { $clause } שאפשר לשנות
    .help = אפשר לבחור ב־{ $known }
diagnostic-no-clause-to-change = אין סעיף בשם { $clause } שאפשר לשנות
    .note = אין במשחק אף סעיף
    .help = הסירו את השינוי
diagnostic-changed-clause-id = אי אפשר לשנות את המזהה של הסעיף { $clause }
    .help = הסירו את id מן השדות שמשתנים
diagnostic-option-number-unclear = האפשרות { $option } קובעת מספר אחד, ובכללים אין מספר כזה או שיש כמה
    .help = בכללים נדרש מספר אחד
diagnostic-option-default-differs = ברירת המחדל של האפשרות { $option } היא { $default }, ובכללים כתוב { $number }
    .help = נדרשת ברירת המחדל { $number }, או שלא תצוין כלל
diagnostic-option-number-outside = האפשרות { $option } מציעה מספר מ־{ $from } עד { $to }, אבל בכללים כתוב { $number }
    .help = הרחיבו את הטווח של האפשרות או שנו את המספר שבכללים
diagnostic-choice-twice = באפשרות { $option } הבחירה { $choice } מופיעה פעמיים
    .help = כל בחירה צריכה להופיע פעם אחת
diagnostic-first-choice-edits =
    הבחירה הראשונה באפשרות { $option }, { $choice }, היא ברירת המחדל, והיא מייצגת את הסעיפים כפי שנכתבו
    .help = העבירו לראש הרשימה בחירה בלי `edits`
diagnostic-option-without-choices = האפשרות { $option } אינה מציעה בחירה
    .help = נדרשות שתי בחירות או יותר

## Values that are read in a way of their own

diagnostic-value-not-halves = זה אינו מספר שלם של אבנים, וגם לא מספר שמסתיים בחצי
    .help = נדרש מספר כגון `2` או `2.5`
diagnostic-value-not-how-many = לא נאמר כאן כמה גומות
    .help = נדרש מספר שלם, כגון `4`, או `All`
