# The web table.

# Pages
web-page-home = Home
web-page-new = New table
web-page-lobby = Lobby
web-page-mine = My tables
web-page-finished = Finished games
web-page-rules = Rules
web-page-settings = Settings
web-page-account = Account
web-page-moderation = Moderation
web-page-device = This device
web-page-notices = Notices
web-page-link = From your e-mail
web-page-unsubscribe = No more notices
web-page-missing = Nothing here
web-nav = Pages
web-skip = Skip to the content
web-loading = Loading…
web-close = Close
web-save = Save
web-retry = Try again
web-more = Show more
web-yes = Yes
web-no = No
web-menu = This table
web-theme-to-light = Light theme
web-theme-to-dark = Dark theme
web-sounds = Sounds
web-sounds-on = Turn the sounds on
web-sounds-off = Turn the sounds off
web-missing-about = This address leads nowhere. The way home is below.
web-trouble-title = The server can’t be reached
web-error-offline = There is no connection to the server. Nothing is lost: your tables wait there.
web-error-old-page = This page is older than the server. Load it again.

# Home
web-home-title = Sit down and play
web-home-lead = Heavy games of ancient Mesoamerica, by the book: alone against bots, around one screen, or with friends far away.
web-home-lead-alone = Heavy games of ancient Mesoamerica, by the book: alone against bots or around one screen, in this browser, also offline.
web-home-play = Play against a bot
web-home-play-now = Play
web-home-learn = Learn by playing
web-home-options = Choose seats and options
web-home-seats = { $fewest }–{ $most } players
web-home-waiting = Your running tables
web-home-others = Your other tables
web-home-resume = Resume my game
web-home-minutes = { $from }–{ $to } min
web-home-weight-1 = light
web-home-weight-2 = easy
web-home-weight-3 = demanding
web-home-weight-4 = heavy
web-home-weight-5 = very heavy
web-level = Bots
web-style = Style
web-style-none = balanced

# Lists of tables
web-filter-game = Game
web-filter-all = All games
web-lobby-empty = No table has a free seat. Open one: somebody will come.
web-lobby-free = Free seats
web-lobby-running = Games to watch
web-lobby-none-running = No game is being played that you can watch.
web-next-table = Next table: { $game }
web-mine-empty = You sit at no table yet.
web-finished-empty = No game has been finished here yet.
web-finished-upload = Look at a record from a file
web-table-open = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
web-table-my-turn = Your turn, { $since }
web-table-turn = { $name } decides, { $since }
web-table-finished = finished { $when }
web-table-closed = This table was closed.

# A new table
web-new-game = Game
web-new-count = Players
web-new-seats = Who sits down
web-new-shuffle = Draw the seats by lot
web-new-options = Options of the game
web-new-option-seats = { $only ->
    [alone] Only when you play alone.
   *[some] Only with { $seats } players.
}
web-new-table = The table
web-new-visibility = Who may come
web-new-private = Only those with the link
web-new-public = Everybody: it is shown in the lobby
web-edition = Edition of the figures
web-new-undo = Taking back
web-new-undo-free = Free until something hidden is revealed, then by consent
web-new-undo-turn = Only within one’s turn
web-new-undo-off = Never
web-new-pace = Time
web-new-pace-none = As long as it takes
web-new-pace-live = A clock
web-new-pace-days = Days for each turn
web-new-bank = Minutes each
web-new-increment = Seconds added per turn
web-new-days = Days for a turn
web-new-timeout = When the time is up
web-new-timeout-end = The others may end the game
web-new-timeout-bot = A bot plays on
web-new-name = Name of player { $number }
web-new-hints = Hints are allowed
web-new-curtain = Hide the screen between players
web-new-seed = Play a known deal
web-new-seed-about = The same number deals the same game
web-new-open = Open the table
web-seat-kind-me = Me
web-seat-kind-bot = Bot
web-seat-kind-hotseat = Somebody at this screen
web-seat-kind-open = Open to all
web-seat-kind-invited = By invitation

