"""``python -m lysander``: the command line."""

from .cli import main

main()
