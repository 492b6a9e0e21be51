import { onlyRef } from "../runtime/json-schema.ts";
import { isObject, type JsonObject } from "./json.ts";
import { mapSubschemas, type Schema } from "./walk.ts";

type Defs = Readonly<Record<string, Schema>>;

/** Keywords of whose schemas `explain` asks whether a value matches them, and not only what is wrong with it. */
const KEYWORDS: ReadonlySet<string> = new Set(["anyOf", "oneOf", "if", "not", "contains"]);

/** No name of a schema has this in it: `defKey` writes other characters. */
const MARK = "$$";

/**
 * Gives each inline branch and condition a definition of its own, `Pet$$if2` for the second condition inside `Pet`, so that ajv writes
 * a function for it. `explain` asks that function.
 */
export function nameBranches(defs: Defs): Record<string, Schema> {
  const named: Record<string, Schema> = {};
  for (const [name, schema] of Object.entries(defs)) {
    // The name is taken first, so that a schema comes before its branches.
    named[name] = schema;
    named[name] = new Branches(name, named).convert(schema);
  }
  return named;
}

export const isBranch = (name: string): boolean => name.includes(MARK);

/** The branches inside one definition. */
class Branches {
  readonly #owner: string;
  readonly #defs: Record<string, Schema>;
  readonly #counts = new Map<string, number>();
  /** The same text has the same function. */
  readonly #names = new Map<string, string>();

  constructor(owner: string, defs: Record<string, Schema>) {
    this.#owner = owner;
    this.#defs = defs;
  }

  convert(schema: Schema): Schema {
    if (!isObject(schema)) return schema;
    return mapSubschemas(schema, (child, keyword) =>
      KEYWORDS.has(keyword) ? this.#name(child, keyword) : this.convert(child),
    );
  }

  #name(schema: Schema, keyword: string): Schema {
    if (!isObject(schema) || onlyRef(schema) !== undefined) return schema;
    if (Object.keys(schema).length === 0) return true;
    const text = JSON.stringify(schema);
    const name = this.#names.get(text) ?? this.#add(schema, keyword);
    this.#names.set(text, name);
    return { $ref: `#/$defs/${name}` };
  }

  #add(schema: JsonObject, keyword: string): string {
    const count = (this.#counts.get(keyword) ?? 0) + 1;
    this.#counts.set(keyword, count);
    const name = `${this.#owner}${MARK}${keyword}${count}`;
    this.#defs[name] = true;
    this.#defs[name] = this.convert(schema);
    return name;
  }
}
