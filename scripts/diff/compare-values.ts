import { acceptsType, acceptsValue, getTypes, without } from "../schema/accepted-values.ts";
import type { Json } from "../schema/json.ts";
import { addChange, addNarrowed, addWidened, type Comparison, MAJOR, type SchemaPair } from "./schema-pair.ts";
import { codes, either, formerly, listed, typeWords } from "./wording.ts";

/** The types that the others do not accept. */
const missing = (types: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...types].filter((type) => !acceptsType(others, type));

/** If before and after have no type in common, no other keyword needs to be compared. */
export function haveNoCommonType({ before, after }: SchemaPair): boolean {
  const [old, now] = [getTypes(before), getTypes(after)];
  if (old.size === 0 || now.size === 0) return false;
  return missing(old, now).length === old.size && missing(now, old).length === now.size;
}

export const compareTypes: Comparison = (pair) => {
  const { before, after, direction } = pair;
  if (before.rejectsAll || after.rejectsAll) {
    compareRejectsAll(pair);
    return;
  }
  // Two enums say more than their types. If only one side has an enum, only the types can be compared.
  if (before.values && after.values && !haveNoCommonType(pair)) return;
  const [old, now] = [getTypes(before), getTypes(after)];
  const [lost, gained] = [missing(old, now), missing(now, old)];
  const values = { before: [...old], after: [...now] };
  if (haveNoCommonType(pair)) {
    const change = `${either(typeWords(now))}${formerly(either(typeWords(old)))}`;
    addChange(pair, MAJOR, "type", values, (label) => `${label} is now ${change}`);
    return;
  }
  if (lost.length > 0) {
    const words = either(missingTypeWords(lost, now));
    addNarrowed(pair, "type", values, (label, subject) =>
      direction === "request" ? subject.refused(`in which ${label} is ${words}`) : `${label} is no longer ${words}`,
    );
  }
  if (gained.length > 0) {
    const words = after.types ? either(missingTypeWords(gained, old)) : "of any type";
    addWidened(pair, "type", { ...values, inResponse: MAJOR }, (label) => `${label} may now be ${words}`);
  }
};

/** If `number` became `integer`, fractions are missing. */
const missingTypeWords = (types: readonly string[], others: ReadonlySet<string>): string[] =>
  types.flatMap((type) => (type === "number" && others.has("integer") ? "a fraction" : typeWords([type])));

function compareRejectsAll(pair: SchemaPair): void {
  const { before, after, direction } = pair;
  const values = { before: !before.rejectsAll, after: !after.rejectsAll };
  if (before.rejectsAll === after.rejectsAll) return;
  if (after.rejectsAll)
    addNarrowed(pair, "false", values, (label, subject) =>
      direction === "request" ? subject.refused(`with ${label}`) : `${label} is no longer present`,
    );
  else addWidened(pair, "false", values, (label) => `${label} may now be present`);
}

export const compareEnums: Comparison = (pair) => {
  const { before, after, direction } = pair;
  if (before.rejectsAll || after.rejectsAll || haveNoCommonType(pair)) return;
  const [old, now] = [before.values, after.values];
  if (old && now) compareTwoEnums(pair, old, now);
  else if (now) {
    addNarrowed(pair, "enum", { after: now }, (label, subject) =>
      direction === "request"
        ? subject.refused(`in which ${label} is not ${either(codes(now))}`)
        : `${label} is now ${either(codes(now))}`,
    );
    // The limits that the enum replaces refused these.
    addNewValues(
      pair,
      now.filter((value) => !acceptsValue(before, value)),
      { after: now },
    );
  } else if (old) {
    const kept = old.filter((value) => acceptsValue(after, value));
    addLostValues(pair, without(old, kept), { before: old, after: kept });
    addWidened(
      pair,
      "enum",
      { before: old },
      (label) => `${label} may now have other values${formerly(either(codes(old)))}`,
    );
  }
};

interface Values {
  readonly before?: Json;
  readonly after?: Json;
}

function addLostValues(pair: SchemaPair, lost: readonly Json[], values: Values): void {
  if (lost.length === 0) return;
  addNarrowed(pair, "enum", values, (label, subject) =>
    pair.direction === "request"
      ? subject.refused(`in which ${label} is ${either(codes(lost))}`)
      : `${label} is no longer ${either(codes(lost))}`,
  );
}

function addNewValues(pair: SchemaPair, gained: readonly Json[], values: Values): void {
  if (gained.length === 0) return;
  const may = pair.direction === "request" ? "may" : "can";
  addWidened(pair, "enum", values, (label) => `${label} ${may} now also be ${listed(codes(gained))}`);
}

function compareTwoEnums(pair: SchemaPair, old: Json[], now: Json[]): void {
  const [lost, gained] = [without(old, now), without(now, old)];
  if (lost.length === old.length && gained.length === now.length && lost.length > 0) {
    const change = `${either(codes(now))}${formerly(either(codes(old)))}`;
    addChange(pair, MAJOR, "enum", { before: old, after: now }, (label) => `${label} is now ${change}`);
    return;
  }
  addLostValues(pair, lost, { before: old, after: now });
  addNewValues(pair, gained, { before: old, after: now });
}
