"""What became of messages: one after the other, in batches, or of one message."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from typing import Any, Callable, Iterator, List, Mapping, Optional, Sequence, TypeVar

from .api import types
from .errors import GatewayError, RefusedError, Stopped
from .hooks import call_hook
from .retry import may_be_temporary

DELIVERED = "10000"
FINAL = "0"
UNKNOWN_BATCH = "A805"
"""The batch was already acknowledged by another process, or is too old."""
ACKNOWLEDGED_WITHIN_S = 10.0

Value = TypeVar("Value")


@dataclass(frozen=True)
class Report:
    """The result of a message or of one of its steps. Only a report says whether the recipient received it."""

    record: types.InquiryRecord
    """All members, as the contract has them."""

    @property
    def msg_key(self) -> str:
        return self.record["msgKey"]

    @property
    def delivered(self) -> bool:
        """Whether it reached the recipient."""
        return self.record["reportCode"] == DELIVERED

    @property
    def is_final(self) -> bool:
        """Whether this is the final result of the message; otherwise it is that of a step with a fallback."""
        return self.record["reportType"] == FINAL

    @property
    def report_code(self) -> str:
        return self.record["reportCode"]

    @property
    def report_text(self) -> str:
        return self.record.get("reportText", "")

    @property
    def ref(self) -> Optional[str]:
        """The reference that the send request gave."""
        return self.record.get("ref")


def to_report(record: Any) -> Report:
    return Report(record)


@dataclass(frozen=True)
class MessageReports:
    """The state of an accepted message."""

    steps: Sequence[Report]
    """All steps that were tried, in order."""

    send_at: Optional[str] = None
    """When a scheduled message will be sent; None once it was sent."""

    @property
    def final(self) -> Optional[Report]:
        return next((step for step in self.steps if step.is_final), None)

    @property
    def state(self) -> str:
        """pending, delivered or failed."""
        if self.final is None:
            return "pending"
        return "delivered" if self.final.delivered else "failed"


class ReportsLoop:
    """What all loops over reports have in common: patience, and the acknowledgement of batches."""

    def __init__(
        self,
        acknowledge: Callable[[str], object],
        stop: threading.Event,
        every_s: float,
        patience_s: float,
        on_problem: Optional[Callable[[GatewayError], None]],
    ) -> None:
        self._acknowledge = acknowledge
        self._stop = stop
        self._every_s = every_s
        self._patience_s = patience_s
        self._on_problem = on_problem
        self._failing_since: Optional[float] = None
        self._told_s = 0.0

    def _acknowledge_batch(self, report_id: str) -> bool:
        """However long it takes. False: the loop was stopped and the batch is not acknowledged."""
        while self._patiently(lambda: self._acknowledged(report_id)) is None:
            if self._stop.is_set():
                return False
            self._pause()
        return True

    def _acknowledged(self, report_id: str) -> bool:
        try:
            self._acknowledge(report_id)
        except RefusedError as error:
            if error.code != UNKNOWN_BATCH:
                raise
        return True

    def _pause(self) -> None:
        # At least as long as the Retry-After of the last failure.
        self._stop.wait(max(self._every_s, self._told_s))

    def _patiently(self, call: Callable[[], Value]) -> Optional[Value]:
        """The result of a call; None if it failed temporarily, or if the loop was stopped."""
        try:
            result = call()
        except Stopped:
            return None
        except GatewayError as error:
            now = time.monotonic()
            self._failing_since = now if self._failing_since is None else self._failing_since
            self._told_s = error.retry_after_s or 0.0
            # A Retry-After beyond the time limit is the same as waiting until the limit.
            is_over = now + self._told_s - self._failing_since >= self._patience_s
            if is_over or not may_be_temporary(error):
                raise
            call_hook(self._on_problem, error)
            return None
        self._failing_since = None
        self._told_s = 0.0
        return result


class Polling(ReportsLoop):
    """The loop over reports that are polled."""

    def __init__(
        self,
        poll: Callable[[], types.ReportsPolled],
        acknowledge: Callable[[str], object],
        stop: threading.Event,
        every_s: float,
        until_empty: bool,
        patience_s: float,
        on_problem: Optional[Callable[[GatewayError], None]],
    ) -> None:
        super().__init__(acknowledge, stop, every_s, patience_s, on_problem)
        self._poll = poll
        self._until_empty = until_empty

    def reports(self) -> Iterator[Report]:
        for batch in self.batches():
            for report in batch:
                yield report
                # Stopped within a batch: the batch is not acknowledged, and its reports come again.
                if self._stop.is_set() and report is not batch[-1]:
                    return

    def batches(self) -> Iterator[List[Report]]:
        """
        The code after `yield` runs only if the loop body ended without an error. If the body raises or breaks, the
        generator ends at `yield`, and the batch comes again.
        """
        passed_over: Optional[str] = None
        while not self._stop.is_set():
            polled = self._patiently(self._poll)
            if polled is None:
                self._pause()
                continue
            report_id = polled["data"]["reportId"]
            if not report_id or report_id == passed_over:
                if self._until_empty:
                    return
                self._pause()
                continue
            # A gateway can send null for an empty list.
            yield [to_report(record) for record in polled["data"]["report"] or []]
            if not self._acknowledge_batch(report_id):
                return
            passed_over = report_id


def read_steps(answer: Mapping[str, Any]) -> MessageReports:
    return MessageReports([to_report(record) for record in answer["data"]["report"] or []], answer.get("sendAt"))
