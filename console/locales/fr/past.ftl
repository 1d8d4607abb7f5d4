# Le passé à volonté : corriger, expliquer, comparer, imaginer, mesurer les chances.

role-gm = maître du jeu
role-player = joueur
role-observer = observateur

preview-same = C'est la décision en vigueur. Il n'y a rien à faire.
preview-head = { $count ->
    [one] Une commande est décidée à nouveau
   *[other] { $count } commandes sont décidées à nouveau
} ; { $changed ->
    [0] aucune ne tourne autrement.
    [one] ce qui est nouveau ou tourne autrement :
   *[other] { $changed } sont nouvelles ou tournent autrement :
}
preview-reordered = Appelées dans un autre ordre : { $records }.
preview-shifts = { $count ->
    [0] À la fin, tout est comme avant.
    [one] À la fin, une valeur diffère :
   *[other] À la fin, { $count } valeurs diffèrent :
}
preview-clashes = { $count ->
    [one] Une commande n'a pas pu rester comme elle était
   *[other] { $count } commandes n'ont pas pu rester comme elles étaient
}{ $open ->
    [0] {" "}; toutes ont une réponse :
   *[other] {" "}; sans réponse : { $open } :
}
preview-doubtful = { $why } (Cela vient peut-être de ce qui, plus haut, est sans réponse.)
preview-dropped = De l'entrée { $seq }, ceci ne tient pas : { $why }
preview-unused = Dés notés qui ne servent plus :
preview-unused-one = { $who }, { $purpose } : { $faces }
answered-keep = Elle reste, après ce qui est dit avant elle.
answered-strike = Elle est retirée.
answered-skip = Le tour est sauté.
answered-edit = Une autre ligne prend sa place.
answered-force = Ce qui en est sorti est maintenu par décision.
answered-roll = Les dés sont lancés.
answered-dice = Les dés sont donnés.
ask-clash = retirer, sauter (le tour), maintenir (par décision), une ligne à la place, avant:LIGNE, ou abandonner ? (retirer tout : celle-ci et toutes celles qui suivent.)
ask-dice = lancer, dés:FACES, retirer, une ligne à la place, ou abandonner ?
ask-write = Écrire cela dans le journal ? (oui/non)
amended = Corrigé : entrées { $first } à { $last }. Une seule annulation revient dessus.
amend-given-up = Abandonné. Rien n'a été écrit.
refused-amend-needs-yes = Rien n'a été écrit : ajoutez --yes pour écrire cela, ou --dry-run pour seulement regarder.
answer-unneeded = « { $answer } » ne répond à rien : aucune commande n'est en conflit là.
refused-line-wants-dice = La nouvelle ligne a besoin de dés qui n'ont jamais été lancés. { $how ->
    [adopt] Ajoutez --with-dice pour prendre ceux de la variante, ou --dice system pour les lancer.
   *[other] Donnez-les sur elle (dés=…), ou ajoutez --dice system pour les lancer.
} Rien n'a été écrit.
refused-not-for-a-new-line = « { $answer } » ne peut pas répondre à une nouvelle ligne : rien n'en est encore sorti.
refused-bad-answer-option = « { $answer } » n'est pas une réponse : SEQ=COMMENT, par exemple 42=strike.
refused-nothing-said = La ligne ne dit rien.
refused-not-in-the-past = « { $verb } » ne peut pas entrer dans le passé : cela relève de la table, ou ouvre un combat.

shift-colon = {" : "}
shift-of = { $who }, { $what }
shift-none = rien
shift-round = Tour
shift-phase = Phase
shift-clock = Temps de jeu
shift-order = Ordre
shift-active = À qui d'agir
shift-question = Question « { $question } » à { $whom }
shift-here = dans le combat
shift-status = capacité d'agir
shift-health = santé
shift-hidden = cachée aux joueurs
shift-position = position
shift-initiative = initiative
shift-value-here = oui
shift-value-gone = non
shift-value-on = oui

usage-amend-short = Changer une décision du passé et garder ce qui a suivi.
usage-amend = Dit une autre ligne (LINE) à la place de la commande de l'entrée SEQ, et décide à nouveau ce qui a suivi. Chaque commande garde ses dés. Ce qui changerait est d'abord montré ; rien n'est écrit avant votre accord.
usage-amend-strike = Retire la commande.
usage-amend-before = Dit cette ligne avant elle.
usage-amend-dice = D'où viennent les dés qui n'ont jamais été lancés.
usage-option-dry = Montre ce qui changerait ; n'écrit rien.
usage-option-yes = Écrit sans demander.
usage-option-on-conflict = Que faire d'une commande devenue impossible.
usage-option-answers = Répond à un conflit : strike, skip, force, roll, dice:FACES, before:LIGNE, ou une ligne à sa place.

