import { Corpus } from "../../../scripts/probe/bodies/corpus.ts";
import type { GeneratedBodies } from "../../../scripts/probe/bodies/generate-bodies.ts";
import { ReachableSchemas } from "../../../scripts/probe/bodies/reachable-schemas.ts";
import type { ValidBody } from "../../../scripts/probe/bodies/valid-body.ts";
import { type Violation, Violations } from "../../../scripts/probe/bodies/violations.ts";
import { isObject, type Json, type JsonObject, nodeAt } from "../../../scripts/schema/json.ts";
import { adaptBody } from "./adapt-body.ts";
import { expectedFaults } from "./expected-fault.ts";

/** Bodies that operations must refuse, by the code of the refusal. */
export class RefusedBodies {
  readonly #document: JsonObject;
  readonly #made: GeneratedBodies;
  readonly #byCode = new Map<string, Violation[]>();
  readonly #reach: ReachableSchemas;
  readonly #found = new Map<string, { readonly bodies: Json[]; readonly more: Generator<Json, undefined> }>();

  constructor(document: JsonObject, made: GeneratedBodies) {
    this.#document = document;
    this.#made = made;
    this.#reach = new ReachableSchemas(document);
    for (const violation of made.violations)
      for (const code of this.#getCodes(violation)) this.#byCode.set(code, [...this.with(code), violation]);
  }

  with(code: string): readonly Violation[] {
    return this.#byCode.get(code) ?? [];
  }

  /** The same bodies each time. They are made when they are asked for, and kept. */
  *of(operationId: string, code: string): Generator<Json> {
    const key = `${operationId} ${code}`;
    const known = this.#found.get(key) ?? { bodies: [], more: this.#find(operationId, code) };
    this.#found.set(key, known);
    for (let index = 0; ; index++) {
      if (index === known.bodies.length) {
        const { value, done } = known.more.next();
        if (done) return;
        known.bodies.push(value);
      }
      yield known.bodies[index] ?? null;
    }
  }

  /** Known bodies of the operation first, then adapted bodies of others, then newly made ones. */
  *#find(operationId: string, code: string): Generator<Json, undefined> {
    const { validator, corpus } = this.#made;
    const hosts = corpus.bodies.filter((validBody) => validBody.operationId === operationId);
    const known = this.with(code);
    for (const { validBody, body } of known) if (validBody.operationId === operationId) yield body;
    for (const { validBody, body } of known) {
      const kin =
        validBody.operationId === operationId ? undefined : adaptBody(this.#document, { ...validBody, body }, hosts);
      if (kin !== undefined && !validator.holds(kin.host.schema, kin.body)) yield kin.body;
    }
    for (const violation of this.#madeFor(hosts, code)) if (this.#getCodes(violation).has(code)) yield violation.body;
  }

  #getCodes({ targetEvaluation, evaluations, body }: Violation): Set<string> {
    return new Set(expectedFaults(this.#document, targetEvaluation, evaluations, body).map(({ code }) => code));
  }

  /** Makes bodies for this operation that break the schemas with the code. */
  *#madeFor(hosts: readonly ValidBody[], code: string): Generator<Violation> {
    const [host] = hosts;
    if (host === undefined) return;
    const { validator, corpus } = this.#made;
    const goals = this.#listGoals(host.schema, code);
    const own = new Corpus(this.#document, validator, goals, corpus);
    for (const { body, name } of hosts) own.add(host.operationId, host.schema, name, body);
    for (const validBody of corpus.bodies) {
      const kin = validBody.operationId === host.operationId ? undefined : adaptBody(this.#document, validBody, hosts);
      if (kin !== undefined) own.add(host.operationId, host.schema, validBody.name, kin.body);
    }
    // Often the bodies that are there can be broken; to look for others takes much longer.
    yield* new Violations(own.bodies, own, validator, goals);
    own.grow();
    yield* new Violations(own.bodies, own, validator, goals);
  }

  /** The keywords of the schemas with the code, and `required` of the objects that contain them. */
  #listGoals(root: string, code: string): string[] {
    return this.#reach.from(root).flatMap((schema) => {
      const node = nodeAt(this.#document, schema);
      if (!isObject(node) || !JSON.stringify(node["x-code"] ?? null).includes(`"${code}"`)) return [];
      const parent = /^(.*)\/properties\/[^/]+$/.exec(schema)?.[1];
      return [...this.#reach.keywords(schema), ...(parent === undefined ? [] : [`${parent}/required`])];
    });
  }
}
