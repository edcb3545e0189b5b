"""The command line: one parser and one set of arguments for all commands, and ``lysander bot``."""
