import type { WaitingStep } from "./plan-step.ts";

export interface LaneBounds {
  /** Steps of one account that wait for one carrier. */
  readonly lane: number;
  /** Steps that wait for one carrier. */
  readonly carrier: number;
  /** What each account may have waiting, however many others there are. */
  readonly least: number;
}

/**
 * A lane of 5,000 lasts half a second at the fastest, longer than it takes to claim more. 20,000 steps are some 40 MB at 2 KB each,
 * for each carrier. When many accounts wait at once their lanes shrink down to 50, so that a new account finds room; 400 accounts
 * fill a carrier.
 */
export const LANE_BOUNDS: LaneBounds = { lane: 5000, carrier: 20_000, least: 50 };

/** In a lane of a carrier that is down. Nothing leaves it for a long time, and in the backlog a step takes no memory. */
const MAX_WHILE_DOWN = 500;

/** The name of a lane in the backlog. */
export const getLaneName = (carrier: string, accountId: string): string => `${carrier}/${accountId}`;

/** The steps that wait for one carrier, a lane for each account. Accounts take turns, however many steps another has. */
export class Lanes {
  readonly #carrier: string;
  readonly #bounds: LaneBounds;
  /** Only lanes that hold something, in the order of their turns. */
  readonly #lanes = new Map<string, Lane>();
  #size = 0;
  #isDown = false;

  constructor(carrier: string, bounds: LaneBounds = LANE_BOUNDS) {
    this.#carrier = carrier;
    this.#bounds = bounds;
  }

  get size(): number {
    return this.#size;
  }

  /** When the first of the steps was accepted or became due; undefined: there are none. */
  get oldestMs(): number | undefined {
    const times = [...this.#lanes.values()].map(({ firstStartedMs }) => firstStartedMs);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  /** The carrier is down: nothing leaves the lanes for now. */
  set isDown(isDown: boolean) {
    this.#isDown = isDown;
  }

  /** False: there is no room for it. */
  add(step: WaitingStep): boolean {
    const lane = this.#lanes.get(step.ref.accountId);
    const waiting = lane?.size ?? 0;
    const isFull = waiting >= this.#getMaxSize(lane === undefined ? 1 : 0) || this.#size >= this.#bounds.carrier;
    // A full carrier still has a little room for accounts that have next to nothing waiting, or large accounts would shut out small ones.
    // At twice the bound nothing is added any more.
    if (isFull && (waiting >= this.#bounds.least || this.#size >= 2 * this.#bounds.carrier)) return false;
    this.#getLane(step.ref.accountId).push(step);
    this.#size++;
    return true;
  }

  /** For steps that were taken and could not be submitted. There is room for them, because they were there before. */
  putBack(steps: readonly WaitingStep[]): void {
    for (const step of steps.toReversed()) this.#getLane(step.ref.accountId).unshift(step);
    this.#size += steps.length;
  }

  /** The next steps, the same number of each account as far as possible. */
  take(limit: number): WaitingStep[] {
    const taken: WaitingStep[] = [];
    const share = Math.max(1, Math.floor(limit / this.#lanes.size));
    for (const [accountId, lane] of this.#lanes) {
      taken.push(...lane.take(Math.min(share, limit - taken.length)));
      // An account that had its turn is moved to the end of the map, where the same loop reaches it again.
      this.#lanes.delete(accountId);
      if (lane.size > 0) this.#lanes.set(accountId, lane);
      if (taken.length >= limit) break;
    }
    this.#size -= taken.length;
    return taken;
  }

  /** Takes what must not be submitted any more: it has expired, or its hours are over. */
  takeOverdue(nowMs: number): WaitingStep[] {
    return this.#takeWhere(
      (lane) => lane.earliestEndMs <= nowMs,
      (step) => getEndMs(step) <= nowMs,
    );
  }

  takeIf(leaves: (step: WaitingStep) => boolean): WaitingStep[] {
    return this.#takeWhere(() => true, leaves);
  }

  /** Whether `count` more steps of an account would fit. */
  hasRoom(accountId: string, count: number): boolean {
    const lane = this.#lanes.get(accountId);
    const most = this.#getMaxSize(lane === undefined ? 1 : 0);
    return (lane?.size ?? 0) + Math.min(count, most) <= most && this.#size + count <= this.#bounds.carrier;
  }

  /** Names of the lanes that have no room for `count` more steps. */
  listFull(count: number): string[] {
    return [...this.#lanes.keys()]
      .filter((accountId) => !this.hasRoom(accountId, count))
      .map((accountId) => getLaneName(this.#carrier, accountId));
  }

  #getMaxSize(newLanes: number): number {
    const { lane, carrier, least } = this.#bounds;
    const fair = Math.min(lane, Math.floor(carrier / (this.#lanes.size + newLanes)));
    return Math.max(least, this.#isDown ? Math.min(MAX_WHILE_DOWN, fair) : fair);
  }

  #getLane(accountId: string): Lane {
    const found = this.#lanes.get(accountId);
    if (found !== undefined) return found;
    const made = new Lane();
    this.#lanes.set(accountId, made);
    return made;
  }

  #takeWhere(mayHave: (lane: Lane) => boolean, leaves: (step: WaitingStep) => boolean): WaitingStep[] {
    const taken: WaitingStep[] = [];
    for (const [accountId, lane] of [...this.#lanes]) {
      if (!mayHave(lane)) continue;
      taken.push(...lane.takeIf(leaves));
      if (lane.size === 0) this.#lanes.delete(accountId);
    }
    this.#size -= taken.length;
    return taken;
  }
}

const getEndMs = ({ expiresMs, closing }: WaitingStep): number =>
  closing === undefined ? expiresMs : Math.min(expiresMs, closing.closesMs);

/** The steps of one account, first in first out. */
class Lane {
  #steps: WaitingStep[] = [];
  #earliestEndMs = Number.POSITIVE_INFINITY;

  get size(): number {
    return this.#steps.length;
  }

  /** No step of the lane is overdue before this time. It may be too early, because the step that set it may have left. */
  get earliestEndMs(): number {
    return this.#earliestEndMs;
  }

  /** When the first step was accepted or became due. */
  get firstStartedMs(): number {
    return this.#steps[0]?.startedMs ?? Number.POSITIVE_INFINITY;
  }

  push(step: WaitingStep): void {
    this.#steps.push(step);
    this.#earliestEndMs = Math.min(this.#earliestEndMs, getEndMs(step));
  }

  unshift(step: WaitingStep): void {
    this.#steps.unshift(step);
    this.#earliestEndMs = Math.min(this.#earliestEndMs, getEndMs(step));
  }

  take(count: number): WaitingStep[] {
    return this.#steps.splice(0, count);
  }

  takeIf(leaves: (step: WaitingStep) => boolean): WaitingStep[] {
    const taken = this.#steps.filter(leaves);
    this.#steps = this.#steps.filter((step) => !leaves(step));
    this.#earliestEndMs = this.#steps.reduce(
      (least, step) => Math.min(least, getEndMs(step)),
      Number.POSITIVE_INFINITY,
    );
    return taken;
  }
}
