import type { CrashPoint } from "../../../server/crash-points.ts";
import type { LaneBounds } from "../../../server/dispatch/lanes.ts";
import type { Timings } from "../../../server/domain/timings.ts";

/* What a process under test and the run say to each other, by lines of JSON on a loopback connection. */

export type When = "before" | "after";

/** The process stops at the point, once. */
export interface Arm {
  readonly number: number;
  readonly point: CrashPoint;
  readonly when: When;
}

export type FromProcess = { readonly name: string } | { readonly reached: number };

export type ToProcess =
  /** Undefined: it stops nowhere. */
  | { readonly arm: Arm | undefined }
  /** With a lost answer, the change was made and the process is told that its connection broke. */
  | { readonly goOn: number; readonly isAnswerLost: boolean };

/** The environment of a process under test. */
export const CONTROL_PORT = "CRASH_CONTROL_PORT";
export const PROCESS_NAME = "CRASH_PROCESS_NAME";

/** A seventh of what a gateway has, so that a round that outlasts a lease takes seconds. */
export const SHORT_TIMINGS: Partial<Timings> = {
  leaseMs: 2100,
  renewLeasesEveryMs: 700,
  leaseMarginMs: 700,
  workerLifetimeMs: 1500,
  heartbeatEveryMs: 450,
  releaseUnknownEveryMs: 700,
  webhookLeaseMs: 2500,
  accountMovesEveryMs: 300,
};

/** So that the load of a round fills them, and the backlog is used. */
export const SHORT_LANES: LaneBounds = { lane: 4, carrier: 100, least: 4 };

/** Longer than a lease and a worker's lifetime: others have taken over what a process had. */
export const HOLD_MS = 3000;

/** Calls `read` with each line that comes. */
export function readLines<Message>(read: (message: Message) => void): (data: Buffer) => void {
  let rest = "";
  return (data) => {
    const lines = (rest + data.toString()).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) read(JSON.parse(line) as Message);
  };
}
