"""Types and operations of an API: `from .simple_client import SimpleClient` to call it."""
