import { RECEIVER_TIMEOUT_MS, TIMINGS } from "../domain/timings.ts";
import { MAX_ACCEPT_MS } from "./accept-batch.ts";

/**
 * So long after an account was blocked, or marked as being moved, every process that runs refuses its requests, also one that does not answer, and
 * what was begun before has ended: a request that is being accepted, or a webhook that is being posted.
 */
export const SETTLE_MS = TIMINGS.accountMaxAgeMs + Math.max(MAX_ACCEPT_MS, RECEIVER_TIMEOUT_MS);
