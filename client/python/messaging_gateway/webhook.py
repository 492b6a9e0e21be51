"""Verifies deliveries of reports to a webhook, and of alerts."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import IO, Any, Mapping, Optional, Sequence, Tuple, Union, cast

from .api import types
from .reports import Report, to_report

NEEDED = ("msgKey", "serviceType", "reportType", "reportCode", "reportTime")
MOST_SIGNATURES = 10
"""More than a rotation needs; a long header must not cause much work."""


@dataclass(frozen=True)
class WebhookEvent:
    """A delivery with a valid signature."""

    id: str
    """The same for all tries to deliver this report."""
    sent_at: datetime
    """The time of this try."""
    report: Report


@dataclass(frozen=True)
class AlertEvent:
    """An alert with a valid signature."""

    id: str
    """The same for all tries to deliver this alert."""
    sent_at: datetime
    """The time of this try."""
    alert: types.WebhookAlert


class WebhookError(Exception):
    """The request does not come from the gateway, or was changed. Do not process it."""

    def __init__(self, why: str, message: str) -> None:
        super().__init__(message)
        self.why = why
        """headers, timestamp, signature or body."""


def verify_webhook(
    raw_body: Union[bytes, str],
    headers: Mapping[str, str],
    secrets: Union[str, Sequence[str]],
    *,
    tolerance_s: float = 300,
    now: Optional[float] = None,
) -> WebhookEvent:
    """
    Verifies a signed request and returns its event, or raises a WebhookError. `raw_body` must have the received bytes,
    not a body that was parsed and written again. During a rotation, pass both secrets.
    """
    id, sent_at, body = _verified(raw_body, headers, secrets, tolerance_s, now)
    return WebhookEvent(id, sent_at, _report_in(body))


def verify_alert(
    raw_body: Union[bytes, str],
    headers: Mapping[str, str],
    secrets: Union[str, Sequence[str]],
    *,
    tolerance_s: float = 300,
    now: Optional[float] = None,
) -> AlertEvent:
    """The same for a request to the alert address of your account."""
    id, sent_at, body = _verified(raw_body, headers, secrets, tolerance_s, now)
    alert = _json_in(body)
    if not isinstance(alert, dict) or not isinstance(alert.get("alert"), str) or not isinstance(alert.get("failure"), dict):
        raise WebhookError("body", "an alert must have alert and failure")
    return AlertEvent(id, sent_at, cast(types.WebhookAlert, alert))


def _verified(
    raw_body: Union[bytes, str],
    headers: Mapping[str, str],
    secrets: Union[str, Sequence[str]],
    tolerance_s: float,
    now: Optional[float],
) -> Tuple[str, datetime, bytes]:
    """The id, the time and the body of a delivery with a valid signature."""
    names = {name.lower(): value for name, value in headers.items()}
    id, timestamp, signatures = (names.get(f"webhook-{name}", "") for name in ("id", "timestamp", "signature"))
    if not id or not timestamp or not signatures:
        raise WebhookError("headers", "webhook-id, webhook-timestamp or webhook-signature is missing")
    sent_at = float(timestamp) if re.fullmatch(r"[0-9]{1,12}", timestamp) else float("nan")
    if not abs((time.time() if now is None else now) - sent_at) <= tolerance_s:
        raise WebhookError("timestamp", f"the time of the delivery differs by more than {tolerance_s} s")
    body = raw_body.encode() if isinstance(raw_body, str) else bytes(raw_body)
    signed = f"{id}.{timestamp}.".encode() + body
    if not _is_signed(signed, signatures, [secrets] if isinstance(secrets, str) else secrets):
        raise WebhookError("signature", "no signature is valid")
    return id, datetime.fromtimestamp(sent_at, timezone.utc), body


def read_body(headers: Mapping[str, str], stream: IO[bytes], most: int = 1_048_576) -> bytes:
    """
    The bytes of a request of `http.server`, whose handlers get them unread: with a Content-Length, or in chunks. Raises a WebhookError
    if there are more than `most`, or fewer than announced.
    """
    names = {name.lower(): value for name, value in headers.items()}
    if "chunked" in names.get("transfer-encoding", "").lower():
        return _read_chunks(stream, most)
    length = names.get("content-length", "0")
    return _read_exactly(stream, int(length) if length.isdigit() else most + 1, most)


def _read_chunks(stream: IO[bytes], most: int) -> bytes:
    body = b""
    while True:
        size = stream.readline(100).split(b";")[0].strip()
        if not re.fullmatch(rb"[0-9a-fA-F]{1,8}", size):
            raise WebhookError("body", "the chunks of the body cannot be read")
        if int(size, 16) == 0:
            # Trailers end with an empty line.
            while stream.readline(8192).strip():
                pass
            return body
        body += _read_exactly(stream, int(size, 16), most - len(body))
        stream.readline(2)


def _read_exactly(stream: IO[bytes], length: int, most: int) -> bytes:
    if length > most:
        raise WebhookError("body", "the body is too long")
    read = stream.read(length)
    if len(read) < length:
        raise WebhookError("body", "the body ended early")
    return read


def _is_signed(signed: bytes, signatures: str, secrets: Sequence[str]) -> bool:
    shown = [_decoded(entry[3:]) for entry in signatures.split(" ")[:MOST_SIGNATURES] if entry.startswith("v1,")]
    keys = [_key(secret) for secret in secrets]
    wanted = [hmac.new(key, signed, hashlib.sha256).digest() for key in keys]
    # All are compared, in constant time.
    fits = [hmac.compare_digest(one, other) for one in wanted for other in shown if other is not None]
    return any(fits)


def _key(secret: str) -> bytes:
    key = _decoded(secret[len("whsec_") :]) if secret.startswith("whsec_") else secret.encode()
    if not key:
        raise ValueError("a webhook secret must be whsec_ followed by base64")
    return key


def _decoded(text: str) -> Optional[bytes]:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None


def _json_in(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        raise WebhookError("body", "the body is not JSON") from None


def _report_in(body: bytes) -> Report:
    record = _json_in(body)
    if not isinstance(record, dict) or not all(isinstance(record.get(name), str) for name in NEEDED):
        raise WebhookError("body", f"a report must have {', '.join(NEEDED)}")
    return to_report(record)
