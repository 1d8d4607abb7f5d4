demo-played = 1. Mira and the guard, the worked example of its rules, from { $script }: her shot, and where it leaves them.
demo-contested = 2. Contested: the guard never saw it coming, so he had no save. Back to before the shot, and on with the same dice:
demo-reason = The guard never saw it coming: no save.
demo-after = 3. The same faces, another ruling: 19 against 6 is Critique, not Grave.
demo-struck = 4. What was undone is still in the log, struck, with who and why:
demo-time = 5. The fight is over; its clock runs on. Two more guards, a graze, and nobody to treat the one left behind:
demo-outcomes = Five hours later Chet treats Mira. The same Test twice, each time with other dice of the table:
demo-succeeds = Chet succeeds
demo-fails = Chet fails
demo-test = the Test
demo-healed = Mira is fit again
demo-after-care = in { $span }, { $when }
demo-lasted = the wound lasted
demo-total = { $total } against { $difficulty }
demo-timeline = As Chet has succeeded, what was and what is to come:
demo-proved = 6. The log proves itself:
demo-where = 7. Where everything is:
demo-places =
    the journal of this demonstration: { $journal }
    the log as a file, to send or to keep: { $file }
    look again: rejeu show mira --journal { $journal }
    play on: rejeu play mira --journal { $journal }
    a fight of your own: rejeu new NAME, then rejeu play NAME
    the whole fight to look at, in any browser: { $page }
