"""Agents that have learned to play, and how they were trained: ``hijacked.Agent`` sits wherever a class of one's own does
(``lysander.agents.hijacked:Agent``), ``python -m lysander.agents.train`` trains it. Plain NumPy, for both."""
