import { type Facets, type Facetter, itemSchemas, joinFacets, memberSchemas } from "./facets.ts";
import { isObject, type JsonObject } from "./json.ts";
import { seemsToHold } from "./seems-to-hold.ts";
import type { Schema } from "./walk.ts";

/** What the contract says of one value inside a body. */
export interface Applied {
  /** From the body's root. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  readonly facets: Facets;
}

/** Every value in a body with all that applies to it: references, conditions and the branches that were meant followed. */
export function appliedTo(facetter: Facetter, schemas: readonly Schema[], body: unknown): Applied[] {
  const found: Applied[] = [];
  visit(facetter, schemas, body, [], found);
  return found;
}

function visit(
  facetter: Facetter,
  schemas: readonly Schema[],
  value: unknown,
  path: readonly (string | number)[],
  found: Applied[],
): void {
  const facets = settled(facetter, schemas, value);
  found.push({ path, value, facets });
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      visit(facetter, itemSchemas(facets.plain, index), item, [...path, index], found);
    });
  } else if (isObject(value))
    for (const [name, member] of Object.entries(value))
      visit(facetter, memberSchemas(facets.plain, name), member, [...path, name], found);
}

/** The unions and conditions that were settled stay among the facets, for whoever wants to break them. */
function settled(facetter: Facetter, schemas: readonly Schema[], value: unknown): Facets {
  let more = facetter.of(schemas);
  const all = [more];
  for (let rounds = 0; rounds < 20 && (more.unions.length > 0 || more.conditions.length > 0); rounds++) {
    const meant = more.unions.flatMap(({ branches }) => likelyBranches(facetter, branches, value));
    const followed = more.conditions.map((condition) =>
      seemsToHold(facetter, condition.if, value) ? condition.then : condition.else,
    );
    more = facetter.of([...meant, ...followed]);
    all.push(more);
  }
  return joinFacets(all);
}

/** The branches that the value meets; failing that, the one that its literals mark it as, or that knows its members. */
export function likelyBranches(facetter: Facetter, branches: readonly Schema[], value: unknown): readonly Schema[] {
  const held = branches.filter((branch) => seemsToHold(facetter, branch, value));
  if (held.length > 0 || !isObject(value)) return held;
  const scores = branches.map((branch) => likeness(facetter, facetter.ofOne(branch).plain, value));
  const best = Math.max(...scores);
  return best <= 0 ? [] : branches.filter((_, index) => scores[index] === best).slice(0, 1);
}

function likeness(facetter: Facetter, plain: readonly JsonObject[], value: JsonObject): number {
  let score = 0;
  for (const [name, member] of Object.entries(value)) {
    const schemas = memberSchemas(plain, name).filter((schema) => schema !== false);
    if (schemas.length === 0) continue;
    score += 1;
    for (const { const: literal } of schemas.flatMap((schema) => facetter.ofOne(schema).plain))
      if (literal !== undefined) score += literal === member ? 100 : -100;
  }
  return score;
}
