import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { rcs } from "../../../gateway/single-sends.ts";
import type { Random } from "../../../rig/random.ts";
import { tokenOf } from "../../bench/gateway.ts";
import { type History, type NoAnswer, OPTED_OUT_NUMBER, type PolledBatch, type Send } from "../history/history.ts";
import { type Answer, describeFailure, readBatch, refused } from "../history/read-answer.ts";
import type { GatewayProcess } from "./gateway-process.ts";
import { StreamReader } from "./stream-reader.ts";

/** Longer than a gateway may take: what ends by this is a violation. */
const GIVE_UP_MS = 60_000;
const SEND_EVERY_MS = 25;
const POLL_EVERY_MS = 100;
/** If gateways say nothing, no more requests than these wait. */
const MOST_UNDER_WAY = 300;
const FROM = "0212345678";
/** The shortest that RCS has; the longest is the default. */
const FORTY_SECONDS = "2";
/** So many advertisements come to one for a number that has opted out. */
const OPTED_OUT_EVERY = 4;
/** Last digits of recipients whose device has no RCS. */
const NO_RCS = "00004003";

/** 15 digits at most. A soak of half an hour sends some 20,000 messages, and each needs a number of its own. */
const withEnding = (number: number, ending: string): string =>
  `01${String(number % 100_000).padStart(5, "0")}${ending}`;

type Body = Readonly<Record<string, unknown>> & { readonly to: string };

/** As partners choose it: many messages are due at once. */
const toWholeSecond = (ms: number): string => new Date(Math.ceil(ms / 1000) * 1000).toISOString();

type Asked = { readonly status: number; readonly answer: Answer } | NoAnswer;

/** What is special about the messages of a round. */
export interface RoundLoad {
  /** Last digits of some recipients, which ask carriers for something special. */
  readonly endings?: readonly string[] | undefined;
  /** Some SMS have a sendAt so long from now, rounded up to a whole second. */
  readonly sendAfterMs?: number | undefined;
}

export interface ClientOptions {
  readonly apis: readonly GatewayProcess[];
  readonly polling: readonly string[];
  readonly posted: readonly string[];
  readonly streamed?: readonly string[];
  readonly history: History;
  readonly random: Random;
}

/** Partners of the gateway: they send, poll, read the stream and acknowledge, and write down every answer. */
export class Client {
  readonly #options: ClientOptions;
  /** Those who read their reports by the stream. */
  readonly streams: readonly StreamReader<GatewayProcess>[];
  readonly #underWay = new Set<Promise<void>>();
  readonly #tokens = new Map<string, string>();
  readonly #stopping = new AbortController();
  #polling: Promise<unknown> = Promise.resolve();
  #isSending = false;
  #sending: Promise<void> = Promise.resolve();
  #sent = 0;
  #turn = 0;
  #round = 0;
  #load: RoundLoad = {};

  constructor(options: ClientOptions) {
    this.#options = options;
    const { polling, posted, streamed = [], history } = options;
    for (const id of [...polling, ...posted, ...streamed]) this.#tokens.set(id, tokenOf(id));
    const nextApi = () => this.#nextApi();
    this.streams = streamed.map(
      (accountId) => new StreamReader({ accountId, history, nextApi, tokenOf, giveUpMs: GIVE_UP_MS }),
    );
  }

  get sent(): number {
    return this.#sent;
  }

  startPolling(): void {
    const { signal } = this.#stopping;
    const polling = this.#options.polling.map((accountId) => this.#poll(accountId));
    this.#polling = Promise.all([...polling, ...this.streams.map((stream) => stream.run(signal))]);
  }

  /** Sends until it is told to stop. */
  startSending(round: number, load: RoundLoad = {}): void {
    this.#round = round;
    this.#load = load;
    this.#isSending = true;
    this.#sending = this.#send();
  }

  /** Resolves when every send has its answer, or none in time. */
  async stopSending(): Promise<void> {
    this.#isSending = false;
    await this.#sending;
    await Promise.all(this.#underWay);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.stopSending();
    await this.#polling;
  }

  async #send(): Promise<void> {
    for (; this.#isSending; await sleep(SEND_EVERY_MS)) {
      if (this.#underWay.size >= MOST_UNDER_WAY) continue;
      const one = this.#sendOne().finally(() => this.#underWay.delete(one));
      this.#underWay.add(one);
    }
  }

  async #sendOne(): Promise<void> {
    const { random, polling, posted, streamed = [], history } = this.#options;
    const accountId = random.pick([polling[0] ?? "", ...polling.slice(1), ...posted, ...streamed]);
    const number = this.#sent++;
    const ref = `${this.#round}-${number}`;
    const round = this.#round;
    const { path, body } = this.#makeMessage(number);
    const { to } = body;
    // A careful caller repeats a request that was not answered, with its key. Others leave it at that.
    const key = random.integer(0, 1) === 0 ? randomUUID() : undefined;
    for (let attempt = 0; attempt < (key === undefined ? 1 : 3); attempt++) {
      const api = this.#nextApi();
      const fromMs = Date.now();
      const asked = await this.#ask(api, "POST", path, { accountId, json: { ...body, ref }, key });
      const outcome: Send["outcome"] =
        "kind" in asked
          ? asked
          : asked.answer.code === "A000"
            ? { kind: "accepted", msgKey: asked.answer.msgKey ?? "" }
            : refused(asked.status, asked.answer);
      history.sends.push({ process: api.name, fromMs, toMs: Date.now(), round, accountId, ref, to, key, outcome });
      if (outcome.kind === "accepted") return;
      await sleep(500);
    }
  }

