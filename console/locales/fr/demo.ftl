demo-played = 1. Mira et le garde, l’exemple des règles de Point Zéro, d’après { $script } : son tir, et où ils en sont.
demo-contested = 2. Contesté : le garde n’a rien vu venir, il n’avait pas droit à une sauvegarde. Retour avant le tir, et on reprend avec les mêmes dés :
demo-reason = Le garde n’a rien vu venir : pas de sauvegarde.
demo-after = 3. Les mêmes faces, une autre décision : 19 contre 6, c’est une Critique et non une Grave.
demo-struck = 4. Ce qui a été annulé reste dans le journal, barré, avec qui et pourquoi :
demo-proved = 5. Le journal se prouve lui-même :
demo-where = 6. Où tout se trouve :
demo-places =
    le journal de cette démonstration : { $journal }
    le combat en un fichier, à envoyer ou à garder : { $file }
    revoir : rejeu show mira --journal { $journal }
    continuer : rejeu play mira --journal { $journal }
    un combat à vous : rejeu new NOM, puis rejeu play NOM
