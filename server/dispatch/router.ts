import type { CarrierSender } from "./carrier-sender.ts";
import type { CarrierSenders } from "./carrier-senders.ts";
import { getLaneName } from "./lanes.ts";
import type { WaitingStep } from "./plan-step.ts";

/** Puts each step into the lane of the first carrier of its choice that is not down. Their order was drawn by the shares of its route. */
export class Router {
  readonly #senders: CarrierSenders;
  /** Lanes that have steps in the backlog, as far as this process knows. */
  readonly #backlogLanes = new Set<string>();

  constructor(senders: CarrierSenders) {
    this.#senders = senders;
  }

  /**
   * Puts a step into a lane, or returns the name of the lane in whose backlog it has to wait. While a lane has steps in the backlog, new
   * steps go to the backlog too: otherwise the newest would always be first, and the oldest would expire.
   */
  place(step: WaitingStep, from: "outbox" | "backlog" | "lane"): string | undefined {
    const sender = this.#choose(step);
    if (sender === undefined) throw new Error(`No carrier is called ${step.routes.join(" or ")}`);
    const lane = getLaneName(sender.name, step.ref.accountId);
    const mustWait = from === "outbox" && this.#backlogLanes.has(lane);
    if (!mustWait && sender.lanes.add(step)) {
      sender.wake();
      return undefined;
    }
    this.#backlogLanes.add(lane);
    return lane;
  }

  /** Names of the lanes that have no room for `count` more steps. */
  listFullLanes(count: number): string[] {
    return this.#senders.current.flatMap(({ lanes }) => lanes.listFull(count));
  }

  listBacklogLanes(): string[] {
    return [...this.#backlogLanes];
  }

  /** The backlog has nothing for these lanes any more. */
  backlogEmptied(lanes: readonly string[]): void {
    for (const lane of lanes) this.#backlogLanes.delete(lane);
  }

  /** Drops steps whose batch is gone: they were cancelled, or are in another batch. */
  dropGone(): void {
    for (const { lanes } of this.#senders.all) lanes.takeIf(({ batch }) => batch?.isGone === true);
  }

  takeOverdue(nowMs: number): WaitingStep[] {
    return this.#senders.current.flatMap(({ lanes }) => lanes.takeOverdue(nowMs));
  }

  /** Takes steps out of the lanes of carriers that are down, where another carrier of their choice is not. */
  takeStranded(): WaitingStep[] {
    const isDown = new Map(this.#senders.current.map(({ name, health, load }) => [name, health.isDown(load)]));
    return this.#senders.current.flatMap(({ name, lanes }) => {
      lanes.isDown = isDown.get(name) === true;
      if (!isDown.get(name) || lanes.size === 0) return [];
      return lanes.takeIf(({ routes }) => routes.some((route) => isDown.get(route) === false));
    });
  }

  /** Takes steps out of their lanes whose carriers are not those of `route` any more. */
  takeRerouted(route: (step: WaitingStep) => readonly { readonly name: string }[] | undefined): WaitingStep[] {
    return this.#senders.current.flatMap(({ lanes }) =>
      lanes.takeIf(
        (step) =>
          step.routes.join() !==
          route(step)
            ?.map(({ name }) => name)
            .join(),
      ),
    );
  }

  /** The first carrier that is not down; if all are down, the first. */
  #choose({ routes }: WaitingStep): CarrierSender | undefined {
    const senders = routes.map((name) => this.#senders.find(name)).filter((sender) => sender !== undefined);
    return senders.find((sender) => !sender.health.isDown(sender.load)) ?? senders[0];
  }
}
