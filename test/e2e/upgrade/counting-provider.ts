import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { Webhook } from "standardwebhooks";

const SECRET = "a secret that both sides know, long enough";
const RECEIPT_AFTER_MS = 20;
const ANSWER_MS = 30_000;
const DELIVERED = "10000";
/** No RCS on this device: the next step of the flow follows. */
const FAILED = "54003";

/** A provider over HTTP that counts what it gets, and from which build. */
export class CountingProvider {
  /** How often each message came, by its recipient. */
  readonly counts = new Map<string, number>();
  readonly builds = new Set<string>();
  /** Where receipts are posted: the gateways that are there at the moment. */
  callbacks: readonly string[] = [];
  readonly #codes = new Map<string, string>();
  readonly #webhook = new Webhook(SECRET, { format: "raw" });
  readonly #server: Server;
  readonly #failing: RegExp;
  #isStopped = false;

  /** Messages to recipients that match `failing` are not delivered. */
  constructor(failing: RegExp) {
    this.#failing = failing;
    this.#server = createServer(async (request, response) => {
      const body = JSON.stringify({ results: this.#answer(request, JSON.parse(await text(request))) });
      response.writeHead(200, { "content-type": "application/json" }).end(body);
    });
  }

  async listen(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
  }

  /** The settings of a carrier that is this provider, for workers of one build. */
  settings(build: string): Readonly<Record<string, unknown>> {
    const base = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/${build}`;
    return { adapter: "http", url: `${base}/messages`, ask: `${base}/questions`, secret: SECRET };
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  #answer({ url = "" }: IncomingMessage, body: Body): readonly object[] {
    const [, build = "", path] = url.split("/");
    if (path === "questions") return body.references.map((reference) => this.#describe(reference));
    this.builds.add(build);
    return body.messages.map(({ reference, to }) => {
      this.counts.set(to, (this.counts.get(to) ?? 0) + 1);
      this.#codes.set(reference, this.#failing.test(to) ? FAILED : DELIVERED);
      void this.#report(reference);
      return { reference, status: "accepted" };
    });
  }

  #describe(reference: string): object {
    const code = this.#codes.get(reference);
    return code === undefined ? { reference, status: "never-heard" } : { reference, status: "ended", code };
  }

  /** Until a gateway has said that it has the receipt. */
  async #report(reference: string): Promise<void> {
    const reportedAt = new Date().toISOString();
    const body = JSON.stringify({ receipts: [{ reference, reportCode: this.#codes.get(reference), reportedAt }] });
    for (let attempt = 0; !this.#isStopped; attempt++) {
      await sleep(RECEIPT_AFTER_MS);
      const callback = this.callbacks[attempt % this.callbacks.length] ?? "";
      if (await this.#post(callback, body)) return;
    }
  }

  async #post(callback: string, body: string): Promise<boolean> {
    const id = randomUUID();
    const now = new Date();
    const headers = {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": this.#webhook.sign(id, now, body),
    };
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(callback, { method: "POST", headers, body, signal }).catch(() => undefined);
    await response?.arrayBuffer();
    return response?.status === 200;
  }
}

interface Body {
  readonly messages: readonly { readonly reference: string; readonly to: string }[];
  readonly references: readonly string[];
}
