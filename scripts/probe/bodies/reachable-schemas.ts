import { formatPointer, type JsonObject, parsePointer } from "../../schema/json.ts";
import { isAnnotation, keywordOf } from "../../schema/keywords.ts";
import { child, type Spot } from "../../schema/spot.ts";
import { reachableSchemas } from "../../schema/walk.ts";

/** Whether a value can satisfy or violate the keyword. Of the keywords with x-, only the ones in `own`. */
export const decides = (keyword: string, own: readonly string[]): boolean =>
  own.includes(keyword) ||
  (keywordOf(keyword) !== undefined && !isAnnotation(keyword) && keywordOf(keyword)?.refusesNothing !== true);

/** Every schema that can be reached from a place and that values are held to or asked about, itself included. */
export class ReachableSchemas {
  readonly #root: Spot;
  readonly #known = new Map<string, readonly Spot[]>();

  constructor(document: JsonObject) {
    this.#root = { node: document, path: [] };
  }

  /** The places of the schemas. */
  from(place: string): readonly string[] {
    return this.#spots(place).map(({ path }) => formatPointer(path));
  }

  /** The places of all keywords of the schemas. */
  keywords(place: string): string[] {
    return this.#spots(place).flatMap(({ node, path }) => {
      const schema = formatPointer(path);
      return Object.keys(node).map((keyword) => `${schema}/${keyword}`);
    });
  }

  #spots(place: string): readonly Spot[] {
    const known = this.#known.get(place);
    if (known !== undefined) return known;
    const start = child(this.#root, ...parsePointer(place));
    const found = start === undefined ? [] : reachableSchemas(this.#root, [start], true);
    this.#known.set(place, found);
    return found;
  }
}
