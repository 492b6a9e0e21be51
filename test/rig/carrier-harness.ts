import { expect, vi } from "vitest";
import type { Carrier, Receipt, Submission, SubmitOutcome } from "../../server/carriers/carrier.ts";
import { getStepName } from "../../server/domain/delivery.ts";
import { makeMessageKey } from "../../server/domain/message-key.ts";
import { createLog } from "../../server/telemetry/log.ts";
import type { CarrierRig, MakeRig } from "./carrier-rig.ts";

/** The last eight digits that ask the provider for something. */
export const magic = (code: string): string => `0000${code}`;

/** Long enough for a provider on this machine to do what it must not do. */
export const SHORT_WAIT_MS = 150;

const WITHIN = { timeout: 10_000, interval: 10 } as const;
const SETTLED_LATEST_MS = 10_000;

/** What came of one call of `submit`. */
export interface Submitted {
  readonly submissions: readonly Submission[];
  readonly outcomes: readonly SubmitOutcome[];
}

/** A rig at work: it counts every settling, and keeps what the carrier hands to `receive` in the order of its coming. */
export class CarrierHarness {
  readonly rig: CarrierRig;
  readonly #taken: Receipt[];
  readonly #gate: Gate;
  readonly #settlings: Map<string, number>[] = [];
  #messages = 0;
  #sendsInvalid = false;
  #stopped: Promise<void> | undefined;

  private constructor(rig: CarrierRig, taken: Receipt[], gate: Gate) {
    this.rig = rig;
    this.#taken = taken;
    this.#gate = gate;
  }

  static async make(makeRig: MakeRig): Promise<CarrierHarness> {
    const taken: Receipt[] = [];
    const gate = new Gate();
    const receive = async (receipts: readonly Receipt[]): Promise<void> => {
      gate.calls.push(receipts);
      await gate.pass();
      taken.push(...receipts);
    };
    const context = { name: "provider", receive, now: () => Date.now(), log: createLog("silent") };
    return new CarrierHarness(await makeRig(context), taken, gate);
  }

  get carrier(): Carrier {
    return this.rig.carrier;
  }

  /** Receipts that were handed over and not refused, in order. */
  get received(): readonly Receipt[] {
    return this.#taken;
  }

  /** Every call of `receive`, also the refused ones and those that are held. */
  get handed(): readonly (readonly Receipt[])[] {
    return this.#gate.calls;
  }

  async start(): Promise<void> {
    this.carrier.start();
    await vi.waitFor(() => expect(this.carrier.isUp()).toBe(true), WITHIN);
  }

  /** The test sends messages that break the contract, on purpose. */
  allowInvalid(): void {
    this.#sendsInvalid = true;
  }

  /** The next calls of `receive` reject. */
  refuseReceipts(calls: number): void {
    this.#gate.refusals = calls;
  }

  /** Calls of `receive` do not resolve before the function that this returns is called. */
  holdReceipts(): () => void {
    return this.#gate.close();
  }

  submission(lastEight: string, change: Partial<Submission> = {}): Submission {
    const now = Date.now();
    const random = new Uint8Array(10);
    new DataView(random.buffer).setUint32(6, ++this.#messages);
    const ref = { accountId: "rig", msgKey: makeMessageKey(now, random), step: 0 };
    return {
      ...this.rig.message,
      ref,
      reference: getStepName(ref),
      to: this.rig.recipient(lastEight),
      files: [],
      // The rules that spare these accounts are the simulator's own and depend on the hour.
      sandbox: true,
      templateText: undefined,
      expiresMs: now + 60_000,
      ...change,
    };
  }

  /** Submits, and checks what every submit owes its caller: each is settled once, all before the promise resolves. */
  async submit(
    submissions: readonly Submission[],
    onSettled?: (index: number, outcome: SubmitOutcome) => void,
    mayHandOver: () => boolean = () => true,
  ): Promise<Submitted> {
    const outcomes = new Map<number, SubmitOutcome>();
    const settlings = new Map<string, number>();
    this.#settlings.push(settlings);
    const settle = (index: number, outcome: SubmitOutcome): void => {
      settlings.set(String(index), (settlings.get(String(index)) ?? 0) + 1);
      outcomes.set(index, outcome);
      onSettled?.(index, outcome);
    };
    await within(SETTLED_LATEST_MS, "submit", this.carrier.submit(submissions, settle, mayHandOver));
    expect([...outcomes.keys()].sort((a, b) => a - b)).toEqual(submissions.map((_, index) => index));
    return { submissions, outcomes: [...outcomes].sort(([a], [b]) => a - b).map(([, outcome]) => outcome) };
  }

  async submitOne(submission: Submission): Promise<SubmitOutcome> {
    const [outcome] = (await this.submit([submission])).outcomes;
    if (outcome === undefined) throw new Error("Nothing was settled");
    return outcome;
  }

  /** The receipts so far for one message: by its own name, or by a name that the carrier gave it. */
  receiptsFor(submission: Submission, outcome: SubmitOutcome): readonly Receipt[] {
    const ids = outcome.kind === "accepted" ? (outcome.carrierIds ?? []) : [];
    return this.#taken.filter(({ of }) =>
      "reference" in of ? of.reference === submission.reference : ids.includes(of.carrierId),
    );
  }

  async untilReceived(receipts: number): Promise<void> {
    await this.until(() => expect(this.#taken.length).toBeGreaterThanOrEqual(receipts));
  }

  async until(check: () => void): Promise<void> {
    await vi.waitFor(check, WITHIN);
  }

  stop(): Promise<void> {
    this.#stopped ??= within(SETTLED_LATEST_MS, "stop", this.carrier.stop());
    return this.#stopped;
  }

  /** After every test: nothing was settled a second time, and no message broke the contract. */
  async finish(): Promise<void> {
    this.#gate.open();
    await this.stop();
    await this.rig.close();
    if (!this.#sendsInvalid) expect(this.rig.invalid?.() ?? []).toEqual([]);
    for (const settlings of this.#settlings) expect([...settlings.values()].every((times) => times === 1)).toBe(true);
  }
}

/** Between the carrier and the records of the test. */
class Gate {
  readonly calls: (readonly Receipt[])[] = [];
  refusals = 0;
  #closed: Promise<void> | undefined;
  #open: () => void = () => {};

  close(): () => void {
    this.#closed = new Promise((resolve) => {
      this.#open = resolve;
    });
    return () => this.open();
  }

  open(): void {
    this.#closed = undefined;
    this.#open();
  }

  async pass(): Promise<void> {
    if (this.refusals > 0) {
      this.refusals--;
      throw new Error("The receipts could not be committed");
    }
    await this.#closed;
  }
}

async function within<Value>(limitMs: number, what: string, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
