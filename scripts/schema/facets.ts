import { isObject, type Json, type JsonObject, nodeAt, placeOfRef } from "./json.ts";

export type Schema = boolean | JsonObject;

export interface Condition {
  readonly if: Schema;
  readonly then: Schema;
  readonly else: Schema;
}

export interface Union {
  readonly keyword: "anyOf" | "oneOf";
  readonly branches: readonly Schema[];
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
  /** The schemas on the way to the present one: a schema may refer to itself. */
  readonly #open = new Set<JsonObject>();

  constructor(document: JsonObject) {
    this.document = document;
  }

  /** The schema at a place of the document. */
  schemaAt(place: string): Schema {
    const found = nodeAt(this.document, place);
    if (typeof found !== "boolean" && !isObject(found)) throw new Error(`There is no schema at ${place}`);
    return found;
  }

  of(schemas: readonly Schema[]): Facets {
    return joinFacets(schemas.map((schema) => this.ofOne(schema)));
  }

  ofOne(schema: Schema): Facets {
    if (typeof schema === "boolean") return { ...NOTHING, impossible: !schema };
    const known = this.#known.get(schema);
    if (known !== undefined) return known;
    if (this.#open.has(schema)) return NOTHING;
    this.#open.add(schema);
    const made = this.#taken(schema);
    this.#open.delete(schema);
    this.#known.set(schema, made);
    return made;
  }

  #taken(schema: JsonObject): Facets {
    const { $ref, allOf, anyOf, oneOf, if: asked, then = true, else: otherwise = true, not, ...plain } = schema;
    const inner: Facets[] = listOf(allOf).map((part) => this.ofOne(part));
    const target = typeof $ref === "string" ? this.#referred($ref) : undefined;
    if (target !== undefined) inner.unshift(target);
    const own: Facets = {
      ...NOTHING,
      schemas: [schema],
      plain: Object.keys(plain).length === 0 ? [] : [plain],
      unions: [
        ...(anyOf === undefined ? [] : [{ keyword: "anyOf" as const, branches: listOf(anyOf) }]),
        ...(oneOf === undefined ? [] : [{ keyword: "oneOf" as const, branches: listOf(oneOf) }]),
      ],
      conditions: asked === undefined ? [] : [{ if: schemaOf(asked), then: schemaOf(then), else: schemaOf(otherwise) }],
      nots: not === undefined ? [] : [schemaOf(not)],
    };
    return joinFacets([own, ...inner]);
  }

  #referred($ref: string): Facets {
    const place = placeOfRef($ref);
    const found = this.ofOne(this.schemaAt(place));
    return { ...found, names: [place.slice(place.lastIndexOf("/") + 1), ...found.names] };
  }
}

const NOTHING: Facets = {
  ...{ plain: [], unions: [], conditions: [], nots: [], schemas: [], names: [] },
  impossible: false,
};

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

export function schemaOf(value: unknown): Schema {
  if (typeof value === "boolean" || isObject(value)) return value;
  throw new Error("This is no schema");
}

const listOf = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.map(schemaOf) : []);

const expressions = new Map<string, RegExp>();

/** Whether a text matches a pattern. Most patterns are asked about again and again. */
export function matches(pattern: string, text: string): boolean {
  const expression = expressions.get(pattern) ?? new RegExp(pattern, "u");
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
export function numbersOf(plain: readonly JsonObject[], keyword: string): number[] {
  const found: number[] = [];
  for (const { [keyword]: value } of plain) if (typeof value === "number") found.push(value);
  return found;
}

/** A schema that no value meets: the member must be absent. */
export const forbids = (schema: Json | undefined): boolean =>
  schema === false || (isObject(schema) && isObject(schema.not) && Object.keys(schema.not).length === 0);
