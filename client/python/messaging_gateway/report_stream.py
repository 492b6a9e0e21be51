"""Reports as they are created, by server-sent events."""

from __future__ import annotations

import http.client
import json
import threading
import time
from typing import BinaryIO, Callable, Dict, Iterator, Optional

from .errors import GatewayError, UnansweredError
from .hooks import call_hook
from .reports import Report, ReportsLoop, to_report

MOST_BROKEN = 10
"""A stream that breaks off so often, each time soon and before its first event, will do so the next time too."""
SOON_S = 60


class ReportStream(ReportsLoop):
    """The loop over a stream of reports, over as many connections as it takes."""

    def __init__(
        self,
        open_stream: Callable[[Optional[str]], BinaryIO],
        acknowledge: Callable[[str], object],
        stop: threading.Event,
        reconnect_s: float,
        patience_s: float,
        on_problem: Optional[Callable[[GatewayError], None]],
    ) -> None:
        super().__init__(acknowledge, stop, reconnect_s, patience_s, on_problem)
        self._open_stream = open_stream
        self._last_id: Optional[str] = None
        self._broken = 0
        self._opened_s = 0.0

    def reports(self) -> Iterator[Report]:
        """
        A batch is acknowledged when the loop asks for more after its last report. If the body raises or breaks, the generator
        ends at `yield`, and the batch comes again.
        """
        while not self._stop.is_set():
            self._opened_s = time.monotonic()
            stream = self._patiently(lambda: self._open_stream(self._last_id))
            if stream is not None:
                with stream:
                    for event in self._events(stream):
                        if event["event"] == "batch":
                            if not self._acknowledge_batch(json.loads(event["data"])["reportId"]):
                                return
                            if self._stop.is_set():
                                return
                        elif self._stop.is_set():
                            return
                        else:
                            self._last_id = event.get("id", self._last_id)
                            yield to_report(json.loads(event["data"]))
            if not self._stop.is_set():
                self._pause()

    def _events(self, stream: BinaryIO) -> Iterator[Dict[str, str]]:
        """The events of one connection, until it ends or breaks off."""
        event: Dict[str, str] = {}
        while True:
            try:
                line = stream.readline()
            except (http.client.HTTPException, OSError) as error:
                self._note_broken(error)
                return
            text = line.decode("utf-8").rstrip("\r\n")
            if not line:
                return
            if text != "":
                name, _, value = text.partition(":")
                event[name] = value[1:] if value.startswith(" ") else value
            elif "data" in event and "event" in event:
                self._broken = 0
                yield event
            # Between two events, and at each comment: every 15 seconds at least.
            if text == "":
                if self._stop.is_set() and "data" not in event:
                    return
                event = {}

    def _note_broken(self, error: Exception) -> None:
        failure = UnansweredError("streamReports", "network", error)
        self._broken = self._broken + 1 if time.monotonic() - self._opened_s < SOON_S else 0
        if self._broken >= MOST_BROKEN:
            raise failure from error
        call_hook(self._on_problem, failure)
