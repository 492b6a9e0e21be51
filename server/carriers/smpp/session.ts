import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { decode, encode, FrameSplitter, type Pdu, type PduFields, type Request, type Response, STATUS } from "./pdu.ts";

export type Reply =
  | { readonly kind: "answer"; readonly pdu: Pdu }
  /**
   * The request was written, and no answer came in time. `later`: the one that comes after all, or undefined once none can come any more.
   * Absent: the connection is gone.
   */
  | { readonly kind: "no-answer"; readonly later?: Promise<Pdu | undefined> }
  /** The request was not written. */
  | { readonly kind: "unsent" };

interface SessionOptions {
  readonly responseTimeoutMs: number;
  /** Handles a message from the carrier and resolves to the status of the answer. Never rejects. */
  readonly onMessage: (pdu: Pdu) => Promise<number>;
}

const NO_ANSWER: Reply = { kind: "no-answer" };
const UNSENT: Reply = { kind: "unsent" };
const MAX_SEQUENCE = 0x7fffffff;
/** Requests whose late answer is awaited. The oldest is forgotten when there are too many. */
const MAX_LATE = 10_000;

/** One connection: requests and their answers, in both directions. */
export class Session {
  /** Resolves with the reason when the connection is gone. */
  readonly closed: Promise<string>;
  readonly #socket: Socket;
  readonly #options: SessionOptions;
  readonly #frames = new FrameSplitter();
  /** What answers are handed to, by sequence number; undefined where none can come any more. */
  readonly #waiting = new Map<number, (pdu: Pdu | undefined) => void>();
  /** The same for requests that were not answered in time, the oldest first. */
  readonly #late = new Map<number, (pdu: Pdu | undefined) => void>();
  #sequence = 0;
  /** Counts what came from the carrier. */
  #chunks = 0;
  /** No new request is written: one of the two sides has unbound or closed the connection. */
  #closing = false;
  #reason = "closed by the carrier";

  constructor(socket: Socket, options: SessionOptions) {
    this.#socket = socket;
    this.#options = options;
    this.closed = new Promise((resolve) => {
      socket.once("close", () => {
        this.#closing = true;
        for (const sequence of [...this.#waiting.keys(), ...this.#late.keys()]) this.#settle(sequence, undefined);
        resolve(this.#reason);
      });
    });
    socket.on("error", (error: NodeJS.ErrnoException) => {
      this.#reason = error.code ?? error.name;
    });
    socket.on("data", (chunk: Buffer) => this.#read(chunk));
  }

  get isOpen(): boolean {
    return !this.#closing && this.#socket.writable;
  }

  request(command: Request, fields?: PduFields, timeoutMs = this.#options.responseTimeoutMs): Promise<Reply> {
    if (!this.isOpen) return Promise.resolve(UNSENT);
    this.#sequence = this.#sequence === MAX_SEQUENCE ? 1 : this.#sequence + 1;
    const sequence = this.#sequence;
    const bytes = encode(command, { sequence }, fields);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve({ kind: "no-answer", later: this.#awaitLate(sequence) }), timeoutMs);
      this.#waiting.set(sequence, (pdu) => {
        clearTimeout(timer);
        resolve(pdu === undefined ? NO_ANSWER : { kind: "answer", pdu });
      });
      // From here on the carrier may have the request, even if the write fails: a write can fail after a part was sent.
      this.#socket.write(bytes);
    });
  }

  /**
   * Sends `enquire_link` regularly: a link can be dead without an error, and only a missing answer shows it. A carrier that is slow, and
   * from which anything else comes meanwhile, is not dead: it would lose the answers that are awaited.
   */
  async enquire(intervalMs: number): Promise<void> {
    for (;;) {
      await Promise.race([sleep(intervalMs, undefined, { ref: false }), this.closed]);
      if (!this.isOpen) return;
      const chunks = this.#chunks;
      const { kind } = await this.request("enquire_link");
      if (kind === "no-answer" && this.#chunks === chunks) this.destroy("no answer to enquire_link");
    }
  }

  async unbind(timeoutMs: number): Promise<void> {
    const unbound = this.request("unbind", {}, timeoutMs);
    this.#closing = true;
    await unbound;
    this.destroy("unbound");
    await this.closed;
  }

  destroy(reason: string): void {
    this.#reason = reason;
    this.#closing = true;
    this.#socket.destroy();
  }

  /** From now on the answer is late, and may never come. */
  #awaitLate(sequence: number): Promise<Pdu | undefined> {
    const { promise, resolve } = Promise.withResolvers<Pdu | undefined>();
    this.#waiting.delete(sequence);
    this.#late.set(sequence, resolve);
    const [oldest] = this.#late.keys();
    if (this.#late.size > MAX_LATE && oldest !== undefined) this.#settle(oldest, undefined);
    return promise;
  }

  #settle(sequence: number, pdu: Pdu | undefined): void {
    const settle = this.#waiting.get(sequence) ?? this.#late.get(sequence);
    this.#waiting.delete(sequence);
    this.#late.delete(sequence);
    settle?.(pdu);
  }

  #read(chunk: Buffer): void {
    this.#chunks++;
    const frames = this.#frames.push(chunk);
    if (frames === undefined) this.destroy("the bytes received are not SMPP");
    else for (const frame of frames) this.#handle(frame);
  }

  #handle(frame: Buffer): void {
    const pdu = decode(frame);
    // The sequence number of a PDU that cannot be read is still in its header.
    if (pdu === undefined) this.#answer("generic_nack", frame.readUInt32BE(12), STATUS.permanentFault);
    else if (pdu.isResponse) this.#handleResponse(pdu);
    else this.#handleRequest(pdu);
  }

  #handleResponse(pdu: Pdu): void {
    this.#settle(pdu.sequence, pdu);
    if (pdu.status === STATUS.notBound) this.destroy("the carrier answered that the session is not bound");
  }

  #handleRequest(pdu: Pdu): void {
    const { command, sequence } = pdu;
    switch (command) {
      case "deliver_sm":
      case "data_sm":
        void this.#handleMessage(pdu, `${command}_resp`);
        break;
      case "enquire_link":
        this.#answer("enquire_link_resp", sequence, STATUS.ok);
        break;
      case "unbind":
        this.#reason = "unbound by the carrier";
        this.#closing = true;
        this.#answer("unbind_resp", sequence, STATUS.ok);
        this.#end();
        break;
      case "alert_notification":
        // This is the only request that has no answer.
        break;
      default:
        this.#answer("generic_nack", sequence, STATUS.invalidCommand);
    }
  }

  /** Answers that are under way can still arrive. The connection is cut when the carrier does not close it in time. */
  #end(): void {
    this.#socket.end();
    const timer = setTimeout(() => this.#socket.destroy(), this.#options.responseTimeoutMs);
    void this.closed.then(() => clearTimeout(timer));
  }

  async #handleMessage(pdu: Pdu, response: Response): Promise<void> {
    this.#answer(response, pdu.sequence, await this.#options.onMessage(pdu));
  }

  #answer(response: Response, sequence: number, status: number): void {
    if (this.#socket.writable) this.#socket.write(encode(response, { sequence, status }));
  }
}
