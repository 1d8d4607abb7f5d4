# Ce que dit la ligne de commande.

list-and = { $first } et { $last }
quoted = « { $text } »
new-hint = Ensuite : rejeu join { $fight } FICHE, puis rejeu play { $fight }.
do-nothing-said = La ligne ne dit rien.
do-resent = Cette commande avait déjà été notée, à l'entrée { $seq } ; rien n'a été écrit.
do-resent-other = L'entrée { $seq } porte déjà cet identifiant, et dit autre chose. Ce que vous venez de dire n'a pas été noté : il lui faut un identifiant à lui.
dice-overruled = Les dés de { $who } ({ $purpose }) avaient déjà été lancés ; ce sont eux qui valent, pas ceux de la saisie.
newer-inside = { $count ->
    [one] { $count } entrée vient d'une version plus récente
   *[other] { $count } entrées viennent d'une version plus récente
} : ce combat peut se lire ici, pas se poursuivre.
branch-present = la ligne de jeu présente
branch-left = quittée à l'entrée { $seq }
head-tip = bout
head-round = tour
head-records = entrées
head-when = quand
branches-hint = Pour reprendre une ligne : rejeu rewind { $fight } { $seq }
no-fights = Il n'y a pas encore de combat dans { $path }.
head-fight = combat
head-title = titre
verified = { $fight } : les { $count } entrées sont entières et se suivent.
verified-in-part = { $fight } : les { $count } entrées présentes se suivent, mais rien ne prouve qu'elles y sont toutes.
verified-head = { $count } lignes, tête { $head }
exported = { $fight } est dans { $file }, { $count } entrées.
imported = { $fight } est dans le journal, { $count } entrées.
import-updated = { $fight } est mis à jour : { $count ->
    [one] 1 nouvelle entrée
   *[other] { $count } nouvelles entrées
}.
import-nothing-new = { $fight } : rien de nouveau.
import-older = Cette copie de { $fight } est plus ancienne que le journal, { $opened ->
    [0] rien n'a changé
   *[other] aucune entrée n'a changé
}.
import-opened = { $fight } : { $count ->
    [one] 1 texte libre ou secret d'une entrée antérieure se lit maintenant
   *[other] { $count } textes libres ou secrets d'entrées antérieures se lisent maintenant
}.
import-left-out = La fin du fichier manque, sa dernière commande est peut-être coupée : { $count ->
    [one] son entrée a été laissée
   *[other] ses { $count } entrées ont été laissées
} de côté.
backed-up = { $file } contient tout le journal : { $count ->
    [one] { $count } combat
   *[other] { $count } combats
}.
erasing-texts = Effacement des textes
ask-erase = { $count ->
    [one] Oublier 1 texte libre de { $fight } (entrée { $records }) pour de bon ? (oui/non)
   *[other] Oublier { $count } textes libres de { $fight } (entrées { $records }) pour de bon ? (oui/non)
}
erase-given-up = Abandonné. Rien n'a été effacé.
refused-erase-needs-yes = Rien n'a été effacé : ajoutez --yes pour effacer { $count ->
    [one] 1 texte libre
   *[other] { $count } textes libres
} pour de bon.
refused-no-free-text = L'entrée { $seq } n'a jamais eu de texte libre. Rien n'a été effacé.
erased = { $fight } : { $count ->
    [one] 1 texte libre est effacé (entrée { $records })
   *[other] { $count } textes libres sont effacés (entrées { $records })
}.
erased-elsewhere = Parti de ce journal, pas du monde : les sauvegardes, exports et essais faits avant ont encore ce qui a été effacé, et l'historique de ce qui a été tapé peut-être aussi.
erased-none-of = Dans { $fight }, il n'y a aucun texte libre de { $who }.
erased-before = { $count ->
    [one] Le texte de l'entrée { $records } a été effacé avant, ou n'est jamais arrivé ici.
   *[other] Les textes des entrées { $records } ont été effacés avant, ou ne sont jamais arrivés ici.
}
rules-title = Règles maison de { $ruleset }
rules-hint = Ses règles maison : rejeu rules { $ruleset }
any-word = un mot
head-rule = règle maison
head-default = par défaut
head-values = possible
head-fact = fait
head-origin = d'où
origin-S = énoncé
origin-E = un exemple
origin-A = supposé
head-verb = verbe
head-keys = clés
head-example = exemple
run-done = { $fight } est dans le journal, { $count } entrées. En entier : rejeu log { $fight }
running = Le script se joue
reading-log = Lecture du journal
verifying-log = Vérification du journal
importing-log = Import du journal
exporting-log = Export du journal
ruling = décision du meneur
struck-by = rayé par { $by }, { $when } (entrée { $seq })
sum-terms = { $sum }
sum-bonus = ajouté : { $sum }
sum-against = contre : { $sum }
play-hint = Une ligne, une commande. aide : exemples ; plateau ; journal ; annuler ; quitter.
play-help = Verbe, qui, sur qui, clé=valeur, "texte libre". Puis amender ENTRÉE LIGNE, pourquoi QUOI, chances LIGNE, contestations ; aide, plateau, journal et quitter. Des exemples :
play-no-dice = Aucun dé n'a été donné ; rien n'a été noté.
fight-damaged = (abîmé : voir rejeu verify)
