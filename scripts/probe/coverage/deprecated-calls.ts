import { ReadPlans } from "../../model/read-plans.ts";
import { type Deprecation, describeDeprecation } from "../../runtime/deprecation.ts";
import { ValueReader } from "../../runtime/read.ts";
import { findDeprecation, readDeprecation } from "../../schema/deprecation.ts";
import { listParts } from "../../schema/flat.ts";
import { asObject, at, followed, type Json, type JsonObject } from "../../schema/json.ts";
import { withNumbers } from "../../schema/numeric.ts";
import { isSchema } from "../../schema/walk.ts";
import type { ReadRequest } from "../request/read-request.ts";

/** Something deprecated that requests used. */
export interface DeprecatedCall {
  readonly operation: string;
  /** What is deprecated, such as "the query parameter limit". */
  readonly part: string;
  /** What the document says of it, as text. */
  readonly deprecation: string;
  readonly requests: number;
  /** Who used it: the recordings that have such a request. */
  readonly callers: readonly string[];
}

/** Counts who still uses what is deprecated: operations, parameters, and fields of requests. */
export class DeprecatedCalls {
  readonly #document: JsonObject;
  readonly #schemas: JsonObject;
  readonly #found = new Map<string, DeprecatedCall>();
  /** What finds the deprecated fields of a body, by the place of its schema. */
  readonly #readers = new Map<string, (body: unknown) => readonly [pointer: string, deprecation: Deprecation][]>();

  constructor(document: JsonObject) {
    // The readers of bodies compare numbers.
    this.#document = asObject(withNumbers(document) as Json);
    this.#schemas = asObject(asObject(this.#document.components).schemas);
  }

  observe({ operation, parameters, media, body }: ReadRequest, caller: string | undefined): void {
    const add = (part: string, deprecation: Deprecation | undefined): void => {
      if (deprecation !== undefined) this.#add(operation.id, part, deprecation, caller);
    };
    add("the operation", readDeprecation(operation.node));
    for (const { node, name, in: place, schema } of parameters.keys()) {
      const parts = listParts(at(this.#document, schema), this.#schemas);
      add(`the ${place} parameter ${name}`, findDeprecation([node, ...parts]));
    }
    const schema = media?.schema;
    if (schema === undefined || typeof body !== "object" || body === null) return;
    for (const [pointer, deprecation] of this.#readerOf(schema)(body))
      add(`the field ${pointer.replaceAll(/\/\d+(?=\/|$)/g, "/*")}`, deprecation);
  }

  list(): DeprecatedCall[] {
    return [...this.#found.values()];
  }

  #add(operation: string, part: string, deprecation: Deprecation, caller: string | undefined): void {
    const key = `${operation} ${part}`;
    const { requests = 0, callers = [] } = this.#found.get(key) ?? {};
    this.#found.set(key, {
      operation,
      part,
      deprecation: describeDeprecation(deprecation),
      requests: requests + 1,
      callers: caller === undefined || callers.includes(caller) ? callers : [...callers, caller],
    });
  }

  #readerOf(place: string): (body: unknown) => readonly [pointer: string, deprecation: Deprecation][] {
    const known = this.#readers.get(place) ?? this.#makeReader(place);
    this.#readers.set(place, known);
    return known;
  }

  /** Bodies are read as a server reads them, so that other spellings of a field count too. */
  #makeReader(place: string): (body: unknown) => readonly [pointer: string, deprecation: Deprecation][] {
    const schema = at(this.#document, followed(this.#document, place));
    const plans = new ReadPlans(this.#schemas);
    const plan = isSchema(schema) ? plans.planFor(schema) : undefined;
    plans.prune();
    if (plan === undefined || plans.plans[plan] === undefined) return () => [];
    const reader = new ValueReader(plans.plans, () => () => false);
    return (body) =>
      reader
        .read(plan, structuredClone(body))
        .warnings.flatMap(({ pointer, deprecation }) => (deprecation === undefined ? [] : [[pointer, deprecation]]));
  }
}
