import { randomBytes } from "node:crypto";
import { pino } from "pino";
import type { Carrier, CarrierLimits, Submission, SubmitOutcome } from "../../../../server/carriers/carrier.ts";
import type { CarrierHandle, Carriers } from "../../../../server/carriers/carriers.ts";
import type { DispatchMetrics } from "../../../../server/dispatch/ports.ts";
import { makeMessageKey } from "../../../../server/domain/message-key.ts";
import type { Account, NewMessage, Step } from "../../../../server/domain/model.ts";

/** A carrier in this process: a test decides its answers, and it keeps what was submitted. */
export class FakeCarrier {
  up = true;
  answer: (submission: Submission) => SubmitOutcome | Promise<SubmitOutcome> = () => ({ kind: "accepted" });
  readonly submitted: Submission[] = [];
  readonly batches: number[] = [];
  mostAtOnce = 0;
  #atOnce = 0;
  ask?: NonNullable<Carrier["ask"]>;

  isUp(): boolean {
    return this.up;
  }

  async submit(batch: readonly Submission[], settle: (index: number, outcome: SubmitOutcome) => void): Promise<void> {
    this.batches.push(batch.length);
    this.#atOnce += batch.length;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#atOnce);
    await Promise.all(
      batch.map(async (submission, index) => {
        this.submitted.push(submission);
        const outcome = await this.answer(submission);
        this.#atOnce--;
        settle(index, outcome);
      }),
    );
  }

  start(): void {}
  async stop(): Promise<void> {}

  /** The account of each submission, in the order of submission. */
  get accounts(): string[] {
    return this.submitted.map(({ ref }) => ref.accountId);
  }
}

export function makeHandle(
  name: string,
  carrier: Carrier,
  { reportsElsewhere = false, ...limits }: Partial<CarrierLimits & Pick<CarrierHandle, "reportsElsewhere">> = {},
): CarrierHandle {
  const all = { window: 100, batch: 20, ratePerSecond: undefined, ...limits };
  return { name, carrier, limits: all, reportsElsewhere };
}

export function makeCarriers(
  all: readonly CarrierHandle[],
  route: (to: { readonly channel: string; readonly to: string }) => readonly string[] | undefined = () =>
    all.map(({ name }) => name),
): Carriers {
  return {
    all,
    channelsWithoutCarrier: [],
    route: (to) => route(to)?.flatMap((name) => all.filter((handle) => handle.name === name)),
    start: () => {},
    stop: async () => {},
  };
}

const sms: Step = { channel: "sms", serviceType: "SMS", msgType: "SM", payload: { text: "Hi" }, validityS: undefined };
export const makeStep = (change: Partial<Step> = {}): Step => ({ ...sms, ...change });

export function makeMessage(
  change: Partial<NewMessage> = {},
  nowMs = Date.now(),
): NewMessage & { readonly msgKey: string } {
  const msgKey = makeMessageKey(nowMs, randomBytes(10));
  return {
    msgKey,
    to: "01012345678",
    steps: [sms],
    ref: undefined,
    paymentCode: undefined,
    parts: undefined,
    ...change,
  };
}

export const makeMessages = (count: number, change: Partial<NewMessage> = {}) =>
  Array.from({ length: count }, () => makeMessage(change));

export const silent = pino({ level: "silent" });

/** As much of an account as dispatch looks at. */
export function makeAccount(id: string): Account {
  return {
    id,
    blocked: false,
    sandbox: false,
    epoch: 0,
    channels: new Set(["sms"]),
    fallback: true,
    polling: true,
    reportMode: "polling",
    splitCount: false,
    ...{ holdAdvertising: false, advertisingHours: "08:00-20:00", timeZone: "Asia/Seoul" },
    limits: {
      sendPerSecond: 1,
      pollingPerSecond: 1,
      uploadPerSecond: 1,
      tokenPerMinute: 1,
      tokenFailuresPerMinute: 1,
    },
    credentials: [],
  };
}

/** Keeps what was counted. */
export class RecordedMetrics implements DispatchMetrics {
  readonly outcomes: string[] = [];
  movedSteps = 0;
  takenSteps = 0;
  stepsWithoutCarrier = 0;
  heldSteps = 0;
  oldestLeaseMs = 0;

  outcome(carrier: string, kind: string): void {
    this.outcomes.push(`${carrier} ${kind}`);
  }
  movedToBacklog(steps: number): void {
    this.movedSteps += steps;
  }
  held(steps: number): void {
    this.heldSteps += steps;
  }
  takenFromBacklog(steps: number): void {
    this.takenSteps += steps;
  }
  waitsForCarrier(steps: number): void {
    this.stepsWithoutCarrier += steps;
  }
  leaseAge(ageMs: number): void {
    this.oldestLeaseMs = Math.max(this.oldestLeaseMs, ageMs);
  }
}
