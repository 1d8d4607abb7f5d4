# Copies of a fight for those who are told a part of it.

exported-for = { $kind ->
    [one] Copy of { $fight } for { $who }: { $file }, { $count } sealed lines
    [gm] The game master's copy of { $fight }: { $file }, { $count } sealed lines and all that they hold
   *[all] Copy of { $fight } for everyone: { $file }, { $count } sealed lines
}
sealing-log = Sealing
secrets-none = { $fight } has no sealed log yet: `rejeu export { $fight } FILE --for WHO` makes one.
secrets-sealed = { $sealed } is the sealed log of { $fight }: { $count } lines, one for each command. { $parts ->
    [0] Nobody has parts of their own.
   *[other] Parts of their own have: { $people }.
}
secrets-view = { $personal ->
    [0] Everyone sees
   *[other] { $viewer } sees
} { $who }: { $level ->
    [exact] exactly
    [words] in words
    [outcome] by outcomes only
   *[hidden] not at all
}
secrets-copy = { $kind ->
    [one] This is { $who }'s copy of { $fight }: { $count } sealed lines, and the parts of them that { $who } is told
    [gm] This is the game master's copy of { $fight }: { $count } sealed lines and all that they hold
   *[all] This is a copy of { $fight } for everyone: { $count } sealed lines, and the parts of them that everyone is told
}
secrets-disclosed = Line { $entry }, disclosed:
fight-sealed = sealed log of { $fight }
post-nothing = Nothing new to tell since the last post.
post-codes = Codes of these rolls:
post-checkpoint = Checkpoint:
post-without-key = No checkpoint comes with it: `rejeu key { $fight }` makes you a key to sign with.
told-true = Up to line { $lines } everything is disclosed, and what the parts at hand told is what happened.
told-otherwise = { $everyone ->
    [0] Line { $line } tells { $who }
   *[other] Line { $line } tells everyone
} something else than what happened: a falsehood.
told-by-others = Up to line { $lines } everything is disclosed. { $count } of these lines say that another version of Rejeu sealed them, which may tell things otherwise: whether what they told is what happened is not proved.
