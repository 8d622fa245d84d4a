### What keeps a file from being saved or used. $path: the file or folder.

## Saving

# $folder: the folder in which the file was to be saved.
diagnostic-save-no-folder = cannot save { $path }: there is no folder { $folder }
    .help = make it, or choose another place
diagnostic-save-is-folder = cannot save { $path }: that is a folder
    .help = add the name of a file
# $folder: as above.
diagnostic-save-read-only-folder = cannot save { $path }: the folder { $folder } is read-only
    .help = choose another place
diagnostic-save-protected-file = cannot save { $path }: the file is write-protected
    .help = choose another name, or allow writing to it
diagnostic-save-disk-full = cannot save { $path }: the disk is full
    .help = free some space, or choose another place
# $because: one of the reasons below, which names the path again.
diagnostic-save-failed = cannot save { $path }: { $because }

## What the system reports

diagnostic-io-not-found = there is no file or folder { $path }
diagnostic-io-not-a-folder = a part of { $path } is a file and not a folder
diagnostic-io-is-folder = { $path } is a folder
    .help = name a file in it
diagnostic-io-forbidden = you are not allowed to use { $path }
    .help = check the permissions of the file and of its folder
diagnostic-io-read-only-disk = { $path } is on a disk that is read-only
    .help = choose another place
diagnostic-io-disk-full = the disk with { $path } is full
    .help = free some space, or choose another place
diagnostic-io-quota-exceeded = your share of the disk with { $path } is used up
    .help = free some space, or choose another place
diagnostic-io-too-large = { $path } is too large for the disk
diagnostic-io-bad-name = { $path } is not a valid name for a file
    .help = choose a shorter name of letters and digits
diagnostic-io-already-there = { $path } already exists
    .help = choose another name
diagnostic-io-folder-not-empty = the folder { $path } is not empty
diagnostic-io-busy = another program is using { $path }
    .help = close it there, and try again
diagnostic-io-timed-out = there was no answer about { $path } in time
    .help = check the disk or the network, and try again
diagnostic-io-nobody-reads = nothing reads { $path } any more
diagnostic-io-ends-early = { $path } ends too early
    .note = a part of it may have been lost
diagnostic-io-device-failed = the disk or the network that holds { $path } has failed
    .help = check that it is connected, and try again
# $reason: the reason as the system gives it, mostly in English.
diagnostic-io-other = { $path } cannot be used: { $reason }
# A reason that stands in other messages. $kind: what it is, or other. $reason: the reason as the system gives it.
diagnostic-system-refused = { $kind ->
        [missing] it is not there
        [forbidden] permission was denied
        [read-only] the disk is read-only
        [full] there is no space left
        [too-large] it is too large for the disk
        [memory] there is too little memory
        [busy] another program is using it
        [late] there was no answer in time
        [unread] nothing reads it any more
        [ends] it ends too early
        [folder] it is a folder
        [device] the device or the network has failed
       *[other] { $reason }
    }