# Before the game
web-waiting-title = The table fills
web-waiting-for = { $count ->
    [0] Everybody is here.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-sit-down = Sit down here
web-start = Start the game
web-close-table = Close the table
web-invite = Link to this table
web-copy = Copy
web-copied = Copied

# At the table
web-prompt = What is asked
web-sheet = Room for the choices
web-side = Seats and story
web-side-short = Seats & log
web-seats = Seats
web-board-in-words = The board in words
web-text-view = Show the board in words
web-link-connecting = Connecting…
web-link-open = Connected
web-link-waiting = No connection, trying again…
web-link-refused = Not available
web-offline = The connection is gone. The board shows what was last known; it comes back by itself.
web-title-my-turn = ● Your turn: { $game }
web-thinking-busy = Many bots are thinking at other tables: { $seat } will be a little slower.
web-waiting = { $seat } decides.
web-thinking = { $seat } is thinking.
web-all-choices = All { $count } choices
web-find-choice = Find a choice
web-spot-several = { $count } choices here, such as: { $first }
web-undo = Undo
web-redo = Redo
web-restart = Restart turn
web-hint = Hint
web-hint-wait = A bot thinks…
web-hint-title = A bot would play your turn like this:
web-hint-then = What comes next depends on what comes to light.
web-hint-brings =
    { $points ->
        [one] This brings you one point: { $sources }.
       *[other] This brings you { $points } points: { $sources }.
    }
web-hint-source = { $source } { $points }
web-hint-expects = At the end it expects about { $points } points for you, and { $rival } for your best rival.
web-hint-expects-alone = At the end it expects about { $points } points for you.
web-hint-only = Nothing else is possible now.
web-hint-other =
    { $less ->
        [0] “{ $choice }” is about as good.
        [one] “{ $choice }” would be about one point worse.
       *[other] “{ $choice }” would be about { $less } points worse.
    }
web-confirm-title = This ends your turn
web-confirm = Confirm
web-confirm-back = Not yet
web-confirm-on = The end of your turn asks for a second click.
web-points = { $count ->
    [one] point
   *[other] points
}
web-points-label = Points:
web-preview-reveals-free = Brings something hidden to light.
web-preview-reveals-ask = Brings something hidden to light: undo only if the others agree.
web-preview-reveals-never = Brings something hidden to light: no undo after it.
web-preview-then = Then:
web-preview-ends-turn = Ends your turn.
web-fallback-about = This game has no drawn board yet. Everything can be chosen with the buttons.
web-fallback-row = { $name }: { $value }
web-card-rule = Rule { $rule }
web-clock = Time left
web-guide = Your first game
web-guide-step = Step { $step } of { $steps }
web-guide-otherwise = You chose something else; that is allowed. To see what the guide had in mind, go back.
web-guide-astray = You went your own way. Go back to follow the guide again, or play on: the whole game is open to you.
web-guide-back = Back to the guide
web-guide-hurry = Don’t wait
web-guide-play-on = Play on against a bot

# Undo by consent
web-consent-asked = { $name } asks to take something back.
web-consent-agree = Agree
web-consent-refuse = Refuse
web-consent-waiting = Waiting for the others’ answer.

# Seats
web-seat-bot = bot
web-seat-you = you
web-seat-away = left
web-seat-late = overdue
web-seat-offline = away
web-seat-left = { $name } has left the table.
web-seat-overdue = { $name } has let the time run out.
web-replace-bot = Let a bot play
web-replace-open = Free the seat
web-leave = Leave the table
web-leave-sure = Leave this game? The others can let a bot play on for you.
web-end-table = End the game
web-rematch = Play again

# Around one screen
web-curtain-title = { $name } is next
web-curtain-about = Pass the screen on. Nothing is shown until { $name } is ready.
web-curtain-look = I am { $name }: show the table

# Log, chat, notes, rules
web-tab-log = Log
web-tab-chat = Chat
web-tab-notes = Notes
web-log-since = Since my last turn
web-log-nothing = Nothing has happened since your last turn.
web-log-all = All { $count } lines
web-log-times = × { $count }
web-step-undo = { $seat } takes a decision back.
web-step-undo-nobody = A decision is taken back.
web-step-restart = { $seat } begins the turn again.
web-step-restart-nobody = The turn begins again.
web-step-timeout = The time of { $seat } is up.
web-step-timeout-nobody = The time is up.
web-step-leave = { $seat } leaves the table.
web-step-leave-nobody = Somebody leaves the table.
web-step-replace = The seat of { $seat } is taken over.
web-step-replace-nobody = A seat is taken over.
web-step-rules = The rules were corrected; the game goes on.
web-step-rules-nobody = The rules were corrected; the game goes on.
web-step-end = The game was ended early.
web-step-end-nobody = The game was ended early.
web-step-resume = The game goes on.
web-step-resume-nobody = The game goes on.
web-chat-empty = Nobody has said anything yet.
web-chat-removed = This message was taken away.
web-leave-hand-over = Another person may take my seat, and will see what I hold.
web-deal-fair = A fair deal
web-deal-fair-about = The server has drawn a secret and shows its fingerprint here; each player’s browser adds a part of its own, and shows it only when the host has started and all have committed to theirs. The deal follows from all of them, so that nobody can choose it. After the game the review checks it.
web-deal-waits = The deal waits for the parts of these players, whose pages show them at their next visit: { $seats }
web-deal-free-seat = Free the seat
web-deal-round = This is deal number { $round }: before it, parts were shown and the game was not begun.
web-deal-part-again = Your part of the deal was shown, then the seats changed or a player took another part. Another deal needs another part of yours. If this happens again and again, a player who knows the server’s secret may be choosing among deals.
web-deal-part-elsewhere = Your part of the deal is in the browser in which you sat down: open the table there. If you can’t, take another part here; the others will then be asked for new ones.
web-deal-part-new = Take another part
web-deal-earlier = { $count ->
    [one] One deal was begun before this one and given up before the start. The record tells whose parts were not shown.
   *[other] { $count } deals were begun before this one and given up before the start. The record tells whose parts were not shown.
}
web-deal-check = Check the deal
web-deal-holds = The deal was fair: it follows from the secret that the server had committed to, and from your own part.
web-deal-holds-unseen = The deal follows from the secret that the server shows and from the players’ parts. This browser did not sit at the table, so it can’t tell what was shown before the start.
web-deal-wrong-commitment = The deal is wrong: the secret is not the one that the server had committed to.
web-deal-wrong-seed = The deal is wrong: it does not follow from the secret and the players’ parts.
web-deal-wrong-part = The deal is wrong: your own part is not in it.
web-deal-wrong-hash = The deal is wrong: a player’s part is not the one that had been committed to before yours was shown.
web-chat-say = Say something
web-chat-send = Send
web-notes-hint = Only you can read this.
web-notes-loading = Loading…
web-notes-saved = Saved
web-notes-writing = Writing…
web-notes-failed = Could not be saved.
web-rules-search = Find in the rules
web-rules-none = The rules of this game are not written down yet.
web-rules-table = Table
web-rules-contents = Contents
web-rules-signs = Pieces and signs
web-rules-examples = Step by step
web-rules-example = Example, step by step
web-rules-step = Step { $step } of { $steps }
web-rules-next = Next step
web-rules-back = Step back
web-rules-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-rules-unfold = Unfold all
web-rules-fold = Fold all
web-rules-found = { $count ->
    [0] Nothing found. Try another word, or the name of a rule.
    [one] { $count } place found.
   *[other] { $count } places found, in { $chapters ->
        [one] one chapter
       *[other] { $chapters } chapters
    }.
}

# The past
web-past-title = After decision { $at } of { $length }
web-past-slider = Moment of the game
web-past-first = The beginning
web-past-play = Play on
web-past-leave = Back to now
web-speed = Turns of others
web-speed-off = Off
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-follow = What the others do
web-follow-skip = Skip to now
web-score-sum = Sum
web-undo-to = Take back to here
web-undo-to-ask = Ask to take back to here
web-fork = Play on from here

# After the game
web-outcome-beat-you = You have won, { $points } to { $against }.
web-outcome-beaten-you = You have lost, { $points } to { $against }.
web-outcome-beat-other = { $name } has won, { $points } to { $against }.
web-outcome-beaten-other = { $name } has lost, { $points } to { $against }.
web-outcome-automaton = Automaton
web-outcome-over = The game is over
web-outcome-won = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}
web-ending = The ending
web-ending-places = Places
web-ending-place = { $rank }. { $name }: { $points }.
web-ending-skip = Tap or press a key to see it all at once
web-ending-curve = How the points went
web-ending-turning = Turning point
web-ending-best = Best turn
web-ending-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-ending-caught-up = After turn { $turn } nobody was ahead of { $name } any more.
web-ending-pulled-away = In turn { $turn } { $name } gained most on the others: { web-ending-points }.
web-ending-best-turn = { $name } made { web-ending-points } in turn { $turn }.
web-ending-save = Save as a picture
web-ending-share = Share
web-ending-failed = This browser could not draw the picture.
web-ending-look = Look at the board
web-review = Review
web-review-sources = Where the points came from
web-review-source = Source
web-review-other = Everything else
web-review-time = Time spent
web-review-turning = Turning points
web-review-point = { $name } { $gain } in turn { $turn }
web-turn-reviews = What a bot thinks of each turn
web-turn-reviews-about = A strong bot looks at every turn of the game and says what it would have played. It takes a few minutes; you need not wait here.
web-turn-reviews-ask = Ask the bot
web-turn-reviews-on = Let it think on
web-turn-reviews-thinking = The bot thinks: { $done } of { $total } turns
web-turn-reviews-agreed = { $name }: as the bot, or as good, in { $same } of { $all }; { $lost } points lost a turn
web-turn-reviews-scale = For comparison, points lost a turn: a random player { $random }, a greedy one { $greedy }, one that plans its turn { $planner }.
web-turn-reviews-show = Show
web-turn-reviews-costliest = What cost most
web-turn-reviews-all = All turns
web-turn-reviews-none = The bot has nothing to find fault with.
web-turn-review-turn = { $name }, turn { $turn }
web-turn-review-here = The bot on the turn of { $name }
web-turn-review-forced = Nothing could be chosen.
web-turn-review-same = The bot would have played the same.
web-turn-review-best = The bot: { $line }
web-turn-review-loss = { $points ->
    [one] { $points } point
   *[other] { $points } points
} of lead, { $chance } of the chance to win
web-turn-review-none = As good ({ web-turn-review-loss }).
web-turn-review-little = Cost a little: { web-turn-review-loss }.
web-turn-review-some = Cost something: { web-turn-review-loss }.
web-turn-review-much = Cost much: { web-turn-review-loss }.
web-replay = Step through
web-download = Download
web-download-text = Download as text
web-chart = Points over the game.
web-chart-decisions = { $count } decisions
web-chart-seat = { $name }: { $points }.

