"""The calls over HTTP."""
