import { createHash } from "node:crypto";

/** A number of cases of one kind that follow from one seed: by it a failure can be had again. */
export interface Round {
  readonly kind: string;
  readonly number: number;
  readonly seed: number;
}

/** The same rounds in the same order for the same seed, however fast they go. */
export function* getRounds<Named extends { readonly name: string }>(
  kinds: readonly Named[],
  seed: number,
  only: number | undefined,
): Iterable<{ readonly kind: Named; readonly round: Round }> {
  for (let number = only ?? 0; ; number++) {
    for (const kind of kinds) yield { kind, round: { kind: kind.name, number, seed: seedOf(seed, kind.name, number) } };
    if (only !== undefined) return;
  }
}

export function seedOf(...parts: readonly (string | number)[]): number {
  return createHash("sha256").update(parts.join(" ")).digest().readInt32BE(0);
}