verb-participant = participant
verb-dismiss = congédier
verb-rights = droits
verb-view = vue
verb-set-view = vue
verb-disclose = divulguer
verb-flag = contester
verb-settle = trancher
verb-set-participant = participant
verb-remove-participant = congédier
verb-set-rights = droits
verb-rule-on-flag = trancher
verb-amend = corriger
verb-uphold = maintenir

flags-none = Rien n'est contesté.
flags-none-open = Rien n'est plus contesté.
head-record = entrée
head-contested = quoi
head-by = par
head-reason = raison
head-verdict = tranché
verdict-stands = tient
verdict-amended = corrigée
verdict-open = ouverte

usage-flag-short = Contester une entrée, ou lister ce qui est contesté.
usage-flag = Conteste l'entrée SEQ du combat, avec une raison (REASON) ; sans SEQ, liste ce qui est contesté. Cela ne bloque rien.
usage-flag-settle = Tranche : l'entrée tient.
usage-flag-everything = Aussi ce qui a été tranché.

asked-track = { $marked ->
    [0] { $who }, { $track } : aucune case cochée.
   *[other] { $who }, { $track } : { $boxes }.
}
asked-attribute = { $who }, { $name } : { $value }.
asked-lowered = { $who }, { $name } : { $value } aux tests, au lieu de { $own }.
asked-value = { $who }, { $name } : { $value }.
asked-condition = { $who } est sous « { $name } ».
asked-status = { $who } : { $status }.
asked-initiative = { $who }, initiative : { $value }.
asked-threshold = { $who }, seuil contre les derniers dégâts : { $value }.
asked-position = { $who }, position : { $value }.
asked-order = Ordre : { $order }.
asked-before = { $first } passe avant { $last } depuis l'entrée { $since } : { $one } contre { $other }.
asked-tied = { $first } passe avant { $last } depuis l'entrée { $since } : à { $one } tous deux, et une égalité reste comme elle a été rangée.
asked-ruled = { $first } passe avant { $last } depuis l'entrée { $since }, bien qu'à { $one } contre { $other } : ainsi en a-t-on décidé.
asked-clock = Temps de jeu : { $clock }.
asked-record = Entrée { $record }
refused-what-is-asked = « { $asked } » n'est rien qu'on puisse demander. Dites QUI.QUOI (mira.physique), ordre, horloge, QUI avant QUI, ou un numéro d'entrée.
refused-nothing-to-explain = { $who } n'a pas « { $name } ». On peut demander : { $known }.
refused-same-one = { $who } ne passe ni avant ni après { $who } : dites deux personnes.
refused-never-set = Rien n'a fait de cela ce qu'il est.
refused-never-hit = { $who } n'a pas été touché : aucun seuil n'a été calculé.

usage-why-short = Dire pourquoi une valeur est ce qu'elle est.
usage-why = Dit pourquoi WHAT est ce qu'il est : mira.physique, mira.PER, ordre, mira avant garde, ou un numéro d'entrée. Les entrées qui l'ont fait sont racontées avec leurs calculs, puis celles dont elles viennent, jusqu'aux dés et aux décisions.
slot-record = un numéro d'entrée

diff-none = Les entrées { $here } et { $there } se valent : rien ne diffère.
diff-parted = Entrées { $here } et { $there } : pareilles jusqu'à l'entrée { $parted } ; puis d'abord :
diff-values = { $count ->
    [0] Toutes les valeurs sont les mêmes.
    [one] Une valeur diffère :
   *[other] { $count } valeurs diffèrent :
}
refused-not-a-record = « { $value } » n'est pas une entrée : un numéro, ou head.

