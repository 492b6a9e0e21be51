import { setTimeout as sleep } from "node:timers/promises";
import pLimit, { type LimitFunction } from "p-limit";
import { loggable } from "../../telemetry/log.ts";
import type { Answer, Carrier, CarrierContext, Question, Submission, SubmitOutcome } from "../carrier.ts";
import { askCarrier } from "./ask.ts";
import { type Codes, refusalOf } from "./codes.ts";
import { DropCount } from "./drop-count.ts";
import { Link, type LinkSettings } from "./link.ts";
import type { IdForms } from "./message-id.ts";
import type { Pdu, Request } from "./pdu.ts";
import { type ReceiptReading, readReceipt } from "./receipt.ts";
import { ReferenceNumbers } from "./reference-numbers.ts";
import type { Reply } from "./session.ts";
import { STATUS } from "./status.ts";
import { submitParts } from "./submit-parts.ts";
import { type WireFields, type WireSettings, wireMessage } from "./wire-message.ts";

export interface SmppSettings extends ReceiptReading {
  readonly link: LinkSettings;
  readonly wire: WireSettings;
  readonly ids: IdForms;
  readonly codes: Codes;
  /** Whether the carrier answers `query_sm`. */
  readonly query: boolean;
  /** Requests that may wait for their answer. */
  readonly window: number;
  readonly stopTimeoutMs: number;
}

const UNSENT: Reply = { kind: "unsent" };
const UNAVAILABLE: SubmitOutcome = { kind: "unavailable" };

export class SmppCarrier implements Carrier {
  readonly ask?: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  readonly #settings: SmppSettings;
  readonly #context: CarrierContext;
  readonly #link: Link;
  readonly #window: LimitFunction;
  readonly #references: ReferenceNumbers;
  readonly #dropped: DropCount;
  readonly #stop = new AbortController();
  /** What a stop waits for. */
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(settings: SmppSettings, context: CarrierContext, random: () => number) {
    this.#settings = settings;
    this.#context = context;
    const { log, now } = context;
    const onMessage = (pdu: Pdu): Promise<number> => this.#during(this.#take(pdu));
    this.#link = new Link({ settings: settings.link, log, random, onMessage });
    this.#window = pLimit(settings.window);
    this.#references = new ReferenceNumbers(settings.wire.concatenation === "sar" ? 16 : 8);
    this.#dropped = new DropCount(log, now);
    if (settings.query) this.ask = (questions) => Promise.all(questions.map((question) => this.#ask(question)));
  }

  isUp(): boolean {
    return !this.#stop.signal.aborted && this.#link.session !== undefined;
  }

  start(): void {
    this.#link.start();
  }

  async submit(batch: readonly Submission[], settle: (index: number, outcome: SubmitOutcome) => void): Promise<void> {
    const submitAt = async (submission: Submission, index: number): Promise<void> =>
      settle(index, this.isUp() ? await this.#submitOne(submission) : UNAVAILABLE);
    await this.#during(Promise.all(batch.map(submitAt)));
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#settled(this.#settings.stopTimeoutMs);
    await this.#link.stop();
  }

  async #submitOne(submission: Submission): Promise<SubmitOutcome> {
    const { wire, codes, ids } = this.#settings;
    const message = wireMessage(submission, wire, this.#references, this.#context.now());
    if (message.kind === "refused") return { kind: "refused", ending: refusalOf(message.code) };
    const send = (part: WireFields): Promise<Reply> => this.#request("submit_sm", part);
    const wait = (ms: number): Promise<boolean> => this.#wait(ms);
    return submitParts(message.parts, { send, codes, idForm: ids.submit, wait });
  }

  #ask(question: Question): Promise<Answer> {
    const { ids, wire } = this.#settings;
    const send = (asked: WireFields): Promise<Reply> => this.#request("query_sm", asked);
    return askCarrier(question, { send, idForm: ids.submit, wire, reading: this.#settings });
  }

  #request(command: Request, fields: WireFields): Promise<Reply> {
    return this.#window(async () => {
      // Looked at when its turn has come: while it waited, the connection may have ended, or another one begun.
      const { session } = this.#link;
      if (session === undefined || this.#stop.signal.aborted) return UNSENT;
      const reply = await session.request(command, fields);
      const isUnbound = reply.kind === "answer" && reply.pdu.status === STATUS.notBound;
      if (isUnbound) session.destroy("the carrier takes us for not bound");
      return reply;
    });
  }

  /** The status of the answer. Only what is committed is acknowledged; the rest the carrier sends again. */
  async #take(pdu: Pdu): Promise<number> {
    const read = readReceipt(pdu, this.#settings);
    if (read.kind === "message") this.#dropped.message();
    if (read.kind === "unclear") this.#dropped.unclear(read.stat);
    if (read.kind !== "receipt") return STATUS.ok;
    try {
      await this.#context.receive([read.receipt]);
      return STATUS.ok;
    } catch (error) {
      this.#context.log.warn({ error: loggable(error) }, "a receipt was not taken; the carrier sends it again");
      return STATUS.temporaryFault;
    }
  }

  /** Whether the time passed before a stop. */
  async #wait(ms: number): Promise<boolean> {
    const { signal } = this.#stop;
    // It rejects only when told to stop.
    await sleep(ms, undefined, { signal }).catch(() => {});
    return !signal.aborted;
  }

  async #during<Value>(work: Promise<Value>): Promise<Value> {
    this.#underWay.add(work);
    try {
      return await work;
    } finally {
      this.#underWay.delete(work);
    }
  }

  async #settled(timeoutMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, timeoutMs);
    });
    await Promise.race([Promise.allSettled([...this.#underWay]), late]);
    clearTimeout(timer);
  }
}
