import {
  acceptsTypeOf,
  acceptsValue,
  getStatedValues,
  intersectTypes,
  isFalse,
  isNull,
  onlyBranch,
  without,
} from "./accepted-values.ts";
import { canonicalJson, canonicalSchema } from "./canonical.ts";
import { followIn, listDirectParts, listParts } from "./flat.ts";
import { type Conjunction, FlatSchema } from "./flat-schema.ts";
import { asArray, isObject, type Json, type JsonObject, listMembers } from "./json.ts";
import { isAnnotation, keywordOf } from "./keywords.ts";
import { greatest, isNumeric, least } from "./numeric.ts";
import { getUnion, UNION } from "./union-mark.ts";
import { collect, isSchema, type Schema } from "./walk.ts";

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
  const starts = conjunction.map((schema) => ({ schema, isNullable: false }));
  for (const part of collect(starts, identify, (one) => listInner(one, context.schemas))) flattener.add(part);
  return flattener.finish();
}

/** A schema of the conjunction. `isNullable`: it is one branch of "this, or null". */
interface Part {
  readonly schema: Schema;
  readonly isNullable: boolean;
}

/** A schema is read twice if it is nullable at one place and not at another. */
const identify = ({ schema, isNullable }: Part): unknown => {
  if (!isNullable || !isObject(schema)) return schema;
  const known = nullableIdentities.get(schema) ?? {};
  nullableIdentities.set(schema, known);
  return known;
};

const nullableIdentities = new WeakMap<JsonObject, object>();

/** The schemas that apply to the same value: "this, or null" is one nullable schema, in whichever way it is written. */
function listInner({ schema, isNullable }: Part, schemas: JsonObject): Part[] {
  if (!isObject(schema)) return [];
  const nullable = UNIONS.flatMap((keyword): Part[] => {
    const only = onlyBranch(schema[keyword]);
    const hasNull = asArray(schema[keyword]).length > 1;
    return only === undefined ? [] : [{ schema: only, isNullable: isNullable || hasNull }];
  });
  return [...nullable, ...listDirectParts(schema, followIn(schemas)).map((part) => ({ schema: part, isNullable }))];
}

const UNIONS = ["oneOf", "anyOf"] as const;

/** Annotations that callers notice. */
const COMPARED_ANNOTATIONS = ["default", "deprecated"];
/** Keywords that are read together with another one, or followed. */
const READ_ELSEWHERE = new Set(["$ref", "allOf", "then", "else", "minContains", "maxContains", UNION]);

/** `additionalProperties` or `unevaluatedProperties`, with the properties that it does not apply to. */
interface Remainder {
  readonly schema: Schema;
  readonly names: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

type Reader = (flattener: Flattener, value: Json, schema: JsonObject, isNullable: boolean) => void;

class Flattener {
  readonly flat = new FlatSchema();
  readonly lists: JsonObject[] = [];
  readonly unevaluated: JsonObject[] = [];
  readonly #remainders: Remainder[] = [];
  readonly #context: SchemaContext;

  constructor(context: SchemaContext) {
    this.#context = context;
  }

  add({ schema, isNullable }: Part): void {
    if (!isNullable && isFalse(schema)) this.flat.rejectsAll = true;
    if (!isObject(schema)) return;
    for (const [keyword, value] of Object.entries(schema)) {
      const reader = Object.hasOwn(READERS, keyword) ? READERS[keyword] : undefined;
      if (reader) reader(this, value, schema, isNullable);
      else if (keywordOf(keyword)?.limit !== undefined) this.#addLimit(keyword, value, schema);
      else this.#addOther(keyword, value, schema);
    }
  }

  /** What needs all schemas to be read. */
  finish(): FlatSchema {
    const { flat } = this;
    this.#addPrefixItems();
    this.#addUnevaluated();
    this.#addRemainders();
    flat.values = flat.values?.filter((value) => acceptsTypeOf(flat, value) && acceptsValue(flat, value));
    return flat;
  }

  /** Keeps the outermost place of a keyword. */
  addOrigin(keyword: string, schema: JsonObject): void {
    const place = this.#context.places.get(schema);
    if (place !== undefined && !this.flat.origins.has(keyword)) this.flat.origins.set(keyword, place);
  }

