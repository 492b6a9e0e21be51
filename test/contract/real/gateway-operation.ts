import type { Contract } from "../../../scripts/probe/contract/contract.ts";
import { documentedRequests } from "../../../scripts/probe/contract/examples.ts";
import type { DocumentedOperation } from "../../../scripts/probe/contract/operations.ts";
import { jsonOf } from "../../../scripts/probe/contract/wire-value.ts";
import type { WireAnswer } from "../../../scripts/probe/wire/answer.ts";
import { isObject, type Json, type JsonObject } from "../../../scripts/schema/json.ts";
import type { ExpectedFault } from "../generate/expected-fault.ts";
import type { OperationUnderTest } from "../generated-requests.ts";
import { codesTold } from "../result-codes.ts";
import { ask, draftsOf, valueAt } from "./drafts.ts";
import type { GatewayDraft, TestGateways } from "./gateways.ts";

/** An operation of the gateway, as the requests need it. */
export class GatewayOperation implements OperationUnderTest<GatewayDraft> {
  readonly operation: DocumentedOperation;
  readonly #document: JsonObject;
  readonly #contract: Contract;
  readonly #gateways: TestGateways;

  constructor(document: JsonObject, contract: Contract, gateways: TestGateways, operation: DocumentedOperation) {
    this.operation = operation;
    this.#document = document;
    this.#contract = contract;
    this.#gateways = gateways;
  }

  async draft(): Promise<GatewayDraft> {
    const [first] = documentedRequests(this.#document, this.operation);
    const [draft] = await draftsOf(this.#gateways, this.#contract.operations, this.operation, first ? [first] : []);
    if (draft === undefined) throw new Error(`${this.operation.id} has no request`);
    return draft;
  }

  send(draft: GatewayDraft): Promise<WireAnswer> {
    return this.#gateways.send(draft);
  }

  /** A body may still name what is not registered, or break a rule that no schema can say. */
  isRefusedForForm(answer: WireAnswer): boolean {
    return answer.status !== 200 && ["A010", "A011"].includes(codesTold(answer)[0] ?? "");
  }

  faultsOf({ body }: WireAnswer): ExpectedFault[] {
    const { value } = jsonOf(body);
    const errors: readonly Json[] = isObject(value) && Array.isArray(value.errors) ? value.errors : [];
    return errors.flatMap((one) => (isObject(one) ? [{ pointer: String(one.pointer), code: String(one.code) }] : []));
  }

  /** What was saved is answered as it was given: the way to see those parts of the schemas of answers. */
  async readBack(answer: WireAnswer): Promise<void> {
    const formId = valueAt(answer, "/data/formId");
    if (typeof formId === "string")
      await ask(this.#gateways, this.#contract.operations, "getForm", { path: { formId } });
  }
}
