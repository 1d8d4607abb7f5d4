# Clés, dés engagés, mots qu'on y mêle, décisions motivées.

refused-no-key = { $holder } n'a pas de clé dans ce combat.
refused-bad-key = Ce n'est pas une clé : NOM+MARQUE+CLÉ, comme « rejeu key » la montre.
refused-key-of-another = Cette clé n'est pas de { $holder }, mais de { $other }.
refused-key-known = Ce combat connaît déjà cette clé de { $holder }.
refused-bad-vouch = La clé dont { $holder } signait jusqu'ici ne se porte pas garante de la nouvelle.
refused-seed-open = Les dés sont déjà engagés, à l'entrée { $seq }. Montrez d'abord cette graine.
refused-seed-used = On s'est déjà engagé sur cette graine.
refused-bad-commitment = Ce n'est pas un engagement sur une graine.
refused-no-seed = On ne s'est engagé sur aucune graine.
refused-other-seed = Ce n'est pas la graine de l'engagement de l'entrée { $seq }.
refused-bad-dice-word = Un mot pour les dés a de 1 à 64 caractères visibles, sans blanc autour.

journal-error-bad-key = Ce n'est pas une clé : NOM+MARQUE+CLÉ sur une ligne.
journal-error-bad-note = Ce n'est pas une note signée (ligne { $line }).
journal-error-bad-signature-line = Ce n'est pas une ligne de signature (ligne { $line }) : — NOM SIGNATURE.
journal-error-not-a-checkpoint = Cette note n'est pas un point de contrôle de combat.

key-print = La clé de { $participant }. À comparer de vive voix : { $print }
key-recorded = { $fight } connaît la clé de { $participant }, à partir de l'entrée { $seq }.
key-known-here = { $fight } connaissait déjà cette clé de { $participant }.
checkpoint-written = { $file } : { $by } signe le combat jusqu'à l'entrée { $last } ({ $count } lignes).
refused-key-elsewhere = Le combat connaît une autre clé de { $holder } ({ $mark }), qui n'est pas sur cette machine. Si elle est perdue, dites-le : rejeu key COMBAT --lost.
refused-note-of-another-fight = Ce point de contrôle est d'un autre combat, ou d'un autre registre de celui-ci.
refused-note-ahead = Ce point de contrôle parle de { $count } lignes ; cette copie en a { $found }. Mettez-la d'abord à jour.
refused-note-differs = Ce point de contrôle ne va pas avec cette copie : une des { $count } premières lignes diffère. Rien n'a été signé.
journal-error-not-as-seen = Les { $count } premières lignes ne sont plus celles que vous aviez vues : quelque chose a été changé jusqu'à l'entrée { $seq }. Rien n'a été signé.
journal-error-shorter-than-seen = Vous aviez vu { $count } lignes de ce combat, et il y en a { $found } : la fin en a été coupée. Rien n'a été signé.
journal-error-bad-proof = Ce n'est pas une preuve (ligne { $line }).
checkpoint-round = Un point de contrôle de ce tour, à publier où tout le monde le lit :
checkpoint-export = Un point de contrôle à publier avec :

findings-wrong = Faux :
findings-proved = Prouvé :
findings-open = Non prouvé :
verdict-good = Verdict : ce qui a été montré tient.
verdict-bad = Verdict : ce qui a été montré ne tient pas, ou rien que vous connaissiez ne le prouve.
found-log-whole = { $log } : ses { $count } entrées sont entières et se suivent. Cela seul montre les accidents, pas un registre tout entier réécrit.
found-log-agrees = { $log } est, jusqu'à l'entrée { $last }, ce que { $people } a signé. Rien n'y a été changé, retiré ou ajouté depuis.
found-log-fits = Si { $log } est, jusqu'à l'entrée { $last }, ce que { $people } a signé : il s'y accorde, mais seul le registre dit à qui est cette clé.
found-log-beyond = { $log } : personne n'a signé les entrées { $first } à { $last } dans ce qui est donné.
found-log-alone = Qui a écrit ce registre, et s'il n'y en a pas un autre : donnez des points de contrôle publiés, et des clés.
found-log-short = { $file } parle de { $count } lignes, et { $log } en a { $found } : le reste manque, coupé ou pas encore là.
found-log-differs = { $log } n'est pas ce que { $file } a signé : une des entrées { $first } à { $last } a été changée, retirée ou ajoutée.
found-signed = { $file } : { $by } a signé un registre de { $count } lignes (clé { $print }).
found-signed-by-log-key = { $file } : signé pour { $by }, mais seul le registre lui-même dit que cette clé est la sienne. Comparez-la de vive voix (clé { $print }), ou donnez-la : --key.
found-unsigned = { $file } : personne dont la clé soit connue ne l'a signé.
found-bad-signature = { $file } : la signature n'est pas de { $by }. La note a été changée, ou { $by } ne l'a jamais signée.
found-unknown-key = { $file } : une signature au nom de { $by } est d'une clé que personne ne connaît ici.
found-other-key = { $file } : signé au nom de { $by } avec une autre clé que celle que vous connaissez.
found-lost-key = { $file } : signé avec une clé de { $by } déclarée perdue à l'entrée { $seq }.
found-old-key = { $file } : signé avec une clé de { $by } qu'une autre avait remplacée à l'entrée { $seq }.
found-not-a-checkpoint = { $file } : cette note n'est pas un point de contrôle de combat.
found-unreadable = { $file } : ni note ni preuve lisible (ligne { $line }).
found-included = { $tag ->
    [sealed-entry] { $file } : la ligne { $seq }, une commande scellée, est dans le registre de { $count } lignes, telle qu'elle figure dans la preuve. Ce qu'elle dit n'y est pas.
   *[other] { $file } : l'entrée { $seq } ({ $tag }, par { $by }) est dans le registre de { $count } lignes, telle qu'elle figure dans la preuve.
}
found-bad-inclusion = { $file } : la preuve ne montre pas que l'entrée { $seq } est dans le registre. Elle, ou l'entrée, a été changée.
found-proof-without-line = { $file } : la preuve porte sur l'entrée { $seq }, qui n'est pas donnée. Donnez aussi le registre.
found-goes-on = { $file } : le registre de { $count } lignes commence par celui de { $old }. De l'un à l'autre, des lignes ont été ajoutées, et rien d'autre.
found-bad-consistency = { $file } : la preuve ne montre pas que le registre de { $count } lignes continue celui de { $old }. Elle a été changée, ou le registre réécrit.
found-old-signed = { $file } : le registre de { $old } lignes est celui de { $other }.
found-old-unsigned = { $file } : si quelqu'un a signé le registre de { $old } lignes. Donnez aussi ce point de contrôle.
found-other-fight = { $file } : d'un autre combat que le registre donné ({ $origin }).
found-two-histories = { $file } et { $other } sont signés, du même combat, de { $count } lignes, et diffèrent : il y en a deux histoires.

