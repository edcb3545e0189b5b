"""Live push over WebSockets: one connection, one seat."""
