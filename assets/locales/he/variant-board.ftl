### Mistakes in boards: size, seats, stores and paths.

diagnostic-board-rows = הערך של `rows` הוא { $rows }
    .help = נדרש מספר בין 1 ל־4, או 6 או 8 בלוח של שני טורים
diagnostic-board-endwise = לוח של { $rows } שורות מונח לאורכו
    .help = נדרשים שני טורים, `paths: OwnRings`, וללא `seats`
diagnostic-board-columns = הערך של `columns` הוא { $columns }
    .note = { $high ->
        [yes] בלוח של שורה אחת או שתיים המרב הוא { $most-low }
       *[no] {""}
    }
    .help = נדרש מספר בין 1 ל־{ $most }
diagnostic-board-odd-middle-row = בלוח של שלוש שורות { $columns ->
        [one] יש טור אחד
       *[other] יש { $columns } טורים
    }
    .help = נדרש מספר זוגי של טורים, או מקומות מפורטים
diagnostic-square-rows = בלוח ריבועי יש ארבע שורות, אחת לכל צד
    .help = נדרש `rows: 4`, ולא { $rows }
diagnostic-penalties-without-square = גומות עונשין יש רק בלוח ריבועי
    .help = נדרש לוח ללא `penalties`
diagnostic-players-without-square = רק בלוח ריבועי יכולים להיות לשחקן כמה מקומות
    .help = נדרש לוח ללא `players`, או `seats: Square`
diagnostic-seat-count = { $seats ->
        [0] לא פורט אף מקום
        [one] פורט מקום אחד
       *[other] פורטו { $seats } מקומות
    }
    .help = נדרש מספר בין 1 ל־4
diagnostic-seat-empty = { $side ->
        [south] לדרום
        [north] לצפון
        [east] למזרח
       *[west] למערב
    } אין אף גומה
    .help = נדרשת לפחות גומה אחת, או מקום אחד פחות
diagnostic-seat-unknown-pit = ב־`seats` כתוב { $pit }, ואין בלוח גומה כזאת
    .help = נדרשות גומות מ־{ $first } עד { $last }
diagnostic-seat-pit-twice = הגומה { $pit } רשומה פעמיים בין הגומות של { $side ->
        [south] דרום
        [north] צפון
        [east] מזרח
       *[west] מערב
    }
    .help = היא צריכה להופיע פעם אחת
diagnostic-seat-pit-shared = הגומה { $pit } שייכת גם { $first ->
        [south] לדרום
        [north] לצפון
        [east] למזרח
       *[west] למערב
    } וגם { $second ->
        [south] לדרום
        [north] לצפון
        [east] למזרח
       *[west] למערב
    }
    .help = היא צריכה להיות שייכת לצד אחד
diagnostic-seat-pit-of-nobody = הגומה { $pit } אינה שייכת לאיש
    .help = כשיושבים ארבעה צדדים, כל גומה צריכה להיות שייכת לאחד מהם
diagnostic-own-ring-rows = הגומות של { $side ->
        [south] דרום
        [north] צפון
        [east] מזרח
       *[west] מערב
    } נמצאות ביותר משתי שורות
    .help = נדרשים מסלולים מפורטים
diagnostic-stores-beside-written-paths = מסלולים מפורטים מציינים בעצמם את הקופות שהם עוברים בהן
    .help = נדרש `stores: Aside`
diagnostic-stores-not-sown = אי אפשר לזרוע בקופות { $board ->
        [own-rings] בלוח שבו כל צד זורע בטבעת משלו
        [torus] בטורוס
        [written-seats] בטבעת של מקומות מפורטים
       *[three-rows] בלוח של שלוש שורות
    }
    .help = נדרש `stores: None` או `Aside`, או מסלולים מפורטים שמציינים את הקופות
diagnostic-ends-without-ring = גומות בקצות הלוח יש רק בטבעת של שתי שורות שבה לא זורעים בקופות
    .help = נדרש לוח ללא `ends`, או `rows: 2` עם `stores: None` או `Aside`, וללא `seats` וללא `paths`
diagnostic-stores-left-without-two-rows = קופות בצד שמאל יש רק בלוח של שתי שורות
    .help = נדרש ערך אחר של `stores`
diagnostic-torus-columns = { $columns ->
        [one] בטורוס יש טור אחד
       *[other] בטורוס יש { $columns } טורים
    }
    .help = נדרש מספר בין 4 ל־{ $most }
diagnostic-torus-rows = בטורוס יש ארבע שורות
    .help = נדרש `rows: 4`, ואם מספר השורות הוא { $rows }, נדרש `paths: Ring`
diagnostic-torus-seats = בטורוס, ורק בו, הגומות אינן שייכות לאיש
    .help = `seats: Nobody` ו־`paths: Torus` באים רק יחד
diagnostic-ring-rows = טבעת אחת אפשרית בלוח של שורה אחת, שתיים או שלוש
    .help = בלוח של ארבע שורות נדרש `paths: OwnRings`, `Torus` או `Written`, או `seats: Square`
diagnostic-ring-of-written-seats = לא ידוע איך טבעת אחת עוברת בשלוש שורות של מקומות מפורטים
    .help = נדרשים מסלולים מפורטים
