/** A request as its trace shows it. */
export interface TracedRequest {
  readonly requestId: string;
  /** The caller's trace, if the request has this header. */
  readonly traceparent: string | undefined;
  readonly startedAtMs: number;
  readonly tookMs: number;
  readonly operation: string | undefined;
  readonly account: string | undefined;
  readonly code: string | undefined;
  readonly status: number;
  /** The messages that its answer names. */
  readonly msgKeys: readonly string[];
}

/** One thing that happened to a message, with the time that it took. */
export interface TracedEvent {
  readonly msgKey: string;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  readonly isError?: boolean;
}

/**
 * Where traces of requests and messages go. Every message has a trace of its own, whose id is made from its key: so each process that
 * does something for the message adds to the same trace, and nothing has to be stored or handed on for it.
 */
export interface Tracing {
  /** A request was answered. Its span is in the caller's trace, and is linked to the traces of its messages. */
  request(request: TracedRequest): void;
  /** Messages were committed together: the first span of the trace of each. */
  commit(msgKeys: readonly string[], startedAtMs: number, endedAtMs: number): void;
  /** A step was handed to a carrier. */
  submit(event: TracedEvent): void;
  /** The carrier's result of a step came in: the time from submit to result. */
  receipt(event: TracedEvent): void;
  /** A final report was stored. */
  report(event: TracedEvent): void;
  /** A report was posted to a webhook. */
  webhook(event: TracedEvent): void;
  /** Sends what is left, for a bounded time. */
  stop(): Promise<void>;
}
