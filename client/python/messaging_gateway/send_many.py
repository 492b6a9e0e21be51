"""Sends many messages, with a limited number under way, within the rate limit and through outages."""

from __future__ import annotations

import hashlib
import json
import threading
import time
import uuid
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, Callable, Iterable, Iterator, Mapping, Optional, Tuple, Union

from .errors import GatewayError, Stopped
from .retry import KEY_IN_USE, is_worth_retrying

DEFAULT_WAIT_S = 1.0
"""If a refusal does not say how long to wait, or says 0, which would be a loop without a pause."""
FIRST_OUTAGE_WAIT_S = 0.25
"""During an outage all messages wait together, at first for this long, and twice as long each time."""
LONGEST_OUTAGE_WAIT_S = 5.0

Message = Mapping[str, Any]
Send = Callable[[Any, str, threading.Event], Any]
"""Takes a body, its key, and the event that is set when the loop has ended."""
SendFor = Callable[[str], Optional[Send]]
"""The send of a channel such as `sms`; None if there is no such channel."""


@dataclass(frozen=True)
class SentMessage:
    """One message of `send_many`, with its answer or its error."""

    index: int
    """The position of the message in the input, from 0."""
    message: Message
    answer: Optional[Any]
    """What a single send returns; None if it failed."""
    error: Optional[Exception]
    """What a single send would have raised; None if the message was accepted."""


class SendGate:
    """
    Holds all messages back while the rate limit is reached or the gateway is away. Every message has an idempotency key, so that it
    can be repeated even if its answer was lost.
    """

    def __init__(self, patience_s: float) -> None:
        self._patience_s = patience_s
        self._closed_until = 0.0
        self._outage_wait_s = FIRST_OUTAGE_WAIT_S
        self._lock = threading.Lock()

    def run(self, send: Callable[[], Any], stopped: threading.Event) -> Any:
        end: Optional[float] = None
        while True:
            self._wait_until_open(stopped)
            try:
                answer = send()
            except GatewayError as error:
                open_at = self._close(error)
                if open_at is None:
                    raise
                # The patience of a message begins with its first failure.
                end = time.monotonic() + self._patience_s if end is None else end
                if open_at > end:
                    raise
                stopped.wait(max(0.0, open_at - time.monotonic()))
            else:
                with self._lock:
                    self._outage_wait_s = FIRST_OUTAGE_WAIT_S
                return answer

    def _close(self, error: GatewayError) -> Optional[float]:
        """Closes the gate if the error says so. Returns when the message may be sent again; None: not at all."""
        now = time.monotonic()
        if not is_worth_retrying(error, True):
            return None
        if error.code == KEY_IN_USE:
            # Only this message waits: another process sends it at this moment.
            return now + DEFAULT_WAIT_S
        told_s = error.retry_after_s or 0.0
        with self._lock:
            if error.http_status == 429:
                return self._close_for(now, told_s or DEFAULT_WAIT_S)
            # Of the messages that fail at the same time only the first one makes the wait longer.
            if now < self._closed_until:
                return self._closed_until
            wait_s = self._outage_wait_s
            self._outage_wait_s = min(LONGEST_OUTAGE_WAIT_S, wait_s * 2)
            self._close_for(now, wait_s)
            return self._close_for(now, max(wait_s, told_s))

    def _close_for(self, now: float, wait_s: float) -> float:
        """
        Closes the gate for this time, and returns when a failed message may be sent again. A time beyond the patience closes nothing: it
        is that of one message, for example until the quota of its channel begins again in ten days, and the others may be accepted.
        """
        if wait_s <= self._patience_s:
            self._closed_until = max(self._closed_until, now + wait_s)
        return max(self._closed_until, now + wait_s)

    def _wait_until_open(self, stopped: threading.Event) -> None:
        while not stopped.is_set():
            left_s = self._closed_until - time.monotonic()
            if left_s <= 0:
                return
            stopped.wait(left_s)
        raise Stopped


