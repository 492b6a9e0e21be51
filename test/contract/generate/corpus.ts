import { at, type Json, type JsonObject } from "../json-pointer.ts";
import type { Judge } from "../judge.ts";
import { changesOf, transplanted } from "./changes.ts";
import { edited } from "./edit.ts";
import { Pool } from "./pool.ts";
import { Reach } from "./reach.ts";
import { type Means, satisfied } from "./satisfy.ts";
import type { Specimen } from "./specimen.ts";

/** How often the same change of the same schema may come to nothing, on different bodies, before it is given up. */
const VAIN_TRIES = 12;

/**
 * Valid bodies for all that a schema has: starts from those that are given, usually the document's examples, and adds
 * fields, chooses other values and other branches, keeping whatever satisfies a keyword that nothing did before.
 */
export class Corpus implements Means {
  readonly document: JsonObject;
  readonly pool: Pool;
  readonly specimens: Specimen[] = [];
  readonly #judge: Judge;
  readonly #reach: Reach;
  readonly #seen = new Map<string, Json>();
  readonly #vainTries = new Map<string, number>();
  /** Keywords that nothing satisfies so far. */
  readonly #open: Set<string>;
  /** Of each schema those among them that can be reached from it, as far as they were looked up. */
  readonly #openBehind = new Map<string, string[]>();

  constructor(document: JsonObject, judge: Judge, goals: Iterable<string>) {
    this.document = document;
    this.#judge = judge;
    this.#open = new Set(goals);
    this.pool = new Pool(document);
    this.#reach = new Reach(document);
  }

  seen(place: string): Json | undefined {
    return this.#seen.get(place);
  }

  holds(place: string, value: Json): boolean {
    return this.#judge.holds(place, value);
  }

  /** Takes a valid body in; refuses one that is not. */
  add(operationId: string, schema: string, name: string, body: Json): boolean {
    const { valid, evaluations } = this.#judge.trace(schema, body);
    if (valid) this.#keep({ operationId, schema, name, body, evaluations });
    return valid;
  }

  /** Goes on until no change satisfies anything new. */
  grow(): void {
    const given = [...this.specimens];
    this.#transplant(given, given);
    for (const specimen of this.specimens) this.#change(specimen);
    const { length } = this.specimens;
    this.#transplant(given, this.specimens.slice(given.length));
    for (const specimen of this.specimens.slice(length)) this.#change(specimen);
  }

  #transplant(hosts: readonly Specimen[], others: readonly Specimen[]): void {
    for (const host of hosts)
      for (const body of transplanted(host, others, this)) this.#consider(host, body, "transplanted");
  }

  #change(specimen: Specimen): void {
    const visited = new Set<string>();
    for (const { chain, pointer } of specimen.evaluations) {
      const schema = chain[0] ?? "";
      if (pointer.startsWith("*") || visited.has(`${schema} ${pointer}`)) continue;
      visited.add(`${schema} ${pointer}`);
      this.#changeAt(specimen, schema, pointer);
    }
  }

  #changeAt(specimen: Specimen, schema: string, pointer: string): void {
    const value = at(specimen.body, pointer);
    if (value === undefined) return;
    for (const { name, behind, change } of changesOf(schema, value, this)) {
      const what = `${specimen.schema} ${schema} ${name}`;
      if ((this.#vainTries.get(what) ?? 0) >= VAIN_TRIES || (behind !== undefined && this.#isDone(behind))) continue;
      const isNew = this.#consider(specimen, edited(specimen.body, pointer, change), name);
      if (!isNew) this.#vainTries.set(what, (this.#vainTries.get(what) ?? 0) + 1);
    }
  }

  #isDone(schema: string): boolean {
    const before = this.#openBehind.get(schema) ?? this.#reach.keywords(schema);
    const now = before.filter((place) => this.#open.has(place));
    this.#openBehind.set(schema, now);
    return now.length === 0;
  }

  #consider(from: Specimen, body: Json, change: string): boolean {
    for (const mend of [(given: Json) => given, (given: Json) => satisfied(from.schema, given, this)]) {
      const candidate = mend(body);
      if (!this.#judge.holds(from.schema, candidate)) continue;
      const { evaluations } = this.#judge.trace(from.schema, candidate);
      const isNew = evaluations.some(({ place, satisfied: holds }) => holds && this.#open.has(place));
      if (isNew) this.#keep({ ...from, name: `${from.name}, ${change}`, body: candidate, evaluations });
      return isNew;
    }
    return false;
  }

  #keep(specimen: Specimen): void {
    this.specimens.push(specimen);
    for (const { place, satisfied: holds, chain, pointer, optional } of specimen.evaluations) {
      if (!holds) continue;
      this.#open.delete(place);
      if (optional || pointer.startsWith("*")) continue;
      const value = at(specimen.body, pointer);
      if (value === undefined) continue;
      const field = ` ${pointer.slice(pointer.lastIndexOf("/") + 1)}`;
      for (const name of [...chain, field]) if (!this.#seen.has(name)) this.#seen.set(name, value);
    }
  }
}
