import { writeItems } from "contract-kit-runtime/stream-client";
import { encodeEvents, type StreamEvent } from "contract-kit-runtime/stream-events";
import type { FakeReply } from "./fake-replies.ts";
import type { FakeState } from "./fake-state.ts";

type Events = AsyncGenerator<StreamEvent, void, void>;

const EVENT_ID = /^(?<batch>.+)\.(?<position>\d{1,4})$/;

/** The batches of polling, each once. The next one comes when it is acknowledged and there are reports. */
export async function* reportEvents(state: FakeState, lastId: string, ended: AbortSignal): Events {
  const { batch, position = "-1" } = EVENT_ID.exec(lastId)?.groups ?? {};
  let sent = "";
  while (!ended.aborted) {
    const { reportId, report } = state.openBatch();
    const { version } = state;
    const known = batch === reportId ? Number(position) : -1;
    if (reportId !== sent && reportId !== "") {
      for (const [index, data] of report.entries())
        if (index > known) yield { event: "report", id: `${reportId}.${index}`, data };
      yield { event: "batch", data: { reportId } };
    }
    sent = reportId;
    // It may have changed while the reader was busy.
    await state.changed(version, ended);
  }
}

/** What inquiry answers, whenever it has changed, until there is a final report. */
export async function* inquiryEvents(state: FakeState, msgKey: string, ended: AbortSignal): Events {
  let sent = "";
  while (!ended.aborted) {
    const { body: data } = state.inquire(msgKey);
    const { version } = state;
    const isFinal = state.isFinal(msgKey);
    const text = JSON.stringify(data);
    if (text !== sent) yield { event: "inquiry", data: JSON.parse(text) };
    if (isFinal) return;
    sent = text;
    await state.changed(version, ended);
  }
}

/** A reply that goes on until its reader leaves, or until one of the signals is aborted, which cuts the connection. */
export function streamReply(events: (ended: AbortSignal) => Events, cuts: readonly AbortSignal[]): FakeReply {
  const ended = new AbortController();
  for (const cut of cuts) cut.addEventListener("abort", () => ended.abort(), { once: true });
  const made = events(ended.signal);
  const iterator: AsyncIterator<StreamEvent> = {
    async next() {
      const result = await made.next();
      for (const cut of cuts) cut.throwIfAborted();
      return result;
    },
    // The generator may wait for the next change, and would return only then.
    async return() {
      ended.abort();
      return { done: true, value: undefined };
    },
  };
  const encoder = encodeEvents({ format: "events", json: true });
  return {
    status: 200,
    body: writeItems(encoder, { [Symbol.asyncIterator]: () => iterator }),
    headers: { "content-type": "text/event-stream" },
  };
}
