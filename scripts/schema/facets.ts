import { isObject, type JsonObject, valueAt } from "../probe/fuzz/schema/json.ts";

export type Schema = boolean | JsonObject;

export interface Condition {
  readonly if: Schema;
  readonly then: Schema;
  readonly else: Schema;
}

/** What several schemas together say of one value, taken apart. */
export interface Facets {
  /** Without references, conjunctions, unions, conditions and negations. */
  readonly plain: readonly JsonObject[];
  readonly unions: readonly (readonly Schema[])[];
  readonly conditions: readonly Condition[];
  readonly nots: readonly Schema[];
  /** The components that were referred to on the way, outermost first. */
  readonly names: readonly string[];
  /** One of the schemas is `false`. */
  readonly impossible: boolean;
}

/** Takes schemas of one document apart. What it does not read, such as `contains`, is left to the judge. */
export class Facetter {
  readonly #document: JsonObject;
  readonly #known = new WeakMap<JsonObject, Facets>();
  /** The schemas on the way to the present one: a schema may refer to itself. */
  readonly #open = new Set<JsonObject>();

  constructor(document: JsonObject) {
    this.#document = document;
  }

  /** The schema at a place of the document. */
  schemaAt(place: string): Schema {
    const found = valueAt(this.#document, place);
    if (typeof found !== "boolean" && !isObject(found)) throw new Error(`There is no schema at ${place}`);
    return found;
  }

  of(schemas: readonly Schema[]): Facets {
    return joined(schemas.map((schema) => this.#one(schema)));
  }

  #one(schema: Schema): Facets {
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
    const inner: Facets[] = listOf(allOf).map((part) => this.#one(part));
    const target = typeof $ref === "string" ? this.#referred($ref) : undefined;
    if (target !== undefined) inner.unshift(target);
    const own: Facets = {
      ...NOTHING,
      plain: [plain],
      unions: [anyOf, oneOf].filter((union) => union !== undefined).map(listOf),
      conditions: asked === undefined ? [] : [{ if: schemaOf(asked), then: schemaOf(then), else: schemaOf(otherwise) }],
      nots: not === undefined ? [] : [schemaOf(not)],
    };
    return joined([own, ...inner]);
  }

  #referred($ref: string): Facets {
    const place = decodeURIComponent($ref.slice(1));
    const found = this.#one(this.schemaAt(place));
    return { ...found, names: [place.slice(place.lastIndexOf("/") + 1), ...found.names] };
  }
}

const NOTHING: Facets = { plain: [], unions: [], conditions: [], nots: [], names: [], impossible: false };

function joined(parts: readonly Facets[]): Facets {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  return {
    plain: parts.flatMap(({ plain }) => plain),
    unions: parts.flatMap(({ unions }) => unions),
    conditions: parts.flatMap(({ conditions }) => conditions),
    nots: parts.flatMap(({ nots }) => nots),
    names: parts.flatMap(({ names }) => names),
    impossible: parts.some(({ impossible }) => impossible),
  };
}

export function schemaOf(value: unknown): Schema {
  if (typeof value === "boolean" || isObject(value)) return value;
  throw new Error("This is no schema");
}

function listOf(value: unknown): readonly Schema[] {
  return Array.isArray(value) ? value.map(schemaOf) : [];
}

/** What the plain facets say of a member of an object. `false` among them: it must not be there. */
export function memberSchemas(plain: readonly JsonObject[], name: string): Schema[] {
  return plain.flatMap(({ properties, patternProperties, additionalProperties }) => {
    const own = isObject(properties) && Object.hasOwn(properties, name) ? [schemaOf(properties[name])] : [];
    const matching = Object.entries(isObject(patternProperties) ? patternProperties : {})
      .filter(([pattern]) => new RegExp(pattern, "u").test(name))
      .map(([, schema]) => schemaOf(schema));
    if (own.length + matching.length > 0) return [...own, ...matching];
    return additionalProperties === undefined ? [] : [schemaOf(additionalProperties)];
  });
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
  return [...new Set(plain.flatMap(({ required }) => (Array.isArray(required) ? required.map(String) : [])))];
}

/** The names that facets list as properties, in the order of the document. */
export function listedNames(plain: readonly JsonObject[]): string[] {
  return [...new Set(plain.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : [])))];
}
