import { canonicalJson, canonicalSchema } from "../schema/canonical.ts";
import { isObject, type Json, listMembers } from "../schema/json.ts";
import { refName, type Schema } from "../schema/walk.ts";
import { getTypes } from "./compare-values.ts";
import {
  acceptsType,
  type Condition,
  type Conjunction,
  type FlatSchema,
  getStatedValues,
  isFalse,
  type Union,
} from "./flat-schema.ts";
import {
  addChange,
  addNarrowed,
  addWidened,
  type Comparison,
  MAJOR,
  type SchemaPair,
  type Side,
} from "./schema-pair.ts";
import { codes, either, listed } from "./wording.ts";

/** `oneOf` and `anyOf`: which variants were added or removed, and what changed in the others. */
export const compareUnions: Comparison = (pair) => {
  if (pair.before.rejectsAll || pair.after.rejectsAll) return;
  const later = [...pair.after.unions];
  for (const old of pair.before.unions) {
    const now = takeMostSimilar(pair, old, later);
    if (now) compareUnion(pair, old, now);
    else compareWithUnion(pair, old, "before");
  }
  for (const now of later) compareWithUnion(pair, now, "after");
};

/** The order of unions does not matter. */
function takeMostSimilar(pair: SchemaPair, old: Union, unions: Union[]): Union | undefined {
  const countMatched = (now: Union): number =>
    matchVariants(pair, getVariants(old), getVariants(now)).matched.length /
    Math.max(old.branches.length, now.branches.length);
  const [first] =
    unions.length < 2 ? unions : [...unions].sort((one, other) => countMatched(other) - countMatched(one));
  if (first) unions.splice(unions.indexOf(first), 1);
  return first;
}

interface Variant {
  readonly schema: Schema;
  readonly component: string | undefined;
  /** The values of the property that selects it. */
  readonly values: readonly Json[] | undefined;
  /** The variant in a sentence: "`Cat`", "when `kind` is `cat`". */
  readonly words: string;
  /** The condition under which its changes apply. */
  readonly note: string;
}

const getVariants = ({ branches, by }: Union): Variant[] =>
  branches.map((schema, index) => {
    const { $ref, title, type, allOf } = isObject(schema) ? schema : {};
    // A branch with a discriminator is wrapped in an allOf, which has the $ref.
    const [first] = Array.isArray(allOf) ? allOf : [];
    const component = refName($ref) ?? (isObject(first) ? refName(first.$ref) : undefined);
    const values = by?.values[index];
    const name = [component, title, type].find((one) => typeof one === "string");
    const unselected = name === undefined ? `variant ${index + 1}` : `\`${String(name)}\``;
    const selected = by && values ? `when \`${by.property}\` is ${either(codes(values))}` : undefined;
    return { schema, component, values, words: selected ?? unselected, note: selected ?? `as ${unselected}` };
  });

function compareUnion(pair: SchemaPair, old: Union, now: Union): void {
  const { matched, removed, added } = matchVariants(pair, getVariants(old), getVariants(now));
  for (const [before, after] of matched) pair.follow({ note: after.note }, [before.schema], [after.schema]);
  addVariantChanges(pair, old.keyword, removed, added);
  if (old.keyword !== now.keyword) compareOverlaps(pair, old, now);
}

/** `oneOf` refuses values that satisfy several variants; `anyOf` does not. */
function compareOverlaps(pair: SchemaPair, old: Union, now: Union): void {
  const [union, side] = old.keyword === "anyOf" ? ([old, "before"] as const) : ([now, "after"] as const);
  const flats = union.branches.map((branch) => pair.flatten([branch], side));
  const isApart = (one: FlatSchema, other: FlatSchema): boolean => areDisjoint(pair, one, other, side);
  if (union.by || flats.every((one, index) => flats.slice(index + 1).every((other) => isApart(one, other)))) return;
  const values = { before: old.keyword, after: now.keyword };
  if (now.keyword === "anyOf")
    addWidened(pair, "anyOf", values, (label) => `${label} may now satisfy several of its variants`);
  else
    addNarrowed(pair, "oneOf", values, (label, subject) =>
      pair.direction === "request"
        ? subject.refused(`in which ${label} satisfies several of its variants`)
        : `${label} no longer satisfies several of its variants`,
    );
}

