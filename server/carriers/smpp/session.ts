import type { Socket } from "node:net";
import { decode, encode, FrameSplitter, type Pdu, type PduFields, type Request, type Response, STATUS } from "./pdu.ts";

export type Reply =
  | { readonly kind: "answer"; readonly pdu: Pdu }
  /** The request was written, and no answer came. */
  | { readonly kind: "no-answer" }
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

/** One connection: requests and their answers, in both directions. */
export class Session {
  /** Resolves with the reason when the connection is gone. */
  readonly closed: Promise<string>;
  readonly #socket: Socket;
  readonly #options: SessionOptions;
  readonly #frames = new FrameSplitter();
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #sequence = 0;
  /** No new request is written: one of the two sides has unbound or closed the connection. */
  #closing = false;
  #reason = "closed by the carrier";

  constructor(socket: Socket, options: SessionOptions) {
    this.#socket = socket;
    this.#options = options;
    this.closed = new Promise((resolve) => {
      socket.once("close", () => {
        this.#closing = true;
        for (const settle of [...this.#waiting.values()]) settle(NO_ANSWER);
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
      const settle = (reply: Reply): void => {
        clearTimeout(timer);
        this.#waiting.delete(sequence);
        resolve(reply);
      };
      const timer = setTimeout(settle, timeoutMs, NO_ANSWER);
      this.#waiting.set(sequence, settle);
      // From here on the carrier may have the request, even if the write fails: a write can fail after a part was sent.
      this.#socket.write(bytes);
    });
  }

  /** Sends `enquire_link` regularly: a link can be dead without an error, and only a missing answer shows it. */
  async enquire(intervalMs: number): Promise<void> {
    for (;;) {
      await this.#pause(intervalMs);
      if (!this.isOpen) return;
      const { kind } = await this.request("enquire_link");
      if (kind === "no-answer") this.destroy("no answer to enquire_link");
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

  #read(chunk: Buffer): void {
    const frames = this.#frames.push(chunk);
    if (frames === undefined) this.destroy("the bytes received are not SMPP");
    else for (const frame of frames) this.#handle(frame);
  }

  #handle(frame: Buffer): void {
    const pdu = decode(frame);
    // The sequence number of a PDU that cannot be read is still in its header.
    if (pdu === undefined) this.#answer("generic_nack", frame.readUInt32BE(12), STATUS.permanentFault);
    else if (pdu.isResponse) this.#waiting.get(pdu.sequence)?.({ kind: "answer", pdu });
    else this.#handleRequest(pdu);
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

  /** Ends early when the connection closes. */
  async #pause(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const passed = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    await Promise.race([passed, this.closed]);
    clearTimeout(timer);
  }
}