# Help
web-help = Help and keys
web-help-about = What can be chosen has a dashed ring. Point at it, or walk there with the arrows, to see what it brings. Pieces and tiles can be pressed, or dragged to where you want them.
web-help-signs = What the signs mean
web-help-keys = Keys
web-key-arrows = Walk over what can be chosen
web-key-enter = Choose
web-key-digits = Go to a choice by its number
web-key-escape = Not this one after all
web-key-explain = Explain the next component (Shift: the one before)
web-key-nearer = Nearer
web-key-farther = Farther
web-key-all = The whole board
web-key-search = Search the rules
web-key-before = One decision back
web-key-after = One decision on

# Settings
web-settings-language = Language
web-settings-theme = Theme
web-settings-theme-auto = As the device says
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-motion = Motion
web-settings-motion-auto = As the device says
web-settings-motion-on = Things move
web-settings-motion-off = Nothing moves
web-settings-table = At the table
web-settings-confirm = Confirm the end of my turn
web-settings-sounds = Sounds at the table: my turn, what the others do, the end
web-settings-text = Show the board in words too

# Account
web-account-name = Your name
web-account-shown = Name at the table
web-account-saved = Saved.
web-account-signed-in = You are signed in as { $login }.
web-account-sign-in = Sign in
web-account-sign-out = Sign out
web-account-signed-out = You are signed out.
web-account-sign-out-everywhere = Sign out everywhere
web-account-sessions = Where you are signed in
web-account-session-unknown = Unknown device
web-account-session-here = this browser
web-account-session-used = last used { $when }
web-account-session-ended = That device is signed out.
web-account-change-password = Change the password
web-account-change-password-about = All other devices are signed out.
web-account-new-password = New password
web-account-password-changed = The password is changed.
web-account-welcome = Welcome back.
web-account-keep = Keep your account
web-account-keep-about = You can play without an account. With a login and a password your tables follow you to other devices.
web-account-kept = Your account is kept.
web-account-login = Login
web-account-password = Password
web-account-create = Create an account
web-account-export = Download my data
web-account-delete = Delete my account
web-account-delete-about = Your name and your account are removed; the seats you hold are left.
web-account-delete-sure = Delete this account for good?
web-account-deleted = The account is gone.
web-account-blocks = People you have blocked