/** Whether no value satisfies both: by their types, their values, or the values of a property that both require. */
function areDisjoint(pair: SchemaPair, one: FlatSchema, other: FlatSchema, side: Side): boolean {
  const types = getTypes(other);
  if (![...getTypes(one)].some((type) => acceptsType(types, type) || (type === "number" && types.has("integer"))))
    return true;
  if (one.values && other.values) return !haveCommonValue(one.values, other.values);
  return [...one.required].some((name) => {
    if (!other.required.has(name)) return false;
    const [own, others] = [one, other].map(({ properties }) => pair.flatten(properties.get(name) ?? [], side).values);
    return own !== undefined && others !== undefined && !haveCommonValue(own, others);
  });
}

const getWords = (variants: readonly Variant[]): string[] => variants.map(({ words }) => words);

function addVariantChanges(
  pair: SchemaPair,
  keyword: string,
  removed: readonly Variant[],
  added: readonly Variant[],
): void {
  const [removedWords, addedWords] = [getWords(removed), getWords(added)];
  const values = { before: removedWords, after: addedWords };
  const isRequest = pair.direction === "request";
  if (removed.length > 0)
    addNarrowed(pair, keyword, values, (label, subject) =>
      isRequest
        ? `${label} can no longer be ${listed(removedWords)}: such ${subject.messages()} are refused`
        : `${label} is no longer ${listed(removedWords)}`,
    );
  if (added.length > 0)
    addWidened(
      pair,
      keyword,
      values,
      (label) => `${label} ${isRequest ? "may" : "can"} now also be ${listed(addedWords)}`,
    );
}

/** Matches variants by selecting values, then by component, then by text, then by similarity. */
function matchVariants(pair: SchemaPair, before: readonly Variant[], after: readonly Variant[]) {
  const matched: (readonly [Variant, Variant])[] = [];
  const [removed, added] = [new Set(before), new Set(after)];
  const similarity = (old: Variant, now: Variant): number =>
    getSimilarity(pair.flatten([old.schema], "before"), pair.flatten([now.schema], "after"));
  const tests: readonly ((old: Variant, now: Variant) => boolean)[] = [
    (old, now) => haveCommonValue(old.values ?? [], now.values ?? []),
    (old, now) => old.component !== undefined && old.component === now.component,
    (old, now) => canonicalSchema(old.schema) === canonicalSchema(now.schema),
    (old, now) => similarity(old, now) > 0.5,
    (old, now) => removed.size === 1 && added.size === 1 && similarity(old, now) > 0,
  ];
  for (const test of tests)
    for (const old of removed) {
      const now = [...added].find((candidate) => test(old, candidate));
      if (!now) continue;
      matched.push([old, now]);
      removed.delete(old);
      added.delete(now);
    }
  return { matched, removed: [...removed], added: [...added] };
}

/**
 * One side is a single schema, the other a union. The variant that is most similar to the single schema is compared with
 * it; the other variants were added or removed.
 */
function compareWithUnion(pair: SchemaPair, union: Union, side: "before" | "after"): void {
  const otherSide = side === "after" ? "before" : "after";
  const single = pair.schemas[otherSide];
  const flatSingle = pair.flatten(single, otherSide);
  const beside = pair.withoutUnions(side);
  const variants = getVariants(union);
  if (compareByType(pair, union, side, flatSingle)) return;
  const [best] = variants
    .map((variant) => ({
      variant,
      similarity: getSimilarity(flatSingle, pair.flatten([...beside, variant.schema], side)),
    }))
    .sort((one, other) => other.similarity - one.similarity);
  if (!best || best.similarity === 0) {
    const words = getWords(variants);
    const values = side === "after" ? { after: words } : { before: words };
    const change = `${side === "after" ? "now" : "no longer"} one of ${listed(words)}`;
    addChange(pair, MAJOR, union.keyword, values, (label) => `${label} is ${change}`);
    return;
  }
  // A schema without restrictions accepts all variants.
  const others = isUnrestricted(flatSingle) ? [] : variants.filter((variant) => variant !== best.variant);
  const branch = [...beside, best.variant.schema];
  if (side === "after") {
    pair.follow({ note: best.variant.note }, single, branch);
    addVariantChanges(pair, union.keyword, [], others);
  } else {
    pair.follow({}, branch, single);
    addVariantChanges(pair, union.keyword, others, []);
  }
}

