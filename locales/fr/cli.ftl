# La ligne de commande et la table du terminal.

cli-game = jeu
cli-name = nom
cli-seats = places
cli-about = description
cli-option = option
cli-value = valeur
cli-answers = réponses
cli-changes = ce qu’elle change
cli-no-options = Ce jeu n’a pas d’option.
cli-only-with = (Seulement à { $seats } places.)
cli-written = Écrit dans { $file }.

cli-wins = victoires
cli-mean = points
cli-deviation = écart-type
cli-lowest = minimum
cli-highest = maximum
cli-plot-points = points de tous les joueurs
cli-plot-decisions = décisions par partie
cli-simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $decisions } décisions, en { $seconds } s : { $speed } décisions par seconde.

cli-decides = { $seat } décide.
cli-place = { $rank }. { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-rival = Rival : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

cli-rules-in-english = Ces règles n’existent qu’en anglais.

cli-help = Répondez par un numéro, une notation ou un mot du choix. « ? N » explique le choix N, « ? » tous les choix, a demande conseil ; u annule, l montre le journal, r les règles, h cette aide, q enregistre et quitte.
cli-opponent = { $seat } est un robot, { $level } : { $about }
cli-opponent-style = { $seat } est un robot, { $level }, { $style } : { $about } { $style_about }
cli-no-such-choice = Il n’y a pas de choix { $answer } : donnez un numéro de 1 à { $most }, ou un mot du choix.
cli-nothing-to-undo = Il n’y a rien à annuler.
cli-undo-more = Cela annule ce que d’autres ont joué ou ce qui a été révélé. Vraiment ? [o/N]
cli-hand-over = { $seat }, c’est à vous : appuyez sur Entrée quand vous seul voyez l’écran.
cli-hint-points = { "   " }{ $seat } : { $points } points
cli-hint-uncertain = { "   " }La suite dépend du hasard ou de choses cachées.
cli-saved = La partie est enregistrée dans { $file }.

cli-patolli-legend = + case centrale   o relancer   ^ payer chaque rival   A12 un pion qui a parcouru 12 cases
cli-patolli-counters = jetons
cli-patolli-in-hand = en main
cli-patolli-home = rentrés

# Ce qu’a toute vue, pour les jeux sans plateau dessiné.
cli-view-turn = tour
cli-view-scores = points

cli-tikal-legend = ▲3 temple de valeur 3   ◆4 ruine avec 4 trésors   · clairière   ✹ volcan   A2L deux explorateurs et le chef d’expédition   A= tenu   A! gardé   A⌂ camp   ↗2 sortie pour 2 points d’action
cli-tikal-stack = { $left ->
    [one] Il reste { $left } hexagone, le prochain est { $top }.
   *[other] Il reste { $left } hexagones, le prochain est { $top }.
}
cli-tikal-ap = Points d’action : { $points }.
cli-tikal-tile = Hexagone { $hex } :
cli-tikal-points = points
cli-tikal-explorers = explorateurs en réserve
cli-tikal-leader = chef d’expédition
cli-tikal-camps-left = camps restants
cli-tikal-guards-left = gardiens restants
cli-tikal-treasure-points = pour les trésors
cli-tikal-temple-points = pour les temples
cli-tikal-treasures = trésors

cli-founders-round = Manche { $round } sur { $rounds }.
cli-founders-space = case
cli-founders-bonus = bonus
cli-founders-discs = disques
cli-founders-buildings = bâtiments
cli-founders-temples = temples
cli-founders-pyramid = pyramide
cli-founders-worship = Adoration
cli-founders-masks = masques
cli-founders-player = { $points } points, { $discs } disques, faveur { $favour }, architecte : { $architect }
cli-founders-legend = w s g cube   W S G bâtiment   T temple   m masque   ▒ pyramide
cli-founders-rival = Architecte rival : { $points } points, { $discs } disques, faveur { $favour }, intention { $intention }

cli-teotihuacan-calendar = Disque clair { $light }, disque sombre { $dark }, éclipses passées { $eclipses }.
cli-teotihuacan-legend = A3 ouvrier de force 3   n ouvrier neutre   ○ case d’Adoration libre
cli-teotihuacan-board = plateau
cli-teotihuacan-workers = ouvriers
cli-teotihuacan-collect = récolte
cli-teotihuacan-price = Action principale
cli-teotihuacan-worship = Adoration
cli-teotihuacan-discovery = tuile Découverte
cli-teotihuacan-technologies = technologies
cli-teotihuacan-royal = tuiles Cour
cli-teotihuacan-bonus = Bonus de Temple
cli-teotihuacan-decorations = décorations
cli-teotihuacan-pyramid-tiles = tuiles Pyramide
cli-teotihuacan-points = points
cli-teotihuacan-cocoa = cacao
cli-teotihuacan-wood = bois
cli-teotihuacan-stone = pierre
cli-teotihuacan-gold = or
cli-teotihuacan-avenue = Allée des Morts
cli-teotihuacan-track = piste Pyramide
cli-teotihuacan-mask-points = pour les masques
cli-teotihuacan-salary = salaire
cli-teotihuacan-discoveries = tuiles Découverte

cli-bots-levels = niveau
cli-bots-styles = style
cli-bots-kinds = type
cli-bots-evaluations = Jeux qui ont leur propre évaluation : { $games }

# L'aide des commandes.

cli-help-game = L’identifiant d’un jeu.
cli-help-seats = Le nombre de places ; par défaut, la plus petite table à plusieurs.
cli-help-seed = La même graine donne la même partie.
cli-help-option = Une option du jeu ; peut être répété.
cli-help-lang = en ou fr.
cli-help-lang-default = celle de l’environnement
cli-help-games = Liste les jeux installés.
cli-help-json = Affiche du JSON.
cli-help-bots = Liste les robots qui peuvent prendre une place.
cli-help-new =
    Explique les options d’un jeu et écrit l’enregistrement d’une nouvelle partie.

    `patolli play JEU --record FICHIER` la joue.
cli-help-new-to = Le fichier à écrire ; JEU-GRAINE.json par défaut, - pour la sortie standard.
cli-help-new-explain = Explique seulement les places et les options.
cli-help-play =
    Joue à une table dans le terminal.

    On choisit par numéro, par notation, ou en tapant un mot pour ne voir que les choix qui le contiennent.
cli-help-play-people = Combien de places reviennent à des personnes devant ce terminal.
cli-help-play-bots = Qui prend les autres places : random, ou le type, le niveau (artisan, artisan:STYLE) ou la classe (paquet.module:Classe) d’un robot, ou exec:COMMANDE. « patolli bots » les montre.
cli-help-play-bots-default = novice
cli-help-play-names = Les noms des personnes : Ana,Bo
cli-help-play-record = Reprend une partie enregistrée.
cli-help-play-save = Où enregistrer ; JEU-GRAINE.json par défaut.
cli-help-engine = Fait parler un robot à d’autres programmes : le protocole de `docs/bots.md` sur stdin et stdout.
cli-help-engine-bot = Le type, le niveau ou la classe (paquet.module:Classe) d’un robot.
cli-help-simulate = Joue beaucoup de parties et montre comment elles finissent.
cli-help-simulate-games = Le nombre de parties.
cli-help-jobs = Le nombre de processus.
cli-help-simulate-players = random, ou le type, le niveau ou la classe (paquet.module:Classe) d’un robot, ou exec:COMMANDE ; un pour tous ou un par place.
cli-help-simulate-seed = La graine de la première partie ; les suivantes s’enchaînent.
cli-help-json-object = Affiche un objet JSON.
cli-help-simulate-parquet = Écrit une ligne par partie dans un fichier Parquet.
cli-help-replay = Rejoue un enregistrement et montre ce qui s’est passé et où cela a mené.
cli-help-replay-file = Un enregistrement ; - le lit sur l’entrée standard.
cli-help-replay-to = S’arrête après ce nombre d’actions (toutes par défaut).
cli-help-replay-picture = Dessine plutôt le plateau final dans ce fichier (.svg ou .png).
cli-help-replay-gif = Dessine plutôt la partie dans cette image animée, une vue par tour.
cli-help-verify = Vérifier que la donne d’une partie enregistrée était équitable.
cli-help-verify-commitment = L’engagement que la table montrait avant le début.
cli-help-verify-part = La part que votre propre navigateur a ajoutée.
cli-help-verify-hash = Une empreinte de la part d’un joueur que la table montrait avant le début ; peut être donnée plusieurs fois.
cli-help-rules = Montre les règles d’un jeu, ou celles qu’aucun test ne couvre.
cli-help-rules-coverage = Affiche les règles qu’aucun test ne nomme ; échoue s’il y en a.
cli-help-rules-all = Avec --coverage : affiche chaque règle et ses tests.
cli-help-bench = Mesure le moteur sur cette machine (voir aussi `make bench`).
cli-help-bench-arguments = Transmis tels quels ; -- --help en donne la liste.
cli-help-arena =
    Fait jouer des robots entre eux et les classe.

    Places tournantes, graines appariées, taux avec intervalles à 95 %.
cli-help-arena-players = Types, niveaux, classes ou programmes : planner searcher@0.5s artisan:temples paquet.module:Classe exec:COMMANDE
cli-help-arena-seats = Le nombre de places de la partie.
cli-help-arena-budget = Réflexion par décision : 0.2s, 500ms ou 2000 (nœuds).
cli-help-arena-seed = La même graine joue les mêmes parties.
cli-help-arena-option = Une option du jeu : clé=valeur.
cli-help-arena-engine = processes (cette machine) ou ray.
cli-help-arena-log = Un fichier qui garde chaque partie aussitôt ; la même commande la reprend.
cli-help-arena-parquet = Écrit toutes les parties dans un fichier Parquet.
cli-help-arena-report = Écrit un rapport : .html ou .png.
cli-help-serve = Démarre le serveur de tables : on y joue dans un navigateur.
cli-help-serve-config = Un fichier TOML de réglages (PATOLLI_CONFIG).
cli-help-serve-host = L’adresse d’écoute.
cli-help-serve-port = Le port ; 0 en prend un libre.
cli-help-serve-database = sqlite:///… ou postgresql://…
cli-help-serve-processes = Le nombre de processus qui servent ensemble ; plus d’un demande PostgreSQL.
cli-help-serve-browser = Ouvre la table dans un navigateur.
cli-help-worker = Réfléchit pour les robots d’un serveur qui utilise PostgreSQL, ici ou sur une autre machine.
cli-help-worker-database = postgresql://…
cli-help-admin = Administre les tables d’un serveur.
cli-help-admin-list = Liste les tables, les plus récentes d’abord.
cli-help-admin-status = open (ouverte), running (en cours), finished (finie) ou closed (fermée).
cli-help-admin-export = Affiche en JSON tout ce qui est conservé d’une table (y compris ce qui est caché).
cli-help-admin-close = Ferme une table, quels que soient ses joueurs.
cli-help-admin-prune = Supprime les vieilles tables jamais commencées ou fermées, et les sessions terminées.
cli-help-admin-days = Depuis combien de jours on n’y a plus joué.
cli-help-admin-unfinished = Aussi les tables en cours.
cli-help-admin-backup = Copie une base SQLite pendant qu’elle sert.
cli-help-admin-restore = Remettre en place une copie d’une base SQLite (arrêtez d’abord le serveur).
cli-help-admin-replace = Remplacer la base qui s’y trouve.
cli-help-admin-schema = Affiche le document OpenAPI du serveur.
cli-help-admin-check = Rejouer chaque table d’après ses seules entrées et la comparer à tout ce qui est enregistré.
cli-help-admin-moderator = Dit quels comptes peuvent modérer.
cli-help-admin-moderator-add = Confie la modération au compte de cet identifiant.
cli-help-admin-moderator-remove = Retire la modération au compte de cet identifiant.
cli-help-admin-moderator-list = Liste les comptes qui modèrent.
cli-help-admin-log = Affiche ce que la modération a fait, le plus récent d’abord.
cli-help-admin-most = Nombre d’entrées au plus.
cli-help-patolli = Jouer et étudier de grands jeux de plateau du Mexique et du Guatemala anciens.
cli-help-version = Affiche la version.
cli-help-language = La langue de l’aide et de la commande : en ou fr.
cli-help-help = Affiche cette aide.
cli-help-install-completion = Installe la complétion pour ce shell.
cli-help-show-completion = Affiche la complétion de ce shell, pour la copier ou la modifier.
cli-usage = Utilisation :
cli-metavar-options = { "[" }OPTIONS]
cli-metavar-command = COMMANDE [ARGS]...
cli-metavar-game = JEU
cli-metavar-file = FICHIER
cli-metavar-option = CLÉ=VALEUR
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-panel-error = Erreur
cli-default = { "[" }par défaut : { $value }]
cli-required = { "[" }obligatoire]
cli-try = Essayez [blue]'{ $command } { $option }'[/] pour obtenir de l’aide.

