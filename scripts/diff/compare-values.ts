import type { Json } from "../pipeline/json.ts";
import { canonicalJson } from "./canonical.ts";
import type { Flat } from "./flat.ts";
import { BREAKS_READERS, type Comparison, type FlatPair, narrowed, widened } from "./flat-pair.ts";
import { codes, either, formerly, listed, typeWords } from "./wording.ts";

const ALL_TYPES = ["string", "number", "boolean", "object", "array", "null"];

/** The types that a value can have, lists of values considered. */
export function typesOf(flat: Flat): ReadonlySet<string> {
  const types = flat.types ?? new Set(ALL_TYPES);
  if (!flat.values) return types;
  const stated = new Set(flat.values.map(typeOf));
  return new Set([...stated].filter((type) => types.has(type) || (type === "number" && types.has("integer"))));
}

function typeOf(value: Json): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

const covers = (types: ReadonlySet<string>, type: string): boolean =>
  types.has(type) || (type === "integer" && types.has("number"));

/** What in `types` the others do not cover; with the half that is left of a number. */
const missing = (types: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...types].filter((type) => !covers(others, type));

/** Whether before and after have no type in common: then nothing else is worth comparing. */
export function isOtherThing({ before, after }: FlatPair): boolean {
  const [old, now] = [typesOf(before), typesOf(after)];
  return (
    old.size > 0 &&
    now.size > 0 &&
    ![...old].some((type) => covers(now, type)) &&
    ![...now].some((type) => covers(old, type))
  );
}

export const compareTypes: Comparison = (pair) => {
  const { before, after } = pair;
  if (before.never || after.never) return compareNever(pair);
  // Two lists of values say more than their types; of one list only its types are comparable.
  if (before.values && after.values && !isOtherThing(pair)) return;
  const [old, now] = [typesOf(before), typesOf(after)];
  const [lost, gained] = [missing(old, now), missing(now, old)];
  const told = {
    keyword: "type",
    before: [...old],
    after: [...now],
    origin: after.origins.get("type") ?? before.origins.get("type"),
  };
  if (lost.length === 0 && gained.length === 0) return;
  if (isOtherThing(pair)) {
    const say = (words: string, earlier: string) => `${words}${formerly(earlier)}`;
    pair.add({
      rating: "major",
      ...told,
      say: (subject) =>
        say(`${subject.name()} is now ${either(typeWords(now))}${subject.condition()}`, either(typeWords(old))),
    });
    return;
  }
  if (lost.length > 0)
    narrowed(pair, {
      ...told,
      say: (subject) =>
        pair.direction === "request"
          ? subject.refusedIf(`is ${either(lostWords(lost, now))}`)
          : `${subject.name()} is no longer ${either(lostWords(lost, now))}${subject.condition()}`,
    });
  if (gained.length > 0)
    widened(
      pair,
      {
        ...told,
        say: (subject) =>
          `${subject.name()} may now be ${after.types ? either(lostWords(gained, old)) : "of any type"}${subject.condition()}`,
      },
      BREAKS_READERS,
    );
};

/** Of a number of which whole ones are left, what is missing is a fraction. */
const lostWords = (types: readonly string[], others: ReadonlySet<string>): string[] =>
  types.map((type) => (type === "number" && others.has("integer") ? "a fraction" : (typeWords([type])[0] ?? type)));

function compareNever(pair: FlatPair): void {
  const { before, after, direction } = pair;
  if (before.never === after.never) return;
  const told = { keyword: "false", before: !before.never, after: !after.never };
  if (after.never)
    narrowed(pair, {
      ...told,
      say: (subject) =>
        direction === "request"
          ? subject.refusedWith()
          : `${subject.name()} is never there any more${subject.condition()}`,
    });
  else widened(pair, { ...told, say: (subject) => `${subject.name()} may now be there${subject.condition()}` });
}

export const compareLists: Comparison = (pair) => {
  const { before, after, direction } = pair;
  if (before.never || after.never || isOtherThing(pair)) return;
  const [old, now] = [before.values, after.values];
  if (!old && !now) return;
  const origin = after.origins.get("enum") ?? before.origins.get("enum");
  const told = { keyword: "enum", before: old as Json, after: now as Json, origin };
  if (!old && now) {
    narrowed(pair, {
      ...told,
      say: (subject) =>
        direction === "request"
          ? subject.refusedIf(`is not ${either(codes(now))}`)
          : `${subject.name()} is now ${either(codes(now))}${subject.condition()}`,
    });
    return;
  }
  if (old && !now) {
    const say = (words: string) => `${words}${formerly(either(codes(old)))}`;
    widened(pair, {
      ...told,
      say: (subject) => say(`${subject.name()} may now have other values${subject.condition()}`),
    });
    return;
  }
  compareTwoLists(pair, old ?? [], now ?? [], told);
};

function compareTwoLists(
  pair: FlatPair,
  old: readonly Json[],
  now: readonly Json[],
  told: { keyword: string; before: Json; after: Json; origin: string | undefined },
): void {
  const lost = without(old, now);
  const gained = without(now, old);
  if (lost.length === old.length && gained.length === now.length && lost.length > 0) {
    pair.add({
      rating: "major",
      ...told,
      say: (subject) =>
        `${subject.name()} is now ${either(codes(now))}${formerly(either(codes(old)))}${subject.condition()}`,
    });
    return;
  }
  if (lost.length > 0)
    narrowed(pair, {
      ...told,
      say: (subject) =>
        pair.direction === "request"
          ? subject.refusedIf(`is ${either(codes(lost))}`)
          : `${subject.name()} is never ${either(codes(lost))} any more${subject.condition()}`,
    });
  if (gained.length > 0)
    widened(pair, {
      ...told,
      say: (subject) =>
        `${subject.name()} ${pair.direction === "request" ? "may" : "can"} now also be ${listed(codes(gained))}${subject.condition()}`,
    });
}

function without(values: readonly Json[], others: readonly Json[]): Json[] {
  const known = new Set(others.map(canonicalJson));
  return values.filter((value) => !known.has(canonicalJson(value)));
}
