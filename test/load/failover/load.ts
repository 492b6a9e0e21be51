import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { rcs } from "../../gateway/single-sends.ts";
import type { History, NoAnswer, PolledBatch, Refused, Send } from "../fault/history/history.ts";

const SENDERS = 16;
const SEND_EVERY_MS = 60;
const POLL_EVERY_MS = 100;
const RETRY_MS = 200;
/** Longer than a gateway may ever take: the history checker tells what is too long. */
const GIVE_UP_MS = 30_000;
const FROM = "0212345678";

/** One goes to the SMSC, the other to the HTTP provider. */
const SENDS = [
  { path: "/v1/send/sms", body: { from: FROM, text: "Hi" } },
  { path: "/v1/send/rcs", body: rcs },
] as const;

export interface LoadOptions {
  readonly apis: readonly { readonly name: string; readonly url: string }[];
  readonly account: { readonly id: string; readonly password: string };
  readonly history: History;
}

interface Answer {
  readonly code: string;
  readonly msgKey?: string;
  readonly data?: {
    readonly token?: string;
    readonly reportId?: string;
    readonly report?: readonly { readonly msgKey: string; readonly reportCode: string }[];
  };
}

type Asked = { readonly status: number; readonly answer: Answer; readonly text: string } | NoAnswer;

/**
 * Clients that send all the time, each request to the next API process, and one that polls reports. A send that was not accepted is
 * repeated with its Idempotency-Key until it is, so at the end every ref is one message.
 */
export class Load {
  /** Counts failovers; a part of every ref. */
  round = 0;
  readonly #options: LoadOptions;
  readonly #token: string;
  readonly #isStopped = { sending: false, polling: false };
  readonly #polled = new Set<string>();
  readonly #sending: Promise<unknown>;
  readonly #polling: Promise<void>;
  #sends = 0;
  #requests = 0;

  private constructor(options: LoadOptions, token: string) {
    this.#options = options;
    this.#token = token;
    this.#sending = Promise.all(Array.from({ length: SENDERS }, () => this.#sendAll()));
    this.#polling = this.#pollAll();
  }

  static async start(options: LoadOptions): Promise<Load> {
    const { apis, account } = options;
    const headers = { "X-SVC-Client-Id": account.id, "X-SVC-Client-Passwd": account.password };
    const asked = await ask(`${apis[0]?.url}/v1/auth/token`, { method: "POST", headers });
    const token = "answer" in asked ? asked.answer.data?.token : undefined;
    if (token === undefined) throw new Error(`There is no token: ${JSON.stringify(asked)}`);
    return new Load(options, token);
  }

  /** Resolves when every send is accepted; sends that still are not when `stop` is called are left. */
  async stopSending(): Promise<void> {
    this.#isStopped.sending = true;
    await this.#sending;
  }

