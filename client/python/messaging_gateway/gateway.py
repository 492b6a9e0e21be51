"""The client of one account."""

from __future__ import annotations

import os
import re
import threading
import time
import uuid
from dataclasses import dataclass, field
from datetime import datetime
from email.utils import parsedate_to_datetime
from typing import IO, Any, BinaryIO, Callable, Dict, Iterable, Iterator, List, Mapping, Optional, Tuple, Union
from urllib.parse import urlsplit

from .api import types
from .api.operations import ISSUE_TOKEN, STREAM_REPORTS, Operations
from .api.request import CallOptions, File, Operation, Request, build_request
from .errors import GatewayError, NoReportYetError, Stopped, UnansweredError
from .hooks import RequestEvent, ResponseEvent, WarningEvent, call_hook, hook_headers
from .read_answer import read_answer, with_request_id
from .report_stream import ReportStream
from .reports import ACKNOWLEDGED_WITHIN_S, MessageReports, Polling, Report, read_steps
from .retry import RetryEvent, RetryOptions, RetryPolicy, is_worth_retrying, may_be_temporary
from .send_many import Message, Send, SentMessage, send_many
from .tokens import RENEW_AFTER_SHARE, StoredToken, Tokens, TokenStore
from .transport import NoAnswer, RawAnswer, send

KEY_HEADER = "Idempotency-Key"
KEY_ARGUMENT = "idempotency_key"
SENDABLE = re.compile(r"[!-~]([ -~]*[!-~])?")
"""Characters that a header transmits unchanged. The gateway checks the other rules."""
TOKEN_REFUSED = ("A001", "A002")
UNKNOWN_LIFE_S = 3600.0
"""The assumed life of a token whose expiry cannot be read."""
LEAST_S = 5.0
"""The last request of a wait may still take this long."""

UploadSource = Union[str, "os.PathLike[str]", bytes, IO[bytes], File]


@dataclass(frozen=True)
class StoppableOptions(CallOptions):
    """Options of a call that a loop makes. When the loop has ended, the call raises `Stopped` in place of its next request."""

    stop: threading.Event = field(default_factory=threading.Event)


