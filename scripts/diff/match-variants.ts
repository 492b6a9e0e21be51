import { getTypes, haveCommonValue } from "../schema/accepted-values.ts";
import { canonicalSchema } from "../schema/canonical.ts";
import type { FlatSchema, Union } from "../schema/flat-schema.ts";
import { isObject, type Json } from "../schema/json.ts";
import { valuesOfOthers } from "../schema/union-mark.ts";
import { refName, type Schema } from "../schema/walk.ts";
import type { Ask } from "./branches.ts";
import type { SchemaPair } from "./schema-pair.ts";
import { codes, either } from "./wording.ts";

/** One branch of a union. */
export interface Variant {
  readonly schema: Schema;
  readonly component: string | undefined;
  /** The values of the property that selects it. */
  readonly values: readonly Json[] | undefined;
  /** The variant in a sentence: "`Cat`", "when `kind` is `cat`". */
  readonly words: string;
  /** The condition under which its changes apply: "as" and "`Cat`", "when `kind` is" and "`cat`". */
  readonly lead: string;
  readonly names: readonly string[];
  /** What the union's discriminator asks for. */
  readonly asks: readonly Ask[] | undefined;
  /** The property that selects it. */
  readonly member?: string;
  /** It is also chosen for values that no variant states. */
  readonly isDefault: boolean;
}

export const getVariants = ({ branches, by }: Union): Variant[] =>
  branches.map((schema, index) => {
    const { $ref, title, type, allOf } = isObject(schema) ? schema : {};
    // A branch with a discriminator is wrapped in an allOf, which has the $ref. Another allOf may refer to what several branches share.
    const [first] = by !== undefined && Array.isArray(allOf) ? allOf : [];
    const component = refName($ref) ?? (isObject(first) ? refName(first.$ref) : undefined);
    const values = by?.values[index];
    const name = [component, title, type].find((one) => typeof one === "string");
    const unselected = name === undefined ? `variant ${index + 1}` : `\`${String(name)}\``;
    const isDefault = index === by?.otherwise;
    const known = values === undefined ? [] : [...codes(values), ...(isDefault ? ["anything else"] : [])];
    if (by === undefined || values === undefined)
      return {
        schema,
        component,
        values,
        words: unselected,
        lead: "as",
        names: [unselected],
        asks: undefined,
        isDefault,
      };
    const lead = `when \`${by.property}\` is`;
    const asked = isDefault ? { not: valuesOfOthers(by) } : { values };
    const asks = [{ member: by.property, ...asked }];
    return {
      schema,
      component,
      values,
      words: `${lead} ${either(known)}`,
      lead,
      names: known,
      asks,
      member: by.property,
      isDefault,
    };
  });

/** The variants that both unions have. */
export type Matched = readonly (readonly [before: Variant, after: Variant])[];

/** Matches variants by selecting values, then by component, then by text, then by similarity. */
export function matchVariants(pair: SchemaPair, before: readonly Variant[], after: readonly Variant[]) {
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

export const isUnrestricted = (flat: FlatSchema): boolean => flat.types === undefined && restrictsTypesOnly(flat);

/** How similar two variants are: 0 means that they have nothing in common, 1 and more that they are the same variant. */
export function getSimilarity(before: FlatSchema, after: FlatSchema): number {
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
