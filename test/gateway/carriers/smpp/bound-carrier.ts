import { expect, onTestFinished, vi } from "vitest";
import type { Carrier, Receipt, Submission, SubmitOutcome } from "../../../../server/carriers/carrier.ts";
import { smppAdapter } from "../../../../server/carriers/smpp/adapter.ts";
import { makeMessageKey } from "../../../../server/domain/message-key.ts";
import { createLog } from "../../../../server/telemetry/log.ts";
import type { SmscOptions } from "../../../rig/smsc/control.ts";
import { Smsc } from "../../../rig/smsc/smsc.ts";

export interface BoundCarrier {
  readonly centre: Smsc;
  readonly carrier: Carrier;
  readonly receipts: Receipt[];
  /** The next calls of `receive` reject. */
  refusals: number;
  /** What the carrier is told when it asks whether it may hand a message over. */
  mayHandOver: boolean;
  /** What it logs, line by line. */
  readonly lines: Record<string, unknown>[];
  submit(...submissions: readonly Submission[]): Promise<readonly SubmitOutcome[]>;
}

const WITHIN = { timeout: 10_000, interval: 10 } as const;

export const until = (check: () => void): Promise<void> => vi.waitFor(check, WITHIN);

interface Given {
  readonly centre?: Partial<SmscOptions>;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** What the clock always says; undefined: what it is. */
  readonly nowMs?: number;
}

/** A centre and a carrier that was told to start; both end with the test. */
export async function startCarrier({ centre: options, settings, nowMs }: Given = {}): Promise<BoundCarrier> {
  const centre = await Smsc.start(options);
  const receipts: Receipt[] = [];
  const lines: Record<string, unknown>[] = [];
  const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  const receive = async (some: readonly Receipt[]): Promise<void> => {
    if (bound.refusals > 0) {
      bound.refusals--;
      throw new Error("not committed");
    }
    receipts.push(...some);
  };
  const now = (): number => nowMs ?? Date.now();
  // A busy machine must not look like a silent centre: tests that want silence say how long.
  const patient = centre.settings({ responseTimeoutMs: 5_000, ...settings });
  const carrier = smppAdapter(patient).make({ name: "smsc", receive, now, log });
  const bound: BoundCarrier = { centre, carrier, receipts, refusals: 0, lines, submit, mayHandOver: true };
  onTestFinished(async () => {
    await carrier.stop();
    await centre.end();
  });
  async function submit(...submissions: readonly Submission[]): Promise<readonly SubmitOutcome[]> {
    const outcomes: SubmitOutcome[] = [];
    const settle = (index: number, outcome: SubmitOutcome): void => {
      outcomes[index] = outcome;
    };
    await carrier.submit(submissions, settle, () => bound.mayHandOver);
    return outcomes;
  }
  carrier.start();
  return bound;
}

export async function bindCarrier(given: Given = {}): Promise<BoundCarrier> {
  const bound = await startCarrier(given);
  await until(() => expect(bound.carrier.isUp()).toBe(true));
  return bound;
}

let messages = 0;

export function international(text: string, change: Partial<Submission> = {}): Submission {
  const random = new Uint8Array(10);
  new DataView(random.buffer).setUint32(6, ++messages);
  const now = Date.now();
  const ref = { accountId: "acme", msgKey: makeMessageKey(now, random), step: 0 };
  return {
    ref,
    reference: `${ref.msgKey}.0.acme`,
    channel: "international",
    serviceType: "INTERNATIONAL",
    msgType: "IM",
    payload: { from: "0212345678", text },
    to: "+821000000000",
    files: [],
    sandbox: false,
    templateText: undefined,
    expiresMs: now + 3_600_000,
    ...change,
  };
}
