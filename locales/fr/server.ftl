# Ce que le serveur refuse, et pourquoi.

server-error-bad-request = Le serveur n’a pas compris cette demande ({ $detail }).
server-error-bad-name = Ce nom ne convient pas : un nom compte de { $fewest } à { $most } caractères.
server-error-bad-login = Cet identifiant ne convient pas : il compte de { $fewest } à { $most } lettres (sans accents), chiffres, points, tirets ou traits de soulignement, sans espaces.
server-error-bad-password = Ce mot de passe ne convient pas : il lui faut au moins { $fewest } caractères et au plus { $most }.
server-error-common-password = Ce mot de passe est l’un des premiers que d’autres essaieraient. Prenez-en un plus long ou plus étrange.
server-error-bad-seed = Cette donne n’existe pas : son numéro est un nombre entier de { NUMBER($fewest, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }.
server-error-bad-pace = Ce temps ne convient pas : une pendule compte au plus { $minutes } minutes et ajoute de 0 à { $increment } secondes par tour ; un tour dure de 1 à { $days } jours.
server-error-bad-line = Un message compte de 1 à { $most } caractères.
server-error-bad-reason = Dites pourquoi, en { $fewest } à { $most } caractères.
server-error-not-signed-in = Donnez-vous d’abord un nom.
server-error-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
server-error-csrf = Cette page n’est plus à jour. Rechargez-la et recommencez.
server-error-forbidden = Ce n’est pas à vous de le faire.
server-error-banned = La modération a fermé ce compte { $days ->
    [0] { $hours ->
        [0] définitivement
        [one] pour une heure encore
       *[other] pour { $hours } heures encore
    }
   *[other] pour { $days } jours encore
 } : { $reason }
server-error-muted = La modération vous a retiré la discussion { $days ->
    [0] { $hours ->
        [0] définitivement
        [one] pour une heure encore
       *[other] pour { $hours } heures encore
    }
   *[other] pour { $days } jours encore
 } : { $reason }
server-error-not-moderator = Cette page est réservée à la modération de ce serveur.
server-error-is-moderator = Cela ne se fait pas entre membres de la modération. Le propriétaire du serveur peut en retirer un.
server-error-not-found = Il n’y a rien ici.
server-error-unknown-table = Cette table n’existe pas, ou elle est privée et il vous faut son invitation.
server-error-unknown-game = Ce jeu n’est pas installé ici.
server-error-unknown-person = Cette personne n’existe pas.
server-error-method = Cela ne se fait pas ici.
server-error-stale = La partie a avancé entre-temps. Regardez et choisissez à nouveau.
server-error-not-your-turn = Ce n’est pas votre tour.
server-error-illegal = Ce n’est pas possible maintenant.
server-error-not-running = Cette partie n’est pas en cours.
server-error-not-open = Cette table n’est plus ouverte.
server-error-not-finished = Cette partie n’est pas encore terminée.
server-error-seat-taken = Cette place est prise.
server-error-seat-kept = Cette place reste à qui l’occupait : un robot peut la tenir, mais une autre personne seulement si la place a été cédée au départ.
server-error-kept-for-others = Cette table est réservée à d’autres personnes. Il y en a d’autres dans le salon, ou créez la vôtre.
server-error-known-deal = La donne de cette table a été choisie par son hôte : personne d’autre ne peut y jouer.
server-error-not-dealing = Les parts de la donne ne sont pas demandées pour l’instant.
server-error-wrong-part = Ce n’est pas la part de la donne à laquelle votre navigateur s’était engagé.
server-error-part-shown = Votre part de la donne est déjà montrée : elle ne peut plus changer.
server-error-chat-closed = Les spectateurs peuvent discuter avant et après la partie : pendant qu’elle se joue, les joueurs pourraient les lire.
server-error-seats-open = Il reste des places libres.
server-error-login-taken = Quelqu’un d’autre porte déjà ce nom.
server-error-already-claimed = Ce compte a déjà un mot de passe.
server-error-no-undo = Il n’y a rien que vous puissiez reprendre.
server-error-no-hint = Cette table ne donne pas de conseils.
server-error-rules-changed = Cette partie a été jouée avec des règles plus anciennes (version { $version }) et ne peut pas être montrée pas à pas.
server-error-other-edition = Cette partie a été jouée avec une autre édition du matériel ({ $edition }), qui n’est pas installée ici. On ne mélange pas les éditions.
server-error-too-large = C’est trop volumineux.
server-error-bad-host = Ce serveur ne répond pas à ce nom. Son propriétaire peut l’ajouter au réglage « hosts ».
server-error-bad-option = Cela ne va pas ensemble : { $detail }
server-error-bad-record = Cet enregistrement est illisible : { $detail }
server-error-too-many = Trop à la fois. Attendez un instant.
server-error-too-many-tables = Vous avez { $most } tables qui ne sont pas terminées. Finissez-en ou fermez-en d’abord.
server-error-server = Quelque chose s’est mal passé chez nous. Rien n’est perdu.
server-error-busy = Le serveur ne peut rien enregistrer pour l’instant. Réessayez dans un moment.

server-notice-rules = Les règles de ce jeu ont été corrigées pendant votre partie (de la version { $from } à la version { $version }). La partie continue avec les règles corrigées.
server-notice-known-deal = Cette partie commence d’une position que son hôte a vue : il sait peut-être ce qui va venir.
server-notice-old-rules = Cette partie a été jouée avec des règles plus anciennes (version { $version }).
server-notice-other-edition = Cette partie se joue avec une autre édition du matériel ({ $edition }). Ici c’est { $installed } qui est installée : elle ne peut pas continuer.

# Le nom d’une place.
server-seat-name = { $name }
server-seat-name-number = { $name } ({ $number })
server-seat-bot = { $level }
server-seat-bot-number = { $level } { $number }
server-seat-bot-style = { $level }, { $style }
server-seat-bot-style-number = { $level } { $number }, { $style }
server-seat-guest = Invité
server-seat-guest-number = Invité { $number }
server-seat-open = Place libre
server-seat-invited = { $known ->
    [0] Réservée à un invité
   *[other] Réservée à { $name }
}

# Avis aux absents
server-error-bad-address = Cette adresse ne convient pas. Un webhook commence par https:// et mène à un serveur public ; une adresse e-mail ressemble à anne@example.org.
server-error-too-many-channels = Il y en a déjà { $most }. Retirez-en d’abord une.
server-error-no-mail = Ce serveur n’est pas configuré pour cela.
server-error-link-over = Ce lien a déjà servi, ou son délai est passé. Demandez-en un autre.
server-told-turn = c’est à vous de jouer.
server-told-invited = vous êtes invité à une nouvelle partie.
server-told-over = la partie est finie.
server-told-clock-minutes = { $left ->
    [one] votre temps s’épuise : il reste une minute.
   *[other] votre temps s’épuise : il reste { $left } minutes.
}
server-told-clock-hours = { $left ->
    [one] votre temps s’épuise : il reste une heure.
   *[other] votre temps s’épuise : il reste { $left } heures.
}
server-told-table-link = Ce lien vous connecte et ouvre la table. Il sert une seule fois, pendant un jour ; gardez-le pour vous.
server-told-test-title = Patolli
server-told-test = Les avis de Patolli arrivent ici.
server-told-test-link = Ce lien vous connecte. Il sert une seule fois, pendant un jour ; gardez-le pour vous.
server-told-confirm-title = Patolli
server-told-confirm = Confirmez votre adresse pour Patolli
server-told-confirm-link = Ce lien confirme que l’adresse est la vôtre. Il sert pendant trois jours. Si vous n’avez rien demandé, ne faites rien.
server-told-reset-title = Patolli
server-told-reset = Choisissez un nouveau mot de passe pour Patolli
server-told-reset-link = Ce lien permet de choisir un nouveau mot de passe. Il sert une seule fois, pendant une heure. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.
server-told-footer-unsubscribe = Ne plus recevoir d’avis par e-mail : { $link }
server-told-footer-settings = Choisir ce qui vous est annoncé : { $link }
