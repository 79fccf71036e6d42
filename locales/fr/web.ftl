# La table sur le web.

# Pages
web-page-home = Accueil
web-page-new = Nouvelle table
web-page-lobby = Salon
web-page-mine = Mes tables
web-page-finished = Parties terminées
web-page-rules = Règles
web-page-settings = Réglages
web-page-account = Compte
web-page-moderation = Modération
web-page-device = Cet appareil
web-page-notices = Avis
web-page-link = Depuis votre e-mail
web-page-unsubscribe = Plus d’avis
web-page-missing = Rien par ici
web-nav = Pages
web-skip = Aller au contenu
web-loading = Chargement…
web-close = Fermer
web-save = Enregistrer
web-retry = Réessayer
web-more = En voir plus
web-yes = Oui
web-no = Non
web-menu = Cette table
web-theme-to-light = Thème clair
web-theme-to-dark = Thème sombre
web-sounds = Sons
web-sounds-on = Activer les sons
web-sounds-off = Couper les sons
web-missing-about = Cette adresse ne mène nulle part. Le chemin de l’accueil est ci-dessous.
web-trouble-title = Le serveur est injoignable
web-error-offline = Pas de connexion avec le serveur. Rien n’est perdu : vos tables vous y attendent.
web-error-old-page = Cette page est plus ancienne que le serveur. Rechargez-la.

# Accueil
web-home-title = Asseyez-vous et jouez
web-home-lead = De grands jeux de la Mésoamérique ancienne, fidèles à leurs règles : seul contre des robots, autour d’un écran ou avec des amis au loin.
web-home-lead-alone = De grands jeux de l’ancienne Mésoamérique, fidèles aux règles : contre des robots ou autour d’un même écran, dans ce navigateur, même hors ligne.
web-home-play = Jouer contre un robot
web-home-play-now = Jouer
web-home-learn = Apprendre en jouant
web-home-options = Choisir les places et les options
web-home-seats = { $fewest } à { $most } joueurs
web-home-waiting = Vos parties en cours
web-home-others = Vos autres parties
web-home-resume = Reprendre ma partie
web-home-minutes = { $from } à { $to } min
web-home-weight-1 = léger
web-home-weight-2 = facile
web-home-weight-3 = exigeant
web-home-weight-4 = expert
web-home-weight-5 = très expert
web-level = Robots
web-style = Style
web-style-none = équilibré

# Listes de tables
web-filter-game = Jeu
web-filter-all = Tous les jeux
web-lobby-empty = Aucune table n’a de place libre. Ouvrez-en une : quelqu’un viendra.
web-lobby-free = Places libres
web-lobby-running = Parties à regarder
web-lobby-none-running = Aucune partie à regarder en ce moment.
web-next-table = Table suivante : { $game }
web-mine-empty = Vous n’êtes encore assis à aucune table.
web-finished-empty = Aucune partie n’a encore été terminée ici.
web-finished-upload = Regarder une partie enregistrée dans un fichier
web-table-open = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
web-table-my-turn = À vous, { $since }
web-table-turn = À { $name } de décider, { $since }
web-table-finished = terminée { $when }
web-table-closed = Cette table a été fermée.

# Nouvelle table
web-new-game = Jeu
web-new-count = Joueurs
web-new-seats = Qui s’assied
web-new-shuffle = Tirer les places au sort
web-new-options = Options du jeu
web-new-option-seats = { $only ->
    [alone] Seulement quand on joue seul.
   *[some] Seulement à { $seats } joueurs.
}
web-new-table = La table
web-new-visibility = Qui peut venir
web-new-private = Seulement ceux qui ont le lien
web-new-public = Tout le monde : elle est affichée au salon
web-edition = Édition des chiffres
web-new-undo = Revenir en arrière
web-new-undo-free = Libre jusqu’à la prochaine révélation, puis avec l’accord des autres
web-new-undo-turn = Seulement pendant son tour
web-new-undo-off = Jamais
web-new-pace = Temps
web-new-pace-none = Le temps qu’il faut
web-new-pace-live = Une pendule
web-new-pace-days = Des jours par tour
web-new-bank = Minutes par joueur
web-new-increment = Secondes ajoutées par tour
web-new-days = Jours par tour
web-new-timeout = Quand le temps est écoulé
web-new-timeout-end = Les autres peuvent finir la partie
web-new-timeout-bot = Un robot continue
web-new-name = Nom du joueur { $number }
web-new-hints = Les conseils sont permis
web-new-curtain = Cacher l’écran entre les joueurs
web-new-seed = Rejouer une donne connue
web-new-seed-about = Le même nombre donne la même partie
web-new-open = Ouvrir la table
web-seat-kind-me = Moi
web-seat-kind-bot = Robot
web-seat-kind-hotseat = Quelqu’un devant cet écran
web-seat-kind-open = Ouverte à tous
web-seat-kind-invited = Sur invitation

