import { writeExact } from "../../runtime/exact-json.ts";
import { at, type Json, type JsonObject } from "../../schema/json.ts";
import { replaceAt } from "../../schema/replace-at.ts";
import { seemsToHold } from "../../schema/seems-to-hold.ts";
import type { SchemaValidator } from "../contract/validator.ts";
import { listChanges, transplantBodies } from "./change-body.ts";
import { ReachableSchemas } from "./reachable-schemas.ts";
import type { ValidBody } from "./valid-body.ts";
import { type SourceOptions, ValueSource } from "./value-source.ts";

export interface CorpusOptions extends SourceOptions {
  /** So many bodies are tried at most: schemas of thousands of branches have no end of them. */
  readonly mostTries?: number;
}

/** How often the same change of the same schema may fail, on different bodies, before it is no longer tried. */
const MAX_FAILED_TRIES = 4;
/** The same for changes that are seldom needed, of which there are as many as pairs of fields. */
const MAX_FAILED_UNLIKELY_TRIES = 1;

/**
 * Valid bodies that together satisfy every keyword of the schemas. Starts from the bodies that were added, usually the
 * document's examples; then adds fields and chooses other values and branches. Keeps a body if it satisfies a new keyword.
 */
export class Corpus extends ValueSource {
  readonly bodies: ValidBody[] = [];
  readonly #reach: ReachableSchemas;
  readonly #failedTries = new Map<string, number>();
  /** Bodies that were looked at, and whether they are valid. */
  readonly #considered = new Map<string, boolean>();
  /** Keywords that no body satisfies yet. */
  readonly #open: Set<string>;
  /** By schema, the unsatisfied keywords that can be reached from it. */
  readonly #openBehind = new Map<string, string[]>();
  #triesLeft: number;

  constructor(
    document: JsonObject,
    validator: SchemaValidator,
    goals: Iterable<string>,
    { mostTries = Number.POSITIVE_INFINITY, ...options }: CorpusOptions = {},
  ) {
    super(document, validator, options);
    this.#triesLeft = mostTries;
    this.#open = new Set(goals);
    this.#reach = new ReachableSchemas(document);
  }

  /** Adds a body if it is valid. */
  add(operationId: string, schema: string, name: string, body: Json): boolean {
    const { valid, evaluations } = this.validator.trace(schema, body);
    if (valid) this.#keep({ operationId, schema, name, body, evaluations });
    return valid;
  }

  /** Changes bodies until no change satisfies a new keyword. */
  grow(): void {
    const initial = [...this.bodies];
    this.#transplant(initial, initial);
    for (const validBody of this.bodies) this.#change(validBody);
    const { length } = this.bodies;
    this.#transplant(initial, this.bodies.slice(initial.length));
    for (const validBody of this.bodies.slice(length)) this.#change(validBody);
  }

  #transplant(hosts: readonly ValidBody[], others: readonly ValidBody[]): void {
    for (const host of hosts)
      for (const body of transplantBodies(host, others, this)) this.#consider(host, body, "transplanted");
  }

  #change(validBody: ValidBody): void {
    const visited = new Set<string>();
    for (const { chain, pointer } of validBody.evaluations) {
      const schema = chain[0] ?? "";
      if (pointer.startsWith("*") || visited.has(`${schema} ${pointer}`)) continue;
      visited.add(`${schema} ${pointer}`);
      this.#changeAt(validBody, schema, pointer);
    }
  }

  #changeAt(validBody: ValidBody, schema: string, pointer: string): void {
    const value = at(validBody.body, pointer);
    if (value === undefined) return;
    for (const { name, behind, isUnlikely, change } of listChanges(schema, value, this)) {
      if (this.#triesLeft <= 0) return;
      const what = `${validBody.schema} ${schema} ${name}`;
      const most = isUnlikely ? MAX_FAILED_UNLIKELY_TRIES : MAX_FAILED_TRIES;
      if ((this.#failedTries.get(what) ?? 0) >= most || (behind !== undefined && this.#isDone(behind))) continue;
      this.#triesLeft -= 1;
      const isNew = this.#consider(validBody, replaceAt(validBody.body, pointer, change), name);
      if (!isNew) this.#failedTries.set(what, (this.#failedTries.get(what) ?? 0) + 1);
    }
  }

  #isDone(schema: string): boolean {
    const before = this.#openBehind.get(schema) ?? this.#reach.keywords(schema);
    const now = before.filter((place) => this.#open.has(place));
    this.#openBehind.set(schema, now);
    return now.length === 0;
  }

  #consider(from: ValidBody, body: Json, change: string): boolean {
    const schema = this.facetter.schemaAt(from.schema);
    for (const repair of [(value: Json) => value, (value: Json) => this.make(from.schema, value)]) {
      const candidate = repair(body);
      // The judge takes its time: what is plainly wrong need not be shown to it.
      if (!seemsToHold(this.facetter, schema, candidate)) continue;
      const key = `${from.schema} ${writeExact(candidate)}`;
      const known = this.#considered.get(key);
      // What was considered once satisfies nothing new any more.
      if (known === true) return false;
      const { isValid, isNew } =
        known === false ? { isValid: false, isNew: false } : this.#judge(from.schema, candidate);
      this.#considered.set(key, isValid);
      if (!isValid) continue;
      // A body that is made from the schema has no name.
      const name = from.name === "" ? change : `${from.name}, ${change}`;
      if (isNew) {
        const { evaluations } = this.validator.trace(from.schema, candidate);
        this.#keep({ ...from, name, body: candidate, evaluations });
      }
      return isNew;
    }
    return false;
  }

  /** Whether the body is valid, and satisfies a keyword that no other does. */
  #judge(schema: string, body: Json): { readonly isValid: boolean; readonly isNew: boolean } {
    let isNew = false;
    const isValid = this.validator.watch(schema, body, (place, satisfied) => {
      isNew ||= satisfied && this.#open.has(place);
    });
    return { isValid, isNew };
  }

  #keep(validBody: ValidBody): void {
    this.bodies.push(validBody);
    for (const { place, satisfied: holds, chain, pointer, optional } of validBody.evaluations) {
      if (!holds) continue;
      this.#open.delete(place);
      if (optional || pointer.startsWith("*")) continue;
      const value = at(validBody.body, pointer);
      if (value === undefined) continue;
      this.see(chain, pointer.slice(pointer.lastIndexOf("/") + 1), value);
    }
  }
}
