import { isFalse } from "./accepted-values.ts";
import { listConjunction } from "./flat.ts";
import type { Union } from "./flat-schema.ts";
import { isObject, type Json, type JsonObject, nodeAt, parsePointer, placeOfRef } from "./json.ts";
import { isNumeric, type Numeric } from "./numeric.ts";
import { unicodePattern } from "./pattern.ts";
import { isSchema, type Schema } from "./walk.ts";

export interface Condition {
  readonly if: Schema;
  readonly then: Schema;
  readonly else: Schema;
}

/** What several schemas together say of one value, taken apart. */
export interface Facets {
  /** Without references, conjunctions, unions, conditions and negations. */
  readonly plain: readonly JsonObject[];
  readonly unions: readonly Union[];
  readonly conditions: readonly Condition[];
  readonly nots: readonly Schema[];
  /** The schemas that were taken apart, outermost first, and the names of those that are components. */
  readonly schemas: readonly JsonObject[];
  readonly names: readonly string[];
  /** One of the schemas is `false`. */
  readonly impossible: boolean;
}

/** Takes schemas of one document apart, each once. What it does not read, such as `unevaluatedItems`, is left to the judge. */
export class Facetter {
  readonly document: JsonObject;
  readonly #known = new WeakMap<JsonObject, Facets>();

  constructor(document: JsonObject) {
    this.document = document;
  }

  /** The schema at a place of the document. */
  schemaAt(place: string): Schema {
    const found = nodeAt(this.document, place);
    if (!isSchema(found)) throw new Error(`There is no schema at ${place}`);
    return found;
  }

  of(schemas: readonly Schema[]): Facets {
    return joinFacets(schemas.map((schema) => this.ofOne(schema)));
  }

  ofOne(schema: Schema): Facets {
    if (typeof schema === "boolean") return facetsOf(schema);
    const known = this.#known.get(schema);
    if (known !== undefined) return known;
    const parts = listConjunction([schema], (reference) => this.schemaAt(placeOfRef(reference)));
    const made = joinFacets(parts.map(facetsOf));
    this.#known.set(schema, made);
    return made;
  }

  /** Whether no value meets the schemas: a member with them must be absent. */
  forbids(schemas: readonly Schema[]): boolean {
    const { impossible, nots } = this.of(schemas);
    return impossible || nots.some((not) => isFalse({ not }));
  }
}

const NOTHING: Facets = {
  ...{ plain: [], unions: [], conditions: [], nots: [], schemas: [], names: [] },
  impossible: false,
};

/** What one schema says itself. */
function facetsOf(schema: Schema): Facets {
  if (typeof schema === "boolean") return { ...NOTHING, impossible: !schema };
  const { $ref, allOf: _, anyOf, oneOf, if: asked, then = true, else: otherwise = true, not, ...plain } = schema;
  const unions = Object.entries({ anyOf, oneOf }).flatMap(([keyword, branches]) =>
    Array.isArray(branches) ? [{ keyword: keyword as Union["keyword"], branches: branches.map(schemaOf) }] : [],
  );
  return {
    schemas: [schema],
    names: typeof $ref === "string" ? parsePointer($ref).slice(-1) : [],
    plain: Object.keys(plain).length === 0 ? [] : [plain],
    unions,
    conditions: asked === undefined ? [] : [{ if: schemaOf(asked), then: schemaOf(then), else: schemaOf(otherwise) }],
    nots: not === undefined ? [] : [schemaOf(not)],
    impossible: false,
  };
}

export function joinFacets(parts: readonly Facets[]): Facets {
  const [only = NOTHING] = parts;
  if (parts.length <= 1) return only;
  return {
    plain: parts.flatMap(({ plain }) => plain),
    unions: parts.flatMap(({ unions }) => unions),
    conditions: parts.flatMap(({ conditions }) => conditions),
    nots: parts.flatMap(({ nots }) => nots),
    schemas: parts.flatMap(({ schemas }) => schemas),
    names: parts.flatMap(({ names }) => names),
    impossible: parts.some(({ impossible }) => impossible),
  };
}

/** What is no schema says nothing of values; `contract lint` says that it is none. */
export const schemaOf = (value: Json | undefined): Schema => (isSchema(value) ? value : true);

const expressions = new Map<string, RegExp>();

/** Whether a text matches a pattern, in whichever way it is written. Most patterns are asked about again and again. */
export function matches(pattern: string, text: string): boolean {
  const expression = expressions.get(pattern) ?? new RegExp(unicodePattern(pattern) ?? "", "u");
  expressions.set(pattern, expression);
  return expression.test(text);
}

/** What the plain facets say of a member of an object. `false` among them: it must not be there. */
export function memberSchemas(plain: readonly JsonObject[], name: string): Schema[] {
  const found: Schema[] = [];
  for (const { properties, patternProperties, additionalProperties } of plain) {
    const before = found.length;
    if (isObject(properties) && Object.hasOwn(properties, name)) found.push(schemaOf(properties[name]));
    if (isObject(patternProperties))
      for (const [pattern, schema] of Object.entries(patternProperties))
        if (matches(pattern, name)) found.push(schemaOf(schema));
    if (found.length === before && additionalProperties !== undefined) found.push(schemaOf(additionalProperties));
  }
  return found;
}

/** What the plain facets say of an entry of a list. */
export function itemSchemas(plain: readonly JsonObject[], index: number): Schema[] {
  return plain.flatMap(({ prefixItems, items }) => {
    const own = Array.isArray(prefixItems) ? prefixItems[index] : undefined;
    if (own !== undefined) return [schemaOf(own)];
    return items === undefined ? [] : [schemaOf(items)];
  });
}

/** The names that a list of facets requires. */
export function requiredNames(plain: readonly JsonObject[]): string[] {
  const names = new Set<string>();
  for (const { required } of plain) if (Array.isArray(required)) for (const name of required) names.add(String(name));
  return [...names];
}

/** The names that facets list as properties, in the order of the document. */
export function listedNames(plain: readonly JsonObject[]): string[] {
  return [...new Set(plain.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : [])))];
}

/** The values of a numeric keyword in all facets. */
export const numericsOf = (plain: readonly JsonObject[], keyword: string): Numeric[] =>
  plain.map(({ [keyword]: value }) => value).filter(isNumeric);

/** The same of a size, which no value needs to be exact for. */
export const numbersOf = (plain: readonly JsonObject[], keyword: string): number[] =>
  numericsOf(plain, keyword).map(Number);
