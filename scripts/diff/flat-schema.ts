import { getUnion } from "../model/discriminators.ts";
import { canonicalJson, canonicalSchema } from "../schema/canonical.ts";
import { asArray, isObject, type Json, type JsonObject, listMembers } from "../schema/json.ts";
import { isAnnotation, LOWER_LIMITS, UPPER_LIMITS } from "../schema/keywords.ts";
import { isSchema, listParts, refName, type Schema } from "../schema/walk.ts";
import { acceptsTypeOf, acceptsValue } from "./accepts-value.ts";

/** Schemas that a value must satisfy all at once. An empty list accepts any value. */
export type Conjunction = readonly Schema[];

/** `oneOf` or `anyOf`. */
export interface Union {
  readonly keyword: "oneOf" | "anyOf";
  readonly branches: readonly Schema[];
  /** The property that selects the branch, with the values of each branch. */
  readonly by?: { readonly property: string; readonly values: readonly (readonly Json[])[] };
}

/** `if`, `then` and `else`. */
export interface Condition {
  readonly if: Schema;
  readonly then: Conjunction;
  readonly else: Conjunction;
}

/** `contains`: how many entries of a list must satisfy a schema. */
export interface Contained {
  readonly schema: Schema;
  readonly min: number;
  readonly max: number;
}

/** A conjunction as one schema: `allOf` and `$ref` are followed, and each keyword is in one place. */
export class FlatSchema {
  /** The schema is `false`: it accepts no value. */
  rejectsAll = false;
  /** undefined: any. */
  types: Set<string> | undefined;
  /** `enum` and `const`; undefined: any. */
  values: Json[] | undefined;
  /** Limits by their keyword, the strictest of each. */
  readonly limits = new Map<string, number>();
  /** `multipleOf`, all of them. */
  readonly multiples: number[] = [];
  readonly patterns: string[] = [];
  readonly formats: string[] = [];
  readonly properties = new Map<string, Conjunction>();
  readonly required = new Set<string>();
  readonly patternProperties = new Map<string, Conjunction>();
  /** `additionalProperties`; if it includes `false`, the object is closed. */
  readonly additional: Schema[] = [];
  readonly items: Schema[] = [];
  readonly prefixItems: Conjunction[] = [];
  /** `contains`, by the canonical text of its schema. */
  readonly contains = new Map<string, Contained>();
  readonly propertyNames: Schema[] = [];
  readonly dependentRequired = new Map<string, ReadonlySet<string>>();
  readonly unions: Union[] = [];
  readonly conditions = new Map<string, Condition>();
  /** Keywords that are compared as a whole: for each keyword, its values by their canonical text. */
  readonly otherKeywords = new Map<string, Map<string, Json>>();
  /** `default`, `deprecated` and extensions (`x-…`): the outermost of each. */
  readonly annotations = new Map<string, Json>();
  /** Schema keywords of the plug-in, all values of each. */
  readonly pluginKeywords = new Map<string, readonly Json[]>();
  /** The place of each keyword in the components, if it is in one. */
  readonly origins = new Map<string, string>();
}

/** What is needed to flatten the schemas of a document. */
export interface SchemaContext {
  readonly schemas: JsonObject;
  /** The place of each schema that is part of a component. */
  readonly places: ReadonlyMap<Schema, string>;
  /** Schema keywords of the plug-in. */
  readonly keywords: ReadonlySet<string>;
}

export function flatten(conjunction: Conjunction, context: SchemaContext): FlatSchema {
  const flattener = new Flattener(context);
  for (const schema of conjunction) flattener.add(schema, false);
  flattener.finish();
  return flattener.flat;
}

