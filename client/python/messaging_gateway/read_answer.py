"""Turns an answer into data or an error. Only documented answers become data."""

from __future__ import annotations

import json
from typing import Any, Dict, Mapping, Optional

from .api.request import Answer, Operation
from .errors import GatewayError, RefusedError, UndocumentedError
from .retry import retry_after_s
from .transport import RawAnswer

SUCCESS = "A000"


def read_answer(operation: Operation, raw: RawAnswer) -> Any:
    documented = operation.answer(raw.status)
    if documented is None:
        raise _told(UndocumentedError(operation.id, raw.status, "status", raw.body, raw.headers), raw)
    if raw.stream is not None:
        return raw.stream
    if documented.kind == "bytes":
        return raw.body
    if documented.kind == "text":
        return raw.body.decode()
    body = _parsed(raw.body)
    why = _fault(body, raw.body, documented)
    if why is not None:
        raise _told(UndocumentedError(operation.id, raw.status, why, raw.body, raw.headers), raw)
    if body["code"] != SUCCESS:
        raise _told(RefusedError(operation.id, raw.status, body, raw.headers), raw)
    return body


class _AnsweredDict(Dict[str, Any]):
    """A body with the id of its request. It is a dictionary in every other way."""

    request_id: Optional[str] = None


def with_request_id(data: Any, request_id: Optional[str]) -> Any:
    if not isinstance(data, dict):
        return data
    answered = _AnsweredDict(data)
    answered.request_id = request_id
    return answered


def request_id_of(answer: Mapping[str, Any]) -> Optional[str]:
    """The id under which the gateway's operators find the request of an answer."""
    return getattr(answer, "request_id", None)


def _told(error: GatewayError, raw: RawAnswer) -> GatewayError:
    error.request_id = raw.headers.get("x-request-id")
    error.retry_after_s = retry_after_s(raw.headers)
    return error


def _parsed(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return None


def _fault(body: Any, text: bytes, documented: Answer) -> Optional[str]:
    if not isinstance(body, dict):
        return "not-json" if text.strip() else "empty"
    for member in documented.needs:
        outer, _, inner = member.partition("/")
        value = body.get(outer)
        # A gateway can send null for an empty list.
        if value is None or (inner and not (isinstance(value, dict) and inner in value)):
            return "shape"
    if documented.codes is not None and body.get("code") not in documented.codes:
        return "code"
    return None
