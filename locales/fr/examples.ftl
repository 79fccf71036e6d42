# Les exemples des livrets sur la page des règles : ce que dit chaque étape de docs/rules/examples/<jeu>.toml.

## Patolli

examples-patolli-capture = Un pion est renvoyé
examples-patolli-capture-1 = Ana a lancé 3. Son pion de tête est sur la case 10, et un pion de Bo attend 3 cases plus loin, sur une case centrale.
examples-patolli-capture-2 = Ana avance de 3 cases et tombe exactement sur le pion de Bo : il retourne dans sa main, et il lui faudra un autre 1 pour rentrer.

## Tikal

examples-tikal-first-turn = Un premier tour : dix points d’action
examples-tikal-first-turn-1 = Ana pioche une ruine à quatre masques et la pose : on y place quatre trésors. Elle a 10 points d’action.
examples-tikal-first-turn-2 = Pour 1 point, son chef arrive au camp de base ; il en reste 9.
examples-tikal-first-turn-3 = Le chef rejoint la ruine en passant deux dalles, ce qui coûte 2 points ; il en reste 7.
examples-tikal-first-turn-4 = Elle déterre le trésor du dessus pour 3 points et le pose visible devant elle ; il en reste 4.
examples-tikal-first-turn-5 = Seule sur place, elle ne peut pas en déterrer un second ce tour-ci. Deux explorateurs arrivent donc, pour 1 point chacun ; il en reste 2.
examples-tikal-first-turn-6 = L’un d’eux gagne le temple par deux dalles : les 2 derniers points. C’est à Bo.
examples-tikal-second-turn = Un deuxième tour : deux étages d’un temple
examples-tikal-second-turn-1 = Bo pioche une clairière et la pose. Il a lui aussi 10 points d’action.
examples-tikal-second-turn-2 = Deux explorateurs arrivent au camp de base, pour 1 point chacun ; il en reste 8.
examples-tikal-second-turn-3 = Tous deux gagnent le temple, par deux dalles chacun : 4 points, et il en reste 4.
examples-tikal-second-turn-4 = Il dégage deux étages pour 2 points chacun, un par explorateur présent. Le temple vaut maintenant 3, et avec deux explorateurs contre un il est à Bo.
examples-tikal-placing = Où poser un hexagone
examples-tikal-placing-1 = Une clairière avec deux dalles vers le bas à droite est explorée. Ana a pioché un temple de valeur 3.
examples-tikal-placing-2 = Elle le pose là. De ce côté, il n’a pas de dalle à lui, mais celles de la clairière y mènent : cela suffit.
examples-tikal-placing-3 = Bo pioche un temple de valeur 4 et le veut au-dessus de celui d’Ana. Aucune dalle n’est entre cet emplacement et la clairière, et le temple d’Ana n’en a pas non plus de ce côté. Ainsi tourné, ses trois dalles vers le haut, il ne peut pas être posé : aucun sentier n’y mène.
examples-tikal-placing-4 = Il le tourne donc jusqu’à ce que ses dalles soient en bas : elles créent un sentier vers le temple de valeur 3. Celui-là suffit, même sans aucun vers la clairière.
examples-tikal-paths = Au plus court ou au moins cher
examples-tikal-paths-1 = Deux explorateurs d’Ana sont sur la clairière du milieu et veulent rejoindre le temple en haut à droite. Elle a 10 points d’action.
examples-tikal-paths-2 = L’un prend le sentier direct : 3 dalles, 3 points, il en reste 7.
examples-tikal-paths-3 = L’autre fait le tour par la seconde clairière, par 1 dalle puis 1 autre : 2 points seulement, et il en reste 5.
examples-tikal-paths-4 = De leur point de départ, aucun chemin ne monte à la ruine, car aucun des deux côtés n’a de dalle, et aucun ne descend au volcan, où l’on n’entre jamais.
examples-tikal-levels = L’étage suivant
examples-tikal-levels-1 = Un temple de valeur 4, et deux explorateurs d’Ana dessus. Elle a 10 points d’action.
examples-tikal-levels-2 = Pour 2 points, elle pose un étage de valeur 5 sur le 4.
examples-tikal-levels-3 = Pour 2 de plus, un 6 vient sur le 5. Chaque étage quitte la réserve ; quand le suivant est épuisé, le temple ne grandit plus.
examples-tikal-auction = Une manche d’enchères
examples-tikal-auction-1 = Quatre hexagones sont visibles, et les quatre joueurs ont 20 points. Ana ouvre les enchères.
examples-tikal-auction-2 = Ana propose 1, Bo 2. Cléo passe et quitte cette enchère. Dana propose 3.
examples-tikal-auction-3 = Ana monte à 4, Bo à 5 ; Dana passe, puis Ana. Bo paie ses 5 points et en garde 15.
examples-tikal-auction-4 = Bo choisit un hexagone, le pose et joue ses dix points d’action. Son amulette est retournée : il n’enchérit plus de la manche. Cléo, à sa gauche, ouvre l’enchère suivante.
examples-tikal-auction-5 = Cléo propose 1, Dana 3, Ana 4 ; Cléo et Dana passent. Ana paie 4 et garde 16.
examples-tikal-auction-6 = Ana joue son tour. Cléo et Dana, les deux qui restent, passent : Cléo a passé la première, elle choisit donc gratuitement.
examples-tikal-auction-7 = Cléo a joué son tour. Il reste un hexagone, que Dana prend gratuitement.
examples-tikal-auction-8 = Dana a joué, et quatre nouveaux hexagones sont révélés. Ana, à la gauche de la dernière joueuse, ouvre les enchères.

