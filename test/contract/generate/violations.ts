import { at, isObject, type Json, nodeAt } from "../json-pointer.ts";
import type { Judge } from "../judge.ts";
import type { Evaluation } from "../trace.ts";
import { broken } from "./broken.ts";
import { edited } from "./edit.ts";
import { passesOn } from "./keywords.ts";
import type { Means } from "./satisfy.ts";
import type { Specimen } from "./specimen.ts";

/** A body with a keyword broken, and all that came of it. */
export interface Violation {
  readonly specimen: Specimen;
  readonly body: Json;
  /** The keyword that was meant to be broken. */
  readonly target: Evaluation;
  /** What is violated, and what else was looked at there. */
  readonly evaluations: readonly Evaluation[];
}

/** How many bodies a keyword is tried on before it is given up. */
const TRIES = 6;

/**
 * For every goal, one body that violates it and, of those that were found, the least else: first the keywords that
 * decide themselves, each with a body of its own, then the ones that only pass on and are still to be seen violated.
 */
export class Violations {
  readonly #specimens: readonly Specimen[];
  readonly #means: Means;
  readonly #judge: Judge;
  readonly #open: Set<string>;
  readonly #tries = new Map<string, number>();

  constructor(specimens: readonly Specimen[], means: Means, judge: Judge, goals: Iterable<string>) {
    this.#specimens = specimens;
    this.#means = means;
    this.#judge = judge;
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
    // A field that must not be there is looked at only when it is: the place to break it is the list of fields.
    const lists = new Set(
      [...this.#open].map((place) => /^(.*\/(?:properties|patternProperties))\/[^/]+\/not$/.exec(place)?.[1]),
    );
    for (const specimen of this.#specimens)
      for (const evaluation of specimen.evaluations) {
        if (!evaluation.satisfied || !concerns(evaluation)) continue;
        if (!this.#open.has(evaluation.place) && !lists.has(evaluation.place)) continue;
        const key = `${specimen.schema} ${evaluation.place}`;
        const tries = (this.#tries.get(key) ?? 0) + 1;
        if (tries > TRIES) continue;
        this.#tries.set(key, tries);
        for (const violation of this.#at(specimen, evaluation)) {
          this.#open.delete(violation.target.place);
          yield violation;
        }
      }
  }

  /** One body for the keyword itself, or one for each goal behind it where it passes on. */
  #at(specimen: Specimen, { place, keyword, pointer }: Evaluation): Violation[] {
    const schema = place.slice(0, place.lastIndexOf("/"));
    const node = nodeAt(this.#means.document, schema);
    const isName = pointer.startsWith("*");
    const from = isName ? pointer.slice(1) : pointer;
    const value = isName ? nameIn(from) : at(specimen.body, pointer);
    if (!isObject(node) || value === undefined) return [];
    const best = new Map<string, Violation & { readonly cost: number }>();
    const all: Violation[] = [];
    for (const other of broken(keyword, { schema, node, rule: node[keyword] ?? null, value, means: this.#means })) {
      const body = isName ? renamed(specimen.body, from, String(other)) : edited(specimen.body, from, () => other);
      const evaluations = concerning(this.#judge.trace(specimen.schema, body).evaluations);
      const cost = evaluations.filter((one) => !one.satisfied && !one.optional && !passesOn(one.keyword)).length;
      for (const target of evaluations) {
        if (target.satisfied || !this.#open.has(target.place)) continue;
        if (!passesOn(keyword) && target.place !== place) continue;
        if (keyword === "required") all.push({ specimen, body, target, evaluations });
        const known = best.get(target.place);
        if (known === undefined || cost < known.cost)
          best.set(target.place, { specimen, body, target, evaluations, cost });
      }
      if (keyword !== "required" && !passesOn(keyword) && (best.get(place)?.cost ?? 2) <= 1) break;
    }
    // Every field that must be there is a fault of its own.
    return all.length > 0 ? all : [...best.values()];
  }
}

/** The rest is as it was: thousands of bodies would not fit into memory with all that was looked at in each. */
function concerning(evaluations: readonly Evaluation[]): Evaluation[] {
  const places = new Set(evaluations.flatMap(({ pointer, satisfied }) => (satisfied ? [] : [pointer])));
  return evaluations.filter(({ pointer }) => places.has(pointer));
}

const nameIn = (pointer: string): string => pointer.slice(pointer.lastIndexOf("/") + 1);

function renamed(body: Json, pointer: string, name: string): Json {
  const parent = pointer.slice(0, pointer.lastIndexOf("/"));
  return edited(body, parent, (object) => {
    if (!isObject(object)) return object;
    const { [nameIn(pointer)]: value = "a", ...rest } = object;
    return { ...rest, [name]: value };
  });
}
