import { DeriveError, schemaPointer } from "./derive-error.ts";
import { isObject, type JsonObject } from "./json.ts";
import { getParts, mapParts, refName, refTo } from "./schema-parts.ts";

/** Placeholders are replaced later. Before that, a text has a multiple of its limit and no pattern. */
const LENGTHS = ["maxLength", "x-max-bytes"];
const TOTALS = ["x-max-total-length", "x-max-items-total-length"];
const TEXT_FORMS = ["pattern", "format"];
/** The characters are already checked before the placeholders are replaced, except in the names of placeholders. */
const CHARACTERS = "x-cp949";
const SUFFIX = "Raw";

/** Replaces each component with `x-derive: {loosen: n}` by a loose copy of the component that it refers to. */
export function deriveLoosened(schemas: JsonObject): void {
  for (const [name, schema] of Object.entries(schemas)) {
    if (!isObject(schema)) continue;
    const derive = schema["x-derive"];
    if (!isObject(derive) || typeof derive.loosen !== "number") continue;
    const source = refName(schema);
    if (source === undefined)
      throw new DeriveError(
        `${name}: x-derive: {loosen} needs a $ref to the strict schema`,
        "add a $ref beside x-derive",
        schemaPointer(name),
      );
    const { "x-derive": _derive, $ref: _ref, ...own } = schema;
    const loosener = new Loosener(schemas, derive.loosen);
    schemas[name] = { ...loosener.copy(source, false), ...own };
  }
}

class Loosener {
  readonly #schemas: JsonObject;
  readonly #factor: number;
  readonly #needsCopyCache = new Map<string, boolean>();

  constructor(schemas: JsonObject, factor: number) {
    this.#schemas = schemas;
    this.#factor = factor;
  }

  copy(name: string, marked: boolean): JsonObject {
    return this.#loosen(this.#component(name), marked);
  }

  #component(name: string): JsonObject {
    const schema = this.#schemas[name];
    if (!isObject(schema)) throw new Error(`x-derive: {loosen}: the schema ${name} does not exist`);
    return schema;
  }

  #loosen(schema: JsonObject, isMarkedOutside: boolean): JsonObject {
    const marked = isMarkedOutside || schema["x-placeholders"] === true;
    const copy = mapParts(schema, (part) => this.#loosen(part, false));
    if (marked) this.#raiseLimits(copy);
    for (const keyword of TOTALS) {
      const total = copy[keyword];
      if (isObject(total) && typeof total.limit === "number") total.limit *= this.#factor;
    }
    const target = refName(schema);
    if (target !== undefined) copy.$ref = refTo(this.#getLooseName(target, marked));
    const discriminator = copy.discriminator;
    if (isObject(discriminator) && isObject(discriminator.mapping)) this.#remap(discriminator.mapping);
    return copy;
  }

  #raiseLimits(schema: JsonObject): void {
    for (const keyword of LENGTHS) {
      const limit = schema[keyword];
      if (typeof limit === "number") schema[keyword] = limit * this.#factor;
    }
    for (const keyword of TEXT_FORMS) delete schema[keyword];
    if (schema[CHARACTERS] === true) schema[CHARACTERS] = "outside-placeholders";
  }

  #remap(mapping: JsonObject): void {
    for (const [value, ref] of Object.entries(mapping)) {
      const target = refName({ $ref: ref });
      if (target !== undefined) mapping[value] = refTo(this.#getLooseName(target, false));
    }
  }

  /** The name of the loose copy of a component; its own name if the copy would be equal. Creates the copy if needed. */
  #getLooseName(name: string, marked: boolean): string {
    if (!marked && !this.#needsCopy(name)) return name;
    const looseName = name + SUFFIX;
    if (this.#schemas[looseName] === undefined) {
      this.#schemas[looseName] = {}; // Set before the copy is made, because a schema can refer to itself.
      this.#schemas[looseName] = this.copy(name, marked);
    }
    return looseName;
  }

  #needsCopy(name: string): boolean {
    const known = this.#needsCopyCache.get(name);
    if (known !== undefined) return known;
    this.#needsCopyCache.set(name, false); // Until the result is known: a schema can refer to itself.
    const affected = this.#hasPlaceholders(this.#component(name));
    this.#needsCopyCache.set(name, affected);
    return affected;
  }

  #hasPlaceholders(schema: JsonObject): boolean {
    if (schema["x-placeholders"] === true || TOTALS.some((keyword) => keyword in schema)) return true;
    const target = refName(schema);
    if (target !== undefined && this.#needsCopy(target)) return true;
    return getParts(schema).some((part) => part.kind !== "test" && this.#hasPlaceholders(part.schema));
  }
}
