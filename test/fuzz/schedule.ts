import { createHash } from "node:crypto";
import type { Kind } from "./kinds/kind.ts";

/** A number of cases of one kind that follow from one seed: what a failure can be had again by. */
export interface Round {
  readonly kind: Kind;
  readonly number: number;
  readonly seed: number;
}

/** The same rounds in the same order for the same seed, however fast they go. */
export function* getRounds(kinds: readonly Kind[], seed: number, only: number | undefined): Iterable<Round> {
  for (let number = only ?? 0; ; number++) {
    for (const kind of kinds) yield { kind, number, seed: seedOf(seed, kind.name, number) };
    if (only !== undefined) return;
  }
}

function seedOf(seed: number, name: string, number: number): number {
  return createHash("sha256").update(`${seed} ${name} ${number}`).digest().readInt32BE(0);
}