what-if-reason = et si
what-if-differs = { $count ->
    [0] Face au combat tel qu'il est, rien ne diffère.
    [one] Face au combat tel qu'il est, une valeur diffère :
   *[other] Face au combat tel qu'il est, { $count } valeurs diffèrent :
}
what-if-hint = Ceci ne fait pas partie du journal. Pour continuer : rejeu play { $fight } --journal { $file }. Puis rejeu what-if { $named } --adopt, ou --drop.
what-if-dropped = { $file } n'est plus ; le journal ne l'a jamais connu.
refused-bad-what-if-name = « { $name } » ne peut pas nommer une variante : de 1 à 40 lettres, chiffres, - et _.
refused-what-if-left = Ce d'où part cette variante n'est plus de la ligne de jeu présente de { $fight }.
refused-what-if-empty = Rien n'a été joué dans cette variante.
refused-not-a-what-if = Ce n'est pas une variante de { $fight } : les deux journaux n'ont rien en commun.
journal-error-what-if-exists = Il y a déjà une variante : { $path }. Adoptez-la, oubliez-la (--drop), remplacez-la (--replace), ou prenez un autre --name.
journal-error-what-if-missing = Il n'y a pas de variante en { $path }.
source-what-if = lancés dans une variante

odds-running = Simulation
odds-head = { $runs } essais (graine { $seed })
odds-refused = Les règles la refusent dans { $share } des essais : { $why }
odds-nothing = Il n'en sort rien qui puisse se compter.
odds-dice = Les chances portent sur tous les dés : ceux de la ligne sont laissés de côté.
odds-sometimes = { $title } (dans { $share } des essais)
odds-recorded = noté
odds-fell = Noté : { $value }. Moins dans { $below } des essais qui en arrivent là, plus dans { $above }.
odds-never = Noté : { $value }, qui n'est venu dans aucun essai.
odds-attack = { $who } attaque { $target }
odds-margin = { $who } contre { $target }, marge
odds-test = { $who }, { $purpose }
odds-damage = Dégâts sur { $who } ({ $track })
odds-gauge = { $who }, { $gauge }
odds-wounds = { $who }, cases cochées
odds-status = { $who } ensuite
odds-initiative = { $who }, initiative
odds-asked = Question posée à { $who }
odds-outcome-success = réussite
odds-outcome-critical-success = réussite critique
odds-outcome-failure = échec
odds-outcome-critical-failure = échec critique
refused-odds-of-what = Aucune commande ne suit l'entrée { $seq } : dites une ligne.

rules-running = Décision à nouveau
rules-agree = { $fight } : les règles d'aujourd'hui (version { $version }) décident les { $count } commandes comme elles ont été notées.
rules-differ = { $fight } : l'entrée { $seq } ({ $tag }) tournerait autrement aujourd'hui.
rules-field = { $field } : { $recorded } est noté, ce serait { $now }.
rules-other = { $recorded } est noté, ce serait { $now }.
rules-refuse = Les règles d'aujourd'hui refusent la commande de l'entrée { $seq } : { $why }
rules-stand = Rien n'a changé : ce qui est noté tient.

usage-diff-short = Comparer deux entrées, ou deux lignes de jeu.
usage-diff = Compare les entrées A et B du combat, sur une ligne de jeu ou sur deux : la première différence, et chaque valeur. Une entrée est un numéro (rejeu log, rejeu branches), ou head.
usage-odds-short = Simuler une ligne : à quoi elle mène, et combien souvent.
usage-odds = Simule LINE depuis un moment du combat ; sans elle, la commande notée là, et où elle est tombée.
usage-odds-at = Depuis cette entrée : juste avant elle, si c'est une commande.
usage-odds-runs = Le nombre d'essais.
usage-what-if-short = Jouer la suite depuis n'importe quel moment, à côté du journal.
usage-what-if = Copie le combat dans un fichier à côté du journal, y revient à une entrée, et y joue les lignes (LINE). Le journal lui-même n'en garde rien. On continue avec rejeu play COMBAT --journal FICHIER, puis --adopt ou --drop.
usage-what-if-at = Depuis cette entrée : juste avant elle, si c'est une commande.
usage-what-if-name = Comment celle-ci s'appelle, s'il y en a plusieurs.
usage-what-if-adopted = En fait la décision : une correction, montrée d'abord.
usage-what-if-with-dice = L'adopte avec les dés qu'elle a lancés.
usage-what-if-instead-of-all = L'adopte à la place de tout ce qui a été joué depuis.
usage-what-if-dropped = L'oublie.
usage-what-if-dice = D'où viennent les dés qui n'ont jamais été lancés.
usage-verify-rules = Décide à nouveau chaque commande avec les règles d'aujourd'hui, et dit la première différence.
refused-wound-not-here = La blessure { $wound } de { $who } n'a pas eu lieu ici.
refused-amend-what = Dites quelle entrée et quoi à la place : amender 42 LIGNE, amender 42 retirer, ou amender 42 avant: LIGNE.
ask-reason = À cette table, rien ne se corrige sans raison. Pourquoi ?