  /** `parts` list the properties that the schema does not apply to. */
  addRemainder(schema: Schema, parts: readonly JsonObject[], holder: JsonObject): void {
    const membersOf = (keyword: string): string[] =>
      parts.flatMap((part) => listMembers(part[keyword]).map(([name]) => name));
    const patterns = membersOf("patternProperties").map((pattern) => new RegExp(pattern, "u"));
    this.flat.additional.push(schema);
    this.#remainders.push({ schema, names: new Set(membersOf("properties")), patterns });
    this.addOrigin("additionalProperties", holder);
  }

  addCondition(condition: Schema, then: Json | undefined, otherwise: Json | undefined): void {
    const key = canonicalSchema(condition);
    const known = this.flat.conditions.get(key) ?? { if: condition, then: [], else: [] };
    this.flat.conditions.set(key, {
      if: condition,
      then: isSchema(then) ? [...known.then, then] : known.then,
      else: isSchema(otherwise) ? [...known.else, otherwise] : known.else,
    });
  }

  #addLimit(keyword: string, limit: Json, schema: JsonObject): void {
    if (!isNumeric(limit)) return;
    const strictest = keywordOf(keyword)?.limit === "upper" ? least : greatest;
    this.flat.limits.set(keyword, strictest([this.flat.limits.get(keyword) ?? limit, limit]));
    this.addOrigin(keyword, schema);
  }

  #addOther(keyword: string, value: Json, schema: JsonObject): void {
    const { flat } = this;
    if (READ_ELSEWHERE.has(keyword) || keywordOf(keyword)?.refusesNothing) return;
    if (this.#context.keywords.has(keyword)) append(flat.pluginKeywords, keyword, value);
    else if (COMPARED_ANNOTATIONS.includes(keyword) || keyword.startsWith("x-")) {
      if (!flat.annotations.has(keyword)) flat.annotations.set(keyword, value);
    } else if (isAnnotation(keyword)) return;
    else addWhole(flat, keyword, value);
    this.addOrigin(keyword, schema);
  }

