import { addKeyword, canonicalUri, getKeyword, type Keyword as OfValidator } from "@hyperjump/json-schema/experimental";
import { deepEqual } from "../../runtime/json-values.ts";
import { at, type Json, type JsonObject } from "../../schema/json.ts";
import { isMultiple, isNumeric, type Numeric, withNumbers } from "../../schema/numeric.ts";

type Holds = (value: Json, parameter: Json) => boolean;

const ofNumbers =
  (holds: (value: Numeric, limit: Numeric) => boolean): Holds =>
  (value, limit) =>
    !isNumeric(value) || !isNumeric(limit) || holds(value, limit);

/** The keywords by which integers beyond 2^53 differ that have the same number. */
const KEYWORDS: Readonly<Record<string, Holds>> = {
  minimum: ofNumbers((value, limit) => value >= limit),
  exclusiveMinimum: ofNumbers((value, limit) => value > limit),
  maximum: ofNumbers((value, limit) => value <= limit),
  exclusiveMaximum: ofNumbers((value, limit) => value < limit),
  multipleOf: ofNumbers(isMultiple),
  enum: (value, listed) => Array.isArray(listed) && listed.some((one) => deepEqual(one, value)),
  uniqueItems: (items, isUnique) =>
    isUnique !== true ||
    !Array.isArray(items) ||
    items.every((item, index) => !items.slice(0, index).some((other) => deepEqual(other, item))),
};

/**
 * The validator knows numbers only. It gets numbers, and these keywords look at the exact value where one was rounded; `const` is left out
 * because the validator asks for it by its own name.
 */
export class ExactKeywords {
  readonly names: readonly string[] = Object.keys(KEYWORDS);
  readonly #document: JsonObject;
  readonly #placeOf: (uri: string) => string;
  /** The value that is being looked at, if a number of it is not exact. */
  #exact: Json | undefined;

  constructor(document: JsonObject, placeOf: (uri: string) => string) {
    this.#document = document;
    this.#placeOf = placeOf;
  }

  /** What the validator is to look at in the place of a value. */
  enter(value: unknown): unknown {
    const rounded = withNumbers(value);
    this.#exact = rounded === value ? undefined : (value as Json);
    return rounded;
  }

  /** Adds the keyword to the validator by an address of its own. */
  add(name: string, id: string): void {
    const standard = getKeyword<unknown>(`https://json-schema.org/keyword/${name}`);
    const holds = KEYWORDS[name];
    const own: OfValidator<{ readonly parameter: unknown; readonly exact: Json | undefined }> = {
      id,
      compile: async (schema, ast, parent) => ({
        parameter: await standard.compile(schema, ast, parent),
        exact: at(this.#document, this.#placeOf(canonicalUri(schema))),
      }),
      interpret: ({ parameter, exact }, node, context) => {
        const value = this.#exact === undefined ? undefined : at(this.#exact, node.pointer);
        if (value === undefined || exact === undefined) return standard.interpret(parameter, node, context);
        return holds?.(value, exact) ?? true;
      },
    };
    addKeyword(own);
  }
}
