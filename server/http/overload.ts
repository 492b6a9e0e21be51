import { refuse } from "../domain/refusal.ts";
import { refusalReply } from "./reply.ts";

export const busy = refusalReply(refuse("A920"), { "Retry-After": 1 });

/** Refuses while it still can: a request that is let in needs memory until it is answered. */
export class Admission {
  readonly #most: number;
  #underWay = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get underWay(): number {
    return this.#underWay;
  }

  /** False: there is no room. Whoever got in leaves again. */
  enter(): boolean {
    if (this.#underWay >= this.#most) return false;
    this.#underWay++;
    return true;
  }

  leave(): void {
    this.#underWay--;
  }
}