/** Annotations that callers notice. */
const COMPARED_ANNOTATIONS = ["default", "deprecated"];
/** Keywords that are read one by one below, or that do not restrict a value. */
const READ_KEYWORDS = new Set([
  ...["$ref", "allOf", "anyOf", "oneOf", "if", "then", "else", "type", "enum", "const", "pattern", "format"],
  ...["properties", "required", "patternProperties", "additionalProperties", "dependentRequired"],
  ...["items", "prefixItems", "contains", "minContains", "maxContains", "multipleOf"],
  ...["propertyNames", "dependentSchemas", "unevaluatedProperties"],
  ...["$defs", "definitions", "$id", "$anchor", "$dynamicAnchor"],
  ...["x-union-by", "contentSchema", "discriminator"],
  ...UPPER_LIMITS,
  ...LOWER_LIMITS,
]);

/** `additionalProperties` or `unevaluatedProperties`, with the properties that it does not apply to. */
interface Remainder {
  readonly schema: Schema;
  readonly names: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

class Flattener {
  readonly flat = new FlatSchema();
  readonly #context: SchemaContext;
  readonly #followedRefs = new Set<string>();
  readonly #lists: JsonObject[] = [];
  readonly #remainders: Remainder[] = [];
  readonly #unevaluated: { readonly schema: JsonObject; readonly value: Schema }[] = [];

  constructor(context: SchemaContext) {
    this.#context = context;
  }

  /** `nullable`: the schema is one branch of "this, or null". */
  add(schema: Schema, nullable: boolean): void {
    if (!nullable && isFalse(schema)) this.flat.rejectsAll = true;
    if (!isObject(schema)) return;
    this.#addValues(schema, nullable);
    this.#addStructure(schema);
    this.#addOtherKeywords(schema);
    this.#addUnions(schema, nullable);
    const name = refName(schema.$ref);
    const visit = `${nullable} ${name}`;
    if (name !== undefined && !this.#followedRefs.has(visit)) {
      this.#followedRefs.add(visit);
      this.add(this.#context.schemas[name] as Schema, nullable);
    }
    for (const part of asArray(schema.allOf)) this.add(part as Schema, nullable);
  }

  /** What needs all schemas to be read. */
  finish(): void {
    const { flat } = this;
    this.#addPrefixItems();
    this.#addUnevaluated();
    this.#addRemainders();
    flat.values = flat.values?.filter((value) => acceptsTypeOf(flat, value) && acceptsValue(flat, value));
  }

  /** Without unions and conditions, the properties that were evaluated are those that the schema and its parts list. */
  #addUnevaluated(): void {
    const { flat } = this;
    for (const { schema, value } of this.#unevaluated) {
      if (flat.unions.length === 0 && flat.conditions.size === 0)
        this.#addRemainder(value, listParts(schema, this.#context.schemas), schema);
      else if (value !== true) addOther(flat, "unevaluatedProperties", value);
    }
  }

  #addRemainder(schema: Schema, parts: readonly JsonObject[], holder: JsonObject): void {
    const membersOf = (keyword: string): string[] =>
      parts.flatMap((part) => listMembers(part[keyword]).map(([name]) => name));
    const patterns = membersOf("patternProperties").map((pattern) => new RegExp(pattern, "u"));
    this.flat.additional.push(schema);
    this.#remainders.push({ schema, names: new Set(membersOf("properties")), patterns });
    this.#addOrigin("additionalProperties", holder);
  }

  /** A property that only another schema lists is an additional one for this schema. */
  #addRemainders(): void {
    for (const { schema, names, patterns } of this.#remainders)
      for (const name of this.flat.properties.keys())
        if (schema !== true && !names.has(name) && !patterns.some((pattern) => pattern.test(name)))
          append(this.flat.properties, name, schema);
  }

