import { isNull } from "./accepted-values.ts";
import { likelyBranches } from "./applied.ts";
import { askedNames, literalsOf } from "./condition-values.ts";
import { type Condition, type Facets, joinFacets, memberSchemas, requiredNames } from "./facets.ts";
import type { Union } from "./flat-schema.ts";
import type { JsonObject } from "./json.ts";
import type { Making } from "./making.ts";
import { seemsToHold } from "./seems-to-hold.ts";
import type { Schema } from "./walk.ts";

// Which branches of unions and conditions a value that is being made is to meet.

/** How often a condition about a shape is made to hold. */
const BROUGHT_ABOUT = 0.3;

/** Every union settled on one of its branches. */
export function settle(making: Making, given: Facets, from: unknown): Facets {
  let facets = given;
  for (let rounds = 0; facets.unions.length > 0 && rounds < 20; rounds++) {
    const { plain } = facets;
    const chosen = facets.unions
      .filter(({ branches }) => branches.length > 0)
      .map((union) => choose(making, union, plain, from));
    facets = joinFacets([{ ...facets, unions: [] }, making.facetter.of(chosen)]);
  }
  return facets;
}

/**
 * The branch that the given value is meant as; without one any that has a place for the required members, and that takes one of the
 * values that are listed beside the union.
 */
function choose(making: Making, { branches }: Union, plain: readonly JsonObject[], from: unknown): Schema {
  const [meant] = from === undefined ? [] : likelyBranches(making.facetter, branches, from);
  if (meant !== undefined) return meant;
  const required = requiredNames(plain);
  const literals = literalsOf(plain);
  const roomy = branches.filter((branch) => {
    const { plain: own, impossible } = making.facetter.ofOne(branch);
    if (literals?.some((literal) => seemsToHold(making.facetter, branch, literal)) === false) return false;
    return !impossible && required.every((name) => memberSchemas(own, name).every((schema) => schema !== false));
  });
  const possible = roomy.length > 0 ? roomy : branches;
  if (making.isDeep) return making.random.pick(making.heights.lowest(possible));
  const shown = making.random.isLeast && making.settings.isFull === true ? possible.filter((one) => !isNull(one)) : [];
  return making.random.pick(shown.length > 0 ? shown : possible);
}

/** What a condition asks for that no value of a member decides: sometimes it is made to hold, to see what follows. */
export function bringAbout(making: Making, condition: Condition, from: unknown): readonly Schema[] | undefined {
  const isFree = from === undefined && condition.if !== true && askedNames({ conditions: [condition] }).length === 0;
  const probability = making.settings.isFull === true ? 2 * BROUGHT_ABOUT : BROUGHT_ABOUT;
  return isFree && making.random.flip(probability) ? [condition.if, condition.then] : undefined;
}

export function meantBy(making: Making, condition: Condition, value: unknown): Schema {
  return seemsToHold(making.facetter, condition.if, value) ? condition.then : condition.else;
}
