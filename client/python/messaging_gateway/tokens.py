"""One token for all threads: fetched once, renewed before it expires and after a refusal."""

from __future__ import annotations

import threading
import time
from collections import deque
from dataclasses import dataclass
from typing import Callable, Deque, Optional, Protocol

from .errors import Stopped

RENEW_AFTER_SHARE = 0.9
"""A token is renewed after nine tenths of its life, so that running calls still have a valid one."""
PAUSE_S = 10.0
"""The pause after a failed early renewal. The old token is still valid until then."""
LOOK_S = 0.1
"""How often a call that waits for another thread's token looks whether its loop has ended."""


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


Issue = Callable[[Optional[float], threading.Event], StoredToken]
"""Takes the seconds that are left for it (None: as many as any call has), and the event that is set when the token is no longer wanted."""


class Tokens:
    def __init__(self, key: str, store: Optional[TokenStore], issue: Issue) -> None:
        self._key = key
        self._store = store
        self._issue = issue
        self._known: Optional[StoredToken] = None
        self._refused: Deque[str] = deque(maxlen=10)
        self._paused_until = 0.0
        self._lock = threading.Lock()
        """Of what is known. Never held during a request, so that nobody waits for it."""
        self._fetching = threading.Lock()
        """Held by the thread that fetches a token."""

    def current(self, end: float, stop: threading.Event) -> str:
        """The token, if there is one before this time of `time.monotonic()`; otherwise raises a TimeoutError. `stop` ends the wait for it."""
        known = self._known
        now = time.time()
        if known is None or now >= known.expires_at:
            return self._fetch_once(end, stop).token
        if now >= known.renew_at and now >= self._paused_until:
            self._renew_ahead(known)
        return known.token

    def refuse(self, token: str) -> None:
        """Called when the gateway refuses a token. The next call fetches a new one."""
        with self._lock:
            self._refused.append(token)
            if self._known is not None and self._known.token == token:
                self._known = None

    def _renew_ahead(self, old: StoredToken) -> None:
        """In a thread of its own: until it has a new token, all calls go on with the old one."""
        if not self._fetching.acquire(blocking=False):
            return
        try:
            threading.Thread(target=self._renew, args=(old,), name="token-renewal", daemon=True).start()
        except RuntimeError:  # No further thread can be started.
            self._pause()
            self._fetching.release()

    def _renew(self, old: StoredToken) -> None:
        try:
            # Another thread may have renewed it a moment ago.
            if self._known is old:
                self._fetch(None, threading.Event())
        except Exception:  # The next call that needs a token gets the error.
            self._pause()
        finally:
            self._fetching.release()

    def _pause(self) -> None:
        self._paused_until = time.time() + PAUSE_S

    def _fetch_once(self, end: float, stop: threading.Event) -> StoredToken:
        while not self._fetching.acquire(timeout=max(0.001, min(end - time.monotonic(), LOOK_S))):
            if stop.is_set():
                raise Stopped
            if time.monotonic() >= end:
                raise TimeoutError("no token in time")
        try:
            # Another thread may have fetched it while this one waited.
            known = self._known
            if known is not None and time.time() < known.expires_at:
                return known
            return self._fetch(max(0.001, end - time.monotonic()), stop)
        finally:
            self._fetching.release()

    def _fetch(self, left_s: Optional[float], stop: threading.Event) -> StoredToken:
        token = self._stored()
        if token is None:
            token = self._issue(left_s, stop)
            self._put(token)
        with self._lock:
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
