import { canonicalJson } from "../schema/canonical.ts";
import type { Conjunction, FlatSchema } from "../schema/flat-schema.ts";
import { asArray, isObject, type Json, type JsonObject } from "../schema/json.ts";
import type { Schema } from "../schema/walk.ts";
import { getDeprecation } from "./compare-annotations.ts";
import { rateRemoval } from "./compare-deprecations.ts";
import { haveNoCommonType } from "./compare-values.ts";
import { includesPattern } from "./relate-patterns.ts";
import {
  addChange,
  addNarrowed,
  addWidened,
  type Comparison,
  MAJOR,
  MINOR,
  type SchemaPair,
  type Side,
} from "./schema-pair.ts";
import { codes, listed } from "./wording.ts";

/** Properties: their names, whether they are required, and whether others are accepted. */
export const compareObjects: Comparison = (pair) => {
  compareProperties(pair);
  compareRequired(pair);
  compareAdditional(pair);
  comparePatternProperties(pair);
  comparePropertyNames(pair);
  compareDependentRequired(pair);
};

const isClosed = (flat: FlatSchema): boolean => flat.additional.includes(false);
/** The schemas of properties that are not listed; empty if any value is accepted. */
const additionalSchemas = (flat: FlatSchema): Conjunction => flat.additional.filter(isObject);

/** The properties that are sent in this direction. */
const visibleProperties = (pair: SchemaPair, side: Side): ReadonlyMap<string, Conjunction> =>
  new Map([...pair[side].properties].filter(([, property]) => !pair.hides(side, property)));

function compareProperties(pair: SchemaPair): void {
  const [old, now] = [visibleProperties(pair, "before"), visibleProperties(pair, "after")];
  for (const [name, property] of old) {
    const kept = now.get(name) ?? findOtherSpelling(pair, name, property) ?? findUnlisted(pair, "after", name);
    if (kept) pair.follow({ to: `.${name}` }, property, kept);
    else if (!property.includes(false)) addRemovedProperty(pair, name, property);
    else if (!isClosed(pair.after) && !pair.after.properties.has(name)) pair.follow({ to: `.${name}` }, property, []);
  }
  const added: string[] = [];
  for (const [name, property] of now) {
    if (old.has(name)) continue;
    const known = property.includes(false) ? [] : findUnlisted(pair, "before", name);
    if (known) pair.follow({ to: `.${name}` }, known, property);
    else added.push(name);
  }
  addNewProperties(pair, added);
}

/** The other names under which a request may have a property. */
const getSpellings = (pair: SchemaPair, property: Conjunction, side: Side = "after"): readonly Json[] =>
  pair.direction === "response" ? [] : asArray(pair.flatten(property, side).annotations.get("x-also"));

/** The property that is read where a request still has the old name. A response has the new name only. */
function findOtherSpelling(pair: SchemaPair, name: string, before: Conjunction): Conjunction | undefined {
  for (const [own, property] of pair.after.properties) {
    const spellings = getSpellings(pair, property);
    if (!spellings.includes(name)) continue;
    // Names that are read now and were not before are reported where the new name is.
    const kept = getSpellings(pair, before, "before").filter((one) => one === own || spellings.includes(one));
    return property.map((schema) => withSpellings(schema, kept));
  }
  return undefined;
}

/** Copies by their schema, because a schema that contains itself is compared until no new object is met. */
const copies = new WeakMap<JsonObject, Map<string, JsonObject>>();

function withSpellings(schema: Schema, spellings: readonly Json[]): Schema {
  if (!isObject(schema)) return schema;
  const known = copies.get(schema) ?? new Map<string, JsonObject>();
  copies.set(schema, known);
  const key = canonicalJson([...spellings]);
  const copy = known.get(key) ?? { ...schema, "x-also": [...spellings] };
  known.set(key, copy);
  return copy;
}

