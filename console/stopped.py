"""A script that stopped."""


class ScriptStopped(Exception):
    """A line of a script was refused; nothing was kept. The cause is what it was refused with."""

    def __init__(self, file: str, number: int, line: str, fight: str) -> None:
        super().__init__(file, number, line)
        self.file = file
        self.number = number
        self.line = line
        self.fight = fight
