"""Why a call failed. No error has phone numbers, message texts, tokens or passwords in its text."""

from __future__ import annotations

from typing import Any, Mapping, Optional, Sequence

from .api import types


class GatewayError(Exception):
    """A call that failed."""

    def __init__(self, operation: str, message: str) -> None:
        super().__init__(message)
        self.operation = operation
        """The operation that failed; `issueToken` if there was no token for the call."""
        self.idempotency_key: Optional[str] = None
        """With this key the call can be repeated later without sending a second message."""
        self.request_id: Optional[str] = None
        """The id under which the gateway logged the request."""
        self.retry_after_s: Optional[float] = None
        """How long to wait before a retry, if the gateway or a proxy said so."""

    @property
    def code(self) -> Optional[str]:
        """The result code, if the gateway refused the call."""
        return None

    @property
    def http_status(self) -> Optional[int]:
        return None


class RefusedError(GatewayError):
    """The gateway refused the call, with a documented answer."""

    def __init__(self, operation: str, status: int, answer: Mapping[str, Any], headers: Mapping[str, str]) -> None:
        faults = answer.get("errors")
        self.errors: Sequence[types.Fault] = faults if isinstance(faults, list) else []
        """All faults that were found in the request, each with `pointer` and `message`."""
        super().__init__(operation, _refusal_text(operation, status, answer, self.errors))
        self.status = status
        self.answer = answer
        self.headers = headers

    @property
    def code(self) -> str:
        return str(self.answer["code"])

    @property
    def http_status(self) -> int:
        return self.status


class UndocumentedError(GatewayError):
    """The answer is not documented: it comes from a proxy, another service, or a gateway of another version."""

    def __init__(self, operation: str, status: int, why: str, body: bytes, headers: Mapping[str, str]) -> None:
        super().__init__(operation, f"{operation} was answered with HTTP {status} and {_REASONS[why]}")
        self.status = status
        self.why = why
        """status, empty, not-json, shape or code."""
        self.body = body.decode(errors="replace")[:2000]
        self.headers = headers

    @property
    def http_status(self) -> int:
        return self.status


class UnansweredError(GatewayError):
    """No answer arrived. It is not known whether the gateway received the request."""

    def __init__(self, operation: str, why: str, cause: BaseException) -> None:
        what = "had no answer in time" if why == "timeout" else f"was not answered: {cause}"
        super().__init__(operation, f"{operation} {what}")
        self.why = why
        """network or timeout."""
        self.__cause__ = cause


class NoReportYetError(GatewayError):
    """The time limit was reached without a final report."""


class Stopped(Exception):
    """The loop that wanted a call has ended, so that the call is not made, or not again. Callers of the package never see it."""


_REASONS = {
    "status": "a status that the contract does not have",
    "empty": "an empty body",
    "not-json": "a body that is not JSON",
    "shape": "a body of another shape than the contract's",
    "code": "a result code that the contract does not have here",
}


def _refusal_text(operation: str, status: int, answer: Mapping[str, Any], faults: Sequence[Any]) -> str:
    listed = "; ".join(f"{fault.get('pointer')} {fault.get('message')}" for fault in faults[:3])
    more = f" and {len(faults) - 3} more" if len(faults) > 3 else ""
    detail = f": {listed}{more}" if faults else ""
    return f"{operation} was refused with {answer['code']} {answer.get('result')} (HTTP {status}){detail}"
