import { randomUUID } from "node:crypto";

/**
 * A watch over steps that were begun says when that was, to the millisecond, as their rows do: a member whose row says
 * otherwise was begun anew since, under another watch. Taking it for one that somebody left behind, while it is on its
 * way this moment, would end in sending it twice.
 */
export const watchIdOf = (begunMs: number): string => `begun.${begunMs}.${randomUUID()}`;

/** A watch over steps that no carrier has heard of. */
export const parkedWatchId = (): string => `parked.${randomUUID()}`;

/** When the members were begun; undefined: they were parked. */
export function begunMsOf(watchId: string): number | undefined {
  const [, begunMs] = /^begun\.(\d+)\./.exec(watchId) ?? [];
  return begunMs === undefined ? undefined : Number(begunMs);
}
