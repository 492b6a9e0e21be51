import { canonicalJson } from "../schema/canonical.ts";
import type { Contained } from "../schema/flat-schema.ts";
import type { Json } from "../schema/json.ts";
import { isSchema } from "../schema/walk.ts";
import { getCommonTypes } from "./compare-limits.ts";
import type { Relation } from "./relate-patterns.ts";
import { addBoth, addNarrowed, addWidened, type Comparison, type SchemaPair } from "./schema-pair.ts";
import { code, formerly } from "./wording.ts";

/** Keywords that are compared as a whole: `not`, `unevaluatedItems`, … */
export const compareOtherKeywords: Comparison = (pair) => {
  const { before, after } = pair;
  for (const keyword of new Set([...before.otherKeywords.keys(), ...after.otherKeywords.keys()])) {
    const [old, now] = [before, after].map(
      ({ otherKeywords }) => otherKeywords.get(keyword) ?? new Map<string, Json>(),
    );
    if (!old || !now) continue;
    if (keyword === "uniqueItems") compareUniqueItems(pair, old.has("true"), now.has("true"));
    else compareKeyword(pair, keyword, [...old.values()], [...now.values()]);
  }
};

const SCHEMA_KEYWORDS = ["not", "unevaluatedItems", "unevaluatedProperties"];

function compareKeyword(pair: SchemaPair, keyword: string, old: readonly Json[], now: readonly Json[]): void {
  const relate = (one: Json, other: Json): Relation => {
    if (SCHEMA_KEYWORDS.includes(keyword) && isSchema(one) && isSchema(other)) {
      const { narrows, widens } = pair.relate([one], [other]);
      // `not` refuses what its schema accepts.
      return keyword === "not" ? { narrows: widens, widens: narrows } : { narrows, widens };
    }
    const isChanged = canonicalJson(one) !== canonicalJson(other);
    return { narrows: isChanged, widens: isChanged };
  };
  const gained = now.filter((value) => old.every((earlier) => relate(earlier, value).narrows));
  const lost = old.filter((value) => now.every((later) => relate(value, later).widens));
  const values = { before: lost, after: gained };
  if (gained.length > 0)
    (lost.length > 0 ? addBoth : addNarrowed)(
      pair,
      keyword,
      values,
      (label) => `${label} must now satisfy ${keyword} ${code(gained[0])}`,
    );
  else if (lost.length > 0)
    addWidened(pair, keyword, values, (label) => `${label} no longer has to satisfy ${keyword} ${code(lost[0])}`);
}

/** How many entries of a list must satisfy a schema. */
export const compareContains: Comparison = (pair) => {
  if (!getCommonTypes(pair).includes("array")) return;
  const [old, now] = [new Map(pair.before.contains), new Map(pair.after.contains)];
  const take = (key: string): Contained | undefined => {
    // The same schema, or else the next one that is not in both.
    const same = now.has(key) ? key : [...now.keys()].find((other) => !pair.before.contains.has(other));
    const found = same === undefined ? undefined : now.get(same);
    if (same !== undefined) now.delete(same);
    return found;
  };
  for (const [key, before] of old) compareContained(pair, before, take(key));
  for (const after of now.values()) compareContained(pair, undefined, after);
};

function compareContained(pair: SchemaPair, old: Contained | undefined, now: Contained | undefined): void {
  const schemas = old && now && pair.relate([old.schema], [now.schema]);
  const isSame = schemas !== undefined && !schemas.narrows && !schemas.widens;
  const { narrows, widens } = relateCounts(old, now, schemas ?? { narrows: false, widens: false });
  if (!narrows && !widens) return;
  const count = ({ min, max }: Contained): string => {
    if (max === Number.POSITIVE_INFINITY) return `at least ${min}`;
    return min === 0 ? `up to ${max}` : `${min} to ${max}`;
  };
  const words = (contained: Contained): string => `${count(contained)} entries that satisfy ${code(contained.schema)}`;
  const keyword = isSame ? (old?.min === now?.min ? "maxContains" : "minContains") : "contains";
  const values = { before: old?.schema, after: now?.schema };
  const earlier = formerly(old && (isSame ? count(old) : words(old)));
  if (now && narrows)
    (widens ? addBoth : addNarrowed)(pair, keyword, values, (label, subject) =>
      pair.direction === "request"
        ? `${subject.refused(`in which ${label} does not have ${words(now)}`)}${earlier}`
        : `${label} now has ${words(now)}${earlier}`,
    );
  else
    addWidened(pair, keyword, values, (label) =>
      now ? `${label} may now have ${words(now)}${earlier}` : `${label} no longer has to have ${old && words(old)}`,
    );
}

/** A wider schema makes the lowest count easier to reach, and the highest easier to exceed. */
function relateCounts(old: Contained | undefined, now: Contained | undefined, schemas: Relation): Relation {
  const none = { min: 0, max: Number.POSITIVE_INFINITY };
  const [before, after] = [old ?? none, now ?? none];
  const hasMin = before.min > 0 && after.min > 0;
  const hasMax = Math.max(before.max, after.max) < Number.POSITIVE_INFINITY;
  return {
    narrows:
      after.min > before.min || after.max < before.max || (hasMin && schemas.narrows) || (hasMax && schemas.widens),
    widens:
      after.min < before.min || after.max > before.max || (hasMin && schemas.widens) || (hasMax && schemas.narrows),
  };
}

function compareUniqueItems(pair: SchemaPair, old: boolean, now: boolean): void {
  if (now && !old)
    addNarrowed(pair, "uniqueItems", { before: old, after: now }, (label, subject) =>
      pair.direction === "request"
        ? subject.refused(`with ${label} with duplicate entries`)
        : `${label} no longer has duplicate entries`,
    );
  if (old && !now)
    addWidened(pair, "uniqueItems", { before: old, after: now }, (label) => `${label} may now have duplicate entries`);
}