## Fondateurs de Teotihuacan

examples-founders-power = Combien de disques, quelle Puissance
examples-founders-power-1 = Ana veut construire. La pile de gauche a 3 disques : un de plus y tient, pour une Puissance de 4. Celle du milieu en a 2 : un ou deux disques donnent 3 ou 4. Celle de droite en a 4, elle est pleine.
examples-founders-power-2 = Elle ajoute 2 disques à la pile du milieu : 4 disques en tout, sa Puissance est de 4.
examples-founders-building = Construire un Bâtiment
examples-founders-building-1 = Il reste 1 disque à Ana, qui veut le Bâtiment en Or de taille 4. La première pile est pleine ; sur la deuxième, son disque donnerait une Puissance de 3 ; la troisième a 3 disques.
examples-founders-building-2 = Sur la troisième pile, son disque est le quatrième : Puissance 4, assez pour tous les Bâtiments exposés.
examples-founders-building-3 = Elle pose le Bâtiment. Une Pépite apparaît sur chaque case libre à côté de lui : il y en a 2. La dernière case d’un groupe de Masques jaunes est recouverte : elle prend le premier Masque jaune, qui vaut 3 points.
examples-founders-temple = Construire un Temple trop grand
examples-founders-temple-1 = Ana veut le Temple bleu, de taille 4, qui coûte 2 Pierres. Sa Cité contient 2 Pierres, 1 Bois et 2 Pépites.
examples-founders-temple-2 = Un disque sur le disque Bonus fait une Puissance de 2. Le Temple la dépasse de 2 : son prix augmente de 2 Bois.
examples-founders-temple-3 = Elle paie 2 Pierres et son seul Bois ; 2 Pépites remplacent l’autre Bois. Il ne reste rien.
examples-founders-temple-4 = Elle place le Temple à Portée de son Architecte et prend l’une des deux tuiles Adoration bleues ; une nouvelle est révélée.
examples-founders-pyramid = Une tuile au premier niveau de la Pyramide
examples-founders-pyramid-1 = Quatre tuiles sont à la base de la Pyramide d’Ana, son Architecte est au-dessus. Elle a 2 Pépites et 1 Bois, le prix d’une tuile Pyramide avec une Puissance de 4.
examples-founders-pyramid-2 = Avec 3 disques sur le disque Bonus, sa Puissance est de 4. Elle prend la tuile bleue ; trois places sont possibles, deux à la base et une au-dessus.
examples-founders-pyramid-3 = Elle la pose au premier niveau, sur quatre autres : 2 points tout de suite et pas de récompense, mais plus de points à la fin.
examples-founders-producing = Produire près des Bâtiments
examples-founders-producing-1 = Ana a quatre Bâtiments : elle peut produire une Ressource près de chacun, où que soit son Architecte.
examples-founders-producing-2 = Le Bâtiment en Pierre donne 1 Pierre.
examples-founders-producing-3 = Les deux Bâtiments en Bois donnent 1 Bois chacun.
examples-founders-producing-4 = Pour le Bâtiment en Or, elle retire un Bois posé à côté et met 1 Pépite à sa place. Elle aurait pu y renoncer.
examples-founders-final = Le décompte final d’une Cité
examples-founders-final-1 = Le Quartier nord-ouest : deux Temples verts, donc la tuile verte de la base donne 2×2 points et la verte du dessus 3×2. La bleue et la rouge trouvent un Temple chacune : 2 et 2 de plus. Cela fait 14.
examples-founders-final-2 = Le Quartier nord-est : la tuile rouge au milieu du côté nord en fait partie aussi, et trouve le Temple rouge à cheval sur les deux Quartiers. Avec les autres, cela fait 4.
examples-founders-final-3 = Au sud-ouest, des tuiles mais aucun Temple : 0. Au sud-est, deux tuiles rouges de la base trouvent un Temple rouge : 2×2 points, soit 4.
examples-founders-final-4 = En tout 14 + 4 + 0 + 4 : la Cité vaut 22 points.

