# Ce qui peut aller mal avec un journal, un combat exporté ou un fichier.

at-line = (Ligne { $line } du fichier.)

journal-error-bad-header = La première ligne n'est pas l'en-tête d'un combat ({ $detail }).
journal-error-bad-fight-id = « { $fight } » n'est pas un identifiant de combat : minuscules, chiffres et traits d'union, 63 au plus.
journal-error-newer-log = Ce combat vient d'une version plus récente de Rejeu (format { $found }, connu ici : { $known }).
journal-error-bad-record = L'entrée { $seq } est illisible ({ $detail }).
journal-error-bad-line = Ce qui suit l'entrée { $seq } est illisible ({ $detail }).
journal-error-bad-command-id = L'entrée { $seq } porte un identifiant de commande qui n'en est pas un.
journal-error-bad-body = Le corps de l'entrée { $seq } n'est pas une ligne de JSON.
journal-error-bad-parent = L'entrée { $seq } prétend suivre l'entrée { $parent }, ce qui ne se peut pas.
journal-error-bad-replay = L'entrée { $seq } prétend rejouer l'entrée { $replays }, qui n'est pas une commande jouée avant elle.
journal-error-bad-audience = L'entrée { $seq } a son propre public, ce que seule une commande peut avoir.
journal-error-not-sealed-entry = La ligne { $seq } du journal scellé n’est pas une commande scellée ({ $tag }).
journal-error-part-missing = La ligne { $seq } du journal scellé n’a pas de partie pour la personne à qui cet exemplaire est destiné.
journal-error-disclosed-missing = La ligne { $seq } du journal scellé a été divulguée à tous, et ce qu’elle contient manque à cet exemplaire.
journal-error-sealed-of-another = La ligne { $seq } du journal scellé n’a pas été scellée à partir des entrées de ce combat : l’un des deux a changé depuis.
journal-error-bad-part = Ce que la ligne { $seq } du journal scellé révèle ne tient pas ensemble ({ $detail }).
journal-error-bad-batch = L'entrée { $seq } ne va pas avec la commande dont elle fait partie.
journal-error-bad-rewind = L'entrée { $seq } déplace la tête à { $to }, où rien n'a été joué.
journal-error-bad-fact = L'entrée { $seq } n'a pas pu se produire après les précédentes ({ $detail }).
journal-error-mixed-scope = L'entrée { $seq } est à la fois en jeu et à la table dans une même commande.
journal-error-repeated-command = L'entrée { $seq } répète la commande { $command }.
journal-error-empty-batch = Il n'y a rien à ajouter à l'entrée { $seq }.
journal-error-wrong-seq = L'entrée { $found } se trouve où devrait être l'entrée { $seq }.
journal-error-broken-link = L'entrée { $seq } ne suit pas celle d'avant : l'une des deux a été modifiée.
journal-error-line-too-long = L'entrée { $seq } dépasse { $limit } octets.
journal-error-bad-opening = Un secret de l'entrée { $seq } n'est pas celui qui a été scellé.
journal-error-stray-opening = Un secret après l'entrée { $seq } n'appartient à aucun de ses sceaux.
journal-error-wrong-count = Le fichier annonce { $claimed } lignes et en contient { $found }.
journal-error-wrong-head = Le fichier n'a pas la tête qu'il annonce : l'entrée { $seq } ou la dernière ligne a été modifiée, ou toutes les lignes ont été récrites.
journal-error-after-end = Quelque chose suit la fin du combat.
journal-error-empty-log = Il n'y a rien dans ce fichier.
journal-error-not-a-log = Ce n'est pas un combat exporté.

