import { getIdempotencyKey } from "contract-kit-runtime/idempotency-key";
import { type Check, checkOptions, isObject, signal, timeLimit, waitingTime } from "./check-options.ts";
import type { BodyOf, KeyedOperation } from "./contract.ts";
import type { Methods } from "./methods.ts";
import type { KeyedCallOptions } from "./options.ts";
import type { AnyFailure, Result } from "./results.ts";
import { SendGate } from "./send-gate.ts";

/** The name of a send without "send": `sms` of `sendSms`. */
type ChannelOf<Id extends string> = Id extends `send${infer Name}` ? Uncapitalize<Name> : never;
type AnyChannel = ChannelOf<KeyedOperation>;
type Bodies = { [Id in KeyedOperation as ChannelOf<Id>]: BodyOf<Id> };
type OperationOf<Channel extends AnyChannel> = {
  [Id in KeyedOperation]: ChannelOf<Id> extends Channel ? Id : never;
}[KeyedOperation];

/** One message of `sendMany`: the name of its send, with its body, such as `{ sms: { from, to, text, ref } }`. */
export type OutgoingMessage = {
  [Channel in AnyChannel]: { readonly [Name in Channel]: Bodies[Name] } & {
    readonly [Name in Exclude<AnyChannel, Channel>]?: never;
  } & {
    /** Makes the send safe to repeat in a later run. By default it is derived from the `ref` and the recipients. */
    readonly idempotencyKey?: string | undefined;
  };
}[AnyChannel];

type ResultOf<Message> = {
  [Channel in AnyChannel]: Message extends { readonly [Name in Channel]: object }
    ? Result<OperationOf<Channel>>
    : never;
}[AnyChannel];

/** The message was not sent: it is a mistake of the program, such as an object with two channels, or the function `password` failed. */
export interface Unsent {
  /** Check it first. */
  readonly ok: false;
  /** Says which kind of failure it is. */
  readonly kind: "unsent";
  /** Without a response there is none. */
  readonly status: undefined;
  /** Without a response there is none. */
  readonly code: undefined;
  /** What is wrong. */
  readonly message: string;
  /** What a single send would reject with; a TypeError if it is a mistake of the program. */
  readonly cause: unknown;
}

/** One message of `sendMany`, with its result. */
export interface SentMessage<Message = OutgoingMessage> {
  /** The position of the message in the input, from 0. */
  readonly index: number;
  /** The message as it was given. */
  readonly message: Message;
  /** What a single send would have returned; check `ok` first. */
  readonly result: ResultOf<Message> | Unsent;
}

/** The options of `sendMany`. */
export interface SendManyOptions {
  /** How many messages are under way at the same time (default: 10). No more of the input is held in memory. */
  readonly concurrency?: number | undefined;
  /** Ends the loop: no further message is sent, and it throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** The time limit of one try (default: that of the gateway object). */
  readonly timeoutMs?: number | undefined;
  /** The time limit of one message with its retries (default: that of the gateway object). */
  readonly deadlineMs?: number | undefined;
  /** How long a message is held back by the rate limit or by an unreachable gateway before it counts as failed (default: 10 minutes). */
  readonly patienceMs?: number | undefined;
}

const CHECKS: Readonly<Record<keyof SendManyOptions, Check>> = {
  concurrency: (value) => (Number.isInteger(value) && Number(value) > 0 ? undefined : "a whole number above 0"),
  signal,
  timeoutMs: timeLimit,
  deadlineMs: timeLimit,
  patienceMs: waitingTime,
};

/** An array is named first, because the compiler says of it in one line which message is wrong. */
export type Messages<Message> = readonly Message[] | Iterable<Message> | AsyncIterable<Message>;

export function checkSendMany(messages: unknown, options: unknown): void {
  if (
    typeof messages !== "object" ||
    messages === null ||
    !(Symbol.iterator in messages || Symbol.asyncIterator in messages)
  )
    throw new TypeError("sendMany: messages must be an array or another iterable");
  checkOptions("sendMany", options, CHECKS);
}

type AnySend = (
  body: unknown,
  options: KeyedCallOptions,
) => Promise<{ readonly ok: true; readonly headers: Headers } | AnyFailure>;
type AnySent = SentMessage<unknown>;
/** What the input gave: a message, its end, or an error. */
type Given = IteratorResult<unknown> | { readonly error: unknown };

