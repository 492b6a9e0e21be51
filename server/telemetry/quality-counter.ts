import type { EndState, OpenState } from "../domain/delivery.ts";
import type { Channel } from "../domain/model.ts";
import type { QualityCounts, Sharing } from "../domain/move-shares.ts";
import { isCarriersFault } from "../domain/report-codes.ts";

/** A step that has ended, or has changed otherwise. */
interface Ended {
  readonly carrier: string;
  /** Undefined: it is of a newer release. */
  readonly channel: Channel | undefined;
  readonly sentMs: number;
  readonly outcome: "ended" | "late" | "none";
  readonly state: OpenState | EndState;
  readonly code: string | undefined;
}

type Counts = { -readonly [Field in "submitted" | "failed" | "quick"]: number };

/** The length of a slot. */
export const QUALITY_SLOT_S = 10;

/**
 * Counts how carriers that share a route serve it. An end is counted in the slot in which its step was submitted: a carrier that takes
 * messages and never reports them is found, and what expires hours later does not count against a carrier that is well again.
 */
export class QualityCounter {
  readonly #getSharing: () => Sharing | undefined;
  #counts = new Map<string, QualityCounts & Counts>();

  /** Undefined: nothing is counted. */
  constructor(getSharing: () => Sharing | undefined) {
    this.#getSharing = getSharing;
  }

  countSubmitted(carrier: string, channel: Channel, outcome: string, nowMs: number): void {
    const sharing = this.#getSharing();
    // A carrier that has no room says so, and gets less by itself.
    if (sharing === undefined || outcome === "throttled" || !isShared(sharing, carrier, channel)) return;
    const counts = this.#of(nowMs, carrier, channel);
    counts.submitted++;
    if (outcome === "unavailable" || outcome === "unknown") counts.failed++;
  }

  countEnded(steps: readonly Ended[], nowMs: number): void {
    const sharing = this.#getSharing();
    if (sharing === undefined) return;
    const { windowMs, slowMs } = sharing.rules;
    for (const { carrier, channel, sentMs, outcome, state, code } of steps) {
      const tookMs = nowMs - sentMs;
      // One that was submitted without an answer has failed already, and what expires was not quick.
      if (outcome !== "ended" || state === "expired" || tookMs > windowMs || channel === undefined) continue;
      if (!isShared(sharing, carrier, channel)) continue;
      const counts = this.#of(sentMs, carrier, channel);
      if (isCarriersFault(code)) counts.failed++;
      if (tookMs <= slowMs) counts.quick++;
    }
  }

  /** What was counted since the last call. */
  take(): readonly QualityCounts[] {
    const taken = [...this.#counts.values()];
    if (taken.length > 0) this.#counts = new Map();
    return taken;
  }

  #of(atMs: number, carrier: string, channel: Channel): Counts {
    const atS = Math.floor(atMs / 1000);
    const slotS = atS - (atS % QUALITY_SLOT_S);
    const key = `${slotS} ${carrier} ${channel}`;
    const known = this.#counts.get(key);
    if (known !== undefined) return known;
    const made = { slotS, carrier, channel, submitted: 0, failed: 0, quick: 0 };
    this.#counts.set(key, made);
    return made;
  }
}

const isShared = ({ routes }: Sharing, carrier: string, channel: Channel): boolean =>
  routes.some((route) => route.channel === channel && route.resting.some(({ name }) => name === carrier));
