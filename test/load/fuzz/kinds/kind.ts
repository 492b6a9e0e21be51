import fc from "fast-check";
import { Crash } from "../failure.ts";
import type { World } from "../world/world.ts";

/** One family of cases. */
export interface Kind {
  readonly name: string;
  /** For people who read the help. */
  readonly about: string;
  /** How many cases make a round; all of a round follow from one seed. */
  readonly cases: number;
  /** At most one round at a time: its cases remember what they did to their accounts. */
  readonly single?: boolean;
  /** Cases that must have the gateway to themselves. */
  readonly alone?: boolean;
  /** Only with a gateway of our own: it needs accounts, a carrier or figures that a given one need not have. */
  readonly ownOnly?: boolean;
  property(world: World): fc.IAsyncPropertyWithHooks<[unknown]>;
}

/** A kind whose cases are plain values. */
export function newKind<Plan>(
  shape: Omit<Kind, "property">,
  plans: (world: World) => fc.Arbitrary<Plan>,
  run: (plan: Plan, world: World) => Promise<void>,
): Kind {
  return {
    ...shape,
    property: (world) => {
      const failing = sameFailure();
      return fc.asyncProperty(plans(world), (plan) => failing(() => run(plan, world))) as never;
    },
  };
}

/**
 * While a case is cut down it may begin to fail for another reason, and the first one would be lost. So of all that fails
 * only what fails like the first counts.
 */
export function sameFailure(): (run: () => Promise<void>) => Promise<void> {
  let first: string | undefined;
  return async (run) => {
    try {
      await run();
    } catch (error) {
      const reason = likeness(error);
      if (first !== undefined && (reason !== first || error instanceof Crash)) return;
      first = reason;
      throw error;
    }
  };
}

/** Of a reason what does not depend on the case: no codes, numbers, keys and quotes. */
const likeness = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replaceAll(/\bA\d{3}\b( or A\d{3})*/g, "A#")
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, "…")
    .replaceAll(/[0-9A-Z]{8,}|\d+/g, "#");
