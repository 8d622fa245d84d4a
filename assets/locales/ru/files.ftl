### What keeps a file from being saved or used. $path: the file or folder.

## Saving

# $folder: the folder in which the file was to be saved.
diagnostic-save-no-folder = не удаётся сохранить { $path }: папки { $folder } нет
    .help = создайте её или выберите другое место
diagnostic-save-is-folder = не удаётся сохранить { $path }: это папка
    .help = добавьте имя файла
# $folder: as above.
diagnostic-save-read-only-folder = не удаётся сохранить { $path }: папка { $folder } доступна только для чтения
    .help = выберите другое место
diagnostic-save-protected-file = не удаётся сохранить { $path }: файл защищён от записи
    .help = выберите другое имя или разрешите запись в этот файл
diagnostic-save-disk-full = не удаётся сохранить { $path }: диск заполнен
    .help = освободите на нём место или выберите другую папку
# $because: one of the reasons below, which names the path again.
diagnostic-save-failed = не удаётся сохранить { $path }: { $because }

## What the system reports

diagnostic-io-not-found = файла или папки { $path } нет
diagnostic-io-not-a-folder = часть пути { $path } — это файл, а не папка
diagnostic-io-is-folder = { $path } — это папка
    .help = укажите файл в ней
diagnostic-io-forbidden = нет прав доступа к { $path }
    .help = проверьте права на этот файл и на его папку
diagnostic-io-read-only-disk = { $path } находится на диске, доступном только для чтения
    .help = выберите другое место
diagnostic-io-disk-full = диск, на котором находится { $path }, заполнен
    .help = освободите на нём место или выберите другую папку
diagnostic-io-quota-exceeded = место, отведённое вам на диске с { $path }, исчерпано
    .help = освободите место или выберите другую папку
diagnostic-io-too-large = файл { $path } слишком велик для диска
diagnostic-io-bad-name = файл нельзя назвать { $path }
    .help = выберите имя покороче, из букв и цифр
diagnostic-io-already-there = { $path } уже существует
    .help = выберите другое имя
diagnostic-io-folder-not-empty = папка { $path } не пуста
diagnostic-io-busy = { $path } занят другой программой
    .help = закройте его там и повторите попытку
diagnostic-io-timed-out = при обращении к { $path } не дождались ответа
    .help = проверьте диск или сеть и повторите попытку
diagnostic-io-nobody-reads = { $path } больше никто не читает
diagnostic-io-ends-early = { $path } кончается слишком рано
    .note = возможно, часть файла потеряна
diagnostic-io-device-failed = диск или сеть, где находится { $path }, не работает
    .help = проверьте, подключены ли они, и повторите попытку
# $reason: the reason as the system gives it, mostly in English.
diagnostic-io-other = не удаётся обратиться к { $path }: { $reason }
diagnostic-system-refused = { $kind ->
        [missing] этого нет
        [forbidden] нет прав доступа
        [read-only] диск доступен только для чтения
        [full] не осталось места
        [too-large] для диска это слишком много
        [memory] не хватает памяти
        [busy] занято другой программой
        [late] ответа не дождались
        [unread] этого больше никто не читает
        [ends] данные кончаются слишком рано
        [folder] это папка
        [device] устройство или сеть не работает
       *[other] { $reason }
    }
