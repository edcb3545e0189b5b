"""Lysander: an automated umpire and table for tabletop games."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # searches multiply many small matrices, and games run in parallel processes

__version__ = "0.1.0"