diagnostic-square-own-rings = בלוח ריבועי כולם זורעים בטבעת אחת
    .help = נדרש `paths: Ring` או `Written`
diagnostic-path-of-one-pit = במסלול של { $side ->
        [south] דרום
        [north] צפון
        [east] מזרח
       *[west] מערב
    } יש רק גומה אחת
    .help = נדרשות לפחות שתי גומות
diagnostic-path-count = { $paths ->
        [0] ב־`paths` אין אף מסלול
        [one] ב־`paths` יש מסלול אחד
       *[other] ב־`paths` יש { $paths } מסלולים
    }
    .help = { $sides ->
        [1] נדרש מסלול אחד
       *[other] נדרש מסלול אחד, או מסלול לכל אחד מ־{ $sides } הצדדים
    }
diagnostic-path-unknown-place = ב־`paths` כתוב { $place }, ואין בלוח מקום כזה
    .help = נדרשות גומות מ־{ $first } עד { $last }, או האות של צד במקום הקופה שלו
diagnostic-path-place-twice = המקום { $place } רשום פעמיים במסלול { $path ->
        [south] של דרום
        [north] של צפון
        [east] של מזרח
        [west] של מערב
       *[all] המשותף
    }
    .help = הוא צריך להופיע פעם אחת
diagnostic-path-without-stores = המסלול { $path ->
        [south] של דרום
        [north] של צפון
        [east] של מזרח
        [west] של מערב
       *[all] המשותף
    } עובר בקופה { $store }
    .help = נדרש `stores: Aside`, או מסלול ללא קופה
diagnostic-path-leaves-out = הגומה { $pit } שייכת { $owner ->
        [south] לדרום
        [north] לצפון
        [east] למזרח
       *[west] למערב
    } ואינה נמצאת במסלול { $path ->
        [south] של דרום
        [north] של צפון
        [east] של מזרח
        [west] של מערב
       *[all] המשותף
    }
    .help = היא צריכה להיות במסלול, או לא להיות שייכת לאיש
diagnostic-path-stores = המסלולים עוברים בקופות בדרכים שונות
    .help = בכל מסלול נדרשת הקופה של הצד שלו, או כל הקופות, או אף קופה

### Mistakes in the seeds at the start.

diagnostic-setup-row-numbers = { $numbers ->
        [0] ב־{ $field } אין מספרים
        [one] ב־{ $field } יש מספר אחד
       *[other] ב־{ $field } יש { $numbers } מספרים
    }
    .help = { $rows ->
        [1] נדרש מספר אחד, לשורה של צד
       *[other] נדרשים { $rows }, אחד לכל שורה של צד
    }
diagnostic-setup-too-many-parts = ב־{ $field } יש { $parts } פריטים
    .help = אפשר לכתוב לכל היותר { $most }
diagnostic-setup-part-beyond = ב־{ $field } כתוב { $part }
    .help = נדרש מספר בין 1 ל־{ $columns }
diagnostic-setup-second-sides = רק כשיש שני צדדים יש צד אחד שאינו מתחיל
    .help = נדרש משחק ללא `setup.second`
diagnostic-setup-second-at-random = אבנים שנופלות באקראי מונחות באותה צורה, ולא משנה מי מתחיל
    .help = נדרש משחק ללא `setup.second`
diagnostic-special-pieces-pits = לוח של { $pits } גומות גדול מדי לכלים מיוחדים
    .help = נדרשות לכל היותר { $most } גומות
diagnostic-special-pieces-sides = כלים מיוחדים יש רק בלוח של שני צדדים
    .help = נדרש משחק ללא `setup.specials`
diagnostic-setup-without-ends = אין גומות בקצות הלוח
    .help = נדרש `board.ends: true`, או משחק ללא `setup.ends`
diagnostic-spare-seeds-sides = אבני הלוואה יש רק במשחק של שני צדדים עם קופות
    .help = נדרש משחק ללא `setup.spare`
diagnostic-spare-seeds-too-many = { $spare ->
        [one] אבן הלוואה אחת היא
        [two] שתי אבני הלוואה הן
       *[other] { $spare } אבני הלוואה הן
    } יותר מדי
    .help = אפשר לכל היותר { $most } אבנים בסך הכול, יחד עם האבנים שבמשחק ואלה שכל צד רשאי ללוות
diagnostic-setup-first = הערך של `setup.first` הוא { $side }
    .help = אפשר לבחור ב־{ $sides }
diagnostic-setup-fill-of-nothing = `setup.fill` אינו נותן דבר
    .help = הערכים `times`, `below` ו־`least` צריכים להיות מ־1 ומעלה, ו־`least` אינו יכול להיות גדול מ־`most`
diagnostic-setup-total = הערך של `setup.total` הוא { $total }, ובעמדת הפתיחה { $seeds ->
        [one] יש אבן אחת
        [two] יש שתי אבנים
       *[other] יש { $seeds } אבנים
    }
    .help = נדרש מספר שמספיק לגומות, ושאפשר לחלק את יתרתו שווה בשווה בין העתודות
diagnostic-setup-seeds = { $seeds ->
        [0] אין במשחק אבנים
        [one] במשחק יש אבן אחת
       *[other] במשחק יש { $seeds } אבנים
    }
    .help = נדרש מספר בין 1 ל־{ $most }
