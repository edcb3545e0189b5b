"""The server: tables over HTTP and WebSocket, one SQLite file or a PostgreSQL database behind it (docs/decisions/025-server-rooms.md)."""
