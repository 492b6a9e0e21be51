import type { Carrier, CarrierLimits, Submission, SubmitOutcome } from "../../../server/carriers/carrier.ts";
import type { CarrierHandle, Carriers } from "../../../server/carriers/carriers.ts";

/** A carrier in this process. It answers as the test says and keeps what it got. */
export class FakeCarrier implements Carrier {
  up = true;
  answer: (submission: Submission) => SubmitOutcome | Promise<SubmitOutcome> = () => ({ kind: "accepted" });
  readonly submissions: Submission[] = [];

  isUp(): boolean {
    return this.up;
  }

  async submit(batch: readonly Submission[], settle: (index: number, outcome: SubmitOutcome) => void): Promise<void> {
    await Promise.all(
      batch.map(async (submission, index) => {
        this.submissions.push(submission);
        settle(index, await this.answer(submission));
      }),
    );
  }

  start(): void {}
  async stop(): Promise<void> {}
}

export function makeHandle(name: string, carrier: Carrier, limits: Partial<CarrierLimits> = {}): CarrierHandle {
  const all = { window: 100, batch: 20, ratePerSecond: undefined, ...limits };
  return { name, carrier, limits: all, reportsElsewhere: false };
}

export function makeCarriers(handle: CarrierHandle, { hasRoute = true } = {}): Carriers {
  return {
    all: [handle],
    channelsWithoutCarrier: [],
    route: () => (hasRoute ? [handle] : []),
    start: () => {},
    stop: async () => {},
  };
}
