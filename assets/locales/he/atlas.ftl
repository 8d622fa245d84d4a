### The atlas, and a game at a glance.

atlas-open = מפה
atlas-title = משחקי העולם
atlas-how = בחרו במקום כדי לראות במה משחקים שם.
atlas-place = { $games ->
    [one] { $place }, משחק אחד
    [two] { $place }, שני משחקים
   *[other] { $place }, { $games } משחקים
    }
atlas-where = היכן משחקים בו: { $places }

glance-players = { $players ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $players } שחקנים
    }
glance-moves = { $long ->
    [yes] { $moves ->
        [one] יותר ממהלך אחד
        [two] יותר משני מהלכים
       *[other] יותר מ־{ $moves } מהלכים
    }
   *[no] { $moves ->
        [one] בערך מהלך אחד
        [two] בערך שני מהלכים
       *[other] בערך { $moves } מהלכים
    }
    }
glance-like = משחקים דומים לזה
glance-rules = { $grade ->
    [easy] רמת קושי: קל, { $rules ->
        [one] כלל אחד
        [two] שני כללים
       *[other] { $rules } כללים
    }
    [middling] רמת קושי: בינוני, { $rules ->
        [one] כלל אחד
        [two] שני כללים
       *[other] { $rules } כללים
    }
   *[hard] רמת קושי: קשה, { $rules ->
        [one] כלל אחד
        [two] שני כללים
       *[other] { $rules } כללים
    }
    }
