import { formatPointer, isObject, type JsonObject, nodeAt, placeOfRef } from "../../schema/json.ts";
import { isAnnotation, keywordOf } from "../../schema/keywords.ts";
import { eachSubschema } from "../../schema/walk.ts";

/** The schemas that the schema at this place refers to or contains, and that values are held to. */
function schemasIn(document: JsonObject, place: string): string[] {
  const node = nodeAt(document, place);
  if (!isObject(node)) return [];
  const found = typeof node.$ref === "string" ? [placeOfRef(node.$ref)] : [];
  eachSubschema(node, (_, keyword, key) => {
    const { refusesNothing, isCondition } = keywordOf(keyword) ?? {};
    if (refusesNothing && !isCondition) return;
    found.push(`${place}/${keyword}${key === undefined ? "" : formatPointer([key])}`);
  });
  return found;
}

/** Whether a value can satisfy or violate the keyword. Of the keywords with x-, only the ones in `own`. */
export const decides = (keyword: string, own: readonly string[]): boolean =>
  own.includes(keyword) ||
  (keywordOf(keyword) !== undefined && !isAnnotation(keyword) && keywordOf(keyword)?.refusesNothing !== true);

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
