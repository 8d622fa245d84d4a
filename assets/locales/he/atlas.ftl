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
    [yes] יותר מ־{ $moves } מהלכים
   *[no] בערך { $moves } מהלכים
    }
glance-like = משחקים דומים לזה
glance-rules = { $grade ->
    [easy] קל ללימוד: { $rules } כללים
    [middling] דורש לימוד: { $rules } כללים
   *[hard] קשה ללימוד: { $rules } כללים
    }
