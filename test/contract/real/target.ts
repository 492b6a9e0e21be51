import { codesTold, type DocumentedAnswer, type DocumentedRequest, documentedRequests } from "../documented-answer.ts";
import type { Target } from "../exercise.ts";
import type { Contract, WireAnswer } from "../independent.ts";
import type { Json, JsonObject } from "../json-pointer.ts";
import { draftsOf } from "./drafts.ts";
import type { GatewayDraft, Lab } from "./lab.ts";
import { refusalSituations } from "./refusal-situations.ts";
import { successes, withReference } from "./successes.ts";

/** Bodies that were made from the schema of an operation. */
export interface Bodies {
  valid(operationId: string): readonly Json[];
  /** Breaking a rule that has this code. */
  refusedWith(operationId: string, code: string): Iterable<Json>;
}

/** A body may break other rules as well, and one of those may come first. */
const MOST_BODIES = 80;

/** The server itself. */
export class RealTarget implements Target {
  readonly #document: JsonObject;
  readonly #contract: Contract;
  readonly #lab: Lab;
  readonly #bodies: Bodies;

  constructor(document: JsonObject, contract: Contract, lab: Lab, bodies: Bodies) {
    this.#document = document;
    this.#contract = contract;
    this.#lab = lab;
    this.#bodies = bodies;
  }

  async send(request: DocumentedRequest): Promise<WireAnswer> {
    const [draft] = await draftsOf(this.#lab, this.#contract.operations, request.operation, [request]);
    if (draft === undefined) throw new Error("A request has a draft");
    return this.#lab.send(draft);
  }

  async provoke(answer: DocumentedAnswer): Promise<WireAnswer> {
    const { operation, example, mediaType, code = "A000" } = answer;
    const { operations } = this.#contract;
    const requests = documentedRequests(this.#document, operation);
    const drafts = await draftsOf(this.#lab, operations, operation, requests);
    const [first] = drafts;
    if (first === undefined) throw new Error(`${operation.id} has no request`);
    const draft = withReference(first);

    const way = successes[`${operation.id} ${example || mediaType}`];
    if (way !== undefined) return way(this.#lab, operations, draft);
    const answers: WireAnswer[] = [];
    for await (const tried of this.#tries(code, draft, drafts)) {
      const [own] = codesTold(tried);
      if (own === code) return tried;
      answers.push(tried);
    }
    const best = answers.find((one) => codesTold(one).includes(code)) ?? answers[0];
    if (best === undefined) throw new Error(`Nobody knows how ${operation.id} comes to answer ${code}`);
    return best;
  }

  async *#tries(code: string, draft: GatewayDraft, drafts: readonly GatewayDraft[]): AsyncGenerator<WireAnswer> {
    const made = this.#bodies.valid(draft.operation.id).map((body) => ({ ...draft, body }));
    const provoked = await refusalSituations[code]?.({ lab: this.#lab, draft, drafts: [...drafts, ...made] });
    if (provoked !== undefined) yield provoked;
    for (const body of Iterator.from(this.#bodies.refusedWith(draft.operation.id, code)).take(MOST_BODIES))
      yield this.#lab.send({ ...draft, body });
  }
}
