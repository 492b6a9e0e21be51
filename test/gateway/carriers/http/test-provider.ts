import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Carrier, Submission, SubmitOutcome } from "../../../../server/carriers/carrier.ts";
import { httpAdapter } from "../../../../server/carriers/http/adapter.ts";
import { createLog } from "../../../../server/telemetry/log.ts";
import { carrierMessageFaults } from "../../../rig/carrier-message.ts";

export const SECRET = "a secret that nobody guesses";

export interface Heard {
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** What the provider does with a request that it has read. */
export type Manner = (response: ServerResponse, request: Heard) => void;

/** A server that answers as it is told to, and a carrier that posts to it. */
export class TestProvider {
  readonly heard: Heard[] = [];
  readonly logged: string[] = [];
  connections = 0;
  readonly #faults: string[] = [];
  manner: Manner = (response) => response.end();
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  #carrier: Carrier | undefined;

  private constructor() {
    this.#server.on("connection", () => {
      this.connections++;
    });
  }

  static async start(settings: (base: string) => Record<string, unknown> = () => ({})): Promise<TestProvider> {
    const provider = new TestProvider();
    provider.#server.listen(0, "127.0.0.1");
    await once(provider.#server, "listening");
    const base = `http://127.0.0.1:${(provider.#server.address() as AddressInfo).port}`;
    const log = createLog("info", { write: (line) => void provider.logged.push(line) });
    const context = { name: "provider", now: Date.now, log, receive: async () => {} };
    const given = { url: `${base}/messages`, secret: SECRET, timeoutMs: 1000, ...settings(base) };
    provider.#carrier = httpAdapter(given).make(context);
    provider.#carrier.start();
    return provider;
  }

  get carrier(): Carrier {
    if (this.#carrier === undefined) throw new Error("The carrier is there once the provider listens");
    return this.#carrier;
  }

  /** Every answer from now on. */
  answers(status: number, body: unknown = "", headers: Record<string, string> = {}): void {
    this.manner = (response) => {
      response.writeHead(status, headers);
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    };
  }

  async submit(
    batch: readonly Submission[],
    mayHandOver: () => boolean = () => true,
  ): Promise<readonly (SubmitOutcome | undefined)[]> {
    const outcomes = batch.map((): SubmitOutcome[] => []);
    await this.carrier.submit(batch, (index, outcome) => outcomes[index]?.push(outcome), mayHandOver);
    if (outcomes.some(({ length }) => length !== 1)) throw new Error("A message was not settled exactly once");
    return outcomes.map(([outcome]) => outcome);
  }

  async stop(): Promise<void> {
    await this.carrier.stop();
    await this.close();
    if (this.#faults.length > 0) throw new Error(`Messages broke the contract: ${this.#faults.join(", ")}`);
  }

  /** Takes no more connections. */
  async close(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = once(this.#server, "close");
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const heard = { url: request.url, headers: request.headers, body: await text(request) };
    this.heard.push(heard);
    if (heard.url === "/messages")
      for (const message of JSON.parse(heard.body).messages) this.#faults.push(...carrierMessageFaults(message));
    this.manner(response, heard);
  }
}