  /** Without unions and conditions, the properties that were evaluated are those that the schema and its parts list. */
  #addUnevaluated(): void {
    const { flat } = this;
    for (const schema of this.unevaluated) {
      const value = schema.unevaluatedProperties as Schema;
      if (flat.unions.length === 0 && flat.conditions.size === 0)
        this.addRemainder(value, listParts(schema, this.#context.schemas), schema);
      else if (value !== true) addWhole(flat, "unevaluatedProperties", value);
    }
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
    const prefixes = this.lists.map(({ prefixItems, items }) => ({
      prefix: asArray(prefixItems) as Schema[],
      rest: isSchema(items) ? [items] : [],
    }));
    const places = Math.max(0, ...prefixes.map(({ prefix }) => prefix.length));
    for (let index = 0; index < places; index++)
      this.flat.prefixItems[index] = prefixes.flatMap(({ prefix, rest }) =>
        index < prefix.length ? [prefix[index] as Schema] : rest,
      );
  }
}

const readValues: Reader = (flattener, _value, schema, isNullable) => {
  const { flat } = flattener;
  const stated = getStatedValues(schema);
  if (!stated) return;
  const values = isNullable && !stated.includes(null) ? [...stated, null] : stated;
  const refused = new Set(without(flat.values ?? [], values));
  flat.values = flat.values?.filter((value) => !refused.has(value)) ?? values;
  flattener.addOrigin("enum", schema);
};

const readUnion: Reader = (flattener, _value, schema, isNullable) => {
  for (const keyword of UNIONS) {
    const branches = asArray(schema[keyword]) as Schema[];
    if (branches.length === 0 || onlyBranch(schema[keyword]) !== undefined) continue;
    const by = getUnion(schema);
    const withNull = isNullable && !branches.some(isNull) ? [...branches, { type: "null" }] : branches;
    flattener.flat.unions.push({ keyword, branches: withNull, ...(by ? { by } : {}) });
    flattener.addOrigin(keyword, schema);
  }
};

/** Reads a text that is one of several. */
const readText =
  (keyword: "pattern" | "format", list: "patterns" | "formats"): Reader =>
  (flattener, value, schema) => {
    if (typeof value !== "string") return;
    const texts = flattener.flat[list];
    if (!texts.includes(value)) texts.push(value);
    flattener.addOrigin(keyword, schema);
  };

/** How each keyword is read that is not compared as a whole. */
const READERS: Readonly<Record<string, Reader>> = {
  type(flattener, value, schema, isNullable) {
    const { flat } = flattener;
    const types = new Set([value].flat().map(String));
    if (isNullable) types.add("null");
    flat.types = flat.types === undefined ? types : intersectTypes(flat.types, types);
    flattener.addOrigin("type", schema);
  },
  enum: readValues,
  const: (...given) => {
    if (given[2].enum === undefined) readValues(...given);
  },
  oneOf: readUnion,
  anyOf: (...given) => {
    if (given[2].oneOf === undefined) readUnion(...given);
  },
  multipleOf(flattener, value, schema) {
    const { multiples } = flattener.flat;
    if (!isNumeric(value)) return;
    if (!multiples.includes(Number(value))) multiples.push(Number(value));
    flattener.addOrigin("multipleOf", schema);
  },
  pattern: readText("pattern", "patterns"),
  format: readText("format", "formats"),
  properties(flattener, value, schema) {
    for (const [name, property] of listMembers(value)) {
      append(flattener.flat.properties, name, property as Schema);
      flattener.addOrigin(`.${name}`, schema);
    }
  },
  patternProperties({ flat }, value) {
    for (const [pattern, property] of listMembers(value)) append(flat.patternProperties, pattern, property as Schema);
  },
  required(flattener, value, schema) {
    for (const name of asArray(value)) flattener.flat.required.add(String(name));
    flattener.addOrigin("required", schema);
  },
  dependentRequired(flattener, value, schema) {
    const { dependentRequired } = flattener.flat;
    for (const [name, needed] of listMembers(value))
      dependentRequired.set(name, new Set([...(dependentRequired.get(name) ?? []), ...asArray(needed).map(String)]));
    flattener.addOrigin("dependentRequired", schema);
  },
  additionalProperties(flattener, value, schema) {
    if (isSchema(value)) flattener.addRemainder(value, [schema], schema);
  },
  unevaluatedProperties(flattener, value, schema) {
    if (isSchema(value)) flattener.unevaluated.push(schema);
  },
  propertyNames({ flat }, value) {
    if (isSchema(value)) flat.propertyNames.push(value);
  },
  items(flattener, value, schema) {
    if (!isSchema(value)) return;
    flattener.flat.items.push(value);
    flattener.lists.push(schema);
  },
  prefixItems(flattener, value, schema) {
    if (Array.isArray(value) && !isSchema(schema.items)) flattener.lists.push(schema);
  },
  contains({ flat }, value, { minContains, maxContains }) {
    if (!isSchema(value)) return;
    const key = canonicalSchema(value);
    const none = Number.POSITIVE_INFINITY;
    const known = flat.contains.get(key) ?? { min: 0, max: none };
    const min = Math.max(known.min, typeof minContains === "number" ? minContains : 1);
    const max = Math.min(known.max, typeof maxContains === "number" ? maxContains : none);
    if (min > 0 || max < none) flat.contains.set(key, { schema: value, min, max });
  },
  if(flattener, value, schema) {
    if (isSchema(value)) flattener.addCondition(value, schema.then, schema.else);
  },
  dependentSchemas(flattener, value) {
    for (const [name, dependent] of listMembers(value))
      flattener.addCondition({ required: [name] }, dependent, undefined);
  },
  not(flattener, value, schema) {
    if (isFalse(schema)) return;
    addWhole(flattener.flat, "not", value);
    flattener.addOrigin("not", schema);
  },
  unevaluatedItems(flattener, value, schema) {
    // `true` accepts every entry.
    if (value !== true) addWhole(flattener.flat, "unevaluatedItems", value);
    flattener.addOrigin("unevaluatedItems", schema);
  },
};

/** Adds a keyword that is compared as a whole. */
function addWhole(flat: FlatSchema, keyword: string, value: Json): void {
  const text = isSchema(value) ? canonicalSchema(value) : canonicalJson(value);
  flat.otherKeywords.set(keyword, new Map([...(flat.otherKeywords.get(keyword) ?? []), [text, value]]));
}

function append<Member>(map: Map<string, readonly Member[]>, key: string, member: Member): void {
  map.set(key, [...(map.get(key) ?? []), member]);
}
