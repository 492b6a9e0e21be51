import { isObject, type Json, type JsonObject, nodeAt } from "../json-pointer.ts";
import { adaptBody } from "./adapt-body.ts";
import { Corpus } from "./corpus.ts";
import { expectedFaults } from "./expected-fault.ts";
import type { GeneratedBodies } from "./generate-bodies.ts";
import { ReachableSchemas } from "./reachable-schemas.ts";
import type { ValidBody } from "./valid-body.ts";
import { type Violation, Violations } from "./violations.ts";

/** Bodies that operations must refuse, by the code of the refusal. */
export class RefusedBodies {
  readonly #document: JsonObject;
  readonly #made: GeneratedBodies;
  readonly #byCode = new Map<string, Violation[]>();
  readonly #reach: ReachableSchemas;

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

  /** Known bodies of the operation first, then adapted bodies of others, then newly made ones. */
  *of(operationId: string, code: string): Generator<Json> {
    const { judge, corpus } = this.#made;
    const hosts = corpus.specimens.filter((specimen) => specimen.operationId === operationId);
    const known = this.with(code);
    for (const { specimen, body } of known) if (specimen.operationId === operationId) yield body;
    for (const { specimen, body } of known) {
      const kin =
        specimen.operationId === operationId ? undefined : adaptBody(this.#document, { ...specimen, body }, hosts);
      if (kin !== undefined && !judge.holds(kin.host.schema, kin.body)) yield kin.body;
    }
    for (const violation of this.#madeFor(hosts, code)) if (this.#getCodes(violation).has(code)) yield violation.body;
  }

  #getCodes({ target, evaluations, body }: Violation): Set<string> {
    return new Set(expectedFaults(this.#document, target, evaluations, body).map(({ code }) => code));
  }

  /** Makes bodies for this operation that break the schemas with the code. */
  *#madeFor(hosts: readonly ValidBody[], code: string): Generator<Violation> {
    const [host] = hosts;
    if (host === undefined) return;
    const { judge, corpus } = this.#made;
    const goals = this.#listGoals(host.schema, code);
    const own = new Corpus(this.#document, judge, goals);
    for (const { body, name } of hosts) own.add(host.operationId, host.schema, name, body);
    for (const specimen of corpus.specimens) {
      const kin = specimen.operationId === host.operationId ? undefined : adaptBody(this.#document, specimen, hosts);
      if (kin !== undefined) own.add(host.operationId, host.schema, specimen.name, kin.body);
    }
    own.grow();
    yield* new Violations(own.specimens, own, judge, goals);
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
