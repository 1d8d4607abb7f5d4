# Ce que le cœur refuse. Les refus propres aux règles sont dans leur dossier.

did-you-mean = { $count ->
    [one] Vouliez-vous dire { $near } ?
   *[other] Vouliez-vous dire l'un de { $near } ?
}

# Le combat et qui s'y trouve
refused-not-open = Ce combat n'est pas encore ouvert.
refused-already-open = Ce combat est déjà ouvert.
refused-bad-title = Un titre compte de 1 à { $most } caractères.
refused-bad-fight-name = « { $name } » ne peut pas nommer un combat : il n'a ni lettre ni chiffre dont faire un identifiant.
refused-bad-id = « { $who } » ne peut pas être un identifiant : minuscules, chiffres et traits d'union, 40 au plus, et pas un mot réservé.
refused-id-taken = Il y a déjà { $who } dans ce combat. Prenez un autre identifiant : comme={ $free }.
refused-bad-name = Un nom compte de 1 à { $most } caractères, et pas seulement des espaces.
refused-bad-name-character = Un nom ne contient ni saut de ligne ni caractère de contrôle : { $name }.
refused-bad-count = { $count } n'est pas possible ici : de 1 à { $most }.
refused-bad-position = { $position } n'est pas une position : un ou deux nombres entiers de mètres, à moins de mille kilomètres.
refused-nobody-named = Dites de qui il s'agit.
refused-nobody-there = Il n'y a personne dans ce combat.
refused-named-twice = { $who } : { $who_count ->
    [one] nommé
   *[other] nommés
} deux fois.
refused-no-such-combatant = Il n'y a pas de { $who } dans ce combat. Présents : { $known }.
refused-has-left = { $who } a quitté le combat.
refused-nothing-to-correct = Dites ce qui change : clé=valeur.
refused-not-in-sheet = « { $key } » n’est pas gardé dans la fiche : il n’y a rien à corriger.
refused-no-such-ruleset = Il n'y a pas de règles « { $name } ». Connues : { $known }.
refused-ruleset-missing = Les règles de ce combat, « { $ruleset } », ne sont pas installées ici : il peut être lu, mais pas continué. Installez le paquet qui les apporte.
refused-no-such-sheet = Il n'y a pas de fiche « { $sheet } ». Présentes : { $known }.

# Tours et questions
refused-not-in-ruleset = Les règles { $ruleset } n'ont pas « { $verb } ».
refused-wrong-phase = « { $verb } » n'est pas possible maintenant : on en est à { $phase }.
refused-no-round = Aucun tour n'a commencé.
refused-no-order = Il n'y a pas d'ordre à défaire.
refused-not-in-order = { $who } ne participe pas à ce tour.
refused-turn-over = { $who } a fini son tour.
refused-is-dead = { $who } est { $who_gender ->
    [f] morte
   *[other] mort
}.
refused-is-not-dead = { $who } n'est pas { $who_gender ->
    [f] morte
   *[other] mort
}.
refused-is-unconscious = { $who } est { $who_gender ->
    [f] inconsciente
   *[other] inconscient
}.
refused-awaits-answer = { $who } attend d'abord une réponse : question { $question } ({ $kind }) à { $whom }.
refused-questions-open = Une réponse est d'abord due : { $questions }.
refused-no-such-question = Il n'y a pas de question { $question } en attente.{ $open_count ->
    [0] {""}
   *[other] {" "}En attente : { $open }.
}
refused-bad-answer = « { $choice } » n'est pas une réponse possible. Possibles : { $options }.
refused-empty-note = Une note demande des mots.
refused-text-too-long = { $length } caractères de texte, c'est trop : { $most } au plus.