  /** At each place of a list: what one schema says of that place, and `items` of another that has fewer places. */
  #addPrefixItems(): void {
    const prefixes = this.#lists.map(({ prefixItems, items }) => ({
      prefix: asArray(prefixItems) as Schema[],
      rest: isSchema(items) ? [items] : [],
    }));
    const places = Math.max(0, ...prefixes.map(({ prefix }) => prefix.length));
    for (let index = 0; index < places; index++)
      this.flat.prefixItems[index] = prefixes.flatMap(({ prefix, rest }) =>
        index < prefix.length ? [prefix[index] as Schema] : rest,
      );
  }

  /** Keeps the outermost place of a keyword. */
  #addOrigin(keyword: string, schema: JsonObject): void {
    const place = this.#context.places.get(schema);
    if (place !== undefined && !this.flat.origins.has(keyword)) this.flat.origins.set(keyword, place);
  }

  #addValues(schema: JsonObject, nullable: boolean): void {
    const { flat } = this;
    if (schema.type !== undefined) {
      const types = new Set((Array.isArray(schema.type) ? schema.type : [schema.type]).map(String));
      if (nullable) types.add("null");
      flat.types = flat.types === undefined ? types : intersectTypes(flat.types, types);
      this.#addOrigin("type", schema);
    }
    const stated = getStatedValues(schema);
    if (stated) {
      const values = nullable && !stated.includes(null) ? [...stated, null] : stated;
      const known = new Set(values.map(canonicalJson));
      flat.values = flat.values === undefined ? values : flat.values.filter((value) => known.has(canonicalJson(value)));
      this.#addOrigin("enum", schema);
    }
    for (const keyword of [...UPPER_LIMITS, ...LOWER_LIMITS]) {
      const limit = schema[keyword];
      if (typeof limit !== "number") continue;
      const stricter = UPPER_LIMITS.includes(keyword) ? Math.min : Math.max;
      flat.limits.set(keyword, stricter(flat.limits.get(keyword) ?? limit, limit));
      this.#addOrigin(keyword, schema);
    }
    if (typeof schema.multipleOf === "number") {
      if (!flat.multiples.includes(schema.multipleOf)) flat.multiples.push(schema.multipleOf);
      this.#addOrigin("multipleOf", schema);
    }
    for (const [keyword, list] of [["pattern", flat.patterns] as const, ["format", flat.formats] as const]) {
      const value = schema[keyword];
      if (typeof value !== "string") continue;
      if (!list.includes(value)) list.push(value);
      this.#addOrigin(keyword, schema);
    }
  }

  #addStructure(schema: JsonObject): void {
    const { flat } = this;
    for (const [name, property] of listMembers(schema.properties)) {
      append(flat.properties, name, property as Schema);
      this.#addOrigin(`.${name}`, schema);
    }
    for (const [pattern, property] of listMembers(schema.patternProperties))
      append(flat.patternProperties, pattern, property as Schema);
    for (const keyword of ["required", "dependentRequired"]) if (keyword in schema) this.#addOrigin(keyword, schema);
    for (const name of asArray(schema.required)) flat.required.add(String(name));
    if (isSchema(schema.additionalProperties)) this.#addRemainder(schema.additionalProperties, [schema], schema);
    if (isSchema(schema.unevaluatedProperties)) this.#unevaluated.push({ schema, value: schema.unevaluatedProperties });
    if (isSchema(schema.propertyNames)) flat.propertyNames.push(schema.propertyNames);
    if (isSchema(schema.contains)) this.#addContains(schema.contains, schema);
    if (isSchema(schema.items)) flat.items.push(schema.items);
    if (isSchema(schema.items) || Array.isArray(schema.prefixItems)) this.#lists.push(schema);
    for (const [name, needed] of listMembers(schema.dependentRequired))
      flat.dependentRequired.set(
        name,
        new Set([...(flat.dependentRequired.get(name) ?? []), ...asArray(needed).map(String)]),
      );
    if (isSchema(schema.if)) this.#addCondition(schema.if, schema.then, schema.else);
    for (const [name, dependent] of listMembers(schema.dependentSchemas))
      this.#addCondition({ required: [name] }, dependent, undefined);
  }

  #addContains(contained: Schema, { minContains, maxContains }: JsonObject): void {
    const key = canonicalSchema(contained);
    const known = this.flat.contains.get(key);
    const min = Math.max(known?.min ?? 0, typeof minContains === "number" ? minContains : 1);
    const max = Math.min(
      known?.max ?? Number.POSITIVE_INFINITY,
      typeof maxContains === "number" ? maxContains : Number.POSITIVE_INFINITY,
    );
    if (min > 0 || max < Number.POSITIVE_INFINITY) this.flat.contains.set(key, { schema: contained, min, max });
  }

  #addCondition(condition: Schema, then: Json | undefined, otherwise: Json | undefined): void {
    const key = canonicalSchema(condition);
    const known = this.flat.conditions.get(key) ?? { if: condition, then: [], else: [] };
    this.flat.conditions.set(key, {
      if: condition,
      then: isSchema(then) ? [...known.then, then] : known.then,
      else: isSchema(otherwise) ? [...known.else, otherwise] : known.else,
    });
  }

  #addOtherKeywords(schema: JsonObject): void {
    const { flat } = this;
    for (const [keyword, value] of Object.entries(schema)) {
      if (READ_KEYWORDS.has(keyword) || (keyword === "not" && isFalse(schema))) continue;
      if (this.#context.keywords.has(keyword)) append(flat.pluginKeywords, keyword, value);
      else if (COMPARED_ANNOTATIONS.includes(keyword) || keyword.startsWith("x-")) {
        if (!flat.annotations.has(keyword)) flat.annotations.set(keyword, value);
      } else if (isAnnotation(keyword)) continue;
      // `unevaluatedItems: true` accepts every entry.
      else if (value !== true || keyword !== "unevaluatedItems") addOther(flat, keyword, value);
      this.#addOrigin(keyword, schema);
    }
  }

  #addUnions(schema: JsonObject, nullable: boolean): void {
    for (const keyword of ["oneOf", "anyOf"] as const) {
      if (!Array.isArray(schema[keyword])) continue;
      const branches = schema[keyword] as Schema[];
      const notNull = branches.filter((branch) => !isNull(branch));
      const [only] = notNull;
      if (only !== undefined && notNull.length === 1) {
        // "This, or null" is one nullable schema, in whichever way it is written.
        this.add(only, nullable || notNull.length < branches.length);
        continue;
      }
      const by = getUnion(schema);
      const withNull = nullable && notNull.length === branches.length ? [...notNull, { type: "null" }] : branches;
      this.flat.unions.push({ keyword, branches: withNull, ...(by ? { by } : {}) });
      this.#addOrigin(keyword, schema);
    }
  }
}

