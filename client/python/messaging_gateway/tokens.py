"""One token for all threads: fetched once, renewed before it expires and after a refusal."""

from __future__ import annotations

import threading
import time
from collections import deque
from dataclasses import dataclass
from typing import Callable, Deque, Optional, Protocol

from .errors import GatewayError

RENEW_AFTER_SHARE = 0.9
"""A token is renewed after nine tenths of its life, so that running calls still have a valid one."""
PAUSE_S = 10.0
"""The pause after a failed early renewal. The old token is still valid until then."""


@dataclass(frozen=True)
class StoredToken:
    token: str
    expires_at: float
    """Seconds since 1970."""
    renew_at: float


class TokenStore(Protocol):
    """Where processes share a token. What it holds is a secret."""

    def get(self, key: str) -> Optional[StoredToken]: ...

    def set(self, key: str, token: StoredToken) -> None: ...


class Tokens:
    def __init__(self, key: str, store: Optional[TokenStore], issue: Callable[[], StoredToken]) -> None:
        self._key = key
        self._store = store
        self._issue = issue
        self._known: Optional[StoredToken] = None
        self._refused: Deque[str] = deque(maxlen=10)
        self._paused_until = 0.0
        self._lock = threading.Lock()

    def current(self, left_s: float) -> str:
        known = self._known
        now = time.time()
        if known is None or now >= known.expires_at:
            return self._fetch_once(left_s).token
        # One thread renews ahead of time; the others go on with the old token.
        if now >= known.renew_at and now >= self._paused_until and self._lock.acquire(blocking=False):
            try:
                return self._fetch().token
            except GatewayError:
                self._paused_until = now + PAUSE_S
            finally:
                self._lock.release()
        return known.token

    def refuse(self, token: str) -> None:
        """Called when the gateway refuses a token. The next call fetches a new one."""
        with self._lock:
            self._refused.append(token)
            if self._known is not None and self._known.token == token:
                self._known = None

    def _fetch_once(self, left_s: float) -> StoredToken:
        if not self._lock.acquire(timeout=max(0.001, min(left_s, threading.TIMEOUT_MAX))):
            raise TimeoutError("no token in time")
        try:
            # Another thread may have fetched it while this one waited.
            known = self._known
            return known if known is not None and time.time() < known.expires_at else self._fetch()
        finally:
            self._lock.release()

    def _fetch(self) -> StoredToken:
        token = self._stored()
        if token is None:
            token = self._issue()
            self._put(token)
        self._known = token
        return token

    def _stored(self) -> Optional[StoredToken]:
        try:
            stored = self._store.get(self._key) if self._store is not None else None
        except Exception:  # A store that fails must not stop the calls.
            return None
        is_usable = stored is not None and stored.token not in self._refused and time.time() < stored.renew_at
        return stored if is_usable else None

    def _put(self, token: StoredToken) -> None:
        try:
            if self._store is not None:
                self._store.set(self._key, token)
        except Exception:  # This process has the token anyway.
            pass
