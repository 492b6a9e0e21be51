import { setTimeout as sleep } from "node:timers/promises";
import { behaviourFor, DELIVERED_AT_ONCE, type Result, type Taking } from "./behaviour.ts";
import type { Figures, Order, Report, SmscOptions } from "./control.ts";
import type { Peer } from "./peer.ts";
import { receiptBody, writeId } from "./receipts.ts";
import { COMMAND, cString, FieldReader, headerOf, readSubmitSm, type SubmitSm } from "./wire.ts";

const STATUS = { badRecipient: 0x0b, throttled: 0x58, noSuchMessage: 0x67 } as const;
const ENROUTE = 1;
const STATES: Readonly<Record<string, number>> = { DELIVRD: 2, EXPIRED: 3, UNDELIV: 5, REJECTD: 8 };
const SENT_AGAIN_AFTER_MS = 100;
const LONGEST_HEAD_START_MS = 500;

/** The messages that the centre has: answered, and told of, as their recipients ask for. */
export class Messages {
  readonly #options: SmscOptions;
  readonly #peer: () => Peer | undefined;
  readonly #report: (report: Report) => void;
  /** Recipients that were put off once and are served the next time. */
  readonly #putOff = new Set<string>();
  readonly #states = new Map<string, { readonly state: number; readonly error: number }>();
  #ids = 0xabcdef;
  #unanswered = 0;
  #mostUnanswered = 0;
  #submits = 0;
  #held: (() => void)[] | undefined;
  #isClosed = false;
  #forced = { status: 0, times: 0, after: 0 };

  constructor(options: SmscOptions, peer: () => Peer | undefined, report: (report: Report) => void) {
    this.#options = options;
    this.#peer = peer;
    this.#report = report;
  }

  /** No receipt is sent from now on. */
  close(): void {
    this.#isClosed = true;
  }

  hold(on: boolean): void {
    const held = this.#held ?? [];
    this.#held = on ? held : undefined;
    if (!on) for (const answer of held) answer();
  }

  answerWith({ status, times, after }: Extract<Order, { do: "answer-with" }>): void {
    this.#forced = { status, times, after };
  }

  figures(): Omit<Figures, "binds"> {
    return { mostUnanswered: this.#mostUnanswered, submits: this.#submits };
  }

  query(frame: Buffer): { readonly status: number; readonly body: Buffer } {
    const id = new FieldReader(frame).text();
    const known = this.#states.get(id);
    if (known === undefined) return { status: STATUS.noSuchMessage, body: Buffer.alloc(0) };
    return { status: 0, body: Buffer.concat([cString(id), cString(""), Buffer.from([known.state, known.error])]) };
  }

  take(peer: Peer, frame: Buffer): void {
    this.#submits++;
    this.#unanswered++;
    this.#mostUnanswered = Math.max(this.#mostUnanswered, this.#unanswered);
    const message = readSubmitSm(frame);
    const behaviour = this.#nextForced() ?? this.#behaviourFor(message.destination);
    if (typeof behaviour === "number") {
      this.#report({ is: "refused", destination: message.destination });
      this.#answer(peer, frame, behaviour);
    } else if (behaviour === "swallow") this.#unanswered--;
    else void this.#serve(peer, frame, message, behaviour);
  }

  #nextForced(): number | undefined {
    if (this.#forced.times === 0) return undefined;
    if (this.#forced.after-- > 0) return undefined;
    this.#forced.times--;
    return this.#forced.status;
  }

  /** A number is the status of a refusal. */
  #behaviourFor(destination: string): Taking | number | "swallow" {
    const behaviour = behaviourFor(destination);
    if (behaviour.kind === "take") return behaviour;
    if (behaviour.kind === "refuse") return STATUS.badRecipient;
    if (this.#putOff.delete(destination)) return DELIVERED_AT_ONCE;
    this.#putOff.add(destination);
    return behaviour.kind === "throttle-once" ? STATUS.throttled : "swallow";
  }

  async #serve(peer: Peer, frame: Buffer, message: SubmitSm, behaviour: Taking): Promise<void> {
    const number = this.#ids++;
    const { submit, receipt } = this.#options.ids ?? { submit: "decimal", receipt: "decimal" };
    const id = writeId(number, submit);
    this.#states.set(id, { state: ENROUTE, error: 0 });
    const tell = async (): Promise<void> => {
      if (message.registeredDelivery === 0) return;
      for (const result of behaviour.receipts) {
        this.#states.set(id, { state: STATES[result.stat] ?? 7, error: Number(result.err) % 256 });
        await this.#deliver(writeId(number, receipt), result, message);
      }
    };
    if (behaviour.answer === "after-receipts") await Promise.race([tell(), sleep(LONGEST_HEAD_START_MS)]);
    if (behaviour.answer === "never") this.#unanswered--;
    else this.#answer(peer, frame, 0, cString(id));
    if (behaviour.answer === "after-receipts") return;
    const waitMs = behaviour.afterMs + (behaviour.from === "expiry" ? validityMs(message.validityPeriod) : 0);
    if (waitMs > 0) await sleep(waitMs);
    await tell();
  }

  #answer(peer: Peer, frame: Buffer, status: number, body?: Buffer): void {
    const answer = (): void => {
      this.#unanswered--;
      peer.answer(frame, status, body);
    };
    const { answerAfterMs = 0 } = this.#options;
    if (this.#held !== undefined) this.#held.push(answer);
    else if (answerAfterMs > 0) setTimeout(answer, answerAfterMs);
    else answer();
  }

  /** Again and again, over whatever connection there is, until it is acknowledged. */
  async #deliver(id: string, result: Result, message: SubmitSm): Promise<void> {
    const body = receiptBody(id, result, message, this.#options.receipts ?? "text");
    while (!this.#isClosed) {
      const answer = await this.#peer()?.request(COMMAND.deliverSm, body);
      if (answer !== undefined && headerOf(answer).status === 0) return this.#report({ is: "acknowledged" });
      await sleep(SENT_AGAIN_AFTER_MS);
    }
  }
}

/** Days, hours, minutes and seconds of the relative form. */
function validityMs(period: string): number {
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = /^0000(..)(..)(..)(..)000R$/.exec(period) ?? [];
  return (((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}
