import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createGateway, type Fetch } from "../../../../client/index.ts";
import type { Acknowledgement, History, PolledBatch } from "../history/history.ts";
import { describeFailure } from "../history/read-answer.ts";

/** A process that serves the stream. */
interface Server {
  readonly name: string;
  readonly url: string;
}

/** Long enough that streams are lost within a batch, and not only between two. */
const KEEP_REPORT_MS = 5;
const PATIENCE_MS = 86_400_000;

export interface StreamReaderOptions<Api extends Server> {
  readonly accountId: string;
  readonly history: History;
  readonly nextApi: () => Api;
  readonly tokenOf: (accountId: string) => string;
  /** How long a gateway may take to answer an acknowledgement. */
  readonly giveUpMs: number;
}

/**
 * A partner that reads its reports by the stream, with our client, and never ends. All reports since the last acknowledgement count as one
 * batch that was polled. So a report that the stream sends twice is found as one that is in a batch twice or in two of them.
 */
export class StreamReader<Api extends Server> {
  readonly #options: StreamReaderOptions<Api>;
  #kept: { readonly msgKey: string; readonly code: string }[] = [];
  #lastId = "";
  /** Whether a gateway has said that it has the last acknowledgement. */
  #isAcknowledged = false;
  #connection = new AbortController();
  /** The process that sends the stream. */
  servedBy: Api | undefined;

  constructor(options: StreamReaderOptions<Api>) {
    this.#options = options;
  }

  /** Whether reports were sent whose batch is not acknowledged. */
  get isWithinBatch(): boolean {
    return this.#kept.length > 0;
  }

  /** Loses the connection with all events that are on their way. Without this, the system still delivers what a killed process has written. */
  lose(): void {
    this.#connection.abort();
  }

  async run(signal: AbortSignal): Promise<void> {
    const { accountId } = this.#options;
    // A client that begins anew gets a batch from its first report.
    this.#kept = [];
    const [expiresAtMs, renewAtMs] = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
    const gateway = createGateway({
      ...{ baseUrl: "http://gateway", clientId: accountId, password: "none", fetch: this.#fetch },
      tokenStore: { get: () => ({ token: this.#options.tokenOf(accountId), expiresAtMs, renewAtMs }), set: () => {} },
    });
    for await (const { msgKey, reportCode } of gateway.reports.stream({
      signal,
      ...{ patienceMs: PATIENCE_MS, reconnectMs: 100 },
    })) {
      this.#kept.push({ msgKey, code: reportCode });
      await sleep(KEEP_REPORT_MS);
    }
  }

  readonly #fetch: Fetch = async (url, init) => {
    const api = this.#options.nextApi();
    const target = api.url + new URL(url).pathname;
    if (init.method === "DELETE") return this.#acknowledge(api, target, init);
    this.#connection = new AbortController();
    const signals = [this.#connection.signal, ...(init.signal ? [init.signal] : [])];
    const response = await fetch(target, { ...init, signal: AbortSignal.any(signals) });
    if (!response.ok || response.body === null) return response;
    this.servedBy = api;
    const events = oneByOne(response.body, this.#connection.signal);
    return new Response(
      new ReadableStream(
        {
          async pull(controller) {
            const { done, value } = await events.next();
            if (done) controller.close();
            else controller.enqueue(value);
          },
          cancel: () => void events.return(undefined),
        },
        { highWaterMark: 0 },
      ),
      response,
    );
  };

  async #acknowledge(api: Api, target: string, init: RequestInit): Promise<Response> {
    const { accountId, history, giveUpMs } = this.#options;
    const reportId = target.split("/").at(-1) ?? "";
    const fromMs = Date.now();
    const about = { process: api.name, accountId };
    // Once for each batch: an acknowledgement may be repeated.
    if (reportId !== this.#lastId) {
      const outcome: PolledBatch = { kind: "batch", reportId, reports: this.#kept, text: hashOf(this.#kept) };
      history.polls.push({ ...about, fromMs, toMs: fromMs, outcome });
      this.#lastId = reportId;
      this.#isAcknowledged = false;
      this.#kept = [];
    }
    // Who opens the stream again because an acknowledgement was refused gets the same reports once more.
    if (!this.#isAcknowledged) this.#kept = [];
    const note = (outcome: Acknowledgement["outcome"]): void => {
      if (outcome.kind === "acknowledged") this.#isAcknowledged = true;
      history.acknowledgements.push({ ...about, reportId, fromMs, toMs: Date.now(), outcome });
    };
    try {
      // The client stops waiting at the deadline of all its tries, which may leave the last of them a millisecond. That says nothing about the
      // gateway, so the request goes on.
      const response = await fetch(target, { ...init, signal: AbortSignal.timeout(giveUpMs) });
      const { code } = (await response.clone().json()) as { readonly code: string };
      note(code === "A000" ? { kind: "acknowledged" } : { kind: "refused", status: response.status, code });
      return response;
    } catch (error) {
      note({ kind: "no-answer", reason: describeFailure(error) });
      throw error;
    }
  }
}

/** Each event by itself and only when it is asked for, so that those after it count as still on their way. */
async function* oneByOne(body: ReadableStream<Uint8Array>, lost: AbortSignal): AsyncGenerator<Uint8Array> {
  for await (const chunk of body)
    for (const event of Buffer.from(chunk)
      .toString("latin1")
      .split(/(?<=\n\n)/)) {
      yield Buffer.from(event, "latin1");
      lost.throwIfAborted();
    }
}

const hashOf = (reports: readonly object[]): string =>
  createHash("sha256").update(JSON.stringify(reports)).digest("hex");
