import { isFalse } from "./accepted-values.ts";
import { type Facetter, matches, memberSchemas, requiredNames, schemaOf } from "./facets.ts";
import { isObject, type Json, type JsonObject } from "./json.ts";
import { isNumeric, isWhole, type Numeric, plus } from "./numeric.ts";
import { without } from "./replace-at.ts";
import { isOfType, seemsToHold, typeName } from "./seems-to-hold.ts";
import { lengthen, sampleMatching } from "./texts.ts";
import type { Schema } from "./walk.ts";
import type { Words } from "./words.ts";

/** A keyword to break, with a value that satisfies it. */
export interface KeywordToBreak {
  /** The keyword's own value. */
  readonly rule: Json;
  readonly value: Json;
  /** The schema that the keyword is part of. */
  readonly schema: JsonObject;
  readonly facetter: Facetter;
  readonly words?: Words;
  /** The smallest value of a schema, or the nearest one to another value. */
  readonly make: (schema: Schema, from?: Json) => Json;
  readonly knownMember: (name: string) => Json;
  /** Texts and lists that would have to be longer are not broken by their length. */
  readonly longest: number;
}

export type Breaker = (spot: KeywordToBreak) => readonly Json[];

const OTHER_TYPES: readonly Json[] = [5, "text", true, null, {}, [], 1.5];
/** Of a longer text one is enough. */
const LONG = 100_000;
const UNKNOWN_NAMES = ["nobodyKnowsThis", "constructor", "", "TO", "id ", "a/b~c", "\u0000"];

const otherValue: Breaker = ({ value }) => {
  if (typeof value === "string")
    return [`${value}x`, "ZZ", "", "0", "1", `${value} `, value.toLowerCase(), value.toUpperCase(), "\u0000"];
  if (isNumeric(value)) return [plus(value, 1), plus(value, -1), Number(value) + 0.5];
  return typeof value === "boolean" ? [!value] : ["other"];
};

/** One more member than the schema knows. */
const strangeMember: Breaker = ({ value, rule, facetter }) => {
  if (!isObject(value)) return [];
  if (rule === false) return UNKNOWN_NAMES.map((name) => ({ ...value, [name]: "a" }));
  return refusedBy(facetter, schemaOf(rule), [5, {}, [], null]).map((other) => ({ ...value, word: other }));
};

const asList = (value: Json): readonly Json[] => (Array.isArray(value) ? value : []);
const asNumeric = (value: Json): Numeric => (isNumeric(value) ? value : Number(value));
const asText = (value: Json): string => (typeof value === "string" ? value : "");

const refusedBy = (facetter: Facetter, schema: Schema, values: readonly Json[]): Json[] =>
  values.filter((value) => !seemsToHold(facetter, schema, value));

const branchesOf = (rule: Json): readonly Schema[] => asList(rule).map(schemaOf);

