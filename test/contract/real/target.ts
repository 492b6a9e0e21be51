import type { Contract } from "../../../scripts/probe/contract/contract.ts";
import {
  type DocumentedAnswer,
  type DocumentedRequest,
  documentedRequests,
} from "../../../scripts/probe/contract/examples.ts";
import type { WireAnswer } from "../../../scripts/probe/wire/answer.ts";
import type { Json, JsonObject } from "../../../scripts/schema/json.ts";
import type { Target } from "../exercise.ts";
import { codeOf, codesTold } from "../result-codes.ts";
import { draftsOf } from "./drafts.ts";
import type { GatewayDraft, TestGateways } from "./gateways.ts";
import { refusalSituations } from "./refusal-situations.ts";
import { successes, withReference } from "./successes.ts";

/** Bodies that were made from the schema of an operation. */
export interface Bodies {
  valid(operationId: string): readonly Json[];
  /** Breaking a rule that has this code. */
  refusedWith(operationId: string, code: string): Iterable<Json>;
  /** Requests with a parameter that is refused with this code. */
  wrongParameters(draft: GatewayDraft, code: string): Iterable<GatewayDraft>;
  /** Requests whose path names nothing. */
  unknownPaths(draft: GatewayDraft): Iterable<GatewayDraft>;
}

/** A body may break other rules as well, and one of those may come first. */
const MOST_BODIES = 80;

/** The server itself. */
export class RealTarget implements Target {
  readonly #document: JsonObject;
  readonly #contract: Contract;
  readonly #gateways: TestGateways;
  readonly #bodies: Bodies;

  constructor(document: JsonObject, contract: Contract, gateways: TestGateways, bodies: Bodies) {
    this.#document = document;
    this.#contract = contract;
    this.#gateways = gateways;
    this.#bodies = bodies;
  }

  async send(request: DocumentedRequest): Promise<WireAnswer> {
    const [draft] = await draftsOf(this.#gateways, this.#contract.operations, request.operation, [request]);
    if (draft === undefined) throw new Error("A request has a draft");
    return this.#gateways.send(draft);
  }

  async provoke(answer: DocumentedAnswer): Promise<WireAnswer> {
    const { operation, example, mediaType } = answer;
    const code = codeOf(answer) ?? "A000";
    const { operations } = this.#contract;
    const requests = documentedRequests(this.#document, operation);
    const drafts = await draftsOf(this.#gateways, operations, operation, requests);
    const [first] = drafts;
    if (first === undefined) throw new Error(`${operation.id} has no request`);
    const draft = withReference(first);

    const way = successes[`${operation.id} ${example || mediaType}`];
    if (way !== undefined) return way(this.#gateways, operations, draft);
    const answers: WireAnswer[] = [];
    for await (const tried of this.#tries(answer, code, draft, drafts)) {
      const [own] = codesTold(tried);
      if (own === code) return tried;
      answers.push(tried);
    }
    const best = answers.find((one) => codesTold(one).includes(code)) ?? answers[0];
    if (best === undefined)
      throw new Error(
        `Nobody knows how ${operation.id} comes to answer ${code}; fix: add ${code} to test/contract/real/refusal-situations.ts`,
      );
    return best;
  }

  async *#tries(
    { status }: DocumentedAnswer,
    code: string,
    draft: GatewayDraft,
    drafts: readonly GatewayDraft[],
  ): AsyncGenerator<WireAnswer> {
    const made = this.#bodies.valid(draft.operation.id).map((body) => ({ ...draft, body }));
    const provoked = await refusalSituations[code]?.({ gateways: this.#gateways, draft, drafts: [...drafts, ...made] });
    if (provoked !== undefined) yield provoked;
    for (const body of Iterator.from(this.#bodies.refusedWith(draft.operation.id, code)).take(MOST_BODIES))
      yield this.#gateways.send({ ...draft, body });
    for (const wrong of this.#bodies.wrongParameters(draft, code)) yield this.#gateways.send(wrong);
    if (status === 404) for (const unknown of this.#bodies.unknownPaths(draft)) yield this.#gateways.send(unknown);
  }
}
