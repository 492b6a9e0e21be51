import type { HeldJobs } from "./held-jobs.ts";
import { Loop, type LoopOptions } from "./loop.ts";
import type { DeliveryStore, DispatchFigures } from "./ports.ts";
import type { Parking } from "./queue.ts";
import type { WaitingStep } from "./waiting-step.ts";
import { parkedWatchId } from "./watch-id.ts";

export interface ParkerParts extends Pick<LoopOptions, "log" | "random"> {
  readonly store: Pick<DeliveryStore, "park">;
  readonly jobs: HeldJobs;
  readonly figures: Pick<DispatchFigures, "parked">;
}

/** Steps of one job in the backlog. Large jobs are cheap to fetch; one that is larger than a lane comes back in parts. */
const PARKED_TOGETHER = 500;
/** In one transaction. */
const AT_ONCE = 2000;
const IDLE_MS = 60_000;

interface Aside {
  readonly lane: string;
  readonly step: WaitingStep;
}

/** Puts steps aside that find no room in their lane. */
export class Parker {
  readonly #parts: ParkerParts;
  readonly #loop: Loop;
  #waiting: Aside[] = [];
  #whenRoom: (() => void)[] = [];

  constructor(parts: ParkerParts) {
    const { log, random } = parts;
    this.#parts = parts;
    this.#loop = new Loop({ name: "park steps", round: () => this.#round(), log, random });
  }

  park(lane: string, step: WaitingStep): void {
    this.#waiting.push({ lane, step });
    this.#loop.ring();
  }

  /** Whether everything that was put aside is in the backlog by now. */
  get isIdle(): boolean {
    return this.#waiting.length === 0;
  }

  /** Resolves when few are left to be parked: steps are not to be taken faster than they can be put aside. */
  async hasRoom(): Promise<void> {
    if (this.#waiting.length >= AT_ONCE) await new Promise<void>((resolve) => this.#whenRoom.push(resolve));
  }

  /** What is still waiting has its job. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    for (const resolve of this.#whenRoom.splice(0)) resolve();
  }

  async #round(): Promise<number> {
    const batch = this.#waiting.slice(0, AT_ONCE);
    if (batch.length === 0) return IDLE_MS;
    await this.#parts.store.park(parkingsOf(batch));
    this.#waiting = this.#waiting.slice(batch.length);
    for (const { step } of batch) this.#parts.jobs.settle(step.job);
    this.#parts.figures.parked(batch.length);
    if (this.#waiting.length < AT_ONCE) for (const resolve of this.#whenRoom.splice(0)) resolve();
    return 0;
  }
}

/** Steps of a lane together, each group with a watch that comes due when the first of them expires. */
function parkingsOf(batch: readonly Aside[]): Parking[] {
  const lanes = Map.groupBy(batch, ({ lane }) => lane);
  return [...lanes].flatMap(([lane, asides]) => {
    const parkings: Parking[] = [];
    for (let at = 0; at < asides.length; at += PARKED_TOGETHER) {
      const steps = asides.slice(at, at + PARKED_TOGETHER).map(({ step }) => step);
      const dueMs = steps.reduce((least, { expiresMs }) => Math.min(least, expiresMs), Number.POSITIVE_INFINITY);
      parkings.push({ lane, watch: { watchId: parkedWatchId(), dueMs, members: steps.map(({ ref }) => ref) } });
    }
    return parkings;
  });
}
