import { writeExact } from "../../runtime/exact-json.ts";
import { at, isObject, type Json } from "../../schema/json.ts";
import { keywordOf } from "../../schema/keywords.ts";
import { replaceAt } from "../../schema/replace-at.ts";
import type { Evaluation, LightEvaluation } from "../contract/trace.ts";
import type { SchemaValidator } from "../contract/validator.ts";
import type { ValidBody } from "./valid-body.ts";
import type { ValueSource } from "./value-source.ts";

/** A body that violates a keyword. */
export class Violation {
  readonly validBody: ValidBody;
  readonly body: Json;
  /** The keyword that was broken on purpose. */
  readonly target: LightEvaluation;
  /** All that is violated. */
  readonly violated: readonly LightEvaluation[];
  readonly #validator: SchemaValidator;
  #evaluations: readonly Evaluation[] | undefined;

  constructor(
    validBody: ValidBody,
    body: Json,
    target: LightEvaluation,
    violated: readonly LightEvaluation[],
    validator: SchemaValidator,
  ) {
    this.validBody = validBody;
    this.body = body;
    this.target = target;
    this.violated = violated;
    this.#validator = validator;
  }

  /** The keyword that was broken, with the schemas on the way to it. */
  get targetEvaluation(): Evaluation {
    const { place, pointer } = this.target;
    const found = this.evaluations.find((one) => one.place === place && one.pointer === pointer && !one.satisfied);
    if (found === undefined) throw new Error(`${place} is not violated`);
    return found;
  }

  /** The violated keywords, and the others at the same values. To find them costs more than the rest. */
  get evaluations(): readonly Evaluation[] {
    this.#evaluations ??= this.#validator.traceViolated(this.validBody.schema, this.body);
    return this.#evaluations;
  }
}

const passesOn = (keyword: string): boolean => keywordOf(keyword)?.passesOn === true;

/** On how many bodies a keyword is tried. */
const MAX_TRIES = 3;

/**
 * For every goal, one body that violates it and as little else as possible: first the keywords that refuse values themselves,
 * each with its own body, then those that only apply other schemas and are not violated yet.
 */
export class Violations {
  readonly #bodies: readonly ValidBody[];
  readonly #source: ValueSource;
  readonly #validator: SchemaValidator;
  readonly #open: Set<string>;
  readonly #tries = new Map<string, number>();
  readonly #known = new Map<string, readonly LightEvaluation[]>();

  #triesLeft: number;

  constructor(
    bodies: readonly ValidBody[],
    source: ValueSource,
    validator: SchemaValidator,
    goals: Iterable<string>,
    mostTries = Number.POSITIVE_INFINITY,
  ) {
    this.#triesLeft = mostTries;
    this.#bodies = bodies;
    this.#source = source;
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

  #close({ violated }: Violation): void {
    for (const { place } of violated) this.#open.delete(place);
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
        if (this.#triesLeft-- <= 0) return;
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
    const isName = pointer.startsWith("*");
    const from = isName ? pointer.slice(1) : pointer;
    const value = isName ? nameIn(from) : at(validBody.body, pointer);
    if (value === undefined) return [];
    const best = new Map<string, { readonly violation: Violation; readonly cost: number }>();
    const all: Violation[] = [];
    for (const other of this.#source.breaksOf(keyword, schema, value)) {
      const body = isName ? renamed(validBody.body, from, String(other)) : replaceAt(validBody.body, from, () => other);
      const violated = this.#violatedBy(validBody.schema, body);
      const cost = violated.filter((one) => !one.optional && !passesOn(one.keyword)).length;
      let found = 0;
      for (const target of violated) {
        if (!this.#open.has(target.place) || (!passesOn(keyword) && target.place !== place)) continue;
        const violation = new Violation(validBody, body, target, violated, this.#validator);
        if (keyword === "required") all.push(violation);
        if (cost < (best.get(target.place)?.cost ?? Number.POSITIVE_INFINITY))
          found = best.set(target.place, { violation, cost }).size;
      }
      if (keyword === "required" || !best.has(place)) continue;
      // What comes after a value that breaks nothing new inside breaks the keyword itself again.
      if (passesOn(keyword) ? found === 0 : (best.get(place)?.cost ?? 2) <= 1) break;
    }
    // Each missing field is a fault of its own.
    return all.length > 0 ? all : [...best.values()].map(({ violation }) => violation);
  }

  /** The keywords of one value are often broken in the same way, so that nearly half of the bodies come again. */
  #violatedBy(schema: string, body: Json): readonly LightEvaluation[] {
    const key = `${schema} ${writeExact(body)}`;
    const known = this.#known.get(key) ?? this.#validator.listViolated(schema, body);
    this.#known.set(key, known);
    return known;
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
