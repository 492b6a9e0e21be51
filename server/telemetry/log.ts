import { type DestinationStream, destination, pino } from "pino";
import { INTERVAL_MS, RepeatedLines } from "./repeated-lines.ts";

export interface LogFields {
  /** The stable name of what happened, in snake_case. Searches and alarms use it; the text may be reworded. */
  readonly event: string;
  readonly [field: string]: unknown;
}

/** The part of pino's logger that the server uses. */
export interface Log {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
  /** A log that adds these fields to each of its lines. */
  child(fields: Readonly<Record<string, unknown>>): Log;
  flush(onWritten: () => void): void;
}

/** Lines are collected up to this length, or for this long, and then written together. */
const BUFFER_LENGTH = 8192;
const FLUSH_INTERVAL_MS = 500;

/**
 * Collects lines before pino's own destination gets them. That one can collect lines too (minLength), but measures everything it has
 * collected again with each line, which takes a tenth of the processor time of a send (docs/decisions.md).
 */
class LineBuffer implements DestinationStream {
  /** With a minLength, even of one byte, its flush waits until everything is written. */
  readonly #destination = destination({ dest: 1, sync: false, minLength: 1 });
  #lines = "";

  constructor() {
    setInterval(() => this.#writeLines(), FLUSH_INTERVAL_MS).unref();
    process.once("exit", () => this.flushSync());
  }

  write(line: string): void {
    this.#lines += line;
    if (this.#lines.length >= BUFFER_LENGTH) this.#writeLines();
  }

  flush(onWritten: () => void): void {
    this.#writeLines();
    this.#destination.flush(onWritten);
  }

  flushSync(): void {
    this.#writeLines();
    this.#destination.flushSync();
  }

  #writeLines(): void {
    if (this.#lines !== "") this.#destination.write(this.#lines);
    this.#lines = "";
  }
}

let standardOutput: LineBuffer | undefined;

let timeMs = 0;
let timeField = "";

/** pino's field of the time. Many lines are written in one millisecond. */
function getTimeField(): string {
  const nowMs = Date.now();
  if (nowMs !== timeMs) timeField = `,"time":"${new Date(nowMs).toISOString()}"`;
  timeMs = nowMs;
  return timeField;
}

/**
 * Every call names the fields that it logs. Requests, headers and bodies are never logged whole, so phone numbers, texts,
 * passwords and tokens cannot get into the log.
 */
export function createLog(level: string, stream?: DestinationStream): Log {
  standardOutput ??= stream === undefined ? new LineBuffer() : undefined;
  const log = pino({ level, base: null, timestamp: getTimeField }, stream ?? standardOutput);
  return new LogWithoutRepeats(log, new RepeatedLines(), {});
}

/** The fields that lines of the same kind have in common. */
const KIND_FIELDS = ["event", "operation", "loop", "task", "carrier", "account", "code", "status", "what"] as const;

/** What a line about an error, a refused request or a carrier's message that nobody needs has in common with others like it; undefined for any other line. */
function getKind(fields: Readonly<Record<string, unknown>>): Record<string, unknown> | undefined {
  const { error } = fields;
  if (error === undefined && fields.event !== "smpp_message_ignored" && !isAtWill(fields)) return undefined;
  const kind: Record<string, unknown> = {};
  for (const name of KIND_FIELDS) if (fields[name] !== undefined) kind[name] = fields[name];
  if (typeof error === "object" && error !== null)
    kind.error = { type: "type" in error ? error.type : undefined, code: "code" in error ? error.code : undefined };
  return kind;
}

/**
 * Whether a caller can cause this line of a request as often as it likes: one that sends too much, or one without an account, which may ask
 * for pages and for what is not there, and is refused everything else.
 */
function isAtWill({ event, account, operation, status }: Readonly<Record<string, unknown>>): boolean {
  if (typeof status !== "number") return false;
  if (status === 401 || status === 429 || status >= 500) return true;
  return event === "request_answered" && account === undefined && (operation === undefined || status >= 400);
}

/** Writes lines about errors, and those that callers can cause at will, only as often as RepeatedLines allows, and all other lines always. */
class LogWithoutRepeats implements Log {
  readonly #log: Log;
  readonly #repeats: RepeatedLines;
  /** The fields of a child. */
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(log: Log, repeats: RepeatedLines, fields: Readonly<Record<string, unknown>>) {
    this.#log = log;
    this.#repeats = repeats;
    this.#fields = fields;
  }

  debug(fields: LogFields, message: string): void {
    this.#log.debug(fields, message);
  }

  info(fields: LogFields, message: string): void {
    if (this.#admit(fields)) this.#log.info(fields, message);
  }

  warn(fields: LogFields, message: string): void {
    if (this.#admit(fields)) this.#log.warn(fields, message);
  }

  error(fields: LogFields, message: string): void {
    if (this.#admit(fields)) this.#log.error(fields, message);
  }

  child(fields: Readonly<Record<string, unknown>>): Log {
    return new LogWithoutRepeats(this.#log.child(fields), this.#repeats, { ...this.#fields, ...fields });
  }

  flush(onWritten: () => void): void {
    this.#repeats.flush();
    this.#log.flush(onWritten);
  }

  #admit(fields: LogFields): boolean {
    const kind = getKind(fields);
    if (kind === undefined) return true;
    return this.#repeats.admit(JSON.stringify([this.#fields, kind]), (leftOut) =>
      this.#log.warn(
        { ...kind, event: "lines_left_out", of: kind.event, leftOut, seconds: INTERVAL_MS / 1000 },
        "Further lines of this kind were not written",
      ),
    );
  }
}

/** Resolves when every line is written. */
export function flushLog(log: Log): Promise<void> {
  return new Promise((resolve) => log.flush(resolve));
}

const LONGEST_MESSAGE = 300;

/** Of an error only what cannot hold a caller's data: messages quote what was wrong, so quotes and numbers go. */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
    message: withoutData(error.message),
    stack: frames.slice(0, 12).map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: loggable(error.cause) }),
  };
}

function withoutData(message: string): string {
  return message
    .slice(0, 4 * LONGEST_MESSAGE)
    .replace(/"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?/g, "…")
    .replace(/\d{4,}/g, (digits: string, at: number, text: string) =>
      isNoData(digits, text.slice(0, at)) ? digits : "#",
    )
    .slice(0, LONGEST_MESSAGE);
}

/** A port stands behind a host and a colon, and an SQLSTATE has five digits behind a colon and a space, or in brackets. */
const isNoData = (digits: string, before: string): boolean =>
  (digits.length <= 5 && /[\w\]]:$/.test(before)) || (digits.length === 5 && /(\w: |\()$/.test(before));
