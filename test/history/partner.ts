import { setTimeout as sleep } from "node:timers/promises";
import { StreamReader } from "../load/fault/deployment/stream-reader.ts";
import type { History, NoAnswer, PolledBatch, Send } from "../load/fault/history/history.ts";
import { type Answer, describeFailure, readBatch, refused } from "../load/fault/history/read-answer.ts";
import { makeRandom } from "../rig/random.ts";
import type { Api, Deployment } from "./deployment.ts";
import { bodyOf, nameOther, otherBodyOf, pathOf } from "./requests.ts";
import type { PlannedAct, PlannedSend, Story } from "./story.ts";

const GIVE_UP_MS = 30_000;
const POLL_EVERY_MS = 300;
const LOSE_EVERY_MS = 30;
/** More would keep a slow machine from ever reading a whole batch. */
const MOST_LOST = 4;
const TRIES = 4;

type Asked = { readonly status: number; readonly answer: Answer } | NoAnswer;

interface Request {
  readonly json?: unknown;
  readonly key?: string | undefined;
}

/** Plays the part of a partner in its story, and writes down every answer. */
export class Partner {
  readonly #story: Story;
  readonly #deployment: Deployment;
  readonly #history: History;
  readonly #token: string;
  readonly #stopping = new AbortController();
  /** Refs of messages by their keys, and the other way round. */
  readonly #msgKeys = new Map<string, string>();
  #reading: Promise<unknown> = Promise.resolve();
  #startMs = 0;

  constructor(story: Story, deployment: Deployment, history: History, token: string) {
    this.#story = story;
    this.#deployment = deployment;
    this.#history = history;
    this.#token = token;
  }