web-about-person = About { $name }
web-about-line = About this message of { $name }
web-about-table = Report this table
web-block = Block { $name }
web-unblock = Unblock { $name }
web-block-about = If you block { $name }, you no longer read what they say; they can’t invite you to a rematch or join tables that you host. They are not told.
web-blocked = { $name } is blocked.
web-unblocked = { $name } is no longer blocked.
web-report-reason = What is wrong?
web-report-about = The moderators of this server read your report and who sent it. The other players don’t.
web-report-send = Send the report
web-report-sent = Thank you. A moderator will look at it.
web-error-banned = A moderator has closed this account.

web-moderation-reports = Reports
web-moderation-people = People
web-moderation-tables = Tables
web-moderation-log = Log
web-moderation-open = Waiting
web-moderation-handled = Handled
web-moderation-no-reports = No reports.
web-moderation-no-log = Nothing was done yet.
web-moderation-nothing = Nothing found.
web-moderation-report-person = { $name } is reported
web-moderation-report-line = A message of { $name } is reported
web-moderation-report-table = A table is reported
web-moderation-reported = by { $name }, { $when }
web-moderation-handle = Mark as handled
web-moderation-note = What was done
web-moderation-reason = Reason (the person reads it if it is about them)
web-moderation-how-long = For how long
web-moderation-hours = { $hours ->
    [0] For good
    [1] One hour
    [24] One day
   *[other] { $days } days
 }
