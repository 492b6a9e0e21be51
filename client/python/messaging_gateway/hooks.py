"""What hooks of the client are told. It has no message texts, phone numbers or credentials, so that it can be logged."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Callable, Mapping, Optional, Tuple, TypeVar

if TYPE_CHECKING:
    from . import types

Event = TypeVar("Event")
Value = TypeVar("Value")

HEADER_NAME = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
HEADER_VALUE = re.compile(r"[\t -~\x80-\xff]*")


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


def hook_headers(
    hook: Optional[Callable[[RequestEvent], Optional[Mapping[str, str]]]], event: RequestEvent
) -> Mapping[str, str]:
    """The headers that a hook returns; none if one of them cannot be sent."""
    headers = call_hook(hook, event)
    return headers if isinstance(headers, Mapping) and all(map(_is_header, headers.items())) else {}


def _is_header(header: Tuple[object, object]) -> bool:
    name, value = header
    return (
        isinstance(name, str)
        and isinstance(value, str)
        and HEADER_NAME.fullmatch(name) is not None
        and HEADER_VALUE.fullmatch(value) is not None
    )