/** How each keyword is broken: values to try, the plainest first. */
export const breakers: Readonly<Record<string, Breaker>> = {
  type: ({ rule, value }) =>
    [...OTHER_TYPES, [value], { value }].filter(
      (other) => !isOfType(other, rule) && typeName(other) !== typeName(value),
    ),
  enum: otherValue,
  const: otherValue,
  pattern: ({ value, rule }) => {
    const text = asText(value);
    const tries = [`${text}!`, `!${text.slice(1)}`, `${text.slice(0, -1)} `, `-${text.slice(1)}`, "é", "", "x", "0"];
    const odd = [
      `${text}\n`,
      ` ${text}`,
      `${text}é`,
      "-",
      "１２３４５６７８",
      "\u0000",
      `${text}/`,
      "\n",
      text + "\n".repeat(100),
    ];
    return [...new Set([...tries, ...edgesOf(text, String(rule)), ...odd])].filter(
      (other) => !matches(String(rule), other),
    );
  },
  format: ({ value }) => {
    const text = asText(value);
    const nearly = [text.replace(/^(\d{4})-\d\d-\d\d/, "$1-02-31"), text.replace(/T\d\d/, "T24"), `${text} `];
    return ["no such format", "%%", ...nearly.filter((other) => other !== text), "\u0000"];
  },
  minLength: ({ value, rule }) => [[...asText(value)].slice(0, Math.max(0, Number(rule) - 1)).join("")],
  maxLength: ({ value, rule, longest }) => {
    const most = Number(rule) + 1;
    if (most > longest) return [];
    if (most > LONG) return [lengthen(asText(value), most)];
    const longer = ["a", "0"].map((filler) => lengthen(asText(value), most, filler));
    // Outside of the basic plane a character has two units.
    return [...longer, "a".repeat(most), "1".repeat(most), "😀".repeat(most)];
  },
  minimum: ({ rule, value }) => beyond(value).map((by) => plus(asNumeric(rule), -by)),
  maximum: ({ rule, value }) => beyond(value).map((by) => plus(asNumeric(rule), by)),
  exclusiveMinimum: ({ rule }) => [asNumeric(rule), plus(asNumeric(rule), -1)],
  exclusiveMaximum: ({ rule }) => [asNumeric(rule), plus(asNumeric(rule), 1)],
  // Above the value may be a limit.
  multipleOf: ({ value, rule }) => [Number(rule) / 2, 1, -1].map((by) => plus(asNumeric(value), by)),
  minItems: ({ value, rule }) => [asList(value).slice(0, Math.max(0, Number(rule) - 1))],
  maxItems: ({ value, rule, schema, make, longest }) => {
    const items = asList(value);
    if (Number(rule) > longest) return [];
    const one = items.at(-1) ?? (schema.items === undefined ? "a" : make(schemaOf(schema.items)));
    return [[...items, ...Array.from({ length: Number(rule) + 1 - items.length }, () => one)]];
  },
  uniqueItems: ({ value, rule }) => {
    const [first] = asList(value);
    return rule === true && first !== undefined ? [[...asList(value), first]] : [];
  },
  contains: ({ value, rule, facetter }) => {
    const others = asList(value).filter((item) => !seemsToHold(facetter, schemaOf(rule), item));
    const [strange] = refusedBy(facetter, schemaOf(rule), OTHER_TYPES);
    return [others, ...(strange === undefined ? [] : [asList(value).map(() => strange)])];
  },
  minContains: ({ value, schema, facetter }) => {
    const rest = schema.contains === undefined ? undefined : schemaOf(schema.contains);
    return rest === undefined ? [] : [asList(value).filter((item) => !seemsToHold(facetter, rest, item))];
  },
  maxContains: ({ value, rule, schema, make }) => {
    if (schema.contains === undefined) return [];
    const one = make(schemaOf(schema.contains));
    return [[...asList(value), ...Array.from({ length: Number(rule) + 1 }, () => one)]];
  },
  unevaluatedItems: ({ value, rule, facetter }) =>
    (rule === false ? ["a"] : refusedBy(facetter, schemaOf(rule), OTHER_TYPES)).map((other) => [
      ...asList(value),
      other,
    ]),
  required: ({ value, rule }) =>
    isObject(value)
      ? asList(rule).flatMap((name) => (Object.hasOwn(value, String(name)) ? [without(value, String(name))] : []))
      : [],
  dependentRequired: ({ value, rule, knownMember }) => {
    if (!isObject(value) || !isObject(rule)) return [];
    return Object.entries(rule).flatMap(([name, needed]) => {
      const withMember = value[name] === undefined ? { ...value, [name]: knownMember(name) } : value;
      return asList(needed).map((other) => without(withMember, String(other)));
    });
  },
  additionalProperties: strangeMember,
  unevaluatedProperties: strangeMember,
  patternProperties: ({ value, rule, words }) => {
    if (!isObject(value) || !isObject(rule)) return [];
    return Object.entries(rule).flatMap(([pattern, inner]) => {
      if (!isFalse(schemaOf(inner))) return [];
      const names = words?.names((name) => matches(pattern, name), 3) ?? [];
      return [...names, ...sampleMatching(pattern).slice(0, 3)].map((name) => ({ ...value, [name]: "a" }));
    });
  },
  propertyNames: ({ value, rule }) => {
    if (!isObject(value)) return [];
    const longest = isObject(rule) ? Number(rule.maxLength ?? 1000) : 1000;
    const sample = Object.values(value)[0] ?? "a";
    const names = ["", "!", " ", "a".repeat(longest + 1), "\u0000", "-a", "a\nb"];
    return names.map((name) => ({ ...value, [name]: sample }));
  },
  minProperties: ({ value, rule }) =>
    isObject(value) ? [Object.fromEntries(Object.entries(value).slice(0, Math.max(0, Number(rule) - 1)))] : [],
  maxProperties: ({ value, rule, schema }) => {
    if (!isObject(value)) return [];
    const sample = Object.values(value)[0] ?? "a";
    const listed = Object.keys(isObject(schema.properties) ? schema.properties : {});
    const names = [...listed.filter((name) => !Object.hasOwn(value, name)), ...madeUp(Number(rule) + 1)];
    const count = Math.max(1, Number(rule) + 1 - Object.keys(value).length);
    return [names, madeUp(Number(rule) + 1)].map((more) => ({
      ...value,
      ...Object.fromEntries(more.slice(0, count).map((name) => [name, sample])),
    }));
  },
  ...Object.fromEntries(
    ["$ref", "properties", "items", "prefixItems", "then", "else", "allOf", "dependentSchemas"].map((keyword) => [
      keyword,
      breakInner,
    ]),
  ),
  not: ({ value, rule, make, knownMember }) => {
    const together = isObject(value) ? requiredTogether(rule) : [];
    const filled = together.map((names) => ({
      ...Object.fromEntries(names.map((name) => [name, knownMember(name)])),
      ...(isObject(value) && value),
    }));
    return [...(rule === true ? [] : [make(schemaOf(rule), value)]), ...filled];
  },
  anyOf: (spot) => noBranch(spot),
  oneOf: (spot) => [...noBranch(spot), ...branchesOf(spot.rule).map((branch) => spot.make(branch, spot.value))],
};

