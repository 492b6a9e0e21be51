import { isObject, type JsonObject, nodeAt, pointerOf } from "../../schema/json-pointer.ts";

const ONE = ["not", "if", "then", "else", "items", "contains", "additionalProperties", "propertyNames"];
const LISTS = ["allOf", "anyOf", "oneOf", "prefixItems"];
const MAPS = ["properties", "patternProperties", "dependentSchemas"];

/** The schemas that the schema at this place refers to or contains. */
export function schemasIn(document: JsonObject, place: string): string[] {
  const node = nodeAt(document, place);
  if (!isObject(node)) return [];
  const found = typeof node.$ref === "string" ? [decodeURIComponent(node.$ref.slice(1))] : [];
  for (const name of ONE) if (isObject(node[name])) found.push(`${place}/${name}`);
  for (const name of [...LISTS, ...MAPS]) {
    const members = node[name];
    if (typeof members === "object" && members !== null)
      for (const key of Object.keys(members)) found.push(`${place}/${name}${pointerOf(key)}`);
  }
  return found;
}

/** Every schema that can be reached from a place, itself included. */
export class ReachableSchemas {
  readonly #document: JsonObject;
  readonly #known = new Map<string, readonly string[]>();

  constructor(document: JsonObject) {
    this.#document = document;
  }

  from(place: string): readonly string[] {
    const known = this.#known.get(place);
    if (known !== undefined) return known;
    const found = new Set<string>([place]);
    for (const schema of found) for (const inner of schemasIn(this.#document, schema)) found.add(inner);
    const all = [...found];
    this.#known.set(place, all);
    return all;
  }

  /** The places of all keywords of the schemas that can be reached. */
  keywords(place: string): string[] {
    return this.from(place).flatMap((schema) => {
      const node = nodeAt(this.#document, schema);
      return isObject(node) ? Object.keys(node).map((keyword) => `${schema}/${keyword}`) : [];
    });
  }
}
