demo-played = 1. Mira et le garde, l’exemple des règles, d’après { $script } : son tir, et où ils en sont.
demo-contested = 2. Contesté : le garde n’a rien vu venir, il n’avait pas droit à une sauvegarde. Retour avant le tir, et on reprend avec les mêmes dés :
demo-reason = Le garde n’a rien vu venir : pas de sauvegarde.
demo-after = 3. Les mêmes faces, une autre décision : 19 contre 6, c’est une Critique et non une Grave.
demo-struck = 4. Ce qui a été annulé reste dans le journal, barré, avec qui et pourquoi :
demo-time = 5. Le combat est fini, son horloge continue. Deux gardes de plus, une éraflure, et personne pour soigner celui qui reste :
demo-outcomes = Cinq heures plus tard, Chet soigne Mira. Le même Test deux fois, chaque fois avec d’autres dés de la table :
demo-succeeds = Chet réussit
demo-fails = Chet échoue
demo-test = le Test
demo-healed = Mira est remise
demo-after-care = dans { $span }, { $when }
demo-lasted = la blessure aura duré
demo-total = { $total } contre { $difficulty }
demo-timeline = Chet ayant réussi, ce qui fut et ce qui est à venir :
demo-proved = 6. Le journal se prouve lui-même :
demo-where = 7. Où tout se trouve :
demo-places =
    le journal de cette démonstration : { $journal }
    le combat en un fichier, à envoyer ou à garder : { $file }
    revoir : rejeu show mira --journal { $journal }
    continuer : rejeu play mira --journal { $journal }
    un combat à vous : rejeu new NOM, puis rejeu play NOM
    tout le combat à regarder, dans n’importe quel navigateur : { $page }