web-moderation-cancel = Cancel
web-moderation-done = Done.
web-moderation-find = Find
web-moderation-find-people = Name, login or id
web-moderation-find-tables = Person, game or id of the table
web-moderation-seen = seen { $when } · { $reports ->
    [one] one report
   *[other] { $reports } reports
 }
web-moderation-is-moderator = Moderator
web-moderation-mute = Mute
web-moderation-ban = Ban
web-moderation-lift-mute = Lift the mute
web-moderation-lift-ban = Lift the ban
web-moderation-has-mute = Muted { $days ->
    [0] { $hours ->
        [0] for good
        [one] for one more hour
       *[other] for { $hours } more hours
    }
   *[other] for { $days } more days
 }: { $reason }
web-moderation-has-ban = Banned { $days ->
    [0] { $hours ->
        [0] for good
        [one] for one more hour
       *[other] for { $hours } more hours
    }
   *[other] for { $days } more days
 }: { $reason }
web-moderation-look = Look at the table
web-moderation-delete-table = Delete the table
web-moderation-delete-line = Take the message away
web-moderation-line-deleted = The message is gone.
web-moderation-status-open = open
web-moderation-status-running = running
web-moderation-status-finished = finished
web-moderation-status-closed = closed
web-moderation-public = public
web-moderation-private = private
web-moderation-owner = The owner
web-moderation-did-mute = { $moderator } muted { $name } { $days ->
    [0] { $hours ->
        [0] for good
        [one] for an hour
       *[other] for { $hours } hours
    }
   *[other] for { $days } days
 }
web-moderation-did-ban = { $moderator } banned { $name } { $days ->
    [0] { $hours ->
        [0] for good
        [one] for an hour
       *[other] for { $hours } hours
    }
   *[other] for { $days } days
 }
web-moderation-did-lift-mute = { $moderator } lifted the mute of { $name }
web-moderation-did-lift-ban = { $moderator } lifted the ban of { $name }
web-moderation-did-delete-table = { $moderator } deleted the table { $subject }
web-moderation-did-delete-line = { $moderator } took a message of { $name } away
web-moderation-did-handle-report = { $moderator } handled report { $subject }
web-moderation-did-look = { $moderator } looked at the table { $subject }
web-moderation-did-add-moderator = { $moderator } made { $name } a moderator
web-moderation-did-remove-moderator = { $moderator } ended the moderation of { $name }

