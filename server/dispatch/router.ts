import { laneName } from "./lanes.ts";
import type { Pump } from "./pump.ts";
import type { WaitingStep } from "./waiting-step.ts";

/** Finds a place for each step: the lane of the first carrier of its choice that is not down. */
export class Router {
  readonly #pumps: ReadonlyMap<string, Pump>;
  /** Lanes that have steps in the backlog, as far as this process knows. */
  readonly #backlogged = new Set<string>();

  constructor(pumps: readonly Pump[]) {
    this.#pumps = new Map(pumps.map((pump) => [pump.name, pump]));
  }

  /**
   * Puts a step in a lane, or names the lane in which it must be parked. Behind a lane that has steps in the backlog new
   * ones queue up as well: otherwise those that came last would always be first, and the first would expire.
   */
  place(step: WaitingStep, from: "dispatch" | "backlog" | "lane"): string | undefined {
    const pump = this.#choose(step);
    if (pump === undefined) throw new Error(`No carrier is called ${step.routes.join(" or ")}`);
    if (!(from === "dispatch" && this.#isBacklogged(pump, step)) && pump.lanes.add(step)) {
      pump.ring();
      return undefined;
    }
    const lane = laneName(pump.name, step.ref.accountId);
    this.#backlogged.add(lane);
    return lane;
  }

  /** Lanes that have no room for `count` more. */
  fullLanes(count: number): string[] {
    return [...this.#pumps.values()].flatMap(({ lanes }) => lanes.full(count));
  }

  /** Lanes that have steps in the backlog, as far as is known. */
  backlogged(): string[] {
    return [...this.#backlogged];
  }

  /** The backlog has nothing for these any more. */
  caughtUp(lanes: readonly string[]): void {
    for (const lane of lanes) this.#backlogged.delete(lane);
  }

  /** Takes steps whose validity is over out of the lanes. */
  takeExpired(nowMs: number): WaitingStep[] {
    return [...this.#pumps.values()].flatMap(({ lanes }) => lanes.takeExpired(nowMs));
  }

  /** Takes steps out of the lanes of carriers that are down, where another carrier of their choice is not. */
  takeStranded(): WaitingStep[] {
    const isDown = new Map([...this.#pumps].map(([name, { health, load }]) => [name, health.isDown(load)]));
    return [...this.#pumps.values()].flatMap(({ name, lanes }) => {
      lanes.isDown = isDown.get(name) === true;
      if (!isDown.get(name) || lanes.size === 0) return [];
      return lanes.takeIf(({ routes }) => routes.some((route) => isDown.get(route) === false));
    });
  }

  #isBacklogged({ name }: Pump, { ref }: WaitingStep): boolean {
    return this.#backlogged.size > 0 && this.#backlogged.has(laneName(name, ref.accountId));
  }

  #choose({ routes }: WaitingStep): Pump | undefined {
    let first: Pump | undefined;
    for (const name of routes) {
      const pump = this.#pumps.get(name);
      if (pump !== undefined && !pump.health.isDown(pump.load)) return pump;
      first ??= pump;
    }
    return first;
  }
}
