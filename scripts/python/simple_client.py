"""A client without retries, on urllib: a start, and an example for a client of your own."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any, Callable, Mapping, Optional

from .deprecations import warn_deprecated
from .operations import Operations
from .request import CallOptions, Operation, build_request


class AnswerError(Exception):
    """An answer whose status is not 2XX."""

    def __init__(self, operation: str, status: int, headers: Mapping[str, str], body: Any) -> None:
        super().__init__(f"{operation} was answered with HTTP {status}")
        self.operation = operation
        self.status = status
        self.headers = headers
        self.body = body


class SimpleClient(Operations):
    """`headers` is called for every request, for credentials that change."""

    def __init__(
        self, base_url: str, headers: Optional[Callable[[Operation], Mapping[str, str]]] = None, timeout_s: float = 30
    ) -> None:
        self._base_url = base_url.rstrip("/")
        self._headers = headers
        self._timeout_s = timeout_s

    def _call(
        self,
        operation: Operation,
        arguments: Mapping[str, Any],
        body: Any,
        media_type: Optional[str],
        options: Optional[CallOptions],
    ) -> Any:
        options = options or CallOptions()
        warn_deprecated(operation)
        built = build_request(operation, arguments, body, media_type)
        own = self._headers(operation) if self._headers else {}
        request = urllib.request.Request(
            self._base_url + built.target,
            data=built.content,
            method=built.method,
            headers={**own, **built.headers, **options.headers},
        )
        try:
            with urllib.request.urlopen(request, timeout=options.timeout_s or self._timeout_s) as answer:
                warn_deprecated(operation, answer.headers)
                return _read(operation, answer.status, answer.read())
        except urllib.error.HTTPError as error:
            with error:
                warn_deprecated(operation, error.headers)
                read = _read(operation, error.code, error.read())
                raise AnswerError(operation.id, error.code, dict(error.headers), read) from None


def _read(operation: Operation, status: int, content: bytes) -> Any:
    documented = operation.answer(status)
    kind = documented.kind if documented else "json"
    if kind == "bytes":
        return content
    if kind == "none" and not content:
        return None
    try:
        return json.loads(content) if kind == "json" else content.decode()
    except ValueError:
        return content.decode(errors="replace")