  /**
   * SMS goes to the SMSC or the provider, MMS and RCS to the provider, and some RCS fail there and go on as SMS. Some SMS advertise, and some of
   * these are for a number that has opted out.
   */
  #makeMessage(number: number): { readonly path: string; readonly body: Body } {
    const { endings = [], sendAfterMs } = this.#load;
    const ending = number % 3 === 0 ? endings[(number / 3) % endings.length] : undefined;
    const to = ending === undefined ? `010${10_000_000 + number}` : withEnding(number, ending);
    const isLater = sendAfterMs !== undefined && number % 2 === 0;
    const text = { from: FROM, text: "Hi" };
    const later = isLater && { sendAt: toWholeSecond(Date.now() + sendAfterMs) };
    const kind = this.#options.random.integer(0, (ending === undefined ? 8 : 5) - 1);
    if (kind === 0) {
      const recipient = number % OPTED_OUT_EVERY === 0 ? OPTED_OUT_NUMBER : to;
      return { path: "/v1/send/sms", body: { ...text, ...later, text: "(광고) Hi", to: recipient } };
    }
    if (kind < 3) return { path: "/v1/send/sms", body: { ...text, ...later, to } };
    if (kind < 5) return { path: "/v1/send/mms", body: { ...text, title: "Title", to } };
    const fallback = { type: "SMS", ...text };
    const recipient = kind === 5 ? withEnding(number, NO_RCS) : to;
    return { path: "/v1/send/rcs", body: { ...rcs, expiryOption: FORTY_SECONDS, to: recipient, fallback } };
  }

  /** As a load balancer chooses: those that are known to be away get nothing, except that nobody knows it at once. */
  #nextApi(): GatewayProcess {
    const { apis } = this.#options;
    const here = apis.filter(({ isAway }) => !isAway);
    const all = here.length === 0 || this.#turn % 10 === 0 ? apis : here;
    const api = all[this.#turn++ % all.length];
    if (api === undefined) throw new Error("There is no API process");
    return api;
  }

  async #poll(accountId: string): Promise<void> {
    const { random, history } = this.#options;
    while (!this.#stopping.signal.aborted) {
      const batch = await this.#pollOnce(accountId);
      if (batch === undefined) {
        await sleep(POLL_EVERY_MS);
        continue;
      }
      // Some partners crash before they acknowledge, and poll again.
      if (random.integer(0, 2) === 0) continue;
      const times = random.integer(0, 4) === 0 ? 2 : 1;
      for (let time = 0; time < times; time++) {
        const api = this.#nextApi();
        const fromMs = Date.now();
        const asked = await this.#ask(api, "DELETE", `/v1/report/polling/${batch.reportId}`, { accountId });
        const outcome =
          "kind" in asked
            ? asked
            : asked.answer.code === "A000"
              ? ({ kind: "acknowledged" } as const)
              : refused(asked.status, asked.answer);
        const { reportId } = batch;
        history.acknowledgements.push({ process: api.name, fromMs, toMs: Date.now(), accountId, reportId, outcome });
      }
    }
  }

  async #pollOnce(accountId: string): Promise<PolledBatch | undefined> {
    const api = this.#nextApi();
    const fromMs = Date.now();
    const asked = await this.#ask(api, "GET", "/v1/report/polling", { accountId });
    const outcome = "kind" in asked ? asked : readBatch(asked.status, asked.answer);
    // Most polls find nothing, and say nothing about the gateway.
    if (outcome.kind !== "empty" || Date.now() - fromMs > 1000)
      this.#options.history.polls.push({ process: api.name, fromMs, toMs: Date.now(), accountId, outcome });
    return outcome.kind === "batch" ? outcome : undefined;
  }

  async #ask(
    api: GatewayProcess,
    method: string,
    path: string,
    {
      accountId,
      json,
      key,
    }: { readonly accountId: string; readonly json?: unknown; readonly key?: string | undefined },
  ): Promise<Asked> {
    try {
      const response = await fetch(api.url + path, {
        method,
        headers: {
          authorization: `Bearer ${this.#tokens.get(accountId)}`,
          ...(key !== undefined && { "idempotency-key": key }),
          ...(json !== undefined && { "content-type": "application/json" }),
        },
        body: json === undefined ? null : JSON.stringify(json),
        signal: AbortSignal.timeout(GIVE_UP_MS),
      });
      return { status: response.status, answer: (await response.json()) as Answer };
    } catch (error) {
      return { kind: "no-answer", reason: describeFailure(error) };
    }
  }
}
