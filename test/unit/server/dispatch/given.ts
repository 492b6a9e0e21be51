import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import type { Carrier, CarrierLimits, Submission, SubmitOutcome } from "../../../../server/carriers/carrier.ts";
import type { CarrierHandle, Carriers } from "../../../../server/carriers/carriers.ts";
import type { DispatchFigures } from "../../../../server/dispatch/ports.ts";
import type { WorkerOptions } from "../../../../server/dispatch/worker.ts";
import { startWorker } from "../../../../server/dispatch/worker.ts";
import { makeMessageKey } from "../../../../server/domain/message-key.ts";
import type { Account, NewMessage, Step } from "../../../../server/domain/model.ts";
import type { MemoryDelivery } from "./memory-delivery.ts";

/** A clock that runs as usual and can be set ahead. */
export class Clock {
  #aheadMs = 0;
  readonly now = (): number => Date.now() + this.#aheadMs;

  ahead(ms: number): void {
    this.#aheadMs += ms;
  }
}

/** A carrier in this process: it answers as it is told, and keeps what it was given. */
export class FakeCarrier {
  up = true;
  answer: (submission: Submission) => SubmitOutcome | Promise<SubmitOutcome> = () => ({ kind: "accepted" });
  readonly given: Submission[] = [];
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
        this.given.push(submission);
        const outcome = await this.answer(submission);
        this.#atOnce--;
        settle(index, outcome);
      }),
    );
  }

  start(): void {}
  async stop(): Promise<void> {}

  /** Of which accounts, in the order in which it got them. */
  get accounts(): string[] {
    return this.given.map(({ ref }) => ref.accountId);
  }

  timesGiven(msgKey: string): number {
    return this.given.filter(({ ref }) => ref.msgKey === msgKey).length;
  }
}

export function handleOf(
  name: string,
  carrier: Carrier,
  { reportsElsewhere = false, ...limits }: Partial<CarrierLimits & Pick<CarrierHandle, "reportsElsewhere">> = {},
): CarrierHandle {
  const all = { window: 100, batch: 20, ratePerSecond: undefined, ...limits };
  return { name, carrier, limits: all, reportsElsewhere };
}

export function carriersOf(
  all: readonly CarrierHandle[],
  route: (to: { readonly channel: string; readonly to: string }) => readonly string[] = () =>
    all.map(({ name }) => name),
): Carriers {
  return {
    all,
    route: (to) => route(to).flatMap((name) => all.filter((handle) => handle.name === name)),
    start: () => {},
    stop: async () => {},
  };
}

const sms: Step = { channel: "sms", serviceType: "SMS", msgType: "SM", payload: { text: "Hi" }, validityS: undefined };
export const stepOf = (change: Partial<Step> = {}): Step => ({ ...sms, ...change });

export function messageAt(nowMs: number, change: Partial<NewMessage> = {}): NewMessage & { readonly msgKey: string } {
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

export const messagesAt = (nowMs: number, count: number, change: Partial<NewMessage> = {}) =>
  Array.from({ length: count }, () => messageAt(nowMs, change));

export const silent = pino({ level: "silent" });

/** As much of an account as dispatch looks at. */
export function accountOf(id: string): Account {
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
    limits: {
      sendPerSecond: 1,
      pollingPerSecond: 1,
      uploadPerSecond: 1,
      tokenPerMinute: 1,
      tokenFailuresPerMinute: 1,
    },
  };
}

export class Figures implements DispatchFigures {
  readonly breakers: string[] = [];
  readonly outcomes: string[] = [];
  parkedSteps = 0;
  unparkedSteps = 0;
  oldestMs = 0;

  outcome(carrier: string, kind: string): void {
    this.outcomes.push(`${carrier} ${kind}`);
  }
  breaker(carrier: string, state: string): void {
    this.breakers.push(`${carrier} ${state}`);
  }
  parked(steps: number): void {
    this.parkedSteps += steps;
  }
  unparked(steps: number): void {
    this.unparkedSteps += steps;
  }
  watchAge(ageMs: number): void {
    this.oldestMs = Math.max(this.oldestMs, ageMs);
  }
}

/** A worker on a delivery in memory. */
export function givenWorker(
  delivery: MemoryDelivery,
  carriers: Carriers,
  change: Partial<WorkerOptions> & { readonly now: () => number },
) {
  return startWorker({
    queue: delivery,
    store: delivery,
    recorder: delivery,
    carriers,
    accounts: {
      find: async (accountId) => accountOf(accountId),
      registryOf: async () => ({ alimtalkTemplates: new Map() }),
    },
    files: { read: async () => undefined },
    budgets: {
      take: async () => ({ allowed: true, limit: 1, remaining: 1, resetS: 0, retryAfterS: 1 }),
      giveBack: () => {},
    },
    stepValidityS: 86_400,
    figures: new Figures(),
    log: silent,
    random: () => 0.5,
    drainMs: 1000,
    ...change,
  });
}

/** Looks until it is so; a test that waits in vain ends by its own time limit. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(5);
}
