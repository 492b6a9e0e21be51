import type { components } from "../../generated/types.ts";

type ExpiryOption = components["schemas"]["RcsExpiryOption"];

/** Seconds of each `expiryOption` (service specification, POST /v1/send/rcs). */
const EXPIRY_S: Readonly<Record<ExpiryOption, number>> = { 1: 86_400, 2: 40, 3: 190, 4: 3_600 };

/** How long a step may take: the shorter of its two times, undefined where it has neither. */
export function validityOf(step: { ttl?: string; expiryOption?: ExpiryOption }): number | undefined {
  const times: number[] = [];
  if (step.ttl !== undefined) times.push(Number(step.ttl));
  if (step.expiryOption !== undefined) times.push(EXPIRY_S[step.expiryOption]);
  return times.length === 0 ? undefined : Math.min(...times);
}
