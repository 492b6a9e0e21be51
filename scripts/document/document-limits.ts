import { formatPointer, type Json, type JsonObject } from "../schema/json.ts";
import { DocumentError, type ProblemDetails } from "./problem.ts";

/** The largest file of a document. Real ones have a few million bytes. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** The levels of objects and lists inside each other. Real documents have fewer than a hundred. */
export const MAX_DEPTH = 256;

/** How many values a document may have when everything that several places share is written out in each. */
const MAX_VALUES = 5_000_000;

export const LIMITS_RULE = "document-limits";

export const tooDeep = (): ProblemDetails => ({
  rule: LIMITS_RULE,
  message: `The document is nested too deeply: it has more than ${MAX_DEPTH} levels.`,
  fix: "use fewer levels, or a $ref to a schema in components",
});

const containsItself = (): ProblemDetails => ({
  rule: "ref-cycle",
  message: "The document contains itself: a YAML alias inside its own anchor, or files that include each other.",
  fix: "use a $ref to a schema where the document repeats itself",
});

const tooManyValues = (): ProblemDetails => ({
  rule: LIMITS_RULE,
  message: `The document is too large: with all that its files and aliases repeat, it has more than ${MAX_VALUES} values.`,
  fix: "use a $ref to a component where the document repeats itself, instead of a $ref to a whole map",
});

/** Whether a tree, in which nothing is shared, has more levels than a document may have. */
export function isTooDeep(tree: Json): boolean {
  let level = [tree];
  for (let levels = 0; levels <= MAX_DEPTH; levels++) {
    level = level.filter((value) => typeof value === "object" && value !== null);
    if (level.length === 0) return false;
    level = level.flatMap((value) => Object.values(value ?? {}));
  }
  return true;
}

/**
 * Throws if a bundled document is too large to be written as JSON. Places of the document may share an object, by YAML aliases and by $refs
 * to maps in other files. JSON repeats it in each of them, so that a hundred lines can become more than any memory holds.
 */
export function requireLimits(document: JsonObject, place: (pointer: string) => string): void {
  const extents = new Extents();
  const { values, levels } = extents.of(document, 1);
  if (extents.isCyclic) throw DocumentError.at(place(""), containsItself());
  if (levels > MAX_DEPTH) throw DocumentError.at(place(extents.findLargest(document, "levels", 1)), tooDeep());
  if (values > MAX_VALUES)
    throw DocumentError.at(place(extents.findLargest(document, "values", MAX_VALUES)), tooManyValues());
}

/** What a value has, with all that is inside. */
interface Extent {
  readonly values: number;
  readonly levels: number;
}

class Extents {
  isCyclic = false;
  /** Each object is counted once, however many places share it. */
  readonly #known = new Map<object, Extent>();
  readonly #open = new Set<object>();

  of(value: Json | undefined, depth: number): Extent {
    if (typeof value !== "object" || value === null) return { values: 1, levels: 0 };
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    if (this.#open.has(value)) this.isCyclic = true;
    if (this.isCyclic || depth > MAX_DEPTH) return { values: 1, levels: 1 };
    this.#open.add(value);
    const members = Object.values(value).map((member) => this.of(member, depth + 1));
    this.#open.delete(value);
    const extent = {
      values: members.reduce((sum, member) => sum + member.values, 1),
      levels: members.reduce((most, member) => Math.max(most, member.levels), 0) + 1,
    };
    this.#known.set(value, extent);
    return extent;
  }

  /** The pointer to the innermost value that by itself is above a limit, on the way of the largest members. */
  findLargest(document: Json, measure: keyof Extent, limit: number): string {
    const segments: string[] = [];
    const sizeOf = (value: Json): number => this.#known.get(Object(value))?.[measure] ?? 0;
    for (let value: Json = document; typeof value === "object" && value !== null; ) {
      const members: [string, Json][] = Object.entries(value);
      const [largest] = members.sort(([, one], [, other]) => sizeOf(other) - sizeOf(one));
      if (largest === undefined || sizeOf(largest[1]) <= limit) break;
      segments.push(largest[0]);
      value = largest[1];
    }
    return formatPointer(segments);
  }
}
