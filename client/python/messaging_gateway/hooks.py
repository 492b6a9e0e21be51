"""What hooks of the client are told. It has no message texts, phone numbers or credentials, so that it can be logged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Callable, Optional, TypeVar

if TYPE_CHECKING:
    from . import types

Event = TypeVar("Event")
Value = TypeVar("Value")


@dataclass(frozen=True)
class RequestEvent:
    """A request that is about to be sent. Headers that the hook returns are sent with it."""

    operation: str
    method: str
    path: str
    """The path in the contract, without the values of its parameters."""
    tries: int
    idempotency_key: Optional[str]


@dataclass(frozen=True)
class ResponseEvent:
    """What came back."""

    request: RequestEvent
    duration_s: float
    status: Optional[int]
    """None if nothing came."""
    code: Optional[str]
    request_id: Optional[str]
    """The id of the request in the gateway's own records. Tell it when you ask about a request."""


@dataclass(frozen=True)
class WarningEvent:
    """Something to look after, in the answer to a call that succeeded."""

    operation: str
    warning: types.Warning
    """With `failure`: the newest reports of a channel fail, with the report code, what it means and what to do."""
    request_id: Optional[str]


def call_hook(hook: Optional[Callable[[Event], Value]], event: Event) -> Optional[Value]:
    """The error of a hook is ignored: a message must not be lost, or sent twice, for a line in a log."""
    try:
        return hook(event) if hook is not None else None
    except Exception:
        return None
