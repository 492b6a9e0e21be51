"""Sends one request and reads its answer, within a time limit."""

from __future__ import annotations

import http.client
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Any, BinaryIO, Dict, Mapping, Optional

from .api.request import Request

STREAM_SILENCE_S = 45.0
"""A stream that sends nothing for so long is dead: it has a comment every 15 seconds."""


@dataclass(frozen=True)
class RawAnswer:
    status: int
    headers: Dict[str, str]
    """Names are in lower case."""
    body: bytes
    stream: Optional[BinaryIO] = None
    """The body of a stream, which is still arriving."""


class NoAnswer(Exception):
    """The request did not reach the gateway, or its answer did not arrive in time."""

    def __init__(self, why: str, cause: BaseException) -> None:
        super().__init__(str(cause))
        self.why = why
        self.cause = cause


class _AnyStatus(urllib.request.HTTPErrorProcessor):
    """Every status is an answer. Redirects are not followed, because they would send the credentials to another server."""

    def http_response(self, request: Any, response: Any) -> Any:
        return response

    https_response = http_response


class _StreamConnection(http.client.HTTPConnection):
    """The time limit of the request ends when its stream is open. From then on the stream may be silent for its own time."""

    def getresponse(self) -> http.client.HTTPResponse:
        # The connection hands its socket over to the response.
        opened = self.sock
        response = super().getresponse()
        if response.status == 200:
            opened.settimeout(STREAM_SILENCE_S)
        return response


class _StreamTlsConnection(_StreamConnection, http.client.HTTPSConnection):
    pass


class _StreamHandler(urllib.request.HTTPHandler):
    def http_open(self, request: urllib.request.Request) -> http.client.HTTPResponse:
        return self.do_open(_StreamConnection, request)


class _StreamTlsHandler(urllib.request.HTTPSHandler):
    def https_open(self, request: urllib.request.Request) -> http.client.HTTPResponse:
        return self.do_open(_StreamTlsConnection, request)


_opener = urllib.request.build_opener(_AnyStatus)
_stream_opener = urllib.request.build_opener(_AnyStatus, _StreamHandler, _StreamTlsHandler)


def send(
    base_url: str, request: Request, headers: Mapping[str, str], timeout_s: float, is_stream: bool
) -> RawAnswer:
    end = time.monotonic() + timeout_s
    outgoing = urllib.request.Request(
        base_url + request.target, data=request.content, method=request.method, headers={**headers, **request.headers}
    )
    try:
        opened = (_stream_opener if is_stream else _opener).open(outgoing, timeout=timeout_s)
        if is_stream and opened.status == 200:
            return RawAnswer(opened.status, _names(opened), b"", opened)
        with opened as answer:
            chunks = []
            while True:
                chunk = answer.read1(65_536)
                if not chunk:
                    break
                chunks.append(chunk)
                if time.monotonic() > end:
                    raise TimeoutError("the answer did not arrive in time")
            if answer.length:
                raise http.client.IncompleteRead(b"", answer.length)
            return RawAnswer(answer.status, _names(answer), b"".join(chunks))
    except urllib.error.URLError as error:
        reason = error.reason if isinstance(error.reason, BaseException) else error
        raise NoAnswer("timeout" if isinstance(reason, TimeoutError) else "network", reason) from error
    except TimeoutError as error:
        raise NoAnswer("timeout", error) from error
    except (http.client.HTTPException, OSError) as error:
        # socket.timeout is no TimeoutError before Python 3.10.
        raise NoAnswer("timeout" if "timed out" in str(error) else "network", error) from error


def _names(answer: Any) -> Dict[str, str]:
    return {name.lower(): value for name, value in answer.headers.items()}
