"""`python -m rejeu`: the same program, where its own command is not on the path."""

import sys

from rejeu.console.main import main

sys.exit(main())