  /** Resolves when everything that it plans is done. It goes on reading reports. */
  async play(startMs: number): Promise<void> {
    this.#startMs = startMs;
    this.#reading = this.#read();
    await Promise.all(this.#story.acts.map((act) => this.#act(act)));
  }

  /** Stops reading reports. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#reading;
  }

  async #act(act: PlannedSend | PlannedAct): Promise<void> {
    await sleep(Math.max(0, this.#startMs + act.atMs - Date.now()));
    if (act.kind === "send") return this.#sendAll(act);
    if (act.kind === "block") return this.#block(act.forMs);
    return this.#change(act.kind, act.ref);
  }

  async #sendAll(send: PlannedSend): Promise<void> {
    const { repeats, key } = send;
    const body = bodyOf(send, this.#startMs);
    const json = key === undefined ? body : { ...body };
    const first = this.#sendUntilAnswered(send, json);
    const again = Array.from({ length: repeats.times }, async () => {
      if (repeats.afterMs !== undefined) {
        await first;
        await sleep(repeats.afterMs);
      }
      await this.#sendUntilAnswered(send, json);
    });
    await Promise.all([first, ...again]);
    if (send.hasOtherBody) await this.#sendOnce({ ...send, ref: nameOther(send.ref) }, otherBodyOf(send, json));
  }

  /** A careful caller repeats a request that was not answered, with its key. Others leave it at that. */
  async #sendUntilAnswered(send: PlannedSend, json: object): Promise<void> {
    for (let tries = send.key === undefined ? 1 : TRIES; tries > 0; tries--) {
      if (await this.#sendOnce(send, json)) return;
      await sleep(200);
    }
  }

  async #sendOnce(send: PlannedSend, json: object): Promise<boolean> {
    const { key, recipients, ref } = send;
    const api = await this.#nextApi();
    const fromMs = Date.now();
    const asked = await this.#ask(api, "POST", pathOf(send), { json, key });
    const request = { process: api.name, fromMs, toMs: Date.now(), round: 0, accountId: this.#story.account };
    for (const [index, { to }] of recipients.entries()) {
      const outcome = readOutcome(asked, index);
      const message = { ref: `${ref}.${index}`, to, key: key === undefined ? undefined : `${key} ${index}`, outcome };
      this.#history.sends.push({ ...request, ...message });
      if (outcome.kind === "accepted" && "msgKey" in outcome) this.#msgKeys.set(message.ref, outcome.msgKey);
    }
    return "answer" in asked && asked.answer.code === "A000";
  }

  async #change(kind: "cancel" | "operator-cancel" | "requeue", ref: string): Promise<void> {
    const message = `${ref}.0`;
    const msgKey = this.#msgKeys.get(message);
    if (msgKey === undefined) return;
    const order = {
      kind: kind === "requeue" ? kind : "cancel",
      of: message,
      fromMs: Date.now(),
      toMs: Infinity,
    } as const;
    const note = (isDone: boolean): void =>
      void this.#history.orders.push({ ...order, toMs: Date.now(), doneMs: isDone ? Date.now() : undefined });
    if (kind === "cancel") {
      const asked = await this.#ask(await this.#nextApi(), "DELETE", `/v1/send/scheduled/${msgKey}`);
      note("answer" in asked && asked.answer.code === "A000");
    } else {
      const words = kind === "requeue" ? ["requeue", msgKey, "--yes"] : ["cancel", msgKey];
      note((await this.#deployment.admin("message", ...words)).isDone);
    }
  }

  async #block(forMs: number): Promise<void> {
    const { account } = this.#story;
    const order = { kind: "block", of: account, fromMs: Date.now(), toMs: Number.POSITIVE_INFINITY } as const;
    await this.#deployment.admin("account", "block", "--id", account);
    const doneMs = Date.now();
    await sleep(forMs);
    const block = { ...order, doneMs };
    this.#history.orders.push(block);
    await this.#deployment.admin("account", "unblock", "--id", account);
    block.toMs = Date.now();
  }

  async #read(): Promise<void> {
    const { reports, account } = this.#story;
    if (reports === "poll") return this.#poll();
    if (reports === "webhook") return;
    const reader = new StreamReader({
      ...{ accountId: account, history: this.#history, tokenOf: () => this.#token, giveUpMs: GIVE_UP_MS },
      nextApi: () => this.#deployment.nextApi() ?? { name: "none", url: "http://127.0.0.1:1" },
    });
    const losing = this.#loseAgainAndAgain(reader);
    // The client gives up where an account is refused; the partner opens it again.
    while (!this.#stopping.signal.aborted) {
      await reader.run(this.#stopping.signal).catch(() => {});
      await sleep(this.#stopping.signal.aborted ? 0 : POLL_EVERY_MS);
    }
    await losing;
  }

  async #loseAgainAndAgain(reader: StreamReader<Api>): Promise<void> {
    const { signal } = this.#stopping;
    for (let left = this.#story.isCareless ? MOST_LOST : 0; left > 0 && !signal.aborted; ) {
      await sleep(LOSE_EVERY_MS, undefined, { signal }).catch(() => {});
      if (!reader.isWithinBatch) continue;
      reader.lose();
      left--;
    }
  }

  async #poll(): Promise<void> {
    const random = makeRandom(this.#story.acts.length);
    const { isCareless } = this.#story;
    while (!this.#stopping.signal.aborted) {
      const [batch] = await Promise.all(
        Array.from({ length: isCareless && random.flip(0.5) ? 2 : 1 }, () => this.#pollOnce()),
      );
      if (batch === undefined) await sleep(POLL_EVERY_MS);
      // Some partners crash before they acknowledge, and poll again.
      else if (!isCareless || random.integer(0, 2) > 0)
        for (let times = isCareless && random.flip(0.3) ? 2 : 1; times > 0; times--) await this.#acknowledge(batch);
    }
  }

  async #pollOnce(): Promise<PolledBatch | undefined> {
    const api = await this.#nextApi();
    const fromMs = Date.now();
    const asked = await this.#ask(api, "GET", "/v1/report/polling");
    const outcome = "kind" in asked ? asked : readBatch(asked.status, asked.answer);
    const accountId = this.#story.account;
    if (outcome.kind !== "empty")
      this.#history.polls.push({ process: api.name, fromMs, toMs: Date.now(), accountId, outcome });
    return outcome.kind === "batch" && "reportId" in outcome ? outcome : undefined;
  }

  async #acknowledge({ reportId }: PolledBatch): Promise<void> {
    const api = await this.#nextApi();
    const fromMs = Date.now();
    const asked = await this.#ask(api, "DELETE", `/v1/report/polling/${reportId}`);
    const outcome =
      "kind" in asked
        ? asked
        : asked.answer.code === "A000"
          ? ({ kind: "acknowledged" } as const)
          : refused(asked.status, asked.answer);
    const request = { process: api.name, fromMs, toMs: Date.now(), accountId: this.#story.account };
    this.#history.acknowledgements.push({ ...request, reportId, outcome });
  }

  async #nextApi(): Promise<Api> {
    for (;;) {
      const api = this.#deployment.nextApi();
      if (api !== undefined) return api;
      await sleep(50);
    }
  }

  async #ask({ url }: Api, method: string, path: string, { json, key }: Request = {}): Promise<Asked> {
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${this.#token}`,
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

/** Of the recipient with this index. */
function readOutcome(asked: Asked, index: number): Send["outcome"] {
  if ("kind" in asked) return asked;
  const { status, answer } = asked;
  const msgKey = answer.msgKey ?? answer.data?.destinations?.[index]?.msgKey;
  return answer.code === "A000" && msgKey !== undefined ? { kind: "accepted", msgKey } : refused(status, answer);
}