const TYPE_SCHEMAS: Readonly<Record<string, Schema>> = Object.fromEntries(
  ["string", "number", "integer", "boolean", "object", "array", "null"].map((type) => [type, { type }]),
);

/** A list of types is a union of them, and is compared type by type with a union whose variants have a type each. Returns whether it is. */
function compareByType(pair: SchemaPair, union: Union, side: Side, { types }: FlatSchema): boolean {
  const beside = pair.withoutUnions(side);
  const variants = getVariants(union).map((variant) => ({
    variant,
    types: [...(pair.flatten([...beside, variant.schema], side).types ?? [])],
  }));
  const names = variants.map((one) => one.types.join());
  if (types === undefined || types.size < 2 || new Set(names).size < names.length) return false;
  if (!variants.every((one) => one.types.length === 1)) return false;
  const otherSide = side === "after" ? "before" : "after";
  const unmatched = new Set(types);
  const others: Variant[] = [];
  for (const {
    variant,
    types: [type = ""],
  } of variants) {
    if (!unmatched.delete(type)) {
      others.push(variant);
      continue;
    }
    const single = [...pair.schemas[otherSide], TYPE_SCHEMAS[type] ?? true];
    const branch = [...beside, variant.schema];
    const [before, after] = side === "after" ? [single, branch] : [branch, single];
    pair.follow({ note: variant.note }, before, after);
  }
  const rest = getVariants({ keyword: union.keyword, branches: [...unmatched].map((type) => ({ type })) });
  if (side === "after") addVariantChanges(pair, union.keyword, rest, others);
  else addVariantChanges(pair, union.keyword, others, rest);
  return true;
}

const isUnrestricted = (flat: FlatSchema): boolean => flat.types === undefined && restrictsTypesOnly(flat);

/** How similar two variants are: 0 means that they have nothing in common, 1 and more that they are the same variant. */
function getSimilarity(before: FlatSchema, after: FlatSchema): number {
  const [old, now] = [getTypes(before), getTypes(after)];
  const acceptsOldTypes = [...old].every((type) => now.has(type));
  if (![...old].some((type) => now.has(type))) return 0;
  // A schema that accepts every value of the type replaces the other one, even if a third schema is more similar.
  if (acceptsOldTypes && restrictsTypesOnly(after)) return 1.5;
  if (before.values && after.values) return haveCommonValue(before.values, after.values) ? 1 : 0;
  const names = new Set([...before.properties.keys(), ...after.properties.keys()]);
  if (names.size === 0) return acceptsOldTypes && old.size === now.size ? 0.9 : 0.4;
  const common = [...names].filter((name) => before.properties.has(name) && after.properties.has(name));
  return common.length / names.size;
}

const restrictsTypesOnly = (flat: FlatSchema): boolean =>
  flat.values === undefined &&
  [
    ...[flat.properties, flat.patternProperties, flat.required, flat.dependentRequired, flat.limits, flat.contains],
    ...[flat.conditions, flat.otherKeywords, flat.pluginKeywords],
  ].every(({ size }) => size === 0) &&
  [
    ...[flat.patterns, flat.formats, flat.multiples, flat.unions, flat.propertyNames],
    ...[flat.additional, flat.items, flat.prefixItems],
  ].every(({ length }) => length === 0);

function haveCommonValue(one: readonly Json[], other: readonly Json[]): boolean {
  const known = new Set(other.map(canonicalJson));
  return one.some((value) => known.has(canonicalJson(value)));
}

