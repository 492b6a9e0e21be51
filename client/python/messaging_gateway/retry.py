"""When and after which time a call is tried again: the same policy as the TypeScript client."""

from __future__ import annotations

import random
import threading
import time
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Mapping, Optional

from .errors import GatewayError, RefusedError, UnansweredError, UndocumentedError

KEY_IN_USE = "A309"
"""A request with the same key is still running; a retry gets its answer."""
LONGEST_RETRY_AFTER_S = 365 * 24 * 3600.0


@dataclass(frozen=True)
class RetryOptions:
    tries: int = 5
    """The maximum number of tries. A wait that the rate limit asks for (429 with `Retry-After`) is not counted."""
    first_wait_s: float = 0.2
    """Each further wait is twice as long. `Retry-After` takes precedence."""
    longest_wait_s: float = 10
    budget: float = 100
    """The retries of all calls together. Each successful call adds a fifth of a retry."""


@dataclass(frozen=True)
class RetryEvent:
    """A call that will be tried again, and the reason. It has nothing that must not be logged."""

    operation: str
    tries: int
    wait_s: float
    status: Optional[int]
    code: Optional[str]


def is_worth_retrying(error: GatewayError, repeatable: bool) -> bool:
    """`repeatable`: the call does no harm even if it was already executed."""
    if isinstance(error, RefusedError):
        # With these the gateway has executed nothing.
        return error.status in (429, 503) or error.code == KEY_IN_USE
    if isinstance(error, UndocumentedError):
        return error.status == 429 or (repeatable and error.status in (502, 503, 504))
    return isinstance(error, UnansweredError) and repeatable


def may_be_temporary(error: GatewayError) -> bool:
    if is_worth_retrying(error, True):
        return True
    if isinstance(error, UndocumentedError):
        return error.status >= 500
    return isinstance(error, RefusedError) and error.status == 500


class RetryPolicy:
    def __init__(self, options: Optional[RetryOptions]) -> None:
        self._options = options or RetryOptions(tries=1)
        self._left = self._options.budget
        self._lock = threading.Lock()

    def succeeded(self) -> None:
        with self._lock:
            self._left = min(self._options.budget, self._left + 0.2)

    def next_wait_s(self, error: GatewayError, tries: int, left_s: float) -> Optional[float]:
        """The wait before the next try; None if there is no further try or no time left."""
        with self._lock:
            told_s = error.retry_after_s
            if told_s is not None and error.http_status == 429 and self._options.tries > 1:
                # The gateway is well and says when it will accept the call. A thousand calls that were refused together are spread.
                wait_s = told_s + random.random() * min(self._options.longest_wait_s, tries)
                return wait_s if wait_s < left_s else None
            if tries >= self._options.tries or self._left < 1:
                return None
            wait_s = self._wait_s(told_s, tries)
            if wait_s >= left_s:
                return None
            self._left -= 1
            return wait_s

    def _wait_s(self, retry_after_s: Optional[float], tries: int) -> float:
        first = self._options.first_wait_s
        if retry_after_s is not None:
            # Never earlier than Retry-After.
            return retry_after_s + random.random() * min(1, first + retry_after_s / 4)
        longest = min(self._options.longest_wait_s, first * 2.0 ** (tries - 1))
        return float(longest * (0.5 + random.random() / 2))


def retry_after_s(headers: Mapping[str, str]) -> Optional[float]:
    """`Retry-After` is a number of seconds or a date; other values are ignored."""
    value = headers.get("retry-after", "").strip()
    if value.isascii() and value.isdigit():
        return min(float(value), LONGEST_RETRY_AFTER_S)
    until = _seconds(value)
    if until is None:
        return None
    # Relative to the Date header of the answer, because the local clock may be wrong.
    now = _seconds(headers.get("date", ""))
    return min(max(0.0, until - (time.time() if now is None else now)), LONGEST_RETRY_AFTER_S)


def _seconds(date: str) -> Optional[float]:
    try:
        return parsedate_to_datetime(date).timestamp()
    except (TypeError, ValueError, IndexError):
        return None
