# Qui peut faire quoi à la table.

refused-audience-stays = Le public d’une ligne reste ce qu’il était quand on corrige la ligne : dites-la sans `secret=`.
refused-secret-arrival = Qui arrive se voit : faites entrer { $who } avec `caché=oui`, puis `vue { $who } mots pour=NOM` le montre à certains.
refused-name-means-others = « { $by } » désigne { $master ->
    [0] tout le monde
   *[other] le meneur
} à toute table : donnez un autre nom à qui participe.
refused-sealed-parted = { $sealed } a été scellé à partir d’autres enregistrements que ceux de { $fight } ici, venus d’une autre copie : importez d’abord la dernière copie du meneur, ou continuez dans le journal où il a été scellé.
refused-copy-decides-nothing = C’est une copie de { $fight } remise à quelqu’un : ce que valent les autres n’y est pas, on ne peut donc rien y essayer.
refused-secret-without-whom = « { $word } » seul ne cache rien : dites qui est dans la confidence, `{ $word }=mj` ou `{ $word }=alice`.
refused-never-secret = Cela concerne toute la table et ne peut rester secret : dites-le sans `secret=`.
refused-sealed-copy = C’est un exemplaire de { $fight } remis à quelqu’un : il se lit et se vérifie, mais ne se joue pas, ne se corrige pas et ne se copie pas pour d’autres.
refused-sealed-name-taken = Le journal a un autre combat nommé { $sealed }, à la place du journal scellé de { $fight }. Exportez-le d’abord ailleurs.
refused-not-a-participant = { $by } ne participe pas à cette table. Présents : { $known }. Quelqu’un de nouveau se nomme par une ligne `participant NOM de=QUI`.
refused-gm-is-gm = { $by } est le meneur de toute table, et le reste.
refused-players-only = Seuls les joueurs parlent pour des combattants.
refused-no-such-deed = « { $name } » n'est rien dont on donne le droit. Connus : { $known }.
refused-bad-right = « { $value } » ne se donne pas pour « { $name } ». Possibles : { $choices }.
refused-no-right = { $by } n'a pas le droit ({ $deed }) : à cette table, c'est { $may }.
refused-observers-watch = { $by } regarde, et ne fait rien ({ $deed }).
refused-not-yours = { $by } ne parle pas pour { $who }{ $own_count ->
    [0] .
   *[other] , mais pour { $own }.
}
refused-not-your-undo = { $by } ne peut pas refaire : le dernier retour en arrière est d'un autre.
refused-not-your-last = { $by } ne peut pas annuler cela : la dernière commande (entrée { $seq }) est de { $other }.
refused-flagged-already = { $by } conteste déjà l'entrée { $seq }.
refused-flag-needs-why = Dites pourquoi l'entrée { $seq } est contestée : contester { $seq } « la raison ».
refused-not-flagged = Personne ne conteste l'entrée { $seq }.
deed-act = agir
deed-undo = annuler
deed-amend = corriger le passé
deed-rule = décider
deed-round = lancer les tours
deed-arrange = régler le combat
deed-note = noter
may-own = qui parle pour le combattant
may-own-last = qui l'a fait
may-anyone = quiconque joue
may-gm = le meneur

# Corriger le passé.

refused-clashes-open = Des entrées plus tardives s'y heurtent et doivent d'abord être tranchées : { $records }.
refused-not-on-this-line = L'entrée { $seq } n'est pas de la ligne de jeu présente.
refused-opening-stays = L'ouverture du combat (entrée { $seq }) ne se corrige pas.
refused-nothing-to-uphold = L'entrée { $seq } n'a pas d'issue à maintenir.
