import { at, isObject, type Json, nodeAt } from "../../schema/json-pointer.ts";
import type { Evaluation } from "../contract/trace.ts";
import type { SchemaValidator } from "../contract/validator.ts";
import { breakKeyword } from "../exercise/generate/break-keyword.ts";
import { passesOn } from "../exercise/generate/keywords.ts";
import { replaceAt } from "../../schema/replace-at.ts";
import type { ValueSource } from "../exercise/generate/satisfy-schema.ts";
import type { ValidBody } from "./valid-body.ts";

/** A body that violates a keyword. */
export interface Violation {
  readonly validBody: ValidBody;
  readonly body: Json;
  /** The keyword that was broken on purpose. */
  readonly target: Evaluation;
  /** The violated keywords, and the others at the same values. */
  readonly evaluations: readonly Evaluation[];
}

/** On how many bodies a keyword is tried. */
const MAX_TRIES = 3;

/**
 * For every goal, one body that violates it and as little else as possible: first the keywords that refuse values themselves,
 * each with its own body, then those that only apply other schemas and are not violated yet.
 */
export class Violations {
  readonly #bodies: readonly ValidBody[];
  readonly #means: ValueSource;
  readonly #validator: SchemaValidator;
  readonly #open: Set<string>;
  readonly #tries = new Map<string, number>();
  readonly #evaluations = new Map<string, readonly Evaluation[]>();

  constructor(bodies: readonly ValidBody[], means: ValueSource, validator: SchemaValidator, goals: Iterable<string>) {
    this.#bodies = bodies;
    this.#means = means;
    this.#validator = validator;
    this.#open = new Set(goals);
  }

  *[Symbol.iterator](): Generator<Violation> {
    const found: Violation[] = [];
    for (const violation of this.#pass(({ keyword, meant }) => meant && !passesOn(keyword))) {
      found.push(violation);
      yield violation;
    }
    for (const violation of found) this.#close(violation);
    this.#tries.clear();
    for (const violation of this.#pass(() => true)) {
      this.#close(violation);
      yield violation;
    }
  }

  #close({ evaluations }: Violation): void {
    for (const { place, satisfied } of evaluations) if (!satisfied) this.#open.delete(place);
  }

  *#pass(concerns: (evaluation: Evaluation) => boolean): Generator<Violation> {
    // A forbidden field is evaluated only if it is present, so it is broken through the list of fields.
    const lists = new Set(
      [...this.#open].map((place) => /^(.*\/(?:properties|patternProperties))\/[^/]+\/not$/.exec(place)?.[1]),
    );
    for (const validBody of this.#bodies)
      for (const evaluation of validBody.evaluations) {
        if (!evaluation.satisfied || !concerns(evaluation)) continue;
        if (!this.#open.has(evaluation.place) && !lists.has(evaluation.place)) continue;
        const key = `${validBody.schema} ${evaluation.place}`;
        const tries = (this.#tries.get(key) ?? 0) + 1;
        if (tries > MAX_TRIES) continue;
        this.#tries.set(key, tries);
        for (const violation of this.#at(validBody, evaluation)) {
          this.#open.delete(violation.target.place);
          yield violation;
        }
      }
  }

  /** One body for the keyword, or one for each goal inside it if it applies other schemas. */
  #at(validBody: ValidBody, { place, keyword, pointer }: Evaluation): Violation[] {
    const schema = place.slice(0, place.lastIndexOf("/"));
    const node = nodeAt(this.#means.document, schema);
    const isName = pointer.startsWith("*");
    const from = isName ? pointer.slice(1) : pointer;
    const value = isName ? nameIn(from) : at(validBody.body, pointer);
    if (!isObject(node) || value === undefined) return [];
    const best = new Map<string, Violation & { readonly cost: number }>();
    const all: Violation[] = [];
    for (const other of breakKeyword(keyword, {
      schema,
      node,
      rule: node[keyword] ?? null,
      value,
      means: this.#means,
    })) {
      const body = isName ? renamed(validBody.body, from, String(other)) : replaceAt(validBody.body, from, () => other);
      const evaluations = this.#evaluationsOf(validBody.schema, body);
      const cost = evaluations.filter((one) => !one.satisfied && !one.optional && !passesOn(one.keyword)).length;
      for (const target of evaluations) {
        if (target.satisfied || !this.#open.has(target.place)) continue;
        if (!passesOn(keyword) && target.place !== place) continue;
        if (keyword === "required") all.push({ validBody, body, target, evaluations });
        const known = best.get(target.place);
        if (known === undefined || cost < known.cost)
          best.set(target.place, { validBody, body, target, evaluations, cost });
      }
      if (keyword !== "required" && !passesOn(keyword) && (best.get(place)?.cost ?? 2) <= 1) break;
    }
    // Each missing field is a fault of its own.
    return all.length > 0 ? all : [...best.values()];
  }

  /** The keywords of one value are often broken in the same way, so that nearly half of the bodies come again. */
  #evaluationsOf(schema: string, body: Json): readonly Evaluation[] {
    const key = `${schema} ${JSON.stringify(body)}`;
    const known = this.#evaluations.get(key);
    if (known !== undefined) return known;
    const evaluations = this.#validator.traceViolated(schema, body);
    this.#evaluations.set(key, evaluations);
    return evaluations;
  }
}

const nameIn = (pointer: string): string => pointer.slice(pointer.lastIndexOf("/") + 1);

function renamed(body: Json, pointer: string, name: string): Json {
  const parent = pointer.slice(0, pointer.lastIndexOf("/"));
  return replaceAt(body, parent, (object) => {
    if (!isObject(object)) return object;
    const { [nameIn(pointer)]: value = "a", ...rest } = object;
    return { ...rest, [name]: value };
  });
}
