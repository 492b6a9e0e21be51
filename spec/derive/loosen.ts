import { isObject, type JsonObject } from "./json.ts";
import { partsOf, refName, refTo, withParts } from "./schema-parts.ts";

/** Placeholders are replaced later, so a text is first held to a multiple of its limit, and to no pattern. */
const LENGTHS = ["maxLength", "x-max-bytes"];
const TOTALS = ["x-max-total-length", "x-max-items-total-length"];
const FORMS = ["pattern", "format"];
/** Which characters can be sent is known before the values are, but for the names of placeholders. */
const CHARACTERS = "x-cp949";
const SUFFIX = "Raw";

/** Makes each component with `x-derive: {loosen: n}` a loose copy of the one that it refers to. */
export function deriveLoosened(schemas: JsonObject): void {
  for (const [name, schema] of Object.entries(schemas)) {
    if (!isObject(schema)) continue;
    const derive = schema["x-derive"];
    if (!isObject(derive) || typeof derive.loosen !== "number") continue;
    const source = refName(schema);
    if (source === undefined) throw new Error(`${name}: x-derive loosen needs a $ref to the strict schema`);
    const { "x-derive": _derive, $ref: _ref, ...own } = schema;
    const loosener = new Loosener(schemas, derive.loosen);
    schemas[name] = { ...loosener.copyOf(source, false), ...own };
  }
}

class Loosener {
  readonly #schemas: JsonObject;
  readonly #factor: number;
  readonly #affected = new Map<string, boolean>();

  constructor(schemas: JsonObject, factor: number) {
    this.#schemas = schemas;
    this.#factor = factor;
  }

  copyOf(name: string, marked: boolean): JsonObject {
    return this.#loose(this.#component(name), marked);
  }

  #component(name: string): JsonObject {
    const schema = this.#schemas[name];
    if (!isObject(schema)) throw new Error(`x-derive loosen: there is no schema ${name}`);
    return schema;
  }

  #loose(schema: JsonObject, markedOutside: boolean): JsonObject {
    const marked = markedOutside || schema["x-placeholders"] === true;
    const copy = withParts(schema, (part) => this.#loose(part, false));
    if (marked) this.#stretch(copy);
    for (const keyword of TOTALS) {
      const total = copy[keyword];
      if (isObject(total) && typeof total.limit === "number") total.limit *= this.#factor;
    }
    const target = refName(schema);
    if (target !== undefined) copy.$ref = refTo(this.#looseName(target, marked));
    const discriminator = copy.discriminator;
    if (isObject(discriminator) && isObject(discriminator.mapping)) this.#remap(discriminator.mapping);
    return copy;
  }

  #stretch(schema: JsonObject): void {
    for (const keyword of LENGTHS) {
      const limit = schema[keyword];
      if (typeof limit === "number") schema[keyword] = limit * this.#factor;
    }
    for (const keyword of FORMS) delete schema[keyword];
    if (schema[CHARACTERS] === true) schema[CHARACTERS] = "outside-placeholders";
  }

  #remap(mapping: JsonObject): void {
    for (const [value, ref] of Object.entries(mapping)) {
      const target = refName({ $ref: ref });
      if (target !== undefined) mapping[value] = refTo(this.#looseName(target, false));
    }
  }

  /** The name of the loose copy of a component, made now if need be; its own name where nothing changes. */
  #looseName(name: string, marked: boolean): string {
    if (!marked && !this.#isAffected(name)) return name;
    const looseName = name + SUFFIX;
    if (this.#schemas[looseName] === undefined) {
      this.#schemas[looseName] = {}; // Taken before the copy is made: a schema may refer to itself.
      this.#schemas[looseName] = this.copyOf(name, marked);
    }
    return looseName;
  }

  #isAffected(name: string): boolean {
    const known = this.#affected.get(name);
    if (known !== undefined) return known;
    this.#affected.set(name, false); // While it is looked at: a schema that refers to itself adds nothing by that.
    const affected = this.#holdsPlaceholders(this.#component(name));
    this.#affected.set(name, affected);
    return affected;
  }

  #holdsPlaceholders(schema: JsonObject): boolean {
    if (schema["x-placeholders"] === true || TOTALS.some((keyword) => keyword in schema)) return true;
    const target = refName(schema);
    if (target !== undefined && this.#isAffected(target)) return true;
    return partsOf(schema).some((part) => part.kind !== "test" && this.#holdsPlaceholders(part.schema));
  }
}