cli-help-new-game = Écrit un petit jeu complet qui passe tous les contrôles, à transformer en un jeu à vous.
cli-help-new-game-name = le nom du jeu : 3 à 20 lettres de a à z
cli-help-new-game-into = le dossier où l’écrire ; par défaut le nom du jeu
cli-new-game = Le jeu { $name } est dans { $folder }. Installez-le avec : pip install --editable { $folder }

# patolli train
cli-help-train = Apprend une évaluation d’un jeu à partir de parties de robots, la mesure en jeu et la garde si elle est meilleure.
cli-help-train-folder = Où tout est gardé ; la même commande y reprend.
cli-help-train-seats = Nombres de places pour apprendre et pour mesurer : 2,3,4
cli-help-train-games = Parties dont apprendre, pour chaque nombre de places.
cli-help-train-budget = Réflexion par décision dans ces parties.
cli-help-train-kind = Le type de robot qui joue ces parties.
cli-help-train-rounds = Tours dans lesquels les parties se font ; chacun joue avec ce qu’ont appris les précédents.
cli-help-train-knots = Phases de la partie qui ont leurs propres poids.
cli-help-train-hidden = Unités cachées du réseau ; 0 : des poids par phase seulement, sans PyTorch.
cli-help-train-epochs = Passages sur les parties pendant que le réseau apprend.
cli-help-train-fix = Critères qui gardent leur poids de l’évaluation du paquet pendant que les autres s’apprennent : points,discs
cli-help-train-hold = Ramène chaque poids vers celui de l’évaluation du paquet, comme si autant de situations où le critère apparaît l’avaient dit.
cli-help-train-automaton = En solo, pèse aussi ce qu’aura l’automate, et pas seulement les points du joueur.
cli-help-train-matches = Parties qui décident, pour chaque nombre de places.
cli-help-train-match-kind = Le type de robot qui joue les parties qui décident.
cli-help-train-match-budget = Réflexion par décision dans les parties qui décident.
cli-help-train-into = Le fichier à écrire si elle est meilleure (celui du paquet).

