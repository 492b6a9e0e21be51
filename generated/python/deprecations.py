# Generated from the OpenAPI document. Do not edit: change the document and generate again.
"""One warning for each operation that is deprecated, by the document or by the headers of an answer (RFC 9745, RFC 8594)."""

from __future__ import annotations

import re
import warnings
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import Mapping, Optional, Set, Tuple

from .request import Operation


class DeprecatedOperationWarning(FutureWarning):
    """`warnings.simplefilter("ignore", DeprecatedOperationWarning)` turns it off. Python hides DeprecationWarning by default."""


_told: Set[Tuple[str, str]] = set()


def warn_deprecated(operation: Operation, headers: Optional[Mapping[str, str]] = None) -> None:
    """Called before a request, and with the headers of its answer: the server may know a newer document."""
    text = operation.deprecated if headers is None else _describe(headers)
    key = (operation.method, operation.path)
    if text is None or key in _told:
        return
    _told.add(key)
    warnings.warn(f"{operation.method} {operation.path}: {text}", DeprecatedOperationWarning, stacklevel=2)


def _describe(headers: Mapping[str, str]) -> Optional[str]:
    found = {name.lower(): value for name, value in headers.items()}
    since, sunset = found.get("deprecation"), found.get("sunset")
    if since is None and sunset is None:
        return None
    text = "the server says that this call, or something that it sends, is deprecated"
    seconds = re.match(r"@(\d+)", since or "")
    if seconds and int(seconds.group(1)) > 0:
        text += f" since {datetime.fromtimestamp(int(seconds.group(1)), timezone.utc):%Y-%m-%d}"
    try:
        text += f", ends on {parsedate_to_datetime(sunset):%Y-%m-%d}" if sunset else ""
    except (TypeError, ValueError):
        pass
    link = re.search(r'<[^>]*>; rel="(deprecation|successor-version)"', found.get("link", ""))
    return f"{text}; see {link.group(0)}" if link else text
