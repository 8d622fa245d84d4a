### Mistakes in options and presets, and in what is chosen of them.

diagnostic-with-choice = כאשר { $option } = { $value }: { $because }
diagnostic-in-preset = בצירוף המוכן { $preset }: { $because }
diagnostic-no-such-option = אין אפשרות בשם { $option }
    .help = { $likely ->
        [yes] האם התכוונתם ל־{ $near }?
       *[no] {""}
    }
    .help-2 = אפשר לבחור ב־{ $known }
diagnostic-no-options = אין אפשרות בשם { $option }
    .note = למשחק הזה אין אפשרויות
diagnostic-no-such-choice = האפשרות { $option } אינה יכולה לקבל את הערך { $value }
    .help = { $likely ->
        [yes] האם התכוונתם ל־{ $near }?
       *[no] {""}
    }
    .help-2 = אפשר לבחור ב־{ $known }
diagnostic-option-value-outside = האפשרות { $option } אינה יכולה לקבל את הערך { $value }
    .help = נדרש מספר בין { $from } ל־{ $to }
diagnostic-option-draws-nothing = האפשרות { $option } קובעת `Fill`, אבל דבר אינו נקבע בהגרלה
    .help = נדרש `setup.fill`, `Race` ב־`opening`, `leftover: To(Lot)` ב־`ending`, או `rest: Lot` ב־`rounds`

### Edits that choices and presets make.

diagnostic-edit-without-clause = אין סעיף בשם { $clause } שאפשר { $to ->
        [remove] להסיר
       *[change] לשנות
    }
    .note = { $clauses ->
        [0] אין במשחק אף סעיף
       *[other] {""}
    }
    .help = { $clauses ->
        [0] {""}
       *[other] אפשר לבחור ב־{ $known }
    }
diagnostic-edit-before-no-clause = ב־{ $list } אין סעיף בשם { $clause } שאפשר להוסיף לפניו
    .note = { $clauses ->
        [0] אין שם אף סעיף
       *[other] {""}
    }
    .help = { $clauses ->
        [0] הסירו את `before`
       *[other] אפשר לבחור ב־{ $known }
    }
diagnostic-edit-adds-twice = כבר יש סעיף בשם { $clause }
    .help = נדרש מזהה אחר
diagnostic-edit-clause-removed = הסעיף { $clause } נוסף ואחר כך מוסר
    .help = נדרש רק אחד מן השניים
diagnostic-edit-clause-brought-back = הסעיף { $clause } מוסר ואחר כך נוסף שוב
    .help = במקום שניהם נדרש `Change`
diagnostic-edit-clause-changed-otherwise = בחירה אחרת משנה את הסעיף { $clause } באופן אחר
diagnostic-edit-board-changed-otherwise = בחירה אחרת משנה את הלוח באופן אחר
diagnostic-edit-setup-changed-otherwise = בחירה אחרת משנה את עמדת הפתיחה באופן אחר

### Choices that cannot be combined. $first, $second: each is a choice (a message party-...) or the name of a game; where one of
### them is at fault, it is the first. $clause: its id.

diagnostic-clash = אי אפשר לשלב את { $first } עם { $second }: { $because }
diagnostic-clash-stages = אי אפשר לשלב את { $first } עם { $second }
    .note = לכל אחד מן השניים חלוקה משלו לשלבים
diagnostic-clash-boards = אי אפשר לשלב את { $first } עם { $second }
    .note = כל אחד מן השניים דורש לוח משלו
diagnostic-clash-setups = אי אפשר לשלב את { $first } עם { $second }
    .note = כל אחד מן השניים מסדר את האבנים בדרך משלו
diagnostic-clash-rule-left-out = אי אפשר לשלב את { $first } עם { $second }
    .note = הראשון נוגע לכלל שהשני משמיט
    .note-2 = בקובץ: הסעיף { $clause }
diagnostic-clash-rule-twice = אי אפשר לשלב את { $first } עם { $second }
    .note = שניהם מוסיפים אותו כלל
    .note-2 = בקובץ: הסעיף { $clause }
diagnostic-clash-rule-otherwise = אי אפשר לשלב את { $first } עם { $second }
    .note = כל אחד מן השניים קובע את אותו הכלל אחרת
    .note-2 = בקובץ: הסעיף { $clause }
diagnostic-clash-several = { $count ->
        [one] אי אפשר לשלב את הבחירה
        [two] אי אפשר לשלב את שתי הבחירות
       *[other] אי אפשר לשלב את { $count } הבחירות
    }: { $because }
    .help = שנו את { $choices }

## The choices in a clash. $option, $value: a choice by its ids.

diagnostic-party-choice = "{ $name }: { $choice }" ({ $option } = { $value })
diagnostic-party-number = "{ $name }: { $number }" ({ $option } = { $value })
diagnostic-party-label = "{ $label }" ({ $option } = { $value })
diagnostic-party-setting = { $option } = { $value }
diagnostic-party-own = { $choice } (כמו במשחק { $game })