## Teotihuacan

examples-teotihuacan-collect = Récolter du cacao
examples-teotihuacan-collect-1 = Bo et Cléo ont des ouvriers à la Carrière ; celui de Dana y est bloqué. Ana a 1 cacao.
examples-teotihuacan-collect-2 = Ana déplace un ouvrier de la Citadelle à la Carrière.
examples-teotihuacan-collect-3 = Elle récolte 1 cacao et 1 de plus pour chacune des 2 couleurs d’ouvriers libres : 3 en tout, elle en a donc 4. L’ouvrier bloqué de Dana et celui qui arrive ne comptent pas.
examples-teotihuacan-worship = Adorer, et prendre aussi la tuile Découverte
examples-teotihuacan-worship-1 = L’ouvrier de Bo est bloqué sur la case d’Adoration de la Carrière. Ana a 2 cacaos et se trouve sur la dalle 3 du temple vert.
examples-teotihuacan-worship-2 = Elle s’y déplace et adore : 1 cacao libère l’ouvrier de Bo, qui glisse dans la zone principale, et 1 de plus lui permet de faire les deux. Il lui en reste 0.
examples-teotihuacan-worship-3 = D’abord la dalle du temple vert, la 4 : elle donne 2 cacaos.
examples-teotihuacan-worship-4 = Puis elle revendique la tuile Découverte pour le cacao (1) qui y est imprimé ; il lui en reste 1.
examples-teotihuacan-price = Ce que coûte une action principale
examples-teotihuacan-price-1 = Ana, Bo et Cléo ont des ouvriers à la Carrière, celui de Dana est bloqué. Ana a 5 cacaos.
examples-teotihuacan-price-2 = Elle déplace un deuxième ouvrier à la Carrière.
examples-teotihuacan-price-3 = Il y avait 3 couleurs d’ouvriers libres, la sienne comprise : l’action principale coûte 3 cacaos. Elle rapporte 2 pierres.
examples-teotihuacan-forest = Deux ouvriers en Forêt
examples-teotihuacan-forest-1 = Un ouvrier d’Ana de force 5 est en Forêt, un autre de force 2 en Alchimie. Elle a 1 cacao.
examples-teotihuacan-forest-2 = Elle déplace le plus faible en Forêt et paie 1 cacao. De deux ouvriers, c’est la force la plus basse qui compte : 2 donne 2 bois.
examples-teotihuacan-forest-3 = Un ouvrier du plateau est renforcé. Elle choisit le plus faible : il est maintenant de force 3.
examples-teotihuacan-alchemy = Un ouvrier seul en Alchimie
examples-teotihuacan-alchemy-1 = Ana et Bo ont chacun un ouvrier de force 4 à la Carrière, et 2 or. Bo a 1 cacao.
examples-teotihuacan-alchemy-2 = Ana déplace le sien en Alchimie. Un ouvrier seul achète dans la première rangée, mais la force 4 lui ouvre aussi la seconde.
examples-teotihuacan-alchemy-3 = Elle s’en tient à la première rangée : 1 or, 1 dalle du temple vert, et l’ouvrier est renforcé à 5.
examples-teotihuacan-alchemy-4 = Bo la suit, paie 1 cacao parce que l’ouvrier d’Ana est là, et prend une Technologie de la seconde rangée pour 2 or. Il avance de 1 dalle au temple rouge, mais sans renforcement : son ouvrier reste à la force 4.
examples-teotihuacan-nobles = Un bâtiment chez les Nobles
examples-teotihuacan-nobles-1 = Un ouvrier d’Ana est chez les Nobles, et elle a 2 bois. Le premier emplacement de la rangée du milieu est pris.
examples-teotihuacan-nobles-2 = Elle y déplace un deuxième ouvrier : à deux, elle construit dans la rangée du milieu.
examples-teotihuacan-nobles-3 = Elle paie 2 bois et remplit l’emplacement suivant : 4 PV, et 1 dalle sur l’Allée des Morts.
examples-teotihuacan-decoration = Une décoration au deuxième niveau
examples-teotihuacan-decoration-1 = L’emplacement le plus bas du côté haut de la Pyramide est décoré, et deux tuiles sont derrière lui. Ana a 3 or.
examples-teotihuacan-decoration-2 = Elle va aux Décorations et paie 3 or pour la tuile à icône bleue et icône rouge.
examples-teotihuacan-decoration-3 = Elle va au deuxième niveau, le suivant de ce côté : 3 PV, et 1 parce que l’icône bleue correspond. Cela fait 4, 1 dalle du temple bleu et 1 case de la piste Pyramide.
examples-teotihuacan-construction = Construire la Pyramide
examples-teotihuacan-construction-1 = Quatre tuiles forment un carré : une tuile peut donc reposer sur elles. Ana a 2 pierres et 1 bois, exactement le prix du deuxième niveau.
examples-teotihuacan-construction-2 = Elle va à la Construction, prend la tuile et choisit l’emplacement au-dessus des quatre.
examples-teotihuacan-construction-3 = Elle la tourne pour que le plus d’icônes correspondent, et paie 2 pierres et 1 bois.
examples-teotihuacan-construction-4 = Le deuxième niveau donne 3 PV, les 3 correspondances 1 chacune : 6. L’une d’elles est bleue : 1 dalle du temple bleu, qui lui rapporte un or.
examples-teotihuacan-ascension = Une Éclipse annoncée au milieu d’une manche
examples-teotihuacan-ascension-1 = Bo est deuxième dans l’ordre du tour. Le jeton Soleil est sur la case 11, juste avant le jeton Lune de la case 12.
examples-teotihuacan-ascension-2 = À la Carrière, son ouvrier le plus fort passe de 5 à 6 et s’élève : 1 dalle de l’Allée des Morts, 5 PV en récompense, un nouvel ouvrier de force 1 à la Citadelle. Le jeton Soleil avance sur la case 12, celle du jeton Lune.
examples-teotihuacan-ascension-3 = L’Éclipse n’a pas encore lieu : Cléo et Dana, troisième et dernière dans l’ordre, finissent la manche.
examples-teotihuacan-ascension-4 = Puis chacun joue encore un tour, d’Ana à Dana. C’est alors seulement que l’on décompte l’Éclipse : sa dalle de l’Allée rapporte 5 PV à Bo.
