# Ce qui ne va pas dans une ligne, et où.

line-line-too-long = La ligne est trop longue : { $most } caractères au plus.
line-unclosed-quote = Une citation s'ouvre ici et ne se ferme pas : il manque { $quote }.
line-stray-quote = Un guillemet se trouve dans un mot. Mettez le tout entre guillemets, ou une espace devant.
line-empty-key = Il n'y a pas de mot avant « = ».
line-empty-value = Il n'y a rien après « { $key }= ».
line-empty-in-list = Il manque quelque chose près d'une virgule. Les listes s'écrivent sans espace : garde-1,garde-2.
line-unknown-verb = « { $verb } » n'est pas un verbe connu ici.
line-unknown-key = « { $key } » n'est pas une clé de « { $verb } ». Ses clés : { $known }.
line-unknown-key-or-modifier = « { $key } » n'est pas une clé de « { $verb } ». Un modificateur s'écrit avec son signe, par exemple { $key }=+2. Clés : { $known }.
line-key-twice = « { $key } » est donné deux fois.
line-missing = « { $verb } » demande autre chose : { $slot }.
line-one-word-too-many = « { $word } » est un mot de trop. Le texte libre se met entre guillemets.
line-two-texts = Il y a deux textes libres ; un seul suffit.
line-one-only = Il s'agit ici d'une seule personne : { $word }.
line-unknown-combatant = Personne ne s'appelle « { $name } » ici. { $known_count ->
    [0] Personne n'est encore entré.
   *[other] Présents : { $known }.
}
line-ambiguous-name = Plusieurs s'appellent « { $name } ». Dites qui par l'identifiant : { $ids }.
line-not-whole = « { $value } » n'est pas un nombre entier.
line-not-metres = « { $value } » n'est pas un nombre entier de mètres.
line-not-a-place = « { $value } » n'est pas une position : des mètres entiers, 5 ou 5,3.
line-not-yes-or-no = « { $value } » n'est ni oui ni non.
line-not-copies = « { $value } » n'est pas un nombre d'exemplaires, comme x3.
line-bad-word = « { $value } » n'est pas possible ici. Possibles : { $known }.
line-bad-amount = « { $value } » n'est ni un nombre ni des dés comme 4d6.
line-bad-until = « { $value } » n'est pas un moment : début:QUI, fin:QUI, fin:QUI+1 (un tour plus tard), tour:5 ou jamais.
line-until-or-rounds = Un état dure jusqu'à un moment ou un nombre de tours, pas les deux.
line-which-question = Dites quelle question : { $open }.
line-nothing-asked = Aucune question n'est en attente.
line-where-to = Dites où revenir : un numéro d'entrée, turn, tour=N ou avant=QUI, l'un d'eux.
line-script-no-opening = Un script commence par la ligne qui ouvre le combat : combat NOM "Titre" règles=RÈGLES. Celui-ci commence par « { $word } ».
line-script-name = Après « combat » viennent le nom du combat et, entre guillemets, son titre.

slot-who = qui
slot-targets = sur qui
slot-amount = combien
slot-number = un nombre
slot-position = où, par exemple 5,3
slot-level = un niveau
slot-name = un nom
slot-value = une valeur
slot-choice = un choix
slot-sheet = le fichier d'une fiche
slot-words = des mots
