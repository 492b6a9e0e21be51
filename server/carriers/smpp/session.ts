import type { Socket } from "node:net";
import { Frames } from "./frames.ts";
import { decode, encode, type Pdu, type Request, type Response } from "./pdu.ts";
import { STATUS } from "./status.ts";

export type Reply =
  | { readonly kind: "answer"; readonly pdu: Pdu }
  /** It was written, and nothing came back. */
  | { readonly kind: "silence" }
  /** It was not written. */
  | { readonly kind: "unsent" };

interface SessionOptions {
  readonly responseTimeoutMs: number;
  /** Deals with a message from the far end; what it resolves to is the status of the answer. Never rejects. */
  readonly onMessage: (pdu: Pdu) => Promise<number>;
}

const SILENCE: Reply = { kind: "silence" };
const UNSENT: Reply = { kind: "unsent" };
const LAST_SEQUENCE = 0x7fffffff;

/** One connection, from its first octet to its last: requests with their answers, in both directions. */
export class Session {
  /** Resolves with the reason when the connection is gone. */
  readonly closed: Promise<string>;
  readonly #socket: Socket;
  readonly #options: SessionOptions;
  readonly #frames = new Frames();
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #sequence = 0;
  /** Nothing new goes out: one of the two sides has said goodbye. */
  #leaving = false;
  #reason = "closed by the far end";

  constructor(socket: Socket, options: SessionOptions) {
    this.#socket = socket;
    this.#options = options;
    this.closed = new Promise((resolve) => {
      socket.once("close", () => {
        this.#leaving = true;
        for (const settle of [...this.#waiting.values()]) settle(SILENCE);
        resolve(this.#reason);
      });
    });
    socket.on("error", (error: NodeJS.ErrnoException) => {
      this.#reason = error.code ?? error.name;
    });
    socket.on("data", (chunk: Buffer) => this.#read(chunk));
  }

  get isOpen(): boolean {
    return !this.#leaving && this.#socket.writable;
  }

  request(
    command: Request,
    fields?: Parameters<typeof encode>[2],
    timeoutMs = this.#options.responseTimeoutMs,
  ): Promise<Reply> {
    if (!this.isOpen) return Promise.resolve(UNSENT);
    this.#sequence = this.#sequence === LAST_SEQUENCE ? 1 : this.#sequence + 1;
    const sequence = this.#sequence;
    const octets = encode(command, { sequence }, fields);
    return new Promise((resolve) => {
      const settle = (reply: Reply): void => {
        clearTimeout(timer);
        this.#waiting.delete(sequence);
        resolve(reply);
      };
      const timer = setTimeout(settle, timeoutMs, SILENCE);
      this.#waiting.set(sequence, settle);
      // From here on the far end may have it, even if the write should fail: it can fail after a part of it.
      this.#socket.write(octets);
    });
  }

  /** A link can be dead without a word of the network: only a missing answer tells. */
  async enquire(intervalMs: number): Promise<void> {
    for (;;) {
      await this.#pause(intervalMs);
      if (!this.isOpen) return;
      const { kind } = await this.request("enquire_link");
      if (kind === "silence") this.destroy("no answer to enquire_link");
    }
  }

  async unbind(timeoutMs: number): Promise<void> {
    const unbound = this.request("unbind", {}, timeoutMs);
    this.#leaving = true;
    await unbound;
    this.destroy("unbound");
    await this.closed;
  }

  destroy(reason: string): void {
    this.#reason = reason;
    this.#leaving = true;
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    const frames = this.#frames.push(chunk);
    if (frames === undefined) this.destroy("what came is not SMPP");
    else for (const frame of frames) this.#handle(frame);
  }

  #handle(frame: Buffer): void {
    const pdu = decode(frame);
    // The sequence number of a PDU that cannot be read is still in its header.
    if (pdu === undefined) this.#answer("generic_nack", frame.readUInt32BE(12), STATUS.permanentFault);
    else if (pdu.isResponse) this.#waiting.get(pdu.sequence)?.({ kind: "answer", pdu });
    else this.#obey(pdu);
  }

  #obey(pdu: Pdu): void {
    const { command, sequence } = pdu;
    switch (command) {
      case "deliver_sm":
      case "data_sm":
        void this.#take(pdu, `${command}_resp`);
        break;
      case "enquire_link":
        this.#answer("enquire_link_resp", sequence, STATUS.ok);
        break;
      case "unbind":
        this.#reason = "unbound by the far end";
        this.#leaving = true;
        this.#answer("unbind_resp", sequence, STATUS.ok);
        this.#end();
        break;
      case "alert_notification":
        // The one request that has no answer.
        break;
      default:
        this.#answer("generic_nack", sequence, STATUS.invalidCommand);
    }
  }

  /** Answers that are on their way still come; a far end that does not hang up is not waited for. */
  #end(): void {
    this.#socket.end();
    const timer = setTimeout(() => this.#socket.destroy(), this.#options.responseTimeoutMs);
    void this.closed.then(() => clearTimeout(timer));
  }

  async #take(pdu: Pdu, response: Response): Promise<void> {
    this.#answer(response, pdu.sequence, await this.#options.onMessage(pdu));
  }

  #answer(response: Response, sequence: number, status: number): void {
    if (this.#socket.writable) this.#socket.write(encode(response, { sequence, status }));
  }

  /** Ends early when the connection does. */
  async #pause(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const passed = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    await Promise.race([passed, this.closed]);
    clearTimeout(timer);
  }
}
