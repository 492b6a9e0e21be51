import { setTimeout as sleep } from "node:timers/promises";
import pLimit, { type LimitFunction } from "p-limit";
import { loggable } from "../../telemetry/log.ts";
import {
  type Answer,
  type Carrier,
  type CarrierContext,
  PendingWork,
  type Question,
  type Receipt,
  type Submission,
  type SubmitOutcome,
} from "../carrier.ts";
import { toFailure } from "./codes.ts";
import { type BindKind, Link, type LinkSettings } from "./link.ts";
import { ReferenceNumbers, toWireMessage, type WireSettings } from "./message.ts";
import { type Pdu, type PduFields, type Request, STATUS } from "./pdu.ts";
import { queryMessage, type ReceiptSettings, readReceipt } from "./receipt.ts";
import type { Reply } from "./session.ts";
import { submitParts } from "./submit-parts.ts";

export interface SmppSettings extends ReceiptSettings {
  readonly link: LinkSettings;
  /** One session for both directions, or a transmitter and a receiver, each with a connection of its own. */
  readonly bind: "transceiver" | "pair";
  readonly wire: WireSettings;
  /** Whether the carrier answers `query_sm`. */
  readonly query: boolean;
  /** Requests that may wait for their answer. */
  readonly window: number;
  readonly stopTimeoutMs: number;
}

/** Receipts that wait for their commit. The carrier is asked to send further ones again. */
const MAX_RECEIVING = 5000;

export class SmppCarrier implements Carrier {
  readonly ask?: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  readonly #settings: SmppSettings;
  readonly #context: CarrierContext;
  /** Messages and queries go out here. */
  readonly #transmitter: Link;
  /** Receipts come in here: the same link, unless the two are bound separately. */
  readonly #receiver: Link;
  readonly #window: LimitFunction;
  readonly #references: ReferenceNumbers;
  readonly #stop = new AbortController();
  readonly #pending = new PendingWork();
  readonly questionsAtOnce = 10;
  #receiving = 0;

  constructor(settings: SmppSettings, context: CarrierContext, random: () => number) {
    this.#settings = settings;
    this.#context = context;
    const { log } = context;
    const onMessage = (pdu: Pdu): Promise<number> => this.#pending.track(this.#receive(pdu));
    const makeLink = (kind: BindKind): Link => new Link({ kind, settings: settings.link, log, random, onMessage });
    const isPair = settings.bind === "pair";
    this.#transmitter = makeLink(isPair ? "transmitter" : "transceiver");
    this.#receiver = isPair ? makeLink("receiver") : this.#transmitter;
    this.#window = pLimit(settings.window);
    this.#references = new ReferenceNumbers(settings.wire.concatenation === "sar" ? 16 : 8);
    if (settings.query) this.ask = (questions) => Promise.all(questions.map((question) => this.#query(question)));
  }

  /**
   * Nothing is submitted while receipts cannot come: delivered messages would expire here, and their fallbacks would be sent too.
   * Messages that were handed over before the receiver was lost still go out.
   */
  isUp(): boolean {
    return !this.#stop.signal.aborted && this.#links.every(({ session }) => session !== undefined);
  }

  start(): void {
    for (const link of this.#links) link.start();
  }

  async submit(
    batch: readonly Submission[],
    settle: (index: number, outcome: SubmitOutcome) => void,
    mayHandOver: () => boolean,
  ): Promise<void> {
    const submitAt = async (submission: Submission, index: number): Promise<void> => {
      const outcome: SubmitOutcome = this.isUp()
        ? await this.#submitOne(submission, mayHandOver)
        : { kind: "unavailable" };
      // A stop waits for late answers too: with the session, they are gone.
      if (outcome.kind === "unknown" && outcome.later !== undefined) void this.#pending.track(outcome.later);
      settle(index, outcome);
    };
    await this.#pending.track(Promise.all(batch.map(submitAt)));
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#pending.wait(this.#settings.stopTimeoutMs);
    await Promise.all(this.#links.map((link) => link.stop()));
  }

  get #links(): readonly Link[] {
    return this.#receiver === this.#transmitter ? [this.#transmitter] : [this.#transmitter, this.#receiver];
  }

  async #submitOne(submission: Submission, mayHandOver: () => boolean): Promise<SubmitOutcome> {
    const { wire, codes, ids } = this.#settings;
    const message = toWireMessage(submission, wire, this.#references, this.#context.now());
    if (message.kind === "refused") return { kind: "refused", ending: toFailure(message.code) };
    return submitParts(message.parts, {
      ...{ codes, idForm: ids.submit },
      send: (part) => this.#request("submit_sm", part, mayHandOver),
      wait: (ms) => this.#wait(ms),
    });
  }

  #query(question: Question): Promise<Answer> {
    return queryMessage(question, {
      send: (fields) => this.#request("query_sm", fields),
      receiveLate: (receipt) => void this.#pending.track(this.#store(receipt)),
      ...{ wire: this.#settings.wire, receipts: this.#settings },
    });
  }

  #request(command: Request, fields: PduFields, maySend: () => boolean = () => true): Promise<Reply> {
    return this.#window((): Promise<Reply> | Reply => {
      // The session is read here because it may have ended, or been replaced, while the request waited for the window.
      const { session } = this.#transmitter;
      if (session === undefined || this.#stop.signal.aborted || !maySend()) return { kind: "unsent" };
      return session.request(command, fields);
    });
  }

  /** The status of the answer. Only a committed receipt is acknowledged; the carrier sends the others again. */
  async #receive(pdu: Pdu): Promise<number> {
    const parsed = readReceipt(pdu, this.#settings);
    if (parsed.kind === "message") this.#logIgnored({ what: "message of a subscriber" });
    // A carrier may send anything as a state, and a receipt may have no message id.
    if (parsed.kind === "unclear")
      this.#logIgnored({ what: "unclear receipt", stat: /^[A-Z0-9]{1,10}$/.test(parsed.stat) ? parsed.stat : "" });
    return parsed.kind === "receipt" ? this.#store(parsed.receipt) : STATUS.ok;
  }

  async #store(receipt: Receipt): Promise<number> {
    // A carrier that sends its whole backlog without waiting for answers must not fill the memory.
    if (this.#receiving >= MAX_RECEIVING) {
      this.#logIgnored({ what: "receipt put off" });
      return STATUS.temporaryFault;
    }
    this.#receiving++;
    try {
      await this.#context.receive([receipt]);
      return STATUS.ok;
    } catch (error) {
      this.#context.log.warn(
        { event: "receipt_not_stored", error: loggable(error) },
        "A receipt could not be stored; the carrier is asked to send it again",
      );
      return STATUS.temporaryFault;
    } finally {
      this.#receiving--;
    }
  }

  /** Where such lines repeat, the log has some of them and the number of the others. */
  #logIgnored(fields: { readonly what: string; readonly stat?: string }): void {
    this.#context.log.warn(
      { event: "smpp_message_ignored", ...fields },
      "A message of a subscriber or an unclear receipt was acknowledged and ignored, or a receipt was put off",
    );
  }

  /** Whether the time passed before a stop. */
  async #wait(ms: number): Promise<boolean> {
    const { signal } = this.#stop;
    // The sleep rejects only when the carrier is stopped.
    await sleep(ms, undefined, { signal }).catch(() => {});
    return !signal.aborted;
  }
}
