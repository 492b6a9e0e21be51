import { setTimeout as sleep } from "node:timers/promises";
import type { GeneratedBodies } from "../../../scripts/probe/bodies/generate-bodies.ts";
import type { Violation } from "../../../scripts/probe/bodies/violations.ts";
import type { Contract } from "../../../scripts/probe/contract/contract.ts";
import { documentedRequests } from "../../../scripts/probe/contract/examples.ts";
import type { DocumentedOperation } from "../../../scripts/probe/contract/operations.ts";
import type { JsonObject } from "../../../scripts/schema/json.ts";
import type { KnownFault } from "./known-faults.ts";
import { draftOf, type PrismTarget } from "./target.ts";

export type FoundFault = Omit<KnownFault, "issue" | "body">;

/** Requests at one time. */
const AT_ONCE = 8;

/** Whether Prism takes what is valid and refuses what is not, as the independent reader has it. */
export class PrismFaults {
  readonly #document: JsonObject;
  readonly #contract: Contract;
  readonly #target: PrismTarget;

  constructor(document: JsonObject, contract: Contract, target: PrismTarget) {
    this.#document = document;
    this.#contract = contract;
    this.#target = target;
  }

  async faults(operation: DocumentedOperation, { violations }: GeneratedBodies): Promise<FoundFault[]> {
    const own = violations.filter(({ validBody }) => validBody.operationId === operation.id);
    const found: FoundFault[] = [];
    for (let start = 0; start < own.length; start += AT_ONCE) {
      const some = own.slice(start, start + AT_ONCE);
      const faults = await Promise.all(some.map((violation) => this.#faultOf(operation, violation)));
      // When Prism ends it takes its neighbours along: whose fault it was shows one by one.
      for (const [index, fault] of faults.entries()) {
        const violation = some[index];
        const sure = fault?.fault === "ends" && violation ? await this.#alone(operation, violation) : fault;
        if (sure !== undefined) found.push(sure);
      }
    }
    return found;
  }

  async #alone(operation: DocumentedOperation, violation: Violation): Promise<FoundFault | undefined> {
    await this.#backAgain();
    return this.#faultOf(operation, violation);
  }

  async #faultOf(operation: DocumentedOperation, violation: Violation): Promise<FoundFault | undefined> {
    const [request] = documentedRequests(this.#document, operation);
    if (request === undefined) return undefined;
    const { validBody, body } = violation;
    const { place, keyword } = culprit(violation);
    const name = { operation: operation.id, keyword, place };
    try {
      const answer = await this.#target.sendDraft({ ...draftOf(request), body });
      const isValid = this.#contract.validator.holds(validBody.schema, body);
      if (answer.status < 400 === isValid) return undefined;
      return { ...name, fault: isValid ? "refuses what is right" : "takes what is wrong" };
    } catch {
      return { ...name, fault: "ends" };
    }
  }

  async #backAgain(): Promise<void> {
    const [operation] = this.#contract.operations.values();
    const [request] = operation ? documentedRequests(this.#document, operation) : [];
    for (let tries = 0; tries < 1200 && request !== undefined; tries++) {
      const there = await this.#target.send(request).catch(() => undefined);
      if (there !== undefined) return;
      await sleep(100);
    }
    throw new Error("Prism did not come back");
  }
}

/** The keyword that was meant, or another that is broken along with it and has letters that a header cannot hold. */
function culprit({ target, evaluations }: Violation): { readonly place: string; readonly keyword: string } {
  return (
    evaluations.find(
      ({ keyword, satisfied, pointer }) => keyword === "pattern" && !satisfied && pointer === target.pointer,
    ) ?? target
  );
}
