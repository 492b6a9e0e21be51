import type { Route } from "../route.ts";
import { makeEncoder } from "../streams.ts";
import { toJson } from "../values.ts";
import { AbandonedIterators } from "./abandoned.ts";
import type { Call, Hooks, Reply, StreamOptions } from "./call.ts";
import { assertItem, findReplyStream, isAsyncIterable } from "./check-reply.ts";
import { ItemStream } from "./item-stream.ts";

interface Parts<Identity, State> {
  readonly hooks: Hooks<Identity, State>;
  readonly checkReplies: boolean;
  readonly streams: StreamOptions;
}

const HEARTBEAT_MS = 15_000;

/** Events are for one caller at one time, and a proxy that waits for more of them would hold them back. */
const EVENT_HEADERS = { "Cache-Control": "no-store", "X-Accel-Buffering": "no" };

/** Sends the replies of an operation that are streams of items. */
export class ReplyStreams<Identity, State> {
  readonly #route: Route;
  readonly #parts: Parts<Identity, State>;
  readonly #abandoned = new AbandonedIterators();

  constructor(route: Route, parts: Parts<Identity, State>) {
    this.#route = route;
    this.#parts = parts;
  }

  /** While replies are checked, a handler that leaks iterators is found by its next call. */
  assertNoneAbandoned(): void {
    if (!this.#parts.checkReplies || this.#route.replyStreams === undefined) return;
    const { left } = this.#abandoned;
    if (left > 0)
      throw new Error(
        `${this.#route.operationId} leaks: ${left} of its iterators still run although their callers are gone; fix: end what they wait for with call.signal`,
      );
  }

  /** The reply with its items as bytes, if it is a stream. */
  begin(reply: Reply, call: Call<Identity, State>): Reply {
    const stream = findReplyStream(this.#route, reply);
    if (stream === undefined) return reply;
    const { hooks, checkReplies, streams } = this.#parts;
    const { operationId } = this.#route;
    const { body } = reply;
    if (!isAsyncIterable(body)) throw new Error(`${operationId}: the body is no async iterable of items`);
    const { onError } = hooks;
    const encoder = makeEncoder(stream.row);
    const hasValues = this.#route.values?.replies === true;
    const toCheck = (item: unknown): unknown => (hasValues ? toJson(item, "number") : item);
    return {
      ...reply,
      headers: stream.row.format === "events" ? { ...EVENT_HEADERS, ...reply.headers } : reply.headers,
      mediaType: encoder.contentType(stream.mediaType),
      body: new ItemStream(body, {
        encoder: hasValues ? { ...encoder, encode: (item) => encoder.encode(toJson(item, "json")) } : encoder,
        check: checkReplies ? (item) => assertItem(operationId, stream.validator, toCheck(item)) : undefined,
        heartbeatMs: streams.heartbeatMs ?? HEARTBEAT_MS,
        shutdown: streams.shutdown,
        onError: onError && ((error) => report(() => onError.call(hooks, error, call))),
        onAbandoned: (ended) => this.#abandoned.add(ended),
      }),
    };
  }
}

/** The hook is told, and its reply comes too late. What it throws itself has nowhere to go. */
function report(tell: () => unknown): void {
  void Promise.resolve()
    .then(tell)
    .catch(() => undefined);
}