/** How far beyond a limit: a whole number stays whole, so that it breaks the limit and not the type. */
const beyond = (value: Json): number[] => (isWhole(value) ? [1, 1e9] : [1, 0.001, 1e9]);

const madeUp = (count: number): string[] => Array.from({ length: count }, (_, index) => `extra${index}`);

/** How far a text may grow and shrink before it no longer matches: the first that does not. */
function edgesOf(text: string, pattern: string): string[] {
  const characters = [...text];
  const last = characters.at(-1) ?? "a";
  const longer = Array.from({ length: 40 }, (_, more) => text + last.repeat(more + 1));
  const shorter = characters.slice(-40).map((_, less) => characters.slice(0, characters.length - less - 1).join(""));
  return [longer, shorter].flatMap((texts) => texts.find((one) => !matches(pattern, one)) ?? []);
}

/** The names in `{required: [a, b]}`, or in each branch of a choice of such. */
function requiredTogether(rule: Json): string[][] {
  if (!isObject(rule)) return [];
  if (Array.isArray(rule.anyOf)) return rule.anyOf.flatMap(requiredTogether);
  return Array.isArray(rule.required) ? [rule.required.map(String)] : [];
}

/** Breaks a keyword that applies other schemas: another type for the value, or for one of its members. */
function breakInner({ value, schema, knownMember }: KeywordToBreak): readonly Json[] {
  const { properties } = schema;
  const forbidden = isObject(properties)
    ? Object.keys(properties).filter((name) => isFalse(schemaOf(properties[name])))
    : [];
  const parts = isObject(value)
    ? [
        ...forbidden.map((name) => ({ ...value, [name]: knownMember(name) })),
        ...Object.keys(value).flatMap((name) => [5, "text", {}].map((other) => ({ ...value, [name]: other }))),
      ]
    : [];
  return [...parts, ...OTHER_TYPES.filter((other) => typeName(other) !== typeName(value))];
}

/** Values that match no branch of a union: fields are removed one by one and all together, then the type is changed. */
function noBranch({ value, rule, facetter }: KeywordToBreak): Json[] {
  const branches = branchesOf(rule);
  const tries: Json[] = [];
  if (isObject(value)) {
    for (const name of Object.keys(value)) tries.push(without(value, name), { ...value, [name]: "ZZ" });
    const known = branches.flatMap((branch) => {
      const { plain } = facetter.of([branch]);
      return Object.keys(value).filter(
        (name) => requiredNames(plain).includes(name) || memberSchemas(plain, name).some((one) => one !== false),
      );
    });
    tries.push(
      known.reduce<Json>((left, name) => without(left, name), value),
      {},
    );
  }
  tries.push(...OTHER_TYPES, "", "!");
  return tries.filter((other) => !branches.some((branch) => seemsToHold(facetter, branch, other)));
}
