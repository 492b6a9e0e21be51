import { connect, type Socket } from "node:net";
import { waitUntil } from "./wait-until.ts";

/** How long a busy machine may take for what should come at once. */
export const SOON_MS = 20_000;

/** A connection of a caller that says what it likes: what comes over it, and when it ends. */
export class Line {
  readonly socket: Socket;
  heard = "";
  isClosed = false;
  readonly #ended: Promise<unknown>;

  constructor(url: string) {
    this.socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1", allowHalfOpen: true });
    this.socket.on("data", (chunk) => {
      this.heard += chunk;
    });
    this.socket.on("error", () => {});
    this.socket.once("close", () => {
      this.isClosed = true;
    });
    this.#ended = new Promise((resolve) => this.socket.once("end", resolve).once("close", resolve));
  }

  /** The result codes of its answers so far. */
  get codes(): string[] {
    return [...this.heard.matchAll(/\{"code":"(A\d{3})"/g)].map(([, code = ""]) => code);
  }

  say(bytes: string): this {
    this.socket.write(bytes, "latin1");
    return this;
  }

  /** Says that nothing more will come, and goes on reading. */
  halfClose(): this {
    this.socket.end();
    return this;
  }

  hears(text: string | RegExp): Promise<void> {
    const isHeard = (): boolean => (typeof text === "string" ? this.heard.includes(text) : text.test(this.heard));
    return waitUntil(isHeard, () => `${text} is in ${this.heard}`, SOON_MS);
  }

  /** Resolves when the gateway has closed its side. */
  async ended(): Promise<void> {
    await this.#ended;
    this.socket.destroy();
  }
}