/** `false`, or `not: {}`, which older documents write instead. */
export const isFalse = (schema: Schema): boolean =>
  schema === false ||
  (isObject(schema) && isSchema(schema.not) && ["{}", "true"].includes(canonicalSchema(schema.not)));

const isNull = (schema: Schema): boolean =>
  isObject(schema) &&
  (schema.type === "null" || (Array.isArray(schema.enum) && schema.enum.length === 1 && schema.enum[0] === null));

/** The values of `const` or `enum`; undefined: any. */
export function getStatedValues(schema: Json): Json[] | undefined {
  if (!isObject(schema)) return undefined;
  const listed = Array.isArray(schema.enum) ? schema.enum : undefined;
  const { const: only } = schema;
  if (only === undefined) return listed;
  return listed === undefined || listed.map(canonicalJson).includes(canonicalJson(only)) ? [only] : [];
}

function addOther(flat: FlatSchema, keyword: string, value: Json): void {
  const text = isSchema(value) ? canonicalSchema(value) : canonicalJson(value);
  flat.otherKeywords.set(keyword, new Map([...(flat.otherKeywords.get(keyword) ?? []), [text, value]]));
}

function append<Member>(map: Map<string, readonly Member[]>, key: string, member: Member): void {
  map.set(key, [...(map.get(key) ?? []), member]);
}

/** Whether the types accept values of a type: `number` also accepts integers. */
export const acceptsType = (types: ReadonlySet<string>, type: string): boolean =>
  types.has(type) || (type === "integer" && types.has("number"));

const intersectTypes = (one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> =>
  new Set([
    ...[...one].filter((type) => acceptsType(other, type)),
    ...[...other].filter((type) => acceptsType(one, type)),
  ]);
