# What the server refuses, and why.

server-error-bad-request = The server did not understand this request ({ $detail }).
server-error-bad-name = This name does not work: a name has { $fewest } to { $most } characters.
server-error-bad-login = This login does not work: it has { $fewest } to { $most } letters (without accents), digits, dots, dashes or underscores, and no spaces.
server-error-bad-password = This password does not work: it needs at least { $fewest } characters and at most { $most }.
server-error-common-password = This password is one of the first that others would try. Take a longer or stranger one.
server-error-bad-seed = There is no such deal: its number is a whole one from { NUMBER($fewest, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
server-error-bad-pace = This time does not work: a clock has up to { $minutes } minutes and adds 0 to { $increment } seconds a turn; a turn has 1 to { $days } days.
server-error-bad-line = A line of the chat has 1 to { $most } characters.
server-error-bad-reason = Say why, in { $fewest } to { $most } characters.
server-error-not-signed-in = Please give yourself a name first.
server-error-wrong-password = This name and password do not belong together.
server-error-csrf = This page is out of date. Load it again and repeat.
server-error-forbidden = This is not yours to do.
server-error-banned = A moderator has closed this account { $days ->
    [0] { $hours ->
        [0] for good
        [one] for one more hour
       *[other] for { $hours } more hours
    }
   *[other] for { $days } more days
 }: { $reason }
server-error-muted = A moderator has taken the chat from you { $days ->
    [0] { $hours ->
        [0] for good
        [one] for one more hour
       *[other] for { $hours } more hours
    }
   *[other] for { $days } more days
 }: { $reason }
server-error-not-moderator = This page is for the moderators of this server.
server-error-is-moderator = Moderators can’t do this to each other. The owner of the server can remove a moderator.
server-error-not-found = There is nothing here.
server-error-unknown-table = There is no such table, or it is private and you need its invitation.
server-error-unknown-game = This game is not installed here.
server-error-unknown-person = There is no such person.
server-error-method = This can’t be done here.
server-error-stale = The table has moved on. Look again, then decide.
server-error-not-your-turn = It is not your turn.
server-error-illegal = This is not possible now.
server-error-not-running = This game is not being played.
server-error-not-open = This table is no longer open.
server-error-not-finished = This game is not over yet.
server-error-seat-taken = This seat is taken.
server-error-seat-kept = This seat still belongs to its player: a bot may stand in, but another person only if the player hands the seat over when leaving.
server-error-kept-for-others = This table is kept for other people. There are other tables in the lobby, or make your own.
server-error-known-deal = The deal of this table was chosen by its host, so only the host may play it.
server-error-not-dealing = The parts of the deal are not asked for now.
server-error-wrong-part = This is not the part of the deal that your browser had committed to.
server-error-part-shown = Your part of the deal is shown already, so it can’t be changed.
server-error-chat-closed = Spectators can talk before and after the game: while it runs, the players could read along.
server-error-seats-open = Some seats are still free.
server-error-login-taken = Another person has this name already.
server-error-already-claimed = This account has a password already.
server-error-no-undo = There is nothing that you may take back.
server-error-no-hint = There are no hints at this table.
server-error-rules-changed = This part was played under older rules (version { $version }) and can’t be shown step by step.
server-error-other-edition = This game was played with another edition of the components ({ $edition }), which is not installed here. Editions don’t mix.
server-error-too-large = This is too large.
server-error-bad-host = This server does not answer to that name. Its owner can add it to the setting “hosts”.
server-error-bad-option = This does not go together: { $detail }
server-error-bad-record = This record can’t be read: { $detail }
server-error-too-many = Too much at once. Wait a moment.
server-error-too-many-tables = You have { $most } tables that are not over. Finish or close some first.
server-error-server = Something went wrong on our side. Nothing is lost.
server-error-busy = The server can’t store anything just now. Try again in a moment.

server-notice-rules = The rules of this game were corrected while you played (from version { $from } to { $version }). The game goes on under the corrected rules.
server-notice-known-deal = This game begins from a position that its host has seen: the host may know what comes.
server-notice-old-rules = This game was played under older rules (version { $version }).
server-notice-other-edition = This game is played with another edition of the components ({ $edition }). Here { $installed } is installed, so it can’t go on.

# What a seat is called.
server-seat-name = { $name }
server-seat-name-number = { $name } ({ $number })
server-seat-bot = { $level }
server-seat-bot-number = { $level } { $number }
server-seat-bot-style = { $level }, { $style }
server-seat-bot-style-number = { $level } { $number }, { $style }
server-seat-guest = Guest
server-seat-guest-number = Guest { $number }
server-seat-open = Free seat
server-seat-invited = { $known ->
    [0] Kept for a guest
   *[other] Kept for { $name }
}

# Notices to people who are away
server-error-bad-address = This address does not work. A webhook begins with https:// and leads to a public server; an e-mail address looks like ann@example.org.
server-error-too-many-channels = There are { $most } of these already. Remove one first.
server-error-no-mail = This server is not set up for it.
server-error-link-over = This link has been used already, or its time is over. Ask for a new one.
server-told-turn = it is your turn.
server-told-invited = you are invited to another game.
server-told-over = the game is over.
server-told-clock-minutes = { $left ->
    [one] your clock is low: one minute is left.
   *[other] your clock is low: { $left } minutes are left.
}
server-told-clock-hours = { $left ->
    [one] your time is low: one hour is left.
   *[other] your time is low: { $left } hours are left.
}
server-told-table-link = This link signs you in and opens the table. It works once, for a day; keep it to yourself.
server-told-test-title = Patolli
server-told-test = Notices from Patolli arrive here.
server-told-test-link = This link signs you in. It works once, for a day; keep it to yourself.
server-told-confirm-title = Patolli
server-told-confirm = Confirm your address for Patolli
server-told-confirm-link = With this link you confirm that the address is yours. It works for three days. If you did not ask for it, do nothing.
server-told-reset-title = Patolli
server-told-reset = Set a new password for Patolli
server-told-reset-link = With this link you set a new password. It works once, for an hour. If you did not ask for it, do nothing: your password stays as it is.
server-told-footer-unsubscribe = No more notices by e-mail: { $link }
server-told-footer-settings = Choose what you are told of: { $link }
