import { availableParallelism, loadavg } from "node:os";
import type { Limits } from "./history/violation.ts";

/** The gateway promises an answer within 5 seconds, red probes after 10 seconds and green ones soon after. */
const LIMITS: Limits = { answerMs: 10_000, notReadyAfterMs: 10_500, readyAgainMs: 15_000, settledMs: 5000 };
/** With so many processes that want to run for each processor, everything still takes its usual time, or nearly. */
const USUAL_LOAD = 2;

let slowness = 1;

/** On a machine that others use as well, everything takes longer: the limits grow with the load. */
export function limitsNow(): Limits {
  slowness = Math.max(slowness, (loadavg()[0] ?? 0) / availableParallelism() / USUAL_LOAD);
  return {
    answerMs: LIMITS.answerMs * slowness,
    notReadyAfterMs: LIMITS.notReadyAfterMs * slowness,
    readyAgainMs: LIMITS.readyAgainMs * slowness,
    settledMs: LIMITS.settledMs * slowness,
  };
}