cli-verify-none = cet enregistrement n’a pas de preuve de sa donne : seules les parties données par une table en ont une
cli-verify-holds = La donne tient : elle découle du secret du serveur et { $parts ->
    [0] d’aucune part de joueur
    [one] de la part d’une personne
   *[other] des parts de { $parts } personnes
}, et la partie peut être rejouée.
cli-verify-compare = Comparez l’engagement avec celui que vous avez vu avant le début : { $commitment }
cli-verify-wrong-shape = La preuve de la donne est illisible.
cli-verify-wrong-commitment = Le secret n’est pas celui auquel le serveur s’était engagé.
cli-verify-wrong-seed = La graine ne découle pas du secret et des parts.
cli-verify-wrong-order = L’ordre des places ne découle pas du secret et des parts.
cli-verify-wrong-part = Votre part n’est pas parmi celles dont la donne découle.
cli-verify-wrong-hash = Une part n’est pas celle dont l’empreinte était montrée avant le début.
cli-verify-wrong-earlier = Une part d’une donne abandonnée n’est pas celle à laquelle son joueur s’était engagé.
cli-verify-earlier = { $count ->
    [one] Une donne avait été commencée avant celle-ci et abandonnée avant le début :
   *[other] { $count } donnes avaient été commencées avant celle-ci et abandonnées avant le début :
} { $held ->
    [0] toutes les parts avaient été montrées.
    [one] une part n’avait pas été montrée.
   *[other] { $held } parts n’avaient pas été montrées.
}
cli-help-components = Montre, exporte, vérifie ou remplace les chiffres imprimés d’un jeu.
cli-help-export = Écrit nos chiffres, avec ce qui est connu et ce qui est deviné, dans un fichier à corriger.
cli-help-check = Dit tout ce qui ne va pas dans un fichier de chiffres, ou en quoi il diffère du nôtre.
cli-help-use = Vérifie un fichier et joue désormais avec ses chiffres.
cli-help-standard = Joue de nouveau avec nos chiffres.
cli-components-edition = Édition en usage : { $edition } ({ $file })
cli-components-table = chiffres
cli-components-source = sur quoi ils reposent
cli-components-figure = chiffre
cli-components-ours = les nôtres
cli-components-theirs = les vôtres
cli-components-exported = Nos chiffres sont dans { $file }. Mettez-y ceux qui sont imprimés, donnez à l’édition un nom à elle, puis vérifiez le fichier.
cli-components-same = Les mêmes chiffres que les nôtres.
cli-components-sound = L’édition { $edition } ({ $code }) peut être jouée ; { $count ->
    [one] une entrée diffère
   *[other] { $count } entrées diffèrent
} des nôtres.
cli-components-used = Désormais cette installation joue l’édition { $edition }, de { $file }. Un serveur en marche doit être redémarré.
cli-components-standard = Désormais cette installation joue l’édition { $edition }. Un serveur en marche doit être redémarré.

