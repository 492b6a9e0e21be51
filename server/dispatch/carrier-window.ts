import type { CarrierHandle } from "../carriers/carriers.ts";

/** A sender of one cell to a carrier. */
export interface WindowUser {
  /** Steps that are with the carrier and have no outcome. */
  readonly unsettled: number;
  readonly hasWaiting: boolean;
}

/** How many steps may be with a carrier at a time, shared by the senders of all cells. */
export class CarrierWindow {
  readonly #size: number;
  readonly #users = new Set<WindowUser>();

  constructor(size: number) {
    this.#size = size;
  }

  join(user: WindowUser): void {
    this.#users.add(user);
  }

  /** The part of the window that a user may fill: all users that have something to send get the same. */
  getShare(user: WindowUser): number {
    let active = 0;
    for (const other of this.#users) if (other === user || other.hasWaiting) active++;
    return Math.ceil(this.#size / Math.max(1, active));
  }

  /** How many more steps the user may send now. */
  countFree(user: WindowUser): number {
    let unsettled = 0;
    for (const other of this.#users) unsettled += other.unsettled;
    return Math.min(this.#size - unsettled, this.getShare(user) - user.unsettled);
  }
}

/** The windows of all carriers. A carrier that a reload has replaced leaves its window behind, because its settings may differ. */
export class CarrierWindows {
  readonly #windows = new WeakMap<CarrierHandle, CarrierWindow>();

  of(handle: CarrierHandle): CarrierWindow {
    const known = this.#windows.get(handle);
    if (known !== undefined) return known;
    const made = new CarrierWindow(handle.limits.window);
    this.#windows.set(handle, made);
    return made;
  }
}
