import type { CarrierHandle } from "../carriers/carriers.ts";
import type { CarrierSender } from "./carrier-sender.ts";
import type { WaitingStep } from "./plan-step.ts";

/** The senders of a worker: one for each carrier, and those of carriers that were removed, until nothing of them is under way. */
export class CarrierSenders {
  readonly #make: (handle: CarrierHandle) => CarrierSender;
  #current: ReadonlyMap<string, CarrierSender> = new Map();
  readonly #leaving = new Set<CarrierSender>();

  constructor(handles: readonly CarrierHandle[], make: (handle: CarrierHandle) => CarrierSender) {
    this.#make = make;
    void this.replace(handles);
  }

  get current(): readonly CarrierSender[] {
    return [...this.#current.values()];
  }

  /** Those that leave are counted too: a step that they have submitted may be under way. */
  get all(): readonly CarrierSender[] {
    return [...this.#current.values(), ...this.#leaving];
  }

  find(carrier: string): CarrierSender | undefined {
    return this.#current.get(carrier);
  }

  /**
   * Makes senders for carriers that are new, and stops those of carriers that are gone. Resolves when nothing is under way by the latter.
   * Steps that wait in their lanes are left for takeLeft.
   */
  async replace(handles: readonly CarrierHandle[]): Promise<void> {
    const before = this.current;
    this.#current = new Map(
      handles.map((handle) => [handle.name, before.find((sender) => sender.handle === handle) ?? this.#make(handle)]),
    );
    const gone = before.filter((sender) => this.find(sender.name) !== sender);
    for (const sender of gone) this.#leaving.add(sender);
    await Promise.all(gone.map((sender) => sender.stop()));
  }

  /** Takes the steps that wait for carriers which are gone. To be called from time to time: some come back from a batch under way. */
  takeLeft(): WaitingStep[] {
    return [...this.#leaving].flatMap((sender) => {
      const steps = sender.lanes.takeIf(() => true);
      if (sender.load === 0) this.#leaving.delete(sender);
      return steps;
    });
  }

  async stop(): Promise<void> {
    await Promise.all(this.all.map((sender) => sender.stop()));
  }
}