cli-help-doctor = Dit ce qui ne va pas dans cette installation, et comment y remédier.
cli-doctor-end = { $wrong ->
    [0] Tout va bien.
    [one] Il y a un problème.
   *[other] Il y a { $wrong } problèmes.
}
cli-doctor-python = Python { $have }
cli-doctor-python-old = Python { $have } est trop ancien : Patolli demande au moins { $need }.
cli-doctor-not-installed = Patolli tourne depuis son dossier sans être installé : impossible de dire ce qui manque à ses options.
cli-doctor-extra = patolli[{ $extra }] est complet.
cli-doctor-extra-none = patolli[{ $extra }] n’est pas installé. Si vous en avez besoin : pip install 'patolli[{ $extra }]'
cli-doctor-extra-missing = Il manque { $missing } à patolli[{ $extra }] : pip install 'patolli[{ $extra }]'
cli-doctor-compiled = Le moteur compilé est en marche.
cli-doctor-compiled-other = Le moteur a été compilé pour un autre Python et tourne interprété : installez le paquet fait pour celui-ci.
cli-doctor-compiled-unused = Le moteur est compilé mais tourne depuis ses sources : PATOLLI_COMPILED=0 ou PYTHONPATH le demande, ou « make fast » ne l’a pas signalé à cet environnement.
cli-doctor-compiled-stale = Le moteur tourne interprété : { $file } a changé depuis que « make fast » l’a compilé.
cli-doctor-interpreted = Le moteur tourne interprété. « make fast » ou un paquet compilé le rend plusieurs fois plus rapide.
cli-doctor-web = La table web est complète.
cli-doctor-web-none = La table web manque dans { $folder } : lancez « make web », ou installez un paquet qui la contient.
cli-doctor-web-missing = Il manque { $file } à la table web : lancez « make web », ou réinstallez le paquet.
cli-doctor-words = { $file } manque : réinstallez Patolli.
cli-doctor-words-good = Toutes les phrases et les règles sont là ({ $languages }).
cli-doctor-settings-wrong = Les réglages sont inutilisables : { $reason }
cli-doctor-database-folder = Impossible d’écrire la base : le dossier { $folder } manque ou vous n’avez pas le droit d’y écrire.
cli-doctor-database-none = La base { $file } est vide ; le premier démarrage la crée.
cli-doctor-database-locked = Vous n’avez pas le droit de lire et d’écrire la base { $file } : vérifiez son propriétaire et ses droits.
cli-doctor-database-foreign = { $file } n’est pas une base de Patolli en bon état : remettez une copie en place avec « patolli admin restore ».
cli-doctor-database-open = D’autres sur cette machine peuvent lire la base { $file } : chmod 600 la garde pour vous.
cli-doctor-database-unreachable = La base { $file } est injoignable : { $reason }
cli-doctor-database-good = La base { $file } a le schéma le plus récent ({ $version }).
cli-doctor-database-older = La base { $file } a le schéma { $version } ; le prochain démarrage l’amène à { $newest }. Faites d’abord une copie.
cli-doctor-database-newer = La base { $file } a le schéma { $version }, que ce Patolli ne connaît pas : installez le Patolli plus récent qui l’a faite.
cli-doctor-processes = { $processes } processus servent ensemble, sur { $cores } cœurs.
cli-doctor-processes-one = Un seul processus occupe un cœur environ. Cette machine en a { $cores } : --processes en emploie davantage, si beaucoup de tables jouent à la fois.
cli-doctor-processes-many = { $processes } processus, c’est plus que cette machine n’a de cœurs ({ $cores }) : il en faut aussi pour les robots.
cli-doctor-port-good = { $host }:{ $port } est libre.
cli-doctor-port-taken = { $host }:{ $port } est pris, peut-être par une table déjà en marche.
cli-doctor-port-refused = Impossible d’écouter sur { $host }:{ $port } : { $reason }
cli-doctor-url-wrong = Le réglage public_url est { $url } : il doit ressembler à https://table.example.org
cli-doctor-url-plain = Le réglage public_url est { $url } : les navigateurs ne montrent des avis que par https.
cli-doctor-mail-none = Aucun e-mail n’est envoyé : le réglage smtp_host est vide.
cli-doctor-mail-no-url = Aucun e-mail ne peut être envoyé : le réglage public_url est vide, ses liens ne mèneraient nulle part.
cli-doctor-mail-no-sender = Aucun e-mail ne peut être envoyé : le réglage smtp_from n’est pas une adresse.
cli-doctor-mail-refused = Le serveur de courrier { $host }:{ $port } ne peut pas être utilisé : { $reason }
cli-doctor-mail-good = Le serveur de courrier { $host }:{ $port } accepte le courrier.