@dataclass(frozen=True)
class InputEnd:
    """The input has ended, or raised an error."""

    count: int
    """How many messages it gave."""
    error: Optional[BaseException]


def send_many(
    send_for: SendFor, messages: Iterable[Message], concurrency: int, patience_s: float
) -> Iterator[SentMessage]:
    """Yields each result when it is there. No more of the input is read than is under way."""
    if concurrency < 1:
        raise ValueError("concurrency must be at least 1")
    gate = SendGate(patience_s)
    stopped = threading.Event()
    # A message takes its room before it is read, and leaves it when its result is yielded.
    room = threading.Semaphore(concurrency)
    arrived: "SimpleQueue[Union[Future[SentMessage], InputEnd]]" = SimpleQueue()
    pool = ThreadPoolExecutor(concurrency, thread_name_prefix="send-many")

    def send_next(index: int, message: Message) -> None:
        pool.submit(_send_one, send_for, gate, stopped, index, message).add_done_callback(arrived.put)

    def read_input() -> None:
        arrived.put(_read_all(messages, room, stopped, send_next))

    try:
        # In a thread of its own, because the input may be slow, and then a result does not wait for it. A daemon, because nobody can end
        # an input that is silent.
        threading.Thread(target=read_input, name="send-many-input", daemon=True).start()
        end: Optional[InputEnd] = None
        count = 0
        while end is None or count < end.count:
            first = arrived.get()
            if isinstance(first, InputEnd):
                end = first
                continue
            count += 1
            room.release()
            yield first.result()
        # What was under way when the input failed has been yielded before.
        if end.error is not None:
            raise end.error
    finally:
        # When the loop is left by `break`, nothing is sent any more. A request that is on its way cannot be taken back, and nobody waits for
        # it: its thread ends with its answer, or at its time limit.
        stopped.set()
        room.release()
        pool.shutdown(wait=False)


def _read_all(
    messages: Iterable[Message],
    room: threading.Semaphore,
    stopped: threading.Event,
    send_next: Callable[[int, Message], None],
) -> InputEnd:
    count = 0
    try:
        room.acquire()
        for message in messages:
            if stopped.is_set():
                break
            send_next(count, message)
            count += 1
            room.acquire()
            if stopped.is_set():
                break
    except BaseException as error:
        return InputEnd(count, error)
    return InputEnd(count, None)


def _send_one(
    send_for: SendFor, gate: SendGate, stopped: threading.Event, index: int, message: Message
) -> SentMessage:
    try:
        send, body, key = _read(send_for, message)
        return SentMessage(index, message, gate.run(lambda: send(body, key, stopped), stopped), None)
    except Exception as error:
        # A refusal, a mistake of the program, or a password that cannot be read: none of them ends the others.
        return SentMessage(index, message, None, error)


def _read(send_for: SendFor, message: Message) -> Tuple[Send, Any, str]:
    """The send, the body and the key. With a `ref` the key is the same in every run, and the same as in the TypeScript client."""
    given = [name for name in message if name != "idempotency_key"] if isinstance(message, Mapping) else []
    channel = given[0] if len(given) == 1 else ""
    send = send_for(channel)
    if send is None:
        raise TypeError('a message must be a dictionary with exactly one channel, such as {"sms": {…}}')
    body = message[channel]
    return send, body, message.get("idempotency_key") or _derived_key(channel, body) or str(uuid.uuid4())


def _derived_key(channel: str, body: Any) -> Optional[str]:
    ref = body.get("ref") if isinstance(body, Mapping) else None
    if not isinstance(ref, str) or ref == "":
        return None
    destinations = body.get("destinations")
    recipients = (
        [one.get("to") if isinstance(one, Mapping) else one for one in destinations]
        if isinstance(destinations, list)
        else body.get("to")
    )
    named = json.dumps([f"send{channel.capitalize()}", ref, recipients], separators=(",", ":"), ensure_ascii=False)
    return "ref-" + hashlib.sha256(named.encode()).hexdigest()
