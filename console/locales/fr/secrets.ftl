# Les exemplaires d'un combat pour qui n'en sait qu'une partie.

exported-for = { $kind ->
    [one] Exemplaire de { $fight } pour { $who } : { $file }, { $count } lignes scellées
    [gm] Exemplaire du MJ de { $fight } : { $file }, { $count } lignes scellées et tout ce qu’elles contiennent
   *[all] Exemplaire de { $fight } pour tous : { $file }, { $count } lignes scellées
}
sealing-log = Scellement
secrets-none = { $fight } n’a pas encore de journal scellé : `rejeu export { $fight } FICHIER --for QUI` en fait un.
secrets-sealed = { $sealed } est le journal scellé de { $fight } : { $count } lignes, une par commande. { $parts ->
    [0] Personne n’a de parties à soi.
   *[other] Ont des parties à eux : { $people }.
}
secrets-view = { $personal ->
    [0] Tout le monde voit
   *[other] { $viewer } voit
} { $who } : { $level ->
    [exact] avec exactitude
    [words] en mots
    [outcome] par ses résultats seulement
   *[hidden] pas du tout
}
secrets-copy = { $kind ->
    [one] C’est l’exemplaire de { $fight } remis à { $who } : { $count } lignes scellées, et ce qui en est dit à { $who }
    [gm] C’est l’exemplaire du MJ de { $fight } : { $count } lignes scellées et tout ce qu’elles contiennent
   *[all] C’est un exemplaire de { $fight } pour tous : { $count } lignes scellées, et ce qui en est dit à tous
}
secrets-disclosed = Ligne { $entry }, divulguée :
fight-sealed = journal scellé de { $fight }
post-nothing = Rien de nouveau à raconter depuis le dernier message.
post-codes = Codes de ces jets :
post-checkpoint = Point de contrôle :
post-without-key = Sans point de contrôle : `rejeu key { $fight }` vous fait une clé pour signer.
told-true = Jusqu’à la ligne { $lines } tout est divulgué, et ce que disaient les parties présentes est ce qui s’est passé.
told-otherwise = { $everyone ->
    [0] La ligne { $line } dit à { $who }
   *[other] La ligne { $line } dit à tous
} autre chose que ce qui s’est passé : un mensonge.
told-by-others = Jusqu’à la ligne { $lines } tout est divulgué. { $count } de ces lignes disent avoir été scellées par une autre version de Rejeu, qui peut dire les choses autrement : que ce qu’elles disaient est ce qui s’est passé n’est pas prouvé.
