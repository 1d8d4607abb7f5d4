"""The prompt on a terminal: history in the user's data folder, completion of verbs, people and keys."""

from collections.abc import Iterable, Iterator
from contextlib import suppress

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import FileHistory, History, InMemoryHistory

from rejeu.replays.fight import Fight

from .complete import completions
from .lexicon import Lexicon
from .text import Texts


class _History(FileHistory):
    """History on disk; a full or read-only disk costs the history, never the game."""

    def load_history_strings(self) -> Iterable[str]:
        """Return earlier lines, the newest first."""
        try:
            return list(super().load_history_strings())
        except OSError:
            return []

    def store_string(self, string: str) -> None:
        """Keep a line."""
        with suppress(OSError):
            super().store_string(string)


def _history() -> History:
    from platformdirs import user_data_path

    folder = user_data_path("rejeu", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return InMemoryHistory()
    return _History(str(folder / "history"))


class _Completer(Completer):
    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.fight: Fight | None = None
        self.lexicon = Lexicon()

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        """Yield what may stand at the cursor."""
        if self.fight is None:
            return
        before = document.text_before_cursor
        for text, replaced in completions(before, self.fight.state, self.lexicon, self.lang):
            yield Completion(text, start_position=-replaced)


class PromptReader:
    """Lines typed at a prompt."""

    def __init__(self, texts: Texts) -> None:
        self._completer = _Completer(texts.lang)
        self._session: PromptSession[str] = PromptSession(
            history=_history(), completer=self._completer, complete_while_typing=False
        )

    def line(self, message: str) -> str | None:
        """Return the line typed, `None` at the end. Raises `KeyboardInterrupt`."""
        try:
            return self._session.prompt(message)
        except EOFError:
            return None

    def know(self, fight: Fight, lexicon: Lexicon) -> None:
        """Learn what may be completed now."""
        self._completer.fight = fight
        self._completer.lexicon = lexicon
