"""Lysander at home: one command, the user's own folder, the browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from threading import Thread

from platformdirs import user_data_path


def own_database() -> str:
    """Returns the path of the user's own database, in the folder that the system has for such things, which is made. Raises ``OSError``."""
    return str(user_data_path("lysander", appauthor=False, ensure_exists=True) / "lysander.db")


def open_browser(address: str) -> None:
    """Opens an address in the browser, if there is a screen for one; a browser in the terminal would take the terminal away."""
    screen = not sys.platform.startswith("linux") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    if screen:
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()