/** `if`, `then` and `else`. A new condition had no rules before; a removed condition has no rules now. */
export const compareConditions: Comparison = (pair) => {
  const { before } = pair;
  for (const [old, now] of matchConditions(pair)) {
    const words = describeCondition((now ?? old)?.if ?? true);
    if (now === undefined && pair.direction === "request") {
      addWidened(pair, "if", { before: words }, (label) => `${label} is no longer held to the rules for when ${words}`);
      continue;
    }
    const thenNow = old === undefined && now && isNewCase(pair, now.if) ? [] : (now?.then ?? []);
    const isNew = old === undefined && pair.direction === "request";
    const narrowing = (rules: Conjunction): Conjunction =>
      isNew ? rules.map((rule) => withoutKnownRules(rule, before)) : rules;
    pair.follow({ note: `when ${words}` }, old?.then ?? [], narrowing(thenNow), { isPartial: true });
    pair.follow({ note: `unless ${words}` }, old?.else ?? [], narrowing(now?.else ?? []), { isPartial: true });
  }
};

/** Conditions by their text, or else by their meaning. */
function matchConditions(pair: SchemaPair): (readonly [Condition | undefined, Condition | undefined])[] {
  const later = new Map(pair.after.conditions);
  const isNew = (key: string): boolean => !pair.before.conditions.has(key);
  const isSame = (old: Condition, now: Condition): boolean => {
    const { narrows, widens } = pair.relate([old.if], [now.if]);
    return !narrows && !widens;
  };
  const matched = [...pair.before.conditions].map(([key, old]) => {
    const same = later.has(key) ? key : [...later].find(([other, now]) => isNew(other) && isSame(old, now))?.[0];
    const now = same === undefined ? undefined : later.get(same);
    if (same !== undefined) later.delete(same);
    return [old, now] as const;
  });
  return [...matched, ...[...later.values()].map((now) => [undefined, now] as const)];
}

/** Whether no earlier message could meet the condition: it asks for a value that a property did not accept. */
function isNewCase(pair: SchemaPair, condition: Schema): boolean {
  if (!isObject(condition) || !Array.isArray(condition.required)) return false;
  const { required } = condition;
  return listMembers(condition.properties).some(([name, schema]) => {
    const asked = getStatedValues(schema);
    const property = pair.before.properties.get(name);
    if (asked === undefined || property === undefined || !required.includes(name)) return false;
    const accepted = pair.flatten(property, "before").values?.map(canonicalJson);
    return accepted !== undefined && !asked.some((value) => accepted.includes(canonicalJson(value)));
  });
}

/** A rule of a new condition without what held for every request before: required fields, and refused ones. */
function withoutKnownRules(rule: Schema, before: FlatSchema): Schema {
  if (!isObject(rule)) return rule;
  const required = Array.isArray(rule.required)
    ? rule.required.filter((name) => !before.required.has(String(name)))
    : [];
  const isKnown = ([name, schema]: [string, Json]): boolean =>
    isFalse(schema as Schema) && (before.properties.get(name) ?? []).some(isFalse);
  const properties = listMembers(rule.properties).filter((member) => !isKnown(member));
  return {
    ...rule,
    ...(rule.required !== undefined && { required }),
    ...(rule.properties !== undefined && { properties: Object.fromEntries(properties) }),
  };
}

/** A condition in words if it is simple: a property has a value, is present or is missing. */
function describeCondition(condition: Schema): string {
  const isNegated = isObject(condition) && isObject(condition.not);
  const words = describeSimpleCondition(isNegated ? (condition.not as Schema) : condition);
  if (words === undefined) return "a condition holds";
  return isNegated ? `not: ${words}` : words;
}

function describeSimpleCondition(condition: Schema): string | undefined {
  if (!isObject(condition)) return undefined;
  const properties = isObject(condition.properties) ? Object.entries(condition.properties) : [];
  const stated = properties.flatMap(([name, schema]) => {
    const values = getStatedValues(schema);
    return values ? [`\`${name}\` is ${either(codes(values))}`] : [];
  });
  if (stated.length > 0 && stated.length === properties.length) return stated.join(" and ");
  const required = Array.isArray(condition.required) ? codes(condition.required.map(String)) : [];
  return properties.length === 0 && required.length > 0 ? `${required.join(" and ")} is present` : undefined;
}
