import { StepQueue } from "./step-queue.ts";
import type { WaitingStep } from "./waiting-step.ts";

export interface LaneBounds {
  /** Steps of one account that wait for one carrier. */
  readonly lane: number;
  /** Steps that wait for one carrier. */
  readonly carrier: number;
  /** What each account may have waiting, however many others there are. */
  readonly least: number;
}

/**
 * A lane of 5,000 lasts half a second at the fastest, longer than it takes to fetch more. 20,000 steps are some 40 MB at
 * 2 KB each, for each carrier. When many accounts wait at once their lanes shrink down to 50, so that whoever comes new
 * finds room; 400 accounts fill a carrier.
 */
export const LANE_BOUNDS: LaneBounds = { lane: 5000, carrier: 20_000, least: 50 };

/**
 * In a lane of a carrier that is down. Nothing leaves it for a long time, and each job that is held costs a heartbeat
 * every few seconds; in the backlog it costs nothing.
 */
const LANE_WHILE_DOWN = 500;

/** What a lane is called in the backlog. */
export const laneName = (carrier: string, accountId: string): string => `${carrier}/${accountId}`;

/** The steps that wait for one carrier, by account. Each account gets its turn, however many steps another has. */
export class Lanes {
  readonly #carrier: string;
  readonly #bounds: LaneBounds;
  /** Only those that hold something, in the order of their turns. */
  readonly #lanes = new Map<string, StepQueue>();
  #size = 0;
  #isDown = false;

  constructor(carrier: string, bounds: LaneBounds = LANE_BOUNDS) {
    this.#carrier = carrier;
    this.#bounds = bounds;
  }

  get size(): number {
    return this.#size;
  }

  /** Whether anything leaves the lanes for now. */
  set isDown(isDown: boolean) {
    this.#isDown = isDown;
  }

  /** False: there is no room for it. */
  add(step: WaitingStep): boolean {
    const lane = this.#lanes.get(step.ref.accountId);
    const held = lane?.size ?? 0;
    if (held >= this.#most(lane === undefined ? 1 : 0) || this.#size >= this.#bounds.carrier) {
      // Full as it is, the carrier has a little room for accounts that have next to nothing waiting, or the great ones
      // would shut out the small ones. Twice the bound is the end.
      if (held >= this.#bounds.least || this.#size >= 2 * this.#bounds.carrier) return false;
    }
    this.#laneOf(step.ref.accountId).push(step);
    this.#size++;
    return true;
  }

  /** For what was taken and could not be worked on; it was there before, so there is room for it. */
  putBack(steps: readonly WaitingStep[]): void {
    for (const step of steps.toReversed()) this.#laneOf(step.ref.accountId).unshift(step);
    this.#size += steps.length;
  }

  /** The next ones: the same number of each account, as far as they go. */
  take(limit: number): WaitingStep[] {
    const taken: WaitingStep[] = [];
    const each = Math.max(1, Math.floor(limit / this.#lanes.size));
    for (const [accountId, lane] of this.#lanes) {
      lane.take(Math.min(each, limit - taken.length), taken);
      // Whoever had a turn goes to the end of the line, where this very loop comes by again.
      this.#lanes.delete(accountId);
      if (lane.size > 0) this.#lanes.set(accountId, lane);
      if (taken.length >= limit) break;
    }
    this.#size -= taken.length;
    return taken;
  }

  /** Takes out those whose validity is over. */
  takeExpired(nowMs: number): WaitingStep[] {
    return this.#takeWhere(
      (lane) => lane.earliestExpiryMs <= nowMs,
      ({ expiresMs }) => expiresMs <= nowMs,
    );
  }

  /** Takes out those that may go elsewhere. */
  takeIf(leaves: (step: WaitingStep) => boolean): WaitingStep[] {
    return this.#takeWhere(() => true, leaves);
  }

  /** Whether `count` more of an account would fit. */
  hasRoom(accountId: string, count: number): boolean {
    const lane = this.#lanes.get(accountId);
    const most = this.#most(lane === undefined ? 1 : 0);
    return (lane?.size ?? 0) + Math.min(count, most) <= most && this.#size + count <= this.#bounds.carrier;
  }

  /** Names of the lanes that have no room for `count` more. */
  full(count: number): string[] {
    return [...this.#lanes.keys()]
      .filter((accountId) => !this.hasRoom(accountId, count))
      .map((accountId) => laneName(this.#carrier, accountId));
  }

  #most(newcomers: number): number {
    const { lane, carrier, least } = this.#bounds;
    const fair = Math.min(lane, Math.floor(carrier / (this.#lanes.size + newcomers)));
    return Math.max(least, this.#isDown ? Math.min(LANE_WHILE_DOWN, fair) : fair);
  }

  #laneOf(accountId: string): StepQueue {
    const found = this.#lanes.get(accountId);
    if (found !== undefined) return found;
    const made = new StepQueue();
    this.#lanes.set(accountId, made);
    return made;
  }

  #takeWhere(concerned: (lane: StepQueue) => boolean, leaves: (step: WaitingStep) => boolean): WaitingStep[] {
    const taken: WaitingStep[] = [];
    for (const [accountId, lane] of [...this.#lanes]) {
      if (!concerned(lane)) continue;
      lane.takeIf(leaves, taken);
      if (lane.size === 0) this.#lanes.delete(accountId);
    }
    this.#size -= taken.length;
    return taken;
  }
}
