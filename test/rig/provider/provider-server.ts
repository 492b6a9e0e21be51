import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Webhook } from "standardwebhooks";
import type { FakeProvider } from "./fake-provider.ts";
import type { FromProvider, ToProvider } from "./receipt-texts.ts";

type Message = { readonly reference: string; readonly to: string; readonly channel: string };
type Result = { readonly reference: string; readonly status: string };

/** What decides about messages, and says what is known of them. */
type Provider = Pick<FakeProvider, "submitMessages" | "askMessages" | "stop">;

/** Results after which a message may be sent again. */
const DENIALS = new Set(["throttled", "never-heard"]);

/** Listens for a provider, and goes away when it is told to. */
export class ProviderServer {
  readonly #provider: Provider;
  readonly #webhook: Webhook;
  readonly #tell: (words: FromProvider) => void;
  readonly #isRecorded: boolean;
  readonly #recipients: string[] = [];
  #server: Server | undefined;
  #port = 0;
  /** Messages that are still read before the line is cut; undefined: it is not going to be. */
  #cutAfter: number | undefined;

  constructor(provider: Provider, webhook: Webhook, tell: (words: FromProvider) => void, isRecorded = false) {
    this.#provider = provider;
    this.#webhook = webhook;
    this.#tell = tell;
    this.#isRecorded = isRecorded;
  }

  async listen(port: number): Promise<number> {
    this.#server = createServer((request, response) => void this.#serve(request, response));
    this.#server.listen(port, "127.0.0.1");
    await once(this.#server, "listening");
    this.#port = (this.#server.address() as AddressInfo).port;
    return this.#port;
  }

  async close(): Promise<void> {
    await Promise.all([this.#provider.stop(), this.#drop()]);
  }

  async obey(words: ToProvider): Promise<void> {
    if (words.kind === "heard") await this.#drop();
    if (words.kind === "restore") {
      this.#cutAfter = undefined;
      await this.listen(this.#port);
      this.#tell({ kind: "obeyed", what: "restore" });
    }
    if (words.kind === "cut") {
      this.#cutAfter = words.after;
      if (words.after === 0) await this.#drop();
      this.#tell({ kind: "obeyed", what: "cut" });
    }
  }

  async #drop(): Promise<void> {
    if (!this.#server?.listening) return;
    const closed = once(this.#server, "close");
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await this.#answer(request).catch(() => ({ status: 500, body: { error: "internal" } }));
    if (answer === undefined) return;
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(JSON.stringify(answer.body));
  }

  /** Undefined: nothing is ever answered. */
  async #answer(request: IncomingMessage): Promise<{ status: number; body?: unknown } | undefined> {
    const raw = await text(request);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    try {
      this.#webhook.verify(raw, headers);
    } catch {
      return { status: 401 };
    }
    const call = { mediaType: "application/json", header: headers as never, body: JSON.parse(raw) } as const;
    const [, path = "", what] = /^(.*)\/(messages|questions)$/.exec(request.url ?? "") ?? [];
    if (what === undefined) return { status: 404 };
    if (what === "questions") return this.#recordDenials(await this.#provider.askMessages(call));
    if (this.#isRecorded) {
      const messages = call.body.messages.map(({ reference, to, channel }: Message) => ({ reference, to, channel }));
      this.#tell({ kind: "submitted", messages, path });
    }
    for (const { to } of call.body.messages) this.#recipients.push(to);
    if (this.#cutAfter !== undefined) return this.#cut(call.body.messages.length);
    const reply = this.#recordDenials(await this.#provider.submitMessages(call));
    return reply.body.results.length === 0 ? undefined : reply;
  }

  #recordDenials<Reply extends { readonly body: { readonly results: readonly Result[] } }>(reply: Reply): Reply {
    const denied = reply.body.results.filter(({ status }) => DENIALS.has(status));
    const references = denied.map(({ reference }) => reference);
    if (this.#isRecorded && references.length > 0) this.#tell({ kind: "denied", references });
    return reply;
  }

  #cut(messages: number): undefined {
    this.#cutAfter = (this.#cutAfter ?? 0) - messages;
    // Not before the parent knows: whoever sees the connection break asks at once what was read.
    if (this.#cutAfter <= 0) this.#tell({ kind: "heard", recipients: this.#recipients });
  }
}
