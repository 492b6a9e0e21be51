import type { DocumentedOperation } from "../documented.ts";
import { codesTold, documentedRequests, textOf } from "../documented-answer.ts";
import type { Draft } from "../draft.ts";
import { type ExpectedFault, wrongFaults } from "../generate/expected-fault.ts";
import type { Generated } from "../generate/generated.ts";
import { wrongParameters } from "../generate/parameters.ts";
import type { Means } from "../generate/satisfy.ts";
import type { Contract, WireAnswer } from "../independent.ts";
import { isObject, type Json, type JsonObject } from "../json-pointer.ts";
import { jsonOf } from "../wire-value.ts";
import { ask, draftsOf, valueAt } from "./drafts.ts";
import type { Lab } from "./lab.ts";

/** Requests at one time. */
const AT_ONCE = 8;

/** Sends what was made from the schemas of an operation and says where the answers are not as they should be. */
export class Trials {
  readonly #document: JsonObject;
  readonly #contract: Contract;
  readonly #lab: Lab;
  readonly #operation: DocumentedOperation;

  constructor(document: JsonObject, contract: Contract, lab: Lab, operation: DocumentedOperation) {
    this.#document = document;
    this.#contract = contract;
    this.#lab = lab;
    this.#operation = operation;
  }

  async valid(bodies: readonly Json[]): Promise<string[]> {
    const draft = await this.#draft();
    return this.#all(bodies, async (body) => {
      const answer = await this.#lab.send({ ...draft, body });
      await this.#readBack(answer);
      // It may still name what is not registered, or break a rule that no schema can say.
      const isFine = answer.status === 200 || !["A010", "A011"].includes(codesTold(answer)[0] ?? "");
      return [
        ...(isFine ? [] : [`${JSON.stringify(body)} was refused: ${textOf(answer)}`]),
        ...this.#complaints(answer),
      ];
    });
  }

  /** What was saved is answered as it was given: the way to see those parts of the schemas of answers. */
  async #readBack(answer: WireAnswer): Promise<void> {
    const formId = valueAt(answer, "/data/formId");
    if (typeof formId === "string") await ask(this.#lab, this.#contract.operations, "getForm", { path: { formId } });
  }

  async broken({ violations, judge }: Generated): Promise<string[]> {
    const draft = await this.#draft();
    const own = violations.filter(({ specimen }) => specimen.operationId === this.#operation.id);
    return this.#all(own, async (violation) => {
      const answer = await this.#lab.send({ ...draft, body: violation.body });
      const complaints = this.#complaints(answer);
      // A keyword in a branch of a union may be broken and the whole be right.
      if (judge.holds(violation.specimen.schema, violation.body)) return complaints;
      if (answer.status < 400) return [`${violation.target.place} is broken, and taken: ${textOf(answer)}`];
      const wrong = wrongFaults(this.#document, violation, faultsOf(answer));
      return wrong === undefined ? complaints : [...complaints, wrong];
    });
  }

  async wrongParameters(means: Means): Promise<string[]> {
    const draft = await this.#draft();
    const wrong = wrongParameters(this.#document, this.#operation, means);
    return this.#all(wrong, async ({ parameter, keyword, text, code }) => {
      const where = parameter.in === "path" ? "path" : "headers";
      const answer = await this.#lab.send({ ...draft, [where]: { ...draft[where], [parameter.name]: text } });
      const [told] = codesTold(answer);
      const isFine = answer.status >= 400 && (code === undefined || told === code);
      const complaint = `${parameter.name} breaks ${keyword}: ${code} was expected, told was ${told}`;
      return [...(isFine ? [] : [complaint]), ...this.#complaints(answer)];
    });
  }

  async #draft(): Promise<Draft> {
    const [first] = documentedRequests(this.#document, this.#operation);
    const [draft] = await draftsOf(this.#lab, this.#contract.operations, this.#operation, first ? [first] : []);
    if (draft === undefined) throw new Error(`${this.#operation.id} has no request`);
    return draft;
  }

  #complaints(answer: WireAnswer): readonly string[] {
    return this.#contract.checkAnswer(this.#operation.id, answer);
  }

  async #all<Item>(items: readonly Item[], look: (item: Item) => Promise<readonly string[]>): Promise<string[]> {
    const found: string[] = [];
    for (let start = 0; start < items.length; start += AT_ONCE)
      found.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(look))).flat());
    return found;
  }
}

function faultsOf(answer: WireAnswer): ExpectedFault[] {
  const { value } = jsonOf(answer.body);
  const errors: readonly Json[] = isObject(value) && Array.isArray(value.errors) ? value.errors : [];
  return errors.flatMap((one) => (isObject(one) ? [{ pointer: String(one.pointer), code: String(one.code) }] : []));
}