/** The schemas of a property that is not listed, by a pattern or by `additionalProperties`; undefined if there are none. */
function findUnlisted(pair: SchemaPair, side: Side, name: string): Conjunction | undefined {
  const flat = pair[side];
  // The property is listed, and left out in this direction.
  if (flat.properties.has(name)) return undefined;
  // Other schemas describe the property, unless this one accepts no further properties.
  if (pair.isPartial && !isClosed(flat)) return [];
  const matching = [...flat.patternProperties].filter(([pattern]) => new RegExp(pattern, "u").test(name));
  if (matching.length > 0) return matching.flatMap(([, property]) => property);
  const additional = additionalSchemas(flat);
  return additional.length > 0 ? additional : undefined;
}

function addRemovedProperty(pair: SchemaPair, name: string, property: Conjunction): void {
  const { note, ...severity } = rateRemoval(getDeprecation(pair.flatten(property, "before")), pair.rules.today);
  const details = { before: name, member: name, origin: pair.before.origins.get(`.${name}`) };
  addChange(pair, severity, "properties", details, (label, subject) => {
    const gone = `${subject.container()} no longer has \`${subject.field(name)}\``;
    if (pair.direction === "response") return `${gone}${note}`;
    return `${isClosed(pair.after) ? subject.refused(`with ${label}`) : `${gone}: it is ignored or refused`}${note}`;
  });
}

/** Reports new properties together. A new property that requests must have is reported as required, not here. */
function addNewProperties(pair: SchemaPair, names: readonly string[]): void {
  const { after, direction } = pair;
  for (const isRequired of [true, false]) {
    const added = names.filter((name) => after.required.has(name) === isRequired);
    if (added.length === 0 || (isRequired && direction === "request")) continue;
    const details = { after: added, origin: after.origins.get(`.${added[0]}`) };
    addChange(pair, MINOR, "properties", details, (_, subject) => {
      const fields = listed(added.map((name) => `\`${subject.field(name)}\``));
      if (direction === "request") return `${fields} may now be sent`;
      return `${subject.container()} ${isRequired ? "now has" : "may now have"} ${fields}`;
    });
  }
}

/** The properties that must be there in this direction: those of the pair itself, or of another schema of the side. */
export const requiredNames = (
  pair: SchemaPair,
  side: Side,
  { required, properties }: FlatSchema = pair[side],
): ReadonlySet<string> => new Set([...required].filter((name) => !pair.hides(side, properties.get(name) ?? [])));

function compareRequired(pair: SchemaPair): void {
  const { before, after, direction } = pair;
  const [earlier, later] = [requiredNames(pair, "before"), requiredNames(pair, "after")];
  const [old, now] = [visibleProperties(pair, "before"), visibleProperties(pair, "after")];
  /** A property that only one side has is reported as new or removed. */
  const isReported = (name: string, has: typeof old, lacks: typeof old, side: Side): boolean =>
    has.has(name) && !lacks.has(name) && findUnlisted(pair, side, name) === undefined;
  const isRenamed = (name: string): boolean =>
    getSpellings(pair, now.get(name) ?? []).some((spelling) => earlier.has(String(spelling)));
  const hasNewName = (name: string): boolean =>
    [...now.values()].some((property) => getSpellings(pair, property).includes(name));
  for (const name of later) {
    if (earlier.has(name) || isRenamed(name)) continue;
    const details = { before: false, after: true, member: name, origin: after.origins.get("required") };
    if (direction === "request")
      addNarrowed(pair, "required", { ...details, affects: "omitting" }, (label, subject) =>
        subject.refused(`without ${label}`),
      );
    else if (!isReported(name, now, old, "before"))
      addNarrowed(pair, "required", details, (label) => `${label} is now always present`);
  }
  for (const name of earlier) {
    if (later.has(name) || hasNewName(name) || isReported(name, old, now, "after")) continue;
    const words = direction === "request" ? "may now be left out" : "may now be missing";
    const details = { before: true, after: false, member: name, origin: before.origins.get("required") };
    addWidened(pair, "required", { ...details, inResponse: MAJOR }, (label) => `${label} ${words}`);
  }
}