# The table without a server, and the pages that are kept in the browser
web-engine-loading = Loading the engine: { $loaded } of { $total } MB
web-engine-starting = Starting the engine…
web-engine-failed = The engine could not be loaded. Check the connection and load the page again; your games are kept.
web-update-ready = A newer version of Patolli is ready. Your games are kept.
web-update-now = Use it now
web-update-later = Later
web-save-record = Save to go on elsewhere
web-device-tables = Your games
web-device-about = Your games are kept in this browser, on this device alone. Save them as one file to back them up or to go on in another browser.
web-device-export = Save all games
web-device-import = Load games from a file
web-device-imported = { $count ->
    [0] Nothing new: this device has all of these games already.
    [one] One game has been loaded.
   *[other] { $count } games have been loaded.
}
web-device-not-imported = This file holds no saved games.
web-device-move = To a server and back
web-device-move-about = To go on with a game on a server, save it from the menu of its table, load it there under “Finished games” and play on from its last moment. A game from a server comes here the same way.
web-device-delete = Delete all games
web-device-delete-about = All games and the name on this device are deleted for good.
web-device-delete-sure = Delete all games on this device for good?
web-device-deleted = Everything on this device has been deleted.

# Notices
web-table-notices = Notices of this table
web-account-notices = Notices while you are away, and your e-mail address
web-notices-kinds = Tell me
web-notices-turn = when it is my turn
web-notices-invited = when I am invited to another game
web-notices-over = when a game is over
web-notices-clock = when my time is low
web-notices-about = You are told once a turn, and only of games with other people. The bell in the menu of a table silences that table.
web-notices-quiet = Quiet hours
web-notices-quiet-on = Hold notices back at certain hours
web-notices-quiet-from = From
web-notices-quiet-to = To
web-notices-where = Where you are told
web-notices-none = Nowhere yet. Choose below.
web-notices-channel-push = A browser (through { $address })
web-notices-channel-email = E-mail to { $address }
web-notices-channel-webhook = A webhook at { $address }
web-notices-unconfirmed = (not confirmed yet: a mail with a link is on its way)
web-notices-failing = (the last notices did not arrive)
web-notices-try = Send a trial notice
web-notices-tried = A trial notice is on its way.
web-notices-remove = Remove
web-notices-removed = It is removed.
web-notices-added = You will be told there.
web-notices-push = In this browser
web-notices-push-about = The browser shows notices even when Patolli is closed. It will ask for your permission.
web-notices-push-start = Show notices in this browser
web-notices-push-refused = This browser does not allow notices from Patolli. You can change that in its settings for this page.
web-notices-push-impossible = This browser can’t show notices, or this page was not opened over a secure connection (https).
web-notices-email = By e-mail
web-notices-email-about = The address also lets you set a new password if you forget yours. A mail with a link asks you to confirm it.
web-notices-email-address = E-mail address
web-notices-email-sent = A mail is on its way. Open the link in it to confirm the address.
web-notices-email-impossible = This server sends no e-mail.
web-notices-webhook = To a chat or a program
web-notices-webhook-about = A webhook of Slack, Discord, Mattermost or a program of your own gets each notice as JSON. All who read that channel see it.
web-notices-webhook-url = Address of the webhook
web-recover = I have forgotten my password
web-recover-about = If your account has a confirmed e-mail address, a mail with a link lets you set a new password.
web-recover-login = Login or e-mail address
web-recover-send = Send the mail
web-recover-sent = If there is such an account with a confirmed address, a mail is on its way.
web-unsubscribe-about = Do you want no more notices by e-mail?
web-unsubscribe-now = No more notices
web-unsubscribe-done = No more notices will be sent to this address. It still serves to recover your password.
web-from-mail-confirmed = Your address is confirmed.
web-from-mail-guest = a guest
web-from-mail-other = In this browser { $name } is signed in; the link is for { $other }.
web-from-mail-switch = Go on as { $other }
web-from-mail-stay = Stay signed in as you are