  async stop(): Promise<void> {
    this.#isStopped.sending = true;
    this.#isStopped.polling = true;
    await Promise.all([this.#sending, this.#polling]);
  }

  /** The keys of accepted messages whose report was not polled yet. */
  listOpen(): readonly string[] {
    const { sends } = this.#options.history;
    const accepted = sends.flatMap(({ outcome }) => (outcome.kind === "accepted" ? [outcome.msgKey] : []));
    return accepted.filter((msgKey) => !this.#polled.has(msgKey));
  }

  async #sendAll(): Promise<void> {
    for (; !this.#isStopped.sending; await sleep(SEND_EVERY_MS)) await this.#sendOne();
  }

  async #sendOne(): Promise<void> {
    const number = this.#sends++;
    const { path, body } = SENDS[number % SENDS.length] ?? SENDS[0];
    const ref = `${this.round}-${number}`;
    // No recipient ends as one of the magic recipients.
    const to = `010${10_000_000 + number}`;
    const init = this.#makeRequest("POST", { ...body, to, ref }, randomUUID());
    while (!this.#isStopped.polling) {
      const api = this.#nextApi();
      const fromMs = Date.now();
      const outcome = readSend(await ask(api.url + path, init));
      const about = { round: this.round, accountId: this.#options.account.id, ref, to };
      this.#options.history.sends.push({ process: api.name, fromMs, toMs: Date.now(), ...about, outcome });
      if (outcome.kind === "accepted") return;
      await sleep(RETRY_MS);
    }
  }

  async #pollAll(): Promise<void> {
    while (!this.#isStopped.polling) {
      const batch = await this.#poll();
      if (batch === undefined) await sleep(POLL_EVERY_MS);
      else await this.#acknowledge(batch);
    }
  }

  async #poll(): Promise<PolledBatch | undefined> {
    const api = this.#nextApi();
    const fromMs = Date.now();
    const outcome = readPoll(await ask(`${api.url}/v1/report/polling`, this.#makeRequest("GET")));
    const accountId = this.#options.account.id;
    this.#options.history.polls.push({ process: api.name, fromMs, toMs: Date.now(), accountId, outcome });
    return outcome.kind === "batch" ? outcome : undefined;
  }

  async #acknowledge({ reportId, reports }: PolledBatch): Promise<void> {
    const api = this.#nextApi();
    const fromMs = Date.now();
    const asked = await ask(`${api.url}/v1/report/polling/${reportId}`, this.#makeRequest("DELETE"));
    const outcome = "kind" in asked ? asked : readAcknowledgement(asked);
    const accountId = this.#options.account.id;
    this.#options.history.acknowledgements.push({
      ...{ process: api.name, fromMs, toMs: Date.now(), accountId, reportId, outcome },
    });
    for (const { msgKey } of reports) this.#polled.add(msgKey);
  }

  #nextApi(): LoadOptions["apis"][number] {
    const { apis } = this.#options;
    const api = apis[this.#requests++ % apis.length];
    if (api === undefined) throw new Error("There is no API process");
    return api;
  }

  #makeRequest(method: string, json?: unknown, key?: string): RequestInit {
    const headers = {
      authorization: `Bearer ${this.#token}`,
      ...(key !== undefined && { "idempotency-key": key }),
      ...(json !== undefined && { "content-type": "application/json" }),
    };
    return { method, headers, body: json === undefined ? null : JSON.stringify(json) };
  }
}

const refused = (status: number, { code }: Answer): Refused => ({ kind: "refused", status, code });

function readSend(asked: Asked): Send["outcome"] {
  if ("kind" in asked) return asked;
  const { status, answer } = asked;
  const isAccepted = answer.code === "A000" && answer.msgKey !== undefined;
  return isAccepted ? { kind: "accepted", msgKey: answer.msgKey } : refused(status, answer);
}

function readPoll(asked: Asked): PolledBatch | { readonly kind: "empty" } | Refused | NoAnswer {
  if ("kind" in asked) return asked;
  const { status, answer, text } = asked;
  if (answer.code !== "A000") return refused(status, answer);
  const { reportId = "", report = [] } = answer.data ?? {};
  if (reportId === "") return { kind: "empty" };
  const reports = report.map(({ msgKey, reportCode }) => ({ msgKey, code: reportCode }));
  return { kind: "batch", reportId, reports, text: createHash("sha256").update(text).digest("hex") };
}

const readAcknowledgement = ({ status, answer }: { readonly status: number; readonly answer: Answer }) =>
  answer.code === "A000" ? ({ kind: "acknowledged" } as const) : refused(status, answer);

async function ask(url: string, init: RequestInit): Promise<Asked> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(GIVE_UP_MS) });
    const text = await response.text();
    return { status: response.status, answer: JSON.parse(text) as Answer, text };
  } catch (error) {
    return { kind: "no-answer", reason: describe(error) };
  }
}

function describe(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause && typeof cause.code === "string" ? cause.code : `${cause.name}: ${cause.message}`;
}
