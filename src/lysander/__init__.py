"""Lysander: an automated umpire and table for tabletop games."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # searches are many small products; games run side by side

__version__ = "0.1.0"