class Gateway(Operations):
    """
    A client for one account of a gateway. It keeps a token and a retry budget, so create one and reuse it; threads may
    share it. Every method returns the documented answer or raises a GatewayError.
    """

    def __init__(
        self,
        base_url: str,
        client_id: str,
        password: Union[str, Callable[[], str]],
        *,
        vendor_prefix: Optional[str] = None,
        timeout_s: float = 30,
        deadline_s: float = 120,
        retry: Optional[RetryOptions] = RetryOptions(),
        on_retry: Optional[Callable[[RetryEvent], None]] = None,
        on_request: Optional[Callable[[RequestEvent], Optional[Mapping[str, str]]]] = None,
        on_response: Optional[Callable[[ResponseEvent], None]] = None,
        on_warning: Optional[Callable[[WarningEvent], None]] = None,
        headers: Optional[Mapping[str, str]] = None,
        token_store: Optional[TokenStore] = None,
    ) -> None:
        parts = urlsplit(base_url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ValueError("base_url must be an http or https URL")
        if parts.query or parts.fragment or parts.username:
            raise ValueError("base_url must not have a query, a fragment or credentials")
        if not client_id:
            raise ValueError("client_id must not be empty")
        self._base_url = base_url.rstrip("/")
        self._client_id = client_id
        self._password = password
        self._prefix = vendor_prefix or "SVC"
        self._timeout_s = timeout_s
        self._deadline_s = deadline_s
        self._retry = RetryPolicy(retry)
        self._on_retry = on_retry
        self._on_request = on_request
        self._on_response = on_response
        self._on_warning = on_warning
        self._headers = dict(headers or {})
        self._tokens = Tokens(f"{self._base_url} {client_id}", token_store, self._issue)

    # Calls

    def _call(
        self,
        operation: Operation,
        arguments: Mapping[str, Any],
        body: Any,
        media_type: Optional[str],
        options: Optional[CallOptions],
    ) -> Any:
        options = options or CallOptions()
        given = dict(arguments)
        for parameter in operation.parameters:
            if parameter.place == "path" and not isinstance(given.get(parameter.argument), (str, int)):
                raise TypeError(f"{operation.id}: {parameter.argument} must be a text")
        if operation.bodies and not isinstance(body, Mapping):
            raise TypeError(f"{operation.id}: the body must be a dictionary")
        key = None
        if any(parameter.name == KEY_HEADER for parameter in operation.parameters):
            # The same key for all tries.
            key = given[KEY_ARGUMENT] = _idempotency_key(given.get(KEY_ARGUMENT), options.headers)
        request = build_request(operation, given, body, media_type)
        is_repeatable = key is not None or operation.is_repeatable
        try:
            return self._tried(operation, request, options, is_repeatable)[0]
        except GatewayError as error:
            error.idempotency_key = key
            raise

    def _tried(
        self,
        operation: Operation,
        request: Request,
        options: CallOptions,
        is_repeatable: bool,
        is_stream: bool = False,
    ) -> Tuple[Any, RawAnswer]:
        """Sends the request with a token, within its time limit, again if that helps. A stream is returned when it is open."""
        end = time.monotonic() + (options.deadline_s or self._deadline_s)
        stop = options.stop if isinstance(options, StoppableOptions) else threading.Event()
        is_token_new = False
        tries = 0
        while True:
            if stop.is_set():
                raise Stopped
            tries += 1
            headers = {**self._headers, **options.headers}
            token = self._authenticate(operation, headers, end, stop)
            # The token may have taken long.
            if stop.is_set():
                raise Stopped
            try:
                left_s = max(0.001, min(options.timeout_s or self._timeout_s, end - time.monotonic()))
                data, answer = self._send(operation, request, headers, left_s, tries, is_stream)
                self._retry.succeeded()
                return data, answer
            except GatewayError as error:
                if token is not None and not is_token_new and error.code in TOKEN_REFUSED:
                    # The call was not executed. Only one new token: a gateway that refuses it refuses the next one too.
                    is_token_new = True
                    tries -= 1
                    self._tokens.refuse(token)
                    continue
                wait_s = None
                if options.retry and is_worth_retrying(error, is_repeatable):
                    wait_s = self._retry.next_wait_s(error, tries, end - time.monotonic())
                if wait_s is None:
                    raise
                call_hook(self._on_retry, RetryEvent(operation.id, tries, wait_s, error.http_status, error.code))
                stop.wait(wait_s)

    def _send(
        self,
        operation: Operation,
        request: Request,
        headers: Mapping[str, str],
        timeout_s: float,
        tries: int,
        is_stream: bool,
    ) -> Tuple[Any, RawAnswer]:
        event = RequestEvent(operation.id, operation.method, operation.path, tries, request.headers.get(KEY_HEADER))
        # The client's own headers, such as the token, take precedence.
        own = {**hook_headers(self._on_request, event), **headers}
        start = time.monotonic()
        status: Optional[int] = None
        request_id: Optional[str] = None
        code: Optional[str] = None
        try:
            try:
                answer = send(self._base_url, request, own, timeout_s, is_stream)
            except NoAnswer as nothing:
                raise UnansweredError(operation.id, nothing.why, nothing.cause) from nothing.cause
            status, request_id = answer.status, answer.headers.get("x-request-id")
            try:
                data = read_answer(operation, answer)
            except GatewayError as error:
                code = error.code
                raise
            code = data.get("code") if isinstance(data, dict) else None
            for warning in (data.get("warnings") or []) if isinstance(data, dict) else []:
                call_hook(self._on_warning, WarningEvent(operation.id, warning, request_id))
            return with_request_id(data, request_id), answer
        finally:
            call_hook(self._on_response, ResponseEvent(event, time.monotonic() - start, status, code, request_id))

    def _authenticate(
        self, operation: Operation, headers: Dict[str, str], end: float, stop: threading.Event
    ) -> Optional[str]:
        schemes = operation.security[0] if operation.security else ()
        if "bearerToken" in schemes:
            try:
                token = self._tokens.current(end, stop)
            except TimeoutError as error:
                raise UnansweredError(ISSUE_TOKEN.id, "timeout", error) from error
            headers["Authorization"] = f"Bearer {token}"
            return token
        if schemes:
            headers[f"X-{self._prefix}-Client-Id"] = self._client_id
            password = self._password if isinstance(self._password, str) else self._password()
            headers[f"X-{self._prefix}-Client-Passwd"] = password
        return None

    def _issue(self, left_s: Optional[float], stop: threading.Event) -> StoredToken:
        within = StoppableOptions(deadline_s=left_s, stop=stop)
        issued, answer = self._tried(ISSUE_TOKEN, build_request(ISSUE_TOKEN, {}), within, True)
        token: types.Token = issued["data"]
        now = time.time()
        # Both times are from the gateway's clock, so that the local clock does not matter.
        life_s = _life_s(token["expired"], answer.headers.get("date", ""))
        # Both times are in whole seconds, so that the life may be one second shorter.
        usable_s = max(life_s - 1, life_s / 2) if life_s > 0 else UNKNOWN_LIFE_S
        return StoredToken(token["token"], now + usable_s, now + usable_s * RENEW_AFTER_SHARE)

    # Many messages

    def send_many(
        self, messages: Iterable[Message], *, concurrency: int = 10, patience_s: float = 600
    ) -> Iterator[SentMessage]:
        """
        Sends messages such as `{"sms": {…}}` with a limited number under way, and yields each result when it is there. A failure ends
        nothing. While the rate limit is reached or the gateway is away all messages wait, each for `patience_s` at most. Messages with a
        `ref` or an `idempotency_key` are safe to send again within 24 hours. The input is read in a thread of its own.
        """

        def send_for(channel: str) -> Optional[Send]:
            # Only operations of the contract: `send_many` itself is none.
            if not hasattr(Operations, f"send_{channel}"):
                return None
            method = getattr(self, f"send_{channel}")
            return lambda body, key, stop: method(body, idempotency_key=key, options=StoppableOptions(stop=stop))

        return send_many(send_for, messages, concurrency, patience_s)

    # Reports

    def report(self, msg_key: str, *, options: Optional[CallOptions] = None) -> MessageReports:
        """The state of a message: pending, delivered or failed."""
        return read_steps(self.inquire_report(msg_key, options=options))

    def wait_for_report(self, msg_key: str, *, wait_s: float = 60, every_s: float = 1) -> Report:
        """Asks until there is a final report. For tests and small tools; a service reads its reports in a loop."""
        end = time.monotonic() + wait_s
        while True:
            problem: Optional[GatewayError] = None
            try:
                left_s = max(LEAST_S, end - time.monotonic())
                final = self.report(msg_key, options=CallOptions(deadline_s=left_s)).final
                if final is not None:
                    return final
            except GatewayError as error:
                if not may_be_temporary(error):
                    raise
                problem = error
            pause_s = max(every_s, (problem.retry_after_s or 0.0) if problem else 0.0)
            if time.monotonic() + pause_s > end:
                raise problem or NoReportYetError("inquireReport", f"there was no final report within {wait_s} s")
            time.sleep(pause_s)

    def reports(
        self,
        *,
        stop: Optional[threading.Event] = None,
        every_s: float = 2,
        until_empty: bool = False,
        patience_s: float = 600,
        on_problem: Optional[Callable[[GatewayError], None]] = None,
    ) -> Iterator[Report]:
        """Polls for reports, and acknowledges a batch when the loop asks for the next report after its last one."""
        return self._polling(stop, every_s, until_empty, patience_s, on_problem).reports()

    def report_batches(
        self,
        *,
        stop: Optional[threading.Event] = None,
        every_s: float = 2,
        until_empty: bool = False,
        patience_s: float = 600,
        on_problem: Optional[Callable[[GatewayError], None]] = None,
    ) -> Iterator[List[Report]]:
        """The same in batches of up to 1000 reports."""
        return self._polling(stop, every_s, until_empty, patience_s, on_problem).batches()

    def report_stream(
        self,
        *,
        stop: Optional[threading.Event] = None,
        reconnect_s: float = 1,
        patience_s: float = 600,
        on_problem: Optional[Callable[[GatewayError], None]] = None,
    ) -> Iterator[Report]:
        """
        The same without polling: reports come as they are created, over a connection that stays open and is opened again when
        it is lost. Batches are acknowledged as by `reports`. While it waits, `stop` is noticed within 15 seconds.
        """

        stopped = stop or threading.Event()

        def open_stream(last_event_id: Optional[str]) -> BinaryIO:
            request = build_request(STREAM_REPORTS, {"last_event_id": last_event_id})
            options = StoppableOptions(stop=stopped)
            stream: BinaryIO = self._tried(STREAM_REPORTS, request, options, True, is_stream=True)[0]
            return stream

        within = CallOptions(deadline_s=ACKNOWLEDGED_WITHIN_S)
        return ReportStream(
            open_stream,
            lambda report_id: self.acknowledge_reports(report_id, options=within),
            stopped,
            reconnect_s,
            patience_s,
            on_problem,
        ).reports()

    def _polling(
        self,
        stop: Optional[threading.Event],
        every_s: float,
        until_empty: bool,
        patience_s: float,
        on_problem: Optional[Callable[[GatewayError], None]],
    ) -> Polling:
        within = CallOptions(deadline_s=ACKNOWLEDGED_WITHIN_S)
        stopped = stop or threading.Event()
        return Polling(
            lambda: self.poll_reports(options=StoppableOptions(stop=stopped)),
            lambda report_id: self.acknowledge_reports(report_id, options=within),
            stopped,
            every_s,
            until_empty,
            patience_s,
            on_problem,
        )

    # Files

    def upload(
        self,
        source: UploadSource,
        service_type: str,
        msg_type: Optional[str] = None,
        sub_type: Optional[str] = None,
        *,
        name: Optional[str] = None,
        options: Optional[CallOptions] = None,
    ) -> types.UploadedFile:
        """Registers an image from a path, bytes, a File or an open file. Friendtalk and brand messages also need the message type."""
        file = _to_file(source, name)
        if msg_type is None:
            return self.upload_file(service_type, {"file": file}, options=options)["data"]
        if sub_type is None:
            return self.upload_typed_file(service_type, msg_type, {"file": file}, options=options)["data"]
        return self.upload_subtyped_file(service_type, msg_type, sub_type, {"file": file}, options=options)["data"]


def _idempotency_key(key: Optional[str], headers: Mapping[str, str]) -> str:
    """The caller's key, as an argument or else as a header; otherwise a new one."""
    if key is None:
        key = next((value for name, value in headers.items() if name.lower() == KEY_HEADER.lower()), None)
    if key is None:
        return str(uuid.uuid4())
    if not SENDABLE.fullmatch(key):
        raise ValueError("an idempotency key must have printable ASCII characters, without spaces at its ends")
    return key


def _life_s(expired: str, date: str) -> float:
    try:
        now = parsedate_to_datetime(date).timestamp()
    except (TypeError, ValueError, IndexError):
        now = time.time()
    try:
        return datetime.fromisoformat(expired).timestamp() - now
    except ValueError:
        return 0.0


def _to_file(source: UploadSource, name: Optional[str]) -> File:
    """The gateway reads the format from the bytes, so the type need not be known."""
    if isinstance(source, File):
        return source
    if isinstance(source, bytes):
        return File(source, name or "image")
    if isinstance(source, (str, os.PathLike)):
        with open(source, "rb") as opened:
            return _to_file(opened, name)
    path = getattr(source, "name", None)
    return File(source.read(), name or (os.path.basename(path) if isinstance(path, str) else "image"))
