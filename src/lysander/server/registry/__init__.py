"""All tables of this process: found, made, branched off, and read again when another process has changed them."""