/** Sends messages with a limited number under way, and yields each result when it is there. */
export async function* sendMany(
  methods: Methods,
  messages: Messages<unknown>,
  options: SendManyOptions = {},
): AsyncGenerator<AnySent, void, void> {
  const { concurrency = 10, patienceMs = 600_000, signal: outer, ...callOptions } = options;
  const gate = new SendGate(patienceMs);
  const input = Symbol.asyncIterator in messages ? messages[Symbol.asyncIterator]() : messages[Symbol.iterator]();
  // Ends what is under way, also when the loop is left by `break`, which no signal of the caller tells.
  const run = new AbortController();
  const { signal } = run;
  const stop = (): void => run.abort(outer?.reason);
  const underWay = new Map<number, Promise<AnySent>>();
  let next: Promise<Given> | undefined;
  let end: Given | undefined;
  let index = 0;
  try {
    outer?.throwIfAborted();
    outer?.addEventListener("abort", stop, { once: true });
    for (;;) {
      signal.throwIfAborted();
      if (end === undefined && underWay.size < concurrency) next ??= take(input, signal);
      const waiting = [...underWay.values(), ...(next === undefined ? [] : [next])];
      if (waiting.length === 0) break;
      // The input may be slow, and then a result does not wait for it.
      const first = await Promise.race(waiting);
      if ("index" in first) {
        underWay.delete(first.index);
        yield first;
        continue;
      }
      next = undefined;
      if ("error" in first || first.done === true) end = first;
      else underWay.set(index, sendOne(methods, first.value, index++, { ...callOptions, signal }, gate));
    }
    // What was under way when the input failed has been yielded before.
    if (end !== undefined && "error" in end) throw end.error;
  } finally {
    outer?.removeEventListener("abort", stop);
    run.abort();
    // After a `break` or an abort nothing more is taken from the input, and nothing is left running.
    if (end === undefined) {
      const closed = (async () => input.return?.())();
      // An input that is being read ends with its next message, for which nobody waits.
      if (next === undefined) await closed;
      else closed.catch(() => {});
    }
    await Promise.allSettled(underWay.values());
  }
}

type Input = Iterator<unknown> | AsyncIterator<unknown>;

/** What the input gives next. It may be silent for hours, and an abort does not wait for it. */
function take(input: Input, signal: AbortSignal): Promise<Given> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    (async (): Promise<Given> => input.next())()
      .catch((error: unknown) => ({ error }))
      .then((value) => {
        signal.removeEventListener("abort", stop);
        resolve(value);
      });
  });
}

async function sendOne(
  methods: Methods,
  message: unknown,
  index: number,
  options: KeyedCallOptions,
  gate: SendGate,
): Promise<AnySent> {
  try {
    const { send, body, key } = await readMessage(methods, message);
    // The same key each time that the message is sent.
    const idempotencyKey = getIdempotencyKey(key);
    const result = await gate.run(options.signal, () => send(body, { ...options, idempotencyKey }));
    return { index, message, result: result as unknown as AnySent["result"] };
  } catch (cause) {
    options.signal?.throwIfAborted();
    const result: Unsent = {
      ok: false,
      kind: "unsent",
      status: undefined,
      code: undefined,
      message: cause instanceof Error ? cause.message : String(cause),
      cause,
    };
    return { index, message, result };
  }
}

interface ReadMessage {
  readonly send: AnySend;
  readonly body: unknown;
  readonly key: string | undefined;
}

async function readMessage(methods: Methods, message: unknown): Promise<ReadMessage> {
  const entries = isObject(message) ? Object.entries(message) : [];
  const given = entries.filter(([name, value]) => name !== "idempotencyKey" && value !== undefined);
  const [channel, body] = given[0] ?? ["", undefined];
  const operation = `send${channel.charAt(0).toUpperCase()}${channel.slice(1)}`;
  if (given.length !== 1 || !Object.hasOwn(methods, operation))
    throw new TypeError("sendMany: a message must be an object with exactly one channel, such as { sms: { … } }");
  const { idempotencyKey } = message as { readonly idempotencyKey?: string };
  return {
    send: methods[operation as KeyedOperation] as unknown as AnySend,
    body,
    key: idempotencyKey ?? (await deriveKey(operation, body)),
  };
}

/**
 * The same message has the same key in every run, because its reference and its recipients are the same. A digest, because
 * keys are in logs, where phone numbers must not be. Without a reference there is none.
 */
async function deriveKey(operation: string, body: unknown): Promise<string | undefined> {
  const { ref, to, destinations } = (isObject(body) ? body : {}) as {
    readonly ref?: unknown;
    readonly to?: unknown;
    readonly destinations?: unknown;
  };
  if (typeof ref !== "string" || ref === "") return undefined;
  const recipients = Array.isArray(destinations)
    ? destinations.map((one) => (isObject(one) ? Reflect.get(one, "to") : one))
    : to;
  const named = new TextEncoder().encode(JSON.stringify([operation, ref, recipients]));
  if (globalThis.crypto?.subtle === undefined)
    throw new TypeError("sendMany: this page is not secure (https), so each message needs an idempotencyKey");
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", named));
  return `ref-${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