function compareAdditional(pair: SchemaPair): void {
  const { before, after, direction } = pair;
  const values = { before: !isClosed(before), after: !isClosed(after) };
  const unknownMembers = (field: string): string =>
    `members${field === "" ? "" : ` of \`${field}\``} that the document does not name`;
  if (isClosed(after) && !isClosed(before))
    addNarrowed(pair, "additionalProperties", values, (_, subject) =>
      direction === "request"
        ? `${unknownMembers(subject.field())} are now refused`
        : `${subject.container()} no longer has ${unknownMembers(subject.field())}`,
    );
  else if (isClosed(before) && !isClosed(after))
    addWidened(
      pair,
      "additionalProperties",
      values,
      (_, subject) => `${subject.container()} may now have ${unknownMembers(subject.field())}`,
    );
  else pair.follow({ to: ".*" }, additionalSchemas(before), additionalSchemas(after), { isPartial: true });
}

function comparePatternProperties(pair: SchemaPair): void {
  const { before, after } = pair;
  const fallback = (flat: FlatSchema): Conjunction =>
    isClosed(flat) && !pair.isPartial ? [false] : additionalSchemas(flat);
  for (const pattern of new Set([...before.patternProperties.keys(), ...after.patternProperties.keys()])) {
    const [old, now] = [before, after].map(
      (flat) => flat.patternProperties.get(pattern) ?? findWiderPattern(flat, pattern) ?? fallback(flat),
    );
    pair.follow({ to: `.<${pattern}>` }, old ?? [], now ?? [], { isPartial: true });
  }
}

/** The schemas of names that match another pattern, which all names of this pattern match. */
const findWiderPattern = ({ patternProperties }: FlatSchema, pattern: string): Conjunction | undefined => {
  const wider = [...patternProperties].filter(([other]) => includesPattern(other, pattern));
  return wider.length === 0 ? undefined : wider.flatMap(([, property]) => property);
};

const NAME = { type: "string" };

function comparePropertyNames(pair: SchemaPair): void {
  const [old, now] = [pair.before.propertyNames, pair.after.propertyNames];
  if (old.length + now.length > 0) pair.follow({ to: ".<name>" }, [NAME, ...old], [NAME, ...now], { isPartial: true });
}

function compareDependentRequired(pair: SchemaPair): void {
  const { before, after, direction } = pair;
  for (const name of new Set([...before.dependentRequired.keys(), ...after.dependentRequired.keys()])) {
    const [old, now] = [before.dependentRequired.get(name), after.dependentRequired.get(name)];
    const gained = [...(now ?? [])].filter((needed) => !old?.has(needed));
    const lost = [...(old ?? [])].filter((needed) => !now?.has(needed));
    const details = { before: lost, after: gained, member: name };
    const [gainedWords, lostWords] = [listed(codes(gained)), listed(codes(lost))];
    if (gained.length > 0)
      addNarrowed(pair, "dependentRequired", details, (label, subject) =>
        direction === "request"
          ? subject.refused(`with ${label} but without ${gainedWords}`)
          : `${label} now always comes with ${gainedWords}`,
      );
    if (lost.length > 0)
      addWidened(
        pair,
        "dependentRequired",
        { ...details, inResponse: MAJOR },
        (label) => `${label} may now come without ${lostWords}`,
      );
  }
}

/** The entries of a list. */
export const compareItems: Comparison = (pair) => {
  const { before, after } = pair;
  if (haveNoCommonType(pair)) return;
  for (let index = 0; index < Math.max(before.prefixItems.length, after.prefixItems.length); index++)
    pair.follow(
      { to: `[${index}]` },
      before.prefixItems[index] ?? before.items,
      after.prefixItems[index] ?? after.items,
    );
  pair.follow({ to: "[]" }, before.items, after.items);
};
