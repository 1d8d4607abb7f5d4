# Fautes dans les fiches et les règles maison, chacune après sa place.

sheet-problems = { $count ->
    [one] Une faute :
   *[other] { $count } fautes :
}
sheet-problems-in = { $count ->
    [one] Une faute dans { $file } :
   *[other] { $count } fautes dans { $file } :
}
sheet-bad-toml = ce n'est pas du TOML : { $detail }
sheet-bad-json = ce n'est pas du JSON : { $detail }
sheet-not-a-table = il faut une table ici
sheet-not-utf8 = ce n'est pas du texte UTF-8 (octet { $byte })
sheet-sheet-too-large = le fichier dépasse { $most } octets
sheet-bad-value-type = { $value } n'est ni un nombre entier, ni des mots, ni oui ou non
sheet-key-twice = « { $key } » est donné deux fois
sheet-unknown-parameter = « { $name } » n'est pas une règle maison. Connues : { $known }
sheet-bad-choice = « { $value } » n'est pas possible. Possibles : { $choices }
sheet-not-yes-or-no = { $value } devrait être oui ou non
sheet-not-a-word = { $value } devrait être un mot
sheet-not-a-number = { $value } devrait être un nombre entier
sheet-out-of-range = { $value } est hors limites : de { $least } à { $most }
sheet-missing = { $key } manque
sheet-negative = { $value } est négatif
sheet-not-a-whole-number = il faut un nombre entier, pas { $value }
sheet-not-words = il faut des mots, pas { $value }
sheet-unknown-key = « { $key } » n'est pas connu ici
sheet-given-twice = { $key } est donné deux fois
sheet-bad-key = il faut un nom de 1 à 80 caractères, sans point
