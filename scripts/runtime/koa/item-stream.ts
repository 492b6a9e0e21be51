import { Readable } from "node:stream";
import type { ItemEncoder } from "../stream-model.ts";
import { Aborted } from "./call.ts";

export interface ItemStreamOptions {
  readonly encoder: ItemEncoder;
  /** Throws if an item is not one that the document has. */
  readonly check?: ((item: unknown) => void) | undefined;
  /** After so long without an item, a sign of life is sent, where the format has one. */
  readonly heartbeatMs: number;
  /** The server stops: the stream ends as if the last item had been sent. */
  readonly shutdown?: AbortSignal | undefined;
  /** Called with what the iterator or the check throws. If there is none, the stream emits it as `failed`. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Called with the end of an iterator that was told to end, which may take long. */
  readonly onAbandoned?: ((ended: Promise<unknown>) => void) | undefined;
}

/**
 * The items of a handler as bytes. The next item is asked for when there is room for it, so that a slow reader slows the handler down. When
 * the reader goes away, the iterator is told to end. An error destroys the stream: the connection is closed without the end that HTTP
 * would write, and so the caller knows that items are missing.
 */
export class ItemStream extends Readable {
  readonly #iterator: AsyncIterator<unknown>;
  readonly #options: ItemStreamOptions;
  readonly #timer: NodeJS.Timeout | undefined;
  #isBegun = false;
  #isPulling = false;
  /** The iterator has ended, or was told to. */
  #isDone = false;
  #isEnded = false;
  #wasQuiet = false;

  constructor(items: AsyncIterable<unknown>, options: ItemStreamOptions) {
    super({ highWaterMark: 16_384 });
    this.#iterator = items[Symbol.asyncIterator]();
    this.#options = options;
    const { encoder, heartbeatMs, shutdown } = options;
    if (encoder.heartbeat !== undefined) this.#timer = setInterval(() => this.#beat(), heartbeatMs).unref();
    if (shutdown?.aborted === true) this.#end();
    else shutdown?.addEventListener("abort", this.#end);
  }

  override _read(): void {
    if (!this.#isBegun) {
      this.#isBegun = true;
      const { begin, heartbeat = "" } = this.#options.encoder;
      // Proxies pass the head of an answer on with the first bytes of its body.
      if (begin + heartbeat !== "") this.push(begin + heartbeat);
    }
    if (!this.#isPulling && !this.#isEnded) void this.#pull();
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#release();
    // The reader is gone, which is no fault of anybody; Koa does not report errors with `expose`.
    const isGone = error !== null && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
    callback(isGone ? unreported(new Aborted("the caller closed the connection during the stream")) : error);
  }

  async #pull(): Promise<void> {
    this.#isPulling = true;
    try {
      for (let hasRoom = true; hasRoom; ) {
        const { value, done } = await this.#iterator.next();
        if (done === true) this.#isDone = true;
        if (this.#isEnded || this.destroyed) return;
        if (this.#isDone) return this.#end();
        this.#options.check?.(value);
        this.#wasQuiet = false;
        hasRoom = this.push(this.#options.encoder.encode(value));
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isPulling = false;
    }
  }

  #fail(error: unknown): void {
    // An iterator that is told to end may throw: its signal was aborted.
    if (this.destroyed || this.#isEnded) return;
    const { onError, shutdown } = this.#options;
    if (shutdown?.aborted === true) {
      this.#end();
      return;
    }
    if (onError === undefined) this.emit("failed", error);
    else onError(error);
    this.destroy(unreported(new Error("The stream failed", { cause: error })));
  }

  #beat(): void {
    const { heartbeat } = this.#options.encoder;
    if (this.#wasQuiet && this.#isBegun && this.readableLength === 0 && !this.#isEnded) this.push(heartbeat);
    this.#wasQuiet = true;
  }

  readonly #end = (): void => {
    if (this.#isEnded) return;
    this.#isEnded = true;
    if (!this.#isBegun) this.push(this.#options.encoder.begin);
    this.#isBegun = true;
    this.push(this.#options.encoder.end);
    this.push(null);
    this.#release();
  };

  #release(): void {
    clearInterval(this.#timer);
    this.#options.shutdown?.removeEventListener("abort", this.#end);
    if (this.#isDone) return;
    this.#isDone = true;
    // The iterator may throw while it ends, and nobody is there to hear it.
    const ended = Promise.resolve(this.#iterator.return?.()).catch(() => undefined);
    this.#options.onAbandoned?.(ended);
  }
}

/** Koa reports the error of a stream, and reports it twice. Its own listener does not print those that the caller may see. */
const unreported = (error: Error): Error => Object.assign(error, { expose: true });