journal-error-conflict = Quelqu'un d'autre a écrit avant : ceci devait suivre l'entrée { $expected }, mais la dernière est { $actual }. Rien n'a été écrit ; regardez à nouveau (rejeu show) et redites-le.
journal-error-fight-not-found = Il n'y a pas de combat « { $fight } » ici. (rejeu fights les liste.)
journal-error-fight-exists = Il y a déjà un combat « { $fight } » dans ce journal. Prenez un autre nom ; un journal exporté garde le sien : importez-le dans un autre (--journal).
journal-error-logs-differ = Le combat « { $fight } » de ce journal en est un autre : les deux registres ne commencent pas de même. Rien n'a été changé ; importez celui-ci dans un autre journal (--journal).
journal-error-logs-parted = Ce registre de { $fight } et celui du journal se séparent à l'entrée { $seq } : aucun ne continue l'autre. Rien n'a été changé ; pour le regarder, importez-le dans un autre journal (--journal).
journal-error-journal-missing = Il n'y a pas encore de journal à { $path } : ouvrez un combat avec « rejeu new ».
journal-error-journal-is-a-folder = { $path } est un dossier, pas un journal. Nommez un fichier dedans.
journal-error-journal-cannot-open = Le journal { $path } ne s'ouvre pas ({ $detail }).
journal-error-journal-read-only = On ne peut pas écrire dans le journal { $path } : lui, son dossier ou son disque est en lecture seule. Rien n'a été écrit.
journal-error-journal-disk-full = Le disque de { $path } est plein. Rien n'a été écrit.
journal-error-journal-locked = Le journal { $path } est tenu par un autre programme. Rien n'a été écrit ; réessayez.
journal-error-journal-damaged = Le journal { $path } est endommagé ({ $detail }). Une sauvegarde ou un combat exporté a encore les combats.
journal-error-journal-not-a-database = { $path } n'est pas un journal : ce n'est pas une base de données.
journal-error-journal-foreign = { $path } est la base de données d'un autre programme.
journal-error-journal-newer = Le journal { $path } vient d'une version plus récente de Rejeu ({ $detail }).
journal-error-journal-needs-recovery = Le journal { $path } est resté à moitié fait. Écrivez-y une fois pour le réparer.
journal-error-journal-io-error = Le disque de { $path } ne répond pas ({ $detail }).
journal-error-journal-failed = Le journal { $path } a échoué ({ $detail }).
journal-error-journal-closed = Le journal { $path } est fermé.

journal-error-file-missing = Il n'y a pas de fichier { $path }.
journal-error-file-exists = { $path } existe déjà. Nommez un autre fichier, ou ajoutez --replace.
journal-error-file-in-use = { $path } est utilisé et ne peut pas être remplacé.
journal-error-file-read-only = On ne peut pas écrire { $path } : lui, son dossier ou son disque est en lecture seule.
journal-error-file-unreadable = { $path } ne peut pas être lu.
journal-error-file-disk-full = Le disque de { $path } est plein. Rien n'a été écrit.
journal-error-file-io-error = { $path } ne peut être lu ou écrit ({ $detail }).

log-remark-torn-line = La dernière ligne est déchirée et a été mise de côté (ligne { $line }) ; le reste est entier.
log-remark-no-end = Le fichier n'a pas de dernière ligne avec son compte et sa tête : impossible de dire s'il manque quelque chose.
log-remark-crlf = Les fins de ligne ont été changées, comme le font les courriels ; les lignes elles-mêmes sont entières.
log-remark-bom = Le fichier commence par une marque d'ordre des octets ; les lignes elles-mêmes sont entières.
log-remark-blank-lines = Des lignes vides suivent la fin (ligne { $line }).

the-output = La sortie
failed-not-utf8 = Ce qui a été lu n'est pas du texte UTF-8.
failed-interrupted = Interrompu. Ce qui a été confirmé est gardé, rien d'autre.
failed-memory = Il n'y a pas assez de mémoire pour cela.
failed-missing = Il n'y a pas de { $path }.
failed-forbidden = { $path } ne peut être ni lu ni écrit.
failed-disk-full = { $path } : le disque est plein.
failed-is-folder = { $path } est un dossier, pas un fichier.
failed-not-folder = Une partie de { $path } est un fichier où il faudrait un dossier.
failed-system = { $path } { $detail }
failed-fault = C'est une faute de Rejeu, pas la vôtre ({ $kind } : { $detail }). Ce qui a été confirmé avant est gardé. Avec REJEU_DEBUG=1, la trace entière s'affiche ; merci de la signaler.

script-stopped = { $file }, ligne { $line } :
script-nothing-kept = Rien n'a été gardé : le script s'est arrêté là, et il n'y a pas de combat { $fight }.
script-nothing-opened = Rien n'a été gardé : aucun combat n'a été ouvert.
