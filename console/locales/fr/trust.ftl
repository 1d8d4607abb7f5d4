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
