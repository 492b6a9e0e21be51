import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { rcs } from "../../gateway/single-sends.ts";
import { PASSWORD } from "../../rig/live-gateway.ts";

/** How a message goes, told by the first digits of its recipient. */
export const PREFIXES = { sms: "0107", rcs: "0108", rcsThenSms: "0109" } as const;

const SEND_EVERY_MS = 75;
const POLL_EVERY_MS = 100;
/** Longer than a client should ever wait. */
const ANSWER_MS = 30_000;
const RECIPIENTS = 7;
const sms = { from: "0212345678", text: "Hi" };
const KINDS = [
  { prefix: PREFIXES.sms, messageFlow: [{ sms }] },
  { prefix: PREFIXES.rcs, messageFlow: [{ rcs }] },
  { prefix: PREFIXES.rcsThenSms, messageFlow: [{ rcs }, { sms }] },
  { prefix: PREFIXES.sms, messageFlow: [{ sms }] },
] as const;

interface Answer {
  readonly code: string;
  readonly data?: {
    readonly token?: string;
    readonly destinations?: readonly { readonly to: string; readonly msgKey: string; readonly code: string }[];
    readonly reportId?: string;
    readonly report?: readonly { readonly msgKey: string; readonly reportCode: string }[];
  };
}

/** A client that sends all the time, to one gateway after another, and polls reports at the same time. */
export class Traffic {
  /** The gateways that are there at the moment. */
  urls: readonly string[] = [];
  /** Accepted messages: key and recipient. */
  readonly accepted = new Map<string, string>();
  /** The codes of the final reports of each message. */
  readonly reported = new Map<string, string[]>();
  /** Sends that were not accepted. */
  readonly refused: string[] = [];
  readonly #token: string;
  readonly #stopSending = new AbortController();
  readonly #stopPolling = new AbortController();
  readonly #sending: Promise<void>;
  readonly #polling: Promise<void>;
  #requests = 0;
  #recipients = 0;

  private constructor(url: string, token: string) {
    this.urls = [url];
    this.#token = token;
    this.#sending = this.#send();
    this.#polling = this.#poll();
  }

  static async start(url: string, accountId: string): Promise<Traffic> {
    const headers = { "X-SVC-Client-Id": accountId, "X-SVC-Client-Passwd": PASSWORD };
    const response = await fetch(`${url}/v1/auth/token`, { method: "POST", headers });
    const { data } = (await response.json()) as Answer;
    return new Traffic(url, data?.token ?? "");
  }

  async stopSending(): Promise<void> {
    this.#stopSending.abort();
    await this.#sending;
  }

  async stop(): Promise<void> {
    await this.stopSending();
    this.#stopPolling.abort();
    await this.#polling;
  }

  /** Accepted messages without a report. */
  listOpen(): readonly string[] {
    return [...this.accepted.keys()].filter((msgKey) => !this.reported.has(msgKey));
  }

  async #send(): Promise<void> {
    for (; !this.#stopSending.signal.aborted; await sleep(SEND_EVERY_MS))
      await this.#sendOne(KINDS[this.#requests % KINDS.length] ?? KINDS[0]);
  }

  async #sendOne({ prefix, messageFlow }: (typeof KINDS)[number]): Promise<void> {
    const url = this.urls[this.#requests++ % this.urls.length] ?? "";
    const destinations = Array.from({ length: RECIPIENTS }, () => ({
      to: prefix + String(this.#recipients++).padStart(7, "0"),
    }));
    const key = randomUUID();
    const send = (to: string) => this.#ask("POST", `${to}/v1/send/omni`, { messageFlow, destinations }, key);
    try {
      // A gateway that stops closes idle connections, and a request may be on its way on one of them: a client repeats it with its key.
      const { code, data } = await send(url).catch(() => send(this.urls.at(-1) ?? url));
      const accepted = data?.destinations ?? [];
      if (accepted.length < RECIPIENTS) this.refused.push(code);
      for (const { msgKey, to } of accepted) this.accepted.set(msgKey, to);
    } catch (error) {
      this.refused.push(String(error));
    }
  }

  async #poll(): Promise<void> {
    const read = new Set<string>();
    for (let turn = 0; !this.#stopPolling.signal.aborted; turn++) {
      const url = this.urls[turn % this.urls.length] ?? "";
      const { data } = await this.#ask("GET", `${url}/v1/report/polling`).catch(() => ({ data: undefined }));
      const { reportId = "", report = [] } = data ?? {};
      if (reportId === "") await sleep(POLL_EVERY_MS);
      // A batch whose acknowledgement failed comes again.
      else if (!read.has(reportId))
        for (const { msgKey, reportCode } of report)
          this.reported.set(msgKey, [...(this.reported.get(msgKey) ?? []), reportCode]);
      read.add(reportId);
      if (reportId !== "") await this.#ask("DELETE", `${url}/v1/report/polling/${reportId}`).catch(() => {});
    }
  }

  async #ask(method: string, url: string, json?: unknown, key?: string): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${this.#token}`,
      ...(key !== undefined && { "idempotency-key": key }),
      ...(json !== undefined && { "content-type": "application/json" }),
    };
    const body = json === undefined ? null : JSON.stringify(json);
    const response = await fetch(url, { method, headers, body, signal: AbortSignal.timeout(ANSWER_MS) });
    return (await response.json()) as Answer;
  }
}