# Décisions du meneur
refused-anchor-past = Le tour { $round } est passé : on en est au tour { $now }.
refused-no-such-condition = { $who } n'est pas sous « { $condition } »{ $known_count ->
    [0] , ni sous rien d'autre.
   *[other] . États : { $known }.
}
refused-already-hidden = { $who } est déjà { $who_gender ->
    [f] cachée
   *[other] caché
}.
refused-already-shown = { $who } n'est pas { $who_gender ->
    [f] cachée
   *[other] caché
}.
refused-no-such-gauge = { $who } n'a pas de jauge « { $gauge } ». Jauges : { $known }.
refused-value-or-delta = Donnez une valeur, ou un changement avec son signe : l'un des deux.
refused-too-large = Les nombres vont jusqu'à { $most }.
refused-gauge-bounds = { $gauge } va de { $least } à { $most } ; { $value } est au-delà.
refused-no-such-attribute = { $who } n'a pas « { $attribute } ». Connus : { $known }.
refused-negative-attribute = { $attribute } ne peut pas descendre sous 0 ({ $who }).
refused-bad-initiative = { $value } n'est pas une initiative : un nombre à partir de 0.

# Dés
refused-dice-missing = { $who } lance { $pool } ({ $purpose }) : il manque les dés de ce jet.
refused-dice-count = { $who } lance { $pool } ({ $purpose }) ; « { $got } » ne fait pas ce nombre de dés.
refused-dice-face = Un { $face } n'existe pas sur un dé à { $size } faces ({ $who }, { $purpose }).
refused-dice-unused = Les dés { $unused } ne servent à aucun jet de cette ligne. Rien n'a été noté.
refused-bad-dice-expression = « { $expression } » n'est pas une expression de dés : 4d6, 2d6+1, d8.

# Retours en arrière
refused-nothing-to-undo = { $done ->
    [0] Il n'y a rien à annuler : le combat vient de s'ouvrir. Rien n'a changé.
    [one] Il n'y a qu'une commande à annuler. Rien n'a changé.
   *[other] Il n'y a que { $done } commandes à annuler. Rien n'a changé.
}
refused-nothing-to-redo = Il n'y a rien à refaire : rien n'a été annulé depuis la dernière commande.
refused-no-such-record = Il n'y a pas d'entrée { $seq } : la dernière est { $last }.
refused-before-the-fight = L'entrée { $seq } est avant le combat, qui s'ouvre à l'entrée { $first }. Rien n'a changé.
refused-not-a-play-record = L'entrée { $seq } n'est pas une entrée de jeu : elle a déplacé la tête, ou relève de la table.
refused-inside-a-batch = L'entrée { $seq } est au milieu d'une commande (entrées { $first } à { $last }). Revenez à { $last } pour la garder, à { $before } pour être avant elle.
refused-head-there = Le jeu est déjà à l'entrée { $seq }.
refused-no-such-round = Il n'y a pas de tour { $round } ici : le dernier est { $last }.
refused-no-turn-before = Il n'y a pas de tour avant celui-ci.
refused-had-no-turn = { $who } n'a pas eu de tour où revenir.
refused-policy-already = C'est déjà la règle : { $policy ->
    [fresh] dés nouveaux
   *[keep] dés gardés
}.
refused-not-at-table = « { $verb } » n'est rien que la table fasse.
refused-newer-records = L'entrée { $seq } ({ $tag }) vient d'une version plus récente : ce combat peut se lire ici, pas se poursuivre.
refused-no-fight-here = Il faut un combat pour cela.

# La ligne de commande
refused-bad-command-id = « { $id } » ne peut pas identifier une commande : lettres, chiffres, _ et -, 64 au plus.
refused-bad-author = « { $by } » ne peut pas être un auteur : de 1 à { $most } caractères, aucun de contrôle.
refused-script-too-large = { $file } est trop gros pour un script : { $most } octets au plus.
refused-script-empty = Il n'y a rien dans { $file }.

# Options et places
refused-unknown-option = « { $option } » n'a pas de sens ici. Connus : { $known }.
refused-option-not-a-number = { $option } veut un nombre entier, pas « { $value } ».
refused-option-out-of-range = { $option } va de { $least } à { $most }, pas { $value }.
refused-option-not-a-choice = « { $value } » n'est pas un choix pour { $option }. Choix : { $choices }.
refused-position-mismatch = L'une des places est sur une ligne, l'autre sur un plan.
refused-log-without-opening = { $file } s’arrête avant l’ouverture de { $fight } : il n’y a pas de combat dedans.
