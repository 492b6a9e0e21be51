# Generated from the OpenAPI document. Do not edit: change the document and generate again.
"""Types and operations of an API: `from .simple_client import SimpleClient` to call it."""