# Avant la partie
web-waiting-title = La table se remplit
web-waiting-for = { $count ->
    [0] Tout le monde est là.
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-sit-down = S’asseoir ici
web-start = Commencer la partie
web-close-table = Fermer la table
web-invite = Lien vers cette table
web-copy = Copier
web-copied = Copié

# À la table
web-prompt = Ce qui est demandé
web-sheet = Place pour les choix
web-side = Places et récit
web-side-short = Places et récit
web-seats = Places
web-board-in-words = Le plateau en mots
web-text-view = Afficher le plateau en mots
web-link-connecting = Connexion…
web-link-open = Connecté
web-link-waiting = Pas de connexion, nouvel essai…
web-link-refused = Indisponible
web-offline = La connexion est perdue. Le plateau montre le dernier état connu ; elle reviendra d’elle-même.
web-title-my-turn = ● À vous : { $game }
web-thinking-busy = Beaucoup de robots réfléchissent à d’autres tables : { $seat } sera un peu plus lent.
web-waiting = À { $seat } de décider.
web-thinking = { $seat } réfléchit.
web-all-choices = Les { $count } choix
web-find-choice = Trouver un choix
web-spot-several = { $count } choix ici, par exemple : { $first }
web-undo = Annuler
web-redo = Refaire
web-restart = Recommencer le tour
web-hint = Conseil
web-hint-wait = Un robot réfléchit…
web-hint-title = Un robot jouerait ainsi votre tour :
web-hint-then = La suite dépend de ce qui sera révélé.
web-hint-brings =
    { $points ->
        [one] Vous y gagnez { $points } point : { $sources }.
       *[other] Vous y gagnez { $points } points : { $sources }.
    }
web-hint-source = { $source } { $points }
web-hint-expects = Il prévoit pour vous environ { $points } points à la fin, et { $rival } pour votre meilleur rival.
web-hint-expects-alone = Il prévoit pour vous environ { $points } points à la fin.
web-hint-only = Rien d’autre n’est possible maintenant.
web-hint-other =
    { $less ->
        [0] « { $choice } » vaut à peu près autant.
        [one] « { $choice } » vaudrait environ { $less } point de moins.
       *[other] « { $choice } » vaudrait environ { $less } points de moins.
    }
web-confirm-title = Ceci termine votre tour
web-confirm = Confirmer
web-confirm-back = Pas encore
web-confirm-on = La fin de votre tour demande un second clic.
web-points = { $count ->
    [one] point
   *[other] points
}
web-points-label = Points :
web-preview-reveals-free = Révèle quelque chose de caché.
web-preview-reveals-ask = Révèle quelque chose de caché : retour en arrière seulement si les autres l’acceptent.
web-preview-reveals-never = Révèle quelque chose de caché : pas de retour en arrière ensuite.
web-preview-then = Ensuite :
web-preview-ends-turn = Termine votre tour.
web-fallback-about = Ce jeu n’a pas encore de plateau dessiné. Tout peut être choisi avec les boutons.
web-fallback-row = { $name } : { $value }
web-card-rule = Règle { $rule }
web-clock = Temps restant
web-guide = Votre première partie
web-guide-step = Étape { $step } sur { $steps }
web-guide-otherwise = Vous avez choisi autre chose ; c’est permis. Pour voir ce que le guide avait en tête, revenez en arrière.
web-guide-astray = Vous avez pris votre propre chemin. Revenez en arrière pour retrouver le guide, ou continuez : toute la partie vous est ouverte.
web-guide-back = Revenir au guide
web-guide-hurry = Ne pas attendre
web-guide-play-on = Continuer contre un robot

# Retour en arrière avec accord
web-consent-asked = { $name } demande à revenir en arrière.
web-consent-agree = Accepter
web-consent-refuse = Refuser
web-consent-waiting = En attente de la réponse des autres.

# Places
web-seat-bot = robot
web-seat-you = vous
web-seat-away = parti
web-seat-late = en retard
web-seat-offline = absent
web-seat-left = { $name } a quitté la table.
web-seat-overdue = { $name } a laissé passer le temps.
web-replace-bot = Laisser jouer un robot
web-replace-open = Libérer la place
web-leave = Quitter la table
web-leave-sure = Quitter cette partie ? Les autres pourront laisser un robot jouer pour vous.
web-end-table = Finir la partie
web-rematch = Rejouer

# Autour d’un écran
web-curtain-title = À { $name }
web-curtain-about = Passez l’écran. Rien n’est montré avant que { $name } soit prêt.
web-curtain-look = Je suis { $name } : montrer la table

# Récit, discussion, notes, règles
web-tab-log = Récit
web-tab-chat = Discussion
web-tab-notes = Notes
web-log-since = Depuis mon dernier tour
web-log-nothing = Rien ne s’est passé depuis votre dernier tour.
web-log-all = Les { $count } lignes
web-log-times = × { $count }
web-step-undo = { $seat } reprend une décision.
web-step-undo-nobody = Une décision est reprise.
web-step-restart = { $seat } recommence son tour.
web-step-restart-nobody = Le tour recommence.
web-step-timeout = Le temps de { $seat } est écoulé.
web-step-timeout-nobody = Le temps est écoulé.
web-step-leave = { $seat } quitte la table.
web-step-leave-nobody = Quelqu’un quitte la table.
web-step-replace = La place de { $seat } est reprise.
web-step-replace-nobody = Une place est reprise.
web-step-rules = Les règles ont été corrigées ; la partie continue.
web-step-rules-nobody = Les règles ont été corrigées ; la partie continue.
web-step-end = La partie a été arrêtée avant la fin.
web-step-end-nobody = La partie a été arrêtée avant la fin.
web-step-resume = La partie continue.
web-step-resume-nobody = La partie continue.
web-chat-empty = Personne n’a encore rien dit.
web-chat-removed = Ce message a été retiré.
web-leave-hand-over = Une autre personne peut prendre ma place, et verra ce que j’ai en main.
web-deal-fair = Une donne équitable
web-deal-fair-about = Le serveur a tiré un secret et en montre ici l’empreinte ; le navigateur de chaque joueur y ajoute sa propre part, qu’il ne montre que lorsque l’hôte a lancé la partie et que tous se sont engagés. La donne découle de tout cela : personne ne peut la choisir. Après la partie, l’analyse la vérifie.
web-deal-waits = La donne attend les parts de ces joueurs ; leurs pages les montreront à la prochaine visite : { $seats }
web-deal-free-seat = Libérer la place
web-deal-round = C’est la donne numéro { $round } : avant elle, des parts ont été montrées sans que la partie commence.
web-deal-part-again = Votre part de la donne a été montrée, puis les places ont changé ou un joueur a pris une autre part. Une nouvelle donne demande une nouvelle part de vous. Si cela se répète, un joueur qui connaît le secret du serveur choisit peut-être parmi les donnes.
web-deal-part-elsewhere = Votre part de la donne est dans le navigateur où vous avez pris place : ouvrez-y la table. Si c’est impossible, prenez ici une autre part ; les autres devront alors en donner de nouvelles.
web-deal-part-new = Prendre une autre part
web-deal-earlier = { $count ->
    [one] Une donne avait été commencée avant celle-ci et abandonnée avant le début. L’enregistrement dit quelles parts n’ont pas été montrées.
   *[other] { $count } donnes avaient été commencées avant celle-ci et abandonnées avant le début. L’enregistrement dit quelles parts n’ont pas été montrées.
}
web-deal-check = Vérifier la donne
web-deal-holds = La donne était équitable : elle découle du secret auquel le serveur s’était engagé et de votre propre part.
web-deal-holds-unseen = La donne découle du secret que montre le serveur et des parts des joueurs. Ce navigateur n’était pas à la table : il ne peut pas savoir ce qui était montré avant le début.
web-deal-wrong-commitment = La donne est fausse : le secret n’est pas celui auquel le serveur s’était engagé.
web-deal-wrong-seed = La donne est fausse : elle ne découle pas du secret et des parts des joueurs.
web-deal-wrong-part = La donne est fausse : votre propre part n’y est pas.
web-deal-wrong-hash = La donne est fausse : la part d’un joueur n’est pas celle à laquelle il s’était engagé avant que la vôtre soit montrée.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-notes-hint = Vous seul pouvez lire ceci.
web-notes-loading = Chargement…
web-notes-saved = Enregistré
web-notes-writing = Écriture…
web-notes-failed = L’enregistrement a échoué.
web-rules-search = Chercher dans les règles
web-rules-none = Les règles de ce jeu ne sont pas encore écrites.
web-rules-table = Tableau
web-rules-contents = Sommaire
web-rules-signs = Pièces et symboles
web-rules-examples = Pas à pas
web-rules-example = Exemple, pas à pas
web-rules-step = Étape { $step } sur { $steps }
web-rules-next = Étape suivante
web-rules-back = Étape précédente
web-rules-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-rules-unfold = Tout déplier
web-rules-fold = Tout replier
web-rules-found = { $count ->
    [0] Rien trouvé. Essayez un autre mot, ou le nom d’une règle.
    [one] { $count } passage trouvé.
   *[other] { $count } passages trouvés, dans { $chapters ->
        [one] un chapitre
       *[other] { $chapters } chapitres
    }.
}

# Le passé
web-past-title = Après la décision { $at } sur { $length }
web-past-slider = Moment de la partie
web-past-first = Le début
web-past-play = Faire défiler
web-past-leave = Revenir au présent
web-speed = Les tours des autres
web-speed-off = Non
web-speed-fast = Vite
web-speed-normal = Normal
web-speed-slow = Lent
web-follow = Ce que font les autres
web-follow-skip = Passer au présent
web-score-sum = Somme
web-undo-to = Revenir à ce moment
web-undo-to-ask = Demander à revenir à ce moment
web-fork = Jouer à partir d’ici

# Après la partie
web-outcome-beat-you = Vous avez gagné, { $points } à { $against }.
web-outcome-beaten-you = Vous avez perdu, { $points } à { $against }.
web-outcome-beat-other = { $name } a gagné, { $points } à { $against }.
web-outcome-beaten-other = { $name } a perdu, { $points } à { $against }.
web-outcome-automaton = Automate
web-outcome-over = La partie est finie
web-outcome-won = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } partagent la victoire
}
web-ending = Le dénouement
web-ending-places = Classement
web-ending-place = { $rank }. { $name } : { $points }.
web-ending-skip = Touchez l’écran ou une touche pour tout voir d’un coup
web-ending-curve = Les points au fil de la partie
web-ending-turning = Tournant
web-ending-best = Meilleur tour
web-ending-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-ending-caught-up = { $name } : plus jamais derrière après le tour { $turn }.
web-ending-pulled-away = Au tour { $turn }, { $name } a le plus distancé les autres : { web-ending-points }.
web-ending-best-turn = { $name } a marqué { web-ending-points } au tour { $turn }.
web-ending-save = Enregistrer l’image
web-ending-share = Partager
web-ending-failed = Ce navigateur n’a pas pu dessiner l’image.
web-ending-look = Voir le plateau
web-review = Analyse
web-review-sources = D’où viennent les points
web-review-source = Source
web-review-other = Tout le reste
web-review-time = Temps passé
web-review-turning = Moments décisifs
web-review-point = { $name } { $gain } au tour { $turn }
web-turn-reviews = Ce qu’un robot pense de chaque tour
web-turn-reviews-about = Un robot de bon niveau regarde chaque tour de la partie et dit ce qu’il aurait joué. Cela prend quelques minutes ; inutile d’attendre ici.
web-turn-reviews-ask = Demander au robot
web-turn-reviews-on = Le laisser continuer
web-turn-reviews-thinking = Le robot réfléchit : { $done } tours sur { $total }
web-turn-reviews-agreed = { $name } : comme le robot, ou aussi bien, { $same } fois sur { $all } ; { $lost } points perdus par tour
web-turn-reviews-scale = Pour comparer, points perdus par tour : un joueur au hasard { $random }, un joueur avide { $greedy }, un joueur qui prépare son tour { $planner }.
web-turn-reviews-show = Afficher
web-turn-reviews-costliest = Ce qui a coûté le plus
web-turn-reviews-all = Tous les tours
web-turn-reviews-none = Le robot ne trouve rien à redire.
web-turn-review-turn = { $name }, tour { $turn }
web-turn-review-here = Le robot, sur le tour de { $name }
web-turn-review-forced = Il n’y avait pas de choix.
web-turn-review-same = Le robot aurait joué la même chose.
web-turn-review-best = Le robot : { $line }
web-turn-review-loss = { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance, { $chance } de chances de gagner
web-turn-review-none = Aussi bien ({ web-turn-review-loss }).
web-turn-review-little = A coûté un peu : { web-turn-review-loss }.
web-turn-review-some = A coûté : { web-turn-review-loss }.
web-turn-review-much = A coûté cher : { web-turn-review-loss }.
web-replay = Revoir pas à pas
web-download = Télécharger
web-download-text = Télécharger en texte
web-chart = Les points au fil de la partie.
web-chart-decisions = { $count } décisions
web-chart-seat = { $name } : { $points }.

# Aide
web-help = Aide et touches
web-help-about = Ce qui peut être choisi porte un anneau en pointillés. Survolez-le, ou allez-y avec les flèches, pour voir ce qu’il apporte. Pièces et tuiles se pressent, ou se glissent là où vous les voulez.
web-help-signs = Ce que disent les signes
web-help-keys = Touches
web-key-arrows = Parcourir ce qui peut être choisi
web-key-enter = Choisir
web-key-digits = Aller à un choix par son numéro
web-key-escape = Finalement, pas celui-ci
web-key-explain = Expliquer l’élément suivant (Maj : le précédent)
web-key-nearer = Plus près
web-key-farther = Plus loin
web-key-all = Tout le plateau
web-key-search = Chercher dans les règles
web-key-before = Une décision en arrière
web-key-after = Une décision en avant

# Réglages
web-settings-language = Langue
web-settings-theme = Thème
web-settings-theme-auto = Comme l’appareil
web-settings-theme-light = Clair
web-settings-theme-dark = Sombre
web-settings-motion = Mouvement
web-settings-motion-auto = Comme l’appareil
web-settings-motion-on = Les choses bougent
web-settings-motion-off = Rien ne bouge
web-settings-table = À la table
web-settings-confirm = Confirmer la fin de mon tour
web-settings-sounds = Des sons à la table : mon tour, ce que font les autres, la fin
web-settings-text = Montrer aussi le plateau en mots

# Compte
web-account-name = Votre nom
web-account-shown = Nom à la table
web-account-saved = Enregistré.
web-account-signed-in = Vous êtes connecté sous le nom { $login }.
web-account-sign-in = Se connecter
web-account-sign-out = Se déconnecter
web-account-signed-out = Vous êtes déconnecté.
web-account-sign-out-everywhere = Se déconnecter partout
web-account-sessions = Où vous êtes connecté
web-account-session-unknown = Appareil inconnu
web-account-session-here = ce navigateur
web-account-session-used = dernière utilisation { $when }
web-account-session-ended = Cet appareil est déconnecté.
web-account-change-password = Changer le mot de passe
web-account-change-password-about = Tous les autres appareils seront déconnectés.
web-account-new-password = Nouveau mot de passe
web-account-password-changed = Le mot de passe est changé.
web-account-welcome = Heureux de vous revoir.
web-account-keep = Garder votre compte
web-account-keep-about = On peut jouer sans compte. Avec un identifiant et un mot de passe, vos tables vous suivent sur d’autres appareils.
web-account-kept = Votre compte est gardé.
web-account-login = Identifiant
web-account-password = Mot de passe
web-account-create = Créer un compte
web-account-export = Télécharger mes données
web-account-delete = Supprimer mon compte
web-account-delete-about = Votre nom et votre compte sont effacés ; vos places sont quittées.
web-account-delete-sure = Supprimer ce compte pour toujours ?
web-account-deleted = Le compte n’existe plus.
web-account-blocks = Personnes que vous avez bloquées

web-about-person = À propos de { $name }
web-about-line = À propos de ce message de { $name }
web-about-table = Signaler cette table
web-block = Bloquer { $name }
web-unblock = Débloquer { $name }
web-block-about = Si vous bloquez { $name }, vous ne lisez plus ses messages ; ses invitations à rejouer ne vous parviennent plus et vos tables lui sont fermées. Cela ne se voit pas de son côté.
web-blocked = Vous avez bloqué { $name }.
web-unblocked = Vous avez débloqué { $name }.
web-report-reason = Que se passe-t-il ?
web-report-about = La modération de ce serveur lit votre signalement et sait qu’il vient de vous. Les autres joueurs, non.
web-report-send = Envoyer le signalement
web-report-sent = Merci. La modération va regarder.
web-error-banned = La modération a fermé ce compte.

web-moderation-reports = Signalements
web-moderation-people = Personnes
web-moderation-tables = Tables
web-moderation-log = Journal
web-moderation-open = En attente
web-moderation-handled = Traités
web-moderation-no-reports = Aucun signalement.
web-moderation-no-log = Rien n’a encore été fait.
web-moderation-nothing = Rien de trouvé.
web-moderation-report-person = { $name } est l’objet d’un signalement
web-moderation-report-line = Un message de { $name } est signalé
web-moderation-report-table = Une table est signalée
web-moderation-reported = par { $name }, { $when }
web-moderation-handle = Marquer comme traité
web-moderation-note = Ce qui a été fait
web-moderation-reason = Raison (la personne concernée la lit)
web-moderation-how-long = Pour combien de temps
web-moderation-hours = { $hours ->
    [0] Définitivement
    [1] Une heure
    [24] Un jour
   *[other] { $days } jours
 }
web-moderation-cancel = Annuler
web-moderation-done = C’est fait.
web-moderation-find = Chercher
web-moderation-find-people = Nom, identifiant ou numéro
web-moderation-find-tables = Personne, jeu ou numéro de la table
web-moderation-seen = dernière visite : { $when } · { $reports ->
    [one] { $reports } signalement
   *[other] { $reports } signalements
 }
web-moderation-is-moderator = Modération
web-moderation-mute = Retirer la discussion
web-moderation-ban = Exclure
web-moderation-lift-mute = Rendre la discussion
web-moderation-lift-ban = Lever l’exclusion
web-moderation-has-mute = Sans discussion { $days ->
    [0] { $hours ->
        [0] définitivement
        [one] pour une heure encore
       *[other] pour { $hours } heures encore
    }
   *[other] pour { $days } jours encore
 } : { $reason }
web-moderation-has-ban = Exclusion { $days ->
    [0] { $hours ->
        [0] définitivement
        [one] pour une heure encore
       *[other] pour { $hours } heures encore
    }
   *[other] pour { $days } jours encore
 } : { $reason }
web-moderation-look = Regarder la table
web-moderation-delete-table = Supprimer la table
web-moderation-delete-line = Retirer le message
web-moderation-line-deleted = Le message est retiré.
web-moderation-status-open = ouverte
web-moderation-status-running = en cours
web-moderation-status-finished = finie
web-moderation-status-closed = fermée
web-moderation-public = publique
web-moderation-private = privée
web-moderation-owner = Le propriétaire
web-moderation-did-mute = { $moderator } a retiré la discussion à { $name } { $days ->
    [0] { $hours ->
        [0] définitivement
        [one] pour une heure
       *[other] pour { $hours } heures
    }
   *[other] pour { $days } jours
 }
web-moderation-did-ban = { $moderator } a exclu { $name } { $days ->
    [0] { $hours ->
        [0] définitivement
        [one] pour une heure
       *[other] pour { $hours } heures
    }
   *[other] pour { $days } jours
 }
web-moderation-did-lift-mute = { $moderator } a rendu la discussion à { $name }
web-moderation-did-lift-ban = { $moderator } a levé l’exclusion de { $name }
web-moderation-did-delete-table = { $moderator } a supprimé la table { $subject }
web-moderation-did-delete-line = { $moderator } a retiré un message de { $name }
web-moderation-did-handle-report = { $moderator } a traité le signalement { $subject }
web-moderation-did-look = { $moderator } a regardé la table { $subject }
web-moderation-did-add-moderator = { $moderator } a confié la modération à { $name }
web-moderation-did-remove-moderator = { $moderator } a retiré la modération à { $name }

# La table sans serveur, et les pages gardées par le navigateur
web-engine-loading = Chargement du moteur : { $loaded } sur { $total } Mo
web-engine-starting = Démarrage du moteur…
web-engine-failed = Le moteur n’a pas pu être chargé. Vérifiez la connexion et rechargez la page ; vos parties sont conservées.
web-update-ready = Une nouvelle version de Patolli est prête. Vos parties sont conservées.
web-update-now = L’utiliser maintenant
web-update-later = Plus tard
web-save-record = Enregistrer pour continuer ailleurs
web-device-tables = Vos parties
web-device-about = Vos parties sont conservées dans ce navigateur, sur cet appareil seulement. Enregistrez-les dans un fichier pour en garder une copie ou continuer dans un autre navigateur.
web-device-export = Enregistrer toutes les parties
web-device-import = Charger des parties depuis un fichier
web-device-imported = { $count ->
    [0] Rien de nouveau : cet appareil a déjà toutes ces parties.
    [one] Une partie a été chargée.
   *[other] { $count } parties ont été chargées.
}
web-device-not-imported = Ce fichier ne contient aucune partie enregistrée.
web-device-move = Vers un serveur et retour
web-device-move-about = Pour continuer une partie sur un serveur, enregistrez-la depuis le menu de sa table, chargez-la là-bas sous « Parties terminées » et reprenez-la à son dernier moment. Une partie d’un serveur arrive ici de la même façon.
web-device-delete = Supprimer toutes les parties
web-device-delete-about = Toutes les parties et le nom sur cet appareil sont supprimés définitivement.
web-device-delete-sure = Supprimer définitivement toutes les parties de cet appareil ?
web-device-deleted = Tout ce qui était sur cet appareil a été supprimé.

# Avis
web-table-notices = Avis de cette table
web-account-notices = Avis pendant votre absence et adresse e-mail
web-notices-kinds = M’avertir
web-notices-turn = quand c’est à moi de jouer
web-notices-invited = quand on m’invite à une nouvelle partie
web-notices-over = quand une partie est finie
web-notices-clock = quand mon temps s’épuise
web-notices-about = Vous êtes averti une fois par tour, et seulement des parties avec d’autres personnes. La cloche dans le menu d’une table la rend muette.
web-notices-quiet = Heures de silence
web-notices-quiet-on = Retenir les avis à certaines heures
web-notices-quiet-from = De
web-notices-quiet-to = À
web-notices-where = Où vous êtes averti
web-notices-none = Nulle part encore. Choisissez ci-dessous.
web-notices-channel-push = Un navigateur (par { $address })
web-notices-channel-email = E-mail à { $address }
web-notices-channel-webhook = Un webhook chez { $address }
web-notices-unconfirmed = (pas encore confirmée : un message avec un lien est en route)
web-notices-failing = (les derniers avis ne sont pas arrivés)
web-notices-try = Envoyer un avis d’essai
web-notices-tried = Un avis d’essai est en route.
web-notices-remove = Retirer
web-notices-removed = C’est retiré.
web-notices-added = Vous y serez averti.
web-notices-push = Dans ce navigateur
web-notices-push-about = Le navigateur montre les avis même quand Patolli est fermé. Il vous demandera la permission.
web-notices-push-start = Montrer les avis dans ce navigateur
web-notices-push-refused = Ce navigateur n’autorise pas les avis de Patolli. Vous pouvez le changer dans ses réglages pour cette page.
web-notices-push-impossible = Ce navigateur ne peut pas montrer d’avis, ou cette page n’a pas été ouverte par une connexion sûre (https).
web-notices-email = Par e-mail
web-notices-email-about = L’adresse permet aussi de choisir un nouveau mot de passe si vous oubliez le vôtre. Un message avec un lien vous demande de la confirmer.
web-notices-email-address = Adresse e-mail
web-notices-email-sent = Un message est en route. Ouvrez son lien pour confirmer l’adresse.
web-notices-email-impossible = Ce serveur n’envoie pas d’e-mail.
web-notices-webhook = Vers une messagerie ou un programme
web-notices-webhook-about = Un webhook de Slack, Discord, Mattermost ou d’un programme à vous reçoit chaque avis en JSON. Tous ceux qui lisent ce canal le voient.
web-notices-webhook-url = Adresse du webhook
web-recover = J’ai oublié mon mot de passe
web-recover-about = Si votre compte a une adresse e-mail confirmée, un message avec un lien permet de choisir un nouveau mot de passe.
web-recover-login = Identifiant ou adresse e-mail
web-recover-send = Envoyer le message
web-recover-sent = Si un tel compte existe avec une adresse confirmée, un message est en route.
web-unsubscribe-about = Ne voulez-vous plus recevoir d’avis par e-mail ?
web-unsubscribe-now = Plus d’avis
web-unsubscribe-done = Plus aucun avis ne sera envoyé à cette adresse. Elle sert encore à retrouver votre mot de passe.
web-from-mail-confirmed = Votre adresse est confirmée.
web-from-mail-guest = un invité
web-from-mail-other = Dans ce navigateur, { $name } est connecté ; le lien est pour { $other }.
web-from-mail-switch = Continuer comme { $other }
web-from-mail-stay = Garder la session ouverte ici