dice-system = Les dés sont tirés par le système, ou saisis : on croit qui les tire.
dice-committed = Les dés sont engagés depuis l'entrée { $seq } : { $commitment }
dice-mixed = Les dés sont engagés depuis l'entrée { $seq }, et mêlés aux mots des joueurs : { $commitment }
dice-word = Mot de { $participant } : { $word }
dice-shown = Une graine a été montrée à l'entrée { $seq } : { $seed }
roll-codes = Codes de ces jets, à publier :
refused-seed-not-here = Les dés sont engagés (entrée { $seq }), et leur graine n'est pas sur cette machine. C'est à qui s'est engagé de lancer ; sinon, dites --dice typed ou --dice system, et les jets seront marqués comme tels.
refused-bad-code = « { $given } » n'est pas un code de jet : COMBAT.ENTRÉE.MARQUE.

check-derived = { $code } : { $who }, { $purpose }, { $pool } : { $faces } est ce que donne la graine{ $word_count ->
    [0] .
   *[other] , avec les mots { $words }.
}
check-recorded = { $code } : { $who }, { $purpose }, { $pool } : { $faces } répète un jet antérieur au même endroit.
check-believed = { $code } : { $who }, { $purpose }, { $pool } : { $faces } ({ $sources }) ; rien ne montre d'où viennent des dés saisis ou tirés.
check-not-shown = { $code } : { $who }, { $purpose }, { $pool } : { $faces } ; la graine n'est pas encore montrée.
check-no-seed = { $code } : { $faces } se dit engagé, mais on ne s'était alors engagé sur aucune graine.
check-other-seed = { $code } : la graine montrée n'est pas celle de l'engagement.
check-wrong-faces = { $code } : { $who }, { $purpose }, { $pool } : { $faces } n'est pas ce que donne la graine.
check-wrong-level = { $code } : { $faces } se dit { $sources } ; avec les mots donnés jusque-là, c'est autre chose.
check-not-called = { $code } : le jet n'a pas été annoncé avant ses faces.
check-skipped = { $code } : le jet en saute un à son endroit du combat.
check-after-unseen = { $code } : { $who }, { $purpose } : { $faces } ({ $pool }), comme le dit la graine ; mais des jets d’avant, au même endroit du combat, étaient hors de votre vue.
check-no-record = { $code } : le registre s'arrête à l'entrée { $last }. Ce qui a été publié y manque.
check-other-record = { $code } : l'entrée { $seq } de ce registre n'est pas celle qui a été publiée. Elle, ou quelque chose avant elle, a été changé.
check-no-roll = { $code } : l'entrée { $seq } n'est pas un jet.
check-none = Il n'y a pas de jets.
check-sum = Jets qui tiennent : { $good }. Non prouvés : { $open }. Faux : { $bad }.

refused-silent-override = À cette table, aucune décision ne se prend sans raison ({ $verb }) : dites pourquoi, entre guillemets en fin de ligne ou avec --why.
overrides-throughout = Aucune décision muette : chacune devait dire sa raison, d'avant la première action jusqu'à la fin (il y en a { $count }).
overrides-in-part = Aucune décision muette, mais pas tout du long : une raison était exigée aux entrées { $spans } ({ $count } décisions en tout).
overrides-off = Les décisions n'avaient pas à dire leur raison dans ce combat (il y en a { $count }).
overrides-silent = Sans raison là où il en fallait une : entrées { $records }.
overrides-brief-throughout = Aucune décision muette : chacune devait dire sa raison, d'avant la première action jusqu'à la fin.
overrides-brief-in-part = Les décisions devaient dire leur raison dans une partie de ce combat.
overrides-brief-off = Les décisions n'avaient pas à dire leur raison dans ce combat.
found-log-unended = S'il manque quelque chose à { $log } après l'entrée { $last } : sa dernière ligne, qui dit combien il y en a, n'est plus là.
found-told-true = { $log } : jusqu’à la ligne { $lines } tout est divulgué, et ce que disaient ses parties est ce qui s’est passé.
found-told-otherwise = { $log } : { $everyone ->
    [0] la ligne { $line } dit à { $who }
   *[other] la ligne { $line } dit à tous
} autre chose que ce qui s’est passé : un mensonge.
found-told-by-others = { $log } : { $count } de ses lignes divulguées ont été scellées par une autre version de Rejeu, qui peut dire les choses autrement : si ce qu’elles disaient est ce qui s’est passé.
